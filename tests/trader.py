"""A person who plays Eschnapur in the browser with some sense, and counts the clicks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence

from playwright.sync_api import Page, expect

import sacbe
from sacbe.core.record import Record

CARDS = ".hand-row [data-ref^='card:']"
DOORS = {
    "curtain": "#chip-lift",
    "reveal": "#chip-continue",
    "end": ".ranking",
    "turn": ".turn-foot #chip-hint:not(:disabled)",
}
"""By what the page may wait for: where it goes on."""


def link(position: dict[str, object], kinds: str = "", seed: Sequence[str] = ()) -> str:
    """The link of a game that begins from a position, as it stands in an address; `kinds` are a letter per seat."""
    game = sacbe.game("eschnapur")
    record = Record.at_position(game, position).play_all(map(game.notation.parse, seed))
    return f"#{sacbe.to_link(record)}~{kinds}"


def waits_for(page: Page) -> str:
    """What the page waits for next."""
    found = page.wait_for_function(
        "doors => Object.keys(doors).find((name) => document.querySelector(doors[name]))", arg=DOORS, timeout=30_000
    )
    return str(found.json_value())


def phase(page: Page) -> str:
    """The phase of the decision at hand."""
    return re.sub(r"^turn turn-", "", page.locator(".turn").get_attribute("class") or "")


class Trader:
    """Makes modest offers, accepts the best one, opens what its cards open, and bids what it can pay."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = Counter[str]()
        """By phase."""
        self.visits = Counter[str]()
        """Decisions by phase."""

    def click(self, selector: str, during: str = "") -> None:
        """Click something, and count it, by default for the phase at hand."""
        self.clicks[during or phase(self.page)] += 1
        self.page.locator(selector).first.click()

    def has(self, selector: str) -> bool:
        """Whether something is there that can be used."""
        return self.page.locator(f"{selector}:not(:disabled):not(.chip-dim)").count() > 0

    def decide(self) -> None:
        """Make the decision at hand, and wait until the game goes on."""
        table = self.page.locator("main.table")
        step = table.get_attribute("data-step") or ""
        self.visits[phase(self.page)] += 1
        _DECIDE.get(phase(self.page), Trader.end)(self)
        expect(table).not_to_have_attribute("data-step", step, timeout=10_000)

    def coins(self) -> int:
        """Its coins."""
        return int(self.page.locator(".turn-head .es-spend b").first.inner_text())

    def begin_sale(self) -> None:
        self.click("#chip-begin_sale")

    def offer(self) -> None:
        if self.has("#chip-withdraw") or self.coins() < 5:
            self.click("#chip-keep")
        else:
            self.click("#chip-more-give-coins")
            self.click("#chip-send")

    def sell(self) -> None:
        offers = self.page.locator("[id^=chip-accept-]:not(.chip-dim)")
        if not offers.count():
            self.click("#chip-reject_all")
            return
        best = f"#{offers.first.get_attribute('id')}"
        self.click(best)
        self.click(best)

    def reply(self) -> None:
        self.click("#chip-agree" if self.has("#chip-agree") else "#chip-refuse")

    def hand_over(self) -> None:
        self.click(f"{CARDS[:-1]}]:is(button)" if phase(self.page) == "give" else ".es-pick button")
        self.click("#chip-hand-over")

    def bid(self) -> None:
        if self.has("#chip-look"):
            self.click("#chip-look")
            self.click("#chip-lift")
        bids = self.page.locator("button[data-ref^='card:bid']")
        self.click("button[data-ref^='card:bid']" if bids.count() else "#chip-pass")
        self.click("#chip-lay")

    def main(self) -> None:
        places = self.page.locator(".hit-live[data-place^='area:']")
        names = [place.get_attribute("data-place") for place in places.all()]
        openable = [
            each.get_attribute("data-grid")
            for each in self.page.locator("[data-grid^='area:']").filter(has_text="open the niche").all()
        ]
        if self.has("#chip-open_niche"):
            self.click("#chip-open_niche")
        elif target := next((name for name in names if name in openable), None):
            self.click(f".hit[data-place='{target}']")
            self.click("#chip-open_niche")
        elif self.coins() >= 9 and self.has("#chip-buy_symbol"):
            self.click("#chip-buy_symbol")
        else:
            self.end()

    def end(self) -> None:
        self.click("#chip-done" if self.has("#chip-done") else "#chip-end")


_DECIDE: dict[str, Callable[[Trader], None]] = {
    "begin": Trader.begin_sale,
    "offer": Trader.offer,
    "sell": Trader.sell,
    "reply": Trader.reply,
    "give": Trader.hand_over,
    "pick": Trader.hand_over,
    "after": Trader.end,
    "main": Trader.main,
    "ready": Trader.bid,
    "commit": Trader.bid,
}


def play_out(page: Page, trader: Trader, each: Callable[[str], object] = str) -> None:
    """Play a game to its end, with a look at every moment at which it waits."""
    while (now := waits_for(page)) != "end":
        each(now)
        if now == "reveal":
            trader.click("#chip-continue", now)
            expect(page.locator("#chip-continue")).to_have_count(0)
        elif now == "curtain":
            trader.click("#chip-lift", now)
            expect(page.locator("#chip-lift")).to_have_count(0)
        else:
            trader.decide()
