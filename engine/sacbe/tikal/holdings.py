"""How much a seat has of everything."""

from __future__ import annotations

from sacbe.tikal.components import GUARDS, KINDS
from sacbe.tikal.table import IN_RESERVE, Table, camps_left


def holdings(table: Table, seat: int) -> dict[str, int]:
    """Returns points, action points of the turn, pieces not yet in play, and treasures by kind."""
    return {
        "points": table.scores[seat],
        "ap": table.ap if table.seat == seat else 0,
        "workers": table.reserve[seat],
        "leader": int(table.leaders[seat] == IN_RESERVE),
        "camps": camps_left(table, seat),
        "guards": GUARDS - table.guards.count(seat + 1),
        **dict(zip(KINDS, table.treasures[seat], strict=True)),
    }
