"""A language that nobody speaks: English, half again as long, with an accent on every letter."""

from __future__ import annotations

import json
import re

from sacbe.core.fluent import Message, Part, Pattern, Select, Variable, Written, read

ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "àßçđéfğĥîĵķļmñöþqŕšťüvŵxÿžÀBÇĐÉFĞĤÎĴĶĻMÑÖÞQŔŠŤÜVŴXŸŽ",
)
WORD = re.compile(r"[^\W\d_]+")


def pseudo_file(text: str) -> str:
    """Returns a file with texts of the page, Fluent sources by name, in that language."""
    return json.dumps({name: pseudo_source(source) for name, source in json.loads(text).items()}, ensure_ascii=False)


def pseudo_source(source: str) -> str:
    """Returns a Fluent source in that language."""
    return "".join(f"{key} = {_message(message)}\n" for key, message in read(source).items())


def pseudo(text: str) -> str:
    """Returns a text in that language: every word is half again as long, so that it is no easier to break."""
    return WORD.sub(lambda word: (word[0] + word[0][: len(word[0]) // 2].lower()).translate(ACCENTED), text)


def _message(message: Message) -> str:
    forms = (f"\n .{form} = {_pattern(pattern)}" for form, pattern in message.attributes.items())
    return "".join([_pattern(message.value), *forms])


def _pattern(pattern: Pattern) -> str:
    return "".join(_part(part) for part in pattern) or '{ "" }'


def _part(part: Part) -> str:
    if isinstance(part, str):
        return pseudo(part) if part.strip() == part else f'{{ "{pseudo(part)}" }}'
    if isinstance(part, Variable):
        return f"{{ ${part.name} }}"
    if isinstance(part, Written):
        digits = f"minimumFractionDigits: {part.least}, maximumFractionDigits: {part.most}"
        return f"{{ NUMBER(${part.name}, {digits}) }}"
    assert isinstance(part, Select)
    variants = (
        f"\n {'*' if pattern is part.default else ''}[{key}] {_pattern(pattern)}" for key, pattern in part.variants
    )
    return f"{{ ${part.name} ->{''.join(variants)}\n }}"
