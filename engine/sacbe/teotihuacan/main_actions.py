"""The main actions of the seven boards that have one (TEO-5.6, TEO-6, TEO-11, TEO-13 to TEO-15)."""

from __future__ import annotations

from sacbe.core.action import Action
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
    MATCH_VP,
    NOBLE_ROWS,
    NOBLES,
    NOBLES_COST,
    OTHER_OWNER_VP,
    POWER_TECH,
    PYRAMID_TILE,
    SECOND_ROW_WORKERS,
    STONE,
    TECHNOLOGIES,
    TECHNOLOGY,
    TECHS,
    TILES_MAX,
    VP,
    WOOD,
    WORKERS,
)
from sacbe.teotihuacan.draft import Draft
from sacbe.teotihuacan.effects import CELLS, TECHNOLOGY_EFFECTS
from sacbe.teotihuacan.legal import crew, discount
from sacbe.teotihuacan.pyramid import ICONS, LEVEL_COST, LEVEL_VP, SIDE, SQUARES, decoration_icons, matches
from sacbe.teotihuacan.rewards import climb
from sacbe.teotihuacan.table import Task, on_board, without


def main(d: Draft, task: Task, action: Action) -> None:
    """Pay for the main action of the board of arrival, then do what the board says (TEO-5.6)."""
    _, board, colours, _, _ = task
    extra = next((int(str(word)[1:]) for word in action[1:] if word != "free"), 0)
    d.tell("main", "TEO-5.6", board=BOARD_NAMES[board])
    if colours:
        d.pay_cocoa(colours, action[-1] == "free")
    for _ in range(extra):
        d.spend_tile(EXTRA_WORKER)
        d.tell("used", "TEO-10.12", tile="disc_extra_worker")
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
        d.tasks += (("built",), ("build", min(count, TILES_MAX), discount(d), 1))


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
        effects = [
            TECHNOLOGY_EFFECTS[t][BOARDS[board].resource]
            for t, tech in enumerate(TECHNOLOGIES)
            if owned >> t & 1 and tech.trigger == "after_main_action" and board in tech.boards
        ]
        for effect in effects:
            d.grant(effect, "TEO-11.2")


def _gather(d: Draft, board: int, row: int) -> None:
    """Forest, Stone Quarry, Gold Deposits: the cell, technologies, then advances (TEO-6.2, TEO-6.3, TEO-6.4)."""
    lowest = on_board(d.me[WORKERS], board)[0] & 7
    d.grant(CELLS[board, row, lowest], f"TEO-6.{board + 1}")
    _technologies(d, board)


def learn(d: Draft, task: Task, action: Action) -> None:
    """Alchemy: acquire a technology (TEO-6.5)."""
    _, count, _ = task
    tech = TECHNOLOGY[str(action[1])]
    place = d.technologies.index(tech)
    d.pay(TECHNOLOGIES[tech].cost)
    d.tell("learned", "TEO-6.5", technology=action[1])
    for seat, player in enumerate(d.people):
        if seat != d.seat and player.techs >> tech & 1:
            d.change(seat, vp=player.vp + OTHER_OWNER_VP)
            d.tell("royalty", "TEO-6.5", other=SEATS[seat], count=OTHER_OWNER_VP)
    if place >= COLUMNS and count < SECOND_ROW_WORKERS:
        _forfeit_power(d)
    _technologies(d, ALCHEMY)
    d.me[TECHS] |= 1 << tech
    d.tasks.append(("advance", COLUMN_TEMPLE[place % COLUMNS]))


def _forfeit_power(d: Draft) -> None:
    """A lone strong worker who reaches the second row gets no power-up, so technology 13 is silent too."""
    while d.tasks[-1][0] in ("power", "paid_power"):
        d.tasks.pop()


def house(d: Draft, task: Task, action: Action) -> None:
    """Nobles: build a house (TEO-6.6, TEO-15.1)."""
    row = int(action[1]) - 1
    d.pay(NOBLES_COST)
    d.tell("housed", "TEO-15.1", row=action[1])
    d.gain(VP, NOBLE_ROWS[row][d.houses[row]], "TEO-15.2")
    d.houses = with_added(d.houses, row, 1)
    _technologies(d, NOBLES)
    d.tasks.append(("avenue",))


def decorate(d: Draft, task: Task, action: Action) -> None:
    """Decorations: points and track first, temple advances last (TEO-6.7, TEO-14.3, AR-34)."""
    tile, side = DECORATION_TILE[str(action[1])], SIDE[str(action[2])]
    d.me[GOLD] -= DECORATION_GOLD[min(task[1], 3) - 1]
    count, advances = matches(decoration_icons(tile), d.pyramid.stair_icons(side), d.rules.plain_icons_match)
    d.pyramid = d.pyramid.with_decoration(tile, side)
    d.decoration_offer = without(d.decoration_offer, tile)
    d.tell("decorated", "TEO-14.3", tile=action[1], side=action[2], matches=count)
    d.gain(VP, MATCH_VP * count + DECORATION_VP, "TEO-14.3")
    climb(d)
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
    d.pay(LEVEL_COST[level])
    if saved:
        d.me[WOOD if saved == "wood" else STONE] += less
    count, advances = matches(ICONS[tile][rotation], d.pyramid.covered(square), d.rules.plain_icons_match)
    d.pyramid = d.pyramid.with_tile(tile, square, rotation)
    d.pyramid_offer = without(d.pyramid_offer, tile)
    d.tell("built", "TEO-13.4", tile=action[1], spot=action[2], level=level + 1, matches=count)
    d.gain(VP, LEVEL_VP[level] + MATCH_VP * count, "TEO-13.6")
    climb(d)
    if left > 1:
        d.tasks.append(("build", left - 1, 0 if saved else less, 0))
    if d.pyramid.done:
        d.tasks.append(("completed",))
    if any(advances):
        d.tasks.append(("matched", *advances))


def stop(d: Draft, task: Task, action: Action) -> None:
    """TEO-13.3: no further tile."""


def built(d: Draft) -> None:
    """TEO-13.10: after the last tile."""
    _technologies(d, CONSTRUCTION)
