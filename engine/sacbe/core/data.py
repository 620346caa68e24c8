"""Reads the data files in a package: tables and texts."""

from __future__ import annotations

import json
import sys
from typing import Any

from sacbe.core.languages import Language
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

    def translate(language: Language) -> Texts:
        return Texts(_read(package, f"texts/{language.code}.ftl"), things and things.into(language), language)

    return Texts(_read(package, "texts/en.ftl"), things, translate=translate)


def _read(package: str, name: str) -> str:
    """The text of a data file of `package`, from its folder or its wheel; raises FileNotFoundError."""
    folder = sys.modules[package]  # whoever asks is inside it
    try:
        # What pkgutil does, whose import takes longer than reading the file.
        data: bytes = folder.__spec__.loader.get_data(f"{folder.__path__[0]}/{name}")  # type: ignore[union-attr]
    except OSError as error:  # what a zip archive raises for a missing file
        raise FileNotFoundError(f"{package} has no file {name}") from error
    return data.decode()
