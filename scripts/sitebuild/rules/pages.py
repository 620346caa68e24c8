"""All rules pages, by their path in `dist`: `rules/<language>/<game>/…`.

A language is a folder of `site/rules/` with two Markdown texts for each game, and `site/locales/<language>/rules.ftl`
for what the pages say around it. The numbered rules exist in English only; pages of other languages link to them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

import sacbe
from sacbe import CODES
from sacbe.core.fluent import fill, read
from sacbe.core.languages import LANGUAGES, OFFERED
from sitebuild.lessons import taught
from sitebuild.places import ADDRESS, SITE, TOOLS, drawable
from sitebuild.rules.coverage import Coverage, covered
from sitebuild.rules.examples import Example, by_rule, read_examples
from sitebuild.rules.explainer import Explainer, read_explainer
from sitebuild.rules.figures import live_address
from sitebuild.rules.markup import Address, to_html, to_line
from sitebuild.rules.rulebook import Rulebook, read_rulebook
from sitebuild.texts import language_names, texts

FOLDER = "rules"
TEXTS = SITE / "rules"
PAGES = ("explainer", "summary")
"""The texts of a game."""
REFERENCE = "en"
"""The language of the numbered rules."""
ENGLISH_ONLY = ("reference.html", "coverage.html")
"""Pages about the numbered rules."""


@dataclass(frozen=True, slots=True)
class GamePages:
    """What the pages of one game are made of."""

    name: str
    title: str
    drawn: bool
    """Whether it can be played on the site."""
    taught: bool
    """Whether there are lessons."""
    explainer: Explainer | None
    summary: Explainer | None
    book: Rulebook
    examples: tuple[Example, ...]
    coverage: Coverage


def rules_pages() -> dict[str, str]:
    """Returns the text of every rules page by its path."""
    return {path: text for language in OFFERED for path, text in _pages(language).items()}


def _pages(language: str) -> dict[str, str]:
    games = [_game(name, language) for name in CODES]
    render = partial(rendered, environment(language), language, games)
    pages = {"index.html": render("index.html")}
    for game in games:
        if game.explainer:
            pages[f"{game.name}/index.html"] = render("explainer.html", game, depth=1)
        if game.summary:
            pages[f"{game.name}/summary.html"] = render("summary.html", game, depth=1)
        if language == REFERENCE:
            pages[f"{game.name}/reference.html"] = render("reference.html", game, depth=1)
    if language == REFERENCE:
        pages["coverage.html"] = render("coverage.html")
    return {f"{FOLDER}/{language}/{path}": text for path, text in pages.items()}


def _game(name: str, language: str) -> GamePages:
    book = read_rulebook(name, sacbe.game(name).rule_prefix)
    examples = read_examples(name, language)
    address = partial(_address_from_explainer, book, language)
    label = _words(language)("rules-try")
    explainer, summary = (_text(f"{name}/{text}.md", address, label, language) for text in PAGES)
    title = explainer.title if explainer else name.capitalize()
    coverage = covered(name, book, examples)
    return GamePages(name, title, name in drawable(), name in taught(), explainer, summary, book, examples, coverage)


def _text(name: str, address: Address, label: str, language: str) -> Explainer | None:
    """The text in a file, if somebody has written it; in English, if nobody has translated it."""
    path = next((path for path in (TEXTS / language / name, TEXTS / REFERENCE / name) if path.is_file()), TEXTS / name)
    return read_explainer(path, address, label, language) if path.is_file() else None


def _address_from_explainer(book: Rulebook, language: str, rule: str) -> str | None:
    up = "" if language == REFERENCE else f"../../{REFERENCE}/{book.game}/"
    return f"{up}reference.html#{rule}" if rule in book.anchors() else None


def _address_inside(book: Rulebook, named: str) -> str | None:
    """The address of a rule within its own reference page; `R 6` is a ruling of Tikal."""
    rule = f"{book.prefix}-15.{named[2:]}" if named.startswith("R ") else named
    return f"#{rule}" if rule in book.anchors() else None


def environment(language: str) -> Environment:
    """Returns what the templates are filled in with, in a language."""
    made = Environment(
        loader=FileSystemLoader(TOOLS / "templates" / "rules"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals["say"] = _words(language)
    made.globals["names"] = language_names()
    made.globals["address"] = ADDRESS
    made.globals["query"] = "" if language == REFERENCE else f"?lang={language}"
    made.globals["live_address"] = live_address
    made.globals["reference_language"] = REFERENCE
    return made


def _words(language: str) -> Callable[..., str]:
    """A function that says a text of the rules pages."""
    known = read(texts(language, SITE / "locales", "rules"))

    def say(key: str, **values: Any) -> str:
        return fill(known[key].value, values, LANGUAGES[language])

    return say


def rendered(
    filler: Environment,
    language: str,
    games: list[GamePages],
    template: str,
    game: GamePages | None = None,
    depth: int = 0,
) -> str:
    """Returns one page; `depth` is how many folders it lies below the folder of its language."""
    inside = partial(_address_inside, game.book) if game else lambda _: None
    return filler.get_template(f"{template}.jinja2").render(
        language=language,
        versions=(REFERENCE,) if template in ENGLISH_ONLY else OFFERED,
        games=games,
        game=game,
        page="index.html" if template == "explainer.html" else template,
        up="../" * (depth + 2),
        home="../" * depth,
        shown=by_rule(game.examples) if game else {},
        html=lambda text, section="": Markup(to_html(text, inside, section)),  # noqa: S704 - our own texts
        line=lambda text: Markup(to_line(text, inside)),  # noqa: S704
    )
