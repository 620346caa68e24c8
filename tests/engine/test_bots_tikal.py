"""How Tikal's computer players see the board, the stack and their turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from sacbe import CHANCE, Record, bots, draw, game
from sacbe.bots.review import Verdict, review
from sacbe.bots.tikal import LADDER
from sacbe.bots.tikal.detours import straightened
from sacbe.bots.tikal.evaluate import Judge
from sacbe.bots.tikal.horizon import dig_points, scoring_times
from sacbe.bots.tikal.roads import Network, roads_of
from sacbe.bots.tikal.tiles import places
from sacbe.bots.tikal.weights import Weights, load
from sacbe.tikal.components import CELL, CELLS, TILES
from sacbe.tikal.legal import legal
from sacbe.tikal.scoring import points
from sacbe.tikal.state import State
from sacbe.tikal.table import PLACE, Table
from sacbe.tikal.walks import walks

EXPERT: Weights = load()["expert"]


def states(steps: int, seed: int = 11, **options: Any) -> list[State]:
    """The states of a random game in which a seat is to move."""
    rng = Random(seed)
    state = game("tikal").start(**options)
    found = []
    while len(found) < steps and state.mover is not None:
        if state.mover != CHANCE:
            assert isinstance(state, State)
            found.append(state)
        state = state.play(draw(state, rng) if state.mover == CHANCE else rng.choice(state.legal()))
    return found


def at(**position: Any) -> State:
    """A hand-made position."""
    state = game("tikal").from_position(position)
    assert isinstance(state, State)
    return state


def best_plan(state: State, level: str = "expert", slices: int = 100) -> bots.Plan:
    """What a level finds in so many slices."""
    assert state.mover is not None
    *_, plan = islice(bots.bot(state.game, level).think(state.observe(state.mover), Random(1)), slices)
    return plan


def test_roads_agree_with_the_walks_of_the_rules() -> None:
    for state in states(400)[::23]:
        seat = state.seat
        camps = tuple(cell for cell, owner in enumerate(state.camps) if owner == seat + 1)
        network = Network(roads_of(state.board), camps)
        for walk in (each for each in walks(state) if each["refs"][0].startswith("piece:")):
            piece, where = walk["refs"][0].split(".")[1].split("@")
            start, to = CELL[where], CELL[walk["refs"][1].removeprefix("cell:")]
            after = state._replace(ap=state.ap + 1)
            for action in network.journey(start, to, piece == "L"):
                after = after.play(action)
            assert state.ap + 1 - after.ap == walk["cost"]["ap"]


def test_laying_a_tile_extends_the_roads() -> None:
    state = next(each for each in states(200)[100:] if each.phase == PLACE)
    for action in places(Judge(EXPERT, state, state.seat), state)[:4]:
        after = state.play(action)
        cell = CELL[str(action[1])[:2]]
        assert roads_of(state.board).with_tile(after.board, cell).rows == roads_of(after.board).rows


def test_the_places_are_the_legal_places() -> None:
    for state in states(300):
        if state.phase == PLACE:
            found = places(Judge(EXPERT, state, state.seat), state)
            assert set(found) == set(legal(state))


def test_scoring_rounds_are_expected_where_the_stack_has_them() -> None:
    # The volcanoes are among tiles 7 to 12, 18 to 22 and 28 to 32 (TIK-14.8); the final round follows tile 36.
    start = game("tikal").start(players=4)
    assert isinstance(start, State)
    assert scoring_times(start) == (9.5 / 4, 20 / 4, 30 / 4, 37 / 4)


def test_a_volcano_that_must_come_is_expected_next() -> None:
    stack = [tile.name for tile in TILES[:36] if tile.letter not in ("A", "B") or tile.name == "B1"]
    drawn = [tile.name for tile in TILES[:36] if tile.name not in stack]
    assert len(drawn) == 11
    state = game("tikal").start(players=2)
    assert isinstance(state, State)
    state = state._replace(stack=tuple(i for i, tile in enumerate(TILES[:36]) if tile.name in stack))
    assert scoring_times(state)[0] == 1 / 2


def test_a_dig_is_worth_the_average_of_what_may_be_found() -> None:
    # TIK-E26: 2 amulets and 1 bracelet are found; P1 owns the amulets, P2 the bracelet.
    state = at(seats={"P1": {"treasures": {"amulet": 2}}, "P2": {"treasures": {"bracelet": 1}}})
    assert dig_points(state, 0) == pytest.approx((1 * 3 + 2 * 1 + 18 * 1) / 21)
    assert dig_points(state, 1) == pytest.approx((1 * 1 + 2 * 2 + 18 * 1) / 21)


def final_turn(ap: int) -> State:
    """The last scoring turn of a game with several temples to win and levels to uncover."""
    return at(
        tiles=["a3=A4/3", "b3=A1/0", "a2=A3/2", "c4=B2/1", "c5=C1/3"],
        values={"a4": 3, "b5": 4, "a3": 5, "b3": 2},
        queue=["P2"],
        rounds=4,
        ap=ap,
        stack=[],
        seats={
            "P1": {"pieces": {"a4": "2W", "b5": "W", "a3": "L", "b3": "W"}},
            "P2": {"pieces": {"a5": "2W", "b4": "L", "a4": "W", "b5": "W"}},
        },
    )


def most_points(state: State, seat: int, known: dict[State, int]) -> int:
    """The most a seat can score in this turn, by trying everything."""
    if state.seat != seat or state.ap == 0 or state.phase != "act":
        return state.scores[seat]
    if state not in known:
        known[state] = max(most_points(state.play(action), seat, known) for action in state.legal())
    return known[state]


@pytest.mark.parametrize("ap", [2, 3, 4, 5])
def test_the_last_turn_of_a_game_is_played_perfectly(ap: int) -> None:
    state = final_turn(ap)
    best = most_points(state, 1, {})
    assert best > points(state, 1).total
    for action in best_plan(state, slices=600).actions:
        state = state.play(action)
    assert state.winners
    assert state.scores[1] == best


def test_a_rich_temple_alone_in_the_jungle_is_taken() -> None:
    state = at(
        values={"b5": 8}, seats={"P1": {}, "P2": {"pieces": {"a4": "W"}}}, queue=["P1", "P2"], rounds=1, hand="B1"
    )
    plan = best_plan(state)
    after = state
    for action in plan.actions:
        after = after.play(action)
    assert points(after, 0).temples >= 8
    assert {"takes", "guards"} & {reason.key for reason in plan.reasons}


def test_no_action_points_are_thrown_away_while_pieces_wait() -> None:
    for state in states(300)[::40]:
        if state.reserve[state.seat] and state.phase in ("act", PLACE):
            for level in ("novice", "regular", "expert"):
                after: Any = state
                for action in best_plan(state, level, 30).actions:
                    if str(action) == "end":
                        assert after.ap <= 2
                    after = after.play(action)


def test_nobody_bids_what_he_has_not_got() -> None:
    auctions = [state for state in states(200, players=3, auction=True) if state.phase == "bid"]
    assert len(auctions) > 20
    for level in ("novice", "regular", "expert"):
        for state in auctions[:20]:
            assert best_plan(state, level).actions[0] in state.legal()
    poor = at(
        players=2, auction=True, phase="bid", display=["C1", "A3"], face_up=["P1", "P2"], bidders=["P1", "P2"],
        seats={"P1": {"score": 0}, "P2": {"score": 20}},
    )  # fmt: skip
    assert str(best_plan(poor).actions[0]) == "pass"


def test_the_first_plan_is_a_whole_turn() -> None:
    for level in ("novice", "regular", "expert"):
        for state in states(300)[::40]:
            if state.reserve[state.seat] and state.phase in ("act", PLACE):
                after: Any = state
                for action in best_plan(state, level, 1).actions:
                    if str(action) == "end":
                        assert after.ap <= 2
                    after = after.play(action)


def test_levels_differ_only_in_what_they_believe() -> None:
    alike = {each._replace(name="", seconds=0.0, weights=EXPERT) for each in LADDER}
    assert len(alike) == 1
    assert len({each.weights for each in LADDER}) == len(LADDER) == 3


def test_cells_in_reasons_are_cells_of_the_board() -> None:
    cells = [
        str(reason.params["cell"])
        for state in states(300)[::30]
        for reason in best_plan(state, slices=20).reasons
        if "cell" in reason.params
    ]
    assert len(cells) > 5
    assert set(cells) <= set(CELLS)


def test_reasons_tell_what_is_certain_from_what_a_treasure_may_change() -> None:
    later = 0
    for state in states(300)[::3]:
        if state.phase not in ("act", PLACE):
            continue
        plan = best_plan(state, slices=20)
        marks = [reason.later for reason in plan.reasons]
        assert marks == sorted(marks)
        if any(marks):
            later += 1
            assert plan.actions[-1].verb == "dig"
        sure = [reason for reason in plan.reasons if not reason.later]
        assert sum(int(reason.params["count"]) for reason in sure if reason.key == "digs") == sum(
            action.verb == "dig" for action in plan.actions
        )
        for reason in sure:
            if reason.key == "camps":
                assert f"camp {reason.params['cell']}" in map(str, plan.actions)
    assert later > 5


def turns(level: str, seed: int) -> Iterator[tuple[State, bots.Plan]]:
    """The turns and rests of turns in a game of one level, with what was planned for them."""
    rng, state = Random(seed), game("tikal").start(players=3)
    while state.mover is not None:
        if state.mover == CHANCE:
            state = state.play(draw(state, rng))
            continue
        assert isinstance(state, State)
        plan = best_plan(state, level, slices=40)
        yield state, plan
        for action in plan.actions:
            state = state.play(action)


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_whatever_a_turn_is_for_there_is_a_reason(level: str) -> None:
    for state, plan in turns(level, 1):
        assert plan.reasons, (state.position(), plan.actions)


def test_reasons_are_about_temples_that_can_still_be_won() -> None:
    guarded = 0
    for state, plan in turns("regular", 2):
        guarded += sum(map(bool, state.guards))
        for reason in plan.reasons:
            if "cell" in reason.params and reason.params.get("value"):
                assert not state.guards[CELL[str(reason.params["cell"])]]
            assert int(reason.params.get("lead", 1)) > 0
            assert int(reason.params.get("behind", 0)) >= 0
    assert guarded > 20


def cheapest_way(state: State, seat: int, cell: str) -> int:
    """What the rules ask for the cheapest walk of any piece of a seat to a cell, one in the reserve entering first."""
    acting = state._replace(seat=seat, ap=60, phase="act")
    costs = [way["cost"]["ap"] for way in walks(acting) if way["refs"][1] == f"cell:{cell}"]
    for action in acting.legal():
        if action.verb == "enter":
            wanted = [f"piece:P{seat + 1}.{action[1]}@{action[2]}", f"cell:{cell}"]
            costs += [1 + way["cost"]["ap"] for way in walks(acting.play(action)) if way["refs"] == wanted]
    return min(costs)


def test_a_tile_is_laid_where_the_seat_gets_first() -> None:
    seen = set()
    for state, plan in turns("novice", 3):
        for reason in plan.reasons:
            if reason.key == "lays_near":
                after = state.play(plan.actions[0])
                costs = [cheapest_way(after, seat, str(reason.params["cell"])) for seat in range(3)]
                own = costs.pop(state.seat)
                assert (reason.params["own"], reason.params["other"]) == (own, min(costs))
                assert own < min(costs)
                seen.add((own, min(costs)))
    assert len(seen) > 3


def test_reasons_of_the_last_turn_promise_nothing_for_later() -> None:
    # P1 has the last turn of the game; b5 belongs to P2, and whatever P1 does there, nobody is scored again.
    state = at(
        tiles=["a3=A3/0"], values={"a4": 3, "b5": 4}, queue=["P1"], rounds=4, stack=[], phase="act", owner="P1",
        seats={"P1": {"pieces": {"a4": "2W", "b5": "W"}}, "P2": {"pieces": {"b5": "8W"}}},
    )  # fmt: skip
    plan = best_plan(state)
    assert {reason.key for reason in plan.reasons} <= {"scores", "takes", "raises", "guards", "digs", "swaps"}
    [scored] = [reason for reason in plan.reasons if reason.key == "scores"]
    after: Any = state
    for action in plan.actions:
        after = after.play(action)
    assert not scored.later
    assert scored.params["points"] == after.scores[0] - state.scores[0]
    assert scored.params["more"] == scored.params["points"] - points(state, 0).total


def test_a_temple_where_the_turn_goes_on_after_a_treasure_is_told_once() -> None:
    for state in states(300)[::3]:
        cells = [
            reason.params["cell"]
            for reason in best_plan(state, slices=20).reasons
            if reason.key in ("denies", "contests", "uncovers", "takes", "takes_from")
        ]
        assert len(cells) == len(set(cells))


def test_who_cannot_pay_for_a_tile_says_so_and_a_choice_of_one_needs_no_reason() -> None:
    rich, poor = (best_plan(auction_for(["C1", "A3"], score), slices=200) for score in (20, 0))
    assert [reason.key for reason in rich.reasons] == ["bids"]
    [reason] = poor.reasons
    assert (reason.key, reason.params) == ("passes_poor", {"tile": "C1", "points": 0})
    state = auction_for(["G1", "A3"])
    for text in ("bid 1", "pass", "choose G1", "place b3/0", "end"):
        state = state.play(state.game.notation.parse(text))
    last = best_plan(state)
    assert (last.actions, last.reasons) == (state.legal(), ())


def test_a_plan_that_is_carried_out_is_worth_what_was_planned() -> None:
    # The review holds what was played against what was planned, so both are on one scale.
    expert = bots.bot(game("tikal"), "expert")
    rng, state, compared = Random(5), game("tikal").start(players=3), 0
    while state.mover is not None and compared < 25:
        if state.mover == CHANCE:
            state = state.play(draw(state, rng))
            continue
        plan = best_plan(state, slices=40)  # type: ignore[arg-type]
        if plan.actions[-1].verb != "dig":
            value, count = expert.appraise(state.observe(state.mover), plan.actions)
            assert (value, count) == (pytest.approx(plan.value), len(plan.actions))
            compared += 1
        for action in plan.actions:
            state = state.play(action)
    assert compared == 25


def auction_for(display: list[str], score: int = 20, **market: Any) -> State:
    """P1 has to bid for the first choice."""
    return at(
        players=2, auction=True, phase="bid", display=display, face_up=["P1", "P2"], bidders=["P1", "P2"],
        seats={"P1": {"score": score}, "P2": {"score": 20}}, **market,
    )  # fmt: skip


def cost(state: State, *texts: str) -> float:
    """What the first of these actions costs against the expert's plan, in a review after all of them."""
    record = Record.at_position(state.game, state.position()).play_all(map(state.game.notation.parse, texts))
    verdicts = [v for v in review(record, bots.bot(state.game, "expert"), Random(1), slices=200) if v]
    return verdicts[0].cost


