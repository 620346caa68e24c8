"""What may be done, gesture by gesture, with its cost and the things it touches."""

from __future__ import annotations

from sacbe.core.action import Action
from sacbe.core.views import Offer
from sacbe.teotihuacan.actions import MODES, SEATS, SPOT
from sacbe.teotihuacan.components import (
    ASCENSION,
    BOARD_NAMES,
    BOARD_SITE,
    COCOA,
    DECORATION_GOLD,
    DISCOVERIES,
    DISCOVERY,
    FIRST_SPACE,
    GOLD,
    GOODS,
    NOBLES_COST,
    POWER_TECH,
    ROYALS,
    SITES,
    SPACE_NAMES,
    TECHNOLOGIES,
    TECHNOLOGY,
    UNLOCK,
    WAGE,
    Cost,
    cost_of,
)
from sacbe.teotihuacan.draft import Draft
from sacbe.teotihuacan.effects import WHEEL
from sacbe.teotihuacan.holdings import UNITS
from sacbe.teotihuacan.pyramid import LEVEL_COST, SQUARES
from sacbe.teotihuacan.table import Table
from sacbe.teotihuacan.turn import travellers
from sacbe.teotihuacan.worship import CLAIM, CLAIM_FIRST, fee


def offers(table: Table, legal: tuple[Action, ...]) -> list[Offer]:
    """Every legal action, with its price in goods."""
    return [
        {
            "actions": [str(action)],
            "verb": action.verb,
            "cost": _price(table, action),
            "refs": _refs(table, action),
        }
        for action in legal
    ]


def _price(table: Table, action: Action) -> dict[str, int]:
    """What is paid at once, by unit."""
    paid: dict[str, int] = {}
    for good, count in _cost(table, action):
        paid[UNITS[good]] = paid.get(UNITS[good], 0) + count
    return {unit: count for unit, count in paid.items() if count}


def _cost(table: Table, action: Action) -> Cost:
    task = table.tasks[-1]
    free = action[-1] == "free"
    match action:
        case ("unlock", "cocoa"):
            return ((COCOA, UNLOCK),)
        case ("main", *_):
            return () if free else ((COCOA, task[2]),)
        case ("worship", space, mode, *_):
            return _worship_cost(table, str(space), MODES.index(str(mode)), free)
        case ("claim", tile):
            return DISCOVERIES[DISCOVERY[str(tile)]].cost
        case ("exchange", times, *_):
            return () if free else ((COCOA, int(times) * ROYALS[task[1]]["pay"]["cocoa"]),)
        case ("give", *words):
            given = cost_of({str(name): words.count(name) for name in words if name != "free"})
            return given if free or task[0] == "royal_give" else (*given, (COCOA, ROYALS[task[1]]["pay"]["cocoa"]))
        case ("advance", *_) if task[0] == "royal_temples":
            return () if free or task[3] else ((COCOA, ROYALS[task[1]]["pay"]["cocoa"]),)
        case ("learn", name):
            return TECHNOLOGIES[TECHNOLOGY[str(name)]].cost
        case ("house", _):
            return NOBLES_COST
        case ("decorate", *_):
            return ((GOLD, DECORATION_GOLD[min(task[1], 3) - 1]),)
        case ("build", _, spot, *saved):
            level = LEVEL_COST[SQUARES[SPOT[str(spot)][0]].level]
            return tuple((good, count - (GOODS[good] in saved)) for good, count in level)
        case ("pay",):
            return ((COCOA, TECHNOLOGIES[POWER_TECH].effect["pay_cocoa"]),)
        case ("ascend", reward, *_):
            return () if free else WHEEL[ASCENSION[str(reward)]][0]
        case ("salary", int(weak), int(strong)):
            return ((COCOA, weak * WAGE + strong * (WAGE + 1)),)
        case ("salary", int(cocoa)):
            return ((COCOA, cocoa),)
        case _:
            return ()


def _worship_cost(table: Table, space: str, mode: int, free: bool) -> Cost:
    """Fees, and the price of a tile that is claimed first."""
    place = FIRST_SPACE + SPACE_NAMES.index(space.partition("/")[0])
    fees: Cost = () if free else ((COCOA, fee(Draft(table), place, mode)),)
    site = table.sites[BOARD_SITE[table.tasks[-1][1]]]
    return (*fees, *DISCOVERIES[site[0]].cost) if mode in (CLAIM, CLAIM_FIRST) else fees


def _refs(table: Table, action: Action) -> list[str]:
    """What on the table an action touches; an interface narrows by these."""
    own = SEATS[table.seat]
    task = table.tasks[-1]
    free = ["tile:disc_free_cocoa"] if action[-1] in ("free", "tile") else []
    match action:
        case ("keep", first, second):
            return [f"start:{first}", f"start:{second}"]
        case ("pick", tile):
            return [f"start:{tile}"]
        case ("station", *boards):
            return [f"board:{board}" for board in boards]
        case ("move", _, distance, *tiles):
            workers = travellers(action)
            board = BOARD_NAMES[workers[0] >> 3]
            to = BOARD_NAMES[table.ring[(table.ring.index(workers[0] >> 3) + int(distance)) % 8]]
            names = {"any": "tile:disc_move_any", "double": "tile:disc_double_move"}
            return [
                *(f"worker:{own}.{board}/{worker & 7}" for worker in workers),
                f"board:{to}",
                *(names[str(tile)] for tile in tiles),
            ]
        case ("collect",):
            return [f"board:{BOARD_NAMES[task[1]]}", "act:collect"]
        case ("main", *words):
            extra = sum(int(word) for word in words if word != "free")
            return [f"board:{BOARD_NAMES[task[1]]}", "act:main", *["tile:disc_extra_worker"] * extra, *free]
        case ("worship", space, mode, *_):
            name, _, power = str(space).partition("/")
            locked = [f"worker:{own}.{BOARD_NAMES[task[1]]}/{power}"] if power else []
            return [f"space:{name}", f"mode:{mode}", "act:worship", *locked, *free]
        case ("take" | "give", *words):
            return [f"good:{word}" for word in words if word != "free"] + free
        case ("exchange", times, *_):
            return [f"royal:{ROYALS[task[1]]['id']}", f"times:{times}", *free]
        case ("unlock", how):
            return [f"unlock:{how}", *free]
        case ("use", tile):
            return [f"tile:{tile}"]
        case ("claim", tile):
            place = "start" if task[0] == "attached" else SITES[task[1]].name
            return [f"discovery:{place}.{tile}"]
        case ("advance", temple, *_):
            return [f"temple:{temple}", *free]
        case ("learn", name):
            return [f"technology:{name}"]
        case ("house", row):
            return [f"house:{row}"]
        case ("decorate", tile, side):
            return [f"decoration:{tile}", f"stairs:{side}"]
        case ("build", tile, spot, *saved):
            square, rotation = str(spot).split("/")
            return [f"pyramid:{tile}", f"square:{square}", f"rotation:{rotation}", *(f"save:{good}" for good in saved)]
        case ("raise", worker):
            return [f"worker:{own}.{worker}"]
        case ("ascend", reward, *_):
            return [f"wheel:{reward}", *free]
        case ("salary", *words):
            return [f"salary:{'-'.join(map(str, words))}", *free]
        case _:
            return [f"act:{action.verb}", *free]
