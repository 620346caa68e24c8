"""Searches its whole turn before it acts: a beam of the most promising half-played turns.

A class with `think` yields plans, better and better ones, and may be stopped at any time. A plan holds all actions up
to the next draw or the end of the turn.
"""

from sacbe.bots import Plan

WIDTH = 8


class OneTurn:
    seconds = 0.2  # how long it would like to think about a turn

    def think(self, observation, rng):
        seat = observation.seat
        best = None
        beam = [((), observation.state)]
        while beam:
            grown = {}  # by state: the same turn in another order counts once
            for actions, state in beam:
                for action in state.legal():
                    after = state.play(action)
                    value = self.value(after, seat) + rng.random() / 100
                    path = (*actions, action)
                    if after.mover != seat:  # the turn is over, or chance decides
                        if best is None or value > best[0]:
                            best = (value, path)
                    else:
                        grown[after] = (value, path, after)
                if best:
                    yield Plan(best[1], best[0])
            ranked = sorted(grown.values(), key=lambda each: each[0], reverse=True)
            beam = [(path, state) for _, path, state in ranked[:WIDTH]]

    def value(self, state, seat):
        """My lead if everybody were scored now, and a little for every piece that is out in the jungle."""
        totals = [score + sum(parts.values()) for score, parts in zip(state.scores, state.projected(seat))]
        pieces = sum(state.workers[seat]) + (state.leaders[seat] >= 0)
        mine = totals.pop(seat)
        return mine - 0.5 * max(totals) + 0.4 * pieces
