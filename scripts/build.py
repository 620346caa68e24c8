"""Builds the static site into `dist/`: `python3 scripts/build.py`; with `--docs` the API reference too."""

import argparse
import sys

import setup_env


def main() -> int:
    """Builds the site; returns 1 and prints the reason if that fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--if-stale", action="store_true", help="do nothing if dist/ is up to date")
    parser.add_argument("--docs", action="store_true", help="also write the API reference into dist/docs/")
    arguments = parser.parse_args()
    setup_env.prepare("site", *["docs"] * arguments.docs)

    from sitebuild import site  # its packages are installed only now

    if arguments.if_stale and site.is_fresh(docs=arguments.docs):
        return 0
    return 0 if site.build_or_say_why(docs=arguments.docs) else 1


if __name__ == "__main__":
    sys.exit(main())
