# The table: turn, players, record, end.

table-title = { $game } on the table
table-laid = The game is on the table.
turn-label = This turn
turn-of = { $name } to act
turn-spent = { $name }: all points spent
turn-over = The game is over
turn-past = { $step ->
        [0] The game at its beginning
        [one] The game after one step
       *[other] The game after { $step } steps
    }
thinking = { $name } is thinking …
chip-why = why not
refused = Not possible: { $sentence } Rule { $rule }.

prompt-interlude = Look at the points, then go on.
undone = Taken back: { $sentence }
prompt-spent = Take something back, or end your turn.
reasons-label = What the computer players had in mind
who-says = { $name }:
recap-title = What the others did
do-recap = What the others did
recap-why = What for
recap-steps = Step by step
reasons-later = Then, as things stand:
expected = +{ $points } a scoring

do-review = Review
review-title = Review of the game
review-line = Every turn is compared with the best one that the strongest computer player finds. The points are its estimate: of 10 that were given away, about 5 are missing in the final score. Choose a turn to see its moment.
review-running = The game is being judged …
review-stopped = Paused
review-ready = The review is ready.
review-order = Order of the turns
review-order-worst = Biggest mistakes first
review-order-turns = In the order of play
review-lost = Points given away
review-luck = Luck
points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-turn = turn { $number }
lost = { NUMBER($points, maximumFractionDigits: 1) } { $points ->
        [one] point
       *[other] points
    } given away
luck = Luck { $points }
review-fine = { $cost ->
        [0] Nothing better was found.
       *[other] Nothing clearly better was found.
    }
review-played = Played:
review-better = Better:
review-steps = { $steps }.
hint-sought = Looking for a good turn …
hint-lead = An expert in your place would:
hint-why = What for:
hint-play = Play it

do-undo = Undo
do-redo = Redo
do-let-go = Let go
do-hint = Hint
do-pause = Pause
do-go-on = Go on
do-end = End turn
do-leave = To the start
do-share = Share
do-result = Result
do-continue = Go on
do-rematch = Rematch
do-replay = Replay
do-take-over = Play here

end-title = End the turn now?
end-not = Keep playing
elsewhere = This game is open in another tab. Here it can only be looked at.

seats-label = Players
score-label = { $score } points

zoom-in = Closer
zoom-out = Further away
zoom-fit = See everything
grid-label = The board
grid-help = Arrow keys go from cell to cell, Enter chooses.
grid-help-keys = The number keys press the buttons of the turn.

record-label = The game so far
log-label = Log
replay-label = Moment of the game
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-leave = Back to the game
replay-fork = Play from here

score-seat = Player

finish-title = { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
chart-title = Where the points came from, round by round

do-pace = Speed: { $pace ->
        [slow] slow
        [fast] fast
        [instant] at once
       *[normal] normal
    }
your-turn = { $name }, it is your turn.
do-guide = How to play
guide-title = How to play { $game }
game-loading = One moment …
place-facts = { $place }: { $words }.
curtain-title = Hand the device to { $name }
curtain-line = Hands stay covered until the next player goes on.
do-lift = I am { $name }
