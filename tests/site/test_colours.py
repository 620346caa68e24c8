"""Colours that must not be taken for each other: sources of points in the chart, and seats."""

from __future__ import annotations

import re
from math import dist
from pathlib import Path

import pytest

SITE = Path(__file__).resolve().parents[2] / "site"
THEMES = ("light", "dark")
APART = 0.09
"""A distance in OKLab at which two fields of colour are plainly different."""


def sheet(game: str) -> str:
    """The styles of a game, with those of the site before them."""
    own = sorted((SITE / "js" / "games" / game).glob("*.css"))
    return "\n".join(path.read_text(encoding="utf-8") for path in [SITE / "css" / "theme.css", *own])


def variables(text: str, theme: str) -> dict[str, str]:
    """Every colour with a name in a theme; of several the last."""
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", text)
    found: dict[str, str] = {}
    for dark in (False, True)[: 1 + (theme == "dark")]:
        for selector, body in rules:
            if ('data-theme="dark"' in selector) == dark and "P4" not in selector:
                found |= dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", body))
    return found


def seats(game: str, named: dict[str, str]) -> dict[str, str]:
    """The colours of the seats at a table of this game."""
    prefix = "es-seat-" if game == "eschnapur" else "seat-"
    return {name: colour for name, colour in named.items() if re.fullmatch(f"{prefix}(\\d|[a-z]+)", name)}


def sources(text: str, named: dict[str, str]) -> dict[str, str]:
    """The colours of the sources in the chart."""
    found = re.findall(r"\.bar-(\w+) \{ background: (?:var\(--([\w-]+)\)|(#[0-9a-f]{6})); \}", text)
    return {source: plain or named[name] for source, name, plain in found}


def oklab(colour: str) -> tuple[float, float, float]:
    """A colour in a space in which distances are as eyes see them."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    r, g, b = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    long = (0.4122 * r + 0.5363 * g + 0.0514 * b) ** (1 / 3)
    middle = (0.2119 * r + 0.6807 * g + 0.1074 * b) ** (1 / 3)
    short = (0.0883 * r + 0.2817 * g + 0.63 * b) ** (1 / 3)
    return (
        0.2105 * long + 0.7936 * middle - 0.0041 * short,
        1.978 * long - 2.4286 * middle + 0.4506 * short,
        0.0259 * long + 0.7828 * middle - 0.8087 * short,
    )


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("game", "count"), [("tikal", 4), ("teotihuacan", 9), ("eschnapur", 5)])
def test_no_source_of_points_looks_like_a_seat(game: str, count: int, theme: str) -> None:
    text = sheet(game)
    named = variables(text, theme)
    shown = sources(text, named)
    assert len(shown) == count
    assert len(seats(game, named)) >= 4
    for source, colour in shown.items():
        for seat, other in seats(game, named).items():
            assert dist(oklab(colour), oklab(other)) > APART, (source, seat)


@pytest.mark.parametrize("game", ["tikal", "teotihuacan", "eschnapur"])
def test_sources_of_points_are_told_apart(game: str) -> None:
    shown = list(sources(sheet(game), variables(sheet(game), "light")).items())
    for at, (source, colour) in enumerate(shown):
        for other, its in shown[:at]:
            assert dist(oklab(colour), oklab(its)) > 0.07, (source, other)
