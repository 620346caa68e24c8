"""What an action does (TIK-4 to TIK-10). Every function returns the new table and appends events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sacbe.core.action import Action, Word
from sacbe.core.contract import seat_name
from sacbe.core.events import Event, Events
from sacbe.core.rows import with_byte, with_item
from sacbe.core.seats import clockwise
from sacbe.tikal import auction
from sacbe.tikal.actions import PATH, SPOT
from sacbe.tikal.components import CELL, CELLS, COST, KIND, TILE, TILES, TURN_POINTS
from sacbe.tikal.scoring import points
from sacbe.tikal.table import (
    ACT,
    DRAW,
    NO_TILE,
    OUT_OF_GAME,
    OVER,
    PLACE,
    REVEAL,
    SEATS,
    Table,
    undug,
)


def play(table: Table, action: Action) -> tuple[Table, tuple[Event, ...]]:
    """Returns the table after a legal action, and what happened."""
    events: Events = []
    table = _PLAY[action[0]](table, action, events)
    if table.phase == ACT and table.ap == 0:
        table = _end_turn(table, events)
    return table, tuple(events)


def _tell(events: Events, key: str, rule: str, table: Table, **params: Any) -> None:
    events.append(Event(key, rule, {"seat": SEATS[table.seat], **params}))


# --- tiles


def _draw(table: Table, action: Action, events: Events) -> Table:
    """TIK-4.1: the tile comes to the player's hand, or into the display."""
    tile = TILE[action[1]]
    if table.setup.auction:
        return auction.reveal(table, tile, events)
    _tell(events, "drawn", "TIK-4.1", table, tile=action[1], kind=TILES[tile].kind)
    table = table._replace(stack=tuple(each for each in table.stack if each != tile))
    return _take_tile(table, tile, events)


def _choose(table: Table, action: Action, events: Events) -> Table:
    """TIK-11.8: the winner takes a tile of the display."""
    tile = TILE[action[1]]
    _tell(events, "chosen", "TIK-11.8", table, tile=action[1], kind=TILES[tile].kind)
    display = tuple(each for each in table.market.display if each != tile)
    return _take_tile(table._replace(market=table.market._replace(display=display)), tile, events)


def _take_tile(table: Table, tile: int, events: Events) -> Table:
    """The seat's normal turn begins; a volcano brings a scoring round first (TIK-4.2, TIK-4.3)."""
    table = table._replace(hand=tile, owner=table.seat, phase=PLACE)
    if TILES[tile].kind != "volcano":
        return table
    seat = table.seat
    return _scoring_round(table, clockwise(table.setup.players, seat), "TIK-9.1", events)


def _place(table: Table, action: Action, events: Events) -> Table:
    """TIK-5: lay the tile in hand; a treasure tile gets its tokens at once (TIK-5.4)."""
    cell, rotation = SPOT[action[1]]
    tile = TILES[table.hand]
    _tell(events, "placed", "TIK-5.1", table, tile=tile.name, kind=tile.kind, cell=CELLS[cell])
    return _begin_turn(
        table._replace(
            board=table.board.with_tile(table.hand, cell, rotation),
            values=with_byte(table.values, cell, tile.value),
            tokens=with_byte(table.tokens, cell, min(tile.treasures, sum(undug(table)) - sum(table.tokens))),
            hand=NO_TILE,
        )
    )


def _discard(table: Table, action: Action, events: Events) -> Table:
    """TIK-5.6: a tile without a legal place leaves the game."""
    _tell(events, "discarded", "TIK-5.6", table, tile=TILES[table.hand].name)
    return _begin_turn(table._replace(discarded=(*table.discarded, table.hand), hand=NO_TILE))


# --- pieces


