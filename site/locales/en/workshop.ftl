# The workshop, where people write positions and scenarios.

workshop-title = The workshop
workshop-home = Back to Sacbe
workshop-line = Write a position, or a whole scenario with steps, and see it at once.
workshop-text = The text
workshop-board = The board
workshop-example = Start from an example
workshop-new = New: { $game }
workshop-at-line = Line { $line }
workshop-reading = Reading…
workshop-fine = Everything is in order.
workshop-faults = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}
workshop-case = Case
workshop-play = Open in Sacbe
workshop-file = Save the scenario file
workshop-no-board = The text is fine, but this site has no board of { $game } yet.
