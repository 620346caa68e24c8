# Tikal : ce qu’il y a sur le plan de jeu et ce qu’on peut y faire.

game-title = Tikal
game-line = Dégagez des temples, déterrez des trésors et soyez majoritaire là où cela compte. Un jeu de points d’action et de majorités dans la jungle.
game-minutes = 45

stack = { $count ->
        [0] Plus aucune case
        [one] Une case restante
       *[other] { $count } cases restantes
    } · { $volcanoes ->
        [0] aucun volcan à venir
        [one] un volcan à venir
       *[other] { $volcanoes } volcans à venir
    }
stack-long = Cases restantes par lettre : { $letters }

prompt-act = Touchez une de vos figurines ou un temple, ou choisissez ci-dessous.
prompt-scoring = { $final ->
        [yes] Le dernier tour, sans case. Le pointage suit.
       *[no] Un volcan : pas de case. Le pointage suit ce tour.
    }
volcano-erupts = { $final ->
        [yes] Dernier pointage : chacun joue encore un tour sans case, puis compte ses points.
       *[no] Un volcan entre en éruption : on ne pose pas de case. Chacun joue un tour, puis compte ses points.
    }
prompt-walk = { $count ->
        [one] { $piece ->
            [L] Où va le chef ?
           *[W] Où va ce membre d’expédition ?
        }
       *[other] Où vont ces { $count } membres d’expédition ?
    }
prompt-where = { $verb ->
        [enter] { $count ->
            [one] Où va la nouvelle figurine ?
           *[other] Où vont les { $count } nouveaux membres ?
        }
        [uncover] Quel temple dégagez-vous ?
        [dig] Où cherchez-vous un trésor ?
        [camp] Où installez-vous le camp ?
        [guard] Quel temple reçoit le gardien ?
       *[other] Où ?
    }
prompt-swap = Quel trésor contre lequel ?
prompt-place = { $kind ->
        [temple] Posez le temple sur un emplacement marqué.
        [jungle] Posez la jungle sur un emplacement marqué.
        [treasure] Posez la case trésor sur un emplacement marqué.
       *[volcano] Posez le volcan sur un emplacement marqué.
    }
prompt-turn = Tournez-la comme vous voulez : les dalles sont les accès. Puis posez-la.
prompt-bid = Faites une offre pour jouer en premier. Si vous passez, vous jouerez plus tard.
prompt-choose = Choisissez votre case.

step-place = { $kind ->
        [temple] Poser le temple en { $cell }
        [jungle] Poser la jungle en { $cell }
        [treasure] Poser la case trésor en { $cell }
        [volcano] Poser le volcan en { $cell }
       *[none] Poser la case en { $cell }
    }
step-discard = Retirer la case
step-enter = { $count ->
        [one] { $piece ->
            [L] Mettre le chef en jeu en { $cell }
           *[W] Mettre un membre en jeu en { $cell }
        }
       *[other] Mettre { $count } membres en jeu en { $cell }
    }
step-walk = { $count ->
        [one] { $piece ->
            [L] Déplacer le chef
           *[W] Déplacer un membre
        }
       *[other] Déplacer { $count } membres
    } de { $start } à { $cell }{ $by ->
        [none] { "" }
       *[other] {" "}par { $by }
    }
step-uncover = { $count ->
        [one] Dégager un niveau en { $cell }
       *[other] Dégager { $count } niveaux en { $cell }
    }
step-dig = Déterrer un trésor en { $cell }
step-camp = Installer un camp en { $cell }
step-guard = Placer un gardien sur le temple en { $cell }
step-swap = Échanger avec { $name } : { $give } contre { $take }
step-choose = { $kind ->
        [temple] Prendre le temple { $tile }
        [jungle] Prendre la jungle { $tile }
        [treasure] Prendre la case trésor { $tile }
       *[none] Prendre { $tile }
    }
step-bid = Proposer { $points }
step-pass = Passer
step-end = Terminer le tour

do-enter = { $piece ->
        [L] Mettre le chef en jeu
       *[W] Mettre un membre en jeu
    }
do-enter-here = { $piece ->
        [L] Le chef ici
       *[W] Un membre ici
    }
