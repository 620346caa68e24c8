"""The examples of the README and of docstrings run as they stand."""

from __future__ import annotations

import doctest
from pathlib import Path

import sacbe.core.action

README = Path(__file__).parents[2] / "README.md"


def test_readme_examples() -> None:
    found = doctest.testfile(str(README), module_relative=False)
    assert found.attempted > 10
    assert found.failed == 0


def test_docstring_examples() -> None:
    found = doctest.testmod(sacbe.core.action)
    assert found.attempted
    assert found.failed == 0
