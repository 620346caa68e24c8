"""Events, refusals and reasons are plain data that every language tells in sentences, and that tell every change."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import dummy
import sacbe
from sacbe import CHANCE, CODES, Action, Game, Record, bots, game
from sacbe.core.fluent import Pattern, Select, Variable
from sacbe.core.languages import LANGUAGES, OFFERED, Language
from sacbe.core.texts import Texts
from sacbe.games import game_of_link
from sacbe.testing.fuzz import play_random
from sacbe.testing.golden import read_golden
from sacbe.testing.recount import untold

ENGINE = Path(sacbe.__file__).parent
GOLDEN = sorted((Path(__file__).parents[1] / "fixtures" / "golden").glob("*.txt"))
SEAT = re.compile(r"P[1-9]")
WORDS = {"tikal": re.compile(r"[a-h][1-9]|[A-G][1-9]?")}
"""By game: what is shown as it is written. Tikal's cells, tiles and letters are printed like this."""
RAW = re.compile(r"[_{}$|\\]|\w[:/]\w|\b(tech|sym|asc|pyr|deco|vp)\b|\b\d+[cm]\b|\b(the|an|no) own\b|  | [.,;:]")
"""What no sentence has: ids, notation, holes."""
Told = tuple[Texts, str, Mapping[str, Any]]


def records(which: Game, count: int) -> Iterator[Record]:
    """Random games with all sorts of options."""
    for seed in range(count):
        rng = Random(seed)
        options = {option.key: rng.choice(option.choices) for option in which.options}
        yield play_random(which, which.check_options(options), rng)


def events_told(which: Game) -> Iterator[Told]:
    for record in records(which, 8):
        for state in record.states:
            for event in state.events:
                yield which.texts, event.key, event.params


def refusals_told(which: Game) -> Iterator[Told]:
    games, rng = list(records(which, 6)), Random(1)
    actions = {action for record in games for action in record.actions} | {
        which.notation.parse(text) for text in which.notation.examples
    }
    tried = sorted(actions, key=str)
    for record in games:
        for state in record.states[::5]:
            verbs = {action.verb for action in state.legal()}
            likely = [action for action in tried if action.verb in verbs]
            some = rng.sample(likely, min(8, len(likely))) + rng.sample(tried, 4)
            for action in (*some, Action("fly", "moon")):
                refusal = state.why_not(action)
                if refusal is not None:
                    assert refusal.reason == which.texts.tell(refusal.key, refusal.params)
                    yield which.texts, refusal.key, refusal.params


def reasons_told(which: Game) -> Iterator[Told]:
    for level in bots.levels(which)[1:]:
        bot, texts = bots.bot(which, level), import_module(f"sacbe.bots.{which.name}").TEXTS
        for record in records(which, 4):
            for state in record.states[::20]:
                if state.mover not in (None, CHANCE):
                    for plan in islice(bot.think(state.observe(state.mover), Random(1)), 1):
                        for reason in plan.reasons:
                            yield texts, reason.key, json.loads(json.dumps(reason.as_json()["params"]))


SOURCES = {"events": events_told, "refusals": refusals_told, "reasons": reasons_told}


def languages(which: Game) -> list[Language]:
    """The languages that a game speaks; the example game of the tests speaks only English."""
    return [LANGUAGES[code] for code in OFFERED if code == "en" or which.name != dummy.NAME]


@pytest.mark.parametrize("source", SOURCES)
def test_no_language_shows_an_id_or_notation(any_game: Game, source: str) -> None:
    shown = WORDS.get(any_game.name, re.compile(r"(?!)"))
    keys = set()
    for texts, key, params in SOURCES[source](any_game):
        keys.add(key)
        for language in languages(any_game):
            sentence = texts.into(language).tell(key, params)
            assert not RAW.search(re.sub('"[^"]*"|«[^»]*»', "this", sentence)), sentence
            assert sentence[0].isupper() or shown.match(sentence), sentence
            assert sentence.endswith("."), sentence
        if key != "no_such_action":
            bare = set(_bare(any_game.texts, texts.messages[key].value, params))
            assert {word for word in bare if not SEAT.fullmatch(word) and not shown.fullmatch(word)} == set(), sentence
    assert len(keys) > 5 or (source == "reasons" and len(bots.levels(any_game)) == 1)


