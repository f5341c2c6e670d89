# Ciò che solo la pagina dice di The American Civil War; ciò che si dice ovunque è nel catalogo del gioco.

scenario-short-name-basic = Preparazione base
scenario-short-name-basic-historical = Preparazione storica
scenario-short-name-historical = Storico
scenario-short-name-balanced = Bilanciato
board-label = Mappa delle regioni e delle città della guerra di secessione
picture = Una piccola immagine della mappa
preset-standard = Standard
preset-advanced = Tutte le regole avanzate
turn-phase = { phase }
phase = { $phase ->
    [setup] preparazione
    [command] comandi
   *[movement] movimento
    [battle] battaglie
    [naval] battaglia navale
    [politics] politica
    [production] produzione
    [over] fine
  }
moment = { $date }, { phase }
pick-lit = Scegliete un elemento evidenziato, o nell’elenco.
overlay-rail = ferrovie
overlay-owners = proprietari
key-rail = tenendo premuto: le ferrovie
key-owners = tenendo premuto: di chi è ogni spazio
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
        [yes] { $space }: città e porto, { $production ->
            [one] { $production } punto
           *[other] { $production } punti
          }
       *[no] { $space }: città, { $production ->
            [one] { $production } punto
           *[other] { $production } punti
          }
      }
   *[region] { $space }
  }
held-by = { $holder ->
    [union] dell’Unione
    [confederate] della Confederazione
    [neutral] in mano agli insorti
   *[nobody] senza padrone
  }
transferred = dati all’altro comandante: { $pieces }
have-moved = hanno già mosso: { $pieces }
tip = { $choice } ({ $about })
tray-hold = Scegliete un tipo di pezzo, poi uno spazio evidenziato:
tray-take = Quali pezzi partono da { $space }?
tray-cargo = Quale unità si perde in mare?
price = { $price } { $price ->
    [one] punto
   *[other] punti
  }
at-price = { $choice } per { price }
at-fare-rail = { $choice } (azioni ferroviarie: fanteria { $infantry }, cavalleria { $cavalry }; restano { $left })
at-fare-naval = { $choice } (punti navali: fanteria { $infantry }, cavalleria { $cavalry }; restano { $left })
at-odds = { $choice }: { $odds }
odds-need = { $need } o più
odds-yours = propri: { $parts }
odds-theirs = del nemico: { $parts }
odds-dodge = il bersaglio può schivare
odds-chance = { $chance }%
odds-risk = { $risk }% di perdere
modifier = { $part ->
    [landing] sbarco
    [trench] trinceramento
    [terrain] terreno
    [high-ground] altura
    [match-up] bonus per tipo
    [elite] élite
    [leader] leader
    [combined-arms] armata mista
   *[river] fiume
  } { $number }
at-work = { sort }: ora agisce
charges = { sort } carica { target }.
chance-of = { $action ->
    [charge] carica { $chance }%
    [pursue] inseguimento { $chance }%
    [rally] recupero { $chance }%
    [recall] recupero { $chance }%
   *[fire] fuoco { $chance }%
  }
naval-rating-of = { side }: rango navale { $rating }
field-title = { $size ->
    [major] Battaglia maggiore: { $space }
    [skirmish] Schermaglia: { $space }
   *[other] Battaglia: { $space }
  }
field-state = { $round ->
    [0] Prima della battaglia; { side }
   *[other] { $phase ->
        [cavalry] Turno di battaglia { $round }, fase della cavalleria; { side }
        [artillery] Turno di battaglia { $round }, fase dell’artiglieria; { side }
        [infantry] Turno di battaglia { $round }, fase della fanteria; { side }
        [leaders] Turno di battaglia { $round }, fase dei leader; { side }
       *[none] Turno di battaglia { $round }; { side }
      }
  }
field-area = { $area ->
    [line-1] Ala sinistra
    [line-2] Centro
    [line-3] Ala destra
    [middle-1] Area mediana sinistra
    [middle-2] Area mediana centrale
    [middle-3] Area mediana destra
    [reserve] Riserva
   *[routed] Area di ritirata
  }
basic-line-1 = Prima linea
basic-reserve = Riserva
basic-routed = Persi in questa battaglia
attacker = { $side ->
    [neutral] attaccano
   *[other] attacca
  }
defender = { $side ->
    [neutral] difendono
   *[other] difende
  }
tally = { $count } in combattimento
tally-routed = { $count } in rotta
fell = perdite: { $count }
casualty = { $fate ->
    [routed] { sort }: in rotta
   *[lost] { sort }: perdita
  }
covered = { $area }: nascosta
trench = trincerata
into-area = { $step ->
    [terrain] piazzare qui
    [dig] trincerare qui
    [deploy] disporre qui
   *[order] muovere qui
  }
piece-label = { $choice ->
    [none] { $pieces }
   *[other] { $pieces }: { $choice }
  }
hidden-now = Lo spiegamento nemico resta nascosto finché entrambe le fazioni non sono pronte.
field-hint-deploy = Scegliete un tipo di pezzo della riserva, poi un’area della vostra linea.
field-hint-pursue = Scegliete un inseguitore, poi il suo bersaglio.
hand-over = Passate il dispositivo al giocatore seguente: { side }
hand-over-why = Le armate si dispongono in segreto: { $space }.
hand-over-ready = Sono io: { side }
calendar = Calendario
books = Punti e valori
book-score = Città per la vittoria
book-points = Punti rimasti
book-income = Entrate
book-rail = Azioni ferroviarie
book-naval = Rango navale
book-goal = Come si vince la guerra:
have-of = { $have } di { $need }
have-used = { $have } (già usato: { $used })
points-of-power = { $power ->
    [british] Gran Bretagna
   *[french] Francia
  }: { $number ->
    [one] { $number } punto
   *[other] { $number } punti
  }
europe = Europa e politica
rating-now = Grado di intervento europeo { $rating }
rating-low = L’Europa propende per il Sud
rating-high = L’Europa resta in disparte
war-with-europe = Guerra con l’Europa{ $britain ->
    [yes] ; la Gran Bretagna è in guerra
   *[no] ; la Gran Bretagna è uscita dalla guerra
  }{ $france ->
    [yes] ; la Francia è in guerra
   *[no] ; la Francia è uscita dalla guerra
  }
emancipated-by = { side-name } ha emancipato gli schiavi.
conscription-of = { side-name } ha dichiarato la coscrizione.
great-victory = L’Unione ha vinto la battaglia che le serve per l’emancipazione.
seceded = Indipendenti: { $states }
order-of-battle = Armate per spazio
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
purchase-how = Scegliete un tipo di pezzo, poi uno spazio evidenziato; oppure prima lo spazio.
purchase-where = Ora scegliete uno spazio evidenziato sulla mappa.
afford = fino a { $count }, in { $spaces } { $spaces ->
    [one] spazio
   *[other] spazi
  }
afford-none = punti insufficienti
afford-nowhere = nessuno spazio disponibile
item-rail = Azione ferroviaria
item-naval = Punto navale
item-now = { $number } ora
sheet-retreat = Chi si ritira
sheet-politics = Iniziative politiche
sheet-naval = Battaglia navale
sheet-avoid = Battaglia navale
sheet-intercept = Sbarco
sheet-revolt = Rivoluzione in Messico
sheet-blockade = Blocco navale
sources = Le regioni seguono contee di oggi, raggruppate; la mappa stampata non è stata trovata. Ferrovie, produzione e adiacenze sono ricostruite.
