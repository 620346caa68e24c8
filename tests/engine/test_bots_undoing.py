"""No computer player takes back in a turn what it has done in it, but for the one that plays at random."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from sacbe import CHANCE, CODES, Action, Record, State, bots, draw, game
from sacbe.bots.ladder import levels, turn

MOVES = 250
"""Actions looked at of every computer player."""
HASTE = 0.01
"""Seconds for each of its plans."""
THINKING = [(name, level) for name in CODES for level in levels(game(name)) if level != "random"]


def board_of(state: State) -> str:
    """What lies on the board; the action points of Tikal, which stand there too, are an amount of the seat."""
    board = dict(state.view(None)["board"])
    board.pop("ap", None)
    return json.dumps(board, sort_keys=True)


def undone(states: list[State], seat: int) -> bool:
    """Whether the last state brings back the board of an earlier one after another, and nothing was gained by it."""
    *before, now = [(board_of(state), state.holdings(seat)) for state in states]
    boards = [board for board, _ in before]
    return any(
        board == now[0] and set(boards[at:]) != {board} and all(now[1][unit] <= held[unit] for unit in held)
        for at, (board, held) in enumerate(before)
    )


def turns(name: str, level: str) -> Iterator[tuple[int, Record, list[State]]]:
    """After every action of a computer player, its seat, the game, and the states of the turn until then."""
    bot, rng, moves = bots.bot(game(name), level), Random(19), 0
    while moves < MOVES:
        record = Record.start(game(name), players=3)
        states: list[State] = []
        mark: object = None
        plan: list[Action] = []
        while moves < MOVES and (seat := record.state.mover) is not None:
            if seat == CHANCE:
                record, plan = record.play(draw(record.state, rng)), []
                continue
            if mark != (mark := (seat, turn(record))):
                states, plan = [], []
            states = states or [record.state]
            plan = plan or list(bots.decide(bot, record.state.observe(seat), rng, HASTE).actions)
            record, moves = record.play(plan.pop(0)), moves + 1
            states.append(record.state)
            yield seat, record, states


def test_walking_there_and_back_is_noticed() -> None:
    state = game("tikal").from_position({"seats": {"P1": {"pieces": {"a4": "W"}}}})
    there = state.play(game("tikal").notation.parse("move W a4-a5"))
    back = there.play(game("tikal").notation.parse("move W a5-a4"))
    assert undone([state, there, back], 0)
    assert not undone([state, there], 0)
    assert not undone([state, state], 0)


@pytest.mark.parametrize(("name", "level"), THINKING)
def test_no_computer_player_undoes_its_own_moves_in_a_turn(name: str, level: str) -> None:
    for seat, record, states in turns(name, level):
        assert not undone(states, seat), [str(action) for action in record.actions[-len(states) :]]
