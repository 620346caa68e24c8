"""What may be done, what comes of it, and why something may not be done."""

from __future__ import annotations

from sacbe.market.actions import NOTATION
from sacbe.market.table import AREAS, DEAL, DECK, OVER, Card, Table, best
from sacbe.market.texts import no

from sacbe.core.action import Action
from sacbe.core.events import Event, Refusal
from sacbe.core.rows import with_item
from sacbe.core.seats import seat_names


def legal(table: Table) -> tuple[Action, ...]:
    """Everything that may be done now, in an order that is part of the rules version."""
    if table.phase == OVER:
        return ()
    if table.phase == DEAL:
        return tuple([Action("deal", card) for card in DECK if not any(card in hand for hand in table.hands)])
    free = [area for area in AREAS if not _is_taken(table, area)]
    hand = table.hands[table.seat]
    return tuple([Action(verb, card, area) for verb in ("hide", "show") for card in hand for area in free])


def _is_taken(table: Table, area: str) -> bool:
    """Whether the seat that is to act has a card at a stall (MKT-2.3)."""
    return any(card.seat == table.seat and card.area == area for card in table.laid)


def play(table: Table, action: Action) -> tuple[Table, tuple[Event, ...]]:
    """The table after a legal action, and what happened."""
    verb, value, *area = action
    seat, name = table.seat, seat_names(table.setup.players)[table.seat]
    hand = table.hands[seat]
    if verb == "deal":
        hands = with_item(table.hands, seat, tuple(sorted((*hand, int(value)))))
        dealt = Event("dealt", "MKT-2.1", {"seat": name, "card": value}, seats=(seat,))
        return table._replace(hands=hands, laid=()), (dealt,)
    card = Card(seat, int(value), str(area[0]), verb == "show")
    table = table._replace(
        hands=with_item(table.hands, seat, tuple(each for each in hand if each != value)),
        laid=(*table.laid, card),
        scores=with_item(table.scores, seat, table.scores[seat] + card.open),
    )
    shown = {"card": card.value} if card.open else {}
    laid = Event("shown" if card.open else "hidden", "MKT-2.4", {"seat": name, "area": card.area, **shown})
    return (table, (laid,)) if table.held else _evening(table, laid)


def _evening(table: Table, laid: Event) -> tuple[Table, tuple[Event, ...]]:
    """All cards are opened, and each stall pays (MKT-3)."""
    names, scores, events = seat_names(table.setup.players), list(table.scores), [laid]
    for seat, value, area, is_open in table.laid:
        if not is_open:
            told = {"seat": names[seat], "card": value, "area": area}
            events.append(Event("opened", "MKT-3.1", told, reveals=True))
    for area, points in AREAS.items():
        winner = best(table.laid, area)
        if winner is None:
            events.append(Event("unvisited", "MKT-3.2", {"area": area}))
        else:
            scores[winner.seat] += points
            told = {"seat": names[winner.seat], "card": winner.value, "area": area, "points": points}
            events.append(Event("won", "MKT-3.2", told))
    day = table.day + 1
    events.append(Event("evening", "MKT-3.3", {"day": day}))
    opened = tuple(card._replace(open=True) for card in table.laid)
    return table._replace(scores=tuple(scores), laid=opened, day=day), tuple(events)


def refuse(table: Table, action: Action) -> Refusal:
    """What forbids an action that is not legal."""
    if not NOTATION.spells(action):
        return no("MKT-2.2", "no_such_action", action=str(action)[:40])
    if table.phase == OVER:
        return no("MKT-3.3", "over")
    if table.phase == DEAL:
        return no("MKT-2.1", "dealt_already" if action.verb == "deal" else "dealing")
    if action.verb == "deal":
        return no("MKT-2.1", "not_dealing")
    seat = seat_names(table.setup.players)[table.seat]
    if action[1] not in table.hands[table.seat]:
        return no("MKT-2.1", "not_held", seat=seat, card=action[1])
    return no("MKT-2.3", "taken", seat=seat, area=action[2])