do-piece = { $piece ->
        [L] Chef
       *[W] Membre
    }
action-says = { $label }, { $cost } PA
action-waits = Ce n’est pas à vous de jouer : attendez votre tour.
do-uncover = Dégager
do-dig = Déter­rer
do-guard = Proté­ger
do-camp = Camp
do-swap = Échan­ger
do-lay = Poser ici
do-discard = Elle ne va nulle part : la retirer
do-turn-left = Tourner à gauche
do-turn-right = Tourner à droite
do-choose = Prendre { $tile }
do-bid = Proposer { $points }
do-pass = Passer
bid-label = Offre
bid-less = Proposer moins
bid-more = Proposer plus
bid-high = { $name } propose { $points }.
bid-none = Aucune offre pour l’instant.
bid-in = Encore en lice : { $names }.
display-label = Cases dévoilées
tile-label = { $kind ->
        [temple] Temple de { $value }
        [jungle] Jungle
        [treasure] Case trésor avec { $treasures }
       *[volcano] Volcan
    }, case { $tile }
tile-stones = { $name } ; dalles : { $sides }
tile-side = { $side ->
        [n] nord
        [ne] nord-est
        [se] sud-est
        [s] sud
        [sw] sud-ouest
       *[nw] nord-ouest
    } { $count }
swap-give = Vous donnez
swap-take = Vous recevez
treasure = { $kind ->
        [amulet] Amulette
        [bracelet] Bracelet
        [chalice] Calice
        [dagger] Poignard
        [effigy] Idole
        [flute] Flûte
        [goblet] Coupe
       *[headdress] Coiffe
    }
swap-theirs = { $treasure } ({ $name })

stock-workers-long = Membres en réserve
stock-leader-long = Chef en réserve
stock-camps-long = Camps restants
stock-guards-long = Gardiens restants
stock-marker-open = à jouer
stock-marker-done = joué
stock-marker-long = Si ce joueur a encore un tour dans cette manche
hoard-label = Trésors
hoard-item = { $treasure } : { $count }, valeur { $points }
hoard-swap = { $label }, échanger

cell-blank = inexplorée
cell-placeable = la case peut aller ici
cell-offer = à choisir pour { $cost } PA
cell-temple = temple de { $value }
cell-jungle = jungle
cell-treasure = { $tokens ->
        [0] case trésor, vidée
        [one] case trésor, un trésor restant
       *[other] case trésor, { $tokens } trésors restants
    }
cell-volcano = volcan
cell-base_camp = camp de base
cell-guard = protégé par { $name }
cell-camp = camp ({ $name })
cell-pieces = { $name } : { $workers ->
        [0] { "" }
        [one] un membre
       *[other] { $workers } membres
    }{ $leader ->
        [0] { "" }
        [one] { $workers ->
            [0] le chef
            [one] {" "}et le chef
           *[other] {" "}et le chef
        }
       *[other] { "" }
    }
cell-owner = majorité pour { $name }, avec { $lead } d’avance
cell-tied = personne n’a la majorité
cell-way = { $cell } { $cost }
cell-ways = Déplacements depuis cette case : { $ways } PA.
too-far = { $cell } est hors d’atteinte avec { $ap ->
        [one] { $ap } point d’action
       *[other] { $ap } points d’action
    }.
too-many = { $count } membres d’expédition n’atteignent pas { $cell } : il faut { $cost } PA pour chacun et vous en avez { $ap }.
many-label = Combien de membres d’expédition
many-enter = Combien de membres d’expédition mettre en jeu
do-many = { $count ->
        [one] ×{ $count }, Un membre d’expédition
       *[other] ×{ $count }, { $count } membres d’expédition ensemble
    }

left-title = Ce qui reste
left-levels = Cartes-temple
left-treasures = Trésors encore enfouis
left-next = Prochaines cases ({ $letter })
left-level = { $count } de valeur { $value }
left-tile = { $kind ->
        [temple] Temple de { $value }
        [jungle] Jungle
        [treasure] Case trésor
       *[volcano] Volcan
    }

