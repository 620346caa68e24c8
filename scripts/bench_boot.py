"""Measures how soon the engine is ready in a browser, next to a plain `loadPyodide()` in the same Chromium.

Times start with the navigation and end with `loadPyodide()` on an empty page, or when our worker can answer on the real
page, which is drawn meanwhile; for a visit by a link also when the first answer is there. Runs are interleaved, each in
a new profile: plain and first visits find all caches empty, later visits find what the first one stored.

A new tab of this Chromium starts a page of the browser's own, which works for two seconds beside whatever is loaded.
That is not part of a start, so every tab gets time to settle before it visits a page.
"""

from __future__ import annotations

import gzip
import re
import shutil
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import chromium
import serve
from bench_moves import PLAY
from sitebuild import site
from sitebuild.places import PYODIDE

RUNS = 5
LATER_VISITS = 2
MOVES = 150
PATIENCE = 120
SETTLE = 3000
"""Milliseconds that a new tab gets before a visit."""
BARS = {"first": 0.30, "later": 0.14, "bytes": 0.9, "move_p95": 16.0}
LINK = "#AQEBAAEBBD1e"
"""A game of three players that has just begun."""
STAGES = {
    "worker runs": "navigation, page, first module, worker made with Pyodide's own script",
    "wasm wanted": "Pyodide prepares",
    "files": "waiting for the files from the page",
    "linked": "WebAssembly instantiated and linked; on a first visit Python starts",
    "snapshot": "waiting for the snapshot, read and verified meanwhile",
    "filled": "memory filled from the snapshot",
    "python": "rest of Pyodide's start",
    "engine": "engine imported",
    "ready": "the page hears of it",
}
"""The marks of a start in their order, and what lies before each."""
STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PLAIN = """<!doctype html><title>plain</title><link rel="icon" href="data:,"><script type="module">
import { loadPyodide } from "./stock/pyodide.mjs";
await loadPyodide();
performance.mark("engine ready");
</script>"""
NOTE_ANSWER = """self.Worker = class extends Worker {
    constructor(...what) {
        super(...what);
        this.addEventListener("message", ({ data }) => {
            if (data?.id) performance.mark("engine answered");
        });
    }
};"""
MARKS = """() => performance.getEntriesByType("mark")
    .map(({ name, startTime }) => [name, startTime + performance.timeOrigin])"""
