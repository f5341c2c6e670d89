# Lessons of The American Civil War. A key is the id of the lesson and the name of the step.

## Il gioco base: in marcia verso la battaglia

acw-march-title = Il gioco base: in marcia verso la battaglia
acw-march-map = La mappa mostra regioni e città: sono tutti spazi. Blu è il Nord, grigio il Sud, verde gli stati di confine, di nessuno e aperti a entrambi. Voi siete l’Unione. La vostra armata è in Maryland; due fanterie confederate in Northern Virginia.
acw-march-from = Potete muovere tutti i pezzi, alcuni o nessuno. Si parte solo da dove se ne hanno: provate Richmond. Poi partite dal Maryland.
acw-march-to = Ogni spazio adiacente costa un punto; fanteria e artiglieria ne hanno uno, cavalleria e leader due. Richmond non è adiacente. Andate in Northern Virginia con tutti.
acw-march-join = I vostri pezzi hanno incontrato il nemico e devono fermarsi. Altri possono venire da altrove: portate anche la fanteria da Shenandoah Valley.
acw-march-end = Tutto il movimento precede la prima battaglia. Terminate il movimento. Il Sud, che era già lì, difende e forma per primo la sua prima linea.
acw-march-line = Dividete la vostra armata: la prima linea combatte, la riserva aspetta. In linea serve almeno un’unità, e un leader non lo è: provate a essere subito pronti. Un pezzo per tipo in linea, fanteria, cavalleria, artiglieria e leader, dà +1 a ogni tiro. Mettetene questi quattro e altre due fanterie. Poi siete pronti.
acw-march-done = Il difensore ha sparato per primo e ha mancato due volte: 7 e 6, mentre alla fanteria serve un 8. La prossima lezione prosegue in una battaglia più grande.

## La battaglia d’esempio: il primo ciclo

acw-volley-title = La battaglia d’esempio: il primo ciclo
acw-volley-armies = È la battaglia del regolamento. Difendete il Kentucky: sei fanterie, un’artiglieria e due leader in prima linea, due cavallerie e un’artiglieria in riserva. Il Nord attacca con più di tutto.
acw-volley-limit = Una fazione spara con cinque pezzi, più uno per ogni leader in linea: sette tiri, tutti obbligatori. I leader non sparano, e nemmeno la riserva. Provate entrambe le cose. Poi scegliete l’artiglieria.
acw-volley-target = I bersagli sono unità della linea nemica: non la riserva, e mai un leader. Provate entrambe le cose, poi sparate all’artiglieria: alla vostra serve un 7.
acw-volley-again = 8: a segno, e il cannone sparisce subito. Alla fanteria serve un 8. Sparate con una fanteria al secondo cannone.
acw-volley-rest = Non hanno più cannoni. Sparate con le altre cinque fanterie alla fanteria.
acw-volley-leader = Quattro a segno in tutto, e un 12 ha ucciso anche il loro leader. Così il Nord ha avuto solo cinque tiri e ne ha messo a segno uno: il vostro cannone è perso. Nessuno ha un leader in riserva: nessuno recupera.
acw-volley-reserve = Passo di riserva: i pezzi possono cambiare posto. Portate il secondo cannone in linea e mandate indietro un leader: dalla riserva potrà recuperare unità perse. Poi siete pronti.

## La battaglia d’esempio: fino alla fine

acw-rally-title = La battaglia d’esempio: fino alla fine
acw-rally-second = Secondo ciclo. Il Nord ha messo la cavalleria in linea. Ora avete lì un solo leader: sei tiri. Sparate con il cannone e cinque fanterie, tutti alla fanteria.
acw-rally-recall = Tre a segno per parte, e un 11 ha ucciso il vostro leader in linea; quello in riserva era al sicuro. Può tentare di recuperare un’unità persa, nominata prima del tiro; un leader non torna mai. Provate a recuperare il leader caduto, poi l’artiglieria.
acw-rally-all = 6, e serviva un 9. Allora tutto in linea: le due cavallerie e il leader. Pronti.
acw-rally-third = Terzo ciclo, sei tiri. Alla cavalleria serve un 9: una alla fanteria e una alla cavalleria, poi quattro fanterie alla fanteria.
acw-rally-last = La loro fanteria non c’è più; restano due cavallerie, che hanno mancato. Lasciate la linea com’è.
acw-rally-win = Basteranno due tiri. Una fazione senza unità in linea ha perso subito, e i tiri rimasti non si fanno.
acw-rally-done = Tenete il Kentucky con quattro fanterie, due cavallerie e un leader. Nel gioco base nessuno si ritira: chi perde perde tutto ciò che ha portato.

