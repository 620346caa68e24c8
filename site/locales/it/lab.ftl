# Il Laboratorio, dove si scrivono bot

lab-title = Laboratorio
lab-home = ‹ Sacbe
python-asleep = Python non è in funzione.
python-starting = Python si sta avviando…
python-ready = Python è pronto.
python-broken = Python non è partito. Ricarica la pagina per riprovare.
code-label = Il codice del bot
side-label = Sfida, manuale e console
editor-intro = Un bot è una funzione che restituisce una delle azioni permesse. Cambia questo, fagli giocare una sfida, o gioca tu contro di lui. Il manuale dice che cosa può chiedere.
editor-hint = Ctrl+Invio gioca una sfida. Tab crea un rientro; premi Esc per uscire dall’editor.
bot-label = Bot
bot-example = { $name } (esempio)
name-label = Nome
do-copy-bot = Salva come mio bot
do-save = Salva
do-share-bot = Copia il link
do-download = Scarica
do-open-file = Apri un file
file-too-long = Questo file è troppo lungo per un bot.
do-delete = Elimina
do-play-it = Gioca tu contro di lui
do-trust = L’ho letto e mi fido di chi l’ha scritto
foreign-warning = «{ $name }» è arrivato con il link. Eseguire un bot significa affidare a chi l’ha scritto i dati di questo sito sul tuo dispositivo. Prima leggilo: finché non dai il consenso, non parte nulla.
foreign-first = Prima leggi il bot e conferma di fidarti di chi l’ha scritto.
saved = { $name } è stato salvato su questo dispositivo.
not-saved = Non è possibile salvare { $name } su questo dispositivo: scaricalo.
deleted = { $name } è stato eliminato.
bad-name = Un nome ha al massimo 40 lettere, cifre, spazi, punti e trattini, e comincia con una lettera o una cifra.
bad-bot-link = Questo link non contiene un bot, o è danneggiato. Fattelo mandare di nuovo.
link-copied = Link copiato. Ha { $length } caratteri e contiene tutto il bot.
link-in-address = Il link è ora nella barra degli indirizzi.

tab-match = Sfida
tab-reference = Manuale
tab-prompt = Console

opponents-label = Avversari
opponent-label = Avversario { $number }
do-add-opponent = Aggiungi un avversario
do-remove-opponent = Togline uno
lab-games = Partite
do-run = Gioca la sfida
do-stop = Ferma
results-label = Risultati
match-running = In corso: { $games } partite su { $of } finite; { $decisions } passi in questa.
match-over = { $games ->
        [one] Giocata una partita.
       *[other] Giocate { $games } partite.
    }
match-stopped = Hai fermato la sfida.
match-endless = Un bot non ha risposto per venti secondi, perciò la sfida è stata fermata. Forse contiene un ciclo infinito.
standings-note = Tra parentesi: l’intervallo al 95%. «Equo» è la quota di vittorie che toccherebbe a ciascuno se fossero tutti ugualmente forti.
head-bot = Bot
head-wins = Vittorie
head-fair = Equo
head-score = Punteggio medio
head-time = Tempo per decisione
head-slow = Lente
head-illegal = Vietate
milliseconds = { $time } ms, al massimo { $most }
games-title = Partite
game-lost = { $name } ha perso: { $reason }

game-label = Partita { $number }
replay-picture = Il tabellone dopo il passo { $step }
replay-step = Passo { $step } di { $steps }.
do-back = Torna ai risultati
do-open-play = Apri nella pagina di gioco
do-next-note = Nota successiva
step-back = Un passo indietro
step-on = Un passo avanti
step-label = Passo

prompt-hint = Scrivi codice Python e premi Invio (Maiusc+Invio per andare a capo). sacbe è già importato, e uno stato appare come tabellone.
prompt-label = Python
prompt-picture = Il tabellone di questo stato
do-evaluate = Esegui

reference-search = Cerca nel manuale
reference-none = Nessun risultato.
reference-choose = Il bot più semplice: restituisce una delle azioni permesse, o la sua notazione come testo.
reference-think = Un bot che esplora le possibilità: produce piani sempre migliori e può essere fermato dopo ciascuno. L’attributo seconds dice quanto vuole pensare per turno.
reference-legal = Le azioni che il tuo giocatore può compiere ora, nell’ordine delle regole.
reference-seat = Il numero del tuo giocatore: 0 per P1, 1 per P2 e così via.
reference-view = Tutto ciò che il tuo giocatore può vedere, come semplici dati: gli stessi con cui la pagina disegna il tabellone.
reference-state = Uno stato da cui continuare a giocare. Ciò che ti è nascosto vi compare in un ordine fisso, che non significa nulla.
reference-sample = Uno stato in cui tutto ciò che è nascosto è distribuito a caso, in accordo con ciò che sai. Generane parecchi.
reference-play = Lo stato dopo un’azione. Il vecchio stato non cambia: provane quante vuoi.
reference-state-legal = Tutte le azioni che si possono giocare in quello stato, caso compreso.
reference-mover = Il giocatore che deve decidere, −1 se decide il caso, None quando la partita è finita.
reference-outcomes = Che cosa può decidere ora il caso, con i pesi; vuoto se tocca a un giocatore.
reference-scores = I punti di tutti i giocatori.
reference-winners = I giocatori che hanno vinto; vuoto finché la partita non è finita.
reference-phase = Che cosa si decide adesso, in una parola.
reference-holdings = Tutto ciò che un giocatore possiede, in numeri: punti, beni, tracciati, scorte.
reference-projected = Per ogni giocatore: i punti che porterebbe un conteggio adesso, voce per voce.
reference-why-not = La regola che vieta un’azione, con il motivo; None se è permessa.
reference-hidden = Se il risultato di un’azione dipende da carte che non puoi conoscere.
reference-verb = Che tipo di azione è, per esempio move o dig.
reference-text = L’azione in notazione, per esempio move W a5-a4.
reference-arguments = Le parole dopo il verbo, per esempio dove porta.
reference-plan = Ciò che think produce: azioni fino alla prossima pesca o alla fine del turno, e quanto valgono in punti.
reference-rng = Un generatore casuale. Usalo invece del modulo random, così le partite si possono ripetere.
reference-print = Ciò che stampi appare accanto alla mossa quando rivedi la partita.
reference-of-action = Un’azione di questo gioco. Il suo verbo è «{ $value }».
reference-of-value = Fa parte di ciò che il tuo giocatore vede. All’inizio è { $value }.
