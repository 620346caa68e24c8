"""Reading a scenario file: every entry is understood, or refused with a message that says what would be right."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from sacbe.core.action import Action
from sacbe.core.contract import Game
from sacbe.core.errors import BadScenario, SacbeError
from sacbe.core.reading import DEEPEST, Reader, short
from sacbe.core.record import Record
from sacbe.core.seats import seat_names

LONGEST = 100_000
"""Characters in a file; ours have a few thousand. It bounds the time spent on garbage."""
_LONG_KEY = re.compile(rf"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){{{DEEPEST}}}""")
"""A long dotted key, for which the standard library's reader takes quadratic time."""
_LONGEST_FAULT = 120
"""Characters of what the reader of TOML says; it may quote the text."""
_BITS = 63
"""Bits of the largest whole number that every TOML reader supports."""
_AT_LINE = re.compile(r"\(at line ([0-9]{1,6}),")
_FRACTION = re.compile(r"[0-9]{1,18}(/[0-9]{0,17}[1-9][0-9]{0,17})?")

Step = Mapping[str, Any]
"""The entries of a step, each converted by its function in `_FORMATS`; `seat` is a seat's number."""


@dataclass(frozen=True, slots=True)
class Case:
    """One starting point and the steps tried from it."""

    name: str
    record: Record
    steps: tuple[Step, ...]
    path: tuple[str | int, ...] = ()
    """Where it is in the file: `("case", 2)`, or nothing for the steps at the top."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A worked example of the rules, as data."""

    id: str
    game: Game
    rules: tuple[str, ...]
    """The rules it exercises: those it lists, and those by which it expects refusals."""
    message: str
    """The key of its text in the locale files."""
    cases: tuple[Case, ...]


def read_scenario(text: str, find_game: Callable[[str], Game], *, draft: bool = False) -> Scenario:
    """Returns the scenario in a TOML text; raises BadScenario and UnknownGame.

    A draft needs only a game: its id, message and steps may be missing.
    """
    if len(text) > LONGEST or _LONG_KEY.search(text):
        raise BadScenario(f"a scenario has at most {LONGEST} characters, and its keys have at most {DEEPEST} parts")
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        found = _AT_LINE.search(str(error))
        line = int(found[1]) if found else len(text.splitlines())
        raise BadScenario(f"this is not TOML: {str(error)[:_LONGEST_FAULT]}", line=line) from None
    _check_sizes(data)
    top = Reader(data, "", BadScenario)
    ident = _required(top, "id", draft)
    game = find_game(_required(top, "game", False))
    rules = top.words("rules")
    for rule in rules:
        with located("rules"):
            _rule(rule, game)
    message = _required(top, "message", draft)
    base = {"position": top.take("position"), "start": top.take("start")}
    shared = _tables(top, "step")
    cases = [_read_case(each, base, game, ("case", at)) for at, each in enumerate(_tables(top, "case"), 1)]
    if shared or not cases:
        cases.insert(0, _read_case({"step": shared}, base, game, ()))
    top.done()
    if not draft and not any(case.steps for case in cases):
        raise BadScenario("there is no [[step]]; a scenario needs at least one")
    refusing = (rule for case in cases for step in case.steps for rule in step.get("refused", {}).values())
    return Scenario(ident, game, tuple(dict.fromkeys((*rules, *refusing))), message, tuple(cases))


def _check_sizes(data: Any) -> None:
    """Raises BadScenario for huge numbers and deep nesting, which no scenario needs and no message can show."""
    level = [data]
    for _ in range(DEEPEST):
        for each in level:
            if type(each) is int and each.bit_length() > _BITS:
                raise BadScenario(f"a whole number has at most {_BITS} bits; this file has a larger one")
        level = [
            inner
            for each in level
            for inner in (each.values() if isinstance(each, dict) else each if isinstance(each, list) else ())
        ]
    if level:
        raise BadScenario(f"the data is nested more than {DEEPEST} levels deep")


@contextmanager
def located(*path: str | int) -> Iterator[None]:
    """Names the place of an error in the file, unless it is known already."""
    try:
        yield
    except BadScenario as error:
        error.path = error.path or path
        raise


def _required(reader: Reader, key: str, draft: bool) -> str:
    """A text that only a draft may do without."""
    if not reader.has(key):
        if draft:
            return ""
        raise BadScenario(f"{key!r} is missing; a scenario has id, game, rules, message, and steps")
    return str(reader.word(key, ""))


def _tables(reader: Reader, key: str) -> list[Any]:
    """A list of tables."""
    value = reader.take(key, [])
    if not isinstance(value, list):
        raise reader.wrong(key, value, f"written as [[{key}]]")
    return value


def _read_case(data: Any, base: Mapping[str, Any], game: Game, path: tuple[str | int, ...]) -> Case:
    """A case; its position and options are merged into the scenario's."""
    with located(*path):
        return _begun_case(data, base, game, path)


