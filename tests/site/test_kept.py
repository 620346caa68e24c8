"""Games that are kept on the device: refused, damaged, removed, and shared by tabs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

import sacbe
from hands import WORKSHOP, address, leave, open_game, open_start, played
from sacbe.core.record import Record

REFUSE = """for (const name of ["indexedDB", "localStorage", "sessionStorage", "caches"]) {
  const get = () => { throw new DOMException("refused by the test", "SecurityError"); };
  Object.defineProperty(globalThis, name, { get });
}
"""
"""What a browser does that lets a page keep nothing."""


@pytest.fixture
def private(page: Page) -> Page:
    """A page, and workers, to which everything that lasts is refused."""

    def refuse(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=REFUSE + answer.text())

    page.add_init_script(REFUSE)
    page.route("**/assets/worker-*.js", refuse)
    return page


def test_a_game_is_played_where_nothing_may_be_kept_and_says_so(private: Page) -> None:
    private.goto("./")
    expect(private.locator(".saved-none, .card").filter(has_text="does not let the page save anything")).to_be_visible()
    private.goto(f"./{address(WORKSHOP)}")
    private.click("#chip-enter-W", timeout=30_000)
    private.click(".hit[data-place=a5]")
    expect(private.locator(".beans-count")).to_have_text("9")
    private.click("#chip-undo")
    expect(private.locator(".beans-count")).to_have_text("10")
    private.click("#chip-unkept")
    expect(private.locator("dialog")).to_contain_text("This game is not saved")
    with private.expect_download():
        private.click("#chip-export")
    private.click("#chip-close")


def test_refused_storage_stops_neither_settings_nor_the_list_of_this_visit(private: Page) -> None:
    private.goto(f"./{played('draw A1', players=2)}")
    private.click(".hit[data-place=a3]", timeout=30_000)
    private.click("#chip-lay")
    expect(private.locator(".beans-count")).to_have_text("10")
    private.click("#chip-settings")
    private.locator("input[value=dark]").check()
    expect(private.locator("html")).to_have_attribute("data-theme", "dark")
    private.click("#chip-close")
    private.click("#chip-leave")
    expect(private.locator(".saved li")).to_have_count(1)
    private.click("#chip-resume")
    expect(private.locator(".beans-count")).to_have_text("10")


def test_the_computer_plays_where_nothing_may_be_kept(private: Page) -> None:
    private.goto(f"./{played('draw A1', 'place a3/0', 'end', 'draw A4', players=2)}~h1")
    private.wait_for_selector("#chip-lay", timeout=40_000)
    expect(private.locator(".turn h2")).to_have_text("Your turn")
    expect(private.locator("#chip-unkept")).to_have_count(1)


@pytest.mark.parametrize(
    "spoiled",
    [
        "",
        "5",
        '{"game": "go"}',
        '{"game": "constructor"}',
        '{"game": "__proto__"}',
        '{"game": "tikal", "auction": true, "seats": [{}, {}]}',
    ],
)
def test_what_a_game_was_begun_with_is_there_at_the_next_visit(desk: Page, spoiled: str) -> None:
    open_start(desk)
    desk.locator("input[name=option-auction]").nth(1).check()
    desk.locator(".seat-row input").first.fill("Ana")
    desk.click("#chip-seat-remove")
    desk.click("#begin")
    desk.wait_for_selector("main.table", timeout=30_000)
    leave(desk)
    if spoiled:
        desk.evaluate("text => { localStorage['sacbe.setup'] = text }", spoiled)
    desk.reload()
    expect(desk.locator(".seat-row")).to_have_count(3 if spoiled else 2)
    expect(desk.locator(".seat-row input").first).to_have_value("Explorer" if spoiled else "Ana")
    expect(desk.locator("input[name=option-auction]").nth(0 if spoiled else 1)).to_be_checked()


def test_a_browser_that_keeps_games_says_nothing(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    page.click("#chip-enter-W")
    page.click(".hit[data-place=a5]")
    expect(page.locator(".beans-count")).to_have_text("9")
    expect(page.locator("#chip-unkept")).to_have_count(0)


def test_a_game_from_the_list_is_opened_as_another_tab_left_it(page: Page, context: BrowserContext) -> None:
    open_game(page, address(WORKSHOP))
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")
    second = context.new_page()
    second.goto("./")
    expect(second.locator(".saved li")).to_have_count(1)
    page.bring_to_front()
    page.click("#chip-undo")
    expect(page.locator(".beans-count")).to_have_text("10")
    page.click("#chip-leave")
    expect(page.locator(".saved li")).to_have_count(1)
    second.bring_to_front()
    second.click("#chip-resume")
    expect(second.locator(".beans-count")).to_have_text("10", timeout=30_000)


HANG = """() => {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...what) {
    Object.defineProperty(this.transaction, "oncomplete", { set() {} });
    return put.apply(this, what);
  };
  IDBObjectStore.prototype.getAll = () => ({});
}"""
"""A device that answers neither whether a game was written nor which games there are."""


def test_nobody_waits_for_a_device_that_does_not_answer(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    page.evaluate(HANG)
    points = page.locator(".beans-count")
    page.click("#chip-do-swap")
    expect(points).to_have_text("7")
    page.click("#chip-undo")
    expect(points).to_have_text("10")
    page.click("#chip-redo")
    expect(points).to_have_text("7")
    page.click("#chip-leave")
    expect(page.locator(".saved li")).to_have_count(1)
    page.click("#chip-resume")
    page.click("#chip-undo")
    expect(points).to_have_text("10")
    page.reload()
    expect(points).to_have_text("10", timeout=30_000)


def test_the_game_that_was_left_is_the_first_one_at_once(page: Page) -> None:
    for names in ("~QW5hCkJv", ""):
        open_game(page, f"{address(WORKSHOP)}~hh{names}")
        page.click("#chip-do-swap")
        expect(page.locator(".beans-count")).to_have_text("7")
        if not names:
            page.evaluate("() => { IDBObjectStore.prototype.getAll = () => ({}) }")  # the device never lists them again
        page.click("#chip-leave")
        listed = ["Ana.*Bo"] if names else ["Player 1.*Player 2", "Ana.*Bo"]
        expect(page.locator(".saved .score-line")).to_have_text([re.compile(each) for each in listed])


KEEP = """(record) => new Promise((resolve) => {
  indexedDB.open("sacbe").onsuccess = ({ target }) => {
    const change = target.result.transaction("games", "readwrite");
    change.objectStore("games").put(record, "damaged");
    change.oncomplete = resolve;
  };
})"""
COUNT = """() => new Promise((resolve) => {
  indexedDB.open("sacbe").onsuccess = ({ target }) => {
    const all = target.result.transaction("games").objectStore("games").getAll();
    all.onsuccess = () => resolve(all.result.length);
  };
})"""


@pytest.mark.parametrize("record", [None, 5, {"id": "damaged"}, {"id": "damaged", "seats": {"P1": None}, "scores": {}}])
def test_a_damaged_record_is_left_alone_and_the_others_are_listed(desk: Page, record: object) -> None:
    open_game(desk, address(WORKSHOP))
    desk.click("#chip-do-swap")
    expect(desk.locator(".beans-count")).to_have_text("7")
    leave(desk)
    desk.wait_for_selector(".saved li")
    listed = desk.locator(".saved li").count()
    desk.evaluate(KEEP, record)
    desk.reload()
    expect(desk.locator(".saved li")).to_have_count(listed)
    assert desk.evaluate(COUNT) == listed + 1
    desk.click("#chip-resume")
    expect(desk.locator(".beans-count")).to_have_text("7", timeout=30_000)
    desk.click("#chip-leave")


@pytest.mark.parametrize(
    "settings", ['{"pace": "constructor", "theme": 5, "keys": "no", "__proto__": {"ask": 1}}', "[3]", '"dark"', "5"]
)
def test_damaged_settings_are_ignored(desk: Page, settings: str) -> None:
    open_start(desk)
    desk.evaluate("text => { localStorage['sacbe.settings'] = text }", settings)
    desk.reload()
    desk.click("#chip-settings")
    expect(desk.locator("input[name=theme]:checked")).to_have_value("system")
    expect(desk.locator("input[name=pace]:checked")).to_have_value("normal")
    desk.evaluate("localStorage.removeItem('sacbe.settings')")
    desk.reload()


SPOIL = """() => new Promise((resolve) => {
  indexedDB.open("sacbe").onsuccess = ({ target }) => {
    const change = target.result.transaction("games", "readwrite");
    const games = change.objectStore("games");
    games.get(sessionStorage["sacbe.table"]).onsuccess = ({ target: { result } }) => {
      const entry = { step: result.actions.length - 1, seat: "P1", reasons: [null] };
      games.put({ ...result, why: [entry] }, result.id);
    };
    change.oncomplete = resolve;
  };
})"""
"""Spoils what the computer players had in mind in the kept game on the table."""


def test_a_game_with_a_damaged_thought_is_left_alone(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")
    page.evaluate(SPOIL)
    page.reload()
    expect(page.locator(".loading")).to_have_count(0, timeout=30_000)
    expect(page.locator("main.start")).to_be_visible()
    expect(page.locator(".saved li")).to_have_count(0)


def test_a_game_on_the_table_of_another_tab_is_not_removed(page: Page, context: BrowserContext) -> None:
    open_game(page, address(WORKSHOP))
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")
    second = context.new_page()
    second.goto("./")
    second.locator(".saved li .chip").click()
    expect(second.locator(".message")).to_contain_text("being played")
    expect(second.locator(".saved li")).to_have_count(1)
    page.bring_to_front()
    page.click("#chip-leave")
    expect(page.locator(".saved li")).to_have_count(1)
    second.bring_to_front()
    second.locator(".saved li .chip").click()
    expect(second.locator(".saved li")).to_have_count(0)


CHANGE = """(change) => new Promise((resolve) => {
  indexedDB.open("sacbe").onsuccess = ({ target }) => {
    const stored = target.result.transaction("games", "readwrite");
    const games = stored.objectStore("games");
    games.get(sessionStorage["sacbe.table"]).onsuccess = ({ target: { result } }) => {
      games.put({ ...result, ...change }, result.id);
    };
    stored.oncomplete = resolve;
  };
})"""
"""Changes the kept game on the table."""
ANA, BO = {"name": "Ana", "kind": "human"}, {"name": "Bo", "kind": "grandmaster"}
OF_ANOTHER_GAME = sacbe.to_link(Record.start(sacbe.game("eschnapur"), players=3))


@pytest.mark.parametrize(
    "damage", [{"start": OF_ANOTHER_GAME, "actions": []}, {"seats": {"P1": ANA, "P2": ANA, "P3": ANA}}]
)
def test_a_kept_game_that_does_not_fit_its_start_says_so_and_can_be_removed(page: Page, damage: object) -> None:
    open_game(page, address(WORKSHOP))
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")
    page.evaluate(CHANGE, damage)
    page.reload()
    expect(page.locator(".message")).to_contain_text("damaged", timeout=30_000)
    page.locator(".saved li .chip").click()
    expect(page.locator(".saved li")).to_have_count(0)


def test_a_computer_player_that_the_game_does_not_have_is_a_person(page: Page) -> None:
    open_game(page, address(WORKSHOP))
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")
    page.evaluate(CHANGE, {"seats": {"P1": BO, "P2": BO}})
    page.reload()
    expect(page.locator(".beans-count")).to_have_text("7", timeout=30_000)
    expect(page.locator(".seat-kind")).to_have_count(0)
    expect(page.locator(".turn h2")).to_have_text("Bo to act")


def test_the_browser_is_asked_once_to_keep_games_and_only_when_somebody_plays(page: Page) -> None:
    page.add_init_script("self.asked = 0; StorageManager.prototype.persist = async () => Boolean(++self.asked)")
    open_game(page, address(WORKSHOP))
    assert page.evaluate("asked") == 0
    page.click("#chip-do-swap")
    expect(page.locator(".beans-count")).to_have_text("7")
    page.click("#chip-undo")
    expect(page.locator(".beans-count")).to_have_text("10")
    assert page.evaluate("asked") == 1
