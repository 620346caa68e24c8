"""Windows, the main phase and sealed bids: what every choice is worth, and why it is made (ESC-4, ESC-6 to ESC-9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sacbe.bots.contract import Plan, Reason
from sacbe.bots.eschnapur.thought import Thought
from sacbe.bots.eschnapur.walking import hunt, openings, route, when_open
from sacbe.bots.eschnapur.worth import Purse
from sacbe.core.action import Action
from sacbe.core.rows import with_added
from sacbe.eschnapur import actions as a
from sacbe.eschnapur.bundle import cards
from sacbe.eschnapur.components import ALL_BIDS, AREAS, BID_COINS, BID_PRICE, COLOUR, MOVE_PRICE, STEP_COST, TOKENS
from sacbe.eschnapur.exchange import TAKEN
from sacbe.eschnapur.table import PASSED, READY
from sacbe.eschnapur.things import BID_CARDS, from_deck

_EARLY: Final = 0.6
"""While a point is worth less than this, saving is a reason to pass."""


def worth_of(thought: Thought, action: Action) -> float:
    """How well the seat stands after an action of a window or of the main phase, in points."""
    purse, verb = thought.purse, action[0]
    if verb == "exchange":
        return thought.value(_exchanged(thought, action))
    if verb == "buy_symbol":
        return hunt(thought.worth, purse, thought.seat)
    if verb == "buy_bid":
        return _with_bid(thought)
    if verb == "buy_move":
        return thought.value(purse._replace(coins=purse.coins - MOVE_PRICE, moves=purse.moves + 1))
    if verb == "step":
        return thought.value(purse._replace(moves=purse.moves - STEP_COST))
    if verb == "open_niche":
        return thought.worth.niche(thought.seat) + thought.value(when_open(purse, purse.area, 0, 0))
    return thought.value(purse) + (_best_bid(thought) if thought.state.phase == READY else 0.0)


def _exchanged(thought: Thought, action: Action) -> Purse:
    """The purse after an exchange."""
    purse, take = thought.purse, str(action[2])
    return purse._replace(
        points=purse.points - sum(map(int, str(action[1]).split("+"))),
        loose_bids=purse.loose_bids + take.count("bid"),
        loose_symbols=purse.loose_symbols + take.count("symbol"),
    )


def _playable(thought: Thought, value: int, coins: int) -> bool:
    """Whether it would play a card with that many coins."""
    return BID_COINS[value] <= coins or not thought.weights.prudent


def _best_bid(thought: Thought, spent: int = 0) -> float:
    """What the sealed bid to come can be expected to bring, when some coins are spent before."""
    coins = thought.purse.coins - spent
    hand = (value for value in cards(thought.purse.bids) if _playable(thought, value, coins))
    return max(map(thought.bid, (PASSED, *hand)))


def _with_bid(thought: Thought) -> float:
    """How well the seat can expect to do if it buys a bid card."""
    state, seat, worth, purse = thought.state, thought.seat, thought.worth, thought.purse
    left = purse.coins - BID_PRICE
    poorer = thought.value(purse._replace(coins=left))
    fresh = cards(ALL_BIDS & ~state.discard & ~state.bids[seat]) or cards(ALL_BIDS & ~state.bids[seat])
    if state.phase != READY or not fresh:
        return poorer + worth.late * thought.weights.bid
    best = _best_bid(thought, BID_PRICE)
    hopes = [(max(best, thought.bid(v)) if _playable(thought, v, left) else best) + worth.bid(v) for v in fresh]
    return poorer + sum(hopes) / len(hopes)


def exchange(thought: Thought, legal: tuple[Action, ...]) -> Plan | None:
    """Exchanges twelve tile points for two cards at once."""
    offered = [action for action in legal if action[0] == "exchange"]
    if not offered:
        return None
    best = max(offered, key=lambda action: worth_of(thought, action))
    value = worth_of(thought, best)
    take = from_deck(TAKEN[str(best[2])])
    return Plan(
        (best,), value, (Reason("exchange", {"take": take}, ("ESC-9.1",), value - thought.value(thought.purse)),)
    )


def begin(thought: Thought, legal: tuple[Action, ...]) -> Plan:
    """Purchases can wait until after the sale."""
    return exchange(thought, legal) or Plan(
        (a.BEGIN_SALE,), worth_of(thought, a.BEGIN_SALE), (Reason("sale", {}, ("ESC-3.1",)),)
    )


def after_deal(thought: Thought, legal: tuple[Action, ...]) -> Plan:
    """P3: nothing but exchanges."""
    return exchange(thought, legal) or Plan((a.DONE,), worth_of(thought, a.DONE))


def main(thought: Thought, legal: tuple[Action, ...]) -> Plan:
    """Open the best niche, or buy a symbol card that may make one possible, or wait."""
    free = exchange(thought, legal)
    if free:
        return free
    seat, worth, stay = thought.seat, thought.worth, thought.value(thought.purse)
    best = next(iter(openings(worth, thought.purse, seat)), None)
    reached = max(stay, best.value) if best else stay
    if a.BUY_SYMBOL in legal and thought.weights.hunts:
        hoped = worth_of(thought, a.BUY_SYMBOL)
        if hoped > reached + thought.weights.margin:
            return Plan(
                (a.BUY_SYMBOL,), hoped, (Reason("hunt", {}, ("ESC-4.1", "ESC-7.1"), hoped - reached, secret=True),)
            )
    if best and best.value + thought.wobble() > stay:
        prize = worth.niche(seat)
        params = {"area": AREAS[best.area].name, "points": round(prize, 1)}
        reason = Reason("open", params, ("ESC-7.1",), prize, secret=True)
        return Plan(route(thought.state, seat, best), best.value, (reason,))
    return Plan((a.END_TURN,), stay, (Reason("wait", {}, ("ESC-3.1",), secret=True),))


def ready(thought: Thought, legal: tuple[Action, ...]) -> Plan:
    """Buy a bid card if a random one can be expected to help by more than it costs."""
    free = exchange(thought, legal)
    if free:
        return free
    value = worth_of(thought, a.READY)
    if a.BUY_BID in legal and thought.weights.haggles:
        hoped = worth_of(thought, a.BUY_BID)
        if hoped > value + thought.weights.margin:
            reason = Reason("buy_bid", {}, ("ESC-4.1", "ESC-8.1"), hoped - value, secret=True)
            return Plan((a.BUY_BID,), hoped, (reason,))
    return Plan((a.READY,), value, (Reason("ready", {}, ("ESC-4.2",), secret=True),))


def bid_worth(thought: Thought, action: Action) -> float:
    """What a sealed bid can be expected to bring."""
    value = int(action[1]) if action[0] == "play" else PASSED
    return thought.bid(value)


def commit(thought: Thought, legal: tuple[Action, ...]) -> Plan:
    """The card with the best expectation."""
    coins = thought.purse.coins
    legal = tuple(each for each in legal if each == a.PLAY_PASS or _playable(thought, int(each[1]), coins))
    worths = {action: bid_worth(thought, action) for action in legal}
    guesses = {action: worths[action] + thought.wobble() for action in legal}
    best = max(guesses, key=lambda action: guesses[action])
    return Plan((best,), worths[best], tuple(_why_bid(thought, best, worths[best])))


def _why_bid(thought: Thought, best: Action, points: float) -> Iterator[Reason]:
    """What a sealed bid is for, and how likely it is to work."""
    if best == a.PLAY_PASS:
        yield Reason("bid_pass", {}, ("ESC-8.9",), points, secret=True)
        if thought.worth.point < _EARLY and any(BID_COINS[v] <= thought.purse.coins for v in cards(thought.purse.bids)):
            yield Reason("bid_saves", {}, ("ESC-10.2",), secret=True)
        return
    value = int(best[1])
    params = {"card": BID_CARDS[value], "points": TOKENS[thought.state.lying].large}
    yield Reason("bid", params, ("ESC-8.5",), points, secret=True)
    if thought.weights.prudent:
        win, token = thought.odds(value)
        key, chance = ("bid_wins", win) if win >= token else ("bid_token", token)
        yield Reason(key, {"tenths": max(1, round(10 * chance))}, ("ESC-8.5",), secret=True)


def with_card(thought: Thought, action: Action) -> float:
    """How well the seat stands after it gave or picked a card (ESC-5.15)."""
    purse, sign = thought.purse, -1 if action[0] == "give" else 1
    if action[1] == "sym":
        return thought.value(purse._replace(symbols=with_added(purse.symbols, COLOUR[str(action[2])], sign)))
    return thought.value(purse._replace(bids=purse.bids ^ 1 << int(action[2])))


def card(thought: Thought, legal: tuple[Action, ...]) -> Plan:
    """Gives the card it will miss least, or takes the one that helps most."""
    best = max(legal, key=lambda action: with_card(thought, action))
    key = "give_least" if best[0] == "give" else "pick_best"
    return Plan((best,), with_card(thought, best), (Reason(key, {}, ("ESC-5.15",)),))
