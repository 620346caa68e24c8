"""Eschnapur: every decision, by mouse, by touch and by keyboard, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import sacbe
from axe import violations
from hands import DESK, PHONE, Hand, Keyboard, Mouse, Touch, drag, drag_by_finger, one_page, open_game
from trader import link

SALE = {"tiles": ["2m/3", "sym/2"]}
SEATS = {
    "P1": {"coins": 9, "moves": 2, "symbols": ["red", "blue"], "bids": [3, 17]},
    "P2": {"coins": 4, "moves": 2, "symbols": ["green"], "bids": [8, 9]},
    "P3": {"coins": 4, "moves": 2, "symbols": ["yellow"], "bids": [1, 30]},
}
MINE: dict[str, Any] = {"seats": SEATS, "active": "P1", "seat": "P1"}
"""P1 is the person, and it is P1's turn."""
THEIRS: dict[str, Any] = {"seats": SEATS, "active": "P3", "seat": "P1"}
"""P3 sells, and P1 has the word."""
RICH = {**SEATS, "P1": {**SEATS["P1"], "tiles": ["1c/4", "1c/4", "1m/4"]}}
BIDS: dict[str, Any] = {"opened": ["gate_red"], "token": "8/9"}
OFFERS = {"P2": "1 2c ask 1m", "P3": "2 1c"}

GIVES: dict[str, Any] = {**THEIRS, "seat": "P3", "phase": "sell"}
"""P3 is about to accept what P1 offers."""
RICH_BUYER = {**RICH, "P1": {**RICH["P1"], "coins": 9}}

SEEDS = {"give": "accept P1", "pick": "accept P2", "exchange as the buyer": "accept P1", "done": "accept P1"}
"""What was played last before some decisions."""

