"""Every worked example of the rules is a scenario file, and every scenario holds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sacbe import CODES, game
from sacbe.cli.check import numbered_rules
from sacbe.core.errors import BadScenario
from sacbe.core.scenario import Scenario, read_scenario, run_scenario

ROOT = Path(__file__).parents[2]
SCENARIOS = sorted((ROOT / "tests" / "scenarios").rglob("*.toml"))
EXAMPLES = {
    "tikal": re.compile(r"\*\*(TIK-E[0-9]+)\*\*"),
    "eschnapur": re.compile(r"\*\*(EX-[0-9]+)\b"),
    "teotihuacan": re.compile(r"\*\*(EX-[0-9]+)\*\*"),
}
EXERCISED = {"tikal": range(4, 12), "eschnapur": range(2, 13), "teotihuacan": range(4, 19)}
"""The sections of the rules in which every numbered rule has a scenario."""


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario_holds(path: Path) -> None:
    assert [str(failure) for failure in run_scenario(_read(path))] == []


@pytest.mark.parametrize("name", sorted(CODES))
def test_every_worked_example_is_a_scenario(name: str) -> None:
    wanted = set(EXAMPLES[name].findall(_rules(name)))
    found = {_read(path).id for path in SCENARIOS if path.parent.name == name}
    assert wanted
    assert wanted - found == set()


@pytest.mark.parametrize("name", sorted(CODES))
def test_every_rule_of_play_is_exercised(name: str) -> None:
    rules = numbered_rules(_rules(name))
    exercised = {rule for path in SCENARIOS if path.parent.name == name for rule in _read(path).rules}
    assert [rule for rule in rules if _section(rule) in EXERCISED[name] and rule not in exercised] == []
    sections = {rule.split(".")[0] for rule in rules}
    assert [rule for rule in exercised if rule.split(".")[0] not in sections] == [], "no such rule"


@pytest.mark.parametrize("name", sorted(CODES))
def test_every_scenario_has_its_sentence(name: str) -> None:
    sentences = (ROOT / "site" / "locales" / "en" / f"scenarios-{name}.ftl").read_text(encoding="utf-8")
    keys = [_read(path).message for path in SCENARIOS if path.parent.name == name]
    assert [key for key in keys if f"\n{key} = " not in sentences] == []
    assert len(set(keys)) == len(keys)


GOOD = """
id = "TIK-E21"
game = "tikal"
rules = ["TIK-7.4"]
message = "m"
[position]
seats.P1.pieces = { a4 = "W" }
[[step]]
play = "uncover a4"
expect = { ap = 8 }
"""


def test_a_scenario_that_is_wrong_says_where() -> None:
    wrong = read_scenario(GOOD.replace("ap = 8", "ap = 7"), game)
    assert [str(failure) for failure in run_scenario(wrong)] == ["step 1: ap is 8; it should be 7"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("expect", "expects", "unknown 'expects'"),
        ("rules", "rule", "unknown 'rule'"),
        ('id = "TIK-E21"', "", "'id' is missing"),
        ("TIK-7.4", "ESC-7.4", "not a rule of tikal"),
        ('a4 = "W"', 'a4 = "19W"', "more than 18 workers"),
        ('a4 = "W"', 'z9 = "W"', "'z9' is not a hex"),
        ('a4 = "W"', 'a4 = "worker"', "should look like '2W'"),
        ("seats.P1.pieces", "seats.P5.pieces", "unknown 'P5'"),
        ("[[step]]", "[[steps]]", "unknown 'steps'"),
        ('id = "TIK-E21"', "id = TIK", "not TOML"),
        ('id = "TIK-E21"', "id = " + "9" * 5000, "not TOML"),
        ("expect = { ap = 8 }", 'seat = "P9"', "one of P1, P2"),
        ("expect = { ap = 8 }", "until = { ap = 8 }", "beside an `auto`"),
        ("[position]", "[start]", "no option 'seats'"),
    ],
)
def test_a_typo_in_a_scenario_is_named(old: str, new: str, message: str) -> None:
    with pytest.raises(BadScenario, match=re.escape(message)):
        read_scenario(GOOD.replace(old, new), game)


@pytest.mark.parametrize(
    "check", ['probability = { "draw A1" = "1/0" }', 'expect = { "actions.²" = 3 }', "offered = 3"]
)
def test_a_check_that_makes_no_sense_fails_the_scenario(check: str) -> None:
    scenario = read_scenario(GOOD.replace("expect = { ap = 8 }", check), game)
    assert any(run_scenario(scenario))


@pytest.mark.parametrize("text", ["uncover b5", "uncover", "fly a4", "place a3/0"])
def test_an_act_that_cannot_be_done_fails_the_scenario(text: str) -> None:
    scenario = read_scenario(GOOD.replace("uncover a4", text), game)
    assert any(run_scenario(scenario))


def _read(path: Path) -> Scenario:
    return read_scenario(path.read_text(encoding="utf-8"), game)


def _rules(name: str) -> str:
    return (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")


def _section(rule: str) -> int:
    return int(rule.split("-")[1].split(".")[0])
