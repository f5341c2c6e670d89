# Across Five Aprils in Spanish. Messages may use each other and then see the same facts.
#
#   rule-*, ruling-*, component-*   the digest; dots of an id are written as underscores
#   ask-*, choice-*, event-*, refusal-*   what the game asks, offers, tells and forbids

title-bull-run = Bull Run
title-pea-ridge = Pea Ridge
title-shiloh = Shiloh
title-gettysburg = Gettysburg
title-bentonville = Bentonville
game-bull-run = 21 de julio de 1861: la Unión rodea el flanco confederado en dirección a Henry House, mientras brigadas de refresco acuden desde el ferrocarril; diez turnos de la primera gran batalla de la guerra.
game-pea-ridge = 7-8 de marzo de 1862: dos columnas confederadas aparecen a espaldas del ejército de la Unión en Arkansas, que debe dar media vuelta y conservar Elkhorn Tavern y Leetown; quince turnos.
game-shiloh = 6-7 de abril de 1862: los confederados sorprenden los campamentos de la Unión y tienen un día para llegar a Pittsburg Landing antes de que divisiones de refresco crucen el Tennessee; diecisiete turnos, con cañoneras en el río.
game-gettysburg = 1-3 de julio de 1863: la caballería de Buford defiende las crestas hasta que llegan los cuerpos, y dos ejércitos se disputan durante tres días Cemetery Hill, Culp’s Hill y los Round Tops; 31 turnos, la mayor de las cinco batallas.
game-bentonville = 19 de marzo de 1865: los confederados caen sobre dos cuerpos de la Unión en marcha y tienen una tarde para quebrarlos antes de que llegue ayuda; cinco turnos, ideales para una primera partida.

scenario-battle = Toda la batalla, desde su primer turno.

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
unit = { $unit } ({ side })
arm = { $arm ->
    [infantry] infantería
    [cavalry] caballería
    [artillery] artillería
   *[gunboat] cañonera
  }
terrain = { $terrain ->
    [clear] despejado
    [woods] bosque
    [wooded-hill] colina boscosa
    [marsh] pantano
    [rough] accidentado
    [town] pueblo
    [river] río
   *[hill] colina
  }
phase = { $phase ->
    [move] movimiento
    [build] construcción
    [roll] refuerzos
    [over] fin
   *[combat] combate
  }
marker = { $marker ->
    [union-combat] combate de la Unión
    [confederate-combat] combate de la Confederación
   *[other] { $marker }
  }
division = { $division ->
    [anderson] la división de Anderson
    [early] la división de Early
    [heth] la división de Heth
    [hood] la división de Hood
    [johnson] la división de Johnson
    [mclaws] la división de McLaws
    [pender] la división de Pender
    [pickett] la división de Pickett
    [rodes] la división de Rodes
   *[other] la división de { $division }
  }
direction = { $direction ->
    [U] arriba
    [UR] arriba a la derecha
    [DR] abajo a la derecha
    [D] abajo
    [DL] abajo a la izquierda
   *[UL] arriba a la izquierda
  }
level = { $level ->
    [marginal] marginal
    [substantial] sustancial
    [decisive] decisiva
   *[draw] empate
  }
shift = { $name ->
    [terrain] terreno del defensor
    [water] curso de agua de por medio
    [talus] talud de por medio
    [works] fortificación
    [attackers-surrounded] atacantes rodeados
    [defenders-surrounded] defensores rodeados
   *[surprise] sorpresa
  }
columns = { $shift ->
    [-3] 3 columnas a la izquierda
    [-2] 2 columnas a la izquierda
    [-1] 1 columna a la izquierda
    [0] sin desplazamiento
    [1] 1 columna a la derecha
   *[other] { $shift } columnas a la derecha
  }
outcome = { $retreat ->
    [yes] { steps-lost } y retirada
   *[no] { steps-lost }
  }
steps-lost = { $losses ->
    [0] sin efecto
    [one] pérdida de 1 paso
   *[other] pérdida de { $losses } pasos
  }
now = { $step ->
    [over] la batalla ha terminado
    [move] está moviendo la formación extraída
    [yield] se están eligiendo las retiradas automáticas
    [withdraw] se está preparando una retirada automática
    [attack] se está eligiendo el próximo hexágono que atacar
    [declare] se están eligiendo las unidades de un ataque
    [morale] se está eligiendo un valor de moral
    [loss] hay pasos que perder
    [retreat] hay unidades que deben retirarse
    [stand] el defensor puede retirarse voluntariamente
    [advance] se está decidiendo un avance
    [roll] se está tirando para los refuerzos
   *[build] se están construyendo parapetos
  }

## The state of the battle

header = Turno { $turn } de { $last_turn }, { $night ->
    [yes] noche
   *[no] { $time }
  }.
header-objective = { $hex }: { side }

## What can be typed, for example

example-action = attack 3605
example-why = why attack 3605
example-map = map 3605
example-rule = rule 6.1-a

## What is asked

ask-over = { $side ->
    [nobody] La batalla ha terminado. Es un empate.
   *[other] La batalla ha terminado. { side-name } ha ganado.
  }
ask-move = { side }: puede mover la formación { $marker }. Elija una unidad y luego el hexágono al que va; termine la fase cuando haya acabado.
ask-move-on = { side }: ¿adónde va { $unit }? También puede elegir otra unidad de la formación { $marker }.
ask-yield = { side }: puede retirarse antes de los combates. Elija el hexágono enemigo, o continúe.
ask-withdraw = { side }: retirada automática ante el enemigo de { $hex }. La artillería puede cubrirla, y las unidades libres para combatir en otro lugar pueden quedarse; después, retírese.
ask-attack = { side }: ¿qué hexágono enemigo ataca ahora? Podrá terminar la fase cuando se hayan cumplido todas las obligaciones de atacar.
ask-declare = { side }: ¿quién ataca { $hex }? Elija unidades, añada otros hexágonos si quiere, y luche.
ask-morale = { side }: ¿qué valor de moral suma a su dado en el combate de { $hex }? Su primera pérdida recae en una unidad con ese valor.
ask-loss = { $losses ->
    [one] { side }: hay que perder 1 paso en el combate de { $hex }. ¿Qué unidad lo pierde?
   *[other] { side }: hay que perder { $losses } pasos en el combate de { $hex }. ¿Qué unidad pierde el siguiente?
  }
ask-retreat = { $retreats ->
    [0] { side }: la retirada continúa. ¿Adónde?
    [one] { side }: una unidad debe retirarse. ¿Adónde?
   *[other] { side }: { $retreats } unidades deben retirarse. ¿Cuál primero, y adónde?
  }
ask-retreat-on = { side }: la unidad { $unit } debe seguir retirándose. ¿Adónde?
ask-stand = { side }: las unidades atacadas que no se han retirado aún pueden retirarse un hexágono. ¿Cuál se retira, o resisten todas?
ask-advance = { side }: puede avanzar una unidad a cada hexágono que ha quedado vacío. ¿Quién avanza?
ask-build = { side }: acaba la noche. La infantería que está en una colina y no ha movido puede construir un parapeto; elija hacia dónde mira.
ask-roll = { side }: refuerzos. ¿Para qué unidad tira ahora?
left-move = { $count ->
    [one] Una unidad aún puede moverse.
   *[other] { $count } unidades aún pueden moverse.
  }
left-attack = { $count ->
    [one] Aún se puede atacar un hexágono enemigo.
   *[other] Aún se pueden atacar { $count } hexágonos enemigos.
  }
left-build = { $count ->
    [one] Una unidad aún puede construir un parapeto.
   *[other] { $count } unidades aún pueden construir un parapeto.
  }

## What can be chosen

choice-take = { $unit }
choice-go = a { $hex }
choice-end = terminar la fase
choice-commit = empeñar { division } en esta extracción
choice-yield = retirarse ante el enemigo de { $hex }
choice-with = con { $unit }
choice-spare = dejar fuera a { $unit }
choice-withdraw = efectuar la retirada
choice-fight = pasar a los combates
choice-attack = atacar { $hex }
choice-also = atacar { $hex } en el mismo combate
choice-resolve = luchar
choice-cancel = renunciar a este ataque
choice-morale = valor de moral { $value }
choice-lose = { $unit } pierde un paso
choice-retreat = { $unit } se retira a { $hex }
choice-stand = resistir
choice-advance = { $unit } avanza a { $hex }
choice-hold = no avanzar
choice-build = { $unit } construye un parapeto hacia { direction }

## What happened

event-begins-reduced = Hándicap: { unit } empieza la batalla reducida.
event-turn = Comienza el turno { $number }.
event-draws = { $marker ->
    [union-combat] { side-name } extrae el marcador de fase de combate de la Unión.
    [confederate-combat] { side-name } extrae el marcador de fase de combate de la Confederación.
   *[other] { side-name } extrae el marcador de la formación { $marker }.
  }
event-marker-idle = El segundo marcador de la formación { $marker } no tiene efecto.
event-nobody-moves = Ninguna unidad de la formación { $marker } puede mover.
event-moves = { $from ->
    [none] { $unit } entra en el mapa y va a { $hex } (coste: { $points }).
   *[other] { $unit } va a { $hex } (coste: { $points }).
  }
event-no-combat = { side-name } no tiene ningún enemigo al que atacar.
event-yields = { side-name } hace una retirada automática ante el enemigo de { $hex }: { $number ->
    [one] 1 unidad
   *[other] { $number } unidades
  }.
event-attacks = { side-name } ataca { $hex } con { $number ->
    [one] 1 unidad
   *[other] { $number } unidades
  }.
event-bombards = { side-name } cubre la retirada y bombardea { $hex } con { $number ->
    [one] 1 unidad
   *[other] { $number } unidades
  }.
event-odds = Fuerza { $attack } contra { $defence }, proporción { $odds }: columna { $initial }, { columns }, columna final { $final }.
event-rolls = { side-name } saca { $die } con moral { $morale }, total { $total } en la columna { $column }. Resultado para el enemigo: { outcome }.
event-reduced = { unit } pierde un paso en { $hex } y queda reducida.
event-eliminated = { unit } queda eliminada en { $hex }.
event-check-passed = { unit } hace un chequeo de moral en { $hex }: { $number }, superado.
event-check-failed = { unit } hace un chequeo de moral en { $hex }: { $number }, fallado.
event-retreats = { unit } se retira de { $from } a { $hex }.
event-advances = { unit } avanza de { $from } a { $hex }.
event-control = { $side ->
    [nobody] Nadie controla { $hex }.
   *[other] { side-name } controla { $hex }.
  }
event-victory = { $level ->
    [draw] La batalla termina en empate.
   *[other] { side-name } obtiene una victoria { level }.
  }
event-indian-retreats = { $unit } está junto a artillería de la Unión en { $hex } y debe retirarse.
event-contact = Una unidad confederada ha entrado en una zona de control de la Unión: cunde la alarma en los campamentos.
event-wallace-comes = La Unión saca { $number }: la 3.ª División ha encontrado el camino corto y llega este turno por 1502.
event-wallace-is-late = La Unión saca { $number }: ni rastro de la 3.ª División.
event-released = { $unit } queda liberada de la reserva de artillería.
event-longstreet-seen = El cuerpo de Longstreet ha sido visto: desde el próximo turno ya no mueve dos veces.
event-builds = { unit } construye un parapeto en { $hex }.
event-arrives = { $unit } llega este turno (dado: { $number }).
event-is-late = { $unit } aún no llega (dado: { $number }).

## Why not

refusal-not-your-turn = No es su turno. Elige: { side }.
refusal-game-over = La batalla ha terminado.
refusal-unknown-place = No hay ningún hexágono { $hex } en este mapa.
refusal-unknown-unit = No hay ninguna unidad { $unit } en esta batalla.
refusal-unknown-division = No hay ninguna división { $division } en esta batalla.
refusal-no-movement-now = Las unidades solo mueven en la fase de movimiento de su formación. Ahora: { now }.
refusal-no-combat-now = { $step ->
    [build] No hay combate en un turno nocturno. Ahora: { now }.
   *[other] No hay combate en una fase de movimiento. Ahora: { now }.
  }
refusal-retreats-first = Las retiradas automáticas van antes de los combates. Elija una, o pase a los combates.
refusal-retreats-over = Las retiradas automáticas van antes de todos los combates de la fase, y los combates ya han empezado.
refusal-combat-unfinished = Cada combate se termina antes de que empiece el siguiente. Ahora: { now }.
refusal-no-target-yet = { $step ->
    [yield] Elija primero el hexágono enemigo ante el que retirarse.
   *[other] Elija primero el hexágono enemigo que atacar.
  }
refusal-no-morale-now = Un valor de moral solo se elige al resolver un combate. Ahora: { now }.
refusal-no-loss-due = No hay que perder ningún paso. Ahora: { now }.
refusal-no-retreat-due = Ninguna unidad tiene que retirarse. Ahora: { now }.
refusal-no-stand-now = El defensor solo elige quedarse o retirarse tras los resultados de un combate. Ahora: { now }.
refusal-no-advance-now = Las unidades solo avanzan justo después de un combate que deja vacío un hexágono. Ahora: { now }.
refusal-no-building-now = Los parapetos solo se construyen al final de un turno nocturno. Ahora: { now }.
refusal-other-formation = La unidad { $unit } es de la formación { $at_formation }. En esta fase solo mueven las unidades de la formación { $marker }.
refusal-not-on-map = { $presence ->
    [eliminated] La unidad { $at_unit } ha sido eliminada.
   *[other] La unidad { $at_unit } aún no está en el mapa.
  }
refusal-left-out = La unidad { $at_unit } solo se usa con la opción de caballería.
refusal-has-moved = La unidad { $at_unit } ya ha movido en esta fase, y una unidad solo mueve una vez.
refusal-not-arrived = { $due ->
    [0] La unidad { $at_unit } no es un refuerzo, así que no puede entrar en el mapa.
   *[other] La unidad { $at_unit } llega en el turno { $due }; este es el turno { $turn }.
  }
