# The common words of the command line in Italian: the text game of every title.

console-hint = help elenca ciò che si può scrivere; quit esce.
console-enter = Invio: { $label }
console-over = La partita è finita. log, save, units, map e position rispondono ancora.
console-no-choice = Non c’è una scelta numero { $number }: le scelte vanno da 1 a { $last }.
console-allowed = { $action } è permesso ora.
console-undone = Annullato: { $action }
console-no-undo = Non si può annullare nulla: { $why ->
    [start] dall’inizio non è stato giocato nulla.
    [die] nel frattempo è stato tirato un dado.
    [reveal] nel frattempo è stato rivelato ciò che era nascosto.
   *[seat] nel frattempo la scelta è passata a un altro giocatore.
  }
console-saved = { $actions ->
    [one] Salvata 1 azione
   *[other] Salvate { $actions } azioni
  } in { $file }.
console-loaded = Si continua dopo { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
  }.
console-no-log = Non è ancora successo nulla.
console-no-place = Non c’è nessun luogo chiamato «{ $name }»{ $near ->
    [none] { "" }
   *[other] . È forse uno di questi: { $near }?
  }
console-no-rule = Non c’è nessuna regola o interpretazione chiamata «{ $name }».
console-no-side = «{ $name }» non è una parte; le parti sono { $sides }.
console-usage = Scrivetelo così: { $usage }
console-left = Avete lasciato la partita{ $actions ->
    [0] { $undone ->
        [0] { "" }
        [one] ; il file salvato prosegue con 1 azione che è stata annullata
       *[other] ; il file salvato prosegue con { $undone } azioni che sono state annullate
      }
    [one] ; 1 azione non è salvata
   *[other] ; { $actions } azioni non sono salvate
  }.
console-seats = { $side }: { $player }
console-me = voi
bot = { $bot ->
    [militia] Milizia
    [veteran] Veterano
    [crack] Élite
    [random] caso
   *[other] { $bot }
  }
console-bot = computer ({ bot })
console-bot-failed = { $side }: da ora giocate voi.
pack-written = Scritto in { $file }.
pack-sound = { $file } è coerente: { $name }, { $hexes } esagoni, { $units } unità.
example-log = log 40
example-save = save my-game.txt
console-help =
    3                 scegliere il numero 3
    AZIONE            lo stesso, per esteso: { example-action }; ogni scelta mostra come si scrive
    Invio             l’unica scelta, se ce n’è una sola; altrimenti di nuovo le scelte
    why AZIONE        perché un’azione non è permessa: il motivo e la regola
    undo              annullare l’ultima scelta, fino all’ultimo dado o cambio di parte
    look              tutta la mappa
    map LUOGO         un luogo: chi lo tiene, chi c’è, le linee che ne partono
    units [PARTE]     tutte le unità, luogo per luogo
    log [N]           le ultime N cose successe, con le loro regole
    rule ID           il testo di una regola o interpretazione: { example-rule }
    position          la posizione in una riga
    save FILE         salvare la partita; longroll play --load FILE la continua
    help, quit

## Il servizio e il server: ciò che dicono, qualunque sia il gioco

service-unreadable = Questo non si può leggere: { $detail }.
service-no-action = «{ $action }» non è un’azione di questo gioco, o non è intera.
service-no-place = Su questa mappa non c’è un luogo { $name }.
server-field = La richiesta è sbagliata in { $place }: { $fault ->
    [missing] manca
    [json] non è JSON
    [long] è troppo lungo
    [short] è troppo corto
    [range] è fuori dai limiti
    [kind] è di un altro tipo
   *[other] non è noto
  }.
server-not-json = La richiesta non è in application/json.
server-not-text = Un diario si invia come text/plain.
server-not-utf-8 = Il diario non è un testo in UTF-8.
server-too-long = La richiesta supera i { $limit } KiB.
server-address = L’indirizzo non si può leggere.
server-nothing-here = Qui non c’è nulla.
server-no-method = Questo non si può fare qui.
server-foreign-host = Questo server non risponde a quel nome.
server-foreign-origin = Un altro sito non può usare questo server.
server-too-many-watchers = Ci sono troppi spettatori.
server-too-fast = Il vostro indirizzo ha inviato troppe richieste. Attendete un momento e riprovate.
server-too-many-matches = Il vostro indirizzo ha creato troppe partite in poco tempo. Attendete un momento e riprovate.
server-too-many-bodies = Questo server sta ricevendo troppi dati. Riprovate più tardi.
server-page = Un file della pagina non si può leggere. Ricostruite la pagina.
service-no-match = Questa partita non esiste.
service-no-moment = Non c’è un momento { $number }: la partita ha { $last } azioni.
service-no-title = Non c’è un gioco { $name }.
service-no-system = Non c’è un sistema { $name }.
service-no-language = Non c’è un catalogo nella lingua { $name }.
service-no-player = «{ $name }» non può giocare una parte; questi possono: { $players }.
service-no-seat = «{ $name }» non è una parte; le parti sono { $seats }.
service-not-your-turn = Non è il turno di { $seat }.
service-not-your-action = L’ultima azione non è di { $seat }.
service-over = La partita è finita.
service-computer = { $seat } è giocato dal computer.
service-secret = È in corso uno schieramento segreto; attendete che venga rivelato.
service-stale = La partita è andata avanti fino alla versione { $version }.
service-damaged = Questa partita non si può più riprodurre dall’azione { $number } in poi. Si può vedere, esportare e continuare con una diramazione dall’azione precedente.
service-refused = «{ $action }» è rifiutato da { $rule }.
service-other-rules = Questo programma non può mostrare questa partita. Segue la versione { $theirs } delle regole, il programma gioca la { $ours }: { $detail }.
service-journal = Il diario non si può rigiocare: { $detail }.
service-journal-unreadable = Il diario non si può leggere.
service-journal-line = Il diario non si può leggere alla riga { $number }.
service-journal-action = Il diario non si può leggere all’azione { $number }.
service-journal-differs = Il diario differisce dalla sua ripetizione all’azione { $number } ({ $action }).
service-seed = Il seme del diario supera i { $limit } caratteri.
service-intact = nulla è stato salvato e la partita è rimasta com’era.
service-disk-full = Il disco è pieno: { service-intact }
service-read-only = Nella cartella dei dati non si può scrivere: { service-intact }
service-busy = Un altro programma sta usando il database: { service-intact }
service-gone = Il file del database è stato tolto o sostituito mentre il programma era in funzione: { service-intact }
service-corrupt = Il file della base di dati è danneggiato: { service-intact }
service-storage = Il database non ha potuto essere scritto: { service-intact }
service-fault = Qualcosa è andato storto nel server: { service-intact }
service-bot = Il giocatore computer { bot } non ha potuto continuare ({ $why }); la partita è intatta.
service-bot-silent = Il giocatore computer { bot } non ha risposto in tempo; la partita è intatta.
service-bot-lost = Il giocatore computer { bot } è stato fermato mentre pensava; la partita è intatta.
service-bot-unknown = Non c’è alcun giocatore computer { bot }; scegliete un altro giocatore per il suo posto.
service-not-over = Ciò che il computer si aspettava viene detto a partita finita.
