"""The Python of the Lab: matches between bots, slice by slice, and a prompt. The page asks, in JSON text both ways."""

import ast
import gc
import json
import traceback
from contextlib import redirect_stdout
from random import Random
from time import perf_counter

import sacbe_fence
from js import postMessage
from pyscript import sync

import sacbe
from sacbe.bots import arena, ladder
from sacbe.bots.match import Play, Result
from sacbe.bots.own import OwnBot, Printed, own_bot
from sacbe.core.errors import SacbeError
from sacbe.core.record import Record
from sacbe.core.seats import ALL

LONGEST = 5.0
"""Seconds that a bot may think about a turn here, as at a table."""
LONGEST_VALUE = 2_000
"""Characters of a value that the prompt shows."""


class Series:
    """The games of one match, played a few milliseconds at a time.

    If Python had to be stopped, a new one goes on: with the results of the games that were over, and the game under way
    as lost by whoever did not answer.
    """

    def __init__(self, asked):
        bots = entrants(asked["game"], asked["bots"])
        self.limit = asked["limit"]
        self.planned = arena.matches(asked["game"], bots, asked["games"], asked["seed"], asked["budget"])
        self.results = [kept(each) for each in asked["finished"]]
        self.start()

    @property
    def is_over(self):
        return len(self.results) == len(self.planned)

    def start(self):
        """Begins the next game."""
        if self.is_over:
            return
        self.match = self.planned[len(self.results)]
        self.play = Play(self.match)
        self.notes = []
        self.told = self.noted = 0
        seats = len(self.match.lineup)
        self.decisions, self.slow, self.seconds, self.longest = ([0] * seats for _ in range(4))

    def advance(self):
        """Plays one decision and keeps what the bot printed and why it did it."""
        seat = self.play.state.mover
        if isinstance(self.match.lineup[seat], OwnBot):
            self.announce(seat)
        said = Printed()
        began = perf_counter()
        with redirect_stdout(said):
            try:
                decision = self.play.advance()
            except BaseException as error:  # such as KeyboardInterrupt; everything else is a fault already
                decision = None
                self.play.lose(seat, repr(error))
        printed = said.getvalue()
        goals = goals_of(decision)
        if printed or goals:
            step = len(self.play.actions) if decision is None else decision.step
            until = step if decision is None else step + len(decision.plan.actions) - 1
            reasons = [each.as_json() for each in goals]
            self.notes.append({"step": step, "until": until, "seat": seat, "printed": printed, "reasons": reasons})
        self.count(seat, perf_counter() - began if decision is None else decision.seconds)

    def announce(self, seat):
        """Tells the page who thinks now, and what is new in this game: all that is left of it if no answer comes."""
        actions, notes = self.play.actions[self.told :], self.notes[self.noted :]
        self.told, self.noted = len(self.play.actions), len(self.notes)
        news = {"game": len(self.results), "seat": seat, "actions": [*map(str, actions)], "notes": notes}
        postMessage(json.dumps(news))

    def give_up(self, lost):
        """Ends the game as lost by the seat that was thinking when Python was stopped."""
        parse = self.play.state.game.notation.parse
        self.play.repeat([parse(text) for text in lost["actions"]])
        self.notes = lost["notes"]
        self.play.lose(lost["seat"], "")
        self.count(lost["seat"], lost["seconds"])
        return {**self.finish(), "stopped": lost["stopped"]}

    def count(self, seat, seconds):
        """Counts the time of a decision."""
        self.decisions[seat] += 1
        self.seconds[seat] += seconds
        self.longest[seat] = max(self.longest[seat], seconds)
        self.slow[seat] += seconds > self.limit

    def finish(self):
        """Returns the game that is over as plain data, and begins the next one."""
        result = self.play.result()
        self.results.append(result)
        played = {
            "names": result.names,
            "scores": result.scores,
            "winners": result.winners,
            "decisions": self.decisions,
            "slow": self.slow,
            "seconds": self.seconds,
            "longest": self.longest,
            "illegal": result.illegal,
            "link": sacbe.to_link(self.play.record),
            "options": dict(self.match.options),
            "fault": fault_of(result),
            "stopped": None,
            "notes": self.notes,
        }
        self.start()
        return played


def kept(played):
    """The result of a game that was played before, from plain data."""
    keys = ("names", "scores", "winners", "decisions", "seconds", "longest", "illegal")
    return Result(*(tuple(played[key]) for key in keys))


def entrants(game, asked):
    """The bots of a match; a bot that is called like a level or like another bot gets a name of its own."""
    named = dict.fromkeys(ladder.levels(sacbe.game(game)))
    bots = []
    for each in asked:
        bot = entrant(game, each)
        while "source" in each and named.setdefault(bot.name, each["source"]) != each["source"]:
            bot = bot._replace(name=f"{bot.name}*")
        bots.append(bot)
    return bots


def entrant(game, asked):
    """The bot of a level, or of somebody's source."""
    if "level" in asked:
        return ladder.bot(sacbe.game(game), asked["level"])
    bot = own_bot(asked["source"], asked["name"], asked["name"])
    return bot._replace(seconds=min(bot.seconds, LONGEST))


