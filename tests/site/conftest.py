"""The site in a real browser: built once, served below a path of its own, watched for errors and foreign requests."""

from __future__ import annotations

import json
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

import chromium  # noqa: E402
import sacbe  # noqa: E402
import serve  # noqa: E402
from hands import DESK, PHONE, one_page  # noqa: E402
from sitebuild import site  # noqa: E402
from sitebuild.catalogue import build_catalogue  # noqa: E402
from sitebuild.pages import bundle, game_styles  # noqa: E402
from sitebuild.runtime import described  # noqa: E402
from sitebuild.texts import build_texts, language_names  # noqa: E402

PREFIX = "/some/where/"
"""Where the tests host the site: as on a project page of GitHub, not at the root."""
PAGE = """<!doctype html><html lang=en data-theme=light><title>probe</title><link rel=icon href=data:,>
<link rel=stylesheet href=assets/{styles}><link rel=stylesheet href=assets/{tikal}>
<script type=module src=assets/{script}></script><div id=app></div></html>"""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "console(pattern): errors in the console that this test provokes")


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site, up to date; a copy, so that a build meanwhile does not change it under the tests."""
    return Path(shutil.copytree(site.ensure(), tmp_path_factory.mktemp("site") / "dist"))


@pytest.fixture(scope="session")
def probe_folder(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is served beside the site: pages of the tests, each with one of their scripts."""
    folder = tmp_path_factory.mktemp("probe")
    worker = next((dist / "assets").glob("worker-*.js")).name
    catalogue = build_catalogue(folder / "assets", game_styles(folder / "assets"))
    define = {
        "__WORKER__": worker,
        "__RUNTIME__": described(dist),
        "__CATALOGUE__": catalogue,
        "__LANGUAGES__": language_names(),
        "__TEXTS__": build_texts(folder / "assets"),
    }
    scripts = [f"tests/site/{name}.js" for name in ("probe", "tables", "still")]
    made = bundle(folder / "assets", scripts, define)
    styles = next((dist / "assets").glob("site-*.css")).name
    for script in scripts:
        page = PAGE.format(script=made[script]["file"], styles=styles, tikal=catalogue["tikal"]["styles"]["table"])
        (folder / f"{Path(script).stem}.html").write_text(page)
    view = sacbe.game("tikal").start(players=3).view(None)
    (folder / "view.json").write_text(json.dumps(view))
    return folder


@pytest.fixture(scope="session")
def site_url(dist: Path, probe_folder: Path) -> Iterator[str]:
    """The address of the site."""
    with serve.served(dist, probe_folder, prefix=PREFIX) as address:
        yield address


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The browser of the machine."""
    if chromium.find() is None:
        pytest.exit(chromium.ADVICE, returncode=2)
    return chromium.launch_options()


@pytest.fixture(scope="session")
def browser_context_args(site_url: str) -> dict[str, Any]:
    """Addresses are relative to the site; no test but those of the offline site waits for a service worker."""
    return {"base_url": site_url, "service_workers": "block", **DESK}


@pytest.fixture(scope="module")
def desk(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """One page for the tests of a file that need no fresh browser."""
    yield from one_page(browser, browser_context_args, DESK)


@pytest.fixture(scope="module")
def phone(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """The same on a phone."""
    yield from one_page(browser, browser_context_args, PHONE)


UNSETTLED = """() => (history.state?.depth ?? 0)
  > Number(document.querySelector("main.table") !== null) + Number(document.querySelector("dialog[open]") !== null)"""
"""Whether the browser is still on its way back to the entry of what is on show."""


@pytest.fixture(scope="session", autouse=True)
def _patient() -> Iterator[None]:
    """A page is loaded again only once its history is settled, long before a person could ask for it: otherwise the
    browser drops one of the two. If it drops the load all the same, the page is loaded once more; no other error is
    forgiven."""

    def patiently(load: Callable[..., Any]) -> Callable[..., Any]:
        def loaded(page: Page, *arguments: Any, **named: Any) -> Any:
            with suppress(Error):
                for _ in range(100):
                    if page.url == "about:blank" or not page.evaluate(UNSETTLED):
                        break
                    page.wait_for_timeout(10)
            try:
                return load(page, *arguments, **named)
            except Error as error:
                if "ERR_ABORTED" not in error.message:
                    raise
                return load(page, *arguments, **named)

        return loaded

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Page, "reload", patiently(Page.reload))
        patch.setattr(Page, "goto", patiently(Page.goto))
        yield


class Watch:
    """What went wrong in a browser context: errors in the console, uncaught ones, requests to other hosts."""

    def __init__(self, home: str, expected: list[str]) -> None:
        self.home = urlsplit(home).netloc
        self.expected = expected
        self.faults: list[str] = []

    def over(self, context: BrowserContext) -> BrowserContext:
        """`context`, watched from now on."""
        context.on("console", self._console)
        context.on("weberror", lambda error: self._note(f"uncaught: {error.error}"))
        context.on("request", lambda request: self._request(request.url))
        return context

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._note(f"console: {message.text} ({message.location.get('url', '')})")

    def _request(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != self.home:
            self._note(f"request to another host: {url}")

    def _note(self, fault: str) -> None:
        if not any(re.search(pattern, fault) for pattern in self.expected):
            self.faults.append(fault)


@pytest.fixture
def watch(request: pytest.FixtureRequest, site_url: str) -> Iterator[Callable[[BrowserContext], BrowserContext]]:
    """Watches a context; the test fails if anything goes wrong in it."""
    expected = [mark.args[0] for mark in request.node.iter_markers("console")]
    watched = Watch(site_url, expected)
    yield watched.over
    assert watched.faults == []


@pytest.fixture(autouse=True)
def _watched(request: pytest.FixtureRequest) -> None:
    """Every test with a browser is watched, whether it asks for it or not."""
    if "context" in request.fixturenames:
        request.getfixturevalue("watch")(request.getfixturevalue("context"))
