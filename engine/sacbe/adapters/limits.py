"""Bounds that other frameworks need to know in advance."""

from __future__ import annotations

ACTIONS = 4096
"""No list of legal actions or outcomes is longer. Actions are numbered by their rank in `legal()`."""
LENGTH = 20_000
"""No game takes more actions."""
