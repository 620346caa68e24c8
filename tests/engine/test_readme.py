"""The examples of the README and of docstrings run as they stand."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from types import ModuleType

import pytest

import sacbe.bots
import sacbe.core.action
from sacbe import CODES

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"


def test_readme_examples() -> None:
    found = doctest.testfile(str(README), module_relative=False)
    assert found.attempted > 10
    assert found.failed == 0


@pytest.mark.parametrize("module", [sacbe.bots, sacbe.core.action], ids=lambda module: module.__name__)
def test_docstring_examples(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted
    assert found.failed == 0


def test_every_game_has_the_files_the_readme_lists() -> None:
    (row,) = re.findall(
        r"the same file names for the same roles in each: ([^;|]*);", README.read_text(encoding="utf-8")
    )
    listed = {f"{name}.py" for name in re.findall(r"`(\w+)`", row)}
    rooms = [{path.name for path in (ROOT / "engine" / "sacbe" / name).glob("*.py")} for name in CODES]
    assert listed == set.intersection(*rooms) - {"__init__.py"}
