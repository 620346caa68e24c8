# Ciò che accade a Eschnapur e perché qualcosa non si può fare, in italiano. Letto dal motore (sacbe.core.texts) e dal sito.

## Eventi

first = Comincia { $seat }.
turn_begins = È il turno di { $seat }.
drew_bid = { $seat } pesca una carta offerta.
drew_bid_card = È { $card }.
drew_symbol = { $seat } pesca una carta simbolo.
drew_symbol_card = È { $card }.
drew_known_symbol = { $seat } pesca { $card }, come tutti sapevano.
no_card_left = { $seat } non può pescare: non ci sono più { $type ->
        [bid_card] carte offerta
       *[symbol_card] carte simbolo
    }.
bids_shuffled = { $count ->
        [one] L’unica carta offerta scartata diventa il mazzo.
       *[other] Le { $count } carte offerta scartate vengono mescolate e diventano il mazzo.
    }
bought_symbol = { $seat } compra una carta simbolo per { $pay }.
bought_bid = { $seat } compra una carta offerta per { $pay }.
bought_move = { $seat } compra { $gain } per { $pay }.
exchanged = { $seat } scarta { $tiles-count } tessere rifornimento per un totale di { $points } punti tessera e prende { $take }.
sale = { $seat } apre la vendita.
no_sale = Non c’è vendita: restano meno di due tessere rifornimento.
tiles_mixed = { $count ->
        [one] L’unica tessera rifornimento scartata torna nella riserva.
       *[other] Le { $count } tessere rifornimento scartate tornano nella riserva.
    }
revealed = { $slot ->
        [1] Si scopre la prima tessera
       *[2] Si scopre la seconda tessera
    }: { $tile-contents }.
kept = { $standing ->
        [0] { $seat } non fa offerte.
       *[other] { $seat } lascia l’offerta com’è.
    }
withdrew = { $seat } ritira l’offerta.
offered = { $seat } offre { $give } per { $slot ->
        [1] la prima tessera
       *[2] la seconda tessera
    }{ $ask-count ->
        [0] .
       *[other] , e in più vuole { $ask }.
    }
composing = { $seat } pensa alle condizioni.
accepted = { $seat } accetta l’offerta di { $other }.
countered = { $seat } chiede a { $other } { $give } in cambio { $slot ->
        [1] della prima tessera
       *[2] della seconda tessera
    }{ $ask-count ->
        [0] .
       *[other] , e in più darebbe { $ask }.
    }
next_round = Comincia il giro { $round } della trattativa.
refused_all = { $seat } non vende nulla e prende { $gain }.
agreed = { $seat } è d’accordo.
declined = { $seat } rifiuta.
done = { $seat } ha finito gli scambi.
card_passed = { $seat } dà a { $other } { $card }.
card_passed_known = È { $card }.
sold = { $seat } vende a { $other } { $tile } per { $give } e tiene { $kept }{ $ask-count ->
        [0] .
       *[other] ; { $other } riceve anche { $ask }.
    }
took = { $seat } prende { $gain }.
stepped = { $seat } va { $start-from } { $area-to }.
opened = { $seat } apre la nicchia { $area-of } con { $cards-count ->
        [one] una carta simbolo { $cards }
       *[other] { $cards-count } carte simbolo, { $cards }
    }.
turned = Il gettone mostra { $token-numbers }.
scored = { $seat } fa { $points ->
        [one] un punto
       *[other] { $points } punti
    }{ $doubled ->
        [0] ;
       *[other] , raddoppiati dal monaco;
    } ora ne ha { $score }.
monk = Il monaco passa a { $seat }.
monk_aside = Il monaco è accanto alla mappa.
ready = { $seat } può giocare la sua offerta.
committed = { $seat } gioca una carta coperta.
committed_card = È { $card }.
bid_shown = { $seat } scopre { $card }.
bid_cancelled = { $seat } non può pagare { $card }, che viene annullata.
bid_paid = { $seat } paga { $pay }.
token_taken = { $seat } prende { $token }.
token_lost = { $bids ->
        [0] Hanno passato tutti
       *[other] Nessuno può pagare
    }: esce dal gioco { $token }.
received = { $seat } prende { $gain } dalla banca.
ended = { $seat } termina il turno.
game_ends = La partita finisce con { $opened ->
        [0] le nicchie ancora tutte chiuse
        [one] una nicchia aperta
       *[other] { $opened } nicchie aperte
    }.
bonus = { $seat } fa { $points ->
        [one] un punto
       *[other] { $points } punti
    } perché ha il maggior numero di gettoni.
penalty = { $seat } perde { $points ->
        [0] zero punti
        [one] un punto
       *[other] { $points } punti
    } perché ha il minor numero di gettoni.
