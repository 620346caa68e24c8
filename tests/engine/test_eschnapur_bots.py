"""The computer players of Eschnapur see only their own cards, bargain on both sides, and beat weaker ones."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from sacbe import CHANCE, Record, bots, draw, game
from sacbe.bots.arena import entrants, matches, play_match
from sacbe.bots.player import decide
from sacbe.bots.review import review, strongest

ESCHNAPUR = game("eschnapur")
ROOT = Path(__file__).parents[2]
PATIENCE = 30.0
"""Seconds per turn: more than anybody needs, so that the clock does not matter."""


def _played(levels: tuple[str, ...], seed: int) -> Record:
    """A game between computer players."""
    rng, record = Random(seed), Record.start(ESCHNAPUR, players=len(levels))
    players = [bots.bot(ESCHNAPUR, level) for level in levels]
    while (mover := record.state.mover) is not None:
        state = record.state
        if mover == CHANCE:
            record = record.play(draw(state, rng))
        else:
            for action in next(players[mover].think(state.observe(mover), rng)).actions:
                record = record.play(action)
    return record


def _wins(levels: tuple[str, ...], games: int, seed: int) -> Counter[str]:
    """Victories by level; a shared one counts by its part."""
    wins: Counter[str] = Counter()
    for match in matches("eschnapur", entrants("eschnapur", levels), games, seed, PATIENCE):
        result = play_match(match)
        assert sum(result.illegal) == 0
        for seat in result.winners:
            wins[result.names[seat]] += 1 / len(result.winners)  # type: ignore[assignment]
    return wins


def test_the_ladder() -> None:
    assert bots.levels(ESCHNAPUR) == ("random", "novice", "regular", "expert")


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("level", ["novice", "regular"])
def test_one_beats_a_table_of_random_players(level: str, players: int) -> None:
    wins = _wins((level, *["random"] * (players - 1)), 6, seed=1)
    assert wins[level] == 6


def test_regular_beats_novice_in_seats_of_equal_number() -> None:
    wins = _wins(("regular", "novice", "regular", "novice"), 12, seed=2)
    assert wins["regular"] >= 7


def test_expert_beats_regular_in_seats_of_equal_number() -> None:
    wins = _wins(("expert", "regular", "expert", "regular"), 4, seed=2)
    assert wins["expert"] >= 3


@pytest.mark.parametrize("trick", ["refuser", "one coin", "hoarder"])
def test_expert_beats_players_with_a_trick(trick: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "benchmarks")
    exploiter = import_module("exploiters").EXPLOITERS[trick]
    lineup = [*entrants("eschnapur", ["expert"]), exploiter, exploiter]
    results = [play_match(match) for match in matches("eschnapur", lineup, 3, 4, PATIENCE)]
    assert sum(sum(result.illegal) for result in results) == 0
    assert sum(result.names[seat] == "expert" for result in results for seat in result.winners) >= 2


def test_expert_bids_only_what_it_can_pay() -> None:
    rich = {"P1": {"bids": [8, 27, 29], "coins": 5}}
    position = {"phase": "commit", "token": "6/12", "opened": ["gate_red"], "seats": rich}
    state = ESCHNAPUR.from_position(position)
    plan = decide(bots.bot(ESCHNAPUR, "expert"), state.observe(0), Random(1))
    assert str(plan.actions[0]) not in ("play 27", "play 29")


def test_expert_makes_terms_beyond_the_menu_which_people_see_as_one_action() -> None:
    expert, composed = bots.bot(ESCHNAPUR, "expert"), 0
    for state in _played(("regular",) * 3, 8).states:
        if state.position()["phase"] in ("offer", "sell", "reply"):
            assert isinstance(state.mover, int)
            plan = next(expert.think(state.observe(state.mover), Random(1)))
            if len(plan.actions) > 1:
                composed += 1
                (shown,) = plan.as_json()["actions"]  # type: ignore[misc]
                assert state.unfold(ESCHNAPUR.notation.parse(str(shown))) == plan.actions
                for action in plan.actions:
                    state = state.play(action)
    assert composed > 10


def test_expert_says_how_likely_its_bid_is_to_work() -> None:
    state = ESCHNAPUR.from_position(
        {
            "phase": "commit",
            "token": "6/12",
            "opened": ["gate_red"],
            "seats": {"P1": {"bids": [30], "coins": 20, "score": 0}},
        }
    )
    plans = list(bots.bot(ESCHNAPUR, "expert").think(state.observe(0), Random(1)))
    assert len(plans) == 2, "it imagines more if there is time"
    assert all(reason.secret for reason in plans[-1].reasons)
    assert {reason.key for reason in plans[-1].reasons} <= {"bid", "bid_wins", "bid_pass", "bid_saves"}


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_decisions_do_not_depend_on_hidden_cards(level: str) -> None:
    """The true world and any world the seat cannot tell from it get the same answer."""
    bot, rng, asked = bots.bot(ESCHNAPUR, level), Random(3), 0
    for state in _played(("regular", "random", "novice"), 4).states[20::9]:
        seat = state.mover
        if seat is None or seat == CHANCE:
            continue
        other = state.observe(seat).sample(rng)
        plans = [decide(bot, world.observe(seat), Random(5), PATIENCE) for world in (state, other)]
        assert plans[0] == plans[1]
        asked += 1
    assert asked > 20


def test_they_bargain_as_buyers_and_as_sellers() -> None:
    counts: Counter[str] = Counter()
    for state in _played(("regular",) * 4, 6).states:
        counts.update(event.key for event in state.events)
    assert counts["sold"] >= 0.7 * counts["sale"], "most sales end with a deal"
    assert counts["countered"] and counts["agreed"] and counts["offered"]
    assert counts["game_ends"] == 1
    assert counts["opened"] == 13


def test_nobody_sells_for_less_than_the_refusal_brings() -> None:
    """With nothing but a worthless offer on the table the seller takes the two coins."""
    sale = {"tiles": ["1c/4", "4c/1"], "moved": True, "countered": ["P2", "P3"], "round": 3}
    position = {"phase": "sell", "sale": sale | {"offers": {"P2": "2 1c ask 2m+bid:30+bid:29"}}}
    rich = {"P1": {"bids": [29, 30], "moves": 4, "coins": 30}}
    state = ESCHNAPUR.from_position(position | {"seats": rich})
    plan = decide(bots.bot(ESCHNAPUR, "regular"), state.observe(0), Random(1))
    assert [str(action) for action in plan.actions] == ["reject_all"]


def test_a_niche_within_reach_is_opened() -> None:
    hand = {"P1": {"symbols": ["yellow", "green"], "moves": 1, "coins": 2}}
    state = ESCHNAPUR.from_position({"phase": "main", "seats": hand})
    plan = decide(bots.bot(ESCHNAPUR, "regular"), state.observe(0), Random(1))
    assert [str(action) for action in plan.actions] == ["step hall_e", "open_niche"]
    assert plan.reasons[0].key == "open"


def test_terms_begun_by_somebody_else_are_finished() -> None:
    """A person may ask for a hint halfway through composing."""
    state = ESCHNAPUR.from_position(
        {
            "phase": "offer",
            "sale": {"tiles": ["4m/1", "bid/2"]},
            "seats": {"P2": {"symbols": ["red"], "coins": 12, "moves": 2}},
        }
    )
    expert, seat = bots.bot(ESCHNAPUR, "expert"), 1
    for step in ("compose", "slot 2", "coins give 2", "moves none"):
        state = state.play(ESCHNAPUR.notation.parse(step))
        hinted = state
        for action in decide(expert, state.observe(seat), Random(1)).actions:
            hinted = hinted.play(action)
        assert hinted.mover != seat


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_review_covers_the_whole_game_and_finds_the_random_player_out(level: str) -> None:
    record = _played((level, "random", "random"), 7)
    verdicts = [v for v in review(record, bots.bot(ESCHNAPUR, level), Random(1)) if v is not None]
    decisions = sum(state.mover not in (CHANCE, None) for state in record.states)
    assert sum(len(verdict.played) for verdict in verdicts) == decisions
    costs = [[v.cost for v in verdicts if v.seat == seat] for seat in range(3)]
    assert sum(costs[0]) / len(costs[0]) < 0.1
    assert sum(costs[1]) / len(costs[1]) > 0.3
    assert any(verdict.luck > 0 for verdict in verdicts)
    assert any(verdict.luck < 0 for verdict in verdicts)


def test_a_review_judges_a_seat_by_what_it_knew_at_the_time() -> None:
    course = ("open_niche", "turn 8/9", "ready", "ready", "ready", "play_pass", "play_pass", "play_pass")
    own = {"symbols": ["red"], "bids": [3, 17], "coins": 9, "area": "gate_red"}

    def judged(seat: int, symbols: list[str], bids: list[int]) -> list[tuple[object, ...]]:
        other = {"symbols": symbols, "bids": bids, "coins": 9}
        record = Record.at_position(ESCHNAPUR, {"phase": "main", "seats": {"P1": own, "P3": other}})
        found = review(record.play_all(map(ESCHNAPUR.notation.parse, course)), strongest(ESCHNAPUR), Random(1))
        return [v[2:] for v in found if v is not None and v.seat == seat]

    worlds = (["green"], [2, 4]), (["yellow"], [28, 30])
    assert len(judged(0, *worlds[0])) > 2
    assert judged(0, *worlds[0]) == judged(0, *worlds[1])
    assert judged(2, *worlds[0]) != judged(2, *worlds[1])
