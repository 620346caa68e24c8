"""What on the board and beside it an action touches; an interface narrows by these."""

from __future__ import annotations

from sacbe.core.action import Action
from sacbe.eschnapur.actions import SEATS
from sacbe.eschnapur.components import AREAS, COLOURS
from sacbe.eschnapur.table import Table

_DECKS = {"buy_symbol": ["deck:symbols"], "buy_bid": ["deck:bids"], "buy_move": ["stock"]}


def refs(table: Table, action: Action) -> list[str]:
    """References such as area:hall_n, card:P1.bid.17, slot:1."""
    own = SEATS[table.seat]
    match action:
        case (("buy_symbol" | "buy_bid" | "buy_move") as verb,):
            return _DECKS[verb]
        case ("exchange", points, take):
            return [f"tiles:{own}", f"points:{points}", f"take:{take}"]
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
