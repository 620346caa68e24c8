"""Changes that keep most of the data meaningful, so that it gets past the first checks."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

Json = Any

_ODD: tuple[Json, ...] = (0, 1, 2, 7, -1, 99, 10**30, 0.5, True, None, "", "P1", "P9", "chance", [], {}, [[]])
"""Values that are wrong almost everywhere."""
_MANY = (2, 30, 300)
_GLUES = " +=/:-"
"""What the words in our texts are parted by."""
_ROUNDS = (1, 1, 1, 2, 2, 3, 4)
"""How many changes are made at once; most findings need few."""


class Vocabulary:
    """The values that samples hold, by the name of the entry that they are in."""

    def __init__(self, samples: Iterable[Json]) -> None:
        found: dict[str, dict[str, Json]] = {}
        for sample in samples:
            for name, value in _walk("", sample):
                found.setdefault(name, {}).setdefault(json.dumps(value, sort_keys=True), value)
        self._values = {name: list(values.values()) for name, values in found.items()}

    def mutate(self, data: Json, rng: Random) -> Json:
        """A copy of `data` with a few changes, most of them by values that other samples have in the same entry."""
        holder = [_copy(data)]
        for _ in range(rng.choice(_ROUNDS)):
            self._change(holder, rng)
        return holder[0]

    def _change(self, root: list[Json], rng: Random) -> None:
        """One change somewhere below `root`."""
        at, key, name = rng.choice(list(_places(root)))
        if key is None:
            self._add(at, name, rng)
            return
        value, chance = at[key], rng.random()
        if chance < 0.15 and at is not root:
            del at[key]
        elif chance < 0.3 and type(value) is int:
            at[key] = value + rng.choice((-1, 1))
        elif chance < 0.4 and isinstance(at, list):
            other = rng.randrange(len(at))
            at[key], at[other] = at[other], at[key]
        elif chance < 0.42 and isinstance(at, list):
            at[key:key] = [value] * rng.choice(_MANY)
        elif chance < 0.45:
            at[key] = _copy(rng.choice(_ODD))
        elif chance < 0.6 and isinstance(value, str):
            at[key] = self._respelled(value, name, rng)
        elif name in self._values:
            at[key] = _copy(rng.choice(self._values[name]))

    def _respelled(self, text: str, name: str, rng: Random) -> str:
        """A text with some of its words changed, or one of them written many times."""
        glue = rng.choice(_GLUES)
        words, other = text.split(glue), str(rng.choice(self._values.get(name, [text]))).split(glue)
        if rng.random() < 0.1:
            return glue.join([*words, *[rng.choice(other)] * rng.choice(_MANY)])
        return glue.join(mutate_words(words, other, rng))

    def _add(self, holder: Json, name: str, rng: Random) -> None:
        """One more entry in a list or a table."""
        if isinstance(holder, list):
            known = self._values.get(f"{name}[]")
            if known:
                holder.insert(rng.randrange(len(holder) + 1), _copy(rng.choice(known)))
            return
        like = rng.choice(self._values.get(name, [{}]))
        if isinstance(like, dict) and like:
            key = rng.choice(list(like))
            holder[key] = _copy(like[key])


def _walk(name: str, data: Json) -> Iterable[tuple[str, Json]]:
    """Everything in `data` with the name of its entry; what seats have has the same name for all seats."""
    yield name, data
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _walk(_name(key), value)
    elif isinstance(data, list):
        for value in data:
            yield from _walk(f"{name}[]", value)


def _places(root: list[Json]) -> Iterable[tuple[Json, Any, str]]:
    """Every place below `root`: what holds it, under which key (None: a new one), and the name of its entry."""
    yield root, 0, ""
    todo: list[tuple[str, Json]] = [("", root[0])]
    while todo:
        name, data = todo.pop()
        if isinstance(data, (dict, list)):
            yield data, None, name
            for key in list(data) if isinstance(data, dict) else range(len(data)):
                inner = _name(key) if isinstance(data, dict) else f"{name}[]"
                yield data, key, inner
                todo.append((inner, data[key]))


def _name(key: Any) -> str:
    """The name of an entry, the same for all seats."""
    return "P" if isinstance(key, str) and len(key) == 2 and key[0] == "P" else str(key)


def _copy(data: Json) -> Json:
    """The same data, nothing shared."""
    if isinstance(data, dict):
        return {key: _copy(value) for key, value in data.items()}
    return [_copy(each) for each in data] if isinstance(data, list) else data


def mutate_bytes(data: bytes, rng: Random) -> bytes:
    """A copy of `data` with a few bytes changed, left out, doubled or added."""
    found = bytearray(data)
    for _ in range(rng.choice(_ROUNDS)):
        at = rng.randrange(len(found) + 1)
        to = min(len(found), at + rng.randrange(1, 9))
        match rng.randrange(4):
            case 0:
                found[at:to] = rng.randbytes(to - at)
            case 1:
                del found[at:to]
            case 2:
                found[at:at] = found[at:to]
            case _:
                found[at:at] = rng.randbytes(rng.randrange(1, 4))
    return bytes(found)


def mutate_words(words: Sequence[str], known: Sequence[str], rng: Random) -> list[str]:
    """A copy of `words` with a few of them left out, replaced by known ones, swapped or added."""
    found = list(words)
    for _ in range(rng.choice(_ROUNDS)):
        at = rng.randrange(len(found) + 1)
        match rng.randrange(4):
            case 0:
                found[at : at + 1] = [rng.choice(known)]
            case 1:
                del found[at : at + 1]
            case 2 if found:
                other = rng.randrange(len(found))
                found.insert(at, found[other])
            case _:
                found.insert(at, rng.choice(known))
    return found
