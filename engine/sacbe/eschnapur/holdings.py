"""What a seat owns, as amounts that anybody can count."""

from __future__ import annotations

from sacbe.eschnapur.exchange import tile_points
from sacbe.eschnapur.table import Table


def holdings(table: Table, seat: int) -> dict[str, int]:
    """Points, coins, movement tiles, how many cards of each type, tile points and tokens: what everybody can count."""
    return {
        "points": table.scores[seat],
        "coins": table.coins[seat],
        "moves": table.moves[seat],
        "symbol_cards": sum(table.symbols[seat]),
        "bid_cards": table.bids[seat].bit_count(),
        "tile_points": tile_points(table.tiles[seat]),
        "tokens": table.tokens[seat].bit_count(),
    }
