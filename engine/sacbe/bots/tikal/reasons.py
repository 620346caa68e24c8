"""Why a turn is planned as it is, as data: the goals it reaches, the weightiest first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import reduce
from typing import TYPE_CHECKING, Final

from sacbe.bots.contract import Reason
from sacbe.bots.tikal.horizon import dig_points
from sacbe.core.action import Action
from sacbe.core.contract import seat_name
from sacbe.tikal.components import CELL, CELLS, TILES
from sacbe.tikal.play import play
from sacbe.tikal.scoring import points, strength, temple_owner, treasure_points
from sacbe.tikal.table import NOBODY, Table

if TYPE_CHECKING:
    from sacbe.bots.tikal.evaluate import Judge

_MOST: Final = 5
"""More reasons than this are no explanation."""
_WEIGHT: Final = {"camps": 3.0, "approaches": 1.0, "denies": 0.5, "strengthens": 0.25, "contests": 0.1, "uncovers": 0.1}
"""How a goal without points of its own stands among the others; by the value of the temple, if it is about one."""


def reasons(judge: Judge, table: Table, after: Table, actions: tuple[Action, ...]) -> tuple[Reason, ...]:
    """What the turn that leads from `table` to `after` is good for; a treasure dug up may change what follows it."""
    sure = until_dig(actions)
    middle = after
    if sure < len(actions):
        middle = reduce(lambda reached, action: play(reached, action)[0], actions[:sure], table)
    found = [*_gains(judge, table, middle, actions[:sure])]
    if middle is not after:
        found += (reason._replace(later=True) for reason in _gains(judge, middle, after, actions[sure:]))
    if judge.stakes.scored_now:
        digs = sum(action.verb == "dig" for action in actions)
        gained = points(after, judge.seat).total + digs * dig_points(table, judge.seat)
        found.append(Reason("scores", {"points": round(gained)}, ("TIK-9.2", "TIK-9.3"), gained, digs > 0))
    weightiest = sorted(found, key=_weight, reverse=True)[:_MOST]
    return tuple(sorted(weightiest, key=lambda reason: reason.later))


def _weight(reason: Reason) -> float:
    """What is told first: points, or what stands for them where there are none to count."""
    return reason.points or _WEIGHT.get(reason.key, 0.0) * int(reason.params.get("value", 1))


def until_dig(actions: tuple[Action, ...]) -> int:
    """How many actions there are up to the first treasure dug up, whose kind is not known before (TIK-13.2)."""
    return next((count for count, action in enumerate(actions, 1) if action.verb == "dig"), len(actions))


def _gains(judge: Judge, before: Table, after: Table, actions: tuple[Action, ...]) -> Iterator[Reason]:
    """What a part of the turn is good for."""
    yield from _tile(before, actions)
    yield from _temples(judge, before, after)
    yield from _treasures(judge, before, after, actions)
    yield from _pieces(after, actions)


def _tile(table: Table, actions: tuple[Action, ...]) -> Iterator[Reason]:
    """Where the new tile goes."""
    if actions and actions[0].verb == "place":
        cell = str(actions[0][1]).split("/")[0]
        tile = TILES[table.hand]
        yield Reason("lays", {"tile": tile.name, "kind": tile.kind, "cell": cell}, ("TIK-5.1",))


def _temples(judge: Judge, before: Table, after: Table) -> Iterator[Reason]:
    """What changes at temples: won, taken from somebody, grown, guarded, made safer (TIK-8, TIK-7.4, TIK-7.7)."""
    seat = judge.seat
    changed = {cell for cell in (before.leaders[seat], after.leaders[seat]) if before.leaders != after.leaders}
    changed |= {cell for cell, (old, new) in enumerate(zip(before.values, after.values, strict=True)) if old != new}
    changed |= {cell for cell, (old, new) in enumerate(zip(before.guards, after.guards, strict=True)) if old != new}
    rows = zip(before.workers[seat], after.workers[seat], strict=True)
    changed |= {cell for cell, (old, new) in enumerate(rows) if old != new}
    for cell in sorted(changed):
        value = after.values[cell] if cell >= 0 else 0
        if not value:
            continue
        owner, was = temple_owner(after, cell), temple_owner(before, cell)
        lead = _lead(after, seat, cell)
        here = {"cell": CELLS[cell], "value": value}
        levels = value - before.values[cell] if before.values[cell] else value - TILES[after.board.tiles[cell]].value
        if after.guards[cell] and not before.guards[cell]:
            rounds = judge.stakes.scorings + judge.stakes.scored_now
            yield Reason("guards", {**here, "rounds": rounds}, ("TIK-7.7",), value * rounds)
        elif owner == seat and was == NOBODY:
            yield Reason("takes", {**here, "lead": lead}, ("TIK-8.2", "TIK-9.3"), value)
        elif owner == seat and was != seat:
            params = {**here, "lead": lead, "other": seat_name(was)}
            yield Reason("takes_from", params, ("TIK-8.2", "TIK-9.3"), value)
        elif owner == seat and levels:
            yield Reason("raises", {**here, "levels": levels}, ("TIK-7.4",), levels)
        elif owner == seat and lead > _lead(before, seat, cell):
            yield Reason("strengthens", {**here, "lead": lead}, ("TIK-8.2",))
        elif owner == NOBODY and was not in (NOBODY, seat):
            yield Reason("denies", {**here, "other": seat_name(was)}, ("TIK-8.3",))
        elif levels:
            yield Reason("uncovers", {**here, "levels": levels}, ("TIK-7.4",))
        elif strength(after, seat, cell) > strength(before, seat, cell):
            yield Reason("contests", {**here, "behind": -lead}, ("TIK-8.2",))


def _lead(table: Table, seat: int, cell: int) -> int:
    """By how much a seat is stronger on a cell than the strongest other."""
    others = (strength(table, other, cell) for other in range(table.setup.players) if other != seat)
    return strength(table, seat, cell) - max(others)


def _treasures(judge: Judge, table: Table, after: Table, actions: tuple[Action, ...]) -> Iterator[Reason]:
    """Treasures dug up, swapped or come nearer to."""
    seat = judge.seat
    rounds = judge.stakes.scorings + judge.stakes.scored_now
    digs = Counter(str(action[1]) for action in actions if action.verb == "dig")
    for cell, count in digs.items():
        expected = count * rounds * dig_points(table, seat)
        yield Reason(
            "digs", {"cell": cell, "count": count, "points": round(expected)}, ("TIK-7.5", "TIK-13.2"), expected
        )
    taken = [str(action[3]) for action in actions if action.verb == "swap"]
    if taken:
        gain = treasure_points(after.treasures[seat]) - treasure_points(table.treasures[seat])
        params = {"count": len(taken), "treasure": taken[0], "points": gain}
        yield Reason("swaps", params, ("TIK-7.6", "TIK-9.3"), gain * rounds)
    arrived = {str(action[2])[-2:] for action in actions if action.verb in ("move", "hop", "enter")}
    for cell in sorted(arrived - digs.keys()):
        at = CELL[cell]
        if after.tokens[at] and strength(after, seat, at) > 0 == strength(table, seat, at):
            yield Reason("approaches", {"cell": cell, "tokens": after.tokens[at]}, ("TIK-7.5",))


def _pieces(after: Table, actions: tuple[Action, ...]) -> Iterator[Reason]:
    """New ways in, and pieces that wait there."""
    for action in actions:
        if action.verb == "camp":
            yield Reason("camps", {"cell": action[1]}, ("TIK-7.8", "TIK-7.1"))
    waiting = Counter(str(action[2]) for action in actions if action.verb == "enter")
    waiting -= Counter(str(action[2])[:2] for action in actions if action.verb in ("move", "hop"))
    for cell, count in waiting.items():
        at = CELL[cell]
        if not after.values[at] and not after.tokens[at]:
            yield Reason("brings", {"cell": cell, "count": count}, ("TIK-7.1",))
