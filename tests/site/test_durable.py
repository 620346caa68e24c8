"""Nothing that was shown as saved is lost: writes that fail, browsers that are killed."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Playwright, expect

import kill
import serve
from hands import WORKSHOP, address, open_game

FAIL = """([number, how]) => {
  const { put } = IDBObjectStore.prototype;
  let count = 0;
  IDBObjectStore.prototype.put = function (...what) {
    count += 1;
    if (count === number && how === "refused") throw new DOMException("refused by the test", "QuotaExceededError");
    const request = put.apply(this, what);
    if (count === number) this.transaction.abort();
    return request;
  };
  self.writes = () => count;
}"""
"""Lets one write fail: at once, or only when it should have been completed."""
KEPT = """() => new Promise((resolve) => {
  indexedDB.open("sacbe").onsuccess = ({ target }) => {
    const all = target.result.transaction("games").objectStore("games").getAll();
    all.onsuccess = () => resolve(all.result.find(({ id }) => id === sessionStorage["sacbe.table"])?.actions ?? []);
  };
})"""
STEPS = [("#chip-do-swap", "7"), ("#chip-undo", "10"), ("#chip-redo", "7"), ("#chip-end", None)]
"""A short game, by buttons and the action points they leave."""


def play_short_game(page: Page) -> list[int]:
    """Plays it until a tile is drawn; returns the steps, from 1, after which the page says that it is not saved."""
    told = []
    for number, (button, points) in enumerate(STEPS, 1):
        page.click(button)
        if points:
            expect(page.locator(".beans-count")).to_have_text(points)
            if page.locator("#chip-unkept").count():
                told.append(number)
    expect(page.locator("#chip-lay")).to_be_visible()
    return told


@pytest.mark.parametrize("how", ["refused", "aborted"])
def test_whichever_write_fails_is_told_and_the_next_one_saves_everything(desk: Page, how: str) -> None:
    games = [address({**WORKSHOP, "tokens": {"a3": tokens}}) for tokens in (1, 2)]
    writes = len(STEPS) + 1  # the last step is followed by chance
    for number in range(writes + 1):
        open_game(desk, games[number % 2])
        desk.evaluate(FAIL, [number, how])
        told = play_short_game(desk)
        assert desk.evaluate("writes()") == writes
        assert told == ([number] if 0 < number < len(STEPS) else [])
        expect(desk.locator("#chip-unkept")).to_have_count(int(number == writes))
        shown = int(desk.locator("main.table").get_attribute("data-step") or 0)
        assert len(desk.evaluate(KEPT)) == shown - (number == writes)
        desk.click("#chip-leave")


def test_a_browser_that_is_killed_loses_nothing_that_was_shown_as_saved(
    playwright: Playwright, dist: Path, tmp_path: Path
) -> None:
    steps, lost = kill.killed(playwright, serve, dist, tmp_path, 2, Random(7))
    assert steps > 0
    assert lost == []


def test_a_device_that_is_slow_to_save_is_told_about(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    slow: Any = """() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...what) {
        const end = performance.now() + 1500;
        const again = () => performance.now() < end && (this.get("nothing").onsuccess = again);
        again();
        return put.apply(this, what);
      };
    }"""
    page.evaluate(slow)
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")
    expect(page.locator(".saving")).to_have_text("Saving…")
    expect(page.locator(".saving")).to_have_count(0)
    assert len(page.evaluate(KEPT)) == 1