game_over = La partita è finita; il punteggio migliore è { $score }.
won = { $seat } { $winners ->
        [one] vince
       *[other] condivide la vittoria
    }.

## Rifiuti

no_such_action = A Eschnapur non esiste l’azione «{ $action }».
game_is_over = La partita è finita.
no_window = Ora non si può né comprare né scambiare.
not_now = Ora non si può: { $phase ->
        [start] si sta sorteggiando chi comincia
        [draw] si sta pescando una carta
        [reveal] si sta scoprendo una tessera
        [blind] si sta pescando una carta da una mano
        [token] si sta girando il gettone
        [begin] il turno comincia con gli acquisti e la vendita
        [offer] gli avversari stanno facendo le loro offerte
        [sell] chi vende deve decidere
        [reply] va data una risposta alla proposta di chi vende
        [compose] si stanno stabilendo le condizioni
        [give] chi dà una carta deve sceglierla
        [pick] chi prende una carta deve sceglierla
        [after] chi ha comprato può scambiare le tessere
        [ready] prima delle offerte segrete tutti possono comprare
        [commit] si stanno giocando le offerte segrete
       *[main] chi è di turno può comprare, camminare e aprire una nicchia
    }.
no_such_seat = { $seat } non partecipa a questa partita.
other_card_due = La carta da pescare è una { $type ->
        [bid_card] carta offerta
       *[symbol_card] carta simbolo
    }.
known_card_due = Tutti conoscono la prossima carta simbolo: { $card }.
card_not_in_deck = Nel mazzo non c’è { $card }.
tile_not_in_pool = Nella riserva non c’è più una tessera così: { $tile-contents }.
token_turned = Nessuna nicchia nasconde più { $token }.
card_not_available = Per questo accordo { $seat } non ha più { $card }.
too_few_coins = Costa { $cost }, e { $coins ->
        [0] non ne hai
        [one] ne hai solo una
       *[other] ne hai solo { $coins }
    }.
coins_promised = Costa { $cost }, e { $coins ->
        [one] una delle tue monete è promessa
       *[other] { $coins } delle tue monete sono promesse
    } nella tua offerta.
symbol_deck_empty = Il mazzo delle carte simbolo è vuoto.
bid_deck_empty = Non ci sono più carte offerta, né nel mazzo né tra gli scarti.
stock_empty = Non ci sono più tessere movimento.
too_few_tile_points = Servono { $needed } punti tessera, e le tue tessere ne hanno { $points }.
not_tight = Scarta tessere tue che insieme arrivino a { $needed } punti tessera, senza nessuna di troppo; con tessere da { $tiles } non va.
cards_run_out = Non restano abbastanza carte per prendere { $take }.
no_offer_of_yours = Non hai un’offerta in corso.
no_offer_stands = { $seat } non ha un’offerta in corso.
named_twice = Nomina ogni tipo di bene e ogni carta una sola volta per parte.
gives_nothing = Un’offerta dà almeno una moneta, una tessera movimento o una carta.
on_both_sides = Le monete non possono stare da entrambe le parti di un’offerta, e nemmeno le tessere movimento.
names_card_not_held = Puoi nominare solo carte che hai in mano.
asked_card_not_held = Non hai tutte le carte che ti vengono chieste.
you_lack_goods = Non hai tutto ciò che daresti.
opponent_lacks_goods = { $seat } non ha tutto ciò che chiedi.
compose_it = Queste condizioni sono possibili, ma non sono nell’elenco breve: componile passo per passo.
no_such_opponent = In questa vendita { $seat } non è tra i tuoi avversari.
countered_already = In questo giro hai già fatto una proposta a { $seat }.
last_round = Una trattativa ha solo { $rounds } giri.
nothing_offered = In questo giro nessuno ha offerto o ritirato qualcosa, perciò non ce n’è un altro.
compose_for_whom = Chi vende compone le condizioni per uno degli avversari; ogni avversario compone solo le proprie.
other_step_due = { $stage ->
        [slot] Prima scegli la tessera di cui si tratta.
        [coins] Prima scegli quante monete passano di mano.
        [moves] Prima scegli quante tessere movimento passano di mano.
        [cards] Prima scegli se aggiungere una carta.
       *[card] Prima scegli la carta da aggiungere.
    }
