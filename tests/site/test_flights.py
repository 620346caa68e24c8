"""Pieces in flight are nowhere else, and nothing counts before it has arrived."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from hands import DESK, WORKSHOP, address, one_page, open_game

COUNT = """() => document.querySelectorAll(".people .seat-P1.band, .flights .seat-P1.band").length"""
"""How many groups of the first seat's pieces are on the board and in the air."""


@pytest.fixture(scope="module")
def slow(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """A table at which pieces take their time."""
    for page in one_page(browser, browser_context_args, DESK):
        page.context.add_init_script(
            """localStorage['sacbe.settings'] = '{"pace": "slow", "ask": false, "theme": "light"}'"""
        )
        yield page


def test_a_worker_in_flight_is_neither_where_it_was_nor_where_it_goes(slow: Page) -> None:
    lone = {**WORKSHOP, "seats": {**WORKSHOP["seats"], "P1": {"pieces": {"a4": "W"}}}}
    open_game(slow, address(lone))
    assert slow.evaluate(COUNT) == 1
    slow.click(".hit[data-place=a4]")
    slow.click(".hit[data-place=a5]")
    slow.wait_for_selector(".flights .band")
    assert slow.evaluate(COUNT) == 1
    expect(slow.locator(".flights .band")).to_have_count(0)
    expect(slow.locator(".people .seat-P1.band")).to_have_count(1)


def test_a_walk_of_several_steps_is_one_flight_and_the_temple_changes_when_it_ends(slow: Page) -> None:
    walk = {**WORKSHOP, "camps": {}, "seats": {**WORKSHOP["seats"], "P1": {"pieces": {"a5": "W"}}}}
    open_game(slow, address(walk))
    slow.click(".hit[data-place=a5]")
    slow.click(".hit[data-place=a3]")
    slow.wait_for_selector(".flights .band")
    assert slow.evaluate(COUNT) == 1
    expect(slow.locator(".flights .band")).to_have_count(0)
    assert slow.evaluate(COUNT) == 1


def test_three_workers_that_go_together_fly_together(slow: Page) -> None:
    three = {**WORKSHOP, "camps": {}, "seats": {**WORKSHOP["seats"], "P1": {"pieces": {"a4": "3W"}}}}
    open_game(slow, address(three))
    slow.click(".hit[data-place=a4]")
    slow.click("#chip-many-3")
    slow.click(".hit[data-place=a5]")
    slow.wait_for_selector(".flights .band")
    assert slow.evaluate(COUNT) == 1
    expect(slow.locator(".flights .band")).to_have_count(0)
    assert slow.evaluate(COUNT) == 1


WATCH = """() => {
  Object.assign(self, { flown: 0, early: 0 });
  new MutationObserver(() => {
    if (!document.querySelector(".flights .band")) return;
    flown += 1;
    early += document.querySelectorAll(".seat[data-seat=P1] .treasure").length;
  }).observe(document.querySelector("main.table"), { subtree: true, childList: true, attributes: true });
}"""
"""Counts what changes while a worker is in the air, and how often a treasure was already there."""


def test_a_treasure_comes_after_the_worker_who_digs_it_has_arrived(slow: Page) -> None:
    digger = {**WORKSHOP, "ap": 4, "camps": {}, "seats": {**WORKSHOP["seats"], "P1": {"pieces": {"a2": "W"}}}}
    open_game(slow, address(digger))
    slow.click("#chip-hint")
    expect(slow.locator(".hint-steps li")).to_have_count(2, timeout=30_000)  # walk and dig
    slow.evaluate(WATCH)
    slow.click("#chip-hint-play")
    expect(slow.locator(".seat[data-seat=P1] .treasure")).to_have_count(1)
    assert slow.evaluate("flown") > 0
    assert slow.evaluate("early") == 0


def test_a_temple_is_not_dominated_before_the_worker_is_there(slow: Page) -> None:
    away = {**WORKSHOP, "seats": {**WORKSHOP["seats"], "P1": {"pieces": {"a5": "W"}}}}
    open_game(slow, address(away))
    expect(slow.locator(".worth.seat-P1")).to_have_count(0)
    slow.click(".hit[data-place=a5]")
    slow.click(".hit[data-place=a4]")
    slow.wait_for_selector(".flights .band")
    assert slow.locator(".worth.seat-P1").count() == 0
    expect(slow.locator(".worth.seat-P1")).to_have_count(1)