turn-spent = { $name } : plus de points d’action
turn-scoring = Tour de pointage { $round } : { $name }
points-left = { $ap ->
        [one] Reste { $ap } point d’action
       *[other] Restent { $ap } points d’action
    }
cost = { $cost } PA
end-lost = { $ap ->
        [one] Il reste { $ap } point d’action, qui serait perdu.
       *[other] Il reste { $ap } points d’action, qui seraient perdus.
    }
projected = Au pointage +{ $total } ({ $temples } + { $treasures })
scoring-title = { $final ->
        [yes] Dernier pointage
       *[no] Pointage { $round } sur { $rounds }
    }
score-temples = Temples
score-treasures = Trésors
score-sum = Points
score-total = Score
chart-part = Pointage { $round }, { $source ->
        [temples] temples
       *[treasures] trésors
    }
chart-paid = Payé aux enchères
chart-start = Au départ
source-temples = Temples
source-treasures = Trésors
source-bids = Offres
source-start = Au départ

# Comment jouer, en bref. Les nombres viennent du moteur.

guide-goal = Votre expédition dégage des temples et déterre des trésors. Il y a { $rounds } pointages : vous marquez pour les temples où vous avez la majorité et pour les trésors que vous possédez. Le plus haut score l’emporte.
guide-turn-title = Votre tour
guide-turn = Posez votre case à côté du terrain exploré, de façon qu’on puisse y entrer. Vous avez ensuite { $points } points d’action (PA) à dépenser dans n’importe quel ordre ; ceux qui restent à la fin sont perdus.
guide-enter = Mettez en jeu un membre ou votre chef, au camp de base ou dans l’un de vos camps.
guide-move = Allez sur une case voisine ; ce coût vaut pour chaque dalle de la frontière. Sans dalle on ne passe pas, et personne n’entre dans un volcan.
guide-hop = Allez directement d’un camp à un autre : le camp de base et vos camps sont reliés.
guide-uncover = Dégagez un niveau d’un temple où vous avez une figurine : il vaut un de plus. Un second niveau dans le même tour demande deux figurines ; un troisième est impossible.
guide-dig = Déterrez un trésor là où vous avez une figurine. Un second dans le même tour demande deux figurines ; un troisième est impossible.
guide-swap = Échangez un de vos trésors isolés contre un trésor isolé d’un autre joueur. Personne ne peut refuser ; doubles et triples sont à l’abri.
guide-camp = Installez un camp dans la jungle ou sur une case trésor vidée ; vous en avez { $camps }.
guide-guard = Placez un gardien sur un temple où vous avez la majorité : il compte pour vous jusqu’à la fin de la partie. Vos autres figurines présentes quittent le jeu. Vous avez { $guards } gardiens.
guide-dominate-title = Qui a la majorité à un temple
guide-dominate = C’est le joueur le plus fort sur place : un membre compte pour un, un chef pour { $strength }. À égalité, personne. L’étiquette au-dessus d’un temple montre qui mène, et de combien.
guide-scoring-title = Le pointage
guide-scoring = Un volcan amène un pointage, et la fin de la partie aussi. Chacun à son tour dispose de { $points } points d’action sans case et marque juste après ; un même temple peut donc rapporter à plusieurs joueurs. Un temple rapporte sa valeur ; un, deux ou trois trésors identiques rapportent { $sets } points.
guide-auction-title = La partie avec enchères
guide-auction = À chaque manche, on dévoile autant de cases qu’il y a de joueurs, et chacun joue un tour. On propose des points pour jouer maintenant et choisir une case ; le gagnant paie. Si tout le monde passe, le premier qui a passé joue gratuitement, et le dernier tour de la manche est toujours gratuit.

# Options, parties enregistrées et touches.

option-auction = Partie
option-auction-false = Partie de base
option-auction-false-line = À chaque tour, on tire une case au hasard.
option-auction-true = Partie avec enchères
option-auction-true-line = On propose des points pour le tour et la case.
saved-variant = { $auction ->
        [true] Partie avec enchères
       *[false] Partie de base
    }
keys-game = R et Maj+R : tourner la case, L : la poser, X : plusieurs membres à la fois
