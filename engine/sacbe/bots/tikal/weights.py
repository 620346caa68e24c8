"""The parameters of Tikal's computer players."""

from __future__ import annotations

from dataclasses import dataclass

from sacbe.bots.weights import by_level


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth; distances are in action points, values in points of the final score."""

    passes: int
    """The number of search passes, each one idea wider per action point left; doubled before each later contest."""
    stages: int
    """How many contests it holds between ends of the turn; with 0 it does not look ahead."""
    prior: float
    """How many futures the immediate judgement counts for in a contest."""
    doubt: float
    """Ends of the turn that seem worse than the best by more than this many points are left out."""
    noise: float
    """How wrong it may be about a position, in points (standard deviation)."""
    rivalry: float
    """How much a point of all opponents together counts against one of its own, with several opponents."""
    duel: float
    """The same with a single opponent, whose losses are as good as gains."""
    spite: float
    """How much more the strongest opponent counts than the weakest, per point of difference."""
    keep: float
    """How much of a majority is left after one more turn by everyone."""
    claim: float
    """The share of later scorings in which a temple pays if it is close to one of its camps."""
    growth: float
    """Levels that a temple gains per turn of one player, while levels are left."""
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
    """The extra cost of using a piece that already stands on a temple."""
    prize: float
    """What a treasure brings in later scoring rounds, relative to this one, because sets grow."""
    collect: float
    """How much the kinds already owned add to treasures still to be found."""
    site: float
    """The share of a treasure's value that counts once one of its pieces is on the site."""
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
    """The share of apparent luck that remains at the end of a game; used only in reviews."""
    bid_share: float
    """The share of a turn's value that it is willing to pay in an auction."""
    bid_most: int
    """The highest bid it makes."""


def load() -> dict[str, Weights]:
    """Returns the weights of every level, from weak to strong."""
    return by_level("sacbe.bots.tikal", Weights)
