# The page's texts about playing with others, in Italian. At home they are not loaded.

club-badge = ({ $count }) Tocca a voi –
club-left = Ex membro
club-server = Server
club-save = Salva
club-saved = Salvato.
club-remove = Rimuovi
club-copy = Copia
club-copied = Copiato.
club-online = online
club-offline = offline

## Account

club-sign-in = Accedi
club-sign-up = Crea un account
club-sign-out = Esci
club-sign-in-passkey = Accedi con una passkey
club-sign-up-passkey = Crea un account con una passkey
club-recover = Reimposta la password
club-have-account = Ho già un account
club-forgotten = Password dimenticata?
club-as-guest = Gioca come ospite
club-as-guest-about = Giocate contro il computer e accettate inviti senza account. Potrete crearne uno più tardi e conservare le partite.
club-name = Nome utente
club-name-about = Da 3 a 20 lettere, cifre, - e _. Lo vedono tutti.
club-password = Password
club-password-about = Almeno 10 caratteri.
club-old-password = Password attuale
club-new-password = Nuova password
club-change-password = Cambia la password
club-recovery-code = Codice di recupero
club-no-passkey = Non è stata usata nessuna passkey. Riprovate, o usate la password.
club-keep-matches = Conservate il vostro nome e le vostre partite.
club-account = Account
club-account-of = Account: { $name }
club-email = E-mail
club-email-about = Facoltativa. Solo per gli avvisi. Nessun altro la vede.
club-passkey = Passkey
club-passkeys = Passkey
club-passkeys-about = Accedete con l’impronta, il viso o il PIN del dispositivo invece che con una password.
club-passkey-name = Nome della passkey
club-add-passkey = Aggiungi una passkey
club-remove-passkey = Rimuovi la passkey «{ $name }»
club-recovery-codes = Codici di recupero
club-codes-about = { $count ->
    [0] Non avete codici di recupero. Createne: ognuno reimposta la password una volta se la perdete.
    [one] Vi resta un codice di recupero. Ognuno reimposta la password una volta.
   *[other] Vi restano { $count } codici di recupero. Ognuno reimposta la password una volta.
  }
club-codes-once = Conservate questi codici in un luogo sicuro. Vengono mostrati una volta sola.
club-new-codes = Crea nuovi codici
club-vacation = Vacanze
club-vacation-about = I vostri orologi per corrispondenza si fermano fino alla fine di questo giorno, per 30 giorni all’anno al massimo.
club-vacation-last = Ultimo giorno delle vacanze
club-vacation-begin = Vai in vacanza
club-vacation-until = Siete in vacanza fino al { $date }.
club-vacation-end = Termina le vacanze
club-data = I vostri dati
club-data-about = Scaricate tutto ciò che è salvato su di voi, o uscite da tutti i dispositivi.
club-export = Scarica i miei dati
club-sign-out-everywhere = Esci ovunque
club-delete = Elimina l’account
club-delete-about = Il nome, l’e-mail, le passkey e le note vengono eliminati. Perdete le partite in corso, tranne quelle appena cominciate. Non si può annullare.
club-delete-password = La vostra password
club-delete-name = Digitate il vostro nome, { $name }, per confermare
club-delete-sure = Elimina definitivamente

## Lobby

