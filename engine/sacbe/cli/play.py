"""`sacbe play`: a whole game in the terminal."""

from __future__ import annotations

import argparse
import re
from random import Random
from typing import Any

from sacbe.cli.options import add_game, read_options
from sacbe.cli.story import sentences, standing
from sacbe.core.action import Action
from sacbe.core.contract import CHANCE, State, draw, seat_name
from sacbe.core.errors import BadNotation, BadOptions, SacbeError
from sacbe.core.link import to_link
from sacbe.core.record import Record
from sacbe.games import game

_HELP = """\
Type an action (as `move W a5-a4`) or its number. Also:
  ?, all       list the actions again          board    show the position
  why ACTION   say why it is not possible      undo     take back the last step of this turn
  link         print the link of this game     quit     stop (the link is printed)"""
_LISTED = 60
_NUMBER = re.compile(r"[0-9]{1,6}")
_CLEAR = "\n" * 60


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "play", help="play a whole game in the terminal", description="Play a whole game in the terminal."
    )
    add_game(parser)
    parser.add_argument(
        "--computer",
        action="append",
        default=[],
        metavar="SEAT",
        help="a seat played at random, as P2; may be repeated",
    )
    parser.add_argument("--seed", type=int, metavar="S", help="seed of chance, to play the same game again")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play until the game is over or the input ends."""
    which = game(args.game)
    record = Record.start(which, **read_options(which, args))
    names = [seat_name(seat) for seat in range(record.state.players)]
    for name in args.computer:
        if name not in names:
            raise BadOptions(f"--computer {name!r} is not a seat of this game; seats are {', '.join(map(str, names))}")
    table = _Table(record, {names.index(name) for name in args.computer}, Random(args.seed))  # noqa: S311
    print(_HELP)
    while table.record.state.mover is not None:
        if not table.step():
            break
    print(standing(table.record.state))
    print(f"link: {to_link(table.record)}")
    return 0


def _numbered(state: State, number: int) -> Action:
    """The offered action of that number; raises BadNotation."""
    legal = state.legal()
    if not 1 <= number <= len(legal):
        raise BadNotation(f"the actions are numbered from 1 to {len(legal)}")
    return legal[number - 1]


class _Table:
    """The people and the computer players around one game."""

    def __init__(self, record: Record, computers: set[int], rng: Random) -> None:
        self.record = record
        self._computers = computers
        self._rng = rng
        self._shown_to: int | None = None
        self._listed = False
        """Whether the actions offered now have been listed."""

    def step(self) -> bool:
        """Let whoever is to move decide; False when the people have gone."""
        state = self.record.state
        if state.mover == CHANCE:
            self._play(draw(state, self._rng))
        elif state.mover in self._computers:
            self._play(self._rng.choice(state.legal()))
        elif len(state.legal()) == 1:
            self._play(state.legal()[0])
        else:
            return self._ask(state)
        return True

    def _play(self, action: Action) -> None:
        self.record, self._listed = self.record.play(action), False
        for sentence in sentences(self.record.state, self._shown_to):
            print(f"  {sentence}")

    def _ask(self, state: State) -> bool:
        """One line of input from the person to move; False at the end of the input."""
        assert state.mover is not None
        try:
            if self._shown_to != state.mover:
                if state.game.hides:
                    self._hand_over(state.mover)
                self._shown_to = state.mover
                print(f"\n{state.game.picture(state, state.mover)}\n")
            if not self._listed:
                self._list(state)
            line = input(f"{seat_name(state.mover)}> ").strip()
        except EOFError:
            print()
            return False
        if line == "quit":
            return False
        try:
            self._obey(state, line)
        except SacbeError as error:
            print(f"  {error}")
        return True

    def _hand_over(self, seat: int) -> None:
        """Clear the screen and wait until its next owner sits before it."""
        input(f"{_CLEAR}Hand the screen to {seat_name(seat)}, who presses Enter.")
        print(_CLEAR)

    def _obey(self, state: State, line: str) -> None:
        """Do what a line asks for; raises SacbeError for what cannot be done."""
        command, _, rest = line.partition(" ")
        if line in ("", "?", "help"):
            print(_HELP)
            self._list(state)
        elif line == "all":
            self._list(state, len(state.legal()))
        elif line == "board":
            print(state.game.picture(state, state.mover))
        elif line == "link":
            print(f"  {to_link(self.record)}")
        elif line == "undo":
            self._undo()
        elif command == "why":
            refusal = state.why_not(state.game.notation.parse(rest))
            print(f"  {refusal.rule}: {refusal.reason}" if refusal else "  That is possible.")
        elif _NUMBER.fullmatch(line):
            self._play(_numbered(state, int(line)))
        else:
            self._play(state.game.notation.parse(line))

    def _undo(self) -> None:
        """Take back the last own decision, if nothing was revealed by it; forced steps go with it."""
        record = self.record
        floor, seat = record.undo_floor, record.state.mover
        while record.step > floor and record.states[record.step - 1].mover == seat:
            record = record.undo()
            if len(record.state.legal()) > 1:
                self.record, self._listed = record.cut(), False
                print("  Taken back.")
                return
        print("  Nothing can be taken back: the step before revealed something or was another player's.")

    def _list(self, state: State, most: int = _LISTED) -> None:
        """The offered actions with their numbers."""
        self._listed = True
        seen = state.view(state.mover)
        offers, unit = seen["actions"], seen.get("cost_unit", "AP")
        for number, offer in enumerate(offers[:most], 1):
            cost = f"  ({offer['cost']} {unit})" if offer.get("cost") else ""
            print(f"{number:4}  {offer['text']}{cost}")
        if len(offers) > most:
            print(f"      ... up to {len(offers)}; `all` lists every one")
