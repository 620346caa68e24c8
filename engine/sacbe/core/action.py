"""Actions: small values made of words, whose text is the notation."""

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
        """The first word, which says what kind of action this is."""
        return str(self[0])

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"Action({', '.join(map(repr, self))})"

    def __reduce__(self) -> tuple[type[Action], tuple[Word, ...]]:
        return Action, tuple(self)


class Notation:
    """The verbs of one game and the shape of the words that follow each of them."""

    def __init__(self, verbs: Mapping[str, str], examples: Iterable[str] = ()) -> None:
        """`verbs` maps each verb to a regular expression for the rest of the text; `examples` are well-formed actions
        with which people are told how a verb is written."""
        self.verbs = tuple(verbs)
        self.examples = tuple(examples)
        # Compiled when first needed: a browser starts sooner so, and `re` remembers them.
        self._shapes = dict(verbs)

    def spells(self, action: Action) -> bool:
        """Whether `action` is one that a text of this notation can spell."""
        try:
            return self.parse(str(action)) == action
        except BadNotation:
            return False

    def parse(self, text: str) -> Action:
        """The action that `text` spells; the exact inverse of `str(action)`."""
        verb, _, rest = text.partition(" ")
        shape = self._shapes.get(verb)
        if shape is None:
            raise BadNotation(f"there is no action {verb[:40]!r}; verbs are {', '.join(self.verbs)}")
        if not re.fullmatch(shape, rest) or text != text.strip():
            raise BadNotation(f"{text[:60]!r} is not well formed; {self._how(verb, alone=not shape)}")
        words = rest.split(" ") if rest else []
        return Action(verb, *(int(w) if _NUMBER.fullmatch(w) else w for w in words))

    def _how(self, verb: str, alone: bool) -> str:
        """How a verb is written, in words for people."""
        if alone:
            return f"{verb!r} stands alone"
        shown = [example for example in self.examples if example.partition(" ")[0] == verb]
        return f"write it like {' or '.join(map(repr, shown))}" if shown else f"{verb!r} is followed by other words"