refusal-not-rolled = La unidad { $at_unit } solo entra cuando una tirada la trae, y ninguna lo ha hecho aún.
refusal-no-way-out = La unidad { $at_unit } no puede mover. Parte de la zona de control (ZdC) de { $units }, y todo hexágono contiguo está cerrado o en una ZdC enemiga.
refusal-not-taken = Elija primero la unidad que va a mover.
refusal-same-hex = La unidad ya está en { $at_hex }.
refusal-enemy-hex = El hexágono { $at_hex } está ocupado por el enemigo: { $units }.
refusal-barred-terrain = El terreno de { $at_hex } ({ terrain }) está prohibido a este tipo de unidad ({ arm }).
refusal-barred-river = Un río sin puente ni vado cierra el paso a { $at_hex }.
refusal-barred-slope = Un talud en el camino a { $at_hex } está prohibido a este tipo de unidad ({ arm }).
refusal-full-road = Ya hay dos unidades en { $at_hex } ({ $units }): la carretera que lleva allí no se puede usar, y sin ella el terreno está prohibido a esta unidad.
refusal-full-hex = Ya hay dos unidades en { $at_hex }: { $units }. Otras pueden pasar, pero no detenerse allí.
refusal-zone-to-zone = El hexágono { $at_hex } está en la zona de control (ZdC) de { $units }. Una unidad que empezó su movimiento en una ZdC enemiga no puede entrar en una ZdC enemiga.
refusal-zone-on-way = El hexágono { $at_hex }, en el camino, está en la zona de control de { $units }, y la unidad tendría que detenerse allí.
refusal-night-zone = El hexágono { $at_hex } está en la zona de control de { $units }. De noche ninguna unidad entra en una, salvo que ya haya allí una unidad amiga.
refusal-too-far = El hexágono { $at_hex } está demasiado lejos: hacen falta { $needs } puntos de movimiento, y la unidad tiene { $has }.
refusal-must-unstack = Unidades en { $stacked_in }: { $count }. Solo pueden quedar dos: { $at_unit }, u otra unidad de la formación que esté allí, debe salir antes de que acabe la fase.
refusal-entry-blocked = El enemigo ocupa el hexágono de entrada { $at_hex }: { $units }.
refusal-entry-waits = El enemigo ocupa el hexágono de entrada { $at_hex } ({ $units }). En Shiloh las unidades de la Unión no tienen otro hexágono de entrada, así que esperan fuera del mapa.
refusal-not-yours = La unidad { $at_unit } no es de su bando.
refusal-has-attacked = La unidad { $at_unit } ya ha atacado en esta fase de combate, y ninguna ataca dos veces.
refusal-has-fallen-back = La unidad { $at_unit } se ha retirado en esta fase de combate y ya no puede atacar ni bombardear en ella.
refusal-overstacked = La unidad { $at_unit } está sobreapilada: solo las dos unidades superiores de un hexágono pueden atacar.
refusal-no-enemy-there = No hay ninguna unidad enemiga en { $at_hex }.
refusal-already-attacked = El enemigo de { $at_hex } ya ha sido atacado en esta fase de combate, o alguien se ha retirado ante él, y ninguna unidad es atacada dos veces.
refusal-not-adjacent = La unidad { $at_unit } no está adyacente a { $target }, y solo la artillería ataca desde más lejos.
refusal-river-between = Un río sin puente ni vado protege { $at_hex }. Solo la artillería que bombardea ataca a través de él.
refusal-only-guns-at-gunboats = Hay cañoneras en { $at_hex }, y solo la artillería puede atacarlas.
refusal-guns-in-zone = La unidad { $at_unit } está en la zona de control de { $units }, así que no puede bombardear, solo atacar un hexágono adyacente.
refusal-out-of-range = El hexágono { $at_hex } está a { $distance } hexágonos, y la artillería alcanza { $range }.
refusal-not-in-sight = La línea de visión (LdV) hasta el blanco está bloqueada en { $at_hex }.
refusal-must-be-attacked = El enemigo de { $at_hex } debe ser atacado antes de que acabe la fase: hay unidades propias en su zona de control.
refusal-must-attack = La unidad { $at_unit } está en la zona de control de { $units } y debe atacar antes de que acabe la fase.
refusal-nobody-in-zone = Ninguna unidad propia está en la zona de control del enemigo de { $at_hex }, así que nadie tiene que retirarse.
refusal-must-yield = La unidad { $at_unit } no tiene fuerza de ataque ni con quién atacar: debe hacer una retirada automática antes de los combates.
refusal-all-or-none = La unidad { $at_unit } debe retirarse con las demás. Solo se queda alguna si la artillería bombardea al enemigo a 1-4 como mínimo: hace falta una fuerza de { $needs }, y hay { $has }.
refusal-cannot-cover = La unidad { $at_unit } no puede cubrir la retirada: solo puede la artillería que bombardea { $target }.
refusal-not-leaving = La unidad { $at_unit } no es una de las que se retiran ante { $target }.
refusal-not-freed = La unidad { $at_unit } no tiene otro enemigo al que atacar, así que debe retirarse con las demás.
refusal-last-to-leave = La unidad { $at_unit } es la última de esta retirada, así que no puede quedarse.
refusal-declared-already = { $action ->
    [with] La unidad { $unit }, en { $at_hex }, ya participa.
   *[other] El hexágono { $at_hex } ya es objeto de este ataque.
  }
refusal-no-attacker = { $action ->
    [also] Ninguna unidad propia puede atacar { $at_hex } junto con los demás hexágonos de este combate.
   *[other] Ninguna unidad propia está adyacente a { $at_hex }, y ninguna artillería propia lo tiene a su alcance.
  }
refusal-not-all-reach = { $action ->
    [with] La unidad { $at_unit } atacaría { $beyond } con un bombardeo y otro hexágono de este combate desde al lado. Una unidad ataca de una sola manera.
   *[other] La unidad { $at_unit } participa y no puede atacar { $beyond }. Todo atacante debe poder atacar todos los hexágonos del combate.
  }
refusal-splits-duty = Con { $hex } en este combate, a { $at_unit } no le quedaría ningún enemigo que atacar, y debe atacar a alguno.
refusal-duty-elsewhere = { $scope ->
    [hex] La unidad { $unit } hace falta contra { $at_hex }: ese hexágono aún debe ser atacado, y sin ella no podría serlo.
    [hexes] La unidad { $unit } hace falta en otra parte: sin ella no se podrían atacar todos los hexágonos que aún deben ser atacados, entre ellos { $at_hex }.
   *[combat] Después de este ataque no se podrían atacar todos los hexágonos que aún deben ser atacados, entre ellos { $at_hex }.
  }
refusal-nobody-attacks = Elija al menos una unidad que ataque.
refusal-no-strength = Los atacantes no tienen fuerza de ataque: debe sumárseles una unidad que la tenga.
refusal-bombard-one-hex = La artillería que bombardea sola solo puede atacar un hexágono.
refusal-guns-too-weak = La artillería es demasiado débil contra { $at_hex }: un bombardeo a 1-4 contra una defensa de { $defence } exige una fuerza de { $needs }, y tiene { $has }.
refusal-must-join = La unidad { $at_unit } debe sumarse a este ataque: tiene que atacar, y no le queda otro enemigo.
refusal-not-a-boat = La unidad { $at_unit } no puede quedar fuera: solo puede hacerlo una de las dos cañoneras de un mismo hexágono atacado.
refusal-not-left-out = { $attacked ->
    [no] La unidad { $at_unit } no es atacada en este combate, así que no hay nada que dejar fuera.
   *[yes] La unidad { $at_unit } no puede quedar fuera: todas las unidades de un hexágono son atacadas juntas.
  }
refusal-not-stuck = Este ataque aún puede librarse o ampliarse, así que no se puede abandonar.
refusal-not-its-morale = Ninguna unidad propia en este combate puede aportar el valor de moral { $value }. Posibles: { $values }.
refusal-not-in-combat = La unidad { $at_unit } no participa en este combate.
refusal-guns-unhurt = La unidad { $at_unit } bombardea, y la artillería que bombardea no pierde pasos.
refusal-first-loss = El primer paso debe salir de una unidad con el valor de moral que ha usado su bando ({ $used }); { $at_unit } tiene { $value }.
refusal-nothing-to-retreat = La unidad { $at_unit } no tiene que retirarse.
refusal-retreat-in-progress = Las unidades se retiran de una en una, y { $at_unit } no ha terminado su retirada.
refusal-has-retreated = La unidad { $at_unit } ya se ha retirado en este combate.
refusal-retreat-not-beside = Una unidad se retira a un hexágono adyacente, y { $hex } no es adyacente a { $at_unit }.
refusal-retreat-into-enemy = El hexágono { $at_hex } está ocupado por el enemigo ({ $units }), así que ninguna unidad se retira allí.
refusal-retreat-into-zone = El hexágono { $at_hex } está en la zona de control de { $units } y sin unidad amiga, así que ninguna unidad se retira allí.
refusal-retreat-over-terrain = El terreno de { $at_hex }, o el lado de hexágono que lleva allí, está prohibido a esta unidad.
refusal-retreat-back = La unidad acaba de dejar { $at_hex } en esta retirada y no vuelve allí.
refusal-retreat-zone-first = El hexágono { $at_hex } está en zona de control enemiga. La unidad debe retirarse a uno que no lo esté: { $hexes }.
refusal-retreat-sideways = El hexágono { $at_hex } no está en la dirección de las líneas amigas. La unidad debe retirarse a uno que lo esté: { $hexes }.
refusal-retreat-crowded = Ya hay dos unidades en { $at_hex }. La unidad debe retirarse a un hexágono con sitio: { $hexes }.
refusal-retreat-nearer = El hexágono { $at_hex } está más cerca de los enemigos a la vista que { $hexes }, adonde debe retirarse la unidad.
refusal-defender-stays = La unidad { $at_unit } ha sido atacada. Tras un combate normal solo avanzan los atacantes.
refusal-attackers-driven = La unidad { $at_unit } ha tenido que retirarse en este combate, así que no avanza.
refusal-has-advanced = La unidad { $at_unit } ya ha avanzado tras este combate.
refusal-guns-never-advance = La unidad { $at_unit } no avanza: la artillería y las cañoneras no lo hacen nunca.
refusal-not-vacated = Este combate no ha dejado vacío { $at_hex }, así que ninguna unidad avanza allí.
refusal-not-beside = La unidad { $at_unit } no está adyacente a { $hex }.
refusal-advance-barred = El terreno de { $at_hex }, o el lado de hexágono que lleva allí, está prohibido a esta unidad.
refusal-no-commitment = Solo los cuerpos confederados de Gettysburg empeñan divisiones.
refusal-no-building = En esta batalla no se puede construir nada.
refusal-run-not-crossed = Bull Run y Catharpin Run solo se cruzan por puentes y vados, y no hay ninguno a la entrada de { $at_hex }.
refusal-run-closed-to-south = Las unidades confederadas no cruzan nunca Bull Run ni Catharpin Run, y { $at_hex } está al otro lado.
refusal-attack-over-run = El hexágono { $at_hex } está al otro lado de un riachuelo sin puente ni vado, así que solo puede atacarlo la artillería que bombardea.
refusal-run-bars-attack = El hexágono { $at_hex } está al otro lado de un riachuelo. Con la opción elegida, solo puede atacarlo la artillería que bombardea, aunque haya un puente o un vado.
refusal-next-to-guns = El hexágono { $at_hex } está junto a artillería de la Unión ({ $units }), y la brigada india de Pike no va allí nunca voluntariamente.
refusal-missouri-holds = La unidad { $at_unit } no puede mover en el turno 1.
refusal-other-division-first = La unidad { $at_unit } debe esperar: con mando unificado solo entra una división en el turno 1, y ha empezado la otra.
refusal-cavalry-avoids-zones = El hexágono { $at_hex } está en la zona de control de { $units }. Con la opción de caballería solo entra en una la caballería de Forrest, salvo en retirada.
refusal-wallace-hex = Con la opción Lew Wallace ninguna unidad confederada puede entrar en { $at_hex }.
refusal-boats-keep-river = Las cañoneras solo mueven por el río, nunca a la orilla oeste: { $at_hex } les está prohibido.
refusal-boats-do-not-retreat = Con esta opción las cañoneras no se retiran: { $at_unit } se queda donde está.
refusal-buford-holds-run = Las unidades de Buford no pueden cruzar Willoughby Run antes del turno 3, y { $at_hex } está al otro lado.
refusal-buford-last-resort = Antes del turno 3 las unidades de Buford solo se retiran a { $at_hex }, al otro lado de Willoughby Run, si no hay otro camino. Posibles: { $hexes }.
refusal-reserve-to-post = La unidad { $at_unit } es de la reserva de artillería y debe seguir hacia 2010 antes de que acabe la fase.
refusal-reserve-stays = La reserva de artillería se queda en 2010 o en un hexágono adyacente hasta ser liberada, así que no va a { $at_hex }.
refusal-reserve-hurries = La reserva de artillería va a 2010 lo más deprisa posible, y puede llegar más cerca que { $at_hex }.
refusal-division-must-move = En la primera extracción debe mover al menos una división de la formación { $at_formation }: mueva una unidad o empeñe una división.
refusal-division-has-moved = La unidad { $at_unit }, o su división, ya ha movido en la primera extracción de este turno.
refusal-not-of-corps = No se puede empeñar { division }: no es de la formación extraída, { $marker }.
refusal-division-not-in-play = No se puede empeñar { division }: ninguna de sus unidades está en el mapa ni llega este turno.
refusal-division-committed = No se puede empeñar { division }: ya cuenta como movida este turno.
refusal-only-first-draw = Una división solo se empeña en la primera extracción de su cuerpo en un turno.
refusal-not-at-night = Los parapetos solo se construyen en los turnos nocturnos.
refusal-not-on-a-hill = El terreno de { $at_hex } es: { terrain }. Los parapetos solo se construyen en colinas y colinas boscosas.
refusal-only-infantry-builds = La unidad { $at_unit } no es de infantería, y solo la infantería construye parapetos.
refusal-builder-moved = La unidad { $at_unit } ha movido en este turno, así que no puede construir un parapeto.
refusal-fortified-already = El hexágono { $at_hex } ya está fortificado.
refusal-covers-from-beside = La unidad { $at_unit } está adyacente al enemigo. Solo la artillería no adyacente cubre una retirada automática.
refusal-not-in-defenders-zone = Con esta opción, la artillería que bombardea solo se une a unidades en la zona de control de los defensores.
refusal-reserve-must-enter = La unidad { $at_unit } es de la reserva de artillería y, con esta opción, debe entrar en cuanto pueda.
refusal-three-have-come = La unidad { $at_unit } debe esperar: con esta opción no entran más de tres unidades de la Unión por turno.
refusal-not-to-roll-for = Ahora no se tira para la unidad { $at_unit }: primero el XIV Cuerpo, luego la infantería del XX y luego su artillería, una vez por unidad.

## Options

