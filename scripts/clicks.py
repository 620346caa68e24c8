"""Counts what a game of Eschnapur asks of a person: `python3 scripts/clicks.py --games 10`.

The sensible player of the tests plays whole games in a browser against computer players. Counted are the decisions
that the page asks for and the clicks they take ("after"), and the steps of the engine that the same games took for that
person ("before"): a page that asks for one step after the other needs at least a click for each. Exits with 1 if a
game took more clicks than it may.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import setup_env

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MOST_CLICKS = 200
SETTINGS = {"pace": "instant", "ask": False}
KEPT = """() => new Promise((resolve) => {
    const request = indexedDB.open("sacbe");
    request.onsuccess = () => {
        const all = request.result.transaction("games").objectStore("games").getAll();
        all.onsuccess = () => resolve(all.result[0]);
    };
})"""
"""The game that was kept: its start and its actions."""


class Counted(NamedTuple):
    """What one game asked of the person, who sits in the first seat."""

    turns: int
    """Turns of the person."""
    steps: int
    """Steps of the engine that were the person's."""
    decisions: Counter[str]
    """Decisions the page asked for, by phase."""
    clicks: Counter[str]
    """Clicks by phase."""


def steps_of(kept: dict[str, Any]) -> tuple[int, int]:
    """Returns how many turns of a kept game were those of the first seat, and how many of its steps."""
    import sacbe

    record = sacbe.from_link(kept["start"])
    record = record.play_all(map(record.game.notation.parse, kept["actions"]))
    own = [action for state, action in zip(record.states, record.actions, strict=False) if state.mover == 0]
    return sum(action.verb == "begin_sale" for action in own), len(own)


def play(browser: Browser, address: str, players: int, level: str) -> Counted:
    """Returns the count of one game, played from the start screen to the last token."""
    from hands import begin
    from trader import Trader, play_out

    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800}, service_workers="block")
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.add_init_script(f"localStorage['sacbe.settings'] ??= JSON.stringify({json.dumps(SETTINGS)});")
    begin(page, "eschnapur", ["human", *[level] * (players - 1)])
    trader = Trader(page)
    play_out(page, trader)
    turns, steps = steps_of(page.evaluate(KEPT))
    context.close()
    return Counted(turns, steps, trader.visits, trader.clicks)


def told(all_games: list[Counted]) -> str:
    """Returns the mean of the games as text, and what the clicks were for."""
    games = len(all_games)
    turns = sum(one.turns for one in all_games)
    before, decisions, clicks = (
        sum(counts)
        for counts in zip(*((one.steps, one.decisions.total(), one.clicks.total()) for one in all_games), strict=True)
    )
    by_phase = Counter[str]()
    for one in all_games:
        by_phase.update(one.clicks)
    rows = [("before: steps", before), ("after: decisions", decisions), ("after: clicks", clicks)]
    lines = [f"{name:<17} {total / games:6.1f} a game {total / turns:6.1f} a turn" for name, total in rows]
    parts = ", ".join(f"{phase} {total / games:.1f}" for phase, total in by_phase.most_common())
    return "\n".join(
        [f"{games} games, {turns / games:.1f} turns of the person in each", *lines, f"clicks a game: {parts}"]
    )


def main() -> int:
    """Returns 0 if no game took too many clicks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10, help="default 10")
    parser.add_argument("--players", type=int, choices=(3, 4, 5), default=5, help="default 5")
    parser.add_argument("--level", default="regular", help="of the computer players (default regular)")
    arguments = parser.parse_args()
    setup_env.prepare("site", "browser")
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

    from playwright.sync_api import sync_playwright

    import chromium
    import serve
    from sitebuild import site

    found: list[Counted] = []
    with serve.served(site.ensure()) as address, sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for number in range(arguments.games):
            one = play(browser, address, arguments.players, arguments.level)
            found.append(one)
            print(
                f"game {number + 1}: {one.steps} steps, {one.decisions.total()} decisions, {one.clicks.total()} clicks",
                flush=True,
            )
    print(told(found))
    return int(any(one.clicks.total() > MOST_CLICKS for one in found))


if __name__ == "__main__":
    sys.exit(main())
