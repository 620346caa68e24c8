"""What may be done (ESC-13, ESC-14). The order of every list is part of the rules version."""

from __future__ import annotations

from collections.abc import Callable

from sacbe.core.action import Action
from sacbe.core.contract import Outcome
from sacbe.eschnapur import actions as a
from sacbe.eschnapur import bidding, compose, deal, draws, negotiation
from sacbe.eschnapur.components import ADJACENT, AREAS
from sacbe.eschnapur.exchange import exchanges
from sacbe.eschnapur.table import (
    AFTER,
    BEGIN,
    BLIND,
    COMMIT,
    COMPOSE,
    DRAW,
    GIVE,
    MAIN,
    OFFER,
    OVER,
    PICK,
    READY,
    REPLY,
    REVEAL,
    SELL,
    START,
    TOKEN,
    Table,
    unturned,
)
from sacbe.eschnapur.windows import window


def legal(table: Table) -> tuple[Action, ...]:
    """Every action that may be played now, chance outcomes included."""
    return _LEGAL[table.phase](table)


def outcomes(table: Table) -> tuple[Outcome, ...]:
    """The chance events that may happen now with their weights (ESC-14)."""
    find = _OUTCOMES.get(table.phase)
    return find(table) if find else ()


def _begin(table: Table) -> tuple[Action, ...]:
    """CP-1."""
    return (*window(table, table.seat), a.BEGIN_SALE)


def _after(table: Table) -> tuple[Action, ...]:
    """CP-7."""
    return (*exchanges(table, table.seat), a.DONE)


def _main(table: Table) -> tuple[Action, ...]:
    """CP-8."""
    seat = table.seat
    found = window(table, seat)
    area = table.pawns[seat]
    if table.moves[seat]:
        found += _STEPS[area]
    if can_open(table, seat, area):
        found += (a.OPEN_NICHE,)
    return (*found, a.END_TURN)


_STEPS = tuple(tuple(a.STEP[to] for to in row) for row in ADJACENT)


def can_open(table: Table, seat: int, area: int) -> bool:
    """Whether a seat has the cards for the niche of an area, and its token is still there (ESC-7.1)."""
    if table.opened >> area & 1:
        return False
    hand = table.symbols[seat]
    return all(map(hand.__getitem__, AREAS[area].symbols))


def _ready(table: Table) -> tuple[Action, ...]:
    """CP-9."""
    return (*window(table, table.seat), a.READY)


def _compose(table: Table) -> tuple[Action, ...]:
    """A step of composing."""
    draft = negotiation.sale_of(table).draft
    assert draft is not None
    return compose.choices(table, draft)


def _start_outcomes(table: Table) -> tuple[Outcome, ...]:
    """CH-1."""
    return tuple((first, 1) for first in a.FIRST[: table.setup.players])


def _reveal_outcomes(table: Table) -> tuple[Outcome, ...]:
    """CH-3."""
    return tuple([(a.REVEAL[kind], left) for kind, left in enumerate(table.pool) if left])


def _token_outcomes(table: Table) -> tuple[Outcome, ...]:
    """CH-6."""
    left = unturned(table)
    return tuple((turn, 1) for token, turn in enumerate(a.TURN) if left >> token & 1)


def _chance(table: Table) -> tuple[Action, ...]:
    """The actions of chance."""
    return tuple([action for action, _ in outcomes(table)])


def _nothing(table: Table) -> tuple[Action, ...]:
    """The game is over."""
    return ()


_OUTCOMES: dict[str, Callable[[Table], tuple[Outcome, ...]]] = {
    START: _start_outcomes,
    DRAW: draws.outcomes,
    REVEAL: _reveal_outcomes,
    BLIND: deal.outcomes,
    TOKEN: _token_outcomes,
}

_LEGAL: dict[str, Callable[[Table], tuple[Action, ...]]] = {
    **dict.fromkeys(_OUTCOMES, _chance),
    BEGIN: _begin,
    OFFER: negotiation.offer_step,
    SELL: negotiation.seller_step,
    REPLY: negotiation.reply_step,
    COMPOSE: _compose,
    GIVE: deal.card_step,
    PICK: deal.card_step,
    AFTER: _after,
    MAIN: _main,
    READY: _ready,
    COMMIT: bidding.commit_step,
    OVER: _nothing,
}