def test_a_review_tells_bids_that_were_too_high() -> None:
    state = auction_for(["C1", "A3"])
    best = best_plan(state, slices=200).actions[0]
    assert cost(state, str(best)) == 0
    prices = [cost(state, f"bid {price}") for price in (5, 10, 15, 20)]
    assert prices == sorted(set(prices))
    assert prices[3] == pytest.approx(prices[0] + 15)


def test_a_bid_that_somebody_went_over_cost_nothing() -> None:
    state = auction_for(["C1", "A3"])
    assert cost(state, "bid 10", "bid 11", "pass") == 0 < cost(state, "bid 10", "pass", "choose C1")
    # What the others bid for in the next auction is another matter.
    names = ["P1", "P2", "P3"]
    three = at(
        players=3, auction=True, phase="bid", display=["C1", "A3", "A4"], face_up=names, bidders=names,
        seats={name: {"score": 20} for name in names},
    )  # fmt: skip
    assert cost(three, "bid 10", "pass", "pass", "choose C1", "place b3/0", "end", "bid 1") > 0


def test_a_review_tells_a_pass_that_gave_a_bargain_away() -> None:
    # A temple of 3 and a jungle are further apart than temples of 1 and 2.
    rich, alike = auction_for(["C1", "A3"]), auction_for(["A1", "A4"])
    assert str(best_plan(rich, slices=200).actions[0]) == "bid 1"
    assert cost(rich, "pass") > cost(alike, "pass") == 0


