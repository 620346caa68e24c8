"""Tikal for two to four players: base game and auction game."""

from sacbe.core.contract import Game, Option
from sacbe.tikal.actions import NOTATION
from sacbe.tikal.facts import facts
from sacbe.tikal.picture import picture
from sacbe.tikal.state import State
from sacbe.tikal.texts import TEXTS

GAME = Game(
    name="tikal",
    code=1,
    rules_version=1,
    options=(Option("players", (2, 3, 4), 2), Option("auction", (False, True), False)),
    notation=NOTATION,
    texts=TEXTS,
    rule_prefix="TIK",
    begin=State.begin,
    from_position=State.from_position,
    facts=facts,
    picture=picture,
)
State.game = GAME
start = GAME.start
