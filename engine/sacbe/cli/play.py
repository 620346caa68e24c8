"""`sacbe play`: a whole game in the terminal."""

from __future__ import annotations

import argparse
import re
from random import Random
from typing import Any

from sacbe.bots import Plan, ladder
from sacbe.bots.player import Player
from sacbe.bots.review import hint
from sacbe.cli.bots import BOT_HELP, read_bot
from sacbe.cli.options import add_game, add_language, read_language, read_options
from sacbe.cli.story import reason_lines, sentences, standing
from sacbe.core.action import Action
from sacbe.core.contract import CHANCE, State, draw, seat_name
from sacbe.core.errors import BadNotation, BadOptions, IllegalAction, SacbeError
from sacbe.core.events import Refusal
from sacbe.core.languages import ENGLISH
from sacbe.core.link import to_link
from sacbe.core.record import Record
from sacbe.core.seats import ALL, seat_names
from sacbe.games import game

_HELP = """\
Type an action (for example `move W a5-a4`) or its number. Other commands:
  ?, all       list the actions again          board    show the position
  why ACTION   say why it is not possible      undo     take back the last step of this turn
  why          explain the computer players'   hint     what the computer would do
               last turns                      link     print the link of this game
  quit         stop (the link is printed)"""
_LISTED = 60
_NUMBER = re.compile(r"[0-9]{1,6}")
_CLEAR = "\n" * 60
_LEVEL = "regular"
"""The default level of computer players."""


def add(commands: Any) -> None:
    """Adds the subcommand."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "play", help="play a whole game in the terminal", description="Play a whole game in the terminal."
    )
    add_game(parser)
    add_language(parser)
    parser.add_argument(
        "--computer",
        action="append",
        default=[],
        metavar="SEAT[=BOT]",
        help=f"a seat for the computer, for example P2 or P2=novice: {BOT_HELP} (default {_LEVEL}); may be repeated",
    )
    parser.add_argument("--open", action="store_true", help="play with all hands open")
    parser.add_argument("--seed", type=int, metavar="S", help="random seed, to get the same draws again")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Plays until the game is over or the input ends."""
    which = game(args.game)
    record = Record.start(which, **read_options(which, args))
    table = _Table(record, _computers(record.state, args.computer), args.seed, args.open)
    table.language = read_language(args)
    print(_HELP)
    while table.record.state.mover is not None:
        if not table.step():
            break
    print(standing(table.record.state))
    print(f"link: {to_link(table.record)}")
    return 0


def _computers(state: State, asked: list[str]) -> dict[int, Player]:
    """Computer players by seat, from arguments such as P2 and P2=novice; raises BadOptions, UnknownBot
    and BadBot."""
    names = seat_names(state.players)
    found = {}
    for text in asked:
        name, equals, level = text.partition("=")
        if name not in names:
            raise BadOptions(f"--computer {text!r} is not a seat of this game; seats are {', '.join(names)}")
        found[names.index(name)] = Player(read_bot(state.game, level if equals else _LEVEL))
    return found


def _numbered(state: State, number: int) -> Action:
    """The offered action with that number; raises BadNotation."""
    legal = state.legal()
    if not 1 <= number <= len(legal):
        raise BadNotation(f"the actions are numbered from 1 to {len(legal)}")
    return legal[number - 1]


