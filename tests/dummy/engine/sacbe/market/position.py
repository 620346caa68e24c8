"""Positions as plain data, and what is never true of one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sacbe.market.actions import NOTATION
from sacbe.market.play import legal
from sacbe.market.table import DAYS, DECK, HAND, OVER, Card, Options, Table

from sacbe.core.contract import Json
from sacbe.core.errors import BadNotation, BadPosition
from sacbe.core.reading import Reader, check_position
from sacbe.core.seats import seat_names

_MOST = 99


def write_position(table: Table) -> dict[str, Json]:
    """The whole table as plain data."""
    names = seat_names(table.setup.players)
    return {
        "players": table.setup.players,
        "day": table.day,
        "laid": [f"{names[c.seat]} {'show' if c.open else 'hide'} {c.value} {c.area}" for c in table.laid],
        "seats": {
            name: {"score": score, "hand": [str(card) for card in hand]}
            for name, score, hand in zip(names, table.scores, table.hands, strict=True)
        },
    }


def read_position(data: Mapping[str, Json]) -> Table:
    """The table that a position describes; raises BadPosition."""
    reader = Reader(data, "", BadPosition)
    players = reader.number("players", 3, 2, 5)
    names, seats = seat_names(players), reader.table("seats")
    scores, hands = [], []
    for name in names:
        own = seats.table(name)
        scores.append(own.number("score", 0, 0, _MOST))
        hands.append(tuple(int(card) for card in own.words("hand", choices=[str(card) for card in DECK])))
        own.done()
    seats.done()
    laid = tuple(_card(text, names) for text in reader.words("laid"))
    table = Table(Options(players), tuple(scores), tuple(hands), laid, reader.number("day", 0, 0, DAYS))
    reader.done()
    return check_position(table, violations, legal, table.phase == OVER)


def _card(text: str, names: tuple[str, ...]) -> Card:
    """A card at a stall from a text such as `P1 show 7 dock`."""
    name, _, rest = text.partition(" ")
    try:
        verb, value, *area = NOTATION.parse(rest)
        return Card(names.index(name), int(value), str(area[0]), {"hide": False, "show": True}[str(verb)])
    except (BadNotation, ValueError, IndexError, KeyError):
        raise BadPosition(f"laid has {text[:40]!r}; it should be like 'P1 show 7 dock'") from None


def violations(table: Table) -> Iterator[str]:
    """Every broken invariant, in words."""
    players, laid = table.setup.players, table.laid
    is_evening = bool(laid) and not table.held
    turns = [(table.day - is_evening + turn) % players for turn in range(HAND * players)]
    if [card.seat for card in laid] != turns[: len(laid)]:
        yield "cards are laid in turn, two by each player"
    given = [turns[: table.held].count(seat) for seat in range(players)]
    left = [HAND - sum(card.seat == seat for card in laid) for seat in range(players)]
    if [len(hand) for hand in table.hands] != (left if laid else given):
        yield "a hand has too many cards or too few"
    values = [card for hand in table.hands for card in hand] + [card.value for card in laid]
    if len(set(values)) != len(values):
        yield "a card is there twice"
    if any(list(hand) != sorted(hand) for hand in table.hands):
        yield "a hand is not sorted"
    if len({(card.seat, card.area) for card in laid}) != len(laid):
        yield "a player has two cards at a stall"
    if is_evening and not all(card.open for card in laid):
        yield "a card lies face down in the evening"
    if table.day == DAYS and not is_evening:
        yield "the game is over, but not all cards are laid"
    if is_evening and not table.day:
        yield "all cards are laid, but no day is over"
