# The Lab, where people write bots

lab-title = Lab
lab-home = ‹ Sacbe
python-asleep = Python is not running.
python-starting = Python is starting …
python-ready = Python is ready.
python-broken = Python did not start. Reload the page to try again.
code-label = The source of the bot
side-label = Match, reference and prompt
editor-intro = A bot is a function that returns one of the legal actions. Change this one, let it play a match, or play against it yourself. The reference says what it can ask.
editor-hint = Ctrl+Enter plays a match. Tab indents; press Escape to leave the editor.
bot-label = Bot
bot-example = { $name } (example)
name-label = Name
do-copy-bot = Save as my bot
do-save = Save
do-share-bot = Copy link
do-download = Download
do-open-file = Open a file
do-delete = Delete
do-trust = I have read it and trust its author
foreign-warning = “{ $name }” came with the link. Running a bot means trusting its author with this site’s data on your device. Read it first; nothing runs until you say so.
foreign-first = Read the bot and say that you trust its author first.
saved = { $name } is saved on this device.
not-saved = This device cannot keep { $name }. Download it instead.
deleted = { $name } is deleted.
bad-name = A name has up to 40 letters, digits, spaces, dots and dashes, and begins with a letter or a digit.
file-too-long = This file is too long for a bot.
bad-bot-link = This link holds no bot, or it is damaged. Ask for it again.
link-copied = The link is copied. It has { $length } characters and holds the whole bot.
link-in-address = The link is now in the address bar.

tab-match = Match
tab-reference = Reference
tab-prompt = Prompt

opponents-label = Opponents
opponent-label = Opponent { $number }
do-add-opponent = Add an opponent
do-remove-opponent = Remove one
lab-games = Games
do-run = Play the match
do-play-it = Play against it yourself
do-stop = Stop
results-label = Results
match-running = Playing: { $games } of { $of } games are over; { $decisions } steps in this one.
match-over = { $games ->
        [one] One game was played.
       *[other] { $games } games were played.
    }
match-stopped = You stopped the match.
match-endless = A bot did not answer for twenty seconds, so the match was stopped. Does it loop for ever?
standings-note = In brackets: the 95 % interval. Fair is the rate if all were equally strong.
head-bot = Bot
head-wins = Wins
head-fair = Fair
head-score = Mean score
head-time = Time per decision
head-slow = Slow
head-illegal = Illegal
milliseconds = { $time } ms, at most { $most }
games-title = Games
game-lost = { $name } lost: { $reason }

game-label = Game { $number }
replay-picture = The board after step { $step }
replay-step = Step { $step } of { $steps }.
do-back = Back to the results
do-open-play = Open on the play page
do-next-note = Next note
step-back = One step back
step-on = One step on
step-label = Step

prompt-hint = Type Python and press Enter (Shift+Enter for a new line). sacbe is imported, and a state shows itself as its board.
prompt-label = Python
prompt-picture = The board of this state
do-evaluate = Run

reference-of-action = An action of this game. Its verb is “{ $value }”.
reference-of-value = In what your seat sees. At the beginning it is { $value }.
reference-search = Search the reference
reference-none = Nothing like that.
reference-choose = The simplest bot: return one of the legal actions, or its notation as text.
reference-think = A bot that searches: yield better and better plans. It may be stopped after any of them. Its attribute seconds says how long it likes to think about a turn.
reference-legal = The actions your seat may take now, in the order of the rules.
reference-seat = Your seat: 0 for P1, 1 for P2 and so on.
reference-view = Everything your seat may see, as plain data: what the page draws.
reference-state = A state to play ahead from. What is hidden from you is dealt in a fixed order there and means nothing.
reference-sample = A state in which everything hidden is dealt at random, in line with all you know. Draw several.
reference-play = The state after an action. The old state does not change, so try as many as you like.
reference-state-legal = All actions that may be played in that state, chance included.
reference-mover = The seat to decide, −1 if chance does, None when the game is over.
reference-outcomes = What chance may do now, with weights; empty if a seat is to move.
reference-scores = The points of all seats.
reference-winners = The winning seats; empty until the game is over.
reference-phase = What is decided next, as one word.
reference-holdings = Everything a seat owns, counted: points, goods, tracks, supplies.
reference-projected = By seat: the points a scoring would bring now, by source.
reference-why-not = The rule that forbids an action, with a reason; None if it is legal.
reference-hidden = Whether the result of an action depends on cards you cannot know.
reference-verb = What kind of action it is, for example move or dig.
reference-text = The action in notation, for example move W a5-a4.
reference-arguments = Its words after the verb, for example where it leads.
reference-plan = What think yields: actions up to the next draw or the end of the turn, and how good they are in points.
reference-rng = A random generator. Use it instead of the module random, so that games can be repeated.
reference-print = Whatever you print is shown beside the move in the replay.
