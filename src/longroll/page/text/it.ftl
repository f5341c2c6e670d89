# The page's own texts in Italian: lobby, panels, buttons. The games have catalogues of their own.

page-title = Longroll
motto = Giochi da tavolo sulla guerra di secessione: ogni regola è applicata e spiegata.
close = Chiudi
cancel = Annulla
try-again = Riprova
opening = Apertura della partita…
to-lobby = Torna alla pagina iniziale
menu = Menu
tools = Strumenti

## Lobby

no-picture = La mappa non può essere mostrata ora.
scenario = Scenario
scenario-none = Posizione importata
origin-fork = derivata
origin-import = importata
players = Giocatori
seat = { $second ->
    [yes] { side }, secondo giocatore
   *[no] { side }
  }
seated = { seat }: { $player }
player-me = Voi
player-guest = Un altro giocatore su questo dispositivo
player-bot = { $bot } (giocatore virtuale)
bot-militia = Milizia
bot-veteran = Veterano
bot-crack = Élite
bot-random = Casuale
offer-bot = { $player } ({ $time })
time-bot-militia = immediato
time-bot-veteran = 1 s a turno
time-bot-crack = 5 s a turno
about-bot-militia = Gioca all’istante. Prende ciò che è libero e tiene ciò che conta, senza un piano. Un buon primo avversario.
about-bot-veteran = Pensa circa un secondo per turno e prepara tutto il suo turno.
about-bot-crack = Pensa fino a cinque secondi per turno. Il livello più forte.
about-bot-random = Gioca una mossa qualsiasi fra quelle permesse. Non è un avversario, ma è utile per provare.
bot-commanded = { $level }, { $commander }
style = Stile
style-none = Nessuno
offer-commander = { $commander } ({ $style })
style-cautious = prudente
style-bold = audace
style-methodical = metodico
style-raider = incursioni
commander-mcclellan = McClellan
commander-grant = Grant
commander-thomas = Thomas
commander-sheridan = Sheridan
commander-johnston = Johnston
commander-lee = Lee
commander-longstreet = Longstreet
commander-forrest = Forrest
about-commander-mcclellan = McClellan è prudente: risparmia le sue truppe, si trincera e attacca solo con buone probabilità.
about-commander-grant = Grant è audace: attacca senza sosta e accetta perdite per guadagnare terreno.
about-commander-thomas = Thomas è metodico: prima raduna le sue forze, poi colpisce con tutto ciò che ha.
about-commander-sheridan = Sheridan compie incursioni: colpisce i luoghi mal difesi dietro le linee nemiche.
about-commander-johnston = Johnston è prudente: evita le battaglie che potrebbe perdere e tiene posizioni forti.
about-commander-lee = Lee è audace: corre rischi per vincere una battaglia decisiva.
about-commander-longstreet = Longstreet è metodico: prepara gli attacchi con cura e concentra le forze.
about-commander-forrest = Forrest compie incursioni: aggira gli eserciti forti e prende ciò che è mal difeso.
starting = Inizio
start-printed = Inizio stampato
start-fair = Inizio equilibrato: handicap consigliato
start-own = Handicap a scelta
start-cut = Voi fissate l’handicap, il computer sceglie la fazione
start-pick = Il computer fissa l’handicap, voi scegliete la fazione
handicap = Handicap
opponent = Avversario
your-side = La vostra fazione
balance = { side }: { $percent }% di vittorie in { $games } partite tra computer di livello { $bot }{ $draws ->
    [0] .
   *[other] ; { $draws }% di pareggi.
  }
helps = Aiuta { $side }.
balance-handicap = Con questo handicap: { balance }
pie-picked = Il computer ha scelto la fazione. Voi giocate con: { side }.
rules = Regole
options = { $count ->
    [0] Opzioni
    [one] Opzioni (1 cambiata)
   *[other] Opzioni ({ $count } cambiate)
  }
rule-named = Regola { $rule }
pack = Componenti propri
pack-why = Mappe, pedine e tabelle sono in parte ricostruite. Se possedete il gioco, correggetele nell’editor di pacchetti, salvate il file e usatelo per giocare.
pack-edit = Editor di pacchetti: correggere mappe, pedine e tabelle
start = Inizia la partita
set-up = Opzioni
play = Gioca
playing-time = circa { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h
  }
