# A House Divided in Spanish. Messages may use each other and then see the same facts.
#
#   rule-*, ruling-*, component-*   the digest; dots of an id are written as underscores
#   ask-*, choice-*, event-*, refusal-*   what the game asks, offers, tells and forbids

title-house-divided = A House Divided
game-house-divided = Toda la guerra, de julio de 1861 a junio de 1865, sobre 129 casillas unidas por carreteras, ferrocarriles y ríos. Dos jugadores.

scenario-campaign = Campaña: cuarenta turnos, de julio de 1861 a junio de 1865.
scenario-short = Partida corta: diez turnos, hasta junio de 1862; la Unión necesita un máximo del ejército superior en cinco al confederado.

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
   *[crack] de élite
  }
line = { $line ->
    [road] carretera
    [rail] ferrocarril
   *[river] río
  }
second-line = { $second ->
    [road] carretera
    [rail] ferrocarril
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
   *[other] { $first }-{ $last } de { $year }
  }

unit = { $unit } ({ arm } { rank })
unit-plain = { $unit }, { arm } { rank }
units-alike = { $count } de { arm } { rank }
entrenched = en trincheras
entrenched-some = { $count } en trincheras
reduced = con fuerza reducida
reduced-some = { $count } con fuerza reducida
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

header = Turno { $turn }: { $date }. Semiturno de la { side }, fase de { phase }.
header-over = Turno { $turn }: { $date }. La guerra ha terminado.
army = { $strength } de un máximo de { $maximum } unidades; para reclutar: { $infantry } de infantería, { $cavalry } de caballería
army-waiting = { $reserve } de infantería a la espera de las levas
invasion-possible = El 6 permite invasiones navales desde Washington.
battle-header = Batalla de { $box }, ronda { $round }. { side-name } ataca.
battle-shot = { $unit } dispara contra { $target }
box-home = { $home ->
    [union] azul
    [confederate] gris
   *[neutral] blanco
  }
box-holder = { $holder ->
    [nobody] no controlada por nadie
    [union] controlada por la Unión
   *[confederate] controlada por la Confederación
  }
box-lightly = solo con caballería
box-port = puerto
box-works = atrincheramiento permanente
box-numbers = reclutas: { $union } en azul, { $confederate } en rojo
box-about = { $box } ({ $state }; color impreso: { box-home }): { $about }.
line-about = { line } a { $to }
line-downstream = aguas abajo
line-upstream = aguas arriba
line-crosses = cruzando un río
line-closed = paso cerrado a los confederados

## What can be typed, for example

example-action = march washington
example-why = why march washington
example-map = map washington
example-rule = rule 4.0-h

## What is asked

ask-over = La guerra ha terminado. { side-name } ha ganado.
ask-march = { side }: ¿desde qué casilla se marcha? ({ marches-left })
ask-unit = { side }: ¿qué unidad de { $box } va a mover o a atrincherarse?
ask-where = { side }: ¿adónde va { $unit }, que está en { $box }?
ask-battle = { side }: ¿qué batalla se libra ahora?
ask-stand = { side }: empieza la ronda { $round } en { $box }. ¿Qué hará su bando antes de disparar?
ask-ride = { side }: ¿adónde se repliega { $unit } desde { $box }?
ask-target = { side }: ¿contra qué enemigo de { $box } dispara { $unit }? (ronda { $round })
ask-fire = { side }: todos los blancos de { $box } están designados. (ronda { $round })
ask-spoils = { side }: victoria en { $box }. ¿Ascender a una unidad que haya combatido allí?
ask-promote = { side }: ¿ascender a una unidad de cualquier lugar?
ask-recruit = { side }: ¿dónde se recluta? ({ recruits-left })

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
choice-dig = atrincherarse aquí
choice-sail = { $holder ->
    [union] por mar a { $box }
   *[other] invasión naval de { $box }{ $enemy ->
        [none] { "" }
       *[other] : ataque contra { $enemy }
      }
  }
choice-done = terminar esta marcha
choice-end = terminar la fase de movimiento
choice-battle = { $box }: { $force } contra { $enemy }
choice-withdraw = replegar la caballería antes del combate
choice-ride = a { $box }
choice-retreat = retirarse a { $box }
choice-reinforce = traer a { $plain }, desde { $box }
choice-stand = resistir y disparar
choice-at = { $unit }: { $value ->
    [0] no hay forma de acertarle
    [1] impacto con un 1
   *[other] impacto con un resultado de 1 a { $value }
  }
choice-fire = disparar la descarga
choice-promote = ascender a { $plain }, en { $box }
choice-pass = no ascender a nadie
choice-muster = terminar la fase de ascensos y tirar por los reclutas
choice-recruit = { arm } en { $box }
choice-rest = terminar el semiturno

## What happened

event-turn = Comienza { $date }.
event-half-turn = Semiturno de la { side }, { $date }.
event-first-marches = { side-name } dispone de { $number } marchas en el primer turno.
event-marches = { side-name } tira por las marchas y saca { $number }{ $number ->
    [1] , que cuenta como 2
   *[other] { "" }
  }.
event-march = { side-name } marcha desde { $box }.
event-moved = { unit } va a { way }.
event-sailed = { unit } va por mar a { $box }.
event-invaded = { unit } desembarca en { $box }.
event-digging = { unit } empieza a cavar en { $box }; una segunda marcha terminará las trincheras.
event-dug = { unit } se atrinchera en { $box }.
event-battle = { side-name } ataca en { $box }.
event-withdrew = La caballería de la { side } se repliega de { $box } antes de que el enemigo la alcance.
event-rode = { unit } cabalga hasta { $box }.
event-reinforced = { unit } llega como refuerzo a { $box }.
event-retreated = { side-name } se retira a { $box }.
event-shot = { unit } dispara contra { $target }{ $die ->
    [0] { " " }y no puede acertar
   *[other] , necesita { $value ->
        [1] un 1
       *[other] { $value } o menos
      } y saca { $die }: { $hit ->
        [yes] impacto
       *[no] fallo
      }
  }.
event-wasted = { unit } dispara contra un blanco que ya no está.
event-reduced = { unit } recibe un impacto y queda reducida.
event-eliminated = { unit } queda eliminada.
event-battle-won = { side-name } gana la batalla de { $box }.
event-battle-broken-off = La batalla de { $box } se interrumpe; nadie la ha ganado.
event-promoted = { $unit }, en { $box }, asciende a { arm } { rank }.
event-recruits = { side-name } tira por los reclutas y saca { $number }{ $number ->
    [1] , que cuenta como 2
   *[other] { "" }
  }.
