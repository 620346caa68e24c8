"""Finds the Chromium for tests and measurements, installs it where that is allowed, and starts it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import debian

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
ADVICE = "Chromium is needed: install it, on Debian with `apt-get install chromium`."
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
"""Turns off everything a browser does in the background."""


def find() -> str | None:
    """Returns the path of the browser, or None."""
    return debian.find(*NAMES)


def ensure() -> int:
    """Installs a browser if there is none; returns 0 if there is one now."""
    if find() is None:
        debian.install("chromium")
    if find() is None:
        print(ADVICE)
        return 1
    return 0


def launch_options() -> dict[str, Any]:
    """Returns Playwright's launch options; installs a browser if there is none, and exits with advice if that fails."""
    if ensure():
        sys.exit(1)
    return {"executable_path": find(), "args": QUIET}


def launch(playwright: Playwright) -> Browser:
    """Starts the browser."""
    return playwright.chromium.launch(**launch_options())
