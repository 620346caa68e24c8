# Pourquoi un joueur virtuel de Tikal agit ainsi, en français. Lu par le moteur (sacbe.core.texts) et le site.

lays = Pose { $kind ->
        [temple] le temple
        [jungle] la jungle
        [treasure] la case trésor
       *[volcano] le volcan
    } { $tile } en { $cell }.
lays_near = Pose { $tile } en { $cell } : s’y rend pour { $own } PA, et personne d’autre pour moins de { $other }.
lays_alone = Pose { $tile } en { $cell } : s’y rend pour { $own } PA, et personne d’autre ne peut y aller.
takes = Prend le temple de { $value } en { $cell }, avec { $lead } d’avance.
takes_from = Prend à { $other } le temple de { $value } en { $cell }, avec { $lead } d’avance.
raises = Dégage { $levels ->
        [one] un niveau
       *[other] { $levels } niveaux
    } de son temple en { $cell }, qui vaut maintenant { $value }.
strengthens = Renforce sa position au temple de { $value } en { $cell }, avec { $lead } d’avance.
denies = Égalise avec { $other } en { $cell } : le temple de { $value } ne rapporte à personne.
uncovers = Dégage { $levels ->
        [one] un niveau
       *[other] { $levels } niveaux
    } du temple en { $cell }, qui vaut maintenant { $value } et reste disputé.
contests = Se renforce au temple de { $value } en { $cell }, { $behind ->
        [0] à égalité avec le plus fort
        [one] à { $behind } du plus fort
       *[other] à { $behind } du plus fort
    }.
guards = Place un gardien sur le temple de { $value } en { $cell } : il est à l’abri pour { $rounds ->
        [one] le dernier pointage
       *[other] { $rounds } pointages
    }.
digs = Déterre { $count ->
        [one] un trésor
       *[other] { $count } trésors
    } en { $cell } : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d’ici la fin de la partie.
swaps = { $count ->
        [one] Obtient { $treasure } par échange
       *[other] Échange { $count } trésors
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus à chaque pointage.
goes = Va en { $cell }, en vue des prochains tours.
approaches = Va vers les trésors en { $cell }.
camps = Installe un camp en { $cell } pour mettre des figurines en jeu à proximité.
brings = Met en jeu { $count ->
        [one] une figurine
       *[other] { $count } figurines
    } en { $cell }, en vue des prochains tours.
scores = Compte ses points juste après ce tour : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, dont { $more } grâce à ce tour.
chooses = { $kind ->
        [temple] Veut le temple de { $value }
        [jungle] Veut la jungle
        [treasure] Veut la case trésor
       *[volcano] Veut le pointage tout de suite
    } : { $tile }.
bids = Choisir { $tile } avant les autres vaut environ { $ahead ->
        [one] { $ahead } point
       *[other] { $ahead } points
    } ; paierait jusqu’à { $points }.
passes_bid = { $points ->
        [0] Ne paierait rien
        [one] Paierait au plus { $points } point
       *[other] Paierait au plus { $points } points
    } pour choisir { $tile } avant les autres.
passes_opening = Aucune case ne vaut une offre.
passes_poor = Voudrait { $tile }, mais n’a { $points ->
        [0] aucun point
        [one] qu’un point
       *[other] que { $points } points
    } à proposer.
