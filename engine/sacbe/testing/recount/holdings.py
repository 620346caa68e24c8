"""What seats have by the events alone: goods, points and steps on tracks, each by its own name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from sacbe.core.texts import Params

Holdings = dict[str, Counter[str]]
"""By seat: amounts."""


def pay_and_gain(held: Holdings, params: Params) -> None:
    """What the seat of an event pays and gains by it."""
    hand_over(held[params["seat"]], params.get("pay", ()), -1)
    hand_over(held[params["seat"]], params.get("gain", ()), 1)


def hand_over(own: Counter[str], things: Iterable[Params], sign: int) -> None:
    """Things that come to a seat (1) or leave it (-1)."""
    for thing in things:
        own[thing["good"]] += sign * thing["amount"]
