# Ce que la page dit de Teotihuacán. D’abord le plateau et ce qui s’y trouve, puis la table.

## Pages du plateau sur un petit écran

page-ring = Anneau
page-pyramid = Pyramide
page-temples = Temples
page-tech = Technologies et nobles

## Ce qui est écrit sur le plateau

board-palace = Palais
board-forest = Forêt
board-stone_quarry = Carrière
board-gold_deposits = Gisements d’or
board-alchemy = Alchimie
board-nobles = Nobles
board-decorations = Décorations
board-construction = Chantier
board-short-palace = Palais
board-short-forest = Forêt
board-short-stone_quarry = Carrière
board-short-gold_deposits = Or
board-short-alchemy = Alchimie
board-short-nobles = Nobles
board-short-decorations = Décor
board-short-construction = Chantier
level-short = N{ $level }
era-short = Ère { $era } sur { $eras }
turns-left = encore { $least } à { $most } tours
turns-exactly = { $turns ->
        [one] votre dernier tour
       *[other] encore { $turns } tours
    }
eclipse-pending = encore un tour de table après celui-ci
eclipse-last_round = dernier tour avant l’éclipse
track-title = Piste Pyramide : { $points } par pas à l’éclipse
track-short = { $points } par pas
forecast-title = Si l’éclipse avait lieu maintenant
forecast-wage = paie { $wage }, cacao { $cocoa }

## Les lieux, en mots

place-worker = { $name } : ouvrier de force { $power }, { $board }
place-space = { $number ->
        [1] { $board }, premier lieu de culte
        [2] { $board }, deuxième lieu de culte
        [3] { $board }, troisième lieu de culte
       *[other] { $board }, lieu de culte
    }
place-site = { $track }, tuiles Découverte en position { $step }
place-step = { $track }, position { $step }
place-square = Pyramide, niveau { $level }, rangée { $row }, colonne { $column }
place-temple = { $temple ->
        [blue] Temple bleu
        [red] Temple rouge
       *[green] Temple vert
    }
place-stairs = { $stairs ->
        [north] Escalier nord
        [east] Escalier est
        [south] Escalier sud
       *[west] Escalier ouest
    }
place-house = { $row ->
        [1] Nobles, rangée pour un ouvrier
        [2] Nobles, rangée pour deux ouvriers
       *[other] Nobles, rangée pour trois ouvriers
    }
place-wheel = Roue de l’ascension
place-start = Tuile Départ { $number }
place-pyramid = Tuile Pyramide { $number }
place-decoration = Décoration { $number }
place-avenue = Allée des Morts
place-track = Piste Pyramide
place-calendar = Calendrier
place-forecast = Si l’éclipse avait lieu maintenant
board-workers = { $name } : { $powers }
board-neutral = { $count ->
        [one] un ouvrier neutre
       *[other] { $count } ouvriers neutres
    }
board-price = travailler coûte { $colours } cacao
board-collect = récolter rapporte { $amount } cacao
board-yield = vos ouvriers rapporteraient ici { $gain }
board-tile = tuile Découverte : { $tile }
workers-alike = { $count } identiques
space-free = libre
space-taken = { $name } : ouvrier de force { $power } bloqué ici
technology-terms = { $temple ->
        [blue] coûte { $cost } or et rapporte un pas dans le temple bleu
        [red] coûte { $cost } or et rapporte un pas dans le temple rouge
       *[green] coûte { $cost } or et rapporte un pas dans le temple vert
    }
technology-owners = apprise par { $names }
row-full = pleine
row-next = { $points ->
        [one] la prochaine maison rapporte { $points } point
       *[other] la prochaine maison rapporte { $points } points
    }
square-filled = une tuile est posée ici
square-free = libre
square-later = il faut quatre tuiles en dessous
square-terms = { $points ->
        [one] coûte { $cost }, rapporte { $points } point
       *[other] coûte { $cost }, rapporte { $points } points
    }
stairs-height = { $height ->
        [0] encore rien
        [one] une décoration
       *[other] { $height } décorations
    }
icons = icônes : { $icons }
icon-b = goutte
icon-b-coloured = goutte bleue
icon-r = flammes
icon-r-coloured = flammes rouges
icon-g = feuille
icon-g-coloured = feuille verte
icon-p = point
on-step = { $name } en position { $step }
on-step-next = { $name } sur la marche { $step }, ensuite { $gain }
on-step-tiles = { $count ->
        [one] { $name } sur la marche { $step }, ensuite une tuile Découverte
       *[other] { $name } sur la marche { $step }, ensuite une tuile Découverte parmi { $count }
    }
