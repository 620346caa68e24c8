"""The `sacbe` command as people use it."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from itertools import takewhile
from pathlib import Path
from random import Random

import pytest

from sacbe import CHANCE, CODES, Record, draw, from_link, game, to_link
from sacbe.cli.main import COMMANDS, EXIT_CODES, main
from sacbe.core.languages import LANGUAGES, OFFERED

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may speak another language."""
    monkeypatch.setenv("LC_ALL", "C")


def test_check_counts_what_passed(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["check", str(ROOT / "tests/scenarios/tikal/e21.toml"), "--rules", str(ROOT / "docs/rules/tikal.md")]) == 0
    )
    out = capsys.readouterr().out
    assert out.endswith("1 passed, 0 failed\n")
    assert "not exercised: TIK-1.1," in out


def test_check_tells_failures_from_broken_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = (ROOT / "tests/scenarios/tikal/e21.toml").read_text()
    (tmp_path / "wrong.toml").write_text(good.replace("ap = 8", "ap = 1"))
    assert main(["check", str(tmp_path)]) == 1
    assert "ap is 8; it should be 1" in capsys.readouterr().err
    (tmp_path / "broken.toml").write_text(good.replace("expect", "expcet"))
    assert main(["check", str(tmp_path)]) == 2
    assert capsys.readouterr().out.endswith("0 passed, 2 failed\n")


@pytest.mark.parametrize(
    ("old", "new", "code", "sentence"),
    [
        ("uncover a4", "uncover z9", 2, "step 1: play: 'uncover z9' is not well formed"),
        ("uncover a4", "uncover b5", 1, "is refused by TIK-"),
        ("TIK-7.3", "TIK-7.99", 2, "rules: tikal has no rule TIK-7.99"),
        ("TIK-7.3", "ESC-5.4", 2, "not a rule of tikal"),
    ],
)
def test_check_ends_with_1_for_what_does_not_hold_and_2_for_what_makes_no_sense(
    old: str, new: str, code: int, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = (ROOT / "tests/scenarios/tikal/e21.toml").read_text()
    assert old in good
    (tmp_path / "one.toml").write_text(good.replace(old, new, 1))
    assert main(["check", str(tmp_path)]) == code
    captured = capsys.readouterr()
    assert sentence in captured.err
    assert captured.out.endswith("0 passed, 1 failed\n")


def test_fuzz_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "tikal", "--games", "1", "--seed", "3", "--players", "2", "--option", "auction=true"]) == 0
    assert capsys.readouterr().out.startswith("1 game, ")


