"""The part of a position that describes a sale: tiles, offers, terms being composed, a deal being carried out."""

from __future__ import annotations

from typing import Any

from sacbe.core.contract import Json
from sacbe.core.errors import BadNotation, BadPosition
from sacbe.core.reading import Reader
from sacbe.eschnapur.actions import SEATS
from sacbe.eschnapur.bundle import MODES, NOTHING, Bundle, Terms, cards, parse_bundle, parse_terms
from sacbe.eschnapur.components import COLOURS, HIGHEST_BID, KIND, KINDS, NO_SYMBOLS, ROUNDS, SYMBOL_COPIES
from sacbe.eschnapur.deal import undetermined
from sacbe.eschnapur.memory import Memory, shown
from sacbe.eschnapur.table import BID, OFFER, REPLY, SELL, SYMBOL, Deal, Draft, Sale, Table, colour_names

_QUEUE = tuple(f"{seat} {kind} {mode}" for seat in SEATS for kind in (SYMBOL, BID) for mode in MODES)
_EVERYBODY = -1
_STAGES = ("slot", "coins", "moves", "cards", "card")


def read_bids(reader: Reader, key: str) -> int:
    """A set of bid cards."""
    values = reader.take(key, [])
    found = 0
    if not isinstance(values, (list, tuple)):
        raise reader.wrong(key, values, "a list of values of bid cards")
    for value in values:
        if type(value) is not int or not 1 <= value <= HIGHEST_BID:
            raise reader.wrong(key, value, f"a list of whole numbers from 1 to {HIGHEST_BID}")
        if found >> value & 1:
            raise reader.wrong(key, value, "each card once")
        found |= 1 << value
    return found


def read_symbols(reader: Reader, key: str) -> bytes:
    """Symbol cards by colour."""
    names = reader.words(key, (), COLOURS)
    counts = [names.count(name) for name in COLOURS]
    for colour, most in enumerate(SYMBOL_COPIES):
        if counts[colour] > most:
            raise reader.wrong(key, COLOURS[colour], f"there at most {most} times")
    return bytes(counts)


def read_sale(top: Reader, seats: tuple[str, ...]) -> Sale | None:
    """The sale, if there is one."""
    if not top.has("sale"):
        return None
    reader = top.table("sale")
    offers = reader.table("offers")
    counter = reader.word("counter", None)
    sale = Sale(
        tiles=tuple(KIND[name] for name in reader.words("tiles", (), KIND)),
        round=reader.number("round", 1, 1, ROUNDS),
        offers=tuple(_terms(str(offers.word(name, ""))) if offers.has(name) else None for name in seats),
        countered=tuple(seats.index(name) for name in reader.words("countered", (), seats)),
        moved=reader.flag("moved", False),
        counter=None if counter is None else _terms(counter),
        draft=_read_draft(reader.table("draft"), seats) if reader.has("draft") else None,
        deal=_read_deal(reader.table("deal"), seats) if reader.has("deal") else None,
    )
    offers.done()
    reader.done()
    return sale


def _terms(text: str) -> Terms:
    """Terms as they are written in offers."""
    try:
        return parse_terms(text)
    except BadNotation as error:
        raise BadPosition(f"sale: {error}") from None


def _bundle(text: str | None) -> Bundle:
    """A bundle, if there is one."""
    try:
        return parse_bundle(text) if text else NOTHING
    except BadNotation as error:
        raise BadPosition(f"sale: {error}") from None


def _read_draft(reader: Reader, seats: tuple[str, ...]) -> Draft:
    """Terms being composed."""
    draft = Draft(
        step=str(reader.word("step", OFFER, (OFFER, SELL, REPLY))),
        opponent=seats.index(str(reader.word("opponent", seats[0], seats))),
        slot=reader.number("slot", 0, 0, 2),
        stage=str(reader.word("stage", _STAGES[0], _STAGES)),
        give=_bundle(reader.word("give", None)),
        ask=_bundle(reader.word("ask", None)),
    )
    reader.done()
    return draft


