# Lessons of Across Five Aprils. A key is the id of the lesson and the name of the step.

## Pea Ridge, turno 1: la tazza

a5a-cup-title = Pea Ridge, turno 1: la tazza
a5a-cup-march = Arkansas, marzo 1862. Guidate i confederati. Ogni battaglia di Across Five Aprils è una mappa di esagoni e una tazza di segnalini. Un segnalino muove una formazione; un altro, uno per fazione, avvia i combattimenti. Nessuno sa quale verrà.
a5a-cup-first = La prima estrazione è stata il vostro segnalino di combattimento. Nessuno è a contatto, quindi non è successo nulla. Poi l’Unione ha estratto McCulloch: la vostra formazione. Non importa chi estrae; il segnalino vale per il nome che porta. I suoi uomini possono restare fuori mappa. Aspettino: terminate il movimento.
a5a-cup-price = Dopo due formazioni dell’Unione e un segnalino di combattimento senza effetto, ecco Price. Ora muovono solo le sue unità; provate a prendere Hebert, che è di McCulloch. Poi prendete Price.
a5a-cup-road = I rinforzi entrano dagli esagoni della loro lettera: 3104 o 3105 per Price. Una strada che attraversa il lato costa solo mezzo punto movimento. Il reggimento dell’Unione in 3205 sbarra la via, e il quartier generale è troppo lontano: provate entrambi. Poi andate in 3105.
a5a-cup-stack = Price tocca lì la zona di controllo nemica e si ferma. Portate la batteria Price B nello stesso esagono: ci stanno due unità. Poi prendete Slack.
a5a-cup-trail = Una terza unità non può fermarsi in 3105 (provate). Slack e Little aggirano per il sentiero, un punto per esagono: 3104, 3203, 3303, 3402. Mandateli entrambi in 3402.
a5a-cup-guns = Infine la batteria Price A: attraverso il bosco fino a 3204, tre punti, tutto ciò che ha l’artiglieria. Poi terminate il movimento.
a5a-cup-done = Il segnalino di Carr era l’ultimo: Dodge ha risalito Telegraph Road. Quando la tazza è vuota il turno finisce, e tutti i segnalini vi tornano.

## Pea Ridge, turno 2: i primi colpi

a5a-first-shots-title = Pea Ridge, turno 2: i primi colpi
a5a-first-shots-yield = È uscito per primo il segnalino di combattimento dell’Unione. Nella sua fase una fazione deve attaccare ogni nemico la cui zona di controllo la tocca. Il 24th Missouri, con forza d’attacco 0, ha potuto solo fare una ritirata automatica, senza perdite, in 3306.
a5a-first-shots-follow = Dopo una ritirata automatica l’altra fazione può avanzare con un’unità. L’artiglieria non avanza mai: provate con Price B. Poi avanzate Price in 3205.
a5a-first-shots-fight = Fortuna: ora esce il vostro segnalino di combattimento. Prima si chiedono le ritirate automatiche; poi vengono gli attacchi (provate ad attaccare subito). Voi non fuggite: passate ai combattimenti.
a5a-first-shots-aim = Attaccate 3306. I vostri cannoni non possono aiutare: il bosco blocca la linea di vista.
a5a-first-shots-odds = Provate le due batterie, poi attaccate con Price. Forza 5 contro 1: rapporto 5-1. Ma il bersaglio è su una collina boscosa: due colonne a sinistra, e si combatte a 3-1.
a5a-first-shots-dice = Le due fazioni tirano insieme e sommano il morale: -1 per Price, 0 per i missouriani. Il vostro totale vale per loro, il loro per voi. Risolvete il combattimento.
a5a-first-shots-losses = Avete fatto 6: 2R, due passi e una ritirata. Un reggimento di un passo sparisce. Loro hanno fatto 4: un passo per voi. Price passa al lato ridotto, per sempre, fa il test di morale e tiene: 5 meno 1 fa il 4 che serve. La collina è libera, ma lasciatela: non avanzate.

## Pea Ridge, turno 2: verso Elkhorn Tavern

