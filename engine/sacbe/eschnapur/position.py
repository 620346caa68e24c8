"""Positions as plain data: what scenario files and position links carry.

Only what differs from an empty table is written. `tests/scenarios/README.md` documents every entry.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sacbe.core.contract import Json
from sacbe.core.errors import BadPosition
from sacbe.core.reading import Reader, check_position
from sacbe.eschnapur.actions import SEATS
from sacbe.eschnapur.bundle import cards
from sacbe.eschnapur.components import (
    ALL_BIDS,
    AREA,
    AREAS,
    COINS,
    COLOUR,
    COLOURS,
    IDLE_ROUNDS,
    KIND,
    KIND_COPIES,
    KINDS,
    MOVEMENT_TILES,
    NO_SYMBOLS,
    PLAYERS,
    START_COINS,
    START_MOVES,
    TOKEN,
    TOKENS,
)
from sacbe.eschnapur.invariants import violations
from sacbe.eschnapur.legal import legal
from sacbe.eschnapur.memory import Memory
from sacbe.eschnapur.opening import opening
from sacbe.eschnapur.options import COLOUR_CHOICES
from sacbe.eschnapur.position_sale import read_bids, read_sale, read_symbols, with_knowledge, write_sale
from sacbe.eschnapur.table import (
    AFTER,
    BEGIN,
    BID,
    COMMIT,
    DRAW,
    GOODS,
    MAIN,
    NO_TOKEN,
    NOBODY,
    OFFER,
    OVER,
    PASSED,
    PHASES,
    READY,
    REPLY,
    SELL,
    SYMBOL,
    Options,
    Table,
    colour_names,
)

_SCORE_MAX = 9999
_PASS = "pass"  # noqa: S105
_AFTER_DRAWS = (BEGIN, OFFER, SELL, REPLY, MAIN, READY, AFTER, GOODS)
_DRAWS = tuple(f"{seat} {kind}" for seat in SEATS for kind in (BID, SYMBOL))


def read_position(data: Mapping[str, Json]) -> Table:
    """The table a position describes; raises BadPosition for one that cannot be."""
    reader = Reader(data, "", BadPosition)
    n = reader.number("players", PLAYERS[0], PLAYERS[0], PLAYERS[-1])
    setup = Options(n, str(reader.word("colours", COLOUR_CHOICES[0], COLOUR_CHOICES)))
    seats = SEATS[:n]
    table = _read_seats(reader.table("seats"), opening(setup), seats)
    table = _read_piles(reader, table, seats)
    table = _read_turn(reader, table, seats)
    table = table._replace(memory=_read_memory(reader.table("known"), seats), sale=read_sale(reader, seats))
    taken = [*(kind for row in table.tiles for kind in row), *(table.sale.tiles if table.sale else ())]
    pool = [copies - taken.count(k) - table.scrap[k] for k, copies in enumerate(KIND_COPIES)]
    if min(pool) < 0:
        raise BadPosition(f"there are only {KIND_COPIES[pool.index(min(pool))]} such tiles (ESC-18.4)")
    table = table._replace(pool=bytes(pool))
    reader.done()
    return with_knowledge(check_position(table, violations, legal, table.phase == OVER))


def _read_seats(reader: Reader, table: Table, seats: tuple[str, ...]) -> Table:
    """What each player has."""
    n = len(seats)
    own = [reader.table(name) for name in seats]
    table = table._replace(
        coins=tuple(each.number("coins", START_COINS[n], 0, COINS) for each in own),
        moves=tuple(each.number("moves", START_MOVES[n], 0, MOVEMENT_TILES) for each in own),
        bids=tuple(read_bids(each, "bids") for each in own),
        symbols=tuple(read_symbols(each, "symbols") for each in own),
        tiles=tuple(tuple(KIND[tile] for tile in each.words("tiles", (), KIND)) for each in own),
        tokens=tuple(_read_set(each, "tokens", TOKEN) for each in own),
        pawns=tuple(
            AREA[str(each.word("area", AREAS[at].name, AREA))] for each, at in zip(own, table.pawns, strict=True)
        ),
        scores=tuple(each.number("score", 0, 0, _SCORE_MAX) for each in own),
    )
    for each in (*own, reader):
        each.done()
    return table


def _read_set(reader: Reader, key: str, places: Mapping[str, int]) -> int:
    """A set of named things, none of them twice."""
    found = 0
    for name in reader.words(key, (), places):
        if found >> places[name] & 1:
            raise BadPosition(f"{key}: {name} stands there twice")
        found |= 1 << places[name]
    return found


def _read_piles(reader: Reader, table: Table, seats: tuple[str, ...]) -> Table:
    """Decks, discard piles and niches."""
    token = reader.word("token", None, TOKEN)
    scrap = reader.table("discarded_tiles")
    counts = bytes(scrap.number(kind.name, 0, 0, KIND_COPIES[k]) for k, kind in enumerate(KINDS))
    scrap.done()
    fresh = read_bids(reader, "fresh") if reader.has("fresh") else ALL_BIDS
    young = reader.table("young")
    drawn = tuple(
        young.number(name, (table.bids[seat] & fresh).bit_count(), 0, ALL_BIDS.bit_count())
        for seat, name in enumerate(seats)
    )
    young.done()
    return table._replace(
        opened=_read_set(reader, "opened", AREA),
        lying=NO_TOKEN if token is None else TOKEN[token],
        lost=_read_set(reader, "tokens_lost", TOKEN),
        discard=read_bids(reader, "bid_discard"),
        returned=tuple(COLOUR[name] for name in reader.words("returned", (), COLOURS)),
        scrap=counts,
        fresh=fresh,
        young=drawn,
    )


def _read_turn(reader: Reader, table: Table, seats: tuple[str, ...]) -> Table:
    """Whose turn it is and what is decided next."""
    n = len(seats)
    active = seats.index(str(reader.word("active", seats[0], seats)))
    phase = str(reader.word("phase", BEGIN, PHASES))
    committed = tuple(
        PASSED if card == _PASS else int(card)
        for card in reader.words("committed", (), (_PASS, *map(str, cards(ALL_BIDS))))
    )
    waiting = len(committed) if phase == COMMIT else 1 if phase in (OFFER, AFTER) else 0
    monk = reader.word("monk", None, seats)
    draws = tuple((SEATS.index(d.split()[0]), d.split()[1]) for d in reader.words("draws", (), _DRAWS[: 2 * n]))
    then = str(reader.word("then", MAIN, _AFTER_DRAWS)) if phase == DRAW else ""
    seat = seats.index(str(reader.word("seat", seats[(active + waiting) % n], seats)))
    last = {AFTER: seat, READY: active}.get(then or phase)
    return table._replace(
        phase=phase,
        seat=seat,
        active=active,
        monk=NOBODY if monk is None else seats.index(monk),
        idle=reader.number("idle", 0, 0, IDLE_ROUNDS * n),
        draws=draws,
        then=then,
        until=NOBODY if last is None else seats.index(str(reader.word("until", seats[last], seats))),
        committed=committed,
    )


def _read_memory(reader: Reader, seats: tuple[str, ...]) -> Memory:
    """What each observer, last everybody, knows of the hands."""
    bids, symbols = [], []
    for observer in (*seats, "all"):
        row = reader.table(observer)
        own = [row.table(name) for name in seats]
        bids.append(tuple(read_bids(each, "bids") for each in own))
        symbols.append(tuple(read_symbols(each, "symbols") for each in own))
        for each in (*own, row):
            each.done()
    reader.done()
    return Memory(tuple(bids), tuple(symbols))


def write_position(table: Table) -> dict[str, Json]:
    """The position of a table; `read_position` is the inverse."""
    seats = SEATS[: table.setup.players]
    young = {
        name: count
        for name, count, hand in zip(seats, table.young, table.bids, strict=True)
        if count != (hand & table.fresh).bit_count()
    }
    entries: dict[str, Any] = {
        "players": table.setup.players,
        "colours": table.setup.colours,
        "phase": table.phase,
        "seat": seats[table.seat],
        "active": seats[table.active],
        "seats": {name: _write_seat(table, seat) for seat, name in enumerate(seats)},
        "monk": None if table.monk == NOBODY else seats[table.monk],
        "opened": [area.name for k, area in enumerate(AREAS) if table.opened >> k & 1],
        "token": None if table.lying == NO_TOKEN else TOKENS[table.lying].name,
        "tokens_lost": _write_tokens(table.lost),
        "bid_discard": list(cards(table.discard)),
        "returned": [COLOURS[colour] for colour in table.returned],
        "discarded_tiles": {kind.name: n for kind, n in zip(KINDS, table.scrap, strict=True) if n},
        "idle": table.idle,
        "draws": [f"{seats[seat]} {kind}" for seat, kind in table.draws],
        "then": table.then,
        "until": None if table.until == NOBODY else seats[table.until],
        "committed": [_PASS if value == PASSED else str(value) for value in table.committed],
        "fresh": None if table.fresh == ALL_BIDS else list(cards(table.fresh)),
        "young": young,
        "sale": write_sale(table.sale) if table.sale else None,
        "known": _write_memory(table.memory, seats),
    }
    return {key: value for key, value in entries.items() if value or (key == "fresh" and value is not None)}


def _write_seat(table: Table, seat: int) -> dict[str, Json]:
    """What one player has."""
    return {
        "coins": table.coins[seat],
        "moves": table.moves[seat],
        **_write_hand(table.symbols[seat], table.bids[seat]),
        "tiles": [KINDS[kind].name for kind in table.tiles[seat]],
        "tokens": _write_tokens(table.tokens[seat]),
        "area": AREAS[table.pawns[seat]].name,
        "score": table.scores[seat],
    }


def _write_hand(symbols: bytes, bids: int) -> dict[str, Json]:
    """Cards as they are read back."""
    return {"bids": list(cards(bids)), "symbols": colour_names(symbols)}


def _write_tokens(tokens: int) -> list[str]:
    """Tokens by name."""
    return [token.name for k, token in enumerate(TOKENS) if tokens >> k & 1]


def _write_memory(memory: Memory, seats: tuple[str, ...]) -> dict[str, Json]:
    """Only what somebody knows."""
    found: dict[str, Json] = {}
    for observer, bids, symbols in zip((*seats, "all"), memory.bids, memory.symbols, strict=True):
        row = {
            name: _write_hand(known, held)
            for name, known, held in zip(seats, symbols, bids, strict=True)
            if known != NO_SYMBOLS or held
        }
        if row:
            found[observer] = row
    return found
