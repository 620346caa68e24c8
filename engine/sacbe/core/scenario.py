"""Scenarios: a position, steps, and what must be true after each; `tests/scenarios/README.md` is the manual."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from fractions import Fraction
from typing import Any, NamedTuple

from sacbe.core.action import Action
from sacbe.core.contract import CHANCE, Game, Json, State, probability, seat_name
from sacbe.core.errors import BadNotation, BadScenario, IllegalAction, SacbeError
from sacbe.core.reading import Reader
from sacbe.core.record import Record
from sacbe.core.seats import seat_names

_AUTO_MAX = 20_000
_MISSING = object()


class Failure(NamedTuple):
    """Something a scenario said that is not so."""

    case: str
    step: int
    message: str

    def __str__(self) -> str:
        return f"{self.case}, step {self.step}: {self.message}" if self.case else f"step {self.step}: {self.message}"


@dataclass(frozen=True, slots=True)
class Case:
    """One position and what is tried from it."""

    name: str
    record: Record
    steps: tuple[Mapping[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A worked example as data."""

    id: str
    game: Game
    rules: tuple[str, ...]
    message: str
    """The key of its text in the locale files."""
    cases: tuple[Case, ...]


@dataclass(slots=True)
class _Run:
    """A case while it is being played."""

    record: Record
    told: Counter[str] = field(default_factory=Counter)
    last: list[str] = field(default_factory=list)

    @property
    def state(self) -> State:
        return self.record.state

    def play(self, action: Action) -> None:
        self.record = self.record.play(action)
        self.last += [event.key for event in self.state.events]
        self.told.update(event.key for event in self.state.events)


def read_scenario(text: str, find_game: Callable[[str], Game]) -> Scenario:
    """The scenario that a TOML text describes; raises BadScenario."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadScenario(f"this is not TOML: {error}") from None
    top = Reader(data, "", BadScenario)
    ident = _required(top, "id")
    game = find_game(_required(top, "game"))
    rules = top.words("rules")
    for rule in rules:
        if not rule.startswith(f"{game.rule_prefix}-"):
            raise BadScenario(f"rules: {rule!r} is not a rule of {game.name}; its rules begin with {game.rule_prefix}-")
    message = _required(top, "message")
    base = {"position": top.take("position"), "start": top.take("start")}
    shared = _tables(top, "step")
    cases = [_read_case(each, base, game) for each in _tables(top, "case")]
    if shared or not cases:
        cases.insert(0, _read_case({"step": shared}, base, game))
    top.done()
    if not any(case.steps for case in cases):
        raise BadScenario("there is no [[step]]; a scenario tries something")
    return Scenario(ident, game, rules, message, tuple(cases))


def _required(reader: Reader, key: str) -> str:
    """A text that must be there."""
    if not reader.has(key):
        raise BadScenario(f"{key!r} is missing; a scenario has id, game, rules, message, and steps")
    return str(reader.word(key, ""))


def _tables(reader: Reader, key: str) -> list[Any]:
    """A list of tables."""
    value = reader.take(key, [])
    if not isinstance(value, list):
        raise reader.wrong(key, value, f"written as [[{key}]]")
    return value


def _read_case(data: Any, base: Mapping[str, Any], game: Game) -> Case:
    """A case, its position laid over the scenario's."""
    reader = Reader(data, "case", BadScenario)
    name = reader.word("name", "") or ""
    position = _over(base["position"], reader.take("position"))
    options = _over(base["start"], reader.take("start"))
    if options is not None and not isinstance(options, Mapping):
        raise BadScenario(f"{name or 'the scenario'}: start is {options!r}; it should be a table of options")
    if position is not None and options is not None:
        raise BadScenario("a scenario begins from [position] or from [start], not from both")
    try:
        if position is not None:
            record = Record.at_position(game, position)
        else:
            record = Record.start(game, **game.check_options(options or {}))
    except SacbeError as error:
        raise BadScenario(f"{name or 'the scenario'} begins impossibly: {error}") from error
    steps = tuple(_tables(reader, "step"))
    reader.done()
    for number, step in enumerate(steps, 1):
        _check_step(step, number, name, record.state.players)
    return Case(name, record, steps)


