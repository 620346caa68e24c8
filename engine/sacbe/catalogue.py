"""What an interface needs to know about the games before one starts; made once, when the site is built."""

from __future__ import annotations

from sacbe.bots import ladder
from sacbe.core.contract import Game, Json
from sacbe.games import CODES, game


def catalogue() -> list[Json]:
    """Every game with its options, its computer players from weak to strong, its fixed data and its English texts."""
    return [_entry(game(name)) for name in CODES]


def _entry(which: Game) -> dict[str, Json]:
    """One game as plain data."""
    return {
        "name": which.name,
        "code": which.code,
        "options": [{**o._asdict(), "choices": list(o.choices)} for o in which.options],
        "players": list(next(o.choices for o in which.options if o.key == "players")),
        "levels": list(ladder.levels(which)),
        "styles": list(ladder.styles(which)),
        "hides": which.hides,
        "rules_version": which.rules_version,
        "facts": which.facts(),
        "texts": {"game": which.texts.source, "bots": ladder.texts(which)},
    }
