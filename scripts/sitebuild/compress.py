"""Files that hosts send compressed: `play.py` does, and hosts that look for `<file>.gz` can."""

from __future__ import annotations

import gzip
from pathlib import Path

from sitebuild.places import WORK, sha256

SUFFIXES = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"}
"""Everything else is compressed already."""
SMALLEST = 1000
"""Bytes below which it is not worth it."""
CACHE = WORK / "gzip"


def write_compressed(dist: Path) -> None:
    """Writes a compressed copy beside every file that gains by it; what an earlier build compressed is reused."""
    CACHE.mkdir(parents=True, exist_ok=True)
    used = set()
    for path in sorted(dist.rglob("*")):
        if path.suffix not in SUFFIXES or path.stat().st_size < SMALLEST:
            continue
        data = path.read_bytes()
        kept = CACHE / sha256(data)
        if not kept.exists():
            kept.write_bytes(gzip.compress(data, 9, mtime=0))
        used.add(kept)
        path.with_name(f"{path.name}.gz").write_bytes(kept.read_bytes())
    for old in set(CACHE.iterdir()) - used:
        old.unlink()
