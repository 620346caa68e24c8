"""Positions as plain data: what scenario files and position links carry.

Only what differs from an empty table set up for the first game is written; `tests/scenarios/README.md` documents
every entry.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sacbe.core.contract import Json
from sacbe.core.errors import BadPosition
from sacbe.core.reading import Reader, check_position
from sacbe.teotihuacan.actions import SEATS, WORKER, WORKER_NAMES
from sacbe.teotihuacan.components import (
    BOARD,
    BOARD_NAMES,
    BONUS,
    BONUSES,
    DECORATION_TILE,
    DECORATION_TILES,
    DISCOVERIES,
    DISCOVERY,
    DISCOVERY_COPIES,
    ERAS,
    FIRST_GAME,
    FIRST_GAME_RING,
    FIXED_RING,
    NOBLE_ROWS,
    PROFILES,
    PYRAMID_TILE,
    PYRAMID_TILES,
    ROYAL,
    ROYALS,
    SITES,
    START,
    STARTS,
    TECHNOLOGIES,
    TECHNOLOGY,
    TEMPLES,
)
from sacbe.teotihuacan.invariants import elsewhere, violations
from sacbe.teotihuacan.opening import blank
from sacbe.teotihuacan.play import legal, settled
from sacbe.teotihuacan.pyramid import EMPTY, SIDES, SQUARE, SQUARES, Pyramid
from sacbe.teotihuacan.table import Options, Player, Table
from sacbe.teotihuacan.tasks import END_OF_TURN, LAST, read_task, write_task

_MOST: Final = 999
_ECLIPSE: Final = ("none", "pending", "last_round")
_TRACKS: Final = ("vp", "cocoa", "wood", "stone", "gold", *TEMPLES, "avenue", "track")
_LIMITS: Final = dict.fromkeys(TEMPLES, 11) | {"avenue": 9, "track": 10}
_LAID: Final = re.compile(r"([1-4]-[0-3]-[0-3])=(pyr_[0-3][0-9])/([0-3])")
_ATTACHED: Final = re.compile(r"(start_[01][0-9])=([a-z0-9_]+)")


def read_position(data: Mapping[str, Json]) -> Table:
    """The table a position describes; raises BadPosition for one that cannot be."""
    reader = Reader(data, "", BadPosition)
    setup = Options(
        reader.number("players", 4, 2, 4),
        str(reader.word("profile", "standard", PROFILES)),
        reader.flag("first_game", False),
        reader.flag("draft", False),
    )
    table = _read_boards(reader, blank(setup))
    table = _read_tiles(reader, table)
    table = _read_people(reader, table)
    table = _read_turn(reader, table)
    reader.done()
    for violation in violations(table):
        raise BadPosition(violation)
    table = settled(table)
    return check_position(table, violations, legal, not table.tasks)


def _indices(
    reader: Reader, key: str, default: Sequence[str], known: Mapping[str, int], count: int | None = None
) -> tuple[int, ...]:
    """Named things by their index; exactly `count` of them, if given."""
    names = reader.words(key, default, known)
    if count is not None and len(names) not in (0, count):
        raise reader.wrong(key, list(names), f"{count} names")
    return tuple(known[name] for name in names)


def _read_boards(reader: Reader, table: Table) -> Table:
    """What is laid out once: switches, ring, royal tiles, bonus tiles, technologies."""
    switches = reader.table("switches")
    rules = table.rules._replace(
        **{name: switches.flag(name, value) for name, value in table.rules._asdict().items() if switches.has(name)}
    )
    switches.done()
    ring = reader.words("ring", [BOARD_NAMES[board] for board in FIRST_GAME_RING], (*BOARD_NAMES, ""))
    if len(ring) != len(FIXED_RING):
        raise reader.wrong("ring", list(ring), "the boards of all eight slots, an empty text where none lies yet")
    technologies = [*FIRST_GAME["technology_row_1"], *FIRST_GAME["technology_row_2"]]
    return table._replace(
        rules=rules,
        ring=bytes(BOARD[name] if name else 255 for name in ring),
        royals=_indices(reader, "royals", FIRST_GAME["royal_tiles"], ROYAL),
        bonuses=_indices(reader, "bonuses", [FIRST_GAME["temple_bonus"][name] for name in TEMPLES], BONUS),
        technologies=_indices(reader, "technologies", technologies, TECHNOLOGY),
    )


def _read_tiles(reader: Reader, table: Table) -> Table:
    """Pyramid, decorations, offers, discovery tiles and houses; whatever is nowhere else lies in its stack."""
    pyramid = _read_pyramid(reader)
    offer = tuple(sorted(_indices(reader, "pyramid_offer", (), PYRAMID_TILE)))
    decorations = tuple(sorted(_indices(reader, "decoration_offer", (), DECORATION_TILE)))
    laid = [tile for side in pyramid.decorations for tile in side]
    given = reader.table("sites")
    sites = tuple(tuple(sorted(_indices(given, site.name, (), DISCOVERY))) for site in SITES)
    given.done()
    houses = reader.take("houses", [0, 0, 0])
    shape = [len(row) for row in NOBLE_ROWS]
    if not isinstance(houses, list) or len(houses) != len(shape) or not all(
        type(count) is int and 0 <= count <= most for count, most in zip(houses, shape, strict=True)
    ):  # fmt: skip
        raise reader.wrong("houses", houses, f"the houses of the three rows, at most {shape}")
    return table._replace(
        pyramid=pyramid,
        pyramid_offer=offer,
        pyramid_stack=tuple(t for t in table.pyramid_stack if t not in pyramid.tiles and t not in offer),
        decoration_offer=decorations,
        decoration_stack=tuple(t for t in table.decoration_stack if t not in laid and t not in decorations),
        sites=sites,
        gone=_counts(_indices(reader, "gone", (), DISCOVERY)),
        houses=bytes(houses),
    )


def _read_pyramid(reader: Reader) -> Pyramid:
    """Tiles on squares and decorations on stairways."""
    tiles, rotations = bytearray((EMPTY,)) * len(SQUARES), bytearray(len(SQUARES))
    for text in reader.words("pyramid"):
        laid = _LAID.fullmatch(text)
        if laid is None or laid[1] not in SQUARE or laid[2] not in PYRAMID_TILE:
            raise BadPosition(f"pyramid: {text[:40]!r} should look like '1-0-2=pyr_05/3': square, tile and rotation")
        square, tile = SQUARE[laid[1]], PYRAMID_TILE[laid[2]]
        if tiles[square] != EMPTY or tile in tiles:
            raise BadPosition(f"pyramid: {text!r}: the square is filled already, or the tile lies elsewhere")
        tiles[square], rotations[square] = tile, int(laid[3])
    stairs = reader.table("decorations")
    decorations = tuple(bytes(_indices(stairs, side, (), DECORATION_TILE)) for side in SIDES)
    stairs.done()
    return Pyramid(bytes(tiles), bytes(rotations), decorations)


def _read_people(reader: Reader, table: Table) -> Table:
    """What each player has; tiles that are nowhere else lie in the stack."""
    people = []
    given = reader.table("seats")
    for name in SEATS[: table.setup.players]:
        own = given.table(name)
        numbers = {track: own.number(track, 0, 0, _LIMITS.get(track, _MOST)) for track in _TRACKS}
        people.append(
            Player(
                **numbers,
                techs=sum({1 << tech for tech in _indices(own, "technologies", (), TECHNOLOGY)}),
                tiles=_counts(_indices(own, "tiles", (), DISCOVERY)),
                spent=_counts(_indices(own, "used", (), DISCOVERY)),
                workers=tuple(sorted(_indices(own, "workers", ["palace/1"] * 3, WORKER))),
            )
        )
        own.done()
    given.done()
    return table._replace(people=tuple(people))


def _counts(kinds: tuple[int, ...]) -> bytes:
    """How many of each kind of discovery tile, at most as many as there are."""
    counts = [kinds.count(kind) for kind in range(len(DISCOVERIES))]
    for kind, (count, copies) in enumerate(zip(counts, DISCOVERY_COPIES, strict=True)):
        if count > copies:
            raise BadPosition(f"{count} tiles {DISCOVERIES[kind].name} are named; there are {copies} (TEO-25)")
    return bytes(counts)


def _read_turn(reader: Reader, table: Table) -> Table:
    """Order, calendar, neutral workers, setup, and what is to be done."""
    seats = SEATS[: table.setup.players]
    neutral = reader.take("neutral", [[] for _ in table.neutral])
    if not isinstance(neutral, list) or len(neutral) != len(table.neutral):
        raise reader.wrong("neutral", neutral, f"a list of {len(table.neutral)} lists of boards, one for each colour")
    attached = []
    for text in reader.words("attached"):
        pair = _ATTACHED.fullmatch(text)
        if pair is None or pair[1] not in START or pair[2] not in DISCOVERY:
            raise BadPosition(f"attached: {text[:40]!r} should look like 'start_04=mask_1'")
        attached.append((START[pair[1]], DISCOVERY[pair[2]]))
    given = reader.table("dealt")
    dealt = tuple(_indices(given, name, (), START) for name in seats)
    given.done()
    texts = list(reader.words("tasks", ["turn"]))
    tasks = tuple(reversed([read_task(text) for text in texts]))
    if tasks and tasks[0][0] not in LAST:
        tasks = (*END_OF_TURN[: 2 if ("window",) in tasks else 3], *tasks)
    table = table._replace(
        order=tuple(seats.index(name) for name in reader.words("order", seats, seats)),
        era=reader.number("era", 1, 1, ERAS) - 1,
        white=reader.number("white", 0, 0, 12),
        eclipse=_ECLIPSE.index(str(reader.word("eclipse", "none", _ECLIPSE))),
        neutral=tuple(_neutral(boards) for boards in neutral),
        pool=_indices(reader, "pool", (), START),
        dealt=dealt,
        attached=tuple(sorted(attached)),
        seat=seats.index(str(reader.word("seat", "P1", seats))),
        tasks=tasks,
    )
    turning = {task[2] for task in tasks if task[0] == "turn_square"}
    return table._replace(
        stack=_stack(table), pyramid_stack=tuple(tile for tile in table.pyramid_stack if tile not in turning)
    )


def _neutral(boards: Any) -> tuple[int, ...]:
    """The boards of one neutral colour."""
    if not isinstance(boards, list) or not all(isinstance(name, str) and name in BOARD for name in boards):
        raise BadPosition(f"neutral: {boards!r} should be a list of boards")
    return tuple(sorted(BOARD[name] for name in boards))


def _stack(table: Table) -> bytes:
    """The discovery tiles that are nowhere else."""
    left = []
    for kind, (copies, used) in enumerate(zip(DISCOVERY_COPIES, elsewhere(table), strict=True)):
        if used > copies:
            raise BadPosition(f"{used} tiles {DISCOVERIES[kind].name} are out; there are {copies} (TEO-25)")
        left.append(copies - used)
    return bytes(left)


# --- writing


def write_position(table: Table) -> dict[str, Json]:
    """The position of a table; `read_position` is the inverse."""
    seats = SEATS[: table.setup.players]
    profile = blank(table.setup).rules._asdict()
    pyramid = table.pyramid
    options = table.setup._asdict()
    if not table.setup.draft:
        del options["draft"]  # most positions are not part of a draft, and links should be short
    entries: dict[str, Any] = {
        **options,
        "switches": {name: value for name, value in table.rules._asdict().items() if value != profile[name]},
        "ring": [BOARD_NAMES[board] if board != 255 else "" for board in table.ring],
        "royals": [ROYALS[k]["id"] for k in table.royals],
        "bonuses": [BONUSES[k]["id"] for k in table.bonuses],
        "technologies": [TECHNOLOGIES[k].name for k in table.technologies],
        "pyramid": [
            f"{SQUARES[square].name}={PYRAMID_TILES[tile][0]}/{pyramid.rotations[square]}"
            for square, tile in enumerate(pyramid.tiles)
            if tile != EMPTY
        ],
        "decorations": {
            side: [DECORATION_TILES[tile][0] for tile in row]
            for side, row in zip(SIDES, pyramid.decorations, strict=True)
            if row
        },
        "pyramid_offer": [PYRAMID_TILES[tile][0] for tile in table.pyramid_offer],
        "decoration_offer": [DECORATION_TILES[tile][0] for tile in table.decoration_offer],
        "sites": {
            site.name: [DISCOVERIES[kind].name for kind in kinds]
            for site, kinds in zip(SITES, table.sites, strict=True)
            if kinds
        },
        "gone": _names(table.gone),
        "houses": list(table.houses),
        "seats": {name: _write_person(player) for name, player in zip(seats, table.people, strict=True)},
        "order": [seats[seat] for seat in table.order],
        "era": table.era + 1,
        "white": table.white,
        "eclipse": _ECLIPSE[table.eclipse],
        "neutral": [[BOARD_NAMES[board] for board in boards] for boards in table.neutral],
        "pool": [STARTS[tile].name for tile in table.pool],
        "dealt": {
            name: [STARTS[tile].name for tile in tiles] for name, tiles in zip(seats, table.dealt, strict=True) if tiles
        },
        "attached": [f"{STARTS[start].name}={DISCOVERIES[kind].name}" for start, kind in table.attached],
        "seat": seats[table.seat],
        "tasks": [write_task(task) for task in reversed(table.tasks)],
    }
    needed = ("ring", "royals", "bonuses", "technologies", "order", "tasks")
    return {key: value for key, value in entries.items() if key in needed or value not in ([], {})}


def _names(counts: bytes) -> list[str]:
    """Discovery tiles by name, once for each copy."""
    return [DISCOVERIES[kind].name for kind, count in enumerate(counts) for _ in range(count)]


def _write_person(player: Player) -> dict[str, Json]:
    """What one player has."""
    entries: dict[str, Any] = {track: value for track, value in zip(_TRACKS, player, strict=False) if value}
    techs = [tech.name for index, tech in enumerate(TECHNOLOGIES) if player.techs >> index & 1]
    entries |= {key: row for key, row in (("technologies", techs), ("tiles", _names(player.tiles))) if row}
    if any(player.spent):
        entries["used"] = _names(player.spent)
    return {**entries, "workers": [WORKER_NAMES[worker] for worker in player.workers]}
