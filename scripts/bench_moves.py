"""Measures what follows a move in the browser, for every game: the engine's answer in Pyodide, and drawing the table.

The engine plays random offers inside its worker; a move is timed from the request to the new view. The real page then
follows computer players through a game, and it opens moments of random games, each a table that is new to it, with
everything that can be chosen. Drawing is timed from the call of a frame to the finished layout.
"""

from __future__ import annotations

import json
from random import Random
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

import chromium
import sacbe
from sacbe.core.record import Record
from sacbe.games import CODES

SEATS = 4
MOVES = 300
MOMENTS = 60
PLAYING = 20_000
"""Milliseconds for which computer players play on."""
DRAWS = 1.0
"""Milliseconds; a shorter frame draws no move."""
SEED = 3
BAR = 16.0
"""Milliseconds within which 95 % of the moves, and of the drawings, must be done: a frame."""
SETTINGS = {"pace": "instant", "ask": False, "theme": "light"}
PLAY = """async ([name, options, moves]) => {
    // Runs inside the engine's worker, in place of the page's channel.
    const { postMessage } = self;
    const ask = (request) => new Promise((resolve) => {
        self.postMessage = ({ text }) => resolve(JSON.parse(text).ok);
        self.dispatchEvent(new MessageEvent("message", { data: { id: 0, table: "", text: JSON.stringify(request) } }));
    });
    const begin = () => ask({ do: "new", name, options, viewer: "all" });
    let moment = await begin();
    const times = [];
    for (let move = 0; move < moves; move++) {
        const { mover, offers } = moment.view;
        const chosen = offers[(move * 7919) % offers.length]?.actions;
        const random = (0x9e3779b97f4a7c15n * BigInt(move + 1)).toString(16).padStart(16, "0");
        const before = performance.now();
        if (mover === null) moment = await begin();
        else {
            const act = mover === "chance" ? { do: "chance", random } : { do: "play", actions: chosen };
            moment = await ask({ ...act, viewer: "all" });
        }
        times.push(performance.now() - before);
    }
    self.postMessage = postMessage;
    return times;
}"""
FRAMES = """(() => {
    const spans = (self.spans = []);
    const plain = self.requestAnimationFrame.bind(self);
    self.requestAnimationFrame = (run) => plain((now) => {
        const before = performance.now();
        run(now);
        void document.body?.offsetHeight;
        spans.push(performance.now() - before);
    });
})()"""


def measure(address: str) -> dict[str, dict[str, list[float]]]:
    """Returns milliseconds by game: of moves, of drawing them, and of opening tables."""
    found = {}
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for game in map(sacbe.game, CODES):
            page = browser.new_page(viewport={"width": 1280, "height": 800})
            page.add_init_script(FRAMES)
            page.add_init_script(f"localStorage['sacbe.settings'] = {json.dumps(json.dumps(SETTINGS))}")
            links = moments(game.name)
            page.goto(f"{address}#{links[0]}")
            await_table(page, "")
            opened = [drawn(page, link) for link in links[1:]]
            played = followed(page, game)
            options = {option.key: option.default for option in game.options} | {"players": SEATS}
            moves = page.workers[0].evaluate(PLAY, [game.name, options, MOVES])
            found[game.name] = {"moves": moves, "moves drawn": played, "tables opened": opened}
            page.close()
        browser.close()
    return found


def moments(name: str) -> list[str]:
    """Returns links of moments of a random game in which somebody has to decide."""
    rng = Random(SEED)
    record = Record.start(sacbe.game(name), players=SEATS)
    found = []
    while (mover := record.state.mover) is not None:
        if mover != sacbe.CHANCE:
            found.append(sacbe.to_link(record))
        action = sacbe.draw(record.state, rng) if mover == sacbe.CHANCE else rng.choice(record.state.legal())
        record = record.play(action)
    return found[:: max(1, len(found) // MOMENTS)]


def drawn(page: Page, link: str) -> float:
    """Opens a link and returns the milliseconds of the longest frame that draws it."""
    before = page.evaluate("document.querySelector('main.table').dataset.game")
    page.evaluate("link => { self.spans.length = 0; location.hash = link; }", link)
    await_table(page, before)
    return float(page.evaluate("Math.max(...self.spans)"))


def followed(page: Page, game: Any) -> list[float]:
    """Returns the milliseconds of every frame that draws something while the weakest computer players play."""
    link = sacbe.to_link(Record.start(game, players=SEATS))
    before = page.evaluate("document.querySelector('main.table').dataset.game")
    page.evaluate("address => { location.hash = address; }", f"{link}~{'0' * SEATS}")
    expect(page.locator("main.table[data-game]")).not_to_have_attribute("data-game", before, timeout=60_000)
    page.evaluate("self.spans.length = 0")
    page.wait_for_timeout(PLAYING)
    return [span for span in page.evaluate("self.spans") if span >= DRAWS]


def await_table(page: Page, before: str) -> None:
    """Waits until another game is on the table and can be played."""
    table = page.locator("main.table[data-game]")
    expect(table).to_be_visible(timeout=60_000)
    expect(table).not_to_have_attribute("data-game", before)
    expect(page.locator(".banner")).to_have_count(0, timeout=60_000)


def report(found: dict[str, dict[str, list[float]]]) -> dict[str, Any]:
    """Prints the figures and returns them with the targets."""
    bars = {}
    print()
    for name, kinds in found.items():
        for kind, times in kinds.items():
            p95 = quantiles(times, n=20)[-1]
            print(f"{name}, {kind}: median {median(times):.1f} ms, 95 % within {p95:.1f} ms")
            bars[f"{name}: 95 % of {kind} within {BAR:.0f} ms: {p95:.1f}"] = p95 <= BAR
    return {"milliseconds": found, "bars": bars}