club-begin-friend = Gioca con un amico
club-begin-friend-about = Inviate un link. Al vostro amico non serve un account.
club-begin-open = Trova un avversario
club-begin-open-about = Pubblicate una sfida che chiunque può accettare.
club-begin-player = Sfida un giocatore
club-begin-computer = Gioca contro il computer
club-begin-computer-about = In qualsiasi momento, da facile a forte.
club-your-turn = Tocca a voi
club-running = Partite in corso
club-finished = Partite finite
club-watch = Guarda
club-for-you = Sfide per voi
club-yours = Le vostre sfide
club-open = Sfide aperte
club-people = Giocatori online
club-people-none = Al momento non c’è nessun altro online.
club-open-sign-in = Create un account o accedete per vedere le sfide aperte.
club-open-none = Nessuna sfida aperta al momento. Pubblicatene una: «Trova un avversario».
club-play-people = Gioca con altri
club-accept = Accetta
club-accept-as = Accetta: { $seat }
club-decline = Rifiuta
club-withdraw = Annulla
club-leave = Lascia
club-accepted = Accettata. La partita sta per iniziare.
club-was-declined = { $name } ha rifiutato la vostra sfida.
club-waiting-for = In attesa di { $name }.
club-waiting-players = { $count ->
    [one] In attesa di un avversario.
   *[other] In attesa di { $count } giocatori.
  }
club-waiting-start = Accettata. La partita inizia quando lo sfidante è online.
club-seat-open = posto libero
club-sides-drawn = fazioni a sorte
club-rated = Partita classificata (niente mosse annullate né suggerimenti)
club-rated-short = classificata
club-casual = amichevole
club-access-public = pubblica
club-access-private = privata
club-paired-short = due partite, fazioni scambiate
club-pace-none = senza orologio
club-pace-clock = { $minutes } min + { $seconds } s per turno
club-pace-correspondence = { $days ->
    [one] un giorno
   *[other] { $days } giorni
  } di riflessione
club-lost-share = La vostra sfida è stata accettata, ma il suo segreto per i dadi è in un altro browser. Aprite Longroll lì, o annullate e sfidate di nuovo.

## A new challenge

club-with-friend = Con un amico
club-with-friend-about = Ricevete un link da inviare. Per accettarlo non serve un account.
club-with-open = Sfida aperta
club-with-open-about = Chiunque può accettarla nella pagina iniziale.
club-with-player = Sfida un giocatore
club-with-player-about = Solo questo giocatore può accettarla.
club-challenge-name = Sfida { $name }
club-player-name = Giocatore
club-find-player = Cerca un giocatore
club-nobody-found = Nessun giocatore trovato.
club-random = A sorte
club-partners = Compagni
club-partners-open = Altri giocatori
club-partners-me = Un solo giocatore per fazione
club-pace = Cadenza
club-pace-kind-none = Senza orologio
club-pace-kind-clock = Dal vivo
club-pace-kind-correspondence = Per corrispondenza
club-pace-about-none = Ognuno si prende il tempo che gli serve.
club-pace-about-clock = Ogni giocatore ha questo tempo per tutta la partita, e ne recupera un po’ a ogni turno.
club-pace-about-correspondence = Ogni giocatore ha in tutto questo numero di giorni, e recupera mezza giornata a ogni turno.
club-minutes = Minuti per giocatore
club-increment = Secondi recuperati per turno
club-days = Giorni per giocatore
club-public = Gli spettatori possono guardare
club-paired = Due partite con le fazioni scambiate
club-send-friend = Crea il link d’invito
club-send-open = Crea la sfida
club-send-player = Sfida
club-link-later = Troverete il link nella pagina iniziale finché non viene usato.
club-sent-open = La vostra sfida è pubblicata. La partita comincia quando qualcuno l’accetta.
club-sent-player = La sfida è stata inviata a { $name }.
club-link = Link d’invito
club-link-about = { $count ->
    [one] Inviate questo link al vostro amico. Vale una volta sola.
   *[other] Inviate un link a ogni giocatore. Ognuno vale una volta sola.
  }

## Invitation

club-invitation = Invito
club-invited = { $name } vi invita a giocare
club-invitation-own = È il vostro invito. Inviate il link al vostro amico.
club-invitation-waiting = Accettato. La partita inizia appena { $name } è online. Potete chiudere questa pagina e tornare.
club-guest-name = Il vostro nome
club-guest-about = Giocate come ospiti. Potrete creare un account più tardi e conservare la partita.
club-accept-guest = Accetta come ospite
club-accept-named = Avete effettuato l’accesso come { $name }.

