"""A lock between processes, for builds that several test processes would start at once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 120
"""Seconds after which a lock counts as abandoned; no build takes half as long."""


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Holds the lock file `path` within a `with` block, waiting until it is free."""
    while True:
        try:
            path.open("x").close()
            break
        except FileExistsError:
            try:
                if time.time() - path.stat().st_mtime > PATIENCE:
                    path.unlink()
            except FileNotFoundError:
                continue
            time.sleep(0.1)
    try:
        yield
    finally:
        path.unlink(missing_ok=True)
