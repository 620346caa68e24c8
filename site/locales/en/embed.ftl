# Boards in other people's articles.

embed-title = A position of { $game }
embed-steps = Step through
embed-show = Show this game
embed-try = Try it yourself
embed-again = Start over
embed-retry = Try again
embed-waking = Getting ready…
embed-onward = Continue in Sacbe
embed-step = Step { $step } of { $steps }
embed-no-source = This board has no game: the page should name a link or a scenario.
embed-no-scenario = There is no such scenario, or it cannot be loaded now.
embed-bad-link = This link is damaged, or it is for a game that this site does not have.
embed-failed = This board cannot be opened: { $words }
