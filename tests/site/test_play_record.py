"""Replay, scoring tables, and a game that survives reloads, dead workers and second tabs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from hands import WORKSHOP, address, await_game, leave, open_game, played

OPENING = (
    "draw A1", "place a3/0", "enter W a5", "enter W a5", "move W a5-a4", "move W a5-a4", "uncover a4", "end",
    "draw A4", "place b3/3", "enter L a5",
)  # fmt: skip


def test_the_scrubber_and_the_log_lead_to_past_moments(desk: Page) -> None:
    open_game(desk, played(*OPENING, players=2))
    title = desk.locator(".turn h2")
    desk.locator(".log .line button[data-step='5']").click()
    expect(title).to_have_text("The game after 5 steps")
    expect(desk.locator("#place-a4")).to_contain_text("Player 1: one worker")
    desk.click("#chip-replay-back")
    expect(title).to_have_text("The game after 4 steps")
    desk.locator("#scrubber").fill("1")
    expect(title).to_have_text("The game after one step")
    desk.keyboard.press("]")
    expect(title).to_have_text("The game after 2 steps")
    desk.click("#chip-replay-leave")
    expect(title).to_have_text("Player 2 to act")


def test_playing_from_a_past_moment_is_a_new_game(page: Page) -> None:
    open_game(page, played(*OPENING, players=2))
    page.click("#chip-enter-W")  # something is played, so this game is kept
    expect(page.locator(".beans-count")).to_have_text("8")
    page.locator(".log .line button[data-step='4']").click()
    page.click("#chip-replay-fork")
    expect(page.locator(".turn h2")).to_have_text("Player 1 to act")
    expect(page.locator(".log .line")).to_have_count(4)
    page.click("#chip-leave")
    expect(page.locator(".saved li")).to_have_count(2)


def test_a_scoring_round_is_a_table_that_adds_up(desk: Page) -> None:
    position = {**WORKSHOP, "hand": "B1", "queue": ["P1", "P2"], "owner": "P1", "phase": "act", "ap": 2, "rounds": 1}
    open_game(desk, address(position))
    desk.click(".hit[data-place=a4]")
    desk.click("#chip-do-uncover")
    row = desk.locator(".score-row")
    expect(row).to_have_count(1)
    desk.click("#chip-undo")
    expect(row).to_have_count(0)
    desk.click("#chip-redo")
    desk.click("#chip-end")
    desk.click("#chip-end")  # the scoring turn of the other one
    expect(row).to_have_count(2)
    for each in row.all():
        parts = [int(re.sub(r"^[a-h][1-5]", "", text)) for text in each.locator("td .part").all_inner_texts()]
        sums = [int(text) for text in each.locator("td strong").all_inner_texts()]
        total = int(each.locator(".sum").inner_text())
        assert sum(parts) == sum(sums) == total
        assert each.locator(".total").inner_text() == str(total)
    desk.click("#chip-continue")
    expect(desk.locator(".prompt")).to_contain_text("volcano")


def test_a_scoring_round_leaves_the_board_free_and_shows_its_temples_there(desk: Page) -> None:
    position = {**WORKSHOP, "hand": "B1", "queue": ["P1", "P2"], "owner": "P1", "phase": "act", "ap": 2, "rounds": 1}
    open_game(desk, address(position))
    desk.click("#chip-end")
    expect(desk.locator(".turn h2")).to_have_text("Scoring turn 1: Player 2")
    expect(desk.locator(".side .score-row")).to_have_count(1)
    desk.click(".hit[data-place=e1]")  # in the middle of the upper edge
    expect(desk.locator(".facts")).to_contain_text("e1")
    desk.click("#chip-end")
    expect(desk.locator(".side .score-row")).to_have_count(2)
    expect(desk.locator(".scoring")).to_have_count(0)
    expect(desk.get_by_role("button", name="Continue")).to_have_count(1)
    desk.locator(".part", has_text="a4").first.hover()
    expect(desk.locator(".facts")).to_contain_text("a4:")
    desk.click("#chip-continue")


def test_after_a_scoring_the_game_says_that_it_waits(desk: Page) -> None:
    position = {**WORKSHOP, "hand": "B1", "queue": ["P2"], "owner": "P1", "phase": "act", "seat": "P2", "rounds": 1}
    open_game(desk, address(position) + "~1h")
    turn = desk.locator(".turn")
    expect(turn.locator("#chip-end")).to_be_visible()
    desk.focus("#chip-end")
    desk.keyboard.press("Enter")
    expect(turn.locator("h2")).to_have_text("Scoring round 1 of 4")
    expect(turn.locator(".prompt")).to_contain_text("then continue")
    expect(desk.locator("#chip-pause, #chip-pace")).to_have_count(0)
    expect(desk.locator("#live p").last).to_contain_text("then continue")
    expect(turn.locator("#chip-continue")).to_be_focused()
    desk.keyboard.press("e")
    expect(desk.locator(".scoring")).to_have_count(0)
    expect(turn.locator("h2")).not_to_contain_text("Scoring")


def test_a_reload_in_a_scoring_round_keeps_its_table(desk: Page) -> None:
    position = {**WORKSHOP, "hand": "B1", "queue": ["P1", "P2"], "owner": "P1", "phase": "act", "ap": 2, "rounds": 1}
    open_game(desk, address(position))
    desk.click("#chip-end")
    row = desk.locator(".score-row")
    expect(row).to_have_count(1)
    desk.reload()
    expect(row).to_have_count(1, timeout=30_000)
    desk.click("#chip-end")
    expect(row).to_have_count(2)


def test_an_unexplored_cell_is_named_and_leaves_the_verbs(desk: Page) -> None:
    open_game(desk, address(WORKSHOP))
    desk.click(".hit[data-place=h1]")
    expect(desk.locator("#chip-enter-W")).to_be_visible()
    desk.click(".hit[data-place=a4]")
    desk.click(".hit[data-place=h1]")
    expect(desk.locator(".message")).to_contain_text("h1 is not explored")


def test_another_seats_decision_is_not_taken_back(desk: Page) -> None:
    open_game(desk, played("draw A1", "draw A2", players=2, auction=True))
    desk.click("#chip-bid")
    expect(desk.locator(".turn h2")).to_have_text("Player 2 to act")
    expect(desk.locator("#chip-undo")).to_be_disabled()
    desk.keyboard.press("z")
    expect(desk.locator(".log .line")).to_have_count(3)
    open_game(desk, played("draw A1", "draw A2", players=2, auction=True) + "~1h")
    expect(desk.locator("#chip-pass")).to_be_visible(timeout=30_000)
    expect(desk.locator("#chip-undo")).to_be_disabled()
    expect(desk.locator(".reasons")).to_have_count(0)


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(desk: Page) -> None:
    open_game(desk, played(*OPENING, players=2))
    desk.click("#chip-enter-W")
    expect(desk.locator(".beans-count")).to_have_text("8")
    desk.reload()
    expect(desk.locator(".beans-count")).to_have_text("8", timeout=30_000)
    desk.click("#chip-undo")
    expect(desk.locator(".beans-count")).to_have_text("9")
    desk.reload()
    expect(desk.locator(".beans-count")).to_have_text("9", timeout=30_000)


def test_a_reload_keeps_what_was_taken_back(desk: Page) -> None:
    open_game(desk, address(WORKSHOP))
    desk.click("#chip-do-swap")
    expect(desk.locator(".beans-count")).to_have_text("7")
    desk.click("#chip-undo")
    expect(desk.locator(".beans-count")).to_have_text("10")
    expect(desk.locator("#live p").last).to_contain_text("Undone: ")
    desk.reload()
    await_game(desk)
    expect(desk.locator(".beans-count")).to_have_text("10")
    desk.click("#chip-redo")
    expect(desk.locator(".beans-count")).to_have_text("7")


def test_no_key_hands_a_used_up_turn_on_from_a_past_moment(desk: Page) -> None:
    open_game(desk, address({**WORKSHOP, "ap": 2}))
    desk.click(".hit[data-place=a4]")
    desk.click("#chip-do-uncover")
    expect(desk.locator(".turn h2")).to_have_text("Player 1: all action points spent")
    desk.click("#chip-replay-first")
    expect(desk.locator(".turn h2")).to_have_text("The game at its beginning")
    desk.keyboard.press("e")
    desk.click("#chip-replay-leave")
    expect(desk.locator(".turn h2")).to_have_text("Player 1: all action points spent")


@pytest.mark.console("killed by the test")
def test_a_dead_worker_is_replaced_and_the_game_goes_on(page: Page) -> None:
    open_game(page, played(*OPENING, players=2))
    page.click("#chip-enter-W")
    expect(page.locator(".beans-count")).to_have_text("8")
    engine = page.workers[0]
    engine.evaluate("setTimeout(() => { throw new Error('killed by the test') })")
    expect(page.locator(".message")).to_contain_text("Nothing is lost", timeout=30_000)
    page.click("#chip-enter-W")
    expect(page.locator(".beans-count")).to_have_text("7")


@pytest.mark.console("killed by the test|ERR_FAILED")
def test_an_engine_that_does_not_start_can_be_tried_again_once_the_dialog_is_closed(page: Page) -> None:
    open_game(page, played(*OPENING, players=2))
    page.route("**/assets/worker-*.js", lambda route: route.abort())
    page.workers[0].evaluate("setTimeout(() => { throw new Error('killed by the test') })")
    expect(page.locator("dialog")).to_contain_text("The engine did not start", timeout=30_000)
    expect(page.locator("dialog")).not_to_contain_text("kept")  # nothing was played yet
    page.click("#chip-close")
    expect(page.locator(".banner")).to_contain_text("The engine did not start")
    page.unroute("**/assets/worker-*.js")
    page.click(".banner #chip-engine-again")
    expect(page.locator(".banner")).to_have_count(0, timeout=30_000)
    page.click("#chip-enter-W")
    expect(page.locator(".beans-count")).to_have_text("8")


def test_two_tabs_do_not_play_one_game(page: Page, context: BrowserContext) -> None:
    open_game(page, played(*OPENING, players=2) + "~1h")
    for count in ("8", "7"):
        page.click("#chip-enter-W")
        expect(page.locator(".beans-count")).to_have_text(count)
    page.click("#chip-undo")
    expect(page.locator(".beans-count")).to_have_text("8")
    second = context.new_page()
    second.goto("./")
    second.click("#chip-resume")
    banner = second.locator(".banner")
    expect(banner).to_contain_text("open in another tab", timeout=30_000)
    expect(second.locator("#chip-pause, #chip-pace")).to_have_count(0)
    expect(second.locator("#chip-enter-W")).to_be_disabled()
    expect(second.locator("#chip-undo")).to_be_disabled()
    expect(second.locator("#chip-redo")).to_be_disabled()
    second.click("#chip-take-over")
    second.click("#chip-redo")
    expect(second.locator(".beans-count")).to_have_text("7")
    expect(page.locator(".banner")).to_contain_text("open in another tab")
    page.click("#chip-take-over")
    expect(page.locator(".beans-count")).to_have_text("7")
    expect(second.locator(".banner")).to_be_visible()


def test_kept_games_are_listed_opened_and_removed(page: Page) -> None:
    open_game(page, played(*OPENING, players=2))
    page.click("#chip-enter-W")
    expect(page.locator(".beans-count")).to_have_text("8")
    leave(page)
    expect(page.locator(".saved li")).to_have_count(1)
    page.reload()
    page.locator(".saved-open").click()
    expect(page.locator(".beans-count")).to_have_text("8", timeout=30_000)
    page.click("#chip-leave")
    page.locator(".saved li .chip").click()
    expect(page.locator(".saved li")).to_have_count(0)


STOP_IN_FLIGHT = """(() => {
  let table;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    post.call(this, message, ...rest);
    const text = message?.text ?? "";
    if (text.includes('"do":"record"')) table = this;
    if (this !== table || !text.includes('"do":"play"') || self.stopped) return;
    self.stopped = true;
    document.getElementById("%s").click();
  };
})()"""
"""Presses a button at the very moment a computer player's actions are on their way to the engine of the table."""


@pytest.mark.parametrize("button", ["chip-pause", "chip-replay-back"])
def test_stopping_while_a_computer_acts_loses_nothing(page: Page, button: str) -> None:
    page.add_init_script(STOP_IN_FLIGHT % button)
    open_game(page, played(*OPENING[:8], players=2) + "~h0")
    if button == "chip-pause":
        expect(page.locator("#chip-pause")).to_have_text("Continue", timeout=30_000)
        page.click("#chip-pause")
    else:
        expect(page.locator(".turn h2")).to_contain_text("The game after", timeout=30_000)
        page.click("#chip-replay-leave")
    expect(page.locator("#chip-lay")).to_be_visible(timeout=30_000)
    expect(page.locator(".turn h2")).to_have_text("Your turn")
    expect(page.locator(".message")).to_have_count(0)
