"""The Lab: a bot written in the page plays, and nothing that it does harms the page."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from axe import violations
from hands import DESK, PHONE, one_page
from sitebuild.places import ROOT, SITE
from sitebuild.policy import POLICY
from workbench import RANDOM, open_lab, run, write

EXAMPLES = ROOT / "examples" / "bots"
MORTAL = """import os
seen = []
def choose(observation, rng):
    print("alive")
    seen.append(observation.seat)
    if seen[0] == 0 and len(seen) > 4:
        os._exit(1)
    return rng.choice(observation.legal())
"""


@pytest.fixture(scope="module")
def lab(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """One Lab for all tests that need no fresh one."""
    for page in one_page(browser, browser_context_args, DESK):
        open_lab(page)
        yield page


def test_every_example_plays_a_match(lab: Page) -> None:
    names = lab.locator("#bot option").evaluate_all("all => all.map(one => one.value)")
    assert len(names) == len(list(EXAMPLES.glob("*/*.py")))
    for name in names:
        lab.select_option("#bot", name)
        for opponent in lab.locator(".lab-match select").all():
            opponent.select_option("level:random")
        run(lab)
        expect(lab.locator(".lab-progress")).to_contain_text("One game was played.")
        expect(lab.locator(".lab-fault")).to_have_count(0)
    lab.select_option("#bot", "tikal/dice.py")


def test_what_a_bot_prints_stands_beside_its_moves(lab: Page) -> None:
    write(lab, RANDOM.replace("    return", "    print('I see', observation.state.phase)\n    return"))
    run(lab, 2)
    expect(lab.locator(".lab-games li")).to_have_count(2)
    expect(lab.locator(".scores tbody tr")).to_have_count(2)
    lab.locator(".lab-game").first.click()
    expect(lab.locator(".still .board")).to_be_visible()
    lab.click("#next-note")
    expect(lab.locator(".lab-note").first).to_contain_text("I see place")
    lab.click("#close-replay")


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("def choose(observation, rng):\n    return 1 / 0", "line 2: ZeroDivisionError: division by zero"),
        ("def choose(observation, rng):\n    return 'end'", "“end” is refused by TIK-"),
        ("def choose(observation, rng):\n    raise SystemExit", "line 2: SystemExit"),
        ("def choose(observation, rng):\n    raise KeyboardInterrupt", "KeyboardInterrupt"),
    ],
)
def test_a_faulty_bot_loses_and_says_why(lab: Page, source: str, said: str) -> None:
    write(lab, source)
    run(lab)
    expect(lab.locator(".lab-game .lab-fault")).to_contain_text(said)


def test_a_source_that_is_no_bot_is_told_with_its_line(lab: Page) -> None:
    write(lab, "def choose(:")
    run(lab)
    expect(lab.locator(".lab-results .message")).to_contain_text("line 1: ")


def test_an_endless_loop_costs_the_game_and_not_the_page(lab: Page) -> None:
    write(lab, "def choose(observation, rng):\n    while True:\n        pass")
    run(lab)
    expect(lab.locator(".lab-game .lab-fault")).to_contain_text(re.compile("line [23]: no answer after 10 seconds"))
    write(lab, RANDOM)
    run(lab)
    expect(lab.locator(".lab-fault")).to_have_count(0)


def test_a_bot_that_ends_python_loses_its_game_and_the_match_goes_on(lab: Page) -> None:
    """It dies when it has a few things behind it, and only if it begins; what was played and printed stays."""
    write(lab, MORTAL)
    run(lab, 2)
    games = lab.locator(".lab-game")
    expect(games).to_have_count(2)
    expect(games.nth(0).locator(".lab-fault")).to_contain_text("lost: it ended Python itself")
    expect(games.nth(1).locator(".lab-fault")).to_have_count(0)
    expect(lab.locator(".scores tbody tr").first.locator("td").first).to_contain_text("%")
    games.nth(0).click()
    expect(lab.locator(".lab-replay .message-refusal")).to_contain_text("it ended Python itself")
    expect(lab.locator(".lab-replay > p").first).to_contain_text(re.compile("Step ([3-9]|[1-9][0-9]) of"))
    lab.locator(".scrub input").fill("0")
    lab.click("#next-note")
    expect(lab.locator(".lab-note pre")).to_have_text("alive")
    lab.click("#close-replay")


def test_a_call_that_cannot_be_interrupted_loses_after_twenty_seconds(page: Page) -> None:
    page.clock.install()
    open_lab(page)
    write(page, "def choose(observation, rng):\n    return sum(range(10 ** 12))")
    page.click("#tab-match")
    page.fill("#games", "1")
    page.press("#games", "Tab")
    page.click("#run")
    expect(page.locator(".lab-progress")).to_contain_text(re.compile("[1-9] steps? in this one"), timeout=30_000)
    page.clock.fast_forward(21_000)
    expect(page.locator(".lab-game .lab-fault")).to_contain_text("no answer for twenty seconds", timeout=60_000)
    expect(page.locator(".lab-results")).to_have_attribute("aria-busy", "false")


def test_a_match_can_be_stopped(lab: Page) -> None:
    write(lab, RANDOM)
    lab.fill("#games", "200")
    lab.press("#games", "Tab")
    lab.click("#run")
    expect(lab.locator(".lab-games li").first).to_be_visible(timeout=30_000)
    lab.click("#run")
    expect(lab.locator(".lab-results .message")).to_have_text("You stopped the match.")
    run(lab)
    expect(lab.locator(".lab-progress")).to_contain_text("One game was played.", timeout=60_000)


def test_two_bots_of_yours_meet_and_their_time_is_told(lab: Page) -> None:
    write(lab, RANDOM)
    lab.select_option("[aria-label='Opponent 1']", "tikal/eager.py")
    run(lab, 2)
    rows = lab.locator(".scores tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="eager.py").locator("td").nth(3)).to_have_text(re.compile(r"^[\d.,]+ ms, at most \d+$"))
    lab.select_option("[aria-label='Opponent 1']", "level:random")


def test_a_match_is_told_in_the_language_of_the_page(lab: Page) -> None:
    write(lab, "def choose(observation, rng):\n    return 'end'")
    run(lab)
    lab.select_option("#language", "ru")
    expect(lab.locator(".lab-game .lab-fault")).to_contain_text(re.compile("запрещает TIK-[^:]+: Сейчас так нельзя"))
    lab.select_option("#language", "en")
    lab.select_option("[aria-label='Opponent 1']", "level:novice")
    write(lab, RANDOM)
    run(lab)
    lab.select_option("#language", "ru")
    expect(lab.locator(".scores tbody th").filter(has_text="Новичок")).to_be_visible()
    lab.locator(".lab-game").first.click()
    lab.click("#next-note")
    expect(lab.locator(".lab-replay > p")).to_contain_text("Новичок кладёт тайл")
    expect(lab.locator(".lab-note p").first).to_contain_text(re.compile("[а-я]{4}"))
    lab.select_option("#language", "en")
    expect(lab.locator(".lab-replay > p")).to_contain_text("Novice lays")
    lab.click("#close-replay")
    lab.select_option("[aria-label='Opponent 1']", "level:random")


def test_the_reference_lists_what_this_game_offers(lab: Page) -> None:
    lab.click("#tab-reference")
    lab.fill(".reference-search", "move")
    expect(lab.locator(".reference dt").filter(has_text='"move W a5-a4"')).to_be_visible()
    lab.fill(".reference-search", "view projected")
    expect(lab.locator(".reference dt").filter(has_text='["seats"]["P1"]["projected"]').first).to_be_visible()
    lab.fill(".reference-search", "open_niche")
    expect(lab.locator(".reference dt")).to_have_count(0)
    lab.select_option("#bot", "eschnapur/stingy.py")
    expect(lab.locator(".reference dt").first).to_contain_text('"open_niche')
    lab.select_option("#bot", "tikal/dice.py")
    lab.fill(".reference-search", "")


def test_the_reference_can_be_searched(lab: Page) -> None:
    lab.click("#tab-reference")
    lab.fill(".reference-search", "hidden random")
    expect(lab.locator(".reference dt")).to_have_text(["observation.sample(rng)"])
    lab.fill(".reference-search", "")


def test_a_state_shows_itself_as_its_board(lab: Page) -> None:
    lab.click("#tab-prompt")
    lines = lab.locator(".lab-lines li")
    for at, (code, answer) in enumerate((("2 + 3", "5"), ("1 / 0", "ZeroDivisionError"))):
        lab.fill("#prompt", code)
        lab.press("#prompt", "Enter")
        expect(lines.nth(at)).to_contain_text(answer)
    lab.fill("#prompt", 'sacbe.game("tikal").start(players=2)')
    lab.press("#prompt", "Enter")
    expect(lines.nth(2).locator(".board")).to_be_visible()


def test_what_runs_at_the_prompt_can_be_stopped_and_had_again(lab: Page) -> None:
    lab.click("#tab-prompt")
    lines = lab.locator(".lab-lines li")
    before = lines.count()
    lab.fill("#prompt", "while True: pass")
    lab.press("#prompt", "Enter")
    lab.click("#stop-prompt")
    expect(lines.nth(before)).to_contain_text("Python was stopped")
    lab.press("#prompt", "ArrowUp")
    expect(lab.locator("#prompt")).to_have_value("while True: pass")
    lab.fill("#prompt", "6 * 7")
    lab.press("#prompt", "Enter")
    expect(lines.nth(before + 1)).to_contain_text("42", timeout=60_000)


def test_everybody_can_use_it(lab: Page) -> None:
    for tab in ("match", "reference", "prompt"):
        lab.click(f"#tab-{tab}")
        assert violations(lab) == []


def test_a_phone_shows_results_without_scrolling_sideways(
    browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    for page in one_page(browser, browser_context_args, PHONE):
        open_lab(page)
        run(page, 2)
        page.locator(".lab-game").first.click()
        expect(page.locator(".still .board")).to_be_visible()
        for tab in ("match", "reference", "prompt"):
            page.click(f"#tab-{tab}")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), tab
            assert violations(page) == []
        page.click("#tab-match")
        for cell in page.locator(".lab-scores td").all():
            box = cell.bounding_box()
            assert box and box["x"] >= 0 and box["x"] + box["width"] <= page.evaluate("innerWidth")


def test_a_shared_bot_is_shown_and_never_run_by_itself(context: BrowserContext) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    open_lab(page)
    write(page, RANDOM + "# mine\n")
    page.click("#share-bot")
    expect(page.locator(".message")).to_contain_text("The link is copied")
    address = page.evaluate("navigator.clipboard.readText()")
    other = context.new_page()
    open_lab(other, "#" + address.partition("#")[2])
    expect(other.locator(".cm-content")).to_contain_text("# mine")
    other.click("#run")
    expect(other.locator(".lab-results")).to_have_count(0)
    expect(other.locator(".message").last).to_contain_text("say that you trust its author")
    other.select_option("#bot", "tikal/eager.py")
    expect(other.locator("[aria-label='Opponent 1'] option").filter(has_text="greedy.py")).to_have_count(1)
    expect(other.locator("[aria-label='Opponent 1'] option").filter(has_text="dice.py")).to_have_count(1)  # ours
    other.select_option("#bot", label="dice.py")
    other.click("#play-it")
    expect(other.locator(".message").last).to_contain_text("say that you trust its author")
    other.click("#trust")
    expect(other.locator("#trust")).to_have_count(0)
    run(other)
    expect(other.locator(".lab-progress")).to_contain_text("One game was played.")
    other.evaluate("location.hash = '#bot1.damaged'")
    expect(other.locator(".message").last).to_contain_text("holds no bot")


def test_your_bots_stay_on_the_device(page: Page) -> None:
    open_lab(page)
    write(page, RANDOM + "# kept\n")
    page.click("#save")
    expect(page.locator(".message")).to_contain_text("is saved on this device")
    page.reload()
    page.select_option("#bot", label="dice 2")
    expect(page.locator(".cm-content")).to_contain_text("# kept")
    page.click("#delete")
    expect(page.locator("#bot option").filter(has_text="dice 2")).to_have_count(0)
    page.click("#undo")
    expect(page.locator(".cm-content")).to_contain_text("# kept")
    page.select_option("#bot", "tikal/eager.py")
    write(page, RANDOM + "# changed on the way\n")
    page.select_option("#bot", "tikal/dice.py")
    expect(page.locator(".message")).to_contain_text("eager 2 is saved on this device")
    page.reload()
    expect(page.locator(".cm-content")).to_contain_text("# changed on the way")


def test_its_policy_is_ours_and_the_least_it_needs(dist: Path) -> None:
    def policy(page: str) -> dict[str, str]:
        text = (dist / page).read_text(encoding="utf-8")
        found = re.search(r'Content-Security-Policy" content="([^"]+)"', text)
        assert found
        return dict(part.split(" ", 1) for part in found[1].split("; "))

    def added(page: str) -> dict[str, str]:
        return {name: sources for name, sources in policy(page).items() if sources != POLICY[name]}

    assert added("lab.html") == {
        "worker-src": "'self' blob:",
        "style-src": "'self' 'sha256-YPvgZHruHn/CvnWqHNCKxXnTcTBdohdQ0GvrSxGakVs='",
    }
    # A table may have a bot from the Lab, whose worker shall live under the page's policy; it also makes pictures.
    assert added("index.html") == {"worker-src": "'self' blob:", "img-src": "'self' blob:"}
    assert POLICY["connect-src"] == "'self'"
    assert "unsafe-eval" not in POLICY["script-src"].replace("wasm-unsafe-eval", "")


def test_players_do_not_pay_for_it(dist: Path) -> None:
    worker = (dist / "sw.js").read_text(encoding="utf-8")
    listed = re.findall(r"""["']?url["']?:\s*["']([^"']+)["']""", worker)
    assert listed
    assert [name for name in listed if name.startswith(("lab", "assets/lab-"))] == []


def test_nothing_of_it_is_in_what_players_load(dist: Path) -> None:
    """Neither its texts nor its Python, nor a chunk that only it imports."""
    worker = (dist / "sw.js").read_text(encoding="utf-8")
    listed = re.findall(r"""["']?url["']?:\s*["']([^"']+)["']""", worker)
    scripts = {name: (dist / name).read_text(encoding="utf-8") for name in listed if name.endswith((".js", ".html"))}
    data = {name: (dist / name).read_text(encoding="utf-8") for name in listed if name.endswith(".json")}
    texts = (SITE / "locales" / "en" / "lab.ftl").read_text(encoding="utf-8")
    sentences = re.findall(r"^reference-\w+ = ([^{}\n]{25,})$", texts, re.MULTILINE)
    assert len(sentences) > 15
    held = [name for name, text in (scripts | data).items() if any(sentence in text for sentence in sentences)]
    assert held == []
    assert [name for name, text in data.items() if "reference-choose" in text] == []  # in any language
    for name in scripts:
        if "/chunk-" in name:
            assert any(Path(name).name in text for text in scripts.values()), f"only the Lab needs {name}"
    engine = next(name for name in listed if name.startswith("assets/engine-"))
    with zipfile.ZipFile(io.BytesIO(gzip.decompress((dist / engine).read_bytes()))) as archive:
        modules = {Path(name).name for name in archive.namelist() if name.startswith("sacbe/bots/")}
    assert "ladder.pyc" in modules
    assert modules.isdisjoint({"own.pyc", "match.pyc", "arena.pyc", "watchdog.pyc", "pools.pyc"})


def test_its_lock_names_what_is_there(dist: Path) -> None:
    folder = dist / "lab" / "python"
    packages = json.loads((folder / "pyodide-lock.json").read_text(encoding="utf-8"))["packages"]
    assert set(packages) == {"micropip", "sacbe"}
    for each in packages.values():
        assert hashlib.sha256((folder / each["file_name"]).read_bytes()).hexdigest() == each["sha256"]
