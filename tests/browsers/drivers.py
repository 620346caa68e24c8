"""Browsers other than Chromium, with as little in common as a test of the site needs: open a page, run JavaScript."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Protocol

from selenium import webdriver

SLOWEST = 120.0
"""Seconds that anything may take, on however busy a machine."""
SCRIPT = Path(__file__).with_name("firefox.mjs")
WATCH = """self.faults ??= (() => {
  const found = [];
  addEventListener("error", ({ message }) => found.push(message));
  addEventListener("unhandledrejection", ({ reason }) => found.push(String(reason)));
  return found;
})()"""
"""Notes errors of a page from the first time it is asked for something."""
FRAMES = """return [...document.querySelectorAll("iframe, sacbe-board")]
  .map((board) => board.shadowRoot?.querySelector("iframe") ?? board)"""


class Driver(Protocol):
    """A browser with one page."""

    def open(self, url: str) -> None:
        """Load a page."""

    def run(self, expression: str) -> Any:
        """What a JavaScript expression is in the page."""

    def run_inside(self, expression: str, frame: int = 0) -> Any:
        """What it is in one of the frames of the page."""

    def faults(self) -> list[str]:
        """Errors that the page has made so far, as far as the browser tells."""


class Firefox:
    """Driven through Node, because Firefox itself only speaks WebDriver BiDi."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._faults: list[str] = []

    def open(self, url: str) -> None:
        self._ask(open=url)

    def run(self, expression: str) -> Any:
        return self._ask(run=expression)

    def run_inside(self, expression: str, frame: int = 0) -> Any:
        return self._ask(run=expression, frame=frame)

    def faults(self) -> list[str]:
        return self._faults

    def _ask(self, **request: str | int) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline() or '{"found": null, "faults": ["Firefox is gone"]}')
        self._faults = answer["faults"]
        return answer["found"]


class WebKit:
    """WebKitGTK, the engine of Safari on another system."""

    def __init__(self, driver: webdriver.WebKitGTK) -> None:
        self._driver = driver

    def open(self, url: str) -> None:
        self._driver.get(url)

    def run(self, expression: str) -> Any:
        return self._driver.execute_script(f"{WATCH}; return ({expression})")

    def run_inside(self, expression: str, frame: int = 0) -> Any:
        frames = self._driver.execute_script(FRAMES)
        self._driver.switch_to.frame(frames[frame])
        try:
            return self.run(expression)
        finally:
            self._driver.switch_to.default_content()

    def faults(self) -> list[str]:
        found: list[str] = self.run("self.faults")
        return found


@contextmanager
def firefox() -> Iterator[Driver]:
    """A running Firefox."""
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    assert path, "Firefox is needed: install it, on Debian with `apt-get install firefox-esr`."
    with subprocess.Popen(
        ["node", str(SCRIPT), path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield Firefox(process)
        assert process.stdin is not None
        process.stdin.close()


@contextmanager
def webkit() -> Iterator[Driver]:
    """A running WebKitGTK on a screen that nobody sees."""
    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")))
    options.add_argument("--automation")
    driver = webdriver.WebKitGTK(options=options)
    try:
        yield WebKit(driver)
    finally:
        driver.quit()


def until(driver: Driver, expression: str, frame: int | None = None) -> None:
    """Waits until an expression is something in the page, or in a frame of it."""
    deadline = monotonic() + SLOWEST
    asked = f"Boolean({expression})"
    while not (driver.run(asked) if frame is None else driver.run_inside(asked, frame)):
        assert monotonic() < deadline, f"this never came: {expression}; errors: {driver.faults()}"
        sleep(0.1)
