"""What everyone sees of a table, as plain data with everything an interface needs to draw it (TIK-13.4)."""

from __future__ import annotations

from sacbe.core.contract import Json, Outcome, seat_name
from sacbe.core.views import Scene
from sacbe.tikal.board import EMPTY
from sacbe.tikal.components import CELLS, GUARDS, KINDS, ROTATED, ROTATIONS, SCORING_ROUNDS, TILES, TREASURE_POINTS
from sacbe.tikal.scoring import points, strength, temple_owner
from sacbe.tikal.table import (
    IN_RESERVE,
    NO_TILE,
    NOBODY,
    OVER,
    SEATS,
    Table,
    camps_left,
    presence,
    undug,
)

_WORKS = {"temple": ("uncover", "guard"), "treasure": ("dig", "camp"), "jungle": ("camp",)}
"""The actions possible on each kind of hex (TIK-7.4, 7.5, 7.7, 7.8); whether they are legal now is for `legal`."""


def scene(table: Table, outcomes: tuple[Outcome, ...]) -> Scene:
    """Returns the whole table, which everyone may see; the ranking is by points alone (TIK-10.4)."""
    seats = range(table.setup.players)
    return Scene(
        seats=[_seat(table, seat) for seat in seats],
        standing=table.scores,
        board=_board(table),
        chances=outcomes,
    )


def projected(table: Table) -> list[dict[str, int]]:
    """Returns by seat what a scoring would bring now, by source; nothing once the game is over."""
    return [{} if table.phase == OVER else points(table, seat)._asdict() for seat in range(table.setup.players)]


def _board(table: Table) -> dict[str, Json]:
    """The board and what lies beside it."""
    return {
        "ap": table.ap,
        "turn": "scoring" if table.queue else "normal",
        "owner": seat_name(table.owner),
        "queue": [seat_name(each) for each in table.queue],
        "round": table.rounds,
        "rounds": SCORING_ROUNDS,
        "hand": None if table.hand == NO_TILE else _tile(table.hand),
        "cells": {CELLS[cell]: _cell(table, cell) for cell, tile in enumerate(table.board.tiles) if tile != EMPTY},
        "borders": _borders(table),
        "supply": {str(value): count for value, count in enumerate(table.supply) if value > 1},
        "undug": dict(zip(KINDS, undug(table), strict=True)),
        "stack": _stack(table),
        "discarded": [TILES[tile].name for tile in table.discarded],
        "market": _market(table) if table.setup.auction else None,
    }


def _tile(tile: int) -> dict[str, Json]:
    """A tile not laid yet, in each distinct rotation."""
    name, letter, kind, value, treasures, _ = TILES[tile]
    return {
        "tile": name,
        "letter": letter,
        "kind": kind,
        "value": value,
        "treasures": treasures,
        "stones": {str(r): list(ROTATED[tile][r]) for r in ROTATIONS[tile]},
    }


def _cell(table: Table, cell: int) -> dict[str, Json]:
    """An explored hex and all that lies and stands on it."""
    tile, rotation = table.board.tiles[cell], table.board.rotations[cell]
    seats = [s for s in range(table.setup.players) if presence(table, s, cell)]
    strengths = {SEATS[s]: strength(table, s, cell) for s in seats}
    shown: dict[str, Json] = {
        "tile": TILES[tile].name,
        "kind": TILES[tile].kind,
        "rotation": rotation,
        "stones": list(ROTATED[tile][rotation]),
        "camp": seat_name(table.camps[cell] - 1) if table.camps[cell] else None,
        "pieces": {SEATS[s]: {"W": table.workers[s][cell], "L": int(table.leaders[s] == cell)} for s in seats},
        "strength": strengths,
        "works": list(_WORKS.get(TILES[tile].kind, ())),
        "worked": table.worked.count(cell),
    }
    if table.values[cell]:
        owner = temple_owner(table, cell)
        first, second = (*sorted(strengths.values(), reverse=True), 0, 0)[:2]
        shown |= {
            "value": table.values[cell],
            "guard": seat_name(table.guards[cell] - 1) if table.guards[cell] else None,
            "owner": None if owner == NOBODY else seat_name(owner),
            "lead": first - second,
        }
    if TILES[tile].kind == "treasure":
        shown["tokens"] = table.tokens[cell]
    return shown


def _borders(table: Table) -> dict[str, int]:
    """Every open border once, written like a4-a5, with the cost of crossing it."""
    return {
        f"{CELLS[cell]}-{CELLS[step.to]}": step.cost
        for cell, steps in enumerate(table.board.steps)
        for step in steps
        if cell < step.to
    }


def _seat(table: Table, seat: int) -> dict[str, Json]:
    """What a player has."""
    leader = table.leaders[seat]
    return {
        "reserve": {"W": table.reserve[seat], "L": int(leader == IN_RESERVE)},
        "leader": CELLS[leader] if leader >= 0 else "reserve" if leader == IN_RESERVE else "out",
        "on_board": sum(table.workers[seat]) + (leader >= 0),
        "camps_left": camps_left(table, seat),
        "guards_left": GUARDS - table.guards.count(seat + 1),
        "treasures": {kind: count for kind, count in zip(KINDS, table.treasures[seat], strict=True) if count},
        "sets": {kind: TREASURE_POINTS[n] for kind, n in zip(KINDS, table.treasures[seat], strict=True) if n},
        "face_up": seat in table.market.face_up,
    }


def _stack(table: Table) -> dict[str, Json]:
    """How many tiles are left, in total and by letter, and the kinds of those of the next letter."""
    letters: dict[str, int] = {}
    for tile in table.stack:
        letters[TILES[tile].letter] = letters.get(TILES[tile].letter, 0) + 1
    first = TILES[table.stack[0]].letter if table.stack else ""
    coming = [TILES[tile] for tile in table.stack if TILES[tile].letter == first]
    return {
        "count": len(table.stack),
        "letters": letters,
        "next": [{"tile": tile.name, "kind": tile.kind, "value": tile.value} for tile in coming],
        "volcanoes": sum(TILES[tile].kind == "volcano" for tile in table.stack),
    }


def _market(table: Table) -> dict[str, Json]:
    """The display and the auction."""
    market = table.market
    return {
        "display": [_tile(tile) for tile in market.display],
        "bidders": [seat_name(each) for each in market.bidders],
        "high": market.high,
        "high_seat": None if market.high_seat == NOBODY else seat_name(market.high_seat),
        "first_pass": None if market.first_pass == NOBODY else seat_name(market.first_pass),
    }