## Match

club-match = Partita
club-clock = Tempo rimasto: { $time }
club-clock-low = Resta poco tempo: { $time }
club-clock-days = { $days } g { $hours } h
club-offers-draw = { $name } propone il pareggio.
club-offers-takeback = { $count ->
    [one] { $name } chiede di annullare l’ultima azione.
   *[other] { $name } chiede di annullare le ultime { $count } azioni.
  }
club-offers-pause = { $name } chiede di sospendere la partita.
club-offers-resume = { $name } chiede di riprendere la partita.
club-offers-resign = Il vostro compagno { $name } vuole abbandonare.
club-offered-draw = Avete proposto il pareggio.
club-offered-takeback = Avete chiesto di annullare la mossa.
club-offered-pause = Avete chiesto una pausa.
club-offered-resume = Avete chiesto di riprendere la partita.
club-offered-resign = Avete proposto al vostro compagno di abbandonare.
club-offered-rematch = Avete chiesto la rivincita.
club-declined-draw = La vostra proposta di pareggio è stata rifiutata.
club-declined-takeback = La vostra richiesta di annullare la mossa è stata rifiutata.
club-declined-pause = La vostra richiesta è stata rifiutata.
club-declined-resign = Il vostro compagno vuole continuare.
club-paused = La partita è in pausa.
club-resume = Continua
club-late = { $name } ha finito il tempo.
club-claim-win = Rivendica la vittoria
club-claim-bot = Fai continuare Veterano
club-away = { $name } è in vacanza fino al { $date }.
club-guest-keep = Giocate come ospiti. Create un account per conservare questa partita.
club-takebacks = { $count ->
    [one] In questa partita è stata annullata una mossa.
   *[other] In questa partita sono state annullate { $count } mosse.
  }
club-pair = Partita { $number } di 2. Vai all’altra partita
club-watching = State guardando questa partita.
club-offer-draw = Proponi il pareggio
club-ask-takeback = Chiedi di annullare la mossa
club-pause = Pausa
club-abort = Interrompi
club-abort-sure = Interrompere la partita? Non conta per nessuno.
club-resign = Abbandona
club-resign-sure = Abbandonare la partita? Vince l’avversario.
club-aborted = La partita è stata interrotta.
club-result-resigned = { $name } ha abbandonato.
club-result-draw = Pareggio di comune accordo.
club-result-time = { $name } ha finito il tempo.
club-result-aborted = { $name } l’ha interrotta nel primo turno.
club-result-adjudicated = Decisa dal torneo: il turno è finito, o l’organizzatore ha deciso.
club-rematch = Rivincita
club-to-rematch = Vai alla rivincita
club-accept-rematch = Accetta la rivincita

## Chat and notes

club-tab-chat = { $count ->
    [0] Chat
   *[other] Chat ({ $count })
  }
club-rooms = Chat e note
club-room-players = Giocatori
club-room-spectators = Spettatori
club-room-notes = Note
club-no-messages = Ancora nessun messaggio.
club-chat-sign-in = Accedete per leggere la chat e per scrivere.
club-message = Messaggio
club-send = Invia
club-notes-about = Solo voi potete leggere le vostre note.

## Standing orders

club-orders = Ordini permanenti
club-orders-short = Risposte per quando non ci siete
club-orders-about = Questi giochi vi fanno domande durante il turno dell’avversario. Con gli ordini la risposta è immediata e nessuno deve aspettare. Si applica il primo ordine adatto. Nessun altro vede i vostri ordini, e potete cambiarli in ogni momento.
club-orders-none = Nessun ordine: vi viene chiesto ogni volta.
club-orders-kept = { $count ->
    [0] Nessun ordine: vi viene chiesto ogni volta.
    [one] Un ordine salvato.
   *[other] { $count } ordini salvati.
  }
