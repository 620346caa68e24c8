# Faire des diagrammes : code et images d’une position, pour des articles.

do-embed = Intégrer
diagram-title = Faire un diagramme
diagram-line = Ce moment sur un plateau interactif pour votre page. Copiez le code dans un article, ou enregistrez une image.
diagram-hidden = Ce code contient les cartes de tous. Les lecteurs ne voient que ce que tout le monde peut voir, mais n’importe qui peut tirer les cartes du code : ne publiez pas une partie encore en cours.
diagram-play = Les lecteurs peuvent jouer à partir d’ici
diagram-bare = Sans barre de déroulement
diagram-theme = Couleurs
diagram-theme-system = celles de l’appareil du lecteur
diagram-theme-light = claires
diagram-theme-dark = sombres
diagram-wake = Démarre
diagram-wake-tap = au premier toucher
diagram-wake-visible = quand il devient visible
diagram-form = Sous forme de
diagram-form-element = plateau à la hauteur voulue
diagram-form-frame = simple cadre, sans script
diagram-code = Le code pour votre page
diagram-copy = Copier le code
diagram-svg = Enregistrer en SVG
diagram-png = Enregistrer en PNG
diagram-preview = Ce que cela donnera
