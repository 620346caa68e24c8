"""The Python of the Lab: a whole standard library, micropip and the engine as byte code, PyScript, and their lock file.

Nothing of it is loaded on any other page.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from packaging.utils import parse_wheel_filename
from pyodide_lock.spec import InfoSpec, PackageSpec, PyodideLockSpec

from sitebuild.catalogue import is_drawn
from sitebuild.places import (
    PYODIDE,
    ROOT,
    SITE,
    TOOLS,
    WORK,
    BuildError,
    emptied,
    node,
    put_hashed,
    sha256,
    tree_hash,
)

PYSCRIPT = ROOT / "node_modules" / "@pyscript" / "core" / "dist"
LIST = ROOT / "requirements" / "lab.txt"
WHEELS = WORK / "lab-wheels"
LOCK = "pyodide-lock.json"
BOTS = ROOT / "examples" / "bots"
CACHE = "sacbe-lab-"
"""What the name of the Lab's own cache begins with."""
PURE = ["--no-deps", "--only-binary=:all:", "--implementation=py", "--abi=none", "--platform=any"]
UNUSED = ("service-worker", "xterm", "zip")
"""What the names of PyScript's files begin with that the Lab never asks for."""


def build_lab(dist: Path, wheel: Path) -> dict[str, Any]:
    """Writes `dist/lab/`: PyScript, and the Python it starts; returns what the page needs to know."""
    python = dist / "lab" / "python"
    shutil.copytree(compiled(wheel), python)
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        shutil.copyfile(PYODIDE / name, python / name)
    wasm = next(dist.glob("assets/pyodide.asm-*.wasm")).name
    version = json.loads((PYODIDE / "package.json").read_bytes())["version"]
    source = (TOOLS / "templates" / "interpreter.js").read_text(encoding="utf-8")
    filled = source.replace("__WASM__", f"../../assets/{wasm}").replace("__VERSION__", version)
    (python / "interpreter.js").write_text(filled, encoding="utf-8")
    pyscript = dist / "lab" / "pyscript"
    pyscript.mkdir()
    for path in sorted(PYSCRIPT.glob("*.js")):
        if not path.name.startswith(UNUSED):
            shutil.copyfile(path, pyscript / path.name)
    for name in ("lab.py", "table.py"):
        shutil.copyfile(SITE / "js" / "lab" / name, dist / "lab" / name)
    files = sorted(path.relative_to(dist).as_posix() for path in (dist / "lab").rglob("*") if path.is_file())
    return {
        "engine": next(python.glob("sacbe-*.whl")).name,
        "examples": put_hashed(json.dumps(examples()).encode(), "lab-examples", ".json", dist / "assets"),
        "files": [*files, f"assets/{wasm}"],
        "cache": f"{CACHE}{tree_hash(dist / 'lab', base=dist)[:16]}",
        "cachePrefix": CACHE,
    }


def examples() -> list[dict[str, str]]:
    """Returns the bots in `examples/bots/`, as their README lists them."""
    listed = re.findall(r"`(\w+)/(\w+\.py)`", (BOTS / "README.md").read_text(encoding="utf-8"))
    return [
        {"id": f"{game}/{name}", "game": game, "name": name, "source": (BOTS / game / name).read_text(encoding="utf-8")}
        for game, name in listed
        if is_drawn(game)
    ]


def compiled(wheel: Path) -> Path:
    """Returns the folder with all archives as byte code and their lock file, cached by what goes into it."""
    install()
    wanted = tree_hash(LIST, TOOLS / "lab_compile.mjs", PYODIDE / "package.json")[:16]
    made = WORK / "lab" / f"{wanted}-{sha256(wheel.read_bytes())[:16]}"
    if not made.exists():
        fresh = emptied(WORK / "lab" / "unfinished")
        micropip = next(WHEELS.glob("micropip-*.whl"))
        for path in (PYODIDE / "python_stdlib.zip", micropip, wheel):
            shutil.copyfile(path, fresh / path.name)
        (fresh / LOCK).write_text(json.dumps(lock(micropip, wheel)))
        node("lab_compile.mjs", str(fresh), str(WHEELS))
        for old in made.parent.iterdir():  # only the latest one is worth keeping
            if old != fresh:
                shutil.rmtree(old)
        fresh.rename(made)
    return made


def lock(*wheels: Path) -> dict[str, Any]:
    """Returns a lock file with these wheels."""
    info = json.loads((PYODIDE / LOCK).read_bytes())["info"]
    version = json.loads((PYODIDE / "package.json").read_bytes())["version"]
    packages: dict[str, PackageSpec] = {}
    for wheel in wheels:
        name, number, _, _ = parse_wheel_filename(wheel.name)
        packages[name] = PackageSpec(
            name=name,
            version=str(number),
            file_name=wheel.name,
            install_dir="site",
            sha256=sha256(wheel.read_bytes()),
            imports=[name],
        )
    return PyodideLockSpec(info=InfoSpec(version=version, **info), packages=packages).model_dump()


def install() -> None:
    """Downloads the wheels in `requirements/lab.txt`, unless they are there."""
    wanted, stamp = sha256(LIST.read_bytes()), WHEELS / "downloaded.sha256"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    python = ".".join(json.loads((PYODIDE / LOCK).read_bytes())["info"]["python"].split(".")[:2])
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", *PURE]
    command += [
        f"--python-version={python}",
        "--dest",
        str(emptied(WHEELS)),
        "--require-hashes",
        "--requirement",
        str(LIST),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"the packages of the Lab cannot be downloaded:\n{done.stdout}{done.stderr}")
    stamp.write_text(wanted)
