# Across Five Aprils in Italian. Messages may use each other and then see the same facts.
#
#   rule-*, ruling-*, component-*   the digest; dots of an id are written as underscores
#   ask-*, choice-*, event-*, refusal-*   what the game asks, offers, tells and forbids

title-bull-run = Bull Run
title-pea-ridge = Pea Ridge
title-shiloh = Shiloh
title-gettysburg = Gettysburg
title-bentonville = Bentonville
game-bull-run = 21 luglio 1861: l’Unione aggira il fianco confederato verso Henry House, mentre brigate fresche accorrono dalla ferrovia; dieci turni della prima grande battaglia della guerra.
game-pea-ridge = 7-8 marzo 1862: due colonne confederate spuntano alle spalle dell’esercito dell’Unione in Arkansas, che deve fare dietrofront e tenere Elkhorn Tavern e Leetown; quindici turni.
game-shiloh = 6-7 aprile 1862: i confederati sorprendono gli accampamenti dell’Unione e hanno un giorno per raggiungere Pittsburg Landing prima che divisioni fresche passino il Tennessee; diciassette turni, con cannoniere sul fiume.
game-gettysburg = 1-3 luglio 1863: la cavalleria di Buford tiene le alture finché non arrivano i corpi, e due eserciti si contendono per tre giorni Cemetery Hill, Culp’s Hill e i Round Tops; 31 turni, la più grande delle cinque battaglie.
game-bentonville = 19 marzo 1865: i confederati piombano su due corpi dell’Unione in marcia e hanno un pomeriggio per spezzarli prima che giungano i soccorsi; cinque turni, ideali per una prima partita.

scenario-battle = Tutta la battaglia, dal suo primo turno.

## Names

side = { $side ->
    [union] Unione
    [confederate] Confederazione
   *[nobody] nessuno
  }
side-name = { $side ->
    [union] L’Unione
    [confederate] La Confederazione
   *[nobody] Nessuno
  }
unit = { $unit } ({ side })
arm = { $arm ->
    [infantry] fanteria
    [cavalry] cavalleria
    [artillery] artiglieria
   *[gunboat] cannoniera
  }
terrain = { $terrain ->
    [clear] aperto
    [woods] bosco
    [wooded-hill] collina boscosa
    [marsh] palude
    [rough] accidentato
    [town] città
    [river] fiume
   *[hill] collina
  }
phase = { $phase ->
    [move] movimento
    [build] costruzione
    [roll] rinforzi
    [over] fine
   *[combat] combattimento
  }
marker = { $marker ->
    [union-combat] combattimento dell’Unione
    [confederate-combat] combattimento confederato
   *[other] { $marker }
  }
division = { $division ->
    [anderson] la divisione di Anderson
    [early] la divisione di Early
    [heth] la divisione di Heth
    [hood] la divisione di Hood
    [johnson] la divisione di Johnson
    [mclaws] la divisione di McLaws
    [pender] la divisione di Pender
    [pickett] la divisione di Pickett
    [rodes] la divisione di Rodes
   *[other] la divisione di { $division }
  }
direction = { $direction ->
    [U] in alto
    [UR] in alto a destra
    [DR] in basso a destra
    [D] in basso
    [DL] in basso a sinistra
   *[UL] in alto a sinistra
  }
level = { $level ->
    [marginal] marginale
    [substantial] sostanziale
    [decisive] decisiva
   *[draw] pareggio
  }
shift = { $name ->
    [terrain] terreno del difensore
    [water] corso d’acqua in mezzo
    [talus] scarpata in mezzo
    [works] fortificazione
    [attackers-surrounded] attaccanti circondati
    [defenders-surrounded] difensori circondati
   *[surprise] sorpresa
  }
columns = { $shift ->
    [-3] 3 colonne a sinistra
    [-2] 2 colonne a sinistra
    [-1] 1 colonna a sinistra
    [0] nessuno spostamento
    [1] 1 colonna a destra
   *[other] { $shift } colonne a destra
  }
outcome = { $retreat ->
    [yes] { steps-lost }, poi ritirata
   *[no] { steps-lost }
  }
steps-lost = { $losses ->
    [0] nessun effetto
    [one] perdita di 1 passo
   *[other] perdita di { $losses } passi
  }
now = { $step ->
    [over] la battaglia è finita
    [move] sta muovendo la formazione estratta
    [yield] si scelgono le ritirate automatiche
    [withdraw] si prepara una ritirata automatica
    [attack] si sceglie il prossimo esagono da attaccare
    [declare] si scelgono le unità di un attacco
    [morale] si sceglie un valore di morale
    [loss] ci sono passi da perdere
    [retreat] ci sono unità che devono ritirarsi
    [stand] il difensore può ritirarsi volontariamente
    [advance] si decide un’avanzata
    [roll] si tira per i rinforzi
   *[build] si costruiscono parapetti
  }

## The state of the battle

header = Turno { $turn } di { $last_turn }, { $night ->
    [yes] notte
   *[no] { $time }
  }.
header-objective = { $hex }: { side }

## What can be typed, for example

example-action = attack 3605
example-why = why attack 3605
example-map = map 3605
example-rule = rule 6.1-a

## What is asked

ask-over = { $side ->
    [nobody] La battaglia è finita. È un pareggio.
   *[other] La battaglia è finita. { side-name } ha vinto.
  }
ask-move = { side }: la formazione { $marker } può muovere. Scegliete un’unità, poi l’esagono dove va; terminate la fase quando avete finito.
ask-move-on = { side }: dove va { $unit }? Potete anche scegliere un’altra unità della formazione { $marker }.
ask-yield = { side }: potete ritirarvi prima dei combattimenti. Scegliete l’esagono nemico, o continuate.
ask-withdraw = { side }: ritirata automatica davanti al nemico in { $hex }. L’artiglieria può coprirla, e le unità libere di combattere altrove possono restarne fuori; poi ritiratevi.
ask-attack = { side }: quale esagono nemico attaccate adesso? Potrete terminare la fase quando tutti gli obblighi di attaccare saranno soddisfatti.
ask-declare = { side }: chi attacca { $hex }? Scegliete delle unità, aggiungete altri esagoni se volete, poi combattete.
ask-morale = { side }: quale valore di morale aggiungete al vostro dado nel combattimento in { $hex }? La vostra prima perdita tocca a un’unità con quel valore.
ask-loss = { $losses ->
    [one] { side }: nel combattimento in { $hex } va perso 1 passo. Quale unità lo perde?
   *[other] { side }: nel combattimento in { $hex } vanno persi { $losses } passi. Quale unità perde il prossimo?
  }
ask-retreat = { $retreats ->
    [0] { side }: la ritirata continua. Verso dove?
    [one] { side }: un’unità deve ritirarsi. Verso dove?
   *[other] { side }: { $retreats } unità devono ritirarsi. Quale per prima, e verso dove?
  }
ask-retreat-on = { side }: { $unit } deve ritirarsi ancora. Verso dove?
ask-stand = { side }: le unità attaccate che non si sono ritirate possono ancora ritirarsi di un esagono. Chi si ritira, o tengono tutte la posizione?
ask-advance = { side }: può avanzare un’unità in ogni esagono rimasto vuoto. Chi avanza?
ask-build = { side }: la notte finisce. La fanteria su una collina che non ha mosso può costruire un parapetto; scegliete verso dove è rivolto.
ask-roll = { side }: rinforzi. Per quale unità tirate adesso?
left-move = { $count ->
    [one] Un’unità può ancora muoversi.
   *[other] { $count } unità possono ancora muoversi.
  }
left-attack = { $count ->
    [one] Si può ancora attaccare un esagono nemico.
   *[other] Si possono ancora attaccare { $count } esagoni nemici.
  }
left-build = { $count ->
    [one] Un’unità può ancora costruire un parapetto.
   *[other] { $count } unità possono ancora costruire un parapetto.
  }

## What can be chosen

choice-take = { $unit }
choice-go = verso { $hex }
choice-end = terminare la fase
choice-commit = impegnare { division } in questa estrazione
choice-yield = ritirarsi davanti al nemico in { $hex }
choice-with = con { $unit }
choice-spare = lasciare fuori { $unit }
choice-withdraw = eseguire la ritirata
choice-fight = passare ai combattimenti
choice-attack = attaccare { $hex }
choice-also = attaccare { $hex } nello stesso combattimento
choice-resolve = combattere
choice-cancel = rinunciare a questo attacco
choice-morale = valore di morale { $value }
choice-lose = { $unit } perde un passo
choice-retreat = { $unit } si ritira in { $hex }
choice-stand = tenere la posizione
choice-advance = { $unit } avanza in { $hex }
choice-hold = non avanzare
choice-build = { $unit } costruisce un parapetto rivolto { direction }

## What happened

event-begins-reduced = Handicap: { unit } comincia la battaglia ridotta.
event-turn = Comincia il turno { $number }.
event-draws = { $marker ->
    [union-combat] { side-name } estrae il segnalino di fase di combattimento dell’Unione.
    [confederate-combat] { side-name } estrae il segnalino di fase di combattimento confederato.
   *[other] { side-name } estrae il segnalino della formazione { $marker }.
  }
event-marker-idle = Il secondo segnalino della formazione { $marker } non ha effetto.
event-nobody-moves = Nessuna unità della formazione { $marker } può muovere.
event-moves = { $from ->
    [none] { $unit } entra sulla mappa e va in { $hex } (costo: { $points }).
   *[other] { $unit } va in { $hex } (costo: { $points }).
  }
event-no-combat = { side-name } non ha nessun nemico da attaccare.
event-yields = { side-name } fa una ritirata automatica davanti al nemico in { $hex }: { $number ->
    [one] 1 unità
   *[other] { $number } unità
  }.
event-attacks = { side-name } attacca { $hex } con { $number ->
    [one] 1 unità
   *[other] { $number } unità
  }.
event-bombards = { side-name } copre la ritirata e bombarda { $hex } con { $number ->
    [one] 1 unità
   *[other] { $number } unità
  }.
event-odds = Forza { $attack } contro { $defence }, rapporto { $odds }: colonna { $initial }, { columns }, colonna finale { $final }.
event-rolls = { side-name } tira { $die } con morale { $morale }, totale { $total } nella colonna { $column }. Risultato per il nemico: { outcome }.
event-reduced = { unit } perde un passo in { $hex } e viene ridotta.
event-eliminated = { unit } viene eliminata in { $hex }.
event-check-passed = { unit } fa un test di morale in { $hex }: { $number }, superato.
event-check-failed = { unit } fa un test di morale in { $hex }: { $number }, fallito.
event-retreats = { unit } si ritira da { $from } in { $hex }.
event-advances = { unit } avanza da { $from } in { $hex }.
event-control = { $side ->
    [nobody] Nessuno controlla { $hex }.
   *[other] { side-name } controlla { $hex }.
  }
event-victory = { $level ->
    [draw] La battaglia finisce in pareggio.
   *[other] { side-name } ottiene una vittoria { level }.
  }
event-indian-retreats = { $unit } è accanto a un’artiglieria dell’Unione in { $hex } e deve ritirarsi.
event-contact = Un’unità confederata è entrata in una zona di controllo dell’Unione: negli accampamenti scatta l’allarme.
event-wallace-comes = L’Unione tira { $number }: la 3ª Divisione ha trovato la via breve e arriva in questo turno da 1502.
event-wallace-is-late = L’Unione tira { $number }: nessuna traccia della 3ª Divisione.
event-released = { $unit } viene liberata dalla riserva di artiglieria.
event-longstreet-seen = Il corpo di Longstreet è stato visto: dal prossimo turno non muove più due volte.
event-builds = { unit } costruisce un parapetto in { $hex }.
event-arrives = { $unit } arriva in questo turno (dado: { $number }).
event-is-late = { $unit } non arriva ancora (dado: { $number }).

## Why not

refusal-not-your-turn = Non è il vostro turno. Sceglie: { side }.
refusal-game-over = La battaglia è finita.
refusal-unknown-place = Su questa mappa non c’è nessun esagono { $hex }.
refusal-unknown-unit = In questa battaglia non c’è nessuna unità { $unit }.
refusal-unknown-division = In questa battaglia non c’è nessuna divisione { $division }.
refusal-no-movement-now = Le unità muovono solo nella fase di movimento della loro formazione. Adesso: { now }.
refusal-no-combat-now = { $step ->
    [build] Non c’è combattimento in un turno notturno. Adesso: { now }.
   *[other] Non c’è combattimento in una fase di movimento. Adesso: { now }.
  }
refusal-retreats-first = Le ritirate automatiche vengono prima dei combattimenti. Sceglietene una, o passate ai combattimenti.
refusal-retreats-over = Le ritirate automatiche vengono prima di tutti i combattimenti della fase, e i combattimenti sono cominciati.
refusal-combat-unfinished = Ogni combattimento si conclude prima che cominci il successivo. Adesso: { now }.
refusal-no-target-yet = { $step ->
    [yield] Scegliete prima l’esagono nemico davanti al quale ritirarvi.
   *[other] Scegliete prima l’esagono nemico da attaccare.
  }
refusal-no-morale-now = Un valore di morale si sceglie solo quando si risolve un combattimento. Adesso: { now }.
refusal-no-loss-due = Non va perso nessun passo. Adesso: { now }.
refusal-no-retreat-due = Nessuna unità deve ritirarsi. Adesso: { now }.
refusal-no-stand-now = Il difensore sceglie se restare o ritirarsi solo dopo i risultati di un combattimento. Adesso: { now }.
refusal-no-advance-now = Le unità avanzano solo subito dopo un combattimento che lascia vuoto un esagono. Adesso: { now }.
refusal-no-building-now = I parapetti si costruiscono solo alla fine di un turno notturno. Adesso: { now }.
refusal-other-formation = { $unit } appartiene alla formazione { $at_formation }. In questa fase muovono solo le unità della formazione { $marker }.
refusal-not-on-map = { $presence ->
    [eliminated] { $at_unit } è stata eliminata.
   *[other] { $at_unit } non è ancora sulla mappa.
  }
refusal-left-out = { $at_unit } si usa solo con l’opzione della cavalleria.
refusal-has-moved = { $at_unit } ha già mosso in questa fase, e un’unità muove una volta sola.
refusal-not-arrived = { $due ->
    [0] { $at_unit } non è un rinforzo, quindi non può entrare sulla mappa.
   *[other] { $at_unit } arriva nel turno { $due }; questo è il turno { $turn }.
  }
