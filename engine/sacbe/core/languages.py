"""The languages that texts can be written in: how each writes numbers and lists, and which plural forms it has.

All of this is as in browsers (`Intl.PluralRules`, `Intl.NumberFormat`, `Intl.ListFormat`), so that the page and Python
say the same; the tests compare them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

Number = int | float


class Language(NamedTuple):
    """What the texts of a language need besides their words."""

    code: str
    name: str
    """What its speakers call it."""
    conjunction: str
    """The word between the last two items of a list."""
    thousands: str
    decimal: str
    grouped: int
    """The number of digits from which thousands are set apart."""
    plurals: tuple[str, ...]
    """The plural categories that a message must tell apart; `other` is always the last."""
    plural: Callable[[Number], str]
    """The plural category of a number."""

    def number(self, value: Number, least: int = 0, most: int = 3) -> str:
        """Returns a number in writing, with at least and at most so many decimals."""
        whole, decimals = _rounded(value, least, most)
        grouped = whole if len(whole) < self.grouped else f"{int(whole):,}".replace(",", self.thousands)
        sign = "-" if value < 0 else ""
        return f"{sign}{grouped}{self.decimal}{decimals}" if decimals else f"{sign}{grouped}"

    def joined(self, items: Sequence[str]) -> str:
        """Returns the items as a list in a sentence."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self.conjunction} {items[-1]}"


def _rounded(value: Number, least: int, most: int) -> tuple[str, str]:
    """The digits of a number before and after the point; half a unit is rounded away from zero, as browsers do."""
    numerator, denominator = abs(value).as_integer_ratio()
    units = (2 * numerator * 10**most + denominator) // (2 * denominator)
    whole, rest = divmod(units, 10**most)
    decimals = f"{rest:0{most}}" if most else ""
    return str(whole), decimals[:least] + decimals[least:].rstrip("0")


def _one_or_other(number: Number) -> str:
    return "one" if abs(number) == 1 else "other"


def _italian(number: Number) -> str:
    return "many" if _is_millions(number) else _one_or_other(number)


def _french(number: Number) -> str:
    if _is_millions(number):
        return "many"
    return "one" if abs(number) < 2 else "other"


def _russian(number: Number) -> str:
    if number != int(number):
        return "other"
    tens, ones = divmod(int(abs(number)) % 100, 10)
    if ones == 0 or ones > 4 or tens == 1:
        return "many"
    return "one" if ones == 1 else "few"


def _is_millions(number: Number) -> bool:
    """Whether a number is said with a noun, as in "un milione di punti"."""
    return number != 0 and number % 1_000_000 == 0


LANGUAGES: Final = {
    language.code: language
    for language in (
        Language("en", "English", "and", ",", ".", 4, ("one", "other"), _one_or_other),
        Language("it", "Italiano", "e", ".", ",", 5, ("one", "other"), _italian),
        Language("fr", "Français", "et", "\N{NARROW NO-BREAK SPACE}", ",", 4, ("one", "other"), _french),
        Language("ru", "Русский", "и", "\N{NO-BREAK SPACE}", ",", 4, ("one", "few", "many", "other"), _russian),
    )
}
"""The languages by code."""
ENGLISH: Final = LANGUAGES["en"]
OFFERED: Final = ("en", "it", "fr", "ru")
"""The languages whose texts are complete: those a player can choose, and those that the tests check."""
