# Ce qui se passe à Teotihuacán et pourquoi quelque chose est impossible, en français. Lu par le moteur (sacbe.core.texts) et le site.

## Événements : mise en place

order = { $seat } a le numéro { $number } dans l’ordre du tour.
board_laid = Place { $slot } de l’anneau : { $board }.
royal_laid = Emplacement { $space } du Palais : { $tile }.
bonus_laid = Le bonus { $temple-of } : { $tile }.
technology_laid = Sur le plateau Alchimie : { $tile }.
revealed = Dévoilé : { $tile }.
found = On trouve { $site-in } : { $tile }.
supplied = { $seat } commence avec { $gain }{ $technologies-count ->
        [0] .
       *[other] , et avec { $technologies }.
    }
dealt = { $seat } reçoit { $tile }.
attached = Dévoilé avec { $start } : { $tile }.
laid_open = À choisir tour à tour : { $tile }.
picked = { $seat } choisit { $tile }.
kept = { $seat } garde { $tiles }.
stationed = { $seat } place ses ouvriers { $boards-in }.
neutral_tile = Les ouvriers neutres vont là où l’indique { $tile }.

## Événements : le tour

gained = { $seat } gagne { $gain }.
collected = { $seat } récolte { $gain }.
profited = { $seat } gagne { $gain } grâce à { $technology }.
waived = { $seat } utilise { $tile } au lieu de payer { $cost }.
unlocked = { $seat } libère tous ses ouvriers et ne fait rien d’autre.
unlocked_for_cocoa = { $pay-count ->
        [0] { $seat } libère tous ses ouvriers.
       *[other] { $seat } paie { $pay } pour libérer tous ses ouvriers.
    }
moved = { $seat } déplace { $powers-count ->
        [one] un ouvrier de force { $powers }
       *[other] deux ouvriers de force { $powers }
    } { $start-of } { $board-to }{ $tiles-count ->
        [0] .
       *[other] , avec { $tiles }.
    }
ended = { $seat } termine son tour.
worshipped = { $seat } célèbre le culte { $space-in } { $mode ->
        [ability] pour la capacité
        [claim] pour la tuile Découverte
        [both_ability_first] pour la capacité, puis la tuile Découverte
       *[both_claim_first] pour la tuile Découverte, puis la capacité
    }{ $pay-count ->
        [0] .
       *[other] , en payant { $pay }.
    }
evicted = { $other } retrouve son ouvrier, libéré { $board-in }.
royal_used = { $gain-count ->
        [0] { $seat } utilise { $tile } et ne gagne rien.
       *[other] { $seat } utilise { $tile } et gagne { $gain }.
    }
exchanged = { $pay-count ->
        [0] { $seat } obtient { $gain } avec { $tile }.
       *[other] { $seat } échange { $pay } contre { $gain } avec { $tile }.
    }
gave = { $gain-count ->
        [0] { $seat } dépense { $pay } pour { $tile }.
       *[other] { $seat } échange { $pay } contre { $gain } avec { $tile }.
    }
bought_advance = { $pay-count ->
        [0] { $seat } avance { $temple-in } avec { $tile }.
       *[other] { $seat } paie { $pay } pour avancer { $temple-in } avec { $tile }.
    }
main = { $seat } effectue l’action principale { $board-of }{ $pay-count ->
        [0] .
       *[other] , en payant { $pay }.
    }
learned = { $seat } apprend { $technology }{ $pay-count ->
        [0] .
       *[other] , en payant { $pay }.
    }
royalty = { $seat } connaît déjà cette technologie et marque { $gain }.
housed = { $seat } bâtit une maison dans la rangée { $row } pour { $pay } et gagne { $gain }.
decorated = { $seat } décore { $side } avec { $tile } pour { $pay } et gagne { $gain } ({ $matches ->
        [0] aucune icône assortie
        [one] une icône assortie
       *[other] { $matches } icônes assorties
    }).
