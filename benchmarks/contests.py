"""The contests that measure the computer players: who plays whom, and what we expect."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, NamedTuple

import before
from exploiters import EXPLOITERS
from sacbe import game
from sacbe.bots import arena, bot
from sacbe.bots.arena import Match
from sacbe.bots.contract import Bot
from sacbe.bots.ladder import styles

SEED: Final = 2026
PATIENCE: Final = 30.0
"""Seconds per turn for players without a time limit: more than they need, so that they play the same anywhere."""
VARIANTS: Final[dict[str, dict[str, Any]]] = {"": {}, "base": {"auction": False}, "auction": {"auction": True}}
"""Options of a game, by their name in the tables."""


EARLIER: Final = "earlier "
"""What comes before the level of a player who plays as it did in this commit, to see what has changed since."""
COMMIT: Final = "7490acf"


class Entrant(NamedTuple):
    """A level, maybe with a style; with a time limit per turn, or with a few search passes and no look ahead."""

    level: str
    seconds: float = 0.0
    passes: int = 0

    @property
    def is_earlier(self) -> bool:
        """Whether it plays as it did in an earlier commit."""
        return self.level.startswith(EARLIER)

    @property
    def name(self) -> str:
        """Its name in the tables."""
        return f"{self.level} {self.seconds:g} s" if self.seconds else self.level + " in haste" * bool(self.passes)

    def bot(self, name: str) -> Bot:
        """The player of the game `name`."""
        found: Any = EXPLOITERS.get(self.level)
        if self.is_earlier:
            found = before.bot(COMMIT, name, self.level.removeprefix(EARLIER))
        found = found or bot(game(name), self.level)
        if self.passes:
            found = found._replace(weights=_in_haste(found.weights, self.passes))
        made: Bot = found._replace(name=self.name, seconds=self.seconds or PATIENCE)
        return made


def _in_haste(weights: Any, passes: int) -> Any:
    """The weights of a player that does not look ahead; in Teotihuacán the search knows no passes."""
    return replace(weights, passes=passes, stages=0) if hasattr(weights, "stages") else replace(weights, contests=0)


class Contest(NamedTuple):
    """One row of a table."""

    game: str
    lineup: tuple[Entrant, ...]
    variant: str = ""
    bar: float | None = None
    """The least win rate of the first entrant; among equals, the least mean winning score."""
    most: float | None = None
    """Between neighbours on the ladder, the highest win rate of the stronger one: nobody should be out of reach."""

    @property
    def name(self) -> str:
        """Who plays, for example `expert 1 s, 3 × novice; 4 players, base`."""
        names = [entrant.name for entrant in self.lineup]
        told = [f"{names.count(name)} × {name}" if names.count(name) > 1 else name for name in dict.fromkeys(names)]
        return f"{', '.join(told)}; {len(names)} players{self.variant and ', ' + self.variant}"

    @property
    def is_among_equals(self) -> bool:
        """Whether all seats are filled by the same player."""
        return len(set(self.lineup)) == 1

    @property
    def is_timed(self) -> bool:
        """Whether the result depends on the clock, and so on the machine."""
        return any(entrant.seconds for entrant in self.lineup)

    @property
    def is_repeatable(self) -> bool:
        """Whether it comes out the same again anywhere, without a clock or an earlier commit."""
        return not self.is_timed and not any(entrant.is_earlier for entrant in self.lineup)

    def matches(self, games: int) -> list[Match]:
        """The first `games` games."""
        bots = [entrant.bot(self.game) for entrant in self.lineup]
        return arena.matches(self.game, bots, games, SEED, None, VARIANTS[self.variant])


RANDOM, NOVICE, REGULAR = Entrant("random"), Entrant("novice"), Entrant("regular")
EXPERT, HASTY = Entrant("expert", seconds=1.0), Entrant("expert", passes=3)
SHREWD = Entrant("expert")
QUICK, SLOW, SLOWEST = (Entrant("expert", seconds=seconds) for seconds in (0.5, 2.0, 10.0))

EARLIER_EXPERT, EARLIER_HASTY = Entrant("earlier expert", seconds=1.0), Entrant("earlier expert", passes=3)


def in_style(name: str, passes: int = 0) -> list[Entrant]:
    """An expert of every style."""
    return [Entrant(f"expert {style}", passes=passes) for style in styles(game(name))]


TIKAL = (
    *(Contest("tikal", (NOVICE, RANDOM), variant, 0.95) for variant in ("base", "auction")),
    *(Contest("tikal", (EXPERT, NOVICE, NOVICE, NOVICE), variant, 0.85) for variant in ("base", "auction")),
    *(Contest("tikal", (REGULAR, NOVICE), variant, 0.65, 0.95) for variant in ("base", "auction")),
    *(Contest("tikal", (EXPERT, REGULAR), variant, 0.70, 0.95) for variant in ("base", "auction")),
    Contest("tikal", (EXPERT,) * 4, "base", 100),
    Contest("tikal", (EXPERT,) * 2, "base", 150),
    *(Contest("tikal", (HASTY, REGULAR), variant) for variant in ("base", "auction")),
    *(Contest("tikal", (HASTY, EARLIER_HASTY), variant, 0.58) for variant in ("base", "auction")),
    *(Contest("tikal", (EXPERT, EARLIER_EXPERT), variant, 0.58) for variant in ("base", "auction")),
    *(Contest("tikal", (styled, HASTY), "base") for styled in in_style("tikal", 3)),
    *(Contest("tikal", pair, "base") for pair in ((QUICK, HASTY), (SLOW, QUICK), (SLOWEST, SLOW))),
    *(Contest("tikal", pair * 2, "base") for pair in ((QUICK, HASTY), (SLOW, QUICK), (SLOWEST, SLOW))),
)
ESCHNAPUR = (
    Contest("eschnapur", (REGULAR, RANDOM, RANDOM), bar=0.95),
    Contest("eschnapur", (REGULAR, *[RANDOM] * 4), bar=0.95),
    Contest("eschnapur", (REGULAR, NOVICE) * 2, bar=0.65, most=0.95),
    Contest("eschnapur", (REGULAR,) * 4),
    Contest("eschnapur", (SHREWD, REGULAR, REGULAR, REGULAR), bar=0.45),
    Contest("eschnapur", (SHREWD, REGULAR) * 2, bar=0.70, most=0.95),
    Contest("eschnapur", (SHREWD,) * 4),
    *(Contest("eschnapur", (styled, SHREWD) * 2) for styled in in_style("eschnapur")),
    *(Contest("eschnapur", (SHREWD, Entrant(trick)) * 2, bar=0.50) for trick in EXPLOITERS),
)
TEOTIHUACAN = (
    Contest("teotihuacan", (NOVICE, RANDOM), bar=0.95),
    Contest("teotihuacan", (REGULAR, RANDOM), bar=0.98),
    Contest("teotihuacan", (REGULAR, NOVICE), bar=0.65, most=0.95),
    Contest("teotihuacan", (REGULAR,) * 4),
    Contest("teotihuacan", (EXPERT, REGULAR), bar=0.80),
    Contest("teotihuacan", (EXPERT, REGULAR) * 2, bar=0.65, most=0.95),
    Contest("teotihuacan", (EXPERT, REGULAR, REGULAR, REGULAR), bar=0.60),
    Contest("teotihuacan", (EXPERT,) * 4, bar=190),
    *(Contest("teotihuacan", (styled, HASTY)) for styled in in_style("teotihuacan", 3)),
    *(Contest("teotihuacan", pair) for pair in ((HASTY, REGULAR), (QUICK, HASTY), (SLOW, QUICK))),
)
CONTESTS = (*TIKAL, *ESCHNAPUR, *TEOTIHUACAN)
