"""Eschnapur with hidden hands: several people at one screen, what nobody may see, and links for one person."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from axe import violations
from hands import await_game, open_game
from trader import link

SEEN = """() => {
  const root = document.documentElement.cloneNode(true);
  for (const each of root.querySelectorAll("[data-game]")) each.removeAttribute("data-game");
  return [root.outerHTML.replace(/<!--.*?-->/g, ""), document.title, location.href].join("\\n");
}"""
"""The whole document with its title and its address, but for the id of the game and lit-html's comments."""
CARDS = "document.querySelectorAll('.hand-row [data-ref], .es-pick button').length"
"""How many cards of hands lie face up."""
SALE = {"tiles": ["2m/3", "sym/2"]}
HANDS = (
    {"P1": (["red", "blue"], [3, 17]), "P2": (["green"], [8, 9]), "P3": (["yellow"], [1, 30])},
    {"P1": (["green", "yellow"], [5, 29]), "P2": (["red"], [11, 12]), "P3": (["blue"], [2, 28])},
)
"""Two worlds in which everybody holds other cards."""


def world(hands: dict[str, tuple[list[str], list[int]]], **position: Any) -> dict[str, Any]:
    """A position in which P2 and P3 have these hands, and everybody the same goods."""
    seats = {
        seat: {"coins": 9, "moves": 2, "symbols": symbols, "bids": bids} for seat, (symbols, bids) in hands.items()
    }
    return {"active": "P1", "seat": "P1", **position, "seats": seats}


def lay(page: Page, position: dict[str, Any], kinds: str, seed: Sequence[str] = ()) -> None:
    """Open a game from a position, with nothing said before."""
    if page.url == "about:blank":
        open_game(page, link(position, kinds, seed))
    page.evaluate("() => document.getElementById('live')?.replaceChildren()")
    open_game(page, link(position, kinds, seed))


def settled(page: Page) -> str:
    """Everything on the page once nothing more is said."""
    page.wait_for_timeout(300)
    return str(page.evaluate(SEEN))


OPEN = {
    "begin": {"phase": "begin"},
    "offer": {"phase": "offer", "active": "P3", "sale": SALE},
    "sell": {"phase": "sell", "sale": {**SALE, "moved": True, "offers": {"P2": "1 1c ask 1m"}}},
    "reply": {
        "phase": "reply",
        "active": "P3",
        "sale": {**SALE, "moved": True, "countered": ["P1"], "counter": "1 3c"},
    },
    "main": {"phase": "main"},
    "ready": {"phase": "ready", "until": "P1", "opened": ["gate_red"], "token": "8/9"},
}
"""Decisions that are made with all hands covered."""


@pytest.mark.parametrize("phase", OPEN)
def test_open_decisions_need_no_curtain_and_show_nothing_of_a_hand(desk: Page, phase: str) -> None:
    seen = []
    for hands in HANDS:
        lay(desk, world(hands, **OPEN[phase]), "hh0")
        expect(desk.locator(".turn #chip-hint")).to_be_visible()
        expect(desk.locator(".curtain")).to_have_count(0)
        seen.append(settled(desk))
    assert seen[0] == seen[1]


SECRET: dict[str, tuple[dict[str, Any], list[str]]] = {
    "give": (
        {"phase": "sell", "active": "P3", "seat": "P3", "sale": {**SALE, "moved": True, "offers": {"P1": "1 bid:any"}}},
        ["accept P1"],
    ),
    "pick": ({"phase": "sell", "sale": {**SALE, "moved": True, "offers": {"P2": "1 bid:pick"}}}, ["accept P2"]),
    "commit": ({"phase": "commit", "opened": ["gate_red"], "token": "8/9"}, []),
}
"""Decisions that need a look at cards."""


@pytest.mark.parametrize("phase", SECRET)
def test_secret_decisions_wait_behind_the_curtain_and_a_reload_brings_it_back(desk: Page, phase: str) -> None:
    seen = []
    position, seed = SECRET[phase]
    for hands in HANDS:
        lay(desk, world(hands, **position), "hh0", seed)
        expect(desk.locator(".curtain")).to_contain_text("Player 1")
        seen.append(settled(desk))
    assert seen[0] == seen[1]
    desk.click("#chip-lift")
    expect(desk.locator(".hand-row button[data-ref], .es-pick button").first).to_be_visible()
    assert violations(desk) == []
    desk.reload()
    expect(desk.locator(".curtain")).to_contain_text("Player 1", timeout=30_000)
    assert desk.evaluate(CARDS) == 0


def test_a_reload_covers_an_open_hand(desk: Page) -> None:
    open_game(desk, link(world(HANDS[0], **OPEN["offer"]), "hh0"))
    desk.click("#chip-show-hand")
    desk.click("#chip-lift")
    expect(desk.locator("[data-ref='card:bid.17']")).to_be_visible()
    desk.reload()
    expect(desk.locator("#chip-show-hand")).to_be_visible(timeout=30_000)
    assert desk.evaluate(CARDS) == 0


