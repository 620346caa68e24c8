# La pagina iniziale, le impostazioni, i link e i file.

site-title = Sacbe
tab-start = Sacbe: Tikal, Teotihuacán ed Eschnapur nel browser
tab-table = { $game } · Sacbe
tab-yours = ● Tocca a te · { $game }
site-line = Tre giochi da tavolo a caccia di templi. Gioca contro il computer, con gli amici davanti allo stesso schermo o inviando un link. Gratis, e anche offline dopo la prima visita.
credits = Tikal è un gioco di Wolfgang Kramer e Michael Kiesling, Teotihuacán di Daniele Tascini, Eschnapur di Reinhard Staupe. Questo sito è software libero e non è legato ai loro editori.
rules = Regole di tutti i giochi
licences = Licenze open source
engine-loading = Caricamento delle regole…
engine-restarted = Il motore si era fermato ed è stato riavviato. Nulla è andato perso.

do-learn = Impara in cinque minuti
house-label = I giochi della casa
game-facts = Da { $least } a { $most } giocatori{ $minutes ->
        [0] { "" }
       *[other] {" "}· circa { $minutes } minuti
    }
do-play = Gioca
rules-of-game = Regole
do-resume = Continua
do-begin = Comincia
do-settings = Impostazioni
do-open = Apri
do-import = Importa un file
do-close = Chiudi
do-try-again = Riprova

setup-title = Partita su misura
setup-game = Quale gioco
setup-seats = Giocatori
seat-you = Esploratore
seat-default = Giocatore { $number }
seat-name = Nome del giocatore { $number }
seat-kind = Il giocatore { $number } è
seat-add = Aggiungi giocatore
seat-remove = Togli il giocatore

computer-1 = Itzamna
computer-2 = Ix Chel
computer-3 = Pakal
computer-4 = Kawiil
computer-5 = Chaac

level-human = Persona
kind-away = Persona via link
level-random = Casuale
level-novice = Principiante
level-regular = Esperto
level-expert = Maestro
level-bot = Bot del Laboratorio
level-in-style = { $level } · { $style }

seat-style = Stile del giocatore { $number }
style-none = Nessuno stile
style-builder = Costruttore
style-treasure_hunter = Cacciatore di tesori
style-spoiler = Guastafeste
style-guardian = Guardiano
style-pilgrim = Pellegrino
style-scholar = Studioso
style-explorer = Esploratore
style-trader = Mercante
style-miser = Avaro

about-computers = I giocatori virtuali
about-random = Fa qualunque cosa permettano le regole, senza un piano.
about-novice = Ha un piano, ma gli sfugge molto e sbaglia: un avversario per le tue prime partite.
about-regular = Sa quanto valgono le cose e sbaglia poco.
about-expert = Gioca al meglio di cui Sacbe è capace. Anche i suggerimenti vengono da lui.
about-styles = Lo stile è ciò che un giocatore predilige. Non rende nessuno più forte o più debole.

saved-title = Le tue partite
saved-none = Ogni partita che giochi viene salvata qui, su questo dispositivo.
saved-search = Cerca tra le tue partite
saved-picture = Il tabellone com’era rimasto
saved-line = { $over ->
        [yes] Finita
        [yours] Tocca a te
        [waits] In attesa di { $name }
       *[no] In corso
    }{ $variant ->
        [none] { "" }
       *[other] {" "}· { $variant }
    } · { $date }
