"""Sealed bids: what each card can be expected to bring against hands that are only guessed (ESC-8)."""

from __future__ import annotations

from random import Random

from sacbe.bots.eschnapur.weights import Weights
from sacbe.bots.eschnapur.worth import Worth
from sacbe.eschnapur.bundle import cards
from sacbe.eschnapur.components import ALL_BIDS, BID_COINS, PASS_COINS, TOKENS
from sacbe.eschnapur.memory import known_bids
from sacbe.eschnapur.table import PASSED, Table

Bids = list[tuple[int, int]]
"""A bid of somebody else: its value, and the coins of its owner."""


def imagined(table: Table, seat: int, weights: Weights, rng: Random) -> list[Bids]:
    """Bids the others may make, one set for each imagined world."""
    others = [s for s in range(table.setup.players) if s != seat]
    known = {s: known_bids(table.memory, seat, s) for s in others}
    unknown = ALL_BIDS & ~table.discard & ~table.bids[seat]
    for hand in known.values():
        unknown &= ~hand
    pile = list(cards(unknown))
    worlds = []
    for _ in range(weights.samples):
        rng.shuffle(pile)
        place, bids = 0, []
        for s in others:
            drawn = table.bids[s].bit_count() - known[s].bit_count()
            held = [*cards(known[s]), *pile[place : place + drawn]]
            place += drawn
            value = _guess(held, table.coins[s], weights, rng)
            if value != PASSED:
                bids.append((value, table.coins[s]))
        worlds.append(sorted(bids, reverse=True))
    return worlds


def _guess(hand: list[int], coins: int, weights: Weights, rng: Random) -> int:
    """What somebody with this hand may play."""
    if not hand:
        return PASSED
    luck = rng.random()
    if luck < weights.bid_high:
        payable = [value for value in hand if BID_COINS[value] <= coins]
        return max(payable, default=PASSED)
    return min(hand) if luck < weights.bid_high + weights.bid_low else PASSED


def expected(worth: Worth, seat: int, value: int, worlds: list[Bids]) -> float:
    """The points that playing a card, or passing, can be expected to bring."""
    table = worth.table
    coins = table.coins[seat]
    if value == PASSED:
        return worth.coins(coins + PASS_COINS) - worth.coins(coins)
    large = TOKENS[table.lying].large * (2 if table.monk == seat else 1)
    token, price = worth.token(seat), BID_COINS[value]
    wins = lows = alone = 0
    for bids in worlds:
        place = _place(value, coins, bids)
        wins += place == "high"
        lows += place == "low"
        alone += place == "alone"
    paid, got = worth.coins(coins - price), worth.coins(coins + price)
    now = worth.coins(coins)
    total = wins * (large + paid - now) + lows * (token + got - now) + alone * (large + token)
    return total / len(worlds) - worth.bid(value)


def _place(value: int, coins: int, bids: Bids) -> str:
    """How a card fares against others, sorted high to low (ESC-8.4); the last card left pays and receives the same."""
    standing = sorted([*bids, (value, coins)], reverse=True)
    while bids and standing and standing[0][1] < BID_COINS[standing[0][0]]:
        standing.pop(0)
    if standing == [(value, coins)]:
        return "alone"
    places = [each for each, _ in standing]
    if value not in places[:1] + places[-1:]:
        return "none"
    return "high" if places[0] == value else "low"
