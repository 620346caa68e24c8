"""Auctions: what each tile of the display is worth to a seat, which one to choose and what to bid (TIK-11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from random import Random
from typing import NamedTuple

from sacbe.bots.contract import Plan, Reason
from sacbe.bots.tikal.evaluate import Judge
from sacbe.bots.tikal.search import Search
from sacbe.bots.tikal.weights import Weights
from sacbe.core.action import Action
from sacbe.tikal.actions import CHOOSE as CHOICES
from sacbe.tikal.actions import PASS, bid
from sacbe.tikal.components import OPENING_BID, TILE, TILES
from sacbe.tikal.play import play
from sacbe.tikal.table import BID, CHOOSE, Market, Table


def think_auction(weights: Weights, table: Table, seat: int, rng: Random) -> Iterator[Plan]:
    """Plans for a seat that has to bid or to choose a tile."""
    if table.phase == CHOOSE and len(table.market.display) == 1:
        yield Plan((CHOICES[table.market.display[0]],))
        return
    first = Plan((PASS if table.phase == BID else CHOICES[min(table.market.display)],), settled=False)
    yield first
    worths: dict[int, float] = {}
    for tile in table.market.display:
        for worth in tile_worth(weights, table, seat, tile, rng):
            worths[tile] = worth
            yield _choice(table, worths)._replace(settled=False) if table.phase == CHOOSE else first
    if table.phase == CHOOSE:
        yield _choice(table, worths)
        return
    favourites: _Favourites = {}
    for rival in _others(table, seat):
        favourites[rival] = {}
        for tile in table.market.display:
            for worth in tile_worth(weights, table, rival, tile, rng):
                favourites[rival][tile] = worth
                yield first
    yield _offer(weights, table, seat, worths, favourites)


def appraise_auction(weights: Weights, table: Table, seat: int, played: Sequence[Action]) -> float:
    """Returns what the first action `played`, a choice, a bid or a pass, was worth; a bid that was outbid cost nothing,
    so it counts as the best."""
    rng = Random(0)  # noqa: S311 (without noise nothing is drawn)
    action = played[0]
    if table.phase == CHOOSE:
        *_, worth = tile_worth(weights, table, seat, TILE[str(action[1])], rng)
        return worth
    worths = _worths(weights, table, seat, rng)
    favourites = {rival: _worths(weights, table, rival, rng) for rival in _others(table, seat)}
    if action == PASS:
        return _Wish.among(weights, worths, favourites).after(None)
    auction = takewhile(lambda each: each.verb != "choose", played[1:])
    if any(each.verb == "bid" for each in auction):
        return _offer(weights, table, seat, worths, favourites).value
    return _Wish.among(weights, worths, favourites).after(int(action[1]))


def _worths(weights: Weights, table: Table, seat: int, rng: Random) -> dict[int, float]:
    """What each tile of the display is worth to a seat."""
    return {tile: list(tile_worth(weights, table, seat, tile, rng))[-1] for tile in table.market.display}


def _others(table: Table, seat: int) -> list[int]:
    """The seats that will have a turn in this round, besides this one."""
    return [each for each in table.market.face_up if each != seat]


def tile_worth(weights: Weights, table: Table, seat: int, tile: int, rng: Random) -> Iterator[float]:
    """Yields better and better estimates of how well the seat would stand with the next turn and `tile`, laid in the
    best place."""
    market = Market(table.market.display, table.market.face_up)
    taken = play(table._replace(phase=CHOOSE, seat=seat, market=market), CHOICES[tile])[0]
    for node in Search(Judge(weights, taken, seat), taken, rng).passes(0):
        yield node.value


def _choice(table: Table, worths: dict[int, float]) -> Plan:
    """Takes the most valuable tile."""
    best = _favourite(worths)
    ahead = worths[best] - max((worth for tile, worth in worths.items() if tile != best), default=worths[best])
    params = {"tile": TILES[best].name, "kind": TILES[best].kind, "value": TILES[best].value}
    return Plan((CHOICES[best],), worths[best], (Reason("chooses", params, ("TIK-11.8",), ahead),))


_Favourites = dict[int, dict[int, float]]
"""By seat: what each tile is worth to it."""


class _Wish(NamedTuple):
    """The tile a seat would choose first, and what that is worth to it."""

    tile: int
    ahead: float
    """How much better it is than what is left for whoever passes."""
    pays: float
    """The points it would pay for it."""
    otherwise: float
    """How well the seat stands if somebody else chooses first."""

    @classmethod
    def among(cls, weights: Weights, worths: dict[int, float], favourites: _Favourites) -> _Wish:
        """Returns the first choice of a seat among these tiles."""
        best = _favourite(worths)
        otherwise = _left(worths, favourites)
        ahead = worths[best] - otherwise
        return cls(best, ahead, min(ahead * weights.bid_share, weights.bid_most), otherwise)

    def after(self, bid: int | None) -> float:
        """Returns how well the seat stands if its bid wins, or, without a bid, if somebody else chooses first."""
        return self.otherwise if bid is None else self.otherwise + self.pays - bid


def _favourite(worths: dict[int, float]) -> int:
    """The tile that is worth most."""
    return max(worths, key=lambda tile: (worths[tile], -tile))


def _left(worths: dict[int, float], favourites: _Favourites) -> float:
    """How well a seat stands that lets all others choose before it, in any order; each takes what it likes best."""
    if not favourites:
        return max(worths.values())
    total = 0.0
    for chooser, likes in favourites.items():
        taken = _favourite({tile: likes[tile] for tile in worths})
        rest = {tile: worth for tile, worth in worths.items() if tile != taken}
        total += _left(rest, {seat: each for seat, each in favourites.items() if seat != chooser})
    return total / len(favourites)


def _offer(weights: Weights, table: Table, seat: int, worths: dict[int, float], favourites: _Favourites) -> Plan:
    """Bids as little as possible, and at most a share of what the first choice is worth beyond what a pass leaves."""
    wish = _Wish.among(weights, worths, favourites)
    wanted, has = max(0, int(wish.pays)), table.scores[seat]
    lowest = max(OPENING_BID, table.market.high + 1)
    tile = TILES[wish.tile].name
    if lowest <= min(wanted, has):
        params = {"tile": tile, "ahead": round(wish.ahead), "points": min(wanted, has)}
        return Plan((bid(lowest),), wish.after(lowest), (Reason("bids", params, ("TIK-11.6",), wish.ahead),))
    if has < lowest <= wanted:
        reason = Reason("passes_poor", {"tile": tile, "points": has}, ("TIK-11.6", "TIK-11.7"))
    else:
        key = "passes_bid" if table.market.high else "passes_opening"
        reason = Reason(key, {"tile": tile, "points": wanted}, ("TIK-11.6", "TIK-11.7"))
    return Plan((PASS,), wish.after(None), (reason,))
