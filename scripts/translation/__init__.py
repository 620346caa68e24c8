"""What `scripts/texts.py` and the tests check in the texts of all languages."""
