"""A bot from the Lab at a table of the play page: it plays, its mistakes are told, and the game goes on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from axe import violations
from hands import DESK, one_page, settle_with
from workbench import RANDOM, open_lab, run, write

TALKS = RANDOM.replace("    return", "    print('I see', observation.state.phase, observation.seat)\n    return")


@pytest.fixture(scope="module")
def lab(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """One Lab for all tests; its games open in other tabs."""
    for page in one_page(browser, browser_context_args, DESK):
        settle_with(page)
        open_lab(page)
        yield page


def play_it(lab: Page) -> Page:
    """Play against the bot in the editor; the tab with the game."""
    lab.click("#tab-match")
    with lab.expect_popup() as opened:
        lab.click("#play-it")
    expect(opened.value.locator("main.table")).to_be_visible(timeout=30_000)
    return opened.value


def hand_over(table: Page, seat: str, kind: str) -> None:
    """Let somebody else play a seat."""
    table.click("#chip-settings")
    table.select_option(f"#kind-{seat}", kind)
    table.click("dialog[open] #chip-close")


def test_it_plays_under_its_name_and_what_it_prints_stands_in_the_replay(lab: Page) -> None:
    write(lab, TALKS)
    table = play_it(lab)
    card = table.locator("[data-seat=P2]")
    expect(card.locator(".seat-kind")).to_have_text("Bot from the Lab")
    expect(card.locator(".seat-name")).to_have_text("dice 2")
    assert violations(table) == []
    hand_over(table, "P1", "random")
    own = table.locator(".record .line button").filter(has_text="dice 2")
    expect(own.nth(5)).to_be_visible(timeout=60_000)
    table.click("#chip-pause")
    own.filter(has_text="lays").first.click()
    expect(table.locator(".turn .printed")).to_contain_text(re.compile(r"I see \w+ 1"))
    table.close()


def test_its_mistakes_are_told_and_the_game_goes_on_once_they_are_mended(lab: Page) -> None:
    write(lab, "def choose(observation, rng):\n    return 1 / 0")
    table = play_it(lab)
    hand_over(table, "P1", "random")
    said = table.locator(".turn .message-refusal")
    expect(said).to_contain_text("line 2: ZeroDivisionError: division by zero", timeout=60_000)
    steps = table.locator(".record .line").count()
    for source, fault in (
        ("def choose(observation, rng):\n    return 'bid 5'", "tried something illegal"),
        ("def choose(observation, rng):\n    return 'nonsense'", "there is no action"),
        ("def choose(observation, rng):\n    while True:\n        pass", "no answer after 10 seconds"),
        ("def choose(", "line 1: "),
    ):
        write(lab, source)
        lab.click("#save")
        expect(lab.locator(".message")).to_contain_text("is saved on this device")
        table.bring_to_front()
        table.click("#chip-pause")
        expect(said).to_contain_text(fault, timeout=60_000)
        lab.bring_to_front()
    assert table.locator(".record .line").count() == steps
    write(lab, RANDOM)
    lab.click("#save")
    expect(lab.locator(".message")).to_contain_text("is saved on this device")
    table.bring_to_front()
    table.click("#chip-pause")
    expect(table.locator(".record .line").nth(steps + 8)).to_be_visible(timeout=60_000)
    hand_over(table, "P2", "human")
    expect(table.locator("[data-seat=P2] .seat-kind")).to_have_count(0)
    table.close()
    lab.bring_to_front()


def test_a_bot_that_thinks_can_be_stopped(lab: Page) -> None:
    write(lab, "def choose(observation, rng):\n    sum(range(10 ** 12))")  # one call, which Python cannot interrupt
    table = play_it(lab)
    hand_over(table, "P1", "random")
    expect(table.locator("[data-seat=P2] .thinking")).to_be_visible(timeout=60_000)
    table.click("#chip-pause")
    expect(table.locator(".thinking")).to_have_count(0)
    hand_over(table, "P2", "random")
    steps = table.locator(".record .line").count()
    table.click("#chip-pause")
    expect(table.locator(".record .line").nth(steps + 8)).to_be_visible(timeout=60_000)
    table.close()


def test_a_bot_that_was_deleted_is_missed(lab: Page) -> None:
    write(lab, RANDOM)
    table = play_it(lab)
    lab.bring_to_front()
    lab.click("#delete")
    expect(lab.locator(".message")).to_contain_text("is deleted")
    table.bring_to_front()
    hand_over(table, "P1", "random")
    expect(table.locator(".turn .message-refusal")).to_contain_text("is no longer on this device", timeout=60_000)
    # Nobody gets it with a link: there a person sits in its place.
    assert re.fullmatch(r"[^~]*(~[0-9h]+)?(~.*)?", table.url.partition("#")[2])
    table.close()


def test_what_a_worker_could_reach_is_taken_away(lab: Page) -> None:
    lab.click("#tab-prompt")
    lines = lab.locator(".lab-lines li")
    ways = "('fetch', 'XMLHttpRequest', 'WebSocket', 'indexedDB', 'caches', 'BroadcastChannel', 'Worker', 'navigator')"
    codes = (
        f"import js; [way for way in {ways} if hasattr(js, way)]",
        "js.Function.new('return fetch')",
        "js.eval('1 + 1')",
    )
    for number, code in enumerate(codes, start=1):
        lab.fill("#prompt", code)
        lab.press("#prompt", "Enter")
        # While a line runs, the next one waits at the prompt.
        expect(lines).to_have_count(number, timeout=30_000)
    expect(lines.nth(0).locator("pre").last).to_have_text("[]")
    for refused in (1, 2):
        expect(lines.nth(refused).locator(".lab-fault")).to_contain_text("EvalError")


def test_a_game_of_a_match_opens_in_the_replay_with_prints_and_reasons(lab: Page) -> None:
    write(lab, TALKS)
    lab.click("#tab-match")
    lab.select_option("[aria-label='Opponent 1']", "level:novice")
    run(lab)
    lab.locator(".lab-game").first.click()
    with lab.expect_popup() as opened:
        lab.click("#open-play")
    table = opened.value
    expect(table.locator("main.table")).to_be_visible(timeout=30_000)
    table.locator("#chip-finish-replay").click()
    for name, said in ((lab.input_value("#bot-name"), r"I see \w+"), ("novice", r"\w+ \w+")):
        table.locator(".record .line button").filter(has_text=f"{name} lays").first.click()
        expect(table.locator(".turn .reasons")).to_contain_text(re.compile(said))
    table.close()
