"""The errors for bad input; each message says what is wrong and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sacbe.core.action import Action
    from sacbe.core.events import Refusal


class SacbeError(ValueError):
    """The base class of all errors raised for bad input."""


class UnknownGame(SacbeError):
    """There is no game with that name or number."""


class BadOptions(SacbeError):
    """A game cannot be started with these options."""


class BadNotation(SacbeError):
    """A text that is not an action of the game."""


class BadPosition(SacbeError):
    """A position that cannot occur or does not follow the format."""


class BadLink(SacbeError):
    """A link that is damaged, not one of ours, or from another version."""


class BadScenario(SacbeError):
    """A scenario file that does not follow the format."""


class BadRecord(SacbeError):
    """A record that cannot be read, or a step that it does not have."""


class BadOffer(SacbeError):
    """Actions that do not form one offer to one seat."""


class BadTexts(SacbeError):
    """A text file that is not Fluent, or uses parts of Fluent that are not supported."""


class IllegalAction(SacbeError):
    """An action that the rules forbid; `refusal` has the rule id and the reason."""

    def __init__(self, action: Action, refusal: Refusal) -> None:
        super().__init__(f"{str(action)!r} is refused by {refusal.rule}: {refusal.reason}")
        self.action = action
        self.refusal = refusal
