"""A page that plays on when a worker dies, while another game is opened, and whatever the engine refuses."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload, Page, Route, expect

from hands import WORKSHOP, address, await_start, open_game, played

KILL = """(request) => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (!message?.text?.includes(`"do":"${request}"`)) return post.call(this, message, ...rest);
    Worker.prototype.postMessage = post;
    this.onerror({ message: "killed by the test" });
  };
}"""
"""Lets the worker die that is asked for this the next time."""
BREAK = """(text) => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message?.text?.includes(text)) this.onerror({ message: "killed by the test" });
    else post.call(this, message, ...rest);
  };
}"""
"""Lets every worker die that is asked for something with this text."""
PRESS_WITH = """([text, key]) => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    post.call(this, message, ...rest);
    if (!message?.text?.includes(text)) return;
    Worker.prototype.postMessage = post;
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  };
}"""
"""Presses a key right after the next request with this text has gone to a worker."""
LEAVE_WITH_CHANCE = """() => {
  const { removeItem } = Storage.prototype;
  Storage.prototype.removeItem = function (key) {
    removeItem.call(this, key);
    return new Promise((resolve) => setTimeout(resolve, 500));
  };
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    post.call(this, message, ...rest);
    if (!message?.text?.includes('"do":"chance"')) return;
    Worker.prototype.postMessage = post;
    document.querySelector("#chip-leave").click();
  };
}"""
"""Leaves the table when the engine has been asked for the next tile, on a device that is slow to forget."""
SLOW = """(text) => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    const wait = message?.text?.includes(text) ? 2000 : 0;
    setTimeout(() => post.call(this, message, ...rest), wait);
  };
}"""
"""Lets the engine answer late whenever it is asked for something with this text."""
FOLLOW_WITH_LOCK = """(link) => {
  const { request } = LockManager.prototype;
  LockManager.prototype.request = async function (...what) {
    LockManager.prototype.request = request;
    location.hash = link;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return request.apply(this, what);
  };
}"""
"""Follows a link while the next game is being taken for this tab."""
MISTAKE = """() => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function ({ text, ...rest }) {
    Worker.prototype.postMessage = post;
    this.postMessage({ ...rest, text: text.replace('"do":"play"', '"do":"pray"') });
  };
}"""
"""Lets the next request be one that the engine does not know."""
SPOIL_VIEWS = """(beans) => {
  const { parse } = JSON;
  JSON.parse = (...text) => {
    const found = parse(...text);
    if (found?.ok?.view?.board?.ap === beans) found.ok.view.board = {};
    return found;
  };
}"""
"""Lets every view with this many action points be one that no page could draw."""
OTHER = address({**WORKSHOP, "ap": 9})
"""Another game in which the same can be done."""


def test_a_worker_that_dies_while_it_is_asked_loses_nothing(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")
    page.click("#chip-leave")
    page.evaluate(KILL, "open")
    page.click("#chip-resume")
    expect(page.locator(".beans-count")).to_have_text("7", timeout=30_000)
    page.evaluate(KILL, "link")
    page.click("#chip-share")
    expect(page.locator("#share-link")).not_to_have_value("", timeout=30_000)
    page.reload()
    expect(page.locator(".beans-count")).to_have_text("7", timeout=30_000)


def follow(page: Page, link: str) -> None:
    """Follow a link in the tab of the game."""
    page.evaluate("link => { location.hash = link }", link)


def restarting(page: Page) -> Callable[[], None]:
    """Let the idle engine die, and the next one wait until the answer is called."""
    held: list[Route] = []
    page.route("**/assets/worker-*.js", lambda route: held.append(route))
    page.workers[0].evaluate("setTimeout(() => { throw new Error('killed by the test') })")
    expect(page.locator(".banner")).to_be_visible()

    def go_on() -> None:
        for route in held:
            route.continue_()
        page.unroute("**/assets/worker-*.js")

    return go_on


@pytest.mark.console("killed by the test")
def test_a_damaged_link_while_the_engine_starts_again_leaves_the_game_playable(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    go_on = restarting(page)
    follow(page, "#ZmlsZQ")
    go_on()
    expect(page.locator("dialog")).to_contain_text("This could not be opened", timeout=30_000)
    page.click("#chip-close")
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")


@pytest.mark.console("killed by the test")
def test_a_past_moment_is_played_from_while_the_engine_starts_again(page: Page) -> None:
    open_game(page, played("draw A1", "place a3/0", "enter W a5", "enter W a5", players=2))
    page.locator(".log .line button[data-step='3']").click()
    expect(page.locator(".turn h2")).to_have_text("The game after 3 steps")
    go_on = restarting(page)
    page.click("#chip-replay-fork")
    go_on()
    expect(page.locator(".beans-count")).to_have_text("9", timeout=30_000)
    expect(page.locator(".log .line")).to_have_count(3)
    page.click("#chip-undo")
    expect(page.locator(".beans-count")).to_have_text("10")


@pytest.mark.console("killed by the test")
def test_a_restart_keeps_what_was_taken_back_and_the_moment_on_show(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")
    page.click("#chip-enter-W")
    page.click(".hit[data-place=b4]")
    expect(page.locator(".beans-count")).to_have_text("6")
    page.click("#chip-undo")
    expect(page.locator(".beans-count")).to_have_text("7")
    page.click("#chip-replay-first")
    restarting(page)()
    expect(page.locator("#live")).to_contain_text("Nothing is lost", timeout=30_000)
    expect(page.locator(".turn h2")).to_have_text("The game at its beginning")
    page.click("#chip-replay-leave")
    page.click("#chip-redo")
    expect(page.locator(".beans-count")).to_have_text("6")


def test_nothing_is_played_while_another_game_is_opened(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    page.evaluate(PRESS_WITH, ['"do":"open"', "e"])
    open_game(page, OTHER)
    expect(page.locator(".beans-count")).to_have_text("9")
    expect(page.locator(".log .line")).to_have_count(0)
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("6")
    page.click("#chip-leave")
    expect(page.locator(".saved li")).to_have_count(1)  # not the first one, in which nothing was played


def test_a_game_that_opens_slowly_is_announced_and_the_old_one_waits(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    page.click("#chip-do-swap")
    expect(page.locator("#chip-replay-back")).to_be_enabled()
    page.evaluate(SLOW, '"do":"open"')
    follow(page, OTHER)
    expect(page.locator(".message")).to_contain_text("Opening the game you were sent")
    for stuck in ("#chip-replay-first", "#chip-replay-back", "#scrubber", "#chip-end"):
        expect(page.locator(stuck)).to_be_disabled()
    page.locator(".line button").first.click()
    expect(page.locator(".table-past")).to_have_count(0)
    expect(page.locator(".beans-count")).to_have_text("9")
    expect(page.locator(".message")).to_have_count(0)
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("6")


@pytest.mark.console("killed by the test")
def test_nothing_is_played_until_a_new_engine_has_the_game(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")
    go_on = restarting(page)
    page.evaluate(PRESS_WITH, ['"do":"open"', "e"])
    go_on()
    expect(page.locator(".message")).to_contain_text("Nothing is lost", timeout=30_000)
    expect(page.locator(".turn h2")).to_have_text("Player 1 to act")
    page.click("#chip-undo")
    expect(page.locator(".beans-count")).to_have_text("10")


def test_what_the_engine_refuses_is_seen_and_heard(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    page.evaluate(MISTAKE)
    page.click("#chip-do-swap")
    expect(page.locator(".message")).to_contain_text("there is no request 'pray'")
    expect(page.locator("#live")).to_contain_text("there is no request 'pray'")
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")


def test_a_link_that_breaks_the_engine_is_given_up_and_the_game_goes_on(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")
    page.evaluate(BREAK, OTHER[1:])
    follow(page, OTHER)
    expect(page.locator("dialog")).to_contain_text("crashed the engine twice", timeout=60_000)
    page.click("#chip-close")
    page.click("#chip-undo")
    expect(page.locator(".beans-count")).to_have_text("10")


def test_a_kept_game_that_breaks_the_engine_says_so(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")
    page.click("#chip-leave")
    page.evaluate(BREAK, '"do":"open"')
    page.click("#chip-resume")
    expect(page.locator(".message")).to_contain_text("crashed the engine twice", timeout=60_000)
    page.locator(".saved li .chip").click()
    expect(page.locator(".saved li")).to_have_count(0)


def test_a_game_that_is_put_back_is_held_again(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    page.evaluate(FOLLOW_WITH_LOCK, "#ZmlsZQ")
    follow(page, OTHER)
    expect(page.locator("dialog")).to_contain_text("This could not be opened", timeout=30_000)
    held = page.evaluate("navigator.locks.query().then(({ held }) => held.map(({ name }) => name))")
    assert f"sacbe-game-{page.locator('main.table').get_attribute('data-game')}" in held


def test_a_game_that_is_left_while_a_tile_is_drawn_stays_left(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")
    page.evaluate(LEAVE_WITH_CHANCE)
    page.click("#chip-end")
    expect(page.locator(".saved li")).to_have_count(1)
    assert page.evaluate("sessionStorage.getItem('sacbe.table')") is None
    page.reload()
    expect(page.locator("#chip-resume")).to_be_visible()
    expect(page.locator(".banner")).to_have_count(0, timeout=30_000)
    expect(page.locator("main.start")).to_be_visible()


@pytest.mark.console("undefined")
def test_an_engine_that_dies_while_the_game_is_put_back_hides_no_refusal(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    page.evaluate(KILL, f'open","link":"{address(WORKSHOP)[1:]}')
    page.evaluate(SPOIL_VIEWS, 9)
    follow(page, OTHER)
    expect(page.locator("dialog")).to_contain_text("This game cannot be shown", timeout=30_000)
    page.click("#chip-close")
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")


def file_of(link: str) -> FilePayload:
    """A file with a game, as the page would save it."""
    text = json.dumps({"format": "sacbe-game-1", "link": link[1:], "seats": {}})
    return {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}


@pytest.mark.console("undefined")
def test_a_link_that_cannot_be_drawn_says_so_and_the_game_before_goes_on(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    page.evaluate(SPOIL_VIEWS, 9)
    follow(page, OTHER)
    expect(page.locator("dialog")).to_contain_text("This game cannot be shown")
    page.click("#chip-close")
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")


@pytest.mark.console("undefined")
def test_a_file_that_cannot_be_drawn_is_not_kept(page: Page) -> None:
    page.goto("./")
    page.evaluate(SPOIL_VIEWS, 9)
    page.set_input_files("input[type=file]", file_of(OTHER))
    expect(page.locator("dialog")).to_contain_text("This game cannot be shown", timeout=30_000)
    page.click("#chip-close")
    await_start(page)
    page.reload()
    expect(page.locator(".saved li")).to_have_count(0)
    page.set_input_files("input[type=file]", file_of(OTHER))
    expect(page.locator(".beans-count")).to_have_text("9", timeout=30_000)
    page.evaluate(SPOIL_VIEWS, 6)
    page.click("#chip-do-swap")
    expect(page.locator("dialog")).to_contain_text("This game cannot be shown")
    page.click("#chip-close")
    page.click("#chip-resume")
    expect(page.locator(".message")).to_contain_text("This game cannot be shown")
    page.reload()
    page.click("#chip-resume")
    expect(page.locator(".beans-count")).to_have_text("6", timeout=30_000)
