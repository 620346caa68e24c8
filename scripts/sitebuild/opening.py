"""The opening view of every game as data, so that a page can draw the board before the engine is there."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

from sacbe.bridge import Session, answer
from sacbe.games import CODES, game
from sitebuild.places import SITE, BuildError, put_hashed


def build_openings(assets: Path) -> dict[str, str]:
    """Write one file for each game that the site can draw and each choice of options; their names by
    `tikal?auction=false&players=2`."""
    made = {}
    for name in (name for name in CODES if (SITE / "js" / name).is_dir()):
        options = game(name).options
        for choices in itertools.product(*(option.choices for option in options)):
            chosen = dict(zip((option.key for option in options), choices, strict=True))
            reply = json.loads(answer(Session(), json.dumps({"do": "new", "name": name, "options": chosen})))
            if "ok" not in reply:
                raise BuildError(f"{name} cannot begin with {chosen}: {reply['error']['message']}")
            query = "&".join(f"{key}={json.dumps(value)}" for key, value in sorted(chosen.items()))
            text = json.dumps(reply["ok"], separators=(",", ":"))
            made[f"{name}?{query}"] = put_hashed(text.encode(), "-".join((name, "opening")), ".json", assets)
    return made
