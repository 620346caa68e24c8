"""For everybody: no violation that axe-core finds, a board that is heard, any screen, less motion."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from axe import violations
from hands import DESK, LAST, PHONE, SCORING, TWO_TURNS, WORKSHOP, address, one_page, open_game, played

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "site"
THEME = (SITE / "css/theme.css").read_text()
MARKET = {"seats": {"P1": {"treasures": {"amulet": 1}}, "P2": {"treasures": {"flute": 1, "dagger": 1}}}}
HOARDS = {"seats": {"P1": {"treasures": {"amulet": 2, "bracelet": 1}}, "P2": {"treasures": {"flute": 1, "dagger": 1}}}}


@pytest.fixture(scope="module", params=["light", "dark"])
def page(request: pytest.FixtureRequest, browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """One page for each of the two themes, which here are those of the system."""
    for page in one_page(browser, browser_context_args, {**DESK, "color_scheme": request.param}):
        page.goto("./")
        page.evaluate("localStorage['sacbe.settings'] = JSON.stringify({pace: 'instant', ask: true, theme: 'system'})")
        page.reload()
        expect(page.locator("#chip-quick")).to_be_visible()
        expect(page.locator(".loading")).to_have_count(0, timeout=30_000)
        yield page


@pytest.fixture(scope="module")
def phone(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    yield from one_page(browser, browser_context_args, {**PHONE, "reduced_motion": "reduce"})


def press(*buttons: str) -> Callable[[Page], None]:
    def run(page: Page) -> None:
        for button in buttons:
            page.click(button)

    return run


def judge(page: Page) -> None:
    """Have the whole game reviewed, until nothing is added to the list any more."""
    press("#chip-replay-back", "#chip-review")(page)
    expect(page.locator(".verdict").first).to_be_visible(timeout=60_000)
    expect(page.locator(".review-progress")).to_have_count(0, timeout=60_000)


def judged(page: Page) -> None:
    judge(page)
    page.click(".verdict button")


SCREENS: dict[str, tuple[str, Callable[[Page], None]]] = {
    "laying": (played("draw A1", players=4), press(".hit[data-place=b3]")),
    "acting": (address(WORKSHOP), press(".hit[data-place=a4]", ".left summary")),
    "refused": (address(WORKSHOP), press(".hit[data-place=b5]", "#chip-do-uncover")),
    "swapping": (address(MARKET), press("#chip-do-swap")),
    "chosen": (address(HOARDS), press("#chip-do-swap", "[data-seat=P1] button.treasure")),
    "auction": (played("draw A1", "draw A2", "draw A3", players=3, auction=True), press("#chip-bid-more")),
    "scoring": (address(SCORING), press("#chip-end", "#chip-end-anyway")),
    "hint": (played("draw A1", players=2) + "~h1", press("#chip-hint", ".hint-steps")),
    "replay": (played("draw A1", "place a3/0", "enter W a5", players=2), press("#chip-replay-back")),
    "settings": (address(WORKSHOP), press("#chip-settings", "dialog summary")),
    "guide": (address(WORKSHOP), press("#chip-guide")),
    "share": (address(WORKSHOP), press("#chip-share")),
    "asked": (address(WORKSHOP), press("#chip-end")),
    "others": (TWO_TURNS, press("#chip-recap")),
    "review": (TWO_TURNS, judge),
    "judged": (TWO_TURNS, judged),
}  # fmt: skip


def test_start_screen(page: Page) -> None:
    assert violations(page) == []


@pytest.mark.parametrize("screen", list(SCREENS))
def test_screen(page: Page, screen: str) -> None:
    link, prepare = SCREENS[screen]
    open_game(page, link)
    prepare(page)
    page.wait_for_timeout(1500 if screen == "scoring" else 100)  # nothing is still fading in
    assert violations(page) == []
    page.keyboard.press("Escape")


def test_end_screen_and_damaged_link(page: Page) -> None:
    open_game(page, address(LAST))
    page.click("#chip-end")
    page.click("#chip-end-anyway")
    page.click("#chip-continue")
    expect(page.locator(".ranking")).to_be_visible()
    assert violations(page) == []
    page.click("#chip-close")
    page.evaluate("location.hash = 'damaged'")
    expect(page.locator("dialog")).to_contain_text("This could not be opened")
    assert violations(page) == []
    page.click("#chip-close")


def test_the_board_is_heard(phone: Page) -> None:
    open_game(phone, address(WORKSHOP))
    grid = phone.get_by_role("grid", name="The board")
    expect(grid.get_by_role("gridcell")).to_have_count(40)
    words = "a4, temple of 2, Player 1: 2 workers and the leader, dominated by Player 1, ahead by 5"
    expect(phone.locator("#place-a4")).to_have_text(words)
    phone.keyboard.press("b")
    expect(phone.locator("#place-a5")).to_be_focused()
    phone.keyboard.press("ArrowUp")
    phone.keyboard.press("Enter")
    expect(phone.locator("#place-a5")).to_contain_text("choose for 2 AP")
    phone.keyboard.press("ArrowDown")
    phone.keyboard.press("Enter")
    expect(phone.locator("#live p").last).to_have_text("Player 1 moves a worker from a4 to a5 (2 AP).")


def test_the_keyboard_stays_in_the_turn_when_its_button_goes_off(phone: Page) -> None:
    open_game(phone, address(WORKSHOP))
    phone.tap("#chip-do-swap")
    expect(phone.locator(".beans-count")).to_have_text("7")
    phone.focus("#chip-undo")
    phone.keyboard.press("Enter")
    expect(phone.locator("#chip-undo")).to_be_disabled()
    expect(phone.locator("#turn")).to_be_focused()


def test_the_keyboard_stays_in_the_turn_when_a_hint_was_played(phone: Page) -> None:
    open_game(phone, address(WORKSHOP))
    phone.keyboard.press("h")
    phone.focus("#chip-hint-play", timeout=30_000)
    phone.keyboard.press("Enter")
    expect(phone.locator("#chip-hint-play")).to_have_count(0)
    expect(phone.locator("#turn")).to_be_focused()


def test_single_keys_can_be_switched_off(phone: Page) -> None:
    open_game(phone, address(WORKSHOP))
    keys = phone.locator("#setting-keys")
    for on in (False, True):
        phone.tap("#chip-settings")
        keys.set_checked(on)
        phone.tap("#chip-close")
        expect(phone.locator("dialog")).not_to_be_visible()
        phone.locator("#turn").focus()
        phone.keyboard.press("b")
        if on:
            expect(phone.locator("#place-a5")).to_be_focused()
        else:
            phone.keyboard.press("1")
            expect(phone.locator("#turn")).to_be_focused()
            expect(phone.locator("#chip-enter-W[aria-pressed=true]")).to_have_count(0)


def test_where_a_tile_fits_is_heard_as_soon_as_the_game_is_laid(phone: Page) -> None:
    open_game(phone, played("draw A1", players=2))
    expect(phone.locator("#place-b3")).to_have_text("b3, unexplored, the tile fits here")


GROUNDS = ("blank", "sand", "grove", "ochre", "ash", "camp")
POINTED = {"gold": "line", "pick": "line", "hint": "line", "focus": "focus-casing"}
"""What points something out on the board, and the line beneath it."""


def themes() -> dict[str, dict[str, str]]:
    """The colours of the light and of the dark theme by name."""
    parts = [dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", part)) for part in THEME.split('[data-theme="dark"]')]
    return {"light": parts[0], "dark": parts[0] | parts[1]}


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG counts it."""

    def luminance(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("line", list(POINTED))
def test_what_is_pointed_out_stands_out_on_every_ground(theme: str, line: str) -> None:
    colours = themes()[theme]
    bright, casing = colours[line], colours[POINTED[line]]
    assert contrast(bright, casing) >= 3
    for ground in (colours[name] for name in GROUNDS):
        assert max(contrast(bright, ground), contrast(casing, ground)) >= 3


FILLED = ".glyph :is(.g-jade, .g-gold, .g-clay, .g-stone, .g-bone)"
PAINT = r"""(selector) => {
  const hex = (part) => Number(part).toString(16).padStart(2, "0");
  const ground = (each) => {
    const { backgroundColor } = getComputedStyle(each);
    return backgroundColor === "rgba(0, 0, 0, 0)" ? ground(each.parentElement) : backgroundColor;
  };
  return [...document.querySelectorAll(selector)].map((each) => {
    const { fill, stroke } = getComputedStyle(each);
    return [fill, stroke, ground(each)].map((colour) => "#" + (colour.match(/\d+/g) ?? []).map(hex).join(""));
  });
}"""
"""The colours with which things are filled and drawn, and what lies beneath them."""


def test_a_treasure_is_seen_wherever_it_lies_and_so_are_its_lines(page: Page) -> None:
    open_game(page, address(HOARDS))
    press(".left summary", "#chip-do-swap", "[data-seat=P1] button.treasure")(page)
    expect(page.locator("button.treasure[aria-pressed=true], .chip[aria-pressed=true] .mini")).to_have_count(2)
    filled, lines, cords = (page.evaluate(PAINT, each) for each in (FILLED, ".g-line, .g-dots", ".g-cord"))
    assert {line for _, line, _ in lines} == {line for _, line, _ in filled}
    for fill, line, ground in filled:
        assert contrast(fill, line) >= 3
        assert max(contrast(fill, ground), contrast(line, ground)) >= 3
    assert cords
    assert all(contrast(cord, ground) >= 3 for _, cord, ground in cords)


def test_the_browser_around_the_page_has_its_colour(page: Page) -> None:
    theme = page.evaluate("document.documentElement.dataset.theme")
    expect(page.locator("meta[name=theme-color]")).to_have_attribute("content", themes()[theme]["paper"])


def test_no_source_of_points_has_the_colour_of_a_player() -> None:
    def colours(kind: str) -> list[tuple[int, ...]]:
        found = re.findall(rf"--{kind}-[\w]+: #([0-9a-f]{{6}})", (ROOT / "site/css/theme.css").read_text())
        return [tuple(int(each[at : at + 2], 16) for at in (0, 2, 4)) for each in found]

    near = [(a, b) for a in colours("chart") for b in colours("seat") if math.dist(a, b) < 60]
    assert near == []


def test_every_colour_of_the_theme_is_used() -> None:
    used = "".join(path.read_text() for path in SITE.glob("**/*.css"))
    assert {name for name in re.findall(r"--([\w-]+):", THEME) if f"var(--{name})" not in used} == set()


def test_less_motion_means_no_flights(phone: Page) -> None:
    open_game(phone, address(WORKSHOP))
    phone.evaluate("localStorage['sacbe.settings'] = JSON.stringify({pace: 'slow', ask: false})")
    phone.reload()
    phone.wait_for_selector("#chip-enter-W", timeout=30_000)
    phone.tap("#chip-enter-W")
    phone.tap(".hit[data-place=a5]")
    expect(phone.locator(".beans-count")).to_have_text("9")
    assert phone.locator(".flights > *").count() == 0


def test_marking_text_beyond_the_edge_of_a_dialog_leaves_it_open(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    page.click("#chip-share")
    page.hover(".share p")
    page.mouse.down()
    page.mouse.move(20, 400, steps=4)
    page.mouse.up()
    page.wait_for_timeout(100)
    expect(page.locator("dialog")).to_be_visible()
    page.mouse.click(20, 400)
    expect(page.locator("dialog")).not_to_be_visible()


def test_a_link_that_is_not_copied_is_marked_to_be_copied_by_hand(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    page.evaluate("""() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
      document.execCommand = () => false;
    }""")
    page.click("#chip-share")
    page.click("#chip-copy")
    expect(page.locator("dialog .message")).to_contain_text("copy it by hand")
    expect(page.locator("dialog [role=log]")).to_contain_text("copy it by hand")
    expect(page.locator("#share-link")).to_be_focused()
    assert page.evaluate("getSelection().toString()") == page.locator("#share-link").input_value()
    page.evaluate("() => { delete navigator.clipboard.writeText; delete document.execCommand; }")
    page.click("#chip-close")


def test_a_kept_game_is_deleted_and_brought_back(page: Page) -> None:
    open_game(page, played("draw A1", "place a3/0", players=2))
    page.click("#chip-enter-W")
    page.click(".hit[data-place=a5]")
    page.click("#chip-leave")
    games = page.locator(".saved li")
    expect(games.first).to_be_visible()
    count = games.count()
    games.first.locator(".chip").click()
    expect(games).to_have_count(count - 1)
    assert violations(page) == []
    page.click("#chip-undo-remove")
    expect(games).to_have_count(count)
    expect(page.locator("#chip-undo-remove")).to_have_count(0)
    games.first.locator(".saved-open").click()
    expect(page.locator(".beans-count")).to_have_text("9")
