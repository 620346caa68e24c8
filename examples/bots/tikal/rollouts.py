"""Tries a handful of actions and plays each a little further at random: the simplest way to look ahead.

Chance is a mover like any other: when it is to move, `state.outcomes()` lists what may happen, with weights.
"""

CANDIDATES, ROLLOUTS, STEPS = 6, 3, 12


def standing(state, seat):
    return state.scores[seat] + sum(state.projected(seat)[seat].values())


def play_on(state, steps, rng):
    """A random future."""
    for _ in range(steps):
        if state.mover is None:
            break
        outcomes = state.outcomes()
        if outcomes:
            actions, weights = zip(*outcomes)
            state = state.play(rng.choices(actions, weights)[0])
        else:
            state = state.play(rng.choice(state.legal()))
    return state


def choose(observation, rng):
    legal, seat = observation.legal(), observation.seat
    if len(legal) == 1:
        return legal[0]
    values = {}
    for action in rng.sample(legal, min(CANDIDATES, len(legal))):
        futures = [play_on(observation.state.play(action), STEPS, rng) for _ in range(ROLLOUTS)]
        values[action] = sum(standing(each, seat) for each in futures) / ROLLOUTS
    return max(values, key=values.get)
