"""Code that only checks the engine: random play, golden games, second counts. Never shipped to a browser."""
