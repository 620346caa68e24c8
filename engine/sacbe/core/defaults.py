"""What a state of a small game can answer by itself, so that its author writes hardly more than its rules.

The state of such a game is `class State(SmallState, Table)`. Its table is a named tuple that begins with the fields
`setup: Players` and `seats: tuple[Seat, ...]`; a seat is a named tuple with a `score`; `core.plain` says what else they
can hold. The game says `verbs`, `things` and `rules`, whose turn it is (`seat`), what may be done (`find_legal`), what
comes of it (`follow`) and what is never true (`violations`). The game is over when nothing can be done.

If there are hidden cards, it also says which `deck` they are of, and a seat says which `cards` it has and how it looks
to others (`covered`). All else follows, and what does not suit a game it overrides.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from random import Random
from typing import Any, ClassVar, NamedTuple, TypeVar, get_args

from sacbe.core.action import Action, Notation, Word
from sacbe.core.contract import CHANCE, Game, Json, Option, Outcome, seat_name
from sacbe.core.data import texts
from sacbe.core.errors import BadOptions, BadPosition
from sacbe.core.events import Refusal, refuser
from sacbe.core.node import Node
from sacbe.core.observation import Observed, no_veil
from sacbe.core.plain import read, types_of, write
from sacbe.core.rows import with_item
from sacbe.core.seats import ALL
from sacbe.core.views import Offer, Scene

_State = TypeVar("_State")


class Players(NamedTuple):
    """The options of a small game."""

    players: int


class SmallState(Node):
    """The base of a small game's states; `self` is Any because its fields are those of the game's table."""

    __slots__ = ()

    verbs: ClassVar[Mapping[str, str]]
    """By verb: the sorts of things after it; `?card` is a card that only the seat whose turn it is may know."""
    chance: ClassVar[Collection[str]] = ()
    """The verbs of chance, whose actions are all equally likely."""
    things: ClassVar[Mapping[str, Collection[Word]]]
    """By sort: all there are."""
    rules: ClassVar[Mapping[str, str]]
    """By sort: the rule that says which may be named; and `turn`: the rule that says who may do what, and when."""
    deck: ClassVar[Collection[Word]] = ()
    """The cards that may be hidden; none if everybody sees everything."""

    @classmethod
    def begin(cls: Any, options: Mapping[str, Any]) -> Any:
        """Returns the opening state: nothing has happened, and everybody has what a new seat has."""
        new_seat, _ = get_args(types_of(cls)["seats"])
        setup = Players(**options)
        return cls(setup, (new_seat(),) * setup.players)

    @classmethod
    def from_position(cls: Any, data: Mapping[str, Json]) -> Any:
        """Returns the state that a position describes; raises BadPosition."""
        state = read(cls, data)
        try:
            cls.game.check_options(state.options)
        except BadOptions as error:
            raise BadPosition(str(error)) from None
        if len(state.seats) != state.players:
            raise BadPosition(f"there are {state.players} players, but {len(state.seats)} seats")
        for violation in state.violations():
            raise BadPosition(violation)
        return state

    def position(self) -> dict[str, Json]:
        """Returns the table as plain data."""
        return dict(write(self))

    def with_seat(self: _State, seat: int, **changes: Any) -> _State:
        """Returns this state with some changes to what a seat has."""
        table: Any = self
        changed: _State = table._replace(seats=with_item(table.seats, seat, table.seats[seat]._replace(**changes)))
        return changed

    # What may be done, and why something may not.

    def legal(self: Any) -> tuple[Action, ...]:
        """Returns all actions that may be played now, computed once."""
        if "_legal" not in self.__dict__:
            self.__dict__["_legal"] = self.find_legal()
        found: tuple[Action, ...] = self.__dict__["_legal"]
        return found

    def find_outcomes(self: Any) -> tuple[Outcome, ...]:
        """Returns all that chance may do, everything equally likely."""
        return tuple([(action, 1) for action in self.legal()]) if self.mover == CHANCE else ()

    @property
    def mover(self: Any) -> int | None:
        """Whoever the legal actions belong to; the game is over when there are none."""
        legal = self.legal()
        return None if not legal else CHANCE if legal[0].verb in self.chance else self.seat

    @property
    def phase(self: Any) -> str:
        """Who decides, in a word."""
        return {None: "over", CHANCE: "chance"}.get(self.mover, "play")

    def refuse(self: Any, action: Action) -> Refusal:
        """Returns why an action is not legal, with a sentence of the game's texts: `no_such_action`, `over`,
        `chance_first`, `not_now`, or `no_<sort>` for the first of its words that no legal action has there."""
        no, turn = refuser(self.game.texts), self.rules["turn"]
        if not self.game.notation.spells(action):
            return no(turn, "no_such_action", action=str(action)[:40])
        if self.mover is None:
            return no(turn, "over")
        left = [each for each in self.legal() if each.verb == action.verb]
        if not left:
            return no(turn, "chance_first" if self.mover == CHANCE else "not_now")
        for at, sort in enumerate(_sorts(self.verbs[action.verb]), 1):
            left = [each for each in left if each[at] == action[at]]
            if not left:
                told = {"seat": seat_name(self.seat), "verb": action.verb, sort: action[at]}
                return no(self.rules[sort], f"no_{sort}", **told)
        raise AssertionError(f"{action} is legal")

    def offers(self: Any) -> list[Offer]:
        """Returns an offer for each legal action; it touches the things that the action names."""
        sorts = {verb: _sorts(words) for verb, words in self.verbs.items()}
        return [
            {
                "actions": [str(action)],
                "verb": action.verb,
                "cost": {},
                "refs": [f"{sort}:{word}" for sort, word in zip(sorts[action.verb], action[1:], strict=True)],
            }
            for action in self.legal()
        ]

    # What is shown.

    @property
    def scores(self: Any) -> tuple[int, ...]:
        """The score of each seat."""
        return tuple([own.score for own in self.seats])

    def projected(self: Any, viewer: int | None) -> list[dict[str, int]]:
        """Returns nothing: points are given when they are earned."""
        return [{} for _ in self.seats]

    def holdings(self: Any, seat: int) -> dict[str, int]:
        """Returns the points of a seat, and how many it has of everything that it has in a row."""
        own = self.seats[seat]
        rows = {name: len(value) for name, value in own._asdict().items() if isinstance(value, tuple)}
        return {"points": own.score, **rows}

    def scene(self: Any, viewer: int | None) -> Scene:
        """Returns the table as far as the viewer may know it; seats are ranked by their points."""
        board = write(self.seen(viewer))
        del board["setup"]
        chances = self.outcomes() if viewer == ALL or not self.game.hides else ()
        return Scene(seats=board.pop("seats"), standing=self.scores, board=board, chances=chances)

    # What is hidden.

    @property
    def cards(self: Any) -> list[Any]:
        """The cards that all seats have."""
        return [card for own in self.seats for card in own.cards]

    def seen(self: Any, viewer: int | None, other: Callable[[], Any] = lambda: None) -> Any:
        """Returns this state with `other()` in place of each card that `viewer` may not know."""
        if viewer == ALL or not self.game.hides:
            return self
        seats = [own if seat == viewer else own.covered(other) for seat, own in enumerate(self.seats)]
        return self._replace(seats=tuple(seats))

    def observe(self: Any, viewer: int | None) -> Observed:
        """Returns what `viewer` may know: the cards that they do not see may be any others of the deck."""
        return Observed.of(self, viewer, _deal_anew if self.game.hides else no_veil)

    def disguise(self: Any, action: Action, viewer: int | None) -> str:
        """Returns the notation of `action`, with a question mark for each word that only the acting seat may know."""
        if viewer in (self.seat, ALL):
            return str(action)
        sorts = self.verbs[action.verb].split()
        words = ["?" if sort[0] == "?" else str(word) for sort, word in zip(sorts, action[1:], strict=True)]
        return " ".join([action.verb, *words])

    def depends_on_hidden(self: Any, action: Action) -> bool:
        """Returns whether `action` opens something hidden."""
        return any(event.reveals for event in self.play(action).events)


def small_game(
    state: type[SmallState], *, code: int, rule_prefix: str, players: tuple[int, ...], facts: dict[str, Json]
) -> Game:
    """Returns the game of these states, for so many players; it is called like its package, which has its texts."""
    state.game = Game(
        name=state.__module__.rpartition(".")[2],
        code=code,
        rules_version=1,
        options=(Option("players", players, players[(len(players) - 1) // 2]),),
        notation=_notation(state.verbs, state.things),
        texts=texts(state.__module__),
        rule_prefix=rule_prefix,
        begin=state.begin,
        from_position=state.from_position,
        facts=facts.copy,
        picture=picture,
        hides=bool(state.deck),
    )
    return state.game


def picture(state: Any, viewer: int | None) -> str:
    """Returns what a viewer sees, for a terminal: a line for what everybody shares, then one for each seat."""
    view = state.view(viewer)
    seats = {name: {field: own[field] for field in own if field != "projected"} for name, own in view["seats"].items()}
    return "\n".join([_line(view["board"]), *(f"{name}  {_line(own)}" for name, own in seats.items())])


def _line(fields: Mapping[str, Json]) -> str:
    """Named values in a line."""
    return "; ".join(f"{name}: {_words(value)}" for name, value in fields.items())


def _words(value: Json) -> str:
    """A value; what the viewer may not know is a question mark, and what is true is named."""
    if isinstance(value, dict):
        return " ".join([name if each is True else _words(each) for name, each in value.items() if each is not False])
    if isinstance(value, list):
        return ", ".join(map(_words, value)) or "none"
    return "?" if value is None else str(value)


def _deal_anew(state: Any, viewer: int | None, rng: Random | None) -> Any:
    """A state that the viewer cannot tell from this one; see `core.observation.Veil`."""
    known = state.seen(viewer).cards
    pile = [card for card in state.deck if card not in known]
    if rng is not None:
        rng.shuffle(pile)
    return state.seen(viewer, pile.pop)


def _sorts(words: str) -> list[str]:
    """The sorts of things that follow a verb."""
    return words.replace("?", "").split()


def _notation(verbs: Mapping[str, str], things: Mapping[str, Iterable[Word]]) -> Notation:
    """Verbs with the things that follow them; the last of each is the example."""
    words = {verb: [list(map(str, things[sort])) for sort in _sorts(sorts)] for verb, sorts in verbs.items()}
    shapes = {verb: " ".join(f"({'|'.join(each)})" for each in rows) for verb, rows in words.items()}
    return Notation(shapes, examples=[" ".join([verb, *(each[-1] for each in rows)]) for verb, rows in words.items()])
