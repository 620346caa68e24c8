"""In place of the standard module: the little that `dataclasses`, `typing` and Pyodide ask of it."""

from collections.abc import Callable
from typing import Any

__all__ = ["getattr_static", "iscoroutinefunction", "signature", "unwrap"]


def signature(_: Any) -> Any:
    """There are no signatures; whoever wants one for a doc string goes without."""
    raise ValueError("this Python keeps no signatures")


def getattr_static(thing: Any, name: str, default: Any = None) -> Any:
    """An attribute without running any code of its owner."""
    for owner in (thing, *type(thing).__mro__):
        names = getattr(owner, "__dict__", {})
        if name in names:
            return names[name]
    return default


def unwrap(func: Callable[..., Any]) -> Callable[..., Any]:
    """The function inside its decorators."""
    while hasattr(func, "__wrapped__"):
        func = func.__wrapped__
    return func


def iscoroutinefunction(_: Any) -> bool:
    """Whether calling it gives something to await; nothing here does."""
    return False