complexity-1 = regole semplici
complexity-2 = regole medie
complexity-3 = regole complesse
fair-known = Tra le opzioni c’è un inizio equilibrato.
titles = Gioco
matches = Le vostre partite
no-matches = Ancora nessuna partita.
matches-all = Mostra tutte le partite ({ $count })
import = Importa una partita
export = Esporta
continue = Continua
view = Guarda
replay = Replay
delete = Elimina
delete-sure = Elimina definitivamente
keep = Tieni
standing = { $turn ->
    [0] Preparazione.
   *[other] Turno { $turn }.
  } Sceglie: { seat }. { $actions ->
    [one] { $actions } azione giocata
   *[other] { $actions } azioni giocate
  }.
match-outcome = { $side ->
    [nobody] Pareggio: non ha vinto nessuno.
   *[other] { side-name } ha vinto.
  }
you-won = Avete vinto.
you-lost = Avete perso.

## Settings

language = Lingua
language-en = English
language-fr = Français
language-es = Español
language-it = Italiano
theme = Colori
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
pace = Velocità dell’avversario
pace-1200 = Lenta
pace-500 = Normale
pace-200 = Veloce
pace-0 = Immediata
sound = Suono
sound-volume = { $volume ->
    [0] Nessuno
    [1] Basso
   *[other] Normale
  }
motion = Anima i movimenti
forced = Fai da solo le scelte obbligate

## Match

board = Mappa
panel = Pannello
battle = Battaglia
asked = Decisione in corso
theatres = Parti della mappa
no-board = La mappa non può essere disegnata qui. Tutte le scelte sono nell’elenco.
turn-phase = turno { $turn }, fase: { phase }
over = La partita è finita
your-turn = Tocca a voi: { seat }
chooses = Sceglie: { seat }
computer-chooses = Sceglie: { seat } ({ $bot })
replaying = Replay
turn-now = { $date }: turno { $turn } di { $last }
in-hand = { $count ->
    [one] Un pezzo in mano
   *[other] { $count } pezzi in mano
  }: scegliete dove andare. Maiusc+clic o una pressione lunga ne aggiunge; Esc rimette a posto.
left-stay = Torna indietro
left-anyway = { $choice } comunque
pick-lit = Scegliete qualcosa di evidenziato sulla mappa, o dall’elenco.
nothing-there = Ora lì non c’è nulla da fare. Scegliete qualcosa di evidenziato.
not-your-turn = Non è il vostro turno. Sceglie: { side-name }.
skip = { $count ->
    [0] Salta
   *[other] Salta (ancora { $count })
  }
bot-thinking = { seat }: { $bot } sta pensando…
bot-queued = { seat }: { $bot } aspetta un processore libero…
move-now = Gioca subito
take-over = Gioco io questa fazione
instead = Sostituisci con:
change-players = Applica
undo = Annulla mossa
undo-to = Annulla fino a qui
undo-start = Ancora nulla da annullare.
undo-die = Non si può annullare: è stato tirato un dado.
undo-seat = Non si può annullare: ha giocato un altro giocatore.
undo-reveal = Non si può annullare: è stata rivelata un’informazione nascosta.
undo-end = Non si può annullare: la partita è finita.
type-example = Scrivete una scelta, p. es. { $example }
which-one = Quale?
why-not = Perché no?
connection-lost = Connessione persa. Riconnessione…
waiting = In attesa del server…
tab-choices = { $count ->
    [0] Scelte
   *[other] Scelte ({ $count })
  }
tab-war = { $alarm ->
    [yes] Guerra ⚠
   *[no] Guerra
  }
tab-log = Diario
tab-dice = Dadi
no-choice-past = State guardando un momento passato. Tornate al presente per scegliere, o giocate da qui.
no-choice-over = La partita è finita.
no-choice-now = Ora non c’è nulla da scegliere.
no-such-place = Questo indirizzo non si può leggere. Ecco la pagina più vicina.
match-deleted = Questa partita è stata eliminata.
damage = Questa partita è stata salvata da una versione precedente, e da allora alcune regole sono state corrette. Si riproduce fino all’azione { $kept }; l’azione { $number } («{ $action }») non è più valida. Potete guardarla, esportarla o continuare da lì in una nuova partita.
damage-continue = Continua dall’azione { $kept }

## Battle

volley = Ultimi tiri
hide-panel = Nascondi
show-panel = Mostra: { $name }

## Log and dice

copy-log = Copia come testo
log-copied = Copiato negli appunti.
log-not-copied = Il browser non permette di usare gli appunti.
log-empty = Non è ancora successo nulla.
log-all = { $count ->
    [one] Mostra 1 riga
   *[other] Mostra tutte le { $count } righe
  }
see-moment = Guarda questo momento
rolls = { $count ->
    [0] Nessun dado tirato
    [one] 1 dado tirato
   *[other] { $count } dadi tirati
  }
