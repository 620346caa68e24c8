"""Why an action is not legal: the first rule that forbids it (ESC-3 to ESC-9)."""

from __future__ import annotations

from collections.abc import Callable

from sacbe.core.action import Action
from sacbe.core.events import Refusal
from sacbe.eschnapur import actions as a
from sacbe.eschnapur import refuse_sale
from sacbe.eschnapur.components import (
    ADJACENT,
    AREA,
    AREAS,
    BID_PRICE,
    EXCHANGE_POINTS,
    KIND,
    MOVE_PRICE,
    STEP_COST,
    SYMBOL_PRICE,
)
from sacbe.eschnapur.exchange import TAKEN, possible_takes, tight_sets, tile_points
from sacbe.eschnapur.table import (
    AFTER,
    BEGIN,
    BLIND,
    COMMIT,
    COMPOSE,
    DRAW,
    GIVE,
    MAIN,
    OFFER,
    OVER,
    PICK,
    READY,
    REPLY,
    REVEAL,
    SELL,
    START,
    TOKEN,
    Table,
    symbols_left,
)
from sacbe.eschnapur.texts import no
from sacbe.eschnapur.things import (
    BID_CARDS,
    CARD_TYPE,
    COIN_THINGS,
    MOVE_THINGS,
    NICHE_COLOURS,
    SYMBOL_CARDS,
    TILE_THINGS,
    TOKEN_THINGS,
    from_deck,
    named_card,
)
from sacbe.eschnapur.windows import spare_coins

_NEGOTIATING = (REVEAL, OFFER, SELL, REPLY, COMPOSE, GIVE, BLIND, PICK)


def refuse(table: Table, action: Action) -> Refusal:
    """What forbids `action`, which is not legal."""
    if not a.NOTATION.spells(action):
        return no("ESC-13.5", "no_such_action", action=str(action))
    if table.phase == OVER:
        return no("ESC-12.1", "game_is_over")
    verb = str(action[0])
    if table.phase not in _WHEN[verb]:
        return _not_now(table, verb)
    return _REFUSE.get(verb, _out_of_turn)(table, action)


def _not_now(table: Table, verb: str) -> Refusal:
    """The action belongs to another phase."""
    if verb in ("buy_symbol", "buy_bid", "buy_move", "exchange"):
        if table.phase in (*_NEGOTIATING, COMMIT):
            return no("ESC-4.4", "no_window", phase=table.phase)
        return no("ESC-4.2", "no_window", phase=table.phase)
    rule = _RULES.get(verb, "ESC-3.2")
    return no(rule, "not_now", phase=table.phase)


_RULES = {
    "first": "ESC-14.3", "draw": "ESC-14.3", "reveal": "ESC-14.3", "blind": "ESC-14.3", "turn": "ESC-14.3",
    "step": "ESC-6.3", "open_niche": "ESC-3.3", "play": "ESC-8.1", "play_pass": "ESC-8.1",
}  # fmt: skip


# --- chance


def _first(table: Table, action: Action) -> Refusal:
    return no("ESC-2.1", "no_such_seat", seat=action[1])


def _draw(table: Table, action: Action) -> Refusal:
    wanted = table.draws[0][1]
    if action[1] != wanted:
        return no("ESC-14.3", "other_card_due", type=CARD_TYPE[wanted])
    if wanted == "sym" and len(table.returned) == symbols_left(table):
        return no("ESC-11.2", "known_card_due", card=SYMBOL_CARDS[table.returned[0]])
    return no("ESC-14.3", "card_not_in_deck", card=named_card(wanted, action[2]))


def _reveal(table: Table, action: Action) -> Refusal:
    return no("ESC-5.1", "tile_not_in_pool", tile=TILE_THINGS[KIND[str(action[1])]])


def _turn(table: Table, action: Action) -> Refusal:
    return no("ESC-14.3", "token_turned", token=TOKEN_THINGS[a.TURN.index(action)])


# --- windows


def _buy_symbol(table: Table, action: Action) -> Refusal:
    return _too_dear(table, SYMBOL_PRICE) or no("ESC-11.2", "symbol_deck_empty")


def _buy_bid(table: Table, action: Action) -> Refusal:
    return _too_dear(table, BID_PRICE) or no("ESC-11.3", "bid_deck_empty")


def _buy_move(table: Table, action: Action) -> Refusal:
    return _too_dear(table, MOVE_PRICE) or no("ESC-4.3", "stock_empty")


