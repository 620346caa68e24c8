"""The data of every game for the start screen, which needs no Python: options, levels, facts, openings."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sacbe.bridge import Session, answer
from sacbe.catalogue import catalogue
from sitebuild.drawing import draw_scene
from sitebuild.lessons import build_course
from sitebuild.places import GAMES, SITE, BuildError, put_hashed
from sitebuild.texts import game_texts, text


def build_catalogue(assets: Path, styles: dict[str, dict[str, str]]) -> dict[str, dict[str, Any]]:
    """Returns the games that the site can draw, by name; larger parts are written to files of their own.

    `styles` has the names of each game's style sheets, of its board and of its whole table.
    """
    return {each["name"]: _listed(each, assets, styles[each["name"]]) for each in catalogue() if is_drawn(each["name"])}


def is_drawn(name: str) -> bool:
    """Returns whether the site has a board for the game."""
    return (GAMES / name / "game.js").is_file()


def _text(name: str, key: str, missing: str) -> str:
    """What the game's own texts say, or else something else."""
    return text("en", game_texts("en", name), key, missing)


def _scenes(name: str, assets: Path) -> dict[str, str]:
    """The files with the picture of the game on the start screen, by theme."""
    drawn = zip(("light", "dark"), draw_scene(name), strict=True)
    return {theme: put_hashed(svg.encode(), f"{name}-{theme}", ".svg", assets) for theme, svg in drawn}


def _listed(listed: dict[str, Any], assets: Path, styles: dict[str, str]) -> dict[str, Any]:
    return {
        "hasLine": bool(_text(listed["name"], "game-line", "")),
        "minutes": int(_text(listed["name"], "game-minutes", "0")),
        "scenes": _scenes(listed["name"], assets),
        "hasRules": (SITE / "rules" / "en" / listed["name"] / "explainer.md").is_file(),
        "code": listed["code"],
        "options": listed["options"],
        "levels": listed["levels"],
        "manners": listed["styles"],
        "hides": listed["hides"],
        "facts": _put(listed["facts"], f"{listed['name']}-facts", assets),
        "styles": styles,
        "openings": _openings(listed, assets),
        "lessons": build_course(listed["name"], assets),
    }


def _openings(listed: dict[str, Any], assets: Path) -> dict[str, str]:
    """The public view of the opening for every number of players, with defaults for the other options."""
    defaults = {option["key"]: option["default"] for option in listed["options"]}
    made = {}
    for players in next(option["choices"] for option in listed["options"] if option["key"] == "players"):
        options = {**defaults, "players": players}
        query = "&".join(f"{key}={json.dumps(value)}" for key, value in sorted(options.items()))
        made[query] = _put(_opening(listed["name"], options), f"{listed['name']}-opening", assets)
    return made


def _opening(name: str, options: dict[str, Any]) -> Any:
    """The engine's answer to `new`."""
    request = {"do": "new", "name": name, "options": options, "viewer": "public"}
    reply = json.loads(answer(Session(), json.dumps(request)))
    if "ok" not in reply:
        raise BuildError(f"{name} cannot begin with {options}: {reply['error']['message']}")
    return reply["ok"]


def _put(data: Any, stem: str, assets: Path) -> str:
    """Writes data to a file with its hash in the name; returns the name."""
    return put_hashed(json.dumps(data, separators=(",", ":")).encode(), stem, ".json", assets)
