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
pack-sound-boxes = { $file } è valido: { $name }. Caselle: { $boxes }; linee: { $lines }.
pack-sound-spaces = { $file } è valido: { $name }. Spazi: { $spaces }; confini: { $borders }.
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
service-no-packs = { $name } non si gioca con pacchetti.
service-no-system = Non c’è un sistema { $name }.
service-no-language = Non c’è un catalogo nella lingua { $name }.
service-no-player = «{ $name }» non può giocare una fazione; giocatori possibili: { $players }.
service-no-seat = «{ $name }» non è una fazione; le fazioni sono { $seats }.
service-pie-seats = Se il computer deve scegliere la fazione, non assegnate i posti.
service-no-lesson = Non c’è nessuna lezione { $name }.
service-no-guided-game = Non c’è nessuna partita guidata { $name }.
service-no-picture = Non c’è un’immagine per { $name }.
service-lesson-other = Le regole lo permettono, ma la lezione ora chiede un’altra cosa.
service-lesson-over = La lezione è finita; ricominciatela o passate alla prossima.
service-lesson-seats = In una lezione non si possono cambiare i giocatori.
service-lesson-advice = In una lezione o in un esercizio il computer non dà suggerimenti.
service-no-task = Solo il giocatore può fare questa scelta.
service-no-exercise = Non esiste l’esercizio { $name }.
service-not-exercise = Questa partita non è un esercizio.
service-exercise-over = Il vostro piano è finito: verificatelo o riprovate.
service-exercise-empty = Giocate prima qualcosa; poi il vostro piano potrà essere verificato.
service-not-your-turn = Non è il turno di questa fazione: { seat-name }.
service-not-your-action = L’ultima azione non è di questa fazione: { seat-name }.
service-over = La partita è finita.
service-computer = Il computer gioca questa fazione: { seat-name }.
service-sign-in = Prima accedete.
service-private = Questa partita è privata.
service-not-your-seat = Un’altra persona gioca questa fazione: { seat-name }.
service-not-a-player = Non giocate in questa partita.
service-others-play = Altre persone giocano in questa partita.
service-seat-of-other = Invitate o sfidate gli altri giocatori; non potete assegnare loro un posto.
service-no-own-seat = In un club una delle fazioni dev’essere la vostra: nessun altro potrebbe vedere questa partita o concluderla.
service-secret = È in corso uno schieramento segreto; attendete che venga rivelato.
service-stale = La partita è cambiata; ora è alla versione { $version }.
service-damaged = Questa partita non si può più riprodurre dall’azione { $number } in poi. Potete guardarla, esportarla o continuare dall’azione precedente in una nuova partita.
service-refused = «{ $action }» non è permesso: { $rule }.
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
service-corrupt = Il file del database è danneggiato: { service-intact }
service-storage = Non è stato possibile scrivere il database: { service-intact }
service-down = Il database non risponde in questo momento. Riprovate tra poco; se stavate facendo una modifica, controllate prima se è stata salvata.
service-fault = Si è verificato un errore nel server: { service-intact }
service-bot = Il giocatore virtuale { bot } ha fallito ({ $why }); la partita è invariata.
service-bot-silent = Il giocatore virtuale { bot } non ha risposto in tempo; la partita è invariata.
service-bot-lost = Il giocatore virtuale { bot } è stato fermato mentre pensava; la partita è invariata.
service-bot-unknown = Non c’è alcun giocatore virtuale { bot }; scegliete un altro giocatore per il suo posto.
service-not-over = La stima del computer viene mostrata a partita finita.
service-analysis-not-over = Si può analizzare solo una partita finita, e questa non lo è.
service-analyses = Si stanno analizzando troppe partite. Riprovate più tardi.
service-analysis = L’analisi non è riuscita ({ $why }); la partita è invariata.
service-analysis-lost = L’analisi è stata interrotta; la partita è invariata, e potete chiederla di nuovo.
service-no-preview = Questo non si può provare prima: si tirano dadi o finisce il vostro turno.
service-rated-stays = Una partita classificata non può essere eliminata.

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
analysis-luck-about = In punti percentuali delle probabilità di vittoria. Un dado appartiene alla fazione di cui ha seguito l’azione. L’inizio, i dadi e le decisioni delle due fazioni danno insieme il risultato.
analysis-dice = Dadi
analysis-effects = Decisioni
analysis-sum = { side-name }: i dadi le hanno { $luck ->
    [gain] dato
   *[loss] tolto
  } { $dice ->
    [one] 1 punto percentuale
   *[other] { $dice } punti percentuali
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

# --- orders

order-veteran = Come farebbe Veterano
order-fact-own = la vostra forza
order-fact-enemy = forza nemica
order-fact-ratio = forza nemica divisa per la vostra
order-fact-round = round della battaglia
service-order-question = «{ $name }» non è una domanda per cui si possano lasciare ordini.
service-order-answer = «{ $name }» non è una risposta a questa domanda.
service-order-place = Non c’è nessun luogo chiamato «{ $name }».
service-order-fact = «{ $name }» non può essere una condizione di questo ordine.
service-order-number = Il numero di una condizione deve essere compreso tra 0 e { $most }.
service-order-many = Potete lasciare al massimo { $most } ordini per una fazione.
service-order-lesson = Non si possono lasciare ordini in una lezione o in un esercizio.

# --- accounts

account-home = Qui non ci sono account: si gioca in casa.
account-name = Un nome ha da { $shortest } a { $longest } lettere di un solo alfabeto, cifre, trattini o trattini bassi.
account-name-taken = Questo nome è già in uso. Sceglietene un altro.
account-password = Una password ha almeno { $shortest } caratteri, e non sempre gli stessi.
account-password-name = La password non deve contenere il nome.
account-email = Questo non è un indirizzo e-mail.
account-label = Una passkey non può chiamarsi così.
account-wrong = Il nome o la password sono sbagliati.
account-wrong-password = La password è sbagliata.
account-sign-in-again = Uscite, accedete di nuovo e riprovate.
account-wrong-code = Il nome o il codice di recupero sono sbagliati.
account-wrong-passkey = La passkey non è stata accettata. Riprovate.
account-last-passkey = Questa passkey è il vostro unico modo di accedere. Prima impostate una password o aggiungete un’altra passkey.
account-no-passkey = Non avete questa passkey.
account-too-many-passkeys = Avete già { $most } passkey. Prima eliminatene una.
account-tries = Ci sono stati troppi tentativi. Riprovate tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
  }.