def _over(base: Any, top: Any) -> Any:
    """`top` laid over `base`, tables entry by entry."""
    if isinstance(base, Mapping) and isinstance(top, Mapping):
        return {key: _over(base.get(key), top.get(key)) for key in (*base, *(k for k in top if k not in base))}
    return base if top is None else top


def _check_step(step: Any, number: int, case: str, players: int) -> None:
    """Refuse a step with entries that the format does not know."""
    reader = Reader(step, f"{case} step {number}".strip(), BadScenario)
    for key in (*_ACTS, *_CHECKS, "note"):
        reader.take(key)
    if reader.take("until") is not None and "auto" not in step:
        raise reader.wrong("until", step["until"], "beside an `auto` that it ends")
    reader.word("seat", None, seat_names(players))
    reader.done()


def run_scenario(scenario: Scenario) -> Iterator[Failure]:
    """Everything in `scenario` that does not hold; nothing if all is well."""
    for case in scenario.cases:
        run = _Run(case.record)
        for number, step in enumerate(case.steps, 1):
            try:
                run.last = []
                for key, act in _ACTS.items():
                    if key in step:
                        act(run, step[key], step)
            except SacbeError as error:
                yield Failure(case.name, number, str(error))
                break
            try:
                for key, check in _CHECKS.items():
                    if key in step:
                        for message in check(run, step[key], step):
                            yield Failure(case.name, number, message)
            except SacbeError as error:
                yield Failure(case.name, number, str(error))


# --- acts


def _texts(value: Any) -> list[str]:
    """One text or a list of them."""
    texts = [value] if isinstance(value, str) else value
    if not isinstance(texts, list) or not all(isinstance(each, str) for each in texts):
        raise BadScenario(f"{value!r} should be an action or a list of actions")
    return texts


def _table(value: Any) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadScenario(f"{value!r} should be a table")
    return value


def _play(run: _Run, value: Any, step: Mapping[str, Any]) -> None:
    for text in _texts(value):
        if run.state.mover == CHANCE:
            raise BadScenario(f"{text!r}: chance is to move; force its outcome with `chance`")
        run.play(run.state.game.notation.parse(text))


def _chance(run: _Run, value: Any, step: Mapping[str, Any]) -> None:
    for text in _texts(value):
        if run.state.mover != CHANCE:
            raise BadScenario(f"{text!r}: chance is not to move, {seat_name(run.state.mover) or 'nobody'} is")
        run.play(run.state.game.notation.parse(text))


def _auto(run: _Run, value: Any, step: Mapping[str, Any]) -> None:
    """Play whatever matches the first fitting pattern, until `until` holds or the game is over."""
    patterns, until = _texts(value), step.get("until")
    for _ in range(_AUTO_MAX):
        if until is not None and not any(_expect(run, until, step)):
            return
        if run.state.mover is None:
            if until is not None:
                raise BadScenario("auto: the game is over, and `until` never came to hold")
            return
        legal = run.state.legal()
        chosen = next((a for p in patterns for a in legal if fnmatchcase(str(a), p)), None)
        if chosen is None:
            raise BadScenario(f"auto: nothing offered matches; offered are {', '.join(map(str, legal[:6]))}, ...")
        run.play(chosen)
    raise BadScenario(f"auto: not done after {_AUTO_MAX} actions")


# --- checks


def _matching(run: _Run, pattern: str) -> list[str]:
    return [text for text in map(str, run.state.legal()) if fnmatchcase(text, pattern)]


def _offered(run: _Run, value: Any, step: Mapping[str, Any]) -> Iterator[str]:
    for pattern in _texts(value):
        if not _matching(run, pattern):
            yield f"{pattern!r} should be offered; offered are {', '.join(map(str, run.state.legal()[:12]))}"


def _not_offered(run: _Run, value: Any, step: Mapping[str, Any]) -> Iterator[str]:
    for pattern in _texts(value):
        found = _matching(run, pattern)
        if found:
            yield f"{pattern!r} should not be offered, but {found[0]!r} is"


