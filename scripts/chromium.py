"""The Chromium that shows the site to tests and measurements: found, installed where that is allowed, or asked for in
one sentence; and started quietly."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import debian

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
ADVICE = "Chromium is needed: install it, on Debian with `apt-get install chromium`."
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
"""Nothing that a browser does on its own account."""


def find() -> str | None:
    """Where the browser is."""
    return debian.find(*NAMES)


def ensure() -> int:
    """0 if a browser is there now."""
    if find() is None:
        debian.install("chromium")
    if find() is None:
        print(ADVICE)
        return 1
    return 0


def launch_options() -> dict[str, Any]:
    """How Playwright starts it; ends with advice if there is none."""
    path = find()
    if path is None:
        sys.exit(ADVICE)
    return {"executable_path": path, "args": QUIET}


def launch(playwright: Playwright) -> Browser:
    """A running browser."""
    return playwright.chromium.launch(**launch_options())
