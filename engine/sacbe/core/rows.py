"""Copies of immutable sequences with one entry changed."""

from __future__ import annotations

from typing import TypeVar

_T = TypeVar("_T")


def with_item(row: tuple[_T, ...], at: int, value: _T) -> tuple[_T, ...]:
    """Returns `row` with one entry replaced."""
    return (*row[:at], value, *row[at + 1 :])


def with_byte(row: bytes, at: int, value: int) -> bytes:
    """Returns `row` with one entry replaced."""
    return row[:at] + bytes((value,)) + row[at + 1 :]


def with_added(row: bytes, at: int, change: int) -> bytes:
    """Returns `row` with `change` added to one entry."""
    return row[:at] + bytes((row[at] + change,)) + row[at + 1 :]
