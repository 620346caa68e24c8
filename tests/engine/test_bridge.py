"""The door to the browser: what it answers, and that a bad request changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sacbe.bridge import REQUESTS, Session, answer
from sacbe.links import from_link

DIGITS = "00112233445566778899aabbccddeeff"


class Door:
    """One session, asked in Python instead of JSON text."""

    def __init__(self) -> None:
        self.session = Session()

    def raw(self, text: str) -> dict[str, Any]:
        reply = answer(self.session, text)
        assert reply.isascii()
        found: dict[str, Any] = json.loads(reply)
        assert set(found) in ({"ok"}, {"error"})
        return found

    def ask(self, do: str, **fields: Any) -> Any:
        found = self.raw(json.dumps({"do": do, **fields}))
        assert "ok" in found, found
        return found["ok"]

    def refused(self, do: str, **fields: Any) -> dict[str, Any]:
        error: dict[str, Any] = self.raw(json.dumps({"do": do, **fields}))["error"]
        return error


@pytest.fixture
def door() -> Door:
    return Door()


@pytest.fixture
def game(door: Door) -> Door:
    """A two-player game in P1's first turn: the tile is laid, ten points are left."""
    door.ask("new", name="tikal", options={"players": 2})
    moment = door.ask("chance", random=DIGITS)
    door.ask("play", actions=[moment["view"]["actions"][0]["text"]])
    return door


def test_games_are_listed_with_their_options_and_players(door: Door) -> None:
    tikal = next(each for each in door.ask("games") if each["game"] == "tikal")
    assert {"key": "players", "choices": [2, 3, 4], "default": 2} in tikal["options"]
    assert tikal["levels"][0] == "random"


def test_texts_are_fluent_source(door: Door) -> None:
    assert "\nmoved = " in door.ask("texts", name="tikal")["game"]


def test_facts_are_the_fixed_data_of_a_game(door: Door) -> None:
    assert door.ask("facts", name="tikal")["turn_points"] == 10


def test_a_new_game_waits_for_chance(door: Door) -> None:
    moment = door.ask("new", name="tikal", options={"players": 4, "auction": True})
    assert (moment["view"]["mover"], moment["step"], moment["undo"], moment["last"]) == ("chance", 0, 0, None)


@pytest.mark.parametrize("key", ["game", "self", "cls", "auctions", ""])
def test_an_option_that_does_not_exist_is_named(door: Door, key: str) -> None:
    assert f"no option {key!r}" in door.refused("new", name="tikal", options={key: 1})["message"]


def test_chance_uses_the_random_digits_of_the_request(door: Door) -> None:
    def drawn(digits: str) -> str:
        door.ask("new", name="tikal", options={})
        text: str = door.ask("chance", random=digits)["last"]["text"]
        return text

    assert drawn(DIGITS) == drawn(DIGITS)
    assert len({drawn(f"{n:032x}") for n in range(60)}) == 6


def test_play_tells_what_happened(game: Door) -> None:
    moment = game.ask("play", actions=["enter W a5"])
    (entry,) = moment["entries"]
    assert (entry["mover"], entry["text"]) == ("P1", "enter W a5")
    assert entry["events"][0] == {
        "key": "entered",
        "rule": "TIK-7.1",
        "params": {"seat": "P1", "piece": "W", "cell": "a5"},
    }
    assert moment["view"]["ap"] == 9


def test_several_actions_are_all_or_nothing(game: Door) -> None:
    before = game.ask("moment")
    error = game.refused("play", actions=["enter W a5", "move W a5-h1"])
    assert (error["name"], error["rule"], error["key"]) == ("IllegalAction", "TIK-7.3", "not_explored")
    assert game.ask("moment") == before


def test_undo_and_redo_stay_within_the_turn(game: Door) -> None:
    game.ask("play", actions=["enter W a5", "move W a5-b4"])
    assert game.ask("undo")["redo"] == ["move W a5-b4"]
    assert game.ask("redo")["view"]["ap"] == 8
    assert [game.ask("undo")["undo"] for _ in range(3)] == [2, 1, 0]
    assert game.refused("undo")["name"] == "BadRequest"


def test_a_turn_that_used_up_its_points_can_still_be_taken_back(game: Door) -> None:
    moment = game.ask("play", actions=["enter W a5"] * 10)
    assert moment["view"]["mover"] == "chance"
    assert game.ask("undo")["view"]["ap"] == 1


def test_nobody_takes_back_what_another_seat_decided(game: Door) -> None:
    game.ask("new", name="tikal", options={"players": 2, "auction": True})
    game.ask("play", actions=["draw A1", "draw A2", "bid 1"])
    assert game.ask("moment")["view"]["mover"] == "P2"
    assert game.refused("undo", seat="P2")["name"] == "BadRequest"
    assert game.ask("undo", seat="P1")["view"]["mover"] == "P1"


