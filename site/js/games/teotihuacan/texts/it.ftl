# Ciò che la pagina dice di Teotihuacán. Prima il tabellone e ciò che c’è sopra, poi il tavolo.

## Pagine del tabellone su uno schermo piccolo

page-ring = Anello
page-pyramid = Piramide
page-temples = Templi
page-tech = Tecnologie e nobili

## Ciò che è scritto sul tabellone

board-palace = Palazzo
board-forest = Foresta
board-stone_quarry = Cava di Pietra
board-gold_deposits = Deposito dell’Oro
board-alchemy = Alchimia
board-nobles = Nobili
board-decorations = Decorazioni
board-construction = Costruzione
board-short-palace = Palazzo
board-short-forest = Foresta
board-short-stone_quarry = Cava
board-short-gold_deposits = Oro
board-short-alchemy = Alchimia
board-short-nobles = Nobili
board-short-decorations = Decor.
board-short-construction = Costruz.
level-short = L{ $level }
era-short = Era { $era } di { $eras }
turns-left = ancora { $least }–{ $most } turni
turns-exactly = { $turns ->
        [one] il tuo ultimo turno
       *[other] ancora { $turns } turni
    }
eclipse-pending = dopo questo, ancora un giro
eclipse-last_round = ultimo giro prima dell’eclissi
track-title = Tracciato piramide: { $points } punti a passo all’eclissi
track-short = { $points } a passo
forecast-title = Se l’eclissi fosse ora
forecast-wage = salario { $wage }, ha { $cocoa }

## Posti, a parole

place-worker = { $name }: lavoratore di potere { $power }, { $board }
place-space = { $number ->
        [1] { $board }, primo spazio di culto
        [2] { $board }, secondo spazio di culto
        [3] { $board }, terzo spazio di culto
       *[other] { $board }, spazio di culto
    }
place-site = { $track }, tessere scoperta sul gradino { $step }
place-step = { $track }, gradino { $step }
place-square = Piramide, livello { $level }, fila { $row }, colonna { $column }
place-temple = { $temple ->
        [blue] Tempio blu
        [red] Tempio rosso
       *[green] Tempio verde
    }
place-stairs = { $stairs ->
        [north] Scalinata nord
        [east] Scalinata est
        [south] Scalinata sud
       *[west] Scalinata ovest
    }
place-house = { $row ->
        [1] Nobili, fila per un lavoratore
        [2] Nobili, fila per due lavoratori
       *[other] Nobili, fila per tre lavoratori
    }
place-wheel = Ruota dell’ascensione
place-start = Tessera iniziale { $number }
place-pyramid = Tassello piramide { $number }
place-decoration = Decorazione { $number }
place-avenue = Sentiero dei Morti
place-track = Tracciato piramide
place-calendar = Calendario
place-forecast = Se l’eclissi fosse ora
board-workers = { $name }: { $powers }
board-neutral = { $count ->
        [one] un lavoratore neutrale
       *[other] { $count } lavoratori neutrali
    }
board-price = lavorare costa { $colours } cacao
board-collect = raccogliere porta { $amount } cacao
board-yield = qui i tuoi lavoratori porterebbero { $gain }
board-tile = tessera scoperta: { $tile }
workers-alike = { $count } uguali
space-free = libero
space-taken = qui è bloccato un lavoratore di { $name }, di potere { $power }
technology-terms = { $temple ->
        [blue] costa { $cost } oro e porta un avanzamento nel tempio blu
        [red] costa { $cost } oro e porta un avanzamento nel tempio rosso
       *[green] costa { $cost } oro e porta un avanzamento nel tempio verde
    }
technology-owners = già sviluppata da { $names }
row-full = piena
row-next = { $points ->
        [one] il prossimo edificio vale 1 punto
       *[other] il prossimo edificio vale { $points } punti
    }
square-filled = qui c’è un tassello
square-free = libero
square-later = servono quattro tasselli sotto
square-terms = { $points ->
        [one] costa { $cost }, vale 1 punto
       *[other] costa { $cost }, vale { $points } punti
    }
stairs-height = { $height ->
        [0] ancora vuota
        [one] una decorazione
       *[other] { $height } decorazioni
    }
icons = icone: { $icons }
icon-b = goccia
icon-b-coloured = goccia blu
icon-r = fiamme
icon-r-coloured = fiamme rosse
icon-g = foglia
icon-g-coloured = foglia verde
icon-p = punto
on-step = { $name } sul gradino { $step }
on-step-next = { $name } sul gradino { $step }, poi { $gain }
on-step-tiles = { $count ->
        [one] { $name } sul gradino { $step }, poi una tessera scoperta
       *[other] { $name } sul gradino { $step }, poi una fra { $count } tessere scoperta
    }
