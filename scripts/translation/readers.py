"""Formats every message with extreme values in both Fluent readers, the engine's and the site's, and compares them."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from sacbe.core.fluent import Message, Pattern, Value, Written, fill
from sacbe.core.languages import Language
from translation.compare import PLURALS
from translation.files import ROOT, File, patterns, selects, variables

NUMBERS: Sequence[int | float] = (
    *(0, 1, 2, 3, 4, 5, 10, 11, 12, 14, 20, 21, 22, 25, 100, 101, 111, 121, 1000, 1234, 12345, 1_000_000, 987_654_321),
    *(-1, -2, -5, 0.5, 1.5, 2.25, 0.0625, 1234.5678),
)
"""Numbers that languages treat differently."""
NAMES = ("", "P1", "a4", "Ёжик", "l’œil", "Anna, Bea e Carla", "x" * 60)
"""Texts that a variable may stand for."""
UNKNOWN = "none-of-these"
SCRIPT = Path(__file__).with_name("readers.mjs")
Values = Mapping[str, Value]
Task = tuple[str, str, Sequence[Values]]
"""A message, one of its attributes or "", and the values to try."""


def disagreements(files: Sequence[tuple[File, Language]]) -> Iterator[str]:
    """Yields what one of the readers cannot format, or both format differently."""
    tasks = [[*_tasks(file.messages)] for file, _ in files]
    shown = [
        {"language": language.code, "source": file.source, "tasks": each}
        for (file, language), each in zip(files, tasks, strict=True)
    ]
    answers = _site(shown)
    for (file, language), each, answer in zip(files, tasks, answers, strict=True):
        lost = sorted(set(file.messages) - set(answer["messages"]))
        yield from (f"{file.name}: {key}: the site's reader does not understand it" for key in lost)
        for (key, form, tries), texts in zip(each, answer["texts"], strict=True):
            place = f"{file.name}: {key}.{form}" if form else f"{file.name}: {key}"
            wrong = _difference(patterns(file.messages[key])[form], tries, texts, language)
            if wrong and key not in lost:
                yield f"{place}: {wrong}"


def _difference(pattern: Pattern, tries: Sequence[Values], texts: Sequence[str], language: Language) -> str | None:
    """How the two readers differ first, if they do."""
    for values, text in zip(tries, texts, strict=True):
        own = fill(pattern, values, language)
        if own != text:
            return f"with {dict(values)} the engine says {own!r}, the site {text!r}"
    return None


def _tasks(messages: Mapping[str, Message]) -> Iterator[Task]:
    for key, message in messages.items():
        for form, pattern in patterns(message).items():
            yield key, form, values_for(pattern)


def values_for(pattern: Pattern) -> list[dict[str, Value]]:
    """Returns values for the variables of a pattern: every variant is chosen once, and every extreme occurs once."""
    choices = {name: _choices(pattern, name) for name in sorted(variables(pattern))}
    most = max((len(each) for each in choices.values()), default=1)
    # Each variable runs through its values at its own pace, so that not all have the same place at once.
    return [
        {name: each[(at + turn * shift) % len(each)] for shift, (name, each) in enumerate(choices.items())}
        for turn in range(min(len(choices), 3) or 1)
        for at in range(most)
    ]


def _choices(pattern: Pattern, name: str) -> Sequence[Value]:
    """The values to try for a variable."""
    keys = {key for select in selects(pattern) if select.name == name for key, _ in select.variants}
    if keys & PLURALS or any(key[0].isdigit() for key in keys) or _is_written(pattern, name):
        return NUMBERS
    if keys:
        return (*sorted(keys), UNKNOWN)
    return (*NAMES, *NUMBERS)


def _is_written(pattern: Pattern, name: str) -> bool:
    """Whether a variable is written with so many decimals somewhere."""
    here = any(isinstance(part, Written) and part.name == name for part in pattern)
    return here or any(_is_written(variant, name) for each in selects(pattern) for _, variant in each.variants)


def _site(shown: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """What the site's reader makes of files: which messages it understands, and the text for every task."""
    done = subprocess.run(
        ["node", str(SCRIPT)], input=json.dumps(shown), cwd=ROOT, capture_output=True, encoding="utf-8", check=True
    )
    answers: list[dict[str, Any]] = json.loads(done.stdout)
    return answers
