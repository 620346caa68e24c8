# Ce que les pages de règles disent autour des textes de site/rules/. Elles sont faites lors de la construction du site.
rules-skip = Aller au texte
rules-home = Sacbe
rules-nav = Règles
rules-languages = Langues
rules-nav-index = Comment jouer
rules-nav-summary = Aide-mémoire
rules-nav-reference = Règles numérotées
rules-nav-all = Tous les jeux
rules-nav-coverage = Les exemples, règle par règle
rules-try = Essayer
rules-next = À vous de jouer
rules-learn = Apprendre en cinq minutes
rules-play = Jouer
rules-contents = Sur cette page
rules-credits = Les jeux sont l’œuvre de leurs auteurs : Tikal de Wolfgang Kramer et Michael Kiesling, Teotihuacán de Daniele Tascini, Eschnapur de Reinhard Staupe. Sacbe n’a de lien ni avec eux ni avec leurs éditeurs.
rules-licences = Licences

rules-index-title = Comment jouer à Tikal, Teotihuacán et Eschnapur
rules-index-head = Comment jouer
rules-index-line = Trois jeux de temples expliqués pas à pas, avec des plateaux à regarder et chaque règle sous son numéro.

explainer-title = Comment jouer à { $game }
explainer-head = Comment jouer à { $game }

summary-title = { $game } : aide-mémoire

reference-title = { $game } : les règles numérotées
reference-head = { $game } : les règles numérotées
reference-line = Toutes les règles du jeu { $game } telles que Sacbe les joue, chacune sous son numéro. Quand le jeu refuse un coup, il cite un de ces numéros.
reference-hint = Cette page n’est pas nécessaire pour jouer : elle tranche les doutes.
reference-shown = { $count ->
    [1] Montrée par un exemple
   *[other] Montrée par { $count } exemples
  }

coverage-title = Les règles et les exemples qui les montrent
coverage-head = Les règles et leurs exemples
coverage-line = Chaque exemple est une position rejouée à chaque test de Sacbe : ce que disent ces pages, le jeu le fait.
coverage-game = Jeu
coverage-rules = Règles
coverage-shown = Montrées par un exemple
coverage-scenarios = Exemples
coverage-none = aucun exemple