CASES: dict[str, tuple[dict[str, Any], list[str], str]] = {
    "give": (
        {**GIVES, "sale": {**SALE, "moved": True, "offers": {"P1": "1 bid:any"}}},
        ["[data-ref='card:bid.3']", "#chip-hand-over"],
        "It is the bid card 3.",
    ),
    "pick": (
        {**MINE, "phase": "sell", "sale": {**SALE, "moved": True, "offers": {"P2": "1 bid:pick"}}},
        ["#pick-bid-9", "#chip-hand-over"],
        "It is the bid card 9.",
    ),
    "exchange as the buyer": (
        {**GIVES, "seats": RICH_BUYER, "sale": {**SALE, "moved": True, "offers": {"P1": "1 1c"}}},
        ["#chip-take-bid-bid"],
        "discards",
    ),
    "done": (
        {**GIVES, "seats": RICH_BUYER, "sale": {**SALE, "moved": True, "offers": {"P1": "1 1c"}}},
        ["#chip-done"],
        "is done with exchanging",
    ),
    "buy a bid card": ({**MINE, "phase": "main"}, ["#chip-buy_bid"], "buys a bid card for 3 coins"),
    "buy a step": ({**MINE, "phase": "main"}, ["#chip-buy_move"], "buys a movement tile for 2 coins"),
    "ready": ({**MINE, **BIDS, "phase": "ready", "until": "P1"}, ["#chip-ready"], "is ready to bid"),
    "begin": ({**MINE, "phase": "begin"}, ["#chip-begin_sale"], "begins the sale"),
    "buy": ({**MINE, "phase": "begin"}, ["#chip-buy_symbol"], "buys a symbol card for 3 coins"),
    "keep": ({**THEIRS, "phase": "offer", "sale": SALE}, ["#chip-keep"], "makes no offer"),
    "stay out": ({**THEIRS, "phase": "offer", "sale": SALE}, ["#chip-stay-out"], "makes no offer"),
    "coins": (
        {**THEIRS, "phase": "offer", "sale": SALE},
        ["#slot-2", "#chip-more-give-coins", "#chip-more-give-coins", "#chip-send"],
        "offers 2 coins for the second tile",
    ),
    "cards": (
        {**THEIRS, "phase": "offer", "sale": SALE},
        ["[data-ref='card:sym.red']", "#chip-add-ask-bid", "#chip-mode-blind", "#chip-send"],
        "offers a red symbol card for the first tile, and wants a bid card drawn unseen as well",
    ),
    "withdraw": (
        {**THEIRS, "phase": "offer", "sale": {**SALE, "offers": {"P1": "1 1c"}}},
        ["#chip-withdraw"],
        "withdraws the offer",
    ),
    "accept": (
        {**MINE, "phase": "sell", "sale": {**SALE, "moved": True, "offers": OFFERS}},
        ["#chip-accept-P2", "#chip-accept-P2"],
        "accepts the offer of",
    ),
    "a little more": (
        {**MINE, "phase": "sell", "sale": {**SALE, "moved": True, "offers": OFFERS}},
        ["#chip-more-coins-P2"],
        "for 3 coins in return for the first tile, and would give a movement tile as well",
    ),
    "counter": (
        {**MINE, "phase": "sell", "sale": {**SALE, "moved": True, "offers": OFFERS}},
        ["#chip-change-P3", "#slot-1", "#chip-more-give-moves", "#chip-send"],
        "for a coin and a movement tile in return for the first tile",
    ),
    "next round": (
        {**MINE, "phase": "sell", "sale": {**SALE, "moved": True, "offers": OFFERS}},
        ["#chip-next_round"],
        "Round 2 of the negotiation begins",
    ),
    "sell nothing": (
        {**MINE, "phase": "sell", "sale": {**SALE, "moved": True, "offers": OFFERS}},
        ["#chip-reject_all", "#chip-reject_all"],
        "sells nothing and takes 2 coins",
    ),
    "agree": (
        {**THEIRS, "phase": "reply", "sale": {**SALE, "moved": True, "countered": ["P1"], "counter": "1 3c"}},
        ["#chip-agree"],
        "agrees",
    ),
    "refuse": (
        {**THEIRS, "phase": "reply", "sale": {**SALE, "moved": True, "countered": ["P1"], "counter": "1 3c"}},
        ["#chip-refuse"],
        "declines",
    ),
    "change": (
        {**THEIRS, "phase": "reply", "sale": {**SALE, "moved": True, "countered": ["P1"], "counter": "1 3c"}},
        ["#chip-change", "#chip-less-give-coins", "#chip-send"],
        "offers 2 coins for the first tile",
    ),
    "walk": ({**MINE, "phase": "main"}, ["@area:cloister_ne", "@area:cloister_ne"], "walks from"),
    "open": ({**MINE, "phase": "main"}, ["#chip-open_niche"], "opens the niche of the red gate"),
    "walk and open": (
        {**MINE, "phase": "main"},
        ["@area:gate_blue", "#chip-open_niche"],
        "opens the niche of the blue",
    ),
    "end": ({**MINE, "phase": "main"}, ["#chip-end"], "ends the turn"),
    "exchange": (
        {**MINE, "seats": RICH, "phase": "main"},
        ["#chip-take-bid-symbol"],
        "discards 3 tiles with 12 tile points",
    ),
    "ready and bid": (
        {**MINE, **BIDS, "phase": "ready", "until": "P1"},
        ["[data-ref='card:bid.17']", "#chip-lay"],
        "is ready to bid",
    ),
    "bid": ({**MINE, **BIDS, "phase": "commit"}, ["[data-ref='card:bid.3']", "#chip-lay"], "It is the bid card 3"),
    "pass": ({**MINE, **BIDS, "phase": "commit"}, ["#chip-pass", "#chip-lay"], "It is the pass card"),
}


class Keys(Keyboard):
    """Keys alone, on the board of Eschnapur."""

    def cell(self, page: Page, name: str) -> None:
        """Walk over the grid by arrow keys: first to the row, then along it."""
        page.keyboard.press("b")
        place = (
            "(name) => { const cell = document.querySelector(`[data-grid='${name}']`); const row = cell.parentElement;"
        )
        place += " return [[...row.parentElement.children].indexOf(row), [...row.children].indexOf(cell)]; }"
        down, across = page.evaluate(place, name)
        here = page.evaluate("document.activeElement.dataset.grid")
        row, column = page.evaluate(place, here)
        for key, steps in (
            ("ArrowDown", down - row),
            ("ArrowUp", row - down),
            ("ArrowRight", across - column),
            ("ArrowLeft", column - across),
        ):
            for _ in range(steps):
                page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.grid") == name
        page.keyboard.press("Enter")

    def press(self, page: Page, button: str) -> None:
        """Tab to whatever fits the selector, and press Enter."""
        expect(page.locator(button)).to_be_enabled()
        for _ in range(160):
            page.keyboard.press("Tab")
            if page.evaluate("selector => document.activeElement.matches(selector)", button):
                page.keyboard.press("Enter")
                return
        raise AssertionError(f"{button} cannot be reached with the Tab key")