def _begun_case(data: Any, base: Mapping[str, Any], game: Game, path: tuple[str | int, ...]) -> Case:
    reader = Reader(data, "case", BadScenario)
    name = reader.word("name", "") or ""
    position = _over(base["position"], reader.take("position"))
    options = _over(base["start"], reader.take("start"))
    if options is not None and not isinstance(options, Mapping):
        raise BadScenario(f"{name or 'the scenario'}: start is {short(options)}; it should be a table of options")
    if position is not None and options is not None:
        raise BadScenario("a scenario begins from [position] or from [start], not from both")
    try:
        if position is not None:
            record = Record.at_position(game, position)
        else:
            record = Record.start(game, **game.check_options(options or {}))
    except SacbeError as error:
        place = (*path, "position" if position is not None else "start")
        raise BadScenario(f"{name or 'the scenario'} cannot begin like this: {error}", place) from error
    tables = enumerate(_tables(reader, "step"), 1)
    reader.done()
    seats = seat_names(record.state.players)
    steps = []
    for number, table in tables:
        with located(*path, "step", number):
            steps.append(_read_step(table, f"{name} step {number}".strip(), seats, game))
    return Case(name, record, tuple(steps), path)


def _over(base: Any, top: Any) -> Any:
    """`base` updated with `top`, tables entry by entry."""
    if isinstance(base, Mapping) and isinstance(top, Mapping):
        return {key: _over(base.get(key), top.get(key)) for key in (*base, *(k for k in top if k not in base))}
    return base if top is None else top


def _read_step(data: Any, where: str, seats: tuple[str, ...], game: Game) -> Step:
    """A step with all its entries converted."""
    reader = Reader(data, where, BadScenario)
    step: dict[str, Any] = {}
    for key, form in _FORMATS.items():
        value = reader.take(key)
        if value is not None:
            try:
                step[key] = form(value, game)
            except SacbeError as error:
                raise BadScenario(f"{where}: {key}: {error}") from error
    if "until" in step and "auto" not in step:
        raise reader.wrong("until", step["until"], "in a step with `auto`, which it ends")
    mover = reader.word("mover", None, (*seats, "chance", "nobody"))
    seat = reader.word("seat", None, seats)
    reader.done()
    return {
        **step,
        **({"mover": mover} if mover is not None else {}),
        **({"seat": seats.index(seat)} if seat is not None else {}),
    }


def _texts(value: Any, game: Game) -> tuple[str, ...]:
    """One text or a list of them."""
    texts = [value] if isinstance(value, str) else value
    if not isinstance(texts, list) or not all(isinstance(each, str) for each in texts):
        raise BadScenario(f"{short(value)} should be a text or a list of texts")
    return tuple(texts)


def _note(value: Any, game: Game) -> str:
    """A remark."""
    return " ".join(_texts(value, game))


def _actions(value: Any, game: Game) -> tuple[Action, ...]:
    """One action in notation, or a list of them."""
    return tuple(game.notation.parse(text) for text in _texts(value, game))


def _table(value: Any, game: Game) -> Mapping[str, Any]:
    """A table of anything."""
    if not isinstance(value, Mapping):
        raise BadScenario(f"{short(value)} should be a table")
    return value


def _counts(value: Any, game: Game) -> Mapping[str, int]:
    """A table of whole numbers."""
    for key, count in _table(value, game).items():
        if type(count) is not int or count < 0:
            raise BadScenario(f"{key} is {short(count)}; it should be a whole number")
    return _table(value, game)


def _costs(value: Any, game: Game) -> Mapping[tuple[Action, ...], Mapping[str, int]]:
    """Costs by offer; the actions of an offer are separated by commas."""
    return {
        tuple(game.notation.parse(each) for each in text.split(", ")): _counts(amounts, game)
        for text, amounts in _table(value, game).items()
    }


def _refusals(value: Any, game: Game) -> Mapping[Action, str]:
    """Rule ids by the action they refuse."""
    return {game.notation.parse(text): _rule(rule, game) for text, rule in _table(value, game).items()}


def _rule(value: Any, game: Game) -> str:
    """The id of a rule."""
    if not isinstance(value, str) or not value.startswith(f"{game.rule_prefix}-"):
        raise BadScenario(f"{short(value)} is not a rule of {game.name}; its rules begin with {game.rule_prefix}-")
    return value


def _probabilities(value: Any, game: Game) -> Mapping[Action, Fraction]:
    """Exact probabilities by chance action."""
    return {game.notation.parse(text): _fraction(wanted) for text, wanted in _table(value, game).items()}


def _fraction(value: Any) -> Fraction:
    """A probability such as "1/21"."""
    if not _FRACTION.fullmatch(str(value)):
        raise BadScenario(f'{short(value)} should be a probability such as "1/21"')
    return Fraction(str(value))


_FORMATS: Mapping[str, Callable[[Any, Game], Any]] = {
    "play": _actions,
    "chance": _actions,
    "auto": _texts,
    "until": _table,
    "offered": _texts,
    "not_offered": _texts,
    "count": _counts,
    "cost": _costs,
    "refused": _refusals,
    "probability": _probabilities,
    "expect": _table,
    "at_least": _counts,
    "absent": _texts,
    "events": _texts,
    "event_counts": _counts,
    "note": _note,
}
