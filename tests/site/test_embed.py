"""Boards in articles of another site, in a browser with the storage that people's browsers have."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Frame, Page, Playwright, Route, expect

from articles import FIRST, Site, articles, frame_of, press, targets, wake
from axe import violations
from sacbe.core.languages import OFFERED
from sitebuild.places import drawable
from stock import stock_browser

FRAME_BYTES = 60_000
"""What a frame may load before anybody wakes it, gzip."""
ELEMENT_BYTES = 2_000
HOSTS = {"localhost", "127.0.0.1"}
"""The article's site and ours: browsers take them for two different ones."""
RICH = re.compile(r"worker|wasm|python|shared-|engine-")


@pytest.fixture(scope="module")
def ours(dist: Path) -> Iterator[Site]:
    site = Site(dist)
    yield site
    site.stop()


@pytest.fixture(scope="module")
def theirs(ours: Site, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the articles: those of the examples, and a hostile one."""
    with articles(ours, tmp_path_factory.mktemp("articles") / "embed") as address:
        yield address


@pytest.fixture(scope="module")
def stock(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with stock_browser(playwright, tmp_path_factory.mktemp("profile")) as browser:
        yield browser


@pytest.fixture
def reader(stock: Browser) -> Iterator[Page]:
    """A new tab of that browser; it fails the test on errors and on requests to other hosts."""
    page = stock.contexts[0].new_page()
    page.set_viewport_size({"width": 900, "height": 1000})
    faults: list[str] = []
    page.on("console", lambda message: message.type == "error" and faults.append(message.text))
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("request", lambda request: urlsplit(request.url).hostname in HOSTS or faults.append(request.url))
    yield page
    page.close()
    assert faults == []


@pytest.mark.parametrize("game", drawable())
def test_a_board_that_draws_itself_is_as_light_in_every_language(reader: Page, ours: Site, game: str) -> None:
    """Another moment than the first has no picture: the page draws the board with its own code."""
    heaviest = max(
        (ours.dist / "scenarios" / game).glob("*.json"), key=lambda path: len(gzip.compress(path.read_bytes()))
    )
    name, _, case = heaviest.stem.rpartition(".")
    for language in OFFERED:
        asked: set[str] = set()
        reader.on("request", lambda request, asked=asked: asked.add(request.url.partition("#")[0]))
        reader.goto("about:blank")
        reader.goto(f"{ours.url}embed.html#scenario={game}/{name}&case={case}&at=-1&lang={language}&play")
        expect(reader.locator("svg.board")).to_be_visible()
        expect(reader.locator("#wake")).to_be_visible()
        files = [ours.dist / url.removeprefix(ours.url) for url in asked if url.startswith(ours.url)]
        assert not [file for file in files if RICH.search(file.name)]
        assert sum(len(gzip.compress(file.read_bytes())) for file in files) <= FRAME_BYTES, language


@pytest.mark.parametrize("game", drawable())
def test_before_a_tap_a_board_is_a_picture_of_a_few_bytes_and_no_python(
    reader: Page, ours: Site, theirs: str, game: str
) -> None:
    asked: list[str] = []
    reader.on("request", lambda request: asked.append(request.url))
    reader.goto(f"{theirs}frame-{game}.html")
    frame = frame_of(reader, "iframe")
    expect(frame.locator("#wake")).to_be_visible()
    loaded = {url.partition("#")[0] for url in asked if url.startswith(ours.url)}
    assert any(url.endswith(f"scenarios/{FIRST[game]}.svg") for url in loaded)
    assert not [url for url in loaded if RICH.search(url)]
    files = [ours.dist / url.removeprefix(ours.url) for url in loaded]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) <= FRAME_BYTES
    assert reader.workers == []


@pytest.mark.parametrize("name", ["sacbe-board.js", "sacbe-board.classic.js"])
def test_the_element_is_tiny(dist: Path, name: str) -> None:
    assert len(gzip.compress((dist / name).read_bytes())) <= ELEMENT_BYTES


def test_boards_wake_share_a_worker_step_and_tell(reader: Page, theirs: str) -> None:
    reader.goto(theirs)
    reader.evaluate(
        """() => { self.told = []; for (const board of document.querySelectorAll("sacbe-board"))
        for (const name of ["ready", "state", "move", "height", "error"])
          board.addEventListener(name, ({ detail }) => told.push([board.id, name, detail])); }"""
    )
    walk = frame_of(reader, "#walk")
    wake(walk)
    first = frame_of(reader, "#first")
    wake(first)
    shared = [target for target in targets(reader) if target == "shared_worker"]
    assert (len(shared), reader.workers) == (1, [])
    reader.locator("#next").click()
    expect(first.locator(".embed-said")).to_contain_text("Step 1 of 6 Player 1 brings a worker to a5.")
    press(first, "#step-last")
    expect(first.locator("#scrubber")).to_have_js_property("value", "6")
    first.locator("#scrubber").focus()
    first.locator("#scrubber").press("ArrowLeft")
    expect(first.locator(".embed-said")).to_contain_text("Step 5 of 6")
    expect(walk.locator("#scrubber")).to_have_js_property("value", "0")
    assert ["first", "state", {"step": 5, "steps": 6, "awake": True, "playing": False}] in reader.evaluate("told")
    diagram = frame_of(reader, "#diagram")
    expect(diagram.locator("button")).to_have_count(0)
    assert diagram.locator("html").get_attribute("data-theme") == "dark"
    assert "error" not in {name for _, name, _ in reader.evaluate("told")}


def test_readers_play_and_hear_why_not_and_nothing_is_saved(reader: Page, theirs: str) -> None:
    reader.goto(theirs)
    frame = frame_of(reader, "#walk")
    press(frame, "#wake")
    expect(frame.locator(".turn .prompt")).to_be_visible(timeout=60_000)
    expect(frame.locator(".turn .message")).to_have_count(0)  # no word of games that are kept elsewhere
    onward = frame.locator(".onward").get_attribute("href") or ""
    press(frame, ".hit[data-place=a4]")
    press(frame, "#chip-do-uncover")
    expect(frame.locator(".beans-count")).to_have_text("8")
    expect(reader.locator("#said")).to_have_text("You played: uncover a4.")
    expect(frame.locator(".onward")).not_to_have_attribute("href", onward)
    press(frame, "#chip-do-uncover")
    expect(frame.locator(".message-refusal .rule")).to_have_text("TIK-7.4")
    assert frame.evaluate("indexedDB.databases().then((all) => all.length)") == 0
    assert frame.evaluate("Object.keys(localStorage)") == []
    assert violations_in(frame) == []
    press(frame, "#again")
    expect(frame.locator("#scrubber")).to_have_js_property("value", "0")


def test_a_board_is_read_and_played_by_keyboard_alone(reader: Page, theirs: str) -> None:
    reader.goto(theirs)
    frame = frame_of(reader, "#walk")
    tab_to(frame, "#wake")
    reader.keyboard.press("Enter")
    expect(frame.locator(".turn .prompt")).to_be_visible(timeout=60_000)
    tab_to(frame, "[role=gridcell]")
    for key in (*["ArrowLeft"] * 8, *["ArrowDown"] * 5, "ArrowUp", "Enter"):
        reader.keyboard.press(key)
    expect(frame.locator("#place-a4")).to_be_focused()
    tab_to(frame, "#chip-do-uncover")
    reader.keyboard.press("Enter")
    expect(frame.locator(".beans-count")).to_have_text("8")
    tab_to(frame, "#again")
    reader.keyboard.press("Enter")
    expect(frame.locator("#scrubber")).to_have_js_property("value", "0")
    tab_to(frame, "#step-on")
    reader.keyboard.press("Enter")
    expect(frame.locator("#scrubber")).to_have_js_property("value", "1")


def tab_to(frame: Frame, selector: str) -> None:
    """Presses Tab until something in the frame has the focus."""
    reached = f"document.activeElement?.matches('{selector}') ?? false"
    for _ in range(90):
        if frame.evaluate(reached):
            return
        frame.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by Tab")


def violations_in(frame: Frame) -> list[str]:
    return violations(frame)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("game", "width"), [("tikal", 480), ("tikal", 768), *product(drawable(), (320, 1200))], ids=str
)
def test_a_board_has_the_height_it_needs_at_any_width(reader: Page, theirs: str, game: str, width: int) -> None:
    reader.set_viewport_size({"width": width, "height": 900})
    reader.goto(f"{theirs}article-{game}.html")
    frame = frame_of(reader, "#walk")
    assert fits(frame)
    assert violations_in(frame) == []
    wake(frame)
    press(frame, "#play")
    expect(frame.locator(".turn .prompt")).to_be_visible()
    assert fits(frame)
    assert reader.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations_in(frame) == []


def fits(frame: Frame) -> bool:
    """Whether a frame soon shows everything without a scroll bar."""
    room = """() => { const app = document.getElementById("app");
      return [app.getBoundingClientRect().height - innerHeight, app.scrollWidth - innerWidth]; }"""
    for _ in range(100):
        height, width = frame.evaluate(room)
        if abs(height) < 2 and width <= 0:
            return True
        frame.page.wait_for_timeout(50)
    return False


def test_the_article_itself_passes_axe_and_works_with_a_classic_script(reader: Page, theirs: str) -> None:
    reader.goto(f"{theirs}classic.html")
    frame = frame_of(reader, "#first")
    expect(frame.locator("#wake")).to_be_visible()
    assert violations(reader) == []


def test_a_hostile_page_cannot_confuse_a_frame(reader: Page, theirs: str) -> None:
    reader.goto(f"{theirs}hostile.html")
    frame = frame_of(reader, "iframe")
    reader.wait_for_function("self.thrown")
    expect(frame.locator("#wake")).to_be_visible()
    assert reader.evaluate("heard.filter(({ tell }) => tell === 'ready').length") == 1
    assert reader.evaluate("heard.every(({ tell }) => ['ready', 'state', 'height'].includes(tell))")
    reader.evaluate("ask({ do: 'step', to: 2 })")
    expect(frame.locator("#scrubber")).to_have_js_property("value", "2", timeout=60_000)
    reader.evaluate("ask({ do: 'theme', theme: 'dark' })")
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    reader.evaluate("ask({ do: 'open', scenario: 'tikal/../../index' })")
    expect(frame.locator("[role=alert]")).to_contain_text("This board has no game")
    reader.evaluate("ask({ do: 'open', scenario: 'tikal/e14', at: -1 })")
    expect(frame.locator("#wake")).to_be_visible()
    reader.evaluate("ask({ do: 'wake' })")
    expect(frame.locator("#scrubber")).to_have_js_property("value", "6", timeout=60_000)
    reader.evaluate("ask({ do: 'sleep' })")
    expect(frame.locator("#wake")).to_be_visible()


def test_without_javascript_a_board_is_a_linked_picture(browser: Browser, theirs: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(theirs)
    picture = page.locator("#walk a img")
    expect(picture).to_be_visible()
    assert (picture.bounding_box() or {})["height"] > 300
    context.close()


@pytest.fixture
def denied(browser: Browser) -> Iterator[Page]:
    """A tab of a browser that lets frames store nothing."""
    context = browser.new_context(viewport={"width": 900, "height": 1000})
    yield context.new_page()
    context.close()


def test_where_frames_may_store_nothing_boards_work_all_the_same(denied: Page, theirs: str) -> None:
    denied.goto(theirs)
    for element in ("#walk", "#first"):
        wake(frame_of(denied, element))


class Held:
    """Holds back what the browser asks for at some addresses, until it is let go."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._routes: list[Route] = []
        self._is_open = False
        page.route(pattern, self._take)

    def _take(self, route: Route) -> None:
        if self._is_open:
            route.continue_()
        else:
            self._routes.append(route)

    def let_go(self) -> None:
        """Answers everything, also what is still to come."""
        self._is_open = True
        for route in self._routes:
            route.continue_()


def test_a_tap_before_the_frame_is_there_counts(denied: Page, theirs: str) -> None:
    frames = Held(denied, "**/embed.html")
    denied.goto(theirs, wait_until="commit")
    denied.wait_for_function("document.querySelector('#walk')?.shadowRoot")
    denied.locator("#walk img").click()
    expect(denied).to_have_url(theirs)  # the tap is for the board, not for the link of its picture
    frames.let_go()
    expect(frame_of(denied, "#walk").locator("#scrubber")).to_be_visible(timeout=60_000)


def test_what_an_article_asks_before_the_frame_is_there_is_done(denied: Page, theirs: str) -> None:
    scenarios = Held(denied, "**/scenarios/tikal/e21.1.json")
    denied.goto(theirs)
    denied.evaluate("const walk = document.querySelector('#walk'); walk.goTo(2); walk.step(1); walk.wake()")
    scenarios.let_go()
    expect(frame_of(denied, "#walk").locator("#scrubber")).to_have_js_property("value", "3", timeout=60_000)


@pytest.mark.parametrize("selector", ["#wake", ".board"])
def test_a_release_counts_if_the_page_around_got_its_press(denied: Page, theirs: str, selector: str) -> None:
    denied.goto(theirs)
    frame = frame_of(denied, "#walk")
    release = {"isPrimary": True, "pointerType": "mouse", "button": 0}
    frame.locator(selector).dispatch_event("pointerup", {**release, "button": 2})
    expect(frame.locator("#wake")).to_be_visible()
    frame.locator(selector).dispatch_event("pointerup", release)
    expect(frame.locator("#wake")).to_have_count(0)
    expect(frame.locator("#scrubber, .turn .prompt").first).to_be_visible(timeout=60_000)


def test_a_board_whose_shared_worker_is_silent_gets_one_of_its_own(denied: Page, theirs: str) -> None:
    denied.add_init_script("self.SharedWorker = class { port = new MessageChannel().port1 }")
    denied.goto(f"{theirs}frame.html")
    wake(frame_of(denied, "iframe"))
    assert len(denied.workers) == 1


def test_where_a_worker_cannot_be_shared_one_board_is_awake_at_a_time(reader: Page, theirs: str) -> None:
    reader.add_init_script("self.SharedWorker = undefined")
    reader.goto(theirs)
    walk, first = frame_of(reader, "#walk"), frame_of(reader, "#first")
    wake(walk)
    wake(first)
    expect(walk.locator("#wake")).to_be_visible()
    wake(walk)
    expect(first.locator("#wake")).to_be_visible()


def test_a_board_without_any_worker_says_so_and_can_be_tried_again(denied: Page, theirs: str) -> None:
    denied.add_init_script(
        """self.SharedWorker = undefined; self.made = 0; self.isBroken = true; const Real = Worker;
        self.Worker = class extends Real { constructor(...all) {
          super(...all); made += 1; if (isBroken) setTimeout(() => this.onerror(new ErrorEvent("error"))); } }"""
    )
    denied.goto(f"{theirs}frame.html")
    frame = frame_of(denied, "iframe")
    press(frame, ".board")
    expect(frame.locator("[role=alert]")).to_be_visible(timeout=60_000)
    assert frame.evaluate("made") == 4
    frame.evaluate("isBroken = false")
    press(frame, "#chip-retry")
    expect(frame.locator("#scrubber")).to_be_visible(timeout=60_000)


@pytest.mark.parametrize("moment", ["visible", "now"])
def test_an_author_may_wake_boards_without_a_tap(denied: Page, theirs: str, moment: str) -> None:
    denied.goto(theirs)
    denied.evaluate("moment => document.querySelector('#first').setAttribute('wake', moment)", moment)
    expect(frame_of(denied, "#first").locator("#scrubber")).to_be_visible(timeout=60_000)


def test_after_the_first_visit_our_site_may_be_gone(playwright: Playwright, dist: Path, tmp_path: Path) -> None:
    ours = Site(dist)
    with articles(ours, tmp_path / "embed") as theirs, stock_browser(playwright, tmp_path / "profile") as browser:
        page = browser.contexts[0].new_page()
        page.goto(theirs)
        frame = frame_of(page, "#walk")
        wake(frame)
        frame.evaluate("navigator.serviceWorker.ready.then(() => null)")
        page.reload()  # now the service worker sees what is loaded
        frame_of(page, "#walk")
        ours.stop()
        page.goto(f"{theirs}frame.html")
        wake(frame_of(page, "iframe"))
