"""Replaces Pyodide's functions to run code: the same for plain code, without tokens, templates and caches."""

from _ast import Expr, Expression, PyCF_ONLY_AST
from importlib import import_module
from typing import Any

__all__ = ["eval_code", "pyimport_impl"]


def eval_code(source: str, globals: dict[str, Any] | None = None, *, filename: str = "<exec>") -> Any:
    """Runs `source`, which comes from our own page; returns the value of its last line if it is an expression."""
    names: dict[str, Any] = {} if globals is None else globals
    tree = compile(source, filename, "exec", PyCF_ONLY_AST)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], Expr) else None
    exec(compile(tree, filename, "exec"), names)  # noqa: S102
    return last and eval(compile(Expression(last.value), filename, "eval"), names)  # noqa: S307


def pyimport_impl(path: str) -> Any:
    """Returns the module, or the object in a module, with that dotted name."""
    stem, _, name = path.rpartition(".")
    if not stem:
        return import_module(path)
    found = import_module(stem)
    return getattr(found, name) if hasattr(found, name) else import_module(path)
