"""Tikal's expert looks ahead: at what others will answer, and at what a scoring round will bring."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, pairwise
from random import Random
from typing import Any

import pytest

from sacbe import CHANCE, bots, draw, game
from sacbe.bots.knockout import Looking
from sacbe.bots.tikal.deliberation import deliberate
from sacbe.bots.tikal.evaluate import Judge
from sacbe.bots.tikal.futures import Futures
from sacbe.bots.tikal.search import Node, Search
from sacbe.bots.tikal.weights import Weights, load
from sacbe.core.action import Action
from sacbe.core.events import Event
from sacbe.tikal.components import TILE, TILES
from sacbe.tikal.play import play
from sacbe.tikal.scoring import points
from sacbe.tikal.state import State
from sacbe.tikal.table import BID, CHOOSE, OVER, Table

EXPERT: Weights = load()["expert"]


def at(**position: Any) -> State:
    """A hand-made position."""
    state = game("tikal").from_position(position)
    assert isinstance(state, State)
    return state


def turns(players: int, auction: bool, seed: int = 3) -> Iterator[State]:
    """Moments of a game between novices in which a turn is to be planned."""
    rng, novice = Random(seed), bots.bot(game("tikal"), "novice")
    state = game("tikal").start(players=players, auction=auction)
    while (mover := state.mover) is not None:
        if mover == CHANCE:
            state = state.play(draw(state, rng))
            continue
        assert isinstance(state, State)
        if state.phase not in (BID, CHOOSE):
            yield state
        *_, plan = islice(novice.think(state.observe(mover), rng), 15)
        for action in plan.actions:
            state = state.play(action)


def searched(state: State, passes: int = 4) -> Search:
    """The search for a turn after some passes."""
    search = Search(Judge(EXPERT, Table._make(state), state.seat), Table._make(state), Random(1))
    for _ in search.passes(passes):
        pass
    return search


def finished(looking: Looking) -> float:
    """What a look ahead ends with."""
    while True:
        try:
            next(looking)
        except StopIteration as done:
            return float(done.value)


def worth(search: Search, end: Node, turns: int = 1) -> float:
    """What a look ahead finds in the first future."""
    return finished(Futures(search.judge, 1).worth(end, 0, turns))


def last_turn(rival: str) -> State:
    """P1 takes the last scoring turn but one of a game; P2 follows with what he has on the board."""
    return at(
        tiles=["a3=A4/3", "b3=A1/0", "a2=A3/2"],
        values={"a4": 5, "b5": 5, "a3": 2, "b3": 2},
        queue=["P1", "P2"],
        rounds=4,
        ap=10,
        stack=[],
        seats={"P1": {"pieces": {"a4": "W", "b5": "W"}}, "P2": {"pieces": {rival: "18W+L"}}},
    )


def test_at_the_end_of_the_game_a_look_ahead_counts_the_points() -> None:
    for rival in ("a5", "a4", "a2"):
        search = searched(last_turn(rival))
        assert search.best is not None
        scored = points(search.best.table, 0).total
        answer = searched(State._make(search.best.table._replace(queue=(1,), seat=1, ap=10, worked=())), 2)
        assert answer.best is not None
        lost = points(answer.best.table, 1).total
        assert worth(search, search.best) == pytest.approx(scored - EXPERT.duel * lost)


def test_a_treasure_that_a_rival_may_dig_up_counts_against_the_seat() -> None:
    site = at(
        tiles=["a3=A2/0"],
        queue=["P1", "P2"],
        rounds=4,
        ap=10,
        stack=[],
        seats={"P1": {"pieces": {"a4": "W"}}, "P2": {"pieces": {"a3": "3W"}}},
    )
    search = searched(site)
    assert search.best is not None
    answer = searched(State._make(search.best.table._replace(queue=(1,), seat=1, ap=10, worked=())), 2)
    assert answer.best is not None
    assert answer.best.luck > 0
    lost = points(answer.best.table, 1).total + answer.best.luck
    scored = points(search.best.table, 0).total + search.best.luck
    assert worth(search, search.best) == pytest.approx(scored - EXPERT.duel * lost)


@pytest.mark.parametrize("auction", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_plan_on_the_way_through_a_contest_is_legal(players: int, auction: bool) -> None:
    expert: Any = bots.bot(game("tikal"), "expert")
    state = next(islice(turns(players, auction), 9 * players, None))
    short = expert._replace(weights=replace(EXPERT, stages=1))
    plans = list(short.think(state.observe(state.seat), Random(2)))
    assert plans[-1].settled
    for actions in {plan.actions for plan in plans}:
        after: Any = state
        for action in actions:
            assert after.mover == state.seat
            after = after.play(action)


def test_the_ends_of_a_turn_differ_in_what_others_notice() -> None:
    for state in islice(turns(3, False), 10, 50, 8):
        search = searched(state)
        ends = search.ends(12, 4.0)
        assert ends[0] is search.best
        values = [search.ended(end) for end in ends]
        assert values == sorted(values, reverse=True)
        assert values[0] - values[-1] <= 4.0
        seat = state.seat
        temples = [
            [
                tuple(n for n, value in zip(end.table.workers[seat], end.table.values, strict=True) if value),
                end.table.leaders[seat], end.table.board, end.table.values, end.table.tokens, end.table.camps,
                end.table.guards, end.table.treasures,
            ]
            for end in ends
        ]  # fmt: skip
        assert all(one != other for k, one in enumerate(temples) for other in temples[:k])


@pytest.mark.parametrize("auction", [False, True])
@pytest.mark.parametrize("players", [2, 4])
def test_a_look_ahead_is_possible_everywhere(players: int, auction: bool) -> None:
    for state in islice(turns(players, auction), 10, 1000, 17):
        search = searched(state, 1)
        assert search.best is not None
        assert abs(worth(search, search.best, 3)) < 1000


def test_a_future_goes_on_where_it_was_left() -> None:
    state = next(islice(turns(2, False), 20, None))
    search = searched(state, 2)
    best = search.ends(1, 0.0)[0]
    futures = Futures(search.judge, 7)
    near, far = finished(futures.worth(best, 3, 1)), finished(futures.worth(best, 3, 2))
    assert finished(futures.worth(best, 3, 1)) == near
    assert far == finished(Futures(search.judge, 7).worth(best, 3, 2))
    stopped = Futures(search.judge, 7)
    for slices in range(1, 200, 7):
        list(islice(stopped.worth(best, 3, 2), slices))
    assert finished(stopped.worth(best, 3, 2)) == far


@pytest.fixture
def met(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The tiles that come in futures from now on."""
    tiles: list[int] = []

    def noted(table: Table, action: Action) -> tuple[Table, tuple[Event, ...]]:
        if action.verb in ("draw", "choose"):
            tiles.append(TILE[str(action[1])])
        return play(table, action)

    monkeypatch.setattr("sacbe.bots.tikal.futures.play", noted)
    return tiles


