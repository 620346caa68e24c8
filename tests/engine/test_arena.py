"""The arena counts fairly, wherever the games are played."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor
from itertools import count
from math import inf
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from processes import process
from sacbe.bots import Plan, arena, match, pools
from sacbe.bots.arena import BadMatch, Match, Result, play_match
from sacbe.bots.pools import executor
from sacbe.bots.uniform import Uniform
from sacbe.cli.main import main
from sacbe.core.action import Action
from sacbe.core.contract import Observation, State, draw


def lineup() -> list[Uniform]:
    return [Uniform("first"), Uniform("second"), Uniform("third")]


def test_everybody_sits_everywhere_equally_often() -> None:
    planned = arena.matches("tikal", lineup(), 9, 1)
    seats = Counter((each.name, seat) for match in planned for seat, each in enumerate(match.lineup))
    assert set(seats.values()) == {3}


def test_entrants_change_seats_under_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    tiles: list[list[str]] = []

    def watched(state: State, rng: Random) -> Action:
        event = draw(state, rng)
        if event.verb == "draw":
            tiles[-1].append(str(event))
        return event

    monkeypatch.setattr(match, "draw", watched)
    results = []
    for planned in arena.matches("tikal", lineup(), 6, 1):
        tiles.append([])
        results.append(arena.play_match(planned))
    assert tiles[0] == tiles[1] == tiles[2] != tiles[3] == tiles[4] == tiles[5]
    assert len({result.scores for result in results}) == 6


def test_entrants_who_are_alike_do_not_play_the_same_game_again() -> None:
    pairs = arena.matches("tikal", [Uniform("a"), Uniform("b")] * 2, 4, 1)
    assert [(match.lineup[0].name, match.seed - pairs[0].seed) for match in pairs] == [
        ("a", 0), ("b", 0), ("a", 1), ("b", 1),
    ]  # fmt: skip
    assert len({match.seed for match in arena.matches("tikal", [Uniform()] * 4, 4, 1)}) == 4


def test_the_same_seed_gives_the_same_games() -> None:
    planned = arena.matches("tikal", lineup(), 3, 1)
    scores = [[result.scores for result in arena.run(planned)] for _ in range(2)]
    assert scores[0] == scores[1]
    assert scores[0] != [result.scores for result in arena.run(arena.matches("tikal", lineup(), 3, 2))]


def test_time_is_that_of_the_clock() -> None:
    ticks = count()
    (match,) = arena.matches("tikal", lineup()[:2], 1, 1)
    result = arena.play_match(match, lambda: next(ticks) / 2)
    assert all(seconds > turns / 2 for seconds, turns in zip(result.seconds, result.turns, strict=True))
    assert all(seconds * 2 == int(seconds * 2) for seconds in result.seconds)


def test_wilson_is_the_textbook_interval() -> None:
    low, high = arena.wilson(90, 100)
    assert (round(low, 4), round(high, 4)) == (0.8256, 0.9448)
    assert arena.wilson(0, 10)[0] == 0.0
    assert arena.wilson(10, 10)[1] == pytest.approx(1.0)


def test_a_shared_victory_is_shared() -> None:
    shared = Result(("a", "b"), (50, 50), (0, 1), (1, 1), (0.1, 0.3), (0.1, 0.3), (0, 0))
    won = Result(("b", "a"), (70, 40), (0,), (1, 1), (0.1, 0.1), (0.1, 0.1), (0, 2))
    table = arena.summary([shared, won])
    by_name = {each.name: each for each in table.standings}
    assert (by_name["a"].wins, by_name["b"].wins) == (0.5, 1.5)
    assert (by_name["a"].score, by_name["b"].score) == (45.0, 60.0)
    assert table.by_place == (60.0, 45.0)
    assert by_name["b"].slowest == 0.3
    assert by_name["a"].fair == 0.5
    assert by_name["a"].illegal == 2


def test_a_lead_is_counted_by_rounds_of_seats() -> None:
    def played(names: str, scores: tuple[int, ...]) -> Result:
        seats = len(names)
        return Result(tuple(names), scores, (0,), (1,) * seats, (0.1,) * seats, (0.1,) * seats, (0,) * seats)

    # Seat one had all the luck in the first two games: together they say +5 for a, whatever it was.
    games = [played("ab", (60, 30)), played("ba", (50, 30)), played("ab", (40, 31)), played("ba", (40, 38))]
    lead, error = arena.lead("a", games)
    assert (lead, error) == (pytest.approx(4.25), pytest.approx(0.75))
    assert arena.lead("a", [played("abb", (30, 10, 20))]) == (15, inf)


class Cheat:
    """Tries to pass when there is nothing to pass."""

    name = "cheat"
    seconds = 0.0

    def think(self, seen: Observation, rng: Random) -> Iterator[Plan]:
        yield Plan((Action("pass"),))

    def appraise(self, seen: Observation, played: tuple[Action, ...]) -> tuple[float, int]:
        return 0.0, 1

    def luck(self, seen: Observation, event: Action) -> float:
        return 0.0


def test_an_illegal_action_loses_the_game() -> None:
    result = arena.play_match(arena.matches("tikal", [Cheat(), Uniform()], 1, 1)[0])
    assert (result.illegal, result.winners) == ((1, 0), (1,))
    (fault,) = result.faults
    assert (fault.seat, fault.step) == (0, 1)
    assert fault.reason.startswith("'pass' is refused by TIK-")


@pytest.mark.parametrize("auction", [False, True])
def test_turns_are_counted_as_the_rules_do(auction: bool) -> None:
    # TIK-E41: auctions are no turns, a normal turn and a scoring turn are two even if nobody acts in between.
    for seed in range(3):
        planned = arena.matches("tikal", lineup(), 1, seed, options={"auction": auction})
        assert next(arena.run(planned)).turns == (16, 16, 16)


@pytest.mark.processes
def test_processes_play_the_same_games() -> None:
    with executor(2) as pool:
        check_that_several_processes_play_the_same(pool)


def check_that_several_processes_play_the_same(pool: Executor | None) -> None:
    assert pool is not None
    planned = arena.matches("tikal", lineup(), 4, 1)
    assert [each.scores for each in arena.run(planned, pool)] == [each.scores for each in arena.run(planned)]
    workers = set(pool.map(process, range(8)))
    assert len(workers) > 1
    assert os.getpid() not in workers


@pytest.mark.processes
def test_a_dask_cluster_plays_the_same_games() -> None:
    pytest.importorskip("distributed", reason="the extra 'dask' is not installed")
    with executor(3, "dask") as pool:
        check_that_several_processes_play_the_same(pool)


@pytest.mark.processes
def test_an_existing_dask_cluster_is_used_by_its_address() -> None:
    distributed = pytest.importorskip("distributed", reason="the extra 'dask' is not installed")
    cluster = distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None)
    with cluster, executor(cluster=f"dask:{cluster.scheduler_address}") as pool:
        check_that_several_processes_play_the_same(pool)


@pytest.mark.processes
def test_a_process_that_dies_is_told_in_one_sentence() -> None:
    with pytest.raises(BadMatch, match="a worker process was killed"), executor(2) as pool:
        assert pool is not None
        list(pool.map(os._exit, [1]))


@pytest.mark.processes
def test_a_dask_cluster_that_cannot_play_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    distributed = pytest.importorskip("distributed", reason="the extra 'dask' is not installed")
    with distributed.LocalCluster(n_workers=0, processes=True, dashboard_address=None) as cluster:
        asked = f"dask:{cluster.scheduler_address}"
        monkeypatch.setattr(pools, "_PATIENCE", 1)
        with pytest.raises(BadMatch, match="has no workers"), executor(cluster=asked):
            pass
        cluster.scale(1)
        monkeypatch.setattr(pools, "_PATIENCE", 10)
        monkeypatch.setattr(pools, "__version__", "99.0")
        with pytest.raises(BadMatch, match=r"each needs version 99\.0"), executor(cluster=asked):
            pass


@pytest.mark.processes
def test_who_leaves_a_dask_cluster_does_not_wait_for_the_games_that_are_left() -> None:
    pytest.importorskip("distributed", reason="the extra 'dask' is not installed")
    began = monotonic()
    with pytest.raises(KeyboardInterrupt), executor(1, "dask") as pool:
        assert pool is not None
        for _ in pool.map(sleep, [0.1] + [5.0] * 20):
            raise KeyboardInterrupt
    assert monotonic() - began < 50


def test_an_interrupted_arena_tells_what_was_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "result.json"
    left = [2]

    def interrupted(match: Match) -> Result:
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return play_match(match)

    monkeypatch.setattr(arena, "play_match", interrupted)
    command = ["arena", "tikal", "random", "random", "--games", "5", "--json", str(out)]
    assert main(command) == 130
    printed = capsys.readouterr()
    assert "interrupted after 2 of 5 games" in printed.err
    assert "2 games; mean score by place" in printed.out
    assert json.loads(out.read_text())["games"] == 2
    out.unlink()
    assert main(command) == 130
    assert not out.exists()


def test_the_command_prints_a_table_and_writes_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "result.json"
    command = [
        "arena",
        "tikal",
        "novice",
        "random",
        "--games",
        "2",
        "--seed",
        "4",
        "--budget",
        "20",
        "--option",
        "auction=true",
    ]
    assert main([*command, "--json", str(out)]) == 0
    printed = capsys.readouterr().out
    assert "novice" in printed
    assert "2 games; mean score by place" in printed
    report = json.loads(out.read_text())
    assert report["options"] == {"players": 2, "auction": True}
    assert report["bots"]["novice"]["rate"] == 1.0
    assert report["bots"]["novice"]["fair"] == 0.5
    assert report["bots"]["random"]["illegal"] == 0


@pytest.mark.parametrize(
    ("extra", "said"),
    [
        (["--players", "3"], "2 bots cannot fill 3 seats"),
        (["--players", "3", "--option", "players=2"], "--players 3 and --option players=2 contradict each other"),
        (["--cluster", "spark"], "it can be dask or dask:ADDRESS"),
        (["--cluster", "dask:"], "it can be dask or dask:ADDRESS"),
        (["--cluster", "dask:tcp://127.0.0.1:1", "--jobs", "2"], "--jobs is for a local Dask cluster"),
        (["--json", "nowhere/result.json"], "'nowhere/result.json' cannot be written"),
        (["--budget", "-1"], "--budget should be a number"),
        (["--budget", "inf"], "--budget should be a number"),
        (["--budget", "nan"], "--budget should be a number"),
    ],
)
def test_bad_input_gets_one_sentence(extra: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "tikal", "random", "random", *extra]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("extra", [["--games", "0"], ["--games", "9999999999"], ["--jobs", "0"], ["--jobs", "two"]])
def test_bad_numbers_are_named(extra: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "tikal", "random", "random", *extra]) == 2
    assert f"{extra[1]!r} should be a whole number from 1 to 999999" in capsys.readouterr().err


@pytest.mark.processes
def test_a_cluster_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("distributed", reason="the extra 'dask' is not installed")
    assert main(["arena", "tikal", "random", "random", "--cluster", "dask:nowhere"]) == 2
    assert "no Dask cluster answers at 'nowhere'" in capsys.readouterr().err


def test_a_match_needs_a_bot_for_every_seat() -> None:
    with pytest.raises(BadMatch):
        arena.matches("tikal", lineup(), 1, 1, options={"players": 2})
