"""What a viewer sees of a table, as plain data with everything an interface needs to draw it (ESC-15)."""

from __future__ import annotations

from sacbe.core.contract import Json, Outcome
from sacbe.core.seats import ALL, clockwise
from sacbe.core.views import Scene
from sacbe.eschnapur.actions import SEATS
from sacbe.eschnapur.bundle import NOTHING, Terms, cards
from sacbe.eschnapur.components import (
    ADJACENT,
    AREAS,
    BID_COINS,
    BID_PRICE,
    COLOURS,
    EXCHANGE_POINTS,
    IDLE_ROUNDS,
    KINDS,
    LOWEST_SCORE,
    MOVE_PRICE,
    NICHES_TO_OPEN,
    ROUNDS,
    SYMBOL_PRICE,
    TOKENS,
)
from sacbe.eschnapur.exchange import tile_points
from sacbe.eschnapur.legal import can_open
from sacbe.eschnapur.memory import known_bids, known_symbols
from sacbe.eschnapur.negotiation import may_open_round
from sacbe.eschnapur.prospects import bid_prospects, prizes
from sacbe.eschnapur.scoring import ranking, token_points
from sacbe.eschnapur.table import (
    COMMIT,
    MAIN,
    NO_TOKEN,
    NOBODY,
    OVER,
    READY,
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
from sacbe.eschnapur.things import bundle_things

_OPEN_CHANCES = (START, REVEAL, TOKEN)
"""Chance events whose possible outcomes give nothing hidden away."""


def scene(table: Table, viewer: int | None, outcomes: tuple[Outcome, ...]) -> Scene:
    """All that lies open, the viewer's hand, and what he remembers of others.

    Hands break ties, so before the end the ranking goes by points alone (ESC-12.6).
    """
    over, seats = table.phase == OVER, range(table.setup.players)
    return Scene(
        seats=[_seat(table, seat, viewer) for seat in seats],
        standing=ranking(table) if over else table.scores,
        board=_board(table, viewer),
        chances=outcomes if table.phase in _OPEN_CHANCES or viewer == ALL else (),
    )


def projected(table: Table) -> list[dict[str, int]]:
    """By seat: what the end of the game would bring now, by source; nothing once it is over."""
    return [{} if table.phase == OVER else _if_ended(table, seat) for seat in range(table.setup.players)]


def _if_ended(table: Table, seat: int) -> dict[str, int]:
    """What the end of the game would bring now; a penalty takes no more points than there are (ESC-12.3 to 12.5)."""
    bonus, penalty = token_points(table.tokens)[seat]
    return {"bonus": bonus, "penalty": max(LOWEST_SCORE - table.scores[seat] - bonus, -penalty)}


def _board(table: Table, viewer: int | None) -> dict[str, Json]:
    """The rooms and what lies beside them."""
    walking = table.phase == MAIN and viewer in (table.seat, ALL)
    return {
        "active": SEATS[table.active],
        "areas": {area.name: _area(table, index) for index, area in enumerate(AREAS)},
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
        "token": None if table.lying == NO_TOKEN else _token(table),
        "tokens_left": [TOKENS[token].name for token in range(len(TOKENS)) if unturned(table) >> token & 1],
        "tokens_lost": [TOKENS[token].name for token in range(len(TOKENS)) if table.lost >> token & 1],
        "drawing": [{"seat": SEATS[who], "type": kind} for who, kind in table.draws],
        "sale": _sale(table, table.sale, viewer) if table.sale else None,
        "prizes": prizes(table, table.active),
        "bidding": _bidding(table, viewer),
        "prices": {"symbol": SYMBOL_PRICE, "bid": BID_PRICE, "move": MOVE_PRICE},
        "steps": {AREAS[area].name: steps for area, steps in _steps(table.pawns[_walker(table, viewer)]).items()},
        "reach": _reach(table, table.seat) if walking else {},
    }


def _bidding(table: Table, viewer: int | None) -> Json:
    """What the viewer's cards would do as sealed bids, while they are due."""
    seat = table.seat if viewer == ALL else viewer
    return bid_prospects(table, seat) if table.phase in (READY, COMMIT) and seat is not None else None


def _walker(table: Table, viewer: int | None) -> int:
    """Whose way is measured: the viewer's own, or the active player's if nobody in particular looks."""
    return table.active if viewer is None or viewer == ALL else viewer


def _area(table: Table, area: int) -> dict[str, Json]:
    """A room, its niche and who stands in it."""
    return {
        "kind": AREAS[area].kind,
        "symbols": [COLOURS[colour] for colour in AREAS[area].symbols],
        "adjacent": [AREAS[to].name for to in ADJACENT[area]],
        "open": bool(table.opened >> area & 1),
        "pawns": [SEATS[seat] for seat, at in enumerate(table.pawns) if at == area],
    }


def _seat(table: Table, seat: int, viewer: int | None) -> dict[str, Json]:
    """What a player has: coins and movement tiles for all to see (ESC-15.4), his cards only for himself, and for all
    when the game is over (ESC-15.6)."""
    open_hand = viewer in (seat, ALL) or table.phase == OVER
    knower = None if viewer in (seat, ALL) else viewer  # of a hand that is open anyway: what everybody knows
    tiles = table.tiles[seat]
    return {
        "colour": COLOURS[table.setup.by_seat()[seat]],
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
    return {"card": table.committed[place] or "pass"} if viewer in (seat, ALL) else {}


def _token(table: Table) -> dict[str, Json]:
    """The token that lies open, in the area where the active player found it."""
    token = TOKENS[table.lying]
    return {
        "token": token.name,
        "small": token.small,
        "large": token.large,
        "area": AREAS[table.pawns[table.active]].name,
    }


def _terms(terms: Terms) -> dict[str, Json]:
    """Terms in short form and item by item."""
    return {
        "slot": terms.slot,
        "give": str(terms.give),
        "ask": "" if terms.ask == NOTHING else str(terms.ask),
        "gives": list(bundle_things(terms.give)),
        "asks": list(bundle_things(terms.ask)),
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
        "draft": _draft(draft) if draft and viewer in (table.seat, ALL) else None,
        "deal": {"buyer": SEATS[deal.buyer], **_terms(deal.terms)} if deal else None,
    }


def _draft(draft: Draft) -> dict[str, Json]:
    """Terms that are being composed."""
    terms = Terms(draft.slot, draft.give, draft.ask)
    return {"stage": draft.stage, "opponent": SEATS[draft.opponent], **_terms(terms)}


def _reach(table: Table, seat: int) -> dict[str, Json]:
    """Every area that can be walked to: steps, and movement tiles that would have to be bought (ESC-6.1)."""
    owned, coins = table.moves[seat], table.coins[seat]
    # a tile used goes back to the stock and can be bought again, so one tile anywhere is enough
    most = owned + (coins // MOVE_PRICE if owned or stock(table) else 0)
    return {
        AREAS[area].name: {"steps": steps, "buy": max(0, steps - owned)}
        for area, steps in _steps(table.pawns[seat]).items()
        if steps <= most
    }


def _steps(start: int) -> dict[int, int]:
    """How far every area is from one, in the order of the distances."""
    found = {start: 0}
    queue = [start]
    for area in queue:
        for following in ADJACENT[area]:
            if following not in found:
                found[following] = found[area] + 1
                queue.append(following)
    return found
