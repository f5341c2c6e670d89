# Ciò che solo la pagina dice di The American Civil War; ciò che si dice ovunque è nel catalogo del gioco.

scenario-short-name-basic = Schieramento di base
scenario-short-name-basic-historical = Schieramento storico
scenario-short-name-historical = Storico
scenario-short-name-balanced = Equilibrato
board-label = Mappa delle regioni e delle città della guerra di secessione
picture = Una piccola immagine della mappa
preset-standard = Standard
preset-advanced = Tutte le regole avanzate
type-choice = Scrivi una scelta, per esempio: from washington
turn-phase = { "" }
pick-lit = Scegli qualcosa di illuminato, o nell’elenco.
overlay-rail = ferrovie
overlay-owners = proprietari
key-rail = finché si tiene premuto: le ferrovie
key-owners = finché si tiene premuto: di chi è ogni spazio
theatre-east = Est
theatre-west = Ovest
theatre-north = Nord
commands-of = Comandi: { side }
theatre-all = Tutta la mappa
theatre-battle = Battaglia
theatre-map = Mappa
atlantic = Oceano Atlantico
gulf = Golfo del Messico
turn-number = Turno { $turn }
month-of-year = { $month ->
    [1] Gennaio
    [2] Febbraio
    [3] Marzo
    [4] Aprile
    [5] Maggio
    [6] Giugno
    [7] Luglio
    [8] Agosto
    [9] Settembre
    [10] Ottobre
    [11] Novembre
   *[12] Dicembre
  } { $year }
about-space = { $kind ->
    [city] { $port ->
        [yes] { $space }: città e porto, { $production } punti
       *[no] { $space }: città, { $production } punti
      }
   *[region] { $space }
  }
held-by = { $holder ->
    [union] dell’Unione
    [confederate] della Confederazione
    [neutral] in mano ai ribelli
   *[nobody] di nessuno
  }
have-moved = hanno mosso: { $pieces }
tip = { $choice } ({ $about })
tray-hold = Prendi in mano un tipo di pedina, poi scegli uno spazio illuminato:
tray-take = Chi parte da { $space }?
tray-cargo = Chi si perde in mare?
price = { $price } { $price ->
    [one] punto
   *[other] punti
  }
at-price = { $choice } per { price }
at-odds = { $choice }: { $odds }
odds-need = { $need } o più; { $parts }
odds-charge = propri: { $parts }; del nemico: { $others }{ $dodge ->
    [yes] { "; il bersaglio può schivare" }
   *[no] { "" }
  }
odds-chance = { $chance } %
odds-risk = { $chance } % di vincere, { $risk } % di perdere
modifier = { $part ->
    [landing] sbarco
    [trench] trincea
    [terrain] terreno
    [high-ground] altura
    [match-up] armi a confronto
    [elite] élite
    [leader] generale
    [combined-arms] armi combinate
   *[river] fiume
  } { $number }
no-modifier = nessun modificatore
at-work = { sort }: tocca a lei agire
charges = { sort } carica { target }.
odds = Probabilità
chance-of = { $action ->
    [fire] fuoco { $chance } %
    [charge] carica { $chance } %
   *[pursue] { $chance } %
  }
naval-rating-of = { side }: valore navale { $rating }
field-title = { $size ->
    [major] Grande battaglia: { $space }
    [skirmish] Scaramuccia: { $space }
   *[other] Battaglia: { $space }
  }
field-state = { $round ->
    [0] Prima della battaglia; { side }
   *[other] { $phase ->
        [cavalry] Turno di battaglia { $round }, fase di cavalleria; { side }
        [artillery] Turno di battaglia { $round }, fase di artiglieria; { side }
        [infantry] Turno di battaglia { $round }, fase di fanteria; { side }
        [leaders] Turno di battaglia { $round }, fase dei comandanti; { side }
       *[none] Turno di battaglia { $round }; { side }
      }
  }
