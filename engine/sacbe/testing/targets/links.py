"""Links: a payload with the right checksum is refused as a bad link, or is the only link of a valid game."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterable
from random import Random

from sacbe.core.errors import BadLink
from sacbe.core.radix import varint
from sacbe.core.record import Record
from sacbe.games import CODES
from sacbe.links import from_link, to_link
from sacbe.testing.mutation import mutate_bytes
from sacbe.testing.targets import positions
from sacbe.testing.targets.moments import NAMES, moments

_HEAD, _CHECK = 4, 3
_NAME = {code: name for name, code in CODES.items()}
_SHORT = 40
"""Steps of a game that is worth trying often: whatever is changed, everything after it is another game."""


def run(data: bytes) -> None:
    """The bytes are the text of a link, and what a link holds before its checksum."""
    _try(data.decode("latin-1"))
    _try(sealed(data))


def _try(text: str) -> None:
    try:
        record = from_link(text)
    except BadLink:
        return
    broken = list(record.state.violations())
    assert not broken, f"{broken[0]} in {text}"
    link = to_link(record)
    if record.from_position:
        again = from_link(link)
        assert again.states == record.states, f"{text} and {link} should be the same game"
    else:
        assert link == text.rpartition("#")[2].partition("~")[0].strip(), f"{text} and {link} are the same game"


def sealed(payload: bytes) -> str:
    """A link around any payload, with the right checksum."""
    check = zlib.crc32(payload).to_bytes(4, "little")[:_CHECK]
    return base64.urlsafe_b64encode(payload + check).rstrip(b"=").decode()


def opened(link: str) -> bytes:
    """The payload of a link."""
    return base64.urlsafe_b64decode(link + "=" * (-len(link) % 4))[:-_CHECK]


def mutate(data: bytes, rng: Random) -> bytes:
    """Another payload; a position in it is changed as a position, everything else as bytes."""
    if len(data) > _HEAD and data[3] == 1 and rng.random() < 0.8:
        words = positions.vocabulary(_NAME.get(data[1], NAMES[0]))
        for size in (1, 2):
            inflate = zlib.decompressobj(-15)
            try:
                position = json.loads(inflate.decompress(data[_HEAD + size :], 100_000))
                return data[:_HEAD] + _packed(words.mutate(position, rng)) + inflate.unused_data
            except (zlib.error, ValueError, RecursionError):
                continue
    head = data[:_HEAD] if rng.random() < 0.8 else mutate_bytes(data[:_HEAD], rng)
    return head + mutate_bytes(data[_HEAD:], rng)


def _packed(position: object) -> bytes:
    packed = zlib.compress(json.dumps(position, separators=(",", ":"), sort_keys=True).encode(), 9, -15)
    return varint(len(packed)) + packed


def seeds(files: Iterable[bytes]) -> list[bytes]:
    """The beginnings of games, and positions with a few steps."""
    found = []
    for name in NAMES:
        for record in moments(name):
            found.append(opened(to_link(record.at(min(record.step, _SHORT)))))
            start = Record.at_position(record.game, json.loads(json.dumps(record.state.position())))
            legal = start.state.legal()
            found.append(opened(to_link(start.play(legal[0]) if legal else start)))
    return found
