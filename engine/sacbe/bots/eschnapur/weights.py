"""The table of parameters: how each computer player of Eschnapur sees the game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sacbe.bots.weights import by_level


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, in points of the final score."""

    coin: float
    """A coin among the first dozen; later ones are worth less."""
    move: float
    """A movement tile."""
    symbol: float
    """A symbol card, apart from the niche it helps to open."""
    loose_symbol: float
    """A symbol card nobody has seen."""
    bid: float
    """A bid card of middle value, and one nobody has seen."""
    bid_slope: float
    """How much more a very high or a very low one is worth."""
    strength: float
    """How much more the highest bid card is worth than one of middle value, beyond that."""
    early_point: float
    """What a point is worth when no niche is open; the monk helps whoever is behind, so late points decide."""
    tile_point: float
    """A tile point."""
    token: float
    """A token in the first half of the game; later the real bonus and penalty count."""
    plan: float
    """The part of a niche's worth that the cards for it already have in hand."""
    second: float
    """The same for the second best niche."""
    missing: float
    """What a symbol card that is still missing takes off."""
    horizon: float
    """The number of niches left below which goods lose their worth."""
    surplus: float
    """The least gain for which it makes or agrees to a deal."""
    step: float
    """By how much it outbids another offer in the seller's eyes."""
    whim: float
    """How much worse than the best offer the one it makes instead may be."""
    press: float
    """How much more than from other offers a seller must gain to be certain to agree."""
    rivalry: float
    """How much a point gained by a partner counts against a point gained by the seat itself."""
    margin: float
    """How much more than its price a purchase must promise."""
    samples: int
    """Worlds it imagines before it bids."""
    more_samples: int
    """The same when it has time for a second thought; 0 if it has none."""
    bid_high: float
    """How often others are thought to play their highest card they can pay for."""
    bid_low: float
    """How often others are thought to play their lowest card."""
    insight: float
    """How often others are thought to play the card that promises them most, instead."""
    noise: float
    """How wrong it may be about a choice, in points (standard deviation)."""
    haggles: bool
    """Whether it makes counters and opens a second round."""
    prudent: bool
    """Whether it bids only cards that it can pay for."""
    composes: bool
    """Whether it composes terms of its own, beyond the menu, and knows that others may value goods differently."""
    confined: bool
    """Whether its terms are nevertheless those of the menu, which people can play with one tap."""
    hunts: bool
    """Whether it buys symbol cards in the hope of opening at once."""

    def without_noise(self) -> Weights:
        """The same weights without the random wobble."""
        return replace(self, noise=0.0)


def load() -> dict[str, Weights]:
    """The weights of every level, in order of strength."""
    return by_level("sacbe.bots.eschnapur", Weights)