def test_an_open_hand_is_covered_after_twenty_seconds_without_a_touch(page: Page) -> None:
    page.clock.install()
    open_game(page, link(world(HANDS[0], **OPEN["offer"]), "hh0"))
    page.click("#chip-show-hand")
    page.click("#chip-lift")
    card = page.locator("[data-ref='card:bid.17']")
    expect(card).to_be_visible()
    page.clock.fast_forward(15_000)
    page.mouse.move(200, 200)
    page.clock.fast_forward(15_000)
    expect(card).to_be_visible()
    page.clock.fast_forward(6_000)
    expect(card).to_have_count(0)
    expect(page.locator(".message-news")).to_contain_text("20 seconds")


def test_an_empty_window_is_passed_over_unless_one_wants_to_be_asked(desk: Page) -> None:
    broke = world(HANDS[0], phase="begin")
    broke["seats"]["P1"]["coins"] = 1
    told = desk.locator(".record .log")
    open_game(desk, link(broke, "h00"))
    expect(told).to_contain_text("begins the sale")
    desk.click("#chip-settings")
    desk.check("#setting-windows")
    desk.click("#chip-close")
    open_game(desk, link(broke, "h00"))
    expect(desk.locator("#chip-begin_sale")).to_be_visible()
    expect(told).not_to_contain_text("begins the sale")
    desk.click("#chip-settings")
    desk.uncheck("#setting-windows")
    desk.click("#chip-close")


def test_settings_of_this_game_outlast_a_reload(desk: Page) -> None:
    open_game(desk, link(world(HANDS[0], **OPEN["main"]), "h00"))
    desk.click("#chip-settings")
    desk.check("#setting-windows")
    desk.uncheck("#setting-cover")
    desk.reload()
    expect(desk.locator(".turn #chip-hint")).to_be_visible(timeout=30_000)
    desk.click("#chip-settings")
    expect(desk.locator("#setting-windows")).to_be_checked()
    expect(desk.locator("#setting-cover")).not_to_be_checked()
    desk.uncheck("#setting-windows")
    desk.check("#setting-cover")
    desk.click("#chip-close")


def test_a_hand_is_shown_while_something_is_pressed_and_leaves_nothing(desk: Page) -> None:
    open_game(desk, link(world(HANDS[0], **OPEN["main"]), "hh0"))
    expect(desk.locator("#peek")).to_be_visible()
    before = settled(desk)
    desk.locator("#peek").hover()
    desk.mouse.down()
    expect(desk.locator("[data-ref='card:bid.17']")).to_be_visible()
    desk.mouse.up()
    expect(desk.locator("[data-ref='card:bid.17']")).to_have_count(0)
    desk.mouse.move(5, 5)
    desk.evaluate("document.activeElement.blur()")
    assert settled(desk) == before
    desk.focus("#peek")
    desk.keyboard.down("Enter")
    expect(desk.locator("[data-ref='card:sym.red']")).to_be_visible()
    desk.keyboard.up("Enter")
    expect(desk.locator("[data-ref='card:sym.red']")).to_have_count(0)


def test_a_card_is_named_behind_the_curtain_and_the_hand_is_covered_again(desk: Page) -> None:
    covered = []
    for hands in HANDS:
        (symbol, _), (bid, _) = hands["P1"]
        lay(desk, world(hands, **OPEN["offer"]), "hh0")
        desk.click("#chip-show-hand")
        expect(desk.locator(".curtain")).to_contain_text("Player 1")
        assert f"card:bid.{bid}" not in desk.evaluate(SEEN)
        assert violations(desk) == []
        desk.click("#chip-lift")
        desk.click(f"[data-ref='card:sym.{symbol}']")
        expect(desk.locator("#chip-send")).to_be_enabled()
        desk.click("#chip-cover")
        expect(desk.locator("#chip-show-hand")).to_be_visible()
        expect(desk.locator("#chip-send")).to_be_disabled()
        desk.evaluate("document.activeElement.blur()")
        covered.append(settled(desk))
    assert covered[0] == covered[1]


def test_a_sealed_bid_leaves_nothing_for_the_next_person(desk: Page) -> None:
    seen = []
    for hands in HANDS:
        bid = hands["P1"][1][0]
        position = world(hands, phase="commit", opened=["gate_red"], token="8/9")  # noqa: S106
        lay(desk, position, "hh0")
        expect(desk.locator(".curtain")).to_contain_text("Player 1")
        desk.click("#chip-lift")
        desk.click(f"[data-ref='card:bid.{bid}']")
        desk.click("#chip-lay")
        expect(desk.locator(".curtain")).to_contain_text("Player 2")
        desk.evaluate("document.activeElement.blur()")
        seen.append(settled(desk))
        desk.click("#chip-lift")
        expect(desk.locator(f"[data-ref='card:bid.{hands['P2'][1][0]}']")).to_be_visible()
        expect(desk.locator("#chip-undo")).to_be_disabled()
        assert f"bid card {bid}" not in desk.evaluate(SEEN)
    assert seen[0] == seen[1]


