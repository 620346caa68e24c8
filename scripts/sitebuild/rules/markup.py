"""Markdown to HTML, with links wherever the text names a rule."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from markdown_it import MarkdownIt
from markdown_it.token import Token

from sitebuild.rules.rulebook import row_id, row_ids

NAMED = re.compile(r"\b(?:(?:[A-Z]{2,3})-[A-Z]?[0-9]+[a-z]?(?:\.[0-9]+)?|R-[0-9]+|CP-[a-z0-9]+|R [0-9]+)\b")
"""What may be the id of a rule; `R 6` is the sixth ruling of Tikal."""

Address = Callable[[str], str | None]
"""The address of a rule by its id, or None if there is no such rule."""

Picture = Callable[[str, str, str], str]
"""The figure for a picture in the text, from its source, what it shows, and its caption."""


def to_html(text: str, address: Address, section: str = "", picture: Picture = lambda *_: "") -> str:
    """Returns a text in HTML; rows of its tables that begin with the id of a rule become anchors."""
    parser = MarkdownIt("commonmark", {"html": False, "typographer": True}).enable(["table", "replacements"])
    tokens = parser.parse(text)
    rows = row_ids(text, section) if section else []
    for at, token in enumerate(tokens):
        if token.type == "paragraph_open" and _is_picture(tokens[at + 1]):
            tokens[at : at + 3] = [_figure(tokens[at + 1], picture)]
        if token.type == "inline" and token.children:
            token.children = list(_linked(token.children, address))
        if token.type == "tr_open":
            first = tokens[at + 2].content.split()
            anchor = row_id(first[0], section) if first else ""
            if anchor in rows:
                token.attrSet("id", anchor)
        if token.type == "table_open":
            token.attrSet("class", "facts")
        if token.type == "inline" and not token.content and tokens[at - 1].type == "th_open":
            tokens[at - 1].tag = tokens[at + 1].tag = "td"  # a corner without words is no heading
    made: str = parser.renderer.render(_scrolling(tokens), parser.options, {})
    return made


def to_line(text: str, address: Address) -> str:
    """Returns one line of text in HTML, without a paragraph."""
    return to_html(text, address).strip().removeprefix("<p>").removesuffix("</p>")


def _is_picture(token: Token) -> bool:
    """Whether a paragraph holds a picture and nothing else."""
    return token.children is not None and [child.type for child in token.children] == ["image"]


def _figure(token: Token, picture: Picture) -> Token:
    """The figure in place of a paragraph."""
    assert token.children
    image = token.children[0]
    source, caption = str(image.attrs["src"]), str(image.attrs.get("title", ""))
    return Token("html_block", "", 0, content=picture(source, image.content, caption))


def _linked(tokens: Sequence[Token], address: Address) -> Sequence[Token]:
    """The tokens with a link around every id of a rule that is not in a link already."""
    found: list[Token] = []
    inside = 0
    for token in tokens:
        inside += (token.type == "link_open") - (token.type == "link_close")
        found += [token] if token.type != "text" or inside else _split(token.content, address)
    return found


def _split(text: str, address: Address) -> list[Token]:
    """A text cut at the rules it names."""
    found: list[Token] = []
    at = 0
    for named in NAMED.finditer(text):
        target = address(named[0])
        if target is None:
            continue
        opening = Token("link_open", "a", 1, attrs={"href": target})
        parts = [_text(text[at : named.start()]), opening, _text(named[0]), Token("link_close", "a", -1)]
        found += parts
        at = named.end()
    return [*found, _text(text[at:])]


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)


def _scrolling(tokens: Sequence[Token]) -> list[Token]:
    """The tokens with every table in a box that scrolls by itself, also by keyboard."""
    found: list[Token] = []
    for token in tokens:
        if token.type == "table_open":
            found.append(Token("wide_open", "div", 1, attrs={"class": "wide-table", "tabindex": "0"}, block=True))
        found.append(token)
        if token.type == "table_close":
            found.append(Token("wide_close", "div", -1, block=True))
    return found
