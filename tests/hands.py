"""How the tests play: by mouse, by touch and by keyboard, from positions that are set up by hand."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from playwright.sync_api import Browser, Page, expect

import sacbe
from sacbe.core.record import Record

AT_ONCE = {"pace": "instant", "ask": False, "theme": "light"}
"""Settings with which a test waits for nothing."""

DESK = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

WORKSHOP = {
    "tiles": ["a3=A2/0", "a2=A3/2"],
    "tokens": {"a3": 2},
    "values": {"a4": 2},
    "camps": {"b4": "P1"},
    "seats": {
        "P1": {"pieces": {"a4": "2W+L", "a3": "2W"}, "treasures": {"amulet": 1}},
        "P2": {"pieces": {"a5": "W"}, "treasures": {"flute": 1}},
    },
}
"""Every verb of a turn is possible here, for two people at one screen."""


def address(position: Mapping[str, Any]) -> str:
    """The link, as it stands in an address, of a game that begins from a position."""
    return "#" + sacbe.to_link(Record.at_position(sacbe.game("tikal"), position))


def played(*actions: str, **options: Any) -> str:
    """The link of a game in which these actions were played, chance included."""
    game = sacbe.game("tikal")
    record = Record.start(game, **options).play_all(map(game.notation.parse, actions))
    return "#" + sacbe.to_link(record)


SCORING = {**WORKSHOP, "hand": "B1", "queue": ["P2"], "owner": "P1", "phase": "act", "seat": "P2", "rounds": 1}
"""P2 is about to be scored."""
LAST = {key: value for key, value in SCORING.items() if key != "hand"} | {"stack": [], "rounds": 4, "owner": "P2"}
"""The same as the end of the whole game."""
TWO_TURNS = played("draw A1", "place a3/0", "end", "draw A4", players=2)
"""P1 has wasted a turn, and P2 holds a tile."""

TURNS = (
    "draw A1", "place a3/0", "enter W a5", "enter W a5", "move W a5-a4", "move W a5-a4", "uncover a4", "end",
    "draw A4", "place b3/3", "enter L a5", "end",
    "draw A3", "place b2/0", "end",
)  # fmt: skip
"""Three turns of two seats; the first is a good one, the last throws everything away."""


def settle_with(page: Page, settings: Mapping[str, Any] = AT_ONCE) -> None:
    """Let every page of this context begin with these settings."""
    text = json.dumps(json.dumps(settings))
    page.context.add_init_script(f"self.origin !== 'null' && (localStorage['sacbe.settings'] ??= {text})")


def open_start(page: Page) -> None:
    """Open the start screen as a new visitor would, with no game on the table and nothing set."""
    settle_with(page)
    page.bring_to_front()
    if page.url != "about:blank":
        page.evaluate("sessionStorage.clear(); localStorage.removeItem('sacbe.setup')")
    page.goto("./")
    expect(page.locator(".start-foot")).to_be_visible()  # all of it is drawn


def set_up(page: Page, game: str, kinds: Sequence[str]) -> None:
    """Choose a game and who plays, on the start screen."""
    open_start(page)
    page.check(f"input[name=game][value={game}]")
    rows = page.locator(".seat-row")
    expect(rows).to_have_count(3)
    for count in range(3, len(kinds)):
        page.click("#chip-seat-add")
        expect(rows).to_have_count(count + 1)
    for count in range(3, len(kinds), -1):
        page.click("#chip-seat-remove")
        expect(rows).to_have_count(count - 1)
    for row, kind in zip(rows.all(), kinds, strict=True):
        row.locator("select:not(.seat-style)").select_option(kind)


def begin(page: Page, game: str, kinds: Sequence[str]) -> None:
    """Begin a game from the start screen."""
    set_up(page, game, kinds)
    page.click("#begin")
    await_game(page)


def open_game(page: Page, link: str) -> None:
    """Open a link, in a page of the site without loading it again, and wait until it can be played."""
    table = page.locator("main.table")
    # Browsers let a page behind another one wait a second for everything.
    page.bring_to_front()
    if page.url == "about:blank":
        settle_with(page)
        page.goto(f"./{link}")
    else:
        before = page.evaluate("document.querySelector('main.table')?.dataset.game ?? ''")
        page.evaluate("link => { history.replaceState(null, '', location.pathname); location.hash = link; }", link)
        expect(table).not_to_have_attribute("data-game", before, timeout=30_000)
    await_game(page)


def leave(page: Page) -> None:
    """Leave the table for good."""
    page.click("#chip-leave")
    await_start(page)


def await_start(page: Page) -> None:
    """Wait for the start screen, and for the browser's history to be there too: a reload meanwhile would be lost."""
    expect(page.locator("main.start")).to_be_visible()
    while page.evaluate("history.state?.depth ?? 0"):
        page.wait_for_timeout(10)


