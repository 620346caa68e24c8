"""The reasons for a planned turn, as data: the goals it reaches, the most important first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import reduce
from typing import TYPE_CHECKING, Final

from sacbe.bots.contract import Reason
from sacbe.bots.tikal.horizon import dig_points
from sacbe.bots.tikal.roads import FAR, Network, roads_of
from sacbe.core.action import Action
from sacbe.core.contract import seat_name
from sacbe.tikal.actions import SPOT
from sacbe.tikal.components import CELL, CELLS, TILES
from sacbe.tikal.play import play
from sacbe.tikal.scoring import points, strength, temple_owner, treasure_points
from sacbe.tikal.table import IN_RESERVE, NOBODY, Table, own_camps, presence

if TYPE_CHECKING:
    from sacbe.bots.tikal.evaluate import Judge

_MOST: Final = 5
"""The most reasons to give; more would not explain anything."""
_WEIGHT: Final = {
    "camps": 3.0, "approaches": 1.0, "denies": 0.5, "lays_alone": 0.4, "lays_near": 0.4, "strengthens": 0.25,
    "contests": 0.1, "uncovers": 0.1,
}  # fmt: skip
"""The rank of a goal that has no points of its own; for a temple, times its value."""
_HALFWAY: Final = ("denies", "contests", "uncovers")
"""Not a goal by itself if the turn does more at that temple."""
_FOR_TURNS: Final = ("approaches", "camps", "brings", "goes")
"""Goals that pay in later turns."""
_FOR_SCORINGS: Final = ("strengthens", "denies", "contests", "uncovers")
"""Goals that pay when others are scored, or later."""


def reasons(judge: Judge, table: Table, after: Table, actions: tuple[Action, ...]) -> tuple[Reason, ...]:
    """Returns the reasons for the turn from `table` to `after`; a treasure dug up may change what follows it."""
    sure = until_dig(actions)
    middle = after
    if sure < len(actions):
        middle = reduce(lambda reached, action: play(reached, action)[0], actions[:sure], table)
    now, then = _temples(judge, table, middle), _temples(judge, middle, after)
    for cell in now.keys() & then.keys():
        if now[cell].key in _HALFWAY:
            del now[cell]
            then |= _temples(judge, table, after, {cell})
    found = [*now.values(), *_treasures(judge, table, middle, actions[:sure]), *_pieces(middle, actions[:sure])]
    found += _nearness(judge, table, actions)
    later = [*then.values(), *_treasures(judge, middle, after, actions[sure:]), *_pieces(after, actions[sure:])]
    found += (reason._replace(later=True) for reason in later)
    if judge.stakes.scored_now:
        digs = sum(action.verb == "dig" for action in actions)
        gained = points(after, judge.seat).total + digs * dig_points(table, judge.seat)
        more = gained - points(table, judge.seat).total
        params = {"points": round(gained), "more": round(more)}
        found.append(Reason("scores", params, ("TIK-9.2", "TIK-9.3"), more, digs > 0))
    found = [reason for reason in found or _rest(judge.seat, table, after, actions) if _matters(judge, reason)]
    return tuple(sorted(found, key=lambda reason: (reason.later, -_weight(reason)))[:_MOST])


def _matters(judge: Judge, reason: Reason) -> bool:
    """Whether the game lasts long enough for it."""
    if judge.stakes.scorings:
        return True
    waiting = [seat_name(rival.seat) for rival in judge.stakes.rivals if rival.now]
    if reason.key in _FOR_SCORINGS:
        return reason.params.get("other") in waiting if reason.key == "denies" else bool(waiting)
    return reason.key not in _FOR_TURNS


def _weight(reason: Reason) -> float:
    """The importance of a reason: its points, or a rank in place of them."""
    return reason.points or _WEIGHT.get(reason.key, 0.0) * int(reason.params.get("value", 1))


def until_dig(actions: tuple[Action, ...]) -> int:
    """Returns the number of actions up to the first treasure dug up, whose kind is not known before (TIK-13.2)."""
    return next((count for count, action in enumerate(actions, 1) if action.verb == "dig"), len(actions))


def _nearness(judge: Judge, table: Table, actions: tuple[Action, ...]) -> Iterator[Reason]:
    """The new tile is laid where the seat gets there first."""
    if not actions or actions[0].verb != "place":
        return
    laid, at = play(table, actions[0])[0], SPOT[str(actions[0][1])][0]
    own, other = _way(laid, judge.seat, at), min(_way(laid, rival.seat, at) for rival in judge.stakes.rivals)
    params = {"tile": TILES[table.hand].name, "cell": CELLS[at], "own": own}
    if own < other == FAR:
        yield Reason("lays_alone", params, ("TIK-5.1", "TIK-7.3"))
    elif own < other:
        yield Reason("lays_near", {**params, "other": other}, ("TIK-5.1", "TIK-7.3"))


def _way(table: Table, seat: int, to: int) -> int:
    """What it costs a seat to bring a piece to a cell, on foot, by secret path or from the reserve."""
    network = Network(roads_of(table.board), own_camps(table, seat))
    rows, entry, arriving = network.roads.rows, network.entry, network.arriving[to]
    starts = [cell for cell in range(len(CELLS)) if presence(table, seat, cell)]
    ways = [min(rows[start][to], entry[start] + arriving) for start in starts]
    if table.reserve[seat] or table.leaders[seat] == IN_RESERVE:
        ways.append(arriving)
    return min([*ways, FAR])


def _rest(seat: int, before: Table, after: Table, actions: tuple[Action, ...]) -> Iterator[Reason]:
    """Where a tile and pieces go, in a turn without other reasons."""
    if actions and actions[0].verb == "place":
        tile, at = TILES[before.hand], SPOT[str(actions[0][1])][0]
        yield Reason("lays", {"tile": tile.name, "kind": tile.kind, "cell": CELLS[at]}, ("TIK-5.1",))
    for cell, name in enumerate(CELLS):
        if presence(after, seat, cell) > presence(before, seat, cell):
            yield Reason("goes", {"cell": name}, ("TIK-7.3",))


def _temples(judge: Judge, before: Table, after: Table, cells: set[int] | None = None) -> dict[int, Reason]:
    """What changes at temples, or at some of them."""
    found = {}
    for cell in sorted(_changed(judge.seat, before, after) if cells is None else cells):
        reason = _temple(judge, before, after, cell)
        if reason is not None:
            found[cell] = reason
    return found


def _changed(seat: int, before: Table, after: Table) -> set[int]:
    """The cells on which a seat has moved pieces or done something."""
    pairs = (
        (before.values, after.values),
        (before.guards, after.guards),
        (before.workers[seat], after.workers[seat]),
    )
    leaders = {before.leaders[seat], after.leaders[seat]} if before.leaders != after.leaders else set()
    return {cell for cell in leaders if cell >= 0} | {
        cell for old, new in pairs for cell in range(len(old)) if old[cell] != new[cell]
    }


def _temple(judge: Judge, before: Table, after: Table, cell: int) -> Reason | None:
    """Won, taken from somebody, grown, guarded, made safer (TIK-8, TIK-7.4, TIK-7.7)."""
    seat, value = judge.seat, after.values[cell]
    if not value or before.guards[cell]:  # a guarded temple has its owner for good
        return None
    owner, was = temple_owner(after, cell), temple_owner(before, cell)
    lead = _lead(after, seat, cell)
    here = {"cell": CELLS[cell], "value": value}
    levels = value - before.values[cell] if before.values[cell] else value - TILES[after.board.tiles[cell]].value
    if after.guards[cell] and not before.guards[cell]:
        rounds = judge.stakes.scorings + judge.stakes.scored_now
        return Reason("guards", {**here, "rounds": rounds}, ("TIK-7.7",), value)
    if owner == seat and was == NOBODY:
        return Reason("takes", {**here, "lead": lead}, ("TIK-8.2", "TIK-9.3"), value)
    if owner == seat and was != seat:
        return Reason("takes_from", {**here, "lead": lead, "other": seat_name(was)}, ("TIK-8.2", "TIK-9.3"), value)
    if owner == seat and levels:
        return Reason("raises", {**here, "levels": levels}, ("TIK-7.4",), levels)
    if owner == seat and lead > _lead(before, seat, cell):
        return Reason("strengthens", {**here, "lead": lead}, ("TIK-8.2",))
    if owner == NOBODY and was not in (NOBODY, seat):
        return Reason("denies", {**here, "other": seat_name(was)}, ("TIK-8.3",))
    if levels:
        return Reason("uncovers", {**here, "levels": levels}, ("TIK-7.4",))
    if strength(after, seat, cell) > strength(before, seat, cell):
        return Reason("contests", {**here, "behind": -lead}, ("TIK-8.2",))
    return None


def _lead(table: Table, seat: int, cell: int) -> int:
    """How much stronger a seat is on a cell than the strongest opponent."""
    others = (strength(table, other, cell) for other in range(table.setup.players) if other != seat)
    return strength(table, seat, cell) - max(others)


def _treasures(judge: Judge, table: Table, after: Table, actions: tuple[Action, ...]) -> Iterator[Reason]:
    """Treasures dug up, swapped or approached."""
    seat = judge.seat
    rounds = judge.stakes.scorings + judge.stakes.scored_now
    mean = dig_points(table, seat)
    digs = Counter(str(action[1]) for action in actions if action.verb == "dig")
    for cell, count in digs.items():
        params = {"cell": cell, "count": count, "points": round(count * rounds * mean)}
        yield Reason("digs", params, ("TIK-7.5", "TIK-13.2"), count * mean)
    taken = [str(action[3]) for action in actions if action.verb == "swap"]
    if taken:
        gain = treasure_points(after.treasures[seat]) - treasure_points(table.treasures[seat])
        params = {"count": len(taken), "treasure": taken[0], "points": gain}
        yield Reason("swaps", params, ("TIK-7.6", "TIK-9.3"), gain)
    arrived = {str(action[2])[-2:] for action in actions if action.verb in ("move", "hop", "enter")}
    for cell in sorted(arrived - digs.keys()):
        at = CELL[cell]
        if after.tokens[at] and strength(after, seat, at) > 0 == strength(table, seat, at):
            yield Reason("approaches", {"cell": cell, "tokens": after.tokens[at]}, ("TIK-7.5",))


def _pieces(after: Table, actions: tuple[Action, ...]) -> Iterator[Reason]:
    """New camps, and pieces waiting there."""
    for action in actions:
        if action.verb == "camp":
            yield Reason("camps", {"cell": action[1]}, ("TIK-7.8", "TIK-7.1"))
    waiting = Counter(str(action[2]) for action in actions if action.verb == "enter")
    waiting -= Counter(str(action[2])[:2] for action in actions if action.verb in ("move", "hop"))
    for cell, count in waiting.items():
        at = CELL[cell]
        if not after.values[at] and not after.tokens[at]:
            yield Reason("brings", {"cell": cell, "count": count}, ("TIK-7.1",))
