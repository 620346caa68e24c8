# Il tavolo: turno, giocatori, registro, fine.

table-title = { $game } sul tavolo
table-laid = La partita è sul tavolo.
turn-label = Questo turno
turn-words = Che cosa fare, e che cosa è stato detto
menu-label = Tutte le azioni
turn-of = Tocca a { $name }
turn-yours = Tocca a te
turn-spent = { $name }: turno completo
turn-over = La partita è finita
turn-past = { $step ->
        [0] La partita all’inizio
        [one] La partita dopo un passo
       *[other] La partita dopo { $step } passi
    }
thinking = { $name } sta pensando…
chip-why = perché no
level-script = Ti accompagna
rule-open = Leggi la regola { $rule } in una nuova scheda
refused = Non si può: { $sentence } Regola { $rule }.

prompt-interlude = Guarda i punti, poi continua.
undone = Annullato: { $sentence }
prompt-wait = Guarda il tabellone: riceverai un avviso quando tocca a te.
prompt-chance = Un momento: decide il caso.
prompt-over = Rivedi la partita, o chiedi la rivincita dalla schermata del risultato.
prompt-spent = Annulla qualcosa, o termina il turno.
reasons-label = Che cosa avevano in mente i giocatori virtuali
who-says = { $name }:
recap-title = Che cosa hanno fatto gli altri
do-recap = Riepilogo
do-show-again = Mostralo di nuovo sul tabellone
recap-why = Perché
recap-steps = Passo per passo
reasons-later = Poi, per come stanno le cose:
expected = +{ $points } per conteggio

do-review = Analisi
review-title = Analisi della partita
review-line = Ogni turno è confrontato con il migliore che il giocatore virtuale più forte sappia trovare. I punti sono una sua stima: per ogni 10 punti regalati, il punteggio finale cala di circa 5. Scegli un turno per vedere quel momento.
review-running = Analisi della partita…
review-stopped = In pausa
review-ready = L’analisi è pronta.
review-words = Che cosa significano i numeri
review-cost-line = Punti regalati: quanti punti in meno valeva il turno rispetto al migliore trovato. 0 significa che non si è trovato di meglio.
review-luck-line = Fortuna: quanto le pescate di quel giocatore sono state migliori (+) o peggiori (−) della media, in punti.
review-rules = Regole:
review-order = Ordine dei turni
review-order-worst = Prima gli errori più grandi
review-order-turns = In ordine di gioco
review-lost = Punti regalati
review-luck = Fortuna
points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-turn = turno { $number }
lost = { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } punto regalato
       *[other] { NUMBER($points, maximumFractionDigits: 1) } punti regalati
    }
luck = Fortuna { $points }
review-fine = { $cost ->
        [0] Non si è trovato di meglio.
       *[other] Non si è trovato nulla di chiaramente migliore.
    }
review-played = Giocato:
review-better = Meglio:
review-steps = { $steps }.
hint-sought = Ricerca di un buon turno…
hint-lead = Un maestro al tuo posto:
hint-why = Perché:
hint-play = Giocalo

outlook-pay = Paghi
outlook-get = Ottieni
outlook-then = Poi
outlook-after = Dopo
outlook-nothing = nulla

do-undo = Annulla
undo-fixed = Ciò che ha deciso il caso non si può annullare.
do-redo = Ripeti
do-let-go = Lascia perdere
do-hint = Suggerimento
do-pause = Pausa
do-go-on = Continua
do-end = Fine turno
do-leave = Pagina iniziale
do-share = Condividi
do-result = Risultato
do-continue = Continua
do-rematch = Rivincita
do-replay = Rivedi
do-take-over = Gioca qui

end-title = Terminare il turno adesso?
end-not = Continua a giocare
elsewhere = Questa partita è aperta in un’altra scheda. Qui puoi solo guardarla.

seats-label = Giocatori
seat-away = via link
seat-here = tu
score-label = { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }

zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
zoom-fit = Adatta allo schermo
grid-label = Il tabellone
grid-help = Con le frecce ti sposti da un posto all’altro; con Invio scegli.
grid-help-keys = I tasti numerici premono i pulsanti del turno.

record-label = La partita finora
log-label = Registro
replay-label = Momento della partita
replay-first = Torna all’inizio
replay-back = Un passo indietro
replay-turn-back = Un turno indietro
replay-turn-on = Un turno avanti
replay-play = Fai scorrere la partita
replay-stop = Ferma
replay-speed = Velocità: { $speed } volte
replay-speed-mark = { $speed }×
replay-fork-line = «Gioca da qui» comincia una nuova partita da questo momento. Questa resta com’è tra le tue partite.
forked = Questa è una nuova partita, che comincia da quel momento. La vecchia resta tra le tue partite.
replay-on = Un passo avanti
replay-last = Avanti fino alla fine
replay-leave = Torna alla partita
replay-fork = Gioca da qui

score-seat = Giocatore

finish-title = { $count ->
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }
chart-points = { $label }: { $points }
chart-title = Da dove vengono i punti, conteggio per conteggio

do-pace = Velocità: { $pace ->
        [slow] lenta
        [fast] rapida
        [instant] immediata
       *[normal] normale
    }
pace-mark = { $pace ->
        [slow] ½×
        [fast] 4×
        [instant] ⚡
       *[normal] 1×
    }
your-turn = { $name }, tocca a te.
do-guide = Come si gioca
guide-rules = Le regole illustrate
guide-title = Come si gioca a { $game }
game-loading = Un momento…
place-facts = { $place }: { $words }.
curtain-title = Passa il dispositivo a { $name }
hand-was-covered = La mano è stata coperta, perché nessuno toccava la pagina da 20 secondi.
curtain-line = Tutte le mani restano coperte finché non continua il prossimo giocatore.
do-lift = Sono { $name }
desk-label = Tavolo
hand-label = Mano
do-unfold = { $isOpen ->
        [true] Mappa più piccola
       *[false] Mappa
    }
