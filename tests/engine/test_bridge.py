"""The door to the browser: what it answers, and that a bad request changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sacbe.bridge
from sacbe.bridge import MOST_TABLES, REQUESTS, Session, answer, call
from sacbe.catalogue import catalogue
from sacbe.core.record import Record
from sacbe.games import game as house
from sacbe.links import from_link, to_link

DIGITS = "00112233445566778899aabbccddeeff"


class Door:
    """One session, asked in Python instead of JSON text; whoever does not say otherwise sees everything."""

    def __init__(self) -> None:
        self.session = Session()

    def raw(self, text: str) -> dict[str, Any]:
        reply = answer(self.session, text)
        assert reply.isascii()
        found: dict[str, Any] = json.loads(reply)
        assert set(found) in ({"ok"}, {"error"})
        return found

    def _asked(self, do: str, fields: dict[str, Any]) -> dict[str, Any]:
        viewer = {"viewer": "all"} if "viewer" in REQUESTS[do].needs else {}
        return self.raw(json.dumps({"do": do, **viewer, **fields}))

    def ask(self, do: str, **fields: Any) -> Any:
        found = self._asked(do, fields)
        assert "ok" in found, found
        return found["ok"]

    def refused(self, do: str, **fields: Any) -> dict[str, Any]:
        error: dict[str, Any] = self._asked(do, fields)["error"]
        return error


@pytest.fixture
def door() -> Door:
    return Door()


@pytest.fixture
def game(door: Door) -> Door:
    """A two-player game in P1's first turn: the tile is laid, ten points are left."""
    door.ask("new", name="tikal", options={"players": 2})
    moment = door.ask("chance", random=DIGITS)
    door.ask("play", actions=moment["view"]["offers"][0]["actions"])
    return door


def test_the_catalogue_has_all_that_a_start_screen_needs() -> None:
    games = {each["name"]: each for each in json.loads(json.dumps(catalogue()))}
    tikal, eschnapur = games["tikal"], games["eschnapur"]
    assert {"key": "players", "choices": [2, 3, 4], "default": 2, "unless": None} in tikal["options"]
    assert (tikal["players"], tikal["hides"], eschnapur["hides"]) == ([2, 3, 4], False, True)
    assert (tikal["levels"][0], tikal["facts"]["turn_points"], tikal["rules_version"]) == ("random", 10, 1)
    assert "\nmoved = " in tikal["texts"]["game"]
    assert "\nhunt = " in eschnapur["texts"]["bots"]


def test_a_new_game_waits_for_chance(door: Door) -> None:
    moment = door.ask("new", name="tikal", options={"players": 4, "auction": True})
    assert (moment["view"]["mover"], moment["step"], moment["undo"], moment["last"]) == ("chance", 0, 0, None)
    assert moment["log"] == []


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
    assert moment["view"]["board"]["ap"] == 9


def test_several_actions_are_all_or_nothing(game: Door) -> None:
    before = game.ask("moment")
    error = game.refused("play", actions=["enter W a5", "move W a5-h1"])
    assert (error["name"], error["rule"], error["key"]) == ("IllegalAction", "TIK-7.3", "not_explored")
    assert game.ask("moment") == before


def test_undo_and_redo_stay_within_the_turn(game: Door) -> None:
    game.ask("play", actions=["enter W a5", "move W a5-b4"])
    assert game.ask("undo")["redo"] == 1
    assert game.ask("redo")["view"]["board"]["ap"] == 8
    assert [game.ask("undo")["undo"] for _ in range(3)] == [2, 1, 0]
    assert game.refused("undo")["name"] == "BadRequest"


def test_a_turn_that_used_up_its_points_can_still_be_taken_back(game: Door) -> None:
    moment = game.ask("play", actions=["enter W a5"] * 10)
    assert moment["view"]["mover"] == "chance"
    assert game.ask("undo")["view"]["board"]["ap"] == 1


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
    assert (past["view"]["phase"], past["redo"]) == ("draw", 0)
    assert game.ask("moment") == now