option-road-bans = ¿Abre una carretera, un sendero o un ferrocarril un terreno que de otro modo está cerrado a una unidad?
option-road-bans-lifted = sí
option-road-bans-kept = no
option-map-edge = ¿Pueden quedar rodeadas las unidades al borde del mapa?
option-map-edge-disregarded = sí, lo que está fuera del mapa no cuenta
option-map-edge-open = no, el borde es una salida
option-outside-rows = ¿Qué da un total que se sale de las filas impresas de una tabla de combate?
option-outside-rows-nearest = el resultado de la fila más cercana
option-outside-rows-no-effect = ningún resultado
option-cover-beside = ¿Puede cubrir una retirada automática la artillería adyacente al enemigo a la que no alcanza la zona de control enemiga?
option-cover-beside-refused = no, solo la que no está adyacente
option-cover-beside-allowed = sí
option-combined-attack = ¿A qué unidades puede unirse en un ataque combinado la artillería que bombardea?
option-combined-attack-adjacent = a las adyacentes a los defensores
option-combined-attack-in-zone = a las que están en la zona de control de los defensores
option-blocked-entry = Letras de entrada con varios hexágonos: ¿cuándo puede una unidad entrar por otro sitio?
option-blocked-entry-each-hex = cuando el enemigo ocupa alguno
option-blocked-entry-whole-letter = solo cuando el enemigo los ocupa todos
option-stuck-withdrawal = ¿Qué le cuesta una retirada automática a una unidad que no tiene adónde ir?
option-stuck-withdrawal-step = un paso
option-stuck-withdrawal-nothing = nada
option-surrounded-guns = Atacantes rodeados: ¿cuenta la artillería que bombardea?
option-surrounded-guns-disregarded = no
option-surrounded-guns-counted = sí, todos los atacantes deben estar rodeados
option-guns-beside = ¿Cómo ataca la artillería a un enemigo adyacente cuya zona de control no la alcanza?
option-guns-beside-bombard = bombardea
option-guns-beside-attack = como cualquier otra unidad
option-handicap = Hándicap: ¿qué bando recibe ayuda?
option-handicap-none = ninguno, el comienzo impreso
option-handicap-union-plus-1 = la Unión: la unidad confederada más fuerte empieza reducida
option-handicap-confederate-plus-1 = la Confederación: la unidad más fuerte de la Unión empieza reducida
option-handicap-union-plus-2 = la Unión: las dos unidades confederadas más fuertes empiezan reducidas
option-handicap-confederate-plus-2 = la Confederación: las dos unidades más fuertes de la Unión empiezan reducidas
option-handicap-union-plus-3 = la Unión: las tres unidades confederadas más fuertes empiezan reducidas
option-handicap-confederate-plus-3 = la Confederación: las tres unidades más fuertes de la Unión empiezan reducidas
option-handicap-union-plus-4 = la Unión: las cuatro unidades confederadas más fuertes empiezan reducidas
option-handicap-confederate-plus-4 = la Confederación: las cuatro unidades más fuertes de la Unión empiezan reducidas
option-handicap-union-plus-6 = la Unión: las seis unidades confederadas más fuertes empiezan reducidas
option-handicap-confederate-plus-6 = la Confederación: las seis unidades más fuertes de la Unión empiezan reducidas
option-handicap-union-plus-8 = la Unión: las ocho unidades confederadas más fuertes empiezan reducidas
option-handicap-confederate-plus-8 = la Confederación: las ocho unidades más fuertes de la Unión empiezan reducidas
option-handicap-union-plus-12 = la Unión: las doce unidades confederadas más fuertes empiezan reducidas
option-handicap-confederate-plus-12 = la Confederación: las doce unidades más fuertes de la Unión empiezan reducidas
option-handicap-union-plus-16 = la Unión: las dieciséis unidades confederadas más fuertes empiezan reducidas
option-handicap-confederate-plus-16 = la Confederación: las dieciséis unidades más fuertes de la Unión empiezan reducidas
option-handicap-union-plus-half = la Unión: la unidad confederada más fuerte empieza reducida, y también la unidad más débil de la Unión
option-handicap-confederate-plus-half = la Confederación: la unidad más fuerte de la Unión empieza reducida, y también la unidad confederada más débil
option-handicap-union-plus-1-half = la Unión: las dos unidades confederadas más fuertes empiezan reducidas, y también la unidad más débil de la Unión
option-handicap-confederate-plus-1-half = la Confederación: las dos unidades más fuertes de la Unión empiezan reducidas, y también la unidad confederada más débil
option-handicap-union-plus-2-half = la Unión: las tres unidades confederadas más fuertes empiezan reducidas, y también la unidad más débil de la Unión
option-handicap-confederate-plus-2-half = la Confederación: las tres unidades más fuertes de la Unión empiezan reducidas, y también la unidad confederada más débil
option-handicap-union-plus-3-half = la Unión: las cuatro unidades confederadas más fuertes empiezan reducidas, y también la unidad más débil de la Unión
option-handicap-confederate-plus-3-half = la Confederación: las cuatro unidades más fuertes de la Unión empiezan reducidas, y también la unidad confederada más débil
option-run-duty = Bull Run: ¿hay que atacar a un enemigo de la otra orilla?
option-run-duty-waived = no, pero por un puente o un vado se puede
option-run-duty-crossings-bind = sí, por un puente o un vado
option-run-duty-no-attack = no, y solo puede la artillería que bombardea
option-entry = ¿Cómo entran en el mapa las divisiones confederadas?
option-entry-printed = como está impreso: Price por B, McCulloch por A
option-entry-swap = intercambio: Price por A, McCulloch por B
option-entry-unified = mando unificado: por A o B, una división en el turno 1 y la otra en el turno 2
option-both-at-b = Mando unificado: ¿cuándo han entrado las dos divisiones por B?
option-both-at-b-every-unit = cuando lo han hecho todas las unidades
option-both-at-b-any-unit = cuando lo ha hecho alguna unidad de cada una
option-indian-retreat = ¿Cuándo se retira la brigada de Pike ante una artillería de la Unión adyacente?
option-indian-retreat-at-start = al principio de la fase de combate confederada
option-indian-retreat-any-time = en cualquier momento de esa fase
option-indian-advance = ¿Puede la brigada de Pike avanzar hasta quedar junto a una artillería de la Unión?
option-indian-advance-barred = no
option-indian-advance-allowed = sí
option-cavalry = ¿Participa la caballería?
option-cavalry-off = solo la de Forrest
option-cavalry-on = toda
option-lew-wallace = ¿Puede llegar pronto, por el camino corto, la 3.ª División de Lew Wallace?
option-lew-wallace-off = no, llega en el turno 10
option-lew-wallace-on = sí, en el turno 6 o 7, con un 1 o un 2
option-even-points = ¿Para quién es la victoria marginal cuando la relación de puntos de victoria es al menos 1 pero inferior a 1½?
option-even-points-union-marginal = para la Unión
option-even-points-confederate-marginal = para la Confederación
option-even-points-draw = para nadie: es un empate
option-gunboat-retreat = ¿Adónde se retiran las cañoneras?
option-gunboat-retreat-river = por el río
option-gunboat-retreat-never = a ninguna parte: sufren lo que una unidad que no puede retirarse
option-objectives-start = ¿Quién controla los objetivos al principio?
option-objectives-start-nobody = nadie, hasta que entre una unidad
option-objectives-start-union = la Unión
option-reserve-entry = ¿Puede retenerse fuera del mapa la reserva de artillería?
option-reserve-entry-free = sí
option-reserve-entry-at-once = no, entra en cuanto puede
option-reserve-release = ¿El control de qué objetivos libera la reserva de artillería?
option-reserve-release-confederate-objectives = de los confederados
option-reserve-release-any-objective = de cualquiera
option-marginal-lead = Tercera jornada: ¿qué exige una victoria marginal además de los objetivos (impreso +11 y +1)?
option-marginal-lead-ratio = una relación superior a 1-1
option-marginal-lead-points = 11 puntos de ventaja para la Confederación, 1 para la Unión
option-late-arrivals = El dado ha hecho llegar una unidad y se ha retenido. ¿Se vuelve a tirar para ella?
option-late-arrivals-kept = no, puede entrar en cualquier turno posterior
option-late-arrivals-rolled-again = sí, cada turno
option-entry-limit = ¿A qué se aplica el límite de tres unidades por turno?
option-entry-limit-new-units = a las unidades que los dados traen este turno
option-entry-limit-all-units = a todas las unidades que entran, también las retenidas
option-roll-order = ¿Quién fija el orden de las tiradas dentro de un cuerpo o un arma?
option-roll-order-listed = la lista de unidades
option-roll-order-chosen = el jugador de la Unión

## Términos, cada uno con sus formas, y qué significan

term-formation = formación
term-formation-means = Las unidades de un mismo color: mueven juntas cuando se extrae su marcador (2.2-f).
term-cup = cubilete
term-cup-means = Contiene todos los marcadores del turno; el que se extrae actúa (3.1-a, 3.2-a).
term-zoc = zona de control | zonas de control | ZdC
term-zoc-means = Los seis hexágonos alrededor de una unidad: el enemigo debe detenerse en ellos y combatir en su fase de combate (5.0-a, 6.1-c).
term-points = puntos de movimiento | punto de movimiento
term-points-means = Lo que una unidad puede gastar en hexágonos y sus lados en una fase de movimiento (4.2-a).
term-step = paso | pasos
term-step-means = Lo que una unidad puede perder: dos pasos si tiene las dos caras impresas, uno si no (2.2-c).
term-morale-value = valor de moral
term-morale-value-means = Se suma al dado de un bando en combate y al de un chequeo de moral (6.2.6-a, 6.4-a).
term-morale-check = chequeo de moral | chequeos de moral
term-morale-check-means = Un dado más el valor de moral de la unidad: con 4 o más aguanta, si no se retira (6.4-a, 6.4-b).
term-automatic = retirada automática | retiradas automáticas
term-automatic-means = Ceder en la propia fase de combate en vez de combatir, sin pérdidas (6.2.2-a).
term-odds = proporción inicial
term-odds-means = La fuerza de ataque contra la de defensa, redondeada para el defensor, antes de todo desplazamiento (6.2.3-a).
term-surrounded = rodeados | rodeadas
term-surrounded-means = Cada hexágono de alrededor contiene un enemigo o está en una zona de control enemiga (6.2.4-g, 6.2.4-h).
term-overstacked = sobreapilada | sobreapiladas
term-overstacked-means = Más de dos unidades en un hexágono tras una retirada; las de abajo no cuentan en su defensa (4.3-d).
term-bombardment = ataque de bombardeo | ataques de bombardeo
term-bombardment-means = Un ataque solo de artillería, desde cuatro hexágonos como mucho; no sufre nada (7.1-b, 6.2.6-g).
term-los = línea de visión | líneas de visión
term-los-means = La recta entre los centros de dos hexágonos; la bloquean bosques, colinas, pueblos y taludes (7.1-h, 7.1-i).
term-lines = líneas amigas
term-lines-means = Adonde se retira un bando: las direcciones que indica la rosa de retirada del mapa (6.5-o).
term-entry = hexágono de entrada | hexágonos de entrada
term-entry-means = Por donde llegan al mapa los refuerzos de su letra (8.2-a).
term-objective = hexágono objetivo | hexágonos objetivo
term-objective-means = Un hexágono que cuenta para la victoria; es de quien está en él, o del único que tiene allí zona de control (11.1-a, 11.1-b).
term-fortification = fortificación | fortificaciones
term-fortification-means = Un parapeto o un atrincheramiento: ayuda al defensor en tres lados de su hexágono (10.0-b, 10.0-d).

## Tarjeta de ayuda

card-terrain = Terreno
card-shift = Desplazamiento
card-blocks = Bloquea la visión
card-attacker = Tira el atacante, sufre el defensor
card-defender = Tira el defensor, sufre el atacante
card-night = noche
card-hexside = { $kind ->
    [stream] arroyo
    [creek] riachuelo
    [river] lado de río
    [talus] talud
    [road] carretera
    [trail] sendero
    [railroad] ferrocarril
    [breastwork] parapeto
   *[entrenchment] atrincheramiento
  }

# Rules. One bullet of the digest each; the sentences are ours.

## 2. Componentes

## 2.1 Mapas

rule-A5A-2_1-a = El juego consta de dos hojas con los mapas de las cinco batallas, 352 fichas, dos tarjetas de ayuda idénticas y dos dados de seis caras.
rule-A5A-2_1-b = Un hexágono mide unas 300 yardas de ancho; la escala no tiene efecto en el juego.
rule-A5A-2_1-c = Cada hexágono tiene exactamente un terreno a todos los efectos: el que cubre la mayor parte de su superficie terrestre. Los símbolos que sobresalen de un hexágono vecino no se tienen en cuenta.
rule-A5A-2_1-d = El terreno de un hexágono es uno de estos siete: despejado, bosque, colina, colina boscosa, pantano, accidentado o pueblo.
rule-A5A-2_1-e = Ningún hexágono de los cinco mapas es accidentado.
rule-A5A-2_1-f = Los elementos de los lados de hexágono son la carretera, el sendero, el ferrocarril, el arroyo, el riachuelo, el río, el vado, el puente y el talud. Están entre dos hexágonos, o cruzan el lado que los separa, y se suman al terreno de los hexágonos.
rule-A5A-2_1-g = Las granjas aisladas, las cercas, los huertos y los dos estanques del mapa de Shiloh no afectan nunca al movimiento, al combate ni a la línea de visión.
rule-A5A-2_1-h = Cada mapa de batalla muestra también su registro de turnos, sus letras de entrada, sus hexágonos objetivo y una rosa de retirada con las direcciones de las líneas amigas de cada bando. El mapa de Bull Run lleva una segunda rosa y otros hexágonos de entrada, previstos para otra batalla; no se usan.

## 2.2 Fichas

rule-A5A-2_2-a = Los marcadores indican el turno, el control (una cara de la Unión y una confederada), las fortificaciones (una cara de parapeto y una de atrincheramiento), las fases de movimiento y las fases de combate.
rule-A5A-2_2-b = Las unidades de combate son de infantería, caballería o artillería; Shiloh añade dos cañoneras (14.3).
rule-A5A-2_2-c = Una unidad impresa por las dos caras tiene dos pasos: con la primera pérdida se le da la vuelta y queda por su cara reducida, y con otra más queda eliminada. Una unidad impresa por una sola cara tiene un paso y queda eliminada con la primera pérdida.
rule-A5A-2_2-d = Un paso perdido no se recupera nunca.
rule-A5A-2_2-e = Una unidad lleva, de izquierda a derecha, su fuerza de ataque, su fuerza de defensa y su capacidad de movimiento. Tiene además un valor de moral, que puede ser negativo, cero o positivo. Una cara reducida tiene valores propios.
rule-A5A-2_2-f = El color de los tres números inferiores indica la formación de una unidad. Todas las unidades de un mismo color constituyen una formación y mueven juntas.
rule-A5A-2_2-g = Los nombres y los números (brigada, división y cuerpo en la mayoría de las unidades de la Unión, jefes de brigada y de división en la mayoría de las confederadas) no tienen efecto por sí mismos. Solo importan donde una regla nombra una unidad, una división o un cuerpo.
rule-A5A-2_2-h = El tamaño de una unidad (brigada, regimiento, batallón) no tiene ningún efecto.
rule-A5A-2_2-i = Una unidad que lleva un número de hexágono se despliega en ese hexágono. Una unidad que lleva un número y una letra es un refuerzo: el número es su turno de llegada y la letra, su hexágono de entrada.
rule-A5A-2_2-j = Dos letras separadas por una barra permiten al propietario elegir cualquiera de los dos hexágonos de entrada; las unidades que llegan juntas pueden elegir de forma distinta.
rule-A5A-2_2-k = El código del reverso de una ficha indica su batalla: BR Bull Run, PR Pea Ridge, SH Shiloh, GB Gettysburg, BV Bentonville. Las unidades no pasan nunca de una batalla a otra.
rule-A5A-2_2-l = Algunos refuerzos llevan dos letras; al menos uno lleva C/D.
rule-A5A-2_2-m = Algunas fichas llevan el nombre de un regimiento (24 Mo) o de un cuerpo (V Corps); 1/2/XX es la 1.ª Brigada de la 2.ª División del XX Cuerpo.

## 2.3 Tarjeta de ayuda

rule-A5A-2_3-a = La tarjeta de ayuda contiene la tabla de efectos del terreno, dos tablas de resultados de combate (la del atacante y la del defensor), la tabla de chequeos de moral, las listas de prioridades y prohibiciones de la retirada y la secuencia de juego.
rule-A5A-2_3-b = Las dos tablas de combate dan sobre todo uno o dos pasos y una retirada. Los resultados mayores son raros, y ninguna columna es decisiva.
rule-A5A-2_3-c = En la tabla del defensor, la columna 1-2 da una pérdida en todas las filas de 2 a 7, o en todas menos una.

