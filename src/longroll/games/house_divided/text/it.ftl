# A House Divided in Italian. Messages may use each other and then see the same facts.
#
#   rule-*, ruling-*, component-*   the digest; dots of an id are written as underscores
#   ask-*, choice-*, event-*, refusal-*   what the game asks, offers, tells and forbids

title-house-divided = A House Divided
game-house-divided = Tutta la guerra, dal luglio 1861 al giugno 1865, su 129 caselle collegate da strade, ferrovie e fiumi. Due giocatori.

scenario-campaign = Campagna: 40 turni, dal luglio 1861 al giugno 1865.
scenario-short = Partita breve: 10 turni, fino al giugno 1862. La dimensione massima dell’esercito dell’Unione deve allora superare quella confederata di almeno 5.

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
arm = { $arm ->
    [infantry] fanteria
   *[cavalry] cavalleria
  }
rank = { $rank ->
    [militia] di milizia
    [veteran] veterana
   *[crack] d’élite
  }
line = { $line ->
    [road] strada
    [rail] ferrovia
   *[river] fiume
  }
second-line = { $second ->
    [road] strada
    [rail] ferrovia
   *[river] fiume
  }
phase = { $phase ->
    [movement] movimento
    [combat] combattimento
    [promotion] promozione
    [recruitment] reclutamento
   *[over] fine
  }
phase-now = { $now ->
    [movement] movimento
    [combat] combattimento
    [promotion] promozione
    [recruitment] reclutamento
   *[over] fine
  }
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
turn-label = { $last ->
    [none] { $first } { $year }
   *[other] { $first }–{ $last } { $year }
  }

unit = { $unit } ({ arm } { rank })
unit-plain = { $unit }, { arm } { rank }
units-alike = { $count } × { arm } { rank }
entrenched = trincerata
entrenched-some = trincerate: { $count }
reduced = ridotta
reduced-some = ridotte: { $count }
marched = { $count ->
    [one] ha marciato una volta
   *[other] ha marciato { $count } volte
  }
way = { $legs ->
    [one] { $to } per { line }
    [mixed] { $to } per { line } e { second-line } via { $via }
   *[two] { $to } per { line } via { $via }
  }
marches-left = { $marches ->
    [0] nessuna marcia rimasta
    [one] 1 marcia rimasta
   *[other] { $marches } marce rimaste
  }
recruits-left = { $recruits ->
    [0] nessuna recluta rimasta
    [one] 1 recluta rimasta
   *[other] { $recruits } reclute rimaste
  }

## The state of the war

header = Turno { $turn }, { $date }. Semiturno: { side }; fase: { phase }.
header-over = Turno { $turn }, { $date }. La partita è finita.
army = { $strength } unità, massimo { $maximum }; riserva di reclutamento: fanteria { $infantry }, cavalleria { $cavalry }
army-waiting = in attesa della leva: fanteria { $reserve }
invasion-possible = È uscito un 6: sono possibili invasioni navali da { $base }.
battle-header = Battaglia di { $box }, round { $round }. { side-name } attacca.
battle-shot = { $unit } spara a { $target }
box-home = { $home ->
    [union] blu
    [confederate] grigio
   *[neutral] bianco
  }
box-holder = { $holder ->
    [nobody] senza padrone
    [union] controllata dall’Unione
   *[confederate] controllata dalla Confederazione
  }
box-lightly = dalla sola cavalleria
box-port = porto
box-works = trinceramento permanente
box-numbers = reclute: blu { $union }, rosso { $confederate }
box-about = { $box } ({ $state }; colore stampato: { box-home }): { $about }.
line-about = { line } verso { $to }
line-downstream = a valle
line-upstream = a monte
line-crosses = attraversa un fiume
line-closed = chiusa alle unità confederate

## What can be typed, for example

example-action = march washington
example-why = why march washington
example-map = map washington
example-rule = rule 4.0-h

## What is asked

ask-over = La partita è finita: { side-name } ha vinto.
ask-march = { side }: scegliete una casella da cui marciare ({ marches-left }).
ask-unit = { side }: scegliete a { $box } un’unità da muovere o trincerare.
ask-where = { side }: dove va { $unit } da { $box }?
ask-battle = { side }: scegliete la prossima battaglia.
ask-stand = { side }: { $box }, round { $round }. Tenere la posizione e sparare, o fare prima altro?
ask-ride = { side }: dove ripiega { $unit } da { $box }?
ask-target = { side }: scegliete a { $box } un bersaglio per { $unit } (round { $round }).
ask-fire = { side }: a { $box } ogni unità ha un bersaglio. Tirate i dadi (round { $round }).
ask-spoils = { side }: avete vinto la battaglia di { $box }. Promuovere un’unità che vi ha combattuto?
ask-promote = { side }: { $open ->
    [no] non c’è nessuna unità da promuovere.
   *[yes] potete promuovere un’unità in qualsiasi punto della mappa.
  }
ask-recruit = { side }: { $open ->
    [no] non c’è nulla da reclutare.
   *[yes] scegliete una città per una recluta ({ recruits-left }).
  }
left-march = { $count ->
    [one] Le unità di una casella possono ancora marciare.
   *[other] Le unità di { $count } caselle possono ancora marciare.
  }
left-spoils = { $count ->
    [one] Un’unità può essere promossa.
   *[other] Una di { $count } unità può essere promossa.
  }
left-promote = { $count ->
    [one] Un’unità può ancora essere promossa.
   *[other] Una di { $count } unità può ancora essere promossa.
  }
left-recruit = { $count ->
    [one] Una recluta può ancora essere piazzata in una città.
   *[other] Una recluta può ancora essere piazzata in { $count } città.
  }

## What can be chosen

choice-march = { $box }: { $force }
choice-take = { $unit }
choice-go = { way }{ $enemy ->
    [none] { "" }
   *[other] : attacco a { $enemy }{ $crossing ->
        [yes] , attraverso un fiume
       *[no] { "" }
      }
  }
choice-dig = trincerarsi qui
choice-sail = { $holder ->
    [union] via mare verso { $box }
   *[other] invasione navale di { $box }{ $enemy ->
        [none] { "" }
       *[other] : attacco a { $enemy }
      }
  }
choice-done = terminare questa marcia
choice-end = terminare la fase di movimento
choice-battle = { $box }: { $force } contro { $enemy }
choice-withdraw = far ripiegare la cavalleria
choice-ride = verso { $box }
choice-retreat = ritirarsi verso { $box }
choice-reinforce = rinforzare con { $plain }, da { $box }
choice-stand = tenere la posizione e sparare
choice-at = { $unit }: { $value ->
    [0] non può essere colpita
    [1] a segno con 1
   *[other] a segno con un risultato da 1 a { $value }
  }
choice-fire = sparare
choice-promote = promuovere { $plain } ({ $box })
choice-pass = non promuovere nessuno
choice-muster = terminare la fase di promozione e tirare per le reclute
choice-recruit = { arm } a { $box }
choice-rest = terminare il semiturno

## What happened

event-handicap = { side-name }: handicap +{ $number }.
event-turn = { $date }.
event-half-turn = Semiturno: { side }, { $date }.
event-first-marches = { side-name } non tira per le marce nel primo turno. Marce: { $number }.
event-marches = { side-name } tira { $number } per le marce{ $number ->
    [1] , che vale 2
   *[other] { "" }
  }.
event-march = { side-name } marcia da { $box }.
event-moved = { unit } si muove verso { way }.
event-sailed = { unit } si muove via mare verso { $box }.
event-invaded = { unit } sbarca a { $box }.
event-digging = { unit } comincia a trincerarsi a { $box }; una seconda marcia completerà il trinceramento.
event-dug = { unit } si trincera a { $box }.
event-battle = { side-name } attacca a { $box }.
event-withdrew = { side }: la cavalleria ripiega dalla battaglia di { $box }.
event-rode = { unit } ripiega a { $box }.
event-reinforced = { unit } arriva di rinforzo a { $box }.
event-retreated = { side-name } si ritira a { $box }.
event-shot = { unit } spara a { $target }{ $die ->
    [0] { " " }e non può colpire
   *[other] , le serve { $value ->
        [1] un 1
       *[other] { $value } o meno
      }, tira { $die }: { $hit ->
        [yes] a segno
       *[no] mancato
      }
  }.
event-wasted = { unit } spara a un bersaglio già eliminato.
event-reduced = { unit } è colpita e ridotta.
event-eliminated = { unit } è eliminata.
event-battle-won = { side-name } vince la battaglia di { $box }.
event-battle-broken-off = La battaglia di { $box } finisce senza vincitore.
event-promoted = A { $box } { $unit } è promossa a { arm } { rank }.
event-recruits = { side-name } tira { $number } per le reclute{ $number ->
    [1] , che vale 2
   *[other] { "" }
  }.
event-recruited = { unit } è reclutata a { $box }.
event-drafted = Leva: fanteria che entra nella riserva di reclutamento dell’Unione: { $number }.
event-captured = { side-name } cattura { $box }.
event-let-go = { side-name } perde il controllo di { $box }: la teneva soltanto la sua cavalleria.
event-won = { side-name } ha vinto la partita.

## Why not

