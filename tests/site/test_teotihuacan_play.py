"""Teotihuacán: every decision by mouse, by touch and by keyboard, from positions set up by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import sacbe
from hands import DESK, PHONE, Hand, Keyboard, Mouse, Touch, one_page, open_game
from sacbe.core.contract import CHANCE, draw
from sacbe.core.record import Record

GAME = sacbe.game("teotihuacan")
HANDS = {"mouse": Mouse(), "touch": Touch(), "keyboard": Keyboard()}
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


@pytest.fixture(scope="module", params=list(HANDS))
def hand(request: pytest.FixtureRequest) -> Hand:
    return HANDS[request.param]


@pytest.fixture(scope="module")
def table(browser: Browser, browser_context_args: dict[str, Any], hand: Hand) -> Iterator[Page]:
    """One page for all tests of a hand, on a screen that fits it."""
    yield from one_page(browser, browser_context_args, PHONE if isinstance(hand, Touch) else DESK)


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


@pytest.mark.parametrize("case", CASES)
def test_every_decision(table: Page, hand: Hand, case: str) -> None:
    address, buttons, line = CASES[case]
    open_game(table, address)
    for name in buttons:
        press(table, hand, name)
    expect(table.locator(".log")).to_contain_text(re.compile(line))
    expect(table.locator(".message-refusal")).to_have_count(0)


def test_a_dim_button_says_the_rule(table: Page, hand: Hand) -> None:
    open_game(table, link(position=yard({"cocoa": 0, "tiles": []})))
    press(table, hand, "worker-palace-3")
    press(table, hand, "pill-stone_quarry-main")
    expect(table.locator(".message-refusal")).to_contain_text("TEO-")


def test_what_a_button_brings_is_shown_before_it_is_pressed(desk: Page) -> None:
    open_game(desk, link())
    desk.click("#chip-worker-palace-3")
    desk.hover("#chip-pill-stone_quarry-main")
    expect(desk.locator(".outlook-pay")).to_contain_text("1 cocoa")
    expect(desk.locator(".outlook-get")).to_contain_text("1 stone")
    expect(desk.locator(".outlook-then")).to_contain_text("rises to power 4")
    expect(desk.locator(".outlook-after")).to_contain_text("Cocoa 9 → 8")


def test_a_worker_and_a_pill_on_the_board(desk: Page) -> None:
    open_game(desk, link())
    desk.click('.hit[data-place="worker:P1.palace/3"]')
    desk.click('.hit[data-place="pill:stone_quarry/collect"]')
    expect(desk.locator(".turn-window")).to_be_visible()
    expect(desk.locator(".log .line").last).to_contain_text("collects 2 cocoa")


def test_a_worker_by_its_button_and_then_a_pill_on_the_board(desk: Page) -> None:
    open_game(desk, link())
    desk.click("#chip-worker-palace-3")
    desk.click('.hit[data-place="pill:stone_quarry/collect"]')
    expect(desk.locator(".turn-window")).to_be_visible()


def test_what_is_not_possible_says_why_when_it_is_pointed_at(desk: Page) -> None:
    open_game(desk, link(position=yard({"cocoa": 0, "tiles": []})))
    desk.click("#chip-worker-palace-3")
    expect(desk.locator(".board .teo-pill-dim").first).to_contain_text("cocoa")
    desk.hover('.hit[data-place="pill:stone_quarry/main"]')
    expect(desk.locator(".sheet-foot .facts")).to_contain_text("cocoa")
    expect(desk.locator(".outlook-idle")).to_contain_text(re.compile(r"1 cocoa.*you have (0|none|no cocoa)"))


def test_a_board_may_be_chosen_before_the_worker(desk: Page) -> None:
    open_game(desk, link())
    desk.click('.hit[data-place="board:decorations"]')
    expect(desk.locator("[id^=chip-pill-]")).to_have_count(0)
    desk.click('.hit[data-place="worker:P1.forest/5"]')
    expect(desk.locator("[id^=chip-pill-decorations]").first).to_be_visible()
    expect(desk.locator("[id^=chip-pill-nobles]")).to_have_count(0)


def test_a_finger_taps_a_square_to_hold_the_tile_there_and_again_to_turn_it(phone: Page) -> None:
    open_game(phone, link("move palace/3 4 any", "main"))
    phone.tap('.hit[data-place="square:1-0-0"]')
    expect(phone.locator("#chip-lay")).to_be_enabled()
    phone.tap("#chip-lay")
    expect(phone.locator(".log .line").last).to_contain_text("lays pyramid tile")


def test_undo_goes_back_step_by_step_or_the_whole_turn(desk: Page) -> None:
    open_game(desk, link())
    desk.click("#chip-worker-palace-3")
    press(desk, Mouse(), "pill-forest-main")
    desk.click("#chip-worker-P1-forest-5")
    expect(desk.locator(".turn-wheel")).to_be_visible()
    desk.click("#chip-undo")
    expect(desk.locator(".turn-power")).to_be_visible()
    desk.keyboard.press("Shift+Z")
    expect(desk.locator(".turn-turn")).to_be_visible()
    expect(desk.locator("#chip-undo")).to_be_disabled()
    desk.click("#chip-worker-palace-3")
    desk.click("#chip-pill-stone_quarry-collect")
    desk.click("#chip-undo-turn")
    expect(desk.locator(".turn-turn")).to_be_visible()


def test_a_chain_survives_a_reload_and_a_drawn_tile_is_never_taken_back(desk: Page) -> None:
    open_game(desk, link())
    desk.click("#chip-worker-palace-3")
    desk.click("#chip-pill-stone_quarry-worship-claim")
    expect(desk.locator(".turn-window")).to_be_visible()
    desk.reload()
    expect(desk.locator(".turn-window")).to_be_visible(timeout=30_000)
    expect(desk.locator("#chip-undo")).to_be_enabled()
    desk.click("#chip-end")
    expect(desk.locator(".turn h2")).to_contain_text("Player 2")
    expect(desk.locator("#chip-undo")).to_be_disabled()


def test_a_whole_turn_on_the_board_by_keyboard(desk: Page) -> None:
    open_game(desk, link())
    choose(desk, Keyboard(), "worker:P1.forest/5")
    expect(desk.locator("#grid [data-grid='pill:decorations/worship/ability']")).to_have_count(1)
    walk(desk, "pill:decorations/worship/ability")
    expect(desk.locator(".outlook-then")).to_contain_text("choose a temple")
    expect(desk.locator("#grid button:focus")).to_contain_text("Decorations, Any temple")
    desk.keyboard.press("Enter")
    expect(desk.locator(".turn-any")).to_be_visible()
    walk(desk, "step:green/1")
    expect(desk.locator("#grid button:focus")).to_contain_text(re.compile("Green temple, step 1.*brings 1 cocoa"))
    desk.keyboard.press("Enter")
    expect(desk.locator(".log .line").last).to_contain_text("green temple")


def crowded() -> dict[str, str]:
    """By phase: the link of the moment with most to choose from, in a few random games."""
    most: dict[str, tuple[int, Record]] = {}
    for seed in range(8):
        options = {"players": 2 + seed % 3, "profile": ("standard", "bga")[seed % 2], "draft": seed % 4 == 0}
        record, rng = Record.start(GAME, **options), Random(seed)
        while (mover := record.state.mover) is not None:
            if mover == CHANCE:
                record = record.play(draw(record.state, rng))
                continue
            legal = record.state.legal()
            if len(legal) > most.get(record.state.phase, (1, record))[0]:
                most[record.state.phase] = len(legal), record
            likely = [action for action in legal if action.verb in ("main", "build", "decorate", "worship", "claim")]
            record = record.play(rng.choice(likely or legal))
    return {phase: "#" + sacbe.to_link(record) for phase, (_, record) in most.items()}


HIDDEN = """() => [...document.querySelectorAll(".turn-controls, .outlook")]
  .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).map(({ className }) => className)"""


def test_every_button_of_a_decision_is_in_sight_on_a_small_desk(desk: Page) -> None:
    hidden = {}
    for phase, address in crowded().items():
        open_game(desk, address)
        movable = desk.locator(".workers button:not(.chip-dim)") if phase == "turn" else desk.locator(".nothing")
        for worker in movable.all() or [None]:
            if worker:
                worker.click()
                expect(desk.locator("[id^=chip-pill-]").first).to_be_visible()
            if found := desk.evaluate(HIDDEN):
                hidden[phase] = found
    assert hidden == {}
