"""Texts have room: in a language half again as long as English, no button and no line is cut off on any screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from hands import DESK, LAST, PHONE, SCORING, TWO_TURNS, WORKSHOP, address, one_page, open_game, open_start, played
from pseudo import pseudo, pseudo_file, pseudo_source
from sacbe.core.fluent import read
from sacbe.games import game_of_link
from sacbe.links import to_link
from sacbe.testing.golden import read_golden
from sitebuild.places import ROOT

GOLDEN = ROOT / "tests" / "fixtures" / "golden"
SCREENS = {"desk": (DESK, "en"), "phone": (PHONE, "en"), "desk-it": (DESK, "it"), "phone-ru": (PHONE, "ru")}
"""Screens with their languages; in place of English, the one that nobody speaks."""
CUT = Path(__file__).with_name("cut.js").read_text(encoding="utf-8")
"""Every text that is not to be seen whole, even by scrolling."""


@pytest.fixture(scope="module", params=list(SCREENS))
def page(request: pytest.FixtureRequest, browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """A page in a language with long words."""

    def translated(route: Route) -> None:
        route.fulfill(body=pseudo_file(route.fetch().text()), content_type="application/json")

    screen, language = SCREENS[request.param]
    still = {**screen, "reduced_motion": "reduce", "locale": language}
    for page in one_page(browser, browser_context_args, still):
        page.context.route(re.compile(r"/assets/en-[\w-]+\.json$"), translated)
        yield page


def cut(page: Page) -> str:
    """What is cut off on the page, which is not in English any more."""
    page.evaluate("document.documentElement.lang === 'en' && (document.documentElement.lang = 'qps')")
    return "\n".join(page.evaluate(CUT))


def moment(name: str, step: int) -> str:
    """The link of a golden game as it was after some steps."""
    path = next(GOLDEN.glob(f"{name}*.txt"))
    record, _ = read_golden(path.read_text(encoding="utf-8"), game_of_link)
    return "#" + to_link(record.at(step).cut())


def press(*buttons: str) -> Callable[[Page], None]:
    def run(page: Page) -> None:
        for button in buttons:
            page.click(button)

    return run


def look_back(page: Page) -> None:
    """Look at an earlier moment; on a phone the buttons for that are further down."""
    page.locator("#chip-replay-back, #chip-replay").first.dispatch_event("click")


TABLES: Mapping[str, tuple[str, Callable[[Page], None]]] = {
    "laying": (played("draw A1", players=4), press(".hit[data-place=b3]")),
    "acting": (address(WORKSHOP), press(".hit[data-place=a4]")),
    "refused": (address(WORKSHOP), press(".hit[data-place=b5]", "#chip-do-uncover")),
    "auction": (played("draw A1", "draw A2", "draw A3", players=3, auction=True), press("#chip-bid-more")),
    "scoring": (address(SCORING), press("#chip-end")),
    "hint": (played("draw A1", players=2) + "~h1", press("#chip-hint", ".hint-steps")),
    "replay": (played("draw A1", "place a3/0", "enter W a5", players=2), look_back),
    "settings": (address(WORKSHOP), press("#chip-settings", "dialog summary")),
    "share": (address(WORKSHOP), press("#chip-share")),
    "others": (TWO_TURNS, press("#chip-recap")),
    "end": (address(LAST), press("#chip-end", "#chip-continue")),
    "embed": (address(WORKSHOP), press("#chip-share", "#chip-embed")),
    "teotihuacan": (moment("teotihuacan-r1-players-3-profile-standard", 120), press()),
    "teotihuacan-later": (moment("teotihuacan-r1-players-3-profile-standard", 300), press()),
    "eschnapur": (moment("eschnapur-r1-players-4", 60), press()),
    "eschnapur-later": (moment("eschnapur-r1-players-4", 160), press()),
}


@pytest.mark.parametrize("table", list(TABLES))
def test_nothing_is_cut_off_at_the_table(page: Page, table: str) -> None:
    link, prepare = TABLES[table]
    open_game(page, link)
    if page.locator("#chip-lift").is_visible():
        page.click("#chip-lift")
    prepare(page)
    assert cut(page) == ""
    page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("./", "#chip-quick"),
        ("learn.html", ".learn h2"),
        ("learn.html#tikal/arrive", "main"),
        ("workshop.html", ".workshop h1"),
        ("lab.html", ".lab-code"),
        ("embed.html#scenario=tikal/e21", "#app main"),
        ("embed.html#scenario=teotihuacan/10.10&wake=now", "#app main"),
    ],
)
def test_nothing_is_cut_off_on_other_pages(page: Page, path: str, shown: str) -> None:
    if path == "./":
        open_start(page)
    else:
        page.goto(path)
    expect(page.locator(shown).first).to_be_visible(timeout=30_000)
    assert cut(page) == ""


@pytest.mark.parametrize("game", ["", "-teotihuacan", "-eschnapur"])
def test_nothing_is_cut_off_in_a_guide(page: Page, game: str) -> None:
    open_start(page)
    page.click(f"#chip-guide{game}")
    expect(page.locator("dialog .guide")).to_be_visible()
    assert cut(page) == ""


def test_every_english_word_is_half_again_as_long_and_has_accents() -> None:
    assert pseudo("Play a tile") == "Þļàÿþļ à ťîļéťî"
    source = Path(ROOT / "site/locales/en/table.ftl").read_text(encoding="utf-8")
    assert read(pseudo_source(source)).keys() == read(source).keys()