refusal-not-your-turn = Non è il vostro turno. Sceglie ora: { side }.
refusal-game-over = La partita è finita.
refusal-wrong-phase = «{ $action }» appartiene alla fase di { phase }. Questa è la fase di { phase-now }.
refusal-no-march-left = Non avete più marce in questa fase.
refusal-no-unit-there = Non avete unità a { $at_box }.
refusal-march-not-begun = Scegliete prima una casella da cui marciare.
refusal-march-not-ended = Finite prima la marcia da { $at_box }.
refusal-unit-not-taken = Scegliete prima un’unità.
refusal-unit-taken = Dite prima dove va { $at_unit }.
refusal-nobody-has-acted = Una marcia deve muovere o trincerare almeno un’unità, e a { $at_box } nessuna ha ancora agito.
refusal-not-on-map = { $at_unit } non è sulla mappa.
refusal-enemy-unit = { $at_unit } è un’unità nemica.
refusal-elsewhere = { $action ->
    [take] { $unit } è a { $at_box }. Questa marcia parte da un’altra casella: { $march_box }.
   *[go] Quel percorso non parte dalla casella dell’unità: { $at_box }.
  }
refusal-two-marches = { $at_unit } ha già preso parte a 2 marce in questa fase, che è il limite.
refusal-no-such-line = Nessuna linea di quel tipo ({ line }) collega { $from_box } e { $to_box }.
refusal-comes-back = Quel percorso finisce dove comincia: { $from_box }. Un movimento deve finire in un’altra casella.
refusal-too-far = Troppo lontano: il percorso ha { $needs } linee. In una marcia la fanteria muove di 1 casella per strada o ferrovia nemica, di 2 per fiume o ferrovia amica.
refusal-cavalry-too-far = Troppo lontano: il percorso ha { $needs } linee. In una marcia la cavalleria muove di 2 caselle al massimo.
refusal-one-kind-of-line = La fanteria usa un solo tipo di linea per marcia: strada, ferrovia o fiume.
refusal-rail-not-friendly = La fanteria muove di 2 caselle per ferrovia solo se controllate tutte le caselle del percorso. { $at_box } è { $holder ->
    [nobody] senza padrone
    [union] controllata dall’Unione
   *[confederate] controllata dalla Confederazione
  }.
refusal-river-not-combined = La cavalleria può combinare strada e ferrovia in una marcia, ma non il fiume con l’una o l’altra.
refusal-must-stop = { $blocker } è a { $at_box }: l’unità deve fermarsi lì.
refusal-in-battle = L’unità ha incontrato il nemico a { $at_box } e non può più marciare in questa fase.
refusal-no-friendly-way = L’unità ha incontrato il nemico a { $at_box }. Può uscire solo verso una casella che controllate e senza nemici, e nessuna le è aperta.
refusal-leave-to-friendly = Un’unità che lascia una battaglia deve prima entrare in una casella che controllate e senza nemici. { $at_box } non lo è.
refusal-first-turn-invasion = { $at_box } è un porto confederato, e nel turno 1 non ci sono invasioni navali.
refusal-second-jump = { $at_unit } ha già fatto il suo unico salto di questo turno.
refusal-jump-into-enemy = Un salto non può finire fra unità nemiche, e { $blocker } è a { $at_box }.
refusal-jump-over-cavalry = La cavalleria nemica ({ $blocker }) a { $at_box } impedisce il salto.
refusal-jump-by-river = La cavalleria confederata non può saltare { $at_box } per fiume, solo per strada o ferrovia.
refusal-upstream-jump = Entrambe le linee di un salto fluviale devono andare a valle, e la linea verso { $at_box } non lo fa.
refusal-upstream-first-line = La prima linea di un salto fluviale deve andare a valle, e la linea verso { $at_box } non lo fa.
refusal-southern-river-jump = Solo l’Unione fa salti fluviali: l’unità deve fermarsi a { $at_box }.
refusal-river-jump-into-enemy = Un salto fluviale non può finire fra unità nemiche, e { $blocker } è a { $at_box }.
refusal-second-river-jump = { $at_unit } ha già fatto il suo unico salto di questo turno. I salti di cavalleria e quelli fluviali contano insieme.
refusal-south-at-sea = Solo l’Unione muove via mare.
refusal-shared-march = Un’unità che muove via mare ha bisogno di una marcia tutta per sé, e altre unità hanno già usato questa marcia da { $at_box }.
refusal-not-in-port = L’unità è a { $at_box }, che non è un porto.
refusal-not-a-port = { $at_box } non è un porto.
refusal-same-port = L’unità è già a { $at_box }.
refusal-not-a-union-port = { $at_box } è senza padrone. Un’unità muove via mare verso un porto controllato dall’Unione.
refusal-marched-before-sailing = { $at_unit } ha già marciato in questo turno, quindi non può muovere via mare.
refusal-sailed-already = { $at_unit } ha mosso via mare in questo turno, quindi non può marciare.
refusal-sailed-reinforcement = { $at_unit } ha mosso via mare in questo turno. Con l’opzione scelta non può fare da rinforzo.
refusal-no-six = { $at_box } è un porto confederato. Un’invasione navale richiede un 6 nel tiro per le marce di questo turno.
refusal-not-from-base = Le invasioni navali partono da { $base }. L’unità è a { $at_box }.
refusal-second-invasion-port = Con l’opzione scelta, tutte le unità di questa invasione sbarcano a { $at_box }.
refusal-port-not-yet-taken = { $at_box } resta un porto confederato fino alla fine del semiturno. Fino ad allora possono sbarcarvi solo unità da { $base }.
refusal-already-digging = { $at_unit } ha già usato questa marcia per trincerarsi.
refusal-two-marches-to-dig = Trincerarsi a { $at_box } richiede 2 marce di questa fase, perché non è una città di reclutamento. L’unità ne può usare solo 1 ancora.
refusal-enemy-at-hand = Un’unità non può trincerarsi fra unità nemiche, e { $blocker } è a { $at_box }.
refusal-already-entrenched = { $at_unit } è già trincerata.
refusal-potomac = Le unità confederate non possono mai usare il fiume { $river } fra { $other_end } e { $one_end }.
refusal-no-battle-there = Non c’è battaglia a { $at_box }: la casella non contiene unità di entrambe le fazioni.
refusal-battle-not-chosen = Scegliete prima quale battaglia combattere.
refusal-battle-not-finished = Finite prima la battaglia di { $at_box }.
refusal-decide-first = Decidete che cosa fa la vostra fazione a { $at_box } prima di sparare.
refusal-stands-already = Le vostre unità a { $at_box } stanno già sparando in questo round.
refusal-not-a-target = { $why ->
    [absent] { $at_unit } non è sulla mappa.
    [own] { $at_unit } è una delle vostre unità.
   *[enemy] { $at_unit } è a { $unit_box }. Questa battaglia è a { $battle_box }.
  }
refusal-target-left-out = Contro { $at_unit } spara già qualcuno. Si deve sparare anche a { $left_out }.
refusal-target-twice = Contro { $at_unit } spara già qualcuno. Avete meno unità del nemico, quindi ciascuna deve scegliere un bersaglio diverso.
refusal-targets-not-declared = Ogni unità deve avere un bersaglio prima di tirare i dadi. Finora: { $has } su { $needs }.
refusal-targets-fixed = Tutti i bersagli sono dichiarati e non si possono più cambiare.
refusal-reinforce-first-round = È il round 1. I rinforzi possono arrivare dal round 2 in poi.
refusal-reinforce-too-late = La vostra fazione sta già sparando. I rinforzi arrivano prima che la loro fazione spari.
refusal-one-from-each-box = Da { $at_box } è già venuta un’unità. Da ogni casella può venire solo 1 unità per round.
refusal-source-not-joined = Nessuna linea collega { $at_box } alla battaglia.
refusal-source-not-held = Con l’opzione scelta, i rinforzi vengono solo da caselle che controllate. { $at_box } è { $holder ->
    [nobody] senza padrone
    [union] controllata dall’Unione
   *[confederate] controllata dalla Confederazione
  }.
refusal-fights-already = { $at_unit } è già in questa battaglia.
refusal-not-yours-to-bring = { $why ->
    [absent] { $at_unit } non è sulla mappa.
   *[other] { $at_unit } è un’unità nemica.
  }
