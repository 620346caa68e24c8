# Ce que le site dit d’Eschnapur, en français.

game-title = Eschnapur
game-line = Réunissez les bons symboles, négociez pour les obtenir, et misez plus que les autres pour ce que cachent les niches. Un jeu de négoce et de mises secrètes.
game-minutes = 45

## La carte

page-temple = Temple
area-gate_brown = Porte brune
area-gate_red = Porte rouge
area-gate_blue = Porte bleue
area-gate_yellow = Porte jaune
area-gate_green = Porte verte
area-cloister_nw = Cloître nord-ouest
area-cloister_ne = Cloître nord-est
area-cloister_e = Cloître est
area-cloister_s = Cloître sud
area-cloister_w = Cloître ouest
area-hall_n = Salle nord
area-hall_e = Salle est
area-hall_se = Salle sud-est
area-hall_sw = Salle sud-ouest
area-hall_w = Salle ouest
place-deck-symbols = Cartes symbole
place-deck-bids = Cartes d’enchère
place-stock = Tuiles de déplacement
place-pool = Tuiles de ravitaillement
colour-brown = brun
colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
deck-count = { $count ->
        [0] pioche vide
        [one] une carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
deck-known = tout en bas, dans cet ordre : { $cards }
deck-discard = { $count ->
        [0] défausse vide
       *[other] défaussées : { $cards }
    }
deck-price = { $coins ->
        [one] coûte { $coins } pièce
       *[other] coûte { $coins } pièces
    }
stock-count = { $count ->
        [0] épuisées
        [one] il en reste une
       *[other] il en reste { $count }
    }
pool-count = { $count ->
        [0] réserve vide
        [one] il en reste une, face cachée
       *[other] il en reste { $count }, face cachée
    }
bank-count = { $count ->
        [0] la banque est vide
        [one] une pièce à la banque
       *[other] { $count } pièces à la banque
    }
niche-closed = niche fermée, s’ouvre avec { $cards }
niche-open = niche ouverte et vide
niche-token = niche ouverte, avec le jeton { $small } et { $large }
niche-yours = vos cartes l’ouvrent
pawn-here = { $name } est ici
area-steps = { $steps ->
        [0] vous y êtes
        [one] à un pas
       *[other] à { $steps } pas
    }
area-ways = passages vers : { $areas }

## Les mises secrètes dévoilées

reveal-title = Les mises pour { $large } points
reveal-line = La plus haute mise paie ses pièces et marque { $large } points. La plus basse prend le jeton et les pièces de sa carte.
reveal-highest = La plus haute
reveal-highest-why = { $pay ->
        [0] ne coûte rien
        [one] paie { $pay } pièce
       *[other] paie { $pay } pièces
    }
reveal-both = La plus haute et la plus basse
reveal-both-why = { $pay ->
        [0] ne paie rien, prend le jeton
        [one] paie { $pay } pièce, prend le jeton
       *[other] paie { $pay } pièces, prend le jeton
    }
reveal-between = Entre les deux
reveal-between-why = ne paie rien, ne gagne rien
reveal-lowest = La plus basse
reveal-lowest-why = { $gain ->
        [0] prend le jeton
        [one] prend le jeton et { $gain } pièce
       *[other] prend le jeton et { $gain } pièces
    }
reveal-cancelled = Annulée
reveal-cancelled-why = coûte { $cost }, disponible : { $coins }
reveal-passed = Passe
reveal-passed-why = { $gain ->
        [0] la banque est vide
        [one] prend { $gain } pièce
       *[other] prend { $gain } pièces
    }
reveal-lost = { $bids ->
        [0] Tout le monde a passé : le jeton quitte le jeu.
       *[other] Personne ne peut payer : le jeton quitte le jeu.
    }
reveal-monk = Le moine rejoint { $name } : personne d’autre n’est à la dernière place.
reveal-monk-aside = Le moine retourne à côté du plateau.
reveal-steps = Pas à pas
counted-title = On compte les jetons
counted-most = le plus de jetons
counted-fewest = le moins de jetons

## D’où viennent les points

chart-title = D’où viennent les points
source-openings = Niches ouvertes
source-sealed = Mises secrètes
source-monk = Doublé par le moine
source-bonus = Le plus de jetons
source-penalty = Le moins de jetons

## Mains et biens

hand-of = Main : { $name }
hand-yours = Votre main
hand-covered = Cartes cachées tant que d’autres peuvent voir l’écran.
card-symbol = carte symbole, { $colour }
card-bid = { $coins ->
        [0] carte d’enchère { $value }, aucune pièce
        [one] carte d’enchère { $value }, { $coins } pièce
       *[other] carte d’enchère { $value }, { $coins } pièces
    }
card-pass = carte « passer », rapporte { $coins } pièces
card-known = tout le monde sait que vous l’avez
cards-sym = { $count ->
        [0] aucune carte symbole
        [one] une carte symbole
       *[other] { $count } cartes symbole
    }
cards-bid = { $count ->
        [0] aucune carte d’enchère
        [one] une carte d’enchère
       *[other] { $count } cartes d’enchère
    }
has-coins = { $count ->
        [0] aucune pièce
        [one] une pièce
       *[other] { $count } pièces
    }
has-moves = { $count ->
        [0] aucune tuile de déplacement
        [one] une tuile de déplacement
       *[other] { $count } tuiles de déplacement
    }
has-tiles = Tuiles : { $points } points sur { $needed }
has-tokens = { $count ->
        [0] aucun jeton
        [one] un jeton
       *[other] { $count } jetons
    }
has-monk = ×2
has-monk-long = Le moine rieur double ce que marque ce joueur.
has-laid = carte posée
own-known = Cartes connues :

## Ce qui reste

supplies-title = Ce qui reste
supplies-tokens = { $count ->
        [0] Tous les jetons ont été trouvés.
        [one] Un jeton est encore caché :
       *[other] { $count } jetons sont encore cachés :
    }
supplies-lost = Hors jeu :
supplies-queue = La pioche des symboles se termine par ces cartes, dans cet ordre :
supplies-discard = Cartes d’enchère défaussées :
supplies-tiles = { $count ->
        [0] La réserve de tuiles de ravitaillement est vide.
        [one] Une tuile de ravitaillement dans la réserve :
       *[other] { $count } tuiles de ravitaillement dans la réserve :
    }

## À côté de la petite carte

fold-opened = Niches ouvertes : { $opened } sur { $toOpen }.
fold-here = Votre position : { $area }.
fold-near = Vos cartes ouvrent : { $area }, { $steps ->
        [0] où vous êtes
        [one] à { $steps } pas
       *[other] à { $steps } pas
    }{ $more ->
        [0] .
        [one] , et une autre niche.
       *[other] , et { $more } autres niches.
    }
fold-none = Vos cartes n’ouvrent encore aucune niche.

## La fin

ending-title = On compte les jetons
ending-line = Avoir le plus de jetons rapporte { $most } points, en avoir le moins en coûte { $fewest } ; les ex æquo partagent. À égalité de points, la plus haute carte d’enchère décide.
ending-hand = En main :
ending-no-cards = rien

## Autour de la table

saved-variant = Eschnapur
projected = { $bonus ->
        [0] { $penalty ->
                [0] ±0 à la fin
               *[other] { $penalty } à la fin
            }
       *[other] { $penalty ->
                [0] +{ $bonus } à la fin
               *[other] +{ $bonus } et { $penalty } à la fin
            }
    }
projected-long = Ce que les jetons rapporteraient si la partie finissait maintenant : une prime pour celui qui en a le plus, une pénalité pour celui qui en a le moins.
option-colours = Couleurs
option-colours-default = Selon le nombre de joueurs
option-colours-default-line = Les couleurs que les règles prévoient pour ce nombre de joueurs.
header = Niches ouvertes : { $opened } sur { $all }
header-long = À la banque : { $bank ->
        [one] { $bank } pièce
       *[other] { $bank } pièces
    } ; face cachée : { $bids } cartes d’enchère, { $symbols } cartes symbole et { $tiles } tuiles de ravitaillement
purse = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } et { $moves ->
        [one] { $moves } tuile de déplacement
       *[other] { $moves } tuiles de déplacement
    }
