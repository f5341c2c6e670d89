# Lo que solo la página dice de Across Five Aprils; lo que se dice en todas partes está en el catálogo del juego.

scenario-short-name-battle = Batalla
board-label = Mapa del campo de batalla en hexágonos
picture = Una pequeña imagen del mapa
preset-standard = Estándar
board-north = N
board-mile = una milla
board-hex = { $name ->
    [none] { $hex }: { terrain }
   *[other] { $hex }, { $name }: { terrain }
  }
board-held = { $holder ->
    [nobody] sin dueño
    [union] en manos de la Unión
   *[confederate] en manos de la Confederación
  }
board-unit = { $name }, { $formation }: { arm }, { $attack }-{ $defence }-{ $movement }, moral { $morale }
reduced = reducida
moved = ya ha movido
theatre-front = Los ejércitos
theatre-all = Todo el mapa
overlay-zones = zonas de control (ZdC)
overlay-sight = línea de visión (LdV)
overlay-numbers = números de hexágono
key-zones = manteniendo la tecla: zonas de control de ambos bandos
key-sight = manteniendo la tecla: lo que se ve desde el hexágono bajo el puntero, y lo que bloquea la línea
key-numbers = manteniendo la tecla: números de hexágono
turn-time = { $night ->
    [yes] Día { $day }, noche
   *[no] Día { $day }, { $time }
  }
go-at-cost = a { $hex } (coste: { $points })
take-unit = { $waits ->
    [yes] { $unit }, { $figures }, moral { $morale }: entra en el mapa
   *[no] { $unit }, { $figures }, moral { $morale }, en { $place }
  }
roll-for = tirar por { $unit }, { $figures }, moral { $morale }
confirm-go = Ir { $choice }
turns = Turnos
day = Día { $day }
cup = El cubilete
cup-drawn = Extraídos:
cup-left = { $count ->
    [one] Queda un marcador en el cubilete:
   *[other] Quedan { $count } marcadores en el cubilete:
  }
cup-empty = El cubilete está vacío.
duties = Obligaciones
duties-hexes = Aún hay que atacar:
duties-units = Aún deben atacar:
score = Puntuación
hex-near = { $hex } cerca de { $place }
score-objectives = Objetivos controlados
score-losses = Puntos por pérdidas infligidas
score-side = objetivos controlados: { $objectives }; puntos por pérdidas infligidas: { $losses }
reinforcements = Refuerzos
due-turn = Turno { $turn }
due-unit = { $unit }, entrada { $entries }{ $due ->
    [yes] , puede entrar ahora
   *[no] { "" }
  }
fallen = Eliminadas
reconstructed = Los mapas y las fichas están reconstruidos: qué es seguro y qué no
sources = No se encontró ningún ejemplar de los mapas y las fichas impresos. Lo que nombra el reglamento (hexágonos, objetivos, entradas, ejemplos) es seguro; lo demás se ha trazado a partir del terreno real y de los órdenes de batalla históricos. El dibujo es nuestro. Si tiene el juego, puede aportar los valores impresos en un paquete.
combat-header = { $kind ->
    [bombardment] Bombardeo de { $hexes }
    [withdrawal] Retirada automática ante { $hexes }
   *[other] Combate en { $hexes }
  }
attacks = ataca
defends = defiende
bombards = bombardea
nobody-yet = nadie todavía
no-unit-left = no queda ninguna unidad
odds-strength = Fuerza
odds-initial = Proporción inicial
odds-final = Proporción final
odds-below = por debajo de 1-4: no se tira contra el defensor
pairs = Las 36 parejas: dado del atacante en columnas, dado del defensor en filas; en negrita lo que sufre el defensor, luego lo que sufre el atacante. Los números son pasos perdidos; R, una retirada.
pairs-one = Pasos perdidos según el dado del atacante; R es una retirada.
pairs-on-defender = El defensor sufre:
pairs-on-attacker = El atacante sufre:
pairs-attacker = Moral del atacante
pairs-defender = Moral del defensor
combat-result = Columna { $column }. Defensor: { $defender }. Atacante: { $attacker }.
