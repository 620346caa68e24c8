"""The bridge to the browser: it answers every request."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any

from sacbe.bridge import REQUESTS, Session, answer
from sacbe.links import to_link
from sacbe.testing.mutation import Vocabulary, mutate_bytes
from sacbe.testing.targets.moments import NAMES, moments

_MOST = 6
"""Requests that are worth asking in a row."""


def run(data: bytes) -> None:
    """Every line is a request to the same session."""
    session = Session()
    for line in data.decode("utf-8", "replace").split("\n")[:_MOST]:
        told = json.loads(answer(session, _hurried(line)))
        assert set(told) in ({"ok"}, {"error"}), f"{line} is answered by {told}"
        if "error" in told:
            assert told["error"]["name"], f"{line} fails without saying why"
            assert told["error"]["message"], f"{line} fails without saying why"


def _hurried(line: str) -> str:
    """The same request with hardly any time for a computer player to think."""
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        return line
    if not isinstance(fields, dict) or not isinstance(fields.get("seconds"), (int, float)):
        return line
    return json.dumps(fields | {"seconds": min(fields["seconds"], 0)})


def mutate(data: bytes, rng: Random) -> bytes:
    """Other requests."""
    lines = data.decode("utf-8", "replace").split("\n")
    at = rng.randrange(len(lines))
    match rng.randrange(8):
        case 0:
            return mutate_bytes(data, rng)
        case 1:
            lines[at : at + 1] = []
        case 2:
            lines.insert(at, rng.choice(lines))
        case 3:
            lines.insert(rng.randrange(len(lines) + 1), json.dumps(rng.choice(_requests())))
        case _:
            try:
                lines[at] = json.dumps(_vocabulary().mutate(json.loads(lines[at]), rng))
            except (ValueError, RecursionError):
                return mutate_bytes(data, rng)
    return "\n".join(lines[:_MOST]).encode()


_VALUES: dict[str, list[Any]] = {
    "name": list(NAMES),
    "viewer": ["P1", "P2", "public", "all"],
    "seat": ["P1", "P3"],
    "step": [0, 1, 5],
    "since": [0, 2],
    "until": [1, 9],
    "random": ["0123456789abcdef"],
    "seconds": [0],
    "level": ["novice", "expert"],
    "patterns": [["end"], ["*"]],
    "goal": [{}, {"mover": "P1"}, {"expect": {"phase": "act"}}],
    "options": [{}, {"players": 3}, {"players": 4, "auction": True}, {"profile": "bga"}, {"colours": "RGNBY"}],
}


@cache
def _requests() -> tuple[dict[str, Any], ...]:
    """One request of every kind for every moment of a few games, with fields that fit."""
    rng = Random(3)  # noqa: S311 - the same in every run
    found = []
    for name in NAMES:
        for record in moments(name)[::4]:
            texts = [str(action) for action in record.state.legal()[:2]]
            values = _VALUES | {
                "link": [to_link(record.at(min(record.step, 20)))],
                "actions": [[text] for text in texts] or [[]],
                "text": [*texts, "end", f'game = "{name}"'],
                "after": [texts[:1]],
                "offers": [[texts]],
            }
            for do, request in REQUESTS.items():
                fields = {key: rng.choice(values[key]) for key in (*request.needs, *request.may)}
                found.append({"do": do, **fields})
    return tuple(found)


@cache
def _vocabulary() -> Vocabulary:
    """What stands in requests."""
    return Vocabulary(_requests())


def seeds(files: Iterable[bytes]) -> list[bytes]:
    """A game that is opened or begun, and every other request about it."""
    requests = list(_requests())
    opening = [each for each in requests if each["do"] in ("open", "new")]
    return ["\n".join(map(json.dumps, (opening[k % len(opening)], each))).encode() for k, each in enumerate(requests)]
