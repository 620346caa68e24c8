"""The common form of the views of all games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypedDict

from sacbe.core.contract import CHANCE, Json, Outcome, State, seat_name
from sacbe.core.seats import ALL, seat_names, viewer_name


class Offer(TypedDict):
    """Something the mover may do with one gesture."""

    actions: list[str]
    """In order; a gesture such as a walk plays several."""
    verb: str
    cost: dict[str, int]
    """What is paid at once, by unit; amounts are never zero."""
    refs: list[str]
    """The things it involves, possibly with repeats. No two offers in a view have the same verb and things."""


class Scene(NamedTuple):
    """The part of a view that depends on the game."""

    seats: Sequence[dict[str, Json]]
    """By seat: what it has, apart from its score."""
    standing: Sequence[Any]
    """By seat: the value it is ranked by, as far as the viewer may know it; higher is better."""
    board: dict[str, Json]
    """Everything else."""
    chances: Sequence[Outcome] = ()
    """What chance may do now; empty if that would give away something hidden from the viewer."""


def envelope(state: State, viewer: int | None) -> dict[str, Json]:
    """Returns the view of a state; its type is in `site/js/engine/view.d.ts`."""
    scene, mover, names = state.scene(viewer), state.mover, seat_names(state.players)
    return {
        "game": state.game.name,
        "options": dict(state.options),
        "phase": state.phase,
        "mover": seat_name(mover),
        "turn": names[state.seat],
        "viewer": viewer_name(viewer),
        "seats": {
            name: {"score": score, "projected": _projected(parts), **own}
            for name, score, parts, own in zip(names, state.scores, state.projected(viewer), scene.seats, strict=True)
        },
        "ranking": _ranking(names, scene.standing),
        "winners": [names[seat] for seat in state.winners],
        "chances": _chances(scene.chances),
        "offers": _offers(state, viewer),
        "board": scene.board,
    }


def _offers(state: State, viewer: int | None) -> list[Offer]:
    """What the mover may do; where hands are hidden, the public sees only what can be told from what lies open, and
    other seats nothing."""
    mover = state.mover
    if mover is None or mover == CHANCE:
        return []
    if not state.game.hides or viewer in (mover, ALL):
        return state.offers()
    return state.open_offers() if viewer is None else []


def _projected(parts: Mapping[str, int]) -> dict[str, Json]:
    """Projected points, in total and by source."""
    return {"total": sum(parts.values()), "parts": dict(parts)}


def _ranking(names: tuple[str, ...], standing: Sequence[Any]) -> list[Json]:
    """All seats, best first; tied seats have the same rank."""
    order = sorted(range(len(names)), key=lambda seat: standing[seat], reverse=True)
    ranks = {seat: 1 + sum(other > standing[seat] for other in standing) for seat in order}
    return [{"seat": names[seat], "rank": ranks[seat]} for seat in order]


def _chances(outcomes: Sequence[Outcome]) -> list[Json]:
    """What chance may do, with exact probabilities: `weight` in `of`."""
    total = sum(weight for _, weight in outcomes)
    return [{"action": str(action), "weight": weight, "of": total} for action, weight in outcomes]
