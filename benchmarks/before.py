"""Computer players as they were in an earlier commit, to play against those of today.

Only the players are old: they play by today's rules, which have to offer what they ask for. So a result tells what a
change in a player is worth, and nothing else.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from io import BytesIO
from pathlib import Path
from subprocess import run
from tarfile import open as open_tar
from tempfile import gettempdir
from typing import Any, Final

from pages import ROOT

_FOLDER: Final = "engine/sacbe/bots"
_SHELF: Final = Path(gettempdir()) / "sacbe-before"
sys.path.append(str(_SHELF))  # at once, so that worker processes find there what is sent to them


@cache
def bot(commit: str, game: str, level: str) -> Any:
    """The computer player of a game as it was in `commit`."""
    package = f"sacbe_bots_{commit}"
    if not (_SHELF / package / game).exists():
        _unpack(commit, game, _SHELF / package)
    (found,) = (each for each in import_module(f"{package}.{game}").LADDER if each.name == level)
    return found


def _unpack(commit: str, game: str, to: Path) -> None:
    """Writes the players of a game in a commit as a package of another name."""
    command = ["git", "archive", commit, f"{_FOLDER}/{game}"]
    archive = run(command, cwd=ROOT, capture_output=True, check=True).stdout  # noqa: S603 (no shell, our own words)
    with open_tar(fileobj=BytesIO(archive)) as tar:
        for member in tar:
            file = tar.extractfile(member)
            if file is None:
                continue
            path = to / Path(member.name).relative_to(_FOLDER)
            path.parent.mkdir(parents=True, exist_ok=True)
            source = file.read().decode()
            path.write_text(source.replace(f"sacbe.bots.{game}", f"{to.name}.{game}"), encoding="utf-8")
    (to / "__init__.py").touch()
