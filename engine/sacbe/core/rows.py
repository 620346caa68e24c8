"""Immutable rows with one entry changed."""

from __future__ import annotations

from typing import TypeVar

_T = TypeVar("_T")


def with_item(row: tuple[_T, ...], at: int, value: _T) -> tuple[_T, ...]:
    """`row` with another value in one place."""
    return (*row[:at], value, *row[at + 1 :])


def with_byte(row: bytes, at: int, value: int) -> bytes:
    """`row` with another value in one place."""
    return row[:at] + bytes((value,)) + row[at + 1 :]


def with_added(row: bytes, at: int, change: int) -> bytes:
    """`row` with `change` added in one place."""
    return row[:at] + bytes((row[at] + change,)) + row[at + 1 :]
