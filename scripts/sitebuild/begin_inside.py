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
    bridge = importlib.import_module("sacbe.bridge")
    for name in importlib.import_module("sacbe.games").CODES:
        for request in ({"do": "texts", "name": name}, {"do": "new", "name": name, "options": {}}):
            reply = json.loads(bridge.call(json.dumps(request)))
            if "ok" not in reply:
                raise RuntimeError(f"{request} is answered with {reply}")