refusal-has-retreated = { $at_unit } si è ritirata da una battaglia e non può rinforzarne un’altra.
refusal-has-withdrawn = { $at_unit } ha ripiegato da una battaglia. Con l’opzione scelta non può rinforzarne un’altra.
refusal-source-contested = { $blocker } è a { $at_box }. L’attaccante non può prendere rinforzi da una casella con unità nemiche.
refusal-has-fought = { $at_unit } ha già combattuto in una battaglia, quindi l’attaccante non può portarla in un’altra.
refusal-too-few-left = Il difensore deve lasciare a { $at_box } tante unità quanti sono i nemici: ne devono restare { $needs } e ne resterebbero { $has }.
refusal-retreat-first-round = È il round 1. Una fazione può ritirarsi dal round 2 in poi.
refusal-retreat-after-second = È il round { $round }. Con l’opzione scelta, una fazione può ritirarsi solo nel round 2.
refusal-retreat-too-late = La vostra fazione sta già sparando. Una fazione si ritira invece di sparare.
refusal-reinforced-already = La vostra fazione ha fatto arrivare rinforzi in questo round, quindi non può anche ritirarsi.
refusal-retreat-not-joined = Nessuna linea collega { $at_box } alla battaglia.
refusal-retreat-into-enemy = { $blocker } è a { $at_box }. Una fazione non può ritirarsi in una casella con unità nemiche.
refusal-retreat-into-city = { $at_box } è una città di reclutamento nemica. Una fazione non può ritirarvisi.
refusal-retreat-to-enemy-origin = Unità nemiche sono entrate in questa battaglia da { $at_box }. Una fazione non può ritirarvisi.
refusal-retreat-to-own = Se può, una fazione deve ritirarsi in una casella che controlla, e { $at_box } è aperta.
refusal-not-all-cavalry = Può ripiegare solo una forza composta di cavalleria, e { $at_unit } è fanteria.
refusal-attacker-withdraws = Può ripiegare solo la cavalleria del difensore.
refusal-withdraw-after-first = È il round { $round }. Con l’opzione scelta, la cavalleria ripiega solo prima del round 1.
refusal-withdraw-too-late = La vostra fazione sta già sparando. La cavalleria ripiega prima che la sua fazione spari.
refusal-withdraw-reinforced = La vostra fazione ha fatto arrivare rinforzi in questo round, quindi la sua cavalleria non può ripiegare.
refusal-not-withdrawing = Nessuna cavalleria sta ripiegando. Scegliete prima il ripiegamento.
refusal-withdrawing = La cavalleria ripiega: scegliete dove va { $at_unit }.
refusal-ride-not-joined = Nessuna linea collega { $at_box } alla battaglia.
refusal-ride-into-enemy = { $blocker } è a { $at_box }. La cavalleria non può ripiegare in una casella con unità nemiche.
refusal-ride-into-city = { $at_box } è una città di reclutamento nemica. La cavalleria non può ripiegarvi.
refusal-ride-to-enemy-origin = Unità nemiche sono entrate in questa battaglia da { $at_box }. La cavalleria non può ripiegarvi.
refusal-no-way-out = Nessuna casella intorno a { $at_box } è aperta al ripiegamento della cavalleria.
refusal-cavalry-pursues = { $enemies ->
    [one] L’unico attaccante a { $at_box } è cavalleria. La cavalleria non può ripiegare davanti alla cavalleria.
   *[other] I { $enemies } attaccanti a { $at_box } sono tutti cavalleria. La cavalleria non può ripiegare davanti alla cavalleria.
  }
refusal-cavalry-among-attackers = { $at_unit } è fra gli attaccanti. Con l’opzione scelta, la cavalleria non può ripiegare se un attaccante è cavalleria.
refusal-crack-already = { $at_unit } è già d’élite, il grado più alto.
refusal-no-counter-left = Tutte le pedine di quel tipo ({ arm } { rank }) della vostra fazione sono sulla mappa ({ $number }), quindi { $at_unit } non può essere promossa.
refusal-not-in-the-battle = { $why ->
    [absent] { $at_unit } non è sulla mappa.
    [enemy] { $at_unit } è un’unità nemica.
   *[own] { $at_unit } è a { $unit_box } e non ha combattuto a { $battle_box }.
  }
refusal-battle-not-won = Non avete appena vinto una battaglia.
refusal-battle-over = La battaglia di { $at_box } è finita: promuovete una delle unità che vi hanno combattuto, o nessuna.
refusal-not-yours-to-promote = { $why ->
    [absent] { $at_unit } non è sulla mappa.
   *[other] { $at_unit } è un’unità nemica.
  }
refusal-one-promotion = Avete già fatto l’unica promozione di questa fase.
refusal-promoted-already = { $at_unit } è già stata promossa in questo semiturno.
refusal-die-spent = { $number ->
    [0] Non avete più reclute in questa fase.
    [one] Avete già messo in gioco l’unica recluta di questa fase.
   *[other] Avete già messo in gioco tutte le { $number } reclute di questa fase.
  }
refusal-pool-empty = Nella vostra riserva di reclutamento non c’è { arm }.
refusal-no-number = { $at_box } non ha un numero di reclutamento del vostro colore.
refusal-city-used = { $at_box } ha già dato una recluta in questa fase.
refusal-city-not-held = Non controllate { $at_box }.
refusal-enemy-in-city = Un’unità nemica occupa { $at_box }.
refusal-at-maximum = La dimensione massima del vostro esercito è { $maximum }, e avete { $strength } unità sulla mappa.
refusal-not-drafted = Nella vostra riserva di reclutamento non c’è { arm }. In attesa delle leve di aprile: { $number }.
refusal-unknown-place = Nessuna casella si chiama «{ $name }».
refusal-unknown-unit = Nessuna unità si chiama «{ $name }».
refusal-unknown-arm = «{ $name }» non esiste in questo gioco: le reclute sono di fanteria o di cavalleria.

## Options

option-capture = Quando si cattura una casella occupata?
option-capture-half-turn = alla fine del semiturno
option-capture-at-once = anche dopo il movimento e dopo il combattimento
option-leave-battle = Un’unità che ha incontrato il nemico può allontanarsi nella stessa fase?
option-leave-battle-never = no
option-leave-battle-to-friendly = sì, con la sua seconda marcia, verso una casella amica
option-river-jump = Quali linee di un salto fluviale dell’Unione devono andare a valle?
option-river-jump-both-lines = entrambe
option-river-jump-first-line = solo la prima
option-invasion = Dove possono sbarcare le unità di un’invasione navale?
option-invasion-any-ports = ciascuna in un porto confederato a sua scelta
option-invasion-one-port = tutte in un solo porto
option-retreat-city = Quali città di reclutamento nemiche sono chiuse a una ritirata?
option-retreat-city-enemy-held = quelle controllate dal nemico
option-retreat-city-enemy-number = anche quelle con il numero del nemico che nessuno controlla
option-withdrawn-reinforce = La cavalleria che ha ripiegato da una battaglia può rinforzarne un’altra?
option-withdrawn-reinforce-allowed = sì
option-withdrawn-reinforce-barred = no
option-promoted-hits = Un’unità ridotta che viene promossa dopo una battaglia resta ridotta?
option-promoted-hits-kept = sì, fino al termine della fase di combattimento
option-promoted-hits-healed = no
option-counter-limit = Quante pedine di veterani e d’élite ha una fazione, per ogni arma e grado?
option-counter-limit-none = quante gliene servono
option-counter-limit-16 = 16
option-counter-limit-12 = 12
option-counter-limit-8 = 8
option-counter-limit-fourth-edition = la metà di quelle della quarta edizione: veterani, 22 di fanteria e 9 di cavalleria; élite, 10 e 7
option-tie = Chi vince se entrambe le fazioni soddisfano una condizione di vittoria nello stesso momento?
option-tie-phasing-side = la fazione che gioca il semiturno
option-tie-other-side = l’altra fazione
option-novice-union = Unione principiante: vittorie immediate della Confederazione solo alla fine di un semiturno dell’Unione?
option-novice-union-off = no
option-novice-union-on = sì
option-capture-time = Alla fine di quali semiturni si catturano le caselle?
option-capture-time-either-half-turn = di entrambi
option-capture-time-enemy-half-turn = solo di quello del nemico
option-capture-time-full-turn = solo alla fine del turno
option-cavalry-control = Quando torna al primo padrone una casella tenuta dalla sola cavalleria?
option-cavalry-control-any-time = appena la cavalleria la lascia
option-cavalry-control-later-turn = se la cavalleria la lascia in un turno successivo
option-entrench-phases = Le due marce per trincerarsi devono essere della stessa fase?
option-entrench-phases-same-phase = sì
option-entrench-phases-any-phase = no
option-reinforce-from = Quali caselle possono mandare rinforzi?
option-reinforce-from-any-box = tutte quelle con unità di quella fazione
option-reinforce-from-own-box = solo quelle controllate da quella fazione
option-retreat-rounds = In quali round può ritirarsi una fazione?
option-retreat-rounds-from-second = dal secondo in poi
option-retreat-rounds-second-only = solo nel secondo
option-retreat-after-reinforcing = Una fazione può ritirarsi dopo aver fatto arrivare rinforzi nello stesso round?
option-retreat-after-reinforcing-no = no
option-retreat-after-reinforcing-yes = sì
option-enemy-came-from = Quali caselle sono chiuse a una ritirata perché il nemico è venuto da lì?
option-enemy-came-from-with-reinforcements = quelle dell’attacco e dei rinforzi
option-enemy-came-from-without-reinforcements = solo quelle dell’attacco
option-withdrawal-rounds = Prima di quali round può ripiegare la cavalleria?
option-withdrawal-rounds-any-round = prima di qualsiasi round
option-withdrawal-rounds-first-round = solo prima del primo
option-withdrawal-barred = Quali attaccanti impediscono il ripiegamento?
option-withdrawal-barred-all-cavalry = una forza composta di cavalleria
option-withdrawal-barred-any-cavalry = qualsiasi unità di cavalleria
option-promote-twice = Un’unità che vince due battaglie in un semiturno può essere promossa dopo ciascuna?
option-promote-twice-no = no
option-promote-twice-yes = sì
option-invaded-port = Quando si cattura un porto vuoto con un’invasione navale?
option-invaded-port-half-turn = alla fine del semiturno
option-invaded-port-at-once = subito
option-fought = Fino a quando le unità che hanno combattuto, si sono ritirate o hanno ripiegato non possono fare da rinforzo?
option-fought-turn = fino alla fine del turno
option-fought-half-turn = fino alla fine del semiturno
option-withdrawal-attackers = Quali attaccanti contano quando la cavalleria vuole ripiegare?
option-withdrawal-attackers-now = quelli che sono allora nella battaglia
option-withdrawal-attackers-ever = tutti quelli che hanno attaccato, anche eliminati
option-sailed-reinforce = Un’unità che ha mosso via mare può rinforzare una battaglia nello stesso turno?
option-sailed-reinforce-allowed = sì
option-sailed-reinforce-barred = no
option-handicap = Handicap: quale fazione è aiutata?
option-handicap-none = nessuna, l’inizio stampato
option-handicap-union-plus-1 = l’Unione: nell’ultimo turno della campagna bastano sei città; nella partita breve, un vantaggio di 4
option-handicap-confederate-plus-1 = la Confederazione: la campagna finisce con il turno 38; nella partita breve all’Unione serve un vantaggio di 6
option-handicap-union-plus-2 = l’Unione: nella campagna bastano sei città; nella partita breve, un vantaggio di 3
option-handicap-confederate-plus-2 = la Confederazione: la campagna finisce con il turno 36; nella partita breve all’Unione serve un vantaggio di 7
option-handicap-union-plus-3 = l’Unione: nella campagna bastano sei città, cinque nel suo ultimo turno; nella partita breve, un vantaggio di 2
option-handicap-confederate-plus-3 = la Confederazione: la campagna finisce con il turno 34; nella partita breve all’Unione serve un vantaggio di 8
option-handicap-union-plus-4 = l’Unione: nella campagna bastano cinque città; nella partita breve, un vantaggio di 1
option-handicap-confederate-plus-4 = la Confederazione: la campagna finisce con il turno 32; nella partita breve all’Unione serve un vantaggio di 9

