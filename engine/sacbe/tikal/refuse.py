"""Why an action is not legal: the first rule that forbids it (TIK-5 to TIK-11).

Here the rules are checked one by one, while `legal.py` generates what they allow; tests compare the two.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sacbe.core.action import Action
from sacbe.core.contract import seat_name
from sacbe.core.events import Refusal
from sacbe.tikal.actions import NOTATION, PATH, SPOT
from sacbe.tikal.board import EMPTY
from sacbe.tikal.components import (
    ADJACENT,
    BASE_CAMP,
    CAMPS,
    CELL,
    CELLS,
    DIG_MAX,
    GUARDS,
    KIND,
    KINDS,
    OPENING_BID,
    ROTATIONS,
    TILE,
    TILES,
    UNCOVER_MAX,
    VALUE_MAX,
)
from sacbe.tikal.offers import cost_of
from sacbe.tikal.scoring import strength
from sacbe.tikal.table import (
    ACT,
    BID,
    CHOOSE,
    DRAW,
    IN_RESERVE,
    OVER,
    PLACE,
    REVEAL,
    Table,
    camps_left,
    presence,
    undug,
)
from sacbe.tikal.texts import no


def refuse(table: Table, action: Action) -> Refusal | None:
    """Returns why an action is not legal; None if nothing forbids it."""
    if not NOTATION.spells(action):
        return no("TIK-12.6", "no_such_action", action=str(action))
    phase = _PHASE[action.verb]
    if table.phase != phase:
        return _wrong_phase(table, phase)
    refusal = _REFUSE[action.verb](table, action)
    if refusal is not None or phase != ACT:
        return refusal
    cost = cost_of(table, action)
    return no("TIK-6.5", "no_points", cost=cost, ap=table.ap) if cost > table.ap else None


def _wrong_phase(table: Table, wanted: str) -> Refusal:
    if table.phase == OVER:
        return no("TIK-10.3", "game_is_over")
    rule = "TIK-13.3" if wanted in (DRAW, REVEAL) else "TIK-12.4"
    return no(rule, "not_now", phase=table.phase, wanted=wanted)


def _draw(table: Table, action: Action) -> Refusal | None:
    tile = TILE.get(action[1])
    if tile is None or tile not in table.stack:
        return no("TIK-13.1", "tile_not_in_stack", tile=action[1])
    letter = TILES[table.stack[0]].letter
    if TILES[tile].letter != letter:
        return no("TIK-3.1", "letter_not_due", tile=action[1], letter=letter)
    return None


def _reveal(table: Table, action: Action) -> Refusal | None:
    if undug(table)[KIND[action[1]]]:
        return None
    return no("TIK-13.2", "treasure_all_found", treasure=action[1])


def _place(table: Table, action: Action) -> Refusal | None:
    cell, rotation = SPOT[action[1]]
    board, tile = table.board, table.hand
    if board.tiles[cell] != EMPTY:
        return no("TIK-5.1", "cell_taken", cell=CELLS[cell])
    if cell not in board.frontier:
        return no("TIK-5.1", "no_explored_neighbour", cell=CELLS[cell])
    if TILES[tile].kind == "volcano":
        return no("TIK-5.3", "volcano_not_turned") if rotation else None
    if all(board.kind(n) in ("", "volcano") for n in ADJACENT[cell]):
        return no("TIK-5.2", "only_volcanoes", cell=CELLS[cell])
    if rotation not in ROTATIONS[tile]:
        return no("TIK-12.7", "same_pattern", tile=TILES[tile].name)
    laid = board.with_tile(tile, cell, rotation)
    return None if laid.steps[cell] else no("TIK-5.2", "no_access", cell=CELLS[cell])


def _discard(table: Table, action: Action) -> Refusal | None:
    board, tile = table.board, table.hand
    if any(board.rotations_for(tile, cell) for cell in board.frontier):
        return no("TIK-5.6", "tile_has_a_place", tile=TILES[tile].name)
    return None


def _enter(table: Table, action: Action) -> Refusal | None:
    cell = CELL[action[2]]
    if action[1] == "L" and table.leaders[table.seat] != IN_RESERVE:
        return no("TIK-7.1", "leader_not_in_reserve")
    if action[1] == "W" and not table.reserve[table.seat]:
        return no("TIK-7.1", "no_worker_in_reserve")
    return _no_camp(table, cell, "TIK-7.1")


def _no_camp(table: Table, cell: int, rule: str) -> Refusal | None:
    """Refuses a cell that is neither the base camp nor one of the player's camps."""
    if cell == BASE_CAMP or table.camps[cell] == table.seat + 1:
        return None
    return no(rule, "not_own_camp", cell=CELLS[cell])


def _no_piece(table: Table, kind: Any, cell: int, rule: str) -> Refusal | None:
    """Refuses a piece that the acting seat does not have on `cell`."""
    has = table.leaders[table.seat] == cell if kind == "L" else table.workers[table.seat][cell] > 0
    return None if has else no(rule, "no_piece", piece=kind, cell=CELLS[cell])


def _hop(table: Table, action: Action) -> Refusal | None:
    start, to = PATH[action[2]]
    if start == to:
        return no("TIK-7.2", "same_cell", cell=CELLS[to])
    return (
        _no_piece(table, action[1], start, "TIK-7.2")
        or _no_camp(table, start, "TIK-7.2")
        or _no_camp(table, to, "TIK-7.2")
    )


