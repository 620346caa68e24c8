"""Teotihuacán in a terminal."""

from __future__ import annotations

from typing import Any

from sacbe.core.contract import State


def picture(state: State, seat: int | None) -> str:
    """The ring of boards, the pyramid, the players, and what is going on."""
    view: dict[str, Any] = state.view(seat)
    table = view["board"]
    lines = [f"{slot}  {_board(name, table['boards'][name])}" for slot, name in enumerate(table["ring"]) if name]
    lines += ["", *_pyramid(table["pyramid"]), ""]
    lines += [f"{name:7} bonus {row['bonus']}" for name, row in table["temples"].items() if row["bonus"]]
    lines += [
        f"{tech['tile']} ({tech['cost']} gold, row {tech['row']}, {tech['temple']}) {' '.join(tech['owners'])}".rstrip()
        for tech in table["technologies"]
    ]
    steps = {name: tiles for name, tiles in table["sites"].items() if tiles and name not in table["boards"]}
    lines += [f"{name}: {', '.join(tiles)}" for name, tiles in steps.items()]
    lines += ["", *(_player(name, own) for name, own in view["seats"].items()), "", _situation(view)]
    return "\n".join(lines)


def _board(name: str, board: dict[str, Any]) -> str:
    """One action board and who is there."""
    parts = [f"{name:14}"]
    parts += [f"{owner} {'+'.join(map(str, powers))}" for owner, powers in board["workers"].items()]
    parts += [f"[{space}: {who}]" for space, who in board["spaces"].items() if who]
    if board.get("tile"):
        parts.append(f"tile {board['tile']}")
    parts += board.get("royals", [])
    return "  ".join(parts).rstrip()


def _pyramid(pyramid: dict[str, Any]) -> list[str]:
    """The icons on top, and what can be built."""
    return [
        *pyramid["tops"],
        f"pyramid offer {', '.join(pyramid['offer']) or 'empty'}; free squares {' '.join(pyramid['free'])}",
        f"decoration offer {', '.join(pyramid['decoration_offer']) or 'empty'}; stairs {' '.join(pyramid['stairs'])}",
    ]


def _player(name: str, own: dict[str, Any]) -> str:
    """One player's goods, tracks and tiles."""
    goods = ", ".join(f"{own[good]} {good}" for good in ("cocoa", "wood", "stone", "gold"))
    tracks = ", ".join(f"{track} {own[track]}" for track in ("blue", "red", "green", "avenue", "track"))
    workers = " ".join(worker["worker"] for worker in own["workers"])
    tiles = " ".join([*own["technologies"], *own["masks"], *own["tiles"]]) or "no tiles"
    return f"{name}  {own['score']:3} points, {goods}; {tracks}; {workers}; {tiles}"


def _situation(view: dict[str, Any]) -> str:
    """Where the calendar stands and what is decided next."""
    calendar = view["board"]["calendar"]
    era = f"era {calendar['era']}, white {calendar['white']} of {calendar['black']}, eclipse {calendar['eclipse']}"
    return f"{era}; {view['mover'] or 'nobody'} decides: {view['phase']}."