class Pointer(Mouse):
    """Pointing and clicking."""

    def press(self, page: Page, button: str) -> None:
        page.click(button)


class Finger(Touch):
    """Tapping with a finger."""

    def press(self, page: Page, button: str) -> None:
        page.tap(button)


WAYS: dict[str, tuple[Hand, dict[str, Any]]] = {
    "mouse": (Pointer(), DESK),
    "touch": (Finger(), PHONE),
    "keyboard": (Keys(), DESK),
}


@pytest.fixture(scope="module", params=list(WAYS))
def way(
    request: pytest.FixtureRequest, browser: Browser, browser_context_args: dict[str, Any]
) -> Iterator[tuple[Hand, Page]]:
    """A way to play, with a page of its own."""
    hand, screen = WAYS[request.param]
    for page in one_page(browser, browser_context_args, screen):
        yield hand, page


@pytest.mark.parametrize("name", CASES)
def test_every_decision(way: tuple[Hand, Page], name: str) -> None:
    hand, page = way
    position, presses, told = CASES[name]
    open_game(page, link(position, "h00", [SEEDS[name]] if name in SEEDS else []))
    expect(page.locator(".turn #chip-hint")).to_be_visible()
    for press in presses:
        if press.startswith("@"):
            quoted = press[1:] if isinstance(hand, Keys) else f"'{press[1:]}'"
            hand.cell(page, quoted)
        else:
            hand.press(page, press)
    expect(page.locator(".record .log")).to_contain_text(told)


VERBS = """\
give: give
pick: pick
exchange: exchange
done: done
buy_symbol: buy
buy_bid: buy a bid card
buy_move: buy a step
begin_sale: begin
ready: ready
keep: keep
withdraw: withdraw
offer: coins
accept: accept
counter: counter
next_round: next round
reject_all: sell nothing
agree: agree
refuse: refuse
step: walk
open_niche: open
end_turn: end
play: bid
play_pass: pass"""
"""The verbs of people, and the decisions in which they are played."""


def test_every_verb_of_a_person_is_among_them() -> None:
    named = {press for _, presses, _ in CASES.values() for press in presses}
    verbs = dict(line.split(": ") for line in VERBS.splitlines())
    chance, composing = (
        {"first", "draw", "reveal", "blind", "turn"},
        {"compose", "slot", "coins", "moves", "add", "card"},
    )
    assert set(sacbe.game("eschnapur").notation.verbs) - chance - composing == set(verbs)
    assert set(verbs.values()) <= set(CASES)
    assert "#chip-send" in named  # which composes


REASONS = {
    "too far": (
        {**MINE, "phase": "main", "seats": {**SEATS, "P1": {"moves": 1, "coins": 0}}},
        "@area:cloister_w",
        "steps away",
    ),
    "no cards": (
        {**MINE, "phase": "main", "seats": {**SEATS, "P1": {"symbols": ["green"]}}},
        "#chip-open_niche",
        "you need a red symbol card. ESC-7.1",
    ),
    "no coins": (
        {**MINE, "phase": "main", "seats": {**SEATS, "P1": {"coins": 1}}},
        "#chip-buy_bid",
        "That costs 3 coins, and you have only one. ESC-4.3",
    ),
    "no next round": (
        {**MINE, "phase": "sell", "sale": {**SALE, "round": 3, "moved": True, "offers": OFFERS}},
        "#chip-next_round",
        "only 3 rounds",
    ),
    "asked for a card that is not there": (
        {**THEIRS, "phase": "reply", "sale": {**SALE, "moved": True, "countered": ["P1"], "counter": "1 bid:30"}},
        "#chip-agree",
        "You do not hold every card that you are asked for. ESC-5.11",
    ),
}


@pytest.mark.parametrize("name", REASONS)
def test_why_not(desk: Page, name: str) -> None:
    position, press, reason = REASONS[name]
    open_game(desk, link(position, "h00"))
    desk.click(f".hit[data-place='{press[1:]}']" if press.startswith("@") else press)
    expect(desk.locator(".message-refusal")).to_contain_text(reason)


