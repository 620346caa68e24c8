"""What must hold in every position (TEO-25)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sacbe.teotihuacan.actions import SEATS
from sacbe.teotihuacan.components import (
    BLACK,
    BUILDINGS,
    CONSTRUCTION,
    DECORATION_OFFER,
    DECORATION_TILES,
    DISCOVERIES,
    DISCOVERY_COPIES,
    FIRST_SPACE,
    LAYOUT,
    MASKS,
    NEUTRAL_WORKERS,
    NOBLE_ROWS,
    PALACE,
    PLACES,
    POWER_MAX,
    PYRAMID_OFFER,
    PYRAMID_TILES,
    ROYALS,
    SITES,
    START_WORKERS,
    TECHNOLOGIES,
    TEMPLES,
    TOP_STEP,
    WORKERS_MAX,
)
from sacbe.teotihuacan.pyramid import EMPTY, SIDES, SPACES, SQUARES
from sacbe.teotihuacan.soundness import unsound
from sacbe.teotihuacan.table import LAST_ROUND, NO_ECLIPSE, Player, Table

_SETUP: Final = ("draw_order", "pieces", "ready", "station")
"""While one of these is pending, not everybody has workers."""


def violations(table: Table) -> Iterator[str]:
    """Every broken invariant, in words."""
    kinds = [task[0] for task in table.tasks]
    yield from _layout(table, kinds)
    yield from _pyramid(table)
    yield from _discoveries(table)
    stationed = not any(kind in _SETUP for kind in kinds)
    for name, player in zip(SEATS, table.people, strict=False):
        yield from _player(name, player, stationed, table.rules.track_end)
    yield from _shared(table)
    yield from _calendar(table)
    yield from unsound(table)


def _layout(table: Table, kinds: list[str]) -> Iterator[str]:
    """Everything that is laid out once is complete or still to be drawn."""
    n = table.setup.players
    if len(set(table.order)) != len(table.order) or len(table.order) + kinds.count("draw_order") != n:
        yield "every seat has one player number (TEO-3.1)"
    boards = [board for board in table.ring if board != EMPTY]
    if len(set(boards)) != len(boards) or len(boards) + kinds.count("draw_board") != len(table.ring):
        yield "every board lies in one slot of the ring (TEO-3.2)"
    if table.ring[0] != PALACE or table.ring[4] != CONSTRUCTION:
        yield "the Palace is slot 0 and Construction slot 4 (TEO-3.2)"
    for name, row, count, kind in (
        ("royal tiles", table.royals, 3, "draw_royal"),
        ("temple bonus tiles", table.bonuses, len(TEMPLES), "draw_bonus"),
        ("technologies", table.technologies, LAYOUT, "draw_technology"),
    ):
        if len(set(row)) != len(row) or len(row) + kinds.count(kind) != count:
            yield f"there are {count} different {name} (TEO-3.3 to TEO-3.5)"
    if len({ROYALS[tile]["category"] for tile in table.royals}) != len(table.royals):
        yield "the royal tiles are of different categories (TEO-3.3)"
    if table.technologies != tuple(sorted(table.technologies)):
        yield "technologies are laid out by number (TEO-3.5)"


def _pyramid(table: Table) -> Iterator[str]:
    """Supports, stairways, offers, and every tile in exactly one place."""
    pyramid = table.pyramid
    turning = [task[2] for task in table.tasks if task[0] == "turn_square"]
    places = [*(t for t in pyramid.tiles if t != EMPTY), *turning, *table.pyramid_offer, *table.pyramid_stack]
    if sorted(places) != list(range(len(PYRAMID_TILES))):
        yield "every pyramid tile is in one place (TEO-25)"
    decorations = [*b"".join(pyramid.decorations), *table.decoration_offer, *table.decoration_stack]
    if sorted(decorations) != list(range(len(DECORATION_TILES))):
        yield "every decoration tile is in one place (TEO-25)"
    if len(table.pyramid_offer) > PYRAMID_OFFER or len(table.decoration_offer) > DECORATION_OFFER:
        yield f"an offer has at most {PYRAMID_OFFER} pyramid and {DECORATION_OFFER} decoration tiles (TEO-2.1)"
    for square, tile in enumerate(pyramid.tiles):
        if tile != EMPTY and any(pyramid.tiles[below] == EMPTY for below in SQUARES[square].supports):
            yield f"square {SQUARES[square].name} rests on an empty one (TEO-13.2)"
    for side, row in enumerate(pyramid.decorations):
        if len(row) > len(SPACES[side]):
            yield f"the {SIDES[side]} stairway has {len(SPACES[side])} spaces (TEO-14.1)"
        elif any(pyramid.tiles[square] == EMPTY for space in SPACES[side][: len(row)] for square in space.needs):
            yield f"a decoration on the {SIDES[side]} stairway has no tile below it (TEO-14.2)"


def elsewhere(table: Table) -> list[int]:
    """By kind: the discovery tiles that are not in the stack."""
    found = list(table.gone)
    for site in table.sites:
        for kind in site:
            found[kind] += 1
    for player in table.people:
        for kind, (owned, spent) in enumerate(zip(player.tiles, player.spent, strict=True)):
            found[kind] += owned + spent
    for _, kind in table.attached:
        found[kind] += 1
    for task in table.tasks:
        if task[0] == "attached":
            found[task[1]] += 1
    return found


def _discoveries(table: Table) -> Iterator[str]:
    """Each of the 54 tiles is in exactly one place."""
    for kind, (stack, out) in enumerate(zip(table.stack, elsewhere(table), strict=True)):
        if stack + out != DISCOVERY_COPIES[kind]:
            yield f"there are {stack + out} tiles {DISCOVERIES[kind].name} instead of {DISCOVERY_COPIES[kind]} (TEO-25)"
    if any(any(player.spent[:MASKS]) for player in table.people):
        yield "masks are never used up (TEO-10.2)"
    for site, kinds in enumerate(table.sites):
        most = SITES[site].tiles + SITES[site].per_player * table.setup.players
        if len(kinds) > most:
            yield f"{SITES[site].name} holds {len(kinds)} tiles; there is room for {most} (TEO-3.10)"


def _player(name: str, player: Player, stationed: bool, track_end: int) -> Iterator[str]:
    """A player's pieces are all somewhere, and nothing is negative."""
    if min(player.numbers) < 0:
        yield f"{name} has less than nothing of something (TEO-25)"
    if max(player.temples) > TOP_STEP or player.avenue > 9 or player.track > track_end:
        yield f"{name} is above the last step of a track (TEO-25)"
    count = len(player.workers)
    if count > WORKERS_MAX or (stationed and count < START_WORKERS):
        yield f"{name} has {count} workers in play; it is three or four (TEO-1.4)"
    if any(not 1 <= worker & 7 <= POWER_MAX or worker >> 3 >= len(PLACES) for worker in player.workers):
        yield f"{name} has a worker of impossible power or place (TEO-1.3)"
    if player.workers != tuple(sorted(player.workers)) or player.techs >> len(TECHNOLOGIES):
        yield f"{name} has workers out of order or unknown technologies (TEO-2.5)"


