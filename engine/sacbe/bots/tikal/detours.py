"""Takes walks out of a turn that lead back to where they began: action points are left over rather than walked off."""

from __future__ import annotations

from typing import Final

from sacbe.core.action import Action
from sacbe.tikal.components import TURN_POINTS
from sacbe.tikal.legal import legal
from sacbe.tikal.play import play
from sacbe.tikal.table import ACT, REVEAL, Table

_PLENTY: Final = 2 * TURN_POINTS
"""Action points with which no turn ends by itself."""


def straightened(table: Table, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """Returns the actions without any walk whose absence changes nothing but the action points left."""
    while rings := _rings(actions):
        end = _after(table, actions)
        for ring in rings:
            rest = tuple(action for at, action in enumerate(actions) if at not in ring)
            if end is not None and _after(table, rest) == end:
                actions = rest
                break
        else:
            return actions
    return actions


def _rings(actions: tuple[Action, ...]) -> list[frozenset[int]]:
    """The numbers of steps that together lead a piece, or another of its kind, back to where it began."""
    found = []
    for first, (verb, *words) in enumerate(actions):
        if verb not in ("move", "hop"):
            continue
        start, _, reached = str(words[1]).partition("-")
        ring = [first]
        for later, action in enumerate(actions[first + 1 :], first + 1):
            if reached == start or action.verb not in ("move", "hop") or action[1] != words[0]:
                continue
            begins, _, ends = str(action[2]).partition("-")
            if begins == reached:
                ring.append(later)
                reached = ends
        if reached == start:
            found.append(frozenset(ring))
    return found


def _after(table: Table, actions: tuple[Action, ...]) -> Table | None:
    """The table after some actions of a turn, whatever they cost; None if one of them is not possible."""
    for action in actions:
        if table.phase == ACT:
            table = table._replace(ap=_PLENTY)
        if action not in legal(table):
            return None
        table = play(table, action)[0]
        if table.phase == REVEAL:
            table = table._replace(phase=ACT)
    return table._replace(ap=0)