def test_link_and_show_are_inverse(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    actions = "draw A1\nplace a3/0\n\n# a remark\nenter W a5\nend\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(actions))
    assert main(["link", "tikal", "--players", "3"]) == 0
    link = capsys.readouterr().out.strip()
    assert main(["show", link]) == 0
    shown = capsys.readouterr().out
    assert "P1 brings a worker to a5." in shown
    assert "players 3" in shown
    assert main(["show", link, "--at", "1"]) == 0
    assert "brings" not in capsys.readouterr().out


def test_link_from_a_position(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("uncover a4\n"))
    assert main(["link", "tikal", "--position", str(ROOT / "tests/scenarios/tikal/e21.toml")]) == 0
    assert main(["show", capsys.readouterr().out.strip()]) == 0
    assert "P1 uncovers level 2 at a4." in capsys.readouterr().out


def test_play_takes_notation_numbers_and_questions(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = "board\n?\nwhy end\nfly\nplace h1/0\n1\nenter W a5\nundo\nundo\nundo\n999\nlink\nend\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["play", "tikal", "--seed", "1", "--computer", "P2=random"]) == 0
    out = capsys.readouterr().out
    for printed in (
        "first the tile must be laid",
        "there is no action 'fly'",
        "does not touch any explored cell",
        "Taken back.",
    ):
        assert printed in out
    assert "Nothing can be taken back" in out
    assert out.splitlines()[-1].startswith("link: ")


def test_numbers_belong_to_the_list_last_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n²\n99999\n" + "9" * 5000 + "\nall\n"))
    assert main(["play", "tikal", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert out.index("   1  place") < out.index("   1  enter")
    assert "numbered from 1 to" in out


def test_undo_never_takes_back_what_another_player_did(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("bid 3\nundo\nquit\n"))
    assert main(["play", "tikal", "--players", "3", "--option", "auction=true", "--seed", "1"]) == 0
    assert "Nothing can be taken back" in capsys.readouterr().out


@pytest.mark.parametrize("name", CODES)
def test_a_hint_is_a_plan_with_its_reasons(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\nhint\nquit\n" if game(name).hides else "hint\nquit\n"))
    assert main(["play", name, "--seed", "3"]) == 0
    printed = capsys.readouterr().out.splitlines()
    plan = next(line for line in printed if "> " in line).split("> ")[-1].strip().split(", ")
    record = from_link(printed[-1].removeprefix("link: "))
    assert record.play_all(map(record.game.notation.parse, plan)).step > record.step
    # Which starting tiles to keep in Teotihuacán goes without reasons.
    assert any(line.startswith("  - ") for line in printed) == (name != "teotihuacan")


def test_computers_say_why_unless_it_would_tell_what_they_hold(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("why\n1\nend\nwhy\n1\nwhy\nquit\n"))
    assert main(["play", "tikal", "--seed", "3", "--computer", "P2=novice"]) == 0
    first, *_, later, after = (
        part for part in capsys.readouterr().out.split("P1> ") if "P2: " in part or "since" in part
    )
    assert first.startswith("  No computer player has acted since")
    assert later.startswith("  P2: place ")
    assert "\n  - " in later
    assert after.startswith("  No computer player has acted since")
    monkeypatch.setattr("sys.stdin", io.StringIO("why\nquit\n"))
    assert main(["play", "eschnapur", "--seed", "3", "--computer", "P2", "--computer", "P3"]) == 0
    assert "would give away the hands" in capsys.readouterr().out


def test_a_seed_brings_the_same_tiles_whoever_plays(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tiles = []
    for computer in ("P2=random", "P2=novice"):
        monkeypatch.setattr("sys.stdin", io.StringIO("1\nend\n" * 4))
        assert main(["play", "tikal", "--seed", "3", "--computer", computer]) == 0
        record = from_link(capsys.readouterr().out.splitlines()[-1].removeprefix("link: "))
        # What is found in the ground is drawn with the same generator, so who digs changes what comes later.
        before_digging = takewhile(lambda entry: entry.action.verb != "reveal", record.log())
        tiles.append([str(entry.action) for entry in before_digging if entry.action.verb == "draw"])
    same = min(map(len, tiles))
    assert tiles[0][:same] == tiles[1][:same]
    assert same > 1


@pytest.mark.parametrize("name", CODES)
def test_a_review_judges_every_turn_of_a_link(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    record, rng = Record.start(game(name)), Random(5)
    while record.step < 110:
        state = record.state
        record = record.play(draw(state, rng) if state.mover == CHANCE else rng.choice(state.legal()))
    assert main(["review", to_link(record), "--at", "100", "--open"]) == 0
    printed = capsys.readouterr().out
    costs = [float(cost) for cost in re.findall(r"(?:fine|slip|mistake): ([\d.]+) points given away", printed)]
    sums = [float(cost) for cost in re.findall(r"^P\d: ([\d.]+) points given away", printed, re.MULTILINE)]
    assert len(costs) >= 2
    assert len(sums) == record.state.players
    assert sum(sums) == pytest.approx(sum(costs), abs=0.1 * len(costs))
    assert printed.splitlines()[-1].startswith("Scores: ")


def _sealed() -> str:
    """The link of a game of Eschnapur in which P3 has bought the 30 and P1 has committed the 11."""
    seats = {f"P{seat}": {"bids": [10 + seat]} for seat in (1, 2, 3)}
    position = {"phase": "ready", "seat": "P3", "opened": ["gate_red"], "token": "8/9", "seats": seats}
    record = Record.at_position(game("eschnapur"), {**position, "active": "P1"})
    steps = ("buy_bid", "draw bid 30", "ready", "ready", "ready", "play 11")
    return to_link(record.play_all(map(record.game.notation.parse, steps)))


@pytest.mark.parametrize(
    ("eyes", "known", "unknown"),
    [
        ([], ["draw bid ?", "play ?"], ["30", "play 11", "holds"]),
        (["--seat", "P1"], ["draw bid ?", "play 11", "P1 holds"], ["30", "P3 holds"]),
        (["--seat", "P3"], ["draw bid 30", "play ?", "P3 holds"], ["play 11", "P1 holds"]),
        (["--open"], ["draw bid 30", "play 11", "P1 holds", "P2 holds", "P3 holds"], ["?"]),
    ],
)
def test_hidden_cards_are_shown_to_who_may_see_them(
    eyes: list[str], known: list[str], unknown: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["show", _sealed(), *eyes]) == 0
    shown = capsys.readouterr().out
    assert [text for text in known if text not in shown] == []
    assert [text for text in unknown if text in shown] == []


def test_a_review_of_hidden_hands_is_for_one_seat_or_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", _sealed()]) == 2
    assert "--seat reviews one seat" in capsys.readouterr().err
    assert main(["review", _sealed(), "--seat", "P3"]) == 0
    assert set(re.findall(r"^ +\d+  (P\d)|^(P\d): ", capsys.readouterr().out, re.MULTILINE)) == {("P3", ""), ("", "P3")}
    assert main(["review", _sealed(), "--seat", "P7"]) == 2
    assert "seats are P1, P2, P3" in capsys.readouterr().err


def test_with_open_hands_nobody_looks_away(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("begin_sale\nquit\n"))
    assert main(["play", "eschnapur", "--seed", "3", "--open"]) == 0
    printed = capsys.readouterr().out
    assert "Hand the screen" not in printed
    assert all(f"{seat} holds " in printed for seat in ("P1", "P2", "P3"))


def test_check_goes_on_after_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "b.toml").write_text((ROOT / "tests/scenarios/tikal/e21.toml").read_text())
    assert main(["check", str(tmp_path)]) == 2
    assert capsys.readouterr().out.endswith("1 passed, 1 failed\n")


def test_play_reaches_the_end_of_a_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    seats = [word for seat in ("P1", "P2") for word in ("--computer", f"{seat}=random")]
    assert main(["play", "tikal", "--seed", "2", *seats]) == 0
    assert "The game is over;" in capsys.readouterr().out


@pytest.mark.parametrize("computer", ["P1", "P1=novice"])
def test_a_computer_of_the_ladder_plays_sensible_turns_in_the_terminal(
    computer: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "tikal", "--seed", "2", "--computer", computer]) == 0
    record = from_link(capsys.readouterr().out.splitlines()[-1].removeprefix("link: "))
    own = [entry.action.verb for entry in record.log() if entry.mover == 0]
    assert own[0] == "place"
    assert record.state.mover == 1
    lost = [
        record.states[entry.step - 1].view(0)["board"]["ap"] for entry in record.log() if str(entry.action) == "end"
    ]
    assert sum(lost) <= 2, "who plays sensibly uses nearly all action points"


def test_a_single_person_keeps_the_screen_and_sees_the_position_at_every_turn(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nend\n1\nend\n?\nquit\n"))
    assert main(["play", "tikal", "--seed", "1", "--computer", "P2=random"]) == 0
    assert capsys.readouterr().out.count("tiles in the stack; P1 holds") == 3
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    seats = [word for seat in ("P1", "P3") for word in ("--computer", f"{seat}=random")]
    assert main(["play", "eschnapur", "--seed", "1", *seats]) == 0
    out = capsys.readouterr().out
    assert "Hand the screen" not in out
    lines = out.splitlines()
    assert {lines[at - 1].split()[0] for at, line in enumerate(lines) if line.startswith("  It is ")} == {"P2"}


def test_whoever_gets_the_screen_is_told_what_happened_since_he_left_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\nbegin_sale\n\noffer 1 1c\n\nkeep\n\nquit\n"))
    assert main(["play", "eschnapur", "--seed", "3"]) == 0
    screens = capsys.readouterr().out.split("Hand the screen to ")
    names = [screen[:2] for screen in screens[1:]]
    first, second, third, seller = names
    assert seller == first
    assert len({first, second, third}) == 3
    for screen, name in zip(screens[1:], names, strict=True):
        lines = screen.splitlines()
        drawers = {lines[at - 1].split()[0] for at, line in enumerate(lines) if line.startswith("  It is ")}
        assert drawers == ({name} if screen is not screens[4] else set()), "each sees his own cards, and only once"
    assert f"{second} offers a coin for the first tile." in screens[3]
    assert f"{second} offers a coin for the first tile." in screens[4]
    assert f"{third} makes no offer." in screens[4]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["show", "nonsense"], "copy the whole link again"),
        (["show", to_link(Record.start(game("tikal"))), "--at", "5"], "there is no step 5"),
        (["fuzz", "chess"], "there is no game 'chess'"),
        (["fuzz", "tikal", "--players", "9"], "players cannot be '9'"),
        (["fuzz", "tikal", "--option", "auction"], "key=value"),
        (["fuzz", "tikal", "--option", "colour=red"], "no option 'colour'"),
        (["play", "tikal", "--computer", "P7"], "not a seat"),
        (
            ["play", "tikal", "--computer", "P2=grandmaster"],
            "no computer player 'grandmaster'; there are random, novice",
        ),
        (["link", "tikal", "--players", "3", "--position", "x.toml"], "cannot be used with --position"),
        (["link", "tikal", "--option", "auction=true", "--position", "x.toml"], "cannot be used with --position"),
        (["dance"], "invalid choice: 'dance'"),
        (["show"], "required: LINK; see `sacbe show --help`"),
        (["fuzz", "tikal", "--games", "many"], "'many' should be a whole number from 1 to 999999"),
        (["fuzz", "tikal", "--moon"], "unrecognized arguments: --moon"),
        ([], "required: COMMAND"),
        (["check", "no/such/file.toml"], "No such file"),
        (["bench", "tikal", "--games", "0"], "from 1 to 999999"),
        (["fuzz", "tikal", "--games", "-5"], "from 1 to 999999"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert len(error.splitlines()) == 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("draw A1\n# laid next\n\nplace a3/9\n", "line 4: 'place a3/9' is not well formed"),
        ("draw A1\nplace h1/0\n", "line 2: 'place h1/0' is refused by TIK-"),
    ],
)
def test_a_link_from_wrong_notation_names_the_line(
    text: str, sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert main(["link", "tikal"]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"sacbe: {sentence}")
    assert len(error.splitlines()) == 1


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main([command, "--help"])
    assert caught.value.code == 0
    assert command in capsys.readouterr().out


@pytest.mark.processes
@pytest.mark.parametrize("module", ["sacbe", "sacbe.cli.main"])
def test_python_runs_the_command_as_a_module(module: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", module, "check", "nothing.toml"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "nothing.toml: " in done.stderr and "No such file" in done.stderr


def test_help_and_readme_say_what_exit_codes_mean(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    assert EXIT_CODES in capsys.readouterr().out
    assert EXIT_CODES in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", OFFERED)
def test_games_are_told_in_the_language_that_was_asked_for(
    code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = Record.start(game("tikal"), players=2).play(game("tikal").notation.parse("draw A1"))
    told = game("tikal").texts.into(LANGUAGES[code]).tell(record.state.events[0].key, record.state.events[0].params)
    assert main(["show", to_link(record), "--lang", code]) == 0
    assert told in capsys.readouterr().out
    monkeypatch.setenv("LC_ALL", f"{code}_XX.UTF-8")
    assert main(["show", to_link(record)]) == 0
    assert told in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO("uncover a4\nwhy uncover a4\nquit\n"))
    assert main(["play", "tikal", "--seed", "1"]) == 0
    refused = record.state.why_not(game("tikal").notation.parse("uncover a4"))
    assert refused is not None
    sentence = game("tikal").texts.into(LANGUAGES[code]).tell(refused.key, refused.params)
    assert capsys.readouterr().out.count(sentence) == 2
