# Perché un giocatore virtuale di Eschnapur fa ciò che fa, in italiano. Letto dal motore (sacbe.core.texts) e dal sito.

exchange = Dodici punti tessera valgono { $take }.
hunt = Un’altra carta simbolo può aprire subito una nicchia.
open = Va ad aprire la nicchia { $area-of }, per circa { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
sale = Prima vende; gli acquisti possono aspettare.
ready = Le carte che ha in mano bastano così.
wait = Per ora non vale la pena aprire nessuna nicchia: risparmia i suoi beni.
buy_bid = Una nuova carta offerta dovrebbe ripagarsi.
bid_pass = Passa e prende le monete.
bid = Gioca { $card } per i { $points } punti del gettone.
bid_saves = Risparmia le monete, perché i punti delle ultime nicchie contano di più.
bid_wins = Dovrebbe vincere circa { $tenths ->
        [one] una volta
       *[other] { $tenths } volte
    } su dieci.
bid_token = Dovrebbe essere l’offerta più bassa e prendere il gettone circa { $tenths ->
        [one] una volta
       *[other] { $tenths } volte
    } su dieci.
offer_leads = La sua offerta è già la migliore.
no_offer = Nessuna delle due tessere vale più di quanto offrono gli altri.
offer = Offre { $give } per { $slot ->
        [1] la prima tessera
       *[2] la seconda tessera
    }{ $ask-count ->
        [0] .
       *[other] , e in più vuole { $ask }.
    }
outbids = Deve offrire più di { $seat }.
starts_low = Nessuno ha ancora offerto di più.
can_bear = Pensa che { $seat } possa dare ancora qualcosa.
likely = { $seat } dovrebbe accettare circa { $tenths ->
        [one] una volta
       *[other] { $tenths } volte
    } su dieci.
another_round = Lascia che chi compra rilanci ancora una volta.
reject = Nessuna offerta vale quanto le monete che si prendono senza vendere.
accept = Accetta l’offerta migliore, quella di { $seat }.
counter = Chiede a { $seat } { $give } in cambio { $slot ->
        [1] della prima tessera
       *[2] della seconda tessera
    }{ $ask-count ->
        [0] .
       *[other] , e in più darebbe { $ask }.
    }
agree = Accetta, perché l’affare conviene ancora.
refuse = È troppo caro.
give_least = Cede la carta di cui sentirà meno la mancanza.
pick_best = Prende la carta più utile.
