"""Eschnapur, a game of bargaining, walking and sealed bids, for three to five players."""

from sacbe.core.contract import Game
from sacbe.eschnapur.actions import NOTATION
from sacbe.eschnapur.facts import facts
from sacbe.eschnapur.options import OPTIONS
from sacbe.eschnapur.picture import picture
from sacbe.eschnapur.state import State
from sacbe.eschnapur.texts import TEXTS

GAME = Game(
    name="eschnapur",
    code=2,
    rules_version=1,
    options=OPTIONS,
    notation=NOTATION,
    texts=TEXTS,
    rule_prefix="ESC",
    begin=State.begin,
    from_position=State.from_position,
    facts=facts,
    picture=picture,
    hides=True,
)
State.game = GAME
start = GAME.start
