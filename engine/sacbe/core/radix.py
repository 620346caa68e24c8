"""Whole numbers written in mixed radix: a digit with k possible values costs log2(k) bits."""

from __future__ import annotations

from collections.abc import Iterable


def pack(digits: Iterable[tuple[int, int]]) -> int:
    """The number whose digits, first read first, are the given (digit, radix) pairs."""
    number = 0
    for digit, radix in reversed(list(digits)):
        number = number * radix + digit
    return number


class Digits:
    """Reads the digits of a packed number back; the caller knows each radix only when it is due."""

    def __init__(self, number: int) -> None:
        self.rest = number

    def take(self, radix: int) -> int:
        """The next digit."""
        self.rest, digit = divmod(self.rest, radix)
        return digit


def varint(number: int) -> bytes:
    """`number` in groups of seven bits, lowest first."""
    groups = []
    while number > 127:
        groups.append(number & 127 | 128)
        number >>= 7
    return bytes([*groups, number])
