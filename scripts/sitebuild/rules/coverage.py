"""Which rules a scenario shows, and which none does."""

from __future__ import annotations

from dataclasses import dataclass

from sacbe.cli.rules import numbered_rules
from sitebuild.rules.examples import Example, by_rule
from sitebuild.rules.rulebook import Rulebook, rules_path


@dataclass(frozen=True, slots=True)
class Coverage:
    """The rules of a game, each with the scenarios that show it."""

    sections: tuple[tuple[str, tuple[tuple[str, tuple[Example, ...]], ...]], ...]
    """Section titles, with their rules."""
    rules: int
    shown: int


def covered(game: str, book: Rulebook, examples: tuple[Example, ...]) -> Coverage:
    """Returns the coverage of a rules text."""
    numbered = set(numbered_rules(rules_path(game).read_text(encoding="utf-8")))
    shown = by_rule(examples)
    sections = []
    for section in book.sections:
        rules = tuple(rule.id for rule in section.rules if rule.id in numbered and rule.id)
        if rules:
            sections.append((section.title, tuple((rule, tuple(shown.get(rule, ()))) for rule in rules)))
    return Coverage(tuple(sections), len(numbered), sum(1 for rule in numbered if rule in shown))
