"""Hypothesis looks for a way of playing that breaks a promise."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sacbe import CODES, Record, from_link, game, to_link
from sacbe.testing.fuzz import check_state


class AnyGame(RuleBasedStateMachine):
    """A record to which anything legal may happen, undo and redo included."""

    record: Record

    @initialize(name=st.sampled_from(sorted(CODES)), data=st.data())
    def start(self, name: str, data: st.DataObject) -> None:
        which = game(name)
        options = {option.key: data.draw(st.sampled_from(option.choices)) for option in which.options}
        self.record = Record.start(which, **options)

    @precondition(lambda self: self.record.state.mover is not None)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        self.record = self.record.play(data.draw(st.sampled_from(self.record.state.legal())))

    @precondition(lambda self: self.record.step > self.record.undo_floor)
    @rule()
    def undo(self) -> None:
        before = self.record
        self.record = before.undo()
        assert self.record.redo().state == before.state

    @rule()
    def open_own_link(self) -> None:
        again = from_link(to_link(self.record))
        assert again.state == self.record.state
        self.record = again

    @invariant()
    def no_promise_is_broken(self) -> None:
        assert list(check_state(self.record.state)) == []


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(max_examples=12, stateful_step_count=40, deadline=None)
