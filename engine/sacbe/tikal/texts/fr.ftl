# Ce qui se passe à Tikal et pourquoi quelque chose est impossible, en français. Lu par le moteur (sacbe.core.texts) et le site.

## Événements

drawn = { $seat } tire { $kind ->
        [temple] un temple
        [jungle] une jungle
        [treasure] une case trésor
       *[volcano] un volcan
    } : { $tile }.
revealed = La case { $tile } est dévoilée : { $kind ->
        [temple] un temple
        [jungle] une jungle
        [treasure] une case trésor
       *[volcano] un volcan
    }.
chosen = { $seat } choisit { $kind ->
        [temple] un temple
        [jungle] une jungle
        [treasure] une case trésor
       *[volcano] un volcan
    } : { $tile }.
placed = { $seat } pose { $tile } ({ $kind ->
        [temple] temple
        [jungle] jungle
        [treasure] case trésor
       *[volcano] volcan
    }) en { $cell }.
discarded = { $tile } ne peut être posée nulle part et quitte le jeu.
entered = { $seat } met en jeu { $piece ->
        [L] le chef
       *[W] un membre
    } en { $cell }.
hopped = { $seat } déplace { $piece ->
        [L] le chef
       *[W] un membre
    } par le sentier secret de { $start } à { $cell }.
moved = { $seat } déplace { $piece ->
        [L] le chef
       *[W] un membre
    } de { $start } à { $cell } ({ $cost } PA).
uncovered = { $seat } dégage le niveau { $value } en { $cell }.
dug = { $seat } creuse en { $cell }.
found = { $seat } trouve { $treasure }.
swapped = { $seat } échange avec { $other } : { $give } contre { $take }.
camped = { $seat } installe un camp en { $cell }.
guarded = { $seat } place un gardien sur le temple de { $value } en { $cell }{ $lost ->
        [0] .
        [one]  ; une autre figurine quitte le jeu.
       *[other]  ; { $lost } autres figurines quittent le jeu.
    }
ended = { $seat } termine son tour{ $lost ->
        [0] .
        [one]  ; un point d’action est perdu.
       *[other]  ; { $lost } points d’action sont perdus.
    }
scoring_round = { $round ->
        [4] Le dernier pointage commence
       *[other] Le pointage { $round } commence
    } par { $seat }.
scored = { $seat } marque { $points } : { $temples } pour les temples, { $treasures } pour les trésors. Total : { $score }.
game_over = La partie est terminée ; le meilleur score est { $score }.
auction = Une enchère commence ; { $seat } ouvre.
last_turn = { $seat } joue gratuitement le dernier tour de la manche.
bid = { $seat } propose { $points }.
passed = { $seat } passe.
auction_won = { $seat } remporte l’enchère et paie { $points }.

## Refus

no_such_action = Tikal ne connaît pas l’action « { $action } ».
game_is_over = La partie est terminée.
not_now = Impossible pour l’instant : il faut d’abord { $phase ->
        [draw] tirer une case
        [reveal] dévoiler un trésor
        [place] poser la case
        [bid] terminer l’enchère
        [choose] choisir une case
       *[act] jouer le tour
    }.
no_points = Cela coûte { $cost ->
        [one] un point d’action
       *[other] { $cost } points d’action
    }, et il { $ap ->
        [0] ne vous en reste aucun
        [one] ne vous en reste qu’un
       *[other] ne vous en reste que { $ap }
    }.