## Termini, ciascuno con le sue forme, e che cosa significano

term-phasing = giocatore di turno
term-phasing-means = Il giocatore a cui tocca il semiturno; nelle battaglie è l’attaccante (5.0-b).
term-march = marcia | marce
term-march-means = Una marcia attiva una casella, e le unità che vi sono possono allora muovere o trincerarsi (4.0-c).
term-friendly-railroad = ferrovia amica | ferrovie amiche
term-friendly-railroad-means = Una ferrovia di cui si controllano entrambi i capi; ogni altra è nemica (4.0-i).
term-jump = salto | salti
term-jump-means = Il passaggio per una casella che contiene unità nemiche, al massimo una volta per turno (4.2.1-a, 4.2.2-f).
term-downstream = verso valle
term-downstream-means = Lungo un fiume nella direzione delle sue frecce (4.2.2-b).
term-invasion = invasione navale | invasioni navali
term-invasion-means = Un viaggio via mare da Washington a un porto controllato dalla Confederazione; serve un 6 nel tiro delle marce (4.2.4-a, 4.2.4-b).
term-entrenched = trincerata | trincerate
term-entrenched-means = Protetta dove si trova: i tiri contro l’unità valgono un punto in meno finché non lascia la casella (4.2.5-g, 5.2.1-a).
term-permanent = trinceramento permanente | trinceramenti permanenti
term-permanent-means = Una delle quattro caselle fortificate: chi la controlla vi è trincerato senza far nulla (4.2.5-h, 4.2.5-i).
term-volley = salva | salve
term-volley-means = Tutti i tiri di una fazione nella sua metà del round; i bersagli si dichiarano prima di ogni dado (5.1-e).
term-reduced-unit = unità ridotta | unità ridotte
term-reduced-unit-means = Un’unità colpita una volta: il colpo seguente la elimina, e la fine della fase di combattimento la rimette in forze (5.1-h, 5.2.7-a).
term-crack = fanteria d’élite
term-crack-means = La fanteria di grado più alto: i tiri contro di essa valgono un punto in meno (5.2.2-a).
term-city = città di reclutamento
term-city-means = Una casella con un numero di un colore o di entrambi: chi la controlla vi recluta, se il numero è del suo colore (7.0-c).
term-pool = riserva di reclutamento
term-pool-means = I miliziani che una fazione può ancora piazzare sulla mappa (7.0-b).
term-maximum = dimensione massima dell’esercito
term-maximum-means = La somma dei numeri di una fazione nelle città che controlla; il reclutamento non la supera mai (7.0-g, 7.0-h).
term-draft = leva | leve
term-draft-means = Nell’aprile 1862, 1863 e 1864 l’Unione riceve altri miliziani da reclutare (8.0-a).
term-withdrawal = ripiegamento | ripiegare
term-withdrawal-means = La partenza della cavalleria in difesa prima di un round; nessuno ha vinto la battaglia (5.2.6-a, 5.2.6-d).

## Scheda di aiuto

card-value = Valore di combattimento
card-cities = Numero

# Rules. One bullet of the digest each; the sentences are ours.

## 1.0 Componenti

rule-AHD-1_1-a = Due giocatori: Unione (Nord) e Confederazione (Sud).
rule-AHD-1_2-a = Le caselle sono collegate da tre tipi di linea: fiume, strada, ferrovia; nient’altro sulla mappa ha effetto sul gioco.
rule-AHD-1_2-b = Una casella ha un nome e può riportare anche un forte, un’ancora (porto), lati blu (fiumi) e numeri di reclutamento.
rule-AHD-1_2-c = Due caselle possono essere collegate da due linee di tipo diverso; ciascuna è una linea a sé.
rule-AHD-1_2-d = Una casella può avere nessuno, uno o due lati blu.
rule-AHD-1_3-a = La scatola contiene 160 pedine, più 3 pedine dei comandanti che il gioco base non usa.
rule-AHD-1_3-b = Ogni unità ha due facce: a piena forza e ridotta; essere ridotta non cambia il suo valore di combattimento.
rule-AHD-1_3-c = Valori di combattimento: fanteria di milizia 2, fanteria veterana 3, fanteria d’élite 3, cavalleria di milizia 1, cavalleria veterana 2, cavalleria d’élite 3.
rule-AHD-1_3-d = Non c’è limite al numero di unità in una casella.
rule-AHD-1_3-e = Ogni tiro si fa con un solo dado a sei facce.
rule-AHD-1_3-f = Il blu è l’Unione, il grigio la Confederazione, il bianco nessuno. Il lato a piena forza di una pedina ha un numero bianco, quello ridotto uno rosso. I fiumi sono blu, le strade beige, le ferrovie scure.

## 2.0 Preparazione

rule-AHD-2_0-a = Nella preparazione, il segnalino di turno comincia su luglio 1861, che è il turno 1.
rule-AHD-2_0-b = I segnalini della dimensione massima dell’esercito cominciano su 34 (Unione) e 29 (Confederazione).
rule-AHD-2_0-c = Entrambe le fazioni cominciano con sola fanteria di milizia, tutta a piena forza: 12 unità dell’Unione e 8 confederate.
rule-AHD-2_0-d = Unità dell’Unione: Washington 3, Chicago 2, Fort Wayne 2, e 1 ciascuna a Harper’s Ferry, Pittsburgh, Canton, Columbus (Ohio) e St. Louis.
rule-AHD-2_0-e = Unità confederate: 1 ciascuna a Manassas Junction, Fredericksburg, Front Royal, Charleston (South Carolina), Mobile, Jefferson City, Atlanta e New Orleans.
rule-AHD-2_0-f = La riserva di reclutamento dell’Unione comincia con 1 unità di cavalleria di milizia.
rule-AHD-2_0-g = La riserva di reclutamento confederata comincia con 1 unità di cavalleria di milizia.
rule-AHD-2_0-h = Altre 12 unità di fanteria di milizia dell’Unione sono messe da parte, fuori dalla riserva, fino alle leve della sezione 8.
rule-AHD-2_0-i = Ogni casella comincia sotto il controllo del suo colore stampato; le caselle bianche all’inizio non sono controllate da nessuno.

## 3.0 Sequenza di gioco

rule-AHD-3_0-a = Un turno è un semiturno dell’Unione seguito da un semiturno confederato.
rule-AHD-3_0-b = Un semiturno ha quattro fasi in quest’ordine: movimento, combattimento, promozione, reclutamento.
rule-AHD-3_0-c = Una fase deve essere finita prima che cominci la seguente; in particolare nessuna unità può marciare una volta cominciata la prima battaglia.
rule-AHD-3_0-d = Un turno rappresenta un mese, o due mesi d’inverno.
rule-AHD-3_0-e = Quando il semiturno confederato finisce, il segnalino di turno avanza e comincia il turno seguente.

## 4.0 Movimento

