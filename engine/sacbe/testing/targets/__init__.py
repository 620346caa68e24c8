"""What is fuzzed: every door through which data from outside comes in, and the promises it has to keep.

A target takes any bytes and raises if a promise is broken. Its `mutate` makes similar bytes that get further in than
noise does. Its `seeds` are where to begin, with moments of random games and with scenario files, if there are any.
`scripts/fuzz.py` runs the targets guided by coverage, the tests for a moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Final, NamedTuple

from sacbe.testing.targets import bridge, links, notation, positions, scenarios


class Target(NamedTuple):
    """A door and how it is tried."""

    run: Callable[[bytes], None]
    """Raises whatever is wrong."""
    mutate: Callable[[bytes, Random], bytes]
    seeds: Callable[[Iterable[bytes]], list[bytes]]
    """What to begin with; scenario files are given."""


TARGETS: Final = {
    "from_link": Target(links.run, links.mutate, links.seeds),
    "from_position": Target(positions.run, positions.mutate, positions.seeds),
    "bridge": Target(bridge.run, bridge.mutate, bridge.seeds),
    "parse": Target(notation.run, notation.mutate, notation.seeds),
    "scenario": Target(scenarios.run, scenarios.mutate, scenarios.seeds),
}
