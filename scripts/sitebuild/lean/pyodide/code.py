"""Replaces Pyodide's tools for code, of which only running it is used."""

from _pyodide._base import eval_code

__all__ = ["eval_code"]
