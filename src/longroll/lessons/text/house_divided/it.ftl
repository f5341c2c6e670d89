# Lessons of A House Divided. A key is the id of the lesson and the name of the step.

## La mappa e la vostra prima marcia

ahd-map-title = La mappa e la vostra prima marcia
ahd-map-welcome = È il luglio 1861. Voi guidate l’Unione, in blu; la Confederazione, in grigio, è l’avversario. La mappa è fatta di caselle unite da linee: strade, ferrovie e fiumi. Dove non c’è una linea, nessuno può passare.
ahd-map-armies = I due eserciti sono ancora tutti di milizia, le truppe meno esperte: dodici unità per voi, otto per il Sud. Tre delle vostre difendono Washington. In una casella può stare un numero qualsiasi di unità.
ahd-map-colours = Il colore di una casella dice chi la controlla all’inizio: blu è vostro, grigio è del nemico, e le caselle bianche del Kentucky sono senza padrone. Un’ancora indica un porto, un forte delle mura sempre presenti, e i numeri le città che reclutano truppe.
ahd-map-nobody = Ci si muove con le marce. Una marcia parte da una sola casella, in cui dovete avere delle unità. Provate a marciare da Richmond, la capitale nemica, e leggete la risposta del gioco.
ahd-map-chicago = Nel primo turno ogni fazione ha esattamente due marce; poi deciderà un dado. Usate la prima a Chicago: scegliete la casella.
ahd-map-ride = Le ferrovie tra caselle che controllate sono il mezzo più veloce: due caselle in una marcia. Mandate un’unità da Chicago a Springfield passando per Bloomington. (Un’unità di un’altra casella non può unirsi a questa marcia: provate con una di Washington.)
ahd-map-same = La stessa marcia può mandare l’altra unità altrove. Può anche restare, perciò il gioco lo chiede. Lasciatela dov’è: terminate questa marcia.
ahd-map-end = Vi resta una marcia, e potete non usarla; in tal caso va persa. Terminate la fase di movimento. Non avete incontrato nemici: non c’è nulla da combattere e la fase successiva comincia da sola.
ahd-map-done = Questa è una marcia: scegliere una casella, scegliere le unità, scegliere dove va ciascuna. Tutto il resto del gioco vi ruota intorno.

## Un semiturno intero: la via di Manassas

ahd-half-turn-title = Un semiturno intero: la via di Manassas
ahd-half-turn-phases = Un turno è un semiturno dell’Unione e poi uno confederato. Ciascuno ha quattro fasi: movimento, combattimento, promozione e reclutamento. Ora ne giocherete una per tipo.
ahd-half-turn-attack = Un’unità confederata è a Manassas Junction, a una casella da Washington per ferrovia. Si può entrare in una casella con nemici, ma ci si deve fermare, e ne segue una battaglia. Marciate da Washington con tutte e tre le unità.
ahd-half-turn-over = Tre contro uno bastano. Terminate la fase di movimento: ora in ogni casella con unità di entrambe le fazioni si combatte.
ahd-half-turn-first = Attaccate voi, perché è il vostro semiturno, e il difensore spara sempre per primo. La milizia confederata doveva fare 2 o meno e ha fatto 3: mancato. A proposito, il movimento è finito davvero. Provate ora a marciare da Chicago.
ahd-half-turn-volley = Tocca a voi. Ogni unità sceglie un bersaglio, e solo dopo si tirano i dadi. Con un solo nemico c’è un solo bersaglio: mirate con tutte e tre, poi sparate.
ahd-half-turn-spoils = 5, 2, 1: uno mancato e due a segno. Il primo ha ridotto il nemico, il secondo lo ha eliminato. Avete vinto, e un’unità che ha combattuto può essere promossa subito. Promuovete u1; un’unità di Chicago non ha combattuto.
ahd-half-turn-promote = La fase di promozione ne permette un’altra, ovunque sulla mappa. Ma non la stessa unità. Promuovete una delle altre due a Manassas, poi passate al reclutamento.
ahd-half-turn-recruit = Avete fatto 3: fino a tre reclute. Le pedine vengono dalla riserva di reclutamento, dove sono appena tornate le due milizie promosse. Mettete fanteria a New York City e a Chicago. Una recluta per città, e solo dove c’è il vostro numero.
ahd-half-turn-rest = Terminate il semiturno. Solo ora Manassas cambia padrone: una casella si cattura avendovi un’unità alla fine di un semiturno.
ahd-half-turn-august = I confederati hanno lasciato passare il loro semiturno ed è agosto. D’ora in poi un dado dà le vostre marce: 2 stavolta. Nessuno ne ha mai di meno.

