"""The modules of the site, and what each imports."""

from __future__ import annotations

import re
from pathlib import Path

JS = Path(__file__).resolve().parents[1] / "site" / "js"
IMPORT = re.compile(r'^(?:import|export)\b[^;]*?from "(\.[^"]+\.js)"|\bimport\("(\.[^"]+\.js)"\)', re.MULTILINE)


def imports() -> dict[Path, set[Path]]:
    """Every module with those it imports."""
    return {
        path.resolve(): {
            (path.parent / (plain or later)).resolve()
            for plain, later in IMPORT.findall(path.read_text(encoding="utf-8"))
        }
        for path in JS.rglob("*.js")
    }