on-step-bonus = { $name } sul gradino { $step }, poi la tessera bonus
temple-bonus = bonus alla fine: { $bonus }
step-brings = dà { $gain }
step-tiles = tessere da reclamare: { $tiles }
step-seats = qui: { $names }
step-empty = non c’è nessuno
avenue-value = { $points ->
        [one] all’eclissi un passo vale 1 punto
       *[other] all’eclissi un passo vale { $points } punti
    }
discs = segnalino bianco su { $white }, nero su { $black }
forecast-seat = { $name } +{ $points }: Sentiero { $avenue }, primato { $leader }, tracciato { $pyramid }, maschere { $masks }; bonus dei templi alla fine { $bonus }; salari { $wage }, cacao { $cocoa }
wheel-long = un lavoratore portato oltre il 5 ascende: un passo sul Sentiero, un nuovo inizio al Palazzo e una di queste ricompense

## Quantità

amount-vp = { $amount ->
        [one] 1 punto
       *[other] { $amount } punti
    }
amount-cocoa = { $amount } cacao
amount-wood = { $amount ->
        [one] 1 legno
       *[other] { $amount } legni
    }
amount-stone = { $amount ->
        [one] 1 pietra
       *[other] { $amount } pietre
    }
amount-gold = { $amount } oro
amount-resource = { $amount ->
        [one] 1 risorsa a scelta
       *[other] { $amount } risorse a scelta
    }
amount-temple_any = { $amount ->
        [one] un avanzamento in un tempio a scelta
       *[other] { $amount } avanzamenti in templi a scelta
    }

## Tessere

tile-cost = costa { $cost }
tile-free = gratis