club-add-order = Aggiungi un ordine:
club-all-veteran = Fai decidere Veterano
club-no-orders = Rimuovi tutti
club-ordered = per ordine permanente
club-order-place = Dove
club-order-anywhere = Ovunque
club-order-when = Quando
club-order-always = Sempre
club-order-op = Confronto
club-order-least = è almeno
club-order-most = è al massimo
club-order-value = Numero
club-order-answer = Risposta
club-order-up = Sposta in su
club-order-down = Sposta in giù

## Dice

club-dice-shared = Il seme è fatto di { $shares } segreti: uno del server e uno di ogni giocatore. Nessuno poteva conoscere né scegliere i dadi.
club-dice-shares = Segreti e impronte
club-check-dice = Verifica i dadi
club-dice-sound = I dadi sono corretti: tutti i { $shares } segreti corrispondono alle loro impronte e insieme danno il seme.
club-dice-share = Il segreto di { $name } non corrisponde alla sua impronta.
club-dice-seed = I segreti non danno il seme.
club-dice-commitment = Il seme non corrisponde alla sua impronta.
club-dice-missing = Manca il segreto di { $name }.

## Profile

club-role-guest = Ospite
club-role-member = Membro
club-role-organiser = Organizzatore
club-role-admin = Amministratore
club-since = qui dal { $date }
club-challenge = Sfida
club-block = Blocca
club-unblock = Sblocca
club-blocked-about = Avete bloccato questo giocatore: niente sfide e niente chat tra voi.
club-report = Segnala
club-report-title = Segnala { $name }
club-report-about = Che cosa è successo? Lo leggono solo gli organizzatori e gli amministratori.
club-reported = Grazie. Gli organizzatori e gli amministratori se ne occuperanno.
club-record = Risultati
club-no-record = Ancora nessuna partita finita.
club-own-profile = Questo è ciò che vedono gli altri giocatori.
club-side = Fazione
club-won = Vinte
club-lost = Perse
club-drawn = Pareggi

## Tournaments

club-tournaments = Tornei
club-tournament-round = { $round ->
    [0] { $name }
   *[other] { $name }, turno { $round }
  }

club-with-bot = Giocatore virtuale
club-with-bot-about = Un giocatore virtuale prende subito l’altro posto. Con l’orologio la partita può essere classificata.
club-send-bot = Gioca
club-begin-bot = Gioca contro il computer
club-sent-bot = La partita comincia.

## Punteggi

ratings = Punteggi
ratings-of = Punteggio { $rating } ± { $deviation }
ratings-provisional = Punteggio provvisorio { $rating } ± { $deviation }
ratings-provisional-short = provvisorio
ratings-needs = Le partite classificate si giocano in due, con l’orologio e con le regole standard o l’inizio equilibrato.
ratings-none = Ancora nessuna partita classificata.
ratings-rank = { $rank }º
ratings-matches = { $count ->
    [one] una partita
   *[other] { $count } partite
  }
ratings-leaders = Classifiche
ratings-about = I punteggi provvisori non compaiono. I giocatori virtuali hanno un punteggio come tutti gli altri.
ratings-sign-in = Accedete per vedere le classifiche.
ratings-no-leaders = Qui nessuno ha ancora un punteggio stabile.
ratings-pace-clock = dal vivo
ratings-pace-correspondence = per corrispondenza
ratings-place = Posto
ratings-player = Giocatore
ratings-rating = Punteggio
ratings-deviation = Deviazione
ratings-played = Partite
ratings-previous = Precedenti
ratings-next = Successivi
ratings-range = { $first }–{ $last } di { $total }
ratings-plot = { $class }: da { $first } a { $last } in { $matches ->
    [one] una partita
   *[other] { $matches } partite
  }
ratings-table = Ultime partite
ratings-date = Data
ratings-score = Risultato
ratings-result = { $score ->
    [won] vinta
    [lost] persa
   *[drawn] pareggiata
  }
