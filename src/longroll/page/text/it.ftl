# The page's own words in Italian: lobby, panels, buttons. What the games say is in their catalogues.

page-title = Longroll
motto = La guerra di Secessione sul tavoliere: ogni regola applicata e spiegata.
close = Chiudi
cancel = Annulla
try-again = Riprova
opening = Apertura della partita…
to-lobby = Alla pagina iniziale
menu = Menu
tools = Strumenti

## Lobby

no-picture = La mappa non può essere mostrata ora.
scenario = Scenario
scenario-none = Posizione portata da altrove
players = Chi gioca
seat = { $second ->
    [yes] { side }, secondo giocatore
   *[no] { side }
  }
player-me = io
player-guest = una seconda persona qui
player-bot = computer: { $bot }
bot-militia = Milizia
bot-veteran = Veterano
bot-crack = Scelto
bot-random = a caso
offer-bot = { $player } ({ $time })
time-bot-militia = subito
time-bot-veteran = 1 s a turno
time-bot-crack = 5 s a turno
about-bot-militia = Gioca subito. Prende ciò che è libero e tiene ciò che fa vincere, senza un piano: un primo avversario.
about-bot-veteran = Pensa circa un secondo per turno. Prepara tutto il suo turno.
about-bot-crack = Pensa fino a cinque secondi per turno. Prepara il suo turno con la massima cura.
about-bot-random = Gioca subito qualunque cosa sia permessa. Non è un avversario, ma va bene per provare.
rules = Regole
options = { $count ->
    [0] Opzioni in dettaglio
    [one] Opzioni in dettaglio (1 cambiata)
   *[other] Opzioni in dettaglio ({ $count } cambiate)
  }
rule-named = Regola { $rule }
pack = Componenti propri
pack-why = Mappe, pedine e tabelle sono in parte ricostruite. Chi possiede l’originale può scrivere il pacchetto in un file (longroll pack export), correggerlo e giocarci qui.
start = Comincia la partita
set-up = Prepara una partita
titles = Titolo
matches = Partite
no-matches = Qui non è ancora stata giocata nessuna partita.
matches-all = Mostra tutte le { $count } partite
import = Importa un diario
export = Esporta
continue = Continua
view = Guarda
replay = Rivedi
delete = Elimina
delete-sure = Elimina per sempre
keep = Tieni
standing = Turno { $turn }, sceglie { seat }, { $actions ->
    [one] 1 azione giocata
   *[other] { $actions } azioni giocate
  }.
outcome = { side-name } ha vinto.
you-won = Avete vinto.
you-lost = Avete perduto.

## Settings

language = Lingua
language-en = English
language-fr = Français
language-es = Español
language-it = Italiano
theme = Colori
theme-system = come il sistema
theme-light = chiaro
theme-dark = scuro
pace = Mosse degli altri
pace-1200 = lente
pace-500 = normali
pace-200 = veloci
pace-0 = subito
forced = Scegli per me quando c’è una sola scelta

## At the table

board = Mappa
panel = Pannello
battle = Battaglia
asked = Che cosa si chiede
theatres = Parti della mappa
no-board = La mappa non può essere disegnata qui; tutte le scelte sono nell’elenco.
turn-phase = turno { $turn }, fase: { phase }
over = La partita è finita
chooses = { seat }: tocca scegliere
computer-chooses = { seat }: gioca il computer
looking-back = Uno sguardo indietro
turn-now = { $date }: turno { $turn } di { $last }
pick-lit = Scegli qualcosa di illuminato sulla mappa, o nell’elenco.
not-your-turn = Ora non si sceglie da qui. { side-name } sta scegliendo.
skip = Salta{ $count ->
    [0] { "" }
   *[other] { " " }(ancora { $count })
  }
