# Ciò che accade a Teotihuacán e perché qualcosa non si può fare, in italiano. Letto dal motore (sacbe.core.texts) e dal sito.

## Eventi: preparazione

order = { $seat } è il giocatore numero { $number }.
board_laid = Posto { $slot } dell’anello: { $board }.
royal_laid = Spazio { $space } del Palazzo: { $tile }.
bonus_laid = Il bonus { $temple-of }: { $tile }.
technology_laid = Sulla plancia Alchimia: { $tile }.
revealed = Si scopre: { $tile }.
found = Si trova { $site-in }: { $tile }.
supplied = { $seat } comincia con { $gain }{ $technologies-count ->
        [0] .
       *[other] , e con { $technologies }.
    }
dealt = { $seat } riceve { $tile }.
attached = Scoperta con { $start }: { $tile }.
laid_open = Da scegliere a turno: { $tile }.
picked = { $seat } sceglie { $tile }.
kept = { $seat } tiene { $tiles }.
stationed = { $seat } mette i lavoratori { $boards-in }.
neutral_tile = I lavoratori neutrali stanno dove indica { $tile }.

## Eventi: il turno

gained = { $seat } ottiene { $gain }.
collected = { $seat } raccoglie { $gain }.
profited = { $seat } ottiene { $gain } con { $technology }.
waived = { $seat } usa { $tile } invece di pagare { $cost }.
unlocked = { $seat } sblocca tutti i lavoratori e non fa altro.
unlocked_for_cocoa = { $pay-count ->
        [0] { $seat } sblocca tutti i lavoratori.
       *[other] { $seat } paga { $pay } per sbloccare tutti i lavoratori.
    }
moved = { $seat } muove { $powers-count ->
        [one] un lavoratore di potere { $powers }
       *[other] due lavoratori di potere { $powers }
    } { $start-from } { $board-to }{ $tiles-count ->
        [0] .
       *[other] , usando { $tiles }.
    }
ended = { $seat } termina il turno.
worshipped = { $seat } esegue il culto { $space-in } { $mode ->
        [ability] per l’abilità
        [claim] per la tessera scoperta
        [both_ability_first] per l’abilità e poi per la tessera scoperta
       *[both_claim_first] per la tessera scoperta e poi per l’abilità
    }{ $pay-count ->
        [0] .
       *[other] , pagando { $pay }.
    }
evicted = Il lavoratore di { $other } viene sbloccato { $board-in }.
royal_used = { $gain-count ->
        [0] { $seat } usa { $tile } e non ottiene nulla.
       *[other] { $seat } usa { $tile } e ottiene { $gain }.
    }
exchanged = { $pay-count ->
        [0] { $seat } ottiene { $gain } con { $tile }.
       *[other] { $seat } scambia { $pay } con { $gain } usando { $tile }.
    }
gave = { $gain-count ->
        [0] { $seat } spende { $pay } per { $tile }.
       *[other] { $seat } scambia { $pay } con { $gain } usando { $tile }.
    }
bought_advance = { $pay-count ->
        [0] { $seat } avanza { $temple-in } con { $tile }.
       *[other] { $seat } paga { $pay } per avanzare { $temple-in } con { $tile }.
    }
main = { $seat } esegue l’azione principale { $board-of }{ $pay-count ->
        [0] .
       *[other] , pagando { $pay }.
    }
learned = { $seat } sviluppa { $technology }{ $pay-count ->
        [0] .
       *[other] , pagando { $pay }.
    }
royalty = { $seat } ottiene { $gain } perché la conosce già.
housed = { $seat } costruisce un edificio nella fila { $row } per { $pay } e ottiene { $gain }.
decorated = { $seat } decora { $side } con { $tile } per { $pay } e ottiene { $gain } ({ $matches ->
        [0] nessuna icona uguale
        [one] un’icona uguale
       *[other] { $matches } icone uguali
    }).
built = { $seat } posa { $tile } { $square-in } per { $pay } e ottiene { $gain } ({ $matches ->
        [0] nessuna icona uguale
        [one] un’icona uguale
       *[other] { $matches } icone uguali
    }).

