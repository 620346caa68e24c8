"""States of random games, as a source of positions, links and actions."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from sacbe.core.record import Record
from sacbe.games import CODES, game
from sacbe.testing.fuzz import play_random

NAMES: Final = tuple(sorted(CODES))
_GAMES: Final = 3
_OF_EACH: Final = 14


@cache
def moments(name: str) -> tuple[Record, ...]:
    """Moments spread over a few random games with different options, the same in every run."""
    rng = Random(7)  # noqa: S311 - the same in every run
    which = game(name)
    found = []
    for _ in range(_GAMES):
        options = {option.key: rng.choice(option.choices) for option in which.options}
        record = play_random(which, which.check_options(options), rng)
        found += [record.at(rng.randrange(len(record.states))).cut() for _ in range(_OF_EACH)]
    return tuple(found)
