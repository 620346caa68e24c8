"""A knockout between candidates whose worth is sampled, in slices: what looking ahead has in common in all games."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterator, Sequence
from typing import NamedTuple, TypeVar

End = TypeVar("End")
Looking = Generator[None, None, float]
"""A look into one future, in slices, which returns points."""


class Contest(NamedTuple):
    """A knockout between ends of the turn."""

    ends: int
    turns: int
    """How many turns of the seat a future lasts."""


def knockout(
    ends: Sequence[End],
    prior: Callable[[End], float],
    look: Callable[[End, int], Looking],
    champion: End | None = None,
    enough: int = 4,
    twins: Callable[[End, float], Hashable] | None = None,
) -> Generator[End, None, End]:
    """Returns the winner: the better half goes on into twice as many futures, until one is left.

    `prior` is what an end seems worth at once, `look` what it is worth in a future by number. Meanwhile it yields the
    best so far; after an earlier contest, that is its `champion` until another leads after `enough` futures. Of ends
    that `twins` finds equal, with what they proved to be worth, only the first goes on.
    """
    left, futures = list(ends), 1
    best = left[0] if champion is None else champion
    while len(left) > 1:
        found: dict[Hashable, tuple[float, End]] = {}
        for place, end in enumerate(left):
            worth = prior(end)
            for future in range(futures):
                worth += yield from _meanwhile(look(end, future), best)
            found.setdefault(place if twins is None else twins(end, worth), (worth, end))
        left = [end for _, end in sorted(found.values(), key=lambda each: -each[0])]
        if futures >= enough or champion is None:
            best = left[0]
        left = left[: (len(left) + 1) // 2]
        futures *= 2
    return left[0]


def undecided(contest: Generator[End, None, End]) -> Generator[tuple[End, bool], None, End]:
    """Returns the winner of a knockout; until then yields the best so far, and that nothing is decided."""
    while True:
        try:
            yield next(contest), False
        except StopIteration as done:
            winner: End = done.value
            return winner


def last(found: Iterator[End]) -> Generator[None, None, End | None]:
    """Returns the last thing found, yielding after each; None if nothing was."""
    best: End | None = None
    for best in found:  # noqa: B007 (the last one is the best)
        yield
    return best


def _meanwhile(looking: Looking, shown: End) -> Generator[End, None, float]:
    """Returns the result of a look ahead; until then yields `shown`."""
    while True:
        try:
            next(looking)
        except StopIteration as done:
            found: float = done.value
            return found
        yield shown
