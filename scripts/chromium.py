"""A Chromium for the tests of the site: found, installed where that is allowed, or asked for in one sentence."""

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome")
ADVICE = "Chromium is needed for the tests of the site: install it, on Debian with `apt-get install chromium`."


def find() -> "str | None":
    """Where the browser is."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def ensure() -> int:
    """0 if a browser is there now."""
    if find() is None and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Debian's chromium …", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", "-qq", *words], env=quiet, check=False, stdout=subprocess.DEVNULL)
    if find() is None:
        print(ADVICE)
        return 1
    return 0
