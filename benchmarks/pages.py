"""The generated tables in docs/bots/, and result files that are never left half written."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results"
DOCS = ROOT / "docs" / "bots"


def write_table(page: str, mark: str, rows: list[str]) -> None:
    """Replaces the rows between `<!-- mark -->` and `<!-- end -->` on a page of docs/bots/."""
    file = DOCS / f"{page}.md"
    marked = re.compile(rf"(<!-- {mark} -->\n).*?(<!-- end -->)", re.DOTALL)
    old = file.read_text(encoding="utf-8")
    new, count = marked.subn(lambda found: found[1] + "\n".join(rows) + "\n" + found[2], old)
    assert count == 1, f"{file} needs one <!-- {mark} --> followed by <!-- end -->, and has {count}"
    save(file, new)


def row(*cells: object) -> str:
    """One row of a Markdown table."""
    return f"| {' | '.join(map(str, cells))} |"


def head(*titles: str) -> list[str]:
    """The first two rows of a Markdown table."""
    return [row(*titles), row(*["---"] * len(titles))]


def save(path: Path, text: str) -> None:
    """Writes a file in one step: a program stopped halfway leaves the old one."""
    beside = path.with_name(path.name + ".new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)
