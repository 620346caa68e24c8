"""Composing any valid offer or counter in small steps (ESC-5.18)."""

from __future__ import annotations

from collections.abc import Callable

from sacbe.core.action import Action
from sacbe.core.errors import BadNotation
from sacbe.core.events import Event, Events
from sacbe.eschnapur import actions as a
from sacbe.eschnapur.bundle import NOTHING, Bundle, Terms, cards, parts, with_card
from sacbe.eschnapur.components import ALL_BIDS, SYMBOL_COPIES
from sacbe.eschnapur.table import COMPOSE, OFFER, REPLY, SELL, Draft, Sale, Table
from sacbe.eschnapur.terms import invalid_counter, invalid_offer

_STEPS = {"offer": (OFFER, REPLY), "counter": (SELL,)}
"""By verb: the phases in which terms can be composed for it."""


def unfolded(table: Table, action: Action) -> tuple[Action, ...]:
    """The small steps that put up the terms of an offer or a counter; the action itself if they are not valid here."""
    if table.phase not in _STEPS.get(str(action[0]), ()):
        return (action,)
    try:
        terms = a.terms_of(action)
    except BadNotation:
        return (action,)
    if action[0] == "offer":
        wrong = invalid_offer(table, table.seat, terms)
        return (action,) if wrong else (a.COMPOSE, *chain(terms))
    opponent = a.SEAT[str(action[1])]
    if opponent >= table.setup.players or opponent == table.active or invalid_counter(table, opponent, terms):
        return (action,)
    return (a.COMPOSE_FOR[opponent], *chain(terms))


def chain(terms: Terms) -> tuple[Action, ...]:
    """The steps after the first one."""
    give, ask = terms.give, terms.ask
    cards_added = [
        step
        for side, bundle in (("give", give), ("ask", ask))
        for kind, which in parts(bundle)
        for step in (a.ADD, Action("card", side, kind, which))
    ]
    return (
        a.SLOT[terms.slot - 1],
        a.COINS_GIVE[give.coins] if give.coins else a.COINS_ASK[ask.coins] if ask.coins else a.COINS_NONE,
        a.MOVES_GIVE[give.moves] if give.moves else a.MOVES_ASK[ask.moves] if ask.moves else a.MOVES_NONE,
        *cards_added,
        a.DONE,
    )


def choices(table: Table, draft: Draft) -> tuple[Action, ...]:
    """The next steps that can still lead to a valid offer."""
    return _STAGES[draft.stage](table, draft)


def _has_cards(table: Table, seat: int) -> bool:
    """Whether a seat holds any card that can be traded."""
    return table.bids[seat] != 0 or any(table.symbols[seat])


def _slot(table: Table, draft: Draft) -> tuple[Action, ...]:
    """Either of the two tiles."""
    return a.SLOT


def _coins(table: Table, draft: Draft) -> tuple[Action, ...]:
    """Coins given, asked for, or none; if none, there must be something else left to give."""
    given = a.COINS_GIVE[1 : table.coins[draft.opponent] + 1]
    if not table.moves[draft.opponent] and not _has_cards(table, draft.opponent):
        return given
    return (a.COINS_NONE, *given, *a.COINS_ASK[1 : table.coins[table.active] + 1])


def _moves(table: Table, draft: Draft) -> tuple[Action, ...]:
    """Movement tiles given, asked for, or none."""
    given = a.MOVES_GIVE[1 : table.moves[draft.opponent] + 1]
    rest = (a.MOVES_NONE, *given, *a.MOVES_ASK[1 : table.moves[table.active] + 1])
    if draft.give.coins:
        return (a.DONE, *rest)
    return rest if _has_cards(table, draft.opponent) else given


def _cards(table: Table, draft: Draft) -> tuple[Action, ...]:
    """Finish, or add one more card."""
    found: tuple[Action, ...] = (a.DONE,) if draft.give != NOTHING else ()
    return (*found, a.ADD) if _card(table, draft) else found


def _card(table: Table, draft: Draft) -> tuple[Action, ...]:
    """The cards that can be added. They come in the order in which terms are written, so that there is one way to
    compose any terms."""
    return (
        *(() if draft.ask.has_cards else _side(table, "give", draft.opponent, draft.give)),
        *(() if draft.give == NOTHING else _side(table, "ask", table.active, draft.ask)),
    )