a5a-elkhorn-title = Pea Ridge, turno 2: verso Elkhorn Tavern
a5a-elkhorn-tavern = La taverna in 3605 è un obiettivo della battaglia. Dodge si è appostato accanto, in 3604, e controlla l’incrocio. È estratto Price: prendete Price.
a5a-elkhorn-contest = Ogni unità ha una zona di controllo: i sei esagoni intorno. Un obiettivo vuoto è della fazione la cui zona lo copre da sola; se lo coprono entrambe, di nessuno. Portate Price per strada in 3505, accanto alla taverna.
a5a-elkhorn-join = Ora la taverna non è di nessuno. Price ha mosso, e un’unità muove una volta sola: provate a riprenderlo. Poi portate Price B, anch’essa in 3505, e prendete Price A.
a5a-elkhorn-far = Price A ha tre punti. 3505 è troppo lontano e sarebbe pieno; andate fin dove permette la strada, in 3305.
a5a-elkhorn-flank = Slack e Little arrivano da nord. Mandate Slack in 3603 e prendete Little.
a5a-elkhorn-ring = Nessuno entra in un esagono nemico: provate 3604. Little raggiunge Slack in 3603. Terminate il movimento: Dodge è tra due fuochi.

## Pea Ridge, turno 3: il rovescio

a5a-repulse-title = Pea Ridge, turno 3: il rovescio
a5a-repulse-duty = Il vostro segnalino di combattimento. Quattro vostre unità sono nella zona di controllo di Dodge, e tutte devono attaccarlo o ritirarsi. Passate ai combattimenti e attaccate 3604.
a5a-repulse-all = Unità di esagoni diversi si uniscono in un solo attacco, ciascuna con tutta la forza. Aggiungete Little, Slack e la batteria Price B.
a5a-repulse-odds = Price non ha nessun altro da attaccare, quindi deve partecipare: provate a risolvere senza di lui. Con lui è 8 contro 4, 2-1, e una colonna a sinistra per il bosco: 1-1. Aggiungete Price e risolvete.
a5a-repulse-first = Dodge ha perso un passo, ha superato il test e resta. A voi 2R: due passi, e tutti indietro. Scegliete voi chi paga. Togliete i passi a Slack e poi a Little.
a5a-repulse-where = Una ritirata ha regole: mai in una zona di controllo nemica, salvo se vi è un amico (provate la taverna, 3605). Tra gli altri, il più lontano possibile dai nemici: non 3405, ma 3404. Ritirate Price e Price B in 3404.
a5a-repulse-lines = Little e Slack devono andare verso le proprie linee, secondo la bussola di ritirata della mappa: 3602 è la direzione sbagliata. Ritirate Little in 3503; Slack ha solo quella scelta e segue.
a5a-repulse-checks = Poiché si sono persi passi, ogni superstite fa il test di morale: dado più morale, 4 o più lo supera. Price tiene; Little, Slack e Price B falliscono e si ritirano di un altro esagono. Little e Slack in 3402, Price B in 3304.
a5a-repulse-done = Quattro unità contro una, e respinte: a 1-1 ha deciso il morale del difensore, +1 contro il vostro -1.

## Pea Ridge, turno 4: cedere e tornare

a5a-give-ground-title = Pea Ridge, turno 4: cedere e tornare
a5a-give-ground-reserves = Ora siete l’Unione. Dodge ha perso un passo, e Price torna con tutto. Segnalino di Carr: portate Vandever da 3909 a 3706.
a5a-give-ground-enter = Arrivano truppe fresche della formazione Independent dall’esagono d’ingresso C. La cavalleria ha sei punti: dodici esagoni per strada. Mandate Bowen in 3606 e la batteria in 4110, e terminate il movimento.
a5a-give-ground-bad = Il vostro segnalino di combattimento, e cattive notizie: Dodge dovrebbe attaccare quattro unità, 3 contro 16. Un simile scontro si può perdere senza combatterlo: ritirata automatica, senza dadi né perdite. Cedete davanti a 3505.
a5a-give-ground-back = Non alla taverna: è nella zona di controllo di Price. Ritiratevi in 3705.
a5a-give-ground-wait = Price è avanzato in 3604. Osterhaus non ha nulla da fare; terminate il suo movimento.
a5a-give-ground-shelled = Il segnalino confederato: Price si trova solo davanti a voi. Cede, e la sua batteria in 3505 bombarda Dodge: distanza due, quindi forza dimezzata, lungo il margine del bosco, dove la linea di vista è libera. 1-3, nessun effetto. Potreste ritirarvi; restate.
a5a-give-ground-advance = Ha lasciato 3604 con una ritirata automatica: voi, il difensore, potete avanzare. Tornate alla vecchia posizione.
a5a-give-ground-done = Nessuno ha perso un uomo, e siete dov’eravate, con truppe fresche alle spalle. Cedere al momento giusto è metà del gioco.

