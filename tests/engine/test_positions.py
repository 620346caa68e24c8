"""Positions from outside: whatever is taken can be played on, and whatever is refused is refused with a reason."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe import game
from sacbe.core.errors import BadPosition
from sacbe.core.reading import check_position
from sacbe.testing.fuzz import check_state

TIKAL_MARKET = {"phase": "choose"}, {"phase": "bid"}, {"phase": "bid", "players": 4, "seat": "P3"}

HANDS = {
    "P1": {"bids": [5, 30], "symbols": ["red", "blue"], "coins": 5},
    "P2": {"bids": [17], "symbols": ["red"], "coins": 5, "moves": 2},
    "P3": {"bids": [8], "symbols": ["green"], "coins": 5},
}
SALE = {"tiles": ["2m/3", "sym/2"]}
NOTHING = {"coins": 0, "moves": 0}


def _composing(seats: dict[str, Any], draft: dict[str, Any], **sale: Any) -> dict[str, Any]:
    seat = "P1" if draft["step"] == "sell" else "P2"
    draft = {"opponent": "P2", "slot": 1, **draft}
    return {"phase": "compose", "seat": seat, "seats": seats, "sale": {**SALE, **sale, "draft": draft}}


ESCHNAPUR = [
    ({"phase": "draw", "seat": "P1", "draws": ["P1 sym"], "then": "after"}, "ESC-3.2"),
    ({"phase": "draw", "seat": "P1", "draws": ["P1 sym"], "then": "goods"}, "ESC-3.2"),
    ({"phase": "reveal", "sale": SALE}, "ESC-5.1"),
    ({"phase": "reveal", "sale": {"tiles": ["2m/3"], "round": 2}}, "ESC-5.1"),
    ({"phase": "reveal", "sale": {"offers": {"P2": "1 1m"}}}, "ESC-5.1"),
    (_composing(HANDS, {"step": "sell", "stage": "cards", "give": "1c"}, countered=["P2"]), "ESC-5.11"),
    (_composing(HANDS, {"step": "offer", "stage": "card", "ask": "9c"}), "ESC-5.18"),
    (_composing(HANDS, {"step": "offer", "stage": "card", "ask": "bid:pick+bid:any+bid:blind"}), "ESC-5.18"),
    (_composing(HANDS, {"step": "offer", "stage": "moves", "ask": "1m"}), "ESC-5.18"),
    (_composing(HANDS, {"step": "offer", "stage": "coins", "give": "1c"}), "ESC-5.18"),
    (_composing(HANDS, {"step": "offer", "stage": "moves", "give": "bid:17"}), "ESC-5.18"),
    (_composing({**HANDS, "P2": NOTHING}, {"step": "sell", "stage": "cards", "ask": "1c"}), "ESC-5.18"),
    (_composing({**HANDS, "P2": NOTHING}, {"step": "sell", "slot": 0}), "ESC-5.18"),
]

TECHNOLOGIES = (
    "01_palace_cocoa", "03_alchemy_nobles_vp", "07_gather_cocoa_vp", "09_decoration_vp", "15_extra_builder",
    "17_construction_temple",
)  # fmt: skip
SETUP = {"order": [], "seats": {name: {"workers": []} for name in ("P1", "P2", "P3", "P4")}}
STATION = {"pool": ["start_04", "start_07"], "dealt": {"P1": ["start_04", "start_07"]}, "tasks": ["station", "ready"]}


def _stationing(**seats: dict[str, Any]) -> dict[str, Any]:
    return {**STATION, "seats": {"P1": {"workers": []}, **seats}}


TEOTIHUACAN = [
    ({**SETUP, "tasks": ["draw_order"] * 4 + ["deal 1", "ready"]}, "TEO-3.1"),
    ({**SETUP, "tasks": ["draw_order"] * 4 + ["pieces", "ready"]}, "TEO-3.1"),
    ({**SETUP, "attached": ["start_04=mask_1"], "tasks": ["draw_order"] * 4 + ["pieces", "ready"]}, "TEO-3.1"),
    (
        {
            "first_game": True,
            "technologies": [f"tech_{name}" for name in TECHNOLOGIES],
            "tasks": ["pieces", "ready"],
        },
        "TEO-3.17",
    ),
    (_stationing(P2={"workers": ["nobles/1", "palace/2"]}), "TEO-3.14"),
    (_stationing(P2={"workers": ["nobles/1", "palace/2", "palace_3!/1"]}), "TEO-3.14"),
    ({"seats": {"P1": {"tiles": ["mask_1"] * 300}}}, "TEO-25"),
    ({"seats": {"P1": {"used": ["disc_cocoa_4"] * 300}}}, "TEO-25"),
    ({"gone": ["mask_1"] * 300}, "TEO-25"),
    (_stationing(P2={"green": 3}), "TEO-3.15"),
    (_stationing(P1={"blue": 2, "workers": []}), "TEO-3.15"),
    ({"tasks": ["avenue"] * 3 + ["ready"]}, "TEO-3.15"),
    ({"tasks": ["start_power"] * 3 + ["ready"]}, "TEO-3.15"),
    (
        {"seats": {"P1": {"workers": ["forest/5", "palace/1", "palace/1"]}}, "tasks": ["start_power", "ready"]},
        "TEO-3.15",
    ),
    (
        {
            "switches": {"rows_drawn_apart": True},
            "technologies": ["tech_09_decoration_vp"],
            "tasks": [*(f"draw_technology {place}" for place in range(1, 6)), "ready"],
        },
        "TEO-3.5",
    ),
]


def test_the_highest_bidder_has_spoken_last() -> None:
    bids = {"bidders": ["P2", "P3", "P1"], "high": 3, "high_seat": "P3"}
    with pytest.raises(BadPosition, match=r"TIK-11\.6"):
        game("tikal").from_position(
            {"players": 3, "auction": True, "phase": "bid", "seat": "P2", "display": ["A1", "A2", "A3"], **bids}
        )


def test_whoever_is_to_act_can_do_something() -> None:
    state = game("tikal").start(players=2)
    assert check_position(state, lambda _: iter(()), lambda _: (), over=True) is state
    with pytest.raises(BadPosition, match="no legal action"):
        check_position(state, lambda _: iter(()), lambda _: (), over=False)


@pytest.mark.parametrize("data", TIKAL_MARKET)
def test_the_base_game_of_tikal_has_no_auction(data: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=r"TIK-11"):
        game("tikal").from_position(data)


@pytest.mark.parametrize(("data", "rule"), ESCHNAPUR)
def test_what_cannot_be_in_eschnapur_is_refused_by_its_rule(data: dict[str, Any], rule: str) -> None:
    with pytest.raises(BadPosition, match=rf"{rule}\)"):
        game("eschnapur").from_position(data)


@pytest.mark.parametrize(("data", "rule"), TEOTIHUACAN)
def test_what_cannot_be_in_teotihuacan_is_refused_by_its_rule(data: dict[str, Any], rule: str) -> None:
    with pytest.raises(BadPosition, match=rf"{rule}\)"):
        game("teotihuacan").from_position(data)


DEALT = {"buyer": "P2", "terms": "1 sym:red+bid:pick ask bid:30+sym:blind"}
NAMED = [
    {"phase": "sell", "sale": {**SALE, "offers": {"P2": "1 sym:red+bid:17", "P3": "2 bid:8"}}},
    {"phase": "reply", "seat": "P2", "sale": {**SALE, "countered": ["P2"], "counter": "1 2c ask bid:5+sym:blue"}},
    {
        "phase": "pick",
        "seat": "P1",
        "sale": {**SALE, "deal": {**DEALT, "queue": ["P2 bid pick", "P1 sym blind"]}},
    },
    {
        "phase": "blind",
        "seat": "P1",
        "sale": {**SALE, "deal": {**DEALT, "queue": ["P1 sym blind"], "buyer_bids": [17]}},
    },
]


@pytest.mark.parametrize("data", NAMED)
def test_cards_named_in_a_sale_are_known(data: dict[str, Any]) -> None:
    seats = {**HANDS, "P2": {**HANDS["P2"], "bids": [17, 18, 19], "symbols": ["red", "brown"]}}
    state = game("eschnapur").from_position({**data, "seats": seats})
    assert state.position()["known"]
    assert list(check_state(state)) == []
    for action in state.legal():
        assert list(check_state(state.play(action))) == []