refusal-not-rolled = { $at_unit } entra solo quando un tiro di dado la fa arrivare, e finora nessuno l’ha fatto.
refusal-no-way-out = { $at_unit } non può muovere. Parte dalla zona di controllo (ZdC) di { $units }, e ogni esagono vicino è chiuso o in una ZdC nemica.
refusal-not-taken = Scegliete prima l’unità da muovere.
refusal-same-hex = L’unità è già in { $at_hex }.
refusal-enemy-hex = L’esagono { $at_hex } è occupato dal nemico: { $units }.
refusal-barred-terrain = Il terreno di { $at_hex } ({ terrain }) è vietato a questo tipo di unità ({ arm }).
refusal-barred-river = Un fiume senza ponte né guado sbarra l’accesso a { $at_hex }.
refusal-barred-slope = Una scarpata sulla via di { $at_hex } è vietata a questo tipo di unità ({ arm }).
refusal-full-road = In { $at_hex } ci sono già due unità ({ $units }): la strada che vi porta non si può usare, e senza di essa il terreno è vietato a questa unità.
refusal-full-hex = In { $at_hex } ci sono già due unità: { $units }. Altre possono passarvi, ma non fermarsi.
refusal-zone-to-zone = L’esagono { $at_hex } è nella zona di controllo (ZdC) di { $units }. Un’unità che ha cominciato il movimento in una ZdC nemica non può entrare in una ZdC nemica.
refusal-zone-on-way = L’esagono { $at_hex }, lungo la via, è nella zona di controllo di { $units }, e l’unità dovrebbe fermarsi lì.
refusal-night-zone = L’esagono { $at_hex } è nella zona di controllo di { $units }. Di notte nessuna unità vi entra, a meno che vi sia già un’unità amica.
refusal-too-far = L’esagono { $at_hex } è troppo lontano: servono { $needs } punti movimento, e l’unità ne ha { $has }.
refusal-must-unstack = Unità in { $stacked_in }: { $count }. Possono restarne solo due: { $at_unit }, o un’altra unità della formazione che si trova lì, deve uscire prima che la fase finisca.
refusal-entry-blocked = Il nemico occupa l’esagono d’ingresso { $at_hex }: { $units }.
refusal-entry-waits = Il nemico occupa l’esagono d’ingresso { $at_hex } ({ $units }). A Shiloh le unità dell’Unione non hanno un altro esagono d’ingresso, quindi aspettano fuori mappa.
refusal-not-yours = { $at_unit } non è una delle vostre unità.
refusal-has-attacked = { $at_unit } ha già attaccato in questa fase di combattimento, e nessuna unità attacca due volte.
refusal-has-fallen-back = { $at_unit } si è ritirata in questa fase di combattimento e non può più attaccare né bombardare.
refusal-overstacked = { $at_unit } è sovraimpilata (in eccesso): possono attaccare solo le due unità in cima a un esagono.
refusal-no-enemy-there = Non c’è nessuna unità nemica in { $at_hex }.
refusal-already-attacked = Il nemico in { $at_hex } è già stato attaccato in questa fase di combattimento, o qualcuno si è ritirato davanti a lui, e nessuna unità è attaccata due volte.
refusal-not-adjacent = { $at_unit } non è adiacente a { $target }, e solo l’artiglieria attacca da più lontano.
refusal-river-between = Un fiume senza ponte né guado protegge { $at_hex }. Solo l’artiglieria che bombarda può attaccare al di là del fiume.
refusal-only-guns-at-gunboats = In { $at_hex } ci sono cannoniere, e solo l’artiglieria può attaccarle.
refusal-guns-in-zone = { $at_unit } è nella zona di controllo di { $units }, quindi non può bombardare, ma solo attaccare un esagono adiacente.
refusal-out-of-range = L’esagono { $at_hex } dista { $distance } esagoni, e l’artiglieria arriva a { $range }.
refusal-not-in-sight = La linea di vista (LdV) verso il bersaglio è bloccata in { $at_hex }.
refusal-must-be-attacked = Il nemico in { $at_hex } deve essere attaccato prima che la fase finisca: le vostre unità sono nella sua zona di controllo.
refusal-must-attack = { $at_unit } è nella zona di controllo di { $units } e deve attaccare prima che la fase finisca.
refusal-nobody-in-zone = Nessuna delle vostre unità è nella zona di controllo del nemico in { $at_hex }, quindi nessuno deve ritirarsi.
refusal-must-yield = { $at_unit } non ha forza d’attacco né unità con cui attaccare: deve fare una ritirata automatica prima dei combattimenti.
refusal-all-or-none = { $at_unit } deve ritirarsi con le altre. Qualche unità resta solo se l’artiglieria bombarda il nemico almeno a 1-4: serve una forza di { $needs }, e ce n’è { $has }.
refusal-cannot-cover = { $at_unit } non può coprire la ritirata: può farlo solo l’artiglieria che bombarda { $target }.
refusal-not-leaving = { $at_unit } non è una delle unità che si ritirano davanti a { $target }.
refusal-not-freed = { $at_unit } non ha un altro nemico da attaccare, quindi deve ritirarsi con le altre.
refusal-last-to-leave = { $at_unit } è l’ultima unità di questa ritirata, quindi non può restare.
refusal-declared-already = { $action ->
    [with] { $unit }, in { $at_hex }, partecipa già.
   *[other] L’esagono { $at_hex } è già attaccato in questo combattimento.
  }
refusal-no-attacker = { $action ->
    [also] Nessuna delle vostre unità può attaccare { $at_hex } insieme agli altri esagoni di questo combattimento.
   *[other] Nessuna delle vostre unità è adiacente a { $at_hex }, e nessuna artiglieria è a portata.
  }
refusal-not-all-reach = { $action ->
    [with] { $at_unit } attaccherebbe { $beyond } con un bombardamento e un altro esagono di questo combattimento stando accanto. Un’unità attacca in un solo modo.
   *[other] { $at_unit } partecipa e non può attaccare { $beyond }. Ogni attaccante deve poter attaccare ogni esagono del combattimento.
  }
refusal-splits-duty = Con { $hex } in questo combattimento, a { $at_unit } non resterebbe nessun nemico da attaccare, e ne deve attaccare uno.
refusal-duty-elsewhere = { $scope ->
    [hex] { $unit } serve contro { $at_hex }: quell’esagono deve ancora essere attaccato, e senza { $unit } non potrebbe esserlo.
    [hexes] { $unit } serve altrove: senza { $unit } gli esagoni che devono ancora essere attaccati, tra cui { $at_hex }, non potrebbero esserlo tutti.
   *[combat] Dopo questo attacco gli esagoni che devono ancora essere attaccati, tra cui { $at_hex }, non potrebbero esserlo tutti.
  }
refusal-nobody-attacks = Scegliete almeno un’unità che attacchi.
refusal-no-strength = Gli attaccanti non hanno forza d’attacco: deve unirsi a loro un’unità che ne ha.
refusal-bombard-one-hex = L’artiglieria che bombarda da sola può attaccare un solo esagono.
refusal-guns-too-weak = L’artiglieria è troppo debole contro { $at_hex }: un bombardamento a 1-4 contro una difesa di { $defence } richiede una forza di { $needs }, e ne ha { $has }.
refusal-must-join = { $at_unit } deve unirsi a questo attacco: è obbligata ad attaccare, e non le resta un altro nemico.
refusal-not-a-boat = { $at_unit } non può restarne fuori: può farlo solo una di due cannoniere nell’esagono attaccato.
refusal-not-left-out = { $attacked ->
    [no] { $at_unit } non è attaccata in questo combattimento: non c’è nulla da lasciare fuori.
   *[yes] { $at_unit } non può restarne fuori: tutte le unità di un esagono sono attaccate insieme.
  }
refusal-not-stuck = Questo attacco si può ancora combattere o ampliare, quindi non vi si può rinunciare.
refusal-not-its-morale = Nessuna delle vostre unità in questo combattimento può fornire il valore di morale { $value }. Possibili: { $values }.
refusal-not-in-combat = { $at_unit } non partecipa a questo combattimento.
refusal-guns-unhurt = { $at_unit } bombarda, e l’artiglieria che bombarda non perde passi.
refusal-first-loss = Il primo passo deve venire da un’unità con il valore di morale usato dalla vostra fazione ({ $used }); { $at_unit } ha { $value }.
refusal-nothing-to-retreat = { $at_unit } non deve ritirarsi.
refusal-retreat-in-progress = Le unità si ritirano una alla volta, e { $at_unit } non ha finito la sua ritirata.
refusal-has-retreated = { $at_unit } si è già ritirata in questo combattimento.
refusal-retreat-not-beside = Un’unità si ritira in un esagono adiacente, e { $hex } non è adiacente a { $at_unit }.
refusal-retreat-into-enemy = L’esagono { $at_hex } è occupato dal nemico ({ $units }), quindi nessuna unità vi si ritira.
refusal-retreat-into-zone = L’esagono { $at_hex } è nella zona di controllo di { $units } e senza unità amiche, quindi nessuna unità vi si ritira.
refusal-retreat-over-terrain = Il terreno di { $at_hex }, o il lato d’esagono che vi porta, è vietato a questa unità.
refusal-retreat-back = L’unità ha appena lasciato { $at_hex } in questa ritirata e non vi torna.
refusal-retreat-zone-first = L’esagono { $at_hex } è in zona di controllo nemica. L’unità deve ritirarsi in uno che non lo sia: { $hexes }.
refusal-retreat-sideways = L’esagono { $at_hex } non è nella direzione delle vostre linee amiche. L’unità deve ritirarsi in uno che lo sia: { $hexes }.
refusal-retreat-crowded = In { $at_hex } ci sono già due unità. L’unità deve ritirarsi in un esagono dove c’è posto: { $hexes }.
refusal-retreat-nearer = L’esagono { $at_hex } è più vicino ai nemici in vista di { $hexes }, dove l’unità deve ritirarsi.
refusal-defender-stays = { $at_unit } è stata attaccata. Dopo un combattimento normale avanzano solo gli attaccanti.
refusal-attackers-driven = { $at_unit } ha dovuto ritirarsi in questo combattimento, quindi non avanza.
refusal-has-advanced = { $at_unit } è già avanzata dopo questo combattimento.
refusal-guns-never-advance = { $at_unit } non avanza: l’artiglieria e le cannoniere non lo fanno mai.
refusal-not-vacated = Questo combattimento non ha lasciato vuoto { $at_hex }, quindi nessuna unità vi avanza.
refusal-not-beside = { $at_unit } non è adiacente a { $hex }.
refusal-advance-barred = Il terreno di { $at_hex }, o il lato d’esagono che vi porta, è vietato a questa unità.
refusal-no-commitment = Solo i corpi confederati di Gettysburg impegnano divisioni.
refusal-no-building = In questa battaglia non si può costruire nulla.
refusal-run-not-crossed = Bull Run e Catharpin Run si attraversano solo su ponti e guadi, e all’ingresso di { $at_hex } non ce n’è.
refusal-run-closed-to-south = Le unità confederate non attraversano mai Bull Run né Catharpin Run, e { $at_hex } è dall’altra parte.
refusal-attack-over-run = L’esagono { $at_hex } è oltre un torrente senza ponte né guado, quindi può attaccarlo solo l’artiglieria che bombarda.
refusal-run-bars-attack = L’esagono { $at_hex } è oltre un torrente. Con l’opzione scelta può attaccarlo solo l’artiglieria che bombarda, anche dove c’è un ponte o un guado.
refusal-next-to-guns = L’esagono { $at_hex } è accanto a un’artiglieria dell’Unione ({ $units }), e la brigata indiana di Pike non vi va mai volontariamente.
refusal-missouri-holds = { $at_unit } non può muovere nel turno 1.
refusal-other-division-first = { $at_unit } deve aspettare: con il comando unificato nel turno 1 entra una sola divisione, e ha cominciato l’altra.
refusal-cavalry-avoids-zones = L’esagono { $at_hex } è nella zona di controllo di { $units }. Con l’opzione della cavalleria vi entra solo la cavalleria di Forrest, salvo in ritirata.
refusal-wallace-hex = Con l’opzione Lew Wallace nessuna unità confederata può entrare in { $at_hex }.
refusal-boats-keep-river = Le cannoniere muovono solo sul fiume, mai sulla riva ovest: { $at_hex } è loro vietato.
refusal-boats-do-not-retreat = Con questa opzione le cannoniere non si ritirano: { $at_unit } resta dov’è.
refusal-buford-holds-run = Le unità di Buford non possono attraversare Willoughby Run prima del turno 3, e { $at_hex } è dall’altra parte.
refusal-buford-last-resort = Prima del turno 3 le unità di Buford si ritirano oltre Willoughby Run in { $at_hex } solo se non c’è altra via. Possibili: { $hexes }.
refusal-reserve-to-post = { $at_unit } fa parte della riserva di artiglieria e deve avvicinarsi a 2010 prima che la fase finisca.
refusal-reserve-stays = La riserva di artiglieria resta in 2010 o in un esagono adiacente finché non è liberata, quindi non va in { $at_hex }.
refusal-reserve-hurries = La riserva di artiglieria va in 2010 il più in fretta possibile, e può avvicinarsi più che in { $at_hex }.
refusal-division-must-move = Alla prima estrazione deve muovere almeno una divisione della formazione { $at_formation }: muovete un’unità o impegnate una divisione.
refusal-division-has-moved = { $at_unit }, o la sua divisione, ha già mosso alla prima estrazione di questo turno.
refusal-not-of-corps = Non si può impegnare { division }: non appartiene alla formazione estratta, { $marker }.
refusal-division-not-in-play = Non si può impegnare { division }: nessuna delle sue unità è sulla mappa o arriva in questo turno.
refusal-division-committed = Non si può impegnare { division }: conta già come mossa in questo turno.
refusal-only-first-draw = Una divisione si impegna solo alla prima estrazione del suo corpo in un turno.
refusal-not-at-night = I parapetti si costruiscono solo nei turni notturni.
refusal-not-on-a-hill = Il terreno di { $at_hex } è: { terrain }. I parapetti si costruiscono solo su colline e colline boscose.
refusal-only-infantry-builds = { $at_unit } non è fanteria, e solo la fanteria costruisce parapetti.
refusal-builder-moved = { $at_unit } ha mosso in questo turno, quindi non può costruire un parapetto.
refusal-fortified-already = L’esagono { $at_hex } è già fortificato.
refusal-covers-from-beside = { $at_unit } è adiacente al nemico. Solo l’artiglieria non adiacente copre una ritirata automatica.
refusal-not-in-defenders-zone = Con questa opzione l’artiglieria che bombarda si unisce solo a unità nella zona di controllo dei difensori.
refusal-reserve-must-enter = { $at_unit } fa parte della riserva di artiglieria e, con questa opzione, deve entrare appena può.
refusal-three-have-come = { $at_unit } deve aspettare: con questa opzione non entrano più di tre unità dell’Unione per turno.
refusal-not-to-roll-for = Adesso non si tira per { $at_unit }: prima il XIV Corpo, poi la fanteria del XX, poi la sua artiglieria, una volta per unità.

## Options