cannot_become_valid = Da questo passo non può nascere un’offerta valida.
cards_in_order = Le carte si nominano nell’ordine in cui si scrivono le condizioni: prima ciò che si dà, poi ciò che si chiede.
no_passage = Non c’è un passaggio { $start-from } { $area-to }.
no_movement_tile = Un passo costa { $cost }, e non ne hai.
niche_open = La nicchia { $area-of } è già aperta.
symbols_missing = Per aprire la nicchia { $area-of } { $cards-count ->
        [one] serve una carta simbolo { $cards }
       *[other] servono { $cards-count } carte simbolo, { $cards }
    }.
bid_not_held = Non hai in mano { $card }.

## Nomi delle cose, con le parole che eventi e rifiuti usano

name-brown = marrone
    .plural = marroni
name-red = rossa
    .plural = rosse
name-blue = blu
    .plural = blu
name-yellow = gialla
    .plural = gialle
name-green = verde
    .plural = verdi
name-gate_brown = la porta marrone
    .of = della porta marrone
    .to = alla porta marrone
    .from = dalla porta marrone
name-gate_red = la porta rossa
    .of = della porta rossa
    .to = alla porta rossa
    .from = dalla porta rossa
name-gate_blue = la porta blu
    .of = della porta blu
    .to = alla porta blu
    .from = dalla porta blu
name-gate_yellow = la porta gialla
    .of = della porta gialla
    .to = alla porta gialla
    .from = dalla porta gialla
name-gate_green = la porta verde
    .of = della porta verde
    .to = alla porta verde
    .from = dalla porta verde
name-cloister_nw = il chiostro nord-ovest
    .of = del chiostro nord-ovest
    .to = al chiostro nord-ovest
    .from = dal chiostro nord-ovest
name-cloister_ne = il chiostro nord-est
    .of = del chiostro nord-est
    .to = al chiostro nord-est
    .from = dal chiostro nord-est
name-cloister_e = il chiostro est
    .of = del chiostro est
    .to = al chiostro est
    .from = dal chiostro est
name-cloister_s = il chiostro sud
    .of = del chiostro sud
    .to = al chiostro sud
    .from = dal chiostro sud
name-cloister_w = il chiostro ovest
    .of = del chiostro ovest
    .to = al chiostro ovest
    .from = dal chiostro ovest
name-hall_n = la sala nord
    .of = della sala nord
    .to = alla sala nord
    .from = dalla sala nord
name-hall_e = la sala est
    .of = della sala est
    .to = alla sala est
    .from = dalla sala est
name-hall_se = la sala sud-est
    .of = della sala sud-est
    .to = alla sala sud-est
    .from = dalla sala sud-est
name-hall_sw = la sala sud-ovest
    .of = della sala sud-ovest
    .to = alla sala sud-ovest
    .from = dalla sala sud-ovest
name-hall_w = la sala ovest
    .of = della sala ovest
    .to = alla sala ovest
    .from = dalla sala ovest

## Beni

good-coins = { $amount ->
        [0] zero monete
        [one] una moneta
       *[other] { $amount } monete
    }
good-movement_tiles = { $amount ->
        [0] zero tessere movimento
        [one] una tessera movimento
       *[other] { $amount } tessere movimento
    }
good-symbol_card = { $mode ->
        [named] { $amount ->
                [one] una carta simbolo { $colour }
               *[other] { $amount } carte simbolo { $colour-plural }
            }
        [any] { $amount ->
                [one] una carta simbolo a scelta di chi la dà
               *[other] { $amount } carte simbolo a scelta di chi le dà
            }
        [blind] { $amount ->
                [one] una carta simbolo pescata alla cieca
               *[other] { $amount } carte simbolo pescate alla cieca
            }
        [pick] { $amount ->
                [one] una carta simbolo a scelta di chi la prende
               *[other] { $amount } carte simbolo a scelta di chi le prende
            }
       *[deck] { $amount ->
                [one] una carta simbolo
               *[other] { $amount } carte simbolo
            }
    }
good-bid_card = { $mode ->
        [named] la carta offerta { $value }
        [any] { $amount ->
                [one] una carta offerta a scelta di chi la dà
               *[other] { $amount } carte offerta a scelta di chi le dà
            }
        [blind] { $amount ->
                [one] una carta offerta pescata alla cieca
               *[other] { $amount } carte offerta pescate alla cieca
            }
        [pick] { $amount ->
                [one] una carta offerta a scelta di chi la prende
               *[other] { $amount } carte offerta a scelta di chi le prende
            }
       *[deck] { $amount ->
                [one] una carta offerta
               *[other] { $amount } carte offerta
            }
    }
good-pass_card = la carta «passare»
good-supply_tile = la tessera con { $goods }
    .contents = { $goods } ({ $points ->
            [one] un punto tessera
           *[other] { $points } punti tessera
        })
good-token = il gettone con { $small } e { $large }
    .numbers = { $small } e { $large }
