"""Builds the static site into `dist/`: `python3 scripts/build.py`."""

import argparse
import sys

import setup_env


def main() -> int:
    """Build, or say why not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--if-stale", action="store_true", help="do nothing if dist/ is up to date")
    arguments = parser.parse_args()
    setup_env.prepare("site")

    from sitebuild import site  # what it needs is installed only now

    if arguments.if_stale and site.is_fresh():
        return 0
    return 0 if site.build_or_say_why() else 1


if __name__ == "__main__":
    sys.exit(main())