option-road-bans = Una strada, un sentiero o una ferrovia apre un terreno altrimenti chiuso a un’unità?
option-road-bans-lifted = sì
option-road-bans-kept = no
option-map-edge = Le unità al bordo della mappa possono essere circondate?
option-map-edge-disregarded = sì, ciò che è fuori dalla mappa non conta
option-map-edge-open = no, il bordo è una via d’uscita
option-outside-rows = Che cosa dà un totale al di fuori delle righe stampate di una tabella di combattimento?
option-outside-rows-nearest = il risultato della riga più vicina
option-outside-rows-no-effect = nessun risultato
option-cover-beside = L’artiglieria adiacente al nemico, ma fuori dalla sua zona di controllo, può coprire una ritirata automatica?
option-cover-beside-refused = no, solo quella non adiacente
option-cover-beside-allowed = sì
option-combined-attack = A quali unità può unirsi in un attacco combinato l’artiglieria che bombarda?
option-combined-attack-adjacent = a quelle adiacenti ai difensori
option-combined-attack-in-zone = a quelle nella zona di controllo dei difensori
option-blocked-entry = Lettere d’ingresso con più esagoni: quando un’unità può entrare altrove?
option-blocked-entry-each-hex = quando il nemico ne occupa uno
option-blocked-entry-whole-letter = solo quando il nemico li occupa tutti
option-stuck-withdrawal = Che cosa costa una ritirata automatica a un’unità che non ha dove andare?
option-stuck-withdrawal-step = un passo
option-stuck-withdrawal-nothing = nulla
option-surrounded-guns = Attaccanti circondati: conta l’artiglieria che bombarda?
option-surrounded-guns-disregarded = no
option-surrounded-guns-counted = sì, tutti gli attaccanti devono essere circondati
option-guns-beside = Come attacca l’artiglieria un nemico adiacente la cui zona di controllo non la raggiunge?
option-guns-beside-bombard = bombarda
option-guns-beside-attack = come ogni altra unità
option-handicap = Handicap: quale fazione è aiutata?
option-handicap-none = nessuna, l’inizio stampato
option-handicap-union-plus-1 = l’Unione: l’unità confederata più forte comincia ridotta
option-handicap-confederate-plus-1 = la Confederazione: l’unità più forte dell’Unione comincia ridotta
option-handicap-union-plus-2 = l’Unione: le due unità confederate più forti cominciano ridotte
option-handicap-confederate-plus-2 = la Confederazione: le due unità più forti dell’Unione cominciano ridotte
option-handicap-union-plus-3 = l’Unione: le tre unità confederate più forti cominciano ridotte
option-handicap-confederate-plus-3 = la Confederazione: le tre unità più forti dell’Unione cominciano ridotte
option-handicap-union-plus-4 = l’Unione: le quattro unità confederate più forti cominciano ridotte
option-handicap-confederate-plus-4 = la Confederazione: le quattro unità più forti dell’Unione cominciano ridotte
option-handicap-union-plus-6 = l’Unione: le sei unità confederate più forti cominciano ridotte
option-handicap-confederate-plus-6 = la Confederazione: le sei unità più forti dell’Unione cominciano ridotte
option-handicap-union-plus-8 = l’Unione: le otto unità confederate più forti cominciano ridotte
option-handicap-confederate-plus-8 = la Confederazione: le otto unità più forti dell’Unione cominciano ridotte
option-handicap-union-plus-12 = l’Unione: le dodici unità confederate più forti cominciano ridotte
option-handicap-confederate-plus-12 = la Confederazione: le dodici unità più forti dell’Unione cominciano ridotte
option-handicap-union-plus-16 = l’Unione: le sedici unità confederate più forti cominciano ridotte
option-handicap-confederate-plus-16 = la Confederazione: le sedici unità più forti dell’Unione cominciano ridotte
option-handicap-union-plus-half = l’Unione: l’unità confederata più forte comincia ridotta, e anche l’unità più debole dell’Unione
option-handicap-confederate-plus-half = la Confederazione: l’unità più forte dell’Unione comincia ridotta, e anche l’unità confederata più debole
option-handicap-union-plus-1-half = l’Unione: le due unità confederate più forti cominciano ridotte, e anche l’unità più debole dell’Unione
option-handicap-confederate-plus-1-half = la Confederazione: le due unità più forti dell’Unione cominciano ridotte, e anche l’unità confederata più debole
option-handicap-union-plus-2-half = l’Unione: le tre unità confederate più forti cominciano ridotte, e anche l’unità più debole dell’Unione
option-handicap-confederate-plus-2-half = la Confederazione: le tre unità più forti dell’Unione cominciano ridotte, e anche l’unità confederata più debole
option-handicap-union-plus-3-half = l’Unione: le quattro unità confederate più forti cominciano ridotte, e anche l’unità più debole dell’Unione
option-handicap-confederate-plus-3-half = la Confederazione: le quattro unità più forti dell’Unione cominciano ridotte, e anche l’unità confederata più debole
option-run-duty = Bull Run: bisogna attaccare un nemico sull’altra riva?
option-run-duty-waived = no, ma attraverso un ponte o un guado si può
option-run-duty-crossings-bind = sì, attraverso un ponte o un guado
option-run-duty-no-attack = no, e può farlo solo l’artiglieria che bombarda
option-entry = Come entrano sulla mappa le divisioni confederate?
option-entry-printed = come stampato: Price da B, McCulloch da A
option-entry-swap = scambio: Price da A, McCulloch da B
option-entry-unified = comando unificato: da A o da B, una divisione nel turno 1, l’altra nel turno 2
option-both-at-b = Comando unificato: quando si considerano entrate da B entrambe le divisioni?
option-both-at-b-every-unit = quando lo hanno fatto tutte le unità
option-both-at-b-any-unit = quando lo ha fatto un’unità di ciascuna
option-indian-retreat = Quando si ritira la brigata di Pike davanti a un’artiglieria dell’Unione adiacente?
option-indian-retreat-at-start = all’inizio della fase di combattimento confederata
option-indian-retreat-any-time = in qualsiasi momento di quella fase
option-indian-advance = La brigata di Pike può avanzare accanto a un’artiglieria dell’Unione?
option-indian-advance-barred = no
option-indian-advance-allowed = sì
option-cavalry = La cavalleria partecipa?
option-cavalry-off = solo quella di Forrest
option-cavalry-on = tutta
option-lew-wallace = La 3ª Divisione di Lew Wallace può arrivare presto, per la via breve?
option-lew-wallace-off = no, arriva nel turno 10
option-lew-wallace-on = sì, nel turno 6 o 7, con un 1 o un 2
option-even-points = A chi va la vittoria marginale quando il rapporto tra i punti vittoria è almeno 1 ma sotto 1½?
option-even-points-union-marginal = all’Unione
option-even-points-confederate-marginal = alla Confederazione
option-even-points-draw = a nessuno: è un pareggio
option-gunboat-retreat = Dove si ritirano le cannoniere?
option-gunboat-retreat-river = lungo il fiume
option-gunboat-retreat-never = da nessuna parte: subiscono ciò che tocca a un’unità che non può ritirarsi
option-objectives-start = Chi controlla gli obiettivi all’inizio?
option-objectives-start-nobody = nessuno, finché non vi entra un’unità
option-objectives-start-union = l’Unione
option-reserve-entry = La riserva di artiglieria può essere trattenuta fuori dalla mappa?
option-reserve-entry-free = sì
option-reserve-entry-at-once = no, entra appena può
option-reserve-release = Il controllo di quali obiettivi libera la riserva di artiglieria?
option-reserve-release-confederate-objectives = di quelli confederati
option-reserve-release-any-objective = di qualsiasi
option-marginal-lead = Terza giornata: che cosa richiede una vittoria marginale oltre agli obiettivi (stampato +11 e +1)?
option-marginal-lead-ratio = un rapporto superiore a 1-1
option-marginal-lead-points = 11 punti di vantaggio per la Confederazione, 1 per l’Unione
option-late-arrivals = Il dado ha fatto arrivare un’unità, che è stata trattenuta. Si tira di nuovo per essa?
option-late-arrivals-kept = no, può entrare in qualsiasi turno successivo
option-late-arrivals-rolled-again = sì, a ogni turno
option-entry-limit = A che cosa si applica il limite di tre unità per turno?
option-entry-limit-new-units = alle unità che i dadi fanno arrivare in questo turno
option-entry-limit-all-units = a tutte le unità che entrano, comprese quelle trattenute
option-roll-order = Chi fissa l’ordine dei tiri in un corpo o in un’arma?
option-roll-order-listed = l’elenco delle unità
option-roll-order-chosen = il giocatore dell’Unione

## Termini, ciascuno con le sue forme, e che cosa significano

term-formation = formazione
term-formation-means = Le unità di uno stesso colore: muovono insieme quando viene estratto il loro segnalino (2.2-f).
term-cup = tazza
term-cup-means = Contiene tutti i segnalini del turno; quello estratto agisce (3.1-a, 3.2-a).
term-zoc = zona di controllo | zone di controllo | ZdC
term-zoc-means = I sei esagoni intorno a un’unità: il nemico deve fermarvisi, e combattere nella sua fase di combattimento (5.0-a, 6.1-c).
term-points = punti movimento | punto movimento
term-points-means = Ciò che un’unità può spendere per esagoni e lati in una fase di movimento (4.2-a).
term-step = passo | passi
term-step-means = Quanto un’unità può perdere: due passi se ha stampate entrambe le facce, altrimenti uno (2.2-c).
term-morale-value = valore di morale
term-morale-value-means = Si aggiunge al dado di una fazione in combattimento e a quello di un test di morale (6.2.6-a, 6.4-a).
term-morale-check = test di morale
term-morale-check-means = Un dado più il valore di morale dell’unità: con 4 o più resiste, altrimenti si ritira (6.4-a, 6.4-b).
term-automatic = ritirata automatica | ritirate automatiche
term-automatic-means = Cedere nella propria fase di combattimento invece di combattere, senza perdite (6.2.2-a).
term-odds = rapporto iniziale
term-odds-means = La forza d’attacco contro quella di difesa, arrotondata per il difensore, prima di ogni spostamento (6.2.3-a).
term-surrounded = circondati | circondate
term-surrounded-means = Ogni esagono intorno contiene un nemico o è in una zona di controllo nemica (6.2.4-g, 6.2.4-h).
term-overstacked = sovraimpilata | sovraimpilate
term-overstacked-means = Più di due unità in un esagono dopo una ritirata; quelle in fondo non contano nella sua difesa (4.3-d).
term-bombardment = attacco di bombardamento | attacchi di bombardamento
term-bombardment-means = Un attacco della sola artiglieria, da quattro esagoni al massimo; non subisce nulla (7.1-b, 6.2.6-g).
term-los = linea di vista | linee di vista
term-los-means = La retta tra i centri di due esagoni; boschi, colline, città e scarpate la bloccano (7.1-h, 7.1-i).
term-lines = linee amiche
term-lines-means = Dove si ritira una fazione: le direzioni indicate dalla bussola della mappa (6.5-o).
term-entry = esagono d’ingresso | esagoni d’ingresso
term-entry-means = Dove arrivano sulla mappa i rinforzi della sua lettera (8.2-a).
term-objective = esagono obiettivo | esagoni obiettivo
term-objective-means = Un esagono che conta per la vittoria; è di chi vi si trova, o del solo che vi ha una zona di controllo (11.1-a, 11.1-b).
term-fortification = fortificazione | fortificazioni
term-fortification-means = Un parapetto o un trinceramento: aiuta il difensore su tre lati del suo esagono (10.0-b, 10.0-d).

## Scheda di aiuto

card-terrain = Terreno
card-shift = Spostamento
card-blocks = Blocca la vista
card-attacker = Tira l’attaccante, subisce il difensore
card-defender = Tira il difensore, subisce l’attaccante
card-night = notte
card-hexside = { $kind ->
    [stream] ruscello
    [creek] torrente
    [river] lato di fiume
    [talus] scarpata
    [road] strada
    [trail] sentiero
    [railroad] ferrovia
    [breastwork] parapetto
   *[entrenchment] trinceramento
  }

# Rules. One bullet of the digest each; the sentences are ours.

## 2. Componenti

## 2.1 Mappe

rule-A5A-2_1-a = Il gioco è composto da due fogli con le mappe delle cinque battaglie, 352 pedine, due schede di aiuto identiche e due dadi a sei facce.
rule-A5A-2_1-b = Un esagono è largo circa 300 iarde; la scala non ha effetto sul gioco.
rule-A5A-2_1-c = Ogni esagono ha esattamente un terreno a tutti gli effetti: quello che copre la maggior parte della sua superficie di terra. I simboli che sconfinano da un esagono vicino si ignorano.
rule-A5A-2_1-d = Il terreno di un esagono è uno di questi sette: aperto, bosco, collina, collina boscosa, palude, accidentato o città.
rule-A5A-2_1-e = Nessun esagono delle cinque mappe è accidentato.
rule-A5A-2_1-f = Gli elementi dei lati d’esagono sono strada, sentiero, ferrovia, ruscello, torrente, fiume, guado, ponte e scarpata. Si trovano tra due esagoni, o attraversano il lato che li separa, e si aggiungono al terreno degli esagoni.
rule-A5A-2_1-g = Le fattorie isolate, gli steccati, i frutteti e i due stagni della mappa di Shiloh non influiscono mai su movimento, combattimento o linea di vista.
rule-A5A-2_1-h = Ogni mappa di battaglia mostra anche il suo tracciato dei turni, le lettere d’ingresso, gli esagoni obiettivo e una bussola di ritirata con le direzioni delle linee amiche di ciascuna fazione. La mappa di Bull Run riporta una seconda bussola e altri esagoni d’ingresso, previsti per un’altra battaglia; non si usano.

## 2.2 Pedine

rule-A5A-2_2-a = I segnalini indicano il turno, il controllo (una faccia dell’Unione e una confederata), le fortificazioni (una faccia parapetto e una trinceramento), le fasi di movimento e le fasi di combattimento.
rule-A5A-2_2-b = Le unità di combattimento sono di fanteria, cavalleria o artiglieria; Shiloh aggiunge due cannoniere (14.3).
rule-A5A-2_2-c = Un’unità stampata su entrambe le facce ha due passi: la prima perdita la gira sulla faccia ridotta, un’altra la elimina. Un’unità stampata su una sola faccia ha un passo, e la prima perdita la elimina.
rule-A5A-2_2-d = Un passo perso non si recupera mai.
rule-A5A-2_2-e = Un’unità riporta, da sinistra a destra, la sua forza d’attacco, la sua forza di difesa e la sua capacità di movimento. Ha inoltre un valore di morale, che può essere negativo, nullo o positivo. Una faccia ridotta ha valori propri.
rule-A5A-2_2-f = Il colore dei tre numeri in basso indica la formazione di un’unità. Tutte le unità di uno stesso colore costituiscono una formazione e muovono insieme.
rule-A5A-2_2-g = I nomi e i numeri (brigata, divisione e corpo per la maggior parte delle unità dell’Unione, comandanti di brigata e di divisione per la maggior parte di quelle confederate) non hanno effetti propri. Contano solo dove una regola nomina un’unità, una divisione o un corpo.
rule-A5A-2_2-h = La dimensione di un’unità (brigata, reggimento, battaglione) non ha alcun effetto.
rule-A5A-2_2-i = Un’unità che riporta un numero d’esagono si piazza in quell’esagono. Un’unità che riporta un numero e una lettera è un rinforzo: il numero è il suo turno di arrivo, la lettera il suo esagono d’ingresso.
rule-A5A-2_2-j = Due lettere separate da una barra lasciano al proprietario la scelta tra i due esagoni d’ingresso; le unità che arrivano insieme possono scegliere in modo diverso.
rule-A5A-2_2-k = Il codice sul retro di una pedina indica la sua battaglia: BR Bull Run, PR Pea Ridge, SH Shiloh, GB Gettysburg, BV Bentonville. Le unità non passano mai da una battaglia all’altra.
rule-A5A-2_2-l = Alcuni rinforzi riportano due lettere; almeno uno riporta C/D.
rule-A5A-2_2-m = Alcune pedine riportano il nome di un reggimento (24 Mo) o di un corpo (V Corps); 1/2/XX è la 1ª Brigata della 2ª Divisione del XX Corpo.

## 2.3 Scheda di aiuto

rule-A5A-2_3-a = La scheda di aiuto contiene la tabella degli effetti del terreno, due tabelle dei risultati di combattimento (quella dell’attaccante e quella del difensore), la tabella dei test di morale, gli elenchi delle priorità e dei divieti di ritirata e la sequenza di gioco.
rule-A5A-2_3-b = Le due tabelle di combattimento danno per lo più uno o due passi e una ritirata. I risultati maggiori sono rari, e nessuna colonna è decisiva.
rule-A5A-2_3-c = Nella tabella del difensore la colonna 1-2 dà una perdita in tutte le righe da 2 a 7, o in tutte tranne una.

## 3. Sequenza di gioco

rule-A5A-3_0-a = Una partita è composta da un certo numero di turni. Ogni turno ha tre segmenti in quest’ordine: segmento dei segnalini di fase, segmento delle operazioni, segmento di avanzamento del turno.

## 3.1 Segmento dei segnalini di fase

