"""What is seen of the board and the page: fitted, moved, zoomed and turned, on any screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from hands import LAST, TWO_TURNS, WORKSHOP, address, drag_by_finger, open_game, played


def test_the_table_opens_at_its_top(phone: Page) -> None:
    open_game(phone, address(WORKSHOP))
    phone.tap("#chip-leave")
    expect(phone.locator(".start")).to_be_visible()
    phone.evaluate("scrollTo(0, 1000)")
    phone.evaluate("link => { location.hash = link; }", played("draw A1", players=2))
    expect(phone.locator("main.table[data-game]")).to_be_visible()
    phone.wait_for_function("() => scrollY === 0")


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390), (1280, 800)])
def test_what_one_needs_most_is_in_sight(phone: Page, width: int, height: int) -> None:
    phone.set_viewport_size({"width": width, "height": height})
    try:
        open_game(phone, address(WORKSHOP))
        for selector in ("svg.board", "#chip-end"):
            expect(phone.locator(selector)).to_be_in_viewport(ratio=1)
        phone.tap(".hit[data-place=a4]")
        expect(phone.locator("#chip-end")).to_be_in_viewport(ratio=1)
        open_game(phone, played("draw A1", "draw A2", "draw A3", "draw A4", players=4, auction=True))
        for selector in ("svg.board", "#chip-bid", "#chip-pass"):
            expect(phone.locator(selector)).to_be_in_viewport(ratio=1)
        open_game(phone, played("draw A1", players=2))
        for selector in ("svg.board", "#chip-lay"):
            expect(phone.locator(selector)).to_be_in_viewport(ratio=1)
    finally:
        phone.set_viewport_size({"width": 360, "height": 740})


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390)])
def test_looking_back_the_board_and_the_scrubber_are_both_in_sight(phone: Page, width: int, height: int) -> None:
    phone.set_viewport_size({"width": width, "height": height})
    try:
        open_game(phone, TWO_TURNS)
        phone.tap("#chip-replay")
        for selector in ("svg.board", "#scrubber", "#chip-replay-leave"):
            expect(phone.locator(selector)).to_be_in_viewport(ratio=1)
    finally:
        phone.set_viewport_size({"width": 360, "height": 740})


def test_a_narrow_phone_scrolls_in_one_direction_only(phone: Page) -> None:
    for link in (address(WORKSHOP), played("draw A1", "draw A2", "draw A3", "draw A4", players=4, auction=True)):
        open_game(phone, link)
        assert phone.evaluate("document.scrollingElement.scrollWidth") == 360
    open_game(phone, address(LAST))
    phone.tap("#chip-end")
    phone.tap("#chip-continue")
    for button in ("#chip-finish-share", "#chip-settings"):
        expect(phone.locator("dialog")).to_be_visible()
        assert (
            phone.evaluate(
                "(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)(document.querySelector('dialog'))"
            )
            == 0
        )
        phone.locator(button).dispatch_event("click")
    phone.tap("#chip-close")
    phone.tap("#chip-leave")
    expect(phone.locator(".start")).to_be_visible()
    assert phone.evaluate("document.scrollingElement.scrollWidth") == 360


def come_closer(page: Page) -> tuple[Locator, str]:
    """Zoom in on a board with the wheel: the board, and what was seen of it before."""
    open_game(page, address(WORKSHOP))
    board = page.locator("svg.board")
    whole = board.get_attribute("viewBox") or ""
    board.hover(position={"x": 300, "y": 300})
    page.mouse.wheel(0, -300)
    expect(board).not_to_have_attribute("viewBox", whole)
    return board, whole


def test_pan_and_zoom(desk: Page) -> None:
    board, whole = come_closer(desk)
    near = board.get_attribute("viewBox") or ""
    desk.mouse.down()
    desk.mouse.move(420, 380, steps=4)
    desk.mouse.up()
    expect(board).not_to_have_attribute("viewBox", near)
    assert desk.locator(".mark-chosen").count() == 0  # dragging chooses nothing
    desk.keyboard.press("0")
    expect(board).to_have_attribute("viewBox", whole)
    desk.keyboard.press("+")
    expect(board).not_to_have_attribute("viewBox", whole)
    desk.keyboard.press("0")


def test_a_swipe_moves_the_board_on_a_phone_and_chooses_nothing(phone: Page) -> None:
    open_game(phone, address(WORKSHOP))
    phone.tap("#chip-zoom-in")
    phone.tap("#chip-zoom-in")
    left = "document.querySelector('svg.board').viewBox.baseVal.x"
    before = phone.evaluate(left)
    drag_by_finger(phone, ".hit[data-place=d3]", ".hit[data-place=c3]")
    phone.wait_for_function(f"before => {left} > before + 50", arg=before)  # what lies further right is shown
    assert phone.locator(".mark-chosen").count() == 0
    phone.tap("#chip-zoom-fit")


def seen_whole(page: Page, cell: str) -> None:
    """A cell lies inside the part of the board that is seen."""
    page.wait_for_function(
        """(cell) => {
          const place = (selector) => document.querySelector(selector).getBoundingClientRect();
          const [board, hex] = [place("svg.board"), place(`.hit[data-place=${cell}]`)];
          const inside = (low, high) => hex[low] >= board[low] && hex[high] <= board[high];
          return inside("left", "right") && inside("top", "bottom");
        }""",
        arg=cell,
    )


def test_the_cell_that_the_keyboard_is_on_is_seen(desk: Page) -> None:
    open_game(desk, address(WORKSHOP))
    for _ in range(6):
        desk.keyboard.press("+")
    desk.keyboard.press("b")
    seen_whole(desk, "a5")
    for cell in ("b5", "c5", "d5", "e5"):
        desk.keyboard.press("ArrowRight")
        seen_whole(desk, cell)
    for cell in ("e4", "e3", "e2", "e1"):
        desk.keyboard.press("ArrowUp")
        seen_whole(desk, cell)
    desk.keyboard.press("0")


def test_a_phone_that_follows_the_game_follows_the_keyboard_too(phone: Page) -> None:
    open_game(phone, played("draw A1", players=2))
    followed = phone.locator("svg.board").get_attribute("viewBox") or ""
    phone.keyboard.press("b")
    for _ in range(6):
        phone.keyboard.press("ArrowRight")
    seen_whole(phone, "g5")
    phone.focus("#chip-share")
    expect(phone.locator("svg.board")).to_have_attribute("viewBox", followed)


def notch(page: Page, **insets: int) -> None:
    """Let the browser keep parts of the screen for a notch and for its own bar."""
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})


def test_nothing_lies_under_a_notch_or_the_bar_below(phone: Page) -> None:
    open_game(phone, address(WORKSHOP))
    try:
        phone.set_viewport_size({"width": 844, "height": 390})
        notch(phone, left=47, right=47, bottom=21)
        for selector in ("#chip-leave", "svg.board", "#chip-end", "#chip-zoom-fit"):
            box = phone.locator(selector).bounding_box()
            assert box
            assert box["x"] >= 47
            assert box["x"] + box["width"] <= 844 - 47
            assert box["y"] + box["height"] <= 390 - 21
        phone.tap("#chip-share")
        expect(phone.locator("#qr")).to_be_visible()
        box = phone.locator("dialog").bounding_box()
        assert box
        assert box["x"] >= 47
        assert box["x"] + box["width"] <= 844 - 47
        phone.tap("#chip-close")
        phone.set_viewport_size({"width": 360, "height": 640})
        notch(phone, top=47, bottom=34)
        for scrolled in (0, 150):
            phone.evaluate("top => scrollTo(0, top)", scrolled)
            box = phone.locator("#chip-end").bounding_box()
            assert box
            assert box["y"] + box["height"] <= 640 - 34
    finally:
        notch(phone)
        phone.set_viewport_size({"width": 360, "height": 740})


def test_another_game_is_seen_from_its_beginning(phone: Page) -> None:
    open_game(phone, address(WORKSHOP))
    phone.evaluate("scrollTo(0, 150)")
    assert phone.evaluate("scrollY") > 0
    open_game(phone, played("draw A1", players=2))
    phone.wait_for_function("() => scrollY === 0")


def test_a_drag_ends_wherever_the_button_is_let_go(desk: Page) -> None:
    board, whole = come_closer(desk)
    desk.mouse.down()
    desk.mouse.move(1200, 400, steps=4)
    desk.mouse.up()
    desk.mouse.move(500, 350)
    desk.wait_for_timeout(100)
    let_go = board.get_attribute("viewBox") or ""
    desk.mouse.move(300, 300, steps=4)
    desk.wait_for_timeout(100)
    assert board.get_attribute("viewBox") == let_go
    open_game(desk, played("draw A1", players=2))
    expect(board).to_have_attribute("viewBox", whole)  # another game is seen from the beginning


def test_the_wheel_turns_the_tile(desk: Page) -> None:
    open_game(desk, played("draw A1", players=2))
    desk.click(".hit[data-place=b3]")
    stones = desk.locator(".preview .stones > g").first
    first = stones.get_attribute("transform") or ""
    desk.hover(".hit[data-place=b3]")
    desk.mouse.wheel(0, 100)
    expect(stones).not_to_have_attribute("transform", first)


def test_two_fingers_turn_the_tile(phone: Page) -> None:
    open_game(phone, played("draw A1", players=2))
    phone.tap(".hit[data-place=b3]")
    stones = phone.locator(".preview .stones > g").first
    first = stones.get_attribute("transform") or ""
    fingers = phone.context.new_cdp_session(phone)
    turn = [[(150, 300), (210, 300)], [(160, 270), (200, 330)], [(180, 255), (180, 345)]]
    for kind, points in zip(("touchStart", "touchMove", "touchMove"), turn, strict=True):
        touches = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(stones).not_to_have_attribute("transform", first)


def width(page: Page) -> float:
    """How much of the drawing is seen, from side to side."""
    return float((page.locator("svg.board").get_attribute("viewBox") or "").split()[2])


def is_seen(page: Page, wide: float) -> None:
    """Wait until about so much of the drawing is seen, from side to side."""
    page.wait_for_function(
        """([wide, off]) => {
          const [, , seen] = document.querySelector("svg.board").getAttribute("viewBox").split(" ").map(Number);
          return Math.abs(seen - wide) < off;
        }""",
        arg=[wide, wide / 10],
    )


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
    page.wait_for_timeout(100)  # nobody presses a button sooner


def test_two_fingers_zoom(phone: Page) -> None:
    open_game(phone, address(WORKSHOP))
    phone.click("#chip-zoom-fit")
    phone.wait_for_timeout(300)
    before = width(phone)
    pinch(phone, 30, 45, 60, 90)
    is_seen(phone, before / 3)
    near = width(phone)
    pinch(phone, 90, 60, 45)
    is_seen(phone, near * 2)
    assert phone.locator(".mark-chosen").count() == 0  # zooming chooses nothing
    phone.click("#chip-zoom-fit")
    is_seen(phone, before)


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
