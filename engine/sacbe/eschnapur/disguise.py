"""How actions read to viewers who may not know everything about them (ESC-15)."""

from __future__ import annotations

from sacbe.core.action import Action
from sacbe.core.seats import ALL
from sacbe.eschnapur.actions import counter, offer
from sacbe.eschnapur.bundle import Terms
from sacbe.eschnapur.deal import deal_of
from sacbe.eschnapur.negotiation import sale_of
from sacbe.eschnapur.table import BLIND, COMMIT, COMPOSE, DRAW, GIVE, PICK, SELL, SYMBOL, Table, symbols_left


def disguise(table: Table, action: Action, viewer: int | None) -> str:
    """The notation of `action`, when it is played here, with a question mark for what `viewer` may not know; the end of
    composing reads like the offer or the counter that comes of it."""
    secret = _secret(table, action)
    if secret is None or viewer == ALL or viewer in secret[1]:
        return str(action)
    return secret[0]


def _secret(table: Table, action: Action) -> tuple[str, tuple[int, ...]] | None:
    """How an action reads to outsiders, and who is no outsider; None if everybody may know all of it."""
    phase = table.phase
    if phase == COMMIT:  # ESC-8.1
        return "play ?", (table.seat,)
    if phase == DRAW:  # ESC-15.1
        seat, kind = table.draws[0]
        known = kind == SYMBOL and len(table.returned) == symbols_left(table)
        return None if known else (f"draw {kind} ?", (seat,))
    if phase in (BLIND, GIVE, PICK):  # ESC-15.2
        return f"{action[0]} {action[1]} ?", (table.active, deal_of(table).buyer)
    if phase == COMPOSE:  # ESC-5.18
        return str(_composed(table)) if action[0] == "done" else "compose ?", (table.seat,)
    return ("compose ?", (table.seat,)) if phase == SELL and action[0] == "compose" else None


def _composed(table: Table) -> Action:
    """The offer or the counter that has been composed."""
    draft = sale_of(table).draft
    assert draft is not None
    terms = Terms(draft.slot, draft.give, draft.ask)
    return counter(draft.opponent, terms) if draft.step == SELL else offer(terms)
