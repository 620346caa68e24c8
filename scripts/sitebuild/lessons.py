"""The lessons of a game, `site/lessons/<game>.toml`: positions with a goal, for the page that teaches it.

A lesson begins like a scenario (`tests/scenarios/README.md`), and its goal has the same entries as a step: `expect`,
`at_least`, `events`, `mover`. Other seats and chance follow `script`, a list of patterns; without one, chance is random
and nobody else acts. Once an event of `lost` has happened, the lesson must be started over. `solution` is one way to
reach the goal and `wrong` a mistake with the rule that forbids it: both are for the tests. The words are in
`site/locales/<language>/lessons-<game>.ftl`.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from sacbe.core.contract import CHANCE, draw
from sacbe.core.errors import SacbeError
from sacbe.core.goal import Goal, read_goal, unmet
from sacbe.core.reading import Reader
from sacbe.core.record import Record
from sacbe.core.seats import seat_names
from sacbe.games import game as game_of
from sacbe.links import to_link
from sitebuild.places import ROOT, SITE, BuildError, put_hashed

LESSONS = SITE / "lessons"


@dataclass(frozen=True, slots=True)
class Lesson:
    """One task on a board."""

    id: str
    record: Record
    seat: int
    """Who learns."""
    goal: Goal
    asked: dict[str, Any]
    """The goal as it is written."""
    rules: tuple[str, ...]
    script: tuple[str, ...]
    lost: tuple[str, ...]
    """Events after which the goal is out of reach."""
    solution: tuple[str, ...]
    wrong: dict[str, str]

    def is_met(self, record: Record) -> bool:
        """Returns whether the goal is reached in `record`."""
        return not unmet(self.goal, record, self.seat)

    def solved(self, rng: Any) -> Record:
        """Returns the record after the solution; raises SacbeError if it cannot be played."""
        record, left = self.record, list(self.solution)
        while left:
            if record.state.mover == self.seat:
                record = record.play(record.game.notation.parse(left.pop(0)))
            else:
                record = self._next(record, rng)
        while not self.is_met(record) and record.state.mover != self.seat:
            record = self._next(record, rng)
        return record

    def _next(self, record: Record, rng: Any) -> Record:
        """The record after what chance or another seat does."""
        legal = record.state.legal()
        fits = (action for pattern in self.script for action in legal if fnmatchcase(str(action), pattern))
        chosen = next(fits, None)
        if chosen is None and record.state.mover != CHANCE:
            raise SacbeError(f"{self.id}: the script has no answer; possible are {', '.join(map(str, legal[:8]))}")
        return record.play(draw(record.state, rng) if chosen is None else chosen)


def taught() -> list[str]:
    """Returns the games that have lessons."""
    return sorted(path.stem for path in LESSONS.glob("*.toml"))


def read_course(name: str) -> list[Lesson]:
    """Returns the lessons of a game; raises BuildError."""
    path = LESSONS / f"{name}.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    try:
        return [_read(each, name) for each in data["lesson"]]
    except SacbeError as error:
        raise BuildError(f"{path.relative_to(ROOT)}: {error}") from error


def _read(data: dict[str, Any], name: str) -> Lesson:
    reader = Reader(data, f"lesson {data.get('id')}", BuildProblem)
    start, position = reader.take("start"), reader.take("position")
    game = game_of(name)
    record = Record.start(game, **game.check_options(start or {})) if position is None else None
    record = record or Record.at_position(game, position)
    seats = seat_names(record.state.players)
    asked = reader.take("goal", {})
    lesson = Lesson(
        reader.word("id", "") or "",
        record,
        seats.index(reader.word("seat", "P1", seats) or ""),
        read_goal(asked),
        asked,
        reader.words("rules"),
        reader.words("script"),
        reader.words("lost"),
        reader.words("solution"),
        dict(reader.take("wrong", {})),
    )
    reader.done()
    return lesson


class BuildProblem(SacbeError):
    """A lesson file with something in it that nobody understands."""


def build_course(name: str, assets: Path) -> str | None:
    """Writes the lessons of a game into a file for the page and returns its name; None if it has none."""
    if name not in taught():
        return None
    lessons = [
        {
            "id": lesson.id,
            "link": to_link(lesson.record),
            "seat": f"P{lesson.seat + 1}",
            "goal": lesson.asked,
            "rules": lesson.rules,
            "script": lesson.script,
            "lost": lesson.lost,
        }
        for lesson in read_course(name)
    ]
    data = json.dumps(lessons, separators=(",", ":"))
    return put_hashed(data.encode(), f"{name}-lessons", ".json", assets)
