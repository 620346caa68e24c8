"""What must hold in a sale: tiles, offers, terms being composed and a deal being carried out (ESC-5, ESC-18)."""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.core.rows import with_item
from sacbe.eschnapur.actions import SEATS
from sacbe.eschnapur.bundle import NOTHING, Bundle
from sacbe.eschnapur.components import COINS, ROUNDS, SYMBOL_COPIES, TILES_REVEALED
from sacbe.eschnapur.compose import choices
from sacbe.eschnapur.deal import undetermined
from sacbe.eschnapur.menu import holds
from sacbe.eschnapur.table import (
    BID,
    BLIND,
    COMPOSE,
    DRAW,
    GIVE,
    OFFER,
    PICK,
    REPLY,
    REVEAL,
    SELL,
    SYMBOL,
    Draft,
    Sale,
    Table,
)
from sacbe.eschnapur.terms import invalid_counter, invalid_offer

_IN_SALE = (REVEAL, OFFER, SELL, REPLY, COMPOSE, GIVE, BLIND, PICK)


def sale_violations(table: Table) -> Iterator[str]:
    """Tiles, offers and deal agree with the phase."""
    sale, phase = table.sale, table.then if table.phase == DRAW else table.phase
    if sale is None or phase not in _IN_SALE:
        if (sale is not None) != (phase in _IN_SALE):
            yield f"the phase {phase} does not go with a sale, or lacks one (ESC-3.2)"
        return
    if phase == REVEAL:
        yield from _revealing(table, sale)
    elif len(sale.tiles) != TILES_REVEALED:
        yield f"a negotiation is about {TILES_REVEALED} revealed tiles (ESC-5.1)"
    if not 1 <= sale.round <= ROUNDS:
        yield f"there are {ROUNDS} rounds of negotiation (ESC-5.10)"
    if table.active in sale.countered or len(set(sale.countered)) != len(sale.countered):
        yield "each opponent is countered at most once in a round (ESC-5.11)"
    if sale.offers[table.active] is not None:
        yield "the seller makes no offers (ESC-5.10)"
    for seat, terms in enumerate(sale.offers):
        if terms is not None and seat != table.active and invalid_offer(_with_all(table, table.active), seat, terms):
            yield f"the standing offer of {SEATS[seat]} is not valid (ESC-5.8)"
    replying = phase == REPLY or (phase == COMPOSE and sale.draft is not None and sale.draft.step == REPLY)
    if (sale.counter is not None) != replying:
        yield "terms of the seller wait exactly for a reply (ESC-5.11)"
    if sale.counter is not None:
        if replying and (not sale.countered or sale.countered[-1] != table.seat):
            yield "the countered opponent replies (ESC-5.11)"
        opponent = sale.countered[-1] if sale.countered else table.seat
        if invalid_counter(_with_all(table, opponent), opponent, sale.counter):
            yield "the seller's counter is not legal (ESC-5.11)"
    yield from _draft(table, sale)
    yield from _deal(table, sale)


def _with_all(table: Table, seat: int) -> Table:
    """The table if a seat had all the coins: it may have spent some since it was asked for them (ESC-5.13)."""
    return table._replace(coins=with_item(table.coins, seat, COINS))


def _revealing(table: Table, sale: Sale) -> Iterator[str]:
    """Tiles are revealed before anything is offered, and there are enough of them."""
    missing = TILES_REVEALED - len(sale.tiles)
    if missing < 1 or sale != Sale(sale.tiles, offers=(None,) * table.setup.players):
        yield f"the negotiation begins when {TILES_REVEALED} tiles are revealed (ESC-5.1)"
    if not any(table.pool):
        yield "there is no tile to reveal (ESC-11.5)"
    elif sum(table.pool) + sum(table.scrap) < missing:
        yield f"there is no sale without {TILES_REVEALED} tiles (ESC-5.5)"


