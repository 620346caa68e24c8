"""Finds programs on this machine, and installs Debian packages where that is allowed."""

from __future__ import annotations

import os
import shutil
import subprocess


def find(*names: str) -> str | None:
    """Returns the path of the first of these commands that exists, or None."""
    return next((path for name in names if (path := shutil.which(name))), None)


def install(*packages: str) -> None:
    """Installs packages if there is apt-get and we are root; otherwise does nothing."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    print(f"Installing Debian's {', '.join(packages)} …", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        subprocess.run(["apt-get", "-qq", *words], env=quiet, check=False, stdout=subprocess.DEVNULL)
