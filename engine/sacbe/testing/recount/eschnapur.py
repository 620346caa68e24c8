"""Scores worked out a second way, from what was played (ESC-7.3, ESC-8, ESC-10, ESC-12).

Written apart from `scoring.py` and `bidding.py` on purpose: a check that shares the code it checks finds nothing.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from sacbe.core.events import Event
from sacbe.core.record import Record
from sacbe.testing.recount.holdings import Holdings, hand_over, pay_and_gain

_PRICES = {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 6}
"""Coins by fifth of the bid cards, 1 to 5 first (ESC-1.5)."""


def recount(record: Record) -> tuple[int, ...]:
    """Every seat's score at the moment looked at."""
    first = record.states[0].position()
    seats = list(first["seats"])
    scores = {name: first["seats"][name]["score"] for name in seats}
    monk = [first.get("monk")]
    for step in range(1, record.step + 1):
        action, before = str(record.actions[step - 1]), record.states[step - 1]
        if action.startswith("turn "):
            _award(scores, monk, before.position()["active"], int(action[5:].split("/")[0]))
        elif action.startswith("play"):
            position = before.position()
            played = [*position.get("committed", []), "pass" if action == "play_pass" else action[5:]]
            if len(played) == len(seats):
                _resolve(scores, monk, position, played)
        if record.states[step].mover is None:
            _finish(scores, record.states[step].position())
    return tuple(scores[name] for name in seats)


def _award(scores: dict[str, int], monk: list[str | None], seat: str, points: int) -> None:
    """Points, twice for the monk's holder, and where the monk goes."""
    scores[seat] += points * (2 if monk[0] == seat else 1)
    last = [name for name in scores if scores[name] == min(scores.values())]
    if monk[0] not in last:
        monk[0] = last[0] if len(last) == 1 else None


def _resolve(scores: dict[str, int], monk: list[str | None], position: dict[str, Any], played: list[str]) -> None:
    """The large number goes to the highest card that can be paid for, or to the only one played."""
    names = list(position["seats"])
    start = names.index(position["active"])
    bids = {int(card): (names + names)[start + k] for k, card in enumerate(played) if card != "pass"}
    if len(bids) > 1:
        bids = {v: seat for v, seat in bids.items() if position["seats"][seat]["coins"] >= _PRICES[(v - 1) // 5]}
    if bids:
        _award(scores, monk, bids[max(bids)], int(position["token"].split("/")[1]))


def _finish(scores: dict[str, int], position: dict[str, Any]) -> None:
    """Twelve for the most tokens, six less for the fewest, shared, and never below nothing."""
    counts = {name: len(own["tokens"]) for name, own in position["seats"].items()}
    most = [name for name in counts if counts[name] == max(counts.values())]
    fewest = [name for name in counts if counts[name] == min(counts.values())]
    for name in scores:
        bonus = 12 // len(most) if name in most else 0
        penalty = 6 // len(fewest) if name in fewest else 0
        scores[name] = max(0, scores[name] + bonus - penalty)


def holdings(position: dict[str, Any]) -> Holdings:
    """Coins, movement tiles and points of every seat, and how many cards its hand has."""
    return {
        name: Counter(
            coins=own["coins"],
            movement_tiles=own["moves"],
            points=own["score"],
            symbol_card=len(own["symbols"]),
            bid_card=len(own["bids"]),
        )
        for name, own in position["seats"].items()
    }


def follow(held: Holdings, event: Event) -> None:
    """Change `held` by what everybody learns of an event."""
    params = event.params
    if "seat" not in params:
        return
    seat = params["seat"]
    pay_and_gain(held, params)
    match event.key:
        case "sold":
            hand_over(held[seat], params["give"], 1)
            hand_over(held[params["other"]], params["give"], -1)
            hand_over(held[seat], params["ask"], -1)
            hand_over(held[params["other"]], params["ask"], 1)
        case "drew_bid":
            held[seat]["bid_card"] += 1
        case "drew_symbol" | "drew_known_symbol":
            held[seat]["symbol_card"] += 1
        case "opened":
            held[seat]["symbol_card"] -= len(params["cards"])
        case "bid_shown" if params["card"]["good"] == "bid_card":
            held[seat]["bid_card"] -= 1
        case "scored" | "bonus":
            held[seat]["points"] += params["points"]
        case "penalty":
            held[seat]["points"] -= params["points"]