saved-remove = Elimina questa partita
removed = La partita di { $names } è stata eliminata.
unkept = Non salvata
saving = Salvataggio…
unkept-title = Questa partita non è salvata
unkept-line = Questo browser non permette alla pagina di salvare, come succede in certe finestre private. Puoi continuare a giocare, ma se chiudi o ricarichi la pagina la partita va persa. Salvala come file o condividila come link.
unkept-start = Questo browser non permette alla pagina di salvare, come succede in certe finestre private. Puoi giocare, ma se chiudi la pagina la partita va persa.
link-title = Ti hanno mandato un link?
link-label = Link a una partita
game-breaks = Questa partita ha bloccato il motore due volte, perciò non è stata aperta.
game-damaged = Questa partita salvata è danneggiata e non si può aprire.
cannot-show = Questa partita non si può mostrare. È un errore di Sacbe: segnalalo, per favore.
link-no-board = Questa versione di Sacbe non ha il gioco { $game }. Ricarica la pagina per avere la più recente, poi apri di nuovo il link.
link-foreign = Questo non è un link a una partita di Sacbe. Copia tutto l’indirizzo che ti è stato mandato, e nient’altro.
link-cut = Una parte di questo link manca, o è cambiata per strada. Copialo di nuovo per intero, fino all’ultimo carattere. Se non basta, fattelo mandare di nuovo.
link-damaged = Questo link non porta a una partita che si possa giocare. Fattelo mandare di nuovo.
link-newer = Questo link è stato fatto da una versione più recente di Sacbe. Ricarica questa pagina per averla, poi apri di nuovo il link.
link-older = Questo link è stato fatto da una versione di Sacbe le cui regole qui non sono più note: questa partita non può continuare.
bad-link-title = Apertura non riuscita
bad-link-kept = Le tue partite sono rimaste com’erano.
import-foreign = Questo file non contiene una partita di Sacbe.
import-large = Questo file è troppo grande per essere una partita.
broken-title = Il motore non è partito
broken-text = Diversi tentativi sono falliti. Controlla la connessione e riprova.
broken-kept = La tua partita è salvata.

settings-title = Impostazioni
setting-language = Lingua
setting-theme = Colori
theme-system = Come il sistema
theme-light = Carta di corteccia
theme-dark = Ossidiana
setting-pace = Velocità dei giocatori virtuali
pace-slow = Lenta
pace-normal = Normale
pace-fast = Rapida
pace-instant = Immediata
setting-ask = Chiedi conferma prima di terminare un turno in cui resta qualcosa da spendere
setting-windows = Fermati anche quando c’è una sola cosa da fare
setting-cover = Su uno schermo condiviso, copri la mano scoperta dopo 20 secondi senza tocchi
setting-keys = Scorciatoie con un solo tasto al tavolo
setting-zoom = Su uno schermo piccolo, ingrandisci dove succede qualcosa
setting-sound = Suoni
setting-shake = Vibrazione
keys-title = Tasti
keys-board = B: vai al tabellone, poi frecce e Invio
keys-buttons = da 1 a 9: i pulsanti del turno
keys-undo = Z: annulla, Maiusc+Z: annulla tutto il turno, Y: ripeti
keys-end = E: termina il turno
keys-hint = H: suggerimento
keys-guide = ?: come si gioca
keys-let-go = Esc: lascia perdere
keys-zoom = più, meno e 0: zoom
keys-replay = [ e ]: indietro e avanti nella partita, con Maiusc turno per turno; P: la fa scorrere da sola