rule-A5A-3_1-a = Le due fazioni usano una sola tazza, e nessuno può vederne l’interno; vi si mettono tutti i segnalini di fase previsti per questo turno.
rule-A5A-3_1-b = Vanno nella tazza i segnalini di fase di movimento di ogni formazione che ha almeno un’unità sulla mappa, e anche quelli la cui entrata in gioco è prevista in questo turno.
rule-A5A-3_1-c = Ogni formazione ha uno o due segnalini di fase di movimento del suo colore.
rule-A5A-3_1-d = Ogni fazione possiede esattamente un segnalino di fase di combattimento. Va nella tazza a meno che una regola lo tenga fuori: nel turno 1 di Bull Run (entrambe le fazioni) e di Bentonville (Unione), a Shiloh finché non viene liberato (Unione), e in tutti i turni notturni.
rule-A5A-3_1-e = Una formazione senza unità sulla mappa né in arrivo non mette nessun segnalino.
rule-A5A-3_1-f = Anche fuori da Gettysburg almeno una formazione ha due segnalini di fase di movimento.

## 3.2 Segmento delle operazioni

rule-A5A-3_2-a = I giocatori estraggono i segnalini a turno, uno alla volta; la prima estrazione del turno spetta sempre al giocatore confederato.
rule-A5A-3_2-b = Non importa chi estrae un segnalino: vale sempre per la fazione e la formazione che vi sono stampate.
rule-A5A-3_2-c = Si completa tutto ciò che un segnalino comporta prima dell’estrazione seguente.
rule-A5A-3_2-d = Quando viene estratto un segnalino di fase di movimento, il suo proprietario può muovere tutte le unità che vuole di quella formazione (capitolo 4).
rule-A5A-3_2-e = Quando viene estratto un segnalino di fase di combattimento, quella fazione esegue subito la sua fase di combattimento (capitolo 6).
rule-A5A-3_2-f = Il segmento delle operazioni finisce quando la tazza è vuota.

## 3.3 Segmento di avanzamento del turno

rule-A5A-3_3-a = Il segnalino di turno avanza e comincia il turno seguente, a meno che la nuova casella richieda di determinare la vittoria: allora la partita finisce, e le regole della battaglia decidono chi ha vinto.
rule-A5A-3_3-b = A Pea Ridge, Shiloh e Gettysburg si verifica la vittoria anche alla fine di ogni giornata, e a Bull Run dopo il turno 9. Il giocatore che soddisfa le condizioni indicate vince all’istante; altrimenti si continua a giocare.

## 4. Movimento

## 4.1 Fasi di movimento

rule-A5A-4_1-a = Quando viene estratto il segnalino di una formazione, solo le sue unità possono muovere, ciascuna al massimo una volta e fino alla sua capacità di movimento. Non muove nessuna unità di altre formazioni, di nessuna delle due fazioni.
rule-A5A-4_1-b = Nessuna unità è obbligata a muovere, tranne dove lo dicono 15.3-d e 15.4-c.
rule-A5A-4_1-c = Una formazione con due segnalini di fase di movimento muove quando viene estratto il primo dei due; la seconda estrazione del turno non ha effetto.
rule-A5A-4_1-d = I corpi confederati di Gettysburg seguono invece la regola 15.4.
rule-A5A-4_1-e = In una fase di movimento non si combatte.

## 4.2 Procedura di movimento

rule-A5A-4_2-a = Un’unità muove da un esagono a uno adiacente e paga per ciascuno il costo del terreno in cui entra più il costo del lato d’esagono che attraversa.
rule-A5A-4_2-b = Per esempio, una fanteria che entra in un bosco attraversando un ruscello paga 2 + 1 = 3 punti movimento.
rule-A5A-4_2-c = Un guado o un ponte sul lato d’esagono annulla il costo del corso d’acqua; nello stesso esempio l’unità paga 2.
rule-A5A-4_2-d = Un’unità che attraversa un lato d’esagono per cui passa anche una strada, un sentiero o una ferrovia ignora tutti i costi di esagono e di lato e paga invece la tariffa di quella via: ½ punto movimento per strada, 1 per sentiero, per ferrovia quanto indica la tabella degli effetti del terreno.
rule-A5A-4_2-e = Trovarsi in un esagono di strada non basta: la strada deve attraversare il lato d’esagono usato.
rule-A5A-4_2-f = Non si può usare una strada, un sentiero o una ferrovia per entrare in un esagono che contiene già due unità, il massimo di impilamento; l’unità paga allora il costo ordinario.
rule-A5A-4_2-g = Un’unità non può entrare in un esagono il cui costo supera i punti movimento che le restano.
rule-A5A-4_2-h = Nella sua fase di movimento un’unità può comunque sempre muovere di un esagono, qualunque ne sia il costo, se non entra in terreno che le è vietato e non lo attraversa. Quell’esagono è allora tutto il suo movimento.
rule-A5A-4_2-i = Un’unità non entra mai in terreno vietato al suo tipo e non lo attraversa mai. Artiglieria e cavalleria non possono entrare in esagoni accidentati né attraversare scarpate; l’artiglieria non può entrare nemmeno nelle paludi.
rule-A5A-4_2-j = Un’unità deve fermarsi quando entra in un esagono in zona di controllo nemica (capitolo 5).
rule-A5A-4_2-k = Nessuna unità entra in un esagono occupato dal nemico.
rule-A5A-4_2-l = I punti movimento non usati sono persi; non si possono conservare né cedere a un’altra unità.

## 4.3 Impilamento

rule-A5A-4_3-a = Durante un segmento delle operazioni un numero qualsiasi di unità può passare per un esagono.
rule-A5A-4_3-b = Al massimo due unità, di qualsiasi tipo, possono terminare volontariamente il movimento nello stesso esagono.
rule-A5A-4_3-c = Più di due unità possono trovarsi insieme solo in seguito a una ritirata forzata che non si è potuta prolungare a causa di unità nemiche o delle loro zone di controllo (6.5).
rule-A5A-4_3-d = Le unità sovraimpilate si mettono in fondo alla pila; contano solo le due unità in cima.
rule-A5A-4_3-e = Un’unità sovraimpilata non può attaccare e non aggiunge nulla alla difesa dell’esagono.
rule-A5A-4_3-f = Le unità sovraimpilate subiscono però ogni risultato applicato all’esagono: perdite di passi, ritirate e test di morale.
rule-A5A-4_3-g = Il proprietario deve portare via le unità sovraimpilate alla prima occasione.

## 4.4 Uscita dalla mappa

rule-A5A-4_4-a = Nessuna unità può uscire volontariamente dalla mappa.
rule-A5A-4_4-b = Un’unità costretta a ritirarsi fuori dalla mappa è eliminata.

## 5. Zone di controllo

rule-A5A-5_0-a = Ogni unità, tranne le cannoniere (14.3), esercita una zona di controllo (ZdC) nei sei esagoni adiacenti.
rule-A5A-5_0-b = Una zona di controllo non attraversa un lato di fiume, a meno che quel lato abbia un ponte o un guado.
rule-A5A-5_0-c = Una zona di controllo non entra in un esagono attraverso un lato di quell’esagono protetto da un parapetto o da un trinceramento (capitolo 10).
rule-A5A-5_0-d = Le zone di controllo delle due fazioni possono sovrapporsi nello stesso esagono, e ciascuna ha effetto sull’altra fazione.
rule-A5A-5_0-e = Un’unità che, muovendo, entra in un esagono in zona di controllo nemica si ferma lì per il resto di quella fase di movimento.
rule-A5A-5_0-f = Un’unità che comincia la sua fase di movimento in zona di controllo nemica può muovere, ma durante quella fase non può entrare in nessun esagono in zona di controllo nemica, né direttamente né dopo essere passata per esagoni liberi.
rule-A5A-5_0-g = Per il movimento, né le unità amiche né le zone di controllo amiche annullano le zone di controllo nemiche.
rule-A5A-5_0-h = Un’unità che comincia in zona di controllo nemica, e i cui sei esagoni vicini sono tutti in zona di controllo nemica, non può muovere.
rule-A5A-5_0-i = Le avanzate (6.6) e, nei casi indicati, le ritirate (6.5) possono passare direttamente da una zona di controllo nemica a un’altra.

## 6. Combattimento

rule-A5A-6_0-a = Quando viene estratto il segnalino di fase di combattimento di una fazione, quella fazione esegue una fase di combattimento come attaccante, con tutte le sue formazioni.

## 6.1 Obblighi di combattimento

rule-A5A-6_1-a = Ogni unità nemica la cui zona di controllo raggiunge almeno un esagono occupato dalla fazione attaccante deve essere attaccata in questa fase.
rule-A5A-6_1-b = Non è necessario che la attacchino le unità che si trovano nella sua zona di controllo: basta qualsiasi attacco permesso, compreso il bombardamento di un’artiglieria fuori da quella zona.
rule-A5A-6_1-c = Ogni unità della fazione attaccante che è in zona di controllo nemica deve attaccare almeno un esagono adiacente occupato dal nemico, oppure fare una ritirata automatica.
rule-A5A-6_1-d = Un’unità che si trova nelle zone di controllo di più esagoni nemici può attaccarne uno qualsiasi o più d’uno, purché siano soddisfatti tutti gli obblighi nel loro insieme.
rule-A5A-6_1-e = In una fase di combattimento nessuna unità attacca più di una volta, e nessuna è attaccata più di una volta.
rule-A5A-6_1-f = Ogni combattimento si dichiara e si risolve per intero prima di dichiarare il successivo.
rule-A5A-6_1-g = Tutte le ritirate automatiche della fase si eseguono prima di risolvere qualsiasi combattimento normale.
rule-A5A-6_1-h = Gli obblighi seguono le zone di controllo del nemico, quindi valgono in un solo senso attraverso i lati fortificati (capitolo 10) e non esistono attraverso i lati di fiume senza ponte né guado.
rule-A5A-6_1-i = Un’unità può attaccare un nemico adiacente che non è obbligata ad attaccare, a meno che il terreno lo vieti.
rule-A5A-6_1-j = Lasciando da parte le unità sovraimpilate e quelle di forza 0, gli obblighi si possono sempre soddisfare. Gli esagoni nemici coinvolti e gli attaccanti a essi adiacenti si possono dividere in gruppi, ciascuno con un solo esagono nemico o un solo attaccante, e ognuno di questi gruppi è un combattimento permesso.

## 6.2 Procedura di combattimento. Stadio 1: dichiarazione

rule-A5A-6_2_1-a = L’attaccante indica le unità che attaccano e le unità e gli esagoni nemici attaccati.
rule-A5A-6_2_1-b = Tutte le unità che attaccano lo stesso gruppo di nemici si sommano in un solo attacco.
rule-A5A-6_2_1-c = Unità in esagoni diversi possono unirsi contro lo stesso esagono o gli stessi esagoni.
rule-A5A-6_2_1-d = Le unità di una pila possono fare attacchi separati contro esagoni diversi.
rule-A5A-6_2_1-e = Le unità nemiche impilate in un esagono si attaccano insieme, mai separatamente; le cannoniere fanno eccezione.
rule-A5A-6_2_1-f = Un combattimento può comprendere più esagoni nemici; ogni unità attaccante deve allora poterli attaccare tutti.
rule-A5A-6_2_1-g = Tutta la forza d’attacco di un’unità va nel suo unico combattimento; le forze non si dividono mai.

## 6.2 Procedura di combattimento. Stadio 2: ritirata automatica

rule-A5A-6_2_2-a = Invece di combattere, l’attaccante può perdere il combattimento automaticamente e senza perdite di passi: le unità che dovevano attaccare si ritirano (6.5).
rule-A5A-6_2_2-b = Il difensore può poi far avanzare un’unità in ogni esagono lasciato vuoto da una ritirata automatica (6.6).
rule-A5A-6_2_2-c = Un’unità in ritirata automatica si ritira di un esagono e deve proseguire, se possibile, finché non è fuori da ogni zona di controllo nemica; è la ritirata prolungata. Se non riesce a uscirne, non subisce nessuna penalità.
rule-A5A-6_2_2-d = Un’unità con forza d’attacco 0 che è sola nel suo combattimento deve fare una ritirata automatica.
rule-A5A-6_2_2-e = Se si sceglie la ritirata automatica davanti a un’unità nemica, devono farla tutte le unità amiche che sono nella zona di controllo di quell’unità: si ritirano tutte o nessuna.
rule-A5A-6_2_2-f = Un’artiglieria che non è adiacente ed è in grado di bombardare può essere dichiarata nello stadio 1 come parte del gruppo che si ritira.
rule-A5A-6_2_2-g = Questa artiglieria fa un attacco di bombardamento dopo che le altre unità si sono ritirate e prima che il difensore avanzi, se il suo rapporto reale è almeno 1-4.
rule-A5A-6_2_2-h = Quel bombardamento soddisfa l’obbligo di attaccare l’esagono nemico. Le unità amiche nella zona di controllo di quell’esagono che possono attaccare altri nemici sono quindi libere da 6.2.2-e: alcune possono ritirarsi mentre altre combattono altrove.
rule-A5A-6_2_2-i = Un’unità che si è ritirata ha soddisfatto il suo obbligo; in questa fase non può più attaccare né bombardare.

## 6.2 Procedura di combattimento. Stadio 3: rapporto iniziale

rule-A5A-6_2_3-a = Il rapporto iniziale confronta la forza d’attacco totale con la forza di difesa totale, arrotondando a favore del difensore. Se l’attacco è forte almeno quanto la difesa, si divide l’attacco per la difesa e si arrotonda per difetto: il rapporto è quel numero a 1. Altrimenti si divide la difesa per l’attacco e si arrotonda per eccesso: il rapporto è 1 a quel numero.
rule-A5A-6_2_3-b = Per esempio, 22 contro 8 è 2-1, 3 contro 16 è 1-6, e 2 contro 4 è 1-2.
rule-A5A-6_2_3-c = Un rapporto iniziale inferiore a 1-4 conta come 1-4, uno superiore a 6-1 come 6-1; ma si veda 7.2-b per gli attacchi di bombardamento.
rule-A5A-6_2_3-d = Le colonne sono, nell’ordine: 1-4, 1-3, 1-2, 1-1, 2-1, 3-1, 4-1, 5-1, 6-1.
rule-A5A-6_2_3-e = Nella difesa non si contano le unità sovraimpilate (4.3-e) e quelle che si sono ritirate nell’esagono in precedenza in questa fase (6.5-f).

## 6.2 Procedura di combattimento. Stadio 4: rapporto finale

rule-A5A-6_2_4-a = Il terreno dell’esagono del difensore sposta la colonna come indica la tabella degli effetti del terreno.
rule-A5A-6_2_4-b = Se i difensori occupano esagoni di terreno diverso, si usa solo il terreno con il maggiore spostamento a sinistra.
rule-A5A-6_2_4-c = Una collina sposta di una colonna a sinistra, ma solo se nessun attaccante occupa un esagono adiacente a quello del difensore e collegato a esso come parte della stessa collina. Due esagoni di collina adiacenti non sono collegati se il colore della collina non attraversa il lato che li separa.
rule-A5A-6_2_4-d = Una collina boscosa sposta di due colonne a sinistra; se un attaccante è in un esagono collegato della stessa collina, resta solo la colonna dovuta al bosco.
rule-A5A-6_2_4-e = Il terreno sui lati dell’esagono del difensore sposta la colonna come indica la tabella, ma solo se tutti gli attaccanti attaccano attraverso un lato di questo tipo.
rule-A5A-6_2_4-f = Gli spostamenti dell’esagono e del lato si sommano: un attacco a 3-1 contro un bosco dietro un ruscello scende a 2-1 e poi a 1-1.
rule-A5A-6_2_4-g = Se ogni esagono intorno a tutte le unità attaccanti contiene un’unità nemica o è in zona di controllo nemica, gli attaccanti sono circondati: una colonna a sinistra.
rule-A5A-6_2_4-h = Se ogni esagono intorno a tutte le unità in difesa contiene un’unità della fazione attaccante o è nella zona di controllo di quest’ultima, i difensori sono circondati: una colonna a destra.
rule-A5A-6_2_4-i = Entrambe le fazioni possono essere circondate; in tal caso i due spostamenti si annullano.
rule-A5A-6_2_4-j = Tutti gli spostamenti si sommano. Il totale non supera mai tre colonne in nessuna delle due direzioni; ciò che eccede è perso.
rule-A5A-6_2_4-k = Gli spostamenti oltre 6-1 si ignorano, e così pure quelli sotto 1-4, tranne che per 6.2.6-c.
rule-A5A-6_2_4-l = In un attacco di bombardamento i lati d’acqua non contano (7.2-d).
rule-A5A-6_2_4-m = Ogni unità attaccante adiacente che si trova in un esagono collegato della stessa collina annulla la collina, anche l’artiglieria che bombarda a un esagono.
rule-A5A-6_2_4-n = Il terreno di un esagono può spostare in entrambi i sensi; almeno un tipo della tabella sposta a destra.