rule-AHD-4_0-a = All’inizio della fase di movimento il giocatore di turno tira un dado; il risultato è il numero di marce disponibili.
rule-AHD-4_0-b = Un 1 dà 2 marce; nessuno ne ha mai meno di 2.
rule-AHD-4_0-c = Una marcia attiva una casella: una, alcune o tutte le unità presenti possono muovere.
rule-AHD-4_0-d = Le unità mosse dalla stessa marcia possono finire in caselle diverse, ma tutte devono cominciare quella marcia nella casella attivata.
rule-AHD-4_0-e = Il giocatore può spendere le marce in qualsiasi ordine e su qualsiasi casella, anche sulla stessa, e può non spenderle tutte; le marce non spese sono perse.
rule-AHD-4_0-f = Un’unità può prendere parte al massimo a due marce in una fase di movimento.
rule-AHD-4_0-g = In ogni marcia la fanteria muove di 1 casella per strada, di 1 casella per ferrovia nemica, fino a 2 caselle per fiume o fino a 2 caselle per ferrovia amica.
rule-AHD-4_0-h = La fanteria usa un solo tipo di linea per marcia: non può combinare strada, ferrovia e fiume nella stessa marcia.
rule-AHD-4_0-i = Una linea ferroviaria è amica di un giocatore quando questi controlla le caselle alle due estremità; altrimenti è nemica, anche quando un’estremità non è controllata da nessuno.
rule-AHD-4_0-j = Per muovere la fanteria di 2 caselle per ferrovia, entrambe le linee devono essere amiche.
rule-AHD-4_0-k = La cavalleria muove fino a 2 caselle per marcia per strada, per ferrovia (amica o nemica) o per fiume.
rule-AHD-4_0-l = La cavalleria può combinare strada e ferrovia in una marcia; non può combinare il fiume con nessuna delle due.
rule-AHD-4_0-m = Il movimento per fiume non dipende da chi controlla le caselle, e può passare da un fiume all’altro dove si incontrano.
rule-AHD-4_0-n = Un’unità può entrare in una casella che contiene unità nemiche, ma deve fermarsi lì; ne nasce una battaglia.
rule-AHD-4_0-o = Un’unità entrata in una casella che contiene unità nemiche non può marciare di nuovo in quella fase.
rule-AHD-4_0-p = Un’unità può attraversare caselle senza unità nemiche, chiunque le controlli; il suo passaggio non cambia nulla.

## 4.1 Primo turno

rule-AHD-4_1-a = Nel turno 1 nessuno dei due giocatori tira per le marce; ciascuno ne ha esattamente 2.
rule-AHD-4_1-b = Nel turno 1 non può esserci un’invasione navale, perché nessuno può ottenere un 6.

## 4.2.1 Salti della cavalleria

rule-AHD-4_2_1-a = La cavalleria può attraversare una casella che contiene unità nemiche; è un salto.
rule-AHD-4_2_1-b = Un’unità di cavalleria può fare un salto per turno.
rule-AHD-4_2_1-c = Un salto non può finire in una casella che contiene unità nemiche.
rule-AHD-4_2_1-d = Un salto non può attraversare una casella che contiene cavalleria nemica.
rule-AHD-4_2_1-e = Un salto della cavalleria non può usare linee fluviali.

## 4.2.2 Salti fluviali dell’Unione

rule-AHD-4_2_2-a = Un’unità dell’Unione di qualunque arma può saltare mentre muove verso valle lungo i fiumi.
rule-AHD-4_2_2-b = Entrambe le linee del salto devono essere percorse verso valle, nella direzione delle frecce bianche.
rule-AHD-4_2_2-c = Il giocatore confederato non può mai fare un salto fluviale.
rule-AHD-4_2_2-d = Un salto fluviale non può finire in una casella che contiene unità nemiche.
rule-AHD-4_2_2-e = Un salto fluviale può attraversare una casella che contiene cavalleria nemica.
rule-AHD-4_2_2-f = Un’unità può fare un salto per turno, contando i salti di entrambi i tipi.

## 4.2.3 Movimenti via mare dell’Unione

rule-AHD-4_2_3-a = Solo l’Unione può muovere via mare.
rule-AHD-4_2_3-b = Ogni unità che muove via mare usa un’intera marcia, anche se più unità partono dalla stessa casella.
rule-AHD-4_2_3-c = L’unità deve aver cominciato il turno in un porto.
rule-AHD-4_2_3-d = Va direttamente in qualsiasi altro porto controllato dall’Unione.
rule-AHD-4_2_3-e = Non può prendere parte a nessun’altra marcia in quel turno, né prima né dopo.
rule-AHD-4_2_3-f = Un’unità che ha mosso via mare può ancora rinforzare, ritirarsi o ripiegare nella fase di combattimento.

## 4.2.4 Invasioni navali

rule-AHD-4_2_4-a = Se il tiro dell’Unione per le marce è 6, l’Unione può fare invasioni navali in quella fase di movimento.
rule-AHD-4_2_4-b = Un’invasione navale è un movimento via mare di un’unità che ha cominciato il turno a Washington, con destinazione un porto controllato dalla Confederazione.
rule-AHD-4_2_4-c = Ogni unità che invade usa una marcia.
rule-AHD-4_2_4-d = Se il porto è vuoto, gli invasori lo catturano (vedi 4.2.4-g).
rule-AHD-4_2_4-e = Se vi sono unità confederate, segue una battaglia.
rule-AHD-4_2_4-f = L’invasione è facoltativa; un diritto non usato non si conserva per un turno successivo.
rule-AHD-4_2_4-g = Un porto vuoto che viene invaso passa all’Unione alla fine del semiturno. Fino ad allora lo raggiunge solo un’invasione da Washington.

## 4.2.5 Trinceramento

rule-AHD-4_2_5-a = Invece di muovere, un’unità nella casella attivata può usare la marcia per trincerarsi.
rule-AHD-4_2_5-b = In una città di reclutamento (un numero di uno dei due colori, chiunque la controlli) trincerarsi richiede 1 marcia.
rule-AHD-4_2_5-c = In ogni altra casella richiede 2 marce, entrambe spese su quella casella nella stessa fase di movimento.
rule-AHD-4_2_5-d = Un’unità non può trincerarsi in una casella che contiene unità nemiche.
rule-AHD-4_2_5-e = Una stessa marcia può far uscire alcune unità da una casella e trincerarvene altre.
rule-AHD-4_2_5-f = Il trinceramento appartiene all’unità, non alla casella: un’unità che raggiunge unità amiche trincerate non è trincerata.
rule-AHD-4_2_5-g = Un’unità che lascia la sua casella per qualsiasi motivo non è più trincerata.
rule-AHD-4_2_5-h = Washington, Richmond, Fort Monroe e Vicksburg sono trinceramenti permanenti.
rule-AHD-4_2_5-i = Un’unità in un trinceramento permanente controllato dalla sua fazione è trincerata subito e senza alcuna marcia.
rule-AHD-4_2_5-j = I due tipi di trinceramento non si sommano: contano una volta sola.

## 4.2.6 Il Potomac

rule-AHD-4_2_6-a = Le unità confederate non possono mai usare la linea fluviale tra Washington e Fredericksburg, in nessuna fase.

## 5.0 Battaglie

rule-AHD-5_0-a = Quando finisce la fase di movimento, si combatte una battaglia in ogni casella che contiene unità di entrambe le fazioni.
rule-AHD-5_0-b = Il giocatore di turno è l’attaccante, l’altro il difensore.
rule-AHD-5_0-c = Le battaglie si combattono una alla volta, nell’ordine scelto dall’attaccante; ciascuna finisce prima che cominci la seguente.
rule-AHD-5_0-d = Una battaglia è una serie di round; in ogni round spara prima il difensore, poi l’attaccante.
rule-AHD-5_0-e = Le perdite si applicano subito, quindi gli attaccanti eliminati dal fuoco del difensore non sparano in quel round.
rule-AHD-5_0-f = La battaglia finisce quando una fazione non vi ha più unità, o si ritira, o (cavalleria in difesa) ripiega.
rule-AHD-5_0-g = La fazione che elimina l’altra, o davanti alla quale l’altra si ritira, vince la battaglia.
rule-AHD-5_0-h = Il segnalino di battaglia posto sulla casella mentre si combatte è un promemoria senza effetto sul gioco.
rule-AHD-5_0-i = Le unità tolte dalla mappa per una battaglia contano come se fossero nella sua casella.

## 5.1 Fuoco

rule-AHD-5_1-a = Ogni unità spara una volta nella metà di round della sua fazione, a un’unità nemica scelta dal giocatore che spara.
rule-AHD-5_1-b = Se chi spara ha almeno tante unità quanti sono i bersagli, a ogni unità nemica deve sparare almeno un’unità.
rule-AHD-5_1-c = Se le unità che sparano sono meno dei bersagli, due di esse non possono sparare alla stessa unità.
rule-AHD-5_1-d = Le unità in eccesso possono raddoppiare il fuoco su qualsiasi bersaglio.
rule-AHD-5_1-e = Tutti i bersagli di quella metà di round si dichiarano prima di tirare i dadi, e non cambiano più.
rule-AHD-5_1-f = Un tiro dichiarato contro un’unità eliminata da un tiro precedente della stessa salva è sprecato.
rule-AHD-5_1-g = Per ogni tiro si lancia un dado: un risultato non superiore al valore di combattimento modificato di chi spara è un colpo a segno.
rule-AHD-5_1-h = Un colpo a segno riduce un’unità a piena forza ed elimina un’unità ridotta.
rule-AHD-5_1-i = Un valore modificato di 0 o meno non può colpire.
rule-AHD-5_1-j = Un’unità di milizia eliminata va nella riserva di reclutamento della sua fazione; una pedina di veterani o d’élite eliminata no.

