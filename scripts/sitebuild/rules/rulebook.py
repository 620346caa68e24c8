"""The numbered rules of a game, `docs/rules/<game>.md`, as sections of rules; every id becomes an anchor."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import ceil, log2
from pathlib import Path

from sitebuild.places import ROOT

RULES = ROOT / "docs" / "rules"
_HEADING = re.compile(r"(#{1,3}) (.+)")
_RULE = re.compile(r"(- )?\*\*((?:[A-Z]{2,3})-[A-Z]?[0-9]+[a-z]?(?:\.[0-9]+)?|CP-[a-z0-9]+)\b")
"""The first line of a rule, a ruling, a worked example or a choice point."""
_NUMBERED = re.compile(r"([0-9]+)\. ")
_ROW = re.compile(r"\| ((?:[A-Z]{1,2}-?[0-9]+)|[0-9]+)\b")
"""A row of a table that begins with an id or a number."""
_LINE, _LINES_AROUND = 34, 4
"""Letters in a line on a phone, and lines around the text of a rule."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered paragraph, or text without a number."""

    id: str | None
    text: str
    """In Markdown, without the id."""


@dataclass(slots=True)
class Section:
    """A heading and what follows it."""

    id: str
    title: str
    level: int
    rules: list[Rule] = field(default_factory=list)

    @property
    def height(self) -> int:
        """How high it is on a phone at most, in steps that the style sheet knows: 40 lines, 80, 160 and so on. Until a
        browser has laid it out, this is its height, and if that were too little, it would lie over what follows."""
        lines = sum(_LINES_AROUND + len(rule.text) / _LINE for rule in self.rules)
        return max(1, ceil(log2(lines / 40)) + 1) if lines else 1


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules text of one game."""

    game: str
    title: str
    prefix: str
    """How the ids of its rules begin, such as TIK."""
    sections: tuple[Section, ...]
    rows: frozenset[str]
    """The ids of rows in tables."""

    def anchors(self) -> frozenset[str]:
        """Returns everything that can be linked to."""
        named = {rule.id for section in self.sections for rule in section.rules if rule.id}
        return frozenset({section.id for section in self.sections} | named | self.rows)


def read_rulebook(game: str, prefix: str) -> Rulebook:
    """Returns the rules of a game."""
    return parse(game, rules_path(game).read_text(encoding="utf-8"), prefix)


def rules_path(game: str) -> Path:
    """Returns the file with the rules of a game."""
    return RULES / f"{game}.md"


def parse(game: str, text: str, prefix: str) -> Rulebook:
    """Returns a rules text as sections; what stands before the first heading of a section is a section of its own."""
    title, sections = "", [Section("about", "", 2)]
    for block in _blocks(text.splitlines()):
        heading = _HEADING.fullmatch(block[0])
        if heading is None:
            sections[-1].rules.append(_rule(block))
        elif heading[1] == "#":
            title = heading[2]
        else:
            sections.append(Section(_section_id(heading[2], prefix, len(sections)), heading[2], len(heading[1])))
    rows = {row for section in sections for rule in section.rules for row in row_ids(rule.text, section.id)}
    return Rulebook(game, title, prefix, tuple(each for each in sections if each.title or each.rules), frozenset(rows))


def _blocks(lines: list[str]) -> Iterator[list[str]]:
    """The lines of headings, rules and other text, each apart; rulers are left out."""
    block: list[str] = []
    inside = ""
    for line in lines:
        begins = _RULE.match(line)
        ends = _HEADING.fullmatch(line) or line == "---" or (inside == "item" and line and not line.startswith(" "))
        if begins or ends:
            if any(block):
                yield block
            block = []
            inside = ("item" if begins[1] else "paragraph") if begins else ""
        if _HEADING.fullmatch(line):
            yield [line]
        elif line != "---":
            block.append(line)
    if any(block):
        yield block


def _rule(block: list[str]) -> Rule:
    begins = _RULE.match(block[0])
    if begins is None:
        return Rule(None, "\n".join(block).strip())
    # A list item is indented; its text is not a list.
    body = [line.removeprefix("  ") for line in block] if begins[1] else block
    rest = body[0][begins.end() :]
    first = rest.removeprefix("**") if rest.startswith("**") else f"**{rest.lstrip()}"
    return Rule(begins[2], "\n".join([first.strip(), *body[1:]]).strip())


def _section_id(title: str, prefix: str, number: int) -> str:
    """The anchor of a section: the id in its title, or its number."""
    if title.startswith(f"{prefix}-"):
        return title.split()[0]
    numbered = _NUMBERED.match(title)
    return f"{prefix}-{numbered[1]}" if numbered else f"part-{number}"


def row_ids(text: str, section: str) -> list[str]:
    """Returns the ids of the rows of tables; in a table headed `n`, numbers count within the section: TIK-15.6."""
    found = []
    numbers = False
    for line in text.splitlines():
        row = _ROW.match(line)
        numbers = line.startswith("| n |") or (numbers and line.startswith("|"))
        if row and (numbers or not row[1].isdigit()):
            found.append(row_id(row[1], section))
    return found


def row_id(text: str, section: str) -> str:
    """Returns the id of a row that begins with an id or a number."""
    return f"{section}.{text}" if text.isdigit() else text