## Strade, ferrovie e fiumi

ahd-lines-title = Strade, ferrovie e fiumi
ahd-lines-evansville = È l’esempio di movimento del regolamento. Tre fanterie dell’Unione sono a Evansville, e l’Unione ha preso Louisville. Una sola marcia può mandare ciascuna per la sua via. Marciate da Evansville.
ahd-lines-mix = La fanteria usa un solo tipo di linea per marcia: strada, ferrovia o fiume. Prendete l’unità u1 e guardate le sue scelte.
ahd-lines-river = Per fiume avanza di due caselle, chiunque le controlli. Da un fiume si passa all’altro senza fermarsi: scendete per Paducah fino a Cairo. Provate prima a prendere a Paducah la ferrovia per Humboldt, o a fare una terza casella.
ahd-lines-rail = Anche per ferrovia amica avanza di due caselle. Amica vuol dire che controllate entrambe le estremità della linea. Mandate u2 per Bloomington a Indianapolis.
ahd-lines-louisville = Mandate la terza a Louisville per la stessa ferrovia. Attraversa l’Ohio: ora non costa nulla e conterebbe solo in un attacco.
ahd-lines-second = Resta una marcia. Un’unità può partecipare a due per fase, quindi quella di Louisville può proseguire. Il Kentucky non è vostro, e nemmeno le sue ferrovie: prendete l’unità, e il passo seguente mostrerà che cosa significa.
ahd-lines-one = Una ferrovia nemica, o senza padrone, porta la fanteria di una sola casella per marcia. Provate due caselle fino a Bowling Green, poi accontentatevi di Munfordville.
ahd-lines-done = Da ricordare: una casella per strada o ferrovia altrui, due per fiume o ferrovia amica, e mai due tipi nella stessa marcia.

## La cavalleria, e marciare due volte

ahd-cavalry-title = La cavalleria, e marciare due volte
ahd-cavalry-west = Ora giocate il Sud, in Louisiana, con tre marce. Una fanteria e una cavalleria attendono a Shreveport, un’altra fanteria a Vicksburg. La cavalleria è più veloce: due caselle per strada o per qualsiasi ferrovia, anche combinate. Marciate da Shreveport.
ahd-cavalry-ride = Cavalcate per strada fino a Monroe e per ferrovia fino a Vicksburg. Tre caselle sarebbero troppe anche a cavallo.
ahd-cavalry-foot = La fanteria deve seguire a piedi. Non può combinare strada e ferrovia, e per strada fa una sola casella. Provate entrambe le cose, poi andate a Monroe.
ahd-cavalry-again = Usate la seconda marcia a Monroe e portate la fanteria a Vicksburg.
ahd-cavalry-tired = Ora la terza marcia, da Vicksburg. La fanteria appena arrivata ha già marciato due volte, e due è il limite. Iniziate la marcia.
ahd-cavalry-fresh = Provate a prendere la fanteria stanca (c1): è vietato. L’altra è fresca. Fatela scendere lungo il Mississippi fino a Natchez e risalire il Red River fino ad Alexandria.
ahd-cavalry-mccomb = La cavalleria ha marciato una volta sola e può ripartire: per ferrovia, passando per Jackson, fino a McComb. Ma un cavallo non nuota: ferrovia e poi fiume non è permesso.
ahd-cavalry-done = Tre marce, tre unità, ciascuna fin dove la portano le gambe. Le marce sono sempre poche: usatele dove più unità stanno nella stessa casella.

## Saltare oltre il nemico

