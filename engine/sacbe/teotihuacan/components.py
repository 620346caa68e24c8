"""The component data of Teotihuacán as typed tables."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sacbe.core.data import table

_DATA: Final = table("sacbe.teotihuacan", "components")

# --- what a player has, by place in the row (see table.Player)

VP, COCOA, WOOD, STONE, GOLD, BLUE, RED, GREEN, AVENUE, TRACK, TECHS, TILES, SPENT, WORKERS = range(14)
GOODS: Final = ("vp", "cocoa", "wood", "stone", "gold")
GOOD: Final = {name: index for index, name in enumerate(GOODS)}
RESOURCES: Final = (WOOD, STONE, GOLD)
TEMPLES: Final[tuple[str, ...]] = tuple(t["id"] for t in _DATA["temple"])
TEMPLE: Final = {name: index for index, name in enumerate(TEMPLES)}

Cost = tuple[tuple[int, int], ...]
"""Pairs of a good and an amount."""


def cost_of(row: dict[str, int]) -> Cost:
    """A payment as the component data spells it."""
    return tuple((GOOD[name], amount) for name, amount in row.items() if amount)


# --- the ring and its boards (TEO-3.2, TEO-6)


class Board(NamedTuple):
    """An action board."""

    name: str
    spaces: tuple[int, ...]
    """Places (see PLACES) of its worship spaces."""
    ability: str
    power_ups: tuple[int, ...]
    """Power-ups of a main action with one, two, and three or more workers."""
    resource: int
    """What a gathering board yields, else 0."""
    has_main: bool
    claim_alone: bool
    """Whether worship may take the discovery tile and nothing else."""


_BOARDS: Final[list[dict[str, Any]]] = sorted(_DATA["action_board"], key=lambda row: int(row["number"]))
BOARD_NAMES: Final[tuple[str, ...]] = tuple(b["id"] for b in _BOARDS)
PALACE, FOREST, STONE_QUARRY, GOLD_DEPOSITS, ALCHEMY, NOBLES, DECORATIONS, CONSTRUCTION = range(8)
BOARD: Final = {name: index for index, name in enumerate(BOARD_NAMES)}
_GATHERED: Final = {FOREST: WOOD, STONE_QUARRY: STONE, GOLD_DEPOSITS: GOLD}


def _spaces() -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The board and the name of every worship space."""
    owners: list[int] = []
    names: list[str] = []
    for index, row in enumerate(_BOARDS):
        count = row["worship_spaces"]
        owners += [index] * count
        names += [row["id"]] if count == 1 else [f"{row['id']}_{k + 1}" for k in range(count)]
    return tuple(owners), tuple(names)


_SPACE_BOARDS, SPACE_NAMES = _spaces()
FIRST_SPACE: Final = len(BOARD_NAMES)
"""Places below are the general areas of the boards, places from here on the worship spaces."""
PLACES: Final = (*BOARD_NAMES, *(f"{name}!" for name in SPACE_NAMES))
"""Where a worker can be; a worship space is written with an exclamation mark, because it locks."""
PLACE: Final = {name: index for index, name in enumerate(PLACES)}
PLACE_BOARD: Final = (*range(FIRST_SPACE), *_SPACE_BOARDS)
"""By place: the board it belongs to."""


def _power_ups(row: dict[str, Any]) -> tuple[int, ...]:
    """By workers: from the board's own list, or from the cells of its grid."""
    by_workers = {cell["workers"]: cell["power_ups"] for cell in row.get("reward", ())}
    return tuple(row.get("power_ups", by_workers.values()))


