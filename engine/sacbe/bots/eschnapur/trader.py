"""A computer player of Eschnapur: one decision at a time, with what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from sacbe.bots.contract import Plan
from sacbe.bots.eschnapur import bargaining, sale, turn
from sacbe.bots.eschnapur.thought import Thought
from sacbe.bots.eschnapur.weights import Weights
from sacbe.bots.eschnapur.worth import unseen_bids, unseen_symbols
from sacbe.core.action import Action
from sacbe.core.contract import Observation
from sacbe.core.rows import with_added
from sacbe.eschnapur import actions as a
from sacbe.eschnapur.bundle import Terms
from sacbe.eschnapur.components import COLOUR, TOKEN, TOKENS
from sacbe.eschnapur.state import State
from sacbe.eschnapur.table import (
    AFTER,
    BEGIN,
    BID,
    COMMIT,
    COMPOSE,
    DRAW,
    GIVE,
    MAIN,
    OFFER,
    PICK,
    READY,
    REPLY,
    SELL,
    unturned,
)  # fmt: skip
from sacbe.eschnapur.table import (
    TOKEN as TURNING,
)

_CERTAIN: Final = ("step", "buy_move")
"""Actions of the main phase after which the turn goes on without chance or another seat."""

_PURCHASES: Final = ("buy_symbol", "buy_bid", "buy_move")


class Trader(NamedTuple):
    """Values goods, bargains, walks to niches it can open, and bids sensibly."""

    name: str
    seconds: float
    weights: Weights
    others: Weights | None = None
    """How it thinks that others see the game; None if it takes them for players like itself."""

    def think(self, observation: Observation, rng: Random) -> Iterator[Plan]:
        """A plan found at once; before sealed bids, perhaps another one after imagining more worlds."""
        state = _state(observation)
        legal = state.legal()
        decide = (_SHREWD if self.weights.composes else _DECIDE).get(state.phase)
        yield decide(self._thought(state, observation.seat, rng), legal) if decide else Plan((legal[0],))
        if decide and state.phase == COMMIT and self.weights.more_samples:
            yield decide(self._thought(state, observation.seat, rng, self.weights.more_samples), legal)

    def appraise(self, observation: Observation, played: Sequence[Action]) -> tuple[float, int]:
        """See `Bot.appraise`: a walk counts up to its end, composed terms up to the last word."""
        state, seat = _state(observation), observation.seat
        if state.phase in (OFFER, SELL, REPLY):
            step_worth = bargaining.step_worth if self.weights.composes else sale.step_worth
            if played[0][0] in _PURCHASES:
                thought = self._thought(state, seat)
                gain = turn.worth_of(thought, played[0]) - thought.value(thought.purse)
                return step_worth(thought, played[0], None) + gain, 1
            terms, count = _terms(state, played)
            return step_worth(self._thought(state, seat), played[0], terms), count
        if state.phase == COMMIT:
            samples = self.weights.more_samples
            return turn.bid_worth(self._thought(state, seat, samples=samples), played[0]), 1
        if state.phase in (GIVE, PICK):
            return turn.with_card(self._thought(state, seat), played[0]), 1
        if state.phase == COMPOSE:
            return 0.0, 1
        for count, action in enumerate(played, 1):
            if state.phase != MAIN or action[0] not in _CERTAIN:
                return turn.worth_of(self._thought(state, seat), action), count
            state = state.play(action)
        return self._thought(state, seat).value(self._thought(state, seat).purse), len(played)

    def luck(self, observation: Observation, event: Action) -> float:
        """See `Bot.luck`: the cards one draws, and the small number one finds."""
        state, seat = _state(observation), observation.seat
        thought = self._thought(state, seat)
        if state.phase == TURNING and state.active == seat:
            return (
                thought.worth.niche(seat)
                / max(thought.worth.small, 1)
                * (TOKENS[TOKEN[str(event[1])]].small - _mean_small(state))
            )
        if state.phase != DRAW or state.draws[0][0] != seat:
            return 0.0
        if state.draws[0][1] == BID:
            return thought.worth.bid(int(event[2])) - _mean_bid(thought)
        return _with_symbol(thought, COLOUR[str(event[2])]) - sum(
            chance * _with_symbol(thought, colour) for colour, chance in enumerate(unseen_symbols(state, seat))
        )

    def _thought(self, state: State, seat: int, rng: Random | None = None, samples: int | None = None) -> Thought:
        """The moment to be judged; without a generator, without error."""
        weights = self.weights
        if rng is None:
            weights, rng = weights.without_noise(), Random(0)  # noqa: S311
        return Thought(state, seat, weights, rng, self.others, samples)


def _state(observation: Observation) -> State:
    """The veiled state of an observation."""
    state = observation.state
    assert isinstance(state, State)
    return state


def _terms(state: State, played: Sequence[Action]) -> tuple[Terms | None, int]:
    """The terms proposed from here on, and how many actions that took."""
    if played[0][0] in ("offer", "counter"):
        return a.terms_of(played[0]), 1
    if played[0][0] != "compose":
        return None, 1
    terms = None
    for count, action in enumerate(played, 1):
        state = state.play(action)
        assert state.sale is not None
        if state.phase != COMPOSE:
            return terms, count
        draft = state.sale.draft
        assert draft is not None
        terms = Terms(draft.slot, draft.give, draft.ask)
    return None, len(played)


def _mean_small(state: State) -> float:
    """The small number to expect in a niche."""
    left = [token.small for k, token in enumerate(TOKENS) if unturned(state) >> k & 1]
    return sum(left) / len(left)


def _mean_bid(thought: Thought) -> float:
    """The worth of a bid card that the seat cannot know."""
    worths = [thought.worth.bid(value) for value in unseen_bids(thought.state, thought.seat)]
    return sum(worths) / len(worths)


def _with_symbol(thought: Thought, colour: int) -> float:
    """How well the seat stands with one more symbol card."""
    return thought.value(thought.purse._replace(symbols=with_added(thought.purse.symbols, colour, 1)))


_DECIDE: Final[dict[str, Callable[[Thought, tuple[Action, ...]], Plan]]] = {
    BEGIN: turn.begin,
    AFTER: turn.after_deal,
    MAIN: turn.main,
    READY: turn.ready,
    COMMIT: turn.commit,
    OFFER: sale.offer,
    SELL: sale.sell,
    REPLY: sale.reply,
    GIVE: turn.card,
    PICK: turn.card,
}
_SHREWD: Final = _DECIDE | {
    OFFER: bargaining.offer,
    SELL: bargaining.sell,
    REPLY: bargaining.reply,
    COMPOSE: bargaining.compose,
}
"""The same for a player that makes terms of its own."""
