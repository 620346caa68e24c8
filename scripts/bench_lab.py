"""Measures the Lab: how soon it is ready to run, next to PyScript's own editor, and how long a match takes.

PyScript's own editor starts Python when its button is pressed, which happens here as soon as there is one; it is ready
when the first output of a program that imports the engine is there. Ours starts by itself; it is ready when the page
says so and the editor is there. Both install the engine by micropip from the same host. Runs are interleaved, each in a
new profile, from the navigation on, in a tab that had time to settle.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import chromium
import published
import serve
from bench_boot import first_visit_files, settled
from sitebuild import site

RUNS = 5
GAMES = 20
BOTS = ("dice", "eager", "greedy")
"""Examples that play a match; the target is about the first, with which the Lab opens. The others think longer."""
PATIENCE = 120_000
BARS = {"ready": 0.6, "match": 20.0, "bytes": 0}
EDITOR = """<!doctype html><title>stock</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="pyscript/core.css"><script type="module" src="pyscript/core.js"></script>
<script type="py-editor" config='{{"interpreter": "{base}pyodide/pyodide.mjs", "packages": ["{wheel}"]}}'>
import sacbe
print("ready", sacbe.game("tikal").name)
</script>"""
STOCK_READY = "() => document.querySelector('.py-editor-output')?.textContent.includes('ready tikal')"
OUR_READY = """() => document.querySelector('.cm-content, .py-editor-input > div')
  && document.querySelector('.top-facts')?.textContent === 'Python is ready.'"""


def run() -> dict[str, Any]:
    """Measures everything and prints the table."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        # A copy, so that a concurrent build changes nothing.
        dist = Path(shutil.copytree(site.ensure(), folder / "dist"))
        pages = folder / "pages"
        published.write_pyodide(pages / "pyodide")
        published.write_pyscript(pages / "pyscript")
        with serve.served(dist, pages) as address:
            wheel = f"{address}wheels/{next((dist / 'wheels').glob('*.whl')).name}"
            (pages / "stock.html").write_text(EDITOR.format(base=address, wheel=wheel))
            times = measure(address)
        paid = sum(path.stat().st_size for path in first_visit_files(dist, "en") if is_of_lab(path, dist))
    return report(times, paid)


def is_of_lab(path: Path, dist: Path) -> bool:
    """Returns whether a file of the site is only for the Lab, by its name or because it holds the Lab's texts."""
    return (
        path.relative_to(dist).as_posix().startswith(("lab", "assets/lab-")) or b"reference-choose" in path.read_bytes()
    )


def measure(url: str) -> dict[str, Any]:
    """Returns milliseconds by what is measured."""
    found: dict[str, Any] = {"stock": [], "ours": [], "match": {}}
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for number in range(RUNS):
            print(f"run {number + 1} of {RUNS}", flush=True)
            found["stock"].append(stock_visit(browser, url))
            found["ours"].append(our_visit(browser, url, found["match"] if number == RUNS - 1 else None))
        browser.close()
    return found


def stock_visit(browser: Browser, url: str) -> float:
    """Returns when PyScript's own editor has run its first program."""
    context = browser.new_context(base_url=url)
    page = settled(context)
    page.goto("stock.html", wait_until="commit")
    # It shows itself only under a pointer.
    page.locator(".py-editor-run-button").dispatch_event("click", timeout=PATIENCE)
    page.wait_for_function(STOCK_READY, timeout=PATIENCE)
    found: float = page.evaluate("performance.now()")
    context.close()
    return found


def our_visit(browser: Browser, url: str, matches: dict[str, float] | None) -> float:
    """Returns when the Lab is ready; then plays matches with the first examples, if they are asked for."""
    context = browser.new_context(base_url=url)
    page = settled(context)
    page.goto("lab.html", wait_until="commit")
    page.wait_for_function(OUR_READY, timeout=PATIENCE)
    found: float = page.evaluate("performance.now()")
    if matches is not None:
        for bot in BOTS:
            page.select_option("#bot", f"tikal/{bot}.py")
            matches[bot] = match(page)
    context.close()
    return found


def match(page: Page) -> float:
    """Returns the milliseconds that a match of the bot in the editor takes."""
    page.fill("#games", str(GAMES))
    page.press("#games", "Tab")
    before: float = page.evaluate("performance.now()")
    page.click("#run")
    page.wait_for_function("() => document.querySelector('.lab-results')?.ariaBusy === 'true'")
    page.wait_for_function("() => document.querySelector('.lab-results')?.ariaBusy === 'false'", timeout=PATIENCE)
    took: float = page.evaluate("performance.now()") - before
    played = page.locator(".lab-games li").count()
    if played != GAMES or page.locator(".lab-fault").count():
        raise RuntimeError(f"{played} of {GAMES} games were played")
    return took


def report(times: dict[str, Any], paid: int) -> dict[str, Any]:
    """Prints the table and returns it with the targets."""
    print(f"\n{'ready to run after':24}{'median ms':>10}{'least':>10}{'most':>10}")
    for name in ("stock", "ours"):
        print(f"{name:24}{median(times[name]):>10.0f}{min(times[name]):>10.0f}{max(times[name]):>10.0f}")
    ratio = median(times["ours"]) / median(times["stock"])
    print(
        f"\n{GAMES} games against novice, seconds: "
        + ", ".join(f"{b} {t / 1000:.1f}" for b, t in times["match"].items())
    )
    took = times["match"][BOTS[0]] / 1000
    bars = {
        f"ready to run / PyScript's own editor: {ratio:.2f} of {BARS['ready']}": ratio <= BARS["ready"],
        f"{GAMES} games of {BOTS[0]} against novice: {took:.1f} s of {BARS['match']}": took <= BARS["match"],
        f"bytes that a player's first visit pays for the Lab: {paid} of {BARS['bytes']}": paid <= BARS["bytes"],
    }
    return {"milliseconds": times, "ratio": ratio, "bytes": paid, "bars": bars}
