"""The English sentences of Market day, and refusals in these words."""

from __future__ import annotations

from typing import Final

from sacbe.core.data import texts
from sacbe.core.events import refuser

TEXTS: Final = texts("sacbe.market")

no = refuser(TEXTS)
