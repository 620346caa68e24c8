"""Games by link between people on several devices: one game on each, no draw twice, nothing played by accident."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

import sacbe
from axe import violations
from hands import AT_ONCE, DESK, PHONE, await_game, leave, open_game, played, set_up, settle_with

Device = Callable[[], Page]
NAMES = ("Ana", "Bo", "Cy")
DOORS = [
    "#chip-send-turn.chip-strong", "#chip-continue:enabled", "#chip-end.chip-strong:enabled", "#chip-hint-play:enabled",
    "#chip-hint:enabled:not([aria-disabled])",
]  # fmt: skip
"""Where a turn goes on, the last first."""


@pytest.fixture(scope="module")
def device(browser: Browser, site_url: str) -> Iterator[Device]:
    """Makes devices that share nothing; nothing may go wrong on any of them."""
    faults: list[str] = []
    contexts: list[BrowserContext] = []

    def made(screen: dict[str, object] = DESK) -> Page:
        context = browser.new_context(**{"base_url": site_url, "service_workers": "block", **screen})
        context.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
        context.on("weberror", lambda error: faults.append(str(error.error)))
        contexts.append(context)
        page = context.new_page()
        settle_with(page, {**AT_ONCE, "keys": True})
        return page

    yield made
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture(scope="module")
def ana(device: Device) -> Page:
    """The device of who begins."""
    return device()


@pytest.fixture(scope="module")
def bo(device: Device) -> Page:
    """The device of who is sent a game."""
    return device()


def begin(page: Page, game: str = "tikal", kinds: tuple[str, ...] = ("human", "away")) -> None:
    """Begin a game with friends by link, called Ana, Bo and Cy."""
    set_up(page, game, kinds)
    for row, name in zip(page.locator(".seat-row").all(), NAMES, strict=False):
        row.locator("input").fill(name)
    page.click("#begin")
    await_game(page)


def lay(page: Page, *, after: str = "") -> None:
    """Lay the drawn tile where it fits, in Tikal; `after` names places that are not to be tried."""
    page.bring_to_front()
    expect(page.locator("#chip-lay")).to_be_visible(timeout=30_000)
    for place in ("a3", "b3", "b4", "c3", "c4", "a2", "b2"):
        if place in after:
            continue
        page.click(f".hit[data-place={place}]")
        if page.locator("#chip-lay").is_enabled():
            break
    page.click("#chip-lay")
    expect(page.locator("#chip-lay")).to_have_count(0)


def turn(page: Page) -> None:
    """A whole turn."""
    lay(page)
    page.click("#chip-end")


def posted(page: Page, name: str) -> str:
    """Send the turn: the address that goes to the next person."""
    page.bring_to_front()
    expect(page.locator(".turn h2")).to_have_text(f"Send this turn to {name}")
    page.click("#chip-send-turn")
    expect(page.locator("#dialog-title")).to_have_text(f"Send this turn to {name}")
    address = in_dialog(page)
    page.click("#chip-copy")
    expect(page.locator(".share .message").last).to_have_text("Link copied.")
    page.click("#chip-close")
    expect(page.locator(".turn h2")).to_have_text(f"Waiting for {name}")
    return address


def in_dialog(page: Page) -> str:
    """The address in the open share dialog."""
    field = page.locator("#share-link")
    expect(field).not_to_have_value("")
    return field.input_value()


def arrive(page: Page, address: str) -> None:
    """Follow a link in a message; a page that is open already need not load again."""
    page.bring_to_front()
    if page.url == "about:blank":
        page.goto(address)
    else:
        page.evaluate("link => { location.hash = link; }", address.partition("#")[2])


def joined(page: Page, address: str, seat: str = "P2") -> None:
    """Open a letter for the first time and say who one is."""
    arrive(page, address)
    page.click(f"#chip-iam-{seat}", timeout=30_000)
    expect(page.locator("dialog")).not_to_be_visible()


def drawn(page: Page) -> str:
    """What was drawn for the turn that begins."""
    expect(page.locator("#chip-lay")).to_be_visible(timeout=30_000)
    return page.locator(".log .line button").last.inner_text()


def listed(page: Page) -> int:
    """Leave the table and count the games."""
    if page.locator("main.table").count():
        leave(page)
    expect(page.locator(".saved")).to_be_visible()
    return page.locator(".saved li").count()


def hashed(name: str, *parts: bytes) -> bytes:
    """The page's hash of named parts, each with its length."""
    return hashlib.sha256(b"".join(len(p).to_bytes(2, "big") + p for p in (name.encode(), *parts))).digest()


