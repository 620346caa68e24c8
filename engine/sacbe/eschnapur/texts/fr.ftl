# Ce qui se passe à Eschnapur et pourquoi quelque chose est impossible, en français. Lu par le moteur (sacbe.core.texts) et le site.

## Événements

first = { $seat } commence.
turn_begins = C’est à { $seat } de jouer.
drew_bid = { $seat } pioche une carte d’enchère.
drew_bid_card = C’est { $card }.
drew_symbol = { $seat } pioche une carte symbole.
drew_symbol_card = C’est { $card }.
drew_known_symbol = { $seat } pioche { $card }, comme tout le monde le savait.
no_card_left = Il ne reste plus de { $type ->
        [bid_card] carte d’enchère
       *[symbol_card] carte symbole
    } pour { $seat }.
bids_shuffled = { $count ->
        [one] La seule carte d’enchère défaussée devient la pioche.
       *[other] Les { $count } cartes d’enchère défaussées sont mélangées et deviennent la pioche.
    }
bought_symbol = { $seat } achète une carte symbole pour { $pay }.
bought_bid = { $seat } achète une carte d’enchère pour { $pay }.
bought_move = { $seat } achète { $gain } pour { $pay }.
exchanged = { $seat } défausse { $tiles-count } tuiles totalisant { $points } points de tuile et prend { $take }.
sale = { $seat } ouvre la vente.
no_sale = Il n’y a pas de vente : il reste moins de deux tuiles de ravitaillement.
tiles_mixed = { $count ->
        [one] La seule tuile de ravitaillement défaussée retourne dans la réserve.
       *[other] Les { $count } tuiles de ravitaillement défaussées retournent dans la réserve.
    }
revealed = { $slot ->
        [1] La première tuile
       *[2] La seconde tuile
    } est dévoilée : { $tile-contents }.
kept = { $standing ->
        [0] { $seat } ne fait pas d’offre.
       *[other] { $seat } maintient son offre.
    }
withdrew = { $seat } retire son offre.
offered = { $seat } offre { $give } pour { $slot ->
        [1] la première tuile
       *[2] la seconde tuile
    }{ $ask-count ->
        [0] .
       *[other] , et veut en plus { $ask }.
    }
composing = { $seat } réfléchit aux conditions.
accepted = { $seat } accepte l’offre faite par { $other }.
countered = { $seat } demande à { $other } { $give } en échange de { $slot ->
        [1] la première tuile
       *[2] la seconde tuile
    }{ $ask-count ->
        [0] .
       *[other] , et donnerait en plus { $ask }.
    }
next_round = Le tour d’offres { $round } commence.
refused_all = { $seat } ne vend rien et prend { $gain }.
agreed = { $seat } est d’accord.
declined = { $seat } refuse.
done = { $seat } a fini ses échanges.
card_passed = { $seat } donne à { $other } { $card }.
card_passed_known = C’est { $card }.
sold = { $seat } vend à { $other } { $tile } pour { $give } et garde { $kept }{ $ask-count ->
        [0] .
       *[other]  ; { $other } reçoit aussi { $ask }.
    }
took = { $seat } prend { $gain }.
stepped = { $seat } va { $start-from } { $area-to }.
opened = { $seat } ouvre la niche { $area-from } avec { $cards-count ->
        [one] une carte symbole { $cards }
       *[other] { $cards-count } cartes symbole, { $cards }
    }.
turned = Le jeton porte les nombres { $token-numbers }.
scored = { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $doubled ->
        [0]  ;
       *[other] , doublés par le moine ;
    } son score est de { $score }.
monk = Le moine rejoint { $seat }.
monk_aside = Le moine se tient à côté du plateau.
ready = { $seat } n’achète plus rien et va miser.
committed = { $seat } pose une carte face cachée.
committed_card = C’est { $card }.
bid_shown = { $seat } montre { $card }.
bid_cancelled = { $seat } ne peut pas payer { $card }, qui est annulée.
bid_paid = { $seat } paie { $pay }.
token_taken = { $seat } prend { $token }.
token_lost = { $bids ->
        [0] Tout le monde a passé
       *[other] Personne ne peut payer
    } : { $token } quitte le jeu.
received = { $seat } prend { $gain } à la banque.
ended = { $seat } termine son tour.
game_ends = La partie se termine avec { $opened ->
        [0] aucune niche ouverte
        [one] une niche ouverte
       *[other] { $opened } niches ouvertes
    }.