class _Table:
    """The people and the computer players around one game."""

    def __init__(self, record: Record, computers: dict[int, Player], seed: int | None, all_open: bool) -> None:
        self.record = record
        self.language = ENGLISH
        """The language in which events, refusals and reasons are told."""
        self._computers = computers
        # Computer players have a generator of their own, so that thinking neither changes nor foresees the draws.
        self._chance = Random(seed)  # noqa: S311 (games, not secrets)
        self._whims = Random(None if seed is None else f"whims {seed}")  # noqa: S311
        self._thoughts: list[tuple[int, Plan]] = []
        """The plans of computer players since a person last decided, with their seats."""
        self._last: int | None = None
        """The seat that decided last."""
        people = [seat for seat in range(record.state.players) if seat not in computers]
        self._hides = record.game.hides and not all_open
        """Whether people must not see each other's screens."""
        self._shown_to = people[0] if len(people) == 1 and self._hides else None if self._hides else ALL
        """Who is looking at the screen: a seat, None for nobody yet, or ALL."""
        self._pictured: int | None = None
        """The step at which the position was last drawn."""
        self._last_decision = [0] * record.state.players
        """By seat: the step of its last decision; later events are shown when it gets the screen again."""
        self._listed = False
        """Whether the actions offered now have been listed."""

    def step(self) -> bool:
        """Plays the next action; returns False when the input has ended."""
        state = self.record.state
        if state.mover == CHANCE:
            self._play(draw(state, self._chance))
            for player in self._computers.values():
                player.interrupt()
        elif state.mover in self._computers:
            self._let_think(state, state.mover)
        elif len(state.legal()) == 1:
            self._play(state.legal()[0])
        else:
            return self._ask(state)
        return True

    def _let_think(self, state: State, seat: int) -> None:
        """Plays the next action of a computer player."""
        player = self._computers[seat]
        if self._last != seat:
            player.interrupt()
        action = player.act(state.observe(seat), self._whims, ladder.turn(self.record))
        if player.plan is not None and (not self._thoughts or self._thoughts[-1][1] is not player.plan):
            self._thoughts.append((seat, player.plan))
        self._play(action)

    def _play(self, action: Action) -> None:
        mover = self.record.state.mover
        if mover != CHANCE:
            self._last = mover
        self.record, self._listed = self.record.play(action), False
        self._tell(self.record.state)

    def _tell(self, state: State) -> None:
        """Prints what the last action did, as far as the person at the screen may know."""
        for sentence in sentences(state, self._shown_to, self.language):
            print(f"  {sentence}")

    def _ask(self, state: State) -> bool:
        """Handles one line of input from the person to move; returns False at the end of the input."""
        assert state.mover is not None
        try:
            if self._hides and self._shown_to != state.mover:
                self._hand_over(state.mover)
            if self._last != state.mover and self._pictured != self.record.step:
                print(f"\n{state.game.picture(state, self._shown_to)}\n")
                self._pictured = self.record.step
            self._last_decision[state.mover] = self.record.step
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
        except IllegalAction as error:
            print(f"  {self._refused(state, error.refusal)}")
        except SacbeError as error:
            print(f"  {error}")
        return True

    def _refused(self, state: State, refusal: Refusal) -> str:
        """The rule that forbids something, and why."""
        return f"{refusal.rule}: {state.game.texts.into(self.language).tell(refusal.key, refusal.params)}"

    def _hand_over(self, seat: int) -> None:
        """Clears the screen, waits for the next person, and shows what happened since their last decision."""
        input(f"{_CLEAR}Hand the screen to {seat_name(seat)}, who then presses Enter.")
        print(_CLEAR)
        self._shown_to = seat
        for state in self.record.states[self._last_decision[seat] + 1 : self.record.step + 1]:
            self._tell(state)

    def _obey(self, state: State, line: str) -> None:
        """Carries out one line of input; raises SacbeError if that is not possible."""
        command, _, rest = line.partition(" ")
        if line in ("", "?", "help"):
            print(_HELP)
            self._list(state)
        elif line == "all":
            self._list(state, len(state.legal()))
        elif line == "board":
            print(state.game.picture(state, self._shown_to))
        elif line == "link":
            print(f"  {to_link(self.record)}")
        elif line == "undo":
            self._undo()
        elif line == "hint":
            self._hint(state)
        elif line == "why":
            self._why(state)
        elif command == "why":
            refusal = state.observe(self._shown_to).state.why_not(state.game.notation.parse(rest))
            print(f"  {self._refused(state, refusal)}" if refusal else "  That is possible.")
        elif _NUMBER.fullmatch(line):
            self._decide(_numbered(state, int(line)))
        else:
            self._decide(state.game.notation.parse(line))

    def _decide(self, action: Action) -> None:
        """Plays a person's action and forgets the earlier plans of the computer players."""
        self._play(action)
        self._thoughts = []

    def _undo(self) -> None:
        """Takes back the mover's last decision and the forced steps after it, if nothing was revealed."""
        record = self.record
        floor, seat = record.undo_floor, record.state.mover
        while record.step > floor and record.states[record.step - 1].mover == seat:
            record = record.undo()
            if len(record.state.legal()) > 1:
                self.record, self._listed = record.cut(), False
                print("  Taken back.")
                return
        print("  Nothing can be taken back: the last step revealed something or was another player's.")

    def _hint(self, state: State) -> None:
        """Prints what the strongest computer player would do, and why."""
        plan = hint(state, Random(self.record.step))  # noqa: S311 (not the generator of the game's draws)
        print(f"  {', '.join(map(str, plan.actions))}")
        for line in reason_lines(state.game, plan.reasons, self.language):
            print(f"  {line}")

    def _why(self, state: State) -> None:
        """Prints the plans of the computer players since the last decision of a person."""
        if self._hides:
            print("  That would give away the hands of the computer players.")
            return
        if not self._thoughts:
            print("  No computer player has acted since your last decision.")
        for seat, plan in self._thoughts:
            print(f"  {seat_name(seat)}: {', '.join(map(str, plan.actions))}")
            for line in reason_lines(state.game, plan.reasons, self.language):
                print(f"  {line}")

    def _list(self, state: State, most: int = _LISTED) -> None:
        """Prints the offered actions with their numbers."""
        self._listed = True
        legal = state.legal()
        costs = {offer["actions"][0]: offer["cost"] for offer in state.offers() if len(offer["actions"]) == 1}
        for number, text in enumerate(map(str, legal[:most]), 1):
            cost = ", ".join(f"{amount} {unit}" for unit, amount in costs.get(text, {}).items())
            print(f"{number:4}  {text}{f'  ({cost})' if cost else ''}")
        if len(legal) > most:
            print(f"      ... up to {len(legal)}; `all` lists all of them")
