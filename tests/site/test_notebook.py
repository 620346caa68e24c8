"""Boards in notebooks: the drawing runs in a page, Python answers it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import sacbe
import serve
from axe import violations
from hands import WORKSHOP
from sacbe.core.record import Record
from sacbe.core.seats import ALL

pytest.importorskip("anywidget", reason="the extra 'notebook' is not installed")

PAGE = """<!doctype html><html lang="en"><title>A notebook</title><link rel="icon" href="data:,">
<body data-jp-theme-light="true"><div id="cell"></div><script type="module" src="notebook.js"></script></html>"""
SCRIPT = """import widget from "./board.js";
const heard = new Map();
const model = {
  get: (key) => traits[key],
  on: (name, listener) => heard.set(name, [...(heard.get(name) ?? []), listener]),
  off: (name, listener) => heard.set(name, heard.get(name).filter((each) => each !== listener)),
  send: (content) => askPython(content).then((answers) => {
    for (const answer of answers) for (const listener of heard.get("msg:custom") ?? []) listener(answer, []);
  }),
};
const traits = await traitsOfPython();
globalThis.away = widget.render({ model, el: document.getElementById("cell") });"""
"""What a notebook does for a widget, with a Python that is asked through the test."""


class Notebook:
    """A page with one board, and the Python behind it."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address
        self.board: Any = None
        page.expose_function("askPython", self._ask)
        page.expose_function("traitsOfPython", lambda: {key: getattr(self.board, key) for key in TRAITS})

    def _ask(self, content: dict[str, str]) -> list[Any]:
        answers: list[Any] = []
        self.board.send = answers.append
        self.board._hear(None, content, [])
        return answers

    def show(self, shown: Any, **how: Any) -> None:
        """Put a board into the cell."""
        from sacbe.notebook import Board

        self.board = Board(shown, **how)
        self.page.goto(f"{self.address}notebook.html")
        expect(self.page.locator(".board")).to_be_visible()


TRAITS = ("game", "link", "facts", "viewer", "step", "play")


@pytest.fixture(scope="module")
def notebook(browser: Browser, dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Notebook]:
    from sacbe.notebook.board import DRAWING

    folder = tmp_path_factory.mktemp("notebook")
    (folder / "notebook.html").write_text(PAGE)
    (folder / "notebook.js").write_text(SCRIPT)
    (folder / "board.js").write_bytes(DRAWING.read_bytes())
    with serve.served(folder) as address:
        page = browser.new_page(viewport={"width": 1000, "height": 900})
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        yield Notebook(page, address)
        assert errors == []
        page.close()


@pytest.mark.parametrize("name", sacbe.CODES)
def test_every_game_is_drawn_as_on_the_site(notebook: Notebook, name: str) -> None:
    notebook.show(sacbe.game(name).start())
    assert notebook.page.locator("[data-place]").count() > 10
    assert violations(notebook.page) == []


def test_people_step_and_play_on(notebook: Notebook) -> None:
    game = Record.start(sacbe.game("tikal"), players=2)
    for text in ("draw A1", "place a3/0", "enter W a5", "end", "draw A4"):
        game = game.play(sacbe.parse(game.state, text))
    notebook.show(game, step=1)
    page = notebook.page
    expect(page.locator(".embed-count")).to_have_text("Step 1 of 5")
    page.click("#step-on")
    expect(page.locator(".embed-said")).to_contain_text("lays A1")
    page.click("#step-last")
    page.click("#play")
    expect(page.locator(".turn")).to_be_visible()
    page.locator("svg [data-place=b3]").first.click()
    page.locator(".turn button").filter(has_text="Lay it here").click()
    expect(page.locator("#chip-lay")).to_have_count(0)
    assert str(notebook.board.record.actions[-1]).startswith("place b3")
    assert notebook.board.state.mover == 1


def test_what_is_not_possible_is_explained_with_its_rule(notebook: Notebook) -> None:
    state = sacbe.game("tikal").from_position(WORKSHOP)
    refusal = state.why_not(sacbe.parse(state, "uncover b5"))
    assert refusal
    notebook.show(state)
    page = notebook.page
    page.click("#play")
    page.locator(".hit[data-place=b5]").click()
    page.locator("#chip-do-uncover").click()
    expect(page.locator(".turn")).to_contain_text(refusal.reason)
    expect(page.locator(".turn")).to_contain_text(refusal.rule)
    assert notebook.board.record.actions == ()


def test_a_board_that_may_only_be_looked_at_has_no_button_to_play(notebook: Notebook) -> None:
    notebook.show(sacbe.game("tikal").start(players=2), play=False)
    expect(notebook.page.locator("#play")).to_have_count(0)


def test_states_and_records_show_themselves() -> None:
    import sacbe.notebook

    state = sacbe.game("eschnapur").start(players=3)
    for shown in (state, Record.start(sacbe.game("tikal"))):
        bundle = shown._repr_mimebundle_()  # type: ignore[attr-defined]
        data = bundle[0] if isinstance(bundle, tuple) else bundle
        assert "application/vnd.jupyter.widget-view+json" in data
        assert isinstance(shown._display_(), sacbe.notebook.Board)  # type: ignore[attr-defined]


def test_a_viewer_is_told_what_he_may_know() -> None:
    from sacbe.notebook import Board

    record = Record.start(sacbe.game("eschnapur"), players=3)
    assert Board(record, viewer=1).viewer == "P2"
    assert Board(record, viewer=None).viewer == "public"
    assert Board(record).viewer == "all"
    assert ALL not in (0, 1, 2)


def test_what_python_is_asked_wrongly_is_refused(notebook: Notebook) -> None:
    notebook.show(sacbe.game("tikal").start(players=2))
    (answer,) = notebook._ask({"id": "1", "table": "x", "text": "nonsense"})
    assert "error" in json.loads(answer["text"])
    assert notebook._ask({"table": "x", "text": json.dumps({"do": "close"})}) == []


def test_a_copy_without_the_drawing_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from sacbe.notebook import NoDrawing, board

    monkeypatch.setattr(board, "DRAWING", tmp_path / "board.js")
    with pytest.raises(NoDrawing, match=r"install the wheel, or run scripts/build\.py"):
        board.Board(sacbe.game("tikal").start())
