"""Temples, avenue, discovery tiles, power-ups and ascension (TEO-7 to TEO-10)."""

from __future__ import annotations

from typing import Final

from sacbe.core.action import Action
from sacbe.core.rows import with_added
from sacbe.teotihuacan.actions import WORKER
from sacbe.teotihuacan.calendar import advance_white
from sacbe.teotihuacan.components import (
    ASCENSION,
    AVENUE,
    AVENUE_END,
    AVENUE_SITE,
    BLUE,
    BOARD_NAMES,
    BOARDS,
    COCOA,
    CONSTRUCTION,
    DISCOVERIES,
    DISCOVERY,
    EXTRA_WORKER,
    GOOD,
    PALACE,
    POWER_MAX,
    POWER_TECH,
    SITES,
    STEP_SITE,
    TECHNOLOGIES,
    TEMPLE,
    TEMPLES,
    TILES,
    TILES_MAX,
    TRACK,
    WORKERS,
    Cost,
)
from sacbe.teotihuacan.draft import Draft
from sacbe.teotihuacan.effects import STEP_EFFECTS, TILE_EFFECTS, WHEEL
from sacbe.teotihuacan.table import Task, can_advance, without
from sacbe.teotihuacan.things import Things

_BIG: Final = {site: key for key, site in STEP_SITE.items()}
"""By site: its temple and step."""


# --- temples and avenue


def advance(d: Draft, temple: int) -> None:
    """One step up in a temple, resolved at once; nothing happens where it is blocked (TEO-8.1, TEO-8.4, TEO-1.12).

    Step 10 has an empty reward (TEO-8.6) and step 11 points (TEO-8.7): both only need to be looked up.
    """
    at = BLUE + temple
    step = d.me[at] + 1
    if not can_advance(d.people, d.seat, step - 1, temple):
        d.tell("blocked", "TEO-8.4", temple=TEMPLES[temple])
        return
    d.me[at] = step
    site = STEP_SITE.get((temple, step))
    gain: Things = ()
    if site is not None and d.sites[site]:
        d.tasks.append(("claim", site))
    else:
        gain = d.grant(STEP_EFFECTS[temple][step])  # TEO-8.2
    d.tell("advanced", "TEO-8.1", temple=TEMPLES[temple], step=step, gain=gain)


def choose_advance(d: Draft, task: Task, action: Action) -> None:
    """The temple chosen for an advance (CP-09t, CP-12)."""
    temple = TEMPLE[str(action[1])]
    if task[0] == "matched":
        left = list(task[1:])
        left[temple] -= 1
        d.tasks.append(("matched", *left))
    advance(d, temple)


def avenue(d: Draft) -> None:
    """One step on the Avenue of the Dead, from whatever source (TEO-9.1, TEO-9.2, TEO-9.3)."""
    step = d.me[AVENUE] + 1
    if step > AVENUE_END:
        return
    d.me[AVENUE] = step
    d.tell("walked", "TEO-9.1", step=step)
    site = AVENUE_SITE.get(step)
    if site is not None and d.sites[site]:
        d.tasks.append(("claim", site))


def climb(d: Draft) -> Cost:
    """The next step on the pyramid track, if there is one (TEO-13.9, AR-12)."""
    return ((TRACK, 1),) if d.me[TRACK] < d.rules.track_end else ()


# --- discovery tiles


def take_tile(d: Draft, site: int, kind: int) -> None:
    """Claims a tile that lies on a site; one that can be used at once opens window W2 (TEO-10.4)."""
    d.sites = (*d.sites[:site], without(d.sites[site], kind), *d.sites[site + 1 :])
    _own_tile(d, kind, SITES[site].name)
    if DISCOVERIES[kind].kind == "instant" or kind == EXTRA_WORKER:
        d.tasks.append(("fresh", kind))


def _own_tile(d: Draft, kind: int, source: str) -> None:
    """Pays for a tile and takes it (TEO-10.1)."""
    d.me[TILES] = with_added(d.me[TILES], kind, 1)
    d.tell("claimed", "TEO-10.1", tile=DISCOVERIES[kind].name, site=source, pay=d.pay(DISCOVERIES[kind].cost))


def claim(d: Draft, task: Task, action: Action) -> None:
    """Takes the chosen tile from a site or, for use from the first turn on, from the setup (TEO-3.15)."""
    kind = DISCOVERY[str(action[1])]
    if task[0] == "attached":
        _own_tile(d, kind, "start")
    else:
        take_tile(d, task[1], kind)


def reward(d: Draft, task: Task, action: Action) -> None:
    """The printed reward of a big step instead of a tile (TEO-8.5)."""
    temple, step = _BIG[task[1]]
    d.tell("rewarded", "TEO-8.5", temple=TEMPLES[temple], step=step, gain=d.grant(STEP_EFFECTS[temple][step]))


