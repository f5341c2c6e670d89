# A House Divided in Spanish. Messages may use each other and then see the same facts.
#
#   rule-*, ruling-*, component-*   the digest; dots of an id are written as underscores
#   ask-*, choice-*, event-*, refusal-*   what the game asks, offers, tells and forbids

title-house-divided = A House Divided
game-house-divided = Toda la guerra, de julio de 1861 a junio de 1865, sobre 129 casillas unidas por carreteras, líneas ferroviarias y ríos. Dos jugadores.

scenario-campaign = Campaña: 40 turnos, de julio de 1861 a junio de 1865.
scenario-short = Juego corto: 10 turnos, hasta junio de 1862. El tamaño máximo de ejército de la Unión debe superar entonces al confederado en 5 como mínimo.

## Names

side = { $side ->
    [union] Unión
    [confederate] Confederación
   *[nobody] nadie
  }
side-name = { $side ->
    [union] La Unión
    [confederate] La Confederación
   *[nobody] Nadie
  }
arm = { $arm ->
    [infantry] infantería
   *[cavalry] caballería
  }
rank = { $rank ->
    [militia] miliciana
    [veteran] veterana
   *[crack] de elite
  }
line = { $line ->
    [road] carretera
    [rail] línea ferroviaria
   *[river] río
  }
second-line = { $second ->
    [road] carretera
    [rail] línea ferroviaria
   *[river] río
  }
phase = { $phase ->
    [movement] movimiento
    [combat] combate
    [promotion] ascensos
    [recruitment] reclutamiento
   *[over] fin
  }
phase-now = { $now ->
    [movement] movimiento
    [combat] combate
    [promotion] ascensos
    [recruitment] reclutamiento
   *[over] fin
  }
month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
  }
turn-label = { $last ->
    [none] { $first } de { $year }
   *[other] { $first }–{ $last } de { $year }
  }

unit = { $unit } ({ arm } { rank })
unit-plain = { $unit }, { arm } { rank }
units-alike = { $count } de { arm } { rank }
entrenched = acantonada
entrenched-some = acantonadas: { $count }
reduced = con fuerza reducida
reduced-some = reducidas: { $count }
marched = { $count ->
    [one] ha marchado una vez
   *[other] ha marchado { $count } veces
  }
way = { $legs ->
    [one] { $to } por { line }
    [mixed] { $to } por { line } y { second-line } a través de { $via }
   *[two] { $to } por { line } a través de { $via }
  }
marches-left = { $marches ->
    [0] no queda ninguna marcha
    [one] queda 1 marcha
   *[other] quedan { $marches } marchas
  }
recruits-left = { $recruits ->
    [0] no queda ningún recluta
    [one] queda 1 recluta
   *[other] quedan { $recruits } reclutas
  }

## The state of the war

header = Turno { $turn }: { $date }. Semiturno de la { side }, segmento de { phase }.
header-over = Turno { $turn }: { $date }. La partida ha terminado.
army = { $strength } unidades, máximo { $maximum }; fondo de reclutamiento: { $infantry } de infantería, { $cavalry } de caballería
army-waiting = { $reserve } de infantería a la espera de las levas
invasion-possible = Ha salido un 6: son posibles las invasiones navales desde { $base }.
battle-header = Batalla de { $box }, ronda { $round }. { side-name } ataca.
battle-shot = { $unit } dispara contra { $target }
box-home = { $home ->
    [union] azul
    [confederate] gris
   *[neutral] blanco
  }
box-holder = { $holder ->
    [nobody] sin dueño
    [union] controlada por la Unión
   *[confederate] controlada por la Confederación
  }
box-lightly = solo por caballería
box-port = puerto
box-works = acantonamiento permanente
box-numbers = reclutas: { $union } en azul, { $confederate } en rojo
box-about = { $box } ({ $state }; color impreso: { box-home }): { $about }.
line-about = { line } a { $to }
line-downstream = río abajo
line-upstream = río arriba
line-crosses = cruzando un río
line-closed = cerrada a las unidades confederadas

## What can be typed, for example

example-action = march washington
example-why = why march washington
example-map = map washington
example-rule = rule 4.0-h

## What is asked

ask-over = La partida ha terminado. { side-name } ha ganado.
ask-march = { side }: elija una casilla desde la que marchar ({ marches-left }).
ask-unit = { side }: elija una unidad de { $box } para mover o acantonar.
ask-where = { side }: ¿adónde va { $unit } desde { $box }?
ask-battle = { side }: elija la próxima batalla.
ask-stand = { side }: { $box }, ronda { $round }. ¿Resistir y disparar, o hacer antes otra cosa?
ask-ride = { side }: ¿adónde se repliega { $unit } desde { $box }?
ask-target = { side }: elija en { $box } un objetivo para { $unit } (ronda { $round }).
ask-fire = { side }: todas las unidades de { $box } tienen objetivo. Tire los dados (ronda { $round }).
ask-spoils = { side }: ha ganado la batalla de { $box }. ¿Ascender a una unidad que haya combatido allí?
ask-promote = { side }: { $open ->
    [no] no hay ninguna unidad que ascender.
   *[yes] puede ascender a una unidad de cualquier lugar del mapa.
  }
ask-recruit = { side }: { $open ->
    [no] no hay nada que reclutar.
   *[yes] elija una ciudad para un recluta ({ recruits-left }).
  }
left-march = { $count ->
    [one] Las unidades de una casilla aún pueden marchar.
   *[other] Las unidades de { $count } casillas aún pueden marchar.
  }
left-spoils = { $count ->
    [one] Una unidad puede ascender.
   *[other] Una de { $count } unidades puede ascender.
  }
left-promote = { $count ->
    [one] Una unidad aún puede ascender.
   *[other] Una de { $count } unidades aún puede ascender.
  }
left-recruit = { $count ->
    [one] Aún se puede colocar un recluta en una ciudad.
   *[other] Aún se puede colocar un recluta en { $count } ciudades.
  }

## What can be chosen

choice-march = { $box }: { $force }
choice-take = { $unit }
choice-go = { way }{ $enemy ->
    [none] { "" }
   *[other] : ataque contra { $enemy }{ $crossing ->
        [yes] , cruzando un río
       *[no] { "" }
      }
  }
choice-dig = acantonarse aquí
choice-sail = { $holder ->
    [union] por mar a { $box }
   *[other] invasión naval de { $box }{ $enemy ->
        [none] { "" }
       *[other] : ataque contra { $enemy }
      }
  }
choice-done = terminar esta marcha
choice-end = terminar el segmento de movimiento
choice-battle = { $box }: { $force } contra { $enemy }
choice-withdraw = replegar la caballería
choice-ride = a { $box }
choice-retreat = retirarse a { $box }
choice-reinforce = reforzar con { $plain }, desde { $box }
choice-stand = resistir y disparar
choice-at = { $unit }: { $value ->
    [0] no puede ser alcanzada
    [1] acierto con un 1
   *[other] acierto con un resultado de 1 a { $value }
  }
choice-fire = disparar
choice-promote = ascender a { $plain }, en { $box }
choice-pass = no ascender a nadie
choice-muster = terminar el segmento de ascensos y tirar el dado de reclutamiento
choice-recruit = { arm } en { $box }
choice-rest = terminar el semiturno

## What happened

event-handicap = { side-name }: hándicap +{ $number }.
event-turn = { $date }.
event-half-turn = Semiturno de la { side }, { $date }.
event-first-marches = { side-name } no tira por las marchas en el primer turno. Marchas: { $number }.
event-marches = { side-name } tira por las marchas y saca { $number }{ $number ->
    [1] , que cuenta como 2
   *[other] { "" }
  }.
event-march = { side-name } marcha desde { $box }.
event-moved = { unit } se mueve a { way }.
event-sailed = { unit } se mueve por mar a { $box }.
event-invaded = { unit } desembarca en { $box }.
event-digging = { unit } empieza a acantonarse en { $box }; una segunda marcha lo completará.
event-dug = { unit } se acantona en { $box }.
event-battle = { side-name } ataca en { $box }.
event-withdrew = La caballería de la { side } se repliega de la batalla de { $box }.
event-rode = { unit } se repliega a { $box }.
event-reinforced = { unit } llega como refuerzo a { $box }.
event-retreated = { side-name } se retira a { $box }.
event-shot = { unit } dispara contra { $target }{ $die ->
    [0] { " " }y no puede acertar
   *[other] , necesita { $value ->
        [1] un 1
       *[other] { $value } o menos
      } y saca { $die }: { $hit ->
        [yes] acierto
       *[no] fallo
      }
  }.
event-wasted = { unit } dispara contra un objetivo ya eliminado.
event-reduced = { unit } resulta dañada y queda reducida.
event-eliminated = { unit } queda eliminada.
event-battle-won = { side-name } gana la batalla de { $box }.
event-battle-broken-off = La batalla de { $box } termina sin vencedor.
event-promoted = { $unit }, en { $box }, asciende a { arm } { rank }.
event-recruits = { side-name } tira por los reclutas y saca { $number }{ $number ->
    [1] , que cuenta como 2
   *[other] { "" }
  }.
