"""Writing a position as the text of a scenario."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from sacbe.core.contract import State

_BARE = re.compile(r"[\w-]+", re.ASCII)
_WIDE = 100
"""Characters of a line; longer tables are written entry by entry."""


def position_text(state: State) -> str:
    """Returns a scenario in TOML that begins in this state and has no steps yet."""
    lines = _table(("position",), state.position())
    return "\n".join([f'game = "{state.game.name}"', "", "[position]", *lines, ""])


def _table(path: tuple[str, ...], data: Mapping[str, Any]) -> list[str]:
    """The entries of a table, one to a line, inside the header of its first name."""
    lines = []
    for key, value in data.items():
        if value is None:
            continue
        name = ".".join(map(_key, (*path[1:], key)))
        inline = f"{name} = {_value(value)}"
        if isinstance(value, Mapping) and value and len(inline) > _WIDE:
            lines += _table((*path, key), value)
        else:
            lines.append(inline)
    return lines


def _key(name: str) -> str:
    """A name in a dotted key."""
    return name if _BARE.fullmatch(name) else json.dumps(name)


def _value(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_key(key)} = {_value(each)}" for key, each in value.items() if each is not None)
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value)