def test_ready_and_bid_is_one_visit(desk: Page) -> None:
    open_game(desk, link(world(HANDS[0], **OPEN["ready"]), "h00"))
    desk.click("[data-ref='card:bid.3']")
    desk.click("#chip-lay")
    expect(desk.locator(".es-reveal")).to_be_visible(timeout=20_000)
    expect(desk.locator(".es-bid-row")).to_have_count(3)
    expect(desk.locator(".record .log")).to_contain_text("It is the bid card 3.")


def test_alone_nobody_else_s_cards_change_the_page(desk: Page) -> None:
    seen = []
    for hands in (HANDS[0], *HANDS):  # that it is somebody's turn is said once
        mixed = {**hands, "P1": HANDS[0]["P1"]}
        lay(desk, world(mixed, **OPEN["sell"]), "h00")
        expect(desk.locator("[data-ref='card:bid.17']")).to_be_visible()
        seen.append(settled(desk))
    assert seen[1] == seen[2]


def shared(page: Page) -> str:
    """The link in the open share dialog."""
    expect(page.locator("#share-link")).not_to_have_value("")
    return page.locator("#share-link").input_value()


def arrive(page: Page, address: str) -> None:
    """Open an address as from a message."""
    page.goto("about:blank")
    page.goto(address)


def test_a_link_is_for_one_person_and_opens_behind_the_curtain(desk: Page) -> None:
    open_game(desk, link(world(HANDS[0], **OPEN["main"]), "hh0"))
    desk.click("#chip-share")
    expect(desk.locator(".share")).to_contain_text("it holds all cards")
    address = shared(desk)
    assert "~P1~" in address
    assert violations(desk) == []
    arrive(desk, address)
    expect(desk.locator(".curtain")).to_contain_text("Player 1", timeout=30_000)
    assert desk.evaluate("location.hash") == ""
    desk.click("#chip-lift")
    expect(desk.locator("[data-ref='card:bid.17']")).to_be_visible()


def test_a_phrase_keeps_friends_from_peeking(desk: Page) -> None:
    open_game(desk, link(world(HANDS[0], **OPEN["main"]), "hh0"))
    desk.click("#chip-share")
    plain = shared(desk)
    desk.fill("#share-phrase", "lotus pond")
    desk.press("#share-phrase", "Tab")
    expect(desk.locator("#share-link")).not_to_have_value(plain)
    desk.wait_for_function("() => document.querySelector('#share-link').value.includes('#x1.')")
    address = shared(desk)
    assert plain.rpartition("~")[2] not in address
    arrive(desk, address)
    expect(desk.locator("#dialog-title")).to_have_text("This game is protected by a phrase", timeout=30_000)
    assert violations(desk) == []
    desk.fill("#phrase", "lotus")
    desk.click("#unlock")
    expect(desk.locator(".message-refusal")).to_have_text("That is not the phrase of this link.")
    desk.fill("#phrase", "lotus pond")
    desk.click("#unlock")
    expect(desk.locator(".curtain")).to_contain_text("Player 1", timeout=30_000)
    await_game(desk)
    arrive(desk, address[:-6])
    desk.fill("#phrase", "lotus pond")
    desk.click("#unlock")
    expect(desk.locator(".message-refusal")).to_contain_text("This link is damaged")


def test_the_picture_shows_what_everybody_sees(desk: Page) -> None:
    pictures = []
    for hands in HANDS:
        open_game(desk, link(world(hands, **OPEN["main"]), "h00"))
        desk.click("#chip-share")
        with desk.expect_download() as download:
            desk.click("#chip-picture")
        pictures.append(download.value.path().read_text(encoding="utf-8"))
        desk.click("#chip-close")
    assert pictures[0].startswith("<svg")
    assert pictures[0] == pictures[1]


STILL = re.compile(r' still="([^"]+)"')
"""What an embedded board shows before its engine is there."""


def test_an_embedded_game_warns_and_draws_only_what_everybody_sees(desk: Page) -> None:
    stills = []
    for hands in HANDS:
        open_game(desk, link(world(hands, **OPEN["main"]), "h00"))
        desk.click("#chip-share")
        desk.click("#chip-embed")
        expect(desk.locator("#embed-hidden")).to_contain_text("This code holds every player’s cards.")
        expect(desk.locator("#embed-code")).to_have_value(STILL)
        stills += STILL.findall(desk.locator("#embed-code").input_value())
        desk.click("#chip-close")
    assert stills[0] == stills[1]


def test_without_encryption_the_page_says_so(desk: Page) -> None:
    open_game(desk, link(world(HANDS[0], **OPEN["main"]), "hh0"))
    desk.evaluate("Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true })")
    desk.click("#chip-share")
    expect(desk.locator(".share")).to_contain_text("not available here")
    expect(desk.locator("#share-phrase")).to_have_count(0)
    desk.click("#chip-close")
    desk.evaluate("delete crypto.subtle")
