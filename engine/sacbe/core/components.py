"""Component tables: a game's `components.toml`, read once."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from sacbe.core.texts import Texts


def components(package: str) -> dict[str, Any]:
    """The component data that lies beside the modules of `package`."""
    return tomllib.loads(files(package).joinpath("components.toml").read_text(encoding="utf-8"))


def texts(package: str) -> Texts:
    """The English sentences that lie beside the modules of `package`."""
    return Texts(files(package).joinpath("texts.ftl").read_text(encoding="utf-8"))
