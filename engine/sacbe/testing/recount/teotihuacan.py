"""Scores worked out a second way, from positions as plain data and from the events (TEO-13 to TEO-18).

Written apart from `scoring.py`, `pyramid.py` and `main_actions.py` on purpose: a check that shares the code it checks
finds nothing. Points for tiles, decorations, houses, eclipses and temple bonuses are worked out anew; the others are
taken from the events.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from sacbe.core.contract import State
from sacbe.core.events import Event
from sacbe.core.record import Record
from sacbe.testing.recount.holdings import Holdings, pay_and_gain

_SETS = [0, 1, 3, 6, 10, 15, 21, 28]
_VISIBLE = [5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1]
_UNITS = ("vp", "cocoa", "wood", "stone", "gold", "blue", "red", "green", "avenue", "track")


def recount(record: Record) -> tuple[int, ...]:
    """Every seat's score at the moment looked at."""
    totals = [0] * len(record.state.scores)
    for step in range(1, record.step + 1):
        for event in record.states[step].events:
            _count(totals, event, record.states[step - 1], record.states[step])
    return tuple(totals)


def _seat(name: Any) -> int:
    return int(str(name)[1:]) - 1


def _count(totals: list[int], event: Event, before: State, after: State) -> None:
    """Add what an event stands for."""
    params = event.params
    seat = _seat(params["seat"])
    if event.key == "built":
        totals[seat] += _built(before, str(params["tile"]), params["square"]["square"], params["rotation"])
    elif event.key == "decorated":
        totals[seat] += _decorated(before, str(params["tile"]), str(params["side"]))
    elif event.key == "housed":
        row = int(params["row"]) - 1
        totals[seat] += [[3, 2, 2, 1, 1], [5, 4, 3, 3], [7, 6, 5]][row][before.position()["houses"][row]]
    elif event.key == "eclipse_scored":
        totals[seat] += _eclipse(before, seat, before.view(None)["board"]["calendar"]["era"])
    elif event.key == "salary":
        totals[seat] -= params["lost"]
    elif event.key == "bonus":
        totals[seat] += _bonus(after, seat, str(params["temple"]))
    else:
        totals[seat] += sum(thing["amount"] for thing in params.get("gain", ()) if thing["good"] == "vp")


def _built(before: State, tile: str, square: str, rotation: int) -> int:
    """Points of a pyramid tile: matches, and what the level is worth."""
    pyramid, facts = before.view(None)["board"]["pyramid"], before.game.facts()["pyramid"]
    covered = "".join(pyramid["tops"][row][column] for row, column in facts["squares"][square]["cells"])
    return 2 * int(square[0]) - 1 + _matches(facts["tiles"][tile][rotation], covered, before)


def _decorated(before: State, tile: str, side: str) -> int:
    """Points of a decoration: matches, and three more."""
    pyramid, facts = before.view(None)["board"]["pyramid"], before.game.facts()["pyramid"]
    return 3 + _matches(facts["decorations"][tile], pyramid["stair_icons"][side], before)


def _matches(new: str, old: str, state: State) -> int:
    plain = state.view(None)["board"]["switches"]["plain_icons_match"]
    return sum(a == b and (plain or a != "p") for a, b in zip(new.lower(), old.lower(), strict=True))


def _eclipse(state: State, seat: int, number: int) -> int:
    """Avenue, pyramid track and masks before the salaries."""
    position = state.position()
    people = list(position["seats"].values())
    own = people[seat]
    steps = [person.get("track", 0) for person in people]
    last = any(laid.startswith("4-0-0") for laid in position.get("pyramid", []))
    per_step = 2 if last else 5 - number
    lead = 4 if steps[seat] == max(steps) > 0 else 0
    masks = Counter(name for name in own.get("tiles", []) if name.startswith("mask"))
    sets = 0
    while masks:
        sets += _SETS[len(masks)]
        masks = Counter({name: count - 1 for name, count in masks.items() if count > 1})
    return int(_VISIBLE[sum(position["houses"])] * own.get("avenue", 0) + lead + per_step * steps[seat] + sets)


def _bonus(state: State, seat: int, temple: str) -> int:
    """A temple bonus, read off the final position."""
    position = state.position()
    own = list(position["seats"].values())[seat]
    tiles = own.get("tiles", [])
    powers = [int(worker[-1]) for worker in own["workers"]]
    reached = sum(own.get(name, 0) >= 10 for name in ("blue", "red", "green"))
    others = [name for name in (*tiles, *own.get("used", [])) if not name.startswith("mask")]
    points = {
        "bonus_best_mask_set": _SETS[len({name for name in tiles if name.startswith("mask")})],
        "bonus_technologies": 5 * len(own.get("technologies", [])),
        "bonus_flat_15": 15,
        "bonus_avenue": 3 * own.get("avenue", 0),
        "bonus_bonus_tiles": 9 * reached,
        "bonus_discoveries": 2 * len(others),
        "bonus_workers": sum(4 if power < 4 else 9 for power in powers),
    }
    return int(points[position["bonuses"][("blue", "red", "green").index(temple)]])


def holdings(position: dict[str, Any]) -> Holdings:
    """Points, goods and steps on tracks of every seat."""
    return {name: Counter({unit: own.get(unit, 0) for unit in _UNITS}) for name, own in position["seats"].items()}


def follow(held: Holdings, event: Event) -> None:
    """Change `held` by what an event says."""
    params = event.params
    own = held[params["seat"]]
    pay_and_gain(held, params)
    match event.key:
        case "advanced":
            own[params["temple"]] = params["step"]
        case "walked":
            own["avenue"] = params["step"]
        case "eclipse_scored":
            own["vp"] += params["points"]
            own["track"] -= params["steps"]
        case "salary":
            own["vp"] -= params["lost"]
        case "bonus":
            own["vp"] += params["points"]
