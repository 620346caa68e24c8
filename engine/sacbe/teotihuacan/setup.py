"""Setting up: what the choices before the first turn do (TEO-3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sacbe.core.action import Action
from sacbe.core.rows import with_added
from sacbe.teotihuacan.calendar import place_neutrals
from sacbe.teotihuacan.components import (
    AVENUE,
    BLUE,
    BOARD,
    COCOA,
    COCOA_FIRST,
    COCOA_LAST,
    COCOA_OTHER,
    COLUMN_TEMPLE,
    FIRST_GAME,
    GOOD,
    START,
    START_POWER,
    STARTS,
    TECHNOLOGIES,
    TECHNOLOGY,
    TECHS,
    TEMPLE,
    WORKERS,
)
from sacbe.teotihuacan.draft import Draft
from sacbe.teotihuacan.effects import effect_of
from sacbe.teotihuacan.table import Task, open_row


def pieces(d: Draft) -> None:
    """Cocoa by player number, in the first game also everything else (TEO-3.11, TEO-3.17)."""
    for number, seat in enumerate(d.order):
        d.sit(seat)
        last = number == len(d.order) - 1
        amounts = {COCOA: COCOA_FIRST if number == 0 else COCOA_LAST if last else COCOA_OTHER}
        technologies: list[str] = []
        if d.setup.first_game:
            row = FIRST_GAME["player"][number]
            technologies = row.get("technologies", technologies)
            _first_game_line(d, row, amounts)
        gain = d.gain(tuple(amounts.items()))
        d.tell("supplied", "TEO-3.11", gain=gain, technologies=technologies)


def _first_game_line(d: Draft, row: Mapping[str, Any], amounts: dict[int, int]) -> None:
    """What a player has in the first game, with goods and steps on tracks set to `amounts` (AR-32)."""
    for name, count in row["gain"].items():
        amounts[GOOD[name]] = amounts.get(GOOD[name], 0) + count
    for name, step in row["temple"].items():
        amounts[BLUE + TEMPLE[name]] = step
    amounts[AVENUE] = row.get("avenue", 0)
    d.me[TECHS] = sum(1 << TECHNOLOGY[name] for name in row.get("technologies", ()))
    d.me[WORKERS] = tuple(sorted(BOARD[w["board"]] * 8 + w["power"] for w in row["workers"]))


def keep(d: Draft, task: Task, action: Action) -> None:
    """Two tiles are kept; what was revealed for the others leaves the game (TEO-3.13, AR-22)."""
    kept = tuple(START[str(name)] for name in action[1:])
    _discard(d, set(d.dealt[d.seat]).difference(kept))
    d.dealt = (*d.dealt[: d.seat], kept, *d.dealt[d.seat + 1 :])
    d.tell("kept", "TEO-3.13", tiles=action[1:])


def pick(d: Draft, task: Task, action: Action) -> None:
    """Takes one tile of the open row; after the last pick, what was revealed for the others leaves the game
    (TEO-3.18)."""
    own = tuple(sorted((*d.dealt[d.seat], START[str(action[1])])))
    d.dealt = (*d.dealt[: d.seat], own, *d.dealt[d.seat + 1 :])
    d.tell("picked", "TEO-3.18", tile=action[1])
    if task not in d.tasks:
        _discard(d, set(open_row(d.pool, d.dealt)))


def _discard(d: Draft, starts: set[int]) -> None:
    """The discovery tiles of starting tiles that nobody keeps leave the game (AR-22)."""
    for start, kind in d.attached:
        if start in starts:
            d.gone = with_added(d.gone, kind, 1)
    d.attached = tuple(pair for pair in d.attached if pair[0] not in starts)


def station(d: Draft, task: Task, action: Action) -> None:
    """Three workers on three boards, then the bonuses of both tiles (TEO-3.14, TEO-3.15)."""
    boards = [BOARD[str(name)] for name in action[1:]]
    d.me[WORKERS] = tuple(sorted(board * 8 + START_POWER for board in boards))
    d.tell("stationed", "TEO-3.14", boards=action[1:])
    kept = d.dealt[d.seat]
    total: dict[str, int] = {}
    for tile in kept:
        for word, count in STARTS[tile].gain.items():
            total[word] = total.get(word, 0) + count
    if "technology" in total:
        total["technology"] = 1  # AR-23
    d.tasks += [("attached", kind) for start, kind in reversed(d.attached) if start in kept]
    d.attached = tuple(pair for pair in d.attached if pair[0] not in kept)
    d.dealt = (*d.dealt[: d.seat], (), *d.dealt[d.seat + 1 :])
    gain = d.grant(effect_of(total))
    if gain:
        d.tell("gained", "TEO-3.15", gain=gain)


def start_technology(d: Draft) -> None:
    """A free marker on the lowest technology and its temple advance (TEO-3.15)."""
    tech = d.technologies[0]
    d.me[TECHS] |= 1 << tech
    d.tell("learned", "TEO-3.15", technology=TECHNOLOGIES[tech].name, pay=())
    d.tasks.append(("advance", COLUMN_TEMPLE[0]))


def ready(d: Draft) -> None:
    """Neutral workers, then the first turn (TEO-3.16, TEO-4.1)."""
    d.tasks.append(("begin", 0))
    place_neutrals(d)
