"""The scenarios of a game by the rules they show."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sacbe
from sacbe.core.fluent import fill, read
from sacbe.core.scenario import read_scenario
from sitebuild.places import ROOT, SITE, BuildError
from sitebuild.texts import texts

SCENARIOS = ROOT / "tests" / "scenarios"


@dataclass(frozen=True, slots=True)
class Example:
    """A scenario as the pages name it."""

    name: str
    """Its file, which is also its address: tikal/e21."""
    id: str
    rules: tuple[str, ...]
    sentence: str
    data: dict[str, Any]
    """The file itself."""


def read_examples(game: str, language: str) -> tuple[Example, ...]:
    """Returns the scenarios of a game, in the order of the worked examples."""
    sentences = _plain_texts(f"scenarios-{game}", language)
    return tuple(_read(path, sentences) for path in sorted((SCENARIOS / game).glob("*.toml"), key=_order))


def _plain_texts(name: str, language: str) -> dict[str, str]:
    """The plain texts of a file of the site by id."""
    source = texts(language, SITE / "locales", name)
    return {key: fill(message.value, {}) for key, message in read(source).items() if _is_plain(message.value)}


def _is_plain(pattern: tuple[Any, ...]) -> bool:
    return all(isinstance(part, str) for part in pattern)


def _order(path: Path) -> tuple[bool, list[int | str]]:
    """Worked examples first, by number."""
    digits = path.stem.replace("-", ".").split(".")
    return not path.stem.startswith("e"), [int(part) if part.isdigit() else part for part in digits if part]


def _read(path: Path, sentences: dict[str, str]) -> Example:
    text = path.read_text(encoding="utf-8")
    scenario = read_scenario(text, sacbe.game)
    if scenario.message not in sentences:
        raise BuildError(f"{path.relative_to(ROOT)}: there is no text {scenario.message}")
    name = f"{scenario.game.name}/{path.stem}"
    return Example(name, scenario.id, scenario.rules, sentences[scenario.message], tomllib.loads(text))


def by_rule(examples: tuple[Example, ...]) -> dict[str, list[Example]]:
    """Returns the examples that show each rule."""
    found: dict[str, list[Example]] = {}
    for example in examples:
        for rule in example.rules:
            found.setdefault(rule, []).append(example)
    return found
