"""What a viewer sees of a table, what the mover may do, and what never changes."""

from __future__ import annotations

from sacbe.market.table import AREAS, DAYS, DECK, HAND, LAY, Card, Table, best

from sacbe.core.action import Action
from sacbe.core.contract import Json, Outcome, State
from sacbe.core.seats import ALL, seat_names
from sacbe.core.views import Offer, Scene


def scene(table: Table, viewer: int | None, outcomes: tuple[Outcome, ...]) -> Scene:
    """The stalls, the viewer's own hand, and how many cards the others have; the ranking goes by points (MKT-3.3)."""
    names = seat_names(table.setup.players)
    seen = _seen(table, viewer)
    areas = {
        area: {
            "worth": worth,
            "cards": [
                {"seat": names[card.seat], "card": card.value if card in seen else None, "open": card.open}
                for card in table.laid
                if card.area == area
            ],
        }
        for area, worth in AREAS.items()
    }
    return Scene(
        seats=[
            {"hand": list(hand) if viewer in (seat, ALL) else [None] * len(hand)}
            for seat, hand in enumerate(table.hands)
        ],
        standing=table.scores,
        board={"day": table.day, "days": DAYS, "areas": areas},
        chances=outcomes if viewer == ALL else (),
    )


def projected(table: Table, viewer: int | None) -> list[dict[str, int]]:
    """By seat: what the stalls would bring today, as far as the viewer knows the cards."""
    seen = _seen(table, viewer)
    leads = {area: best(seen, area) for area in AREAS if table.phase == LAY}
    return [
        {area: AREAS[area] for area, card in leads.items() if card is not None and card.seat == seat}
        for seat in range(table.setup.players)
    ]


def _seen(table: Table, viewer: int | None) -> tuple[Card, ...]:
    """The cards at the stalls that the viewer knows."""
    return tuple(card for card in table.laid if card.open or viewer in (card.seat, ALL))


def offers(legal: tuple[Action, ...]) -> list[Offer]:
    """Every card at every stall, face down and face up."""
    return [
        {"actions": [str(action)], "verb": action.verb, "cost": {}, "refs": [f"card:{action[1]}", f"area:{action[2]}"]}
        for action in legal
    ]


def facts() -> dict[str, Json]:
    """What never changes during a game."""
    return {"areas": dict(AREAS), "cards": len(DECK), "hand": HAND, "days": DAYS}


def picture(state: State, viewer: int | None) -> str:
    """The stalls and the players, for a terminal."""
    view = state.view(viewer)
    lines = []
    for name, area in view["board"]["areas"].items():
        cards = ", ".join(f"{card['seat']} {card['card'] or '?'}" for card in area["cards"]) or "empty"
        lines.append(f"{name} ({area['worth']})  {cards}")
    for seat, own in view["seats"].items():
        hand = " ".join(str(card or "?") for card in own["hand"]) or "no cards"
        lines.append(f"{seat}  {own['score']} points, {hand}")
    return "\n".join(lines)
