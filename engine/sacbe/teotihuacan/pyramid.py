"""The pyramid and its stairways: what lies on top, what can be built next (TEO-13, TEO-14)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sacbe.teotihuacan.components import (
    DECORATION_SPACES,
    DECORATION_TILES,
    PYRAMID,
    PYRAMID_TILES,
    STONE,
    TEMPLES,
    WOOD,
)

EMPTY: Final = 255
SIDES: Final = ("north", "east", "south", "west")
SIDE: Final = {name: index for index, name in enumerate(SIDES)}
LEVELS: Final = 4
BASE: Final = "".join(PYRAMID["base_icons"])
_WIDTH: Final = len(PYRAMID["base_icons"])
LEVEL_COST: Final = tuple(((STONE, row["cost"]["stone"]), (WOOD, row["cost"]["wood"])) for row in PYRAMID["level"])
LEVEL_VP: Final[tuple[int, ...]] = tuple(row["vp"] for row in PYRAMID["level"])


class Square(NamedTuple):
    """A place for a pyramid tile: its level (0..3 for levels 1..4), cells and supports."""

    name: str
    level: int
    cells: tuple[int, int, int, int]
    """Icon cells clockwise from the top left, as icons are listed on a tile."""
    supports: tuple[int, ...]


def _squares() -> tuple[Square, ...]:
    """All squares, level by level (TEO-13.1, TEO-13.2)."""
    grid = [(level, r, c) for level in range(LEVELS) for r in range(LEVELS - level) for c in range(LEVELS - level)]
    index = {key: number for number, key in enumerate(grid)}
    found = []
    for level, r, c in grid:
        top, left = 2 * r + level, 2 * c + level
        corners = ((top, left), (top, left + 1), (top + 1, left + 1), (top + 1, left))
        a, b, d, e = (row * _WIDTH + column for row, column in corners)
        below = ((r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)) if level else ()
        supports = tuple(index[level - 1, *square] for square in below)
        found.append(Square(f"{level + 1}-{r}-{c}", level, (a, b, d, e), supports))
    return tuple(found)


SQUARES: Final = _squares()
SQUARE: Final = {square.name: index for index, square in enumerate(SQUARES)}
APEX: Final = len(SQUARES) - 1

ICONS: Final = tuple(tuple(icons[4 - r :] + icons[: 4 - r] for r in range(4)) for _, icons in PYRAMID_TILES)
"""By tile and rotation: its icons clockwise from the top left."""

TEMPLE_OF_ICON: Final = {name[0].upper(): index for index, name in enumerate(TEMPLES)}
"""Coloured icons and the temple each advances (TEO-13.8)."""


class Space(NamedTuple):
    """A place for a decoration: the two icons it covers, and the squares it needs."""

    printed: str
    cells: tuple[int, ...]
    needs: tuple[int, ...]


def _space(row: dict[str, Any]) -> Space:
    printed, cells, needs = row.get("printed"), row.get("cells"), row["needs"]
    return Space(
        f"{printed['left']}{printed['right']}" if printed else "",
        tuple(cells[half][0] * _WIDTH + cells[half][1] for half in ("left", "right")) if cells else (),
        tuple(SQUARE["{}-{}-{}".format(need["level"], *need["square"])] for need in needs),
    )


SPACES: Final = tuple(tuple(_space(row) for row in DECORATION_SPACES if row["side"] == side) for side in SIDES)
"""By side and height."""


def initial_squares(players: int) -> tuple[int, ...]:
    """The squares that are filled before the game begins (TEO-3.9, AR-29)."""
    layout = next(row["default"] for row in PYRAMID["initial"] if row["players"] == players)
    return tuple(SQUARE[f"{level}-{r}-{c}"] for level in (1, 2) for r, c in layout[f"level_{level}"])


class Pyramid:
    """What lies where; it changes only when a tile is laid, so states share it."""

    __slots__ = ("_hash", "decorations", "free", "rotations", "stairs", "tiles", "tops")

    def __init__(self, tiles: bytes, rotations: bytes, decorations: tuple[bytes, ...]) -> None:
        self.tiles = tiles
        """By square: a tile, or EMPTY."""
        self.rotations = rotations
        self.decorations = decorations
        """By side: the decoration tiles from the ground up."""
        tops = list(BASE)
        for square, tile in enumerate(tiles):
            if tile != EMPTY:
                for cell, icon in zip(SQUARES[square].cells, ICONS[tile][rotations[square]], strict=True):
                    tops[cell] = icon
        self.tops = "".join(tops)
        """By cell: the icon on top (TEO-13.7)."""
        self.free = tuple(
            index
            for index, square in enumerate(SQUARES)
            if tiles[index] == EMPTY and all(tiles[below] != EMPTY for below in square.supports)
        )
        """The squares that may be filled next (TEO-13.2)."""
        self.stairs = tuple(side for side in range(len(SIDES)) if self._open(side))
        """The sides whose next space can be decorated (TEO-14.2)."""
        self._hash = hash((tiles, rotations, decorations))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pyramid) and self._key() == other._key()

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[type[Pyramid], tuple[bytes, bytes, tuple[bytes, ...]]]:
        return Pyramid, self._key()

    def _key(self) -> tuple[bytes, bytes, tuple[bytes, ...]]:
        return self.tiles, self.rotations, self.decorations

    def _open(self, side: int) -> bool:
        height = len(self.decorations[side])
        return height < LEVELS and all(self.tiles[square] != EMPTY for square in SPACES[side][height].needs)

    def with_tile(self, tile: int, square: int, rotation: int) -> Pyramid:
        """This pyramid with one more tile."""
        tiles = self.tiles[:square] + bytes((tile,)) + self.tiles[square + 1 :]
        rotations = self.rotations[:square] + bytes((rotation,)) + self.rotations[square + 1 :]
        return Pyramid(tiles, rotations, self.decorations)

    def with_decoration(self, tile: int, side: int) -> Pyramid:
        """This pyramid with one more decoration."""
        row = self.decorations
        return Pyramid(self.tiles, self.rotations, (*row[:side], row[side] + bytes((tile,)), *row[side + 1 :]))

    def covered(self, square: int) -> str:
        """The icons a tile on `square` covers, clockwise from the top left."""
        tops = self.tops
        a, b, c, d = SQUARES[square].cells
        return tops[a] + tops[b] + tops[c] + tops[d]

    def stair_icons(self, side: int) -> str:
        """The left and right icon that the next decoration on `side` covers."""
        space = SPACES[side][len(self.decorations[side])]
        return space.printed or self.tops[space.cells[0]] + self.tops[space.cells[1]]

    @property
    def done(self) -> bool:
        """Whether the level-4 tile lies (TEO-13.11)."""
        return self.tiles[APEX] != EMPTY


START_PYRAMID: Final = Pyramid(bytes((EMPTY,)) * len(SQUARES), bytes(len(SQUARES)), (b"",) * len(SIDES))


def matches(new: str, covered: str, plain: bool) -> tuple[int, tuple[int, int, int]]:
    """How many icons match, and the temple advances of the coloured ones (TEO-13.8, AR-05)."""
    count = 0
    advances = [0, 0, 0]
    for icon, below in zip(new, covered, strict=True):
        if icon.lower() == below.lower() and (plain or icon != "p"):
            count += 1
            if icon in TEMPLE_OF_ICON:
                advances[TEMPLE_OF_ICON[icon]] += 1
    return count, (advances[0], advances[1], advances[2])


def decoration_icons(tile: int) -> str:
    """Left and right icon of a decoration tile."""
    return str(DECORATION_TILES[tile][1])
