"""A strict reader for the part of the Fluent syntax that our texts use.

A file consists of blank lines, comments (lines that begin with `#`) and messages, each with a value and perhaps
attributes:

    message-id = pattern
        .attribute = pattern

A pattern is text on one line with placeables in it: a variable, `{ $name }`; a text as it stands, `{ "" }` or
`{ " " }`, for what would get lost at the ends of a pattern; a number with so many decimals,
`{ NUMBER($name, minimumFractionDigits: 1, maximumFractionDigits: 1) }`, both optional; or a select, which chooses one
of its variants, each on a line of its own; a variant is a pattern again:

    { $name ->
        [key] pattern
       *[key] pattern
    }

Keys are words or numbers; exactly one variant is starred. Everything else in Fluent (terms, other functions,
number literals, references to messages, text over several lines) is refused with `BadTexts`, which names the line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from sacbe.core.errors import BadTexts
from sacbe.core.languages import ENGLISH, Language

Value = str | int | float
"""What a variable can stand for."""

# Not compiled here: most programs that import this never read a file, and start sooner.
_NAME: Final = r"[a-zA-Z][\w-]*"
_ENTRY: Final = rf"({_NAME}) = *"
_ATTRIBUTE: Final = rf"\n +\.({_NAME}) = *"
_IGNORED: Final = r"(#{1,3}( .*)?)?(\n|\Z)"
_TEXT: Final = r"[^{}\n]+"
_VARIABLE: Final = rf"\{{\s*\$({_NAME})(\s+->|\s*\}})"
_VARIANT: Final = rf"\s*\n\s*(\*?)\[({_NAME}|[0-9]+(?:\.[0-9]+)?)\] *"
_LITERAL: Final = r'\{\s*"([^"\\\n]*)"\s*\}'
_NUMBER: Final = rf"\{{\s*NUMBER\(\$({_NAME})((?:, (?:min|max)imumFractionDigits: [0-9])*)\)\s*\}}"
_DIGITS: Final = r"(min|max)imumFractionDigits: ([0-9])"
_END: Final = r"\s*\n\s*\}"


class Variable(NamedTuple):
    """A placeholder for the value of a variable."""

    name: str


class Written(NamedTuple):
    """A placeholder for a number with at least and at most so many decimals."""

    name: str
    least: int
    most: int


class Select(NamedTuple):
    """A choice between variants by the value of a variable."""

    name: str
    variants: tuple[tuple[str, Pattern], ...]
    default: Pattern


Part = str | Variable | Written | Select
Pattern = tuple[Part, ...]


class Message(NamedTuple):
    """A value and its attributes, such as grammatical forms."""

    value: Pattern
    attributes: Mapping[str, Pattern]


def read(source: str) -> dict[str, Message]:
    """Returns the messages of a file by id; raises BadTexts."""
    return _Reader(source).messages()


def fill(pattern: Pattern, values: Mapping[str, Value], language: Language = ENGLISH) -> str:
    """Returns the text of a pattern; raises KeyError for a variable without a value."""
    return "".join(part if isinstance(part, str) else _filled(part, values, language) for part in pattern)


def spell(value: Value, language: Language = ENGLISH) -> str:
    """Returns a value as the language writes it."""
    return value if isinstance(value, str) else language.number(value)


def _filled(part: Variable | Written | Select, values: Mapping[str, Value], language: Language) -> str:
    """The text of a placeable."""
    value = values[part.name]
    if isinstance(part, Select):
        return fill(_chosen(part, value, language), values, language)
    if isinstance(part, Written) and not isinstance(value, str):
        return language.number(value, part.least, part.most)
    return spell(value, language)


def _chosen(select: Select, value: Value, language: Language) -> Pattern:
    """The first variant whose key is the value or, for a number, its plural category."""
    wanted = (value,) if isinstance(value, str) else (str(value).removesuffix(".0"), language.plural(value))
    return next((pattern for key, pattern in select.variants if key in wanted), select.default)


class _Reader:
    """A parser with its place in a source."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0

    def messages(self) -> dict[str, Message]:
        """Returns all messages from here to the end."""
        found: dict[str, Message] = {}
        while self.at < len(self.source):
            if self.take(_IGNORED):
                continue
            entry = self.take(_ENTRY)
            if entry is None:
                raise self.wrong("a message, `id = text`, or a comment")
            if entry[1] in found:
                raise self.wrong(f"another id than {entry[1]}, which is taken")
            found[entry[1]] = self.message()
        return found

    def message(self) -> Message:
        """Reads a message after its id."""
        value, attributes = self.pattern(), {}
        while attribute := self.take(_ATTRIBUTE):
            attributes[attribute[1]] = self.pattern()
        if self.at < len(self.source) and not self.source.startswith("\n", self.at):
            raise self.wrong("the end of the line")
        self.at += 1
        return Message(value, attributes)

    def pattern(self) -> Pattern:
        """Reads a pattern up to the end of the line."""
        parts: list[Part] = []
        text = None
        while self.at < len(self.source) and self.source[self.at] not in "}\n":
            text = self.take(_TEXT)
            parts.append(text[0] if text else self.placeable())
        if text:
            parts[-1] = text[0].rstrip(" ")
        if not parts or (text and parts == [""]):
            raise self.wrong("a text on the same line")
        return tuple(parts)

    def placeable(self) -> Part:
        """Reads what stands in braces."""
        if literal := self.take(_LITERAL):
            return literal[1]
        if number := self.take(_NUMBER):
            digits = {key: int(count) for key, count in re.findall(_DIGITS, number[2])}
            least = digits.get("min", 0)
            return Written(number[1], least, digits.get("max", max(least, 3)))
        variable = self.take(_VARIABLE)
        if variable is None:
            raise self.wrong("`{ $name }` or `{ $name ->`")
        if variable[2].endswith("}"):
            return Variable(variable[1])
        variants: list[tuple[str, Pattern]] = []
        starred: list[Pattern] = []
        while variant := self.take(_VARIANT):
            variants.append((variant[2], self.pattern()))
            starred += [variants[-1][1]] if variant[1] else []
        if not self.take(_END) or len(starred) != 1:
            raise self.wrong("variants, `[key] text`, exactly one of them starred, and `}` on a line of its own")
        return Select(variable[1], tuple(variants), starred[0])

    def take(self, pattern: str) -> re.Match[str] | None:
        """Returns the match at this place and moves past it; None if there is none."""
        match = re.compile(pattern).match(self.source, self.at)
        if match:
            self.at = match.end()
        return match

    def wrong(self, wanted: str) -> BadTexts:
        """Returns the error that something else was expected here."""
        line = self.source.count("\n", 0, self.at) + 1
        found = self.source[self.at :].partition("\n")[0]
        return BadTexts(f"line {line}: {found[:60]!r} should be {wanted}")