built = { $seat } pose { $tile } ({ $square }) pour { $pay } et gagne { $gain } ({ $matches ->
        [0] aucune icône assortie
        [one] une icône assortie
       *[other] { $matches } icônes assorties
    }).

## Événements : récompenses

advanced = { $seat } avance à la marche { $step } { $temple-of }{ $gain-count ->
        [0] .
       *[other] , et gagne { $gain }.
    }
blocked = { $seat } ne peut pas avancer { $temple-in }.
rewarded = { $gain-count ->
        [0] { $seat } prend la récompense de la marche { $step } { $temple-of }.
       *[other] { $seat } prend la récompense de la marche { $step } { $temple-of } : { $gain }.
    }
walked = { $seat } atteint la case { $step } de l’Allée des Morts.
claimed = { $seat } prend { $tile } { $site-in }{ $pay-count ->
        [0] .
       *[other] , en payant { $pay }.
    }
used = { $seat } utilise { $tile }{ $gain-count ->
        [0] .
       *[other] , et gagne { $gain }.
    }
declined = { $seat } { $offer ->
        [fresh] garde la tuile pour plus tard
       *[other] y renonce
    }.
raised = { $seat } renforce un ouvrier { $board-in } : force { $power }.
ascended = Ascension pour { $seat } { $board-in } : l’ouvrier recommence au Palais.
power_lost = { $seat } n’a là aucun ouvrier libre : { $count ->
        [one] un renforcement est perdu
       *[other] { $count } renforcements sont perdus
    }.
wheel = { $seat } choisit sa récompense d’ascension : { $reward }.
fourth_worker = { $seat } fait venir au Palais son quatrième ouvrier, de force { $power }.
paid_power = { $seat } paie { $pay } pour un renforcement de plus.

## Événements : calendrier

eclipse_coming = Le disque blanc a rejoint le noir : l’éclipse { $eclipse } approche.
completed = { $seat } achève la pyramide ; la prochaine éclipse sera la dernière.
last_round = Encore un tour de table, puis l’éclipse { $eclipse }.
eclipse = Éclipse { $eclipse }.
eclipse_scored = { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $avenue } pour l’Allée, { $leader } pour la tête de la piste Pyramide, { $pyramid } pour { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    } sur celle-ci, { $masks } pour les masques.
salary = { $pay-count ->
        [0] { $seat } ne paie pas ses ouvriers
       *[other] { $seat } paie { $pay } à ses ouvriers
    }{ $lost ->
        [0] .
        [one] , et perd un point.
       *[other] , et perd { $lost } points.
    }
