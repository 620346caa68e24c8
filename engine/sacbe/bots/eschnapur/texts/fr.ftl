# Pourquoi un joueur virtuel d’Eschnapur agit ainsi, en français. Lu par le moteur (sacbe.core.texts) et le site.

exchange = Échange douze points de tuile contre { $take }.
hunt = Une autre carte symbole pourrait ouvrir une niche tout de suite.
open = Va ouvrir la niche { $area-from }, pour environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
sale = Vend d’abord ; les achats peuvent attendre.
ready = A les cartes qu’il lui faut.
wait = Aucune niche n’en vaut la peine pour l’instant ; garde ses biens.
buy_bid = Une nouvelle carte d’enchère devrait rapporter plus qu’elle ne coûte.
bid_pass = Passe et prend les pièces.
bid = Joue { $card } pour les { $points } points du jeton.
bid_saves = Garde ses pièces, car les points des dernières niches comptent le plus.
bid_wins = Devrait gagner environ { $tenths ->
        [one] une fois
       *[other] { $tenths } fois
    } sur dix.
bid_token = Devrait faire la plus basse mise et prendre le jeton environ { $tenths ->
        [one] une fois
       *[other] { $tenths } fois
    } sur dix.
offer_leads = Son offre est déjà la meilleure.
no_offer = Aucune des deux tuiles ne mérite une surenchère.
offer = Offre { $give } pour { $slot ->
        [1] la première tuile
       *[2] la seconde tuile
    }{ $ask-count ->
        [0] .
       *[other] , et veut en plus { $ask }.
    }
outbids = Doit surenchérir sur { $seat }.
starts_low = Personne n’a encore offert davantage.
can_bear = À son avis, { $seat } peut donner un peu plus.
likely = { $seat } devrait accepter environ { $tenths ->
        [one] une fois
       *[other] { $tenths } fois
    } sur dix.
another_round = Laisse les acheteurs surenchérir encore une fois.
reject = Aucune offre ne vaut les pièces reçues quand on ne vend rien.
accept = Accepte la meilleure offre, faite par { $seat }.
counter = Demande à { $seat } { $give } en échange de { $slot ->
        [1] la première tuile
       *[2] la seconde tuile
    }{ $ask-count ->
        [0] .
       *[other] , et donnerait en plus { $ask }.
    }
agree = Accepte, car cela en vaut encore la peine.
refuse = C’est trop cher.
give_least = Cède la carte qui lui manquera le moins.
pick_best = Prend la carte qui lui sert le plus.