def forged(address: str, change: Callable[[bytearray], None] = lambda _: None, link: str = "") -> str:
    """An address with another letter or record, and a checksum that fits."""
    start, _, tail = address.partition("#")
    _, kinds, names, to, letter, old = tail.split("~")
    body = bytearray(base64.urlsafe_b64decode(letter + "=" * (-len(letter) % 4))[:-3])
    change(body)
    before = "~".join((link or old, kinds, names, to))
    code = bytes(body) + hashed("letter", before.encode(), bytes(body))[:3]
    return f"{start}#~{kinds}~{names}~{to}~{base64.urlsafe_b64encode(code).decode().rstrip('=')}~{link or old}"


def refused(page: Page, address: str, reason: str) -> None:
    """Open an address that is refused with this reason, and changes nothing."""
    lines = page.locator(".log .line button").all_inner_texts()
    title = page.locator(".turn h2").inner_text()
    arrive(page, address)
    expect(page.locator("#dialog-title")).to_have_text("This could not be opened")
    expect(page.locator("dialog")).to_contain_text(reason)
    expect(page.locator("dialog")).to_contain_text("have not been changed")
    page.click("#chip-close")
    assert page.locator(".log .line button").all_inner_texts() == lines
    expect(page.locator(".turn h2")).to_have_text(title)


def test_a_game_by_link_is_one_game_on_each_device(ana: Page, bo: Page) -> None:
    begin(ana)
    expect(ana.locator("[data-seat=P1] .seat-kind")).to_have_text("you")
    expect(ana.locator("[data-seat=P2] .seat-kind")).to_have_text("by link")
    turn(ana)
    ana.click("#chip-undo")  # nothing was drawn for Bo yet
    expect(ana.locator("#chip-end")).to_be_enabled()
    ana.click("#chip-end")
    expect(ana.locator("#chip-lay, .turn-controls [id^=chip-do]")).to_have_count(0)
    assert violations(ana) == []
    first = posted(ana, "Bo")
    expect(ana.locator("#chip-undo")).to_be_disabled()

    arrive(bo, first)
    expect(bo.locator("#dialog-title")).to_have_text("Somebody sent you a game of Tikal", timeout=30_000)
    assert violations(bo) == []
    assert bo.evaluate("location.hash") == ""  # it is kept already
    bo.click("#chip-iam-P2")
    expect(bo.locator(".turn h2")).to_have_text("Your turn")
    bo.reload()
    expect(bo.locator(".turn h2")).to_have_text("Your turn", timeout=30_000)
    turn(bo)
    reply = posted(bo, "Ana")
    assert len(reply.partition("#")[2]) < 130

    arrive(ana, reply)
    expect(ana.locator(".turn h2")).to_have_text("Your turn")
    turn(ana)
    second = posted(ana, "Bo")
    arrive(bo, second)
    expect(bo.locator(".turn h2")).to_have_text("Your turn")

    arrive(ana, reply)  # an old one, once more
    expect(ana.locator(".turn .message")).to_contain_text("yours has gone further")
    expect(ana.locator(".turn h2")).to_have_text("Waiting for Bo")
    assert (listed(ana), listed(bo)) == (1, 1)
    expect(bo.locator(".saved li")).to_contain_text("Your turn")
    expect(ana.locator(".saved li")).to_contain_text("Waiting for Bo")


def test_opening_a_link_again_never_draws_again(ana: Page, bo: Page, device: Device) -> None:
    begin(ana)
    turn(ana)
    first = posted(ana, "Bo")
    joined(bo, first)
    tile = drawn(bo)
    other = device()
    joined(other, first)
    assert drawn(other) == tile  # the same in two browsers
    turn(bo)
    arrive(ana, posted(bo, "Ana"))
    turn(ana)
    second = posted(ana, "Bo")
    arrive(bo, second)
    tile = drawn(bo)
    leave(bo)
    bo.locator(".saved li .chip").first.click()
    arrive(bo, second)
    assert drawn(bo) == tile  # the device knows its promise although the game was deleted
    expect(bo.locator(".turn h2")).to_have_text("Your turn")
    arrive(other, second)
    expect(other.locator("#dialog-title")).to_have_text("This could not be opened")
    expect(other.locator("dialog")).to_contain_text("Bo’s device had promised")


