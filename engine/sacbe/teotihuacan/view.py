"""What everybody sees of a table, as plain data with everything an interface needs to draw it (TEO-1.11)."""

from __future__ import annotations

from sacbe.core.contract import Json, Outcome
from sacbe.core.views import Scene
from sacbe.teotihuacan.actions import SEATS, WORKER_NAMES
from sacbe.teotihuacan.components import (
    BOARD_NAMES,
    BOARD_SITE,
    BOARDS,
    BONUSES,
    COLLECT,
    COLUMN_TEMPLE,
    COLUMNS,
    DECORATION_TILES,
    DISCOVERIES,
    ERAS,
    FIRST_SPACE,
    LAYOUT,
    LEADER_VP,
    MASKS,
    NOBLE_ROWS,
    PALACE,
    PLACE_BOARD,
    PYRAMID_TILES,
    ROYALS,
    SITES,
    SPACE_NAMES,
    STARTS,
    STRONG,
    TECHNOLOGIES,
    TEMPLES,
    TRACK_VP,
    WAGE,
)
from sacbe.teotihuacan.draft import Draft
from sacbe.teotihuacan.forecast import black_space, turns_left, yields
from sacbe.teotihuacan.laying import decoratings, layings
from sacbe.teotihuacan.pyramid import EMPTY, SIDES, SPACES, SQUARES
from sacbe.teotihuacan.scoring import (
    bonus_points,
    eclipse_points,
    eclipse_value,
    lowest_visible,
    mask_points,
    standing,
    temples_reached,
)
from sacbe.teotihuacan.table import LAST_ROUND, NO_ECLIPSE, PENDING, Player, Table, can_advance, open_row
from sacbe.teotihuacan.tasks import write_task
from sacbe.teotihuacan.turn import colours_present

_ECLIPSE = {NO_ECLIPSE: "none", PENDING: "pending", LAST_ROUND: "last_round"}


def scene(table: Table, outcomes: tuple[Outcome, ...]) -> Scene:
    """The whole table, which is open to all."""
    return Scene(
        seats=[
            {**_seat(table, seat, player), "turns": {"least": least, "most": most}}
            for seat, (player, (least, most)) in enumerate(zip(table.people, turns_left(table), strict=True))
        ],
        standing=[standing(table, seat) for seat in range(table.setup.players)],
        board=_table(table),
        chances=outcomes,
    )


def projected(table: Table) -> list[dict[str, int]]:
    """By seat: what the next eclipse would bring now, by source; nothing once the game is over."""
    value = eclipse_value(table.era, table.pyramid.done)
    points = eclipse_points(table.people, table.houses, value)
    return [own._asdict() if table.tasks else {} for own in points]


def _table(table: Table) -> dict[str, Json]:
    """The boards and what lies beside them."""
    return {
        "switches": table.rules._asdict(),
        "tasks": [write_task(task) for task in reversed(table.tasks)],
        "order": [SEATS[each] for each in table.order],
        "calendar": {
            "era": table.era + 1,
            "eras": ERAS,
            "white": table.white,
            "black": black_space(table),
            "eclipse": _ECLIPSE[table.eclipse],
            "final": table.era == ERAS - 1 or table.pyramid.done,
            "step_vp": TRACK_VP[eclipse_value(table.era, table.pyramid.done)],
            "leader_vp": LEADER_VP,
        },
        "ring": [BOARD_NAMES[board] if board != EMPTY else None for board in table.ring],
        "boards": {name: _board(table, board) for board, name in enumerate(BOARD_NAMES)},
        "technologies": _technologies(table),
        "nobles": {
            "houses": list(table.houses),
            "next": [row[n] if n < len(row) else None for row, n in zip(NOBLE_ROWS, table.houses, strict=True)],
            "visible": lowest_visible(table.houses),
        },
        "pyramid": _pyramid(table),
        "track_end": table.rules.track_end,
        "temples": {
            name: {
                "bonus": BONUSES[table.bonuses[t]]["id"] if len(table.bonuses) > t else None,
                "markers": {SEATS[s]: player.temples[t] for s, player in enumerate(table.people)},
                "open": [SEATS[s] for s, p in enumerate(table.people) if can_advance(table.people, s, p.temples[t], t)],
            }
            for t, name in enumerate(TEMPLES)
        },
        "sites": {
            site.name: [DISCOVERIES[k].name for k in kinds] for site, kinds in zip(SITES, table.sites, strict=True)
        },
        "stack": {
            "discovery": sum(table.stack),
            "pyramid": len(table.pyramid_stack),
            "decoration": len(table.decoration_stack),
            "gone": sum(table.gone),
        },
        "draft": _draft(table),
        "neutral": [[BOARD_NAMES[board] for board in boards] for boards in table.neutral],
    }


def _draft(table: Table) -> dict[str, Json]:
    """The starting tiles that can still be drafted, with the discovery tiles revealed for them (TEO-3.18)."""
    if all(task[0] not in ("deal_row", "pick") for task in table.tasks):
        return {}
    revealed = dict(table.attached)
    return {
        STARTS[tile].name: DISCOVERIES[revealed[tile]].name if tile in revealed else None
        for tile in open_row(table.pool, table.dealt)
    }


