"""A Chromium as people have it, driven over its debugging port: with Playwright's flags, frames can store nothing."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright

import chromium


@contextmanager
def stock_browser(playwright: Playwright, profile: Path, *flags: str) -> Iterator[Browser]:
    """A browser with a new profile."""
    path = chromium.find()
    assert path is not None
    command = [
        path,
        "--headless=new",
        *chromium.QUIET,
        "--remote-debugging-port=0",
        f"--user-data-dir={profile}",
        *flags,
    ]
    with subprocess.Popen([*command, "about:blank"], stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            address = next(m[1] for line in process.stderr if (m := re.search(r"listening on (ws://\S+)", line)))
            browser = playwright.chromium.connect_over_cdp(address)
            yield browser
            browser.close()
        finally:
            process.terminate()
