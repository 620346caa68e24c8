"""How the modules of the page hang together."""

from __future__ import annotations

import re
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from modules import JS, imports

LAYERS = {
    "ui": set(),
    "engine": set(),
    "picture": {"ui"},
    "diagram": {"picture", "ui"},
    "board": {"ui"},
    "session": {"engine", "letters", "ui"},
    "storage": {"engine", "letters", "ui"},
    "table": {"session", "board", "ui"},
    "dialogs": {"diagram", "table", "session", "storage", "engine", "picture", "ui"},
    "start": {"diagram", "picture", "dialogs", "table", "session", "storage", "engine", "games", "ui"},
    "embed": {"diagram", "games", "start", "table", "session", "storage", "engine", "ui"},
    "workshop": {"diagram", "start", "storage", "engine", "ui"},
    "lessons": {"session", "storage", "engine", "ui"},
    "lab": {"start", "session", "storage", "engine", "ui"},
    "notebook": {"diagram", "embed", "games", "engine", "ui"},
    "rules": {"element", "storage", "ui"},
    "element": set(),
    "games": {"ui"},
    "letters": set(),
}
"""What the modules of a folder may import besides their own; pages lie above the folders and may import anything."""


def room(path: Path) -> str:
    """The folder a module belongs to; a game is a room of its own, and so is their list."""
    parts = path.relative_to(JS).parts
    if parts[0] == "games":
        return "/".join(parts[:2])
    return parts[0] if len(parts) > 1 else "pages"


def test_no_modules_import_each_other_in_a_circle() -> None:
    found = imports()
    assert sum(map(len, found.values())) > 100
    assert set().union(*found.values()) <= set(found)
    TopologicalSorter(found).prepare()


@pytest.mark.parametrize("layer", LAYERS)
def test_imports_point_one_way(layer: str) -> None:
    wrong = [
        f"{module.relative_to(JS)} imports {target.relative_to(JS)}"
        for module, targets in imports().items()
        for target in targets
        if room(module).split("/")[0] == layer
        and room(target) != room(module)
        and room(target).split("/")[0] not in LAYERS[layer]
        and room(module) not in ("games/index.js", "games/boards.js")
    ]
    assert wrong == []
    assert any(room(module).split("/")[0] == layer for module in imports())


GAME_WORDS = re.compile(r"volcano|treasure|tile|auction|\bap\b", re.IGNORECASE)


def test_the_common_layer_knows_no_word_of_a_game() -> None:
    found = [
        f"{path.relative_to(JS)}: {line.strip()}"
        for path in sorted(JS.rglob("*.*"))
        if path.suffix in (".js", ".ts") and not path.is_relative_to(JS / "games")
        for line in path.read_text(encoding="utf-8").splitlines()
        if GAME_WORDS.search(line)
    ]
    assert found == []
