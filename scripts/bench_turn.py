"""Measures moves in the browser, how long a person waits for an expert's turn, and how smooth the page is meanwhile.

Four experts play a whole game on the real page, without pauses between their actions. A turn is measured from the first
thought until the table shows the next turn: thinking, playing, drawing and saving the game. Frames are those that the
page really drew during a thought.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import expect, sync_playwright

import bench_moves
import chromium
import sacbe
import serve
from sacbe.core.record import Record
from sitebuild import site

LEVEL = "expert"
SEATS = 4
PATIENCE = 220_000
BARS = {"turn": 3.0, "frames": 50.0}
LONG_THOUGHT = 0.25
"""Seconds a thought must last for its frame rate to mean something."""
SETTINGS = {"pace": "instant", "ask": False, "theme": "light"}
WATCH = """(() => {
  const seen = (self.seen = { frames: [], thoughts: [], turns: [] });
  const frame = (now) => { seen.frames.push(now); requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
  let [turn, thought] = ["", null];
  const asked = (request, now) => {
    if (request.do !== "think") return;
    thought ??= { begin: now };
    const last = seen.turns.at(-1);
    if (last && last.begin === null) last.begin = now;
  };
  const answered = (answer, request, now) => {
    if (request.do === "think") thought.end = now;
    else if (thought?.end) { seen.thoughts.push(thought); thought = null; }
    const view = ["play", "chance"].includes(request.do) && request.table && answer.ok?.view;
    if (!view) return;
    const name = `${view.turn} ${view.board.turn}`;
    if (name === turn && view.mover !== null) return;
    const last = seen.turns.at(-1);
    if (last) last.end = now;
    turn = name;
    if (view.mover !== null) seen.turns.push({ name, begin: null });
  };
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    const request = message?.text ? JSON.parse(message.text) : {};
    if (request.do === "record") this.table = true;
    if (!this.heard) {
      this.heard = new Map();
      this.addEventListener("message", ({ data }) => {
        const request = this.heard.get(data.id);
        this.heard.delete(data.id);
        if (request) answered(JSON.parse(data.text), { ...request, table: this.table }, performance.now());
      });
    }
    if (message?.id) this.heard.set(message.id, request);
    asked(request, performance.now());
    post.call(this, message, ...rest);
  };
})()"""


def run() -> dict[str, Any]:
    """Measures moves of every game, watches one game, and prints the results."""
    with tempfile.TemporaryDirectory() as folder:
        dist = Path(shutil.copytree(site.ensure(), Path(folder) / "dist"))
        with serve.served(dist) as address:
            moves = bench_moves.report(bench_moves.measure(address))
            turns = report(watch(address))
    return {**turns, "moves": moves["milliseconds"], "bars": moves["bars"] | turns["bars"]}


def watch(address: str) -> dict[str, Any]:
    """Returns the timings of a game between four experts, as seen by the page."""
    seats = {f"P{at}": {"name": f"Expert {at}", "kind": LEVEL} for at in range(1, SEATS + 1)}
    link = sacbe.to_link(Record.start(sacbe.game("tikal"), players=SEATS))
    game = json.dumps({"format": "sacbe-game-1", "seats": seats, "link": link}).encode()
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.add_init_script(WATCH)
        page.add_init_script(f"localStorage['sacbe.settings'] = {json.dumps(json.dumps(SETTINGS))}")
        page.goto(address)
        page.locator("#import").set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": game})
        expect(page.locator("dialog[open] .ranking")).to_be_visible(timeout=PATIENCE)
        seen: dict[str, Any] = page.evaluate("seen")
        browser.close()
    return seen


def report(seen: dict[str, Any]) -> dict[str, Any]:
    """Prints the figures and returns them with the targets."""
    turns = [(turn["end"] - turn["begin"]) / 1000 for turn in seen["turns"] if turn["begin"] and turn.get("end")]
    thoughts = [(thought["begin"], thought["end"]) for thought in seen["thoughts"]]
    drawn = [sum(begin <= at < end for at in seen["frames"]) for begin, end in thoughts]
    spans = [(end - begin) / 1000 for begin, end in thoughts]
    rate = sum(drawn) / sum(spans)
    slowest = min(count / span for count, span in zip(drawn, spans, strict=True) if span >= LONG_THOUGHT)
    gaps = [b - a for a, b in zip(seen["frames"], seen["frames"][1:], strict=False) if within(a, b, thoughts)]
    print(f"\n{len(turns)} turns of {LEVEL}: median {median(turns):.2f} s, longest {max(turns):.2f} s")
    print(
        f"{len(thoughts)} thoughts, {sum(spans):.0f} s: {rate:.0f} frames per second, {slowest:.0f} in the worst one,"
    )
    print(f"the longest time between two frames {max(gaps):.0f} ms")
    bars = {
        f"a turn of {LEVEL} in the browser within {BARS['turn']} s: {max(turns):.2f}": max(turns) <= BARS["turn"],
        f"frames per second while it thinks, at least {BARS['frames']:.0f}: {rate:.1f}": rate >= BARS["frames"],
    }
    figures = {"turns": turns, "frames_per_second": rate, "worst_thought": slowest, "longest_gap_ms": max(gaps)}
    return {**figures, "bars": bars}


def within(a: float, b: float, thoughts: list[tuple[float, float]]) -> bool:
    """Returns whether both times lie within the same thought."""
    return any(begin <= a and b < end for begin, end in thoughts)
