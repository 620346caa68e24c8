# La page des leçons ; les leçons elles-mêmes sont dans lessons-<jeu>.ftl.
learn-title = Apprendre en jouant
learn-line = De petits défis sur de vrais plateaux. Relevez-les à votre façon : c’est le jeu qui juge.
learn-course = { $game }
learn-progress = { $done ->
        [0] { $count } leçons
       *[other] { $done } sur { $count } faites
    }
learn-begin = { $done ->
        [0] Commencer
       *[other] Continuer
    }
learn-again = Refaire
learn-rules = Comment jouer
learn-done-mark = faite
learn-home = Accueil
learn-all = Toutes les leçons
learn-count = { $game }, leçon { $number } sur { $count }
learn-hint = Conseil
learn-restart = Recommencer
learn-next = Leçon suivante
learn-finish = Jouer à { $game }
learn-over = Pas tout à fait. Recommencez et essayez autrement.
learn-met = C’est fait !
learn-loading = Un instant…
learn-rule = Règles :
learn-lost = La leçon n’a pas pu être ouverte. { $reason }
