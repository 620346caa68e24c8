"""Making diagrams: from the share dialog, from a past moment, and in the workshop."""

from __future__ import annotations

import html
import re
import xml.etree.ElementTree as ET
from pathlib import Path

from playwright.sync_api import Download, Page, expect

from axe import violations
from hands import TWO_TURNS, WORKSHOP, address, await_game

CODE = "#embed-code"
SCENARIO = """game = "tikal"

[position]
seats.P1.pieces = { a4 = "W" }

[[step]]
play = "uncover a4"
expect = { ap = 7 }
"""


FAULTS = (
    ("tikal", "seats.P1.pieces = { a4 = W }", 4, "this is not TOML: Invalid value (at line 4, column 26)"),
    ("eschnapur", 'seats.P1.area = "kitchen"', 4, "seats.P1.area is 'kitchen'; it should be one of gate_brown"),
    ("eschnapur", '[[step]]\nplay = "open_niche"', 5, "'open_niche' is refused by ESC-3.3"),
    ("teotihuacan", "era = 9", 4, "era is 9; it should be a whole number from 1 to 3"),
    ("teotihuacan", '[[step]]\nexpect = { "seats.P1.cocoa" = 99 }', 5, "seats.P1.cocoa is 0; it should be 99"),
)
"""What somebody may write, and what the workshop says to it in which line."""


def open_dialog(page: Page) -> None:
    page.locator("#chip-share").click()
    page.locator("#chip-embed").click()
    expect(page.locator(".diagram-preview")).to_be_visible()


def saved(download: Download) -> bytes:
    return Path(download.path()).read_bytes()


def test_a_moment_becomes_code_with_a_live_preview(page: Page) -> None:
    page.goto(f"./{address(WORKSHOP)}")
    await_game(page)
    open_dialog(page)
    code = page.locator(CODE).input_value()
    assert re.search(
        r'<script type="module" src="[^"]+/sacbe-board.js"></script>\n<sacbe-board link="[\w-]+" play still="', code
    )
    preview = page.frame_locator(".diagram-preview")
    expect(preview.locator("#wake")).to_have_text("Try it yourself")
    expect(preview.locator("svg.board .band")).not_to_have_count(0)
    assert violations(page) == []
    page.locator("#diagram-play").uncheck()
    expect(preview.locator("#wake")).to_have_text("Step through")
    page.locator("#diagram-theme").select_option("dark")
    expect(preview.locator("html")).to_have_attribute("data-theme", "dark")
    page.locator("#diagram-form").select_option("frame")
    expect(page.locator(CODE)).to_have_value(re.compile("^<iframe"))
    frame = re.fullmatch(
        r'<iframe src="([^"]+)" title="A position of Tikal" .*</iframe>', page.locator(CODE).input_value()
    )
    assert frame
    page.goto(html.unescape(frame[1]))
    expect(page.locator("svg.board .band")).not_to_have_count(0)
    expect(page.locator("#play, [src*=worker]")).to_have_count(0)


def test_a_diagram_is_saved_as_svg_and_png(page: Page) -> None:
    page.goto(f"./{address(WORKSHOP)}")
    await_game(page)
    open_dialog(page)
    with page.expect_download() as svg:
        page.locator("#chip-save-svg").click()
    tree = ET.fromstring(saved(svg.value).decode())  # noqa: S314 (our own)
    assert (svg.value.suggested_filename, tree[0].text) == ("sacbe-tikal.svg", "A position of Tikal")
    assert "var(" not in saved(svg.value).decode()
    with page.expect_download() as png:
        page.locator("#chip-save-png").click()
    assert saved(png.value)[:4] == b"\x89PNG"
    assert len(saved(png.value)) > 20_000


def test_a_past_moment_becomes_a_diagram_of_that_moment(page: Page) -> None:
    page.goto(f"./{TWO_TURNS}")
    await_game(page)
    page.locator("#chip-replay-back").click()
    page.locator("#chip-replay-back").click()
    page.locator("#chip-diagram").click()
    preview = page.frame_locator(".diagram-preview")
    page.locator("#diagram-play").uncheck()
    preview.locator("#wake").click()
    expect(preview.locator("#scrubber")).to_have_js_property("value", "2", timeout=30_000)


def test_the_workshop_shows_a_text_at_once_and_tells_what_is_wrong_in_which_line(page: Page) -> None:
    page.goto("./workshop.html#scenario=tikal/e21")
    expect(page.locator(".faults")).to_have_text("Everything is in order.", timeout=60_000)
    preview = page.frame_locator(".diagram-preview")
    expect(preview.locator("#scrubber")).to_have_attribute("max", "4", timeout=30_000)
    assert violations(page) == []
    page.locator("#text").fill(SCENARIO)
    expect(page.locator(".fault")).to_have_text("Line 8ap is 8; it should be 7")
    expect(page.locator(".editor-lines .wrong")).to_have_text("8")
    expect(preview.locator("#scrubber")).to_have_attribute("max", "1")
    page.locator(".fault").click()
    assert page.evaluate("getSelection().toString() || document.activeElement.id") in ("text", "expect = { ap = 7 }")
    page.locator("#text").fill(SCENARIO.replace("a4 =", "a9 ="))
    expect(page.locator(".fault b")).to_have_text("Line 4")
    expect(page.locator(".fault")).to_contain_text("'a9' is not a hex")
    for game, wrong, line, words in FAULTS:
        page.locator("#text").fill(f'game = "{game}"\n\n[position]\n{wrong}\n')
        expect(page.locator(".fault")).to_contain_text(words)
        expect(page.locator(".fault b")).to_have_text(f"Line {line}")
    page.locator("#text").fill(SCENARIO.replace("7", "8"))
    expect(page.locator(".faults")).to_have_text("Everything is in order.")
    with page.expect_download() as file:
        page.locator("#chip-save-toml").click()
    assert saved(file.value).decode() == SCENARIO.replace("7", "8")
    link = page.locator("#workshop-link").input_value().partition("#")[2]
    page.goto(f"./workshop.html#link={link}")
    page.reload()
    expect(page.locator("#text")).to_have_value(
        re.compile(r'game = "tikal"\n\n\[position\]\n[\s\S]*a4'), timeout=60_000
    )
