# Lo que solo la página dice de A House Divided; lo que se dice en todas partes está en el catálogo del juego.

## Entrada

picture = Una pequeña imagen del mapa
scenario-short-name-campaign = Campaña
scenario-short-name-short = Juego corto
preset-standard = Estándar
preset-novice = Unión principiante

## Map

atlantic = Océano Atlántico
gulf = Golfo de México

## Elegir

which-way = ¿Por dónde ir a { $box }?
way-by-sea = por mar
way-by = por { $legs ->
    [one] { line }
    [mixed] { line } y { second-line } a través de { $via }
   *[two] { line } a través de { $via }
  }
repeat-go = { $count ->
    [one] La otra también a { $box }
   *[other] Las otras { $count } también a { $box }
  }
repeat-dig = { $count ->
    [one] La otra también se acantona
   *[other] Las otras { $count } también se acantonan
  }
confirm-go = Ir a { $choice }

## El mapa

board-label = Mapa de los Estados Unidos y de la Confederación
board-box = { $box } ({ $state }): { $holder ->
    [nobody] sin dueño
    [union] controlada por la Unión
   *[confederate] controlada por la Confederación
  }
board-downstream = río abajo
board-river-side = lado con río
board-recruits = reclutas
board-away = capturada
theatre-east = Este
theatre-west = Oeste
theatre-trans-mississippi = Trans-Misisipi
theatre-coast = Costa
theatre-all = Todo el mapa

## Batalla

attacks = ataca
defends = defiende
chance = { $value ->
    [0] no puede acertar
   *[other] { $percent } %
  }
declared = → { $target }: { chance }
no-unit-left = no queda ninguna unidad

## El estado de la guerra

calendar = Calendario
armies = Ejércitos
threats = Cómo ganar
event-moved-together = { $names } se mueven a { way }.
event-sailed-together = { $names } se mueven por mar a { $box }.
told-moved = { $names }: marcha de { $start } a { way }.
told-sailed = { $names }: movimiento naval de { $start } a { $box }.
told-invaded = { $names }: desembarco en { $box } desde { $start }.
told-digging = { $names } en { $box }: empieza a acantonarse; una segunda marcha lo completará.
told-dug = { $names } en { $box }: se acantona.
told-promoted = En { $box }, una unidad asciende a { arm } { rank }.
told-recruited = { $names }: reclutamiento en { $box }.
told-reinforced = { $names }: refuerzo en { $box } desde { $start }.
told-rode = { $names }: repliegue a { $box }.
score-strength = Fuerza del ejército
have-need = { $have } de { $need }
threat-near = cerca
missing = Falta aún:
order = Orden de batalla
order-choose = Elegir
order-choose-at = Elegir { $box }
order-units = { $count ->
    [one] 1 unidad
   *[other] { $count } unidades
  }
order-empty = Lugares sin unidades ({ $count })

## Reglas

sources = Fuentes: casillas, líneas y números siguen las traducciones publicadas de las reglas y el mapa «Blue vs. Gray» de TripleA. Deducidos por este proyecto de la geografía, la ortografía o la aritmética: el estado de cada casilla, algunos nombres de lugares, los nombres de los ríos, cuántas fichas hay de cada clase. El dibujo del mapa es nuestro.

## Capas y teclas

overlay-rail = líneas ferroviarias aliadas
overlay-control = control
overlay-reach = alcance del enemigo
key-rail = manteniendo la tecla: líneas ferroviarias aliadas
key-control = manteniendo la tecla: quién controla qué
key-reach = manteniendo la tecla: alcance del enemigo
