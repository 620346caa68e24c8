# The start screen, settings, links and files.

site-title = Sacbe
tab-start = Sacbe: Tikal, Teotihuacán and Eschnapur in the browser
tab-table = { $game } · Sacbe
tab-yours = ● Your turn · { $game }
site-line = Three temple-hunting board games. Play against the computer, with friends at one screen, or by sending a link. Free, and offline after the first visit.
credits = Tikal is a game by Wolfgang Kramer and Michael Kiesling, Teotihuacán by Daniele Tascini, Eschnapur by Reinhard Staupe. This site is free software and is not affiliated with their publishers.
rules = Rules of all games
licences = Open-source licences
engine-loading = Unpacking the rules…
engine-restarted = The engine stopped and has been restarted. Nothing is lost.

do-learn = Learn in five minutes
house-label = Our games
game-facts = { $least } to { $most } players{ $minutes ->
        [0] { "" }
       *[other] {" "}· about { $minutes } minutes
    }
do-play = Play
rules-of-game = Rules
do-resume = Continue
do-begin = Begin
do-settings = Settings
do-open = Open
do-import = Import a file
do-close = Close
do-try-again = Try again

setup-title = Custom game
setup-game = Which game
setup-seats = Players
seat-you = Explorer
seat-default = Player { $number }
seat-name = Name of player { $number }
seat-kind = Player { $number } is
seat-add = Add player
seat-remove = Remove player

computer-1 = Itzamna
computer-2 = Ix Chel
computer-3 = Pakal
computer-4 = Kawiil
computer-5 = Chaac

level-human = Person
kind-away = Friend by link
level-random = Random
level-novice = Novice
level-regular = Regular
level-expert = Expert
level-bot = Bot from the Lab
level-in-style = { $level } · { $style }

seat-style = Style of player { $number }
style-none = No style
style-builder = Builder
style-treasure_hunter = Treasure hunter
style-spoiler = Spoiler
style-guardian = Guardian
style-pilgrim = Pilgrim
style-scholar = Scholar
style-explorer = Explorer
style-trader = Trader
style-miser = Miser

about-computers = About computer players
about-random = Does anything the rules allow, without a plan.
about-novice = Has a plan, but overlooks a lot and makes mistakes: an opponent for your first games.
about-regular = Knows what things are worth, and makes few mistakes.
about-expert = Plays as well as Sacbe can. Hints come from it too.
about-styles = A style is what a player is fond of. It makes nobody stronger or weaker.

saved-title = Your games
saved-none = Every game you play is saved here, on this device.
saved-search = Search your games
saved-picture = The board as it was left
saved-line = { $over ->
        [yes] Finished
        [yours] Your turn
        [waits] Waiting for { $name }
       *[no] In progress
    }{ $variant ->
        [none] { "" }
       *[other] {" "}· { $variant }
    } · { $date }
saved-remove = Delete this game
removed = The game of { $names } was deleted.
unkept = Not saved
saving = Saving…
unkept-title = This game is not saved
unkept-line = This browser does not let the page save anything, as in some private windows. You can keep playing, but the game is lost when the page is closed or reloaded. Save it as a file, or share it as a link.
unkept-start = This browser does not let the page save anything, as in some private windows. You can play, but a game is lost when the page is closed.
link-title = Did someone send you a link?
link-label = Link to a game
game-breaks = This game crashed the engine twice, so it was not opened.
game-damaged = This saved game is damaged and cannot be opened.
cannot-show = This game cannot be shown. That is a mistake in Sacbe; please report it.
link-no-board = This copy of Sacbe does not have the game { $game }. Load the page again to get the newest version, then open the link once more.
link-foreign = This is not a link to a game of Sacbe. Copy the whole address that you were sent, and nothing else.
link-cut = A part of this link is missing, or it was changed on the way. Copy it again as a whole, up to its last character. If that does not help, ask for it again.
link-damaged = This link does not lead to a game that can be played. Ask for it again.
link-newer = This link was made by a newer version of Sacbe. Load this page again to get that version, then open the link once more.
link-older = This link was made by a version of Sacbe whose rules are no longer known here, so this game cannot be continued.
bad-link-title = This could not be opened
bad-link-kept = Your own games have not been changed.
import-foreign = This file does not contain a Sacbe game.
import-large = This file is far too large to be a game.
broken-title = The engine did not start
broken-text = Several attempts failed. Check your connection and try again.
broken-kept = Your game is saved.