on-step-bonus = { $name } sur la marche { $step }, ensuite la tuile Bonus
temple-bonus = bonus à la fin : { $bonus }
step-brings = rapporte { $gain }
step-tiles = tuiles à prendre : { $tiles }
step-seats = ici : { $names }
step-empty = personne ici
avenue-value = { $points ->
        [one] un pas rapporte { $points } point à l’éclipse
       *[other] un pas rapporte { $points } points à l’éclipse
    }
discs = disque blanc : { $white }, disque noir : { $black }
forecast-seat = { $name } +{ $points } : Allée { $avenue }, première place { $leader }, piste { $pyramid }, masques { $masks } ; bonus des temples à la fin { $bonus } ; salaires { $wage }, cacao { $cocoa }
wheel-long = un ouvrier renforcé au-delà de 5 accomplit son ascension : un pas sur l’Allée, un nouveau départ au Palais, et une de ces récompenses

## Quantités

amount-vp = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
amount-cocoa = { $amount } cacao
amount-wood = { $amount } bois
amount-stone = { $amount ->
        [one] { $amount } pierre
       *[other] { $amount } pierres
    }
amount-gold = { $amount } or
amount-resource = { $amount ->
        [one] { $amount } ressource au choix
       *[other] { $amount } ressources au choix
    }
amount-temple_any = { $amount ->
        [one] un pas dans un temple au choix
       *[other] { $amount } pas dans des temples au choix
    }

## Tuiles

tile-cost = coûte { $cost }
tile-free = gratuite

