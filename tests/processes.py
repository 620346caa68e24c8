"""What the tests have other processes do: those can import it by this name, wherever a test that uses it lies."""

from __future__ import annotations

import os
from time import sleep


def process(_: int) -> int:
    """The process this runs in, after long enough for others to begin."""
    sleep(0.2)
    return os.getpid()
