# La page d’accueil, les réglages, les liens et les fichiers.

site-title = Sacbe
tab-start = Sacbe : Tikal, Teotihuacán et Eschnapur dans le navigateur
tab-table = { $game } · Sacbe
tab-yours = ● À vous · { $game }
site-line = Trois jeux de société à la recherche de temples. Jouez contre l’ordinateur, entre amis devant le même écran, ou en envoyant un lien. Gratuit, et sans réseau après la première visite.
credits = Tikal est un jeu de Wolfgang Kramer et Michael Kiesling, Teotihuacán de Daniele Tascini, Eschnapur de Reinhard Staupe. Ce site est un logiciel libre, sans lien avec leurs éditeurs.
rules = Règles de tous les jeux
licences = Licences open source
engine-loading = On déballe les règles…
engine-restarted = Le moteur s’était arrêté et a été relancé. Rien n’est perdu.

do-learn = Apprendre en cinq minutes
house-label = Les jeux de la maison
game-facts = { $least } à { $most } joueurs{ $minutes ->
        [0] { "" }
       *[other] {" "}· environ { $minutes } minutes
    }
do-play = Jouer
rules-of-game = Règles
do-resume = Continuer
do-begin = Commencer
do-settings = Réglages
do-open = Ouvrir
do-import = Importer un fichier
do-close = Fermer
do-try-again = Réessayer

setup-title = Partie sur mesure
setup-game = Quel jeu
setup-seats = Joueurs
seat-you = Archéologue
seat-default = Joueur { $number }
seat-name = Nom du joueur { $number }
seat-kind = Le joueur { $number } est
seat-add = Ajouter un joueur
seat-remove = Retirer le joueur

computer-1 = Itzamna
computer-2 = Ix Chel
computer-3 = Pakal
computer-4 = Kawiil
computer-5 = Chaac

level-human = Humain
kind-away = À distance (lien)
level-random = Hasard
level-novice = Débutant
level-regular = Confirmé
level-expert = Expert
level-bot = Bot du Labo
level-in-style = { $level } · { $style }

seat-style = Style du joueur { $number }
style-none = Sans style
style-builder = Bâtisseur
style-treasure_hunter = Chasseur de trésors
style-spoiler = Trouble-fête
style-guardian = Gardien
style-pilgrim = Pèlerin
style-scholar = Savant
style-explorer = Explorateur
style-trader = Marchand
style-miser = Avare

about-computers = À propos des joueurs virtuels
about-random = Fait tout ce que les règles permettent, sans plan.
about-novice = A un plan, mais beaucoup lui échappe et il se trompe : un adversaire pour vos premières parties.
about-regular = Sait ce que valent les choses et se trompe peu.
about-expert = Joue aussi bien que Sacbe en est capable. Les conseils viennent aussi de lui.
about-styles = Un style, c’est ce qu’un joueur préfère. Il ne rend personne plus fort ni plus faible.

saved-title = Vos parties
saved-none = Chaque partie que vous jouez est enregistrée ici, sur cet appareil.
saved-search = Chercher dans vos parties
saved-picture = Le plateau tel qu’on l’a laissé
saved-line = { $over ->
        [yes] Terminée
        [yours] À vous de jouer
        [waits] En attente : { $name }
       *[no] En cours
    }{ $variant ->
        [none] { "" }
       *[other] {" "}· { $variant }
    } · { $date }
