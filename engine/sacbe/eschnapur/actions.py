"""The actions of Eschnapur: verbs, shapes, and those that can be made once (ESC-13, ESC-14)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sacbe.core.action import Action, Notation
from sacbe.core.seats import seat_names
from sacbe.eschnapur.bundle import MODES, NOTHING, TERMS_SHAPE, Terms, parse_terms
from sacbe.eschnapur.components import AREAS, COINS, COLOURS, EXCHANGE_TAKES, HIGHEST_BID, KINDS, PLAYERS, TOKENS

_SEAT: Final = f"P[1-{PLAYERS[-1]}]"
_BID: Final = "([1-9]|[12][0-9]|30)"
_CARD: Final = f"(sym ({'|'.join(COLOURS)})|bid {_BID})"
_AMOUNT: Final = "(none|(give|ask) ([1-9][0-9]?|100))"
NOTATION: Final = Notation(
    {
        # chance
        "first": _SEAT,
        "draw": _CARD,
        "reveal": f"({'|'.join(kind.name for kind in KINDS)})",
        "blind": _CARD,
        "turn": f"({'|'.join(token.name for token in TOKENS)})",
        # windows
        "buy_symbol": "",
        "buy_bid": "",
        "buy_move": "",
        "exchange": rf"[1-4](\+[1-4])* ({'|'.join(EXCHANGE_TAKES).replace('+', chr(92) + '+')})",
        "begin_sale": "",
        "ready": "",
        "done": "",
        # negotiation
        "keep": "",
        "withdraw": "",
        "offer": TERMS_SHAPE,
        "accept": _SEAT,
        "counter": f"{_SEAT} {TERMS_SHAPE}",
        "next_round": "",
        "reject_all": "",
        "agree": "",
        "refuse": "",
        "compose": f"({_SEAT})?",
        "slot": "[12]",
        "coins": _AMOUNT,
        "moves": _AMOUNT,
        "add": "",
        "card": f"(give|ask) (sym ({'|'.join((*COLOURS, *MODES))})|bid ({_BID}|{'|'.join(MODES)}))",
        "give": _CARD,
        "pick": _CARD,
        # the main phase and the bids
        "step": f"({'|'.join(area.name for area in AREAS)})",
        "open_niche": "",
        "end_turn": "",
        "play": _BID,
        "play_pass": "",
    },
    examples=(
        "first P2", "draw bid 17", "draw sym red", "reveal 2m/3", "blind bid 17", "blind sym red", "turn 7/11",
        "exchange 4+4+3+1 bid+symbol", "offer 1 2c+1m", "offer 2 sym:red+bid:blind ask 1c", "accept P2",
        "counter P2 1 3c", "compose", "compose P2", "slot 1", "coins none", "coins give 2", "moves none", "moves ask 1",
        "card give sym red", "card ask bid blind", "give bid 17", "give sym red", "pick bid 17", "pick sym red",
        "step hall_n", "play 17",
    ),
)  # fmt: skip

SEATS: Final = seat_names(PLAYERS[-1])
SEAT: Final = {name: seat for seat, name in enumerate(SEATS)}
VALUES: Final = range(HIGHEST_BID + 1)

FIRST: Final = tuple(Action("first", seat) for seat in SEATS)
REVEAL: Final = tuple(Action("reveal", kind.name) for kind in KINDS)
TURN: Final = tuple(Action("turn", token.name) for token in TOKENS)
DRAW_BID: Final = tuple(Action("draw", "bid", value) for value in VALUES)
"""By value; here and below, the first entry is a placeholder that is never offered."""
DRAW_SYMBOL: Final = tuple(Action("draw", "sym", colour) for colour in COLOURS)
BLIND_BID: Final = tuple(Action("blind", "bid", value) for value in VALUES)
BLIND_SYMBOL: Final = tuple(Action("blind", "sym", colour) for colour in COLOURS)
GIVE_BID: Final = tuple(Action("give", "bid", value) for value in VALUES)
GIVE_SYMBOL: Final = tuple(Action("give", "sym", colour) for colour in COLOURS)
PICK_BID: Final = tuple(Action("pick", "bid", value) for value in VALUES)
PICK_SYMBOL: Final = tuple(Action("pick", "sym", colour) for colour in COLOURS)

BUY_SYMBOL: Final = Action("buy_symbol")
BUY_BID: Final = Action("buy_bid")
BUY_MOVE: Final = Action("buy_move")
BEGIN_SALE: Final = Action("begin_sale")
READY: Final = Action("ready")
DONE: Final = Action("done")
KEEP: Final = Action("keep")
WITHDRAW: Final = Action("withdraw")
NEXT_ROUND: Final = Action("next_round")
REJECT_ALL: Final = Action("reject_all")
AGREE: Final = Action("agree")
REFUSE: Final = Action("refuse")
OPEN_NICHE: Final = Action("open_niche")
END_TURN: Final = Action("end_turn")
PLAY_PASS: Final = Action("play_pass")
PLAY: Final = tuple(Action("play", value) for value in VALUES)
STEP: Final = tuple(Action("step", area.name) for area in AREAS)
ACCEPT: Final = tuple(Action("accept", seat) for seat in SEATS)

COMPOSE: Final = Action("compose")
COMPOSE_FOR: Final = tuple(Action("compose", seat) for seat in SEATS)
SLOT: Final = (Action("slot", 1), Action("slot", 2))
COINS_NONE: Final = Action("coins", "none")
COINS_GIVE: Final = tuple(Action("coins", "give", k) for k in range(COINS + 1))
COINS_ASK: Final = tuple(Action("coins", "ask", k) for k in range(COINS + 1))
MOVES_NONE: Final = Action("moves", "none")
MOVES_GIVE: Final = tuple(Action("moves", "give", k) for k in range(COINS + 1))
MOVES_ASK: Final = tuple(Action("moves", "ask", k) for k in range(COINS + 1))
ADD: Final = Action("add")
SIDES: Final = ("give", "ask")
CARD_SYMBOL: Final = {side: tuple(Action("card", side, "sym", colour) for colour in COLOURS) for side in SIDES}
CARD_SYMBOL_MODE: Final = {side: tuple(Action("card", side, "sym", mode) for mode in MODES) for side in SIDES}
CARD_BID: Final = {side: tuple(Action("card", side, "bid", value) for value in VALUES) for side in SIDES}
CARD_BID_MODE: Final = {side: tuple(Action("card", side, "bid", mode) for mode in MODES) for side in SIDES}


@lru_cache(maxsize=1024)
def exchange(points: str, take: str) -> Action:
    """An exchange of tiles with these tile points for these cards."""
    return Action("exchange", points, take)


@lru_cache(maxsize=16384)
def offer(terms: Terms) -> Action:
    """The offer of these terms."""
    return Action("offer", *_words(terms))


@lru_cache(maxsize=16384)
def counter(opponent: int, terms: Terms) -> Action:
    """The seller's proposal of these terms to an opponent."""
    return Action("counter", SEATS[opponent], *_words(terms))


def _words(terms: Terms) -> tuple[str | int, ...]:
    """Terms as the words of an action."""
    ask = () if terms.ask == NOTHING else ("ask", str(terms.ask))
    return (terms.slot, str(terms.give), *ask)


@lru_cache(maxsize=16384)
def terms_of(action: Action) -> Terms:
    """The terms that an offer or a counter spells; raises BadNotation."""
    words = action[1:] if action[0] == "offer" else action[2:]
    return parse_terms(" ".join(map(str, words)))
