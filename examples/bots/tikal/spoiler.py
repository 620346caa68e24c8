"""Cares about its lead instead of its points: what the best opponent gains counts against it."""


def lead(state, seat):
    """How far I would be ahead of the best opponent if everybody were scored now."""
    totals = [score + sum(parts.values()) for score, parts in zip(state.scores, state.projected(seat))]
    mine = totals.pop(seat)
    return mine - max(totals)


def choose(observation, rng):
    state, seat = observation.state, observation.seat
    now = lead(state, seat)
    scored = [(lead(state.play(action), seat), rng.random(), action) for action in observation.legal()]
    value, _, action = max(scored)
    if value > now or state.phase != "act":
        return action
    moves = [each for each in observation.legal() if each.verb in ("enter", "move")]
    return rng.choice(moves) if moves else action
