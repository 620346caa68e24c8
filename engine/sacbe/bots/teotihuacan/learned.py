"""How well a seat stands, judged by what was learned from many games."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from sacbe.bots.teotihuacan.evaluate import Judge, Opinion, pending
from sacbe.bots.teotihuacan.horizon import horizon
from sacbe.bots.teotihuacan.prices import MANY, Experience, Lessons
from sacbe.bots.teotihuacan.prospects import arrival, best_boards, crowds
from sacbe.bots.teotihuacan.weights import Weights
from sacbe.core.data import table as data
from sacbe.teotihuacan.components import BONUS_STEP, BONUSES, MASKS, STRONG, WAGE
from sacbe.teotihuacan.scoring import best_mask_set, lowest_visible, mask_points
from sacbe.teotihuacan.table import FIRST_LOCKED, Player, Table

LESSONS: Final[Lessons] = data("sacbe.bots.teotihuacan", "lessons")


@cache
def experience(weights: Weights) -> Experience:
    """What a player with these weights has learned."""
    return Experience(weights, LESSONS)


def opinion(weights: Weights, table: Table, seat: int) -> Opinion:
    """How a player with these weights judges the moment."""
    return Learned(experience(weights), table, seat) if weights.learned else Judge(weights, table, seat)


class Learned:
    """The opinion of one seat at one moment; everything that the turn does not change is worked out once."""

    def __init__(self, lore: Experience, table: Table, seat: int) -> None:
        self.weights = lore.weights
        self.seat = seat
        self.time = horizon(table, lore.weights.pace)
        self._prices = lore.at(self.time)
        self._avenue, self._rates = self._prices.avenue(lowest_visible(table.houses))
        self._rival = max((p.track for s, p in enumerate(table.people) if s != seat), default=0)
        self._crowds = crowds(table, seat)
        self._known_techs: dict[int, Any] = {}
        self._known_tiles: dict[bytes, tuple[Any, Any]] = {}
        self._known_bonuses: dict[tuple[int, int, bytes, bytes], tuple[float, ...]] = {}

    def terms(self, table: Table) -> dict[str, Any]:
        """What the seat's position is worth, by source."""
        me = table.people[self.seat]
        masks, tiles = self._collected(me.tiles)
        return {
            "points": float(me.vp),
            "goods": self._held(me),
            "workers": self._crew(me.workers),
            "temples": self._climb(table.bonuses, me),
            "avenue": self._avenue * me.avenue,
            "pyramid": self._built(me.track),
            "masks": masks,
            "technologies": self._learnt(me.techs),
            "tiles": tiles,
        }

    def __call__(self, table: Table) -> Any:
        """How well the seat stands, in points."""
        me = table.people[self.seat]
        masks, tiles = self._collected(me.tiles)
        return (
            me.vp
            + self._held(me)
            + self._crew(me.workers)
            + self._climb(table.bonuses, me)
            + self._avenue * me.avenue
            + self._built(me.track)
            + masks
            + self._learnt(me.techs)
            + tiles
        )

    def outlook(self, table: Table) -> Any:
        """What the seat's next turn could bring."""
        first, second, third = best_boards(self._rates, table, self.seat, self._crowds)
        return self._prices.boards[0] * first + self._prices.boards[1] * second + self._prices.boards[2] * third

    def promise(self, table: Table) -> float:
        """What a half-played turn should still bring."""
        *others, task = table.tasks
        if task[0] == "act":
            return arrival(self._rates, table, self.seat, task[1], task[2]) + pending(tuple(others))
        return pending(table.tasks)

    def _held(self, me: Player) -> Any:
        """Cocoa and resources, and the salary that will be due (TEO-17.7)."""
        cocoa, wood, stone, gold = self._prices.goods
        value = cocoa[min(me.cocoa, MANY)] + wood[min(me.wood, MANY)]
        value = value + stone[min(me.stone, MANY)] + gold[min(me.gold, MANY)]
        missing = -me.cocoa - self._prices.income
        for worker in me.workers:
            missing += WAGE + 1 if worker & 7 >= STRONG else WAGE
        return value + self._prices.debt * missing if missing > 0 else value

    def _crew(self, workers: tuple[int, ...]) -> Any:
        """The workers' powers, whether they are locked, and how many stand together."""
        worth = self._prices.worker
        value: Any = 0.0
        most, run, last = 1, 0, -1
        for worker in workers:
            value = value + worth[worker]
            if worker < FIRST_LOCKED:
                run = run + 1 if worker >> 3 == last else 1
                last = worker >> 3
                most = max(most, run)
        return value + self._prices.together[most]

    def _climb(self, bonuses: tuple[int, ...], me: Player) -> Any:
        """Temple steps, and the bonus tiles at the top (TEO-18.3)."""
        blue, red, green = self._prices.steps
        value = blue[me.blue] + red[me.red] + green[me.green]
        key = me.techs, me.avenue, me.tiles, me.spent
        worths = self._known_bonuses.get(key)
        if worths is None:
            worths = self._known_bonuses[key] = tuple(self._worth(me, bonus) for bonus in bonuses)
        hoped = sure = 0.0
        for step, worth in zip(me.temples, worths, strict=False):
            if step >= BONUS_STEP:
                sure += worth
            else:
                hoped += self._prices.reach[step] * worth
        return value + self._prices.lessons["bonus"][0] * hoped + self._prices.lessons["bonus"][1] * sure

    def _worth(self, me: Player, bonus: int) -> float:
        """What a temple bonus will be worth at the end, roughly."""
        turns, row = self.time.turns, BONUSES[bonus]
        match row["kind"]:
            case "best_mask_set_again":
                return best_mask_set(me.tiles) + 0.25 * turns
            case "per_technology_owned":
                return float(row["vp"]) * min(6.0, me.techs.bit_count() + turns / 8)
            case "flat":
                return float(row["vp"])
            case "per_avenue_step":
                return float(row["vp"]) * min(9.0, me.avenue + turns / 4)
            case "per_temple_at_step_10_or_11":
                return float(row["vp"]) * 1.4
            case "per_non_mask_discovery_tile":
                return float(row["vp"]) * (sum(me.tiles[MASKS:]) + sum(me.spent) + turns / 5)
            case _:
                return 21.0

    def _built(self, track: int) -> Any:
        """Steps on the pyramid track, and being in front there (TEO-17.2, TEO-17.3)."""
        by_step, lead, lead_now, ahead, behind = self._prices.lessons["track"]
        value = by_step * (self._prices.track_step * track)
        margin = track - self._rival
        if track and margin >= 0:
            value = value + lead * (self._prices.track_step > 0) + lead_now * self._prices.near
        if margin >= 0:
            return value + ahead * (min(margin, 3) * self._prices.near)
        return value - behind * (min(-margin, 3) * self._prices.near)

    def _collected(self, tiles: bytes) -> tuple[Any, Any]:
        """Masks, and unused discovery tiles."""
        known = self._known_tiles.get(tiles)
        if known is None:
            masks = self._prices.mask_points * mask_points(tiles) + self._prices.mask * sum(tiles[:MASKS])
            worth: Any = 0.0
            for each, count in zip(self._prices.tiles, tiles[MASKS:], strict=True):
                if count:
                    worth = worth + each * count
            known = self._known_tiles[tiles] = masks, worth
        return known

    def _learnt(self, techs: int) -> Any:
        """Technologies owned."""
        known = self._known_techs.get(techs)
        if known is None:
            known = 0.0
            for k, worth in enumerate(self._prices.technologies):
                if techs >> k & 1:
                    known = known + worth
            self._known_techs[techs] = known
        return known
