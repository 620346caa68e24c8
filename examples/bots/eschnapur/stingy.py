"""Rules of thumb: sells to whoever asks, offers nothing, walks only to a niche it can open, and bids in the middle."""


def choose(observation, rng):
    legal = observation.legal()
    verbs = {}
    for action in legal:
        verbs.setdefault(action.verb, []).append(action)
    for verb in ("open_niche", "accept", "agree", "keep", "ready", "refuse"):
        if verb in verbs:
            return verbs[verb][0]
    if "play" in verbs:  # sealed bids
        return verbs["play"][len(verbs["play"]) // 2]
    return legal[-1] if len(legal) < 4 else rng.choice(legal)