tile-mask_1 = Masque du soleil
tile-mask_2 = Masque de la pluie
tile-mask_3 = Masque du jaguar
tile-mask_4 = Masque de jade
tile-mask_5 = Masque de l’aigle
tile-mask_6 = Masque à plumes
tile-mask_7 = Masque de la mort
tile-mask-long = les séries de masques différents rapportent à chaque éclipse
tile-disc_vp_4 = Tuile de 4 points
tile-disc_vp_4-long = à utiliser une fois pour 4 points
tile-disc_resources_3 = Tuile de 3 ressources
tile-disc_resources_3-long = à utiliser une fois pour 3 ressources au choix
tile-disc_resources_2 = Tuile de 2 ressources
tile-disc_resources_2-long = à utiliser une fois pour 2 ressources au choix
tile-disc_avenue = Tuile Allée
tile-disc_avenue-long = à utiliser une fois pour un pas sur l’Allée des Morts
tile-disc_temple_any = Tuile Temple au choix
tile-disc_temple_any-long = à utiliser une fois pour un pas dans un temple au choix
tile-disc_temple_blue = Tuile Temple bleu
tile-disc_temple_blue-long = à utiliser une fois pour un pas dans le temple bleu
tile-disc_temple_red = Tuile Temple rouge
tile-disc_temple_red-long = à utiliser une fois pour un pas dans le temple rouge
tile-disc_temple_green = Tuile Temple vert
tile-disc_temple_green-long = à utiliser une fois pour un pas dans le temple vert
tile-disc_cocoa_4 = Tuile de 4 cacao
tile-disc_cocoa_4-long = à utiliser une fois pour 4 cacao
tile-disc_power_up_2 = Tuile Renforcement
tile-disc_power_up_2-long = à utiliser une fois pour deux renforcements, sur n’importe quels plateaux
tile-disc_double_move = Double déplacement
tile-disc_double_move-long = à utiliser une fois pour déplacer ensemble deux de vos ouvriers
tile-disc_free_cocoa = Cacao gratuit
tile-disc_free_cocoa-long = à utiliser une fois au lieu de payer du cacao
tile-disc_move_any = Déplacement libre
tile-disc_move_any-long = à utiliser une fois pour aller aussi loin que vous voulez
tile-disc_extra_worker = Ouvrier supplémentaire
tile-disc_extra_worker-long = à utiliser une fois à l’Alchimie, chez les Nobles ou au Chantier pour agir avec un ouvrier de plus
tile-tech_01_palace_cocoa = Technologie : cacao au Palais
tile-tech_01_palace_cocoa-long = 1 cacao chaque fois qu’un de vos ouvriers atteint ou dépasse le Palais
tile-tech_03_alchemy_nobles_vp = Technologie : Alchimie et Nobles
tile-tech_03_alchemy_nobles_vp-long = 3 points pour chaque action principale à l’Alchimie ou chez les Nobles
tile-tech_05_extra_resource = Technologie : récoltes abondantes
tile-tech_05_extra_resource-long = un bois, une pierre ou un or de plus à chaque récolte
tile-tech_07_gather_cocoa_vp = Technologie : cacao des récolteurs
tile-tech_07_gather_cocoa_vp-long = 1 cacao et 1 point à chaque récolte
tile-tech_09_decoration_vp = Technologie : peintres
tile-tech_09_decoration_vp-long = 4 points pour chaque décoration
tile-tech_11_construction_vp = Technologie : bâtisseurs
tile-tech_11_construction_vp-long = 3 points pour chaque action principale au Chantier
tile-tech_13_paid_power_up = Technologie : entraînement
tile-tech_13_paid_power_up-long = après les renforcements d’une action principale, payez 1 cacao pour un de plus
tile-tech_15_extra_builder = Technologie : un bâtisseur de plus
tile-tech_15_extra_builder-long = au Chantier, vous agissez avec un ouvrier de plus et payez un bois ou une pierre de moins
tile-tech_17_construction_temple = Technologie : consécration
tile-tech_17_construction_temple-long = un pas dans un temple au choix pour chaque action principale au Chantier
tile-royal_a_technology_vp = Tuile royale : technologies
tile-royal_a_technology_vp-long = 2 points par technologie que vous avez, dans la limite de la force de l’ouvrier
tile-royal_a_pyramid_vp = Tuile royale : piste Pyramide
tile-royal_a_pyramid_vp-long = 2 points par pas sur la piste Pyramide, dans la limite de la force de l’ouvrier
tile-royal_a_avenue_vp = Tuile royale : Allée
tile-royal_a_avenue_vp-long = 1 point par pas sur l’Allée, dans la limite de la force de l’ouvrier plus un
tile-royal_b_cocoa_to_wood_stone = Tuile royale : bois et pierre
tile-royal_b_cocoa_to_wood_stone-long = payez 1 cacao pour 1 bois et 1 pierre, autant de fois que la force de l’ouvrier
tile-royal_b_cocoa_to_stone_gold = Tuile royale : pierre et or
tile-royal_b_cocoa_to_stone_gold-long = payez 1 cacao pour 1 pierre et 1 or, autant de fois que la force de l’ouvrier
tile-royal_b_cocoa_resource_to_resources = Tuile royale : commerce
tile-royal_b_cocoa_resource_to_resources-long = une fois, payez 1 cacao et 1 ressource pour autant de ressources que la force de l’ouvrier
tile-royal_c_cocoa_by_power = Tuile royale : cacao
tile-royal_c_cocoa_by_power-long = cacao : un de plus que la force de l’ouvrier
tile-royal_c_resource_to_cocoa = Tuile royale : ressources contre cacao
tile-royal_c_resource_to_cocoa-long = donnez 1 ressource pour 2 cacao, autant de fois que la force de l’ouvrier
tile-royal_c_cocoa_to_temples = Tuile royale : temples
tile-royal_c_cocoa_to_temples-long = payez 1 cacao pour un pas dans un temple au choix, une fois de moins que la force de l’ouvrier
tile-bonus_best_mask_set = votre meilleure série de masques une fois encore
tile-bonus_technologies = 5 points par technologie
tile-bonus_flat_15 = 15 points
tile-bonus_avenue = 3 points par pas sur l’Allée
tile-bonus_bonus_tiles = 9 points par bonus de temple atteint
tile-bonus_discoveries = 2 points par tuile Découverte qui n’est pas un masque
tile-bonus_workers = 4 points par ouvrier, 9 si sa force est 4 ou 5
tile-asc_vp = 5 points
tile-asc_cocoa = 5 cacao
tile-asc_temple_1 = un pas dans un temple au choix
tile-asc_temple_2 = deux pas dans des temples au choix pour 3 cacao
tile-asc_fourth_worker = votre quatrième ouvrier, de force 3, et 2 cacao

## Noms

game-title = Teotihuacán
game-line = Menez vos ouvriers autour de la ville, élevez la pyramide du Soleil et montez dans trois temples. Un jeu de stratégie où les dés sont des ouvriers.
game-minutes = 60
worker-name = { $board } { $power }
worker-at = { $count ->
        [one] { $board } { $power }
       *[other] { $board } { $power } (×{ $count })
    }
worker-locked = { $board } { $power }, bloqué

