"""Looking back at a game, and at all games: replay by turn and by itself, the own turns, results, pictures."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Page, expect

import sacbe
from axe import violations
from hands import LAST, TURNS, address, leave, open_game, played
from sacbe.core.record import Record

GAMES = ("tikal", "eschnapur", "teotihuacan")
PNG = b"\x89PNG\r\n"


@pytest.fixture(scope="module")
def finished() -> dict[str, str]:
    """By game, the link of one that was played at random to its end."""
    return {name: "#" + sacbe.to_link(random_game(name)) for name in GAMES}


def random_game(name: str) -> Record:
    """A game that was played at random to its end."""
    rng, record = Random(3), Record.start(sacbe.game(name))
    while (mover := record.state.mover) is not None:
        chosen = sacbe.draw(record.state, rng) if mover == sacbe.CHANCE else rng.choice(record.state.legal())
        record = record.play(chosen)
    return record


def step(page: Page) -> int:
    """The step of the moment on show."""
    return int(page.locator("#scrubber").input_value())


def test_replay_goes_by_turn_and_by_step(desk: Page) -> None:
    open_game(desk, played(*TURNS, players=2))
    at = desk.locator("#scrubber")
    expect(desk.locator(".turn h2")).to_have_text("Player 2 to act")
    end = len(TURNS) + 1
    expect(at).to_have_value(str(end))
    for begin in (len(TURNS), 12, 8, 0):
        desk.click("#chip-replay-turn-back")
        expect(at).to_have_value(str(begin))
    expect(desk.locator("#chip-replay-turn-back")).to_be_disabled()
    for key, step in (("}", 8), ("]", 9), ("{", 8), ("[", 7), ("}", 8)):
        desk.keyboard.press(key)
        expect(at).to_have_value(str(step))
    for begin in (12, len(TURNS), end):
        desk.click("#chip-replay-turn-on")
        expect(at).to_have_value(str(begin))
    expect(desk.locator(".turn h2")).to_have_text("Player 2 to act")


def test_the_game_plays_by_itself_and_stops_when_told(desk: Page) -> None:
    open_game(desk, played(*TURNS, players=2))
    desk.keyboard.press("p")
    expect(desk.locator("#chip-replay-play")).to_have_attribute("aria-label", "Stop")
    expect(desk.locator(".turn")).to_contain_text("This one stays in your games")
    assert violations(desk) == []
    speed = desk.locator("#chip-replay-speed")
    speed.click()
    speed.click()
    expect(speed).to_have_text("4×")
    desk.wait_for_function("() => Number(document.querySelector('#scrubber').value) > 2")
    desk.click("#chip-replay-play")
    expect(desk.locator("#chip-replay-play")).to_have_attribute("aria-label", "Play the game by itself")
    assert 2 < step(desk) < len(TURNS)
    desk.click("#chip-replay-play")
    expect(desk.locator(".turn h2")).to_have_text("Player 2 to act", timeout=30_000)
    speed = desk.locator("#chip-replay-speed")
    desk.click("#chip-replay-back")
    speed.click()
    expect(speed).to_have_text("0.5×")
    speed.click()
    desk.click("#chip-replay-leave")


def test_a_game_that_goes_on_from_a_past_moment_says_that_the_old_one_stays(desk: Page) -> None:
    open_game(desk, played(*TURNS, players=2))
    desk.locator(".log .line button[data-step='4']").click()
    desk.click("#chip-replay-fork")
    expect(desk.locator(".turn .message")).to_contain_text("The old one stays in your games")


def test_a_review_begins_with_the_own_turns_and_says_what_its_numbers_mean(desk: Page) -> None:
    open_game(desk, played(*TURNS, players=2) + "~h1")
    desk.click("#chip-pause")
    desk.click("#chip-replay-back")
    desk.click("#chip-review")
    expect(desk.locator(".review-progress")).to_have_count(0, timeout=60_000)
    expect(desk.locator("#review-P1")).to_have_attribute("aria-pressed", "true")
    seats = set(desk.locator(".verdict b").all_inner_texts())
    assert seats == {"Player 1"}
    desk.locator(".review-words summary").click()
    expect(desk.locator(".review-words")).to_contain_text("than average the draws of that player were")
    rule = desk.locator(".verdict-rules a").first
    assert (rule.get_attribute("href") or "").startswith("rules/en/tikal/reference.html#TIK-")
    assert violations(desk) == []
    desk.click("#review-P1")
    expect(desk.locator(".verdict b").filter(has_text="Ix Chel").first).to_be_visible()
    desk.click("#chip-close")


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_kept_and_its_board_saved_as_a_picture(
    desk: Page, finished: dict[str, str], game: str
) -> None:
    open_game(desk, finished[game])
    with desk.expect_download() as download:
        desk.click("#chip-finish-picture")
    assert download.value.suggested_filename.startswith(f"sacbe-{game}-")
    assert download.value.path().read_bytes().startswith(PNG)
    desk.click("#chip-finish-replay")
    expect(desk.locator("#scrubber")).to_have_value("0")
    desk.click("#chip-replay-turn-on")
    desk.wait_for_function("() => Number(document.querySelector('#scrubber').value) > 0")
    desk.click("#chip-replay-last")
    leave(desk)
    first = desk.locator(".saved li").first
    expect(first).to_contain_text("Finished")
    expect(first.locator("img[data-board]")).to_have_attribute("data-board", game, timeout=30_000)
    assert first.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    assert violations(desk) == []


def test_how_far_a_game_has_got_is_in_the_list(desk: Page) -> None:
    open_game(desk, played("draw A1", players=2))
    desk.click(".hit[data-place=a3]")
    desk.click("#chip-lay")
    expect(desk.locator(".beans-count")).to_have_text("10")
    leave(desk)
    expect(desk.locator(".saved li").first).to_contain_text("35 tiles left")


def test_results_are_counted_by_game_and_level_and_can_be_deleted(desk: Page) -> None:
    open_game(desk, address(LAST) + "~0h")
    desk.click("#chip-end")
    desk.click("#chip-continue")
    expect(desk.locator(".ranking")).to_be_visible(timeout=30_000)
    desk.click("#chip-close")
    score = desk.locator("[data-seat=P2] .seat-score").inner_text()
    open_game(desk, played("draw A1", players=2))  # this one is not over
    leave(desk)
    desk.click("#chip-results")
    row = desk.locator(".results tbody tr")
    expect(row).to_have_count(1)
    expect(row.locator("th")).to_have_text("Tikal")
    assert row.locator("td").all_inner_texts()[:2] == ["Random", "1"]
    assert row.locator("td").last.inner_text() == score
    assert violations(desk) == []
    desk.reload()
    desk.click("#chip-results")
    expect(row).to_have_count(1)
    desk.click("#chip-forget-results")
    expect(desk.locator("dialog")).to_contain_text("Finish a game")
    desk.click("#chip-close")
    assert json.loads(desk.evaluate("localStorage['sacbe.results']")) == []
