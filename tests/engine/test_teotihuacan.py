"""Teotihuacán: what the scenarios cannot say one by one."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from sacbe import CHANCE, Action, draw, game
from sacbe.core.errors import BadPosition
from sacbe.teotihuacan import GAME
from sacbe.teotihuacan.actions import DRAW
from sacbe.teotihuacan.components import ASCENSIONS, PLACES, PROFILES, SITE, SPACE_NAMES
from sacbe.teotihuacan.effects import effect_of
from sacbe.teotihuacan.pyramid import SQUARES
from sacbe.teotihuacan.state import State
from sacbe.teotihuacan.tasks import SHAPES, read_task, write_task
from sacbe.testing.fuzz import fuzz, play_random


def test_it_is_registered() -> None:
    assert game("teotihuacan") is GAME


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("profile", sorted(PROFILES))
def test_random_games_of_every_profile_break_no_promise(players: int, profile: str) -> None:
    tally = fuzz(GAME, games=1, seed=players, options={"players": players, "profile": profile})
    assert tally.violations == ()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_with_a_draft_break_no_promise(players: int) -> None:
    assert fuzz(GAME, games=1, seed=players, options={"players": players, "draft": True}).violations == ()


@pytest.mark.parametrize(("players", "turns"), [(4, 12), (3, 14), (2, 17)])
def test_the_short_calendar_has_exactly_so_many_turns(players: int, turns: int) -> None:
    options = GAME.check_options({"players": players, "profile": "seed"})
    record = play_random(GAME, options, Random(11))
    assert not record.state.view(None)["board"]["pyramid"]["done"]
    ended = Counter(
        before.mover for before, action in zip(record.states, record.actions, strict=False) if action == Action("end")
    )
    assert ended == dict.fromkeys(range(players), turns)


@pytest.mark.parametrize(("profile", "hands"), [("standard", 84), ("bga", 40)])
def test_every_hand_of_technologies_is_equally_likely(profile: str, hands: int) -> None:
    rng = Random(1)
    start = GAME.start(profile=profile)
    while start.phase != "draw_technology":
        start = start.play(draw(start, rng))
    found: dict[tuple[str, ...], Fraction] = {}

    def walk(state: Any, chance: Fraction) -> None:
        if state.phase != "draw_technology":
            layout = tuple(tile["tile"] for tile in state.view(None)["board"]["technologies"])
            found[layout] = found.get(layout, Fraction(0)) + chance
            return
        outcomes = state.outcomes()
        total = sum(weight for _, weight in outcomes)
        for action, weight in outcomes:
            walk(state.play(action), chance * Fraction(weight, total))

    walk(start, Fraction(1))
    assert len(found) == hands
    assert set(found.values()) == {Fraction(1, hands)}


def test_every_verb_is_refused_with_a_rule_where_it_is_not_due() -> None:
    texts = (
        "draw mask_1", "turn 2", "keep start_01 start_01", "pick start_01", "station forest forest nobles",
        "take gold wood", "give wood", "give wood free", "exchange 5 free", "use mask_3", "unlock tile",
        "move nobles/5 8", "move nobles/5+5 2 any double", "collect", "main +3 free", "worship palace_2/5 claim free",
        "advance blue free", "claim mask_1", "reward", "decline", "learn tech_13_paid_power_up", "house 3",
        "decorate deco_09 west", "build pyr_00 4-3-3/0 wood", "stop", "raise nobles/5", "pay",
        "ascend asc_temple_2 free", "salary 8", "salary 4 4", "salary free", "end",
    )  # fmt: skip
    actions = [GAME.notation.parse(text) for text in texts]
    assert {action.verb for action in actions} == set(GAME.notation.verbs)
    phases = set()
    for seed in range(6):
        options = {"players": 2, "profile": "bga", "draft": seed > 4}
        record = play_random(GAME, GAME.check_options(options), Random(seed))
        for state in record.states[::3]:
            phases.add(state.phase)
            for action in actions:
                refusal = state.why_not(action)
                assert (refusal is None) == (action in state.legal())
                assert refusal is None or (refusal.rule.startswith("TEO-") and refusal.reason)
    assert len(phases) > 20


def test_tasks_survive_their_text() -> None:
    for kind, shape in SHAPES.items():
        task = (kind, *(next(iter(words.values())) for words in shape))
        assert read_task(write_task(task)) == task


def test_a_word_without_meaning_in_a_tile_row_is_refused() -> None:
    assert effect_of({"cocoa": 2, "temple_any": 1}).tasks == (("any",),)
    with pytest.raises(ValueError, match="without a meaning: chocolate"):
        effect_of({"chocolate": 2})


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"seats": {"P1": {"workers": ["forest!/1", "forest!/2", "palace/1"]}}}, "one worship space"),
        ({"seats": {"P1": {"workers": ["forest/1"]}}}, "three or four"),
        ({"seats": {"P1": {"workers": ["forest/6", "forest/1", "forest/1"]}}}, "forest/6"),
        ({"seats": {"P1": {"tiles": ["mask_1", "mask_1"]}}}, "there are 1"),
        ({"seats": {"P1": {"red": 11}, "P2": {"red": 11}}}, "top step"),
        ({"seats": {"P1": {"technologies": ["tech_13_paid_power_up"]}}}, "not laid out"),
        ({"pyramid": ["2-0-0=pyr_01/0"]}, "rests on an empty one"),
        ({"pyramid": ["1-0-0=pyr_01/0", "1-0-1=pyr_01/0"]}, "lies elsewhere"),
        ({"decorations": {"west": ["deco_01", "deco_02"]}}, "no tile below"),
        ({"white": 12}, "white has reached black"),
        ({"eclipse": "pending"}, "white has reached black"),
        ({"ring": ["palace"]}, "all eight slots"),
        ({"order": ["P1", "P1", "P2", "P3"]}, "one player number"),
        ({"tasks": ["fly"]}, "no task 'fly'"),
        ({"tasks": ["act forest 1 3 0"]}, "does not fit"),
        ({"tasks": ["power forest"]}, "should have 2 words"),
        ({"houses": [6, 0, 0]}, "the three rows"),
        ({"players": 3, "neutral": [["forest"]]}, "three workers"),
        ({"switches": {"nonsense": True}}, "unknown 'nonsense'"),
    ],
)
def test_positions_that_cannot_be_are_named(data: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.from_position(data)


def _spoil(data: Any, rng: Random) -> None:
    """Change one entry of plain data: drop it, double it, or put something else in its place."""
    spots = [(data, key) for key in (data if isinstance(data, dict) else range(len(data)))]
    deep = [child for holder, key in spots if isinstance(child := holder[key], (dict, list)) and child]
    if deep and rng.random() < 0.7:
        _spoil(rng.choice(deep), rng)
        return
    holder, key = rng.choice(spots)
    value = holder[key]
    if isinstance(value, int) and rng.random() < 0.5:
        holder[key] = value + rng.choice((-1, 1, 4))
    elif isinstance(holder, list) and rng.random() < 0.6:
        holder.insert(rng.randrange(len(holder) + 1), rng.choice((value, holder[0])))
    elif rng.random() < 0.5:
        del holder[key]
    else:
        holder[key] = rng.choice((None, True, -1, [], {}, "x", "turn", "worker 3", "mask_1"))


def test_a_spoilt_position_is_refused_or_sound() -> None:
    rng = Random(8)
    records = [play_random(GAME, GAME.check_options({"players": n}), rng) for n in (2, 3, 4)]
    accepted = 0
    for _ in range(500):
        data = json.loads(json.dumps(rng.choice(rng.choice(records).states).position()))
        _spoil(data, rng)
        try:
            state = GAME.from_position(data)
        except BadPosition:
            continue
        accepted += 1
        for _ in range(12):
            assert list(state.violations()) == [], data
            if state.mover is not None:
                state = state.play(draw(state, rng) if state.mover == CHANCE else rng.choice(state.legal()))
    assert 20 < accepted < 480


def test_the_pyramid_is_never_short_of_tiles() -> None:
    tiles = [f"{square.name}=pyr_{number:02d}/0" for number, square in enumerate(SQUARES, 1)]
    state = GAME.from_position({"pyramid": tiles, "white": 12, "eclipse": "pending"})
    board = state.view(None)["board"]
    assert board["pyramid"]["free"] == []
    assert board["calendar"]["final"]


def test_views_price_what_they_offer() -> None:
    """Whatever an offer says it costs is what the player has less afterwards, gains apart."""
    rng = Random(2)
    for seed in range(3):
        state: Any = GAME.start(players=2, profile="bga")
        assert isinstance(state, State)
        while state.mover is not None:
            if state.mover == CHANCE:
                state = state.play(draw(state, rng))
                continue
            seat = state.mover
            chosen = rng.choice(state.offers())
            before = state.holdings(seat)
            for unit, count in chosen["cost"].items():
                assert before[unit] >= count, (seed, chosen)
            assert chosen["refs"], chosen
            state = state.play(GAME.notation.parse(chosen["actions"][0]))


def test_everything_that_can_be_drawn_or_named_has_a_name() -> None:
    names = GAME.texts.messages
    things = [*DRAW, *PLACES[:8], *SPACE_NAMES, *SITE, *(row["id"] for row in ASCENSIONS)]
    assert [thing for thing in things if not thing.startswith("P") and f"name-{thing}" not in names] == []
    assert GAME.texts.tell("dealt", {"seat": "P1", "tile": "start_04"}) == "P1 is dealt starting tile 4."


@pytest.mark.parametrize("profile", ["standard", "seed", "bga"])
def test_every_seat_takes_as_many_turns_as_the_view_foretells(profile: str) -> None:
    rng = Random(5)
    state: Any = GAME.start(players=3, profile=profile)
    foretold: list[
        tuple[int, str, dict[str, tuple[int, int]]]
    ] = []  # at the beginning of each turn: era, seat, turns left
    while state.mover is not None:
        view = state.view(None)
        if view["phase"] == "turn" and not (
            foretold and foretold[-1][:2] == (view["board"]["calendar"]["era"], view["turn"])
        ):
            left = {seat: (own["turns"]["least"], own["turns"]["most"]) for seat, own in view["seats"].items()}
            foretold.append((view["board"]["calendar"]["era"], view["turn"], left))
        state = state.play(draw(state, rng) if state.mover == CHANCE else rng.choice(state.legal()))
    for at, (era, _, left) in enumerate(foretold):
        for seat, (least, most) in left.items():
            taken = sum(later[:2] == (era, seat) for later in foretold[at:])
            assert least <= taken <= most, (at, era, seat)


def test_a_gathering_board_tells_which_cell_of_its_table_applies() -> None:
    workers = {"P1": ["forest/3", "forest/4", "nobles/1"], "P2": ["palace/2", "palace/2", "nobles/1"]}
    state = GAME.from_position({"players": 2, "seats": {seat: {"workers": own} for seat, own in workers.items()}})
    yields = state.view(None)["board"]["boards"]["forest"]["yields"]
    assert yields["P1"] == {"here": "2x3", "1": "3x1", "3": "3x3", "4": "3x3"}
    assert yields["P2"] == {"1": "1x1", "2": "1x2"}
