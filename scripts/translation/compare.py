"""Compares a file of texts with the English one: what is missing, too much, or grammatically incomplete."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from sacbe.core.fluent import Message, Select
from sacbe.core.languages import Language
from translation.files import File, patterns, selects, variables, words

PLURALS = {"zero", "one", "two", "few", "many"}
"""Keys that choose by a plural category; `other` is left out, since it also stands for "anything else"."""
WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
LATIN = re.compile(r"[A-Za-z]{2,}")
MARKDOWN = re.compile(
    r"^#+ |\{#[\w-]+\}|\]\((?:(?!panel=)[^)\s])+|^ *(?:[-*]|\d+\.) |"
    r"^\|(?=[^|\n]*\|)|\b[A-Z]{3}-[A-Z]?[0-9]+(?:\.[0-9]+)?\b",
    re.MULTILINE,
)
"""What is the same in every language of a rules page: headings, anchors, addresses but for names of people, lists, rows
and ids of rules."""
SAME = Path(__file__).parent / "same"
BREAKS = {
    "fr": re.compile(
        r"(?<=\w)[;!?»]|(?<=\w):(?=\s|$)|[ ][:;!?»]|«(?!\N{NO-BREAK SPACE})|"
        r"\N{NO-BREAK SPACE}[;!?]|\N{NARROW NO-BREAK SPACE}[:»]"
    ),
    "ru": re.compile(r"(?<=\S) —"),
}
"""By language: a mark without the space that keeps it on its line, or with another one."""
TYPEWRITTEN = re.compile(r"['\"]|\S[ \N{NO-BREAK SPACE}]…")
"""Marks that printed text has better ones for, and dots that stand apart from their word."""


def problems(english: File, file: File, language: Language) -> Iterator[str]:
    """Yields what is wrong with a file, each with its place."""
    if not file.path.is_file():
        yield f"{file.name}: missing"
    elif file.path.suffix == ".md":
        yield from (f"{file.name}: {each}" for each in _page(english, file, language))
    elif file.mistake:
        yield f"{file.name}: {file.mistake}"
    else:
        yield from (f"{file.name}: {each}" for each in _texts(english, file, language))


def spare(english: File, file: File) -> Iterator[str]:
    """Yields messages that English does not have; nobody says them, so they do no harm."""
    yield from (f"{file.name}: {key}: not in English" for key in file.messages if key not in english.messages)


def _texts(english: File, file: File, language: Language) -> Iterator[str]:
    yield from (f"{key}: missing" for key in english.messages if key not in file.messages)
    for key, message in english.messages.items():
        if key in file.messages and not key.startswith(("name-", "good-")):
            missing = [form for form in message.attributes if form not in file.messages[key].attributes]
            yield from (f"{key}.{form}: missing" for form in missing)
    for key, message in file.messages.items():
        for form, pattern in patterns(message).items():
            place = f"{key}.{form}" if form else key
            if wrong := TYPEWRITTEN.search(words(pattern)):
                yield f"{place}: {wrong[0]!r} should be ’, quotation marks of the language, or … without a space"
            for select in selects(pattern):
                yield from (f"{place}: {each}" for each in _plural(select, language))
        if key in english.messages:
            yield from (f"{key}: {each}" for each in _message(english.messages[key], message))
            if language.code != "en":
                yield from (f"{key}: {each}" for each in _foreign(english.messages[key], message, language.code))


def _plural(select: Select, language: Language) -> Iterator[str]:
    """Plural categories of the language that a select forgets."""
    keys = {key for key, _ in select.variants}
    if not keys & PLURALS:
        return
    starred = next(key for key, pattern in select.variants if pattern is select.default)
    fall = {"other", "many"} if starred == "other" else {"other"}
    needed = [key for key in language.plurals if key not in keys | fall]
    if needed:
        yield f"the choice by ${select.name} lacks {', '.join(needed)}"
    strange = sorted((keys & PLURALS) - {*language.plurals, "many"})
    if strange:
        yield f"the choice by ${select.name} has {', '.join(strange)}, which this language does not know"


def _message(english: Message, message: Message) -> Iterator[str]:
    """Variables and keys that differ from English."""
    wanted, found = (
        {name.partition("-")[0] for each in patterns(side).values() for name in variables(each)}
        for side in (english, message)
    )
    yield from (f"does not use ${name}" for name in sorted(wanted - found))
    yield from (f"${name} has no value" for name in sorted(found - wanted))
    keys, own = _keys(english), _keys(message)
    for name, chosen in own.items():
        expected = keys.get(name)
        if expected is None:
            if "-" not in name and not chosen & (PLURALS | {"other"}):
                yield f"chooses by ${name}, which English does not: is it a number or one of these words?"
        elif expected & PLURALS:
            if not chosen & PLURALS:
                yield f"the choice by ${name} needs plural categories, as it has in English"
        else:
            missing, extra = sorted(expected - chosen - {"other"}), sorted(chosen - expected - {"other"})
            if missing:
                yield f"the choice by ${name} lacks {', '.join(missing)}"
            if extra and not (set(extra) <= PLURALS or all(key[0].isdigit() for key in extra)):
                yield f"${name} is never {', '.join(extra)}"


def _keys(message: Message) -> dict[str, set[str]]:
    """The keys by which each variable chooses, by the name of the variable."""
    found: dict[str, set[str]] = {}
    for pattern in patterns(message).values():
        for select in selects(pattern):
            found.setdefault(select.name, set()).update(key for key, _ in select.variants)
    return found


def _foreign(english: Message, message: Message, code: str) -> Iterator[str]:
    """Text that was left in English, and typography that is not the language's."""
    for form, pattern in patterns(message).items():
        text = words(pattern)
        yield from _english(words(english.value) if not form else "", text, code)
        if code in BREAKS and (wrong := BREAKS[code].search(text)):
            yield f"a no-break space is missing at {text[max(0, wrong.start() - 12) : wrong.end() + 1]!r}"


