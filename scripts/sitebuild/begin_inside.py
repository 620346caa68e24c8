"""Runs inside the trimmed Pyodide at build time: starts every game and lists the modules that were loaded."""

import importlib
import json
import sys

LATE = ("encodings.ascii", "encodings.latin_1")
"""Modules that text decoding imports only when it runs."""


def loaded(engine: str, named: str) -> str:
    """Returns the names of all modules loaded once the engine has run, as JSON text; `named` is what it imports."""
    sys.path.insert(0, engine)
    begin_every_game()
    for name in (*json.loads(named), *LATE):
        importlib.import_module(name)
    return json.dumps(sorted(sys.modules))


def begin_every_game() -> None:
    """Loads every game with its data files, as the browser does."""
    bridge, games = importlib.import_module("sacbe.bridge"), importlib.import_module("sacbe.games")
    for name in games.CODES:
        refused = games.game(name).notation.examples[-1]  # not the first thing chance does; its reason needs the texts
        for request in (
            {"do": "new", "name": name, "options": {}, "viewer": "public"},
            {"do": "why_not", "text": refused, "viewer": "public"},
            {"do": "scenario", "text": f"game = '{name}'\n[[step]]\nprobability = {{ '{refused}' = '0' }}"},
            {"do": "close"},
        ):
            reply = json.loads(bridge.call(json.dumps(request)))
            if "ok" not in reply:
                raise RuntimeError(f"{request} is answered with {reply}")
