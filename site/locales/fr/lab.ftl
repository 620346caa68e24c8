# Le Labo, où l’on écrit des bots

lab-title = Labo
lab-home = ‹ Sacbe
python-asleep = Python n’est pas lancé.
python-starting = Python démarre…
python-ready = Python est prêt.
python-broken = Python n’a pas démarré. Rechargez la page pour réessayer.
code-label = Le code du bot
side-label = Match, documentation et console
editor-intro = Un bot est une fonction qui renvoie une des actions permises. Modifiez celui-ci, faites-lui jouer un match, ou jouez vous-même contre lui. La documentation dit ce qu’il peut demander.
editor-hint = Ctrl+Entrée joue un match. Tab indente ; Échap quitte l’éditeur.
bot-label = Bot
bot-example = { $name } (exemple)
name-label = Nom
do-copy-bot = Enregistrer comme mon bot
do-save = Enregistrer
do-share-bot = Copier le lien
do-download = Télécharger
do-open-file = Ouvrir un fichier
do-delete = Supprimer
do-trust = Je l’ai lu et je fais confiance à son auteur
foreign-warning = « { $name } » est arrivé avec le lien. Lancer un bot, c’est confier à son auteur les données de ce site sur votre appareil. Lisez-le d’abord ; rien ne se lance avant votre accord.
foreign-first = Lisez d’abord le bot et dites que vous faites confiance à son auteur.
saved = { $name } est enregistré sur cet appareil.
not-saved = Cet appareil ne peut pas garder { $name }. Téléchargez-le plutôt.
deleted = { $name } est supprimé.
bad-name = Un nom a au plus 40 lettres, chiffres, espaces, points et tirets, et commence par une lettre ou un chiffre.
file-too-long = Ce fichier est trop long pour un bot.
bad-bot-link = Ce lien ne contient pas de bot, ou il est endommagé. Demandez-le de nouveau.
link-copied = Le lien est copié. Il a { $length } caractères et contient tout le bot.
link-in-address = Le lien est maintenant dans la barre d’adresse.

tab-match = Match
tab-reference = Documentation
tab-prompt = Console

opponents-label = Adversaires
opponent-label = Adversaire { $number }
do-add-opponent = Ajouter un adversaire
do-remove-opponent = En retirer un
lab-games = Parties
do-run = Jouer le match
do-play-it = Jouer contre lui
do-stop = Arrêter
results-label = Résultats
match-running = Parties terminées : { $games } sur { $of } ; étapes de la partie en cours : { $decisions }.
match-over = { $games ->
        [one] { $games } partie jouée.
       *[other] { $games } parties jouées.
    }
match-stopped = Vous avez arrêté le match.
match-endless = Un bot n’a pas répondu pendant vingt secondes ; le match a été arrêté. Contient-il une boucle sans fin ?
standings-note = Entre parenthèses : l’intervalle à 95 %. Le taux équitable est celui de joueurs de même force.
head-bot = Bot
head-wins = Victoires
head-fair = Équitable
head-score = Score moyen
head-time = Temps par décision
head-slow = Lentes
head-illegal = Interdites
milliseconds = { $time } ms, au plus { $most }
games-title = Parties
game-lost = { $name } a perdu : { $reason }

game-label = Partie { $number }
replay-picture = Le plateau après l’étape { $step }
replay-step = Étape { $step } sur { $steps }.
do-back = Retour aux résultats
do-open-play = Ouvrir sur la page de jeu
do-next-note = Note suivante
step-back = Une étape en arrière
step-on = Une étape en avant
step-label = Étape

prompt-hint = Tapez du code Python et appuyez sur Entrée (Maj+Entrée pour aller à la ligne). sacbe est importé, et un état s’affiche comme un plateau.
prompt-label = Python
prompt-picture = Le plateau de cet état
do-evaluate = Exécuter

reference-search = Chercher dans la documentation
reference-none = Aucun résultat.
reference-of-action = Une action de ce jeu. Son verbe est « { $value } ».
reference-of-value = Fait partie de ce que voit votre joueur. Au début : { $value }.
reference-choose = Le bot le plus simple : il renvoie une des actions permises, ou sa notation en texte.
reference-think = Un bot qui explore les possibilités : il produit des plans toujours meilleurs, et peut être arrêté après chacun. Son attribut seconds dit combien de temps il souhaite réfléchir par tour.
reference-legal = Les actions que votre joueur peut effectuer maintenant, dans l’ordre des règles.
reference-seat = Le numéro de votre joueur : 0 pour P1, 1 pour P2 et ainsi de suite.
reference-view = Tout ce que votre joueur peut voir, en données simples : celles avec lesquelles la page dessine le plateau.
reference-state = Un état à partir duquel jouer. Ce qui vous est caché y est distribué dans un ordre fixe et ne veut rien dire.
reference-sample = Un état où tout ce qui est caché est distribué au hasard, en accord avec ce que vous savez. Tirez-en plusieurs.
reference-play = L’état après une action. L’ancien ne change pas : essayez-en autant que vous voulez.
reference-state-legal = Toutes les actions qui peuvent se jouer dans cet état, hasard compris.
reference-mover = Le joueur qui doit décider, −1 si c’est le hasard, None quand la partie est terminée.
reference-outcomes = Ce que le hasard peut décider maintenant, avec les poids ; vide si c’est à un joueur de décider.
reference-scores = Les points de tous les joueurs.
reference-winners = Les gagnants ; vide tant que la partie n’est pas terminée.
reference-phase = Ce qui se décide maintenant, en un mot.
reference-holdings = Tout ce qu’un joueur possède, en nombres : points, biens, pistes, réserves.
reference-projected = Par joueur : les points que rapporterait un pointage maintenant, source par source.
reference-why-not = La règle qui interdit une action, avec la raison ; None si elle est permise.
reference-hidden = Si le résultat d’une action dépend de cartes que vous ne pouvez pas connaître.
reference-verb = Le genre d’action, par exemple move ou dig.
reference-text = L’action en notation, par exemple move W a5-a4.
reference-arguments = Ses mots après le verbe, par exemple où elle mène.
reference-plan = Ce que think produit : des actions jusqu’au prochain tirage ou à la fin du tour, et ce qu’elles valent en points.
reference-rng = Un générateur aléatoire. Utilisez-le au lieu du module random, pour que les parties puissent se répéter.
reference-print = Ce que vous affichez apparaît à côté du coup quand on revoit la partie.
