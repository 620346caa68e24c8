"""Eschnapur: nobody sees what is not his to see, and samples agree with what a seat knows."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from sacbe import Action, Record, game
from sacbe.eschnapur.state import State
from sacbe.eschnapur.table import COMMIT, COMPOSE, OVER, PICK, bid_deck, colour_names
from sacbe.eschnapur.veil import veiled
from sacbe.testing.fuzz import play_random

ESCHNAPUR = game("eschnapur")


def _record(players: int, seed: int) -> Record:
    return play_random(ESCHNAPUR, ESCHNAPUR.check_options({"players": players}), Random(seed))


def _seen(state: State, seat: int | None) -> str:
    events = [event.key + json.dumps(dict(event.params)) for event in state.events if event.visible_to(seat)]
    return json.dumps([state.view(seat), events])


def _common(one: State, other: State, rng: Random) -> Action | None:
    """An action that can be played in both worlds."""
    both = [action for action in one.legal() if action in other.legal()]
    return rng.choice(both) if both else None


@pytest.mark.parametrize("players", [3, 4, 5])
def test_worlds_that_differ_only_in_hidden_cards_look_the_same_for_ever(players: int) -> None:
    """The same actions are played in two worlds; until the viewer looks into a hand, he sees the same."""
    rng, compared, differed = Random(41), 0, 0
    record = _record(players, 42)
    for true in record.states[5 : -1 : max(1, len(record.states) // 25)]:
        assert isinstance(true, State)
        viewer = rng.randrange(players)
        if true.committed:
            continue  # sealed bids already made may differ, and will be shown
        other = true.observe(viewer).sample(rng)
        differed += (true.bids, true.symbols) != (other.bids, other.symbols)
        for _ in range(60):
            if true.phase == OVER or (true.phase == PICK and true.seat == viewer):
                break
            action = _common(true, other, rng)
            if action is None:
                break
            true, other = true.play(action), other.play(action)
            if true.phase == OVER or (true.phase == PICK and true.seat == viewer):
                break
            assert _seen(true, viewer) == _seen(other, viewer)
            assert true.observe(viewer) == other.observe(viewer)
            compared += 1
    assert differed > 10
    assert compared > 300


@pytest.mark.parametrize("players", [3, 5])
def test_an_observation_holds_only_what_its_seat_may_know(players: int) -> None:
    """Two worlds that a seat cannot tell apart make one observation, so nothing of the true one is in it."""
    rng = Random(43)
    for state in _record(players, 44).states[::40]:
        for seat in (*range(players), None):
            observation = state.observe(seat)
            assert observation.view() == state.view(seat)
            assert observation.legal() == (state.legal() if state.mover == seat else ())
            world = observation.sample(rng)
            assert world.observe(seat) == observation
            assert list(world.violations()) == []
            assert world.view(seat) == state.view(seat)


def test_samples_follow_the_right_distribution() -> None:
    """Every unknown card is equally likely in another hand."""
    state = ESCHNAPUR.from_position({"seats": {"P1": {"bids": [1, 2]}, "P2": {"bids": [3, 4]}, "P3": {"bids": [5]}}})
    observation, rng, found = state.observe(0), Random(45), Counter[int]()
    for _ in range(2800):
        world = observation.sample(rng)
        assert isinstance(world, State)
        found.update(value for value in range(1, 31) if world.bids[1] >> value & 1)
    assert set(found) == set(range(3, 31))
    assert all(130 < count < 280 for count in found.values()), "200 expected of each"


def test_cards_older_than_the_shuffle_are_never_sampled_into_the_deck() -> None:
    """ESC-11.3: after a reshuffle everybody can tell which cards the deck was made of."""
    rng, checked = Random(46), 0
    for seed in range(47, 50):
        for state in _record(5, seed).states[::60]:
            assert isinstance(state, State)
            if state.phase == OVER or state.fresh.bit_count() == 30:
                continue
            for seat in range(5):
                world = veiled(state, seat, rng)
                assert bid_deck(world) & ~world.fresh == 0
                checked += 1
    assert checked


def test_private_events_are_for_their_owners() -> None:
    """ESC-15.1: others learn that a card was drawn, never which."""
    private = 0
    for before, after in pairwise(_record(4, 51).states):
        for event in after.events:
            if event.key in ("drew_bid_card", "drew_symbol_card", "committed_card", "card_passed_known"):
                assert event.seats
                assert not event.visible_to(None)
                private += 1
            elif event.key not in ("bid_shown", "bid_cancelled", "drew_known_symbol"):
                assert event.params.get("card", {}).get("mode") != "named", event
        if before.phase == "commit" and after.phase == "commit":  # type: ignore[attr-defined]
            assert [event.key for event in after.events if event.visible_to(None)] == ["committed"]
    assert private > 50


def test_sealed_bids_do_not_show_in_counts() -> None:
    """Whether a bid card or the pass card lies on the table cannot be seen."""
    position = {"phase": "commit", "opened": ["gate_red"], "token": "8/9", "seats": {"P1": {"bids": [4, 9]}}}
    state = ESCHNAPUR.from_position(position)
    views = {json.dumps(state.play(action).view(1)) for action in state.legal()}
    assert len(state.legal()) == 3
    assert len(views) == 1


def test_a_half_composed_offer_is_its_composers_secret() -> None:
    sale = {"tiles": ["2m/3", "sym/2"]}
    position = {"phase": "offer", "sale": sale, "seats": {"P2": {"bids": [4, 9], "symbols": ["red"]}}}
    state = ESCHNAPUR.from_position(position)
    for text in ("compose", "slot 2", "coins give 3", "moves none", "add", "card give bid 9"):
        state = state.play(ESCHNAPUR.notation.parse(text))
        assert state.view(0)["board"]["sale"]["draft"] is None
        assert state.view(0)["seats"]["P2"]["known"]["bids"] == []
    assert state.view(1)["board"]["sale"]["draft"]["give"] == "3c+bid:9"
    state = state.play(Action("done"))
    assert state.view(0)["seats"]["P2"]["known"]["bids"] == [{"value": 9, "coins": 1}]


_OFFER = {
    "phase": "offer",
    "sale": {"tiles": ["2m/3", "sym/2"]},
    "seats": {"P2": {"bids": [4, 9], "symbols": ["red"], "coins": 5}},
}
_COMPOSED = ["compose", "slot 1", "coins none", "moves none", "add", "card give bid 9"]


@pytest.mark.parametrize(
    ("position", "texts", "back"),
    [
        ({}, ["offer 1 2c"], 1),
        ({}, ["offer 1 bid:blind"], 1),
        ({}, ["offer 1 bid:9"], 0),
        ({}, ["offer 1 sym:red"], 0),
        ({"known": {"all": {"P2": {"bids": [9]}}}}, ["offer 1 bid:9"], 1),
        ({}, _COMPOSED, len(_COMPOSED)),
        ({}, [*_COMPOSED, "done"], 0),
        ({"phase": "sell", "sale": {"tiles": ["2m/3", "sym/2"], "offers": {"P2": "1 bid:pick"}}}, ["accept P2"], 0),
        ({"phase": "sell", "sale": {"tiles": ["2m/3", "2m/3"], "offers": {"P2": "1 1c"}}}, ["accept P2"], 1),
    ],
)
def test_what_others_have_seen_cannot_be_taken_back(position: dict[str, object], texts: list[str], back: int) -> None:
    """ESC-5.9, ESC-15.2: a card that was named or looked at stays known, so the action that showed it stays done."""
    record = Record.at_position(ESCHNAPUR, {**_OFFER, **position})
    record = record.play_all(map(ESCHNAPUR.notation.parse, texts))
    assert record.step - record.undo_floor == back


def test_the_last_sealed_bid_cannot_be_taken_back_for_it_opened_all() -> None:
    seats = {f"P{seat}": {"bids": [10 + seat]} for seat in (1, 2, 3)}
    position = {"phase": "commit", "opened": ["gate_red"], "token": "8/9", "seats": seats}
    record = Record.at_position(ESCHNAPUR, position)
    for text, back in (("play 11", 1), ("play_pass", 1), ("play 13", 0)):
        record = record.play(ESCHNAPUR.notation.parse(text))
        assert record.step - record.undo_floor == back


def _as_expected(world: State, action: Action, seat: int, seen: str) -> bool:
    """Whether `seat` would see the same if the world were this one; of a secret action, after any such one."""
    refusal = world.why_not(action)
    if refusal is not None and refusal.key == "compose_it":
        return True  # ESC-5.18: possible step by step
    alike = [each for each in world.legal() if each == action or (seat != world.mover and each.verb == action.verb)]
    alike.sort(key=lambda each: each != action)
    return any(_seen(world.play(each), seat) == seen for each in alike)


@pytest.mark.parametrize("players", [3, 5])
def test_what_can_be_taken_back_told_nobody_anything_hidden(players: int) -> None:
    """An action that did would be impossible, or look otherwise, in some world that a seat thought possible."""
    rng, checked = Random(52), Counter[str]()
    record = _record(players, 53)
    for step in rng.sample(range(len(record.actions)), 500):
        before, action, after = record.states[step], record.actions[step], record.states[step + 1]
        assert isinstance(before, State)
        assert isinstance(after, State)
        if record.at(step + 1).undo_floor > step or before.phase in (COMPOSE, COMMIT):
            continue  # what is being composed or committed is a secret, and its end is tested above
        checked[action.verb] += 1
        for seat in range(players):
            world = before.observe(seat).sample(rng)
            assert isinstance(world, State)
            assert _as_expected(world, action, seat, _seen(after, seat)), (step, action, seat)
    assert len(checked) > 10
    assert checked["offer"] > 20
    assert sum(checked.values()) > 150


def test_a_card_named_in_a_standing_offer_of_a_position_is_known_to_all() -> None:
    """ESC-5.9, ESC-15.2: whoever looks, and whatever they take the other cards for."""
    sale = {"tiles": ["2m/3", "sym/2"], "moved": True, "offers": {"P2": "1 bid:9+sym:red"}}
    position = {"phase": "sell", "sale": sale, "seats": {"P2": {"bids": [4, 9], "symbols": ["red"]}}}
    state = ESCHNAPUR.from_position(position)
    assert state.view(2)["seats"]["P2"]["known"] == {"symbols": ["red"], "bids": [{"value": 9, "coins": 1}]}
    for seat in (0, 1, 2, None):
        world = state.observe(seat).sample(Random(54))
        assert isinstance(world, State)
        assert world.bids[1] >> 9 & 1
        assert list(world.violations()) == []


def test_sampled_worlds_hold_what_a_giver_knows_for_certain() -> None:
    """ESC-15.2: a red card given to somebody known to hold one makes two in every world the giver thinks possible."""
    position = {
        "phase": "sell",
        "sale": {"tiles": ["1m/4", "1c/4"], "moved": True, "offers": {"P2": "1 sym:any"}},
        "seats": {"P1": {"symbols": ["red"]}, "P2": {"symbols": ["red", "blue"]}},
        "known": {"all": {"P1": {"symbols": ["red"]}}},
    }
    state = ESCHNAPUR.from_position(position).play(Action("accept", "P2")).play(Action("give", "sym", "red"))
    for seed in range(40):
        world = state.observe(1).sample(Random(seed))
        assert isinstance(world, State)
        assert list(colour_names(world.symbols[0])) == ["red", "red"]


def test_a_third_seat_learns_how_many_cards_moved_and_no_more() -> None:
    """ESC-15.2."""
    position = {
        "phase": "sell",
        "sale": {"tiles": ["1m/4", "1c/4"], "moved": True, "offers": {"P2": "1 bid:blind"}},
        "seats": {"P2": {"bids": [4, 9, 20]}},
        "known": {"all": {"P2": {"bids": [9]}}},
    }
    dealt = ESCHNAPUR.from_position(position).play(Action("accept", "P2"))
    views = [dealt.play(outcome).view(2) for outcome in dealt.legal()]
    assert len(views) == 3
    assert all(view == views[0] for view in views)
    assert views[0]["seats"]["P2"]["known"]["bids"] == [], "the 9 may have gone"
    giver = dealt.play(Action("blind", "bid", 9)).view(1)
    assert giver["seats"]["P1"]["known"]["bids"] == [{"value": 9, "coins": 1}]
