"""Looking into the text of a scenario while somebody writes it: what it shows, and what is wrong in which line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from sacbe.core.contract import Game
from sacbe.core.errors import BadScenario, SacbeError, UnknownGame
from sacbe.core.record import Record
from sacbe.core.scenario.lines import line_of
from sacbe.core.scenario.read import Case, Scenario, read_scenario
from sacbe.core.scenario.run import play_case, run_scenario


class Fault(NamedTuple):
    """Something that does not hold, and its line."""

    case: int
    line: int | None
    message: str


class Examined(NamedTuple):
    """What a scenario text shows: what each of its cases plays, as far as that is possible."""

    scenario: Scenario
    records: tuple[Record, ...]
    faults: tuple[Fault, ...]


def examine(text: str, find_game: Callable[[str], Game]) -> Examined:
    """Returns what a draft of a scenario shows; raises BadScenario, with the line if that is known."""
    try:
        scenario = read_scenario(text, find_game, draft=True)
    except UnknownGame as error:
        raise BadScenario(str(error), line=line_of(text, ("game",))) from error
    except BadScenario as error:
        error.line = error.line or line_of(text, error.path, str(error))
        raise
    faults = [fault for at, case in enumerate(scenario.cases) for fault in _faults(text, scenario, at, case)]
    return Examined(scenario, tuple(map(_played, scenario.cases)), tuple(faults))


def _faults(text: str, scenario: Scenario, at: int, case: Case) -> list[Fault]:
    """What does not hold in one case."""
    return [
        Fault(at, line_of(text, (*case.path, "step", failure.step, failure.entry)), failure.message)
        for failure in run_scenario(replace(scenario, cases=(case,)))
    ]


def _played(case: Case) -> Record:
    """Everything that a case plays, up to the first step that cannot be played."""
    for count in range(len(case.steps), 0, -1):
        try:
            return play_case(replace(case, steps=case.steps[:count]))[0]
        except SacbeError:
            continue
    return case.record
