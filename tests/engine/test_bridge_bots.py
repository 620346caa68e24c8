"""The door to the browser, for computer players: thoughts and reviews in slices."""

from __future__ import annotations

import json
from itertools import count
from random import Random
from typing import Any

import pytest

from sacbe import CHANCE, CODES, Record, draw, game
from sacbe.bots.advisor import Advisor
from sacbe.bridge import REQUESTS, Session, answer
from sacbe.links import from_link, to_link

DIGITS = "00112233445566778899aabbccddeeff"


class Door:
    """One session, asked in Python instead of JSON text."""

    def __init__(self) -> None:
        self.session = Session()

    def raw(self, do: str, **fields: Any) -> dict[str, Any]:
        viewer = {"viewer": "all"} if "viewer" in REQUESTS[do].needs else {}
        found: dict[str, Any] = json.loads(answer(self.session, json.dumps({"do": do, **viewer, **fields})))
        return found

    def ask(self, do: str, **fields: Any) -> Any:
        found = self.raw(do, **fields)
        assert "ok" in found, found
        return found["ok"]

    def review(self, seconds: float = 0.0) -> dict[str, Any]:
        found: dict[str, Any] = self.ask("review", seconds=seconds, random=DIGITS)
        return found

    def whole_review(self) -> list[dict[str, Any]]:
        verdicts = []
        for _ in range(100_000):
            found = self.review(0.02)
            verdicts += found["verdicts"]
            assert 0 <= found["step"] <= found["steps"]
            if found["done"]:
                assert found["step"] == found["steps"]
                return verdicts
        raise AssertionError("the review never ends")


def random_record(name: str, steps: int, **options: Any) -> Record:
    rng = Random(4)
    record = Record.start(game(name), **options)
    while record.step < steps and (mover := record.state.mover) is not None:
        legal = record.state.legal()
        record = record.play(draw(record.state, rng) if mover == CHANCE else rng.choice(legal))
    return record


def opened(record: Record) -> Door:
    door = Door()
    door.ask("open", link=to_link(record))
    return door


def timed() -> Door:
    """A door whose computer players take five milliseconds for every slice, on any machine."""
    door, ticks = Door(), count()
    door.session.advisor = Advisor(lambda: next(ticks) * 0.005)
    return door


def test_the_time_of_a_turn_is_shared_by_its_thoughts() -> None:
    door = timed()
    door.ask("new", name="tikal", options={"players": 2})
    door.ask("chance", random=DIGITS)
    first = thought = door.ask("think", level="expert", seconds=0, random=DIGITS)
    while thought["likes"]:
        thought = door.ask("think", level="expert", seconds=0.03, random=DIGITS)
    door.ask("play", actions=thought["plan"]["actions"][:1])
    again = door.ask("think", level="expert", seconds=0, random=DIGITS)
    assert 0 < again["likes"] < first["likes"] <= 2
    door.ask("play", actions=again["plan"]["actions"])


def test_every_hint_has_the_time_of_a_whole_turn() -> None:
    door = timed()
    door.ask("new", name="tikal", options={"players": 2})
    door.ask("chance", random=DIGITS)
    wishes = []
    for _ in range(4):
        thought = door.ask("hint", seconds=0, random=DIGITS)
        wishes.append(thought["likes"])
        while thought["likes"]:
            thought = door.ask("hint", seconds=0.1, random=DIGITS)
        door.ask("play", actions=thought["plan"]["actions"][:1])
    assert min(wishes) == max(wishes) > 1


def test_a_new_game_has_all_its_time() -> None:
    door = timed()
    wishes = []
    for _ in range(2):
        door.ask("new", name="tikal", options={"players": 2})
        door.ask("chance", random=DIGITS)
        wishes.append(door.ask("think", level="expert", seconds=0, random=DIGITS)["likes"])
        door.ask("think", level="expert", seconds=0.4, random=DIGITS)
    assert wishes[0] == wishes[1] > 0


@pytest.mark.parametrize("asked", ["hint", "think"])
def test_an_offer_can_be_played_as_it_is_shown(asked: str) -> None:
    """A hint keeps to the menu; a computer player does not, but its offer of several steps is shown as one."""
    seats = {"P2": {"symbols": ["red"], "coins": 12, "moves": 2}, "P1": {"bids": [4, 29], "coins": 3}}
    sale = {"tiles": ["4m/1", "bid/2"]}
    position = {"phase": "offer", "active": "P1", "seat": "P2", "sale": sale, "seats": seats}
    door = opened(Record.at_position(game("eschnapur"), position))
    level, viewer = ({"level": "expert"}, "P3") if asked == "think" else ({}, "P2")
    (shown,) = door.ask(asked, seconds=0, random=DIGITS, viewer=viewer, **level)["plan"]["actions"]
    assert shown.startswith("offer ")
    played = door.ask("play", actions=[shown], viewer=viewer)
    assert played["view"]["mover"] != "P2"
    assert (played["step"] == 1) == (asked == "hint")


