"""The notation of Market day: `deal 7` is what chance does, `hide 7 dock` and `show 7 dock` what players do."""

from __future__ import annotations

from typing import Final

from sacbe.market.table import AREAS, DECK

from sacbe.core.action import Notation

_CARD: Final = f"({'|'.join(map(str, DECK))})"
_LAY: Final = f"{_CARD} ({'|'.join(AREAS)})"
NOTATION: Final = Notation(
    {"deal": _CARD, "hide": _LAY, "show": _LAY}, examples=("deal 7", "hide 7 dock", "show 7 dock")
)