def test_the_log_can_be_asked_from_a_step_on(game: Door) -> None:
    assert [entry["step"] for entry in game.ask("log", since=1)] == [2]
    assert game.ask("log", since=-1) == game.ask("log")
    assert game.ask("log", since=99) == []


def test_a_link_opens_to_the_same_moment(game: Door) -> None:
    game.ask("play", actions=["enter L a5"])
    link, view = game.ask("link"), game.ask("moment")["view"]
    opened = Door().ask("open", link=link)
    assert (opened["view"], opened["log"]) == (view, game.ask("log"))
    assert str(from_link(game.ask("link", step=2)).actions[-1]).startswith("place")


def test_a_game_is_put_back_with_what_was_taken_back(game: Door) -> None:
    game.ask("play", actions=["enter W a5", "enter L a5"])
    before, kept = game.ask("undo"), game.ask("record")
    there = Door()
    actions = [*kept["actions"], *kept["redo"]]
    opened = there.ask("open", link=kept["start"], actions=actions, step=len(kept["actions"]))
    assert opened == {**before, "log": game.ask("log")}
    assert there.ask("redo")["view"] == game.ask("redo")["view"]
    assert game.ask("record", step=2) == {"start": kept["start"], "actions": actions[:2], "redo": []}


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
    for level in catalogue()[0]["levels"]:
        for _ in range(3):
            thought = game.ask("think", level=level, seconds=0.01, random=DIGITS)
        assert set(thought) == {"plan", "done", "likes"}
        step = game.ask("moment")["step"]
        game.ask("play", actions=thought["plan"]["actions"])
        game.ask("open", link=game.ask("link", step=step))


@pytest.mark.parametrize("viewer", ["P1", "P2", "public", "all"])
def test_where_nothing_is_hidden_everybody_may_see_what_the_mover_may_do(game: Door, viewer: str) -> None:
    view = game.ask("moment", viewer=viewer)["view"]
    assert view["viewer"] == viewer
    assert view["offers"] == game.ask("moment", viewer="P1")["view"]["offers"] != []


def test_what_could_be_done_after_an_offer_comes_with_the_whole_gesture(game: Door) -> None:
    after, over = game.ask("ahead", offers=[["enter W a5"], ["end"]])
    assert over == []
    assert {offer["actions"][0] for offer in after} == {"enter W a5"}
    game.ask("play", actions=["enter W a5"])
    now = game.ask("moment")["view"]["offers"]
    assert [offer | {"actions": offer["actions"][1:]} for offer in after] == now
    game.ask("undo")
    assert game.ask("why_not", text="move W a5-h5", after=["enter W a5"])["key"] == "not_explored"


def test_a_preview_tells_what_is_paid_got_and_decided_next(game: Door) -> None:
    enter, walk, end = game.ask("preview", offers=[["enter W a5"], ["enter W a5", "move W a5-b4"], ["end"]])
    then = {"mover": "P1", "phase": "act", "chance": False}
    told = [event["key"] for event in enter.pop("events")]
    assert told == ["entered"]
    assert enter == {"pay": {"ap": 1, "workers": 1}, "get": {}, "after": {"ap": 9, "workers": 17}, "then": then}
    assert walk["after"] == {"ap": 8, "workers": 17}
    assert (end["pay"], end["then"]) == ({"ap": 10}, {"mover": "chance", "phase": "draw", "chance": True})


@pytest.mark.parametrize(
    ("offers", "name"),
    [
        ([["enter W a5"], ["uncover a4"]], "IllegalAction"),
        ([["fly"]], "BadNotation"),
        ([[]], "BadOffer"),
        ([["end", "draw A2"]], "BadOffer"),
        (["end"], "BadRequest"),
        ([[1]], "BadRequest"),
    ],
)
def test_what_cannot_be_done_has_no_preview(game: Door, offers: Any, name: str) -> None:
    error = game.refused("preview", offers=offers)
    assert error["name"] == name
    assert name != "IllegalAction" or error["rule"] == "TIK-7.4"