## Eventi: ricompense

advanced = { $seat } avanza al gradino { $step } { $temple-of }{ $gain-count ->
        [0] .
       *[other] , ottenendo { $gain }.
    }
blocked = { $seat } non può avanzare { $temple-in }.
rewarded = { $gain-count ->
        [0] { $seat } prende la ricompensa del gradino { $step } { $temple-of }.
       *[other] { $seat } prende la ricompensa del gradino { $step } { $temple-of }: { $gain }.
    }
walked = { $seat } arriva al passo { $step } del Sentiero dei Morti.
claimed = { $seat } reclama { $tile } { $site-in }{ $pay-count ->
        [0] .
       *[other] , pagando { $pay }.
    }
used = { $seat } usa { $tile }{ $gain-count ->
        [0] .
       *[other] , ottenendo { $gain }.
    }
declined = { $seat } { $offer ->
        [fresh] tiene la tessera per dopo
       *[other] ci rinuncia
    }.
raised = { $seat } potenzia un lavoratore { $board-in }: ora ha potere { $power }.
ascended = Un lavoratore di { $seat } ascende { $board-from } e ricomincia dal Palazzo.
power_lost = Lì { $seat } non ha lavoratori sbloccati: { $count ->
        [one] un potenziamento va perso
       *[other] { $count } potenziamenti vanno persi
    }.
wheel = { $seat } sceglie come ricompensa dell’ascensione { $reward }.
fourth_worker = { $seat } porta al Palazzo il quarto lavoratore, di potere { $power }.
paid_power = { $seat } paga { $pay } per un altro potenziamento.

## Eventi: calendario

eclipse_coming = Il segnalino bianco ha raggiunto il nero: arriva l’eclissi { $eclipse }.
completed = { $seat } completa la piramide; la prossima eclissi è l’ultima.
last_round = Ancora un giro, poi l’eclissi { $eclipse }.
eclipse = Eclissi { $eclipse }.
eclipse_scored = { $seat } fa { $points ->
        [one] un punto
       *[other] { $points } punti
    }: { $avenue } per il Sentiero, { $leader } per il primato sul tracciato piramide, { $pyramid } per { $steps ->
        [one] un passo
       *[other] { $steps } passi
    } su di esso, { $masks } per le maschere.
salary = { $pay-count ->
        [0] { $seat } non paga i lavoratori
       *[other] { $seat } paga ai lavoratori { $pay }
    }{ $lost ->
        [0] .
        [one] , perdendo un punto.
       *[other] , perdendo { $lost } punti.
    }
next_era = Comincia l’era { $era }.
bonus = { $seat } fa { $points ->
        [0] zero punti
        [one] un punto
       *[other] { $points } punti
    } per il bonus { $temple-of }.
game_over = La partita è finita; vince { $other }.

## Rifiuti: momenti

no_such_action = A Teotihuacán non esiste l’azione «{ $action }».
game_is_over = La partita è finita.
no_chance_now = In questo momento non si pesca nulla.
cannot_be_drawn = Ora non si può pescare: { $name }.
chance_first = Prima va pescato qualcosa.
due_keep = Prima scegli le due tessere iniziali da tenere.
due_pick = Prima scegli una tessera iniziale.
due_station = Prima metti i tuoi lavoratori su tre plance.
due_power = Prima potenzia un lavoratore.
due_claim = Prima decidi se reclamare una tessera scoperta.
due_turn = Comincia il turno muovendo, o sbloccando tutti i tuoi lavoratori.
due_act = Prima scegli che cosa fare sulla plancia di arrivo.
due_end = La tua azione è fatta: usa tessere, paga per sbloccare o termina il turno.
due_take = Prima scegli le risorse.
due_temple = Prima scegli un tempio.
due_fresh = Prima decidi se usare la tessera appena reclamata.
due_learn = Prima scegli una tecnologia.
due_house = Prima scegli la fila del tuo edificio.
due_decorate = Prima posa una decorazione.
due_build = Prima posa un tassello piramide, o smetti di costruire.
due_paid_power = Prima decidi se pagare un altro potenziamento.
due_wheel = Prima scegli la ricompensa dell’ascensione.
due_royal = Prima decidi come usare la tessera reale.
due_salary = Prima decidi i salari dei tuoi lavoratori.

