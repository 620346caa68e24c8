"""Sentences for events, refusals and reasons, from the `texts.ftl` files that the site reads too.

What happened is data: a message key and parameters. A parameter is one of these, and nothing else:

(a) a number, or a plain text such as the cell `a4` of a board;
(b) a seat, `P1` to `P9`;
(c) a reference: the id of a thing for which there is a message `name-<id>`;
(d) a thing that needs more than an id, an object `{"good": "coins", "amount": 3}`: the message `good-<good>` tells it,
    with its other fields, which are parameters again, as variables;
(e) a list of such parameters.

Fields that no message uses are for whoever draws the event.

To tell a message, every parameter `x` is turned into variables first:

- a number stays a number, so that a message can select by it: `[0]`, `[2]` by its value, `[one]`, `[other]` by the
  plural category of the language; placed in a text it is written as the language writes numbers;
- a plain text stays as it is, so a message can select by it: `{ $piece -> [L] the leader *[W] a worker }`;
- a seat becomes the name of who sits there; here, where nobody has one, it stays `P1`;
- a reference becomes the value of `name-<id>`. Each attribute of that message becomes a variable `x-<attribute>`;
- an object becomes the value of `good-<good>`, and its attributes variables in the same way;
- a list becomes its items, told one by one, with numbers as the language writes them, and joined as `Intl.ListFormat`
  with the locale `en-GB` joins them ("a", "a and b", "a, b and c"; an empty text for an empty list). `x-count` is the
  number of its items. If some of the items have an attribute, `x-<attribute>` joins the items in that form, those
  without it by their value.

So `$give` is what is given, `$give-count` how many items these are, and a language that has cases gives its names
attributes and writes `{ $give-accusative }` or selects by `$area-gender`. A message cannot select by a reference, an
object or a list, because that would be a choice by what a language calls things. A variable that a message names and
that is not there is an error (KeyError). Nothing else is put together: a sentence is one message.

Messages `name-...` and `good-...` stand in the texts of the game, also for the reasons of its computer players, whose
sentences have a file of their own. `sacbe.core.fluent` says which part of the Fluent syntax may be used.

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

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from sacbe.core.fluent import Message, Value, fill, read, spell

Params = Mapping[str, Any]


class Texts:
    """The messages of one file by key; `things` are the texts with the names of things, if not these."""

    def __init__(self, source: str, things: Texts | None = None) -> None:
        self.source = source
        """The file as it is written, for readers that know all of Fluent."""
        self._things = things or self

    @cached_property
    def messages(self) -> Mapping[str, Message]:
        """The messages by id, read on first use."""
        return read(self.source)

    def tell(self, key: str, params: Params) -> str:
        """The sentence for `key`, told of `params`; raises KeyError if it or a variable of it is missing."""
        return fill(self.messages[key].value, self._things.variables(params))

    def variables(self, params: Params) -> dict[str, Value]:
        """The variables that stand for parameters."""
        return {name: value for key, param in params.items() for name, value in self._variables(key, param)}

    def _variables(self, key: str, param: Any) -> Iterator[tuple[str, Value]]:
        """The variables that stand for one parameter."""
        forms = self._forms(param)
        for form, value in forms.items():
            yield f"{key}-{form}" if form else key, value
        if isinstance(param, (list, tuple)):
            yield f"{key}-count", len(param)

    def _forms(self, param: Any) -> dict[str, Value]:
        """A parameter as it is told, and under their names the further forms it has."""
        if isinstance(param, (list, tuple)):
            items = [self._forms(each) for each in param]
            forms = dict.fromkeys(form for item in items for form in item) or {"": None}
            return {form: _joined([spell(item.get(form, item[""])) for item in items]) for form in forms}
        if isinstance(param, Mapping):
            fields = {field: value for field, value in param.items() if field != "good"}
            return _told(self.messages[f"good-{param['good']}"], self.variables(fields))
        message = self.messages.get(f"name-{param}") if isinstance(param, str) else None
        return {"": param} if message is None else _told(message, {})


def _told(message: Message, variables: Mapping[str, Value]) -> dict[str, Value]:
    """The value of a message and its attributes."""
    patterns = {"": message.value, **message.attributes}
    return {form: fill(pattern, variables) for form, pattern in patterns.items()}


def _joined(items: Sequence[str]) -> str:
    """Items as English enumerates them."""
    return " and ".join([*([", ".join(items[:-1])] if items[:-1] else []), *items[-1:]])
