# Ciò che le pagine delle regole dicono intorno ai testi di site/rules/. Le prepara la costruzione del sito.
rules-skip = Vai al testo
rules-home = Sacbe
rules-nav = Regole
rules-languages = Lingue
rules-nav-index = Come si gioca
rules-nav-summary = Riassunto
rules-nav-reference = Regole numerate
rules-nav-all = Tutti i giochi
rules-nav-coverage = Quale esempio mostra quale regola
rules-try = Prova
rules-next = Ora tocca a te
rules-learn = Imparalo in cinque minuti
rules-play = Gioca
rules-contents = In questa pagina
rules-credits = I giochi sono opera dei loro autori: Tikal di Wolfgang Kramer e Michael Kiesling, Teotihuacán di Daniele Tascini, Eschnapur di Reinhard Staupe. Sacbe non è legato né a loro né ai loro editori.
rules-licences = Licenze

rules-index-title = Come si gioca: Tikal, Teotihuacán ed Eschnapur
rules-index-head = Come si gioca
rules-index-line = Tre giochi di templi spiegati passo per passo, con tabelloni da guardare e ogni regola con il suo numero.

explainer-title = Come si gioca a { $game }
explainer-head = Come si gioca a { $game }

summary-title = { $game }: riassunto delle regole

reference-title = { $game }: le regole numerate
reference-head = { $game }: le regole numerate
reference-line = Tutte le regole di { $game } come le gioca Sacbe, ognuna con il suo numero. Quando il gioco rifiuta una mossa, cita uno di questi numeri.
reference-hint = Per giocare questa pagina non serve: risolve i dubbi.
reference-shown = { $count ->
    [1] Mostrata da un esempio
   *[other] Mostrata da { $count } esempi
  }

coverage-title = Le regole e gli esempi che le mostrano
coverage-head = Le regole e i loro esempi
coverage-line = Ogni esempio è una posizione che viene giocata a ogni collaudo di Sacbe: ciò che dicono queste pagine è ciò che fa il gioco.
coverage-game = Gioco
coverage-rules = Regole
coverage-shown = Mostrate da un esempio
coverage-scenarios = Esempi
coverage-none = nessun esempio
