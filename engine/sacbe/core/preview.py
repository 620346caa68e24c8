"""What an offer would certainly change for the player who takes it, and what could follow it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sacbe.core.action import Action
from sacbe.core.contract import CHANCE, Json, State, seat_name
from sacbe.core.errors import BadOffer, IllegalAction
from sacbe.core.events import Event
from sacbe.core.views import Offer


class Ahead(NamedTuple):
    """What is certain after some actions of the mover."""

    state: State
    events: tuple[Event, ...]
    is_open: bool
    """Whether hidden cards decide what the last action does; then the state and the events are those before it."""


def ahead(state: State, actions: Sequence[Action]) -> Ahead:
    """Plays the mover's actions as far as their outcome is certain.

    It stops where a draw or hidden cards decide, and gives away nothing about them. `state` may come from an
    observation. Raises IllegalAction, or BadOffer for actions that are not all the mover's.
    """
    seat = state.mover
    if seat is None or seat == CHANCE or not actions:
        raise BadOffer("an offer has at least one action, and a seat is to move")
    after, events, is_open = state, list[Event](), False
    for action in actions:
        if is_open or after.mover != seat:
            raise BadOffer(f"{str(action)!r} comes after a draw or another seat's decision, where an offer ends")
        is_open = after.depends_on_hidden(action)
        if not is_open:
            after = after.play(action)
            events += after.events
        elif (refusal := after.why_not(action)) is not None:
            raise IllegalAction(action, refusal)
    return Ahead(after, tuple(events), is_open)


def preview(state: State, actions: Sequence[Action], viewer: int | None = None) -> dict[str, Json]:
    """Returns what the mover of `state` would pay and get for these actions, what would happen as far as the viewer
    may know, and who would decide next; see `ahead`."""
    after, events, is_open = ahead(state, actions)
    seat = state.mover
    assert seat is not None
    before, then = state.holdings(seat), after.holdings(seat)
    changed = {unit: then[unit] - count for unit, count in before.items() if then[unit] != count}
    return {
        "pay": {unit: -change for unit, change in changed.items() if change < 0},
        "get": {unit: change for unit, change in changed.items() if change > 0},
        "after": {unit: then[unit] for unit in changed},
        "events": [event.as_data() for event in events if event.visible_to(viewer)],
        "then": {
            "mover": "chance" if is_open else seat_name(after.mover),
            "phase": after.phase,
            "chance": is_open or after.mover == CHANCE,
        },
    }


def offers_after(state: State, actions: Sequence[Action]) -> list[Offer]:
    """Returns what the mover could do next after these actions, each offer with these actions before its own; nothing
    where the turn would pass on or a draw or hidden cards decide."""
    after, _, is_open = ahead(state, actions)
    if is_open or after.mover != state.mover:
        return []
    before = [str(action) for action in actions]
    return [{**offer, "actions": [*before, *offer["actions"]]} for offer in after.offers()]