## 3. Secuencia de juego

rule-A5A-3_0-a = Una partida consta de varios turnos. Cada turno tiene tres segmentos en este orden: segmento de marcadores de fase, segmento de operaciones y segmento de avance de turno.

## 3.1 Segmento de marcadores de fase

rule-A5A-3_1-a = Un solo cubilete sirve para los dos bandos, y nadie puede ver lo que hay dentro; en él se meten todos los marcadores de fase que corresponden a este turno.
rule-A5A-3_1-b = Van al cubilete los marcadores de fase de movimiento de todas las formaciones que tengan al menos una unidad en el mapa, y también los que están previstos para entrar en juego este turno.
rule-A5A-3_1-c = Cada formación tiene uno o dos marcadores de fase de movimiento de su color.
rule-A5A-3_1-d = Cada bando tiene exactamente un marcador de fase de combate. Va al cubilete a menos que una regla lo deje fuera: en el turno 1 de Bull Run (los dos bandos) y de Bentonville (la Unión), en Shiloh hasta que se libera (la Unión), y en todos los turnos nocturnos.
rule-A5A-3_1-e = Una formación que no tiene unidades en el mapa ni por llegar no mete ningún marcador.
rule-A5A-3_1-f = Fuera de Gettysburg también hay al menos una formación con dos marcadores de fase de movimiento.

## 3.2 Segmento de operaciones

rule-A5A-3_2-a = Los jugadores extraen los marcadores por turnos, de uno en uno; la primera extracción del turno es siempre del jugador confederado.
rule-A5A-3_2-b = No importa quién extraiga un marcador: siempre sirve al bando y a la formación que lleva impresos.
rule-A5A-3_2-c = Todo lo que provoca un marcador se completa antes de la siguiente extracción.
rule-A5A-3_2-d = Cuando se extrae un marcador de fase de movimiento, su propietario puede mover todas las unidades que quiera de esa formación (capítulo 4).
rule-A5A-3_2-e = Cuando se extrae un marcador de fase de combate, ese bando realiza en el acto su fase de combate (capítulo 6).
rule-A5A-3_2-f = El segmento de operaciones termina cuando el cubilete queda vacío.

## 3.3 Segmento de avance del turno

rule-A5A-3_3-a = El marcador de turno avanza y empieza el turno siguiente, a menos que la nueva casilla mande determinar la victoria: entonces la partida termina y las reglas de la batalla deciden quién ha ganado.
rule-A5A-3_3-b = En Pea Ridge, Shiloh y Gettysburg también se comprueba la victoria al final de cada jornada, y en Bull Run después del turno 9. El jugador que cumple las condiciones indicadas gana en el acto; si no, la partida sigue.

## 4. Movimiento

## 4.1 Fases de movimiento

rule-A5A-4_1-a = Cuando se extrae el marcador de una formación, solo sus unidades pueden mover, cada una como mucho una vez y hasta su capacidad de movimiento. No mueve ninguna unidad de otra formación, sea del bando que sea.
rule-A5A-4_1-b = Ninguna unidad está obligada a mover, salvo donde lo dicen 15.3-d y 15.4-c.
rule-A5A-4_1-c = Una formación con dos marcadores de fase de movimiento mueve cuando se extrae el primero de ellos; la segunda extracción del turno no tiene efecto.
rule-A5A-4_1-d = Los cuerpos confederados de Gettysburg siguen, en cambio, la regla 15.4.
rule-A5A-4_1-e = En una fase de movimiento no hay combate.

## 4.2 Procedimiento de movimiento

rule-A5A-4_2-a = Una unidad mueve de un hexágono a otro adyacente y paga por cada uno el coste del terreno en el que entra más el del lado de hexágono que cruza.
rule-A5A-4_2-b = Por ejemplo, una infantería que entra en un bosque cruzando un arroyo paga 2 + 1 = 3 puntos de movimiento.
rule-A5A-4_2-c = Un vado o un puente en el lado de hexágono anula el coste del curso de agua; en el mismo ejemplo, la unidad paga 2.
rule-A5A-4_2-d = Una unidad que cruza un lado de hexágono por el que pasa también una carretera, un sendero o un ferrocarril no paga ningún coste de hexágono ni de lado, sino la tarifa de esa vía: ½ punto de movimiento por carretera, 1 por sendero y, por ferrocarril, lo que diga la tabla de efectos del terreno.
rule-A5A-4_2-e = Estar en un hexágono de carretera no basta: la carretera debe cruzar el lado de hexágono que se utiliza.
rule-A5A-4_2-f = No se puede usar una carretera, un sendero o un ferrocarril para entrar en un hexágono que ya contiene dos unidades, el máximo de apilamiento; la unidad paga entonces el coste ordinario.
rule-A5A-4_2-g = Una unidad no puede entrar en un hexágono cuyo coste supera los puntos de movimiento que le quedan.
rule-A5A-4_2-h = En su fase de movimiento, sin embargo, una unidad siempre puede mover un hexágono, cueste lo que cueste, si no entra en terreno que le esté prohibido ni lo cruza. Ese único hexágono es entonces todo su movimiento.
rule-A5A-4_2-i = Una unidad no entra nunca en terreno prohibido a su tipo ni lo cruza. La artillería y la caballería no pueden entrar en hexágonos accidentados ni cruzar taludes; la artillería tampoco puede entrar en pantanos.
rule-A5A-4_2-j = Una unidad debe detenerse cuando entra en un hexágono en zona de control enemiga (capítulo 5).
rule-A5A-4_2-k = Ninguna unidad entra en un hexágono ocupado por el enemigo.
rule-A5A-4_2-l = Los puntos de movimiento que no se usan se pierden; no se pueden guardar ni ceder a otra unidad.

## 4.3 Apilamiento

rule-A5A-4_3-a = Durante un segmento de operaciones puede pasar por un hexágono cualquier número de unidades.
rule-A5A-4_3-b = Como mucho dos unidades, del tipo que sean, pueden terminar voluntariamente su movimiento en un mismo hexágono.
rule-A5A-4_3-c = Más de dos unidades solo pueden estar juntas como consecuencia de una retirada forzosa que no se ha podido prolongar a causa de unidades enemigas o de sus zonas de control (6.5).
rule-A5A-4_3-d = Las unidades sobreapiladas se colocan debajo; solo cuentan las dos unidades superiores del hexágono.
rule-A5A-4_3-e = Una unidad sobreapilada no puede atacar, y no aporta nada a la defensa del hexágono.
rule-A5A-4_3-f = Las unidades sobreapiladas sí sufren todos los resultados que se aplican al hexágono: pérdidas de pasos, retiradas y chequeos de moral.
rule-A5A-4_3-g = El propietario debe sacar de allí las unidades sobrantes a la primera oportunidad.

## 4.4 Salida del mapa

rule-A5A-4_4-a = Ninguna unidad puede salir voluntariamente del mapa.
rule-A5A-4_4-b = Una unidad obligada a retirarse fuera del mapa queda eliminada.

## 5. Zonas de control

rule-A5A-5_0-a = Todas las unidades, salvo las cañoneras (14.3), ejercen una zona de control (ZdC) en los seis hexágonos adyacentes.
rule-A5A-5_0-b = Una zona de control no cruza un lado de río, a menos que ese lado tenga un puente o un vado.
rule-A5A-5_0-c = Una zona de control no entra en un hexágono por un lado de ese hexágono protegido por un parapeto o un atrincheramiento (capítulo 10).
rule-A5A-5_0-d = Las zonas de control de los dos bandos pueden coincidir en un mismo hexágono, y cada una tiene efecto sobre el otro bando.
rule-A5A-5_0-e = Una unidad que, al mover, entra en un hexágono en zona de control enemiga se queda allí durante el resto de esa fase de movimiento.
rule-A5A-5_0-f = Una unidad que empieza su fase de movimiento en zona de control enemiga puede mover, pero durante esa fase no puede entrar en ningún hexágono en zona de control enemiga, ni directamente ni después de pasar por hexágonos libres.
rule-A5A-5_0-g = Para el movimiento, ni las unidades amigas ni las zonas de control amigas anulan las zonas de control enemigas.
rule-A5A-5_0-h = Una unidad que empieza en zona de control enemiga, y cuyos seis hexágonos vecinos están todos en zona de control enemiga, no puede mover.
rule-A5A-5_0-i = Los avances (6.6) y, en los casos indicados, las retiradas (6.5) pueden pasar directamente de una zona de control enemiga a otra.

## 6. Combate

rule-A5A-6_0-a = Cuando se extrae el marcador de fase de combate de un bando, ese bando realiza una fase de combate como atacante, con todas sus formaciones.

## 6.1 Obligaciones de combate

rule-A5A-6_1-a = Toda unidad enemiga cuya zona de control alcanza al menos un hexágono ocupado por el bando atacante debe ser atacada en esta fase.
rule-A5A-6_1-b = No hace falta que la ataquen las unidades situadas en su zona de control: basta cualquier ataque permitido, incluido el bombardeo de una artillería que esté fuera de esa zona.
rule-A5A-6_1-c = Toda unidad del bando atacante que esté en zona de control enemiga debe atacar al menos un hexágono adyacente ocupado por el enemigo, o hacer una retirada automática.
rule-A5A-6_1-d = Una unidad que está en las zonas de control de varios hexágonos enemigos puede atacar los que quiera, siempre que se cumplan todas las obligaciones en conjunto.
rule-A5A-6_1-e = En una fase de combate ninguna unidad ataca más de una vez, y ninguna es atacada más de una vez.
rule-A5A-6_1-f = Cada combate se declara y se resuelve por completo antes de declarar el siguiente.
rule-A5A-6_1-g = Todas las retiradas automáticas de la fase se llevan a cabo antes de resolver ningún combate normal.
rule-A5A-6_1-h = Las obligaciones siguen a las zonas de control del enemigo, así que solo valen en un sentido a través de los lados fortificados (capítulo 10) y no existen a través de los lados de río sin puente ni vado.
rule-A5A-6_1-i = Una unidad puede atacar a un enemigo adyacente al que no está obligada a atacar, a menos que el terreno lo prohíba.
rule-A5A-6_1-j = Dejando aparte las unidades sobreapiladas y las de fuerza 0, las obligaciones siempre se pueden cumplir. Los hexágonos enemigos implicados y los atacantes adyacentes a ellos pueden repartirse en grupos, cada uno con un solo hexágono enemigo o un solo atacante, y cada uno de esos grupos es un combate permitido.

## 6.2 Procedimiento de combate. Etapa 1: declaración

rule-A5A-6_2_1-a = El atacante indica las unidades que atacan y las unidades y hexágonos enemigos atacados.
rule-A5A-6_2_1-b = Todas las unidades que atacan al mismo grupo de enemigos se suman en un solo ataque.
rule-A5A-6_2_1-c = Unidades de hexágonos distintos pueden unirse contra el mismo hexágono o los mismos hexágonos.
rule-A5A-6_2_1-d = Las unidades de una pila pueden hacer ataques separados contra hexágonos distintos.
rule-A5A-6_2_1-e = Las unidades enemigas apiladas en un hexágono se atacan juntas, nunca por separado; las cañoneras son la excepción.
rule-A5A-6_2_1-f = Un combate puede incluir varios hexágonos enemigos; en ese caso, cada unidad atacante debe poder atacar todos ellos.
rule-A5A-6_2_1-g = Toda la fuerza de ataque de una unidad se emplea en su único combate; las fuerzas no se dividen nunca.

## 6.2 Procedimiento de combate. Etapa 2: retirada automática

rule-A5A-6_2_2-a = En vez de combatir, el atacante puede perder el combate automáticamente y sin pérdidas de pasos: las unidades que iban a atacar se retiran (6.5).
rule-A5A-6_2_2-b = Después, el defensor puede avanzar con una unidad a cada hexágono que haya quedado vacío por una retirada automática (6.6).
rule-A5A-6_2_2-c = Una unidad en retirada automática se retira un hexágono y debe continuar, si es posible, hasta salir de toda zona de control enemiga; esto es una retirada prolongada. Si no logra salir, no sufre por ello ninguna penalización.
rule-A5A-6_2_2-d = Una unidad con fuerza de ataque 0 que está sola en su combate debe hacer una retirada automática.
rule-A5A-6_2_2-e = Si se elige la retirada automática ante una unidad enemiga, deben hacerla todas las unidades amigas que estén en la zona de control de esa unidad: se retiran todas o ninguna.
rule-A5A-6_2_2-f = Una artillería que no está adyacente y puede bombardear puede declararse en la etapa 1 como parte del grupo que se retira.
rule-A5A-6_2_2-g = Esa artillería hace un ataque de bombardeo después de que las demás unidades se hayan retirado y antes de que avance el defensor, si su proporción real es al menos 1-4.
rule-A5A-6_2_2-h = Ese bombardeo cumple la obligación de atacar el hexágono enemigo. Por eso las unidades amigas que están en la zona de control de ese hexágono y pueden atacar a otros enemigos quedan libres de 6.2.2-e: unas pueden retirarse mientras otras combaten en otro lugar.
rule-A5A-6_2_2-i = Una unidad que se ha retirado ha cumplido su obligación; ya no puede atacar ni bombardear en esta fase.

## 6.2 Procedimiento de combate. Etapa 3: proporción inicial

rule-A5A-6_2_3-a = La proporción inicial compara la fuerza de ataque total con la fuerza de defensa total, redondeando a favor del defensor. Si el ataque es al menos tan fuerte como la defensa, se divide el ataque entre la defensa y se redondea hacia abajo: la proporción es ese número a 1. Si no, se divide la defensa entre el ataque y se redondea hacia arriba: la proporción es 1 a ese número.
rule-A5A-6_2_3-b = Por ejemplo, 22 contra 8 es 2-1, 3 contra 16 es 1-6 y 2 contra 4 es 1-2.
rule-A5A-6_2_3-c = Una proporción inicial inferior a 1-4 cuenta como 1-4, y una superior a 6-1, como 6-1; pero véase 7.2-b para los ataques de bombardeo.
rule-A5A-6_2_3-d = Las columnas son, por orden: 1-4, 1-3, 1-2, 1-1, 2-1, 3-1, 4-1, 5-1, 6-1.
rule-A5A-6_2_3-e = En la defensa no se cuentan las unidades sobreapiladas (4.3-e) ni las que se han retirado al hexágono antes en esta misma fase (6.5-f).

## 6.2 Procedimiento de combate. Etapa 4: proporción final

