"""Arguments that several commands share."""

from __future__ import annotations

import argparse
import re
from typing import Any

from sacbe.core.contract import Game
from sacbe.core.errors import BadOptions
from sacbe.core.record import Record
from sacbe.core.seats import ALL, seat_names
from sacbe.games import CODES
from sacbe.links import from_link

_NUMBER = re.compile(r"[0-9]{1,6}")


def add_game(parser: argparse.ArgumentParser) -> None:
    """A game's name and the options it is started with."""
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(CODES)}")
    parser.add_argument("--players", type=int, metavar="K", help="number of seats")
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="another option of the game, as auction=true"
    )


def add_games(parser: argparse.ArgumentParser, default: int) -> None:
    """How many games are played, and from which seed."""
    parser.add_argument(
        "--games", type=at_least_1, default=default, metavar="N", help=f"how many games (default {default})"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of all draws (default 0)")


def add_link(parser: argparse.ArgumentParser) -> None:
    """A game that somebody sent, up to a moment of it."""
    parser.add_argument("link", metavar="LINK", help="a link, or the part of it behind the #")
    parser.add_argument("--at", type=int, metavar="N", help="stop after N actions")


def read_link(args: argparse.Namespace) -> Record:
    """The game of these arguments at that moment; raises BadLink."""
    record = from_link(args.link)
    return record if args.at is None else record.at(args.at)


def add_viewer(parser: argparse.ArgumentParser) -> None:
    """Whose eyes look at a game with hidden hands that is not over."""
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", metavar="SEAT", help="see the hand of this seat, as P2; by default what everybody sees")
    eyes.add_argument("--open", action="store_true", help="see all hands; they are open when the game is over")


def read_viewer(record: Record, args: argparse.Namespace) -> int | None:
    """Who looks at `record`: the seat that is named, else everybody's eyes where nothing is hidden or the game was
    finished, else the public; raises BadOptions."""
    if args.seat is not None:
        names = seat_names(record.state.players)
        if args.seat not in names:
            raise BadOptions(f"--seat {args.seat!r} is not a seat of this game; seats are {', '.join(names)}")
        return names.index(args.seat)
    return ALL if args.open or not record.game.hides or record.states[-1].mover is None else None


def at_least_1(text: str) -> int:
    """A whole number above 0."""
    if not _NUMBER.fullmatch(text) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text[:20]!r} should be a whole number from 1 to 999999")
    return int(text)


def count(number: int, thing: str) -> str:
    """So many things: one game, two games."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def read_options(game: Game, args: argparse.Namespace) -> dict[str, Any]:
    """The options named on the command line, with the values the game knows; raises BadOptions."""
    texts = dict(_pair(each) for each in args.option)
    if args.players is not None and texts.setdefault("players", str(args.players)) != str(args.players):
        raise BadOptions(f"--players {args.players} and --option players={texts['players']} are two wishes")
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
