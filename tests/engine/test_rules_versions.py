"""Links of other rules: a room may keep old ones, and a release that does not know them says so."""

from __future__ import annotations

import sys
from random import Random
from types import ModuleType
from typing import Any

import pytest

from sacbe import Action, Game, Record, from_link, game, to_link
from sacbe.core.errors import BadLink
from sacbe.games import CODES, OLDER
from sacbe.testing.fuzz import check_record, check_state, play_random


def _edition(today: Game, version: int) -> Game:
    """A game with its actions listed the other way round, as rules of that version."""
    base: Any = type(today.start())

    class Edition(base):  # type: ignore[misc]
        def find_legal(self) -> tuple[Action, ...]:
            return tuple(super().find_legal()[::-1])

        def find_outcomes(self) -> tuple[tuple[Action, int], ...]:
            return tuple(super().find_outcomes()[::-1])

    Edition.game = today._replace(rules_version=version, begin=Edition.begin, from_position=Edition.from_position)
    return Edition.game


TODAY = game("tikal")
OLD, NEWER = _edition(TODAY, TODAY.rules_version - 1), _edition(TODAY, TODAY.rules_version + 1)


def _keep(monkeypatch: pytest.MonkeyPatch, edition: Game) -> None:
    room = ModuleType(f"sacbe.{edition.name}.old_rules")
    room.GAME = edition  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, room.__name__, room)
    monkeypatch.setitem(OLDER, (edition.code, edition.rules_version), room.__name__)


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house keeps the old rules of Tikal."""
    _keep(monkeypatch, OLD)


@pytest.mark.parametrize("name", CODES)
def test_every_game_can_keep_an_older_order(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    old = _edition(game(name), game(name).rules_version - 1)
    _keep(monkeypatch, old)
    played = play_random(old, old.check_options({}), Random(2))
    for state in (played.states[0], *played.states[1::25]):
        assert list(check_state(state)) == []
        assert state.legal() == type(state)._make(state).find_legal()  # type: ignore[attr-defined]
    assert from_link(to_link(played)).actions == played.actions


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
