# Perché un giocatore virtuale di Teotihuacán fa ciò che fa, in italiano. Letto dal motore (sacbe.core.texts) e dal sito.

points = Fa subito { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
goods = Ottiene cacao o risorse per un valore di circa { $points ->
        [0] mezzo punto
        [one] un punto
       *[other] { $points } punti
    }.
workers = Potenzia o sblocca i suoi lavoratori, per un valore di circa { $points ->
        [0] mezzo punto
        [one] un punto
       *[other] { $points } punti
    }.
temples = Sale verso il bonus di un tempio, per un valore di circa { $points ->
        [0] mezzo punto
        [one] un punto
       *[other] { $points } punti
    }.
avenue = Avanza sul Sentiero dei Morti: circa { $points ->
        [one] un punto
       *[other] { $points } punti
    } nelle prossime eclissi.
pyramid = Costruisce per la prossima eclissi: circa { $points ->
        [one] un punto
       *[other] { $points } punti
    } sul tracciato piramide.
masks = Raccoglie maschere: circa { $points ->
        [one] un punto
       *[other] { $points } punti
    } nelle prossime eclissi.
technologies = Sviluppa qualcosa che porterà circa { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
tiles = Prende una tessera scoperta che vale circa { $points ->
        [0] mezzo punto
        [one] un punto
       *[other] { $points } punti
    }.
ahead = Guarda avanti: un altro turno promette di più nell’immediato, ma dopo questo i prossimi turni vanno meglio.
