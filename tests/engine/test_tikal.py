"""Tikal beyond its worked examples."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from sacbe import Action, game, parse
from sacbe.core.errors import BadPosition
from sacbe.testing.fuzz import play_random
from sacbe.tikal.components import CELL_COUNT, COPIES, KINDS, LEVELS, STACK, TILES, WORKERS
from sacbe.tikal.offers import cost_of
from sacbe.tikal.state import State

TIKAL = game("tikal")


def test_the_components_add_up() -> None:
    kinds = Counter(TILES[tile].kind for tile in STACK)
    assert kinds == {"temple": 15, "jungle": 10, "treasure": 8, "volcano": 3}
    assert Counter(TILES[tile].letter for tile in STACK) == {"A": 6, "B": 6, "C": 5, "D": 5, "E": 5, "F": 5, "G": 4}
    assert sum(LEVELS) == 48
    assert sum(COPIES) == sum(TILES[tile].treasures for tile in STACK) == 24
    assert all(sum(TILES[t].stones) == (0 if TILES[t].kind == "volcano" else 3) for t in STACK)
    assert CELL_COUNT == 40
    assert WORKERS == 18


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("auction", [False, True])
def test_a_game_has_as_many_turns_as_it_should(players: int, auction: bool) -> None:
    record = play_random(TIKAL, {"players": players, "auction": auction}, Random(players))
    counts = Counter(event.key for state in record.states for event in state.events)
    assert counts["placed"] + counts["discarded"] == 36
    assert counts["scored"] == 4 * players
    assert counts["scoring_round"] == 4


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"tiles": ["a3=A4/3", "a2=A4/3"]}, "A4 is laid twice"),
        ({"tiles": ["a3=A4/3", "a3=A3/3"]}, "a3 already holds A4"),
        ({"tiles": ["a3=Z4/3"]}, "should look like 'a3=A4/3'"),
        ({"tiles": ["h5=A4/3"]}, "h5 cannot be reached"),
        ({"values": {"a4": 0}}, "a whole number from 1 to 10"),
        ({"values": {"b4": 3}}, "b4 is not a temple"),
        ({"values": {"a4": 11}}, "a whole number from 1 to 10"),
        ({"tokens": {"b4": 1}}, "a whole number from 0 to 0"),
        ({"camps": {"a4": "P1"}}, "a4 is not a camp site"),
        ({"camps": {"b4": "P3"}}, "one of P1, P2"),
        ({"guards": {"b4": "P1"}}, "b4 is not a temple"),
        ({"seats": {"P1": {"pieces": {"a4": "18W", "a5": "W"}}}}, "more than 18 workers"),
        ({"seats": {"P1": {"pieces": {"a4": "L", "a5": "L"}}}}, "only one leader"),
        ({"seats": {"P1": {"reserve": 19}}}, "a whole number from 0 to 18"),
        ({"seats": {"P1": {"reserve": 3}}}, "3 workers in reserve"),
        ({"seats": {"P1": {"leader": "out"}}}, "leader is out of the game"),
        ({"seats": {"P1": {"treasures": {"amulet": 4}}}}, "a whole number from 0 to 3"),
        ({"seats": {"P1": {"treasures": {"amulet": 2}}, "P2": {"treasures": {"amulet": 2}}}}, "owned more than 3"),
        ({"seats": {"P1": {"treasures": {"sandal": 1}}}}, "unknown 'sandal'"),
        ({"ap": 11}, "a whole number from 0 to 10"),
        ({"ap": 0}, "0 action points do not go"),
        ({"phase": "sleep"}, "one of draw"),
        ({"phase": "place"}, "needs a tile in hand"),
        ({"hand": "A1", "phase": "act"}, "the tile is laid"),
        ({"queue": ["P1"], "hand": "A1"}, "only a volcano waits"),
        ({"queue": ["P1"]}, "when all tiles are drawn"),
        ({"phase": "draw", "stack": []}, "no tile is left"),
        ({"display": ["A1"]}, "only the auction game"),
        ({"auction": True, "phase": "bid", "display": ["A1"]}, "the display holds 1 tiles"),
        ({"auction": True, "phase": "bid", "display": ["A1", "A2"], "high": 3}, "a highest bid has a bidder"),
        ({"auction": True, "high": 3}, "bids exist only during an auction"),
        ({"worked": ["b4"]}, "only temples and treasure sites"),
        ({"colour": "red"}, "unknown 'colour'"),
        ({"tiles": ["h1=B1/0"]}, "touches no explored hex"),
        ({"rounds": 4}, "do not go with the volcanoes"),
        ({"phase": "over", "stack": [], "rounds": 0}, "do not go with the volcanoes"),
        ({"phase": "reveal", "ap": 5}, "only when one was dug up"),
        ({"players": 3, "hand": "B1", "queue": ["P1", "P3", "P2"]}, "scoring turns go clockwise"),
        ({"auction": True, "players": 4, "phase": "draw", "stack": ["A1", "A2"]}, "whole rounds of tiles"),
        ({"auction": True, "phase": "choose", "face_up": ["P2"], "display": ["A1"]}, "only a player with a face-up"),
        (
            {
                "auction": True,
                "players": 3,
                "phase": "bid",
                "display": ["A1", "A2", "A3"],
                "bidders": ["P1", "P3", "P2"],
            },
            "players bid in clockwise order",
        ),
        (
            {"auction": True, "phase": "bid", "display": ["A1", "A2"], "high": 3, "high_seat": "P1"},
            "the highest bidder is still in",
        ),
        (
            {"auction": True, "players": 3, "phase": "bid", "display": ["A1", "A2", "A3"], "bidders": ["P1", "P2"]},
            "a first pass is named exactly when",
        ),
        ({"players": True}, "a whole number from 2 to 4"),
    ],
)
def test_an_impossible_position_says_why(position: dict[str, object], reason: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(reason)):
        TIKAL.from_position(position)


def spellable() -> list[Action]:
    """Every action that the notation can spell, bids up to 40."""
    cells = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 6)]
    tiles = [TILES[tile].name for tile in STACK]
    paths = [f"{a}-{b}" for a in cells for b in cells]
    texts = ["discard", "end", "pass", *(f"bid {k}" for k in range(41))]
    texts += [f"{verb} {tile}" for verb in ("draw", "choose") for tile in tiles]
    texts += [f"{verb} {cell}" for verb in ("uncover", "dig", "camp", "guard") for cell in cells]
    texts += [f"place {cell}/{r}" for cell in cells for r in range(6)]
    texts += [f"enter {piece} {cell}" for piece in "WL" for cell in cells]
    texts += [f"{verb} {piece} {path}" for verb in ("hop", "move") for piece in "WL" for path in paths]
    texts += [f"swap P{q} {give} {take}" for q in range(1, 5) for give in KINDS for take in KINDS]
    texts += [f"reveal {kind}" for kind in KINDS]
    return [TIKAL.notation.parse(text) for text in texts]


@pytest.mark.parametrize("auction", [False, True])
def test_what_is_not_refused_is_offered_and_nothing_else(auction: bool) -> None:
    everything = spellable()
    states = play_random(TIKAL, {"players": 4, "auction": auction}, Random(17)).states
    for state in states[:: len(states) // 14]:
        allowed = {action for action in everything if state.why_not(action) is None}
        offered = {action for action in state.legal() if action.verb != "bid" or int(action[1]) <= 40}
        assert allowed == offered


def test_walks_are_the_cheapest_and_can_be_played() -> None:
    rng = Random(3)
    for state in play_random(TIKAL, {"players": 2, "auction": False}, rng).states[::7]:
        if state.mover is None or state.mover < 0:
            continue
        assert isinstance(state, State)
        walks = {tuple(offer["refs"]): offer for offer in state.offers() if offer["verb"] == "walk"}
        walks = {refs: walk for refs, walk in walks.items() if refs[0].startswith("piece:")}
        for walk in walks.values():
            after: Any = state
            for text in walk["actions"]:
                after = after.play(parse(after, text))
            left = after.ap if after.mover == state.mover else 0
            assert {"ap": state.ap - left} == walk["cost"], walk
        for action in state.legal():
            if action.verb in ("move", "hop"):
                start, to = str(action[2]).split("-")
                walk = walks[f"piece:P{state.mover + 1}.{action[1]}@{start}", f"cell:{to}"]
                assert walk["cost"]["ap"] <= cost_of(state, action)


def test_two_or_three_workers_are_sent_together_where_workers_and_points_suffice() -> None:
    position = {"tiles": ["a3=A2/0"], "ap": 5, "seats": {"P1": {"pieces": {"a4": "3W+L", "a5": "2W", "a3": "W"}}}}
    state: Any = TIKAL.from_position(position)
    offers = {tuple(offer["refs"]): offer for offer in state.offers() if offer["verb"] in ("walk", "enter")}
    have = {"reserve:P1.W": state.reserve[0], "piece:P1.W@a4": 3, "piece:P1.W@a5": 2}
    wanted = {
        (f"group:{size}.{ref.split(':')[1]}", cell): (size * one["cost"]["ap"], size * one["actions"])
        for (ref, cell), one in offers.items()
        for size in (2, 3)
        if size <= have.get(ref, 1) and size * one["cost"]["ap"] <= 5
    }
    groups = {refs: offer for refs, offer in offers.items() if refs[0].startswith("group:")}
    assert {refs: (offer["cost"]["ap"], offer["actions"]) for refs, offer in groups.items()} == wanted
    assert {ref.split("@")[-1][:7] for ref, _ in groups} == {"a4", "a5", "group:2", "group:3"}
    for offer in groups.values():
        after = state
        for text in offer["actions"]:
            after = after.play(parse(after, text))
        assert (after.ap if after.mover == state.mover else 0) == state.ap - offer["cost"]["ap"]


def test_workers_walk_on_from_the_camp_where_they_come_in_by_the_cheapest_way() -> None:
    state: Any = TIKAL.from_position({"tiles": ["a3=A2/0"], "camps": {"b4": "P1"}, "ap": 9})
    ways = {tuple(offer["refs"]): offer for offer in state.offers() if offer["verb"] == "enter"}
    assert ways["group:3.P1.W", "cell:a4"]["actions"] == ["enter W a5", "move W a5-a4"] * 3
    assert ways["group:3.P1.W", "cell:a4"]["cost"] == {"ap": 9}
    assert ways["reserve:P1.W", "cell:b4"]["actions"] == ["enter W b4"]
    assert ("group:3.P1.W", "cell:a3") not in ways
    for offer in ways.values():
        after = state
        for text in offer["actions"]:
            after = after.play(parse(after, text))
        assert (after.ap if after.mover == state.mover else 0) == state.ap - offer["cost"]["ap"]


def test_offers_name_their_cost() -> None:
    state = TIKAL.from_position({"seats": {"P1": {"pieces": {"a4": "2W"}}}})
    costs = {offer["actions"][0]: offer["cost"] for offer in state.offers() if len(offer["actions"]) == 1}
    for text, cost in costs.items():
        after = state.play(parse(state, text))
        spent = state.holdings(0)["ap"] - after.holdings(0)["ap"]
        assert cost == ({"ap": spent} if text != "end" else {})
    assert costs["move W a4-a5"] == {"ap": 2}
    assert costs["guard a4"] == {"ap": 5}
