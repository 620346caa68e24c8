"""What every game shares; this room knows no game."""
