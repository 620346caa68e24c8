"""Scenarios: a position, steps, and what must be true after each; `tests/scenarios/README.md` is the manual.

Mistakes in the file itself raise BadScenario when it is read; what turns out differently when it is run is a Failure.
"""

from sacbe.core.scenario.read import Case, Scenario, read_scenario
from sacbe.core.scenario.run import Failure, play_case, run_scenario

__all__ = ["Case", "Failure", "Scenario", "play_case", "read_scenario", "run_scenario"]
