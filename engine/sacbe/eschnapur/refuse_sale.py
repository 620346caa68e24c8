"""Why a step of the negotiation or of a deal is not legal (ESC-5)."""

from __future__ import annotations

from sacbe.core.action import Action
from sacbe.core.errors import BadNotation
from sacbe.core.events import Refusal
from sacbe.eschnapur import actions as a
from sacbe.eschnapur.bundle import Bundle
from sacbe.eschnapur.components import ROUNDS
from sacbe.eschnapur.compose import in_order
from sacbe.eschnapur.menu import can_hand_over, holds
from sacbe.eschnapur.negotiation import sale_of
from sacbe.eschnapur.table import SELL, Table
from sacbe.eschnapur.terms import invalid_counter, invalid_offer
from sacbe.eschnapur.texts import no
from sacbe.eschnapur.things import CARD_TYPE, named_card


def withdraw(table: Table, action: Action) -> Refusal:
    return no("ESC-5.10", "no_offer_of_yours")


def offer(table: Table, action: Action) -> Refusal:
    """Not valid, or valid but not on the menu (ESC-5.8, ESC-5.18)."""
    try:
        terms = a.terms_of(action)
    except BadNotation:
        return no("ESC-5.7", "named_twice")
    wrong = invalid_offer(table, table.seat, terms)
    if wrong:
        return no("ESC-5.8", wrong, seat=a.SEATS[table.active])
    return no("ESC-5.18", "compose_it")


def counter(table: Table, action: Action) -> Refusal:
    opponent = _opponent(table, action)
    if isinstance(opponent, Refusal):
        return opponent
    if opponent in sale_of(table).countered:
        return no("ESC-5.11", "countered_already", seat=action[1])
    try:
        terms = a.terms_of(action)
    except BadNotation:
        return no("ESC-5.7", "named_twice")
    wrong = invalid_counter(table, opponent, terms)
    if wrong:
        return no("ESC-5.11", wrong, seat=action[1])
    return no("ESC-5.18", "compose_it")


def _opponent(table: Table, action: Action) -> int | Refusal:
    """The opponent that the seller's action names."""
    seat = a.SEAT[str(action[1])]
    if seat >= table.setup.players or seat == table.active:
        return no("ESC-5.2", "no_such_opponent", seat=action[1])
    return seat


def accept(table: Table, action: Action) -> Refusal:
    opponent = _opponent(table, action)
    if isinstance(opponent, Refusal):
        return opponent
    terms = sale_of(table).offers[opponent]
    if terms is None:
        return no("ESC-5.11", "no_offer_stands", seat=action[1])
    return _cannot_hand_over(table, terms.ask)


def next_round(table: Table, action: Action) -> Refusal:
    if sale_of(table).round >= ROUNDS:
        return no("ESC-5.10", "last_round", rounds=ROUNDS)
    return no("ESC-5.11", "nothing_offered")


def agree(table: Table, action: Action) -> Refusal:
    terms = sale_of(table).counter
    assert terms is not None
    return _cannot_hand_over(table, terms.give)


def _cannot_hand_over(table: Table, bundle: Bundle) -> Refusal:
    """The acting seat lacks a named card, or has spent coins that it is asked for (ESC-5.13)."""
    assert not can_hand_over(table, table.seat, bundle)
    return no("ESC-5.11", "you_lack_goods" if holds(table, table.seat, bundle) else "asked_card_not_held")


def compose(table: Table, action: Action) -> Refusal:
    """The seller composes for an opponent, everybody else for themselves; a seat with nothing can give nothing."""
    if (table.phase == SELL) != (len(action) > 1):
        return no("ESC-5.18", "compose_for_whom")
    if table.phase == SELL:
        opponent = _opponent(table, action)
        if isinstance(opponent, Refusal):
            return opponent
        if opponent in sale_of(table).countered:
            return no("ESC-5.11", "countered_already", seat=action[1])
    return no("ESC-5.8", "gives_nothing")


def compose_step(table: Table, action: Action) -> Refusal:
    """A step of composing that cannot lead to valid terms (ESC-5.18)."""
    draft = sale_of(table).draft
    assert draft is not None
    stages = {"slot": "slot", "coins": "coins", "moves": "moves", "add": "cards", "card": "card"}
    if stages.get(str(action[0]), draft.stage) != draft.stage:
        return no("ESC-5.18", "other_step_due", stage=draft.stage)
    if action[0] == "done":
        return (
            no("ESC-5.8", "gives_nothing")
            if draft.stage in ("moves", "cards")
            else no("ESC-5.18", "other_step_due", stage=draft.stage)
        )
    if action[0] == "card" and not in_order(draft, action):
        return no("ESC-5.18", "cards_in_order")
    return no("ESC-5.8", "cannot_become_valid")


def hand_card(table: Table, action: Action) -> Refusal:
    """A card that is to be given, drawn blindly or picked (ESC-5.15)."""
    deal = sale_of(table).deal
    assert deal is not None
    giver, kind, _ = deal.queue[0]
    if action[1] != kind:
        return no("ESC-5.15", "other_card_due", type=CARD_TYPE[kind])
    return no("ESC-5.15", "card_not_available", seat=a.SEATS[giver], card=named_card(kind, action[2]))
