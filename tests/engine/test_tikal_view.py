"""What the view of Tikal tells an interface, so that it has nothing to work out by itself."""

from __future__ import annotations

import pytest

from sacbe import tikal
from sacbe.core.record import Record
from sacbe.games import game

POSITION = {
    "players": 3,
    "tiles": ["a3=A2/0", "a2=A3/2", "b3=B1/0"],
    "seats": {"P1": {"pieces": {"a5": "W"}, "score": 7}, "P2": {"score": 9}, "P3": {"score": 9}},
}


@pytest.fixture
def record() -> Record:
    return Record.at_position(game("tikal"), POSITION)


@pytest.mark.parametrize(
    ("cell", "works"),
    [("a4", ["uncover", "guard"]), ("a3", ["dig", "camp"]), ("a2", ["camp"]), ("a5", []), ("b3", [])],
    ids=["temple", "treasure", "jungle", "base camp", "volcano"],
)
def test_a_hex_names_the_work_that_belongs_to_it(record: Record, cell: str, works: list[str]) -> None:
    assert record.state.view(0)["board"]["cells"][cell]["works"] == works


def test_work_that_is_refused_for_its_hex_is_not_named() -> None:
    """Whatever the game offers anywhere is among the works of that hex."""
    state = Record.at_position(game("tikal"), POSITION).state
    view = state.view(0)
    kinds = {"uncover": "no_temple", "guard": "no_temple", "dig": "no_treasure_tile", "camp": "no_camp_site"}
    for cell, hex_ in view["board"]["cells"].items():
        for verb, unfit in kinds.items():
            refusal = state.why_not(tikal.GAME.notation.parse(f"{verb} {cell}"))
            assert (refusal is not None and refusal.key == unfit) == (verb not in hex_["works"])


def test_seats_are_ranked_by_score_and_ties_share_a_place(record: Record) -> None:
    ranking = record.state.view(None)["ranking"]
    assert ranking == [{"seat": "P2", "rank": 1}, {"seat": "P3", "rank": 1}, {"seat": "P1", "rank": 3}]


@pytest.mark.parametrize(
    ("to", "key"), [("h1", "not_explored"), ("b3", "volcano_not_entered"), ("a3", "not_neighbours")]
)
def test_a_walk_too_far_is_refused_for_what_is_there_first(record: Record, to: str, key: str) -> None:
    refusal = record.state.why_not(tikal.GAME.notation.parse(f"move W a5-{to}"))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("TIK-7.3", key)
