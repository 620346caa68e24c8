"""Walks of several steps as one gesture, with the movement tiles to be bought on the way, and niches at their end."""

from __future__ import annotations

from sacbe.core.views import Offer
from sacbe.eschnapur import actions as a
from sacbe.eschnapur.components import ADJACENT, AREAS, COLOURS, MOVE_PRICE
from sacbe.eschnapur.legal import can_open
from sacbe.eschnapur.table import Table, stock


def walks(table: Table) -> list[Offer]:
    """A shortest walk of the acting seat to every area it can reach, nearest first (ESC-6.1)."""
    pawn = f"piece:{a.SEATS[table.seat]}.pawn"
    return [
        {
            "actions": _actions(table, path),
            "verb": "walk",
            "cost": _cost(table, path),
            "refs": [pawn, f"area:{AREAS[path[-1]].name}"],
        }
        for path in _paths(table)
    ]


def openings(table: Table) -> list[Offer]:
    """Every niche the acting seat can open, here or at the end of a walk (ESC-7.1)."""
    here = table.pawns[table.seat]
    ways: list[tuple[int, ...]] = [(), *_paths(table)]
    return [
        {
            "actions": [*_actions(table, path), str(a.OPEN_NICHE)],
            "verb": "open_niche",
            "cost": _cost(table, path),
            "refs": [f"niche:{room.name}", *(f"card:sym.{COLOURS[colour]}" for colour in room.symbols)],
        }
        for path in ways
        for room in (AREAS[path[-1] if path else here],)
        if can_open(table, table.seat, path[-1] if path else here)
    ]


def _paths(table: Table) -> list[tuple[int, ...]]:
    """The areas of a shortest way to everywhere the acting seat can get."""
    seat = table.seat
    owned = table.moves[seat]
    # a tile used goes back to the stock and can be bought again, so one tile anywhere is enough
    most = owned + (table.coins[seat] // MOVE_PRICE if owned or stock(table) else 0)
    start = table.pawns[seat]
    found: dict[int, tuple[int, ...]] = {start: ()}
    queue = [start]
    for area in queue:
        if len(found[area]) == most:
            break
        for following in ADJACENT[area]:
            if following not in found:
                found[following] = (*found[area], following)
                queue.append(following)
    return [path for path in found.values() if path]


def _actions(table: Table, path: tuple[int, ...]) -> list[str]:
    """The steps of a walk; a movement tile is bought only when none is left."""
    owned = table.moves[table.seat]
    return [
        text
        for number, area in enumerate(path)
        for text in ((str(a.STEP[area]),) if number < owned else (str(a.BUY_MOVE), str(a.STEP[area])))
    ]


def _cost(table: Table, path: tuple[int, ...]) -> dict[str, int]:
    """The movement tiles and coins that a walk takes."""
    used = min(len(path), table.moves[table.seat])
    coins = MOVE_PRICE * (len(path) - used)
    return {unit: amount for unit, amount in (("moves", used), ("coins", coins)) if amount}
