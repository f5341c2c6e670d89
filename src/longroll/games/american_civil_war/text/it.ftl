# The American Civil War in Italian. Messages may use each other and then see the same facts.
#
#   rule-*, ruling-*, component-*   the digest
#   ask-*, choice-*, event-*, refusal-*   what the game asks, offers, tells and forbids

title-civil-war-basic = The American Civil War: gioco base
game-civil-war-basic = Una versione breve della guerra su 90 regioni e città. Le battaglie sono fatte di prime linee e riserve; ogni tre turni le due fazioni acquistano nuovi pezzi. Due giocatori.
title-civil-war-standard = The American Civil War: gioco standard
game-civil-war-standard = La guerra dall’ottobre 1861 al dicembre 1865: ferrovie, sbarchi, politica, Europa e battaglie tattiche. Due giocatori; ogni regola avanzata è facoltativa.
title-civil-war-teams = The American Civil War: gioco standard per quattro
game-civil-war-teams = Il gioco standard con due giocatori per fazione: comandanti di teatro, oppure uno per la mappa e uno per le battaglie.

scenario-basic = Preparazione base: una guarnigione in ogni città, nove pezzi piazzati liberamente.
scenario-basic-historical = La preparazione storica, giocata con le regole base.
scenario-historical = Scenario storico: le forze di ciascuna fazione nell’autunno 1861.
scenario-balanced = Scenario bilanciato: due fazioni uguali, ogni città vale 10, niente politica.

## Le opzioni

option-election = Elezioni del 1864
option-election-off = niente elezioni
option-election-on = il Sud vince se nell’ottobre 1864 l’Unione non è in buona posizione
option-experience = Esperienza
option-experience-off = nessun nuovo leader
option-experience-on = una battaglia maggiore può dare un leader
option-initiative = Iniziativa
option-initiative-off = l’attaccante agisce per primo
option-initiative-on = dadi, cavalleria e leader decidono chi agisce per primo
option-capture = Artiglieria catturata
option-capture-off = l’artiglieria è distrutta
option-capture-on = l’artiglieria caricata o inseguita è catturata
option-entrench = Trinceramenti
option-entrench-off = niente trinceramenti
option-entrench-on = i difensori si trincerano, meglio ogni anno
option-raildest = Distruzione delle ferrovie
option-raildest-off = le città catturate non costano azioni ferroviarie
option-raildest-on = una città persa costa un’azione ferroviaria
option-blockade = Blocco navale
option-blockade-off = niente blocco
option-blockade-on = l’Unione può fermare gli aiuti dall’Europa
option-avoid = Evitare la battaglia navale
option-avoid-off = una battaglia navale dichiarata si combatte sempre
option-avoid-on = una battaglia navale si può evitare
option-states = Diritti degli stati
option-states-off = gli stati non hanno bisogno di guarnigione
option-states-on = ogni stato del Sud mantiene la sua guarnigione
option-reinf = Rinforzi
option-reinf-off = tutti gli attaccanti arrivano insieme
option-reinf-on = i gruppi da altri spazi possono arrivare tardi
option-terrain = Terreno
option-terrain-off = terreno aperto
option-terrain-on = le battaglie maggiori hanno il terreno
option-four = Quattro giocatori
option-four-off = due giocatori
option-four-theatre = comandanti di teatro, Est e Ovest
option-four-field = un giocatore per la mappa e un comandante in campo
option-emancipation-points = Punti dell’emancipazione confederata
option-emancipation-points-each = 12 punti in ogni produzione
option-emancipation-points-once = 12 punti una volta sola
option-leader-bonus = Leader nelle cariche
option-leader-bonus-both = aiutano chi carica e chi è caricato
option-leader-bonus-attacker = aiutano solo chi carica
option-withdrawal = Ritirata volontaria
option-withdrawal-any-moment = anche nella parte di fase del nemico, prima delle sue azioni e tra l’una e l’altra
option-withdrawal-own-part = solo all’inizio della propria parte di una fase
option-city-values = Valori delle città
option-city-values-default = St. Louis 10
option-city-values-st-louis-40 = St. Louis 40, come nell’esempio stampato
option-city-values-riot-tens = Richmond, Atlanta e New Orleans 10 ciascuna
option-independent-cities = Città degli stati indipendenti
option-independent-cities-needed = l’Unione deve occuparle per vincere
option-independent-cities-spared = l’Unione non ha bisogno di occuparle
option-allied-income = Città di confine con i soli alleati europei
option-allied-income-none = non pagano nessuno
option-allied-income-border-cities = pagano la Confederazione
option-europe-leaves = Quando l’Europa lascia la guerra
option-europe-leaves-fleet-stays = la Confederazione tiene i dieci punti navali
option-europe-leaves-fleet-goes = i dieci punti navali se ne vanno con l’ultima potenza
option-lone-leaders = Leader soli in un’area mediana
option-lone-leaders-give-way = tornano nella loro riserva quando arrivano unità nemiche
option-lone-leaders-block = sbarrano la strada al nemico
option-rivers = Fiume di fronte all’armata
option-rivers-army = nessuna carica in nessuna colonna
option-rivers-column = nessuna carica nella propria colonna
option-field-retreat = Chi sceglie dove si ritira un’armata battuta (comandante in campo)
option-field-retreat-map-player = il giocatore della mappa
option-field-retreat-field-commander = il comandante in campo
option-length = Durata del gioco base
option-length-51 = 51 turni
option-length-24 = 24 turni
option-length-12 = 12 turni
option-length-99 = 99 turni
option-length-none = nessun ultimo turno, come nel regolamento
option-basic-cities = Entrate delle città con la preparazione storica
option-basic-cities-ten = 10 ciascuna, come nel gioco base
option-basic-cities-printed = il valore stampato sulla mappa
option-second-shot = Secondo tiro in una fase
option-second-shot-elite-only = solo la cavalleria d’élite
option-second-shot-any-unit = ogni unità con un’azione libera, tranne la cavalleria ordinaria
option-december-price = Prezzi confederati nella produzione di dicembre
option-december-price-old = quelli dell’anno vecchio
option-december-price-new = quelli dell’anno nuovo
option-elite-bonus = Cavalleria d’élite nelle cariche
option-elite-bonus-both = +1 quando carica e quando è caricata
option-elite-bonus-attacker = +1 solo quando carica
option-naval-battles = Battaglie navali per trimestre
option-naval-battles-one = una, chiunque la dichiari
option-naval-battles-each = ogni fazione può dichiararne una
option-leader-loss = Quale leader si perde se nell’area ce ne sono di più nazioni
option-leader-loss-own-nation-first = il confederato, poi il britannico, poi il francese
option-leader-loss-owner = sceglie il proprietario
option-basic-array = Prima linea e riserva nella battaglia base
option-basic-array-open = allo scoperto, prima il difensore
option-basic-array-secret = entrambi in segreto
option-balanced-goal = L’obiettivo nello scenario bilanciato
option-balanced-goal-standard = come stampato: all’Unione servono tutte e sedici le città, alla Confederazione sei punti
option-balanced-goal-basic = come nel gioco base: a ogni fazione servono otto punti alla fine di un mese
option-handicap = Handicap: quale fazione è aiutata?
option-handicap-none = nessuna, l’inizio stampato
option-handicap-union-plus-1 = l’Unione: nel gioco base o con il suo obiettivo le servono 7 punti e alla Confederazione 9; altrimenti 14 città, e alla Confederazione 7 punti
option-handicap-confederate-plus-1 = la Confederazione: nel gioco base o con il suo obiettivo le servono 7 punti e all’Unione 9; altrimenti gliene servono 5
option-handicap-union-plus-2 = l’Unione: nel gioco base o con il suo obiettivo le servono 6 punti e alla Confederazione 10; altrimenti 12 città, e alla Confederazione 8 punti
option-handicap-confederate-plus-2 = la Confederazione: nel gioco base o con il suo obiettivo le servono 6 punti e all’Unione 10; altrimenti gliene servono 4
option-handicap-union-plus-3 = l’Unione: nel gioco base o con il suo obiettivo le servono 5 punti e alla Confederazione 11; altrimenti 10 città, e alla Confederazione 9 punti
option-handicap-confederate-plus-3 = la Confederazione: nel gioco base o con il suo obiettivo le servono 5 punti e all’Unione 11; altrimenti gliene servono 3
option-handicap-union-plus-4 = l’Unione: nel gioco base o con il suo obiettivo le servono 4 punti e alla Confederazione 12; altrimenti 8 città, e alla Confederazione 10 punti
option-handicap-confederate-plus-4 = la Confederazione: nel gioco base o con il suo obiettivo le servono 4 punti e all’Unione 12; altrimenti gliene servono 2
option-handicap-union-plus-half = l’Unione: nel gioco base o con il suo obiettivo le servono 7 punti e alla Confederazione 8; altrimenti 15 città, e alla Confederazione 6 punti
option-handicap-confederate-plus-half = la Confederazione: nel gioco base o con il suo obiettivo le servono 7 punti e all’Unione 8; altrimenti gliene servono 5, e all’Unione 14 città
option-handicap-union-plus-1-half = l’Unione: nel gioco base o con il suo obiettivo le servono 6 punti e alla Confederazione 9; altrimenti 13 città, e alla Confederazione 7 punti
option-handicap-confederate-plus-1-half = la Confederazione: nel gioco base o con il suo obiettivo le servono 6 punti e all’Unione 9; altrimenti gliene servono 4, e all’Unione 12 città

## Nomi

side = { $side ->
    [union] Unione
    [confederate] Confederazione
    [neutral] Insorti
   *[nobody] nessuno
  }
side-name = { $side ->
    [union] L’Unione
    [confederate] La Confederazione
    [neutral] La fazione degli insorti
   *[nobody] Nessuno
  }
sort = { $sort ->
    [union-infantry] fanteria dell’Unione
    [union-cavalry] cavalleria dell’Unione
    [union-elite] cavalleria d’élite dell’Unione
    [union-artillery] artiglieria dell’Unione
    [union-leader] leader dell’Unione
    [confederate-infantry] fanteria confederata
    [confederate-cavalry] cavalleria confederata
    [confederate-elite] cavalleria d’élite confederata
    [confederate-artillery] artiglieria confederata
    [confederate-leader] leader confederato
    [british-infantry] fanteria britannica
    [british-cavalry] cavalleria britannica
    [british-elite] cavalleria d’élite britannica
    [british-artillery] artiglieria britannica
    [british-leader] leader britannico
    [french-infantry] fanteria francese
    [french-cavalry] cavalleria francese
    [french-elite] cavalleria d’élite francese
    [french-artillery] artiglieria francese
    [french-leader] leader francese
    [rioter-infantry] fanteria dei rivoltosi
    [independent-infantry] fanteria indipendente
   *[revolutionary-infantry] fanteria messicana
  }
target = { $target ->
    [union-infantry] fanteria dell’Unione
    [union-cavalry] cavalleria dell’Unione
    [union-elite] cavalleria d’élite dell’Unione
    [union-artillery] artiglieria dell’Unione
    [union-leader] leader dell’Unione
    [confederate-infantry] fanteria confederata
    [confederate-cavalry] cavalleria confederata
    [confederate-elite] cavalleria d’élite confederata
    [confederate-artillery] artiglieria confederata
    [confederate-leader] leader confederato
    [british-infantry] fanteria britannica
    [british-cavalry] cavalleria britannica
    [british-elite] cavalleria d’élite britannica
    [british-artillery] artiglieria britannica
    [british-leader] leader britannico
    [french-infantry] fanteria francese
    [french-cavalry] cavalleria francese
    [french-elite] cavalleria d’élite francese
    [french-artillery] artiglieria francese
    [french-leader] leader francese
    [rioter-infantry] fanteria dei rivoltosi
    [independent-infantry] fanteria indipendente
   *[revolutionary-infantry] fanteria messicana
  }
at-sort = { $at_sort ->
    [union-infantry] fanteria dell’Unione
    [union-cavalry] cavalleria dell’Unione
    [union-elite] cavalleria d’élite dell’Unione
    [union-artillery] artiglieria dell’Unione
    [union-leader] leader dell’Unione
    [confederate-infantry] fanteria confederata
    [confederate-cavalry] cavalleria confederata
    [confederate-elite] cavalleria d’élite confederata
    [confederate-artillery] artiglieria confederata
    [confederate-leader] leader confederati
    [british-infantry] fanteria britannica
    [british-cavalry] cavalleria britannica
    [british-elite] cavalleria d’élite britannica
    [british-artillery] artiglieria britannica
    [british-leader] leader britannici
    [french-infantry] fanteria francese
    [french-cavalry] cavalleria francese
    [french-elite] cavalleria d’élite francese
    [french-artillery] artiglieria francese
    [french-leader] leader francesi
    [rioter-infantry] fanteria dei rivoltosi
    [independent-infantry] fanteria indipendente
   *[revolutionary-infantry] fanteria messicana
  }
pieces = { $count } × { sort }
theatre = { $theatre ->
    [east] Est
   *[west] Ovest
  }

## Che cosa si chiede

ask-over = La guerra è finita. { side-name } ha vinto.
ask-place = { side }: piazzate il prossimo pezzo.
ask-march = { side }: da quale spazio muovete?
ask-where = { side }: dove vanno i pezzi da { $space }?
ask-who = { side }: quali pezzi vanno da { $space } a { $to }?
ask-battle = { side }: quale battaglia si combatte adesso?
ask-array = { side }: formate la vostra prima linea per la battaglia di { $space }.
ask-fire = { side }: chi spara nella battaglia di { $space }? ({ $number ->
    [one] { $number } colpo rimasto
   *[other] { $number } colpi rimasti
  })
ask-target = { side }: contro quale unità si spara? (spara: { sort })
ask-rally = { side }: recuperare un’unità persa? ({ $number ->
    [one] { $number } leader
   *[other] { $number } leader
  } in riserva)
ask-reserve = { side }: spostate pezzi tra prima linea e riserva.
ask-buy = { side }: acquistate e piazzate pezzi ({ $number ->
    [one] { $number } punto rimasto
   *[other] { $number } punti rimasti
  }).
ask-intercept = { side }: intercettare lo sbarco da { $space } a { $to }?
ask-avoid = { side }: tentare di evitare la battaglia navale?
ask-cargo = { side }: quale unità va persa in mare?
ask-naval = { side }: dichiarare una battaglia navale?
ask-politics = { side }: scegliere un’iniziativa politica?
ask-displace = { side }: dove vanno i pezzi da { $space }?
ask-retreat = { side }: dove vi ritirate da { $space }?
ask-revolt = { side }: chiamare alla rivoluzione in Messico?
ask-blockade = { side }: dichiarare il blocco navale?
ask-main = { side }: quale gruppo è l’armata principale nella battaglia di { $space }?
ask-command = { side }: assegnate spazi o singoli pezzi all’Est o all’Ovest.
left-march = { $count ->
    [one] I pezzi di uno spazio possono ancora muoversi.
   *[other] I pezzi di { $count } spazi possono ancora muoversi.
  }
left-rally = { $count ->
    [one] Un tipo di unità può ancora essere recuperato.
   *[other] { $count } tipi di unità possono ancora essere recuperati.
  }
left-buy = { $count ->
    [one] Potete ancora comprare un tipo di pezzo.
   *[other] Potete ancora comprare { $count } tipi di pezzi.
  }
left-act = { $count ->
    [one] Un tipo di pezzo può ancora agire.
   *[other] { $count } tipi di pezzi possono ancora agire.
  }
left-pursue = { $count ->
    [one] Un tipo di pezzo può ancora inseguire.
   *[other] { $count } tipi di pezzi possono ancora inseguire.
  }

## Che cosa si può scegliere

choice-place = { sort }: { $space }
choice-from = { $space }
choice-to = verso { $space }
choice-rail = per ferrovia verso { $space }
choice-sail = via mare verso { $space }
choice-take = prendere { sort }
choice-ride = portare { sort } uno spazio più avanti
choice-all = prendere tutti i pezzi che possono andare
choice-done = fatto
choice-end = terminare il movimento
choice-intercept = intercettare
choice-let-pass = lasciar passare lo sbarco
choice-evade = tentare di evitare la battaglia
choice-accept = accettare la battaglia
choice-drown = perdere { sort }
choice-challenge = dichiarare una battaglia navale
choice-anchor = nessuna battaglia navale
choice-battle = { $space }
choice-main = il gruppo da { $space }
choice-main-landing = il gruppo salpato da { $space }
choice-line = { sort } in prima linea
choice-back = { sort } in riserva
choice-ready = pronti
choice-shoot = spara { sort }
choice-at = contro { sort }
choice-recall = recuperare { sort }
choice-forgo = non recuperare nessuno
choice-retreat = tutti verso { $space }
choice-detach = 1 × { sort } verso { $space }
choice-emancipate = emancipare gli schiavi
choice-conscript = coscrizione
choice-diplomacy = diplomazia in Europa
choice-appeal = tentare supporto o intervento dell’Europa
choice-declare-war = dichiarare guerra a Gran Bretagna, Francia e Canada
choice-abstain = nessuna iniziativa
choice-displace = { $space }
choice-revolt = tirare per i rivoluzionari
choice-calm = nessuna rivoluzione
choice-blockade = dichiarare il blocco navale
choice-lift = nessun blocco navale
choice-buy = { sort }: { $space }
choice-buy-rail = un’azione ferroviaria
choice-buy-naval = un punto navale
choice-rest = terminare gli acquisti
choice-assign = { $space } all’{ theatre }
choice-transfer = un pezzo a { $space } ({ sort }): { $theatre ->
    [east] all’Est
   *[west] all’Ovest
  }
