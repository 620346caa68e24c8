"""`python -m sacbe` is the command `sacbe`."""

from sacbe.cli.main import entry

entry()
