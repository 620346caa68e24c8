"""Golden games: playthroughs as text, with a hash of everything seen on the way."""

from __future__ import annotations

import json
from hashlib import sha256

from sacbe.core.errors import BadRecord
from sacbe.core.link import FindGame, game_of, to_link
from sacbe.core.record import Record

_HEADER = ("game", "options", "scores", "hash", "link")


def playthrough_hash(record: Record) -> str:
    """Returns a hash of every position, every list of legal actions and every event of a record."""
    digest = sha256()
    for step, state in enumerate(record.states):
        events = [[event.key, event.rule, event.params, event.seats] for event in state.events]
        legal = [str(action) for action in state.legal()]
        played = str(record.actions[step - 1]) if step else ""
        digest.update(json.dumps([played, state.position(), legal, events], sort_keys=True).encode())
    return digest.hexdigest()


def write_golden(record: Record) -> str:
    """Returns the text of a golden game."""
    values = {
        "game": record.game.name,
        "options": json.dumps(dict(record.state.options), sort_keys=True),
        "scores": " ".join(map(str, record.state.scores)),
        "hash": playthrough_hash(record),
        "link": to_link(record),
    }
    lines = [f"{key}: {values[key]}" for key in _HEADER]
    return "\n".join([*lines, "", *map(str, record.actions), ""])


def read_golden(text: str, find_game: FindGame) -> tuple[Record, dict[str, str]]:
    """Returns the record of a golden game, replayed under the rules its link names, and its header."""
    head, _, body = text.partition("\n\n")
    header = dict(line.split(": ", 1) for line in head.splitlines())
    if tuple(header) != _HEADER:
        raise BadRecord(f"a golden game begins with {', '.join(_HEADER)}")
    game = game_of(header["link"], find_game)
    start = Record.start(game, **json.loads(header["options"]))
    return start.play_all(game.notation.parse(line) for line in body.split("\n") if line), header
