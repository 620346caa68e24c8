# Pourquoi un joueur virtuel de Teotihuacán agit ainsi, en français. Lu par le moteur (sacbe.core.texts) et le site.

points = Marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite.
goods = Gagne du cacao ou des ressources, pour une valeur d’environ { $points ->
        [0] un demi-point
        [one] { $points } point
       *[other] { $points } points
    }.
workers = Renforce ou libère ses ouvriers, pour une valeur d’environ { $points ->
        [0] un demi-point
        [one] { $points } point
       *[other] { $points } points
    }.
temples = Monte vers le bonus d’un temple, pour une valeur d’environ { $points ->
        [0] un demi-point
        [one] { $points } point
       *[other] { $points } points
    }.
avenue = Avance sur l’Allée des Morts : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } aux prochaines éclipses.
pyramid = Bâtit pour la prochaine éclipse : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur la piste Pyramide.
masks = Rassemble des masques : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } aux prochaines éclipses.
technologies = Apprend ce qui rapportera environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tiles = Prend une tuile Découverte d’une valeur d’environ { $points ->
        [0] un demi-point
        [one] { $points } point
       *[other] { $points } points
    }.
ahead = Anticipe : un autre tour rapporterait davantage tout de suite, mais les suivants se passent mieux après celui-ci.
