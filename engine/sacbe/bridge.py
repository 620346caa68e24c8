"""The one door to the browser: a request as JSON text in, a response as JSON text out.

A request is an object with `do` and the fields that request needs; `REQUESTS` lists them. The answer is
`{"ok": ...}` or `{"error": {"name", "message"}}`, for a refused action also with `rule`, `key` and `params`.
A request that fails changes nothing. The door holds one session: one record, and the computer players who look
at it. Randomness comes with the requests (`random`, hexadecimal digits), because the engine owns no generator.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

from sacbe.bots import ladder
from sacbe.bots.advisor import Advisor
from sacbe.core.contract import CHANCE, Json, draw, seat_name
from sacbe.core.errors import IllegalAction, SacbeError
from sacbe.core.events import Event, Refusal
from sacbe.core.reading import read_json
from sacbe.core.record import Entry, Record
from sacbe.core.seats import seat_names
from sacbe.games import CODES, game
from sacbe.links import from_link, to_link

LONGEST = 100_000
"""Characters of a request; nothing the page sends comes near."""
LONGEST_SLICE = 60
"""Seconds that a request may ask a computer player to think."""
_DIGITS = re.compile(r"[0-9a-fA-F]{16,}")


class BadRequest(SacbeError):
    """A request that this door does not understand."""


class NoGame(SacbeError):
    """A request about the game before one was begun or opened."""


class Session:
    """The record the page looks at, and the computer players who look at it."""

    def __init__(self) -> None:
        self._record: Record | None = None
        self.advisor = Advisor()

    @property
    def record(self) -> Record:
        """The game that is open."""
        if self._record is None:
            raise NoGame("no game is open; ask for 'new' or 'open' first")
        return self._record

    def _begin(self, record: Record) -> Json:
        """Another game, or another course of this one, is on the table."""
        self._record = record
        self.advisor.forget()
        return self.moment()

    # --- beginning

    def games(self) -> Json:
        """Every game of the house with its options and its computer players, weak to strong."""
        return [
            {
                "game": name,
                "options": [{"key": o.key, "choices": o.choices, "default": o.default} for o in game(name).options],
                "levels": ladder.levels(game(name)),
            }
            for name in CODES
        ]

    def texts(self, name: str) -> Json:
        """The English sentences of one game's events, refusals and computer players, as Fluent source."""
        return {"game": game(name).texts.source, "bots": ladder.texts(game(name))}

    def facts(self, name: str) -> Json:
        """The fixed data of one game: costs, supplies, points of a turn."""
        return game(name).facts()

    def new(self, name: str, options: dict[str, Any]) -> Json:
        """Begin a game."""
        return self._begin(Record.start(game(name), **options))

    def open(self, link: str, actions: list[str] | None = None, step: int | None = None) -> Json:
        """Open the game in a link and play `actions` from there, all or nothing; then go back to `step`, if one is
        named, so that what was taken back can be done again."""
        record = from_link(link)
        parse = record.game.notation.parse
        record = record.play_all([parse(text) for text in actions or ()])
        return self._begin(record if step is None else record.at(step))

    # --- looking

    def moment(self, seat: str = "mover") -> Json:
        """The game as it is now."""
        return _moment(self.record, seat)

    def look(self, step: int, seat: str = "mover") -> Json:
        """The game as it was after `step` actions; nothing changes."""
        return _moment(self.record.at(step).cut(), seat)

    def log(self, since: int = 0) -> Json:
        """Everything played after step `since`, line by line."""
        return [_entry(entry) for entry in self.record.log() if entry.step > since]

    def link(self, step: int | None = None) -> Json:
        """The link of the game at this moment, or at a past one."""
        return to_link(self.record if step is None else self.record.at(step))

    def why_not(self, text: str) -> Json:
        """Why an action is refused, or nothing if it is legal."""
        state = self.record.state
        refusal = state.why_not(state.game.notation.parse(text))
        return None if refusal is None else _refusal(refusal)

    # --- playing

    def play(self, actions: list[str]) -> Json:
        """Play actions in order, all or none of them."""
        before = self.record.step
        parse = self.record.game.notation.parse
        self._record = self.record.play_all([parse(text) for text in actions])
        return _moment(self.record, "mover", before)

    def chance(self, random: str) -> Json:
        """Let chance act once, with the page's randomness."""
        record = self.record
        if record.state.mover != CHANCE:
            raise BadRequest(f"it is not for chance to act but for {seat_name(record.state.mover) or 'nobody'}")
        self._record = record.play(draw(record.state, _generator(random)))
        return _moment(self.record, "mover", record.step)

    def undo(self, seat: str | None = None) -> Json:
        """One step back, within what may fairly be taken back; with `seat` only if that seat decided it."""
        record = self.record
        if record.step <= record.undo_floor:
            raise BadRequest(
                "nothing can be taken back here: another seat or chance has acted, or something hidden was shown"
            )
        decided = seat_name(record.states[record.step - 1].mover)
        if seat is not None and seat != decided:
            raise BadRequest(f"the last decision is {decided}'s to take back, not that of {seat[:20]!r}")
        self._record = record.undo()
        return self.moment()

    def redo(self) -> Json:
        """One step forward again."""
        if self.record.step == len(self.record.actions):
            raise BadRequest("nothing was taken back")
        before = self.record.step
        self._record = self.record.redo()
        return _moment(self.record, "mover", before)

    # --- computer players

    def think(self, level: str, seconds: float, random: str) -> Json:
        """Let a computer player think about the mover's turn for a slice of time; asked again it goes on.

        The answer has the best plan so far, whether there is nothing left to find, and for how many seconds the
        player would like to go on. The time a player likes is for the whole turn, whatever interrupts it.
        """
        return self.advisor.think(self._decision(), level, seconds, _generator(random))

    def hint(self, seconds: float, random: str) -> Json:
        """The same by the best computer player, for a person: every hint has the time of a whole turn."""
        return self.advisor.hint(self._decision(), seconds, _generator(random))

    def _decision(self) -> Record:
        """The record, if it is for a seat to decide."""
        mover = self.record.state.mover
        if mover is None or mover == CHANCE:
            raise BadRequest(f"no seat has a decision to make; the mover is {seat_name(mover) or 'nobody'}")
        return self.record

    def review(self, seconds: float, random: str) -> Json:
        """Judge every turn up to the moment looked at for a slice of time; asked again it goes on.

        The answer has the verdicts found since the last request, whether that is all, and how far it got.
        """
        if self.record.game.hides and self.record.state.mover is not None:
            raise BadRequest("a game with hidden hands can be reviewed when it is over")
        return self.advisor.review(self.record, seconds, _generator(random))


