# The page with the lessons; the lessons themselves are in lessons-<game>.ftl.
learn-title = Learn by playing
learn-line = Short tasks on real boards. Solve them any way you like: the game judges.
learn-course = { $game }
learn-progress = { $done ->
        [0] { $count } lessons
       *[other] { $done } of { $count } done
    }
learn-begin = { $done ->
        [0] Begin
       *[other] Go on
    }
learn-again = Do it again
learn-rules = How to play
learn-done-mark = done
learn-home = Start screen
learn-all = All lessons
learn-count = { $game }, lesson { $number } of { $count }
learn-hint = Hint
learn-restart = Start over
learn-next = Next lesson
learn-finish = Play { $game }
learn-over = Not quite. Start over and try another way.
learn-met = Done!
learn-loading = One moment…
learn-rule = Rules:
learn-lost = The lesson could not be opened. { $reason }