event-recruited = { unit } se recluta en { $box }.
event-drafted = Leva: infantería que se suma al fondo de reclutamiento de la Unión: { $number }.
event-captured = { side-name } captura { $box }.
event-let-go = { side-name } pierde el control de { $box }: solo la mantenía su caballería.
event-won = { side-name } ha ganado la partida.

## Why not

refusal-not-your-turn = No es su turno. Elige ahora: { side }.
refusal-game-over = La partida ha terminado.
refusal-wrong-phase = «{ $action }» es propia del segmento de { phase }. Este es el segmento de { phase-now }.
refusal-no-march-left = No le queda ninguna marcha en este segmento.
refusal-no-unit-there = No tiene ninguna unidad en { $at_box }.
refusal-march-not-begun = Elija primero una casilla desde la que marchar.
refusal-march-not-ended = Termine primero la marcha desde { $at_box }.
refusal-unit-not-taken = Elija primero una unidad.
refusal-unit-taken = Diga primero adónde va { $at_unit }.
refusal-nobody-has-acted = Una marcha debe mover o acantonar al menos a una unidad, y ninguna ha actuado aún en { $at_box }.
refusal-not-on-map = { $at_unit } no está en el mapa.
refusal-enemy-unit = { $at_unit } es una unidad enemiga.
refusal-elsewhere = { $action ->
    [take] { $unit } está en { $at_box }. Esta marcha parte de otra casilla: { $march_box }.
   *[go] Ese recorrido no empieza en la casilla de la unidad: { $at_box }.
  }
refusal-two-marches = { $at_unit } ya ha participado en 2 marchas en este segmento, que es el límite.
refusal-no-such-line = Ninguna línea de esa clase ({ line }) une { $from_box } y { $to_box }.
refusal-comes-back = Ese recorrido acaba donde empieza: { $from_box }. Un movimiento debe acabar en otra casilla.
refusal-too-far = Demasiado lejos: el recorrido tiene { $needs } líneas. En una marcha la infantería mueve 1 casilla por carretera o línea ferroviaria enemiga, 2 por río o línea ferroviaria aliada.
refusal-cavalry-too-far = Demasiado lejos: el recorrido tiene { $needs } líneas. En una marcha la caballería mueve 2 casillas como mucho.
refusal-one-kind-of-line = La infantería usa una sola clase de línea por marcha: carretera, línea ferroviaria o río.
refusal-rail-not-friendly = La infantería solo mueve 2 casillas por línea ferroviaria si usted controla todas las casillas del recorrido. { $at_box } está { $holder ->
    [nobody] sin dueño
    [union] controlada por la Unión
   *[confederate] controlada por la Confederación
  }.
refusal-river-not-combined = La caballería puede combinar carretera y línea ferroviaria en una marcha, pero no el río con ninguna de las dos.
refusal-must-stop = { $blocker } está en { $at_box }: la unidad debe detenerse allí.
refusal-in-battle = La unidad ha topado con el enemigo en { $at_box } y no puede volver a marchar en este segmento.
refusal-no-friendly-way = La unidad ha topado con el enemigo en { $at_box }. Solo puede salir hacia una casilla que usted controle y en la que no haya enemigos, y no tiene ninguna abierta.
refusal-leave-to-friendly = Una unidad que sale de una batalla debe entrar primero en una casilla que usted controle y en la que no haya enemigos. { $at_box } no lo es.
refusal-first-turn-invasion = { $at_box } es un puerto confederado, y en el turno 1 no hay invasiones navales.
refusal-second-jump = { $at_unit } ya ha hecho su único salto de este turno.
refusal-jump-into-enemy = Un salto no puede acabar entre unidades enemigas, y { $blocker } está en { $at_box }.
refusal-jump-over-cavalry = La caballería enemiga ({ $blocker }) de { $at_box } impide el salto.
refusal-jump-by-river = La caballería confederada no puede saltar { $at_box } por río, solo por carretera o línea ferroviaria.
refusal-upstream-jump = Las dos líneas de un salto de río deben ir río abajo, y la línea a { $at_box } no lo hace.
refusal-upstream-first-line = La primera línea de un salto de río debe ir río abajo, y la línea a { $at_box } no lo hace.
refusal-southern-river-jump = Solo la Unión hace saltos de río: la unidad debe detenerse en { $at_box }.
refusal-river-jump-into-enemy = Un salto de río no puede acabar entre unidades enemigas, y { $blocker } está en { $at_box }.
refusal-second-river-jump = { $at_unit } ya ha hecho su único salto de este turno. Los saltos de caballería y de río cuentan juntos.
refusal-south-at-sea = Solo la Unión mueve por mar.
refusal-shared-march = Una unidad que mueve por mar necesita una marcha para ella sola, y otras unidades ya han usado esta marcha desde { $at_box }.
refusal-not-in-port = La unidad está en { $at_box }, que no es un puerto.
refusal-not-a-port = { $at_box } no es un puerto.
refusal-same-port = La unidad ya está en { $at_box }.
refusal-not-a-union-port = { $at_box } está sin dueño. Una unidad mueve por mar a un puerto controlado por la Unión.
refusal-marched-before-sailing = { $at_unit } ya ha marchado en este turno, así que no puede mover por mar.
refusal-sailed-already = { $at_unit } ha movido por mar en este turno, así que no puede marchar.
refusal-sailed-reinforcement = { $at_unit } ha movido por mar en este turno. Con la opción elegida no puede servir de refuerzo.
refusal-no-six = { $at_box } es un puerto confederado. Una invasión naval exige un 6 en la tirada de marchas de este turno.
refusal-not-from-base = Las invasiones navales parten de { $base }. La unidad está en { $at_box }.
refusal-second-invasion-port = Con la opción elegida, todas las unidades de esta invasión desembarcan en { $at_box }.
refusal-port-not-yet-taken = { $at_box } sigue siendo un puerto confederado hasta que acabe el semiturno. Hasta entonces solo pueden desembarcar allí unidades de { $base }.
refusal-already-digging = { $at_unit } ya ha usado esta marcha para acantonarse.
refusal-two-marches-to-dig = Acantonarse en { $at_box } cuesta 2 marchas de este segmento, porque no es una ciudad de reclutamiento. La unidad solo puede usar 1 más.
refusal-enemy-at-hand = Una unidad no puede acantonarse entre unidades enemigas, y { $blocker } está en { $at_box }.
refusal-already-entrenched = { $at_unit } ya está acantonada.
refusal-potomac = Las unidades confederadas no pueden usar nunca el río { $river } entre { $other_end } y { $one_end }.
refusal-no-battle-there = No hay batalla en { $at_box }: la casilla no contiene unidades de ambos bandos.
refusal-battle-not-chosen = Elija primero qué batalla se libra.
refusal-battle-not-finished = Termine primero la batalla de { $at_box }.
refusal-decide-first = Decida qué hace su bando en { $at_box } antes de disparar.
refusal-stands-already = Las unidades de su bando en { $at_box } ya están disparando en esta ronda.
refusal-not-a-target = { $why ->
    [absent] { $at_unit } no está en el mapa.
    [own] { $at_unit } es una unidad propia.
   *[enemy] { $at_unit } está en { $unit_box }. Esta batalla es en { $battle_box }.
  }
refusal-target-left-out = Ya hay quien dispare contra { $at_unit }. También hay que disparar contra { $left_out }.
refusal-target-twice = Ya hay quien dispare contra { $at_unit }. Tiene menos unidades que el enemigo, así que cada una debe elegir un objetivo distinto.
refusal-targets-not-declared = Todas las unidades deben tener objetivo antes de tirar los dados. Por ahora: { $has } de { $needs }.
refusal-targets-fixed = Todos los objetivos están declarados y ya no se pueden cambiar.
refusal-reinforce-first-round = Es la ronda 1. Los refuerzos pueden llegar a partir de la ronda 2.
refusal-reinforce-too-late = Su bando ya está disparando. Los refuerzos llegan antes del fuego de su propio bando.
refusal-one-from-each-box = Ya ha venido una unidad de { $at_box }. Solo puede venir 1 unidad de cada casilla por ronda.
refusal-source-not-joined = Ninguna línea une { $at_box } con la batalla.
refusal-source-not-held = Con la opción elegida, los refuerzos solo vienen de casillas que usted controle. { $at_box } está { $holder ->
    [nobody] sin dueño
    [union] controlada por la Unión
   *[confederate] controlada por la Confederación
  }.
refusal-fights-already = { $at_unit } ya está en esta batalla.
refusal-not-yours-to-bring = { $why ->
    [absent] { $at_unit } no está en el mapa.
   *[other] { $at_unit } es una unidad enemiga.
  }
