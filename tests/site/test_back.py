"""The browser's Back: from a dialog to what is below it, from the table to the start screen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from hands import WORKSHOP, address, await_game, open_game, open_start, played


def test_back_leads_from_the_table_to_the_start_screen(desk: Page) -> None:
    open_start(desk)
    desk.click("#chip-quick")
    await_game(desk)
    desk.go_back()
    expect(desk.locator(".start")).to_be_visible()
    assert desk.url.endswith("/some/where/")


def test_back_closes_a_dialog_and_only_that(desk: Page) -> None:
    open_game(desk, address(WORKSHOP))
    desk.click("#chip-settings")
    expect(desk.locator("dialog[open]")).to_be_visible()
    desk.go_back()
    expect(desk.locator("dialog[open]")).to_have_count(0)
    expect(desk.locator("main.table")).to_be_visible()
    desk.click("#chip-guide")
    desk.click("#chip-close")
    expect(desk.locator("dialog[open]")).to_have_count(0)
    desk.go_back()
    expect(desk.locator(".start")).to_be_visible()


def test_a_link_that_is_looked_at_is_left_by_back_and_stays_left(desk: Page) -> None:
    open_start(desk)
    open_game(desk, played("draw A1", players=2))
    assert "#" in desk.url
    desk.go_back()
    expect(desk.locator(".start")).to_be_visible()
    desk.wait_for_timeout(300)  # nothing opens it again
    expect(desk.locator("main.table")).to_have_count(0)
    assert "#" not in desk.url