## 6.2 Procedura di combattimento. Stadio 5: valori di morale

rule-A5A-6_2_5-a = L’attaccante annuncia per primo il valore di morale che usa; deve essere quello di almeno una delle sue unità in questo combattimento.
rule-A5A-6_2_5-b = Poi il difensore fa lo stesso con le sue unità in questo combattimento.
rule-A5A-6_2_5-c = Il valore di morale dell’artiglieria che bombarda si può usare solo in un attacco di bombardamento.
rule-A5A-6_2_5-d = In un attacco di bombardamento il difensore non sceglie nessun valore, perché non tira il dado.
rule-A5A-6_2_5-e = Il primo passo che una fazione perde deve venire da un’unità con il valore usato da quella fazione (6.3.1-a).

## 6.2 Procedura di combattimento. Stadio 6: dadi

rule-A5A-6_2_6-a = Ogni giocatore tira un dado e aggiunge il valore di morale che ha scelto.
rule-A5A-6_2_6-b = Il totale dell’attaccante, sulla tabella dell’attaccante, dà il risultato per il difensore; il totale del difensore, sulla tabella del difensore, dà il risultato per l’attaccante. Entrambi usano la stessa colonna finale.
rule-A5A-6_2_6-c = Se il terreno porta la colonna sotto 1-4, l’attaccante non tira il dado e non infligge nulla, e il difensore tira sulla colonna 1-4. Un attacco di bombardamento non ha allora alcun effetto.
rule-A5A-6_2_6-d = Il risultato «–» non ha effetto.
rule-A5A-6_2_6-e = Un numero indica quanti passi perde la fazione; poi ciascuna delle sue unità superstiti nel combattimento fa un test di morale, e quella che lo fallisce si ritira di un esagono.
rule-A5A-6_2_6-f = Un numero con R indica che la fazione perde altrettanti passi; poi tutte le sue unità superstiti si ritirano di un esagono e fanno un test di morale, e quella che lo fallisce si ritira di un altro esagono.
rule-A5A-6_2_6-g = L’artiglieria che bombarda non subisce mai risultati: nessuna perdita, nessuna ritirata, nessun test di morale.

## 6.3 Applicazione dei risultati

rule-A5A-6_3-a = I due tiri sono simultanei: le perdite di una fazione non cambiano né il tiro né la colonna dell’altra.
rule-A5A-6_3-b = I risultati si applicano per intero al difensore (stadi da 1 a 4) e poi all’attaccante (stadi da 1 a 3).
rule-A5A-6_3_1-a = Stadio 1, perdite: il primo passo va tolto a un’unità il cui valore di morale è uguale a quello usato dalla sua fazione; se ce n’è più d’una, sceglie il proprietario.
rule-A5A-6_3_1-b = Il proprietario assegna come vuole i passi rimanenti alle sue unità nel combattimento.
rule-A5A-6_3_1-c = Un passo si paga girando un’unità a piena forza da due passi, eliminandone una già ridotta o eliminando un’unità da un passo. I passi oltre quelli che la fazione possiede si ignorano.
rule-A5A-6_3_1-d = Non si possono mai assegnare perdite all’artiglieria che bombarda.
rule-A5A-6_3_2-a = Stadio 2, ritirata obbligatoria: con un risultato R tutte le unità superstiti della fazione si ritirano di un esagono.
rule-A5A-6_3_3-a = Stadio 3, test di morale: se un’unità qualsiasi della fazione ha perso un passo, ogni unità superstite di quella fazione nel combattimento fa un test di morale, anche se non ha perso nulla. Un’unità che lo fallisce si ritira di un esagono.
rule-A5A-6_3_3-b = Quindi un’unità può ritirarsi di due esagoni: uno per la R e uno per un test fallito.
rule-A5A-6_3_4-a = Stadio 4, ritirata volontaria (solo il difensore): il difensore può allora far ritirare di un esagono quante vuole delle sue unità attaccate che non si sono ritirate negli stadi 2 o 3.

## 6.4 Test di morale

rule-A5A-6_4-a = Tirate un dado, aggiungete il valore di morale attuale dell’unità stessa e consultate la tabella dei test di morale: con 4 o più il test è superato, con 3 o meno è fallito.
rule-A5A-6_4-b = Un’unità che fallisce un test dovuto a un risultato di combattimento si ritira di un esagono.
rule-A5A-6_4-c = Un’unità che fallisce un test dovuto a una ritirata in zona di controllo nemica perde un passo, senza altre ritirate per quel fallimento.

## 6.5 Ritirate

rule-A5A-6_5-a = Un’unità si ritira per un test di morale fallito, per un risultato R, per una ritirata volontaria (difensore) o per una ritirata automatica (attaccante).
rule-A5A-6_5-b = Tutti i tipi di ritirata funzionano allo stesso modo, salvo che una ritirata automatica deve proseguire, se possibile, finché l’unità non è fuori dalle zone di controllo nemiche.
rule-A5A-6_5-c = Una ritirata non è un movimento e non costa punti movimento.
rule-A5A-6_5-d = Le unità si ritirano una alla volta; quelle di una stessa pila possono prendere vie diverse.
rule-A5A-6_5-e = Il proprietario decide tutto ciò che divieti e priorità lasciano aperto.
rule-A5A-6_5-f = Un’unità che si ritira in un esagono attaccato più tardi nella stessa fase di combattimento non vi aggiunge forza di difesa, ma subisce i risultati.
rule-A5A-6_5-g = Un’unità non si ritira mai in un esagono occupato dal nemico.
rule-A5A-6_5-h = Un’unità non si ritira mai in un esagono in zona di controllo nemica, a meno che lo occupi un’unità amica.
rule-A5A-6_5-i = Un’unità non si ritira mai in un terreno che le è vietato, né attraverso di esso.
rule-A5A-6_5-j = Ogni volta che un’unità si ritira in un esagono in zona di controllo nemica, fa subito un test di morale. Se lo supera non succede nulla, e può proseguire se deve; se lo fallisce, perde un passo.
rule-A5A-6_5-k = C’è un test di questo tipo per ogni esagono in zona di controllo nemica in cui l’unità entra.
rule-A5A-6_5-l = Un’unità che deve ritirarsi e non può farlo perde un passo per ogni esagono di cui non si ritira.
rule-A5A-6_5-m = Possono essere due passi, uno per la R e uno per il test fallito. Per esempio, una pila di due brigate a piena forza da due passi subisce 1R senza via d’uscita. Una brigata subisce la perdita e viene girata. Poi entrambe perdono un passo per la ritirata: quella ridotta viene eliminata e l’altra viene girata. La superstite fa ancora un test di morale, perché sono stati persi dei passi, e se lo fallisce viene eliminata.
rule-A5A-6_5-n = Una ritirata segue quattro priorità, in quest’ordine e per quanto possibile. Prima priorità: un esagono che non sia in zona di controllo nemica; uno che lo sia, ma con un’unità amica, si usa solo se non c’è altro.
rule-A5A-6_5-o = Seconda priorità: un esagono nella direzione delle linee amiche secondo la bussola della mappa (per l’Unione a Bull Run: nord, nord-est e nord-ovest).
rule-A5A-6_5-p = Terza priorità: un esagono in cui non si superi il limite di impilamento.
rule-A5A-6_5-q = Quarta priorità: l’esagono più lontano dal maggior numero di unità nemiche, visto dall’esagono che l’unità lascia.
rule-A5A-6_5-r = Un’unità in ritirata automatica che è ancora in zona di controllo nemica continua a ritirarsi, un esagono dopo l’altro, rispettando divieti e priorità, finché non ne è fuori o non può più proseguire.
rule-A5A-6_5-s = Un’unità la cui ritirata supera il limite di impilamento dell’esagono in cui entra continua a ritirarsi allo stesso modo finché non è più sovraimpilata.
rule-A5A-6_5-t = Se i divieti lo rendono impossibile, resta sovraimpilata in fondo alla pila dell’esagono (da 4.3-d a 4.3-g). Le unità non possono trovarsi sovraimpilate in nessun altro modo.

## 6.6 Avanzata

rule-A5A-6_6-a = Dopo un combattimento normale un’unità attaccante può avanzare in un esagono adiacente dei difensori se tutte le unità che vi si trovavano sono state eliminate o si sono ritirate.
rule-A5A-6_6-b = Non c’è avanzata se gli attaccanti stessi devono ritirarsi in seguito al combattimento.
rule-A5A-6_6-c = Un’unità in difesa può avanzare solo dopo una ritirata automatica, in un esagono adiacente che questa ha lasciato vuoto, e mai dopo un combattimento normale.
rule-A5A-6_6-d = In ogni esagono lasciato vuoto può avanzare una sola unità.
rule-A5A-6_6-e = Un’avanzata non è un movimento, non costa punti movimento e ignora le zone di controllo nemiche.
rule-A5A-6_6-f = L’artiglieria non avanza mai.
rule-A5A-6_6-g = Si può entrare solo nel primo esagono lasciato vuoto; dopo una ritirata di due esagoni nessuno può seguire nel secondo.
rule-A5A-6_6-h = Si decide subito se avanzare, prima di ogni altra azione; altrimenti il diritto è perso.
rule-A5A-6_6-i = Anche dopo una ritirata automatica, l’esagono di un’unità eliminata perché non poteva ritirarsi conta come lasciato vuoto.

## 7. Artiglieria

## 7.1 Bombardamento

rule-A5A-7_1-a = Contro unità adiacenti l’artiglieria attacca e si difende come ogni altra unità.
rule-A5A-7_1-b = In alternativa può bombardare: attaccare un bersaglio distante al massimo quattro esagoni verso il quale ha una linea di vista libera.
rule-A5A-7_1-c = L’artiglieria che bombarda può attaccare attraverso lati di fiume; nessun’altra unità può attaccare attraverso un fiume, a meno che ci sia un ponte o un guado.
rule-A5A-7_1-d = Un’artiglieria che si è ritirata per qualsiasi motivo non bombarda nella stessa fase di combattimento.
rule-A5A-7_1-e = Un’artiglieria in zona di controllo nemica non bombarda.
rule-A5A-7_1-f = A una distanza superiore a un esagono si somma la forza dell’artiglieria che bombarda, si dimezza il totale e si scarta la frazione: 3 + 2 diventa 2.
rule-A5A-7_1-g = Quindi un’unità di forza 1 non può bombardare da sola oltre un esagono.
rule-A5A-7_1-h = La linea di vista è la linea retta da centro a centro; ogni esagono si considera riempito dal suo unico terreno.
rule-A5A-7_1-i = Gli esagoni di bosco, collina, collina boscosa e città bloccano la linea di vista, e così pure i lati di scarpata.
rule-A5A-7_1-j = Una linea di vista che passa per un esagono o un lato che blocca è bloccata.
rule-A5A-7_1-k = Una linea di vista che corre esattamente lungo il lato tra un esagono che blocca e uno che non blocca è libera; tra due esagoni che bloccano è bloccata.
rule-A5A-7_1-l = Il terreno che blocca nell’esagono che spara e in quello bersaglio, e sui loro lati, si ignora.
rule-A5A-7_1-m = Le unità, di qualunque fazione siano, non bloccano mai la linea di vista.

## 7.2 Combattimento con bombardamento

rule-A5A-7_2-a = Un attacco di bombardamento, fatto dalla sola artiglieria che bombarda, può avere come bersaglio un solo esagono occupato dal nemico.
rule-A5A-7_2-b = Il rapporto reale di un attacco di bombardamento deve essere almeno 1-4; un rapporto inferiore non conta come 1-4.
rule-A5A-7_2-c = Un attacco di bombardamento si risolve nel modo normale, salvo che il difensore non tira il dado e l’artiglieria non subisce nulla.
rule-A5A-7_2-d = In un attacco di bombardamento gli spostamenti per lati di ruscello, torrente e fiume si ignorano; si applicano tutti gli altri spostamenti per il terreno di lato e di esagono.
rule-A5A-7_2-e = Per esempio, un attacco di bombardamento a 2-1 contro un bosco dietro un corso d’acqua scende a 1-1.
rule-A5A-7_2-f = Un attacco di bombardamento soddisfa l’obbligo di attaccare quell’esagono, e le unità amiche adiacenti non devono più attaccarlo. Ciascuna di esse che è in zona di controllo nemica deve comunque attaccare qualcosa.
rule-A5A-7_2-g = In un attacco combinato l’artiglieria che bombarda si unisce a un attacco di unità amiche adiacenti ai difensori.
rule-A5A-7_2-h = Se i difensori sono in più esagoni, l’artiglieria che bombarda in un attacco combinato deve avere la gittata e una linea di vista libera verso tutti.
rule-A5A-7_2-i = Le unità che bombardano in un attacco combinato sono immuni; l’artiglieria adiacente ai difensori che si trova nella loro zona di controllo subisce perdite e si ritira come le altre unità.
rule-A5A-7_2-j = In un attacco combinato l’attaccante deve usare il valore di morale di un’unità attaccante adiacente.
rule-A5A-7_2-k = Le unità a cui si unisce l’artiglieria che bombarda sono nella zona di controllo dei difensori; secondo la nostra lettura basta che siano adiacenti (opzione).

## 8. Rinforzi

## 8.1 Arrivo

rule-A5A-8_1-a = All’inizio le unità fuori dalla mappa e i loro segnalini di fase attendono sulla casella del tracciato dei turni che corrisponde al loro turno di arrivo.
rule-A5A-8_1-b = I segnalini sulla casella del turno in corso vanno nella tazza nel segmento dei segnalini di fase.
rule-A5A-8_1-c = Quando viene estratto il segnalino di fase di movimento della loro formazione, le unità attese in questo turno entrano: tutte, alcune o nessuna, come vuole il proprietario.
rule-A5A-8_1-d = Le unità trattenute si mettono sulla casella del turno seguente e possono entrare allora.

## 8.2 Ingresso

rule-A5A-8_2-a = Un’unità entra dall’esagono d’ingresso della sua lettera, o di una delle sue lettere.
rule-A5A-8_2-b = Entrare costa il terreno dell’esagono d’ingresso, o la tariffa di strada o di sentiero se l’unità arriva per una di queste vie; poi l’unità prosegue con il resto della sua capacità di movimento.
rule-A5A-8_2-c = Le unità possono entrare impilate, al massimo in due; le pile successive dallo stesso esagono non pagano nulla in più.
rule-A5A-8_2-d = Un’unità può entrare da un esagono in zona di controllo nemica, e vi si ferma; non può entrare da un esagono occupato dal nemico.
rule-A5A-8_2-e = Se l’esagono d’ingresso è occupato dal nemico, l’unità può entrare dall’esagono o dagli esagoni più vicini che non sono bloccati.
rule-A5A-8_2-f = A Shiloh le unità dell’Unione non hanno esagoni sostitutivi (14.4).
rule-A5A-8_2-g = Una lettera può comparire in più esagoni; ogni unità può usarne uno qualsiasi.