royal-short-royal_a_technology_vp = Points technologies
royal-short-royal_a_pyramid_vp = Points pyramide
royal-short-royal_a_avenue_vp = Points Allée
royal-short-royal_b_cocoa_to_wood_stone = Bois et pierre
royal-short-royal_b_cocoa_to_stone_gold = Pierre et or
royal-short-royal_b_cocoa_resource_to_resources = Une pour plusieurs
royal-short-royal_c_cocoa_by_power = Cacao
royal-short-royal_c_resource_to_cocoa = Ressources en cacao
royal-short-royal_c_cocoa_to_temples = Avancées (temples)
technology-short-tech_01_palace_cocoa = Cacao au Palais
technology-short-tech_03_alchemy_nobles_vp = Alchimie et Nobles
technology-short-tech_05_extra_resource = Récoltes abondantes
technology-short-tech_07_gather_cocoa_vp = Cacao des récolteurs
technology-short-tech_09_decoration_vp = Peintres
technology-short-tech_11_construction_vp = Bâtisseurs
technology-short-tech_13_paid_power_up = Entraînement
technology-short-tech_15_extra_builder = Un bâtisseur de plus
technology-short-tech_17_construction_temple = Consécration

site-blue_4 = marche 4 du temple bleu
site-red_5 = marche 5 du temple rouge
site-green_3 = marche 3 du temple vert
site-green_6 = marche 6 du temple vert
site-avenue_3 = case 3 de l’Allée
site-avenue_6 = case 6 de l’Allée
site-avenue_8 = case 8 de l’Allée
site-palace = Palais
site-forest = Forêt
site-stone_quarry = Carrière
site-gold_deposits = Gisements d’or
site-decorations = Décorations

## Quantités

unit = { $unit ->
        [points] Points
        [cocoa] Cacao
        [wood] Bois
        [stone] Pierre
        [gold] Or
        [blue] Temple bleu
        [red] Temple rouge
        [green] Temple vert
        [avenue] Allée
        [track] Piste Pyramide
        [workers] Ouvriers
        [technologies] Technologies
        [masks] Masques
       *[tiles] Tuiles
    }
change-short = { $before }→{ $after }
change = { $unit } { $before } → { $after }
amount-points = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
amount-blue = { $amount ->
        [one] { $amount } pas dans le temple bleu
       *[other] { $amount } pas dans le temple bleu
    }
amount-red = { $amount ->
        [one] { $amount } pas dans le temple rouge
       *[other] { $amount } pas dans le temple rouge
    }
amount-green = { $amount ->
        [one] { $amount } pas dans le temple vert
       *[other] { $amount } pas dans le temple vert
    }
amount-temple_blue = 1 pas dans le temple bleu
amount-temple_red = 1 pas dans le temple rouge
amount-temple_green = 1 pas dans le temple vert
amount-avenue = { $amount ->
        [one] { $amount } pas sur l’Allée
       *[other] { $amount } pas sur l’Allée
    }
amount-track = { $amount ->
        [one] { $amount } pas sur la piste Pyramide
       *[other] { $amount } pas sur la piste Pyramide
    }
amount-workers = { $amount ->
        [one] { $amount } ouvrier
       *[other] { $amount } ouvriers
    }
amount-technologies = { $amount ->
        [one] { $amount } technologie
       *[other] { $amount } technologies
    }
amount-technology = une technologie
amount-masks = { $amount ->
        [one] { $amount } masque
       *[other] { $amount } masques
    }
amount-tiles = { $amount ->
        [one] { $amount } tuile Découverte
       *[other] { $amount } tuiles Découverte
    }
amount-discovery = une tuile Découverte
amount-power_up = { $amount ->
        [one] { $amount } renforcement
       *[other] { $amount } renforcements
    }
brief-points = { $amount } PV
brief-cocoa = { $amount } cacao
brief-wood = { $amount } bois
brief-stone = { $amount ->
        [one] { $amount } pierre
       *[other] { $amount } pierres
    }
brief-gold = { $amount } or
brief-blue = bleu +{ $amount }
brief-red = rouge +{ $amount }
brief-green = vert +{ $amount }
brief-avenue = Allée +{ $amount }
brief-track = piste +{ $amount }
brief-workers = un ouvrier
brief-technologies = une technologie
brief-masks = un masque
brief-tiles = une tuile
brief-raised = { $count ->
        [one] renforcement
       *[other] { $count } renforcements
    }