def _side(table: Table, side: str, giver: int, bundle: Bundle) -> list[Action]:
    """Cards for one bundle, none before those it has: players name only cards they hold, but may ask for any (ESC-5.8,
    ESC-5.11)."""
    own = giver == table.seat
    found: list[Action] = []
    if bundle.symbol_count < sum(table.symbols[giver]) and not bundle.bid_count:
        first = _last_mode(bundle.symbol_modes)
        if first is None:
            limits = table.symbols[giver] if own else SYMBOL_COPIES
            lowest = max((c for c, count in enumerate(bundle.symbols) if count), default=0)
            found += [a.CARD_SYMBOL[side][c] for c in range(lowest, len(limits)) if bundle.symbols[c] < limits[c]]
        found += a.CARD_SYMBOL_MODE[side][first or 0 :]
    if bundle.bid_count < table.bids[giver].bit_count():
        first = _last_mode(bundle.bid_modes)
        if first is None:
            limit = (table.bids[giver] if own else ALL_BIDS) >> bundle.bids.bit_length() << bundle.bids.bit_length()
            found += [a.CARD_BID[side][value] for value in cards(limit)]
        found += a.CARD_BID_MODE[side][first or 0 :]
    return found


def in_order(draft: Draft, action: Action) -> bool:
    """Whether the card of an action would be the last one in terms as they are written (ESC-5.18)."""
    side, kind, which = str(action[1]), str(action[2]), action[3]
    if side == "give":
        return not draft.ask.has_cards and parts(with_card(draft.give, kind, str(which)))[-1] == (kind, which)
    return draft.give != NOTHING and parts(with_card(draft.ask, kind, str(which)))[-1] == (kind, which)


def _last_mode(counts: tuple[int, int, int]) -> int | None:
    """The last mode in which cards are in a bundle, or None."""
    return max((mode for mode, count in enumerate(counts) if count), default=None)


_STAGES = {"slot": _slot, "coins": _coins, "moves": _moves, "cards": _cards, "card": _card}


def play_compose(table: Table, action: Action, events: Events) -> Table:
    """Begin to compose terms."""
    assert table.sale is not None
    opponent = a.SEAT[str(action[1])] if table.phase == SELL else table.seat
    events.append(Event("composing", "ESC-5.18", {"seat": a.SEATS[table.seat]}))
    return table._replace(phase=COMPOSE, sale=table.sale._replace(draft=Draft(table.phase, opponent)))


def _with(table: Table, sale: Sale, draft: Draft) -> Table:
    """The table with a different draft."""
    return table._replace(sale=sale._replace(draft=draft))


def play_coins(table: Table, action: Action, events: Events) -> Table:
    """Coins on one side, or none."""
    return _with_amount(table, action, "moves", lambda bundle, count: bundle._replace(coins=count))


def play_moves(table: Table, action: Action, events: Events) -> Table:
    """Movement tiles on one side, or none."""
    return _with_amount(table, action, "cards", lambda bundle, count: bundle._replace(moves=count))


def _with_amount(table: Table, action: Action, stage: str, put: Callable[[Bundle, int], Bundle]) -> Table:
    """Puts the amount of an action into the bundle of its side, and moves on to the next stage."""
    sale, draft = _drafting(table)
    draft = draft._replace(stage=stage)
    if action[1] == "give":
        draft = draft._replace(give=put(draft.give, int(action[2])))
    elif action[1] == "ask":
        draft = draft._replace(ask=put(draft.ask, int(action[2])))
    return _with(table, sale, draft)


def play_slot(table: Table, action: Action, events: Events) -> Table:
    """The tile the terms are about."""
    sale, draft = _drafting(table)
    return _with(table, sale, draft._replace(slot=int(action[1]), stage="coins"))


def play_add(table: Table, action: Action, events: Events) -> Table:
    """One more card is to be added."""
    sale, draft = _drafting(table)
    return _with(table, sale, draft._replace(stage="card"))


def play_card(table: Table, action: Action, events: Events) -> Table:
    """One more card on one side."""
    sale, draft = _drafting(table)
    side, kind, which = str(action[1]), str(action[2]), str(action[3])
    if side == "give":
        draft = draft._replace(give=with_card(draft.give, kind, which))
    else:
        draft = draft._replace(ask=with_card(draft.ask, kind, which))
    return _with(table, sale, draft._replace(stage="cards"))


def _drafting(table: Table) -> tuple[Sale, Draft]:
    """The sale and the draft of a table where terms are being composed."""
    assert table.sale is not None
    assert table.sale.draft is not None
    return table.sale, table.sale.draft
