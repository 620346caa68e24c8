"""Replaces Pyodide's package loader: it names the two folders and loads no packages."""

from site import getsitepackages

# A memory snapshot begins with a fixed list of JavaScript objects; the original module puts this one there.
from pyodide_js import loadedPackages

__all__ = ["DSO_DIR", "SITE_PACKAGES", "init_loaded_packages", "loadedPackages"]


class Folder:
    """A path, of which Pyodide needs only the text; `pathlib` would take longer to load than all of this."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text


SITE_PACKAGES = Folder(getsitepackages()[0])
DSO_DIR = Folder("/usr/lib")


def init_loaded_packages() -> None:
    """Does nothing: no package is ever loaded."""