refusal-has-retreated = { $at_unit } se ha retirado de una batalla y no puede reforzar otra.
refusal-has-withdrawn = { $at_unit } se ha replegado de una batalla. Con la opción elegida no puede reforzar otra.
refusal-source-contested = { $blocker } está en { $at_box }. El atacante no puede tomar refuerzos de una casilla con unidades enemigas.
refusal-has-fought = { $at_unit } ya ha combatido en una batalla, así que el atacante no puede llevarla a otra.
refusal-too-few-left = El defensor debe dejar en { $at_box } tantas unidades como enemigos haya: deben quedar { $needs } y quedarían { $has }.
refusal-retreat-first-round = Es la ronda 1. Un bando puede retirarse a partir de la ronda 2.
refusal-retreat-after-second = Es la ronda { $round }. Con la opción elegida, un bando solo puede retirarse en la ronda 2.
refusal-retreat-too-late = Su bando ya está disparando. Un bando se retira en vez de disparar.
refusal-reinforced-already = Su bando ha traído refuerzos en esta ronda, así que no puede además retirarse.
refusal-retreat-not-joined = Ninguna línea une { $at_box } con la batalla.
refusal-retreat-into-enemy = { $blocker } está en { $at_box }. Un bando no puede retirarse a una casilla con unidades enemigas.
refusal-retreat-into-city = { $at_box } es una ciudad de reclutamiento enemiga. Un bando no puede retirarse allí.
refusal-retreat-to-enemy-origin = Unidades enemigas entraron en esta batalla desde { $at_box }. Un bando no puede retirarse allí.
refusal-retreat-to-own = Si puede, un bando debe retirarse a una casilla que controle, y { $at_box } está abierta.
refusal-not-all-cavalry = Solo puede replegarse una fuerza formada por caballería, y { $at_unit } es infantería.
refusal-attacker-withdraws = Solo puede replegarse la caballería del defensor.
refusal-withdraw-after-first = Es la ronda { $round }. Con la opción elegida, la caballería solo se repliega antes de la ronda 1.
refusal-withdraw-too-late = Su bando ya está disparando. La caballería se repliega antes del fuego de su propio bando.
refusal-withdraw-reinforced = Su bando ha traído refuerzos en esta ronda, así que su caballería no puede replegarse.
refusal-not-withdrawing = Ninguna caballería se está replegando. Elija primero el repliegue.
refusal-withdrawing = La caballería se repliega: elija adónde va { $at_unit }.
refusal-ride-not-joined = Ninguna línea une { $at_box } con la batalla.
refusal-ride-into-enemy = { $blocker } está en { $at_box }. La caballería no puede replegarse a una casilla con unidades enemigas.
refusal-ride-into-city = { $at_box } es una ciudad de reclutamiento enemiga. La caballería no puede replegarse allí.
refusal-ride-to-enemy-origin = Unidades enemigas entraron en esta batalla desde { $at_box }. La caballería no puede replegarse allí.
refusal-no-way-out = Ninguna casilla alrededor de { $at_box } está abierta al repliegue de la caballería.
refusal-cavalry-pursues = { $enemies ->
    [one] El único atacante en { $at_box } es caballería. La caballería no puede replegarse ante la caballería.
   *[other] Los { $enemies } atacantes en { $at_box } son caballería. La caballería no puede replegarse ante la caballería.
  }
refusal-cavalry-among-attackers = { $at_unit } está entre los atacantes. Con la opción elegida, la caballería no puede replegarse si algún atacante es caballería.
refusal-crack-already = { $at_unit } ya es de elite, el rango más alto.
refusal-no-counter-left = Todas las fichas de esa clase ({ arm } { rank }) de su bando están en el mapa ({ $number }), así que { $at_unit } no puede ascender.
refusal-not-in-the-battle = { $why ->
    [absent] { $at_unit } no está en el mapa.
    [enemy] { $at_unit } es una unidad enemiga.
   *[own] { $at_unit } está en { $unit_box } y no ha combatido en { $battle_box }.
  }
refusal-battle-not-won = No acaba de ganar ninguna batalla.
refusal-battle-over = La batalla de { $at_box } ha terminado: ascienda a una de las unidades que han combatido allí, o a ninguna.
refusal-not-yours-to-promote = { $why ->
    [absent] { $at_unit } no está en el mapa.
   *[other] { $at_unit } es una unidad enemiga.
  }
refusal-one-promotion = Ya ha hecho el único ascenso de este segmento.
refusal-promoted-already = { $at_unit } ya ha ascendido en este semiturno.
refusal-die-spent = { $number ->
    [0] No le queda ningún recluta en este segmento.
    [one] Ya ha colocado el único recluta de este segmento.
   *[other] Ya ha colocado los { $number } reclutas de este segmento.
  }
refusal-pool-empty = En su fondo de reclutamiento no hay { arm }.
refusal-no-number = { $at_box } no tiene número de reclutamiento de su color.
refusal-city-used = { $at_box } ya ha dado un recluta en este segmento.
refusal-city-not-held = Usted no controla { $at_box }.
refusal-enemy-in-city = Una unidad enemiga ocupa { $at_box }.
refusal-at-maximum = Su tamaño máximo de ejército es { $maximum } y tiene { $strength } unidades en el mapa.
refusal-not-drafted = En su fondo de reclutamiento no hay { arm }. Esperan las levas de abril: { $number }.
refusal-unknown-place = No hay ninguna casilla llamada «{ $name }».
refusal-unknown-unit = No hay ninguna unidad llamada «{ $name }».
refusal-unknown-arm = No hay «{ $name }» en este juego: los reclutas son de infantería o de caballería.

## Options

option-capture = ¿Cuándo se captura una casilla ocupada?
option-capture-half-turn = al final del semiturno
option-capture-at-once = también tras el movimiento y tras el combate
option-leave-battle = ¿Puede una unidad que ha topado con el enemigo marcharse en el mismo segmento?
option-leave-battle-never = no
option-leave-battle-to-friendly = sí, con su segunda marcha, a una casilla aliada
option-river-jump = ¿Qué líneas de un salto de río de la Unión deben ir río abajo?
option-river-jump-both-lines = las dos
option-river-jump-first-line = solo la primera
option-invasion = ¿Dónde pueden desembarcar las unidades de una invasión naval?
option-invasion-any-ports = cada una en el puerto confederado que elija
option-invasion-one-port = todas en un mismo puerto
option-retreat-city = ¿Qué ciudades de reclutamiento enemigas están cerradas a una retirada?
option-retreat-city-enemy-held = las que controla el enemigo
option-retreat-city-enemy-number = también las que tienen un número del enemigo y no controla nadie
option-withdrawn-reinforce = ¿Puede la caballería replegada de una batalla reforzar otra?
option-withdrawn-reinforce-allowed = sí
option-withdrawn-reinforce-barred = no
option-promoted-hits = ¿Sigue reducida una unidad reducida que asciende tras una batalla?
option-promoted-hits-kept = sí, hasta que termine el segmento de combate
option-promoted-hits-healed = no
option-counter-limit = ¿Cuántas fichas veteranas y de elite tiene un bando, de cada arma y rango?
option-counter-limit-none = las que necesite
option-counter-limit-16 = 16
option-counter-limit-12 = 12
option-counter-limit-8 = 8
option-counter-limit-fourth-edition = la mitad de las de la cuarta edición: veteranas, 22 de infantería y 9 de caballería; de elite, 10 y 7
option-tie = ¿Quién gana si ambos bandos cumplen una condición de victoria en el mismo momento?
option-tie-phasing-side = el bando que juega el semiturno
option-tie-other-side = el otro bando
option-novice-union = Unión principiante: ¿victorias inmediatas de la Confederación solo al final de un semiturno de la Unión?
option-novice-union-off = no
option-novice-union-on = sí
option-capture-time = ¿Al final de qué semiturnos se capturan las casillas?
option-capture-time-either-half-turn = de ambos
option-capture-time-enemy-half-turn = solo del enemigo
option-capture-time-full-turn = solo al final del turno
option-cavalry-control = ¿Cuándo vuelve a su primer dueño una casilla que solo mantiene la caballería?
option-cavalry-control-any-time = en cuanto la caballería sale
option-cavalry-control-later-turn = si la caballería sale en un turno posterior
option-entrench-phases = ¿Deben ser del mismo segmento las dos marchas para acantonarse?
option-entrench-phases-same-phase = sí
option-entrench-phases-any-phase = no
option-reinforce-from = ¿Qué casillas pueden enviar refuerzos?
option-reinforce-from-any-box = todas las que tengan unidades de ese bando
option-reinforce-from-own-box = solo las que controle ese bando
option-retreat-rounds = ¿En qué rondas puede retirarse un bando?
option-retreat-rounds-from-second = a partir de la segunda
option-retreat-rounds-second-only = solo en la segunda
option-retreat-after-reinforcing = ¿Puede un bando retirarse tras traer refuerzos en la misma ronda?
option-retreat-after-reinforcing-no = no
option-retreat-after-reinforcing-yes = sí
option-enemy-came-from = ¿Qué casillas están cerradas a una retirada porque el enemigo vino de ellas?
option-enemy-came-from-with-reinforcements = las del ataque y las de los refuerzos
option-enemy-came-from-without-reinforcements = solo las del ataque
option-withdrawal-rounds = ¿Antes de qué rondas puede replegarse la caballería?
option-withdrawal-rounds-any-round = antes de cualquiera
option-withdrawal-rounds-first-round = solo antes de la primera
option-withdrawal-barred = ¿Qué atacantes impiden el repliegue de la caballería?
option-withdrawal-barred-all-cavalry = una fuerza formada por caballería
option-withdrawal-barred-any-cavalry = cualquier unidad de caballería
option-promote-twice = ¿Puede ascender tras cada una la unidad que gana dos batallas en un semiturno?
option-promote-twice-no = no
option-promote-twice-yes = sí
option-invaded-port = ¿Cuándo se captura un puerto vacío en una invasión naval?
option-invaded-port-half-turn = al final del semiturno
option-invaded-port-at-once = en el acto
option-fought = ¿Hasta cuándo no pueden servir de refuerzo las unidades que han combatido, se han retirado o se han replegado?
option-fought-turn = hasta que acaba el turno
option-fought-half-turn = hasta que acaba el semiturno
option-withdrawal-attackers = ¿Qué atacantes cuentan cuando la caballería quiere replegarse?
option-withdrawal-attackers-now = los que están entonces en la batalla
option-withdrawal-attackers-ever = todos los que han atacado, también los eliminados
option-sailed-reinforce = ¿Puede reforzar una batalla en el mismo turno una unidad que ha movido por mar?
option-sailed-reinforce-allowed = sí
option-sailed-reinforce-barred = no
option-handicap = Hándicap: ¿qué bando recibe ayuda?
option-handicap-none = ninguno, el comienzo impreso
option-handicap-union-plus-1 = la Unión: en el último turno de la campaña bastan seis ciudades; en el juego corto, una ventaja de 4
option-handicap-confederate-plus-1 = la Confederación: la campaña acaba con el turno 38; en el juego corto la Unión necesita una ventaja de 6
option-handicap-union-plus-2 = la Unión: en la campaña bastan seis ciudades; en el juego corto, una ventaja de 3
option-handicap-confederate-plus-2 = la Confederación: la campaña acaba con el turno 36; en el juego corto la Unión necesita una ventaja de 7
option-handicap-union-plus-3 = la Unión: en la campaña bastan seis ciudades, cinco en su último turno; en el juego corto, una ventaja de 2
option-handicap-confederate-plus-3 = la Confederación: la campaña acaba con el turno 34; en el juego corto la Unión necesita una ventaja de 8
option-handicap-union-plus-4 = la Unión: en la campaña bastan cinco ciudades; en el juego corto, una ventaja de 1
option-handicap-confederate-plus-4 = la Confederación: la campaña acaba con el turno 32; en el juego corto la Unión necesita una ventaja de 9

