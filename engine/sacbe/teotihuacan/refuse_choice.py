"""Why something cannot be chosen inside an effect: the first rule that forbids it (TEO-6 to TEO-17)."""

from __future__ import annotations

from sacbe.core.action import Action
from sacbe.core.events import Refusal
from sacbe.teotihuacan.actions import SPOT, WORKER
from sacbe.teotihuacan.choices import BIG_STEPS, ways_to_pay
from sacbe.teotihuacan.components import (
    ASCENSION,
    ASCENSIONS,
    BLUE,
    COCOA,
    COLUMNS,
    DECORATION_TILE,
    DISCOVERIES,
    DISCOVERY,
    FREE_COCOA,
    GOOD,
    PYRAMID_TILE,
    ROYALS,
    SECOND_ROW_LONE_POWER,
    SECOND_ROW_WORKERS,
    STARTS,
    STONE,
    STRONG,
    TECHNOLOGIES,
    TECHNOLOGY,
    TECHS,
    TEMPLE,
    TILES,
    WAGE,
    WOOD,
    WORKERS,
    Cost,
    cost_of,
)
from sacbe.teotihuacan.draft import Draft
from sacbe.teotihuacan.pyramid import EMPTY, SIDE, SQUARES
from sacbe.teotihuacan.table import Task, can_advance
from sacbe.teotihuacan.texts import no
from sacbe.teotihuacan.things import SQUARE_THINGS, amount_of, square_named, worker_thing


def lacking(d: Draft, cost: Cost, rule: str = "TEO-1.8") -> Refusal | None:
    """Refuses a payment that the acting player cannot make."""
    for good, count in cost:
        if d.me[good] < count:
            return no(rule, "cannot_pay", cost=amount_of(good, count), has=d.me[good])
    return None


def no_free(d: Draft, everywhere: bool = False) -> Refusal | None:
    """Refuses to waive cocoa without the tile, or where the tile does not apply (TEO-10.13)."""
    if everywhere and not d.rules.free_cocoa_anywhere:
        return no("TEO-10.13", "not_waived")
    return None if d.me[TILES][FREE_COCOA] else no("TEO-10.13", "no_tile", tile="disc_free_cocoa")


def keep(d: Draft, task: Task, action: Action) -> Refusal:
    return no("TEO-3.13", "not_dealt", tiles=[STARTS[tile].name for tile in d.dealt[d.seat]])


def pick(d: Draft, task: Task, action: Action) -> Refusal:
    return no("TEO-3.18", "not_in_row", tile=action[1])


def station(d: Draft, task: Task, action: Action) -> Refusal:
    return no("TEO-3.14", "not_shown")


def take(d: Draft, task: Task, action: Action) -> Refusal:
    return no("TEO-1.5", "take_wrong", count=task[1])


def give(d: Draft, task: Task, action: Action) -> Refusal | None:
    words = [str(word) for word in action[1:] if word != "free"]
    single = task[0] == "royal_single"
    most = 1 if single else task[2]
    if len(words) > most or words != sorted(words, key=GOOD.__getitem__):
        return no("TEO-12.2" if single else "TEO-12.3", "give_wrong", count=most)
    short = lacking(d, cost_of({name: words.count(name) for name in words}))
    if short is not None:
        return short
    if action[-1] == "free":
        return no_free(d, True) if single else no("TEO-10.13", "nothing_to_waive")
    return lacking(d, cost_of({"cocoa": ROYALS[task[1]]["pay"]["cocoa"]}))


def exchange(d: Draft, task: Task, action: Action) -> Refusal | None:
    if int(action[1]) > task[2]:
        return no("TEO-12.2", "too_often", count=task[2])
    if action[-1] == "free":
        return no_free(d, True)
    return lacking(d, ((COCOA, int(action[1]) * ROYALS[task[1]]["pay"]["cocoa"]),))


def advance(d: Draft, task: Task, action: Action) -> Refusal | None:
    temple = TEMPLE[str(action[1])]
    if task[0] == "matched" and not task[1 + temple]:
        return no("TEO-13.9", "not_matched", temple=action[1])
    if task[0] == "royal_temples" and not task[2]:
        return no("TEO-12.3", "too_often", count=0)
    if not can_advance(d.people, d.seat, d.me[BLUE + temple], temple):
        return no("TEO-8.4", "temple_blocked", temple=action[1], step=d.me[BLUE + temple])
    if action[-1] == "free":
        if task[0] != "royal_temples" or task[3]:
            return no("TEO-10.13", "nothing_to_waive")
        return no_free(d, True)
    return lacking(d, ((COCOA, ROYALS[task[1]]["pay"]["cocoa"]),))


