"""Words that the Hunspell dictionary of a language does not have; `words/<language>.txt` lists exceptions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from spylls.hunspell import Dictionary

from translation.compare import WORD
from translation.files import ROOT, File, english_files, in_language, patterns, words

DICTIONARIES = {"en": "dictionary-en-gb", "it": "dictionary-it", "fr": "dictionary-fr", "ru": "dictionary-ru"}
"""By language: the package with its dictionary."""
MARKS = str.maketrans("", "", "\N{COMBINING ACUTE ACCENT}\N{SOFT HYPHEN}")
"""Taken out of words: the stress that Russian shows where it matters, and where a long word may be divided."""
EXCEPTIONS = Path(__file__).parent / "words"
UNSPOKEN = re.compile(
    r"`[^`]*`|\]\([^)\s]+|\{#[\w-]+\}|https?:\S+|\b[A-Z]{3}-[A-Z]?[0-9][\w.]*|\b\w*[0-9]\w*\b|[a-z]+[._]\w+"
)
"""What is no word: code, addresses, anchors, ids of rules, cells."""


def misspelt(code: str) -> Iterator[str]:
    """Yields every unknown word in the texts of a language once, with the first file that has it."""
    dictionary = Dictionary.from_files(str(ROOT / "node_modules" / DICTIONARIES[code] / "index"))
    files = (EXCEPTIONS / "all.txt", EXCEPTIONS / f"{code}.txt")
    known = {word for file in files if file.is_file() for word in file.read_text(encoding="utf-8").split()}
    for english in english_files():
        file = in_language(english, code)
        for word in sorted(set(WORD.findall(UNSPOKEN.sub(" ", _prose(file).translate(MARKS)))) - known):
            known.add(word)
            if len(word) > 1 and not _is_known(dictionary, word, known):
                yield f"{file.name}: {word}"


def _is_known(dictionary: Dictionary, word: str, known: set[str]) -> bool:
    """Whether a word is in the dictionary, also with an elided article or as parts with hyphens."""
    plain = word.replace("’", "'")
    if dictionary.lookup(plain):
        return True
    parts = re.split("['-]", plain)
    return len(parts) > 1 and all(part in known or len(part) < 3 or dictionary.lookup(part) for part in parts)


def _prose(file: File) -> str:
    if file.path.suffix == ".md":
        return file.source
    return " ".join(words(each) for message in file.messages.values() for each in patterns(message).values())