brief-then-take = choix de ressources
brief-then-any = temple au choix
brief-then-matched = avancées (temples)
brief-then-claim = prendre une tuile ?
brief-then-fresh = l’utiliser ?
brief-then-learn = une technologie
brief-then-house = une maison
brief-then-decorate = une décoration
brief-then-build = poser des tuiles
brief-then-power = renforcement
brief-then-power_any = renforcement
brief-then-paid_power = un renforcement de plus ?
brief-then-wheel = ascension
brief-then-royal_exchange = combien de fois ?
brief-then-royal_give = combien ?
brief-then-royal_single = laquelle ?
brief-then-royal_temples = quel temple ?
brief-then-salary = salaires
brief-then-station = ouvriers
brief-then-start_power = renforcement
brief-then-attached = une tuile ?
brief-then-act = agir là
points-short = { $points } PV
cost = −{ $cost }
cost-free = avec tuile

## Ce qui arriverait aussi tout de suite

also-raised = un ouvrier passe à la force { $power }
also-ascended = un ouvrier accomplit son ascension
also-evicted = { $name } retrouve un ouvrier libre
also-power_lost = aucun ouvrier à renforcer là
also-royalty = { $name } marque aussi
also-blocked = { $temple } : aucun pas possible
also-claimed = { $tile }
also-learned = { $tile }

## Ce qui viendrait ensuite

then-over = la partie se termine
then-end = le tour se termine
then-window = terminer votre tour
then-turn = poursuivre votre tour
then-act = choisir ce que vous y faites
then-take = choisir vos ressources
then-any = choisir un temple
then-matched = choisir l’ordre de vos avancées dans les temples
then-claim = prendre une tuile Découverte ou la laisser
then-fresh = utiliser la tuile maintenant ou la garder
then-learn = choisir une technologie
then-house = choisir une rangée pour la maison
then-decorate = choisir une décoration et un escalier
then-build = poser des tuiles Pyramide
then-power = choisir l’ouvrier à renforcer
then-power_any = choisir l’ouvrier à renforcer
then-paid_power = si vous voulez, un renforcement de plus contre du cacao
then-wheel = choisir la récompense de l’ascension
then-royal_exchange = choisir combien de fois vous échangez
then-royal_give = choisir ce que vous donnez
then-royal_single = choisir ce que vous donnez
then-royal_temples = choisir un temple
then-salary = payer les salaires
then-station = placer des ouvriers sur vos plateaux
then-start_power = choisir l’ouvrier à renforcer
then-attached = prendre la tuile dévoilée ou la laisser
outlook-idle = Avant chaque choix, vous lirez ici ce qu’il coûte et ce qu’il rapporte.
outlook-idle-turn = Un ouvrier avance de 1 à 3 plateaux. Coûts et gains s’affichent d’abord ici.
outlook-idle-build = Le nombre sur une case : le maximum de points que la tuile choisie peut y rapporter.
outlook-idle-window = Tant que votre tour n’est pas terminé, vous pouvez encore l’annuler.

## Que faire maintenant

prompt-keep = Gardez deux tuiles : elles fixent vos biens et votre départ.
prompt-pick = Choisissez une tuile : elle donne des biens et un départ.
prompt-station = Choisissez trois plateaux pour vos premiers ouvriers.
prompt-start_power = Quel ouvrier renforcez-vous ?
prompt-attached = Prendre la tuile Découverte dévoilée ?
prompt-turn = Choisissez un ouvrier, ou un plateau où aller.
prompt-where = Que faites-vous, et où ?
prompt-again = Touchez de nouveau pour confirmer.
prompt-all-locked = Tous vos ouvriers sont bloqués : libérez-les.
prompt-act = { $board } : que faites-vous ici ?
prompt-window = Utilisez des tuiles ou terminez votre tour.
prompt-done = Votre action est faite : terminez votre tour.
prompt-take = { $count ->
        [one] Choisissez une ressource.
       *[other] Choisissez { $count } ressources.
    }
prompt-any = Dans quel temple avancez-vous ?
prompt-matched = Quel temple d’abord ?
prompt-claim = Prendre une tuile ({ $site }) ?
prompt-fresh = { $tile } : l’utiliser maintenant, ou la garder ?
prompt-learn = Quelle technologie apprenez-vous ?
prompt-house = Dans quelle rangée bâtissez-vous ?
prompt-decorate = Prenez une décoration, puis un escalier.
prompt-build = { $first ->
        [1] { $left ->
            [one] Posez une tuile Pyramide : prenez-en une, puis une place.
           *[other] Posez jusqu’à { $left } tuiles Pyramide : prenez-en une, puis une place.
        }
       *[0] { $left ->
            [0] On ne peut plus poser de tuile.
            [one] Vous pouvez encore poser une tuile.
           *[other] Vous pouvez encore poser { $left } tuiles.
        }
    }
