"""Whole numbers in mixed radix: a digit with k possible values costs log2(k) bits."""

from __future__ import annotations

from collections.abc import Iterable


def pack(digits: Iterable[tuple[int, int]]) -> int:
    """Returns the number made of (digit, radix) pairs; the first digit is the first to be read back."""
    number = 0
    for digit, radix in reversed(list(digits)):
        number = number * radix + digit
    return number


class Digits:
    """Reads back the digits of a packed number; the caller gives each radix when it is needed."""

    def __init__(self, number: int) -> None:
        self.rest = number

    def take(self, radix: int) -> int:
        """Returns the next digit."""
        self.rest, digit = divmod(self.rest, radix)
        return digit


def varint(number: int) -> bytes:
    """Returns `number` in groups of seven bits, lowest first."""
    groups = []
    while number > 127:
        groups.append(number & 127 | 128)
        number >>= 7
    return bytes([*groups, number])
