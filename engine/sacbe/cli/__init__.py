"""The `sacbe` command, one module per subcommand."""