choice-ordered = mantenere questi comandi

## Che cosa è successo

event-placed = { $space }: piazzamento di { pieces }.
event-handicap = { side-name }: handicap +{ $number }.
event-handicap-half = { side-name }: handicap +{ $number ->
    [0] ½
   *[other] { $number }½
}.
event-half-turn = { side-name } muove.
event-moved = { pieces }, da { $from } a { $space }.
event-battle = { $side ->
    [neutral] Gli insorti attaccano
   *[other] { side-name } attacca
  }: battaglia di { $space }.
event-shot = Fuoco di { sort } contro { target }: tira { $dice }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus }
  }, serve { $need }, { $hit ->
    [yes] a segno
   *[no] mancato
  }.
event-leader-killed = Un leader cade nella battaglia di { $space }: { sort }.
event-rally = Recupero di { sort }: tira { $dice }, serve { $need }, { $back ->
    [yes] torna in riserva
   *[no] nessun recupero
  }.
event-battle-won = { $side ->
    [neutral] Gli insorti vincono
   *[other] { side-name } vince
  } la battaglia di { $space }.
event-income = { side-name } ha { $number ->
    [one] { $number } punto
   *[other] { $number } punti
  } da spendere.
event-bought = { $space }, nuovo pezzo: { sort }.
event-railed = { pieces }, per ferrovia da { $from } a { $space }.
event-landed = Sbarco da { $from } a { $space }: { pieces }.
event-naval-battle = Battaglia navale: Unione { $union }, Confederazione { $confederate }. { $side ->
    [nobody] Nessuna perdita.
   *[other] { side-name } è sconfitta e perde { $number ->
        [one] { $number } punto navale
       *[other] { $number } punti navali
      }.
  }
event-avoided = { side-name } tira { $number } ed evita la battaglia navale.
event-not-avoided = { side-name } tira { $number } e non può evitare la battaglia navale.
event-drowned = Perdite in mare, da { $space }: { pieces }.
event-reinforcements = Il gruppo da { $space } tira { $dice } { $number ->
    [0] ed è presente dall’inizio
   *[other] e arriva dopo il turno di battaglia { $number }
  }.
event-reinforced = Rinforzi da { $space }: { pieces }.
event-retreated = { $side ->
    [neutral] Gli insorti si ritirano
   *[other] { side-name } si ritira
  } verso { $space }.
event-detached = Ritorno verso { $space }: { pieces }.
event-eliminated = { $space }, perdite: { pieces }.
event-captured = { side-name } cattura { $space }.
event-railway-destroyed = { side-name } perde un’azione ferroviaria con { $space }.
event-rating = Il grado di intervento europeo è ora { $number }.
event-fleet-leaves = La flotta europea se ne va con l’ultima potenza: il rango navale confederato è { $number }.
event-power-leaves = { $number ->
    [2] La Gran Bretagna
   *[other] La Francia
  } esce dalla guerra.
event-great-victory = L’Unione ha vinto una battaglia con { $number ->
    [one] { $number } unità nemica eliminata
   *[other] { $number } unità nemiche eliminate
  }.
event-new-leader = Esperienza, { $space }: { sort }.
event-emancipation = { side-name } emancipa gli schiavi. Il grado di intervento europeo è { $number }.
event-secession = { $state } tira { $dice } e si separa dalla Confederazione.
event-displaced = Trasferimento da { $from } a { $space }: { pieces }.
event-independent = { $space }, fanteria indipendente: { pieces }.
event-deserted = { $space }, diserzione: { pieces }.
event-conscription = { side-name } dichiara la coscrizione.
event-riot = { $space }, rivolta: { $count ->
    [one] { $count } rivoltoso
   *[other] { $count } rivoltosi
  }.
event-appeal = L’Europa dà supporto alla Confederazione (tiro: { $number }).
event-appeal-fails = L’Europa rifiuta il supporto (tiro: { $number }).
event-intervention = La Gran Bretagna e la Francia intervengono (tiro: { $number }).
event-war-declared = L’Unione dichiara guerra a Gran Bretagna, Francia e Canada.
event-war-with-europe = Guerra con l’Europa: il rango navale confederato è { $number }.
event-revolution = { $space }, rivoluzione: { $count ->
    [one] { $count } rivoluzionario messicano
   *[other] { $count } rivoluzionari messicani
  }.
event-blockaded = Il blocco navale tiene (tiro: { $number }): dall’Europa non arriva nulla.
event-blockade-fails = Il blocco navale fallisce (tiro: { $number }).
event-bought-rail = { side-name } ha { $number ->
    [one] { $number } azione ferroviaria
   *[other] { $number } azioni ferroviarie
  }.
event-bought-naval = { side-name } ha un rango navale di { $number }.
event-assigned-east = { $space } è ora dell’Est.
event-assigned-west = { $space } è ora dell’Ovest.
event-transferred-east = Assegnazione all’Est: { pieces } a { $space }.
event-transferred-west = Assegnazione all’Ovest: { pieces } a { $space }.
event-won = { side-name } ha vinto la guerra.

## Perché no

now = { $step ->
    [place] un pezzo va piazzato
    [march] scegliete lo spazio di partenza o terminate il movimento
    [where] scegliete dove vanno i pezzi
    [who] scegliete i pezzi che vanno
    [battle] scegliete la prossima battaglia
    [array] si forma la prima linea
    [fire] un’unità deve sparare
    [target] va scelto un bersaglio
    [rally] si può recuperare un’unità persa
    [reserve] i pezzi possono passare tra prima linea e riserva
    [buy] si acquistano nuovi pezzi
    [intercept] si può intercettare lo sbarco
    [avoid] si può evitare la battaglia navale
    [cargo] va persa un’unità in mare
    [naval] si può dichiarare una battaglia navale
    [politics] si può scegliere un’iniziativa politica
    [displace] i pezzi devono lasciare uno stato che si è separato
    [retreat] un’armata battuta deve ritirarsi
    [revolt] l’Unione può chiamare alla rivoluzione in Messico
    [blockade] si può dichiarare il blocco navale
    [main] va indicata l’armata principale
    [command] si possono assegnare spazi all’Est o all’Ovest
    [terrain] va piazzato il terreno
    [deploy] le armate si dispongono
    [dig] il difensore può trincerarsi
    [act] un pezzo può agire
    [order] il pezzo scelto attende l’ordine
    [stand] la fazione può tenere la posizione o ritirarsi
    [dodge] la cavalleria può schivare la carica
    [lose-leader] va perso un leader
   *[pursue] il vincitore può inseguire
  }
battle-phase = { $phase ->
    [cavalry] fase della cavalleria
    [artillery] fase dell’artiglieria
    [infantry] fase della fanteria
   *[leaders] fase dei leader
  }
refusal-not-your-turn = Non è il vostro turno. Sceglie ora: { $seat ->
        [union-second] Unione (secondo giocatore)
        [confederate-second] Confederazione (secondo giocatore)
       *[other] { side }
    }.
refusal-game-over = La partita è finita.
refusal-not-now = «{ $action }» non è possibile adesso: { now }.
refusal-out-of-the-game = { $place } non fa parte del gioco: nessuno può entrarvi.
refusal-no-such-thing = Niente a cui «{ $action }» si applica si chiama «{ $word }».
refusal-nobody-there = Non avete pezzi nello spazio { $at_space }.
refusal-nobody-can-move = Nessun vostro pezzo nello spazio { $at_space } può muovere ancora in questo turno.
refusal-stopped-by-enemy = I vostri pezzi a { $at_space } hanno incontrato il nemico e devono fermarsi lì.
refusal-came-by-rail = I pezzi a { $at_space } sono arrivati in treno e in questo turno non possono più muovere.
refusal-not-adjacent = { $at_space } non è adiacente a { $from }.
refusal-same-space = I pezzi sono già nello spazio { $at_space }.
refusal-closed-land = Nel gioco base nessuno può entrare nello spazio { $at_space }.
refusal-closed-till-war = Nello spazio { $at_space } si può entrare solo durante la guerra con l’Europa.
refusal-revolutionaries-stay = I rivoluzionari messicani non possono mai lasciare il Messico, quindi neppure andare verso { $at_space }.
refusal-nobody-can-go = Nessun pezzo può proseguire da { $at_space }.
refusal-none-fresh = Lì non avete { at-sort } ancora da muovere.
refusal-none-ridden = Lì non avete { at-sort } con un secondo spazio ancora da muovere.
refusal-enemy-piece = Non sono vostri pezzi: { at-sort }.
refusal-nobody-taken = Prendete prima almeno un pezzo.
refusal-not-by-land = Un pezzo che ha mosso via terra non può usare anche la ferrovia o il mare.
refusal-not-a-city = Il movimento ferroviario comincia in una città, e { $at_space } non lo è.
refusal-no-railway = { $at_space } non è su una ferrovia.
refusal-no-railway-there = Nessuna ferrovia va a { $at_space }.
refusal-railway-broken = Nessuna ferrovia aperta porta a { $at_space }: { $block } appartiene al nemico o è occupato dal nemico.
refusal-rail-capacity = Servono { $number ->
    [one] { $number } azione ferroviaria
   *[other] { $number } azioni ferroviarie
  }; rimaste in questo turno: { $left }.
refusal-not-a-port = Il movimento via mare comincia in un porto, e { $at_space } non lo è.
refusal-not-a-coast = { $at_space } non si affaccia sull’oceano né sul Golfo.
refusal-naval-capacity = Servono { $number ->
    [one] { $number } punto navale
   *[other] { $number } punti navali
  }; rimasti in questo turno: { $left }.
refusal-no-battle-there = Non c’è nessuna battaglia da combattere nello spazio { $at_space }.
refusal-not-yours = Non sono vostri pezzi: { at-sort }.
refusal-none-in-reserve = Non avete { at-sort } in riserva.
refusal-none-in-line = Non avete { at-sort } in prima linea.
refusal-line-empty = In prima linea deve esserci almeno un’unità; un leader non conta.
refusal-moved-the-other-way = In questo stadio avete già spostato { at-sort } nell’altro senso.
refusal-leader-fires-not = I leader non sparano.
refusal-all-have-fired = In prima linea hanno già sparato tutti i pezzi di questo tipo: { at-sort }.
refusal-not-in-the-line = Non avete { at-sort } in prima linea.
refusal-leader-no-target = Un leader non può essere scelto come bersaglio.
refusal-target-not-in-line = Il nemico non ha { at-sort } in prima linea.
refusal-leader-not-rallied = I leader non si possono recuperare.
refusal-not-lost = Non avete perso { at-sort } in questa battaglia.
refusal-not-to-place = Non avete più { at-sort } da piazzare.
refusal-not-your-colour = { $at_space } non è del vostro colore.
refusal-space-has-one = { $at_space } ha già ricevuto il suo unico pezzo nuovo.
refusal-enemy-in-space = Il nemico occupa { $at_space }: { at-sort }.
refusal-too-dear = Costa { $number ->
    [one] { $number } punto
   *[other] { $number } punti
  }; rimasti: { $left }.
refusal-not-for-sale = Non potete acquistare { at-sort }.
refusal-state-has-one = Questo stato ha già ricevuto la sua unica fanteria libera: { $at_state }.
refusal-not-controlled = Non controllate { $at_space }.
refusal-not-the-lands-of-the-power = { $power ->
    [french] I pezzi francesi si piazzano in Messico, e { $at_space } non è lì.
   *[british] I pezzi britannici si piazzano in Canada, e { $at_space } non è lì.
  }
refusal-power-cities-only = Le nuove unità britanniche si piazzano solo nelle città canadesi, non a { $at_space }.
refusal-mexico-city-only = Le nuove unità francesi si piazzano solo a Città del Messico, non a { $at_space }.
refusal-power-not-in-war = La potenza che darebbe { at-sort } non è in guerra.
refusal-state-seceded = { $at_space } fa parte di uno stato indipendente.
refusal-nothing-aboard = Non avete { at-sort } a bordo.
refusal-leader-never-drowns = I leader non si perdono mai in mare.
refusal-emancipated-already = Gli schiavi sono già stati emancipati.
refusal-no-great-victory = L’Unione deve prima vincere una battaglia in cui siano eliminate otto unità nemiche.
refusal-conscripted-already = Ogni fazione può dichiarare la coscrizione una volta sola.
refusal-not-your-initiative = { $action ->
    [appeal] Solo la Confederazione può tentare supporto o intervento dell’Europa.
   *[declare-war] Solo l’Unione può dichiarare guerra all’Europa.
  }
refusal-diplomacy-too-dear = La diplomazia costa 10 punti; la vostra prossima produzione sarebbe di { $number }.
refusal-at-war-already = C’è già guerra con l’Europa.
refusal-not-a-way-back = { $why ->
    [enemy] Il nemico è nello spazio { $at_space }.
   *[origin] Nessuno di questi pezzi è venuto da { $at_space }.
  }
refusal-not-a-refuge = { $why ->
    [far] Non potete ritirarvi a { $at_space }: lo spazio non è adiacente.
    [closed] Non potete ritirarvi a { $at_space }: ora nessuno può entrarvi.
    [enemy] Non potete ritirarvi a { $at_space }: lì c’è il nemico.
    [mexico] Non potete ritirarvi a { $at_space }: i rivoluzionari messicani non lasciano il Messico.
   *[attack] Non potete ritirarvi a { $at_space }: l’attacco è venuto da lì.
  }
refusal-defenders-together = I difensori sconfitti si ritirano insieme, in un solo spazio.
refusal-nobody-to-detach = Non avete più { at-sort } da ritirare.
refusal-not-nearest = { $at_space } non è uno degli spazi più vicini ancora in mano alla Confederazione: { $names }.
refusal-not-a-group = { $came ->
    [by-sea] Il gruppo proveniente da { $at_space } è arrivato via mare.
    [by-land] Il gruppo proveniente da { $at_space } è arrivato via terra.
   *[not] Nessun gruppo di attaccanti è venuto da { $at_space }.
  }
refusal-leaders-only = Il gruppo venuto da { $at_space } ha solo leader; l’armata principale deve avere un’unità.
refusal-state-needs-garrison = { $at_state } deve mantenere { $need ->
    [one] { $need } unità
   *[other] { $need } unità
  } e ne ha { $has }.
refusal-state-invaded = Il nemico è nello stato { $at_state }: unità da mantenere: { $need }; presenti: { $has }.
refusal-state-first = { $at_state } ha bisogno di { $need ->
    [one] { $need } unità
   *[other] { $need } unità
  } e ne ha { $has }: le nuove unità vanno prima lì.
refusal-assigned-already = In questo turno avete già assegnato { $at_space }.
refusal-same-theatre = { $at_space } appartiene già a quel teatro.
refusal-none-to-transfer = Lì non ci sono pezzi da dare a quel comandante: { at-sort }.
refusal-other-theatre = { $at_space } appartiene all’altro comandante.
refusal-no-rail-in-basic = Le ferrovie non si usano nel gioco base.
refusal-no-sea-in-basic = Nel gioco base non c’è movimento via mare.

## Il gioco testuale

month = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
  }
date = { month } { $year }
kind = { $kind ->
    [infantry] fanteria
    [cavalry] cavalleria
    [elite] cavalleria d’élite
    [artillery] artiglieria
   *[leader] { $count ->
        [one] leader
       *[other] leader
      }
  }
pieces-alike = { $count } { kind }
when = { $date ->
    [none] Turno { $turn }
   *[other] { $date } (turno { $turn })
  }
header = { when }. Gioca: { side }.
header-over = { when }. La guerra è finita.
means = punti { $points }, entrate { $income }, città { $cities }, vittoria { $score } di { $needed }
transport = azioni ferroviarie { $rail }, rango navale { $naval }
cities = Città ({ side }): { $names }
battle-header = Battaglia: { $space }, turno { $round }. Attacca: { side }.
battle-hidden = Lo spiegamento è nascosto.
battle-area = { area }: { $pieces }
second-seat = { $name } (secondo comandante)
place-held = { $space }: { $side ->
    [union] dell’Unione
    [confederate] della Confederazione
   *[nobody] senza padrone
  }
place-next = spazi adiacenti: { $names }
place-rail = per ferrovia: { $names }
example-action = from washington
example-why = why to richmond
example-map = map richmond
example-rule = rule S-deploy-01

## La battaglia tattica

area = { $area ->
    [line-1] l’ala sinistra
    [line-2] il centro
    [line-3] l’ala destra
    [middle-1] l’area mediana sinistra
    [middle-2] l’area mediana centrale
    [middle-3] l’area mediana destra
    [reserve] la riserva
   *[routed] l’area di ritirata
  }
terrain = { $terrain ->
    [river-behind] un fiume dietro l’armata
    [stream] un ruscello
    [village] un villaggio
    [woods] una boscaglia
    [hill] una collina
    [river-front] un fiume di fronte all’armata
   *[none] terreno aperto
  }
