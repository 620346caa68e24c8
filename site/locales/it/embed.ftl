# Tabelloni negli articoli di altri.

embed-title = Una posizione di { $game }
embed-steps = Passo per passo
embed-show = Mostra questa partita
embed-try = Prova tu
embed-again = Ricomincia
embed-retry = Riprova
embed-waking = Preparazione…
embed-onward = Continua su Sacbe
embed-step = Passo { $step } di { $steps }
embed-no-source = Questo tabellone non ha una partita: la pagina dovrebbe indicare un link o uno scenario.
embed-no-scenario = Questo scenario non esiste, o ora non si può caricare.
embed-bad-link = Questo link è danneggiato, o è di un gioco che questo sito non ha.
embed-failed = Non è possibile aprire questo tabellone: { $words }
