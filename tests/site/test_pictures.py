"""Pictures without a browser: every scenario of the games that the site can draw, as a diagram."""

from __future__ import annotations

import gzip
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from hands import played
from sacbe.core.scenario import play_case
from sitebuild import drawing, moments
from sitebuild.drawing import Picture, draw
from sitebuild.places import BuildError, drawable
from sitebuild.texts import sets

ROOT = Path(__file__).resolve().parents[2]
LARGEST = 15_000
"""Bytes of a picture, gzip."""


@pytest.mark.parametrize("game", drawable())
def test_every_scenario_is_drawn_at_its_beginning_and_at_its_end(game: str) -> None:
    pictures = []
    for name, path in moments.scenario_names().items():
        if not name.startswith(f"{game}/"):
            continue
        for case in moments.read(path).cases:
            record, _ = play_case(case)
            looks = moments.default_viewer(record)
            pictures += [Picture(each.state.view(looks), name) for each in (record.at(0), record)]
    assert len(pictures) > 80
    for picture, drawn in zip(pictures, draw(pictures), strict=True):
        tree = ET.fromstring(drawn)  # noqa: S314 (our own)
        assert tree[0].text == picture.title
        assert len(list(tree.iter())) > 50, picture.title
        assert "var(" not in drawn and "NaN" not in drawn and "undefined" not in drawn, picture.title
        assert len(gzip.compress(drawn.encode())) <= LARGEST, picture.title


@pytest.mark.parametrize("game", drawable())
def test_a_board_without_its_table_needs_only_the_texts_that_are_written_on_it(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sleeping board in a frame loads `written.json` alone."""
    cases = [
        case
        for name, path in moments.scenario_names().items()
        if name.startswith(f"{game}/")
        for case in moments.read(path).cases
    ]
    ends = [play_case(case)[0] for case in cases]
    pictures = [Picture(end.state.view(moments.default_viewer(end)), "", language="ru") for end in ends]
    whole = draw(pictures)
    written = "".join(sets("ru").get(f"{game}-written", {}).values())
    fewer = {**sets("ru"), "site": {"site": ""}, game: {game: written}}
    monkeypatch.setattr(drawing, "sets", lambda _: fewer)
    assert draw(pictures) == whole


def test_a_moment_is_drawn_from_the_command_line(tmp_path: Path) -> None:
    link = played("draw A1", "place a3/0", players=2)
    file = tmp_path / "board.svg"
    command = [sys.executable, str(ROOT / "scripts/picture.py"), f"https://a.example/#{link[1:]}~h0", "-o", str(file)]
    for more, says in (([], "step 2 of 2"), (["--at", "1"], "step 1 of 2"), (["--at", "-3"], "step 0 of 2")):
        subprocess.run([*command, *more], check=True)
        assert says in file.read_text(encoding="utf-8")
    done = subprocess.run([*command, "--at", "9"], check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (2, "there is no step 9; this game has the steps 0 to 2\n")


def test_a_game_without_a_board_is_refused() -> None:
    with pytest.raises(BuildError, match="the site has no board of chess; it draws tikal"):
        draw([Picture({"game": "chess"}, "")])
