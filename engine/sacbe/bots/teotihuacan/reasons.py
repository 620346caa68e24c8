"""Why a turn is planned as it is, as data: what it improves for the seat, most important first."""

from __future__ import annotations

from typing import Final

from sacbe.bots.contract import Reason
from sacbe.bots.teotihuacan.evaluate import Opinion
from sacbe.teotihuacan.table import Table

_MOST: Final = 4
_LEAST: Final = 0.4
"""Less than this is no reason."""
_RULES: Final = {
    "points": ("TEO-1.7",),
    "goods": ("TEO-1.5", "TEO-17.7"),
    "workers": ("TEO-7.1",),
    "temples": ("TEO-8.1", "TEO-18.3"),
    "avenue": ("TEO-9.1", "TEO-17.1"),
    "pyramid": ("TEO-13.9", "TEO-17.3"),
    "masks": ("TEO-17.6",),
    "technologies": ("TEO-11.2",),
    "tiles": ("TEO-10.3",),
}


def reasons(judge: Opinion, before: Table, after: Table, given_up: float = 0.0) -> tuple[Reason, ...]:
    """What going from `before` to `after` is good for; `given_up` is how much more another turn promised at once."""
    had, has = judge.terms(before), judge.terms(after)
    gains = sorted(((has[key] - had[key], key) for key in has), reverse=True)
    found = [Reason(key, {"points": round(gain)}, _RULES[key], gain) for gain, key in gains[:_MOST] if gain >= _LEAST]
    if given_up >= _LEAST:
        found.append(Reason("ahead", {}, ("TEO-4.2",)))
    return tuple(found)
