"""The table of parameters: how each computer player of Tikal sees the game."""

from __future__ import annotations

from dataclasses import dataclass

from sacbe.bots.weights import by_level


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth; lengths are in action points, worths in points of the final score."""

    passes: int
    """How often the search goes through the turn, each time with one more idea per action point left; before each
    later contest twice as often as before the last."""
    stages: int
    """How many contests between ends of the turn it looks ahead for; 0 is a player of the moment."""
    prior: float
    """As how many futures the judgement of the moment counts in them."""
    doubt: float
    """An end of the turn that seems worse than the best by more than so many points is not looked at."""
    noise: float
    """How wrong it may be about a position, in points (standard deviation)."""
    rivalry: float
    """What a point of all opponents together counts against an own one, with several opponents."""
    duel: float
    """The same with one opponent only: what he loses is as good as won."""
    spite: float
    """How much more the strongest opponent counts than the weakest, per point of difference."""
    keep: float
    """How much of a majority is left after one more turn of everybody."""
    claim: float
    """The part of later scorings that a temple brings in if the way to it from the own camps is short."""
    growth: float
    """Levels a temple gains per turn of one player, while there are any."""
    threat: float
    """The chance to lose a majority that costs an opponent nothing to take."""
    threat_range: float
    """The cost at which that chance has fallen to a third."""
    hope: float
    """The chance to win a majority that costs nothing to take."""
    hope_range: float
    """The cost at which that chance has fallen to a third."""
    now: float
    """The same chance for an opponent who is about to act and to be scored."""
    now_range: float
    """The cost at which that chance has fallen to a third."""
    typical: float
    """The value of a temple for which these ranges hold."""
    greed: float
    """How much they stretch for a richer temple; 0 is not at all, 1 in proportion."""
    leaving: float
    """The extra cost of using a piece that stands on a temple already."""
    prize: float
    """What a treasure brings in later scoring rounds, against what it brings in this one: sets grow."""
    collect: float
    """How much the kinds already owned promise for treasures still to be found."""
    site: float
    """The part of a treasure's worth that an own piece on the site has in hand."""
    site_range: float
    """How fast it falls with the distance."""
    access: float
    """The worth, per turn left, of being able to bring a new piece to everything of interest at once."""
    access_range: float
    """How fast it falls with the distance."""
    unknown: float
    """What an unexplored cell counts among the things of interest; a temple counts its value."""
    muster: float
    """The worth, per turn left, of having workers on the board; each counts less than the one before."""
    guard_option: float
    """The worth of a guard not yet placed, per scoring round that will come after the next."""
    luck_share: float
    """How much of what chance seems to give is left of it at the end of a game; only a review asks for it."""
    bid_share: float
    """The part of what a turn is worth that it is ready to pay in an auction."""
    bid_most: int
    """It never bids more."""


def load() -> dict[str, Weights]:
    """The weights of every level, in order of strength."""
    return by_level("sacbe.bots.tikal", Weights)
