"""Links of every game."""

from __future__ import annotations

from sacbe.core import link
from sacbe.core.link import to_link
from sacbe.core.record import Record
from sacbe.games import game_of_link

__all__ = ["from_link", "to_link"]


def from_link(text: str) -> Record:
    """Returns the record in a link; raises BadLink.

    `text` may be a whole URL of the site. What follows a tilde, the names of the players, is ignored.
    """
    return link.from_link(text.rpartition("#")[2].partition("~")[0].strip(), game_of_link)
