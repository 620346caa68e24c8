"""Bots that somebody else wrote: the examples play, and whatever is wrong with one is told with its line."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import sacbe
from sacbe.bots import arena, own
from sacbe.bots.match import Play, Result
from sacbe.bots.own import BadBot, OwnBot, own_bot
from sacbe.bots.pools import executor
from sacbe.bots.uniform import Uniform
from sacbe.cli.main import main

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
FILES = sorted(EXAMPLES.glob("*/*.py"))
SEATS = {"tikal": 2, "teotihuacan": 2, "eschnapur": 3}
ENDLESS = [
    ("def choose(observation, rng):\n    while True: pass", 2),
    ("class B:\n    def think(self, o, r):\n        for n in iter(int, 1):\n            n += 1\n        yield", 4),
]
"""Loops that never end, and their lines; Pythons before 3.12 cannot stop them."""
RANDOM = "def choose(observation, rng):\n    return rng.choice(observation.legal())\n"


def match(game: str, bot: OwnBot) -> arena.Match:
    """A game against random players."""
    return arena.matches(game, [bot, *[Uniform()] * (SEATS[game] - 1)], 1, 1)[0]


def result(source: str, game: str = "tikal") -> Result:
    return arena.play_match(match(game, own_bot(source, "mine", "mine.py")))


def fault(source: str) -> str:
    """The reason for which a bot loses."""
    played = result(source)
    assert 0 not in played.winners
    return played.faults[0].reason


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_every_example_plays(file: Path) -> None:
    play = Play(match(file.parent.name, own_bot(file.read_text(encoding="utf-8"), file.name, file.name)))
    for _ in range(40):
        if not play.is_over:
            play.advance()
    assert play.fault is None


def test_the_readme_lists_every_example() -> None:
    text = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    assert [file for file in FILES if f"`{file.parent.name}/{file.name}`" not in text] == []
    assert len([file for file in FILES if file.parent.name == "tikal"]) >= 6


def test_a_whole_game_tells_every_decision() -> None:
    play = Play(match("tikal", own_bot(RANDOM, "mine", "mine.py")))
    decisions = []
    while not play.is_over:
        decisions.append(play.advance())
    record = sacbe.Record.start(sacbe.game("tikal"), players=2).play_all(play.actions)
    assert record.state == play.state
    assert all(each and record.actions[each.step - 1] == each.action for each in decisions)
    assert play.result().scores == record.state.scores


def test_notation_is_as_good_as_an_action() -> None:
    assert result(RANDOM.replace("rng.choice(", "str(rng.choice(") + ")").faults == ()


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("def choose(observation, rng):\n    return 1 / 0", "mine.py, line 2: ZeroDivisionError: division by zero"),
        ("def choose(observation, rng):\n    return None", "choose returned None; it should return one of"),
        ("def choose(observation, rng):\n    return 'fly'", "choose returned 'fly'"),
        ("def choose(observation, rng):\n    return 'end'", "'end' is refused by TIK-"),
        ("class Bot:\n    def think(self, observation, rng):\n        yield 3", "think yielded 3, which is not a plan"),
        ("class Bot:\n    def think(self, observation, rng):\n        yield from ()", "think yielded no plan"),
        ("def choose(observation):\n    return 1", "TypeError"),
        ("import sys\ndef choose(observation, rng):\n    sys.exit('bye')", "mine.py, line 3: SystemExit: bye"),
    ],
)
def test_a_broken_bot_loses_and_says_why(source: str, said: str) -> None:
    assert said in fault(source)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("x = 1", "mine.py should define either a function choose"),
        ("def choose(:", "mine.py, line 1: "),
        ("import nowhere_to_be_found", "mine.py, line 1: ModuleNotFoundError"),
        ("\nraise RuntimeError('no')", "mine.py, line 2: RuntimeError: no"),
        (f"{RANDOM}\nclass B:\n    def think(self, o, r):\n        yield", "should define either"),
        ("class B:\n    seconds = 'long'\n    def think(self, o, r):\n        yield", "seconds should be a number"),
    ],
)
def test_a_file_that_is_no_bot_is_refused(source: str, said: str) -> None:
    with pytest.raises(BadBot, match=said.replace("(", r"\(")):
        own_bot(source, "mine", "mine.py")


@pytest.mark.parametrize(("source", "line"), ENDLESS)
def test_an_endless_loop_loses_with_its_line(source: str, line: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "_PATIENCE", 0.2)
    if not hasattr(sys, "monitoring"):
        assert own_bot(source, "mine", "mine.py").seconds == 1.0  # it can be read, and that is all we dare
        return
    said = fault(source)
    assert "no answer after 0.2 seconds" in said
    assert f"mine.py, line {line}:" in said


def test_the_command_takes_files_and_classes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.py"
    file.write_text("print('hello')\n" + RANDOM, encoding="utf-8")
    command = ["arena", "tikal", str(file), "sacbe.bots.uniform:Uniform", "--games", "2", "--json", "-"]
    assert main(command) == 0
    out = capsys.readouterr().out
    assert '"mine.py"' in out
    assert "hello" not in out
    file.write_text("def choose(observation, rng):\n    raise KeyError(5)\n", encoding="utf-8")
    assert main(["arena", "tikal", str(file), "random", "--games", "2"]) == 1
    assert "lost 2 games by a fault of mine.py: mine.py, line 2: KeyError: 5" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("./nowhere.py", "nowhere.py"),
        ("sacbe.nothing:Bot", "sacbe.nothing:Bot cannot be imported"),
        ("random:Random", "random:Random is not a computer player: it lacks name"),
        ("champion", "tikal has no computer player 'champion'"),
    ],
)
def test_a_bot_that_is_not_there_is_named(bot: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "tikal", bot, "random"]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.processes
def test_other_processes_run_the_same_source() -> None:
    planned = arena.matches("tikal", [own_bot(RANDOM, "mine", "mine.py"), Uniform()], 2, 1)
    with executor(2) as pool:
        assert [each.scores for each in arena.run(planned, pool)] == [each.scores for each in arena.run(planned)]


@pytest.mark.processes
def test_a_file_plays_on_a_dask_cluster(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("distributed", reason="the extra 'dask' is not installed")
    file = tmp_path / "mine.py"
    file.write_text(RANDOM, encoding="utf-8")
    command = ["arena", "tikal", "random", str(file), "--games", "2", "--json", "-"]
    assert main([*command, "--cluster", "dask", "--jobs", "1"]) == 0
    spread = json.loads(capsys.readouterr().out)
    assert main(command) == 0
    alone = json.loads(capsys.readouterr().out)
    assert spread["bots"]["mine.py"]["mean_score"] == alone["bots"]["mine.py"]["mean_score"]
    assert spread["bots"]["mine.py"]["illegal"] == 0


def test_a_class_says_how_long_it_likes_to_think() -> None:
    source = "class Bot:\n    seconds = 0.25\n    def think(self, observation, rng):\n        yield None"
    assert own_bot(source, "mine", "mine.py").seconds == 0.25
