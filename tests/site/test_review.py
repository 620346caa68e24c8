"""Looking back: what the others did, hints, and the review of a game."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

import sacbe
from hands import TURNS, WORKSHOP, address, await_game, open_game, played
from sacbe.core.record import Record

SMOOTHEST = """() => new Promise((resolve) => {
  const gaps = [];
  let last = performance.now();
  requestAnimationFrame(function frame(now) {
    gaps.push(now - last);
    last = now;
    if (gaps.length < 100) return requestAnimationFrame(frame);
    resolve(Math.min(...[0, 20, 40, 60, 80].map((from) => Math.max(...gaps.slice(from, from + 20)))));
  });
})"""
"""The longest wait for a frame in the smoothest of five short whiles: a busy machine seldom delays all of them."""


@pytest.fixture(scope="module")
def whole_game() -> str:
    """The link of a game of two seats that was played at random to its end."""
    rng, record = Random(7), Record.start(sacbe.game("tikal"), players=2)
    while (mover := record.state.mover) is not None:
        chosen = sacbe.draw(record.state, rng) if mover == sacbe.CHANCE else rng.choice(record.state.legal())
        record = record.play(chosen)
    return "#" + sacbe.to_link(record)


def review_from_replay(page: Page) -> None:
    """Look back and have the game judged."""
    page.click("#chip-replay-back")
    page.click("#chip-review")
    expect(page.locator(".verdict").first).to_be_visible(timeout=60_000)
    expect(page.locator(".review-progress")).to_have_count(0, timeout=60_000)


def points(page: Page, selector: str) -> list[float]:
    """The first number in each of these elements."""
    texts = page.locator(selector).all_inner_texts()
    return [float(re.findall(r"[-+]?[\d.]+", text)[0]) for text in texts]


def test_every_turn_gets_its_verdict_and_the_sums_add_up(desk: Page) -> None:
    open_game(desk, played(*TURNS, players=2))
    review_from_replay(desk)
    costs, seats = points(desk, ".verdict-cost"), desk.locator(".verdict b").all_inner_texts()
    assert len(costs) == 3
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > costs[-1]
    for row in desk.locator(".review-sums tbody tr").all():
        name = row.locator("th").inner_text().strip()
        own = [cost for cost, seat in zip(costs, seats, strict=True) if seat == name]
        assert float(row.locator("td").first.inner_text()) == pytest.approx(sum(own), abs=0.16)  # of rounded numbers


def test_a_turn_in_which_nothing_was_possible_is_a_fine_one(desk: Page) -> None:
    game = sacbe.game("tikal")
    record = Record.at_position(game, {"ap": 1, "seats": {"P1": {"pieces": {"a4": "18W+L"}}}})
    open_game(desk, "#" + sacbe.to_link(record.play(game.notation.parse("end"))))
    expect(desk.locator("#chip-lay, #chip-discard")).to_be_visible()
    review_from_replay(desk)
    fine = desk.locator(".verdict-fine")
    expect(fine.locator(".verdict-cost")).to_contain_text("0")
    expect(fine).to_contain_text("Nothing better was found.")
    desk.click("#chip-close")


def test_it_is_heard_in_the_dialog_that_the_review_is_ready(desk: Page) -> None:
    open_game(desk, played(*TURNS, players=2))
    review_from_replay(desk)
    expect(desk.locator("dialog[open] [role=log]")).to_contain_text("The review is ready.")
    desk.click("#chip-close")


def test_a_wasted_turn_is_called_a_mistake_with_a_better_plan(desk: Page) -> None:
    open_game(desk, played(*TURNS, players=2))
    review_from_replay(desk)
    worst = desk.locator(".verdict").first
    expect(worst).to_have_class(re.compile("verdict-mistake"))
    expect(worst).to_contain_text("Better:")
    expect(worst.locator(".verdict-played")).to_have_text(re.compile(r"^Played: Lay the tile on [a-h][1-5]\.$"))
    expect(worst.locator(".verdict-cost")).to_contain_text("points given away")
    assert worst.locator(".verdict-best").inner_text().count(".") >= 2  # sentences, not keys


def test_order_and_seat_of_the_turns_can_be_chosen(desk: Page) -> None:
    open_game(desk, played(*TURNS, players=2))
    review_from_replay(desk)
    desk.locator("input[value=turns]").check()
    desk.wait_for_function("""() => {
        const steps = [...document.querySelectorAll(".verdict button")].map((button) => Number(button.dataset.step));
        return steps.length === 3 && steps.every((step, at) => !at || steps[at - 1] < step);
    }""")
    desk.click("#review-P2")
    expect(desk.locator(".verdict")).to_have_count(1)
    expect(desk.locator(".verdict b")).to_have_text("Player 2")
    desk.click("#review-P2")
    expect(desk.locator(".verdict")).to_have_count(3)
    desk.locator("input[value=worst]").check()


def test_a_verdict_leads_to_its_moment_and_back(desk: Page) -> None:
    open_game(desk, played(*TURNS, players=2))
    review_from_replay(desk)
    worst = desk.locator(".verdict button").first
    step, cost = worst.get_attribute("data-step"), worst.locator(".verdict-cost").inner_text()
    worst.focus()
    desk.keyboard.press("Enter")
    expect(desk.locator("dialog")).not_to_be_visible()
    expect(desk.locator(".turn h2")).to_have_text(f"The game after {step} steps")
    expect(desk.locator(".verdict-here")).to_contain_text(cost)
    expect(desk.locator(".verdict-here li").first).to_have_text(re.compile("^Lay the [a-z ]+ on [a-h][1-5]$"))
    expect(desk.locator(".numbers text", has_text="1").first).to_be_attached()  # the better turn, on the board
    desk.click("#chip-review")
    expect(desk.locator(".verdict")).to_have_count(3)  # kept, not made again
    desk.click("#chip-close")
    desk.click("#chip-replay-leave")
    expect(desk.locator("#chip-review")).to_have_count(0)  # nobody looks at a running game this way


DAMAGE = """() => new Promise((resolve) => {
  indexedDB.open("sacbe").onsuccess = ({ target }) => {
    const change = target.result.transaction("games", "readwrite");
    const games = change.objectStore("games");
    games.getAll().onsuccess = ({ target: { result } }) => {
      for (const game of result.filter(({ review }) => review)) {
        game.review.verdicts[0].best = null;
        games.put(game, game.id);
      }
    };
    change.oncomplete = resolve;
  };
})"""
"""Spoils the reviews that games are kept with."""
COUNT_REVIEWS = """(() => {
  self.reviews = 0;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message?.text?.includes('"do":"review"')) self.reviews += 1;
    post.call(this, message, ...rest);
  };
})()"""
"""Counts how often the engine is asked for a review."""


def test_a_review_is_kept_with_its_game_and_a_damaged_one_is_made_again(desk: Page) -> None:
    open_game(desk, played(*TURNS[:12], players=2) + "~hh")
    expect(desk.locator("#chip-lay")).to_be_visible()
    desk.click(".hit-live")
    desk.click("#chip-lay")  # now it is kept
    review_from_replay(desk)
    found = desk.locator(".verdict").all_inner_texts()
    assert found
    desk.click("#chip-close")
    desk.add_init_script(COUNT_REVIEWS)
    for spoil in (False, True):
        if spoil:
            desk.evaluate(DAMAGE)
        desk.reload()
        await_game(desk)
        review_from_replay(desk)
        assert (desk.evaluate("self.reviews") > 0) == spoil
        if spoil:
            expect(desk.locator(".verdict")).to_have_count(len(found))
        else:
            expect(desk.locator(".verdict")).to_have_text(found, use_inner_text=True)
        desk.click("#chip-close")


def test_a_kept_review_is_not_shown_for_another_course_of_the_game(desk: Page) -> None:
    open_game(desk, played(*TURNS[:12], players=2) + "~hh")
    for cell in (0, 1):
        expect(desk.locator("#chip-lay")).to_be_visible()
        desk.locator(".hit-live").nth(cell).click()
        desk.click("#chip-lay")
        expect(desk.locator(".beans-count")).to_have_text("10")
        if cell == 0:
            review_from_replay(desk)
            desk.click("#chip-close")
            desk.click("#chip-replay-leave")
            desk.click("#chip-undo")
    desk.add_init_script(COUNT_REVIEWS)
    desk.reload()
    await_game(desk)
    review_from_replay(desk)
    assert desk.evaluate("self.reviews") > 0
    desk.click("#chip-close")


SLOW = """(text) => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    setTimeout(() => post.call(this, message, ...rest), message?.text?.includes(text) ? 1500 : 0);
  };
}"""
"""Lets a worker answer late whenever it is asked for something with this text."""


def test_a_review_underway_is_not_mixed_into_the_one_of_another_game(page: Page, whole_game: str) -> None:
    open_game(page, played(*TURNS[:12], players=2) + "~hh")
    page.locator(".hit-live").first.click()
    page.click("#chip-lay")
    review_from_replay(page)
    found = page.locator(".verdict").all_inner_texts()
    page.click("#chip-close")
    open_game(page, whole_game)
    page.evaluate(SLOW, '"do":"review"')
    page.click("#chip-finish-review")
    expect(page.locator(".review-progress")).to_be_visible()
    page.click("#chip-close")
    page.click("#chip-leave")
    page.click("#chip-resume")
    await_game(page)
    page.wait_for_timeout(2000)
    review_from_replay(page)
    expect(page.locator(".verdict")).to_have_text(found, use_inner_text=True)


BREAK_REVIEWS = """() => {
  self.broken = true;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    const breaks = self.broken && message?.text?.includes('"do":"review"');
    post.call(this, breaks ? { ...message, text: 5 } : message, ...rest);
  };
}"""
"""Lets Python break whenever a game is judged."""


def test_a_review_that_breaks_down_says_so_in_its_dialog_and_can_be_tried_again(page: Page) -> None:
    open_game(page, played(*TURNS, players=2))
    page.evaluate(BREAK_REVIEWS)
    page.click("#chip-replay-back")
    page.click("#chip-review")
    message = page.locator("dialog .message")
    expect(message).to_contain_text("crashed", timeout=60_000)
    page.evaluate("self.broken = false")
    page.click("#chip-review-go-on")
    expect(message).to_have_count(0)
    expect(page.locator(".verdict")).to_have_count(3, timeout=60_000)


def test_a_hint_is_gone_with_the_seat_it_was_for(page: Page) -> None:
    open_game(page, played("draw A1", players=2))
    page.click("#chip-hint")
    expect(page.locator(".hint")).to_be_visible(timeout=20_000)
    page.evaluate(SLOW, '"do":"think"')
    page.click("#chip-settings")
    page.locator("#kind-P2").select_option("novice")
    expect(page.locator(".hint")).to_have_count(1)
    page.locator("#kind-P1").select_option("novice")
    expect(page.locator(".hint")).to_have_count(0, timeout=1000)


def test_a_finished_game_opens_at_its_end_and_its_review_can_be_stopped(desk: Page, whole_game: str) -> None:
    open_game(desk, whole_game)
    expect(desk.locator("dialog .ranking")).to_be_visible(timeout=30_000)
    expect(desk.locator(".scoring")).to_have_count(0)
    expect(desk.locator(".if-scored")).to_have_count(0)
    expect(desk.locator(".turn h2")).to_have_text("The game is over")
    desk.click("#chip-finish-review")
    expect(desk.locator(".verdict").first).to_be_visible(timeout=30_000)
    desk.click("#chip-review-stop")
    expect(desk.locator(".review-progress")).to_contain_text("Paused")
    found = desk.locator(".verdict").count()
    desk.wait_for_timeout(400)
    assert desk.locator(".verdict").count() == found
    desk.click("#chip-review-go-on")
    expect(desk.locator(".verdict").nth(found)).to_be_visible(timeout=30_000)
    desk.click("#chip-review-stop")
    desk.click("#chip-close")
    desk.click("#chip-result")
    expect(desk.locator("dialog .ranking")).to_be_visible()
    desk.click("#chip-close")


def test_the_page_stays_smooth_while_it_reviews(desk: Page, whole_game: str) -> None:
    open_game(desk, whole_game)
    desk.click("#chip-finish-review")
    expect(desk.locator(".verdict").first).to_be_visible(timeout=30_000)
    assert desk.evaluate(SMOOTHEST) < 500  # a review on the page's own thread would stop it for seconds
    desk.click("#chip-close")


def test_a_phone_shows_the_review_without_scrolling_sideways(phone: Page) -> None:
    open_game(phone, played(*TURNS, players=2))
    phone.tap("#chip-replay")
    phone.tap("#chip-review")
    expect(phone.locator(".verdict")).to_have_count(3, timeout=60_000)
    wide = phone.evaluate(
        "(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)(document.querySelector('dialog'))"
    )
    assert wide == 0
    expect(phone.locator("#chip-close")).to_be_in_viewport(ratio=1)
    phone.locator(".verdict button").first.tap()
    expect(phone.locator(".verdict-here")).to_be_visible()


@pytest.mark.console("killed by the test")
def test_a_restart_of_the_engine_keeps_the_review_and_what_was_seen_of_the_end(desk: Page, whole_game: str) -> None:
    open_game(desk, whole_game)
    desk.click("#chip-finish-review")
    expect(desk.locator(".verdict").first).to_be_visible(timeout=30_000)
    desk.click("#chip-review-stop")
    found = desk.locator(".verdict").count()
    desk.workers[0].evaluate("setTimeout(() => { throw new Error('killed by the test') })")
    expect(desk.locator("#live")).to_contain_text("Nothing is lost", timeout=30_000)
    assert desk.locator(".verdict").count() >= found
    desk.click("#chip-close")
    expect(desk.locator("#chip-continue")).to_have_count(0)


OPEN_TEMPLE = {
    **WORKSHOP,
    "tokens": {"a3": 0},
    "seats": {"P1": {"pieces": {"a5": "W"}}, "P2": {"pieces": {"a5": "4W+L"}}},
    "stack": ["A4", "A6", "B1", "B2"],
    "seat": "P1",
    "phase": "act",
}
"""Whichever tile comes next, whoever is to act next takes the temple on a4; there are no treasures."""


def test_what_the_computer_did_is_told_and_can_be_read_again(desk: Page) -> None:
    game = sacbe.game("tikal")
    record = Record.at_position(game, OPEN_TEMPLE).play(game.notation.parse("end"))
    open_game(desk, f"#{sacbe.to_link(record)}~h3")
    expect(desk.locator("#chip-lay")).to_be_visible(timeout=30_000)
    told = desk.locator(".reasons")
    expect(told).to_contain_text("Ix Chel:")
    expect(told.locator(".expected").first).to_have_text(re.compile(r"^\+\d+ per scoring$"))
    desk.locator(".hit-live").first.click()
    desk.click("#chip-lay")
    expect(told).to_have_count(0)  # out of the way once one acts
    desk.reload()
    desk.wait_for_selector("#chip-recap", timeout=30_000)
    desk.click("#chip-recap")
    dialog = desk.locator("dialog")
    expect(dialog.locator("h3")).to_have_text("Ix Chel")
    expect(dialog.locator("h4")).to_have_text(["Why", "Step by step"])
    expect(dialog.locator(".recap-why li").first).to_be_visible()
    steps = dialog.locator(".line button")
    expect(steps.first).to_contain_text("Ix Chel draws")
    step = steps.nth(1).get_attribute("data-step")
    steps.nth(1).click()
    expect(desk.locator(".turn h2")).to_have_text(f"The game after {step} steps")
    desk.click("#chip-replay-leave")


def test_a_scoring_turn_that_was_only_ended_is_a_turn_after_which_others_are_told(desk: Page) -> None:
    game = sacbe.game("tikal")
    record = Record.at_position(game, {**WORKSHOP, "stack": ["A4", "B1", "B2"], "phase": "act", "seat": "P1"})
    actions = ("end", "draw A4", "place b3/3", "end", "draw B1", "end", "end")
    open_game(desk, "#" + sacbe.to_link(record.play_all(map(game.notation.parse, actions))))
    desk.click("#chip-continue")
    expect(desk.locator("#chip-lay")).to_be_visible()
    desk.click("#chip-recap")
    expect(desk.locator("dialog h3")).to_have_text(["Player 2"])
    expect(desk.locator("dialog .line")).to_have_count(1)
    desk.click("#chip-close")


def test_a_hint_tells_every_step_shows_it_on_the_board_and_is_heard(desk: Page) -> None:
    open_game(desk, played("draw A1", players=2) + "~h1")
    desk.focus("#chip-hint")
    desk.keyboard.press("Enter")
    steps = desk.locator(".hint-steps li")
    expect(steps.first).to_have_text(re.compile("^Lay the temple on [a-h][1-5]$"), timeout=20_000)
    expect(desk.locator(".hint")).to_contain_text("An expert in your place would:")
    expect(desk.locator("#chip-hint")).to_be_focused()
    told = steps.all_inner_texts()
    expect(desk.locator("#live")).to_contain_text(told[-1])
    heard = desk.locator("#live p").all_inner_texts()
    assert heard[heard.index("An expert in your place would:") :][1 : len(told) + 1] == told
    placed = [number for number, text in enumerate(told, start=1) if re.search(r"\b[a-h][1-5]\b", text)]
    assert sorted(map(int, desk.locator(".numbers text").all_text_contents())) == placed
    expect(desk.locator(".preview-rim-advice")).to_be_visible()
    expect(desk.locator(".mark-offer")).to_have_count(0)  # nothing else is pointed out
    expect(desk.locator(".trail")).to_have_count(sum(text.startswith("Move") for text in told))
    for key in "123456789":  # none of them plays it
        desk.keyboard.press(key)
    expect(desk.locator(".log .line")).to_have_count(1)
    desk.click("#chip-hint-play")
    expect(desk.locator(".log")).to_contain_text("lays A1")
    expect(desk.locator(".hint, .numbers text")).to_have_count(0)


def test_a_hint_ends_no_turn_without_asking(desk: Page) -> None:
    open_game(desk, address({"ap": 1, "seats": {"P1": {"pieces": {"a4": "18W+L"}}}}) + "~h1")
    desk.click("#chip-settings")
    desk.check("#setting-ask")
    desk.click("#chip-close")
    desk.click("#chip-hint")
    expect(desk.locator(".hint-steps li")).to_have_text(["End the turn"], timeout=20_000)
    desk.click("#chip-hint-play")
    expect(desk.locator("dialog")).to_contain_text("One action point is left and would be lost")
    desk.click("#chip-close")
    expect(desk.locator(".turn h2")).to_have_text("Your turn")
    desk.click("#chip-settings")
    desk.uncheck("#setting-ask")
    desk.click("#chip-close")


def test_bidders_keep_their_limits_to_themselves(desk: Page) -> None:
    open_game(desk, played("draw A1", "draw A2", players=2, auction=True) + "~1h")
    expect(desk.locator("#chip-pass")).to_be_visible(timeout=30_000)
    desk.click("#chip-recap")
    expect(desk.locator("dialog h3").first).to_be_visible()
    expect(desk.locator(".recap-why")).to_have_count(0)
    desk.click("#chip-close")


def test_a_hint_does_not_land_in_another_game(desk: Page) -> None:
    open_game(desk, played("draw A1", players=2) + "~h1")
    desk.click("#chip-hint")
    expect(desk.get_by_text("Looking for a good turn")).to_be_visible()
    open_game(desk, played("draw A4", players=2) + "~h1")
    expect(desk.get_by_text("Looking for a good turn")).to_have_count(0, timeout=20_000)
    desk.wait_for_timeout(300)
    expect(desk.locator(".hint")).to_have_count(0)


def test_an_unreachable_cell_says_what_it_is(desk: Page) -> None:
    open_game(desk, address({**WORKSHOP, "ap": 3, "tiles": [*WORKSHOP["tiles"], "b2=B1/0"]}))
    message = desk.locator(".message")
    for cell, words in (("b2", "volcano"), ("h1", "not explored"), ("a2", "cannot be reached with 3 action points")):
        desk.keyboard.press("Escape")
        desk.click(".hit[data-place=a4]")
        desk.click(f".hit[data-place={cell}]")
        expect(message).to_contain_text(words)