## Términos, cada uno con sus formas, y qué significan

term-phasing = jugador activo
term-phasing-means = El jugador de quien es el semiturno; en las batallas es el atacante (5.0-b).
term-march = marcha | marchas
term-march-means = Una marcha activa una casilla, y las unidades que hay en ella pueden entonces mover o acantonarse (4.0-c).
term-friendly-railroad = línea ferroviaria aliada | líneas ferroviarias aliadas
term-friendly-railroad-means = Una línea ferroviaria de la que se controlan los dos extremos; cualquier otra es enemiga (4.0-i).
term-jump = salto | saltos
term-jump-means = Pasar por una casilla con unidades enemigas, una vez por turno como mucho (4.2.1-a, 4.2.2-f).
term-downstream = río abajo
term-downstream-means = A lo largo de un río en el sentido de sus flechas (4.2.2-b).
term-invasion = invasión naval | invasiones navales
term-invasion-means = Un viaje por mar de Washington a un puerto que controla la Confederación; hace falta un 6 en la tirada de marchas (4.2.4-a, 4.2.4-b).
term-entrenched = acantonada | acantonadas
term-entrenched-means = Protegida donde está: los disparos contra la unidad valen un punto menos mientras no deje su casilla (4.2.5-g, 5.2.1-a).
term-permanent = acantonamiento permanente | acantonamientos permanentes
term-permanent-means = Una de las cuatro casillas con murallas: quien la controla está acantonado en ella sin más (4.2.5-h, 4.2.5-i).
term-volley = descarga | descargas
term-volley-means = Todos los disparos de un bando en su mitad de la ronda; los objetivos se declaran antes de tirar ningún dado (5.1-e).
term-reduced-unit = unidad reducida | unidades reducidas
term-reduced-unit-means = Una unidad que ha recibido un acierto: el siguiente la elimina, y el fin del segmento de combate la restablece (5.1-h, 5.2.7-a).
term-crack = infantería de elite
term-crack-means = La infantería de mayor rango: los disparos contra ella valen un punto menos (5.2.2-a).
term-city = ciudad de reclutamiento | ciudades de reclutamiento
term-city-means = Una casilla con un número de uno o de los dos colores: quien la controla recluta allí, si el número es de su color (7.0-c).
term-pool = fondo de reclutamiento
term-pool-means = Los milicianos que un bando puede colocar todavía en el mapa (7.0-b).
term-maximum = tamaño máximo de ejército
term-maximum-means = La suma de los números de un bando en las ciudades que controla; al reclutar nunca se sobrepasa (7.0-g, 7.0-h).
term-draft = leva | levas
term-draft-means = En abril de 1862, 1863 y 1864 la Unión recibe más milicianos que reclutar (8.0-a).
term-withdrawal = repliegue | replegarlas | replegarse
term-withdrawal-means = La marcha de la caballería defensora antes de una ronda; nadie ha ganado la batalla (5.2.6-a, 5.2.6-d).

## Tarjeta de ayuda

card-value = Valor de combate
card-cities = Número

# Rules. One bullet of the digest each; the sentences are ours.

## 1.0 Componentes

rule-AHD-1_1-a = Dos jugadores: la Unión (Norte) y la Confederación (Sur).
rule-AHD-1_2-a = Las casillas se unen por tres clases de línea de transporte: río, carretera y línea ferroviaria; nada más en el mapa tiene efecto en el juego.
rule-AHD-1_2-b = Una casilla tiene un nombre y puede llevar también un fuerte, un ancla (puerto), lados azules (ríos) y números de reclutamiento.
rule-AHD-1_2-c = Dos casillas pueden estar unidas por dos líneas de clases distintas; cada una es una línea aparte.
rule-AHD-1_2-d = Una casilla tiene cero, uno o dos lados azules.
rule-AHD-1_3-a = La caja contiene 160 fichas, más 3 fichas de líder que el juego básico no usa.
rule-AHD-1_3-b = Toda unidad tiene dos caras: fuerza completa y reducida; estar reducida no cambia su valor de combate.
rule-AHD-1_3-c = Valores de combate: infantería miliciana 2, infantería veterana 3, infantería de elite 3, caballería miliciana 1, caballería veterana 2, caballería de elite 3.
rule-AHD-1_3-d = No hay límite al número de unidades en una casilla.
rule-AHD-1_3-e = Toda tirada se hace con un solo dado de seis caras.
rule-AHD-1_3-f = El azul es la Unión, el gris la Confederación, el blanco nadie. La cara completa de una ficha lleva un número blanco, la reducida uno rojo. Los ríos son azules, las carreteras beis, las líneas ferroviarias oscuras.

## 2.0 Despliegue inicial

rule-AHD-2_0-a = En el despliegue inicial, el marcador de turno empieza en julio de 1861, que es el turno 1.
rule-AHD-2_0-b = Los marcadores de tamaño máximo de ejército empiezan en 34 (Unión) y 29 (Confederación).
rule-AHD-2_0-c = Ambos bandos empiezan solo con infantería miliciana, toda a fuerza completa: 12 unidades de la Unión y 8 confederadas.
rule-AHD-2_0-d = Unidades de la Unión: 3 en Washington, 2 en Chicago, 2 en Fort Wayne y 1 en cada una de estas: Harper’s Ferry, Pittsburgh, Canton, Columbus (Ohio) y St. Louis.
rule-AHD-2_0-e = Unidades confederadas: 1 en cada una de estas: Manassas Junction, Fredericksburg, Front Royal, Charleston (South Carolina), Mobile, Jefferson City, Atlanta y New Orleans.
rule-AHD-2_0-f = El fondo de reclutamiento de la Unión empieza con 1 caballería miliciana.
rule-AHD-2_0-g = El fondo de reclutamiento confederado empieza con 1 caballería miliciana.
rule-AHD-2_0-h = Otras 12 infanterías milicianas de la Unión quedan aparte, fuera del fondo, hasta las levas de la sección 8.
rule-AHD-2_0-i = Cada casilla empieza bajo el control de su color impreso; las casillas blancas empiezan sin que las controle nadie.

## 3.0 Secuencia de juego

rule-AHD-3_0-a = Un turno es un semiturno de la Unión (la mitad de un turno) seguido de un semiturno de la Confederación.
rule-AHD-3_0-b = Un semiturno tiene cuatro segmentos en este orden: movimiento, combate, ascensos y reclutamiento.
rule-AHD-3_0-c = Cada segmento debe terminarse antes de empezar el siguiente; en particular, ninguna unidad puede marchar una vez empezada la primera batalla.
rule-AHD-3_0-d = Un turno equivale a un mes, o a dos meses en invierno.
rule-AHD-3_0-e = Cuando termina el semiturno confederado, el marcador de turno avanza y empieza el turno siguiente.