def _enter(table: Table, action: Action, events: Events) -> Table:
    """TIK-7.1."""
    kind, cell = action[1], CELL[action[2]]
    _tell(events, "entered", "TIK-7.1", table, piece=kind, cell=action[2])
    seat, ap = table.seat, table.ap - COST["enter"]
    if kind == "L":
        return table._replace(ap=ap, leaders=with_item(table.leaders, seat, cell))
    row = table.workers[seat]
    return table._replace(
        ap=ap,
        workers=with_item(table.workers, seat, with_byte(row, cell, row[cell] + 1)),
        reserve=with_item(table.reserve, seat, table.reserve[seat] - 1),
    )


def _hop(table: Table, action: Action, events: Events) -> Table:
    """TIK-7.2."""
    start, to = PATH[action[2]]
    _tell(events, "hopped", "TIK-7.2", table, piece=action[1], start=CELLS[start], cell=CELLS[to])
    return _shift(table, action[1] == "L", start, to, COST["hop"])


def _move(table: Table, action: Action, events: Events) -> Table:
    """TIK-7.3."""
    start, to = PATH[action[2]]
    cost = 0
    for step in table.board.steps[start]:
        if step[1] == to:
            cost = step[0]
    _tell(events, "moved", "TIK-7.3", table, piece=action[1], start=CELLS[start], cell=CELLS[to], cost=cost)
    return _shift(table, action[1] == "L", start, to, cost)


def _shift(table: Table, leader: bool, start: int, to: int, cost: int) -> Table:
    """One piece of the acting seat on another cell."""
    seat, ap = table.seat, table.ap - cost
    if leader:
        return table._replace(ap=ap, leaders=with_item(table.leaders, seat, to))
    row = bytearray(table.workers[seat])
    row[start] -= 1
    row[to] += 1
    return table._replace(ap=ap, workers=with_item(table.workers, seat, bytes(row)))


# --- works


def _uncover(table: Table, action: Action, events: Events) -> Table:
    """TIK-7.4."""
    cell = CELL[action[1]]
    value = table.values[cell] + 1
    _tell(events, "uncovered", "TIK-7.4", table, cell=action[1], value=value)
    return table._replace(
        ap=table.ap - COST["uncover"],
        values=with_byte(table.values, cell, value),
        supply=with_byte(table.supply, value, table.supply[value] - 1),
        worked=(*table.worked, cell),
    )


def _dig(table: Table, action: Action, events: Events) -> Table:
    """TIK-7.5; chance then reveals the kind (TIK-13.2)."""
    cell = CELL[action[1]]
    _tell(events, "dug", "TIK-7.5", table, cell=action[1])
    return table._replace(
        phase=REVEAL,
        ap=table.ap - COST["dig"],
        tokens=with_byte(table.tokens, cell, table.tokens[cell] - 1),
        worked=(*table.worked, cell),
    )


def _reveal(table: Table, action: Action, events: Events) -> Table:
    """TIK-13.2."""
    _tell(events, "found", "TIK-13.2", table, treasure=action[1])
    kind, seat = KIND[action[1]], table.seat
    hoard = table.treasures[seat]
    return table._replace(
        phase=ACT, treasures=with_item(table.treasures, seat, with_byte(hoard, kind, hoard[kind] + 1))
    )


def _swap(table: Table, action: Action, events: Events) -> Table:
    """TIK-7.6."""
    _, other, give, take = action
    _tell(events, "swapped", "TIK-7.6", table, other=other, give=give, take=take)
    seat, partner = table.seat, int(str(other)[1:]) - 1
    hoards = [bytearray(row) for row in table.treasures]
    for kind, loser, winner in ((KIND[give], seat, partner), (KIND[take], partner, seat)):
        hoards[loser][kind] -= 1
        hoards[winner][kind] += 1
    return table._replace(ap=table.ap - COST["swap"], treasures=tuple(map(bytes, hoards)))


def _camp(table: Table, action: Action, events: Events) -> Table:
    """TIK-7.8."""
    _tell(events, "camped", "TIK-7.8", table, cell=action[1])
    camps = with_byte(table.camps, CELL[action[1]], table.seat + 1)
    return table._replace(ap=table.ap - COST["camp"], camps=camps)


