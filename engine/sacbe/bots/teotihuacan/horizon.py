"""How much of the game is left for a seat: turns and eclipses (TEO-16)."""

from __future__ import annotations

from typing import NamedTuple

from sacbe.teotihuacan.components import BLACK, ERAS
from sacbe.teotihuacan.table import LAST_ROUND, PENDING, Table


class Horizon(NamedTuple):
    """What is still to come after the present turn."""

    turns: float
    """The seat's turns until the end of the game."""
    era_turns: float
    """The seat's turns until the next eclipse."""
    eclipses: int
    """Eclipses still to be scored."""
    era: int
    """Whose values the next eclipse has: 0, 1 or 2."""


def horizon(table: Table, pace: float) -> Horizon:
    """The expected rest of the game; `pace` is how many rounds a space of the calendar lasts."""
    done = table.pyramid.done
    row = BLACK[table.setup.players]
    a_space = 1 / table.setup.players if table.rules.each_turn else pace
    later = 0.0 if done else sum(row[era] * a_space + 1 for era in range(table.era + 1, ERAS))
    ahead = 1 if done else ERAS - table.era
    if table.tasks and table.tasks[-1][0] == "salary":
        return Horizon(later, row[min(table.era + 1, ERAS - 1)] * a_space + 1 if later else 0.0, ahead - 1, table.era)
    if table.eclipse == LAST_ROUND:
        here = 0.0
    elif table.eclipse == PENDING:
        here = 1.0
    else:
        here = (row[table.era] - table.white) * a_space + 1
    return Horizon(here + later, here, ahead, ERAS - 1 if done else table.era)
