"""Prepares a fresh machine: checks the prerequisites, creates `.venv`, and installs the locked packages.

Runs on any Python 3, so that it can say which version is needed, and imports only the standard library.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
REQUIREMENTS = ROOT / "requirements"
NODE_LOCK = ROOT / "package-lock.json"
OLDEST_PYTHON = (3, 11)
OLDEST_NODE = 20


class Missing(Exception):
    """A prerequisite is missing; the message says which one and what to do, in one sentence."""


def prepare(*groups: str) -> None:
    """Continues in the Python of `.venv`, with the Node packages and those of `requirements/<group>.txt` installed, or
    exits with one clear sentence."""
    try:
        check_python()
        check_node()
        make_venv()
        install_python_packages(groups)
        install_node_packages()
        # Only a Python started after the installation sees all packages.
        if not in_venv():
            run_in_venv()
    except Missing as error:
        sys.exit(str(error))


def check_python() -> None:
    """Raises Missing if this Python is too old."""
    if sys.version_info < OLDEST_PYTHON:
        found = ".".join(map(str, sys.version_info[:2]))
        needed = ".".join(map(str, OLDEST_PYTHON))
        raise Missing(f"Python {needed} or newer is needed, but this is {found}: run the command with a newer python3.")


def in_venv() -> bool:
    """Returns whether this is the Python of `.venv`."""
    return Path(sys.prefix).resolve() == VENV.resolve()


def make_venv() -> None:
    """Creates `.venv` unless it exists."""
    if PYTHON.exists():
        return
    done = subprocess.run([sys.executable, "-m", "venv", str(VENV)], capture_output=True, text=True, check=False)
    if done.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        raise Missing("Python's venv module is needed: on Debian or Ubuntu install the package python3-venv.")


def run_in_venv() -> None:
    """Runs the same command again in the Python of `.venv`, and exits with its exit code."""
    try:
        sys.exit(subprocess.run([str(PYTHON), *sys.argv], check=False).returncode)
    except KeyboardInterrupt:
        sys.exit(130)


def install_python_packages(groups: tuple[str, ...]) -> None:
    """Installs the pinned packages and the engine itself, unless they are up to date."""
    files = [REQUIREMENTS / f"{group}.txt" for group in groups]
    wanted = fingerprint(*with_included(files), ROOT / "pyproject.toml")
    stamp = VENV / f"installed-{'-'.join(groups)}.sha256"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("Installing Python packages into .venv …", flush=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    named = [word for file in files for word in ("--requirement", str(file))]
    run([*pip, "--require-hashes", *named], "the Python packages could not be installed")
    editable = ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
    run([*pip, *editable], "the engine could not be installed")
    stamp.write_text(wanted)


def with_included(files: list[Path]) -> list[Path]:
    """Returns requirements files, each followed by those it includes."""
    found = []
    for file in files:
        lines = file.read_text(encoding="utf-8").splitlines()
        inner = [file.with_name(line.split()[1]) for line in lines if line.startswith("-r ")]
        found += [file, *with_included(inner)]
    return found


def install_node_packages() -> None:
    """Installs the packages in `package-lock.json`, unless they are up to date."""
    wanted = fingerprint(NODE_LOCK)
    stamp = ROOT / "node_modules" / "installed.sha256"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("Installing Node packages …", flush=True)
    run([check_node(), "ci", "--loglevel=error"], "the Node packages could not be installed")
    stamp.write_text(wanted)


def check_node() -> str:
    """Returns the npm command; raises Missing if Node is missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    advice = f"Node {OLDEST_NODE} or newer with npm is needed: install it from nodejs.org or your package manager."
    if node is None or npm is None:
        raise Missing(advice)
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    major = re.match(r"v(\d+)", version)
    if major is None or int(major[1]) < OLDEST_NODE:
        raise Missing(f"{advice[:-1]}; this machine has {version or 'a broken one'}.")
    return npm


def fingerprint(*files: Path) -> str:
    """Returns one hash over the contents of `files`."""
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()


def run(command: list[str], failure: str) -> None:
    """Runs a command in the project; if it fails, shows its output and raises Missing."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        raise Missing(f"{failure} ({' '.join(command[:4])} … failed, see above).")
