"""Worship and the royal tiles (TEO-5.2 to TEO-5.5, TEO-12)."""

from __future__ import annotations

from typing import Final

from sacbe.core.action import Action
from sacbe.teotihuacan import actions as a
from sacbe.teotihuacan.actions import SEATS
from sacbe.teotihuacan.components import (
    AVENUE,
    BLUE,
    BOARD_NAMES,
    BOARD_SITE,
    BOARDS,
    BOTH,
    COCOA,
    DISCOVERIES,
    EVICT,
    FIRST_SPACE,
    FREE_COCOA,
    PALACE,
    PLACE_BOARD,
    RESOURCES,
    ROYALS,
    SPACE_NAMES,
    TECHS,
    TEMPLE,
    TILES,
    TRACK,
    VP,
    WORKERS,
    Cost,
    cost_of,
)
from sacbe.teotihuacan.draft import Draft
from sacbe.teotihuacan.rewards import take_tile
from sacbe.teotihuacan.table import Task, can_advance, without
from sacbe.teotihuacan.things import Things

ABILITY, CLAIM, ABILITY_FIRST, CLAIM_FIRST = range(4)
_SPACE: Final = {name: FIRST_SPACE + index for index, name in enumerate(SPACE_NAMES)}
_TEMPLE_ABILITY: Final = {f"temple_{name}": index for name, index in TEMPLE.items()}


def holder(d: Draft, place: int) -> int:
    """The seat whose worker is locked on a worship space, or -1."""
    for seat, player in enumerate(d.people):
        for worker in d.me[WORKERS] if seat == d.seat else player.workers:
            if worker >> 3 == place:
                return seat
    return -1


def has_ability(d: Draft, board: int) -> bool:
    """Whether the worship ability of a board can be used; a royal tile always can (TEO-5.5, AR-20)."""
    if board == PALACE:
        return True
    only = _TEMPLE_ABILITY.get(BOARDS[board].ability)
    temples = range(3) if only is None else (only,)
    return any(can_advance(d.people, d.seat, d.me[BLUE + t], t) for t in temples)


def has_means(d: Draft, place: int, mode: int, free: bool) -> bool:
    """Whether a royal exchange, if it needs means, could be made once after fees and price (TEO-12.4, AR-20)."""
    board = PLACE_BOARD[place]
    if not d.rules.exchange_needs_means or board != PALACE:
        return True
    needed = ROYALS[d.royals[BOARDS[PALACE].spaces.index(place)]].get("pay", {})
    price = dict(DISCOVERIES[d.sites[BOARD_SITE[board]][0]].cost) if mode == CLAIM_FIRST else {}
    cocoa = d.me[COCOA] - price.get(COCOA, 0) - (0 if free else fee(d, place, mode))
    waived = d.rules.free_cocoa_anywhere and d.me[TILES][FREE_COCOA] > free
    resources = sum(d.me[good] - price.get(good, 0) for good in RESOURCES)
    return bool((waived or cocoa >= needed.get("cocoa", 0)) and resources >= needed.get("resource", 0))


def fee(d: Draft, place: int, mode: int) -> int:
    """The cocoa of a worship action without the price of a tile (TEO-5.5)."""
    return (EVICT if holder(d, place) >= 0 else 0) + (BOTH if mode >= ABILITY_FIRST else 0)


def arrivals(d: Draft, board: int, first: int, second: int) -> list[Action]:
    """The worship actions open to the worker or pair that has just arrived (CP-08)."""
    found: list[Action] = []
    me = d.me
    cocoa, tile = me[COCOA], me[TILES][FREE_COCOA]
    site = d.sites[BOARD_SITE[board]]
    price = DISCOVERIES[site[0]].cost if site else ()
    able = has_ability(d, board)
    powers = (0,) if second in (0, first) else (first, second)
    for place in BOARDS[board].spaces:
        seat = holder(d, place)
        if seat == d.seat:
            continue
        evict = EVICT if seat >= 0 else 0
        space = place - FIRST_SPACE
        for power in powers:
            for mode in range(4):
                if mode == CLAIM:
                    if not (site and BOARDS[board].claim_alone):
                        continue
                elif not able or (mode != ABILITY and not site):
                    continue
                fees = evict + (BOTH if mode >= ABILITY_FIRST else 0)
                claims = mode in (CLAIM, CLAIM_FIRST)
                if cocoa >= fees and (not claims or d.can_pay(price, fees)) and has_means(d, place, mode, False):
                    found.append(a.worship(space, power, mode, False) if power else a.WORSHIP[space][mode])
                if fees and tile and (not claims or d.can_pay(price)) and has_means(d, place, mode, True):
                    found.append(a.worship(space, power, mode, True))
    return found


