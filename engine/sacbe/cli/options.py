"""Arguments that several commands share."""

from __future__ import annotations

import argparse
from typing import Any

from sacbe.core.contract import Game
from sacbe.core.errors import BadOptions
from sacbe.games import CODES


def add_game(parser: argparse.ArgumentParser) -> None:
    """A game's name and the options it is started with."""
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(CODES)}")
    parser.add_argument("--players", type=int, metavar="K", help="number of seats")
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="another option of the game, as auction=true"
    )


def read_options(game: Game, args: argparse.Namespace) -> dict[str, Any]:
    """The options named on the command line, with the values the game knows; raises BadOptions."""
    texts = dict(_pair(each) for each in args.option)
    if args.players is not None:
        texts["players"] = str(args.players)
    known = {option.key: option for option in game.options}
    chosen = {}
    for key, text in texts.items():
        if key not in known:
            raise BadOptions(f"{game.name} has no option {key!r}; it has {', '.join(known)}")
        values = {_spelled(choice): choice for choice in known[key].choices}
        if text.lower() not in values:
            raise BadOptions(f"{game.name}: {key} cannot be {text!r}; it can be {', '.join(values)}")
        chosen[key] = values[text.lower()]
    return chosen


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise BadOptions(f"--option {text!r} should look like key=value")
    return key, value


def _spelled(choice: Any) -> str:
    """An option's value as people write it."""
    return str(choice).lower()
