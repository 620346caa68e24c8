"""How the engine starts in a real browser: from files, from a snapshot, and when something is broken."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from hands import played
from sacbe import CODES

START = """async () => {
    const seen = [];
    globalThis.engine = new Engine({
        onProgress: (done, total) => seen.push([done, total]),
        onLost: (error) => (globalThis.lost = String(error)),
    });
    try {
        return { from: await engine.ready, seen };
    } catch (error) {
        return { error: error.name, message: error.message };
    }
}"""
NEW = """() => {
    const options = { players: 3, auction: true };
    return engine.ask({ do: "new", name: "tikal", options, viewer: "public" });
}"""
MAKE_SNAPSHOT = """() => new Promise((resolve) => {
    const { worker, listen } = startWorker("snapshot");
    listen((said) => { if (!said.progress) { worker.terminate(); resolve(said); } });
})"""
KEPT = "async () => (await caches.has('sacbe-snapshot')) && (await (await caches.open('sacbe-snapshot')).keys()).length"
PLAY_SOME = """async (name) => {
    const [random, viewer] = ["0123456789abcdef", "all"];
    let moment = await engine.ask({ do: "new", name, options: {}, viewer });
    for (let step = 0; step < 30 && moment.view.mover !== null; step++) {
        if (moment.view.mover === "chance") moment = await engine.ask({ do: "chance", random: random + step, viewer });
        else {
            const { plan } = await engine.ask({ do: "think", level: "novice", seconds: 0.01, random, viewer });
            moment = await engine.ask({ do: "play", actions: [plan.actions[0]], viewer });
        }
    }
    await engine.ask({ do: "log", viewer });
    const { view, step } = await engine.ask({ do: "moment", viewer });
    const opened = await engine.ask({ do: "open", link: await engine.ask({ do: "link" }), viewer });
    return { steps: step, same: JSON.stringify(opened.view) === JSON.stringify(view) };
}"""
COPY = """async ([from, to]) => {
    for (const request of await (await caches.open(from)).keys()) {
        await (await caches.open(to)).put(request, await (await caches.open(from)).match(request));
    }
}"""
CHANGE = """async () => {
    const store = await caches.open("sacbe-snapshot");
    const [request] = await store.keys();
    const kept = await store.match(request);
    const changed = await change(await kept.arrayBuffer(), new Headers(kept.headers), request.url.split("/").at(-1));
    if (changed) await store.put(request, new Response(changed[0], { headers: changed[1] }));
}"""


@pytest.fixture
def probe(context: BrowserContext) -> Page:
    """An empty page with the engine's JavaScript."""
    return opened(context)


def opened(context: BrowserContext) -> Page:
    """A new page with the engine's JavaScript, which has started its first worker."""
    page = context.new_page()
    page.goto("probe.html")
    page.wait_for_function("() => Boolean(globalThis.Engine)")
    return page


