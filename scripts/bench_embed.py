"""Measures how soon a board in another site's article is awake, next to a plain `loadPyodide()` in the same Chromium.

A board is awake when its scrubber is drawn; times start with the tap. The browser has the storage that people's
browsers have, and a new profile for every run: the first board finds empty caches, the second one the engine of the
first, and on a later visit there is the snapshot that the first visit has made.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import BrowserContext, Frame, Page, Playwright, sync_playwright

import serve
import setup_env
from bench_boot import READY, plain_pages, settled, when
from sitebuild import site

sys.path.insert(0, str(setup_env.ROOT / "tests"))

from articles import Site, articles, frame_of
from stock import stock_browser

RUNS = 5
PATIENCE = 60
BARS = {"first": 0.4, "second": 100.0}
BOARDS = ("#walk", "#first")
"""Two boards of the example article."""
WAKE = """() => new Promise((done) => {
    const begun = performance.now();
    const look = (_, observer) => {
        if (!document.querySelector("#scrubber")) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    document.querySelector(".embed-tap").click();
})"""
PREPARED = (
    "async () => (await caches.has('sacbe-snapshot')) && (await (await caches.open('sacbe-snapshot')).keys()).length"
)


def run() -> dict[str, Any]:
    """Measures everything and prints the table."""
    names = ("plain", "first", "second", "later first", "later second")
    times: dict[str, list[float]] = {name: [] for name in names}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        dist = Path(shutil.copytree(site.ensure(), folder / "dist"))
        ours = Site(dist)
        with (
            serve.served(plain_pages(folder / "plain")) as plain,
            articles(ours, folder / "embed") as theirs,
            sync_playwright() as playwright,
        ):
            for number in range(RUNS):
                print(f"run {number + 1} of {RUNS}", flush=True)
                measure(playwright, folder / f"profile-{number}", plain, theirs, times)
        ours.stop()
    return report(times)


def measure(playwright: Playwright, profile: Path, plain: str, theirs: str, times: dict[str, list[float]]) -> None:
    """Adds the milliseconds of one run with a new profile."""
    with stock_browser(playwright, profile) as browser:
        context = browser.contexts[0]
        page = settled(context)
        times["plain"].append(when(page, f"{plain}plain.html", READY))
        page.close()
        visit(context, theirs, "", times)
        visit(context, theirs, "later ", times)


def visit(context: BrowserContext, theirs: str, kind: str, times: dict[str, list[float]]) -> None:
    """Adds what two boards take on one visit, and prepares the next one."""
    page = settled(context)
    page.set_viewport_size({"width": 900, "height": 1000})
    page.goto(theirs)
    for element, name in zip(BOARDS, ("first", "second"), strict=True):
        frame = frame_of(page, element)
        page.wait_for_timeout(1000)
        times[kind + name].append(frame.evaluate(WAKE))
    if not kind:
        prepared(page, frame_of(page, BOARDS[0]))
    page.close()


def prepared(page: Page, frame: Frame) -> None:
    """Waits until the next visit is prepared."""
    for _ in range(PATIENCE):
        page.wait_for_timeout(1000)
        if frame.evaluate(PREPARED):
            return
    raise RuntimeError(f"the first visit has not prepared the next one within {PATIENCE} s")


def report(times: dict[str, list[float]]) -> dict[str, Any]:
    """Prints the table and returns it with the targets."""
    plain = median(times["plain"])
    print(f"\n{'awake after':24}{'median ms':>10}{'least':>10}{'most':>10}{'/ plain':>10}")
    for name, found in times.items():
        print(f"{name:24}{median(found):>10.0f}{min(found):>10.0f}{max(found):>10.0f}{median(found) / plain:>10.2f}")
    first, second = median(times["first"]) / plain, median(times["second"])
    bars = {
        f"first board awake / plain loadPyodide(): {first:.2f} of {BARS['first']}": first <= BARS["first"],
        f"second board awake within {BARS['second']:.0f} ms: {second:.0f}": second <= BARS["second"],
    }
    return {"milliseconds": times, "bars": bars}
