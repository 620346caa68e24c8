"""Moments of games: found by link, by scenario file or by the name of a scenario, and drawn."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote

from sacbe.core.errors import BadRecord, SacbeError
from sacbe.core.record import Record
from sacbe.core.scenario import Scenario, play_case, read_scenario
from sacbe.core.seats import ALL, viewers
from sacbe.games import game
from sacbe.links import from_link
from sitebuild.drawing import Picture, draw
from sitebuild.places import ROOT

SCENARIOS = ROOT / "tests" / "scenarios"


def scenario_names() -> dict[str, Path]:
    """Returns every scenario of the project by its name, which is its path: `tikal/e21`."""
    return {path.relative_to(SCENARIOS).with_suffix("").as_posix(): path for path in sorted(SCENARIOS.rglob("*.toml"))}


def read(path: Path) -> Scenario:
    """Returns the scenario in a file; raises SacbeError."""
    return read_scenario(path.read_text(encoding="utf-8"), game)


def default_viewer(record: Record) -> int | None:
    """Returns who looks at an example: everybody where hands are hidden, because examples explain, else the public."""
    return ALL if record.game.hides else None


def viewer_named(record: Record, name: str) -> int | None:
    """Returns the viewer called `name`: P1 and so on, `public` or `all`; raises SacbeError."""
    known = viewers(record.state.players)
    if name not in known:
        raise SacbeError(f"there is no viewer {name!r}; there are {', '.join(known)}")
    return known[name]


def picture_of(source: str, *, at: int | None, case: int, viewer: str | None, theme: str, title: str | None) -> str:
    """Returns the SVG of a moment; raises SacbeError and BuildError."""
    record, looks = _found(source, case)
    steps = len(record.actions)
    if at is not None:
        step = at if at >= 0 else steps + 1 + at
        if not 0 <= step <= steps:
            raise BadRecord(f"there is no step {at}; this game has the steps 0 to {steps}")
        record = record.at(step)
    view = record.state.view(looks if viewer is None else viewer_named(record, viewer))
    words = title or f"{record.game.name.capitalize()}, step {record.step} of {steps}"
    return draw([Picture(view, words, theme)])[0]


def _found(source: str, case: int) -> tuple[Record, int | None]:
    """The record behind a link, an address, a scenario file or a name, at the moment it shows; and who looks at it."""
    path = scenario_names().get(source) or Path(source)
    if path.suffix == ".toml":
        cases = read(path).cases
        if not 1 <= case <= len(cases):
            raise SacbeError(f"there is no case {case}; {path.name} has {len(cases)}")
        record = play_case(cases[case - 1])[0].at(0)
        return record, default_viewer(record)
    link = unquote(source).rpartition("#")[2].strip().partition("~")[0]
    return from_link(link), None
