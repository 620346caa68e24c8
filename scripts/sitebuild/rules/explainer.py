"""An explainer: a Markdown text with a title, a lead and sections, illustrated by scenarios."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from sitebuild.places import ROOT, BuildError
from sitebuild.rules.figures import Figures
from sitebuild.rules.markup import Address, to_html

_TITLE = re.compile(r"# (.+)\n")
_SECTION = re.compile(r"^## (.+) \{#([\w-]+)\}\n", re.MULTILINE)
"""A section names its anchor, which is the same in every language."""
_BREAK = "\0break\0"
_MARKS = re.compile(r"[*_`]|\[([^]]*)\]\([^)]*\)")


@dataclass(frozen=True, slots=True)
class Part:
    """A section of an explainer."""

    id: str
    title: str
    html: str


@dataclass(frozen=True, slots=True)
class Explainer:
    """A text about a game."""

    title: str
    lead: str
    """In HTML: what the game is about, in a paragraph."""
    description: str
    """The lead in plain words, for search engines."""
    parts: tuple[Part, ...]


def read_explainer(path: Path, address: Address, label: str, language: str) -> Explainer:
    """Returns the text in a file, whose figures have a link called `label`; raises BuildError."""
    text = path.read_text(encoding="utf-8")
    title = _TITLE.match(text)
    lead, *rest = _SECTION.split(text[title.end() :] if title else text)
    if title is None or not lead.strip() or not rest:
        raise BuildError(
            f"{path.relative_to(ROOT)} should have a title (# …), a paragraph, and sections (## The turn {{#turn}})"
        )
    figures = Figures(address, label, language)
    bodies = [to_html(body, address, picture=figures.place) for body in rest[2::3]]
    parts = zip(rest[1::3], rest[0::3], figures.filled(_BREAK.join(bodies)).split(_BREAK), strict=True)
    return Explainer(
        title[1],
        to_html(lead, address),
        _MARKS.sub(r"\1", " ".join(lead.split())),
        tuple(Part(*part) for part in parts),
    )