def _guard(table: Table, action: Action, events: Events) -> Table:
    """TIK-7.7: a worker becomes the guard if there is one; the player's other pieces there are lost."""
    cell, seat = CELL[action[1]], table.seat
    led = table.leaders[seat] == cell
    lost = table.workers[seat][cell] + led - 1
    _tell(events, "guarded", "TIK-7.7", table, cell=action[1], value=table.values[cell], lost=lost)
    return table._replace(
        ap=table.ap - COST["guard"],
        guards=with_byte(table.guards, cell, seat + 1),
        workers=with_item(table.workers, seat, with_byte(table.workers[seat], cell, 0)),
        leaders=with_item(table.leaders, seat, OUT_OF_GAME) if led else table.leaders,
    )


# --- turns


def _begin_turn(table: Table) -> Table:
    """Action points for a normal turn or for the next scoring turn (TIK-6.1, TIK-6.6)."""
    seat = table.queue[0] if table.queue else table.owner
    return table._replace(phase=ACT, seat=seat, ap=TURN_POINTS, worked=())


def _end(table: Table, action: Action, events: Events) -> Table:
    """TIK-6.2."""
    _tell(events, "ended", "TIK-6.2", table, lost=table.ap)
    return _end_turn(table, events)


def _end_turn(table: Table, events: Events) -> Table:
    """Whatever follows the turn of the acting seat (TIK-4.4, TIK-4.5, TIK-9.2, TIK-9.5)."""
    table = table._replace(ap=0, worked=())
    if table.queue:
        return _end_scoring_turn(table, events)
    if table.setup.auction:
        table = auction.close_turn(table, events)
        if table.phase != ACT:
            return table
        return _scoring_round(table, auction.final_order(table), "TIK-11.11", events)
    order = auction.after_owner(table)
    if table.stack:
        return table._replace(phase=DRAW, seat=order[0])
    return _scoring_round(table, order, "TIK-10.1", events)


def _scoring_round(table: Table, order: tuple[int, ...], rule: str, events: Events) -> Table:
    """A scoring round in which the seats act in `order` (TIK-9.2, TIK-10.2)."""
    rounds = table.rounds + 1
    events.append(Event("scoring_round", rule, {"round": rounds, "seat": seat_name(order[0])}))
    return _begin_turn(table._replace(queue=order, rounds=rounds))


def _end_scoring_turn(table: Table, events: Events) -> Table:
    """Score the acting seat at once; after the last one play goes on or is over (TIK-9.2 to 9.5, TIK-10.3)."""
    seat, *rest = table.queue
    won = points(table, seat)
    scores = with_item(table.scores, seat, table.scores[seat] + won.total)
    gained = {"temples": won.temples, "treasures": won.treasures, "points": won.total}
    _tell(events, "scored", "TIK-9.3", table, round=table.rounds, score=scores[seat], **gained)
    table = table._replace(scores=scores, queue=tuple(rest))
    if rest:
        return _begin_turn(table)
    if table.hand != NO_TILE:
        return table._replace(phase=PLACE, seat=table.owner)
    events.append(Event("game_over", "TIK-10.3", {"score": max(scores)}))
    return table._replace(phase=OVER)


def _bid(table: Table, action: Action, events: Events) -> Table:
    return auction.bid(table, int(action[1]), events)


def _pass(table: Table, action: Action, events: Events) -> Table:
    return auction.pass_on(table, events)


_PLAY: dict[Word, Callable[[Table, Action, Events], Table]] = {
    "draw": _draw,
    "choose": _choose,
    "place": _place,
    "discard": _discard,
    "enter": _enter,
    "hop": _hop,
    "move": _move,
    "uncover": _uncover,
    "dig": _dig,
    "reveal": _reveal,
    "swap": _swap,
    "camp": _camp,
    "guard": _guard,
    "end": _end,
    "bid": _bid,
    "pass": _pass,
}