ahd-jumps-title = Saltare oltre il nemico
ahd-jumps-raid = Di solito un’unità deve fermarsi dov’è il nemico. La cavalleria può invece passare oltre: è un salto. La vostra cavalleria veterana a Bowling Green ha davanti fanteria a Nashville. Iniziate una marcia e prendetela.
ahd-jumps-jump = Un salto non può finire tra i nemici: Murfreesboro è chiusa. E non usa mai un fiume. Passate per Nashville fino a Sparta.
ahd-jumps-once = Marciate ancora con la stessa cavalleria. Due limiti: un salto per turno, e mai sopra la cavalleria nemica. Iniziate la marcia da Sparta.
ahd-jumps-home = Provate a saltare di nuovo oltre Nashville. Il suo salto l’ha già fatto; mandatela a Glasgow.
ahd-jumps-boats = L’Unione ha le cannoniere: anche la sua fanteria può saltare, a valle. La cavalleria nemica tiene Island No. 10, sotto Cairo, ma questo non ferma un battello. Portate la fanteria di Cairo lungo il Mississippi fino a Memphis.
ahd-jumps-upstream = Da Paducah i fiumi verso Forts Henry and Donelson scorrono nell’altro senso. Prendete la fanteria di Paducah.
ahd-jumps-against = Provate a saltare a monte, oltre i forti, fino a Pittsburg Landing. Controcorrente si passa solo combattendo: attaccate i forti.
ahd-jumps-done = Un salto per unità e per turno, di qualunque tipo. Il Sud ha un’ottima cavalleria ma niente cannoniere: non fa mai salti fluviali.

## Navi e sbarchi

ahd-sea-title = Navi e sbarchi
ahd-sea-navy = Solo l’Unione ha una marina. Avete fatto 6: sei marce, e in questo turno anche il diritto di invadere i porti nemici da Washington. Prima il semplice movimento via mare: parte da un porto. Philadelphia non lo è. Prendete l’unità che vi si trova.
ahd-sea-inland = Provate a imbarcarla per Pensacola. Poi mandatela a New York City per ferrovia.
ahd-sea-begin = L’unità che era già a New York City può salpare. Iniziate lì una marcia e prendete u3.
ahd-sea-sail = Può andare in qualsiasi porto controllato dall’Unione. Richmond non ha porto, e Wilmington è confederata: vi possono sbarcare solo truppe di Washington. Salpate per Fort Monroe.
ahd-sea-price = È costato una marcia intera per una sola unità. Tre unità dello stesso porto ne costerebbero tre. E un’unità che naviga non fa altro in questo turno: provate a ripartire da Fort Monroe.
ahd-sea-empty = Ora l’invasione. New Bern è un porto nemico senza guarnigione. Mandatevi un’unità da Washington: sbarca e basta, e il porto sarà vostro alla fine del semiturno.
ahd-sea-defended = Wilmington è difesa: sbarcarvi vuol dire combattere. Mandate l’altra unità, poi terminate la fase di movimento.
ahd-sea-surf = Sbarcare è come attraversare un fiume sotto il fuoco: il difensore ha colpito con 3 invece che con 2. A voi serve un 2. Sparate.
ahd-sea-press = Mancato, e anche l’avversario. Tenete la posizione e sparate ancora.
ahd-sea-third = A segno: il difensore è ridotto. Dal terzo round lo sbarco non lo aiuta più. Un’altra salva.
ahd-sea-done = Ricordate il 6: senza, i porti nemici restano chiusi. E un diritto non usato non si conserva.

## Trincerarsi

ahd-entrenching-title = Trincerarsi
ahd-entrenching-why = Un’unità trincerata è più difficile da colpire. Invece di muovere può usare una marcia per trincerarsi. In una città di reclutamento ne basta una: trincerate c2 a Nashville.
ahd-entrenching-both = La stessa marcia può trincerare un’unità e mandarne via un’altra. Mandate c3 a Decatur. (La prima ha già agito: provate a prenderla di nuovo.)
ahd-entrenching-field = Manassas Junction è aperta campagna: servono due marce della stessa fase. Usatele entrambe per c4.
ahd-entrenching-walls = Richmond ha le sue mura: chi la controlla vi è subito trincerato, gratis. Ma le trincee valgono per l’unità e il suo posto. Mandate c5 da Richmond a Fredericksburg ed è di nuovo allo scoperto.
ahd-entrenching-last = Resta una marcia. Iniziatela a Fredericksburg e prendete c1.
ahd-entrenching-potomac = Con una sola marcia qui non ci si trincera, e il Potomac verso Washington è chiuso al Sud: è delle cannoniere dell’Unione. Provate entrambe le cose. Poi andate per strada a Manassas Junction.
ahd-entrenching-done = c1 ora è accanto a un’unità trincerata, ma non lo è. Contro le unità trincerate ogni tiro peggiora di un punto.

## Scegliere i bersagli: la battaglia di Little Rock