@pytest.mark.parametrize("auction", [False, True])
def test_every_tile_that_may_come_is_met_once_before_one_is_met_again(met: list[int], auction: bool) -> None:
    state = next(islice((state for state in turns(2, auction) if not state.queue), 12, None))
    search = searched(state, 1)
    assert search.best is not None
    letter = TILES[state.stack[0]].letter
    tiles = sorted(state.market.display or [tile for tile in state.stack if TILES[tile].letter == letter])
    first = []
    for future in range(len(tiles)):
        met.clear()
        finished(Futures(search.judge, 1).worth(search.best, future, 1))
        first.append(met[0])
    assert sorted(first) == tiles


def test_all_ends_of_a_turn_meet_the_same_tiles_in_the_same_future(met: list[int]) -> None:
    search = searched(next(islice(turns(2, False), 12, None)))
    futures = Futures(search.judge, 5)
    found = []
    for end in search.ends(5, 5.0):
        met.clear()
        finished(futures.worth(end, 2, 2))
        found.append(tuple(met))
    assert len(found) > 1
    assert len(set(found)) == 1


def thought(stages: int) -> list[tuple[Node, bool]]:
    """All that a thought with so many contests shows."""
    state = next(islice(turns(2, False), 15, None))
    judge = Judge(replace(EXPERT, stages=stages), Table._make(state), state.seat)
    return list(deliberate(judge, Table._make(state), Random(4)))


def test_a_thought_is_settled_whenever_a_contest_is_decided() -> None:
    settled = [mark for _, mark in thought(2)]
    assert settled[-1]
    assert sum(now and not before for before, now in pairwise(settled)) == 2


def test_the_same_luck_leads_to_the_same_plan() -> None:
    assert thought(1)[-1] == thought(1)[-1]


def test_a_rival_who_gets_to_a_temple_first_is_foreseen() -> None:
    # The same for P1; but only from the base camp can P2 reach both temples in his scoring turn.
    near, far = searched(last_turn("a5")), searched(last_turn("a2"))
    assert near.best is not None
    assert far.best is not None
    assert worth(near, near.best) < worth(far, far.best)


def test_thinking_stops_often(monkeypatch: pytest.MonkeyPatch) -> None:
    judged = 0
    judge = Judge.__call__

    def counted(self: Judge, table: Table) -> float:
        nonlocal judged
        judged += 1
        return judge(self, table)

    monkeypatch.setattr(Judge, "__call__", counted)
    state = next(islice(turns(4, False), 40, None))
    assert state.phase != OVER
    weights = replace(EXPERT, stages=1)
    slices: list[int] = []
    judged = 0
    for _ in deliberate(Judge(weights, Table._make(state), state.seat), Table._make(state), Random(1)):
        slices.append(judged)
        judged = 0
    first, *others = slices
    assert first < 600  # a whole turn
    assert 0 < max(others) < 250