tile-mask_1 = Maschera del sole
tile-mask_2 = Maschera della pioggia
tile-mask_3 = Maschera del giaguaro
tile-mask_4 = Maschera di giada
tile-mask_5 = Maschera dell’aquila
tile-mask_6 = Maschera piumata
tile-mask_7 = Maschera del teschio
tile-mask-long = i set di maschere diverse danno punti a ogni eclissi
tile-disc_vp_4 = Tessera da 4 punti
tile-disc_vp_4-long = usala una volta per 4 punti
tile-disc_resources_3 = Tessera da 3 risorse
tile-disc_resources_3-long = usala una volta per 3 risorse a scelta
tile-disc_resources_2 = Tessera da 2 risorse
tile-disc_resources_2-long = usala una volta per 2 risorse a scelta
tile-disc_avenue = Tessera Sentiero
tile-disc_avenue-long = usala una volta per un passo sul Sentiero dei Morti
tile-disc_temple_any = Tessera tempio a scelta
tile-disc_temple_any-long = usala una volta per un avanzamento in un tempio a scelta
tile-disc_temple_blue = Tessera tempio blu
tile-disc_temple_blue-long = usala una volta per un avanzamento nel tempio blu
tile-disc_temple_red = Tessera tempio rosso
tile-disc_temple_red-long = usala una volta per un avanzamento nel tempio rosso
tile-disc_temple_green = Tessera tempio verde
tile-disc_temple_green-long = usala una volta per un avanzamento nel tempio verde
tile-disc_cocoa_4 = Tessera da 4 cacao
tile-disc_cocoa_4-long = usala una volta per 4 cacao
tile-disc_power_up_2 = Tessera potenziamento
tile-disc_power_up_2-long = usala una volta per due potenziamenti, su qualsiasi plancia
tile-disc_double_move = Doppio movimento
tile-disc_double_move-long = usala una volta per muovere insieme due tuoi lavoratori
tile-disc_free_cocoa = Cacao gratis
tile-disc_free_cocoa-long = usala una volta invece di pagare cacao
tile-disc_move_any = Movimento libero
tile-disc_move_any-long = usala una volta per muovere di quanto vuoi
tile-disc_extra_worker = Lavoratore extra
tile-disc_extra_worker-long = usala una volta all’Alchimia, dai Nobili o alla Costruzione per agire con un lavoratore in più
tile-tech_01_palace_cocoa = Tecnologia: cacao al Palazzo
tile-tech_01_palace_cocoa-long = 1 cacao ogni volta che un tuo lavoratore raggiunge o supera il Palazzo
tile-tech_03_alchemy_nobles_vp = Tecnologia: Alchimia e Nobili
tile-tech_03_alchemy_nobles_vp-long = 3 punti per ogni azione principale all’Alchimia o dai Nobili
tile-tech_05_extra_resource = Tecnologia: raccolti più ricchi
tile-tech_05_extra_resource-long = un legno, pietra o oro in più ogni volta che raccogli risorse
tile-tech_07_gather_cocoa_vp = Tecnologia: cacao ai raccoglitori
tile-tech_07_gather_cocoa_vp-long = 1 cacao e 1 punto ogni volta che raccogli risorse
tile-tech_09_decoration_vp = Tecnologia: pittori
tile-tech_09_decoration_vp-long = 4 punti per ogni decorazione
tile-tech_11_construction_vp = Tecnologia: costruttori
tile-tech_11_construction_vp-long = 3 punti per ogni azione principale alla Costruzione
tile-tech_13_paid_power_up = Tecnologia: addestramento
tile-tech_13_paid_power_up-long = dopo i potenziamenti di un’azione principale, paga 1 cacao per un altro
tile-tech_15_extra_builder = Tecnologia: un costruttore in più
tile-tech_15_extra_builder-long = alla Costruzione agisci con un lavoratore in più e paghi un legno o una pietra in meno
tile-tech_17_construction_temple = Tecnologia: consacrazione
tile-tech_17_construction_temple-long = un avanzamento in un tempio a scelta per ogni azione principale alla Costruzione
tile-royal_a_technology_vp = Tessera reale: tecnologie
tile-royal_a_technology_vp-long = 2 punti per ogni tua tecnologia, al massimo tante quant’è il potere del lavoratore
tile-royal_a_pyramid_vp = Tessera reale: tracciato piramide
tile-royal_a_pyramid_vp-long = 2 punti per ogni tuo passo sul tracciato piramide, al massimo tanti quant’è il potere del lavoratore
tile-royal_a_avenue_vp = Tessera reale: Sentiero
tile-royal_a_avenue_vp-long = 1 punto per ogni tuo passo sul Sentiero, al massimo tanti quant’è il potere del lavoratore più uno
tile-royal_b_cocoa_to_wood_stone = Tessera reale: legno e pietra
tile-royal_b_cocoa_to_wood_stone-long = paga 1 cacao per 1 legno e 1 pietra, tante volte quant’è il potere del lavoratore
tile-royal_b_cocoa_to_stone_gold = Tessera reale: pietra e oro
tile-royal_b_cocoa_to_stone_gold-long = paga 1 cacao per 1 pietra e 1 oro, tante volte quant’è il potere del lavoratore
tile-royal_b_cocoa_resource_to_resources = Tessera reale: commercio
tile-royal_b_cocoa_resource_to_resources-long = una volta, paga 1 cacao e 1 risorsa per tante risorse quant’è il potere del lavoratore
tile-royal_c_cocoa_by_power = Tessera reale: cacao
tile-royal_c_cocoa_by_power-long = tanto cacao quant’è il potere del lavoratore più uno
tile-royal_c_resource_to_cocoa = Tessera reale: risorse per cacao
tile-royal_c_resource_to_cocoa-long = dai 1 risorsa per 2 cacao, tante volte quant’è il potere del lavoratore
tile-royal_c_cocoa_to_temples = Tessera reale: templi
tile-royal_c_cocoa_to_temples-long = paga 1 cacao per un avanzamento in un tempio a scelta, tante volte quant’è il potere del lavoratore meno uno
tile-bonus_best_mask_set = di nuovo il tuo miglior set di maschere
tile-bonus_technologies = 5 punti per ogni tecnologia
tile-bonus_flat_15 = 15 punti
tile-bonus_avenue = 3 punti per ogni passo sul Sentiero
tile-bonus_bonus_tiles = 9 punti per ogni bonus di tempio raggiunto
tile-bonus_discoveries = 2 punti per ogni tessera scoperta che non sia una maschera
tile-bonus_workers = 4 punti per ogni lavoratore, 9 se ha potere 4 o 5
tile-asc_vp = 5 punti
tile-asc_cocoa = 5 cacao
tile-asc_temple_1 = un avanzamento in un tempio a scelta
tile-asc_temple_2 = due avanzamenti in templi a scelta per 3 cacao
tile-asc_fourth_worker = il tuo quarto lavoratore, di potere 3, e 2 cacao

## Nomi

game-title = Teotihuacán
game-line = Guida i tuoi lavoratori intorno alla città, innalza la Piramide del Sole e sali in tre templi. Un gioco di strategia in cui i dadi sono lavoratori.
game-minutes = 60
worker-name = { $board } { $power }
worker-at = { $count ->
        [one] { $board } { $power }
       *[other] { $board } { $power } (×{ $count })
    }