prompt-power = { $count ->
        [one] { $board } : quel ouvrier renforcez-vous ?
       *[other] { $board }, { $count } renforcements : quel ouvrier d’abord ?
    }
prompt-power_any = Quel ouvrier renforcez-vous ?
prompt-paid_power = Un renforcement de plus contre du cacao ?
prompt-wheel = Votre ouvrier accomplit son ascension. Choisissez une récompense.
prompt-royal_exchange = Échangez jusqu’à { $count } fois.
prompt-royal_give = Donnez jusqu’à { $count } ressources, chacune contre du cacao.
prompt-royal_single = Donner une ressource pour en choisir { $count } autres ?
prompt-royal_temples = Payer du cacao pour un pas dans un temple ?
prompt-salary = Payez vos ouvriers : chaque ouvrier non payé vous coûte des points.

## Boutons

own-workers = Vos ouvriers
own-tiles = Vos tuiles
boards-reach = Plateaux à portée
looking = Un instant…
board-reach-short = { $board } · { $steps }
steps-short = { $steps }
act-collect = Récolter
act-main-forest = Travailler
act-main-stone_quarry = Travailler
act-main-gold_deposits = Travailler
act-main-alchemy = Apprendre
act-main-nobles = Bâtir une maison
act-main-decorations = Décorer
act-main-construction = Bâtir
ability-temple_blue = Temple bleu
ability-temple_red = Temple rouge
ability-temple_green = Temple vert
ability-temple_any = Temple au choix
ability-royal_tile = Tuile royale
act-both = { $ability } + { $tile }
act-both-tile-first = { $tile } + { $ability }
act-mode = { $mode ->
        [ability] { $ability ->
            [temple_blue] Bleu
            [temple_red] Rouge
            [temple_green] Vert
            [temple_any] Temple
           *[royal_tile] Utiliser
        }
        [claim] Tuile
       *[other] Les deux
    }
stairs-short = { $stairs ->
        [north] Nord
        [east] Est
        [south] Sud
       *[west] Ouest
    }
tap-again = retouchez
act-and-tile = Et { $tile }
do-tile-first = La tuile d’abord
do-worship-with = Avec le { $power }
do-undo-turn = Annuler le tour
do-use = Utiliser : { $tile }
do-use-now = L’utiliser
do-unlock = { $how ->
        [turn] Les libérer tous (un tour)
        [cocoa] Libérer
       *[tile] Libérer (tuile)
    }
do-decline = { $phase ->
        [fresh] La garder
        [claim] La laisser
        [attached] La laisser
        [power] Perdre le renforcement
        [paid_power] Non merci
       *[other] Rien de plus
    }
do-reward = Plutôt la récompense
do-house = Rangée { $row }
do-pay = Payer
do-exchange = { $times ->
        [one] Une fois
       *[other] { $times } fois
    }
do-take = Prendre { $goods }
do-choose-first = Choisir d’abord
do-give = Donner { $goods }
do-stop = Arrêter là
do-keep = Garder ces deux-là
do-station = Y placer les ouvriers
start-gain = { $gain }
start-boards = plateaux : { $boards }
good-less = { $good ->
        [wood] Moins de bois
        [stone] Moins de pierre
       *[gold] Moins d’or
    }
good-more = { $good ->
        [wood] Plus de bois
        [stone] Plus de pierre
       *[gold] Plus d’or
    }
raise-to = à la force { $power }
raise-ascends = ascension
build-tiles = Tuile
build-save = Une ressource de moins
do-take-tile = Tuile { $number }
do-save = { $good ->
        [wood] moins de bois
        [stone] moins de pierre
       *[none] plein prix
    }
do-turn-left = Tourner à gauche
do-turn-right = Tourner à droite
do-lay = La poser
laying-label = { $points } PV
decorate-tiles = Décoration
decorate-sides = Escalier
do-take-decoration = Décoration { $number }
salary-owed = Vos ouvriers ont droit à { $wage } cacao ; vous en avez { $cocoa }.
salary-worker = { $paid ->
        [yes] { $board }
       *[no] { $board }, non payé
    }
salary-free = Tout payer avec la tuile
salary-too-much = Pas assez de cacao pour tous
do-salary = { $cost ->
        [0] Ne rien payer
       *[other] Payer { $cost } cacao
    }

## Un plan, pas à pas