def _move(table: Table, action: Action) -> Refusal | None:
    start, to = PATH[action[2]]
    board = table.board
    lacking = _no_piece(table, action[1], start, "TIK-7.3")
    if lacking is not None:
        return lacking
    if board.tiles[to] == EMPTY:  # name what no walk can reach before what a single step cannot
        return no("TIK-7.3", "not_explored", cell=CELLS[to])
    if board.kind(to) == "volcano":
        return no("TIK-7.3", "volcano_not_entered", cell=CELLS[to])
    if to not in ADJACENT[start]:
        return no("TIK-7.3", "not_neighbours", start=CELLS[start], cell=CELLS[to])
    if not board.stones(start, to):
        return no("TIK-7.3", "no_stones", start=CELLS[start], cell=CELLS[to])
    return None


def _uncover(table: Table, action: Action) -> Refusal | None:
    cell = CELL[action[1]]
    value = table.values[cell]
    if not value:
        return no("TIK-7.4", "no_temple", cell=action[1])
    if table.guards[cell]:
        return no("TIK-7.4", "temple_guarded", cell=action[1], owner=seat_name(table.guards[cell] - 1))
    if value == VALUE_MAX:
        return no("TIK-7.4", "temple_complete", cell=action[1], value=value)
    if not table.supply[value + 1]:
        return no("TIK-7.4", "level_run_out", cell=action[1], value=value + 1)
    return _no_hands(table, cell, UNCOVER_MAX, "TIK-7.4", "uncover_limit")


def _no_hands(table: Table, cell: int, limit: int, rule: str, limit_key: str) -> Refusal | None:
    """Refuses work beyond the limit of a turn, or with too few pieces on the hex (TIK-6.6)."""
    done, here = table.worked.count(cell), presence(table, table.seat, cell)
    if done >= limit:
        return no(rule, limit_key, cell=CELLS[cell], limit=limit)
    if here <= done:
        return no(rule, "too_few_pieces", cell=CELLS[cell], here=here, needed=done + 1)
    return None


def _dig(table: Table, action: Action) -> Refusal | None:
    cell = CELL[action[1]]
    if table.board.kind(cell) != "treasure":
        return no("TIK-7.5", "no_treasure_tile", cell=action[1])
    if not table.tokens[cell]:
        return no("TIK-7.5", "no_tokens", cell=action[1])
    return _no_hands(table, cell, DIG_MAX, "TIK-7.5", "dig_limit")


def _swap(table: Table, action: Action) -> Refusal | None:
    other, give, take = int(str(action[1])[1:]) - 1, KIND[action[2]], KIND[action[3]]
    if other == table.seat or other >= table.setup.players:
        return no("TIK-7.6", "no_such_partner", other=action[1])
    if give == take:
        return no("TIK-7.6", "same_kind", treasure=action[2])
    for seat, kind in ((table.seat, give), (other, take)):
        if table.treasures[seat][kind] != 1:
            owned = table.treasures[seat][kind]
            return no("TIK-7.6", "not_single", owner=seat_name(seat), treasure=KINDS[kind], count=owned)
    return None


def _camp(table: Table, action: Action) -> Refusal | None:
    cell = CELL[action[1]]
    if not camps_left(table, table.seat):
        return no("TIK-7.8", "no_camp_left", limit=CAMPS)
    if table.board.kind(cell) not in ("jungle", "treasure"):
        return no("TIK-7.8", "no_camp_site", cell=action[1])
    if table.tokens[cell]:
        return no("TIK-7.8", "tokens_left", cell=action[1], count=table.tokens[cell])
    if table.camps[cell]:
        return no("TIK-7.8", "camp_there", cell=action[1], owner=seat_name(table.camps[cell] - 1))
    return None


def _guard(table: Table, action: Action) -> Refusal | None:
    cell, seat = CELL[action[1]], table.seat
    if not table.values[cell]:
        return no("TIK-7.7", "no_temple", cell=action[1])
    if table.guards[cell]:
        return no("TIK-7.7", "temple_guarded", cell=action[1], owner=seat_name(table.guards[cell] - 1))
    if table.guards.count(seat + 1) >= GUARDS:
        return no("TIK-7.7", "no_guard_left", limit=GUARDS)
    own = strength(table, seat, cell)
    best = max(strength(table, other, cell) for other in range(table.setup.players) if other != seat)
    if own <= best:
        return no("TIK-7.7", "not_dominating", cell=action[1], own=own, best=best)
    return None


def _bid(table: Table, action: Action) -> Refusal | None:
    amount, lowest, most = int(action[1]), max(OPENING_BID, table.market.high + 1), table.scores[table.seat]
    if amount < lowest:
        return no("TIK-11.6", "bid_too_low", lowest=lowest)
    return no("TIK-11.6", "bid_too_high", most=most) if amount > most else None


def _choose(table: Table, action: Action) -> Refusal | None:
    if TILE.get(action[1]) in table.market.display:
        return None
    return no("TIK-11.8", "not_in_display", tile=action[1])


def _never(table: Table, action: Action) -> None:
    """Returns None: these actions are always legal in their phase."""


_PHASE = {
    "draw": DRAW,
    "reveal": REVEAL,
    "place": PLACE,
    "discard": PLACE,
    "pass": BID,
    "bid": BID,
    "choose": CHOOSE,
} | dict.fromkeys(("enter", "hop", "move", "uncover", "dig", "swap", "camp", "guard", "end"), ACT)

_REFUSE: dict[str, Callable[[Table, Action], Refusal | None]] = {
    "draw": _draw,
    "reveal": _reveal,
    "place": _place,
    "discard": _discard,
    "pass": _never,
    "bid": _bid,
    "choose": _choose,
    "enter": _enter,
    "hop": _hop,
    "move": _move,
    "uncover": _uncover,
    "dig": _dig,
    "swap": _swap,
    "camp": _camp,
    "guard": _guard,
    "end": _never,
}
