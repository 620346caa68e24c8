"""Reads the command line, runs a subcommand, and reports errors in one line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from sacbe import __version__
from sacbe.core.errors import SacbeError


class BadCommand(SacbeError):
    """A command line that cannot be read."""


class _Parser(argparse.ArgumentParser):
    """A parser that reports errors in one line, without printing the usage."""

    def error(self, message: str) -> NoReturn:
        raise BadCommand(f"{message}; see `{self.prog} --help`")


COMMANDS = ("check", "fuzz", "show", "review", "play", "link", "arena", "bench")
"""Each is a module in this folder with `add(subparsers)` and `run(args)`, which returns the exit code."""
EXIT_CODES = "Exit codes: 0 success, 1 check failed, 2 bad input."


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code: see EXIT_CODES; 130 if interrupted."""
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
        print(f"sacbe: not a UTF-8 text file: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return code


def _parser() -> argparse.ArgumentParser:
    description = "Play, check and share games of Tikal, Teotihuacan and Eschnapur."
    parser = _Parser(prog="sacbe", description=description, epilog=EXIT_CODES)
    parser.add_argument("--version", action="version", version=f"sacbe {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name in COMMANDS:
        import_module(f"sacbe.cli.{name}").add(commands)
    return parser


def entry() -> None:
    """Runs the command line and exits; called by the installed `sacbe` command."""
    try:
        code = main()
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has closed the pipe; keep the interpreter from complaining at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)


if __name__ == "__main__":
    entry()
