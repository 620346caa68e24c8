# Tikal: che cosa c’è sul tabellone e che cosa si può fare.

game-title = Tikal
game-line = Porta alla luce templi, recupera tesori e supera gli avversari dove conta. Un gioco di punti azione e maggioranze nella foresta vergine.
game-minutes = 45

stack = { $count ->
        [0] Nessuna tavola rimasta
        [one] Una tavola rimasta
       *[other] { $count } tavole rimaste
    } · { $volcanoes ->
        [0] nessun vulcano in arrivo
        [one] un vulcano in arrivo
       *[other] { $volcanoes } vulcani in arrivo
    }
stack-long = Tavole rimaste per lettera: { $letters }

prompt-act = Tocca una delle tue pedine o un tempio, o scegli qui sotto.
prompt-scoring = { $final ->
        [yes] L’ultimo turno, senza tavola. Poi conti i punti.
       *[no] Un vulcano: niente tavola. Dopo questo turno conti i punti.
    }
volcano-erupts = { $final ->
        [yes] L’ultimo conteggio: ognuno ha ancora un turno senza tavola, e conta i suoi punti.
       *[no] Il vulcano erutta: ora non si colloca nessuna tavola. Ognuno gioca un turno e conta i suoi punti.
    }
prompt-walk = { $count ->
        [one] { $piece ->
            [L] Dove va il capo spedizione?
           *[W] Dove va il partecipante?
        }
       *[other] Dove vanno i { $count } partecipanti?
    }
prompt-where = { $verb ->
        [enter] { $count ->
            [one] Dove va la nuova pedina?
           *[other] Dove vanno i { $count } nuovi partecipanti?
        }
        [uncover] Quale tempio porti alla luce?
        [dig] Dove scavi?
        [camp] Dove allestisci il campo?
        [guard] Quale tempio riceve il guardiano?
       *[other] Dove?
    }
prompt-swap = Quale tesoro per quale?
prompt-place = { $kind ->
        [temple] Colloca il tempio in una casella segnata.
        [jungle] Colloca la foresta vergine in una casella segnata.
        [treasure] Colloca la tavola del tesoro in una casella segnata.
       *[volcano] Colloca il vulcano in una casella segnata.
    }
prompt-turn = Girala come vuoi: le lastre sono gli ingressi. Poi collocala.
prompt-bid = Fai un’offerta per giocare ora e scegliere prima degli altri. Se passi, giocherai più tardi in questo giro.
prompt-choose = Scegli la tua tavola.

step-place = { $kind ->
        [temple] Colloca il tempio in { $cell }
        [jungle] Colloca la foresta vergine in { $cell }
        [treasure] Colloca la tavola del tesoro in { $cell }
        [volcano] Colloca il vulcano in { $cell }
       *[none] Colloca la tavola in { $cell }
    }
step-discard = Togli la tavola
step-enter = { $count ->
        [one] { $piece ->
            [L] Fai entrare il capo spedizione in { $cell }
           *[W] Fai entrare un partecipante in { $cell }
        }
       *[other] Fai entrare { $count } partecipanti in { $cell }
    }
step-walk = { $count ->
        [one] { $piece ->
            [L] Sposta il capo spedizione
           *[W] Sposta un partecipante
        }
       *[other] Sposta { $count } partecipanti
    } da { $start } in { $cell }{ $by ->
        [none] { "" }
       *[other] {" "}passando per { $by }
    }
step-uncover = { $count ->
        [one] Porta alla luce un livello in { $cell }
       *[other] Porta alla luce { $count } livelli in { $cell }
    }
step-dig = Scava in { $cell }
step-camp = Allestisci un campo in { $cell }
step-guard = Metti sotto sorveglianza il tempio in { $cell }
step-swap = Scambia con { $name }: { $give } per { $take }
step-choose = { $kind ->
        [temple] Prendi il tempio { $tile }
        [jungle] Prendi la foresta vergine { $tile }
        [treasure] Prendi la tavola del tesoro { $tile }
       *[none] Prendi { $tile }
    }
step-bid = Offri { $points }
step-pass = Passa
step-end = Termina il turno

do-enter = { $piece ->
        [L] Fai entrare il capo spedizione
       *[W] Fai entrare un partecipante
    }
