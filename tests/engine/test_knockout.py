"""A knockout finds the better of candidates whose worth is only sampled."""

from __future__ import annotations

from sacbe.bots.knockout import Looking, knockout

WORTH = {"good": 5.0, "fair": 4.0, "poor": 1.0, "worse": 0.0}


def _look(end: str, future: int) -> Looking:
    """A future in which the fair candidate is lucky at first."""
    yield
    return WORTH[end] + (3.0 if end == "fair" and future == 0 else 0.0)


def _held(champion: str | None, prior: float = 0.0) -> tuple[list[str], str]:
    """Who was shown meanwhile, and who won."""
    contest = knockout(["poor", "worse", "fair", "good"], lambda _: prior, _look, champion)
    shown = []
    while True:
        try:
            shown.append(next(contest))
        except StopIteration as done:
            return shown, done.value


def test_the_better_half_goes_on_into_more_futures() -> None:
    shown, winner = _held(None)
    assert winner == "fair"  # 4 + 3 and 4 beat 5 and 5
    assert len(shown) == 4 * 1 + 2 * 2


def test_the_leader_is_shown_at_once_but_a_champion_stays_until_much_was_seen() -> None:
    assert list(dict.fromkeys(_held(None)[0])) == ["poor", "fair"]
    assert set(_held("worse")[0]) == {"worse"}


def test_one_candidate_wins_without_a_look() -> None:
    contest = knockout(["only"], lambda _: 0.0, _look)
    try:
        next(contest)
    except StopIteration as done:
        assert done.value == "only"
    else:
        raise AssertionError("there was nothing to look at")