event-recruited = { unit } se recluta en { $box }.
event-drafted = Leva: { $number } unidades de infantería se suman al fondo de reclutamiento de la Unión.
event-captured = { side-name } toma el control de { $box }.
event-let-go = { side-name } pierde el control de { $box }: solo lo mantenía su caballería.
event-won = { side-name } ha ganado la guerra.

## Why not

refusal-not-your-turn = No es su turno. Elige ahora: { side }.
refusal-allowed = Eso está permitido.
refusal-game-over = La partida ha terminado; ya no se puede jugar nada más.
refusal-wrong-phase = La acción «{ $action }» es propia de la fase de { phase }, y esta es la fase de { phase-now }. Cada fase se termina antes de que empiece la siguiente.
refusal-no-march-left = No queda ninguna marcha en esta fase.
refusal-no-unit-there = No tiene ninguna unidad en { $at_box }, así que no hay quien marche.
refusal-march-not-begun = No ha empezado ninguna marcha: elija primero la casilla desde la que se marcha.
refusal-march-not-ended = La marcha desde { $at_box } aún no ha acabado: termínela primero.
refusal-unit-not-taken = Ninguna unidad espera una orden: tome una primero.
refusal-unit-taken = La unidad { $at_unit } espera su orden: désela primero.
refusal-nobody-has-acted = Nadie en { $at_box } ha movido ni cavado todavía, y una marcha debe mover o atrincherar al menos a una unidad.
refusal-not-on-map = La unidad { $at_unit } no está en el mapa.
refusal-enemy-unit = La unidad { $at_unit } es del otro bando.
refusal-elsewhere = { $action ->
    [take] La unidad { $unit } está en { $at_box }, y esta marcha es de otra casilla.
   *[go] Ese camino no empieza en { $at_box }, donde está la unidad.
  }
