"""Moments of random games, of every game, in a real browser: whatever a link holds is drawn and can be played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

import sacbe
from hands import open_game
from sacbe.core.errors import BadPosition
from sacbe.core.record import Record
from sacbe.testing.targets.moments import NAMES, moments
from sacbe.testing.targets.positions import vocabulary

EVERY = 6
"""One in so many of the moments is opened; `moments` has 42 of each game."""
CHANGED = 5
"""Positions of each game that were changed at random and are opened, too."""


def links(name: str) -> list[str]:
    """Links of moments, in turn as a game with its course and as a position."""
    found = []
    for number, record in enumerate(moments(name)[::EVERY]):
        game = Record.at_position(record.state.game, record.state.position()) if number % 2 else record
        found.append(f"#{sacbe.to_link(game)}")
    return found


def changed(name: str, rng: Random) -> Iterator[str]:
    """Links of positions that no game has led to, but that the engine takes."""
    while True:
        record = rng.choice(moments(name))
        position = vocabulary(name).mutate(json.loads(json.dumps(record.state.position())), rng)
        try:
            game = Record.at_position(record.game, position)
        except BadPosition:
            continue
        if game.state != record.state:
            yield f"#{sacbe.to_link(game)}"


@pytest.mark.parametrize("name", NAMES)
def test_moments_of_random_games_are_drawn(desk: Page, name: str) -> None:
    for link in (*links(name), *(link for link, _ in zip(changed(name, Random(20)), range(CHANGED), strict=False))):
        open_game(desk, link)
        expect(desk.locator("svg.board").first).to_be_visible()
        expect(desk.locator("dialog[open]")).to_have_count(0)
