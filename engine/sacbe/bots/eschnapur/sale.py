"""The sale: what every step of the negotiation is worth, as buyer and as seller, and why it is taken (ESC-5)."""

from __future__ import annotations

from sacbe.bots.contract import Plan, Reason
from sacbe.bots.eschnapur.deals import Market
from sacbe.bots.eschnapur.thought import Thought
from sacbe.core.action import Action
from sacbe.eschnapur import actions as a
from sacbe.eschnapur.bundle import Terms
from sacbe.eschnapur.table import Sale
from sacbe.eschnapur.things import bundle_things


def _sale(thought: Thought) -> Sale:
    assert thought.state.sale is not None
    return thought.state.sale


def params(action: Action) -> dict[str, object]:
    """The terms of an offer or a counter as the parameters of a reason."""
    terms = a.terms_of(action)
    return {"slot": terms.slot, "give": bundle_things(terms.give), "ask": bundle_things(terms.ask)}


def offer_worth(thought: Thought, market: Market, terms: Terms | None) -> float:
    """What an opponent can expect of an offer: its gain if the seller is likely to prefer it to all others."""
    if terms is None or market.seller_gain(terms) < market.best_rival(thought.seat) + thought.weights.step:
        return 0.0
    return market.buyer_gain(thought.seat, terms)


def pressure(thought: Thought) -> Reason:
    """Why an offer is as high as it is: it outbids the last rival who has one, or it is the first."""
    seat, standing = thought.seat, _sale(thought).offers
    rivals = [other for other, terms in enumerate(standing) if terms is not None and other != seat]
    if not rivals:
        return Reason("starts_low", {}, ("ESC-5.10",))
    last = min(rivals, key=lambda other: (seat - other) % len(standing))
    return Reason("outbids", {"seat": a.SEATS[last]}, ("ESC-5.10",))


def offer(thought: Thought, legal: tuple[Action, ...]) -> Plan:
    """The offer with the best gain that the seller is likely to prefer to all others."""
    weights, market, standing = thought.weights, thought.market(), _sale(thought).offers[thought.seat]
    keep = offer_worth(thought, market, standing)
    wanted = market.best_rival(thought.seat) + weights.step
    if standing is not None and market.seller_gain(standing) >= wanted:
        return Plan((a.KEEP,), keep, (Reason("offer_leads", {}, ("ESC-5.10",)),))
    best, most, gain = a.KEEP, weights.surplus, 0.0
    for action in legal:
        if action[0] == "offer":
            terms = a.terms_of(action)
            own = market.buyer_gain(thought.seat, terms)
            guess = own + thought.wobble()
            if guess > most and market.seller_gain(terms) >= wanted:
                best, most, gain = action, guess, own
    if best == a.KEEP:
        return Plan((a.KEEP,), keep, (Reason("no_offer", {}, ("ESC-5.10",)),))
    return Plan((best,), gain, (Reason("offer", params(best), ("ESC-5.10",), gain), pressure(thought)))


def accept_worth(thought: Thought, market: Market, opponent: int, terms: Terms) -> float:
    """What the seller gains by these terms, with an eye on what the partner gains."""
    return market.seller_gain(terms) - thought.weights.rivalry * market.buyer_gain(opponent, terms)


def _best_standing(thought: Thought, market: Market, legal: tuple[Action, ...]) -> tuple[Action, float]:
    """The best offer that can be accepted, or the refusal of all."""
    found = {a.REJECT_ALL: market.refusal_gain()}
    for action in legal:
        if action[0] == "accept":
            opponent = a.SEAT[str(action[1])]
            terms = _sale(thought).offers[opponent]
            assert terms is not None
            found[action] = accept_worth(thought, market, opponent, terms)
    guesses = {action: value + thought.wobble() for action, value in found.items()}
    best = max(guesses, key=lambda action: guesses[action])
    return best, found[best]


def counter_worth(thought: Thought, market: Market, opponent: int, terms: Terms, standing: float) -> float:
    """What a counter promises: more, if the other side can bear it; else what stands anyway."""
    if market.buyer_gain(opponent, terms) < thought.weights.surplus:
        return standing
    return max(standing, accept_worth(thought, market, opponent, terms))


def sell(thought: Thought, legal: tuple[Action, ...]) -> Plan:
    """Ask for more where the other side can bear it, then take the best offer."""
    market, sale = thought.market(), _sale(thought)
    best, gain = _best_standing(thought, market, legal)
    if thought.weights.haggles:
        counters = [action for action in legal if action[0] == "counter"]
        promises = {
            action: counter_worth(thought, market, a.SEAT[str(action[1])], a.terms_of(action), gain)
            for action in counters
        }
        ask = max(counters, key=lambda action: promises[action], default=a.REJECT_ALL)
        if promises.get(ask, gain) > gain + thought.weights.step:
            reason = Reason("counter", {"seat": str(ask[1]), **params(ask)}, ("ESC-5.11",), promises[ask])
            return Plan((ask,), promises[ask], (reason, Reason("can_bear", {"seat": str(ask[1])}, ("ESC-5.11",))))
        if a.NEXT_ROUND in legal and sale.round == 1 and sum(terms is not None for terms in sale.offers) > 1:
            return Plan((a.NEXT_ROUND,), gain, (Reason("another_round", {}, ("ESC-5.11",)),))
    if best == a.REJECT_ALL:
        return Plan((best,), gain, (Reason("reject", {}, ("ESC-5.4",), gain),))
    return Plan((best,), gain, (Reason("accept", {"seat": str(best[1])}, ("ESC-5.11",), gain),))


def reply(thought: Thought, legal: tuple[Action, ...]) -> Plan:
    """Agree if it pays, else ask for a little more, else refuse."""
    seat, weights, market, sale = thought.seat, thought.weights, thought.market(), _sale(thought)
    assert sale.counter is not None
    gain = market.buyer_gain(seat, sale.counter)
    if a.AGREE in legal and gain + thought.wobble() >= weights.surplus:
        return Plan((a.AGREE,), gain, (Reason("agree", {}, ("ESC-5.11",), gain),))
    if sale.offers[seat] is None:
        for action in legal:
            if action[0] == "offer" and market.buyer_gain(seat, a.terms_of(action)) >= weights.surplus:
                value = offer_worth(thought, market, a.terms_of(action))
                return Plan((action,), value, (Reason("offer", params(action), ("ESC-5.11",)),))
    value = offer_worth(thought, market, sale.offers[seat])
    return Plan((a.REFUSE,), value, (Reason("refuse", {}, ("ESC-5.11",)),))


def step_worth(thought: Thought, action: Action, terms: Terms | None) -> float:
    """What any step of the negotiation is worth; `terms` are those of an offer or a counter, composed or not."""
    market, sale, seat = thought.market(), _sale(thought), thought.seat
    if seat == thought.state.active:
        _, standing = _best_standing(thought, market, thought.state.legal())
        if action[0] == "accept":
            opponent = a.SEAT[str(action[1])]
            agreed = sale.offers[opponent]
            assert agreed is not None
            return accept_worth(thought, market, opponent, agreed)
        if terms is not None:
            return counter_worth(thought, market, a.SEAT[str(action[1])], terms, standing)
        return market.refusal_gain() if action == a.REJECT_ALL else standing
    if action == a.AGREE:
        assert sale.counter is not None
        return market.buyer_gain(seat, sale.counter)
    if action == a.WITHDRAW:
        return 0.0
    return offer_worth(thought, market, sale.offers[seat] if terms is None else terms)