def goals_of(decision):
    """The reasons of a decision; a plan is explained where it begins."""
    return () if decision is None or decision.plan.actions[0] != decision.action else decision.plan.reasons


def fault_of(result):
    """The fault that ended a game as plain data; what the rules refused, the page tells in its own language."""
    if not result.faults:
        return None
    seat, step, reason, action, refusal = result.faults[0]
    refused = refusal and {"action": str(action), "rule": refusal.rule, "key": refusal.key, "params": refusal.params}
    return {"seat": seat, "step": step, "reason": reason, "refused": refused}


series = None
prompt = {"__name__": "__main__", "sacbe": sacbe, "Random": Random}


def begin(asked):
    """Begins a match, or goes on with one after Python was stopped."""
    global series
    with redirect_stdout(Printed()):
        series = Series(asked)
    return {"games": [series.give_up(asked["lost"])] if asked["lost"] else [], **standing()}


def go_on(asked):
    """Plays for about so many seconds; returns the games that ended meanwhile, and the standings of all."""
    end = perf_counter() + asked["seconds"]
    games = []
    while not series.is_over and perf_counter() < end:
        series.advance()
        if series.play.is_over:
            games.append(series.finish())
    return {"games": games, **standing()}


def standing():
    """How far the match is."""
    table = arena.summary(series.results).as_json() if series.results else None
    return {"done": series.is_over, "decisions": len(series.play.actions), "table": table}


def check(asked):
    """Whether a source is a bot; raises BadBot with the line."""
    with redirect_stdout(Printed()):
        own_bot(asked["source"], asked["name"], asked["name"])
    return {}


def start(asked):
    """A new game for a table: its link and its options."""
    record = Record.start(sacbe.game(asked["game"]), players=asked["players"])
    return {"start": sacbe.to_link(record), "options": dict(record.state.options)}


def offered(asked):
    """What a game has for its bots: examples of its actions, and what the view of a seat holds."""
    game = sacbe.game(asked["game"])
    verbs = {text.partition(" ")[0] for text in game.notation.examples}
    actions = [*game.notation.examples, *(verb for verb in game.notation.verbs if verb not in verbs)]
    found = [{"code": f'"{text}"', "key": "action", "value": text.partition(" ")[0]} for text in actions]
    rng, state = Random(1), game.start()
    while state.mover != 0:
        state = state.play(rng.choice(state.legal()))
    for path, value in leaves(state.observe(0).view(), "observation.view()"):
        found.append({"code": path, "key": "value", "value": repr(value)[:60]})
    return found


def leaves(value, path, depth=0):
    """What is in plain data, with the Python that reads it; of things of the same sort only the fullest."""
    parts = list(value.items()) if isinstance(value, dict) and depth < 4 else []
    nested = [isinstance(each, dict) for _, each in parts]
    if not parts or (len(parts) > 6 and not any(nested)):
        yield path, value
        return
    if len(parts) > 1 and all(nested):
        parts = [max(parts, key=lambda part: len(part[1]))]
    for key, each in parts:
        yield from leaves(each, f'{path}["{key}"]', depth + 1)


def look(asked):
    """The view of a game in a link after so many steps, with everything open, and what happened there."""
    record = sacbe.from_link(asked["link"])
    at = record.at(min(asked["step"], len(record.actions)))
    events = [event.as_data() for event in at.state.events] if at.step else []
    return {"view": at.state.view(ALL), "steps": len(record.actions), "events": events}


def evaluate(asked):
    """Runs what was typed at the prompt; a state shows itself as its board."""
    said, value = Printed(), None
    try:
        tree = ast.parse(asked["code"], "prompt")
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        with redirect_stdout(said):
            exec(compile(tree, "prompt", "exec"), prompt)
            if last is not None:
                value = eval(compile(ast.Expression(last.value), "prompt", "eval"), prompt)
                prompt["_"] = value
    except BaseException:  # sys.exit() as well: the prompt stays
        lines = traceback.format_exc().splitlines()
        return {"printed": said.getvalue(), "error": "\n".join(lines[-3:])}
    if isinstance(value, Record):
        value = value.state
    board = value.view(ALL) if hasattr(value, "view") and hasattr(value, "legal") and hasattr(value, "scene") else None
    shown = "" if value is None or board else repr(value)[:LONGEST_VALUE]
    return {"printed": said.getvalue(), "value": shown, "view": board}


REQUESTS = {each.__name__: each for each in (begin, go_on, check, start, offered, look, evaluate)}


def ask(text):
    """Answers one request; whatever goes wrong is told, with its reason."""
    try:
        asked = json.loads(text)
        return json.dumps({"ok": REQUESTS[asked["do"]](asked)})
    except SacbeError as error:
        return json.dumps({"error": str(error)})
    except BaseException as error:
        return json.dumps({"error": f"{type(error).__name__}: {error}"})


# States are many and never form cycles: looking for garbage less often makes a match about a fifth faster.
gc.set_threshold(50_000, 10)
sacbe_fence.close()
sync.ask = ask
