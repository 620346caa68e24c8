"""How the game is played, in short: at hand everywhere, with the numbers of the engine."""

from __future__ import annotations

from playwright.sync_api import Page, expect

import sacbe
from hands import WORKSHOP, address, open_game, open_start

FACTS = sacbe.game("tikal").facts()
ACTIONS = ("enter", "move", "hop", "uncover", "dig", "swap", "camp", "guard")


def is_told(page: Page) -> None:
    """The guide is open and says what the engine says."""
    guide = page.locator("dialog .guide")
    expect(guide).to_be_visible(timeout=30_000)
    expect(guide.locator("dt")).to_have_text([f"{FACTS['costs'][verb]} AP" for verb in ACTIONS])
    expect(guide).to_contain_text(f"you have {FACTS['turn_points']} action points")
    expect(guide).to_contain_text("{}, {} and {} points for one, two or three".format(*FACTS["treasure_points"][1:]))
    assert {verb for verb, cost in FACTS["costs"].items() if cost} == set(ACTIONS)  # whatever costs something is told


def test_the_guide_is_there_before_a_game_and_at_the_table(desk: Page) -> None:
    open_start(desk)
    desk.click("#chip-guide")
    is_told(desk)
    desk.click("#chip-close")
    open_game(desk, address(WORKSHOP))
    desk.keyboard.press("?")
    is_told(desk)
    desk.keyboard.press("Escape")
    expect(desk.locator("dialog")).not_to_be_visible()


def test_on_a_phone_the_guide_is_at_hand_and_behind_the_settings(phone: Page) -> None:
    open_game(phone, address(WORKSHOP))
    expect(phone.locator("#chip-guide")).to_be_visible()
    phone.tap("#chip-settings")
    phone.tap("#chip-settings-guide")
    is_told(phone)
    wide = phone.evaluate(
        "(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)(document.querySelector('dialog'))"
    )
    assert wide == 0
    phone.tap("#chip-close")
