"""The one form of all views, the offers in them and their previews, kept by every registered game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from sacbe import CHANCE, Game, State
from sacbe.core.preview import preview
from sacbe.core.seats import ALL, seat_names, viewers
from sacbe.core.views import Offer
from sacbe.testing.fuzz import play_random

MOVERS = 90
"""Decisions looked at in a game."""
OFFERS = 12
"""Offers tried in each."""


def states(game: Game, seed: int, every: int) -> Iterator[State]:
    """Moments of a random game for each number of players, the first and the last among them."""
    rng = Random(seed)
    for players in next(option.choices for option in game.options if option.key == "players"):
        options = {option.key: rng.choice(option.choices) for option in game.options} | {"players": players}
        record = play_random(game, options, rng)
        yield from (record.states[0], *record.states[1:-1:every], record.states[-1])


def decisions(game: Game, seed: int) -> Iterator[State]:
    """Moments in which a seat decides, from every phase."""
    rng, found = Random(seed), dict[str, list[State]]()
    for state in states(game, seed, 1):
        if state.mover is not None and state.mover != CHANCE:
            found.setdefault(state.phase, []).append(state)
    for phase in sorted(found):
        yield from rng.sample(found[phase], min(max(2, MOVERS // len(found)), len(found[phase])))


def is_amounts(data: Any) -> bool:
    """Whole amounts by unit, never zero."""
    return isinstance(data, dict) and all(isinstance(unit, str) and type(n) is int and n for unit, n in data.items())


def check_offer(offer: Any) -> None:
    assert set(offer) == {"actions", "verb", "cost", "refs"}
    assert offer["actions"]
    assert all(isinstance(text, str) for text in (*offer["actions"], *offer["refs"], offer["verb"]))
    assert is_amounts(offer["cost"])
    assert all(amount > 0 for amount in offer["cost"].values())


def check_seat(own: Any) -> None:
    assert {"score", "projected"} <= set(own)
    assert type(own["score"]) is int
    assert set(own["projected"]) == {"total", "parts"}
    assert all(isinstance(source, str) and type(n) is int for source, n in own["projected"]["parts"].items())
    assert own["projected"]["total"] == sum(own["projected"]["parts"].values())


def check_ranking(ranking: Any, names: tuple[str, ...]) -> None:
    assert sorted(row["seat"] for row in ranking) == sorted(names)
    for place, row in enumerate(ranking):
        assert set(row) == {"seat", "rank"}
        assert row["rank"] == place + 1 or row["rank"] == ranking[place - 1]["rank"]


ENTRIES = {
    "game": str, "options": dict, "phase": str, "mover": (str, type(None)), "turn": str, "viewer": str, "seats": dict,
    "ranking": list, "winners": list, "chances": list, "offers": list, "board": dict,
}  # fmt: skip


def test_every_view_has_the_same_form(any_game: Game) -> None:
    for state in states(any_game, 71, 37):
        names = seat_names(state.players)
        for name, viewer in viewers(state.players).items():
            view = state.view(viewer)
            assert json.loads(json.dumps(view)) == view, "plain data, with texts as keys"
            assert list(view) == list(ENTRIES)
            assert all(isinstance(view[key], kind) for key, kind in ENTRIES.items())
            assert (view["game"], view["options"], view["viewer"]) == (any_game.name, dict(state.options), name)
            assert view["mover"] in (*names, "chance", None)
            assert view["turn"] in names
            assert tuple(view["seats"]) == names
            for own in view["seats"].values():
                check_seat(own)
            check_ranking(view["ranking"], names)
            assert bool(view["winners"]) == (view["mover"] is None)
            assert set(view["winners"]) <= set(names)
            for chance in view["chances"]:
                assert set(chance) == {"action", "weight", "of"}
                assert 0 < chance["weight"] <= chance["of"]
            may_see = not any_game.hides or viewer in (state.mover, ALL)
            if viewer is not None or may_see:
                assert bool(view["offers"]) == (state.mover not in (None, CHANCE) and may_see)
            for offer in view["offers"]:
                check_offer(offer)


def test_winners_have_the_first_rank_and_nobody_else(any_game: Game) -> None:
    over = [state for state in states(any_game, 72, 10_000) if state.mover is None]
    assert over
    for state in over:
        view = state.view(None)
        assert [row["seat"] for row in view["ranking"] if row["rank"] == 1] == view["winners"]


def test_choosing_things_can_always_narrow_to_one_offer(any_game: Game) -> None:
    for state in states(any_game, 73, 2):
        if state.mover not in (None, CHANCE):
            keys = [(offer["verb"], *sorted(offer["refs"])) for offer in state.offers()]
            assert len(set(keys)) == len(keys)


def test_what_the_public_is_offered_can_be_played_in_every_world(any_game: Game) -> None:
    rng, found = Random(76), 0
    for state in decisions(any_game, 76) if any_game.hides else ():
        offers = state.view(None)["offers"]
        for offer in rng.sample(offers, min(OFFERS, len(offers))):
            played(state.observe(None).sample(rng), offer)
            found += 1
    assert found > 20 or any_game.name != "eschnapur"


def played(state: State, offer: Offer) -> State:
    """The state after all actions of an offer, each of which is the mover's."""
    seat = state.mover
    for text in offer["actions"]:
        assert state.mover == seat
        state = state.play(state.game.notation.parse(text))
    return state


def test_offers_can_be_played_and_cost_no_more_than_they_say(any_game: Game) -> None:
    rng = Random(74)
    for state in decisions(any_game, 74):
        assert state.mover is not None
        held, offers = state.holdings(state.mover), state.offers()
        for offer in rng.sample(offers, min(OFFERS, len(offers))):
            assert all(held[unit] >= amount for unit, amount in offer["cost"].items())
            after = played(state, offer).holdings(state.mover)
            assert after.keys() == held.keys()
            assert all(held[unit] - after[unit] <= amount for unit, amount in offer["cost"].items())


def test_a_preview_tells_what_really_happens_as_far_as_that_is_certain(any_game: Game) -> None:
    rng, open_ends, certain = Random(75), 0, 0
    for state in decisions(any_game, 75):
        seat = state.mover
        assert seat is not None
        before, offers = state.holdings(seat), state.offers()
        known = state.observe(seat).state
        for offer in rng.sample(offers, min(OFFERS, len(offers))):
            actions = [any_game.notation.parse(text) for text in offer["actions"]]
            told, after = preview(known, actions), played(state, offer)
            assert set(told) == {"pay", "get", "after", "events", "then"}
            assert set(told["then"]) == {"mover", "phase", "chance"}
            if state.depends_on_hidden(actions[0]):
                assert (told["pay"], told["get"], told["after"], told["then"]["chance"]) == ({}, {}, {}, True)
                open_ends += 1
                continue
            now = after.holdings(seat)
            assert told["pay"] == {unit: n - now[unit] for unit, n in before.items() if now[unit] < n}
            assert told["get"] == {unit: now[unit] - n for unit, n in before.items() if now[unit] > n}
            assert told["after"] == {unit: now[unit] for unit, n in before.items() if now[unit] != n}
            assert (told["then"]["phase"], told["then"]["chance"]) == (after.phase, after.mover == CHANCE)
            certain += bool(told["after"])
    assert certain > 20
    assert bool(open_ends) <= any_game.hides
