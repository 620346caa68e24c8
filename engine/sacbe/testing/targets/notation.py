"""Notation: a text is refused as bad notation, or spells an action that is played or refused by a rule."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

from sacbe.core.contract import State
from sacbe.core.errors import BadNotation, IllegalAction
from sacbe.testing.targets.moments import NAMES, moments
from sacbe.testing.targets.mutation import mutate_bytes, mutate_words

_STATES = 16


def run(data: bytes) -> None:
    """The first byte chooses a state of some game, the rest is an action in its notation."""
    state = _states()[(data or b"\0")[0] % len(_states())]
    text = data[1:].decode("utf-8", "replace")
    try:
        action = state.game.notation.parse(text)
    except BadNotation:
        return
    assert str(action) == text, f"{text!r} is written {str(action)!r}"
    refusal = state.why_not(action)
    try:
        state.play(action)
    except IllegalAction as error:
        assert error.refusal == refusal, f"{text!r} is refused in two ways"
        assert error.refusal.reason, f"{text!r} is refused without a reason"
    else:
        assert refusal is None, f"{text!r} is refused and played"


@cache
def _states() -> tuple[State, ...]:
    """States of all games, one after the other."""
    return tuple(record.state for k in range(_STATES) for record in (moments(name)[k] for name in NAMES))


@cache
def _words(name: str) -> tuple[str, ...]:
    """The words of a game's actions, and parts of them."""
    texts = {text for record in moments(name) for text in map(str, (*record.actions, *record.state.legal()))}
    whole = {word for text in texts for word in text.split(" ")}
    return tuple(sorted(whole | {part for word in whole for part in word.split("+")}))


def mutate(data: bytes, rng: Random) -> bytes:
    """Another action for the same state or another one."""
    first = data[:1] if data and rng.random() < 0.7 else bytes((rng.randrange(256),))
    if rng.random() < 0.3:
        return first + mutate_bytes(data[1:], rng)
    state = _states()[first[0] % len(_states())]
    glue = "+" if b"+" in data and rng.random() < 0.5 else " "
    words = data[1:].decode("utf-8", "replace").split(glue)
    return first + glue.join(mutate_words(words, _words(state.game.name), rng)).encode()


def seeds(files: Iterable[bytes]) -> list[bytes]:
    """Legal actions, and examples of every verb."""
    found = []
    for at, state in enumerate(_states()):
        texts = (*map(str, state.legal()[:3]), *(state.game.notation.examples if at < len(NAMES) else ()))
        found += [bytes((at,)) + text.encode() for text in texts]
    return found
