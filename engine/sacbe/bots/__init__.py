"""Computer players, the levels of each game, and the arena that ranks them.

>>> from random import Random
>>> from sacbe import bots, game
>>> state = game("tikal").start(players=2, auction=True).play(game("tikal").notation.parse("draw A1"))
>>> state = state.play(game("tikal").notation.parse("draw A2"))
>>> plan = bots.decide(bots.bot(state.game, "random"), state.observe(0), Random(1))
>>> plan.actions[0] in state.legal()
True
"""

from sacbe.bots.contract import Bot, Plan, Reason
from sacbe.bots.ladder import bot, levels, tell
from sacbe.bots.player import Player, decide

__all__ = ["Bot", "Plan", "Player", "Reason", "bot", "decide", "levels", "tell"]
