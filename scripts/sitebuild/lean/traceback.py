"""In place of the standard module: what went wrong and where, without source lines, which a browser does not have."""

import sys
from collections.abc import Iterator
from types import TracebackType
from typing import Any


def format_exception(
    kind: Any, value: BaseException | None = None, tb: TracebackType | None = None, *_: Any, **__: Any
) -> list[str]:
    """An error as lines of text: the calls that led to it, and what it says; with those it came from."""
    error = kind if isinstance(kind, BaseException) else value
    return list(_lines(error)) if error is not None else ["NoneType: None\n"]


def print_exception(
    kind: Any, value: BaseException | None = None, tb: TracebackType | None = None, *_: Any, file: Any = None, **__: Any
) -> None:
    """Write an error to `file`, or to where errors go."""
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