step-move = { $pair ->
        [yes] Déplacer deux ouvriers, { $worker } vers { $board }
       *[no] Déplacer { $worker } vers { $board }
    }
step-collect = Récolter du cacao : { $board }
step-main = Action principale : { $board }
step-worship = { $mode ->
        [ability] { $board } : culte pour la capacité
        [claim] { $board } : culte pour la tuile Découverte
        [both_ability_first] { $board } : culte pour la capacité, puis la tuile
       *[both_claim_first] { $board } : culte pour la tuile, puis la capacité
    }
step-advance = { $temple ->
        [blue] Avancer dans le temple bleu
        [red] Avancer dans le temple rouge
       *[green] Avancer dans le temple vert
    }
step-claim = Prendre la tuile : { $tile }
step-use = Utiliser la tuile : { $tile }
step-learn = Apprendre : { $technology }
step-house = Bâtir une maison dans la rangée { $row }
step-decorate = { $side ->
        [north] Décorer l’escalier nord
        [east] Décorer l’escalier est
        [south] Décorer l’escalier sud
       *[west] Décorer l’escalier ouest
    }
step-build = Poser une tuile Pyramide : niveau { $level }, rangée { $row }, colonne { $column }
step-raise = Renforcer { $worker }
step-ascend = Ascension : { $reward }
step-take = Prendre { $goods }
step-give = Donner { $goods }
step-exchange = { $times ->
        [one] Échanger une fois
       *[other] Échanger { $times } fois
    }
step-station = Placer les ouvriers : { $boards }
step-keep = Tuiles Départ : prendre { $tiles }
step-unlock = Libérer vos ouvriers
step-decline = Y renoncer
step-reward = Prendre la récompense de la marche
step-stop = Cesser de bâtir
step-pay = Payer pour un renforcement de plus
step-salary = Payer les salaires

named = { $name } : { $line }
pill-not = { $title } : impossible maintenant
pill-brings = { $title } : { $pay ->
        [none] { $brings }
       *[other] payer { $pay } ; { $brings }
    }
can-choose = choix possible

## Joueurs et réserves

dice-label = Ouvriers et tuiles
has = { $technologies ->
        [one] { $technologies } technologie
       *[other] { $technologies } technologies
    } · salaires { $wage }
has-masks = masques { $masks } ({ $points })
header = Ère { $era } sur { $eras }{ $state ->
        [last_round] {" "}· dernier tour
       *[other] {" "}· { $turns }
    }
header-avenue = Allée ×{ $visible }
left-title = Ce qui reste
left-stack = { $kind ->
        [discovery] Tuiles Découverte : { $count }
        [pyramid] Tuiles Pyramide : { $count }
       *[decoration] Décorations : { $count }
    }
projected = À l’éclipse +{ $total } ({ $avenue } + { $leader } + { $pyramid } + { $masks })
projected-long = Si l’éclipse avait lieu maintenant : Allée + tête de la piste Pyramide + pas sur celle-ci + masques

## Éclipse et fin

eclipse-title = { $final ->
        [yes] La dernière éclipse
       *[no] Éclipse { $eclipse }
    }
eclipse-avenue = Allée
eclipse-leader = Tête
eclipse-pyramid = Pyramide
eclipse-masks = Masques
eclipse-salary = Salaires
eclipse-bonus = Temples
eclipse-total = Score
eclipse-paid = { $lost ->
        [0] { $paid } cacao
       *[other] −{ $lost } ({ $paid } cacao)
    }
eclipse-how = Chaque pas sur l’Allée a rapporté { $visible }. La tête, c’est la première place sur la piste Pyramide.
plus = +{ $points }
turn-spent = { $name } : tour complet
moment-eclipse = L’éclipse approche : encore un tour de table
moment-pyramid = La pyramide est achevée : la prochaine éclipse sera la dernière
chart-part = Ère { $era }, { $source }
chart-title = D’où viennent les points, ère par ère
source-building = Construction
source-temples = Avancées dans les temples
source-technologies = Technologies
source-work = Plateaux et tuiles
source-avenue = Allée
source-track = Piste Pyramide
source-masks = Masques
source-bonuses = Bonus des temples
source-salary = Ouvriers non payés

## Comment jouer

