"""The one door to the browser: a request as JSON text in, a response as JSON text out.

A request is an object with `do` and the fields that request needs; `REQUESTS` lists them, and
`site/js/engine/protocol.d.ts` types them with their answers. The answer is `{"ok": ...}` or
`{"error": {"name", "message"}}`, for a refused action also with `rule`, `key`, `params` and `reason`.
A request that fails changes nothing. Whoever asks to see something says as whom he looks (`viewer`: a seat, `public` or
`all`), and is told nothing that this viewer may not know; only `record` and `link` hold the whole game, and nothing is
drawn from them. Randomness comes with the requests (`random`, hexadecimal digits): the engine owns no generator.
The door keeps one session for each table: one record, and the computer players who look at it.
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
"""Characters of a request; nothing the page sends comes near."""
MOST_TABLES = 64
"""Games that may be open at once."""
LONGEST_SLICE = 60
"""Seconds that a request may ask a computer player to think."""
_DIGITS = re.compile(r"[0-9a-fA-F]{16,}")


class BadRequest(SacbeError):
    """A request that this door does not understand."""


class NoGame(SacbeError):
    """A request about the game before one was begun or opened."""


class NotToBeKnown(SacbeError):
    """A refusal whose reason is hidden from the viewer."""


class TooManyTables(SacbeError):
    """One more game than may be open at once."""


class Session:
    """The record on one table, and the computer players who look at it."""

    def __init__(self) -> None:
        self._record: Record | None = None
        self.advisor = Advisor()

    @property
    def is_open(self) -> bool:
        """Whether there is a game on the table."""
        return self._record is not None

    @property
    def record(self) -> Record:
        """The game that is open."""
        if self._record is None:
            raise NoGame("no game is open; ask for 'new' or 'open' first")
        return self._record

    # --- beginning and ending

    def new(self, name: str, options: dict[str, Any], viewer: str) -> Json:
        """Begin a game."""
        return self._begin(Record.start(game(name), **options), viewer)

    def open(self, link: str, viewer: str, actions: list[str] | None = None, step: int | None = None) -> Json:
        """Open the game in a link and play `actions` from there, all or nothing; then go back to `step`, if one is
        named, so that what was taken back can be done again."""
        record = from_link(link)
        record = record.play_all(_parsed(record, actions or []))
        return self._begin(record if step is None else record.at(step), viewer)

    def _begin(self, record: Record, viewer: str) -> Json:
        """Another game, or another course of this one, is on the table."""
        looks = _viewer(record, viewer)
        opened = {**_moment(record, looks), "log": _entries(record, looks, 0)}
        self._record = record
        self.advisor.forget()
        return opened

    def close(self) -> Json:
        """Take the game off the table."""
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
        """Everything played after step `since`, line by line."""
        return _entries(self.record, _viewer(self.record, viewer), since)

    def why_not(self, text: str, viewer: str) -> Json:
        """Why an action is refused, or nothing if it is legal, as far as the viewer can know."""
        state = self.record.state.observe(_viewer(self.record, viewer)).state
        refusal = state.why_not(state.game.notation.parse(text))
        return None if refusal is None else _refusal(refusal)

    def preview(self, viewer: str, offers: list[list[str]]) -> Json:
        """What each of these offers would certainly change for the mover, as far as the viewer can know."""
        state = self.record.state.observe(_viewer(self.record, viewer)).state
        return [preview(state, _parsed(self.record, actions)) for actions in offers]

    # --- keeping

    def course(self, step: int | None = None) -> Json:
        """The game as it is kept: at this moment with what was taken back, or at a past one without what came later."""
        record = self.record if step is None else self.record.at(step).cut()
        texts = [str(action) for action in record.actions]
        return {"start": to_link(record.at(0)), "actions": texts[: record.step], "redo": texts[record.step :]}

    def link(self, step: int | None = None) -> Json:
        """The link of the game at this moment, or at a past one."""
        return to_link(self.record if step is None else self.record.at(step))

    # --- playing

    def play(self, actions: list[str], viewer: str) -> Json:
        """Play actions in order, all or none of them; where hands are hidden from the viewer, one that reveals
        something comes last, or else whether the next ones are legal would tell it without its being played."""
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
        """Let chance act once, with the page's randomness."""
        record, looks = self.record, _viewer(self.record, viewer)
        if record.state.mover != CHANCE:
            raise BadRequest(f"it is not for chance to act but for {seat_name(record.state.mover) or 'nobody'}")
        return self._go_on(record.play(draw(record.state, _generator(random))), looks)

    def undo(self, viewer: str, seat: str | None = None) -> Json:
        """One step back, within what may fairly be taken back; with `seat` only if that seat decided it."""
        record, looks = self.record, _viewer(self.record, viewer)
        if not _undoable(record, looks):
            raise BadRequest(
                "nothing can be taken back here: another seat or chance has acted, or something hidden was shown"
            )
        decided = seat_name(record.states[record.step - 1].mover)
        if seat is not None and seat != decided:
            raise BadRequest(f"the last decision is {decided}'s to take back, not that of {seat[:20]!r}")
        self._record = record.undo()
        return _moment(self.record, looks)

    def redo(self, viewer: str) -> Json:
        """One step forward again."""
        record, looks = self.record, _viewer(self.record, viewer)
        if record.step == len(record.actions):
            raise BadRequest("nothing was taken back")
        return self._go_on(record.redo(), looks)

    def _go_on(self, record: Record, viewer: int | None) -> Json:
        """The game goes on: its new moment, with what was played since the old one."""
        since = self.record.step
        moment = _moment(record, viewer, since)
        self._record = record
        return moment

    # --- computer players

    def think(self, level: str, seconds: float, random: str, viewer: str) -> Json:
        """Let a computer player think about the mover's turn for a slice of time; asked again it goes on.

        The answer has the best plan so far, whether there is nothing left to find, and for how many seconds the
        player would like to go on. The time a player likes is for the whole turn, whatever interrupts it. The actions
        are for `play` and for nobody's eyes; the reasons are only those that the viewer may know.
        """
        record, looks = self._decision(), _viewer(self.record, viewer)
        return self.advisor.think(record, level, seconds, _generator(random), _knows_plan(record, looks))

    def hint(self, seconds: float, random: str, viewer: str) -> Json:
        """The same by the best computer player, for the person who is to move: every hint has the time of a turn."""
        record, looks = self._decision(), _viewer(self.record, viewer)
        if looks not in (record.state.mover, ALL):
            raise BadRequest(f"a hint is for {seat_name(record.state.mover)}, who is to move, not for {viewer}")
        return self.advisor.hint(record, seconds, _generator(random))

    def _decision(self) -> Record:
        """The record, if it is for a seat to decide."""
        mover = self.record.state.mover
        if mover is None or mover == CHANCE:
            raise BadRequest(f"no seat has a decision to make; the mover is {seat_name(mover) or 'nobody'}")
        return self.record

    def review(self, seconds: float, random: str, viewer: str) -> Json:
        """Judge every turn up to the moment looked at for a slice of time; asked again it goes on.

        The answer has the verdicts found since the last request, whether that is all, and how far it got. Where hands
        are hidden it tells so much of them that it has to wait for the end.
        """
        _viewer(self.record, viewer)
        if self.record.game.hides and self.record.state.mover is not None:
            raise BadRequest("a game with hidden hands can be reviewed when it is over")
        return self.advisor.review(self.record, seconds, _generator(random))


