"""The promises of the contract, kept by every registered game."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sacbe
from sacbe import CHANCE, Action, Game, Record, State, draw, from_link, parse, probability, to_link
from sacbe.cli.main import main
from sacbe.cli.rules import numbered_rules
from sacbe.core.errors import BadNotation, BadOptions, BadPosition, IllegalAction
from sacbe.testing.fuzz import fuzz, play_random

SCENARIOS = Path(__file__).parents[1] / "scenarios"


@cache
def moments(which: Game) -> tuple[State, ...]:
    """States of a random game, to take positions from."""
    return play_random(which, which.check_options({}), Random(2)).states[::23]


@cache
def rules_of(which: Game) -> frozenset[str]:
    """The rules that the text of a game numbers."""
    texts = [Path(home).parents[1] / "docs" / "rules" / f"{which.name}.md" for home in sacbe.__path__]
    return frozenset(rule for text in texts if text.exists() for rule in numbered_rules(text.read_text("utf-8")))


def test_random_games_break_no_promise(any_game: Game) -> None:
    tally = fuzz(any_game, games=3, seed=20, every=17)
    assert tally.violations == ()
    assert tally.actions > 100


def test_every_combination_of_options_starts(any_game: Game) -> None:
    for values in product(*(option.choices for option in any_game.options)):
        chosen = {option.key: value for option, value in zip(any_game.options, values, strict=True)}
        assert dict(any_game.start(**chosen).options) == chosen


def test_bad_options_are_named(any_game: Game) -> None:
    with pytest.raises(BadOptions, match="no option 'colour_of_the_box'"):
        any_game.start(colour_of_the_box="blue")
    with pytest.raises(BadOptions, match="players cannot be 99"):
        any_game.start(players=99)


def test_states_are_immutable_values(any_game: Game) -> None:
    state = any_game.start()
    before = json.dumps(state.position())
    following = state.play(state.legal()[0])
    assert json.dumps(state.position()) == before
    assert following != state
    assert hash(following) == hash(state.play(state.legal()[0]))
    with pytest.raises((AttributeError, TypeError)):
        state.scores = (99, 99)  # type: ignore[misc]


def test_the_same_actions_give_the_same_game(any_game: Game) -> None:
    record = play_random(any_game, any_game.check_options({}), Random(4))
    again = Record.start(any_game).play_all(record.actions)
    assert again.states == record.states
    assert [s.legal() for s in again.states] == [s.legal() for s in record.states]


def test_illegal_actions_are_refused_with_a_rule_and_change_nothing(any_game: Game) -> None:
    record = play_random(any_game, any_game.check_options({}), Random(5))
    every_action = sorted(set(record.actions), key=str)
    for state in record.states[:: max(1, len(record.states) // 40)]:
        before = hash(state)
        for action in every_action:
            refusal = state.why_not(action)
            assert (refusal is None) == (action in state.legal())
            if refusal is not None:
                assert _is_rule(refusal.rule, any_game)
                assert refusal.reason
                with pytest.raises(IllegalAction) as caught:
                    state.play(action)
                assert caught.value.refusal == refusal
        assert hash(state) == before


def test_what_is_no_action_at_all_is_refused(any_game: Game) -> None:
    state = any_game.start()
    for action in (Action("fly", "moon"), Action("end", 7, 7, 7), Action(""), Action("bid", "5"), Action("bid 5")):
        refusal = state.why_not(action)
        assert refusal is not None
        assert _is_rule(refusal.rule, any_game)
        with pytest.raises(IllegalAction):
            state.play(action)


def test_every_event_and_every_line_of_the_engine_names_a_rule_that_exists(any_game: Game) -> None:
    record = play_random(any_game, any_game.check_options({}), Random(5))
    rules = {event.rule for state in record.states for event in state.events}
    assert [rule for rule in rules if not _is_rule(rule, any_game)] == []
    quoted = re.compile(rf"{any_game.rule_prefix}-[0-9]+\.[0-9]+|(?<=\"){any_game.rule_prefix}-[0-9]+(?=\")")
    files = [path for home in sacbe.__path__ for path in Path(home).rglob("*")]
    texts = [path.read_text(encoding="utf-8") for path in files if path.suffix in (".py", ".ftl", ".toml")]
    named = {rule for text in texts for rule in quoted.findall(text)}
    assert named
    assert named - rules_of(any_game) == set()


def _is_rule(rule: str, which: Game) -> bool:
    """Whether `rule` is a rule of the game that its text numbers."""
    return rule in rules_of(which) and rule.startswith(f"{which.rule_prefix}-")


def test_a_scenario_that_is_refused_by_a_rule_that_does_not_exist_makes_no_sense(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (SCENARIOS / "tikal" / "e21.toml").read_text(encoding="utf-8")
    (tmp_path / "one.toml").write_text(text + '[[step]]\nrefused = { "uncover b5" = "TIK-7.99" }\n', encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 2
    assert "tikal has no rule TIK-7.99" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", " ", "fly a4", "end ", " end", "end\n", "\x00", "a" * 5000, "bid -1", "bid 007"])
def test_bad_notation_is_named(any_game: Game, text: str) -> None:
    with pytest.raises(BadNotation):
        parse(any_game.start(), text)


def test_bad_notation_is_explained_without_regular_expressions(any_game: Game) -> None:
    for verb in any_game.notation.verbs:
        with pytest.raises(BadNotation) as caught:
            any_game.notation.parse(f"{verb} what?")
        message = str(caught.value)
        assert message.startswith(f"'{verb} what?' is not well formed; ")
        assert not set("[]{}|\\") & set(message)


def test_every_verb_with_words_is_shown_by_an_example(any_game: Game) -> None:
    notation = any_game.notation
    for example in notation.examples:
        assert str(notation.parse(example)) == example
    for verb in notation.verbs:
        with pytest.raises(BadNotation, match=r"write it like '|stands alone") as caught:
            notation.parse(f"{verb} what?")
        if "stands alone" in str(caught.value):
            assert notation.parse(verb) == Action(verb)


def test_probabilities_add_up_to_one(any_game: Game) -> None:
    state, rng = any_game.start(), Random(6)
    for _ in range(200):
        if state.mover == CHANCE:
            assert sum(probability(state, action) for action in state.legal()) == 1
            state = state.play(draw(state, rng))
        elif state.mover is not None:
            state = state.play(rng.choice(state.legal()))


def test_undo_and_redo_walk_the_record(any_game: Game) -> None:
    record = play_random(any_game, any_game.check_options({}), Random(7))
    middle = record.at(len(record.actions) // 2)
    assert middle.undo().redo().state == middle.state
    assert middle.play(middle.state.legal()[-1]).step == len(middle.play(middle.state.legal()[-1]).actions)
    assert [entry.action for entry in middle.log()] == list(record.actions[: middle.step])
    assert 0 <= middle.undo_floor <= middle.step


def test_fair_undo_never_goes_behind_chance_or_another_seat(any_game: Game) -> None:
    record = play_random(any_game, any_game.check_options({}), Random(8))
    for step in range(len(record.actions) + 1):
        floor = record.at(step).undo_floor
        movers = {record.states[k].mover for k in range(floor, step)}
        assert CHANCE not in movers
        assert len(movers) <= 1
        assert not any(event.reveals for state in record.states[floor + 1 : step + 1] for event in state.events)


def test_position_links_carry_positions_and_what_follows(any_game: Game) -> None:
    record = play_random(any_game, any_game.check_options({}), Random(9))
    state = record.states[len(record.states) // 3]
    start = Record.at_position(any_game, json.loads(json.dumps(state.position())))
    assert start.state == state
    longer = start.play(state.legal()[0])
    again = from_link(to_link(longer))
    assert again.states == longer.states
    assert again.from_position


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_spoiled_position_is_refused_or_can_be_played_on(any_game: Game, data: st.DataObject) -> None:
    position = json.loads(json.dumps(data.draw(st.sampled_from(moments(any_game))).position()))
    holder: Any = position
    while holder:
        key = data.draw(st.sampled_from(list(holder) if isinstance(holder, dict) else list(range(len(holder)))))
        if not isinstance(holder[key], (dict, list)) or not holder[key] or data.draw(st.booleans()):
            holder[key] = data.draw(st.sampled_from([0, 1, 2, 7, -1, True, None, "", "P1", "P3", "A1", [], {}]))
            break
        holder = holder[key]
    try:
        state = any_game.from_position(position)
    except BadPosition:
        return
    rng = Random(1)
    for _ in range(25):
        assert list(state.violations()) == []
        if state.mover is None:
            break
        assert state.legal()
        state = state.play(draw(state, rng) if state.mover == CHANCE else rng.choice(state.legal()))


@pytest.mark.parametrize(
    "data", [{"players": "two"}, {"players": 99}, {"nonsense": 1}, {"seats": []}, {"seats": {"P9": {}}}]
)
def test_impossible_positions_are_named(any_game: Game, data: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        any_game.from_position(data)