## Nuove truppe

acw-purchases-title = Nuove truppe
acw-purchases-points = Ogni tre turni comprano entrambe le fazioni, prima il Sud. Ogni città amica dà dieci punti; ve ne restano 40. La fanteria costa 10, la cavalleria 15, artiglieria e leader 20. Boston è in mano nemica.
acw-purchases-where = I nuovi pezzi appaiono in spazi del vostro colore senza nemici. Washington qui è una città di confine, e Richmond non è vostra: provate, e anche Boston. Poi comprate fanteria a Chicago.
acw-purchases-one = Un nuovo pezzo per spazio: un leader a Chicago è vietato. Comprate artiglieria a New York.
acw-purchases-last = Restano dieci punti: pochi per la cavalleria. Comprate fanteria a Buffalo e terminate. I punti non spesi vanno persi.

## Vincere il gioco base

acw-eight-cities-title = Vincere il gioco base
acw-eight-cities-count = Vincete appena tenete città nemiche per un valore di 8. Ognuna vale uno, la capitale nemica due. Una città è tenuta finché c’è una vostra unità. Ne tenete sei.
acw-eight-cities-richmond = Richmond, la capitale del Sud, è indifesa accanto alla vostra armata in Eastern Virginia. Entrate con tutti.
acw-eight-cities-won = Sei e due fanno otto: la guerra finisce a metà turno. Difendete le vostre città con la stessa cura con cui cacciate le sue.

## Il gioco standard: la ferrovia

acw-railroads-title = Il gioco standard: la ferrovia
acw-railroads-month = Nel gioco standard un turno è un mese, e si usa la ferrovia. Le vostre azioni ferroviarie, oggi 3, sono ciò che può portare in un mese: fanteria e artiglieria 1, cavalleria 2, leader nulla. Partite dal Massachusetts.
acw-railroads-station = I treni partono solo dalle città: provate ad andare a Chicago in treno. Poi andate a piedi a Boston.
acw-railroads-train = Da Boston mandate la cavalleria, una fanteria e il leader a Cincinnati: 2 + 1 + 0. Qualsiasi distanza, su binari collegati.
acw-railroads-spent = Chi è venuto in treno resta per questo mese: provate a proseguire da Cincinnati. E a Boston c’è ancora fanteria, ma non treni: partite da lì e vedrete.
acw-railroads-empty = Provate Chicago in treno. Poi portate il resto a piedi in Massachusetts.
acw-railroads-enemy = Louisville è sulla linea per il Tennessee, ma il Tennessee è del Sud: i treni non entrano mai in terra nemica. Partite da Louisville e vedrete.
acw-railroads-walk = Provate il treno per Middle Tennessee; poi andate a piedi in Western Kentucky.

## Uno sbarco a Norfolk

acw-landing-title = Uno sbarco a Norfolk
acw-landing-port = Le navi portano truppe da un porto a qualsiasi spazio sull’oceano o sul golfo. Il vostro rango navale è 5: altrettante fanterie o cannoni al mese. Partite da Chicago.
acw-landing-lake = Chicago è su un lago: provate a salpare per la Florida. Poi marciate in Northern Illinois e partite da New York.
acw-landing-sail = Salpate per Norfolk con tutti: quattro punti. Il nemico può tentare di intercettare.
acw-landing-fleet = L’ha fatto. Ogni fazione tira due dadi e somma il rango navale: 7 + 5 contro 4 + 1. Avete vinto: lo sbarco continua; lui perde punti navali. Terminate il movimento.
acw-landing-deploy = Una schermaglia ha una sola colonna. Si dispone dietro un separatore, nella propria linea o in riserva; l’area mediana viene dopo. Mettete una fanteria e l’artiglieria in linea; provate l’area mediana; poi siete pronti.
acw-landing-fire = La cavalleria agirebbe per prima, ma non c’è. L’artiglieria arriva a due aree se la mediana è vuota. Chi sbarca ha -1 a ogni tiro. Scegliete l’artiglieria.
acw-landing-won = L’artiglieria non carica mai: provate. Poi sparate. A questa distanza serve un 8 contro la fanteria.
acw-landing-done = 10 meno 1: a segno, ed è distrutta. La sua linea è rotta, e Norfolk è vostra finché vi resta un’unità. In caso di sconfitta nessuno sarebbe tornato: uno sbarco non può ritirarsi.

