"""Kills the browser in the middle of a game, again and again, and checks that nothing shown as saved is lost:
`python3 scripts/kill.py --times 200`.

Computer players play; at a random moment the browser gets SIGKILL, as when the system runs out of memory. A new
browser with the same profile must then have every action that was on the screen and not marked as "Saving…".
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import setup_env

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page, Playwright

BARE = "<!doctype html><title>bare</title><link rel=icon href=data:,>"
"""A page of the same origin that starts nothing."""
SEATS = [{"name": "", "kind": "novice"} for _ in range(3)]
STORED = {
    "sacbe.setup": {"game": "tikal", "options": {"auction": False}, "seats": SEATS},
    "sacbe.settings": {"pace": "fast"},
}
PREPARE = (
    f"""for (const [key, value] of Object.entries({json.dumps(STORED)})) localStorage[key] = JSON.stringify(value);"""
)
REPORT = """addEventListener("DOMContentLoaded", () => {
    let last = "";
    new MutationObserver(() => {
        const { game, step } = document.querySelector("main.table")?.dataset ?? {};
        if (!game || `${game} ${step}` === last || document.querySelector(".saving, #chip-unkept")) return;
        last = `${game} ${step}`;
        reportSaved(game, Number(step));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
});"""
"""Reports every step that is on the screen and counts as saved."""
KEPT = """() => new Promise((resolve) => {
    const request = indexedDB.open("sacbe");
    request.onupgradeneeded = () => request.result.createObjectStore("games");
    request.onsuccess = () => {
        const all = request.result.transaction("games").objectStore("games").getAll();
        all.onsuccess = () => resolve(all.result.map(({ id, actions }) => [id, actions.length]));
    };
})"""
PATIENCE = 60
LONGEST = 2.5
"""Seconds that a browser plays before it is killed."""


def kill_often(playwright: Playwright, address: str, profile: Path, times: int, rng: Random) -> tuple[int, list[str]]:
    """Kills `times` browsers; returns the number of steps shown as saved, and what was lost of them."""
    shown: dict[str, int] = {}
    """The last step of each game that was shown as saved."""

    def report(game: str, step: int) -> None:
        shown[game] = step

    steps, lost = 0, []
    for number in range(times + 1):
        context = start(playwright, profile)
        page = context.new_page()
        page.goto(f"{address}bare.html")
        kept: dict[str, int] = dict(page.evaluate(KEPT))
        missing = [game for game, step in shown.items() if kept.get(game, 0) < step]
        lost += [f"kill {number}: {kept.get(game, 0)} steps of {shown[game]} are kept" for game in missing]
        shown.clear()
        shown.update(kept)
        if number < times:
            context.expose_function("reportSaved", report)
            play(page, address, shown, rng)
            os.kill(process_of(profile), signal.SIGKILL)
            steps += sum(shown.values()) - sum(kept.values())
        stop(context)
    return steps, lost


def play(page: Page, address: str, shown: dict[str, int], rng: Random) -> None:
    """Lets the computer players go on, from the first step that is seen for a random time."""
    before = sum(shown.values())
    page.evaluate(PREPARE)
    page.add_init_script(REPORT)
    page.goto(address)
    page.locator("#chip-resume, #begin").first.click()
    end = time.monotonic() + PATIENCE
    while sum(shown.values()) <= before:
        if time.monotonic() > end:
            raise RuntimeError(f"nothing was played within {PATIENCE} s")
        page.wait_for_timeout(20)
    page.wait_for_timeout(rng.uniform(0, LONGEST * 1000))


def start(playwright: Playwright, profile: Path) -> BrowserContext:
    """Starts a browser with a profile."""
    import chromium

    for lock in profile.glob("Singleton*"):
        lock.unlink()  # left behind by the one that was killed
    return playwright.chromium.launch_persistent_context(str(profile), **chromium.launch_options())


def stop(context: BrowserContext) -> None:
    """Lets Playwright forget a browser that is gone."""
    from playwright.sync_api import Error

    with contextlib.suppress(Error):
        context.close()


def process_of(profile: Path) -> int:
    """Returns the id of the browser's main process."""
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if f"--user-data-dir={profile}".encode() in words and not any(word.startswith(b"--type=") for word in words):
            return int(folder.name)
    raise RuntimeError("the browser has no process")


def main() -> int:
    """Returns 0 if nothing was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=200, help="browsers to kill (default 200)")
    parser.add_argument("--seed", type=int, default=1, help="random seed (default 1)")
    arguments = parser.parse_args()
    setup_env.prepare("site", "browser")

    from playwright.sync_api import sync_playwright

    import serve
    from sitebuild import site

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        steps, lost = killed(playwright, serve, site.ensure(), Path(folder), arguments.times, Random(arguments.seed))
    print(f"{arguments.times} browsers killed; {steps} steps were shown as saved, {len(lost)} games lost some of them")
    print("\n".join(lost))
    return 1 if lost else 0


def killed(
    playwright: Playwright, serve: Any, dist: Path, folder: Path, times: int, rng: Random
) -> tuple[int, list[str]]:
    """Serves a built site and kills the browsers that play there; files go into `folder`."""
    (folder / "pages").mkdir()
    (folder / "pages" / "bare.html").write_text(BARE)
    with serve.served(dist, folder / "pages") as address:
        return kill_often(playwright, address, folder / "profile", times, rng)


if __name__ == "__main__":
    sys.exit(main())