## 5.2.1 Bersagli trincerati

rule-AHD-5_2_1-a = Contro un’unità trincerata si spara con il valore ridotto di 1.
rule-AHD-5_2_1-b = Quindi la cavalleria di milizia non può mai colpire un’unità trincerata (le unità trincerate sono in difesa, e ai tiri contro di loro non si applica il bonus del fiume).

## 5.2.2 Bersagli di fanteria d’élite

rule-AHD-5_2_2-a = Contro la fanteria d’élite si spara con il valore ridotto di 1, anche se chi spara è fanteria d’élite.
rule-AHD-5_2_2-b = Le riduzioni per il trinceramento e per la fanteria d’élite si sommano: 2 contro fanteria d’élite trincerata.
rule-AHD-5_2_2-c = Quindi la milizia di entrambe le armi e la cavalleria veterana non possono colpire la fanteria d’élite trincerata.

## 5.2.3 Fiumi

rule-AHD-5_2_3-a = Un’unità attaccante ha attraversato un fiume se la linea per cui è entrata nella casella della battaglia tocca un lato blu di quella casella.
rule-AHD-5_2_3-b = Nelle prime due salve del difensore, contro un’unità che ha attraversato un fiume si spara con il valore aumentato di 1.
rule-AHD-5_2_3-c = Dal terzo round in poi l’attraversamento non ha effetto.
rule-AHD-5_2_3-d = Contro la fanteria d’élite che ha attraversato un fiume, il bonus e la riduzione per la fanteria d’élite si annullano.
rule-AHD-5_2_3-e = Un’unità arrivata con un’invasione navale si considera come se avesse attraversato un fiume.
rule-AHD-5_2_3-f = Il bonus si decide unità per unità, quindi una forza attaccante può aver attraversato un fiume solo in parte.

## 5.2.4 Rinforzi

rule-AHD-5_2_4-a = Dal secondo round in poi, subito prima del proprio fuoco, una fazione può far entrare unità nella battaglia.
rule-AHD-5_2_4-b = Ogni volta può far arrivare al massimo un’unità da ogni casella collegata da una linea alla casella della battaglia.
rule-AHD-5_2_4-c = Un’unità che si è ritirata da una battaglia in questo turno non può fare da rinforzo.
rule-AHD-5_2_4-d = L’attaccante non può prelevare unità da una casella che contiene anche unità nemiche.
rule-AHD-5_2_4-e = L’attaccante non può usare unità che hanno già combattuto una battaglia in questo turno.
rule-AHD-5_2_4-f = Il difensore può prelevare unità da una casella che contiene unità nemiche, se vi restano almeno tante sue unità quante sono quelle nemiche.
rule-AHD-5_2_4-g = Una fazione senza più unità nella battaglia non può ricevere rinforzi; la battaglia è finita.
rule-AHD-5_2_4-h = Rinforzare non è una marcia e non conta per il limite di due.
rule-AHD-5_2_4-i = «Ha già combattuto» vale per questo turno, semiturno dell’altro giocatore compreso.
rule-AHD-5_2_4-j = Un’unità che si è ritirata non può fare da rinforzo fino alla fine del turno, entrambi i semiturni compresi.

## 5.2.5 Ritirata

rule-AHD-5_2_5-a = Dal secondo round in poi, subito prima del proprio fuoco, una fazione può ritirarsi invece di sparare.
rule-AHD-5_2_5-b = Tutte le sue unità nella battaglia vanno in una sola e stessa casella, collegata da una linea alla casella della battaglia.
rule-AHD-5_2_5-c = Quella casella non può contenere unità nemiche.
rule-AHD-5_2_5-d = Non può essere una città di reclutamento nemica.
rule-AHD-5_2_5-e = Non può essere una casella da cui unità nemiche sono entrate in questa battaglia.
rule-AHD-5_2_5-f = Se esistono caselle permesse controllate dalla fazione che si ritira, si deve scegliere una di queste.
rule-AHD-5_2_5-g = Se non c’è nessuna casella permessa, la fazione non può ritirarsi.
rule-AHD-5_2_5-h = La fazione che si ritira ha perso la battaglia.

## 5.2.6 Ripiegamento della cavalleria

rule-AHD-5_2_6-a = Un difensore le cui unità nella battaglia sono tutte cavalleria può farle ripiegare prima di qualsiasi round, anche del primo.
rule-AHD-5_2_6-b = Possono andare in qualsiasi casella collegata da una linea alla casella della battaglia, tranne le città di reclutamento nemiche, le caselle con unità nemiche e quelle da cui unità nemiche sono entrate in questa battaglia.
rule-AHD-5_2_6-c = Il ripiegamento non è permesso se tutte le unità attaccanti sono cavalleria.
rule-AHD-5_2_6-d = Ripiegare non è perdere: nessuno vince la battaglia e nessuno ottiene una promozione.
rule-AHD-5_2_6-e = Si verifica ogni volta quali sono gli attaccanti: quelli che sono allora nella battaglia, rinforzi compresi, unità eliminate escluse.

## 5.2.7 Recupero

rule-AHD-5_2_7-a = Quando finisce la fase di combattimento, ogni unità ridotta di entrambe le fazioni torna a piena forza.
rule-AHD-5_2_7-b = Fino ad allora un’unità ridotta resta ridotta, anche se combatte una seconda battaglia.

## 6.0 Promozione

rule-AHD-6_0-a = La promozione fa salire un’unità di un grado nella sua arma: da milizia a veterana, da veterana a élite; le unità d’élite non possono essere promosse.
rule-AHD-6_0-b = La pedina promossa è sostituita nella sua casella da una del grado successivo.
rule-AHD-6_0-c = Subito dopo una battaglia, il vincitore (attaccante o difensore) può promuovere una delle sue unità che vi hanno preso parte.
rule-AHD-6_0-d = Nella fase di promozione il giocatore di turno può promuovere un’altra unità ovunque sulla mappa, che abbia combattuto o no.
rule-AHD-6_0-e = Nessuna unità può essere promossa due volte in un semiturno.
rule-AHD-6_0-f = La pedina di milizia di un’unità promossa torna nella riserva di reclutamento della sua fazione.
rule-AHD-6_0-g = Un’unità del difensore che vince due battaglie in un semiturno è promossa una volta sola, a meno che l’opzione «promote-twice» permetta una promozione dopo ciascuna.

## 7.0 Reclutamento

rule-AHD-7_0-a = Nella fase di reclutamento il giocatore di turno tira un dado: il risultato è il numero massimo di unità di milizia che può piazzare; un 1 vale 2.
rule-AHD-7_0-b = Le reclute vengono dalla sua riserva di reclutamento, fanteria o cavalleria a piacere.
rule-AHD-7_0-c = Una recluta si piazza a piena forza in una città di reclutamento che riporta un numero del colore del giocatore e che questi controlla.
rule-AHD-7_0-d = Al massimo una recluta per città per fase di reclutamento, qualunque sia il numero.
rule-AHD-7_0-e = Il giocatore non può reclutare in una città che non controlla, anche se all’inizio era sua.
rule-AHD-7_0-f = Una città con numeri di entrambi i colori (come Cairo) recluta per chi la controlla, e ogni fazione usa il proprio numero.
rule-AHD-7_0-g = Dimensione massima dell’esercito: la somma dei numeri del colore di una fazione nelle città che essa controlla.
rule-AHD-7_0-h = Il reclutamento non può portare le unità di una fazione sulla mappa (tutte le armi e i gradi) oltre la sua dimensione massima dell’esercito.
rule-AHD-7_0-i = Una fazione che supera il suo massimo per aver perso città non rimuove nulla; semplicemente non può reclutare.
rule-AHD-7_0-j = Il massimo cambia nel momento in cui una città cambia controllo.
rule-AHD-7_0-k = Quando una fazione cattura una città senza padrone (nel Kentucky, per esempio), la dimensione massima del suo esercito aumenta del suo numero, e quella dell’altra fazione non diminuisce.
rule-AHD-7_0-l = Una città può avere solo il numero del nemico (Evansville, Chillicothe, Knoxville). Non vale nulla per il suo primo padrone. Appena il nemico la controlla, recluta e conta per lui.

## 8.0 Leve

rule-AHD-8_0-a = Nei turni di aprile del 1862, 1863 e 1864 (turni 8, 18, 28) 4 delle unità di fanteria di milizia dell’Unione messe da parte entrano nella riserva di reclutamento dell’Unione.
rule-AHD-8_0-b = Le unità di fanteria di milizia dell’Unione in gioco o reclutabili sono quindi 12 prima della prima leva, poi 16, 20 e 24.
rule-AHD-8_0-c = Prima della loro leva queste unità non possono essere reclutate.
rule-AHD-8_0-d = La Confederazione non ha leve.
rule-AHD-8_0-e = Le pedine di milizia non sono mai più di queste, sulla mappa, nella riserva o messe da parte: Unione 24 di fanteria (leve comprese) e 1 di cavalleria, Confederazione 8 di fanteria e 1 di cavalleria.

## 9.0 Controllo delle caselle

