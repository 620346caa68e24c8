"""Independent recounts of what the seats have, one module per game; `by_events` is for games without.

Each module has `recount`, which computes the scores of a record from what was played, and two functions about events:
`holdings` reads from a position what every seat has, and `follow` updates that with an event.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from sacbe.core.record import Record


def recount(record: Record) -> tuple[int, ...]:
    """Returns every seat's score at the current step, computed without the game's scoring code."""
    scores: tuple[int, ...] = _module(record).recount(record)
    return scores


def untold(record: Record) -> Iterator[str]:
    """Yields every change of goods, points and tracks up to the current step that the events do not report exactly."""
    module = _module(record)
    held = module.holdings(record.states[0].position())
    for step, state in enumerate(record.states[1 : record.step + 1], 1):
        for event in state.events:
            module.follow(held, event)
        found = module.holdings(state.position())
        for seat in found:
            if held[seat] != found[seat]:
                told = ", ".join(event.key for event in state.events)
                yield f"step {step}: by the events ({told}) {seat} has {dict(held[seat])}; it has {dict(found[seat])}"
        held = found


def _module(record: Record) -> ModuleType:
    """The module of the record's game, or the one for games that have none."""
    own = f"{__name__}.{record.game.name}"
    return import_module(own if find_spec(own) else f"{__name__}.by_events")
