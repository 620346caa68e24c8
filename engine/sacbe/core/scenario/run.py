"""Running a scenario: each step plays its actions, then runs its checks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from fractions import Fraction
from typing import Any, NamedTuple

from sacbe.core.action import Action
from sacbe.core.contract import CHANCE, Json, State, probability, seat_name
from sacbe.core.errors import IllegalAction, SacbeError
from sacbe.core.goal import MISSING, differences, shortfalls, value_at
from sacbe.core.record import Record
from sacbe.core.scenario.read import Case, Scenario, Step

_AUTO_MAX = 20_000


class Failure(NamedTuple):
    """An expectation of a scenario that does not hold."""

    case: str
    step: int
    message: str
    entry: str = ""
    """The entry of the step that does not hold, such as `expect`."""

    def __str__(self) -> str:
        return f"{self.case}, step {self.step}: {self.message}" if self.case else f"step {self.step}: {self.message}"


class _Stuck(SacbeError):
    """An action of a scenario that cannot be played now."""


@dataclass(slots=True)
class _Run:
    """A case while it is being played."""

    record: Record
    event_counts: Counter[str] = field(default_factory=Counter)
    last: list[str] = field(default_factory=list)

    @property
    def state(self) -> State:
        return self.record.state

    def play(self, action: Action) -> None:
        self.record = self.record.play(action)
        self.last += [event.key for event in self.state.events]
        self.event_counts.update(event.key for event in self.state.events)


def run_scenario(scenario: Scenario) -> Iterator[Failure]:
    """Yields everything in `scenario` that does not hold. An action that cannot be played ends its case."""
    for case in scenario.cases:
        run = _Run(case.record)
        for number, step in enumerate(case.steps, 1):
            run.last = []
            try:
                _act(run, step)
            except SacbeError as error:
                yield Failure(case.name, number, str(error), next(key for key in _ACTS if key in step))
                break
            for key, check in _CHECKS.items():
                if key in step:
                    for message in check(run, step[key], step):
                        yield Failure(case.name, number, message, key)


def play_case(case: Case) -> tuple[Record, tuple[int, ...]]:
    """Returns what a case plays, and how many actions have been played after each of its steps, whatever the steps
    expect; raises SacbeError if an action cannot be played."""
    run = _Run(case.record)
    stops = []
    for step in case.steps:
        _act(run, step)
        stops.append(run.record.step)
    return run.record, tuple(stops)


# --- acts


def _act(run: _Run, step: Step) -> None:
    """Plays what a step plays."""
    for key, act in _ACTS.items():
        if key in step:
            act(run, step[key], step)


def _play(run: _Run, actions: tuple[Action, ...], step: Step) -> None:
    for action in actions:
        if run.state.mover == CHANCE:
            raise _Stuck(f"{str(action)!r}: chance is to move; force its outcome with `chance`")
        run.play(action)


def _chance(run: _Run, actions: tuple[Action, ...], step: Step) -> None:
    for action in actions:
        if run.state.mover != CHANCE:
            raise _Stuck(f"{str(action)!r}: chance is not to move, {seat_name(run.state.mover) or 'nobody'} is")
        run.play(action)


def _auto(run: _Run, patterns: tuple[str, ...], step: Step) -> None:
    """Plays actions that match a pattern, earlier patterns first, until `until` holds or the game is over."""
    until = step.get("until")
    for _ in range(_AUTO_MAX):
        if until is not None and not any(_expect(run, until, step)):
            return
        if run.state.mover is None:
            if until is not None:
                raise _Stuck("auto: the game is over, and `until` never held")
            return
        legal = run.state.legal()
        chosen = next((a for p in patterns for a in legal if fnmatchcase(str(a), p)), None)
        if chosen is None:
            raise _Stuck(f"auto: nothing offered matches; what is offered: {', '.join(map(str, legal[:6]))}, ...")
        run.play(chosen)
    raise _Stuck(f"auto: not done after {_AUTO_MAX} actions")


# --- checks


def _matching(run: _Run, pattern: str) -> list[str]:
    return [text for text in map(str, run.state.legal()) if fnmatchcase(text, pattern)]


def _offered(run: _Run, patterns: tuple[str, ...], step: Step) -> Iterator[str]:
    for pattern in patterns:
        if not _matching(run, pattern):
            yield f"{pattern!r} should be offered; what is offered: {', '.join(map(str, run.state.legal()[:12]))}"


def _not_offered(run: _Run, patterns: tuple[str, ...], step: Step) -> Iterator[str]:
    for pattern in patterns:
        found = _matching(run, pattern)
        if found:
            yield f"{pattern!r} should not be offered, but {found[0]!r} is"


def _count(run: _Run, counts: Mapping[str, int], step: Step) -> Iterator[str]:
    for pattern, wanted in counts.items():
        found = len(_matching(run, pattern))
        if found != wanted:
            yield f"{found} offered actions match {pattern!r}; there should be {wanted}"


def _cost(run: _Run, costs: Mapping[tuple[Action, ...], Mapping[str, int]], step: Step) -> Iterator[str]:
    found = {tuple(offer["actions"]): offer["cost"] for offer in run.state.offers()}
    for actions, wanted in costs.items():
        texts = tuple(map(str, actions))
        if texts not in found:
            yield f"{', '.join(texts)!r} should be one offer, but is not"
        elif found[texts] != wanted:
            yield f"{', '.join(texts)!r} costs {found[texts]}; it should cost {wanted}"


def _refused(run: _Run, rules: Mapping[Action, str], step: Step) -> Iterator[str]:
    for action, rule in rules.items():
        text = str(action)
        refusal = run.state.why_not(action)
        if refusal is None:
            yield f"{text!r} should be refused by {rule}, but it is legal"
        elif refusal.rule != rule:
            yield f"{text!r} should be refused by {rule}, but {refusal.rule} does: {refusal.reason}"
        else:
            try:
                run.state.play(action)
                yield f"{text!r} is refused by why_not, but play accepts it"
            except IllegalAction:
                pass


def _probability(run: _Run, fractions: Mapping[Action, Fraction], step: Step) -> Iterator[str]:
    for action, wanted in fractions.items():
        found = probability(run.state, action)
        if found != wanted:
            yield f"{str(action)!r} has probability {found}; it should have {wanted}"


def _view(run: _Run, step: Step) -> dict[str, Json]:
    """The view that a step checks: that of the seat it names, otherwise of the mover."""
    seat = step.get("seat", run.state.mover)
    return run.state.view(None if seat == CHANCE else seat)


def _expect(run: _Run, entries: Mapping[str, Any], step: Step) -> Iterator[str]:
    yield from differences(_view(run, step), run.state.game, entries)


def _at_least(run: _Run, entries: Mapping[str, Any], step: Step) -> Iterator[str]:
    yield from shortfalls(_view(run, step), run.state.game, entries)


def _absent(run: _Run, paths: tuple[str, ...], step: Step) -> Iterator[str]:
    view = _view(run, step)
    for path in paths:
        found = value_at(view, run.state.game, path)
        if found is not MISSING:
            yield f"{path} should not be there, but is {found!r}"


def _mover(run: _Run, wanted: str, step: Step) -> Iterator[str]:
    found = seat_name(run.state.mover) or "nobody"
    if found != wanted:
        yield f"{found} is to move; it should be {wanted}"


def _events(run: _Run, keys: tuple[str, ...], step: Step) -> Iterator[str]:
    for key in keys:
        if key not in run.last:
            yield f"the event {key!r} should have happened; what happened: {', '.join(run.last) or 'nothing'}"


def _event_counts(run: _Run, counts: Mapping[str, int], step: Step) -> Iterator[str]:
    for key, wanted in counts.items():
        if run.event_counts[key] != wanted:
            yield f"the event {key!r} happened {run.event_counts[key]} times so far; it should be {wanted}"


_ACTS: Mapping[str, Callable[[_Run, Any, Step], None]] = {"play": _play, "chance": _chance, "auto": _auto}
_CHECKS: Mapping[str, Callable[[_Run, Any, Step], Iterator[str]]] = {
    "offered": _offered,
    "not_offered": _not_offered,
    "count": _count,
    "cost": _cost,
    "refused": _refused,
    "probability": _probability,
    "expect": _expect,
    "at_least": _at_least,
    "absent": _absent,
    "mover": _mover,
    "events": _events,
    "event_counts": _event_counts,
}
