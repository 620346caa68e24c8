"""Checks texts in other languages: `.venv/bin/python scripts/texts.py [it fr ru …]`; without a language, all of them.

Reports what is missing, too much, left in English or grammatically incomplete, and what one of the two Fluent readers
cannot format or formats differently. Exit codes: 0 nothing found, 1 something found. docs/translating.md says more.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from sacbe.core.languages import LANGUAGES
from translation.compare import problems, spare
from translation.files import english_files, in_language
from translation.readers import disagreements
from translation.spelling import misspelt


def main() -> int:
    """Prints every problem; returns 1 if there is one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help=f"of {', '.join(LANGUAGES)}; default: all")
    parser.add_argument("--only", default="", metavar="PART", help="only files with this in their path, such as tikal")
    parser.add_argument("--count", action="store_true", help="only say how many problems each file has")
    parser.add_argument("--spelling", action="store_true", help="check the spelling instead, which takes some seconds")
    arguments = parser.parse_args()
    languages = dict.fromkeys(arguments.languages or LANGUAGES)
    if unknown := set(languages) - set(LANGUAGES):
        parser.error(f"no such language: {', '.join(unknown)}; sacbe/core/languages.py lists them")
    all_found = [each for code in languages for each in (misspelt if arguments.spelling else check)(code)]
    all_found += [] if arguments.spelling else [each for code in languages for each in extra(code)]
    found = [each for each in all_found if arguments.only in each.partition(": ")[0]]
    if arguments.count:
        counted = Counter(each.partition(": ")[0] for each in found)
        print(*(f"{count:5} {name}" for name, count in sorted(counted.items())), sep="\n")
    else:
        print(*found, sep="\n")
    print(f"{len(found)} problems", file=sys.stderr)
    return 1 if found else 0


def extra(code: str) -> list[str]:
    """Returns every message of a language that English does not have."""
    files = [each for each in english_files() if each.path.suffix == ".ftl"]
    return [each for english in files for each in spare(english, in_language(english, code))]


def check(code: str) -> list[str]:
    """Returns every problem in the texts of a language."""
    language = LANGUAGES[code]
    files = [(english, in_language(english, code)) for english in english_files()]
    found = [each for english, file in files for each in problems(english, file, language)]
    read = [file for _, file in files if file.path.suffix == ".ftl" and file.source and not file.mistake]
    return [*found, *disagreements([(file, language) for file in read])]


if __name__ == "__main__":
    sys.exit(main())