## Le zone di controllo

a5a-zones-title = Le zone di controllo
a5a-zones-idea = Muove la divisione di Carr. Ogni unità nemica domina i sei esagoni intorno: la sua zona di controllo. Entrarvi vi ferma per il resto della fase. Prendete Dodge, in 3707.
a5a-zones-stop = Provate a sgusciare davanti a Price fino a 3603: dovreste fermarvi per strada. Andate in 3705, accanto a lui, e fermatevi lì.
a5a-zones-leave = Vandever comincia accanto a Slack, nella sua zona. Può uscirne, ma non entrare in nessuna zona nemica in questa fase, nemmeno con un giro. Prendete Vandever.
a5a-zones-free = Provate 3909, ancora accanto a Slack. Poi tornate in 3807.
a5a-zones-trapped = La batteria in 4110 è chiusa da zone nemiche: non può muovere affatto. Provate a prenderla, poi terminate il movimento.

## Obblighi: chi dovete attaccare

a5a-duties-title = Obblighi: chi dovete attaccare
a5a-duties-two = Hebert e McNair sono insieme in 3708, tra Coler in 3808 e Dodge in 3709. Entrambi i nemici vi tengono nella loro zona di controllo: vanno attaccati tutti e due in questa fase. Passate ai combattimenti.
a5a-duties-first = Non potete semplicemente terminare la fase: provate. Attaccate 3808 con Hebert.
a5a-duties-joint = Se McNair si unisse qui, non resterebbe nessuno per Dodge. Il gioco lo prevede: provate ad aggiungerlo. Poi risolvete con il solo Hebert.
a5a-duties-hold = 1R: Coler si è ritirato in 3909, l’unico esagono aperto. Anche Hebert ha perso un passo, e tiene. Potrebbe avanzare nell’esagono vuoto; che resti.
a5a-duties-second = Ogni combattimento si finisce prima di dichiarare il successivo. Ora attaccate 3709 con McNair.
a5a-duties-once = Hebert non può aiutare: nessuna unità attacca due volte in una fase. Provate, poi risolvete.
a5a-duties-done = Entrambi hanno perso un passo, ed entrambi tengono. I vostri obblighi sono assolti, e la fase finisce da sola. Prima di mettervi accanto a due nemici, contate chi dovrà attaccare chi.

## Dove porta una ritirata

a5a-retreats-title = Dove porta una ritirata
a5a-retreats-hit = Hebert ha colpito Coler: 1R. Il passo è pagato, ora Coler deve ritirarsi di un esagono. Prima, ciò che è vietato: l’esagono del nemico, e uno della sua zona di controllo senza un amico. Provate 3708 e 3807.
a5a-retreats-best = Poi le priorità. Prima, fuori dalle zone nemiche: l’esagono di Greusel, 3709, varrebbe solo in mancanza di meglio. Seconda, verso le vostre linee: vanno bene 3908 e 3909. Provate 3709 e il lontano 4008, poi ritiratevi in 3909.
a5a-retreats-again = Si è perso un passo, quindi Coler ha fatto il test di morale: 2, fallito, e un altro esagono. 4008 o 4009: andate in 4009, il vostro quartier generale.

## Il bombardamento

