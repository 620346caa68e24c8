"""The drawing of Teotihuacán: every view of many games, on the whole board and on the pages of a small screen."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sacbe import CHANCE, draw
from sacbe.teotihuacan import GAME
from sacbe.teotihuacan.components import PROFILES
from sacbe.teotihuacan.facts import facts

ROOT = Path(__file__).resolve().parents[2]
SORTS = [
    "board",
    "worker",
    "discovery",
    "space",
    "royal",
    "technology",
    "house",
    "pyramid",
    "square",
    "decoration",
    "stairs",
    "temple",
    "wheel",
]
"""The references of offers that are places on the board."""


def game(**options: Any) -> tuple[list[Any], list[Any]]:
    """Some views of a random game, from the empty table to the end, and all its events."""
    rng = Random(11)
    state: Any = GAME.start(**options)
    seen, events = [state.view(None)], []
    while state.mover is not None:
        state = state.play(draw(state, rng) if state.mover == CHANCE else rng.choice(state.legal()))
        events += [{"key": event.key, "rule": event.rule, "params": event.params} for event in state.events]
        if rng.random() < 0.07:
            seen.append(state.view(0))
    return [*seen, state.view(None)], events


@pytest.mark.parametrize(
    "options",
    [
        *({"players": 2 + n % 3, "profile": name} for n, name in enumerate(sorted(PROFILES))),
        {"players": 4, "first_game": True},
        {"players": 3, "draft": True},
    ],
    ids=lambda options: " ".join(map(str, options.values())),
)
def test_every_view_is_drawn_and_every_offer_has_its_places(options: dict[str, Any]) -> None:
    views, events = game(**options)
    task = {"game": "teotihuacan", "facts": facts(), "sorts": SORTS, "views": views, "events": events}
    node = ["node", "tests/site/draw_views.mjs"]
    done = subprocess.run(node, input=json.dumps(task), cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == []
