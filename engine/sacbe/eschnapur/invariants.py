"""What must hold in every position (ESC-18)."""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.core.seats import clockwise
from sacbe.eschnapur.actions import SEATS
from sacbe.eschnapur.components import (
    IDLE_ROUNDS,
    KIND_COPIES,
    KINDS,
    LOWEST_SCORE,
    NICHES_TO_OPEN,
    TOKENS,
)
from sacbe.eschnapur.invariants_sale import sale_violations
from sacbe.eschnapur.memory import known_bids, known_symbols
from sacbe.eschnapur.table import (
    AFTER,
    BEGIN,
    BID,
    COMMIT,
    DRAW,
    GOODS,
    MAIN,
    NO_TOKEN,
    NOBODY,
    OFFER,
    OVER,
    PASSED,
    READY,
    REPLY,
    REVEAL,
    SELL,
    TOKEN,
    Table,
    bank,
    bid_deck,
    drawable_bids,
    shuffled_symbols,
    stock,
    symbols_left,
    unturned,
)

NICHE_OPEN = (READY, COMMIT)


def violations(table: Table) -> Iterator[str]:
    """Every broken invariant, in words."""
    yield from _supplies(table)
    yield from _cards(table)
    yield from _tiles(table)
    yield from _tokens(table)
    yield from _monk(table)
    yield from _turn(table)
    yield from sale_violations(table)
    yield from _knowledge(table)


def _supplies(table: Table) -> Iterator[str]:
    """Coins and movement tiles (ESC-18.1, ESC-18.6)."""
    if bank(table) < 0:
        yield f"the players have {-bank(table)} coins more than there are (ESC-18.1)"
    if stock(table) < 0:
        yield f"the players have {-stock(table)} movement tiles more than there are (ESC-18.1)"
    for seat in range(table.setup.players):
        if table.coins[seat] < 0 or table.moves[seat] < 0 or table.scores[seat] < LOWEST_SCORE:
            yield f"{SEATS[seat]} has less than nothing of something (ESC-18.6)"


def _cards(table: Table) -> Iterator[str]:
    """Bid cards and symbol cards (ESC-18.2, ESC-18.3)."""
    found = table.discard
    for seat, hand in enumerate(table.bids):
        if found & hand:
            yield f"a bid card of {SEATS[seat]} is in two places (ESC-18.2)"
        found |= hand
    if min(shuffled_symbols(table)) < 0:
        yield "there are more symbol cards of one colour than four (ESC-18.3)"
    if bid_deck(table) & ~table.fresh:
        yield "the bid deck holds a card that was not in it when it was shuffled (ESC-11.3)"
    for seat, hand in enumerate(table.bids):
        if not (hand & table.fresh).bit_count() <= table.young[seat] <= hand.bit_count():
            yield f"{SEATS[seat]} holds more cards drawn since the shuffle than he can have drawn (ESC-11.3)"
    if bool(table.draws) != (table.phase == DRAW) or bool(table.then) != (table.phase == DRAW):
        yield "cards are drawn exactly when the phase says so (ESC-14)"
    elif table.draws:
        kind = table.draws[0][1]
        if not (drawable_bids(table) if kind == BID else symbols_left(table)):
            yield "there is no such card to draw (ESC-11)"
        if kind == BID and not bid_deck(table):
            yield "the bid deck is shuffled before a card is drawn (ESC-11.3)"


def _tiles(table: Table) -> Iterator[str]:
    """Supply tiles (ESC-18.4)."""
    shown = (*(table.sale.tiles if table.sale else ()), *(kind for row in table.tiles for kind in row))
    for kind, copies in enumerate(KIND_COPIES):
        count = table.pool[kind] + table.scrap[kind] + shown.count(kind)
        if count != copies:
            yield f"there are {count} tiles {KINDS[kind].name} instead of {copies} (ESC-18.4)"


def _tokens(table: Table) -> Iterator[str]:
    """Tokens and niches (ESC-18.5, ESC-18.9)."""
    opened, lying = table.opened.bit_count(), table.lying != NO_TOKEN
    places = sum(own.bit_count() for own in table.tokens) + table.lost.bit_count() + lying
    if places + unturned(table).bit_count() != len(TOKENS):
        yield "a token is in two places (ESC-18.5)"
    if places + (table.phase == TOKEN) != opened:
        yield f"{opened} niches are open, but {places} tokens were turned over (ESC-18.5)"
    if lying != (table.phase in NICHE_OPEN or (table.phase == DRAW and table.then == READY)):
        yield "a token lies open exactly from its opening to the end of the bids (ESC-18.5)"
    most = NICHES_TO_OPEN - (table.phase not in (TOKEN, OVER) and not lying)
    if opened > most:
        yield f"{opened} niches are open; the game is over after the bids for number {NICHES_TO_OPEN} (ESC-12.1)"


def _monk(table: Table) -> Iterator[str]:
    """The monk's holder is in last place (ESC-18.7); bonus and penalty may change that at the end."""
    if table.monk != NOBODY and table.phase != OVER and table.scores[table.monk] != min(table.scores):
        yield f"{SEATS[table.monk]} holds the monk but is not in last place (ESC-18.7)"


def _turn(table: Table) -> Iterator[str]:
    """The turn is one that the rules allow."""
    phase, n = table.phase, table.setup.players
    due = table.then if phase == DRAW else phase
    if due in (BEGIN, MAIN, SELL, TOKEN, OVER, REVEAL) and table.seat != table.active:
        yield f"in the phase {phase} the active player acts (ESC-3.2)"
    if due in (OFFER, REPLY, GOODS) and table.seat == table.active:
        yield f"in the phase {phase} another than the active player acts (ESC-3.2)"
    if due == AFTER and (table.until in (NOBODY, table.active) or table.seat not in (table.active, table.until)):
        yield "in P3 the seller exchanges, then the buyer (ESC-3.2)"
    if (due in (AFTER, READY)) != (table.until != NOBODY):
        yield "a round of purchases or exchanges goes on in P3 and P5 (ESC-3.2)"
    if not 0 <= table.idle < IDLE_ROUNDS * n + (phase == OVER):
        yield f"{table.idle} turns without an opening end the game (ESC-12.2)"
    if phase == OVER and table.opened.bit_count() < NICHES_TO_OPEN and table.idle < IDLE_ROUNDS * n:
        yield "the game is over after thirteen niches or too many idle turns (ESC-12.1)"
    if phase != COMMIT:
        if table.committed:
            yield "bids are committed only before they are revealed (ESC-8.1)"
        return
    order = clockwise(table.setup.players, table.active)
    if len(table.committed) >= n or table.seat != order[len(table.committed)]:
        yield "bids are committed clockwise from the active player (ESC-13)"
    for seat, value in zip(order, table.committed, strict=False):
        if value != PASSED and not table.bids[seat] >> value & 1:
            yield f"{SEATS[seat]} committed a card he does not hold (ESC-8.1)"


def _knowledge(table: Table) -> Iterator[str]:
    """Nobody knows anything untrue (ESC-15.2)."""
    for observer in (None, *range(table.setup.players)):
        for holder in range(table.setup.players):
            known = known_symbols(table.memory, observer, holder)
            hand = table.symbols[holder]
            if known_bids(table.memory, observer, holder) & ~table.bids[holder] or any(map(int.__gt__, known, hand)):
                yield f"somebody knows of a card that {SEATS[holder]} does not hold (ESC-15.2)"
