"""The one mechanism of the game: a stack of tasks, and what each task and each action does.

A task is carried out at once (STEPS), decided by the acting seat (legal.decisions) or decided by chance
(chance.CHANCES). Whatever follows from an action is put on the stack as further tasks. A decision with one option is
taken automatically; one with none is skipped (TEO-1.12). Only the three decisions that make up a turn always wait for
the player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sacbe.core.action import Action
from sacbe.core.contract import Outcome
from sacbe.core.events import Event
from sacbe.teotihuacan import actions as a
from sacbe.teotihuacan import calendar, chance, main_actions, rewards, setup, turn, worship
from sacbe.teotihuacan.chance import CHANCES
from sacbe.teotihuacan.draft import Draft, T
from sacbe.teotihuacan.legal import ALWAYS_ASKED, decisions
from sacbe.teotihuacan.table import Table, Task

Step = Callable[..., None]

STEPS: Final[dict[str, Step]] = {
    "seat": calendar.seat,
    "pieces": setup.pieces,
    "start_technology": setup.start_technology,
    "ready": setup.ready,
    "begin": turn.begin,
    "refill": calendar.refill,
    "close": calendar.close,
    "advance": rewards.advance,
    "avenue": rewards.avenue,
    "ascension_day": rewards.ascension_day,
    "worker": rewards.worker,
    "royal": worship.royal,
    "built": main_actions.built,
    "completed": calendar.complete_pyramid,
    "eclipse": calendar.eclipse,
    "next_era": calendar.next_era,
    "bonuses": calendar.bonuses,
}
"""By kind of task: what is done at once."""

_SKIPPED: Final[dict[str, Callable[[Draft, Task], None]]] = {
    "attached": rewards.remove_attached,
    "power": rewards.lose_power,
}
"""What it means if a decision has no options."""


def _advance(d: Draft, task: Task, action: Action) -> None:
    (worship.buy_advance if task[0] == "royal_temples" else rewards.choose_advance)(d, task, action)


_PLAY: Final[dict[str, Callable[[Draft, Task, Action], None]]] = {
    "draw": chance.draw,
    "turn": chance.draw,
    "keep": setup.keep,
    "pick": setup.pick,
    "station": setup.station,
    "take": rewards.take,
    "give": worship.give,
    "exchange": worship.exchange,
    "use": rewards.use,
    "unlock": turn.unlock,
    "move": turn.move,
    "collect": turn.collect,
    "main": main_actions.main,
    "worship": worship.worship,
    "advance": _advance,
    "claim": rewards.claim,
    "reward": rewards.reward,
    "decline": rewards.decline,
    "learn": main_actions.learn,
    "house": main_actions.house,
    "decorate": main_actions.decorate,
    "build": main_actions.build,
    "stop": main_actions.stop,
    "raise": rewards.raise_worker,
    "pay": rewards.pay_power,
    "ascend": rewards.ascend,
    "salary": calendar.pay_salary,
    "end": turn.end,
}
"""By verb: what a legal action does to the task it answers."""


def play(table: T, action: Action) -> tuple[T, tuple[Event, ...], tuple[Action, ...]]:
    """The table after a legal action, what happened, and what may be done next."""
    d, offer = carry_out(table, action)
    return d.freeze(type(table)), tuple(d.events), offer


def carry_out(table: Table, action: Action) -> tuple[Draft, tuple[Action, ...]]:
    """The working copy after a legal action and all that needs no decision, and what may be done next."""
    d = Draft(table)
    _PLAY[action[0]](d, d.tasks.pop(), action)  # type: ignore[index]
    return d, _settle(d)


def _settle(d: Draft) -> tuple[Action, ...]:
    """Does what needs no decision; returns the options of the decision that is due."""
    tasks = d.tasks
    while tasks:
        task = tasks[-1]
        kind, *details = task
        step = STEPS.get(kind)
        if step is not None:
            tasks.pop()
            step(d, *details)
            continue
        offer = _offer(d, task)
        if len(offer) > 1 or kind in ALWAYS_ASKED:
            return offer
        tasks.pop()
        d.outcomes = ()
        if offer and offer[0] != a.DECLINE:
            _PLAY[offer[0].verb](d, task, offer[0])
        elif kind in _SKIPPED:
            _SKIPPED[kind](d, task)
    return ()


def _offer(d: Draft, task: Task) -> tuple[Action, ...]:
    """The options of a decision or draw."""
    kind, *details = task
    if kind in CHANCES:
        d.outcomes = tuple(CHANCES[kind](d, *details))
        return tuple([action for action, _ in d.outcomes])
    return tuple(decisions(d, kind, details))


def legal(table: Table) -> tuple[Action, ...]:
    """Every action that may be played now, chance outcomes included."""
    return _offer(Draft(table), table.tasks[-1]) if table.tasks else ()


def outcomes(table: Table) -> tuple[Outcome, ...]:
    """The chance events that may happen now with their weights."""
    if not table.tasks or table.tasks[-1][0] not in CHANCES:
        return ()
    kind, *details = table.tasks[-1]
    return tuple(CHANCES[kind](Draft(table), *details))


def settled(table: T) -> T:
    """The table after everything that needs no decision."""
    d = Draft(table)
    _settle(d)
    return d.freeze(type(table))
