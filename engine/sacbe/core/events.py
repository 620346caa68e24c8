"""Events and refusals as data, from which sentences are made in any language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sacbe.core.seats import ALL
from sacbe.core.texts import Params, Texts


class Event(NamedTuple):
    """One thing that happened: a message key, its parameters and the rule behind it."""

    key: str
    rule: str
    params: Params
    seats: tuple[int, ...] | None = None
    """Who may know about it; None means everyone."""
    reveals: bool = False
    """Whether it showed somebody something hidden; such an action cannot be taken back."""

    def visible_to(self, viewer: int | None) -> bool:
        """Returns whether `viewer` (a seat, None for the public, or ALL) may know about this event."""
        return self.seats is None or viewer in self.seats or viewer == ALL

    def as_data(self) -> dict[str, Any]:
        """Returns what an interface needs to tell it."""
        return {"key": self.key, "rule": self.rule, "params": dict(self.params)}


Events = list[Event]
"""The events of one action, in order."""


class Refusal(NamedTuple):
    """Why an action is not legal: the rule, a message key with parameters, and the English sentence."""

    rule: str
    key: str
    params: Params
    reason: str


def refuser(texts: Texts) -> Callable[..., Refusal]:
    """Returns a function `no(rule, key, **params)` that makes refusals with their English sentences."""

    def no(rule: str, key: str, **params: Any) -> Refusal:
        return Refusal(rule, key, params, texts.tell(key, params))

    return no