## 9. Notte

rule-A5A-9_0-a = Nei turni notturni nessuno dei due segnalini di fase di combattimento va nella tazza, quindi non ci sono fasi di combattimento.
rule-A5A-9_0-b = Nei turni notturni nessuna unità entra in un esagono in zona di controllo nemica, a meno che un’unità amica lo occupi già.
rule-A5A-9_0-c = Di notte un’unità può comunque lasciare una zona di controllo nemica, ma senza entrare in un’altra.

## 10. Fortificazioni

rule-A5A-10_0-a = Si possono costruire fortificazioni solo dove lo dicono le regole della battaglia, cioè solo a Gettysburg (15.2).
rule-A5A-10_0-b = Ci sono due tipi di fortificazione, il parapetto e il trinceramento; una volta costruite sono permanenti.
rule-A5A-10_0-c = Un segnalino di fortificazione copre tre lati contigui del suo esagono; lo si orienta quando lo si piazza, e non lo si gira più.
rule-A5A-10_0-d = Una fortificazione ha effetto solo attraverso quei tre lati, e funziona come un terreno di lato d’esagono.
rule-A5A-10_0-e = Una zona di controllo nemica non entra nell’esagono attraverso un lato coperto.
rule-A5A-10_0-f = La zona di controllo dell’occupante si estende in tutti e sei gli esagoni vicini, anche attraverso i lati coperti.
rule-A5A-10_0-g = Attraverso un lato coperto, quindi, l’occupante non è obbligato ad attaccare l’unità all’esterno nella propria fase di combattimento, mentre nella fase di combattimento dell’altra fazione l’unità all’esterno deve attaccare o fare una ritirata automatica.
rule-A5A-10_0-h = Un occupante toccato dal nemico solo attraverso lati coperti non comincia il movimento in zona di controllo nemica, quindi può muovere direttamente in una di esse.
rule-A5A-10_0-i = Lo spostamento difensivo si applica solo se tutti gli attaccanti attaccano attraverso lati coperti.
rule-A5A-10_0-j = Una fortificazione nell’esagono dell’attaccante non ha effetto sul combattimento.
rule-A5A-10_0-k = Un parapetto sposta di una colonna a sinistra.
rule-A5A-10_0-l = Un trinceramento sposta di due colonne a sinistra, e l’attaccante perde un passo in più a meno che il suo risultato sia «–»: 1R diventa 2R.

## 11. Vittoria, regole comuni

rule-A5A-11_0-a = Le regole esclusive di una battaglia valgono solo per quella battaglia, e lì prevalgono sulle regole di base.

## 11.1 Controllo degli obiettivi (tranne Gettysburg)

rule-A5A-11_1-a = Una fazione controlla un esagono obiettivo se vi ha un’unità.
rule-A5A-11_1-b = Un esagono obiettivo non occupato che è nella zona di controllo di una sola fazione è controllato da quella fazione.
rule-A5A-11_1-c = Un esagono obiettivo non occupato che è nelle zone di controllo di entrambe le fazioni non è controllato da nessuno.
rule-A5A-11_1-d = Un esagono obiettivo non occupato che non è in nessuna zona di controllo appartiene alla fazione che per ultima vi ha fatto entrare o passare un’unità o, prima di allora, a chi lo controllava all’inizio.
rule-A5A-11_1-e = Il controllo può cambiare un numero qualsiasi di volte in un turno, e si verifica di nuovo dopo ogni cambiamento di posizione.
rule-A5A-11_1-f = Per esempio, un’unità confederata che entra in 3605 mentre un’unità dell’Unione è adiacente in 3706 dà il controllo ai confederati; quando si ritira in 3505 non lo controlla nessuno; quando un’unità dell’Unione entra in 3605 lo controlla l’Unione.

## 11.1 Punti vittoria (dove si usano)

rule-A5A-11_1-g = Ogni unità nemica da due passi eliminata vale 3 punti vittoria.
rule-A5A-11_1-h = Ogni unità nemica da un passo eliminata vale 2 punti vittoria.
rule-A5A-11_1-i = Ogni unità nemica da due passi ridotta, ma non eliminata, vale 1 punto vittoria.
rule-A5A-11_1-j = Un’unità che si ritira o avanza in un esagono obiettivo, o attraverso di esso, conta come entratavi con un movimento.

## 12. Bull Run (10 turni)

rule-A5A-12_1-a = Bull Run e Catharpin Run sono torrenti che movimento e attacchi possono attraversare solo su ponti e guadi.
rule-A5A-12_1-b = Un’unità nella zona di controllo di un nemico sull’altra riva non è obbligata ad attaccarlo. Attraverso un ponte o un guado può farlo; attraverso qualsiasi altro lato non può.
rule-A5A-12_1-c = L’artiglieria che bombarda attacca attraverso di essi nel modo normale.
rule-A5A-12_1-d = Le unità confederate non attraversano mai nessuno dei due, in nessun modo.
rule-A5A-12_1-e = Un’unità confederata obbligata a ritirarsi attraverso uno di essi è eliminata.
rule-A5A-12_1-f = Fuori da ponti e guadi, i due torrenti sono terreno vietato: nemmeno una ritirata o un’avanzata dell’Unione li attraversa.
rule-A5A-12_2-a = La ferrovia incompiuta, la linea indipendente del Manassas Gap, è una ferrovia normale.
rule-A5A-12_2-b = Dove attraversa Bull Run, tra 2806 e 2906, non c’è né ponte né guado, quindi lì non passa nulla.
rule-A5A-12_3-a = Nel turno 1 nessuno dei due segnalini di fase di combattimento è nella tazza; dal turno 2 in poi ci sono entrambi.
rule-A5A-12_3-b = Il segnalino di fase di movimento dell’Armata del Potomac confederata va nella tazza solo dal turno 2 in poi, benché l’armata abbia unità sulla mappa: nel turno 1 non può muovere.
rule-A5A-12_4-a = Gli obiettivi sono Stone Bridge 3912, Robinson House 3413 e Henry House 3315; all’inizio sono tutti confederati.
rule-A5A-12_4-b = Alla fine del turno 9 il controllo confederato di tutti e tre gli obiettivi è una vittoria decisiva confederata, il controllo di due da parte dell’Unione è una vittoria sostanziale dell’Unione, e di tre una vittoria decisiva dell’Unione. Altrimenti si gioca il turno 10.
rule-A5A-12_4-c = Alla fine del turno 10 il controllo confederato di tutti e tre gli obiettivi è una vittoria decisiva confederata, come nella storia; il controllo di tre da parte dell’Unione è una vittoria decisiva dell’Unione, di due una sostanziale, di uno una marginale. Altrimenti la partita finisce in pareggio.

## 13. Pea Ridge (15 turni; giornate: 1–9, 10–15)

rule-A5A-13_1-a = L’unità indiana, la brigata confederata di Pike, non può mai muovere o ritirarsi volontariamente in un esagono adiacente ad artiglieria dell’Unione.
rule-A5A-13_1-b = Se è costretta a ritirarsi accanto ad artiglieria dell’Unione, è eliminata.
rule-A5A-13_1-c = È eliminata subito quando la attacca l’artiglieria, adiacente o con un bombardamento, da sola o con altre unità.
rule-A5A-13_1-d = Se era sola nell’esagono, non si calcola nessun rapporto, non si tirano dadi e l’Unione non subisce nulla.
rule-A5A-13_1-e = Se è impilata, la si rimuove prima di calcolare il rapporto iniziale, e il combattimento prosegue contro le altre.
rule-A5A-13_1-f = Se è adiacente ad artiglieria dell’Unione nella fase di combattimento confederata, deve fare una ritirata automatica; se non può, è eliminata.
rule-A5A-13_2-a = Il 24th Missouri dell’Unione, in 3205, non può muovere nel turno 1.
rule-A5A-13_3-a = Gli obiettivi sono Elkhorn Tavern 3605, il quartier generale dell’Unione 4009 e Leetown 4117; all’inizio sono tutti dell’Unione.
rule-A5A-13_3-b = Alla fine del turno 9 il controllo confederato di due o tre obiettivi è una vittoria decisiva confederata, e il controllo di tutti e tre da parte dell’Unione una vittoria decisiva dell’Unione. Altrimenti si continua a giocare.
rule-A5A-13_3-c = Alla fine del turno 15 il controllo confederato di tre obiettivi è una vittoria decisiva confederata, di due una sostanziale, di uno una marginale; il controllo di tre da parte dell’Unione è una vittoria sostanziale dell’Unione, come nella storia. Ogni altro caso è un pareggio.
rule-A5A-13_4-a = Opzione «scambio»: la divisione di Price entra da A e quella di McCulloch da B.
rule-A5A-13_4-b = Opzione «comando unificato»: tutte le unità confederate entrano da A o da B, a scelta del loro giocatore, ma solo una divisione nel turno 1 e l’altra nel turno 2.
rule-A5A-13_4-c = Se con il comando unificato entrambe le divisioni entrano da B, ogni livello confederato alla fine del turno 15 richiede un obiettivo in più (tre per una vittoria sostanziale, due per una marginale, e uno non dà nulla), e l’Unione ottiene la sua vittoria sostanziale con due.
rule-A5A-13_4-d = Per esempio, se entrambe le divisioni sono entrate da B, alla fine del turno 15: due obiettivi confederati sono una vittoria marginale confederata; uno confederato e due dell’Unione, una vittoria sostanziale dell’Unione; uno per fazione e uno conteso, un pareggio.

## 14. Shiloh (17 turni; giornate: 1–10, 11–17)

## 14.1 Segnalini dell’Unione

rule-A5A-14_1-a = Il segnalino di fase di combattimento dell’Unione resta fuori dalla tazza fino al segmento dei segnalini di fase che segue la prima volta in cui un’unità confederata entra in una zona di controllo dell’Unione, e al più tardi fino al turno 6.
rule-A5A-14_1-b = I segnalini di fase di movimento della 1ª, 2ª, 4ª, 5ª e 6ª Divisione dell’Armata del Tennessee restano fuori dalla tazza fino al turno 6, a meno che 14.1-c li faccia entrare prima.
rule-A5A-14_1-c = Se un’unità confederata entra in una zona di controllo dell’Unione nel turno 4 o prima, il segnalino di ogni divisione venuta a contatto entra nel turno seguente, e quelli di tutte le altre un turno dopo.
rule-A5A-14_1-d = Per esempio, se il primo contatto avviene nel turno 3 con la 5ª e la 6ª Divisione, i loro segnalini entrano nel turno 4, e quelli della 1ª, 2ª e 4ª nel turno 5.
rule-A5A-14_1-e = Il segnalino di fase di combattimento dell’Unione non entra mai prima del turno 3: nessuna unità confederata può entrare in zona di controllo dell’Unione nel turno 1.

## 14.2 Sorpresa

rule-A5A-14_2-a = Gli spostamenti per sorpresa aiutano solo l’attaccante, mai il difensore, e vengono dopo quelli del terreno.
rule-A5A-14_2-b = Nel primo turno in cui una qualsiasi unità dell’Unione è attaccata, ogni attacco confederato si sposta di due colonne a destra.
rule-A5A-14_2-c = Nei turni successivi, fino al turno 6 compreso, ogni attacco confederato si sposta di una colonna a destra.
rule-A5A-14_2-d = Nei primi quattro turni della seconda giornata (da 11 a 14) ogni attacco dell’Unione si sposta di una colonna a destra.
rule-A5A-14_2-e = I due spostamenti confederati finiscono con il turno 6: dal turno 7 in poi nessun attacco confederato viene spostato, anche se è il primo della partita.

## 14.3 Cannoniere

rule-A5A-14_3-a = Le cannoniere Lexington e Tyler hanno il proprio segnalino di fase di movimento.
rule-A5A-14_3-b = Muovono solo in esagoni occupati in tutto o in parte dal fiume Tennessee, a 1 punto movimento per esagono, e mai in esagoni della riva ovest, quelli che mostrano terra e fiume sul lato ovest.
rule-A5A-14_3-c = Non esercitano zona di controllo e ignorano quelle confederate; non sono mai obbligate ad attaccare.
rule-A5A-14_3-d = Agiscono come artiglieria, in attacchi di bombardamento e combinati, con la linea di vista e il dimezzamento a distanza consueti; quando attaccano non subiscono mai risultati.
rule-A5A-14_3-e = Non possono guidare un attacco combinato, cioè fornirgli il loro valore di morale, e non avanzano mai.
rule-A5A-14_3-f = Solo l’artiglieria confederata può attaccarle; è sempre un attacco di bombardamento, anche da un esagono adiacente, e l’artiglieria non subisce nulla.
rule-A5A-14_3-g = Le cannoniere impilate possono essere attaccate separatamente.
rule-A5A-14_3-h = Fanteria e cavalleria non possono attaccare le cannoniere.

## 14.4 Rinforzi dell’Unione

rule-A5A-14_4-a = Entrare da C, Pittsburg Landing, costa 1 punto movimento.
rule-A5A-14_4-b = Le unità dell’Unione entrano solo dai loro esagoni stampati; finché uno di questi esagoni è occupato da confederati, attendono fuori dalla mappa.

## 14.5 Vittoria

rule-A5A-14_5-a = Gli obiettivi sono l’incrocio delle strade di Purdy e East Corinth 1012, Shiloh Church 1107, Cloud Field 1415, Pittsburg Landing 1921 e Snake Creek Bridge 2711; all’inizio sono tutti dell’Unione.
rule-A5A-14_5-b = Alla fine del turno 10 il controllo confederato di cinque obiettivi è una vittoria decisiva confederata, di quattro una sostanziale confederata; con tre si continua a giocare; due è una vittoria sostanziale dell’Unione, uno o nessuno una decisiva dell’Unione.
rule-A5A-14_5-c = Alla fine del turno 17 il controllo confederato di quattro o cinque obiettivi è una vittoria decisiva confederata, di tre una sostanziale confederata; con due decide il rapporto tra i punti vittoria; uno è una vittoria sostanziale dell’Unione, nessuno una decisiva dell’Unione.
rule-A5A-14_5-d = Il rapporto è dato dai punti vittoria confederati divisi per quelli dell’Unione, senza arrotondare. Almeno 2 è una vittoria sostanziale confederata, almeno 1½ una marginale confederata, almeno 1 una marginale dell’Unione, e meno di 1 una sostanziale dell’Unione.

## 14.6 Opzioni

rule-A5A-14_6-a = La cavalleria si usa solo con l’opzione della cavalleria, tranne la brigata di cavalleria del Corpo di Riserva confederato (Forrest), che è sempre in gioco.
rule-A5A-14_6-b = Con quell’opzione tutta la cavalleria, tranne quella di Forrest, può entrare in zone di controllo nemiche solo ritirandosi.
rule-A5A-14_6-c = Opzione «Lew Wallace»: nei segmenti dei segnalini di fase dei turni 6 e 7 l’Unione tira un dado, e con un 1 o un 2 la 3ª Divisione entra in quel turno dall’esagono 1502.
rule-A5A-14_6-d = Se entrambi i tiri falliscono, la divisione arriva nel turno 10 da B, come nel gioco standard.
rule-A5A-14_6-e = Con questa opzione nessuna unità confederata può entrare in 1502.

## 15. Gettysburg (31 turni; giornate: 1–11, 12–22, 23–31)

