"""Where an entry is in a TOML text, for messages that name the line."""

from __future__ import annotations

import re
from collections.abc import Iterator

Path = tuple[str | int, ...]
"""Names of tables and keys; tables of a list are counted from 1."""

_HEADER = re.compile(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(?:#.*)?")
_ENTRY = re.compile(r"""\s*((?:[\w-]+|"[^"\n]*"|'[^'\n]*')(?:\s*\.\s*(?:[\w-]+|"[^"\n]*"|'[^'\n]*'))*)\s*=""")
_PART = re.compile(r"""[\w-]+|"[^"\n]*"|'[^'\n]*'""")
_PLACE = re.compile(r"\.?([\w-]+(?:\.[\w-]+)*)(?: is | has |: )|unknown '([\w-]+)'")


def line_of(text: str, path: Path, message: str = "") -> int | None:
    """Returns the line, from 1, of the entry at `path`, or of the table around it; None if neither is there.

    A message that begins with the name of an entry, such as `seats.P1.score is …`, leads further into the table.
    """
    entries = list(_entries(text))
    wanted = [wider for inside in _inside(path, message) for wider in _prefixes(inside, len(path))]
    for each in (*wanted, *_prefixes(path, 0)):
        for number, found in entries:
            if found[: len(each)] == each:
                return number
    return None


def _prefixes(path: Path, shortest: int) -> list[Path]:
    """A path and those that lead to it, the longest first, down to one longer than `shortest`."""
    return [path[:length] for length in range(len(path), shortest, -1)]


def _inside(path: Path, message: str) -> Iterator[Path]:
    """Paths that a message may mean."""
    for found in _PLACE.finditer(message):
        yield (*path, *(found[1] or found[2]).split("."))


def _entries(text: str) -> Iterator[tuple[int, Path]]:
    """The line and the path of every header and every entry that begins a line."""
    table: Path = ()
    counts: dict[Path, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        header, entry = _HEADER.fullmatch(line), _ENTRY.match(line)
        if header:
            table = _counted(_parts(header[2]), counts, header[1] == "[[")
            yield number, table
        elif entry:
            yield number, (*table, *_parts(entry[1]))


def _counted(parts: Path, counts: dict[Path, int], is_new: bool) -> Path:
    """The path of a header: lists of tables on the way are counted, the last one anew."""
    path: Path = ()
    for place, part in enumerate(parts):
        path = (*path, part)
        if is_new and place == len(parts) - 1:
            counts[path] = counts.get(path, 0) + 1
        if path in counts:
            path = (*path, counts[path])
    return path


def _parts(dotted: str) -> Path:
    """The names in a dotted key."""
    return tuple(part.strip("\"'") for part in _PART.findall(dotted))
