"""The game that tests add: registering it leaves no trace, and the suite it goes through finds what is wrong."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import dummy
import sacbe
from dummy.stage import LINES
from sacbe import ALL, CODES, Action, State
from sacbe.core.errors import BadPosition, UnknownGame
from sacbe.core.views import Scene
from sacbe.testing.fuzz import fuzz, play_random

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


@pytest.fixture
def registered() -> Iterator[None]:
    """Market day is one of the games."""
    with dummy.registered():
        yield


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


def market(hands: list[list[int]], laid: list[list[tuple[int, str, bool]]], day: int = 0, **other: Any) -> State:
    """A position of Market day; raises BadPosition."""
    seats = [
        {"hand": hand, "laid": [{"card": card, "area": area, "open": is_open} for card, area, is_open in own]}
        for hand, own in zip(hands, laid, strict=True)
    ]
    return sacbe.game(dummy.NAME).from_position({"setup": {"players": len(hands)}, "seats": seats, "day": day, **other})


@pytest.mark.usefixtures("registered")
def test_the_last_card_of_a_day_opens_all_and_the_stalls_pay() -> None:
    state = market([[], [4]], [[(3, "gate", False), (12, "dock", True)], [(9, "plaza", True)]])
    assert (state.mover, state.scores) == (1, (0, 0))
    assert state.depends_on_hidden(Action("hide", 4, "gate"))
    state = state.play(Action("hide", 4, "gate"))
    assert state.scores == (4, 5)
    assert [event.key for event in state.events] == ["hidden", "opened", "opened", "won", "won", "won", "evening"]
    assert state == market([[], []], [[], []], day=1).with_seat(0, score=4).with_seat(1, score=5)  # type: ignore[attr-defined]


@pytest.mark.usefixtures("registered")
def test_scores_of_whole_games_are_counted_a_second_way() -> None:
    for seed in range(10):
        game = sacbe.game(dummy.NAME)
        record = play_random(game, game.check_options({"players": 2 + seed % 4}), Random(seed))
        points: Counter[int] = Counter()
        for entry in record.log():
            points[entry.mover] += entry.action.verb == "show"
        laid = [
            (entry.action[2], entry.action[1], entry.mover) for entry in record.log() if entry.action.verb != "deal"
        ]
        for day in range(0, len(laid), len(laid) // 3):
            for area, worth in {"gate": 2, "plaza": 3, "dock": 4}.items():
                here = [each for each in laid[day : day + len(laid) // 3] if each[0] == area]
                points.update({max(here)[2]: worth} if here else {})
        assert record.state.scores == tuple(points[seat] for seat in range(record.state.players))


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"day": "first"}, "day is 'first'; it should be a whole number"),
        ({"day": True}, "day is True; it should be a whole number"),
        ({"day": 4}, "day is 4; it should be in the row from 0 to 3"),
        ({"days": 1}, "unknown 'days'; the known entries are setup, seats, day"),
        ({"seats": {}}, "seats is {}; it should be a list"),
        ({"seats": [{}]}, "there are 2 players, but 1 seats"),
        ({"seats": [{"hand": [99]}, {}]}, r"seats\[0\].hand\[0\] is 99; it should be in the row from 1 to 15"),
        ({"seats": [{}, {"laid": [{"card": 1, "area": "moon"}]}]}, r"laid\[0\].area is 'moon'.* from gate to dock"),
        ({"seats": [{}, {"laid": [{"card": 1, "area": "gate"}]}]}, r"laid\[0\].open is None; .* true or false"),
        ({"seats": [{"score": 10**30}, {}]}, "score is 1000000.* it should be in the row from 0 to 9999"),
        ({"setup": {"players": 9}}, "players cannot be 9"),
        ({"setup": {}}, "setup.players is None"),
        ({"seats": [{"hand": [7]}, {"hand": [7]}]}, "a card is there twice"),
        ({"seats": [{}, {"hand": [7]}]}, "cards are not dealt and laid in turn"),
        ({"seats": [{"hand": [7]}, {}], "day": 3}, "cards are not dealt and laid in turn"),
    ],
)
def test_positions_are_read_field_by_field(changes: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadPosition, match=wrong):
        market([[], []], [[], []], **changes)


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize(
    ("tried", "rule", "reason"),
    [
        (Action("fly", 5), "MKT-2.2", 'Nothing like "fly 5" can be done in this game.'),
        (Action("deal", 1), "MKT-2.2", "All cards are dealt."),
        (Action("hide", 4, "plaza"), "MKT-2.1", "P2 does not have the 4."),
        (Action("hide", 8, "plaza"), "MKT-2.3", "P2 already has a card at the plaza."),
        (Action("hide", 8, "dock"), None, None),
    ],
)
def test_a_refusal_names_the_first_word_that_cannot_be(tried: Action, rule: str | None, reason: str | None) -> None:
    state = market([[4], [8]], [[(5, "dock", False)], [(9, "plaza", False)]], day=1)
    refusal = state.why_not(tried)
    assert (refusal and refusal.rule, refusal and refusal.reason) == (rule, reason)


@pytest.mark.usefixtures("registered")
def test_nothing_can_be_laid_before_all_is_dealt_or_after_the_end() -> None:
    for day, reason in ((0, "Cards are being dealt."), (3, "The game is over.")):
        refusal = market([[], []], [[], []], day=day).why_not(Action("hide", 5, "dock"))
        assert refusal is not None
        assert refusal.reason == reason


@pytest.mark.usefixtures("registered")
def test_a_viewer_sees_question_marks() -> None:
    state = market([[5], [4]], [[(3, "gate", False)], [(9, "plaza", True)]])
    assert state.game.picture(state, 0).splitlines() == [
        "day: 0",
        "P1  score: 0; hand: 5; laid: 3 gate",
        "P2  score: 0; hand: ?; laid: 9 plaza open",
    ]
    assert state.game.picture(state, None).splitlines()[1] == "P1  score: 0; hand: ?; laid: ? gate"
    hide = Action("hide", 5, "dock")
    assert [state.disguise(hide, viewer) for viewer in (0, 1, None, ALL)] == [
        "hide 5 dock",
        "hide ? dock",
        "hide ? dock",
        "hide 5 dock",
    ]
    assert state.disguise(Action("show", 5, "dock"), 1) == "show 5 dock"
    assert state.holdings(0) == {"points": 0, "hand": 1, "laid": 1}


def test_the_manual_names_files_that_exist_and_the_lines_that_are_added() -> None:
    named = re.findall(r"\]\(\.\./([\w./-]+)\)", DOC)
    assert len(named) > 15
    assert [name for name in named if not (ROOT / name).exists()] == []
    for _, after in LINES.values():
        assert after.splitlines()[-1].strip() in DOC
