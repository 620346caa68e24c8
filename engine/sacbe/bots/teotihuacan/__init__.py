"""Computer players of Teotihuacán: evaluation, search over whole turns, and their parameters."""

from sacbe.bots import styles
from sacbe.bots.teotihuacan.planner import Planner
from sacbe.bots.teotihuacan.weights import load
from sacbe.core.data import texts
from sacbe.teotihuacan.texts import TEXTS as THINGS

_SECONDS = {"novice": 0.2, "regular": 0.6, "expert": 1.0}
LADDER = tuple(Planner(name, _SECONDS[name], weights) for name, weights in load().items())
STYLES = styles.load("sacbe.bots.teotihuacan")
TEXTS = texts("sacbe.bots.teotihuacan", THINGS)
