"""The games for other frameworks; each module needs its framework (optional extras of the wheel)."""