@pytest.fixture(scope="module")
def visited(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[BrowserContext]:
    """The browser of somebody who was here before: a snapshot is kept."""
    context = browser.new_context(**browser_context_args)
    page = opened(context)
    assert page.evaluate(MAKE_SNAPSHOT) == {"kept": True}
    page.evaluate(COPY, ["sacbe-snapshot", "copy"])
    page.close()
    yield context
    context.close()


@pytest.fixture
def later(visited: BrowserContext, watch: Any) -> Iterator[Page]:
    """A later visit, on which no engine has started yet: a test may change what is kept before one does."""
    page = opened(watch(visited))
    page.evaluate("() => takeFirst().worker.terminate()")
    page.evaluate(COPY, ["copy", "sacbe-snapshot"])
    yield page
    page.close()


def test_the_first_visit_starts_from_files_and_tells_its_progress_in_bytes(probe: Page) -> None:
    started = probe.evaluate(START)
    assert started["from"] == "files"
    done, totals = zip(*started["seen"], strict=True)
    assert list(done) == sorted(done)
    assert set(totals) == {done[-1]}
    assert len(done) > 2


def test_requests_may_be_asked_before_the_engine_is_ready_and_are_answered_in_order(probe: Page) -> None:
    answers = probe.evaluate("""async () => {
        const engine = new Engine();
        const order = [];
        const ask = (request) => engine.ask(request).then((answer) => (order.push(request.do), answer));
        const [moment, link] = await Promise.all([
            ask({ do: "new", name: "tikal", options: { players: 4, auction: false }, viewer: "public" }),
            ask({ do: "link" }),
        ]);
        return { game: moment.view.game, seats: Object.keys(moment.view.seats), link, order };
    }""")
    assert answers["game"] == "tikal"
    assert answers["seats"] == ["P1", "P2", "P3", "P4"]
    assert answers["order"] == ["new", "link"]
    assert answers["link"].isascii()


def test_a_refused_request_says_why_and_letters_beyond_ascii_come_through(probe: Page) -> None:
    refused = probe.evaluate("""async () => {
        try {
            await new Engine().ask({ do: "new", name: "Teotihuacán 𝌆", options: {}, viewer: "public" });
        } catch (error) {
            return { refused: error instanceof EngineRefused, name: error.name, message: error.message };
        }
    }""")
    assert refused["refused"]
    assert refused["name"] == "UnknownGame"
    assert "Teotihuacán 𝌆" in refused["message"]


def test_a_worker_that_was_killed_is_told_and_can_be_started_again(probe: Page) -> None:
    assert probe.evaluate(START)["from"] == "files"
    told = probe.evaluate("""async () => {
        const pending = engine.ask({ do: "link" }).catch((error) => error.name);
        engine.stop();
        const answer = await pending;
        engine.restart();
        const again = await engine.ask({ do: "new", name: "tikal", options: {}, viewer: "public" });
        return { answer, again: again.view.game };
    }""")
    assert told == {"answer": "EngineLost", "again": "tikal"}


def test_python_that_breaks_is_told_and_not_asked_again(probe: Page) -> None:
    assert probe.evaluate(START)["from"] == "files"
    told = probe.evaluate("""async () => {
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (message) { post.call(this, { ...message, text: 5 }); };
        const answer = await engine.ask({ do: "link" }).catch((error) => error.name);
        Worker.prototype.postMessage = post;
        return [answer, globalThis.lost, await engine.ask({ do: "link" }).catch((error) => error.name)];
    }""")
    assert told[0] == told[2] == "EngineLost"
    assert "TypeError" in told[1]


@pytest.mark.console("ERR_FAILED")
def test_a_file_that_does_not_come_is_an_error_and_not_a_wait_for_ever(context: BrowserContext) -> None:
    context.route("**/*.wasm", lambda route: route.abort())
    probe = opened(context)
    started = probe.evaluate(START)
    assert started["error"] == "EngineLost"
    assert probe.evaluate("globalThis.lost")


TERMINATE = """(() => {
    self.made = [];
    self.Worker = class extends Worker {
        constructor(...what) {
            super(...what);
            self.made.push(this);
        }
    };
})()"""
"""Remembers every worker, so that a test can end it behind the page's back."""
LOST = "() => new Promise((resolve) => setInterval(() => globalThis.lost && resolve(globalThis.lost), 20))"


def test_a_worker_that_ends_without_a_word_is_noticed_at_once(context: BrowserContext) -> None:
    context.add_init_script(TERMINATE)
    probe = opened(context)
    probe.evaluate(START)
    took = probe.evaluate(f"""async () => {{
        engine.ask({{ do: "link" }}).catch(() => {{}});
        const began = performance.now();
        made.at(-1).terminate();
        await ({LOST})();
        return performance.now() - began;
    }}""")
    assert took < 3000
    probe.evaluate("() => { globalThis.lost = null; engine.restart(); }")
    probe.evaluate("""async () => {  // in the middle of its start, as soon as the page waits for its end
        while (!(await navigator.locks.query()).pending.length) await new Promise((done) => setTimeout(done, 10));
        made.at(-1).terminate();
    }""")
    assert "ended" in probe.evaluate(LOST)


def test_a_worker_that_is_only_busy_is_left_alone(probe: Page) -> None:
    probe.evaluate(START)
    busy = next(worker for worker in probe.workers if "worker" in worker.url)
    busy.evaluate("setTimeout(() => { const end = performance.now() + 4000; while (performance.now() < end); })")
    assert probe.evaluate(NEW)["view"]["game"] == "tikal"
    assert probe.evaluate("globalThis.lost") is None


def test_webassembly_under_another_content_type_starts_all_the_same(context: BrowserContext) -> None:
    def served(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "content-type": "application/octet-stream"})

    context.route("**/*.wasm", served)
    assert opened(context).evaluate(START)["from"] == "files"


