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
from sacbe.games import CODES  # noqa: E402
from sitebuild import site  # noqa: E402
from sitebuild.places import ROOT  # noqa: E402

OUT = ROOT / "docs" / "screenshots"
SEED = 12
BUDGET = 0.15
SEATS = 4
NAMES = ("Ana", "Balam", "Chel", "Dario")


class Shot(NamedTuple):
    """One picture: what it shows, the size of the window and the theme."""

    game: str
    """The game on the table, or nothing for the start screen."""
    moment: Literal["start", "middle", "end"]
    width: int
    height: int
    theme: Literal["light", "dark"]

    @property
    def name(self) -> str:
        """The name of its file."""
        device = "phone" if self.width < 600 else "desktop"
        return "-".join(filter(None, (self.game, self.moment, device, self.theme)))


DESKTOP, PHONE = (1280, 800), (390, 844)
SHOTS = (
    Shot("", "start", *DESKTOP, "light"),
    *(Shot(name, "middle", *DESKTOP, "light") for name in CODES),
    *(Shot(name, "middle", *PHONE, "dark") for name in CODES),
    Shot("tikal", "end", *DESKTOP, "light"),
)
PHASES = {"tikal": "act", "eschnapur": "offer", "teotihuacan": "turn"}
"""By game: what the first seat is about to decide in a picture of the middle."""
MIDDLE = 0.62
"""The part of a game that is over in a picture of the middle."""


def played_game(name: str) -> Record:
    """Returns a game between four computer players."""
    rng = Random(SEED)
    record = Record.start(sacbe.game(name), players=SEATS)
    bot = ladder.bot(record.game, "regular")
    while (mover := record.state.mover) is not None:
        if mover == sacbe.CHANCE:
            record = record.play(sacbe.draw(record.state, rng))
        else:
            record = record.play_all(decide(bot, record.state.observe(mover), rng, BUDGET).actions)
    return record


def link_of(record: Record, shot: Shot) -> str:
    """Returns the link of the moment that a picture shows."""
    if shot.moment == "end":
        return sacbe.to_link(record)
    phase = PHASES[shot.game]
    first = round(MIDDLE * len(record.actions))
    steps = range(first, len(record.actions))
    step = next(step for step in steps if (record.states[step].mover, record.states[step].phase) == (0, phase))
    return sacbe.to_link(record.at(step))


def take(browser: Browser, address: str, shot: Shot, link: str) -> None:
    """Opens the game in a link and takes its picture."""
    context = browser.new_context(viewport={"width": shot.width, "height": shot.height}, color_scheme=shot.theme)
    page = context.new_page()
    page.goto(address)
    if shot.game:
        open_moment(page, link)
    if shot.moment == "end":
        expect(page.locator(".ranking")).to_be_visible()
    page.wait_for_timeout(600)
    page.screenshot(path=OUT / f"{shot.name}.png")
    context.close()


def open_moment(page: Page, link: str) -> None:
    """Opens the game in a link, with names for its seats; the first is a person."""
    seats = {
        f"P{at}": {"name": name, "kind": "regular" if at > 1 else "human"} for at, name in enumerate(NAMES, start=1)
    }
    game = json.dumps({"format": "sacbe-game-1", "seats": seats, "link": link}).encode()
    page.locator("#import").set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": game})
    expect(page.locator("main.table[data-game]")).to_be_visible(timeout=60_000)
    expect(page.locator(".banner")).to_have_count(0, timeout=60_000)


def main() -> int:
    """Takes all pictures, or those whose names are given."""
    wanted = [shot for shot in SHOTS if not sys.argv[1:] or shot.name in sys.argv[1:]]
    OUT.mkdir(parents=True, exist_ok=True)
    if chromium.ensure():
        return 1
    games = {name: played_game(name) for name in CODES if any(shot.game == name for shot in wanted)}
    with serve.served(site.ensure()) as address, sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for shot in wanted:
            take(browser, address, shot, link_of(games[shot.game], shot) if shot.game else "")
            print(f"docs/screenshots/{shot.name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
