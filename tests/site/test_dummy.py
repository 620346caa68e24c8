"""A game that was just added is played in the browser: stalls instead of cells, five seats, hidden hands."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import dummy
import sacbe
import serve
from axe import violations
from dummy.stage import ROOT, build, run, stage
from hands import DESK, await_game, begin, one_page, open_start
from sacbe.core.record import Record

SEEN = """() => {
  const root = document.body.cloneNode(true);
  for (const each of root.querySelectorAll("[data-game]")) each.removeAttribute("data-game");
  return root.outerHTML.replace(/<!--.*?-->/g, "");
}"""
"""The whole page, but for the id of the game and the comments that lit-html leaves."""
NOTE_CURTAINS = """() => {
  globalThis.curtains = 0;
  const note = () => { globalThis.curtains += document.querySelectorAll(".curtain").length; };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""

DOORS = {"curtain": ".curtain", "evening": "#chip-continue", "end": ".ranking", "lay": ".turn [id^=chip-card]"}
"""By what the page may wait for: where it goes on."""


@pytest.fixture(scope="module")
def project(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with the game added; what the site itself was built with is there to build it faster."""
    return stage(tmp_path_factory.mktemp("staged") / "project")


@pytest.fixture(scope="module")
def page(project: Path, browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """One page of the site with that game."""
    with serve.served(build(project)) as address:
        yield from one_page(browser, {**browser_context_args, "base_url": address}, DESK)


def lay(page: Page, way: str) -> None:
    """Lay the first card of the hand at the first stall that is free."""
    table = page.locator("main.table")
    step = table.get_attribute("data-step") or ""
    page.click(".turn .chips [id^=chip-card]")
    page.locator(".hit-live").first.click()
    page.click(f"#chip-{way}")
    expect(table).not_to_have_attribute("data-step", step)


def open_link(page: Page, actions: str, players: int, kinds: str) -> None:
    """Open the link of a game in which these actions were played, written with commas between them."""
    with dummy.registered():
        game = sacbe.game(dummy.NAME)
        record = Record.start(game, players=players).play_all(map(game.notation.parse, actions.split(", ")))
        link = sacbe.to_link(record)
    page.goto("about:blank")
    page.goto(f"./#{link}~{kinds}")
    await_game(page)


def waits_for(page: Page) -> str:
    """What the page waits for next."""
    found = page.wait_for_function(
        "doors => Object.keys(doors).find((name) => document.querySelector(doors[name]))", arg=DOORS, timeout=20_000
    )
    return str(found.json_value())


def hand(page: Page, seat: str) -> list[str]:
    """The cards of a seat as they are shown."""
    return page.locator(f"[data-seat={seat}] .hand-card").all_inner_texts()


def test_the_project_checks_the_game_like_its_own(project: Path) -> None:
    run(project, sys.executable, "-m", "sacbe", "fuzz", dummy.NAME, "--games", "2")
    run(project, str(ROOT / "node_modules/.bin/tsc"), "-p", "site/tsconfig.json")
    run(project, sys.executable, "-m", "mypy", "--cache-dir", str(ROOT / ".mypy_cache"), "engine/sacbe/market")


def test_alone_against_four_computer_players(page: Page) -> None:
    begin(page, "market", ["human", *["random"] * 4])
    page.evaluate(NOTE_CURTAINS)
    expect(page.locator("h1")).to_have_text("Market day on the table")
    evenings = 0
    while (now := waits_for(page)) != "end":
        assert {card for seat in ("P2", "P3", "P4", "P5") for card in hand(page, seat)} <= {"?"}
        if now == "evening":
            expect(page.locator(".scoring tbody tr")).to_have_count(3)
            assert evenings or violations(page) == []
            evenings += 1
            page.click("#chip-continue")
            expect(page.locator("#chip-continue")).to_have_count(0)
        else:
            assert all(card.isdigit() for card in hand(page, "P1"))
            assert len(hand(page, "P1")) == page.locator(".turn [id^=chip-card]").count()
            lay(page, "hide" if evenings else "show")
    assert evenings == 3
    assert page.evaluate("curtains") == 0
    expect(page.locator(".ranking li")).to_have_count(5)
    expect(page.locator(".chart-row")).to_have_count(5)
    scores = [int(score) for score in page.locator(".ranking .seat-score").all_inner_texts()]
    bars = page.locator(".chart-row .bar").all_inner_texts()
    assert sum(map(int, filter(None, bars))) == sum(scores)
    assert violations(page) == []


def test_the_link_of_a_finished_game_opens(page: Page) -> None:
    page.click("#chip-finish-share")
    expect(page.locator("#share-link")).to_have_value(re.compile("#."))
    link = page.locator("#share-link").input_value()
    ranking = page.locator("[data-seat] .seat-score").all_inner_texts()
    page.goto("about:blank")
    page.goto(link)
    expect(page.locator(".ranking li")).to_have_count(5, timeout=30_000)
    page.click("#chip-close")
    assert page.locator("[data-seat] .seat-score").all_inner_texts() == ranking
    expect(page.locator(".log")).to_contain_text("Ix Chel is dealt the")


def test_two_people_and_a_computer_player_at_one_screen(page: Page) -> None:
    begin(page, "market", ["human", "random", "human"])
    names = {"P1": "Explorer", "P3": "Player 3"}
    turns, evenings = [], 0
    while (now := waits_for(page)) != "end":
        if now == "curtain":
            seat = next(seat for seat, name in names.items() if name in page.locator(".curtain-head").inner_text())
            assert {card for each in ("P1", "P2", "P3") for card in hand(page, each)} <= {"?"}
            assert "is dealt" not in page.evaluate("document.body.textContent")
            assert turns or violations(page) == []
            page.click("#chip-lift")
            expect(page.locator(".turn [id^=chip-card]").first).to_be_visible()
            assert all(card.isdigit() for card in hand(page, seat))
            assert {card for each in {"P1", "P2", "P3"} - {seat} for card in hand(page, each)} <= {"?"}
            turns.append(seat)
        elif now == "evening":
            evenings += 1
            page.click("#chip-continue")
            expect(page.locator("#chip-continue")).to_have_count(0)
        else:
            lay(page, "hide")
    assert turns == [*["P1", "P3"] * 2, *["P3", "P1"] * 4]
    assert evenings == 3
    expect(page.locator(".ranking li")).to_have_count(3)


def test_cards_that_a_person_may_not_know_change_nothing_on_the_page(page: Page) -> None:
    seen = []
    for actions in (
        "deal 3, deal 7, deal 8, deal 9, deal 10, deal 11, hide 3 gate, hide 7 gate, hide 8 dock",
        "deal 3, deal 1, deal 5, deal 9, deal 15, deal 2, hide 3 gate, hide 15 gate, hide 2 dock",
    ):
        open_link(page, actions, 3, "h00")
        assert waits_for(page) == "lay"
        expect(page.locator("#live")).to_contain_text("it is your turn")
        seen.append(page.evaluate(SEEN))
    assert seen[0] == seen[1]


def test_nothing_of_a_hand_is_left_under_the_curtain(page: Page) -> None:
    covered = []
    for deals in ("deal 3, deal 7, deal 8, deal 9", "deal 1, deal 12, deal 2, deal 11"):
        open_link(page, deals, 2, "")
        assert waits_for(page) == "curtain"
        expect(page.locator("#live")).to_contain_text("The game is on the table.")
        begun = page.evaluate(SEEN)
        page.click("#chip-lift")
        lay(page, "hide")
        expect(page.locator(".curtain")).to_contain_text("Player 2")
        page.wait_for_timeout(300)  # nothing more is said
        covered.append((begun, page.evaluate(SEEN)))
    assert covered[0] == covered[1]


def test_stalls_are_reached_and_heard_by_their_names(page: Page) -> None:
    open_link(page, "deal 3, deal 7, deal 8, deal 9, hide 3 gate, hide 7 dock", 2, "h0")
    expect(page.locator("#place-gate")).to_have_text("Gate, worth 2 points, Player 1 has the 3")
    expect(page.locator("#place-dock")).to_contain_text("Ix Chel has a card face down, you can lay a card here")
    page.keyboard.press("b")
    expect(page.locator("#place-gate")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".message-refusal")).to_contain_text("Player 1 already has a card at the gate. MKT-2.3")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_have_text("Which card?")
    expect(page.locator(".facts")).to_contain_text("Plaza: worth 3 points")


def test_a_language_that_was_just_added_is_spoken_as_far_as_it_goes(page: Page) -> None:
    open_start(page)
    page.goto("./?lang=de")
    expect(page.locator("#chip-quick")).to_have_text("Spielen")
    expect(page).to_have_title("Sacbe: Tikal, Teotihuacán und Eschnapur im Browser")
    expect(page.locator(".game-card").first).to_contain_text("2 bis 4 Spieler · etwa 45 Minuten")
    assert page.evaluate("document.documentElement.lang") == "de"
    page.click("#chip-settings")
    expect(page.locator("#language option:checked")).to_have_text("Deutsch")
    expect(page.locator("dialog")).to_contain_text("Bark paper")
    page.keyboard.press("Escape")
    page.goto("rules/de/tikal/index.html")
    expect(page.locator(".languages [hreflang=de]")).to_have_count(1)