wear = { $wear ->
    [fresh] nessuna azione usata
    [used] un’azione usata
    [fired] un’azione usata, ha sparato
    [used-twice] due azioni usate
    [spent] nessuna azione rimasta
    [two-shots] due azioni usate, ha sparato due volte
   *[fired-twice] due azioni usate, ha sparato
  }
ask-terrain = { side }: piazzate il vostro terreno per la battaglia di { $space }.
ask-deploy = { side }: disponete i pezzi per la battaglia di { $space }. Il nemico non vede.
ask-dig = { side }: dove vi trincerate?
ask-act = { side }: quale pezzo agisce nella battaglia di { $space }? (turno di battaglia { $round })
ask-order = { side }: che cosa fa questo pezzo? ({ sort })
ask-stand = { side }: tenere la posizione o ritirarsi da { $space }?
ask-dodge = { side }: la cavalleria schiva la carica?
ask-pursue = { side }: scegliete un inseguitore e il suo bersaglio.
ask-lose-leader = { side }: quale leader si perde?
choice-ground = { terrain }: { area }
choice-deploy = { sort } verso { area }
choice-dig = trincerare { area }
choice-act = { sort } ({ wear }): { area }
choice-shift = verso { area }
choice-fire = sparare contro { target }
choice-charge = caricare { target }
choice-rally = recuperare { target }
choice-pass = terminare questa parte della fase
choice-withdraw = ritirarsi dalla battaglia
choice-stand = tenere la posizione
choice-dodge = schivare, andando in riserva
choice-hold = restare e subire la carica
choice-pursue = { sort } insegue { target }
choice-halt = terminare l’inseguimento
choice-lose = perdere { sort }

event-deployed = Le due armate sono disposte per la battaglia di { $space }.
event-terrain = Terreno { $battle_side ->
    [attacker] dell’attaccante
   *[defender] del difensore
  }: { terrain }.
event-initiative = Iniziativa: attaccante { $attacker }, difensore { $defender }. Agisce per prima: { side }.
event-dug = Trinceramento ({ sort }), { area }: tira { $dice }, serve { $need }, { $dug ->
    [yes] riuscito
   *[no] fallito
  }.
event-guns-captured = Artiglieria catturata: { sort }.
event-battle-turn = Turno di battaglia { $number }.
event-stepped = Movimento di { sort } verso { area }.
event-fired = Fuoco di { sort } contro { target }: tira { $dice }{ $bonus ->
    [0] { "" }
   *[other] { " " }({ $bonus })
  }, serve { $need }, { $result ->
    [destroyed] bersaglio distrutto
    [routed] bersaglio in rotta
   *[miss] mancato
  }.
event-charged = Carica di { sort } contro { target }: { $dice } ({ $bonus }) contro { $against } ({ $other_bonus }), { $result ->
    [target-destroyed] il bersaglio è distrutto
    [target-routed] il bersaglio va in rotta
    [charger-destroyed] chi carica è distrutto
    [charger-routed] chi carica va in rotta
   *[nothing] nessun effetto
  }.
event-dodged = Schiva la carica: { sort }.
event-line-lost = { $side ->
    [attacker] L’attaccante
   *[defender] Il difensore
  } ha perso la battaglia.
event-pursued = Inseguimento, { sort } contro { target }: tira { $dice } ({ $bonus }), serve { $need }, { $caught ->
    [yes] il bersaglio è raggiunto
   *[no] il bersaglio sfugge
  }.

refusal-not-of-this-side = Non sono vostri pezzi: { at-sort }.
refusal-not-in-your-reserve = Non avete in riserva { at-sort } da disporre.
refusal-not-your-line = Per questo si usano solo le aree della vostra linea di battaglia.
refusal-no-such-column = Una schermaglia ha una sola colonna.
refusal-column-empty = Ogni area della linea di battaglia ha bisogno di un’unità prima che la battaglia cominci. Ancora senza unità: { area }.
refusal-wrong-phase = Questa è la { battle-phase }: non è il momento di { at-sort }.
refusal-nobody-of-that-kind = Non c’è nessun pezzo simile con un’azione rimasta: { sort }, { area }.
refusal-areas-not-adjacent = Quell’area non è adiacente.
refusal-enemy-in-area = Il nemico occupa quell’area: { at-sort }.
refusal-zone = Un pezzo adiacente a unità nemiche non può passare in un’altra area adiacente a unità nemiche.
refusal-routed-stay = Le unità in rotta restano nell’area di ritirata finché non sono recuperate.
refusal-no-second-fire = Solo la cavalleria d’élite può sparare due volte in una fase, non { at-sort }.
refusal-reserve-does-nothing = I pezzi in riserva non possono sparare né caricare.
refusal-leaders-do-not-fight = I leader non sparano e non caricano.
refusal-target-not-ahead = Il nemico non ha { at-sort } proprio di fronte e a tiro.
refusal-line-of-fire = Tra l’artiglieria e il bersaglio ({ target }) c’è chi blocca il tiro: { at-sort }.
refusal-leader-is-no-target = Un leader non può essere scelto come bersaglio.
refusal-not-a-leader-there = Non avete quel leader nell’area colpita.
refusal-artillery-does-not-charge = L’artiglieria non carica mai.
refusal-screened = L’artiglieria è coperta nella stessa area: { at-sort }.
refusal-river-between = Un fiume ferma la carica.
refusal-only-leaders-rally = Solo i leader possono recuperare unità.
refusal-rally-from-reserve = Un leader può recuperare unità solo dalla riserva.
refusal-not-routed = Non avete { at-sort } nell’area di ritirata.
refusal-too-early-to-retreat = Non potete ritirarvi prima che sia finito il primo turno di battaglia.
refusal-acted-in-this-phase = In questa fase avete già agito e non potete ritirarvi fino alla prossima.
refusal-cannot-pursue = { $why ->
    [enemy] Non sono vostri pezzi: { at-sort }.
    [absent] Non avete { at-sort } nell’armata per l’inseguimento.
   *[unfit] Non potete inseguire con { at-sort }: inseguono solo la fanteria e la cavalleria non in rotta.
  }
refusal-pursued-already = Hanno già inseguito tutti i pezzi di questo tipo: { at-sort }.
refusal-covered = Alla fine della battaglia la ritirata era coperta da cavalleria non in rotta, quindi la fanteria non può inseguire.
refusal-cover-first = Prima va distrutta la cavalleria che copre la ritirata: { at-sort }.
refusal-infantry-after-cavalry = La fanteria non può inseguire la cavalleria.
refusal-no-such-fugitive = Il nemico non ha { at-sort } da inseguire.
refusal-terrain-not-rolled = Non avete un terreno simile da piazzare.
refusal-area-has-terrain = Quell’area ha già un terreno.
refusal-no-infantry-to-dig = In quell’area non c’è fanteria che possa trincerarsi.
refusal-dug-already = Avete già tentato di trincerare quell’area.

## Termini, ciascuno con le sue forme, e che cosa significano

term-border = stato di confine | stati di confine
term-border-means = Uno stato che non è di nessuno e dove entrambe le fazioni possono entrare: vi si trovano Washington D.C., St. Louis e Louisville (B-board-02, B-board-09).
term-pp = PP
term-pp-means = I punti produzione che danno le città e che si spendono in pezzi, treni e navi; il resto è perso (S-prod-07, S-prod-10).
term-line = prima linea
term-line-means = Nel gioco base i pezzi che sparano e che si possono colpire; gli altri aspettano in riserva (B-battle-02, B-fire-01).
term-reserve = riserva
term-reserve-means = I pezzi che aspettano dietro la linea: lì non combattono e non si possono colpire, e i leader recuperano da lì (S-field-05, S-leader-02).
term-rally = recupero | recuperare
term-rally-means = Un leader in riserva tenta di riportare un’unità persa o in fuga (B-rally-02, S-leader-02).
term-rail-stock = azioni ferroviarie
term-rail-stock-means = Quanti pezzi una fazione può portare in treno in un mese; non si consumano (S-rail-06, S-rail-07).
term-naval-rating = rango navale | ranghi navali
term-naval-rating-means = La forza delle navi di una fazione: si aggiunge ai suoi dadi in battaglia navale e limita ciò che può sbarcare (S-naval-05, S-amph-02).
term-amphibious = movimento anfibio | movimenti anfibi
term-amphibious-means = Andare per nave da un porto a ogni spazio dell’oceano o del Golfo (S-amph-01).
term-rating = grado di intervento europeo
term-rating-means = Quanto è difficile portare l’Europa in guerra: basso serve al Sud, alto al Nord (S-euro-01, S-supp-03).
term-skirmish = schermaglia | schermaglie
term-skirmish-means = Una battaglia in cui una fazione ha cinque unità o meno: ha una sola colonna (S-tac-03).
term-major = battaglia maggiore | battaglie maggiori
term-major-means = Una battaglia con sei o più unità per parte, su tre colonne (S-tac-03).
term-middle = area mediana | aree mediane
term-middle-means = Il terreno tra le due linee di una colonna, dove si va incontro al nemico (S-field-02).
term-retreat-area = area di ritirata
term-retreat-area-means = Dove stanno le unità in fuga finché non sono recuperate o la battaglia finisce (S-field-06, S-leader-04).
term-charge = carica | cariche
term-charge-means = Un attacco corpo a corpo: entrambe le fazioni tirano, e ciascuna può perdervi la sua unità (S-charge-02, S-charge-03).
term-dodge = schivata
term-dodge-means = La cavalleria caricata da fanteria può andare nella sua riserva prima del tiro (S-charge-08).
term-pursuit = inseguimento
term-pursuit-means = Dopo una battaglia ogni unità del vincitore può tentare di distruggere un pezzo in fuga (S-pursuit-01).

## Scheda di aiuto

card-south = Sud
card-arrival = { $turn ->
    [0] all’inizio
   *[other] dopo il turno di battaglia { $turn }
  }
card-kind = { $kind ->
    [infantry] fanteria
    [cavalry] cavalleria
    [elite-cavalry] cavalleria d’élite
    [artillery] artiglieria
    [leader] leader
    [rail-action] azioni ferroviarie
    [naval-rating] rango navale
   *[standard-bearer] portastendardo
  }
card-column = { $name ->
    [piece] Pezzo
    [move] Movimento
    [fire] Fuoco
    [cost] Costo
    [transport] Punti per ferrovia o mare
    [difference] Inferiore di
    [loss] Punti persi
    [actions] Azioni battaglia
    [range] Raggio
    [charge] Carica
    [pursuit] Inseguimento
    [year] Anno
    [need] Serve
    [roll] Dadi
    [arrival] Arrivo
    [number] Terreni
   *[guns] Cannoni lì
  }

# Le regole

## 0. Livelli di regole

rule-ACW-S-layer-01 = Il gioco standard è il gioco base più alcune modifiche; dove il testo standard tratta un argomento, sostituisce del tutto quello base (preparazione, vittoria, produzione, battaglia); dove tace, resta in vigore il testo base.
rule-ACW-A-layer-01 = Ogni regola avanzata è facoltativa; i giocatori concordano prima della partita quali usare, e ciò vale per tutta la partita. Ogni combinazione è ammessa.
rule-ACW-A-layer-02 = Se una regola avanzata attiva è in conflitto con una regola standard, prevale quella avanzata.

## 1. Gioco base

rule-ACW-B-gen-01 = Due fazioni, Nord e Sud; 2 giocatori (fino a 4 a squadre, vedi 3.12). Tutti i dadi sono a sei facce.
rule-ACW-B-gen-02 = Capitali: Washington D.C. (Nord), Richmond (Sud).

## 1.1 Mappa

rule-ACW-B-board-01 = La mappa è un insieme di spazi: regioni e città. Una città è uno spazio a sé e per il movimento e la battaglia si comporta esattamente come una regione.
rule-ACW-B-board-02 = Spazi propri: bordo grigio = Sud, bordo blu = Nord. Bordo verde = stati di confine, propri di nessuno.
rule-ACW-B-board-03 = Entrambi i giocatori possono entrare negli spazi degli stati di confine.
rule-ACW-B-board-04 = Il Canada, il Messico e i territori occidentali e indiano sono chiusi a tutti nel gioco base.
rule-ACW-B-board-05 = Non si può entrare nei laghi, negli oceani e nel Golfo.
rule-ACW-B-board-06 = Le ferrovie non hanno funzione nel gioco base.
rule-ACW-B-board-07 = I fiumi sono decorativi: non costano movimento e non dividono uno spazio.
rule-ACW-B-board-08 = Nel gioco base il numero stampato accanto a una città si ignora; ogni città vale 10 PP.
rule-ACW-B-board-09 = Conto delle città: 11 del Nord, 13 del Sud, 3 di confine (Washington D.C., St. Louis, Louisville).

## 1.2 Pezzi

rule-ACW-B-piece-01 = Tipi di pezzi: fanteria, cavalleria, artiglieria, leader, portastendardo. La cavalleria d’élite non esiste nel gioco base.
rule-ACW-B-piece-02 = I portastendardi sono solo segnalini che rappresentano una folla di pezzi tenuti fuori dalla mappa; non hanno effetto sulle regole.

## 1.3 Preparazione

rule-ACW-B-setup-01 = Prima il Sud dispone tutto, poi il Nord.
rule-ACW-B-setup-02 = Sud: 1 fanteria in ciascuna delle 13 città grigie.
rule-ACW-B-setup-03 = Sud, inoltre: Richmond 3 F, 2 C, 2 A; Chattanooga 2 F, 1 C, 1 A; Memphis 2 F, 1 C, 1 A.
rule-ACW-B-setup-04 = Il Sud piazza poi 5 F, 2 C, 2 A liberamente in spazi grigi, al massimo uno di questi nove per spazio.
rule-ACW-B-setup-05 = Nord: 1 fanteria in ciascuna delle 11 città blu, a St. Louis e a Washington D.C. (13 in tutto).
rule-ACW-B-setup-06 = Nord, inoltre: Washington D.C. 3 F, 2 C, 2 A; Cincinnati 2 F, 1 C, 1 A; St. Louis 2 F, 1 C, 1 A.
rule-ACW-B-setup-07 = Il Nord piazza poi 5 F, 2 C, 2 A liberamente in spazi blu, al massimo uno di questi nove per spazio.
rule-ACW-B-setup-08 = Totali per fazione: 25 F, 6 C, 6 A, 0 leader.
rule-ACW-B-setup-09 = Invece di questa preparazione i giocatori possono accordarsi per usare la preparazione dello scenario storico (sezione 4) con le regole base.

## 1.4 Turni

rule-ACW-B-turn-01 = Un turno: il Sud muove quanto vuole, poi combatte tutte le battaglie che ne nascono; poi il Nord fa lo stesso.
rule-ACW-B-turn-02 = Un giocatore finisce tutto il movimento prima che si combatta la prima battaglia del suo turno.
rule-ACW-B-turn-03 = Dopo ogni terzo turno c’è uno stadio degli acquisti: il Sud acquista e piazza, poi il Nord acquista e piazza. Quindi il ciclo di tre turni ricomincia.
rule-ACW-B-turn-04 = Il giocatore che muove sceglie l’ordine delle sue battaglie.
rule-ACW-B-turn-05 = Il ciclo continua finché qualcuno vince; non c’è un ultimo turno.

## 1.5 Movimento

rule-ACW-B-move-01 = Nel suo turno un giocatore può muovere tutti i suoi pezzi, alcuni o nessuno.
rule-ACW-B-move-02 = Entrare in un qualsiasi spazio adiacente (regione o città) costa 1 punto movimento.
rule-ACW-B-move-03 = Fanteria e artiglieria: 1 punto. Cavalleria e leader: 2 punti.
rule-ACW-B-move-04 = Un pezzo che entra in uno spazio con un pezzo nemico si ferma lì per quel turno, e lì si combatterà una battaglia.
rule-ACW-B-move-05 = Pezzi nemici tra loro non possono mai condividere uno spazio se non per combattere.
rule-ACW-B-move-06 = I pezzi muovono uno per uno; pezzi da più spazi possono convergere su uno solo.

## 1.6 Prima linea e riserva

rule-ACW-B-battle-01 = Ogni volta che chi muove è entrato in uno spazio con pezzi nemici, lì si combatte una battaglia. Il giocatore i cui pezzi erano già nello spazio è il difensore.
rule-ACW-B-battle-02 = Entrambi i giocatori dividono tutti i loro pezzi nello spazio tra prima linea e riserva.
rule-ACW-B-battle-03 = All’inizio ogni prima linea deve contenere almeno un’unità (un leader non basta). Nessun limite massimo per la prima linea o per la riserva.
rule-ACW-B-battle-04 = La battaglia ripete il ciclo Fuoco → Recupero → Movimento delle riserve finché una fazione non ha unità in prima linea. In ogni stadio agisce prima il difensore, poi l’attaccante.
rule-ACW-B-battle-05 = Una forza fatta di soli leader non può formare una prima linea e perde subito.
rule-ACW-B-battle-06 = Il difensore divide per primo i suoi pezzi, allo scoperto, poi l’attaccante. Opzione basic-array: entrambi li dividono in segreto.

## 1.7 Fuoco

