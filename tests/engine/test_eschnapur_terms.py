"""Terms as one gesture: valid ones are put up at once, others refused with the rule, and all say what they mean."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sacbe
from sacbe.bridge import Session, answer
from sacbe.core.record import Record

SALE = {"tiles": ["2m/3", "sym/2"]}
SEATS = {
    "P1": {"coins": 5, "moves": 1, "symbols": ["red"], "bids": [3, 17]},
    "P2": {"coins": 4, "moves": 2, "symbols": ["red", "blue"], "bids": [8, 9]},
}
"""P1 sells, and P2 can open a niche with what he holds."""


def at(**position: Any) -> Session:
    """A session with this position on the table; P1 sells."""
    session = Session()
    record = Record.at_position(sacbe.game("eschnapur"), {"phase": "offer", "seats": SEATS, **position})
    session._record = record
    return session


def ask(session: Session, **fields: Any) -> Any:
    reply = json.loads(answer(session, json.dumps(fields)))
    return reply.get("ok", reply.get("error"))


@pytest.fixture
def sale() -> Session:
    """P2 is about to make an offer."""
    return at(sale=SALE, seat="P2", active="P1")


def test_any_terms_are_one_gesture(sale: Session) -> None:
    moment = ask(sale, do="play", actions=["offer 2 3c+sym:any+bid:9 ask 1m+bid:pick"], viewer="P2")
    assert moment["view"]["board"]["sale"]["offers"]["P2"] == {
        "slot": 2,
        "give": "3c+sym:any+bid:9",
        "ask": "1m+bid:pick",
        "gives": [
            {"good": "coins", "amount": 3},
            {"good": "symbol_card", "mode": "any", "amount": 1},
            {"good": "bid_card", "mode": "named", "value": 9, "amount": 1},
        ],
        "asks": [
            {"good": "movement_tiles", "amount": 1},
            {"good": "bid_card", "mode": "pick", "amount": 1},
        ],
    }
    assert sale.record.actions[0] == sacbe.Action("compose")


@pytest.mark.parametrize(
    ("terms", "rule", "key"),
    [
        ("1 5c", "ESC-5.8", "you_lack_goods"),
        ("1 1c ask 2m", "ESC-5.8", "opponent_lacks_goods"),
        ("1 1c ask 1c", "ESC-5.8", "on_both_sides"),
        ("1 bid:17", "ESC-5.8", "names_card_not_held"),
    ],
)
def test_what_is_wrong_with_terms_is_told_at_once(sale: Session, terms: str, rule: str, key: str) -> None:
    refusal = ask(sale, do="prospect", text=f"offer {terms}", viewer="P2")["refusal"]
    assert (refusal["rule"], refusal["key"]) == (rule, key)
    assert ask(sale, do="play", actions=[f"offer {terms}"], viewer="P2")["rule"] == rule


def test_an_offer_says_what_it_would_change(sale: Session) -> None:
    answered = ask(sale, do="prospect", text="offer 1 2c+sym:red+bid:8", viewer="P2")
    assert answered["refusal"] is None
    deal = answered["prospect"]
    assert deal["changes"] == {
        "coins": [4, 2],
        "moves": [2, 4],
        "symbol_cards": [2, 1],
        "bid_cards": [2, 1],
        "tile_points": [0, 3],
    }
    assert "gate_red" in deal["closes"]
    assert [thing.get("colour", thing.get("value")) for thing in deal["tells"]] == ["red", 8]
    covered = ask(sale, do="prospect", text="offer 1 2c+sym:any", viewer="public")["prospect"]
    assert "closes" not in covered
    assert covered["changes"]["coins"] == [4, 2]


def test_the_seller_hears_what_accepting_brings() -> None:
    session = at(phase="sell", sale={**SALE, "moved": True, "offers": {"P2": "1 2c ask 1m"}}, active="P1", seat="P1")
    deal = ask(session, do="prospect", text="accept P2", viewer="P1")["prospect"]
    assert deal["changes"] == {"coins": [5, 7], "moves": [1, 0], "symbol_cards": [1, 2], "tile_points": [0, 2]}
    better, worse = ask(session, do="worth", actions=["accept P2", "reject_all"], viewer="P1")
    assert isinstance(better, float)
    assert better != worse
    assert "who is to move" in ask(session, do="worth", actions=["accept P2"], viewer="P2")["message"]


def test_while_hands_are_covered_only_what_names_no_card_is_offered(sale: Session) -> None:
    offers = ask(sale, do="moment", viewer="public")["view"]["offers"]
    texts = {offer["actions"][0] for offer in offers}
    assert {"keep", "compose", "offer 1 1c", "offer 1 sym:any", "offer 2 bid:blind"} <= texts
    assert not any("sym:red" in text or "bid:8" in text for text in texts)


def test_walks_are_one_gesture_with_the_tiles_bought_on_the_way() -> None:
    session = at(phase="main", active="P2", seat="P2")
    offers = ask(session, do="moment", viewer="P2")["view"]["offers"]
    far = next(offer for offer in offers if offer["verb"] == "walk" and len(offer["cost"]) > 1)
    assert far["cost"] == {"moves": 2, "coins": 2}
    assert [action.split()[0] for action in far["actions"]] == ["step", "step", "buy_move", "step"]
    opening = next(offer for offer in offers if offer["verb"] == "open_niche" and len(offer["actions"]) > 1)
    assert opening["actions"][-1] == "open_niche"
    assert not any(
        offer["verb"] == "open_niche" for offer in ask(session, do="moment", viewer="public")["view"]["offers"]
    )
    assert ask(session, do="play", actions=opening["actions"], viewer="P2")["view"]["phase"] == "token"


def test_a_sealed_bid_says_what_it_would_cost_and_score() -> None:
    seats = {**SEATS, "P2": {**SEATS["P2"], "bids": [8, 30], "coins": 1}}
    session = at(phase="commit", opened=["gate_red"], token="8/9", seats=seats, active="P1", seat="P1")  # noqa: S106
    bidding = ask(session, do="moment", viewer="P2")["view"]["board"]["bidding"]
    assert (bidding["points"], bidding["pass"]) == (9, 4)
    assert [card["payable"] for card in bidding["cards"]] == [True, False]
    assert ask(session, do="moment", viewer="public")["view"]["board"]["bidding"] is None
