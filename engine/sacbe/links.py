"""Links of every game of the house."""

from __future__ import annotations

from sacbe.core import link
from sacbe.core.link import to_link
from sacbe.core.record import Record
from sacbe.games import game_of_link

__all__ = ["from_link", "to_link"]


def from_link(text: str) -> Record:
    """The record that a link spells; a whole URL of the site is fine too, with what it says about the players behind
    a tilde. Raises BadLink."""
    return link.from_link(text.rpartition("#")[2].partition("~")[0].strip(), game_of_link)
