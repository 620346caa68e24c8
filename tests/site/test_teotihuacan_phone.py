"""Teotihuacán on a small phone: every button of every decision is in sight, and what stays below them stays there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from hands import PHONE, Touch, one_page, open_game
from teotihuacan_moments import CASES, begun, link, press, yard

FAULTS = """() => {
  const faults = [];
  if (document.scrollingElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");
  const covered = document.querySelector(".scoring") ? "" : ".pages,";
  for (const chip of document.querySelectorAll(`:is(${covered} .turn-controls, .turn-foot, .top) .chip`)) {
    const { left, top, right, bottom, width, height } = chip.getBoundingClientRect();
    if (!width) continue;
    const said = `${chip.id} (${chip.innerText || chip.ariaLabel})`;
    if (Math.min(width, height) < 43.5) faults.push(`${said} is ${width} by ${height}`);
    const corners = [[left + 6, top + 6], [right - 6, bottom - 6]];
    const isSeen = ([x, y]) => document.elementFromPoint(x, y)?.closest(".chip") === chip;
    if (!corners.every(isSeen)) faults.push(`${said} is not in sight`);
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = chip;
    if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1) faults.push(`${said} is cut off`);
  }
  return faults;
}"""
"""What is wrong with the buttons: too small, hidden, cut off."""


CROWDED = {"go far"}
"""The tile that reaches all eight boards has more buttons than a small phone shows: one scrolls to the last of them."""


@pytest.fixture(scope="module", params=[640, 740])
def small(request: pytest.FixtureRequest, browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """A phone of 360 pixels, lower and higher."""
    yield from one_page(browser, browser_context_args, {**PHONE, "viewport": {"width": 360, "height": request.param}})


def faults(page: Page) -> list[str]:
    """What is wrong with the buttons once all that a choice brings has arrived."""
    for _ in range(30):
        if not (found := page.evaluate(FAULTS)):
            break
        page.wait_for_timeout(100)
    return list(found)


@pytest.mark.parametrize("case", sorted(CASES.keys() - CROWDED))
def test_every_button_of_a_decision_is_in_sight(small: Page, case: str) -> None:
    address, buttons, _ = CASES[case]
    open_game(small, address)
    for name in buttons:
        assert faults(small) == []
        press(small, Touch(), name)
    assert faults(small) == []


def test_the_way_of_a_whole_opening_is_in_sight(small: Page) -> None:
    open_game(small, begun(players=2))
    for name in ("start-0", "start-1", "settle"):
        press(small, Touch(), name)
        assert faults(small) == []
        expect(small.locator(".turn")).to_be_in_viewport(ratio=0.99)


def test_nothing_below_a_worker_moves_when_it_is_chosen(small: Page) -> None:
    open_game(small, link())
    places = [small.locator(each) for each in (".outlook", ".turn-foot", ".workers .chip >> nth=1", "svg.board")]
    before = [place.bounding_box() for place in places]
    small.tap("#chip-worker-palace-3")
    expect(small.locator("#chip-pill-stone_quarry-main")).to_contain_text("power-up")
    assert [place.bounding_box() for place in places] == before
    pill = small.locator("#chip-pill-stone_quarry-main")
    width = (pill.bounding_box() or {})["width"]
    pill.tap()
    expect(small.locator(".outlook-then")).to_contain_text("rises to power 4")
    expect(pill.locator(".chip-next")).to_be_visible()
    assert [place.bounding_box() for place in places] == before
    assert (pill.bounding_box() or {})["width"] == width


def test_a_finger_presses_a_stairway_twice(small: Page) -> None:
    open_game(small, link("move palace/3 5 any", "main"))
    small.tap("#chip-decoration-deco_01")
    small.tap("#chip-stairs-north")
    expect(small.locator(".prompt")).to_contain_text("again")
    expect(small.locator(".log")).not_to_contain_text("decorates")
    small.tap("#chip-stairs-north")
    expect(small.locator(".log .line").last).to_contain_text("decorates")


def test_why_not_is_read_without_scrolling(small: Page) -> None:
    open_game(small, link(position=yard({"cocoa": 0, "tiles": []})))
    small.tap("#chip-worker-palace-3")
    small.tap("#chip-pill-stone_quarry-main")
    expect(small.locator(".message-refusal")).to_be_in_viewport(ratio=1)
    expect(small.locator("#chip-end")).to_be_in_viewport(ratio=1)


def test_an_eclipse_and_the_salaries_are_in_sight_together(small: Page) -> None:
    address, _, _ = CASES["leave a worker unpaid"]
    open_game(small, address)
    box = small.locator(".scoring")
    expect(box).to_be_in_viewport(ratio=1)
    assert box.evaluate("({ scrollHeight, clientHeight }) => scrollHeight - clientHeight") <= 1
    expect(small.locator("#chip-salary")).to_be_in_viewport(ratio=1)


def test_workers_that_are_alike_are_told_apart_from_a_locked_one(small: Page) -> None:
    open_game(small, link(position=yard({"workers": ["forest/3", "forest/3", "forest!/3"], "tiles": []})))
    expect(small.locator("#chip-worker-forest-3")).to_contain_text("×2")
    expect(small.locator("#chip-worker-forest-locked-3")).to_have_count(1)
    twice = "[...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id, at, all) => all.indexOf(id) !== at)"
    assert small.evaluate(twice) == []


def test_with_nothing_left_to_use_the_end_of_the_turn_is_all_that_is_asked(small: Page) -> None:
    open_game(small, link("move palace/3 1", "collect", position=yard({"tiles": []})))
    expect(small.locator(".prompt")).to_contain_text("end your turn")
    expect(small.locator(".prompt")).not_to_contain_text("tiles")
    expect(small.locator("#chip-end")).to_have_class("chip chip-strong")
