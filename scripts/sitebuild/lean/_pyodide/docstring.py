"""Replaces Pyodide's docstrings for the methods of JavaScript objects, which a game does not need."""

from typing import Any


def get_cmeth_docstring(func: Any) -> str:
    """Returns the minimum that C accepts: a signature without a text."""
    return f"{func.__name__}($self, /, *args, **kwargs)\n--\n\n"
