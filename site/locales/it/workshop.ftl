# L’officina, dove si scrivono posizioni e scenari.

workshop-title = L’officina
workshop-home = Torna a Sacbe
workshop-line = Scrivi una posizione, o un intero scenario con i suoi passi, e vedi subito il risultato.
workshop-text = Il testo
workshop-board = Il tabellone
workshop-example = Parti da un esempio
workshop-new = Nuovo: { $game }
workshop-at-line = Riga { $line }
workshop-reading = Lettura…
workshop-fine = È tutto a posto.
workshop-faults = { $count ->
    [one] C’è un errore.
   *[other] Ci sono { $count } errori.
}
workshop-case = Caso
workshop-play = Apri su Sacbe
workshop-file = Salva il file dello scenario
workshop-no-board = Il testo va bene, ma questo sito non ha ancora un tabellone di { $game }.
