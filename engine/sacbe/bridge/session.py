"""A session: the record on one table, the computer players that work on it, and the answers to all requests."""

from __future__ import annotations

from typing import Any

from sacbe.bots.advisor import Advisor
from sacbe.bridge.telling import (
    BadRequest,
    NoGame,
    entries_of,
    explainer,
    generator,
    knows_plan,
    moment_of,
    parsed,
    refusal_data,
    refused,
    try_out,
    undoable,
    unfolded,
    viewer_of,
    whose_turn,
    why_refused,
)
from sacbe.core.contract import CHANCE, Json, draw, seat_name
from sacbe.core.errors import IllegalAction
from sacbe.core.preview import ahead, offers_after, preview
from sacbe.core.record import Record
from sacbe.core.seats import ALL
from sacbe.games import game
from sacbe.links import from_link, to_link


class Session:
    """The record on one table, and the computer players that work on it."""

    def __init__(self) -> None:
        self._record: Record | None = None
        self.advisor = Advisor()

    @property
    def is_open(self) -> bool:
        """Whether there is a game on the table."""
        return self._record is not None

    @property
    def record(self) -> Record:
        """The open game; raises NoGame if there is none."""
        if self._record is None:
            raise NoGame("no game is open; ask for 'new' or 'open' first")
        return self._record

    # --- beginning and ending

    def new(self, name: str, options: dict[str, Any], viewer: str) -> Json:
        """Starts a game."""
        return self._begin(Record.start(game(name), **options), viewer)

    def open(self, link: str, viewer: str, actions: list[str] | None = None, step: int | None = None) -> Json:
        """Opens the game in a link and plays `actions` from there, all or none of them; then goes back to `step`, if it
        is given, so that the later actions can be redone."""
        record = from_link(link)
        record = record.play_all(parsed(record, actions or []))
        return self._begin(record if step is None else record.at(step), viewer)

    def _begin(self, record: Record, viewer: str) -> Json:
        """Puts a record on the table in place of the one before."""
        looks = viewer_of(record, viewer)
        opened = {**moment_of(record, looks), "log": entries_of(record, looks, 0)}
        self._record = record
        self.advisor.forget()
        return opened

    def close(self) -> Json:
        """Closes the game."""
        self._record = None
        self.advisor.forget()

    # --- looking

    def moment(self, viewer: str) -> Json:
        """The game as it is now."""
        return moment_of(self.record, viewer_of(self.record, viewer))

    def look(self, step: int, viewer: str) -> Json:
        """The game as it was after `step` actions; nothing changes."""
        return moment_of(self.record.at(step).cut(), viewer_of(self.record, viewer))

    def log(self, viewer: str, since: int = 0) -> Json:
        """The log of everything played after step `since`."""
        return entries_of(self.record, viewer_of(self.record, viewer), since)

    def why_not(self, text: str, viewer: str, after: list[str] | None = None) -> Json:
        """Why an action is refused, now or `after` some actions of the mover, as far as the viewer can know; None if
        it is legal."""
        state = self.record.state.observe(viewer_of(self.record, viewer)).state
        if after:
            state = ahead(state, parsed(self.record, after)).state
        refusal = refused(state, state.game.notation.parse(text))
        return None if refusal is None else refusal_data(refusal)

    def preview(self, viewer: str, offers: list[list[str]]) -> Json:
        """What each of these offers would certainly change for the mover, as far as the viewer can know."""
        looks = viewer_of(self.record, viewer)
        state = self.record.state.observe(looks).state
        return [preview(state, unfolded(state, parsed(self.record, actions)), looks) for actions in offers]

    def ahead(self, viewer: str, offers: list[list[str]]) -> Json:
        """What the mover could do after each of these offers; where hands are hidden, only the mover may know."""
        looks = viewer_of(self.record, viewer)
        state = self.record.state.observe(looks).state
        found = [offers_after(state, parsed(self.record, actions)) for actions in offers]
        return found if knows_plan(self.record, looks) else [[] for _ in offers]

    def prospect(self, text: str, viewer: str) -> Json:
        """What would come of an action if others agreed to it, and why it is refused if it is, as far as the viewer can
        know."""
        looks = viewer_of(self.record, viewer)
        state = self.record.state.observe(looks).state
        action = state.game.notation.parse(text)
        refusal = refused(state, action)
        return {
            "refusal": None if refusal is None else refusal_data(refusal),
            "prospect": state.prospect(action, looks),
        }

    def judge(self, goal: dict[str, Any], viewer: str) -> Json:
        """How much of a goal is reached, as far as the viewer can know; see `sacbe.core.goal`."""
        from sacbe.core.goal import parts, read_goal, unmet  # only lessons need it

        record, looks = self.record, viewer_of(self.record, viewer)
        wanted = read_goal(goal)
        left = len(unmet(wanted, record, looks))
        return {"met": not left, "reached": parts(wanted) - left, "parts": parts(wanted)}

    # --- writing

    def scenario(self, text: str) -> Json:
        """What the text of a scenario shows, and what does not hold in it; nothing is put on the table.

        Each case is a link to everything it plays, with its first moment as everybody sees it.
        """
        from sacbe.core.scenario.examine import examine  # games do without it, and start sooner

        scenario, records, faults = examine(text, game)
        cases = zip(scenario.cases, records, strict=True)
        return {
            "game": scenario.game.name,
            "cases": [
                {"name": case.name, "link": to_link(record), "view": case.record.state.view(explainer(record))}
                for case, record in cases
            ],
            "faults": [fault._asdict() for fault in faults],
        }

    def text(self, step: int | None = None) -> Json:
        """The position now, or after `step` actions, as the text of a scenario."""
        from sacbe.core.scenario.write import position_text

        return position_text((self.record if step is None else self.record.at(step)).state)

    # --- saving

    def course(self, step: int | None = None) -> Json:
        """The game as it is saved: now, with the actions that can be redone, or as it was after `step`."""
        record = self.record if step is None else self.record.at(step).cut()
        texts = [str(action) for action in record.actions]
        return {"start": to_link(record.at(0)), "actions": texts[: record.step], "redo": texts[record.step :]}

    def link(self, step: int | None = None) -> Json:
        """The link of the game as it is now, or as it was after `step`."""
        return to_link(self.record if step is None else self.record.at(step))

    def observed(self) -> Json:
        """What the seat to move may know, as the link of a position: all that a player from outside is told."""
        record = self._decision()
        return to_link(Record((record.state.observe(record.state.mover).state,), (), 0, from_position=True))

    def whose(self) -> Json:
        """Whose turn every step belonged to, and whose it is now (None when the game is over); while chance acts, the
        turn is that of the seat it acts for."""
        record = self.record
        return [whose_turn(state) for state in record.states[: record.step + 1]]

    def redraw(self, since: int, random: list[str], until: int | None = None) -> Json:
        """The first chance step from `since` on and before `until` that this randomness, one for each, would not have
        drawn; None if it would have drawn them all."""
        record = self.record
        last = record.step if until is None else min(until, record.step)
        steps = [step for step in range(max(0, since), last) if record.states[step].mover == CHANCE]
        if len(steps) != len(random):
            raise BadRequest(f"chance acted {len(steps)} times from step {since} on, not {len(random)} times")
        drawn = zip(steps, map(generator, random), strict=True)
        return next((step for step, rng in drawn if draw(record.states[step], rng) != record.actions[step]), None)

    # --- playing

    def play(self, actions: list[str], viewer: str) -> Json:
        """Plays actions in order, all or none of them.

        Where hands are hidden from the viewer, an action that reveals something must come last: otherwise the legality
        of the actions after it would tell the secret without its being played.
        """
        record, looks = self.record, viewer_of(self.record, viewer)
        meant = parsed(record, actions)
        chosen = unfolded(record.state, meant)
        try:
            if record.game.hides and looks != ALL:
                try_out(record.state, chosen)
            played = record.play_all(chosen)
        except (IllegalAction, BadRequest):
            raise why_refused(record, meant, looks) from None
        return self._go_on(played, looks)

    def chance(self, random: str, viewer: str) -> Json:
        """Plays one chance action, drawn with the page's randomness."""
        record, looks = self.record, viewer_of(self.record, viewer)
        if record.state.mover != CHANCE:
            raise BadRequest(f"chance is not to move; the mover is {seat_name(record.state.mover) or 'nobody'}")
        return self._go_on(record.play(draw(record.state, generator(random))), looks)

    def follow(self, patterns: list[str], viewer: str) -> Json:
        """Plays one action of the mover by a script, as chance and other seats do in a lesson: the first legal action
        that fits a pattern, earlier patterns first."""
        from fnmatch import fnmatchcase

        record, looks = self.record, viewer_of(self.record, viewer)
        legal = record.state.legal() if record.state.mover is not None else ()
        chosen = next((a for pattern in patterns for a in legal if fnmatchcase(str(a), pattern)), None)
        if chosen is None:
            raise BadRequest("no legal action fits a pattern")
        return self._go_on(record.play(chosen), looks)

    def undo(self, viewer: str, seat: str | None = None) -> Json:
        """Takes back the last step, if that is fair; with `seat`, only if that seat made the decision."""
        record, looks = self.record, viewer_of(self.record, viewer)
        if not undoable(record, looks):
            raise BadRequest(
                "nothing can be taken back: another seat or chance has acted since, or something hidden was revealed"
            )
        decided = seat_name(record.states[record.step - 1].mover)
        if seat is not None and seat != decided:
            raise BadRequest(f"only {decided} can take back the last decision, not {seat[:20]!r}")
        self._record = record.undo()
        return moment_of(self.record, looks)

    def redo(self, viewer: str) -> Json:
        """Plays again what was taken back last."""
        record, looks = self.record, viewer_of(self.record, viewer)
        if record.step == len(record.actions):
            raise BadRequest("there is nothing to redo")
        return self._go_on(record.redo(), looks)

    def _go_on(self, record: Record, viewer: int | None) -> Json:
        """Makes `record` the current one; returns the new moment with what was played since the old one."""
        since = self.record.step
        moment = moment_of(record, viewer, since)
        self._record = record
        return moment

    # --- computer players

    def think(self, level: str, seconds: float, random: str, viewer: str) -> Json:
        """Lets a computer player think about the mover's turn for a slice of time; the next call continues.

        The answer has the best plan so far, whether the search is complete, and for how many more seconds the player
        would like to think. That time is for the whole turn, even if it is interrupted. The actions are meant for
        `play` and must not be shown; the reasons are limited to what the viewer may know.
        """
        record, looks = self._decision(), viewer_of(self.record, viewer)
        return self.advisor.think(record, level, seconds, generator(random), knows_plan(record, looks))

    def hint(self, seconds: float, random: str, viewer: str) -> Json:
        """The same by the strongest computer player, for the person to move; each hint has the time of a turn."""
        record, looks = self._decision(), viewer_of(self.record, viewer)
        if looks not in (record.state.mover, ALL):
            raise BadRequest(f"a hint is for {seat_name(record.state.mover)}, who is to move, not for {viewer}")
        return self.advisor.hint(record, seconds, generator(random))

    def worth(self, actions: list[str], viewer: str) -> Json:
        """How well the mover would stand after each of these actions, in points, as the strongest computer player
        judges it with what the mover knows."""
        record, looks = self._decision(), viewer_of(self.record, viewer)
        if looks not in (record.state.mover, ALL):
            raise BadRequest(f"this is for {seat_name(record.state.mover)}, who is to move, not for {viewer}")
        return [self.advisor.worth(record, unfolded(record.state, [each])) for each in parsed(record, actions)]

    def _decision(self) -> Record:
        """The record, if a seat is to move; raises BadRequest otherwise."""
        mover = self.record.state.mover
        if mover is None or mover == CHANCE:
            raise BadRequest(f"no seat is to move; the mover is {seat_name(mover) or 'nobody'}")
        return self.record

    def review(self, seconds: float, random: str, viewer: str) -> Json:
        """Judges the turns up to the current step for a slice of time; the next call continues.

        The answer has the verdicts found since the last request, whether these are all, and the progress. A review
        gives away hidden hands, so a game that has them can be reviewed only when it is over.
        """
        viewer_of(self.record, viewer)
        if self.record.game.hides and self.record.state.mover is not None:
            raise BadRequest("a game with hidden hands can be reviewed only when it is over")
        return self.advisor.review(self.record, seconds, generator(random))
