"""What lies on the table in a game of Market day: the data of a state."""

from __future__ import annotations

from typing import Final, NamedTuple

from sacbe.core.rows import quick

AREAS: Final = {"gate": 2, "plaza": 3, "dock": 4}
"""What each stall is worth (MKT-1.3)."""
DECK: Final = range(1, 16)
HAND: Final = 2
DAYS: Final = 3

DEAL: Final = "deal"
LAY: Final = "lay"
OVER: Final = "over"


class Options(NamedTuple):
    """What a game is started with."""

    players: int


class Card(NamedTuple):
    """A card at a stall."""

    seat: int
    value: int
    area: str
    open: bool


@quick
class Table(NamedTuple):
    """Everything a position consists of; the phase and whose turn it is follow from it."""

    setup: Options
    scores: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    """By seat, sorted."""
    laid: tuple[Card, ...] = ()
    """In the order they were laid; those of the last day lie there until cards are dealt again."""
    day: int = 0
    """How many days are over."""

    @property
    def held(self) -> int:
        """How many cards are in hands."""
        return sum(map(len, self.hands))

    @property
    def phase(self) -> str:
        """What is decided next."""
        if self.day == DAYS:
            return OVER
        return LAY if self.held and self.held + len(self.laid) == HAND * self.setup.players else DEAL

    @property
    def seat(self) -> int:
        """Who lays a card, or is dealt one (MKT-2.2)."""
        return (self.day + (self.held if self.phase == DEAL else len(self.laid))) % self.setup.players


def best(cards: tuple[Card, ...], area: str) -> Card | None:
    """The highest card at a stall, if there is one (MKT-3.2)."""
    return max((card for card in cards if card.area == area), key=lambda card: card.value, default=None)
