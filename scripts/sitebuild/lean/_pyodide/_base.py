"""In place of Pyodide's way to run code: the same for plain lines, without tokens, templates and source caches."""

from _ast import Expr, Expression, PyCF_ONLY_AST
from importlib import import_module
from typing import Any

__all__ = ["eval_code", "pyimport_impl"]


def eval_code(source: str, globals: dict[str, Any] | None = None, *, filename: str = "<exec>") -> Any:
    """Run `source`, which is our own page's; the value of its last line if that is an expression, else None."""
    names: dict[str, Any] = {} if globals is None else globals
    tree = compile(source, filename, "exec", PyCF_ONLY_AST)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], Expr) else None
    exec(compile(tree, filename, "exec"), names)  # noqa: S102
    return last and eval(compile(Expression(last.value), filename, "eval"), names)  # noqa: S307


def pyimport_impl(path: str) -> Any:
    """The module, or the thing in a module, that a dotted name names."""
    stem, _, name = path.rpartition(".")
    if not stem:
        return import_module(path)
    found = import_module(stem)
    return getattr(found, name) if hasattr(found, name) else import_module(path)