rule-ACW-B-fire-01 = Sparano solo i pezzi in prima linea; quelli in riserva no.
rule-ACW-B-fire-02 = Ogni pezzo spara al massimo una volta per stadio di fuoco.
rule-ACW-B-fire-03 = Una fazione può sparare al massimo con 5 pezzi più 1 per ogni proprio leader che in quel momento è in prima linea.
rule-ACW-B-fire-04 = Sparare è obbligatorio: il numero di colpi è il minore tra le unità in prima linea e 5 più i leader in prima linea. Di meno non è permesso. Se ha più unità del limite, il giocatore sceglie quali sparano.
rule-ACW-B-fire-05 = I colpi si risolvono uno alla volta: si sceglie un’unità che spara, si sceglie come bersaglio un’unità della prima linea nemica, si tirano 2d; un totale pari o superiore al valore di fuoco di chi spara elimina il bersaglio.
rule-ACW-B-fire-06 = Valori di fuoco: cavalleria 9, fanteria 8, artiglieria 7. Il tipo di bersaglio non conta.
rule-ACW-B-fire-07 = I bersagli devono essere nella prima linea nemica; i pezzi in riserva non si possono colpire.
rule-ACW-B-fire-08 = Le perdite si tolgono subito, quindi un’unità abbattuta dal fuoco del difensore non risponde in quello stadio.
rule-ACW-B-fire-09 = Le unità eliminate si mettono da parte fino alla fine della battaglia, perché si possono recuperare; poi escono dal gioco.
rule-ACW-B-fire-10 = I leader non possono essere scelti come bersaglio.
rule-ACW-B-fire-11 = Se i dadi di un colpo danno 11 o 12, oltre al bersaglio è eliminato un leader nemico nella prima linea nemica (se ce n’è uno).
rule-ACW-B-fire-12 = I leader in riserva non sono mai uccisi dal fuoco.

## 1.8 Bonus per armata mista

rule-ACW-B-bonus-01 = Finché un giocatore ha nella propria prima linea almeno una fanteria, una cavalleria, un’artiglieria e un leader, ogni suo tiro di fuoco riceve +1.
rule-ACW-B-bonus-02 = Il bonus si perde appena in prima linea manca uno dei quattro tipi, e torna se l’insieme è di nuovo completo. Si verifica al momento di ogni colpo.
rule-ACW-B-bonus-03 = Esempio: con il bonus la fanteria va a segno con un totale dei dadi di 7.

## 1.9 Recupero

rule-ACW-B-rally-01 = Nel suo stadio di recupero ogni leader di un giocatore che sia in riserva può tentare una volta di recuperare un’unità persa in precedenza in questa stessa battaglia.
rule-ACW-B-rally-02 = Si tirano 2d per leader; con 9+ riesce: l’unità scelta torna in riserva.
rule-ACW-B-rally-03 = Fanteria, cavalleria e artiglieria si possono recuperare; i leader no.
rule-ACW-B-rally-04 = I leader in prima linea non possono recuperare unità; quelli in riserva non alzano il limite di fuoco.
rule-ACW-B-rally-05 = Vale qualsiasi unità del giocatore persa in questa battaglia, in qualunque ciclo.
rule-ACW-B-rally-06 = L’unità da recuperare si nomina prima di tirare i dadi.

## 1.10 Tra linea e riserva

rule-ACW-B-reserve-01 = Nel suo stadio della riserva un giocatore può spostare quanti pezzi vuole tra prima linea e riserva, in entrambi i sensi.
rule-ACW-B-reserve-02 = Deve lasciare in prima linea almeno un’unità (non un leader), altrimenti perde la battaglia.

## 1.11 Fine di una battaglia

rule-ACW-B-end-01 = Un giocatore perde nel momento in cui non ha fanteria, cavalleria o artiglieria in prima linea, anche se la sua riserva è piena.
rule-ACW-B-end-02 = La battaglia si ferma in quel momento; i colpi rimasti non si sparano.
rule-ACW-B-end-03 = Tutti i pezzi rimasti allo sconfitto in quella battaglia sono eliminati: le unità in riserva e tutti i leader. Nel gioco base non c’è ritirata.
rule-ACW-B-end-04 = Il vincitore mette tutti i pezzi superstiti (prima linea e riserva) nello spazio conteso.

## 1.12 Vittoria

rule-ACW-B-win-01 = Un giocatore vince immediatamente quando tiene nello stesso momento città nemiche per un valore di 8.
rule-ACW-B-win-02 = Una città è tenuta quando vi si trova almeno un’unità del giocatore (non soltanto un leader).
rule-ACW-B-win-03 = Per il Nord, Richmond conta due. Per il Sud, Washington D.C. conta due. Tutte le altre contano uno.
rule-ACW-B-win-04 = Per la vittoria, Washington D.C. e St. Louis sono città del Nord. Louisville non conta per nessuno.
rule-ACW-B-win-05 = Esempio: il Sud, che tiene Washington, St. Louis, Chicago, Philadelphia, New York e Indianapolis, ha 7 e gliene serve un’altra.
rule-ACW-B-win-06 = «Immediatamente» = si verifica dopo ogni movimento completato in una città nemica vuota e dopo ogni battaglia.

## 1.13 Acquisti

rule-ACW-B-buy-01 = PP = 10 × numero di città amiche.
rule-ACW-B-buy-02 = Città amiche: (a) quelle del proprio colore senza pezzi nemici; (b) quelle di confine (St. Louis, Louisville, Washington D.C.) con almeno una propria unità (un leader non conta).
rule-ACW-B-buy-03 = Le città nemiche catturate non danno PP a chi le cattura, ma li negano al proprietario.
rule-ACW-B-buy-04 = Per gli acquisti Washington D.C. è una città di confine, benché per la vittoria sia del Nord.
rule-ACW-B-buy-05 = Entrambe le fazioni cominciano con 13 città amiche = 130 PP.
rule-ACW-B-buy-06 = Costi: fanteria 10, cavalleria 15, artiglieria 20, leader 20.
rule-ACW-B-buy-07 = I PP non spesi sono persi.
rule-ACW-B-buy-08 = Il Sud acquista e piazza prima che acquisti il Nord.
rule-ACW-B-buy-09 = I nuovi pezzi vanno solo in spazi del proprio colore, al massimo un pezzo nuovo per spazio in ogni stadio degli acquisti.
rule-ACW-B-buy-10 = Nessun pezzo nuovo può essere piazzato in uno spazio con unità nemiche, in spazi del colore nemico o negli stati di confine.

## 2. Gioco standard

## 2.1 Pezzi

rule-ACW-S-piece-01 = Unità: fanteria, cavalleria (cavallo marrone), cavalleria d’élite (cavallo nero), artiglieria. I leader sono pezzi ma non unità.
rule-ACW-S-piece-02 = Colori: Unione blu, confederati grigio, britannici e canadesi rosso, francesi azzurro. La fanteria azzurra rappresenta anche i rivoltosi e gli stati indipendenti, quella rossa i rivoluzionari messicani; il motore deve tenerli come fazioni distinte.
rule-ACW-S-piece-03 = La cavalleria d’élite conta come cavalleria in ogni regola e tabella, a meno che ci sia una voce apposita.
rule-ACW-S-piece-04 = I leader non possono essere attaccati direttamente in battaglia (possono essere scelti come bersaglio dell’inseguimento, vedi ACW-S-pursuit-08).
rule-ACW-S-piece-05 = Un giocatore può in qualsiasi momento scambiare un gruppo con un portastendardo e viceversa; nessun effetto sulle regole.

## 2.2 Mappa e possesso

rule-ACW-S-map-01 = Gli spazi sono città e suddivisioni di stati (province in Canada). Per il movimento e la battaglia le città si comportano come regioni.
rule-ACW-S-map-02 = Proprietà iniziale: il Nord è dell’Unione, il Sud della Confederazione, gli stati di confine di nessuno, il Canada della Gran Bretagna, il Messico all’inizio di nessuno.
rule-ACW-S-map-03 = Oceani e laghi si attraversano solo con il movimento anfibio.
rule-ACW-S-map-04 = Nessuno può mai entrare nel Territorio Indiano e nei Territori dell’Ovest.
rule-ACW-S-map-05 = I fiumi non hanno effetto.
rule-ACW-S-map-06 = Un giocatore possiede ogni spazio del suo colore senza unità nemiche, che vi abbia pezzi o no (la proprietà conta per la produzione, il piazzamento e la ferrovia).
rule-ACW-S-map-07 = Uno spazio non del suo colore appartiene a un giocatore solo finché vi si trova almeno una sua unità (non un leader).
rule-ACW-S-map-08 = Quando l’ultima unità occupante se ne va o muore, lo spazio torna subito al proprietario del suo colore (o neutrale se è verde).
rule-ACW-S-map-09 = In uno spazio possono esserci in ogni momento unità di una sola fazione; entrare in uno spazio con unità nemiche provoca una battaglia.
rule-ACW-S-map-10 = Unità alleate (per esempio britanniche e confederate) possono condividere uno spazio senza battaglia.

## 2.3 Vittoria

rule-ACW-S-win-01 = L’Unione vince se alla fine di un turno mensile, fino al dicembre 1865 compreso, occupa nello stesso momento tutte le città grigie e tutte le città degli stati di confine.
rule-ACW-S-win-02 = Sono 13 + 3 = 16 città: le 13 del Sud più Washington D.C., St. Louis e Louisville.
rule-ACW-S-win-03 = Una città è occupata se alla fine del turno mensile vi si trova un’unità del giocatore (F, C/E o A); non basta che sia del proprio colore.
rule-ACW-S-win-04 = La Confederazione vince se il turno di dicembre 1865 finisce senza una vittoria dell’Unione.
rule-ACW-S-win-05 = La Confederazione vince anche se alla fine di un turno mensile occupa nello stesso momento città dell’Unione per un valore di 6; le città blu contano 1 e Washington D.C. conta 2 (quindi bastano Washington e altre quattro).
rule-ACW-S-win-06 = La vittoria si verifica solo alla fine di un turno mensile (dopo le battaglie dell’Unione), mai a metà turno.

## 2.4 Sequenza di gioco

rule-ACW-S-seq-01 = Un turno = un mese. Movimento confederato, battaglie confederate, movimento dell’Unione, battaglie dell’Unione; poi il segnalino di turno avanza.
rule-ACW-S-seq-02 = Tutto il movimento del giocatore attivo finisce prima della sua prima battaglia; una volta cominciata una battaglia nulla muove se non per ritirata.
rule-ACW-S-seq-03 = Il giocatore attivo sceglie l’ordine delle sue battaglie.
rule-ACW-S-seq-04 = Gli alleati di un giocatore muovono e combattono nella sua parte del turno.
rule-ACW-S-seq-05 = Dopo marzo, giugno, settembre e dicembre vengono, in quest’ordine: (1) fase di battaglia navale, (2) iniziative politiche, (3) produzione.
rule-ACW-S-seq-06 = Poi si gioca il mese seguente; il ciclo si ripete fino alla vittoria o alla fine del dicembre 1865.
rule-ACW-S-seq-07 = Le partite complete vanno dall’ottobre 1861 al dicembre 1865 = 51 turni mensili, preceduti da una fase di produzione.
rule-ACW-S-seq-08 = L’indicatore del turno avanza dopo ogni mese, anche dopo il terzo: la battaglia navale, la politica e la produzione di un trimestre si giocano con l’indicatore già sul mese seguente.

## 2.5 Movimento terrestre

rule-ACW-S-move-01 = Fanteria e artiglieria 1 spazio per turno; cavalleria e leader 2.
rule-ACW-S-move-02 = Entrare in uno spazio con unità nemiche pone fine al movimento del pezzo e provoca una battaglia.
rule-ACW-S-move-03 = Non si può entrare in Canada e in Messico se non c’è guerra con Gran Bretagna e Francia (sezione 2.11).
rule-ACW-S-move-04 = In un turno un pezzo usa un solo tipo di movimento: terrestre, ferroviario o anfibio.

## 2.6 Movimento ferroviario

rule-ACW-S-rail-01 = Per muovere per ferrovia un pezzo deve cominciare il turno in una città collegata alla ferrovia e non aver ancora mosso in quel turno.
rule-ACW-S-rail-02 = Può percorrere qualsiasi distanza lungo binari collegati.
rule-ACW-S-rail-03 = Non può entrare in uno spazio posseduto o occupato dal nemico né attraversarlo, quindi il movimento ferroviario non dà mai inizio a una battaglia.
rule-ACW-S-rail-04 = Può finire in qualsiasi spazio della linea, città o no.
rule-ACW-S-rail-05 = Il movimento ferroviario prende tutto il turno: nessun altro movimento in quel turno.
rule-ACW-S-rail-06 = La somma dei costi ferroviari di tutti i pezzi che un giocatore muove per ferrovia in un turno non può superare le sue azioni ferroviarie attuali. Costi: fanteria 1, artiglieria 1, cavalleria 2, leader 0.
rule-ACW-S-rail-07 = Le azioni ferroviarie sono una capacità, non una scorta: ogni turno è di nuovo disponibile il valore intero.
rule-ACW-S-rail-08 = Valori iniziali (scenario storico): Unione 7, Confederazione 4. Prezzo di una in più: Unione 10 PP, Confederazione 12 PP (più l’aumento annuale).

## 2.7 Movimento anfibio

rule-ACW-S-amph-01 = Invece di muovere via terra, i pezzi possono andare da un porto (città adiacente all’oceano) a qualsiasi spazio adiacente all’oceano o al Golfo del Messico.
rule-ACW-S-amph-02 = Capacità per turno di giocatore = rango navale attuale. Costi: fanteria 1, artiglieria 1, cavalleria 2, leader 0.
rule-ACW-S-amph-03 = Sbarcare in uno spazio con unità nemiche provoca una battaglia.
rule-ACW-S-amph-04 = In quella battaglia il giocatore che sbarca ha −1 a tutti i suoi tiri di carica e −1 a tutti i suoi tiri di fuoco.
rule-ACW-S-amph-05 = Se il giocatore che sbarca perde quella battaglia, la sua armata non può ritirarsi: tutti i suoi pezzi nella battaglia sono eliminati.
rule-ACW-S-amph-06 = Ogni volta che si tenta un movimento anfibio l’avversario può intercettarlo dichiarando una battaglia navale (sezione 2.8).
rule-ACW-S-amph-07 = Se il giocatore che muove perde o pareggia la battaglia d’intercettazione, il movimento è annullato e i pezzi superstiti tornano nel porto che hanno lasciato.
rule-ACW-S-amph-08 = Se vi perde punti navali, il giocatore che muove perde anche altrettante delle unità trasportate, a sua scelta.
rule-ACW-S-amph-09 = Se il giocatore che muove vince, il movimento prosegue; chi intercetta subisce la perdita della tabella.
rule-ACW-S-amph-10 = Valori iniziali (scenario storico): rango navale dell’Unione 5, della Confederazione 1. Prezzo di un punto in più: Unione 10 PP, Confederazione 15 PP (più l’aumento annuale).
rule-ACW-S-amph-11 = Uno sbarco respinto ha usato il suo movimento e la sua capacità navale.

## 2.8 Battaglie navali

rule-ACW-S-naval-01 = Non ci sono pezzi per le flotte; solo i due ranghi navali.
rule-ACW-S-naval-02 = Nella fase di battaglia navale (dopo il terzo turno del trimestre, prima delle iniziative politiche) uno qualsiasi dei giocatori può dichiarare una battaglia navale; una volta per trimestre.
rule-ACW-S-naval-03 = Se nessuno la dichiara, la fase finisce.
rule-ACW-S-naval-04 = C’è battaglia navale anche quando si intercetta un movimento anfibio.
rule-ACW-S-naval-05 = Risoluzione: ogni fazione tira 2d e somma il suo rango navale; si confrontano i totali. Pari: nessun effetto.
rule-ACW-S-naval-06 = Il totale più basso perde punti navali secondo la differenza: da 1 a 3 un punto, da 4 a 6 due, 7 o più tre.
rule-ACW-S-naval-07 = Un rango navale non scende mai sotto 0.

## 2.9 Iniziative politiche

rule-ACW-S-pol-01 = Una volta per trimestre, prima della produzione, ogni giocatore può scegliere al massimo un’iniziativa. Il giocatore confederato sceglie e risolve per primo, poi quello dell’Unione.
rule-ACW-S-pol-02 = Iniziative possibili: emancipazione (l’una o l’altra fazione, una volta nella partita per entrambe; l’Unione deve averla meritata); coscrizione (ogni fazione, una volta ciascuna); diplomazia in Europa (ogni fazione, in quanti trimestri vuole); tentativo di supporto o intervento (solo la Confederazione, in quanti trimestri vuole); dichiarazione di guerra a Gran Bretagna, Francia e Canada (solo l’Unione, finché non c’è guerra).

## 2.9 Iniziativa: emancipazione