def test_whoever_changes_a_letter_is_found_out(ana: Page, bo: Page) -> None:
    begin(ana)
    turn(ana)
    joined(bo, posted(ana, "Bo"))
    turn(bo)
    arrive(ana, posted(bo, "Ana"))
    turn(ana)
    arrive(bo, posted(ana, "Bo"))
    turn(bo)
    reply = posted(bo, "Ana")
    ana.bring_to_front()

    def other_value(body: bytearray) -> None:
        body[-1] ^= 1

    def another_promise(body: bytearray) -> None:
        body += bytes([2, 0, body[28 + 2] - 1]) + bytes(16)  # for a step in Ana's turn, when nothing of Bo's was known

    refused(ana, forged(reply, other_value), "does not fit what Bo’s device had promised")
    refused(ana, forged(reply, another_promise), "does not fit what Bo’s device had promised")
    record = sacbe.from_link(reply)
    at = max(step for step in range(record.step) if str(record.actions[step]).startswith("draw"))
    before = record.at(at).cut()
    tiles = [action for action in before.state.legal() if action != record.actions[at]]
    rest = [str(action) for action in record.actions[at + 1 :]]
    fitting = next(again for tile in tiles if (again := replayed(before.play(tile), rest)))
    refused(ana, forged(reply, link=sacbe.to_link(fitting)), "A draw in Bo’s turn does not follow")
    refused(ana, reply[:-5], "damaged")
    refused(ana, forged(reply)[:-1] + ("A" if reply[-1] != "A" else "B"), "damaged")
    arrive(ana, forged(reply))  # the same with nothing changed is as good as the original
    expect(ana.locator(".turn h2")).to_have_text("Your turn")


def replayed(record: sacbe.Record, texts: list[str]) -> sacbe.Record | None:
    """A record with these actions, if they are legal; a tile is laid as it can be."""
    for text in texts:
        legal = record.state.legal()
        same = [each for each in legal if str(each) == text] or [
            each for each in legal if text.startswith("place") and str(each).startswith("place")
        ]
        if not same:
            return None
        record = record.play(same[0])
    return record


def test_two_courses_of_one_game_are_asked_about(ana: Page, bo: Page) -> None:
    begin(ana)
    turn(ana)
    joined(bo, posted(ana, "Bo"))
    lay(bo)
    bo.click("#chip-end")
    bo.click("#chip-send-turn")
    one = in_dialog(bo)  # as by the QR code, which nobody notices
    bo.click("#chip-close")
    bo.keyboard.press("Shift+Z")
    lay(bo, after="a3 b3" if "place b3" in str([str(a) for a in sacbe.from_link(one).actions]) else "a3")
    bo.click("#chip-end")
    two = posted(bo, "Ana")
    arrive(ana, one)
    drawn(ana)
    mine = ana.locator(".log .line button").all_inner_texts()
    arrive(ana, two)
    expect(ana.locator("#dialog-title")).to_have_text("Two versions of one game")
    assert violations(ana) == []
    ana.click("#chip-fork-mine")
    expect(ana.locator("dialog")).not_to_be_visible()
    drawn(ana)
    assert ana.locator(".log .line button").all_inner_texts() == mine
    count = listed(ana)
    arrive(ana, two)
    ana.click("#chip-fork-both")
    drawn(ana)
    assert ana.locator(".log .line button").all_inner_texts() != mine
    assert listed(ana) == count + 1


def test_who_only_looks_keeps_the_game_and_may_join_later(ana: Page, device: Device) -> None:
    begin(ana, kinds=("human", "away", "away"))
    turn(ana)
    address = posted(ana, "Bo")
    cy = device()
    arrive(cy, address)
    cy.click("#chip-close", timeout=30_000)
    expect(cy.locator(".turn")).to_contain_text("You are only watching")
    expect(cy.locator("#chip-lay")).to_have_count(0)
    cy.reload()
    expect(cy.locator(".turn")).to_contain_text("You are only watching", timeout=30_000)
    cy.click("#chip-who")
    cy.click("#chip-iam-P3")
    expect(cy.locator(".turn h2")).to_have_text("Waiting for Bo")
    expect(cy.locator("[data-seat=P3] .seat-kind")).to_have_text("you")
    cy.click("#chip-share")
    in_dialog(cy)
    cy.click("#chip-copy")  # out of turn, which must not keep Bo's letter from being opened
    expect(cy.locator(".share .message").last).to_have_text("Link copied.")
    cy.click("#chip-close")
    bo = device()
    joined(bo, address)
    turn(bo)
    arrive(cy, posted(bo, "Cy"))
    expect(cy.locator(".turn h2")).to_have_text("Your turn")