def sealed(*second: int) -> Door:
    """Eschnapur before the sealed bids: it is for P1 to commit a card, and P2 holds these."""
    seats = {"P1": {"bids": [1, 2]}, "P2": {"bids": list(second)}, "P3": {"bids": [20]}}
    position = {"phase": "commit", "opened": ["gate_red"], "token": "8/9", "seats": seats}
    door = Door()
    door.ask("open", link=to_link(Record.at_position(house("eschnapur"), position)))
    return door


@pytest.mark.parametrize("viewer", ["P1", "P2", "public", "all"])
def test_where_hands_are_hidden_only_the_mover_may_see_it(viewer: str) -> None:
    view = sealed(3, 4).ask("moment", viewer=viewer)["view"]
    assert view["mover"] == "P1"
    assert bool(view["offers"]) == (viewer in ("P1", "all"))


@pytest.fixture
def hidden() -> Door:
    return sealed(4, 9)


def test_a_sealed_bid_is_told_to_its_owner_only(hidden: Door) -> None:
    hidden.ask("play", actions=["play 2"], viewer="P1")
    texts = {viewer: hidden.ask("log", viewer=viewer)[0] for viewer in ("P1", "P2", "public", "all")}
    assert {viewer: entry["text"] for viewer, entry in texts.items()} == {
        "P1": "play 2", "P2": "play ?", "public": "play ?", "all": "play 2",
    }  # fmt: skip
    private = {viewer: [event["key"] for event in entry["events"]] for viewer, entry in texts.items()}
    assert private["P1"] == private["all"] == ["committed", "committed_card"]
    assert private["P2"] == private["public"] == ["committed"]
    assert hidden.ask("moment", viewer="P2")["last"] == {"mover": "P1", "text": "play ?"}
    assert (hidden.ask("moment", viewer="P1")["undo"], hidden.ask("moment", viewer="P2")["undo"]) == (1, 0)
    assert hidden.refused("undo", viewer="public")["name"] == "BadRequest"


def test_nobody_is_told_what_another_seat_could_play(hidden: Door) -> None:
    other = sealed(25, 26)
    for door in (hidden, other):
        door.ask("play", actions=["play 2"], viewer="P1")
    for card in range(1, 31):
        asked = {"text": f"play {card}", "viewer": "P1"}
        assert hidden.ask("why_not", **asked) == other.ask("why_not", **asked)
        if card not in (4, 9, 25, 26):
            refused = [door.refused("play", actions=[f"play {card}"], viewer="P1") for door in (hidden, other)]
            assert refused[0] == refused[1]
    assert hidden.ask("why_not", text="play 4", viewer="P2") is None
    assert other.ask("why_not", text="play 4", viewer="P2")["key"] == "bid_not_held"


def test_nobody_looks_into_a_hand_by_trying_what_would_follow() -> None:
    """Whether the second action is legal tells whether P2 holds the card, so it has to wait for the first."""
    sale = {"tiles": ["1m/4", "1c/4"], "moved": True, "offers": {"P2": "1 bid:pick"}}
    position = {"phase": "sell", "sale": sale, "seats": {"P2": {"bids": [4, 9]}}}
    door = Door()
    door.ask("open", link=to_link(Record.at_position(house("eschnapur"), position)))
    errors = [door.refused("play", actions=["accept P2", f"pick bid {card}"], viewer="P1") for card in (4, 5)]
    assert errors[0] == errors[1]
    assert "reveals something" in errors[0]["message"]
    door.ask("play", actions=["accept P2"], viewer="P1")
    assert door.refused("play", actions=["pick bid 5"], viewer="P1")["key"] == "card_not_available"
    assert door.ask("play", actions=["pick bid 4"], viewer="P1")["last"]["text"] == "pick bid 4"


def test_the_last_sealed_bid_has_an_open_end(hidden: Door) -> None:
    hidden.ask("play", actions=["play 2"], viewer="P1")
    (third,) = hidden.ask("preview", offers=[["play 9"]], viewer="P2")
    assert third["then"] == {"mover": "P3", "phase": "commit", "chance": False}
    hidden.ask("play", actions=["play 9"], viewer="P2")
    (last,) = hidden.ask("preview", offers=[["play 20"]], viewer="P3")
    then = {"mover": "chance", "phase": "commit", "chance": True}
    assert last == {"pay": {}, "get": {}, "after": {}, "events": [], "then": then}