## La fine di un trimestre

acw-quarter-title = La fine di un trimestre
acw-quarter-naval = Dopo marzo, giugno, settembre e dicembre vengono battaglia navale, politica e produzione, in quest’ordine. Siete il Sud, con rango navale 1 contro 5. Siate audaci per una volta: sfidate l’Unione in mare.
acw-quarter-lost = 11 + 5 contro 4 + 1: tre punti persi, ma il rango non scende mai sotto 0. Ora la politica: un’iniziativa per trimestre e fazione, prima il Sud. Dichiarare guerra all’Europa non spetta a voi: provate. Poi chiedete il supporto dell’Europa.
acw-quarter-support = Avete fatto 9, e il grado di intervento europeo era 8: basta per 15 punti in più in questa produzione, finché avete un porto. Con 11 l’Europa sarebbe entrata in guerra per voi. L’Unione ha risposto con la diplomazia: il grado è 9.
acw-quarter-buy = 80 punti dalle vostre città e 15 dall’Europa. I nuovi pezzi vanno nei vostri spazi, uno per spazio. Comprate fanteria a Richmond; Washington non è vostra, né lo sono le truppe dell’Unione.
acw-quarter-rail = I punti comprano anche azioni ferroviarie e punti navali. Comprate un’azione ferroviaria e cavalleria d’élite ad Atlanta, poi terminate.
acw-quarter-done = Ciò che non si spende è perso, e i prezzi del Sud salgono di uno ogni anno: comprate presto.

## Coscrizione e rivolte

acw-home-front-title = Coscrizione e rivolte
acw-home-front-choose = Fine del 1861: all’Unione servono uomini. L’emancipazione si guadagna con una grande vittoria, e solo il Sud si appella all’Europa: provate entrambe. Poi dichiarate la coscrizione.
acw-home-front-riot = 20 punti in più a ogni produzione, per il resto della guerra. Il prezzo: due dadi per ciascuna di quattro città, e 8 o più è una rivolta. Chicago è insorta, con due rivoltosi; non vi paga nulla finché ci sono.
acw-home-front-buy = Niente reclute in una città in rivolta: provate Chicago. Comprate fanteria in Northern Illinois, accanto, e alzate di uno il rango navale. Poi terminate.

## La guerra con l’Europa

acw-europe-title = La guerra con l’Europa
acw-europe-war = L’Unione ha dichiarato guerra a Gran Bretagna e Francia. Ora giocate anche loro. Il vostro rango navale è salito di colpo di dieci.
acw-europe-french = I francesi sbarcano in Messico, ovunque, e i britannici in Canada. Mescolarli è vietato: provate una fanteria francese a Toronto e una britannica a Città del Messico. Poi mettete una fanteria francese a Città del Messico.
acw-europe-british = Mettete una fanteria britannica a Toronto; le altre seguono da sole.
acw-europe-points = Ogni potenza ha i suoi punti e compra solo le sue truppe: i britannici nelle città canadesi, i francesi a Città del Messico. Provate Canada West e Chihuahua, poi terminate gli acquisti.

## La battaglia tattica: il fuoco