## 4.0 Movimiento

rule-AHD-4_0-a = Al empezar el segmento de movimiento, el jugador activo tira un dado; el resultado es el número de marchas disponibles.
rule-AHD-4_0-b = Un 1 en la tirada da 2 marchas; nadie tiene nunca menos de 2.
rule-AHD-4_0-c = Una marcha activa una casilla: pueden mover una, varias o todas las unidades que haya en ella.
rule-AHD-4_0-d = Las unidades movidas por la misma marcha pueden acabar en casillas distintas, pero todas deben empezarla en la casilla activada.
rule-AHD-4_0-e = El jugador puede gastar sus marchas en el orden y en las casillas que quiera, incluso varias en la misma, y puede dejar marchas sin gastar; esas se pierden.
rule-AHD-4_0-f = Una unidad puede participar como mucho en dos marchas en un segmento de movimiento.
rule-AHD-4_0-g = En cada marcha la infantería mueve 1 casilla por carretera, 1 por línea ferroviaria enemiga, hasta 2 por río o hasta 2 por línea ferroviaria aliada.
rule-AHD-4_0-h = La infantería usa una sola clase de línea por marcha: no puede combinar carretera, línea ferroviaria y río en la misma.
rule-AHD-4_0-i = Una línea ferroviaria es aliada de un jugador cuando este controla las casillas de ambos extremos; en otro caso es enemiga, también cuando un extremo no tiene dueño.
rule-AHD-4_0-j = Para que la infantería mueva 2 casillas por línea ferroviaria, ambas líneas deben ser aliadas.
rule-AHD-4_0-k = La caballería mueve hasta 2 casillas por marcha por carretera, por línea ferroviaria (aliada o enemiga) o por río.
rule-AHD-4_0-l = La caballería puede combinar carretera y línea ferroviaria en una marcha; no puede combinar el río con ninguna de las dos.
rule-AHD-4_0-m = El movimiento por río no depende de quién controle las casillas, y puede pasar de un río a otro donde se juntan.
rule-AHD-4_0-n = Una unidad puede entrar en una casilla con unidades enemigas, pero debe detenerse allí; eso origina una batalla.
rule-AHD-4_0-o = Una unidad que ha entrado en una casilla con unidades enemigas no puede volver a marchar en ese segmento.
rule-AHD-4_0-p = Una unidad puede atravesar casillas sin unidades enemigas, las controle quien las controle; pasar por ellas no cambia nada allí.

## 4.1 Primer turno

rule-AHD-4_1-a = En el turno 1 ningún jugador tira el dado de marchas; cada uno tiene exactamente 2 marchas.
rule-AHD-4_1-b = En el turno 1 no puede haber invasión naval, porque nadie puede sacar un 6.

## 4.2.1 Saltos de caballería

rule-AHD-4_2_1-a = La caballería puede atravesar una casilla con unidades enemigas; eso es un salto.
rule-AHD-4_2_1-b = Cada unidad de caballería puede hacer un salto por turno.
rule-AHD-4_2_1-c = Un salto no puede acabar en una casilla con unidades enemigas.
rule-AHD-4_2_1-d = Un salto no puede atravesar una casilla con caballería enemiga.
rule-AHD-4_2_1-e = Un salto de caballería no puede usar líneas de río.

## 4.2.2 Saltos de río de la Unión

rule-AHD-4_2_2-a = Una unidad de la Unión de cualquier arma puede saltar mientras se mueve río abajo.
rule-AHD-4_2_2-b = Ambas líneas del salto deben recorrerse río abajo, en el sentido de las flechas blancas.
rule-AHD-4_2_2-c = El jugador confederado no puede hacer nunca un salto de río.
rule-AHD-4_2_2-d = Un salto de río no puede acabar en una casilla con unidades enemigas.
rule-AHD-4_2_2-e = Un salto de río puede atravesar una casilla con caballería enemiga.
rule-AHD-4_2_2-f = Una unidad puede hacer un salto por turno, contando los de ambas clases.

## 4.2.3 Movimientos navales de la Unión

rule-AHD-4_2_3-a = Solo la Unión puede hacer movimientos navales.
rule-AHD-4_2_3-b = Cada unidad que hace un movimiento naval gasta una marcha entera, aunque salgan varias de la misma casilla.
rule-AHD-4_2_3-c = La unidad debe haber empezado el turno en un puerto.
rule-AHD-4_2_3-d = Va directamente a cualquier otro puerto controlado por la Unión.
rule-AHD-4_2_3-e = No puede participar en ninguna otra marcha de ese turno, ni antes ni después.
rule-AHD-4_2_3-f = Una unidad que ha movido por mar puede aún reforzar, retirarse o replegarse en el segmento de combate.

## 4.2.4 Invasiones navales

rule-AHD-4_2_4-a = Si la tirada de marchas de la Unión es un 6, la Unión puede hacer invasiones navales en ese segmento de movimiento.
rule-AHD-4_2_4-b = Una invasión naval es un movimiento naval de una unidad que empezó el turno en Washington y cuyo destino es un puerto controlado por la Confederación.
rule-AHD-4_2_4-c = Cada unidad invasora gasta una marcha.
rule-AHD-4_2_4-d = Si el puerto está vacío, los invasores lo capturan (véase 4.2.4-g).
rule-AHD-4_2_4-e = Si hay allí unidades confederadas, se libra una batalla.
rule-AHD-4_2_4-f = Invadir es voluntario; el derecho no usado no se guarda para un turno posterior.
rule-AHD-4_2_4-g = Un puerto vacío que se invade pasa a la Unión al final del semiturno. Hasta entonces solo se llega a él con una invasión desde Washington.

## 4.2.5 Acantonamiento

rule-AHD-4_2_5-a = En vez de mover, una unidad de la casilla activada puede usar la marcha para acantonarse (atrincherarse).
rule-AHD-4_2_5-b = En una ciudad de reclutamiento (con un número de cualquier color, la controle quien la controle) acantonarse cuesta 1 marcha.
rule-AHD-4_2_5-c = En cualquier otra casilla cuesta 2 marchas, ambas gastadas en esa casilla en el mismo segmento de movimiento.
rule-AHD-4_2_5-d = Una unidad no puede acantonarse en una casilla con unidades enemigas.
rule-AHD-4_2_5-e = Una misma marcha puede sacar unas unidades de una casilla y acantonar a otras en ella.
rule-AHD-4_2_5-f = El acantonamiento es de la unidad, no de la casilla: una unidad que se une a unidades amigas acantonadas no queda acantonada.
rule-AHD-4_2_5-g = Una unidad que sale de su casilla por cualquier motivo deja de estar acantonada.
rule-AHD-4_2_5-h = Washington, Richmond, Fort Monroe y Vicksburg son acantonamientos permanentes.
rule-AHD-4_2_5-i = Una unidad en un acantonamiento permanente que controla su propio bando queda acantonada en el acto y sin gastar marchas.
rule-AHD-4_2_5-j = Los acantonamientos de las dos clases no se suman: cuentan una sola vez.

## 4.2.6 El Potomac

rule-AHD-4_2_6-a = Las unidades confederadas no pueden usar nunca la línea de río entre Washington y Fredericksburg, en ningún segmento.

## 5.0 Batallas

rule-AHD-5_0-a = Al terminar el segmento de movimiento, se libra una batalla en cada casilla con unidades de ambos bandos.
rule-AHD-5_0-b = El jugador activo es el atacante; el otro, el defensor.
rule-AHD-5_0-c = Las batallas se libran de una en una, en el orden que decide el atacante; cada una se termina antes de empezar la siguiente.
rule-AHD-5_0-d = Una batalla es una serie de rondas; en cada ronda dispara primero el defensor y luego el atacante.
rule-AHD-5_0-e = Las bajas se aplican en el acto, así que los atacantes eliminados por el fuego del defensor no disparan en esa ronda.
rule-AHD-5_0-f = La batalla acaba cuando un bando se queda sin unidades en ella, o se retira, o (caballería defensora) se repliega.
rule-AHD-5_0-g = Gana la batalla el bando que elimina al otro o ante el que el otro se retira.
rule-AHD-5_0-h = El marcador de batalla que se pone en la casilla mientras se combate es un recordatorio sin efecto en el juego.
rule-AHD-5_0-i = Las unidades que se sacan del mapa para una batalla cuentan como si estuvieran en su casilla.

## 5.1 Disparos