def test_a_volcano_is_luck_for_whoever_is_ready_for_it() -> None:
    # Only B1, the volcano, and one tile may come; P1 or P2 holds the two temples.
    ready = {"pieces": {"a4": "2W", "b5": "2W"}}
    drawn = [tile.name for tile in TILES[:36] if tile.letter == "A" or tile.name in ("B2", "B3", "B4", "B5")]
    luck = {}
    for owner, other in (("P1", "P2"), ("P2", "P1")):
        state = at(seats={owner: ready, other: {}}, values={"a4": 5, "b5": 5}, phase="draw", ap=0)
        state = state._replace(stack=tuple(i for i, tile in enumerate(TILES[:36]) if tile.name not in drawn), seat=0)
        events = {
            str(action): bots.bot(state.game, "expert").luck(state.observe(0), action) for action in state.legal()
        }
        assert sum(events.values()) == pytest.approx(0)
        luck[owner] = events["draw B1"]
    assert luck["P1"] > 0.25 > -0.25 > luck["P2"]


def verdicts(record: Record) -> list[Verdict]:
    """A hasty review."""
    return [v for v in review(record, bots.bot(record.game, "expert"), Random(1), slices=30) if v]


def test_luck_is_counted_once_and_for_the_seat_that_had_it() -> None:
    # Both are scored; P1 spends its last points on a treasure, and P2 has its scoring turn right after that.
    start = Record.at_position(
        game("tikal"),
        {
            "players": 2, "tiles": ["a3=A2/0"], "queue": ["P1", "P2"], "rounds": 1, "hand": "B1", "ap": 3,
            "seats": {"P1": {"pieces": {"a3": "W"}, "treasures": {"amulet": 1}}, "P2": {"pieces": {"a5": "W"}}},
        },
    )  # fmt: skip
    record = start.play_all(map(start.game.notation.parse, ["dig a3", "reveal amulet", "end"]))
    first, second = verdicts(record)
    assert (first.seat, second.seat) == (0, 1)
    assert first.luck > 0.5
    assert second.luck == 0


