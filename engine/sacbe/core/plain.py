"""Named tuples as plain data and back, field by field.

A field holds a number, a text, true or false, a named tuple, or a `tuple[X, ...]` of these. Annotations such as
`Annotated[int, range(1, 16)]` and `Annotated[str, AREAS]` say which values it can have; a number without one can be 0
to 9999.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from sacbe.core.contract import Json
from sacbe.core.errors import BadPosition
from sacbe.core.reading import Reader, short

_NUMBERS = range(10_000)
_NAMES = {int: "a whole number", str: "a text", bool: "true or false"}


@cache
def types_of(kind: Any) -> dict[str, Any]:
    """Returns the types of the fields of a named tuple, by name."""
    table = next(base for base in kind.__mro__ if "_fields" in vars(base))
    return get_type_hints(table, include_extras=True)


def write(value: Any) -> Json:
    """Returns a value as plain data."""
    if hasattr(value, "_asdict"):
        return {name: write(each) for name, each in value._asdict().items()}
    return [write(each) for each in value] if isinstance(value, tuple) else value


def read(kind: Any, data: Json, where: str = "") -> Any:
    """Returns the value of that type that plain data describe; raises BadPosition. What is missing has its default."""
    if hasattr(kind, "_fields"):
        return _read_fields(kind, data, where)
    if get_origin(kind) is tuple:
        if not isinstance(data, list):
            raise _wrong(where, data, "a list")
        return tuple([read(get_args(kind)[0], each, f"{where}[{at}]") for at, each in enumerate(data)])
    basic, values = kind, _NUMBERS if kind is int else None
    if get_origin(kind) is Annotated:
        basic, values = get_args(kind)
    if type(data) is not basic:
        raise _wrong(where, data, _NAMES[basic])
    if values is not None and data not in values:
        row = list(values)
        raise _wrong(where, data, f"in the row from {row[0]} to {row[-1]}")
    return data


def _read_fields(kind: Any, data: Json, where: str) -> Any:
    """A named tuple."""
    reader, types = Reader(data, where, BadPosition), types_of(kind)
    absent = {name for name in kind._field_defaults if not reader.has(name)}
    found = {name: reader.take(name) for name in types}
    reader.done()
    return kind(
        **{
            name: read(types[name], value, f"{where}.{name}" if where else name)
            for name, value in found.items()
            if name not in absent
        }
    )


def _wrong(where: str, data: Json, right: str) -> BadPosition:
    """The error for a value that should have been something else."""
    return BadPosition(f"{where} is {short(data)}; it should be {right}")
