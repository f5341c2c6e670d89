# The texts about tournaments, in Italian.

tournaments = Tornei
tournaments-mine = I vostri tornei
tournaments-open = Tornei aperti
tournaments-over = Tornei conclusi
tournaments-none = Al momento non ci sono tornei aperti. Gli organizzatori del club li annunciano qui.
tournament-seasons = Stagioni
tournament-season = Stagione { $name }
tournament-season-about = Ogni torneo concluso dà un punto per averlo finito e uno per ogni membro classificato dietro di voi. Chi si è ritirato non ne riceve.
tournament-season-empty = Nessun torneo di questa stagione è ancora concluso.
tournament-firsts = Vinti
tournament-new = Nuovo torneo
tournament-kind-round-robin = Girone all’italiana
tournament-kind-swiss = Sistema svizzero
tournament-kind-knock-out = Eliminazione diretta
tournament-kind-ladder = Scala
tournament-kind-round-robin-about = Ognuno incontra tutti gli altri.
tournament-kind-swiss-about = A ogni turno si incontrano giocatori a pari punti, mai due volte.
tournament-kind-knock-out-about = Due partite a fazioni scambiate; chi perde è eliminato.
tournament-kind-ladder-about = Sempre aperta: sfidate chi sta sopra di voi. Se vincete, ne prendete il posto.
tournament-double = Andata e ritorno, a fazioni scambiate
tournament-double-short = andata e ritorno
tournament-announced = Iscrizioni aperte
tournament-starts = Inizio: { $date }
tournament-open-ladder = Sempre aperta
tournament-finished = Concluso
tournament-cancelled = Annullato
tournament-won-by = { $count ->
    [one] Vincitore: { $names }
   *[other] Vincitori: { $names }
  }
tournament-round-of = Turno { $round } di { $rounds }
tournament-round = Turno { $round }
tournament-rounds-title = Turni
tournament-games = Partite
tournament-join = Partecipa
tournament-leave = Annulla l’iscrizione
tournament-withdraw = Abbandona il torneo
tournament-leave-sure = Annullare la vostra iscrizione?
tournament-withdraw-sure = Perdete la partita in corso e non potrete tornare.
tournament-withdraw-ladder = Perdete la partita in corso e il vostro posto. Potrete rientrare dall’ultimo posto.
tournament-withdrawn = ritirato
tournament-my-game = La vostra partita
tournament-against = Contro { $name }
tournament-until = fino al { $date }
tournament-challenge-about = Potete sfidare i giocatori fino a { $places } posti sopra di voi. La partita comincia subito.
tournament-standings = Classifica
tournament-entrants = Iscritti
tournament-nobody = Nessuno si è ancora iscritto.
tournament-crosstable = Tabella degli scontri
tournament-place = Posto
tournament-player = Giocatore
tournament-points = Punti
tournament-won = V
tournament-drawn = P
tournament-lost = S
tournament-tie-breaks = Spareggi, in quest’ordine: { $names }.
tie-break-buchholz = Buch.
tie-break-buchholz-name = Buchholz
tie-break-buchholz-about = Buchholz: i punti di tutti gli avversari
tie-break-sonneborn-berger = S.-B.
tie-break-sonneborn-berger-name = Sonneborn-Berger
tie-break-sonneborn-berger-about = Sonneborn-Berger: i punti degli avversari battuti e metà di quelli con cui si è pareggiato
tie-break-direct = Dir.
tie-break-direct-name = scontro diretto
tie-break-direct-about = Scontro diretto: i punti tra chi è alla pari
tie-break-wins = Vitt.
tie-break-wins-name = vittorie
tie-break-wins-about = Partite vinte giocando
tie-break-second-wins = 2ª
tie-break-second-wins-name = vittorie con la seconda fazione
tie-break-second-wins-about = Partite vinte con la seconda fazione
tournament-watch = { $first } contro { $second }
tournament-open-game = Guarda
tournament-through = { $name } passa il turno
tournament-reason-bye = riposo
tournament-reason-late = iscritto più tardi
tournament-reason-walkover = senza giocare: { $name } si è ritirato
tournament-reason-unpaired = nessun avversario rimasto
tournament-reason-resigned = abbandono
tournament-reason-draw = pareggio di comune accordo
tournament-reason-time = tempo scaduto
tournament-reason-aborted = interrotta
tournament-reason-adjudicated = decisa d’ufficio
tournament-reason-annulled = risultato annullato
tournament-waits = risultato annullato: decide l’organizzatore
tournament-reason-void = partita eliminata
tournament-organise = Organizzazione
tournament-start = Inizia ora
tournament-start-two = Prima devono iscriversi almeno due giocatori.
tournament-keep = No
tournament-cancel-ask = Annullare questo torneo? Le partite in corso saranno interrotte.
tournament-cancel-do = Annulla il torneo
tournament-close-ask = Chiudere questa scala? I posti restano come sono.
tournament-close-do = Chiudi la scala
tournament-withdraw-ask = Ritirare { $name }? Una partita in corso è persa.
tournament-withdraw-do = Ritira il giocatore
tournament-bot = Giocatore virtuale
tournament-bot-count = Quanti
tournament-add-bot = Iscrivi
tournament-new-deadline = Nuova scadenza delle partite in corso
tournament-set-deadline = Fissa la scadenza
tournament-adjudicate = Decidere le partite
tournament-adjudicate-about = Non si può tornare indietro. Una partita in corso finisce.
tournament-wins = Vince { $name }
tournament-draw-do = Pareggio
tournament-not-played = Non giocata
tournament-name-field = Nome
tournament-kind-field = Tipo
tournament-round-days = Giorni per turno
tournament-rounds-field = Turni (0: quanti servono)
tournament-late-field = Iscrizioni tardive fino al turno
tournament-late-points-field = Punti per turno saltato
tournament-decider-field = Dopo una parità
tournament-decider-game = un’altra partita
tournament-decider-draw = il posto migliore nel sorteggio
tournament-reach-field = Posti sopra che si possono sfidare
tournament-most-field = Massimo di giocatori
tournament-tie-break-field = Primo spareggio
tournament-tie-break-usual = ordine consueto
tournament-starts-field = Inizio (vuoto: lo avviate voi)
tournament-season-field = Stagione (facoltativa)
tournament-bots = Sono ammessi giocatori virtuali
tournament-by-organiser = Decido io le partite dopo la scadenza
tournament-announce = Annuncia
tournament-dice = Dadi
tournament-dice-about = Il server ha fissato le sue cifre segrete prima di ogni iscrizione, e ogni giocatore aggiunge le proprie. Fino alla fine vedete le loro impronte, poi le cifre stesse.
tournament-players = { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
  }
tournament-lasts = { $kind ->
    [ladder] { $days ->
        [0] Una partita dura al massimo { $hours } ore.
        [one] Una partita dura al massimo un giorno.
       *[other] Una partita dura al massimo { $days } giorni.
      }
   *[round] { $days ->
        [0] Ogni turno dura { $hours } ore.
        [one] Ogni turno dura un giorno.
       *[other] Ogni turno dura { $days } giorni.
      }
  }
tournament-deadline-rule = { $by ->
    [organiser] Poi l’organizzatore decide le partite in corso.
   *[rule] Poi chi deve giocare in una partita in corso la perde.
  }
