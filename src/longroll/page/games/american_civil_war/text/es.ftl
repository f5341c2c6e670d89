# Lo que solo la página dice de The American Civil War; lo que se dice en todas partes está en el catálogo del juego.

scenario-short-name-basic = Preparación básica
scenario-short-name-basic-historical = Preparación histórica
scenario-short-name-historical = Histórico
scenario-short-name-balanced = Equilibrado
board-label = Mapa de las regiones y ciudades de la guerra de Secesión
picture = Una pequeña imagen del mapa
preset-standard = Estándar
preset-advanced = Todas las reglas avanzadas
turn-phase = { phase }
phase = { $phase ->
    [setup] preparación
    [command] mandos
   *[movement] movimiento
    [battle] batallas
    [naval] batalla naval
    [politics] política
    [production] producción
    [over] fin
  }
moment = { $date }, { phase }
pick-lit = Elija algo resaltado, o en la lista.
overlay-rail = ferrocarriles
overlay-owners = propietarios
key-rail = manteniendo la tecla: los ferrocarriles
key-owners = manteniendo la tecla: de quién es cada espacio
theatre-east = Este
theatre-west = Oeste
theatre-north = Norte
commands-of = Mandos: { side }
theatre-all = Todo el mapa
theatre-battle = Batalla
theatre-map = Mapa
atlantic = Océano Atlántico
gulf = Golfo de México
turn-number = Turno { $turn }
month-of-year = { $month ->
    [1] Enero
    [2] Febrero
    [3] Marzo
    [4] Abril
    [5] Mayo
    [6] Junio
    [7] Julio
    [8] Agosto
    [9] Septiembre
    [10] Octubre
    [11] Noviembre
   *[12] Diciembre
  } de { $year }
about-space = { $kind ->
    [city] { $port ->
        [yes] { $space }: ciudad y puerto, { $production ->
            [one] { $production } punto
           *[other] { $production } puntos
          }
       *[no] { $space }: ciudad, { $production ->
            [one] { $production } punto
           *[other] { $production } puntos
          }
      }
   *[region] { $space }
  }
held-by = { $holder ->
    [union] de la Unión
    [confederate] de la Confederación
    [neutral] en manos de insurrectos
   *[nobody] sin dueño
  }
transferred = dadas al otro comandante: { $pieces }
have-moved = ya han movido: { $pieces }
tip = { $choice } ({ $about })
tray-hold = Elija un tipo de pieza y después un espacio resaltado:
tray-take = ¿Qué piezas salen de { $space }?
tray-cargo = ¿Qué unidad se pierde en el mar?
price = { $price } { $price ->
    [one] punto
   *[other] puntos
  }
at-price = { $choice } por { price }
at-fare-rail = { $choice } (acciones ferroviarias: infantería { $infantry }, caballería { $cavalry }; quedan { $left })
at-fare-naval = { $choice } (puntos navales: infantería { $infantry }, caballería { $cavalry }; quedan { $left })
at-odds = { $choice }: { $odds }
odds-need = { $need } o más
odds-yours = propios: { $parts }
odds-theirs = del enemigo: { $parts }
odds-dodge = el blanco puede esquivar
odds-chance = { $chance } %
odds-risk = { $risk } % de perder
modifier = { $part ->
    [landing] desembarco
    [trench] atrincheramiento
    [terrain] terreno
    [high-ground] altura
    [match-up] bonificación por tipo
    [elite] élite
    [leader] líder
    [combined-arms] armas combinadas
   *[river] río
  } { $number }
at-work = { sort }: actúa ahora
charges = { sort } carga contra { target }.
chance-of = { $action ->
    [charge] carga { $chance } %
    [pursue] persecución { $chance } %
    [rally] reagrupar { $chance } %
    [recall] reagrupar { $chance } %
   *[fire] fuego { $chance } %
  }
naval-rating-of = { side }: índice naval { $rating }
field-title = { $size ->
    [major] Gran batalla: { $space }
    [skirmish] Escaramuza: { $space }
   *[other] Batalla: { $space }
  }
