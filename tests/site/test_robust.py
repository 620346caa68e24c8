"""A page that plays on when the browser refuses to keep anything or a worker dies, and fingers that zoom."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from hands import WORKSHOP, address, open_game, played

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