rule-AHD-5_1-a = Cada unidad dispara una vez en la mitad de ronda de su bando, contra una unidad enemiga que elige el jugador que dispara.
rule-AHD-5_1-b = Si los tiradores son al menos tantos como los objetivos, al menos una unidad debe disparar contra cada unidad enemiga.
rule-AHD-5_1-c = Si los tiradores son menos que los objetivos, no puede haber dos que disparen contra la misma unidad.
rule-AHD-5_1-d = Los tiradores sobrantes pueden disparar también contra cualquier objetivo.
rule-AHD-5_1-e = Todos los objetivos de esa mitad de la ronda se declaran antes de tirar ningún dado, y ya no cambian.
rule-AHD-5_1-f = Un disparo declarado contra una unidad ya eliminada por un disparo anterior de la misma descarga se pierde.
rule-AHD-5_1-g = Por cada disparo se tira un dado: un resultado no superior al valor de combate modificado del tirador es un acierto.
rule-AHD-5_1-h = Un acierto reduce una unidad a fuerza completa y elimina una reducida.
rule-AHD-5_1-i = Con un valor modificado de 0 o menos no se puede acertar.
rule-AHD-5_1-j = Una unidad miliciana eliminada va al fondo de reclutamiento de su bando; una ficha veterana o de elite eliminada, no.

## 5.2.1 Objetivos acantonados

rule-AHD-5_2_1-a = Un disparo contra una unidad acantonada se hace con el valor del tirador reducido en 1.
rule-AHD-5_2_1-b = Por eso la caballería miliciana no puede acertar nunca a una unidad acantonada (las unidades acantonadas son defensoras, así que contra ellas no se aplica la bonificación por río).

## 5.2.2 La infantería de elite como objetivo

rule-AHD-5_2_2-a = Un disparo contra infantería de elite se hace con el valor del tirador reducido en 1, también cuando el tirador es infantería de elite.
rule-AHD-5_2_2-b = Las reducciones por acantonamiento y por infantería de elite se suman: 2 contra infantería de elite acantonada.
rule-AHD-5_2_2-c = Por eso la milicia de ambas armas y la caballería veterana no pueden acertar a la infantería de elite acantonada.

## 5.2.3 Ríos

rule-AHD-5_2_3-a = Una unidad atacante ha cruzado un río si la línea por la que entró en la casilla de la batalla llega a un lado azul de esa casilla.
rule-AHD-5_2_3-b = En las dos primeras descargas del defensor, un disparo contra una unidad que cruzó un río se hace con el valor del tirador aumentado en 1.
rule-AHD-5_2_3-c = A partir de la tercera ronda, el cruce no tiene efecto.
rule-AHD-5_2_3-d = Contra la infantería de elite que ha cruzado un río, la bonificación y la reducción por infantería de elite se anulan.
rule-AHD-5_2_3-e = Una unidad que llegó por invasión naval cuenta como si hubiera cruzado un río.
rule-AHD-5_2_3-f = La bonificación se decide unidad por unidad, así que en una misma fuerza atacante puede haber unidades que han cruzado un río y otras que no.

## 5.2.4 Refuerzos

rule-AHD-5_2_4-a = A partir de la segunda ronda, justo antes de su propio fuego, un bando puede traer unidades a la batalla.
rule-AHD-5_2_4-b = En cada uno de esos pasos puede traer como mucho una unidad de cada casilla unida por una línea a la de la batalla.
rule-AHD-5_2_4-c = Una unidad que se ha retirado de una batalla en este turno no puede servir de refuerzo.
rule-AHD-5_2_4-d = El atacante no puede tomar unidades de una casilla donde haya también unidades enemigas.
rule-AHD-5_2_4-e = El atacante no puede usar unidades que ya hayan combatido en una batalla de este turno.
rule-AHD-5_2_4-f = El defensor puede tomar unidades de una casilla con unidades enemigas si quedan allí al menos tantas unidades suyas como enemigas.
rule-AHD-5_2_4-g = Un bando sin unidades en la batalla no puede reforzarse; la batalla ha terminado.
rule-AHD-5_2_4-h = Reforzar no es una marcha y no cuenta para el límite de dos.
rule-AHD-5_2_4-i = «Ya ha combatido» se refiere a este turno, incluido el semiturno del otro jugador.
rule-AHD-5_2_4-j = Una unidad que se ha retirado no puede servir de refuerzo hasta que acaba el turno, incluidos ambos semiturnos.

## 5.2.5 Retirada

rule-AHD-5_2_5-a = A partir de la segunda ronda, justo antes de su propio fuego, un bando puede retirarse en vez de disparar.
rule-AHD-5_2_5-b = Todas sus unidades en la batalla van a una misma casilla unida por una línea a la de la batalla.
rule-AHD-5_2_5-c = Esa casilla no puede contener unidades enemigas.
rule-AHD-5_2_5-d = No puede ser una ciudad de reclutamiento enemiga.
rule-AHD-5_2_5-e = No puede ser una casilla desde la que hayan entrado unidades enemigas en esta batalla.
rule-AHD-5_2_5-f = Si hay casillas permitidas que controla el bando que se retira, debe elegirse una de ellas.
rule-AHD-5_2_5-g = Si no hay ninguna casilla permitida, el bando no puede retirarse.
rule-AHD-5_2_5-h = El bando que se retira ha perdido la batalla.

## 5.2.6 Repliegue (retirada) de la caballería

rule-AHD-5_2_6-a = Un defensor cuyas unidades en la batalla son todas de caballería puede replegarlas antes de cualquier ronda, incluida la primera.
rule-AHD-5_2_6-b = Pueden ir a cualquier casilla unida por una línea a la de la batalla, salvo las ciudades de reclutamiento enemigas, las casillas con unidades enemigas y aquellas desde las que entraron unidades enemigas en esta batalla.
rule-AHD-5_2_6-c = No se permite el repliegue si todas las unidades atacantes son de caballería.
rule-AHD-5_2_6-d = Replegarse no es perder: nadie gana la batalla y nadie asciende por ella.
rule-AHD-5_2_6-e = Cada vez se comprueba quiénes atacan: los atacantes que están entonces en la batalla, refuerzos incluidos, sin contar los eliminados.

## 5.2.7 Reorganización

rule-AHD-5_2_7-a = Cuando termina el segmento de combate, todas las unidades reducidas de ambos bandos vuelven a su fuerza completa.
rule-AHD-5_2_7-b = Hasta entonces una unidad reducida sigue reducida, aunque combata en una segunda batalla.

## 6.0 Ascensos

rule-AHD-6_0-a = Un ascenso sube a una unidad un rango dentro de su arma: de miliciana a veterana y de veterana a elite; las unidades de elite no pueden ascender.
rule-AHD-6_0-b = La ficha ascendida se cambia en su casilla por una del rango siguiente.
rule-AHD-6_0-c = Justo después de una batalla, su ganador (atacante o defensor) puede ascender a una de sus unidades que participaron en ella.
rule-AHD-6_0-d = En el segmento de ascensos, el jugador activo puede ascender a otra unidad de cualquier lugar del mapa, haya combatido o no.
rule-AHD-6_0-e = Ninguna unidad puede ascender dos veces en un mismo semiturno.
rule-AHD-6_0-f = La ficha miliciana de una unidad ascendida vuelve al fondo de reclutamiento de su bando.
rule-AHD-6_0-g = Una unidad del defensor que gana dos batallas en un semiturno asciende una sola vez, salvo que la opción «promote-twice» permita un ascenso tras cada una.

## 7.0 Reclutamiento

rule-AHD-7_0-a = En el segmento de reclutamiento, el jugador activo tira un dado: el resultado es el máximo de milicias que puede colocar; un 1 cuenta como 2.
rule-AHD-7_0-b = Los reclutas salen del fondo de reclutamiento del jugador, infantería o caballería según prefiera.
rule-AHD-7_0-c = Un recluta se coloca a fuerza completa en una ciudad de reclutamiento que lleve un número del color del jugador y que este controle.
rule-AHD-7_0-d = Se coloca como mucho un recluta por ciudad y segmento de reclutamiento, sea cual sea el número de la ciudad.
rule-AHD-7_0-e = El jugador no puede reclutar en una ciudad que no controla, aunque fuera suya al principio.
rule-AHD-7_0-f = Una ciudad con números de ambos colores (como Cairo) recluta para quien la controle, y cada bando usa su propio número.
rule-AHD-7_0-g = Tamaño máximo de ejército: la suma de los números del color de un bando en las ciudades que controla.
rule-AHD-7_0-h = El reclutamiento no puede llevar las unidades de un bando en el mapa (de todas las armas y rangos) por encima de su tamaño máximo de ejército.
rule-AHD-7_0-i = Un bando que supera su máximo por haber perdido ciudades no retira nada; simplemente no puede reclutar.
rule-AHD-7_0-j = El máximo cambia en el momento en que una ciudad cambia de control.
rule-AHD-7_0-k = Cuando un bando captura una ciudad sin dueño (en Kentucky, por ejemplo), el tamaño máximo de su ejército aumenta en el número de ese bando, y el del otro bando no baja.
rule-AHD-7_0-l = Una ciudad puede tener solo el número del enemigo (Evansville, Chillicothe, Knoxville). No vale nada para su primer dueño. En cuanto el enemigo la controla, recluta y cuenta para él.

## 8.0 Levas