ahd-volley-title = Scegliere i bersagli: la battaglia di Little Rock
ahd-volley-army = L’esempio di combattimento del regolamento. A Fort Smith avete due milizie (valore di combattimento 2) e una fanteria d’élite (3); due milizie confederate tengono Little Rock. Attaccate con tutto, scendendo l’Arkansas, e terminate la fase di movimento.
ahd-volley-few = I difensori hanno sparato per primi: due unità, tre bersagli. Con meno tiratori che bersagli nessuno è preso di mira due volte: hanno scelto u1 e la vostra élite. La fanteria d’élite è difficile da colpire: serviva un 1, ed è uscito. È ridotta, ma spara bene come prima.
ahd-volley-aim = Ora avete tre tiratori per due bersagli. A ogni nemico deve sparare qualcuno; il tiro in più può raddoppiare. Mirate con u1 e u2 a c1.
ahd-volley-spread = Provate a mirare a c1 anche con l’élite. Poi mirate a c2.
ahd-volley-fixed = Tutti i bersagli sono dichiarati e non cambiano più, qualunque cosa dicano i dadi. Sparate.
ahd-volley-round = Il 5 ha mancato, l’1 ha colpito c1, il 2 ha colpito c2: entrambe sono ridotte. La loro seconda salva vi ha mancato. Un’unità ridotta colpita ancora è eliminata. Tenete la posizione, mirate con u1 a c1 e con le altre due a c2, e sparate.
ahd-volley-wasted = u1 ha finito c1, u2 ha finito c2, e il tiro dell’élite su c2 è andato a vuoto: il bersaglio non c’era più. Promuovete u1.

## Trincee, élite e fiumi

ahd-odds-title = Trincee, élite e fiumi
ahd-odds-richmond = Attaccate Richmond, e il difensore ha appena sparato. Le mura proteggono tutti quelli dentro: ogni tiro contro un’unità trincerata peggiora di un punto. Contro la fanteria d’élite anche, e le due cose si sommano.
ahd-odds-river = I fiumi aiutano il difensore nei primi due round. La linea da Petersburg tocca un lato blu di Richmond: u2 e u3 hanno attraversato il James. La milizia colpiva u2 con 3 invece che con 2, e la loro élite aveva bisogno di 3 contro la vostra, uno in meno e uno in più. u1 viene da Yorktown e non ha attraversato nulla.
ahd-odds-hopeless = La vostra cavalleria di milizia vale 1, meno 1 per le mura: qui non può colpire nessuno e non tira il dado. Tutti ricevono comunque un bersaglio: usatela per ripartire il fuoco. u1 su c1, e i due tiri veri su c2. Sparate.
ahd-odds-lucky = Anche un’élite colpisce un’élite trincerata solo con 1, e l’1 è uscito: c2 è ridotta. Loro hanno mancato. Mirate con u1 e u2 alla milizia c1, dove a u2 serve un 2, e con u3 a c2.
ahd-odds-third = Terzo round: il fiume non conta più. All’ultima milizia serviva un 1 contro la vostra élite e ha fatto 2. Finitela.
ahd-odds-done = Prima di attaccare indicate un bersaglio: il gioco dice che cosa serve a ogni tiro.

## Verso il rombo dei cannoni

ahd-reinforcements-title = Verso il rombo dei cannoni
ahd-reinforcements-order = Ci sono due battaglie: due contro due a Manassas Junction, e la vostra u6 sola contro due a Front Royal. L’attaccante sceglie l’ordine. Combattete prima a Manassas Junction.
ahd-reinforcements-first = Hanno mancato. Ci sono amici a Harper’s Ferry, a una casella, ma l’aiuto arriva solo dal secondo round: provate a chiamare u3. Poi sparate, un tiro a ogni nemico.
ahd-reinforcements-theirs = Secondo round: il difensore ha portato due unità, una da Fredericksburg e una da Front Royal. Può persino togliere truppe da una casella attaccata, se lì resta alla pari: c3 è ancora di fronte a u6. Tutti e quattro i tiri hanno mancato.
ahd-reinforcements-yours = Tocca a voi rinforzare. Baltimore è troppo lontana, e u6 è impegnata: l’attaccante non può prendere unità da una casella con nemici. Provate entrambe, poi portate u3 da Harper’s Ferry.
ahd-reinforcements-volley = Un’unità per casella e per round: u4 deve aspettare (provate). Siete tre contro quattro: ogni tiro vuole il suo bersaglio. Sparate a c1, c2 e c4.
ahd-reinforcements-won = Due a segno, e i confederati si sono ritirati a Fredericksburg: avete vinto. Promuovete u1. Segue la battaglia di Front Royal.
ahd-reinforcements-alone = u6 è sopravvissuta alla prima salva. Rispondete.
ahd-reinforcements-fresh = Rinforzate ancora. I vincitori di Manassas sono accanto, ma le unità che hanno combattuto in questo turno sono sfinite. u4 non ha combattuto: portatela da Harper’s Ferry e sparate con entrambe.
ahd-reinforcements-done = Due a segno, e anche Front Royal è vostra. Tenete unità fresche una casella dietro il fronte: lì valgono più che in prima linea.

