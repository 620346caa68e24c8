"""What every way to lay a pyramid tile or a decoration would bring, while one is to be laid (TEO-13, TEO-14)."""

from __future__ import annotations

from sacbe.core.contract import Json
from sacbe.teotihuacan.components import DECORATION_TILES, DECORATION_VP, MATCH_VP, PYRAMID_TILES, TEMPLES
from sacbe.teotihuacan.pyramid import ICONS, LEVEL_VP, SIDES, SQUARES, TEMPLE_OF_ICON, decoration_icons
from sacbe.teotihuacan.table import Table


def layings(table: Table) -> dict[str, Json]:
    """By pyramid tile on offer and free square: for each of the four rotations, points and matches."""
    if not table.tasks or table.tasks[-1][0] != "build":
        return {}
    pyramid = table.pyramid
    return {
        PYRAMID_TILES[tile][0]: {
            SQUARES[square].name: [
                _outcome(table, icons, pyramid.covered(square), LEVEL_VP[SQUARES[square].level])
                for icons in ICONS[tile]
            ]
            for square in pyramid.free
        }
        for tile in table.pyramid_offer
    }


def decoratings(table: Table) -> dict[str, Json]:
    """By decoration on offer and open stairway: points and matches."""
    if not table.tasks or table.tasks[-1][0] != "decorate":
        return {}
    pyramid = table.pyramid
    return {
        DECORATION_TILES[tile][0]: {
            SIDES[side]: _outcome(table, decoration_icons(tile), pyramid.stair_icons(side), DECORATION_VP)
            for side in pyramid.stairs
        }
        for tile in table.decoration_offer
    }


def _outcome(table: Table, icons: str, covered: str, base: int) -> dict[str, Json]:
    """The points of one way to lay a tile, which of its icons match, and the advances in temples (TEO-13.8)."""
    plain = table.rules.plain_icons_match
    pairs = enumerate(zip(icons, covered, strict=True))
    matched = [at for at, (icon, below) in pairs if icon.lower() == below.lower() and (plain or icon != "p")]
    advances = [TEMPLES[TEMPLE_OF_ICON[icons[at]]] for at in matched if icons[at] in TEMPLE_OF_ICON]
    return {"points": base + MATCH_VP * len(matched), "matched": matched, "temples": advances}
