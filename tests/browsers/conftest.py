"""The browsers of these tests, and where they find the project's scripts."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "scripts"), str(ROOT / "tests")]

from browsers.drivers import Driver, firefox, webkit  # noqa: E402


@pytest.fixture(params=[firefox, webkit], ids=["firefox", "webkit"])
def driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    with request.param() as found:
        yield found
