"""Notation: a text is refused as bad notation, or spells an action that is played or refused by a rule."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

from sacbe.core.contract import State
from sacbe.core.errors import BadNotation, IllegalAction
from sacbe.games import game
from sacbe.testing.mutation import mutate_bytes, mutate_words
from sacbe.testing.targets.moments import NAMES, moments


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
    return tuple(record.state for row in zip(*map(moments, NAMES), strict=True) for record in row)


@cache
def _texts(name: str) -> tuple[str, ...]:
    """Actions of a game in notation."""
    found = {str(action) for record in moments(name) for action in (*record.actions, *record.state.legal())}
    return tuple(sorted(found | set(game(name).notation.examples)))


@cache
def _words(name: str, verb: str, place: int) -> tuple[str, ...]:
    """The words that stand in one place of the actions with a verb, and parts of them."""
    actions = [text.split(" ") for text in _texts(name)]
    whole = {words[place] for words in actions if words[0] == verb and place < len(words)}
    return tuple(sorted(whole | {part for word in whole for part in word.split("+")})) or ("P1",)


def mutate(data: bytes, rng: Random) -> bytes:
    """Another action for the same state or another one."""
    first = data[:1] if data and rng.random() < 0.7 else bytes((rng.randrange(256),))
    text = data[1:].decode("utf-8", "replace")
    name = _states()[first[0] % len(_states())].game.name
    words = text.split(" ")
    match rng.randrange(6):
        case 0:
            return first + mutate_bytes(data[1:], rng)
        case 1:
            text = rng.choice(_texts(name))
        case 2:
            known = [word for place in range(len(words)) for word in _words(name, words[0], place)]
            text = " ".join(mutate_words(words, known, rng))
        case 3:
            place = rng.randrange(len(words))
            parts = mutate_words(words[place].split("+"), _words(name, words[0], place), rng)
            text = " ".join((*words[:place], "+".join(parts), *words[place + 1 :]))
        case _:
            place = rng.randrange(len(words))
            text = " ".join((*words[:place], rng.choice(_words(name, words[0], place)), *words[place + 1 :]))
    return first + text.encode()


def seeds(files: Iterable[bytes]) -> list[bytes]:
    """Legal actions, and examples of every verb."""
    found = []
    for at, state in enumerate(_states()):
        texts = (*map(str, state.legal()[:3]), *(state.game.notation.examples if at < len(NAMES) else ()))
        found += [bytes((at,)) + text.encode() for text in texts]
    return found
