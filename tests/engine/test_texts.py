"""Parameters become sentences as `sacbe.core.texts` says, and only the Fluent we know is read."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import sacbe
from sacbe.core import texts as module
from sacbe.core.errors import BadTexts
from sacbe.core.languages import LANGUAGES
from sacbe.core.texts import Texts

FILES = sorted(Path(sacbe.__file__).parent.rglob("texts/*.ftl"))
TEXTS = Texts(
    """# A comment

## A heading
name-hall = the hall
    .from = out of the hall
name-red = red
    .one = a red
name-blue = blue
good-coins = { $amount ->
        [0] no coins
        [one] a coin
        [2] a pair of coins
       *[other] { $amount } coins
    }
good-card = { $mode ->
        [named] the { $colour } card
       *[other] { $amount ->
                [one] some card
               *[other] { $amount } cards
            }
    }
    .from = out of cards
given = { $seat } gives { $give }{ $give-count ->
        [0] .
        [one] , one thing.
       *[other] , { $give-count } things.
    }
left = { $seat } comes { $area-from }, { $things-from } and to { $area }.
shown = { $card } and { $colours-one } one
counted = { $number }
chosen = { $piece ->
        [L] the leader
       *[W] a worker
    }
"""
)


def coins(amount: int) -> dict[str, object]:
    return {"good": "coins", "amount": amount}


@pytest.mark.parametrize(
    ("give", "sentence"),
    [
        ([], "P1 gives ."),
        ([coins(0)], "P1 gives no coins, one thing."),
        ([coins(1)], "P1 gives a coin, one thing."),
        ([coins(2), coins(3)], "P1 gives a pair of coins and 3 coins, 2 things."),
        (("hall", 7, "P2", "a4"), "P1 gives the hall, 7, P2 and a4, 4 things."),
    ],
)
def test_things_are_told_by_their_messages_and_lists_are_joined(give: object, sentence: str) -> None:
    assert TEXTS.tell("given", {"seat": "P1", "give": give}) == sentence


def test_a_thing_may_consist_of_things() -> None:
    card = {"good": "card", "mode": "named", "colour": "red"}
    assert TEXTS.tell("shown", {"card": card, "colours": ["red", "blue"]}) == "the red card and a red and blue one"


def test_names_have_further_forms() -> None:
    things = ["hall", {"good": "card", "mode": "deck", "amount": 2}, coins(1)]
    sentence = TEXTS.tell("left", {"seat": "P1", "area": "hall", "things": things})
    assert sentence == "P1 comes out of the hall, out of the hall, out of cards and a coin and to the hall."


@pytest.mark.parametrize(("number", "text"), [(3, "3"), (12345, "12,345"), (2.5, "2.5"), (4.0, "4"), (-1, "-1")])
def test_numbers_are_written_as_a_browser_writes_them(number: float, text: str) -> None:
    assert TEXTS.tell("counted", {"number": number}) == text


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ('a{ "" }', "a"),
        ('{ " " }a', " a"),
        ("{ NUMBER($number) }", "1,234.568"),
        ("{ NUMBER($number, maximumFractionDigits: 0) }", "1,235"),
        ("{ NUMBER($whole, minimumFractionDigits: 1, maximumFractionDigits: 1) }", "7.0"),
    ],
)
def test_texts_as_they_stand_and_numbers_with_decimals(source: str, text: str) -> None:
    assert Texts(f"shown = {source}").tell("shown", {"number": 1234.5678, "whole": 7}) == text


COUNTED = """name-hall = зал
    .genitive = зала
counted = { $number }: { $number ->
        [one] рабочий
        [few] рабочих, мало
       *[many] рабочих
    } из { $area-genitive }
listed = { $areas }
"""


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (1, "1: рабочий"),
        (3, "3: рабочих, мало"),
        (11, "11: рабочих"),
        (21, "21: рабочий"),
        (12345, "12\N{NO-BREAK SPACE}345: рабочих"),
        (0.5, "0,5: рабочих"),
    ],
)
def test_another_language_counts_in_its_own_way(number: float, text: str) -> None:
    texts = Texts(COUNTED, language=LANGUAGES["ru"])
    assert texts.tell("counted", {"number": number, "area": "hall"}) == f"{text} из зала"


@pytest.mark.parametrize(
    ("code", "text"),
    [("en", "x, hall and 1,234.5"), ("it", "x, hall e 1234,5"), ("fr", "x, hall et 1\N{NARROW NO-BREAK SPACE}234,5")],
)
def test_lists_are_joined_in_the_language(code: str, text: str) -> None:
    texts = Texts("listed = { $things }", language=LANGUAGES[code])
    assert texts.tell("listed", {"things": ["x", "hall", 1234.5]}) == text
    assert texts.tell("listed", {"things": ["x"]}) == "x"


@pytest.mark.parametrize(("piece", "text"), [("L", "the leader"), ("W", "a worker"), ("X", "a worker")])
def test_plain_words_select(piece: str, text: str) -> None:
    assert TEXTS.tell("chosen", {"piece": piece}) == text


def test_what_is_missing_is_named() -> None:
    for key, params in (("nothing", {}), ("counted", {}), ("counted", {"number": {"good": "sand", "amount": 1}})):
        with pytest.raises(KeyError):
            TEXTS.tell(key, params)


def test_reasons_take_the_names_of_things_from_their_game() -> None:
    assert Texts("goes = Goes to { $area }.", TEXTS).tell("goes", {"area": "hall"}) == "Goes to the hall."


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("-brand = Sacbe", 1),
        ("name = { -brand }", 1),
        ("name = { other }", 1),
        ("name = { other.attribute }", 1),
        ("name = { 'text' }", 1),
        ('name = { "back\\u005cslash" }', 1),
        ("name = { 3 }", 1),
        ("name = { NUMBER($amount, style: 1) }", 1),
        ("name = { DATETIME($amount) }", 1),
        ("name = { NUMBER($amount) ->\n        [one] a\n       *[other] b\n    }", 1),
        ("name = { $amount->\n        [one] a\n       *[other] b\n    }", 1),
        ("fine = text\nname = text\n    on two lines", 3),
        ("name =\n    text", 1),
        ("name = a } b", 1),
        ("name = { $amount ->\n        [one] a\n        [other] b\n    }", 4),
        ("name = { $amount ->\n       *[one] a\n       *[other] b\n    }", 4),
        ("name = { $amount ->\n       *[one]\n    }", 2),
        ("name = { $amount", 1),
        ("name = one\nname = two", 2),
        ("just words", 1),
    ],
)
def test_other_fluent_is_refused_with_its_line(source: str, line: int) -> None:
    with pytest.raises(BadTexts, match=f"^line {line}: "):
        _ = Texts(source).messages


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_every_file_of_texts_is_read(path: Path) -> None:
    assert Texts(path.read_text(encoding="utf-8")).messages


def test_the_example_of_the_module() -> None:
    assert doctest.testmod(module).failed == 0
    assert doctest.testmod(module).attempted > 1
