"""English sentences for events and refusals, from a small part of the Fluent syntax.

The same `texts.ftl` files are read by the site with the full Fluent library. Here only what they use is
understood: one message per id, `{ $name }`, and one level of `{ $name -> [key] text *[other] text }`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

_MESSAGE = re.compile(r"^([a-z][a-z0-9_-]*) = ?(.*(?:\n(?:[ \t]+.*)?)*)", re.MULTILINE)
_PLACE = re.compile(r"\{\s*\$(\w+)\s*\}")
_SELECT = re.compile(r"\{\s*\$(\w+)\s*->([^{}]*)\}")
_VARIANT = re.compile(r"(\*?)\[([\w-]+)\]([^\[*]*)")


class Texts:
    """The messages of one file by key."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._messages: dict[str, str] | None = None

    @property
    def source(self) -> str:
        """The file as it is written, for readers that know all of Fluent."""
        return self._source

    @property
    def messages(self) -> Mapping[str, str]:
        """Message patterns by id, read on first use."""
        if self._messages is None:
            found = _MESSAGE.finditer(self._source)
            self._messages = {m[1]: re.sub(r"\s*\n\s*", " ", m[2]).strip() for m in found}
        return self._messages

    def tell(self, key: str, params: Mapping[str, Any]) -> str:
        """The sentence for `key` with its parameters filled in; a thing with a `name-...` message is called by it."""
        filled = _PLACE.sub(lambda m: self._name(params[m[1]]), self.messages[key])
        return _SELECT.sub(lambda m: _variant(m[2], params[m[1]]), filled)

    def _name(self, value: Any) -> str:
        """How a thing is called in sentences."""
        return self.messages.get(f"name-{value}", str(value))


def _variant(variants: str, value: Any) -> str:
    """The text of the variant that `value` selects, else of the starred one."""
    default = ""
    wanted = (str(value), "one" if value == 1 else "other")
    for star, key, text in _VARIANT.findall(variants):
        if key in wanted:
            return str(text).strip()
        if star:
            default = text
    return default.strip()
