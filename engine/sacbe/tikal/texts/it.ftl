# Ciò che accade a Tikal e perché qualcosa non si può fare, in italiano. Letto dal motore (sacbe.core.texts) e dal sito.

## Eventi

drawn = { $seat } pesca { $kind ->
        [temple] un tempio
        [jungle] una foresta vergine
        [treasure] una tavola del tesoro
       *[volcano] un vulcano
    }: { $tile }.
revealed = Si scopre la tavola { $tile }: { $kind ->
        [temple] un tempio
        [jungle] una foresta vergine
        [treasure] una tavola del tesoro
       *[volcano] un vulcano
    }.
chosen = { $seat } sceglie { $kind ->
        [temple] un tempio
        [jungle] una foresta vergine
        [treasure] una tavola del tesoro
       *[volcano] un vulcano
    }: { $tile }.
placed = { $seat } colloca { $tile } ({ $kind ->
        [temple] tempio
        [jungle] foresta vergine
        [treasure] tavola del tesoro
       *[volcano] vulcano
    }) in { $cell }.
discarded = Per { $tile } non c’è posto: esce dal gioco.
entered = { $seat } fa entrare { $piece ->
        [L] il capo spedizione
       *[W] un partecipante
    } in { $cell }.
hopped = { $seat } sposta { $piece ->
        [L] il capo spedizione
       *[W] un partecipante
    } lungo il sentiero segreto, da { $start } in { $cell }.
moved = { $seat } sposta { $piece ->
        [L] il capo spedizione
       *[W] un partecipante
    } da { $start } in { $cell } ({ $cost } PA).
uncovered = { $seat } porta alla luce il livello { $value } in { $cell }.
dug = { $seat } scava in { $cell }.
found = { $seat } trova { $treasure }.
swapped = { $seat } scambia con { $other }: dà { $give } e prende { $take }.
camped = { $seat } allestisce un campo in { $cell }.
guarded = { $seat } mette sotto sorveglianza il tempio da { $value } in { $cell }{ $lost ->
        [0] .
        [one] ; un’altra pedina esce dal gioco.
       *[other] ; altre { $lost } pedine escono dal gioco.
    }
ended = { $seat } termina il turno{ $lost ->
        [0] .
        [one] ; un punto azione va perso.
       *[other] ; { $lost } punti azione vanno persi.
    }
scoring_round = { $round ->
        [4] L’ultimo conteggio comincia
       *[other] Il conteggio numero { $round } comincia
    } da { $seat }.
scored = { $seat } fa { $points ->
        [one] un punto
       *[other] { $points } punti
    }: { $temples } per i templi, { $treasures } per i tesori. In totale: { $score }.
game_over = La partita è finita; il punteggio migliore è { $score }.
auction = Comincia un’asta; la prima offerta tocca a { $seat }.
last_turn = { $seat } gioca gratis l’ultimo turno del giro.
bid = { $seat } offre { $points }.
passed = { $seat } passa.
auction_won = { $seat } si aggiudica il turno e paga { $points }.

## Rifiuti

no_such_action = A Tikal non esiste l’azione «{ $action }».
game_is_over = La partita è finita.
not_now = Ora non si può: prima { $phase ->
        [draw] si pesca una tavola
        [reveal] si scopre un tesoro
        [place] va collocata la tavola
        [bid] va conclusa l’asta
        [choose] va scelta una tavola
       *[act] va giocato il turno
    }.
no_points = Costa { $cost ->
        [one] un punto azione
       *[other] { $cost } punti azione
    }, e { $ap ->
        [0] non te ne restano
        [one] te ne resta solo uno
       *[other] te ne restano solo { $ap }
    }.
