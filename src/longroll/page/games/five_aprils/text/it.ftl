# Ciò che solo la pagina dice di Across Five Aprils; ciò che si dice ovunque è nel catalogo del gioco.

scenario-short-name-battle = Battaglia
board-label = Mappa del campo di battaglia a esagoni
picture = Una piccola immagine della mappa
preset-standard = Standard
board-north = N
board-mile = un miglio
board-hex = { $name ->
    [none] { $hex }: { terrain }
   *[other] { $hex }, { $name }: { terrain }
  }
board-held = { $holder ->
    [nobody] senza padrone
    [union] in mano all’Unione
   *[confederate] in mano alla Confederazione
  }
board-unit = { $name }, { $formation }: { arm }, { $attack }-{ $defence }-{ $movement }, morale { $morale }
reduced = ridotta
moved = ha mosso
theatre-front = Gli eserciti
theatre-all = Tutta la mappa
overlay-zones = zone di controllo (ZdC)
overlay-sight = linea di vista (LdV)
overlay-numbers = numeri degli esagoni
key-zones = tenendo premuto: zone di controllo delle due fazioni
key-sight = tenendo premuto: che cosa si vede dall’esagono sotto il puntatore, e che cosa blocca la linea
key-numbers = tenendo premuto: numeri degli esagoni
turn-time = { $night ->
    [yes] Giorno { $day }, notte
   *[no] Giorno { $day }, { $time }
  }
go-at-cost = verso { $hex } (costo: { $points })
take-unit = { $waits ->
    [yes] { $unit }, { $figures }, morale { $morale }: entra sulla mappa
   *[no] { $unit }, { $figures }, morale { $morale }, in { $place }
  }
roll-for = tirare per { $unit }, { $figures }, morale { $morale }
confirm-go = Vai { $choice }
turns = Turni
day = Giorno { $day }
cup = La tazza
cup-drawn = Estratti:
cup-left = { $count ->
    [one] Nella tazza resta un segnalino:
   *[other] Nella tazza restano { $count } segnalini:
  }
cup-empty = La tazza è vuota.
duties = Obblighi
duties-hexes = Vanno ancora attaccati:
duties-units = Devono ancora attaccare:
score = Punteggio
hex-near = { $hex } presso { $place }
score-objectives = Obiettivi controllati
score-losses = Punti per le perdite inflitte
score-side = obiettivi controllati: { $objectives }; punti per le perdite inflitte: { $losses }
reinforcements = Rinforzi
due-turn = Turno { $turn }
due-unit = { $unit }, ingresso { $entries }{ $due ->
    [yes] , può entrare adesso
   *[no] { "" }
  }
fallen = Eliminate
reconstructed = Mappe e pedine sono ricostruite: che cosa è certo e che cosa no
sources = Non è stata trovata nessuna copia delle mappe e delle pedine stampate. Ciò che il regolamento nomina (esagoni, obiettivi, ingressi, esempi) è certo; il resto è tracciato in base al terreno reale e agli ordini di battaglia storici. Il disegno è nostro. Se possedete il gioco, potete portare i valori stampati in un pacchetto.
combat-header = { $kind ->
    [bombardment] Bombardamento di { $hexes }
    [withdrawal] Ritirata automatica davanti a { $hexes }
   *[other] Combattimento in { $hexes }
  }
attacks = attacca
defends = difende
bombards = bombarda
nobody-yet = ancora nessuno
no-unit-left = nessuna unità rimasta
odds-strength = Forza
odds-initial = Rapporto iniziale
odds-final = Rapporto finale
odds-below = sotto 1-4: nessun tiro contro il difensore
pairs = Tutte le 36 coppie: dado dell’attaccante in colonna, dado del difensore in riga; in grassetto ciò che subisce il difensore, poi ciò che subisce l’attaccante. I numeri sono passi persi, R una ritirata.
pairs-one = Passi persi secondo il dado dell’attaccante; R è una ritirata.
pairs-on-defender = Il difensore subisce:
pairs-on-attacker = L’attaccante subisce:
pairs-attacker = Morale dell’attaccante
pairs-defender = Morale del difensore
combat-result = Colonna { $column }. Difensore: { $defender }. Attaccante: { $attacker }.
