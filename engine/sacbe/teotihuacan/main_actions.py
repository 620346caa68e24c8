"""The main actions of the seven boards that have one (TEO-5.6, TEO-6, TEO-11, TEO-13 to TEO-15)."""

from __future__ import annotations

from typing import Final

from sacbe.core.action import Action
from sacbe.core.events import Event
from sacbe.core.rows import with_added
from sacbe.teotihuacan import actions as a
from sacbe.teotihuacan.actions import SEATS
from sacbe.teotihuacan.components import (
    ALCHEMY,
    BOARD_NAMES,
    BOARDS,
    COLUMN_TEMPLE,
    COLUMNS,
    CONSTRUCTION,
    DECORATION_GOLD,
    DECORATION_TILE,
    DECORATION_VP,
    DECORATIONS,
    EXTRA_WORKER,
    GOLD,
    GOOD,
    MATCH_VP,
    NOBLE_ROWS,
    NOBLES,
    NOBLES_COST,
    OTHER_OWNER_VP,
    POWER_TECH,
    PYRAMID_TILE,
    SECOND_ROW_WORKERS,
    TECHNOLOGIES,
    TECHNOLOGY,
    TECHS,
    TILES_MAX,
    VP,
    WORKERS,
    Cost,
)
from sacbe.teotihuacan.draft import Draft
from sacbe.teotihuacan.effects import CELLS, TECHNOLOGY_EFFECTS
from sacbe.teotihuacan.legal import crew, discount
from sacbe.teotihuacan.pyramid import ICONS, LEVEL_COST, LEVEL_VP, SIDE, SQUARES, decoration_icons, matches
from sacbe.teotihuacan.rewards import climb
from sacbe.teotihuacan.table import Task, on_board, without
from sacbe.teotihuacan.things import SQUARE_THINGS, things

_ROYALTY: Final = things(((VP, OTHER_OWNER_VP),))


def main(d: Draft, task: Task, action: Action) -> None:
    """Pays for the main action of the board of arrival, then does what the board says (TEO-5.6)."""
    _, board, colours, _, _ = task
    extra = next((int(str(word)[1:]) for word in action[1:] if word != "free"), 0)
    pay = d.pay_cocoa(colours, action[-1] == "free") if colours else ()
    d.tell("main", "TEO-5.6", board=BOARD_NAMES[board], pay=pay)
    for _ in range(extra):
        d.spend_tile(EXTRA_WORKER)
        d.tell("used", "TEO-10.12", tile="disc_extra_worker", gain=())
    count, power = crew(d, board, extra)
    row = min(count, 3)
    _promise_power(d, board, BOARDS[board].power_ups[row - 1])
    if BOARDS[board].resource:
        _gather(d, board, row)
    elif board == ALCHEMY:
        d.tasks.append(("learn", count, power))
    elif board == NOBLES:
        d.tasks.append(("house", count))
    elif board == DECORATIONS:
        d.tasks.append(("decorate", count))
    else:
        d.tasks += (("built", count), ("build", min(count, TILES_MAX), discount(d), 1))


def _promise_power(d: Draft, board: int, count: int) -> None:
    """Power-ups at the end of a main action, and of nothing else, then technology 13 if it is owned before.

    TEO-5.6, TEO-5.7, TEO-11.1, AR-17.
    """
    if d.me[TECHS] >> POWER_TECH & 1:
        d.tasks.append(("paid_power", board))
    d.tasks.append(("power", board, count))


def _technologies(d: Draft, board: int) -> None:
    """The owner's technologies that work after a main action on this board (TEO-11.4)."""
    owned = d.me[TECHS]
    if owned:
        for t, tech in enumerate(TECHNOLOGIES):
            if owned >> t & 1 and tech.trigger == "after_main_action" and board in tech.boards:
                gain = d.grant(TECHNOLOGY_EFFECTS[t][BOARDS[board].resource])
                if gain:
                    d.tell("profited", "TEO-11.2", technology=tech.name, gain=gain)


def _gather(d: Draft, board: int, row: int) -> None:
    """Forest, Stone Quarry, Gold Deposits: the cell, technologies, then advances (TEO-6.2, TEO-6.3, TEO-6.4)."""
    lowest = on_board(d.me[WORKERS], board)[0] & 7
    d.tell("gained", f"TEO-6.{board + 1}", gain=d.grant(CELLS[board, row, lowest]))
    _technologies(d, board)


