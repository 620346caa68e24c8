"""The data files beside the modules of a package: tables and texts, read once."""

from __future__ import annotations

import json
from pkgutil import get_data
from typing import Any

from sacbe.core.texts import Texts


def table(package: str, name: str) -> dict[str, Any]:
    """The table `name`.toml that lies beside the modules of `package`.

    The site's build puts the same table there as JSON: the browser starts sooner without reading TOML.
    """
    try:
        found: dict[str, Any] = json.loads(_read(package, f"{name}.json"))
    except FileNotFoundError:
        import tomllib

        found = tomllib.loads(_read(package, f"{name}.toml"))
    return found


def texts(package: str, things: Texts | None = None) -> Texts:
    """The English sentences that lie beside the modules of `package`; `things` has the names of things, if not they."""
    return Texts(_read(package, "texts.ftl"), things)


def _read(package: str, name: str) -> str:
    """A data file of `package`, from its folder or from inside its wheel."""
    try:
        data = get_data(package, name)
    except OSError:  # an archive says no more than this
        data = None
    if data is None:
        raise FileNotFoundError(f"{package} has no file {name}")
    return data.decode()
