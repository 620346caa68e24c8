"""What a seat sees, as plain data with everything an interface needs to draw and to offer (ESC-15)."""

from __future__ import annotations

from sacbe.core.action import Action
from sacbe.core.contract import Json, Outcome
from sacbe.core.seats import clockwise
from sacbe.core.views import chances
from sacbe.eschnapur.actions import SEATS
from sacbe.eschnapur.bundle import NOTHING, Terms, cards
from sacbe.eschnapur.components import (
    ADJACENT,
    AREAS,
    BID_COINS,
    COLOURS,
    EXCHANGE_POINTS,
    IDLE_ROUNDS,
    KINDS,
    MOVE_PRICE,
    NICHES_TO_OPEN,
    ROUNDS,
    TOKENS,
)
from sacbe.eschnapur.exchange import tile_points
from sacbe.eschnapur.legal import can_open
from sacbe.eschnapur.memory import known_bids, known_symbols
from sacbe.eschnapur.negotiation import may_open_round
from sacbe.eschnapur.offers import offer
from sacbe.eschnapur.scoring import ranking, token_points, winners
from sacbe.eschnapur.table import (
    CHANCE_PHASES,
    COMMIT,
    MAIN,
    NO_TOKEN,
    NOBODY,
    OVER,
    REVEAL,
    START,
    TOKEN,
    Draft,
    Sale,
    Table,
    bank,
    bid_deck,
    colour_names,
    shuffled_symbols,
    stock,
    unturned,
)

_OPEN_CHANCES = (START, REVEAL, TOKEN)
"""Chance events whose possible outcomes give nothing hidden away."""


def view(table: Table, seat: int | None, legal: tuple[Action, ...], outcomes: tuple[Outcome, ...]) -> dict[str, Json]:
    """All that lies open, the own hand, what the seat remembers of others, and the actions it may take."""
    chance, over = table.phase in CHANCE_PHASES, table.phase == OVER
    to_move = seat == table.seat and not chance and not over
    return {
        "game": "eschnapur",
        "options": table.setup._asdict(),
        "phase": table.phase,
        "mover": "chance" if chance else None if over else SEATS[table.seat],
        "seat": SEATS[table.seat],
        "active": SEATS[table.active],
        "areas": {area.name: _area(table, index) for index, area in enumerate(AREAS)},
        "seats": {SEATS[each]: _seat(table, each, seat) for each in range(table.setup.players)},
        "monk": None if table.monk == NOBODY else SEATS[table.monk],
        "bank": bank(table),
        "stock": stock(table),
        "bid_deck": bid_deck(table).bit_count(),
        "bid_discard": list(cards(table.discard)),
        "symbol_deck": {
            "count": sum(shuffled_symbols(table)) + len(table.returned),
            "returned": [COLOURS[colour] for colour in table.returned],
        },
        "pool": {kind.name: count for kind, count in zip(KINDS, table.pool, strict=True) if count},
        "pool_count": sum(table.pool),
        "discarded_tiles": {kind.name: count for kind, count in zip(KINDS, table.scrap, strict=True) if count},
        "opened": table.opened.bit_count(),
        "to_open": NICHES_TO_OPEN,
        "idle": table.idle,
        "idle_limit": IDLE_ROUNDS * table.setup.players,
        "token": None if table.lying == NO_TOKEN else _token(table.lying),
        "tokens_left": [TOKENS[token].name for token in range(len(TOKENS)) if unturned(table) >> token & 1],
        "tokens_lost": [TOKENS[token].name for token in range(len(TOKENS)) if table.lost >> token & 1],
        "drawing": [{"seat": SEATS[who], "type": kind} for who, kind in table.draws],
        "sale": _sale(table, table.sale, seat) if table.sale else None,
        "winners": [SEATS[each] for each in winners(table)] if over else [],
        "ranking": _ranking(table) if over else [],
        "chances": chances(outcomes) if table.phase in _OPEN_CHANCES else [],
        "cost_unit": "coins",
        "actions": [offer(table, action) for action in legal] if to_move else [],
        "reach": _reach(table, table.seat) if to_move and table.phase == MAIN else {},
    }


def _area(table: Table, area: int) -> dict[str, Json]:
    """A room, its niche and who stands in it."""
    return {
        "kind": AREAS[area].kind,
        "symbols": [COLOURS[colour] for colour in AREAS[area].symbols],
        "open": bool(table.opened >> area & 1),
        "pawns": [SEATS[seat] for seat, at in enumerate(table.pawns) if at == area],
    }