def learn(d: Draft, task: Task, action: Action) -> None:
    """Alchemy: acquire a technology (TEO-6.5)."""
    _, count, _ = task
    tech = TECHNOLOGY[str(action[1])]
    place = d.technologies.index(tech)
    d.tell("learned", "TEO-6.5", technology=action[1], pay=d.pay(TECHNOLOGIES[tech].cost))
    for seat, player in enumerate(d.people):
        if seat != d.seat and player.techs >> tech & 1:
            d.change(seat, vp=player.vp + OTHER_OWNER_VP)
            d.events.append(Event("royalty", "TEO-6.5", {"seat": SEATS[seat], "gain": _ROYALTY}))
    if place >= COLUMNS and count < SECOND_ROW_WORKERS:
        _forfeit_power(d)
    _technologies(d, ALCHEMY)
    d.me[TECHS] |= 1 << tech
    d.tasks.append(("advance", COLUMN_TEMPLE[place % COLUMNS]))


def _forfeit_power(d: Draft) -> None:
    """A lone strong worker who reaches the second row gets no power-up, so technology 13 has no effect either."""
    while d.tasks[-1][0] in ("power", "paid_power"):
        d.tasks.pop()


def house(d: Draft, task: Task, action: Action) -> None:
    """Nobles: build a house (TEO-6.6, TEO-15.1)."""
    row = int(action[1]) - 1
    pay, gain = d.pay(NOBLES_COST), d.gain(((VP, NOBLE_ROWS[row][d.houses[row]]),))  # TEO-15.2
    d.tell("housed", "TEO-15.1", row=action[1], pay=pay, gain=gain)
    d.houses = with_added(d.houses, row, 1)
    _technologies(d, NOBLES)
    d.tasks.append(("avenue",))


def decorate(d: Draft, task: Task, action: Action) -> None:
    """Decorations: points and track first, temple advances last (TEO-6.7, TEO-14.3, AR-34)."""
    tile, side = DECORATION_TILE[str(action[1])], SIDE[str(action[2])]
    pay = d.pay(((GOLD, DECORATION_GOLD[min(task[1], 3) - 1]),))
    count, advances = matches(decoration_icons(tile), d.pyramid.stair_icons(side), d.rules.plain_icons_match)
    d.pyramid = d.pyramid.with_decoration(tile, side)
    d.decoration_offer = without(d.decoration_offer, tile)
    gain = d.gain(((VP, MATCH_VP * count + DECORATION_VP), *climb(d)))
    d.tell("decorated", "TEO-14.3", tile=action[1], side=action[2], matches=count, pay=pay, gain=gain)
    _technologies(d, DECORATIONS)
    if any(advances):
        d.tasks.append(("matched", *advances))


def build(d: Draft, task: Task, action: Action) -> None:
    """Construction: lay one pyramid tile (TEO-6.8, TEO-13.4 to TEO-13.9, AR-35)."""
    _, left, less, _ = task
    tile = PYRAMID_TILE[str(action[1])]
    square, rotation = a.SPOT[str(action[2])]
    saved = action[3] if len(action) > 3 else ""
    level = SQUARES[square].level
    cost: Cost = LEVEL_COST[level]
    if saved:
        saved_good = GOOD[str(saved)]
        cost = tuple([(good, amount - less if good == saved_good else amount) for good, amount in cost])
    pay = d.pay(cost)
    count, advances = matches(ICONS[tile][rotation], d.pyramid.covered(square), d.rules.plain_icons_match)
    d.pyramid = d.pyramid.with_tile(tile, square, rotation)
    d.pyramid_offer = without(d.pyramid_offer, tile)
    gain = d.gain(((VP, LEVEL_VP[level] + MATCH_VP * count), *climb(d)))  # TEO-13.6
    where = {"square": SQUARE_THINGS[square], "rotation": rotation}
    d.tell("built", "TEO-13.4", tile=action[1], **where, matches=count, pay=pay, gain=gain)
    # With none left, it stays until the advances are done: a virtual worker found there lays one more (TEO-10.12).
    d.tasks.append(("build", left - 1, 0 if saved else less, 0))
    if d.pyramid.done:
        d.tasks.append(("completed",))
    if any(advances):
        d.tasks.append(("matched", *advances))


def stop(d: Draft, task: Task, action: Action) -> None:
    """TEO-13.3: no further tile."""


def built(d: Draft, workers: int) -> None:
    """TEO-13.10: after the last tile."""
    _technologies(d, CONSTRUCTION)