rule-AHD-8_0-a = En los turnos de abril de 1862, 1863 y 1864 (turnos 8, 18 y 28), 4 de las infanterías milicianas de la Unión apartadas se suman al fondo de reclutamiento de la Unión.
rule-AHD-8_0-b = Así, las infanterías milicianas de la Unión en juego o reclutables son 12 antes de la primera leva, y luego 16, 20 y 24.
rule-AHD-8_0-c = Antes de su leva, esas unidades no se pueden reclutar.
rule-AHD-8_0-d = La Confederación no tiene levas.
rule-AHD-8_0-e = Nunca hay más fichas de milicia que estas, en el mapa, en el fondo o apartadas: Unión, 24 de infantería (levas incluidas) y 1 de caballería; Confederación, 8 de infantería y 1 de caballería.

## 9.0 Control de las casillas

rule-AHD-9_0-a = Un bando captura una casilla si tiene al menos una unidad en ella al final del semiturno de cualquiera de los jugadores.
rule-AHD-9_0-b = Entrar sin más en una casilla, o acabar en ella una marcha, no cambia el control.
rule-AHD-9_0-c = Una casilla capturada sigue bajo el control de ese bando hasta que la captura el otro.
rule-AHD-9_0-d = Una casilla sin bandera de control es de su color impreso; una casilla blanca sin bandera no es de nadie.
rule-AHD-9_0-e = Una casilla capturada por caballería sin infantería solo está controlada mientras haya en ella una unidad de ese bando.
rule-AHD-9_0-f = Cuando sale la última de esas unidades, el control vuelve al color impreso, salvo que entretanto haya ocupado la casilla infantería amiga (traída o reclutada allí).
rule-AHD-9_0-g = Salir es irse de cualquier modo, también por eliminación, y también en el turno de la captura. El control dura exactamente lo que dura allí la caballería.

## 10.0 Duración

rule-AHD-10_0-a = La partida dura como mucho 40 turnos, de julio de 1861 a junio de 1865.

## 11.0 Victoria

rule-AHD-11_0-a = La Unión gana de inmediato cuando controla a la vez las siete ciudades de reclutamiento confederadas de valor 2 o 3: New Orleans, Mobile, Atlanta, Memphis, Charleston (South Carolina), Wilmington y Richmond.
rule-AHD-11_0-b = La Confederación gana de inmediato cuando captura Washington.
rule-AHD-11_0-c = La Confederación gana de inmediato cuando su tamaño máximo de ejército es mayor que el de la Unión.
rule-AHD-11_0-d = La Confederación gana si la Unión no ha ganado al final del turno 40.

## 12.0 Unión principiante (variante)

rule-AHD-12_0-a = Con esta variante, la Confederación gana según 11.0-b u 11.0-c solo si la condición se cumple al final de un semiturno de la Unión.

## 13.0 Juego corto (variante)

rule-AHD-13_0-a = El juego corto comprende los turnos 1 a 10, de julio de 1861 a junio de 1862; se aplican todas las demás reglas y condiciones de victoria.
rule-AHD-13_0-b = Si nadie ha ganado al final del turno 10, gana la Unión si su tamaño máximo de ejército supera al confederado en 5 como mínimo; si no, gana la Confederación.
rule-AHD-13_0-c = La variante de la Unión principiante puede usarse en el juego corto.

## Reglas que solo atañen a los componentes físicos, y por qué

component-AHD-1_3-a = El número de fichas impresas no limita nada en el juego.
component-AHD-1_3-f = Los colores solo sirven para distinguir; nada en el juego depende de ellos.
component-AHD-5_0-h = El marcador es un recordatorio visual para los jugadores; el programa muestra la propia batalla.

## Aclaraciones: la lectura adoptada donde las dos traducciones difieren o callan

ruling-AHD-R01 = Una unidad puede participar en dos marchas, no en menos: en el ejemplo de movimiento una unidad de caballería hace dos, y una de infantería solo se detiene porque ha hecho dos.
ruling-AHD-R02 = Una línea ferroviaria es aliada de un bando si este controla ambos extremos, no solo si tiene unidades en ellos: en dos ejemplos la infantería pasa en tren por casillas donde no se menciona ninguna unidad.
ruling-AHD-R03 = La infantería solo recorre dos casillas por línea ferroviaria si ambas líneas son aliadas, así que no puede llegar así a una casilla que no controla: la tabla da una casilla por línea ferroviaria enemiga.
ruling-AHD-R04 = Una casilla se captura al final del semiturno de cualquiera de los jugadores. Un texto dice el del otro jugador, otro dice ambos. Solo «cualquiera» deja algo que cambiar a la variante de la Unión principiante. Las dos lecturas literales son opciones (capture-time).
ruling-AHD-R05 = Hasta que acaba el semiturno, una casilla en la que se acaba de entrar no está controlada: sus líneas ferroviarias no son aliadas, no es un puerto de la Unión y nadie recluta allí. Es lo que dice el texto; otra versión del juego captura en el acto, así que es una opción.
ruling-AHD-R06 = Cuando la última unidad de un bando sale de una casilla que solo mantiene la caballería, el control vuelve en ese momento al color impreso, o a nadie. La infantería que esté allí al final de un semiturno hace permanente el control. Los textos hablan de salir «en un turno posterior»; esa lectura es una opción (cavalry-control): una casilla que se deja en el turno de su captura sigue entonces capturada.
ruling-AHD-R07 = Una unidad que ha entrado en una casilla con enemigos no vuelve a marchar en ese segmento, porque entrar es lo que origina la batalla. Otra versión del juego la deja salir hacia una casilla amiga, así que es una opción.
ruling-AHD-R08 = Las dos líneas de un salto de río van río abajo, y una unidad hace un salto por turno, sea de la clase que sea: salir río arriba de la casilla saltada sería saltar río arriba. Exigirlo solo de la primera línea es una opción.
ruling-AHD-R09 = Una invasión naval desembarca en un puerto controlado por la Confederación, y cada unidad invasora elige el suyo: los movimientos navales se hacen unidad por unidad. Que todas desembarquen en un mismo puerto es una opción.
ruling-AHD-R10 = Una unidad que va por mar no hace ninguna otra marcha en ese turno, ni se acantona.
ruling-AHD-R11 = Una unidad se acantona en vez de mover: con una marcha en una ciudad de reclutamiento, con dos del mismo segmento en otro lugar. Una marcha acantona a cuantas unidades de la casilla se quiera, y una unidad puede mover con una marcha y acantonarse en una ciudad de reclutamiento con la segunda. Ningún texto dice que las dos marchas deban ser del mismo segmento; permitir dos segmentos es una opción (entrench-phases).
ruling-AHD-R12 = Washington, Richmond, Fort Monroe y Vicksburg son acantonamientos permanentes: un texto los enumera, el otro omite la lista.
ruling-AHD-R13 = Todo lo que saca a una unidad de su casilla pone fin a su acantonamiento: marcha, movimiento naval, retirada, repliegue o refuerzo. Un ascenso sin moverse, no.
ruling-AHD-R14 = El Potomac está cerrado a las unidades confederadas en todos los segmentos, así que tampoco hay por él retirada, repliegue ni refuerzo: los textos dicen «nunca».
ruling-AHD-R15 = Una descarga debe repartirse entre todos los enemigos posibles: el menor de los dos números, el de tiradores y el de objetivos. Es lo que dicen los dos textos juntos.
ruling-AHD-R16 = Una unidad reducida conserva su valor de combate: en el ejemplo de combate, una infantería de elite reducida sigue acertando con un 3.
ruling-AHD-R17 = La reducción de 2 vale solo contra la infantería de elite acantonada; contra la infantería de elite a campo abierto es de 1. Un texto ha perdido la palabra «acantonada».
ruling-AHD-R18 = A una unidad cuyo valor queda en 0 se le puede dar un objetivo, y eso cuenta para repartir la descarga, pero no puede acertar y no tira ningún dado.
ruling-AHD-R19 = A toda unidad se le da un objetivo. Disparar no perjudica nunca a quien dispara, así que no se pierde nada con ello.
ruling-AHD-R20 = Los refuerzos pueden llegar en cada ronda a partir de la segunda, de cualquier casilla unida con unidades de ese bando, controlada o no. El texto español habla de casillas que el jugador posea, así que es una opción (reinforce-from).
ruling-AHD-R21 = Un bando puede retirarse en cada ronda a partir de la segunda, cuando va a disparar. Se retira, o se refuerza y dispara, pero no ambas cosas. Al pie de la letra, los textos permiten una retirada solo en la segunda ronda (opción retreat-rounds) y no prohíben una retirada tras los refuerzos (opción retreat-after-reinforcing).
ruling-AHD-R22 = Una ciudad de reclutamiento enemiga es una casilla con un número del color del enemigo y controlada por él; una Louisville sin dueño no detiene a nadie. Los textos no lo dicen, así que cerrar también las que no tienen dueño es una opción.
ruling-AHD-R23 = Están cerradas a una retirada las últimas casillas desde las que entraron las unidades enemigas de esta batalla, refuerzos incluidos. Una invasión naval no cierra ninguna. El texto español habla solo del ejército que ha atacado, así que dejar fuera los refuerzos es una opción (enemy-came-from).
ruling-AHD-R24 = La caballería que defiende puede replegarse antes de cualquier ronda, incluida la primera, mientras todos los defensores sean caballería y no lo sean todos los atacantes. Se repliegan todas o ninguna, y cada una puede ir a una casilla distinta. El texto español puede querer decir solo antes de la primera ronda (opción withdrawal-rounds), y el francés que cualquier caballería atacante lo impide (opción withdrawal-barred).
ruling-AHD-R25 = Solo las unidades que se retiraron tienen prohibido servir de refuerzo; la caballería que se replegó, no. Un texto usa dos palabras distintas y el otro solo una, así que prohibirlo a ambas es una opción.
ruling-AHD-R26 = La caballería de elite tiene valor de combate 3: ningún texto lo imprime, pero no figura en la lista de unidades que no pueden acertar a la infantería de elite acantonada.
ruling-AHD-R27 = En el segmento de ascensos asciende una unidad, y ninguna que ya lo hiciera antes en el semiturno. Una unidad ascendida tras una batalla sigue reducida hasta la reorganización; que deje de estarlo es una opción (promoted-hits). Ambos textos permiten un ascenso tras cada batalla ganada, así que un segundo para la misma unidad es una opción (promote-twice).
ruling-AHD-R28 = No hay límite de fichas veteranas y de elite, porque ninguna fuente dice cuántas son en esta edición. Un límite es una opción; uno de sus valores es la mitad de las que la cuarta edición tiene para los dos bandos.
ruling-AHD-R29 = Cada fondo de reclutamiento empieza con una caballería miliciana.
ruling-AHD-R30 = Una leva tiene lugar al empezar su turno de abril, así que sus unidades se pueden reclutar en ese turno.
ruling-AHD-R31 = Las ciudades de Kentucky que no restan nada al perderse son las que no tienen dueño; un texto dice «sin nombre».
ruling-AHD-R32 = El juego corto exige a la Unión un máximo superior en 5 puntos al menos. Cinco veces mayor, como dice un texto, no se puede alcanzar desde 34 contra 29.
ruling-AHD-R33 = Noviembre y diciembre son un turno, enero y febrero otro, y cada uno de los demás meses un turno propio: diez turnos al año, cuarenta en total.
ruling-AHD-R34 = Si ambos bandos cumplen una condición de victoria en la misma comprobación, gana el bando que juega el semiturno. Los textos no dicen nada, así que lo contrario es una opción.
ruling-AHD-R35 = En el ejemplo de movimiento, la primera marcha sale de Shreveport y el último lugar es McComb.
ruling-AHD-R36 = No hay invasión naval en el turno 1, porque exige sacar un 6 y nadie tira.
ruling-AHD-R37 = Asheville y Okolona no están unidas, y Canton y Wheeling están unidas por una carretera: así está dibujado el mapa.
ruling-AHD-R38 = Queda fuera, por no ser parte del juego básico: el bloqueo de saltos de río, Fort Monroe como guardián de las casillas vecinas, un turno de gracia para Washington, la milicia de los estados fronterizos, los líderes, el suministro, la neutralidad de Kentucky y la evacuación por mar.
ruling-AHD-R39 = Un río no perjudica nunca a los refuerzos del atacante: llegan después de la segunda descarga del defensor.
ruling-AHD-R40 = La variante de la Unión principiante solo aplaza las dos victorias inmediatas de la Confederación hasta el final del semiturno de la Unión; el final de la partida no cambia.
ruling-AHD-R41 = El ejemplo de Evansville se lee con Louisville bajo control de la Unión; si no, su viaje por línea ferroviaria aliada no estaría permitido.
ruling-AHD-R42 = Las fichas veteranas y de elite eliminadas no van al fondo de reclutamiento; solo sirven para ascensos posteriores.
ruling-AHD-R43 = Las unidades reducidas de ambos bandos se reorganizan al final del segmento de combate de cada semiturno.
ruling-AHD-R44 = Un puerto vacío que se invade pasa a la Unión al final del semiturno, como cualquier otra casilla. Ambos textos pueden querer decir también en el acto, así que es una opción (invaded-port).
ruling-AHD-R45 = «Ya ha combatido» dura hasta el final del turno. Los textos no dan ningún plazo, y solo afecta a los confederados, que juegan en segundo lugar. Que acabe con el semiturno es una opción (fought).
ruling-AHD-R46 = Una unidad que se ha retirado no puede servir de refuerzo hasta el final del turno, como dice el texto español; el francés habla de una batalla en curso. Con la opción de R45 (fought), también esto acaba con el semiturno.
ruling-AHD-R47 = Se comprueba si todos los atacantes son caballería cuando el defensor quiere replegarse, entre los que están entonces en la batalla. El texto español puede referirse también a todos los que han atacado, así que es una opción (withdrawal-attackers).
ruling-AHD-R48 = Una unidad que ha movido por mar puede servir de refuerzo en el mismo turno: reforzar no es una marcha. La palabra española «movimiento» podría prohibirlo, así que es una opción (sailed-reinforce).
ruling-AHD-R49 = Un movimiento naval acaba en un puerto controlado por la Unión, sea cual sea su color impreso: el texto español es preciso, y decide el control, como en R09.

