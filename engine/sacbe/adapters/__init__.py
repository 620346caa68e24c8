"""The games in the clothes of other projects; each module needs that project (optional extras of the wheel)."""
