"""Eschnapur: what scenarios cannot say about the negotiation, the exchange and refusals."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from sacbe import CHANCE, Action, draw, game
from sacbe.core.errors import BadNotation, BadPosition, IllegalAction
from sacbe.eschnapur import actions as a
from sacbe.eschnapur import compose
from sacbe.eschnapur.bundle import MODES, NOTHING, Bundle, Terms, cards, parse_bundle, parse_terms, with_card
from sacbe.eschnapur.components import KIND_COPIES
from sacbe.eschnapur.exchange import tight_sets
from sacbe.eschnapur.state import State
from sacbe.eschnapur.table import colour_names
from sacbe.eschnapur.terms import invalid_offer
from sacbe.testing.fuzz import play_random

ESCHNAPUR = game("eschnapur")
SALE = {"tiles": ["2m/3", "sym/2"]}


def _state(**position: Any) -> State:
    state = ESCHNAPUR.from_position(position)
    assert isinstance(state, State)
    return state


def _random_states(players: int, seed: int) -> list[State]:
    record = play_random(ESCHNAPUR, ESCHNAPUR.check_options({"players": players}), Random(seed))
    return [state for state in record.states if isinstance(state, State)]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_negotiation_is_bounded(players: int) -> None:
    """ESC-5.12."""
    bound = 3 * (3 * (players - 1) + 1)
    record = play_random(ESCHNAPUR, ESCHNAPUR.check_options({"players": players}), Random(31))
    steps = longest = 0
    for state, action in zip(record.states, record.actions, strict=False):
        if state.phase == "reveal":
            steps = 0
        elif state.phase in ("offer", "sell", "reply") and not str(action).startswith("buy_"):
            steps += 1
            longest = max(longest, steps)
    assert 3 < longest <= bound


@pytest.mark.parametrize("players", [3, 5])
def test_menus_are_as_short_as_the_rules_say(players: int) -> None:
    """ESC-5.19 to ESC-5.21."""
    seen = set()
    for state in _random_states(players, 32):
        menu = [action for action in state.legal() if action.verb != "compose" and not action.verb.startswith("buy_")]
        seen.add(state.phase)
        if state.phase == "offer":
            assert len(menu) <= 86 + 2 * state.bids[state.seat].bit_count()
        elif state.phase == "reply":
            assert len(menu) <= 5
        elif state.phase == "sell":
            for seat in a.SEATS[:players]:
                assert sum(action[:2] == ("counter", seat) for action in menu) <= 8
    assert {"offer", "reply", "sell"} <= seen


def _random_bundle(rng: Random, symbols: bytes, bids: int, named_from_hand: bool) -> Bundle:
    """Cards out of a hand, some of them named."""
    bundle = NOTHING
    hands: dict[str, list[str | int]] = {"sym": [*colour_names(symbols)], "bid": [*cards(bids)]}
    for kind, hand in hands.items():
        rng.shuffle(hand)
        for card in hand[: rng.randint(0, len(hand))]:
            named = named_from_hand and rng.random() < 0.5
            bundle = with_card(bundle, kind, str(card) if named else rng.choice(MODES))
    return bundle


def test_every_valid_offer_can_be_composed() -> None:
    """ESC-5.18."""
    rng, composed = Random(33), 0
    for state in _random_states(4, 34):
        if state.phase != "offer":
            continue
        seat, seller = state.seat, state.active
        give = _random_bundle(rng, state.symbols[seat], state.bids[seat], True)
        ask = _random_bundle(rng, state.symbols[seller], state.bids[seller], False)
        coins, moves = rng.randint(-state.coins[seller], state.coins[seat]), rng.randint(-1, 1)
        terms = Terms(
            rng.randint(1, 2),
            give._replace(coins=max(coins, 0), moves=max(moves, 0)),
            ask._replace(coins=max(-coins, 0), moves=max(-moves, 0)),
        )
        if invalid_offer(state, seat, terms):
            continue
        after = state
        for step in compose.unfolded(state, a.offer(terms)):
            after = after.play(step)
        assert after.sale is not None
        assert after.sale.offers[seat] == terms
        assert parse_terms(str(terms)) == terms
        if a.offer(terms) in state.legal():
            assert state.play(a.offer(terms)) == after
        composed += 1
    assert composed > 50


def test_a_bundle_of_more_things_than_there_are_is_no_notation() -> None:
    red = "+".join(["sym:red"] * 256)
    for text in (f"offer 1 {red}", f"offer 1 1c ask {red}", f"counter P2 2 {red}"):
        with pytest.raises(BadNotation):
            ESCHNAPUR.notation.parse(text)
    with pytest.raises(BadNotation):
        parse_terms(f"1 {red}")
    state = _state(phase="offer", sale=SALE)
    for action in (Action("offer", 1, red), Action("offer", 1, "1c", "ask", red)):
        refusal = state.why_not(action)
        assert refusal is not None
        with pytest.raises(IllegalAction):
            state.play(action)


def test_bundles_have_one_spelling_and_parse_in_any_order() -> None:
    bundle = parse_bundle("bid:blind+sym:red+2m+bid:17+1c+sym:any+sym:red")
    assert str(bundle) == "1c+2m+sym:red+sym:red+sym:any+bid:17+bid:blind"
    assert parse_bundle(str(bundle)) == bundle


def test_there_are_at_most_34_tight_sets() -> None:
    """ESC-9.3: with every tile of the box in front of one player."""
    every_tile = tuple(kind for kind, copies in enumerate(KIND_COPIES) for _ in range(copies))
    sets = tight_sets(every_tile)
    assert len(sets) == len(set(sets)) == 34
    for text in sets:
        points = list(map(int, text.split("+")))
        assert sum(points) >= 12 > sum(points) - min(points)


REFUSALS = [
    ({"phase": "start"}, "first P5", "ESC-2.1"),
    ({"phase": "main"}, "first P1", "ESC-14.3"),
    ({"phase": "draw", "draws": ["P1 bid"]}, "draw sym red", "ESC-14.3"),
    ({"phase": "reveal", "sale": {"tiles": []}, "discarded_tiles": {"sym/1": 1}}, "reveal sym/1", "ESC-5.1"),
    ({"phase": "main"}, "blind bid 3", "ESC-14.3"),
    ({"phase": "main"}, "turn 8/9", "ESC-14.3"),
    ({"phase": "begin", "seats": {"P1": {"coins": 2}}}, "buy_symbol", "ESC-4.3"),
    ({"phase": "begin", "seats": {"P1": {"coins": 2}}}, "buy_bid", "ESC-4.3"),
    ({"phase": "begin", "seats": {"P1": {"coins": 1}}}, "buy_move", "ESC-4.3"),
    ({"phase": "begin"}, "exchange 4+4+4 bid+bid", "ESC-9.1"),
    ({"phase": "main"}, "begin_sale", "ESC-3.2"),
    ({"phase": "main"}, "ready", "ESC-3.2"),
    ({"phase": "main"}, "done", "ESC-3.2"),
    ({"phase": "main"}, "keep", "ESC-3.2"),
    ({"phase": "offer", "sale": SALE}, "withdraw", "ESC-5.10"),
    ({"phase": "offer", "sale": SALE}, "offer 1 99c", "ESC-5.8"),
    ({"phase": "offer", "sale": SALE}, "offer 1 1c+1c", "ESC-5.7"),
    ({"phase": "offer", "sale": SALE}, "offer 1 1m+1c", "ESC-5.18"),
    ({"phase": "sell", "sale": SALE}, "accept P2", "ESC-5.11"),
    ({"phase": "sell", "sale": SALE}, "accept P4", "ESC-5.2"),
    ({"phase": "sell", "sale": SALE}, "counter P2 1 21c", "ESC-5.11"),
    ({"phase": "sell", "sale": SALE}, "next_round", "ESC-5.11"),
    ({"phase": "offer", "sale": SALE}, "reject_all", "ESC-3.2"),
    ({"phase": "offer", "sale": SALE}, "agree", "ESC-3.2"),
    ({"phase": "offer", "sale": SALE}, "refuse", "ESC-3.2"),
    ({"phase": "offer", "sale": SALE}, "compose P2", "ESC-5.18"),
    ({"phase": "sell", "sale": SALE}, "compose", "ESC-5.18"),
    ({"phase": "compose", "seat": "P2", "sale": SALE | {"draft": {"opponent": "P2"}}}, "coins none", "ESC-5.18"),
    ({"phase": "compose", "seat": "P2", "sale": SALE | {"draft": {"opponent": "P2"}}}, "moves none", "ESC-5.18"),
    ({"phase": "compose", "seat": "P2", "sale": SALE | {"draft": {"opponent": "P2"}}}, "add", "ESC-5.18"),
    ({"phase": "compose", "seat": "P2", "sale": SALE | {"draft": {"opponent": "P2"}}}, "done", "ESC-5.18"),
    (
        {"phase": "compose", "seat": "P2", "sale": SALE | {"draft": {"opponent": "P2", "slot": 1, "stage": "coins"}}},
        "coins give 21",
        "ESC-5.8",
    ),
    (
        {"phase": "compose", "seat": "P2", "sale": SALE | {"draft": {"opponent": "P2", "slot": 1, "stage": "coins"}}},
        "card give sym red",
        "ESC-5.18",
    ),
    (
        {"phase": "compose", "seat": "P2", "sale": SALE | {"draft": {"opponent": "P2", "slot": 1, "stage": "coins"}}},
        "slot 1",
        "ESC-5.18",
    ),
    ({"phase": "offer", "sale": SALE}, "give bid 3", "ESC-3.2"),
    ({"phase": "offer", "sale": SALE}, "pick bid 3", "ESC-3.2"),
    ({"phase": "main"}, "step hall_w", "ESC-6.1"),
    ({"phase": "main", "seats": {"P1": {"moves": 0}}}, "step hall_e", "ESC-6.1"),
    ({"phase": "begin"}, "step hall_e", "ESC-6.3"),
    ({"phase": "main"}, "open_niche", "ESC-7.1"),
    ({"phase": "begin"}, "end_turn", "ESC-3.2"),
    ({"phase": "commit", "opened": ["gate_red"], "token": "8/9"}, "play 7", "ESC-8.1"),
    ({"phase": "main"}, "play_pass", "ESC-8.1"),
    ({"phase": "offer", "sale": SALE, "seats": {"P2": {"tiles": ["1m/4"] * 2}}}, "exchange 4+4+4 bid+bid", "ESC-4.4"),
    ({"phase": "offer", "sale": SALE | {"offers": {"P2": "1 19c"}}}, "buy_move", "ESC-4.4"),
]


@pytest.mark.parametrize(("position", "text", "rule"), REFUSALS, ids=lambda value: str(value)[:30])
def test_refusals_name_their_rule(position: dict[str, Any], text: str, rule: str) -> None:
    refusal = _state(**position).why_not(ESCHNAPUR.notation.parse(text))
    assert refusal is not None
    assert refusal.rule == rule
    assert "{" not in refusal.reason


def test_every_verb_has_a_refusal_that_is_tested() -> None:
    assert {text.split()[0] for _, text, _ in REFUSALS} == set(ESCHNAPUR.notation.verbs)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"seats": {"P1": {"coins": 90}}}, "coins more than there are"),
        ({"seats": {"P1": {"moves": 35}}}, "movement tiles more"),
        ({"seats": {"P1": {"bids": [3]}, "P2": {"bids": [3]}}}, "in two places"),
        ({"seats": {"P1": {"bids": [31]}}}, "from 1 to 30"),
        ({"seats": {"P1": {"symbols": ["red"] * 5}}}, "at most 4 times"),
        ({"seats": {"P1": {"symbols": ["red"] * 4}}, "returned": ["red"]}, "more symbol cards"),
        ({"seats": {"P1": {"tiles": ["sym/1", "sym/1"]}}}, "only 1 such tiles"),
        ({"seats": {"P1": {"tokens": ["8/9"]}}}, "0 niches are open"),
        ({"monk": "P1", "seats": {"P1": {"score": 3}}}, "not in last place"),
        ({"phase": "offer"}, "lacks one"),
        ({"phase": "sell", "sale": {"tiles": ["sym/1"]}}, "2 revealed tiles"),
        ({"phase": "sell", "sale": SALE | {"offers": {"P2": "1 99c"}}}, "offer of P2 is not valid"),
        ({"phase": "sell", "sale": SALE | {"offers": {"P2": "1 gold"}}}, "are no terms"),
        ({"phase": "main", "token": "8/9", "opened": ["gate_red"]}, "lies open exactly"),
        ({"known": {"all": {"P1": {"bids": [4]}}}}, "does not hold"),
        ({"phase": "commit", "opened": ["gate_red"], "token": "8/9", "committed": ["5"]}, "does not hold"),
        ({"idle": 30}, "end the game"),
        ({"phase": "over"}, "over after thirteen"),
    ],
)
def test_positions_that_cannot_be_are_refused(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        ESCHNAPUR.from_position(position)


def test_the_order_of_commits_changes_nothing() -> None:
    """ESC-13.3: whoever commits first, the same cards give the same result."""
    hands = {"P1": {"bids": [5]}, "P2": {"bids": [17]}, "P3": {"bids": [29]}}
    results = set()
    for active in ("P1", "P2", "P3"):
        position = {"phase": "commit", "active": active, "opened": ["gate_red"], "token": "8/9", "seats": hands}
        state = _state(**position)
        for _ in range(3):
            state = state.play(state.legal()[-1])
        results.add((state.scores, state.coins, state.tokens))
    assert len(results) == 1


def test_chance_is_exact() -> None:
    state, rng, weights = ESCHNAPUR.start(players=5), Random(35), []
    while state.mover is not None and len(weights) < 60:
        if state.mover == CHANCE:
            weights.append(sum(weight for _, weight in state.outcomes()))
            state = state.play(draw(state, rng))
        else:
            state = state.play(rng.choice(state.legal()))
    assert weights[:4] == [5, 30, 29, 20]


def _damaged(data: Any, rng: Random) -> Any:
    """Plain data with one entry changed or gone."""
    if isinstance(data, dict) and data:
        key = rng.choice(sorted(data))
        rest = {k: v for k, v in data.items() if k != key}
        return rest if rng.random() < 0.2 else rest | {key: _damaged(data[key], rng)}
    if isinstance(data, list) and data:
        place = rng.randrange(len(data))
        return data[:place] + data[place + 1 :] if rng.random() < 0.5 else [*data, rng.choice(data)]
    if type(data) is int:
        return data + rng.choice((-2, -1, 1, 3))
    return rng.choice(("P1", "P3", "main", "sell", "compose", "give", "red", "8/9", "hall_n", "1 2c", "1c", None, 3))


def test_damaged_positions_are_refused_or_can_be_played() -> None:
    rng, refused, played = Random(36), 0, 0
    states = _random_states(4, 37)
    for _ in range(400):
        data = json.loads(json.dumps(rng.choice(states).position()))
        try:
            state: Any = ESCHNAPUR.from_position(_damaged(data, rng))
        except BadPosition:
            refused += 1
            continue
        for _ in range(12):
            if state.mover is None:
                break
            state = state.play(draw(state, rng) if state.mover == CHANCE else rng.choice(state.legal()))
            assert list(state.violations()) == []
        played += 1
    assert refused > 50
    assert played > 50
