"""Links of every game."""

from __future__ import annotations

from sacbe.core import link
from sacbe.core.link import to_link
from sacbe.core.record import Record
from sacbe.games import game_of_link

__all__ = ["from_link", "to_link"]


def from_link(text: str) -> Record:
    """Returns the record in a link; raises BadLink.

    `text` may be a whole URL of the site. What it says about the players, before the last tilde if it begins with one
    and otherwise after the first, is ignored.
    """
    inside = text.rpartition("#")[2].strip()
    found = inside.rpartition("~")[2] if inside.startswith("~") else inside.partition("~")[0]
    return link.from_link(found.strip(), game_of_link)
