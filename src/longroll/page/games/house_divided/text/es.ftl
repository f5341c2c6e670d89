# Lo que solo la página dice de A House Divided; lo que se dice en todas partes está en el catálogo del juego.

## Entrada

picture = Una pequeña imagen del mapa
scenario-short-name-campaign = Campaña
scenario-short-name-short = Partida corta
preset-standard = Estándar
preset-novice = Unión novata

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
    [one] La otra también se atrinchera
   *[other] Las otras { $count } también se atrincheran
  }
confirm-go = Ir a { $choice }
type-choice = Escriba una elección, por ejemplo: march washington

## El mapa

board-label = Mapa de los Estados Unidos y de la Confederación
board-box = { $box } ({ $state }): { $holder ->
    [nobody] no controlado por nadie
    [union] controlado por la Unión
   *[confederate] controlado por la Confederación
  }
board-downstream = río, aguas abajo
board-river-side = lado fluvial
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
   *[other] { $percent } %
  }
declared = → { $target }: { chance }
no-unit-left = no queda ninguna unidad

## El estado de la guerra

calendar = Calendario
armies = Ejércitos
threats = Cómo ganar
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

overlay-rail = ferrocarriles amigos
overlay-control = control
overlay-reach = alcance del enemigo
key-rail = pulsada: ferrocarriles amigos
key-control = pulsada: quién controla qué
key-reach = pulsada: alcance del enemigo
