# I messaggi comuni a tutti i giochi: il gioco testuale e il server.

console-hint = Scrivete help per l’elenco dei comandi, quit per lasciare la partita.
console-enter = Invio: { $label }
console-over = La partita è finita. Potete ancora usare log, save, units, map e position.
console-no-choice = Non c’è una scelta numero { $number }: le scelte vanno da 1 a { $last }.
console-allowed = { $action } è permesso ora.
console-undone = Annullato: { $action }
console-no-undo = Non si può annullare nulla: { $why ->
    [start] non è stato ancora giocato nulla.
    [die] è stato tirato un dado.
    [reveal] è stato rivelato ciò che era nascosto.
    [end] la partita è finita.
   *[seat] un altro giocatore ha agito.
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
   *[other] . Intendevate uno di questi: { $near }?
  }
console-no-rule = Non c’è nessuna regola o interpretazione chiamata «{ $name }».
console-no-side = «{ $name }» non è una fazione; le fazioni sono { $sides }.
console-usage = Scrivetelo così: { $usage }
console-left = Avete lasciato la partita{ $actions ->
    [0] { $undone ->
        [0] { "" }
        [one] ; il file salvato ha 1 azione in più, che è stata annullata
       *[other] ; il file salvato ha { $undone } azioni in più, che sono state annullate
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
  }{ $commander ->
    [none] { "" }
   *[other] , { $commander }
  }
seat-name = { $seat ->
    [union] Unione
    [confederate] Confederazione
    [union-second] Unione (secondo giocatore)
    [confederate-second] Confederazione (secondo giocatore)
   *[other] { $seat }
  }
exercise-title = { $title } – { seat-name }, turno { $turn }
console-bot = computer ({ bot })
console-bot-failed = { $side }: da ora giocate voi.
pack-written = Scritto in { $file }.
pack-sound = { $file } è valido: { $name }. Esagoni: { $hexes }; unità: { $units }.
example-log = log 40
example-save = save my-game.txt
console-help =
    3                 scegliere il numero 3
    AZIONE            lo stesso, per esteso: { example-action }; ogni scelta mostra come si scrive
    Invio             l’unica scelta, se ce n’è una sola; altrimenti di nuovo le scelte
    why AZIONE        perché un’azione non è permessa: il motivo e la regola
    undo              annullare l’ultima scelta, ma non oltre un dado o la scelta di un altro giocatore
    look              tutta la mappa
    map LUOGO         un luogo: chi lo controlla, chi c’è, i suoi collegamenti
    units [FAZIONE]   tutte le unità, luogo per luogo
    log [N]           gli ultimi N eventi, con le loro regole
    rule ID           il testo di una regola o interpretazione: { example-rule }
    position          la posizione in una riga
    save FILE         salvare la partita; longroll play --load FILE la continua
    help, quit

## Il server

service-unreadable = Questo non si può leggere: { $detail }.
service-no-action = Comando sconosciuto: «{ $action }».
service-no-place = Su questa mappa non c’è un luogo { $name }.
server-field = La richiesta è sbagliata in { $place }: { $fault ->
    [missing] manca
    [json] non è JSON
    [long] è troppo lungo
    [short] è troppo corto
    [range] è fuori dai limiti
    [kind] il tipo è sbagliato
   *[other] il valore è sconosciuto
  }.
server-not-json = La richiesta non è in application/json.
server-not-text = Un diario si invia come text/plain.
server-not-utf-8 = Il diario non è un testo in UTF-8.
server-too-long = La richiesta supera i { $limit } KiB.
server-address = L’indirizzo non si può leggere.
server-nothing-here = Questa pagina non esiste.
server-no-method = Questo non si può fare qui.
server-foreign-host = Questo server non accetta richieste per quel nome host.
server-foreign-origin = Le richieste di un altro sito non sono accettate.
server-too-many-watchers = Ci sono troppi spettatori.
server-too-fast = Il vostro indirizzo ha inviato troppe richieste. Attendete un momento e riprovate.
server-too-many-matches = Il vostro indirizzo ha creato troppe partite in poco tempo. Attendete un momento e riprovate.
server-too-many-bodies = Questo server sta ricevendo troppi dati. Riprovate più tardi.
server-page = Un file della pagina non si può leggere. Ricostruite la pagina.
service-no-match = Questa partita non esiste.
service-no-moment = Non c’è un’azione { $number }: la partita ha { $last } azioni.
service-no-title = Non c’è un gioco { $name }.
service-no-packs = { $name } non si gioca con file di componenti.
service-no-system = Non c’è un sistema { $name }.
service-no-language = Non c’è un catalogo nella lingua { $name }.
service-no-player = «{ $name }» non può giocare una fazione; giocatori possibili: { $players }.
service-no-seat = «{ $name }» non è una fazione; le fazioni sono { $seats }.
service-pie-seats = Un computer che sceglie la sua fazione lascia liberi i posti: non assegnatene nessuno.
service-no-lesson = Non c’è nessuna lezione { $name }.
service-no-guided-game = Non c’è nessuna partita guidata { $name }.
service-no-picture = Non c’è un’immagine per { $name }.
service-lesson-other = Le regole lo permettono, ma la lezione ora chiede un’altra cosa.
service-lesson-over = La lezione è finita; ricominciatela o passate alla prossima.
service-lesson-seats = In una lezione i giocatori restano gli stessi.
service-lesson-advice = In una lezione o in un esercizio il computer non dà suggerimenti.
service-no-task = Questa scelta spetta solo al giocatore.
service-no-exercise = Non esiste l’esercizio { $name }.
service-not-exercise = Questa partita non è un esercizio.
service-exercise-over = Il piano di questo esercizio è finito: verificatelo o riprovate.
service-exercise-empty = Giocate prima qualcosa; poi il vostro piano potrà essere verificato.
service-not-your-turn = Non è il turno di questa fazione: { seat-name }.
service-not-your-action = L’ultima azione non è di questa fazione: { seat-name }.
service-over = La partita è finita.
service-computer = Il computer gioca questa fazione: { seat-name }.
service-secret = È in corso uno schieramento segreto; attendete che venga rivelato.
service-stale = La partita è cambiata; ora è alla versione { $version }.
service-damaged = Questa partita non si può più riprodurre dall’azione { $number } in poi. Si può vedere, esportare e continuare con una diramazione dall’azione precedente.
service-refused = «{ $action }» è rifiutato da { $rule }.
service-other-rules = Questo programma non può mostrare questa partita. Segue la versione { $theirs } delle regole, il programma gioca la { $ours }: { $detail }.
service-journal = Il diario non si può rigiocare: { $detail }.
service-journal-unreadable = Il diario non si può leggere.
service-journal-line = Il diario non si può leggere alla riga { $number }.
service-journal-action = Il diario non si può leggere all’azione { $number }.
service-journal-differs = Il diario differisce dalla sua ripetizione all’azione { $number } ({ $action }).
service-seed = Il seme del diario supera i { $limit } caratteri.
service-intact = nulla è stato salvato e la partita è invariata.
service-disk-full = Il disco è pieno: { service-intact }
service-read-only = Nella cartella dei dati non si può scrivere: { service-intact }
service-busy = Un altro programma sta usando il database: { service-intact }
service-gone = Il file del database è stato rimosso o sostituito mentre il programma era in funzione: { service-intact }
service-corrupt = Il file della base di dati è danneggiato: { service-intact }
service-storage = Non è stato possibile scrivere il database: { service-intact }
service-fault = Si è verificato un errore nel server: { service-intact }
service-bot = Il giocatore computer { bot } ha fallito ({ $why }); la partita è invariata.
service-bot-silent = Il giocatore computer { bot } non ha risposto in tempo; la partita è invariata.
service-bot-lost = Il giocatore computer { bot } è stato fermato mentre pensava; la partita è invariata.
service-bot-unknown = Non c’è alcun giocatore computer { bot }; scegliete un altro giocatore per il suo posto.
service-not-over = La stima del computer viene mostrata a partita finita.
service-analysis-not-over = Si può analizzare solo una partita finita, e questa non lo è.
service-analyses = Si stanno analizzando troppe partite. Riprovate più tardi.
service-analysis = L’analisi non è riuscita ({ $why }); la partita è invariata.
service-analysis-lost = L’analisi è stata interrotta; la partita è invariata, e potete chiederla di nuovo.
service-no-preview = Questo non si può provare prima: si tirano dadi o finisce il vostro turno.

## Why a plan is better or worse than another

reason-cities = { $better ->
    [yes] più città
   *[no] meno città
  }
reason-objectives = { $better ->
    [yes] più obiettivi tenuti o a portata
   *[no] meno obiettivi tenuti o a portata
  }
reason-strength = { $better ->
    [yes] un esercito più forte
   *[no] un esercito più debole
  }
reason-recruits = { $better ->
    [yes] più reclute
   *[no] meno reclute
  }
reason-income = { $better ->
    [yes] entrate migliori
   *[no] entrate minori
  }
reason-losses = { $better ->
    [yes] le perdite vi favoriscono
   *[no] le perdite favoriscono il nemico
  }
reason-result = { $better ->
    [yes] più vicino alla vittoria ai punti
   *[no] più lontano dalla vittoria ai punti
  }
reason-advance = { $better ->
    [yes] il vostro esercito è più vicino agli obiettivi
   *[no] il vostro esercito è più lontano dagli obiettivi
  }
reason-concentration = { $better ->
    [yes] il vostro esercito è concentrato
   *[no] il vostro esercito è disperso
  }
reason-works = { $better ->
    [yes] trincerato meglio
   *[no] trincerato peggio
  }
reason-navy = { $better ->
    [yes] una flotta più forte
   *[no] una flotta più debole
  }
reason-europe = { $better ->
    [yes] l’Europa pende dalla vostra parte
   *[no] l’Europa pende dalla parte del nemico
  }
reason-own-places = { $better ->
    [yes] le vostre posizioni sono più sicure
   *[no] le vostre posizioni sono in pericolo
  }
reason-enemy-places = { $better ->
    [yes] le posizioni nemiche sono minacciate
   *[no] le posizioni nemiche sono al sicuro
  }
reason-own-attacks = { $better ->
    [yes] buoni attacchi in arrivo
   *[no] meno buoni attacchi in arrivo
  }
reason-enemy-attacks = { $better ->
    [yes] il nemico ha meno buoni attacchi
   *[no] il nemico ottiene buoni attacchi
  }

## Computer analysis

analysis = Analisi del computer
analysis-about = L’effetto di ogni dado e di ogni decisione sulle probabilità di vittoria, e quali piani sarebbero stati migliori. Richiede circa mezzo minuto e viene conservata con la partita.
analysis-request = Richiedi un’analisi del computer
analysis-queued = In attesa che finiscano altre analisi.
analysis-running = La partita è in corso di analisi.
analysis-interrupted = L’analisi è stata interrotta. La partita è invariata, e potete chiederla di nuovo.
analysis-cancelled = L’analisi è stata annullata. La partita è invariata, e potete chiederla di nuovo.
analysis-open = Tutta l’analisi
analysis-chance = Probabilità di vittoria
analysis-curve = { side }: probabilità di vittoria { $start } all’inizio, { $end } alla fine
analysis-axis = Turno
analysis-turns = Turno per turno
analysis-point = { $date }: { side } { $chance }
analysis-turning = Punto di svolta
analysis-turning-about = In seguito le probabilità del vincitore non sono più scese sotto la metà.
analysis-luck = Fortuna e decisioni
analysis-luck-about = In centesimi delle probabilità di vittoria. Un dado appartiene alla parte di cui ha seguito l’azione. L’inizio, i dadi e le decisioni delle due parti danno insieme il risultato.
analysis-dice = Dadi
analysis-effects = Decisioni
analysis-sum = { side-name }: i dadi le hanno { $luck ->
    [gain] dato
   *[loss] tolto
  } { $dice ->
    [one] 1 punto
   *[other] { $dice } punti
  }, le sue decisioni le hanno { $effect ->
    [gain] dato
   *[loss] tolto
  } { $decisions }.
analysis-decisions = Le decisioni più costose
analysis-none = Non si è trovato alcun piano migliore di ciò che è stato giocato.
analysis-judgement = { $kind ->
    [blunder] Errore grave
    [mistake] Errore
   *[inaccuracy] Imprecisione
  }
analysis-instead = { $played } invece di { $better }
analysis-played = Giocato
analysis-better = Meglio
analysis-show = Mostra sulla mappa
analysis-luckiest = I dadi che hanno contato di più
analysis-marker = Segnalino estratto