def claim(d: Draft, task: Task, action: Action) -> Refusal | None:
    kind = DISCOVERY[str(action[1])]
    here = (task[1],) if task[0] == "attached" else d.sites[task[1]]
    if kind not in here:
        return no("TEO-10.1", "tile_not_there", tile=action[1])
    return lacking(d, DISCOVERIES[kind].cost, "TEO-10.1")


def reward(d: Draft, task: Task, action: Action) -> Refusal:
    return no("TEO-8.5", "no_reward" if task[1] in BIG_STEPS else "no_reward_here")


def decline(d: Draft, task: Task, action: Action) -> Refusal:
    return no("TEO-7.1", "mandatory")


def learn(d: Draft, task: Task, action: Action) -> Refusal | None:
    tech = TECHNOLOGY[str(action[1])]
    if tech not in d.technologies:
        return no("TEO-6.5", "not_laid_out", tile=action[1])
    if d.me[TECHS] >> tech & 1:
        return no("TEO-11.5", "known", tile=action[1])
    if d.technologies.index(tech) >= COLUMNS and task[1] < SECOND_ROW_WORKERS and task[2] < SECOND_ROW_LONE_POWER:
        return no("TEO-6.5", "second_row")
    return lacking(d, TECHNOLOGIES[tech].cost, "TEO-6.5")


def house(d: Draft, task: Task, action: Action) -> Refusal:
    return no("TEO-15.3", "wrong_row", row=action[1], workers=task[1])


def decorate(d: Draft, task: Task, action: Action) -> Refusal:
    if DECORATION_TILE[str(action[1])] not in d.decoration_offer:
        return no("TEO-14.3", "not_on_offer", tile=action[1])
    full = len(d.pyramid.decorations[SIDE[str(action[2])]]) == 4
    return no("TEO-14.1" if full else "TEO-14.2", "stair_full" if full else "stair_closed", side=action[2])


def build(d: Draft, task: Task, action: Action) -> Refusal | None:
    tile = PYRAMID_TILE.get(str(action[1]))
    if tile not in d.pyramid_offer:
        return no("TEO-13.4", "not_on_offer", tile=action[1])
    if action[2] not in SPOT:
        return no("TEO-13.1", "no_such_square", square=square_named(str(action[2]).partition("/")[0]))
    square = SPOT[str(action[2])][0]
    if d.pyramid.tiles[square] != EMPTY:
        return no("TEO-13.2", "square_filled", square=SQUARE_THINGS[square])
    if square not in d.pyramid.free:
        return no("TEO-13.2", "not_supported", square=SQUARE_THINGS[square])
    level = SQUARES[square].level
    saved = action[3] if len(action) > 3 else ""
    if saved and not task[2]:
        return no("TEO-13.5", "no_discount")
    if saved == "wood" and not level:
        return no("TEO-13.5", "no_wood_to_save")
    assert saved not in ways_to_pay(d.me[STONE], d.me[WOOD], level, task[2])
    have = [amount_of(STONE, d.me[STONE]), amount_of(WOOD, d.me[WOOD])]
    return no("TEO-13.4", "cannot_build", level=level + 1, have=have)


def stop(d: Draft, task: Task, action: Action) -> Refusal:
    return no("TEO-13.3", "one_tile_at_least")


def raise_worker(d: Draft, task: Task, action: Action) -> Refusal:
    worker = WORKER[str(action[1])]
    if worker not in d.me[WORKERS]:
        return no("TEO-7.5" if task[0] == "power_any" else "TEO-7.1", "no_worker", workers=[worker_thing(worker)])
    return no("TEO-7.1", "other_board", worker=worker_thing(worker))


def ascend(d: Draft, task: Task, action: Action) -> Refusal | None:
    row = ASCENSIONS[ASCENSION[str(action[1])]]
    if "new_worker_power" in row["gain"] and len(d.me[WORKERS]) > 3:
        return no("TEO-7.3", "all_workers")
    if action[-1] == "free":
        return no_free(d, True) if "pay" in row else no("TEO-10.13", "nothing_to_waive")
    return lacking(d, cost_of(row.get("pay", {})), "TEO-7.3")


def salary(d: Draft, task: Task, action: Action) -> Refusal | None:
    if action[1] == "free":
        return no_free(d)
    if d.rules.pay_by_cocoa != (len(action) == 2):
        return no("TEO-17.8", "salary_form")
    strong = sum(worker & 7 >= STRONG for worker in d.me[WORKERS])
    weak = len(d.me[WORKERS]) - strong
    if d.rules.pay_by_cocoa:
        paid = int(action[1])
        if paid > weak * WAGE + strong * (WAGE + 1):
            return no("TEO-17.7", "salary_too_high")
    else:
        if int(action[1]) > weak or int(action[2]) > strong:
            return no("TEO-17.7", "salary_too_high")
        paid = int(action[1]) * WAGE + int(action[2]) * (WAGE + 1)
    return lacking(d, ((COCOA, paid),), "TEO-17.7")
