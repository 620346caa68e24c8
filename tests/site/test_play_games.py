"""Whole games in the browser, from the start screen to the end screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from hands import AT_ONCE, WORKSHOP, address, open_game, open_start, played, settle_with

PATIENCE = 120_000
DOORS = "#chip-continue, #chip-lay, #chip-discard, #chip-end, #chip-pass, .tile-button, dialog[open] .ranking"
"""Whatever a person may have to do next."""
SIGNS = f"""() => document.querySelector('main').dataset.step
  + [...document.querySelectorAll('{DOORS}')].map((door) => door.id + door.className)"""
"""What changes whenever the game goes on."""
STOP_AT_ONCE = """(() => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    post.call(this, message, ...rest);
    if (!message?.text?.includes('"actions":["place ')) return;
    Worker.prototype.postMessage = post;
    document.getElementById("chip-pause").click();
  };
})()"""
"""Stops the computer with the first action it plays."""
BREAK_THOUGHTS = """(() => {
  self.broken = true;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    const breaks = self.broken && message?.text?.includes('"do":"think"');
    post.call(this, breaks ? { ...message, text: 5 } : message, ...rest);
  };
})()"""
"""Lets Python break whenever a computer player thinks."""
WHY = """() => new Promise((resolve) => {
  indexedDB.open("sacbe").onsuccess = ({ target }) => {
    const all = target.result.transaction("games").objectStore("games").getAll();
    all.onsuccess = () => resolve(all.result[0].why.map(({ step, seat }) => [step, seat]));
  };
})"""
"""When who had which thought in the one game that is kept."""


def begin(page: Page, *, auction: bool, kinds: list[str]) -> None:
    """Set up a game on the start screen and begin it."""
    settle_with(page)
    page.goto("./")
    for count in range(3, len(kinds)):
        page.click("#chip-seat-add")
        expect(page.locator(".seat-row")).to_have_count(count + 1)
    for count in range(3, len(kinds), -1):
        page.click("#chip-seat-remove")
        expect(page.locator(".seat-row")).to_have_count(count - 1)
    for at, kind in enumerate(kinds):
        page.locator(".seat-row select").nth(at).select_option(kind)
    page.locator("input[name=variant]").nth(int(auction)).check()
    page.click("#begin")


def play_on(page: Page) -> bool:
    """One small step of a person who lays his tiles and saves his strength; whether the game goes on."""
    page.wait_for_selector(DOORS, timeout=PATIENCE)
    if page.locator("dialog[open] .ranking").count():
        return False
    before = page.evaluate(SIGNS)
    for button in ("#chip-continue", "#chip-discard", ".tile-button", "#chip-pass", "#chip-end"):
        if page.locator(button).count():
            page.locator(button).first.click()
            break
    else:
        page.locator(".hit-live").first.click()
        page.click("#chip-lay:enabled")
    page.wait_for_function(f"before => ({SIGNS})() !== before", arg=before)
    return True


def play_to_the_end(page: Page) -> None:
    """Play until the end screen."""
    steps = 0
    while play_on(page):
        steps += 1
        assert steps < 400, "the game does not end"


@pytest.mark.parametrize("auction", [False, True], ids=["base", "auction"])
def test_a_whole_game_of_four_against_the_computer(page: Page, auction: bool) -> None:
    begin(page, auction=auction, kinds=["human", "novice", "random", "random"])
    play_to_the_end(page)
    dialog = page.locator("dialog")
    ranked = [int(text) for text in dialog.locator(".rank .seat-score").all_inner_texts()]
    assert len(ranked) == 4
    assert ranked == sorted(ranked, reverse=True)
    assert dialog.locator(".rank-won").count() >= 1
    rows = dialog.locator(".chart-row [role=img]").all()
    assert len(rows) == 4
    for seat, row in enumerate(rows):
        parts = [
            int(part.split(": ")[1]) for part in (row.get_attribute("aria-label") or "").split(", ") if ": " in part
        ]
        score = page.locator(f"[data-seat=P{seat + 1}] .seat-score").inner_text()
        assert sum(parts) + (20 if auction else 0) == int(score)
    page.click("#chip-rematch")
    expect(page.locator("dialog")).not_to_be_visible()
    expect(page.locator(".top-facts")).to_contain_text("tiles left")


def test_one_click_to_a_first_game(page: Page) -> None:
    page.goto("./")
    page.click("#chip-quick")
    expect(page.locator(".board .ground")).to_have_count(4)  # the board is there before the engine is
    expect(page.locator("#chip-lay")).to_be_visible(timeout=30_000)


def test_the_computer_can_be_stopped_and_goes_on(page: Page) -> None:
    begin(page, auction=False, kinds=["novice", "novice"])
    page.wait_for_selector("#chip-pause", timeout=30_000)
    page.click("#chip-pause")
    expect(page.locator("#chip-pause")).to_have_text("Go on")
    stands = page.locator(".top-facts").inner_text()
    page.wait_for_timeout(700)
    assert page.locator(".top-facts").inner_text() == stands
    page.click("#chip-pause")
    expect(page.locator(".top-facts")).not_to_have_text(stands, timeout=20_000)


def test_a_thought_that_was_interrupted_is_not_told_beside_the_next_one(page: Page) -> None:
    page.add_init_script(STOP_AT_ONCE)
    settle_with(page, {**AT_ONCE, "pace": "fast"})
    begin(page, auction=False, kinds=["novice", "human"])
    expect(page.locator("#chip-pause")).to_have_text("Go on", timeout=30_000)
    page.click("#chip-pause")
    expect(page.locator(".turn h2")).to_have_text("Player 2 to act", timeout=30_000)
    assert page.evaluate(WHY) == [[2, "P1"]]  # the one at step 1 came only to its first action


def test_a_computer_player_that_breaks_says_so_and_can_be_tried_again(page: Page) -> None:
    page.add_init_script(BREAK_THOUGHTS)
    open_game(page, played("draw A1", "place a3/0", "end", "draw A4", players=2) + "~h1")
    expect(page.locator(".message")).to_contain_text("broke down", timeout=60_000)
    expect(page.locator(".turn h2")).to_have_text("Ix Chel to act")
    page.evaluate("self.broken = false")
    page.click("#chip-pause")
    expect(page.locator(".turn h2")).to_have_text("Player 1 to act", timeout=30_000)
    page.evaluate("self.broken = true")
    page.click("#chip-hint")
    expect(page.locator(".message").filter(has_text="broke down")).to_be_visible(timeout=60_000)


def test_a_turn_that_chance_has_ended_is_not_offered_to_be_taken_back(desk: Page) -> None:
    open_game(desk, address({**WORKSHOP, "ap": 3}))
    desk.click(".hit[data-cell=a3]")
    desk.click("#chip-do-dig")
    expect(desk.locator(".turn h2")).to_have_text("Player 2 to act")
    expect(desk.locator(".log")).to_contain_text("finds")
    desk.reload()
    expect(desk.locator("#chip-lay")).to_be_visible(timeout=30_000)


def test_a_turn_that_was_handed_on_stays_so_after_a_reload(desk: Page) -> None:
    open_game(desk, address({**WORKSHOP, "ap": 2}))
    desk.click(".hit[data-cell=a4]")
    desk.click("#chip-do-uncover")
    expect(desk.locator(".turn h2")).to_have_text("Player 1: all points spent")
    desk.reload()
    expect(desk.locator(".turn h2")).to_have_text("Player 1: all points spent", timeout=30_000)
    desk.click("#chip-end")
    expect(desk.locator("#chip-lay")).to_be_visible()
    desk.reload()
    expect(desk.locator("#chip-lay")).to_be_visible(timeout=30_000)
    expect(desk.locator(".turn h2")).to_have_text("Player 2 to act")


def test_a_seat_that_was_handed_over_stays_so_after_a_reload(desk: Page) -> None:
    open_start(desk)
    desk.click("#chip-quick")
    desk.wait_for_selector("#chip-lay", timeout=30_000)
    desk.click("#chip-settings")
    desk.locator("#kind-P2").select_option("human")
    desk.click("#chip-close")
    desk.reload()
    expect(desk.locator("[data-seat=P3] .seat-kind")).to_have_text("Novice", timeout=30_000)
    expect(desk.locator("[data-seat=P2] .seat-kind")).to_have_count(0)


def test_before_the_first_step_there_is_nothing_to_look_at(desk: Page) -> None:
    open_game(desk, address(WORKSHOP))
    desk.keyboard.press("[")
    desk.wait_for_timeout(200)
    expect(desk.locator(".message")).to_have_count(0)


def test_a_hint_is_a_turn_with_reasons(page: Page) -> None:
    begin(page, auction=False, kinds=["human", "human"])
    page.wait_for_selector("#chip-hint", timeout=30_000)
    page.click("#chip-hint")
    expect(page.locator(".hint")).to_contain_text("Lays", timeout=20_000)
    page.click("#chip-hint-play")
    expect(page.locator(".log .line").first).not_to_contain_text("draws")
