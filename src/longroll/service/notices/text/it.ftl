# Che cosa viene comunicato a chi non sta guardando la pagina.

notice-turn = Tocca a voi: { $game } contro { $opponent }
notice-challenge = { $opponent } vi sfida: { $game }
notice-accepted = { $opponent } ha accettato la vostra sfida: { $game }
notice-accepted-more = Aprite la pagina e la partita comincia.
notice-offer = { $kind ->
    [draw] { $opponent } propone il pareggio: { $game }
    [takeback] { $opponent } chiede di annullare la mossa: { $game }
    [pause] { $opponent } chiede una pausa: { $game }
   *[resign] Il vostro compagno { $opponent } vuole abbandonare: { $game }
  }
notice-chat = { $opponent } vi ha scritto: { $game }
notice-over = { $result ->
    [won] Avete vinto: { $game } contro { $opponent }
    [lost] Avete perso: { $game } contro { $opponent }
    [drawn] Pareggio: { $game } contro { $opponent }
   *[aborted] Partita interrotta: { $game } contro { $opponent }
  }
notice-annulled = Risultato annullato: { $game } contro { $opponent }
notice-annulled-more = { $rated ->
    [yes] La partita non conta più per il vostro punteggio né per i vostri risultati.
   *[no] La partita non conta più per i vostri risultati.
  }
notice-annulled-why = Motivo dell’organizzatore: { $reason }
notice-clock = Il vostro tempo sta per scadere: { $game } contro { $opponent }
notice-clock-more = { $hours ->
    [0] Resta meno di un’ora.
    [one] Resta un’ora.
   *[other] Restano { $hours } ore.
  }
notice-tournament = { $number ->
    [0] { $name }: vi hanno sfidato
   *[other] { $name }: comincia il turno { $number }
  }
notice-since = { $count ->
    [0] La partita comincia.
    [one] Un’azione dopo la vostra.
   *[other] { $count } azioni dopo la vostra ultima.
  }
notice-digest = { $count ->
    [one] Un nuovo avviso
   *[other] { $count } nuovi avvisi
  }
notice-open = Apri: { $url }
notice-mail-why = Ricevete questa e-mail perché avete attivato gli avvisi su { $origin }.
notice-mail-settings = Impostazioni degli avvisi: { $url }
notice-mail-stop = Non ricevere più e-mail: { $url }
notice-confirm = Confermate il vostro indirizzo e-mail
notice-confirm-about = { $name }, su { $origin }, vuole ricevere avvisi a questo indirizzo. Confermatelo con questo link entro sette giorni:
notice-confirm-ignore = Se non siete voi, ignorate questa e-mail e non ne riceverete altre.
