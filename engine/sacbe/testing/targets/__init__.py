"""The fuzz targets: every place where the engine reads untrusted data, and what it guarantees there.

A target takes any bytes and raises if a guarantee is broken. Its `mutate` makes similar bytes, which get further than
random ones. Its `seeds` are the first inputs, made from random games and from scenario files, if there are any.
`scripts/fuzz.py` runs the targets guided by coverage; the tests run each for a moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Final, NamedTuple

from sacbe.testing.targets import bridge, links, notation, positions, scenarios


class Target(NamedTuple):
    """A function to fuzz, with its inputs."""

    run: Callable[[bytes], None]
    """Raises if something is wrong."""
    mutate: Callable[[bytes, Random], bytes]
    seeds: Callable[[Iterable[bytes]], list[bytes]]
    """Returns the first inputs, given scenario files."""


TARGETS: Final = {
    "from_link": Target(links.run, links.mutate, links.seeds),
    "from_position": Target(positions.run, positions.mutate, positions.seeds),
    "bridge": Target(bridge.run, bridge.mutate, bridge.seeds),
    "parse": Target(notation.run, notation.mutate, notation.seeds),
    "scenario": Target(scenarios.run, scenarios.mutate, scenarios.seeds),
}