do-enter-here = { $piece ->
        [L] Il capo qui
       *[W] Un partecipante qui
    }
do-piece = { $piece ->
        [L] Capo spedi­zione
       *[W] Parteci­pante
    }
action-says = { $label }, { $cost } PA
action-waits = Ora non tocca a te: aspetta il tuo turno.
do-uncover = Scopri
do-dig = Scava
do-guard = Sorve­glia
do-camp = Campo
do-swap = Scambia
do-lay = Colloca qui
do-discard = Non trova posto: toglila
do-turn-left = Gira a sinistra
do-turn-right = Gira a destra
do-choose = Prendi { $tile }
do-bid = Offri { $points }
do-pass = Passa
bid-label = Offerta
bid-less = Offri di meno
bid-more = Offri di più
bid-high = { $name } offre { $points }.
bid-none = Ancora nessuna offerta.
bid-in = Ancora in gara: { $names }.
display-label = Tavole scoperte
tile-label = { $kind ->
        [temple] Tempio da { $value }
        [jungle] Foresta vergine
        [treasure] Tavola del tesoro con { $treasures }
       *[volcano] Vulcano
    }, tavola { $tile }
tile-stones = { $name }; lastre { $sides }
tile-side = { $side ->
        [n] nord
        [ne] nord-est
        [se] sud-est
        [s] sud
        [sw] sud-ovest
       *[nw] nord-ovest
    } { $count }
swap-give = Dai
swap-take = Ottieni
treasure = { $kind ->
        [amulet] Amuleto
        [bracelet] Bracciale
        [chalice] Calice
        [dagger] Pugnale
        [effigy] Idolo
        [flute] Flauto
        [goblet] Coppa
       *[headdress] Copricapo
    }
swap-theirs = { $treasure } ({ $name })

stock-workers-long = Partecipanti nella riserva
stock-leader-long = Capo spedizione nella riserva
stock-camps-long = Campi rimasti
stock-guards-long = Guardiani rimasti
stock-marker-open = da giocare
stock-marker-done = giocato
stock-marker-long = Se questo giocatore ha ancora un turno in questo giro
hoard-label = Tesori
hoard-item = { $treasure }: { $count }, valore { $points }
hoard-swap = { $label }, scambia

cell-blank = inesplorata
cell-placeable = la tavola può stare qui
cell-offer = la scegli per { $cost } PA
cell-temple = tempio da { $value }
cell-jungle = foresta vergine
cell-treasure = { $tokens ->
        [0] tavola del tesoro svuotata
        [one] tavola del tesoro, un tesoro rimasto
       *[other] tavola del tesoro, { $tokens } tesori rimasti
    }
cell-volcano = vulcano
cell-base_camp = campo base
cell-guard = sorvegliato da { $name }
cell-camp = campo di { $name }
cell-pieces = { $name }: { $workers ->
        [0] { "" }
        [one] un partecipante
       *[other] { $workers } partecipanti
    }{ $leader ->
        [one] { $workers ->
            [0] il capo spedizione
           *[other] {" "}e il capo spedizione
        }
       *[other] { "" }
    }
cell-owner = maggioranza di { $name }, vantaggio { $lead }
cell-tied = nessuno ha la maggioranza
cell-way = { $cell } { $cost }
cell-ways = Passi da qui: { $ways } PA.
too-far = { $cell } non si raggiunge con { $ap ->
        [one] un punto azione
       *[other] { $ap } punti azione
    }.
too-many = { $count } partecipanti non arrivano a { $cell }: costa { $cost } PA ciascuno e ne hai { $ap }.
many-label = Quanti partecipanti
many-enter = Quanti partecipanti far entrare
do-many = { $count ->
        [one] ×{ $count }, Un partecipante
       *[other] ×{ $count }, { $count } partecipanti insieme
    }

left-title = Che cosa resta
left-levels = Tessere tempio
left-treasures = Tesori ancora sepolti
left-next = Prossime tavole ({ $letter })
left-level = { $count } di valore { $value }
left-tile = { $kind ->
        [temple] Tempio da { $value }
        [jungle] Foresta vergine
        [treasure] Tavola del tesoro
       *[volcano] Vulcano
    }

