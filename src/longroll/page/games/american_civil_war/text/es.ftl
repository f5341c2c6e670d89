# Lo que solo la página dice de The American Civil War; lo que se dice en todas partes está en el catálogo del juego.

scenario-short-name-basic = Despliegue básico
scenario-short-name-basic-historical = Despliegue histórico
scenario-short-name-historical = Histórico
scenario-short-name-balanced = Equilibrado
board-label = Mapa de las regiones y ciudades de la guerra de Secesión
picture = Una pequeña imagen del mapa
preset-standard = Estándar
preset-advanced = Todas las reglas avanzadas
type-choice = Escriba una opción, por ejemplo: from washington
turn-phase = { "" }
pick-lit = Elija algo iluminado, o en la lista.
overlay-rail = ferrocarriles
overlay-owners = propietarios
key-rail = mientras se mantiene: los ferrocarriles
key-owners = mientras se mantiene: de quién es cada espacio
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
        [yes] { $space }: ciudad y puerto, { $production } puntos
       *[no] { $space }: ciudad, { $production } puntos
      }
   *[region] { $space }
  }
held-by = { $holder ->
    [union] de la Unión
    [confederate] de la Confederación
    [neutral] en manos de rebeldes
   *[nobody] de nadie
  }
have-moved = han movido: { $pieces }
tip = { $choice } ({ $about })
tray-hold = Tome una clase de pieza y elija después un espacio iluminado:
tray-take = ¿Quién sale de { $space }?
tray-cargo = ¿Quién se pierde en el mar?
price = { $price } { $price ->
    [one] punto
   *[other] puntos
  }
at-price = { $choice } por { price }
at-odds = { $choice }: { $odds }
odds-need = { $need } o más; { $parts }
odds-charge = propios: { $parts }; del enemigo: { $others }{ $dodge ->
    [yes] { "; el blanco puede esquivar" }
   *[no] { "" }
  }
odds-chance = { $chance } %
odds-risk = { $chance } % de ganar, { $risk } % de perder
modifier = { $part ->
    [landing] desembarco
    [trench] atrincheramiento
    [terrain] terreno
    [high-ground] altura
    [match-up] armas enfrentadas
    [elite] élite
    [leader] jefe
    [combined-arms] armas combinadas
   *[river] río
  } { $number }
no-modifier = sin modificadores
at-work = { sort }: le toca actuar
charges = { sort } carga contra { target }.
odds = Probabilidades
chance-of = { $action ->
    [fire] fuego { $chance } %
    [charge] carga { $chance } %
   *[pursue] { $chance } %
  }
naval-rating-of = { side }: valor naval { $rating }
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
        [leaders] Turno de batalla { $round }, fase de jefes; { side }
       *[none] Turno de batalla { $round }; { side }
      }
  }
field-area = { $row ->
    [line] { $column ->
        [1] Izquierda de la línea
        [2] Centro de la línea
        [3] Derecha de la línea
       *[0] Línea
      }
    [middle] { $column ->
        [1] Medio, izquierda
        [2] Medio, centro
        [3] Medio, derecha
       *[0] Medio
      }
    [reserve] Reserva
   *[routed] Zona de retirada
  }
basic-line-1 = Línea
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
fell = bajas: { $count }
covered = { $area }: cubierta
trench = atrincherada
into-area = { $step ->
    [terrain] poner aquí
    [dig] cavar aquí
    [deploy] desplegar aquí
   *[order] mover aquí
  }
piece-label = { $choice ->
    [none] { $pieces }
   *[other] { $pieces }: { $choice }
  }
hidden-now = El despliegue enemigo queda cubierto hasta que ambos estén listos.
field-hint-deploy = Tome una clase de pieza de la reserva y luego un área de su línea.
field-hint-pursue = Tome un perseguidor y luego su presa.
hand-over = Pase la pantalla al jugador siguiente: { side }
hand-over-why = Los ejércitos se despliegan sin que el enemigo los vea: { $space }.
hand-over-ready = Soy yo: { side }
calendar = Calendario
books = Tesoro y fuerzas
book-score = Ciudades para la victoria
book-points = Puntos en mano
book-income = Ingresos
book-rail = Acciones de ferrocarril
book-naval = Valor naval
book-goal = Cómo se gana la guerra:
have-of = { $have } de { $need }
have-used = { $have }, { $used } usados
points-of-power = { $power ->
    [british] Gran Bretaña
   *[french] Francia
  }: { $number } puntos
europe = Europa y política
rating-now = Índice europeo { $rating }
rating-low = Europa se inclina al Sur
rating-high = Europa se mantiene aparte
war-with-europe = Guerra con Europa{ $britain ->
    [yes] ; Gran Bretaña combate
   *[no] ; Gran Bretaña se ha retirado
  }{ $france ->
    [yes] ; Francia combate
   *[no] ; Francia se ha retirado
  }
emancipated-by = { side-name } ha emancipado a los esclavos.
conscription-of = { side-name } tiene el reclutamiento forzoso.
great-victory = La Unión ha ganado la batalla que abre el camino a la emancipación.
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
purchase-how = Tome una clase de pieza y elija un espacio iluminado; o elija primero el espacio.
purchase-where = Elija ahora un espacio iluminado en el mapa.
afford = hasta { $count }, en { $spaces } { $spaces ->
    [one] espacio
   *[other] espacios
  }
afford-none = faltan puntos
afford-nowhere = ningún espacio le está abierto
item-rail = Acción de ferrocarril
item-naval = Punto naval
item-now = { $number } ahora
sheet-retreat = Quién se retira
sheet-politics = Iniciativas políticas
sheet-naval = Batalla naval
sheet-avoid = Batalla naval
sheet-intercept = Un desembarco
sheet-revolt = Revolución en México
sheet-blockade = Bloqueo
sources = Las regiones siguen condados de hoy, agrupados; no se halló el mapa impreso. Ferrocarriles, producción y adyacencias están reconstruidos.