def _generator(digits: str) -> Random:
    """A generator from the caller's hexadecimal digits."""
    if not _DIGITS.fullmatch(digits):
        raise BadRequest(f"random digits are hexadecimal, 16 or more of them, not {digits[:20]!r}")
    return Random(int(digits, 16))  # noqa: S311 - the digits are the page's, from crypto.getRandomValues


def _parsed(record: Record, texts: list[str]) -> list[Action]:
    """Actions read from their notation."""
    return [record.game.notation.parse(text) for text in texts]


def _viewer(record: Record, name: str) -> int | None:
    """Who looks: P1 and so on, `public` or `all`."""
    known = viewers(record.state.players)
    if name not in known:
        raise BadRequest(f"there is no viewer {name[:20]!r}; there are {', '.join(known)}")
    return known[name]


def _moment(record: Record, viewer: int | None, since: int | None = None) -> dict[str, Json]:
    """What the page needs to draw one moment: the view, where in the record it is, how many steps can be taken back
    and done again, who decided last, and what was played after step `since`."""
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
    """How many steps may fairly be taken back; where hands are hidden, only who decided them can tell."""
    step = record.step
    if record.game.hides and step and viewer not in (record.states[step - 1].mover, ALL):
        return 0
    return step - record.undo_floor


def _played(record: Record, step: int, viewer: int | None) -> dict[str, Json]:
    """Who acted in a step, and how."""
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
    """Refuse actions that are not legal and, where hands are hidden, those that go on after something was revealed."""
    for number, action in enumerate(actions, 1):
        state = state.play(action)
        if state.game.hides and number < len(actions) and any(event.reveals for event in state.events):
            raise BadRequest(f"{str(action)!r} reveals something; what follows comes in a request of its own")


