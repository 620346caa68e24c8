"""What the views of several games show alike."""

from __future__ import annotations

from sacbe.core.contract import Json, Outcome


def chances(outcomes: tuple[Outcome, ...]) -> list[Json]:
    """What chance may do, with exact fractions: so many ways of so many in all."""
    total = sum(weight for _, weight in outcomes)
    return [{"text": str(action), "weight": weight, "of": total} for action, weight in outcomes]
