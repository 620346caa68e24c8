"""The English sentences of Tikal, and refusals made from them."""

from __future__ import annotations

from typing import Final

from sacbe.core.data import texts
from sacbe.core.events import refuser

TEXTS: Final = texts("sacbe.tikal")

no = refuser(TEXTS)