field-area = { $row ->
    [line] { $column ->
        [1] Sinistra della linea
        [2] Centro della linea
        [3] Destra della linea
       *[0] Linea
      }
    [middle] { $column ->
        [1] Mezzo, sinistra
        [2] Mezzo, centro
        [3] Mezzo, destra
       *[0] Mezzo
      }
    [reserve] Riserva
   *[routed] Area di ritirata
  }
basic-line-1 = Linea
basic-reserve = Riserva
basic-routed = Perduti in questa battaglia
attacker = { $side ->
    [neutral] attaccano
   *[other] attacca
  }
defender = { $side ->
    [neutral] difendono
   *[other] difende
  }
fell = perdite: { $count }
covered = { $area }: coperta
trench = trincerata
into-area = { $step ->
    [terrain] metti qui
    [dig] scava qui
    [deploy] schiera qui
   *[order] muovi qui
  }
piece-label = { $choice ->
    [none] { $pieces }
   *[other] { $pieces }: { $choice }
  }
hidden-now = Lo schieramento nemico resta coperto finché entrambi sono pronti.
field-hint-deploy = Prendete un tipo di pezzo della riserva, poi un’area della vostra linea.
field-hint-pursue = Prendete un inseguitore, poi la sua preda.
hand-over = Passa lo schermo al giocatore seguente: { side }
hand-over-why = Gli eserciti si schierano senza essere visti dal nemico: { $space }.
hand-over-ready = Sono io: { side }
calendar = Calendario
books = Tesoro e forze
book-score = Città per la vittoria
book-points = Punti in mano
book-income = Entrate
book-rail = Azioni ferroviarie
book-naval = Valore navale
book-goal = Come si vince la guerra:
have-of = { $have } di { $need }
have-used = { $have }, { $used } usati
points-of-power = { $power ->
    [british] Gran Bretagna
   *[french] Francia
  }: { $number } punti
europe = Europa e politica
rating-now = Indice europeo { $rating }
rating-low = L’Europa propende per il Sud
rating-high = L’Europa resta in disparte
war-with-europe = Guerra con l’Europa{ $britain ->
    [yes] ; la Gran Bretagna combatte
   *[no] ; la Gran Bretagna si è ritirata
  }{ $france ->
    [yes] ; la Francia combatte
   *[no] ; la Francia si è ritirata
  }
emancipated-by = { side-name } ha emancipato gli schiavi.
conscription-of = { side-name } ha la coscrizione.
great-victory = L’Unione ha vinto la battaglia che apre la via all’emancipazione.
seceded = Indipendenti: { $states }
order-of-battle = Eserciti per spazio
army-total = { side }: { $units } { $units ->
    [one] unità
   *[other] unità
  } in { $spaces } { $spaces ->
    [one] spazio
   *[other] spazi
  }
pick-space = Scegli { $space }
pick-short = scegli
sheet-buy = Acquisti
points-left = punti rimasti
purchase-how = Prendi un tipo di pedina, poi scegli uno spazio illuminato; oppure prima lo spazio.
purchase-where = Ora scegli uno spazio illuminato sulla mappa.
afford = fino a { $count }, in { $spaces } { $spaces ->
    [one] spazio
   *[other] spazi
  }
afford-none = punti insufficienti
afford-nowhere = nessuno spazio le è aperto
item-rail = Azione ferroviaria
item-naval = Punto navale
item-now = { $number } ora
sheet-retreat = Chi si ritira
sheet-politics = Iniziative politiche
sheet-naval = Battaglia navale
sheet-avoid = Battaglia navale
sheet-intercept = Uno sbarco
sheet-revolt = Rivoluzione in Messico
sheet-blockade = Blocco navale
sources = Le regioni seguono contee di oggi, raggruppate; la mappa stampata non è stata trovata. Ferrovie, produzione e adiacenze sono ricostruite.