## Ritirata e ripiegamento

ahd-retreat-title = Ritirata e ripiegamento
ahd-retreat-defend = Difendete il Tennessee. L’Unione attacca in tre punti, e Nashville è il primo: le vostre due milizie contro due veterane. Nel primo round non si fugge: provate a ritirarvi a Decatur. Poi sparate, un tiro a ciascuna.
ahd-retreat-hurt = Le vostre due unità sono ridotte; un altro colpo e sarebbe la fine. Invece di sparare, ritiratevi. Non ovunque: né tra i nemici (Bowling Green), né da dove sono venuti gli attaccanti (i forti).
ahd-retreat-choose = Chattanooga non confina con Nashville, e Sparta è in mano all’Unione: finché è aperta una casella vostra, dovete scegliere quella. Ritiratevi a Decatur; tutte le vostre unità vanno insieme.
ahd-retreat-ride = Una ritirata è una battaglia persa: l’Unione ha promosso una veterana. Ora Murfreesboro: la vostra cavalleria contro fanteria. La cavalleria che difende da sola può sfilarsi prima di qualsiasi round. Ripiegate.
ahd-retreat-where = Sono chiuse le stesse caselle: Nashville, con i nemici, e Sparta, da cui sono venuti. Andate a Decatur.
ahd-retreat-chase = Lì nessuno ha vinto e nessuno è promosso. Infine Okolona: cavalleria contro cavalleria. Un cavallo corre più di un uomo, non di un cavallo: provate a ripiegare. Poi sparate.
ahd-retreat-again = A segno, e loro hanno mancato. Tenete la posizione e sparate ancora.
ahd-retreat-promote = Il vincitore può promuovere, anche se difende. Promuovete la vostra cavalleria.

## Veterani

ahd-promotion-title = Veterani
ahd-promotion-last = Un tiro finirà questa battaglia. Mirate al nemico con entrambe le unità e sparate.
ahd-promotion-ranks = Il vincitore può promuovere di un grado un’unità che ha combattuto: milizia, veterana, élite. u2 è già d’élite, e u3 era a Chicago. Provate entrambe, poi promuovete u1. Per ora resta ridotta.
ahd-promotion-recover = Con l’ultima battaglia finisce la fase di combattimento, e ogni unità ridotta di entrambe le fazioni torna a piena forza. Ancora una promozione, ovunque: non di nuovo u1; promuovete u3.
ahd-promotion-pool = Una promozione per fase, ed è fatta. Le due pedine di milizia sono tornate nella riserva di reclutamento: promuovere fa posto alle reclute. Passate al reclutamento.
ahd-promotion-new = Mettete nuove milizie dove servono: una a Washington, una a Cairo.

## Reclute, città e leve

