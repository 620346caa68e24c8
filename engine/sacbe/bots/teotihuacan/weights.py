"""The table of parameters: how each computer player of Teotihuacán sees the game."""

from __future__ import annotations

from dataclasses import dataclass

from sacbe.bots.weights import by_level


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, in points of the final score."""

    width: int
    """How many half-played turns the search follows at a time."""
    plays: int
    """How many actions it tries at most on each level of the search."""
    builds: int
    """How many ways to lay a pyramid tile it tries."""
    noise: float
    """How wrong it may be about a position, in points (standard deviation)."""
    learned: bool
    """Whether it judges by what was learned from many games (learned.py) or by the values below."""
    contests: int
    """How many contests between whole turns it holds in sampled futures, at most."""
    prior: float
    """How much the look of a turn counts in these contests, compared with one future."""
    build: float
    """How much more than others it thinks of the pyramid; this, and the next three, are 1 unless it has a style."""
    ascend: float
    """The same of the temples and their bonus tiles."""
    study: float
    """The same of technologies."""
    collect: float
    """The same of masks and other discovery tiles."""
    pace: float
    """Rounds that a space of the calendar lasts, since ascensions move the disc too."""
    cocoa: float
    wood: float
    stone: float
    gold: float
    plenty: int
    """How many of a good count in full."""
    glut: float
    """What each one beyond that counts, relative to the others."""
    income: float
    """The cocoa gained per turn before the next salary."""
    debt: float
    """The worth of each cocoa that will be missing then."""
    pips: tuple[float, ...]
    """By power: the worth of a worker who has grown."""
    fourth: float
    """The worth of the fourth worker early in the game."""
    lock: float
    """The cost of each locked worker."""
    foresight: float
    """How much of what later eclipses will bring counts now."""
    drop: float
    """How far the lowest visible number falls from eclipse to eclipse."""
    lead: float
    """The part of the leader's points that being in front on the pyramid track is worth before the eclipse."""
    temple_speed: float
    """The temple steps per turn to hope for in one temple."""
    temple_spread: float
    """How uncertain that is, in steps."""
    bonus: float
    """How much of a temple bonus that seems within reach counts."""
    climb: float
    """The worth of each temple step for the richer rewards above it."""
    mask: float
    """The worth of a mask beyond its sets, per eclipse to come."""
    technologies: tuple[float, ...]
    """By technology: its worth per turn left."""
    tiles: float
    """How much of their worth unused discovery tiles keep in hand."""
    prospect: float
    """How much of the best action of the next turn counts now."""
    second_prospect: float
    """The same for the second best board."""


def load() -> dict[str, Weights]:
    """The weights of every level, in order of strength."""
    return by_level("sacbe.bots.teotihuacan", Weights)