worker-locked = { $board } { $power }, bloccato

royal-short-royal_a_technology_vp = Punti tecnologie
royal-short-royal_a_pyramid_vp = Punti piramide
royal-short-royal_a_avenue_vp = Punti Sentiero
royal-short-royal_b_cocoa_to_wood_stone = Legno e pietra
royal-short-royal_b_cocoa_to_stone_gold = Pietra e oro
royal-short-royal_b_cocoa_resource_to_resources = Una per molte
royal-short-royal_c_cocoa_by_power = Cacao
royal-short-royal_c_resource_to_cocoa = Risorse → cacao
royal-short-royal_c_cocoa_to_temples = Avanzamenti
technology-short-tech_01_palace_cocoa = Cacao al Palazzo
technology-short-tech_03_alchemy_nobles_vp = Alchimia e Nobili
technology-short-tech_05_extra_resource = Raccolti più ricchi
technology-short-tech_07_gather_cocoa_vp = Cacao ai raccoglitori
technology-short-tech_09_decoration_vp = Pittori
technology-short-tech_11_construction_vp = Costruttori
technology-short-tech_13_paid_power_up = Addestramento
technology-short-tech_15_extra_builder = Un costruttore in più
technology-short-tech_17_construction_temple = Consacrazione

site-blue_4 = gradino 4 del tempio blu
site-red_5 = gradino 5 del tempio rosso
site-green_3 = gradino 3 del tempio verde
site-green_6 = gradino 6 del tempio verde
site-avenue_3 = passo 3 del Sentiero
site-avenue_6 = passo 6 del Sentiero
site-avenue_8 = passo 8 del Sentiero
site-palace = Palazzo
site-forest = Foresta
site-stone_quarry = Cava di Pietra
site-gold_deposits = Deposito dell’Oro
site-decorations = Decorazioni

## Quantità

unit = { $unit ->
        [points] Punti
        [cocoa] Cacao
        [wood] Legno
        [stone] Pietra
        [gold] Oro
        [blue] Tempio blu
        [red] Tempio rosso
        [green] Tempio verde
        [avenue] Sentiero
        [track] Tracciato piramide
        [workers] Lavoratori
        [technologies] Tecnologie
        [masks] Maschere
       *[tiles] Tessere
    }
change-short = { $before }→{ $after }
change = { $unit } { $before } → { $after }
amount-points = { $amount ->
        [one] 1 punto
       *[other] { $amount } punti
    }
amount-blue = { $amount ->
        [one] 1 avanzamento nel tempio blu
       *[other] { $amount } avanzamenti nel tempio blu
    }
amount-red = { $amount ->
        [one] 1 avanzamento nel tempio rosso
       *[other] { $amount } avanzamenti nel tempio rosso
    }
amount-green = { $amount ->
        [one] 1 avanzamento nel tempio verde
       *[other] { $amount } avanzamenti nel tempio verde
    }
amount-temple_blue = 1 avanzamento nel tempio blu
amount-temple_red = 1 avanzamento nel tempio rosso
amount-temple_green = 1 avanzamento nel tempio verde
amount-avenue = { $amount ->
        [one] 1 passo sul Sentiero
       *[other] { $amount } passi sul Sentiero
    }
amount-track = { $amount ->
        [one] 1 passo sul tracciato piramide
       *[other] { $amount } passi sul tracciato piramide
    }
amount-workers = { $amount ->
        [one] 1 lavoratore
       *[other] { $amount } lavoratori
    }
amount-technologies = { $amount ->
        [one] 1 tecnologia
       *[other] { $amount } tecnologie
    }
amount-technology = una tecnologia
amount-masks = { $amount ->
        [one] 1 maschera
       *[other] { $amount } maschere
    }
amount-tiles = { $amount ->
        [one] 1 tessera scoperta
       *[other] { $amount } tessere scoperta
    }
amount-discovery = una tessera scoperta
amount-power_up = { $amount ->
        [one] 1 potenziamento
       *[other] { $amount } potenziamenti
    }
brief-points = { $amount } PV
brief-cocoa = { $amount } cacao
brief-wood = { $amount ->
        [one] 1 legno
       *[other] { $amount } legni
    }
brief-stone = { $amount ->
        [one] 1 pietra
       *[other] { $amount } pietre
    }
