"""Builds the pages of the site: bundles scripts and styles, fills in their names, adds the security policy."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

from sitebuild.catalogue import build_catalogue
from sitebuild.places import GAMES, ROOT, SITE, BuildError, node_json

POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "worker-src": "'self'",
    "connect-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
"""Nothing from another host, nothing inline; WebAssembly may be compiled."""
POLICY_TEXT = "; ".join(f"{directive} {sources}" for directive, sources in POLICY.items())
HEADERS = f"/*\n  Content-Security-Policy: {POLICY_TEXT}\n"
"""For hosts that read `_headers`; as a header, the policy also applies to workers."""
BUNDLED = re.compile(r'(?<==")(?:js|css)/[\w./-]+(?=")')
"""A script or style sheet that a page names."""
PRELOAD = {
    "imports": '<link rel="modulepreload" href="assets/{}">',
    "fonts": '<link rel="preload" as="font" type="font/woff2" crossorigin href="assets/{}">',
}
COPIED = ("icons", "manifest.webmanifest")


def bundle(assets: Path, entries: list[str], define: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Bundles entry points (paths relative to the project) into `assets`; returns the files made from each."""
    task = {"root": str(ROOT), "outDir": str(assets), "entries": entries, "define": define}
    made: dict[str, dict[str, Any]] = node_json("bundle.mjs", json.dumps(task))
    return made


WORKER = "site/js/engine/worker.js"


def build_pages(dist: Path, runtime: dict[str, Any]) -> None:
    """Writes every page of the site, with everything it needs, into `dist`."""
    assets = dist / "assets"
    catalogue = build_catalogue(assets, game_styles(assets))
    worker = bundle(assets, [WORKER], {"__RUNTIME__": runtime})[WORKER]["file"]
    sources = {page: page.read_text(encoding="utf-8") for page in sorted(SITE.glob("*.html"))}
    entries = sorted({f"site/{name}" for text in sources.values() for name in BUNDLED.findall(text)})
    made = bundle(assets, entries, {"__WORKER__": worker, "__RUNTIME__": runtime, "__CATALOGUE__": catalogue})
    for page, text in sources.items():
        (dist / page.name).write_text(finished(text, page, made), encoding="utf-8")
    (dist / "_headers").write_text(HEADERS, encoding="utf-8")
    for name in COPIED:
        source = SITE / name
        if source.is_dir():
            shutil.copytree(source, dist / name)
        else:
            shutil.copyfile(source, dist / name)


def game_styles(assets: Path) -> dict[str, str]:
    """Returns the style sheet of each game, `games/<game>/<game>.css`, by game."""
    sheets = {path.parent.name: str(path.relative_to(ROOT)) for path in sorted(GAMES.glob("*/*.css"))}
    made = bundle(assets, list(sheets.values()), {})
    return {game: made[sheet]["file"] for game, sheet in sheets.items()}


def finished(text: str, page: Path, made: dict[str, dict[str, Any]]) -> str:
    """Returns the page with the hashed names of its files and the security policy."""
    if "<head>" not in text:
        raise BuildError(f"{page} has no <head>, so the security policy has no place")
    meta = f'<meta http-equiv="Content-Security-Policy" content="{POLICY_TEXT}">'
    used = [made[f"site/{name}"] for name in BUNDLED.findall(text)]
    # Preload what scripts and style sheets need, so that it is not requested only after them.
    preloads = [PRELOAD[kind].format(name) for kind in PRELOAD for name in sorted({n for e in used for n in e[kind]})]
    named = BUNDLED.sub(lambda m: f"assets/{made[f'site/{m[0]}']['file']}", text)
    return named.replace("<head>", "\n".join(["<head>", meta, *preloads]), 1)
