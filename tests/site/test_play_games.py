"""Whole games in the browser, from the start screen to the end screen."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from hands import AT_ONCE, WORKSHOP, address, open_game, open_start, played, set_up, settle_with

PATIENCE = 120_000
DOORS = "#chip-continue, #chip-lay, #chip-discard, #chip-end:enabled, #chip-pass, .tile-button, dialog[open] .ranking"
"""Whatever a person may have to do next."""
SIGNS = f"""() => document.querySelector('main').dataset.step
  + [...document.querySelectorAll('{DOORS}')].map((door) => door.id + door.className)"""
"""What changes whenever the game goes on."""
STOP_AT_ONCE = """(() => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    post.call(this, message, ...rest);
    if (!message?.text?.includes('"actions":["place ')) return;
    Worker.prototype.postMessage = post;
    document.getElementById("chip-pause").click();
  };
})()"""
"""Stops the computer with the first action it plays."""
BREAK_THOUGHTS = """(() => {
  self.broken = true;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    const breaks = self.broken && /"do":"(think|hint)"/.test(message?.text);
    post.call(this, breaks ? { ...message, text: 5 } : message, ...rest);
  };
})()"""
"""Lets Python break whenever a computer player thinks."""
WHY = """() => new Promise((resolve) => {
  indexedDB.open("sacbe").onsuccess = ({ target }) => {
    const all = target.result.transaction("games").objectStore("games").getAll();
    all.onsuccess = () => resolve((all.result[0]?.why ?? []).map(({ step, seat }) => [step, seat]));
  };
})"""
"""When who had which thought in the one game that is kept."""

RETIRE = """(seat) => new Promise((resolve) => {
  indexedDB.open("sacbe").onsuccess = ({ target }) => {
    const games = target.result.transaction("games", "readwrite").objectStore("games");
    games.get(sessionStorage["sacbe.table"]).onsuccess = ({ target: { result } }) => {
      result.seats[seat].kind = "retired";
      games.put(result, result.id).onsuccess = () => resolve();
    };
  };
})"""
"""Gives a seat of the kept game on the table a level that no game has."""


def begin(page: Page, *, auction: bool, kinds: list[str]) -> None:
    """Set up a game of Tikal on the start screen and begin it."""
    set_up(page, "tikal", kinds)
    page.locator("input[name=option-auction]").nth(int(auction)).check()
    page.click("#begin")


def play_on(page: Page) -> bool:
    """One small step of a person who lays his tiles and saves his strength; whether the game goes on."""
    page.wait_for_selector(DOORS, timeout=PATIENCE)
    if page.locator("dialog[open] .ranking").count():
        return False
    before = page.evaluate(SIGNS)
    for button in ("#chip-continue", "#chip-discard", ".tile-button", "#chip-pass", "#chip-end:enabled"):
        if page.locator(button).count():
            page.locator(button).first.click()
            break
    else:
        page.locator(".hit-live").first.click()
        page.click("#chip-lay:enabled")
    page.wait_for_function(f"before => ({SIGNS})() !== before", arg=before)
    return True


def play_to_the_end(page: Page) -> None:
    """Play until the end screen."""
    steps = 0
    while play_on(page):
        steps += 1
        assert steps < 400, "the game does not end"


def charted(page: Page, seats: int) -> list[Counter[str]]:
    """What the chart at the end tells of every seat: points by where they came from."""
    rows = page.locator("dialog .chart-row [role=img]")
    expect(rows).to_have_count(seats)
    found = [Counter[str]() for _ in range(seats)]
    for row, parts in zip(rows.all(), found, strict=True):
        for part in (row.get_attribute("aria-label") or "").split(", "):
            label, _, points = part.partition(": ")
            parts[label] += int(points or 0)
    return found


@pytest.mark.parametrize("auction", [False, True], ids=["base", "auction"])
def test_a_whole_game_of_four_against_the_computer(page: Page, auction: bool) -> None:
    begin(page, auction=auction, kinds=["human", "novice", "random", "random"])
    play_to_the_end(page)
    dialog = page.locator("dialog")
    ranked = [int(text) for text in dialog.locator(".rank .seat-score").all_inner_texts()]
    assert len(ranked) == 4
    assert ranked == sorted(ranked, reverse=True)
    assert dialog.locator(".rank-won").count() >= 1
    for seat, parts in enumerate(charted(page, 4), start=1):
        assert parts["At the start"] == (20 if auction else 0)
        assert sum(parts.values()) == int(page.locator(f"[data-seat=P{seat}] .seat-score").inner_text())
    page.click("#chip-rematch")
    expect(page.locator("dialog")).not_to_be_visible()
    expect(page.locator(".top-facts")).to_contain_text("tiles left")


def test_the_chart_begins_with_the_points_that_a_position_has(desk: Page) -> None:
    seats = {"P1": {"score": 31, "treasures": {"amulet": 2}}, "P2": {"score": 7}}
    last = {"queue": ["P2"], "owner": "P2", "phase": "act", "seat": "P2", "stack": [], "rounds": 4, "seats": seats}
    open_game(desk, address(last))
    desk.click("#chip-end")
    desk.click("#chip-continue")
    assert charted(desk, 2)[0]["At the start"] == 31
    for seat, parts in enumerate(charted(desk, 2), start=1):
        assert sum(parts.values()) == int(desk.locator(f"[data-seat=P{seat}] .seat-score").inner_text())
    desk.click("#chip-close")


def test_one_click_to_a_first_game(page: Page) -> None:
    page.goto("./")
    page.click("#chip-quick")
    expect(page.locator(".board .ground")).to_have_count(4)  # the board is there before the engine is
    expect(page.locator("#chip-lay")).to_be_visible(timeout=30_000)


def test_the_computer_can_be_stopped_and_goes_on(page: Page) -> None:
    begin(page, auction=False, kinds=["novice", "novice"])
    page.wait_for_selector("#chip-pause", timeout=30_000)
    page.click("#chip-pause")
    expect(page.locator("#chip-pause")).to_have_text("Continue")
    page.wait_for_timeout(300)  # a tile may just have been drawn
    stands = page.locator(".top-facts").inner_text()
    page.wait_for_timeout(700)
    assert page.locator(".top-facts").inner_text() == stands
    page.click("#chip-pause")
    expect(page.locator(".top-facts")).not_to_have_text(stands, timeout=20_000)


def test_a_cell_is_read_about_in_peace_while_the_computer_plays(page: Page) -> None:
    settle_with(page, {**AT_ONCE, "pace": "slow"})
    open_game(page, played("draw A1", "place a3/0", "end", "draw A4", players=2) + "~h3")
    page.click(".hit[data-place=a4]")
    expect(page.locator("main[data-step='5']")).to_be_visible(timeout=30_000)
    expect(page.locator(".facts")).to_contain_text("a4: temple", timeout=900)


def test_a_thought_that_was_interrupted_is_not_told_beside_the_next_one(page: Page) -> None:
    page.add_init_script(STOP_AT_ONCE)
    settle_with(page, {**AT_ONCE, "pace": "fast"})
    begin(page, auction=False, kinds=["novice", "human"])
    expect(page.locator("#chip-pause")).to_have_text("Continue", timeout=30_000)
    page.click("#chip-pause")
    expect(page.locator(".turn h2")).to_have_text("Your turn", timeout=30_000)
    # The one at step 1 came only to its first action; later ones may follow a treasure.
    assert page.evaluate(WHY)[0] == [2, "P1"]


def test_a_computer_player_that_breaks_says_so_and_can_be_tried_again(page: Page) -> None:
    page.add_init_script(BREAK_THOUGHTS)
    open_game(page, played("draw A1", "place a3/0", "end", "draw A4", players=2) + "~h1")
    expect(page.locator(".message")).to_contain_text("crashed", timeout=60_000)
    expect(page.locator(".turn h2")).to_have_text("Ix Chel to act")
    page.evaluate("self.broken = false")
    page.click("#chip-pause")
    expect(page.locator(".turn h2")).to_have_text("Your turn", timeout=30_000)
    page.evaluate("self.broken = true")
    page.click("#chip-hint")
    expect(page.locator(".message").filter(has_text="crashed")).to_be_visible(timeout=60_000)


def test_a_turn_that_chance_has_ended_is_not_offered_to_be_taken_back(desk: Page) -> None:
    open_game(desk, address({**WORKSHOP, "ap": 3}))
    desk.click(".hit[data-place=a3]")
    desk.click("#chip-do-dig")
    expect(desk.locator(".turn h2")).to_have_text("Player 2 to act")
    expect(desk.locator(".log")).to_contain_text("finds")
    desk.reload()
    expect(desk.locator("#chip-lay")).to_be_visible(timeout=30_000)


def test_a_turn_that_was_handed_on_stays_so_after_a_reload(desk: Page) -> None:
    open_game(desk, address({**WORKSHOP, "ap": 2}))
    desk.click(".hit[data-place=a4]")
    desk.click("#chip-do-uncover")
    expect(desk.locator(".turn h2")).to_have_text("Player 1: all action points spent")
    desk.reload()
    expect(desk.locator(".turn h2")).to_have_text("Player 1: all action points spent", timeout=30_000)
    desk.click("#chip-end")
    expect(desk.locator("#chip-lay")).to_be_visible()
    desk.reload()
    expect(desk.locator("#chip-lay")).to_be_visible(timeout=30_000)
    expect(desk.locator(".turn h2")).to_have_text("Player 2 to act")


def test_a_seat_that_was_handed_over_stays_so_after_a_reload(desk: Page) -> None:
    open_start(desk)
    desk.click("#chip-quick")
    desk.wait_for_selector("#chip-lay", timeout=30_000)
    desk.click("#chip-settings")
    desk.locator("#kind-P2").select_option("human")
    desk.click("#chip-close")
    desk.reload()
    expect(desk.locator("[data-seat=P3] .seat-kind")).to_have_text("Novice · Spoiler", timeout=30_000)
    expect(desk.locator("[data-seat=P2] .seat-kind")).to_have_count(0)


def test_computer_players_have_styles_that_one_can_do_without(desk: Page) -> None:
    desk.goto("./")
    second, third = desk.locator("#style-2"), desk.locator("#style-3")
    expect(second).to_have_value("treasure_hunter")
    expect(third).to_have_value("spoiler")
    expect(desk.locator("#style-1")).to_have_count(0)
    third.select_option("none")
    desk.click("#begin")
    kinds = desk.locator(".seats .seat-kind")
    expect(kinds).to_have_text(["Novice · Treasure hunter", "Novice"])
    desk.wait_for_selector("#chip-lay", timeout=30_000)
    desk.click("#chip-settings")
    desk.locator("#style-P3").select_option("builder")
    desk.locator("#kind-P2").select_option("random")
    desk.click("#chip-close")
    expect(kinds).to_have_text(["Random", "Novice · Builder"])


def test_a_tile_is_laid_as_it_is_shown_even_if_a_seat_is_handed_over_meanwhile(desk: Page) -> None:
    open_game(desk, played("draw A1", players=2))
    desk.click(".hit[data-place=b3]")
    stones = desk.locator(".preview .stones")
    first = stones.locator("> g").first.get_attribute("transform") or ""
    desk.click("#chip-turn-right")
    expect(stones.locator("> g").first).not_to_have_attribute("transform", first)
    turned = stones.inner_html()
    desk.click("#chip-settings")
    desk.locator("#kind-P2").select_option("novice")
    desk.click("#chip-close")
    expect(desk.locator("[data-seat=P2] .seat-kind")).to_have_text("Novice")
    assert stones.inner_html() == turned
    desk.click("#chip-lay")
    expect(desk.locator(".beans-count")).to_have_text("10")
    place = desk.locator("g", has=desk.locator("> .hit[data-place=b3]")).last.get_attribute("transform")
    assert desk.locator(f'.ways > g[transform="{place}"] .stones').inner_html() == turned


def test_a_seat_that_is_handed_over_gets_a_name_that_can_be_changed(desk: Page) -> None:
    turns = "draw A1", "place a3/0", "end", "draw A4", "place b3/3", "end", "draw A3"
    open_game(desk, played(*turns, players=2) + "~h1")
    name, log = desk.locator("[data-seat=P2] .seat-name"), desk.locator(".log")
    expect(name).to_have_text("Ix Chel")
    desk.click("#chip-settings")
    desk.locator("#kind-P2").select_option("human")
    expect(name).to_have_text("Player 2")
    desk.fill("#name-P2", "  Ana\u0007 ")
    desk.keyboard.press("Tab")
    expect(name).to_have_text("Ana")
    expect(log).to_contain_text("Ana lays")
    desk.fill("#name-P2", " ")
    desk.keyboard.press("Tab")
    expect(desk.locator("#name-P2")).to_have_value("Ana")
    desk.fill("#name-P2", "Bo")
    desk.evaluate("dispatchEvent(new Event('resize'))")  # the page is drawn while somebody types
    desk.wait_for_timeout(100)
    desk.keyboard.press("Escape")
    expect(name).to_have_text("Bo")
    desk.locator(".hit-live").first.click()
    desk.click("#chip-lay")
    expect(desk.locator(".beans-count")).to_have_text("10")
    desk.reload()
    expect(name).to_have_text("Bo", timeout=30_000)
    expect(log).to_contain_text("Bo lays")


def test_a_link_with_escapes_opens_like_one_without(desk: Page) -> None:
    for separator in ("~", "%7E"):
        open_game(desk, f"{played('draw A1', players=2)}{separator}h1{separator}QW5hCkJv")
        expect(desk.locator(".seats .seat-name")).to_have_text(["Ana", "Bo"])
        expect(desk.locator("[data-seat=P2] .seat-kind")).to_have_text("Novice")


def test_in_a_link_a_level_that_is_no_more_moves_no_other_seat(desk: Page) -> None:
    open_start(desk)
    desk.click("#chip-quick")
    desk.wait_for_selector("#chip-lay", timeout=30_000)
    desk.evaluate(RETIRE, "P2")
    desk.reload()
    desk.wait_for_selector("#chip-lay", timeout=30_000)
    desk.click("#chip-share")
    expect(desk.locator("#share-link")).to_have_value(re.compile("#~hh1~"))
    desk.click("#chip-close")


def test_the_newest_unfinished_game_is_offered_even_if_a_newer_one_is_finished(desk: Page) -> None:
    open_game(desk, address(WORKSHOP))
    desk.click("#chip-do-swap")
    expect(desk.locator(".beans-count")).to_have_text("7")
    last = {"queue": ["P2"], "owner": "P2", "phase": "act", "seat": "P2", "stack": [], "rounds": 4}
    open_game(desk, address(last))
    desk.click("#chip-end")
    desk.click("#chip-continue")
    desk.click("#chip-close")
    desk.click("#chip-leave")
    expect(desk.locator(".saved li").first).to_contain_text("Finished")
    desk.click("#chip-resume")
    expect(desk.locator(".beans-count")).to_have_text("7")


def test_before_the_first_step_there_is_nothing_to_look_at(desk: Page) -> None:
    open_game(desk, address(WORKSHOP))
    desk.keyboard.press("[")
    desk.wait_for_timeout(200)
    expect(desk.locator(".message")).to_have_count(0)


def test_a_hint_is_a_turn_with_reasons(desk: Page) -> None:
    open_game(desk, played("draw A1", players=2))
    desk.click("#chip-hint")
    expect(desk.locator(".hint-steps li").first).to_contain_text("Lay the", timeout=20_000)
    expect(desk.locator(".hint-why")).to_have_text(re.compile(r"Why: \w.*\."))
    told = desk.locator(".hint-steps li").count()
    desk.click("#chip-hint-play")
    expect(desk.locator(".log")).to_contain_text("Player 1 lays")
    expect(desk.locator(".hint")).to_have_count(0)
    assert told > 1