@pytest.mark.console("ERR_FAILED")
def test_a_page_whose_script_does_not_come_says_so(page: Page) -> None:
    page.route("**/assets/main-*.js", lambda route: route.abort())
    page.goto("./")
    expect(page.locator("#unloaded")).to_be_hidden()
    expect(page.locator("#unloaded")).to_be_visible(timeout=15_000)
    page.unroute("**/assets/main-*.js")
    page.click("#unloaded a")
    expect(page.locator("main.start")).to_be_visible()
    expect(page.locator("#unloaded")).to_have_count(0)


@pytest.mark.console("ERR_FAILED")
def test_a_file_that_comes_at_the_second_try_is_enough(context: BrowserContext) -> None:
    context.route("**/*.wasm", lambda route: route.abort(), times=1)
    probe = opened(context)
    assert probe.evaluate(START)["error"] == "EngineLost"
    probe.evaluate("() => engine.restart()")
    assert probe.evaluate(NEW)["view"]["game"] == "tikal"


@pytest.mark.console("integrity")
def test_a_file_that_is_not_what_it_should_be_is_refused(context: BrowserContext) -> None:
    context.route("**/python_stdlib-*.bin", lambda route: route.fulfill(body=b"PK, but not ours"))
    assert opened(context).evaluate(START)["error"] == "EngineLost"


def test_a_later_visit_starts_from_the_snapshot_and_plays_the_same(later: Page, probe: Page) -> None:
    assert later.evaluate(START)["from"] == "snapshot"
    assert probe.evaluate(START)["from"] == "files"
    assert later.evaluate(NEW) == probe.evaluate(NEW)


def test_a_game_that_the_snapshot_did_not_begin_can_be_loaded_after_it(later: Page) -> None:
    assert later.evaluate(START)["from"] == "snapshot"
    for name in CODES:
        asked = f"engine.ask({{ do: 'new', name: '{name}', options: {{}}, viewer: 'public' }})"
        assert later.evaluate(asked)["view"]["game"] == name


@pytest.mark.parametrize(
    "change",
    [
        "(body, headers) => { new Uint8Array(body)[body.byteLength >> 1] ^= 1; return [body, headers]; }",
        "(body, headers) => [body.slice(0, 4096), headers]",
        "(body, headers) => (headers.delete('x-checksum'), [body, headers])",
        "(body, headers) => (headers.delete('x-memory'), [body, headers])",
        "(body, headers) => (headers.set('x-memory', 2 * headers.get('x-memory')), [body, headers])",
        "(body, headers) => (headers.set('x-head', 1e15), [body, headers])",
        "(_body, _headers, key) => writeSnapshot(key, new Uint8Array(1 << 25)).then(() => null)",
    ],
    ids=[
        "one bit",
        "cut off",
        "without checksum",
        "without size",
        "another size",
        "impossible size",
        "whole, but not of this Python",
    ],
)
def test_a_snapshot_that_is_no_good_is_deleted_and_the_engine_starts_all_the_same(later: Page, change: str) -> None:
    later.evaluate(CHANGE.replace("change(", f"({change})("))
    assert later.evaluate(START)["from"] == "files"
    assert not later.evaluate(KEPT)
    assert later.evaluate(NEW)["view"]["game"] == "tikal"


def test_after_a_start_that_failed_the_next_one_does_not_trust_what_was_kept(later: Page) -> None:
    later.evaluate("() => { globalThis.engine = new Engine(); engine.stop(); engine.restart(); }")
    assert later.evaluate("engine.ready") == "files"
    assert not later.evaluate(KEPT)


