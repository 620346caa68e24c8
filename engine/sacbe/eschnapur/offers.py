"""What may be done, gesture by gesture, with its cost and the things it touches."""

from __future__ import annotations

from sacbe.core.action import Action
from sacbe.core.views import Offer
from sacbe.eschnapur.actions import SEAT, terms_of
from sacbe.eschnapur.bundle import Bundle
from sacbe.eschnapur.components import BID_PRICE, MOVE_PRICE, SYMBOL_PRICE
from sacbe.eschnapur.negotiation import sale_of
from sacbe.eschnapur.table import COMPOSE, MAIN, Table
from sacbe.eschnapur.walks import openings, walks

_COSTS: dict[str | int, tuple[str, int]] = {
    "buy_symbol": ("coins", SYMBOL_PRICE),
    "buy_bid": ("coins", BID_PRICE),
    "buy_move": ("coins", MOVE_PRICE),
}
_DECKS = {"buy_symbol": ["deck:symbols"], "buy_bid": ["deck:bids"], "buy_move": ["stock"]}


_IN_HAND = ("give", "pick", "play", "play_pass")
"""Verbs of decisions about the cards in a hand."""


def offers(table: Table, legal: tuple[Action, ...]) -> list[Offer]:
    """Every legal action, with its price in coins or movement tiles; walks, also with a niche at their end, replace
    single steps."""
    if table.phase != MAIN:
        return [_offer(action) for action in legal]
    rest = [_offer(action) for action in legal if action[0] not in ("step", "open_niche")]
    return rest + walks(table) + openings(table)


def open_offers(table: Table, legal: tuple[Action, ...]) -> list[Offer]:
    """The offers that everybody can tell are open to the acting seat, so that they can be taken while all hands are
    covered: none that names, chooses or needs a certain card of its hand."""
    if table.phase == COMPOSE:
        return []
    known = [_offer(action) for action in legal if action[0] not in ("step", "open_niche") and _is_open(table, action)]
    return known + walks(table) if table.phase == MAIN else known


def _is_open(table: Table, action: Action) -> bool:
    """Whether everybody can tell that an action is legal."""
    verb = action[0]
    if verb in _IN_HAND:
        return False
    if verb == "agree":
        counter = sale_of(table).counter
        return counter is not None and not _names(counter.give)
    if verb == "accept":
        standing = sale_of(table).offers[SEAT[str(action[1])]]
        return standing is not None and not _names(standing.ask)
    if verb == "counter":
        return not _names(terms_of(action).ask)
    return verb != "offer" or not _names(terms_of(action).give)


def _names(bundle: Bundle) -> bool:
    """Whether a bundle names cards."""
    return any(bundle.symbols) or bundle.bids > 0


def _offer(action: Action) -> Offer:
    return {
        "actions": [str(action)],
        "verb": str(action[0]),
        "cost": dict([_COSTS[action[0]]]) if action[0] in _COSTS else {},
        "refs": _refs(action),
    }


def _refs(action: Action) -> list[str]:
    """What on the board and beside it an action touches, such as area:hall_n; an interface narrows by these."""
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
        case ("play", value):
            return [f"card:bid.{value}"]
        case ("play_pass",):
            return ["card:pass"]
        case _:
            return []


def _bundles(terms: list[str | int]) -> list[str]:
    """What is given and what is asked for."""
    return [f"give:{terms[0]}", *(f"ask:{ask}" for ask in terms[2:])]