settings-title = Settings
setting-language = Language
setting-theme = Colours
theme-system = Same as system
theme-light = Bark paper
theme-dark = Obsidian
setting-pace = Speed of the computer players
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
setting-ask = Ask before ending a turn with something left to spend
setting-windows = Stop even when there is only one thing to do
setting-cover = At a shared screen, cover an open hand after 20 seconds without a touch
setting-keys = Single-key shortcuts at the table
setting-zoom = On a small screen, zoom to where something happens
setting-sound = Sounds
setting-shake = Vibration
keys-title = Keys
keys-board = B: go to the board, then arrows and Enter
keys-buttons = 1 to 9: the buttons of the turn
keys-undo = Z: undo, Shift+Z: undo the whole turn, Y: redo
keys-end = E: end the turn
keys-hint = H: hint
keys-guide = ?: how to play
keys-let-go = Escape: cancel
keys-zoom = Plus, minus and 0: zoom
keys-replay = [ and ]: step back and forth through the game, with Shift turn by turn; P: play it by itself

share-title = Share this moment
share-line = Anyone who opens this link sees the whole game and can continue from here. It is { $name }’s turn.
share-line-plain = Anyone who opens this link sees the whole game up to this point.
share-length = { $length } characters: the whole game is inside the link, with the names of the players if you gave any.
share-hidden = This link continues the game, and it holds all cards: the page merely hides them from everybody but their owner.
share-to = For
share-phrase = Spoiler protection: a phrase (optional)
share-phrase-line = Agree on a phrase at your table, and the link opens only with it. This keeps curious friends from peeking. It is not security.
sealed-nowhere = Spoiler protection needs an https address; this page has none, so it is not available here.
sealed-damaged = This link is damaged: a part of it is missing or has changed. Ask for it again.
sealed-phrase = That is not the phrase of this link.
unlock-title = This game is protected by a phrase
unlock-line = Your table has agreed on a phrase. Type it to open the game.
phrase-label = Phrase
do-unlock = Open the game
do-picture = Save a picture
picture-line = The picture shows the table as everybody sees it, without any hand.
do-copy = Copy
do-send = Send…
do-export = Save as a file
copied = Link copied.
copy-failed = This browser did not copy the link. It is selected above: copy it by hand.
qr-label = QR code of this link

letter-send = Send this turn to { $name }
letter-send-line = { $name } plays on another device and goes on when they open this link. The whole game is inside it.
letter-end = Send the end of the game
letter-again = Send it again
letter-wait = Waiting for { $name }
letter-wait-line = Open the link that { $name } sends back: this game then goes on here.
letter-watch = You are only watching.
letter-who = Who are you?
letter-title = Somebody sent you a game of { $game }
letter-turn = It is { $name }’s turn. Who are you? This device will remember it, and the game is in “Your games” from now on.
letter-kept = Who are you? This device will remember it, and the game is in “Your games” from now on.
letter-iam = I am { $name }
letter-taken = already plays on another device
letter-look = Just watch
letter-fair = All draws follow from what every player’s device promised before, so opening a link again never brings another draw.
letter-older = You already have this game, and yours has gone further. This is yours.
letter-device = { $name } now plays on another device, which has made a new promise for the draws. If they did not tell you, ask them.
letter-damaged = This link is damaged: a part at its end is missing or has changed. Ask for it again.
letter-promise = This link does not fit what { $name }’s device had promised for the draws of this game. It was changed, or it comes from another copy of the game. Ask for it again.
letter-draw = A draw in { $name }’s turn does not follow from what the players’ devices had promised. The link was changed, so it was not opened. Ask for it again.
letter-apart = Play on by link
letter-apart-seat = { $name } plays on another device
fork-title = Two versions of one game
fork-line = This link and the game you have saved begin the same way, but then something different was played. Which one counts?
fork-mine = Keep mine
fork-theirs = Take the one in the link
fork-both = Keep both

do-newer = New version: reload
newer-tabs = Other tabs still use the old version. Close them first.
settings-seats = Who plays

remove-in-use = This game is being played, perhaps in another tab. Leave it there before you delete it.

link-opening = Opening the game you were sent…
table-returns = Putting your game back on the table…
computer-lost = The computer player crashed, even after a restart. You can let it try again.
bot-broke = { $name } made an error: { $reason }. Correct it in the Lab and continue, or let somebody else play the seat in the settings.
bot-illegal = { $name } tried something illegal: { $reason } Correct it in the Lab and continue, or let somebody else play the seat in the settings.
bot-silent = { $name } did not answer, so it was stopped. Correct it in the Lab and continue, or let somebody else play the seat in the settings.
bot-gone = { $name } is no longer on this device. Let somebody else play the seat in the settings.
bot-asleep = The Python that { $name } needs did not start. Open the Lab once while you are online, then continue here.

results-title = Your results
results-line = Every game that was finished on this device with one person in it, by its strongest opponent. Results stay when a game is deleted.
results-none = Finish a game, and your result is counted here.
results-game = Game
results-level = Against
results-people = People
results-played = Played
results-won = Won
results-mean = Average
results-best = Best
do-results = Results
do-forget = Delete all results

makers-title = Make something
to-lab = Lab
to-lab-line = Write a computer player in Python and watch it play.
to-workshop = Workshop
to-workshop-line = Set up a position, and put a live board into your own article.
