"""The main phase: which niche to open, what to buy for it, when to stop (ESC-6, ESC-7)."""

from __future__ import annotations

from typing import NamedTuple

from sacbe.bots.eschnapur.worth import DISTANCE, Purse, Worth, unseen_symbols
from sacbe.core.action import Action
from sacbe.core.rows import with_added
from sacbe.eschnapur import actions as a
from sacbe.eschnapur.components import ADJACENT, AREAS, MOVE_PRICE, SYMBOL_PRICE
from sacbe.eschnapur.table import Table, stock


class Opening(NamedTuple):
    """A niche that can be opened in this turn, and how well the seat stands afterwards."""

    area: int
    buy: int
    """Movement tiles to be bought."""
    value: float


def openings(worth: Worth, purse: Purse, seat: int) -> list[Opening]:
    """Every niche the purse can open at once, best first."""
    table = worth.table
    found = []
    for area, needed in worth.closed:
        if not all(purse.symbols[colour] for colour in needed):
            continue
        steps = DISTANCE[purse.area][area]
        buy = max(0, steps - purse.moves)
        # movement tiles that were used go back to the stock, so only the first purchase can fail
        if buy * MOVE_PRICE > purse.coins or (buy and not stock(table) and not purse.moves):
            continue
        found.append(Opening(area, buy, worth.niche(seat) + worth.purse(when_open(purse, area, steps, buy), seat)))
    return sorted(found, key=lambda each: -each.value)


def when_open(purse: Purse, area: int, steps: int, buy: int) -> Purse:
    """The purse when the niche of `area` is open."""
    symbols = purse.symbols
    for colour in AREAS[area].symbols:
        symbols = with_added(symbols, colour, -1)
    return purse._replace(
        coins=purse.coins - buy * MOVE_PRICE, moves=purse.moves + buy - steps, symbols=symbols, area=area
    )


def route(table: Table, seat: int, opening: Opening) -> tuple[Action, ...]:
    """Purchases and steps to a niche, and its opening."""
    area, moves, found = table.pawns[seat], table.moves[seat], []
    while area != opening.area:
        if not moves:
            found.append(a.BUY_MOVE)
            moves += 1
        area = min(ADJACENT[area], key=lambda each: DISTANCE[each][opening.area])
        moves -= 1
        found.append(a.STEP[area])
    return (*found, a.OPEN_NICHE)


def hunt(worth: Worth, purse: Purse, seat: int) -> float:
    """How well the seat can expect to do if it buys one symbol card now."""
    poorer = purse._replace(coins=purse.coins - SYMBOL_PRICE)
    total = 0.0
    for colour, chance in enumerate(unseen_symbols(worth.table, seat)):
        if chance:
            richer = poorer._replace(symbols=with_added(poorer.symbols, colour, 1))
            options = openings(worth, richer, seat)
            total += chance * max([worth.purse(richer, seat), *(each.value for each in options[:1])])
    return total
