"""The end of a turn, the calendar, eclipses and the end of the game (TEO-4.9, TEO-16 to TEO-18)."""

from __future__ import annotations

from sacbe.core.action import Action
from sacbe.teotihuacan.actions import SEATS
from sacbe.teotihuacan.components import (
    BLACK,
    BOARD_SITES,
    COCOA,
    DECORATION_OFFER,
    ERAS,
    NEUTRAL_TILES,
    PYRAMID_OFFER,
    STRONG,
    TEMPLES,
    TRACK,
    UNPAID_VP,
    VP,
    WAGE,
    WORKERS,
)
from sacbe.teotihuacan.draft import Draft
from sacbe.teotihuacan.scoring import bonus_points, eclipse_points, eclipse_value, temples_reached
from sacbe.teotihuacan.table import LAST_ROUND, NO_ECLIPSE, PENDING, Task


def black(d: Draft) -> int:
    """Where the black disc stands in this era (TEO-3.6, TEO-17.9)."""
    space: int = BLACK[d.setup.players][d.era]
    return space


def advance_white(d: Draft) -> None:
    """The white disc moves by one unless an eclipse is due (TEO-16.1, TEO-16.2, TEO-16.3, TEO-16.5)."""
    if d.eclipse == NO_ECLIPSE:
        d.white += 1
        if d.white >= black(d):
            _trigger(d)


def _trigger(d: Draft) -> None:
    """White has reached black (TEO-16.3, TEO-16.4)."""
    d.eclipse = PENDING
    d.tell("eclipse_coming", "TEO-16.4", eclipse=d.era + 1)


def complete_pyramid(d: Draft) -> None:
    """The level-4 tile puts white on black; an eclipse already under way stays as scheduled (TEO-16.6)."""
    d.tell("completed", "TEO-16.6")
    d.white = black(d)
    if d.eclipse == NO_ECLIPSE:
        _trigger(d)


def refill(d: Draft) -> None:
    """Fills the first gap that can be filled, then looks again (TEO-4.9, AR-21, AR-33)."""
    if any(d.stack):
        for site in BOARD_SITES:
            if not d.sites[site]:
                d.tasks += (("refill",), ("draw_site", site, 1))
                return
    if len(d.pyramid_offer) < PYRAMID_OFFER and d.pyramid_stack:
        d.tasks += (("refill",), ("draw_pyramid", 1))
    elif len(d.decoration_offer) < DECORATION_OFFER and d.decoration_stack:
        d.tasks += (("refill",), ("draw_decoration", 1))


def close(d: Draft) -> None:
    """Moves the disc and finds out what comes next (TEO-4.9, TEO-16.2, TEO-16.4; together they give TEO-16.7)."""
    number = d.order.index(d.seat)
    last = number == len(d.order) - 1
    if last or d.rules.each_turn:
        advance_white(d)
    if not last:
        d.tasks.append(("begin", number + 1))
    elif d.eclipse == LAST_ROUND:
        d.tasks.append(("eclipse",))
    else:
        if d.eclipse == PENDING:
            d.eclipse = LAST_ROUND
            d.tell("last_round", "TEO-16.4", eclipse=d.era + 1)
        d.tasks.append(("begin", 0))


def eclipse(d: Draft) -> None:
    """Scores avenue, pyramid and masks; then come salaries, then the next era or the end (TEO-17)."""
    d.save()
    d.tell("eclipse", "TEO-17.1", eclipse=d.era + 1)
    points = eclipse_points(d.people, d.houses, eclipse_value(d.era, d.pyramid.done))
    for number in d.order:
        d.sit(number)
        d.me[VP] += points[number].total
        parts = points[number]._asdict()
        d.tell("eclipse_scored", "TEO-17.1", points=points[number].total, **parts, steps=d.me[TRACK])
        d.me[TRACK] = 0  # TEO-17.4
    d.tasks.append(("bonuses",) if final(d) else ("next_era",))
    for number in reversed(range(d.setup.players)):
        d.tasks += (("salary",), ("seat", number))


def final(d: Draft) -> bool:
    """Whether the eclipse at hand ends the game (TEO-18.1)."""
    return d.era == ERAS - 1 or d.pyramid.done


def seat(d: Draft, number: int) -> None:
    """Lets the player with that number act."""
    d.sit(d.order[number])


def pay_salary(d: Draft, task: Task, action: Action) -> None:
    """Pays as chosen and loses points for the rest (TEO-17.7, TEO-17.8)."""
    strong = sum(worker & 7 >= STRONG for worker in d.me[WORKERS])
    count = len(d.me[WORKERS])
    if action[1] == "free":
        d.pay_cocoa(count * WAGE + strong, True)
        paid, unpaid = 0, 0
    elif d.rules.pay_by_cocoa:
        paid = int(action[1])
        unpaid = count * WAGE + strong - paid
    else:
        weak_paid, strong_paid = int(action[1]), int(action[2])
        paid = weak_paid * WAGE + strong_paid * (WAGE + 1)
        unpaid = count - weak_paid - strong_paid
    lost = min(d.me[VP], UNPAID_VP * unpaid)
    d.me[VP] -= lost  # TEO-1.7
    d.tell("salary", "TEO-17.8", pay=d.pay(((COCOA, paid),)), lost=lost)


def next_era(d: Draft) -> None:
    """The discs go back, and neutral workers are placed again (TEO-17.9)."""
    d.era += 1
    d.white = 0
    d.eclipse = NO_ECLIPSE
    d.tell("next_era", "TEO-17.9", era=d.era + 1)
    d.tasks.append(("begin", 0))
    place_neutrals(d)


def place_neutrals(d: Draft) -> None:
    """Has starting tiles drawn for every neutral colour (TEO-3.16, CE-12, CE-16)."""
    d.pool = ()
    d.neutral = ((),) * len(d.neutral)
    for colour in reversed(range(len(d.neutral))):
        d.tasks += [("draw_neutral", colour, k) for k in reversed(range(NEUTRAL_TILES))]


def bonuses(d: Draft) -> None:
    """Temple bonuses, and the game is over (TEO-18.3)."""
    d.save()
    for number in d.order:
        d.sit(number)
        for temple in temples_reached(d.people[number]):
            points = bonus_points(d.people[number], d.bonuses[temple])
            d.me[VP] += points
            d.tell("bonus", "TEO-18.3", temple=TEMPLES[temple], points=points)
    d.save()
    d.tell("game_over", "TEO-18.4", other=SEATS[max(d.order, key=lambda s: (d.people[s].vp, d.people[s].cocoa))])