def _board(table: Table, board: int) -> dict[str, Json]:
    """A board, who stands and worships there, its tile, and what it costs to act there."""
    site = BOARD_SITE[board]
    spaces = {
        SPACE_NAMES[place - FIRST_SPACE]: next(
            (f"{SEATS[s]}/{w & 7}" for s, p in enumerate(table.people) for w in p.workers if w >> 3 == place), None
        )
        for place in BOARDS[board].spaces
    }
    colours = colours_present(Draft(table), board)
    shown: dict[str, Json] = {
        "slot": table.ring.index(board) if board in table.ring else None,
        "workers": {
            SEATS[s]: [w & 7 for w in player.workers if w >> 3 == board]
            for s, player in enumerate(table.people)
            if any(w >> 3 == board for w in player.workers)
        },
        "colours": colours,
        "collect": COLLECT + colours,
        "spaces": spaces,
        "yields": {SEATS[s]: cells for s, player in enumerate(table.people) if (cells := yields(player, board))},
    }
    if site >= 0:
        shown["tile"] = DISCOVERIES[table.sites[site][0]].name if table.sites[site] else None
    if board == PALACE:
        shown["royals"] = [ROYALS[tile]["id"] for tile in table.royals]
    return shown


def _technologies(table: Table) -> list[Json]:
    """The layout of the Alchemy board."""
    return [
        {
            "tile": TECHNOLOGIES[tech].name,
            "cost": TECHNOLOGIES[tech].cost[0][1],
            "row": place // COLUMNS + 1,
            "temple": TEMPLES[COLUMN_TEMPLE[place % COLUMNS]],
            "owners": [SEATS[s] for s, player in enumerate(table.people) if player.techs >> tech & 1],
        }
        for place, tech in enumerate(table.technologies[:LAYOUT])
    ]


def _pyramid(table: Table) -> dict[str, Json]:
    """Icons on top, tiles, free squares, stairways and offers."""
    pyramid = table.pyramid
    return {
        "tops": [pyramid.tops[row * 8 : row * 8 + 8] for row in range(8)],
        "tiles": {
            SQUARES[square].name: {"tile": PYRAMID_TILES[tile][0], "rotation": pyramid.rotations[square]}
            for square, tile in enumerate(pyramid.tiles)
            if tile != EMPTY
        },
        "free": [SQUARES[square].name for square in pyramid.free],
        "done": pyramid.done,
        "decorations": {
            side: [DECORATION_TILES[tile][0] for tile in row]
            for side, row in zip(SIDES, pyramid.decorations, strict=True)
        },
        "stairs": [SIDES[side] for side in pyramid.stairs],
        "stair_icons": {
            SIDES[side]: pyramid.stair_icons(side)
            for side in range(len(SIDES))
            if len(pyramid.decorations[side]) < len(SPACES[side])
        },
        "offer": [PYRAMID_TILES[tile][0] for tile in table.pyramid_offer],
        "decoration_offer": [DECORATION_TILES[tile][0] for tile in table.decoration_offer],
        "layings": layings(table),
        "decoratings": decoratings(table),
    }


def _seat(table: Table, seat: int, player: Player) -> dict[str, Json]:
    """What a player has."""
    strong = sum(worker & 7 >= STRONG for worker in player.workers)
    reached = temples_reached(player) if len(table.bonuses) == len(TEMPLES) else []
    return {
        "number": table.order.index(seat) + 1 if seat in table.order else None,
        **{key: getattr(player, key) for key in ("cocoa", "wood", "stone", "gold", *TEMPLES, "avenue", "track")},
        "technologies": [tech.name for k, tech in enumerate(TECHNOLOGIES) if player.techs >> k & 1],
        "masks": {DISCOVERIES[k].name: player.tiles[k] for k in range(MASKS) if player.tiles[k]},
        "mask_points": mask_points(player.tiles),
        "tiles": {d.name: player.tiles[k] for k, d in enumerate(DISCOVERIES) if k >= MASKS and player.tiles[k]},
        "used": {d.name: player.spent[k] for k, d in enumerate(DISCOVERIES) if player.spent[k]},
        "workers": [
            {
                "worker": WORKER_NAMES[worker],
                "board": BOARD_NAMES[PLACE_BOARD[worker >> 3]],
                "power": worker & 7,
                "locked": worker >> 3 >= FIRST_SPACE,
                "wage": WAGE + (worker & 7 >= STRONG),
            }
            for worker in player.workers
        ],
        "wage": len(player.workers) * WAGE + strong,
        "bonus_now": sum(bonus_points(player, table.bonuses[t]) for t in reached),
        "dealt": [STARTS[tile].name for tile in table.dealt[seat]],
        "attached": {
            STARTS[start].name: DISCOVERIES[kind].name for start, kind in table.attached if start in table.dealt[seat]
        },
    }
