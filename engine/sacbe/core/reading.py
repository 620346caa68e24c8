"""Strict reading of untrusted data: every value is requested by name, type and range."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, TypeVar

from sacbe.core.action import Action
from sacbe.core.errors import BadPosition, SacbeError

_Table = TypeVar("_Table")

DEEPEST = 40
"""How deeply data may be nested; ours has at most five levels."""


def read_json(text: str, error: type[SacbeError]) -> Any:
    """Returns the data in an untrusted JSON text; raises `error`.

    Brackets are counted first, because deep nesting overflows the stack of a browser's Python before it can raise.
    """
    depth = 0
    for character in text:
        if character in "[{":
            depth += 1
            if depth > DEEPEST:
                raise error(f"the data is nested more than {DEEPEST} levels deep")
        elif character in "]}":
            depth -= 1
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as reason:
        raise error(f"this is not JSON: {reason}") from None


def check_position(
    table: _Table,
    violations: Callable[[_Table], Iterator[str]],
    legal: Callable[[_Table], tuple[Action, ...]],
    over: bool,
) -> _Table:
    """Returns `table`, which was read from a position; raises BadPosition if it breaks an invariant, or if the game is
    not over but there is no legal action."""
    for violation in violations(table):
        raise BadPosition(violation)
    if not over and not legal(table):
        raise BadPosition("the game is not over, but there is no legal action in this position")
    return table


class Reader:
    """Takes the entries of one table out of untrusted data; `done` refuses entries that were never requested."""

    def __init__(self, data: Any, where: str, error: type[SacbeError]) -> None:
        self._where = where
        self._error = error
        if not isinstance(data, Mapping) or not all(isinstance(key, str) for key in data):
            raise self.wrong("", data, "a table")
        self._data = dict(data)
        self._asked: list[str] = []

    def wrong(self, key: str, value: Any, right: str) -> SacbeError:
        """Returns the error for a value that should have been something else."""
        place = f"{self._where}.{key}" if key and self._where else key or self._where
        return self._error(f"{place} is {short(value)}; it should be {right}")

    def has(self, key: str) -> bool:
        """Returns whether there is such an entry, not taken yet."""
        return key in self._data

    def names(self) -> list[str]:
        """Returns the names of the entries not taken yet."""
        return list(self._data)

    def take(self, key: str, default: Any = None) -> Any:
        """Takes an entry of any type."""
        self._asked.append(key)
        return self._data.pop(key, default)

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """Takes a whole number from `low` to `high`."""
        value = self.take(key, default)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(key, value, f"a whole number from {low} to {high}")
        return value

    def flag(self, key: str, default: bool) -> bool:
        """Takes true or false."""
        value = self.take(key, default)
        if type(value) is not bool:
            raise self.wrong(key, value, "true or false")
        return value

    def word(self, key: str, default: str | None, choices: Collection[str] | None = None) -> str | None:
        """Takes a text, one of `choices` if they are given; None is allowed where it is the default."""
        value = self.take(key, default)
        if value is None and default is None:
            return None
        if not isinstance(value, str) or (choices is not None and value not in choices):
            raise self.wrong(key, value, f"one of {', '.join(choices)}" if choices is not None else "a text")
        return value

    def words(self, key: str, default: Collection[str] = (), choices: Collection[str] | None = None) -> tuple[str, ...]:
        """Takes a list of texts."""
        value = self.take(key, list(default))
        if not isinstance(value, (list, tuple)) or not all(isinstance(each, str) for each in value):
            raise self.wrong(key, value, "a list of texts")
        for each in value:
            if choices is not None and each not in choices:
                raise self.wrong(key, each, f"one of {', '.join(choices)}")
        return tuple(value)

    def table(self, key: str) -> Reader:
        """Takes a table inside this one; empty if it is missing."""
        return Reader(self.take(key, {}), f"{self._where}.{key}" if self._where else key, self._error)

    def done(self) -> None:
        """Raises for entries that were never requested."""
        if self._data:
            unknown = ", ".join(map(repr, list(self._data)[:5]))
            place = f"{self._where} has " if self._where else ""
            raise self._error(f"{place}unknown {unknown}; the known entries are {', '.join(self._asked)}")


def short(value: Any) -> str:
    """Returns a value as text, short enough for a message."""
    try:
        text = repr(value)
    except ValueError:  # a number with thousands of digits
        return "far too large"
    return text if len(text) <= 60 else f"{text[:57]}..."
