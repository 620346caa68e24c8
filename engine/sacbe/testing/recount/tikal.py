"""Scores recounted independently, from positions as plain data and from what was played (TIK-9.3, TIK-11.8).

It deliberately shares no code with `scoring.py` and `auction.py`: otherwise it would find nothing.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from sacbe.core.events import Event
from sacbe.core.record import Record
from sacbe.testing.recount.holdings import Holdings

_SETS = {1: 1, 2: 3, 3: 6}
_COSTS = {"entered": 1, "hopped": 1, "uncovered": 2, "dug": 3, "swapped": 3, "camped": 5, "guarded": 5}
"""By event: the action points of actions with a fixed cost (TIK-7)."""
_TURN_POINTS = 10


def recount(record: Record) -> tuple[int, ...]:
    """Returns every seat's score at the current step."""
    totals = list(record.states[0].scores)
    for step in range(1, record.step + 1):
        before, after = record.states[step - 1].position(), record.states[step].position()
        queue, later = before.get("queue", []), after.get("queue", [])
        if len(later) < len(queue):
            scored = dict(after, values=_values(record, step))
            totals[int(queue[0][1]) - 1] += _points(scored, queue[0])
        if before["phase"] == "bid" and after["phase"] == "choose" and str(record.actions[step - 1]) != "pass":
            totals[int(after["seat"][1]) - 1] -= int(record.actions[step - 1][1])
        elif before["phase"] == "bid" and after["phase"] == "choose":
            totals[int(after["seat"][1]) - 1] -= before["high"]
    return tuple(totals)


def _values(record: Record, step: int) -> dict[str, int]:
    """Temple values by cell, from the view."""
    cells = record.states[step].view(None)["board"]["cells"]
    return {name: cell["value"] for name, cell in cells.items() if "value" in cell}


def _points(position: dict[str, Any], seat: str) -> int:
    """Temples guarded or held by the strictly strongest, and sets of treasures."""
    total = sum(_SETS[count] for count in position["seats"][seat].get("treasures", {}).values())
    for cell, value in position["values"].items():
        guard = position.get("guards", {}).get(cell)
        strengths = Counter({name: _strength(own, cell) for name, own in position["seats"].items()}).most_common(2)
        leads = strengths[0][1] > strengths[1][1] and strengths[0][0] == seat
        if guard == seat or (guard is None and leads):
            total += value
    return total


def _strength(own: dict[str, Any], cell: str) -> int:
    """Strength as it can be read off a text such as 2W+L."""
    pieces = own.get("pieces", {}).get(cell, "")
    workers = pieces.partition("W")[0] if "W" in pieces else "0"
    return int(workers or 1) + (3 if "L" in pieces else 0)


def holdings(position: dict[str, Any]) -> Holdings:
    """Points and treasures of every seat; under `turn`, the action points left and the turns in the scoring round."""
    held = {name: Counter(own.get("treasures", {}), points=own["score"]) for name, own in position["seats"].items()}
    return held | {"turn": Counter(ap=position["ap"], waiting=len(position.get("queue", ())))}


def follow(held: Holdings, event: Event) -> None:
    """Updates `held` with an event."""
    params, turn = event.params, held["turn"]
    match event.key:
        case "placed" | "discarded":
            turn["ap"] = _TURN_POINTS
        case "scoring_round":
            turn["ap"], turn["waiting"] = _TURN_POINTS, len(held) - 1
        case "ended":
            turn["ap"] = 0
        case "scored":
            held[params["seat"]]["points"] += params["points"]
            turn["waiting"] -= 1
            turn["ap"] = _TURN_POINTS if turn["waiting"] else 0
        case "auction_won":
            held[params["seat"]]["points"] -= params["points"]
        case "found":
            held[params["seat"]][params["treasure"]] += 1
        case "swapped":
            for kind, loser, winner in (("give", "seat", "other"), ("take", "other", "seat")):
                held[params[loser]][params[kind]] -= 1
                held[params[winner]][params[kind]] += 1
    turn["ap"] -= params["cost"] if event.key == "moved" else _COSTS.get(event.key, 0)
