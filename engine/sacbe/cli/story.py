"""A game told in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from sacbe.bots import Reason, tell
from sacbe.core.contract import Game, State, seat_name
from sacbe.core.record import Record


def sentences(state: State, seat: int | None = None, everything: bool = False) -> Iterator[str]:
    """What the last action did, as far as `seat` (None: an observer) may know it."""
    for event in state.events:
        if everything or event.visible_to(seat):
            yield state.game.texts.tell(event.key, event.params)


def log_lines(record: Record) -> Iterator[str]:
    """The log of a record, one line per action with what came of it."""
    for entry in record.log():
        story = " ".join(sentences(record.states[entry.step], everything=True))
        yield f"{entry.step:4}  {seat_name(entry.mover):6}  {entry.action!s:24}  {story}"


def reason_lines(game: Game, reasons: Iterable[Reason]) -> Iterator[str]:
    """Why a computer player plans what it plans, certain things first."""
    for later, group in groupby(reasons, key=lambda reason: reason.later):
        if later:
            yield "then, as things stand:"
        for reason in group:
            yield f"- {tell(game, reason)}"


def standing(state: State) -> str:
    """Scores, and who is to move or has won."""
    scores = ", ".join(f"{seat_name(seat)} {score}" for seat, score in enumerate(state.scores))
    if state.mover is None:
        names = " and ".join(f"{seat_name(seat)}" for seat in state.winners)
        return f"Scores: {scores}. The game is over; {names} {'wins' if len(state.winners) == 1 else 'share the win'}."
    return f"Scores: {scores}. To move: {seat_name(state.mover)}."
