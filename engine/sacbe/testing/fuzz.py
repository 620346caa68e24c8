"""Random legal play, from openings and from changed positions, with every promise of the contract checked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from sacbe.core.contract import CHANCE, Game, State, draw
from sacbe.core.errors import BadPosition
from sacbe.core.link import from_link, to_link
from sacbe.core.record import Record
from sacbe.core.seats import ALL, viewer_name, viewers
from sacbe.core.views import Offer
from sacbe.testing.mutation import Vocabulary
from sacbe.testing.recount import recount, untold

_LINK_CHECKS = 4
"""Links are checked at the end of every game and at a few moments before; each check replays the game."""
_SAMPLED, _CHANGED = 10, 50
"""Of every so-many-th state of a game the position is taken, and so many of them are changed."""
_STEPS = (0, 2, 5, 5, 10, 10, 30)
"""How far a changed position is played on."""
_LOOKED_AT = 0.3


class Tally(NamedTuple):
    """What a fuzz run did and what it found."""

    games: int
    actions: int
    violations: tuple[str, ...]


def fuzz(game: Game, games: int, seed: int, options: dict[str, Any] | None = None, every: int = 1) -> Tally:
    """Play that many random games; options that are not fixed vary from game to game.

    With `every` above 1 only each so-many-th state is checked, for tests in a hurry.
    """
    rng = Random(seed)  # noqa: S311
    found: list[str] = []
    actions = 0
    for number in range(games):
        chosen = {o.key: rng.choice(o.choices) for o in game.options} | (options or {})
        chosen = game.check_options(chosen)
        record = play_random(game, chosen, rng)
        actions += len(record.actions)
        for step in range(0, len(record.states), every):
            played = record.actions[step - 1] if step else "start"
            where = f"game {number} {chosen}, step {step} ({played})"
            found += [f"{where}: {violation}" for violation in check_state(record.states[step])]
        found += [f"game {number} {chosen}: {violation}" for violation in check_record(record)]
        found += [f"game {number} {chosen}: {violation}" for violation in _check_changed(record, number)]
    return Tally(games, actions, tuple(found))


def play_random(game: Game, options: dict[str, Any], rng: Random) -> Record:
    """A whole game of uniformly random actions; chance follows its weights."""
    record = Record.start(game, **options)
    states, actions = [record.state], []
    while states[-1].mover is not None:
        state = states[-1]
        actions.append(draw(state, rng) if state.mover == CHANCE else rng.choice(state.legal()))
        states.append(state.play(actions[-1]))
    return Record(tuple(states), tuple(actions), len(actions))


def check_state(state: State) -> Iterator[str]:
    """Every broken promise of one state."""
    yield from state.violations()
    legal = state.legal()
    if (state.mover is None) != (not legal):
        yield f"mover is {state.mover}, but {len(legal)} actions are legal"
    if len(set(legal)) != len(legal):
        yield "an action is offered twice"
    for action in legal:
        if state.game.notation.parse(str(action)) != action:
            yield f"{action!r} does not survive its notation"
        if state.why_not(action) is not None:
            yield f"{action} is legal and refused"
    outcomes = state.outcomes()
    if (state.mover == CHANCE) != bool(outcomes):
        yield f"mover is {state.mover}, but there are {len(outcomes)} outcomes"
    if outcomes and (tuple(action for action, _ in outcomes) != legal or min(weight for _, weight in outcomes) < 1):
        yield "the outcomes are not the legal actions with weights of at least 1"
    for event in state.events:
        try:
            state.game.texts.tell(event.key, event.params)
        except KeyError as error:
            yield f"the event {event.key} cannot be told: {error} is missing"
    yield from _check_data(state)


def _check_data(state: State) -> Iterator[str]:
    """Positions and views are plain data that say neither too little nor too much."""
    if state.game.from_position(json.loads(json.dumps(state.position()))) != state:
        yield "the position does not survive JSON"
    for name, viewer in viewers(state.players).items():
        view = state.view(viewer)
        if state.game.hides and viewer is None:
            yield from _check_open_offers(state, view["offers"])
        else:
            acts = state.mover not in (CHANCE, None) and (not state.game.hides or viewer in (state.mover, ALL))
            if acts != bool(view["offers"]):
                yield f"{name} is offered {len(view['offers'])} things to do; the mover is {state.mover}"
            yield from _check_offers(state, view["offers"])
        yield from _check_leaks(state, viewer, json.dumps(view))


def _check_open_offers(state: State, offers: list[Offer]) -> Iterator[str]:
    """What everybody can tell that the mover may do is among what the mover may do."""
    known = [] if state.mover in (CHANCE, None) else state.offers()
    for offer in offers:
        if offer not in known:
            yield f"{offer['actions']} is offered to the public, but not to the mover"


def _check_offers(state: State, offers: list[Offer]) -> Iterator[str]:
    """Offers can be told apart, and everything that is legal is offered, by itself or merged into longer gestures."""
    keys = {(offer["verb"], *sorted(offer["refs"])) for offer in offers}
    if len(keys) != len(offers):
        yield "two offers have the same verb and references"
    legal = {str(action) for action in state.legal()}
    begun = {offer["actions"][0] for offer in offers}
    if not begun <= legal:
        yield f"{min(begun - legal)} is offered, but not legal"
    verbs = {offer["verb"] for offer in offers}
    merged = verbs - set(state.game.notation.verbs)
    for text in sorted(legal - begun) if offers else ():
        if not merged or text.partition(" ")[0] in verbs:
            yield f"{text} is legal, but not offered"


def _check_leaks(state: State, viewer: int | None, view: str) -> Iterator[str]:
    """What a viewer may not know can be otherwise without his view showing it: two worlds, one view."""
    other = state.observe(viewer).sample(Random(len(view)))  # noqa: S311
    if other is not state and json.dumps(other.view(viewer)) != view:
        yield f"{viewer_name(viewer)} can tell a sampled world from the true one"


def _check_changed(record: Record, seed: int) -> Iterator[str]:
    """Every promise that is broken after positions of a record were changed at random and, if they are taken, played
    on."""
    rng = Random(seed)  # noqa: S311
    samples = [json.loads(json.dumps(state.position())) for state in record.states[::_SAMPLED]]
    vocabulary = Vocabulary(samples)
    for _ in range(_CHANGED):
        position = vocabulary.mutate(rng.choice(samples), rng)
        try:
            state = record.game.from_position(position)
        except BadPosition:
            continue
        yield from (f"{violation}, from the position {json.dumps(position)}" for violation in check_onward(state, rng))


def check_onward(state: State, rng: Random) -> Iterator[str]:
    """The promises that are broken first while some steps are played at random; views, which take longest, are looked
    at now and then."""
    for _ in range(rng.choice(_STEPS)):
        broken = [*_broken(state)]
        if broken or state.mover is None:
            yield from broken
            return
        state = state.play(draw(state, rng) if state.mover == CHANCE else rng.choice(state.legal()))
    yield from check_state(state) if rng.random() < _LOOKED_AT else _broken(state)


def _broken(state: State) -> Iterator[str]:
    """What is wrong with a state, as far as it is seen quickly."""
    yield from state.violations()
    if state.mover is not None and not state.legal():
        yield "nothing can be done"


def check_record(record: Record) -> Iterator[str]:
    """Every broken promise of a finished record."""
    length = len(record.actions)
    for step in sorted({length * k // _LINK_CHECKS for k in range(_LINK_CHECKS + 1)}):
        part = record.at(step).cut()
        again = from_link(to_link(part), lambda *_: record.game)
        if again.actions != part.actions or again.state != part.state:
            yield f"the link of step {step} opens as another game"
    if record.state.mover is None and not record.state.winners:
        yield "the game is over, but nobody has won"
    recounted = recount(record)
    if recounted != record.state.scores:
        yield f"the scores are {record.state.scores}, but a recount gives {recounted}"
    yield from untold(record)
