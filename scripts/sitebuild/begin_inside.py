"""Runs inside the trimmed Pyodide at build time: begins every game and tells which modules that took."""

import importlib
import json
import sys

LATE = ("encodings.ascii", "encodings.latin_1")
"""What text decoding imports only when it runs."""


def loaded(engine: str, named: str) -> str:
    """The names of all modules there are once the engine has worked, as JSON text; `named` is what it imports."""
    sys.path.insert(0, engine)
    begin_every_game()
    for name in (*json.loads(named), *LATE):
        importlib.import_module(name)
    return json.dumps(sorted(sys.modules))


def begin_every_game() -> None:
    """Load every game with its data files, as the browser does."""
    bridge, games = importlib.import_module("sacbe.bridge"), importlib.import_module("sacbe.games")
    for name in games.CODES:
        refused = games.game(name).notation.examples[-1]  # not the first thing chance does; its reason needs the texts
        for request in (
            {"do": "new", "name": name, "options": {}, "viewer": "public"},
            {"do": "why_not", "text": refused, "viewer": "public"},
            {"do": "close"},
        ):
            reply = json.loads(bridge.call(json.dumps(request)))
            if "ok" not in reply:
                raise RuntimeError(f"{request} is answered with {reply}")
