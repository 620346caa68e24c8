"""Teotihuacán: City of Gods, base game for two to four players."""

from sacbe.core.contract import Game, Option
from sacbe.teotihuacan.actions import NOTATION
from sacbe.teotihuacan.components import PROFILES
from sacbe.teotihuacan.facts import facts
from sacbe.teotihuacan.picture import picture
from sacbe.teotihuacan.state import State
from sacbe.teotihuacan.texts import TEXTS

GAME = Game(
    name="teotihuacan",
    code=3,
    rules_version=1,
    options=(
        Option("players", (2, 3, 4), 4),
        Option("profile", tuple(PROFILES), "standard"),
        Option("first_game", (False, True), False),
        Option("draft", (False, True), False, unless="first_game"),
    ),
    notation=NOTATION,
    texts=TEXTS,
    rule_prefix="TEO",
    begin=State.begin,
    from_position=State.from_position,
    facts=facts,
    picture=picture,
)
State.game = GAME
start = GAME.start
