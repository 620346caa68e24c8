"""The bounded lists of offers, counters and replies (ESC-5.19 to ESC-5.21)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from sacbe.core.action import Action
from sacbe.eschnapur import actions as a
from sacbe.eschnapur.bundle import NOTHING, Bundle, Terms, cards
from sacbe.eschnapur.components import COLOURS, HIGHEST_BID, MENU_COINS, MENU_MOVES, MENU_PAIRS, NO_SYMBOLS
from sacbe.eschnapur.table import Sale, Table

_BLIND: Final = (0, 1, 0)
_SLOTS: Final = (1, 2)
_MOST_COINS: Final = max(MENU_COINS)
_MOST_MOVES: Final = max(MENU_MOVES)


def _symbol(colour: int) -> bytes:
    """One symbol card of a colour."""
    return bytes(int(c == colour) for c in range(len(COLOURS)))


def _offer(slot: int, ask: Bundle = NOTHING, **give: object) -> Action:
    return a.offer(Terms(slot, Bundle(**give), ask))  # type: ignore[arg-type]


def _plain(slot: int, coins: int, moves: int) -> tuple[Action, ...]:
    """Rows 1 to 3: coins and movement tiles."""
    return (
        *(_offer(slot, coins=c) for c in MENU_COINS if c <= coins),
        *(_offer(slot, moves=m) for m in MENU_MOVES if m <= moves),
        *(_offer(slot, coins=c, moves=m) for c, m in MENU_PAIRS if c <= coins and m <= moves),
    )


def _symbols(slot: int, held: int, coin: int) -> tuple[Action, ...]:
    """Rows 4 to 6: a symbol card, with or without a coin."""
    colours = [c for c in range(len(COLOURS)) if held >> c & 1]
    return (
        *(_offer(slot, symbols=_symbol(c)) for c in colours),
        *(_offer(slot, symbols=_symbol(c), coins=1) for c in colours if coin),
        *(_offer(slot, symbol_modes=(1, 0, 0)) for _ in colours[:1]),
    )


def _blind_plus(slot: int, coins: int, moves: int, asked: int) -> tuple[Action, ...]:
    """Rows 9 and 10: a blind bid card with something else."""
    return (
        *(_offer(slot, bid_modes=_BLIND, coins=c) for c in (1, 2) if c <= coins),
        *(_offer(slot, bid_modes=_BLIND, moves=m) for m in (1, 2) if m <= moves),
        *(_offer(slot, Bundle(coins=1), bid_modes=_BLIND, moves=2) for _ in range(asked) if moves >= 2),
    )


def _symbol_for_coins(slot: int, held: int, most: int) -> tuple[Action, ...]:
    """Row 11: a symbol card for coins."""
    colours = [c for c in range(len(COLOURS)) if held >> c & 1]
    return tuple(
        _offer(slot, Bundle(coins=asked), symbols=_symbol(c)) for c in colours for asked in (1, 2) if asked <= most
    )


_HANDS: Final = range(1 << len(COLOURS))
PLAIN: Final = {key: _plain(*key) for key in product(_SLOTS, range(_MOST_COINS + 1), range(_MOST_MOVES + 1))}
SYMBOLS: Final = {key: _symbols(*key) for key in product(_SLOTS, _HANDS, range(2))}
BID_MODES: Final = {
    slot: tuple(_offer(slot, bid_modes=modes) for modes in (_BLIND, (0, 0, 1), (1, 0, 0))) for slot in _SLOTS
}
BID_NAMED: Final = {slot: tuple(_offer(slot, bids=1 << v) for v in range(HIGHEST_BID + 1)) for slot in _SLOTS}
BLIND_PLUS: Final = {key: _blind_plus(*key) for key in product(_SLOTS, range(3), range(3), range(2))}
SYMBOL_FOR_COINS: Final = {key: _symbol_for_coins(*key) for key in product(_SLOTS, _HANDS, range(3))}


@lru_cache(maxsize=4096)
def _held(symbols: bytes) -> int:
    """The set of colours in a hand."""
    return sum(1 << c for c, count in enumerate(symbols) if count)


def offers(table: Table, seat: int) -> tuple[Action, ...]:
    """The offers of the menu that are valid for an opponent, and the option to compose others (ESC-5.18, ESC-5.19)."""
    coins, moves, bids = table.coins[seat], table.moves[seat], table.bids[seat]
    held = _held(table.symbols[seat])
    if not (coins or moves or bids or held):
        return ()
    theirs = table.coins[table.active]
    found: list[Action] = []
    for slot in _SLOTS:
        found += PLAIN[slot, min(coins, _MOST_COINS), min(moves, _MOST_MOVES)]
        if held:
            found += SYMBOLS[slot, held, coins > 0]
        if bids:
            found += BID_MODES[slot]
            found += [BID_NAMED[slot][value] for value in cards(bids)]
            found += BLIND_PLUS[slot, min(coins, 2), min(moves, 2), theirs > 0]
        if held and theirs:
            found += SYMBOL_FOR_COINS[slot, held, min(theirs, 2)]
    return (*found, a.COMPOSE)


class Variant(NamedTuple):
    """A counter made from an offer, with what the opponent must have for it."""

    action: Action
    coins: int
    moves: int
    symbols: int
    bids: int
    asked: int
    """Coins the seller would have to hand over."""
    names: bool
    """Whether the seller would have to hand over named cards."""


_OPENERS: Final = tuple(
    tuple(
        Variant(a.counter(seat, Terms(slot, give)), give.coins, give.moves, 0, 0, 0, False)
        for slot in _SLOTS
        for give in (Bundle(coins=1), Bundle(coins=2), Bundle(coins=3), Bundle(moves=1))
    )
    for seat in range(len(a.SEATS))
)


def counters(table: Table, sale: Sale, seat: int) -> list[Action]:
    """The counters of the menu to one opponent, and the option to compose others (ESC-5.18, ESC-5.20)."""
    coins, moves = table.coins[seat], table.moves[seat]
    symbols, bids = sum(table.symbols[seat]), table.bids[seat].bit_count()
    standing, own = sale.offers[seat], table.coins[table.active]
    names = True
    if standing is None:
        variants = _OPENERS[seat]
    else:
        variants = variants_of(seat, standing)
        names = standing.ask == NOTHING or holds(table, table.active, standing.ask)
    found = [
        action
        for action, needs_coins, needs_moves, needs_symbols, needs_bids, asked, asks_names in variants
        if needs_coins <= coins
        and needs_moves <= moves
        and needs_symbols <= symbols
        and needs_bids <= bids
        and asked <= own
        and (names or not asks_names)
    ]
    if coins or moves or symbols or bids:
        found.append(a.COMPOSE_FOR[seat])
    return found


@lru_cache(maxsize=8192)
def variants_of(seat: int, terms: Terms) -> tuple[Variant, ...]:
    """A standing offer changed in exactly one way (ESC-5.20)."""
    slot, give, _ = terms
    any_symbol = give._replace(symbol_modes=(give.symbol_modes[0] + 1, *give.symbol_modes[1:]))
    blind_bid = give._replace(bid_modes=(give.bid_modes[0], give.bid_modes[1] + 1, give.bid_modes[2]))
    changed = dict.fromkeys(
        (
            more_coins(terms, 1),
            more_coins(terms, 2),
            more_moves(terms, 1),
            more_moves(terms, 2),
            terms._replace(give=any_symbol),
            terms._replace(give=blind_bid),
            Terms(slot, give),
            terms._replace(slot=3 - slot),
        )
    )
    return tuple(
        Variant(
            a.counter(seat, each),
            each.give.coins,
            each.give.moves,
            each.give.symbol_count,
            each.give.bid_count,
            each.ask.coins,
            any(each.ask.symbols) or each.ask.bids > 0,
        )
        for each in changed
        if each != terms
    )


def more_coins(terms: Terms, amount: int) -> Terms:
    """The opponent gives more coins, or asks for fewer; if negative, the other way round."""
    net = terms.give.coins - terms.ask.coins + amount
    return Terms(terms.slot, terms.give._replace(coins=max(net, 0)), terms.ask._replace(coins=max(-net, 0)))


def more_moves(terms: Terms, amount: int) -> Terms:
    """The opponent gives more movement tiles, or asks for fewer."""
    net = terms.give.moves - terms.ask.moves + amount
    return Terms(terms.slot, terms.give._replace(moves=max(net, 0)), terms.ask._replace(moves=max(-net, 0)))


def replies(table: Table, terms: Terms, standing: Terms | None) -> tuple[Action, ...]:
    """What the opponent who was countered, with that offer standing, may answer (ESC-5.21), and the option to compose
    another."""
    seat = table.seat
    found = [a.REFUSE] if standing is None else [a.REFUSE, a.WITHDRAW]
    if holds(table, seat, terms.give):
        coins, most = table.coins[seat], table.coins[table.active]
        if terms.give.coins <= coins:
            found.insert(0, a.AGREE)
        found += [
            a.offer(better) for better in better_terms(terms) if better.give.coins <= coins and better.ask.coins <= most
        ]
    return (*found, a.COMPOSE)


@lru_cache(maxsize=8192)
def better_terms(terms: Terms) -> tuple[Terms, ...]:
    """The seller's terms with one or two more coins for the opponent, if the opponent would still give something."""
    return tuple(better for better in (more_coins(terms, -1), more_coins(terms, -2)) if better.give != NOTHING)


def holds(table: Table, seat: int, bundle: Bundle) -> bool:
    """Whether a seat has the named cards of a bundle."""
    if bundle.bids & ~table.bids[seat]:
        return False
    return bundle.symbols == NO_SYMBOLS or all(map(int.__le__, bundle.symbols, table.symbols[seat]))


def can_hand_over(table: Table, seat: int, bundle: Bundle) -> bool:
    """Whether a seat has the coins and named cards of a bundle that was within its public counts (ESC-5.13)."""
    return bundle.coins <= table.coins[seat] and holds(table, seat, bundle)
