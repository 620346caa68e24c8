"""All points on which the sources disagree (TEO-0.2, TEO-21)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sacbe.teotihuacan.components import PROFILES, TRACK_END


class Switches(NamedTuple):
    """One way to read the rules."""

    each_turn: bool
    """The white disc moves after every turn, not only after every round (TEO-16.2, AR-01)."""
    ascension_moves_calendar: bool
    """An ascension moves the white disc too (TEO-16.2, AR-02)."""
    pay_by_cocoa: bool
    """Salary is paid and missed by cocoa, not by worker (TEO-17.8, AR-03)."""
    claim_or_reward: bool
    """A big step's reward may be taken while tiles are left there (TEO-8.5, AR-04)."""
    rows_drawn_apart: bool
    """Three cheap technologies in the first row and three expensive ones in the second (TEO-3.5, AR-07)."""
    any_row: bool
    """Nobles: any row up to the number of workers (TEO-15.3, AR-08)."""
    any_row_above: bool
    """Nobles: any row above if the row of the number of workers is full (TEO-15.3, AR-08)."""
    plain_icons_match: bool
    """Plain icons match each other (TEO-13.8, AR-05)."""
    free_cocoa_anywhere: bool
    """`disc_free_cocoa` pays any single cocoa payment (TEO-10.13, AR-15)."""
    short_track: bool
    """The pyramid track ends one step earlier (TEO-13.9, AR-12)."""
    far_pass_pays: bool
    """Technology 01 pays for an unlimited move that only passes the Palace (TEO-4.7, AR-16)."""
    exchange_needs_means: bool
    """A royal exchange is open only to those who can make it once (TEO-12.4, AR-20)."""

    @property
    def track_end(self) -> int:
        """The last step of the pyramid track."""
        return TRACK_END - self.short_track


_MEANING: Final[dict[str, tuple[str, dict[Any, bool]]]] = {
    "each_turn": ("calendar_advance", {"each_turn": True, "each_round": False}),
    "ascension_moves_calendar": ("ascension_moves_calendar", {True: True, False: False}),
    "pay_by_cocoa": ("salary_penalty", {"per_unpaid_cocoa": True, "per_unpaid_worker": False}),
    "claim_or_reward": ("big_step_reward", {"claim_or_reward": True, "only_when_no_tile_left": False}),
    "rows_drawn_apart": ("technology_draw", {"three_low_three_high": True, "six_of_nine": False}),
    "any_row": (
        "nobles_row",
        {"any_up_to_worker_count": True, "forced_by_worker_count": False, "forced_then_any_above": False},
    ),
    "any_row_above": (
        "nobles_row",
        {"any_up_to_worker_count": False, "forced_by_worker_count": False, "forced_then_any_above": True},
    ),
    "plain_icons_match": ("plain_icons_match", {True: True, False: False}),
    "free_cocoa_anywhere": ("free_cocoa_scope", {"any_single_cocoa_payment": True, "main_worship_salary": False}),
    "short_track": ("pyramid_track_end", {TRACK_END: False, TRACK_END - 1: True}),
    "far_pass_pays": ("far_move_palace_cocoa", {"onto_or_past": True, "onto": False}),
    "exchange_needs_means": ("royal_exchange_without_means", {True: False, False: True}),
}
"""By switch: its name in the component data, and what each value there means.

`final_eclipse_when_pyramid_done` has one value in all profiles (TEO-18.2) and is therefore not a switch here.
"""

SWITCHES: Final = {
    profile: Switches(**{name: meaning[values[key]] for name, (key, meaning) in _MEANING.items()})
    for profile, values in PROFILES.items()
}
"""By profile."""
