"""Why an action is not legal: the first rule that forbids it (TEO-4 to TEO-20)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sacbe.core.action import Action
from sacbe.core.events import Refusal
from sacbe.teotihuacan import refuse_choice
from sacbe.teotihuacan.actions import MODES, NOTATION
from sacbe.teotihuacan.chance import CHANCES
from sacbe.teotihuacan.components import (
    ALCHEMY,
    BLUE,
    BOARD_NAMES,
    BOARD_SITE,
    BOARDS,
    BUILDINGS,
    COCOA,
    DECORATIONS,
    DISCOVERIES,
    DISCOVERY,
    DOUBLE_MOVE,
    EXTRA_WORKER,
    EXTRA_WORKER_BOARDS,
    FIRST_SPACE,
    MOVE_ANY,
    NOBLES,
    NOBLES_COST,
    ROYALS,
    SPACE_NAMES,
    STEP_MAX,
    TEMPLES,
    TILES,
    UNLOCK,
    WORKERS,
)
from sacbe.teotihuacan.draft import Draft
from sacbe.teotihuacan.legal import EXTRA_WORKERS_UP_TO, UNLOCKABLE, crew, possible
from sacbe.teotihuacan.refuse_choice import lacking, no_free
from sacbe.teotihuacan.table import Table, Task, locked
from sacbe.teotihuacan.texts import no
from sacbe.teotihuacan.things import worker_thing
from sacbe.teotihuacan.turn import travellers
from sacbe.teotihuacan.windows import AVENUE_TILE, POWER_TILE, TEMPLE_TILES, useful
from sacbe.teotihuacan.worship import CLAIM, CLAIM_FIRST, fee, has_ability, has_means, holder

_WINDOWS: Final = ("turn", "window")
_ROYAL: Final = ("royal_exchange", "royal_give", "royal_single", "royal_temples")


def refuse(table: Table, action: Action) -> Refusal:
    """What forbids an action that is not legal."""
    if not NOTATION.spells(action):
        return no("TEO-19.1", "no_such_action", action=str(action))
    if not table.tasks:
        return no("TEO-18.4", "game_is_over")
    d, task, verb = Draft(table), table.tasks[-1], action.verb
    if task[0] in CHANCES or verb in ("draw", "turn"):
        return _chance(task, action)
    tasks, why = _ANSWERS[verb]
    if task[0] not in tasks:
        return no(*_DUE[task[0]])
    refusal = why(d, task, action)
    assert refusal is not None, f"no reason known why {action} is not legal"
    return refusal


def _chance(task: Task, action: Action) -> Refusal:
    """Chance decides now, or does not, or not like this (TEO-20.1)."""
    if task[0] not in CHANCES:
        return no("TEO-20.1", "no_chance_now")
    if action.verb in ("draw", "turn"):
        return no("TEO-20.1", "cannot_be_drawn", name=action[1])
    return no("TEO-20.1", "chance_first")


def _use(d: Draft, task: Task, action: Action) -> Refusal:
    kind = DISCOVERY[str(action[1])]
    if not d.me[TILES][kind]:
        return no("TEO-10.1", "no_tile", tile=action[1])
    if DISCOVERIES[kind].kind == "mask":
        return no("TEO-10.2", "mask_not_used")
    return _useless(d, kind) or no("TEO-10.4", "not_this_window", tile=action[1])


def _useless(d: Draft, kind: int) -> Refusal | None:
    """Refuses a tile that could do nothing (TEO-10.3)."""
    if kind == EXTRA_WORKER or useful(d, kind):
        return None
    if kind == AVENUE_TILE:
        return no("TEO-9.1", "avenue_end")
    if kind == POWER_TILE:
        return no("TEO-10.9", "nobody_to_raise")
    temple, *others = TEMPLE_TILES[kind]
    if others:
        return no("TEO-8.3", "no_temple")
    return no("TEO-8.4", "temple_blocked", temple=TEMPLES[temple], step=d.me[BLUE + temple])


def _unlock(d: Draft, task: Task, action: Action) -> Refusal | None:
    if not locked(d.me[WORKERS]):
        return no("TEO-4.3", "nobody_locked")
    if action[1] == "turn":
        return no("TEO-4.3", "unlock_is_the_turn")
    return no_free(d, True) if action[1] == "tile" else lacking(d, ((COCOA, UNLOCK),), "TEO-4.6")


def _move(d: Draft, task: Task, action: Action) -> Refusal | None:
    moved, words = travellers(action), action[3:]
    for worker in moved:
        if d.me[WORKERS].count(worker) < moved.count(worker):
            return no("TEO-4.4", "no_worker", workers=[worker_thing(each) for each in moved])
    if (len(moved) == 2) != ("double" in words) or moved != sorted(moved):
        return no("TEO-10.10", "double_form")
    if len(moved) == 2 and not d.me[TILES][DOUBLE_MOVE]:
        return no("TEO-10.10", "no_tile", tile="disc_double_move")
    if int(action[2]) > STEP_MAX and "any" not in words:
        return no("TEO-4.5", "too_far", count=STEP_MAX)
    if "any" in words and not d.me[TILES][MOVE_ANY]:
        return no("TEO-10.11", "no_tile", tile="disc_move_any")
    return no("TEO-10.11", "near_enough", count=STEP_MAX)


def _main(d: Draft, task: Task, action: Action) -> Refusal | None:
    _, board, colours, _, _ = task
    if not BOARDS[board].has_main:
        return no("TEO-6.1", "no_main_action")
    extra = next((int(str(word)[1:]) for word in action[1:] if word != "free"), 0)
    if extra and board not in EXTRA_WORKER_BOARDS:
        return no("TEO-10.12", "no_extra_here", board=BOARD_NAMES[board])
    if extra > d.me[TILES][EXTRA_WORKER]:
        return no("TEO-10.12", "no_tile", tile="disc_extra_worker")
    if extra and crew(d, board, extra)[0] > EXTRA_WORKERS_UP_TO[board]:
        return no("TEO-10.12", "enough_workers", board=BOARD_NAMES[board], count=EXTRA_WORKERS_UP_TO[board])
    if not possible(d, board, extra):
        return _impossible(d, board)
    if action[-1] == "free":
        return no_free(d) if colours else no("TEO-10.13", "nothing_to_waive")
    return lacking(d, ((COCOA, colours),), "TEO-5.6")


def _impossible(d: Draft, board: int) -> Refusal:
    """Why the main action of a board cannot be carried out."""
    if board == ALCHEMY:
        return no("TEO-6.5", "nothing_to_learn")
    if board == NOBLES:
        if sum(d.houses) >= BUILDINGS:
            return no("TEO-15.4", "no_building")
        return lacking(d, NOBLES_COST, "TEO-15.1") or no("TEO-15.3", "rows_full")
    if board == DECORATIONS:
        return no("TEO-14.4", "cannot_decorate")
    return no("TEO-13.12", "cannot_lay")


def _worship(d: Draft, task: Task, action: Action) -> Refusal | None:
    _, board, _, first, second = task
    name, _, power = str(action[1]).partition("/")
    place = FIRST_SPACE + SPACE_NAMES.index(name)
    mode = MODES.index(str(action[2]))
    if place not in BOARDS[board].spaces:
        return no("TEO-5.2", "other_space", space=name, board=BOARD_NAMES[board])
    if holder(d, place) == d.seat:
        return no("TEO-5.2", "own_worker_there", space=name)
    two = second not in (0, first)
    if bool(power) != two or (power and int(power) not in (first, second)):
        return no("TEO-10.10", "name_the_worker" if two else "one_worker")
    site = d.sites[BOARD_SITE[board]]
    if mode == CLAIM and not BOARDS[board].claim_alone:
        return no("TEO-5.4", "royal_tile_first")
    if mode and not site:
        return no("TEO-5.5", "no_tile_there", board=BOARD_NAMES[board])
    if mode != CLAIM and not has_ability(d, board):
        return no("TEO-5.5", "no_ability", board=BOARD_NAMES[board])
    fees = fee(d, place, mode)
    if action[-1] == "free":
        refusal = no_free(d) if fees else no("TEO-10.13", "nothing_to_waive")
        if refusal is not None:
            return refusal
        fees = 0
    short = lacking(d, ((COCOA, fees),), "TEO-5.5")
    if short is None and mode in (CLAIM, CLAIM_FIRST):
        price = dict(DISCOVERIES[site[0]].cost)
        short = lacking(d, tuple((price | {COCOA: price.get(COCOA, 0) + fees}).items()), "TEO-5.5")
    if short is None and not has_means(d, place, mode, action[-1] == "free"):
        return no("TEO-12.4", "no_means", tile=ROYALS[d.royals[BOARDS[board].spaces.index(place)]]["id"])
    return short


def _pay(d: Draft, task: Task, action: Action) -> Refusal:
    return no("TEO-11.3", "nobody_there", board=BOARD_NAMES[task[1]])


def _never(d: Draft, task: Task, action: Action) -> None:
    """These are always legal when they are due."""


_Why = Callable[[Draft, Task, Action], Refusal | None]
_ANSWERS: Final[dict[str, tuple[tuple[str, ...], _Why]]] = {
    "keep": (("keep",), refuse_choice.keep),
    "pick": (("pick",), refuse_choice.pick),
    "station": (("station",), refuse_choice.station),
    "take": (("take",), refuse_choice.take),
    "give": (("royal_give", "royal_single"), refuse_choice.give),
    "exchange": (("royal_exchange",), refuse_choice.exchange),
    "use": ((*_WINDOWS, "fresh", "salary"), _use),
    "unlock": (tuple(UNLOCKABLE), _unlock),
    "move": (("turn",), _move),
    "collect": (("act",), _never),
    "main": (("act",), _main),
    "worship": (("act",), _worship),
    "advance": (("any", "matched", "royal_temples"), refuse_choice.advance),
    "claim": (("claim", "attached"), refuse_choice.claim),
    "reward": (("claim",), refuse_choice.reward),
    "decline": (("claim", "attached", "fresh", "paid_power", "power", *_ROYAL), refuse_choice.decline),
    "learn": (("learn",), refuse_choice.learn),
    "house": (("house",), refuse_choice.house),
    "decorate": (("decorate",), refuse_choice.decorate),
    "build": (("build",), refuse_choice.build),
    "stop": (("build",), refuse_choice.stop),
    "raise": (("power", "power_any", "start_power"), refuse_choice.raise_worker),
    "pay": (("paid_power",), _pay),
    "ascend": (("wheel",), refuse_choice.ascend),
    "salary": (("salary",), refuse_choice.salary),
    "end": (("window",), _never),
}
"""By verb: the tasks it answers, and why it may still be refused."""

_DUE: Final = {
    "keep": ("TEO-3.13", "due_keep"),
    "pick": ("TEO-3.18", "due_pick"),
    "station": ("TEO-3.14", "due_station"),
    "start_power": ("TEO-3.15", "due_power"),
    "attached": ("TEO-3.15", "due_claim"),
    "turn": ("TEO-4.2", "due_turn"),
    "act": ("TEO-4.4", "due_act"),
    "window": ("TEO-4.2", "due_end"),
    "take": ("TEO-1.5", "due_take"),
    "any": ("TEO-8.3", "due_temple"),
    "matched": ("TEO-13.9", "due_temple"),
    "claim": ("TEO-10.1", "due_claim"),
    "fresh": ("TEO-10.4", "due_fresh"),
    "learn": ("TEO-6.5", "due_learn"),
    "house": ("TEO-15.3", "due_house"),
    "decorate": ("TEO-14.3", "due_decorate"),
    "build": ("TEO-13.3", "due_build"),
    "power": ("TEO-7.1", "due_power"),
    "power_any": ("TEO-10.9", "due_power"),
    "paid_power": ("TEO-11.3", "due_paid_power"),
    "wheel": ("TEO-7.3", "due_wheel"),
    "royal_exchange": ("TEO-12.4", "due_royal"),
    "royal_give": ("TEO-12.4", "due_royal"),
    "royal_single": ("TEO-12.4", "due_royal"),
    "royal_temples": ("TEO-12.4", "due_royal"),
    "salary": ("TEO-17.7", "due_salary"),
}
"""By task: the rule and the message that say what must be decided first."""
