"""Eschnapur in a terminal."""

from __future__ import annotations

from typing import Any

from sacbe.core.contract import State


def picture(state: State, seat: int | None) -> str:
    """The rooms, the players, the hands that the viewer sees, and what is going on."""
    view: dict[str, Any] = state.view(seat)
    board = view["board"]
    lines = [f"{name:12} {_area(area)}" for name, area in board["areas"].items()]
    lines += ["", *(f"{name}  {_player(own)}" for name, own in view["seats"].items()), ""]
    for name, own in view["seats"].items():
        if own["hand"] is not None:
            lines.append(f"{name} holds {_hand(own['hand'])}.")
        elif own["known"]["symbols"] or own["known"]["bids"]:
            lines.append(f"{name} is known to hold {_hand(own['known'])}.")
    lines.append(_situation(board))
    if board["sale"]:
        lines += _sale(board["sale"])
    return "\n".join(lines)


def _area(area: dict[str, Any]) -> str:
    """One room."""
    niche = "open" if area["open"] else "+".join(area["symbols"])
    return f"{niche:14} {' '.join(area['pawns'])}".rstrip()


def _player(own: dict[str, Any]) -> str:
    """What everybody sees of a player."""
    return (
        f"{own['score']:3} points{' and the monk' if own['monk'] else ''}, {own['coins']} coins, "
        f"{own['moves']} movement tiles, {own['bid_cards']} bid cards, {own['symbol_cards']} symbol cards, "
        f"{own['tile_points']} tile points, {len(own['tokens'])} tokens, at {own['area']}"
    )


def _hand(hand: dict[str, Any]) -> str:
    """Cards in words."""
    bids = ", ".join(f"{card['value']} ({card['coins']} coins)" for card in hand["bids"]) or "no bid cards"
    return f"{' '.join(hand['symbols']) or 'no symbol cards'}; {bids}"


def _situation(board: dict[str, Any]) -> str:
    """What lies beside the rooms."""
    parts = [
        f"{board['opened']} of {board['to_open']} niches open",
        f"bank {board['bank']}, stock {board['stock']}",
        f"{board['bid_deck']} bid cards and {board['symbol_deck']['count']} symbol cards in the decks",
        f"active: {board['active']}",
    ]
    if board["token"]:
        parts.append(f"token {board['token']['token']} lies open")
    return "; ".join(parts) + "."


def _sale(sale: dict[str, Any]) -> list[str]:
    """Tiles and offers."""
    slots = "; ".join(f"slot {k}: {slot['tile']}" for k, slot in enumerate(sale["slots"], 1))
    lines = [f"Sale, round {sale['round']} of {sale['rounds']}: {slots}."]
    lines += [f"  {name} offers {_terms(terms)}." for name, terms in sale["offers"].items()]
    if sale["counter"]:
        lines.append(f"  The seller proposes {_terms(sale['counter'])}.")
    if sale["draft"]:
        lines.append(f"  So far: {_terms(sale['draft'])}.")
    return lines


def _terms(terms: dict[str, Any]) -> str:
    """Terms in words."""
    asked = f" and asks for {terms['ask']}" if terms["ask"] else ""
    return f"{terms['give']} for slot {terms['slot']}{asked}"
