"""The table as it is set up for a new game of Teotihuacán, with all that is still to be drawn and chosen (TEO-3)."""

from __future__ import annotations

from sacbe.teotihuacan.components import (
    BONUS,
    DEALT,
    DECORATION_OFFER,
    DECORATION_TILES,
    DISCOVERY_COPIES,
    FIRST_GAME,
    FIRST_GAME_RING,
    FIXED_RING,
    LAYOUT,
    NEUTRALS,
    NOBLE_ROWS,
    PYRAMID_OFFER,
    PYRAMID_TILES,
    RANDOM_SLOTS,
    ROW_LEFT,
    ROYAL,
    SITES,
    TECHNOLOGY,
    TEMPLES,
)
from sacbe.teotihuacan.pyramid import START_PYRAMID, initial_squares
from sacbe.teotihuacan.switches import SWITCHES
from sacbe.teotihuacan.table import NO_ECLIPSE, Options, Player, Table, Task


def opening(setup: Options) -> Table:
    """A new game with its setup still to be done."""
    table = blank(setup)
    if setup.first_game:
        table = table._replace(
            ring=FIRST_GAME_RING,
            royals=tuple(ROYAL[name] for name in FIRST_GAME["royal_tiles"]),
            bonuses=tuple(BONUS[FIRST_GAME["temple_bonus"][name]] for name in TEMPLES),
            technologies=tuple(
                TECHNOLOGY[name] for row in ("technology_row_1", "technology_row_2") for name in FIRST_GAME[row]
            ),
        )
    return table._replace(tasks=tuple(reversed(_program(setup))))


def _program(setup: Options) -> list[Task]:
    """Everything done before the first turn, in order (TEO-3.1 to TEO-3.17, AR-25)."""
    n = setup.players
    tasks: list[Task] = [("draw_order",)] * n
    if not setup.first_game:
        tasks += [("draw_board", slot) for slot in RANDOM_SLOTS]
        tasks += [("draw_royal", category) for category in range(3)]
        tasks += [("draw_bonus", temple) for temple in range(len(TEMPLES))]
        tasks += [("draw_technology", place) for place in range(LAYOUT)]
    tasks += [("draw_decoration", DECORATION_OFFER), ("draw_pyramid", PYRAMID_OFFER)]
    tasks += [("draw_square", square) for square in initial_squares(n)]
    tasks += [("draw_site", site, row.tiles + row.per_player * n) for site, row in enumerate(SITES)]
    tasks.append(("pieces",))
    if not setup.first_game:
        tasks += _draft(n) if setup.draft else _hands(n)
        for number in range(n):
            tasks += [("seat", number), ("station",)]
    return [*tasks, ("ready",)]


def _hands(n: int) -> list[Task]:
    """Everybody is dealt starting tiles and keeps two (TEO-3.12, TEO-3.13)."""
    tasks: list[Task] = []
    for number in range(n):
        tasks += [("seat", number), ("deal", DEALT)]
    for number in range(n):
        tasks += [("seat", number), ("keep",)]
    return tasks


def _draft(n: int) -> list[Task]:
    """Two starting tiles each from an open row, the second ones in reverse order (TEO-3.18)."""
    tasks: list[Task] = [("deal_row", 2 * n + ROW_LEFT)]
    for number in (*range(n), *reversed(range(n))):
        tasks += [("seat", number), ("pick",)]
    return tasks


def blank(setup: Options) -> Table:
    """An empty table with every tile in its stack and nothing to do."""
    n = setup.players
    return Table(
        setup=setup,
        rules=SWITCHES[setup.profile],
        order=(),
        ring=FIXED_RING,
        royals=(),
        bonuses=(),
        technologies=(),
        pyramid=START_PYRAMID,
        pyramid_offer=(),
        pyramid_stack=tuple(range(len(PYRAMID_TILES))),
        decoration_offer=(),
        decoration_stack=tuple(range(len(DECORATION_TILES))),
        sites=((),) * len(SITES),
        stack=DISCOVERY_COPIES,
        gone=bytes(len(DISCOVERY_COPIES)),
        houses=bytes(len(NOBLE_ROWS)),
        era=0,
        white=0,
        eclipse=NO_ECLIPSE,
        neutral=((),) * NEUTRALS[n],
        pool=(),
        dealt=((),) * n,
        attached=(),
        people=(Player(),) * n,
        seat=0,
        tasks=(),
    )
