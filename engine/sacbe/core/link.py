"""Links: a whole record in a URL fragment.

A link is these bytes, in base64url without padding:

    format version | game code | rules version | kind | start | steps | moves | 3 bytes of CRC-32

*kind* 0 starts from options, which are then the first digits of *moves*, and *start* is empty. *kind* 1 starts from
a position, and *start* is the length of its deflated canonical JSON, followed by that JSON. *steps* is the number of
actions. *moves* is one number in mixed radix: each action is its rank in `legal()`, so a forced action costs nothing
and an illegal game cannot be written. A game has exactly one link: padded numbers and anything after the last step
are refused. The one exception is a deflated position, because machines may compress differently.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Callable

from sacbe.core.action import Action
from sacbe.core.contract import Game, State
from sacbe.core.errors import BadLink, BadPosition, UnknownGame
from sacbe.core.radix import Digits, pack, varint
from sacbe.core.reading import read_json
from sacbe.core.record import Record

FindGame = Callable[[int, int], Game]
"""Returns the game with a number and a rules version, or with another version if that one is not known."""

FORMAT = 1
LONGEST = 20_000
"""Characters in a link; far more than a real game needs. It bounds the time spent on garbage."""
_POSITION_MAX = 60_000
_OPTIONS, _POSITION = 0, 1
_HEAD = 4
_CHECK = 3
_LINK = re.compile(r"[\w-]+", re.ASCII)
_INCOMPLETE = "a part of this link is missing or was changed on the way; copy the whole link again"


def to_link(record: Record) -> str:
    """Returns the link of `record` up to its current step."""
    record = record.cut()
    game = record.game
    head = bytes([FORMAT, game.code, game.rules_version, _POSITION if record.from_position else _OPTIONS])
    digits: list[tuple[int, int]] = []
    if record.from_position:
        start = _squeeze(record.states[0])
    else:
        start = b""
        chosen = record.states[0].options
        digits += [(_rank(o.choices, chosen[o.key]), len(o.choices)) for o in game.options]
    for state, action in zip(record.states, record.actions, strict=False):
        legal = state.legal()
        digits.append((legal.index(action), len(legal)))
    number = pack(digits)
    moves = number.to_bytes((number.bit_length() + 7) // 8, "little")
    payload = head + start + varint(len(record.actions)) + moves
    return base64.urlsafe_b64encode(payload + _check(payload)).rstrip(b"=").decode()


def from_link(text: str, find_game: FindGame) -> Record:
    """Returns the record in a link, at its last step; raises BadLink."""
    payload = _payload(text)
    game = _game(payload, find_game)
    try:
        return _read(payload, game)
    except BadPosition as error:
        raise BadLink(f"the position in this link is impossible: {error}") from error


def game_of(text: str, find_game: FindGame) -> Game:
    """Returns the game of a link, under the rules that the link follows; raises BadLink."""
    return _game(_payload(text), find_game)


def _payload(text: str) -> bytes:
    """The bytes of a link, without its checksum; raises BadLink if that is wrong."""
    if len(text) > LONGEST:
        raise BadLink(f"a link has at most {LONGEST} characters; this one has {len(text)}", "foreign")
    if not _LINK.fullmatch(text):
        raise BadLink("this is not a link of a game: that has only letters, digits, - and _", "foreign")
    try:
        raw = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error:
        raise BadLink(_INCOMPLETE, "cut") from None
    payload, check = raw[:-_CHECK], raw[-_CHECK:]
    is_ours = len(payload) > _HEAD and check == _check(payload)
    if not is_ours or base64.urlsafe_b64encode(raw).rstrip(b"=").decode() != text:
        raise BadLink(_INCOMPLETE, "cut")
    return payload


def _game(payload: bytes, find_game: FindGame) -> Game:
    """The game that a payload names; raises BadLink if this release cannot read it."""
    version, code, rules, kind = payload[:_HEAD]
    if version != FORMAT:
        raise BadLink(f"this link has format {version}; this release reads format {FORMAT}", "newer")
    try:
        game = find_game(code, rules)
    except UnknownGame:
        raise BadLink(f"this link is for game number {code}, which this release does not know", "newer") from None
    if rules != game.rules_version:
        made, knows = ("a newer", "only up to") if rules > game.rules_version else ("an older", "no longer that but")
        raise BadLink(
            f"this link was made by {made} release: it follows version {rules} of the rules of {game.name}, "
            f"and this release knows {knows} version {game.rules_version}",
            "newer" if rules > game.rules_version else "older",
        )
    if kind not in (_OPTIONS, _POSITION):
        raise BadLink(f"this link is of kind {kind}, which this release does not know", "newer")
    return game


def _read(payload: bytes, game: Game) -> Record:
    """The record in a payload of `game`."""
    at = _HEAD
    if payload[3] == _POSITION:
        size, at = _varint(payload, at)
        start = _expand(payload[at : at + size], game)
        at += size
    count, at = _varint(payload, at)
    moves = payload[at:]
    if moves and moves[-1] == 0:
        raise BadLink("this link ends in padding, which no link has")
    digits = Digits(int.from_bytes(moves, "little"))
    if payload[3] == _OPTIONS:
        start = game.begin({o.key: o.choices[digits.take(len(o.choices))] for o in game.options})
    states: list[State] = [start]
    actions: list[Action] = []
    for step in range(count):
        legal = states[-1].legal()
        if not legal:
            raise BadLink(f"this link goes on for {count} steps, but the game is over after {step}")
        actions.append(legal[digits.take(len(legal))])
        states.append(states[-1].play(actions[-1]))
    if digits.rest:
        raise BadLink("this link holds more than the steps it announces")
    return Record(tuple(states), tuple(actions), count, from_position=payload[3] == _POSITION)


def _squeeze(state: State) -> bytes:
    """The length of a deflated position, followed by the position."""
    text = json.dumps(state.position(), separators=(",", ":"), sort_keys=True)
    packed = zlib.compress(text.encode(), 9, -15)
    return varint(len(packed)) + packed


def _expand(packed: bytes, game: Game) -> State:
    """The state in a deflated position; raises BadLink and BadPosition."""
    try:
        inflate = zlib.decompressobj(-15)
        text = inflate.decompress(packed, _POSITION_MAX)
        if inflate.unconsumed_tail or not inflate.eof:
            raise BadLink(f"the position in this link is longer than {_POSITION_MAX} bytes or cut off")
        if inflate.unused_data:
            raise BadLink("this link holds extra data after its position")
        data = read_json(text.decode(), BadLink)
    except (zlib.error, UnicodeDecodeError):
        raise BadLink("the position in this link is damaged") from None
    if not isinstance(data, dict):
        raise BadLink("the position in this link is not a table")
    return game.from_position(data)


def _varint(payload: bytes, at: int) -> tuple[int, int]:
    """The number at `at`, and the place after it."""
    number = shift = 0
    for i in range(at, min(at + 3, len(payload))):
        number |= (payload[i] & 127) << shift
        shift += 7
        if payload[i] < 128:
            if payload[i] == 0 and i > at:
                raise BadLink("this link holds a padded number, which no link has")
            return number, i + 1
    raise BadLink("this link is cut off or holds a number that is too large")


def _rank(choices: tuple[object, ...], value: object) -> int:
    """The index of an option's value; True and 1 are different values."""
    return next(i for i, c in enumerate(choices) if c == value and type(c) is type(value))


def _check(payload: bytes) -> bytes:
    """A short checksum."""
    return zlib.crc32(payload).to_bytes(4, "little")[:_CHECK]