def test_an_offer_says_what_it_means_and_what_it_is_worth(desk: Page) -> None:
    open_game(desk, link({**THEIRS, "phase": "offer", "sale": SALE}, "h00"))
    expect(desk.locator("#chip-send")).to_be_disabled()
    desk.click("[data-ref='card:sym.red']")
    desk.click("#chip-more-give-coins")
    expect(desk.locator("#chip-send")).to_have_text("Offer 1 coin and red for tile 1")
    deal = desk.locator(".es-deal")
    expect(deal).to_contain_text("coins 9 → 8, steps 2 → 4, symbol cards 2 → 1 and tile points 0 → 3")
    expect(deal).to_contain_text("Red gate")
    desk.click("#chip-worth")
    expect(desk.locator(".es-decide .es-worth")).to_contain_text("to you")
    assert violations(desk) == []
    desk.click("#chip-reset")
    expect(desk.locator("#chip-send")).to_be_disabled()
    expect(desk.locator("[data-ref='card:sym.red']")).to_have_attribute("aria-pressed", "false")


DRAGS = {"mouse": drag, "finger": drag_by_finger}


@pytest.mark.parametrize("by", DRAGS)
def test_cards_and_goods_are_dragged_into_the_tray_and_out_again(desk: Page, phone: Page, by: str) -> None:
    page, drags = (desk if by == "mouse" else phone), DRAGS[by]
    open_game(page, link({**THEIRS, "phase": "offer", "sale": SALE}, "h00"))
    mine, theirs = "[data-drop='tray:give']", "[data-drop='tray:ask']"
    drags(page, "[data-ref='card:bid.17']", mine)
    expect(page.locator(f"{mine} .es-card-chip")).to_have_text("bid card 17")
    drags(page, "[data-drag='coins']", mine)
    expect(page.locator("#chip-send")).to_have_text("Offer 1 coin and bid card 17 for tile 1")
    drags(page, "[data-ref='card:sym.red']", theirs)
    expect(page.locator(".message-refusal")).to_contain_text("your own tray")
    drags(page, f"{mine} .es-card-chip", ".es-hand-who")
    expect(page.locator("#chip-send")).to_have_text("Offer 1 coin for tile 1")
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_bid_card_is_dragged_to_the_table(desk: Page) -> None:
    open_game(desk, link({**MINE, **BIDS, "phase": "commit"}, "h00"))
    drag(desk, "[data-ref='card:bid.3']", ".es-bid-sheet")
    expect(desk.locator("#chip-lay")).to_have_text("Lay the 3 face down")


def test_coins_never_lie_in_both_trays(desk: Page) -> None:
    open_game(desk, link({**THEIRS, "phase": "offer", "sale": SALE}, "h00"))
    desk.click("#chip-more-give-coins")
    desk.click("#chip-more-ask-coins")
    expect(desk.locator(".es-tray-own output").first).to_have_text("0")
    expect(desk.locator(".es-tray:not(.es-tray-own) output").first).to_have_text("1")


def test_a_sealed_bid_says_what_it_would_do(desk: Page) -> None:
    poor = {**SEATS, "P1": {**SEATS["P1"], "coins": 1}}
    open_game(desk, link({**MINE, **BIDS, "seats": poor, "phase": "commit"}, "h00"))
    desk.click("[data-ref='card:bid.3']")
    expect(desk.locator(".es-bid-prospect")).to_contain_text("pay 0 of your coin and score 9")
    desk.click("[data-ref='card:bid.17']")
    expect(desk.locator(".es-bid-prospect")).to_contain_text("it is cancelled: it costs 3, and you have 1")


PHASES = ["begin", "keep", "accept", "agree", "give", "pick", "done", "walk", "exchange", "ready and bid", "bid"]


@pytest.mark.parametrize("name", PHASES)
def test_a_reload_comes_back_to_the_same_decision(desk: Page, name: str) -> None:
    open_game(desk, link(CASES[name][0], "h00", [SEEDS[name]] if name in SEEDS else []))
    expect(desk.locator(".turn #chip-hint")).to_be_visible()
    assert desk.evaluate("location.hash") == ""
    before = desk.locator(".turn h2").inner_text()
    desk.reload()
    expect(desk.locator(".turn h2")).to_have_text(before, timeout=30_000)
    expect(desk.locator(".turn #chip-hint")).to_be_visible()