def test_whoever_asks_an_engine_that_is_stopped_before_it_is_ready_is_told(probe: Page) -> None:
    told = probe.evaluate("""async () => {
        const engine = new Engine();
        const asked = engine.ask({ do: "link" }).catch((error) => error.name);
        engine.stop();
        return [await asked, await engine.ask({ do: "link" }).catch((error) => error.name)];
    }""")
    assert told == ["EngineLost", "EngineLost"]


def test_a_packed_memory_is_without_its_zeros_and_fills_a_used_one_all_the_same(probe: Page) -> None:
    packed, head, same = probe.evaluate("""() => {
        const made = new Uint8Array(32 + (1 << 20));
        new Uint32Array(made.buffer, 0, 2).set([7, 32]);
        const memory = made.subarray(32);
        for (const at of [0, 5000, 5001, 70000, (1 << 20) - 1]) memory[at] = at % 251 || 1;
        const packed = pack(made);
        const snapshot = new Snapshot(packed);
        const same = [1 << 20, 4096, 6000, 100000].every((end) => {
            const used = new Uint8Array(snapshot.bytes).fill(9, 0, end);
            snapshot.fill(used, end);
            return used.length === memory.length && used.every((byte, at) => byte === memory[at]);
        });
        return [packed.byteLength, [...snapshot.head], same];
    }""")
    assert same
    assert head == [7, 0, 0, 0, 32, *[0] * 27]
    assert packed < 5 * 4096


def test_every_game_plays_thinks_and_links_in_the_trimmed_python(later: Page) -> None:
    """Nothing that the engine imports late is missing in the browser."""
    assert later.evaluate(START)["from"] == "snapshot"
    for name in CODES:
        told = later.evaluate(PLAY_SOME, name)
        assert told["steps"] >= 30, name
        assert told["same"], name


def test_the_board_is_drawn_before_the_engine_is_there(page: Page) -> None:
    page.route("**/*.wasm", lambda _route: None)
    page.goto("")
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.locator("svg.board").first).to_be_visible()
    assert page.evaluate("performance.getEntriesByName('engine ready').length") == 0


def awaited(page: Page, held: list[Route]) -> Route:
    """The first request that is held, once it comes."""
    while not held:
        page.wait_for_timeout(20)
    return held[0]


@pytest.fixture
def slow(page: Page) -> Iterator[list[Route]]:
    """The first request for Python, which a test lets wait, fail or go on."""
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: held.append(route), times=1)
    yield held


@pytest.mark.console("ERR_FAILED")
def test_a_start_that_failed_before_the_page_was_there_is_tried_again(page: Page) -> None:
    scripts: list[Route] = []
    page.route("**/assets/main-*.js", lambda route: scripts.append(route))
    with page.expect_event("requestfailed", lambda request: request.url.endswith(".wasm")):
        page.route("**/*.wasm", lambda route: route.abort(), times=1)
        page.goto("./", wait_until="commit")
    awaited(page, scripts).continue_()
    expect(page.locator(".loading")).to_be_visible()
    expect(page.locator(".loading")).to_have_count(0, timeout=30_000)


@pytest.mark.console("ERR_FAILED")
def test_what_was_begun_before_a_start_that_failed_is_begun_by_the_next(page: Page, slow: list[Route]) -> None:
    page.goto("./")
    page.click("#begin")
    expect(page.locator("svg.board")).to_be_visible()
    awaited(page, slow).abort()
    expect(page.locator("#chip-lay")).to_be_visible(timeout=30_000)
    expect(page.locator(".message")).to_have_count(0)
    page.click("#chip-settings")
    levels = ["Person", "Friend by link", "Random", "Novice", "Regular", "Expert"]
    expect(page.locator("#kind-P2 option")).to_have_text(levels)


@pytest.mark.console("ERR_FAILED")
def test_a_link_that_waits_for_the_engine_says_so_and_opens_after_a_start_that_failed(
    page: Page, slow: list[Route]
) -> None:
    page.goto(f"./{played('draw A1', players=2)}")
    expect(page.locator(".message")).to_have_text("Opening the game you were sent…")
    awaited(page, slow).abort()
    expect(page.locator("#chip-lay")).to_be_visible(timeout=30_000)
    expect(page.locator(".seat")).to_have_count(2)


