"""Market day, a small game with stalls instead of cells, hidden hands and up to five players: all of its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Any, ClassVar, NamedTuple

from sacbe.core.action import Action
from sacbe.core.contract import seat_name
from sacbe.core.defaults import Players, SmallState, small_game
from sacbe.core.events import Event

AREAS = {"gate": 2, "plaza": 3, "dock": 4}
DECK = range(1, 16)
HAND, DAYS = 2, 3
Card = Annotated[int, DECK]


class Laid(NamedTuple):
    """A card at a stall."""

    card: Card
    area: Annotated[str, AREAS]
    open: bool


class Seat(NamedTuple):
    """What a player has."""

    score: int = 0
    hand: tuple[Card, ...] = ()
    laid: tuple[Laid, ...] = ()

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards in the hand and at the stalls."""
        return (*self.hand, *(each.card for each in self.laid))

    def covered(self, other: Callable[[], Any]) -> Seat:
        """The seat as others see it, with `other()` in place of each card that they do not (MKT-2.1, MKT-2.4)."""
        laid = tuple(each if each.open else each._replace(card=other()) for each in self.laid)
        return self._replace(hand=tuple(other() for _ in self.hand), laid=laid)


class Table(NamedTuple):
    """Everything a position consists of; whose turn it is follows from it."""

    setup: Players
    seats: tuple[Seat, ...]
    day: Annotated[int, range(DAYS + 1)] = 0
    """How many days are over."""


class State(SmallState, Table):
    """See `sacbe.core.defaults.SmallState`."""

    verbs: ClassVar = {"deal": "?card", "hide": "?card area", "show": "card area"}
    chance: ClassVar = ("deal",)
    things: ClassVar = {"card": DECK, "area": AREAS}
    deck: ClassVar = DECK
    rules: ClassVar = {"turn": "MKT-2.2", "card": "MKT-2.1", "area": "MKT-2.3"}

    @property
    def dealt(self) -> int:
        """How many cards are dealt each day."""
        return HAND * self.players

    @property
    def turn(self) -> int:
        """How many cards have been dealt and laid this day, together."""
        return sum(len(own.hand) + 2 * len(own.laid) for own in self.seats)

    @property
    def seat(self) -> int:
        """Who lays a card, or is dealt one (MKT-2.2)."""
        return (self.day + self.turn) % self.players

    def find_legal(self) -> tuple[Action, ...]:
        """Returns the cards that can be dealt, or how the hand can be laid; the order is part of the rules version."""
        if self.turn < self.dealt:
            return tuple(Action("deal", card) for card in DECK if card not in self.cards and self.day < DAYS)
        own = self.seats[self.seat]
        free = [area for area in AREAS if area not in [laid.area for laid in own.laid]]
        return tuple(Action(verb, card, area) for verb in ("hide", "show") for card in own.hand for area in free)

    def follow(self, action: Action) -> tuple[State, tuple[Event, ...]]:
        """Returns the state after a card is dealt or laid; the last one of a day brings the evening."""
        (verb, card, *area), own, told = action, self.seats[self.seat], {"seat": seat_name(self.seat)}
        if verb == "deal":
            dealt = Event("dealt", "MKT-2.1", {**told, "card": card}, seats=(self.seat,))
            return self.with_seat(self.seat, hand=(*own.hand, card)), (dealt,)
        laid = Laid(int(card), str(area[0]), verb == "show")
        hand = tuple(each for each in own.hand if each != card)
        state = self.with_seat(self.seat, score=own.score + laid.open, hand=hand, laid=(*own.laid, laid))
        shown = {"card": card, "points": 1} if laid.open else {}
        event = Event("shown" if laid.open else "hidden", "MKT-2.4", {**told, "area": laid.area, **shown})
        return state.evening(event) if state.turn == 2 * self.dealt else (state, (event,))

    def evening(self, last: Event) -> tuple[State, tuple[Event, ...]]:
        """Returns the next day: all cards are opened, and the highest at each stall earns points (MKT-3)."""
        state, events, best = self, [last], {}
        for laid, seat in sorted((laid, seat) for seat, own in enumerate(self.seats) for laid in own.laid):
            told = {"seat": seat_name(seat), "card": laid.card, "area": laid.area}
            best[laid.area] = seat, told
            if not laid.open:
                events.append(Event("opened", "MKT-3.1", told, reveals=True))
        for area, (seat, told) in best.items():
            state = state.with_seat(seat, score=state.scores[seat] + AREAS[area])
            events.append(Event("won", "MKT-3.2", {**told, "points": AREAS[area]}))
        events.append(Event("evening", "MKT-3.3", {"day": self.day + 1}))
        seats = tuple(Seat(score) for score in state.scores)
        return self._replace(seats=seats, day=self.day + 1), tuple(events)

    def violations(self) -> Iterator[str]:
        """Yields every broken invariant, in words."""
        # After the last card of a day there are none, and there is no day after the last.
        order = [(self.day + turn) % self.players for turn in range(2 * self.dealt - 1) if self.day < DAYS]
        dealt, laid = order[: self.dealt][: self.turn], order[self.dealt : self.turn]
        for seat, own in enumerate(self.seats):
            if (len(own.cards), len(own.laid)) != (dealt.count(seat), laid.count(seat)):
                yield "cards are not dealt and laid in turn"
            if len({each.area for each in own.laid}) < len(own.laid):
                yield "a player has two cards at a stall"
        if len(set(self.cards)) < len(self.cards):
            yield "a card is there twice"


GAME = small_game(
    State, code=200, rule_prefix="MKT", players=(2, 3, 4, 5), facts={"areas": AREAS, "hand": HAND, "days": DAYS}
)
