"""In place of Pyodide's typed calls of JavaScript: every function takes anything, for the engine calls none."""

from typing import Any

from _pyodide_core import JsFuncSignature, js2py_default_call_result, py2js_default

__all__ = ["bind_class_sig", "default_signature", "func_to_sig", "get_attr_sig", "no_default"]

no_default = object()
"""Stands for a parameter that must be given."""


def _anything(*args: Any, **kwargs: Any) -> None:
    """The shape of every function."""


default_signature = JsFuncSignature(
    _anything, False, 0, (), (), py2js_default, (), (), (), py2js_default, js2py_default_call_result
)


def func_to_sig(_: Any) -> Any:
    """How a function that somebody annotated is called: like any other."""
    return default_signature


def get_attr_sig(*_: Any) -> tuple[bool, None]:
    """What is known of an attribute: nothing."""
    return False, None


def bind_class_sig(sig: Any) -> Any:
    """The same."""
    return sig
