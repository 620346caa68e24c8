"""The Python of the site: Pyodide, the trimmed standard library, the engine, and the lock file that names them."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from base64 import b64encode
from pathlib import Path
from typing import Any

from packaging.utils import parse_wheel_filename
from pyodide_lock.spec import InfoSpec, PackageSpec, PyodideLockSpec

from sitebuild.places import PYODIDE, ROOT, TOOLS, WORK, BuildError, emptied, node, put_hashed, sha256, tree_hash

RECIPE = ("compile.mjs", "compile_inside.py", "begin_inside.py", "lean")
"""The files that determine how byte code is made."""


def build_wheel() -> Path:
    """Builds the wheel of the engine, with sources, for anyone to install."""
    folder = emptied(WORK / "wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"the wheel cannot be built:\n{done.stdout}{done.stderr}")
    return next(folder.glob("*.whl"))


def compiled(wheel: Path) -> tuple[Path, Path]:
    """Returns the standard library and the engine as byte code, cached by wheel, Pyodide and recipe."""
    recipe = tree_hash(*(TOOLS / name for name in RECIPE), PYODIDE / "package.json")[:16]
    made = WORK / "compiled" / recipe / sha256(wheel.read_bytes())[:16]
    if not made.exists():
        fresh = WORK / "compiled" / "unfinished"
        earlier = [str(path) for path in made.parent.glob("*/python_stdlib.zip")][:1]
        node("compile.mjs", str(wheel), str(emptied(fresh)), *earlier)
        # Only the latest one is worth keeping.
        emptied(made.parent)
        fresh.rename(made)
    return made / "python_stdlib.zip", next(made.glob("*.whl"))


def lock(engine: Path, file_name: str) -> dict[str, Any]:
    """Returns our own lock file: this Pyodide, and the engine as its only package, with its hash."""
    name, version, _, _ = parse_wheel_filename(engine.name)
    info = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())["info"]
    pyodide_version = json.loads((PYODIDE / "package.json").read_bytes())["version"]
    package = PackageSpec(
        name=name,
        version=str(version),
        file_name=file_name,
        install_dir="site",
        sha256=sha256(engine.read_bytes()),
        imports=["sacbe"],
    )
    spec = PyodideLockSpec(info=InfoSpec(version=pyodide_version, **info), packages={name: package})
    return spec.model_dump()


def build_runtime(dist: Path) -> dict[str, Any]:
    """Writes the Python of the site into `dist`; returns what a page needs to start it."""
    assets = dist / "assets"
    wheel = build_wheel()
    stdlib, engine = compiled(wheel)

    put_hashed((PYODIDE / "pyodide.asm.wasm").read_bytes(), "pyodide.asm", ".wasm", assets)
    put_hashed(stdlib.read_bytes(), "python_stdlib", ".zip", assets)
    # A wheel's name has a fixed form; its hash goes into the folder.
    engine_name = f"assets/engine-{sha256(engine.read_bytes())[:10]}/{engine.name}"
    (dist / engine_name).parent.mkdir()
    shutil.copyfile(engine, dist / engine_name)
    lock_file = lock(engine, engine_name)
    (dist / "pyodide-lock.json").write_text(json.dumps(lock_file, indent=1) + "\n")

    # For people who install the wheel into their own Pyodide.
    (dist / "wheels").mkdir()
    shutil.copyfile(wheel, dist / "wheels" / wheel.name)
    return described(dist)


def described(dist: Path) -> dict[str, Any]:
    """Returns what a page needs to start the Python in `dist`; see `site/js/engine/runtime.js`."""
    wasm, stdlib = (next(dist.glob(f"assets/{name}")) for name in ("pyodide.asm-*.wasm", "python_stdlib-*.zip"))
    lock_file = json.loads((dist / "pyodide-lock.json").read_bytes())
    engine = dist / lock_file["packages"]["sacbe"]["file_name"]
    return {
        "wasm": {"file": f"assets/{wasm.name}", "bytes": wasm.stat().st_size},
        "stdlib": {"file": f"assets/{stdlib.name}", **fetched(stdlib)},
        "engine": fetched(engine),
        "lock": lock_file,
        "key": "+".join((wasm.name, stdlib.name, engine.parent.name)),
    }


def fetched(path: Path) -> dict[str, Any]:
    """Returns the size of a file, and the hash with which the browser verifies it."""
    data = path.read_bytes()
    return {"bytes": len(data), "integrity": f"sha256-{b64encode(hashlib.sha256(data).digest()).decode()}"}