tile_not_in_stack = La case { $tile } n’est plus dans la pile.
letter_not_due = La case { $tile } n’est pas sur le dessus : les cases de lettre { $letter } viennent d’abord.
treasure_all_found = Il ne reste plus { $treasure-of } à trouver : les trois exemplaires ont déjà été déterrés.
cell_taken = { $cell } est déjà explorée.
no_explored_neighbour = { $cell } ne touche aucune case explorée.
volcano_not_turned = Un volcan a le même aspect dans tous les sens : il se pose toujours avec la rotation 0.
only_volcanoes = { $cell } ne touche que des volcans : personne ne pourrait jamais y aller.
same_pattern = Tournée ainsi, { $tile } montre les mêmes dalles qu’avec une rotation plus petite.
no_access = Posée ainsi, la case en { $cell } serait inaccessible : aucun côté vers une case explorée n’a de dalle.
tile_has_a_place = { $tile } peut encore être posée quelque part.
leader_not_in_reserve = Votre chef n’est pas dans votre réserve.
no_worker_in_reserve = Il ne vous reste aucun membre en réserve.
not_own_camp = { $cell } n’est ni le camp de base ni l’un de vos camps.
no_piece = { $piece ->
        [L] Votre chef n’est pas
       *[W] Vous n’avez aucun membre
    } en { $cell }.
same_cell = Votre figurine est déjà en { $cell }.
not_neighbours = { $start } et { $cell } ne sont pas voisines ; un déplacement se fait pas à pas.
not_explored = { $cell } n’est pas explorée.
volcano_not_entered = { $cell } est un volcan, et on n’entre jamais dans un volcan.
no_stones = Il n’y a aucune dalle entre { $start } et { $cell }.
no_temple = Il n’y a pas de temple en { $cell }.
temple_guarded = Le temple en { $cell } est protégé par { $owner }.
temple_complete = Le temple en { $cell } a atteint sa valeur maximale, { $value }.
level_run_out = Il ne reste aucune carte-temple de valeur { $value } : le temple en { $cell } ne peut pas grandir.
uncover_limit = On peut dégager au plus { $limit } niveaux du temple en { $cell } par tour.
dig_limit = On peut déterrer au plus { $limit } trésors en { $cell } par tour.
too_few_pieces = Il faut { $needed ->
        [one] une de vos figurines
       *[other] { $needed } de vos figurines
    } en { $cell } ; il { $here ->
        [0] n’y en a aucune
        [one] y en a une
       *[other] y en a { $here }
    }.
no_treasure_tile = { $cell } n’est pas une case trésor.
no_tokens = Tous les trésors en { $cell } ont été déterrés.
no_such_partner = Vous ne pouvez pas échanger avec { $other } dans cette partie.
same_kind = Échanger { $treasure } contre { $treasure } ne changerait rien.
not_single = Seuls les trésors isolés s’échangent ; { $owner } { $count ->
        [0] n’a pas { $treasure-of }
       *[other] a { $count } { $treasure-many }
    }.
no_camp_left = Vous avez déjà installé { $limit ->
        [2] vos deux camps
       *[other] vos { $limit } camps
    }.
no_camp_site = Vous ne pouvez pas installer de camp en { $cell } : un camp se place dans la jungle ou sur une case trésor vidée.
tokens_left = Il reste { $count ->
        [one] un trésor
       *[other] { $count } trésors
    } en { $cell } ; un camp demande une case vidée.
camp_there = { $owner } a déjà un camp en { $cell }.
no_guard_left = Vous avez déjà placé { $limit ->
        [2] vos deux gardiens
       *[other] vos { $limit } gardiens
    }.
not_dominating = Pour protéger le temple en { $cell }, il faut y avoir la majorité : votre force est de { $own }, celle du plus fort des autres de { $best }.
bid_too_low = Il faut proposer au moins { $lowest }.
bid_too_high = Vous ne pouvez pas proposer plus que votre score, { $most }.
not_in_display = La case { $tile } n’est pas parmi les cases dévoilées.

## Noms des choses, avec les mots qu’emploient événements et refus

name-amulet = une amulette
    .many = amulettes
    .of = d’amulettes
name-bracelet = un bracelet
    .many = bracelets
    .of = de bracelets
name-chalice = un calice
    .many = calices
    .of = de calices
name-dagger = un poignard
    .many = poignards
    .of = de poignards
name-effigy = une idole
    .many = idoles
    .of = d’idoles
name-flute = une flûte
    .many = flûtes
    .of = de flûtes
name-goblet = une coupe
    .many = coupes
    .of = de coupes
name-headdress = une coiffe
    .many = coiffes
    .of = de coiffes
