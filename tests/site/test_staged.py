"""Turns one can feel: scoring and volcanoes on the board, what the others did, the winner; nobody has to wait."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import sacbe
from hands import AT_ONCE, LAST, PHONE, WORKSHOP, address, await_game, open_game, settle_with
from sacbe.core.contract import CHANCE, draw
from sacbe.core.record import Record

SCORED_FIRST = {
    **WORKSHOP, "hand": "B1", "queue": ["P1", "P2"], "owner": "P1", "phase": "act", "seat": "P1", "rounds": 1,
}  # fmt: skip
FINAL = {**WORKSHOP, "stack": [], "rounds": 3, "owner": "P2", "phase": "act", "seat": "P2"}
"""With the end of this turn, the final scoring begins."""
SCORE = ".seat[data-seat=P1] .seat-score"


def at_pace(browser: Browser, context_args: dict[str, Any], motion: str) -> Iterator[Page]:
    """A page on which pieces move, if the visitor wants motion."""
    context = browser.new_context(**context_args, reduced_motion=motion)
    page = context.new_page()
    settle_with(page, {**AT_ONCE, "pace": "slow"})
    yield page
    context.close()


@pytest.fixture
def slow(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """A page at a slow pace."""
    yield from at_pace(browser, browser_context_args, "no-preference")


@pytest.fixture
def calm(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """The same for somebody who wants less motion."""
    yield from at_pace(browser, browser_context_args, "reduce")


def test_points_fly_from_the_temple_to_the_seat_and_a_press_skips_that(slow: Page) -> None:
    open_game(slow, address(SCORED_FIRST))
    slow.click("#chip-end")
    slow.wait_for_selector(".act-badge")
    assert slow.locator(".scores-here.seat-P1").count() == 1
    assert slow.locator(SCORE).inner_text() == "0"
    slow.mouse.click(600, 10)
    expect(slow.locator(".act-badge, .scores-here")).to_have_count(0)
    expect(slow.locator(SCORE)).to_have_text("3")


def test_a_scoring_round_says_what_happens_over_the_board(slow: Page) -> None:
    open_game(slow, address(FINAL))
    slow.click("#chip-end")
    slow.wait_for_selector(".act-caption")
    assert "without a tile" in slow.locator(".act-caption").inner_text()
    assert slow.locator(".erupt").count() == 1
    slow.keyboard.press("Shift")
    expect(slow.locator(".act-caption, .erupt")).to_have_count(0)
    expect(slow.locator(".prompt")).to_contain_text("without a tile")


def test_nothing_is_staged_for_those_who_want_less_motion(calm: Page) -> None:
    open_game(calm, address(SCORED_FIRST))
    calm.evaluate(
        """() => {
          self.acts = 0;
          const note = () => { acts += document.querySelectorAll(".act, .act-badge, .act-caption").length; };
          new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    calm.click("#chip-end")
    expect(calm.locator(SCORE)).to_have_text("3")
    assert calm.evaluate("acts") == 0


def test_the_winner_gets_feathers(desk: Page) -> None:
    open_game(desk, address(LAST))
    desk.click("#chip-end")
    desk.click("#chip-continue")
    expect(desk.locator(".ranking")).to_be_visible()
    expect(desk.locator(".feather.seat-P2")).not_to_have_count(0)
    desk.click("#chip-close")


def test_what_the_computer_did_is_drawn_and_shown_again(desk: Page) -> None:
    open_game(desk, f"{address(WORKSHOP)}~h1")
    desk.click("#chip-end")
    expect(desk.locator(".others")).to_be_visible(timeout=30_000)
    expect(desk.locator("#chip-hint")).to_be_enabled(timeout=30_000)
    expect(desk.locator(".others-trail.seat-P2 :is(.trail, .others-here)")).not_to_have_count(0)
    desk.click("#chip-show-again")
    desk.wait_for_selector(".flights > g")
    expect(desk.locator(".flights > g")).to_have_count(0)
    desk.click("#fold-others")
    expect(desk.locator(".others-trail, .reasons")).to_have_count(0)
    desk.click("#fold-others")
    expect(desk.locator(".reasons")).to_be_visible()


def test_on_a_phone_every_button_is_large_enough_and_help_is_at_hand(phone: Page) -> None:
    open_game(phone, address(WORKSHOP))
    expect(phone.locator(".top #chip-guide")).to_be_visible()
    small = phone.eval_on_selector_all(
        "main.table :is(.top, .turn, .zoom, .doors) button",
        """all => all.map((each) => [each.id, each.getBoundingClientRect()])
          .filter(([, { width, height }]) => width && Math.min(width, height) < 43.5)
          .map(([id, { width, height }]) => `${id}: ${width} by ${height}`)""",
    )
    assert small == []


def test_on_a_phone_the_view_goes_to_where_something_happens_if_wanted(
    browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    context = browser.new_context(**{**browser_context_args, **PHONE})
    page = context.new_page()
    settle_with(page, {**AT_ONCE, "zoom": True})
    page.goto(f"./{address(WORKSHOP)}")
    await_game(page)
    wide = "() => document.querySelector('svg.board').viewBox.baseVal.width"
    before = page.evaluate(wide)
    page.tap("#chip-enter-W")
    page.tap(".hit[data-place=a5]")
    expect(page.locator(".beans-count")).to_have_text("9")
    page.wait_for_function(f"before => ({wide})() < before", arg=before)
    context.close()


def before_an_eclipse() -> str:
    """The link of a random game of Teotihuacán in which somebody is on the Avenue, and the end of the turn brings an
    eclipse."""
    game = sacbe.game("teotihuacan")
    for seed in range(20):
        record, rng = Record.start(game, players=2, first_game=True, profile="seed"), Random(seed)
        while record.state.phase != "salary":
            state = record.state
            record = record.play(draw(state, rng) if state.mover == CHANCE else rng.choice(state.legal()))
        climbed = any(seat["avenue"] for seat in record.state.view(None)["seats"].values())
        if climbed and record.actions[-1].verb == "end":
            return "#" + sacbe.to_link(record.undo())
    raise AssertionError("no random game comes to an eclipse at the end of a turn")


def test_an_eclipse_darkens_the_board_and_its_points_fly_before_its_table_comes(slow: Page) -> None:
    open_game(slow, before_an_eclipse())
    slow.click("#chip-end")
    slow.wait_for_selector(".act-badge")
    expect(slow.locator(".act .teo-shade")).to_have_count(1)
    assert "clipse" in slow.locator(".act-caption").inner_text()
    assert slow.locator(".act .teo-scores").count() > 0
    expect(slow.locator(".scoring")).to_have_count(0)
    slow.keyboard.press("Shift")
    expect(slow.locator(".act, .act-badge")).to_have_count(0)
    expect(slow.locator(".scoring .eclipse")).to_be_visible()
