"""How Eschnapur lies on the table: temple, desk and hand on any screen, and the reveal of the sealed bids."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from axe import violations
from hands import open_game
from trader import link

STYLES = Path(__file__).parents[2] / "site/js/games/eschnapur/eschnapur.css"
THEME = Path(__file__).parents[2] / "site/css/theme.css"
SEATS: dict[str, Any] = {
    "P1": {"coins": 9, "moves": 2, "symbols": ["red", "blue"], "bids": [3, 17], "score": 20},
    "P2": {"coins": 1, "moves": 2, "symbols": ["green"], "bids": [28], "score": 12},
    "P3": {"coins": 4, "moves": 2, "symbols": ["yellow"], "bids": [1], "score": 14},
}
SALE = link(
    {"seats": SEATS, "active": "P3", "seat": "P1", "phase": "offer", "sale": {"tiles": ["2m/3", "sym/2"]}}, "h22"
)
WALK = link({"seats": SEATS, "active": "P1", "seat": "P1", "phase": "main"}, "h22")
COMMIT: dict[str, Any] = {
    "seats": SEATS, "active": "P2", "seat": "P1", "phase": "commit", "monk": "P2",
    "opened": ["gate_red"], "token": "8/9", "committed": ["28", "1"],
}  # fmt: skip
"""P2's card cannot be paid, P3 has the lowest, and P1 lays the last card."""
MOVING = """document.querySelector('.es-reveal').getAnimations({ subtree: true })
  .filter(({ playState }) => playState === 'running').length"""


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).bounding_box()
    assert found is not None, selector
    return dict(found)


@pytest.mark.parametrize("game", [SALE, WALK], ids=["sale", "walk"])
def test_temple_desk_and_hand_lie_side_by_side_and_nothing_is_out_of_sight(desk: Page, game: str) -> None:
    open_game(desk, game)
    temple, table, hand = box(desk, ".sheet-area"), box(desk, ".desk"), box(desk, ".hand-row")
    assert temple["x"] + temple["width"] <= table["x"]
    assert max(part["y"] + part["height"] for part in (temple, table)) <= hand["y"] + 1
    assert hand["y"] + hand["height"] <= 800
    assert not desk.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert violations(desk) == []


FIVE: dict[str, Any] = {
    "players": 5,
    "seats": {
        f"P{seat}": {"coins": 9, "moves": 2, "symbols": ["red"][: seat == 1], "bids": [seat]} for seat in range(1, 6)
    },
}
OFFERED = {"tiles": ["2m/3", "sym/2"], "moved": True, "offers": {"P2": "1 1c", "P3": "2 1m", "P4": "1 bid:any ask 1m"}}
OVERFLOWS = "found => found.scrollHeight > found.clientHeight + 1"


def test_with_five_players_every_button_of_a_decision_is_in_sight(desk: Page) -> None:
    open_game(desk, link({**FIVE, "active": "P5", "seat": "P1", "phase": "offer", "sale": OFFERED}, "h2222"))
    middle, controls = desk.locator(".es-desk-middle"), desk.locator(".turn-controls")
    assert not middle.evaluate(OVERFLOWS)
    desk.click("#chip-add-give-bid")
    expect(desk.locator(".es-modes p")).to_be_in_viewport(ratio=1)
    open_game(desk, link({**FIVE, "active": "P1", "seat": "P1", "phase": "sell", "sale": OFFERED}, "h2222"))
    assert not middle.evaluate(OVERFLOWS)
    desk.click("#chip-change-P4")
    expect(desk.locator(".es-tray-own .chips")).to_be_in_viewport(ratio=1)
    expect(desk.locator("#chip-accept-P2")).to_have_count(0)
    desk.click("#chip-close-trays")
    desk.click("#chip-accept-P2")
    expect(desk.locator("#chip-accept-now")).to_be_in_viewport(ratio=1)
    for phase in ("main", "ready"):
        lies = {"opened": ["gate_red"], "token": "8/9", "until": "P1"} if phase == "ready" else {}
        open_game(desk, link({**FIVE, "active": "P1", "seat": "P1", "phase": phase, **lies}, "h2222"))
        expect(desk.locator("#chip-buy_move")).to_be_in_viewport(ratio=1)
        assert not controls.evaluate(OVERFLOWS)


def test_on_a_phone_the_map_folds_while_people_bargain(phone: Page) -> None:
    open_game(phone, SALE)
    small = box(phone, ".board")["height"]
    phone.click("#chip-unfold")
    expect(phone.locator(".table-folded")).to_have_count(0)
    assert box(phone, ".board")["height"] > 2.5 * small
    open_game(phone, WALK)
    areas = [each.bounding_box() for each in phone.locator(".hit[data-place^='area:']").all()]
    assert len(areas) == 15
    assert all(area and min(area["width"], area["height"]) >= 44 for area in areas)
    assert not phone.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