def test_reasons_that_tell_a_hand_are_for_its_owner(hidden: Door) -> None:
    fields = {"level": "regular", "seconds": 0, "random": DIGITS}
    plans = {viewer: hidden.ask("think", viewer=viewer, **fields)["plan"] for viewer in ("P1", "P2", "all")}
    assert plans["P1"] == plans["all"]
    assert plans["P1"]["reasons"]
    assert plans["P2"] == {**plans["P1"], "value": 0.0, "reasons": []}
    assert "for P1" in hidden.refused("hint", seconds=0, random=DIGITS, viewer="P2")["message"]
    assert hidden.ask("hint", seconds=0, random=DIGITS, viewer="P1")["plan"]["reasons"]


def test_every_table_has_its_own_game() -> None:
    def asked(table: str, **fields: Any) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(call(json.dumps(fields), table))
        return found

    for table, players in (("a", 2), ("b", 3)):
        asked(table, do="new", name="tikal", options={"players": players}, viewer="public")
    asked("a", do="chance", random=DIGITS, viewer="public")
    for table, players, step in (("a", 2, 1), ("b", 3, 0)):
        moment = asked(table, do="moment", viewer="public")["ok"]
        assert (len(moment["view"]["seats"]), moment["step"]) == (players, step)
    assert asked("a", do="close") == {"ok": None}
    assert asked("a", do="moment", viewer="public")["error"]["name"] == "NoGame"
    assert asked("b", do="moment", viewer="public")["ok"]["step"] == 0
    asked("b", do="close")


def test_tables_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sacbe.bridge, "_tables", {})
    begin = json.dumps({"do": "new", "name": "tikal", "options": {}, "viewer": "public"})
    assert "NoGame" in call('{"do":"link"}', "empty"), "a table without a game takes no place"
    for table in range(MOST_TABLES):
        assert "ok" in json.loads(call(begin, str(table)))
    assert json.loads(call(begin, "one more"))["error"]["name"] == "TooManyTables"
    assert "ok" in json.loads(call(begin, "7")), "a table that is there can be used again"
    call('{"do":"close"}', "7")
    assert "ok" in json.loads(call(begin, "one more"))


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
        '{"do": "play", "actions": ["jump"], "viewer": "all"}',
        '{"do": "look", "step": true, "viewer": "all"}',
        '{"do": "look", "step": 99, "viewer": "all"}',
        '{"do": "look", "step": -1, "viewer": "all"}',
        '{"do": "undo", "far": 1, "viewer": "all"}',
        '{"do": "log", "since": "1", "viewer": "all"}',
        '{"do": "moment"}',
        '{"do": "moment", "viewer": "P9"}',
        '{"do": "moment", "viewer": "mover"}',
        '{"do": "moment", "viewer": null}',
        '{"do": "games"}',
        '{"do": "new", "name": "tikal", "options": {}, "viewer": "P9"}',
        '{"do": "new", "name": "chess", "options": {}, "viewer": "all"}',
        '{"do": "new", "name": "tikal", "options": {"players": 9}, "viewer": "all"}',
        '{"do": "new", "name": "tikal", "options": {"colour": 9}, "viewer": "all"}',
        '{"do": "open", "link": "AAAA", "viewer": "all"}',
        '{"do": "chance", "random": "00112233445566778899", "viewer": "all"}',
        '{"do": "hint", "seconds": 0, "random": "00112233445566778899", "viewer": "P2"}',
        '{"do": "think", "level": "oracle", "seconds": 0, "random": "00112233445566778899", "viewer": "all"}',
        '{"do": "think", "level": "random", "seconds": 0, "random": "luck", "viewer": "all"}',
        '{"do": "think", "level": "random", "seconds": 0, "random": "00", "viewer": "all"}',
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


