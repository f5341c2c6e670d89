# Che cosa può essere sbagliato in un pacchetto.

## Qualsiasi pacchetto.

more = ci sono più errori di quelli elencati qui
too-long = { $count } caratteri, al massimo { $most } consentiti
not-json = non è JSON: { $why }
too-deep = annidato troppo in profondità
bad-number = un numero illeggibile ({ $why })
twice = il campo { $field } compare due volte in un oggetto
other-title = il pacchetto è per { $value }, non per { $title }
not-object = { $value } non è un oggetto
unknown-field = campo sconosciuto{ $near }
missing = mancante
name-missing = manca { $name }
not-list = { $value } non è una lista
too-few = { $count } elementi, ne servono almeno { $least }
too-many = { $count } elementi, al massimo { $most } consentiti
not-text = { $value } non è un testo
wrong-length = { $value } ha { $count } caratteri, ne sono consentiti da { $least } a { $most }
unprintable = un carattere non è stampabile
not-id = { $value } non è un identificativo (minuscole, cifre e trattini)
not-whole = { $value } non è un numero intero
not-between = { $value } non è tra { $least } e { $most }
not-points = { $value } non è un numero di punti movimento
not-half = { $value } non è un intero o un mezzo tra { $least } e { $most }
not-flag = { $value } non è né true né false
not-one-of = { $value } non è uno di questi: { $names }
again = { $value } è già in { $where }
due = { $value } dove ci vuole { $due }
taken = { $id } significa altro nel testo di una posizione
both-sides = entrambe le fazioni sono in { $spot }

## The American Civil War.

no-space = { $value } non è uno spazio di questa mappa{ $near }
no-city = { $space } non è una città
no-state = { $value } non è uno stato di questa mappa{ $near }
inland-port = un porto deve essere sulla costa
region-pays = solo una città dà punti
not-degrees = { $value } non è tra { $least } e { $most } gradi
same-space = le due estremità sono lo stesso spazio
no-border = non confina con nessun altro spazio
no-city-of = nessuna città appartiene a { $home }
few-cities = { $count } città sono south o border, ne servono almeno { $least }
many-cities = ci sono più di { $most } città
both-capitals = { $space } è la capitale di entrambe le fazioni
month-order = { $date } non segue il mese precedente
closed-space = { $space } è chiuso all’inizio della guerra
garrisoned = { $space } ha una guarnigione dell’altra fazione
no-room-in-spaces = vanno piazzati { $count } pezzi e quella fazione ({ $side }) ha { $room } spazi
no-room-in-states = vanno piazzati { $count } pezzi e quella fazione ({ $side }) ha { $room } stati
no-pieces = non c’è nessuno di { $kinds }
no-roll = nulla per un tiro di { $roll }
no-year = nulla per il { $year }
not-upwards = le righe vanno in ordine crescente e cominciano da 1
counts-already = { $space } conta già per una fazione
no-month = { $value } non è un mese della guerra{ $near }

## A House Divided.

no-box = { $value } non è una casella di questa mappa{ $near }
many-recruits = i numeri { $side } di tutte le caselle fanno { $count }, al massimo { $most } consentiti
same-box = la linea finisce dove comincia
no-river-side = { $box } non ha un lato di fiume
no-line = nessuna linea vi porta
many-neighbours = { $count } caselle intorno, al massimo { $most } consentite
many-routes = ci sono più percorsi di due linee di quanti se ne possano numerare
no-port = { $box } non è un porto
drafting-side = { $value } non è la fazione che indice leve, union
drafted-arm = { $value } non è infantry, la sola arruolata con le leve
raised-rank = { $value } non è militia, la sola reclutata
many-units = { $count } unità { $side }, al massimo { $most } consentite
many-militia = { $count } pedine di milizia { $side }, al massimo { $most } consentite
held-at-start = { $box } è { $side } fin dall’inizio

## Across Five Aprils.

not-hex = { $value } non è il numero di un esagono
no-hex = { $hex } non è un esagono di questa mappa
first-greater = il primo è maggiore dell’ultimo
many-hexes = { $count } esagoni, al massimo { $most } consentiti
not-hexside = { $value } non è un lato (due esagoni, come 0101|0102)
apart = { $one } e { $other } non si toccano
no-hill = { $hex } è { $terrain }, non una collina
line-in-river = { $hex } è un esagono di fiume, in cui nessuna linea entra
broken-line = { $hex } non tocca { $before }, l’esagono precedente
no-water = non c’è acqua su { $side }
no-hill-side = { $side } non è tra due esagoni della stessa collina
no-shore = { $hex } è un esagono di fiume o sulla riva ovest
not-letter = { $value } non è una lettera dalla A alla Z
river-hex = { $hex } è un esagono di fiume
not-in-order = non in ordine ({ $names })
not-next = { $value } non segue { $before }
not-result = { $value } non è un risultato (-, 1, 1R, 2, 2R ...){ $near }
result-count = { $count } risultati per { $rows } righe
not-null = { $value } dove solo null è possibile
day-order = { $value } viene dopo { $before }
last-check = la partita finisce qui, quindi si verifica la vittoria
marker-name = { $id } è il nome di un segnalino di combattimento
no-units = nessuna unità appartiene a { $formation }
wrong-prefix = { $id } non comincia con { $prefix }, come le unità della fazione { $side }
no-formation = { $value } non è una formazione{ $near }
other-side = { $formation } è della fazione { $side }
other-formation = { $division } è una divisione di { $formation }
two-beginnings = ha sia uno schieramento sia un arrivo
no-beginning = non ha né schieramento né arrivo
closed-hex = { $hex } è { $terrain }, chiuso per { $arm }
full-hex = { $hex } ha già { $most } unità
no-entry = { $value } non è una lettera d’ingresso di questa mappa{ $near }
no-tag = nessuna unità porta il contrassegno { $tag }, di cui parlano le regole di questa battaglia
turn-count = { $count } turni, le regole di questa battaglia ne hanno { $wanted }
other-checks = le regole di questa battaglia verificano la vittoria solo dopo questi turni: { $turns }
other-water = { $name } è { $kind }, per le regole è { $wanted }
objective-count = { $count } obiettivi, le regole ne hanno { $wanted }
goal-count = { $count } esagoni di { $name }, le regole ne hanno { $wanted }
needed = manca { $name }, di cui parlano le regole di questa battaglia
