"""A page that plays on when the browser refuses to keep anything or a worker dies, and fingers that zoom."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

import sacbe
from hands import WORKSHOP, address, open_game, played
from sacbe.core.record import Record

REFUSE = """for (const name of ["indexedDB", "localStorage", "sessionStorage", "caches"]) {
  const get = () => { throw new DOMException("refused by the test", "SecurityError"); };
  Object.defineProperty(globalThis, name, { get });
}
"""
"""What a browser does that lets a page keep nothing."""
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
MISTAKE = """() => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function ({ id, text }) {
    Worker.prototype.postMessage = post;
    this.postMessage({ id, text: text.replace('"do":"play"', '"do":"pray"') });
  };
}"""
"""Lets the next request be one that the engine does not know."""
OTHER = address({**WORKSHOP, "ap": 9})
"""Another game in which the same can be done."""
NO_BOARD = "#" + sacbe.to_link(Record.start(sacbe.game("teotihuacan")))
"""A link that the engine opens and the page cannot draw."""


@pytest.fixture
def private(page: Page) -> Page:
    """A page, and workers, to which everything that lasts is refused."""

    def refuse(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=REFUSE + answer.text())

    page.add_init_script(REFUSE)
    page.route("**/assets/worker-*.js", refuse)
    return page


def test_a_game_is_played_where_nothing_may_be_kept_and_says_so(private: Page) -> None:
    private.goto("./")
    expect(private.locator(".saved-none, .card").filter(has_text="does not let the page keep anything")).to_be_visible()
    private.goto(f"./{address(WORKSHOP)}")
    private.click("#chip-enter-W", timeout=30_000)
    private.click(".hit[data-cell=a5]")
    expect(private.locator(".beans-count")).to_have_text("9")
    private.click("#chip-undo")
    expect(private.locator(".beans-count")).to_have_text("10")
    private.click("#chip-unkept")
    expect(private.locator("dialog")).to_contain_text("This game is not saved")
    with private.expect_download():
        private.click("#chip-export")
    private.click("#chip-close")


def test_refused_storage_stops_neither_settings_nor_the_list_of_this_visit(private: Page) -> None:
    private.goto(f"./{played('draw A1', players=2)}")
    private.click(".hit[data-cell=a3]", timeout=30_000)
    private.click("#chip-lay")
    expect(private.locator(".beans-count")).to_have_text("10")
    private.click("#chip-settings")
    private.locator("input[value=dark]").check()
    expect(private.locator("html")).to_have_attribute("data-theme", "dark")
    private.click("#chip-close")
    private.click("#chip-leave")
    expect(private.locator(".saved li")).to_have_count(1)
    private.click("#chip-resume")
    expect(private.locator(".beans-count")).to_have_text("10")


def test_the_computer_plays_where_nothing_may_be_kept(private: Page) -> None:
    private.goto(f"./{played('draw A1', 'place a3/0', 'end', 'draw A4', players=2)}~h1")
    private.wait_for_selector("#chip-lay", timeout=40_000)
    expect(private.locator(".turn h2")).to_have_text("Player 1 to act")
    assert private.locator("#chip-unkept").count() == 1


def test_a_browser_that_keeps_games_says_nothing(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    page.click("#chip-enter-W")
    page.click(".hit[data-cell=a5]")
    expect(page.locator(".beans-count")).to_have_text("9")
    expect(page.locator("#chip-unkept")).to_have_count(0)


def test_a_worker_that_dies_while_it_is_asked_loses_nothing(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")
    page.click("#chip-leave")
    page.evaluate(KILL, "log")
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
    expect(page.locator("dialog")).to_contain_text("This does not open", timeout=30_000)
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
    page.click("#chip-enter-W")
    page.click(".hit[data-cell=b4]")
    expect(page.locator(".beans-count")).to_have_text("6")
    page.click("#chip-undo")
    expect(page.locator(".beans-count")).to_have_text("7")
    page.click("#chip-replay-first")
    restarting(page)()
    expect(page.locator("#live")).to_contain_text("nothing is lost", timeout=30_000)
    expect(page.locator(".turn h2")).to_have_text("The game after 0 steps")
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
    page.evaluate(SLOW, '"do":"open"')
    follow(page, OTHER)
    expect(page.locator(".message")).to_contain_text("Opening the game you were sent")
    expect(page.locator("#chip-end, #chip-hint, #chip-do-swap")).to_have_count(0)
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
    expect(page.locator(".message")).to_contain_text("nothing is lost", timeout=30_000)
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
    expect(page.locator("dialog")).to_contain_text("stopped the engine twice", timeout=60_000)
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
    expect(page.locator(".message")).to_contain_text("stopped the engine twice", timeout=60_000)
    page.locator(".saved li .chip").click()
    page.click("#chip-remove-anyway")
    expect(page.locator(".saved li")).to_have_count(0)


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


def test_an_engine_that_dies_while_the_game_is_put_back_hides_no_refusal(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    page.evaluate(KILL, f'open","link":"{address(WORKSHOP)[1:]}')
    follow(page, NO_BOARD)
    expect(page.locator("dialog")).to_contain_text("cannot draw", timeout=30_000)
    page.click("#chip-close")
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")


def test_a_game_from_the_list_is_opened_as_another_tab_left_it(page: Page, context: BrowserContext) -> None:
    open_game(page, address(WORKSHOP))
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")
    second = context.new_page()
    second.goto("./")
    expect(second.locator(".saved li")).to_have_count(1)
    page.bring_to_front()
    page.click("#chip-undo")
    expect(page.locator(".beans-count")).to_have_text("10")
    page.click("#chip-leave")
    expect(page.locator(".saved li")).to_have_count(1)
    second.bring_to_front()
    second.click("#chip-resume")
    expect(second.locator(".beans-count")).to_have_text("10", timeout=30_000)


KEEP = """(record) => new Promise((resolve) => {
  indexedDB.open("sacbe").onsuccess = ({ target }) => {
    const change = target.result.transaction("games", "readwrite");
    change.objectStore("games").put(record, "damaged");
    change.oncomplete = resolve;
  };
})"""
COUNT = """() => new Promise((resolve) => {
  indexedDB.open("sacbe").onsuccess = ({ target }) => {
    const all = target.result.transaction("games").objectStore("games").getAll();
    all.onsuccess = () => resolve(all.result.length);
  };
})"""


@pytest.mark.parametrize("record", [None, 5, {"id": "damaged"}, {"id": "damaged", "seats": {"P1": None}, "scores": {}}])
def test_a_damaged_record_is_left_alone_and_the_others_are_listed(desk: Page, record: object) -> None:
    open_game(desk, address(WORKSHOP))
    desk.click("#chip-do-swap")
    expect(desk.locator(".beans-count")).to_have_text("7")
    desk.click("#chip-leave")
    desk.wait_for_selector(".saved li")
    listed = desk.locator(".saved li").count()
    desk.evaluate(KEEP, record)
    desk.reload()
    expect(desk.locator(".saved li")).to_have_count(listed)
    assert desk.evaluate(COUNT) == listed + 1
    desk.click("#chip-resume")
    expect(desk.locator(".beans-count")).to_have_text("7", timeout=30_000)
    desk.click("#chip-leave")


def test_a_game_on_the_table_of_another_tab_is_not_removed(page: Page, context: BrowserContext) -> None:
    open_game(page, address(WORKSHOP))
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")
    second = context.new_page()
    second.goto("./")
    second.locator(".saved li .chip").click()
    second.click("#chip-remove-anyway")
    expect(second.locator(".message")).to_contain_text("on a table")
    expect(second.locator(".saved li")).to_have_count(1)
    page.bring_to_front()
    page.click("#chip-leave")
    expect(page.locator(".saved li")).to_have_count(1)
    second.bring_to_front()
    second.locator(".saved li .chip").click()
    second.click("#chip-remove-anyway")
    expect(second.locator(".saved li")).to_have_count(0)


def width(page: Page) -> float:
    """How much of the drawing is seen, from side to side."""
    return float((page.locator("svg.board").get_attribute("viewBox") or "").split()[2])


def pinch(page: Page, *apart: int) -> None:
    """Two fingers on the board, these many pixels from its middle one after the other."""
    box = page.locator("svg.board").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)
    for at, far in enumerate(apart):
        touches = [{"x": x - far, "y": y, "id": 0}, {"x": x + far, "y": y, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": "touchMove" if at else "touchStart", "touchPoints": touches})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)


def test_two_fingers_zoom(phone: Page) -> None:
    open_game(phone, address(WORKSHOP))
    phone.tap("#chip-zoom-fit")
    phone.wait_for_timeout(100)
    before = width(phone)
    pinch(phone, 30, 45, 60, 90)
    near = width(phone)
    assert near == pytest.approx(before / 3, rel=0.1)
    pinch(phone, 90, 60, 45)
    assert width(phone) == pytest.approx(near * 2, rel=0.1)
    assert phone.locator(".mark-chosen").count() == 0  # zooming chooses nothing
    phone.tap("#chip-zoom-fit")
    phone.wait_for_timeout(100)
    assert width(phone) == before


@pytest.mark.parametrize(("wide", "high"), [(360, 640), (390, 844), (768, 1024), (844, 390), (1440, 900)])
def test_the_zoom_buttons_cover_no_cell(phone: Page, wide: int, high: int) -> None:
    phone.set_viewport_size({"width": wide, "height": high})
    open_game(phone, played("draw A1", players=2))
    phone.locator("#chip-zoom-out").click()
    for _ in range(4):
        phone.locator("#chip-zoom-out").click()  # everything is seen now
    phone.wait_for_timeout(100)
    covered = phone.evaluate("""() => {
      const hits = [...document.querySelectorAll(".hit")].map((hit) => [hit.dataset.cell, hit.getBoundingClientRect()]);
      const buttons = [...document.querySelectorAll(".zoom button")].map((button) => button.getBoundingClientRect());
      const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      return hits.filter(([, area]) => buttons.some((button) => meet(area, button))).map(([cell]) => cell);
    }""")
    phone.set_viewport_size({"width": 360, "height": 740})
    assert covered == []


def test_the_link_and_its_code_fit_a_phone_on_its_side(phone: Page) -> None:
    phone.set_viewport_size({"width": 844, "height": 390})
    open_game(phone, played("draw A1", players=2))
    phone.tap("#chip-share")
    for selector in ("#share-link", "#chip-copy", "#qr", "#chip-close"):
        expect(phone.locator(selector)).to_be_in_viewport(ratio=1)
    phone.tap("#chip-close")
    phone.set_viewport_size({"width": 360, "height": 740})
