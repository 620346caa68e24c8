"""A turn: unlocking, movement, collecting cocoa, and its end (TEO-4, TEO-5.1)."""

from __future__ import annotations

from sacbe.core.action import Action
from sacbe.teotihuacan.actions import WORKER
from sacbe.teotihuacan.components import (
    BOARD_NAMES,
    COCOA,
    COLLECT,
    DISCOVERIES,
    DOUBLE_MOVE,
    MOVE_ANY,
    PALACE,
    PALACE_TECH,
    PLACE_BOARD,
    TECHNOLOGIES,
    TECHS,
    UNLOCK,
    WORKERS,
)
from sacbe.teotihuacan.draft import Draft
from sacbe.teotihuacan.table import Task, on_board, without


def begin(d: Draft, number: int) -> None:
    """The turn of a player by number: windows, action, refill, calendar (TEO-4.2)."""
    d.sit(d.order[number])
    d.tasks += (("close",), ("refill",), ("window",), ("turn",))


def unlock(d: Draft, task: Task, action: Action) -> None:
    """All of a player's locked workers become unlocked where they stand (TEO-4.3, TEO-4.6)."""
    before = d.me[WORKERS]
    d.me[WORKERS] = tuple(sorted(PLACE_BOARD[w >> 3] * 8 + (w & 7) for w in before))
    if action[1] == "turn":
        d.tell("unlocked", "TEO-4.3")
        return
    d.tell("unlocked_for_cocoa", "TEO-4.6", pay=d.pay_cocoa(UNLOCK, action[1] == "tile"))
    d.tasks.append(_arrival(d, task, before) if task[0] == "act" else task)


def _arrival(d: Draft, task: Task, before: tuple[int, ...]) -> Task:
    """The action due on arrival; a worker of the same player freed there was there before, so its colour is present
    (TEO-1.9)."""
    _, board, colours, first, second = task
    arrived = 2 if second else 1
    freed = len(on_board(before, board)) == arrived < len(on_board(d.me[WORKERS], board))
    return "act", board, colours + freed, first, second


def colours_present(d: Draft, board: int) -> int:
    """Different colours among the unlocked workers on a board (TEO-1.9, AR-06)."""
    count = 0
    for seat, player in enumerate(d.people):
        for worker in d.me[WORKERS] if seat == d.seat else player.workers:
            if worker >> 3 == board:
                count += 1
                break
    for boards in d.neutral:
        if board in boards:
            count += 1
    return count


def travellers(action: Action) -> list[int]:
    """The workers that a move names."""
    name, _, second = str(action[1]).partition("+")
    first = WORKER[name]
    return [first, (first & ~7) + int(second)] if second else [first]


def move(d: Draft, task: Task, action: Action) -> None:
    """Moves clockwise, alone or as a pair (TEO-4.5, TEO-10.10, TEO-10.11)."""
    moved = travellers(action)
    distance = int(action[2])
    slot = d.ring.index(moved[0] >> 3)
    board = d.ring[(slot + distance) % 8]
    tiles: list[str] = []
    if len(action) > 3:
        for word, kind in (("any", MOVE_ANY), ("double", DOUBLE_MOVE)):
            if word in action:
                d.spend_tile(kind)
                tiles.append(DISCOVERIES[kind].name)
    d.tell(
        "moved",
        "TEO-4.5",
        powers=[worker & 7 for worker in moved],
        start=BOARD_NAMES[moved[0] >> 3],
        board=BOARD_NAMES[board],
        tiles=tiles,
    )
    rest = d.me[WORKERS]
    for worker in moved:
        rest = without(rest, worker)
    d.me[WORKERS] = rest
    colours = colours_present(d, board)
    d.me[WORKERS] = tuple(sorted((*rest, *(board * 8 + (worker & 7) for worker in moved))))
    # The Palace is slot 0, so the path reaches it exactly when it runs past slot 7.
    if d.me[TECHS] >> PALACE_TECH & 1 and slot + distance >= 8 and _pays(d, board, action):
        technology = TECHNOLOGIES[PALACE_TECH]
        gain = d.gain(((COCOA, technology.effect["cocoa"]),))
        d.tell("profited", "TEO-4.7", technology=technology.name, gain=gain)
    first, second = (*(worker & 7 for worker in moved), 0)[:2]
    d.tasks.append(("act", board, colours, first, second))


def _pays(d: Draft, board: int, action: Action) -> bool:
    """Whether a move that reaches the Palace brings the cocoa of technology 01 (TEO-4.7, AR-16)."""
    return d.rules.far_pass_pays or board == PALACE or "any" not in action


def collect(d: Draft, task: Task, action: Action) -> None:
    """TEO-5.1."""
    d.tell("collected", "TEO-5.1", gain=d.gain(((COCOA, COLLECT + task[2]),)))


def end(d: Draft, task: Task, action: Action) -> None:
    """The last window is closed; refill and calendar follow (TEO-4.9)."""
    d.tell("ended", "TEO-4.9")
