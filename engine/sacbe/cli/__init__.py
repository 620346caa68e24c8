"""The `sacbe` command: one small module per subcommand."""