dice-of = { side-name }: quante volte è uscito ogni numero
luck = { $shots ->
    [0] Ancora nessun tiro.
    [one] 1 tiro: { $hits } a segno, { $due } attesi.
   *[other] { $shots } tiri: { $hits } a segno, { $due } attesi.
  }
verifiable-dice = Dadi verificabili
commitment = Questa impronta del seme è stata pubblicata prima del primo tiro. A partita finita il seme è rivelato, e chiunque può verificare tutti i dadi:
seed-chosen = Il seme è stato scelto da un giocatore, che poteva quindi conoscere i dadi in anticipo.
seed = Seme:
verify = Per verificare tutti i dadi, esportate il diario ed eseguite

## What others did

summary = Dal vostro ultimo turno
summary-all = Panoramica
summary-of = { $at } di { $count }
summary-back = Parte precedente
summary-on = Parte successiva
summary-unfold = Mostra
summary-dismiss = Chiudi il riepilogo
summary-again = Il loro ultimo turno
summary-moves = { $count ->
    [one] { $count } movimento
   *[other] { $count } movimenti
  }
summary-battles = { $count ->
    [one] { $count } battaglia
   *[other] { $count } battaglie
  }
summary-events = { $count ->
    [one] { $count } evento
   *[other] { $count } eventi
  }
summary-changes = Cambia di mano:
change = { $place }: { side }
losses = Perdite:
loss-side = { side }: { $kinds ->
    [lost] perse: { $lost }
    [reduced] ridotte: { $reduced }
   *[both] perse: { $lost }, ridotte: { $reduced }
  }
expected-side = { side }: { luck }

## After the game

end = Risultato
end-close = Guarda la mappa
end-lost = Unità perse
end-reduced = Unità ridotte (volte)
end-moments = Le battaglie più costose
end-taken = Preso dal vincitore:
play-again = Gioca ancora
switch-sides = Cambia fazione
watch-replay = Guarda il replay
estimates = Stima del computer
estimates-about = Le probabilità di vittoria del computer, secondo lui, all’inizio di ogni suo turno.
estimate-turn = Turno
estimate-player = Giocatore
estimate-chance = Probabilità

## Rulebook

rulebook = Regole
search-rules = Cerca nelle regole
no-rule-found = Nessuna regola trovata.

## Replay

to-present = Torna alla partita
moment = { $date }, fase: { phase }
action-of = { $at ->
    [0] azione { $at } di { $last }
   *[other] azione { $at } di { $last }: { $action }
  }
moment-slider = Momento della partita
turn-back = Turno precedente
turn-on = Turno seguente
step-back = Azione precedente
step-on = Azione seguente
next-battle = Battaglia seguente
run = Riproduci
stop = Pausa
copy-link = Copia il link
link-copied = Link copiato negli appunti.
link-damaged = Questo link è danneggiato: forse ne manca una parte.
link-opening = Apertura della partita…
play-on = Gioca da qui
play-on-about = Inizia una nuova partita dopo l’azione { $at }, con dadi nuovi. Questa resta com’è.

## Overlays and keys

overlay = Livello della mappa
overlay-none = Nessuno
hide-counters = Nascondi le pedine
keys = Scorciatoie da tastiera
key-primary = passo seguente (il pulsante colorato)
key-gather = aggiungere un pezzo a quelli in mano o lasciarlo (anche Maiusc+clic, pressione lunga)
key-undo = annullare la mossa
key-type = scrivere una scelta
key-hide = nascondere o mostrare le pedine
key-rules = regole
key-skip = saltare le mosse dell’avversario
key-summary = mostrare o chiudere quello che hanno fatto gli altri
key-summary-step = la sua parte precedente o successiva
key-move-now = far giocare subito il computer
key-why = andare alla scheda «Perché no?»
key-step = nel replay: azione precedente o seguente
key-leap = nel replay: fase o battaglia precedente o seguente
key-run = nel replay: riproduzione o pausa
key-close = chiudere la scheda
key-keys = questo elenco

## Errors

error-offline = Il server non risponde. È ancora in funzione?
error-stale = La partita è andata avanti. Ecco la posizione attuale.
error-foreign-seat = Questa fazione non è la vostra.
error-unknown = Qualcosa è andato storto. Nulla è cambiato.

hint = Suggerimento
hint-asking = Sto pensando…
hint-close = Chiudi il suggerimento
hint-plans = Piani e probabilità di vittoria
hint-plan = Piano { $number }
hint-roll = Poi decidono i dadi.
hint-better = Perché è meglio del successivo:
hint-compared = Rispetto al primo piano:
hint-play = Gioca questo piano
for-me-set-up = Schiera per me
for-me-purchase = Compra per me
for-me-phase = Finisci questa fase per me
done-for-me = Fatto per voi
done-undo = Annulla tutto

