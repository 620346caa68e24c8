"""Positions as plain data: what scenario files and position links carry.

Only what differs from the start of a game is written. `tests/scenarios/README.md` documents every entry.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from sacbe.core.contract import Json
from sacbe.core.errors import BadPosition
from sacbe.core.reading import Reader, check_position
from sacbe.core.seats import seat_names
from sacbe.tikal.board import EMPTY, Board, board_of
from sacbe.tikal.components import (
    CELL,
    CELL_COUNT,
    CELLS,
    COPIES,
    KINDS,
    LEVELS,
    PRINTED,
    SCORING_ROUNDS,
    STACK,
    TILE,
    TILES,
    TURN_POINTS,
    VALUE_MAX,
    WORKERS,
)
from sacbe.tikal.invariants import violations
from sacbe.tikal.legal import legal
from sacbe.tikal.opening import opening
from sacbe.tikal.table import (
    ACT,
    BID,
    CHOOSE,
    DRAW,
    IN_RESERVE,
    NO_TILE,
    NOBODY,
    OUT_OF_GAME,
    OVER,
    PLACE,
    REVEAL,
    Market,
    Options,
    Table,
)

_LAID = re.compile(r"([a-h][1-5])=([A-G][1-6])/([0-5])")
_PIECES = re.compile(r"(?:([1-9][0-9]?)?W)?(\+?L)?")
_PHASES = (DRAW, REVEAL, PLACE, ACT, BID, CHOOSE, OVER)
_TILES = tuple(TILES[tile].name for tile in STACK)
_SCORE_MAX = 9999


def read_position(data: Mapping[str, Json]) -> Table:
    """Returns the table that a position describes; raises BadPosition."""
    reader = Reader(data, "", BadPosition)
    setup = Options(reader.number("players", 2, 2, 4), reader.flag("auction", False))
    seats = seat_names(setup.players)
    table = _read_board(reader, opening(setup), seats)
    table = _read_seats(reader.table("seats"), table, seats)
    table = _read_turn(reader, table, seats)
    reader.done()
    return check_position(table, violations, legal, table.phase == OVER)


def _read_board(reader: Reader, table: Table, seats: tuple[str, ...]) -> Table:
    """Tiles, values, tokens, camps and guards."""
    board = _read_tiles(reader)
    cells = {CELLS[cell]: cell for cell, tile in enumerate(board.tiles) if tile != EMPTY}
    values = bytearray(TILES[t].value if t != EMPTY else 0 for t in board.tiles)
    tokens = bytearray(TILES[t].treasures if t != EMPTY else 0 for t in board.tiles)
    supply = bytearray(LEVELS)
    given = reader.table("values")
    for name in given.names():
        cell = _explored(cells, name, "values")
        low = values[cell]
        if not low:
            raise BadPosition(f"values: {name} is not a temple")
        values[cell] = given.number(name, low, low, VALUE_MAX)
        for level in range(low + 1, values[cell] + 1):
            if not supply[level]:
                raise BadPosition(f"values: there are only {LEVELS[level]} level tiles of value {level} (TIK-2.4)")
            supply[level] -= 1
    given = reader.table("tokens")
    for name in given.names():
        cell = _explored(cells, name, "tokens")
        tokens[cell] = given.number(name, 0, 0, tokens[cell])
    return table._replace(
        board=board,
        values=bytes(values),
        tokens=bytes(tokens),
        supply=bytes(supply),
        camps=_read_owners(reader.table("camps"), cells, seats, "camps"),
        guards=_read_owners(reader.table("guards"), cells, seats, "guards"),
    )


def _read_tiles(reader: Reader) -> Board:
    """The explored board."""
    board = {cell: (tile, 0) for cell, tile in PRINTED.items()}
    for text in reader.words("tiles"):
        laid = _LAID.fullmatch(text)
        if laid is None or laid[2] not in TILE:
            raise BadPosition(f"tiles: {text[:40]!r} should look like 'a3=A4/3': cell, tile and rotation")
        cell, tile = CELL[laid[1]], TILE[laid[2]]
        if cell in board:
            raise BadPosition(f"tiles: {laid[1]} already holds {TILES[board[cell][0]].name}")
        if tile in (each for each, _ in board.values()):
            raise BadPosition(f"tiles: {laid[2]} is laid twice")
        board[cell] = tile, int(laid[3])
    return board_of(board)


def _explored(cells: Mapping[str, int], name: str, where: str) -> int:
    """The cell of that name, which must be explored."""
    if name not in cells:
        raise BadPosition(f"{where}: {name!r} is not an explored cell of this position")
    return cells[name]


def _read_owners(reader: Reader, cells: Mapping[str, int], seats: tuple[str, ...], where: str) -> bytes:
    """Who owns the camp or guard on which cell."""
    owners = bytearray(CELL_COUNT)
    for name in reader.names():
        cell = _explored(cells, name, where)
        owners[cell] = seats.index(str(reader.word(name, "", seats))) + 1
    return bytes(owners)


def _read_seats(reader: Reader, table: Table, seats: tuple[str, ...]) -> Table:
    """What each player has."""
    workers, leaders, reserve, treasures, scores = [], [], [], [], []
    for seat, name in enumerate(seats):
        own = reader.table(name)
        row, leader = _read_pieces(own.table("pieces"), table, name)
        if leader is None:
            place = own.word("leader", "reserve", ("reserve", "out"))
            leader = IN_RESERVE if place == "reserve" else OUT_OF_GAME
        left = WORKERS - sum(row) - table.guards.count(seat + 1)
        out = leader == OUT_OF_GAME
        if left + out < 0:
            raise BadPosition(f"{name} has more than {WORKERS} workers (TIK-14.1)")
        hoard = own.table("treasures")
        workers.append(bytes(row))
        leaders.append(leader)
        reserve.append(own.number("reserve", max(0, left), 0, max(0, left + out)))
        treasures.append(bytes(hoard.number(kind, 0, 0, COPIES[k]) for k, kind in enumerate(KINDS)))
        scores.append(own.number("score", table.scores[seat], 0, _SCORE_MAX))
        hoard.done()
        own.done()
    reader.done()
    return table._replace(
        workers=tuple(workers),
        leaders=tuple(leaders),
        reserve=tuple(reserve),
        treasures=tuple(treasures),
        scores=tuple(scores),
    )


def _read_pieces(reader: Reader, table: Table, seat: str) -> tuple[bytearray, int | None]:
    """A player's workers by cell, and the leader's cell if it is on the board."""
    row, leader = bytearray(CELL_COUNT), None
    for name in reader.names():
        text = str(reader.word(name, ""))
        shape = _PIECES.fullmatch(text)
        if name not in CELL or table.board.kind(CELL[name]) in ("", "volcano"):
            raise BadPosition(f"seats.{seat}.pieces: {name!r} is not a hex that can be entered")
        if shape is None or not text or text.startswith("+"):
            raise BadPosition(f"seats.{seat}.pieces.{name} is {text[:20]!r}; it should look like '2W', 'L' or '2W+L'")
        if "W" in text:
            row[CELL[name]] = int(shape[1] or 1)
        if shape[2]:
            if leader is not None:
                raise BadPosition(f"seats.{seat}.pieces: there is only one leader")
            leader = CELL[name]
    return row, leader


def _read_turn(reader: Reader, table: Table, seats: tuple[str, ...]) -> Table:
    """Whose turn it is and what is decided next."""
    n = len(seats)
    hand = reader.word("hand", None, _TILES)
    tile = TILE[hand] if hand else NO_TILE
    queue = tuple(seats.index(name) for name in reader.words("queue", (), seats))
    phase = str(reader.word("phase", PLACE if hand and not queue else ACT, _PHASES))
    first = queue[0] if queue else 0
    seat = seats.index(str(reader.word("seat", seats[first], seats)))
    owner = seats.index(str(reader.word("owner", _default_owner(phase, seat, queue, bool(hand), seats), seats)))
    display = tuple(TILE[name] for name in reader.words("display", (), _TILES))
    face_up = (*range(n),) if phase in (BID, DRAW) else (seat,)
    market = Market()
    if table.setup.auction:
        market = Market(
            display=display,
            face_up=tuple(sorted(seats.index(s) for s in reader.words("face_up", [seats[s] for s in face_up], seats))),
            bidders=tuple(seats.index(s) for s in reader.words("bidders", (), seats)),
            high=reader.number("high", 0, 0, _SCORE_MAX),
            high_seat=_seat_or_nobody(reader, "high_seat", seats),
            first_pass=_seat_or_nobody(reader, "first_pass", seats),
        )
        if phase == BID and not market.bidders:
            market = market._replace(bidders=tuple(s for s in (*range(seat, n), *range(seat)) if s in market.face_up))
    elif display:
        raise BadPosition("display: only the auction game has one")
    used = {*table.board.tiles, tile, *display}
    free = [TILES[t].name for t in STACK if t not in used]
    stack = tuple(sorted(TILE[name] for name in reader.words("stack", free, free)))
    begun = sum(table.board.kind(cell) == "volcano" for cell in range(CELL_COUNT))
    begun += (tile != NO_TILE and TILES[tile].kind == "volcano") or phase == OVER or bool(queue)
    return table._replace(
        phase=phase,
        seat=seat,
        ap=reader.number("ap", TURN_POINTS if phase == ACT else 0, 0, TURN_POINTS),
        worked=tuple(CELL[name] for name in reader.words("worked", (), CELLS)),
        hand=tile,
        owner=owner,
        queue=queue,
        rounds=reader.number("rounds", begun, 0, SCORING_ROUNDS),
        stack=stack,
        discarded=tuple(t for t in STACK if t not in used and t not in stack),
        market=market,
    )


def _default_owner(phase: str, seat: int, queue: tuple[int, ...], hand: bool, seats: tuple[str, ...]) -> str:
    """Whose normal turn it is by default: the acting seat's; between turns, the one before; in a scoring round, as the
    order of its turns implies."""
    if queue:
        return seats[(queue[-1] + hand) % len(seats)]
    if phase in (DRAW, BID):
        return seats[(seat - 1) % len(seats)]
    return seats[seat]


def _seat_or_nobody(reader: Reader, key: str, seats: tuple[str, ...]) -> int:
    """An optional seat."""
    name = reader.word(key, None, seats)
    return NOBODY if name is None else seats.index(name)


def write_position(table: Table) -> dict[str, Json]:
    """Returns the position of a table; `read_position` is the inverse."""
    seats = seat_names(table.setup.players)
    laid = [(c, t) for c, t in enumerate(table.board.tiles) if t != EMPTY and c not in PRINTED]
    shown = [(c, t) for c, t in enumerate(table.board.tiles) if t != EMPTY]
    market = table.market
    entries: dict[str, Any] = {
        "players": table.setup.players,
        "auction": table.setup.auction,
        "tiles": [f"{CELLS[c]}={TILES[t].name}/{table.board.rotations[c]}" for c, t in laid],
        "values": {CELLS[c]: table.values[c] for c, t in shown if table.values[c] != TILES[t].value},
        "tokens": {CELLS[c]: table.tokens[c] for c, t in shown if table.tokens[c] != TILES[t].treasures},
        "camps": {CELLS[c]: seats[owner - 1] for c, owner in enumerate(table.camps) if owner},
        "guards": {CELLS[c]: seats[owner - 1] for c, owner in enumerate(table.guards) if owner},
        "seats": {name: _write_seat(table, seat) for seat, name in enumerate(seats)},
        "hand": None if table.hand == NO_TILE else TILES[table.hand].name,
        "phase": table.phase,
        "seat": seats[table.seat],
        "ap": table.ap,
        "worked": [CELLS[c] for c in table.worked],
        "owner": seats[table.owner],
        "queue": [seats[s] for s in table.queue],
        "rounds": table.rounds,
        "stack": [TILES[t].name for t in table.stack] if table.discarded else None,
    }
    if table.setup.auction:
        entries |= {
            "display": [TILES[t].name for t in market.display],
            "face_up": [seats[s] for s in market.face_up],
            "bidders": [seats[s] for s in market.bidders],
            "high": market.high,
            "high_seat": None if market.high_seat == NOBODY else seats[market.high_seat],
            "first_pass": None if market.first_pass == NOBODY else seats[market.first_pass],
        }
    optional = ("tiles", "values", "tokens", "camps", "guards", "worked", "queue", "display", "bidders")
    return {k: v for k, v in entries.items() if v is not None and not (k in optional and not v)}


def _write_seat(table: Table, seat: int) -> dict[str, Json]:
    """What one player has."""
    leader = table.leaders[seat]
    pieces = {}
    for cell, count in enumerate(table.workers[seat]):
        parts = ([f"{count}W" if count > 1 else "W"] if count else []) + (["L"] if leader == cell else [])
        if parts:
            pieces[CELLS[cell]] = "+".join(parts)
    entries = {
        "pieces": pieces or None,
        "leader": "out" if leader == OUT_OF_GAME else None,
        "reserve": table.reserve[seat],
        "treasures": {kind: n for kind, n in zip(KINDS, table.treasures[seat], strict=True) if n} or None,
        "score": table.scores[seat],
    }
    return {key: value for key, value in entries.items() if value is not None}
