"""The expert's part in a sale: offers, counters and replies of its own making, and why it makes them (ESC-5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from sacbe.bots.contract import Plan, Reason
from sacbe.bots.eschnapur.bargain import Bargain, Proposal
from sacbe.bots.eschnapur.sale import params, pressure
from sacbe.bots.eschnapur.thought import Thought
from sacbe.core.action import Action
from sacbe.eschnapur import actions as a
from sacbe.eschnapur.bundle import Terms
from sacbe.eschnapur.compose import chain


def offer(thought: Thought, legal: tuple[Action, ...]) -> Plan:
    """The offer that promises most, if it promises more than the one that stands."""
    bargain = Bargain(thought)
    keep = _standing(bargain, bargain.sale.offers[thought.seat])
    best = _one_of_the_best(thought, _terms(bargain, legal, thought.state.active), keep + thought.weights.surplus)
    if best is not None:
        return _offered(thought, best)
    key = "no_offer" if bargain.sale.offers[thought.seat] is None else "offer_leads"
    return Plan((a.KEEP,), keep, (Reason(key, {}, ("ESC-5.10",)),))


def _terms(bargain: Bargain, legal: tuple[Action, ...], partner: int, otherwise: float = 0.0) -> Iterator[Proposal]:
    """Terms for a partner: any, or those of the menu."""
    if not bargain.weights.confined:
        yield from bargain.proposals(partner, otherwise)
        return
    for action in legal:
        if action[0] == "offer" or (action[0] == "counter" and a.SEAT[str(action[1])] == partner):
            terms = a.terms_of(action)
            yield Proposal(partner, terms, bargain.gain(partner, terms), bargain.chance(partner, terms))


def _offered(thought: Thought, best: Proposal) -> Plan:
    action, value = a.offer(best.terms), best.chance * best.gain
    reasons = Reason("offer", params(action), ("ESC-5.10",), best.gain), pressure(thought), _likely(best)
    return Plan(thought.state.unfold(action), value, reasons, meant=action)


def _likely(chosen: Proposal) -> Reason:
    """How likely the partner is to agree, which depends on what the seat knows of its hand."""
    told = {"seat": a.SEATS[chosen.partner], "tenths": max(1, round(10 * chosen.chance))}
    return Reason("likely", told, ("ESC-5.11",), secret=True)


def _one_of_the_best(
    thought: Thought, found: Iterable[Proposal], least: float, otherwise: float = 0.0
) -> Proposal | None:
    """A proposal almost as good as the best, if any promises at least this much."""
    listed = [(each.chance * (each.gain - otherwise), each) for each in found]
    most = max([value for value, _ in listed], default=0.0)
    if not listed or most < least:
        return None
    return thought.rng.choice([each for value, each in listed if value >= most - thought.weights.whim])


def _standing(bargain: Bargain, terms: Terms | None) -> float:
    """What a standing offer promises."""
    if terms is None:
        return 0.0
    partner = bargain.table.active
    return bargain.chance(partner, terms) * bargain.gain(partner, terms)


def _best_standing(thought: Thought, bargain: Bargain, legal: tuple[Action, ...]) -> tuple[Action, float]:
    """The best offer that can be accepted, or the refusal of all."""
    found = {a.REJECT_ALL: bargain.refusal()}
    for action in legal:
        if action[0] == "accept":
            opponent = a.SEAT[str(action[1])]
            terms = bargain.sale.offers[opponent]
            assert terms is not None
            found[action] = bargain.gain(opponent, terms)
    best = max(found, key=lambda action: found[action])
    return best, found[best]


def sell(thought: Thought, legal: tuple[Action, ...]) -> Plan:
    """Asks whoever can bear it for more, lets buyers outbid each other, then takes the best offer."""
    bargain, weights = Bargain(thought), thought.weights
    best, gain = _best_standing(thought, bargain, legal)
    asked = [
        each
        for opponent in range(thought.state.players)
        if opponent != thought.seat and opponent not in bargain.sale.countered
        for each in _terms(bargain, legal, opponent, gain)
    ]
    chosen = _one_of_the_best(thought, asked, weights.step, gain)
    if chosen is not None:
        action, name = a.counter(chosen.partner, chosen.terms), a.SEATS[chosen.partner]
        reason = Reason("counter", {"seat": name, **params(action)}, ("ESC-5.11",), chosen.gain)
        value = gain + chosen.chance * (chosen.gain - gain)
        can_bear = Reason("can_bear", {"seat": name}, ("ESC-5.11",))
        return Plan(thought.state.unfold(action), value, (reason, can_bear, _likely(chosen)), meant=action)
    if a.NEXT_ROUND in legal and sum(terms is not None for terms in bargain.sale.offers) > 1:
        return Plan((a.NEXT_ROUND,), gain, (Reason("another_round", {}, ("ESC-5.11",)),))
    if best == a.REJECT_ALL:
        return Plan((best,), gain, (Reason("reject", {}, ("ESC-5.4",), gain),))
    return Plan((best,), gain, (Reason("accept", {"seat": str(best[1])}, ("ESC-5.11",), gain),))


def reply(thought: Thought, legal: tuple[Action, ...]) -> Plan:
    """Agrees if that promises more than to insist on the offer that stands or to make another one."""
    bargain, weights, sale = Bargain(thought), thought.weights, thought.state.sale
    assert sale is not None
    assert sale.counter is not None
    partner = thought.state.active
    gain = bargain.gain(partner, sale.counter)
    keep = _standing(bargain, sale.offers[thought.seat])
    best = _one_of_the_best(thought, _terms(bargain, legal, partner), max(keep, 0.0) + weights.surplus)
    if a.AGREE in legal and gain >= max(weights.surplus, keep, best.chance * best.gain if best else 0.0):
        return Plan((a.AGREE,), gain, (Reason("agree", {}, ("ESC-5.11",), gain),))
    if best is not None:
        return _offered(thought, best)
    return Plan((a.REFUSE,), keep, (Reason("refuse", {}, ("ESC-5.11",)),))


def compose(thought: Thought, legal: tuple[Action, ...]) -> Plan:
    """The rest of terms that somebody has begun to compose: the best that can still come of them."""
    state, bargain = thought.state, Bargain(thought)
    draft = bargain.sale.draft
    assert draft is not None
    best = 0.0
    rest: tuple[Action, ...] = (a.DONE if a.DONE in legal else legal[0],)
    if draft.stage in _STEPS and not (draft.give.has_cards or draft.ask.has_cards):
        partner = state.active if bargain.buys else draft.opponent
        taken = _STEPS.index(draft.stage)
        begun = chain(Terms(max(draft.slot, 1), draft.give, draft.ask))[:taken]
        for each in bargain.proposals(partner, 0.0):
            steps = chain(each.terms)
            if each.chance * each.gain > best and steps[:taken] == begun:
                best, rest = each.chance * each.gain, steps[taken:]
    return Plan(rest, best)


_STEPS: Final = ("slot", "coins", "moves", "cards")
"""The stages of composing before the first card, in order."""


def step_worth(thought: Thought, action: Action, terms: Terms | None) -> float:
    """What any step of the negotiation is worth; `terms` are those of an offer or a counter, composed or not."""
    bargain, seat = Bargain(thought), thought.seat
    if bargain.buys:
        if action == a.AGREE:
            assert bargain.sale.counter is not None
            return bargain.gain(thought.state.active, bargain.sale.counter)
        if action == a.WITHDRAW:
            return 0.0
        return _standing(bargain, bargain.sale.offers[seat] if terms is None else terms)
    if action == a.REJECT_ALL:
        return bargain.refusal()
    _, gain = _best_standing(thought, bargain, thought.state.legal())
    if action[0] == "accept":
        opponent = a.SEAT[str(action[1])]
        agreed = bargain.sale.offers[opponent]
        assert agreed is not None
        return bargain.gain(opponent, agreed)
    if terms is None:
        return gain
    opponent = a.SEAT[str(action[1])]
    return gain + bargain.chance(opponent, terms) * (bargain.gain(opponent, terms) - gain)
