"""The engine's only interface to the browser: JSON requests in, JSON answers out.

A request is an object with `do` and the fields that request needs; `REQUESTS` lists them, and
`site/js/engine/protocol.d.ts` types them with their answers. The answer is `{"ok": ...}` or
`{"error": {"name", "message"}}`, for a refused action also with `rule`, `key`, `params` and `reason`.
A request that fails changes nothing.

Every request that shows something names its `viewer` (a seat, `public` or `all`), and the answer contains only what
that viewer may know. Only `record` and `link` return the whole game; the page saves and shares them but never draws
from them. Randomness comes with the requests (`random`, hexadecimal digits): the engine has no generator of its own.

There is one session per table: a record, and the computer players that work on it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

from sacbe.bots.advisor import Advisor
from sacbe.core.action import Action
from sacbe.core.contract import CHANCE, Json, State, draw, seat_name
from sacbe.core.errors import IllegalAction, SacbeError
from sacbe.core.events import Event, Refusal
from sacbe.core.preview import preview
from sacbe.core.reading import read_json
from sacbe.core.record import Record
from sacbe.core.seats import ALL, viewer_name, viewers
from sacbe.games import game
from sacbe.links import from_link, to_link

LONGEST = 100_000
"""Characters in a request; far more than the page ever sends."""
MOST_TABLES = 64
"""Games that may be open at once."""
LONGEST_SLICE = 60
"""Seconds of thinking that one request may ask for."""
_DIGITS = re.compile(r"[0-9a-fA-F]{16,}")


class BadRequest(SacbeError):
    """A request that is malformed or not possible now."""


class NoGame(SacbeError):
    """A request about the game when none is open."""


class NotToBeKnown(SacbeError):
    """A refusal whose reason is hidden from the viewer."""


class TooManyTables(SacbeError):
    """One more game than may be open at once."""


class Session:
    """The record on one table, and the computer players that work on it."""

    def __init__(self) -> None:
        self._record: Record | None = None
        self.advisor = Advisor()

    @property
    def is_open(self) -> bool:
        """Whether there is a game on the table."""
        return self._record is not None

    @property
    def record(self) -> Record:
        """The open game; raises NoGame if there is none."""
        if self._record is None:
            raise NoGame("no game is open; ask for 'new' or 'open' first")
        return self._record

    # --- beginning and ending

    def new(self, name: str, options: dict[str, Any], viewer: str) -> Json:
        """Starts a game."""
        return self._begin(Record.start(game(name), **options), viewer)

    def open(self, link: str, viewer: str, actions: list[str] | None = None, step: int | None = None) -> Json:
        """Opens the game in a link and plays `actions` from there, all or none of them; then goes back to `step`, if it
        is given, so that the later actions can be redone."""
        record = from_link(link)
        record = record.play_all(_parsed(record, actions or []))
        return self._begin(record if step is None else record.at(step), viewer)

    def _begin(self, record: Record, viewer: str) -> Json:
        """Puts a record on the table in place of the one before."""
        looks = _viewer(record, viewer)
        opened = {**_moment(record, looks), "log": _entries(record, looks, 0)}
        self._record = record
        self.advisor.forget()
        return opened

    def close(self) -> Json:
        """Closes the game."""
        self._record = None
        self.advisor.forget()

    # --- looking

    def moment(self, viewer: str) -> Json:
        """The game as it is now."""
        return _moment(self.record, _viewer(self.record, viewer))

    def look(self, step: int, viewer: str) -> Json:
        """The game as it was after `step` actions; nothing changes."""
        return _moment(self.record.at(step).cut(), _viewer(self.record, viewer))

    def log(self, viewer: str, since: int = 0) -> Json:
        """The log of everything played after step `since`."""
        return _entries(self.record, _viewer(self.record, viewer), since)

    def why_not(self, text: str, viewer: str) -> Json:
        """Why an action is refused, as far as the viewer can know, or None if it is legal."""
        state = self.record.state.observe(_viewer(self.record, viewer)).state
        refusal = state.why_not(state.game.notation.parse(text))
        return None if refusal is None else _refusal(refusal)

    def preview(self, viewer: str, offers: list[list[str]]) -> Json:
        """What each of these offers would certainly change for the mover, as far as the viewer can know."""
        state = self.record.state.observe(_viewer(self.record, viewer)).state
        return [preview(state, _parsed(self.record, actions)) for actions in offers]

    # --- saving

    def course(self, step: int | None = None) -> Json:
        """The game as it is saved: now, with the actions that can be redone, or as it was after `step`."""
        record = self.record if step is None else self.record.at(step).cut()
        texts = [str(action) for action in record.actions]
        return {"start": to_link(record.at(0)), "actions": texts[: record.step], "redo": texts[record.step :]}

    def link(self, step: int | None = None) -> Json:
        """The link of the game as it is now, or as it was after `step`."""
        return to_link(self.record if step is None else self.record.at(step))

    # --- playing

    def play(self, actions: list[str], viewer: str) -> Json:
        """Plays actions in order, all or none of them.

        Where hands are hidden from the viewer, an action that reveals something must come last: otherwise the legality
        of the actions after it would tell the secret without its being played.
        """
        record, looks = self.record, _viewer(self.record, viewer)
        chosen = _parsed(record, actions)
        try:
            if record.game.hides and looks != ALL:
                _try(record.state, chosen)
            played = record.play_all(chosen)
        except (IllegalAction, BadRequest):
            raise _why_refused(record, chosen, looks) from None
        return self._go_on(played, looks)

    def chance(self, random: str, viewer: str) -> Json:
        """Plays one chance action, drawn with the page's randomness."""
        record, looks = self.record, _viewer(self.record, viewer)
        if record.state.mover != CHANCE:
            raise BadRequest(f"chance is not to move; the mover is {seat_name(record.state.mover) or 'nobody'}")
        return self._go_on(record.play(draw(record.state, _generator(random))), looks)

    def undo(self, viewer: str, seat: str | None = None) -> Json:
        """Takes back the last step, if that is fair; with `seat`, only if that seat made the decision."""
        record, looks = self.record, _viewer(self.record, viewer)
        if not _undoable(record, looks):
            raise BadRequest(
                "nothing can be taken back: another seat or chance has acted since, or something hidden was revealed"
            )
        decided = seat_name(record.states[record.step - 1].mover)
        if seat is not None and seat != decided:
            raise BadRequest(f"only {decided} can take back the last decision, not {seat[:20]!r}")
        self._record = record.undo()
        return _moment(self.record, looks)

    def redo(self, viewer: str) -> Json:
        """Plays again what was taken back last."""
        record, looks = self.record, _viewer(self.record, viewer)
        if record.step == len(record.actions):
            raise BadRequest("there is nothing to redo")
        return self._go_on(record.redo(), looks)

    def _go_on(self, record: Record, viewer: int | None) -> Json:
        """Makes `record` the current one; returns the new moment with what was played since the old one."""
        since = self.record.step
        moment = _moment(record, viewer, since)
        self._record = record
        return moment

    # --- computer players

    def think(self, level: str, seconds: float, random: str, viewer: str) -> Json:
        """Lets a computer player think about the mover's turn for a slice of time; the next call continues.

        The answer has the best plan so far, whether the search is complete, and for how many more seconds the player
        would like to think. That time is for the whole turn, even if it is interrupted. The actions are meant for
        `play` and must not be shown; the reasons are limited to what the viewer may know.
        """
        record, looks = self._decision(), _viewer(self.record, viewer)
        return self.advisor.think(record, level, seconds, _generator(random), _knows_plan(record, looks))

    def hint(self, seconds: float, random: str, viewer: str) -> Json:
        """The same by the strongest computer player, for the person to move; each hint has the time of a turn."""
        record, looks = self._decision(), _viewer(self.record, viewer)
        if looks not in (record.state.mover, ALL):
            raise BadRequest(f"a hint is for {seat_name(record.state.mover)}, who is to move, not for {viewer}")
        return self.advisor.hint(record, seconds, _generator(random))

    def _decision(self) -> Record:
        """The record, if a seat is to move; raises BadRequest otherwise."""
        mover = self.record.state.mover
        if mover is None or mover == CHANCE:
            raise BadRequest(f"no seat is to move; the mover is {seat_name(mover) or 'nobody'}")
        return self.record

    def review(self, seconds: float, random: str, viewer: str) -> Json:
        """Judges the turns up to the current step for a slice of time; the next call continues.

        The answer has the verdicts found since the last request, whether these are all, and the progress. A review
        gives away hidden hands, so a game that has them can be reviewed only when it is over.
        """
        _viewer(self.record, viewer)
        if self.record.game.hides and self.record.state.mover is not None:
            raise BadRequest("a game with hidden hands can be reviewed only when it is over")
        return self.advisor.review(self.record, seconds, _generator(random))