field-state = { $round ->
    [0] Antes de la batalla; { side }
   *[other] { $phase ->
        [cavalry] Turno de batalla { $round }, fase de caballería; { side }
        [artillery] Turno de batalla { $round }, fase de artillería; { side }
        [infantry] Turno de batalla { $round }, fase de infantería; { side }
        [leaders] Turno de batalla { $round }, fase de líderes; { side }
       *[none] Turno de batalla { $round }; { side }
      }
  }
field-area = { $area ->
    [line-1] Ala izquierda
    [line-2] Centro
    [line-3] Ala derecha
    [middle-1] Zona intermedia izquierda
    [middle-2] Zona intermedia central
    [middle-3] Zona intermedia derecha
    [reserve] Reserva
   *[routed] Zona de retirada
  }
basic-line-1 = Línea de batalla
basic-reserve = Reserva
basic-routed = Perdidos en esta batalla
attacker = { $side ->
    [neutral] atacan
   *[other] ataca
  }
defender = { $side ->
    [neutral] defienden
   *[other] defiende
  }
tally = { $count } en combate
tally-routed = { $count } en desbandada
fell = bajas: { $count }
casualty = { $fate ->
    [routed] { sort }: se desbanda
   *[lost] { sort }: baja
  }
covered = { $area }: oculta
trench = atrincherada
into-area = { $step ->
    [terrain] colocar aquí
    [dig] atrincherar aquí
    [deploy] desplegar aquí
   *[order] mover aquí
  }
piece-label = { $choice ->
    [none] { $pieces }
   *[other] { $pieces }: { $choice }
  }
hidden-now = El despliegue enemigo queda oculto hasta que ambos bandos estén listos.
field-hint-deploy = Elija un tipo de pieza de la reserva y luego una zona de su línea.
field-hint-pursue = Elija un perseguidor y luego su blanco.
hand-over = Pase el dispositivo al jugador siguiente: { side }
hand-over-why = Los ejércitos se despliegan en secreto: { $space }.
hand-over-ready = Soy yo: { side }
calendar = Calendario
books = Puntos e índices
book-score = Ciudades para la victoria
book-points = Puntos restantes
book-income = Ingresos
book-rail = Acciones ferroviarias
book-naval = Índice naval
book-goal = Cómo se gana la guerra:
have-of = { $have } de { $need }
have-used = { $have } (usado: { $used })
points-of-power = { $power ->
    [british] Gran Bretaña
   *[french] Francia
  }: { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
  }
europe = Europa y política
rating-now = Índice de intervención europea { $rating }
rating-low = Europa se inclina al Sur
rating-high = Europa se mantiene al margen
war-with-europe = Guerra con Europa{ $britain ->
    [yes] ; Gran Bretaña está en la guerra
   *[no] ; Gran Bretaña ha dejado la guerra
  }{ $france ->
    [yes] ; Francia está en la guerra
   *[no] ; Francia ha dejado la guerra
  }
emancipated-by = { side-name } ha emancipado a los esclavos.
conscription-of = { side-name } ha declarado la conscripción.
great-victory = La Unión ha ganado la batalla que necesita para la emancipación.
seceded = Independientes: { $states }
order-of-battle = Ejércitos por espacio
army-total = { side }: { $units } { $units ->
    [one] unidad
   *[other] unidades
  } en { $spaces } { $spaces ->
    [one] espacio
   *[other] espacios
  }
pick-space = Elegir { $space }
pick-short = elegir
sheet-buy = Compras
points-left = puntos restantes
purchase-how = Elija un tipo de pieza y después un espacio resaltado; o primero el espacio.
purchase-where = Elija ahora un espacio resaltado en el mapa.
afford = hasta { $count }, en { $spaces } { $spaces ->
    [one] espacio
   *[other] espacios
  }
afford-none = faltan puntos
afford-nowhere = ningún espacio disponible
item-rail = Acción ferroviaria
item-naval = Punto naval
item-now = { $number } ahora
sheet-retreat = Quién se retira
sheet-politics = Iniciativas políticas
sheet-naval = Batalla naval
sheet-avoid = Batalla naval
sheet-intercept = Desembarco
sheet-revolt = Revolución en México
sheet-blockade = Bloqueo
sources = Las regiones siguen condados actuales, agrupados; no se encontró el mapa impreso. Ferrocarriles, producción y adyacencias están reconstruidos.
