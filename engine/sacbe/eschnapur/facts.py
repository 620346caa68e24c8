"""What never changes during a game: the map, the cards, the tiles, prices and limits."""

from __future__ import annotations

from sacbe.core.contract import Json
from sacbe.eschnapur.components import (
    ADJACENT,
    AREAS,
    BID_COINS,
    BID_PRICE,
    COINS,
    COLOURS,
    EXCHANGE_POINTS,
    FEWEST_TOKENS_PENALTY,
    GATES,
    KIND_COPIES,
    KINDS,
    LETTERS,
    MOST_TOKENS_BONUS,
    MOVE_PRICE,
    MOVEMENT_TILES,
    NICHES_TO_OPEN,
    PASS_COINS,
    REFUSAL_COINS,
    ROUNDS,
    SYMBOL_COPIES,
    SYMBOL_PRICE,
    TOKENS,
)


def facts() -> dict[str, Json]:
    """The static data of Eschnapur as plain data."""
    return {
        "colours": dict(zip(COLOURS, LETTERS, strict=True)),
        "areas": {
            area.name: {
                "kind": area.kind,
                "symbols": [COLOURS[colour] for colour in area.symbols],
                "adjacent": [AREAS[to].name for to in ADJACENT[index]],
                "start": COLOURS[GATES.index(index)] if index in GATES else None,
                "x": area.x,
                "y": area.y,
                "niche_x": area.niche_x,
                "niche_y": area.niche_y,
            }
            for index, area in enumerate(AREAS)
        },
        "passages": sum(map(len, ADJACENT)) // 2,
        "tokens": {token.name: {"small": token.small, "large": token.large} for token in TOKENS},
        "tiles": {
            kind.name: {"goods": kind.goods, "amount": kind.amount, "points": kind.points, "copies": copies}
            for kind, copies in zip(KINDS, KIND_COPIES, strict=True)
        },
        "bid_cards": {str(value): coins for value, coins in enumerate(BID_COINS) if value},
        "symbol_cards": dict(zip(COLOURS, SYMBOL_COPIES, strict=True)),
        "prices": {"symbol": SYMBOL_PRICE, "bid": BID_PRICE, "move": MOVE_PRICE},
        "coins": COINS,
        "movement_tiles": MOVEMENT_TILES,
        "refusal_coins": REFUSAL_COINS,
        "pass_coins": PASS_COINS,
        "rounds": ROUNDS,
        "exchange_points": EXCHANGE_POINTS,
        "niches_to_open": NICHES_TO_OPEN,
        "most_tokens_bonus": MOST_TOKENS_BONUS,
        "fewest_tokens_penalty": FEWEST_TOKENS_PENALTY,
    }