def _count(run: _Run, value: Any, step: Mapping[str, Any]) -> Iterator[str]:
    for pattern, wanted in _table(value).items():
        found = len(_matching(run, pattern))
        if found != wanted:
            yield f"{found} offered actions match {pattern!r}; there should be {wanted}"


def _refused(run: _Run, value: Any, step: Mapping[str, Any]) -> Iterator[str]:
    for text, rule in _table(value).items():
        try:
            action = run.state.game.notation.parse(text)
        except BadNotation as error:
            yield str(error)
            continue
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


def _probability(run: _Run, value: Any, step: Mapping[str, Any]) -> Iterator[str]:
    for text, wanted in _table(value).items():
        found = probability(run.state, run.state.game.notation.parse(text))
        if found != _fraction(wanted):
            yield f"{text!r} has probability {found}; it should have {wanted}"


def _fraction(value: Any) -> Fraction:
    """A probability such as "1/21"; raises BadScenario."""
    try:
        return Fraction(str(value))
    except (ValueError, ZeroDivisionError):
        raise BadScenario(f'{str(value)[:40]!r} should be a probability such as "1/21"') from None


def _seen(run: _Run, step: Mapping[str, Any]) -> dict[str, Json]:
    """The view that a step looks at: of the seat it names, else of whoever is to move."""
    name = step.get("seat")
    seat = run.state.mover if name is None else int(str(name)[1:]) - 1
    return run.state.view(None if seat == CHANCE else seat)


def _lookup(data: Json, path: str) -> Json:
    """The entry a dotted path leads to, or _MISSING."""
    for part in path.split("."):
        if isinstance(data, Mapping) and part in data:
            data = data[part]
        elif isinstance(data, (list, tuple)) and part.isascii() and part.isdigit() and int(part) < len(data):
            data = data[int(part)]
        else:
            return _MISSING
    return list(data) if isinstance(data, tuple) else data


def _expect(run: _Run, value: Any, step: Mapping[str, Any]) -> Iterator[str]:
    seen = _seen(run, step)
    for path, wanted in _table(value).items():
        source, _, rest = path.partition(".")
        found = _lookup(run.state.game.facts(), rest) if source == "facts" else _lookup(seen, path)
        if found is _MISSING:
            yield f"{path} is not there; it should be {wanted!r}"
        elif found != wanted and not (found is None and wanted == "none"):
            yield f"{path} is {found!r}; it should be {wanted!r}"


def _absent(run: _Run, value: Any, step: Mapping[str, Any]) -> Iterator[str]:
    seen = _seen(run, step)
    for path in _texts(value):
        found = _lookup(seen, path)
        if found is not _MISSING:
            yield f"{path} should not be there, but is {found!r}"


def _mover(run: _Run, value: Any, step: Mapping[str, Any]) -> Iterator[str]:
    found = seat_name(run.state.mover) or "nobody"
    if found != value:
        yield f"{found} is to move; it should be {value}"


def _events(run: _Run, value: Any, step: Mapping[str, Any]) -> Iterator[str]:
    for key in _texts(value):
        if key not in run.last:
            yield f"the event {key!r} should have been told; told were {', '.join(run.last) or 'none'}"


def _told(run: _Run, value: Any, step: Mapping[str, Any]) -> Iterator[str]:
    for key, wanted in _table(value).items():
        if run.told[key] != wanted:
            yield f"the event {key!r} was told {run.told[key]} times so far; it should be {wanted}"


_ACTS: Mapping[str, Callable[[_Run, Any, Mapping[str, Any]], None]] = {"play": _play, "chance": _chance, "auto": _auto}
_CHECKS: Mapping[str, Callable[[_Run, Any, Mapping[str, Any]], Iterator[str]]] = {
    "offered": _offered,
    "not_offered": _not_offered,
    "count": _count,
    "refused": _refused,
    "probability": _probability,
    "expect": _expect,
    "absent": _absent,
    "mover": _mover,
    "events": _events,
    "told": _told,
}