def _generator(digits: str) -> Random:
    """A random generator seeded with the caller's hexadecimal digits."""
    if not _DIGITS.fullmatch(digits):
        raise BadRequest(f"random should be at least 16 hexadecimal digits, not {digits[:20]!r}")
    return Random(int(digits, 16))  # noqa: S311 - the digits are the page's, from crypto.getRandomValues


def _parsed(record: Record, texts: list[str]) -> list[Action]:
    """The actions that `texts` spell."""
    return [record.game.notation.parse(text) for text in texts]


def _viewer(record: Record, name: str) -> int | None:
    """The viewer called `name`: P1 and so on, `public` or `all`; raises BadRequest."""
    known = viewers(record.state.players)
    if name not in known:
        raise BadRequest(f"there is no viewer {name[:20]!r}; there are {', '.join(known)}")
    return known[name]


def _moment(record: Record, viewer: int | None, since: int | None = None) -> dict[str, Json]:
    """What the page needs to draw one moment: the view, its step in the record, how many steps can be undone and
    redone, the last action, and the log since step `since`."""
    step = record.step
    return {
        "view": record.state.view(viewer),
        "step": step,
        "undo": _undoable(record, viewer),
        "redo": len(record.actions) - step,
        "last": _played(record, step, viewer) if step else None,
        "entries": [] if since is None else _entries(record, viewer, since),
    }