rule-A5A-15_1-a = Big Round Top (3212) ha scarpate su tutti e sei i lati, anche se la mappa non le mostra.
rule-A5A-15_2-a = Nei turni notturni un’unità di fanteria in un esagono di collina o di collina boscosa che non muove durante il turno può costruire un parapetto.
rule-A5A-15_2-b = Non si possono costruire trinceramenti.

## 15.3 Restrizioni dell’Unione

rule-A5A-15_3-a = Le brigate di cavalleria 1/1st e 2/1st e l’artiglieria di Calef, tutte della divisione di Buford, non possono attraversare Willoughby Run prima del turno 3.
rule-A5A-15_3-b = Possono attraversarlo in ritirata se non c’è altra via.
rule-A5A-15_3-c = La riserva di artiglieria è composta dalla 1ª artiglieria regolare e dalle artiglierie volontarie dalla 1ª alla 4ª, che arrivano nei turni 14 e 15.
rule-A5A-15_3-d = All’arrivo devono muovere il più in fretta possibile fino a 2010 o a un esagono adiacente, e poi restare in quegli esagoni finché non sono liberate.
rule-A5A-15_3-e = La riserva di artiglieria non ancora liberata combatte e bombarda senza restrizioni.
rule-A5A-15_3-f = Vengono liberate tutte nel segmento dei segnalini di fase di qualsiasi turno in cui il giocatore confederato controlla almeno un esagono obiettivo confederato, o ha unità adiacenti ad almeno due di essi.
rule-A5A-15_3-g = Una di esse viene liberata separatamente quando la attaccano unità confederate da esagoni adiacenti; il solo bombardamento non conta.
rule-A5A-15_3-h = Le unità liberate muovono liberamente per il resto della partita. Se la condizione di liberazione è già soddisfatta quando arrivano, sono libere da subito.

## 15.4 Corpi confederati

rule-A5A-15_4-a = Ciascuno dei tre corpi confederati ha due segnalini di fase di movimento e, a differenza di 4.1-c, può muovere unità in entrambe le estrazioni.
rule-A5A-15_4-b = Un corpo è formato da tre divisioni e da artiglieria indipendente; quello di Longstreet ha le divisioni di McLaws, Pickett e Hood e l’artiglieria di Alexander e di Eshleman.
rule-A5A-15_4-c = Alla prima estrazione di un turno tutti gli elementi del corpo possono muovere, e almeno un’intera divisione deve farlo.
rule-A5A-15_4-d = Alla seconda estrazione possono muovere tutte le unità che non hanno mosso alla prima.
rule-A5A-15_4-e = Nessuna unità muove in entrambe le estrazioni.
rule-A5A-15_4-f = Se muove un’unità di una divisione, si considera che l’intera divisione abbia mosso in quell’estrazione.
rule-A5A-15_4-g = Le unità di artiglieria indipendente scelgono una per una in quale estrazione muovere.
rule-A5A-15_4-h = Dal turno 14 in poi tutte le unità del corpo di Longstreet possono muovere in entrambe le estrazioni.
rule-A5A-15_4-i = Ciò finisce con il turno in cui una qualsiasi unità dell’Unione può tracciare una linea di vista normale, di quattro esagoni al massimo, fino a una qualsiasi unità del corpo. Dal turno seguente il corpo segue le regole da 15.4-c a 15.4-g per il resto della partita. Se è visto nel turno 14, muove due volte solo nel turno 14.

## 15.5 Ferrovia incompiuta

rule-A5A-15_5-a = La parte incompiuta della linea di Hanover e Gettysburg è una ferrovia normale.
rule-A5A-15_5-b = Dove attraversa Willoughby Run non c’è né ponte né guado.

## 15.6 Vittoria

rule-A5A-15_6-a = Ogni fazione ha i propri esagoni obiettivo. Un esagono è controllato dalla fazione che per ultima vi ha avuto o vi ha fatto passare un’unità; una zona di controllo non dà il controllo.
rule-A5A-15_6-b = Una fazione ottiene punti vittoria per quelli dei propri obiettivi che controlla, oltre a quelli per le perdite (11.1). Tenere obiettivi nemici non dà punti, ma li nega al nemico.
rule-A5A-15_6-c = Alla fine del turno 11 il giocatore confederato ottiene una vittoria decisiva con almeno un obiettivo confederato e un rapporto tra i punti vittoria di almeno 1½-1; ogni obiettivo vale 6 punti.
rule-A5A-15_6-d = Alla fine del turno 11 il giocatore dell’Unione ottiene una vittoria decisiva se ha più punti vittoria, per le perdite inflitte, del giocatore confederato.
rule-A5A-15_6-e = Alla fine del turno 22 il giocatore confederato ottiene una vittoria decisiva con entrambi i Round Tops (2912 e 3212), o tutti e tre gli esagoni di Culp’s Hill, o tutti e quattro quelli di Cemetery Hill, e un rapporto di almeno 1½-1; ogni obiettivo vale 6 punti.
rule-A5A-15_6-f = Alla fine del turno 22 il giocatore dell’Unione ottiene una vittoria decisiva con tutti e cinque gli obiettivi dell’Unione e un rapporto di almeno 2-1; ogni obiettivo vale 5 punti.
rule-A5A-15_6-g = Alla fine del turno 31 gli obiettivi confederati valgono 10 punti ciascuno e quelli dell’Unione 5, e un livello richiede sia il suo numero di obiettivi propri sia il suo rapporto tra i punti. Confederati: marginale con 1 o 2 obiettivi e un rapporto superiore a 1-1 ma inferiore a 1½-1; sostanziale con un numero di obiettivi da 3 a 7 e almeno 1½-1; decisiva con 8 o più e almeno 2-1. Unione: marginale, come nella storia, con un numero di obiettivi da 0 a 4 e un rapporto superiore a 1-1 ma inferiore a 1½-1; sostanziale con 5 e almeno 1½-1; decisiva con 5 e almeno 2-1.
rule-A5A-15_6-h = Se nessuna delle due fazioni raggiunge un livello, la partita finisce in pareggio.

## 16. Bentonville (5 turni)

rule-A5A-16_1-a = Il segnalino di fase di combattimento dell’Unione e i segnalini di fase di movimento del XIV e del XX Corpo restano fuori dalla tazza nel turno 1; vi sono nel turno 2 e in tutti i successivi, quindi i turni da 2 a 5 non sono notturni.
rule-A5A-16_2-a = I rinforzi dell’Unione arrivano in modo casuale nei turni da 2 a 5. Nel segmento dei segnalini di fase l’Unione tira un dado per ciascuna delle sue unità non ancora in gioco, una alla volta; un risultato compreso nell’intervallo stampato sulla casella del turno in corso fa arrivare quell’unità in questo turno.
rule-A5A-16_2-b = In un turno arrivano al massimo tre unità; si smette di tirare al terzo successo, o quando si è tirato per tutte.
rule-A5A-16_2-c = L’ordine dei tiri è: tutte le unità del XIV Corpo, poi la fanteria del XX Corpo, poi la sua artiglieria.
rule-A5A-16_2-d = Nel turno 3 l’intervallo è da 1 a 3; per gli altri turni lo dice il tracciato dei turni.
rule-A5A-16_3-a = Gli obiettivi sono l’ultima linea di difesa, 0110, 0210, 0310, 0410, 0411 e 0512, e Harper’s House 0212; all’inizio sono tutti dell’Unione.
rule-A5A-16_3-b = Alla fine del turno 5 il controllo confederato di tre o più obiettivi è una vittoria decisiva confederata, di uno o due una sostanziale confederata; con nessuno decidono i punti vittoria.
rule-A5A-16_3-c = Il rapporto è dato dai punti vittoria confederati divisi per quelli dell’Unione, senza arrotondare. Almeno 2 è una vittoria sostanziale confederata, almeno 1½ una marginale confederata; circa pari è un pareggio; 1 a 1½ è una vittoria sostanziale dell’Unione, 1 a 2 o peggio una decisiva dell’Unione.

## Regole che riguardano solo i componenti fisici, e perché

component-A5A-2_1-a = Elenca il contenuto della scatola; nulla nel gioco ne dipende.
component-A5A-2_1-b = Le distanze si contano in esagoni; le iarde indicano solo la scala.
component-A5A-2_2-a = I segnalini ricordano ai giocatori ciò di cui il programma tiene conto da sé: il turno, il controllo, le fortificazioni e il contenuto della tazza.
component-A5A-2_2-f = Il colore indica solo la formazione di un’unità; il programma la conosce senza colori, e 4.1-a dice che cosa fa una formazione.
component-A5A-2_2-h = Il programma non registra le dimensioni delle unità.
component-A5A-2_2-l = Descrive le pedine; 2.2-j dice che cosa significano due lettere.
component-A5A-2_2-m = Descrive i nomi delle pedine.
component-A5A-2_3-b = Descrive le tabelle di una battaglia.
component-A5A-2_3-c = Descrive le tabelle di una battaglia.
component-A5A-3_1-f = Descrive i segnalini; 4.1-c dice che cosa fa il secondo.
component-A5A-6_2_4-n = Descrive la tabella degli effetti del terreno; 6.2.4-a la applica.
component-A5A-14_1-e = Descrive la preparazione, gli esagoni d’ingresso e le strade; 14.1-a dice quando entra il segnalino.

## Interpretazioni: refusi, conteggi e nomi

ruling-A5A-RUL-01 = Un esagono è largo 300 iarde, non 300 metri; nulla nel gioco ne dipende. Le due schede di aiuto, che l’elenco dei componenti omette, fanno parte del gioco.
ruling-A5A-RUL-02 = Il regolamento annuncia sette tipi di terreno d’esagono e ne elenca sei. Quello che manca è la collina, dato che ne parlano le regole sul combattimento, sulla linea di vista e sulla costruzione dei parapetti. Annuncia otto tipi di lato d’esagono e ne elenca nove; esistono tutti e nove.
ruling-A5A-RUL-33 = I rimandi sbagliati si leggono così: da 5.0 alle fortificazioni, 10.0; da 6.2 al bombardamento, 7.2; da 6.5 all’impilamento, 4.3; da 14.4 all’ingresso, 8.2; e il secondo 13.2 dell’indice è 13.3.
ruling-A5A-RUL-34 = L’esempio in 7.2 parla prima di un fiume e poi dello spostamento di un ruscello. Si tratta dello stesso lato d’esagono, e in un attacco di bombardamento si ignorano entrambi.
ruling-A5A-RUL-35 = Il corso d’acqua che l’esempio di gioco chiama braccio di mare è un torrente, che costa 2 punti movimento in più, come in 2.1 e 12.1.
ruling-A5A-RUL-36 = Una stessa parola del regolamento indica in 2.1 gli steccati, che sono decorazione, e in 5.0, 10.0 e 15.2 i parapetti.
ruling-A5A-RUL-37 = Il capitolo 5 dice che le zone di controllo non si estendono né negli esagoni fortificati né attraverso i lati fortificati; il capitolo 10 lo limita ai tre lati coperti, e solo verso l’interno. Prevale il capitolo 10.
ruling-A5A-RUL-38 = La scarpata è un lato d’esagono che artiglieria e cavalleria non possono attraversare, che blocca la linea di vista e che circonda Big Round Top. Non conosciamo il nome inglese che porta sulla scheda stampata.
ruling-A5A-RUL-39 = Una nota all’opzione Lew Wallace colloca la sua marcia al 6 marzo; la battaglia fu il 6 aprile 1862.
ruling-A5A-RUL-40 = L’esempio di gioco di Pea Ridge contiene sedici errori, come esagoni, lettere d’ingresso e nomi sbagliati, un segnalino estratto due volte e una colonna errata. Ciascuno è corretto in modo che l’esempio concordi con le regole.

## Interpretazioni: sequenza e movimento

ruling-A5A-RUL-03 = Il segnalino di una formazione va nella tazza se essa ha un’unità sulla mappa o un’unità che ha diritto di entrare in questo turno, comprese quelle ritardate dai turni precedenti; una formazione annientata non ne mette nessuno. Altrimenti le unità ritardate non potrebbero mai entrare.
ruling-A5A-RUL-04 = Si stabilisce se un esagono è pieno quando vi si entra, contando ogni unità amica presente, che debba poi proseguire o no. Chi lascia per strada un esagono pieno verso uno che non lo è paga la tariffa della strada, perché la regola parla solo di entrare.
ruling-A5A-RUL-05 = Il diritto di muovere di un esagono toglie solo il limite dei punti movimento, perché riguarda solo il costo. Non toglie i limiti delle zone di controllo nemiche, del terreno vietato, degli esagoni occupati dal nemico o dell’impilamento. Vale solo per il primo e unico esagono di un movimento, anche per un rinforzo che entra sulla mappa.
ruling-A5A-RUL-06 = Il movimento, la ritirata o l’avanzata per strada, sentiero o ferrovia toglie anche il divieto del terreno dell’esagono in cui si entra e quello dei lati di scarpata, ma non apre mai un fiume senza ponte né guado, né Bull Run né Catharpin Run. Altrimenti le strade attraverso le paludi sarebbero inutili all’artiglieria; 12.2 mostra il limite.
ruling-A5A-RUL-07 = Un’unità non può entrare con il movimento in un esagono occupato dal nemico. Le regole non lo dicono mai espressamente, ma nessuna procedura lo permette, e 8.2 lo afferma per l’ingresso.
ruling-A5A-RUL-08 = La prima occasione è la prossima fase di movimento della formazione dell’unità sovraimpilata. Le unità oltre la seconda devono allora uscire, se le regole lo permettono, e il proprietario sceglie quali unità di quella formazione escono; se nessuna può uscire, restano.
ruling-A5A-RUL-09 = Un’unità è costretta a uscire dalla mappa solo se è in un esagono del bordo e non ha sulla mappa nessun esagono permesso; viene allora eliminata invece di perdere il passo di 6.5-l. Gli esagoni sulla mappa hanno la precedenza anche contro la direzione delle linee amiche.
ruling-A5A-RUL-41 = Un’unità che comincia in zona di controllo nemica non può entrare in quella fase in nessun esagono in zona di controllo nemica, nemmeno in quella dello stesso nemico. Le regole sottolineano che in altri giochi è diverso, e che un’unità circondata da zone nemiche non può muovere.
ruling-A5A-RUL-42 = Di notte il permesso di entrare in un esagono in zona di controllo nemica occupato da un’unità amica non prevale su 5.0-f: un’unità che comincia in una zona di controllo nemica continua a non poterlo fare. Anche i rinforzi seguono 9.0-b.
ruling-A5A-RUL-43 = Le unità muovono una per una, nell’ordine voluto dal loro proprietario; muovere insieme una pila è solo un modo di abbreviare. Un’unità che ha mosso non può muovere di nuovo nella fase.
ruling-A5A-RUL-44 = I lati di fiume senza ponte né guado sono chiusi al movimento, alla ritirata, all’avanzata e a tutti gli attacchi tranne il bombardamento; su un ponte o un guado tutto ciò è permesso. La regola sugli attacchi non cita ponti e guadi, ma le zone di controllo, e quindi l’obbligo di attaccare, si estendono attraverso di essi.
ruling-A5A-RUL-17 = I sostituti di un esagono d’ingresso bloccato sono gli esagoni del bordo della mappa non occupati dal nemico che gli sono più vicini, contando in esagoni; a parità sceglie il proprietario. Un esagono d’ingresso soltanto in zona di controllo nemica o pieno di unità amiche non è bloccato.

## Interpretazioni: combattimento

