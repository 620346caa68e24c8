"""The security policy of every page: nothing from another host, nothing inline."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "worker-src": "'self'",
    "connect-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "font-src": "'self'",
    "frame-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
"""What every page and worker lives under; WebAssembly may be compiled."""

_PICTURES: Final = {"img-src": "'self' blob:"}
"""For pages that turn a board into a picture file: its pixels come from a picture made by the page itself."""

_BLOB_WORKER: Final = {"worker-src": "'self' blob:"}
"""For pages that run a bot: a worker from a blob inherits the policy of its page, others on some hosts only."""

OWN: Final = {
    "index.html": {**_PICTURES, **_BLOB_WORKER},
    "workshop.html": _PICTURES,
    "lab.html": {
        **_BLOB_WORKER,
        # The one style that PyScript's editor writes: `:host { all: initial; }`.
        "style-src": "'self' 'sha256-YPvgZHruHn/CvnWqHNCKxXnTcTBdohdQ0GvrSxGakVs='",
    },
}
"""What single pages need besides, and nothing more."""


def policy(page: str = "") -> str:
    """Returns the policy of a page, by its path in `dist`; without one, that of everything else."""
    return "; ".join(f"{directive} {sources}" for directive, sources in {**POLICY, **OWN.get(page, {})}.items())


def headers(pages: Iterable[str]) -> str:
    """Returns the file `_headers` for hosts that read it: as a header, the policy also applies to workers.

    Every file has one policy, because two would only allow what both do. Anybody may load our files: articles load the
    element, other pages the wheel.
    """
    rules = {"/": "index.html", "/assets/*": "", **{f"/{page}": page for page in pages}}
    everything = "/*\n  Access-Control-Allow-Origin: *\n"
    return everything + "".join(f"{path}\n  Content-Security-Policy: {policy(page)}\n" for path, page in rules.items())
