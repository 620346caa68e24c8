"""Views as vectors of fixed length, by feature hashing: every leaf of the view adds to one entry.

A number adds its value at the hash of its path; a word adds 1 at the hash of its path and itself. This works for every
game, and can show nothing that the view does not show.
"""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

from sacbe.core.contract import Json

SIZE = 2048
_NOT_SEEN = ("offers", "chances", "viewer")
"""Left out: what follows from the rest, and the viewer."""
LARGEST = 1e6


def features(view: dict[str, Json], size: int = SIZE) -> list[float]:
    """Returns the vector of a view."""
    vector = [0.0] * size
    for path, value in _leaves({key: part for key, part in view.items() if key not in _NOT_SEEN}, ""):
        vector[crc32(path.encode()) % size] += value
    return [max(-LARGEST, min(LARGEST, value)) for value in vector]


def _leaves(data: Json, path: str) -> Iterator[tuple[str, float]]:
    """Every leaf as a path and a number."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _leaves(value, f"{path}/{key}")
    elif isinstance(data, (list, tuple)):
        for index, value in enumerate(data):
            yield from _leaves(value, f"{path}/{index}")
    elif isinstance(data, (bool, int, float)):
        yield path, float(data)
    elif data is not None:
        yield f"{path}={data}", 1.0