rule-ACW-S-eman-01 = Nella partita può esserci una sola emancipazione: chi la fa per primo la preclude all’altro.
rule-ACW-S-eman-02 = L’Unione può sceglierla solo dopo aver vinto una battaglia in cui ha eliminato 8 o più unità nemiche.
rule-ACW-S-eman-03 = La Confederazione può sceglierla in qualsiasi trimestre senza condizioni.
rule-ACW-S-eman-04 = Emancipazione dell’Unione, effetto 1: il Sud riceve immediatamente 6 fanterie gratuite, piazzate in spazi che controlla, al massimo una per spazio.
rule-ACW-S-eman-05 = Emancipazione dell’Unione, effetto 2: il grado di intervento europeo sale subito a 12.
rule-ACW-S-eman-06 = Emancipazione confederata, effetto 1: il grado di intervento europeo scende a 5, a meno che sia già più basso.
rule-ACW-S-eman-07 = Emancipazione confederata, effetto 2: si tirano 2d per ogni stato confederato (alcuni hanno più regioni) non occupato per intero da unità dell’Unione; con 8+ lo stato si separa dalla Confederazione.
rule-ACW-S-eman-08 = Ogni unità confederata in uno stato che si separa è spostata subito nello spazio più vicino che fa ancora parte della Confederazione.
rule-ACW-S-eman-09 = Lo stato indipendente piazza da 1 a 3 fanterie (azzurre) in ciascuno dei suoi spazi non occupati.
rule-ACW-S-eman-10 = La fanteria indipendente non muove mai; combatte qualsiasi unità, del Nord o del Sud, che entri nel suo spazio.
rule-ACW-S-eman-11 = Emancipazione confederata, effetto 3: si tira 1d per ogni unità dell’armata confederata; con 1 o 2 quell’unità si scioglie (eliminata).
rule-ACW-S-eman-12 = Emancipazione confederata, effetto 4: si aggiungono 12 PP al totale confederato.
rule-ACW-S-eman-13 = Gli effetti si applicano nell’ordine indicato.

## 2.9 Iniziativa: coscrizione

rule-ACW-S-consc-01 = Ogni fazione può dichiararla una volta nella partita, nella fase politica che preferisce.
rule-ACW-S-consc-02 = Unione: +20 PP in ogni fase di produzione per il resto della partita (compresa quella che segue subito).
rule-ACW-S-consc-03 = Unione: si tirano 2d per ciascuna di queste città non occupata da unità del Sud: Boston, New York, Chicago, Philadelphia; con 8+ scoppia una rivolta.
rule-ACW-S-consc-04 = Confederazione: +15 PP in ogni fase di produzione per il resto della partita.
rule-ACW-S-consc-05 = Confederazione: tiri di rivolta per Richmond, Atlanta e New Orleans se non occupate da unità del Nord; rivolta con 8+.
rule-ACW-S-consc-06 = Una città in rivolta riceve 1d fanterie di rivoltosi (azzurre).
rule-ACW-S-consc-07 = I rivoltosi combattono qualsiasi unità della fazione che ha fatto la dichiarazione che si trovi nella città o vi entri.
rule-ACW-S-consc-08 = I rivoltosi non lasciano mai la città.
rule-ACW-S-consc-09 = Una città in rivolta non dà PP al proprietario finché tutti i rivoltosi al suo interno non sono eliminati.

## 2.9 Iniziativa: diplomazia in Europa

rule-ACW-S-dipl-01 = Diplomazia dell’Unione: si pagano 10 PP dalla prossima fase di produzione; grado di intervento europeo +1.
rule-ACW-S-dipl-02 = Diplomazia confederata: si pagano 10 PP dalla prossima fase di produzione; grado di intervento europeo −1.
rule-ACW-S-dipl-03 = Può scegliere la diplomazia solo una fazione la cui prossima produzione, con la mappa com’è, sarebbe di almeno 10 PP. Se poi manca qualcosa, si paga quanto si può.

## 2.9 Iniziativa: supporto o intervento

rule-ACW-S-supp-01 = Si tirano 2d e si confrontano con il grado di intervento europeo attuale.
rule-ACW-S-supp-02 = Tiro ≥ grado: la Confederazione riceve 15 PP in più nella prossima fase di produzione, purché allora controlli ancora almeno un porto. Una volta sola.
rule-ACW-S-supp-03 = Tiro ≥ grado + 3: Gran Bretagna e Francia intervengono in pieno: guerra con l’Europa (sezione 2.11).
rule-ACW-S-supp-04 = Tiro < grado: nulla.

## 2.9 Iniziativa: dichiarazione di guerra

rule-ACW-S-war-01 = L’Unione può dichiarare guerra a Gran Bretagna, Francia e Canada; con ciò comincia la guerra con l’Europa.
rule-ACW-S-war-02 = Senza una tale guerra nessuna unità può entrare in Canada o in Messico.

## 2.10 Grado di intervento europeo

rule-ACW-S-euro-01 = Il grado di intervento europeo comincia da 8. Basso favorisce il Sud, alto il Nord.
rule-ACW-S-euro-02 = L’Unione vince una battaglia maggiore: +1. La Confederazione vince una battaglia maggiore: −1. Le schermaglie non lo cambiano mai.
rule-ACW-S-euro-03 = L’Unione cattura Richmond: +2. La Confederazione cattura Washington D.C.: −2.
rule-ACW-S-euro-04 = Diplomazia dell’Unione +1, diplomazia confederata −1.
rule-ACW-S-euro-05 = L’emancipazione dell’Unione lo porta a 12; quella confederata lo abbassa a 5 se è più alto.
rule-ACW-S-euro-06 = Non si applica nessun minimo né massimo.

## 2.11 Guerra con l’Europa

rule-ACW-S-europe-01 = La provoca la dichiarazione dell’Unione o l’intervento pieno; entrambe le cause hanno gli stessi effetti, applicati subito.
rule-ACW-S-europe-02 = La Francia prende il Messico: il giocatore del Sud piazza 4 F, 2 C, 2 A (francesi) ovunque in Messico.
rule-ACW-S-europe-03 = Entrate francesi in ogni fase di produzione da quel momento: 5 PP (Città del Messico) + 15 PP (Francia).
rule-ACW-S-europe-04 = Le nuove unità francesi compaiono solo a Città del Messico.
rule-ACW-S-europe-05 = Se Città del Messico è catturata da unità dell’Unione o dai rivoluzionari, la Francia esce dalla guerra.
rule-ACW-S-europe-06 = Da quel momento, nella sua fase di produzione il giocatore dell’Unione può tirare 1d per ogni spazio messicano tranne Città del Messico; con 4–6 quello spazio riceve da 1 a 3 fanterie rivoluzionarie messicane.
rule-ACW-S-europe-07 = I rivoluzionari sono controllati dal giocatore dell’Unione, combattono le unità francesi e non possono mai lasciare il Messico.
rule-ACW-S-europe-08 = Il giocatore del Sud piazza inoltre 3 F, 1 C, 1 A (britannici) ovunque in Canada.
rule-ACW-S-europe-09 = Entrate britanniche in ogni fase di produzione: tutti i PP delle città canadesi + 20 PP (Gran Bretagna).
rule-ACW-S-europe-10 = Le nuove unità britanniche compaiono solo nelle città canadesi.
rule-ACW-S-europe-11 = Se unità dell’Unione occupano nello stesso momento tutte e tre le città canadesi, la Gran Bretagna esce dalla guerra.
rule-ACW-S-europe-12 = Il rango navale confederato sale subito di 10.
rule-ACW-S-europe-13 = In ogni fase di produzione in cui controlla almeno un porto del Sud, la Confederazione riceve 20 PP in più.
rule-ACW-S-europe-14 = I PP europei si tengono separati da quelli confederati; ogni potenza acquista solo unità proprie, ai prezzi «Nord o Europa».
rule-ACW-S-europe-16 = Una città canadese, o Città del Messico, occupata da unità dell’Unione non paga nessuno.
rule-ACW-S-europe-15 = Le unità europee muovono e combattono nella parte confederata del turno e possono condividere spazi con unità confederate.

## 2.12 Produzione

rule-ACW-S-prod-01 = Ogni città ha il suo valore in PP stampato. (I valori sono dati della mappa: vedi ACW-D-02.)
rule-ACW-S-prod-02 = La produzione avviene dopo marzo, giugno, settembre e dicembre.
rule-ACW-S-prod-03 = Un giocatore conta le città del proprio colore non occupate da unità nemiche e le città neutrali (di confine) occupate da almeno una sua unità.
rule-ACW-S-prod-04 = Washington D.C. è neutrale per la produzione: conta solo per la fazione che vi ha un’unità.
rule-ACW-S-prod-05 = Una città nemica occupata non dà nulla a chi la cattura, ma nega i suoi PP al proprietario.
rule-ACW-S-prod-06 = Poi si aggiungono o si sottraggono gli importi di coscrizione, supporto europeo, emancipazione del Sud, guerra con l’Europa e diplomazia.
rule-ACW-S-prod-07 = Con i PP si acquistano unità, leader, punti navali e azioni ferroviarie (e si paga la diplomazia). Per il Nord e l’Europa: fanteria 9, cavalleria 15, cavalleria d’élite 18, artiglieria 15, leader 19, azione ferroviaria 10, punto navale 10; per il Sud nel 1861: 8, 11, 13, 16, 12, 12 e 15.
rule-ACW-S-prod-08 = Il giocatore confederato acquista e piazza per primo, poi quello dell’Unione.
rule-ACW-S-prod-09 = I nuovi pezzi si piazzano in spazi del proprio colore non occupati da unità nemiche; al massimo un pezzo nuovo per spazio in ogni fase di produzione.
rule-ACW-S-prod-10 = I PP non spesi sono persi.
rule-ACW-S-prod-11 = Tutti i costi del Sud (pezzi, ferrovia, marina) aumentano di 1 all’inizio di ogni anno, in gennaio: costo = costo del 1861 + (anno − 1861). Esempio: cavalleria del Sud 11 nel 1861, 15 nel 1865.
rule-ACW-S-prod-12 = I costi del Nord e dell’Europa non cambiano mai.

## 2.13 Battaglia tattica

rule-ACW-S-tac-01 = Si combatte una battaglia tattica in ogni spazio in cui unità della fazione che muove hanno incontrato unità nemiche, una volta finito tutto il movimento di quel giocatore.
rule-ACW-S-tac-02 = La fazione che è entrata è l’attaccante, quella che era già lì il difensore.
rule-ACW-S-tac-03 = Due dimensioni. Schermaglia: piccola. Battaglia maggiore: entrambe le fazioni hanno 6 o più unità (leader esclusi). Ogni battaglia in cui almeno una fazione ha 5 unità o meno è una schermaglia.
rule-ACW-S-tac-04 = La dimensione si fissa quando la battaglia comincia e non cambia con le perdite.
rule-ACW-S-tac-05 = Le schermaglie non spostano il grado di intervento europeo; le battaglie maggiori sì.

## 2.14 Campo di battaglia

rule-ACW-S-field-01 = Campo della schermaglia, per fazione: area di ritirata, area di riserva, un’area di linea; tra le due linee un’area mediana.
rule-ACW-S-field-02 = Campo della battaglia maggiore, per fazione: area di ritirata, area di riserva, aree di linea sinistra / centro / destra; tra le linee tre aree mediane sinistra / centro / destra. La sinistra di una fazione fronteggia la destra dell’altra.
rule-ACW-S-field-03 = In un’area di battaglia può esserci qualsiasi numero di pezzi.
rule-ACW-S-field-04 = Adiacenza usata dal motore (colonna k = 1..3, o la sola colonna di una schermaglia): un’area di linea tocca la propria riserva, le proprie linee vicine e l’area mediana della sua colonna; un’area mediana tocca le linee di entrambe le fazioni della sua colonna e le aree mediane vicine; la riserva tocca tutte le proprie aree di linea; niente porta nell’area di ritirata o ne esce, e solo un recupero ne riporta indietro un’unità.
rule-ACW-S-field-05 = I pezzi in un’area di riserva non possono sparare, caricare o essere attaccati.
rule-ACW-S-field-06 = L’area di ritirata sta dietro la riserva e contiene le unità in rotta finché non sono recuperate.
rule-ACW-S-field-07 = Nell’originale non esiste una plancia a parte; basta raggruppare i pezzi.

## 2.15 Spiegamento

rule-ACW-S-deploy-01 = Le due fazioni dispongono i pezzi nello stesso momento, senza vedersi; poi i due spiegamenti si rivelano insieme.
rule-ACW-S-deploy-02 = I pezzi si possono mettere solo nelle proprie aree di linea e nella propria riserva.
rule-ACW-S-deploy-03 = All’inizio ogni area di linea (una in una schermaglia, tre in una battaglia maggiore) deve contenere almeno un’unità; i leader non contano.

## 2.16 Turno di battaglia

rule-ACW-S-phase-01 = Un turno di battaglia ha quattro fasi: cavalleria, artiglieria, fanteria, leader. In ciascuna agisce prima l’attaccante con tutti i suoi pezzi di quel tipo, poi il difensore.
rule-ACW-S-phase-02 = Un giocatore può usare tutti i pezzi del tipo della fase, alcuni o nessuno.
rule-ACW-S-phase-03 = Fase della cavalleria: ogni cavalleria, d’élite o no, ha 2 azioni battaglia; muovere, caricare o sparare costa 1 ogni volta.
rule-ACW-S-phase-04 = La cavalleria ordinaria non può sparare due volte in una fase; quella d’élite sì.
rule-ACW-S-phase-05 = Fase dell’artiglieria: ogni artiglieria ha 1 azione: muovere o sparare.
rule-ACW-S-phase-06 = Fase della fanteria: ogni fanteria ha 1 azione: muovere, caricare o sparare.
rule-ACW-S-phase-07 = Fase dei leader: ogni leader ha 2 azioni: muovere, o recuperare (solo mentre è nell’area di riserva). Sono permesse due azioni uguali, anche due recuperi.
rule-ACW-S-phase-08 = Le due azioni di un pezzo possono essere qualsiasi combinazione permessa (muovere+sparare, muovere+caricare, caricare+sparare, caricare+caricare, muovere+muovere).
rule-ACW-S-phase-09 = Le azioni si risolvono una alla volta; i risultati hanno effetto prima dell’azione seguente.
rule-ACW-S-phase-10 = Le fasi si ripetono finché la battaglia non finisce.
rule-ACW-S-phase-11 = La cavalleria d’élite è l’unica unità che può sparare due volte in una fase. Nessun’altra lo fa mai, ed essa non spara mai una terza volta, per quante azioni abbia un pezzo (compresa la sorpresa dell’iniziativa).
rule-ACW-S-phase-12 = Le due azioni di un pezzo non devono essere consecutive: altri pezzi possono agire fra l’una e l’altra.

## 2.17 Movimento in battaglia

rule-ACW-S-tmove-01 = Un’azione muove un pezzo in un’area di battaglia adiacente.
rule-ACW-S-tmove-02 = Restrizione per zona di controllo: un pezzo in un’area adiacente a unità nemiche non può muovere in un’altra area anch’essa adiacente a unità nemiche.
rule-ACW-S-tmove-03 = Le unità nell’area di ritirata non possono muovere finché non sono recuperate.
rule-ACW-S-tmove-04 = Un pezzo non può entrare in un’area che contiene unità nemiche.
rule-ACW-S-tmove-05 = Far uscire l’ultima unità da una propria colonna è permesso e fa perdere subito la battaglia.

## 2.18 Fuoco

rule-ACW-S-fire-01 = Fuoco e carica si possono dirigere solo di fronte, nella stessa colonna: niente attacchi diagonali o laterali.
rule-ACW-S-fire-02 = Fanteria e cavalleria sparano contro un’unità nemica nell’area adiacente (gittata 1).
rule-ACW-S-fire-03 = L’artiglieria spara a distanza 1; se non c’è nessuna unità nell’area adiacente di fronte, può sparare a distanza 2.
rule-ACW-S-fire-04 = Chi spara indica un’unità bersaglio e tira 2d; un totale pari o superiore al numero della tabella è un colpo a segno. Contro fanteria, cavalleria e artiglieria: alla fanteria serve 8, 9 e 10; alla cavalleria 9, 9 e 10; all’artiglieria 6, 7 e 7 a distanza 1, 8, 9 e 9 a distanza 2.
rule-ACW-S-fire-05 = Dopo un colpo a segno si tira 1d. Fanteria e artiglieria: 1–3 distrutta, 4–6 nell’area di ritirata. Cavalleria e cavalleria d’élite: 1–2 distrutta, 3–6 nell’area di ritirata.
rule-ACW-S-fire-06 = Il fuoco non danneggia mai chi spara.
rule-ACW-S-fire-07 = I modificatori (anfibio −1, trinceramento, terreno) cambiano il totale dei dadi, non la verifica della morte di un leader.

## 2.19 Carica

