"""Every action of Tikal by mouse, by touch and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from hands import DESK, PHONE, WORKSHOP, Hand, Keyboard, Mouse, Touch, address, one_page, open_game, played

HANDS = {"mouse": Mouse(), "touch": Touch(), "keyboard": Keyboard()}


@pytest.fixture(scope="module", params=list(HANDS))
def hand(request: pytest.FixtureRequest) -> Hand:
    return HANDS[request.param]


@pytest.fixture(scope="module")
def table(browser: Browser, browser_context_args: dict[str, Any], hand: Hand) -> Iterator[Page]:
    """One page for all tests of a hand, on a screen that fits it: a phone for touch, a desk for the others."""
    yield from one_page(browser, browser_context_args, PHONE if isinstance(hand, Touch) else DESK)


def has_points(page: Page, ap: int) -> None:
    """So many action points are left."""
    expect(page.locator(".beans-count")).to_have_text(str(ap))


def test_every_action_of_a_turn(table: Page, hand: Hand) -> None:
    open_game(table, address(WORKSHOP))
    log = table.locator(".log .line").last

    def done(text: str, left: int) -> None:
        expect(log).to_contain_text(re.compile(text))
        has_points(table, left)
        hand.press(table, "chip-undo")
        has_points(table, 10)

    hand.cell(table, "a4")
    hand.press(table, "chip-do-uncover")
    done("uncovers level 3 at a4", 8)

    hand.cell(table, "a4")
    hand.press(table, "chip-do-guard")
    done("under guard, and 2 more pieces leave", 5)

    hand.cell(table, "a2")
    hand.press(table, "chip-do-camp")
    done("builds a camp on a2", 5)

    hand.press(table, "chip-do-guard")  # one place only, but it is asked for
    has_points(table, 10)
    hand.cell(table, "a4")
    done("under guard, and 2 more pieces leave", 5)

    hand.press(table, "chip-enter-W")  # base camp or own camp: where?
    hand.cell(table, "b4")
    done("brings a worker to b4", 9)

    hand.cell(table, "b4")
    hand.press(table, "chip-enter-W")
    done("brings a worker to b4", 9)

    hand.press(table, "chip-do-swap")
    done("gives Player 2 an amulet for a flute", 7)

    hand.cell(table, "a4")  # a worker; once more for the leader
    hand.press(table, "chip-piece-L")
    hand.cell(table, "a5")
    done("moves the leader from a4 to a5", 8)

    hand.cell(table, "a4")  # several steps at once, the last by the secret path
    hand.cell(table, "b4")
    expect(log).to_contain_text("secret path from a5 to b4")
    hand.press(table, "chip-undo")  # the whole walk
    has_points(table, 10)

    hand.cell(table, "a3")
    hand.press(table, "chip-do-dig")
    expect(log).to_contain_text("finds")
    expect(table.locator(".turn .message")).to_contain_text("Player 1 finds")
    expect(table.locator(".turn .message svg")).to_be_visible()
    expect(table.locator("#chip-undo")).to_be_disabled()

    hand.press(table, "chip-end")
    expect(table.locator(".turn h2")).to_have_text("Player 2 to act")
    assert "7 action points are lost" in table.locator(".log").inner_text()


def test_a_cell_stays_chosen_while_there_is_more_to_do_there(table: Page, hand: Hand) -> None:
    open_game(table, address(WORKSHOP))
    hand.cell(table, "b4")
    for points in (9, 8):
        hand.press(table, "chip-enter-W")
        has_points(table, points)
    hand.cell(table, "a4")
    for points in (6, 4):
        hand.press(table, "chip-do-uncover")
        has_points(table, points)
    hand.cell(table, "a5")  # the cell was chosen, but no piece of it: nobody walks
    has_points(table, 4)
    expect(table.locator("#chip-enter-W")).to_be_visible()


def test_workers_come_in_through_the_base_camp_one_at_a_time_or_together(table: Page, hand: Hand) -> None:
    open_game(table, played("draw A1", "place a3/0", players=2))

    def undone() -> None:
        hand.press(table, "chip-undo")
        has_points(table, 10)
        expect(table.locator(".people .seat-P1.band")).to_have_count(0)

    hand.press(table, "chip-enter-W")  # one place only: one worker is in at once
    has_points(table, 9)
    undone()

    hand.press(table, "chip-many-3")  # two clicks take three workers to a temple, one takes them back
    hand.cell(table, "a4")
    has_points(table, 1)
    undone()

    hand.press(table, "chip-many-2")
    hand.press(table, "chip-enter-W")
    has_points(table, 8)
    expect(table.locator(".many")).to_be_visible()
    undone()

    hand.press(table, "chip-many-3")
    hand.cell(table, "a5")
    has_points(table, 7)
    undone()


def test_a_used_up_turn_is_shown_as_his_who_had_it(table: Page, hand: Hand) -> None:
    open_game(table, address({**WORKSHOP, "ap": 2}))
    hand.cell(table, "a4")
    hand.press(table, "chip-do-uncover")
    expect(table.locator(".turn h2")).to_have_text("Player 1: all action points spent")
    expect(table.locator(".seat-active")).to_have_attribute("data-seat", "P1")
    hand.press(table, "chip-end")
    expect(table.locator(".seat-active")).to_have_attribute("data-seat", "P2")


def test_laying_and_turning_a_tile(table: Page, hand: Hand) -> None:
    open_game(table, played("draw A1", players=2))
    hand.cell(table, "b3")
    stones = table.locator(".preview .stones > g").first
    first = stones.get_attribute("transform") or ""
    hand.press(table, "chip-turn-right")
    expect(stones).not_to_have_attribute("transform", first)
    hand.press(table, "chip-turn-left")
    expect(stones).to_have_attribute("transform", first)
    hand.press(table, "chip-lay")
    expect(table.locator(".log .line").last).to_contain_text("lays A1 (temple) on b3")
    has_points(table, 10)
    hand.press(table, "chip-undo")
    expect(table.locator("#chip-lay")).to_be_visible()


def test_the_whole_auction(table: Page, hand: Hand) -> None:
    open_game(table, played("draw A1", "draw A2", players=2, auction=True))
    hand.press(table, "chip-bid-more")
    hand.press(table, "chip-bid")
    expect(table.locator(".prompt")).to_contain_text("Player 1 bids 2")
    hand.press(table, "chip-pass")
    expect(table.locator(".log .line").last).to_contain_text("wins the turn and pays 2")
    expect(table.locator("#choose-A2")).to_have_text("Take A2")
    hand.press(table, "choose-A2")
    expect(table.locator(".prompt")).to_contain_text("treasure site")
    expect(table.locator("[data-seat=P1] .seat-score")).to_have_text("18")


def press_at_once(page: Page, *buttons: str) -> None:
    """Press buttons faster than the page is drawn."""
    page.evaluate("names => names.forEach((name) => document.getElementById(name).click())", list(buttons))


def test_what_was_pressed_counts_even_if_it_is_not_drawn_yet(table: Page) -> None:
    open_game(table, played("draw A1", "draw A2", players=2, auction=True))
    press_at_once(table, "chip-bid-more", "chip-bid-more", "chip-bid")
    expect(table.locator(".prompt")).to_contain_text("Player 1 bids 3")
    open_game(table, played("draw A1", players=2))
    table.locator(".hit[data-place=b3]").click()
    first = table.locator(".preview .stones").inner_html()
    press_at_once(table, "chip-turn-right", "chip-lay")
    has_points(table, 10)
    place = table.locator("g", has=table.locator("> .hit[data-place=b3]")).last.get_attribute("transform")
    assert table.locator(f'.ways > g[transform="{place}"] .stones').inner_html() != first


def test_what_is_impossible_is_explained_with_its_rule(table: Page, hand: Hand) -> None:
    open_game(table, address({**WORKSHOP, "guards": {"b5": "P2"}}))
    message = table.locator(".message")
    hand.cell(table, "b5")
    hand.press(table, "chip-do-uncover")
    expect(message).to_contain_text("The temple at b5 is guarded by Player 2. TIK-7.4")
    hand.cell(table, "a3")
    hand.press(table, "chip-do-camp")
    expect(message).to_contain_text("TIK-7.8")
    hand.cell(table, "h1")
    expect(message).to_contain_text("TIK-7.3")
    has_points(table, 10)
    assert table.locator(".log .line").count() == 0


def test_a_tile_is_only_laid_where_it_may(table: Page, hand: Hand) -> None:
    open_game(table, played("draw A1", players=2))
    hand.cell(table, "e3")
    expect(table.locator(".message")).to_contain_text("TIK-5.1")
    expect(table.locator("#chip-lay")).to_be_disabled()


def test_a_used_up_turn_can_be_taken_back_before_it_is_handed_on(table: Page, hand: Hand) -> None:
    open_game(table, address({**WORKSHOP, "ap": 2}))
    hand.cell(table, "a4")
    hand.press(table, "chip-do-uncover")
    expect(table.locator(".turn h2")).to_have_text("Player 1: all action points spent")
    hand.press(table, "chip-undo")
    has_points(table, 2)
    hand.press(table, "chip-redo")
    expect(table.locator(".turn h2")).to_have_text("Player 1: all action points spent")
    hand.press(table, "chip-end")
    expect(table.locator("#chip-lay")).to_be_visible()
    expect(table.locator(".log .line").last).to_contain_text("Player 2 draws")
    expect(table.locator("#chip-undo")).to_be_disabled()


def test_ending_a_turn_with_points_left_is_asked_about(table: Page, hand: Hand) -> None:
    open_game(table, address(WORKSHOP))
    ask = table.locator("#setting-ask")
    hand.press(table, "chip-settings")
    ask.check()
    hand.press(table, "chip-close")
    hand.press(table, "chip-end")
    expect(table.locator("dialog")).to_contain_text("10 action points are left and would be lost")
    hand.press(table, "chip-close")
    has_points(table, 10)
    hand.press(table, "chip-end")
    hand.press(table, "chip-end-anyway")
    expect(table.locator(".turn h2")).to_have_text("Player 2 to act")
    hand.press(table, "chip-settings")
    ask.uncheck()
    hand.press(table, "chip-close")
