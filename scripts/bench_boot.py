"""Measures how soon the engine is ready in a browser, next to a plain `loadPyodide()` in the same Chromium.

Times start with the navigation and end with `loadPyodide()` on an empty page, or when our worker can answer on the real
page, which is drawn meanwhile. Runs are interleaved, each in a new profile: plain and first visits find all caches
empty, later visits find what the first one stored.
"""

from __future__ import annotations

import gzip
import shutil
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import chromium
import serve
from sitebuild import site
from sitebuild.places import PYODIDE

RUNS = 5
LATER_VISITS = 2
MOVES = 150
PATIENCE = 120
BARS = {"first": 0.35, "later": 0.15, "bytes": 1.0, "move_p95": 16.0}
STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PLAIN = """<!doctype html><title>plain</title><link rel="icon" href="data:,"><script type="module">
import { loadPyodide } from "./stock/pyodide.mjs";
await loadPyodide();
performance.mark("engine ready");
</script>"""
READY = "() => performance.getEntriesByName('engine ready')[0]?.startTime ?? null"
PREPARED = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const store = (await caches.has("sacbe-snapshot")) && (await caches.open("sacbe-snapshot"));
    return Boolean(registration?.active && store && (await store.keys()).length);
}"""
PLAY = """async (moves) => {
    // Runs inside the engine's worker, in place of the page's channel.
    const { postMessage } = self;
    const ask = (request) => new Promise((resolve) => {
        self.postMessage = ({ text }) => resolve(JSON.parse(text).ok);
        self.dispatchEvent(new MessageEvent("message", { data: { id: 0, table: "", text: JSON.stringify(request) } }));
    });
    const begin = () => ask({ do: "new", name: "tikal", options: { players: 4, auction: false }, viewer: "all" });
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


def run() -> dict[str, Any]:
    """Measures everything and prints the table."""
    with tempfile.TemporaryDirectory() as folder:
        # A copy, so that a concurrent build changes nothing.
        dist = Path(shutil.copytree(site.ensure(), Path(folder) / "dist"))
        with serve.served(dist, plain_pages(Path(folder) / "plain")) as address:
            times = measure(address)
        sizes = {"plain": gzipped(PYODIDE / name for name in STOCK), "ours": gzipped(first_visit_files(dist))}
    return report(times, sizes)


def plain_pages(folder: Path) -> Path:
    """Returns a folder with the stock Pyodide and an empty page that loads it."""
    (folder / "stock").mkdir(parents=True)
    for name in STOCK:
        shutil.copyfile(PYODIDE / name, folder / "stock" / name)
    (folder / "plain.html").write_text(PLAIN)
    return folder


def first_visit_files(dist: Path) -> list[Path]:
    """Returns everything a first visit downloads, including what is cached for offline use."""
    kept = [path for path in dist.rglob("*") if path.is_file() and "wheels" not in path.parts]
    return [path for path in kept if path.name != "_headers"]


def gzipped(files: Any) -> int:
    """Returns the number of bytes sent by a host that compresses."""
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)


def measure(url: str) -> dict[str, list[float]]:
    """Returns milliseconds by kind of visit."""
    times: dict[str, list[float]] = {"plain": [], "plain again": [], "first": [], "later": [], "move": []}
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for number in range(RUNS):
            print(f"run {number + 1} of {RUNS}", flush=True)
            plain_visits(browser, url, times)
            our_visits(browser, url, times)
        browser.close()
    return times


def plain_visits(browser: Browser, url: str, times: dict[str, list[float]]) -> None:
    """Measures a plain Pyodide, on the first visit and on a second one."""
    context = browser.new_context(base_url=url)
    times["plain"].append(visit(context, "plain.html"))
    times["plain again"].append(visit(context, "plain.html"))
    context.close()


def our_visits(browser: Browser, url: str, times: dict[str, list[float]]) -> None:
    """Measures our page, on the first visit and on a later one; then some moves."""
    context = browser.new_context(base_url=url)
    page = context.new_page()
    times["first"].append(ready(page, ""))
    for _ in range(PATIENCE):
        page.wait_for_timeout(1000)
        if page.evaluate(PREPARED):
            break
    else:
        raise RuntimeError(f"the first visit has not prepared the next one within {PATIENCE} s")
    page.close()
    for _ in range(LATER_VISITS):
        times["later"].append(visit(context, ""))
    page = context.new_page()
    ready(page, "")
    times["move"] += page.workers[0].evaluate(PLAY, MOVES)
    context.close()


def visit(context: BrowserContext, path: str) -> float:
    """Returns the milliseconds until the engine is ready on a new page."""
    page = context.new_page()
    took = ready(page, path)
    # Stay for a while, as players do, so that the browser caches the compiled code.
    page.wait_for_timeout(3000)
    page.close()
    return took


def ready(page: Page, path: str) -> float:
    """Returns the milliseconds from the start of the navigation until the engine is ready."""
    page.goto(path)
    page.wait_for_function(READY, timeout=120_000)
    found: float = page.evaluate(READY)
    return found


def report(times: dict[str, list[float]], sizes: dict[str, int]) -> dict[str, Any]:
    """Prints the table and returns it with the targets."""
    plain = median(times["plain"])
    ratios = {name: median(times[name]) / plain for name in ("plain again", "first", "later")}
    print(f"\n{'ready after':24}{'median ms':>10}{'least':>10}{'most':>10}{'/ plain':>10}")
    for name in ("plain", "plain again", "first", "later"):
        found = times[name]
        print(f"{name:24}{median(found):>10.0f}{min(found):>10.0f}{max(found):>10.0f}{median(found) / plain:>10.2f}")
    size_ratio = sizes["ours"] / sizes["plain"]
    print(f"\nbytes with gzip: plain {sizes['plain']:,}, a whole first visit {sizes['ours']:,}, ratio {size_ratio:.2f}")
    p95 = quantiles(times["move"], n=20)[-1]
    print(f"a move, request to new view: median {median(times['move']):.1f} ms, 95 % within {p95:.1f} ms")
    bars = {
        f"first visit / plain loadPyodide(): {ratios['first']:.2f} of {BARS['first']}": ratios["first"]
        <= BARS["first"],
        f"later visit / plain loadPyodide(): {ratios['later']:.2f} of {BARS['later']}": ratios["later"]
        <= BARS["later"],
        f"bytes of a first visit / plain: {size_ratio:.2f} of {BARS['bytes']}": size_ratio <= BARS["bytes"],
        f"a move within {BARS['move_p95']} ms, 95 %: {p95:.1f}": p95 <= BARS["move_p95"],
    }
    return {"milliseconds": times, "ratios": ratios, "bytes": sizes, "move_p95": p95, "bars": bars}
