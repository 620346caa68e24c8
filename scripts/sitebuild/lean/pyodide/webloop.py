"""Replaces Pyodide's event loop, which is not needed."""

# A memory snapshot begins with a fixed list of JavaScript objects; the original module puts this one there.
from pyodide_js._api import scheduleCallback

__all__ = ["scheduleCallback"]


def _initialize_event_loop() -> None:
    """Does nothing."""
