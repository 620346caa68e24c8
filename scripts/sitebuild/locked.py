"""One process at a time: for builds that several test processes would begin together."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 120
"""Seconds after which a lock is taken for forgotten; no build takes half as long."""


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock file `path`, waiting for whoever holds it."""
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
