"""Draws a position or any moment of a game as an SVG picture: `python3 scripts/picture.py LINK --at 12 -o board.svg`.

LINK is a link or a whole address as the site shares it, a scenario file (.toml), or the name of one of ours, such as
`tikal/e21`. The drawing is the one of the site, and the file needs nothing else.
"""

import argparse
import sys
from pathlib import Path

import setup_env


def main() -> int:
    """Writes the picture; returns 2 and prints the reason if that is not possible."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("link", metavar="LINK", help="a link, an address, or a scenario")
    parser.add_argument(
        "--at", type=int, metavar="STEP", help="after so many actions; negative numbers count from the end"
    )
    parser.add_argument("--case", type=int, default=1, metavar="N", help="the case of a scenario (default 1)")
    parser.add_argument(
        "--viewer", default=None, metavar="WHO", help="P1 … P5, public, or all (the default for scenarios)"
    )
    parser.add_argument("--theme", choices=("auto", "light", "dark"), default="auto", help="default: as the screen")
    parser.add_argument("--title", help="what the picture shows, for people who cannot see it")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="default: the standard output")
    arguments = parser.parse_args()
    setup_env.prepare("site")

    from sacbe.core.errors import SacbeError
    from sitebuild.moments import picture_of
    from sitebuild.places import BuildError

    try:
        drawn = picture_of(
            arguments.link,
            at=arguments.at,
            case=arguments.case,
            viewer=arguments.viewer,
            theme=arguments.theme,
            title=arguments.title,
        )
    except (SacbeError, BuildError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    if arguments.output is None:
        print(drawn)
    else:
        arguments.output.write_text(drawn + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