BOARDS: Final = tuple(
    Board(
        row["id"],
        tuple(place for place in range(FIRST_SPACE, len(PLACES)) if PLACE_BOARD[place] == index),
        row.get("worship_effect", ""),
        _power_ups(row),
        _GATHERED.get(index, 0),
        row["has_main_action"],
        row.get("claim_without_ability", False),
    )
    for index, row in enumerate(_BOARDS)
)
STEP_MAX: Final[int] = _DATA["ring"]["step_max"]
RANDOM_SLOTS: Final[tuple[int, ...]] = tuple(_DATA["ring"]["random_slots"])
RANDOM_BOARDS: Final = tuple(BOARD[name] for name in _DATA["ring"]["random_boards"])
FIXED_RING: Final = bytes(
    next((BOARD[b] for b, s in _DATA["ring"]["fixed"].items() if s == slot), 255) for slot in range(8)
)
"""By slot: the printed board; 255 where a board has yet to be laid."""
FIRST_GAME_RING: Final = bytes(BOARD[name] for name in _DATA["ring"]["first_game_order"])

EVICT: Final[int] = _DATA["fees"]["evict_locked_worker"]
BOTH: Final[int] = _DATA["fees"]["worship_both"]
UNLOCK: Final[int] = _DATA["fees"]["unlock_all_own"]
COLLECT: Final[int] = _DATA["fees"]["collect_cocoa_base"]

REWARD_ROWS: Final = {
    (index, cell["workers"], power): cell
    for index, row in enumerate(_BOARDS)
    for cell in row.get("reward", ())
    for power in range(cell["power_min"], cell["power_max"] + 1)
}
"""Cells of the gathering boards by board, workers (3 is three or more) and lowest power (TEO-6.2, TEO-6.3, TEO-6.4)."""

_ALCHEMY: Final = _BOARDS[ALCHEMY]
COLUMN_TEMPLE: Final = tuple(TEMPLE[name] for name in _ALCHEMY["column_temple"])
SECOND_ROW_WORKERS: Final[int] = _ALCHEMY["second_row_min_workers"]
SECOND_ROW_LONE_POWER: Final[int] = _ALCHEMY["second_row_lone_power"]
OTHER_OWNER_VP: Final[int] = _ALCHEMY["other_owner_vp"]
COLUMNS: Final[int] = _ALCHEMY["technology_columns"]
LAYOUT: Final[int] = _ALCHEMY["technology_rows"] * COLUMNS

NOBLE_ROWS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(row) for row in _DATA["nobles"]["rows"])
NOBLES_COST: Final = cost_of(_BOARDS[NOBLES]["cost"])
BUILDINGS: Final[int] = _DATA["buildings"]["count"]
"""TEO-3.7, TEO-15.4."""
VISIBLE: Final[tuple[int, ...]] = tuple(_DATA["buildings"]["visible_values"])

DECORATION_OFFER: Final[int] = _BOARDS[DECORATIONS]["offer_size"]
"""TEO-3.8."""
DECORATION_GOLD: Final[tuple[int, ...]] = tuple(_BOARDS[DECORATIONS]["gold_cost_by_workers"])
"""By workers; the last entry also applies to more of them (AR-28)."""
DECORATION_VP: Final[int] = _BOARDS[DECORATIONS]["vp_fixed"]
MATCH_VP: Final[int] = _DATA["pyramid"]["vp_per_match"]
PYRAMID_OFFER: Final[int] = _BOARDS[CONSTRUCTION]["offer_size"]
TILES_MAX: Final[int] = _BOARDS[CONSTRUCTION]["max_tiles_per_action"]

# --- tracks (TEO-8, TEO-9, TEO-16)

STEPS: Final = tuple({s["step"]: s for s in row["steps"]} for row in _DATA["temple"])
"""By temple and step: its row in the component data."""
BONUS_STEP: Final[int] = _DATA["temples"]["bonus_step"]
TOP_STEP: Final[int] = _DATA["temples"]["top_step"]
AVENUE_END: Final[int] = _DATA["avenue"]["last_step"]
TRACK_END: Final[int] = _DATA["pyramid_track"]["last_step"]
TRACK_VP: Final[tuple[int, ...]] = tuple(_DATA["pyramid_track"]["eclipse_vp_per_step"])
LEADER_VP: Final[int] = _DATA["pyramid_track"]["eclipse_vp_leader"]
BLACK: Final = {int(n): tuple(spaces) for n, spaces in _DATA["calendar"]["black_by_players"].items()}
"""By players and era: where the black disc stands."""
CALENDAR_SPACES: Final[int] = _DATA["calendar"]["spaces"]
ERAS: Final[int] = _DATA["calendar"]["eclipses"]