def _shared(table: Table) -> Iterator[str]:
    """What several players share: worship spaces, top steps, technologies, houses, neutral workers."""
    spaces = [w >> 3 for player in table.people for w in player.workers if w >> 3 >= FIRST_SPACE]
    if len(set(spaces)) != len(spaces):
        yield "two workers are on one worship space (TEO-25)"
    for temple, name in enumerate(TEMPLES):
        if sum(player.temples[temple] == TOP_STEP for player in table.people) > 1:
            yield f"two markers are on the top step of {name} (TEO-8.4)"
    layout = sum(1 << tech for tech in table.technologies)
    if any(player.techs & ~layout for player in table.people):
        yield "somebody has a marker on a technology that is not laid out (TEO-11.5)"
    if sum(table.houses) > BUILDINGS or any(
        count > len(row) for count, row in zip(table.houses, NOBLE_ROWS, strict=True)
    ):
        yield f"{BUILDINGS} houses exist, and the rows have {[*map(len, NOBLE_ROWS)]} spaces (TEO-15.2, TEO-15.4)"
    for boards in table.neutral:
        if len(boards) not in (0, NEUTRAL_WORKERS) or len(set(boards)) != len(boards):
            yield "a neutral colour has three workers on three boards (TEO-3.16)"


def _calendar(table: Table) -> Iterator[str]:
    """The discs agree with the era and with what was triggered."""
    black = BLACK[table.setup.players][table.era]
    if table.white > black:
        yield f"the white disc is on {table.white}, beyond the black one on {black} (TEO-16.1)"
    if (table.white == black) != (table.eclipse != NO_ECLIPSE):
        yield "an eclipse is on its way exactly when white has reached black (TEO-16.3)"
    waiting = [task[0] for task in table.tasks]
    if ("bonuses" in waiting or "next_era" in waiting) and table.eclipse != LAST_ROUND:
        yield "an eclipse comes after its last round (TEO-16.4)"
    if "next_era" in waiting and table.pyramid.done:
        yield "no era follows once the pyramid is complete (TEO-18.1)"
    if table.pyramid.done and table.eclipse == NO_ECLIPSE and "completed" not in waiting:
        yield "the complete pyramid brings the final eclipse (TEO-16.6)"
