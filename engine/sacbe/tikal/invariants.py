"""What must hold in every position (TIK-14)."""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.core.contract import seat_name
from sacbe.core.seats import clockwise
from sacbe.tikal.board import EMPTY
from sacbe.tikal.components import (
    ADJACENT,
    CAMPS,
    CELL_COUNT,
    CELLS,
    COPIES,
    DIG_MAX,
    GUARDS,
    LEVELS,
    SCORING_ROUNDS,
    STACK,
    TILES,
    TURN_POINTS,
    UNCOVER_MAX,
    VALUE_MAX,
    WORKERS,
)
from sacbe.tikal.table import (
    ACT,
    BID,
    CHOOSE,
    DRAW,
    NO_TILE,
    NOBODY,
    OUT_OF_GAME,
    OVER,
    PLACE,
    REVEAL,
    Table,
    presence,
    undug,
)


def violations(table: Table) -> Iterator[str]:
    """Yields a sentence for every broken invariant."""
    yield from _tiles(table)
    yield from _board(table)
    for seat in range(table.setup.players):
        yield from _seat(table, seat)
    yield from _treasures(table)
    yield from _turn(table)
    yield from _rounds(table)
    if table.setup.auction:
        yield from _auction(table)
    elif table.phase in (BID, CHOOSE):
        yield f"the phase {table.phase} belongs to the auction game (TIK-11.2)"


def _tiles(table: Table) -> Iterator[str]:
    """Each of the 36 tiles is in exactly one place."""
    hand = () if table.hand == NO_TILE else (table.hand,)
    laid = tuple(tile for tile in table.board.tiles if tile in STACK)
    places = (*laid, *hand, *table.stack, *table.discarded, *table.market.display)
    for tile in STACK:
        if places.count(tile) != 1:
            yield f"tile {TILES[tile].name} is in {places.count(tile)} places instead of one (TIK-2.2)"


def _board(table: Table) -> Iterator[str]:
    """Hexes hold only what they can hold, and all can be reached."""
    reachable = table.board.reachable()
    used = [0] * (VALUE_MAX + 1)
    for cell, tile in enumerate(table.board.tiles):
        name, kind = CELLS[cell], table.board.kind(cell)
        if tile != EMPTY and kind != "volcano" and cell not in reachable:
            yield f"{name} cannot be reached on foot from the base camp (TIK-14.5)"
        printed = TILES[tile].value if tile != EMPTY else 0
        if not printed <= table.values[cell] <= VALUE_MAX or (table.values[cell] and not printed):
            yield f"{name} cannot have the value {table.values[cell]} (TIK-14.6)"
        for level in range(printed + 1, table.values[cell] + 1):
            used[level] += 1
        if table.tokens[cell] > (TILES[tile].treasures if tile != EMPTY else 0):
            yield f"{name} holds more treasures than its tile shows (TIK-2.5)"
        if kind == "volcano" and not any(table.board.kind(near) for near in ADJACENT[cell]):
            yield f"the volcano on {name} touches no explored hex (TIK-5.1)"
        if table.camps[cell] and (kind not in ("jungle", "treasure") or table.tokens[cell]):
            yield f"{name} is not a camp site (TIK-7.8)"
        if table.guards[cell] and kind != "temple":
            yield f"{name} is not a temple and cannot be guarded (TIK-7.7)"
    for level, count in enumerate(used):
        if count + table.supply[level] != LEVELS[level]:
            yield f"level tiles of value {level}: {count} used and {table.supply[level]} left (TIK-14.2)"


def _seat(table: Table, seat: int) -> Iterator[str]:
    """All pieces of a player are somewhere."""
    name, row = seat_name(seat), table.workers[seat]
    guards = table.guards.count(seat + 1)
    standing = [cell for cell in range(CELL_COUNT) if presence(table, seat, cell)]
    if any(table.board.kind(cell) in ("", "volcano") for cell in standing):
        yield f"{name} has a piece where nobody can stand (TIK-7.3)"
    if guards > GUARDS:
        yield f"{name} has {guards} guards (TIK-7.7)"
    if table.camps.count(seat + 1) > CAMPS:
        yield f"{name} has {table.camps.count(seat + 1)} camps (TIK-7.8)"
    worker_guards = guards - (table.leaders[seat] == OUT_OF_GAME and guards > 0)
    removed = WORKERS - sum(row) - table.reserve[seat] - worker_guards
    if removed < 0 or (removed > 0 and not guards):
        yield f"{name} has {WORKERS - removed} workers in reserve, on the board and as guards (TIK-14.1)"
    if table.leaders[seat] == OUT_OF_GAME and not guards:
        yield f"{name}'s leader is out of the game, but {name} has no guard (TIK-7.7)"
    if table.scores[seat] < 0:
        yield f"{name} has {table.scores[seat]} points (TIK-14.9)"


def _treasures(table: Table) -> Iterator[str]:
    """No kind of treasure appears more often than in the box."""
    left = undug(table)
    if min(left) < 0:
        yield f"a treasure is owned more than {max(COPIES)} times (TIK-14.4)"
    if sum(table.tokens) > sum(left) - (table.phase == REVEAL):
        yield f"{sum(table.tokens)} treasures lie on the board, but only {sum(left)} are not dug up yet (TIK-14.3)"