rule-ACW-S-charge-01 = Fanteria e cavalleria possono caricare un’unità nemica nell’area adiacente proprio di fronte; l’artiglieria non può caricare.
rule-ACW-S-charge-02 = Chi carica indica un’unità bersaglio; entrambi i giocatori tirano 2d e sommano i loro modificatori; si confrontano i totali.
rule-ACW-S-charge-03 = Chi perde di 1 o 2: la sua unità va nella sua area di ritirata. Chi perde di 3 o più: la sua unità è distrutta. Può perdere sia l’uno sia l’altro.
rule-ACW-S-charge-04 = Parità: nessun effetto.
rule-ACW-S-charge-05 = Modificatore dell’attaccante secondo lo scontro: fanteria contro fanteria 0, contro cavalleria +2 (il bersaglio può schivare), contro artiglieria +3 (solo senza schermo); cavalleria contro fanteria −2, contro cavalleria 0, contro artiglieria +3 (solo senza schermo).
rule-ACW-S-charge-06 = +1 per un’unità in un’area di battaglia che contiene un proprio leader; più leader in un’area danno comunque solo +1.
rule-ACW-S-charge-07 = Cavalleria d’élite: +1 oltre al modificatore di cavalleria.
rule-ACW-S-charge-08 = Schivata: la cavalleria (anche d’élite) caricata da fanteria può andare nella propria riserva prima che si tirino i dadi; l’azione di carica è spesa senza effetto.
rule-ACW-S-charge-09 = Nessuna schivata contro una carica di cavalleria.
rule-ACW-S-charge-10 = Schermo: l’artiglieria non può essere caricata finché nella stessa area di battaglia c’è fanteria o cavalleria della sua fazione. Le si può comunque sparare.
rule-ACW-S-charge-11 = Una carica non muove l’unità che carica; essa resta nella sua area.
rule-ACW-S-charge-12 = La regola di sopravvivenza della cavalleria (1–2/3–6) vale solo per il fuoco; i risultati della carica usano il margine per tutti i tipi.

## 2.20 Leader in battaglia

rule-ACW-S-leader-01 = Un leader in un’area di battaglia dà +1 alle cariche secondo ACW-S-charge-06. Nessun effetto sul fuoco.
rule-ACW-S-leader-02 = Un leader nell’area di riserva può spendere un’azione per recuperare: sceglie un’unità nella propria area di ritirata e tira 2d; con 7+ essa passa nell’area di riserva.
rule-ACW-S-leader-03 = Un’unità recuperata può agire di nuovo dalla sua fase seguente.
rule-ACW-S-leader-04 = Le unità lasciano l’area di ritirata solo con il recupero (o quando la battaglia finisce).
rule-ACW-S-leader-05 = I leader non si possono indicare come bersaglio del fuoco o di una carica.
rule-ACW-S-leader-06 = Se i dadi del nemico per un fuoco o una carica contro un’area che contiene un leader danno 11 o 12, un leader in quell’area è eliminato, qualunque cosa accada al bersaglio.
rule-ACW-S-leader-07 = Un leader può essere ucciso anche come bersaglio dell’inseguimento.

## 2.21 Vincere una battaglia

rule-ACW-S-tend-01 = La linea di una fazione è intatta finché in ogni colonna (una o tre) essa ha almeno un’unità nella propria area di linea o nell’area mediana di quella colonna. I leader non contano; l’artiglieria sì.
rule-ACW-S-tend-02 = Una fazione la cui linea è spezzata in una qualsiasi colonna perde subito; la battaglia finisce immediatamente.
rule-ACW-S-tend-03 = Alla sconfitta tutti i pezzi rimasti allo sconfitto si uniscono a quelli nella sua area di ritirata; poi inseguimento, poi ritirata.
rule-ACW-S-tend-04 = Stallo: se per due turni di battaglia interi e consecutivi nessuno dei giocatori spara o muove unità in un’area mediana, la battaglia finisce con la vittoria del difensore; l’attaccante si ritira e può essere inseguito.
rule-ACW-S-tend-05 = Ritirata volontaria: permessa in qualsiasi momento dopo il primo turno di battaglia intero, in qualsiasi fase, prima che il giocatore che si ritira abbia usato un pezzo in quella fase. Perde e può essere inseguito.

## 2.22 Inseguimento

rule-ACW-S-pursuit-01 = Finita la battaglia, ogni fanteria, cavalleria e cavalleria d’élite del vincitore può tirare 1d una volta contro un pezzo nemico scelto; un risultato pari o superiore al numero della tabella lo distrugge. Contro fanteria, cavalleria, artiglieria e leader: alla cavalleria serve 5, 6, 4 e 5; alla cavalleria d’élite 4, 5, 3 e 4; alla fanteria 6, e mai contro la cavalleria.
rule-ACW-S-pursuit-02 = Le unità nell’area di ritirata del vincitore non possono inseguire; artiglieria e leader non inseguono mai. Le unità in riserva possono.
rule-ACW-S-pursuit-03 = Può essere bersaglio qualsiasi pezzo dell’armata sconfitta, andato in rotta prima o no, salvo la copertura.
rule-ACW-S-pursuit-04 = Copertura: se alla fine della battaglia lo sconfitto aveva ancora cavalleria (anche d’élite) fuori dalla sua area di ritirata, possono inseguire solo la cavalleria e la cavalleria d’élite del vincitore.
rule-ACW-S-pursuit-05 = Copertura: tutta quella cavalleria di copertura deve essere distrutta prima che un altro pezzo possa essere bersaglio.
rule-ACW-S-pursuit-06 = Nell’inseguimento la fanteria non può mai avere come bersaglio la cavalleria.
rule-ACW-S-pursuit-07 = Dopo l’inseguimento tutte le unità nell’area di ritirata del vincitore si riuniscono automaticamente alla sua armata.
rule-ACW-S-pursuit-08 = I leader possono essere bersaglio dell’inseguimento (colonna «Leader»).
rule-ACW-S-pursuit-09 = L’inseguimento c’è anche nelle schermaglie.
rule-ACW-S-pursuit-10 = Anche la cavalleria che attende nella riserva copre la ritirata.

## 2.23 Ritirata dopo una battaglia

rule-ACW-S-retreat-01 = Attaccante sconfitto: i pezzi tornano in uno o più degli spazi da cui sono venuti.
rule-ACW-S-retreat-02 = Difensore sconfitto: i pezzi vanno in uno spazio adiacente non occupato da unità nemiche e da cui non è venuto l’attacco.
rule-ACW-S-retreat-03 = Un’armata che non può ritirarsi è eliminata per intero.
rule-ACW-S-retreat-04 = Una forza sbarcata dal mare non può ritirarsi.
rule-ACW-S-retreat-05 = I pezzi del vincitore restano nello spazio.

## 3. Regole avanzate

## 3.1 Elezione del 1864

rule-ACW-A-elec-01 = Alla fine dell’ottobre 1864 il Sud vince la partita, a meno che siano soddisfatte entrambe le condizioni seguenti.
rule-ACW-A-elec-02 = Condizione 1: alla fine dell’ottobre 1864 l’Unione occupa almeno 7 città confederate.
rule-ACW-A-elec-03 = Condizione 2: l’Unione ha vinto almeno una battaglia maggiore (6 o più unità da entrambe le fazioni) nel luglio, agosto, settembre o ottobre 1864.
rule-ACW-A-elec-04 = La condizione 2 chiede solo sei unità per parte: conta anche una battaglia maggiore vinta contro rivoltosi o indipendenti.

## 3.2 Esperienza

rule-ACW-A-exp-01 = Dopo ogni battaglia maggiore entrambi i giocatori tirano 2d. Vincitore: con 7+ ottiene un leader gratuito. Sconfitto: con 9+ ottiene un leader gratuito.
rule-ACW-A-exp-02 = Il nuovo leader si piazza con l’armata di quel giocatore che ha combattuto la battaglia.
rule-ACW-A-exp-03 = Una fazione senza pezzi superstiti della battaglia non ottiene leader.

## 3.3 Iniziativa

rule-ACW-A-init-01 = Prima di ogni battaglia maggiore entrambe le fazioni tirano 2d e sommano +1 per cavalleria, +2 per cavalleria d’élite, +1 per leader presenti all’inizio della battaglia.
rule-ACW-A-init-02 = Superiore di 1 o più: quella fazione agisce per prima in ogni fase, chiunque abbia attaccato.
rule-ACW-A-init-03 = Superiore di 3 o più: come sopra, e vede lo spiegamento nemico prima di disporre i propri pezzi (senza separatore).
rule-ACW-A-init-04 = Superiore di 5 o più: come sopra, e durante il primo turno di battaglia ogni suo pezzo ha un’azione battaglia in più, in ciascuna delle quattro fasi.
rule-ACW-A-init-05 = Parità: l’attaccante agisce per primo e lo spiegamento è nascosto, come nel gioco standard.
rule-ACW-A-init-06 = Non si usa nelle schermaglie.

## 3.4 Artiglieria catturata

rule-ACW-A-capt-01 = L’artiglieria distrutta da una carica o nell’inseguimento è invece catturata: è sostituita da un pezzo d’artiglieria di chi la cattura.
rule-ACW-A-capt-02 = Il pezzo catturato va nell’area di riserva di chi lo cattura (nell’inseguimento: si unisce all’armata vincitrice).
rule-ACW-A-capt-03 = L’artiglieria distrutta dal fuoco non è catturata.

## 3.5 Trinceramenti

rule-ACW-A-trench-01 = Prima che la battaglia cominci il difensore può tentare di trincerarsi. Tira 2d per ogni area di linea (non per quelle mediane) in cui ha almeno una fanteria.
rule-ACW-A-trench-02 = In ogni area in cui tenta, una fanteria è girata e non può agire nella prossima fase della fanteria, che il tentativo riesca o no.
rule-ACW-A-trench-03 = Successo ed effetto secondo l’anno: 1861 con 10 o più, 1862 con 9, 1863 con 8, 1864 con 7, 1865 con 6; −1 al fuoco (−2 dal 1864) e −1 alle cariche contro l’area.
rule-ACW-A-trench-04 = Un’armata che difende una città ha automaticamente trinceramenti in tutte e tre le aree di linea (nessun tiro, nessuno girato).
rule-ACW-A-trench-05 = Un’area trincerata si segna con un portastendardo (solo per mostrarla).

## 3.6 Distruggere le ferrovie

rule-ACW-A-rail-01 = Ogni volta che è catturata una città nemica diversa da Norfolk, il giocatore che l’ha persa perde 1 azione ferroviaria.

## 3.7 Blocco navale

rule-ACW-A-block-01 = In ogni fase di produzione in cui il Sud riceverebbe PP dall’Europa, il Nord può dichiarare il blocco navale.
rule-ACW-A-block-02 = Si tirano 2d; se il risultato è pari o inferiore a (rango navale dell’Unione − rango navale confederato), quei PP europei sono persi.

## 3.8 Evitare le battaglie navali

rule-ACW-A-avoid-01 = Quando si dichiara una battaglia navale, il giocatore che non l’ha dichiarata può tentare di evitarla: tira 2d; se il risultato è pari o inferiore a (porti che possiede + 4), la battaglia non ha luogo.

## 3.9 Diritti degli stati

rule-ACW-A-states-01 = Ogni stato del Sud deve contenere in ogni momento almeno 1 unità confederata.
rule-ACW-A-states-02 = Deve contenerne almeno 2 se uno spazio di quello stato è occupato da unità dell’Unione.
rule-ACW-A-states-03 = Se a uno stato mancano unità, il giocatore confederato deve piazzarvi pezzi appena acquistati non appena può.
rule-ACW-A-states-04 = Il minimo vincola anche la fanteria libera della preparazione, fin dove basta.

## 3.10 Rinforzi

rule-ACW-A-reinf-01 = Se i pezzi dell’attaccante entrano in una battaglia da più di uno spazio, egli indica un gruppo (per spazio d’origine) come armata principale. L’armata principale comincia la battaglia.
rule-ACW-A-reinf-02 = Per ogni altro gruppo si tira 1d: con 1 arriva dopo il turno di battaglia 3, con 2 dopo il turno 2, con 3 dopo il turno 1, con 4–6 all’inizio della battaglia.
rule-ACW-A-reinf-03 = I gruppi che arrivano più tardi vanno nell’area di riserva dell’attaccante e possono agire normalmente dal turno di battaglia seguente.

## 3.11 Terreno

rule-ACW-A-terr-01 = Si usa solo nelle battaglie maggiori. Prima dello spiegamento ogni giocatore tira 2d per il numero di terreni speciali dal proprio lato: da 2 a 5 nessuno, da 6 a 8 uno, da 9 a 11 due, 12 tre.
rule-ACW-A-terr-02 = Per ciascuno di essi tira 2d per il tipo: 2 un fiume dietro l’armata (+2 a tutti i tiri d’inseguimento se questa armata è sconfitta); 3 o 4 un ruscello (−1 alle cariche verso l’area); 5 o 6 un villaggio (−1 al fuoco e alle cariche verso l’area); 7 o 8 una boscaglia (−1 al fuoco verso l’area); da 9 a 11 una collina (+1 al fuoco d’artiglieria dall’area, −1 alle cariche verso di essa); 12 un fiume di fronte all’armata (nessuna carica, nessun inseguimento).
rule-ACW-A-terr-03 = Il giocatore dispone i suoi terreni mentre dispone i pezzi, nelle proprie aree di linea, al massimo uno per area.

## 3.12 Quattro giocatori

rule-ACW-A-four-01 = Due giocatori per fazione, come squadra; due modalità alternative.
rule-ACW-A-four-02 = Modalità dei teatri: un giocatore comanda l’Est, l’altro l’Ovest; ciascuno muove i pezzi nel suo teatro.
rule-ACW-A-four-03 = Modalità dei teatri: il comandante dell’Est è il comandante globale: assegna le truppe ai due comandi, o fissa la linea di divisione tra i teatri, o entrambe le cose, e dà direttive generali all’Ovest.
rule-ACW-A-four-04 = Modalità dei teatri: il comandante dell’Ovest può disobbedire; il comandante globale può allora togliergli truppe o aree, o assumere del tutto il suo comando.
rule-ACW-A-four-05 = Modalità del campo: un giocatore della squadra si occupa di tutto il movimento sulla mappa, della politica e della produzione; l’altro conduce tutte le battaglie tattiche.
rule-ACW-A-four-06 = Modo teatro: le truppe si assegnano una a una oppure con il loro spazio. Pezzi dei due comandi possono stare nello stesso spazio, e il comandante globale può togliere singoli pezzi all’Ovest.

## 4. Scenari

rule-ACW-X-gen-01 = Le partite standard (e avanzate) usano lo scenario storico o quello bilanciato.
rule-ACW-X-gen-02 = Entrambi cominciano nel 1861 con la fase di produzione che segue il turno di settembre 1861; il primo turno mensile è ottobre 1861.
rule-ACW-X-gen-03 = «N fanterie libere» sono piazzate dal giocatore proprietario, al massimo una per stato.

## 4.1 Scenario storico

rule-ACW-X-hist-01 = Rango navale: Nord 5, Sud 1. Azioni ferroviarie: Nord 7, Sud 4.
rule-ACW-X-hist-02 = PP iniziali: Nord 115, Sud 80, non controllati 5. Il Nord comincia tenendo Washington D.C. e St. Louis (quindi i 5 non controllati sono Louisville).
rule-ACW-X-hist-03 = Disposizione iniziale del Nord: Washington 5 fanterie, 1 cavalleria, 1 artiglieria; Cincinnati 3 fanterie, 1 cavalleria, 1 artiglieria; Chicago 4 fanterie, 1 artiglieria; St. Louis 3 fanterie, 1 cavalleria; 14 fanterie libere.
rule-ACW-X-hist-04 = Disposizione iniziale del Sud: Richmond 4 fanterie, 1 cavalleria d’élite, 1 artiglieria; Charleston 2 fanterie, 1 cavalleria; Mobile 2 fanterie; New Orleans 3 fanterie, 1 cavalleria; Memphis 3 fanterie, 1 cavalleria d’élite, 1 artiglieria; Atlanta 2 fanterie, 1 cavalleria; 7 fanterie libere.
rule-ACW-X-hist-05 = Nessun leader all’inizio per nessuna delle fazioni.

## 4.2 Scenario bilanciato

rule-ACW-X-bal-01 = Rango navale: 5 ciascuno. Azioni ferroviarie: 6 ciascuno.
rule-ACW-X-bal-02 = Ogni città vale 10 PP; il Nord comincia tenendo Washington D.C. e St. Louis; PP iniziali 130 ciascuno.
rule-ACW-X-bal-03 = Nessuna iniziativa politica (niente intervento europeo, coscrizione o emancipazione).
rule-ACW-X-bal-04 = Disposizione iniziale del Nord: Washington 5 fanterie, 2 cavallerie, 1 artiglieria; St. Louis 4 fanterie, 1 cavalleria, 1 artiglieria; Cincinnati 3 fanterie, 1 cavalleria, 1 artiglieria; 11 fanterie libere.
rule-ACW-X-bal-05 = Disposizione iniziale del Sud: Richmond 5 fanterie, 1 cavalleria, 1 artiglieria; Memphis 4 fanterie, 1 cavalleria, 1 artiglieria; Chattanooga 3 fanterie, 1 cavalleria, 1 artiglieria; 11 fanterie libere.
rule-ACW-X-bal-06 = Nota: Washington ha 2 cavallerie contro 1 di Richmond; le fazioni differiscono di una cavalleria, così come è stampato.

## Regole che riguardano solo i componenti

component-ACW-B-piece-02 = I portastendardi rappresentano soltanto pezzi tenuti accanto alla plancia.
component-ACW-S-piece-05 = I portastendardi rappresentano soltanto pezzi tenuti accanto alla plancia.
component-ACW-A-trench-05 = La plancia mostra da sé un’area trincerata.
component-ACW-S-field-07 = La regola parla di come si possono raggruppare i pezzi su un tavolo.

