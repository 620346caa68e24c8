"""What lies ahead, for people to see: what a gathering board would yield, and how many turns are left."""

from __future__ import annotations

from math import ceil

from sacbe.teotihuacan.components import BLACK, BOARDS, TILES_MAX
from sacbe.teotihuacan.pyramid import EMPTY
from sacbe.teotihuacan.table import LAST_ROUND, NO_ECLIPSE, PENDING, Player, Table, on_board

_ROWS = 3
"""Three or more workers use the third row of a table (TEO-6.2 to TEO-6.4)."""


def yields(player: Player, board: int) -> dict[str, str]:
    """The cells of a gathering board that apply to a player, as `facts` name them.

    `here` is the cell of the workers as they stand; the other keys are the powers of workers that could come, and the
    cell if one of them did.
    """
    if not BOARDS[board].resource:
        return {}
    here = [worker & 7 for worker in on_board(player.workers, board)]
    coming = sorted({worker & 7 for worker in player.workers})
    found = {str(power): _cell([*here, power]) for power in coming}
    return {"here": _cell(here), **found} if here else found


def _cell(powers: list[int]) -> str:
    return f"{min(len(powers), _ROWS)}x{min(powers)}"


def turns_left(table: Table) -> list[tuple[int, int]]:
    """By seat: the turns until the eclipse at least and at most, the one being taken included (TEO-16).

    At most: no ascension and no last pyramid tile hastens it. At least: the next turn does, if the rules allow it.
    """
    if (
        len(table.order) < len(table.people)
        or not table.tasks
        or any(task[0] in ("eclipse", "salary") for task in table.tasks)
    ):
        return [(0, 0)] * len(table.people)
    number = table.order.index(table.seat) if table.tasks[0][0] == "close" else 0
    late = _last_turn(table, number, table.white)
    soon = _last_turn(table, number, black_space(table)) if _may_hasten(table) else late
    return [(_turns(table, seat, number, soon), _turns(table, seat, number, late)) for seat in range(len(table.people))]


def black_space(table: Table) -> int:
    """Where the black disc stands."""
    space: int = BLACK[table.setup.players][table.era]
    return space


def _may_hasten(table: Table) -> bool:
    """Whether the very next turn could bring the eclipse forward: by an ascension, or by the last pyramid tile."""
    missing = sum(tile == EMPTY for tile in table.pyramid.tiles)
    return table.rules.ascension_moves_calendar or ceil(missing / TILES_MAX) <= 1


def _last_turn(table: Table, number: int, white: int) -> int:
    """How many turns of all players are still to come, the current one included, if the white disc stands there."""
    players, eclipse, turns = len(table.order), table.eclipse, 0
    while True:
        turns += 1
        is_last = number == players - 1
        if eclipse == NO_ECLIPSE and (is_last or table.rules.each_turn):
            white += 1
        if eclipse == NO_ECLIPSE and white >= black_space(table):
            eclipse = PENDING
        if is_last and eclipse == LAST_ROUND:
            return turns
        if is_last and eclipse == PENDING:
            eclipse = LAST_ROUND
        number = (number + 1) % players


def _turns(table: Table, seat: int, number: int, last: int) -> int:
    """How many of the next `last` turns are a seat's, if the player with that number begins."""
    players = len(table.order)
    wait = (table.order.index(seat) - number) % players
    return max(0, ceil((last - wait) / players))