thinks = { seat }: { $bot } pensa…
move-now = Muova ora
take-over = Gioco io
instead = Al suo posto:
change-players = Cambia i giocatori
undo = Annulla mossa
undo-start = Non è ancora stato giocato nulla.
undo-die = Non più indietro: è stato tirato un dado.
undo-seat = Non più indietro: ha scelto un altro giocatore.
undo-reveal = Non più indietro: è stato rivelato ciò che era nascosto.
which-one = Quale?
why-not = Perché no?
line-lost = La linea con il tavolo è caduta. Si riprova…
waiting = In attesa del tavolo…
tab-choices = Scelte{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
  }
tab-war = Guerra{ $alarm ->
    [yes] { " " }⚠
   *[no] { "" }
  }
tab-log = Diario
tab-dice = Dadi
no-choice-past = Questo è il passato. Per scegliere si torna al presente, o si gioca da qui.
no-choice-over = La partita è finita.
no-choice-now = In questo momento non c’è nulla da scegliere.
no-such-match = Qui non c’è questa partita.
no-such-place = Questo indirizzo non si può leggere; ecco il posto più vicino.
match-deleted = Questa partita è stata eliminata.

## Battle

volley = L’ultima salva
fold = Ripiega
unfold = Mostra: { $name }

## Log and dice

copy-log = Copia come resoconto
log-copied = Il resoconto è negli appunti.
log-not-copied = Il browser non permette alla pagina di usare gli appunti.
log-empty = Non è ancora successo nulla.
log-all = { $count ->
    [one] Mostra 1 riga
   *[other] Mostra tutte le { $count } righe
  }
see-moment = Vedi questo momento
rolls = { $count ->
    [0] Nessun dado tirato
    [one] 1 dado tirato
   *[other] { $count } dadi tirati
  }
dice-of = { side-name }: quante volte è uscito ogni numero
luck = { $shots ->
    [0] Ancora nessun tiro.
    [one] 1 tiro: { $hits } a segno; { $due } atteso.
   *[other] { $shots } tiri: { $hits } a segno; { $due } attesi.
  }
honest-dice = Dadi onesti
commitment = Questo è stato fissato prima del primo tiro; a partita finita si mostra il seme, e chiunque può verificare ogni dado:
seed = Il seme:
verify = Per verificare ogni dado: esportare il diario ed eseguire

## Dopo la partita

expected = Che cosa si aspettava
expected-about = Le probabilità di vittoria del computer, come le vedeva all’inizio di ogni suo turno.
expected-turn = Turno
expected-player = Giocatore
expected-chance = Probabilità

## Rulebook

rulebook = Regole
search-rules = Cerca nelle regole
no-rule-found = Nessuna regola lo dice.

## Replay

to-present = Al presente
moment = { $date }, fase: { phase }
action-of = azione { $at } di { $last }: { $action }
moment-slider = Momento della partita
turn-back = Un turno indietro
turn-on = Un turno avanti
step-back = Un passo indietro
step-on = Un passo avanti
next-battle = Battaglia seguente
run = Avvia
stop = Ferma
copy-link = Copia il link
link-copied = Un link a questo momento è negli appunti.
play-on = Gioca da qui
play-on-about = Una nuova partita comincia dopo l’azione { $at }, con dadi nuovi. Questa resta com’è.

## Overlays and keys

overlay = Mostrato sulla mappa
overlay-none = nient’altro
hide-counters = nascondi le pedine
keys = Tasti
key-primary = il passo seguente: il pulsante colorato
key-undo = annullare la mossa
key-type = scrivere una scelta
key-hide = nascondere o mostrare le pedine
key-rules = regole
key-skip = saltare le mosse degli altri
key-hurry = che il computer muova ora
key-why = andare alla risposta «perché no?»
key-step = rivedendo: un passo indietro o avanti
key-leap = rivedendo: fase o battaglia precedente o seguente
key-run = rivedendo: avviare o fermare
key-close = chiudere la scheda
key-keys = questo elenco

## Errors

error-offline = Il tavolo non risponde. È ancora in funzione?
error-stale = La partita è andata avanti; ecco come sta ora.
error-foreign-seat = Quella parte non si può giocare da qui ora.
error-unknown = Qualcosa è andato storto; nulla è cambiato.
