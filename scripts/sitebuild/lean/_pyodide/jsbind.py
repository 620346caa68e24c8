"""Replaces Pyodide's typed calls of JavaScript; the engine makes none, so every function accepts anything."""

from typing import Any

from _pyodide_core import JsFuncSignature, js2py_default_call_result, py2js_default

__all__ = ["bind_class_sig", "default_signature", "func_to_sig", "get_attr_sig", "no_default"]

no_default = object()
"""Marks a required parameter."""


def _anything(*args: Any, **kwargs: Any) -> None:
    """The signature of every function."""


default_signature = JsFuncSignature(
    _anything, False, 0, (), (), py2js_default, (), (), (), py2js_default, js2py_default_call_result
)


def func_to_sig(_: Any) -> Any:
    """Returns the signature of an annotated function: the same as any other."""
    return default_signature


def get_attr_sig(*_: Any) -> tuple[bool, None]:
    """Returns what is known about an attribute: nothing."""
    return False, None


def bind_class_sig(sig: Any) -> Any:
    """Returns the same signature."""
    return sig