def _bare(things: Texts, pattern: Pattern, params: Mapping[str, Any]) -> Iterator[str]:
    """The texts among the parameters that a pattern would show as they are."""
    for part in pattern:
        if isinstance(part, Select):
            for _, variant in part.variants:
                yield from _bare(things, variant, params)
        elif isinstance(part, Variable):
            yield from _unnamed(things, params.get(part.name, 0))


def _unnamed(things: Texts, value: Any) -> Iterator[str]:
    """The texts without a name in a parameter that is shown."""
    if isinstance(value, str):
        yield from () if f"name-{value}" in things.messages else (value,)
    elif isinstance(value, Mapping):
        yield from _bare(things, things.messages[f"good-{value['good']}"].value, value)
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _unnamed(things, item)


@pytest.mark.parametrize("source", SOURCES)
def test_parameters_are_the_data_that_texts_know(any_game: Game, source: str) -> None:
    for _, key, params in SOURCES[source](any_game):
        assert all(_is_parameter(value) for value in params.values()), (key, params)
        assert json.loads(json.dumps(params)).keys() == params.keys()


def _is_parameter(value: Any) -> bool:
    """Whether it is a number, a text, an object with a good, or a list of such."""
    if isinstance(value, Mapping):
        return isinstance(value.get("good"), str) and all(map(_is_parameter, value.values()))
    if isinstance(value, (list, tuple)):
        return all(map(_is_parameter, value))
    return type(value) in (int, float, str)


@pytest.mark.parametrize("name", sorted(CODES))
def test_no_sentence_is_left_over(name: str) -> None:
    for folder in (ENGINE / name, ENGINE / "bots" / name):
        code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
        messages = Texts((folder / "texts" / "en.ftl").read_text(encoding="utf-8")).messages
        keys = [key for key in messages if not key.startswith(("name-", "good-"))]
        assert [key for key in keys if f'"{key}"' not in code] == []


@pytest.mark.parametrize("name", sorted(CODES))
def test_every_refusal_has_the_parameters_of_its_sentence(name: str) -> None:
    messages = game(name).texts.messages
    calls = [
        call
        for path in (ENGINE / name).glob("refuse*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "no"
    ]
    keyed = [(call.args[1], call) for call in calls if len(call.args) > 1]
    named = [(key.value, call) for key, call in keyed if isinstance(key, ast.Constant)]
    assert len(named) > 20
    for key, call in named:
        needed = {variable.partition("-")[0] for variable in _variables(messages[str(key)].value)}
        assert needed == {keyword.arg for keyword in call.keywords} - _UNSHOWN.get(str(key), set()), key


_UNSHOWN = {"not_now": {"wanted"}, "no_window": {"phase"}}
"""By key: parameters that no sentence needs."""


def _variables(pattern: Pattern) -> Iterator[str]:
    """The variables that a pattern names."""
    for part in pattern:
        if isinstance(part, Variable):
            yield part.name
        elif isinstance(part, Select):
            yield part.name
            for _, variant in part.variants:
                yield from _variables(variant)


def test_events_tell_every_change_in_random_games(any_game: Game) -> None:
    for record in records(any_game, 12):
        assert list(untold(record)) == []


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_events_tell_every_change_in_golden_games(path: Path) -> None:
    record, _ = read_golden(path.read_text(encoding="utf-8"), game_of_link)
    assert list(untold(record)) == []


@pytest.mark.parametrize(
    ("name", "key", "param"),
    [
        ("eschnapur", "stepped", "pay"),
        ("eschnapur", "sold", "give"),
        ("teotihuacan", "main", "pay"),
        ("teotihuacan", "worshipped", "pay"),
        ("teotihuacan", "advanced", "gain"),
        ("teotihuacan", "built", "gain"),
    ],
)
def test_a_change_that_is_not_told_is_found(name: str, key: str, param: str) -> None:
    record = next(records(game(name), 1))
    for state in record.states:
        told = [e._replace(params={**e.params, param: ()}) if e.key == key else e for e in state.events]
        state.__dict__["events"] = tuple(told)
    assert any(key in each for each in untold(record))
