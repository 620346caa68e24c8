"""Plays anything that is legal: the shortest bot there is."""


def choose(observation, rng):
    return rng.choice(observation.legal())
