"""Points of an eclipse and of the end (TEO-17, TEO-18)."""

from __future__ import annotations

from typing import NamedTuple

from sacbe.teotihuacan.components import (
    BONUS_STEP,
    BONUSES,
    ERAS,
    LEADER_VP,
    MASK_VP,
    MASKS,
    STRONG,
    TRACK_VP,
    VISIBLE,
)
from sacbe.teotihuacan.table import Player, Table


class Eclipse(NamedTuple):
    """What a seat scores in an eclipse before its salary, by source."""

    avenue: int
    leader: int
    pyramid: int
    masks: int

    @property
    def total(self) -> int:
        """The sum of all sources."""
        return sum(self)


def mask_points(tiles: bytes) -> int:
    """Sets of different masks; set j holds every kind owned at least j times (TEO-17.6)."""
    masks = tiles[:MASKS]
    return sum(MASK_VP[sum(owned >= j for owned in masks)] for j in range(1, max(masks) + 1))


def best_mask_set(tiles: bytes) -> int:
    """The value of the largest set of different masks."""
    return MASK_VP[sum(owned > 0 for owned in tiles[:MASKS])]


def lowest_visible(houses: bytes) -> int:
    """The number on the buildings row that counts (TEO-15.5)."""
    return VISIBLE[sum(houses)]


def eclipse_points(players: tuple[Player, ...], houses: bytes, eclipse: int) -> tuple[Eclipse, ...]:
    """What every seat scores in eclipse 0, 1 or 2 before salaries.

    Avenue TEO-17.1, leaders TEO-17.2 (AR-11), pyramid steps TEO-17.3, masks TEO-17.5 and TEO-17.6.
    """
    visible = lowest_visible(houses)
    first = max(player.track for player in players)
    return tuple(
        Eclipse(
            visible * player.avenue,
            LEADER_VP if player.track == first > 0 else 0,
            TRACK_VP[eclipse] * player.track,
            mask_points(player.tiles),
        )
        for player in players
    )


def eclipse_value(era: int, done: bool) -> int:
    """Which eclipse's values apply: a final one caused by the pyramid counts as the third (TEO-18.2, AR-10)."""
    return ERAS - 1 if done else era


def temples_reached(player: Player) -> list[int]:
    """The temples in which a player is on the bonus step or above."""
    return [t for t in range(3) if player.temples[t] >= BONUS_STEP]


def bonus_points(player: Player, bonus: int) -> int:
    """What a temple bonus tile is worth to a player who reached it (TEO-18.3)."""
    row = BONUSES[bonus]
    match row["kind"]:
        case "best_mask_set_again":
            return best_mask_set(player.tiles)
        case "per_technology_owned":
            return int(row["vp"]) * player.techs.bit_count()
        case "flat":
            return int(row["vp"])
        case "per_avenue_step":
            return int(row["vp"]) * player.avenue
        case "per_temple_at_step_10_or_11":
            return int(row["vp"]) * len(temples_reached(player))
        case "per_non_mask_discovery_tile":
            return int(row["vp"]) * (sum(player.tiles[MASKS:]) + sum(player.spent))
        case "per_worker_in_play":
            strong = sum(worker & 7 >= STRONG for worker in player.workers)
            return int(row["vp_high"]) * strong + int(row["vp_low"]) * (len(player.workers) - strong)
        case kind:
            raise ValueError(f"the component tables have a temple bonus of unknown kind {kind!r}")


def standing(table: Table, seat: int) -> tuple[int, int, int]:
    """What the ranking goes by: points, then cocoa, then the lower player number (TEO-18.4); nothing else that is
    left over counts (TEO-10.8, TEO-18.5)."""
    player = table.people[seat]
    return player.vp, player.cocoa, -table.order.index(seat) if seat in table.order else 0


def winner(table: Table) -> int:
    """The one seat in front; ties are always broken (TEO-18.4)."""
    return max(table.order, key=lambda seat: standing(table, seat))
