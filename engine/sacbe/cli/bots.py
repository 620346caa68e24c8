"""Computer players on the command line: levels of a game, files, and classes of installed modules."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

from sacbe.bots import Bot, ladder
from sacbe.bots.own import BadBot, own_bot
from sacbe.core.contract import Game

BOT_HELP = (
    "a level such as expert, one with a style such as 'expert builder', a file such as ./mybot.py, or module:Class"
)
_OBJECT = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


def read_bot(game: Game, text: str) -> Bot:
    """Returns the computer player that a word of the command line names; raises UnknownBot and BadBot."""
    if text.endswith(".py"):
        return own_bot(Path(text).read_text(encoding="utf-8"), Path(text).name, Path(text).name)
    if _OBJECT.fullmatch(text):
        return _from_module(text)
    return ladder.bot(game, text)


def _from_module(text: str) -> Bot:
    """A bot that can be imported; a class must need no arguments."""
    try:
        found = resolve_name(text)
    except (ImportError, AttributeError) as error:
        raise BadBot(f"{text} cannot be imported: {error}") from None
    made: Any = found() if inspect.isclass(found) else found
    missing = [name for name in ("name", "seconds", "think", "appraise", "luck") if not hasattr(made, name)]
    if missing:
        raise BadBot(f"{text} is not a computer player: it lacks {', '.join(missing)}; see sacbe.bots.Bot")
    bot: Bot = made
    return bot
