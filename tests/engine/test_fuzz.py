"""Doors that data from outside comes through: what fuzzing kept, and a moment of fuzzing without coverage."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from sacbe.core.errors import BadLink
from sacbe.testing.targets import TARGETS, links

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "tests" / "fixtures" / "fuzz"
SCENARIOS = sorted((ROOT / "tests" / "scenarios").rglob("*.toml"))
RUNS = {"from_link": 1000, "from_position": 1000, "bridge": 1500, "parse": 10_000, "scenario": 500}
STRAY = 0.1
"""How often a change is kept and changed again."""


def test_every_target_has_a_corpus() -> None:
    assert {folder.name for folder in KEPT.iterdir()} == set(TARGETS) == set(RUNS)
    assert all(any(folder.iterdir()) for folder in KEPT.iterdir())


@pytest.mark.parametrize("name", TARGETS)
def test_what_was_found_keeps_its_promises(name: str) -> None:
    for path in sorted((KEPT / name).iterdir()):
        TARGETS[name].run(path.read_bytes())


@pytest.mark.parametrize("name", TARGETS)
def test_a_moment_of_fuzzing_finds_nothing(name: str) -> None:
    target, rng = TARGETS[name], Random(20)
    pool = target.seeds(path.read_bytes() for path in SCENARIOS)
    pool += [path.read_bytes() for path in sorted((KEPT / name).iterdir())]
    for _ in range(RUNS[name]):
        at = rng.randrange(len(pool))
        data = target.mutate(pool[at], rng)
        target.run(data)
        if rng.random() < STRAY:
            pool[at] = data


def test_a_broken_promise_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    data = links.seeds(())[0]
    monkeypatch.setattr(links, "to_link", lambda _: "another")
    with pytest.raises(AssertionError, match="are the same game"):
        links.run(data)
    monkeypatch.setattr(links, "from_link", lambda text: int(text))
    with pytest.raises(ValueError, match="invalid literal") as caught:
        links.run(data)
    assert not isinstance(caught.value, BadLink)