rule-AHD-9_0-a = Una fazione cattura una casella se vi ha almeno un’unità alla fine del semiturno di uno qualsiasi dei due giocatori.
rule-AHD-9_0-b = Il semplice entrare in una casella, o terminarvi una marcia, non cambia il controllo.
rule-AHD-9_0-c = Una casella catturata resta sotto il controllo di quella fazione finché l’altra non la cattura.
rule-AHD-9_0-d = Una casella senza bandiera di controllo appartiene al suo colore stampato; una casella bianca senza bandiera non appartiene a nessuno.
rule-AHD-9_0-e = Una casella catturata dalla cavalleria senza fanteria è controllata solo finché vi si trova un’unità di quella fazione.
rule-AHD-9_0-f = Quando l’ultima di queste unità se ne va, il controllo torna al colore stampato, a meno che nel frattempo fanteria amica abbia tenuto la casella (portata lì o lì reclutata).
rule-AHD-9_0-g = Lasciare significa andarsene in qualsiasi modo, anche per eliminazione, e anche nel turno della cattura. Il controllo dura esattamente finché la cavalleria è lì.

## 10.0 Durata

rule-AHD-10_0-a = La partita dura al massimo 40 turni, dal luglio 1861 al giugno 1865.

## 11.0 Vittoria

rule-AHD-11_0-a = L’Unione vince all’istante quando controlla contemporaneamente tutte e sette le città di reclutamento confederate di valore 2 o 3: New Orleans, Mobile, Atlanta, Memphis, Charleston (South Carolina), Wilmington e Richmond.
rule-AHD-11_0-b = La Confederazione vince all’istante quando cattura Washington.
rule-AHD-11_0-c = La Confederazione vince all’istante quando la dimensione massima del suo esercito supera quella dell’Unione.
rule-AHD-11_0-d = La Confederazione vince se l’Unione non ha vinto entro la fine del turno 40.

## 12.0 Unione principiante (variante)

rule-AHD-12_0-a = Con questa variante la Confederazione vince secondo 11.0-b o 11.0-c solo se la condizione è soddisfatta alla fine di un semiturno dell’Unione.

## 13.0 Partita breve (variante)

rule-AHD-13_0-a = La partita breve comprende i turni da 1 a 10, dal luglio 1861 al giugno 1862; valgono tutte le altre regole e condizioni di vittoria.
rule-AHD-13_0-b = Se nessuno ha vinto entro la fine del turno 10, l’Unione vince se la dimensione massima del suo esercito supera di almeno 5 quella confederata; altrimenti vince la Confederazione.
rule-AHD-13_0-c = La variante dell’Unione principiante si può usare nella partita breve.

## Regole che riguardano solo i componenti fisici, e perché

component-AHD-1_3-a = Il numero di pedine stampate non limita nulla nel gioco.
component-AHD-1_3-f = I colori servono solo a distinguere; nulla nel gioco ne dipende.
component-AHD-5_0-h = Il segnalino è un promemoria visivo per i giocatori; il programma mostra la battaglia stessa.

## Interpretazioni: la lettura adottata dove le due traduzioni divergono o tacciono

ruling-AHD-R01 = Un’unità può prendere parte a due marce, non a meno: nell’esempio di movimento un’unità di cavalleria ne fa due, e un’unità di fanteria si ferma solo perché ne ha fatte due.
ruling-AHD-R02 = Una ferrovia è amica di una fazione se questa ne controlla entrambe le estremità, non solo se vi si trovano unità: in due esempi la fanteria viaggia attraverso caselle in cui non è citata nessuna unità.
ruling-AHD-R03 = La fanteria percorre due caselle per ferrovia solo se entrambe le linee sono amiche, quindi non può finire così in una casella che non controlla: la tabella dà una casella su ferrovia nemica.
ruling-AHD-R04 = Una casella è catturata alla fine del semiturno di uno qualsiasi dei due giocatori. Un testo dice quello dell’altro giocatore, uno dice entrambi. Solo «uno qualsiasi» lascia qualcosa da cambiare alla variante dell’Unione principiante. Le due letture letterali sono opzioni (capture-time).
ruling-AHD-R05 = Fino alla fine del semiturno una casella in cui si è appena entrati non è controllata: le sue ferrovie non sono amiche, non è un porto dell’Unione, nessuno vi recluta. Così dice il testo; un’altra versione del gioco la considera subito catturata, perciò è un’opzione.
ruling-AHD-R06 = Quando l’ultima unità di una fazione lascia una casella tenuta dalla sola cavalleria, il controllo torna in quel momento al colore stampato, o a nessuno. La fanteria presente alla fine di un semiturno rende permanente il controllo. I testi parlano di lasciarla «in un turno successivo»; quella lettura è un’opzione (cavalry-control): una casella lasciata nel turno della cattura resta allora catturata.
ruling-AHD-R07 = Un’unità entrata in una casella con nemici non marcia di nuovo in quella fase, perché è l’ingresso a provocare la battaglia. Un’altra versione del gioco la lascia ripartire verso una casella amica, perciò è un’opzione.
ruling-AHD-R08 = Entrambe le linee di un salto fluviale vanno verso valle, e un’unità fa un salto per turno di qualunque tipo: lasciare verso monte la casella saltata sarebbe saltare verso monte. Esigerlo solo per la prima linea è un’opzione.
ruling-AHD-R09 = Un’invasione navale sbarca in un porto controllato dalla Confederazione, e ogni unità che invade sceglie il proprio: i movimenti via mare si fanno unità per unità. Che tutte sbarchino in un solo porto è un’opzione.
ruling-AHD-R10 = Un’unità che va via mare non fa altre marce in quel turno, e non si trincera.
ruling-AHD-R11 = Un’unità si trincera invece di muovere: con una marcia in una città di reclutamento, con due della stessa fase altrove. Una marcia trincera quante unità della casella si vuole, e un’unità può muovere con una marcia e trincerarsi in una città di reclutamento con la seconda. Nessun testo dice che le due marce devono essere della stessa fase; permettere due fasi è un’opzione (entrench-phases).
ruling-AHD-R12 = Washington, Richmond, Fort Monroe e Vicksburg sono trinceramenti permanenti: un testo li elenca, l’altro omette l’elenco.
ruling-AHD-R13 = Tutto ciò che porta un’unità fuori dalla sua casella pone fine al suo trinceramento: marcia, movimento via mare, ritirata, ripiegamento o rinforzo. La promozione sul posto no.
ruling-AHD-R14 = Il Potomac è chiuso alle unità confederate in ogni fase, quindi nemmeno ritirate, ripiegamenti o rinforzi possono seguirlo: i testi dicono «mai».
ruling-AHD-R15 = Una salva deve essere distribuita su quanti più nemici possibile, cioè sul minore dei due numeri: quello delle unità che sparano e quello dei bersagli. È ciò che i due testi dicono insieme.
ruling-AHD-R16 = Un’unità ridotta conserva il suo valore di combattimento: nell’esempio di combattimento una fanteria d’élite ridotta colpisce ancora con un 3.
ruling-AHD-R17 = La riduzione di 2 vale solo contro la fanteria d’élite trincerata; contro la fanteria d’élite allo scoperto è di 1. Un testo ha perso la parola «trincerata».
ruling-AHD-R18 = A un’unità il cui valore è portato a 0 si può dare un bersaglio, e ciò conta per distribuire la salva, ma l’unità non può colpire e non tira dadi.
ruling-AHD-R19 = A ogni unità si dà un bersaglio. Sparare non danneggia mai chi spara, quindi non ci si perde nulla.
ruling-AHD-R20 = I rinforzi possono arrivare in ogni round dal secondo in poi, da qualsiasi casella collegata con unità di quella fazione, controllata o no. Il testo spagnolo parla di caselle che il giocatore possiede, perciò è un’opzione (reinforce-from).
ruling-AHD-R21 = Una fazione può ritirarsi in ogni round dal secondo in poi, quando sta per sparare. O si ritira, o riceve rinforzi e spara, ma non entrambe le cose. Alla lettera, i testi permettono una ritirata solo nel secondo round (opzione retreat-rounds) e non vietano una ritirata dopo i rinforzi (opzione retreat-after-reinforcing).
ruling-AHD-R22 = Una città di reclutamento nemica è una casella con un numero del colore del nemico e controllata dal nemico; una Louisville senza padrone non ferma nessuno. I testi non lo dicono, perciò chiudere anche quelle senza padrone è un’opzione.
ruling-AHD-R23 = Sono chiuse a una ritirata le ultime caselle da cui sono entrate le unità nemiche di questa battaglia, rinforzi compresi. Un’invasione navale non ne chiude nessuna. Il testo spagnolo parla solo dell’esercito che ha attaccato, perciò lasciare fuori i rinforzi è un’opzione (enemy-came-from).
ruling-AHD-R24 = La cavalleria in difesa può ripiegare prima di qualsiasi round, il primo compreso, finché tutti i difensori sono cavalleria e non lo sono tutti gli attaccanti. Ripiegano tutte o nessuna, e ciascuna può andare in una casella diversa. Il testo spagnolo può voler dire solo prima del primo round (opzione withdrawal-rounds), e quello francese che qualsiasi cavalleria attaccante lo impedisce (opzione withdrawal-barred).
ruling-AHD-R25 = Solo le unità che si sono ritirate non possono fare da rinforzo; la cavalleria che ha ripiegato può. Un testo usa due parole diverse, l’altro una sola, perciò escluderle entrambe è un’opzione.
ruling-AHD-R26 = La cavalleria d’élite ha valore di combattimento 3: nessuno dei due testi lo stampa, ma essa non figura nell’elenco delle unità che non possono colpire la fanteria d’élite trincerata.
ruling-AHD-R27 = Nella fase di promozione si promuove un’unità, e nessuna già promossa nel semiturno. Un’unità promossa dopo una battaglia resta ridotta fino al recupero; che non lo resti è un’opzione (promoted-hits). Entrambi i testi permettono una promozione dopo ogni battaglia vinta, perciò una seconda per la stessa unità è un’opzione (promote-twice).
ruling-AHD-R28 = Non c’è limite alle pedine di veterani e d’élite, perché nessuna fonte ne dice il numero in questa edizione. Un limite è un’opzione; uno dei suoi valori è la metà di quelle che la quarta edizione ha per le due fazioni.
ruling-AHD-R29 = Ogni riserva di reclutamento comincia con un’unità di cavalleria di milizia.
ruling-AHD-R30 = Una leva avviene all’inizio del suo turno di aprile, quindi le sue unità possono essere reclutate in quel turno.
ruling-AHD-R31 = Le città del Kentucky la cui perdita non toglie nulla sono quelle senza padrone; un testo dice «senza nome».
ruling-AHD-R32 = La partita breve chiede all’Unione un massimo superiore di almeno 5 punti. Cinque volte tanto, come dice un testo, non è raggiungibile da 34 contro 29.
ruling-AHD-R33 = Novembre e dicembre sono un turno, gennaio e febbraio un altro, ogni altro mese un turno a sé: dieci turni l’anno, quaranta in tutto.
ruling-AHD-R34 = Se entrambe le fazioni soddisfano una condizione di vittoria alla stessa verifica, prevale la fazione che gioca il semiturno. I testi non dicono nulla, perciò il contrario è un’opzione.
ruling-AHD-R35 = Nell’esempio di movimento la prima marcia parte da Shreveport, e l’ultima località è McComb.
ruling-AHD-R36 = Nel turno 1 non ci sono invasioni navali, perché richiedono un 6 al dado e nessuno lo tira.
ruling-AHD-R37 = Asheville e Okolona non sono collegate, e Canton e Wheeling sono collegate da una strada: così è disegnata la mappa.
ruling-AHD-R38 = Omessi, perché non fanno parte del gioco base: blocco dei salti fluviali, Fort Monroe a guardia delle caselle vicine, un turno di grazia per Washington, milizie degli Stati di confine, comandanti, rifornimenti, neutralità del Kentucky, evacuazione via mare.
ruling-AHD-R39 = I rinforzi dell’attaccante non risentono mai di un fiume: arrivano dopo la seconda salva del difensore.
ruling-AHD-R40 = La variante dell’Unione principiante sposta alla fine del semiturno dell’Unione solo le due vittorie immediate della Confederazione; la fine della partita non cambia.
ruling-AHD-R41 = L’esempio di Evansville si legge con Louisville sotto il controllo dell’Unione, altrimenti il suo viaggio su ferrovia amica non sarebbe permesso.
ruling-AHD-R42 = Le pedine di veterani e d’élite eliminate non vanno nella riserva di reclutamento; servono solo per promozioni successive.
ruling-AHD-R43 = Le unità ridotte di entrambe le fazioni recuperano alla fine della fase di combattimento di ogni semiturno.
ruling-AHD-R44 = Un porto vuoto che viene invaso passa all’Unione alla fine del semiturno, come ogni altra casella. Entrambi i testi possono voler dire anche subito, perciò è un’opzione (invaded-port).
ruling-AHD-R45 = «Ha già combattuto» dura fino alla fine del turno. I testi non danno un termine, e quindi riguarda solo i confederati, che giocano per secondi. Farlo finire con il semiturno è un’opzione (fought).
ruling-AHD-R46 = Un’unità che si è ritirata non può fare da rinforzo fino alla fine del turno, come dice il testo spagnolo; quello francese parla di una battaglia in corso. Con l’opzione di R45 (fought) anche questo divieto finisce con il semiturno.
ruling-AHD-R47 = Si verifica se tutti gli attaccanti sono cavalleria quando il difensore vuole ripiegare, fra quelli che sono allora nella battaglia. Il testo spagnolo può intendere anche tutti quelli che hanno attaccato, perciò è un’opzione (withdrawal-attackers).
ruling-AHD-R48 = Un’unità che ha mosso via mare può fare da rinforzo nello stesso turno: rinforzare non è una marcia. La parola spagnola per movimento potrebbe vietarlo, perciò è un’opzione (sailed-reinforce).
ruling-AHD-R49 = Un movimento via mare finisce in un porto controllato dall’Unione, qualunque sia il suo colore stampato: il testo spagnolo è preciso, e decide il controllo, come in R09.

