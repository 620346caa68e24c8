"""A knockout between candidates whose worth is sampled, in slices: what looking ahead has in common in all games."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import TypeVar

End = TypeVar("End")
Looking = Generator[None, None, float]
"""A look into one future, in slices, which returns points."""


def knockout(
    ends: Sequence[End],
    prior: Callable[[End], float],
    look: Callable[[End, int], Looking],
    champion: End | None = None,
    enough: int = 4,
) -> Generator[End, None, End]:
    """Returns the winner: the better half goes on into twice as many futures, until one is left.

    `prior` is what an end seems worth at once, `look` what it is worth in a future by number. Meanwhile it yields the
    best so far; after an earlier contest, that is its `champion` until another leads after `enough` futures.
    """
    left, futures = list(ends), 1
    best = left[0] if champion is None else champion
    while len(left) > 1:
        worths: list[float] = []
        for end in left:
            worth = prior(end)
            for future in range(futures):
                worth += yield from _meanwhile(look(end, future), best)
            worths.append(worth)
        order = sorted(range(len(left)), key=lambda place: -worths[place])
        left = [left[place] for place in order]
        if futures >= enough or champion is None:
            best = left[0]
        left = left[: (len(left) + 1) // 2]
        futures *= 2
    return left[0]


def _meanwhile(looking: Looking, shown: End) -> Generator[End, None, float]:
    """Returns the result of a look ahead; until then yields `shown`."""
    while True:
        try:
            next(looking)
        except StopIteration as done:
            found: float = done.value
            return found
        yield shown


def last(found: Iterator[End]) -> Generator[None, None, End | None]:
    """Returns the last thing found, yielding after each; None if nothing was."""
    best: End | None = None
    for best in found:  # noqa: B007 (the last one is the best)
        yield
    return best
