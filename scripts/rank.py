#!/usr/bin/env python3
"""Measure the ladder of computer players in the arena and write the tables of docs/bots.md.

`rank.py` plays what docs/bots.json does not hold yet, a few games at a time, and can be stopped and started again;
`rank.py --fresh` forgets old results, `rank.py --write` only writes the page.
"""

from __future__ import annotations

import argparse
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from sacbe import game
from sacbe.bots import arena, bot
from sacbe.bots.arena import Result, Standing

DOCS = Path(__file__).resolve().parent.parent / "docs"
RESULTS, TRIALS, PAGE = DOCS / "bots.json", DOCS / "tuning.json", DOCS / "bots.md"
CHUNK = 20
SEED = 2026
PATIENCE = 30.0
"""Seconds per turn: never reached, so that the results do not depend on the machine."""


class Contest(NamedTuple):
    """One line of a table: who plays whom, and what has to come out."""

    name: str
    game: str
    options: dict[str, Any]
    lineup: tuple[tuple[str, int], ...]
    """Levels with the passes of their search, however long they take; 0 is as the level has it."""
    bar: str
    """`rate 0.85` asks for a win rate of the first entrant, `winner 100` for a mean winning score."""


def _contests() -> list[Contest]:
    """What the tables show."""
    found = []
    for auction in (False, True):
        kind = "auction" if auction else "base"
        four, two = ({"players": n, "auction": auction} for n in (4, 2))
        novices = (("novice", 0),) * 3
        found += [
            Contest(f"novice, random; 2 players, {kind}", "tikal", two, (("novice", 0), ("random", 0)), "rate 0.95"),
            Contest(f"expert, 3 novices; 4 players, {kind}", "tikal", four, (("expert", 3), *novices), "rate 0.85"),
            Contest(f"expert, regular; 2 players, {kind}", "tikal", two, (("expert", 3), ("regular", 0)), "rate 0.70"),
        ]
    four, two = ({"players": n, "auction": False} for n in (4, 2))
    return [
        *found,
        Contest("4 experts; base", "tikal", four, (("expert", 3),) * 4, "winner 100"),
        Contest("2 experts; base", "tikal", two, (("expert", 3),) * 2, "winner 150"),
        Contest(
            "expert 20 passes, expert 2 passes; 2 players, base", "tikal", two, (("expert", 20), ("expert", 2)), ""
        ),
    ]


def main() -> None:
    """Read the command line, play, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", help="contests whose name contains this text")
    parser.add_argument("--fresh", action="store_true", help="forget the results there are")
    parser.add_argument("--write", action="store_true", help="play nothing")
    args = parser.parse_args()
    played = {} if args.fresh or not RESULTS.exists() else json.loads(RESULTS.read_text(encoding="utf-8"))
    if not args.write:
        with arena.executor(args.jobs) as pool:
            for contest in _contests():
                if args.only in contest.name:
                    play(contest, args.games, played, pool)
    write_page(played)


def play(contest: Contest, games: int, played: dict[str, Any], pool: Any) -> None:
    """Play the games of a contest that are missing, saving as it goes."""
    several = len({passes for _, passes in contest.lineup}) > 1 and len({level for level, _ in contest.lineup}) == 1
    entrants = []
    for level, passes in contest.lineup:
        each: Any = bot(game(contest.game), level)
        if passes:
            name = f"{level} {passes} passes" if several else level
            each = each._replace(weights=replace(each.weights, passes=passes), name=name)
        entrants.append(each)
    planned = arena.matches(contest.game, entrants, games, SEED, PATIENCE, contest.options)
    results = [Result(*map(_tuple, each)) for each in played.get(contest.name, [])]
    while len(results) < games:
        results += arena.run(planned[len(results) : len(results) + CHUNK], pool)
        played[contest.name] = results
        lines = ",\n".join(f"{json.dumps(key)}: [\n{_rows(value)}\n]" for key, value in played.items())
        RESULTS.write_text("{\n" + lines + "\n}\n", encoding="utf-8")
        print(
            contest.name, len(results), [f"{s.name} {s.rate:.1%}" for s in arena.summary(results).standings], flush=True
        )


def _tuple(value: Any) -> tuple[Any, ...]:
    return tuple(value)


def _rows(results: Any) -> str:
    """One game per line; seconds to the millisecond."""
    return ",\n".join(
        json.dumps([[round(x, 3) if isinstance(x, float) else x for x in column] for column in result])
        for result in results
    )


def write_page(played: dict[str, Any]) -> None:
    """Put the tables into the page between their marks."""
    text = PAGE.read_text(encoding="utf-8")
    text = _between(text, "results", _results(played))
    text = _between(text, "trials", _trials(json.loads(TRIALS.read_text(encoding="utf-8"))))
    PAGE.write_text(text, encoding="utf-8")


def _between(text: str, mark: str, rows: list[str]) -> str:
    """`text` with other rows between two marks."""
    marked = re.compile(rf"(<!-- {mark} -->\n).*?(<!-- end -->)", re.DOTALL)
    return marked.sub(lambda found: found[1] + "\n".join(rows) + "\n" + found[2], text)


def _results(played: dict[str, Any]) -> list[str]:
    """The table of contests."""
    found = [(c, [Result(*map(_tuple, each)) for each in played[c.name]]) for c in _contests() if c.name in played]
    return [
        "| contest | games | result | 95 % interval | mean score by place | ms per turn | illegal | bar |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
        *(_row(contest, results) for contest, results in found),
    ]


def _trials(trials: list[dict[str, Any]]) -> list[str]:
    """The table of tuning."""
    rows = ["| change | players | games | lead in points | taken |", "| --- | --- | --- | --- | --- |"]
    for each in trials:
        error = "" if each["error"] is None else f" ± {each['error']}"
        taken = "yes" if each["taken"] else "no"
        rows.append(f"| {each['change']} | {each['players']} | {each['games']} | {each['lead']:+}{error} | {taken} |")
    return rows


def _row(contest: Contest, results: list[Result]) -> str:
    """One line of the table."""
    table = arena.summary(results)
    names = list(dict.fromkeys(name for name in results[0].names))
    by_name = {each.name: each for each in table.standings}
    kind, _, asked = contest.bar.partition(" ")
    result, interval = f"mean winning score {table.by_place[0]:.1f}", ""
    bar = f"≥ {asked}"
    if kind != "winner":
        first = by_name[_first(contest, names)]
        low, high = first.interval
        result, interval = f"{first.name} wins {first.rate:.1%}", f"{low:.1%} to {high:.1%}"
        bar = f"≥ {float(asked):.0%}" if asked else ""
    places = ", ".join(f"{score:.0f}" for score in table.by_place)
    times = ", ".join(f"{name} {_time(by_name[name])}" for name in names)
    illegal = sum(each.illegal for each in table.standings)
    return f"| {contest.name} | {table.games} | {result} | {interval} | {places} | {times} | {illegal} | {bar} |"


def _first(contest: Contest, names: list[str]) -> str:
    """The entrant a contest is about."""
    level, passes = contest.lineup[0]
    return level if level in names else f"{level} {passes} passes"


def _time(each: Standing) -> str:
    return f"{each.turn * 1000:.0f}"


if __name__ == "__main__":
    main()
