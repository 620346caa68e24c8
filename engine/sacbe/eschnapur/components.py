"""The component data of Eschnapur as typed tables (ESC-1, ESC-2)."""

from __future__ import annotations

from typing import Final, NamedTuple

from sacbe.core.data import table

_DATA: Final = table("sacbe.eschnapur", "components")

COLOURS: Final[tuple[str, ...]] = tuple(c["id"] for c in _DATA["colour"])
"""The colours of players and of symbols, in the order that every list follows (ESC-5.19)."""
COLOUR: Final = {name: index for index, name in enumerate(COLOURS)}
LETTERS: Final[tuple[str, ...]] = tuple(_DATA["colour_art"][f"{name}_letter"] for name in COLOURS)
SYMBOL_COPIES: Final = bytes(s["copies"] for s in _DATA["symbol_cards"]["list"])
"""By colour: four cards of each (ESC-1.7)."""
NO_SYMBOLS: Final = bytes(len(COLOURS))


class Area(NamedTuple):
    """A room of the temple (ESC-1.2)."""

    name: str
    kind: str
    symbols: tuple[int, ...]
    """The colours its niche asks for, in the order in which the cards go under the deck (ESC-7.2)."""
    x: float
    y: float
    niche_x: float
    niche_y: float


AREAS: Final = tuple(
    Area(a["id"], a["kind"], tuple(COLOUR[s] for s in a["symbols"]), a["x"], a["y"], a["niche_x"], a["niche_y"])
    for a in _DATA["area"]
)
AREA: Final = {area.name: index for index, area in enumerate(AREAS)}
ADJACENT: Final = tuple(tuple(AREA[name] for name in a["adjacent"]) for a in _DATA["area"])
GATES: Final = tuple(
    next(AREA[a["id"]] for a in _DATA["area"] if a.get("start_colour") == colour) for colour in COLOURS
)
"""By colour: the area in which its pawn starts (ESC-2.3)."""


class Token(NamedTuple):
    """A discovery token (ESC-1.3)."""

    name: str
    small: int
    large: int


TOKENS: Final = tuple(Token(f"{t['small']}/{t['large']}", t["small"], t["large"]) for t in _DATA["tokens"]["list"])
TOKEN: Final = {token.name: index for index, token in enumerate(TOKENS)}
ALL_TOKENS: Final = (1 << len(TOKENS)) - 1


class Kind(NamedTuple):
    """Supply tiles that are alike (ESC-1.4)."""

    name: str
    goods: str
    amount: int
    points: int


_SHORT: Final = {"movement": "{amount}m/{points}", "coins": "{amount}c/{points}"}
_SHORT_CARD: Final = {"symbol_card": "sym/{points}", "bid_card": "bid/{points}"}
_TILES: Final = tuple(
    Kind((_SHORT | _SHORT_CARD)[t["goods"]].format(**t), t["goods"], t["amount"], t["points"])
    for t in _DATA["supply_tiles"]["list"]
)
KINDS: Final = tuple(dict.fromkeys(_TILES))
KIND: Final = {kind.name: index for index, kind in enumerate(KINDS)}
KIND_COPIES: Final = bytes(_TILES.count(kind) for kind in KINDS)
NO_TILES: Final = bytes(len(KINDS))
TILE_POINTS: Final = tuple(kind.points for kind in KINDS)

BID_COINS: Final[tuple[int, ...]] = (0, *(card["coins"] for card in _DATA["bid_cards"]["list"]))
"""By value: the coins a bid card shows (ESC-1.5)."""
HIGHEST_BID: Final[int] = _DATA["bid_cards"]["highest"]
ALL_BIDS: Final = (1 << HIGHEST_BID + 1) - 2
"""Sets of bid cards are whole numbers in which bit v stands for the card of value v."""
PASS_COINS: Final[int] = _DATA["pass_cards"]["payout_coins"]
"""What a pass card brings; everybody has one for good (ESC-1.6)."""

COINS: Final[int] = _DATA["coins"]["total_value"]
MOVEMENT_TILES: Final[int] = _DATA["movement_tiles"]["count"]
STEP_COST: Final[int] = _DATA["board"]["movement_cost_per_step"]
SYMBOL_PRICE: Final[int] = _DATA["costs"]["symbol_card"]
BID_PRICE: Final[int] = _DATA["costs"]["bid_card"]
MOVE_PRICE: Final[int] = _DATA["costs"]["movement_tile"]

PLAYERS: Final = tuple(range(_DATA["game"]["players_min"], _DATA["game"]["players_max"] + 1))
START_COINS: Final[dict[int, int]] = {s["players"]: s["coins"] for s in _DATA["setup"]}
START_MOVES: Final[dict[int, int]] = {s["players"]: s["movement_tiles"] for s in _DATA["setup"]}
START_BIDS: Final[dict[int, int]] = {s["players"]: s["bid_cards"] for s in _DATA["setup"]}
START_SYMBOLS: Final[dict[int, int]] = {s["players"]: s["symbol_cards"] for s in _DATA["setup"]}
"""What each player receives, by number of players (ESC-2.4)."""
DEFAULT_COLOURS: Final = {n: tuple(COLOUR[name] for name in _DATA["setup_defaults"][f"colours_{n}"]) for n in PLAYERS}
COLOUR_PLAYERS: Final = tuple(frozenset(c["player_counts"]) for c in _DATA["colour"])
"""By colour: the numbers of players it may be used with (ESC-2.1)."""

TILES_REVEALED: Final[int] = _DATA["sale"]["tiles_revealed"]
REFUSAL_COINS: Final[int] = _DATA["sale"]["refusal_coins"]
ROUNDS: Final[int] = _DATA["negotiation"]["rounds_max"]
MENU_COINS: Final[tuple[int, ...]] = tuple(_DATA["negotiation"]["menu"]["coins_alone"])
MENU_MOVES: Final[tuple[int, ...]] = tuple(_DATA["negotiation"]["menu"]["movement_alone"])
MENU_PAIRS: Final = tuple((c, m) for c, m in _DATA["negotiation"]["menu"]["coins_movement_pairs"])

EXCHANGE_POINTS: Final[int] = _DATA["exchange"]["threshold_points"]
EXCHANGE_TAKES: Final[tuple[str, ...]] = tuple(_DATA["exchange"]["combinations"])
NICHES_TO_OPEN: Final[int] = _DATA["end"]["opened_niches"]
IDLE_ROUNDS: Final[int] = _DATA["engine_limits"]["stall_rounds_without_opening"]
MOST_TOKENS_BONUS: Final[int] = _DATA["final_scoring"]["most_tokens_bonus"]
FEWEST_TOKENS_PENALTY: Final[int] = _DATA["final_scoring"]["fewest_tokens_penalty"]
LOWEST_SCORE: Final[int] = _DATA["board"]["score_track"]["lowest_score"]
"""The first space of the score track, which has no last one (ESC-1.1)."""
