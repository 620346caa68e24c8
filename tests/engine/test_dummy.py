"""The game that tests add: registering it leaves no trace, and the suite it goes through finds what is wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dummy
import sacbe
from dummy.stage import LINES
from sacbe import ALL, CODES, Action, State
from sacbe.core.errors import UnknownGame
from sacbe.core.views import Scene
from sacbe.testing.fuzz import fuzz

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def test_the_game_is_one_of_the_house_only_while_it_is_registered() -> None:
    before = dict(CODES), list(sacbe.__path__)
    with dummy.registered():
        assert sacbe.game(dummy.NAME).code == dummy.CODE
    assert (dict(CODES), list(sacbe.__path__)) == before
    with pytest.raises(UnknownGame):
        sacbe.game(dummy.NAME)


def test_cards_that_show_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with dummy.registered():
        game = sacbe.game(dummy.NAME)
        state = type(game.start())
        scene = state.scene
        monkeypatch.setattr(state, "scene", lambda self, viewer: _shown(self, scene(self, viewer), scene(self, ALL)))
        assert any("can tell a sampled world" in each for each in fuzz(game, games=1, seed=1).violations)


def _shown(state: State, seen: Scene, all_seen: Scene) -> Scene:
    """What a viewer sees, with the cards of P1 besides."""
    return seen._replace(seats=[all_seen.seats[0], *seen.seats[1:]])


def test_the_last_card_of_a_day_opens_all_and_the_stalls_pay() -> None:
    with dummy.registered():
        game = sacbe.game(dummy.NAME)
        hands = {"P1": {"hand": []}, "P2": {"hand": ["4"]}}
        laid = ["P1 hide 3 gate", "P2 show 9 plaza", "P1 show 12 dock"]
        state = game.from_position({"players": 2, "seats": hands, "laid": laid})
        assert (state.mover, state.scores) == (1, (0, 0))
        state = state.play(Action("hide", 4, "gate"))
        assert state.scores == (4, 5)
        assert [event.key for event in state.events] == ["hidden", "opened", "opened", "won", "won", "won", "evening"]


def test_the_manual_names_files_that_exist_and_the_lines_that_are_added() -> None:
    named = re.findall(r"\]\(\.\./([\w./-]+)\)", DOC)
    assert len(named) > 15
    assert [name for name in named if not (ROOT / name).exists()] == []
    for _, after in LINES.values():
        assert after.splitlines()[-1].strip() in DOC
