#!/usr/bin/env python3
"""Writes every generated table in docs/bots/ from benchmarks/results/, playing nothing."""

import ahead
import rank
import verdicts


def main() -> None:
    """Writes all tables."""
    rank.write(rank.read_results())
    ahead.write(ahead.read_results())
    verdicts.write(verdicts.read_results())


if __name__ == "__main__":
    main()
