"""Runs all tests: `python3 scripts/test.py`, or a part: `python3 scripts/test.py engine` (or `site`).

`python3 scripts/test.py browsers` plays a little in Firefox and WebKit, which are large and not part of "all".
Creates `.venv` and installs what is needed. Every check runs even if an earlier one failed; the exit code is 0 if all
passed.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Callable

import chromium
import debian
import setup_env

GROUPS = ("test", "adapters", "cluster", "notebook", "site", "docs", "browser")
OTHER_BROWSERS = {
    "firefox-esr": "firefox-esr",
    "WebKitWebDriver": "webkit2gtk-driver",
    "xvfb-run": "xvfb",
    "xauth": "xauth",
}
"""Commands that the tests in other browsers need, with their Debian packages."""
PATIENCE = ("-o", "faulthandler_timeout=300", "-o", "faulthandler_exit_on_timeout=true")
"""A test that hangs reports where, and ends the run."""


def main() -> int:
    """Returns 0 if everything passed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "part", nargs="?", choices=["engine", "site", "browsers", "all"], default="all", help="default: all"
    )
    part = parser.parse_args().part
    setup_env.prepare(*GROUPS, *["browsers"] * (part == "browsers"))
    failed = [name for name, check in _checks(part) if not _passes(name, check)]
    print(f"\n{'failed: ' + ', '.join(failed) if failed else 'everything passed'}", flush=True)
    return 1 if failed else 0


def _checks(part: str) -> list[tuple[str, Callable[[], int]]]:
    """The checks to run, with their names."""
    engine: list[tuple[str, Callable[[], int]]] = [
        ("style of the code", lambda: _python("-m", "ruff", "check", ".")),
        ("format of the code", lambda: _python("-m", "ruff", "format", "--check", "-q", ".")),
        ("types in Python", lambda: _python("-m", "mypy")),
        ("security of the workflows", lambda: _run([_tool("zizmor"), "--offline", "--quiet", ".github"])),
        ("engine in CPython", lambda: _python("-m", "pytest", "tests/engine", "tests/adapters", "-n", "2", *PATIENCE)),
        ("engine in Pyodide", _pyodide),
    ]
    site: list[tuple[str, Callable[[], int]]] = [
        ("a browser", chromium.ensure),
        ("style, types and units of the site", lambda: _run(["npm", "run", "--silent", "check"])),
        ("site in the browser", _site),
    ]
    if part == "browsers":
        return [("Firefox and WebKit", _other_browsers)]
    return (engine if part in ("engine", "all") else []) + (site if part in ("site", "all") else [])


def _passes(name: str, check: Callable[[], int]) -> bool:
    """Runs one check and prints whether it passed."""
    print(f"\n== {name}", flush=True)
    begun = time.monotonic()
    code = check()
    print(f"== {name}: {'passed' if code == 0 else 'FAILED'} in {time.monotonic() - begun:.0f} s", flush=True)
    return code == 0


def _python(*arguments: str) -> int:
    return _run([sys.executable, *arguments])


def _tool(name: str) -> str:
    return str(setup_env.PYTHON.with_name(name))


def _run(command: list[str]) -> int:
    return subprocess.run(command, cwd=setup_env.ROOT, check=False).returncode


def _site() -> int:
    """The browser tests; what failed gets a second look by itself, since a slow machine can fail a test once."""
    browser_tests = ("-m", "pytest", "tests/site", *PATIENCE)
    # A file keeps to one process, because its tests share a page.
    if _python(*browser_tests, "-n", "2", "--dist", "loadfile") == 0:
        return 0
    print("\n== what failed, once more; each of these tests wants to be mended even if it passes now", flush=True)
    return _python(*browser_tests, "--last-failed", "--last-failed-no-failures=none", "-v")


def _other_browsers() -> int:
    def missing() -> list[str]:
        return [package for command, package in OTHER_BROWSERS.items() if debian.find(command) is None]

    if missing():
        debian.install(*missing())
    if missing():
        print(f"Not installed: on Debian, apt-get install {' '.join(missing())}.")
        return 1
    return _run(["xvfb-run", "--auto-servernum", sys.executable, "-m", "pytest", "tests/browsers", *PATIENCE])


def _pyodide() -> int:
    import pyodide_suite

    return pyodide_suite.run()


if __name__ == "__main__":
    sys.exit(main())
