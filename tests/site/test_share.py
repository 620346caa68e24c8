"""Games as links, QR codes and files."""

from __future__ import annotations

import base64
import json
import re
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import sacbe
from hands import WORKSHOP, address, open_game, open_start, played, settle_with
from sacbe.core.record import Record

ROOT = Path(__file__).resolve().parents[2]
PIXELS = """async (url) => {
  const image = await createImageBitmap(await (await fetch(url)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return [image.width, image.height, [...context.getImageData(0, 0, image.width, image.height).data]];
}"""
DECODE = """import decodeQR from 'qr/decode.js';
const [width, height, data] = JSON.parse((await import('node:fs')).readFileSync(0, 'utf8'));
process.stdout.write(decodeQR({ width, height, data: Uint8Array.from(data) }));"""


def shared(page: Page) -> str:
    """The address that the page shares."""
    page.click("#chip-share")
    field = page.locator("#share-link")
    expect(field).not_to_have_value("")
    return field.input_value()


def in_address(page: Page, link: str) -> None:
    """Wait until this is the link in the page's address."""
    page.wait_for_function("link => location.hash === link", arg=link)


def test_a_link_opens_elsewhere_at_the_same_moment_and_goes_on(desk: Page, browser: Browser, site_url: str) -> None:
    open_game(desk, played("draw A1", players=2))
    desk.click(".hit[data-place=a3]")
    desk.click("#chip-lay")
    desk.click("#chip-enter-W")
    expect(desk.locator(".beans-count")).to_have_text("9")
    link = shared(desk)
    assert link.startswith(site_url)
    assert [str(a) for a in sacbe.from_link(link).actions][-1] == "enter W a5"

    device = browser.new_context(base_url=site_url, service_workers="block")
    other = device.new_page()
    settle_with(other)
    other.goto(link)
    expect(other.locator(".turn h2")).to_have_text("Player 1 to act", timeout=30_000)
    other.click("#chip-end")
    expect(other.locator(".turn h2")).to_have_text("Player 2 to act")
    back = shared(other)
    assert [str(a) for a in sacbe.from_link(back).actions][3] == "end"
    device.close()


def test_seats_of_the_computer_stay_the_computers(desk: Page) -> None:
    open_start(desk)
    desk.click("#chip-quick")
    desk.wait_for_selector("#chip-lay", timeout=30_000)
    link = shared(desk)
    desk.click("#chip-close")
    open_game(desk, link.partition("#")[2])
    expect(desk.locator("[data-seat=P2] .seat-kind")).to_have_text("Novice")
    expect(desk.locator("[data-seat=P1] .seat-kind")).to_have_count(0)