account-busy = In questo momento molte persone stanno accedendo. Riprovate tra qualche secondo.
account-signed-in = Avete già effettuato l’accesso.
account-members-only = Possono farlo solo i membri. Create un account: conserverete le vostre partite.
account-suspended = Questo account è sospeso.
account-confirm = Scrivete il vostro nome per confermare che l’account va eliminato.
account-no-person = Nessun giocatore si chiama { $name }.
account-admins-only = Possono farlo solo gli amministratori.
account-not-yourself = Non potete cambiare il vostro ruolo né sospendervi.
account-guest-role = Un ospite non può avere un ruolo, e nessuno può tornare ospite.

# --- club

club-access = Una partita è pubblica o privata.
club-access-not-over = Si decide se una partita è pubblica quando è finita.
club-blocked = Questo giocatore vi ha bloccato.
club-both-sides = Nessuno può giocare con entrambe le fazioni.
club-challenge-over = Questa sfida non è più aperta.
club-commitment = L’impegno deve avere 64 cifre esadecimali.
club-entropy = Le cifre casuali devono essere da 32 a 128 cifre esadecimali.
club-first-game = La seconda partita comincia quando la prima è finita.
club-members-only = Solo i membri possono farlo. Create un account per continuare.
club-no-abort = La partita si può interrompere solo nel primo turno, prima che si tiri un dado.
club-no-agreement = Questa partita non si gioca nel club.
club-no-challenge = Questa sfida non esiste.
club-no-invitation = Questo invito è già stato usato, è scaduto o non esiste.
club-no-offer = Questa proposta non esiste.
club-no-open-seat = Un link d’invito richiede un posto libero.
club-no-own-seat = Prendete un posto anche voi.
club-no-pair = Questa partita non fa parte di un doppio incontro.
club-no-person = Nessun giocatore ha questo nome.
club-nobody-to-ask = Non c’è un altro giocatore a cui chiedere.
club-nothing-to-reveal = Ora non c’è nulla da rivelare.
club-offered-already = È già stato proposto.
club-offered-before = Questa proposta è stata rifiutata. Potrete ripeterla dopo la prossima azione.
club-organisers-only = Solo gli organizzatori e gli amministratori possono farlo.
club-other-entropy = Queste cifre casuali non corrispondono all’impegno.
club-pace = Questi tempi non sono ammessi.
club-paired-terms = I giocatori virtuali non possono giocare doppi incontri.
club-pause-lasts = La pausa dura finché tutti sono d’accordo. Dopo un giorno chiunque può terminarla.
club-paused = La partita è in pausa.
club-rated = Non è possibile durante una partita classificata o di torneo.
club-rated-clock = Una partita classificata richiede un orologio.
club-rated-terms = Una partita classificata si gioca con i componenti originali e le regole standard, o con l’inizio equilibrato.
club-rated-two = Solo le partite tra due giocatori possono essere classificate.
club-room = Non potete usare questa stanza della chat.
club-seat = «{ $name }» non può prendere un posto.
club-taken = Qualcuno è stato più veloce: il posto è occupato.
club-text = Scrivete da 1 a { $limit } caratteri.
club-time-left = Il vostro avversario ha ancora tempo.
club-too-fast = Troppi messaggi. Attendete un momento.
club-too-many-challenges = Avete già { $limit } sfide.
club-too-many-reports = Avete { $limit } segnalazioni di cui nessuno si è ancora occupato. Attendete che vengano lette.
club-asked-often = Avete sfidato spesso questo giocatore. Aspettate qualche minuto.
club-vacation = Vi restano { $days } giorni di vacanza quest’anno.
club-yourself = Non potete farlo a voi stessi.

