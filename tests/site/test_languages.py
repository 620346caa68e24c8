"""Four languages: what is checked in their texts, how one is chosen, and what it is written with."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fontTools.ttLib import TTFont
from playwright.sync_api import Browser, Page, expect

import sacbe
import texts
from hands import TWO_TURNS, await_game, open_game, open_start
from sacbe import CODES
from sacbe.core.fluent import fill, read
from sacbe.core.languages import LANGUAGES, OFFERED
from sacbe.games import game_of_link
from sacbe.testing.golden import read_golden
from sitebuild.places import ROOT, SITE
from sitebuild.rules import pages
from sitebuild.texts import sets
from translation import files, spelling
from translation.compare import problems
from translation.files import File, english_files, in_language, patterns, words
from translation.readers import disagreements
from translation.spelling import misspelt

TEXT_FILE = re.compile(r"/assets/([a-z]{2})-[\w-]+-[0-9a-f]{10}\.json$")


FONTS_BEFORE = 72_016
"""Bytes of the fonts when the site spoke only English."""
MORE = 15_000
"""What a visitor of any language may load in addition to that, compressed."""
MARK_RUSSIAN = """() => {
  const plain = /^[\\p{L}\\p{N}\\p{P}\\s]*[а-я][\\p{L}\\p{N}\\p{P}\\s]*$/u;
  for (const each of document.querySelectorAll("#app :not(option)"))
    if (!each.children.length && each.checkVisibility() && plain.test(each.textContent)) each.dataset.russian = "";
}"""
"""Marks every element that shows Russian words and no pictures."""


def said(code: str, key: str, file: str = "start", **values: Any) -> str:
    """A text of the site in a language."""
    source = (SITE / "locales" / code / f"{file}.ftl").read_text(encoding="utf-8")
    return fill(read(source)[key].value, values, LANGUAGES[code])


@pytest.mark.parametrize("code", OFFERED)
def test_every_text_is_there_and_both_readers_say_the_same(code: str) -> None:
    assert texts.check(code) == []


@pytest.mark.parametrize("code", OFFERED)
def test_every_word_is_in_a_dictionary(code: str) -> None:
    assert [*misspelt(code)] == []


COUNTED = "done = { $count ->\n        [one] One lesson\n       *[other] { $count } lessons\n    }\n"
WRONG = {
    "a key is missing": ("it", "done = Done\nmore = More\n", "done = Fatto\n", "more: missing"),
    "a variable is missing": ("it", "lost = { $points } lost\n", "lost = Perso\n", "does not use $points"),
    "another variable": ("it", "lost = { $points } lost\n", "lost = { $points } { $all }\n", "$all has no value"),
    "English is left": ("fr", "done = Back to the start\n", "done = Back to the start\n", "is as in English"),
    "Latin letters in Russian": ("ru", "done = Done\n", "done = Готово done\n", "is this Russian: done"),
    "a plural is missing": ("ru", COUNTED, COUNTED.replace("One lesson", "урок").replace("lessons", "урока"), "lacks"),
    "a space that breaks": ("fr", "ask = Now?\n", "ask = Maintenant ?\n", "no-break space"),
    "a dash that breaks": ("ru", "is = It is\n", "is = Это — он\n", "no-break space"),
    "typewritten quotes": ("it", "done = Done\n", "done = L'ho fatto\n", "should be ’"),
    "what Python cannot read": ("it", "done = Done\n", "done = { -term }\n", "should be `{ $name }`"),
}
"""What may be wrong with a translation: its language, the English text, the translation, and what is said of it."""


@pytest.mark.parametrize("wrong", list(WRONG))
def test_what_is_wrong_with_a_translation_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    code, english, other, complaint = WRONG[wrong]
    monkeypatch.setattr(files, "ROOT", tmp_path)
    (tmp_path / "en.ftl").write_text(english, encoding="utf-8")
    (tmp_path / "other.ftl").write_text(other, encoding="utf-8")
    found = [*problems(File(tmp_path / "en.ftl"), File(tmp_path / "other.ftl"), LANGUAGES[code])]
    assert complaint in "\n".join(found)


def test_a_text_that_the_readers_format_differently_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "ROOT", tmp_path)
    path = tmp_path / "en.ftl"
    path.write_text("lost = { $points } lost\n", encoding="utf-8")
    assert [*disagreements([(File(path), LANGUAGES["it"])])] == []
    other = LANGUAGES["it"]._replace(thousands="'")
    assert "the engine says" in "\n".join(disagreements([(File(path), other)]))


def test_a_word_that_nobody_spells_so_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "en.ftl"
    monkeypatch.setattr(files, "ROOT", tmp_path)
    monkeypatch.setattr(spelling, "english_files", lambda: [File(path)])
    path.write_text("done = The tempel is uncovered\n", encoding="utf-8")
    assert [*misspelt("en")] == ["en.ftl: tempel"]


@pytest.mark.parametrize("game", CODES)
def test_the_page_tells_a_game_in_the_words_of_the_engine(game: str) -> None:
    texts_of = sacbe.game(game).texts
    goldens = sorted((ROOT / "tests" / "fixtures" / "golden").glob(f"{game}-*.txt"))
    records = [read_golden(path.read_text(encoding="utf-8"), game_of_link)[0] for path in goldens[::3]]
    events = [event for record in records for state in record.states for event in state.events]
    told = [{"key": event.key, "params": json.loads(json.dumps(event.params))} for event in events]
    given = json.dumps({"game": game, "texts": {code: sets(code) for code in OFFERED}, "told": told})
    node = ["node", str(Path(__file__).with_name("tell.mjs"))]
    done = subprocess.run(node, input=given, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    assert len(told) > 500
    for code, sentences in json.loads(done.stdout).items():
        own = [texts_of.into(LANGUAGES[code]).tell(event.key, event.params) for event in events]
        assert [pair for pair in zip(own, sentences, strict=True) if pair[0] != pair[1]] == []


@pytest.fixture(scope="module")
def visitor(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Any]:
    """Opens a page for somebody whose browser prefers a language."""
    pages = []

    def visit(locale: str) -> Page:
        context = browser.new_context(**{**browser_context_args, "locale": locale})
        pages.append(context)
        return context.new_page()

    yield visit
    for context in pages:
        context.close()


@pytest.mark.parametrize(
    ("locale", "code"), [("it-CH", "it"), ("fr-FR", "fr"), ("ru-RU", "ru"), ("en-GB", "en"), ("de-DE", "en")]
)
def test_a_visitor_is_addressed_in_his_language_and_loads_no_other(visitor: Any, locale: str, code: str) -> None:
    page = visitor(locale)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.extend(TEXT_FILE.findall(request.url)))
    page.goto("./")
    expect(page.locator(".start-foot")).to_contain_text(said(code, "credits"))
    expect(page).to_have_title(said(code, "tab-start"))
    assert page.evaluate("document.documentElement.lang") == code
    assert set(loaded) == {code}
    manifest = json.loads(page.request.get(page.evaluate("document.querySelector('[rel=manifest]').href")).text())
    assert (manifest["lang"], manifest["name"]) == (code, said(code, "tab-start"))


def test_an_address_asks_for_a_language_for_this_visit(desk: Page) -> None:
    open_start(desk)
    desk.goto("./?lang=fr")
    expect(desk.locator(".start-foot")).to_contain_text(said("fr", "credits"))
    desk.goto("./?lang=xx")
    expect(desk.locator(".start-foot")).to_contain_text(said("en", "credits"))


def test_another_language_is_spoken_at_once_and_kept(visitor: Any) -> None:
    page = visitor("en-US")
    open_game(page, TWO_TURNS)
    page.evaluate("self.sameDocument = true")
    english = page.locator(".log").inner_text()
    page.click("#chip-settings")
    page.focus("#language")
    page.select_option("#language", "ru")
    expect(page.locator("#dialog-title")).to_have_text(said("ru", "settings-title"))
    expect(page.locator("#language")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#chip-undo")).to_have_attribute("title", said("ru", "do-undo", "table"))
    told = page.locator(".log").inner_text()
    assert re.search("[а-я]{4}", told)
    assert len(told.splitlines()) == len(english.splitlines())
    assert page.evaluate("[self.sameDocument, document.documentElement.lang]") == [True, "ru"]
    page.reload()
    await_game(page)
    expect(page.locator("#chip-undo")).to_have_attribute("title", said("ru", "do-undo", "table"))
    page.goto("learn.html")
    expect(page.locator("h1")).to_have_text(said("ru", "learn-title", "lessons"))
    page.select_option("#language", "it")
    expect(page.locator("h1")).to_have_text(said("it", "learn-title", "lessons"))


def test_a_choice_is_stronger_than_the_address_from_then_on(visitor: Any) -> None:
    page = visitor("en-US")
    page.goto("./?lang=fr")
    page.click("#chip-settings")
    page.select_option("#language", "it")
    expect(page.locator("#dialog-title")).to_have_text(said("it", "settings-title"))
    assert "lang=" not in page.url
    page.reload()
    expect(page.locator(".start-foot")).to_contain_text(said("it", "credits"))


def test_an_embedded_board_speaks_the_language_of_the_article(desk: Page) -> None:
    sentences = read((SITE / "locales" / "ru" / "scenarios-tikal.ftl").read_text(encoding="utf-8"))
    desk.goto("embed.html#scenario=tikal/e21&lang=ru")
    sentence = fill(sentences["scenario-tik-e21"].value, {})
    expect(desk.locator("#app")).to_contain_text(sentence)
    expect(desk).to_have_title(sentence)
    assert desk.evaluate("document.documentElement.lang") == "ru"
    desk.evaluate("location.hash = 'scenario=tikal/e21&lang=fr'")
    expect(desk.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize("code", OFFERED)
def test_rules_pages_name_their_versions(dist: Path, code: str) -> None:
    for page in ("index.html", "tikal/index.html", "eschnapur/summary.html"):
        text = (dist / "rules" / code / page).read_text(encoding="utf-8")
        assert f'<html lang="{code}"' in text
        found = re.findall(r'<a lang="([\w-]+)" hreflang="([\w-]+)" href="([^"]+)"', text)
        assert [(language, language) for language in OFFERED] == [found[:2] for found in found]
        for _, _, target in found:
            assert (dist / "rules" / code / Path(page).parent / target).resolve().is_file()


def test_search_engines_are_told_of_the_versions_by_whole_addresses_or_not_at_all(
    dist: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "alternate" not in (dist / "rules/it/index.html").read_text(encoding="utf-8")
    monkeypatch.setattr(pages, "ADDRESS", "https://a.example/sacbe/")
    text = pages.rendered(pages.environment("it"), "it", [], "index.html")
    found = dict(re.findall(r'<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"', text))
    assert list(found) == [*OFFERED, "x-default"]
    assert found["it"] == "https://a.example/sacbe/rules/it/index.html"


def test_offline_has_all_languages(dist: Path) -> None:
    cached = (dist / "sw.js").read_text(encoding="utf-8")
    files = [path.name for path in (dist / "assets").glob("*.json") if TEXT_FILE.search(f"/assets/{path.name}")]
    assert len(files) > 10 * len(OFFERED)
    assert [name for name in files if name not in cached] == []


@pytest.mark.parametrize("code", OFFERED)
def test_no_language_makes_a_first_visit_much_heavier(dist: Path, code: str) -> None:
    def texts_of(language: str) -> int:
        return len(gzip.compress(next((dist / "assets").glob(f"{language}-site-*.json")).read_bytes(), 9))

    scripts = ("latin", "cyrillic") if code == "ru" else ("latin",)
    fonts = [path for script in scripts for path in (dist / "assets").glob(f"alegreya-*-{script}-*.woff2")]
    assert len(fonts) == 3 * len(scripts)
    more = sum(path.stat().st_size for path in fonts) + texts_of(code) - texts_of("en") - FONTS_BEFORE
    assert more <= MORE


def test_the_fonts_have_every_letter_that_is_written() -> None:
    from sitebuild.fonts import FACES, FOLDER, build_fonts

    build_fonts()
    written = set()
    for code in OFFERED:
        for english in english_files():
            file = in_language(english, code)
            parts = [words(each) for message in file.messages.values() for each in patterns(message).values()]
            written |= set("".join(parts) if file.path.suffix == ".ftl" else file.source)
    letters = {each for each in written if unicodedata.category(each)[0] in "LNP"}
    for face in FACES:
        known = {
            chr(point)
            for script in ("latin", "cyrillic")
            for point in TTFont(FOLDER / f"{face}-{script}.woff2").getBestCmap()
        }
        assert sorted(letters - known) == []


def test_russian_is_written_in_our_typefaces(visitor: Any) -> None:
    page = visitor("ru-RU")
    page.goto("./")
    expect(page.locator(".start-foot")).to_contain_text(said("ru", "credits"))
    page.evaluate("document.fonts.ready")
    client = page.context.new_cdp_session(page)
    client.send("DOM.enable")
    client.send("CSS.enable")
    page.evaluate(MARK_RUSSIAN)
    root = client.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    nodes = client.send("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-russian]"})["nodeIds"]
    assert len(nodes) > 30
    fonts = [client.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"] for node in nodes]
    used = {font["familyName"] for each in fonts for font in each}
    assert {re.sub("(Alegreya(?: Sans)?).*", r"\1", name) for name in used} == {"Alegreya", "Alegreya Sans"}