a5a-guns-title = Il bombardamento
a5a-guns-range = L’artiglieria può colpire fino a quattro esagoni, se vede il bersaglio, e non subisce nulla in cambio. Prima, niente ritirate automatiche: passate ai combattimenti.
a5a-guns-weak = Un bombardamento richiede un rapporto vero di almeno 1-4. McNair in 3610 è troppo forte per chi lo vede: provate ad attaccare 3610. Poi attaccate Slack in 3708.
a5a-guns-who = Chi può partecipare? Né la fanteria da lontano, né la batteria a cinque esagoni, né quella nella zona di controllo di Pike: da lì non si bombarda. Provate tutte e tre. Poi aggiungete le due batterie di 4008.
a5a-guns-half = Oltre un esagono le forze si sommano, si dimezzano e si arrotondano per difetto: 2 + 1 fa 1. 1 contro 2 è 1-2. Tirate solo voi. Risolvete.
a5a-guns-pike = 1R: Slack ha perso un passo e si è ritirato. Ora Pike, la cui brigata indiana teme il cannone: attaccata dall’artiglieria è eliminata subito, senza dadi. Attaccate 3903 con la batteria di Davis.

## Rinforzi e una strada bloccata

a5a-entry-title = Rinforzi e una strada bloccata
a5a-entry-due = Turno 3: Vandever è atteso all’esagono d’ingresso C, 4512. Ma Price è arrivato prima. Prendete Vandever.
a5a-entry-blocked = Nessuno entra dove c’è il nemico: provate 4512. Servono invece gli esagoni liberi più vicini. Entrate in 4513; toccate la zona di controllo di Price e vi fermate. Terminate il movimento.

## Gettysburg: notte e parapetti

a5a-night-title = Gettysburg: notte e parapetti
a5a-night-dark = Cala la notte del primo giorno. Nella tazza non ci sono segnalini di combattimento: al buio non si combatte. E nessuno entra in una zona di controllo nemica. Prendete la brigata in 1512.
a5a-night-creep = Archer è in 1314. Provate ad andare in 1413, accanto a lui. Poi andate in 1410.
a5a-night-shift = Spostate 2/1/I su Cemetery Hill, da 1609 a 1610, e terminate il movimento.
a5a-night-build = Escono le asce. A Gettysburg, e solo lì, una fanteria su una collina che non ha mosso può costruire un parapetto. 2/1/I ha mosso, e gli artiglieri non scavano: provate entrambe. Nemmeno si attacca.
a5a-night-culp = Un parapetto copre tre lati del suo esagono, a vostra scelta, e vi resta. Fate costruire 1/1/I su Culp’s Hill, verso il basso (D).
a5a-night-second = L’esagono è fortificato; un secondo è vietato. Fate costruire 1/1/XI su Cemetery Hill, verso l’alto (U), e terminate la notte.
a5a-night-dawn = Dietro un parapetto un attacco dai suoi tre lati perde una colonna, e le zone di controllo nemiche non entrano da lì. Buongiorno.

## Bull Run: il ponte di pietra

a5a-bull-run-title = Bull Run: il ponte di pietra
a5a-bull-run-run = Il Bull Run ha rive ripide: si attraversa solo su ponti e guadi. Evans difende il ponte di pietra, 3912. Prendete Schenck, in 4013.
a5a-bull-run-ford = Provate a passare in 3914, dove non c’è né ponte né guado. Poi andate in 4012 e portate Sherman da 4111 a 4011, ai piedi del ponte. Terminate il movimento.
a5a-bull-run-attack = Il segnalino di combattimento dell’Unione. Oltre il torrente nessuno è obbligato ad attaccare; dal ponte potete. Passate ai combattimenti e attaccate 3912.
a5a-bull-run-who = Sherman attacca dal ponte, e l’artiglieria spara oltre l’acqua. Schenck è davanti alla riva nuda: provate ad aggiungerlo. Risolvete con gli altri due.
a5a-bull-run-bloody = 7 contro 3 è 2-1, ma terreno e acqua hanno tolto due colonne: 1-2. Entrambe perdono un passo e si ritirano; Evans ha fallito il test ed è andato di due esagoni. Il ponte è vostro, ma anche Sherman si ritira: in 4111, e nessuno avanza.

## Shiloh: sorpresa all’alba

