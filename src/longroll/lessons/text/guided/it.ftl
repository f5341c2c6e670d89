# Partite guidate. Una chiave è l’identificatore della partita e il nome del consiglio.

guided-bentonville-title = La vostra prima partita: Bentonville
guided-bentonville-welcome = Carolina del Nord, 19 marzo 1865. Siete i Confederati; il computer gioca l’Unione, allungata lungo la strada. Avete cinque turni per colpirla. Giocate come volete: nulla di ciò che provate può fare danni, e «Che cosa devo fare?» vi mostra un piano.
guided-bentonville-marker = Un segnalino è stato estratto dalla tazza: una delle vostre formazioni può muovere. Le sue unità sono evidenziate sulla mappa. Fate clic su una di esse.
guided-bentonville-take = Ora sono evidenziati gli esagoni che questa unità può raggiungere. Le strade sono veloci, i boschi lenti. Fate clic su un esagono per andarci. È accanto al nemico che le vostre unità potranno attaccare.
guided-bentonville-go = Ha mosso, una sola volta per questa estrazione. Se è stato un errore, premete «Annulla mossa». Due unità possono stare nello stesso esagono. Muovete le altre o lasciatele; poi premete «Terminare la fase».
guided-bentonville-cup = Dalla tazza è uscito il segnalino successivo. Ogni formazione ne ha uno, e così il combattimento di ogni fazione. Nessuno conosce l’ordine; quando la tazza è vuota, il turno è finito.
guided-bentonville-zone = Ogni unità controlla i sei esagoni che la circondano. Chi arriva accanto a un nemico deve fermarsi lì. Cercate di circondare: un’unità con nemici tutt’intorno combatte male e non può fuggire.
guided-bentonville-union = Turno 2. Da ora anche l’Unione ha i suoi segnalini nella tazza. I suoi dadi hanno anche deciso chi arriva in questo turno dal bordo, in 0113: tre unità al massimo.
guided-bentonville-watch = Muove una formazione dell’Unione. Il computer lo fa sotto i vostri occhi. Poi un riepilogo resta accanto alla mappa finché non lo chiudete; le frecce mostrano chi è andato dove.
guided-bentonville-duty = Il vostro segnalino di combattimento! Ogni nemico adiacente va attaccato, e ogni vostra unità accanto a un nemico deve attaccare o cedere. Per combattere, premete «Passare ai combattimenti». Per cedere, fate clic sull’esagono nemico.
guided-bentonville-withdraw = Cedete terreno: tutte le vostre unità accanto a questo nemico si ritirano, senza dadi e senza perdite. Davanti a un nemico più forte non è una vergogna. Premete «Eseguire la ritirata».
guided-bentonville-attack = Quale nemico attaccate per primo? Fate clic su un esagono evidenziato. Nessuna unità attacca due volte in una fase, e nessuna è attaccata due volte. Cominciate dove siete più forti.
guided-bentonville-declare = Ora fate clic sulle unità che attaccano. Le loro forze si sommano, e il pannello mostra il rapporto. Puntate a 2-1 o più; boschi e ruscelli aiutano il difensore. Poi premete «Combattere».
guided-bentonville-morale = I vostri attaccanti hanno morale diverso. Il valore che scegliete si somma al dado, ma la prima perdita tocca a un’unità con quel valore. Di solito conviene il più alto.
guided-bentonville-dice = Le due fazioni hanno tirato insieme, e ogni totale è stato letto nella colonna del rapporto. Il risultato è ciò che subisce il nemico: un numero sono passi persi, R è una ritirata.
guided-bentonville-loss = Chi paga? Scegliete l’unità che perde un passo. Un’unità a piena forza viene solo girata; una ridotta sparisce.
guided-bentonville-reduced = Una vostra unità ha perso un passo e mostra il lato più debole. Resta ridotta per tutta la battaglia e dà 1 punto al nemico; se viene eliminata, gliene dà 3.
guided-bentonville-eliminated = Una brigata dell’Unione è distrutta: 3 punti per voi. Un nemico in meno a tenere la linea; guardate dove si è aperto un varco.
guided-bentonville-check = Dopo una perdita i superstiti fanno un test di morale: dado più morale, con 4 o più tengono. Chi lo fallisce si ritira di un altro esagono.
guided-bentonville-retreat = Una vostra unità deve ritirarsi. Gli esagoni che le restano sono evidenziati: lontano dal nemico e verso le vostre linee. Fate clic su uno.
guided-bentonville-stand = Le vostre unità attaccate hanno tenuto. Potete ancora ritirarle di un esagono. Di solito si tiene la posizione; ritiratevi se il prossimo attacco potrebbe intrappolarle.
guided-bentonville-advance = Il nemico ha lasciato il suo esagono, e una vostra unità può occuparlo. Avanzate per stringere il cerchio o tagliare una ritirata; restate se vi trovereste soli fra i nemici.
guided-bentonville-points = Turno 3. Come si vince? Alla fine si confrontano i punti per le perdite: 3 contro 2 è una vittoria, 2 contro 1 una grande. La scheda «Guerra» li mostra. Passo per passo, è un pareggio.
guided-bentonville-line = Turno 4. Gli esagoni segnati sono l’ultima linea di difesa e Harper’s House. Controllatene uno alla fine del turno 5 e vincete, qualunque siano le perdite. La via è libera?
guided-bentonville-last = L’ultimo turno. Ogni vostra unità può muovere ancora una volta, e il vostro segnalino di combattimento esce una volta. Se siete in vantaggio, non rischiate nulla; altrimenti è il momento.
guided-bentonville-over = La battaglia è finita: avete giocato un’intera partita di Across Five Aprils. La schermata finale dice che cosa l’ha decisa. Le lezioni mostrano il resto, a cominciare da Pea Ridge; oppure rigiocate Bentonville, dall’altra parte.
