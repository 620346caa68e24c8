"""Stops somebody else's code that runs for too long, with the line where it was.

Only the jumps of that code are watched, so nothing else gets slower. Pythons before 3.12 cannot do that: there, endless
loops stay endless.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from types import CodeType
from typing import Any, Final

_EVERY: Final = 256
"""Jumps between two looks at the clock."""
_TOOL: Final = 4
"""Our number among the tools that watch Python."""

_deadline = float("inf")
_jumps = 0


class TooSlow(Exception):
    """Code that was watched ran for too long."""


def watch(code: CodeType) -> None:
    """Watches this code and all functions in it from now on."""
    monitoring: Any = getattr(sys, "monitoring", None)
    if monitoring is None:
        return
    if monitoring.get_tool(_TOOL) is None:
        monitoring.use_tool_id(_TOOL, "sacbe")
        monitoring.register_callback(_TOOL, monitoring.events.JUMP, _jumped)
    monitoring.set_local_events(_TOOL, code, monitoring.events.JUMP)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            watch(constant)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Within the block, watched code raises TooSlow after so many seconds."""
    global _deadline
    _deadline = perf_counter() + seconds
    try:
        yield
    finally:
        _deadline = float("inf")


def _jumped(*_: object) -> None:
    """Looks at the clock now and then."""
    global _jumps
    _jumps += 1
    if _jumps % _EVERY == 0 and perf_counter() > _deadline:
        raise TooSlow
