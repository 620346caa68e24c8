"""The opening of every game as data, so that a page can draw the board before the engine is there."""

from __future__ import annotations

import json
from pathlib import Path

from sacbe.bridge import Session, answer
from sacbe.games import CODES, game
from sitebuild.places import SITE, BuildError, put_hashed


def build_openings(assets: Path) -> dict[str, str]:
    """Write one file for each game that the site can draw, begun with its default options and seen by the public; their
    names by `tikal?auction=false&players=2`."""
    made = {}
    for name in (name for name in CODES if (SITE / "js" / name).is_dir()):
        chosen = game(name).check_options({})
        request = {"do": "new", "name": name, "options": chosen, "viewer": "public"}
        reply = json.loads(answer(Session(), json.dumps(request)))
        if "ok" not in reply:
            raise BuildError(f"{name} cannot begin with {chosen}: {reply['error']['message']}")
        query = "&".join(f"{key}={json.dumps(value)}" for key, value in sorted(chosen.items()))
        text = json.dumps(reply["ok"], separators=(",", ":"))
        made[f"{name}?{query}"] = put_hashed(text.encode(), "-".join((name, "opening")), ".json", assets)
    return made
