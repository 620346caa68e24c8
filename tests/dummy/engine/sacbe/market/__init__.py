"""Market day, a small game with stalls instead of cells, hidden hands and up to five players."""

from sacbe.market.actions import NOTATION
from sacbe.market.state import State
from sacbe.market.texts import TEXTS
from sacbe.market.view import facts, picture

from sacbe.core.contract import Game, Option

GAME = Game(
    name="market",
    code=200,
    rules_version=1,
    options=(Option("players", (2, 3, 4, 5), 3),),
    notation=NOTATION,
    texts=TEXTS,
    rule_prefix="MKT",
    begin=State.begin,
    from_position=State.from_position,
    facts=facts,
    picture=picture,
    hides=True,
)
State.game = GAME
start = GAME.start
