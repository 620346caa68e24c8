"""Tikal as text for a terminal."""

from __future__ import annotations

from typing import Any

from sacbe.core.contract import State

_DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")


def picture(state: State, seat: int | None) -> str:
    """Returns the board as a list of hexes, the players, and the current situation."""
    view: dict[str, Any] = state.view(seat)
    lines = [f"{name}  {_hex(cell)}" for name, cell in view["board"]["cells"].items()]
    lines += [""] + [f"{name}  {_player(own)}" for name, own in view["seats"].items()]
    lines += ["", _situation(view)]
    return "\n".join(lines)


def _hex(cell: dict[str, Any]) -> str:
    """One hex with its stones and all that stands on it."""
    stones = " ".join(f"{d}{n}" for d, n in zip(_DIRECTIONS, cell["stones"], strict=True) if n)
    parts = [f"{cell['kind']:9} {stones:14}"]
    if "value" in cell:
        held = (
            f"guard {cell['guard']}" if cell["guard"] else f"held by {cell['owner']}" if cell["owner"] else "nobody's"
        )
        parts.append(f"value {cell['value']} ({held})")
    if cell.get("tokens"):
        parts.append(f"{cell['tokens']} treasures")
    if cell["camp"]:
        parts.append(f"camp {cell['camp']}")
    for name, own in cell["pieces"].items():
        pieces = [f"{own['W']}W"] * bool(own["W"]) + ["L"] * own["L"]
        parts.append(f"{name} {'+'.join(pieces)}")
    return "  ".join(parts).rstrip()


def _player(own: dict[str, Any]) -> str:
    """One player's score and supplies."""
    treasures = ", ".join(f"{count} {kind}" for kind, count in own["treasures"].items()) or "no treasures"
    reserve = f"{own['reserve']['W']} workers{' and the leader' if own['reserve']['L'] else ''} in reserve"
    now = own["projected"]["total"]
    return (
        f"{own['score']:4} points (+{now} if scored now), {reserve}, "
        f"{own['camps_left']} camps, {own['guards_left']} guards, {treasures}"
    )


def _situation(view: dict[str, Any]) -> str:
    """Whose turn it is and what is to be decided."""
    board, market = view["board"], view["board"]["market"]
    parts = [f"{board['stack']['count']} tiles in the stack"]
    if board["hand"]:
        parts.append(f"{view['turn']} holds {_tile(board['hand'])}")
    if market:
        display = ", ".join(map(_tile, market["display"])) or "empty"
        parts.append(f"display: {display}")
        if market["high"]:
            parts.append(f"highest bid {market['high']} by {market['high_seat']}")
    if view["phase"] == "act":
        parts.append(f"{view['turn']} has {board['ap']} action points in a {board['turn']} turn")
    return "; ".join(parts) + "."


def _tile(tile: dict[str, Any]) -> str:
    """A tile not laid yet."""
    extra = tile["value"] or tile["treasures"]
    return f"{tile['tile']} ({tile['kind']}{f' {extra}' if extra else ''})"