def _undoable(record: Record, viewer: int | None) -> int:
    """How many steps may fairly be taken back; where hands are hidden, none except for the seat that took them."""
    step = record.step
    if record.game.hides and step and viewer not in (record.states[step - 1].mover, ALL):
        return 0
    return step - record.undo_floor


def _played(record: Record, step: int, viewer: int | None) -> dict[str, Json]:
    """Who acted in a step, and what they played."""
    before = record.states[step - 1]
    return {"mover": seat_name(before.mover), "text": before.disguise(record.actions[step - 1], viewer)}


def _entries(record: Record, viewer: int | None, since: int) -> list[Json]:
    """The log after step `since` as data."""
    return [
        {
            "step": entry.step,
            **_played(record, entry.step, viewer),
            "events": [_event(event) for event in entry.events if event.visible_to(viewer)],
        }
        for entry in record.log(since)
    ]


def _event(event: Event) -> dict[str, Json]:
    return {"key": event.key, "rule": event.rule, "params": dict(event.params)}


def _refusal(refusal: Refusal) -> dict[str, Json]:
    return {
        "rule": refusal.rule,
        "key": refusal.key,
        "params": dict(refusal.params),
        "reason": refusal.reason,
    }


def _try(state: State, actions: list[Action]) -> None:
    """Raises for an action that is not legal and, where hands are hidden, for one that follows a revealing action."""
    for number, action in enumerate(actions, 1):
        state = state.play(action)
        if state.game.hides and number < len(actions) and any(event.reveals for event in state.events):
            raise BadRequest(f"{str(action)!r} reveals something, so the actions after it need a request of their own")


def _why_refused(record: Record, actions: list[Action], viewer: int | None) -> SacbeError:
    """The error for actions that cannot be played, found only from what the viewer may know."""
    try:
        _try(record.state.observe(viewer).state, actions)
    except (IllegalAction, BadRequest) as error:
        return error
    return NotToBeKnown(f"this cannot be played, for a reason that is hidden from {viewer_name(viewer)}")


def _knows_plan(record: Record, viewer: int | None) -> bool:
    """Whether a viewer may know everything the mover is thinking."""
    return not record.game.hides or viewer in (record.state.mover, ALL)


class Request(NamedTuple):
    """A request: the method that answers it, its required fields and its optional fields."""

    answer: Callable[..., Json]
    needs: Mapping[str, type]
    may: Mapping[str, type] = {}


