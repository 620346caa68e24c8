"""Awards, the laughing monk, and the end of the game (ESC-10, ESC-12)."""

from __future__ import annotations

from sacbe.core.events import Event, Events
from sacbe.core.rows import with_item
from sacbe.eschnapur.actions import SEATS
from sacbe.eschnapur.components import FEWEST_TOKENS_PENALTY, LOWEST_SCORE, MOST_TOKENS_BONUS
from sacbe.eschnapur.table import NOBODY, OVER, Table


def awarded(table: Table, seat: int, points: int) -> int:
    """What a number is worth to a seat: the monk doubles it for his holder (ESC-10.2)."""
    return 2 * points if table.monk == seat else points


def award(table: Table, seat: int, points: int, rule: str, events: Events) -> Table:
    """A small or a large number is scored, doubled for the monk's holder (ESC-10.2); then the monk is checked, so that
    it may change hands between the two awards of a niche (ESC-10.4)."""
    number, points = points, awarded(table, seat, points)
    scores = with_item(table.scores, seat, table.scores[seat] + points)
    doubled = points - number
    told = {"seat": SEATS[seat], "points": points, "number": number, "doubled": doubled, "score": scores[seat]}
    events.append(Event("scored", rule, told))
    monk = monk_after(scores, table.monk)
    if monk != table.monk:
        if monk == NOBODY:
            events.append(Event("monk_aside", "ESC-10.3", {}))
        else:
            events.append(Event("monk", "ESC-10.3", {"seat": SEATS[monk]}))
    return table._replace(scores=scores, monk=monk)


def monk_after(scores: tuple[int, ...], holder: int) -> int:
    """Who holds the monk after an award (ESC-10.3)."""
    lowest = min(scores)
    if holder != NOBODY and scores[holder] == lowest:
        return holder
    return scores.index(lowest) if scores.count(lowest) == 1 else NOBODY


def finish(table: Table, rule: str, events: Events) -> Table:
    """The game ends, and all hands are laid open: bonus for the most tokens, penalty for the fewest; the monk plays no
    part (ESC-10.5, ESC-12.3 to ESC-12.5, ESC-15.6)."""
    events.append(Event("game_ends", rule, {"opened": table.opened.bit_count()}, reveals=True))
    scores = []
    for seat, (bonus, penalty) in enumerate(token_points(table.tokens)):
        score = max(LOWEST_SCORE, table.scores[seat] + bonus - penalty)
        scores.append(score)
        if bonus:
            events.append(Event("bonus", "ESC-12.3", {"seat": SEATS[seat], "points": bonus}))
        if penalty:
            penalty = table.scores[seat] + bonus - score  # no more than the seat has (ESC-12.5)
            events.append(Event("penalty", "ESC-12.4", {"seat": SEATS[seat], "points": penalty}))
    table = table._replace(phase=OVER, scores=tuple(scores), seat=table.active)
    best = winners(table)
    events.append(Event("game_over", "ESC-12.6", {"score": max(scores)}))
    events.extend(Event("won", "ESC-12.6", {"seat": SEATS[seat], "winners": len(best)}) for seat in best)
    return table


def token_points(tokens: tuple[int, ...]) -> list[tuple[int, int]]:
    """By seat: the bonus and the penalty that these tokens would bring (ESC-12.3, ESC-12.4)."""
    counts = [own.bit_count() for own in tokens]
    most, fewest = max(counts), min(counts)
    bonus = MOST_TOKENS_BONUS // counts.count(most)
    penalty = FEWEST_TOKENS_PENALTY // counts.count(fewest)
    return [(bonus * (count == most), penalty * (count == fewest)) for count in counts]


def ranking(table: Table) -> list[tuple[int, int]]:
    """By seat: score and highest bid card held, which decide in this order (ESC-12.6, ESC-12.7)."""
    return [(score, max(hand.bit_length() - 1, 0)) for score, hand in zip(table.scores, table.bids, strict=True)]


def winners(table: Table) -> tuple[int, ...]:
    """The best in score, then in the highest bid card; equal in both means a shared victory (ESC-12.6)."""
    ranks = ranking(table)
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)
