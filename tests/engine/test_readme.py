"""The examples of the README and of docstrings run as they stand."""

from __future__ import annotations

import doctest
from pathlib import Path
from types import ModuleType

import pytest

import sacbe.bots
import sacbe.core.action

README = Path(__file__).parents[2] / "README.md"


def test_readme_examples() -> None:
    found = doctest.testfile(str(README), module_relative=False)
    assert found.attempted > 10
    assert found.failed == 0


@pytest.mark.parametrize("module", [sacbe.bots, sacbe.core.action], ids=lambda module: module.__name__)
def test_docstring_examples(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted
    assert found.failed == 0
