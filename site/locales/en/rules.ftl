# What the rules pages say around the texts in site/rules/. They are made by the build.
rules-skip = Skip to the text
rules-home = Sacbe
rules-nav = Rules
rules-languages = Languages
rules-nav-index = How to play
rules-nav-summary = Summary sheet
rules-nav-reference = Numbered rules
rules-nav-all = All games
rules-nav-coverage = Which example shows which rule
rules-try = Try it
rules-next = Now it is your turn
rules-learn = Learn it in five minutes
rules-play = Play
rules-contents = On this page
rules-credits = The games are the work of their authors: Tikal by Wolfgang Kramer and Michael Kiesling, Teotihuacán by Daniele Tascini, Eschnapur by Reinhard Staupe. Sacbe is not connected with them or their publishers.
rules-licences = Licences

rules-index-title = How to play: Tikal, Teotihuacán and Eschnapur
rules-index-head = How to play
rules-index-line = Three games about temples, explained step by step with boards you can look at, and every rule under its own number.

explainer-title = How to play { $game }
explainer-head = How to play { $game }

summary-title = { $game }: summary sheet

reference-title = { $game }: the numbered rules
reference-head = { $game }: the numbered rules
reference-line = Every rule of { $game } as Sacbe plays it, under a number of its own. When the game refuses a move, it names one of these numbers.
reference-hint = You do not need this page to play: it settles doubts.
reference-shown = { $count ->
    [1] Shown by an example
   *[other] Shown by { $count } examples
  }

coverage-title = Rules and the examples that show them
coverage-head = Rules and their examples
coverage-line = Every example is a position that is played out each time Sacbe is tested, so what these pages say is what the game does.
coverage-game = Game
coverage-rules = Rules
coverage-shown = Shown by an example
coverage-scenarios = Examples
coverage-none = no example
