"""What lies on the table in a game of Eschnapur: the data of a state (ESC-18).

What follows from the rest is not kept: the bank, the stock, the bid deck, the shuffled part of the symbol deck
and the tokens still face down are worked out when they are needed, so they cannot be wrong.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sacbe.core.rows import quick
from sacbe.eschnapur.bundle import NOTHING, Bundle, Terms
from sacbe.eschnapur.components import (
    ALL_BIDS,
    ALL_TOKENS,
    COINS,
    COLOUR_PLAYERS,
    COLOURS,
    DEFAULT_COLOURS,
    LETTERS,
    MOVEMENT_TILES,
    NO_SYMBOLS,
    SYMBOL_COPIES,
)
from sacbe.eschnapur.memory import Memory

# The phases: what is decided next. Chance decides in the first five (ESC-14), players in the others (ESC-13).
START: Final = "start"
DRAW: Final = "draw"
REVEAL: Final = "reveal"
BLIND: Final = "blind"
TOKEN: Final = "token"  # noqa: S105
BEGIN: Final = "begin"
OFFER: Final = "offer"
SELL: Final = "sell"
REPLY: Final = "reply"
COMPOSE: Final = "compose"
GIVE: Final = "give"
PICK: Final = "pick"
AFTER: Final = "after"
MAIN: Final = "main"
READY: Final = "ready"
COMMIT: Final = "commit"
OVER: Final = "over"
CHANCE_PHASES: Final = (START, DRAW, REVEAL, BLIND, TOKEN)
PHASES: Final = (
    *CHANCE_PHASES, BEGIN, OFFER, SELL, REPLY, COMPOSE, GIVE, PICK, AFTER, MAIN, READY, COMMIT, OVER,
)  # fmt: skip
GOODS: Final = "goods"
"""Not a phase: what follows the draws when tiles have just been sold; P3 follows only if it exists (ESC-9.4)."""

NOBODY: Final = -1
NO_TOKEN: Final = -1
PASSED: Final = 0
"""A committed pass card; bid cards are committed by their value. It always returns, so nobody counts it (ESC-18.8)."""
BID: Final = "bid"
SYMBOL: Final = "sym"


class Options(NamedTuple):
    """What a game is started with."""

    players: int
    colours: str

    def by_seat(self) -> tuple[int, ...]:
        """The colours of the seats: the letters in order, without those this number of players cannot use (ESC-2.1)."""
        if self.colours == "default":
            return DEFAULT_COLOURS[self.players]
        wanted = (LETTERS.index(letter) for letter in self.colours)
        return tuple(c for c in wanted if self.players in COLOUR_PLAYERS[c])[: self.players]


@quick
class Draft(NamedTuple):
    """Terms being composed (ESC-5.18)."""

    step: str
    """The phase it was begun in: OFFER, SELL or REPLY."""
    opponent: int
    """The opponent the seller would deal with."""
    slot: int = 0
    stage: str = "slot"
    """What is chosen next: the slot, coins, moves, whether there are more cards, or a card."""
    give: Bundle = NOTHING
    ask: Bundle = NOTHING


@quick
class Deal(NamedTuple):
    """A deal that is being carried out (ESC-5.14); cards leave a hand when all are determined."""

    buyer: int
    terms: Terms
    queue: tuple[tuple[int, str, str], ...] = ()
    """Cards still to be determined: giver, type and mode, in the order of ESC-5.15."""
    symbols: tuple[bytes, ...] = (NO_SYMBOLS, NO_SYMBOLS)
    """Unnamed symbol cards determined so far, of the buyer and of the seller."""
    bids: tuple[int, ...] = (0, 0)
    """Unnamed bid cards determined so far, of the buyer and of the seller."""


@quick
class Sale(NamedTuple):
    """The two revealed tiles and the negotiation about them (ESC-5)."""

    tiles: tuple[int, ...] = ()
    round: int = 1
    offers: tuple[Terms | None, ...] = ()
    """By seat: the standing offer."""
    countered: tuple[int, ...] = ()
    """Opponents countered in this round, in that order."""
    moved: bool = False
    """Whether an offer or a withdrawal was made in this round (ESC-5.11)."""
    counter: Terms | None = None
    """The terms that wait for a reply."""
    draft: Draft | None = None
    deal: Deal | None = None


@quick
class Table(NamedTuple):
    """Everything a position consists of.

    A set of bid cards is a whole number with a bit for each value, a set of tokens likewise; symbol cards and
    kinds of tiles are counted in bytes.
    """

    setup: Options
    phase: str
    seat: int
    """Who acts, or acts again after chance."""
    active: int
    """Whose turn it is; during a sale the seller."""
    coins: tuple[int, ...]
    moves: tuple[int, ...]
    bids: tuple[int, ...]
    """By seat: the bid cards in hand, without limit (ESC-11.6), including a committed one until the reveal."""
    symbols: tuple[bytes, ...]
    tiles: tuple[tuple[int, ...], ...]
    """By seat: kinds of the tiles in front of it, oldest first (ESC-9.3)."""
    tokens: tuple[int, ...]
    """By seat: the tokens in front of it, face up (ESC-8.12)."""
    pawns: tuple[int, ...]
    scores: tuple[int, ...]
    monk: int
    opened: int
    """The set of areas whose niche is open."""
    lying: int
    """The token that lies open until the bids are resolved."""
    lost: int
    """Tokens discarded because everybody passed (ESC-8.8)."""
    discard: int
    """The bid discard pile."""
    returned: tuple[int, ...]
    """The part of the symbol deck that everybody knows, next card first (ESC-11.2)."""
    pool: bytes
    """By kind: face-down supply tiles."""
    scrap: bytes
    """By kind: discarded supply tiles."""
    idle: int
    """Turns in a row without an opening (ESC-12.2)."""
    draws: tuple[tuple[int, str], ...]
    """Cards to be drawn now: seat and type."""
    then: str
    """The phase after the draws, or GOODS; empty when nothing is drawn."""
    until: int
    """P3: the buyer, who exchanges last. P5: who bought last, or the active player; nobody else buys, so the round
    ends when it would come back to that seat. NOBODY in other phases."""
    committed: tuple[int, ...]
    """Sealed bids, clockwise from the active player (ESC-8.1)."""
    sale: Sale | None
    memory: Memory
    fresh: int
    """The bid cards of which the deck consisted when it was last shuffled."""
    young: tuple[int, ...]
    """By seat: how many of its bid cards can have been drawn since then, as everybody can tell."""


def bank(table: Table) -> int:
    """The coins nobody owns (ESC-1.8)."""
    return COINS - sum(table.coins)


def stock(table: Table) -> int:
    """The movement tiles nobody owns (ESC-1.9)."""
    return MOVEMENT_TILES - sum(table.moves)


def bid_deck(table: Table) -> int:
    """The set of bid cards in the deck."""
    out = table.discard
    for hand in table.bids:
        out |= hand
    return ALL_BIDS & ~out


def drawable_bids(table: Table) -> int:
    """How many bid cards can be drawn, the discard pile included (ESC-11.3)."""
    return ALL_BIDS.bit_count() - sum([hand.bit_count() for hand in table.bids])


def symbols_left(table: Table) -> int:
    """How many cards the symbol deck has."""
    return sum(SYMBOL_COPIES) - sum([sum(hand) for hand in table.symbols])


def shuffled_symbols(table: Table) -> list[int]:
    """By colour: the cards of the symbol deck still in their first shuffle (ESC-14, CH-5)."""
    left = [copies - sum(held) for copies, *held in zip(SYMBOL_COPIES, *table.symbols, strict=True)]
    for colour in table.returned:
        left[colour] -= 1
    return left


def unturned(table: Table) -> int:
    """The set of tokens still face down."""
    out = table.lost
    for own in table.tokens:
        out |= own
    if table.lying != NO_TOKEN:
        out |= 1 << table.lying
    return ALL_TOKENS & ~out


def pay(table: Table, seat: int, amount: int) -> tuple[int, ...]:
    """Everybody's coins after `seat` has received an amount, or paid it if negative."""
    coins = table.coins
    return (*coins[:seat], coins[seat] + amount, *coins[seat + 1 :])


def colour_names(symbols: bytes) -> list[str]:
    """Symbol cards by name, one entry for each card."""
    return [name for name, count in zip(COLOURS, symbols, strict=True) for _ in range(count)]
