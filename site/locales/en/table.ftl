# The table: turn, players, record, end.

table-title = { $game } on the table
table-laid = The game is on the table.
turn-label = This turn
turn-words = What to do, and what was said
menu-label = All actions
turn-of = { $name } to act
turn-yours = Your turn
turn-spent = { $name }: turn complete
turn-over = The game is over
turn-past = { $step ->
        [0] The game at its beginning
        [one] The game after one step
       *[other] The game after { $step } steps
    }
thinking = { $name } is thinking…
chip-why = why not
level-script = Plays along
rule-open = Read rule { $rule } in a new tab
refused = Not possible: { $sentence } Rule { $rule }.

prompt-interlude = Look at the points, then continue.
undone = Undone: { $sentence }
prompt-wait = Watch the board; you are called when it is your turn.
prompt-chance = One moment: chance is deciding.
prompt-over = Look back at the game, or start a rematch from the result.
prompt-spent = Undo something, or end your turn.
reasons-label = What the computer players had in mind
who-says = { $name }:
recap-title = What the others did
do-recap = Recap
do-show-again = Show it on the board again
recap-why = Why
recap-steps = Step by step
reasons-later = Then, as things stand:
expected = +{ $points } per scoring

do-review = Review
review-title = Game review
review-line = Every turn is compared with the best one the strongest computer player can find. The points are its estimate: for every 10 points given away, the final score is about 5 lower. Choose a turn to see that moment.
review-running = Reviewing the game…
review-stopped = Paused
review-ready = The review is ready.
review-words = What the numbers mean
review-cost-line = Points given away: how many points less the turn was worth than the best one found. 0 means that nothing better was found.
review-luck-line = Luck: how much better (+) or worse (−) than average the draws of that player were, in points.
review-rules = Rules:
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
hint-sought = Looking for a good turn…
hint-lead = An expert in your place would:
hint-why = Why:
hint-play = Play it

outlook-pay = Pay
outlook-get = Get
outlook-then = Then
outlook-after = After
outlook-nothing = nothing

do-undo = Undo
undo-fixed = What chance has brought cannot be undone.
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
seat-away = by link
seat-here = you
score-label = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

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
replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-play = Play the game by itself
replay-stop = Stop
replay-speed = Speed of the replay: { $speed } times
replay-speed-mark = { $speed }×
replay-fork-line = “Play from here” begins a new game at this moment. This one stays in your games as it is.
forked = This is a new game from that moment on. The old one stays in your games.
replay-on = One step forward
replay-last = Forward to the end
replay-leave = Back to the game
replay-fork = Play from here

score-seat = Player

finish-title = { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
chart-points = { $label }: { $points }
chart-title = Where the points came from, round by round

do-pace = Speed: { $pace ->
        [slow] slow
        [fast] fast
        [instant] instant
       *[normal] normal
    }
pace-mark = { $pace ->
        [slow] ½×
        [fast] 4×
        [instant] ⚡
       *[normal] 1×
    }
your-turn = { $name }, it is your turn.
do-guide = How to play
guide-rules = The rules with pictures
guide-title = How to play { $game }
game-loading = One moment…
place-facts = { $place }: { $words }.
curtain-title = Hand the device to { $name }
hand-was-covered = The hand was covered, because nobody had touched the page for 20 seconds.
curtain-line = All hands stay hidden until the next player continues.
do-lift = I am { $name }
desk-label = Table
hand-label = Hand
do-unfold = { $isOpen ->
        [true] Smaller map
       *[false] Map
    }