def _read_deal(reader: Reader, seats: tuple[str, ...]) -> Deal:
    """A deal being carried out."""
    queue = [text.split() for text in reader.words("queue", (), _QUEUE)]
    deal = Deal(
        buyer=seats.index(str(reader.word("buyer", seats[0], seats))),
        terms=_terms(str(reader.word("terms", ""))),
        queue=tuple((SEATS.index(seat), kind, mode) for seat, kind, mode in queue),
        symbols=(read_symbols(reader, "buyer_symbols"), read_symbols(reader, "seller_symbols")),
        bids=(read_bids(reader, "buyer_bids"), read_bids(reader, "seller_bids")),
    )
    reader.done()
    return deal


def with_knowledge(table: Table) -> Table:
    """A sound table on which the seats know what the sale has shown: cards that were named, and cards of a deal that
    were handed over or looked at (ESC-5.9, ESC-15.2)."""
    sale, memory = table.sale, table.memory
    if sale is None:
        return table
    for seat, terms in enumerate(sale.offers):
        if terms is not None:
            memory = _named(memory, seat, terms.give)
    if sale.counter is not None:
        memory = _named(memory, table.active, sale.counter.ask)
    if sale.deal is not None:
        memory = _dealt(table, sale.deal, memory)
    return table._replace(memory=memory)


def _named(memory: Memory, holder: int, bundle: Bundle) -> Memory:
    """Everybody knows the cards that a bundle names."""
    return shown(memory, _EVERYBODY, holder, bundle.symbols, bundle.bids)


def _dealt(table: Table, deal: Deal, memory: Memory) -> Memory:
    """Everybody knows the named cards of a deal; the taker knows those determined so far and the hands looked at."""
    begun = undetermined(table.active, deal.buyer, deal.terms)
    begun = begun[: len(begun) - len(deal.queue) + 1]
    sides = ((deal.buyer, table.active, deal.terms.give), (table.active, deal.buyer, deal.terms.ask))
    for side, (giver, taker, bundle) in enumerate(sides):
        memory = _named(memory, giver, bundle)
        if any(deal.symbols[side]):
            symbols = bytes(x + y for x, y in zip(bundle.symbols, deal.symbols[side], strict=True))
            memory = shown(memory, taker, giver, symbols, 0)
        memory = shown(memory, taker, giver, NO_SYMBOLS, deal.bids[side])
        if (giver, SYMBOL, "pick") in begun:
            memory = shown(memory, taker, giver, table.symbols[giver], 0)
        if (giver, BID, "pick") in begun:
            memory = shown(memory, taker, giver, NO_SYMBOLS, table.bids[giver])
    return memory


def write_sale(sale: Sale) -> dict[str, Json]:
    """A sale; `read_sale` is the inverse."""
    entries: dict[str, Any] = {
        "tiles": [KINDS[kind].name for kind in sale.tiles],
        "round": sale.round,
        "offers": {SEATS[seat]: str(terms) for seat, terms in enumerate(sale.offers) if terms is not None},
        "countered": [SEATS[seat] for seat in sale.countered],
        "moved": sale.moved,
        "counter": str(sale.counter) if sale.counter else None,
        "draft": _write_draft(sale.draft) if sale.draft else None,
        "deal": _write_deal(sale.deal) if sale.deal else None,
    }
    return {key: value for key, value in entries.items() if value}


def _write_draft(draft: Draft) -> dict[str, Json]:
    """Terms being composed."""
    entries: dict[str, Json] = draft._asdict() | {
        "opponent": SEATS[draft.opponent],
        "give": "" if draft.give == NOTHING else str(draft.give),
        "ask": "" if draft.ask == NOTHING else str(draft.ask),
    }
    return {key: value for key, value in entries.items() if value}


def _write_deal(deal: Deal) -> dict[str, Json]:
    """A deal being carried out."""
    return {
        "buyer": SEATS[deal.buyer],
        "terms": str(deal.terms),
        "queue": [f"{SEATS[seat]} {kind} {mode}" for seat, kind, mode in deal.queue],
        "buyer_symbols": colour_names(deal.symbols[0]),
        "seller_symbols": colour_names(deal.symbols[1]),
        "buyer_bids": list(cards(deal.bids[0])),
        "seller_bids": list(cards(deal.bids[1])),
    }