rule-A5A-6_2_4-a = El terreno del hexágono del defensor desplaza la columna según indica la tabla de efectos del terreno.
rule-A5A-6_2_4-b = Si los defensores ocupan hexágonos de terrenos distintos, solo se usa el terreno con el mayor desplazamiento a la izquierda.
rule-A5A-6_2_4-c = Una colina desplaza una columna a la izquierda, pero solo si ningún atacante ocupa un hexágono adyacente al del defensor y conectado con él como parte de la misma colina. Dos hexágonos de colina adyacentes no están conectados si el color de la colina no atraviesa el lado que los separa.
rule-A5A-6_2_4-d = Una colina boscosa desplaza dos columnas a la izquierda; si un atacante está en un hexágono conectado de la misma colina, solo queda la columna debida al bosque.
rule-A5A-6_2_4-e = El terreno de los lados del hexágono del defensor desplaza la columna según la tabla, pero solo si todos los atacantes atacan a través de un lado así.
rule-A5A-6_2_4-f = Los desplazamientos del hexágono y del lado se suman: un ataque a 3-1 contra un bosque detrás de un arroyo baja a 2-1 y luego a 1-1.
rule-A5A-6_2_4-g = Si todos los hexágonos que rodean a todas las unidades atacantes contienen una unidad enemiga o están en zona de control enemiga, los atacantes están rodeados: una columna a la izquierda.
rule-A5A-6_2_4-h = Si todos los hexágonos que rodean a todas las unidades defensoras contienen una unidad del bando atacante o están en la zona de control de ese bando, los defensores están rodeados: una columna a la derecha.
rule-A5A-6_2_4-i = Ambos bandos pueden estar rodeados; en ese caso, los dos desplazamientos se anulan.
rule-A5A-6_2_4-j = Todos los desplazamientos se suman. El total no supera nunca las tres columnas en ninguno de los dos sentidos; lo que exceda se pierde.
rule-A5A-6_2_4-k = No se tienen en cuenta los desplazamientos más allá de 6-1, ni tampoco los que bajan de 1-4, salvo para 6.2.6-c.
rule-A5A-6_2_4-l = En un ataque de bombardeo no cuentan los lados de agua (7.2-d).
rule-A5A-6_2_4-m = Toda unidad atacante adyacente que esté en un hexágono conectado de la misma colina anula la colina, también la artillería que bombardea a un hexágono.
rule-A5A-6_2_4-n = El terreno de un hexágono puede desplazar en ambos sentidos; al menos un tipo de la tabla desplaza a la derecha.

## 6.2 Procedimiento de combate. Etapa 5: valores de moral

rule-A5A-6_2_5-a = El atacante anuncia primero el valor de moral que usa; debe ser el de al menos una de sus unidades en este combate.
rule-A5A-6_2_5-b = Después, el defensor hace lo mismo con sus unidades en este combate.
rule-A5A-6_2_5-c = El valor de moral de una artillería que bombardea solo puede usarse en un ataque de bombardeo.
rule-A5A-6_2_5-d = En un ataque de bombardeo el defensor no elige ningún valor, puesto que no tira el dado.
rule-A5A-6_2_5-e = El primer paso que pierde un bando debe salir de una unidad que tenga el valor usado por ese bando (6.3.1-a).

## 6.2 Procedimiento de combate. Etapa 6: dados

rule-A5A-6_2_6-a = Cada jugador tira un dado y suma el valor de moral que ha elegido.
rule-A5A-6_2_6-b = El total del atacante, en la tabla del atacante, da el resultado para el defensor; el total del defensor, en la tabla del defensor, da el resultado para el atacante. Los dos usan la misma columna final.
rule-A5A-6_2_6-c = Si el terreno hace bajar la columna por debajo de 1-4, el atacante no tira el dado y no inflige nada, y el defensor tira en la columna 1-4. Un ataque de bombardeo no tiene entonces ningún efecto.
rule-A5A-6_2_6-d = El resultado «–» no tiene efecto.
rule-A5A-6_2_6-e = Un número indica los pasos que pierde el bando; después, cada una de sus unidades supervivientes en el combate hace un chequeo de moral, y la que lo falla se retira un hexágono.
rule-A5A-6_2_6-f = Un número con R indica que el bando pierde ese número de pasos; después, todas sus unidades supervivientes se retiran un hexágono y hacen un chequeo de moral, y la que lo falla se retira un hexágono más.
rule-A5A-6_2_6-g = A la artillería que bombardea no le afectan nunca los resultados: ni pérdidas, ni retirada, ni chequeo de moral.

## 6.3 Aplicación de los resultados

rule-A5A-6_3-a = Las dos tiradas son simultáneas: las pérdidas de un bando no cambian ni la tirada ni la columna del otro.
rule-A5A-6_3-b = Los resultados se aplican por completo al defensor (etapas 1 a 4) y después al atacante (etapas 1 a 3).
rule-A5A-6_3_1-a = Etapa 1, pérdidas: el primer paso debe tomarse de una unidad cuyo valor de moral sea igual al que ha usado su bando; si hay varias, elige el propietario.
rule-A5A-6_3_1-b = El propietario reparte como quiera los demás pasos entre sus unidades del combate.
rule-A5A-6_3_1-c = Un paso se paga dando la vuelta a una unidad completa de dos pasos, eliminando a una ya reducida o eliminando a una unidad de un paso. Los pasos que excedan de los que tiene el bando no se tienen en cuenta.
rule-A5A-6_3_1-d = Nunca se pueden asignar pérdidas a la artillería que bombardea.
rule-A5A-6_3_2-a = Etapa 2, retirada obligatoria: con un resultado R, todas las unidades supervivientes del bando se retiran un hexágono.
rule-A5A-6_3_3-a = Etapa 3, chequeos de moral: si alguna unidad del bando ha perdido un paso, todas las unidades supervivientes de ese bando en el combate hacen un chequeo de moral, incluidas las que no han perdido nada. La que lo falla se retira un hexágono.
rule-A5A-6_3_3-b = Así, una unidad puede retirarse dos hexágonos: uno por la R y otro por un chequeo fallado.
rule-A5A-6_3_4-a = Etapa 4, retirada voluntaria (solo el defensor): el defensor puede retirar entonces un hexágono a cuantas quiera de sus unidades atacadas que no se hayan retirado en las etapas 2 o 3.

## 6.4 Chequeos de moral

rule-A5A-6_4-a = Tire un dado, sume el valor de moral actual de la propia unidad y consulte la tabla de chequeos de moral: con 4 o más se supera, con 3 o menos se falla.
rule-A5A-6_4-b = Una unidad que falla un chequeo debido a un resultado de combate se retira un hexágono.
rule-A5A-6_4-c = Una unidad que falla un chequeo debido a una retirada a zona de control enemiga pierde un paso, sin ninguna otra retirada por ese fallo.

## 6.5 Retiradas

rule-A5A-6_5-a = Una unidad se retira por un chequeo de moral fallado, un resultado R, una retirada voluntaria (defensor) o una retirada automática (atacante).
rule-A5A-6_5-b = Todas las clases de retirada funcionan igual, salvo que una retirada automática debe continuar, si es posible, hasta que la unidad esté fuera de las zonas de control enemigas.
rule-A5A-6_5-c = Una retirada no es movimiento y no cuesta puntos de movimiento.
rule-A5A-6_5-d = Las unidades se retiran de una en una; las de una misma pila pueden tomar caminos distintos.
rule-A5A-6_5-e = El propietario decide todo lo que las prohibiciones y las prioridades dejan abierto.
rule-A5A-6_5-f = Una unidad que se retira a un hexágono atacado más tarde en la misma fase de combate no aporta allí fuerza de defensa, pero sufre los resultados.
rule-A5A-6_5-g = Una unidad no se retira nunca a un hexágono ocupado por el enemigo.
rule-A5A-6_5-h = Una unidad no se retira nunca a un hexágono en zona de control enemiga, a menos que lo ocupe una unidad amiga.
rule-A5A-6_5-i = Una unidad no se retira nunca a un terreno que le esté prohibido ni a través de él.
rule-A5A-6_5-j = Cada vez que una unidad se retira a un hexágono en zona de control enemiga, hace en el acto un chequeo de moral. Si lo supera, no ocurre nada y puede continuar si debe hacerlo; si lo falla, pierde un paso.
rule-A5A-6_5-k = Hay un chequeo de estos por cada hexágono en zona de control enemiga en el que entra la unidad.
rule-A5A-6_5-l = Una unidad que debe retirarse y no puede pierde un paso por cada hexágono que no se retira.
rule-A5A-6_5-m = Pueden ser dos pasos, uno por la R y otro por el chequeo fallado. Por ejemplo, una pila de dos brigadas completas de dos pasos sufre 1R sin salida. Una brigada asume la pérdida y queda reducida. Después, las dos pierden un paso por la retirada: la reducida queda eliminada y la otra, reducida. La superviviente todavía hace un chequeo de moral, porque se han perdido pasos, y si lo falla queda eliminada.
rule-A5A-6_5-n = Una retirada sigue cuatro prioridades, en este orden y en la medida de lo posible. Primera prioridad: un hexágono que no esté en zona de control enemiga; uno que lo esté, pero con una unidad amiga, solo sirve si no hay otro.
rule-A5A-6_5-o = Segunda prioridad: un hexágono en la dirección de las líneas amigas según la rosa de retirada del mapa (para la Unión en Bull Run: norte, nordeste y noroeste).
rule-A5A-6_5-p = Tercera prioridad: un hexágono en el que no se vaya a superar el límite de apilamiento.
rule-A5A-6_5-q = Cuarta prioridad: el hexágono más alejado del mayor número de unidades enemigas, visto desde el hexágono que deja la unidad.
rule-A5A-6_5-r = Una unidad en retirada automática que sigue en zona de control enemiga continúa retirándose hexágono a hexágono, respetando las prohibiciones y las prioridades, hasta que sale de ellas o no puede seguir.
rule-A5A-6_5-s = Una unidad cuya retirada supera el límite de apilamiento del hexágono en el que entra continúa retirándose del mismo modo hasta que deja de estar sobreapilada.
rule-A5A-6_5-t = Si las prohibiciones lo hacen imposible, se queda sobreapilada debajo de las demás unidades del hexágono (4.3-d a 4.3-g). El sobreapilamiento no se produce de ninguna otra forma.

## 6.6 Avance

rule-A5A-6_6-a = Después de un combate normal, una unidad atacante puede avanzar a un hexágono adyacente de los defensores si todas las unidades que había en él han sido eliminadas o se han retirado.
rule-A5A-6_6-b = No hay avance si los propios atacantes deben retirarse como resultado del combate.
rule-A5A-6_6-c = Una unidad defensora solo puede avanzar después de una retirada automática, a un hexágono adyacente que esta haya dejado vacío, y nunca después de un combate normal.
rule-A5A-6_6-d = Solo una unidad puede avanzar a cada hexágono que ha quedado vacío.
rule-A5A-6_6-e = Un avance no es movimiento, no cuesta puntos de movimiento y no tiene en cuenta las zonas de control enemigas.
rule-A5A-6_6-f = La artillería no avanza nunca.
rule-A5A-6_6-g = Solo se puede entrar en el primer hexágono que ha quedado vacío; tras una retirada de dos hexágonos nadie puede seguir hasta el segundo.
rule-A5A-6_6-h = La decisión de avanzar se toma en el acto, antes de cualquier otra acción; si no, se pierde el derecho.
rule-A5A-6_6-i = También tras una retirada automática, el hexágono de una unidad eliminada por no poder retirarse cuenta como vacío.

## 7. Artillería

## 7.1 Bombardeo

rule-A5A-7_1-a = Con unidades adyacentes, la artillería ataca y se defiende como cualquier otra unidad.
rule-A5A-7_1-b = En vez de eso puede bombardear: atacar un blanco situado a cuatro hexágonos como mucho y con el que tenga una línea de visión despejada.
rule-A5A-7_1-c = La artillería que bombardea puede atacar a través de lados de río; ninguna otra unidad puede atacar a través de un río, a menos que haya un puente o un vado.
rule-A5A-7_1-d = Una artillería que se ha retirado por cualquier motivo no bombardea en la misma fase de combate.
rule-A5A-7_1-e = Una artillería en zona de control enemiga no bombardea.
rule-A5A-7_1-f = A más de un hexágono de distancia, se suma la fuerza de la artillería que bombardea, se divide el total entre dos y se descarta la fracción: 3 + 2 se queda en 2.
rule-A5A-7_1-g = Por eso una unidad de fuerza 1 no puede bombardear sola a más de un hexágono.
rule-A5A-7_1-h = La línea de visión es la línea recta de centro a centro; cada hexágono se considera lleno de su único terreno.
rule-A5A-7_1-i = Bloquean la línea de visión los hexágonos de bosque, colina, colina boscosa y pueblo, y también los lados de talud.
rule-A5A-7_1-j = Una línea de visión que pasa por un hexágono o un lado que bloquea está bloqueada.
rule-A5A-7_1-k = Una línea de visión que discurre exactamente por el lado entre un hexágono que bloquea y otro que no lo hace está despejada; entre dos hexágonos que bloquean, está bloqueada.
rule-A5A-7_1-l = El terreno que bloquea en el hexágono que dispara y en el del blanco, y en sus lados, no se tiene en cuenta.
rule-A5A-7_1-m = Las unidades, sean del bando que sean, no bloquean nunca la línea de visión.

## 7.2 Combate por bombardeo

rule-A5A-7_2-a = Un ataque de bombardeo, hecho solo por artillería que bombardea, no puede tener como blanco más que un hexágono ocupado por el enemigo.
rule-A5A-7_2-b = La proporción real de un ataque de bombardeo debe ser al menos 1-4; una proporción inferior no cuenta como 1-4.
rule-A5A-7_2-c = Un ataque de bombardeo se resuelve de la forma normal, salvo que el defensor no tira el dado y la artillería no sufre nada.
rule-A5A-7_2-d = En un ataque de bombardeo no se tienen en cuenta los desplazamientos por lados de arroyo, riachuelo y río; todos los demás desplazamientos por terreno de lado y de hexágono se aplican.
rule-A5A-7_2-e = Por ejemplo, un ataque de bombardeo a 2-1 contra un bosque detrás de un curso de agua baja a 1-1.
rule-A5A-7_2-f = Un ataque de bombardeo cumple la obligación de atacar ese hexágono y libera así de atacarlo a las unidades amigas adyacentes, aunque cada una de ellas que esté en zona de control enemiga todavía debe atacar algo.
rule-A5A-7_2-g = En un ataque combinado, la artillería que bombardea se une a un ataque de unidades amigas adyacentes a los defensores.
rule-A5A-7_2-h = Si los defensores están en varios hexágonos, la artillería que bombardea en un ataque combinado debe tener el alcance y una línea de visión despejada con todos ellos.
rule-A5A-7_2-i = Las unidades que bombardean en un ataque combinado son inmunes; la artillería adyacente a los defensores que está en la zona de control de estos sufre pérdidas y se retira como las demás unidades.
rule-A5A-7_2-j = En un ataque combinado, el atacante debe usar el valor de moral de una unidad atacante adyacente.
rule-A5A-7_2-k = Las unidades a las que se une la artillería que bombardea están en la zona de control de los defensores; según nuestra lectura, basta con que estén adyacentes a ellos (opción).

## 8. Refuerzos

## 8.1 Llegada

rule-A5A-8_1-a = Al principio, las unidades fuera del mapa y sus marcadores de fase esperan en la casilla del registro de turnos que corresponde a su turno de llegada.
rule-A5A-8_1-b = Los marcadores de la casilla del turno en curso van al cubilete en el segmento de marcadores de fase.
rule-A5A-8_1-c = Cuando se extrae el marcador de fase de movimiento de su formación, entran las unidades que llegan este turno: todas, algunas o ninguna, como quiera el propietario.
rule-A5A-8_1-d = Las unidades retenidas se ponen en la casilla del turno siguiente y pueden entrar entonces.

## 8.2 Entrada

