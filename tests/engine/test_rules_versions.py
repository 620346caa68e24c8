"""Links of other rules: a room may keep old ones, and a release that does not know them says so."""

from __future__ import annotations

import sys
from random import Random
from types import ModuleType

import pytest

from sacbe import Action, Game, Record, from_link, game, to_link
from sacbe.core.errors import BadLink
from sacbe.core.fuzz import check_record, play_random
from sacbe.games import OLDER
from sacbe.tikal.state import State

TODAY = game("tikal")


def _edition(version: int) -> Game:
    """Tikal with its actions listed the other way round, as rules of that version."""

    class Edition(State):
        @property
        def game(self) -> Game:
            return edition

        def find_legal(self) -> tuple[Action, ...]:
            return super().find_legal()[::-1]

        def outcomes(self) -> tuple[tuple[Action, int], ...]:
            return super().outcomes()[::-1]

    edition = TODAY._replace(rules_version=version, begin=Edition.begin, from_position=Edition.from_position)
    return edition


OLD, NEWER = _edition(TODAY.rules_version - 1), _edition(TODAY.rules_version + 1)


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house keeps the old rules of Tikal."""
    room = ModuleType("sacbe.tikal.old_rules")
    room.GAME = OLD  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, room.__name__, room)
    monkeypatch.setitem(OLDER, (OLD.code, OLD.rules_version), room.__name__)


@pytest.mark.usefixtures("kept")
def test_a_link_is_read_by_the_rules_it_names() -> None:
    played = play_random(OLD, OLD.check_options({"auction": True}), Random(3))
    again = from_link(to_link(played))
    assert again.game is OLD
    assert again.actions == played.actions
    assert [state.legal() for state in again.states] == [state.legal() for state in played.states]
    assert list(check_record(played)) == []


@pytest.mark.usefixtures("kept")
def test_a_game_goes_on_under_the_rules_it_was_begun_with() -> None:
    record = from_link(to_link(Record.start(OLD, players=3)))
    for _ in range(30):
        record = record.play(record.state.legal()[0])
    assert record.state.game is OLD
    assert from_link(to_link(record)).actions == record.actions
    position = Record.at_position(OLD, record.state.position())
    assert from_link(to_link(position.play(position.state.legal()[-1]))).state.game is OLD


@pytest.mark.usefixtures("kept")
def test_links_of_today_are_not_touched_by_rules_that_are_kept() -> None:
    record = play_random(TODAY, TODAY.check_options({}), Random(4))
    again = from_link(to_link(record))
    assert again.game is TODAY
    assert again.actions == record.actions
    assert game("tikal") is TODAY


@pytest.mark.parametrize(
    ("edition", "made", "knows"),
    [(OLD, "made by an older release", "no longer that but"), (NEWER, "made by a newer release", "only up to")],
)
def test_rules_that_are_not_known_are_named(edition: Game, made: str, knows: str) -> None:
    with pytest.raises(BadLink) as caught:
        from_link(to_link(Record.start(edition)))
    assert made in str(caught.value)
    assert f"version {edition.rules_version} of the rules of tikal" in str(caught.value)
    assert f"{knows} version {TODAY.rules_version}" in str(caught.value)
