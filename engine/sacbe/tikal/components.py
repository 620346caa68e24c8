"""The component data of Tikal as typed tables (TIK-2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from sacbe.core.action import Word
from sacbe.core.data import table

_DATA: Final = table("sacbe.tikal", "components")


class Tile(NamedTuple):
    """A terrain tile or a printed hex."""

    name: str
    letter: str
    kind: str
    value: int
    treasures: int
    stones: tuple[int, ...]
    """Stones per side, rotation 0, in direction order N, NE, SE, S, SW, NW."""


CELLS: Final[tuple[str, ...]] = tuple(_DATA["board"]["cells"])
CELL: Final[Mapping[Word, int]] = {name: index for index, name in enumerate(CELLS)}
CELL_COUNT: Final = len(CELLS)

TILES: Final[tuple[Tile, ...]] = tuple(
    Tile(t["id"], t.get("letter", ""), t["kind"], t.get("value", 0), t.get("treasures", 0), tuple(t["stones"]))
    for t in (*_DATA["tile"], *_DATA["printed"])
)
"""The 36 tiles of the stack, then the four printed hexes."""
STACK: Final = tuple(range(len(_DATA["tile"])))
TILE: Final[Mapping[Word, int]] = {TILES[t].name: t for t in STACK}
PRINTED: Final = {CELL[p["cell"]]: len(STACK) + k for k, p in enumerate(_DATA["printed"])}
BASE_CAMP: Final = next(c for c, t in PRINTED.items() if TILES[t].kind == "base_camp")

LEVELS: Final = bytes(
    next((level["count"] for level in _DATA["temple_level"] if level["value"] == value), 0)
    for value in range(_DATA["limits"]["temple_value_max"] + 1)
)
"""Level tiles in the box by value (TIK-2.4)."""
KINDS: Final[tuple[str, ...]] = tuple(t["id"] for t in _DATA["treasure"])
KIND: Final[Mapping[Word, int]] = {name: index for index, name in enumerate(KINDS)}
COPIES: Final = bytes(t["copies"] for t in _DATA["treasure"])
TREASURE_POINTS: Final[tuple[int, ...]] = tuple(_DATA["scoring"]["treasure_points"])
SCORING_ROUNDS: Final[int] = _DATA["scoring"]["rounds"]

WORKERS: Final[int] = _DATA["pieces_per_player"]["workers"]
WORKER_STRENGTH: Final[int] = _DATA["piece_strength"]["worker"]
LEADER_STRENGTH: Final[int] = _DATA["piece_strength"]["leader"]

COST: Final[dict[str, int]] = {a["id"]: a.get("cost", 0) for a in _DATA["action"]}
"""Action points by action; a move costs its stones instead (TIK-6)."""
COST_PER_STONE: Final[int] = next(a["cost_per_stone"] for a in _DATA["action"] if a["id"] == "move")
TURN_POINTS: Final[int] = _DATA["limits"]["action_points_per_turn"]
UNCOVER_MAX: Final[int] = _DATA["limits"]["uncover_per_temple_per_turn"]
DIG_MAX: Final[int] = _DATA["limits"]["dig_per_tile_per_turn"]
CAMPS: Final[int] = _DATA["limits"]["camps_per_player"]
GUARDS: Final[int] = _DATA["limits"]["guards_per_player"]
VALUE_MAX: Final[int] = _DATA["limits"]["temple_value_max"]

START_SCORE: Final[int] = _DATA["base_game"]["starting_score"]
AUCTION_START_SCORE: Final[int] = _DATA["auction_game"]["starting_score"]
OPENING_BID: Final[int] = _DATA["auction_ruled"]["opening_bid_min"]

_OFFSETS: Final = (_DATA["board"]["offset_high"], _DATA["board"]["offset_low"])
_COLUMNS: Final[list[str]] = _DATA["board"]["columns"]
_HIGH: Final = set(_DATA["board"]["high_columns"])
DIRECTIONS: Final[tuple[str, ...]] = tuple(_DATA["board"]["directions"])
OPPOSITE: Final[tuple[int, ...]] = tuple(_DATA["board"]["opposite"])


def _neighbour(cell: str, direction: str) -> int:
    """The cell in `direction` of `cell`, or -1 off the board (TIK-1.2)."""
    column, row = _COLUMNS.index(cell[0]), int(cell[1])
    dx, dy = _OFFSETS[cell[0] not in _HIGH][direction]
    inside = 0 <= column + dx < len(_COLUMNS)
    return CELL.get(f"{_COLUMNS[column + dx]}{row + dy}", -1) if inside else -1


NEIGHBOURS: Final = tuple(tuple(_neighbour(cell, d) for d in DIRECTIONS) for cell in CELLS)
"""By cell and direction; -1 is off the board."""
ADJACENT: Final = tuple(tuple(n for n in row if n >= 0) for row in NEIGHBOURS)
"""By cell: its neighbours in direction order."""


def rotated(stones: tuple[int, ...], rotation: int) -> tuple[int, ...]:
    """Returns `stones` after turning the tile `rotation` sixths clockwise."""
    return tuple(stones[(side - rotation) % 6] for side in range(6))


ROTATED: Final = tuple(tuple(rotated(tile.stones, r) for r in range(6)) for tile in TILES)
ROTATIONS: Final = tuple(tuple(r for r in range(6) if patterns[r] not in patterns[:r]) for patterns in ROTATED)
"""By tile: the rotations that give distinct stone patterns (TIK-12 C1)."""