end-lost = { $count ->
        [one] Vous pourriez encore ouvrir une niche.
       *[other] Vous pourriez encore ouvrir une niche ({ $count } au choix).
    } Terminer tout de même le tour ?

## Ce qui change de main

thing-nothing = rien
thing-coins = { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
thing-movement_tiles = { $amount ->
        [one] { $amount } pas
       *[other] { $amount } pas
    }
thing-symbol-named = { $amount ->
        [one] { $colour }
       *[other] { $amount } × { $colour }
    }
thing-bid-named = carte d’enchère { $value }
thing-symbol_card-any = { $amount ->
        [one] carte symbole (au choix de celui qui donne)
       *[other] { $amount } cartes symbole (au choix de celui qui donne)
    }
thing-symbol_card-blind = { $amount ->
        [one] carte symbole (à l’aveugle)
       *[other] { $amount } cartes symbole (à l’aveugle)
    }
thing-symbol_card-pick = { $amount ->
        [one] carte symbole (au choix de celui qui prend)
       *[other] { $amount } cartes symbole (au choix de celui qui prend)
    }
thing-bid_card-any = { $amount ->
        [one] carte d’enchère (au choix de celui qui donne)
       *[other] { $amount } cartes d’enchère (au choix de celui qui donne)
    }
thing-bid_card-blind = { $amount ->
        [one] carte d’enchère (à l’aveugle)
       *[other] { $amount } cartes d’enchère (à l’aveugle)
    }
thing-bid_card-pick = { $amount ->
        [one] carte d’enchère (au choix de celui qui prend)
       *[other] { $amount } cartes d’enchère (au choix de celui qui prend)
    }
tile-coins = { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
tile-movement = { $amount ->
        [one] { $amount } pas
       *[other] { $amount } pas
    }
tile-symbol_card = { $amount ->
        [one] une carte symbole
       *[other] { $amount } cartes symbole
    }
tile-bid_card = { $amount ->
        [one] une carte d’enchère
       *[other] { $amount } cartes d’enchère
    }
tile-words = { $goods }, { $points ->
        [one] { $points } point de tuile
       *[other] { $points } points de tuile
    }
name-pass = la carte « passer »
name-bid = le { $value }
name-symbol = la carte symbole ({ $colour })

## Le tour

title-begin = { $name } : le tour commence
title-offer = { $name } : faire une offre ?
title-sell = { $name } : vendre une tuile
title-reply = { $name } : répondre au vendeur
title-compose = { $name } réfléchit aux conditions
title-give = { $name } : donner une carte
title-pick = { $name } : choisir une carte
title-after = { $name } : échanger des tuiles ?
title-main = { $name } : marcher, ouvrir, acheter
title-ready = { $name } : acheter ou miser
title-commit = { $name } : poser une carte
turn-title = À { $name } de jouer
prompt-begin = Dévoilez deux tuiles et vendez-en une. Vous pouvez d’abord acheter.
prompt-offer = { $name } vend une des deux tuiles. Offrez quelque chose pour l’une d’elles, ou laissez passer.
prompt-sell = Acceptez une offre, demandez un peu plus, ou ne vendez rien.
prompt-reply = { $name } vous propose ces conditions.
prompt-give = Choisissez la carte que vous donnez à { $name }.
prompt-pick = Choisissez la carte que vous prenez à { $name }.
prompt-after = Vous avez assez de points de tuile pour échanger des tuiles contre deux cartes.
prompt-main = Choisissez où aller, ou quelque chose à acheter.
prompt-place = Choisissez ce lieu de nouveau pour y aller.
prompt-ready = Achetez, ou choisissez une carte pour les { $large } points.
prompt-commit = Choisissez une carte pour les { $large } points, et posez-la face cachée.
prompt-compose = Composez les conditions.
outlook-yours = Vos cartes ouvrent
outlook-way = { $buy ->
        [0] { $steps ->
                [0] vous y êtes
                [one] un pas
               *[other] { $steps } pas
            }
        [one] { $steps ->
                [one] un pas, une tuile à acheter
               *[other] { $steps } pas, une tuile à acheter
            }
       *[other] { $steps } pas, { $buy } tuiles à acheter
    }
outlook-none = Vos cartes n’ouvrent aucune niche encore fermée.
prizes = Une niche ouverte maintenant rapporte de { $least } à { $most } points tout de suite, puis on mise en secret pour { $low } à { $high } points.
niches = La partie finit avec les mises pour la { $all }e niche ; { $opened ->
        [0] aucune n’est encore ouverte
        [one] une est ouverte
       *[other] { $opened } sont ouvertes
    }.
too-far = { $steps ->
        [one] C’est à un pas
       *[other] C’est à { $steps } pas
    }, et vous { $moves ->
        [0] n’avez ni tuile de déplacement ni assez de pièces pour en acheter.
        [one] avez une tuile de déplacement et trop peu de pièces pour acheter le reste.
       *[other] avez { $moves } tuiles de déplacement et trop peu de pièces pour acheter le reste.
    }
offer-walk = { $coins ->
        [0] { $moves ->
            [one] vous pouvez y aller en { $moves } pas
           *[other] vous pouvez y aller en { $moves } pas
        }
       *[other] { $moves ->
            [0] vous pouvez y aller pour { $coins } pièces
            [one] vous pouvez y aller en { $moves } pas et { $coins } pièces
           *[other] vous pouvez y aller en { $moves } pas et { $coins } pièces
        }
    }
offer-open_niche = { $coins ->
        [0] { $moves ->
            [0] vous pouvez ouvrir la niche
           *[other] vous pouvez venir ouvrir la niche
        }
       *[other] vous pouvez venir ouvrir la niche, pour { $coins } pièces
    }
offer-buy = { $coins ->
        [one] vous pouvez acheter ici pour { $coins } pièce
       *[other] vous pouvez acheter ici pour { $coins } pièces
    }
do-begin_sale = Dévoiler deux tuiles
do-done = Ne plus rien échanger
buy = Acheter
do-buy_symbol = { $coins ->
        [one] Acheter une carte symbole pour { $coins } pièce
       *[other] Acheter une carte symbole pour { $coins } pièces
    }
do-buy_bid = { $coins ->
        [one] Acheter une carte d’enchère pour { $coins } pièce
       *[other] Acheter une carte d’enchère pour { $coins } pièces
    }
do-buy_move = { $coins ->
        [one] Acheter une tuile de déplacement pour { $coins } pièce
       *[other] Acheter une tuile de déplacement pour { $coins } pièces
    }
do-walk = Y aller
do-open_niche = Ouvrir la niche
do-walk-and-open = Aller ouvrir
cost-coins = −{ $coins }
gain-coins = { $coins ->
        [one] +{ $coins } pièce
       *[other] +{ $coins } pièces
    }
cost-walk = { $coins ->
        [0] { $moves ->
            [one] −{ $moves } pas
           *[other] −{ $moves } pas
        }
       *[other] { $moves ->
            [0] −{ $coins } pièces
            [one] −{ $moves } pas, −{ $coins } pièces
           *[other] −{ $moves } pas, −{ $coins } pièces
        }
    }
exchange-title = Échanger des tuiles
exchange-line = Vos tuiles valent { $points } points ; rendez-en pour au moins { $needed } points contre deux cartes.
exchange-tiles = Tuiles à rendre
exchange-set = { $set } = { $sum }
exchange-only = Tuiles à rendre : { $set }
exchange-take = Cartes à prendre
take-bid-bid = deux cartes d’enchère
take-symbol-symbol = deux cartes symbole
take-bid-symbol = une de chaque
do-exchange = Prendre { $take }

## La vente

sale-title = { $name } vend
sale-round = Tour d’offres { $round } sur { $rounds }
slot-label = Tuile { $slot }
slot-offers = { $count ->
        [0] aucune offre
        [one] une offre
       *[other] { $count } offres
    }
offers-label = Offres en cours
offers-none = Personne n’en veut pour l’instant : proposez quelque chose, ou ne vendez rien.
offer-none = aucune offre
offer-thinks = y réfléchit
offer-asked = demandé
terms-for = pour
terms-asks = et veut
proposal = { $seller } demande à { $name } :
do-accept = Accepter
do-accept-now = Accepter l’offre ({ $name })
do-look-and-decide = Regarder et décider
do-change = Modifier
do-propose = Proposer
more-label = Demander un peu plus
more-coins = +1 pièce
more-moves = +1 pas
more-sym = + symbole
more-bid = + enchère
do-next_round = Nouvelles offres
do-reject_all = Ne rien vendre
do-reject_all-sure = Vraiment ne rien vendre
do-no-offer = Pas d’offre
do-let-stand = Maintenir
do-withdraw = Retirer
do-stay-out = Ignorer cette vente
do-agree = D’accord
do-refuse = Refuser
do-worth = Qu’est-ce que cela vaut ?
worth = { $points ->
        [one] vaut environ { $points } point pour vous
       *[other] vaut environ { $points } points pour vous
    }
terms-title = Vos conditions pour la tuile { $slot }
terms-to = Vos conditions pour { $name }, tuile { $slot }
tray-own = Vous donnez
tray-other = { $name } donne
tray-empty = Mettez quelque chose du côté de l’acheteur : pièces, pas ou cartes.
tray-not-yours = Vos propres cartes et biens vont de votre côté.
tray-remove = Retirer : { $words }
stepper-coins = Pièces
stepper-moves = Tuiles de déplacement
stepper-of = sur { $most }
less-coins = Une pièce de moins
more-of-coins = Une pièce de plus
less-moves = Un pas de moins
more-of-moves = Un pas de plus
add-sym = + symbole ({ $count })
add-bid = + enchère ({ $count })
modes-label = Comment la carte est choisie
mode-any-own = vous choisissez
mode-blind-own = à l’aveugle
mode-pick-own = { $name } regarde et prend
mode-any-other = { $name } choisit
mode-blind-other = à l’aveugle
mode-pick-other = vous regardez et prenez
mode-named = Une carte précise :
mode-named-covered = Nommer une carte de votre main…
mode-any-own-why = Vous choisissez la carte quand l’accord est conclu ; vous serez deux à la connaître.
mode-blind-own-why = Une carte est tirée à l’aveugle dans votre main ; vous serez deux à la connaître.
mode-pick-own-why = { $name } voit toutes vos cartes de cette sorte et en prend une.
mode-named-own-why = Tout le monde apprend que vous avez cette carte.
mode-any-other-why = { $name } choisit la carte quand l’accord est conclu.
mode-blind-other-why = { $name } vous donne une carte tirée à l’aveugle dans sa main.
mode-pick-other-why = { $name } vous montre toutes ses cartes de cette sorte, et vous en prenez une.
mode-named-other-why = { $name } ne peut accepter qu’avec cette carte en main.
do-send-empty = Offrir…
do-send-offer = { $asks ->
        [no] Offrir { $give } pour la tuile { $slot }
       *[yes] Offrir { $give } pour la tuile { $slot } et { $ask }
    }
do-send-counter = { $asks ->
        [no] Demander à { $name } { $give }
       *[yes] Demander à { $name } { $give }, et ajouter { $ask }
    }
do-back-to-offer = Revenir à l’offre en cours
do-empty-trays = Tout vider
do-close-trays = Renoncer
deal-get = Vous recevez
deal-give = Vous donnez
deal-after = Après
deal-get-buyer = { $count ->
        [0] la tuile { $slot }
       *[other] la tuile { $slot } et { $things }
    }
deal-give-buyer = { $things }
deal-get-seller = { $things }, et vous gardez la tuile { $slot }
deal-give-seller = { $count ->
        [0] la tuile { $slot }
       *[other] la tuile { $slot } et { $things }
    }
deal-closes = N’ouvre plus
deal-opens = Ouvre ensuite
deal-tells = Tous apprendront
deal-shows-symbols = { $name } voit toutes vos cartes symbole
deal-shows-bids = { $name } voit toutes vos cartes d’enchère
deal-unsure = Pas certain
deal-unsure-why = { $name } n’a peut-être pas la carte que vous demandez.
change-coins = pièces { $before } → { $after }
change-moves = pas { $before } → { $after }
change-symbol_cards = cartes symbole { $before } → { $after }
change-bid_cards = cartes d’enchère { $before } → { $after }
change-tile_points = points de tuile { $before } → { $after }
pick-title = Prenez une de ces cartes
do-choose-card = Choisir une carte
do-give = Donner { $card }
do-pick = Prendre { $card }

## Mises secrètes

bids-title = Mises secrètes pour { $large } points
bids-line = La plus haute mise paie ses pièces et marque { $large } points. La plus basse prend le jeton et les pièces de sa carte. Passer rapporte { $pass } pièces.
bids-last = C’est le dernier jeton : la partie finit avec ces mises.
bids-monk = { $name } a le moine : en cas de victoire, les { $large } points comptent double.
laid-label = Cartes posées face cachée
laid-yes = { $name } : posée
laid-no = { $name } : pas encore
bid-choose = Choisissez une carte de votre main pour voir ce qu’elle ferait.
bid-highest = Si c’est la plus haute : payez { $coins } et marquez { $points } ({ $has ->
        [one] vous avez { $has } pièce
       *[other] vous avez { $has } pièces
    }).
bid-unpayable = Si c’est la plus haute, elle est annulée : elle coûte { $coins }, et vous avez { $has }.
bid-lowest = { $coins ->
        [0] Si c’est la plus basse : prenez le jeton.
        [one] Si c’est la plus basse : prenez le jeton et { $coins } pièce.
       *[other] Si c’est la plus basse : prenez le jeton et { $coins } pièces.
    }
bid-between = Entre les deux, elle ne fait rien.
bid-pass = Vous prenez { $coins } pièces et gardez toutes vos cartes.
do-lay = Poser { $card } face cachée
do-lay-none = Choisir une carte
do-ready-and-lay = Miser { $card }
do-look-and-bid = Regarder et miser
do-ready = Miser plus tard
do-pass = Passer

## Regarder une main

do-cover = Cacher
do-peek = Maintenir pour regarder
do-show-hand = Montrer ma main

## Plans en mots

step-walk = { $count ->
        [one] Aller : { $area }, un pas.
       *[other] Aller : { $area }, { $count } pas.
    }
step-open_niche = Ouvrir la niche.
step-buy_symbol = Acheter une carte symbole.
step-buy_bid = Acheter une carte d’enchère.
step-buy_move = Acheter une tuile de déplacement.
step-begin_sale = Dévoiler deux tuiles.
step-ready = Ne plus rien acheter.
step-done = Ne plus rien échanger.
step-keep = Ne pas faire de nouvelle offre.
step-withdraw = Retirer l’offre.
step-accept = Accepter l’offre faite par { $name }.
step-next_round = Demander de nouvelles offres.
step-reject_all = Ne rien vendre.
step-agree = Accepter la proposition.
step-refuse = Refuser la proposition.
step-compose = Composer les conditions.
step-end_turn = Terminer le tour.
step-play = Poser { $card } face cachée.
step-play_pass = Passer.
step-give = Donner { $card }.
step-pick = Prendre { $card }.
step-exchange = Échanger les tuiles { $tiles } contre { $take }.
step-offer = { $asks ->
        [no] Offrir { $give } pour la tuile { $slot }.
       *[yes] Offrir { $give } pour la tuile { $slot }, et demander { $ask }.
    }
step-counter = { $asks ->
        [no] Demander à { $name } { $give } en échange de la tuile { $slot }.
       *[yes] Demander à { $name } { $give } en échange de la tuile { $slot } et { $ask }.
    }

## En bref

guide-goal = Vous explorez le temple d’Eschnapur. Les points viennent des niches ouvertes et des mises secrètes qui suivent ; la partie finit avec les mises pour la { $niches }e niche.
guide-turn-title = Un tour
guide-turn = On dévoile deux tuiles de ravitaillement : vous gardez l’une et vendez l’autre. Ensuite vous marchez, et pouvez ouvrir une niche. L’ouverture déclenche des mises secrètes, auxquelles tout le monde participe. On peut acheter presque tout le temps : une carte symbole coûte { $symbol } pièces, une carte d’enchère { $bid }, un pas { $move }.
guide-sale-title = Négocier
guide-sale = En { $rounds } tours d’offres au plus, les autres offrent des pièces, des pas et des cartes pour une des deux tuiles, et peuvent demander autre chose en plus. Le vendeur accepte une offre, demande d’autres conditions à un joueur, ou ne vend rien et prend { $refusal } pièces. Une carte peut être nommée, choisie par celui qui la donne, tirée à l’aveugle, ou choisie par celui qui la prend. Des tuiles totalisant { $points } points s’échangent contre deux cartes.
guide-walk-title = Marcher et ouvrir
guide-walk = Chaque pas coûte une tuile de déplacement. Une niche s’ouvre avec les cartes symbole qu’elle montre ; elles vont sous la pioche. Vous marquez aussitôt le petit nombre de son jeton.
guide-bids-title = Mises secrètes
guide-bids = Chacun pose face cachée une carte d’enchère, ou la carte « passer ». La plus haute mise paie les pièces de sa carte et marque le grand nombre ; la plus basse prend le jeton et les pièces de sa carte ; passer rapporte { $pass } pièces. Si la plus haute mise ne peut pas être payée, elle est annulée. Les cartes d’enchère jouées sont défaussées.
guide-monk-title = Le moine rieur
guide-monk = Le moine va au joueur qui occupe seul la dernière place, et double tout ce que celui-ci marque.
guide-end-title = La fin
guide-end = Avoir le plus de jetons rapporte { $bonus } points, en avoir le moins en coûte { $penalty }. Le plus haut score l’emporte.