bonus = { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour le plus grand nombre de jetons.
penalty = { $seat } perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour le plus petit nombre de jetons.
game_over = La partie est terminée ; le meilleur score est { $score }.
won = { $seat } { $winners ->
        [one] gagne
       *[other] partage la victoire
    }.

## Refus

no_such_action = Eschnapur ne connaît pas l’action « { $action } ».
game_is_over = La partie est terminée.
no_window = On ne peut rien acheter ni échanger en ce moment.
not_now = Impossible pour l’instant : { $phase ->
        [start] on tire au sort qui commence
        [draw] on pioche une carte
        [reveal] on dévoile une tuile
        [blind] on tire une carte dans une main
        [token] on retourne le jeton
        [begin] le tour commence par les achats et la vente
        [offer] les adversaires font leurs offres
        [sell] c’est au vendeur de décider
        [reply] il faut répondre à la proposition du vendeur
        [compose] les conditions sont en train d’être fixées
        [give] celui qui donne une carte doit la choisir
        [pick] celui qui prend une carte doit la choisir
        [after] l’acheteur peut échanger des tuiles
        [ready] chacun peut acheter avant les mises
        [commit] chacun mise en secret
       *[main] le joueur actif peut acheter, marcher et ouvrir une niche
    }.
no_such_seat = { $seat } ne participe pas à cette partie.
other_card_due = La carte attendue est une { $type ->
        [bid_card] carte d’enchère
       *[symbol_card] carte symbole
    }.
known_card_due = Tout le monde connaît la prochaine carte symbole : { $card }.
card_not_in_deck = La pioche ne contient pas { $card }.
tile_not_in_pool = Il ne reste pas de tuile comme celle-ci dans la réserve : { $tile-contents }.
token_turned = Plus aucune niche ne cache { $token }.
card_not_available = { $seat } n’a plus { $card } pour cet accord.
too_few_coins = Cela coûte { $cost }, et vous { $coins ->
        [0] n’en avez pas
        [one] n’en avez qu’une
       *[other] n’en avez que { $coins }
    }.
coins_promised = Cela coûte { $cost }, et { $coins ->
        [one] une de vos pièces est promise
       *[other] { $coins } de vos pièces sont promises
    } dans votre offre.
symbol_deck_empty = La pioche des cartes symbole est vide.
bid_deck_empty = Il ne reste aucune carte d’enchère, ni dans la pioche ni dans la défausse.
stock_empty = Il ne reste aucune tuile de déplacement.
too_few_tile_points = Il faut { $needed } points de tuile, et vos tuiles en valent { $points }.
not_tight = Défaussez des tuiles qui totalisent au moins { $needed } points de tuile, sans qu’aucune soit de trop ; des tuiles de { $tiles } points ne conviennent pas.
cards_run_out = Il ne reste pas assez de cartes pour prendre { $take }.
no_offer_of_yours = Vous n’avez pas d’offre en cours.
no_offer_stands = { $seat } n’a pas d’offre en cours.
named_twice = Nommez chaque sorte de bien et chaque carte une seule fois par côté.
gives_nothing = Une offre donne au moins une pièce, une tuile de déplacement ou une carte.
on_both_sides = Les pièces ne peuvent pas figurer des deux côtés d’une offre, les tuiles de déplacement non plus.
names_card_not_held = Vous ne pouvez nommer que des cartes que vous avez en main.
asked_card_not_held = Vous n’avez pas toutes les cartes qui vous sont demandées.
you_lack_goods = Vous n’avez pas tout ce que vous donneriez.
opponent_lacks_goods = { $seat } n’a pas tout ce que vous demandez.
compose_it = Ces conditions sont possibles, mais ne figurent pas dans la liste courte : composez-les pas à pas.
no_such_opponent = { $seat } n’est pas votre adversaire dans cette vente.
countered_already = Vous avez déjà fait une proposition à { $seat } pendant ce tour d’offres.
last_round = Une négociation ne compte que { $rounds } tours d’offres.
nothing_offered = Rien n’a été offert ni retiré pendant ce tour d’offres ; il n’y en a donc pas d’autre.
compose_for_whom = Le vendeur compose pour l’un des adversaires, et ceux-ci pour eux-mêmes.
other_step_due = { $stage ->
        [slot] Choisissez d’abord la tuile dont il s’agit.
        [coins] Choisissez d’abord combien de pièces changent de main.
        [moves] Choisissez d’abord combien de tuiles de déplacement changent de main.
        [cards] Décidez d’abord si vous ajoutez une carte.
       *[card] Choisissez d’abord la carte à ajouter.
    }
cannot_become_valid = Cette étape ne mènerait à aucune offre valable.
cards_in_order = Les cartes se nomment dans l’ordre où les conditions s’écrivent : d’abord ce qui est donné, puis ce qui est demandé.
no_passage = Il n’y a pas de passage { $start-from } { $area-to }.
no_movement_tile = Un pas coûte { $cost }, et vous n’en avez pas.
niche_open = La niche { $area-from } est déjà ouverte.
symbols_missing = Pour ouvrir la niche { $area-from }, il faut { $cards-count ->
        [one] une carte symbole { $cards }
       *[other] { $cards-count } cartes symbole, { $cards }
    }.
bid_not_held = Vous n’avez pas { $card } en main.

## Noms des choses, avec les mots qu’emploient événements et refus

name-brown = brune
    .plural = brunes
name-red = rouge
    .plural = rouges
name-blue = bleue
    .plural = bleues
name-yellow = jaune
    .plural = jaunes
name-green = verte
    .plural = vertes
name-gate_brown = la porte brune
    .from = de la porte brune
    .to = à la porte brune
name-gate_red = la porte rouge
    .from = de la porte rouge
    .to = à la porte rouge
name-gate_blue = la porte bleue
    .from = de la porte bleue
    .to = à la porte bleue
name-gate_yellow = la porte jaune
    .from = de la porte jaune
    .to = à la porte jaune
name-gate_green = la porte verte
    .from = de la porte verte
    .to = à la porte verte
name-cloister_nw = le cloître nord-ouest
    .from = du cloître nord-ouest
    .to = au cloître nord-ouest
name-cloister_ne = le cloître nord-est
    .from = du cloître nord-est
    .to = au cloître nord-est
name-cloister_e = le cloître est
    .from = du cloître est
    .to = au cloître est
name-cloister_s = le cloître sud
    .from = du cloître sud
    .to = au cloître sud
name-cloister_w = le cloître ouest
    .from = du cloître ouest
    .to = au cloître ouest
name-hall_n = la salle nord
    .from = de la salle nord
    .to = à la salle nord
name-hall_e = la salle est
    .from = de la salle est
    .to = à la salle est
name-hall_se = la salle sud-est
    .from = de la salle sud-est
    .to = à la salle sud-est
name-hall_sw = la salle sud-ouest
    .from = de la salle sud-ouest
    .to = à la salle sud-ouest
name-hall_w = la salle ouest
    .from = de la salle ouest
    .to = à la salle ouest

## Biens

good-coins = { $amount ->
        [0] aucune pièce
        [one] une pièce
       *[other] { $amount } pièces
    }
good-movement_tiles = { $amount ->
        [0] aucune tuile de déplacement
        [one] une tuile de déplacement
       *[other] { $amount } tuiles de déplacement
    }
good-symbol_card = { $mode ->
        [named] { $amount ->
                [one] une carte symbole { $colour }
               *[other] { $amount } cartes symbole { $colour-plural }
            }
        [any] { $amount ->
                [one] une carte symbole au choix de celui qui la donne
               *[other] { $amount } cartes symbole au choix de celui qui les donne
            }
        [blind] { $amount ->
                [one] une carte symbole tirée à l’aveugle
               *[other] { $amount } cartes symbole tirées à l’aveugle
            }
        [pick] { $amount ->
                [one] une carte symbole au choix de celui qui la prend
               *[other] { $amount } cartes symbole au choix de celui qui les prend
            }
       *[deck] { $amount ->
                [one] une carte symbole
               *[other] { $amount } cartes symbole
            }
    }
good-bid_card = { $mode ->
        [named] la carte d’enchère { $value }
        [any] { $amount ->
                [one] une carte d’enchère au choix de celui qui la donne
               *[other] { $amount } cartes d’enchère au choix de celui qui les donne
            }
        [blind] { $amount ->
                [one] une carte d’enchère tirée à l’aveugle
               *[other] { $amount } cartes d’enchère tirées à l’aveugle
            }
        [pick] { $amount ->
                [one] une carte d’enchère au choix de celui qui la prend
               *[other] { $amount } cartes d’enchère au choix de celui qui les prend
            }
       *[deck] { $amount ->
                [one] une carte d’enchère
               *[other] { $amount } cartes d’enchère
            }
    }
good-pass_card = la carte « passer »
good-supply_tile = la tuile avec { $goods }
    .contents = { $goods } ({ $points ->
            [one] { $points } point de tuile
           *[other] { $points } points de tuile
        })
good-token = le jeton { $small } et { $large }
    .numbers = { $small } et { $large }
