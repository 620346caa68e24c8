# Perché un giocatore virtuale di Tikal fa ciò che fa, in italiano. Letto dal motore (sacbe.core.texts) e dal sito.

lays = Colloca { $kind ->
        [temple] il tempio
        [jungle] la foresta vergine
        [treasure] la tavola del tesoro
       *[volcano] il vulcano
    } { $tile } in { $cell }.
lays_near = Colloca { $tile } in { $cell }: ci arriva con { $own } PA, agli altri ne servono almeno { $other }.
lays_alone = Colloca { $tile } in { $cell }: ci arriva con { $own } PA e nessun altro può arrivarci.
takes = Conquista il tempio da { $value } in { $cell }, con un vantaggio di { $lead }.
takes_from = Toglie a { $other } il tempio da { $value } in { $cell }, con un vantaggio di { $lead }.
raises = Porta alla luce { $levels ->
        [one] un livello
       *[other] { $levels } livelli
    } del proprio tempio in { $cell }, che ora vale { $value }.
strengthens = Rafforza la presa sul tempio da { $value } in { $cell }, con un vantaggio di { $lead }.
denies = Pareggia con { $other } in { $cell }: il tempio da { $value } non dà punti a nessuno.
uncovers = Porta alla luce { $levels ->
        [one] un livello
       *[other] { $levels } livelli
    } del tempio in { $cell }, che ora vale { $value } ed è ancora conteso.
contests = Si rafforza nel tempio da { $value } in { $cell }, { $behind ->
        [0] alla pari con il più forte
        [one] a { $behind } dal più forte
       *[other] a { $behind } dal più forte
    }.
guards = Mette sotto sorveglianza il tempio da { $value } in { $cell }: è al sicuro per { $rounds ->
        [one] l’ultimo conteggio
       *[other] { $rounds } conteggi
    }.
digs = Recupera { $count ->
        [one] un tesoro
       *[other] { $count } tesori
    } in { $cell }: circa { $points ->
        [one] un punto
       *[other] { $points } punti
    } fino alla fine della partita.
swaps = { $count ->
        [one] Ottiene con uno scambio { $treasure }
       *[other] Scambia { $count } tesori
    }: { $points ->
        [one] un punto
       *[other] { $points } punti
    } in più a ogni conteggio.
goes = Va in { $cell }, in vista dei prossimi turni.
approaches = Va verso i tesori in { $cell }.
camps = Allestisce un campo in { $cell } per far entrare pedine lì vicino.
brings = Fa entrare { $count ->
        [one] una pedina
       *[other] { $count } pedine
    } in { $cell }, in vista dei prossimi turni.
scores = Dopo questo turno si contano i suoi punti: { $points ->
        [one] un punto
       *[other] { $points } punti
    }, { $more } grazie a questo turno.
chooses = { $kind ->
        [temple] Vuole il tempio da { $value }
        [jungle] Vuole la foresta vergine
        [treasure] Vuole la tavola del tesoro
       *[volcano] Vuole il conteggio adesso
    }: { $tile }.
bids = Scegliere { $tile } prima degli altri vale circa { $ahead ->
        [one] un punto
       *[other] { $ahead } punti
    }; pagherebbe fino a { $points }.
passes_bid = { $points ->
        [0] Non pagherebbe nulla
        [one] Pagherebbe al massimo un punto
       *[other] Pagherebbe al massimo { $points } punti
    } per scegliere { $tile } prima degli altri.
passes_opening = Nessuna tavola vale un’offerta.
passes_poor = Vorrebbe { $tile }, ma per l’asta ha { $points ->
        [0] zero punti
        [one] solo un punto
       *[other] solo { $points } punti
    }.
