"""In place of Pyodide's doc strings for the methods of JavaScript objects: none, for a game asks for no help."""

from typing import Any


def get_cmeth_docstring(func: Any) -> str:
    """The least that C accepts: a signature, and nothing said about it."""
    return f"{func.__name__}($self, /, *args, **kwargs)\n--\n\n"
