# Fare diagrammi: codice e immagini di una posizione, per articoli.

do-embed = Incorpora
diagram-title = Crea un diagramma
diagram-line = Questo momento come tabellone interattivo per la tua pagina. Copia il codice in un articolo, o salva un’immagine.
diagram-hidden = Questo codice contiene le carte di tutti. Chi legge vede solo ciò che tutti possono vedere, ma chiunque può ricavare le carte dal codice: non pubblicare una partita ancora in corso.
diagram-play = Chi legge può continuare a giocare da qui
diagram-bare = Senza barra dei passi
diagram-theme = Colori
diagram-theme-system = come sul dispositivo di chi legge
diagram-theme-light = chiari
diagram-theme-dark = scuri
diagram-wake = Si avvia
diagram-wake-tap = al tocco
diagram-wake-visible = quando diventa visibile
diagram-form = Come
diagram-form-element = tabellone alto quanto serve
diagram-form-frame = semplice riquadro, senza script
diagram-code = Il codice per la tua pagina
diagram-copy = Copia il codice
diagram-svg = Salva come SVG
diagram-png = Salva come PNG
diagram-preview = Come apparirà
