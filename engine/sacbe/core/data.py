"""Reads the data files in a package: tables and texts."""

from __future__ import annotations

import json
from pkgutil import get_data
from typing import Any

from sacbe.core.texts import Texts


def table(package: str, name: str) -> dict[str, Any]:
    """Returns the table in `name`.toml of `package`.

    The site's build adds the same table as JSON, because the browser starts sooner without reading TOML.
    """
    try:
        found: dict[str, Any] = json.loads(_read(package, f"{name}.json"))
    except FileNotFoundError:
        import tomllib

        found = tomllib.loads(_read(package, f"{name}.toml"))
    return found


def texts(package: str, things: Texts | None = None) -> Texts:
    """Returns the English texts of `package`; `things` has the names of things, if they are in another file."""
    return Texts(_read(package, "texts.ftl"), things)


def _read(package: str, name: str) -> str:
    """The text of a data file of `package`, from its folder or its wheel; raises FileNotFoundError."""
    try:
        data = get_data(package, name)
    except OSError:  # what a zip archive raises for a missing file
        data = None
    if data is None:
        raise FileNotFoundError(f"{package} has no file {name}")
    return data.decode()
