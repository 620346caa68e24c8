"""Goals: what must be true of a view, and what must have happened. Scenarios check them, and lessons end with them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from sacbe.core.contract import Game, Json, seat_name
from sacbe.core.errors import SacbeError
from sacbe.core.reading import Reader
from sacbe.core.record import Record

MISSING = object()
_PLACE = re.compile(r"[0-9]{1,6}")


class BadGoal(SacbeError):
    """A goal that cannot be understood."""


class Goal(NamedTuple):
    """What somebody is to reach; each part can be checked by itself."""

    expect: Mapping[str, Json]
    """Values by dotted path into the view, or into its `board`; `none` means no value."""
    at_least: Mapping[str, Json]
    """The same for numbers that may be larger."""
    events: tuple[str, ...]
    """Events that must have happened since the beginning."""
    mover: str | None
    """Who must be to move."""


def read_goal(data: Json) -> Goal:
    """Returns the goal in a table; raises BadGoal."""
    reader = Reader(data, "goal", BadGoal)
    expect, at_least = (_table(reader, key) for key in ("expect", "at_least"))
    for path, wanted in at_least.items():
        if type(wanted) is not int:
            raise BadGoal(f"goal: at_least: {path} should be a whole number")
    goal = Goal(expect, at_least, reader.words("events"), reader.word("mover", None))
    reader.done()
    if not any(goal):
        raise BadGoal("a goal has at least one of expect, at_least, events, mover")
    return goal


def _table(reader: Reader, key: str) -> Mapping[str, Json]:
    """A table, or an empty one."""
    value = reader.take(key, {})
    if not isinstance(value, Mapping):
        raise reader.wrong(key, value, "a table")
    return value


def parts(goal: Goal) -> int:
    """Returns how many things a goal asks for."""
    return len(goal.expect) + len(goal.at_least) + len(goal.events) + (goal.mover is not None)


def unmet(goal: Goal, record: Record, viewer: int | None) -> list[str]:
    """Returns what is still missing, a sentence for each, as far as the viewer can know."""
    state, game = record.state, record.game
    view = state.view(viewer)
    found = [*differences(view, game, goal.expect), *shortfalls(view, game, goal.at_least)]
    happened = Counter(event.key for entry in record.log() for event in entry.events if event.visible_to(viewer))
    found += [f"the event {key!r} has not happened" for key in goal.events if not happened[key]]
    mover = seat_name(state.mover) or "nobody"
    if goal.mover not in (None, mover):
        found.append(f"{mover} is to move; it should be {goal.mover}")
    return found


def differences(view: Mapping[str, Json], game: Game, entries: Mapping[str, Any]) -> Iterator[str]:
    """Yields a sentence for every value of a view that differs from the one wanted."""
    for path, wanted in entries.items():
        found = value_at(view, game, path)
        if found is MISSING:
            yield f"{path} is not there; it should be {wanted!r}"
        elif found != wanted and not (found is None and wanted == "none"):
            yield f"{path} is {found!r}; it should be {wanted!r}"


def shortfalls(view: Mapping[str, Json], game: Game, entries: Mapping[str, Any]) -> Iterator[str]:
    """Yields a sentence for every number of a view that is smaller than the one wanted."""
    for path, wanted in entries.items():
        found = value_at(view, game, path)
        if type(found) is not int:
            yield f"{path} is no number; it should be at least {wanted}"
        elif found < wanted:
            yield f"{path} is {found}; it should be at least {wanted}"


def value_at(view: Mapping[str, Json], game: Game, path: str) -> Json:
    """Returns the value at a dotted path in a view, or in its `board`, or, after `facts.`, in the game's fixed data;
    MISSING if there is none."""
    source, _, rest = path.partition(".")
    if source == "facts":
        return _lookup(game.facts(), rest)
    return _lookup(view if source in view else view["board"], path)


def _lookup(data: Json, path: str) -> Json:
    for part in path.split("."):
        if isinstance(data, Mapping) and part in data:
            data = data[part]
        elif isinstance(data, (list, tuple)) and _PLACE.fullmatch(part) and int(part) < len(data):
            data = data[int(part)]
        else:
            return MISSING
    return list(data) if isinstance(data, tuple) else data