def _why_refused(record: Record, actions: list[Action], viewer: int | None) -> SacbeError:
    """Why these actions cannot be played, found in what the viewer may know."""
    try:
        _try(record.state.observe(viewer).state, actions)
    except (IllegalAction, BadRequest) as error:
        return error
    return NotToBeKnown(f"this cannot be played, and {viewer_name(viewer)} may not know why")


def _knows_plan(record: Record, viewer: int | None) -> bool:
    """Whether a viewer may know all that the mover thinks."""
    return not record.game.hides or viewer in (record.state.mover, ALL)


class Request(NamedTuple):
    """A request: who answers it, the fields it needs, and the fields it may have."""

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
    """The answer to a request about the game on one of the tables; never raises for what a caller can get wrong."""
    session = _tables.get(table)
    if session is None:
        if len(_tables) >= MOST_TABLES:
            return _written({"error": _error(TooManyTables(f"{MOST_TABLES} games are open; close one first"))})
        session = Session()
    told = answer(session, text)
    if session.is_open:
        _tables[table] = session
    else:
        _tables.pop(table, None)
    return told


def answer(session: Session, text: str) -> str:
    """The answer of one session to a request."""
    try:
        found = {"ok": _dispatch(session, text)}
    except SacbeError as error:
        found = {"error": _error(error)}
    return _written(found)


def _written(found: dict[str, Json]) -> str:
    """An answer as JSON text."""
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
    if key == "offers" and fits:
        fits = all(isinstance(each, list) and _all_texts(each) for each in value)
    elif wanted is list and fits:
        fits = _all_texts(value)
    if not fits:
        raise BadRequest(f"{name!r}: the field {key!r} has the wrong type; it is of type {wanted.__name__}")
    # `not` also where a comparison with NaN is false.
    if wanted is float and not 0 <= value <= LONGEST_SLICE:
        raise BadRequest(f"{name!r}: the field {key!r} is a number of seconds from 0 to {LONGEST_SLICE}")


def _all_texts(values: list[Json]) -> bool:
    """Whether a list holds nothing but texts."""
    return all(isinstance(each, str) for each in values)


def _error(error: SacbeError) -> dict[str, Json]:
    """An error as data, with the rule if a rule refused."""
    problem: dict[str, Json] = {"name": type(error).__name__, "message": str(error)}
    if isinstance(error, IllegalAction):
        problem |= _refusal(error.refusal)
    return problem
