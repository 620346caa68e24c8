"""Every worked example of the rules is a scenario file, and every scenario holds."""

from __future__ import annotations

import re
from pathlib import Path
from time import perf_counter

import pytest

from sacbe import CODES, game
from sacbe.cli.rules import known_rules, numbered_rules
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
    assert exercised - set(rules) == set(), "no such rule"


def test_the_package_knows_the_numbers_of_all_rules() -> None:
    written = {rule for name in CODES for rule in numbered_rules(_rules(name))}
    assert known_rules() == written, "scripts/rules.py brings them in step"


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
        ("expect = { ap = 8 }", "until = { ap = 8 }", "in a step with `auto`"),
        ("[position]", "[start]", "no option 'seats'"),
        ("uncover a4", "uncover", "step 1: play: 'uncover' is not well formed"),
        ("uncover a4", "fly a4", "step 1: play: there is no action 'fly'"),
        ("expect = { ap = 8 }", 'refused = { "fly a4" = "TIK-7.4" }', "step 1: refused: there is no action 'fly'"),
        ("expect = { ap = 8 }", 'refused = { "end" = "ESC-7.4" }', "not a rule of tikal"),
        ("expect = { ap = 8 }", "refused = { end = 7 }", "not a rule of tikal"),
        ("expect = { ap = 8 }", 'probability = { "draw A1" = "1/0" }', "a probability such as"),
        ("expect = { ap = 8 }", 'probability = { "draw" = "1/2" }', "'draw' is not well formed"),
        ("expect = { ap = 8 }", "offered = 3", "a text or a list of texts"),
        ("expect = { ap = 8 }", "expect = 3", "should be a table"),
        ("expect = { ap = 8 }", 'count = { "place *" = "two" }', "a whole number"),
        ("expect = { ap = 8 }", 'mover = "P7"', "one of P1, P2, chance, nobody"),
    ],
)
def test_a_typo_in_a_scenario_is_named(old: str, new: str, message: str) -> None:
    with pytest.raises(BadScenario, match=re.escape(message)):
        read_scenario(GOOD.replace(old, new), game)


HUGE = "0x" + "f" * 5000
DOTTED, QUOTED = ".".join(["players"] * 9000), ".".join(['"players"'] * 9000)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("ap = 8", f"ap = {HUGE}"),
        ("expect = { ap = 8 }", f"count = {{ end = {HUGE} }}"),
        ("expect = { ap = 8 }", f"offered = {HUGE}"),
        ("expect = { ap = 8 }", f'probability = {{ "draw A1" = {HUGE} }}'),
        ("expect = { ap = 8 }", 'probability = { "draw A1" = "1e999999999" }'),
        ("expect = { ap = 8 }", 'probability = { "draw A1" = "1/1e99999999" }'),
        ("expect = { ap = 8 }", f'probability = {{ "draw A1" = "{"9" * 5000}" }}'),
        ("expect = { ap = 8 }", 'probability = { "draw A1" = 1e999999999 }'),
        ("ap = 8", "ap = " + "[" * 60 + "]" * 60),
        ("[position]", f"start.{DOTTED} = 1\n[position]"),
        ("seats.P1.pieces", f"{DOTTED} = 1\nseats.P1.pieces"),
        ("seats.P1.pieces", f"{QUOTED} = 1\nseats.P1.pieces"),
        ("seats.P1.pieces", f'note = "{"a" * 200_000}"\nseats.P1.pieces'),
        ('a4 = "W"', f"a4 = {HUGE}"),
    ],
)
def test_a_hostile_scenario_is_refused_at_once(old: str, new: str) -> None:
    begun = perf_counter()
    with pytest.raises(BadScenario) as caught:
        read_scenario(GOOD.replace(old, new), game)
    assert perf_counter() - begun < 0.5
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize("path", ["actions.²", "actions.999", "actions." + "9" * 5000, "moon"])
def test_a_path_that_leads_nowhere_fails_the_scenario(path: str) -> None:
    scenario = read_scenario(GOOD.replace("ap = 8", f'"{path}" = 3'), game)
    assert [failure.message for failure in run_scenario(scenario)] == [f"{path} is not there; it should be 3"]


@pytest.mark.parametrize("text", ["uncover b5", "place a3/0"])
def test_an_act_that_cannot_be_done_fails_the_scenario(text: str) -> None:
    scenario = read_scenario(GOOD.replace("uncover a4", text), game)
    assert any(run_scenario(scenario))


def _read(path: Path) -> Scenario:
    return read_scenario(path.read_text(encoding="utf-8"), game)


def _rules(name: str) -> str:
    return (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")


def _section(rule: str) -> int:
    return int(rule.split("-")[1].split(".")[0])