refusal-two-marches = La unidad { $at_unit } ya ha participado en dos marchas en esta fase, y ninguna puede hacer más.
refusal-no-such-line = Ninguna línea de esa clase une dos de las casillas nombradas.
refusal-comes-back = Ese camino acaba donde empezó, y un movimiento acaba en otra casilla.
refusal-too-far = Está demasiado lejos para una marcha: la infantería avanza una casilla por carretera o ferrocarril enemigo, y dos como mucho por río o ferrocarril amigo.
refusal-cavalry-too-far = Está demasiado lejos para una marcha: la caballería avanza dos casillas como mucho.
refusal-one-kind-of-line = En una marcha la infantería usa una sola clase de línea: carretera, ferrocarril o río, sin mezclarlas.
refusal-rail-not-friendly = La infantería solo recorre dos casillas por ferrocarriles amigos, y usted no controla { $at_box }.
refusal-river-not-combined = En una marcha la caballería puede combinar carretera y ferrocarril, pero ninguno de los dos con un río.
refusal-must-stop = Hay unidades enemigas en { $at_box }, así que la unidad tiene que detenerse allí.
refusal-in-battle = La unidad ha topado con el enemigo en { $at_box } y no puede seguir marchando en esta fase.
refusal-first-turn-invasion = La Confederación controla { $at_box }, y en el primer turno no hay invasiones navales.
refusal-second-jump = La unidad { $at_unit } ya ha saltado una vez sobre el enemigo en este turno.
refusal-jump-into-enemy = Un salto no puede acabar entre enemigos, y hay unidades enemigas en { $at_box }.
refusal-jump-over-cavalry = La caballería enemiga de { $at_box } impide el salto.
refusal-jump-by-river = La caballería puede saltar sobre el enemigo de { $at_box } por carretera o ferrocarril, pero no por río.
refusal-upstream-jump = Un salto sobre el enemigo por río va siempre aguas abajo, y el camino a { $at_box } no lo hace.
refusal-southern-river-jump = Solo la Unión puede rebasar al enemigo por un río, así que la unidad tiene que detenerse en { $at_box }.
refusal-river-jump-into-enemy = Un salto por río no puede acabar entre enemigos, y hay unidades enemigas en { $at_box }.
refusal-second-river-jump = La unidad { $at_unit } ya ha saltado una vez sobre el enemigo en este turno; cuentan los saltos de ambas clases.
refusal-south-at-sea = Solo la Unión puede mover por mar.
refusal-shared-march = Una unidad que va por mar necesita una marcha entera para ella, y otras ya han actuado en esta marcha desde { $at_box }.
refusal-not-in-port = Solo una unidad situada en un puerto puede ir por mar, y { $at_box } no es un puerto.
refusal-not-a-union-port = Una unidad navega a otro puerto controlado por la Unión, y { $at_box } no lo es.
refusal-sea-and-march = La unidad { $at_unit } no puede hacer ambas cosas: la que va por mar no hace ninguna otra marcha en ese turno.
refusal-no-six = La Confederación controla { $at_box }, y una invasión naval exige un 6 en la tirada de marchas de este turno.
refusal-not-from-base = Las invasiones navales parten de Washington, y la unidad está en { $at_box }.
refusal-second-invasion-port = La invasión de esta fase va a { $at_box }, y con esta opción todos los invasores desembarcan en el mismo puerto.
refusal-already-digging = La unidad { $at_unit } ya ha usado esta marcha para cavar.
refusal-two-marches-to-dig = Como { $at_box } no es una ciudad de reclutamiento, atrincherarse allí cuesta dos marchas de una misma fase, y no se dispone de la segunda.
refusal-enemy-at-hand = Nadie puede atrincherarse en { $at_box } mientras el enemigo esté allí.
refusal-already-entrenched = La unidad { $at_unit } ya está atrincherada.
refusal-potomac = Las unidades confederadas no pueden usar nunca el Potomac entre Washington y Fredericksburg.
refusal-no-battle-there = En { $at_box } no hay unidades de ambos bandos, así que no hay batalla que librar.
refusal-battle-not-chosen = No se libra ninguna batalla en este momento: resuelva primero lo que se pregunta.
refusal-battle-not-finished = La batalla de { $at_box } debe terminarse antes de que empiece otra.
refusal-not-now = No es el momento de eso en la batalla de { $at_box }: cada bando decide primero si resiste, luego designa sus blancos y después dispara.
refusal-not-a-target = La unidad { $at_unit } no es un enemigo de esta batalla.
refusal-target-left-out = Todavía no se puede volver a apuntar a { $at_unit }: tiene unidades suficientes para disparar contra todos los enemigos, y uno quedaría sin disparo.
refusal-target-twice = Ya hay quien dispara contra { $at_unit }: mientras los enemigos sean más que sus unidades, no puede haber dos con el mismo blanco.
refusal-targets-not-declared = Nadie dispara hasta que todas las unidades tengan su blanco.
refusal-targets-fixed = Todos los blancos están designados y quedan como están.
refusal-reinforce-first-round = En la primera ronda no hay refuerzos: pueden llegar a partir de la segunda.
refusal-reinforce-too-late = Los refuerzos llegan justo antes de que dispare su bando, y ese momento ya ha pasado en esta ronda.
refusal-one-from-each-box = Ya ha venido una unidad de { $at_box }, y antes de cada descarga solo puede venir una de cada casilla.
refusal-source-not-joined = Ninguna línea une { $at_box } con la batalla.
refusal-fights-already = La unidad { $at_unit } ya está en esta batalla.
refusal-not-yours-to-bring = La unidad { $at_unit } no es una de las suyas en el mapa.
refusal-has-retreated = La unidad { $at_unit } se ha retirado de una batalla en este turno y no puede reforzar otra.
refusal-has-withdrawn = La unidad { $at_unit } se ha replegado de una batalla en este turno, y con esta opción esa caballería no puede servir de refuerzo.
refusal-source-contested = Hay unidades enemigas en { $at_box }, así que el atacante no puede traer unidades de allí.
refusal-has-fought = La unidad { $at_unit } ya ha combatido en una batalla de este turno, y el atacante no puede volver a usarla.
refusal-too-few-left = Quedarían demasiado pocas en { $at_box }: el defensor debe dejar allí al menos tantas unidades como enemigos haya.
refusal-retreat-first-round = En la primera ronda no hay retirada: un bando puede retirarse a partir de la segunda.
refusal-retreat-too-late = Un bando se retira en vez de reforzarse y disparar, y en esta ronda ya ha empezado a hacer lo uno o lo otro.
refusal-retreat-not-joined = Ninguna línea une { $at_box } con la batalla.
refusal-retreat-into-enemy = Hay unidades enemigas en { $at_box }, así que nadie se retira allí.
refusal-retreat-into-city = Como { $at_box } es una ciudad de reclutamiento enemiga, nadie se retira allí.
refusal-retreat-whence-enemy = Desde { $at_box } entraron unidades enemigas en esta batalla, así que ese camino está cerrado.
refusal-retreat-to-own = Hay una casilla abierta bajo su propio control, { $at_box }, y la retirada debe ir a una de esas si la hay.
refusal-not-all-cavalry = Solo puede replegarse una fuerza compuesta únicamente de caballería, y { $at_unit } no lo es.
refusal-attacker-withdraws = Solo puede replegarse la caballería del defensor.
refusal-withdraw-too-late = La caballería se repliega antes de que su bando se refuerce o dispare, y ese momento ya ha pasado en esta ronda.
refusal-not-withdrawing = Ninguna caballería se está replegando en este momento.
refusal-ride-closed = El repliegue a { $at_box } está cerrado: la casilla debe estar a una línea de distancia y sin enemigos, y no puede ser una ciudad de reclutamiento enemiga ni una casilla de la que vino el enemigo.
refusal-no-way-out = Ninguna casilla alrededor de { $at_box } está abierta al repliegue.
refusal-cavalry-pursues = Todos los atacantes de { $at_box } son de caballería, y la caballería no puede replegarse ante la caballería.
refusal-crack-already = La unidad { $at_unit } ya es de élite, el rango más alto.
refusal-no-counter-left = No queda ninguna ficha del rango siguiente para { $at_unit }.
refusal-not-in-the-battle = La unidad { $at_unit } no es una de las suyas en esta batalla.
refusal-battle-not-won = No se acaba de ganar ninguna batalla.
refusal-not-yours-to-promote = La unidad { $at_unit } no es una de las suyas en el mapa.
refusal-one-promotion = El único ascenso de esta fase ya está hecho.
refusal-promoted-already = La unidad { $at_unit } ya ha ascendido en este semiturno.
refusal-die-spent = Ya están colocados todos los reclutas que permitía el dado.
refusal-pool-empty = No hay { arm } en su fondo de reclutamiento.
refusal-no-number = No hay en { $at_box } ningún número de reclutamiento de su color.
refusal-city-used = La ciudad de { $at_box } ya ha dado su recluta en esta fase.
refusal-city-not-held = Usted no controla { $at_box }.
refusal-at-maximum = Su ejército ha alcanzado su máximo de { $number } unidades.
refusal-not-drafted = No hay infantería en su fondo de reclutamiento; { $number } unidades esperan las levas de abril.

## Options

option-capture = ¿Cuándo se da por capturada una casilla en la que se ha entrado?
option-capture-half-turn = al final del semiturno
option-capture-at-once = también tras el movimiento y tras el combate
option-leave-battle = ¿Puede una unidad que ha topado con el enemigo marcharse en la misma fase?
option-leave-battle-never = nunca
option-leave-battle-to-friendly = con su segunda marcha, hacia una casilla amiga
option-river-jump = ¿Qué líneas de un salto por río de la Unión deben ir aguas abajo?
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
option-promoted-hits-kept = sí, hasta que termine la fase de combate
option-promoted-hits-healed = no
option-counter-limit = ¿Cuántas fichas veteranas y de élite tiene un bando, de cada arma y rango?
option-counter-limit-none = las que necesite
option-counter-limit-16 = 16
option-counter-limit-12 = 12
option-counter-limit-8 = 8
option-tie = ¿Quién gana si ambos bandos cumplen una condición de victoria en el mismo momento?
option-tie-phasing-side = el bando que juega el semiturno
option-tie-other-side = el otro bando
option-novice-union = Unión novata: ¿la victoria inmediata de la Confederación solo llega al final de un semiturno de la Unión?
option-novice-union-off = no
option-novice-union-on = sí

# Rules. One bullet of the digest each; the sentences are ours.

## 1.0 Componentes