ahd-recruiting-title = Reclute, città e leve
ahd-recruiting-die = Marzo 1862: il vostro esercito è cresciuto a 32 unità. Passate al reclutamento: un dado dice quante milizie potete mettere, e un 1 conta come 2.
ahd-recruiting-where = Una recluta appare in una città che controllate e che ha un numero del vostro colore. Cairo ne ha uno, ma la tiene il nemico; quello di Evansville è rosso: a voi non serve. Provate entrambe, poi reclutate fanteria a Chicago.
ahd-recruiting-pool = Una recluta per città e per fase, per quanto grande sia il numero. E nella riserva non c’è più fanteria: dodici unità attendono le leve. Provate entrambe, poi reclutate cavalleria a New York City.
ahd-recruiting-rest = Le vostre due reclute sono piazzate. Terminate il semiturno e guardate che cosa fa il Sud con Cairo.
ahd-recruiting-april = Il Sud ha reclutato a Cairo: una città con numeri di entrambi i colori serve chi la controlla. Ed è aprile: la leva ha messo altre quattro fanterie nella riserva. Terminate la fase di movimento e passate al reclutamento.
ahd-recruiting-ceiling = La fanteria c’è, il dado anche, eppure non potete reclutare. La dimensione massima dell’esercito è la somma dei vostri numeri nelle vostre città: 34, uno in meno per Cairo, uno in più per Louisville. Avete 34 unità. Provate a Chicago.
ahd-recruiting-done = Le città sono il cuore del gioco: reclutano truppe, e la loro somma limita il vostro esercito. Riprendete Cairo.

## Chi controlla che cosa

ahd-control-title = Chi controlla che cosa
ahd-control-raiders = La vostra cavalleria ha preso Decatur con una scorreria. Da sola tiene una casella solo finché vi resta. Proseguite fino a Corinth e guardate Decatur.
ahd-control-gone = Decatur torna subito confederata. La fanteria è un’altra cosa: ciò che prende resta preso. Mandate u2 da Evansville a Louisville per fiume.
ahd-control-notyet = Louisville non è ancora vostra: entrare non cattura nulla finché non finisce un semiturno. Quindi nemmeno le sue ferrovie sono amiche. Prendete u3 a Bloomington.
ahd-control-rail = Provate a passare per Louisville fino a Lexington; poi fermatevi a Louisville.
ahd-control-capture = Terminate la fase di movimento, quella di promozione e il semiturno. Guardate che cosa porta la fine del semiturno.
ahd-control-now = Corinth e Louisville sono catturate, e con Louisville la dimensione massima dell’esercito sale di uno. È cominciato il turno seguente. Ora la ferrovia è amica: portate u3 da Louisville per Bloomington a Indianapolis.

## Come vince l’Unione

ahd-victory-title = Come vince l’Unione
ahd-victory-seven = Per vincere l’Unione deve tenere insieme sette grandi città del Sud: New Orleans, Mobile, Atlanta, Memphis, Charleston, Wilmington e Richmond. Ne avete sei. È il turno 35 di 40; se la guerra continua oltre, ha vinto il Sud.
ahd-victory-march = Manca solo Richmond, e la difende solo una milizia. Attaccate da Petersburg con entrambe le unità e terminate la fase di movimento.
ahd-victory-fire = Hanno mancato. Contro le mura alle vostre veterane serve un 2. Sparate.
ahd-victory-end = La città è vuota, ma conta solo alla fine del semiturno. Promuovete un’unità, passate le fasi e terminate il semiturno.
ahd-victory-won = Richmond è caduta e la guerra è finita. Il Sud ha vie più brevi: vince subito se prende Washington.

## Washington, e una seconda occasione

ahd-washington-title = Washington, e una seconda occasione
ahd-washington-open = Il Sud vince appena cattura Washington, o quando la sua dimensione massima dell’esercito è la maggiore. L’avversario ha lasciato vuota la capitale. Partite da Manassas Junction ed entrate per ferrovia.
ahd-washington-end = Terminate la fase di movimento, quella di promozione e il semiturno.
ahd-washington-novice = Questa partita si gioca con la variante dell’Unione principiante: una vittoria improvvisa del Sud conta solo alla fine di un semiturno dell’Unione. Aveva quindi un semiturno per liberare la capitale, e non l’ha fatto. Senza la variante avreste vinto subito.

## L’ultimo mese della partita breve

ahd-short-game-title = L’ultimo mese della partita breve
ahd-short-game-june = La partita breve finisce nel giugno 1862, ed è giugno. Se nessuno ha vinto prima, decidono le dimensioni massime degli eserciti: all’Unione serve un vantaggio di almeno 5. Ha 34, voi 29: esattamente 5.
ahd-short-game-kentucky = Basta una città per cambiare le cose. Louisville è senza padrone e ha un 1 rosso per voi. Marciateci da Munfordville.
ahd-short-game-end = Ora terminate la fase di movimento, quella di promozione e il semiturno.
ahd-short-game-won = 34 contro 30: un vantaggio di 4 non basta, e il Sud ha vinto la partita breve. Chi conta le città a giugno vince a giugno.