# --- discovery tiles and where they lie (TEO-3.10, TEO-10)


class Discovery(NamedTuple):
    """A kind of discovery tile."""

    name: str
    copies: int
    cost: Cost
    kind: str
    effect: dict[str, int]


DISCOVERIES: Final = tuple(
    Discovery(d["id"], d["copies"], cost_of(d["cost"]), d["kind"], d.get("effect", {})) for d in _DATA["discovery_tile"]
)
DISCOVERY: Final = {d.name: index for index, d in enumerate(DISCOVERIES)}
DISCOVERY_COPIES: Final = bytes(d.copies for d in DISCOVERIES)
MASKS: Final[int] = _DATA["masks"]["types"]
"""The first kinds are the masks."""
MASK_VP: Final[tuple[int, ...]] = tuple(_DATA["masks"]["set_vp"])
COCOA_TILE: Final = DISCOVERY["disc_cocoa_4"]
DOUBLE_MOVE: Final = DISCOVERY["disc_double_move"]
MOVE_ANY: Final = DISCOVERY["disc_move_any"]
FREE_COCOA: Final = DISCOVERY["disc_free_cocoa"]
EXTRA_WORKER: Final = DISCOVERY["disc_extra_worker"]
EXTRA_WORKER_BOARDS: Final = tuple(
    BOARD[name] for row in _DATA["discovery_tile"] if row["id"] == "disc_extra_worker" for name in row["boards"]
)


class Site(NamedTuple):
    """A place where discovery tiles lie face up."""

    name: str
    tiles: int
    """How many at the start; for temple steps `per_player` more for each player."""
    per_player: int


_TILE_STEPS: Final = tuple((t, s) for t, steps in enumerate(STEPS) for s, row in steps.items() if row.get("big"))
SITES: Final = (
    *(Site(row["id"], 1, 0) for row in _BOARDS if row["discovery_slot"]),
    *(Site(f"{TEMPLES[t]}_{s}", STEPS[t][s]["tiles_offset"], 1) for t, s in _TILE_STEPS),
    *(Site(f"avenue_{row['step']}", row["tiles"], 0) for row in _DATA["avenue"]["tile_steps"]),
)
SITE: Final = {site.name: index for index, site in enumerate(SITES)}
BOARD_SITE: Final = tuple(SITE.get(name, -1) for name in BOARD_NAMES)
"""By board: its site, or -1."""
BOARD_SITES: Final = tuple(site for site in BOARD_SITE if site >= 0)
STEP_SITE: Final = {(t, s): SITE[f"{TEMPLES[t]}_{s}"] for t, s in _TILE_STEPS}
AVENUE_SITE: Final = {row["step"]: SITE[f"avenue_{row['step']}"] for row in _DATA["avenue"]["tile_steps"]}


# --- technologies, royal tiles, temple bonuses, starting tiles (TEO-11, TEO-12, TEO-18.3, TEO-3.12)


class Technology(NamedTuple):
    """A technology tile."""

    name: str
    cost: Cost
    trigger: str
    boards: tuple[int, ...]
    effect: dict[str, int]


TECHNOLOGIES: Final = tuple(
    Technology(
        row["id"],
        cost_of({"gold": row["cost"]}),
        row["trigger"],
        tuple(BOARD[name] for name in row.get("boards", ())),
        row["effect"],
    )
    for row in sorted(_DATA["technology"], key=lambda row: int(row["number"]))
)
TECHNOLOGY: Final = {tech.name: index for index, tech in enumerate(TECHNOLOGIES)}


