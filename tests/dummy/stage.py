"""A copy of the project with Market day and a little German added, as `docs/adding-a-game.md` and `docs/translating.md`
tell, step by step."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from dummy import CODE, HERE, NAME

ROOT = HERE.parents[1]
COPIED = ("engine", "site", "scripts", "docs/rules", "tests/scenarios", "examples", "requirements", "build/compiled")
"""Folders that the build needs; the last spares it work, if it is there."""
LINES = {
    "engine/sacbe/games.py": ('"teotihuacan": 3}', f'"teotihuacan": 3, "{NAME}": {CODE}}}'),
    "site/js/games/index.js": (
        '  tikal: () => import("./tikal/game.js"),\n',
        f'  tikal: () => import("./tikal/game.js"),\n  {NAME}: () => import("./{NAME}/game.js"),\n',
    ),
}
"""By file: the line that lists the games, before and after."""
GERMAN = {
    "engine/sacbe/core/languages.py": (
        '    )\n}\n"""The languages by code."""',
        '        Language("de", "Deutsch", "und", ".", ",", 4, ("one", "other"), _one_or_other),\n    )\n}\n',
    ),
}
"""The same for the list of languages, as `docs/translating.md` tells; the next line says that it is offered."""
OFFERED = ('("en", "it", "fr", "ru")', '("en", "it", "fr", "ru", "de")')


def stage(project: Path) -> Path:
    """A copy of the project in a new folder, with the game added."""
    project.mkdir()
    for folder in COPIED:
        if (ROOT / folder).is_dir():
            shutil.copytree(ROOT / folder, project / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in (path for path in ROOT.iterdir() if path.is_file()):
        shutil.copyfile(file, project / file.name)
    (project / "node_modules").symlink_to(ROOT / "node_modules", target_is_directory=True)
    add(project)
    return project


def add(project: Path) -> None:
    """Add the game and the language: folders, a line in each of two lists, and the numbers of the game's rules."""
    for folder in ("engine", "site", "docs"):
        shutil.copytree(
            HERE / folder, project / folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__")
        )
    for name, (before, after) in (LINES | GERMAN).items():
        text = (project / name).read_text(encoding="utf-8")
        assert text.count(before) == 1, f"{name} no longer lists the games or languages like this"
        (project / name).write_text(text.replace(before, after).replace(*OFFERED), encoding="utf-8")
    run(project, sys.executable, "scripts/rules.py")


def build(project: Path) -> Path:
    """The site of a staged project."""
    run(project, sys.executable, "-c", "from sitebuild import site; site.build()")
    return project / "dist"


def run(project: Path, *command: str) -> None:
    """Run a command in a staged project, with its own engine; what it prints is the reason if it fails."""
    path = os.pathsep.join(str(project / name) for name in ("engine", "scripts"))
    done = subprocess.run(
        command, cwd=project, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
