"""The boards in explainers: a moment of a scenario, drawn into the page."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from urllib.parse import parse_qsl, urlencode

from sacbe.bridge.telling import entries_of
from sacbe.core.scenario import play_case
from sitebuild import moments
from sitebuild.drawing import Picture, draw
from sitebuild.places import BuildError, drawable
from sitebuild.rules.markup import Address, to_line

PARTS = {"case", "step", "near", "names", "page", "viewer", "panel", "live"}
"""What may follow the name of a scenario, as in `tikal/e21?step=2&near=a4,a5`. With `panel`, which may name players,
what lies beside the board is drawn instead of it; `live` is the step at which the live board begins, if another.
"""


WIDE = 1.1
"""A drawing with this many times its height in width has its caption below, else beside it."""
_SIZE = re.compile(r'viewBox="\S+ \S+ (\d+) (\d+)"')


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture with its caption, and the address of the same moment as a live board."""

    picture: Picture
    caption: str
    live: str


class Figures:
    """The figures of a text: asked for one by one while it is read, then drawn all at once."""

    def __init__(self, address: Address, label: str, language: str) -> None:
        self._address = address
        self._label = label
        """What the link to the live board says."""
        self._language = language
        self._asked: list[Figure] = []

    def place(self, source: str, shows: str, caption: str) -> str:
        """Returns a mark for a figure; `source` names a scenario and the moment of it."""
        name, _, query = source.partition("?")
        if name.partition("/")[0] not in drawable():
            return ""
        self._asked.append(
            _figure(name, dict(parse_qsl(query, keep_blank_values=True)), shows, caption, self._language)
        )
        return _mark(len(self._asked) - 1)

    def filled(self, html: str) -> str:
        """Returns a text with its figures in place of their marks."""
        drawings = draw(figure.picture for figure in self._asked)
        for number, (figure, drawing) in enumerate(zip(self._asked, drawings, strict=True)):
            html = html.replace(_mark(number), self._html(figure, drawing))
        return html

    def _html(self, figure: Figure, drawing: str) -> str:
        look = "figure figure-wide" if figure.picture.panel or _is_wide(drawing) else "figure"
        words = f"{to_line(figure.caption, self._address)} {try_link(figure.live, self._label)}"
        return f'<figure class="{look}">{drawing}<figcaption>{words}</figcaption></figure>\n'


def _is_wide(drawing: str) -> bool:
    width, height = map(int, _SIZE.findall(drawing)[0])
    return width > height * WIDE


def try_link(address: str, label: str) -> str:
    """Returns the link to a live board; a script shows the board in the page instead."""
    return f'<a class="try" href="{escape(address)}">{escape(label)}</a>'


def live_address(name: str, case: int = 1, at: int = 0, language: str = "en") -> str:
    """Returns the address of a moment of a scenario as a live board, from the folder of a game."""
    parts = {"scenario": name, "case": case, "at": at, "lang": language}
    return f"../../../embed.html#{urlencode(parts, safe='/')}&play"


def _mark(number: int) -> str:
    return f"\0figure {number}\0"


def _figure(name: str, parts: dict[str, str], shows: str, caption: str, language: str) -> Figure:
    """The moment after a step of a case; at first, if no step is named."""
    path = moments.scenario_names().get(name)
    if path is None or set(parts) - PARTS:
        raise BuildError(f"there is no picture {name} with {', '.join(parts)}; a scenario may have {', '.join(PARTS)}")
    case, step = int(parts.get("case", 1)), int(parts.get("step", 0))
    record, stops = play_case(moments.read(path).cases[case - 1])
    moment, begins = (record.at(stops[each - 1] if each else 0) for each in (step, int(parts.get("live", step))))
    looks = moments.viewer_named(moment, parts["viewer"]) if "viewer" in parts else moments.default_viewer(moment)
    near, names = (tuple(parts[key].split(",")) if key in parts else () for key in ("near", "names"))
    people = [each for each in parts.get("panel", "").split(",") if each]
    panel = {"entries": entries_of(moment, looks, 0), "people": people} if "panel" in parts else None
    picture = Picture(
        moment.state.view(looks),
        shows,
        plain=True,
        near=near,
        names=names,
        page=parts.get("page"),
        panel=panel,
        language=language,
    )
    return Figure(picture, caption, live_address(name, case, begins.step, language))