def _seat(table: Table, seat: int, viewer: int | None) -> dict[str, Json]:
    """What a player has: coins and movement tiles for all to see (ESC-15.4), his cards only for himself, and for all
    when the game is over (ESC-15.6)."""
    open_hand = seat == viewer or table.phase == OVER
    knower = None if seat == viewer else viewer  # of the own hand: what everybody knows
    bonus, penalty = token_points(table.tokens)[seat]
    tiles = table.tiles[seat]
    return {
        "colour": COLOURS[table.setup.by_seat()[seat]],
        "score": table.scores[seat],
        "coins": table.coins[seat],
        "moves": table.moves[seat],
        "bid_cards": table.bids[seat].bit_count(),
        "symbol_cards": sum(table.symbols[seat]),
        "hand": _cards(table.symbols[seat], table.bids[seat]) if open_hand else None,
        "known": _cards(known_symbols(table.memory, knower, seat), known_bids(table.memory, knower, seat)),
        "tiles": [KINDS[kind].name for kind in tiles],
        "tile_points": tile_points(tiles),
        "to_exchange": max(0, EXCHANGE_POINTS - tile_points(tiles)),
        "tokens": [TOKENS[token].name for token in range(len(TOKENS)) if table.tokens[seat] >> token & 1],
        "area": AREAS[table.pawns[seat]].name,
        "monk": table.monk == seat,
        "if_ended": {"bonus": bonus, "penalty": penalty},
        "committed": _committed(table, seat, viewer),
        "can_open": _can_open(table, seat) if open_hand else None,
    }


def _can_open(table: Table, seat: int) -> list[str]:
    """The areas whose niche the seat has the cards for, wherever its pawn stands."""
    return [area.name for index, area in enumerate(AREAS) if can_open(table, seat, index)]


def _cards(symbols: bytes, bids: int) -> dict[str, Json]:
    """Cards with what the bid cards show."""
    return {"symbols": colour_names(symbols), "bids": [{"value": v, "coins": BID_COINS[v]} for v in cards(bids)]}


def _committed(table: Table, seat: int, viewer: int | None) -> Json:
    """Whether a card of the seat lies face down; which one, only its owner sees (ESC-15)."""
    place = clockwise(table.setup.players, table.active).index(seat)
    if table.phase != COMMIT or place >= len(table.committed):
        return None
    return {"card": table.committed[place] or "pass"} if seat == viewer else {}


def _token(token: int) -> dict[str, Json]:
    """A token that lies open."""
    return {"token": TOKENS[token].name, "small": TOKENS[token].small, "large": TOKENS[token].large}


def _terms(terms: Terms) -> dict[str, Json]:
    """Terms in short form and item by item."""
    return {
        "slot": terms.slot,
        "give": str(terms.give),
        "ask": "" if terms.ask == NOTHING else str(terms.ask),
    }


def _sale(table: Table, sale: Sale, viewer: int | None) -> dict[str, Json]:
    """The tiles and the negotiation; a half-composed offer is its composer's secret."""
    draft = sale.draft
    deal = sale.deal
    return {
        "slots": [{"tile": KINDS[k].name, **KINDS[k]._asdict()} for k in sale.tiles],
        "round": sale.round,
        "rounds": ROUNDS,
        "offers": {SEATS[seat]: _terms(terms) for seat, terms in enumerate(sale.offers) if terms is not None},
        "countered": [SEATS[seat] for seat in sale.countered],
        "next_round": may_open_round(sale),
        "counter": _terms(sale.counter) if sale.counter else None,
        "draft": _draft(draft) if draft and viewer == table.seat else None,
        "deal": {"buyer": SEATS[deal.buyer], **_terms(deal.terms)} if deal else None,
    }


def _draft(draft: Draft) -> dict[str, Json]:
    """Terms that are being composed."""
    terms = Terms(draft.slot, draft.give, draft.ask)
    return {"stage": draft.stage, "opponent": SEATS[draft.opponent], **_terms(terms)}


def _ranking(table: Table) -> list[Json]:
    """The final order with equal ranks (ESC-12.7)."""
    ranks = ranking(table)
    return [
        {"seat": SEATS[seat], "rank": 1 + sum(other > ranks[seat] for other in ranks), "highest_bid": ranks[seat][1]}
        for seat in sorted(range(len(ranks)), key=lambda each: ranks[each], reverse=True)
    ]


def _reach(table: Table, seat: int) -> dict[str, Json]:
    """Every area that can be walked to: steps, and movement tiles that would have to be bought (ESC-6.1)."""
    found = {table.pawns[seat]: 0}
    queue = [table.pawns[seat]]
    for area in queue:
        for following in ADJACENT[area]:
            if following not in found:
                found[following] = found[area] + 1
                queue.append(following)
    owned, coins = table.moves[seat], table.coins[seat]
    most = owned + min(coins // MOVE_PRICE, stock(table) + owned)
    return {
        AREAS[area].name: {"steps": steps, "buy": max(0, steps - owned)}
        for area, steps in found.items()
        if steps <= most
    }