def _turn(table: Table) -> Iterator[str]:
    """The state of the turn is possible under the rules."""
    phase, queue, hand = table.phase, table.queue, table.hand
    if (
        not 0 <= table.ap <= TURN_POINTS
        or (phase == ACT) > table.ap
        or (phase in (PLACE, DRAW, BID, CHOOSE) and table.ap)
    ):
        yield f"{table.ap} action points do not go with the phase {phase} (TIK-6.1)"
    if any(table.worked.count(cell) > max(UNCOVER_MAX, DIG_MAX) for cell in table.worked):
        yield "a hex was worked on more than twice in one turn (TIK-6.6)"
    if table.worked and phase not in (ACT, REVEAL):
        yield "work is counted only within a turn (TIK-6.6)"
    if any(table.board.kind(cell) not in ("temple", "treasure") for cell in table.worked):
        yield "only temples and treasure sites are worked on (TIK-6.6)"
    if phase == PLACE and (hand == NO_TILE or queue):
        yield "laying a tile needs a tile in hand and no scoring round (TIK-5.1)"
    if phase == DRAW and not table.stack:
        yield "no tile is left to draw (TIK-4.5)"
    if phase in (DRAW, BID, CHOOSE, OVER) and (hand != NO_TILE or queue):
        yield f"in the phase {phase} no tile is in hand and no scoring round runs (TIK-12.4)"
    if len(set(queue)) != len(queue) or (queue and queue[0] != table.seat):
        yield "the scoring queue names each seat once, the acting one first (TIK-9.2)"
    if phase in (ACT, REVEAL):
        if not queue and (hand != NO_TILE or table.seat != table.owner):
            yield "in a normal turn the tile is laid and its owner acts (TIK-4.2)"
        if queue and hand == NO_TILE and (table.stack or table.market.display):
            yield "the final scoring round comes when all tiles are drawn (TIK-4.5)"
        if queue and hand != NO_TILE and TILES[hand].kind != "volcano":
            yield "only a volcano waits for a scoring round (TIK-9.1)"
    if phase == REVEAL and (not table.worked or table.board.kind(table.worked[-1]) != "treasure"):
        yield "a treasure is revealed only when one was dug up (TIK-13.2)"
    if phase == OVER and (table.stack or table.market.display):
        yield "the game is not over while tiles are left (TIK-4.5)"


def _rounds(table: Table) -> Iterator[str]:
    """Scoring rounds: as many as volcanoes have come, and those to come fit in (TIK-9.6)."""
    final = table.phase == OVER or (bool(table.queue) and table.hand == NO_TILE)
    waiting = [tile for tile in (*table.stack, *table.market.display) if TILES[tile].kind == "volcano"]
    come = [tile for tile in (*table.board.tiles, table.hand) if tile >= 0 and TILES[tile].kind == "volcano"]
    if not len(come) + final <= table.rounds <= SCORING_ROUNDS - len(waiting) - (not final):
        yield f"{table.rounds} scoring rounds do not go with the volcanoes that have come and are to come (TIK-9.6)"
    order = clockwise(table.setup.players, table.owner if table.hand != NO_TILE else table.owner + 1)
    if table.queue and not (final and table.setup.auction) and order[-len(table.queue) :] != table.queue:
        yield "scoring turns go clockwise from the seat that got the volcano, or after the last turn (TIK-9.2)"


def _auction(table: Table) -> Iterator[str]:
    """Display, markers and bids agree with each other."""
    market, phase = table.market, table.phase
    shown, up = len(market.display), len(market.face_up)
    wanted = {BID: up, CHOOSE: up}.get(phase, up - 1)
    final = phase == OVER or (table.queue and table.hand == NO_TILE)
    if phase == DRAW or final:
        if up != table.setup.players or (final and shown) or (phase == DRAW and shown >= table.setup.players):
            yield "between rounds all markers are face up and the display is not full (TIK-11.9)"
    elif shown != wanted:
        yield f"the display holds {shown} tiles; with {up} markers face up it holds {wanted} (TIK-11.2)"
    elif phase not in (BID, CHOOSE) and table.owner not in market.face_up:
        yield "the owner of the turn has their marker face up (TIK-11.8)"
    if phase == CHOOSE and table.seat not in market.face_up:
        yield "only a player with a face-up marker takes a turn (TIK-11.4)"
    if (len(table.stack) + (shown if phase == DRAW else 0)) % table.setup.players:
        yield "the stack holds whole rounds of tiles (TIK-11.2)"
    if len(set(market.face_up)) != up:
        yield "a marker is named twice (TIK-11.1)"
    if phase == BID:
        if up < 2 or not market.bidders or market.bidders[0] != table.seat:
            yield "an auction has at least two markers face up, and the acting seat is the first bidder (TIK-11.6)"
        if not set(market.bidders) <= set(market.face_up) or len(set(market.bidders)) != len(market.bidders):
            yield "only players with a face-up marker bid (TIK-11.4)"
        places = [(seat - table.seat) % table.setup.players for seat in market.bidders]
        if places != sorted(places):
            yield "players bid in clockwise order (TIK-11.6)"
        if (len(market.bidders) < up) != (market.first_pass != NOBODY):
            yield "a first pass is named exactly when a player is out of the auction (TIK-11.6)"
        if (market.high_seat == NOBODY) != (market.high == 0):
            yield "a highest bid has a bidder (TIK-11.6)"
        if market.high_seat != NOBODY and (
            market.high_seat not in market.bidders[1:] or market.high > table.scores[market.high_seat]
        ):
            yield "the highest bidder is still in, can pay, and is not alone (TIK-11.7)"
        elif market.high_seat not in (NOBODY, market.bidders[-1]):
            yield "the highest bidder is the last one who spoke and is still in (TIK-11.6)"
        if market.first_pass != NOBODY and (
            market.first_pass in market.bidders or market.first_pass not in market.face_up
        ):
            yield "the player who passed first is out of this auction (TIK-11.6)"
    elif market.bidders or market.high or market.high_seat != NOBODY or market.first_pass != NOBODY:
        yield "bids exist only during an auction (TIK-11.7)"