def _draft(table: Table, sale: Sale) -> Iterator[str]:
    """Terms that are being composed can become valid (ESC-5.18)."""
    draft = sale.draft
    if (draft is not None) != (table.phase == COMPOSE):
        yield "terms are composed in the phase compose only (ESC-5.18)"
    if draft is None:
        return
    composer = table.active if draft.step == SELL else draft.opponent
    if table.seat != composer or draft.opponent == table.active or (draft.slot == 0) != (draft.stage == "slot"):
        yield "the seat that composes is the one that acts (ESC-5.18)"
        return
    if draft.step == SELL and draft.opponent in sale.countered:
        yield "each opponent is countered at most once in a round (ESC-5.11)"
    if not (_can_give(table, draft.opponent, draft.give) and _can_give(table, table.active, draft.ask)):
        yield "the terms composed so far are not possible (ESC-5.18)"
    if (draft.give.coins and draft.ask.coins) or (draft.give.moves and draft.ask.moves):
        yield "the same goods are not on both sides (ESC-5.18)"
    early, moves_due = draft.stage in ("slot", "coins"), draft.stage == "moves"
    for bundle in (draft.give, draft.ask):
        if (early and bundle != NOTHING) or (moves_due and bundle != Bundle(coins=bundle.coins)):
            yield "coins, movement tiles and cards are composed in this order (ESC-5.18)"
    if not (choices(table, draft) and _can_become_valid(table, draft)):
        yield "the terms composed so far cannot become valid (ESC-5.18)"


def _can_give(table: Table, giver: int, bundle: Bundle) -> bool:
    """Whether a bundle can be composed from what a seat has; composers know their own cards (ESC-5.8)."""
    return (
        bundle.coins <= table.coins[giver]
        and bundle.moves <= table.moves[giver]
        and bundle.symbol_count <= sum(table.symbols[giver])
        and bundle.bid_count <= table.bids[giver].bit_count()
        and all(map(int.__le__, bundle.symbols, SYMBOL_COPIES))
        and (giver != table.seat or holds(table, giver, bundle))
    )


def _can_become_valid(table: Table, draft: Draft) -> bool:
    """Whether the opponent gives something, or still has something to give at this stage (ESC-5.8)."""
    seat, stage = draft.opponent, draft.stage
    return (
        draft.give != NOTHING
        or table.bids[seat] > 0
        or any(table.symbols[seat])
        or (table.moves[seat] > 0 and stage in ("slot", "coins", "moves"))
        or (table.coins[seat] > 0 and stage in ("slot", "coins"))
    )


def _deal(table: Table, sale: Sale) -> Iterator[str]:
    """The cards of a deal can really be determined (ESC-5.15)."""
    deal = sale.deal
    if (deal is not None) != (table.phase in (GIVE, BLIND, PICK)):
        yield "a deal is carried out exactly when its cards are determined (ESC-5.14)"
    if deal is None:
        return
    if deal.buyer == table.active or invalid_counter(table, deal.buyer, deal.terms):
        yield "the terms of the deal cannot be carried out (ESC-5.11)"
        return
    if invalid_offer(table, deal.buyer, deal.terms):
        yield "the terms of the deal cannot be carried out (ESC-5.8)"
        return
    cards_of_deal = undetermined(table.active, deal.buyer, deal.terms)
    determined = cards_of_deal[: len(cards_of_deal) - len(deal.queue)]
    if not deal.queue or cards_of_deal[len(determined) :] != deal.queue:
        yield "the cards still to be determined are not the last ones of the terms (ESC-5.15)"
        return
    for side, (giver, bundle) in enumerate(((deal.buyer, deal.terms.give), (table.active, deal.terms.ask))):
        kinds = [kind for each, kind, _ in determined if each == giver]
        fits = deal.bids[side] & (bundle.bids | ~table.bids[giver]) == 0 and all(
            named + gone <= held
            for named, gone, held in zip(bundle.symbols, deal.symbols[side], table.symbols[giver], strict=True)
        )
        counts = (sum(deal.symbols[side]), deal.bids[side].bit_count())
        if not fits or counts != (kinds.count(SYMBOL), kinds.count(BID)):
            yield f"the cards determined so far are not cards of {SEATS[giver]} (ESC-5.15)"
    giver, _, mode = deal.queue[0]
    taker = table.active if giver == deal.buyer else deal.buyer
    if {"any": GIVE, "blind": BLIND, "pick": PICK}[mode] != table.phase:
        yield "the next card of the deal is determined in another way (ESC-5.15)"
    elif table.seat != (taker if mode == "pick" else giver):
        yield "another seat determines the next card of the deal (ESC-5.15)"
