"""Articles of another site with boards of ours, and what a reader does with them."""

from __future__ import annotations

import shutil
import threading
from contextlib import AbstractContextManager
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Frame, Page, expect

import serve
from sitebuild.moments import scenario_names
from sitebuild.places import drawable

ROOT = Path(__file__).resolve().parents[1]
PLACEHOLDER = "https://sacbe.example/"
PREFIX = "/some/where/"
FIRST = {game: next(name for name in scenario_names() if name.startswith(f"{game}/")) for game in drawable()}
"""A scenario of every game that the site can draw."""


class Site:
    """Our site, which can be taken off the network."""

    def __init__(self, dist: Path) -> None:
        self.dist = dist
        self._server = serve.server(dist, prefix=PREFIX)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}{PREFIX}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def articles(ours: Site, folder: Path) -> AbstractContextManager[str]:
    """Serves the articles with the real address of our site in them."""
    shutil.copytree(ROOT / "examples" / "embed", folder)
    shutil.copy(ROOT / "tests" / "site" / "hostile.html", folder)
    for page in folder.glob("*.html"):
        text = page.read_text(encoding="utf-8").replace(PLACEHOLDER, ours.url)
        page.write_text(text.replace(PLACEHOLDER.rstrip("/"), origin(ours.url)), encoding="utf-8")
    for game, name in FIRST.items():
        for source, copy in (("frame.html", f"frame-{game}.html"), ("index.html", f"article-{game}.html")):
            text = (folder / source).read_text(encoding="utf-8").replace("tikal/e21", name)
            (folder / copy).write_text(text, encoding="utf-8")
    classic = (folder / "index.html").read_text().replace('type="module" src="http', 'src="http')
    (folder / "classic.html").write_text(classic.replace("sacbe-board.js", "sacbe-board.classic.js"))
    return serve.served(folder)


def origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def frame_of(page: Page, element: str) -> Frame:
    """The frame of a board, once it is drawn."""
    board = page.locator(element)
    board.scroll_into_view_if_needed()
    handle = board.locator("iframe").element_handle() if element != "iframe" else board.element_handle()
    frame = handle.content_frame()
    assert frame is not None
    expect(frame.locator(".board")).to_be_visible()
    return frame


def press(frame: Frame, selector: str) -> None:
    """Clicks on something in a frame, as soon as the pointer is felt there: while a frame moves, the browser may give a
    press to the page around."""
    target = frame.locator(selector)
    for _ in range(100):
        target.hover()
        if target.evaluate("element => element.matches(':hover')"):
            break
        frame.page.wait_for_timeout(50)
    target.click()


def wake(frame: Frame) -> None:
    """Taps on the board and waits for its scrubber."""
    press(frame, ".board")
    expect(frame.locator("#scrubber")).to_be_visible(timeout=60_000)


def targets(page: Page) -> list[str]:
    """The kinds of everything that runs in the browser."""
    session = page.context.new_cdp_session(page)
    found = session.send("Target.getTargets", {"filter": [{}]})["targetInfos"]
    session.detach()
    return [target["type"] for target in found]
