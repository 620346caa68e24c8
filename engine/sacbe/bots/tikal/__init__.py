"""Computer players of Tikal: evaluation, search over whole turns, bidding, and their parameters."""

from sacbe.bots import styles
from sacbe.bots.tikal.horizon import turn_mark
from sacbe.bots.tikal.planner import Planner
from sacbe.bots.tikal.weights import load
from sacbe.core.data import texts
from sacbe.tikal.texts import TEXTS as THINGS

__all__ = ["LADDER", "STYLES", "TEXTS", "turn_mark"]

_SECONDS = {"novice": 1.0, "regular": 2.0, "expert": 2.0}
LADDER = tuple(Planner(name, _SECONDS[name], weights) for name, weights in load().items())
STYLES = styles.load("sacbe.bots.tikal")
TEXTS = texts("sacbe.bots.tikal", THINGS)
