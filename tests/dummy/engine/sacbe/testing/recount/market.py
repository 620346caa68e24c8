"""What seats have in Market day, worked out a second way (MKT-2.4, MKT-3.2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sacbe.core.events import Event
from sacbe.core.record import Record
from sacbe.testing.recount.holdings import Holdings

_WORTH = {"gate": 2, "plaza": 3, "dock": 4}


def recount(record: Record) -> tuple[int, ...]:
    """Every seat's score at the moment looked at."""
    points: Counter[int] = Counter()
    cards: list[tuple[str, int, int]] = []
    for entry in record.log():
        verb, *words = str(entry.action).split(" ")
        if verb == "deal":
            continue
        points[entry.mover] += verb == "show"
        cards.append((words[1], int(words[0]), entry.mover))
        if len(cards) == 2 * record.state.players:
            for area, worth in _WORTH.items():
                here = sorted(each for each in cards if each[0] == area)
                points.update({here[-1][2]: worth} if here else {})
            cards = []
    return tuple(points[seat] for seat in range(record.state.players))


def holdings(position: dict[str, Any]) -> Holdings:
    """Points of every seat, and how many cards it holds."""
    return {name: Counter(points=own["score"], cards=len(own["hand"])) for name, own in position["seats"].items()}


def follow(held: Holdings, event: Event) -> None:
    """Change `held` by what an event says."""
    params = event.params
    match event.key:
        case "dealt":
            held[params["seat"]]["cards"] += 1
        case "hidden":
            held[params["seat"]]["cards"] -= 1
        case "shown":
            held[params["seat"]].update(cards=-1, points=1)
        case "won":
            held[params["seat"]]["points"] += params["points"]
