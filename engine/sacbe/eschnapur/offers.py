"""What may be done, gesture by gesture, with its cost and the things it touches."""

from __future__ import annotations

from sacbe.core.action import Action
from sacbe.core.views import Offer
from sacbe.eschnapur.actions import SEATS
from sacbe.eschnapur.components import AREAS, BID_PRICE, COLOURS, MOVE_PRICE, STEP_COST, SYMBOL_PRICE
from sacbe.eschnapur.table import Table

_COSTS: dict[str | int, tuple[str, int]] = {
    "buy_symbol": ("coins", SYMBOL_PRICE),
    "buy_bid": ("coins", BID_PRICE),
    "buy_move": ("coins", MOVE_PRICE),
    "step": ("moves", STEP_COST),
}
_DECKS = {"buy_symbol": ["deck:symbols"], "buy_bid": ["deck:bids"], "buy_move": ["stock"]}


def offers(table: Table, legal: tuple[Action, ...]) -> list[Offer]:
    """Every legal action, with its price in coins or movement tiles."""
    return [
        {
            "actions": [str(action)],
            "verb": str(action[0]),
            "cost": dict([_COSTS[action[0]]]) if action[0] in _COSTS else {},
            "refs": _refs(table, action),
        }
        for action in legal
    ]


def _refs(table: Table, action: Action) -> list[str]:
    """What on the board and beside it an action touches, such as area:hall_n; an interface narrows by these."""
    own = SEATS[table.seat]
    match action:
        case (("buy_symbol" | "buy_bid" | "buy_move") as verb,):
            return _DECKS[verb]
        case ("exchange", points, take):
            return [*(f"points:{each}" for each in str(points).split("+")), f"take:{take}"]
        case ("offer", slot, *terms):
            return [f"slot:{slot}", *_bundles(terms)]
        case ("counter", seat, slot, *terms):
            return [f"seat:{seat}", f"slot:{slot}", *_bundles(terms)]
        case ("accept" | "compose", seat):
            return [f"seat:{seat}"]
        case ("slot", slot):
            return [f"slot:{slot}"]
        case (("coins" | "moves") as goods, side, amount):
            return [f"{goods}:{side}", f"amount:{amount}"]
        case ("card", side, kind, which):
            return [f"side:{side}", f"cards:{kind}", f"card:{kind}.{which}"]
        case ("give" | "pick", kind, which):
            return [f"card:{kind}.{which}"]
        case ("step", area):
            return [f"piece:{own}.pawn", f"area:{area}"]
        case ("open_niche",):
            room = AREAS[table.pawns[table.seat]]
            return [f"niche:{room.name}", *(f"card:sym.{COLOURS[colour]}" for colour in room.symbols)]
        case ("play", value):
            return [f"card:bid.{value}"]
        case ("play_pass",):
            return ["card:pass"]
        case _:
            return []


def _bundles(terms: list[str | int]) -> list[str]:
    """What is given and what is asked for."""
    return [f"give:{terms[0]}", *(f"ask:{ask}" for ask in terms[2:])]
