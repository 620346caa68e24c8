"""Replaces the standard module with the few functions that `dataclasses`, `typing` and Pyodide use."""

from collections.abc import Callable
from typing import Any

__all__ = ["getattr_static", "iscoroutinefunction", "signature", "unwrap"]


def signature(_: Any) -> Any:
    """Raises ValueError: there are no signatures, and docstrings do without them."""
    raise ValueError("this Python keeps no signatures")


def getattr_static(thing: Any, name: str, default: Any = None) -> Any:
    """Returns an attribute without running any code of its owner."""
    for owner in (thing, *type(thing).__mro__):
        names = getattr(owner, "__dict__", {})
        if name in names:
            return names[name]
    return default


def unwrap(func: Callable[..., Any]) -> Callable[..., Any]:
    """Returns the function inside its decorators."""
    while hasattr(func, "__wrapped__"):
        func = func.__wrapped__
    return func


def iscoroutinefunction(_: Any) -> bool:
    """Returns False: nothing here can be awaited."""
    return False
