"""The English sentences of Eschnapur, and refusals told with them."""

from __future__ import annotations

from typing import Any, Final

from sacbe.core.components import texts
from sacbe.core.events import Refusal

TEXTS: Final = texts("sacbe.eschnapur")


def no(rule: str, key: str, **params: Any) -> Refusal:
    """A refusal with its English sentence."""
    return Refusal(rule, key, params, TEXTS.tell(key, params))
