"""Gestures at the table of Tikal: dragging, turning, several workers in a row, actions that say why not."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from hands import WORKSHOP, Keyboard, address, drag, drag_by_finger, open_game, played


def test_the_tile_is_dragged_to_a_cell_and_no_text_is_selected(desk: Page) -> None:
    open_game(desk, played("draw A1", players=2))
    drag(desk, ".held-button", ".hit[data-place=b3]")
    expect(desk.locator(".preview")).to_be_visible()
    assert desk.evaluate("getSelection().toString()") == ""
    expect(desk.locator(".ghost")).to_have_count(0)
    desk.click("#chip-lay")
    expect(desk.locator(".log .line").last).to_contain_text("on b3")


def test_a_piece_is_dragged_to_a_cell(desk: Page) -> None:
    open_game(desk, address(WORKSHOP))
    drag(desk, ".hit[data-place=a4]", ".hit[data-place=a5]")
    expect(desk.locator(".log .line").last).to_contain_text("moves a worker from a4 to a5")
    drag(desk, ".hit[data-place=a3]", ".hit[data-place=h1]")
    expect(desk.locator(".turn .message")).to_be_visible()


def test_a_finger_drags_a_worker_from_the_panel(phone: Page) -> None:
    open_game(phone, address(WORKSHOP))
    drag_by_finger(phone, "#chip-enter-W", ".hit[data-place=b4]")
    expect(phone.locator(".log .line").last).to_contain_text("brings a worker to b4")


def test_the_tile_turns_by_a_click_on_it_by_the_right_button_and_by_a_key_and_is_heard(desk: Page) -> None:
    open_game(desk, played("draw A1", players=2))
    desk.click(".hit[data-place=b3]")
    stones = desk.locator(".preview .stones > g").first
    first = stones.get_attribute("transform") or ""
    desk.click(".held-button")
    expect(stones).not_to_have_attribute("transform", first)
    turned = stones.get_attribute("transform") or ""
    desk.click(".hit[data-place=b3]", button="right")
    expect(stones).not_to_have_attribute("transform", turned)
    tile = desk.get_by_role("img", name="; stones")
    heard = tile.get_attribute("aria-label") or ""
    assert heard.startswith("Temple of 1, tile A1; stones "), heard
    desk.keyboard.press("r")
    expect(tile).not_to_have_attribute("aria-label", heard)
    desk.keyboard.press("Shift+R")
    expect(tile).to_have_attribute("aria-label", heard)
    expect(desk.locator(".held-button")).to_have_accessible_name(heard)


def test_three_workers_walk_the_same_way_in_four_clicks(desk: Page) -> None:
    crowd = {**WORKSHOP, "seats": {**WORKSHOP["seats"], "P1": {"pieces": {"a4": "3W"}}}}
    open_game(desk, address(crowd))
    desk.click(".hit[data-place=a4]")
    for left in (8, 6, 4):
        desk.click(".hit[data-place=a5]")
        expect(desk.locator(".beans-count")).to_have_text(str(left))


CROWD = {**WORKSHOP, "seats": {**WORKSHOP["seats"], "P1": {"pieces": {"a4": "3W"}}}}
"""Three workers: one gets to a5 for two action points and to a2 for four, of ten."""


def test_three_workers_go_together_in_three_clicks_and_one_undo_takes_all_back(desk: Page) -> None:
    open_game(desk, address(CROWD))
    buttons = "[...document.querySelectorAll('.turn button:not(.many *)')]"
    places = f"{buttons}.map((each) => [each.id, each.offsetLeft, each.offsetTop])"
    desk.click(".hit[data-place=a4]")
    expect(desk.locator("#chip-many-1")).to_be_visible()
    before = desk.evaluate(places)
    desk.click("#chip-many-3")
    expect(desk.locator(".prompt")).to_have_text("Where do the 3 workers go?")
    assert desk.evaluate(places) == before
    desk.click(".hit[data-place=a5]")
    expect(desk.locator(".beans-count")).to_have_text("4")
    expect(desk.locator(".many [aria-pressed=true]")).to_have_count(0)
    desk.click("#chip-undo")
    expect(desk.locator(".beans-count")).to_have_text("10")
    desk.hover(".hit[data-place=a4]")
    expect(desk.locator(".facts")).to_contain_text("3 workers")


def test_two_workers_are_sent_by_keys_by_a_finger_and_by_dragging(desk: Page, phone: Page) -> None:
    open_game(desk, address(CROWD))
    Keyboard().cell(desk, "a4")
    desk.keyboard.press("x")
    expect(desk.locator("#chip-many-2")).to_have_attribute("aria-pressed", "true")
    Keyboard().cell(desk, "a5")
    expect(desk.locator(".beans-count")).to_have_text("6")
    desk.keyboard.press("Escape")
    desk.click("#chip-enter-W")
    expect(desk.locator("#chip-many-1")).to_be_visible()
    desk.click("#chip-many-2")
    drag(desk, "#chip-enter-W", ".hit[data-place=b4]")
    expect(desk.locator(".beans-count")).to_have_text("4")
    open_game(phone, address(CROWD))
    phone.tap("#chip-enter-W")
    expect(phone.locator("#chip-many-1")).to_be_visible()
    phone.tap("#chip-many-3")
    phone.tap(".hit[data-place=b4]")
    expect(phone.locator(".beans-count")).to_have_text("7")


def test_why_one_worker_gets_there_and_three_do_not(desk: Page) -> None:
    open_game(desk, address(CROWD))
    desk.click(".hit[data-place=a4]")
    expect(desk.locator("#chip-many-1")).to_have_attribute("aria-pressed", "true")
    expect(desk.locator(".price").first).to_be_visible()
    reached = desk.locator(".price").count()
    desk.click("#chip-many-3")
    expect(desk.locator(".prompt")).to_have_text("Where do the 3 workers go?")
    assert 0 < desk.locator(".price").count() < reached
    desk.click(".hit[data-place=a2]")
    expect(desk.locator(".turn .message")).to_have_text(
        "3 workers cannot get to a2: that costs 4 AP each, and you have 10."
    )


def test_all_actions_are_in_sight_and_say_why_not(desk: Page) -> None:
    open_game(desk, played("draw A1", "place a3/0", players=2))
    actions = desk.locator(".actions .action")
    expect(actions).to_have_count(7)
    lines = desk.eval_on_selector_all(".action-name", "all => new Set(all.map((each) => each.offsetHeight)).size")
    assert lines == 1, "a name is broken"
    expect(desk.locator("#chip-do-dig")).to_have_attribute("aria-disabled", "true")
    desk.locator("#chip-do-dig").dispatch_event("click")
    expect(desk.locator(".turn .message")).to_be_visible()


def test_what_chance_brought_cannot_be_undone_and_that_is_said(desk: Page) -> None:
    open_game(desk, address(WORKSHOP))
    desk.click(".hit[data-place=a3]")
    desk.click("#chip-do-dig")
    expect(desk.locator("#chip-undo")).to_have_attribute("aria-disabled", "true")
    desk.locator("#chip-undo").dispatch_event("click")
    expect(desk.locator(".turn .message")).to_contain_text("cannot be undone")


def test_the_tab_says_whose_turn_it_is(desk: Page) -> None:
    open_game(desk, address(WORKSHOP))
    expect(desk).to_have_title("● Your turn · Tikal")