saved-remove = Supprimer cette partie
removed = Partie supprimée : { $names }.
unkept = Non enregistrée
saving = Enregistrement…
unkept-title = Cette partie n’est pas enregistrée
unkept-line = Ce navigateur ne permet pas à la page d’enregistrer, comme dans certaines fenêtres privées. Vous pouvez continuer à jouer, mais la partie sera perdue si la page est fermée ou rechargée. Enregistrez-la dans un fichier, ou partagez-la par un lien.
unkept-start = Ce navigateur ne permet pas à la page d’enregistrer, comme dans certaines fenêtres privées. Vous pouvez jouer, mais la partie sera perdue quand la page sera fermée.
link-title = On vous a envoyé un lien ?
link-label = Lien vers une partie
game-breaks = Cette partie a fait planter le moteur deux fois ; elle n’a donc pas été ouverte.
game-damaged = Cette partie enregistrée est endommagée et ne peut pas être ouverte.
cannot-show = Cette partie ne peut pas être affichée. C’est une erreur de Sacbe ; merci de la signaler.
link-no-board = Cette version de Sacbe n’a pas le jeu { $game }. Rechargez la page pour obtenir la plus récente, puis rouvrez le lien.
link-foreign = Ce n’est pas un lien vers une partie de Sacbe. Copiez toute l’adresse qu’on vous a envoyée, et rien d’autre.
link-cut = Il manque une partie de ce lien, ou il a été modifié en chemin. Copiez-le de nouveau en entier, jusqu’au dernier caractère. Si cela ne suffit pas, redemandez-le.
link-damaged = Ce lien ne mène à aucune partie jouable. Redemandez-le.
link-newer = Ce lien vient d’une version plus récente de Sacbe. Rechargez cette page pour l’obtenir, puis rouvrez le lien.
link-older = Ce lien vient d’une version de Sacbe dont les règles ne sont plus connues ici ; la partie ne peut donc pas être continuée.
bad-link-title = Ouverture impossible
bad-link-kept = Vos parties n’ont pas été modifiées.
import-foreign = Ce fichier ne contient pas de partie de Sacbe.
import-large = Ce fichier est bien trop gros pour être une partie.
broken-title = Le moteur n’a pas démarré
broken-text = Plusieurs tentatives ont échoué. Vérifiez votre connexion et réessayez.
broken-kept = Votre partie est enregistrée.

settings-title = Réglages
setting-language = Langue
setting-theme = Couleurs
theme-system = Comme le système
theme-light = Papier d’écorce
theme-dark = Obsidienne
setting-pace = Vitesse des joueurs virtuels
pace-slow = Lente
pace-normal = Normale
pace-fast = Rapide
pace-instant = Immédiate
setting-ask = Demander confirmation avant de terminer un tour où il reste quelque chose à dépenser
setting-windows = S’arrêter même quand il n’y a qu’une chose à faire
setting-cover = Sur un écran partagé, cacher une main ouverte après 20 secondes d’inactivité
setting-keys = Raccourcis à une touche pendant la partie
setting-zoom = Sur un petit écran, zoomer là où il se passe quelque chose
setting-sound = Sons
setting-shake = Vibrations
keys-title = Touches
keys-board = B : aller au plateau, puis flèches et Entrée
keys-buttons = 1 à 9 : boutons du tour
keys-undo = Z : annuler, Maj+Z : annuler tout le tour, Y : rétablir
keys-end = E : terminer le tour
keys-hint = H : conseil
keys-guide = ? : comment jouer
keys-let-go = Échap : désélectionner
keys-zoom = plus, moins et 0 : zoom
keys-replay = [ et ] : reculer et avancer dans la partie, avec Maj tour par tour ; P : lecture automatique

