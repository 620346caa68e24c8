"""In place of Pyodide's tools for code: running some is all that is used."""

from _pyodide._base import eval_code

__all__ = ["eval_code"]