def _generator(digits: str) -> Random:
    """A generator from the caller's hexadecimal digits."""
    if not _DIGITS.fullmatch(digits):
        raise BadRequest(f"random digits are hexadecimal, 16 or more of them, not {digits[:20]!r}")
    return Random(int(digits, 16))  # noqa: S311 - the digits are the page's, from crypto.getRandomValues


def _moment(record: Record, seat: str, since: int | None = None) -> dict[str, Json]:
    """What the page needs to draw one moment: the view of `seat`, where in the record it is, how many steps can be
    taken back, which actions can be done again, who decided last, and what was played after step `since`."""
    state, step = record.state, record.step
    last = record.states[step - 1].mover if step else None
    return {
        "view": state.view(_seat(record, seat)),
        "step": step,
        "undo": step - record.undo_floor,
        "redo": [str(action) for action in record.actions[step:]],
        "last": {"mover": seat_name(last), "text": str(record.actions[step - 1])} if step else None,
        "entries": [] if since is None else [_entry(e) for e in record.log() if e.step > since],
    }


def _seat(record: Record, name: str) -> int | None:
    """The seat a view is asked for: P1 and so on, `mover`, or `nobody` for an observer."""
    mover = record.state.mover
    if name == "mover":
        return None if mover == CHANCE else mover
    if name == "nobody":
        return None
    seats = seat_names(record.state.players)
    if name not in seats:
        raise BadRequest(f"there is no seat {name[:20]!r}; there are {', '.join(seats)}, mover and nobody")
    return seats.index(name)


