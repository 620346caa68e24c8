"""Games of every release replay to the letter, and their links open for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from sacbe import CODES, from_link, to_link
from sacbe.games import game_of_link
from sacbe.testing.golden import playthrough_hash, read_golden, write_golden

GOLDEN = sorted((Path(__file__).parents[1] / "fixtures" / "golden").glob("*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_the_letter(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record, header = read_golden(text, game_of_link)
    assert record.game.name == header["game"] == path.name.partition("-")[0]
    assert record.state.mover is None
    assert " ".join(map(str, record.state.scores)) == header["scores"]
    assert playthrough_hash(record) == header["hash"]
    assert from_link(header["link"]).actions == record.actions
    assert to_link(record) == header["link"]
    assert write_golden(record) == text


def test_every_game_has_golden_games() -> None:
    assert {path.name.partition("-")[0] for path in GOLDEN} == set(CODES)