## Interpretazioni

ruling-ACW-R-01 = Movimento dell’artiglieria nel gioco base. A: la descrizione del pezzo dice due spazi. B: la sezione del movimento ne dà uno a fanteria e artiglieria. → B. Il testo del pezzo chiama inoltre «lenta» l’artiglieria; le regole standard danno 1; la recensione dice che fanteria e artiglieria muovono di uno.
ruling-ACW-R-02 = Un 11–12 uccide un leader: totale naturale o modificato? A: i dadi come sono usciti. B: dopo i modificatori +1/−1. → A: il testo parla di ottenere 11 o 12 con i dadi; i modificatori sono descritti come aggiunti per colpire. Lo stesso per lo standard.
ruling-ACW-R-03 = Quanti leader muoiono per ogni 11–12? A: uno. B: tutti quelli nella linea o nell’area. → A: il testo e W1 usano il singolare («quel leader», «un leader»). I leader sono identici, quindi non c’è nulla da scegliere.
ruling-ACW-R-04 = Pezzi liberi della preparazione: uno per spazio. A: al massimo uno dei nove pezzi liberi per spazio, senza contare le guarnigioni. B: uno spazio che ha già un pezzo è chiuso. → A: il limite è legato al gruppo libero; B chiuderebbe tutte le città.
ruling-ACW-R-05 = Il bersaglio si indica prima del tiro? A: indicare, tirare, togliere, colpo seguente. B: tirare tutto, poi scegliere le perdite (come racconta l’esempio). → A. Nel gioco base il numero necessario non dipende dal bersaglio, quindi A e B danno gli stessi risultati possibili; nessuna prova può distinguerli, salvo che con A chi spara non può andare oltre le unità presenti in quel momento.
ruling-ACW-R-06 = Quali perdite si possono recuperare (base)? A: tutte quelle subite in precedenza in questa battaglia. B: solo quelle appena subite in questo ciclo («appena eliminate»). → A: la prima frase dice eliminate in precedenza nella stessa battaglia; le perdite si tengono da parte fino alla fine della battaglia proprio per questo.
ruling-ACW-R-07 = Leader senza unità. A: una battaglia ha bisogno di unità; i pezzi nemici che incontrano solo leader provocano una battaglia persa subito dai leader. B: i leader si ignorano o coesistono. → A: il testo base dice che qualsiasi pezzo nemico provoca una battaglia e che una linea ha bisogno di un’unità. Base: i leader sono eliminati. Standard: la fazione dei leader perde senza spiegamento; inseguimento (le unità del vincitore possono avere come bersaglio i leader), poi ritirata dei superstiti; nessuna dimensione, nessun effetto europeo. Un leader da solo non possiede né tiene uno spazio.
ruling-ACW-R-08 = Washington, St. Louis, Louisville (base). Per gli acquisti tutte e tre sono città di confine; per la vittoria Washington (2) e St. Louis (1) sono del Nord, Louisville non è di nessuno. Nessun conflitto una volta separati i due scopi.
ruling-ACW-R-09 = Vittoria immediata nel gioco base. A: si verifica continuamente. B: alla fine del turno. → A, come stampato; una città conta quando la battaglia per essa è finita (una città contesa non è tenuta).
ruling-ACW-R-10 = Ordine delle battaglie nel gioco base. Non indicato. → sceglie chi muove, come nello standard.
ruling-ACW-R-11 = Fuoco obbligatorio e fine della battaglia. A: si tirano tutti i colpi permessi. B: la battaglia si ferma quando la linea è vuota. → B, come mostra il turno 4 di W1 (due colpi, poi la fine).
ruling-ACW-R-12 = Attraversare uno spazio con nemici. Un’unità che entra in un tale spazio si ferma anche se degli amici vi stanno già combattendo. Spazi con soli leader nemici: nel base ci si ferma (qualsiasi pezzo nemico); nello standard un leader non possiede né tiene lo spazio, ma c’è comunque una battaglia secondo R-07.
ruling-ACW-R-13 = Vittoria confederata nello standard. A: sei punti di città, con Washington che ne vale due (oltre a Washington solo città blu). B: anche St. Louis, come nel base. → A: il testo standard dice città blu; solo Washington è aggiunta per nome; «Washington più altre quattro» conferma 2 + 4 = 6. Si noti che il gioco base richiede 8, lo standard 6.
ruling-ACW-R-14 = Quando si verifica (standard)? Alla fine del turno mensile, cioè dopo le battaglie dell’Unione e prima delle fasi del trimestre. Se entrambe le fazioni soddisfano la loro condizione nello stesso istante (in pratica impossibile), si legge prima quella dell’Unione.
ruling-ACW-R-15 = «Quadrimestre». Alla lettera quattro mesi; la stessa frase dice tre turni, dopo marzo, giugno, settembre, dicembre. → trimestre, tre mesi.
ruling-ACW-R-16 = Inizio dello scenario. A: si comincia con la sola produzione. B: si comincia con l’intera fine del trimestre (battaglia navale, politica, produzione). → A: il testo dello scenario nomina la fase di produzione. Data di partenza: settembre 1861 concluso.
ruling-ACW-R-17 = Prezzo nella produzione di dicembre. A: quello dell’anno vecchio. B: quello del nuovo. → A: l’aumento avviene in gennaio; la produzione di dicembre precede gennaio, anche se l’indicatore è allora già su gennaio. Opzione december-price.
ruling-ACW-R-18 = St. Louis 40 PP. L’esempio di produzione dà 40 PP per St. Louis. A: il valore della mappa è 40. B: una svista (molto probabilmente per 10). → mai fissare 40 nel codice; si usa il valore della mappa; finché la mappa non è nota, 10. Con 40, le altre dodici città del Nord, comprese New York e Washington, si dividerebbero 75, vicino alla media del Sud, contro l’insistenza del testo sull’industria del Nord. Opzione city-values.
ruling-ACW-R-19 = Dimensione quando una sola fazione ha 6 o più unità. A: testo della schermaglia: entrambe ne hanno al massimo cinque → il caso misto non è definito. B: battaglia maggiore solo se entrambe ne hanno 6 o più, tutto il resto schermaglia. → B: la battaglia maggiore è definita tre volte (grado di intervento europeo, elezioni, terreno) come 6 o più da entrambe le fazioni; una fazione con meno di 3 unità non potrebbe presidiare tre aree; recensione: «una o entrambe le fazioni» sotto sei è una schermaglia; il riassunto di docest concorda.
ruling-ACW-R-20 = Verso della diplomazia. Testo: Nord +1, Sud −1 (il secondo paragrafo omette «del Sud», ma menziona il cotone). Al Sud serve 2d ≥ grado, quindi un grado più alto danneggia il Sud: i versi sono giusti come stampati. Qualsiasi lettura che li scambi contraddice le battaglie (+1 se vince l’Unione), le capitali e l’emancipazione.
ruling-ACW-R-21 = Commento sull’emancipazione dell’Unione. L’italiano dice che 12 rende «possibile» l’aiuto al Sud. A: alla lettera. B: svista per «(quasi) impossibile». → B: con 12 solo un tiro di 12 porta supporto, e l’intervento (15+) è fuori portata finché il grado non scende. Il numero 12 in sé non è in dubbio.
ruling-ACW-R-22 = Limiti del grado. A: nessun limite. B: contenuto tra 2 e 12. → A: non ne è indicato nessuno. «Sale a 12» non abbassa mai un grado sopra 12; «scende a 5» non lo alza mai.
ruling-ACW-R-23 = Condizione dell’emancipazione dell’Unione. Una sola battaglia vinta dall’Unione in cui siano state eliminate almeno 8 unità nemiche, comprese le perdite nell’inseguimento e per ritirata impossibile e l’artiglieria catturata, esclusi i leader; una volta ottenuta resta ottenuta. Nemico = confederato o europeo; non i rivoltosi.
ruling-ACW-R-24 = «Da 1 a 3 unità». A: a scelta del giocatore. B: a caso. → B: 1d: 1–2 → 1, 3–4 → 2, 5–6 → 3; la regola parallela della rivolta dice di tirare un dado.
ruling-ACW-R-25 = Dettagli della secessione. (a) Si tira per ciascuno degli undici stati, a meno che ogni suo spazio contenga un’unità dell’Unione. (b) Si tira prima per tutti gli stati, poi si spostano i pezzi. (c) I pezzi spostati (anche i leader) vanno nello spazio più vicino, contato in passi sulla mappa, della Confederazione rimanente, libero da unità dell’Unione; parità: sceglie la Confederazione; nessuno: eliminati. (d) «Regione non occupata» = qualsiasi regione o città dello stato senza unità dell’Unione. (e) Gli spazi indipendenti non danno più al Sud PP né piazzamento; un’unità confederata che riprende una città ne conta i PP solo finché vi si trova; per la vittoria dell’Unione restano città grigie da occupare. Opzione independent-cities.
ruling-ACW-R-26 = 12 PP dell’emancipazione del Sud. A: una volta. B: in ogni fase di produzione. → B: la sezione della produzione li elenca accanto alla coscrizione come aggiunta al totale. Opzione emancipation-points.
ruling-ACW-R-27 = Rivoltosi. (a) Se nella città ci sono unità della fazione che ha fatto la dichiarazione, si combatte subito una battaglia nella fase politica, con la guarnigione come difensore e i rivoltosi come attaccante; i rivoltosi sconfitti sono tutti eliminati (non possono andarsene), una guarnigione sconfitta si ritira normalmente. (b) Ingressi successivi: chi muove attacca, i rivoltosi difendono. (c) Anche le unità dell’altra fazione che entrano devono combatterli (in uno spazio può esserci una sola fazione). (d) I rivoltosi tengono la città contro il suo proprietario: niente PP, niente piazzamento.
ruling-ACW-R-28 = Supporto e intervento. A: un tiro di grado + 3 dà la guerra e i 15 PP. B: la guerra al loro posto. → A: il secondo risultato si aggiunge al primo; nulla dice che lo sostituisca.
ruling-ACW-R-29 = Tentativi a guerra cominciata. Permessi; può verificarsi solo il risultato dei 15 PP, perché l’Europa è già in guerra. La dichiarazione dell’Unione non è più disponibile.
ruling-ACW-R-30 = Cattura di una capitale. Ogni volta che il nemico diventa l’unico occupante della città dopo che l’aveva tenuta il suo proprietario; la riconquista da parte del proprietario non restituisce nulla.
ruling-ACW-R-31 = Alleati. Le unità europee sono mosse dal giocatore confederato, possono stare impilate con le sue, combattono insieme come una sola armata, contano come sue per occupare città (vittoria, negazione di PP) e possono usare la sua capacità ferroviaria e anfibia. Non danno alla Confederazione i PP delle città di confine. Opzione allied-income.
ruling-ACW-R-32 = Piazzamento di nuove unità europee. A: vale il limite di un pezzo per spazio (Francia 1 per trimestre, Gran Bretagna fino a 3). B: esenti. → A: il limite generale non è tolto. I PP non spesi sono persi.
ruling-ACW-R-33 = Una potenza esce dalla guerra. Le sue unità sono rimosse e le sue entrate cessano. I +20 PP per i porti del Sud continuano finché una delle due potenze è in guerra. Il +10 al rango navale non si restituisce. L’uscita si verifica subito alla cattura. Opzione europe-leaves.
ruling-ACW-R-34 = Rivoluzionari. Si tira per ogni spazio messicano tranne Città del Messico, anche per quelli tenuti dai francesi; se vi sono unità francesi si combatte subito una battaglia, con i rivoluzionari all’attacco; se perdono non possono ritirarsi. Muovono di 1 spazio nel turno dell’Unione, solo dentro il Messico. Il giocatore dell’Unione può rinunciare a tirare.
ruling-ACW-R-35 = Chi può entrare in Canada e in Messico. Prima della guerra nessuno. Durante la guerra entrambe le fazioni e i loro alleati (i rivoluzionari: solo in Messico). Dopo che entrambe le potenze sono uscite, restano aperti.
ruling-ACW-R-36 = Battaglie navali per trimestre. A: una per fase, chiunque la dichiari. B: ogni giocatore può dichiararne una. → A: altrove (emancipazione) il traduttore usa «entrambe» per «l’una o l’altra», e una parità «termina la fase». L’elenco della sequenza usa il plurale «Battaglie Navali». Si chiede prima al giocatore confederato. Opzione naval-battles.
ruling-ACW-R-37 = Minimo dei valori. Il rango navale e le azioni ferroviarie non possono scendere sotto 0.
ruling-ACW-R-38 = Capacità anfibia. Il rango navale è un totale per turno su tutti gli sbarchi di quel turno; se il rango scende a metà turno, la capacità rimasta scende con esso. Ogni gruppo (origine, destinazione) è un tentativo e può essere intercettato a parte. Le unità perse con i punti navali si contano come unità (una per punto, la cavalleria conta una), con il limite delle unità a bordo; i leader non si prendono mai.
ruling-ACW-R-39 = Penalità di sbarco in un attacco misto (alcuni attaccanti sono venuti via terra). A: −1 e niente ritirata per tutta l’armata. B: solo per le unità sbarcate. → A, come stampato (il giocatore che sbarca, tutti i tiri, tutte le sue unità nella battaglia). I tiri d’inseguimento non ne risentono.
ruling-ACW-R-40 = Porti. L’origine deve essere una città adiacente all’oceano o al Golfo in cui i pezzi cominciano il turno (di qualsiasi colore, poiché la occupano). I Grandi Laghi non contano. Destinazione: qualsiasi spazio sull’oceano o sul Golfo in cui ai pezzi sia permesso entrare.
ruling-ACW-R-41 = Percorso ferroviario. Permessi: spazi posseduti e spazi neutrali (verdi) senza unità nemiche. Non permessi: spazi del colore nemico, a meno che siano occupati da proprie unità; qualsiasi spazio con unità nemiche, rivoltose o indipendenti.
ruling-ACW-R-42 = La cavalleria d’élite costa 2 punti ferroviari o anfibi, muove di 2, spara e subisce il fuoco come cavalleria, schiva, copre.
ruling-ACW-R-43 = Adiacenza delle aree di battaglia. La riserva tocca tutte e tre le aree di linea (W2: la fanteria va dalla riserva alla linea sinistra con la sua unica azione). Nessuna adiacenza diagonale (W2, turno 3: la cavalleria confederata va dal centro della linea all’area mediana centrale benché unità dell’Unione siano in entrambe le aree mediane vicine; con le diagonali la restrizione per zona di controllo lo vieterebbe). Le linee si toccano di lato; le aree mediane si toccano di lato.
ruling-ACW-R-44 = Avversari in una stessa area. Non è possibile: un pezzo non può entrare in un’area con unità nemiche. I leader nemici soli non bloccano; quando entra un’unità, vanno nella propria riserva. Opzione lone-leaders.
ruling-ACW-R-45 = Restrizione per zona di controllo. Si verifica per ogni singolo passo, per unità e leader; la esercitano solo le unità nemiche (non i leader); le vicine di lato nelle aree mediane contano come adiacenti. Muovere in riserva ne è sempre esente. Una schivata non è un movimento.
ruling-ACW-R-46 = Linea di fuoco a distanza 2. A: blocca qualsiasi unità, amica o nemica, nell’area mediana. B: bloccano solo le unità nemiche. → A: entrambe le frasi dicono «unità» senza altre precisazioni. I leader non bloccano.
ruling-ACW-R-47 = L’artiglieria in un’area mediana spara a distanza 1 contro la linea nemica; a distanza 2 non c’è nulla da colpire (le riserve non si possono attaccare).
ruling-ACW-R-48 = +1 del leader nelle cariche. A: ogni unità nell’area del leader, che carichi o sia caricata. B: solo chi carica. → A. Per A: il modificatore è formulato per unità che si trova in un’area con un leader; a entrambi i giocatori si dice di sommare i loro modificatori; W2 dice che entrambi i giocatori tirano per «la propria carica» e nella stessa frase menziona i modificatori del leader. Per B: la tabella di base è intitolata «modificatori per l’attaccante», la sezione dei leader dice «attacchi di carica», e la regola dell’esperienza collega i leader all’attacco. Opzione leader-bonus.
ruling-ACW-R-49 = Perdita di un leader in una carica. A: solo i dadi di chi carica, contro i leader nell’area del bersaglio. B: anche i dadi del difensore, contro i leader nell’area di chi carica. → A: i leader muoiono per il fuoco o la carica che hanno luogo nell’area in cui si trovano, che è quella del bersaglio. Se il bersaglio schiva non si tirano dadi, quindi nessun leader corre rischi. W2 dice che entrambi i giocatori tirano «per la propria Carica»; questo non ne fa un attacco nell’area di chi carica.
ruling-ACW-R-50 = Parità in una carica. Sono definiti solo i margini 1–2 e 3+ → nessun effetto.
ruling-ACW-R-51 = Nessuna avanzata dopo una carica. W2: sei cariche dall’area mediana; i vincitori restano lì.
ruling-ACW-R-52 = Il +1 d’élite si applica in ogni carica a cui l’unità d’élite prende parte, che carichi o sia caricata; quando è caricata non ha un modificatore proprio della tabella. Il testo dice «in aggiunta ai normali modificatori per la Cavalleria», che ha solo chi carica. Opzione elite-bonus.
ruling-ACW-R-53 = Schivata. Gratuita, quante volte si vuole, dalla linea o dall’area mediana alla propria riserva; non davanti a una carica di cavalleria. Se svuota la colonna, la linea è subito spezzata. Può scoprire l’artiglieria per cariche successive.
ruling-ACW-R-54 = Fuoco modificato. Gli effetti «−1 al fuoco» abbassano il totale; equivale ad alzare il numero necessario. Nessun tiro naturale colpisce o manca sempre.
ruling-ACW-R-55 = Tentativi di recupero. Due per leader in ogni fase dei leader (due azioni), sulla stessa unità o su unità diverse; è permesso entrare in riserva e poi recuperare una volta. Le unità recuperate agiscono nella prossima fase del loro tipo.
ruling-ACW-R-56 = Stallo. A: alla lettera (il fuoco o un movimento nell’area mediana azzera il conto). B: anche le cariche lo azzerano. → B: una carica è un attacco almeno tanto attivo quanto il fuoco, e il riassunto di docest conta fuoco o carica. Si contano i turni interi in cui nessuna delle fazioni ha fatto fuoco, cariche o movimenti in un’area mediana; alla fine del secondo di fila vince il difensore.
ruling-ACW-R-57 = Momento della ritirata volontaria. Dal turno di battaglia 2 in poi, un giocatore può dichiararla ogni volta che non ha ancora usato un’azione nella fase in corso, anche durante la parte dell’avversario, tra due azioni risolte. Un giocatore può anche spezzare la propria linea uscendone (W2), dal turno 1 in poi. Lettura più stretta: solo all’inizio della propria parte di una fase (così il riassunto di docest); il testo dice qualsiasi momento. Opzione withdrawal.
ruling-ACW-R-58 = Copertura. Si verifica una volta alla fine della battaglia. Se c’era copertura, la fanteria del vincitore non insegue affatto, neppure dopo la morte della cavalleria di copertura; la cavalleria può allora scegliere altri bersagli.
ruling-ACW-R-59 = Le unità in riserva inseguono. Il testo esclude solo l’area di ritirata. → sì. Anche nelle sconfitte per ritirata volontaria o per stallo.
ruling-ACW-R-60 = Ritirata. (a) Attaccante: ogni pezzo nello spazio da cui è entrato, o in qualsiasi altro spazio da cui propri pezzi sono entrati in questa battaglia; per chi ha mosso di due passi è l’ultimo spazio lasciato, non quello di partenza. Se ora tutti quegli spazi contengono unità nemiche: eliminato. (b) Difensore: tutti i pezzi superstiti insieme in un solo spazio adiacente, scelto dallo sconfitto, senza unità nemiche, da cui non è entrato nessun attaccante e in cui si possa entrare (niente Territori; Canada e Messico solo in guerra). (c) Uno spazio con una battaglia ancora da combattere conta come occupato dal nemico.
ruling-ACW-R-61 = Indipendenti e rivoltosi non hanno dove andare: se perdono, sono tutti eliminati; non inseguono mai fuori dalla battaglia, ma quando vincono tirano per l’inseguimento.
ruling-ACW-R-62 = Quali battaglie maggiori spostano il grado? Quelle tra la fazione dell’Unione e quella confederata (alleati compresi). Non quelle contro rivoltosi o indipendenti.
ruling-ACW-R-63 = Un solo pezzo nuovo per spazio comprende i leader. Il base dice pezzo; lo standard dice unità.
ruling-ACW-R-64 = PP non spesi (standard). Persi, come nel base.
ruling-ACW-R-65 = I punti ferroviari e navali acquistati contano subito, cioè dal mese seguente. Nessun limite d’acquisto.
ruling-ACW-R-66 = Elezioni. Sette città grigie tenute nello stesso momento alla fine del turno di ottobre 1864 (non cumulate); Richmond conta una; le città di confine non contano. La condizione 2 conta le vittorie dell’Unione come attaccante o come difensore.
ruling-ACW-R-67 = Esperienza. Si tira dopo l’inseguimento e la ritirata; il leader dello sconfitto compare dove si è ritirata la sua armata. I superstiti possono essere anche solo leader.
ruling-ACW-R-68 = Iniziativa. Cambia solo l’ordine in cui si agisce; attaccante e difensore restano tali per ritirata, trinceramento e stallo. Margine di 3 o più: chi ha perso dispone i pezzi per primo e allo scoperto. L’azione in più può essere un movimento, una carica o un recupero, ma non un tiro oltre quelli della fase: solo la cavalleria d’élite spara due volte, e nessuno una terza. Opzione second-shot. Artiglieria e fanteria hanno allora 2 azioni, cavalleria e leader 3.
ruling-ACW-R-69 = Artiglieria catturata. In battaglia è subito in riserva e può agire nella prossima fase dell’artiglieria di chi la cattura. Conta come eliminata per R-23. Le fazioni neutrali che la catturano la distruggono soltanto.
ruling-ACW-R-70 = Trinceramenti. Si tira dopo aver rivelato lo spiegamento. Proteggono solo le unità in quell’area di linea (non in quella mediana). In una schermaglia la sola area di linea è trattata come le altre, città comprese. Le trincee delle città usano i modificatori dell’anno. Il modificatore di carica si applica al tiro di chi carica.
ruling-ACW-R-71 = Distruzione delle ferrovie. «Città nemica» = del colore dell’avversario; le città di confine sono «neutrali» nel vocabolario del testo e non contano. Conta ogni cattura, anche una seconda della stessa città. Minimo 0.
ruling-ACW-R-72 = Blocco navale. Un tiro per fase di produzione, che copre sia i 15 PP del supporto sia i 20 PP della guerra con l’Europa; non le entrate proprie di francesi o britannici. Se la differenza è sotto 2 non può riuscire.
ruling-ACW-R-73 = Evitare la battaglia vale per le battaglie trimestrali e per quelle d’intercettazione; se si evita un’intercettazione lo sbarco prosegue. Porti posseduti = città portuali possedute in quel momento, comprese quelle altrui occupate.
ruling-ACW-R-74 = Diritti degli stati. La condizione stampata «se ogni regione degli stati indipendenti è occupata da unità del Nord» è impossibile (nessuna unità del Sud potrebbe allora trovarvisi). → «se uno spazio di quel singolo stato è occupato». Applicazione: un movimento confederato (terra, ferrovia, mare) che lascia uno stato sotto il suo minimo non è permesso; perdite, ritirate e secessione sì; ciò che manca va colmato per primo nel prossimo piazzamento, per quanto lo consentono gli spazi permessi e i PP.
ruling-ACW-R-75 = Rinforzi. La dimensione (schermaglia o battaglia maggiore) è data dalle unità presenti all’inizio. L’arrivo avviene alla fine del turno di battaglia indicato. Gruppi non ancora arrivati quando la battaglia finisce: l’attaccante ha vinto → si uniscono; ha perso → tornano all’origine, senza essere inseguiti. I gruppi sbarcati sono gruppi a sé. Un dado per gruppo.
ruling-ACW-R-76 = Terreno. Gli effetti di area proteggono solo l’area di linea, non quelle mediane; gli effetti si sommano alle trincee. Il fiume dietro o di fronte riguarda tutta l’armata, non un’area, benché il segnalino ne occupi una. Fiume di fronte: nessuna carica può passare tra le aree di linea di quell’armata e quelle mediane, in nessuno dei due sensi, e dopo la battaglia non c’è alcun inseguimento. Due fiumi uguali non si sommano. Fuoco e cariche «nell’area» significa diretti contro le unità al suo interno. Opzione rivers.
ruling-ACW-R-77 = Quattro giocatori. Il motore ha bisogno di posti con diritti. Modalità dei teatri: il comandante globale può riassegnare qualsiasi pezzo o spazio da un teatro all’altro in qualsiasi momento fuori dalle battaglie; produzione e politica al comandante globale; le battaglie al comandante dello spazio. Modalità del campo: come stampato; le destinazioni di ritirata spettano al giocatore della mappa, dallo spiegamento alla ritirata volontaria al giocatore delle battaglie. Opzione field-retreat.
ruling-ACW-R-78 = Fanteria libera degli scenari. In stati del proprio colore, in qualsiasi spazio dello stato, anche impilata con le guarnigioni elencate; il Sud piazza per primo. Gli stati di confine non sono stati propri. Se risulta che la mappa ha meno di 14 stati blu, gli stati di confine si aprono per il resto.
ruling-ACW-R-79 = Scenario bilanciato. I prezzi stampati e l’aumento annuale del Sud valgono comunque; nulla li disattiva. La seconda cavalleria di Washington si mantiene come stampata, benché per il resto le fazioni siano speculari.
ruling-ACW-R-80 = Preparazione storica con le regole base. La cavalleria d’élite è allora cavalleria ordinaria; restano le città da 10 PP, la vittoria e il ciclo dei turni del gioco base. Opzione basic-cities.
ruling-ACW-R-81 = Portastendardi. Puramente estetici; il contenuto è informazione aperta.
ruling-ACW-R-82 = Ordine prima di una battaglia. Dadi dei rinforzi → dimensione → dadi del terreno → dadi dell’iniziativa → spiegamento → dadi del trinceramento → turno di battaglia 1.
ruling-ACW-R-83 = Semplici sviste, senza effetto sulle regole. Numeri di pagina dentro le righe («26 Nord», «4 Nel corso»); «McClennen» per McClellan; leader e cavalleria d’élite entrambi «cavallo nero»; Messico «arancione» nel base, «marrone» nello standard; W2 chiama «area centrale» un’area mediana, e dice che il fianco destro dell’Unione è debole dove si intende il destro confederato; «1862» per la fondazione della Confederazione; una frase sulle città nella sezione della plancia base resta a metà.
ruling-ACW-R-84 = Chi gioca le fazioni neutrali in battaglia? Rivoltosi e indipendenti sono condotti dall’avversario del giocatore che li combatte; i rivoluzionari dal giocatore dell’Unione.
ruling-ACW-R-85 = Simultaneità. Nessuna: ogni azione si risolve e si applica prima della seguente; una linea spezzata pone fine alla battaglia nel mezzo di una fase (W2, turno 4).
ruling-ACW-R-86 = Controllare un porto. Supporto (15 PP): qualsiasi porto posseduto. Guerra (20 PP): un porto grigio senza unità nemiche né rivoltosi.
ruling-ACW-L01 = Il regolamento base non conosce un ultimo turno, quindi due giocatori prudenti non finirebbero mai. La partita finisce dopo 51 turni, quanti sono i mesi del gioco standard (opzione length); vince la fazione che allora tiene più città del nemico, e a parità nessuno.
ruling-ACW-L02 = Leader che incontrano solo leader: perde l’attaccante.
ruling-ACW-L03 = Una città è catturata quando il movimento è finito o la sua battaglia è vinta; attraversarla non è una cattura.
ruling-ACW-L04 = Uno sbarco respinto ha usato il suo movimento e la sua capacità navale.
ruling-ACW-L05 = In uno stadio della riserva del gioco base i pezzi uguali vanno in un solo senso, e se una linea è vuota si vede quando il giocatore è pronto.
ruling-ACW-L06 = I tiri di rivolta si fanno solo per le città possedute dalla fazione che fa la dichiarazione, quindi non per una divenuta indipendente.
ruling-ACW-L07 = L’Unione chiama alla rivoluzione in tutti e quattro gli spazi messicani o in nessuno, e solo finché la Francia è in guerra.
ruling-ACW-L08 = Il giocatore che sbarca ha −1 ai suoi dadi in ogni carica, anche quando è caricato.
ruling-ACW-L09 = Nessun pezzo nuovo si piazza dove si trova un qualsiasi pezzo nemico, anche un leader da solo.
ruling-ACW-L10 = Nessuno si ritira in uno spazio con un leader nemico, e un’armata con rivoluzionari messicani si ritira dentro il Messico.
ruling-ACW-L11 = Un leader ottenuto con l’esperienza è della prima nazione presente nell’armata: Unione o Confederazione prima dei britannici, e questi prima dei francesi.
ruling-ACW-L12 = L’armata principale di un attacco deve contenere un’unità, se un gruppo ne ha una.
ruling-ACW-L13 = Comandanti di teatro: all’inizio i teatri confinano a 82 gradi ovest. Prima che la sua fazione muova, il comandante globale può dare ogni spazio all’altro teatro una volta, e singoli pezzi all’altro comandante per il movimento che segue; l’Est muove prima dell’Ovest, e il comandante globale sceglie l’ordine delle battaglie.
ruling-ACW-L14 = Una parte di una fase in cui nessuno può fare nulla si salta senza chiedere.
ruling-ACW-L15 = Gli alleati lasciano uno stato che si separa insieme ai pezzi confederati; un leader dell’Unione da solo in quello stato è attaccato dalla fanteria indipendente.
ruling-ACW-L16 = I diritti degli stati vincolano solo il piazzamento dei nuovi pezzi; azioni ferroviarie e punti navali si possono acquistare prima.
ruling-ACW-L17 = I cannoni catturati dai rivoluzionari messicani diventano artiglieria dell’Unione.
ruling-ACW-L18 = I rinforzi mai arrivati a una battaglia persa e il cui spazio d’origine è ora tenuto dal nemico vanno nel primo altro spazio da cui la loro fazione vi è entrata via terra e in cui non ci sono nemici; se non ce n’è nessuno sono eliminati.
ruling-ACW-L19 = Lo scenario bilanciato non ha una clausola di vittoria propria, quindi a forze pari all’Unione servono tutte e sedici le città e alla Confederazione sei punti (ACW-S-win-01, ACW-S-win-05). Opzione balanced-goal=basic: alla fine di un mese vince la fazione che tiene città nemiche per un valore di 8, contate come nel gioco base (ACW-B-win-03, ACW-B-win-04). Se le tengono entrambe, vince il punteggio più alto, e l’Unione se sono pari. Se dicembre 1865 finisce senza una tale vittoria, vince la Confederazione (ACW-S-win-04).
ruling-ACW-L20 = Opzione handicap, per un inizio equo; è una regola nostra, non del regolamento. Nel gioco base (otto punti, ACW-B-win-01) o con il suo obiettivo (ACW-L19) ogni punto è un punto in meno che serve alla fazione per vincere e un punto in più per l’altra. Altrimenti ogni punto dell’Unione le risparmia due delle sedici città (ACW-S-win-01) e chiede un punto in più alla Confederazione (sei, ACW-S-win-05), e ogni punto della Confederazione è un punto in meno per lei. Di un mezzo conta solo il punto in meno nel gioco base; altrimenti un mezzo dell’Unione le risparmia una città, e con un mezzo della Confederazione, che è un punto in meno per lei, all’Unione servono due città in meno per ognuno di questi punti. Se entrambe le fazioni raggiungono ciò che serve loro, e quando il gioco base arriva alla fine (ACW-L01), vince la fazione che lo supera di più o a cui mancano meno punti.

