"""Eschnapur in words: why computer players offer, ask and refuse, and what a review says turn by turn."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from hands import open_game
from trader import link

TILES = {"tiles": ["2m/3", "sym/2"], "moved": True}
TOKENS = {
    "P1": ["4/8", "6/8", "4/10", "4/12"],
    "P2": ["5/7", "5/8"],
    "P3": ["5/10", "5/11", "6/9", "6/10", "6/12", "7/9"],
}
SEATS: dict[str, dict[str, Any]] = {
    "P1": {"coins": 9, "moves": 2, "symbols": ["red", "blue"], "bids": [3, 17]},
    "P2": {"coins": 9, "moves": 2, "symbols": ["green"], "bids": [8, 9]},
    "P3": {"coins": 9, "moves": 2, "symbols": ["yellow"], "bids": [1, 30]},
}


def said(page: Page, seat: str) -> str:
    """What a seat says in its row of the sale."""
    return page.locator(f"[data-offer={seat}] .es-saying").inner_text()


def test_buyers_say_why_they_offer_and_why_they_refuse(desk: Page) -> None:
    open_game(desk, link({"active": "P1", "seat": "P2", "phase": "offer", "sale": TILES, "seats": SEATS}, "h22"))
    expect(desk.locator("#chip-accept-P3")).to_be_visible(timeout=30_000)
    first = desk.locator("[data-offer=P2] .es-offer-head b").first.inner_text()
    assert said(desk, "P2") == "Nobody has offered more yet."
    assert said(desk, "P3") == f"Has to offer more than {first}."
    desk.click("#chip-change-P2")
    more = desk.locator("#chip-more-give-coins")
    while more.is_enabled():
        with suppress(Error):  # the last coin may go between the look and the click
            more.click(timeout=1_000)
    desk.click("#chip-send")
    expect(desk.locator("[data-offer=P2]")).to_contain_text("That is too expensive.", timeout=30_000)
    expect(desk.locator("[data-offer=P2] .es-asked")).to_be_visible()


SELLING = {
    "once more": ({"P1": "2 2c", "P3": "2 3c"}, SEATS["P3"], "Lets the buyers outbid each other once more."),
    "a little more": ({"P1": "2 2c"}, {"coins": 0, "moves": 0}, r"Thinks that .+ can give a little more\."),
}
"""What a computer seller was offered, what P3 has, and what the seller says."""


@pytest.mark.parametrize("case", SELLING)
def test_a_seller_says_why_nothing_is_sold_yet(desk: Page, case: str) -> None:
    offers, third, words = SELLING[case]
    sale = {**TILES, "offers": offers}
    position = {"active": "P2", "seat": "P2", "phase": "sell", "sale": sale, "seats": {**SEATS, "P3": third}}
    open_game(desk, link(position, "h22"))
    expect(desk.locator(".desk > .es-saying")).to_have_text(re.compile(words), timeout=30_000)
    expect(desk.locator("#chip-keep, #chip-agree").first).to_be_visible(timeout=30_000)


END = ("open_niche", "turn 7/10", "ready", "ready", "ready", "play_pass", "play_pass", "play_pass")
"""P1 opens the last niche, and nobody bids."""


def ending(played: int = len(END)) -> str:
    """The link of the last turn of a game, or of its beginning."""
    opened = [
        *(f"gate_{colour}" for colour in ("brown", "blue", "yellow", "green")),
        *(f"hall_{side}" for side in ("n", "e", "se", "sw", "w")),
        *(f"cloister_{side}" for side in ("ne", "e", "s")),
    ]
    seats = {seat: {**own, "tokens": TOKENS[seat]} for seat, own in SEATS.items()}
    seats["P1"]["area"] = "gate_red"
    position = {"active": "P1", "seat": "P1", "phase": "main", "opened": opened, "seats": seats}
    return link(position, "hhh", END[:played])


def test_a_review_goes_turn_by_turn_once_all_hands_are_open(desk: Page) -> None:
    open_game(desk, ending(1))
    desk.click("#chip-replay-back")
    expect(desk.locator(".table-past")).to_be_visible()
    expect(desk.locator("#chip-review")).to_have_count(0)
    open_game(desk, ending())
    expect(desk.locator(".ranking")).to_be_visible(timeout=30_000)
    desk.click("#chip-finish-review")
    verdicts = desk.locator(".verdict")
    expect(verdicts).to_have_count(7, timeout=60_000)
    expect(desk.locator(".review-progress")).to_have_count(0, timeout=60_000)
    desk.locator("input[value=turns]").check()
    steps = verdicts.locator("button").evaluate_all("all => all.map(({ dataset }) => Number(dataset.step))")
    assert steps == [0, 2, 3, 4, 5, 6, 7]  # everybody's own decisions, and none of chance
    passed = verdicts.last
    expect(passed).to_have_class(re.compile("verdict-(slip|mistake)"))
    expect(passed).to_contain_text(re.compile("Better:.*30"))
    assert [text for text in verdicts.all_inner_texts() if re.search(r"[a-z]_[a-z]|\{|undefined", text)] == []
    passed.locator("button").click()
    expect(desk.locator(".verdict-here")).to_contain_text("30")
    desk.click("#chip-replay-leave")
