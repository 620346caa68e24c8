"""Takes the screenshots of the README: `python3 scripts/screenshots.py` writes `docs/screenshots/`."""

from __future__ import annotations

import setup_env

setup_env.prepare("site", "browser")

import json  # noqa: E402
import sys  # noqa: E402
from random import Random  # noqa: E402
from typing import Literal, NamedTuple  # noqa: E402

from playwright.sync_api import Browser, Page, expect, sync_playwright  # noqa: E402

import chromium  # noqa: E402
import sacbe  # noqa: E402
import serve  # noqa: E402
from sacbe.bots import ladder  # noqa: E402
from sacbe.bots.player import decide  # noqa: E402
from sacbe.core.record import Record  # noqa: E402
from sitebuild import site  # noqa: E402
from sitebuild.places import ROOT  # noqa: E402

OUT = ROOT / "docs" / "screenshots"
SEED = 12
BUDGET = 0.15
LAST = 36
"""Tiles of a whole game."""
NAMES = ("Ana", "Balam", "Chel", "Dario")


class Shot(NamedTuple):
    """One picture: its name, size and theme, and after how many tiles of the game it is taken; 0 is the start screen,
    LAST the end."""

    name: str
    width: int
    height: int
    theme: Literal["light", "dark"]
    tiles: int


SHOTS = (
    Shot("start-desktop-light", 1280, 800, "light", 0),
    Shot("start-phone-dark", 390, 844, "dark", 0),
    Shot("opening-desktop-light", 1280, 800, "light", 1),
    Shot("opening-phone-light", 390, 844, "light", 1),
    Shot("middle-desktop-light", 1280, 800, "light", 24),
    Shot("middle-desktop-dark", 1280, 800, "dark", 24),
    Shot("middle-phone-light", 390, 844, "light", 24),
    Shot("middle-phone-dark", 390, 844, "dark", 24),
    Shot("end-desktop-light", 1280, 800, "light", LAST),
    Shot("end-phone-dark", 390, 844, "dark", LAST),
)


def played_game() -> Record:
    """Returns a game between four computer players."""
    rng = Random(SEED)
    record = Record.start(sacbe.game("tikal"), players=4)
    bot = ladder.bot(record.game, "regular")
    while (mover := record.state.mover) is not None:
        if mover == sacbe.CHANCE:
            record = record.play(sacbe.draw(record.state, rng))
        else:
            record = record.play_all(decide(bot, record.state.observe(mover), rng, BUDGET).actions)
    return record


def moment(record: Record, tiles: int) -> str:
    """Returns the link of the game after that many tiles, when half of the turn's action points are spent."""
    laid = 0
    for step, action in enumerate(record.actions, start=1):
        laid += action.verb == "place"
        view = record.states[step].view(None)
        if (
            laid == tiles < LAST
            and view["phase"] == "act"
            and view["board"]["turn"] == "normal"
            and view["board"]["ap"] <= 6
        ):
            return sacbe.to_link(record.at(step))
    return sacbe.to_link(record)


def take(browser: Browser, address: str, shot: Shot, link: str) -> None:
    """Opens the game in a link and takes its picture."""
    context = browser.new_context(viewport={"width": shot.width, "height": shot.height}, color_scheme=shot.theme)
    page = context.new_page()
    page.goto(address)
    if shot.tiles:
        open_moment(page, link)
    if shot.tiles == LAST:
        expect(page.locator(".ranking")).to_be_visible()
    page.wait_for_timeout(600)
    page.screenshot(path=OUT / f"{shot.name}.png")
    context.close()


def open_moment(page: Page, link: str) -> None:
    """Opens the game in a link, with names for its seats."""
    seats = {f"P{at}": {"name": name, "kind": "human"} for at, name in enumerate(NAMES, start=1)}
    game = json.dumps({"format": "sacbe-game-1", "seats": seats, "link": link}).encode()
    page.locator("#import").set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": game})
    expect(page.locator("main.table[data-game]")).to_be_visible(timeout=60_000)
    expect(page.locator(".banner")).to_have_count(0, timeout=60_000)


def main() -> int:
    """Takes all pictures, or those whose names are given."""
    wanted = sys.argv[1:]
    OUT.mkdir(parents=True, exist_ok=True)
    if chromium.ensure():
        return 1
    record = played_game()
    with serve.served(site.ensure()) as address, sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for shot in SHOTS:
            if not wanted or shot.name in wanted:
                take(browser, address, shot, moment(record, shot.tiles))
                print(f"docs/screenshots/{shot.name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