share-title = Partager ce moment
share-line = Toute personne qui ouvre ce lien voit toute la partie et peut la continuer à partir d’ici. C’est à { $name } de jouer.
share-line-plain = Toute personne qui ouvre ce lien voit toute la partie jusqu’à ce point.
share-length = { $length } caractères : toute la partie est dans le lien, avec les noms des joueurs si vous en avez donné.
share-hidden = Ce lien continue la partie, et il contient toutes les cartes : la page se contente de ne les montrer qu’à leur propriétaire.
share-to = Pour
share-phrase = Contre les regards indiscrets : une phrase (facultative)
share-phrase-line = Convenez d’une phrase à votre table, et le lien ne s’ouvrira qu’avec elle. Cela retient les amis curieux, sans être une vraie sécurité.
sealed-nowhere = La protection par une phrase demande une adresse https ; cette page n’en a pas, et ne peut donc pas la proposer.
sealed-damaged = Ce lien est endommagé : une partie manque ou a changé. Demandez-le de nouveau.
sealed-phrase = Ce n’est pas la phrase de ce lien.
unlock-title = Cette partie est protégée par une phrase
unlock-line = Votre table a convenu d’une phrase. Tapez-la pour ouvrir la partie.
phrase-label = Phrase
do-unlock = Ouvrir la partie
do-picture = Enregistrer une image
picture-line = L’image montre la table telle que tout le monde la voit, sans aucune main.
do-copy = Copier
do-send = Envoyer…
do-export = Exporter un fichier
copied = Lien copié.
copy-failed = Ce navigateur n’a pas copié le lien. Il est sélectionné ci-dessus : copiez-le à la main.
qr-label = Code QR de ce lien
letter-send = Envoyer ce tour à { $name }
letter-send-line = { $name } joue sur un autre appareil et continue en ouvrant ce lien. Toute la partie y est.
letter-end = Envoyer la fin de la partie
letter-again = Envoyer de nouveau
letter-wait = En attente : { $name }
letter-wait-line = { $name } vous renverra un lien : ouvrez-le, et la partie continuera ici.
letter-watch = Vous regardez seulement.
letter-who = Qui êtes-vous ?
letter-title = On vous a envoyé une partie : { $game }
letter-turn = C’est à { $name } de jouer. Qui êtes-vous ? Cet appareil s’en souviendra, et la partie est désormais dans « Vos parties ».
letter-kept = Qui êtes-vous ? Cet appareil s’en souviendra, et la partie est désormais dans « Vos parties ».
letter-iam = Je suis { $name }
letter-taken = joue déjà sur un autre appareil
letter-look = Seulement regarder
letter-fair = Tous les tirages découlent de ce que l’appareil de chaque joueur a promis d’avance : rouvrir un lien n’apporte jamais un autre tirage.
letter-older = Vous avez déjà cette partie, et la vôtre est plus avancée. Voici la vôtre.
letter-device = { $name } joue maintenant sur un autre appareil, qui a fait une nouvelle promesse pour les tirages. Si vous ne le saviez pas, posez la question.
letter-damaged = Ce lien est endommagé : la fin manque ou a changé. Demandez-le de nouveau.
letter-promise = { $name } avait promis autre chose, depuis son appareil, pour les tirages de cette partie : ce lien n’y correspond pas. Il a été modifié, ou vient d’une autre copie de la partie. Demandez-le de nouveau.
letter-draw = { $name } a joué un tour où un tirage ne découle pas de ce que les appareils des joueurs avaient promis. Le lien a été modifié ; il n’a donc pas été ouvert. Demandez-le de nouveau.
letter-apart = Continuer par lien
letter-apart-seat = { $name } joue sur un autre appareil
fork-title = Deux suites d’une même partie
fork-line = Ce lien et la partie que vous avez enregistrée commencent de la même façon, puis la suite diffère. Laquelle compte ?
fork-mine = Garder la mienne
fork-theirs = Prendre celle du lien
fork-both = Garder les deux

do-newer = Nouvelle version : recharger
newer-tabs = D’autres onglets utilisent encore l’ancienne version. Fermez-les d’abord.
settings-seats = Qui joue

remove-in-use = Cette partie est en cours, peut-être dans un autre onglet. Quittez-la avant de la supprimer.

link-opening = On ouvre la partie qu’on vous a envoyée…
table-returns = Votre partie revient sur la table…
computer-lost = Le joueur virtuel a planté, même après un redémarrage. Vous pouvez le laisser réessayer.
bot-broke = { $name } a fait une erreur : { $reason }. Corrigez-le dans le Labo et continuez, ou confiez sa place à quelqu’un d’autre dans les réglages.
bot-illegal = { $name } a tenté un coup interdit : { $reason } Corrigez-le dans le Labo et continuez, ou confiez sa place à quelqu’un d’autre dans les réglages.
bot-silent = { $name } n’a pas répondu et a été arrêté. Corrigez-le dans le Labo et continuez, ou confiez sa place à quelqu’un d’autre dans les réglages.
bot-gone = { $name } n’est plus sur cet appareil. Confiez sa place à quelqu’un d’autre dans les réglages.
bot-asleep = Python n’a pas démarré, et { $name } en a besoin. Ouvrez une fois le Labo avec une connexion, puis continuez ici.
results-title = Vos résultats
results-line = Toutes les parties terminées sur cet appareil avec une seule personne à la table, classées selon l’adversaire le plus fort. Les résultats restent quand une partie est supprimée.
results-none = Terminez une partie, et votre résultat s’affichera ici.
results-game = Jeu
results-level = Contre
results-people = Humains
results-played = Jouées
results-won = Gagnées
results-mean = Moyenne
results-best = Record
do-results = Résultats
do-forget = Supprimer tous les résultats

makers-title = À vous de créer
to-lab = Labo
to-lab-line = Écrivez un joueur virtuel en Python et regardez-le jouer.
to-workshop = Atelier
to-workshop-line = Préparez une position, et mettez un plateau interactif dans votre article.
