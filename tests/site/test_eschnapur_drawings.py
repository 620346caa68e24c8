"""What one sees of Eschnapur, drawn without a browser from games played at random."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import sacbe
from sacbe.core.contract import State, draw
from sacbe.core.seats import ALL

ROOT = Path(__file__).resolve().parents[2]
GAME = sacbe.game("eschnapur")
EAGER = ("open_niche", "accept", "agree", "step")
"""What players at random are made to like, so that games get anywhere."""


def played(players: int) -> Iterator[State]:
    """Every state of a game at random."""
    rng = Random(players)
    state = GAME.start(players=players)
    while state.mover is not None:
        yield state
        if state.mover == sacbe.CHANCE:
            state = state.play(draw(state, rng))
            continue
        liked = [action for action in state.legal() if action[0] in EAGER]
        state = state.play(rng.choice(liked if liked and rng.random() < 0.7 else list(state.legal())))
    yield state


def shown(players: int) -> dict[str, Any]:
    """Views of a game for all sorts of viewers, and its events as the public learns them."""
    states = list(played(players))
    viewers = [*range(players), None, ALL]
    entries = [
        {
            "view": state.view(None),
            "events": [{"key": e.key, "rule": e.rule, "params": e.params} for e in state.events if e.seats is None],
        }
        for state in states[1:]
        if any(event.key in ("bid_shown", "turned", "stepped", "sold", "game_over") for event in state.events)
    ]
    some = [*range(0, len(states), 7), len(states) - 1]
    views = [states[at].view(viewers[at % len(viewers)]) for at in some]
    return {"views": views, "entries": entries, "first": states[0].view(None), "last": states[-1].view(None)}


def test_every_view_and_every_reveal_is_drawn_and_tells_nothing_of_hidden_hands() -> None:
    games = [shown(players) for players in (3, 4, 5)]
    assert all(len(game["views"]) > 20 for game in games)
    task = json.dumps({"games": games, "facts": GAME.facts()})
    node = ["node", "tests/site/eschnapur_drawings.js"]
    done = subprocess.run(node, input=task, cwd=ROOT, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == []
