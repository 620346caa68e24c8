"""The explored part of the board: tiles, borders and the steps they allow (TIK-1.3, TIK-1.4, TIK-5)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from sacbe.core.action import Action
from sacbe.tikal.actions import MOVE_L, MOVE_W
from sacbe.tikal.components import (
    BASE_CAMP,
    CELL_COUNT,
    COST_PER_STONE,
    NEIGHBOURS,
    OPPOSITE,
    PRINTED,
    ROTATED,
    ROTATIONS,
    TILES,
)

EMPTY: Final = -1


class Step(NamedTuple):
    """One open border seen from a cell: where it leads, its cost, and the moves across it."""

    cost: int
    to: int
    worker: Action
    leader: Action


class Exits(NamedTuple):
    """All steps from a cell together, for those who can afford every one of them."""

    dearest: int
    worker: tuple[Action, ...]
    leader: tuple[Action, ...]


class Access(NamedTuple):
    """What an empty cell on the frontier touches (TIK-5.2)."""

    sides: int
    """Bits for its sides that face an explored hex other than a volcano."""
    stony: bool
    """Whether such a hex has a stone on the shared side, so that any rotation gives access."""


_NOTHING: Final = Access(0, False)
_NO_EXITS: Final = Exits(0, (), ())
_PASSABLE: Final = tuple(tile.kind != "volcano" for tile in TILES)
_BUILDABLE: Final = tuple(tile.kind in ("jungle", "treasure") for tile in TILES)


class Board:
    """The tiles on the board; it changes only when a tile is laid, so states share it."""

    __slots__ = ("_hash", "camp_sites", "exits", "frontier", "rotations", "steps", "tiles")

    def __init__(
        self,
        tiles: tuple[int, ...],
        rotations: tuple[int, ...],
        steps: tuple[tuple[Step, ...], ...],
        exits: tuple[Exits, ...],
        frontier: dict[int, Access],
        camp_sites: tuple[int, ...],
    ) -> None:
        """Use `board_of` or `with_tile` instead, which compute the rest from `tiles` and `rotations`."""
        self.tiles = tiles
        """By cell: a tile, or EMPTY."""
        self.rotations = rotations
        self.steps = steps
        """By cell: the open borders in direction order."""
        self.exits = exits
        """By cell: the moves of `steps`."""
        self.frontier = frontier
        """The empty cells with at least one explored neighbour (TIK-5.1), sorted."""
        self.camp_sites = camp_sites
        """The cells on which a camp may stand once there is no treasure on them (TIK-7.8), sorted."""
        self._hash = hash((tiles, rotations))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and (self.tiles, self.rotations) == (other.tiles, other.rotations)

    def __hash__(self) -> int:
        return self._hash

    def kind(self, cell: int) -> str:
        """Returns the kind of hex on `cell`, or an empty text if it is not explored."""
        tile = self.tiles[cell]
        return "" if tile == EMPTY else TILES[tile].kind

    def stones(self, a: int, b: int) -> int:
        """Returns the stones on the border between two neighbouring explored cells (TIK-1.4)."""
        side = NEIGHBOURS[a].index(b)
        return _stones(self.tiles, self.rotations, a, side) + _stones(self.tiles, self.rotations, b, OPPOSITE[side])

    def with_tile(self, tile: int, cell: int, rotation: int) -> Board:
        """Returns this board with one more tile."""
        tiles = (*self.tiles[:cell], tile, *self.tiles[cell + 1 :])
        rotations = (*self.rotations[:cell], rotation, *self.rotations[cell + 1 :])
        steps, exits, frontier = list(self.steps), list(self.exits), dict(self.frontier)
        frontier.pop(cell, None)
        stones = ROTATED[tile][rotation]
        for side, near in enumerate(NEIGHBOURS[cell]):
            if near < 0:
                continue
            if tiles[near] != EMPTY:
                if _PASSABLE[tile] and _PASSABLE[tiles[near]]:
                    steps[near] = _steps(tiles, rotations, near)
                    exits[near] = _exits(steps[near])
                continue
            known = frontier.get(near, _NOTHING)
            if _PASSABLE[tile]:
                known = Access(known.sides | 1 << OPPOSITE[side], known.stony or stones[side] > 0)
            frontier[near] = known
        steps[cell] = _steps(tiles, rotations, cell)
        exits[cell] = _exits(steps[cell])
        camp_sites = tuple(sorted((*self.camp_sites, cell))) if _BUILDABLE[tile] else self.camp_sites
        return Board(tiles, rotations, tuple(steps), tuple(exits), dict(sorted(frontier.items())), camp_sites)

    def rotations_for(self, tile: int, cell: int) -> tuple[int, ...]:
        """Returns the rotations in which `tile` may be laid on the frontier cell `cell` (TIK-5.2, TIK-5.3)."""
        sides, stony = self.frontier[cell]
        return ROTATIONS[tile] if stony and sides else facing(tile, sides)

    def reachable(self) -> set[int]:
        """Returns the cells that can be reached on foot from the base camp (TIK-5.7)."""
        found, front = {BASE_CAMP}, [BASE_CAMP]
        while front:
            for step in self.steps[front.pop()]:
                if step.to not in found:
                    found.add(step.to)
                    front.append(step.to)
        return found


def _stones(tiles: tuple[int, ...], rotations: tuple[int, ...], cell: int, side: int) -> int:
    """Stones that the hex on `cell` has on one side."""
    return ROTATED[tiles[cell]][rotations[cell]][side]


def _steps(tiles: tuple[int, ...], rotations: tuple[int, ...], cell: int) -> tuple[Step, ...]:
    """The open borders of `cell`."""
    own = tiles[cell]
    if own == EMPTY or not _PASSABLE[own]:
        return ()
    stones = ROTATED[own][rotations[cell]]
    steps = []
    for side, to in enumerate(NEIGHBOURS[cell]):
        if to >= 0 and (tile := tiles[to]) != EMPTY and _PASSABLE[tile]:
            count = stones[side] + ROTATED[tile][rotations[to]][OPPOSITE[side]]
            if count:
                steps.append(Step(count * COST_PER_STONE, to, MOVE_W[cell][side], MOVE_L[cell][side]))
    return tuple(steps)


def _exits(steps: tuple[Step, ...]) -> Exits:
    """The moves of `steps`."""
    if not steps:
        return _NO_EXITS
    costs, _, workers, leaders = zip(*steps, strict=True)
    return Exits(max(costs), workers, leaders)


@cache
def facing(tile: int, sides: int) -> tuple[int, ...]:
    """Returns the rotations in which the tile has a stone on one of `sides`, given as bits; a volcano needs none."""
    if not _PASSABLE[tile]:
        return (0,)
    return tuple(r for r in ROTATIONS[tile] if any(sides >> side & 1 and n for side, n in enumerate(ROTATED[tile][r])))


def board_of(laid: Mapping[int, tuple[int, int]]) -> Board:
    """Returns the board with exactly these tiles and rotations, by cell."""
    board = Board((EMPTY,) * CELL_COUNT, (0,) * CELL_COUNT, ((),) * CELL_COUNT, (_NO_EXITS,) * CELL_COUNT, {}, ())
    for cell, (tile, rotation) in laid.items():
        board = board.with_tile(tile, cell, rotation)
    return board


START_BOARD: Final = board_of({cell: (tile, 0) for cell, tile in PRINTED.items()})