rule-AHD-1_1-a = Dos jugadores: la Unión (Norte) y la Confederación (Sur).
rule-AHD-1_2-a = Las casillas se unen por tres clases de línea: río, carretera y ferrocarril; nada más en el mapa tiene efecto en el juego.
rule-AHD-1_2-b = Una casilla tiene un nombre y puede llevar también un fuerte, un ancla (puerto), lados azules (ríos) y números de reclutamiento.
rule-AHD-1_2-c = Dos casillas pueden estar unidas por dos líneas de clases distintas; cada una es una línea aparte.
rule-AHD-1_3-a = La caja contiene 160 fichas, más 3 piezas de líder que el Juego Básico no usa.
rule-AHD-1_3-b = Toda unidad tiene dos caras: fuerza completa y reducida; estar reducida no cambia su valor de combate.
rule-AHD-1_3-c = Valores de combate: infantería miliciana 2, infantería veterana 3, infantería de élite 3, caballería miliciana 1, caballería veterana 2, caballería de élite 3.
rule-AHD-1_3-d = No hay límite al número de unidades en una casilla.

## 2.0 Preparación

rule-AHD-2_0-a = El marcador de turno empieza en julio de 1861, que es el turno 1.
rule-AHD-2_0-b = Los marcadores de máximo del ejército empiezan en 34 (Unión) y 29 (Confederación).
rule-AHD-2_0-c = Ambos bandos empiezan solo con infantería miliciana, toda a fuerza completa: 12 unidades de la Unión y 8 confederadas.
rule-AHD-2_0-d = Unidades de la Unión: 3 en Washington, 2 en Chicago, 2 en Fort Wayne y 1 en cada una de estas: Harper's Ferry, Pittsburgh, Canton, Columbus (Ohio) y St. Louis.
rule-AHD-2_0-e = Unidades confederadas: 1 en cada una de estas: Manassas Junction, Fredericksburg, Front Royal, Charleston (South Carolina), Mobile, Jefferson City, Atlanta y New Orleans.
rule-AHD-2_0-f = El fondo de reclutamiento de la Unión empieza con 1 caballería miliciana.
rule-AHD-2_0-g = El fondo de reclutamiento confederado empieza con 1 caballería miliciana.
rule-AHD-2_0-h = Otras 12 infanterías milicianas de la Unión quedan aparte, fuera del fondo, hasta las levas de la sección 8.
rule-AHD-2_0-i = Cada casilla empieza bajo el control de su color impreso; las casillas blancas empiezan sin que las controle nadie.

## 3.0 Secuencia de juego

rule-AHD-3_0-a = Un turno es un semiturno de la Unión seguido de un semiturno confederado.
rule-AHD-3_0-b = Un semiturno tiene cuatro fases en este orden: movimiento, combate, ascensos y reclutamiento.
rule-AHD-3_0-c = Cada fase debe terminarse antes de empezar la siguiente; en particular, ninguna unidad puede marchar una vez empezada la primera batalla.
rule-AHD-3_0-d = Un turno equivale a un mes, o a dos meses en invierno.
rule-AHD-3_0-e = Cuando termina el semiturno confederado, el marcador de turno avanza y empieza el turno siguiente.

## 4.0 Movimiento

rule-AHD-4_0-a = Al empezar la fase de movimiento, el jugador activo tira un dado; el resultado es el número de marchas disponibles.
rule-AHD-4_0-b = Un 1 en la tirada da 2 marchas; nadie tiene nunca menos de 2.
rule-AHD-4_0-c = Una marcha activa una casilla: pueden mover una, varias o todas las unidades que haya en ella.
rule-AHD-4_0-d = Las unidades movidas por la misma marcha pueden acabar en casillas distintas, pero todas deben empezarla en la casilla activada.
rule-AHD-4_0-e = El jugador puede gastar sus marchas en el orden y en las casillas que quiera, incluso varias en la misma, y puede dejar marchas sin gastar; esas se pierden.
rule-AHD-4_0-f = Una unidad puede participar como mucho en dos marchas en una fase de movimiento.
rule-AHD-4_0-g = En cada marcha la infantería mueve 1 casilla por carretera, 1 por ferrocarril enemigo, hasta 2 por río o hasta 2 por ferrocarril amigo.
rule-AHD-4_0-h = La infantería usa una sola clase de línea por marcha: no puede combinar carretera, ferrocarril y río en la misma.
rule-AHD-4_0-i = Una línea de ferrocarril es amiga de un jugador cuando este controla las casillas de ambos extremos; en otro caso es ferrocarril enemigo, también cuando un extremo no lo controla nadie.
rule-AHD-4_0-j = Para que la infantería mueva 2 casillas por ferrocarril, ambas líneas deben ser amigas.
rule-AHD-4_0-k = La caballería mueve hasta 2 casillas por marcha por carretera, por ferrocarril (amigo o enemigo) o por río.
rule-AHD-4_0-l = La caballería puede combinar carretera y ferrocarril en una marcha; no puede combinar el río con ninguno de los dos.
rule-AHD-4_0-m = El movimiento por río no depende de quién controle las casillas, y puede pasar de un río a otro donde se juntan.
rule-AHD-4_0-n = Una unidad puede entrar en una casilla con unidades enemigas, pero debe detenerse allí; eso origina una batalla.
rule-AHD-4_0-o = Una unidad que ha entrado en una casilla con unidades enemigas no puede volver a marchar en esa fase.
rule-AHD-4_0-p = Una unidad puede atravesar casillas sin unidades enemigas, las controle quien las controle; pasar por ellas no cambia nada allí.

## 4.1 Primer turno

rule-AHD-4_1-a = En el turno 1 ningún jugador tira por las marchas; cada uno tiene exactamente 2.
rule-AHD-4_1-b = En el turno 1 no puede haber invasión naval, porque nadie saca un 6.

## 4.2.1 Saltos de caballería

rule-AHD-4_2_1-a = La caballería puede atravesar una casilla con unidades enemigas; eso es un salto.
rule-AHD-4_2_1-b = Cada unidad de caballería puede hacer un salto por turno.
rule-AHD-4_2_1-c = Un salto no puede acabar en una casilla con unidades enemigas.
rule-AHD-4_2_1-d = Un salto no puede atravesar una casilla con caballería enemiga.
rule-AHD-4_2_1-e = Un salto de caballería no puede usar líneas de río.

## 4.2.2 Saltos por río de la Unión

