"""Runs the `sacbe` command as `python -m sacbe`."""

from sacbe.cli.main import entry

entry()