def _triggered(trigger: str) -> int:
    """The one technology with that trigger."""
    return next(index for index, tech in enumerate(TECHNOLOGIES) if tech.trigger == trigger)


PALACE_TECH: Final = _triggered("move_onto_or_past_palace")
POWER_TECH: Final = _triggered("after_power_ups_of_main_action")
BUILDER_TECH: Final = _triggered("during_main_action")
LOW_TECHNOLOGIES: Final = sum(tech.cost == TECHNOLOGIES[0].cost for tech in TECHNOLOGIES)
"""How many of them form the first row where the rows are drawn apart (TEO-3.5)."""

ROYALS: Final[tuple[dict[str, Any], ...]] = tuple(_DATA["royal_tile"])
ROYAL: Final = {row["id"]: index for index, row in enumerate(ROYALS)}
BONUSES: Final[tuple[dict[str, Any], ...]] = tuple(_DATA["temple_bonus"])
BONUS: Final = {row["id"]: index for index, row in enumerate(BONUSES)}


class Start(NamedTuple):
    """A starting tile."""

    name: str
    boards: tuple[int, int]
    gain: dict[str, int]


STARTS: Final = tuple(
    Start(row["id"], (row["boards"][0] - 1, row["boards"][1] - 1), row["gain"]) for row in _DATA["starting_tile"]
)
START: Final = {start.name: index for index, start in enumerate(STARTS)}
ASCENSIONS: Final[tuple[dict[str, Any], ...]] = tuple(_DATA["ascension_reward"])
ASCENSION: Final = {row["id"]: index for index, row in enumerate(ASCENSIONS)}

_SETUP: Final = _DATA["player_setup"]
START_WORKERS: Final[int] = _SETUP["workers_start"]
START_POWER: Final[int] = _SETUP["worker_start_power"]
DEALT: Final[int] = _SETUP["starting_tiles_dealt"]
ROW_LEFT: Final[int] = _SETUP["starting_tiles_left_in_draft"]
"""Tiles of the open row that nobody drafts (TEO-3.18)."""
COCOA_FIRST: Final[int] = _SETUP["cocoa_first"]
COCOA_LAST: Final[int] = _SETUP["cocoa_last"]
COCOA_OTHER: Final[int] = _SETUP["cocoa_other"]
WAGE: Final[int] = _SETUP["salary_cocoa_base"]
STRONG: Final[int] = _SETUP["salary_cocoa_extra_from_power"]
"""From this power on, a worker earns one more cocoa."""
UNPAID_VP: Final[int] = _SETUP["salary_penalty_vp"]
POWER_MAX: Final = 5
WORKERS_MAX: Final[int] = _DATA["meta"]["published_counts"]["dice_per_player"]
NEUTRALS: Final = {int(n): count for n, count in _DATA["neutral"]["colours_by_players"].items()}
NEUTRAL_WORKERS: Final[int] = _DATA["neutral"]["workers_per_missing_colour"]
NEUTRAL_TILES: Final[int] = _DATA["neutral"]["tiles_drawn_per_colour"]
FIRST_GAME: Final[dict[str, Any]] = _DATA["first_game"]
PROFILES: Final[dict[str, dict[str, Any]]] = _DATA["profile"]

# --- pyramid data, for pyramid.py

PYRAMID: Final[dict[str, Any]] = _DATA["pyramid"]
PYRAMID_TILES: Final = tuple((row["id"], "".join(row["icons"])) for row in _DATA["pyramid_tile"])
PYRAMID_TILE: Final = {name: index for index, (name, _) in enumerate(PYRAMID_TILES)}
DECORATION_TILES: Final = tuple((row["id"], row["left"] + row["right"]) for row in _DATA["decoration_tile"])
DECORATION_TILE: Final = {name: index for index, (name, _) in enumerate(DECORATION_TILES)}
DECORATION_SPACES: Final[tuple[dict[str, Any], ...]] = tuple(_DATA["decoration_space"])
