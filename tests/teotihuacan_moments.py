"""What there is to decide in Teotihuacán, from positions set up by hand, and how any hand decides it."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

import sacbe
from hands import Hand, Keyboard, Touch
from sacbe.core.contract import CHANCE, draw
from sacbe.core.record import Record

GAME = sacbe.game("teotihuacan")
ROYALS = ["royal_a_technology_vp", "royal_b_cocoa_to_wood_stone", "royal_c_resource_to_cocoa"]
TRADES = ["royal_a_technology_vp", "royal_b_cocoa_resource_to_resources", "royal_c_cocoa_to_temples"]
TECHNOLOGIES = [
    "tech_01_palace_cocoa", "tech_03_alchemy_nobles_vp", "tech_05_extra_resource",
    "tech_13_paid_power_up", "tech_15_extra_builder", "tech_17_construction_temple",
]  # fmt: skip
AT_ONCE = re.compile(
    r"chip-(lay|settle|take|give|salary|end|continue|more-.*|worker-[a-z_]+-\d|board-.*|lay-out-.*|tile-pyr.*|decoration-.*)"
)
"""Buttons without a preview of their own, which a finger presses once."""


def yard(own: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """P1, for whom almost everything is possible, and P2; the ring is that of the first game: Palace, Stone Quarry,
    Alchemy, Forest, Construction, Decorations, Nobles, Gold Deposits."""
    first = {
        "cocoa": 9, "wood": 5, "stone": 8, "gold": 8,
        "workers": ["palace/3", "forest/5", "construction/2"],
        "tiles": ["disc_vp_4", "disc_move_any"],
    }  # fmt: skip
    second = {"cocoa": 3, "workers": ["stone_quarry/1", "nobles/1", "alchemy/1"]}
    sites = {
        "palace": ["mask_7"], "forest": ["disc_vp_4"], "stone_quarry": ["mask_7"],
        "gold_deposits": ["disc_double_move"], "decorations": ["mask_6"],
    }  # fmt: skip
    return {
        "players": 2,
        "pyramid_offer": ["pyr_01", "pyr_02", "pyr_03"],
        "decoration_offer": ["deco_01", "deco_02", "deco_03", "deco_04"],
        "sites": sites,
        "seats": {"P1": {**first, **(own or {})}, "P2": second},
        **more,
    }


def link(*actions: str, position: dict[str, Any] | None = None) -> str:
    """The link, as it stands in an address, of a game in which this was played from a position."""
    record = Record.at_position(GAME, position or yard())
    return "#" + sacbe.to_link(record.play_all(map(GAME.notation.parse, actions)))


def begun(phase: str = "", **options: Any) -> str:
    """The link of a new game in which it is for somebody to decide, or to decide that."""
    record, rng = Record.start(GAME, **options), Random(4)
    while (state := record.state).mover == CHANCE or state.phase != (phase or state.phase):
        record = record.play(draw(state, rng) if state.mover == CHANCE else state.legal()[0])
    return "#" + sacbe.to_link(record)


LOCKED = {"cocoa": 4, "workers": ["forest!/1", "stone_quarry!/2", "palace/3"], "tiles": []}
THREE = yard({"workers": ["nobles/1", "palace/3", "nobles/2"]}, profile="bga")
CLAIM_OR_REWARD = yard({"cocoa": 0, "green": 2, "tiles": ["disc_temple_green"]}, profile="rulebook")
CLAIM_OR_REWARD["sites"]["green_3"] = ["disc_avenue"]
ECLIPSE = yard(eclipse="last_round", white=10)
TO_SALARY = ("move palace/3 1", "collect", "end", "move nobles/1 1", "collect", "end")
CASES: dict[str, tuple[str, list[str], str]] = {
    "move and collect": (link(), ["worker-palace-3", "pill-stone_quarry-collect"], "collects 2 cocoa"),
    "move and work": (link(), ["worker-palace-3", "pill-stone_quarry-main"], "gains? "),
    "worship for the temple": (link(), ["worker-palace-3", "pill-forest-worship-ability"], "red temple"),
    "worship for the tile": (link(), ["worker-palace-3", "pill-stone_quarry-worship-claim"], "claims mask 7"),
    "claim": (
        link("move palace/3 1", "worship stone_quarry both_ability_first"),
        ["discovery-stone_quarry-mask_7"],
        "claims mask 7",
    ),
    "leave it": (link("move palace/3 1", "worship stone_quarry both_ability_first"), ["act-decline"], "does without"),
    "use a fresh tile": (link("move palace/3 3", "worship forest claim"), ["tile-disc_vp_4"], "one? ?uses|uses"),
    "keep it": (link("move palace/3 3", "worship forest claim"), ["act-decline"], "keeps the tile"),
    "use a tile": (link("move palace/3 1", "collect"), ["tile-disc_vp_4"], "uses the tile of 4 points"),
    "go far": (link(), ["lay-out-disc_move_any", "worker-palace-3", "pill-nobles-collect"], "collects"),
    "learn": (link("move palace/3 2", "main"), ["technology-tech_01_palace_cocoa"], "learns"),
    "build a house": (
        link("move palace/3 6 any", "main", position=THREE),
        ["house-2"],
        "builds a house in row 2",
    ),
    "decorate": (link("move palace/3 5 any", "main"), ["decoration-deco_01", "stairs-north"], "decorates"),
    "build": (link("move palace/3 4 any", "main"), ["square-1-0-0", "turn-right", "lay"], "lays pyramid tile"),
    "stop": (link("move palace/3 4 any", "main", "build pyr_01 1-0-0/0"), ["act-stop"], "raises|one"),
    "raise": (link("move palace/3 3", "main"), ["worker-P1-forest-3"], "to power 4"),
    "ascend": (link("move palace/3 3", "main", "raise forest/5"), ["wheel-asc_vp"], "for the ascension"),
    "any temple": (link("move forest/5 2", "worship decorations ability"), ["temple-green"], "green temple"),
    "exchange": (
        link("move construction/2 4 any", "worship palace_2 ability", position=yard(royals=ROYALS)),
        ["times-2"],
        "exchanges 2 cocoa",
    ),
    "give": (
        link("move construction/2 4 any", "worship palace_3 ability", position=yard(royals=ROYALS)),
        ["more-stone", "more-gold", "give"],
        "exchanges 1 stone and 1 gold for 4 cocoa",
    ),
    "give one for several": (
        link("move construction/2 4 any", "worship palace_2 ability", position=yard(royals=TRADES)),
        ["good-stone", "more-gold", "more-gold", "take"],
        "2 gold",
    ),
    "buy a temple step": (
        link("move construction/2 4 any", "worship palace_3 ability", position=yard(royals=TRADES)),
        ["temple-blue"],
        "blue temple",
    ),
    "pay for a power-up": (
        link(
            "move palace/3 3", "main", "raise forest/3",
            position=yard({"technologies": ["tech_13_paid_power_up"]}, technologies=TECHNOLOGIES),
        ),
        ["act-pay"],
        "pays 1 cocoa for one more",
    ),
    "unlock as a turn": (link(position=yard(LOCKED)), ["unlock-turn"], "unlocks all workers"),
    "unlock for cocoa": (link("move palace/3 2", position=yard(LOCKED)), ["unlock-cocoa"], "pays 3 cocoa to unlock"),
    "leave a worker unpaid": (link(*TO_SALARY, position=ECLIPSE), ["pay-0", "salary"], "pays the workers 2 cocoa"),
    "keep starting tiles": (begun(players=2), ["start-0", "start-1", "settle"], "keeps"),
    "draft": (begun(players=2, draft=True), ["start-0"], "drafts"),
    "first workers": (
        begun("station", players=2),
        ["board-forest", "board-alchemy", "board-nobles", "settle"],
        "puts workers at",
    ),
    "go together": (
        link(position=yard({"workers": ["palace/3", "palace/1", "forest/5"], "tiles": ["disc_double_move"]})),
        ["lay-out-disc_double_move", "worker-palace-3", "worker-palace-1", "pill-forest-collect"],
        "collects",
    ),
    "the reward instead": (
        link("use disc_temple_green", position=CLAIM_OR_REWARD),
        ["act-reward"],
        "takes the reward",
    ),
    "unlock by tile": (
        link(position=yard({**LOCKED, "tiles": ["disc_free_cocoa"]}, profile="bga")),
        ["unlock-tile"],
        "unlock",
    ),
}  # fmt: skip
"""By what is done: a link, the buttons to press, and what the log says then."""


def press(page: Page, hand: Hand, name: str) -> None:
    """Press a button; a finger, which cannot point, presses one with a preview twice."""
    if number := re.fullmatch(r"start-(\d)", name):
        name = (page.locator("[id^=chip-start-]").nth(int(number[1])).get_attribute("id") or "").removeprefix("chip-")
    if square := re.fullmatch(r"square-(.*)", name):
        choose(page, hand, f"square:{square[1]}")
        return
    button = page.locator(f"#chip-{name}")
    if board := re.match(r"pill-([a-z_]+)-", name):
        # Beside the whole board there are the buttons of one board at a time.
        reach = page.locator(f"#chip-reach-{board[1]}")
        expect(button.or_(reach).first).to_be_visible()
        if reach.count():
            hand.press(page, f"chip-reach-{board[1]}")
    expect(button).to_be_visible()
    step = page.locator("main").get_attribute("data-step")
    hand.press(page, f"chip-{name}")
    if isinstance(hand, Touch) and not AT_ONCE.fullmatch(f"chip-{name}"):
        page.wait_for_timeout(50)
        if page.locator("main").get_attribute("data-step") == step and "chip-strong" in (
            button.get_attribute("class") or ""
        ):
            hand.press(page, f"chip-{name}")


def choose(page: Page, hand: Hand, place: str) -> None:
    """Choose a place on the board; by keyboard, walk there from where it is entered."""
    if isinstance(hand, Keyboard):
        walk(page, place)
        page.keyboard.press("Enter")
    else:
        (page.tap if isinstance(hand, Touch) else page.click)(f'.hit[data-place="{place}"]')


def walk(page: Page, place: str) -> None:
    """Walk over the board, row by row from its top, until a place has the focus."""
    page.keyboard.press("b")
    while go(page, "PageUp") or go(page, "ArrowUp"):
        pass
    while True:
        row = focused(page)
        while focused(page) != place and go(page, "ArrowRight"):
            pass
        if focused(page) == place:
            return
        while focused(page) != row and go(page, "ArrowLeft"):
            pass
        assert go(page, "ArrowDown"), f"{place} cannot be reached with the keyboard"


def focused(page: Page) -> str:
    """The place with the focus."""
    return str(page.evaluate("document.activeElement.dataset.grid"))


def go(page: Page, key: str) -> bool:
    """Press a key; whether it leads to another place."""
    before = focused(page)
    page.keyboard.press(key)
    return focused(page) != before