def test_the_bids_are_revealed_and_a_click_shows_the_end(desk: Page) -> None:
    open_game(desk, link(COMMIT, "h22"))
    desk.click("[data-ref='card:bid.17']")
    desk.click("#chip-lay")
    rows = desk.locator(".es-bid-row")
    expect(rows).to_have_count(3)
    assert desk.evaluate(MOVING) > 0
    desk.click(".es-reveal-head")
    assert desk.evaluate(MOVING) == 0
    fates = [re.findall(r"es-fate-(\w+)", row.get_attribute("class") or "")[0] for row in rows.all()]
    assert fates == ["cancelled", "highest", "lowest"]
    expect(rows.nth(0)).to_contain_text("needs 6, has 1")
    expect(rows.nth(1)).to_contain_text("+9")
    expect(rows.nth(1)).to_contain_text("29")
    assert violations(desk) == []
    desk.click("#chip-steps")  # begins again, and holds every step
    assert [held(desk), held(desk), held(desk), held(desk)] == [False, False, False, True]
    desk.reload()
    expect(rows).to_have_count(3, timeout=30_000)
    desk.click("#chip-continue")
    expect(rows).to_have_count(0)


def held(page: Page) -> bool:
    """Whether the gains are on show; then the next step follows."""
    shown = page.evaluate("getComputedStyle(document.querySelector('.es-bid-gains')).opacity") == "1"
    page.click("#chip-steps")
    return bool(shown)


LAST: dict[str, Any] = {
    **COMMIT,
    "seats": {
        "P1": {**SEATS["P1"], "tokens": ["4/8", "6/8", "4/10", "4/12"]},
        "P2": {**SEATS["P2"], "tokens": ["5/7", "5/8"]},
        "P3": {**SEATS["P3"], "tokens": ["5/10", "5/11", "6/9", "6/10", "6/12", "7/9"]},
    },
    "opened": [
        *(f"gate_{colour}" for colour in ("brown", "red", "blue", "yellow", "green")),
        *(f"hall_{side}" for side in ("n", "e", "se", "sw", "w")),
        *(f"cloister_{side}" for side in ("ne", "e", "s")),
    ],
}
"""The bids for the last token."""


def test_the_last_token_is_announced_and_the_tokens_are_counted(desk: Page) -> None:
    open_game(desk, link(LAST, "h22"))
    expect(desk.locator(".es-last")).to_contain_text("the game ends with these bids")
    desk.click("[data-ref='card:bid.17']")
    desk.click("#chip-lay")
    counted = desk.locator(".es-counted li")
    expect(counted).to_have_count(3)
    expect(counted.nth(2).locator(".es-pill")).to_have_text("+12")
    expect(counted.nth(1).locator(".es-pill")).to_have_text("−6")
    desk.keyboard.press("x")
    assert desk.evaluate(MOVING) == 0
    assert violations(desk) == []
    desk.click("#chip-continue")
    expect(desk.locator(".ranking li")).to_have_count(3)


TILES: dict[str, Any] = {"tiles": ["2m/3", "sym/2"]}
HINTED: dict[str, dict[str, Any]] = {
    "offer": {"active": "P3", "phase": "offer", "sale": TILES},
    "sell": {"active": "P1", "phase": "sell", "sale": {**TILES, "moved": True, "offers": {"P2": "1 1c"}}},
    "main": {"active": "P1", "phase": "main"},
    "ready": {"active": "P1", "phase": "ready", "until": "P1", "opened": ["gate_red"], "token": "8/9"},
}


@pytest.mark.parametrize("phase", HINTED)
def test_a_hint_says_what_to_do_and_why_and_can_be_played(desk: Page, phase: str) -> None:
    open_game(desk, link({"seats": SEATS, "seat": "P1", **HINTED[phase]}, "h22"))
    desk.click("#chip-hint")
    expect(desk.locator(".hint-steps li").first).to_have_text(re.compile(r"\w"), timeout=30_000)
    step = desk.locator("main.table").get_attribute("data-step") or ""
    desk.click("#chip-hint-play")
    expect(desk.locator("main.table")).not_to_have_attribute("data-step", step, timeout=20_000)


def luminance(colour: str) -> float:
    """How bright a colour is, as WCAG counts it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_the_colours_of_the_seats_stand_out_on_paper(theme: int) -> None:
    def colours(path: Path) -> dict[str, str]:
        return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", path.read_text().split('[data-theme="dark"]')[theme]))

    seats = [colour for name, colour in colours(STYLES).items() if name.startswith("es-seat-")]
    assert len(seats) == 5
    for paper in (colours(THEME)[name] for name in ("paper-2", "paper-3")):
        for seat in seats:
            dark, bright = sorted((luminance(seat), luminance(paper)))
            assert (bright + 0.05) / (dark + 0.05) >= 3, (seat, paper)