@pytest.mark.parametrize("name", ["tikal", "eschnapur", "teotihuacan"])
def test_draws_follow_from_their_randomness_and_every_step_is_somebody_s(door: Door, name: str) -> None:
    moment = door.ask("new", name=name, options={})
    given = []
    while len(given) < 12:
        if moment["view"]["mover"] == "chance":
            given.append(f"{len(given):032x}")
            moment = door.ask("chance", random=given[-1])
        else:
            moment = door.ask("play", actions=moment["view"]["offers"][-1]["actions"][:1])
    whose, log = door.ask("whose"), door.ask("log")
    assert len(whose) == len(log) + 1
    assert all(seat == entry["mover"] for seat, entry in zip(whose, log, strict=False) if entry["mover"] != "chance")
    assert whose[-1] == (moment["view"]["turn"] if moment["view"]["mover"] == "chance" else moment["view"]["mover"])
    assert door.ask("redraw", since=0, random=given) is None
    chances = [entry["step"] - 1 for entry in log if entry["mover"] == "chance"]
    assert door.ask("redraw", since=chances[2], random=given[2:]) is None
    assert door.ask("redraw", since=0, until=chances[2], random=given[:2]) is None
    wrong = [door.ask("redraw", since=0, random=[*given[:3], f"{other:032x}", *given[4:]]) for other in range(40, 80)]
    assert set(wrong) <= {None, chances[3]}
    assert chances[3] in wrong
    assert door.refused("redraw", since=0, random=given[1:])["name"] == "BadRequest"


@pytest.mark.parametrize("name", [name for name in REQUESTS if name not in ("new", "open", "scenario", "close")])
def test_without_a_game_there_is_nothing_to_ask(door: Door, name: str) -> None:
    samples = {str: "0" * 20, int: 0, float: 0, list: ["end"], dict: {}}
    fields = {key: samples[kind] for key, kind in REQUESTS[name].needs.items() if key != "offers"}
    fields |= {"offers": [["end"]]} if name in ("preview", "ahead") else {}
    assert door.refused(name, **fields)["name"] == "NoGame"


def test_the_text_of_a_scenario_shows_what_its_cases_play(door: Door) -> None:
    text = """game = "tikal"
[position]
seats.P1.pieces = { a4 = "W" }
[[step]]
play = "uncover a4"
expect = { ap = 7 }
[[case]]
name = "walk"
[[case.step]]
play = ["move W a4-a5", "uncover a4"]
"""
    found = door.ask("scenario", text=text)
    assert [(case["name"], case["view"]["board"]["ap"]) for case in found["cases"]] == [("", 10), ("walk", 10)]
    assert [(fault["case"], fault["line"]) for fault in found["faults"]] == [(0, 6), (1, 10)]
    assert found["faults"][0]["message"] == "ap is 8; it should be 7"
    opened = door.ask("open", link=found["cases"][0]["link"], viewer="public")
    assert (opened["step"], opened["view"]["board"]["ap"]) == (1, 8)


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("game = 'tikal'\n[position]\nap = 5\nseats.P1.pieces = { a9 = 'W' }", 4, "'a9' is not a hex"),
        ("game = 'tikal'\n\n[[step]]\nplay = 'draw A1'\n[[step]]\nplay = 'hello'", 6, "no action 'hello'"),
        ("game = 'tikal'\nbla = 3", 2, "unknown 'bla'"),
        ("game = 'tikal'\nap = = 3", 2, "this is not TOML"),
        ("\ngame = 'chess'", 2, "there is no game 'chess'"),
        ("", None, "'game' is missing"),
    ],
)
def test_what_is_wrong_in_the_text_of_a_scenario_is_told_with_its_line(
    door: Door, text: str, line: int | None, says: str
) -> None:
    error = door.refused("scenario", text=text)
    assert error.get("line") == line
    assert says in error["message"]


def test_a_position_becomes_a_text_that_shows_the_same(door: Door) -> None:
    door.ask("new", name="eschnapur", options={}, viewer="public")
    door.ask("chance", random="0" * 16, viewer="all")
    seen = door.ask("moment", viewer="all")["view"]
    (case,) = door.ask("scenario", text=door.ask("text"))["cases"]
    assert case["view"] == seen