def test_the_qr_code_on_the_screen_is_the_link(desk: Page) -> None:
    open_game(desk, played("draw A1", players=2))
    link = shared(desk)
    picture = desk.locator("#qr").screenshot()
    blank = desk.context.new_page()
    pixels = blank.evaluate(PIXELS, "data:image/png;base64," + base64.b64encode(picture).decode())
    decoded = subprocess.run(
        ["node", "--input-type=module", "-e", DECODE],
        input=json.dumps(pixels), cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert decoded.stdout == link


def test_another_course_of_the_game_is_another_link(desk: Page) -> None:
    open_game(desk, address(WORKSHOP))
    desk.click("#chip-do-swap")
    before = shared(desk)
    desk.click("#chip-close")
    desk.click("#chip-undo")
    expect(desk.locator(".beans-count")).to_have_text("10")
    desk.click("#chip-enter-W")
    desk.click(".hit[data-place=b4]")
    expect(desk.locator(".beans-count")).to_have_text("9")
    after = shared(desk)
    assert [str(sacbe.from_link(link).actions[-1]).split()[0] for link in (before, after)] == ["swap", "enter"]


def test_the_link_is_copied(desk: Page) -> None:
    desk.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_game(desk, played("draw A1", players=2))
    link = shared(desk)
    desk.click("#chip-copy")
    expect(desk.locator("#live")).to_contain_text("Link copied.")
    assert desk.evaluate("navigator.clipboard.readText()") == link


def test_names_that_were_given_go_with_the_link(desk: Page) -> None:
    open_start(desk)
    for at, name in enumerate(("Ana~#", "Bärbel <b>", "Кириллица и ещё")):
        desk.locator(".seat-row input").nth(at).fill(name)
    desk.locator(".seat-row select:not(.seat-style)").nth(1).select_option("human")
    desk.click("#begin")
    desk.wait_for_selector("#chip-lay", timeout=30_000)
    link = shared(desk)
    assert sacbe.from_link(link).step == 1  # the engine reads such an address too
    desk.click("#chip-close")
    open_game(desk, "#" + link.partition("#")[2])
    expect(desk.locator(".seats .seat-name")).to_have_text(["Ana~#", "Bärbel <b>", "Кириллица и ещё"])
    expect(desk.locator("[data-seat=P3] .seat-kind")).to_have_text("Novice")


@pytest.mark.parametrize("names", ["", "!!!", "_w", "QUFB" * 200, base64.b64encode(b"\n\x00\x07 \n").decode()])
def test_names_that_cannot_be_read_are_left_out(desk: Page, names: str) -> None:
    open_game(desk, f"{played('draw A1', players=2)}~~{names}")
    expect(desk.locator(".seats .seat-name")).to_have_text(["Player 1", "Player 2"])


def test_a_long_name_is_cut(desk: Page) -> None:
    names = base64.urlsafe_b64encode(("x" * 40 + "\nBo").encode()).decode().rstrip("=")
    open_game(desk, f"{played('draw A1', players=2)}~~{names}")
    expect(desk.locator(".seats .seat-name")).to_have_text(["x" * 16, "Bo"])


@pytest.mark.parametrize("damage", ["cut", "changed", "noise", "foreign"])
def test_a_damaged_link_says_so_and_leaves_the_game_alone(desk: Page, damage: str) -> None:
    open_game(desk, address(WORKSHOP))
    desk.click("#chip-do-swap")
    good = played("draw A1", "place a3/0", "enter W a5", players=2)
    bad = {"cut": good[:-3], "changed": good[:8] + "zz" + good[10:], "noise": "#%%%not-a-link", "foreign": "#ZmlsZQ"}[
        damage
    ]
    before = desk.locator(".log .line button").last.inner_text()
    desk.evaluate("link => { location.hash = link }", bad)
    dialog = desk.locator("dialog")
    expect(dialog).to_contain_text("This could not be opened")
    advice = "not a link to a game of Sacbe" if damage == "noise" else "Copy it again as a whole"
    expect(dialog).to_contain_text(advice)
    expect(dialog).to_contain_text("have not been changed")
    desk.click("#chip-close")
    in_address(desk, "")
    expect(desk.locator(".log .line button").last).to_have_text(before)
    desk.click("#chip-undo")
    expect(desk.locator(".beans-count")).to_have_text("10")


def test_after_a_damaged_link_what_was_taken_back_can_be_done_again(desk: Page) -> None:
    open_game(desk, address(WORKSHOP))
    desk.click("#chip-do-swap")
    expect(desk.locator(".beans-count")).to_have_text("7")
    desk.click("#chip-undo")
    expect(desk.locator(".beans-count")).to_have_text("10")
    desk.evaluate("location.hash = '#ZmlsZQ'")
    expect(desk.locator("dialog")).to_contain_text("This could not be opened")
    desk.click("#chip-close")
    desk.click("#chip-redo")
    expect(desk.locator(".beans-count")).to_have_text("7")


def test_a_damaged_link_right_after_a_good_one_leaves_the_game_that_was_there(desk: Page) -> None:
    open_game(desk, address(WORKSHOP))
    expect(desk.locator("#chip-do-swap")).to_be_visible()
    links = [played("draw A1", players=3), "#ZmlsZQ"]
    desk.evaluate(
        """([good, bad]) => {
          addEventListener("hashchange", () => { location.hash = bad }, { once: true });
          location.hash = good;
        }""",
        links,
    )
    expect(desk.locator("dialog")).to_contain_text("This could not be opened")
    desk.click("#chip-close")
    desk.click("#chip-do-swap")
    expect(desk.locator(".beans-count")).to_have_text("7")


def test_a_link_typed_in_opens(desk: Page) -> None:
    open_start(desk)
    desk.fill("#link", f"https://example.org/{played('draw A1', players=3)}")
    desk.click("#open-link")
    expect(desk.locator("#chip-lay")).to_be_visible(timeout=30_000)
    expect(desk.locator(".seat")).to_have_count(3)


def test_a_link_is_opened_though_the_address_is_written_in_between(desk: Page) -> None:
    # As when a computer player acts between the press of Enter and the news of it: its game is kept and needs no link.
    open_game(desk, played("draw A1", players=2))
    link = played("draw A2", players=3)
    desk.evaluate("link => { location.hash = link; history.replaceState(null, '', location.pathname); }", link)
    expect(desk.locator(".seat")).to_have_count(3, timeout=30_000)
    in_address(desk, link)


def test_a_link_typed_in_comes_back_after_a_reload_and_after_a_damaged_one(desk: Page) -> None:
    link = played("draw A1", players=3) + "~h1h"
    open_start(desk)
    desk.fill("#link", f"https://example.org/{link}")
    desk.click("#open-link")
    expect(desk.locator("#chip-lay")).to_be_visible(timeout=30_000)
    in_address(desk, link)
    desk.evaluate("location.hash = '#ZmlsZQ'")
    expect(desk.locator("dialog")).to_contain_text("This could not be opened")
    desk.click("#chip-close")
    in_address(desk, link)
    desk.reload()
    expect(desk.locator("#chip-lay")).to_be_visible(timeout=30_000)
    expect(desk.locator("[data-seat=P2] .seat-kind")).to_have_text("Novice")
    desk.click(".hit[data-place=a3]")
    desk.click("#chip-lay")
    expect(desk.locator(".beans-count")).to_have_text("10")
    in_address(desk, "")  # it is kept now


def test_who_plays_a_link_that_is_only_looked_at_is_the_same_after_a_reload(desk: Page) -> None:
    open_game(desk, played("draw A1", players=2))
    desk.click("#chip-settings")
    desk.fill("#name-P1", "Itzel")
    desk.select_option("#kind-P2", "regular")
    desk.click("#chip-close")
    desk.reload()
    expect(desk.locator("[data-seat=P1] .seat-name")).to_have_text("Itzel", timeout=30_000)
    expect(desk.locator("[data-seat=P2] .seat-kind")).to_have_text("Regular")


def test_a_used_up_turn_of_a_link_that_is_handed_on_is_kept(desk: Page) -> None:
    game = sacbe.game("tikal")
    record = Record.at_position(game, {**WORKSHOP, "ap": 2}).play(game.notation.parse("uncover a4"))
    open_game(desk, "#" + sacbe.to_link(record))
    expect(desk.locator(".turn h2")).to_have_text("Player 1: all action points spent")
    expect(desk.locator("#live p").last).to_contain_text("end your turn")
    desk.click("#chip-end")
    expect(desk.locator("#chip-lay")).to_be_visible()
    drawn = desk.locator(".log .line button").last.inner_text()
    in_address(desk, "")
    desk.reload()
    expect(desk.locator("#chip-lay")).to_be_visible(timeout=30_000)
    expect(desk.locator(".log .line button").last).to_have_text(drawn)


def test_a_file_that_is_far_too_large_is_not_read(desk: Page, tmp_path: Path) -> None:
    (tmp_path / "large.json").write_text(" " * 1_100_000 + "{}")
    open_start(desk)
    desk.locator("#import").set_input_files(tmp_path / "large.json")
    expect(desk.locator("dialog")).to_contain_text("too large")
    desk.click("#chip-close")


def test_a_game_goes_through_a_file(desk: Page, tmp_path: Path) -> None:
    open_start(desk)
    desk.locator(".seat-row input").first.fill("Ana")
    desk.click("#begin")
    desk.wait_for_selector("#chip-lay", timeout=30_000)
    desk.click("#chip-share")
    with desk.expect_download() as download:
        desk.click("#chip-export")
    file = tmp_path / "game.json"
    download.value.save_as(file)
    desk.click("#chip-close")
    desk.click("#chip-leave")
    desk.locator("#import").set_input_files(file)
    expect(desk.locator("[data-seat=P1] .seat-name")).to_have_text("Ana")
    expect(desk.locator("[data-seat=P2] .seat-kind")).to_have_text("Novice")
    desk.click("#chip-leave")
    (tmp_path / "other.json").write_text("{}")
    desk.locator("#import").set_input_files(tmp_path / "other.json")
    expect(desk.locator("dialog")).to_contain_text("does not contain a Sacbe game")


def test_a_file_at_a_turn_of_the_computer_goes_on_and_is_kept(desk: Page, tmp_path: Path) -> None:
    seats = {"P1": {"name": "Ana", "kind": "human"}, "P2": {"name": "Bo", "kind": "novice"}}
    link = played("draw A1", "place a3/0", "end", "draw A4", players=2)[1:]
    (tmp_path / "game.json").write_text(json.dumps({"format": "sacbe-game-1", "seats": seats, "link": link}))
    open_start(desk)
    expect(desk.locator(".loading")).to_have_count(0, timeout=30_000)
    kept = desk.locator(".saved li").count()
    desk.locator("#import").set_input_files(tmp_path / "game.json")
    expect(desk.locator(".turn h2")).to_have_text("Your turn", timeout=30_000)
    expect(desk.locator("#chip-undo")).to_be_disabled()
    desk.reload()
    expect(desk.locator(".turn h2")).to_have_text("Your turn", timeout=30_000)
    desk.click("#chip-leave")
    expect(desk.locator(".saved li")).to_have_count(kept + 1)


def test_a_damaged_link_in_a_new_address_comes_back_to_the_game(desk: Page) -> None:
    open_game(desk, address(WORKSHOP))
    desk.click("#chip-do-swap")
    expect(desk.locator(".beans-count")).to_have_text("7")
    desk.evaluate("history.replaceState(null, '', '#ZmlsZQ')")
    desk.reload()
    expect(desk.locator("dialog")).to_contain_text("This could not be opened", timeout=30_000)
    desk.click("#chip-close")
    expect(desk.locator(".beans-count")).to_have_text("7")
    in_address(desk, "")


def test_a_shared_link_whose_end_is_missing_never_opens_as_another_game(desk: Page) -> None:
    open_game(desk, f"{address(WORKSHOP)}~h1")
    desk.click("#chip-share")
    expect(desk.locator("#share-link")).to_have_value(re.compile("#~h1~"))
    whole = desk.locator("#share-link").input_value().rpartition("#")[2]
    desk.click("#chip-close")
    for lost in (1, 5, len(whole.rpartition("~")[2])):
        desk.evaluate("link => { location.hash = link }", whole[:-lost])
        expect(desk.locator("dialog")).to_contain_text("This could not be opened")
        desk.click("#chip-close")
    open_game(desk, f"#{whole}")
    expect(desk.locator(".seats .seat-kind")).to_have_count(1)
