# L’atelier, où l’on écrit des positions et des scénarios.

workshop-title = L’atelier
workshop-home = Retour à Sacbe
workshop-line = Écrivez une position, ou tout un scénario avec ses étapes : le résultat se voit aussitôt.
workshop-text = Le texte
workshop-board = Le plateau
workshop-example = Partir d’un exemple
workshop-new = Nouveau : { $game }
workshop-at-line = Ligne { $line }
workshop-reading = Lecture…
workshop-fine = Tout est en ordre.
workshop-faults = { $count ->
    [one] Il y a une erreur.
   *[other] Il y a { $count } erreurs.
}
workshop-case = Cas
workshop-play = Ouvrir dans Sacbe
workshop-file = Enregistrer le fichier du scénario
workshop-no-board = Le texte est bon, mais ce site n’a pas encore de plateau pour { $game }.
