"""Positions: one that is accepted keeps every guarantee, however play continues."""

from __future__ import annotations

import json
import tomllib
import zlib
from collections.abc import Iterable, Mapping
from functools import cache
from random import Random
from typing import Any

from sacbe.core.errors import BadPosition
from sacbe.core.reading import read_json
from sacbe.games import CODES, game
from sacbe.testing.fuzz import check_onward
from sacbe.testing.mutation import Vocabulary, mutate_bytes
from sacbe.testing.targets.moments import NAMES, moments


def run(data: bytes) -> None:
    """The first line names a game, the rest is a position as JSON."""
    name, _, text = data.decode("utf-8", "replace").partition("\n")
    if name not in CODES:
        return
    try:
        position = read_json(text, BadPosition)
        state = game(name).from_position(position)
    except BadPosition:
        return
    rng = Random(zlib.crc32(data))  # noqa: S311 - the same bytes are played on in the same way
    broken = list(check_onward(state, rng))
    assert not broken, broken[0]


def mutate(data: bytes, rng: Random) -> bytes:
    """Another position of the same game, or noise."""
    name, _, text = data.decode("utf-8", "replace").partition("\n")
    try:
        return written(name, vocabulary(name if name in CODES else NAMES[0]).mutate(json.loads(text), rng))
    except (ValueError, RecursionError):
        return mutate_bytes(data, rng)


def written(name: str, position: Mapping[str, Any]) -> bytes:
    """The bytes of a position."""
    return f"{name}\n{json.dumps(position, separators=(',', ':'))}".encode()


@cache
def vocabulary(name: str) -> Vocabulary:
    """Returns the values found in positions of a game."""
    return Vocabulary(json.loads(json.dumps(record.state.position())) for record in moments(name))


def seeds(files: Iterable[bytes]) -> list[bytes]:
    """Positions of every game, and those with which scenarios begin."""
    found = [written(name, record.state.position()) for name in NAMES for record in moments(name)]
    for file in files:
        scenario = tomllib.loads(file.decode())
        if "position" in scenario:
            found.append(written(scenario["game"], scenario["position"]))
    return found
