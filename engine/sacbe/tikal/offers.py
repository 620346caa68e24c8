"""What the mover may do, one offer per gesture, with its cost and the things it involves."""

from __future__ import annotations

from sacbe.core.action import Action
from sacbe.core.views import Offer
from sacbe.tikal.actions import PATH
from sacbe.tikal.components import COST, COST_PER_STONE, TILES
from sacbe.tikal.table import ACT, SEATS, Table
from sacbe.tikal.walks import entrances, walks


def offers(table: Table, legal: tuple[Action, ...]) -> list[Offer]:
    """Returns an offer for every legal action, except that walks, by the cheapest way, replace all moves and hops.
    Workers may also come in several at a time, and walk on from their camp at once."""
    if table.phase != ACT:
        return [_offer(table, action) for action in legal]
    single = [_offer(table, action) for action in legal if action[0] not in ("move", "hop")]
    return single + entrances(table) + walks(table)


def _offer(table: Table, action: Action) -> Offer:
    """One action; a bid costs its points only if it wins (TIK-11.8)."""
    unit, amount = ("points", int(action[1])) if action[0] == "bid" else ("ap", cost_of(table, action))
    return {
        "actions": [str(action)],
        "verb": action.verb,
        "cost": {unit: amount} if amount else {},
        "refs": _refs(table, action),
    }


def cost_of(table: Table, action: Action) -> int:
    """Returns the action points that a well-formed action of a turn costs here (TIK-6)."""
    if action.verb == "move":
        start, to = PATH[action[2]]
        return table.board.stones(start, to) * COST_PER_STONE
    return COST.get(action.verb, 0)


def _refs(table: Table, action: Action) -> list[str]:
    """The things that an action involves; an interface uses them to narrow the choice."""
    own = SEATS[table.seat]
    match action:
        case ("enter", piece, cell):
            return [f"reserve:{own}.{piece}", f"cell:{cell}"]
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