def worship(d: Draft, task: Task, action: Action) -> None:
    """Locks the worker and pays; then come ability and claim, in the order chosen (TEO-5.2, TEO-5.3, TEO-5.4,
    AR-27)."""
    _, board, _, first, _ = task
    name, _, chosen = str(action[1]).partition("/")
    power = int(chosen) if chosen else first
    mode = a.MODES.index(str(action[2]))
    place = _SPACE[name]
    free = action[-1] == "free"
    fees = fee(d, place, mode)
    pay = d.pay_cocoa(fees, free) if fees else ()
    d.tell("worshipped", "TEO-5.2", space=name, mode=a.MODES[mode], pay=pay)
    seat = holder(d, place)
    if seat >= 0:
        _evict(d, seat, place)
    d.me[WORKERS] = tuple(sorted((*without(d.me[WORKERS], board * 8 + power), place * 8 + power)))
    site = BOARD_SITE[board]
    if mode == ABILITY_FIRST:
        d.tasks.append(("claim", site))
    if mode != CLAIM:
        d.tasks.append(_ability(d, board, place, power))
    if mode in (CLAIM, CLAIM_FIRST):
        take_tile(d, site, d.sites[site][0])


def _evict(d: Draft, seat: int, place: int) -> None:
    """Another colour's worker becomes unlocked on the same board (TEO-5.2)."""
    workers = d.people[seat].workers
    worker = next(w for w in workers if w >> 3 == place)
    board = PLACE_BOARD[place]
    d.tell("evicted", "TEO-5.2", other=SEATS[seat], board=BOARD_NAMES[board])
    d.change(seat, workers=tuple(sorted((*without(workers, worker), board * 8 + (worker & 7)))))


def _ability(d: Draft, board: int, place: int, power: int) -> Task:
    """What the worship ability of a board lets the player do."""
    if board == PALACE:
        return "royal", d.royals[BOARDS[PALACE].spaces.index(place)], power
    only = _TEMPLE_ABILITY.get(BOARDS[board].ability)
    return ("any",) if only is None else ("advance", only)


# --- royal tiles


def _units(d: Draft, unit: str) -> int:
    """How many of something the acting player has."""
    return {
        "technologies_owned": int(d.me[TECHS]).bit_count(),
        "pyramid_track_step": int(d.me[TRACK]),
        "avenue_step": int(d.me[AVENUE]),
    }[unit]


def royal(d: Draft, tile: int, power: int) -> None:
    """Uses a royal tile with a worker of that power (TEO-12)."""
    row = ROYALS[tile]
    kind = row["kind"]
    if kind == "score":
        count = min(_units(d, row["unit"]), power + row["cap_power_plus"])
        d.tell("royal_used", "TEO-12.1", tile=row["id"], gain=d.gain(((VP, row["vp_per_unit"] * count),)))
    elif kind == "gain":
        gain = d.gain(((COCOA, power + row["gain_cocoa_power_plus"]),))
        d.tell("royal_used", "TEO-12.3", tile=row["id"], gain=gain)
    elif kind == "single_exchange":
        d.tasks.append(("royal_single", tile, power + row["gain_resources_power_plus"]))
    else:
        times = power + row["max_times_power_plus"]
        if "temple_any" in row["gain"]:
            d.tasks.append(("royal_temples", tile, times, 0))
        else:
            d.tasks.append(("royal_give" if "resource" in row["pay"] else "royal_exchange", tile, times))


def exchange(d: Draft, task: Task, action: Action) -> None:
    """TEO-12.2: several times the payment for as many times the gain."""
    row, times = ROYALS[task[1]], int(action[1])
    pay = d.pay_cocoa(row["pay"]["cocoa"] * times, action[-1] == "free")
    gain = d.gain(_times(cost_of(row["gain"]), times))
    d.tell("exchanged", "TEO-12.2", tile=row["id"], times=times, pay=pay, gain=gain)


def _times(goods: Cost, times: int) -> Cost:
    """Goods multiplied."""
    return tuple([(good, count * times) for good, count in goods])


def give(d: Draft, task: Task, action: Action) -> None:
    """TEO-12.2, TEO-12.3: resources for what the royal tile gives for them."""
    row = ROYALS[task[1]]
    words = [str(word) for word in action[1:] if word != "free"]
    pay = d.pay(cost_of({word: words.count(word) for word in words}))
    gain: Things = ()
    if task[0] == "royal_single":
        pay += d.pay_cocoa(row["pay"]["cocoa"], action[-1] == "free")
        d.tasks.append(("take", task[2]))
    else:
        gain = d.gain(_times(cost_of(row["gain"]), len(words)))
    d.tell("gave", "TEO-12.3", tile=row["id"], pay=pay, gain=gain)


def buy_advance(d: Draft, task: Task, action: Action) -> None:
    """TEO-12.3: each advance is resolved before the next is paid."""
    _, tile, times, waived = task
    by_tile = action[-1] == "free"
    if not waived:
        pay = d.pay_cocoa(ROYALS[tile]["pay"]["cocoa"], by_tile)
        d.tell("bought_advance", "TEO-12.3", tile=ROYALS[tile]["id"], temple=action[1], pay=pay)
    d.tasks += [("royal_temples", tile, times - 1, int(waived or by_tile)), ("advance", TEMPLE[str(action[1])])]