## Rifiuti: motivi

cannot_pay = Costa { $cost }, e { $has ->
        [0] non ne hai
       *[other] ne hai solo { $has }
    }.
not_waived = In questa partita la tessera cacao gratis non vale per questo pagamento.
nothing_to_waive = Non c’è cacao da pagare: la tessera cacao gratis non serve.
no_tile = Non puoi usare { $tile }: non ne hai una ancora da usare.
not_dealt = Hai ricevuto { $tiles }; tienine due, indicandole in quest’ordine.
not_in_row = Non puoi scegliere { $tile }: non è nella fila.
not_shown = Scegli tre plance diverse tra quelle indicate dalle tue tessere, in ordine di numero.
take_wrong = Scegli { $count ->
        [one] una risorsa
       *[other] { $count } risorse, nell’ordine legno, pietra, oro
    }.
give_wrong = Puoi dare al massimo { $count ->
        [one] una risorsa
       *[other] { $count } risorse, nell’ordine legno, pietra, oro
    }.
too_often = È più di quanto consente il potere del tuo lavoratore{ $count ->
        [0] .
       *[other] , cioè { $count }.
    }
not_matched = Nessuna icona colorata uguale fa avanzare { $temple-in }.
temple_blocked = Il tuo segnalino non può avanzare dal gradino { $step } { $temple-of }.
tile_not_there = Qui non puoi reclamare { $tile }.
no_reward = Finché su questo gradino ci sono tessere, non si può prendere la ricompensa.
no_reward_here = Questo posto non ha una ricompensa stampata.
mandatory = Il potenziamento è obbligatorio finché uno dei tuoi lavoratori può riceverlo.
not_laid_out = In questa partita non c’è { $tile }.
known = Conosci già { $tile }.
second_row = Per la seconda fila servono due lavoratori, o uno solo di potere 4 o 5.
wrong_row = Con { $workers ->
        [one] un lavoratore
       *[other] { $workers } lavoratori
    } non puoi costruire un edificio nella fila { $row }.
not_on_offer = Tra le tessere disponibili non c’è { $tile }.
stair_full = Non c’è più posto { $side-on }.
stair_closed = Per il prossimo posto { $side-on } servono tasselli piramide sotto.
no_such_square = La piramide non ha questo posto: { $square }.
square_filled = C’è già un tassello: { $square }.
not_supported = Sotto ci devono essere quattro tasselli: { $square }.
no_discount = Non hai sconti, o li hai già usati.
no_wood_to_save = Il livello 1 non costa legno: non ce n’è da risparmiare.
cannot_build = Il livello { $level } costa più di quanto hai: { $have }.
one_tile_at_least = Devi posare almeno un tassello.
no_worker = { $workers-count ->
        [one] Non hai questo lavoratore sbloccato: { $workers }.
       *[other] Non hai questi lavoratori sbloccati: { $workers }.
    }
