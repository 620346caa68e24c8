"""What all games share; nothing here knows a particular game."""