## Punti che né il regolamento né quelle interpretazioni risolvono, e come si giocano

ruling-AHD-L01 = Che cos’è un percorso? Una o due linee che finiscono in un’altra casella. Andare e tornare non è un movimento: non farebbe che sprecare la marcia.
ruling-AHD-L02 = Una marcia può attivare una casella e non muovere nessuno? No: una marcia finisce solo dopo che un’unità ha mosso, è andata via mare o si è trincerata. Si può non spendere tutte le marce (4.0-e). Secondo 4.0-c una marcia è il movimento di almeno un’unità.
ruling-AHD-L03 = La prima delle due marce per trincerarsi è offerta solo se l’unità non ha marciato e resta una seconda marcia: un mezzo trinceramento che non si può finire nella stessa fase (4.2.5-c) è perso.
ruling-AHD-L04 = Quando un’unità ha combattuto (5.2.4-e)? Dalla prima salva della sua battaglia in poi, fino alla fine del turno. Gli attaccanti il cui nemico ha ripiegato prima che si sparasse un colpo non hanno combattuto.
ruling-AHD-L05 = Ripiegamento dopo i rinforzi: non nello stesso passo. La cavalleria ripiega prima del round, e una fazione rinforzata spara, come per la ritirata (R21).
ruling-AHD-L06 = Quando resta una sola battaglia, comincia subito; l’attaccante sceglie solo finché ce n’è più d’una. Altrimenti non c’è nulla da scegliere.
ruling-AHD-L07 = Ordine dei tiri in una salva: le unità che sparano tirano nell’ordine dei loro nomi, e tutti i bersagli sono dichiarati prima (5.1-e). L’ordine decide solo quale tiro contro un bersaglio eliminato è quello sprecato.
ruling-AHD-L08 = Opzione leave-battle=to-friendly: un’unità in una casella di battaglia può spendere la sua seconda marcia per lasciarla, se la prima casella in cui entra è controllata dalla sua fazione e senza nemici. È la lettura citata in R07, precisata.
ruling-AHD-L09 = Opzione capture=at-once: le unità che sono sole in una casella la catturano quando finisce la fase di movimento e di nuovo quando finisce la fase di combattimento, oltre che alla fine del semiturno; ogni volta si verifica la vittoria. È la lettura citata in R05, precisata.
ruling-AHD-L10 = Opzione counter-limit: per ogni fazione, sulla mappa, al massimo quel numero di pedine di veterani e altrettante d’élite di ogni arma. Il valore fourth-edition dà a ogni fazione la metà, arrotondata per difetto, di quante la quarta edizione ne conta per entrambe: 22 veterani di fanteria, 9 di cavalleria, 10 pedine d’élite di fanteria, 7 di cavalleria; come quell’edizione le divida non è detto. Gli altri numeri sono liberi (R28): l’opzione permette a un gruppo di provarne uno.
ruling-AHD-L11 = Opzione handicap, per un inizio equo; è una regola nostra, non del regolamento. Nella partita breve ogni punto cambia di uno il vantaggio in dimensione massima dell’esercito che serve all’Unione alla fine (5, AHD-13.0-b): meno con un handicap dell’Unione, più con uno della Confederazione. Nella campagna due punti dell’Unione le risparmiano una delle sette città di AHD-11.0-a, un punto dispari solo nell’ultimo turno; e ogni punto della Confederazione accorcia la campagna di due turni (AHD-10.0-a). Altre reclute sono state provate senza effetto: nella campagna i due eserciti sono al massimo per quasi tutta la guerra.

# --- orders

order-stand = Tenere la posizione, rinforzare o ritirarsi
order-stand-stand = Tenere la posizione e sparare
order-stand-reinforce = Far venire tutti i rinforzi, poi sparare
order-stand-retreat = Ritirarsi dove si trova il maggior numero di unità vostre
order-stand-withdraw = Far ripiegare la cavalleria
order-ride = Dove ripiega la cavalleria
order-ride-friends = Dove si trova il maggior numero di unità vostre
order-target = Bersagli
order-target-strongest = L’unità più forte
order-target-weakest = L’unità più facile da eliminare
order-promote = Promozione dopo una battaglia vinta
order-promote-best = Promuovere l’unità migliore, prima la fanteria
order-promote-none = Non promuovere nessuno