turn-spent = { $name }: punti azione esauriti
turn-scoring = Turno di conteggio { $round }: { $name }
points-left = { $ap ->
        [one] Resta un punto azione
       *[other] Restano { $ap } punti azione
    }
cost = { $cost } PA
end-lost = { $ap ->
        [one] Resta un punto azione, che andrebbe perso.
       *[other] Restano { $ap } punti azione, che andrebbero persi.
    }
projected = Al conteggio +{ $total } ({ $temples } + { $treasures })
scoring-title = { $final ->
        [yes] Conteggio finale
       *[no] Conteggio { $round } di { $rounds }
    }
score-temples = Templi
score-treasures = Tesori
score-sum = Punti
score-total = Totale
chart-part = Conteggio { $round }, { $source ->
        [temples] templi
       *[treasures] tesori
    }
chart-paid = Pagati nelle aste
chart-start = All’inizio
source-temples = Templi
source-treasures = Tesori
source-bids = Offerte
source-start = All’inizio

# Come si gioca, in breve. I numeri vengono dal motore.

guide-goal = La tua spedizione porta alla luce templi e recupera tesori. Ci sono { $rounds } conteggi: prendi punti per i templi in cui hai la maggioranza e per i tesori che possiedi. Vince chi ha più punti.
guide-turn-title = Il tuo turno
guide-turn = Colloca la tua tavola accanto al territorio esplorato, in modo che ci si possa entrare. Poi hai { $points } punti azione (PA) da spendere nell’ordine che vuoi; quelli che avanzano sono persi.
guide-enter = Fai entrare un partecipante o il capo spedizione, al campo base o in uno dei tuoi campi.
guide-move = Sposta una pedina in una casella vicina: questo costo per ogni lastra sul confine. Senza lastre non si passa, e nei vulcani non entra nessuno.
guide-hop = Sposta una pedina direttamente da un campo a un altro: il campo base e i tuoi campi sono collegati.
guide-uncover = Porta alla luce un livello di un tempio dove hai una pedina: vale uno in più. Un secondo livello nello stesso turno richiede due pedine; un terzo non è possibile.
guide-dig = Recupera un tesoro dove hai una pedina. Un secondo nello stesso turno richiede due pedine; un terzo non è possibile.
guide-swap = Scambia un tuo tesoro singolo con un tesoro singolo di un altro giocatore. Nessuno può rifiutare; coppie e tris sono al sicuro.
guide-camp = Allestisci un campo nella foresta vergine o su una tavola del tesoro svuotata; ne hai { $camps }.
guide-guard = Metti sotto sorveglianza un tempio in cui hai la maggioranza: conta per te fino alla fine della partita. Le altre tue pedine presenti escono dal gioco. Hai { $guards } guardiani.
guide-dominate-title = Chi ha la maggioranza in un tempio
guide-dominate = Chi è più forte: un partecipante conta uno, un capo spedizione { $strength }. In parità, nessuno. La targhetta sopra un tempio mostra chi è avanti, e di quanto.
guide-scoring-title = Il conteggio
guide-scoring = Un vulcano porta un conteggio, e così anche la fine della partita. A turno ognuno ha { $points } punti azione senza tavola e subito dopo prende i punti, perciò lo stesso tempio può dare punti a più giocatori. Un tempio dà il suo valore; uno, due o tre tesori uguali danno { $sets } punti.
guide-auction-title = La partita con aste
guide-auction = In ogni giro si scoprono tante tavole quanti sono i giocatori, e ognuno gioca un turno. Si offrono punti per giocare subito e scegliere una tavola; chi vince paga. Se tutti passano, gioca gratis chi ha passato per primo, e l’ultimo turno del giro è sempre gratis.

# Opzioni, partite salvate e tasti.

option-auction = Partita
option-auction-false = Partita base
option-auction-false-line = A ogni turno si pesca una tavola a caso.
option-auction-true = Partita con aste
option-auction-true-line = Si offrono punti per il turno e per la tavola.
saved-variant = { $auction ->
        [true] Partita con aste
       *[false] Partita base
    }
keys-game = R e Maiusc+R: gira la tavola, L: collocala, X: più partecipanti insieme