guide-goal = Vous bâtissez la Cité des dieux avec quelques ouvriers, représentés par des dés. Vous marquez en bâtissant, en montant dans les temples, en réunissant des masques, et lors des trois éclipses. Le plus haut score l’emporte.
guide-turn-title = Votre tour
guide-turn = Déplacez un de vos ouvriers d’un à trois plateaux dans le sens des aiguilles d’une montre et faites-y une chose : l’action principale, le culte ou la récolte de cacao. Une action principale coûte 1 cacao par couleur déjà présente ; la récolte rapporte 1 cacao, et 1 de plus par couleur. Le culte est gratuit, mais bloque votre ouvrier sur place jusqu’à ce que vous libériez tous vos ouvriers (un tour entier, ou 3 cacao) ou que quelqu’un prenne sa place.
guide-boards-title = Les plateaux
guide-palace = Culte seulement : utilisez la tuile royale de l’emplacement. Plus votre ouvrier est fort, plus elle rapporte.
guide-forest = Récoltez du bois. La quantité dépend du nombre de vos ouvriers et de la force du plus faible.
guide-stone_quarry = Récoltez de la pierre de la même façon.
guide-gold_deposits = Récoltez de l’or de la même façon.
guide-alchemy = Apprenez une technologie contre de l’or et avancez dans son temple. La deuxième rangée demande deux ouvriers, ou un de force 4 ou 5.
guide-nobles = Bâtissez une maison contre du bois : des points et un pas sur l’Allée des Morts. Avec plus d’ouvriers, vous atteignez de meilleures rangées.
guide-decorations = Décorez un escalier de la pyramide contre de l’or : des points, davantage par icône assortie, et un pas sur la piste Pyramide.
guide-construction = Posez des tuiles Pyramide contre de la pierre et du bois, une par ouvrier : des points pour le niveau et pour chaque icône assortie. Les icônes de couleur assorties vous font avancer dans leurs temples.
guide-power-title = Force et ascension
guide-power = Après une action principale, vos ouvriers présents gagnent en force. Un ouvrier qui dépasse 5 accomplit son ascension : il recommence au Palais avec la force 1, et vous recevez un pas sur l’Allée et une récompense de la roue.
guide-temples-title = Temples et tuiles Découverte
guide-temples = Chaque marche d’un temple rapporte quelque chose ; certaines portent des tuiles Découverte à prendre. Atteindre l’une des deux dernières marches donne à la fin le bonus du temple. Les tuiles Découverte sont des masques, ou servent une fois.
guide-eclipse-title = Éclipses
guide-eclipse = À une éclipse, vous marquez pour vos pas sur l’Allée, pour la tête de la piste Pyramide, pour chaque pas sur celle-ci ({ $track } points aux trois éclipses), et pour les séries de masques différents ({ $masks } points pour un à sept masques). Puis vous payez 1 cacao à chaque ouvrier, 2 pour une force de 4 ou 5 ; chaque ouvrier non payé vous coûte des points.
guide-end-title = La fin
guide-end = La partie se termine à la troisième éclipse ou, si la pyramide est achevée avant, à l’éclipse qui suit.

## Mise en place

option-profile = Règles
option-profile-standard = Standard
option-profile-standard-line = Le jeu tel qu’il est publié. Chaque ouvrier non payé coûte 3 points ; une marche avec des tuiles ne donne que les tuiles.
option-profile-seed = Calendrier court
option-profile-seed-line = Comme « Standard », mais le calendrier avance après chaque tour : environ deux fois moins de tours.
option-profile-rulebook = À la lettre
option-profile-rulebook-line = Chaque cacao non payé coûte 3 points, et une marche avec des tuiles peut donner sa récompense à la place.
option-profile-bga = Comme en ligne
option-profile-bga-line = Comme « à la lettre », mais trois technologies bon marché et trois chères, n’importe quelle rangée de maisons, et la tuile Cacao gratuit paie tout.
option-first_game = Mise en place
option-first_game-false = Complète
option-first_game-false-line = Plateaux et tuiles sont tirés, et vous choisissez vos tuiles Départ.
option-first_game-true = Première partie
option-first_game-true-line = Tout est préparé pour vous, vous pouvez commencer aussitôt.
option-draft = Tuiles Départ
option-draft-false = Distribuées
option-draft-false-line = Chacun en reçoit quatre et en garde deux.
option-draft-true = Choisies à tour de rôle
option-draft-true-line = Toutes sont visibles, et l’on en choisit deux à tour de rôle.
saved-variant = { $profile ->
        [seed] Teotihuacán, calendrier court
        [rulebook] Teotihuacán, à la lettre
        [bga] Teotihuacán, comme en ligne
       *[standard] Teotihuacán
    }
keys-game = R et Maj+R : tourner la tuile, L : la poser
