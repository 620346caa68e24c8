"""How the tests come to every dialog of the play page, and to everything that a game shows before it goes on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from functools import cache
from itertools import pairwise

from playwright.sync_api import Page, expect

from hands import LAST, SCORING, TWO_TURNS, WORKSHOP, address, open_game, open_start, settle_with
from sacbe import CODES
from sacbe.core.record import Record
from sacbe.games import game_of_link
from sacbe.links import to_link
from sacbe.testing.golden import read_golden
from sitebuild.places import ROOT, SITE

GOLDEN = ROOT / "tests" / "fixtures" / "golden"


@cache
def golden(name: str) -> Record:
    """A golden game."""
    path = min(GOLDEN.glob(f"{name}*.txt"))
    return read_golden(path.read_text(encoding="utf-8"), game_of_link)[0]


def before(name: str, wanted: Callable[[str, str, str], bool]) -> list[str]:
    """The links of a golden game as it was before each decision wanted, by its phase, its verb and the next phase."""
    record = golden(name)
    states = enumerate(pairwise(record.states))
    steps = [step for step, (one, two) in states if wanted(one.phase, record.actions[step].verb, two.phase)]
    return ["#" + to_link(record.at(step).cut()) for step in steps]


def before_the_last(name: str, phase: str) -> list[str]:
    """The same before the last decision of each phase of this sort."""
    return before(name, lambda now, _, later: now == phase != later)


def press(*buttons: str) -> Callable[[Page], None]:
    def run(page: Page) -> None:
        for button in buttons:
            page.click(button)

    return run


def close(page: Page) -> None:
    """Close the dialog, and wait until the browser's history has followed: a link meanwhile would be lost."""
    page.keyboard.press("Escape")
    page.wait_for_function(
        """() => !document.querySelector("dialog[open]")
          && (history.state?.depth ?? 0) <= Number(document.querySelector("main.table") !== null)"""
    )


def ask_before_the_end(page: Page, *, wanted: bool) -> None:
    page.click("#chip-settings")
    page.set_checked("#setting-ask", wanted)
    close(page)


def sure(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    ask_before_the_end(page, wanted=True)
    page.click("#chip-end")


def arrive(page: Page, link: str) -> None:
    """Follow a link where a page of the site is open already."""
    page.bring_to_front()
    page.evaluate("link => { location.hash = link; }", link)


def foreign(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    arrive(page, "#nonsense")


def sealed(page: Page) -> None:
    """A link under a phrase, and another phrase."""
    open_game(page, address(WORKSHOP))
    arrive(page, "#x1.AAAA")
    page.fill("#phrase", "lotus")
    page.click("#unlock")
    expect(page.locator("dialog .message-refusal")).to_be_visible()


def results(page: Page) -> None:
    """Results against everybody in every game."""
    levels = ("", "random", "novice", "regular", "expert")
    pairs = [(game, level) for game in CODES for level in levels]
    kept = [{"id": f"{game}{level}", "game": game, "level": level, "won": True, "score": 123} for game, level in pairs]
    open_start(page)
    page.evaluate("kept => { localStorage['sacbe.results'] = kept; }", json.dumps(kept))
    page.click("#chip-results")
    expect(page.locator("dialog tbody tr")).to_have_count(len(kept))
    page.evaluate("delete localStorage['sacbe.results']")


def unkept(page: Page) -> None:
    """A device that refuses one write."""
    open_game(page, address(WORKSHOP))
    page.evaluate(
        """() => {
          const { put } = IDBObjectStore.prototype;
          IDBObjectStore.prototype.put = () => {
            IDBObjectStore.prototype.put = put;
            throw new DOMException("refused by the test", "QuotaExceededError");
          };
        }"""
    )
    press("#chip-do-swap", "#chip-unkept")(page)


def broken(page: Page) -> None:
    """A network that has no engine."""
    page.route("**/*.wasm", lambda route: route.abort())
    settle_with(page)
    page.goto("./")
    expect(page.locator("dialog[open]")).to_be_visible(timeout=30_000)


def at(link: str, *buttons: str) -> Callable[[Page], None]:
    """Opens a game and presses these buttons."""

    def run(page: Page) -> None:
        open_game(page, link)
        press(*buttons)(page)

    return run


DIALOGS: Mapping[str, Callable[[Page], None]] = {
    "guide": at(address(WORKSHOP), "#chip-guide"),
    "settings": at(address(WORKSHOP), "#chip-settings", "dialog summary"),
    "share": at(address(WORKSHOP), "#chip-share"),
    "embed": at(address(WORKSHOP), "#chip-share", "#chip-embed"),
    "finish": at(address(LAST), "#chip-end", "#chip-continue"),
    "recap": at(TWO_TURNS, "#chip-recap"),
    "review": at(address(LAST), "#chip-end", "#chip-continue", "#chip-finish-review"),
    "results": results,
    "end": sure,
    "bad-link": foreign,
    "unlock": sealed,
    "unkept": unkept,
    "broken": broken,
}
"""How each dialog is opened, but for those of games by link."""
ALL_DIALOGS = re.findall(
    r"^  \"?([\w-]+)",
    (SITE / "js/dialogs/dialogs.js").read_text(encoding="utf-8").partition("const DIALOGS = {")[2].partition("\n};")[0],
    re.MULTILINE,
)
"""What the page calls them."""


def eclipses(name: str, which: int) -> Callable[[Page], None]:
    return lambda page: at(before_the_last(name, "salary")[which], "#chip-salary")(page)


def bids(name: str, which: int) -> Callable[[Page], None]:
    def run(page: Page) -> None:
        at(before_the_last(name, "commit")[which], "#chip-lift")(page)
        page.locator(".hand-row button[data-ref^='card:']:not(:disabled)").last.click()  # the one on top
        page.click("#chip-lay")

    return run


INTERLUDES: Mapping[str, Mapping[str, Callable[[Page], None]]] = {
    "tikal": {"a scoring": at(address(SCORING), "#chip-end"), "the last": at(address(LAST), "#chip-end")},
    "teotihuacan": {
        "an eclipse": eclipses("teotihuacan-r1-players-4-profile-standard", 0),
        "the last": eclipses("teotihuacan-r1-players-4-profile-standard", -1),
    },
    "eschnapur": {"sealed bids": bids("eschnapur-r1-players-5", 0), "the last": bids("eschnapur-r1-players-5", -1)},
}
"""What has to be seen before a game goes on: of every game, in the middle and at its end."""


def volcano() -> str:
    return address({**WORKSHOP, "stack": [], "rounds": 3, "owner": "P2", "phase": "act", "seat": "P2"})


def darkness() -> str:
    """An eclipse comes with the end of the turn."""
    names = sorted(path.stem for path in GOLDEN.glob("teotihuacan-*.txt"))
    found = (before(name, lambda now, verb, later: verb == "end" and now != "salary" == later) for name in names)
    return next(link for links in found for link in links)


CAPTIONS = {"tikal": volcano, "teotihuacan": darkness}
"""Games in which something is said over the board, as they are before the turn that brings it ends."""
