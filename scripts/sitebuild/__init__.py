"""The steps that make the static site; `scripts/build.py` puts them in order."""
