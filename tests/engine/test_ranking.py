"""The ranking of computer players: games are kept, and the pages say what they say."""

from __future__ import annotations

import argparse
import json
import math
import shutil
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from sacbe import CODES

ROOT = Path(__file__).parents[2]
REPLAYS = json.loads((ROOT / "tests" / "fixtures" / "contests.json").read_text(encoding="utf-8"))
pytestmark = pytest.mark.processes


@pytest.fixture(autouse=True)
def _importable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "benchmarks")


@pytest.fixture
def rank(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """The script, with pages, results and replays of its own."""
    script, pages = import_module("rank"), import_module("pages")
    for module, name in ((pages, "RESULTS"), (pages, "DOCS"), (script, "REPLAYS")):
        source, copy = getattr(module, name), tmp_path / name
        if source.is_dir():
            shutil.copytree(source, copy)
        else:
            shutil.copy(source, copy)
        monkeypatch.setattr(module, name, copy)
    return script


def run(rank: Any, monkeypatch: pytest.MonkeyPatch, *words: str) -> dict[str, list[Any]]:
    """What the script leaves as results of Tikal."""
    monkeypatch.setattr("sys.argv", ["rank.py", *words])
    rank.main()
    found: dict[str, list[Any]] = json.loads((rank.pages.RESULTS / "tikal.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture
def tune(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """The script that tunes, with a log and rows of its own."""
    script = import_module("tune")
    monkeypatch.setattr(script, "ROWS", tmp_path / "rows.json")
    script.ROWS.write_text("[]", encoding="utf-8")
    return script


def test_every_trial_of_tuning_is_a_row_and_a_line_to_go_on_from(
    tune: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    looks = iter([tune.Look(1.0, 3.0, 4), tune.Look(5.0, 2.0, 4), tune.Look(4.5, 2.0, 12)])
    asked: list[tuple[int, int]] = []

    def duel(champion: Any, challenger: Any, args: Any, seed: int, games: int, pool: Any) -> Any:
        asked.append((seed, games))
        return next(looks)

    monkeypatch.setattr(tune, "duel", duel)
    log = tmp_path / "log.jsonl"
    monkeypatch.setattr("sys.argv", ["tune.py", "--trials", "2", "--games", "4", "--log", str(log)])
    tune.main()
    rows = json.loads(tune.ROWS.read_text(encoding="utf-8"))
    assert [row["looks"] for row in rows] == [[[1.0, 3.0, 4]], [[5.0, 2.0, 4], [4.5, 2.0, 12]]]
    assert [row["taken"] for row in rows] == [False, True]
    assert [games for _, games in asked] == [4, 4, 12]
    assert len({seed for seed, _ in asked}) == 3  # a second look is at other games
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert tune.resume(log) == (2, tune.Weights(**lines[-1]["champion"]))
    changed = {name: lines[-1]["champion"][name] for name in lines[-1]["changes"]}
    assert changed == lines[-1]["changes"]


def test_tuning_plays_the_games_it_says(tune: Any) -> None:
    args = argparse.Namespace(players=2, auction=False, passes=1, stages=0)
    weights = tune.expert().weights
    assert tune.duel(weights, weights, args, 3, 2, None) == (0.0, math.inf, 2)


def test_a_parameter_that_cannot_be_tuned_is_named(
    tune: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["tune.py", "--only", "hope", "luck"])
    with pytest.raises(SystemExit):
        tune.main()
    assert "these cannot be tuned here: luck;" in capsys.readouterr().err


def test_the_pages_say_what_the_games_say(rank: Any) -> None:
    def texts() -> dict[str, str]:
        files = [*sorted(rank.pages.DOCS.iterdir()), rank.REPLAYS]
        return {file.name: file.read_text(encoding="utf-8") for file in files}

    before = texts()
    assert {"tikal.md", "eschnapur.md", "teotihuacan.md"} <= before.keys()
    import_module("write_pages").main()
    assert texts() == before


def test_a_page_without_a_place_for_the_table_is_named(rank: Any) -> None:
    (rank.pages.DOCS / "tikal.md").write_text("# Tikal\n", encoding="utf-8")
    with pytest.raises(AssertionError, match=r"tikal\.md needs one <!-- contests -->"):
        rank.write(rank.read_results())


@pytest.mark.parametrize("replay", REPLAYS, ids=lambda replay: replay["contest"])
def test_contests_without_a_clock_come_out_the_same_again(rank: Any, replay: dict[str, Any]) -> None:
    (contest,) = (each for each in rank.CONTESTS if rank.title(each) == replay["contest"])
    match = contest.matches(replay["number"] + 1)[replay["number"]]
    assert list(rank.arena.play_match(match).scores) == replay["scores"]


def test_bars_hold_in_the_games_there_are(rank: Any) -> None:
    """A contest of which few games were played yet must not speak against its bar."""
    for contest, games in rank.read_results().items():
        if not games:
            continue
        counted = rank.arena.summary(games)
        assert not any(sum(each.illegal) for each in games), rank.title(contest)
        if contest.is_among_equals:
            assert counted.by_place[0] >= (contest.bar or 0), rank.title(contest)
            continue
        (first,) = (each for each in counted.standings if each.name == contest.lineup[0].name)
        lowest, highest = (first.rate, first.rate) if len(games) >= 200 else first.interval[::-1]
        assert lowest >= (contest.bar or 0), rank.title(contest)
        assert highest <= (contest.most or 1), rank.title(contest)


def test_no_level_is_out_of_reach_of_the_one_below_or_its_twin(rank: Any) -> None:
    """In every game, neighbours on the ladder are measured, and the stronger wins 65 to 95 % in equal seats."""
    ladders = [contest for contest in rank.CONTESTS if contest.most]
    for name in CODES:
        pairs = {tuple(dict.fromkeys(each.level for each in c.lineup)) for c in ladders if c.game == name}
        assert pairs == {("regular", "novice"), ("expert", "regular")}
    assert all(c.bar >= 0.65 and c.most <= 0.95 for c in ladders)


def test_every_contest_that_can_come_out_the_same_is_played_again(rank: Any) -> None:
    assert [replay["contest"] for replay in REPLAYS] == [
        rank.title(contest) for contest in rank.CONTESTS if contest.is_repeatable
    ]


def test_a_contest_that_does_not_exist_is_named(
    rank: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for words, said in ((["--only", "chess"], "no contest has 'chess' in its title"), (["--jobs", "0"], "from 1 to")):
        with pytest.raises(SystemExit):
            run(rank, monkeypatch, *words)
        assert said in capsys.readouterr().err


def test_games_that_are_there_are_not_played_again(rank: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    random = import_module("contests").RANDOM
    alone, auction = (rank.Contest("tikal", (random, random), variant) for variant in ("base", "auction"))
    monkeypatch.setattr(rank, "CONTESTS", (alone, auction))
    results = rank.pages.RESULTS / "tikal.json"
    results.unlink()
    first = run(rank, monkeypatch, "--games", "2")
    assert {name: len(games) for name, games in first.items()} == {alone.name: 2, auction.name: 2}
    marked = {name: [[game[0], [7, 7], *game[2:]] for game in games] for name, games in first.items()}
    results.write_text(json.dumps(marked), encoding="utf-8")
    more = run(rank, monkeypatch, "--games", "3", "--only", "base")
    assert [game[1] == [7, 7] for game in more[alone.name]] == [True, True, False]
    assert more[auction.name] == marked[auction.name]
    anew = run(rank, monkeypatch, "--games", "2", "--only", "base", "--fresh")
    assert [game[:2] for game in anew[alone.name]] == [game[:2] for game in first[alone.name]]
    assert anew[auction.name] == marked[auction.name]