brief-gold = { $amount } oro
brief-blue = blu +{ $amount }
brief-red = rosso +{ $amount }
brief-green = verde +{ $amount }
brief-avenue = Sentiero +{ $amount }
brief-track = tracciato +{ $amount }
brief-workers = un lavoratore
brief-technologies = una tecnologia
brief-masks = una maschera
brief-tiles = una tessera
brief-raised = { $count ->
        [one] potenziamento
       *[other] { $count } potenziamenti
    }
brief-then-take = scegli le risorse
brief-then-any = tempio a scelta
brief-then-matched = avanzamenti nei templi
brief-then-claim = reclami una tessera?
brief-then-fresh = la usi ora?
brief-then-learn = una tecnologia
brief-then-house = un edificio
brief-then-decorate = una decorazione
brief-then-build = posi tasselli
brief-then-power = potenziamento
brief-then-power_any = potenziamento
brief-then-paid_power = un altro potenziamento?
brief-then-wheel = ascensione
brief-then-royal_exchange = quante volte?
brief-then-royal_give = quante?
brief-then-royal_single = quale?
brief-then-royal_temples = quale tempio?
brief-then-salary = salari
brief-then-station = lavoratori
brief-then-start_power = potenziamento
brief-then-attached = una tessera?
brief-then-act = agisci lì
points-short = { $points } PV
cost = −{ $cost }
cost-free = con tessera

## Che altro accadrebbe subito

also-raised = un lavoratore sale a potere { $power }
also-ascended = un lavoratore ascende
also-evicted = { $name } riavrebbe un lavoratore sbloccato
also-power_lost = lì nessun lavoratore da potenziare
also-royalty = fa punti anche { $name }
also-blocked = { $temple }: nessun passo possibile
also-claimed = { $tile }
also-learned = { $tile }

## Che cosa verrebbe dopo

then-over = la partita finisce
then-end = il turno passa
then-window = termini il turno
then-turn = continui il turno
then-act = scegli che cosa fare lì
then-take = scegli le risorse
then-any = scegli un tempio
then-matched = scegli l’ordine degli avanzamenti
then-claim = reclami una tessera scoperta o la lasci
then-fresh = usi subito la tessera o la tieni
then-learn = scegli una tecnologia
then-house = scegli una fila per l’edificio
then-decorate = scegli una decorazione e una scalinata
then-build = posi tasselli piramide
then-power = scegli il lavoratore da potenziare
then-power_any = scegli il lavoratore da potenziare
then-paid_power = se vuoi, paghi cacao per un altro potenziamento
then-wheel = scegli la ricompensa dell’ascensione
then-royal_exchange = scegli quante volte scambiare
then-royal_give = scegli che cosa dare
then-royal_single = scegli che cosa dare
then-royal_temples = scegli un tempio
then-salary = paghi i salari
then-station = metti lavoratori sulle tue plance
then-start_power = scegli il lavoratore da potenziare
then-attached = reclami la tessera scoperta o la lasci
outlook-idle = Qui leggi quanto costa e che cosa dà una scelta, prima di farla.
outlook-idle-turn = Muovi un lavoratore di 1–3 plance in senso orario. Qui leggi prima costi e guadagni.
outlook-idle-build = Il numero su una casella è il massimo di punti che la tessera scelta può dare lì.
outlook-idle-window = Finché non termini il turno, puoi ancora annullarlo.

## Che cosa fare ora

prompt-keep = Tieni due tessere: danno beni e dicono dove cominci.
prompt-pick = Scegli una tessera: dà beni e dice dove cominci.
prompt-station = Scegli tre plance per i tuoi primi lavoratori.
prompt-start_power = Quale lavoratore potenzi?
prompt-attached = Reclami la tessera scoperta appena girata?
prompt-turn = Scegli un lavoratore, o una plancia in cui andare.
prompt-where = Che cosa fai, e dove?
prompt-again = Tocca di nuovo per confermare.
prompt-all-locked = Tutti i tuoi lavoratori sono bloccati: sbloccali.
prompt-act = { $board }: che cosa fai qui?
prompt-window = Usa tessere se vuoi, poi termina il turno.
prompt-done = La tua azione è fatta: termina il turno.
prompt-take = { $count ->
        [one] Scegli una risorsa.
       *[other] Scegli { $count } risorse.
    }
