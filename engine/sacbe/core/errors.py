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
    """A link that is damaged, not one of ours, or from another version.

    `key` says which, for whoever tells people in their own words: `foreign`, `cut`, `damaged`, `newer` or `older`.
    """

    def __init__(self, message: str, key: str = "damaged") -> None:
        super().__init__(message)
        self.key = key


class BadScenario(SacbeError):
    """A scenario file that does not follow the format.

    `path` leads to the entry that is wrong, as far as that is known, such as `("step", 2, "play")`; steps and cases
    count from 1. `line` is its line in the file, if the file could not be read at all.
    """

    def __init__(self, message: str, path: tuple[str | int, ...] = (), line: int | None = None) -> None:
        super().__init__(message)
        self.path = path
        self.line = line


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
