"""What an offer would certainly change for the player who takes it."""

from __future__ import annotations

from collections.abc import Sequence

from sacbe.core.action import Action
from sacbe.core.contract import CHANCE, Json, State, seat_name
from sacbe.core.errors import BadOffer, IllegalAction


def preview(state: State, actions: Sequence[Action]) -> dict[str, Json]:
    """Returns what the mover of `state` would pay and get for these actions, and who would decide next.

    It stops where a draw or hidden cards decide, and gives away nothing about them. `state` may come from an
    observation. Raises IllegalAction, or BadOffer for actions that are not all the mover's.
    """
    seat = state.mover
    if seat is None or seat == CHANCE or not actions:
        raise BadOffer("an offer has at least one action, and a seat is to move")
    after, open_end = state, False
    for action in actions:
        if open_end or after.mover != seat:
            raise BadOffer(f"{str(action)!r} comes after a draw or another seat's decision, where an offer ends")
        open_end = after.depends_on_hidden(action)
        if not open_end:
            after = after.play(action)
        elif (refusal := after.why_not(action)) is not None:
            raise IllegalAction(action, refusal)
    before, then = state.holdings(seat), after.holdings(seat)
    changed = {unit: then[unit] - count for unit, count in before.items() if then[unit] != count}
    return {
        "pay": {unit: -change for unit, change in changed.items() if change < 0},
        "get": {unit: change for unit, change in changed.items() if change > 0},
        "after": {unit: then[unit] for unit in changed},
        "then": {
            "mover": "chance" if open_end else seat_name(after.mover),
            "phase": after.phase,
            "chance": open_end or after.mover == CHANCE,
        },
    }
