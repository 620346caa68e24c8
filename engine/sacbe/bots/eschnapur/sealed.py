"""Sealed bids: what each card can be expected to bring against hands that are only guessed (ESC-8)."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from sacbe.bots.eschnapur.weights import Weights
from sacbe.bots.eschnapur.worth import Worth
from sacbe.core.rows import with_item
from sacbe.eschnapur.bundle import cards
from sacbe.eschnapur.components import ALL_BIDS, BID_COINS, HIGHEST_BID, PASS_COINS, TOKENS
from sacbe.eschnapur.memory import known_bids
from sacbe.eschnapur.table import PASSED, Table


class Rivals(NamedTuple):
    """The bids of the others in one imagined world, as far as they matter."""

    top: int
    """The highest bid that its owner can pay for, or 0."""
    lowest: int
    """The lowest bid, or 0 if all of them pass."""


_GUESSES: Final = 30
"""Worlds that others are thought to imagine."""
Minds = dict[int, list[float]]
"""By seat and card: what playing it promises in the eyes of that seat."""


def imagined(
    table: Table, seat: int, weights: Weights, rng: Random, count: int, minds: Minds | None = None
) -> list[Rivals]:
    """Bids the others may make, one set for each imagined world; with `minds`, most play what they like best."""
    others = [s for s in range(table.setup.players) if s != seat]
    known = {s: known_bids(table.memory, seat, s) for s in others}
    unknown = ALL_BIDS & ~table.discard & ~table.bids[seat]
    for hand in known.values():
        unknown &= ~hand
    pile = list(cards(unknown))
    worlds = []
    for _ in range(count):
        rng.shuffle(pile)
        place, bids = 0, []
        for s in others:
            drawn = table.bids[s].bit_count() - known[s].bit_count()
            held = [*cards(known[s]), *pile[place : place + drawn]]
            place += drawn
            if minds is not None and rng.random() < weights.insight:
                value = max((PASSED, *held), key=minds[s].__getitem__)
            else:
                value = _guess(held, table.coins[s], weights, rng)
            if value != PASSED:
                bids.append((value, table.coins[s]))
        payable = [value for value, coins in bids if BID_COINS[value] <= coins]
        worlds.append(Rivals(max(payable, default=0), min([value for value, _ in bids], default=0)))
    return worlds


def minds_of(theirs: Worth, seat: int, rng: Random) -> Minds:
    """What every card would promise each of the others, who are thought to guess in turn."""
    table, found = theirs.table, {}
    for other in range(table.setup.players):
        if other != seat:
            hand = known_bids(table.memory, seat, other)
            hidden = table._replace(bids=with_item(table.bids, other, hand))
            worlds = imagined(hidden, other, theirs.weights, rng, _GUESSES)
            found[other] = [expected(theirs, other, value, worlds) for value in range(HIGHEST_BID + 1)]
    return found


def _guess(hand: list[int], coins: int, weights: Weights, rng: Random) -> int:
    """What somebody with this hand may play."""
    if not hand:
        return PASSED
    luck = rng.random()
    if luck < weights.bid_high:
        payable = [value for value in hand if BID_COINS[value] <= coins]
        return max(payable, default=PASSED)
    return min(hand) if luck < weights.bid_high + weights.bid_low else PASSED


def expected(worth: Worth, seat: int, value: int, worlds: list[Rivals]) -> float:
    """The points that playing a card, or passing, can be expected to bring."""
    table = worth.table
    coins = table.coins[seat]
    if value == PASSED:
        return worth.coins(coins + PASS_COINS) - worth.coins(coins)
    large = worth.point * TOKENS[table.lying].large * (2 if table.monk == seat else 1)
    token, price = worth.token(seat), BID_COINS[value]
    wins, lows, alone = places(value, price <= coins, worlds)
    paid, got = worth.coins(coins - price), worth.coins(coins + price)
    now = worth.coins(coins)
    total = wins * (large + paid - now) + lows * (token + got - now) + alone * (large + token)
    return total / len(worlds) - worth.bid(value)


def places(value: int, payable: bool, worlds: list[Rivals]) -> tuple[int, int, int]:
    """In how many worlds a card wins, is the lowest, or is both, as the only card left (ESC-8.4, ESC-8.7)."""
    wins = lows = alone = 0
    for top, lowest in worlds:
        if not lowest:
            alone += 1
        elif top > value:
            lows += value <= lowest
        elif payable or top == value:
            # higher cards that cannot be paid for are cancelled
            if value < lowest:
                alone += 1
            else:
                wins += 1
    return wins, lows, alone