share-title = Condividi questo momento
share-line = Chi apre questo link vede tutta la partita e può continuare da qui. Tocca a { $name }.
share-line-plain = Chi apre questo link vede tutta la partita fino a questo punto.
share-length = { $length } caratteri: nel link c’è tutta la partita, con i nomi dei giocatori, se li hai scritti.
share-hidden = Questo link continua la partita e contiene tutte le carte: la pagina si limita a non mostrarle a chi non le ha in mano.
share-to = Per
share-phrase = Protezione dalle sbirciate: una frase (facoltativa)
share-phrase-line = Concordate una frase al tavolo, e il link si aprirà solo con quella. Tiene lontani gli amici curiosi, ma non è una vera sicurezza.
sealed-nowhere = La protezione dalle sbirciate richiede un indirizzo https: questa pagina non ce l’ha, perciò qui non è disponibile.
sealed-damaged = Questo link è danneggiato: una parte manca o è stata modificata. Fattelo mandare di nuovo.
sealed-phrase = Non è la frase di questo link.
unlock-title = Questa partita è protetta da una frase
unlock-line = Il vostro tavolo ha concordato una frase. Scrivila per aprire la partita.
phrase-label = Frase
do-unlock = Apri la partita
do-picture = Salva un’immagine
picture-line = L’immagine mostra il tavolo come lo vedono tutti, senza le mani.
do-copy = Copia
do-send = Invia…
do-export = Salva come file
copied = Link copiato.
copy-failed = Questo browser non ha copiato il link. È selezionato qui sopra: copialo a mano.
qr-label = Codice QR di questo link
letter-send = Invia questo turno a { $name }
letter-send-line = { $name } gioca su un altro dispositivo e continua quando apre questo link. Contiene tutta la partita.
letter-end = Invia la fine della partita
letter-again = Invialo di nuovo
letter-wait = In attesa di { $name }
letter-wait-line = Apri il link che { $name } ti manderà: la partita continuerà qui.
letter-watch = Stai solo guardando.
letter-who = Chi sei?
letter-title = Ti hanno mandato una partita di { $game }
letter-turn = Tocca a { $name }. Chi sei? Questo dispositivo se ne ricorderà, e da ora la partita è tra «Le tue partite».
letter-kept = Chi sei? Questo dispositivo se ne ricorderà, e da ora la partita è tra «Le tue partite».
letter-iam = Sono { $name }
letter-taken = gioca già su un altro dispositivo
letter-look = Guarda soltanto
letter-fair = Tutto ciò che si pesca deriva da quanto il dispositivo di ogni giocatore ha promesso prima: riaprendo un link non si pesca mai qualcosa di diverso.
letter-older = Hai già questa partita, e la tua è più avanti. Questa è la tua.
letter-device = { $name } ora gioca da un altro dispositivo, che ha fatto una nuova promessa per le pescate. Se non lo sapevi, chiedi.
letter-damaged = Questo link è danneggiato: la parte finale manca o è stata modificata. Fattelo mandare di nuovo.
letter-promise = Questo link non corrisponde a ciò che il dispositivo di { $name } aveva promesso per le pescate di questa partita. È stato modificato, o viene da un’altra copia della partita. Fattelo mandare di nuovo.
letter-draw = Una pescata nel turno di { $name } non deriva da ciò che i dispositivi dei giocatori avevano promesso. Il link è stato modificato, perciò non è stato aperto. Fattelo mandare di nuovo.
letter-apart = Continua via link
letter-apart-seat = { $name } gioca su un altro dispositivo
fork-title = Due versioni della stessa partita
fork-line = Questo link e la partita che hai salvato cominciano allo stesso modo, ma poi si è giocato diversamente. Quale vale?
fork-mine = Tieni la mia
fork-theirs = Prendi quella del link
fork-both = Tienile entrambe

do-newer = Nuova versione: ricarica
newer-tabs = Altre schede usano ancora la vecchia versione. Chiudile prima.
settings-seats = Chi gioca

remove-in-use = Questa partita è in corso, forse in un’altra scheda. Chiudila lì prima di eliminarla.

link-opening = Apertura della partita che ti hanno mandato…
table-returns = La tua partita torna sul tavolo…
computer-lost = Il giocatore virtuale si è bloccato, anche dopo un riavvio. Puoi farlo riprovare.
bot-broke = { $name } ha commesso un errore: { $reason }. Correggilo nel Laboratorio e continua, o affida il posto a qualcun altro nelle impostazioni.
bot-illegal = { $name } ha tentato qualcosa di vietato: { $reason } Correggilo nel Laboratorio e continua, o affida il posto a qualcun altro nelle impostazioni.
bot-silent = { $name } non ha risposto ed è stato fermato. Correggilo nel Laboratorio e continua, o affida il posto a qualcun altro nelle impostazioni.
bot-gone = { $name } non è più su questo dispositivo. Affida il posto a qualcun altro nelle impostazioni.
bot-asleep = Il Python che serve a { $name } non è partito. Apri una volta il Laboratorio con la connessione attiva, poi continua qui.
results-title = I tuoi risultati
results-line = Tutte le partite finite su questo dispositivo con una sola persona al tavolo, divise per l’avversario più forte. I risultati restano anche se elimini una partita.
results-none = Finisci una partita, e il tuo risultato comparirà qui.
results-game = Gioco
results-level = Contro
results-people = Persone
results-played = Giocate
results-won = Vinte
results-mean = Media
results-best = Migliore
do-results = Risultati
do-forget = Elimina tutti i risultati

makers-title = Crea qualcosa
to-lab = Laboratorio
to-lab-line = Scrivi un giocatore virtuale in Python e guardalo giocare.
to-workshop = Officina
to-workshop-line = Prepara una posizione e metti un tabellone interattivo nel tuo articolo.
