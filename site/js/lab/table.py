"""A bot at a table of the play page: it gets a position as its seat may know it, and answers what it wants to do."""

import json
from contextlib import redirect_stdout
from random import Random

import sacbe_fence

import sacbe
from sacbe.bots import ladder
from sacbe.bots.own import BadBot, BrokenBot, Printed, own_bot
from sacbe.bots.player import decide

LONGEST = 5.0
"""Seconds that a bot may think about a decision while people wait."""

sacbe_fence.close()


def plan(text):
    """The plan of a bot for the mover of a position, or why there is none; JSON text both ways."""
    asked = json.loads(text)
    state = sacbe.from_link(asked["position"]).state
    said = Printed()
    try:
        with redirect_stdout(said):
            bot = own_bot(asked["source"], asked["name"], asked["name"])
            found = decide(bot, state.observe(state.mover), Random(asked["seed"]), min(bot.seconds, LONGEST))
    except (BadBot, BrokenBot) as error:
        return json.dumps({"fault": "bot-broke", "reason": str(error)})
    if state.game.hides:
        found = found.for_others()
    known = tuple(reason for reason in found.reasons if is_known(state.game, reason))
    return json.dumps({"plan": {**found._replace(reasons=known).as_json(), "printed": said.getvalue()}})


def is_known(game, reason):
    """Whether the page has a sentence for a reason."""
    try:
        return bool(ladder.tell(game, reason))
    except (KeyError, AttributeError, TypeError):
        return False
