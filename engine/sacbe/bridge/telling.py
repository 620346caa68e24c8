"""What a viewer may be told: moments, the log and refusals as data; and what may be wrong with a request."""

from __future__ import annotations

import re
from random import Random

from sacbe.core.action import Action
from sacbe.core.contract import CHANCE, Json, State, seat_name
from sacbe.core.errors import IllegalAction, SacbeError
from sacbe.core.events import Refusal
from sacbe.core.record import Record
from sacbe.core.seats import ALL, viewer_name, viewers

_DIGITS = re.compile(r"[0-9a-fA-F]{16,}")


class BadRequest(SacbeError):
    """A request that is malformed or not possible now."""


class NoGame(SacbeError):
    """A request about the game when none is open."""


class NotToBeKnown(SacbeError):
    """A refusal whose reason is hidden from the viewer."""


class TooManyTables(SacbeError):
    """One more game than may be open at once."""


def generator(digits: str) -> Random:
    """A random generator seeded with the caller's hexadecimal digits."""
    if not _DIGITS.fullmatch(digits):
        raise BadRequest(f"random should be at least 16 hexadecimal digits, not {digits[:20]!r}")
    return Random(int(digits, 16))  # noqa: S311 - the digits are the page's, from crypto.getRandomValues


def whose_turn(state: State) -> str | None:
    """The seat that acts, or that chance acts for; None when the game is over."""
    return seat_name(state.seat if state.mover == CHANCE else state.mover)


def parsed(record: Record, texts: list[str]) -> list[Action]:
    """The actions that `texts` spell."""
    return [record.game.notation.parse(text) for text in texts]


def explainer(record: Record) -> int | None:
    """Who looks at an example: everybody where hands are hidden, because examples explain, else the public."""
    return ALL if record.game.hides else None


def viewer_of(record: Record, name: str) -> int | None:
    """The viewer called `name`: P1 and so on, `public` or `all`; raises BadRequest."""
    known = viewers(record.state.players)
    if name not in known:
        raise BadRequest(f"there is no viewer {name[:20]!r}; there are {', '.join(known)}")
    return known[name]


def moment_of(record: Record, viewer: int | None, since: int | None = None) -> dict[str, Json]:
    """What the page needs to draw one moment: the view, its step in the record, how many steps can be undone and
    redone, the last action, and the log since step `since`."""
    step = record.step
    return {
        "view": record.state.view(viewer),
        "step": step,
        "undo": undoable(record, viewer),
        "redo": len(record.actions) - step,
        "last": played_in(record, step, viewer) if step else None,
        "entries": [] if since is None else entries_of(record, viewer, since),
    }


def undoable(record: Record, viewer: int | None) -> int:
    """How many steps may fairly be taken back; where hands are hidden, none except for the seat that took them."""
    step = record.step
    if record.game.hides and step and viewer not in (record.states[step - 1].mover, ALL):
        return 0
    return step - record.undo_floor


def played_in(record: Record, step: int, viewer: int | None) -> dict[str, Json]:
    """Who acted in a step, and what they played."""
    before = record.states[step - 1]
    return {"mover": seat_name(before.mover), "text": before.disguise(record.actions[step - 1], viewer)}


def entries_of(record: Record, viewer: int | None, since: int) -> list[Json]:
    """The log after step `since` as data."""
    return [
        {
            "step": entry.step,
            **played_in(record, entry.step, viewer),
            "events": [event.as_data() for event in entry.events if event.visible_to(viewer)],
        }
        for entry in record.log(since)
    ]


def refusal_data(refusal: Refusal) -> dict[str, Json]:
    return {
        "rule": refusal.rule,
        "key": refusal.key,
        "params": dict(refusal.params),
        "reason": refusal.reason,
    }


def unfolded(state: State, actions: list[Action]) -> list[Action]:
    """Actions with the first one as the smaller actions that it stands for."""
    return [*state.unfold(actions[0]), *actions[1:]] if actions else []


def refused(state: State, action: Action) -> Refusal | None:
    """Why an action, or one that it stands for, is not legal."""
    *steps, last = state.unfold(action)
    for step in steps:
        if (refusal := state.why_not(step)) is not None:
            return refusal
        state = state.play(step)
    return state.why_not(last)


def try_out(state: State, actions: list[Action]) -> None:
    """Raises for an action that is not legal and, where hands are hidden, for one that follows a revealing action."""
    for number, action in enumerate(actions, 1):
        state = state.play(action)
        if state.game.hides and number < len(actions) and any(event.reveals for event in state.events):
            raise BadRequest(f"{str(action)!r} reveals something, so the actions after it need a request of their own")


def why_refused(record: Record, actions: list[Action], viewer: int | None) -> SacbeError:
    """The error for actions that cannot be played, found only from what the viewer may know."""
    try:
        state = record.state.observe(viewer).state
        try_out(state, unfolded(state, actions))
    except (IllegalAction, BadRequest) as error:
        return error
    return NotToBeKnown(f"this cannot be played, for a reason that is hidden from {viewer_name(viewer)}")


def knows_plan(record: Record, viewer: int | None) -> bool:
    """Whether a viewer may know everything the mover is thinking."""
    return not record.game.hides or viewer in (record.state.mover, ALL)
