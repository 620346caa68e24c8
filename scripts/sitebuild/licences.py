"""Writes one text with the licences of everything in `dist/`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from sitebuild.places import ROOT, TOOLS, BuildError

NAME = "licences.txt"
TEXTS = TOOLS / "licences"
"""Licence texts, by SPDX name, for packages that name a licence without including it."""
PACKAGES = ROOT / "node_modules"


class Part(NamedTuple):
    """A third-party part of the site."""

    name: str
    licence: str
    home: str
    """Where its source is."""
    text: str


def write_licences(dist: Path) -> None:
    """Writes a list of the third-party parts of `dist`, with every licence in full."""
    wanted = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    parts = [
        Part("Sacbe", "MIT", "", (ROOT / "LICENSE").read_text(encoding="utf-8")),
        Part("Python's standard library, inside Pyodide", "PSF-2.0", "https://www.python.org", _kept("PSF-2.0")),
        *(_package(name) for name in wanted),
        Part("CodeMirror, inside PyScript", "MIT", "https://codemirror.net", _kept("CodeMirror")),
        Part("micropip", "MPL-2.0", "https://github.com/pyodide/micropip", _kept("MPL-2.0")),
    ]
    lines = ["What this site is made of, and under which licences. Numbers lead to the texts below.", ""]
    texts = list(dict.fromkeys(part.text for part in parts))
    lines += [
        f"- {part.name}: {part.licence} [{texts.index(part.text) + 1}]{part.home and f', source at {part.home}'}"
        for part in parts
    ]
    for number, text in enumerate(texts, 1):
        lines += ["", "=" * 72, f"[{number}]", "", text.strip()]
    (dist / NAME).write_text("\n".join(lines) + "\n", encoding="utf-8")


def _package(name: str) -> Part:
    """A Node package with its own licence text, or else ours for that licence."""
    folder = PACKAGES / name
    about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    own = sorted(path for path in folder.iterdir() if path.name.upper().startswith(("LICENSE", "LICENCE")))
    text = own[0].read_text(encoding="utf-8") if own else _kept(about["license"])
    home = about["repository"]["url"].removeprefix("git+").removesuffix(".git")
    return Part(f"{name} {about['version']}", about["license"], home, text)


def _kept(licence: str) -> str:
    """The text of a licence by its SPDX name."""
    path = TEXTS / f"{licence}.txt"
    if not path.is_file():
        raise BuildError(f"the text of the licence {licence} is missing; put it into {path.relative_to(ROOT)}")
    return path.read_text(encoding="utf-8")
