"""Tablets, held upright and sideways: everything in sight, nothing too small for a finger."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import sacbe
from hands import WORKSHOP, address, one_page, open_game, open_start
from sacbe.core.record import Record
from trader import link

SIZES = [(820, 1180), (1180, 820), (1024, 768)]
SEATS = {f"P{seat}": {"coins": 9, "moves": 2, "symbols": ["red"], "bids": [seat]} for seat in range(1, 5)}
OFFERS = {"tiles": ["2m/3", "sym/2"], "moved": True, "offers": {"P2": "1 1c", "P3": "2 1m"}}
SALE = {"players": 4, "seats": SEATS, "active": "P4", "seat": "P1", "phase": "offer", "sale": OFFERS}
GAMES = {
    "tikal": address(WORKSHOP),
    "teotihuacan": "#" + sacbe.to_link(Record.start(sacbe.game("teotihuacan"), first_game=True, profile="seed")),
    "eschnapur": link({"players": 4, "seats": SEATS, "active": "P1", "seat": "P1", "phase": "main"}, "h222"),
}
PRESSED = "button:not(.treasure), select, summary, input:not([type=radio], [type=checkbox])"
SMALL = """pressed => [...document.querySelectorAll(pressed)]
  .filter((each) => each.checkVisibility() && !each.closest(".unseen"))
  .map((each) => [each.id || each.className || each.localName, each.getBoundingClientRect()])
  .filter(([, { width, height }]) => width && height && Math.min(width, height) < 43.5)
  .map(([name, { width, height }]) => `${name}: ${Math.round(width)} by ${Math.round(height)}`)"""
"""What is smaller than a fingertip. Treasures on a player's card are not meant: "Swap" shows them large."""

READ = """prompt => {
  const words = document.createRange();
  words.selectNodeContents(prompt);
  const text = words.getBoundingClientRect(), room = prompt.closest(".turn-words").getBoundingClientRect();
  return text.height > 0 && text.top >= room.top - 1 && text.bottom <= Math.min(room.bottom, innerHeight) + 1;
}"""
"""Whether the whole sentence can be read; the room kept for a second line does not matter."""


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: "x".join(map(str, size)))
def tablet(browser: Browser, browser_context_args: dict[str, Any], request: pytest.FixtureRequest) -> Iterator[Page]:
    width, height = request.param
    screen = {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}
    yield from one_page(browser, browser_context_args, screen)


def is_fit(page: Page) -> None:
    """Nothing is too small, and nothing is beyond the right edge."""
    assert page.evaluate(SMALL, PRESSED) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_start_screen_and_a_dialog(tablet: Page) -> None:
    open_start(tablet)
    expect(tablet.locator(".game-card")).to_have_count(3)
    for card in tablet.locator(".game-card .chip-strong").all():
        expect(card).to_be_in_viewport(ratio=1)
    is_fit(tablet)
    tablet.tap("#chip-settings")
    expect(tablet.locator("dialog")).to_be_visible()
    is_fit(tablet)
    tablet.tap("#chip-close")


@pytest.mark.parametrize("game", GAMES)
def test_board_prompt_and_buttons_are_in_sight(tablet: Page, game: str) -> None:
    open_game(tablet, GAMES[game])
    expect(tablet.locator("#chip-hint")).to_be_enabled(timeout=30_000)
    for part in (".board", "#chip-hint", "#chip-end"):
        expect(tablet.locator(part)).to_be_in_viewport(ratio=1)
    assert tablet.locator(".prompt").evaluate(READ)
    is_fit(tablet)


def test_terms_are_composed_with_a_finger(tablet: Page) -> None:
    open_game(tablet, link(SALE, "h222"))
    tablet.tap("#chip-more-give-coins")
    tablet.tap("#chip-add-give-bid")
    expect(tablet.locator("#chip-mode-pick")).to_be_in_viewport(ratio=1)
    expect(tablet.locator("#chip-send")).to_be_in_viewport(ratio=1)
    is_fit(tablet)


@pytest.mark.parametrize("page", ["learn.html#tikal", "rules/en/tikal/"])
def test_lessons_and_rules(tablet: Page, page: str) -> None:
    tablet.goto(f"./{page}")
    expect(tablet.locator("main")).to_be_visible(timeout=30_000)
    is_fit(tablet)