ANSWERED = "() => performance.getEntriesByName('engine answered')[0]?.startTime ?? null"
READY = "() => performance.getEntriesByName('engine ready')[0]?.startTime ?? null"
PREPARED = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const store = (await caches.has("sacbe-snapshot")) && (await caches.open("sacbe-snapshot"));
    return Boolean(registration?.active && store && (await store.keys()).length);
}"""


def run() -> dict[str, Any]:
    """Measures everything and prints the table."""
    with tempfile.TemporaryDirectory() as folder:
        # A copy, so that a concurrent build changes nothing.
        dist = Path(shutil.copytree(site.ensure(), Path(folder) / "dist"))
        with serve.served(dist, plain_pages(Path(folder) / "plain")) as address:
            times = measure(address)
        ours = max(gzipped(first_visit_files(dist, language)) for language in languages(dist))
        sizes = {"plain": gzipped(PYODIDE / name for name in STOCK), "ours": ours}
    return report(times, sizes)


def plain_pages(folder: Path) -> Path:
    """Returns a folder with the stock Pyodide and an empty page that loads it."""
    (folder / "stock").mkdir(parents=True)
    for name in STOCK:
        shutil.copyfile(PYODIDE / name, folder / "stock" / name)
    (folder / "plain.html").write_text(PLAIN)
    return folder


def first_visit_files(dist: Path, language: str) -> list[Path]:
    """Returns everything a first visit downloads: the service worker, and what it caches for offline use.

    Pages of rules are cached in English and in the language of the visitor.
    """
    worker = dist / "sw.js"
    listed = re.findall(r'"?url"?:"([^"]+)"', worker.read_text(encoding="utf-8"))
    others = tuple(f"rules/{each}/" for each in languages(dist) if each not in ("en", language))
    return [worker, *(dist / name for name in listed if not name.startswith(others))]


def languages(dist: Path) -> list[str]:
    """Returns the languages that have pages of rules."""
    return sorted(folder.name for folder in (dist / "rules").iterdir() if folder.is_dir())


def gzipped(files: Any) -> int:
    """Returns the number of bytes sent by a host that compresses."""
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)


def measure(url: str) -> dict[str, Any]:
    """Returns milliseconds by kind of visit, and the stages of our visits."""
    names = ("plain", "plain again", "first", "later", "first answer", "later answer", "move")
    found: dict[str, Any] = {name: [] for name in names}
    found["stages"] = {"first": [], "later": []}
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for number in range(RUNS):
            print(f"run {number + 1} of {RUNS}", flush=True)
            plain_visits(browser, url, found)
            our_visits(browser, url, found)
        browser.close()
    return found


def plain_visits(browser: Browser, url: str, found: dict[str, Any]) -> None:
    """Measures a plain Pyodide, on the first visit and on a second one."""
    context = browser.new_context(base_url=url)
    for name in ("plain", "plain again"):
        page = settled(context)
        found[name].append(when(page, "plain.html", READY))
        leave(page)
    context.close()


def our_visits(browser: Browser, url: str, found: dict[str, Any]) -> None:
    """Measures our page, on the first visit and on later ones, without and with a link; then some moves."""
    context = browser.new_context(base_url=url)
    page = settled(context)
    found["first"].append(when(page, "", READY))
    found["stages"]["first"].append(stages(page))
    prepared(page)
    page.close()
    for _ in range(LATER_VISITS):
        page = settled(context)
        found["later"].append(when(page, "", READY))
        found["stages"]["later"].append(stages(page))
        leave(page)
    page = settled(context)
    found["later answer"].append(answer_after_ready(page))
    found["move"] += page.workers[0].evaluate(PLAY, ["tikal", {"players": 4, "auction": False}, MOVES])
    context.close()
    stranger = browser.new_context(base_url=url)
    found["first answer"].append(answer_after_ready(settled(stranger)))
    stranger.close()


def settled(context: BrowserContext) -> Page:
    """Returns a new tab that has settled."""
    page = context.new_page()
    page.wait_for_timeout(SETTLE)
    return page


def when(page: Page, path: str, what: str) -> float:
    """Returns the milliseconds from the start of the navigation until something is so.

    Playwright's own ways to wait put 330 kB of script into the page, to be compiled in the middle of the start.
    """
    page.goto(path)
    session = page.context.new_cdp_session(page)
    asked = {"expression": f"({what})()", "returnByValue": True}
    for _ in range(PATIENCE * 10):
        found: float | None = session.send("Runtime.evaluate", asked)["result"].get("value")
        if found is not None:
            return found
        page.wait_for_timeout(100)
    raise RuntimeError(f"{path or 'the page'} is not ready within {PATIENCE} s")


def answer_after_ready(page: Page) -> float:
    """Returns the milliseconds from ready to the first answer, to the question what a link holds."""
    page.add_init_script(NOTE_ANSWER)
    answered = when(page, f"./{LINK}", ANSWERED)
    ready: float = page.evaluate(READY)
    return answered - ready


def prepared(page: Page) -> None:
    """Waits until the next visit is prepared."""
    for _ in range(PATIENCE):
        page.wait_for_timeout(1000)
        if page.evaluate(PREPARED):
            return
    raise RuntimeError(f"the first visit has not prepared the next one within {PATIENCE} s")


def leave(page: Page) -> None:
    """Closes a page after a while, as players do, so that the browser caches the compiled code."""
    page.wait_for_timeout(3000)
    page.close()


def stages(page: Page) -> dict[str, float]:
    """Returns the milliseconds between the marks of a start, which the page and its worker made."""
    origin = page.evaluate("performance.timeOrigin")
    marks = dict(page.workers[0].evaluate(MARKS)) | {"ready": origin + page.evaluate(READY)}
    found, before = {}, origin
    for name in STAGES:
        if name in marks:
            found[name], before = marks[name] - before, marks[name]
    return found


def report(times: dict[str, Any], sizes: dict[str, int]) -> dict[str, Any]:
    """Prints the table and returns it with the targets."""
    plain = median(times["plain"])
    ratios = {name: median(times[name]) / plain for name in ("plain again", "first", "later")}
    print(f"\n{'ready after':24}{'median ms':>10}{'least':>10}{'most':>10}{'/ plain':>10}")
    for name in ("plain", "plain again", "first", "later"):
        found = times[name]
        print(f"{name:24}{median(found):>10.0f}{min(found):>10.0f}{max(found):>10.0f}{median(found) / plain:>10.2f}")
    print(f"\n{'stage, median ms':72}{'first':>8}{'later':>8}")
    for name, what in STAGES.items():
        both = [[visit[name] for visit in times["stages"][kind] if name in visit] for kind in ("first", "later")]
        print(f"{what:72}" + "".join(f"{median(each):>8.0f}" if each else f"{'-':>8}" for each in both))
    for kind in ("first answer", "later answer"):
        print(f"{kind + ', after ready':72}{median(times[kind]):>8.0f}")
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
