"""In place of Pyodide's package loader: the two folders it tells, and no packages."""

from pathlib import Path
from site import getsitepackages

# A memory snapshot begins with a fixed list of JavaScript objects; the original module puts this one there.
from pyodide_js import loadedPackages

__all__ = ["DSO_DIR", "SITE_PACKAGES", "init_loaded_packages", "loadedPackages"]

SITE_PACKAGES = Path(getsitepackages()[0])
DSO_DIR = Path("/usr/lib")


def init_loaded_packages() -> None:
    """No package is ever loaded."""
