"""Where the build finds things, and how it runs tools and names files."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "site"
GAMES = SITE / "js" / "games"
DIST = ROOT / "dist"
WORK = ROOT / "build"
"""What one build leaves for the next; may be deleted at any time."""
PYODIDE = ROOT / "node_modules" / "pyodide"
TOOLS = Path(__file__).resolve().parent


class BuildError(Exception):
    """The site cannot be built; the message says what was wrong and where."""


def node(script: str, *arguments: str) -> str:
    """What one of our Node scripts prints."""
    command = ["node", str(TOOLS / script), *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"{script} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def node_json(script: str, *arguments: str) -> Any:
    """What one of our Node scripts prints as JSON."""
    return json.loads(node(script, *arguments))


def sha256(data: bytes) -> str:
    """The hash of `data`, in hexadecimal digits."""
    return hashlib.sha256(data).hexdigest()


def tree_hash(*roots: Path) -> str:
    """One hash over the names and contents of all files in `roots`, caches left out."""
    found = hashlib.sha256()
    for root in roots:
        files = [root] if root.is_file() else sorted(p for p in root.rglob("*") if p.is_file())
        for path in files:
            if "__pycache__" in path.parts:
                continue
            found.update(f"{path.relative_to(ROOT)}\0{sha256(path.read_bytes())}\n".encode())
    return found.hexdigest()


def put_hashed(data: bytes, stem: str, suffix: str, folder: Path) -> str:
    """Write `data` under a name that carries its hash; the name."""
    name = f"{stem}-{sha256(data)[:10]}{suffix}"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(data)
    return name


def emptied(folder: Path) -> Path:
    """`folder`, there and empty."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
