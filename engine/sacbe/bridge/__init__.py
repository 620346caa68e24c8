"""The engine's only interface to the browser: JSON requests in, JSON answers out.

A request is an object with `do` and the fields that request needs; `REQUESTS` lists them, and
`site/js/engine/protocol.d.ts` types them with their answers. The answer is `{"ok": ...}` or
`{"error": {"name", "message"}}`, for a refused action also with `rule`, `key`, `params` and `reason`, for the text of a
scenario with its `line`.
A request that fails changes nothing.

Every request that shows something names its `viewer` (a seat, `public` or `all`), and the answer contains only what
that viewer may know. Only `record`, `link` and `text` return the whole game, `observed` what the mover knows, and
`redraw` checks all of it; the page saves them or passes them on but never draws from them. Randomness comes with the
requests (`random`, hexadecimal digits): the engine has no generator of its own.

There is one session per table: a record, and the computer players that work on it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import NamedTuple

from sacbe.bridge.session import Session
from sacbe.bridge.telling import BadRequest, TooManyTables, refusal_data
from sacbe.core.contract import Json
from sacbe.core.errors import BadLink, BadScenario, IllegalAction, SacbeError
from sacbe.core.reading import read_json

__all__ = ["MOST_TABLES", "REQUESTS", "Session", "answer", "call"]

LONGEST = 100_000
"""Characters in a request; far more than the page ever sends."""
MOST_TABLES = 64
"""Games that may be open at once."""
LONGEST_SLICE = 60
"""Seconds of thinking that one request may ask for."""


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
    "why_not": Request(Session.why_not, {"text": str, "viewer": str}, {"after": list}),
    "preview": Request(Session.preview, {"viewer": str, "offers": list}),
    "ahead": Request(Session.ahead, {"viewer": str, "offers": list}),
    "prospect": Request(Session.prospect, {"text": str, "viewer": str}),
    "worth": Request(Session.worth, {"actions": list, "viewer": str}),
    "scenario": Request(Session.scenario, {"text": str}),
    "text": Request(Session.text, {}, {"step": int}),
    "judge": Request(Session.judge, {"goal": dict, "viewer": str}),
    "record": Request(Session.course, {}, {"step": int}),
    "link": Request(Session.link, {}, {"step": int}),
    "observed": Request(Session.observed, {}),
    "whose": Request(Session.whose, {}),
    "redraw": Request(Session.redraw, {"since": int, "random": list}, {"until": int}),
    "play": Request(Session.play, {"actions": list, "viewer": str}),
    "chance": Request(Session.chance, {"random": str, "viewer": str}),
    "follow": Request(Session.follow, {"patterns": list, "viewer": str}),
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
        problem |= refusal_data(error.refusal)
    if isinstance(error, BadLink):
        problem["key"] = error.key
    if isinstance(error, BadScenario) and error.line is not None:
        problem["line"] = error.line
    return problem
