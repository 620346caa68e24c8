"""The ranking of computer players: games are kept, and the page says what they say."""

from __future__ import annotations

import json
import shutil
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.processes


@pytest.fixture
def rank(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """The script, with a page and results of its own."""
    monkeypatch.syspath_prepend(ROOT / "scripts")
    script, page = import_module("rank"), import_module("bots_page")
    for module, name in ((script, "RESULTS"), (page, "PAGE")):
        copy = tmp_path / getattr(module, name).name
        shutil.copy(getattr(module, name), copy)
        monkeypatch.setattr(module, name, copy)
    return script


def run(rank: Any, monkeypatch: pytest.MonkeyPatch, *words: str) -> dict[str, list[Any]]:
    """What the script leaves as results."""
    monkeypatch.setattr("sys.argv", ["rank.py", *words])
    rank.main()
    found: dict[str, list[Any]] = json.loads(rank.RESULTS.read_text(encoding="utf-8"))
    return found


def test_the_page_says_what_the_games_say(rank: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    page = rank.bots_page.PAGE
    before = page.read_text(encoding="utf-8")
    run(rank, monkeypatch, "--write")
    import_module("ahead").main()
    assert page.read_text(encoding="utf-8") == before


def test_games_that_are_there_are_not_played_again(rank: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    alone, auction = (rank.Contest((rank.RANDOM,) * 2, auction, "winner 0") for auction in (False, True))
    monkeypatch.setattr(rank, "CONTESTS", (alone, auction))
    rank.RESULTS.unlink()
    first = run(rank, monkeypatch, "--games", "2")
    assert {name: len(games) for name, games in first.items()} == {alone.name: 2, auction.name: 2}
    marked = {name: [[game[0], [7, 7], *game[2:]] for game in games] for name, games in first.items()}
    rank.RESULTS.write_text(json.dumps(marked), encoding="utf-8")
    more = run(rank, monkeypatch, "--games", "3", "--only", "base")
    assert [game[1] == [7, 7] for game in more[alone.name]] == [True, True, False]
    assert more[auction.name] == marked[auction.name]
    anew = run(rank, monkeypatch, "--games", "2", "--only", "base", "--fresh")
    assert [game[:2] for game in anew[alone.name]] == [game[:2] for game in first[alone.name]]
    assert anew[auction.name] == marked[auction.name]