prompt-any = In quale tempio avanzi?
prompt-matched = Quale tempio per primo?
prompt-claim = Reclami una tessera ({ $site })?
prompt-fresh = { $tile }: la usi ora o la tieni per dopo?
prompt-learn = Quale tecnologia sviluppi?
prompt-house = In quale fila costruisci?
prompt-decorate = Scegli una decorazione, poi una scalinata.
prompt-build = { $first ->
        [1] { $left ->
            [one] Posa un tassello piramide: scegli quale, poi il posto.
           *[other] Posa fino a { $left } tasselli piramide: scegline uno, poi il posto.
        }
       *[0] { $left ->
            [0] Non si possono posare altri tasselli.
            [one] Puoi posare ancora un tassello.
           *[other] Puoi posare ancora { $left } tasselli.
        }
    }
prompt-power = { $count ->
        [one] { $board }: quale lavoratore potenzi?
       *[other] { $board }, { $count } potenziamenti: quale lavoratore per primo?
    }
prompt-power_any = Quale lavoratore potenzi?
prompt-paid_power = Paghi cacao per un altro potenziamento?
prompt-wheel = Il tuo lavoratore ascende. Scegli una ricompensa.
prompt-royal_exchange = Scambia fino a { $count } volte.
prompt-royal_give = Dai fino a { $count } risorse in cambio di cacao.
prompt-royal_single = Dai una risorsa per sceglierne altre { $count }?
prompt-royal_temples = Paghi cacao per un avanzamento in un tempio?
prompt-salary = Paga i tuoi lavoratori: ognuno non pagato ti costa punti.

## Pulsanti

own-workers = I tuoi lavoratori
own-tiles = Le tue tessere
boards-reach = Plance raggiungibili
looking = Un momento…
board-reach-short = { $board } · { $steps }
steps-short = { $steps }
act-collect = Raccogli
act-main-forest = Lavora
act-main-stone_quarry = Lavora
act-main-gold_deposits = Lavora
act-main-alchemy = Sviluppa
act-main-nobles = Costruisci un edificio
act-main-decorations = Decora
act-main-construction = Costruisci
ability-temple_blue = Tempio blu
ability-temple_red = Tempio rosso
ability-temple_green = Tempio verde
ability-temple_any = Tempio a scelta
ability-royal_tile = Tessera reale
act-both = { $ability } + { $tile }
act-both-tile-first = { $tile } + { $ability }
act-mode = { $mode ->
        [ability] { $ability ->
            [temple_blue] Blu
            [temple_red] Rosso
            [temple_green] Verde
            [temple_any] Tempio
           *[royal_tile] Usala
        }
        [claim] Tessera
       *[other] Entrambe
    }
stairs-short = { $stairs ->
        [north] Nord
        [east] Est
        [south] Sud
       *[west] Ovest
    }
tap-again = di nuovo
act-and-tile = E { $tile }
do-tile-first = Prima la tessera
do-worship-with = Con potere { $power }
do-undo-turn = Annulla il turno
do-use = Usa: { $tile }
do-use-now = Usala ora
do-unlock = { $how ->
        [turn] Sblocca tutti (un turno)
        [cocoa] Sblocca
       *[tile] Sblocca con tessera
    }
do-decline = { $phase ->
        [fresh] Tienila
        [claim] Lasciala
        [attached] Lasciala
        [power] Perdi il potenziamento
        [paid_power] No, grazie
       *[other] Nient’altro
    }
do-reward = Prendi la ricompensa
do-house = Fila { $row }
do-pay = Paga
do-exchange = { $times ->
        [one] Una volta
       *[other] { $times } volte
    }
do-take = Prendi { $goods }
do-choose-first = Prima scegli
do-give = Dai { $goods }
do-stop = Basta così
do-keep = Tieni queste due
do-station = Metti lì i lavoratori
start-gain = { $gain }
start-boards = plance: { $boards }
good-less = { $good ->
        [wood] Meno legno
        [stone] Meno pietra
       *[gold] Meno oro
    }
good-more = { $good ->
        [wood] Più legno
        [stone] Più pietra
       *[gold] Più oro
    }
raise-to = a potere { $power }
raise-ascends = ascende
build-tiles = Tassello
build-save = Una risorsa in meno
do-take-tile = Tassello { $number }
do-save = { $good ->
        [wood] meno legno
        [stone] meno pietra
       *[none] prezzo pieno
    }
do-turn-left = Gira a sinistra
do-turn-right = Gira a destra
do-lay = Posalo
laying-label = { $points } PV
decorate-tiles = Decorazione
decorate-sides = Scalinata
do-take-decoration = Decorazione { $number }
salary-owed = Ai tuoi lavoratori spettano { $wage } cacao; ne hai { $cocoa }.
salary-worker = { $paid ->
        [yes] { $board }
       *[no] { $board }, non pagato
    }