def test_a_game_that_comes_back_after_a_reload_is_promised_while_the_engine_loads(page: Page) -> None:
    page.goto("./")
    page.click("#begin")
    expect(page.locator("#chip-lay")).to_be_visible(timeout=30_000)
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: held.append(route))
    page.reload()
    expect(page.locator(".start .message")).to_have_text("Putting your game back on the table…")
    for route in held:
        route.continue_()
    page.unroute("**/*.wasm")
    expect(page.locator("#chip-lay")).to_be_visible(timeout=30_000)
    page.click("#chip-leave")
    expect(page.locator(".start")).to_be_visible()
    expect(page.locator(".message")).to_have_count(0)


def test_of_all_that_is_asked_for_while_the_engine_loads_the_last_is_done(page: Page, slow: list[Route]) -> None:
    page.goto(f"./{played('draw A1', players=2)}")
    page.click("#chip-quick")
    expect(page.locator(".seat")).to_have_count(3)
    page.click("#chip-leave")
    page.click("#chip-seat-add")
    page.click("#begin")
    expect(page.locator(".seat")).to_have_count(4)
    awaited(page, slow).continue_()
    expect(page.locator("#chip-lay")).to_be_visible(timeout=30_000)
    expect(page.locator(".seat")).to_have_count(4)
    page.click("#chip-leave")
    expect(page.locator(".saved li")).to_have_count(1)


@pytest.mark.console("ERR_FAILED")
def test_what_was_begun_while_no_engine_starts_is_begun_once_one_does(page: Page) -> None:
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: route.abort() if held else held.append(route))
    page.goto("./")
    page.click("#begin")
    expect(page.locator("svg.board")).to_be_visible()
    awaited(page, held).abort()
    expect(page.locator("dialog")).to_contain_text("The engine did not start")
    page.unroute("**/*.wasm")
    page.click("#chip-try-again")
    expect(page.locator("#chip-lay")).to_be_visible(timeout=30_000)


BOXES = """(start) => ["h1", ".masthead-words p", ".masthead .chip", ".scene"].map((what) => {
    const { x, y, width, height } = document.querySelector(`${start} ${what}`).getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""
"""Where the title, the line below it, the settings and the first picture are."""


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)], ids=["phone", "desktop"])
@pytest.mark.parametrize("language", ["en-GB", "it-IT", "fr-FR", "ru-RU"])
def test_a_new_visitor_sees_the_top_of_the_start_screen_before_the_scripts_where_it_stays(
    browser: Browser, browser_context_args: dict[str, Any], language: str, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    context = browser.new_context(**{**browser_context_args, "locale": language, "viewport": viewport})
    held: list[Route] = []
    context.route("**/main-*.js", lambda route: held.append(route))
    page = context.new_page()
    page.goto("", wait_until="commit")
    expect(page.locator("#opening")).to_be_visible()
    page.evaluate("new Promise(requestAnimationFrame).then(() => document.fonts.ready)")
    before = page.evaluate(BOXES, "#opening")
    held[0].continue_()
    expect(page.locator("main.start")).to_be_visible()
    expect(page.locator("#opening")).to_have_count(0)
    assert page.evaluate(BOXES, "main.start") == before
    context.close()


@pytest.mark.parametrize(("address", "stored"), [("#AQEBAAEBBD1e", {}), ("", {"sacbe.lessons": "{}"})])
def test_who_comes_for_something_else_does_not_see_the_start_screen_flash_by(
    page: Page, address: str, stored: dict[str, str]
) -> None:
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(stored)})")
    page.route("**/main-*.js", lambda _route: None)
    page.goto(address, wait_until="commit")
    page.wait_for_selector("#opening", state="attached")
    expect(page.locator("#opening")).to_be_hidden()


def test_the_chosen_theme_and_language_are_there_before_the_scripts(page: Page) -> None:
    page.add_init_script("""Object.assign(localStorage, {
        "sacbe.settings": JSON.stringify({ theme: "dark" }), "sacbe.language": "fr"
    })""")
    page.route("**/main-*.js", lambda _route: None)
    page.route("**/first-*.js", lambda _route: None)
    page.goto("", wait_until="commit")
    expect(page.locator("html[data-theme=dark][lang=fr]")).to_be_attached()