def test_a_turn_is_no_mistake_while_its_treasure_is_not_shown() -> None:
    state = at(tiles=["a3=A2/0"], ap=3, seats={"P1": {"pieces": {"a3": "W"}}, "P2": {}})
    assert best_plan(state).actions[0].verb == "dig"
    assert cost(state, "dig a3") == cost(state, "dig a3", "reveal amulet") == 0


def test_a_turn_that_goes_on_is_not_judged_yet() -> None:
    record = Record.start(game("tikal"), players=2)
    for text in ("draw A1", "place a3/0", "enter W a5"):
        record = record.play(record.game.notation.parse(text))
        assert verdicts(record) == []
    [verdict] = verdicts(record.play(record.game.notation.parse("end")))
    assert verdict.grade == "mistake"


def test_a_bid_is_not_settled_before_every_tile_was_looked_at() -> None:
    observation = auction_for(["G1", "A3"]).observe(0)
    marks = [plan.settled for plan in bots.bot(game("tikal"), "expert").think(observation, Random(1))]
    assert marks[-1]
    assert not any(marks[:-1])


def where(state: State) -> object:
    """A position without the action points left."""
    return state._replace(ap=0)


@pytest.mark.parametrize(("seed", "number"), [(22, 36), (25, 132), (26, 90), (26, 156), (29, 18)])
def test_a_novice_does_not_walk_back_and_forth(seed: int, number: int) -> None:
    state = states(160, seed=seed, players=2)[number]
    seen = {where(state)}
    for action in best_plan(state, "novice", slices=200).actions:
        if action.verb in ("end", "dig"):
            break
        after = state.play(action)
        assert isinstance(after, State)
        state = after
        assert where(state) not in seen, action
        seen.add(where(state))


def test_a_walk_that_leads_back_is_left_out_and_one_with_a_purpose_is_not() -> None:
    state = at(
        tiles=["a3=A2/0", "a2=A3/2"],
        values={"a4": 2},
        seats={"P1": {"pieces": {"a4": "2W+L", "a3": "W"}}, "P2": {}},
    )
    table = Table._make(state)
    read = state.game.notation.parse

    def left(*texts: str) -> list[str]:
        return [str(action) for action in straightened(table, tuple(map(read, texts)))]

    assert left("move L a4-a3", "move L a3-a4", "move L a4-a3") == ["move L a4-a3"]
    assert left("move L a4-a3", "uncover a4", "move L a3-a4") == ["uncover a4"]
    assert left("move W a3-a4", "uncover a4", "uncover a4", "move W a4-a3") == ["uncover a4", "uncover a4"]
    assert left("move W a4-a3", "move W a4-a3") == ["move W a4-a3", "move W a4-a3"]
