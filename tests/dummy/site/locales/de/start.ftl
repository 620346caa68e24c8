# The start screen in German, as far as a newcomer sees it; the rest is English.

site-title = Sacbe
tab-start = Sacbe: Tikal, Teotihuacán und Eschnapur im Browser
tab-table = { $game } · Sacbe
site-line = Drei Brettspiele auf der Suche nach Tempeln. Spiel gegen den Computer, mit Freunden an einem Bildschirm oder mit einem Link, den du verschickst. Kostenlos, und nach dem ersten Besuch auch ohne Netz.
credits = Tikal ist ein Spiel von Wolfgang Kramer und Michael Kiesling, Teotihuacán von Daniele Tascini, Eschnapur von Reinhard Staupe. Diese Seite ist freie Software und hat mit den Verlagen nichts zu tun.
rules = Regeln aller Spiele
licences = Lizenzen
house-label = Spiele des Hauses
game-facts = { $least } bis { $most } Spieler{ $minutes ->
        [0] { "" }
       *[other] {" "}· etwa { $minutes } Minuten
    }
do-play = Spielen
do-resume = Weiterspielen
do-begin = Beginnen
do-settings = Einstellungen
setup-title = Eigenes Spiel
setup-seats = Mitspieler
seat-default = Spieler { $number }
saved-title = Deine Spiele
saved-none = Jedes Spiel, das du spielst, wird hier auf diesem Gerät aufgehoben.
settings-title = Einstellungen
setting-language = Sprache
