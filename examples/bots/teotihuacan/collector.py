"""Adds up what it would own after each action, at prices of its own, and takes the best.

`state.holdings(seat)` counts everything a seat has: points, goods, steps on the tracks, workers and tiles.
"""

PRICES = {
    "points": 1.0, "cocoa": 0.6, "wood": 0.9, "stone": 1.1, "gold": 1.6, "blue": 1.5, "red": 1.5, "green": 1.5,
    "avenue": 3.0, "track": 2.0, "workers": 4.0, "technologies": 4.0, "masks": 2.0, "tiles": 1.0,
}  # fmt: skip


def worth(state, seat):
    return sum(PRICES.get(unit, 0) * amount for unit, amount in state.holdings(seat).items())


def choose(observation, rng):
    state, seat = observation.state, observation.seat
    values = {action: worth(state.play(action), seat) for action in observation.legal()}
    best = max(values.values())
    return rng.choice([action for action, value in values.items() if value == best])