next_era = L’ère { $era } commence.
bonus = { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour le bonus { $temple-of }.
game_over = La partie est terminée ; { $other } gagne.

## Refus : moments

no_such_action = Teotihuacán ne connaît pas l’action « { $action } ».
game_is_over = La partie est terminée.
no_chance_now = Aucun tirage n’a lieu en ce moment.
cannot_be_drawn = Impossible de tirer cela maintenant : { $name }.
chance_first = Un tirage doit d’abord avoir lieu.
due_keep = Gardez d’abord deux de vos tuiles Départ.
due_pick = Choisissez d’abord une tuile Départ.
due_station = Placez d’abord vos ouvriers sur trois plateaux.
due_power = Renforcez d’abord un ouvrier.
due_claim = Décidez d’abord si vous prenez une tuile Découverte.
due_turn = Commencez votre tour par un déplacement, ou libérez tous vos ouvriers.
due_act = Choisissez d’abord ce que vous faites sur le plateau d’arrivée.
due_end = Votre action est faite : utilisez des tuiles, payez pour libérer, ou terminez votre tour.
due_take = Choisissez d’abord vos ressources.
due_temple = Choisissez d’abord un temple.
due_fresh = Décidez d’abord si vous utilisez la tuile que vous venez de prendre.
due_learn = Choisissez d’abord une technologie.
due_house = Choisissez d’abord la rangée de votre maison.
due_decorate = Placez d’abord une décoration.
due_build = Posez d’abord une tuile Pyramide, ou cessez de bâtir.
due_paid_power = Décidez d’abord si vous payez pour un renforcement de plus.
due_wheel = Choisissez d’abord la récompense de l’ascension.
due_royal = Décidez d’abord comment utiliser la tuile royale.
due_salary = Décidez d’abord du salaire de vos ouvriers.

## Refus : raisons

cannot_pay = Cela coûte { $cost }, et vous { $has ->
        [0] n’en avez pas
       *[other] n’avez que { $has }
    }.
not_waived = Dans cette partie, la tuile Cacao gratuit ne paie pas ceci.
nothing_to_waive = Il n’y a pas de cacao à payer : la tuile Cacao gratuit ne servirait à rien.
no_tile = Vous ne pouvez pas utiliser { $tile } : vous n’en avez pas d’inutilisée.
not_dealt = Vous avez reçu { $tiles } ; gardez-en deux, nommées dans cet ordre.
not_in_row = Vous ne pouvez pas choisir { $tile }, absente de la rangée.
not_shown = Choisissez trois plateaux différents parmi ceux que montrent vos tuiles, dans l’ordre de leurs numéros.
take_wrong = Choisissez { $count ->
        [one] une ressource
       *[other] { $count } ressources, dans l’ordre bois, pierre, or
    }.
give_wrong = Vous pouvez donner au plus { $count ->
        [one] une ressource
       *[other] { $count } ressources, dans l’ordre bois, pierre, or
    }.
too_often = C’est plus que ne le permet la force de votre ouvrier{ $count ->
        [0] .
       *[other] {" "}({ $count }).
    }
not_matched = Aucune icône de couleur assortie ne fait avancer { $temple-in }.
temple_blocked = Votre marqueur ne peut pas avancer depuis la marche { $step } { $temple-of }.
tile_not_there = Vous ne pouvez pas prendre { $tile } ici.
no_reward = Tant que des tuiles se trouvent sur cette marche, sa récompense n’est pas donnée.
no_reward_here = Cet endroit n’a pas de récompense imprimée.
mandatory = Un renforcement est obligatoire tant qu’un de vos ouvriers peut le recevoir.
not_laid_out = Cette partie se joue sans { $tile }.
known = Vous connaissez déjà { $tile }.
second_row = Pour la deuxième rangée, il faut deux ouvriers, ou un ouvrier de force 4 ou 5.
wrong_row = Avec { $workers ->
        [one] un ouvrier
       *[other] { $workers } ouvriers
    }, vous ne pouvez pas bâtir dans la rangée { $row }.
not_on_offer = Il n’y a pas { $tile } parmi les tuiles disponibles.
stair_full = Il n’y a plus de place { $side-on }.
stair_closed = La place suivante { $side-on } demande des tuiles Pyramide en dessous.
no_such_square = La pyramide n’a pas cet emplacement : { $square }.
square_filled = Une tuile s’y trouve déjà : { $square }.
not_supported = Il faut quatre tuiles en dessous : { $square }.
no_discount = Vous n’avez pas de remise, ou vous l’avez utilisée.
no_wood_to_save = Le niveau 1 ne coûte pas de bois : il n’y en a pas à économiser.
cannot_build = Le niveau { $level } coûte plus que vous n’avez : { $have }.
one_tile_at_least = Il faut poser au moins une tuile.
no_worker = { $workers-count ->
        [one] Vous n’avez pas cet ouvrier libre : { $workers }.
       *[other] Vous n’avez pas ces ouvriers libres : { $workers }.
    }
other_board = Renforcez un ouvrier du plateau de l’action principale, pas { $worker }.
all_workers = Vos quatre ouvriers sont en jeu.
salary_form = Avec ces règles, les salaires se paient autrement.
salary_too_high = C’est plus que le salaire de vos ouvriers.
mask_not_used = Les masques ne s’utilisent jamais ; ils rapportent à chaque éclipse.
not_this_window = Vous ne pouvez pas utiliser { $tile } en ce moment.
avenue_end = Vous êtes au bout de l’Allée des Morts.
nobody_to_raise = Tous vos ouvriers sont bloqués : aucun ne peut être renforcé.
no_temple = Vous ne pouvez avancer dans aucun temple.
nobody_there = Vous n’avez aucun ouvrier libre { $board-in }.
nobody_locked = Aucun de vos ouvriers n’est bloqué.
unlock_is_the_turn = Libérer gratuitement occupe un tour entier.
double_form = Avec la tuile Double déplacement, deux ouvriers d’un même plateau, le plus faible nommé d’abord, se déplacent ensemble.
too_far = Un ouvrier avance d’au plus { $count } plateaux.
near_enough = Jusqu’à { $count } plateaux, aucune tuile n’est nécessaire.
no_main_action = Le Palais n’a pas d’action principale.
no_extra_here = Un ouvrier supplémentaire ne sert à rien { $board-in }.
enough_workers = Au-delà de { $count } ouvriers, on ne gagne rien de plus { $board-in } : la tuile serait gâchée.
nothing_to_learn = Il n’y a aucune technologie que vous puissiez atteindre et payer.
no_building = Il ne reste aucune maison.
rows_full = Les rangées ouvertes à autant d’ouvriers sont pleines.
cannot_decorate = Il manque une place libre, une tuile ou de l’or.
cannot_lay = Il n’y a aucune tuile Pyramide que vous puissiez poser et payer.
other_space = Votre ouvrier est { $board-in }, pas { $space-in }.
own_worker_there = Un de vos ouvriers est déjà { $space-in }.
name_the_worker = Deux ouvriers sont arrivés : dites lequel vous bloquez.
one_worker = Seul l’ouvrier arrivé peut être bloqué.
royal_tile_first = Au Palais, il faut utiliser la tuile royale ; la tuile Découverte ne vient qu’en plus.
no_tile_there = Il n’y a pas de tuile Découverte { $board-in }.
no_means = Vous n’avez pas de quoi faire cet échange, même une fois : { $tile }.
no_ability = Vous ne pouvez pas avancer : il ne reste que la tuile à prendre { $board-in }.

## Biens et pas

good-vp = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
good-cocoa = { $amount } cacao
good-wood = { $amount ->
        [0] pas de bois
       *[other] { $amount } bois
    }
good-stone = { $amount ->
        [0] pas de pierre
        [1] 1 pierre
       *[other] { $amount } pierres
    }
good-gold = { $amount } or
good-blue = { $amount } pas dans le temple bleu
good-red = { $amount } pas dans le temple rouge
good-green = { $amount } pas dans le temple vert
good-avenue = { $amount } pas sur l’Allée des Morts
good-track = { $amount } pas sur la piste Pyramide
good-worker = un ouvrier de force { $power } { $board-in }
good-square = rangée { $row }, colonne { $column } du niveau { $level }

## Noms des choses, avec les mots qu’emploient événements et refus

name-blue = le temple bleu
    .of = du temple bleu
    .in = dans le temple bleu
name-red = le temple rouge
    .of = du temple rouge
    .in = dans le temple rouge
name-green = le temple vert
    .of = du temple vert
    .in = dans le temple vert
name-north = l’escalier nord
    .on = sur l’escalier nord
name-east = l’escalier est
    .on = sur l’escalier est
name-south = l’escalier sud
    .on = sur l’escalier sud
name-west = l’escalier ouest
    .on = sur l’escalier ouest
name-palace = le Palais
    .of = du Palais
    .in = au Palais
    .to = au Palais
name-forest = la Forêt
    .of = de la Forêt
    .in = dans la Forêt
    .to = à la Forêt
name-stone_quarry = la Carrière
    .of = de la Carrière
    .in = à la Carrière
    .to = à la Carrière
name-gold_deposits = les Gisements d’or
    .of = des Gisements d’or
    .in = aux Gisements d’or
    .to = aux Gisements d’or
name-alchemy = l’Alchimie
    .of = de l’Alchimie
    .in = à l’Alchimie
    .to = à l’Alchimie
name-nobles = les Nobles
    .of = des Nobles
    .in = chez les Nobles
    .to = chez les Nobles
name-decorations = les Décorations
    .of = des Décorations
    .in = aux Décorations
    .to = aux Décorations
name-construction = le Chantier
    .of = du Chantier
    .in = au Chantier
    .to = au Chantier
name-palace_1 = l’emplacement 1 du Palais
    .in = à l’emplacement 1 du Palais
name-palace_2 = l’emplacement 2 du Palais
    .in = à l’emplacement 2 du Palais
name-palace_3 = l’emplacement 3 du Palais
    .in = à l’emplacement 3 du Palais
name-blue_4 = la marche 4 du temple bleu
    .in = sur la marche 4 du temple bleu
name-red_5 = la marche 5 du temple rouge
    .in = sur la marche 5 du temple rouge
name-green_3 = la marche 3 du temple vert
    .in = sur la marche 3 du temple vert
name-green_6 = la marche 6 du temple vert
    .in = sur la marche 6 du temple vert
name-avenue_3 = la case 3 de l’Allée
    .in = sur la case 3 de l’Allée
name-avenue_6 = la case 6 de l’Allée
    .in = sur la case 6 de l’Allée
name-avenue_8 = la case 8 de l’Allée
    .in = sur la case 8 de l’Allée
name-start = la tuile Départ
    .in = avec la tuile Départ
name-mask_1 = le masque 1
name-mask_2 = le masque 2
name-mask_3 = le masque 3
name-mask_4 = le masque 4
name-mask_5 = le masque 5
name-mask_6 = le masque 6
name-mask_7 = le masque 7
name-disc_vp_4 = la tuile de 4 points
name-disc_resources_3 = la tuile de 3 ressources
name-disc_resources_2 = la tuile de 2 ressources
name-disc_avenue = la tuile Allée
name-disc_temple_any = la tuile Temple au choix
name-disc_temple_blue = la tuile Temple bleu
name-disc_temple_red = la tuile Temple rouge
name-disc_temple_green = la tuile Temple vert
name-disc_cocoa_4 = la tuile de 4 cacao
name-disc_power_up_2 = la tuile Renforcement
name-disc_double_move = la tuile Double déplacement
name-disc_free_cocoa = la tuile Cacao gratuit
name-disc_move_any = la tuile Déplacement libre
name-disc_extra_worker = la tuile Ouvrier supplémentaire
name-tech_01_palace_cocoa = la technologie 1 (cacao au Palais)
name-tech_03_alchemy_nobles_vp = la technologie 3 (points pour Alchimie et Nobles)
name-tech_05_extra_resource = la technologie 5 (une ressource de plus)
name-tech_07_gather_cocoa_vp = la technologie 7 (cacao et un point pour la récolte)
name-tech_09_decoration_vp = la technologie 9 (points pour les décorations)
name-tech_11_construction_vp = la technologie 11 (points pour la construction)
name-tech_13_paid_power_up = la technologie 13 (un renforcement de plus contre du cacao)
name-tech_15_extra_builder = la technologie 15 (un bâtisseur de plus)
name-tech_17_construction_temple = la technologie 17 (une avancée de temple pour la construction)
name-royal_a_technology_vp = la tuile royale A (points pour les technologies)
name-royal_a_pyramid_vp = la tuile royale A (points pour la piste Pyramide)
name-royal_a_avenue_vp = la tuile royale A (points pour l’Allée)
name-royal_b_cocoa_to_wood_stone = la tuile royale B (cacao contre bois et pierre)
name-royal_b_cocoa_to_stone_gold = la tuile royale B (cacao contre pierre et or)
name-royal_b_cocoa_resource_to_resources = la tuile royale B (une ressource contre plusieurs)
name-royal_c_cocoa_by_power = la tuile royale C (cacao)
name-royal_c_resource_to_cocoa = la tuile royale C (ressources contre cacao)
name-royal_c_cocoa_to_temples = la tuile royale C (cacao contre avancées de temple)
name-bonus_best_mask_set = la meilleure série de masques une fois encore
name-bonus_technologies = 5 points par technologie
name-bonus_flat_15 = 15 points
name-bonus_avenue = 3 points par pas sur l’Allée
name-bonus_bonus_tiles = 9 points par bonus de temple atteint
name-bonus_discoveries = 2 points par tuile Découverte
name-bonus_workers = points pour les ouvriers
name-asc_vp = 5 points
name-asc_cocoa = 5 cacao
name-asc_temple_1 = une avancée dans un temple
name-asc_temple_2 = deux avancées dans les temples pour 3 cacao
name-asc_fourth_worker = le quatrième ouvrier
name-start_01 = la tuile Départ 1
name-start_02 = la tuile Départ 2
name-start_03 = la tuile Départ 3
name-start_04 = la tuile Départ 4
name-start_05 = la tuile Départ 5
name-start_06 = la tuile Départ 6
name-start_07 = la tuile Départ 7
name-start_08 = la tuile Départ 8
name-start_09 = la tuile Départ 9
name-start_10 = la tuile Départ 10
name-start_11 = la tuile Départ 11
name-start_12 = la tuile Départ 12
name-start_13 = la tuile Départ 13
name-start_14 = la tuile Départ 14
name-start_15 = la tuile Départ 15
name-start_16 = la tuile Départ 16
name-start_17 = la tuile Départ 17
name-start_18 = la tuile Départ 18
name-deco_01 = la décoration 1
name-deco_02 = la décoration 2
name-deco_03 = la décoration 3
name-deco_04 = la décoration 4
name-deco_05 = la décoration 5
name-deco_06 = la décoration 6
name-deco_07 = la décoration 7
name-deco_08 = la décoration 8
name-deco_09 = la décoration 9
name-deco_10 = la décoration 10
name-deco_11 = la décoration 11
name-deco_12 = la décoration 12
name-deco_13 = la décoration 13
name-deco_14 = la décoration 14
name-deco_15 = la décoration 15
name-pyr_01 = la tuile Pyramide 1
name-pyr_02 = la tuile Pyramide 2
name-pyr_03 = la tuile Pyramide 3
name-pyr_04 = la tuile Pyramide 4
name-pyr_05 = la tuile Pyramide 5
name-pyr_06 = la tuile Pyramide 6
name-pyr_07 = la tuile Pyramide 7
name-pyr_08 = la tuile Pyramide 8
name-pyr_09 = la tuile Pyramide 9
name-pyr_10 = la tuile Pyramide 10
name-pyr_11 = la tuile Pyramide 11
name-pyr_12 = la tuile Pyramide 12
name-pyr_13 = la tuile Pyramide 13
name-pyr_14 = la tuile Pyramide 14
name-pyr_15 = la tuile Pyramide 15
name-pyr_16 = la tuile Pyramide 16
name-pyr_17 = la tuile Pyramide 17
name-pyr_18 = la tuile Pyramide 18
name-pyr_19 = la tuile Pyramide 19
name-pyr_20 = la tuile Pyramide 20
name-pyr_21 = la tuile Pyramide 21
name-pyr_22 = la tuile Pyramide 22
name-pyr_23 = la tuile Pyramide 23
name-pyr_24 = la tuile Pyramide 24
name-pyr_25 = la tuile Pyramide 25
name-pyr_26 = la tuile Pyramide 26
name-pyr_27 = la tuile Pyramide 27
name-pyr_28 = la tuile Pyramide 28
name-pyr_29 = la tuile Pyramide 29
name-pyr_30 = la tuile Pyramide 30
name-pyr_31 = la tuile Pyramide 31
name-pyr_32 = la tuile Pyramide 32
