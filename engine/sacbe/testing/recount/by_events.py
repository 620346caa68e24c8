"""What seats have by the events alone, for games without a module of their own: `points` are what its `seat` earns."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sacbe.core.events import Event
from sacbe.core.record import Record
from sacbe.core.seats import seat_names
from sacbe.testing.recount.holdings import Holdings


def recount(record: Record) -> tuple[int, ...]:
    """Returns every seat's score at the current step."""
    held = holdings(record.states[0].position())
    for state in record.states[1 : record.step + 1]:
        for event in state.events:
            follow(held, event)
    return tuple([own["points"] for own in held.values()])


def holdings(position: dict[str, Any]) -> Holdings:
    """Returns the points of every seat."""
    names = seat_names(len(position["seats"]))
    return {name: Counter(points=own["score"]) for name, own in zip(names, position["seats"], strict=True)}


def follow(held: Holdings, event: Event) -> None:
    """Changes `held` by what an event says."""
    if "points" in event.params:
        held[event.params["seat"]]["points"] += event.params["points"]