ratings-status-pending = I punteggi sono in corso di calcolo.
ratings-status-annulled = Questo risultato è stato annullato: { $reason }
ratings-status-aborted = La partita è stata interrotta. I punteggi non cambiano.
ratings-status-no-clock = Partita senza orologio. I punteggi non cambiano.
ratings-status-other-rules = Partita con altre regole o altri componenti. I punteggi non cambiano.
ratings-status-not-two = Partita che non si è giocata in due. I punteggi non cambiano.
ratings-organisers = Per gli organizzatori
ratings-agreement = Accordo con il computer
ratings-agreement-share = { $share } ({ $agreed } piani su { $examined })
ratings-agreement-about = Quanti dei piani esaminati erano quelli del giocatore virtuale più forte, o appena peggiori. Una quota alta da sola non prova nulla.
ratings-agreement-none = Questa partita non è stata analizzata.
ratings-agreement-make = Analizza
ratings-agreement-wait = L’analisi è in corso.
ratings-agreement-look = Aggiorna
ratings-reason = Motivo
ratings-annul = Annulla il risultato

## Archive

club-archive = Archivio
club-archive-about = Le partite finite. Quelle private si mostrano solo ai loro giocatori, quando cercano il proprio nome.
club-search = Cerca
club-more-filters = Altri filtri
club-any = Qualsiasi
club-title = Gioco
club-scenario = Scenario
club-player = Giocatore
club-player-side = Fazione del giocatore
club-player-result = Risultato del giocatore
club-winner = Vincitore
club-no-winner = Nessuno
club-reason = Come è finita
club-reason-game = giocata fino alla fine
club-reason-resigned = abbandono
club-reason-draw = pareggio di comune accordo
club-reason-time = tempo scaduto
club-reason-adjudicated = decisa d’ufficio
club-reason-aborted = interrotta
club-actions-least = Azioni, almeno
club-actions-most = Azioni, al massimo
club-from = Dal
club-until = Al
club-option-sought = Opzione
club-option-hint = per esempio handicap=union-plus-2
club-found-none = Nessuna partita trovata.
club-more = Mostra altre
club-actions-count = { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
}
club-private-mark = privata
club-annulled-mark = risultato annullato
club-my-games = Le mie partite in un file
club-club-games = Tutte le partite pubbliche in un file
club-statistics = Statistiche
club-statistics-about = Tutte le partite giocate: quante volte vince ogni fazione, accanto alle partite tra computer.
club-games = Partite
club-drawn-games = Pareggi
club-average = Azioni in media
club-measured = Tra computer
club-measured-share = { $side }: { $share } di vittorie ({ $games } partite, { $bot })
club-make-private = Rendi privata
club-make-public = Rendi pubblica
club-access-about = Una partita finita è pubblica se lo vogliono tutti quelli che l’hanno giocata.
club-access-waits = Volete che questa partita sia pubblica. Il vostro avversario no, quindi resta privata.

## Moderation

club-moderation = Moderazione
club-reports = Segnalazioni
club-no-reports = Nessuna segnalazione.
club-report-by = { $name } su { $person }
club-status-open = aperta
club-status-closed = risolta
club-status-dismissed = respinta
club-done-by = { $name }: { $done }
club-what-done = Che cosa è stato fatto, e perché
club-close-report = Segna come risolta
club-dismiss-report = Respingi
club-mute-day = Silenzia per un giorno
club-mute-month = Silenzia per 30 giorni
club-unmute = Ridai la parola
club-suspend = Sospendi
club-annul = Annulla il risultato
club-show-match = Mostra la partita
club-reason-needed = Scrivete prima un motivo. Resta nel registro di controllo.
club-audit = Registro di controllo
club-audit-about = Tutto ciò che hanno fatto gli organizzatori, gli amministratori e il gestore. Niente qui si può cambiare.
club-operator = Gestore
club-audit-role = ha dato un ruolo
club-audit-suspend = ha sospeso
club-audit-readmit = ha riammesso
club-audit-reset = ha reimpostato l’account
club-audit-mute = ha silenziato
club-audit-unmute = ha ridato la parola
club-audit-annul = ha annullato un risultato
club-audit-report = ha gestito una segnalazione
club-audit-delete = ha eliminato una partita
club-audit-backup = ha fatto un backup
club-audit-restore = ha ripristinato un backup
club-audit-export = ha esportato partite

