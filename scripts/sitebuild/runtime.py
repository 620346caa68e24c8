"""The Python of the site: Pyodide, the trimmed standard library, the engine, and the lock file that names them."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from base64 import b64encode
from pathlib import Path
from typing import Any

from packaging.utils import parse_wheel_filename
from pyodide_lock.spec import InfoSpec, PackageSpec, PyodideLockSpec

from sitebuild.glue import changed_script
from sitebuild.licences import write_licences
from sitebuild.places import (
    DRAWING,
    PYODIDE,
    ROOT,
    TOOLS,
    WORK,
    BuildError,
    emptied,
    node,
    put_hashed,
    sha256,
    tree_hash,
)
from sitebuild.texts import sets

NOTEBOOK = b"sacbe/notebook/static/"
"""What only notebooks need; it is left out of the wheel for browsers."""
RECIPE = ("compile.mjs", "compile_inside.py", "begin_inside.py", "lean")
"""The files that determine how byte code is made."""


def build_wheel() -> Path:
    """Builds the wheel of the engine, with sources and the board for notebooks, for anyone to install."""
    DRAWING.parent.mkdir(exist_ok=True)
    texts = {"en": {name: sources for name, sources in sets("en").items() if not name.endswith(("lab", "lessons"))}}
    node("notebook.mjs", "site/js/notebook/board.js", "site/css/notebook.css", str(DRAWING), given=json.dumps(texts))
    write_licences(DRAWING.parent)
    folder = emptied(WORK / "wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"the wheel cannot be built:\n{done.stdout}{done.stderr}")
    return next(folder.glob("*.whl"))


def without_notebook(wheel: Path) -> Path:
    """Returns a copy of the wheel without the board for notebooks, for browsers, which have their own."""
    made = emptied(WORK / "wheel-for-browsers") / wheel.name
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as lean:
        for info in whole.infolist():
            data = whole.read(info)
            if info.filename.endswith(".dist-info/RECORD"):
                data = b"".join(line for line in data.splitlines(keepends=True) if not line.startswith(NOTEBOOK))
            if not info.filename.encode().startswith(NOTEBOOK):
                lean.writestr(info, data)
    return made


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


def lock(wheel: Path, file_name: str) -> dict[str, Any]:
    """Returns our own lock file: this Pyodide, and the engine as its only package, with its hash."""
    name, version, _, _ = parse_wheel_filename(wheel.name)
    info = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())["info"]
    pyodide_version = json.loads((PYODIDE / "package.json").read_bytes())["version"]
    package = PackageSpec(
        name=name,
        version=str(version),
        file_name=file_name,
        install_dir="site",
        sha256=sha256(wheel.read_bytes()),
        imports=["sacbe"],
    )
    spec = PyodideLockSpec(info=InfoSpec(version=pyodide_version, **info), packages={name: package})
    return spec.model_dump()


def build_runtime(dist: Path) -> dict[str, Any]:
    """Writes the Python of the site into `dist`; returns what a page needs to start it."""
    assets = dist / "assets"
    whole = build_wheel()
    wheel = without_notebook(whole)
    stdlib, engine = compiled(wheel)

    put_hashed((PYODIDE / "pyodide.asm.wasm").read_bytes(), "pyodide.asm", ".wasm", assets)
    for archive, stem in ((stdlib, "python_stdlib"), (engine, "engine")):
        # Not `.gz`, which some hosts would unpack.
        put_hashed(gzip.compress(archive.read_bytes(), 9, mtime=0), stem, ".bin", assets)

    # For people who install the wheel into their own Pyodide, or with the board for their notebooks.
    for path, folder in ((wheel, dist / "wheels"), (whole, dist / "wheels" / "notebook")):
        folder.mkdir()
        shutil.copyfile(path, folder / path.name)
    lock_file = lock(wheel, f"wheels/{wheel.name}")
    (dist / "pyodide-lock.json").write_text(json.dumps(lock_file, indent=1) + "\n")
    return described(dist)


def described(dist: Path) -> dict[str, Any]:
    """Returns what a page needs to start the Python in `dist`; see `site/js/engine/runtime.js`."""
    names = ("pyodide.asm-*.wasm", "python_stdlib-*.bin", "engine-*.bin")
    wasm, stdlib, engine = (next(dist.glob(f"assets/{name}")) for name in names)
    script = sha256(changed_script().read_bytes())[:10]
    lock_file = json.loads((dist / "pyodide-lock.json").read_bytes())
    return {
        "wasm": {"file": f"assets/{wasm.name}", "bytes": wasm.stat().st_size},
        "stdlib": {"file": f"assets/{stdlib.name}", **fetched(stdlib)},
        "engine": {"file": f"assets/{engine.name}", **fetched(engine)},
        "lock": lock_file,
        "key": "+".join((wasm.name, script, stdlib.name, engine.name)),
    }


def fetched(path: Path) -> dict[str, Any]:
    """Returns the size of a file, and the hash with which the browser verifies it."""
    data = path.read_bytes()
    return {"bytes": len(data), "integrity": f"sha256-{b64encode(hashlib.sha256(data).digest()).decode()}"}
