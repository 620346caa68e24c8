"""A computer player of Eschnapur: one decision at a time, with what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from sacbe.bots.contract import Plan, Reason
from sacbe.bots.eschnapur.deals import Market
from sacbe.bots.eschnapur.sealed import expected, imagined
from sacbe.bots.eschnapur.walking import hunt, openings, route
from sacbe.bots.eschnapur.weights import Weights
from sacbe.bots.eschnapur.worth import Purse, Worth, purse_of
from sacbe.core.action import Action
from sacbe.core.contract import Observation
from sacbe.eschnapur import actions as a
from sacbe.eschnapur.bundle import cards
from sacbe.eschnapur.components import ALL_BIDS, AREAS, BID_PRICE, COLOUR, TOKENS
from sacbe.eschnapur.state import Seen, State
from sacbe.eschnapur.table import (
    AFTER,
    BEGIN,
    COMMIT,
    GIVE,
    MAIN,
    OFFER,
    PASSED,
    PICK,
    READY,
    REPLY,
    SELL,
    recount,
)


class Trader(NamedTuple):
    """Values goods, bargains, walks to niches it can open, and bids with sense."""

    name: str
    seconds: float
    weights: Weights

    def think(self, seen: Observation, rng: Random) -> Iterator[Plan]:
        """Its one plan; it is found at once."""
        yield _Thought(seen, self.weights, rng).plan()

    def appraise(self, seen: Observation, played: Sequence[Action]) -> tuple[float, int]:
        """It weighs its own choice only and holds nothing against another one."""
        return _Thought(seen, self.weights, Random(0)).plan().value, 1  # noqa: S311

    def luck(self, seen: Observation, event: Action) -> float:
        """It has no opinion on cards."""
        return 0.0


class _Thought:
    """What one decision needs to know."""

    def __init__(self, seen: Observation, weights: Weights, rng: Random) -> None:
        assert isinstance(seen, Seen)
        self.state: State = seen.state
        self.seat = seen.seat
        self.weights = weights
        self.rng = rng
        self.worth = Worth(self.state, weights)
        self.purse: Purse = purse_of(self.state, seen.seat, seen.seat)

    def plan(self) -> Plan:
        """What to do now."""
        decide = _DECIDE.get(self.state.phase)
        legal = self.state.legal()
        if decide is None or len(legal) == 1:
            return Plan((legal[0],))
        return decide(self, legal)

    def wobble(self) -> float:
        """How wrong it is this time."""
        return self.rng.gauss(0.0, self.weights.noise) if self.weights.noise else 0.0

    def market(self) -> Market:
        """The sale as this seat sees it."""
        players = range(self.state.players)
        return Market(self.worth, {seat: purse_of(self.state, seat, self.seat) for seat in players})


# --- windows and the main phase


def _exchange(thought: _Thought, legal: tuple[Action, ...]) -> Plan | None:
    """Twelve tile points are worth two cards at once; as few points as possible are wasted."""
    offered = [action for action in legal if action.verb == "exchange"]
    if not offered:
        return None
    purse, seat, worth = thought.purse, thought.seat, thought.worth

    def value(action: Action) -> float:
        bids, symbols = str(action[2]).count("bid"), str(action[2]).count("symbol")
        spent = sum(map(int, str(action[1]).split("+")))
        after = purse._replace(
            points=purse.points - spent,
            loose_bids=purse.loose_bids + bids,
            loose_symbols=purse.loose_symbols + symbols,
        )
        return worth.purse(after, seat)

    best = max(offered, key=value)
    gain = value(best) - worth.purse(purse, seat)
    return Plan((best,), gain, (Reason("exchange", {"take": str(best[2]).replace("+", "-")}, ("ESC-9.1",), gain),))


def _begin(thought: _Thought, legal: tuple[Action, ...]) -> Plan:
    """Purchases can wait until after the sale."""
    return _exchange(thought, legal) or Plan((a.BEGIN_SALE,))


def _after(thought: _Thought, legal: tuple[Action, ...]) -> Plan:
    return _exchange(thought, legal) or Plan((a.DONE,))


def _main(thought: _Thought, legal: tuple[Action, ...]) -> Plan:
    """Open the best niche, or buy a symbol card that may make one possible, or wait."""
    free = _exchange(thought, legal)
    if free:
        return free
    state, seat, worth = thought.state, thought.seat, thought.worth
    stay = worth.purse(thought.purse, seat)
    best = next(iter(openings(worth, thought.purse, seat)), None)
    reached = max(stay, best.value + thought.wobble()) if best else stay
    if a.BUY_SYMBOL in legal and thought.weights.hunts:
        hoped = hunt(worth, thought.purse, seat)
        if hoped > reached:
            reason = Reason("hunt", {}, ("ESC-4.1", "ESC-7.1"), hoped - reached)
            return Plan((a.BUY_SYMBOL,), hoped, (reason,))
    if best and reached > stay:
        area = AREAS[best.area].name
        reason = Reason("open", {"area": area, "points": round(worth.niche(seat), 1)}, ("ESC-7.1",), worth.niche(seat))
        return Plan(route(state, seat, best), reached, (reason,))
    return Plan((a.END_TURN,), stay, (Reason("wait", {}, ("ESC-3.1",)),))


# --- sealed bids


def _ready(thought: _Thought, legal: tuple[Action, ...]) -> Plan:
    """Buy a bid card if a random one can be expected to help by more than it costs."""
    free = _exchange(thought, legal)
    if free:
        return free
    state, seat, worth = thought.state, thought.seat, thought.worth
    if a.BUY_BID in legal and state.lying >= 0 and thought.weights.haggles:
        worlds = imagined(state, seat, thought.weights, thought.rng)
        own = cards(state.bids[seat])
        best = max(expected(worth, seat, value, worlds) for value in (PASSED, *own))
        drawn = [v for v in cards(ALL_BIDS & ~state.discard) if v not in own]
        hoped = sum(max(best, expected(worth, seat, value, worlds)) + worth.bid(value) for value in drawn) / len(drawn)
        price = worth.coins(state.coins[seat]) - worth.coins(state.coins[seat] - BID_PRICE)
        if hoped - price > best:
            reason = Reason("buy_bid", {}, ("ESC-4.1", "ESC-8.1"), hoped - price - best)
            return Plan((a.BUY_BID,), hoped, (reason,))
    return Plan((a.READY,))


def _commit(thought: _Thought, legal: tuple[Action, ...]) -> Plan:
    """The card with the best expectation."""
    state, seat = thought.state, thought.seat
    worlds = imagined(state, seat, thought.weights, thought.rng)
    choices = {
        action: expected(thought.worth, seat, int(action[1]) if action.verb == "play" else PASSED, worlds)
        + thought.wobble()
        for action in legal
    }
    best = max(choices, key=lambda action: choices[action])
    large = TOKENS[state.lying].large
    if best == a.PLAY_PASS:
        reason = Reason("bid_pass", {}, ("ESC-8.9",), choices[best])
    else:
        reason = Reason("bid", {"card": best[1], "large": large}, ("ESC-8.5",), choices[best])
    return Plan((best,), choices[best], (reason,))


# --- the sale


def _offer(thought: _Thought, legal: tuple[Action, ...]) -> Plan:
    """The offer with the best gain that the seller should prefer to all others."""
    seat, weights, market = thought.seat, thought.weights, thought.market()
    sale = thought.state.sale
    assert sale is not None
    wanted = market.best_rival(seat) + weights.step
    standing = sale.offers[seat]
    if standing is not None and market.seller_gain(standing) >= wanted:
        return Plan((a.KEEP,), 0.0, (Reason("offer_leads", {}, ("ESC-5.10",)),))
    best, gain = a.KEEP, weights.surplus
    for action in legal:
        if action.verb == "offer":
            terms = a.terms_of(action)
            own = market.buyer_gain(seat, terms) + thought.wobble()
            if own > gain and market.seller_gain(terms) >= wanted:
                best, gain = action, own
    if best == a.KEEP:
        return Plan((a.KEEP,), 0.0, (Reason("no_offer", {}, ("ESC-5.10",)),))
    params = {"slot": best[1], "give": str(best[2])}
    return Plan((best,), gain, (Reason("offer", params, ("ESC-5.10",), gain),))


def _sell(thought: _Thought, legal: tuple[Action, ...]) -> Plan:
    """Ask for more where the other side can bear it, then take the best offer."""
    weights, market = thought.weights, thought.market()
    sale = thought.state.sale
    assert sale is not None
    best, gain = a.REJECT_ALL, market.refusal_gain()
    for action in legal:
        if action.verb == "accept":
            other = a.SEAT[str(action[1])]
            terms = sale.offers[other]
            assert terms is not None
            own = market.seller_gain(terms) - weights.rivalry * market.buyer_gain(other, terms) + thought.wobble()
            if own > gain:
                best, gain = action, own
    if weights.haggles:
        asked = _counter(thought, legal, market, gain)
        if asked:
            return asked
        offers = sum(terms is not None for terms in sale.offers)
        if a.NEXT_ROUND in legal and sale.round == 1 and offers > 1:
            return Plan((a.NEXT_ROUND,), gain, (Reason("another_round", {}, ("ESC-5.11",)),))
    if best == a.REJECT_ALL:
        return Plan((best,), gain, (Reason("reject", {}, ("ESC-5.4",), gain),))
    return Plan((best,), gain, (Reason("accept", {"seat": str(best[1])}, ("ESC-5.11",), gain),))


def _counter(thought: _Thought, legal: tuple[Action, ...], market: Market, gain: float) -> Plan | None:
    """The counter that promises most, if any promises more than what stands."""
    weights = thought.weights
    best: Action | None = None
    promise = gain + weights.step
    for action in legal:
        if action.verb == "counter":
            other, terms = a.SEAT[str(action[1])], a.terms_of(action)
            theirs = market.buyer_gain(other, terms)
            if theirs >= weights.surplus:
                own = market.seller_gain(terms) - weights.rivalry * theirs
                if own > promise:
                    best, promise = action, own
    if best is None:
        return None
    params = {"seat": str(best[1]), "give": str(best[3])}
    return Plan((best,), promise, (Reason("counter", params, ("ESC-5.11",), promise),))


def _reply(thought: _Thought, legal: tuple[Action, ...]) -> Plan:
    """Agree if it pays, else ask for a little more, else refuse."""
    seat, weights, market = thought.seat, thought.weights, thought.market()
    sale = thought.state.sale
    assert sale is not None
    assert sale.counter is not None
    gain = market.buyer_gain(seat, sale.counter) + thought.wobble()
    standing = sale.offers[seat]
    if a.AGREE in legal and gain >= weights.surplus:
        return Plan((a.AGREE,), gain, (Reason("agree", {}, ("ESC-5.11",), gain),))
    if standing is None:
        for action in legal:
            if action.verb == "offer" and market.buyer_gain(seat, a.terms_of(action)) >= weights.surplus:
                params = {"slot": action[1], "give": str(action[2])}
                return Plan((action,), gain, (Reason("offer", params, ("ESC-5.11",)),))
    return Plan((a.REFUSE,), 0.0, (Reason("refuse", {}, ("ESC-5.11",)),))


def _give(thought: _Thought, legal: tuple[Action, ...]) -> Plan:
    """Part with the card that is missed least."""
    best = max(legal, key=lambda action: _with_card(thought, action, -1))
    return Plan((best,), 0.0, (Reason("give_least", {}, ("ESC-5.15",)),))


def _pick(thought: _Thought, legal: tuple[Action, ...]) -> Plan:
    """Take the card that helps most."""
    best = max(legal, key=lambda action: _with_card(thought, action, 1))
    return Plan((best,), 0.0, (Reason("pick_best", {}, ("ESC-5.15",)),))


def _with_card(thought: _Thought, action: Action, sign: int) -> float:
    """The own worth with one card more or less."""
    purse = thought.purse
    if action[1] == "sym":
        purse = purse._replace(symbols=recount(purse.symbols, COLOUR[str(action[2])], sign))
    else:
        purse = purse._replace(bids=purse.bids ^ 1 << int(action[2]))
    return thought.worth.purse(purse, thought.seat)


_DECIDE: dict[str, Callable[[_Thought, tuple[Action, ...]], Plan]] = {
    BEGIN: _begin,
    AFTER: _after,
    MAIN: _main,
    READY: _ready,
    COMMIT: _commit,
    OFFER: _offer,
    SELL: _sell,
    REPLY: _reply,
    GIVE: _give,
    PICK: _pick,
}
