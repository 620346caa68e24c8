"""Boards as SVG, drawn by the page's own code under Node: for pictures, and for static pages with boards in them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from sacbe.games import game
from sitebuild.places import ROOT, WORK, BuildError, drawable, node_json
from sitebuild.texts import sets


@dataclass(frozen=True, slots=True)
class Picture:
    """What is drawn: a view of a game, and what it shows in words, for people who cannot see it."""

    view: dict[str, Any]
    title: str
    theme: str = "auto"
    """`light`, `dark`, or `auto`: as the screen on which it is shown."""
    plain: bool = False
    """If true, only the drawing, for a page with the style sheets of the site and of the game."""
    near: tuple[str, ...] = ()
    """With `plain`: the places to show; if empty, those in play."""
    names: tuple[str, ...] = ()
    """With `plain`: the places whose names are written into the drawing."""
    page: str | None = None
    """With `plain`: the page of the board to show."""
    panel: dict[str, Any] | None = None
    """The log and the names of the players, to draw what the game shows beside its board instead of the board."""
    language: str = "en"
    """The language of what is written on the board."""


def draw(pictures: Iterable[Picture]) -> list[str]:
    """Returns the SVG of each picture; raises BuildError if the site has no board of its game."""
    tasks = [asdict(each) for each in pictures]
    games = {task["view"]["game"] for task in tasks}
    for name in games - set(drawable()):
        raise BuildError(f"the site has no board of {name}; it draws {', '.join(drawable())}")
    if not tasks:
        return []
    facts = {name: game(name).facts() for name in games}
    drawn: list[str] = _drawn(tasks, facts)
    return drawn


def draw_scene(name: str) -> tuple[str, str]:
    """Returns the picture of a game on the start screen, in light and dark."""
    tasks = [{"scene": name, "theme": theme} for theme in ("light", "dark")]
    light, dark = _drawn(tasks, {})
    return light, dark


def _drawn(tasks: list[dict[str, Any]], facts: dict[str, Any]) -> Any:
    """What Node draws; it gets the texts of every language that is written on a board."""
    request = {
        "root": str(ROOT),
        "cache": str(WORK / "drawing"),
        "facts": facts,
        "texts": {code: sets(code) for code in {task.get("language", "en") for task in tasks}},
        "pictures": tasks,
    }
    return node_json("draw.mjs", given=json.dumps(request))
