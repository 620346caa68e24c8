"""What never changes during a game: boards, tiles, tracks and costs, for interfaces and explainers."""

from __future__ import annotations

from functools import cache

from sacbe.core.contract import Json
from sacbe.teotihuacan.components import (
    ASCENSIONS,
    AVENUE_END,
    AVENUE_SITE,
    BLACK,
    BOARD_NAMES,
    BOARDS,
    BONUSES,
    CALENDAR_SPACES,
    DECORATION_GOLD,
    DECORATION_TILES,
    DISCOVERIES,
    GOODS,
    MASK_VP,
    NOBLE_ROWS,
    NOBLES_COST,
    PYRAMID_TILES,
    REWARD_ROWS,
    ROYALS,
    SPACE_NAMES,
    STARTS,
    STEPS,
    STRONG,
    TECHNOLOGIES,
    TEMPLES,
    TRACK_END,
    TRACK_VP,
    VISIBLE,
    WAGE,
    Cost,
)
from sacbe.teotihuacan.pyramid import BASE, ICONS, LEVEL_COST, LEVEL_VP, SIDES, SPACES, SQUARES
from sacbe.teotihuacan.scoring import mask_points


def _named(cost: Cost) -> dict[str, int]:
    return {GOODS[good]: count for good, count in cost if count}


@cache
def facts() -> dict[str, Json]:
    """The static data of Teotihuacán as plain data."""
    return {
        "boards": {
            name: {
                "number": number + 1,
                "spaces": [SPACE_NAMES[place - len(BOARD_NAMES)] for place in BOARDS[number].spaces],
                "main": BOARDS[number].has_main,
                "ability": BOARDS[number].ability,
                "power_ups": list(BOARDS[number].power_ups),
                "cells": {
                    f"{workers}x{power}": dict(row)
                    for (board, workers, power), row in REWARD_ROWS.items()
                    if board == number
                },
            }
            for number, name in enumerate(BOARD_NAMES)
        },
        "temples": {
            name: {str(step): {"reward": row["reward"], "big": row.get("big", False)} for step, row in STEPS[t].items()}
            for t, name in enumerate(TEMPLES)
        },
        "avenue": {"last": AVENUE_END, "tile_steps": list(AVENUE_SITE)},
        "track": {"last": TRACK_END, "vp": list(TRACK_VP)},
        "wage": WAGE,
        "calendar_spaces": CALENDAR_SPACES,
        "calendar": {str(players): list(row) for players, row in BLACK.items()},
        "nobles": [list(row) for row in NOBLE_ROWS],
        "house_cost": _named(NOBLES_COST),
        "visible": list(VISIBLE),
        "strong": STRONG,
        "mask_sets": list(MASK_VP),
        "all_masks": mask_points(bytes([1] * 7)),
        "discoveries": {
            d.name: {"copies": d.copies, "cost": _named(d.cost), "kind": d.kind, "effect": d.effect}
            for d in DISCOVERIES
        },
        "technologies": {
            t.name: {"cost": _named(t.cost), "boards": [BOARD_NAMES[b] for b in t.boards], "effect": t.effect}
            for t in TECHNOLOGIES
        },
        "royals": {row["id"]: dict(row) for row in ROYALS},
        "bonuses": {row["id"]: dict(row) for row in BONUSES},
        "starts": {
            start.name: {"boards": [BOARD_NAMES[board] for board in start.boards], "gain": start.gain}
            for start in STARTS
        },
        "ascension": {row["id"]: {"pay": row.get("pay", {}), "gain": row["gain"]} for row in ASCENSIONS},
        "pyramid": {
            "base": [BASE[row * 8 : row * 8 + 8] for row in range(8)],
            "squares": {
                square.name: {
                    "level": square.level + 1,
                    "cells": [[cell // 8, cell % 8] for cell in square.cells],
                    "supports": [SQUARES[below].name for below in square.supports],
                }
                for square in SQUARES
            },
            "levels": [{"cost": _named(cost), "vp": vp} for cost, vp in zip(LEVEL_COST, LEVEL_VP, strict=True)],
            "tiles": {name: list(ICONS[tile]) for tile, (name, _) in enumerate(PYRAMID_TILES)},
            "decorations": dict(DECORATION_TILES),
            "decoration_gold": list(DECORATION_GOLD),
            "stairs": {
                side: [
                    {
                        "printed": space.printed,
                        "cells": [[cell // 8, cell % 8] for cell in space.cells],
                        "needs": [SQUARES[square].name for square in space.needs],
                    }
                    for space in SPACES[index]
                ]
                for index, side in enumerate(SIDES)
            },
        },
    }
