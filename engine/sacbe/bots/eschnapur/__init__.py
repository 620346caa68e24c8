"""Computer players of Eschnapur: what goods are worth, bargaining, walking, sealed bids, and their parameters."""

from dataclasses import replace

from sacbe.bots import styles
from sacbe.bots.eschnapur.trader import Trader
from sacbe.bots.eschnapur.weights import load
from sacbe.core.data import texts
from sacbe.eschnapur.texts import TEXTS as THINGS

_SECONDS = {"novice": 0.1, "regular": 0.3, "expert": 0.3}
_WEIGHTS = load()
LADDER = tuple(
    Trader(name, _SECONDS[name], weights, _WEIGHTS["regular"] if weights.composes else None)
    for name, weights in _WEIGHTS.items()
)
ADVISER = LADDER[-1]._replace(weights=replace(LADDER[-1].weights, confined=True))
STYLES = styles.load("sacbe.bots.eschnapur")
TEXTS = texts("sacbe.bots.eschnapur", THINGS)
