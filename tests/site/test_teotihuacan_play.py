"""Teotihuacán: every decision by mouse, by touch and by keyboard, from positions set up by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import sacbe
from hands import DESK, PHONE, Hand, Keyboard, Mouse, Touch, one_page, open_game
from sacbe.core.contract import CHANCE, draw
from sacbe.core.record import Record
from teotihuacan_moments import CASES, GAME, choose, link, press, walk, yard

HANDS = {"mouse": Mouse(), "touch": Touch(), "keyboard": Keyboard()}


@pytest.fixture(scope="module", params=list(HANDS))
def hand(request: pytest.FixtureRequest) -> Hand:
    return HANDS[request.param]


@pytest.fixture(scope="module")
def table(browser: Browser, browser_context_args: dict[str, Any], hand: Hand) -> Iterator[Page]:
    """One page for all tests of a hand, on a screen that fits it."""
    yield from one_page(browser, browser_context_args, PHONE if isinstance(hand, Touch) else DESK)


@pytest.mark.parametrize("case", CASES)
def test_every_decision(table: Page, hand: Hand, case: str) -> None:
    address, buttons, line = CASES[case]
    open_game(table, address)
    for name in buttons:
        press(table, hand, name)
    expect(table.locator(".log")).to_contain_text(re.compile(line))
    expect(table.locator(".message-refusal")).to_have_count(0)


def test_a_dim_button_says_the_rule(table: Page, hand: Hand) -> None:
    open_game(table, link(position=yard({"cocoa": 0, "tiles": []})))
    press(table, hand, "worker-palace-3")
    press(table, hand, "pill-stone_quarry-main")
    expect(table.locator(".message-refusal")).to_contain_text("TEO-")


def test_what_a_button_brings_is_shown_before_it_is_pressed(desk: Page) -> None:
    open_game(desk, link())
    desk.click("#chip-worker-palace-3")
    desk.hover("#chip-pill-stone_quarry-main")
    expect(desk.locator(".outlook-pay")).to_contain_text("1 cocoa")
    expect(desk.locator(".outlook-get")).to_contain_text("1 stone")
    expect(desk.locator(".outlook-then")).to_contain_text("rises to power 4")
    expect(desk.locator(".outlook-after")).to_contain_text("Cocoa 9 → 8")


def test_a_worker_and_a_pill_on_the_board(desk: Page) -> None:
    open_game(desk, link())
    desk.click('.hit[data-place="worker:P1.palace/3"]')
    desk.click('.hit[data-place="pill:stone_quarry/collect"]')
    expect(desk.locator(".turn-window")).to_be_visible()
    expect(desk.locator(".log .line").last).to_contain_text("collects 2 cocoa")


def test_a_worker_by_its_button_and_then_a_pill_on_the_board(desk: Page) -> None:
    open_game(desk, link())
    desk.click("#chip-worker-palace-3")
    desk.click('.hit[data-place="pill:stone_quarry/collect"]')
    expect(desk.locator(".turn-window")).to_be_visible()


def test_what_is_not_possible_says_why_when_it_is_pointed_at(desk: Page) -> None:
    open_game(desk, link(position=yard({"cocoa": 0, "tiles": []})))
    desk.click("#chip-worker-palace-3")
    expect(desk.locator(".board .teo-pill-dim").first).to_contain_text("cocoa")
    desk.hover('.hit[data-place="pill:stone_quarry/main"]')
    expect(desk.locator(".sheet-foot .facts")).to_contain_text("cocoa")
    expect(desk.locator(".outlook-idle")).to_contain_text(re.compile(r"1 cocoa.*you have (0|none|no cocoa)"))


def test_a_board_may_be_chosen_before_the_worker(desk: Page) -> None:
    open_game(desk, link())
    desk.click('.hit[data-place="board:decorations"]')
    expect(desk.locator("[id^=chip-pill-]")).to_have_count(0)
    desk.click('.hit[data-place="worker:P1.forest/5"]')
    expect(desk.locator("[id^=chip-pill-decorations]").first).to_be_visible()
    expect(desk.locator("[id^=chip-pill-nobles]")).to_have_count(0)


def test_a_finger_taps_a_square_to_hold_the_tile_there_and_again_to_turn_it(phone: Page) -> None:
    open_game(phone, link("move palace/3 4 any", "main"))
    phone.tap('.hit[data-place="square:1-0-0"]')
    expect(phone.locator("#chip-lay")).to_be_enabled()
    phone.tap("#chip-lay")
    expect(phone.locator(".log .line").last).to_contain_text("lays pyramid tile")


def test_undo_goes_back_step_by_step_or_the_whole_turn(desk: Page) -> None:
    open_game(desk, link())
    desk.click("#chip-worker-palace-3")
    press(desk, Mouse(), "pill-forest-main")
    desk.click("#chip-worker-P1-forest-5")
    expect(desk.locator(".turn-wheel")).to_be_visible()
    desk.click("#chip-undo")
    expect(desk.locator(".turn-power")).to_be_visible()
    desk.keyboard.press("Shift+Z")
    expect(desk.locator(".turn-turn")).to_be_visible()
    expect(desk.locator("#chip-undo")).to_be_disabled()
    desk.click("#chip-worker-palace-3")
    desk.click("#chip-pill-stone_quarry-collect")
    desk.click("#chip-undo-turn")
    expect(desk.locator(".turn-turn")).to_be_visible()


def test_a_chain_survives_a_reload_and_a_drawn_tile_is_never_taken_back(desk: Page) -> None:
    open_game(desk, link())
    desk.click("#chip-worker-palace-3")
    desk.click("#chip-pill-stone_quarry-worship-claim")
    expect(desk.locator(".turn-window")).to_be_visible()
    desk.reload()
    expect(desk.locator(".turn-window")).to_be_visible(timeout=30_000)
    expect(desk.locator("#chip-undo")).to_be_enabled()
    desk.click("#chip-end")
    expect(desk.locator(".turn h2")).to_contain_text("Player 2")
    expect(desk.locator("#chip-undo")).to_be_disabled()


def test_a_whole_turn_on_the_board_by_keyboard(desk: Page) -> None:
    open_game(desk, link())
    choose(desk, Keyboard(), "worker:P1.forest/5")
    expect(desk.locator("#grid [data-grid='pill:decorations/worship/ability']")).to_have_count(1)
    walk(desk, "pill:decorations/worship/ability")
    expect(desk.locator(".outlook-then")).to_contain_text("choose a temple")
    expect(desk.locator("#grid button:focus")).to_contain_text("Decorations, Any temple")
    desk.keyboard.press("Enter")
    expect(desk.locator(".turn-any")).to_be_visible()
    walk(desk, "step:green/1")
    expect(desk.locator("#grid button:focus")).to_contain_text(re.compile("Green temple, step 1.*brings 1 cocoa"))
    desk.keyboard.press("Enter")
    expect(desk.locator(".log .line").last).to_contain_text("green temple")


def crowded() -> dict[str, str]:
    """By phase: the link of the moment with most to choose from, in a few random games."""
    most: dict[str, tuple[int, Record]] = {}
    for seed in range(8):
        options = {"players": 2 + seed % 3, "profile": ("standard", "bga")[seed % 2], "draft": seed % 4 == 0}
        record, rng = Record.start(GAME, **options), Random(seed)
        while (mover := record.state.mover) is not None:
            if mover == CHANCE:
                record = record.play(draw(record.state, rng))
                continue
            legal = record.state.legal()
            if len(legal) > most.get(record.state.phase, (1, record))[0]:
                most[record.state.phase] = len(legal), record
            likely = [action for action in legal if action.verb in ("main", "build", "decorate", "worship", "claim")]
            record = record.play(rng.choice(likely or legal))
    return {phase: "#" + sacbe.to_link(record) for phase, (_, record) in most.items()}


HIDDEN = """() => [...document.querySelectorAll(".turn-controls, .outlook")]
  .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).map(({ className }) => className)"""


def test_every_button_of_a_decision_is_in_sight_on_a_small_desk(desk: Page) -> None:
    hidden = {}
    for phase, address in crowded().items():
        open_game(desk, address)
        movable = desk.locator(".workers button:not(.chip-dim)") if phase == "turn" else desk.locator(".nothing")
        for worker in movable.all() or [None]:
            if worker:
                worker.click()
                expect(desk.locator("[id^=chip-pill-]").first).to_be_visible()
            if found := desk.evaluate(HIDDEN):
                hidden[phase] = found
    assert hidden == {}