rule-AHD-4_2_2-a = Una unidad de la Unión de cualquier arma puede saltar mientras mueve aguas abajo por los ríos.
rule-AHD-4_2_2-b = Ambas líneas del salto deben recorrerse aguas abajo, en el sentido de las flechas blancas.
rule-AHD-4_2_2-c = El jugador confederado no puede hacer nunca un salto por río.
rule-AHD-4_2_2-d = Un salto por río no puede acabar en una casilla con unidades enemigas.
rule-AHD-4_2_2-e = Un salto por río puede atravesar una casilla con caballería enemiga.
rule-AHD-4_2_2-f = Una unidad puede hacer un salto por turno, contando los de ambas clases.

## 4.2.3 Movimientos por mar de la Unión

rule-AHD-4_2_3-a = Solo la Unión puede mover por mar.
rule-AHD-4_2_3-b = Cada unidad que mueve por mar gasta una marcha entera, aunque salgan varias de la misma casilla.
rule-AHD-4_2_3-c = La unidad debe haber empezado el turno en un puerto.
rule-AHD-4_2_3-d = Va directamente a cualquier otro puerto controlado por la Unión.
rule-AHD-4_2_3-e = No puede participar en ninguna otra marcha de ese turno, ni antes ni después.

## 4.2.4 Invasiones navales

rule-AHD-4_2_4-a = Si la tirada de marchas de la Unión es un 6, la Unión puede hacer invasiones navales en esa fase de movimiento.
rule-AHD-4_2_4-b = Una invasión naval es un movimiento por mar de una unidad que empezó el turno en Washington y cuyo destino es un puerto controlado por la Confederación.
rule-AHD-4_2_4-c = Cada unidad invasora gasta una marcha.
rule-AHD-4_2_4-d = Si el puerto está vacío, los invasores lo toman (el control pasa como en la sección 9).
rule-AHD-4_2_4-e = Si hay allí unidades confederadas, se libra una batalla.
rule-AHD-4_2_4-f = Invadir es voluntario; el derecho que no se usa no se guarda para un turno posterior.

## 4.2.5 Atrincheramiento

rule-AHD-4_2_5-a = En vez de mover, una unidad de la casilla activada puede usar la marcha para atrincherarse.
rule-AHD-4_2_5-b = En una ciudad de reclutamiento (con un número de cualquier color, la controle quien la controle) atrincherarse cuesta 1 marcha.
rule-AHD-4_2_5-c = En cualquier otra casilla cuesta 2 marchas, ambas gastadas en esa casilla en la misma fase de movimiento.
rule-AHD-4_2_5-d = Una unidad no puede atrincherarse en una casilla con unidades enemigas.
rule-AHD-4_2_5-e = Una misma marcha puede sacar unas unidades de una casilla y atrincherar a otras en ella.
rule-AHD-4_2_5-f = El atrincheramiento es de la unidad, no de la casilla: una unidad que llega junto a amigas atrincheradas no lo está.
rule-AHD-4_2_5-g = Una unidad que sale de su casilla por cualquier motivo deja de estar atrincherada.
rule-AHD-4_2_5-h = Washington, Richmond, Fort Monroe y Vicksburg son atrincheramientos permanentes.
rule-AHD-4_2_5-i = Una unidad en un atrincheramiento permanente que controla su propio bando está atrincherada al momento y sin gastar marchas.
rule-AHD-4_2_5-j = Los atrincheramientos de ambas clases juntos cuentan una sola vez.

## 4.2.6 El Potomac

rule-AHD-4_2_6-a = Las unidades confederadas no pueden usar nunca la línea de río entre Washington y Fredericksburg, en ninguna fase.

## 5.0 Batallas

rule-AHD-5_0-a = Al terminar la fase de movimiento, se libra una batalla en cada casilla con unidades de ambos bandos.
rule-AHD-5_0-b = El jugador activo es el atacante; el otro, el defensor.
rule-AHD-5_0-c = El atacante decide el orden de las batallas, que se libran por separado; cada una se termina antes de empezar la siguiente.
rule-AHD-5_0-d = Una batalla es una serie de rondas; en cada ronda dispara primero el defensor y luego el atacante.
rule-AHD-5_0-e = Las bajas se aplican en el acto, así que los atacantes eliminados por el fuego del defensor no disparan en esa ronda.
rule-AHD-5_0-f = La batalla acaba cuando un bando se queda sin unidades en ella, o se retira, o (caballería defensora) se repliega.
rule-AHD-5_0-g = Gana la batalla el bando que elimina al otro o ante el que el otro se retira.
rule-AHD-5_0-h = El marcador de batalla que se pone en la casilla mientras se combate es un recordatorio sin efecto en el juego.

## 5.1 Disparos

rule-AHD-5_1-a = Cada unidad dispara una vez en la mitad de ronda de su bando, contra una unidad enemiga que elige el jugador que dispara.
rule-AHD-5_1-b = Si los tiradores son al menos tantos como los blancos, cada unidad enemiga debe recibir el disparo de una unidad como mínimo.
rule-AHD-5_1-c = Si los tiradores son menos que los blancos, no puede haber dos que disparen contra la misma unidad.
rule-AHD-5_1-d = Los tiradores sobrantes pueden repetir sobre los blancos que se quiera.
rule-AHD-5_1-e = Todos los blancos de esa mitad de la ronda se declaran antes de tirar ningún dado, y ya no cambian.
rule-AHD-5_1-f = Un disparo declarado contra una unidad que un disparo anterior de la misma descarga elimina se desperdicia.
rule-AHD-5_1-g = Por cada disparo se tira un dado: un resultado no superior al valor de combate modificado del tirador es un impacto.
rule-AHD-5_1-h = Un impacto reduce a una unidad completa y elimina a una reducida.
rule-AHD-5_1-i = Con un valor modificado de 0 o menos no se puede acertar.
rule-AHD-5_1-j = Una unidad miliciana eliminada va al fondo de reclutamiento de su bando; una ficha veterana o de élite eliminada, no.

## 5.2.1 Blancos atrincherados

rule-AHD-5_2_1-a = Un disparo contra una unidad atrincherada se hace con el valor del tirador reducido en 1.
rule-AHD-5_2_1-b = Por eso la caballería miliciana no puede acertar nunca a una unidad atrincherada (las unidades atrincheradas son defensoras, así que contra ellas no se aplica la bonificación por río).

## 5.2.2 La infantería de élite como blanco

