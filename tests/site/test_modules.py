"""How the modules of the page hang together."""

from __future__ import annotations

import re
from graphlib import TopologicalSorter
from pathlib import Path

JS = Path(__file__).resolve().parents[2] / "site" / "js"
IMPORT = re.compile(r'^(?:import|export)\b[^;]*?from "(\.[^"]+\.js)"', re.MULTILINE)


def test_no_modules_import_each_other_in_a_circle() -> None:
    imports = {
        path.resolve(): {(path.parent / name).resolve() for name in IMPORT.findall(path.read_text(encoding="utf-8"))}
        for path in JS.rglob("*.js")
    }
    assert sum(map(len, imports.values())) > 100
    assert set().union(*imports.values()) <= set(imports)
    TopologicalSorter(imports).prepare()
