"""The rules pages: what lies in `dist/rules/`, and the way there from the table."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from axe import violations
from hands import WORKSHOP, address, await_game
from sacbe import CODES
from sacbe.cli.rules import known_rules, numbered_rules
from sitebuild.places import ROOT, BuildError
from sitebuild.rules.figures import Figures
from sitebuild.rules.markup import to_html
from sitebuild.rules.rulebook import parse

HEAVIEST = 150_000
"""Bytes of a rules page with everything it loads, compressed."""
LOADED = re.compile(r'<(?:link rel="(?:stylesheet|preload|modulepreload)"[^>]* href|script[^>]* src)="([^"]+)"')
FONT = re.compile(r"url\(\W*([\w.-]+\.woff2)")
"""In a style sheet; every language names the others in their own letters."""
LINK = re.compile(r'<a [^>]*href="([^"]+)"')
ID = re.compile(r'\sid="([^"]+)"')


NEAR_SCREEN = """() => {
  const all = [...document.querySelectorAll("body *")];
  return all.filter((each) => each.checkVisibility({ contentVisibilityAuto: true })).length / all.length;
}"""
"""The part of a page that the browser lays out at first."""


def pages(dist: Path) -> list[Path]:
    return sorted((dist / "rules").rglob("*.html"))


def test_a_text_becomes_rules_with_their_ids() -> None:
    book = parse("tikal", "# Tikal\nAbout.\n\n## TIK-1 Terms\n\n- **TIK-1.1 Seats.** Two.\n\n  | n | q |\n", "TIK")
    (about, terms) = book.sections
    assert (book.title, about.rules[0].text) == ("Tikal", "About.")
    assert [(rule.id, rule.text) for rule in terms.rules] == [("TIK-1.1", "**Seats.** Two.\n\n| n | q |")]


def test_a_text_links_to_the_rules_it_names_and_to_no_others() -> None:
    html = to_html("See TIK-7.4 and TIK-99.9.", lambda rule: f"#{rule}" if rule == "TIK-7.4" else None)
    assert html == '<p>See <a href="#TIK-7.4">TIK-7.4</a> and TIK-99.9.</p>\n'


def test_a_figure_shows_a_board_or_what_lies_beside_it() -> None:
    figures = Figures(lambda _: None, "Try it", "ru")
    marks = [
        figures.place(f"eschnapur/{source}", "What it shows", "A caption.")
        for source in (
            "ex-06?step=7&panel=Аксель,Клаудия,Патрик,Ева",
            "ex-19?step=2&live=1&panel",
            "ex-30?near=all",
            "ex-30?near=area:hall_w,area:hall_n",
        )
    ]
    sale, bids, whole, near = figures.filled("<hr>".join(marks)).split("<hr>")
    assert [name for name in ("Аксель", "Клаудия", "Патрик", "Ева") if name not in sale] == []
    assert 'role="img" aria-label="What it shows"' in sale
    assert bids.count("es-bid-row") == 4 and "Игрок 2" in bids
    assert "at=0&amp;lang=ru&amp;play" in bids
    assert not re.search("<button|<h[1-6]|NaN|undefined", sale + bids)
    assert 'viewBox="0 0 500 620"' in whole and len(near) < len(whole)
    with pytest.raises(BuildError, match="there is no picture eschnapur/ex-06 with bla"):
        figures.place("eschnapur/ex-06?bla=1", "", "")


@pytest.mark.parametrize("game", CODES)
def test_every_numbered_rule_is_an_anchor(dist: Path, game: str) -> None:
    anchors = ID.findall((dist / f"rules/en/{game}/reference.html").read_text(encoding="utf-8"))
    assert len(anchors) == len(set(anchors))
    rules = numbered_rules((ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8"))
    assert set(rules) <= set(anchors) & known_rules()


def test_every_link_of_the_rules_pages_leads_somewhere(dist: Path) -> None:
    anchors = {page.resolve(): set(ID.findall(page.read_text(encoding="utf-8"))) for page in pages(dist)}
    lost = []
    for page in pages(dist):
        for link in LINK.findall(page.read_text(encoding="utf-8")):
            file, _, anchor = link.partition("#")
            target = (page.parent / file.partition("?")[0]).resolve() if file else page.resolve()
            if not target.is_file() or (anchor and target in anchors and anchor not in anchors[target]):
                lost.append(f"{page.relative_to(dist)}: {link}")
    assert lost == []


def test_a_rules_page_is_light_and_loads_no_python(dist: Path) -> None:
    for page in pages(dist):
        text = page.read_text(encoding="utf-8")
        loaded = {(page.parent / name).resolve() for name in LOADED.findall(text)}
        sheets = [path for path in loaded if path.suffix == ".css"]
        loaded |= {sheet.parent / name for sheet in sheets for name in FONT.findall(sheet.read_text(encoding="utf-8"))}
        assert not [path.name for path in loaded if re.search("pyodide|python|worker|engine", path.name)]
        sizes = [len(gzip.compress(path.read_bytes(), 9)) for path in (page, *loaded)]
        assert sum(sizes) <= HEAVIEST, page


def test_the_rules_can_be_read_without_a_script_and_have_no_barriers(page: Page) -> None:
    for path in ("index.html", "tikal/summary.html", *(f"{game}/index.html" for game in CODES)):
        page.goto(f"rules/en/{path}")
        assert violations(page) == []
    page.goto("rules/en/tikal/reference.html")
    assert page.evaluate(NEAR_SCREEN) < 0.3
    page.goto("rules/en/tikal/reference.html#TIK-7.4")
    expect(page.locator("#TIK-7\\.4")).to_be_in_viewport()
    assert violations(page) == []


def test_the_numbered_rules_can_be_tapped_on_a_phone(page: Page) -> None:
    """Sections that the browser has not laid out yet must not lie over others."""
    page.set_viewport_size({"width": 412, "height": 823})
    page.goto("rules/en/eschnapur/reference.html")
    assert violations(page, also=("target-size",)) == []


def test_an_explainer_leads_on_to_the_lessons_and_the_game(page: Page) -> None:
    page.goto("rules/it/eschnapur/index.html")
    expect(page.locator(".next .way")).to_have_text(["Imparalo in cinque minuti", "Gioca", "Riassunto"])
    page.locator(".next .way").first.click()
    expect(page).to_have_url(re.compile(r"/learn\.html\?lang=it#eschnapur"))


def test_a_refusal_and_a_line_of_the_log_lead_to_their_rules(page: Page) -> None:
    page.goto(f"./{address(WORKSHOP)}")
    await_game(page)
    page.click(".hit[data-place=b5]")
    page.click("#chip-do-uncover")
    refused = page.locator(".message-refusal .rule")
    expect(refused).to_have_attribute("href", "rules/en/tikal/reference.html#TIK-7.4")
    page.click("#chip-let-go")
    page.click("#chip-enter-W")
    page.click(".hit[data-place=a5]")
    rule = page.locator(".log .line .rule").first
    expect(rule).to_have_text("TIK-7.1")
    with page.expect_popup() as opened:
        rule.click()
    expect(opened.value.locator("#TIK-7\\.1")).to_be_in_viewport()
    expect(page.locator("main.table")).to_be_visible()


def test_a_board_of_an_explainer_wakes_when_somebody_wants_to_try_it(page: Page) -> None:
    page.goto("rules/en/tikal/index.html")
    page.locator("figure .try").nth(3).click()
    board = page.frame_locator("sacbe-board iframe")
    expect(board.locator(".board")).to_be_visible()
    expect(board.get_by_role("button", name="Try it yourself")).to_be_enabled(timeout=30_000)


def test_the_text_is_whole_without_scripts(browser: Browser, browser_context_args: dict[str, Any]) -> None:
    context = browser.new_context(**browser_context_args, java_script_enabled=False)
    page = context.new_page()
    page.goto("rules/en/tikal/index.html")
    expect(page.locator("figure svg.board")).to_have_count(14)
    expect(page.locator("figure .try").first).to_have_attribute("href", re.compile(r"embed\.html#scenario=tikal/9\.4"))
    context.close()