# --- ratings

ratings-different = I punteggi memorizzati non corrispondono a quelli che risultano dalle partite: { $what }.
ratings-many-players = Chiedete al massimo { $most } giocatori alla volta.
ratings-no-class = Non ci sono punteggi per «{ $name }».
ratings-no-player = Non c’è nessun giocatore «{ $name }».
ratings-not-counted = Questa partita non conta per il punteggio.
tournament-busy = Uno dei due sta già giocando una partita della scala.
tournament-decided = Questa partita ha già un risultato.
tournament-decider = La regola di spareggio deve essere «game» o «draw».
tournament-far = L’inizio è tra più di un anno.
tournament-few-players = Un torneo richiede almeno due giocatori.
tournament-full = Il torneo è al completo: { $limit } giocatori.
tournament-game-open = Una partita è ancora in corso.
tournament-joined = Questo giocatore è già iscritto.
tournament-kind = Questo tipo di torneo non esiste.
tournament-late-points = Un turno saltato vale 0 o 0,5 punti.
tournament-most = Scegliete da 2 a { $limit } giocatori.
tournament-name = Un nome ha da 1 a { $limit } caratteri visibili.
tournament-no-bot = Non c’è alcun giocatore virtuale «{ $name }».
tournament-no-bots = I giocatori virtuali non possono iscriversi a questo torneo.
tournament-no-game = Questa partita non fa parte del torneo.
tournament-no-ladder = È possibile solo in una scala.
tournament-none = Questo torneo non esiste.
tournament-not-annulled = Solo una partita dal risultato annullato può contare come non giocata.
tournament-not-in = Questo giocatore non partecipa al torneo.
tournament-not-started = Il torneo non è iniziato.
tournament-not-yours = Questo torneo è diretto da un altro organizzatore.
tournament-over = Il torneo è finito.
tournament-past = Questa data è già passata.
tournament-reach = Potete sfidare i giocatori fino a { $places } posti sopra di voi.
tournament-reach-number = La portata di una scala va da 1 a 20 posti.
tournament-round-over = Il turno di questa partita è finito.
tournament-round-time = Un turno dura da 5 minuti a 120 giorni.
tournament-rounds = Scegliete da 0 a { $limit } turni.
tournament-same-again = Avete appena giocato contro questo avversario. Giocate prima contro qualcun altro.
tournament-started = Il torneo è già iniziato.
tournament-tie-breaks = Gli spareggi, ciascuno al massimo una volta, sono: { $names }.
tournament-too-late = È troppo tardi per iscriversi a questo torneo.
tournament-too-many = Dirigete già { $limit } tornei.

# --- archive and moderation

archive-option = Un’opzione si cerca come nome=valore.
archive-page = Questa pagina dell’elenco non esiste.
archive-player-missing = Una fazione, un risultato o un avversario si possono cercare solo insieme a un giocatore.
archive-result = Un risultato è vittoria, sconfitta o pareggio.
moderation-hours = Indicate un numero di ore da 0 a { $most }.
moderation-muted = Al momento non potete scrivere in chat: un moderatore vi ha silenziato.
moderation-no-report = Non c’è nessuna segnalazione aperta con questo numero.
moderation-no-result = Questa partita non ha un risultato da annullare.
moderation-own = Non potete decidere su di voi né su una vostra partita.
moderation-status = Una segnalazione viene chiusa o respinta.

# --- notices

notices-address = Questo indirizzo non si può usare. Ha la forma ntfys://ntfy.sh/ARGOMENTO o discord://ID/TOKEN.
notices-bounced = Il server di posta di questo indirizzo dice che non esiste.
notices-link = Questo link è scaduto o incompleto. Chiedetene uno nuovo.
notices-mail-down = Non è stato possibile inviare l’e-mail. Riprovate più tardi.
notices-no-address = Indicate prima un indirizzo e-mail nel vostro account.
notices-no-mail = Questo club non invia e-mail.
notices-no-webhook = Questo webhook non esiste.
notices-not-here = Questo club non invia avvisi di questo tipo.
notices-private = Questo indirizzo si trova in una rete privata. Non si può usare.
notices-push = Questo browser ha inviato un’iscrizione incompleta.
notices-settings = Queste impostazioni sono incomplete.
notices-too-fast = Troppi tentativi. Attendete un momento.
notices-too-many-webhooks = Avete già { $limit } webhook.
notices-unknown-host = A questo indirizzo non è stato trovato nessun server.
notices-unreachable = Non è stato possibile verificare l’indirizzo. Riprovate più tardi.
notices-zone = Questo fuso orario non esiste.
