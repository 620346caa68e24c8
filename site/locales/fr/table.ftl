# La table : tour, joueurs, déroulement, fin.

table-title = { $game } sur la table
table-laid = La partie est sur la table.
turn-label = Ce tour
turn-words = Ce qu’il y a à faire, et ce qui a été dit
menu-label = Toutes les actions
turn-of = À { $name } de jouer
turn-yours = À vous de jouer
turn-spent = { $name } : tour complet
turn-over = La partie est terminée
turn-past = { $step ->
        [0] La partie à son début
        [one] La partie après une étape
       *[other] La partie après { $step } étapes
    }
thinking = { $name } réfléchit…
chip-why = impossible : pourquoi ?
level-script = Vous accompagne
rule-open = Lire la règle { $rule } dans un nouvel onglet
refused = Impossible : { $sentence } Règle { $rule }.

prompt-interlude = Regardez les points, puis continuez.
undone = Annulé : { $sentence }
prompt-wait = Regardez le plateau ; on vous préviendra quand ce sera à vous.
prompt-chance = Un instant : le hasard décide.
prompt-over = Revoyez la partie, ou lancez une revanche depuis le résultat.
prompt-spent = Annulez quelque chose, ou terminez votre tour.
reasons-label = Ce que les joueurs virtuels avaient en tête
who-says = { $name } :
recap-title = Ce que les autres ont fait
do-recap = Récapitulatif
do-show-again = Revoir sur le plateau
recap-why = Pourquoi
recap-steps = Pas à pas
reasons-later = Ensuite, si rien ne change :
expected = +{ $points } par pointage

do-review = Analyse
review-title = Analyse de la partie
review-line = Chaque tour est comparé au meilleur que le plus fort des joueurs virtuels sache trouver. Les points sont son estimation : pour 10 points cédés, le score final baisse d’environ 5. Choisissez un tour pour voir ce moment.
review-running = Analyse de la partie…
review-stopped = En pause
review-ready = L’analyse est prête.
review-words = Ce que veulent dire les nombres
review-cost-line = Points cédés : de combien de points le tour valait moins que le meilleur trouvé. 0 veut dire que rien de mieux n’a été trouvé.
review-luck-line = Chance : de combien les tirages de ce joueur ont été meilleurs (+) ou pires (−) que la moyenne, en points.
review-rules = Règles :
review-order = Ordre des tours
review-order-worst = Les plus grosses erreurs d’abord
review-order-turns = Dans l’ordre de la partie
review-lost = Points cédés
review-luck = Chance
points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-turn = tour { $number }
lost = { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } point cédé
       *[other] { NUMBER($points, maximumFractionDigits: 1) } points cédés
    }
luck = Chance { $points }
review-fine = { $cost ->
        [0] Rien de mieux n’a été trouvé.
       *[other] Rien de nettement mieux n’a été trouvé.
    }
review-played = Joué :
review-better = Mieux :
review-steps = { $steps }.
hint-sought = Recherche d’un bon coup…
hint-lead = Un expert à votre place :
hint-why = Pourquoi :
hint-play = Jouer ce coup

outlook-pay = Vous payez
outlook-get = Vous recevez
outlook-then = Ensuite
outlook-after = Après
outlook-nothing = rien

do-undo = Annuler
undo-fixed = Ce que le hasard a décidé ne s’annule pas.
do-redo = Rétablir
do-let-go = Désélectionner
do-hint = Conseil
do-pause = Pause
do-go-on = Continuer
do-end = Terminer le tour
do-leave = Accueil
do-share = Partager
do-result = Résultat
do-continue = Continuer
do-rematch = Revanche
do-replay = Revoir
do-take-over = Jouer ici

end-title = Terminer le tour maintenant ?
end-not = Continuer à jouer
elsewhere = Cette partie est ouverte dans un autre onglet. Ici, vous pouvez seulement la regarder.

seats-label = Joueurs
seat-away = par lien
seat-here = vous
score-label = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Ajuster à l’écran
grid-label = Le plateau
grid-help = Les flèches vont d’un endroit à l’autre ; Entrée choisit.
grid-help-keys = Les touches 1 à 9 actionnent les boutons du tour.

record-label = La partie jusqu’ici
log-label = Journal
replay-label = Moment de la partie
replay-first = Revenir au début
replay-back = Une étape en arrière
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-play = Dérouler la partie
replay-stop = Arrêter
replay-speed = Vitesse : { $speed } fois
replay-speed-mark = { $speed }×
replay-fork-line = « Jouer d’ici » commence une nouvelle partie à ce moment. Celle-ci reste telle quelle dans vos parties.
forked = À partir de ce moment, c’est une nouvelle partie. L’ancienne reste dans vos parties.
replay-on = Une étape en avant
replay-last = Aller à la fin
replay-leave = Retour à la partie
replay-fork = Jouer d’ici

score-seat = Joueur

finish-title = { $count ->
        [one] { $names } gagne
       *[other] { $names } partagent la victoire
    }
chart-points = { $label } : { $points }
chart-title = D’où viennent les points, pointage après pointage

do-pace = Vitesse : { $pace ->
        [slow] lente
        [fast] rapide
        [instant] immédiate
       *[normal] normale
    }
pace-mark = { $pace ->
        [slow] ½×
        [fast] 4×
        [instant] ⚡
       *[normal] 1×
    }
your-turn = { $name }, c’est à vous.
do-guide = Comment jouer
guide-rules = Les règles illustrées
guide-title = Comment jouer à { $game }
game-loading = Un instant…
place-facts = { $place } : { $words }.
curtain-title = Passez l’appareil à { $name }
hand-was-covered = La main a été cachée : personne n’a touché la page pendant 20 secondes.
curtain-line = Toutes les mains restent cachées jusqu’à ce que la personne suivante continue.
do-lift = Je suis { $name }
desk-label = Table
hand-label = Main
do-unfold = { $isOpen ->
        [true] Réduire le plan
       *[false] Plan
    }