ruling-A5A-RUL-10 = Un’unità può attaccare volontariamente un nemico adiacente, per esempio da una fortificazione. Non sono permessi gli attacchi attraverso un fiume senza ponte né guado, quelli attraverso Bull Run o Catharpin Run tranne che su ponti e guadi, quelli di fanteria o cavalleria contro cannoniere e quelli di unità sovraimpilate.
ruling-A5A-RUL-11 = Ogni attaccante adiacente deve essere adiacente a tutti gli esagoni attaccati nel suo combattimento. Anche l’artiglieria deve raggiungere tutti gli esagoni del suo bersaglio. Tutti gli esempi sono conformi, e gli obblighi si possono comunque sempre soddisfare (6.1-j).
ruling-A5A-RUL-45 = Gli obblighi si fissano all’inizio della fase e si verificano di nuovo una volta, dopo tutte le ritirate automatiche e le avanzate che le seguono. Un nemico la cui zona di controllo non tocca più nessuna unità amica in grado di attaccare non deve più essere attaccato. Un’unità che ora si trova in zona di controllo nemica deve attaccare se le è adiacente un nemico non ancora attaccato. Le ritirate e le avanzate dei combattimenti normali non creano nuovi obblighi. Un obbligo divenuto impossibile decade, ma una dichiarazione che ne rende impossibile uno senza necessità è rifiutata.
ruling-A5A-RUL-12 = Un’unità in ritirata automatica senza un primo esagono permesso perde un passo (6.5-l) e resta. Se poi non riesce a uscire dalle zone di controllo, non perde nulla. Tutte le ritirate funzionano allo stesso modo, e le regole scusano solo il non riuscire a uscirne.
ruling-A5A-RUL-13 = Anche più unità la cui forza d’attacco complessiva è 0 devono fare una ritirata automatica, perché non si può calcolare nessun rapporto.
ruling-A5A-RUL-14 = I nemici davanti ai quali si è fatta una ritirata automatica contano come attaccati: non sono attaccati di nuovo nella fase, tranne che dal bombardamento dichiarato con la ritirata. Le unità rimaste in zona di controllo nemica dopo una ritirata automatica non hanno altri obblighi.
ruling-A5A-RUL-46 = La regola per cui si ritirano tutte o nessuna (6.2.2-e) si applica a ogni esagono nemico, e un’unità vincolata da essa si ritira anche se è accanto ad altri nemici. La catena non si estende oltre: quegli altri nemici sono attaccati dalle unità rimaste, o non devono più essere attaccati se nessuna può farlo.
ruling-A5A-RUL-47 = Dopo una ritirata automatica, qualsiasi unità degli esagoni nemici interessati, tranne l’artiglieria, può avanzare se è ancora adiacente all’esagono lasciato vuoto, e quindi non se il bombardamento di 6.2.2-g l’ha scacciata o eliminata. Un’unità che avanza così conta come già attaccata.
ruling-A5A-RUL-48 = Gli spostamenti a sinistra e a destra si compensano prima tra loro, e poi il resto si limita a tre colonne: le regole sommano tutti gli spostamenti in un totale e limitano quello.
ruling-A5A-RUL-49 = L’eccezione di 6.2.6-c si applica quando il totale limitato porta la colonna sotto 1-4 e il terreno, fortificazioni comprese, contribuisce con uno spostamento a sinistra. Una discesa causata solo dall’essere circondati si ignora, perché il testo parla di terreno.
ruling-A5A-RUL-50 = Lo spostamento per i lati d’esagono si applica solo se, nel combattimento, ogni coppia adiacente di esagoni attaccante e difensore è separata da un terreno di lato che sposta. Si usa il minore di questi spostamenti, e l’artiglieria che bombarda in un attacco combinato non si considera. In un attacco di bombardamento i lati diversi da quelli d’acqua contano se la linea di vista di ogni unità che bombarda entra nell’esagono bersaglio attraverso un lato di questo tipo; se entra da un vertice, devono esserlo entrambi i lati che vi si incontrano.
ruling-A5A-RUL-51 = Se più esagoni in difesa sono su colline, si trova lo spostamento di ciascuno con i suoi attaccanti adiacenti e si usa il maggiore. L’artiglieria non adiacente non annulla mai una collina.
ruling-A5A-RUL-52 = Per stabilire se delle unità sono circondate, non si considerano le posizioni fuori dalla mappa. Un esagono occupato da un’unità amica ma in zona di controllo nemica conta comunque come tale. L’artiglieria che bombarda non conta per 6.2.4-g, e le zone di controllo fermate da fiumi o fortificazioni non contano.
ruling-A5A-RUL-53 = Solo le due unità in cima alla pila di ogni esagono possono fornire il valore di morale. La prima perdita può ricadere su qualsiasi unità con quel valore, non solo su quella che lo ha fornito.
ruling-A5A-RUL-54 = I tiri modificati oltre le righe stampate usano la riga più vicina.
ruling-A5A-RUL-16 = Un combattimento normale finisce in quest’ordine: stadi da 1 a 4 per il difensore, stadi da 1 a 3 per l’attaccante, poi l’avanzata. Un risultato R impedisce l’avanzata a tutti gli attaccanti; un semplice numero la impedisce solo a quelli che devono ritirarsi, che abbiano potuto o no. Gli attaccanti che hanno superato il test possono avanzare, come nell’esempio di gioco.
ruling-A5A-RUL-55 = L’avanzata è permessa anche se l’esagono è stato svuotato da una ritirata volontaria. La regola 6.6 dice prima «forzata», ma la sua procedura dice ritirate o eliminate, ed è questa la frase che prevale.
ruling-A5A-RUL-56 = Le unità che avanzano devono aver preso parte al combattimento, e non possono entrare in terreno che è loro vietato né attraversarlo.
ruling-A5A-RUL-57 = Una ritirata volontaria richiede un esagono permesso; non è mai un modo di subire perdite. Quando il difensore decide, entrambi i dadi sono già noti.
ruling-A5A-RUL-58 = Un’unità che si ritira di due esagoni applica di nuovo le priorità per ciascun esagono. Nulla le vieta di rientrare nell’esagono che ha appena lasciato, ma di solito quell’esagono è chiuso da una zona di controllo nemica.
ruling-A5A-RUL-15 = Le priorità sono rigide: una inferiore si ignora solo se una superiore la rende impossibile. La quarta conta le unità nemiche verso le quali l’unità che si ritira ha una linea di vista normale, di quattro esagoni al massimo. Ogni esagono lasciato dalle prime tre ottiene un punteggio pari al numero di quei nemici da cui è il più lontano, parità comprese. Vince il punteggio più alto, e a parità sceglie il proprietario. Ciò concorda con tutte le ritirate dell’esempio di gioco.
ruling-A5A-RUL-59 = Si può bombardare alla distanza di un esagono: un’artiglieria adiacente a un nemico ma non nella sua zona di controllo, a causa di un fiume o di una fortificazione, può bombardare a piena forza. Si dimezzano solo le unità che sparano oltre un esagono; in un gruppo misto si dimezza il loro subtotale.
ruling-A5A-RUL-60 = Una linea di vista che corre lungo un lato di scarpata non lo attraversa ed è libera. Le colline bloccano anche la linea da collina a collina; non ci sono livelli di altitudine.
ruling-A5A-RUL-61 = Un bombardamento il cui rapporto finale è sotto 1-4, per il quale non si tira nessun dado, soddisfa comunque l’obbligo di attaccare.

## Interpretazioni: le battaglie

ruling-A5A-RUL-18 = I punti vittoria si contano sullo stato al momento del conteggio, non si accumulano durante la partita: un’unità da due passi eliminata vale 3, non 1 + 3. Il rapporto contro un punteggio nemico di 0 è infinito se il punteggio della fazione è superiore a 0; altrimenti è 1.
ruling-A5A-RUL-19 = A Bull Run la dispensa vale per tutto il torrente: nessuna unità è obbligata ad attaccare un nemico sull’altra riva, nemmeno attraverso un ponte o un guado, dove può farlo. Le zone di controllo attraversano comunque il torrente e fermano il movimento. L’opzione run-duty offre altre due letture: l’obbligo vale per ponti e guadi, oppure solo l’artiglieria che bombarda attacca attraverso il torrente.
ruling-A5A-RUL-20 = I confederati possono attaccare attraverso un ponte o un guado, ma non avanzare né ritirarsi su di esso. Un’unità confederata i cui soli esagoni di ritirata altrimenti permessi si trovano al di là di uno dei due torrenti è eliminata; se non ne ha nessuno, si applica 6.5-l.
ruling-A5A-RUL-21 = L’Armata del Potomac confederata non muove nel turno 1 di Bull Run. Lo dice una risposta ufficiale: il regolamento l’ha omesso per errore, e il segnalino porta il turno 2.
ruling-A5A-RUL-22 = Alla fine del turno 10 di Bull Run, la riga in cui nessuno controlla un obiettivo si legge così: l’Unione non ne controlla nessuno e i confederati meno di tre. Altrimenti risultati come due obiettivi confederati e uno di nessuno non sarebbero definiti.
ruling-A5A-RUL-23 = La ritirata automatica obbligatoria dell’unità indiana riguarda solo quell’unità, non le altre nella stessa zona di controllo. Dopo che un attacco l’ha eliminata, gli attaccanti diversi dall’artiglieria possono avanzare. Si considera attaccata dall’artiglieria ogni volta che vi partecipa un’artiglieria, adiacente o con un bombardamento.
ruling-A5A-RUL-24 = Con il comando unificato da B, una vittoria decisiva confederata nel turno 15 è impossibile, perché richiederebbe quattro obiettivi. La verifica del turno 9 non cambia.
ruling-A5A-RUL-25 = Gli spostamenti per sorpresa si applicano alla colonna finale dopo lo stadio 4 e restano fuori dal limite di tre. Solo dopo averli aggiunti si controlla se la colonna scende sotto 1-4, ed essa resta tra 1-4 e 6-1. Si applicano anche agli attacchi di bombardamento e combinati, e un bombardamento conta come attacco.
ruling-A5A-RUL-26 = La tabella dei punti vittoria di Shiloh stampa due volte «marginale confederata», a 1½-1 e a 1-1. La seconda si legge come marginale dell’Unione: è l’unico livello che manca, e sta subito prima della sostanziale dell’Unione.
ruling-A5A-RUL-62 = Le divisioni venute a contatto a Shiloh sono quelle nelle cui zone di controllo sono entrate unità confederate nel turno del primo contatto; vale anche il contatto per ritirata o avanzata. Un contatto nel turno 5 non cambia nulla, perché tutti i segnalini arrivano nel turno 6.
ruling-A5A-RUL-63 = Le cannoniere che si ritirano o falliscono un test vanno in esagoni di fiume in cui possono entrare; se non ce ne sono, si applica 6.5-l. Le cannoniere non controllano obiettivi. Le regole non dicono quando il loro segnalino va per la prima volta nella tazza; la pedina sì.
ruling-A5A-RUL-64 = La seconda giornata di Shiloh comincia con il turno 11 (14.5), quindi la sorpresa dell’Unione copre i turni da 11 a 14, tranne i turni notturni, in cui non si combatte.
ruling-A5A-RUL-27 = Alla fine del segmento delle operazioni di un turno notturno, ogni esagono che contiene un’unità di fanteria che ne ha diritto e non ha mosso può ricevere un parapetto, orientato come sceglie il suo proprietario; uno per esagono, e nessuno in un esagono già fortificato. Non si sa quanti segnalini ci siano.
ruling-A5A-RUL-28 = Per la liberazione della riserva di artiglieria, gli esagoni obiettivo sono quelli confederati in entrambe le metà della condizione; due esagoni obiettivo diversi devono avere unità confederate adiacenti o al loro interno.
ruling-A5A-RUL-29 = Alla prima estrazione il giocatore confederato deve impegnare almeno una divisione in gioco. Le sue unità contano allora come mosse per il turno, che lascino o no i loro esagoni. Può darsi che delle unità non possano muovere, e 15.4-f tratta una divisione come un tutto.
ruling-A5A-RUL-30 = Dove la linea incompiuta attraversa Willoughby Run, non annulla il ruscello: il passaggio costa quanto costano l’esagono e il ruscello, gli spostamenti in combattimento si applicano, e per 15.3-a conta come attraversamento. Altrimenti l’osservazione nella regola non avrebbe effetto.
ruling-A5A-RUL-31 = Nella terza giornata di Gettysburg i numeri di obiettivi e i rapporti sono minimi, e una fazione ottiene il livello migliore di cui soddisfa entrambe le condizioni: con cinque obiettivi e 1,2-1 i confederati ottengono una vittoria marginale. Il rapporto più basso, stampato male, significa strettamente più di 1-1, e cinque o più obiettivi dell’Unione significa tutti e cinque.
ruling-A5A-RUL-65 = Gli obiettivi confederati di Gettysburg sono i Round Tops 2912 e 3212, tre esagoni di Culp’s Hill e quattro di Cemetery Hill, nove in tutto, il che si accorda con «8 o più»; l’Unione ne ha cinque. Le regole non dicono chi li controlla all’inizio, quindi non li controlla nessuno finché non vi entra un’unità.
ruling-A5A-RUL-66 = Durante tutto il turno si verifica se il corpo di Longstreet è visto; basta un’unità dell’Unione di qualsiasi tipo a una distanza di quattro esagoni al massimo.
ruling-A5A-RUL-32 = A Bentonville un rapporto di 2 o più è una vittoria sostanziale confederata; da 1½ a meno di 2, una marginale confederata; sopra ⅔ e sotto 1½, un pareggio; sopra ½ e fino a ⅔, una vittoria sostanziale dell’Unione; e ½ o meno, una decisiva dell’Unione. È l’unica lettura simmetrica e senza lacune delle righe stampate.
ruling-A5A-RUL-67 = A Bentonville le unità che arrivano entrano quando viene estratto il segnalino del loro corpo, e possono essere trattenute (8.1-d) senza un nuovo tiro.
ruling-A5A-RUL-68 = L’artiglieria adiacente al nemico non copre una ritirata automatica, anche se la zona di controllo nemica non la raggiunge: 6.2 dice «non adiacenti». L’opzione cover-beside lo permette.
ruling-A5A-RUL-69 = «Occupare» in 13.4 significa controllare, perché il suo esempio parla di un controllo conteso.
ruling-A5A-RUL-70 = La dispensa dall’attaccare e il permesso di bombardare che 12.1 concede per Bull Run valgono anche per Catharpin Run.
ruling-A5A-RUL-71 = Un handicap rende equo l’inizio: un certo numero di unità di una fazione, le più forti per prime, cominciano la battaglia ridotte. La più forte è, tra le unità da due passi, quella con la maggiore forza d’attacco, poi di difesa, poi la prima dell’elenco; contano anche quelle che arrivano più tardi. Il nemico ne segna i punti come per ogni unità ridotta (11.1). L’opzione handicap nomina la fazione aiutata, e di quante unità. Con un mezzo comincia ridotta un’unità nemica in più, e anche l’unità più debole della fazione aiutata. Senza l’opzione la battaglia comincia come stampato. È una regola nostra, non del regolamento.

# --- orders

order-morale = Valore di morale
order-morale-highest = Il più alto
order-morale-lowest = Il più basso
order-loss = Quale unità perde un passo
order-loss-weakest = La più debole
order-loss-strongest = La più forte
order-loss-full = Un’unità di due passi a piena forza, così che nessuna sia eliminata
order-retreat = Dove deve ritirarsi un’unità
order-retreat-away = Il più lontano possibile dagli attaccanti
order-stand = Tenere la posizione, o ritirarsi dopo un combattimento
order-stand-stand = Tenere la posizione
order-stand-retreat = Ritirarsi con tutte le unità che possono
order-advance = Avanzare dopo un combattimento
order-advance-advance = Avanzare
order-advance-hold = Non avanzare