acw-tactics-title = La battaglia tattica: il fuoco
acw-tactics-field = La seconda battaglia del regolamento, in Northern Virginia: attaccate voi. Sei unità o più per fazione fanno una battaglia maggiore con tre colonne: sinistra, centro, destra. In ognuna si seguono la vostra linea, l’area mediana e la sua. Se perdete l’ultima unità di una colonna, la battaglia è persa.
acw-tactics-cavalry = Un turno di battaglia ha quattro fasi: cavalleria, artiglieria, fanteria, leader. In ognuna agisce prima l’attaccante. La fanteria deve aspettare: provate. Poi scegliete una cavalleria a destra.
acw-tactics-move = La cavalleria ha due azioni. Da qui non c’è nulla a portata: fuoco e carica vanno dritti, nell’area vicina. Provate a sparare. Poi avanzate nell’area mediana, e lo stesso con la seconda cavalleria.
acw-tactics-shoot = Ora sparate con entrambe alla fanteria di fronte. Alla cavalleria serve un 9.
acw-tactics-guns = Un 10 ha colpito. Un secondo dado dice che cosa fa il colpo: 5, la fanteria fugge nell’area di ritirata. La sua cavalleria aspetta. Ora i vostri due cannoni al centro: l’area mediana è vuota, quindi raggiungono la sua linea a distanza due. Sparate con entrambi.
acw-tactics-foot = Uno distrutto. I suoi cannoni hanno risposto: una cavalleria è fuggita, una fanteria è caduta. Fase della fanteria: un’azione ciascuna. Mandate la prima fanteria di destra nell’area mediana; le altre sei e la riserva seguono.
acw-tactics-done = La vostra destra è ammassata nell’area mediana, e lui ha spostato truppe per farle fronte. Comincia il secondo turno di battaglia.

## La battaglia tattica: la carica

acw-charge-title = La battaglia tattica: la carica
acw-charge-mass = Secondo turno di battaglia, fase della fanteria. Sei vostre fanterie sono nell’area mediana a destra, faccia a faccia con la sua linea. Dal secondo turno ognuno può rompere il contatto tra un’azione e l’altra; lui resta. Scegliete una fanteria dell’area mediana.
acw-charge-how = In una carica ogni fazione tira due dadi. Perde il totale minore: di 1 o 2 l’unità fugge, di 3 o più è distrutta, di chiunque sia. Non si scivola di lato davanti al nemico, né si carica un cannone coperto dalla fanteria: provate entrambe. Poi caricate la fanteria.
acw-charge-second = 8 contro 5: distrutta. Caricate con la prossima.
acw-charge-costly = 3 contro 5: la vostra fugge. La carica è un’arma a doppio taglio. Ancora.
acw-charge-fourth = 6 contro 9: la vostra è distrutta. Ancora una volta.
acw-charge-fifth = 9 contro 10: fugge. La quinta.
acw-charge-sixth = 11 contro 6: distrutta. Resta una carica.
acw-charge-done = 7 contro 6: fugge. Tre sue unità per tre vostre. Uno scambio alla pari, ma lui ha meno uomini da quella parte.

## La battaglia tattica: la linea si spezza

acw-pursuit-title = La battaglia tattica: la linea si spezza
acw-pursuit-cavalry = Quarto turno di battaglia. Portate la cavalleria dal centro a sinistra, un’area alla volta: prima alla sinistra della vostra linea.
acw-pursuit-middle = E poi nell’area mediana.
acw-pursuit-break = Al centro gli resta una sola fanteria. Se cade, la sua linea è spezzata. Sparatele con un cannone.
acw-pursuit-pursue = La battaglia è vinta subito. Ora l’inseguimento: ogni cavalleria e fanteria tira un dado contro un pezzo in fuga. I cannoni non inseguono: provate con l’artiglieria. Poi lanciate la cavalleria sulla sua artiglieria: serve un 4.
acw-pursuit-foot = Presa. A piedi serve un 6: fate provare le vostre quattro fanterie.
acw-pursuit-done = Un’altra presa. Si è ritirato in Eastern Virginia, accanto, senza nemici. I vostri uomini in fuga tornano da soli. Vincere una battaglia maggiore fa pensare anche l’Europa: il grado sale.

## Una regola avanzata: cannoni catturati

acw-captured-guns-title = Una regola avanzata: cannoni catturati
acw-captured-guns-option = Le regole avanzate si scelgono una a una prima della partita. In questa è attiva «artiglieria catturata». Scegliete una fanteria dell’area mediana a sinistra, dove c’è il vostro leader.
acw-captured-guns-screen = Il cannone è coperto dalla fanteria: caricarlo è vietato. Caricate la fanteria. Il vostro leader dà +1.
acw-captured-guns-gun = Lo schermo è caduto. Caricate il cannone con l’altra fanteria: +3 contro l’artiglieria, +1 per il leader.
acw-captured-guns-done = Invece di essere distrutto, il cannone è vostro, nella riserva; e la sua sinistra è vuota: battaglia vinta. Un cannone distrutto dal fuoco non sarebbe stato catturato.
