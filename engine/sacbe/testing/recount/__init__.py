"""What the seats have, worked out a second way, one module per game.

Each has `recount`, which finds the scores of a record from what was played, and two functions about events:
`holdings` reads off a position what every seat has, `follow` changes that by what an event says.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

from sacbe.core.record import Record


def recount(record: Record) -> tuple[int, ...]:
    """Every seat's score at the moment looked at, found without the code of the game's scoring."""
    scores: tuple[int, ...] = _module(record).recount(record)
    return scores


def untold(record: Record) -> Iterator[str]:
    """Every change of goods, points and tracks up to the moment looked at that the events do not tell exactly."""
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
    """The module of the record's game."""
    return import_module(f"{__name__}.{record.game.name}")
