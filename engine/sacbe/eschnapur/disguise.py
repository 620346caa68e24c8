"""How actions read to those who may not know all about them (ESC-15)."""

from __future__ import annotations

from sacbe.core.action import Action
from sacbe.core.seats import ALL
from sacbe.eschnapur.deal import deal_of
from sacbe.eschnapur.table import BLIND, COMMIT, COMPOSE, DRAW, GIVE, PICK, SELL, SYMBOL, Table, symbols_left


def disguise(table: Table, action: Action, viewer: int | None) -> str:
    """The notation of `action`, when it is played here, with a question mark for what `viewer` may not know."""
    secret = _secret(table, action)
    if secret is None or viewer == ALL or viewer in secret[1]:
        return str(action)
    return secret[0]


def _secret(table: Table, action: Action) -> tuple[str, tuple[int, ...]] | None:
    """How an action reads to outsiders, and who is none; None if everybody may know all about it."""
    phase = table.phase
    if phase == COMMIT:  # ESC-8.1
        return "play ?", (table.seat,)
    if phase == DRAW:  # ESC-15.1
        seat, kind = table.draws[0]
        known = kind == SYMBOL and len(table.returned) == symbols_left(table)
        return None if known else (f"draw {kind} ?", (seat,))
    if phase in (BLIND, GIVE, PICK):  # ESC-15.2
        return f"{action[0]} {action[1]} ?", (table.active, deal_of(table).buyer)
    if action[0] == "compose" if phase == SELL else phase == COMPOSE and action[0] != "done":
        return "compose ?", (table.seat,)  # ESC-5.18
    return None
