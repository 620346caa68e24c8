"""The contract between the core and a game: what a game provides, and what a state answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
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
"""The mover of a state in which a draw decides: a stack of tiles, shuffled cards."""

Json = Any
"""Plain data that `json.dumps` accepts."""

Outcome = tuple[Action, int]
"""A chance action and its weight; its probability is weight / sum of weights."""


class State(Protocol):
    """One immutable node of a game tree."""

    @property
    def game(self) -> Game:
        """The game this is a state of."""

    @property
    def options(self) -> Mapping[str, Any]:
        """The options the game was started with, by key."""

    @property
    def players(self) -> int:
        """The number of seats."""

    @property
    def mover(self) -> int | None:
        """The seat that decides, CHANCE, or None when the game is over."""

    @property
    def phase(self) -> str:
        """What is decided next, as one word."""

    @property
    def seat(self) -> int:
        """Whose turn it is, also while chance acts for that seat."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Running scores by seat."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; empty until the game is over."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened when the action that led here was played."""

    def legal(self) -> tuple[Action, ...]:
        """Returns all actions that may be played now, chance actions included, in canonical order."""

    def outcomes(self) -> tuple[Outcome, ...]:
        """Returns the actions of `legal()` with their weights if chance is to move, otherwise nothing."""

    def play(self, action: Action) -> State:
        """Returns the state after `action`; raises IllegalAction. This state does not change."""

    def why_not(self, action: Action) -> Refusal | None:
        """Returns why `action` is not legal, or None if it is."""

    def view(self, viewer: int | None) -> dict[str, Json]:
        """Returns what `viewer` (a seat, None for the public, or ALL) may see; see `core.views.envelope`."""

    def scene(self, viewer: int | None) -> Scene:
        """Returns the part of the view that depends on the game; `view` puts it into the form that all games share."""

    def projected(self, viewer: int | None) -> Sequence[Mapping[str, int]]:
        """Returns by seat the points it would get if it were scored now, by source, as far as `viewer` may know."""

    def offers(self) -> list[Offer]:
        """Returns what the seat to move may do, one offer per gesture."""

    def open_offers(self) -> list[Offer]:
        """Returns those offers that everybody can tell from what lies open; only asked where hands are hidden."""

    def unfold(self, action: Action) -> tuple[Action, ...]:
        """Returns the smaller actions that `action` stands for, or just `action` if it stands for itself."""

    def prospect(self, action: Action, viewer: int | None) -> Json:
        """Returns what would come of `action` if others agreed to it, as far as `viewer` may know; None if nothing."""

    def holdings(self, seat: int) -> dict[str, int]:
        """Returns how much a seat has of everything: points, goods, tracks, supplies; always with the same keys."""

    def disguise(self, action: Action, viewer: int | None) -> str:
        """Returns the notation of `action`, played here, as `viewer` may read it: without what is hidden from them."""

    def depends_on_hidden(self, action: Action) -> bool:
        """Returns whether the immediate result of `action` depends on cards its mover cannot know."""

    def position(self) -> dict[str, Json]:
        """Returns the whole position as plain data; `game.from_position` is the inverse."""

    def observe(self, viewer: int | None) -> Observation:
        """Returns what `viewer` may know, for computer players and for answers to that viewer."""

    def violations(self) -> Iterator[str]:
        """Yields a sentence for every invariant of the rules that this state breaks."""


class Observation(Protocol):
    """What one viewer knows, with a sampler of the states consistent with it."""

    @property
    def state(self) -> State:
        """A state without anything hidden from the viewer: the same for all states that look the same to them."""

    @property
    def viewer(self) -> int | None:
        """Whose knowledge this is: a seat, None for the public, or ALL."""

    @property
    def seat(self) -> int:
        """The viewer, which must be a seat."""

    def legal(self) -> tuple[Action, ...]:
        """Returns the actions the viewer may take now."""

    def view(self) -> dict[str, Json]:
        """Returns `state.view(viewer)`."""

    def sample(self, rng: Random) -> State:
        """Returns a state that the viewer cannot tell from the true one, drawn from the right distribution."""


class Option(NamedTuple):
    """A choice made before a game starts."""

    key: str
    choices: tuple[Any, ...]
    default: Any
    unless: str | None = None
    """Another option; while that is chosen, this one changes nothing, and nobody needs to be asked."""


class Game(NamedTuple):
    """The static facts of one game, and the functions that start it."""

    name: str
    code: int
    """The game's number in links; never changes."""
    rules_version: int
    """Raised whenever the order or content of `legal()` changes."""
    options: tuple[Option, ...]
    notation: Notation
    texts: Texts
    rule_prefix: str
    """What its rule ids begin with, for example TIK."""
    begin: Callable[[Mapping[str, Any]], State]
    """Returns the opening state for complete, checked options."""
    from_position: Callable[[Mapping[str, Json]], State]
    """Returns the state that a position describes; raises BadPosition."""
    facts: Callable[[], dict[str, Json]]
    """Returns what never changes during a game, for interfaces and explainers."""
    picture: Callable[[Any, int | None], str]
    """Returns a state as a viewer (a seat, None for the public, or ALL) sees it, drawn as text for a terminal."""
    hides: bool = False
    """Whether players have hidden hands, so that people who share a screen must look away."""

    def start(self, /, **options: Any) -> State:
        """Returns the opening state; options not given take their default. Raises BadOptions."""
        return self.begin(self.check_options(options))

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Returns `options` completed with defaults; raises BadOptions for an unknown key or value."""
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key not in known:
                raise BadOptions(f"{self.name} has no option {key!r}; it has {', '.join(known)}")
            if not any(value == c and type(value) is type(c) for c in known[key].choices):
                allowed = ", ".join(map(repr, known[key].choices))
                raise BadOptions(f"{self.name}: {key} cannot be {value!r}; it can be {allowed}")
        return {key: options.get(key, option.default) for key, option in known.items()}


def probability(state: State, action: Action) -> Fraction:
    """Returns the exact probability of a chance action; 0 if it cannot happen."""
    from fractions import Fraction  # not needed in the browser, which starts sooner without it

    outcomes = state.outcomes()
    total = sum(weight for _, weight in outcomes)
    return sum((Fraction(weight, total) for each, weight in outcomes if each == action), Fraction(0))


def draw(state: State, rng: Random) -> Action:
    """Returns a chance action of `state`, drawn with the right probabilities from the caller's generator."""
    outcomes = state.outcomes()
    ticket = rng.randrange(sum([weight for _, weight in outcomes]))
    for action, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return action
    raise AssertionError("weights add up")


def seat_name(seat: int | None) -> str | None:
    """Returns the name of a mover in notation and data: P1, P2, ..., chance, or None."""
    return None if seat is None else "chance" if seat == CHANCE else f"P{seat + 1}"