@pytest.mark.parametrize("name", CODES)
def test_every_game_is_reviewed_turn_by_turn(name: str) -> None:
    record = random_record(name, 60 if name == "tikal" else 10_000)
    door = opened(record)
    verdicts = door.whole_review()
    for seat, sums in door.review()["sums"].items():
        own = [each for each in verdicts if each["seat"] == seat]
        for key, total in sums.items():
            assert total == pytest.approx(sum(each[key] for each in own), abs=0.05 * (len(own) + 1))
    end = record.step
    while record.state.mover is not None and record.states[end - 1].mover in (CHANCE, record.state.mover):
        end -= 1  # the turn that goes on is not judged yet
    played = sum(state.mover != CHANCE for state in record.states[:end])
    assert sum(len(each["played"]) for each in verdicts) == played
    steps = [each["step"] for each in verdicts]
    assert steps == sorted(set(steps))
    for each in verdicts:
        assert set(each) == {"step", "seat", "played", "best", "cost", "luck", "grade"}
        assert each["cost"] >= 0
        assert each["grade"] in ("fine", "slip", "mistake")
        assert str(record.actions[each["step"]]) == each["played"][0]


def test_a_review_goes_on_where_it_was_and_starts_anew_on_another_moment() -> None:
    door = opened(random_record("tikal", 40))
    first = []
    for _ in range(2):
        verdicts: list[Any] = []
        while not verdicts:
            found = door.review()
            verdicts = found["verdicts"]
        first.append((verdicts[0]["step"], found["done"]))
    assert first[0][0] < first[1][0]
    assert not first[1][1]
    door.ask("moment")
    assert all(each["step"] > first[1][0] for each in door.whole_review())
    found = door.review()
    assert (found["verdicts"], found["done"], found["step"], found["steps"]) == ([], True, 40, 40)
    door.ask("open", link=door.ask("link", step=20))
    again = door.whole_review()
    assert again[0]["step"] == first[0][0]
    assert all(each["step"] < 20 for each in again)


def test_a_failed_request_leaves_the_review_where_it_was() -> None:
    door = opened(random_record("tikal", 40))
    before: list[Any] = []
    while not before:
        before = door.review()["verdicts"]
    assert door.raw("review", seconds=0, random="luck")["error"]["name"] == "BadRequest"
    assert door.raw("review", seconds="all", random=DIGITS)["error"]["name"] == "BadRequest"
    assert door.raw("play", actions=["guard h5"])["error"]
    assert door.whole_review()[0]["step"] > before[0]["step"]


@pytest.mark.parametrize("seconds", ["-1", "-0.001", "61", "NaN", "Infinity", "-Infinity", "1e400", "1" + 400 * "0"])
@pytest.mark.parametrize("do", ["hint", "review"])
def test_a_time_that_is_none_is_refused(do: str, seconds: str) -> None:
    door = Door()
    door.ask("new", name="tikal", options={})
    door.ask("chance", random=DIGITS)
    asked = f'{{"do": "{do}", "seconds": {seconds}, "random": "{DIGITS}", "viewer": "all"}}'
    error = json.loads(answer(door.session, asked))["error"]
    assert error["name"] == "BadRequest"


@pytest.mark.parametrize(
    "digits", ["", "00112233", "-" + DIGITS, "0x" + DIGITS, "00_11" * 9, " " + DIGITS, DIGITS + "\n"]
)
def test_random_digits_are_just_that(digits: str) -> None:
    door = Door()
    door.ask("new", name="tikal", options={})
    assert door.raw("chance", random=digits)["error"]["message"].startswith("random should be at least 16 hex")


def test_nothing_played_is_nothing_to_review() -> None:
    door = Door()
    door.ask("new", name="tikal", options={})
    nothing = {"cost": 0, "luck": 0}
    assert door.review() == {
        "verdicts": [], "sums": {"P1": nothing, "P2": nothing}, "done": True, "step": 0, "steps": 0,
    }  # fmt: skip


def test_hidden_hands_stay_hidden_until_the_end() -> None:
    door = opened(random_record("eschnapur", 60))
    assert "when it is over" in door.raw("review", seconds=0, random=DIGITS)["error"]["message"]


@pytest.mark.parametrize("level", ["random", "novice", "expert"])
def test_chance_and_nobody_do_not_think(level: str) -> None:
    door = Door()
    door.ask("new", name="tikal", options={})
    assert door.raw("think", level=level, seconds=0, random=DIGITS)["error"]["name"] == "BadRequest"
    assert door.raw("hint", seconds=0, random=DIGITS)["error"]["name"] == "BadRequest"


@pytest.mark.parametrize("name", CODES)
def test_a_bot_from_outside_is_told_all_that_its_seat_knows(name: str) -> None:
    rng, door, compared = Random(7), Door(), 0
    for moment in range(5, 400, 13):
        record = random_record(name, moment)
        seat = record.state.mover
        if seat is None or seat == CHANCE:
            continue
        door.ask("open", link=to_link(record))
        told, known = from_link(door.ask("observed")).state.observe(seat), record.state.observe(seat)
        assert told.legal() == known.legal()
        assert told.view() == known.view()
        seed = rng.random()
        assert told.sample(Random(seed)).position() == known.sample(Random(seed)).position()
        compared += 1
    assert compared > 5


def test_nobody_to_move_observes_nothing() -> None:
    door = Door()
    door.ask("new", name="tikal", options={})
    assert door.raw("observed")["error"]["name"] == "BadRequest"
