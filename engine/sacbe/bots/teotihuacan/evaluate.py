"""How well a seat stands: points it has, and what its goods, tracks, workers and tiles promise."""

from __future__ import annotations

from math import exp
from typing import Final, Protocol

from sacbe.bots.teotihuacan.horizon import horizon
from sacbe.bots.teotihuacan.prospects import prospects
from sacbe.bots.teotihuacan.weights import Weights
from sacbe.teotihuacan.components import (
    BONUS_STEP,
    BONUSES,
    DISCOVERIES,
    LEADER_VP,
    MASKS,
    STARTS,
    STRONG,
    TOP_STEP,
    TRACK_VP,
    WAGE,
)
from sacbe.teotihuacan.scoring import lowest_visible, mask_points
from sacbe.teotihuacan.table import FIRST_LOCKED, Player, Table, Task

_IN_HAND: Final = {
    "disc_vp_4": 4.0, "disc_resources_3": 2.7, "disc_resources_2": 1.8, "disc_cocoa_4": 2.2, "disc_temple_any": 2.6,
    "disc_temple_blue": 2.2, "disc_temple_red": 2.2, "disc_temple_green": 2.0, "disc_power_up_2": 2.2,
    "disc_double_move": 1.8, "disc_free_cocoa": 1.6, "disc_move_any": 1.2, "disc_extra_worker": 1.6, "disc_avenue": 0.0,
}  # fmt: skip
"""The worth of a tile not yet used; an avenue step is worth what the judge says."""
_START: Final = {
    "cocoa": 0.5, "wood": 0.9, "stone": 1.05, "gold": 1.05, "resource": 1.1, "temple_blue": 2.3, "temple_red": 2.2,
    "temple_green": 1.8, "avenue": 6.0, "power_up": 1.0, "technology": 5.0, "discovery": 1.5,
}  # fmt: skip
_PENDING: Final = {
    "act": 3.0, "take": 1.0, "any": 2.4, "advance": 2.2, "avenue": 4.0, "claim": 1.5, "fresh": 0.0, "learn": 5.0,
    "house": 5.0, "decorate": 5.0, "build": 4.0, "built": 0.0, "power": 1.0, "power_any": 1.0, "paid_power": 0.3,
    "wheel": 5.0, "royal_exchange": 2.5, "royal_give": 1.0, "royal_single": 2.0, "royal_temples": 2.5, "matched": 2.2,
}  # fmt: skip
"""A guess at what a task still to be done brings; used only to order half-played turns."""


class Opinion(Protocol):
    """What one seat thinks of positions at one moment."""

    weights: Weights
    seat: int

    def terms(self, table: Table) -> dict[str, float]:
        """What the seat's position is worth, by source."""

    def __call__(self, table: Table) -> float:
        """How well the seat stands, in points."""

    def outlook(self, table: Table) -> float:
        """What the seat's next turn could bring."""

    def promise(self, table: Table) -> float:
        """What a half-played turn should still bring."""


