"""The texts of the page: for each language a few files with Fluent sources by name, of which a visitor needs some.

`site` is for every page, `lab` and `lessons` for one, and `frame` is all that a board in a frame says while it sleeps.
A game has `<game>`, what the site says about it, `<game>-engine` with its events and the reasons of its computer
players, and `<game>-lessons`; `<game>-written` has what is written on its board, if anything is: the texts that
`written.json` in its folder lists. What a language lacks is English.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

from sacbe.core.errors import BadTexts
from sacbe.core.fluent import fill, read
from sacbe.core.languages import LANGUAGES, OFFERED
from sitebuild.places import GAMES, ROOT, SITE, BuildError, drawable, put_hashed

ENGINE = ROOT / "engine" / "sacbe"
PAGES = ("diagram", "embed", "start", "table", "workshop")
"""The files with the texts that every page has at hand."""
Sources = dict[str, str]
_ENTRY = re.compile(r"^(?=[a-zA-Z])", re.MULTILINE)
_UNSEEN = re.compile(r"^(?:#.*)?\n", re.MULTILINE)
_INDENT = re.compile(r"\n +")


def build_texts(assets: Path) -> dict[str, dict[str, str]]:
    """Writes the texts of all languages; returns the names of the files, by language and set."""
    return {
        code: {
            name: put_hashed(json.dumps(sources, ensure_ascii=False).encode(), _file(code, name), ".json", assets)
            for name, sources in sets(code).items()
        }
        for code in OFFERED
    }


def _file(code: str, name: str) -> str:
    """What the name of a file of texts begins with; everything of the Lab is called so, and no player pays for it."""
    return f"lab-texts-{code}" if name == "lab" else f"{code}-{name}"


def language_names() -> dict[str, str]:
    """Returns what the speakers of each language call it, by code."""
    return {code: LANGUAGES[code].name for code in OFFERED}


@cache
def sets(code: str) -> dict[str, Sources]:
    """Returns all sets of texts in a language, by name."""
    found: dict[str, Sources] = {
        "site": {"site": "".join(texts(code, SITE / "locales", name) for name in PAGES) + _titles(code)},
        "frame": {"frame": texts(code, SITE / "locales", "embed") + _titles(code)},
        "lab": {"lab": texts(code, SITE / "locales", "lab")},
        "lessons": {"lessons": texts(code, SITE / "locales", "lessons")},
    }
    for game in drawable():
        found[game] = {game: game_texts(code, game)}
        if written := _written(code, game):
            found[f"{game}-written"] = {f"{game}-written": written}
        found[f"{game}-engine"] = {
            f"{game}-events": _read(code, ENGINE / game / "texts"),
            f"{game}-reasons": _read(code, ENGINE / "bots" / game / "texts"),
        }
        if (SITE / "locales" / "en" / f"lessons-{game}.ftl").is_file():
            found[f"{game}-lessons"] = {f"{game}-lessons": texts(code, SITE / "locales", f"lessons-{game}")}
    return found


def game_texts(code: str, game: str) -> str:
    """Returns what the site says about a game."""
    return _read(code, GAMES / game / "texts")


def _written(code: str, game: str) -> str:
    """What is written on the board of a game."""
    path = GAMES / game / "written.json"
    wanted = set(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else set()
    said = _split(game_texts(code, game))
    if missing := wanted - said.keys():
        raise BuildError(f"{path.relative_to(ROOT)} names texts that there are not: {', '.join(sorted(missing))}")
    return "".join(entry for key, entry in said.items() if key in wanted)


def texts(code: str, folder: Path, name: str) -> str:
    """Returns the texts of a file in the folder of a language."""
    return _merged(code, folder / code / f"{name}.ftl", folder / "en" / f"{name}.ftl")


def text(code: str, source: str, key: str, missing: str | None = None) -> str:
    """Returns one text without variables; raises BuildError if there is none, unless there is something else to say."""
    message = read(source).get(key)
    if message is None and missing is None:
        raise BuildError(f"the texts in {LANGUAGES[code].name} have no message {key}")
    return fill(message.value, {}, LANGUAGES[code]) if message else str(missing)


def _titles(code: str) -> str:
    """The titles of all games and what kind of game each is, which the start screen shows before it loads any."""
    lines = []
    for game in drawable():
        source = game_texts(code, game)
        lines.append(f"title-{game} = {text(code, source, 'game-title')}\n")
        lines.append(f"line-{game} = {text(code, source, 'game-line', game)}\n")
    return "".join(lines)


def _read(code: str, folder: Path) -> str:
    """The texts of a file that is named after its language; none if the folder is not there."""
    return _merged(code, folder / f"{code}.ftl", folder / "en.ftl") if folder.is_dir() else ""


def _merged(code: str, path: Path, english: Path) -> str:
    """The texts of a file without comments, and in English what it lacks; raises BuildError if it cannot be read."""
    own, reference = _entries(path), _entries(english)
    merged = "".join((own | {key: each for key, each in reference.items() if key not in own}).values())
    try:
        read(merged)
    except BadTexts as error:
        raise BuildError(f"{path.relative_to(ROOT)} without its comments: {error}") from error
    return merged if code != "en" else "".join(reference.values())


def _entries(path: Path) -> dict[str, str]:
    """The messages of a file as they are written, by id; none if there is no such file."""
    source = path.read_text(encoding="utf-8") if path.is_file() else ""
    lean = _INDENT.sub("\n ", _UNSEEN.sub("", f"{source.rstrip()}\n"))
    return _split(lean)


def _split(lean: str) -> dict[str, str]:
    """The messages of Fluent source without comments, by id."""
    return {entry.partition(" ")[0]: entry for entry in _ENTRY.split(lean) if entry.strip()}
