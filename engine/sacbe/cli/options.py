"""Command line arguments that several commands share."""

from __future__ import annotations

import argparse
import os
import re
from typing import Any

from sacbe.core.contract import Game
from sacbe.core.errors import BadOptions
from sacbe.core.languages import ENGLISH, LANGUAGES, OFFERED, Language
from sacbe.core.record import Record
from sacbe.core.seats import ALL, seat_names
from sacbe.games import CODES
from sacbe.links import from_link

_NUMBER = re.compile(r"[0-9]{1,6}")


def add_game(parser: argparse.ArgumentParser) -> None:
    """Adds the name of a game and the options it starts with."""
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(CODES)}")
    parser.add_argument("--players", type=int, metavar="K", help="number of seats")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="another option of the game, for example auction=true",
    )


def add_games(parser: argparse.ArgumentParser, default: int) -> None:
    """Adds the number of games and the seed."""
    parser.add_argument(
        "--games", type=at_least_1, default=default, metavar="N", help=f"how many games (default {default})"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="random seed (default 0)")


def add_link(parser: argparse.ArgumentParser) -> None:
    """Adds a link, and how many of its actions to use."""
    parser.add_argument("link", metavar="LINK", help="a link, or the part after its #")
    parser.add_argument("--at", type=int, metavar="N", help="stop after N actions")


def read_link(args: argparse.Namespace) -> Record:
    """Returns the record that these arguments name, at its step; raises BadLink and BadRecord."""
    record = from_link(args.link)
    return record if args.at is None else record.at(args.at)


def add_viewer(parser: argparse.ArgumentParser) -> None:
    """Adds the choice of hands to show in an unfinished game with hidden hands."""
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", metavar="SEAT", help="show the hand of this seat, for example P2 (default: none)")
    eyes.add_argument("--open", action="store_true", help="show all hands, as when the game is over")


def read_viewer(record: Record, args: argparse.Namespace) -> int | None:
    """Returns the viewer of `record`: the seat that was named, otherwise ALL if nothing is hidden or the game is
    finished, otherwise the public; raises BadOptions."""
    if args.seat is not None:
        names = seat_names(record.state.players)
        if args.seat not in names:
            raise BadOptions(f"--seat {args.seat!r} is not a seat of this game; seats are {', '.join(names)}")
        return names.index(args.seat)
    return ALL if args.open or not record.game.hides or record.states[-1].mover is None else None


def add_language(parser: argparse.ArgumentParser) -> None:
    """Adds the language of what is told about the game."""
    parser.add_argument(
        "--lang",
        choices=OFFERED,
        help=f"tell events, refusals and reasons in this language: {', '.join(OFFERED)} (default: the system's)",
    )


def read_language(args: argparse.Namespace) -> Language:
    """Returns the language that was asked for, otherwise that of the environment if we have it, otherwise English."""
    wanted = [args.lang or "", *(os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))]
    first = next((each for each in wanted if each), "")
    return LANGUAGES[first[:2]] if first[:2] in OFFERED else ENGLISH


def at_least_1(text: str) -> int:
    """Returns a whole number above 0; raises ArgumentTypeError."""
    if not _NUMBER.fullmatch(text) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text[:20]!r} should be a whole number from 1 to 999999")
    return int(text)


def count(number: int, thing: str) -> str:
    """Returns a number with its noun: 1 game, 2 games."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def read_options(game: Game, args: argparse.Namespace) -> dict[str, Any]:
    """Returns the game options given on the command line; raises BadOptions."""
    texts = dict(_pair(each) for each in args.option)
    if args.players is not None and texts.setdefault("players", str(args.players)) != str(args.players):
        raise BadOptions(f"--players {args.players} and --option players={texts['players']} contradict each other")
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
    """An option's value as written on the command line."""
    return str(choice).lower()
