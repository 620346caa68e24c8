"""Where the texts of a language are, and what is in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from sacbe.core.errors import BadTexts
from sacbe.core.fluent import Message, Pattern, Select, read

ROOT = Path(__file__).resolve().parents[2]
NAMED = ("engine/sacbe/*/texts/en.ftl", "engine/sacbe/bots/*/texts/en.ftl", "site/js/games/*/texts/en.ftl")
"""Files that are named after their language."""
HOUSED = ("site/locales/en/*.ftl", "site/rules/en/*/*.md")
"""Files in a folder that is named after their language."""


@dataclass(frozen=True)
class File:
    """A file of texts in a language, whether it is there or not."""

    path: Path

    @property
    def name(self) -> str:
        """The path inside the repository."""
        return self.path.relative_to(ROOT).as_posix()

    @cached_property
    def source(self) -> str:
        """The text, empty if there is no such file."""
        return self.path.read_text(encoding="utf-8") if self.path.is_file() else ""

    @cached_property
    def messages(self) -> Mapping[str, Message]:
        """The messages by id; none if the file cannot be read."""
        return {} if self.mistake else read(self.source)

    @cached_property
    def mistake(self) -> str | None:
        """What Python's Fluent reader does not understand."""
        try:
            read(self.source)
        except BadTexts as error:
            return str(error)
        return None


def english_files() -> list[File]:
    """Returns every file with texts for players, in English."""
    return [File(path) for pattern in (*NAMED, *HOUSED) for path in sorted(ROOT.glob(pattern))]


def in_language(english: File, code: str) -> File:
    """Returns the file that has the same texts in another language."""
    if english.path.name == "en.ftl":
        return File(english.path.with_name(f"{code}.ftl"))
    parts = list(english.path.parts)
    parts[len(parts) - 1 - parts[::-1].index("en")] = code
    return File(Path(*parts))


def patterns(message: Message) -> dict[str, Pattern]:
    """Returns the value of a message, under the name "", and its attributes by name."""
    return {"": message.value, **message.attributes}


def selects(pattern: Pattern) -> list[Select]:
    """Returns all selects in a pattern, also those inside variants."""
    found = [part for part in pattern if isinstance(part, Select)]
    return found + [inner for each in found for _, variant in each.variants for inner in selects(variant)]


def variables(pattern: Pattern) -> set[str]:
    """Returns the names of all variables in a pattern."""
    here = {part.name for part in pattern if not isinstance(part, str)}
    return here.union(*(variables(variant) for each in selects(pattern) for _, variant in each.variants))


def words(pattern: Pattern) -> str:
    """Returns the text of a pattern with a space for each variable and between the variants of a select."""
    texts = []
    for part in pattern:
        variants = part.variants if isinstance(part, Select) else ()
        texts += [part] if isinstance(part, str) else [" ", *(f"{words(variant)} " for _, variant in variants)]
    return "".join(texts)