REQUESTS: dict[str, Request] = {
    "new": Request(Session.new, {"name": str, "options": dict, "viewer": str}),
    "open": Request(Session.open, {"link": str, "viewer": str}, {"actions": list, "step": int}),
    "close": Request(Session.close, {}),
    "moment": Request(Session.moment, {"viewer": str}),
    "look": Request(Session.look, {"step": int, "viewer": str}),
    "log": Request(Session.log, {"viewer": str}, {"since": int}),
    "why_not": Request(Session.why_not, {"text": str, "viewer": str}),
    "preview": Request(Session.preview, {"viewer": str, "offers": list}),
    "record": Request(Session.course, {}, {"step": int}),
    "link": Request(Session.link, {}, {"step": int}),
    "play": Request(Session.play, {"actions": list, "viewer": str}),
    "chance": Request(Session.chance, {"random": str, "viewer": str}),
    "undo": Request(Session.undo, {"viewer": str}, {"seat": str}),
    "redo": Request(Session.redo, {"viewer": str}),
    "think": Request(Session.think, {"level": str, "seconds": float, "random": str, "viewer": str}),
    "hint": Request(Session.hint, {"seconds": float, "random": str, "viewer": str}),
    "review": Request(Session.review, {"seconds": float, "random": str, "viewer": str}),
}

_tables: dict[str, Session] = {}


def call(text: str, table: str = "") -> str:
    """Returns the answer to a request about the game on one of the tables; bad input gives an error answer."""
    session = _tables.get(table)
    if session is None:
        if len(_tables) >= MOST_TABLES:
            return _written({"error": _error(TooManyTables(f"{MOST_TABLES} games are open; close one first"))})
        session = Session()
    reply = answer(session, text)
    if session.is_open:
        _tables[table] = session
    else:
        _tables.pop(table, None)
    return reply


def answer(session: Session, text: str) -> str:
    """Returns the answer of one session to a request."""
    try:
        found = {"ok": _dispatch(session, text)}
    except SacbeError as error:
        found = {"error": _error(error)}
    return _written(found)


def _written(found: dict[str, Json]) -> str:
    """An answer as JSON text."""
    return json.dumps(found, ensure_ascii=True, separators=(",", ":"))


def _dispatch(session: Session, text: str) -> Json:
    """Reads a request strictly and answers it; raises SacbeError."""
    if len(text) > LONGEST:
        raise BadRequest(f"a request has at most {LONGEST} characters; this one has {len(text)}")
    fields = read_json(text, BadRequest)
    if not isinstance(fields, dict) or not isinstance(fields.get("do"), str):
        raise BadRequest("a request is a JSON object with 'do' and the fields of that request")
    name = fields.pop("do")
    if name not in REQUESTS:
        raise BadRequest(f"there is no request {name[:40]!r}; there are {', '.join(REQUESTS)}")
    request = REQUESTS[name]
    for key in request.needs:
        if key not in fields:
            raise BadRequest(f"{name!r} needs the field {key!r}")
    for key, value in fields.items():
        _check(name, key, value, request)
    return request.answer(session, **fields)


def _check(name: str, key: str, value: Json, request: Request) -> None:
    """Raises BadRequest for an unknown field or one of the wrong type."""
    wanted = request.needs.get(key) or request.may.get(key)
    if wanted is None:
        known = ", ".join((*request.needs, *request.may)) or "none"
        raise BadRequest(f"{name!r} has no field {key[:40]!r}; it has {known}")
    fits = type(value) is wanted or (wanted is float and type(value) is int)
    if key == "offers" and fits:
        fits = all(isinstance(each, list) and _all_texts(each) for each in value)
    elif wanted is list and fits:
        fits = _all_texts(value)
    if not fits:
        raise BadRequest(f"{name!r}: the field {key!r} has the wrong type; it should be of type {wanted.__name__}")
    # Written with `not` so that NaN is refused too.
    if wanted is float and not 0 <= value <= LONGEST_SLICE:
        raise BadRequest(f"{name!r}: the field {key!r} should be a number of seconds from 0 to {LONGEST_SLICE}")


def _all_texts(values: list[Json]) -> bool:
    """Whether a list holds only strings."""
    return all(isinstance(each, str) for each in values)


def _error(error: SacbeError) -> dict[str, Json]:
    """An error as data; a refused action also has its rule and reason."""
    problem: dict[str, Json] = {"name": type(error).__name__, "message": str(error)}
    if isinstance(error, IllegalAction):
        problem |= _refusal(error.refusal)
    return problem
