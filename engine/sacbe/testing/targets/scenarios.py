"""Scenario files: each is refused with a reason, or runs to its end."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable
from functools import cache, lru_cache
from random import Random
from typing import Any

from sacbe.core.errors import SacbeError
from sacbe.core.scenario import read_scenario, run_scenario
from sacbe.games import game
from sacbe.testing.mutation import Vocabulary, mutate_bytes
from sacbe.testing.targets.moments import NAMES, moments

_LONG_ACTS = ("auto",)
"""Acts that play on for thousands of actions: they are read, but not run."""

_SENSE = 0.8
"""The share of changes that leave it TOML."""


def run(data: bytes) -> None:
    """The bytes are a scenario file."""
    try:
        scenario = read_scenario(data.decode("utf-8", "replace"), game)
    except SacbeError as error:
        assert str(error), "a scenario is refused without a reason"
        return
    if any(act in step for case in scenario.cases for step in case.steps for act in _LONG_ACTS):
        return
    for failure in run_scenario(scenario):
        assert str(failure), "a scenario fails without a reason"


def mutate(data: bytes, rng: Random) -> bytes:
    """Another scenario, or noise."""
    try:
        changed = _vocabulary().mutate(_read(data), rng)
        return written(changed) if isinstance(changed, dict) and rng.random() < _SENSE else mutate_bytes(data, rng)
    except (ValueError, RecursionError):
        return mutate_bytes(data, rng)


@lru_cache(maxsize=1000)
def _read(data: bytes) -> dict[str, Any]:
    """What a file says; most are changed many times."""
    return tomllib.loads(data.decode("utf-8", "replace"))


def written(scenario: dict[str, Any]) -> bytes:
    """A scenario as TOML, with every table in one line."""
    return "".join(f"{json.dumps(key)} = {_value(value)}\n" for key, value in scenario.items()).encode()


def _value(data: Any) -> str:
    """A value as TOML; nothing is written as an empty text."""
    if isinstance(data, dict):
        return "{" + ", ".join(f"{json.dumps(str(key))} = {_value(value)}" for key, value in data.items()) + "}"
    if isinstance(data, list):
        return "[" + ", ".join(map(_value, data)) + "]"
    return '""' if data is None else json.dumps(data) if isinstance(data, (str, bool)) else str(data)


@cache
def _samples() -> tuple[dict[str, Any], ...]:
    """A small scenario for every moment of a few games."""
    found: list[dict[str, Any]] = []
    for name in NAMES:
        which = game(name)
        for record in moments(name):
            state = record.state
            texts = [str(action) for action in state.legal()]
            examples = which.notation.examples
            step = {
                "chance" if state.outcomes() else "play": texts[:1],
                "offered": texts[-1:],
                "not_offered": [examples[len(found) % len(examples)]],
                "count": {"*": len(texts)},
                "refused": {examples[len(found) % len(examples)]: f"{which.rule_prefix}-1"},
                "probability": dict.fromkeys(texts[:1], "1/2"),
                "expect": {"mover": "P1", "seats.P1.score": 3, "phase": "act"},
                "absent": ["moon"],
                "events": ["drawn"],
                "event_counts": {"drawn": 1},
                "mover": "P1",
                "seat": "P1",
                "note": "a remark",
            }
            keys = [key for k, key in enumerate(step) if (k + len(found)) % 3 == 0 or k == 0]
            position = json.loads(json.dumps(state.position()))
            found.append(
                {
                    "id": "sample",
                    "game": name,
                    "rules": [],
                    "message": "m",
                    "position": position,
                    "step": [{key: step[key] for key in keys}],
                }
            )
    return tuple(found)


@cache
def _vocabulary() -> Vocabulary:
    """The values found in scenarios."""
    return Vocabulary(_samples())


def seeds(files: Iterable[bytes]) -> list[bytes]:
    """Scenarios of every game, and the given files."""
    return [*(written(sample) for sample in _samples()), *files]
