"""What lies on the table in a game of Teotihuacán: the data of a state (TEO-2)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sacbe.core.rows import quick
from sacbe.teotihuacan.components import (
    BLUE,
    BONUS_STEP,
    DISCOVERY_COPIES,
    FIRST_SPACE,
    TOP_STEP,
)
from sacbe.teotihuacan.pyramid import Pyramid
from sacbe.teotihuacan.switches import Switches

Task = tuple[Any, ...]
"""Something still to be done: its kind, then its details (see tasks.py)."""

# Whether an eclipse is due (TEO-16.4).
NO_ECLIPSE: Final = 0
PENDING: Final = 1
"""The round in which it was triggered is being completed."""
LAST_ROUND: Final = 2
"""The one round after that."""


class Options(NamedTuple):
    """What a game is started with."""

    players: int
    profile: str
    first_game: bool
    draft: bool
    """Starting tiles are drafted from an open row (TEO-3.18)."""


@quick
class Player(NamedTuple):
    """What one player has; the order of the entries is that of the indices in components.py."""

    vp: int = 0
    cocoa: int = 0
    wood: int = 0
    stone: int = 0
    gold: int = 0
    blue: int = 0
    red: int = 0
    green: int = 0
    avenue: int = 0
    track: int = 0
    techs: int = 0
    """A set of technologies, as bits."""
    tiles: bytes = bytes(len(DISCOVERY_COPIES))
    """Masks and unused discovery tiles, by kind."""
    spent: bytes = bytes(len(DISCOVERY_COPIES))
    """Used discovery tiles, by kind."""
    workers: tuple[int, ...] = ()
    """Place * 8 + power of each worker in play, sorted; equal workers are interchangeable."""

    @property
    def temples(self) -> tuple[int, int, int]:
        """The steps on the three temples."""
        return self.blue, self.red, self.green

    @property
    def numbers(self) -> tuple[int, ...]:
        """Points, goods and tracks."""
        return (self.vp, self.cocoa, self.wood, self.stone, self.gold, *self.temples, self.avenue, self.track)


@quick
class Table(NamedTuple):
    """Everything a position consists of."""

    setup: Options
    rules: Switches
    order: tuple[int, ...]
    """Seats by player number (TEO-1.1)."""
    ring: bytes
    """By slot: a board."""
    royals: tuple[int, ...]
    bonuses: tuple[int, ...]
    """By temple."""
    technologies: tuple[int, ...]
    """The layout, row by row."""
    pyramid: Pyramid
    """Tiles and decorations (TEO-2.2); it also knows whether it is complete (TEO-2.4)."""
    pyramid_offer: tuple[int, ...]
    pyramid_stack: tuple[int, ...]
    decoration_offer: tuple[int, ...]
    decoration_stack: tuple[int, ...]
    sites: tuple[tuple[int, ...], ...]
    """By site: the discovery tiles that lie there, sorted (TEO-2.3)."""
    stack: bytes
    """Discovery tiles in the stack, by kind."""
    gone: bytes
    """Discovery tiles out of the game, by kind."""
    houses: bytes
    """By row of the Nobles board."""
    era: int
    white: int
    eclipse: int
    """NO_ECLIPSE, PENDING or LAST_ROUND."""
    neutral: tuple[tuple[int, ...], ...]
    """By neutral colour, one for each missing player: the boards of its workers (TEO-1.2, TEO-2.6)."""
    pool: tuple[int, ...]
    """Starting tiles that are out of the pool: dealt, or drawn in this placement of neutral workers."""
    dealt: tuple[tuple[int, ...], ...]
    """By seat: starting tiles dealt, then those kept; empty once the game has begun."""
    attached: tuple[tuple[int, int], ...]
    """Starting tiles with the discovery tile revealed for each (TEO-3.12)."""
    people: tuple[Player, ...]
    """By seat: what the player has."""
    seat: int
    """Who acts, or for whom chance acts."""
    tasks: tuple[Task, ...]
    """What is still to be done, the next one last; nothing when the game is over."""


def open_row(pool: tuple[int, ...], dealt: tuple[tuple[int, ...], ...]) -> list[int]:
    """While starting tiles are drafted: those that nobody has (TEO-3.18)."""
    return sorted(set(pool).difference(*dealt))


def locked(workers: tuple[int, ...]) -> bool:
    """Whether one of the workers is on a worship space (TEO-1.3)."""
    return bool(workers) and workers[-1] >= FIRST_LOCKED


FIRST_LOCKED: Final = FIRST_SPACE * 8
"""Codes of workers on worship spaces begin here, because places do."""


def on_board(workers: tuple[int, ...], board: int) -> list[int]:
    """The unlocked workers on a board, weakest first (TEO-1.10)."""
    return [worker for worker in workers if worker >> 3 == board]


def without(row: tuple[int, ...], item: int) -> tuple[int, ...]:
    """`row` with one `item` fewer."""
    at = row.index(item)
    return row[:at] + row[at + 1 :]


def can_advance(players: tuple[Player, ...], seat: int, step: int, temple: int) -> bool:
    """Whether a marker on `step` can advance: step 11 holds one marker (TEO-8.4)."""
    if step < BONUS_STEP:
        return True
    return step == BONUS_STEP and all(
        player[BLUE + temple] != TOP_STEP for other, player in enumerate(players) if other != seat
    )
