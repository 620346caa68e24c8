"""Imagines the hidden hands before it bids.

`observation.sample(rng)` deals everything hidden anew: a world that fits all you know. Other seats' cards in
`observation.state` mean nothing.
"""

WORLDS = 12


def standing(state, seat):
    held = state.holdings(seat)
    return (
        held["points"]
        + held["coins"]
        + 0.5 * held["moves"]
        + held["symbol_cards"]
        + held["bid_cards"]
        + 4 * held["tokens"]
    )


def bid(observation, rng):
    """The sealed bid that does best against bids drawn at random."""
    seat = observation.seat
    totals = dict.fromkeys(observation.legal(), 0.0)
    for _ in range(WORLDS):
        world = observation.sample(rng)
        for action in totals:
            state = world.play(action)
            while state.phase == "commit":
                state = state.play(rng.choice(state.legal()))
            totals[action] += standing(state, seat)
    return max(totals, key=totals.get)


def choose(observation, rng):
    state, legal = observation.state, observation.legal()
    if state.phase == "commit":
        return bid(observation, rng)
    for action in legal:
        if action.verb == "open_niche":
            return action
    safe = [action for action in legal if not state.depends_on_hidden(action)]
    if not safe:
        return rng.choice(legal)
    values = {action: standing(state.play(action), observation.seat) + rng.random() for action in safe}
    return max(values, key=values.get)
