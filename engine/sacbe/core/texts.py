"""Sentences for events, refusals and reasons, from the same files, `texts/<language>.ftl`, that the site uses.

An event, refusal or reason is data: a message key and parameters. A parameter is one of these, and nothing else:

(a) a number, or a plain text such as the cell `a4` of a board;
(b) a seat, `P1` to `P9`;
(c) a reference: the id of a thing for which there is a message `name-<id>`;
(d) an object for a thing that needs more than an id, such as `{"good": "coins", "amount": 3}`: it is written by the
    message `good-<good>`, whose variables are its other fields, which are parameters again;
(e) a list of such parameters.

Fields that no message uses are for the interface that shows the event.

Before a message is filled in, every parameter `x` is turned into variables:

- a number stays a number, so that a message can select by it: `[0]`, `[2]` by its value, `[one]`, `[other]` by the
  plural category of the language; placed in a text it is written as the language writes numbers;
- a plain text stays as it is, so a message can select by it: `{ $piece -> [L] the leader *[W] a worker }`;
- a seat becomes the name of the player; here, where players have no names, it stays `P1`;
- a reference becomes the value of `name-<id>`. Each attribute of that message becomes a variable `x-<attribute>`;
- an object becomes the value of `good-<good>`, and its attributes variables in the same way;
- a list becomes its items, with numbers as the language writes them, joined as by `Intl.ListFormat`, for English with
  the locale `en-GB` ("a", "a and b", "a, b and c"; an empty text for an empty list). `x-count` is the number of items.
  If some items have an attribute, `x-<attribute>` joins the items in that form; items without it use their value.

So `$give` is what is given and `$give-count` is the number of items. A language with cases gives its names attributes
and writes `{ $give-accusative }` or selects by `$area-gender`. A message cannot select by a reference, an object or a
list, because their values are already words of the language. A variable that has no value is an error (KeyError).
A sentence is always one message; sentences are never put together from several.

Messages `name-...` and `good-...` are in the texts of the game, also those used by its computer players, whose
sentences are in a file of their own. `sacbe.core.fluent` says which part of the Fluent syntax may be used.

>>> texts = Texts('''
... name-hall = the hall
... good-coins = { $amount ->
...         [one] one coin
...        *[other] { $amount } coins
...     }
... paid = { $seat } pays { $pay } in { $area }.
... ''')
>>> texts.tell("paid", {"seat": "P1", "area": "hall", "pay": [{"good": "coins", "amount": 3}]})
'P1 pays 3 coins in the hall.'
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any

from sacbe.core.fluent import Message, Value, fill, read, spell
from sacbe.core.languages import ENGLISH, Language

Params = Mapping[str, Any]


class Texts:
    """The messages of one file; `things` are the texts with the names of things, if these are in another file."""

    def __init__(
        self,
        source: str,
        things: Texts | None = None,
        language: Language = ENGLISH,
        translate: Callable[[Language], Texts] | None = None,
    ) -> None:
        self.source = source
        """The file itself, for other Fluent readers."""
        self.language = language
        self._things = things or self
        self._translate = translate
        self._translations = {language.code: self}

    @cached_property
    def messages(self) -> Mapping[str, Message]:
        """The messages by id, parsed on first use."""
        return read(self.source)

    def into(self, language: Language) -> Texts:
        """Returns these texts in another language; raises FileNotFoundError if there are none."""
        if language.code not in self._translations:
            if self._translate is None:
                raise FileNotFoundError(f"these texts have no translation into {language.name}")
            self._translations[language.code] = self._translate(language)
        return self._translations[language.code]

    def tell(self, key: str, params: Params) -> str:
        """Returns the sentence for `key`; raises KeyError if the message or one of its variables is missing."""
        return fill(self.messages[key].value, self._things.variables(params), self.language)

    def variables(self, params: Params) -> dict[str, Value]:
        """Returns the variables for all parameters."""
        return {name: value for key, param in params.items() for name, value in self._variables(key, param)}

    def _variables(self, key: str, param: Any) -> Iterator[tuple[str, Value]]:
        """The variables for one parameter."""
        forms = self._forms(param)
        for form, value in forms.items():
            yield f"{key}-{form}" if form else key, value
        if isinstance(param, (list, tuple)):
            yield f"{key}-count", len(param)

    def _forms(self, param: Any) -> dict[str, Value]:
        """The value of a parameter, under the key "", and its other forms by name."""
        if isinstance(param, (list, tuple)):
            items = [self._forms(each) for each in param]
            forms = dict.fromkeys(form for item in items for form in item) or {"": None}
            return {form: self._joined([item.get(form, item[""]) for item in items]) for form in forms}
        if isinstance(param, Mapping):
            fields = {field: value for field, value in param.items() if field != "good"}
            return self._told(self.messages[f"good-{param['good']}"], self.variables(fields))
        message = self.messages.get(f"name-{param}") if isinstance(param, str) else None
        return {"": param} if message is None else self._told(message, {})

    def _told(self, message: Message, variables: Mapping[str, Value]) -> dict[str, Value]:
        """The value of a message, under the key "", and its attributes by name."""
        patterns = {"": message.value, **message.attributes}
        return {form: fill(pattern, variables, self.language) for form, pattern in patterns.items()}

    def _joined(self, items: list[Value]) -> str:
        """The items as a list in a sentence."""
        return self.language.joined([spell(item, self.language) for item in items])