salary-free = Paga tutti con la tessera
salary-too-much = Il cacao non basta per tutti
do-salary = { $cost ->
        [0] Non pagare nulla
       *[other] Paga { $cost } cacao
    }

## Un piano, passo per passo

step-move = { $pair ->
        [yes] Muovi due lavoratori: { $worker } → { $board }
       *[no] Muovi un lavoratore: { $worker } → { $board }
    }
step-collect = Raccogli cacao: { $board }
step-main = Esegui l’azione principale: { $board }
step-worship = { $mode ->
        [ability] { $board }: culto per l’abilità
        [claim] { $board }: culto per la tessera scoperta
        [both_ability_first] { $board }: culto per l’abilità, poi per la tessera
       *[both_claim_first] { $board }: culto per la tessera, poi per l’abilità
    }
step-advance = { $temple ->
        [blue] Avanza nel tempio blu
        [red] Avanza nel tempio rosso
       *[green] Avanza nel tempio verde
    }
step-claim = Reclama la tessera: { $tile }
step-use = Usa la tessera: { $tile }
step-learn = Sviluppa: { $technology }
step-house = Costruisci un edificio nella fila { $row }
step-decorate = { $side ->
        [north] Decora la scalinata nord
        [east] Decora la scalinata est
        [south] Decora la scalinata sud
       *[west] Decora la scalinata ovest
    }
step-build = Posa un tassello piramide: livello { $level }, fila { $row }, colonna { $column }
step-raise = Potenzia un lavoratore: { $worker }
step-ascend = Ascensione: { $reward }
step-take = Prendi { $goods }
step-give = Dai { $goods }
step-exchange = { $times ->
        [one] Scambia una volta
       *[other] Scambia { $times } volte
    }
step-station = Metti i lavoratori: { $boards }
step-keep = Tessere iniziali: prendi { $tiles }
step-unlock = Sblocca i tuoi lavoratori
step-decline = Rinuncia
step-reward = Prendi la ricompensa del gradino
step-stop = Smetti di costruire
step-pay = Paga un altro potenziamento
step-salary = Paga i salari

named = { $name }: { $line }
pill-not = { $title }: ora non è possibile
pill-brings = { $title }: { $pay ->
        [none] { $brings }
       *[other] paghi { $pay }; { $brings }
    }
can-choose = puoi sceglierlo

## Giocatori e scorte

dice-label = Lavoratori e tessere
has = { $technologies ->
        [one] 1 tecnologia
       *[other] { $technologies } tecnologie
    } · salari { $wage }
has-masks = maschere { $masks } ({ $points })
header = Era { $era } di { $eras }{ $state ->
        [last_round] {" "}· ultimo giro
       *[other] {" "}· { $turns }
    }
header-avenue = Sentiero ×{ $visible }
left-title = Che cosa resta
left-stack = { $kind ->
        [discovery] Tessere scoperta: { $count }
        [pyramid] Tasselli piramide: { $count }
       *[decoration] Decorazioni: { $count }
    }
projected = Con l’eclissi +{ $total } ({ $avenue } + { $leader } + { $pyramid } + { $masks })
projected-long = Se l’eclissi fosse ora: Sentiero + primato sul tracciato piramide + passi su di esso + maschere

## Eclissi e fine

eclipse-title = { $final ->
        [yes] L’ultima eclissi
       *[no] Eclissi { $eclipse }
    }
eclipse-avenue = Sentiero
eclipse-leader = Primato
eclipse-pyramid = Piramide
eclipse-masks = Maschere
eclipse-salary = Salari
eclipse-bonus = Templi
eclipse-total = Totale
eclipse-paid = { $lost ->
        [0] { $paid } cacao
       *[other] −{ $lost } ({ $paid } cacao)
    }
eclipse-how = Ogni passo sul Sentiero ha dato { $visible }. Il primato è per chi è più avanti sul tracciato piramide.
plus = +{ $points }
turn-spent = { $name }: fatto
moment-eclipse = L’eclissi si avvicina: ancora un giro
moment-pyramid = La piramide è completa: la prossima eclissi è l’ultima
chart-part = Era { $era }, { $source }
chart-title = Da dove vengono i punti, era per era
source-building = Costruzione
source-temples = Avanzamenti nei templi
source-technologies = Tecnologie
source-work = Plance e tessere
source-avenue = Sentiero
source-track = Tracciato piramide
source-masks = Maschere
source-bonuses = Bonus dei templi
source-salary = Lavoratori non pagati

## Come si gioca