a5a-shiloh-title = Shiloh: sorpresa all’alba
a5a-shiloh-dawn = Aprile 1862: gli accampamenti dell’Unione dormono. Nel primo turno di combattimento ogni attacco confederato guadagna due colonne a destra. La brigata di Raith è a Shiloh Church, un obiettivo. Passate ai combattimenti e attaccate 1107.
a5a-shiloh-both = Attaccate con Wood e Hindman: 9 contro 5 è solo 1-1. La sorpresa lo porta a 3-1. Risolvete.
a5a-shiloh-morale = Le vostre unità hanno morale diverso: scegliete quale usare. La prima perdita verrebbe da quell’unità. -1 non c’è; usate 1.
a5a-shiloh-church = 5 + 1 dà 2R: entrambi i passi sono persi, e con essi la brigata. La chiesa è vuota. Avanzate Wood.
a5a-shiloh-done = Un’unità di due passi eliminata vale 3 punti vittoria, e la chiesa è vostra. Ma la sorpresa svanisce: una colonna nei turni seguenti, niente dopo il turno 6.

## Shiloh: le cannoniere

a5a-gunboats-title = Shiloh: le cannoniere
a5a-gunboats-river = Le cannoniere Tyler e Lexington hanno un segnalino proprio e non temono zone di controllo. Restano sul fiume: prendete Tyler.
a5a-gunboats-bank = Provate la riva ovest, 1721. Poi portate i due battelli in 1723, accanto ai confederati in 1722, e terminate il movimento.
a5a-gunboats-fire = Il segnalino di combattimento. Le cannoniere sparano come artiglieria e non subiscono nulla. Attaccate 1722 con entrambe e risolvete.
a5a-gunboats-done = 1R: Hindman ha perso un passo e lasciato la riva. A un esagono non c’è dimezzamento: avvicinatevi prima di sparare.

## Gettysburg: un corpo muove due volte

a5a-corps-title = Gettysburg: un corpo muove due volte
a5a-corps-two = I corpi di Lee sono grandi, e ciascuno ha due segnalini. Alla prima estrazione deve muovere almeno una divisione intera. Provate a terminare senza muovere nessuno.
a5a-corps-heth = Muovete le brigate di Heth: Archer da 0124 a 0324, Davis da 0125 a 0325. Pender non c’è ancora: non si può impegnare la sua divisione al posto (provate). Poi terminate il movimento.
a5a-corps-second = Il secondo segnalino del corpo. La divisione di Heth ha mosso, tutta, e ora non se ne può impegnare nessuna. Provate Archer, e a impegnare Heth.
a5a-corps-guns = Le batterie del corpo scelgono ciascuna a quale estrazione muovere. Portate Pegram da 0126 a 0326, dietro la fanteria, e terminate il movimento.

## Bentonville: i soccorsi sono in arrivo

a5a-bentonville-title = Bentonville: i soccorsi sono in arrivo
a5a-bentonville-dice = Carolina del Nord, 1865, turno 2. Nel turno 1 l’Unione, sorpresa, non aveva segnalini. Ora ogni unità assente tira un dado: in questo turno 1 o 2 la fa arrivare, tre al massimo. Prima il XIV Corps, poi il XX Corps. Avete fatto 2, 5, 1, 1: ne arrivano tre.
a5a-bentonville-enter = È estratto il XIV Corps. Una brigata del XX Corps deve aspettare il suo segnalino: provate 1/1/XX. Fate entrare 3/2/XIV da Goldsboro Road, fino a 0512, un esagono dell’ultima linea di difesa.
a5a-bentonville-end = Il resto del corpo resta dov’è. Terminate il movimento e guardate che cosa porta la tazza.

## Bentonville: l’ultimo turno

a5a-last-turn-title = Bentonville: l’ultimo turno
a5a-last-turn-line = Turno 5, l’ultimo segnalino. Alla fine di questo turno tre obiettivi danno una vittoria decisiva confederata. L’ultima linea di difesa è aperta. Harper’s House è troppo lontana anche per Hill. Prendetelo.
a5a-last-turn-hill = Provate Harper’s House, 0212; poi andate in 0310. Un’unità controlla l’esagono in cui è, e anche l’obiettivo vuoto accanto, se è solo nella vostra zona di controllo.
a5a-last-turn-bate = Mandate Bate da 0409 a 0410 e terminate il movimento. La tazza è vuota, il turno è finito e si decide la vittoria.
a5a-last-turn-won = Quattro obiettivi: vittoria decisiva. In queste battaglie decide prima il terreno, e solo dopo le perdite.
