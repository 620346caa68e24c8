"""Looks one action ahead: plays what a scoring would reward most right away.

`observation.state` can be played on without changing the game: `play` returns a new state.
"""


def standing(state, seat):
    """My points, and what a scoring would bring me now."""
    return state.scores[seat] + sum(state.projected(seat)[seat].values())


def choose(observation, rng):
    state, seat = observation.state, observation.seat
    values = {action: standing(state.play(action), seat) for action in observation.legal()}
    best = max(values.values())
    good = [action for action, value in values.items() if value == best]
    walks = [action for action in good if action.verb in ("enter", "move")]
    return rng.choice(walks or good)  # nothing to gain? then at least go somewhere