def _entry(entry: Entry) -> dict[str, Json]:
    """A line of the log as data; only what everybody may know."""
    return {
        "step": entry.step,
        "mover": seat_name(entry.mover),
        "text": str(entry.action),
        "events": [_event(event) for event in entry.events if event.visible_to(None)],
    }


def _event(event: Event) -> dict[str, Json]:
    return {"key": event.key, "rule": event.rule, "params": dict(event.params)}


def _refusal(refusal: Refusal) -> dict[str, Json]:
    return {
        "rule": refusal.rule,
        "key": refusal.key,
        "params": dict(refusal.params),
        "reason": refusal.reason,
    }


class Request(NamedTuple):
    """A request: who answers it, the fields it needs, and the fields it may have."""

    answer: Callable[..., Json]
    needs: Mapping[str, type]
    may: Mapping[str, type] = {}


REQUESTS: dict[str, Request] = {
    "games": Request(Session.games, {}),
    "texts": Request(Session.texts, {"name": str}),
    "facts": Request(Session.facts, {"name": str}),
    "new": Request(Session.new, {"name": str, "options": dict}),
    "open": Request(Session.open, {"link": str}, {"actions": list, "step": int}),
    "moment": Request(Session.moment, {}, {"seat": str}),
    "look": Request(Session.look, {"step": int}, {"seat": str}),
    "log": Request(Session.log, {}, {"since": int}),
    "link": Request(Session.link, {}, {"step": int}),
    "why_not": Request(Session.why_not, {"text": str}),
    "play": Request(Session.play, {"actions": list}),
    "chance": Request(Session.chance, {"random": str}),
    "undo": Request(Session.undo, {}, {"seat": str}),
    "redo": Request(Session.redo, {}),
    "think": Request(Session.think, {"level": str, "seconds": float, "random": str}),
    "hint": Request(Session.hint, {"seconds": float, "random": str}),
    "review": Request(Session.review, {"seconds": float, "random": str}),
}

_session = Session()


def call(text: str) -> str:
    """The answer to one request; never raises for what a caller can get wrong."""
    return answer(_session, text)


def answer(session: Session, text: str) -> str:
    """The answer of one session to a request."""
    try:
        found = {"ok": _dispatch(session, text)}
    except SacbeError as error:
        found = {"error": _error(error)}
    return json.dumps(found, ensure_ascii=True, separators=(",", ":"))


def _dispatch(session: Session, text: str) -> Json:
    """Read a request strictly and have it answered."""
    if len(text) > LONGEST:
        raise BadRequest(f"a request has at most {LONGEST} characters, this has {len(text)}")
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
    """Refuse a field that a request does not have, or of another type."""
    wanted = request.needs.get(key) or request.may.get(key)
    if wanted is None:
        known = ", ".join((*request.needs, *request.may)) or "none"
        raise BadRequest(f"{name!r} has no field {key[:40]!r}; it has {known}")
    fits = type(value) is wanted or (wanted is float and type(value) is int)
    if not fits or (wanted is list and not all(isinstance(each, str) for each in value)):
        raise BadRequest(f"{name!r}: the field {key!r} has the wrong type; it is of type {wanted.__name__}")
    # `not` also where a comparison with NaN is false.
    if wanted is float and not 0 <= value <= LONGEST_SLICE:
        raise BadRequest(f"{name!r}: the field {key!r} is a number of seconds from 0 to {LONGEST_SLICE}")


def _error(error: SacbeError) -> dict[str, Json]:
    """An error as data, with the rule if a rule refused."""
    problem: dict[str, Json] = {"name": type(error).__name__, "message": str(error)}
    if isinstance(error, IllegalAction):
        problem |= _refusal(error.refusal)
    return problem
