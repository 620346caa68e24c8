"""Code that only checks the engine: random play, golden games, independent recounts. Never shipped to a browser."""
