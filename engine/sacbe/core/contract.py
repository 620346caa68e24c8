"""The contract between the core and a game: what a game is and what a state can be asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from sacbe.core.action import Action, Notation
from sacbe.core.errors import BadOptions
from sacbe.core.events import Event, Refusal
from sacbe.core.texts import Texts

if TYPE_CHECKING:
    from fractions import Fraction

    from sacbe.core.views import Offer, Scene

CHANCE: Final = -1
"""The mover of a state in which dice, stacks and shuffled cards decide."""

Json = Any
"""Plain data: what `json.dumps` takes."""

Outcome = tuple[Action, int]
"""A chance action and its weight; its probability is weight / sum of weights."""


class State(Protocol):
    """One immutable node of a game tree."""

    @property
    def game(self) -> Game:
        """The game this is a state of."""

    @property
    def options(self) -> Mapping[str, Any]:
        """What the game was started with, by option key."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def mover(self) -> int | None:
        """The seat that decides, CHANCE, or None when the game is over."""

    @property
    def phase(self) -> str:
        """What is decided next, in a word."""

    @property
    def seat(self) -> int:
        """Whose turn it is, also while chance acts for that seat."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Running scores by seat."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats once the game is over, before that nobody."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened when the action that led here was played."""

    def legal(self) -> tuple[Action, ...]:
        """All actions that may be played now, chance outcomes included, in canonical order."""

    def outcomes(self) -> tuple[Outcome, ...]:
        """At a chance node: the actions of `legal()` with their weights; elsewhere nothing."""

    def play(self, action: Action) -> State:
        """The state after `action`; raises IllegalAction and changes nothing if it is not legal."""

    def why_not(self, action: Action) -> Refusal | None:
        """None if `action` is legal, else the rule that forbids it."""

    def view(self, viewer: int | None) -> dict[str, Json]:
        """What `viewer` (a seat, None for the public, or ALL) may see, as plain data; see `core.views.envelope`."""

    def scene(self, viewer: int | None) -> Scene:
        """What the game itself tells `viewer`; `view` puts it into the form that all games share."""

    def offers(self) -> list[Offer]:
        """What the seat that is to move may do, gesture by gesture."""

    def holdings(self, seat: int) -> dict[str, int]:
        """All that a seat can count as its own: points, goods, tracks, supplies; the same units at every moment."""

    def disguise(self, action: Action, viewer: int | None) -> str:
        """How `action`, when it is played here, reads to `viewer`: its notation without what he may not know."""

    def depends_on_hidden(self, action: Action) -> bool:
        """Whether what `action` does at once depends on cards that its mover cannot know."""

    def position(self) -> dict[str, Json]:
        """The whole position as plain data; `game.from_position` is the inverse."""

    def observe(self, viewer: int | None) -> Observation:
        """All that `viewer` may know: a seat that is to think, or anybody who asks."""

    def violations(self) -> Iterator[str]:
        """Every broken invariant of the rules, in words; nothing for a sound state."""


class Observation(Protocol):
    """What one viewer knows, and a sampler of the worlds that agree with it."""

    @property
    def state(self) -> State:
        """A state that holds nothing its viewer may not know: the same for all worlds that look the same to him."""

    @property
    def viewer(self) -> int | None:
        """Whose knowledge this is: a seat's, the public's (None), or that of ALL."""

    @property
    def seat(self) -> int:
        """The viewer, who is a seat."""

    def legal(self) -> tuple[Action, ...]:
        """The actions the viewer may take now."""

    def view(self) -> dict[str, Json]:
        """The same as `state.view(viewer)`."""

    def sample(self, rng: Random) -> State:
        """A state that the viewer cannot tell from the true one, drawn from the right distribution."""


class Option(NamedTuple):
    """A choice made before a game starts."""

    key: str
    choices: tuple[Any, ...]
    default: Any


class Game(NamedTuple):
    """The static facts of one game and its doors."""

    name: str
    code: int
    """Its number in links; never changes."""
    rules_version: int
    """Grows whenever the order or content of `legal()` changes."""
    options: tuple[Option, ...]
    notation: Notation
    texts: Texts
    rule_prefix: str
    """How its rule ids begin, for example TIK."""
    begin: Callable[[Mapping[str, Any]], State]
    """The opening state for complete, checked options."""
    from_position: Callable[[Mapping[str, Json]], State]
    """The state a position describes; raises BadPosition."""
    facts: Callable[[], dict[str, Json]]
    """What never changes during a game, for interfaces and explainers."""
    picture: Callable[[Any, int | None], str]
    """A state as a viewer (a seat, None for the public, or ALL) sees it, drawn in text for a terminal."""
    hides: bool = False
    """Whether seats see different things, so that people at one screen must look away."""

    def start(self, /, **options: Any) -> State:
        """The opening state; options that are not named take their default."""
        return self.begin(self.check_options(options))

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """`options` completed with defaults; raises BadOptions for an unknown key or value."""
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key not in known:
                raise BadOptions(f"{self.name} has no option {key!r}; it has {', '.join(known)}")
            if not any(value == c and type(value) is type(c) for c in known[key].choices):
                allowed = ", ".join(map(repr, known[key].choices))
                raise BadOptions(f"{self.name}: {key} cannot be {value!r}; it can be {allowed}")
        return {key: options.get(key, option.default) for key, option in known.items()}


def probability(state: State, action: Action) -> Fraction:
    """The exact probability of a chance action; 0 if it cannot happen."""
    from fractions import Fraction  # a browser, which never asks, starts sooner without it

    outcomes = state.outcomes()
    total = sum(weight for _, weight in outcomes)
    return sum((Fraction(weight, total) for each, weight in outcomes if each == action), Fraction(0))


def draw(state: State, rng: Random) -> Action:
    """A chance action of `state`, drawn with the right probabilities from the caller's generator."""
    outcomes = state.outcomes()
    ticket = rng.randrange(sum(weight for _, weight in outcomes))
    for action, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return action
    raise AssertionError("weights add up")


def seat_name(seat: int | None) -> str | None:
    """How a mover is written in notation and data: P1, P2, ..., chance, or None."""
    return None if seat is None else "chance" if seat == CHANCE else f"P{seat + 1}"
