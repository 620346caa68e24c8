"""docs/bots.md and the results it is made from: tables between marks, files that are never half written."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE = DOCS / "bots.md"


def write_table(mark: str, rows: list[str]) -> None:
    """Put other rows between the marks of a table."""
    marked = re.compile(rf"(<!-- {mark} -->\n).*?(<!-- end -->)", re.DOTALL)
    text = PAGE.read_text(encoding="utf-8")
    save(PAGE, marked.sub(lambda found: found[1] + "\n".join(rows) + "\n" + found[2], text))


def save(path: Path, text: str) -> None:
    """Write a file so that whoever stops it at this moment still finds the old one."""
    beside = path.with_name(path.name + ".new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)