guide-goal = Costruisci la Città degli Dei con pochi lavoratori, rappresentati da dadi. Fai punti costruendo, salendo nei templi e raccogliendo maschere, e nelle tre eclissi. Vince chi ha più punti.
guide-turn-title = Il tuo turno
guide-turn = Muovi uno dei tuoi lavoratori di una, due o tre plance in senso orario e fai lì una cosa: l’azione principale, il culto o la raccolta di cacao. Un’azione principale costa 1 cacao per ogni colore già presente; la raccolta porta 1 cacao più 1 per ogni colore. Il culto è gratis, ma blocca lì il tuo lavoratore finché non sblocchi tutti i tuoi (un turno intero, o 3 cacao) o qualcun altro non prende quello spazio.
guide-boards-title = Le plance
guide-palace = Solo culto: usa la tessera reale dello spazio. Più il tuo lavoratore è forte, più porta.
guide-forest = Raccogli legno. Più lavoratori e un potere minimo più alto portano di più.
guide-stone_quarry = Raccogli pietra allo stesso modo.
guide-gold_deposits = Raccogli oro allo stesso modo.
guide-alchemy = Sviluppa una tecnologia pagando oro e avanza nel suo tempio. La seconda fila richiede due lavoratori, o uno di potere 4 o 5.
guide-nobles = Costruisci un edificio pagando legno: punti e un passo sul Sentiero dei Morti. Più lavoratori danno accesso a file migliori.
guide-decorations = Decora una scalinata della piramide pagando oro: punti, di più per ogni icona uguale, e un passo sul tracciato piramide.
guide-construction = Posa tasselli piramide pagando pietra e legno, uno per ogni lavoratore: punti per il livello e per ogni icona uguale. Le icone colorate uguali ti fanno avanzare nei loro templi.
guide-power-title = Potere e ascensione
guide-power = Dopo un’azione principale i tuoi lavoratori lì acquistano potere. Un lavoratore oltre il 5 ascende: ricomincia dal Palazzo con potere 1, e tu ottieni un passo sul Sentiero e una ricompensa della ruota.
guide-temples-title = Templi e tessere scoperta
guide-temples = Ogni gradino di un tempio porta qualcosa; su alcuni ci sono tessere scoperta da reclamare. Chi arriva sugli ultimi due gradini prende alla fine il bonus del tempio. Le tessere scoperta sono maschere, oppure aiuti da usare una volta.
guide-eclipse-title = Eclissi
guide-eclipse = A un’eclissi fai punti per i tuoi passi sul Sentiero, per il primato sul tracciato piramide, per ogni passo su di esso ({ $track } punti nelle tre eclissi) e per i set di maschere diverse ({ $masks } punti da una a sette). Poi paghi ai lavoratori 1 cacao ciascuno, 2 se hanno potere 4 o 5; ognuno non pagato ti costa punti.
guide-end-title = La fine
guide-end = La partita finisce con la terza eclissi o, se la piramide viene completata prima, con l’eclissi successiva.

## Preparazione

option-profile = Regole
option-profile-standard = Standard
option-profile-standard-line = Il gioco pubblicato. Ogni lavoratore non pagato costa 3 punti; un gradino con tessere dà solo le tessere.
option-profile-seed = Calendario breve
option-profile-seed-line = Lo stesso, ma il calendario avanza dopo ogni turno: circa la metà dei turni.
option-profile-rulebook = Alla lettera
option-profile-rulebook-line = Ogni cacao non pagato costa 3 punti, e un gradino con tessere può dare invece la sua ricompensa.
option-profile-bga = Come online
option-profile-bga-line = Come «alla lettera», ma con tre tecnologie economiche e tre care, edifici in qualsiasi fila, e la tessera cacao gratis vale per ogni pagamento.
option-first_game = Preparazione
option-first_game-false = Completa
option-first_game-false-line = Plance e tessere si pescano, e scegli le tue tessere iniziali.
option-first_game-true = Prima partita
option-first_game-true-line = È già tutto preparato, così puoi cominciare subito.
option-draft = Tessere iniziali
option-draft-false = Distribuite
option-draft-false-line = Ognuno ne riceve quattro e ne tiene due.
option-draft-true = Scelte a turno
option-draft-true-line = Sono tutte scoperte, e a turno se ne scelgono due.
saved-variant = { $profile ->
        [seed] Teotihuacán, calendario breve
        [rulebook] Teotihuacán, alla lettera
        [bga] Teotihuacán, come online
       *[standard] Teotihuacán
    }
keys-game = R e Maiusc+R: gira il tassello, L: posalo
