"""Sacbe: the rules of three temple-hunting board games, each as a tree of immutable states."""

from sacbe.core.action import Action
from sacbe.core.contract import CHANCE, Game, State, draw, probability
from sacbe.core.errors import SacbeError
from sacbe.core.record import Record
from sacbe.core.seats import ALL
from sacbe.games import CODES, game
from sacbe.links import from_link, to_link

__version__ = "0.1.0"
__all__ = [
    "ALL",
    "CHANCE",
    "CODES",
    "Action",
    "Game",
    "Record",
    "SacbeError",
    "State",
    "draw",
    "from_link",
    "game",
    "parse",
    "probability",
    "to_link",
]


def parse(state: State, text: str) -> Action:
    """Returns the action that `text` spells in the game of `state`, the inverse of `str`; raises BadNotation."""
    return state.game.notation.parse(text)
