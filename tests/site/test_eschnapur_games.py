"""Eschnapur from the first tile to the last token: against computer players, and with two people at one screen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from axe import violations
from hands import begin
from trader import Trader, phase, play_out, waits_for

MOST_CLICKS = 200
"""Clicks of a person in a whole game against four computer players."""
NOTE_CURTAINS = """() => {
  globalThis.curtains = 0;
  const note = () => { globalThis.curtains += document.querySelectorAll(".curtain").length; };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""
OTHERS_HANDS = "() => document.querySelectorAll('.hand-row [data-ref^=\"card:\"]').length"


def check_end(page: Page, players: int) -> None:
    """The end shows everybody, and the chart adds up to the scores."""
    expect(page.locator(".ranking li")).to_have_count(players)
    if page.viewport_size and page.viewport_size["width"] < 600:
        return  # a phone leaves small numbers out of the bars
    scores = [int(score) for score in page.locator(".ranking .seat-score").all_inner_texts()]
    bars = [text.replace("−", "-") for text in page.locator(".chart-row .bar").all_inner_texts()]
    assert sum(map(int, filter(None, bars))) == sum(scores)
    assert violations(page) == []


def test_alone_against_four_computer_players(desk: Page) -> None:
    begin(desk, "eschnapur", ["human", *["regular"] * 4])
    desk.evaluate(NOTE_CURTAINS)
    trader, seen = Trader(desk), set[str]()

    def look(now: str) -> None:
        which = now if now == "reveal" else phase(desk)
        if which not in seen:
            seen.add(which)
            assert violations(desk) == [], which
            assert desk.evaluate("location.hash") == ""

    play_out(desk, trader, look)
    assert {"offer", "sell", "main", "ready", "reveal"} <= seen
    assert sum(trader.clicks.values()) <= MOST_CLICKS
    # To begin a sale takes a click, and to accept an offer two.
    assert trader.clicks["begin"] <= trader.visits["begin"]
    assert trader.clicks["sell"] <= 2 * trader.visits["sell"]
    assert desk.evaluate("curtains") == 0
    check_end(desk, 5)


def test_alone_against_two_on_a_phone(phone: Page) -> None:
    begin(phone, "eschnapur", ["human", "novice", "novice"])
    play_out(phone, Trader(phone))
    check_end(phone, 3)


def test_two_people_at_one_screen(desk: Page) -> None:
    begin(desk, "eschnapur", ["human", "human", "novice"])
    trader, curtains, reveals = Trader(desk), 0, 0
    for _ in range(60):
        now = waits_for(desk)
        if now == "curtain":
            assert desk.evaluate(OTHERS_HANDS) == 0
            curtains += 1
            trader.click("#chip-lift")
            expect(desk.locator("#chip-lift")).to_have_count(0)
        elif now == "reveal":
            reveals += 1
            trader.click("#chip-continue")
            expect(desk.locator("#chip-continue")).to_have_count(0)
            break
        else:
            trader.decide()
    assert reveals
    assert curtains <= 4  # each person looks once or twice before the first reveal