## Lezioni

learn = Impara a giocare
learn-why = Brevi lezioni sulla vera mappa: leggete un po’ e giocate, e le regole rispondono a ciò che provate.
course-house-divided = A House Divided
course-five-aprils = Across Five Aprils
course-american-civil-war = The American Civil War
lessons-done = Fatte: { $done } di { $count }
lesson-minutes = { $minutes } min
lesson-begin = Comincia
lesson-again = Ricomincia
lesson-all = Tutte le lezioni
lesson-named = { $what }: { $title }
lesson-begun = iniziata
lesson-done = fatta
lesson = Lezione: { $title }
lesson-step = Passo { $number } di { $count }
lesson-back = Indietro
lesson-forward = Avanti
lesson-finished = Lezione finita.
lesson-rules = Regole:
lesson-shown = Ha mostrato queste regole:
lesson-next = Prossima lezione: { $title }
lesson-show = Mostrami: { $title }

## Exercises

exercises = Esercizi
exercises-why = Posizioni di partite tra computer in cui un piano è nettamente il migliore. Trovatelo; la risposta viene confrontata con il piano migliore.
exercises-of = Esercizi: { $title }
exercises-done = Risolti: { $done } di { $count }
exercise-begun = iniziato
exercise-done = risolto
exercise = Esercizio: { $title }
exercise-ask = Tocca a: { side-name }. Trovate il piano migliore per questo turno: giocate le mosse che contano, poi verificate. Il computer completa il resto del vostro turno.
exercise-played = Il vostro piano è finito. Verificatelo o riprovate.
exercise-check = Verifica il mio piano
exercise-right = Giusto!
exercise-wrong = Non è il piano migliore.
exercise-chances = Probabilità di vittoria: { $yours } con il vostro piano, { $best } con il migliore.
exercise-best = Il piano migliore:
exercise-why = Perché è meglio:
exercise-next = Prossimo esercizio
exercise-again = Riprova
exercise-all = Tutti gli esercizi
grades = Difficoltà
grade-all = Tutti
grade-easy = facile
grade-medium = medio
grade-hard = difficile

## First game

first-game = È la prima volta? Giocate la vostra prima partita
first-game-why = Un’intera battaglia in circa { $minutes } minuti, contro un computer facile. I consigli spiegano una cosa alla volta, e voi giocate come volete.
first-game-new = Gioca la prima partita
first-game-begun = Continua la prima partita
first-game-done = Giocala di nuovo
guided = Partita guidata: { $title }
guided-read = Capito
guided-hint = Che cosa devo fare?

## Libri delle regole

rulings = Interpretazioni
book-contents = Indice
book-turn = Capitolo precedente e seguente
book-of = Regole di { $title }
book-previous = Precedente: { $heading }
book-next = Seguente: { $heading }
book-whole = Tutto il libro
book-print = Stampa
book-printing = Si disegnano le immagini…
book-found = { $count ->
    [one] { $count } regola trovata
   *[other] { $count } regole trovate
  }
book-ruling = Interpretazione
book-component = Solo componenti:
book-rulings-on = Interpretazioni su questo:
book-option = Opzione: { $name }
book-option-usual = { $value } (di solito)
book-option-other = { $value }
book-picture = Immagine: { $title }
book-lesson = Apri la lezione
book-open = Apri nel libro
book-no-rule = Questa regola non è in questo libro.
book-no-book = Questo libro delle regole non esiste.
rulebooks = Libri delle regole
rulebooks-why = Tutte le regole di ogni gioco, con immagini, esempi e schede di aiuto da stampare.
cards = Schede di aiuto
card-no-card = Questa scheda non esiste.
card-of = { $title }: scheda di aiuto
card-civil-war-battle = Battaglia tattica
card-civil-war-advanced = Regole avanzate

## La pagina senza server
site-loading = Caricamento del gioco…
site-loaded = { $loaded } di { $total } MB
site-starting = Quasi pronto…
site-failed = Non è stato possibile caricare il gioco: { $reason }
site-not-kept = Il vostro browser non permette a questa pagina di salvare. Potete giocare, ma le partite vanno perse quando chiudete la scheda.
site-new-version = È pronta una nuova versione.
site-update = Aggiorna
site-install = Installa
site-here = Qui Longroll gira nel vostro browser: non viene inviato nulla e le partite sono salvate su questo dispositivo. Il computer ha lo stesso tempo per pensare che avrebbe su un server, ma calcola più lentamente, quindi gioca un po’ peggio.
