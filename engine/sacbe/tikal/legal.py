"""What may be done (TIK-12). The order of every list is part of the rules version."""

from __future__ import annotations

from bisect import insort
from functools import cache
from itertools import compress

from sacbe.core.action import Action
from sacbe.core.contract import Outcome
from sacbe.tikal import actions as a
from sacbe.tikal.components import (
    BASE_CAMP,
    CELL_COUNT,
    COST,
    DIG_MAX,
    GUARDS,
    OPENING_BID,
    TILES,
    UNCOVER_MAX,
    VALUE_MAX,
)
from sacbe.tikal.scoring import dominates
from sacbe.tikal.table import (
    ACT,
    BID,
    CHOOSE,
    DRAW,
    IN_RESERVE,
    PLACE,
    REVEAL,
    Table,
    camps_left,
    own_camps,
    presence,
    undug,
)

ENTER, HOP, UNCOVER, DIG, SWAP, CAMP, GUARD = (
    COST[verb] for verb in ("enter", "hop", "uncover", "dig", "swap", "camp", "guard")
)

_CELLS = range(CELL_COUNT)


def legal(table: Table) -> tuple[Action, ...]:
    """Returns every action that may be played now, chance actions included."""
    phase = table.phase
    if phase == ACT:
        return _turn(table)
    if phase == PLACE:
        return _places(table) or (a.DISCARD,)
    if phase == BID:
        lowest = max(OPENING_BID, table.market.high + 1)
        return (a.PASS, *(a.bid(k) for k in range(lowest, table.scores[table.seat] + 1)))
    if phase == CHOOSE:
        return tuple(a.CHOOSE[tile] for tile in sorted(table.market.display))
    return tuple(action for action, _ in outcomes(table))


def outcomes(table: Table) -> tuple[Outcome, ...]:
    """Returns the chance actions that may happen now, with their weights (TIK-13)."""
    if table.phase == DRAW:
        letter = TILES[table.stack[0]].letter
        return tuple((a.DRAW[tile], 1) for tile in table.stack if TILES[tile].letter == letter)
    if table.phase == REVEAL:
        return tuple((a.REVEAL[kind], left) for kind, left in enumerate(undug(table)) if left)
    return ()


def _places(table: Table) -> tuple[Action, ...]:
    """Where and how the tile in hand may be laid (TIK-5)."""
    board, tile = table.board, table.hand
    found: list[Action] = []
    for cell in board.frontier:
        found += _spots(cell, board.rotations_for(tile, cell))
    return tuple(found)


@cache
def _spots(cell: int, rotations: tuple[int, ...]) -> tuple[Action, ...]:
    """The ways to lay a tile on `cell` in one of `rotations`."""
    return tuple(a.PLACE[cell][r] for r in rotations)


def _turn(table: Table) -> tuple[Action, ...]:
    """The actions of a turn that its action points and the position allow (TIK-6)."""
    seat, ap = table.seat, table.ap
    workers, leader = table.workers[seat], table.leaders[seat]
    cells = list(compress(_CELLS, workers))
    camps = [BASE_CAMP, *own_camps(table, seat)]
    found: list[Action] = []
    if ap >= ENTER:
        if table.reserve[seat]:
            found += [a.ENTER_W[cell] for cell in camps]
        if leader == IN_RESERVE:
            found += [a.ENTER_L[cell] for cell in camps]
    if ap >= HOP and len(camps) > 1:
        for start in camps:
            if workers[start]:
                found += [a.hops("W", start)[to] for to in camps if to != start]
            if leader == start:
                found += [a.hops("L", start)[to] for to in camps if to != start]
    steps, exits = table.board.steps, table.board.exits
    for cell in cells:
        dearest, by_worker, _ = exits[cell]
        found += by_worker if dearest <= ap else [step[2] for step in steps[cell] if step[0] <= ap]
    if leader >= 0:
        dearest, _, by_leader = exits[leader]
        found += by_leader if dearest <= ap else [step[3] for step in steps[leader] if step[0] <= ap]
        if not workers[leader]:
            insort(cells, leader)
    if ap >= UNCOVER:
        _add_work(table, cells, found)
    if ap >= CAMP and camps_left(table, seat):
        tokens, taken = table.tokens, table.camps
        found += [a.CAMP[cell] for cell in table.board.camp_sites if not (tokens[cell] or taken[cell])]
    if ap >= GUARD and table.guards.count(seat + 1) < GUARDS:
        for cell in cells:
            if table.values[cell] and not table.guards[cell] and dominates(table, seat, cell):
                found.append(a.GUARD[cell])
    found.append(a.END)
    return tuple(found)


def _add_work(table: Table, cells: list[int], found: list[Action]) -> None:
    """Appends what can be uncovered, dug up and swapped with pieces on `cells` (TIK-7.4 to TIK-7.6)."""
    seat, ap, worked = table.seat, table.ap, table.worked
    values, tokens = table.values, table.tokens
    digs: list[Action] = []
    for cell in cells:
        value = values[cell]
        if value:
            if value < VALUE_MAX and table.supply[value + 1] and not table.guards[cell]:
                done = worked.count(cell)
                if done < UNCOVER_MAX and presence(table, seat, cell) > done:
                    found.append(a.UNCOVER[cell])
        elif tokens[cell] and ap >= DIG:
            done = worked.count(cell)
            if done < DIG_MAX and presence(table, seat, cell) > done:
                digs.append(a.DIG[cell])
    found += digs
    if ap >= SWAP and 1 in table.treasures[seat]:
        gives = [kind for kind, owned in enumerate(table.treasures[seat]) if owned == 1]
        for other, hoard in enumerate(table.treasures):
            if other != seat and 1 in hoard:
                takes = [kind for kind, owned in enumerate(hoard) if owned == 1]
                found += [a.SWAP[other][give][take] for give in gives for take in takes if give != take]