other_board = Potenzia un lavoratore sulla plancia dell’azione principale, non { $worker }.
all_workers = Tutti e quattro i tuoi lavoratori sono in gioco.
salary_form = Con queste regole i salari si pagano in un altro modo.
salary_too_high = È più di quanto spetta ai tuoi lavoratori.
mask_not_used = Le maschere non si consumano mai; danno punti a ogni eclissi.
not_this_window = In questo momento non puoi usare { $tile }.
avenue_end = Sei sull’ultimo passo del Sentiero dei Morti.
nobody_to_raise = Tutti i tuoi lavoratori sono bloccati: nessuno si può potenziare.
no_temple = Non puoi avanzare in nessun tempio.
nobody_there = Non hai lavoratori sbloccati { $board-in }.
nobody_locked = Nessuno dei tuoi lavoratori è bloccato.
unlock_is_the_turn = Sbloccare gratis occupa un intero turno.
double_form = Con la tessera doppio movimento si muovono insieme due lavoratori della stessa plancia, indicando prima il più debole.
too_far = Un lavoratore si muove al massimo di { $count } posti.
near_enough = Per muovere fino a { $count } posti non serve una tessera.
no_main_action = Il Palazzo non ha un’azione principale.
no_extra_here = Un lavoratore in più non serve { $board-in }.
enough_workers = Con più di { $count } lavoratori non si ottiene altro { $board-in }: la tessera andrebbe sprecata.
nothing_to_learn = Non c’è nessuna tecnologia che tu possa raggiungere e pagare.
no_building = Non restano edifici.
rows_full = Le file aperte a così tanti lavoratori sono piene.
cannot_decorate = Manca un posto libero, una tessera o l’oro che serve.
cannot_lay = Non c’è nessun tassello piramide che tu possa posare e pagare.
other_space = Il tuo lavoratore è { $board-in }, non { $space-in }.
own_worker_there = Uno dei tuoi lavoratori è già { $space-in }.
name_the_worker = Sono arrivati due lavoratori: indica quale bloccare.
one_worker = Si può bloccare solo il lavoratore che è arrivato.
royal_tile_first = Al Palazzo devi usare la tessera reale; la tessera scoperta viene solo in aggiunta.
no_tile_there = Non ci sono tessere scoperta { $board-in }.
no_means = Con { $tile } non potresti fare nemmeno uno scambio.
no_ability = Non puoi avanzare: { $board-in } resta solo la tessera.

## Beni e passi

good-vp = { $amount ->
        [one] un punto
       *[other] { $amount } punti
    }
good-cocoa = { $amount } cacao
good-wood = { $amount ->
        [0] niente legno
        [one] 1 legno
       *[other] { $amount } legni
    }
good-stone = { $amount ->
        [0] niente pietra
        [one] 1 pietra
       *[other] { $amount } pietre
    }
good-gold = { $amount } oro
good-blue = { $amount ->
        [one] un avanzamento nel tempio blu
       *[other] { $amount } avanzamenti nel tempio blu
    }
good-red = { $amount ->
        [one] un avanzamento nel tempio rosso
       *[other] { $amount } avanzamenti nel tempio rosso
    }
good-green = { $amount ->
        [one] un avanzamento nel tempio verde
       *[other] { $amount } avanzamenti nel tempio verde
    }
good-avenue = { $amount ->
        [one] un passo sul Sentiero dei Morti
       *[other] { $amount } passi sul Sentiero dei Morti
    }
good-track = { $amount ->
        [one] un passo sul tracciato piramide
       *[other] { $amount } passi sul tracciato piramide
    }
good-worker = un lavoratore di potere { $power } { $board-in }
good-square = fila { $row }, colonna { $column } del livello { $level }
    .in = nella fila { $row }, colonna { $column } del livello { $level }

## Nomi delle cose, con le parole che eventi e rifiuti usano

name-blue = il tempio blu
    .of = del tempio blu
    .in = nel tempio blu
name-red = il tempio rosso
    .of = del tempio rosso
    .in = nel tempio rosso
name-green = il tempio verde
    .of = del tempio verde
    .in = nel tempio verde
name-north = la scalinata nord
    .on = sulla scalinata nord
name-east = la scalinata est
    .on = sulla scalinata est
name-south = la scalinata sud
    .on = sulla scalinata sud
name-west = la scalinata ovest
    .on = sulla scalinata ovest
name-palace = il Palazzo
    .of = del Palazzo
    .in = al Palazzo
    .to = al Palazzo
    .from = dal Palazzo
name-forest = la Foresta
    .of = della Foresta
    .in = nella Foresta
    .to = alla Foresta
    .from = dalla Foresta
name-stone_quarry = la Cava di Pietra
    .of = della Cava di Pietra
    .in = nella Cava di Pietra
    .to = alla Cava di Pietra
    .from = dalla Cava di Pietra
name-gold_deposits = il Deposito dell’Oro
    .of = del Deposito dell’Oro
    .in = nel Deposito dell’Oro
    .to = al Deposito dell’Oro
    .from = dal Deposito dell’Oro