rule-A5A-8_2-a = Una unidad entra por el hexágono de entrada de su letra, o de una de sus letras.
rule-A5A-8_2-b = Entrar cuesta el terreno del hexágono de entrada, o la tarifa de carretera o sendero si la unidad llega por una de esas vías; después, la unidad sigue moviendo con el resto de su capacidad de movimiento.
rule-A5A-8_2-c = Las unidades pueden entrar apiladas, dos como mucho; las pilas posteriores por el mismo hexágono no pagan nada más.
rule-A5A-8_2-d = Una unidad puede entrar por un hexágono en zona de control enemiga, y se detiene en él; no puede entrar por un hexágono ocupado por el enemigo.
rule-A5A-8_2-e = Si el hexágono de entrada está ocupado por el enemigo, la unidad puede entrar por el hexágono o los hexágonos más cercanos que no estén bloqueados.
rule-A5A-8_2-f = En Shiloh las unidades de la Unión no tienen hexágonos sustitutos (14.4).
rule-A5A-8_2-g = Una letra puede figurar en varios hexágonos; cada unidad puede usar cualquiera.

## 9. Noche

rule-A5A-9_0-a = En los turnos nocturnos no va al cubilete ninguno de los dos marcadores de fase de combate, así que no hay fases de combate.
rule-A5A-9_0-b = En los turnos nocturnos ninguna unidad entra en un hexágono en zona de control enemiga, a menos que lo ocupe ya una unidad amiga.
rule-A5A-9_0-c = De noche, una unidad puede salir igualmente de una zona de control enemiga, pero sin entrar en otra.

## 10. Fortificaciones

rule-A5A-10_0-a = Solo se pueden construir fortificaciones donde lo dicen las reglas de la batalla, es decir, solo en Gettysburg (15.2).
rule-A5A-10_0-b = Hay dos clases de fortificación, el parapeto y el atrincheramiento; una vez construidas, son permanentes.
rule-A5A-10_0-c = Un marcador de fortificación cubre tres lados contiguos de su hexágono; se orienta al colocarlo y después no se gira nunca.
rule-A5A-10_0-d = Una fortificación solo tiene efecto a través de esos tres lados, y funciona como un terreno de lado de hexágono.
rule-A5A-10_0-e = Una zona de control enemiga no entra en el hexágono por un lado cubierto.
rule-A5A-10_0-f = La zona de control del ocupante se extiende a los seis hexágonos vecinos, también a través de los lados cubiertos.
rule-A5A-10_0-g = Por tanto, a través de un lado cubierto el ocupante no está obligado a atacar en su propia fase de combate a la unidad de fuera, mientras que en la fase de combate del otro bando la unidad de fuera debe atacar o hacer una retirada automática.
rule-A5A-10_0-h = Un ocupante al que el enemigo solo toca a través de lados cubiertos no empieza su movimiento en zona de control enemiga, así que puede mover directamente a una.
rule-A5A-10_0-i = El desplazamiento defensivo solo se aplica si todos los atacantes atacan a través de lados cubiertos.
rule-A5A-10_0-j = Una fortificación en el hexágono del atacante no tiene efecto en el combate.
rule-A5A-10_0-k = Un parapeto desplaza una columna a la izquierda.
rule-A5A-10_0-l = Un atrincheramiento desplaza dos columnas a la izquierda, y el atacante pierde un paso más a menos que su resultado sea «–»: 1R pasa a ser 2R.

## 11. Victoria, reglas comunes

rule-A5A-11_0-a = Las reglas exclusivas de una batalla se aplican solo a esa batalla, y en ella prevalecen sobre las reglas básicas.

## 11.1 Control de los objetivos (salvo en Gettysburg)

rule-A5A-11_1-a = Un bando controla un hexágono objetivo si tiene una unidad en él.
rule-A5A-11_1-b = Un hexágono objetivo sin ocupar que está en la zona de control de un solo bando lo controla ese bando.
rule-A5A-11_1-c = Un hexágono objetivo sin ocupar que está en las zonas de control de los dos bandos no lo controla nadie.
rule-A5A-11_1-d = Un hexágono objetivo sin ocupar que no está en ninguna zona de control pertenece al último bando que haya movido una unidad a él o a través de él o, antes de eso, a quien lo controlaba al principio.
rule-A5A-11_1-e = El control puede cambiar cualquier número de veces en un turno, y se vuelve a comprobar después de cada cambio de posición.
rule-A5A-11_1-f = Por ejemplo, una unidad confederada que entra en 3605 mientras hay una unidad de la Unión adyacente en 3706 da el control a los confederados; cuando se retira a 3505 no lo controla nadie; cuando una unidad de la Unión entra en 3605, lo controla la Unión.

## 11.1 Puntos de victoria (donde se usan)

rule-A5A-11_1-g = Cada unidad enemiga de dos pasos eliminada vale 3 puntos de victoria.
rule-A5A-11_1-h = Cada unidad enemiga de un paso eliminada vale 2 puntos de victoria.
rule-A5A-11_1-i = Cada unidad enemiga de dos pasos reducida, pero no eliminada, vale 1 punto de victoria.
rule-A5A-11_1-j = Una unidad que se retira o avanza a un hexágono objetivo, o a través de él, cuenta como movida allí.

## 12. Bull Run (10 turnos)

rule-A5A-12_1-a = Bull Run y Catharpin Run son riachuelos que el movimiento y los ataques solo pueden cruzar por puentes y vados.
rule-A5A-12_1-b = Una unidad en la zona de control de un enemigo de la otra orilla no está obligada a atacarlo. Por un puente o un vado puede hacerlo; por cualquier otro lado no puede.
rule-A5A-12_1-c = La artillería que bombardea ataca a través de ellos de la forma normal.
rule-A5A-12_1-d = Las unidades confederadas no cruzan nunca ninguno de los dos, por ningún medio.
rule-A5A-12_1-e = Una unidad confederada obligada a retirarse a través de uno de ellos queda eliminada.
rule-A5A-12_1-f = Fuera de puentes y vados, los dos riachuelos son terreno prohibido: tampoco los cruza ninguna retirada ni avance de la Unión.
rule-A5A-12_2-a = El ferrocarril inacabado, la línea independiente del Manassas Gap, es un ferrocarril normal.
rule-A5A-12_2-b = Donde cruza Bull Run, entre 2806 y 2906, no hay puente ni vado, así que nada pasa por allí.
rule-A5A-12_3-a = En el turno 1 no está en el cubilete ninguno de los dos marcadores de fase de combate; a partir del turno 2 están los dos.
rule-A5A-12_3-b = El marcador de fase de movimiento del Ejército del Potomac confederado solo va al cubilete a partir del turno 2, aunque ese ejército tiene unidades en el mapa: no puede mover en el turno 1.
rule-A5A-12_4-a = Los objetivos son Stone Bridge 3912, Robinson House 3413 y Henry House 3315; todos son confederados al principio.
rule-A5A-12_4-b = Al final del turno 9, el control confederado de los tres objetivos es una victoria decisiva confederada, el control de dos por la Unión es una victoria sustancial de la Unión y el de tres, una victoria decisiva de la Unión. En los demás casos se juega el turno 10.
rule-A5A-12_4-c = Al final del turno 10, el control confederado de los tres objetivos es una victoria decisiva confederada, como en la historia; el control de tres por la Unión es una victoria decisiva de la Unión, el de dos una sustancial y el de uno una marginal. En los demás casos la partida acaba en empate.

## 13. Pea Ridge (15 turnos; jornadas: 1–9, 10–15)

rule-A5A-13_1-a = La unidad india, la brigada confederada de Pike, no puede nunca mover ni retirarse voluntariamente a un hexágono adyacente a artillería de la Unión.
rule-A5A-13_1-b = Si se ve obligada a retirarse junto a artillería de la Unión, queda eliminada.
rule-A5A-13_1-c = Queda eliminada en el acto cuando la ataca la artillería, adyacente o por bombardeo, sola o con otras unidades.
rule-A5A-13_1-d = Si estaba sola en el hexágono, no se calcula ninguna proporción, no se tiran dados y la Unión no sufre nada.
rule-A5A-13_1-e = Si está apilada, se quita del mapa antes de calcular la proporción inicial, y el combate sigue contra las demás.
rule-A5A-13_1-f = Si está adyacente a artillería de la Unión en la fase de combate confederada, debe hacer una retirada automática; si no puede, queda eliminada.
rule-A5A-13_2-a = El 24th Missouri de la Unión, en 3205, no puede mover en el turno 1.
rule-A5A-13_3-a = Los objetivos son Elkhorn Tavern 3605, el cuartel general de la Unión 4009 y Leetown 4117; todos son de la Unión al principio.
rule-A5A-13_3-b = Al final del turno 9, el control confederado de dos o tres objetivos es una victoria decisiva confederada, y el control de los tres por la Unión, una victoria decisiva de la Unión. En los demás casos la partida sigue.
rule-A5A-13_3-c = Al final del turno 15, el control confederado de tres objetivos es una victoria decisiva confederada, el de dos una sustancial y el de uno una marginal; el control de tres por la Unión es una victoria sustancial de la Unión, como en la historia. Todo lo demás es empate.
rule-A5A-13_4-a = Opción «intercambio»: la división de Price entra por A y la de McCulloch por B.
rule-A5A-13_4-b = Opción «mando unificado»: todas las unidades confederadas entran por A o B, a elección de su jugador, pero solo una división en el turno 1 y la otra en el turno 2.
rule-A5A-13_4-c = Si con mando unificado las dos divisiones entran por B, cada nivel confederado al final del turno 15 exige un objetivo más (tres para una victoria sustancial, dos para una marginal, y uno no da nada), y la Unión obtiene su victoria sustancial con dos.
rule-A5A-13_4-d = Por ejemplo, si las dos divisiones han entrado por B, al final del turno 15: dos objetivos confederados son una victoria marginal confederada; uno confederado y dos de la Unión, una victoria sustancial de la Unión; uno de cada bando y uno disputado, un empate.

## 14. Shiloh (17 turnos; jornadas: 1–10, 11–17)

## 14.1 Marcadores de la Unión

rule-A5A-14_1-a = El marcador de fase de combate de la Unión queda fuera del cubilete hasta el segmento de marcadores de fase siguiente a la primera vez que una unidad confederada entra en una zona de control de la Unión, y como muy tarde hasta el turno 6.
rule-A5A-14_1-b = Los marcadores de fase de movimiento de las divisiones 1.ª, 2.ª, 4.ª, 5.ª y 6.ª del Ejército del Tennessee quedan fuera del cubilete hasta el turno 6, a menos que 14.1-c los haga entrar antes.
rule-A5A-14_1-c = Si una unidad confederada entra en una zona de control de la Unión en el turno 4 o antes, el marcador de cada división con la que ha habido contacto entra en el turno siguiente, y los de todas las demás, un turno después.
rule-A5A-14_1-d = Por ejemplo, si el primer contacto es en el turno 3 con las divisiones 5.ª y 6.ª, sus marcadores entran en el turno 4, y los de la 1.ª, la 2.ª y la 4.ª, en el turno 5.
rule-A5A-14_1-e = El marcador de fase de combate de la Unión nunca entra antes del turno 3: ninguna unidad confederada puede entrar en zona de control de la Unión en el turno 1.

## 14.2 Sorpresa

rule-A5A-14_2-a = Los desplazamientos por sorpresa solo ayudan al atacante, nunca al defensor, y se aplican después de los del terreno.
rule-A5A-14_2-b = En el primer turno en que es atacada alguna unidad de la Unión, todos los ataques confederados se desplazan dos columnas a la derecha.
rule-A5A-14_2-c = En los turnos posteriores, hasta el turno 6 inclusive, todos los ataques confederados se desplazan una columna a la derecha.
rule-A5A-14_2-d = En los cuatro primeros turnos de la segunda jornada (11 a 14), todos los ataques de la Unión se desplazan una columna a la derecha.
rule-A5A-14_2-e = Los dos desplazamientos confederados acaban con el turno 6: a partir del turno 7 no se desplaza ningún ataque confederado, aunque sea el primero de la partida.

## 14.3 Cañoneras

rule-A5A-14_3-a = Las cañoneras Lexington y Tyler tienen su propio marcador de fase de movimiento.
rule-A5A-14_3-b = Solo mueven por hexágonos ocupados total o parcialmente por el río Tennessee, a 1 punto de movimiento por hexágono, y nunca a hexágonos de la orilla oeste, los que muestran tierra y río en el lado oeste.
rule-A5A-14_3-c = No ejercen zona de control y no tienen en cuenta las confederadas; no están nunca obligadas a atacar.
rule-A5A-14_3-d = Actúan como artillería, en ataques de bombardeo y combinados, con la línea de visión y la reducción por alcance habituales; nunca sufren resultados cuando atacan.
rule-A5A-14_3-e = No pueden encabezar un ataque combinado, es decir, aportarle su valor de moral, y no avanzan nunca.
rule-A5A-14_3-f = Solo la artillería confederada puede atacarlas; un ataque así es de bombardeo incluso desde un hexágono adyacente, y la artillería no sufre nada.
rule-A5A-14_3-g = Las cañoneras apiladas pueden ser atacadas por separado.
rule-A5A-14_3-h = La infantería y la caballería no pueden atacar a las cañoneras.

## 14.4 Refuerzos de la Unión

rule-A5A-14_4-a = Entrar por C, Pittsburg Landing, cuesta 1 punto de movimiento.
rule-A5A-14_4-b = Las unidades de la Unión solo entran por sus hexágonos impresos; mientras un hexágono de estos esté ocupado por confederados, esperan fuera del mapa.

## 14.5 Victoria

rule-A5A-14_5-a = Los objetivos son el cruce de las carreteras de Purdy y East Corinth 1012, Shiloh Church 1107, Cloud Field 1415, Pittsburg Landing 1921 y Snake Creek Bridge 2711; todos son de la Unión al principio.
rule-A5A-14_5-b = Al final del turno 10, el control confederado de cinco objetivos es una victoria decisiva confederada y el de cuatro, una sustancial confederada; con tres la partida sigue; dos es una victoria sustancial de la Unión, y uno o ninguno, una decisiva de la Unión.
rule-A5A-14_5-c = Al final del turno 17, el control confederado de cuatro o cinco objetivos es una victoria decisiva confederada y el de tres, una sustancial confederada; con dos decide la relación de puntos de victoria; uno es una victoria sustancial de la Unión, y ninguno, una decisiva de la Unión.
rule-A5A-14_5-d = La relación es el cociente, sin redondear, de los puntos de victoria confederados entre los de la Unión. Al menos 2 es una victoria sustancial confederada, al menos 1½ una marginal confederada, al menos 1 una marginal de la Unión, y menos de 1 una sustancial de la Unión.

## 14.6 Opciones

rule-A5A-14_6-a = La caballería solo se usa con la opción de caballería, salvo la brigada de caballería del Cuerpo de Reserva confederado (Forrest), que está siempre en juego.
rule-A5A-14_6-b = Con esa opción, toda la caballería menos la de Forrest solo puede entrar en zonas de control enemigas al retirarse.
rule-A5A-14_6-c = Opción «Lew Wallace»: en los segmentos de marcadores de fase de los turnos 6 y 7 la Unión tira un dado, y con un 1 o un 2 la 3.ª División entra ese turno por el hexágono 1502.
rule-A5A-14_6-d = Si fallan las dos tiradas, la división llega en el turno 10 por B, como en el juego estándar.
rule-A5A-14_6-e = Con esta opción ninguna unidad confederada puede entrar en 1502.

