"""What things are worth at one time of the game, from what was learned in many games (benchmarks/fit.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, Final, NamedTuple

from sacbe.bots.teotihuacan.horizon import Horizon
from sacbe.bots.teotihuacan.weights import Weights
from sacbe.teotihuacan.components import (
    BONUS_STEP,
    DISCOVERIES,
    MASKS,
    PLACES,
    TECHNOLOGIES,
    TOP_STEP,
    TRACK_VP,
)
from sacbe.teotihuacan.table import FIRST_LOCKED

Lessons = Mapping[str, Sequence[Any]]
"""What was learned: numbers, or, while it is being learned, unit vectors, which make a judgement a row of features."""

_GOODS: Final = ("cocoa", "wood", "stone", "gold")
_TEMPLES: Final = ("blue", "red", "green")
SHAPE: Final = {
    **dict.fromkeys(_GOODS, 6),
    "debt": 2,
    "power": 10,
    "locked": 2,
    "together": 2,
    **dict.fromkeys(_TEMPLES, 4),
    "bonus": 2,
    "avenue": 3,
    "track": 5,
    "masks": 3,
    "technologies": 2 * len(TECHNOLOGIES),
    "tiles": len(DISCOVERIES) - MASKS,
    "boards": 3,
}
"""How many numbers were learned about each thing. Most come in pairs: the first fades out in the last turns, the second
counts for every turn left."""

_FEW: Final = 3
_SOME: Final = 7
"""The first goods of a kind have a price of their own, and so do the next ones, up to this number."""
MANY: Final = 30
"""A larger amount of a good counts as this one."""
_HALF: Final = 5
"""Temple steps above this one have a price of their own."""
_INCOME: Final = 0.8
"""The cocoa that each turn brings before a salary is due."""
_KEPT: Final = 400
"""Times whose prices are remembered."""


class Rates(NamedTuple):
    """What a guess at the next turn goes by (see prospects.py)."""

    goods: tuple[float, float, float, float]
    growth: float
    technology: tuple[float, ...]
    avenue_step: float
    track_step: float


class Prices:
    """What everything is worth with this much of the game left."""

    def __init__(self, weights: Weights, lessons: Lessons, time: Horizon) -> None:
        self.time = time
        self.lessons = lessons = _as_felt(weights, lessons)
        soon, long = min(1.0, time.turns / 3), time.turns / 20
        self.soon = soon
        self.goods = [_priced(lessons[good], soon, long) for good in _GOODS]
        self.debt = lessons["debt"][0 if time.era_turns < 1.5 else 1] * (1.0 if time.eclipses else 0.0)
        self.income = _INCOME * time.era_turns
        self.growth = growth = min(1.0, time.turns / 5)
        power, lock = lessons["power"], lessons["locked"]
        worths = [0.0 * power[0], *(power[2 * k] * growth + power[2 * k + 1] * long for k in range(5))]
        worths += [worths[-1]] * 2
        free, held = worths, [worth + lock[0] * soon + lock[1] * long for worth in worths]
        self.worker = [*free * (FIRST_LOCKED >> 3), *held * (len(PLACES) - (FIRST_LOCKED >> 3))]
        """By code of a worker."""
        pair, three = (lesson * soon for lesson in lessons["together"])
        self.together = (0.0, 0.0, pair, three, three)
        self.steps = [_climbed(lessons[temple], soon, long) for temple in _TEMPLES]
        self.reach = [_reach(step, time.turns, weights) for step in range(TOP_STEP + 1)]
        self.track_step = float(TRACK_VP[time.era]) if time.eclipses else 0.0
        self.near = 1 / (1 + time.era_turns) if time.eclipses else 0.0
        masks = lessons["masks"]
        self.mask_points = masks[0] * time.eclipses + masks[1] * soon
        self.mask = masks[2] * time.eclipses
        techs = lessons["technologies"]
        self.technologies = [techs[2 * k] * soon + techs[2 * k + 1] * long for k in range(len(TECHNOLOGIES))]
        haste = min(1.0, time.turns / 1.5)
        self.tiles = [tile * haste for tile in lessons["tiles"]]
        self.boards = [board * haste for board in lessons["boards"]]
        w = weights
        self._guess = (w.cocoa * soon, w.wood * soon, w.stone * soon, w.gold * soon)
        self._rates = tuple(rate * time.turns for rate in w.technologies)
        self._weights = w

    def avenue(self, visible: int) -> tuple[Any, Rates]:
        """A step on the Avenue of the Dead while this number is visible (TEO-17.1), and what guesses go by then."""
        time, w, way = self.time, self._weights, self.lessons["avenue"]
        later = [max(1.0, visible - w.drop * (k + 0.5)) for k in range(time.eclipses)]
        now, then = sum(later[:1]), sum(later[1:])
        guess = Rates(self._guess, self.growth, self._rates, now + w.foresight * then, self.track_step)
        return way[0] * now + way[1] * then + way[2] * self.soon, guess


class Experience:
    """The prices at every time, worked out once."""

    def __init__(self, weights: Weights, lessons: Lessons) -> None:
        self.weights = weights
        self._lessons = lessons
        self._known: dict[Horizon, Prices] = {}

    def at(self, time: Horizon) -> Prices:
        """The prices at a time."""
        known = self._known.get(time)
        if known is None:
            if len(self._known) >= _KEPT:
                self._known.clear()
            known = self._known[time] = Prices(self.weights, self._lessons, time)
        return known


def _as_felt(weights: Weights, lessons: Lessons) -> Lessons:
    """What was learned, as somebody with a style of their own feels it."""
    felt = {
        **dict.fromkeys((*_TEMPLES, "bonus"), weights.ascend),
        "track": weights.build,
        "technologies": weights.study,
        **dict.fromkeys(("masks", "tiles"), weights.collect),
    }
    return {thing: [felt.get(thing, 1.0) * each for each in lesson] for thing, lesson in lessons.items()}


def _priced(lesson: Sequence[Any], soon: float, long: float) -> list[Any]:
    """By number: what that many of a good are worth."""
    few, some, more = (lesson[k] * soon + lesson[k + 1] * long for k in (0, 2, 4))
    row = [0.0 * few]
    for count in range(MANY):
        row.append(row[-1] + (few if count < _FEW else some if count < _SOME else more))
    return row


def _climbed(lesson: Sequence[Any], soon: float, long: float) -> list[Any]:
    """By step: what being there on a temple is worth for the rewards above."""
    low, high = lesson[0] * soon + lesson[1] * long, lesson[2] * soon + lesson[3] * long
    return [low * step + high * max(0, step - _HALF) for step in range(TOP_STEP + 1)]


def _reach(step: int, turns: float, weights: Weights) -> float:
    """How likely it is to get from a step to the bonus tile in this many turns."""
    needed = BONUS_STEP - step
    if needed <= 0:
        return 1.0
    return 1 / (1 + exp((needed - weights.temple_speed * turns) / weights.temple_spread)) if turns >= 0.5 else 0.0
