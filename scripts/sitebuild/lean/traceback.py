"""Replaces the standard module: tracebacks without source lines, which the browser does not have."""

import sys
from collections.abc import Iterator
from types import TracebackType
from typing import Any


def format_exception(
    kind: Any, value: BaseException | None = None, tb: TracebackType | None = None, *_: Any, **__: Any
) -> list[str]:
    """Returns an error as lines of text: its calls and message, after those of the errors that caused it."""
    error = kind if isinstance(kind, BaseException) else value
    return list(_lines(error)) if error is not None else ["NoneType: None\n"]


def print_exception(
    kind: Any, value: BaseException | None = None, tb: TracebackType | None = None, *_: Any, file: Any = None, **__: Any
) -> None:
    """Prints an error to `file`, by default to standard error."""
    print("".join(format_exception(kind, value, tb)), end="", file=file or sys.stderr)


def _lines(error: BaseException) -> Iterator[str]:
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        yield from _lines(cause)
        yield "\nWhich led to:\n\n"
    yield "Traceback (most recent call last):\n"
    at = error.__traceback__
    while at is not None:
        code = at.tb_frame.f_code
        yield f'  File "{code.co_filename}", line {at.tb_lineno}, in {code.co_qualname}\n'
        at = at.tb_next
    yield f"{type(error).__qualname__}: {error}\n"
