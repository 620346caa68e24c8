"""What chance decides, how likely each outcome is, and what it does (TEO-20)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import comb
from typing import Any, Final

from sacbe.core.action import Action
from sacbe.core.contract import Outcome
from sacbe.core.rows import with_added
from sacbe.teotihuacan import actions as a
from sacbe.teotihuacan.actions import SEATS
from sacbe.teotihuacan.components import (
    BOARD,
    BONUS,
    BONUSES,
    COLUMNS,
    DECORATION_TILE,
    DISCOVERY,
    LAYOUT,
    LOW_TECHNOLOGIES,
    NEUTRAL_TILES,
    NEUTRAL_WORKERS,
    PYRAMID_TILE,
    RANDOM_BOARDS,
    ROYAL,
    ROYALS,
    SITES,
    START,
    STARTS,
    TECHNOLOGIES,
    TECHNOLOGY,
    TEMPLES,
)
from sacbe.teotihuacan.draft import Draft
from sacbe.teotihuacan.table import Task, without

_SEAT: Final = {name: seat for seat, name in enumerate(SEATS)}


def _even(actions: Sequence[Action], items: Sequence[int]) -> list[Outcome]:
    return [(actions[item], 1) for item in items]


# --- outcomes


def _order(d: Draft) -> list[Outcome]:
    """CE-01: whose number comes next."""
    return _even(a.DRAW_SEAT, [seat for seat in range(d.setup.players) if seat not in d.order])


def _board(d: Draft, slot: int) -> list[Outcome]:
    """CE-02."""
    return _even(a.DRAW_BOARD, [board for board in RANDOM_BOARDS if board not in d.ring])


def _royal(d: Draft, category: int) -> list[Outcome]:
    """CE-03."""
    return _even(a.DRAW_ROYAL, [k for k, row in enumerate(ROYALS) if row["category"] == "ABC"[category]])


def _bonus(d: Draft, temple: int) -> list[Outcome]:
    """CE-04."""
    return _even(a.DRAW_BONUS, [k for k in range(len(BONUSES)) if k not in d.bonuses])


def _technology(d: Draft, place: int) -> list[Outcome]:
    """CE-05: the next tile of the sorted layout, weighted by the number of sets of tiles that continue with it."""
    first = d.technologies[-1] + 1 if d.technologies else 0
    end, after = len(TECHNOLOGIES), LAYOUT - 1 - place
    if d.rules.rows_drawn_apart:
        if place < COLUMNS:
            end, after = LOW_TECHNOLOGIES, COLUMNS - 1 - place
        else:
            first = max(first, LOW_TECHNOLOGIES)
    return [(a.DRAW_TECHNOLOGY[k], comb(end - 1 - k, after)) for k in range(first, end - after)]


def _decoration(d: Draft, count: int) -> list[Outcome]:
    """CE-06, CE-15."""
    return _even(a.DRAW_DECORATION, d.decoration_stack)


def _pyramid(d: Draft, count: int) -> list[Outcome]:
    """CE-07, CE-14."""
    return _even(a.DRAW_PYRAMID, d.pyramid_stack)


def _square(d: Draft, square: int) -> list[Outcome]:
    """CE-08: the tile."""
    return _even(a.DRAW_PYRAMID, d.pyramid_stack)


def _rotation(d: Draft, square: int, tile: int) -> list[Outcome]:
    """CE-08: its rotation."""
    return _even(a.TURN, range(4))


def _discovery(d: Draft, *details: int) -> list[Outcome]:
    """CE-09, CE-11, CE-13: copies are one outcome with their number as weight."""
    return [(a.DRAW_DISCOVERY[kind], left) for kind, left in enumerate(d.stack) if left]


def _start(d: Draft, *details: int) -> list[Outcome]:
    """CE-10, CE-12, CE-16, CE-17."""
    return _even(a.DRAW_START, [tile for tile in range(len(STARTS)) if tile not in d.pool])


CHANCES: Final[dict[str, Callable[..., list[Outcome]]]] = {
    "draw_order": _order,
    "draw_board": _board,
    "draw_royal": _royal,
    "draw_bonus": _bonus,
    "draw_technology": _technology,
    "draw_decoration": _decoration,
    "draw_pyramid": _pyramid,
    "draw_square": _square,
    "turn_square": _rotation,
    "draw_site": _discovery,
    "deal": _start,
    "deal_row": _start,
    "attach": _discovery,
    "draw_neutral": _start,
}
"""By kind of task: what may happen, with weights."""


# --- consequences


def _more(d: Draft, task: Task) -> None:
    """A task to be done several times, after it has been done once."""
    if task[-1] > 1:
        d.tasks.append((*task[:-1], task[-1] - 1))


def _draw_order(d: Draft, task: Task, name: str) -> None:
    d.order = (*d.order, _SEAT[name])
    d.sit(_SEAT[name])
    d.tell("order", "TEO-3.1", number=len(d.order))


def _draw_board(d: Draft, task: Task, name: str) -> None:
    slot = task[1]
    d.ring = d.ring[:slot] + bytes((BOARD[name],)) + d.ring[slot + 1 :]
    d.tell("board_laid", "TEO-3.2", board=name, slot=slot)


def _draw_royal(d: Draft, task: Task, name: str) -> None:
    d.royals = (*d.royals, ROYAL[name])
    d.tell("royal_laid", "TEO-3.3", tile=name, space=task[1] + 1)


def _draw_bonus(d: Draft, task: Task, name: str) -> None:
    d.bonuses = (*d.bonuses, BONUS[name])
    d.tell("bonus_laid", "TEO-3.4", tile=name, temple=TEMPLES[task[1]])


def _draw_technology(d: Draft, task: Task, name: str) -> None:
    d.technologies = (*d.technologies, TECHNOLOGY[name])
    d.tell("technology_laid", "TEO-3.5", tile=name)


def _draw_decoration(d: Draft, task: Task, name: str) -> None:
    tile = DECORATION_TILE[name]
    d.decoration_stack = without(d.decoration_stack, tile)
    d.decoration_offer = tuple(sorted((*d.decoration_offer, tile)))
    d.tell("revealed", "TEO-4.9", tile=name)
    _more(d, task)


def _draw_pyramid(d: Draft, task: Task, name: str) -> None:
    tile = PYRAMID_TILE[name]
    d.pyramid_stack = without(d.pyramid_stack, tile)
    d.pyramid_offer = tuple(sorted((*d.pyramid_offer, tile)))
    d.tell("revealed", "TEO-4.9", tile=name)
    _more(d, task)


def _draw_square(d: Draft, task: Task, name: str) -> None:
    tile = PYRAMID_TILE[name]
    d.pyramid_stack = without(d.pyramid_stack, tile)
    d.tell("revealed", "TEO-3.9", tile=name)
    d.tasks.append(("turn_square", task[1], tile))


def _turn_square(d: Draft, task: Task, rotation: Any) -> None:
    d.pyramid = d.pyramid.with_tile(task[2], task[1], rotation)


def _draw_site(d: Draft, task: Task, name: str) -> None:
    kind, site = DISCOVERY[name], task[1]
    d.stack = with_added(d.stack, kind, -1)
    d.sites = (*d.sites[:site], tuple(sorted((*d.sites[site], kind))), *d.sites[site + 1 :])
    d.tell("found", "TEO-3.10", tile=name, site=SITES[site].name)
    _more(d, task)


def _deal(d: Draft, task: Task, name: str) -> None:
    tile = START[name]
    d.pool = (*d.pool, tile)
    d.dealt = (*d.dealt[: d.seat], tuple(sorted((*d.dealt[d.seat], tile))), *d.dealt[d.seat + 1 :])
    d.tell("dealt", "TEO-3.12", tile=name)
    _more(d, task)
    _reveal(d, tile)


def _deal_row(d: Draft, task: Task, name: str) -> None:
    d.pool = (*d.pool, START[name])
    d.tell("laid_open", "TEO-3.18", tile=name)
    _more(d, task)
    _reveal(d, START[name])


def _reveal(d: Draft, tile: int) -> None:
    """Has a discovery tile drawn for a starting tile that shows one."""
    if "discovery" in STARTS[tile].gain:
        d.tasks.append(("attach", tile))


def _attach(d: Draft, task: Task, name: str) -> None:
    kind = DISCOVERY[name]
    d.stack = with_added(d.stack, kind, -1)
    d.attached = tuple(sorted((*d.attached, (task[1], kind))))
    d.tell("attached", "TEO-3.12", tile=name, start=STARTS[task[1]].name)


def _draw_neutral(d: Draft, task: Task, name: str) -> None:
    """TEO-3.16, AR-24: after the second tile of a colour, its workers stand on the first three numbers shown."""
    _, colour, drawn = task
    d.pool = (*d.pool, START[name])
    d.tell("neutral_tile", "TEO-3.16", tile=name)
    if drawn == NEUTRAL_TILES - 1:
        shown = dict.fromkeys(board for tile in d.pool[-NEUTRAL_TILES:] for board in STARTS[tile].boards)
        boards = tuple(sorted([*shown][:NEUTRAL_WORKERS]))
        d.neutral = (*d.neutral[:colour], boards, *d.neutral[colour + 1 :])
        if colour == len(d.neutral) - 1:
            d.pool = ()


_DRAWN: Final[dict[str, Callable[[Draft, Task, Any], None]]] = {
    "draw_order": _draw_order,
    "draw_board": _draw_board,
    "draw_royal": _draw_royal,
    "draw_bonus": _draw_bonus,
    "draw_technology": _draw_technology,
    "draw_decoration": _draw_decoration,
    "draw_pyramid": _draw_pyramid,
    "draw_square": _draw_square,
    "turn_square": _turn_square,
    "draw_site": _draw_site,
    "deal": _deal,
    "deal_row": _deal_row,
    "attach": _attach,
    "draw_neutral": _draw_neutral,
}


def draw(d: Draft, task: Task, action: Action) -> None:
    """Carry out a chance action."""
    _DRAWN[task[0]](d, task, action[1])
