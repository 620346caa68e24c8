"""Teotihuacán: whole games, links of every profile, eclipses, and screens for everybody."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import sacbe
from axe import violations
from hands import DESK, PHONE, one_page, open_game, open_start
from sacbe.core.contract import CHANCE, draw
from sacbe.core.record import Record

GAME = sacbe.game("teotihuacan")
PROFILES = next(option.choices for option in GAME.options if option.key == "profile")
DOORS = "#chip-continue, #chip-salary, #chip-end:enabled, .workers button:not(.chip-dim), #chip-unlock-turn, .ranking"
"""Whatever a person who only collects cocoa may have to do next."""


def reached(phase: str, seat: int = 0, **options: Any) -> str:
    """The link of a random game in which it is for a seat to decide in a phase."""
    for seed in range(40):
        record, rng = Record.start(GAME, **{"players": 3, **options}), Random(seed)
        while (mover := record.state.mover) is not None:
            if mover == CHANCE:
                record = record.play(draw(record.state, rng))
                continue
            if record.state.phase == phase and mover == seat and len(record.state.legal()) > 1:
                return "#" + sacbe.to_link(record)
            legal = record.state.legal()
            likely = [action for action in legal if action.verb in ("main", "build", "decorate", "worship")]
            record = record.play(rng.choice(likely or legal))
    raise AssertionError(f"no random game comes to {phase}")


def collect(page: Page) -> None:
    """Go on until the game is over: collect cocoa wherever the first worker can go."""
    for _ in range(200):
        page.locator(DOORS).first.wait_for(timeout=60_000)
        if page.locator(".ranking").count():
            return
        step = page.locator("main").get_attribute("data-step") or ""
        if page.locator("#chip-continue").count():
            page.click("#chip-continue")
            expect(page.locator("#chip-continue")).to_have_count(0)
            continue
        if page.locator("#chip-salary").count():
            page.click("#chip-salary")
        elif page.locator("#chip-end:enabled").count():
            page.click("#chip-end")
        elif page.locator(".workers button:not(.chip-dim)").count():
            page.locator(".workers button:not(.chip-dim)").first.click()
            page.locator("[id^=chip-pill-][id$=-collect]").first.click()
        else:
            page.click("#chip-unlock-turn")
        expect(page.locator("main")).not_to_have_attribute("data-step", step, timeout=60_000)
    raise AssertionError("the game does not end")


def test_a_game_of_four_seats_against_computer_players(desk: Page) -> None:
    record = Record.start(GAME, players=4, first_game=True, profile="seed")
    open_game(desk, f"#{sacbe.to_link(record)}~h111")
    collect(desk)
    expect(desk.locator(".ranking li")).to_have_count(4)
    expect(desk.locator(".chart .bars")).to_have_count(4)
    scores = desk.locator(".ranking").inner_text()
    totals = sorted(int(each) for each in re.findall(r"^\d+$", scores, re.MULTILINE))
    bars = [sum(map(int, row.locator(".bar span").all_text_contents())) for row in desk.locator(".bars").all()]
    assert sorted(bars) == totals


def test_an_eclipse_adds_up_over_the_board_while_salaries_are_paid(desk: Page) -> None:
    open_game(desk, reached("salary"))
    table = desk.locator(".scoring .eclipse")
    expect(table.locator("tbody tr")).to_have_count(3)
    expect(table.locator("tbody")).to_contain_text("…")
    expect(desk.locator(".outlook-then")).to_contain_text("passes on")
    desk.click("#chip-salary")
    expect(desk.locator(".log")).to_contain_text("pays the workers")


STAGED = "document.querySelector('.scoring').getAnimations({ subtree: true })"


def test_any_key_or_tap_ends_what_is_staged(desk: Page) -> None:
    open_game(desk, reached("salary"))
    expect(desk.locator(".scoring .eclipse")).to_be_visible()
    step = desk.locator("main").get_attribute("data-step")
    for end in (lambda: desk.keyboard.press("x"), lambda: desk.click(".scoring h2")):
        begun = desk.evaluate(f"{STAGED}.map((each) => {{ each.currentTime = 0; each.play(); }}).length")
        assert begun >= 6
        end()
        assert desk.evaluate(f"{STAGED}.filter(({{ playState }}) => playState === 'running').length") == 0
    expect(desk.locator("main")).to_have_attribute("data-step", step or "")


@pytest.mark.parametrize("profile", PROFILES)
def test_a_link_of_every_profile_opens(desk: Page, profile: str) -> None:
    open_game(desk, reached("turn", profile=profile, players=2))
    expect(desk.locator(".workers button").first).to_be_visible()
    desk.click("#chip-share")
    expect(desk.locator("dialog")).to_be_visible()
    desk.click("#chip-close")


def test_a_first_game_on_a_device_begins_with_the_setup_made_for_it(page: Page) -> None:
    open_start(page)
    page.locator("input[name=game][value=teotihuacan]").check()
    setup = page.locator("label", has_text="so that you can begin at once").locator("input[name=option-first_game]")
    expect(setup).to_be_checked(timeout=30_000)
    draft = page.locator("input[name=option-draft]")
    expect(draft).to_have_count(0)
    page.locator("input[name=option-first_game]").first.check()
    expect(draft).to_have_count(2)


def test_a_hint_is_given_step_by_step(desk: Page) -> None:
    open_game(desk, reached("turn"))
    desk.click("#chip-hint")
    expect(desk.locator(".hint-steps li").first).to_contain_text(re.compile("Move|Use|Unlock"), timeout=60_000)
    expect(desk.locator(".hint-why")).to_contain_text(re.compile(r"[A-Z].*\."))
    desk.click("#chip-hint-play")
    expect(desk.locator(".turn-turn .workers")).to_have_count(0)


def wasted() -> str:
    """The link of a short game in which both seats only collect cocoa."""
    record, rng = Record.start(GAME, players=2, first_game=True, profile="seed"), Random(2)
    while sum(action.verb == "end" for action in record.actions) < 3:
        state = record.state
        idle = [action for action in state.legal() if action.verb in ("move", "collect", "end")]
        record = record.play(draw(state, rng) if state.mover == CHANCE else idle[0])
    return "#" + sacbe.to_link(record)


def test_a_review_tells_in_sentences_what_would_have_been_better(desk: Page) -> None:
    open_game(desk, wasted())
    desk.click("#chip-replay-back")
    desk.click("#chip-review")
    expect(desk.locator(".verdict")).to_have_count(3, timeout=120_000)
    expect(desk.locator(".review-progress")).to_have_count(0, timeout=120_000)
    verdicts = desk.locator(".verdict").all_inner_texts()
    assert all(re.search(r"Played: Move .*Collect cocoa at [A-Z]|Nothing better", text) for text in verdicts)
    assert any("Better:" in text for text in verdicts)
    assert [text for text in verdicts if re.search(r"[a-z]_[a-z]|\{|undefined", text)] == []
    desk.locator(".verdict button").first.click()
    expect(desk.locator(".verdict-here .hint-steps li").first).to_be_visible()
    assert desk.locator(".teo-marks .teo-tag").count() > 0
    desk.click("#chip-replay-leave")


def finished() -> str:
    """The link of a random game that is over."""
    record, rng = Record.start(GAME, players=2, profile="seed"), Random(1)
    while (mover := record.state.mover) is not None:
        record = record.play(draw(record.state, rng) if mover == CHANCE else rng.choice(record.state.legal()))
    return "#" + sacbe.to_link(record)


def as_it_is(_: Page) -> None:
    """Nothing has to be done to see it."""


SCREENS: dict[str, Callable[[Page], None]] = {
    "keep": as_it_is,
    "turn": lambda page: page.locator(".workers button:not(.chip-dim)").first.click(),
    "build": lambda page: page.locator('.hit-live[data-place^="square:"]').first.click(),
    "decorate": lambda page: page.locator("[id^=chip-decoration-]").first.click(),
    "salary": as_it_is,
    "window": lambda page: page.click("#chip-guide"),
    "over": lambda page: expect(page.locator(".chart")).to_be_visible(),
}


@pytest.fixture(scope="module", params=["light", "dark"])
def screen(request: pytest.FixtureRequest, browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """A desk in the light and a phone in the dark."""
    size = DESK if request.param == "light" else PHONE
    for page in one_page(browser, browser_context_args, {**size, "reduced_motion": "reduce"}):
        page.goto("./")
        page.evaluate(
            "theme => localStorage['sacbe.settings'] = JSON.stringify({pace: 'instant', ask: false, theme})",
            request.param,
        )
        page.reload()
        yield page


@pytest.mark.parametrize("phase", SCREENS)
def test_axe_finds_nothing(screen: Page, phase: str) -> None:
    open_game(screen, {"over": finished}.get(phase, lambda: reached(phase, players=2 if phase == "window" else 3))())
    if phase != "window" or screen.locator("#chip-guide").is_visible():
        SCREENS[phase](screen)
    screen.wait_for_timeout(200)
    assert violations(screen) == []
    if screen.locator("dialog[open]").count():
        screen.click("#chip-close")
