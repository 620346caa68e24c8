"""Every scenario of the games that the site can draw, as data for an embedded board and as a picture.

`scenarios/index.json` lists them. `scenarios/tikal/e21.1.json`, the first case of one, is what
`site/js/embed/sources.js` reads, `e21.svg` beside it shows its first moment to pages without scripts, and `e21.toml` is
its text, for the workshop.
"""

from __future__ import annotations

import json
import shutil
from functools import cache
from pathlib import Path
from typing import Any

from sacbe.core import fluent
from sacbe.core.languages import OFFERED
from sacbe.core.scenario import Case, Scenario, play_case
from sacbe.core.seats import viewer_name
from sacbe.links import to_link
from sitebuild.drawing import Picture, draw
from sitebuild.moments import default_viewer, read, scenario_names
from sitebuild.places import SITE, drawable
from sitebuild.texts import texts

MOST_VIEWS = 12
"""Moments of a case that can be drawn before there is an engine."""


def build_scenarios(dist: Path) -> None:
    """Writes the data and the picture of every scenario into `dist`."""
    named = {name: path for name, path in scenario_names().items() if name.partition("/")[0] in drawable()}
    listed = {name: _listed(read(path)) for name, path in named.items()}
    pictures = [Picture(each["cases"][0]["views"][0], each["text"]["en"]) for each in listed.values()]
    for (name, data), drawn in zip(listed.items(), draw(pictures), strict=True):
        target = dist / "scenarios" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        for number, case in enumerate(data["cases"], 1):
            shown = json.dumps({"game": data["game"], "text": data["text"], **case}, separators=(",", ":"))
            target.with_name(f"{target.name}.{number}.json").write_text(shown, encoding="utf-8")
        target.with_name(f"{target.name}.svg").write_text(drawn, encoding="utf-8")
        shutil.copyfile(named[name], target.with_name(f"{target.name}.toml"))
    index = [{"name": name, "id": data["id"], "text": data["text"]} for name, data in listed.items()]
    (dist / "scenarios" / "index.json").write_text(json.dumps(index), encoding="utf-8")


def _listed(scenario: Scenario) -> dict[str, Any]:
    return {
        "id": scenario.id,
        "game": scenario.game.name,
        "text": {language: texts[scenario.message] for language, texts in _texts(scenario.game.name).items()},
        "cases": [_played(case) for case in scenario.cases],
    }


def _played(case: Case) -> dict[str, Any]:
    """A case as a link to everything it plays, with the moments at which it stops as views."""
    record, stops = play_case(case)
    viewer = default_viewer(record)
    shown = sorted({0, *stops})[:MOST_VIEWS]
    return {
        "link": to_link(record),
        "steps": len(record.actions),
        "viewer": viewer_name(viewer),
        "views": {step: {**record.at(step).state.view(viewer), "offers": [], "chances": []} for step in shown},
    }


@cache
def _texts(game: str) -> dict[str, dict[str, str]]:
    """The sentences of the scenarios of a game, by language and key."""
    name = f"scenarios-{game}"
    return {
        language: {
            key: fluent.fill(message.value, {})
            for key, message in fluent.read(texts(language, SITE / "locales", name)).items()
        }
        for language in OFFERED
    }