## 15. Gettysburg (31 turnos; jornadas: 1–11, 12–22, 23–31)

rule-A5A-15_1-a = Big Round Top (3212) tiene talud en sus seis lados, aunque el mapa no lo muestre.
rule-A5A-15_2-a = En los turnos nocturnos, una unidad de infantería en un hexágono de colina o de colina boscosa que no mueva durante el turno puede construir un parapeto.
rule-A5A-15_2-b = No se pueden construir atrincheramientos.

## 15.3 Restricciones de la Unión

rule-A5A-15_3-a = Las brigadas de caballería 1/1st y 2/1st y la artillería de Calef, todas de la división de Buford, no pueden cruzar Willoughby Run antes del turno 3.
rule-A5A-15_3-b = Pueden retirarse a través de él si no hay otra salida.
rule-A5A-15_3-c = La reserva de artillería la forman la 1.ª artillería regular y las artillerías de voluntarios 1.ª a 4.ª, que llegan en los turnos 14 y 15.
rule-A5A-15_3-d = Al llegar deben mover lo más deprisa posible hasta 2010 o un hexágono adyacente, y después quedarse en esos hexágonos hasta ser liberadas.
rule-A5A-15_3-e = La reserva de artillería que no ha sido liberada combate y bombardea sin restricciones.
rule-A5A-15_3-f = Todas quedan liberadas en el segmento de marcadores de fase de cualquier turno en el que el jugador confederado controle al menos un hexágono objetivo confederado, o tenga unidades adyacentes por lo menos a dos de ellos.
rule-A5A-15_3-g = Una de ellas queda liberada por separado cuando la atacan unidades confederadas desde hexágonos adyacentes; un simple bombardeo no cuenta.
rule-A5A-15_3-h = Las unidades liberadas mueven libremente durante el resto de la partida. Si la condición de liberación ya se cumple cuando llegan, son libres desde el primer momento.

## 15.4 Cuerpos confederados

rule-A5A-15_4-a = Cada uno de los tres cuerpos confederados tiene dos marcadores de fase de movimiento y, a diferencia de 4.1-c, puede mover unidades en las dos extracciones.
rule-A5A-15_4-b = Un cuerpo son tres divisiones y artillería independiente; el de Longstreet tiene las divisiones de McLaws, Pickett y Hood y la artillería de Alexander y Eshleman.
rule-A5A-15_4-c = En la primera extracción de un turno pueden mover todos los elementos del cuerpo, y al menos una división entera debe hacerlo.
rule-A5A-15_4-d = En la segunda extracción pueden mover todas las unidades que no movieron en la primera.
rule-A5A-15_4-e = Ninguna unidad mueve en las dos extracciones.
rule-A5A-15_4-f = Si mueve una unidad de una división, se considera que toda la división ha movido en esa extracción.
rule-A5A-15_4-g = Las unidades de artillería independiente eligen una por una en qué extracción mueven.
rule-A5A-15_4-h = A partir del turno 14, todas las unidades del cuerpo de Longstreet pueden mover en las dos extracciones.
rule-A5A-15_4-i = Esto acaba con el turno en el que alguna unidad de la Unión pueda trazar una línea de visión normal, de cuatro hexágonos como mucho, hasta alguna unidad del cuerpo. A partir del turno siguiente el cuerpo sigue 15.4-c a 15.4-g durante el resto de la partida. Si es visto en el turno 14, solo mueve dos veces en el turno 14.

## 15.5 Ferrocarril inacabado

rule-A5A-15_5-a = La parte inacabada de la línea de Hanover y Gettysburg es un ferrocarril normal.
rule-A5A-15_5-b = Donde cruza Willoughby Run no hay puente ni vado.

## 15.6 Victoria

rule-A5A-15_6-a = Cada bando tiene sus propios hexágonos objetivo. Un hexágono lo controla el último bando que haya tenido una unidad en él o la haya hecho pasar por él; una zona de control no da el control.
rule-A5A-15_6-b = Un bando recibe puntos de victoria por aquellos de sus propios objetivos que controla, además de los debidos a las pérdidas (11.1). Mantener objetivos enemigos no da puntos, pero se los niega al enemigo.
rule-A5A-15_6-c = Al final del turno 11, el jugador confederado obtiene una victoria decisiva con al menos un objetivo confederado y una relación de puntos de victoria de al menos 1½-1; cada objetivo vale 6 puntos.
rule-A5A-15_6-d = Al final del turno 11, el jugador de la Unión obtiene una victoria decisiva si tiene más puntos de victoria, por las pérdidas infligidas, que el jugador confederado.
rule-A5A-15_6-e = Al final del turno 22, el jugador confederado obtiene una victoria decisiva con los dos Round Tops (2912 y 3212), o los tres hexágonos de Culp’s Hill, o los cuatro de Cemetery Hill, y una relación de al menos 1½-1; cada objetivo vale 6 puntos.
rule-A5A-15_6-f = Al final del turno 22, el jugador de la Unión obtiene una victoria decisiva con los cinco objetivos de la Unión y una relación de al menos 2-1; cada objetivo vale 5 puntos.
rule-A5A-15_6-g = Al final del turno 31, cada objetivo confederado vale 10 puntos y cada uno de la Unión 5, y un nivel exige tanto su número de objetivos propios como su relación de puntos. Confederados: marginal con 1 o 2 objetivos y una relación superior a 1-1 pero inferior a 1½-1; sustancial con entre 3 y 7 y al menos 1½-1; decisiva con 8 o más y al menos 2-1. Unión: marginal, como en la historia, con entre 0 y 4 objetivos y una relación superior a 1-1 pero inferior a 1½-1; sustancial con 5 y al menos 1½-1; decisiva con 5 y al menos 2-1.
rule-A5A-15_6-h = Si ningún bando alcanza un nivel, la partida acaba en empate.

## 16. Bentonville (5 turnos)

rule-A5A-16_1-a = El marcador de fase de combate de la Unión y los marcadores de fase de movimiento de los cuerpos XIV y XX quedan fuera del cubilete en el turno 1; están en él en el turno 2 y en todos los posteriores, así que los turnos 2 a 5 no son nocturnos.
rule-A5A-16_2-a = Los refuerzos de la Unión llegan al azar en los turnos 2 a 5. En el segmento de marcadores de fase, la Unión tira un dado por cada una de sus unidades que aún no están en juego, de una en una; un resultado dentro del intervalo impreso en la casilla del turno en curso hace llegar esa unidad este turno.
rule-A5A-16_2-b = En un turno llegan como mucho tres unidades; se deja de tirar al tercer éxito, o cuando se ha tirado por todas.
rule-A5A-16_2-c = El orden de las tiradas es: todas las unidades del XIV Cuerpo, después la infantería del XX Cuerpo y después su artillería.
rule-A5A-16_2-d = En el turno 3 el intervalo es de 1 a 3; para los demás turnos lo indica el registro de turnos.
rule-A5A-16_3-a = Los objetivos son la última línea de defensa, 0110, 0210, 0310, 0410, 0411 y 0512, y Harper’s House 0212; todos son de la Unión al principio.
rule-A5A-16_3-b = Al final del turno 5, el control confederado de tres o más objetivos es una victoria decisiva confederada y el de uno o dos, una sustancial confederada; con ninguno, deciden los puntos de victoria.
rule-A5A-16_3-c = La relación es el cociente, sin redondear, de los puntos de victoria confederados entre los de la Unión. Al menos 2 es una victoria sustancial confederada, al menos 1½ una marginal confederada; más o menos igualada es empate; 1 a 1½ es una victoria sustancial de la Unión, y 1 a 2 o peor, una decisiva de la Unión.

## Reglas que solo atañen a los componentes físicos, y por qué

component-A5A-2_1-a = Enumera el contenido de la caja; nada en el juego depende de ello.
component-A5A-2_1-b = Las distancias se cuentan en hexágonos; las yardas solo dan la escala.
component-A5A-2_2-a = Los marcadores recuerdan a los jugadores lo que el programa lleva por sí mismo: el turno, el control, las fortificaciones y el contenido del cubilete.
component-A5A-2_2-f = El color solo indica la formación de una unidad; el programa la conoce sin colores, y 4.1-a dice lo que hace una formación.
component-A5A-2_2-h = El programa no registra el tamaño de las unidades.
component-A5A-2_2-l = Describe las fichas; 2.2-j dice qué significan dos letras.
component-A5A-2_2-m = Describe los nombres de las fichas.
component-A5A-2_3-b = Describe las tablas de una batalla.
component-A5A-2_3-c = Describe las tablas de una batalla.
component-A5A-3_1-f = Describe los marcadores; 4.1-c dice qué hace el segundo.
component-A5A-6_2_4-n = Describe la tabla de efectos del terreno; 6.2.4-a la aplica.
component-A5A-14_1-e = Describe el despliegue, los hexágonos de entrada y las carreteras; 14.1-a dice cuándo entra el marcador.

## Aclaraciones: erratas, recuentos y nombres

ruling-A5A-RUL-01 = Un hexágono mide 300 yardas de ancho, no 300 metros; nada en el juego depende de ello. Las dos tarjetas de ayuda, que la lista de componentes omite, forman parte del juego.
ruling-A5A-RUL-02 = El reglamento anuncia siete clases de terreno de hexágono y enumera seis. La que falta es la colina, pues de ella hablan las reglas de combate, de línea de visión y de construcción de parapetos. Anuncia ocho clases de lado de hexágono y enumera nueve; existen las nueve.
ruling-A5A-RUL-33 = Las remisiones erróneas se leen así: de 5.0 a las fortificaciones, 10.0; de 6.2 al bombardeo, 7.2; de 6.5 al apilamiento, 4.3; de 14.4 a la entrada, 8.2; y el segundo 13.2 del índice es 13.3.
ruling-A5A-RUL-34 = El ejemplo de 7.2 habla primero de un río y luego del desplazamiento de un arroyo. Se trata del mismo lado de hexágono, y en un ataque de bombardeo no cuenta ninguno de los dos.
ruling-A5A-RUL-35 = El curso de agua que el ejemplo de juego llama brazo de mar es un riachuelo, que cuesta 2 puntos de movimiento más, como en 2.1 y 12.1.
ruling-A5A-RUL-36 = Una misma palabra del reglamento designa en 2.1 las cercas, que son decoración, y en 5.0, 10.0 y 15.2 los parapetos.
ruling-A5A-RUL-37 = El capítulo 5 dice que las zonas de control no se extienden a los hexágonos fortificados ni a través de los lados fortificados; el capítulo 10 lo limita a los tres lados cubiertos, y solo hacia dentro. Prevalece el capítulo 10.
ruling-A5A-RUL-38 = El talud es un lado de hexágono que la artillería y la caballería no pueden cruzar, que bloquea la línea de visión y que rodea Big Round Top. No conocemos el nombre inglés que lleva en la tarjeta impresa.
ruling-A5A-RUL-39 = Una nota a la opción Lew Wallace fecha su marcha el 6 de marzo; la batalla fue el 6 de abril de 1862.
ruling-A5A-RUL-40 = El ejemplo de juego de Pea Ridge contiene dieciséis errores, como hexágonos, letras de entrada y nombres equivocados, un marcador extraído dos veces y una columna errónea. Cada uno se corrige para que el ejemplo concuerde con las reglas.

## Aclaraciones: secuencia y movimiento

ruling-A5A-RUL-03 = El marcador de una formación va al cubilete si tiene una unidad en el mapa o una unidad con derecho a entrar este turno, incluidas las retrasadas de turnos anteriores; una formación aniquilada no mete ninguno. De otro modo, las unidades retrasadas no podrían entrar nunca.
ruling-A5A-RUL-04 = Se decide si un hexágono está lleno en el momento de entrar en él, contando todas las unidades amigas que haya allí, vayan a seguir moviendo o no. Salir de un hexágono lleno por carretera hacia otro que no lo está se hace a tarifa de carretera, ya que la regla solo habla de entrar.
ruling-A5A-RUL-05 = El derecho a mover un hexágono solo levanta el límite de los puntos de movimiento, ya que solo atañe al coste. No levanta los límites de las zonas de control enemigas, el terreno prohibido, los hexágonos ocupados por el enemigo o el apilamiento. Sirve únicamente para el primer y único hexágono de un movimiento, también para un refuerzo que entra en el mapa.
ruling-A5A-RUL-06 = El movimiento, la retirada o el avance por carretera, sendero o ferrocarril levanta también la prohibición del terreno del hexágono en el que se entra y la de los lados de talud, pero no abre nunca un río sin puente ni vado, ni Bull Run ni Catharpin Run. De otro modo, las carreteras que cruzan pantanos no le servirían de nada a la artillería; 12.2 muestra el límite.
ruling-A5A-RUL-07 = Una unidad no puede entrar por movimiento en un hexágono ocupado por el enemigo. Las reglas no lo dicen nunca expresamente, pero ningún procedimiento lo permite, y 8.2 lo establece para la entrada.
ruling-A5A-RUL-08 = La primera oportunidad es la siguiente fase de movimiento de la formación de la propia unidad sobreapilada. Las unidades que pasen de dos deben salir entonces si les está permitido, y el propietario elige qué unidades de esa formación se van; si ninguna puede salir, se quedan.
ruling-A5A-RUL-09 = Una unidad solo se ve obligada a salir del mapa si está en un hexágono del borde y no tiene en el mapa ningún hexágono permitido; entonces queda eliminada en vez de perder el paso de 6.5-l. Se prefieren los hexágonos del mapa incluso en contra de la dirección de las líneas amigas.
ruling-A5A-RUL-41 = Una unidad que empieza en zona de control enemiga no puede entrar en esa fase en ningún hexágono en zona de control enemiga, ni siquiera en la del mismo enemigo. Las reglas subrayan que esto es distinto en otros juegos, y que una unidad rodeada por zonas enemigas no puede mover.
ruling-A5A-RUL-42 = De noche, el permiso para entrar en un hexágono en zona de control enemiga ocupado por una unidad amiga no prevalece sobre 5.0-f: una unidad que empieza en una zona así sigue sin poder hacerlo. Los refuerzos también están sujetos a 9.0-b.
ruling-A5A-RUL-43 = Las unidades mueven de una en una, en el orden que quiera su propietario; mover una pila junta es solo una forma de abreviar. Una unidad que ha movido no puede volver a mover en la fase.
ruling-A5A-RUL-44 = Los lados de río sin puente ni vado están cerrados al movimiento, a la retirada, al avance y a todos los ataques menos el bombardeo; por un puente o un vado se permite todo ello. La regla de los ataques no menciona puentes ni vados, pero las zonas de control, y con ellas la obligación de atacar, se extienden a través de ellos.
ruling-A5A-RUL-17 = Los sustitutos de un hexágono de entrada bloqueado son los hexágonos del borde del mapa no ocupados por el enemigo que estén más cerca de él, contando en hexágonos; a igualdad elige el propietario. Un hexágono de entrada que solo está en zona de control enemiga o lleno de unidades amigas no está bloqueado.

## Aclaraciones: combate

