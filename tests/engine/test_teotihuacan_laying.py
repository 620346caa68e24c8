"""What the view says about laying pyramid tiles and decorations is what really happens."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import sacbe
from sacbe.core.contract import State
from sacbe.core.preview import preview
from sacbe.testing.fuzz import play_random

GAME = sacbe.game("teotihuacan")


def moments(phase: str) -> Iterator[State]:
    """Moments of random games in which something is to be laid."""
    for seed in range(8):
        record = play_random(GAME, {"players": 2 + seed % 3, "profile": "standard"}, Random(seed))
        yield from (state for state in record.states if state.phase == phase)


def laid(state: State, text: str) -> dict[str, Any]:
    """The event of laying a tile."""
    told = preview(state, [GAME.notation.parse(text)])["events"]
    return next(event["params"] for event in told if event["key"] in ("built", "decorated"))


def points(params: dict[str, Any]) -> int:
    return sum(int(thing["amount"]) for thing in params["gain"] if thing["good"] == "vp")


@pytest.mark.parametrize(("phase", "key"), [("build", "layings"), ("decorate", "decoratings")])
def test_every_way_to_lay_a_tile_brings_what_the_view_says(phase: str, key: str) -> None:
    tried = 0
    for state in moments(phase):
        ways: dict[str, Any] = state.view(None)["board"]["pyramid"][key]
        for offer in state.offers():
            if offer["verb"] != phase:
                continue
            tile, where = offer["actions"][0].split(" ")[1:3]
            spot, _, rotation = where.partition("/")
            way = ways[tile][spot][int(rotation)] if rotation else ways[tile][spot]
            params = laid(state, offer["actions"][0])
            assert (way["points"], len(way["matched"])) == (points(params), params["matches"])
            tried += 1
    assert tried > 20


def test_at_any_other_time_the_view_says_nothing_of_it() -> None:
    pyramid = GAME.start(players=2).view(None)["board"]["pyramid"]
    assert (pyramid["layings"], pyramid["decoratings"]) == ({}, {})
