"""Runs the engine's tests inside Pyodide under Node, on the same files as CPython."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import setup_env

PACKAGES = setup_env.ROOT / "build" / "pyodide-packages"
LIST = setup_env.REQUIREMENTS / "pyodide.txt"
PURE = [
    "--no-deps",
    "--only-binary=:all:",
    "--implementation=py",
    "--abi=none",
    "--platform=any",
    "--python-version=3.14",
]


def run() -> int:
    """Returns the exit code of pytest inside Pyodide."""
    install()
    script = Path(__file__).with_name("pyodide_suite.mjs")
    node = shutil.which("node") or "node"
    return subprocess.run(
        [node, str(script), str(setup_env.ROOT), str(PACKAGES)], check=False, env=os.environ
    ).returncode


def install() -> None:
    """Installs pytest and Hypothesis into a folder, because this Python has no pip."""
    wanted, stamp = setup_env.fingerprint(LIST), PACKAGES / "installed.sha256"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    shutil.rmtree(PACKAGES, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    setup_env.run(
        [*pip, "--require-hashes", *PURE, "--target", str(PACKAGES), "-r", str(LIST)],
        "Pyodide's test packages could not be installed",
    )
    stamp.write_text(wanted)