def await_game(page: Page) -> None:
    """Wait until the game on the table can be played."""
    expect(page.locator("main.table")).to_have_attribute("data-game", re.compile("."), timeout=30_000)
    expect(page.locator(".turn")).to_be_visible(timeout=30_000)
    expect(page.locator(".banner")).to_have_count(0, timeout=30_000)


def one_page(browser: Browser, context_args: dict[str, Any], screen: dict[str, Any]) -> Iterator[Page]:
    """A page for many tests, so that the engine is started once; nothing may go wrong in it."""
    context = browser.new_context(**{**context_args, **screen})
    faults: list[str] = []
    context.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    context.on("weberror", lambda error: faults.append(str(error.error)))
    page = context.new_page()
    settle_with(page)
    yield page
    context.close()
    assert not faults, faults


def drag(page: Page, start: str, end: str) -> None:
    """Drag with the mouse from the middle of one thing to that of another."""
    page.hover(start)
    page.mouse.down()
    page.hover(end, force=True)
    page.mouse.move(*middle(page, end))
    page.mouse.up()


def middle(page: Page, selector: str) -> tuple[float, float]:
    """The middle of an element."""
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_by_finger(page: Page, start: str, end: str) -> None:
    """Drag with a finger from the middle of one thing to that of another."""
    page.locator(start).scroll_into_view_if_needed()
    (x, y), (to_x, to_y) = middle(page, start), middle(page, end)
    client = page.context.new_cdp_session(page)
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for share in (0.3, 0.6, 1):
        point = {"x": x + (to_x - x) * share, "y": y + (to_y - y) * share}
        client.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    client.detach()


class Hand(Protocol):
    """A way to work the page."""

    def cell(self, page: Page, name: str) -> None:
        """Choose a cell of the board."""

    def press(self, page: Page, button: str) -> None:
        """Press the button with that id."""


class Mouse:
    """Pointing and clicking."""

    def cell(self, page: Page, name: str) -> None:
        page.click(f".hit[data-place={name}]")

    def press(self, page: Page, button: str) -> None:
        page.click(f"#{button}")


class Touch:
    """Tapping with a finger."""

    def cell(self, page: Page, name: str) -> None:
        page.tap(f".hit[data-place={name}]")

    def press(self, page: Page, button: str) -> None:
        page.tap(f"#{button}")


class Keyboard:
    """Keys alone: nothing is focused but by pressing them."""

    def cell(self, page: Page, name: str) -> None:
        page.keyboard.press("b")
        here = page.evaluate("document.activeElement.dataset.grid")
        across, down = ord(name[0]) - ord(here[0]), int(name[1]) - int(here[1])
        for key, steps in (("ArrowRight", across), ("ArrowLeft", -across), ("ArrowDown", down), ("ArrowUp", -down)):
            for _ in range(steps):
                page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.grid") == name
        page.keyboard.press("Enter")

    def press(self, page: Page, button: str) -> None:
        expect(page.locator(f"#{button}")).to_be_enabled()
        for _ in range(120):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.id") == button:
                page.keyboard.press("Enter")
                return
        raise AssertionError(f"#{button} cannot be reached with the Tab key")
