"""Paths used by the build, and helpers to run tools and name files."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "site"
GAMES = SITE / "js" / "games"
DIST = ROOT / "dist"
WORK = ROOT / "build"
"""A cache for the next build; may be deleted at any time."""
DRAWING = ROOT / "engine" / "sacbe" / "notebook" / "static" / "board.js"
"""The board for notebooks, which the build puts into the engine's folder; not a source."""
ADDRESS = os.environ.get("SACBE_ADDRESS", "")
"""Where the site will be published, if that is known: search engines want whole addresses."""
PYODIDE = ROOT / "node_modules" / "pyodide"
TOOLS = Path(__file__).resolve().parent
_REGISTERED = re.compile(r'^\s*(\w+): \(\) => import\("\./', re.MULTILINE)


class BuildError(Exception):
    """The site cannot be built; the message says what is wrong and where."""


@cache
def drawable() -> tuple[str, ...]:
    """Returns the names of the games that the site can draw."""
    return tuple(_REGISTERED.findall((GAMES / "index.js").read_text(encoding="utf-8")))


def node(script: str, *arguments: str, given: str = "") -> str:
    """Runs one of our Node scripts, given this standard input, and returns what it prints; raises BuildError."""
    command = ["node", str(TOOLS / script), *arguments]
    done = subprocess.run(
        command, cwd=ROOT, input=given, capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    if done.returncode:
        raise BuildError(f"{script} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def node_json(script: str, *arguments: str, given: str = "") -> Any:
    """Runs one of our Node scripts and returns the JSON it prints."""
    return json.loads(node(script, *arguments, given=given))


def sha256(data: bytes) -> str:
    """Returns the hash of `data` in hexadecimal digits."""
    return hashlib.sha256(data).hexdigest()


def tree_hash(*roots: Path, base: Path = ROOT) -> str:
    """Returns one hash over the names, relative to `base`, and contents of all files in `roots`, except what
    is made from others."""
    found = hashlib.sha256()
    for root in roots:
        files = [root] if root.is_file() else sorted(p for p in root.rglob("*") if p.is_file())
        for path in files:
            if "__pycache__" in path.parts or DRAWING.parent in path.parents:
                continue
            found.update(f"{path.relative_to(base)}\0{sha256(path.read_bytes())}\n".encode())
    return found.hexdigest()


def put_hashed(data: bytes, stem: str, suffix: str, folder: Path) -> str:
    """Writes `data` to a file with its hash in the name, and returns that name."""
    name = f"{stem}-{sha256(data)[:10]}{suffix}"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(data)
    return name


def emptied(folder: Path) -> Path:
    """Creates or empties `folder` and returns it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
