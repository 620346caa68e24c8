# The start screen, settings, links and files.

site-title = Sacbe
site-line = Lead an expedition into the jungle of Tikal: uncover temples, dig up treasures, and play anywhere, even offline.
credits = Tikal is a game by Wolfgang Kramer and Michael Kiesling. This site is free software and is not affiliated with its publishers.
licences = Open-source licences
engine-loading = Unpacking the rules …
engine-restarted = The engine stopped and has been restarted. Nothing is lost.

do-quick = Play { $game } now
do-resume = Continue your game
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
seat-add = Add a player
seat-remove = Remove a player

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
saved-none = Every game you play is saved here, on this device.
saved-line = { $variant }{ $over ->
        [yes] , finished
       *[no] { "" }
    } · { $scores } · { $date }
saved-remove = Remove this game
unkept = Not saved
unkept-title = This game is not saved
unkept-line = This browser does not let the page save anything, as in some private windows. You can keep playing, but the game is lost when the page is closed or reloaded. Save it as a file, or share it as a link.
unkept-start = This browser does not let the page save anything, as in some private windows. You can play, but a game is lost when the page is closed.
link-title = Did someone send you a link?
link-label = Link to a game
game-breaks = This game crashed the engine twice, so it was not opened.
link-no-board = This version cannot show { $game } yet.
bad-link-title = This could not be opened
bad-link-kept = Your own games have not been changed.
import-foreign = This file does not contain a Sacbe game.
import-large = This file is far too large to be a game.
broken-title = The engine did not start
broken-text = Several attempts failed. Check your connection and try again.
broken-kept = Your game is saved.

settings-title = Settings
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
setting-keys = Single-key shortcuts at the table
keys-title = Keys
keys-board = B: go to the board, then arrows and Enter
keys-buttons = 1 to 9: the buttons of the turn
keys-undo = Z: undo, Y: redo
keys-end = E: end the turn
keys-hint = H: hint
keys-guide = ?: how to play
keys-let-go = Escape: cancel
keys-zoom = Plus, minus and 0: zoom
keys-replay = [ and ]: step back and forth through the game

share-title = Share this moment
share-line = Anyone who opens this link sees the whole game and can continue from here. It is { $name }'s turn.
share-line-plain = Anyone who opens this link sees the whole game up to this point.
share-length = { $length } characters: the whole game is inside the link, with the names of the players if you gave any.
do-copy = Copy
do-send = Send …
do-export = Save as a file
copied = Link copied.
copy-failed = This browser did not copy the link. It is selected above: copy it by hand.
qr-label = QR code of this link

do-newer = New version: reload
newer-tabs = Other tabs still use the old version. Close them first.
settings-seats = Who plays

remove-title = Remove this game?
remove-line = The game of { $names } will be deleted from this device. This cannot be undone.
remove-in-use = This game is being played, perhaps in another tab. Leave it there before you remove it.
do-remove = Remove

link-opening = Opening the game you were sent …
table-returns = Putting your game back on the table …
computer-lost = The computer player crashed, even after a restart. You can let it try again.
