"""Nobody is told what he may not know: two worlds that a viewer cannot tell apart get the same answers, byte by byte.

A true game and a world sampled from what a viewer knows of it go on side by side: one plays any action, the other any
action that looks the same to the viewer. They may part only when something is revealed before his eyes.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

from sacbe import CHANCE, Game, Record, State, draw
from sacbe.bridge import Session, answer
from sacbe.core.seats import ALL, viewer_name
from sacbe.testing.fuzz import play_random

DIGITS = "00112233445566778899aabbccddeeff"
STEPS = 6
"""How long two worlds go on side by side."""
STARTS = 2
"""Moments from which they begin, for every phase of a game and every number of players."""
VIEWERS = 2
"""Who looks at each."""
ACTIONS = 6
"""Actions tried in each moment."""
TEXTS = 4
"""Actions asked about, from each source."""


class World:
    """One of two worlds, behind a door of its own."""

    def __init__(self, state: State) -> None:
        self.session = Session()
        self.put(Record((state,), (), 0, from_position=True))

    def put(self, record: Record) -> None:
        """Lay another record on the table."""
        self.session._record = record

    @property
    def state(self) -> State:
        return self.session.record.state

    def ask(self, **fields: Any) -> str:
        """The answer to a request, after which the record is as it was before."""
        record = self.session.record
        reply = answer(self.session, json.dumps(fields))
        self.put(record)
        return reply


def asked(worlds: tuple[World, World], game: Game, rng: Random) -> list[str]:
    """Actions that one could ask about: of the notation, and those that are legal in either world."""
    sources = [game.notation.examples, *(map(str, world.state.legal()) for world in worlds)]
    return [text for texts in map(list, sources) for text in rng.sample(texts, min(TEXTS, len(texts)))]


def requests(worlds: tuple[World, World], texts: list[str]) -> list[dict[str, Any]]:
    """Everything that shows something, but for plans, whose actions are for nobody's eyes."""
    step = worlds[0].session.record.step
    return [
        {"do": "moment"},
        {"do": "log"},
        {"do": "look", "step": 0},
        {"do": "look", "step": step // 2},
        {"do": "undo"},
        {"do": "redo"},
        *({"do": "why_not", "text": text} for text in texts),
        *({"do": "prospect", "text": text} for text in texts),
        *({"do": "preview", "offers": [[text]]} for text in texts),
        {"do": "preview", "offers": [texts[:2]]},
        *({"do": "ahead", "offers": [[text]]} for text in texts),
        {"do": "why_not", "text": texts[0], "after": texts[1:2]},
    ]


def check_answers(worlds: tuple[World, World], viewer: int | None, game: Game, rng: Random) -> str | None:
    """The first request that is answered differently."""
    name, texts = viewer_name(viewer), asked(worlds, game, rng)
    if worlds[0].state.observe(viewer) != worlds[1].state.observe(viewer):
        return f"{name} observes two things"
    for fields in requests(worlds, texts):
        replies = [world.ask(**fields, viewer=name) for world in worlds]
        if replies[0] != replies[1]:
            return f"{name} asks {fields}: {replies}"
    for actions in ([texts[0]], texts[:2], texts[-2:]):
        replies = [world.ask(do="play", actions=actions, viewer=name) for world in worlds]
        if all("error" in json.loads(reply) for reply in replies) and replies[0] != replies[1]:
            return f"{name} plays {actions}: {replies}"
    if viewer is not None and viewer == worlds[0].state.mover:
        replies = [world.ask(do="observed") for world in worlds]
        if replies[0] != replies[1]:
            return f"a bot in the seat of {name} is told {replies}"
    replies = [world.ask(do="hint", seconds=0, random=DIGITS, viewer=name) for world in worlds]
    return (
        f"{name} asks for a hint: {replies}" if replies[0] != replies[1] and viewer != worlds[0].state.mover else None
    )


def go_on(worlds: tuple[World, World], viewer: int | None, rng: Random) -> bool | None:
    """Let one world go on and the other imitate it; None if it cannot, else whether something was revealed."""
    first, second = worlds
    state = first.state
    action = draw(state, rng) if state.mover == CHANCE else rng.choice(state.legal())
    look = state.disguise(action, viewer)
    alike = [each for each in second.state.legal() if second.state.disguise(each, viewer) == look]
    if not alike:
        return None
    for world, played in ((first, action), (second, rng.choice(alike))):
        world.put(world.session.record.play(played))
    return any(event.reveals and event.visible_to(viewer) for world in worlds for event in world.state.events)


def moments(game: Game, rng: Random) -> list[State]:
    """States of every phase of some random games."""
    found: list[State] = []
    for players in next(option.choices for option in game.options if option.key == "players"):
        options = {option.key: rng.choice(option.choices) for option in game.options} | {"players": players}
        states = play_random(game, options, rng).states[:-1]
        for phase in sorted({state.phase for state in states}):
            same = [state for state in states if state.phase == phase]
            found += rng.sample(same, min(STARTS, len(same)))
    return found


def test_two_worlds_that_look_the_same_get_the_same_answers(any_game: Game) -> None:
    rng, compared, begun, differed = Random(61), Counter[str](), 0, 0
    for state in moments(any_game, rng):
        for viewer in rng.sample([*range(state.players), None], VIEWERS):
            other = state.observe(viewer).sample(rng)
            begun += 1
            differed += other != state
            worlds = World(state), World(other)
            for _ in range(STEPS if any_game.hides else 1):
                wrong = check_answers(worlds, viewer, any_game, rng)
                assert wrong is None, wrong
                compared[worlds[0].state.phase] += 1
                revealed = go_on(worlds, viewer, rng) if worlds[0].state.mover is not None else None
                if revealed is None or (revealed and check_answers(worlds, viewer, any_game, rng)):
                    break
    assert len(compared) > 2
    assert differed > begun / 2 > 10 or not any_game.hides


def seen(state: State, viewer: int | None) -> str:
    """All that a viewer sees of a state and of what led there, but for the action."""
    told = [(event.key, dict(event.params)) for event in state.events if event.visible_to(viewer)]
    return json.dumps([state.view(viewer), told])


def test_actions_that_have_the_same_look_afterwards_read_the_same(any_game: Game) -> None:
    rng, secrets = Random(63), Counter[str]()
    for state in moments(any_game, rng):
        for viewer in {*range(state.players), None} - {state.mover}:
            reads: dict[str, str] = {}
            for action in rng.sample(state.legal(), min(ACTIONS, len(state.legal()))):
                text = state.disguise(action, viewer)
                assert reads.setdefault(seen(state.play(action), viewer), text) == text
                secrets[state.phase] += text != str(action)
    assert any_game.hides == bool(sum(secrets.values()))


def test_actions_read_as_they_are_to_who_may_know_them(any_game: Game) -> None:
    for state in moments(any_game, Random(62)):
        for action in state.legal()[:20]:
            assert state.disguise(action, ALL) == str(action)
            if state.mover != CHANCE:
                assert state.disguise(action, state.mover) == str(action)
            assert any_game.hides or state.disguise(action, None) == str(action)
