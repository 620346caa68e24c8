"""What a game of Eschnapur is started with (ESC-2.1)."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from sacbe.core.contract import Option
from sacbe.eschnapur.components import LETTERS, PLAYERS

COLOUR_CHOICES: Final = ("default", *("".join(order) for order in permutations(LETTERS)))
"""The usual colours, or the letters of colours in seat order; those not needed are ignored."""
OPTIONS: Final = (Option("players", PLAYERS, PLAYERS[0]), Option("colours", COLOUR_CHOICES, COLOUR_CHOICES[0]))
