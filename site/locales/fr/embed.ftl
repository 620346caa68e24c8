# Des plateaux dans les articles des autres.

embed-title = { $game } : une position
embed-steps = Pas à pas
embed-show = Montrer cette partie
embed-try = Essayez vous-même
embed-again = Recommencer
embed-retry = Réessayer
embed-waking = Préparation…
embed-onward = Continuer dans Sacbe
embed-step = Étape { $step } sur { $steps }
embed-no-source = Ce plateau n’a pas de partie : la page devrait indiquer un lien ou un scénario.
embed-no-scenario = Ce scénario n’existe pas, ou ne peut pas être chargé maintenant.
embed-bad-link = Ce lien est endommagé, ou il vient d’un jeu absent de ce site.
embed-failed = Ce plateau ne peut pas être ouvert : { $words }
