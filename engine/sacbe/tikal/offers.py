"""Offered actions with what they cost and the things they touch, for interfaces."""

from __future__ import annotations

from sacbe.core.action import Action
from sacbe.core.contract import Json
from sacbe.tikal.actions import PATH
from sacbe.tikal.components import CELLS, COST, COST_PER_STONE, TILES
from sacbe.tikal.table import SEATS, Table


def offer(table: Table, action: Action) -> dict[str, Json]:
    """An action with its cost and references to the things it touches."""
    return {
        "text": str(action),
        "verb": action.verb,
        "cost": cost_of(table, action),
        "refs": _refs(table, action),
    }


def cost_of(table: Table, action: Action) -> int:
    """The action points that a well-formed action of a turn costs here (TIK-6)."""
    if action.verb == "move":
        start, to = PATH[action[2]]
        return table.board.stones(start, to) * COST_PER_STONE
    return COST.get(action.verb, 0)


def _refs(table: Table, action: Action) -> list[str]:
    """What on the board and beside it an action touches; an interface narrows by these."""
    own = SEATS[table.seat]
    match action:
        case ("enter", piece, cell):
            return [f"reserve:{own}.{piece}", f"cell:{cell}"]
        case ("move" | "hop", piece, path):
            start, to = PATH[path]
            return [f"piece:{own}.{piece}@{CELLS[start]}", f"cell:{CELLS[to]}"]
        case ("place", spot):
            cell, rotation = str(spot).split("/")
            return [f"tile:{TILES[table.hand].name}", f"cell:{cell}", f"rotation:{rotation}"]
        case ("uncover" | "dig" | "camp" | "guard", cell):
            return [f"cell:{cell}"]
        case ("swap", other, give, take):
            return [f"seat:{other}", f"treasure:{own}.{give}", f"treasure:{other}.{take}"]
        case ("choose", tile):
            return [f"tile:{tile}"]
        case ("bid", amount):
            return [f"bid:{amount}"]
        case _:
            return []
