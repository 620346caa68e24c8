"""What a seat owns, as amounts that anybody can count."""

from __future__ import annotations

from typing import Final

from sacbe.teotihuacan.components import GOODS, MASKS, TEMPLES
from sacbe.teotihuacan.table import Table

UNITS: Final = ("points", *GOODS[1:], *TEMPLES, "avenue", "track")
"""The numbers of a player, in the order of components.py."""


def holdings(table: Table, seat: int) -> dict[str, int]:
    """Points, goods, steps on the tracks, workers in play and tiles."""
    own = table.people[seat]
    return {
        **dict(zip(UNITS, own.numbers, strict=True)),
        "workers": len(own.workers),
        "technologies": own.techs.bit_count(),
        "masks": sum(own.tiles[:MASKS]),
        "tiles": sum(own.tiles[MASKS:]),
    }
