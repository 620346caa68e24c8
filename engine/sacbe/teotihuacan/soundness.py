"""Which stacks of tasks are possible: their order as a pattern, and what they require of the rest of the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from sacbe.teotihuacan.components import (
    BOARD_SITES,
    COLUMN_TEMPLE,
    DEALT,
    DECORATION_OFFER,
    ERAS,
    LAYOUT,
    NEUTRAL_TILES,
    PYRAMID_OFFER,
    RANDOM_SLOTS,
    ROW_LEFT,
    SITES,
    START_POWER,
    START_WORKERS,
    STARTS,
    TEMPLES,
    WORKERS_MAX,
)
from sacbe.teotihuacan.opening import opening
from sacbe.teotihuacan.pyramid import EMPTY, SQUARES, initial_squares
from sacbe.teotihuacan.table import Table, Task, locked, on_board
from sacbe.teotihuacan.tasks import write_task

_EFFECTS: Final = (
    "(?:(?:take|any|matched|claim|fresh|learn|house|decorate|build|built|power|power_any|paid_power|wheel|advance|avenue"
    "|ascension_day|worker|completed|royal|royal_exchange|royal_give|royal_single|royal_temples) )*"
)
_ORDER: Final = re.compile(
    f"(?:{_EFFECTS}(?:turn )?|act )window refill close "  # a turn (TEO-4.2)
    "|(?:draw_site|draw_pyramid|draw_decoration) refill close "  # its end (TEO-4.9)
    "|salary (?:seat salary )*(?:next_era|bonuses) "  # an eclipse (TEO-17.7)
    "|(?:draw_neutral )+begin "  # neutral workers (TEO-3.16)
    "|(?:draw_order )*(?:draw_board )*(?:draw_royal )*(?:draw_bonus )*(?:draw_technology )*"  # setup (TEO-3)
    "(?:draw_decoration )?(?:draw_pyramid )?(?:turn_square )?(?:draw_square )*(?:draw_site )*(?:pieces )?"
    "(?:attach )?(?:(?:deal )?(?:seat deal )*(?:keep )?(?:seat keep )*|(?:deal_row )?(?:pick )?(?:seat pick )*)"
    "(?:(?:take|advance|avenue|start_power|start_technology|attached) )*(?:station )?(?:seat station )*ready "
)
"""The kinds of tasks in the order in which they are done."""
_KEPT: Final = 2
"""Starting tiles that a player keeps; each brings at most one step on every track and one power-up (TEO-3.15)."""
_BONUSES: Final = ("take", "advance", "avenue", "start_power", "start_technology", "attached")
"""What starting tiles bring, to whoever has just placed workers."""


def unsound(table: Table) -> Iterator[str]:
    """Everything in the tasks that does not fit the rest of the table, in words."""
    if not table.tasks:
        return
    tasks = table.tasks[::-1]
    kinds = "".join(f"{task[0]} " for task in tasks)
    if not _ORDER.fullmatch(kinds):
        yield f"the tasks cannot follow each other like this: {kinds.strip()}"
        return
    if kinds.endswith("ready "):
        yield from _setup(table, tasks)
    elif kinds.endswith("begin "):
        yield from _neutrals(table, tasks)
    for task in tasks:
        if not _fits(table, task):
            yield f"the task {write_task(task)!r} does not fit the position"
    if sum(task[0] == "worker" for task in tasks) > 1:
        yield "only one more worker can come (TEO-7.3)"


def _fits(table: Table, task: Task) -> bool:
    """Whether a task can be due on this table."""
    kind = task[0]
    me = table.people[table.seat]
    match kind:
        case "begin" | "seat":
            return bool(task[1] < table.setup.players)
        case "act":
            here = [worker & 7 for worker in on_board(me.workers, task[1])]
            needed = [power for power in task[3:] if power]
            return all(here.count(power) >= needed.count(power) for power in needed)
        case "fresh":
            return me.tiles[task[1]] > 0
        case "worker":
            return len(me.workers) < WORKERS_MAX
        case "completed":
            return table.pyramid.done
        case "next_era":
            return table.era < ERAS - 1 and not table.pyramid.done
        case "bonuses":
            return table.era == ERAS - 1 or table.pyramid.done
        case "start_power":
            return not locked(me.workers)
        case "draw_site":
            room = SITES[task[1]].tiles + SITES[task[1]].per_player * table.setup.players
            refill = table.tasks[0][0] == "close"
            return bool(len(table.sites[task[1]]) + task[2] <= room) and (not refill or task[1] in BOARD_SITES)
        case "draw_pyramid":
            return bool(len(table.pyramid_offer) + task[1] <= PYRAMID_OFFER)
        case "draw_decoration":
            return bool(len(table.decoration_offer) + task[1] <= DECORATION_OFFER)
        case _:
            return True


def _neutrals(table: Table, tasks: tuple[Task, ...]) -> Iterator[str]:
    """Neutral workers are drawn colour by colour, tile by tile (TEO-3.16)."""
    due = [(colour, k) for colour in range(len(table.neutral)) for k in range(NEUTRAL_TILES)]
    drawn = len(due) - (len(tasks) - 1)
    if [task[1:] for task in tasks[:-1]] != due[drawn:] or len(table.pool) != drawn or tasks[-1] != ("begin", 0):
        yield "neutral workers are drawn colour by colour, and the tiles drawn are out of the pool (TEO-3.16)"


def _setup(table: Table, tasks: tuple[Task, ...]) -> Iterator[str]:
    """What is missing is exactly what is still to be set up."""
    wanted = {
        "draw_board": [slot for slot in RANDOM_SLOTS if table.ring[slot] == EMPTY],
        "draw_royal": [*range(len(table.royals), 3)],
        "draw_bonus": [*range(len(table.bonuses), len(TEMPLES))],
        "draw_technology": [*range(len(table.technologies), LAYOUT)],
    }
    for kind, due in wanted.items():
        if [task[1] for task in tasks if task[0] == kind] != due:
            yield f"{kind} is due for exactly what is not laid out yet (TEO-3)"
    if table.setup.first_game and ("pieces",) in tasks and table.technologies != opening(table.setup).technologies:
        yield "the first game has its own technologies (TEO-3.17)"
    yield from _squares(table, tasks)
    sites = [task[1] for task in tasks if task[0] == "draw_site"]
    if len(set(sites)) != len(sites):
        yield "tiles for one site are drawn in one task (TEO-3.10)"
    if len(table.order) == table.setup.players:
        yield from _start_tiles(table, tasks)
        yield from _beginners(table, tasks)
    elif table != _drawing_order(table):
        yield "nothing else is done and nobody has anything before the order is known (TEO-3.1)"


def _drawing_order(table: Table) -> Table:
    """The opening after as many draws of the order as this table has seen."""
    start = opening(table.setup)
    left = len(start.tasks) - len(table.order)
    return start._replace(rules=table.rules, order=table.order, seat=table.seat, tasks=start.tasks[:left])


def _squares(table: Table, tasks: tuple[Task, ...]) -> Iterator[str]:
    """Pre-filled squares come in their order, each on filled ones (TEO-3.9)."""
    due = [task[1] for task in tasks if task[0] in ("turn_square", "draw_square")]
    initial = initial_squares(table.setup.players)
    if due != [square for square in initial if square in due] or any(table.pyramid.tiles[s] != EMPTY for s in due):
        yield "the squares to be filled are empty ones of the initial layout, in its order (TEO-3.9)"
    for at, square in enumerate(due):
        for below in SQUARES[square].supports:
            if table.pyramid.tiles[below] == EMPTY and below not in due[:at]:
                yield f"square {SQUARES[square].name} would rest on an empty one (TEO-13.2)"


def _start_tiles(table: Table, tasks: tuple[Task, ...]) -> Iterator[str]:
    """Every player without workers is dealt four starting tiles, keeps two and places workers on their boards."""
    dealt = [len(tiles) for tiles in table.dealt]
    ready = [bool(player.workers) for player in table.people]
    held = [tile for tiles in table.dealt for tile in tiles]
    seat = table.seat
    for kind, *details in tasks:
        if kind == "seat":
            if details[0] >= table.setup.players:
                return
            seat = table.order[details[0]]
        elif kind == "pieces" and table.setup.first_game:
            ready = [True] * len(ready)
        elif kind == "deal":
            dealt[seat] += details[0]
        elif kind == "keep":
            if dealt[seat] != DEALT:
                yield f"two of {DEALT} starting tiles are kept (TEO-3.13)"
            dealt[seat] = 2
        elif kind == "pick":
            dealt[seat] += 1
        elif kind == "station":
            if dealt[seat] != 2 or ready[seat]:
                yield "workers are put on the boards of two starting tiles (TEO-3.14)"
            dealt[seat], ready[seat] = 0, True
    dealing = sum(task[1] for task in tasks if task[0] in ("deal", "deal_row"))
    picks = sum(task == ("pick",) for task in tasks)
    if picks and (not table.setup.draft or len(table.pool) - len(held) + dealing != picks + ROW_LEFT):
        yield f"{ROW_LEFT} starting tiles are left of a row from which they are drafted (TEO-3.18)"
    if len(table.pool) + dealing > len(STARTS):
        yield f"there are {len(STARTS)} starting tiles to be dealt (TEO-3.12)"
    if not all(ready) or any(dealt):
        yield "after the setup everybody has workers and nobody starting tiles (TEO-3.14)"
    if len(set(held)) != len(held) or not set(held) <= set(table.pool) or len(set(table.pool)) != len(table.pool):
        yield "starting tiles that were dealt are out of the pool, each once (TEO-3.12)"
    starts = [start for start, _ in table.attached] + [task[1] for task in tasks if task[0] == "attach"]
    if not set(starts) <= set(table.pool if picks else held) or len(set(starts)) != len(starts):
        yield "a discovery tile is revealed once for each dealt starting tile that shows one (TEO-3.12)"


def _beginners(table: Table, tasks: tuple[Task, ...]) -> Iterator[str]:
    """What players have during the setup is what starting tiles can have brought (TEO-3.14, TEO-3.15)."""
    for seat, player in enumerate(table.people):
        due = [task for task in tasks if task[0] in _BONUSES] if seat == table.seat else []
        if not player.workers:
            if due or any((*player.temples, player.avenue, player.track, player.techs)):
                yield "nobody gets the bonuses of starting tiles before he has placed his workers (TEO-3.15)"
            continue
        if len(player.workers) != START_WORKERS or locked(player.workers):
            yield f"{START_WORKERS} workers are placed on boards during the setup (TEO-3.14)"
        steps = [player.avenue + due.count(("avenue",))]
        for temple, step in enumerate(player.temples):
            steps.append(step + due.count(("advance", temple)))
        steps[1 + COLUMN_TEMPLE[0]] += due.count(("start_technology",))
        steps.append(max(worker & 7 for worker in player.workers) - START_POWER + due.count(("start_power",)))
        if max(steps) > _KEPT:
            yield f"{_KEPT} starting tiles bring at most {_KEPT} steps of each kind (TEO-3.15)"
