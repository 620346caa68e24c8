# La pagina delle lezioni; le lezioni stesse sono in lessons-<gioco>.ftl.
learn-title = Impara giocando
learn-line = Brevi compiti su tabelloni veri. Risolvili come vuoi: a giudicare è il gioco.
learn-course = { $game }
learn-progress = { $done ->
        [0] { $count } lezioni
       *[other] { $done } di { $count } fatte
    }
learn-begin = { $done ->
        [0] Comincia
       *[other] Continua
    }
learn-again = Rifai
learn-rules = Come si gioca
learn-done-mark = fatta
learn-home = Pagina iniziale
learn-all = Tutte le lezioni
learn-count = { $game }, lezione { $number } di { $count }
learn-hint = Aiuto
learn-restart = Ricomincia
learn-next = Lezione successiva
learn-finish = Gioca a { $game }
learn-over = Non ci siamo ancora. Ricomincia e prova in un altro modo.
learn-met = Fatto!
learn-loading = Un momento…
learn-rule = Regole:
learn-lost = Non è stato possibile aprire la lezione. { $reason }