def test_a_game_at_one_screen_goes_on_by_link(ana: Page, device: Device) -> None:
    open_game(ana, played("draw A1", "place a3/0", "enter W a5", "enter W a5", players=2))
    ana.click("#chip-share")
    ana.click("#chip-apart-P2")
    expect(ana.locator("#chip-apart-P2")).to_have_count(0)
    ana.click("#chip-close")
    for step in (3, 2):  # what was promised for a step that is undone is promised anew
        ana.click("#chip-undo")
        expect(ana.locator("main.table")).to_have_attribute("data-step", str(step))
    ana.click("#chip-end")
    joined(bo := device(), posted(ana, "Player 2"))
    turn(bo)
    arrive(ana, posted(bo, "Player 1"))
    expect(ana.locator(".turn h2")).to_have_text("Your turn")


def test_a_plain_link_draws_the_same_after_a_reload_and_elsewhere(ana: Page, bo: Page) -> None:
    link = played("draw A1", "place a3/0", "end", players=2)
    open_game(ana, link)
    tile = drawn(ana)
    ana.reload()
    assert drawn(ana) == tile
    open_game(bo, link)
    assert drawn(bo) == tile


def first_to_act(number: str) -> str:
    """Who is drawn to begin a game of Eschnapur between three, from the number of the game."""
    state = sacbe.game("eschnapur").start(players=3)
    pool = hashed("game", number.encode())[:16].hex()
    randomness = hashed("draw", pool.encode(), b"", b"0")[:16].hex()
    return str(sacbe.draw(state, Random(int(randomness, 16)))[1])


def test_hidden_hands_go_by_link_too(ana: Page, device: Device) -> None:
    bo = device()
    # All hands are dealt in the turn of whoever begins: only there do two devices of one person draw the same.
    byte = next(each for each in range(256) if first_to_act(f"{each:02x}" * 8) == "P1")
    bo.add_init_script(f"crypto.getRandomValues = (bytes) => bytes.fill({byte})")
    begin(bo, "eschnapur", ("away", "human", "novice"))
    address = posted(bo, "Ana")
    hands = []
    for page in (ana, device()):
        joined(page, address, "P1")
        cards = page.locator(".hand-row [data-ref^='card:bid.']")
        expect(cards).to_have_count(2, timeout=30_000)
        expect(page.locator(".curtain")).to_have_count(0)
        hands.append(cards.evaluate_all("cards => cards.map((card) => card.dataset.ref)"))
    assert hands[0]
    assert hands[0] == hands[1]  # dealt the same in two browsers
    assert violations(ana) == []


def test_teotihuacan_goes_by_link_too(ana: Page, bo: Page) -> None:
    begin(ana, "teotihuacan", ("human", "away", "novice"))
    pages = {"Ana": ana, "Bo": bo}
    for _ in range(4):
        page, name = to_send(ana, bo)
        address = posted(page, name)
        arrive(pages[name], address)
        iam = pages[name].locator("#chip-iam-P2")
        mine = pages[name].locator(".turn-foot #chip-hint:enabled, .turn #chip-continue, #chip-send-turn.chip-strong")
        expect(iam.or_(mine).first).to_be_visible(timeout=30_000)
        if iam.is_visible():
            iam.click()
        play(pages[name])
    assert violations(page) == []


def to_send(*pages: Page) -> tuple[Page, str]:
    """The page that has something to send, and to whom; people there play until they have."""
    for page in pages:
        if page.url != "about:blank":
            title = page.locator(".turn h2").inner_text()
            if found := re.match("Send this turn to (.*)", title):
                return page, found[1]
    play(pages[0])
    return to_send(*pages)


def play(page: Page) -> None:
    """Play what the expert advises until the turn goes to another device."""
    page.bring_to_front()
    for _ in range(100):
        found = page.wait_for_function(
            "doors => doors.find((door) => document.querySelector(door)?.offsetParent)", arg=DOORS, timeout=30_000
        )
        door = str(found.json_value())
        if door == DOORS[0]:
            return
        with suppress(Error):  # it may be gone again: the page goes on by itself
            page.locator(door).click(timeout=2000)
    raise AssertionError("the turn does not end")


def test_on_a_phone_the_turn_is_sent_with_one_finger(device: Device) -> None:
    page = device(PHONE)
    begin(page)
    lay(page)
    page.tap("#chip-end")
    page.tap("#chip-send-turn")
    expect(page.locator("#qr")).to_be_visible()
    assert violations(page) == []