rule-AHD-5_2_2-a = Un disparo contra infantería de élite se hace con el valor del tirador reducido en 1, también cuando el tirador es infantería de élite.
rule-AHD-5_2_2-b = Las reducciones por atrincheramiento y por infantería de élite se suman: 2 contra infantería de élite atrincherada.
rule-AHD-5_2_2-c = Por eso la milicia de ambas armas y la caballería veterana no pueden acertar a la infantería de élite atrincherada.

## 5.2.3 Ríos

rule-AHD-5_2_3-a = Una unidad atacante ha cruzado un río si la línea por la que entró en la casilla de la batalla llega a un lado azul de esa casilla.
rule-AHD-5_2_3-b = En las dos primeras descargas del defensor, un disparo contra una unidad que cruzó un río se hace con el valor del tirador aumentado en 1.
rule-AHD-5_2_3-c = A partir de la tercera ronda, el cruce no tiene efecto.
rule-AHD-5_2_3-d = La bonificación y la reducción por infantería de élite se anulan contra la infantería de élite que cruzó.
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

## 5.2.5 Retirada

rule-AHD-5_2_5-a = A partir de la segunda ronda, justo antes de su propio fuego, un bando puede retirarse en vez de disparar.
rule-AHD-5_2_5-b = Todas sus unidades en la batalla van a una misma casilla unida por una línea a la de la batalla.
rule-AHD-5_2_5-c = Esa casilla no puede contener unidades enemigas.
rule-AHD-5_2_5-d = No puede ser una ciudad de reclutamiento enemiga.
rule-AHD-5_2_5-e = No puede ser una casilla desde la que hayan entrado unidades enemigas en esta batalla.
rule-AHD-5_2_5-f = Si hay casillas permitidas que controla el bando que se retira, debe elegirse una de ellas.
rule-AHD-5_2_5-g = Si no hay ninguna casilla permitida, el bando no puede retirarse.
rule-AHD-5_2_5-h = El bando que se retira ha perdido la batalla.

## 5.2.6 Repliegue de la caballería

rule-AHD-5_2_6-a = Un defensor cuyas unidades en la batalla son todas de caballería puede replegarlas antes de cualquier ronda, incluida la primera.
rule-AHD-5_2_6-b = Pueden ir a cualquier casilla unida por una línea a la de la batalla, salvo las ciudades de reclutamiento enemigas, las casillas con unidades enemigas y aquellas desde las que entraron unidades enemigas en esta batalla.
rule-AHD-5_2_6-c = No se permite el repliegue si todas las unidades atacantes son de caballería.
rule-AHD-5_2_6-d = Replegarse no es perder: nadie ha ganado la batalla y nadie asciende por ella.

## 5.2.7 Recuperación

rule-AHD-5_2_7-a = Cuando termina la fase de combate, todas las unidades reducidas de ambos bandos vuelven a su fuerza completa.
rule-AHD-5_2_7-b = Hasta entonces una unidad reducida sigue reducida, también si combate en una segunda batalla.

## 6.0 Ascensos

rule-AHD-6_0-a = Un ascenso sube a una unidad un rango dentro de su arma: de miliciana a veterana y de veterana a élite; las unidades de élite no pueden ascender.
rule-AHD-6_0-b = La ficha ascendida se cambia en su casilla por una del rango siguiente.
rule-AHD-6_0-c = Justo después de una batalla, su ganador (atacante o defensor) puede ascender a una de sus unidades que participaron en ella.
rule-AHD-6_0-d = En la fase de ascensos, el jugador activo puede ascender a otra unidad de cualquier lugar del mapa, haya combatido o no.
rule-AHD-6_0-e = Ninguna unidad asciende dos veces en un mismo semiturno.
rule-AHD-6_0-f = La ficha miliciana de una unidad ascendida vuelve al fondo de reclutamiento de su bando.

## 7.0 Reclutamiento

rule-AHD-7_0-a = En la fase de reclutamiento, el jugador activo tira un dado: el resultado es el máximo de milicias que puede colocar; un 1 cuenta como 2.
rule-AHD-7_0-b = Los reclutas salen de su fondo de reclutamiento, infantería o caballería según prefiera.
rule-AHD-7_0-c = Un recluta se coloca a fuerza completa en una ciudad de reclutamiento que lleve un número de su color y que él controle.
rule-AHD-7_0-d = Como mucho un recluta por ciudad y fase de reclutamiento, sea cual sea su número.
rule-AHD-7_0-e = Una ciudad que no controla le está cerrada, aunque fuera suya al principio.
rule-AHD-7_0-f = Una ciudad con números de ambos colores (como Cairo) recluta para quien la controle, y cada bando usa su propio número.
rule-AHD-7_0-g = Máximo del ejército: la suma de los números del color de un bando en las ciudades que controla.
rule-AHD-7_0-h = El reclutamiento no puede llevar las unidades de un bando en el mapa (de todas las armas y rangos) por encima de su máximo del ejército.
rule-AHD-7_0-i = Un bando que supera su máximo por haber perdido ciudades no retira nada; solo que no puede reclutar.
rule-AHD-7_0-j = El máximo cambia en el momento en que una ciudad cambia de control.
rule-AHD-7_0-k = Una ciudad que un bando no controlaba no le resta nada cuando la toma el enemigo; es el caso de las ciudades sin dueño de Kentucky.

## 8.0 Levas

rule-AHD-8_0-a = En los turnos de abril de 1862, 1863 y 1864 (turnos 8, 18 y 28), 4 de las infanterías milicianas de la Unión apartadas se suman al fondo de reclutamiento de la Unión.
rule-AHD-8_0-b = Así, las infanterías milicianas de la Unión en juego o reclutables son 12 antes de la primera leva, y luego 16, 20 y 24.
rule-AHD-8_0-c = Antes de su leva, esas unidades no se pueden reclutar.
rule-AHD-8_0-d = La Confederación no tiene levas.

## 9.0 Control de las casillas

rule-AHD-9_0-a = Un bando captura una casilla si tiene al menos una unidad en ella al final del semiturno de cualquiera de los jugadores.
rule-AHD-9_0-b = Entrar sin más en una casilla, o acabar en ella una marcha, no cambia el control.
rule-AHD-9_0-c = Una casilla capturada sigue bajo el control de ese bando hasta que la captura el otro.
rule-AHD-9_0-d = Una casilla sin bandera de control es de su color impreso; una casilla blanca sin bandera no es de nadie.
rule-AHD-9_0-e = Una casilla capturada por caballería sin infantería solo está controlada mientras haya en ella una unidad de ese bando.
rule-AHD-9_0-f = Cuando sale la última de esas unidades, el control vuelve al color impreso, salvo que entretanto haya ocupado la casilla infantería amiga (traída o reclutada allí).

