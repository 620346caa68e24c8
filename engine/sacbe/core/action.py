"""Actions: small values made of words; joined by spaces, the words are the notation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from sacbe.core.errors import BadNotation

Word = str | int

_NUMBER = re.compile(r"-?[0-9]+")


class Action(tuple[Word, ...]):
    """A verb and its arguments; `str` gives the notation, `repr` can be pasted.

    >>> Action("bid", 5)
    Action('bid', 5)
    >>> str(Action("move", "W", "a5-a4"))
    'move W a5-a4'
    """

    __slots__ = ()

    def __new__(cls, verb: str, *words: Word) -> Action:
        return tuple.__new__(cls, (verb, *words))

    @property
    def verb(self) -> str:
        """The first word: what kind of action this is."""
        return str(self[0])

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"Action({', '.join(map(repr, self))})"

    def __reduce__(self) -> tuple[type[Action], tuple[Word, ...]]:
        return Action, tuple(self)


class Notation:
    """The verbs of one game, and how the words after each verb are written."""

    def __init__(self, verbs: Mapping[str, str], examples: Iterable[str] = ()) -> None:
        """`verbs` maps each verb to a regular expression for the rest of the text; `examples` are well-formed actions
        that error messages quote."""
        self.verbs = tuple(verbs)
        self.examples = tuple(examples)
        # Compiled when first needed, so that a browser starts sooner; `re` caches them.
        self._shapes = dict(verbs)

    def spells(self, action: Action) -> bool:
        """Returns whether `action` can be written in this notation."""
        try:
            return self.parse(str(action)) == action
        except BadNotation:
            return False

    def parse(self, text: str) -> Action:
        """Returns the action that `text` spells, the exact inverse of `str(action)`; raises BadNotation."""
        verb, _, rest = text.partition(" ")
        shape = self._shapes.get(verb)
        if shape is None:
            raise BadNotation(f"there is no action {verb[:40]!r}; verbs are {', '.join(self.verbs)}")
        if not re.fullmatch(shape, rest) or text != text.strip():
            raise BadNotation(f"{text[:60]!r} is not well formed; {self._how(verb, alone=not shape)}")
        words = rest.split(" ") if rest else []
        return Action(verb, *(int(w) if _NUMBER.fullmatch(w) else w for w in words))

    def _how(self, verb: str, alone: bool) -> str:
        """How to write an action with this verb."""
        if alone:
            return f"{verb!r} stands alone"
        shown = [example for example in self.examples if example.partition(" ")[0] == verb]
        return f"write it like {' or '.join(map(repr, shown))}" if shown else f"{verb!r} is followed by other words"