tile_not_in_stack = La tavola { $tile } non è più nel mazzo.
letter_not_due = La tavola { $tile } non è in cima: prima vengono quelle con la lettera { $letter }.
treasure_all_found = Non ci sono più { $treasure-many } da trovare: tutti e tre gli esemplari sono già usciti.
cell_taken = { $cell } è già esplorata.
no_explored_neighbour = { $cell } non tocca nessuna casella esplorata.
volcano_not_turned = Un vulcano è uguale in ogni verso, perciò si colloca sempre con rotazione 0.
only_volcanoes = { $cell } tocca solo vulcani: nessuno potrebbe mai arrivarci.
same_pattern = Girata così, { $tile } mostra le stesse lastre di una rotazione minore.
no_access = Collocata così, la tavola in { $cell } sarebbe inaccessibile: nessun lato verso una casella esplorata ha una lastra.
tile_has_a_place = Per { $tile } c’è ancora posto.
leader_not_in_reserve = Il tuo capo spedizione non è nella riserva.
no_worker_in_reserve = Non hai più partecipanti nella riserva.
not_own_camp = { $cell } non è né il campo base né uno dei tuoi campi.
no_piece = Non hai { $piece ->
        [L] il capo spedizione
       *[W] partecipanti
    } in { $cell }.
same_cell = La tua pedina è già in { $cell }.
not_neighbours = { $start } e { $cell } non sono vicine; una mossa è un solo passo.
not_explored = { $cell } non è esplorata.
volcano_not_entered = In { $cell } c’è un vulcano, e nei vulcani non si entra mai.
no_stones = Tra { $start } e { $cell } non ci sono lastre di pietra.
no_temple = In { $cell } non c’è nessun tempio.
temple_guarded = Il tempio in { $cell } è sorvegliato: il guardiano è di { $owner }.
temple_complete = Il tempio in { $cell } ha già il valore massimo, { $value }.
level_run_out = Non restano tessere tempio di valore { $value }: il tempio in { $cell } non può crescere.
uncover_limit = In un turno si possono portare alla luce al massimo { $limit } livelli del tempio in { $cell }.
dig_limit = In un turno si possono recuperare al massimo { $limit } tesori in { $cell }.
too_few_pieces = { $needed ->
        [one] Serve una delle tue pedine
       *[other] Servono { $needed } delle tue pedine
    } in { $cell }; { $here ->
        [0] non ce n’è nessuna
        [one] ce n’è una
       *[other] ce ne sono { $here }
    }.
no_treasure_tile = { $cell } non è una tavola del tesoro.
no_tokens = Tutti i tesori di { $cell } sono già stati recuperati.
no_such_partner = In questa partita non puoi scambiare con { $other }.
same_kind = Dare { $treasure } per avere { $treasure } non cambierebbe nulla.
not_single = Si scambiano solo tesori singoli, e { $owner } { $count ->
        [0] non ha
       *[other] ha { $count }
    } { $treasure-many }.
no_camp_left = Hai già allestito { $limit ->
        [2] entrambi i tuoi campi
       *[other] tutti e { $limit } i tuoi campi
    }.
no_camp_site = Non puoi allestire un campo in { $cell }: i campi stanno nella foresta vergine o su una tavola del tesoro svuotata.
tokens_left = In { $cell } { $count ->
        [one] c’è ancora un tesoro
       *[other] ci sono ancora { $count } tesori
    }; per un campo la tavola deve essere vuota.
camp_there = In { $cell } c’è già un campo di { $owner }.
no_guard_left = Hai già piazzato { $limit ->
        [2] entrambi i tuoi guardiani
       *[other] tutti e { $limit } i tuoi guardiani
    }.
not_dominating = Per sorvegliare il tempio in { $cell } devi avere la maggioranza: la tua forza è { $own }, quella dell’avversario più forte è { $best }.
bid_too_low = Devi offrire almeno { $lowest }.
bid_too_high = Non puoi offrire più del tuo punteggio, { $most }.
not_in_display = La tavola { $tile } non è tra quelle scoperte.

## Nomi delle cose, con le parole che eventi e rifiuti usano

name-amulet = un amuleto
    .many = amuleti
name-bracelet = un bracciale
    .many = bracciali
name-chalice = un calice
    .many = calici
name-dagger = un pugnale
    .many = pugnali
name-effigy = un idolo
    .many = idoli
name-flute = un flauto
    .many = flauti
name-goblet = una coppa
    .many = coppe
name-headdress = un copricapo
    .many = copricapi