## Puntos que ni el reglamento ni esas aclaraciones resuelven, y cómo se juegan

ruling-AHD-L01 = ¿Qué es una ruta? Una o dos líneas que acaban en otra casilla. Ir y volver no es mover: solo malgastaría la marcha.
ruling-AHD-L02 = ¿Puede una marcha activar una casilla y no mover a nadie? No: una marcha solo acaba después de que una unidad haya movido, haya ido por mar o se haya acantonado. Se pueden dejar marchas sin gastar (4.0-e). Según 4.0-c, una marcha consiste en mover al menos una unidad.
ruling-AHD-L03 = La primera de las dos marchas de un acantonamiento solo se ofrece si la unidad no ha marchado y queda una segunda marcha: un acantonamiento a medias que no se puede terminar en el mismo segmento (4.2.5-c) se pierde.
ruling-AHD-L04 = ¿Cuándo ha combatido una unidad (5.2.4-e)? Desde la primera descarga de su batalla hasta el final del turno. Los atacantes cuyo enemigo se replegó antes de que hubiera un disparo no han combatido.
ruling-AHD-L05 = Repliegue después de reforzarse: no en el mismo paso. La caballería se repliega antes de la ronda, y un bando reforzado dispara, igual que con la retirada (R21).
ruling-AHD-L06 = Cuando solo queda una batalla, empieza en el acto; al atacante solo se le pregunta mientras pueda elegir. Si no, no hay nada que elegir.
ruling-AHD-L07 = Orden de los disparos en una descarga: los tiradores tiran en el orden de sus nombres, y antes se declaran todos los objetivos (5.1-e). El orden solo decide qué disparo contra un objetivo ya eliminado se pierde.
ruling-AHD-L08 = Opción leave-battle=to-friendly: una unidad en una casilla de batalla puede gastar su segunda marcha en salir de ella, si la primera casilla en la que entra la controla su bando y está libre de enemigos. Es la lectura citada en R07, precisada.
ruling-AHD-L09 = Opción capture=at-once: las unidades que están solas en una casilla la capturan cuando termina el segmento de movimiento y de nuevo cuando termina el segmento de combate, además de al final del semiturno; la victoria se comprueba cada vez. Es la lectura citada en R05, precisada.
ruling-AHD-L10 = Opción counter-limit: en el mapa, como mucho ese número de fichas veteranas, y otro tanto de elite, de cada arma para cada bando. El valor fourth-edition da a cada bando la mitad, redondeada hacia abajo, de lo que la cuarta edición cuenta para los dos: 22 veteranas de infantería, 9 de caballería, 10 de elite de infantería, 7 de caballería; no se sabe cómo las reparte esa edición. Las demás cifras son libres (R28): la opción permite a un grupo probar una.
ruling-AHD-L11 = Opción handicap, para un comienzo justo; es una regla nuestra, no del reglamento. En el juego corto cada punto cambia en uno la ventaja en tamaño máximo de ejército que la Unión necesita al final (5, AHD-13.0-b): menos con un hándicap de la Unión, más con uno de la Confederación. En la campaña dos puntos de la Unión le ahorran una de las siete ciudades de AHD-11.0-a, un punto impar solo en el último turno; y cada punto de la Confederación acorta la campaña en dos turnos (AHD-10.0-a). Se probó con más reclutas y nada cambió: en la campaña los dos ejércitos están en su máximo casi toda la guerra.

# --- orders

order-stand = Resistir, reforzar o retirarse
order-stand-stand = Resistir y disparar
order-stand-reinforce = Traer todos los refuerzos y después disparar
order-stand-retreat = Retirarse a donde haya más unidades propias
order-stand-withdraw = Replegar la caballería
order-ride = Adónde se repliega la caballería
order-ride-friends = A donde haya más unidades propias
order-target = Objetivos
order-target-strongest = La unidad más fuerte
order-target-weakest = La unidad más fácil de eliminar
order-promote = Ascenso tras una batalla ganada
order-promote-best = Ascender a la mejor unidad, primero la infantería
order-promote-none = No ascender a nadie
