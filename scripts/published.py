"""PyScript and Pyodide as they are published, in a folder, for pages that have nothing of ours but the wheel."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from sitebuild.lab import LOCK, PYSCRIPT, WHEELS, install
from sitebuild.places import PYODIDE, sha256

FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", LOCK)


def write_pyodide(folder: Path) -> None:
    """Writes Pyodide with micropip: that of PyPI, which has another hash than the one Pyodide names."""
    install()
    folder.mkdir(parents=True)
    for name in FILES:
        shutil.copyfile(PYODIDE / name, folder / name)
    lock = json.loads((folder / LOCK).read_bytes())
    micropip = lock["packages"]["micropip"]
    wheel = next(WHEELS.glob("micropip-*.whl"))
    shutil.copyfile(wheel, folder / micropip["file_name"])
    micropip["sha256"] = sha256(wheel.read_bytes())
    (folder / LOCK).write_text(json.dumps(lock))


def write_pyscript(folder: Path) -> None:
    """Writes PyScript, whole."""
    shutil.copytree(PYSCRIPT, folder)
