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
from sacbe import CODES
from sacbe.core.fluent import read
from sacbe.games import game_of_link
from sacbe.links import to_link
from sacbe.testing.golden import read_golden
from sitebuild.places import ROOT

GOLDEN = ROOT / "tests" / "fixtures" / "golden"
SCREENS = {"desk": (DESK, "en"), "phone": (PHONE, "en"), "desk-it": (DESK, "it"), "phone-ru": (PHONE, "ru")}
"""Screens with their languages; in place of English, the one that nobody speaks."""
READ_PROSE = """
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let text = walk.nextNode(); text; text = walk.nextNode())
    if (text.data.trim() && !text.parentElement.closest("code, svg, script, style, .rule-id")) found.push(text);
"""
PROSE = f"() => {{ {READ_PROSE} return found.map((text) => text.data); }}"
"""The texts of a page, in order."""
PUT_PROSE = f"(texts) => {{ {READ_PROSE} found.forEach((text, at) => {{ text.data = texts[at]; }}); }}"
"""Puts other texts in their places."""
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


def moments(name: str, *wanted: str) -> dict[str, str]:
    """The links of a golden game as it was when each of these things was first to be decided."""
    path = next(GOLDEN.glob(f"{name}*.txt"))
    record, _ = read_golden(path.read_text(encoding="utf-8"), game_of_link)
    first = {state.phase: step for step, state in reversed([*enumerate(record.states)])}
    return {phase: "#" + to_link(record.at(first[phase]).cut()) for phase in wanted}


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
    "review": (address(LAST), press("#chip-end", "#chip-continue", "#chip-finish-review")),
    "letter": (TWO_TURNS, press("#chip-share", "#chip-apart-P1")),
    # Last, because the question is asked from then on.
    "sure": (address(WORKSHOP), press("#chip-settings", "#setting-ask", "#chip-close", "#chip-end")),
}
MOMENTS = {
    "teotihuacan-r1-players-3": ("pick", "station", "turn", "act", "salary", "build", "over"),
    "eschnapur-r1-players-4": ("begin", "offer", "sell", "compose", "main", "ready", "commit"),
}
"""What is decided in these games, each time with other words and buttons."""


@pytest.mark.parametrize("table", list(TABLES))
def test_nothing_is_cut_off_at_the_table(page: Page, table: str) -> None:
    link, prepare = TABLES[table]
    open_game(page, link)
    prepare(page)
    assert cut(page) == ""
    page.keyboard.press("Escape")


@pytest.mark.parametrize("game", list(MOMENTS))
def test_nothing_is_cut_off_whatever_is_decided(page: Page, game: str) -> None:
    found = {}
    for phase, link in moments(game, *MOMENTS[game]).items():
        open_game(page, link)
        found[phase] = ""
        if page.locator("#chip-lift").is_visible():
            found[phase] += cut(page)  # the curtain between two people at one screen
            page.click("#chip-lift")
        found[phase] += cut(page)
        for button in page.locator(".pages button").all() if phase == "turn" else ():
            button.click()  # a small screen shows a large board in pages
            found[phase] += cut(page)
        page.keyboard.press("Escape")
    assert {phase: wrong for phase, wrong in found.items() if wrong} == {}


def test_nothing_is_cut_off_before_a_game(page: Page) -> None:
    """The start screen, every game being set up, every guide, the settings and the results: one visit."""
    open_start(page)
    expect(page.locator("#chip-quick").first).to_be_visible()
    found = {"start": cut(page)}
    for game in CODES:
        page.check(f"#setup-games input[value={game}]")
        expect(page.locator("#begin")).to_be_enabled(timeout=30_000)
        found[f"setup of {game}"] = cut(page)
    for dialog in ("guide", "guide-teotihuacan", "guide-eschnapur", "settings", "results"):
        page.click(f"#chip-{dialog}")
        expect(page.locator("dialog[open] h2")).to_be_visible()
        found[dialog] = cut(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("learn.html", ".learn h2"),
        ("learn.html#tikal/arrive", ".turn"),
        ("learn.html#eschnapur/walk", ".turn"),
        ("workshop.html", ".workshop h1"),
        ("embed.html#scenario=tikal/e21", "#app main"),
        ("embed.html#scenario=teotihuacan/10.10&wake=now", "#app main"),
    ],
)
def test_nothing_is_cut_off_on_other_pages(page: Page, path: str, shown: str) -> None:
    page.goto(path)
    expect(page.locator(shown).first).to_be_visible(timeout=30_000)
    assert cut(page) == ""


def test_nothing_is_cut_off_in_the_lab(page: Page) -> None:
    """A match with its results, a game of it, the reference and the prompt."""
    page.goto("lab.html")
    expect(page.locator(".cm-content")).to_be_visible(timeout=60_000)
    found = {"match": cut(page)}
    page.locator(".lab-match select").select_option("level:random")
    page.fill("#games", "1")
    page.press("#games", "Tab")
    page.click("#run")
    expect(page.locator(".lab-results")).to_have_attribute("aria-busy", "false", timeout=60_000)
    found["results"] = cut(page)
    page.click(".lab-game")
    expect(page.locator(".still .board")).to_be_visible()
    found["game"] = cut(page)
    page.click("#tab-prompt")
    found["prompt"] = cut(page)
    page.click("#tab-reference")
    expect(page.locator(".reference dt").nth(30)).to_be_visible()
    found["reference"] = cut(page)
    assert {tab: wrong for tab, wrong in found.items() if wrong} == {}


def test_nothing_is_cut_off_on_rules_pages(page: Page) -> None:
    """They are built with their texts: English ones are translated where they stand. Numbered rules are English."""
    language = page.evaluate("navigator.language")
    found = {}
    numbered = ("coverage.html", "teotihuacan/reference.html") if language == "en" else ()
    for path in ("", "tikal/", "eschnapur/summary.html", *numbered):
        page.goto(f"rules/{language}/{path}")
        if language == "en":
            page.evaluate(PUT_PROSE, [pseudo(text) for text in page.evaluate(PROSE)])
        found[path] = cut(page)
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


def test_every_english_word_is_half_again_as_long_and_has_accents() -> None:
    assert pseudo("Play a tile") == "Þļàÿþļ à ťîļéťî"
    source = Path(ROOT / "site/locales/en/table.ftl").read_text(encoding="utf-8")
    assert read(pseudo_source(source)).keys() == read(source).keys()
