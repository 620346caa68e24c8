"""The page as a platform: several tables share a worker, and a board needs no engine."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from hands import WORKSHOP, address, await_game, played
from modules import JS, imports


def test_two_tables_on_one_page_share_a_worker_and_do_not_disturb_each_other(page: Page) -> None:
    page.set_viewport_size({"width": 1600, "height": 1000})
    page.goto("tables.html")
    page.evaluate("links => openBoth(links)", [address(WORKSHOP)[1:], played("draw A1", players=3)[1:]])
    expect(page.locator("main.table")).to_have_count(2)
    assert len(page.workers) == 1
    left, right = page.locator(".half").nth(0), page.locator(".half").nth(1)
    expect(left.locator(".seats .seat")).to_have_count(2)
    expect(right.locator(".seats .seat")).to_have_count(3)
    left.locator("#chip-left-enter-W").click()
    left.locator(".hit[data-place=a5]").click()
    expect(left.locator(".beans-count")).to_have_text("9")
    expect(right.locator(".log .line")).to_have_count(1)
    right.locator(".hit[data-place=a3]").click()
    right.locator("#chip-right-lay").click()
    expect(right.locator(".beans-count")).to_have_text("10")
    left.locator("#chip-left-undo").click()
    expect(left.locator(".beans-count")).to_have_text("10")
    expect(right.locator(".log .line")).to_have_count(2)
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map((each) => each.id)")
    assert len(ids) == len(set(ids))


def test_a_board_is_drawn_from_a_view_without_any_engine(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("still.html")
    expect(page.locator(".board .hit")).to_have_count(40)
    assert page.workers == []
    assert not [url for url in asked if "worker" in url or "wasm" in url or "python" in url]
    known, found = imports(), {JS / "games/tikal/board.js"}
    while more := {target for module in found for target in known[module]} - found:
        found |= more
    assert {module.relative_to(JS).parts[0] for module in found} == {"games", "ui"}


ASKED = """(() => {
  self.asked = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message?.text) self.asked.push(JSON.parse(message.text).do);
    post.call(this, message, ...rest);
  };
})()"""
"""Notes every request to an engine."""


def test_the_start_screen_asks_python_nothing_and_a_link_is_one_round_trip(page: Page) -> None:
    page.add_init_script(ASKED)
    page.goto("./")
    expect(page.locator("input[name=option-auction]")).to_have_count(2)
    expect(page.locator(".loading")).to_have_count(0, timeout=30_000)
    page.click("#chip-guide")
    expect(page.locator("dialog .guide")).to_be_visible()
    assert page.evaluate("asked") == []
    page.goto(f"./{played('draw A1', players=2)}")
    page.reload()
    await_game(page)
    assert page.evaluate("asked") == ["open"]