def use(d: Draft, task: Task, action: Action) -> None:
    """Uses a discovery tile with everything that follows from it, then returns to the window (TEO-10.3, TEO-10.5)."""
    kind = DISCOVERY[str(action[1])]
    d.spend_tile(kind)
    if task[0] != "fresh":
        d.tasks.append(task)
    if kind == EXTRA_WORKER:
        _join(d)
    d.tell("used", "TEO-10.3", tile=action[1], gain=d.grant(TILE_EFFECTS[kind]))


def _join(d: Draft) -> None:
    """A virtual worker joins the Construction main action under way, for tiles and power-ups (TEO-10.12, AR-37)."""
    workers = next(task[1] for task in d.tasks if task[0] == "built") + 1
    power_ups = BOARDS[CONSTRUCTION].power_ups[workers - 1]
    for at, task in enumerate(d.tasks):
        if task[0] == "built":
            d.tasks[at] = ("built", workers)
        elif task[0] == "build":
            d.tasks[at] = ("build", min(task[1] + 1, TILES_MAX), *task[2:])
        elif task[:2] == ("power", CONSTRUCTION):
            d.tasks[at] = ("power", CONSTRUCTION, power_ups)


def decline(d: Draft, task: Task, action: Action) -> None:
    """Declines what was offered."""
    if task[0] == "attached":
        remove_attached(d, task)
    d.tell("declined", "TEO-1.12", offer=task[0])


def remove_attached(d: Draft, task: Task) -> None:
    """A revealed tile that nobody claimed leaves the game (TEO-3.15, AR-22)."""
    d.gone = with_added(d.gone, task[1], 1)


def take(d: Draft, task: Task, action: Action) -> None:
    """The resources chosen (TEO-1.5)."""
    amounts = tuple([(GOOD[str(name)], action.count(name)) for name in dict.fromkeys(action[1:])])
    d.tell("gained", "TEO-1.5", gain=d.gain(amounts))


# --- power-ups


def raise_worker(d: Draft, task: Task, action: Action) -> None:
    """Raises one worker; from power 5 it ascends at once, before the next power-up (TEO-7.1, TEO-7.3, TEO-7.4)."""
    if task[0] in ("power", "power_any") and task[-1] > 1:
        d.tasks.append((*task[:-1], task[-1] - 1))
    worker = WORKER[str(action[1])]
    rest = without(d.me[WORKERS], worker)
    if worker & 7 < POWER_MAX:
        d.me[WORKERS] = tuple(sorted((*rest, worker + 1)))
        d.tell("raised", "TEO-7.1", board=BOARD_NAMES[worker >> 3], power=(worker & 7) + 1)
        return
    d.tell("ascended", "TEO-7.3", board=BOARD_NAMES[worker >> 3])
    # The avenue step comes first (TEO-7.3); it does not depend on workers, so this one may already be at the Palace.
    d.me[WORKERS] = tuple(sorted((*rest, PALACE * 8 + 1)))
    d.tasks += (("wheel",), ("ascension_day",), ("avenue",))


def ascension_day(d: Draft) -> None:
    """TEO-7.3 step 2: in some profiles an ascension moves the calendar."""
    if d.rules.ascension_moves_calendar:
        advance_white(d)


def lose_power(d: Draft, task: Task) -> None:
    """TEO-7.2, AR-19: there is nobody to raise."""
    d.tell("power_lost", "TEO-7.2", count=task[2])


def ascend(d: Draft, task: Task, action: Action) -> None:
    """The reward chosen on the wheel (TEO-7.3 step 3)."""
    cost, effect = WHEEL[ASCENSION[str(action[1])]]
    pay = d.pay_cocoa(sum(count for _, count in cost), True) if action[-1] == "free" else d.pay(cost)
    d.tell("wheel", "TEO-7.3", reward=action[1], pay=pay, gain=d.grant(effect))


def worker(d: Draft, power: int) -> None:
    """The fourth worker enters at the Palace (TEO-7.3)."""
    d.me[WORKERS] = tuple(sorted((*d.me[WORKERS], PALACE * 8 + power)))
    d.tell("fourth_worker", "TEO-7.3", power=power)


def pay_power(d: Draft, task: Task, action: Action) -> None:
    """Technology 13: cocoa for one more power-up on the same board (TEO-11.3)."""
    d.tell("paid_power", "TEO-11.3", pay=d.pay(((COCOA, TECHNOLOGIES[POWER_TECH].effect["pay_cocoa"]),)))
    d.tasks.append(("power", task[1], TECHNOLOGIES[POWER_TECH].effect["power_up_same_board"]))
