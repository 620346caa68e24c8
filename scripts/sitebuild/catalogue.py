"""The data of every game for the start screen, which needs no Python: options, levels, facts, openings."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from sacbe.bridge import Session, answer
from sacbe.catalogue import catalogue
from sitebuild.places import GAMES, BuildError, put_hashed


def build_catalogue(assets: Path, styles: dict[str, str]) -> dict[str, dict[str, Any]]:
    """Returns the games that the site can draw, by name; larger parts are written to files of their own.

    `styles` has the name of each game's style sheet.
    """
    return {each["name"]: _listed(each, assets, styles[each["name"]]) for each in catalogue() if is_drawn(each["name"])}


def is_drawn(name: str) -> bool:
    """Returns whether the site has a board for the game."""
    return (GAMES / name).is_dir()


def _title(name: str) -> str:
    """What the game is called, from its own texts."""
    texts = GAMES / name / "texts" / "en.ftl"
    found = re.search(r"^game-title = (.+)$", texts.read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        raise BuildError(f"{texts} has no message game-title")
    return found[1]


def _listed(listed: dict[str, Any], assets: Path, styles: str) -> dict[str, Any]:
    return {
        "title": _title(listed["name"]),
        "options": listed["options"],
        "levels": listed["levels"],
        "hides": listed["hides"],
        "facts": _put(listed["facts"], f"{listed['name']}-facts", assets),
        "styles": styles,
        "openings": _openings(listed, assets),
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
