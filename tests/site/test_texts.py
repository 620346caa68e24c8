"""The words of the site: every text that is asked for exists, and every text file is sound."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

import sacbe
from sacbe.bots import ladder

ROOT = Path(__file__).resolve().parents[2]
LOCALES = sorted([*(ROOT / "site/locales/en").glob("*.ftl"), *(ROOT / "site/js/games").glob("*/texts/en.ftl")])
ENGINE = sorted((ROOT / "engine/sacbe").glob("**/texts/en.ftl"))
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
QUOTED = re.compile(r'"([\w-]+)"')
BUILT = re.compile(r"`([\w-]*)\$\{[^}`]*\}([\w-]*)`")
"""A name that is put together, such as `level-${kind}`."""
SETTINGS = re.compile("(theme|pace)-")
ASKED = re.compile(r'\bsay\(\s*"([\w-]+)"')
PART = re.compile(r'\{ id: "([\w-]+)"(?: \}|, params)')
"""A text inside another one."""
READ = """import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
process.stdout.write(JSON.stringify(new FluentResource(readFileSync(0, 'utf8')).body.map(({ id }) => id)));"""


def understood(path: Path) -> list[str]:
    """The messages of a file that the site's Fluent library understands."""
    node = ["node", "--input-type=module", "-e", READ]
    done = subprocess.run(node, input=path.read_text(), cwd=ROOT, capture_output=True, text=True, check=True)
    found: list[str] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("path", [*LOCALES, *ENGINE], ids=lambda path: str(path.relative_to(ROOT)))
def test_every_message_is_understood(path: Path) -> None:
    assert understood(path) == MESSAGE.findall(path.read_text())


def test_every_text_that_is_asked_for_exists_once() -> None:
    """A game may say what the site says in words of its own."""
    for folder in {path.parent for path in LOCALES}:
        own = [path for path in LOCALES if path.parent == folder]
        known = [name for path in own for name in MESSAGE.findall(path.read_text())]
        assert len(known) == len(set(known)), folder
    known = [name for path in LOCALES for name in MESSAGE.findall(path.read_text())]
    scripts = "".join(path.read_text() for path in (ROOT / "site/js").glob("**/*.js"))
    asked = {*ASKED.findall(scripts), *PART.findall(scripts)}
    assert asked - set(known) == set()


def test_every_text_is_asked_for_somewhere() -> None:
    scripts = "".join(path.read_text() for path in (ROOT / "site/js").glob("**/*.*") if path.suffix in (".js", ".py"))
    quoted = set(QUOTED.findall(scripts))
    built = [re.compile(f"{begin}[\\w-]+{end}") for begin, end in BUILT.findall(scripts) if begin or end]
    shown = [
        path for path in LOCALES if not path.name.startswith(("scenarios", "rules", "lessons-"))
    ]  # said by the build and by lessons
    names = {name for path in shown for name in MESSAGE.findall(path.read_text())} - quoted
    assert {n for n in names if not SETTINGS.match(n) and not any(each.fullmatch(n) for each in built)} == set()


def test_the_levels_that_have_a_name_are_those_of_the_game_weak_to_strong() -> None:
    start = (ROOT / "site/locales/en/start.ftl").read_text()
    levels = ladder.levels(sacbe.game("tikal"))
    assert re.findall(r"^level-(\w+) =", start, re.MULTILINE) == ["human", *levels, "bot"]


def test_the_styles_that_have_a_name_are_those_of_the_games() -> None:
    start = (ROOT / "site/locales/en/start.ftl").read_text()
    styles = {style for name in sacbe.CODES for style in ladder.styles(sacbe.game(name))}
    assert set(re.findall(r"^style-(\w+) =", start, re.MULTILINE)) == {"none", *styles}
