"""What viewers may not know: cards in the hands of others, and cards that lie face down (MKT-2.1, MKT-2.4)."""

from __future__ import annotations

from random import Random

from sacbe.market.table import DECK, Table

from sacbe.core.action import Action
from sacbe.core.seats import ALL


def veiled(table: Table, viewer: int | None, rng: Random | None = None) -> Table:
    """A table that `viewer` cannot tell from this one: with a generator a random one, without it always the same."""
    if viewer == ALL:
        return table
    known = {card.value for card in table.laid if card.open or card.seat == viewer}
    known.update(() if viewer is None else table.hands[viewer])
    pile = [card for card in DECK if card not in known]
    if rng is not None:
        rng.shuffle(pile)
    hands = [
        hand if seat == viewer else tuple(sorted(pile.pop() for _ in hand)) for seat, hand in enumerate(table.hands)
    ]
    laid = [card if card.open or card.seat == viewer else card._replace(value=pile.pop()) for card in table.laid]
    return table._replace(hands=tuple(hands), laid=tuple(laid))


def disguise(table: Table, action: Action, viewer: int | None) -> str:
    """The notation of `action`, when it is played here, with a question mark for a card that `viewer` may not know."""
    if action.verb == "show" or viewer in (table.seat, ALL):
        return str(action)
    return " ".join([action.verb, "?", *map(str, action[2:])])
