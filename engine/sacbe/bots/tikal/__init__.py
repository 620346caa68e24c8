"""Computer players of Tikal: evaluation, search over whole turns, bidding, and their parameters."""

from sacbe.bots.tikal.planner import Planner
from sacbe.bots.tikal.weights import load
from sacbe.core.data import texts

_SECONDS = {"novice": 0.3, "regular": 0.6, "expert": 0.8}
LADDER = tuple(Planner(name, _SECONDS[name], weights) for name, weights in load().items())
TEXTS = texts("sacbe.bots.tikal")