# --- orders

order-array = Prima linea e riserva
order-array-all = Tutti in prima linea
order-array-units = Tutte le unità in prima linea, i leader in riserva
order-fire = Bersagli del vostro fuoco
order-fire-artillery = Prima l’artiglieria
order-fire-infantry = Prima la fanteria
order-rally = Recupero
order-rally-recall = Recuperare chi si può
order-rally-forgo = Non recuperare nessuno
order-reserve = Movimento delle riserve
order-reserve-forward = Tutti in prima linea
order-reserve-stay = Non muovere nessuno
order-intercept = Uno sbarco nemico
order-intercept-intercept = Intercettare
order-intercept-let-pass = Lasciar passare lo sbarco
order-avoid = Viene dichiarata una battaglia navale
order-avoid-evade = Tentare di evitare la battaglia
order-avoid-accept = Accettare la battaglia
order-place = Collocare pezzi durante l’iniziativa nemica
order-place-spread = Dove si trovano meno unità vostre
order-terrain = Posa del terreno
order-terrain-first = Da sinistra a destra
order-deploy = Spiegamento
order-deploy-even = Tutti in prima linea, in parti uguali
order-deploy-thin = Un’unità in ogni area, il resto in riserva
order-dig = Trincerarsi prima di una battaglia
order-dig-dig = Trincerarsi dovunque sia possibile
order-dig-none = Non trincerarsi
order-fight = La vostra parte di una fase di battaglia
order-fight-fire = Sparare con tutti quelli che possono; nessuno muove o carica
order-fight-pass = Non fare nulla
order-fight-withdraw = Ritirarsi dalla battaglia
order-stand = Tenere la posizione o ritirarsi durante la parte nemica
order-stand-stand = Tenere la posizione
order-stand-withdraw = Ritirarsi dalla battaglia
order-dodge = Cavalleria caricata da fanteria
order-dodge-dodge = Schivare, andando in riserva
order-dodge-hold = Restare e subire la carica
order-pursue = Inseguimento
order-pursue-pursue = Inseguire
order-pursue-halt = Non inseguire
order-lose-leader = Quale leader viene perso
order-lose-leader-first = Uno della vostra nazione
order-retreat = Dove si ritira un’armata battuta
order-retreat-friends = Dove si trova il maggior numero di unità vostre
