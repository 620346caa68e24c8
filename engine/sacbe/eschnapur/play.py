"""What an action does (ESC-3 to ESC-12). Every function returns the table afterwards and tells events."""

from __future__ import annotations

from collections.abc import Callable

from sacbe.core.action import Action
from sacbe.core.events import Event, Events
from sacbe.core.rows import with_item
from sacbe.eschnapur import actions as a
from sacbe.eschnapur import bidding, compose, deal, negotiation, windows
from sacbe.eschnapur.components import (
    AREA,
    AREAS,
    IDLE_ROUNDS,
    NICHES_TO_OPEN,
    NO_SYMBOLS,
    START_BIDS,
    START_SYMBOLS,
    STEP_COST,
    TOKEN,
    TOKENS,
)
from sacbe.eschnapur.draws import draw_cards, play_draw
from sacbe.eschnapur.memory import changed_symbols
from sacbe.eschnapur.scoring import award, finish
from sacbe.eschnapur.things import MOVE_THINGS, NICHE_COLOURS, TOKEN_THINGS

from sacbe.eschnapur.table import BEGIN, BID, SYMBOL, TOKEN as TURNING, Table  # isort: skip


def play(table: Table, action: Action) -> tuple[Table, tuple[Event, ...]]:
    """The table after a legal action, and what happened."""
    events: Events = []
    table = _PLAY[action[0]](table, action, events)
    return table, tuple(events)


def _first(table: Table, action: Action, events: Events) -> Table:
    """CH-1 and CH-2: the first player is known, and the hands are dealt seat by seat (ESC-2.5, ESC-2.7)."""
    events.append(Event("first", "ESC-2.7", {"seat": action[1]}))
    n = table.setup.players
    hand = (BID,) * START_BIDS[n] + (SYMBOL,) * START_SYMBOLS[n]
    seat = a.SEAT[str(action[1])]
    table = table._replace(seat=seat, active=seat, then=BEGIN)
    return draw_cards(table, tuple((each, card) for each in range(n) for card in hand), events)


def _step(table: Table, action: Action, events: Events) -> Table:
    """ESC-6.1; other pawns and open niches do not matter (ESC-6.2)."""
    seat, area = table.seat, AREA[str(action[1])]
    params = {
        "seat": a.SEATS[seat], "start": AREAS[table.pawns[seat]].name, "area": action[1], "pay": MOVE_THINGS[STEP_COST],
    }  # fmt: skip
    events.append(Event("stepped", "ESC-6.1", params))
    return table._replace(
        moves=with_item(table.moves, seat, table.moves[seat] - STEP_COST),
        pawns=with_item(table.pawns, seat, area),
    )


def _open_niche(table: Table, action: Action, events: Events) -> Table:
    """ESC-7.1, ESC-7.2: the cards, fixed by the area (ESC-13.2), go under the deck in full view (ESC-15.3);
    then chance turns the token. Walking first is not required (ESC-7.4)."""
    seat = table.seat
    area = table.pawns[seat]
    needed = AREAS[area].symbols
    spent = bytearray(NO_SYMBOLS)
    for colour in needed:
        spent[colour] += 1
    params = {"seat": a.SEATS[seat], "area": AREAS[area].name, "cards": NICHE_COLOURS[area]}
    events.append(Event("opened", "ESC-7.1", params, reveals=True))
    hand = bytes(x - y for x, y in zip(table.symbols[seat], spent, strict=True))
    return table._replace(
        phase=TURNING,
        symbols=with_item(table.symbols, seat, hand),
        returned=(*table.returned, *needed),
        opened=table.opened | 1 << area,
        memory=changed_symbols(table.memory, seat, bytes(spent), -1),
    )


def _turn(table: Table, action: Action, events: Events) -> Table:
    """ESC-7.3: the opener scores the small number; P5, or if nobody can buy anything P6 follows (ESC-7.5)."""
    token = TOKEN[str(action[1])]
    events.append(Event("turned", "ESC-7.3", {"seat": a.SEATS[table.seat], "token": TOKEN_THINGS[token]}))
    table = award(table._replace(lying=token), table.active, TOKENS[token].small, "ESC-7.3", events)
    return windows.open_round(table)


def _commit(table: Table, action: Action, events: Events) -> Table:
    """CP-10; the last card brings the resolution, and the thirteenth the end of the game (ESC-12.1)."""
    table = bidding.commit(table, action, events)
    if len(table.committed) < table.setup.players:
        return table
    table = bidding.resolve(table, events)._replace(idle=0)
    if table.opened.bit_count() >= NICHES_TO_OPEN:
        return finish(table, "ESC-12.1", events)
    return _next_turn(table, events)


def _end_turn(table: Table, action: Action, events: Events) -> Table:
    """ESC-3.4; too many turns without an opening end the game (ESC-12.2)."""
    events.append(Event("ended", "ESC-3.4", {"seat": a.SEATS[table.seat]}))
    table = table._replace(idle=table.idle + 1)
    if table.idle >= IDLE_ROUNDS * table.setup.players:
        return finish(table, "ESC-12.2", events)
    return _next_turn(table, events)


def _next_turn(table: Table, events: Events) -> Table:
    """The next player clockwise becomes active (ESC-3.4)."""
    seat = (table.active + 1) % table.setup.players
    events.append(Event("turn_begins", "ESC-3.1", {"seat": a.SEATS[seat]}))
    return table._replace(phase=BEGIN, seat=seat, active=seat)


_PLAY: dict[str | int, Callable[[Table, Action, Events], Table]] = {
    "first": _first,
    "draw": play_draw,
    "reveal": negotiation.play_reveal,
    "blind": deal.play_determined,
    "turn": _turn,
    "buy_symbol": windows.play_buy_symbol,
    "buy_bid": windows.play_buy_bid,
    "buy_move": windows.play_buy_move,
    "exchange": windows.play_exchange,
    "begin_sale": negotiation.play_begin_sale,
    "ready": windows.play_ready,
    "done": negotiation.play_done,
    "keep": negotiation.play_keep,
    "withdraw": negotiation.play_withdraw,
    "offer": negotiation.play_offer,
    "accept": negotiation.play_accept,
    "counter": negotiation.play_counter,
    "next_round": negotiation.play_next_round,
    "reject_all": negotiation.play_reject_all,
    "agree": negotiation.play_agree,
    "refuse": negotiation.play_refuse,
    "compose": compose.play_compose,
    "slot": compose.play_slot,
    "coins": compose.play_coins,
    "moves": compose.play_moves,
    "add": compose.play_add,
    "card": compose.play_card,
    "give": deal.play_determined,
    "pick": deal.play_determined,
    "step": _step,
    "open_niche": _open_niche,
    "end_turn": _end_turn,
    "play": _commit,
    "play_pass": _commit,
}
