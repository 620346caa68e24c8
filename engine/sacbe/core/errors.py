"""Every error a caller can cause, by name; each says what was wrong and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sacbe.core.action import Action
    from sacbe.core.events import Refusal


class SacbeError(ValueError):
    """The root of all errors raised for bad input."""


class UnknownGame(SacbeError):
    """No game of that name or number is registered."""


class BadOptions(SacbeError):
    """A game cannot be started with these options."""


class BadNotation(SacbeError):
    """A text that spells no action of the game."""


class BadPosition(SacbeError):
    """A position that cannot occur or is not spelled as the format asks."""


class BadLink(SacbeError):
    """A link that is damaged, foreign, or of another version."""


class BadScenario(SacbeError):
    """A scenario file that does not follow the format."""


class BadRecord(SacbeError):
    """A saved record, or a step in one, that does not exist or does not fit."""


class BadOffer(SacbeError):
    """Actions that one seat cannot take in one go."""


class BadTexts(SacbeError):
    """A file of texts that uses more of Fluent than we read, or is no Fluent."""


class IllegalAction(SacbeError):
    """An action that the rules refuse; `refusal` carries the rule id and the reason."""

    def __init__(self, action: Action, refusal: Refusal) -> None:
        super().__init__(f"{str(action)!r} is refused by {refusal.rule}: {refusal.reason}")
        self.action = action
        self.refusal = refusal
