"""Builds the pages of the site: bundles scripts and styles, fills in their names, adds the security policy."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

from sacbe.core.languages import OFFERED
from sitebuild.catalogue import build_catalogue
from sitebuild.fonts import FOLDER, build_fonts
from sitebuild.glue import changed_script
from sitebuild.places import GAMES, ROOT, SITE, BuildError, node_json
from sitebuild.policy import headers, policy
from sitebuild.rules.pages import rules_pages
from sitebuild.texts import build_texts, language_names, text, texts

BUNDLED = re.compile(r'(?<==")(?:js|css)/[\w./-]+(?=")')
"""A script or style sheet that a page names."""
EARLY = re.compile(r'(?<=<script src=")js/[\w./-]+(?=">)')
"""A script that runs before anything is painted, so not a module."""
SCENE = re.compile(r'(?<==")scene/(\w+)-(light|dark)(?=")')
"""A picture of a game that a page names."""
LOADED = re.compile(r'<(?:script|link)\b[^>]*?\b(?:src|href)="((?:js|css)/[\w./-]+)"[^>]*>')
"""The tag of one that it loads at once; others come later."""
PLAYED = ("index.html", "learn.html")
"""Pages that start an engine at once. They share files with each other only: with all pages these would be 21 pieces to
load for the first of them instead of 7."""
PRELOAD = {
    "imports": '<link rel="modulepreload" href="{}">',
    "fonts": '<link rel="preload" as="font" type="font/woff2" crossorigin href="{}">',
}
MANIFEST = "manifest.webmanifest"
COPIED = ("icons",)


def bundle(
    assets: Path,
    entries: list[str],
    define: dict[str, Any],
    *,
    names: str = "[name]-[hash]",
    classic: bool = False,
    instead: dict[str, str] | None = None,
) -> dict[str, dict[str, Any]]:
    """Bundles entry points (paths relative to the project) into `assets`; returns the files made from each.

    `names` is the form of their names; `classic` makes scripts for pages without modules; `instead` has files to take
    instead of modules.
    """
    task = {
        "root": str(ROOT),
        "outDir": str(assets),
        "entries": entries,
        "define": define,
        "names": names,
        "format": "iife" if classic else "esm",
        "instead": {"@fonts": str(FOLDER), **(instead or {})},
    }
    made: dict[str, dict[str, Any]] = node_json("bundle.mjs", json.dumps(task))
    return made


WORKER = "site/js/engine/worker.js"
GUESTS = "site/js/lab/guests.js"
GUEST_WORKER = "site/js/lab/guest-worker.js"
ELEMENT = "site/js/element/sacbe-board.js"
CLASSIC_ELEMENT = "site/js/element/sacbe-board.classic.js"


def build_pages(dist: Path, runtime: dict[str, Any], lab: dict[str, Any]) -> None:
    """Writes every page of the site, with everything it needs, into `dist`; `lab` is what the Lab needs to know."""
    assets = dist / "assets"
    build_fonts()
    catalogue = build_catalogue(assets, game_styles(assets))
    script = {"pyodide/pyodide.asm.mjs": str(changed_script())}
    worker = bundle(assets, [WORKER], {"__RUNTIME__": runtime}, instead=script)[WORKER]["file"]
    sources = {page.name: page.read_text(encoding="utf-8") for page in sorted(SITE.glob("*.html"))}
    sources |= rules_pages()
    played = {name for page in PLAYED for name in BUNDLED.findall(sources[page])}
    early = {name for source in sources.values() for name in EARLY.findall(source)}
    others = {name for source in sources.values() for name in BUNDLED.findall(source)} - played - early
    played -= early
    spoken = {
        "__LANGUAGES__": language_names(),
        "__TEXTS__": build_texts(assets),
        "__MANIFESTS__": build_manifests(dist),
    }
    lines = {code: text(code, texts(code, SITE / "locales", "start"), "site-line") for code in OFFERED}
    define = {
        "__WORKER__": worker,
        "__RUNTIME__": runtime,
        "__CATALOGUE__": catalogue,
        "__GUESTS__": build_guests(assets, lab, catalogue, spoken),
        "__LAB__": lab,
        "__SITE_LINES__": lines,
        **spoken,
    }
    made: dict[str, dict[str, Any]] = {}
    for names in (played, others):
        made |= bundle(assets, [f"site/{name}" for name in sorted(names)], define)
    made |= bundle(assets, [f"site/{name}" for name in sorted(early)], define, classic=True)
    for name, source in sources.items():
        page = dist / name
        page.parent.mkdir(parents=True, exist_ok=True)
        shown = SCENE.sub(lambda m: f"assets/{catalogue[m[1]]['scenes'][m[2]]}", source)
        page.write_text(finished(shown, name, made), encoding="utf-8")
    # Articles name these files, so their names stay the same for ever.
    bundle(dist, [ELEMENT], {}, names="[name]")
    bundle(dist, [CLASSIC_ELEMENT], {}, names="[name]", classic=True)
    (dist / "_headers").write_text(headers(sources), encoding="utf-8")
    for name in COPIED:
        shutil.copytree(SITE / name, dist / name)


def build_manifests(dist: Path) -> dict[str, str]:
    """Writes the manifest of the site in every language; returns their names."""
    manifest = json.loads((SITE / MANIFEST).read_text(encoding="utf-8"))
    names = {code: MANIFEST if code == "en" else f"manifest-{code}.webmanifest" for code in OFFERED}
    for code, name in names.items():
        source = texts(code, SITE / "locales", "start")
        words = {"name": text(code, source, "tab-start"), "description": text(code, source, "site-line"), "lang": code}
        (dist / name).write_text(json.dumps({**manifest, **words}, ensure_ascii=False, indent=2), encoding="utf-8")
    return names


def build_guests(assets: Path, lab: dict[str, Any], catalogue: dict[str, Any], spoken: dict[str, Any]) -> str:
    """Writes what runs bots from the Lab at a table, apart from all else so that players do not pay for it; returns the
    file that the play page asks for, and adds both files and the texts to those of the Lab."""
    names = "lab-[name]-[hash]"
    worker = bundle(assets, [GUEST_WORKER], {}, names=names)[GUEST_WORKER]["file"]
    define = {"__LAB__": lab, "__GUEST_WORKER__": worker, "__CATALOGUE__": catalogue, **spoken}
    page: str = bundle(assets, [GUESTS], define, names=names)[GUESTS]["file"]
    sheets = [sets["lab"] for sets in spoken["__TEXTS__"].values()]
    lab["files"] += [f"assets/{name}" for name in (worker, page, *sheets)]
    return page


def game_styles(assets: Path) -> dict[str, dict[str, str]]:
    """Returns by game the style sheet of its board, `games/<game>/<game>.css`, and that of the whole table: `table.css`
    beside it, where there is more to say."""
    boards = {path.parent.name: path for path in sorted(GAMES.glob("*/*.css")) if path.stem == path.parent.name}
    tables = {
        game: table if (table := path.with_name("table.css")).is_file() else path for game, path in boards.items()
    }
    sheets = sorted({str(path.relative_to(ROOT)) for path in (*boards.values(), *tables.values())})
    made = bundle(assets, sheets, {})
    return {
        game: {
            kind: made[str(each[game].relative_to(ROOT))]["file"]
            for kind, each in (("board", boards), ("table", tables))
        }
        for game in boards
    }


def finished(text: str, page: str, made: dict[str, dict[str, Any]]) -> str:
    """Returns the page with the hashed names of its files and the security policy; `page` is its path in `dist`."""
    if "<head>" not in text:
        raise BuildError(f"{page} has no <head>, so the security policy has no place")
    up = "../" * page.count("/")
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy(page)}">'
    few = () if '<html lang="ru"' in text else ("cyrillic",)
    seen: set[str] = set()

    def with_preloads(tag: re.Match[str]) -> str:
        """Returns a tag after the preloads of what its file needs: what the page needs first is requested first, and
        nothing only after the file that needs it; but not letters that few of its readers need."""
        found = [(kind, name) for kind in PRELOAD for name in sorted(made[f"site/{tag[1]}"][kind]) if name not in seen]
        needed = [(kind, name) for kind, name in found if not any(each in name for each in few)]
        seen.update(name for _, name in needed)
        return "\n".join([*(PRELOAD[kind].format(f"{up}assets/{name}") for kind, name in needed), tag[0]])

    preloading = LOADED.sub(with_preloads, text)
    named = BUNDLED.sub(lambda m: f"{up}assets/{made[f'site/{m[0]}']['file']}", preloading)
    return named.replace("<head>", f"<head>\n{meta}", 1)