def test_looking_back_changes_nothing(game: Door) -> None:
    game.ask("play", actions=["enter L a5"])
    now = game.ask("moment")
    past = game.ask("look", step=0)
    assert (past["view"]["phase"], past["redo"]) == ("draw", [])
    assert game.ask("moment") == now


def test_the_log_can_be_asked_from_a_step_on(game: Door) -> None:
    assert [entry["step"] for entry in game.ask("log", since=1)] == [2]


def test_a_link_opens_to_the_same_moment(game: Door) -> None:
    game.ask("play", actions=["enter L a5"])
    link, view = game.ask("link"), game.ask("moment")["view"]
    assert Door().ask("open", link=link)["view"] == view
    assert str(from_link(game.ask("link", step=2)).actions[-1]).startswith("place")


def test_a_game_is_put_back_with_what_was_taken_back(game: Door) -> None:
    game.ask("play", actions=["enter W a5", "enter L a5"])
    before = game.ask("undo")
    played = [entry["text"] for entry in game.ask("log")]
    there = Door()
    start = game.ask("link", step=0)
    assert there.ask("open", link=start, actions=[*played, *before["redo"]], step=before["step"]) == before
    assert there.ask("redo")["view"] == game.ask("redo")["view"]


def test_what_cannot_be_put_back_leaves_the_game_alone(game: Door) -> None:
    before, link = game.ask("moment"), game.ask("link")
    assert game.refused("open", link=link[:-2])["name"] == "BadLink"
    assert game.refused("open", link=link, actions=["enter W a5", "move W a5-h1"])["name"] == "IllegalAction"
    assert game.refused("open", link=link, actions=["enter W"])["name"] == "BadNotation"
    assert game.refused("open", link=link, actions=["enter W a5"], step=9)["name"] == "BadRecord"
    assert game.ask("moment") == before


def test_why_not_gives_the_rule(game: Door) -> None:
    refusal = game.ask("why_not", text="uncover a4")
    assert (refusal["rule"], refusal["key"]) == ("TIK-7.4", "too_few_pieces")
    assert game.ask("why_not", text="end") is None


def test_a_computer_player_thinks_in_slices_and_has_a_legal_plan(game: Door) -> None:
    for level in game.ask("games")[0]["levels"]:
        for _ in range(3):
            thought = game.ask("think", level=level, seconds=0.01, random=DIGITS)
        assert set(thought) == {"plan", "done", "likes"}
        step = game.ask("moment")["step"]
        game.ask("play", actions=thought["plan"]["actions"])
        game.ask("open", link=game.ask("link", step=step))


@pytest.mark.parametrize("seat", ["P1", "P2", "nobody", "mover"])
def test_a_view_can_be_asked_for_any_seat(game: Door, seat: str) -> None:
    offered = game.ask("moment", seat=seat)["view"]["actions"]
    assert bool(offered) == (seat in ("P1", "mover"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "17",
        "{}",
        '{"do": 1}',
        '{"do": "fly"}',
        '{"do": "play"}',
        '{"do": "play", "actions": "end"}',
        '{"do": "play", "actions": [1]}',
        '{"do": "play", "actions": ["jump"]}',
        '{"do": "look", "step": true}',
        '{"do": "look", "step": 99}',
        '{"do": "look", "step": -1}',
        '{"do": "look", "step": 99}',
        '{"do": "undo", "far": 1}',
        '{"do": "moment", "seat": "P9"}',
        '{"do": "new", "name": "chess", "options": {}}',
        '{"do": "new", "name": "tikal", "options": {"players": 9}}',
        '{"do": "new", "name": "tikal", "options": {"colour": 9}}',
        '{"do": "open", "link": "AAAA"}',
        '{"do": "chance", "random": "00112233445566778899"}',
        '{"do": "think", "level": "oracle", "seconds": 0, "random": "00112233445566778899"}',
        '{"do": "think", "level": "random", "seconds": 0, "random": "luck"}',
        '{"do": "think", "level": "random", "seconds": 0, "random": "00"}',
        "[" * 50_000,
        " " * 200_000,
    ],
)
def test_a_bad_request_is_named_and_changes_nothing(game: Door, text: str) -> None:
    before = game.ask("moment")
    error = game.raw(text)["error"]
    assert error["name"]
    assert error["message"]
    assert "Traceback" not in error["message"]
    assert game.ask("moment") == before


@pytest.mark.parametrize("name", [name for name in REQUESTS if name not in ("games", "texts", "facts", "new", "open")])
def test_without_a_game_there_is_nothing_to_ask(door: Door, name: str) -> None:
    samples = {str: "0" * 20, int: 0, float: 0, list: ["end"], dict: {}}
    fields = {key: samples[kind] for key, kind in REQUESTS[name].needs.items()}
    assert door.refused(name, **fields)["name"] == "NoGame"