def _too_dear(table: Table, price: int) -> Refusal | None:
    """What forbids buying something the acting seat cannot afford."""
    coins = table.coins[table.seat]
    if coins < price:
        return no("ESC-4.3", "too_few_coins", cost=COIN_THINGS[price], coins=coins)
    if spare_coins(table) < price:
        return no("ESC-4.4", "coins_promised", cost=COIN_THINGS[price], coins=coins - spare_coins(table))
    return None


def _exchange(table: Table, action: Action) -> Refusal:
    tiles = table.tiles[table.seat]
    if tile_points(tiles) < EXCHANGE_POINTS:
        return no("ESC-9.1", "too_few_tile_points", points=tile_points(tiles), needed=EXCHANGE_POINTS)
    if str(action[1]) not in tight_sets(tiles):
        points = [int(each) for each in str(action[1]).split("+")]
        return no("ESC-9.3", "not_tight", tiles=points, needed=EXCHANGE_POINTS)
    assert action[2] not in possible_takes(table)
    return no("ESC-9.5", "cards_run_out", take=from_deck(TAKEN[str(action[2])]))


def _out_of_turn(table: Table, action: Action) -> Refusal:
    """Such an action is always legal in its phase, so another phase must be on."""
    return _not_now(table, str(action[0]))


# --- the main phase and the bids


def _step(table: Table, action: Action) -> Refusal:
    here = table.pawns[table.seat]
    if AREA[str(action[1])] not in ADJACENT[here]:
        return no("ESC-6.1", "no_passage", start=AREAS[here].name, area=action[1])
    return no("ESC-6.1", "no_movement_tile", cost=MOVE_THINGS[STEP_COST])


def _open_niche(table: Table, action: Action) -> Refusal:
    area = table.pawns[table.seat]
    if table.opened >> area & 1:
        return no("ESC-7.1", "niche_open", area=AREAS[area].name)
    return no("ESC-7.1", "symbols_missing", area=AREAS[area].name, cards=NICHE_COLOURS[area])


def _play(table: Table, action: Action) -> Refusal:
    return no("ESC-8.1", "bid_not_held", card=BID_CARDS[int(action[1])])


_BUYING = (BEGIN, OFFER, SELL, REPLY, MAIN, READY)
_WHEN: dict[str, tuple[str, ...]] = {
    "first": (START,), "draw": (DRAW,), "reveal": (REVEAL,), "blind": (BLIND,), "turn": (TOKEN,),
    "buy_symbol": _BUYING, "buy_bid": _BUYING, "buy_move": _BUYING,
    "exchange": (BEGIN, MAIN, READY, AFTER), "begin_sale": (BEGIN,), "ready": (READY,), "done": (AFTER, COMPOSE),
    "keep": (OFFER,), "withdraw": (OFFER, REPLY), "offer": (OFFER, REPLY), "agree": (REPLY,), "refuse": (REPLY,),
    "accept": (SELL,), "counter": (SELL,), "next_round": (SELL,), "reject_all": (SELL,),
    "compose": (OFFER, SELL, REPLY), "slot": (COMPOSE,), "coins": (COMPOSE,), "moves": (COMPOSE,),
    "add": (COMPOSE,), "card": (COMPOSE,), "give": (GIVE,), "pick": (PICK,),
    "step": (MAIN,), "open_niche": (MAIN,), "end_turn": (MAIN,), "play": (COMMIT,), "play_pass": (COMMIT,),
}  # fmt: skip
"""The phases in which each verb can be legal (ESC-13)."""

_REFUSE: dict[str, Callable[[Table, Action], Refusal]] = {
    "first": _first,
    "draw": _draw,
    "reveal": _reveal,
    "blind": refuse_sale.hand_card,
    "turn": _turn,
    "buy_symbol": _buy_symbol,
    "buy_bid": _buy_bid,
    "buy_move": _buy_move,
    "exchange": _exchange,
    "done": refuse_sale.compose_step,
    "withdraw": refuse_sale.withdraw,
    "offer": refuse_sale.offer,
    "accept": refuse_sale.accept,
    "counter": refuse_sale.counter,
    "next_round": refuse_sale.next_round,
    "agree": refuse_sale.agree,
    "compose": refuse_sale.compose,
    "slot": refuse_sale.compose_step,
    "coins": refuse_sale.compose_step,
    "moves": refuse_sale.compose_step,
    "add": refuse_sale.compose_step,
    "card": refuse_sale.compose_step,
    "give": refuse_sale.hand_card,
    "pick": refuse_sale.hand_card,
    "step": _step,
    "open_niche": _open_niche,
    "play": _play,
}
