"""What seats have according to the events: goods, points and steps on tracks, by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from sacbe.core.texts import Params

Holdings = dict[str, Counter[str]]
"""By seat: amounts."""


def pay_and_gain(held: Holdings, params: Params) -> None:
    """Updates `held` with what the seat of an event pays and gains."""
    hand_over(held[params["seat"]], params.get("pay", ()), -1)
    hand_over(held[params["seat"]], params.get("gain", ()), 1)


def hand_over(own: Counter[str], things: Iterable[Params], sign: int) -> None:
    """Adds things to a seat (sign 1) or removes them (-1)."""
    for thing in things:
        own[thing["good"]] += sign * thing["amount"]
