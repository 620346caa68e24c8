"""Follows its most promising turns to their end, like the example of Tikal, with prices for what it owns."""

from sacbe.bots import Plan

WIDTH = 6
PRICES = {
    "points": 1.0, "cocoa": 0.5, "wood": 0.9, "stone": 1.1, "gold": 1.6, "blue": 1.5, "red": 1.5, "green": 1.5,
    "avenue": 3.0, "track": 2.0, "workers": 4.0, "technologies": 4.0, "masks": 2.5, "tiles": 1.0,
}  # fmt: skip


class OneTurn:
    seconds = 0.2

    def think(self, observation, rng):
        seat = observation.seat
        best = None
        beam = [((), observation.state)]
        while beam:
            grown = {}  # by state: the same turn in another order counts once
            for actions, state in beam:
                for action in state.legal():
                    after = state.play(action)
                    value = self.worth(after, seat) + rng.random() / 100
                    path = (*actions, action)
                    if after.mover != seat:
                        if best is None or value > best[0]:
                            best = (value, path)
                    else:
                        grown[after] = (value, path, after)
                if best:
                    yield Plan(best[1], best[0])
            ranked = sorted(grown.values(), key=lambda each: each[0], reverse=True)
            beam = [(path, state) for _, path, state in ranked[:WIDTH]]

    def worth(self, state, seat):
        """What I own at my prices, and how grown up my workers are."""
        powers = sum(worker["power"] for worker in state.view(seat)["seats"][f"P{seat + 1}"]["workers"])
        return 0.4 * powers + sum(PRICES.get(unit, 0) * each for unit, each in state.holdings(seat).items())
