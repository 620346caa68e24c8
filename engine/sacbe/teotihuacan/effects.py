"""Effects as data: what a row of the component tables gives, as goods and as tasks to be done in order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from sacbe.teotihuacan.components import (
    ASCENSIONS,
    DISCOVERIES,
    GOOD,
    REWARD_ROWS,
    STEPS,
    TECHNOLOGIES,
    TEMPLE,
    Cost,
    cost_of,
)
from sacbe.teotihuacan.table import Task


class Effect(NamedTuple):
    """Goods gained at once, then tasks; the first task to be done comes last, as on the stack."""

    goods: Cost
    tasks: tuple[Task, ...]


_EACH: Final[dict[str, Task]] = {
    "temple_red": ("advance", TEMPLE["red"]),
    "temple_green": ("advance", TEMPLE["green"]),
    "temple_blue": ("advance", TEMPLE["blue"]),
    "temple_any": ("any",),
    "avenue": ("avenue",),
    "power_up": ("start_power",),
    "technology": ("start_technology",),
}
"""By word: the task that one unit of it stands for, in the order in which they are done (TEO-3.15)."""
_COUNTED: Final = {"resource": "take", "power_up_any_board": "power_any", "new_worker_power": "worker"}
"""By word: the task that it stands for together with its number."""
_ELSEWHERE: Final = {
    "power_ups", "workers", "power_min", "power_max", "discovery", "virtual_workers", "discount_resource",
    "pay_cocoa", "power_up_same_board", "waive_one_cocoa_payment", "unlimited_distance",
    "second_worker_same_origin_same_destination",
}  # fmt: skip
"""Words that say when or how a row applies; the code for that moment reads them itself."""


def effect_of(row: Mapping[str, int], board_resource: int = 0) -> Effect:
    """The effect that a row of the component tables spells; `board_resource` is the good of its board."""
    unknown = row.keys() - GOOD.keys() - _EACH.keys() - _COUNTED.keys() - _ELSEWHERE - {"board_resource"}
    if unknown:
        raise ValueError(f"the component tables use words without a meaning: {', '.join(sorted(unknown))}")
    goods = [(GOOD[word], row[word]) for word in ("cocoa", "wood", "stone", "gold", "vp") if row.get(word)]
    if row.get("board_resource"):
        goods.append((board_resource, row["board_resource"]))
    tasks: list[Task] = [(task, row[word]) for word, task in _COUNTED.items() if row.get(word)]
    for word, task in _EACH.items():
        tasks += [task] * row.get(word, 0)
    return Effect(tuple(goods), tuple(reversed(tasks)))


STEP_EFFECTS: Final = tuple({step: effect_of(row["reward"]) for step, row in steps.items()} for steps in STEPS)
"""By temple and step: the printed reward (TEO-8.2)."""
CELLS: Final = {key: effect_of(row) for key, row in REWARD_ROWS.items()}
"""By board, workers and lowest power: a cell of a gathering board (TEO-6.2 to 6.4)."""
TILE_EFFECTS: Final = tuple(effect_of(tile.effect) for tile in DISCOVERIES)
TECHNOLOGY_EFFECTS: Final = tuple(
    tuple(effect_of(tech.effect, resource) for resource in range(5)) for tech in TECHNOLOGIES
)
"""By technology and the good of the board it is used on."""
WHEEL: Final = tuple((cost_of(row.get("pay", {})), effect_of(row["gain"])) for row in ASCENSIONS)
"""By ascension reward: what it costs and gives (TEO-7.3)."""
