"""Computer players that somebody else wrote: a file with `choose`, or with a class that has `think`.

A file is Python source. It defines either a function

    def choose(observation, rng):
        return rng.choice(observation.legal())

which returns an action or its notation, or a class with the method `think` of `sacbe.bots.contract.Bot`. The source is
run as it is: only run code that you trust.
"""

from __future__ import annotations

import io
import traceback
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from random import Random
from types import ModuleType
from typing import Any, Final, NamedTuple, Protocol

from sacbe.bots.contract import Plan
from sacbe.bots.watchdog import TooSlow, time_limit, watch
from sacbe.core.action import Action
from sacbe.core.contract import Observation
from sacbe.core.errors import BadNotation, SacbeError

_SECONDS = 1.0
"""What a bot gets for a turn if it does not say how long it likes to think."""

_LONGEST = 60
_PATIENCE = 10
"""Seconds without an answer after which a bot loses."""
_END: Final = object()
_FAULTS: Final = (Exception, SystemExit)
"""What a bot may raise without ending the whole program; Ctrl+C still does."""
_LONGEST_NOTE: Final = 2_000
"""Characters of what a bot prints about one decision."""


class BadBot(SacbeError):
    """A file that is not a bot."""


class BrokenBot(SacbeError):
    """A bot that raised an error, or returned something that is not an action."""


class Thinker(Protocol):
    """What a class of somebody else's must have."""

    def think(self, observation: Observation, rng: Random) -> Iterator[Plan]:
        """See `sacbe.bots.contract.Bot`."""


class OwnBot(NamedTuple):
    """A bot from source. It is sent to other processes and machines as text."""

    name: str
    source: str
    file: str
    """What error messages call the source."""
    seconds: float = _SECONDS

    def think(self, observation: Observation, rng: Random) -> Iterator[Plan]:
        """Yields its plans; raises BrokenBot, with the line, for whatever goes wrong in it."""
        found = False
        try:
            plans = iter(_thinker(self.source, self.file).think(observation, rng))
            while (plan := _next(plans)) is not _END:
                if not isinstance(plan, Plan) or not plan.actions:
                    raise BrokenBot(f"think yielded {plan!r:.80}, which is not a plan with actions")
                yield plan
                found = True
            if not found:
                raise BrokenBot("think yielded no plan")
        except _FAULTS as error:
            raise BrokenBot(_located(error, self.file)) from error

    def appraise(self, observation: Observation, played: Sequence[Action]) -> tuple[float, int]:
        """Returns 0: it does not judge."""
        return 0.0, 1

    def luck(self, observation: Observation, event: Action) -> float:
        """Returns 0: it does not judge."""
        return 0.0


class Printed(io.StringIO):
    """What a bot prints about one decision; only its beginning is kept, so that endless prints fill no memory."""

    def write(self, text: str) -> int:
        """Keeps what there is room for."""
        room = _LONGEST_NOTE - self.tell()
        super().write(text if len(text) <= room else f"{text[:room]}…" if room > 0 else "")
        return len(text)


def own_bot(source: str, name: str, file: str) -> OwnBot:
    """Returns the bot that `source` defines; raises BadBot with the line if it does not."""
    seconds = getattr(_thinker(source, file), "seconds", _SECONDS)
    if not isinstance(seconds, int | float) or not 0 <= seconds <= _LONGEST:
        raise BadBot(f"{file}: seconds should be a number from 0 to {_LONGEST}")
    return OwnBot(name, source, file, float(seconds))


def _next(plans: Iterator[Any]) -> Any:
    """The next plan, or _END; raises TooSlow."""
    with time_limit(_PATIENCE):
        return next(plans, _END)


class _Chooser(NamedTuple):
    """The function `choose` as a bot."""

    choose: Callable[[Observation, Random], Any]

    def think(self, observation: Observation, rng: Random) -> Iterator[Plan]:
        """Yields one action."""
        yield Plan((_action(self.choose(observation, rng), observation),))


def _action(chosen: object, observation: Observation) -> Action:
    """The action that `choose` means; raises BrokenBot."""
    if isinstance(chosen, Action):
        return chosen
    if isinstance(chosen, str):
        try:
            return observation.state.game.notation.parse(chosen)
        except BadNotation as error:
            raise BrokenBot(f"choose returned {chosen[:80]!r}: {error}") from None
    raise BrokenBot(f"choose returned {chosen!r:.80}; it should return one of observation.legal()")


@lru_cache(maxsize=32)
def _thinker(source: str, file: str) -> Thinker:
    """The bot that a source defines; raises BadBot."""
    module = ModuleType("sacbe_own_bot")
    module.__file__ = file
    try:
        code = compile(source, file, "exec")
        watch(code)
        with time_limit(_PATIENCE):
            exec(code, module.__dict__)  # noqa: S102 (the module's contract)
    except SyntaxError as error:
        raise BadBot(f"{file}, line {error.lineno}: {error.msg}") from None
    except _FAULTS as error:
        raise BadBot(_located(error, file)) from error
    choose = module.__dict__.get("choose")
    classes = [
        each
        for each in module.__dict__.values()
        if isinstance(each, type) and each.__module__ == module.__name__ and callable(getattr(each, "think", None))
    ]
    if callable(choose) and not classes:
        return _Chooser(choose)
    if len(classes) != 1 or choose is not None:
        raise BadBot(f"{file} should define either a function choose(observation, rng) or one class with think")
    try:
        made: Thinker = classes[0]()
    except _FAULTS as error:
        raise BadBot(_located(error, file)) from error
    return made


def _located(error: BaseException, file: str) -> str:
    """An error in one line, with the last line of `file` that led to it."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    where = f"{file}, line {lines[-1]}" if lines else file
    text = str(error).strip().splitlines()[:1]
    if isinstance(error, BrokenBot):
        return f"{where}: {error}"
    if isinstance(error, TooSlow):
        return f"{where}: no answer after {_PATIENCE} seconds"
    return f"{where}: {type(error).__name__}{': ' + text[0][:200] if text else ''}"
