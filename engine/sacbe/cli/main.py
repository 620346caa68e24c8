"""Reading the command line and telling errors in one sentence."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from sacbe import __version__
from sacbe.core.errors import SacbeError

COMMANDS = ("check", "fuzz", "show", "play", "link", "arena", "bench")
"""Each is a module of this room with `add(subparsers)`; its `run(args)` returns the exit code."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 all is well, 1 something was found, 2 the input was bad."""
    try:
        args = _parser().parse_args(argv)
        code: int = args.run(args)
    except SacbeError as error:
        print(f"sacbe: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        raise
    except OSError as error:
        print(f"sacbe: {error.filename or 'file'}: {error.strerror or error}", file=sys.stderr)
        return 2
    except UnicodeDecodeError as error:
        print(f"sacbe: this is not a text file in UTF-8: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="sacbe", description="Play, check and share games of Tikal, Teotihuacan and Eschnapur."
    )
    parser.add_argument("--version", action="version", version=f"sacbe {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name in COMMANDS:
        import_module(f"sacbe.cli.{name}").add(commands)
    return parser


def entry() -> None:
    """What the installed command calls."""
    try:
        code = main()
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has gone; keep the interpreter from complaining about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)
