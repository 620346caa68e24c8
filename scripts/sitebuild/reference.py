"""The API reference in `dist/docs/`: one page per module of the engine, made from its docstrings by pdoc.

It is built only on request (`build.py --docs`), because players do not need it; for the same reason the service
worker does not cache it. pdoc puts styles and the script of the search box into every page. Here they become files, so
that the same security policy applies as on the rest of the site.
"""

from __future__ import annotations

import hashlib
import pkgutil
import re
import shutil
import warnings
from pathlib import Path

import pdoc
import pdoc.render

import sacbe
from sitebuild.places import TOOLS
from sitebuild.policy import policy

FOLDER = "docs"
TEMPLATES = TOOLS / "templates"
LEFT_OUT = ("sacbe.adapters", "sacbe.cli", "sacbe.notebook")
"""Adapters and notebooks need packages that a build does not have; the command line has `--help`."""
INLINE = re.compile(r"<(style|script)>(.*?)</\1>", re.DOTALL)
LINKED = {
    "style": ("css", '<link rel="stylesheet" href="{}">'),
    "script": ("js", '<script src="{}"></script>'),
}
"""What an inline element becomes: the suffix of its file, and the element that loads it."""


def build_reference(dist: Path, modules: list[str] | None = None) -> None:
    """Writes the reference of `modules`, by default of all public ones."""
    folder = dist / FOLDER
    pdoc.render.configure(show_source=False, template_directory=TEMPLATES)
    with warnings.catch_warnings():
        # Names imported for type checkers only stay as they are written.
        warnings.filterwarnings("ignore", module="pdoc")
        pdoc.pdoc(*(modules or public_modules()), output_directory=folder)
    for page in folder.rglob("*.html"):
        page.write_text(without_inline(page.read_text(encoding="utf-8"), page, folder), encoding="utf-8")
    shutil.copy(TEMPLATES / "licences.txt", folder)


def public_modules() -> list[str]:
    """Returns the names of the engine's modules; pdoc itself would stop at `__all__`."""
    found = [module.name for module in pkgutil.walk_packages(sacbe.__path__, "sacbe.", onerror=lambda _: None)]
    return ["sacbe", *(name for name in found if not name.startswith(LEFT_OUT) and "._" not in name)]


def without_inline(text: str, page: Path, folder: Path) -> str:
    """Returns the page with the security policy, and every inline style and script moved to a file in `folder`."""
    up = "../" * len(page.relative_to(folder).parent.parts)

    def moved(found: re.Match[str]) -> str:
        suffix, element = LINKED[found[1]]
        name = f"{found[1]}-{hashlib.sha256(found[2].encode()).hexdigest()[:10]}.{suffix}"
        (folder / name).write_text(found[2], encoding="utf-8")
        return element.format(up + name)

    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy()}">'
    return INLINE.sub(moved, text).replace("<head>", f"<head>\n{meta}", 1)
