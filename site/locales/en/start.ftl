# The start screen, settings, links and files.

site-title = Sacbe
site-line = Lead an expedition into the jungle of Tikal: uncover temples, dig up treasures, and play it anywhere, even offline.
credits = Tikal is a game by Wolfgang Kramer and Michael Kiesling. This site is free software and not connected with its publishers.
licences = What it is made of
engine-loading = Unpacking the rules …
engine-restarted = The engine had stopped. It was started again, and nothing is lost.

do-quick = Play { $game } now
do-resume = Go on with your game
do-begin = Begin
do-settings = Settings
do-open = Open
do-import = Import a file
do-close = Close
do-try-again = Try again

setup-title = A game as you like it
setup-game = Which game
setup-seats = Players
seat-you = Explorer
seat-default = Player { $number }
seat-name = Name of player { $number }
seat-kind = Player { $number } is
seat-add = Add a player
seat-remove = One player less

computer-1 = Itzamna
computer-2 = Ix Chel
computer-3 = Pakal
computer-4 = Kawiil
computer-5 = Chaac

level-human = Person
level-random = Random
level-novice = Novice
level-regular = Regular
level-expert = Expert

saved-title = Your games
saved-none = Every game you play is kept here, on this device.
saved-line = { $variant }{ $over ->
        [yes] , finished
       *[no] { "" }
    } · { $scores } · { $date }
saved-remove = Remove this game
unkept = Not saved
unkept-title = This game is not saved
unkept-line = This browser does not let the page keep anything, as in some private windows. You can play on, but the game is lost when the page is closed or loaded again. Save it as a file, or share it as a link.
unkept-start = This browser does not let the page keep anything, as in some private windows. You can play, but a game is lost when the page is closed.
link-title = Somebody sent you a link?
link-label = Link of a game
game-breaks = This game stopped the engine twice, so it stays closed.
link-no-board = This release cannot draw { $game } yet.
bad-link-title = This does not open
bad-link-kept = Your own games are untouched.
import-foreign = This file holds no game of ours.
import-large = This file is far too large for a game.
broken-title = The engine does not start
broken-text = It was tried several times. Look at the connection and try again.
broken-kept = Your game is kept.

settings-title = Settings
setting-theme = Colours
theme-system = As the system
theme-light = Bark paper
theme-dark = Obsidian
setting-pace = How fast the computer plays
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = At once
setting-ask = Ask before a turn is ended with points left
setting-keys = Single-key shortcuts at the table
keys-title = Keys
keys-board = B: to the board, then arrows and Enter
keys-buttons = 1 to 9: the buttons of the turn
keys-undo = Z: undo, Y: redo
keys-end = E: end the turn
keys-hint = H: hint
keys-guide = ?: how to play
keys-let-go = Escape: let go
keys-zoom = Plus, minus and 0: zoom
keys-replay = [ and ]: back and forth in the game

share-title = Share this moment
share-line = Whoever opens this link sees the whole game and goes on from here. It is the turn of { $name }.
share-line-plain = Whoever opens this link sees the whole game up to here.
share-length = { $length } characters: the whole game is inside the link, with the names of the players if you gave them any.
do-copy = Copy
do-send = Send …
do-export = Save as a file
copied = The link is copied.
copy-failed = This browser did not copy the link. It is marked above: copy it by hand.
qr-label = QR code of the link

do-newer = New version: reload
newer-tabs = Other tabs still use the old version; close them first.
settings-seats = Who plays

remove-title = Remove this game?
remove-line = The game of { $names } is deleted from this device and cannot be brought back.
remove-in-use = This game is on a table, perhaps in another tab. Leave it there first, then it can be removed.
do-remove = Remove

link-opening = Opening the game you were sent …
table-returns = Putting your game back on the table …
computer-lost = The computer player broke down, also when it was started again. You can let it try once more.
