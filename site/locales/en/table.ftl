# The table: turn, players, record, end.

table-title = { $game } on the table
table-laid = The game is on the table.
turn-label = This turn
turn-of = { $name } to act
turn-spent = { $name }: turn complete
turn-over = The game is over
turn-past = { $step ->
        [0] The game at its beginning
        [one] The game after one step
       *[other] The game after { $step } steps
    }
thinking = { $name } is thinking …
chip-why = why not
refused = Not possible: { $sentence } Rule { $rule }.

prompt-interlude = Look at the points, then continue.
undone = Undone: { $sentence }
prompt-spent = Undo something, or end your turn.
reasons-label = What the computer players had in mind
who-says = { $name }:
recap-title = What the others did
do-recap = What the others did
recap-why = Why
recap-steps = Step by step
reasons-later = Then, as things stand:
expected = +{ $points } per scoring

do-review = Review
review-title = Game review
review-line = Every turn is compared with the best one the strongest computer player can find. The points are its estimate: for every 10 points given away, the final score is about 5 lower. Choose a turn to see that moment.
review-running = Reviewing the game …
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
hint-why = Why:
hint-play = Play it

do-undo = Undo
do-redo = Redo
do-let-go = Cancel
do-hint = Hint
do-pause = Pause
do-go-on = Continue
do-end = End turn
do-leave = Start screen
do-share = Share
do-result = Result
do-continue = Continue
do-rematch = Rematch
do-replay = Replay
do-take-over = Play here

end-title = End the turn now?
end-not = Keep playing
elsewhere = This game is open in another tab. Here you can only look at it.

seats-label = Players
score-label = { $score } points

zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Fit to screen
grid-label = The board
grid-help = Arrow keys move from place to place; Enter chooses.
grid-help-keys = The number keys press the buttons of the turn.

record-label = The game so far
log-label = Log
replay-label = Moment in the game
replay-first = Back to the beginning
replay-back = One step back
replay-on = One step forward
replay-last = Forward to the end
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
        [instant] instant
       *[normal] normal
    }
your-turn = { $name }, it is your turn.
do-guide = How to play
guide-title = How to play { $game }
game-loading = One moment …
place-facts = { $place }: { $words }.
curtain-title = Hand the device to { $name }
curtain-line = All hands stay hidden until the next player continues.
do-lift = I am { $name }
