"""What never changes during a game: the board's shape, the tiles, costs and limits, for interfaces and explainers."""

from __future__ import annotations

from collections import Counter

from sacbe.core.contract import Json
from sacbe.tikal.components import (
    ADJACENT,
    CAMPS,
    CELLS,
    COPIES,
    COST,
    COST_PER_STONE,
    DIRECTIONS,
    GUARDS,
    KINDS,
    LEADER_STRENGTH,
    LEVELS,
    NEIGHBOURS,
    PRINTED,
    ROTATED,
    SCORING_ROUNDS,
    STACK,
    TILES,
    TREASURE_POINTS,
    TURN_POINTS,
    WORKERS,
)


def facts() -> dict[str, Json]:
    """Returns the fixed data of Tikal as plain data."""
    return {
        "cells": {
            name: {"neighbours": {d: CELLS[n] for d, n in zip(DIRECTIONS, NEIGHBOURS[c], strict=True) if n >= 0}}
            for c, name in enumerate(CELLS)
        },
        "neighbour_pairs": sum(map(len, ADJACENT)) // 2,
        "cells_by_neighbours": {str(k): n for k, n in sorted(Counter(map(len, ADJACENT)).items())},
        "printed": {CELLS[cell]: TILES[tile].kind for cell, tile in PRINTED.items()},
        "tiles": {
            TILES[t].name: {
                "letter": TILES[t].letter,
                "kind": TILES[t].kind,
                "value": TILES[t].value,
                "treasures": TILES[t].treasures,
                "stones": [list(pattern) for pattern in ROTATED[t]],
            }
            for t in STACK
        },
        "treasures": dict(zip(KINDS, COPIES, strict=True)),
        "treasure_points": list(TREASURE_POINTS),
        "levels": {str(value): count for value, count in enumerate(LEVELS) if count},
        "costs": COST | {"move": COST_PER_STONE},
        "turn_points": TURN_POINTS,
        "workers": WORKERS,
        "leader_strength": LEADER_STRENGTH,
        "camps": CAMPS,
        "guards": GUARDS,
        "scoring_rounds": SCORING_ROUNDS,
    }