ruling-A5A-RUL-10 = Una unidad puede atacar voluntariamente a un enemigo adyacente, por ejemplo desde una fortificación. No se permiten los ataques a través de un río sin puente ni vado, a través de Bull Run o Catharpin Run fuera de los puentes y vados, de infantería o caballería contra cañoneras, ni los de unidades sobreapiladas.
ruling-A5A-RUL-11 = Cada atacante adyacente debe estar adyacente a todos los hexágonos atacados en su combate. La artillería también debe alcanzar todos los hexágonos de su blanco. Todos los ejemplos lo cumplen, y las obligaciones siempre se pueden cumplir (6.1-j).
ruling-A5A-RUL-45 = Las obligaciones se fijan al principio de la fase y se vuelven a comprobar una vez, después de todas las retiradas automáticas y de los avances que las siguen. Un enemigo cuya zona de control ya no toca a ninguna unidad amiga capaz de atacar ya no tiene que ser atacado. Una unidad que se encuentra ahora en zona de control enemiga debe atacar si tiene adyacente a un enemigo aún no atacado. Las retiradas y los avances de los combates normales no crean nuevas obligaciones. Una obligación que se ha vuelto imposible desaparece, pero se rechaza una declaración que haga imposible alguna sin necesidad.
ruling-A5A-RUL-12 = Una unidad en retirada automática sin ningún primer hexágono permitido pierde un paso (6.5-l) y se queda. Si después no logra salir de las zonas de control, no pierde nada. Todas las retiradas funcionan igual, y las reglas solo disculpan el no lograr salir.
ruling-A5A-RUL-13 = Varias unidades cuyas fuerzas de ataque suman 0 también deben hacer una retirada automática, ya que no se puede calcular ninguna proporción.
ruling-A5A-RUL-14 = Los enemigos ante los que se ha hecho una retirada automática cuentan como atacados: no vuelven a ser atacados en la fase, salvo por el bombardeo declarado con la retirada. Las unidades que quedan en zona de control enemiga después de una retirada automática no tienen más obligaciones.
ruling-A5A-RUL-46 = La regla de que se retiran todas o ninguna (6.2.2-e) se aplica a cada hexágono enemigo, y una unidad sujeta a ella se retira aunque esté también junto a otros enemigos. La cadena no se extiende más allá: a esos otros enemigos los atacan las unidades restantes, o ya no hace falta atacarlos si ninguna puede.
ruling-A5A-RUL-47 = Después de una retirada automática, cualquier unidad de los hexágonos enemigos afectados, salvo la artillería, puede avanzar si sigue adyacente al hexágono vacío, y por tanto no si el bombardeo de 6.2.2-g la ha expulsado o eliminado. Una unidad que avanza así cuenta como ya atacada.
ruling-A5A-RUL-48 = Primero se compensan entre sí los desplazamientos a la izquierda y a la derecha, y después se limita el resto a tres columnas: las reglas suman todos los desplazamientos en un total y limitan ese total.
ruling-A5A-RUL-49 = La excepción de 6.2.6-c se aplica cuando el total limitado lleva la columna por debajo de 1-4 y el terreno, fortificaciones incluidas, aporta un desplazamiento a la izquierda. No se tiene en cuenta una bajada causada solo por estar rodeado, ya que el texto habla de terreno.
ruling-A5A-RUL-50 = El desplazamiento por lados de hexágono solo se aplica si, en el combate, cada par adyacente de hexágonos atacante y defensor está separado por un terreno de lado que desplaza. Se usa el menor de esos desplazamientos, y no se cuenta la artillería que bombardea en un ataque combinado. En un ataque de bombardeo, los lados que no son de agua cuentan si la línea de visión de cada unidad que bombardea entra en el hexágono del blanco por un lado así; si entra por un vértice, deben serlo los dos lados que se unen en él.
ruling-A5A-RUL-51 = Si varios hexágonos defensores están en colinas, se halla el desplazamiento de cada uno con sus propios atacantes adyacentes y se usa el mayor. La artillería que no está adyacente no anula nunca una colina.
ruling-A5A-RUL-52 = Para saber si unas unidades están rodeadas, no se consideran las posiciones fuera del mapa. Un hexágono ocupado por una unidad amiga pero en zona de control enemiga sigue contando como tal. La artillería que bombardea no cuenta para 6.2.4-g, y tampoco cuentan las zonas de control detenidas por ríos o fortificaciones.
ruling-A5A-RUL-53 = Solo las dos unidades superiores de cada hexágono pueden aportar el valor de moral. La primera pérdida puede recaer en cualquier unidad con ese valor, no solo en la que lo aportó.
ruling-A5A-RUL-54 = Las tiradas modificadas que se salen de las filas impresas usan la fila más cercana.
ruling-A5A-RUL-16 = Un combate normal termina en este orden: etapas 1 a 4 para el defensor, etapas 1 a 3 para el atacante y después el avance. Un resultado R impide avanzar a todos los atacantes; un simple número solo se lo impide a los que deben retirarse, hayan podido o no. Los atacantes que han superado su chequeo pueden avanzar, como en el ejemplo de juego.
ruling-A5A-RUL-55 = También se permite avanzar si el hexágono ha quedado vacío por una retirada voluntaria. La regla 6.6 dice primero «forzosa», pero su procedimiento dice retiradas o eliminadas, y esa es la frase que prevalece.
ruling-A5A-RUL-56 = Las unidades que avanzan deben haber participado en el combate, y no pueden entrar en terreno que les esté prohibido ni cruzarlo.
ruling-A5A-RUL-57 = Una retirada voluntaria necesita un hexágono permitido; no es nunca una forma de asumir pérdidas. Los dos dados ya se conocen cuando decide el defensor.
ruling-A5A-RUL-58 = Una unidad que se retira dos hexágonos aplica de nuevo las prioridades en cada hexágono. Nada le prohíbe volver a entrar en el hexágono que acaba de dejar, pero normalmente lo cierra una zona de control enemiga.
ruling-A5A-RUL-15 = Las prioridades son estrictas: una inferior solo deja de tenerse en cuenta si otra superior la hace imposible. La cuarta cuenta las unidades enemigas con las que la unidad que se retira tiene una línea de visión normal, de cuatro hexágonos como mucho. Cada hexágono que dejan las tres primeras recibe tantos puntos como enemigos de estos haya de los que es el más alejado, empates incluidos. Gana la puntuación más alta, y a igualdad elige el propietario. Esto concuerda con todas las retiradas del ejemplo de juego.
ruling-A5A-RUL-59 = Se puede bombardear a un hexágono de distancia: una artillería adyacente a un enemigo, pero a la que no alcanza la zona de control de este a causa de un río o de una fortificación, puede bombardear con toda su fuerza. Solo se reducen a la mitad las unidades que disparan a más de un hexágono; en un grupo mixto se reduce el subtotal de estas.
ruling-A5A-RUL-60 = Una línea de visión que discurre a lo largo de un lado de talud no lo atraviesa y está despejada. Las colinas también bloquean la línea de colina a colina; no hay niveles de altura.
ruling-A5A-RUL-61 = Un bombardeo cuya proporción final está por debajo de 1-4, por el que no se tira ningún dado, cumple igualmente la obligación de atacar.

## Aclaraciones: las batallas

ruling-A5A-RUL-18 = Los puntos de victoria se cuentan según el estado en el momento del recuento, no se van acumulando: una unidad de dos pasos eliminada vale 3, no 1 + 3. La relación frente a una puntuación enemiga de 0 es infinita si la puntuación propia es superior a 0; si no, es 1.
ruling-A5A-RUL-19 = En Bull Run la dispensa vale para todo el riachuelo: ninguna unidad está obligada a atacar a un enemigo de la otra orilla, ni siquiera por un puente o un vado, por donde puede hacerlo. Las zonas de control cruzan igualmente el riachuelo y detienen el movimiento. La opción run-duty ofrece otras dos lecturas: la obligación vale por puentes y vados, o solo la artillería que bombardea ataca a través del riachuelo.
ruling-A5A-RUL-20 = Los confederados pueden atacar a través de un puente o un vado, pero no avanzar ni retirarse por él. Una unidad confederada cuyos únicos hexágonos de retirada por lo demás permitidos estén al otro lado de uno de los dos riachuelos queda eliminada; si no tiene ninguno, se aplica 6.5-l.
ruling-A5A-RUL-21 = El Ejército del Potomac confederado no mueve en el turno 1 de Bull Run. Lo dice una respuesta oficial: el reglamento lo omitió por error, y el marcador lleva el turno 2.
ruling-A5A-RUL-22 = Al final del turno 10 de Bull Run, la fila en la que nadie controla un objetivo se lee así: la Unión no controla ninguno y los confederados menos de tres. De otro modo, quedarían sin definir resultados como dos objetivos confederados y uno de nadie.
ruling-A5A-RUL-23 = La retirada automática obligatoria de la unidad india solo la obliga a ella, no a las demás que estén en la misma zona de control. Después de que un ataque la elimine, pueden avanzar los atacantes que no sean artillería. Se considera atacada por artillería siempre que participe artillería, adyacente o por bombardeo.
ruling-A5A-RUL-24 = Con mando unificado por B, una victoria decisiva confederada en el turno 15 es imposible, porque exigiría cuatro objetivos. La comprobación del turno 9 no cambia.
ruling-A5A-RUL-25 = Los desplazamientos por sorpresa se aplican a la columna final después de la etapa 4 y quedan fuera del límite de tres. La comprobación de si se baja de 1-4 se hace después de sumarlos, y la columna se mantiene entre 1-4 y 6-1. Se aplican también a los ataques de bombardeo y combinados, y un bombardeo cuenta como ataque.
ruling-A5A-RUL-26 = La tabla de puntos de victoria de Shiloh imprime dos veces «marginal confederada», a 1½-1 y a 1-1. La segunda se lee como marginal de la Unión: es el único nivel que falta, y está justo antes de la sustancial de la Unión.
ruling-A5A-RUL-62 = Las divisiones con las que hay contacto en Shiloh son aquellas en cuyas zonas de control entraron unidades confederadas en el turno del primer contacto; el contacto por retirada o avance también cuenta. Un contacto en el turno 5 no cambia nada, ya que todos los marcadores llegan en el turno 6.
ruling-A5A-RUL-63 = Las cañoneras que se retiran o fallan un chequeo van a hexágonos de río en los que pueden entrar; si no hay ninguno, se aplica 6.5-l. Las cañoneras no controlan objetivos. Las reglas no dicen cuándo va por primera vez al cubilete su marcador; la ficha sí.
ruling-A5A-RUL-64 = La segunda jornada de Shiloh empieza con el turno 11 (14.5), así que la sorpresa de la Unión abarca los turnos 11 a 14, menos los turnos nocturnos, en los que no hay combate.
ruling-A5A-RUL-27 = Al final del segmento de operaciones de un turno nocturno, cada hexágono con una unidad de infantería con derecho a ello que no haya movido puede recibir un parapeto, orientado como elija su propietario; uno por hexágono, y ninguno en un hexágono ya fortificado. No se sabe cuántos marcadores hay.
ruling-A5A-RUL-28 = Para la liberación de la reserva de artillería, los hexágonos objetivo son los confederados en las dos mitades de la condición; dos hexágonos objetivo distintos deben tener unidades confederadas adyacentes a ellos o dentro de ellos.
ruling-A5A-RUL-29 = En la primera extracción, el jugador confederado debe empeñar al menos una división en juego. Sus unidades cuentan entonces como movidas en el turno, salgan o no de sus hexágonos. Puede haber unidades que no puedan mover, y 15.4-f trata una división como un todo.
ruling-A5A-RUL-30 = Donde la línea inacabada cruza Willoughby Run, no anula el arroyo: el paso cuesta lo que cuestan el hexágono y el arroyo, se aplican los desplazamientos en combate y, para 15.3-a, cuenta como cruce. De otro modo, la observación de la regla no tendría efecto.
ruling-A5A-RUL-31 = En la tercera jornada de Gettysburg, los números de objetivos y las relaciones son mínimos, y un bando obtiene el mejor nivel del que cumple las dos condiciones: con cinco objetivos y 1,2-1, los confederados obtienen una victoria marginal. La relación más baja, mal impresa, significa estrictamente más de 1-1, y cinco o más objetivos de la Unión significa los cinco.
ruling-A5A-RUL-65 = Los objetivos confederados de Gettysburg son los Round Tops 2912 y 3212, tres hexágonos de Culp’s Hill y cuatro de Cemetery Hill, nueve en total, lo que encaja con «8 o más»; la Unión tiene cinco. Las reglas no dicen quién los controla al principio, así que no los controla nadie hasta que entra una unidad.
ruling-A5A-RUL-66 = Durante todo el turno se comprueba si el cuerpo de Longstreet es visto; basta una unidad de la Unión de cualquier tipo a una distancia de cuatro hexágonos como mucho.
ruling-A5A-RUL-32 = En Bentonville, una relación de 2 o más es una victoria sustancial confederada; de 1½ a menos de 2, una marginal confederada; por encima de ⅔ y por debajo de 1½, un empate; por encima de ½ y hasta ⅔, una victoria sustancial de la Unión; y ½ o menos, una decisiva de la Unión. Es la única lectura simétrica y sin huecos de las filas impresas.
ruling-A5A-RUL-67 = En Bentonville, las unidades que llegan entran cuando se extrae el marcador de su cuerpo, y pueden retenerse (8.1-d) sin una nueva tirada.
ruling-A5A-RUL-68 = La artillería adyacente al enemigo no cubre una retirada automática, aunque la zona de control enemiga no la alcance: 6.2 dice «no adyacentes». La opción cover-beside lo permite.
ruling-A5A-RUL-69 = «Ocupar» en 13.4 significa controlar, ya que su ejemplo trata de un control disputado.
ruling-A5A-RUL-70 = La dispensa de atacar y el permiso para bombardear que 12.1 concede para Bull Run valen también para Catharpin Run.
ruling-A5A-RUL-71 = Un hándicap hace justo el comienzo: cierto número de unidades de un bando, las más fuertes primero, empiezan la batalla reducidas. La más fuerte es, entre las unidades de dos pasos, la de mayor fuerza de ataque, luego la de mayor fuerza de defensa y luego la primera de la lista; las que llegan más tarde también cuentan. El enemigo las puntúa como cualquier unidad reducida (11.1). La opción handicap nombra el bando que recibe ayuda, y en cuántas unidades. Con un medio empieza reducida una unidad enemiga más, y también la unidad más débil del bando ayudado. Sin la opción la batalla empieza como está impreso. Es una regla nuestra, no del reglamento.

# --- orders

order-morale = Valor de moral
order-morale-highest = El más alto
order-morale-lowest = El más bajo
order-loss = Qué unidad pierde un paso
order-loss-weakest = La más débil
order-loss-strongest = La más fuerte
order-loss-full = Una unidad de dos pasos a plena fuerza, para que nadie sea eliminado
order-retreat = Adónde debe retirarse una unidad
order-retreat-away = Lo más lejos posible de los atacantes
order-stand = Resistir, o retirarse tras un combate
order-stand-stand = Resistir
order-stand-retreat = Retirarse con todas las unidades que puedan
order-advance = Avanzar tras un combate
order-advance-advance = Avanzar
order-advance-hold = No avanzar