class Judge:
    """The opinion of one seat at one moment; everything that the turn does not change is worked out once."""

    def __init__(self, weights: Weights, table: Table, seat: int) -> None:
        self.weights = w = weights
        self.seat = seat
        self.time = time = horizon(table, w.pace)
        me = table.people[seat]
        visible = lowest_visible(table.houses)
        later = [max(1.0, visible - w.drop * (k + 0.5)) for k in range(time.eclipses)]
        self.avenue_step = later[0] + w.foresight * sum(later[1:]) if later else 0.0
        self.track_step = w.build * TRACK_VP[time.era] if time.eclipses else 0.0
        self.mask_weight = w.collect * (1 + w.foresight * (time.eclipses - 1)) if time.eclipses else 0.0
        self.use = min(1.0, time.turns / 3)
        self.growth = min(1.0, time.turns / 5)
        self.haste = min(1.0, time.turns / 1.5)
        self.goods = (w.cocoa * self.use, w.wood * self.use, w.stone * self.use, w.gold * self.use)
        self.technology = [w.study * rate * time.turns for rate in w.technologies]
        self.tile_worth = [_IN_HAND.get(tile.name, 0.0) * w.tiles * self.haste for tile in DISCOVERIES]
        self.tile_worth[next(k for k, tile in enumerate(DISCOVERIES) if tile.name == "disc_avenue")] = (
            self.avenue_step * w.tiles * self.haste
        )
        self.temples = [self._temple(table, me, t) for t in range(3)]
        self.rival = max((p.track for s, p in enumerate(table.people) if s != seat), default=0)

    def _temple(self, table: Table, me: Player, temple: int) -> list[float]:
        """By step: what the way up to the bonus tile promises (TEO-18.3)."""
        w, turns = self.weights, self.time.turns
        bonus = w.bonus * self._bonus(me, table.bonuses[temple]) if len(table.bonuses) > temple else 0.0
        row = []
        for step in range(TOP_STEP + 1):
            needed = BONUS_STEP - step
            reach = 1.0 if needed <= 0 else 1 / (1 + exp((needed - w.temple_speed * turns) / w.temple_spread))
            if needed > 0 and turns < 0.5:
                reach = 0.0
            row.append(w.ascend * (bonus * reach + w.climb * step * self.use))
        return row

    def _bonus(self, me: Player, bonus: int) -> float:
        """What a temple bonus will be worth at the end, roughly."""
        turns = self.time.turns
        row = BONUSES[bonus]
        match row["kind"]:
            case "best_mask_set_again":
                return 3.0 + mask_points(me.tiles) + 0.3 * turns
            case "per_technology_owned":
                return float(row["vp"]) * min(5.0, me.techs.bit_count() + turns / 8)
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

    def terms(self, table: Table) -> dict[str, float]:
        """What the seat's position is worth, by source."""
        w, me = self.weights, table.people[self.seat]
        return {
            "points": float(me.vp),
            "goods": self._goods(me),
            "workers": self._workers(me),
            "temples": self.temples[0][me.blue] + self.temples[1][me.red] + self.temples[2][me.green],
            "avenue": self.avenue_step * me.avenue,
            "pyramid": self.track_step * me.track + (LEADER_VP * w.lead if me.track > self.rival else 0.0),
            "masks": self.mask_weight * (mask_points(me.tiles) + w.mask * sum(me.tiles[:MASKS])),
            "technologies": sum(worth for k, worth in enumerate(self.technology) if me.techs >> k & 1),
            "tiles": sum(worth * count for worth, count in zip(self.tile_worth, me.tiles, strict=True) if count),
        }

    def __call__(self, table: Table) -> float:
        """How well the seat stands, in points."""
        return sum(self.terms(table).values())

    def outlook(self, table: Table) -> float:
        """What the seat's next turn could bring."""
        return prospects(self, table) if self.weights.prospect else 0.0

    def promise(self, table: Table) -> float:
        """What a half-played turn should still bring."""
        return pending(table.tasks)

    def _goods(self, me: Player) -> float:
        """Cocoa and resources, and the salary that will be due (TEO-17.7)."""
        w = self.weights
        value = 0.0
        for count, worth in zip((me.cocoa, me.wood, me.stone, me.gold), self.goods, strict=True):
            full = min(count, w.plenty)
            value += worth * (full + w.glut * (count - full))
        if self.time.eclipses:
            due = sum(WAGE + (worker & 7 >= STRONG) for worker in me.workers)
            missing = due - me.cocoa - w.income * self.time.era_turns
            if missing > 0:
                value -= w.debt * missing
        return value

    def _workers(self, me: Player) -> float:
        """The worth of the workers' powers, less what locks cost."""
        w = self.weights
        value = sum(w.pips[worker & 7] for worker in me.workers) * self.growth
        if len(me.workers) > 3:
            value += w.fourth * min(1.0, self.time.turns / 10)
        locked = sum(worker >= FIRST_LOCKED for worker in me.workers)
        return value - w.lock * locked * self.haste


def pending(tasks: tuple[Task, ...]) -> float:
    """What the tasks of a half-played turn promise."""
    value = 0.0
    for task in tasks:
        worth = _PENDING.get(task[0], 0.0) if task[:2] != ("build", 0) else 0.0
        value += worth * task[-1] if task[0] in ("take", "power", "power_any") else worth
    return value


def start_worth(tiles: tuple[int, ...]) -> float:
    """What one or two starting tiles promise (TEO-3.15)."""
    worth = sum(_START[word] * count for tile in tiles for word, count in STARTS[tile].gain.items())
    boards = {board for tile in tiles for board in STARTS[tile].boards}
    doubled = sum("technology" in STARTS[tile].gain for tile in tiles) > 1
    return worth + 0.5 * len(boards) - (_START["technology"] if doubled else 0.0)
