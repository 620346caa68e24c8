"""Logs, reasons and scores as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from sacbe.bots import Reason, tell
from sacbe.core.contract import Game, State, seat_name
from sacbe.core.languages import Language
from sacbe.core.record import Record


def sentences(state: State, viewer: int | None, language: Language) -> Iterator[str]:
    """Yields what the last action did, as far as `viewer` may know."""
    texts = state.game.texts.into(language)
    for event in state.events:
        if event.visible_to(viewer):
            yield texts.tell(event.key, event.params)


def log_lines(record: Record, viewer: int | None, language: Language) -> Iterator[str]:
    """Yields the log of a record as far as `viewer` may know it, one line per action with its events."""
    for entry in record.log():
        text = record.states[entry.step - 1].disguise(entry.action, viewer)
        story = " ".join(sentences(record.states[entry.step], viewer, language))
        yield f"{entry.step:4}  {seat_name(entry.mover):6}  {text:24}  {story}"


def reason_lines(game: Game, reasons: Iterable[Reason], language: Language) -> Iterator[str]:
    """Yields the reasons for a plan, those for the coming actions first."""
    for later, group in groupby(reasons, key=lambda reason: reason.later):
        if later:
            yield "then, as things stand:"
        for reason in group:
            yield f"- {tell(game, reason, language)}"


def standing(state: State) -> str:
    """Returns the scores, and who is to move or has won."""
    scores = ", ".join(f"{seat_name(seat)} {score}" for seat, score in enumerate(state.scores))
    if state.mover is None:
        names = " and ".join(f"{seat_name(seat)}" for seat in state.winners)
        return f"Scores: {scores}. The game is over; {names} {'wins' if len(state.winners) == 1 else 'share the win'}."
    return f"Scores: {scores}. To move: {seat_name(state.mover)}."