name-alchemy = l’Alchimia
    .of = dell’Alchimia
    .in = all’Alchimia
    .to = all’Alchimia
    .from = dall’Alchimia
name-nobles = i Nobili
    .of = dei Nobili
    .in = dai Nobili
    .to = ai Nobili
    .from = dai Nobili
name-decorations = le Decorazioni
    .of = delle Decorazioni
    .in = alle Decorazioni
    .to = alle Decorazioni
    .from = dalle Decorazioni
name-construction = la Costruzione
    .of = della Costruzione
    .in = alla Costruzione
    .to = alla Costruzione
    .from = dalla Costruzione
name-palace_1 = lo spazio 1 del Palazzo
    .in = nello spazio 1 del Palazzo
name-palace_2 = lo spazio 2 del Palazzo
    .in = nello spazio 2 del Palazzo
name-palace_3 = lo spazio 3 del Palazzo
    .in = nello spazio 3 del Palazzo
name-blue_4 = il gradino 4 del tempio blu
    .in = sul gradino 4 del tempio blu
name-red_5 = il gradino 5 del tempio rosso
    .in = sul gradino 5 del tempio rosso
name-green_3 = il gradino 3 del tempio verde
    .in = sul gradino 3 del tempio verde
name-green_6 = il gradino 6 del tempio verde
    .in = sul gradino 6 del tempio verde
name-avenue_3 = il passo 3 del Sentiero
    .in = sul passo 3 del Sentiero
name-avenue_6 = il passo 6 del Sentiero
    .in = sul passo 6 del Sentiero
name-avenue_8 = il passo 8 del Sentiero
    .in = sul passo 8 del Sentiero
name-start = la tessera iniziale
    .in = con la tessera iniziale