def _english(english: str, text: str, code: str) -> Iterator[str]:
    """Words that are as in English and should not be."""
    same = same_words(code)
    if code == "ru":
        left = [word for word in LATIN.findall(text) if word not in same]
        if left:
            yield f"is this Russian: {', '.join(left)}?"
        return
    left = [word for word in WORD.findall(text) if len(word) > 2 and word not in same]
    if left and text.strip() == english.strip():
        yield f"is as in English: {text.strip()!r}; if that is right, add {', '.join(left)} to {SAME.name}/{code}.txt"


@cache
def same_words(code: str) -> frozenset[str]:
    """Returns the words that a language rightly writes as English does."""
    files = (SAME / "all.txt", SAME / f"{code}.txt")
    return frozenset(word for file in files if file.is_file() for word in file.read_text(encoding="utf-8").split())


def _page(english: File, file: File, language: Language) -> Iterator[str]:
    """What differs in the skeleton of a rules page."""
    wanted, found = MARKDOWN.findall(english.source), MARKDOWN.findall(file.source)
    for at, (one, other) in enumerate(zip(wanted, found, strict=False)):
        if one != other:
            before = ", ".join(repr(each) for each in wanted[max(0, at - 2) : at])
            yield f"after {before} English has {one!r}, this has {other!r}"
            return
    if len(wanted) != len(found):
        rest = (wanted if len(wanted) > len(found) else found)[min(len(wanted), len(found))]
        yield f"{'lacks' if len(wanted) > len(found) else 'has too much:'} {rest!r} at the end"
    if language.code in BREAKS and (
        wrong := BREAKS[language.code].search(re.sub(r"\]\([^)\s]+|\{#[\w-]+\}|https?:\S+", "", file.source))
    ):
        yield f"a no-break space is missing near {wrong.string[max(0, wrong.start() - 20) : wrong.end() + 5]!r}"
    paragraphs = {line.strip() for line in english.source.splitlines() if len(WORD.findall(line)) > 3}
    for line in file.source.splitlines():
        if language.code != "en" and line.strip() in paragraphs:
            yield f"is as in English: {line.strip()[:60]!r}"
