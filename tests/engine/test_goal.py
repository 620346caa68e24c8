"""Goals: how lessons are judged, and how the seats of nobody follow a script."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sacbe
from sacbe.bridge import Session, answer
from sacbe.core.goal import BadGoal, parts, read_goal, unmet
from sacbe.core.record import Record

TWO_WORKERS = {"seats": {"P1": {"pieces": {"a4": "2W"}}}}


def played(*actions: str) -> Record:
    """A game from the position with two workers on the temple at a4."""
    record = Record.at_position(sacbe.game("tikal"), TWO_WORKERS)
    return record.play_all(record.game.notation.parse(text) for text in actions)


@pytest.mark.parametrize(
    ("goal", "left"),
    [
        ({"expect": {"cells.a4.value": 3}}, [1, 1, 0]),
        ({"at_least": {"cells.a4.value": 2}}, [1, 0, 0]),
        ({"events": ["uncovered"]}, [1, 0, 0]),
        ({"at_least": {"ap": 8}, "expect": {"cells.a4.value": 2}}, [1, 0, 2]),
        ({"mover": "P2"}, [1, 1, 1]),
    ],
)
def test_a_goal_is_reached_part_by_part(goal: dict[str, Any], left: list[int]) -> None:
    moments = [played(*["uncover a4"] * times) for times in range(3)]
    assert [len(unmet(read_goal(goal), record, 0)) for record in moments] == left
    assert parts(read_goal(goal)) == sum(map(len, goal.values())) if "mover" not in goal else 1


@pytest.mark.parametrize(
    "goal",
    [{}, [], {"wish": 1}, {"expect": 3}, {"at_least": {"ap": "8"}}, {"events": "uncovered"}, {"mover": 1}],
)
def test_a_goal_that_cannot_be_understood_is_refused(goal: Any) -> None:
    with pytest.raises(BadGoal):
        read_goal(goal)


def asked(session: Session, **request: Any) -> Any:
    """The engine's answer to a request."""
    return json.loads(answer(session, json.dumps(request)))


def test_the_door_judges_a_goal_and_lets_others_follow_a_script() -> None:
    session = Session()
    asked(session, do="new", name="tikal", options={"players": 2}, viewer="public")
    drawn = asked(session, do="follow", patterns=["draw B*", "draw A4", "*"], viewer="P1")
    assert drawn["ok"]["view"]["board"]["hand"]["tile"] == "A4"
    goal = {"expect": {"hand.tile": "A4"}, "at_least": {"ap": 10}}
    judged = {"met": False, "reached": 1, "parts": 2}
    assert asked(session, do="judge", goal=goal, viewer="P1") == {"ok": judged}
    before = asked(session, do="moment", viewer="P1")
    assert asked(session, do="follow", patterns=["uncover *"], viewer="P1")["error"]["name"] == "BadRequest"
    assert asked(session, do="judge", goal={"wish": 1}, viewer="P1")["error"]["name"] == "BadGoal"
    assert asked(session, do="moment", viewer="P1") == before


def test_a_goal_sees_only_what_its_viewer_may_see() -> None:
    session = Session()
    asked(session, do="new", name="eschnapur", options={"players": 3}, viewer="P1")
    while asked(session, do="moment", viewer="P1")["ok"]["view"]["mover"] == "chance":
        asked(session, do="follow", patterns=["*"], viewer="P1")
    own, other = ({"at_least": {f"seats.{seat}.hand.bids.0.value": 1}} for seat in ("P1", "P2"))
    assert asked(session, do="judge", goal=own, viewer="P1")["ok"]["met"]
    assert not asked(session, do="judge", goal=other, viewer="P1")["ok"]["met"]
