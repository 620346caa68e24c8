"""Texts have room: in a language half again as long as English, no button and no line is cut off on any screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from hands import (
    AT_ONCE,
    DESK,
    PHONE,
    TWO_TURNS,
    WORKSHOP,
    address,
    one_page,
    open_game,
    open_start,
    played,
    settle_with,
)
from pseudo import pseudo, pseudo_file, pseudo_source
from sacbe import CODES
from sacbe.core.fluent import read
from sacbe.links import to_link
from screens import ALL_DIALOGS, CAPTIONS, DIALOGS, INTERLUDES, arrive, ask_before_the_end, close, golden, press
from sitebuild.places import ROOT

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
def screen(request: pytest.FixtureRequest) -> dict[str, Any]:
    """A screen, with the language of who sits at it."""
    size, language = SCREENS[request.param]
    return {**size, "locale": language}


@pytest.fixture(scope="module")
def page(browser: Browser, browser_context_args: dict[str, Any], screen: dict[str, Any]) -> Iterator[Page]:
    """A page in a language with long words."""
    for page in one_page(browser, browser_context_args, {**screen, "reduced_motion": "reduce"}):
        lengthen(page.context)
        yield page


@pytest.fixture
def fresh(browser: Browser, browser_context_args: dict[str, Any], screen: dict[str, Any]) -> Iterator[Page]:
    """The same on a device of its own, on which pieces move and something may go wrong."""
    context = browser.new_context(**{**browser_context_args, **screen})
    lengthen(context)
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def letters(browser: Browser, browser_context_args: dict[str, Any]) -> tuple[str, str, str]:
    """Games by link from another device: one, and two courses of another one."""
    sent: list[str] = []
    for page in one_page(browser, browser_context_args, DESK):
        for courses in (1, 2):
            open_game(page, TWO_TURNS)
            press("#chip-share", "#chip-apart-P1", "#chip-close")(page)
            places = iter(("b4", "a2", "b2", "b3", "c4"))
            for _ in range(courses):
                page.click(f".hit[data-place={next(places)}]")
                while page.locator("#chip-lay").is_disabled():
                    page.click(f".hit[data-place={next(places)}]")
                press("#chip-lay", "#chip-end", "#chip-send-turn")(page)
                field = page.locator("#share-link")
                expect(field).not_to_have_value("")
                sent.append("#" + field.input_value().partition("#")[2])
                page.click("#chip-close")
                page.keyboard.press("Shift+Z")
    one, two, three = sent
    return one, two, three


def lengthen(context: BrowserContext) -> None:
    """Let English be as long as the language that nobody speaks."""

    def translated(route: Route) -> None:
        route.fulfill(body=pseudo_file(route.fetch().text()), content_type="application/json")

    context.route(re.compile(r"/assets/en-[\w-]+\.json$"), translated)


def cut(page: Page) -> str:
    """What is cut off on the page, which is not in English any more."""
    page.evaluate("document.documentElement.lang === 'en' && (document.documentElement.lang = 'qps')")
    return "\n".join(page.evaluate(CUT))


def moments(name: str, *wanted: str) -> dict[str, str]:
    """The links of a golden game as it was when each of these things was first to be decided."""
    record = golden(name)
    first = {state.phase: step for step, state in reversed([*enumerate(record.states)])}
    return {phase: "#" + to_link(record.at(first[phase]).cut()) for phase in wanted}


def look_back(page: Page) -> None:
    """Look at an earlier moment; on a phone the buttons for that are further down."""
    page.locator("#chip-replay-back, #chip-replay").first.dispatch_event("click")


TABLES: Mapping[str, tuple[str, Callable[[Page], None]]] = {
    "laying": (played("draw A1", players=4), press(".hit[data-place=b3]")),
    "acting": (address(WORKSHOP), press(".hit[data-place=a4]")),
    "refused": (address(WORKSHOP), press(".hit[data-place=b5]", "#chip-do-uncover")),
    "auction": (played("draw A1", "draw A2", "draw A3", players=3, auction=True), press("#chip-bid-more")),
    "hint": (played("draw A1", players=2) + "~h1", press("#chip-hint", ".hint-steps")),
    "replay": (played("draw A1", "place a3/0", "enter W a5", players=2), look_back),
    "apart": (TWO_TURNS, press("#chip-share", "#chip-apart-P1")),
}


MOMENTS = {
    "teotihuacan-r1-players-3-profile-standard-first_game-false-draft-true": (
        "pick",
        "station",
        "turn",
        "act",
        "salary",
        "build",
        "over",
    ),
    "eschnapur-r1-players-4": ("begin", "offer", "sell", "compose", "main", "ready", "commit", "over"),
}
"""What is decided in these games, each time with other words and buttons."""


def test_every_dialog_is_known() -> None:
    assert {*ALL_DIALOGS} == {*DIALOGS, "letter", "fork"}


@pytest.mark.parametrize("dialog", ALL_DIALOGS)
def test_nothing_is_cut_off_in_a_dialog(
    request: pytest.FixtureRequest, page: Page, letters: tuple[str, str, str], dialog: str
) -> None:
    shown: Page = request.getfixturevalue("fresh") if dialog == "broken" else page
    if dialog in ("letter", "fork"):
        open_game(page, letters[dialog == "fork"])
        expect(page.locator("dialog[open].dialog-letter")).to_be_visible()
    if dialog == "fork":
        close(page)
        arrive(page, letters[2])
    elif dialog != "letter":
        DIALOGS[dialog](shown)
    expect(shown.locator(f"dialog[open].dialog-{dialog}")).to_be_visible()
    assert cut(shown) == ""
    close(shown)
    if dialog == "end":
        ask_before_the_end(page, wanted=False)


@pytest.mark.parametrize("game", CODES)
def test_nothing_is_cut_off_before_a_game_goes_on(page: Page, game: str) -> None:
    found = {}
    for name, prepare in INTERLUDES[game].items():
        prepare(page)
        expect(page.locator("#chip-continue")).to_be_visible(timeout=30_000)
        expect(page.locator(".scoring, .interlude-beside")).to_be_visible()
        found[name] = cut(page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("game", list(CAPTIONS))
def test_nothing_is_cut_off_of_what_is_said_over_the_board(fresh: Page, game: str) -> None:
    settle_with(fresh, {**AT_ONCE, "pace": "slow"})
    open_game(fresh, CAPTIONS[game]())
    fresh.click("#chip-end")
    fresh.wait_for_selector(".act-caption")
    fresh.evaluate(
        """() => document.querySelector(".act-caption").getAnimations().forEach((each) => {
          each.pause();
          each.currentTime = each.effect.getComputedTiming().endTime / 2;
        })"""
    )
    assert cut(fresh) == ""


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