name-mask_1 = la maschera 1
name-mask_2 = la maschera 2
name-mask_3 = la maschera 3
name-mask_4 = la maschera 4
name-mask_5 = la maschera 5
name-mask_6 = la maschera 6
name-mask_7 = la maschera 7
name-disc_vp_4 = la tessera da 4 punti
name-disc_resources_3 = la tessera da 3 risorse
name-disc_resources_2 = la tessera da 2 risorse
name-disc_avenue = la tessera Sentiero
name-disc_temple_any = la tessera tempio a scelta
name-disc_temple_blue = la tessera tempio blu
name-disc_temple_red = la tessera tempio rosso
name-disc_temple_green = la tessera tempio verde
name-disc_cocoa_4 = la tessera da 4 cacao
name-disc_power_up_2 = la tessera potenziamento
name-disc_double_move = la tessera doppio movimento
name-disc_free_cocoa = la tessera cacao gratis
name-disc_move_any = la tessera movimento libero
name-disc_extra_worker = la tessera lavoratore extra
name-tech_01_palace_cocoa = la tecnologia 1 (cacao al Palazzo)
name-tech_03_alchemy_nobles_vp = la tecnologia 3 (punti per Alchimia e Nobili)
name-tech_05_extra_resource = la tecnologia 5 (una risorsa in più)
name-tech_07_gather_cocoa_vp = la tecnologia 7 (cacao e un punto per la raccolta)
name-tech_09_decoration_vp = la tecnologia 9 (punti per le decorazioni)
name-tech_11_construction_vp = la tecnologia 11 (punti per la costruzione)
name-tech_13_paid_power_up = la tecnologia 13 (un potenziamento in più in cambio di cacao)
name-tech_15_extra_builder = la tecnologia 15 (un costruttore in più)
name-tech_17_construction_temple = la tecnologia 17 (un avanzamento nel tempio per la costruzione)
name-royal_a_technology_vp = la tessera reale A (punti per le tecnologie)
name-royal_a_pyramid_vp = la tessera reale A (punti per il tracciato piramide)
name-royal_a_avenue_vp = la tessera reale A (punti per il Sentiero)
name-royal_b_cocoa_to_wood_stone = la tessera reale B (cacao per legno e pietra)
name-royal_b_cocoa_to_stone_gold = la tessera reale B (cacao per pietra e oro)
name-royal_b_cocoa_resource_to_resources = la tessera reale B (una risorsa per più risorse)
name-royal_c_cocoa_by_power = la tessera reale C (cacao)
name-royal_c_resource_to_cocoa = la tessera reale C (risorse per cacao)
name-royal_c_cocoa_to_temples = la tessera reale C (cacao per avanzamenti nei templi)
name-bonus_best_mask_set = di nuovo il miglior set di maschere
name-bonus_technologies = 5 punti per tecnologia
name-bonus_flat_15 = 15 punti
name-bonus_avenue = 3 punti per passo sul Sentiero
name-bonus_bonus_tiles = 9 punti per bonus di tempio raggiunto
name-bonus_discoveries = 2 punti per tessera scoperta
name-bonus_workers = punti per i lavoratori
name-asc_vp = 5 punti
name-asc_cocoa = 5 cacao
name-asc_temple_1 = un avanzamento in un tempio
name-asc_temple_2 = due avanzamenti nei templi in cambio di 3 cacao
name-asc_fourth_worker = il quarto lavoratore
name-start_01 = la tessera iniziale 1
name-start_02 = la tessera iniziale 2
name-start_03 = la tessera iniziale 3
name-start_04 = la tessera iniziale 4
name-start_05 = la tessera iniziale 5
name-start_06 = la tessera iniziale 6
name-start_07 = la tessera iniziale 7
name-start_08 = la tessera iniziale 8
name-start_09 = la tessera iniziale 9
name-start_10 = la tessera iniziale 10
name-start_11 = la tessera iniziale 11
name-start_12 = la tessera iniziale 12
name-start_13 = la tessera iniziale 13
name-start_14 = la tessera iniziale 14
name-start_15 = la tessera iniziale 15
name-start_16 = la tessera iniziale 16
name-start_17 = la tessera iniziale 17
name-start_18 = la tessera iniziale 18
name-deco_01 = la decorazione 1
name-deco_02 = la decorazione 2
name-deco_03 = la decorazione 3
name-deco_04 = la decorazione 4
name-deco_05 = la decorazione 5
name-deco_06 = la decorazione 6
name-deco_07 = la decorazione 7
name-deco_08 = la decorazione 8
name-deco_09 = la decorazione 9
name-deco_10 = la decorazione 10
name-deco_11 = la decorazione 11
name-deco_12 = la decorazione 12
name-deco_13 = la decorazione 13
name-deco_14 = la decorazione 14
name-deco_15 = la decorazione 15
name-pyr_01 = il tassello piramide 1
name-pyr_02 = il tassello piramide 2
name-pyr_03 = il tassello piramide 3
name-pyr_04 = il tassello piramide 4
name-pyr_05 = il tassello piramide 5
name-pyr_06 = il tassello piramide 6
name-pyr_07 = il tassello piramide 7
name-pyr_08 = il tassello piramide 8
name-pyr_09 = il tassello piramide 9
name-pyr_10 = il tassello piramide 10
name-pyr_11 = il tassello piramide 11
name-pyr_12 = il tassello piramide 12
name-pyr_13 = il tassello piramide 13
name-pyr_14 = il tassello piramide 14
name-pyr_15 = il tassello piramide 15
name-pyr_16 = il tassello piramide 16
name-pyr_17 = il tassello piramide 17
name-pyr_18 = il tassello piramide 18
name-pyr_19 = il tassello piramide 19
name-pyr_20 = il tassello piramide 20
name-pyr_21 = il tassello piramide 21
name-pyr_22 = il tassello piramide 22
name-pyr_23 = il tassello piramide 23
name-pyr_24 = il tassello piramide 24
name-pyr_25 = il tassello piramide 25
name-pyr_26 = il tassello piramide 26
name-pyr_27 = il tassello piramide 27
name-pyr_28 = il tassello piramide 28
name-pyr_29 = il tassello piramide 29
name-pyr_30 = il tassello piramide 30
name-pyr_31 = il tassello piramide 31
name-pyr_32 = il tassello piramide 32
