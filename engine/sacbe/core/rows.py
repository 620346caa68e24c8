"""Copies of immutable sequences with some entries changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

_T = TypeVar("_T")


def quick(kind: type[_T]) -> type[_T]:
    """Returns a class of named tuples with a `_replace` like its own that takes half the time."""
    if not TYPE_CHECKING:
        place = {field: at for at, field in enumerate(kind._fields)}
        make = tuple.__new__

        def _replace(self, /, **changes: Any) -> Any:
            values = list(self)
            for field, value in changes.items():
                values[place[field]] = value
            return make(type(self), values)

        kind._replace = _replace
    return kind


def with_item(row: tuple[_T, ...], at: int, value: _T) -> tuple[_T, ...]:
    """Returns `row` with one entry replaced."""
    return (*row[:at], value, *row[at + 1 :])


def with_byte(row: bytes, at: int, value: int) -> bytes:
    """Returns `row` with one entry replaced."""
    return row[:at] + bytes((value,)) + row[at + 1 :]


def with_added(row: bytes, at: int, change: int) -> bytes:
    """Returns `row` with `change` added to one entry."""
    return row[:at] + bytes((row[at] + change,)) + row[at + 1 :]