## Avvisi

notices-title = Avvisi
notices-about = Ricevete un avviso quando tocca a voi, anche se questa pagina è chiusa.
notices-set = Imposta gli avvisi
notices-what = Che cosa e come
notices-what-about = Non siete avvisati di ciò che vedete già in questa pagina.
notices-event = Evento
notices-turn = Tocca a voi
notices-challenge = Vi sfidano
notices-accepted = La vostra sfida è accettata
notices-offer = L’avversario fa una proposta
notices-chat = Nuovo messaggio
notices-over = La partita è finita
notices-annulled = Un vostro risultato è annullato
notices-clock = Il vostro tempo sta per scadere
notices-tournament = Comincia un turno di torneo
notices-sound = Suono
notices-browser = Pagina aperta
notices-push = Push
notices-mail = E-mail
notices-webhook = Webhook
notices-choice = { $event }: { $way }
notices-here = Questo browser
notices-browser-about = Finché Longroll è aperto in un’altra scheda, questo browser mostra un avviso.
notices-browser-on = Gli avvisi sono consentiti.
notices-browser-allow = Consenti gli avvisi
notices-browser-denied = Questo browser blocca gli avvisi di questo sito. Consentiteli nelle impostazioni del browser.
notices-push-about = Con il push questo browser vi avvisa anche quando Longroll è chiuso.
notices-push-none = Questo browser non può ricevere messaggi push.
notices-push-on = Attiva il push
notices-push-off = Disattiva il push
notices-push-is-on = Il push è attivo in questo browser.
notices-push-failed = Non è stato possibile attivare il push in questo browser.
notices-mail-none = Aggiungete prima un indirizzo e-mail al vostro account.
notices-mail-unconfirmed = { $email } non è ancora confermato.
notices-mail-confirmed = Le e-mail vanno a { $email }.
notices-mail-bounced = Il server di posta ha rifiutato { $email }: { $why }. Non si inviano e-mail finché non confermate di nuovo un indirizzo.
notices-mail-confirm = Invia il link di conferma
notices-mail-sent = Inviato. Aprite il link nell’e-mail.
notices-mail-mode = Invia e-mail
notices-mail-off = mai
notices-mail-now = subito
notices-mail-daily = una volta al giorno
notices-mail-at = alle
notices-quiet = Ore di silenzio
notices-quiet-about = In queste ore non viene inviato nulla. Ciò che è ancora attuale viene inviato dopo. Fuso orario: { $zone }.
notices-quiet-use = Usa ore di silenzio
notices-from = Dalle
notices-until = Alle
notices-webhooks = Webhook
notices-webhooks-about = Discord, Matrix, Telegram, ntfy e altri: inserite l’indirizzo nel formato di Apprise.
notices-webhook-address = Indirizzo
notices-webhook-add = Aggiungi un webhook
notices-webhook-remove = Rimuovi il webhook { $name }
notices-webhook-failed = Non risponde dal { $date }.
notices-confirm = Conferma l’indirizzo e-mail
notices-confirm-about = Confermate che volete ricevere e-mail a questo indirizzo.
notices-confirm-done = L’indirizzo è confermato.
notices-unsubscribe = Annulla l’iscrizione
notices-unsubscribe-about = Volete smettere di ricevere e-mail da questo sito?
notices-unsubscribe-done = Non riceverete più e-mail. Potete riattivarle nel vostro account.
