"""Writes the hashes of all pinned packages into `requirements/`: run `python3 scripts/pin.py` after changing a pin.

Write `name==version` by hand; the hashes come from PyPI. pip then installs only files that have one of them.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.request import urlopen

REQUIREMENTS = Path(__file__).resolve().parent.parent / "requirements"
INDEX = "https://pypi.org/simple"
PIN = re.compile(r"(?P<name>[\w.-]+)==(?P<version>[\w.!+-]+)[^\\]*")
FILE = re.compile(r'href="[^"#]*/(?P<file>[^"#/]+)#sha256=(?P<hash>[0-9a-f]{64})"')


def main() -> int:
    """Rewrites every list."""
    for path in sorted(REQUIREMENTS.glob("*.txt")):
        path.write_text("".join(f"{line}\n" for line in list(with_hashes(path))), encoding="utf-8")
    return 0


def with_hashes(path: Path) -> Iterator[str]:
    """The lines of a list, each package followed by the hashes of its files."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.strip().startswith("--hash="):
            continue
        pin = PIN.fullmatch(line.rstrip(" \\"))
        hashes = hashes_of(pin["name"], pin["version"]) if pin else ()
        yield " \\\n".join([line.rstrip(" \\"), *(f"    --hash=sha256:{each}" for each in hashes)])


@cache
def hashes_of(name: str, version: str) -> tuple[str, ...]:
    """The hashes of all files of a release."""
    with urlopen(f"{INDEX}/{plain(name).replace('_', '-')}/") as answer:  # noqa: S310 (always https)
        page = answer.read().decode()
    hashes = sorted({match["hash"] for match in FILE.finditer(page) if version_of(match["file"]) == plain(version)})
    if not hashes:
        sys.exit(f"PyPI has no {name} {version}")
    return tuple(hashes)


def version_of(file: str) -> str:
    """The version in the name of a wheel or of a source archive."""
    stem = re.sub(r"\.(tar\.gz|zip)$", "", file)
    return plain(stem.split("-")[1] if file.endswith(".whl") else stem.rsplit("-", 1)[-1])


def plain(text: str) -> str:
    """A name without the differences that PyPI ignores."""
    return re.sub(r"[-_.]+", "_", text).lower()


if __name__ == "__main__":
    sys.exit(main())
