"""The site without a network, and how a new version comes."""

from __future__ import annotations

import re
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

import serve

PREFIX = "/else/where/"
CONTROLLED = "() => Boolean(navigator.serviceWorker.controller)"
INSTALLED = "async () => Boolean((await navigator.serviceWorker.ready).active)"
INDEX = "fetch('index.html').then((page) => page.text())"
OFFER = """() => new Promise((resolve) => keepOffline((takeOver) => {
    globalThis.takeOver = takeOver;
    resolve("offered");
}))"""


class Hosted:
    """A copy of the site that a test may change, and take off the network."""

    def __init__(self, folder: Path, extra: Path) -> None:
        self.folder, self.extra = folder, extra
        self.server = serve.server(folder, extra, prefix=PREFIX)
        self.port = self.server.server_address[1]
        self.url = f"http://localhost:{self.port}{PREFIX}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Nothing answers any more."""
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def hosted(dist: Path, probe_folder: Path, tmp_path: Path) -> Iterator[Hosted]:
    host = Hosted(Path(shutil.copytree(dist, tmp_path / "site")), probe_folder)
    yield host
    host.stop()


@pytest.fixture
def visitor(browser: Browser, hosted: Hosted) -> Iterator[BrowserContext]:
    """A browser that may keep the site."""
    context = browser.new_context(base_url=hosted.url)
    yield context
    context.close()


def visited(context: BrowserContext) -> Page:
    """A page after a first visit, with everything kept."""
    page = context.new_page()
    page.goto("probe.html")
    page.wait_for_function("() => Boolean(globalThis.keepOffline)")
    page.evaluate("() => keepOffline(() => {})")
    assert page.evaluate(INSTALLED)
    return page


def test_everything_works_without_a_network_after_one_visit(hosted: Hosted, visitor: BrowserContext) -> None:
    visited(visitor).close()
    hosted.stop()
    visitor.set_offline(True)
    page = visitor.new_page()
    faults: list[str] = []
    asked: set[str] = set()
    page.on("pageerror", lambda error: faults.append(str(error)))
    visitor.on("request", lambda request: asked.add(urlsplit(request.url).netloc))
    page.goto("")
    expect(page.locator("#app main").first).to_be_visible()
    page.reload()
    assert page.evaluate(CONTROLLED)
    expect(page.locator("#app main").first).to_be_visible()
    page.wait_for_function("() => performance.getEntriesByName('engine ready').length")
    for address in ("index.html?utm=1", "?utm=1", "?"):
        answer = page.goto(address)
        assert answer, address
        assert answer.ok, address
    page.click("#chip-quick")
    page.wait_for_selector("#chip-lay", timeout=30_000)
    assert faults == []
    assert asked == {urlsplit(hosted.url).netloc}


def test_rules_in_other_languages_are_kept_once_they_were_read(browser: Browser, hosted: Hosted) -> None:
    visitor = browser.new_context(base_url=hosted.url, locale="it-IT")
    page = visited(visitor)
    read = page.goto("rules/ru/tikal/")
    assert read
    assert read.ok
    hosted.stop()
    visitor.set_offline(True)
    for path in ("rules/it/tikal/index.html", "rules/en/tikal/reference.html", "rules/ru/tikal/"):
        kept = page.goto(path)
        assert kept, path
        assert kept.ok, path
    with pytest.raises(Error):
        page.goto("rules/fr/tikal/")
    visitor.close()


def test_a_version_with_a_missing_file_is_not_kept_at_all(hosted: Hosted, visitor: BrowserContext) -> None:
    next(hosted.folder.glob("assets/*.wasm")).unlink()
    page = visitor.new_page()
    page.goto("probe.html")
    page.wait_for_function("() => Boolean(globalThis.keepOffline)")
    state = page.evaluate("""async () => {
        keepOffline(() => {});
        const registration = await navigator.serviceWorker.register("sw.js");
        const worker = registration.installing ?? registration.waiting ?? registration.active;
        while (!["redundant", "installed", "activated"].includes(worker.state)) {
            await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
        }
        return worker.state;
    }""")
    assert state == "redundant"


def test_a_new_version_is_offered_waits_for_other_tabs_and_comes_with_a_reload(
    hosted: Hosted, visitor: BrowserContext
) -> None:
    page = visited(visitor)
    page.reload()
    assert page.evaluate(CONTROLLED)
    before = page.evaluate(
        "() => navigator.serviceWorker.controller.scriptURL && fetch('index.html').then((r) => r.text())"
    )

    publish(hosted)
    other = visitor.new_page()
    other.goto("index.html")
    page.reload()
    page.wait_for_function("() => Boolean(globalThis.keepOffline)")
    assert page.evaluate(OFFER) == "offered"
    assert page.evaluate(INDEX) == before, "nothing changes by itself"
    assert page.evaluate("takeOver()") == "other tabs are open"
    assert page.evaluate(INDEX) == before

    other.close()
    with page.expect_navigation():
        assert page.evaluate("takeOver()") == "reloading"
    assert "<!-- new -->" in page.evaluate(INDEX)


def publish(hosted: Hosted) -> None:
    """A new version: another page, and the list of files that says so."""
    page, worker = hosted.folder / "index.html", hosted.folder / "sw.js"
    page.write_text(page.read_text() + "<!-- new -->")
    listed, count = re.subn(r'"\w+"(,"url":"index.html")', r'"new"\1', worker.read_text())
    assert count == 1
    worker.write_text(listed)