## 10.0 Duración

rule-AHD-10_0-a = La partida dura como mucho 40 turnos, de julio de 1861 a junio de 1865.

## 11.0 Victoria

rule-AHD-11_0-a = La Unión gana de inmediato cuando controla a la vez las siete ciudades de reclutamiento confederadas de valor 2 o 3: New Orleans, Mobile, Atlanta, Memphis, Charleston (South Carolina), Wilmington y Richmond.
rule-AHD-11_0-b = La Confederación gana de inmediato cuando captura Washington.
rule-AHD-11_0-c = La Confederación gana de inmediato cuando su máximo del ejército es mayor que el de la Unión.
rule-AHD-11_0-d = La Confederación gana si la Unión no ha ganado al final del turno 40.

## 12.0 Unión novata (variante)

rule-AHD-12_0-a = Con esta variante, la Confederación gana según 11.0-b u 11.0-c solo si la condición se cumple al final de un semiturno de la Unión.

## 13.0 Partida corta (variante)

rule-AHD-13_0-a = La partida corta comprende los turnos 1 a 10, de julio de 1861 a junio de 1862; se aplican todas las demás reglas y condiciones de victoria.
rule-AHD-13_0-b = Si nadie ha ganado al final del turno 10, gana la Unión si su máximo del ejército supera al confederado en 5 como mínimo; si no, gana la Confederación.

## Reglas que solo atañen a los componentes físicos, y por qué

component-AHD-1_3-a = El número de fichas impresas no limita nada de lo que se juega.
component-AHD-5_0-h = El marcador es un recordatorio visual para los jugadores; el juego muestra la batalla misma.

## Aclaraciones: la lectura adoptada donde las dos traducciones difieren o callan

ruling-AHD-R01 = Una unidad puede participar en dos marchas, no en menos: en el ejemplo de movimiento una unidad de caballería hace dos, y una de infantería solo se detiene porque ha hecho dos.
ruling-AHD-R02 = Un ferrocarril es amigo si su bando controla ambos extremos, no solo si hay unidades en ellos: en dos ejemplos la infantería pasa en tren por casillas donde no se menciona ninguna unidad.
ruling-AHD-R03 = La infantería solo recorre dos casillas por ferrocarril si ambas líneas son amigas, así que no puede llegar así a una casilla que no controla: la tabla da una casilla por ferrocarril enemigo.
ruling-AHD-R04 = Una casilla se captura al final del semiturno de cualquiera de los jugadores. Un texto dice el del otro jugador, otro dice ambos; solo «cualquiera» deja algo que cambiar a la variante de la Unión novata.
ruling-AHD-R05 = Hasta que acaba el semiturno, una casilla en la que se ha entrado durante él no está controlada: sus ferrocarriles no son amigos, no es un puerto de la Unión y nadie recluta allí. Es lo que dice el texto; otra implementación captura en el acto, así que es una opción.
ruling-AHD-R06 = Cuando la última unidad de un bando sale de una casilla mantenida solo por caballería, el control vuelve en ese momento al color impreso, o a nadie. Si hay infantería allí al final de cualquier semiturno, el control se hace permanente.
ruling-AHD-R07 = Una unidad que ha entrado en una casilla con enemigos no vuelve a marchar en esa fase, porque entrar es lo que origina la batalla. Otra implementación la deja salir hacia los suyos, así que es una opción.
ruling-AHD-R08 = Las dos líneas de un salto por río van aguas abajo, y una unidad hace un salto por turno, sea de la clase que sea: salir aguas arriba de la casilla saltada sería saltar aguas arriba. Exigirlo solo de la primera línea es una opción.
ruling-AHD-R09 = Una invasión naval desembarca en un puerto controlado por la Confederación, y cada unidad invasora elige el suyo: los movimientos por mar se hacen unidad por unidad. Que todas desembarquen en un mismo puerto es una opción.
ruling-AHD-R10 = Una unidad que va por mar no hace ninguna otra marcha en ese turno, ni se atrinchera.
ruling-AHD-R11 = Una unidad se atrinchera en vez de mover: con una marcha en una ciudad de reclutamiento, con dos de la misma fase en otro lugar. Una marcha atrinchera a cuantas unidades de la casilla se quiera, y una unidad puede mover con una marcha y atrincherarse con la segunda en una ciudad de reclutamiento.
ruling-AHD-R12 = Washington, Richmond, Fort Monroe y Vicksburg son atrincheramientos permanentes: un texto los enumera, el otro omite la lista.
ruling-AHD-R13 = Todo lo que saca a una unidad de su casilla pone fin a su atrincheramiento: marcha, movimiento por mar, retirada, repliegue o refuerzo. Un ascenso sin moverse, no.
ruling-AHD-R14 = El Potomac está cerrado a las unidades confederadas en todas las fases, así que tampoco hay por él retirada, repliegue ni refuerzo: los textos dicen «nunca».
ruling-AHD-R15 = Una descarga debe repartirse entre cuantos enemigos alcance: el menor de los números de tiradores y de blancos. Es lo que dicen los dos textos juntos.
ruling-AHD-R16 = Una unidad reducida conserva su valor de combate: en el ejemplo de combate, una infantería de élite reducida sigue acertando con un 3.
ruling-AHD-R17 = La reducción de 2 vale solo contra la infantería de élite atrincherada; contra la infantería de élite a campo abierto es de 1. Un texto ha perdido la palabra «atrincherada».
ruling-AHD-R18 = A una unidad cuyo valor queda en 0 se le puede dar un blanco, y eso cuenta para repartir la descarga, pero no puede acertar y no tira ningún dado.
ruling-AHD-R19 = A toda unidad se le da un blanco. Disparar no perjudica nunca a quien dispara, así que nada se pierde con ello.
ruling-AHD-R20 = Los refuerzos pueden llegar en todas las rondas a partir de la segunda, desde cualquier casilla unida que tenga unidades de ese bando, esté controlada o no.
ruling-AHD-R21 = Un bando puede retirarse en cualquier ronda a partir de la segunda, cuando va a disparar; o se retira, o se refuerza y dispara, pero no ambas cosas.
ruling-AHD-R22 = Una ciudad de reclutamiento enemiga es una casilla con un número del color del enemigo que el enemigo controla; Louisville sin dueño no detiene a nadie. Los textos no lo dicen, así que cerrar también las que no tienen dueño es una opción.
ruling-AHD-R23 = Están cerradas a una retirada las casillas desde las que llegaron en último lugar las unidades enemigas de esta batalla, refuerzos incluidos. Una invasión naval no cierra ninguna.
ruling-AHD-R24 = La caballería defensora puede replegarse antes de cualquier ronda, incluida la primera, mientras todos los defensores sean de caballería y no lo sean todos los atacantes. Se repliegan todas o ninguna, y cada una puede ir a una casilla propia.
ruling-AHD-R25 = Solo las unidades que se retiraron tienen prohibido servir de refuerzo; la caballería que se replegó, no. Un texto usa dos palabras distintas y el otro solo una, así que prohibirlo a ambas es una opción.
ruling-AHD-R26 = La caballería de élite tiene valor de combate 3: ningún texto lo imprime, pero no figura en la lista de unidades que no pueden acertar a la infantería de élite atrincherada.
ruling-AHD-R27 = En la fase de ascensos asciende una unidad, y ninguna que ya lo hiciera antes en el semiturno. Una unidad ascendida tras una batalla conserva su impacto hasta la recuperación; que lo pierda es una opción.
ruling-AHD-R28 = No hay límite de fichas veteranas y de élite, porque ninguna fuente dice cuántas son. Un límite es una opción.
ruling-AHD-R29 = Cada fondo de reclutamiento empieza con una caballería miliciana.
ruling-AHD-R30 = Una leva tiene lugar al empezar su turno de abril, así que sus hombres se pueden reclutar en ese turno.
ruling-AHD-R31 = Las ciudades de Kentucky que no restan nada al perderse son las que no tienen dueño; un texto dice «sin nombre».
ruling-AHD-R32 = La partida corta exige a la Unión un máximo superior en 5 puntos al menos. Cinco veces mayor, como dice un texto, no se puede alcanzar desde 34 contra 29.
ruling-AHD-R33 = Noviembre y diciembre son un turno, enero y febrero otro, y cada uno de los demás meses un turno propio: diez turnos al año, cuarenta en total.
ruling-AHD-R34 = Si ambos bandos cumplen una condición de victoria en la misma comprobación, tiene preferencia el bando que juega el semiturno. Los textos callan, así que lo contrario es una opción.
ruling-AHD-R35 = En el ejemplo de movimiento, la primera marcha sale de Shreveport y el último lugar es McComb.
ruling-AHD-R36 = No hay invasión naval en el turno 1, porque exige sacar un 6 y nadie tira.
ruling-AHD-R37 = Asheville y Okolona no están unidas, y Canton y Wheeling están unidas por una carretera: así está dibujado el mapa.
ruling-AHD-R38 = Queda fuera, por no ser parte del Juego Básico: el bloqueo de saltos por río, Fort Monroe como guardián de sus vecinas, un turno de gracia para Washington, la milicia de los estados fronterizos, los líderes, el suministro, la neutralidad de Kentucky y la evacuación por mar.
ruling-AHD-R39 = Los refuerzos del atacante no sufren nunca por un río: llegan después de la segunda descarga del defensor.
ruling-AHD-R40 = La variante de la Unión novata solo traslada las dos victorias súbitas confederadas al final del semiturno de la Unión; el final de la partida no cambia.
ruling-AHD-R41 = El ejemplo de Evansville se lee con Louisville bajo control de la Unión; si no, su viaje por ferrocarril amigo no estaría permitido.
ruling-AHD-R42 = Las fichas veteranas y de élite eliminadas no van al fondo de reclutamiento; solo sirven para ascensos posteriores.
ruling-AHD-R43 = Las unidades reducidas de ambos bandos se recuperan al final de la fase de combate de cada semiturno.

