"""The site on plain http other than localhost, where browsers have no locks, no caches and no service worker."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Playwright, expect

import chromium
from hands import DESK, WORKSHOP, address, await_game, open_start, settle_with

HOST = "play.test"


@pytest.fixture
def insecure(playwright: Playwright, site_url: str) -> Iterator[BrowserContext]:
    """A browser that visits the site by a name that is not localhost."""
    options = chromium.launch_options()
    options["args"] = [*options["args"], f"--host-resolver-rules=MAP {HOST} 127.0.0.1"]
    browser = playwright.chromium.launch(**options)
    parts = urlsplit(site_url)
    yield browser.new_context(base_url=f"http://{HOST}:{parts.port}{parts.path}", **DESK)
    browser.close()


def test_a_game_is_played_saved_and_shared_by_two_tabs(insecure: BrowserContext) -> None:
    faults: list[str] = []
    insecure.on("weberror", lambda error: faults.append(str(error.error)))
    insecure.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page = insecure.new_page()
    open_start(page)
    assert not page.evaluate("isSecureContext || 'locks' in navigator || 'caches' in self")
    page.click("#chip-quick")
    expect(page.locator("#chip-lay")).to_be_visible(timeout=30_000)
    page.goto(f"./{address(WORKSHOP)}")
    page.reload()
    await_game(page)
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")
    page.click("#chip-share")
    expect(page.locator("#share-link")).not_to_have_value("")
    page.click("#chip-close")
    page.reload()
    expect(page.locator(".beans-count")).to_have_text("7", timeout=30_000)

    second = insecure.new_page()
    settle_with(second)
    second.goto("./")
    expect(second.locator(".saved li")).to_have_count(2)
    second.locator(".saved li .chip").first.click()
    expect(second.locator(".message")).to_contain_text("being played")
    second.locator(".saved-open").first.click()
    expect(second.locator(".banner")).to_contain_text("open in another tab", timeout=30_000)
    second.click("#chip-take-over")
    expect(second.locator(".banner")).to_have_count(0)
    second.click("#chip-undo")
    expect(second.locator(".beans-count")).to_have_text("10")

    page.bring_to_front()
    expect(page.locator(".banner")).to_contain_text("open in another tab")
    page.click("#chip-take-over")
    expect(page.locator(".beans-count")).to_have_text("10")
    assert faults == []
