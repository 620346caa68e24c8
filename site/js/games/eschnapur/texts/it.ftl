# Ciò che il sito dice di Eschnapur, in italiano.

game-title = Eschnapur
game-line = Raccogli i simboli giusti, tratta per averli e offri più degli altri per ciò che nascondono le nicchie. Un gioco di trattative e offerte segrete.
game-minutes = 45

## La mappa

page-temple = Tempio
area-gate_brown = Porta marrone
area-gate_red = Porta rossa
area-gate_blue = Porta blu
area-gate_yellow = Porta gialla
area-gate_green = Porta verde
area-cloister_nw = Chiostro nord-ovest
area-cloister_ne = Chiostro nord-est
area-cloister_e = Chiostro est
area-cloister_s = Chiostro sud
area-cloister_w = Chiostro ovest
area-hall_n = Sala nord
area-hall_e = Sala est
area-hall_se = Sala sud-est
area-hall_sw = Sala sud-ovest
area-hall_w = Sala ovest
place-deck-symbols = Carte simbolo
place-deck-bids = Carte offerta
place-stock = Tessere movimento
place-pool = Tessere rifornimento
colour-brown = marrone
colour-red = rosso
colour-blue = blu
colour-yellow = giallo
colour-green = verde
deck-count = { $count ->
        [0] mazzo vuoto
        [one] una carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
deck-known = in fondo, in quest’ordine: { $cards }
deck-discard = { $count ->
        [0] nessuno scarto
       *[other] scartate: { $cards }
    }
deck-price = { $coins ->
        [one] costa una moneta
       *[other] costa { $coins } monete
    }
stock-count = { $count ->
        [0] esaurite
        [one] ne resta una
       *[other] ne restano { $count }
    }
pool-count = { $count ->
        [0] riserva vuota
        [one] ne resta una, coperta
       *[other] ne restano { $count }, coperte
    }
bank-count = { $count ->
        [0] la banca è vuota
        [one] una moneta in banca
       *[other] { $count } monete in banca
    }
niche-closed = nicchia chiusa, si apre con { $cards }
niche-open = nicchia aperta e vuota
niche-token = nicchia aperta, con il gettone { $small } e { $large }
niche-yours = le tue carte la aprono
pawn-here = qui c’è { $name }
area-steps = { $steps ->
        [0] sei qui
        [one] a un passo
       *[other] a { $steps } passi
    }
area-ways = passaggi verso: { $areas }

## Le offerte segrete scoperte

reveal-title = Le offerte per { $large } punti
reveal-line = L’offerta più alta paga le sue monete e fa { $large } punti. La più bassa prende il gettone e le monete della sua carta.
reveal-highest = La più alta
reveal-highest-why = { $pay ->
        [0] non costa nulla
        [one] paga una moneta
       *[other] paga { $pay } monete
    }
reveal-both = La più alta e la più bassa
reveal-both-why = { $pay ->
        [0] non paga nulla, prende il gettone
        [one] paga una moneta, prende il gettone
       *[other] paga { $pay } monete, prende il gettone
    }
reveal-between = In mezzo
reveal-between-why = non paga e non vince nulla
reveal-lowest = La più bassa
reveal-lowest-why = { $gain ->
        [0] prende il gettone
        [one] prende il gettone e una moneta
       *[other] prende il gettone e { $gain } monete
    }
reveal-cancelled = Annullata
reveal-cancelled-why = servono { $cost } monete, ne ha { $coins }
reveal-passed = Passa
reveal-passed-why = { $gain ->
        [0] la banca è vuota
        [one] prende una moneta
       *[other] prende { $gain } monete
    }
reveal-lost = { $bids ->
        [0] Hanno passato tutti: il gettone esce dal gioco.
       *[other] Nessuno può pagare: il gettone esce dal gioco.
    }
reveal-monk = Il monaco passa a { $name }: nessun altro è all’ultimo posto.
reveal-monk-aside = Il monaco torna accanto alla mappa.
reveal-steps = Passo per passo
counted-title = Si contano i gettoni
counted-most = più gettoni
counted-fewest = meno gettoni

## Da dove vengono i punti

chart-title = Da dove vengono i punti
source-openings = Nicchie aperte
source-sealed = Offerte segrete
source-monk = Raddoppio del monaco
source-bonus = Più gettoni
source-penalty = Meno gettoni

## Mani e averi

hand-of = La mano di { $name }
hand-yours = La tua mano
hand-covered = Coperta finché altri possono vedere lo schermo.
card-symbol = carta simbolo, { $colour }
card-bid = { $coins ->
        [0] carta offerta { $value }, nessuna moneta
        [one] carta offerta { $value }, una moneta
       *[other] carta offerta { $value }, { $coins } monete
    }
card-pass = carta «passare», porta { $coins } monete
card-known = tutti sanno che ce l’hai
cards-sym = { $count ->
        [0] nessuna carta simbolo
        [one] una carta simbolo
       *[other] { $count } carte simbolo
    }
cards-bid = { $count ->
        [0] nessuna carta offerta
        [one] una carta offerta
       *[other] { $count } carte offerta
    }
has-coins = { $count ->
        [0] nessuna moneta
        [one] una moneta
       *[other] { $count } monete
    }
has-moves = { $count ->
        [0] nessuna tessera movimento
        [one] una tessera movimento
       *[other] { $count } tessere movimento
    }
has-tiles = Tessere: { $points } di { $needed } punti
has-tokens = { $count ->
        [0] nessun gettone
        [one] un gettone
       *[other] { $count } gettoni
    }
has-monk = ×2
has-monk-long = Il monaco ridente raddoppia i punti di questo giocatore.
has-laid = carta giocata
own-known = Carte note:

## Che cosa resta

supplies-title = Che cosa resta
supplies-tokens = { $count ->
        [0] Tutti i gettoni sono stati trovati.
        [one] Un gettone è ancora nascosto:
       *[other] { $count } gettoni sono ancora nascosti:
    }
supplies-lost = Fuori dal gioco:
supplies-queue = Il mazzo dei simboli finisce con queste carte, in quest’ordine:
supplies-discard = Carte offerta scartate:
supplies-tiles = { $count ->
        [0] La riserva delle tessere rifornimento è vuota.
        [one] Nella riserva c’è una tessera rifornimento:
       *[other] Nella riserva ci sono { $count } tessere rifornimento:
    }

## Accanto alla mappa piccola

fold-opened = Nicchie aperte: { $opened } di { $toOpen }.
fold-here = Sei qui: { $area }.
fold-near = { $more ->
        [0] Le tue carte aprono: { $area }, { $steps ->
            [0] dove sei
            [one] a un passo
           *[other] a { $steps } passi
        }.
        [one] Le tue carte aprono: { $area }, { $steps ->
            [0] dove sei
            [one] a un passo
           *[other] a { $steps } passi
        }, e un’altra nicchia.
       *[other] Le tue carte aprono: { $area }, { $steps ->
            [0] dove sei
            [one] a un passo
           *[other] a { $steps } passi
        }, e altre { $more } nicchie.
    }
fold-none = Le tue carte non aprono ancora nessuna nicchia.

## La fine

ending-title = Si contano i gettoni
ending-line = Chi ha più gettoni prende { $most } punti, chi ne ha meno perde { $fewest } punti; in parità si divide. A pari punti decide la carta offerta più alta.
ending-hand = In mano:
ending-no-cards = nulla

## Intorno al tavolo

saved-variant = Eschnapur
projected = { $bonus ->
        [0] { $penalty ->
                [0] ±0 alla fine
               *[other] { $penalty } alla fine
            }
       *[other] { $penalty ->
                [0] +{ $bonus } alla fine
               *[other] +{ $bonus } e { $penalty } alla fine
            }
    }
projected-long = Che cosa porterebbero i gettoni se la partita finisse ora: un premio a chi ne ha di più, una penalità a chi ne ha di meno.
option-colours = Colori
option-colours-default = Secondo il numero di giocatori
option-colours-default-line = I colori che le regole prevedono per questo numero di giocatori.
header = Nicchie aperte: { $opened } di { $all }
header-long = In banca: { $bank ->
        [one] una moneta
       *[other] { $bank } monete
    }; coperte: { $bids } carte offerta, { $symbols } carte simbolo e { $tiles } tessere rifornimento
purse = { $coins ->
        [one] Una moneta
       *[other] { $coins } monete
    } e { $moves ->
        [one] una tessera movimento
       *[other] { $moves } tessere movimento
    }
end-lost = { $count ->
        [one] Potresti ancora aprire una nicchia.
       *[other] Potresti ancora aprire una di { $count } nicchie.
    } Terminare lo stesso il turno?

## Cose che passano di mano

thing-nothing = nulla
thing-coins = { $amount ->
        [one] 1 moneta
       *[other] { $amount } monete
    }
thing-movement_tiles = { $amount ->
        [one] 1 passo
       *[other] { $amount } passi
    }
thing-symbol-named = { $amount ->
        [one] { $colour }
       *[other] { $amount } × { $colour }
    }
thing-bid-named = carta offerta { $value }
thing-symbol_card-any = { $amount ->
        [one] carta simbolo (sceglie chi dà)
       *[other] { $amount } carte simbolo (sceglie chi dà)
    }
thing-symbol_card-blind = { $amount ->
        [one] carta simbolo (alla cieca)
       *[other] { $amount } carte simbolo (alla cieca)
    }
thing-symbol_card-pick = { $amount ->
        [one] carta simbolo (sceglie chi prende)
       *[other] { $amount } carte simbolo (sceglie chi prende)
    }
thing-bid_card-any = { $amount ->
        [one] carta offerta (sceglie chi dà)
       *[other] { $amount } carte offerta (sceglie chi dà)
    }
thing-bid_card-blind = { $amount ->
        [one] carta offerta (alla cieca)
       *[other] { $amount } carte offerta (alla cieca)
    }
thing-bid_card-pick = { $amount ->
        [one] carta offerta (sceglie chi prende)
       *[other] { $amount } carte offerta (sceglie chi prende)
    }
tile-coins = { $amount ->
        [one] 1 moneta
       *[other] { $amount } monete
    }
tile-movement = { $amount ->
        [one] 1 passo
       *[other] { $amount } passi
    }
tile-symbol_card = { $amount ->
        [one] una carta simbolo
       *[other] { $amount } carte simbolo
    }
tile-bid_card = { $amount ->
        [one] una carta offerta
       *[other] { $amount } carte offerta
    }
tile-words = { $goods }, { $points ->
        [one] 1 punto tessera
       *[other] { $points } punti tessera
    }
name-pass = la carta «passare»
name-bid = la carta { $value }
name-symbol = la carta simbolo ({ $colour })

## Il turno

title-begin = { $name }: comincia il turno
title-offer = { $name }: fai un’offerta?
title-sell = { $name }: vendi una tessera
title-reply = { $name }: rispondi a chi vende
title-compose = { $name } pensa alle condizioni
title-give = { $name }: dai una carta
title-pick = { $name }: scegli una carta
title-after = { $name }: scambi le tessere?
title-main = { $name }: cammina, apri, compra
title-ready = { $name }: compra o offri
title-commit = { $name }: gioca una carta
turn-title = Turno di { $name }
prompt-begin = Scopri due tessere e vendine una. Prima puoi comprare.
prompt-offer = { $name } vende una delle due tessere. Offri qualcosa per una di esse, o lascia stare.
prompt-sell = Accetta un’offerta, chiedi un po’ di più, o non vendere nulla.
prompt-reply = { $name } ti chiede queste condizioni.
prompt-give = Scegli la carta da dare a { $name }.
prompt-pick = Scegli la carta da prendere a { $name }.
prompt-after = Hai abbastanza punti tessera per scambiare tessere con due carte.
prompt-main = Scegli un’area in cui andare, o qualcosa da comprare.
prompt-place = Sceglila di nuovo per andarci.
prompt-ready = Compra, o scegli una carta per i { $large } punti.
prompt-commit = Scegli una carta per i { $large } punti e giocala coperta.
prompt-compose = Componi le condizioni.
outlook-yours = Le tue carte aprono
outlook-way = { $buy ->
        [0] { $steps ->
                [0] sei già lì
                [one] un passo
               *[other] { $steps } passi
            }
        [one] { $steps ->
                [one] un passo, una tessera da comprare
               *[other] { $steps } passi, una tessera da comprare
            }
       *[other] { $steps } passi, { $buy } tessere da comprare
    }
outlook-none = Le tue carte non aprono nessuna nicchia ancora chiusa.
prizes = Una nicchia aperta ora porta subito da { $least } a { $most } punti, e offerte segrete per { $low }–{ $high } punti.
niches = La partita finisce con le offerte dopo la nicchia numero { $all }; { $opened ->
        [0] nessuna è ancora aperta
        [one] una è aperta
       *[other] { $opened } sono aperte
    }.
too-far = { $steps ->
        [one] È a un passo
       *[other] È a { $steps } passi
    }, e hai { $moves ->
        [0] zero tessere movimento
        [one] una tessera movimento
       *[other] { $moves } tessere movimento
    } e troppo poche monete per comprare le altre.
offer-walk = { $coins ->
        [0] { $moves ->
            [one] ci arrivi con 1 passo
           *[other] ci arrivi con { $moves } passi
        }
       *[other] { $moves ->
            [0] ci arrivi per { $coins } monete
            [one] ci arrivi con 1 passo e { $coins } monete
           *[other] ci arrivi con { $moves } passi e { $coins } monete
        }
    }
offer-open_niche = { $coins ->
        [0] { $moves ->
            [0] puoi aprire la nicchia
           *[other] puoi venire qui e aprire la nicchia
        }
       *[other] puoi venire qui e aprire la nicchia, per { $coins } monete
    }
offer-buy = { $coins ->
        [one] qui puoi comprare per 1 moneta
       *[other] qui puoi comprare per { $coins } monete
    }
do-begin_sale = Scopri due tessere
do-done = Non scambiare altro
buy = Compra
do-buy_symbol = { $coins ->
        [one] Compra una carta simbolo per una moneta
       *[other] Compra una carta simbolo per { $coins } monete
    }
do-buy_bid = { $coins ->
        [one] Compra una carta offerta per una moneta
       *[other] Compra una carta offerta per { $coins } monete
    }
do-buy_move = { $coins ->
        [one] Compra una tessera movimento per una moneta
       *[other] Compra una tessera movimento per { $coins } monete
    }
do-walk = Vai lì
do-open_niche = Apri la nicchia
do-walk-and-open = Vai e apri
cost-coins = −{ $coins }
gain-coins = { $coins ->
        [one] +1 moneta
       *[other] +{ $coins } monete
    }
cost-walk = { $coins ->
        [0] { $moves ->
            [one] −1 passo
           *[other] −{ $moves } passi
        }
       *[other] { $moves ->
            [0] −{ $coins } monete
            [one] −1 passo, −{ $coins } monete
           *[other] −{ $moves } passi, −{ $coins } monete
        }
    }
exchange-title = Scambia tessere
exchange-line = Le tue tessere hanno { $points } punti; tessere per almeno { $needed } punti portano due carte.
exchange-tiles = Tessere da cedere
exchange-set = { $set } = { $sum }
exchange-only = Queste tessere vanno via: { $set }
exchange-take = Carte da prendere
take-bid-bid = due carte offerta
take-symbol-symbol = due carte simbolo
take-bid-symbol = una carta per tipo
do-exchange = Prendi { $take }

## La vendita

sale-title = { $name } vende
sale-round = Giro { $round } di { $rounds }
slot-label = Tessera { $slot }
slot-offers = { $count ->
        [0] nessuna offerta
        [one] un’offerta
       *[other] { $count } offerte
    }
offers-label = Offerte in corso
offers-none = Per ora non le vuole nessuno: proponi qualcosa, o non vendere nulla.
offer-none = nessuna offerta
offer-thinks = ci sta pensando
offer-asked = chiesto
terms-for = per
terms-asks = e vuole
proposal = { $seller } chiede a { $name }:
do-accept = Accetta
do-accept-now = Accetta l’offerta di { $name }
do-look-and-decide = Guarda e decidi
do-change = Cambia
do-propose = Proponi
more-label = Chiedi un po’ di più
more-coins = +1 moneta
more-moves = +1 passo
more-sym = + simbolo
more-bid = + offerta
do-next_round = Altro giro
do-reject_all = Non vendere nulla
do-reject_all-sure = Sì, non vendere nulla
do-no-offer = Nessuna offerta
do-let-stand = Lascia così
do-withdraw = Ritira
do-stay-out = Salta questa vendita
do-agree = D’accordo
do-refuse = Rifiuta
do-worth = Quanto vale?
worth = { $points ->
        [one] per te vale circa 1 punto
       *[other] per te vale circa { $points } punti
    }
terms-title = Le tue condizioni per la tessera { $slot }
terms-to = Le tue condizioni a { $name } per la tessera { $slot }
tray-own = Tu dai
tray-other = { $name } dà
tray-empty = Metti qualcosa nel vassoio di chi compra: monete, passi o carte.
tray-not-yours = Le tue carte e i tuoi beni vanno nel tuo vassoio.
tray-remove = Togli: { $words }
stepper-coins = Monete
stepper-moves = Tessere movimento
stepper-of = su { $most }
less-coins = Una moneta in meno
more-of-coins = Una moneta in più
less-moves = Un passo in meno
more-of-moves = Un passo in più
add-sym = + simbolo ({ $count })
add-bid = + offerta ({ $count })
modes-label = Come si sceglie la carta
mode-any-own = scegli tu
mode-blind-own = alla cieca
mode-pick-own = { $name } guarda e prende
mode-any-other = sceglie { $name }
mode-blind-other = alla cieca
mode-pick-other = guardi e prendi tu
mode-named = Una carta precisa:
mode-named-covered = Nomina una carta della tua mano…
mode-any-own-why = Scegli la carta quando l’accordo è fatto; la conoscerete solo voi due.
mode-blind-own-why = Una carta viene pescata alla cieca dalla tua mano; la conoscerete solo voi due.
mode-pick-own-why = { $name } vede tutte le tue carte di questo tipo e ne prende una.
mode-named-own-why = Tutti vengono a sapere che hai questa carta.
mode-any-other-why = { $name } sceglie la carta quando l’accordo è fatto.
mode-blind-other-why = Una carta viene pescata alla cieca dalla mano di { $name }.
mode-pick-other-why = Vedi tutte le carte di questo tipo di { $name } e ne prendi una.
mode-named-other-why = { $name } può accettare solo se ha la carta.
do-send-empty = Offri…
do-send-offer = { $asks ->
        [no] Offri { $give } per la tessera { $slot }
       *[yes] Offri { $give } per la tessera { $slot } più { $ask }
    }
do-send-counter = { $asks ->
        [no] Chiedi a { $name } { $give }
       *[yes] Chiedi a { $name } { $give }, e aggiungi { $ask }
    }
do-back-to-offer = Torna all’offerta in corso
do-empty-trays = Svuota i vassoi
do-close-trays = Lascia perdere
deal-get = Ottieni
deal-give = Dai
deal-after = Dopo
deal-get-buyer = { $count ->
        [0] la tessera { $slot }
       *[other] la tessera { $slot } e { $things }
    }
deal-give-buyer = { $things }
deal-get-seller = { $things }, e tieni la tessera { $slot }
deal-give-seller = { $count ->
        [0] la tessera { $slot }
       *[other] la tessera { $slot } e { $things }
    }
deal-closes = Non apre più
deal-opens = Poi apre
deal-tells = Tutti sapranno
deal-shows-symbols = { $name } vede tutte le tue carte simbolo
deal-shows-bids = { $name } vede tutte le tue carte offerta
deal-unsure = Se c’è
deal-unsure-why = Forse { $name } non ha la carta che chiedi.
change-coins = monete { $before } → { $after }
change-moves = passi { $before } → { $after }
change-symbol_cards = carte simbolo { $before } → { $after }
change-bid_cards = carte offerta { $before } → { $after }
change-tile_points = punti tessera { $before } → { $after }
pick-title = Prendi una di queste carte
do-choose-card = Scegli una carta
do-give = Dai { $card }
do-pick = Prendi { $card }

## Offerte segrete

bids-title = Offerte segrete per { $large } punti
bids-line = L’offerta più alta paga le sue monete e fa { $large } punti. La più bassa prende il gettone e le monete della sua carta. Passare porta { $pass } monete.
bids-last = È l’ultimo gettone: la partita finisce con queste offerte.
bids-monk = { $name } ha il monaco: se vince, i { $large } punti valgono doppio.
laid-label = Carte giocate coperte
laid-yes = { $name }: giocata
laid-no = { $name }: non ancora
bid-choose = Scegli una carta della tua mano per vedere che cosa farebbe.
bid-highest = Se è la più alta: paghi { $coins } e fai { $points } punti ({ $has ->
        [one] hai una moneta
       *[other] hai { $has } monete
    }).
bid-unpayable = Se è la più alta viene annullata: costa { $coins }, e hai { $has }.
bid-lowest = { $coins ->
        [0] Se è la più bassa: prendi il gettone.
        [one] Se è la più bassa: prendi il gettone e 1 moneta.
       *[other] Se è la più bassa: prendi il gettone e { $coins } monete.
    }
bid-between = In mezzo non fa nulla.
bid-pass = Prendi { $coins } monete e tieni tutte le tue carte.
do-lay = Gioca { $card }, coperta
do-lay-none = Scegli una carta
do-ready-and-lay = Offri con { $card }
do-look-and-bid = Guarda e offri
do-ready = Offri dopo
do-pass = Passa

## Guardare una mano

do-cover = Copri
do-peek = Tieni premuto e guarda
do-show-hand = Mostra la mia mano

## Piani a parole

step-walk = { $count ->
        [one] Vai: { $area }, un passo.
       *[other] Vai: { $area }, { $count } passi.
    }
step-open_niche = Apri la nicchia.
step-buy_symbol = Compra una carta simbolo.
step-buy_bid = Compra una carta offerta.
step-buy_move = Compra una tessera movimento.
step-begin_sale = Scopri due tessere.
step-ready = Non comprare altro.
step-done = Non scambiare altro.
step-keep = Non fare nuove offerte.
step-withdraw = Ritira l’offerta.
step-accept = Accetta l’offerta di { $name }.
step-next_round = Apri un altro giro.
step-reject_all = Non vendere nulla.
step-agree = Accetta la proposta.
step-refuse = Rifiuta la proposta.
step-compose = Componi le condizioni.
step-end_turn = Termina il turno.
step-play = Gioca { $card }, coperta.
step-play_pass = Passa.
step-give = Dai { $card }.
step-pick = Prendi { $card }.
step-exchange = Scambia le tessere da { $tiles } con { $take }.
step-offer = { $asks ->
        [no] Offri { $give } per la tessera { $slot }.
       *[yes] Offri { $give } per la tessera { $slot }, e chiedi { $ask }.
    }
step-counter = { $asks ->
        [no] Chiedi a { $name } { $give } in cambio della tessera { $slot }.
       *[yes] Chiedi a { $name } { $give } in cambio della tessera { $slot } e di { $ask }.
    }

## In breve

guide-goal = Esplori il tempio di Eschnapur. I punti vengono dall’apertura delle nicchie e dalle offerte segrete che seguono; la partita finisce con le offerte dopo la nicchia numero { $niches }.
guide-turn-title = Un turno
guide-turn = Si scoprono due tessere rifornimento: una la tieni, l’altra la vendi. Poi cammini, e puoi aprire una nicchia. Aprirla dà il via alle offerte segrete, a cui partecipano tutti. Si può comprare quasi sempre: una carta simbolo costa { $symbol } monete, una carta offerta { $bid }, un passo { $move }.
guide-sale-title = La trattativa
guide-sale = In { $rounds } giri al massimo gli altri offrono monete, passi e carte per una delle due tessere, e possono chiedere qualcosa in più. Chi vende accetta un’offerta, chiede a un giocatore altre condizioni, oppure non vende nulla e prende { $refusal } monete. Una carta può essere nominata, scelta da chi la dà, pescata alla cieca o scelta da chi la prende. Tessere per { $points } punti in tutto si possono scambiare con due carte.
guide-walk-title = Camminare e aprire
guide-walk = Ogni passo costa una tessera movimento. Una nicchia si apre con le carte simbolo che mostra; queste vanno in fondo al mazzo. Prendi subito i punti del numero piccolo del gettone.
guide-bids-title = Offerte segrete
guide-bids = Tutti giocano coperta una carta offerta, o la carta «passare». L’offerta più alta paga le monete della carta e prende i punti del numero grande; la più bassa prende il gettone e le monete della sua carta; passare porta { $pass } monete. Se chi ha fatto l’offerta più alta non può pagarla, l’offerta viene annullata. Le carte offerta giocate si scartano.
guide-monk-title = Il monaco ridente
guide-monk = Chi è da solo all’ultimo posto riceve il monaco, che raddoppia ogni suo punteggio.
guide-end-title = La fine
guide-end = Chi ha più gettoni prende { $bonus } punti, chi ne ha meno perde { $penalty } punti. Vince chi ha più punti.