## Puntos que ni el reglamento ni esas aclaraciones resuelven, y cómo se juegan

ruling-AHD-L01 = ¿Qué es una ruta? Una o dos líneas que acaban en otra casilla. Ir y volver no es mover: no haría más que malgastar la marcha.
ruling-AHD-L02 = ¿Puede una marcha activar una casilla y no mover a nadie? No: una marcha solo acaba después de que una unidad haya movido, navegado o cavado. Se pueden dejar marchas sin gastar (4.0-e). Según 4.0-c, una marcha consiste en mover al menos una unidad.
ruling-AHD-L03 = La primera de las dos marchas de un atrincheramiento solo se ofrece si la unidad no ha marchado y queda una segunda marcha: un atrincheramiento a medias que no se puede terminar en la misma fase (4.2.5-c) se pierde.
ruling-AHD-L04 = ¿Cuándo ha combatido una unidad (5.2.4-e)? Desde la primera descarga de su batalla hasta el final del turno. Los atacantes cuyo enemigo se replegó antes de que hubiera un disparo no han combatido.
ruling-AHD-L05 = Repliegue después de reforzarse: no en el mismo paso. La caballería se repliega antes de la ronda, y un bando reforzado dispara, igual que con la retirada (R21).
ruling-AHD-L06 = Cuando solo queda una batalla, empieza en el acto; al atacante solo se le pregunta mientras haya donde escoger. Si no, no hay nada que elegir.
ruling-AHD-L07 = Orden de los disparos en una descarga: los tiradores tiran en el orden de sus nombres, y antes se declaran todos los blancos (5.1-e). El orden solo decide qué disparo contra un blanco muerto es el desperdiciado.
ruling-AHD-L08 = Opción leave-battle=to-friendly: una unidad en una casilla de batalla puede gastar su segunda marcha en salir de ella, si la primera casilla en la que entra la controla su bando y está libre de enemigos. Es la lectura citada en R07, precisada.
ruling-AHD-L09 = Opción capture=at-once: las unidades que están solas en una casilla la capturan cuando termina la fase de movimiento y de nuevo cuando termina la fase de combate, además de al final del semiturno; la victoria se comprueba cada vez. Es la lectura citada en R05, precisada.
ruling-AHD-L10 = Opción counter-limit: en el mapa, como mucho ese número de fichas veteranas, y otro tanto de élite, de cada arma para cada bando. Ninguna fuente da las cifras (R28); la opción permite a un grupo probar una.
