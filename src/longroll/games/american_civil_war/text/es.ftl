# The American Civil War in Spanish. Messages may use each other and then see the same facts.
#
#   rule-*, ruling-*, component-*   the digest
#   ask-*, choice-*, event-*, refusal-*   what the game asks, offers, tells and forbids

title-civil-war-basic = The American Civil War: juego básico
game-civil-war-basic = Una versión corta de la guerra en 90 regiones y ciudades. Las batallas son de líneas y reservas; cada tres turnos ambos bandos compran piezas. Dos jugadores.
title-civil-war-standard = The American Civil War: juego estándar
game-civil-war-standard = La guerra de octubre de 1861 a diciembre de 1865: ferrocarriles, desembarcos, política, Europa y batallas tácticas. Dos jugadores; cada regla avanzada es opcional.
title-civil-war-teams = The American Civil War: juego estándar para cuatro
game-civil-war-teams = El juego estándar con dos jugadores por bando: comandantes de teatro, o uno para el mapa y otro para las batallas.

scenario-basic = Preparación básica: una guarnición en cada ciudad y nueve piezas colocadas libremente.
scenario-basic-historical = La preparación histórica, jugada con las reglas básicas.
scenario-historical = Escenario histórico: la fuerza de cada bando en el otoño de 1861.
scenario-balanced = Escenario equilibrado: dos bandos iguales, cada ciudad vale 10, sin política.

## Las opciones

option-election = Elecciones de 1864
option-election-off = sin elecciones
option-election-on = el Sur gana si la Unión no está en buena situación en octubre de 1864
option-experience = Experiencia
option-experience-off = sin nuevos líderes
option-experience-on = una gran batalla puede dar un líder
option-initiative = Iniciativa
option-initiative-off = el atacante actúa primero
option-initiative-on = los dados, la caballería y los líderes deciden quién actúa primero
option-capture = Artillería capturada
option-capture-off = la artillería se destruye
option-capture-on = la artillería cargada o perseguida se captura
option-entrench = Atrincheramientos
option-entrench-off = sin atrincheramientos
option-entrench-on = los defensores se atrincheran, mejor cada año
option-raildest = Destrucción de ferrocarriles
option-raildest-off = las ciudades capturadas no cuestan acciones ferroviarias
option-raildest-on = una ciudad perdida cuesta una acción ferroviaria
option-blockade = Bloqueo
option-blockade-off = sin bloqueo
option-blockade-on = la Unión puede detener la ayuda de Europa
option-avoid = Evitar la batalla naval
option-avoid-off = una batalla naval declarada siempre se libra
option-avoid-on = una batalla naval se puede evitar
option-states = Derechos de los estados
option-states-off = los estados no necesitan guarnición
option-states-on = cada estado del Sur conserva su guarnición
option-reinf = Refuerzos
option-reinf-off = todos los atacantes llegan juntos
option-reinf-on = los grupos de otros espacios pueden llegar tarde
option-terrain = Terreno
option-terrain-off = terreno despejado
option-terrain-on = las grandes batallas tienen terreno
option-four = Cuatro jugadores
option-four-off = dos jugadores
option-four-theatre = comandantes de teatro, Este y Oeste
option-four-field = un jugador de mapa y un comandante de campo
option-emancipation-points = Puntos de la emancipación confederada
option-emancipation-points-each = 12 puntos en cada producción
option-emancipation-points-once = 12 puntos una sola vez
option-leader-bonus = Líderes en las cargas
option-leader-bonus-both = ayudan a quien carga y a quien recibe la carga
option-leader-bonus-attacker = solo ayudan a quien carga
option-withdrawal = Retirada voluntaria
option-withdrawal-any-moment = también en la parte del enemigo, antes de sus acciones y entre ellas
option-withdrawal-own-part = solo al empezar la parte propia de una fase
option-city-values = Valores de las ciudades
option-city-values-default = St. Louis 10
option-city-values-st-louis-40 = St. Louis 40, como en el ejemplo impreso
option-city-values-riot-tens = Richmond, Atlanta y New Orleans 10 cada una
option-independent-cities = Ciudades de los estados independientes
option-independent-cities-needed = la Unión debe ocuparlas para ganar
option-independent-cities-spared = la Unión no necesita ocuparlas
option-allied-income = Ciudades fronterizas con solo aliados europeos
option-allied-income-none = no pagan a nadie
option-allied-income-border-cities = pagan a la Confederación
option-europe-leaves = Cuando Europa deja la guerra
option-europe-leaves-fleet-stays = la Confederación conserva los diez puntos navales
option-europe-leaves-fleet-goes = los diez puntos navales se van con la última potencia
option-lone-leaders = Líderes solos en una zona intermedia
option-lone-leaders-give-way = vuelven a su reserva cuando llegan unidades enemigas
option-lone-leaders-block = cierran el paso al enemigo
option-rivers = Río delante del ejército
option-rivers-army = ninguna carga en ninguna columna
option-rivers-column = ninguna carga en su propia columna
option-field-retreat = Quién elige adónde se retira un ejército vencido (modo de campo)
option-field-retreat-map-player = el jugador del mapa
option-field-retreat-field-commander = el comandante de campo
option-length = Duración del juego básico
option-length-51 = 51 turnos
option-length-24 = 24 turnos
option-length-12 = 12 turnos
option-length-99 = 99 turnos
option-length-none = sin último turno, como en el reglamento
option-basic-cities = Ingresos de las ciudades con la preparación histórica
option-basic-cities-ten = 10 cada una, como en el juego básico
option-basic-cities-printed = el valor impreso en el mapa
option-second-shot = Segundo disparo en una fase
option-second-shot-elite-only = solo la caballería de élite
option-second-shot-any-unit = toda unidad con una acción libre, salvo la caballería normal
option-december-price = Precios confederados en la producción de diciembre
option-december-price-old = los del año viejo
option-december-price-new = los del año nuevo
option-elite-bonus = Caballería de élite en las cargas
option-elite-bonus-both = +1 cuando carga y cuando recibe la carga
option-elite-bonus-attacker = +1 solo cuando carga
option-naval-battles = Batallas navales por trimestre
option-naval-battles-one = una, la declare quien la declare
option-naval-battles-each = cada bando puede declarar una
option-leader-loss = Qué líder se pierde si en la zona los hay de varias naciones
option-leader-loss-own-nation-first = el confederado, después el británico, después el francés
option-leader-loss-owner = elige su dueño
option-basic-array = Línea y reserva en la batalla básica
option-basic-array-open = a la vista, primero el defensor
option-basic-array-secret = ambos en secreto
option-balanced-goal = El objetivo en el escenario equilibrado
option-balanced-goal-standard = como está impreso: la Unión necesita las dieciséis ciudades, la Confederación seis puntos
option-balanced-goal-basic = como en el juego básico: cada bando necesita ocho puntos al final de un mes
option-handicap = Hándicap: ¿qué bando recibe ayuda?
option-handicap-none = ninguno, el comienzo impreso
option-handicap-union-plus-1 = la Unión: en el juego básico o con su objetivo necesita 7 puntos y la Confederación 9; si no, 14 ciudades, y la Confederación 7 puntos
option-handicap-confederate-plus-1 = la Confederación: en el juego básico o con su objetivo necesita 7 puntos y la Unión 9; si no, necesita 5
option-handicap-union-plus-2 = la Unión: en el juego básico o con su objetivo necesita 6 puntos y la Confederación 10; si no, 12 ciudades, y la Confederación 8 puntos
option-handicap-confederate-plus-2 = la Confederación: en el juego básico o con su objetivo necesita 6 puntos y la Unión 10; si no, necesita 4
option-handicap-union-plus-3 = la Unión: en el juego básico o con su objetivo necesita 5 puntos y la Confederación 11; si no, 10 ciudades, y la Confederación 9 puntos
option-handicap-confederate-plus-3 = la Confederación: en el juego básico o con su objetivo necesita 5 puntos y la Unión 11; si no, necesita 3
option-handicap-union-plus-4 = la Unión: en el juego básico o con su objetivo necesita 4 puntos y la Confederación 12; si no, 8 ciudades, y la Confederación 10 puntos
option-handicap-confederate-plus-4 = la Confederación: en el juego básico o con su objetivo necesita 4 puntos y la Unión 12; si no, necesita 2
option-handicap-union-plus-half = la Unión: en el juego básico o con su objetivo necesita 7 puntos y la Confederación 8; si no, 15 ciudades, y la Confederación 6 puntos
option-handicap-confederate-plus-half = la Confederación: en el juego básico o con su objetivo necesita 7 puntos y la Unión 8; si no, necesita 5, y la Unión 14 ciudades
option-handicap-union-plus-1-half = la Unión: en el juego básico o con su objetivo necesita 6 puntos y la Confederación 9; si no, 13 ciudades, y la Confederación 7 puntos
option-handicap-confederate-plus-1-half = la Confederación: en el juego básico o con su objetivo necesita 6 puntos y la Unión 9; si no, necesita 4, y la Unión 12 ciudades

## Nombres

side = { $side ->
    [union] Unión
    [confederate] Confederación
    [neutral] Insurrectos
   *[nobody] nadie
  }
side-name = { $side ->
    [union] La Unión
    [confederate] La Confederación
    [neutral] El bando insurrecto
   *[nobody] Nadie
  }
sort = { $sort ->
    [union-infantry] infantería de la Unión
    [union-cavalry] caballería de la Unión
    [union-elite] caballería de élite de la Unión
    [union-artillery] artillería de la Unión
    [union-leader] líder de la Unión
    [confederate-infantry] infantería confederada
    [confederate-cavalry] caballería confederada
    [confederate-elite] caballería de élite confederada
    [confederate-artillery] artillería confederada
    [confederate-leader] líder confederado
    [british-infantry] infantería británica
    [british-cavalry] caballería británica
    [british-elite] caballería de élite británica
    [british-artillery] artillería británica
    [british-leader] líder británico
    [french-infantry] infantería francesa
    [french-cavalry] caballería francesa
    [french-elite] caballería de élite francesa
    [french-artillery] artillería francesa
    [french-leader] líder francés
    [rioter-infantry] infantería amotinada
    [independent-infantry] infantería independiente
   *[revolutionary-infantry] infantería mexicana
  }
target = { $target ->
    [union-infantry] infantería de la Unión
    [union-cavalry] caballería de la Unión
    [union-elite] caballería de élite de la Unión
    [union-artillery] artillería de la Unión
    [union-leader] líder de la Unión
    [confederate-infantry] infantería confederada
    [confederate-cavalry] caballería confederada
    [confederate-elite] caballería de élite confederada
    [confederate-artillery] artillería confederada
    [confederate-leader] líder confederado
    [british-infantry] infantería británica
    [british-cavalry] caballería británica
    [british-elite] caballería de élite británica
    [british-artillery] artillería británica
    [british-leader] líder británico
    [french-infantry] infantería francesa
    [french-cavalry] caballería francesa
    [french-elite] caballería de élite francesa
    [french-artillery] artillería francesa
    [french-leader] líder francés
    [rioter-infantry] infantería amotinada
    [independent-infantry] infantería independiente
   *[revolutionary-infantry] infantería mexicana
  }
at-sort = { $at_sort ->
    [union-infantry] infantería de la Unión
    [union-cavalry] caballería de la Unión
    [union-elite] caballería de élite de la Unión
    [union-artillery] artillería de la Unión
    [union-leader] líderes de la Unión
    [confederate-infantry] infantería confederada
    [confederate-cavalry] caballería confederada
    [confederate-elite] caballería de élite confederada
    [confederate-artillery] artillería confederada
    [confederate-leader] líderes confederados
    [british-infantry] infantería británica
    [british-cavalry] caballería británica
    [british-elite] caballería de élite británica
    [british-artillery] artillería británica
    [british-leader] líderes británicos
    [french-infantry] infantería francesa
    [french-cavalry] caballería francesa
    [french-elite] caballería de élite francesa
    [french-artillery] artillería francesa
    [french-leader] líderes franceses
    [rioter-infantry] infantería amotinada
    [independent-infantry] infantería independiente
   *[revolutionary-infantry] infantería mexicana
  }
pieces = { $count } × { sort }
theatre = { $theatre ->
    [east] Este
   *[west] Oeste
  }

## Lo que se pregunta

ask-over = La guerra ha terminado. { side-name } ha ganado.
ask-place = { side }: coloque la siguiente pieza.
ask-march = { side }: ¿desde qué espacio mueve?
ask-where = { side }: ¿adónde van las piezas de { $space }?
ask-who = { side }: ¿qué piezas van de { $space } a { $to }?
ask-battle = { side }: ¿qué batalla se libra ahora?
ask-array = { side }: forme su línea de batalla en { $space }.
ask-fire = { side }: ¿quién dispara en { $space }? ({ $number ->
    [one] queda { $number } disparo
   *[other] quedan { $number } disparos
  })
ask-target = { side }: ¿contra qué unidad se dispara? (dispara: { sort })
ask-rally = { side }: ¿reagrupar una unidad perdida? ({ $number ->
    [one] { $number } líder
   *[other] { $number } líderes
  } en la reserva)
ask-reserve = { side }: mueva piezas entre la línea y la reserva.
ask-buy = { side }: compre y coloque piezas ({ $number ->
    [one] queda { $number } punto
   *[other] quedan { $number } puntos
  }).
ask-intercept = { side }: ¿interceptar el desembarco de { $space } a { $to }?
ask-avoid = { side }: ¿intentar evitar la batalla naval?
ask-cargo = { side }: ¿qué unidad se pierde en el mar?
ask-naval = { side }: ¿declarar una batalla naval?
ask-politics = { side }: ¿elegir una iniciativa política?
ask-displace = { side }: ¿adónde van las piezas de { $space }?
ask-retreat = { side }: ¿adónde se retira desde { $space }?
ask-revolt = { side }: ¿llamar a la revolución en México?
ask-blockade = { side }: ¿declarar un bloqueo?
ask-main = { side }: ¿qué grupo es el ejército principal en { $space }?
ask-command = { side }: asigne espacios o piezas al Este o al Oeste.
left-march = { $count ->
    [one] Las piezas de un espacio aún pueden moverse.
   *[other] Las piezas de { $count } espacios aún pueden moverse.
  }
left-rally = { $count ->
    [one] Aún se puede reagrupar un tipo de unidad.
   *[other] Aún se pueden reagrupar { $count } tipos de unidades.
  }
left-buy = { $count ->
    [one] Aún puede comprar un tipo de pieza.
   *[other] Aún puede comprar { $count } tipos de piezas.
  }
left-act = { $count ->
    [one] Un tipo de pieza aún puede actuar.
   *[other] { $count } tipos de piezas aún pueden actuar.
  }
left-pursue = { $count ->
    [one] Un tipo de pieza aún puede perseguir.
   *[other] { $count } tipos de piezas aún pueden perseguir.
  }

## Lo que se puede elegir

choice-place = { sort } en { $space }
choice-from = { $space }
choice-to = a { $space }
choice-rail = por ferrocarril a { $space }
choice-sail = por mar a { $space }
choice-take = llevar { sort }
choice-ride = llevar { sort } un espacio más
choice-all = llevar todas las piezas que puedan ir
choice-done = listo
choice-end = terminar el movimiento
choice-intercept = interceptar
choice-let-pass = dejar pasar el desembarco
choice-evade = intentar evitar la batalla
choice-accept = aceptar la batalla
choice-drown = perder { sort }
choice-challenge = declarar una batalla naval
choice-anchor = sin batalla naval
choice-battle = { $space }
choice-main = el grupo de { $space }
choice-main-landing = el grupo que zarpó de { $space }
choice-line = { sort } a la línea
choice-back = { sort } a la reserva
choice-ready = listo
choice-shoot = dispara { sort }
choice-at = contra { sort }
choice-recall = reagrupar { sort }
choice-forgo = no reagrupar a nadie
choice-retreat = todos a { $space }
choice-detach = 1 × { sort } a { $space }
choice-emancipate = emancipar a los esclavos
choice-conscript = conscripción
choice-diplomacy = diplomacia en Europa
choice-appeal = pedir apoyo o intervención a Europa
choice-declare-war = declarar la guerra a Gran Bretaña, Francia y Canadá
choice-abstain = ninguna iniciativa
choice-displace = { $space }
choice-revolt = tirar por los revolucionarios
choice-calm = ninguna revolución
choice-blockade = declarar un bloqueo
choice-lift = ningún bloqueo
choice-buy = { sort } en { $space }
choice-buy-rail = una acción ferroviaria
choice-buy-naval = un punto naval
choice-rest = terminar las compras
choice-assign = { $space } al { theatre }
choice-transfer = una pieza en { $space } ({ sort }): { $theatre ->
    [east] al Este
   *[west] al Oeste
  }
choice-ordered = mantener estos mandos

## Lo que ha pasado

event-placed = Colocación en { $space }: { pieces }.
event-handicap = { side-name }: hándicap +{ $number }.
event-handicap-half = { side-name }: hándicap +{ $number ->
    [0] ½
   *[other] { $number }½
}.
event-half-turn = { side-name } mueve.
event-moved = { pieces }, de { $from } a { $space }.
event-battle = { $side ->
    [neutral] Los insurrectos atacan
   *[other] { side-name } ataca
  } en { $space }.
event-shot = Fuego de { sort } contra { target }: saca { $dice }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus }
  } y necesita { $need }, { $hit ->
    [yes] impacto
   *[no] fallo
  }.
event-leader-killed = Muere un líder: { sort } en { $space }.
event-rally = Reagrupamiento de { sort }: saca { $dice } y necesita { $need }, { $back ->
    [yes] vuelve a la reserva
   *[no] no se reagrupa
  }.
event-battle-won = { $side ->
    [neutral] Los insurrectos ganan
   *[other] { side-name } gana
  } la batalla de { $space }.
event-income = { side-name } tiene { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
  } para gastar.
event-bought = Nueva pieza en { $space }: { sort }.
event-railed = { pieces }, por ferrocarril de { $from } a { $space }.
event-landed = Desembarco en { $space } desde { $from }: { pieces }.
event-naval-battle = Batalla naval: Unión { $union }, Confederación { $confederate }. { $side ->
    [nobody] Sin pérdidas.
   *[other] { side-name } es derrotada y pierde { $number ->
        [one] { $number } punto naval
       *[other] { $number } puntos navales
      }.
  }
event-avoided = { side-name } saca { $number } y evita la batalla naval.
event-not-avoided = { side-name } saca { $number } y no puede evitar la batalla naval.
event-drowned = Pérdidas en el mar, desde { $space }: { pieces }.
event-reinforcements = El grupo de { $space } saca { $dice } y { $number ->
    [0] está presente desde el principio
   *[other] llega después del turno de batalla { $number }
  }.
event-reinforced = Refuerzos desde { $space }: { pieces }.
event-retreated = { $side ->
    [neutral] Los insurrectos se retiran
   *[other] { side-name } se retira
  } a { $space }.
event-detached = Regreso a { $space }: { pieces }.
event-eliminated = Pérdidas en { $space }: { pieces }.
event-captured = { side-name } captura { $space }.
event-railway-destroyed = { side-name } pierde una acción ferroviaria con { $space }.
event-rating = El índice de intervención europea es ahora { $number }.
event-fleet-leaves = La flota europea se va con la última potencia: el índice naval confederado es { $number }.
event-power-leaves = { $number ->
    [2] Gran Bretaña
   *[other] Francia
  } abandona la guerra.
event-great-victory = La Unión ha ganado una batalla con { $number ->
    [one] { $number } unidad enemiga eliminada
   *[other] { $number } unidades enemigas eliminadas
  }.
event-new-leader = Experiencia: { sort } en { $space }.
event-emancipation = { side-name } emancipa a los esclavos. El índice de intervención europea es { $number }.
event-secession = { $state } saca { $dice } y se separa de la Confederación.
event-displaced = Traslado de { $from } a { $space }: { pieces }.
event-independent = Infantería independiente en { $space }: { pieces }.
event-deserted = Deserción en { $space }: { pieces }.
event-conscription = { side-name } declara la conscripción.
event-riot = Motín en { $space }: { $count ->
    [one] { $count } amotinado
   *[other] { $count } amotinados
  }.
event-appeal = Europa apoya a la Confederación (tirada: { $number }).
event-appeal-fails = Europa niega su apoyo (tirada: { $number }).
event-intervention = Gran Bretaña y Francia intervienen (tirada: { $number }).
event-war-declared = La Unión declara la guerra a Gran Bretaña, Francia y Canadá.
event-war-with-europe = Guerra con Europa: el índice naval confederado es { $number }.
event-revolution = Revolución en { $space }: { $count ->
    [one] { $count } revolucionario mexicano
   *[other] { $count } revolucionarios mexicanos
  }.
event-blockaded = El bloqueo resiste (tirada: { $number }): de Europa no llega nada.
event-blockade-fails = El bloqueo fracasa (tirada: { $number }).
event-bought-rail = { side-name } tiene { $number ->
    [one] { $number } acción ferroviaria
   *[other] { $number } acciones ferroviarias
  }.
event-bought-naval = { side-name } tiene un índice naval de { $number }.
event-assigned-east = { $space } se asigna al Este.
event-assigned-west = { $space } se asigna al Oeste.
event-transferred-east = Asignación al Este: { pieces } en { $space }.
event-transferred-west = Asignación al Oeste: { pieces } en { $space }.
event-won = { side-name } ha ganado la guerra.

## Por qué no

now = { $step ->
    [place] hay que colocar una pieza
    [march] elija el espacio de salida o termine el movimiento
    [where] elija adónde van las piezas
    [who] elija las piezas que van
    [battle] elija la siguiente batalla
    [array] se forma la línea de batalla
    [fire] una unidad debe disparar
    [target] hay que elegir un blanco
    [rally] se puede reagrupar una unidad perdida
    [reserve] las piezas pueden pasar de la línea a la reserva o al revés
    [buy] se compran piezas nuevas
    [intercept] se puede interceptar el desembarco
    [avoid] se puede evitar la batalla naval
    [cargo] hay que perder una unidad en el mar
    [naval] se puede declarar una batalla naval
    [politics] se puede elegir una iniciativa política
    [displace] las piezas deben salir de un estado que se ha separado
    [retreat] un ejército vencido debe retirarse
    [revolt] la Unión puede llamar a la revolución en México
    [blockade] se puede declarar un bloqueo
    [main] hay que designar el ejército principal
    [command] se pueden asignar espacios al Este o al Oeste
    [terrain] hay que colocar el terreno
    [deploy] los ejércitos se despliegan
    [dig] el defensor puede atrincherarse
    [act] una pieza puede actuar
    [order] la pieza elegida espera su orden
    [stand] el bando puede resistir o retirarse
    [dodge] la caballería puede esquivar la carga
    [lose-leader] hay que perder un líder
   *[pursue] el vencedor puede perseguir
  }
battle-phase = { $phase ->
    [cavalry] fase de caballería
    [artillery] fase de artillería
    [infantry] fase de infantería
   *[leaders] fase de líderes
  }
refusal-not-your-turn = No es su turno. Elige ahora: { $seat ->
        [union-second] Unión (segundo jugador)
        [confederate-second] Confederación (segundo jugador)
       *[other] { side }
    }.
refusal-game-over = La partida ha terminado.
refusal-not-now = «{ $action }» no es posible ahora: { now }.
refusal-out-of-the-game = { $place } no interviene en el juego: nadie puede entrar.
refusal-no-such-thing = Nada de lo que «{ $action }» admite se llama «{ $word }».
refusal-nobody-there = Usted no tiene ninguna pieza en { $at_space }.
refusal-nobody-can-move = Ninguna de las piezas de usted en { $at_space } puede mover más en este turno.
refusal-stopped-by-enemy = Sus piezas en { $at_space } han encontrado al enemigo y deben detenerse allí.
refusal-came-by-rail = Las piezas de { $at_space } han llegado en tren y ya no pueden mover este turno.
refusal-not-adjacent = { $at_space } no es adyacente a { $from }.
refusal-same-space = Las piezas ya están en { $at_space }.
refusal-closed-land = En el juego básico nadie puede entrar en { $at_space }.
refusal-closed-till-war = En { $at_space } solo se puede entrar durante la guerra con Europa.
refusal-revolutionaries-stay = Los revolucionarios mexicanos no pueden salir nunca de México, así que no pueden ir a { $at_space }.
refusal-nobody-can-go = Ninguna pieza puede seguir desde { $at_space }.
refusal-none-fresh = Allí no hay { at-sort } sin mover todavía.
refusal-none-ridden = Allí no hay { at-sort } con un segundo espacio por mover.
refusal-enemy-piece = No son piezas de usted: { at-sort }.
refusal-nobody-taken = Lleve antes al menos una pieza.
refusal-not-by-land = Una pieza que ha movido por tierra no puede ir además por ferrocarril ni por mar.
refusal-not-a-city = El movimiento ferroviario empieza en una ciudad, y { $at_space } no lo es.
refusal-no-railway = { $at_space } no está en ningún ferrocarril.
refusal-no-railway-there = Ningún ferrocarril va a { $at_space }.
refusal-railway-broken = Ningún ferrocarril abierto lleva a { $at_space }: { $block } es del enemigo o está en su poder.
refusal-rail-capacity = Eso requiere { $number ->
    [one] { $number } acción ferroviaria
   *[other] { $number } acciones ferroviarias
  }; disponibles en este turno: { $left }.
refusal-not-a-port = El movimiento por mar empieza en un puerto, y { $at_space } no lo es.
refusal-not-a-coast = { $at_space } no da al océano ni al Golfo.
refusal-naval-capacity = Eso requiere { $number ->
    [one] { $number } punto naval
   *[other] { $number } puntos navales
  }; disponibles en este turno: { $left }.
refusal-no-battle-there = No hay ninguna batalla que librar en { $at_space }.
refusal-not-yours = No son piezas de usted: { at-sort }.
refusal-none-in-reserve = En su propia reserva no hay { at-sort }.
refusal-none-in-line = En su propia línea no hay { at-sort }.
refusal-line-empty = En la línea debe haber al menos una unidad; un líder no cuenta.
refusal-moved-the-other-way = En esta etapa ya ha movido { at-sort } en el otro sentido.
refusal-leader-fires-not = Los líderes no disparan.
refusal-all-have-fired = En la línea ya ha disparado toda la { at-sort }.
refusal-not-in-the-line = En su propia línea no hay { at-sort }.
refusal-leader-no-target = Un líder no se puede elegir como blanco.
refusal-target-not-in-line = No hay { at-sort } en la línea enemiga.
refusal-leader-not-rallied = Los líderes no se pueden reagrupar.
refusal-not-lost = No ha perdido { at-sort } en esta batalla.
refusal-not-to-place = No tiene más { at-sort } por colocar.
refusal-not-your-colour = { $at_space } no es de su color.
refusal-space-has-one = { $at_space } ya ha recibido su única pieza nueva.
refusal-enemy-in-space = El enemigo ocupa { $at_space }: { at-sort }.
refusal-too-dear = Eso cuesta { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
  }; disponibles: { $left }.
refusal-not-for-sale = No puede comprar { at-sort }.
refusal-state-has-one = Ese estado ya ha recibido su única infantería libre: { $at_state }.
refusal-not-controlled = Usted no controla { $at_space }.
refusal-not-the-lands-of-the-power = { $power ->
    [french] Las piezas francesas se colocan en México, y { $at_space } no está allí.
   *[british] Las piezas británicas se colocan en Canadá, y { $at_space } no está allí.
  }
refusal-power-cities-only = Las nuevas unidades británicas se colocan solo en las ciudades canadienses, no en { $at_space }.
refusal-mexico-city-only = Las nuevas unidades francesas se colocan solo en Ciudad de México, no en { $at_space }.
refusal-power-not-in-war = La potencia que daría { at-sort } no está en la guerra.
refusal-state-seceded = { $at_space } forma parte de un estado independiente.
refusal-nothing-aboard = No hay { at-sort } a bordo.
refusal-leader-never-drowns = Los líderes no se pierden nunca en el mar.
refusal-emancipated-already = Los esclavos ya han sido emancipados.
refusal-no-great-victory = La Unión debe ganar primero una batalla en la que se eliminen ocho unidades enemigas.
refusal-conscripted-already = Cada bando puede declarar la conscripción una sola vez.
refusal-not-your-initiative = { $action ->
    [appeal] Solo la Confederación puede pedir apoyo a Europa.
   *[declare-war] Solo la Unión puede declarar la guerra a Europa.
  }
refusal-diplomacy-too-dear = La diplomacia cuesta 10 puntos; su próxima producción sería de { $number }.
refusal-at-war-already = Ya hay guerra con Europa.
refusal-not-a-way-back = { $why ->
    [enemy] El enemigo está en { $at_space }.
   *[origin] Ninguna de estas piezas vino de { $at_space }.
  }
refusal-not-a-refuge = { $why ->
    [far] No puede retirarse a { $at_space }: no es adyacente.
    [closed] No puede retirarse a { $at_space }: ahora nadie puede entrar allí.
    [enemy] No puede retirarse a { $at_space }: allí está el enemigo.
    [mexico] No puede retirarse a { $at_space }: los revolucionarios mexicanos no salen de México.
   *[attack] No puede retirarse a { $at_space }: de allí vino el ataque.
  }
refusal-defenders-together = Los defensores vencidos se retiran juntos, a un solo espacio.
refusal-nobody-to-detach = No tiene más { at-sort } por retirar.
refusal-not-nearest = { $at_space } no es uno de los espacios más cercanos que aún tiene la Confederación: { $names }.
refusal-not-a-group = { $came ->
    [by-sea] El grupo procedente de { $at_space } llegó por mar.
    [by-land] El grupo procedente de { $at_space } llegó por tierra.
   *[not] Ningún grupo de atacantes vino de { $at_space }.
  }
refusal-leaders-only = El grupo de { $at_space } solo tiene líderes; el ejército principal debe tener una unidad.
refusal-state-needs-garrison = { $at_state } debe conservar { $need ->
    [one] { $need } unidad
   *[other] { $need } unidades
  } y tiene { $has }.
refusal-state-invaded = El enemigo está en { $at_state }: unidades que deben quedar: { $need }; presentes: { $has }.
refusal-state-first = { $at_state } necesita { $need ->
    [one] { $need } unidad
   *[other] { $need } unidades
  } y tiene { $has }: las unidades nuevas van primero allí.
refusal-assigned-already = { $at_space } ya se ha asignado en este turno.
refusal-same-theatre = { $at_space } ya pertenece a ese teatro.
refusal-none-to-transfer = Allí no hay { at-sort } que dar a ese comandante.
refusal-other-theatre = { $at_space } pertenece al otro comandante.
refusal-no-rail-in-basic = Los ferrocarriles no se usan en el juego básico.
refusal-no-sea-in-basic = En el juego básico no hay movimiento por mar.

## El juego de texto

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
date = { month } de { $year }
kind = { $kind ->
    [infantry] infantería
    [cavalry] caballería
    [elite] caballería de élite
    [artillery] artillería
   *[leader] { $count ->
        [one] líder
       *[other] líderes
      }
  }
pieces-alike = { $count } { kind }
when = { $date ->
    [none] Turno { $turn }
   *[other] { $date } (turno { $turn })
  }
header = { when }. Juega: { side }.
header-over = { when }. La guerra ha terminado.
means = puntos { $points }, ingresos { $income }, ciudades { $cities }, victoria { $score } de { $needed }
transport = acciones ferroviarias { $rail }, índice naval { $naval }
cities = Ciudades ({ side }): { $names }
battle-header = Batalla: { $space }, turno { $round }. Ataca: { side }.
battle-hidden = El despliegue está oculto.
battle-area = { area }: { $pieces }
second-seat = { $name } (segundo comandante)
place-held = { $space }: { $side ->
    [union] de la Unión
    [confederate] de la Confederación
   *[nobody] sin dueño
  }
place-next = espacios adyacentes: { $names }
place-rail = por ferrocarril: { $names }
example-action = from washington
example-why = why to richmond
example-map = map richmond
example-rule = rule S-deploy-01

## La batalla táctica

area = { $area ->
    [line-1] el ala izquierda
    [line-2] el centro
    [line-3] el ala derecha
    [middle-1] la zona intermedia izquierda
    [middle-2] la zona intermedia central
    [middle-3] la zona intermedia derecha
    [reserve] la reserva
   *[routed] la zona de retirada
  }
terrain = { $terrain ->
    [river-behind] un río detrás del ejército
    [stream] un arroyo
    [village] una aldea
    [woods] un bosque
    [hill] una colina
    [river-front] un río delante del ejército
   *[none] terreno despejado
  }
wear = { $wear ->
    [fresh] sin acciones usadas
    [used] una acción usada
    [fired] una acción usada, ha disparado
    [used-twice] dos acciones usadas
    [spent] sin acciones
    [two-shots] dos acciones usadas, ha disparado dos veces
   *[fired-twice] dos acciones usadas, ha disparado
  }
ask-terrain = { side }: coloque su terreno en { $space }.
ask-deploy = { side }: despliegue sus piezas en { $space }. El enemigo no lo ve.
ask-dig = { side }: ¿dónde se atrinchera?
ask-act = { side }: ¿qué pieza actúa en { $space }? (turno de batalla { $round })
ask-order = { side }: ¿qué hace esta pieza? ({ sort })
ask-stand = { side }: ¿resistir o retirarse de { $space }?
ask-dodge = { side }: ¿esquiva la caballería la carga?
ask-pursue = { side }: elija un perseguidor y su blanco.
ask-lose-leader = { side }: ¿qué líder se pierde?
choice-ground = { terrain } en { area }
choice-deploy = { sort }: { area }
choice-dig = atrincherarse en { area }
choice-act = { sort } en { area } ({ wear })
choice-shift = mover a: { area }
choice-fire = disparar contra { target }
choice-charge = cargar contra { target }
choice-rally = reagrupar { target }
choice-pass = terminar esta parte de la fase
choice-withdraw = retirarse de la batalla
choice-stand = resistir
choice-dodge = esquivar hacia la reserva
choice-hold = resistir la carga
choice-pursue = { sort } contra { target }
choice-halt = terminar la persecución
choice-lose = perder { sort }

event-deployed = Ambos ejércitos están desplegados en { $space }.
event-terrain = Terreno del { $battle_side ->
    [attacker] atacante
   *[defender] defensor
  }: { terrain }.
event-initiative = Iniciativa: atacante { $attacker }, defensor { $defender }. { side-name } actúa primero.
event-dug = Atrincheramiento de { sort } en { area }: saca { $dice } y necesita { $need }, { $dug ->
    [yes] conseguido
   *[no] fallido
  }.
event-guns-captured = Artillería capturada: { sort }.
event-battle-turn = Turno de batalla { $number }.
event-stepped = Movimiento de { sort }, destino: { area }.
event-fired = Fuego de { sort } contra { target }: saca { $dice }{ $bonus ->
    [0] { "" }
   *[other] { " " }({ $bonus })
  } y necesita { $need }, { $result ->
    [destroyed] blanco destruido
    [routed] blanco desbandado
   *[miss] sin impacto
  }.
event-charged = Carga de { sort } contra { target }: { $dice } ({ $bonus }) contra { $against } ({ $other_bonus }), { $result ->
    [target-destroyed] el blanco queda destruido
    [target-routed] el blanco se desbanda
    [charger-destroyed] quien carga queda destruido
    [charger-routed] quien carga se desbanda
   *[nothing] sin efecto
  }.
event-dodged = Esquiva la carga: { sort }.
event-line-lost = El { $side ->
    [attacker] atacante
   *[defender] defensor
  } ha perdido la batalla.
event-pursued = Persecución de { target } por { sort }: saca { $dice } ({ $bonus }) y necesita { $need }, { $caught ->
    [yes] el blanco es alcanzado
   *[no] el blanco escapa
  }.

refusal-not-of-this-side = No son piezas de usted: { at-sort }.
refusal-not-in-your-reserve = En su propia reserva no hay { at-sort } para desplegar.
refusal-not-your-line = Para eso solo valen las zonas de su propia línea.
refusal-no-such-column = Una escaramuza tiene una sola columna.
refusal-column-empty = Cada zona de la línea necesita una unidad antes de que empiece la batalla. Aún vacía: { area }.
refusal-wrong-phase = Esta es la { battle-phase }: no actúa { at-sort }.
refusal-nobody-of-that-kind = No hay ninguna pieza así a la que le quede una acción: { sort }, { area }.
refusal-areas-not-adjacent = Esa zona no es adyacente.
refusal-enemy-in-area = El enemigo ocupa esa zona: { at-sort }.
refusal-zone = Una pieza adyacente a unidades enemigas no puede pasar a otra zona adyacente a unidades enemigas.
refusal-routed-stay = Las unidades desbandadas se quedan en la zona de retirada hasta que se reagrupan.
refusal-no-second-fire = Solo la caballería de élite puede disparar dos veces en una fase, no { at-sort }.
refusal-reserve-does-nothing = Las piezas de la reserva no pueden disparar ni cargar.
refusal-leaders-do-not-fight = Los líderes no disparan ni cargan.
refusal-target-not-ahead = No hay { at-sort } justo enfrente y al alcance.
refusal-line-of-fire = Entre la artillería y su blanco ({ target }) hay { at-sort }.
refusal-leader-is-no-target = Un líder no se puede elegir como blanco.
refusal-not-a-leader-there = Usted no tiene ese líder en la zona alcanzada.
refusal-artillery-does-not-charge = La artillería no carga nunca.
refusal-screened = La artillería tiene una pantalla en la misma zona: { at-sort }.
refusal-river-between = Un río detiene la carga.
refusal-only-leaders-rally = Solo los líderes pueden reagrupar unidades.
refusal-rally-from-reserve = Un líder solo puede reagrupar desde la reserva.
refusal-not-routed = En su propia zona de retirada no hay { at-sort }.
refusal-too-early-to-retreat = No puede retirarse antes de que acabe el primer turno de batalla.
refusal-acted-in-this-phase = Ya ha actuado en esta fase y no puede retirarse hasta la siguiente.
refusal-cannot-pursue = { $why ->
    [enemy] No son piezas de usted: { at-sort }.
    [absent] En su ejército no hay { at-sort } para la persecución.
   *[unfit] No puede perseguir con { at-sort }: solo persiguen la infantería y la caballería que no están desbandadas.
  }
refusal-pursued-already = Ya ha perseguido toda la { at-sort }.
refusal-covered = Al terminar la batalla cubría la retirada caballería no desbandada, así que la infantería no puede perseguir.
refusal-cover-first = Primero hay que destruir la caballería que cubre la retirada: { at-sort }.
refusal-infantry-after-cavalry = La infantería no puede perseguir a la caballería.
refusal-no-such-fugitive = No hay { at-sort } que perseguir.
refusal-terrain-not-rolled = No tiene ningún terreno así que colocar.
refusal-area-has-terrain = Esa zona ya tiene terreno.
refusal-no-infantry-to-dig = En esa zona no hay infantería que pueda atrincherarse.
refusal-dug-already = Ya ha intentado atrincherar esa zona.

## Términos, cada uno con sus formas, y qué significan

term-border = estado fronterizo | estados fronterizos
term-border-means = Un estado que no es de nadie y al que ambos bandos pueden entrar: allí están Washington D.C., St. Louis y Louisville (B-board-02, B-board-09).
term-pp = PP
term-pp-means = Los puntos de producción que dan las ciudades y que se gastan en piezas, trenes y barcos; lo que sobra se pierde (S-prod-07, S-prod-10).
term-line = línea de batalla
term-line-means = En el juego básico, las piezas que disparan y pueden ser alcanzadas; las demás esperan en reserva (B-battle-02, B-fire-01).
term-reserve = reserva
term-reserve-means = Las piezas que esperan detrás de la línea: allí no combaten ni pueden ser alcanzadas, y los líderes reagrupan desde allí (S-field-05, S-leader-02).
term-rally = reagrupamiento | reagrupar
term-rally-means = Un líder en reserva intenta recobrar una unidad perdida o en fuga (B-rally-02, S-leader-02).
term-rail-stock = acciones ferroviarias
term-rail-stock-means = Cuántas piezas puede llevar un bando en tren en un mes; no se gastan (S-rail-06, S-rail-07).
term-naval-rating = índice naval | índices navales
term-naval-rating-means = La fuerza de los barcos de un bando: se suma a sus dados en batalla naval y limita lo que puede desembarcar (S-naval-05, S-amph-02).
term-amphibious = movimiento anfibio | movimientos anfibios
term-amphibious-means = Ir en barco de un puerto a cualquier espacio del océano o del Golfo (S-amph-01).
term-rating = índice de intervención europea
term-rating-means = Lo difícil que es traer a Europa a la guerra: bajo favorece al Sur y alto al Norte (S-euro-01, S-supp-03).
term-skirmish = escaramuza | escaramuzas
term-skirmish-means = Una batalla en la que un bando tiene cinco unidades o menos: tiene una sola columna (S-tac-03).
term-major = gran batalla | grandes batallas
term-major-means = Una batalla con seis unidades o más en cada bando, en tres columnas (S-tac-03).
term-middle = zona intermedia | zonas intermedias
term-middle-means = El terreno entre las dos líneas de una columna, donde se va al encuentro del enemigo (S-field-02).
term-retreat-area = zona de retirada
term-retreat-area-means = Donde están las unidades en fuga hasta que se reagrupan o acaba la batalla (S-field-06, S-leader-04).
term-charge = carga | cargas
term-charge-means = Un ataque cuerpo a cuerpo: ambos bandos tiran, y cualquiera puede perder su unidad (S-charge-02, S-charge-03).
term-dodge = esquiva
term-dodge-means = La caballería cargada por infantería puede pasar a su reserva antes de tirar (S-charge-08).
term-pursuit = persecución
term-pursuit-means = Tras una batalla, cada unidad del ganador puede intentar destruir una pieza en fuga (S-pursuit-01).

## Tarjeta de ayuda

card-south = Sur
card-arrival = { $turn ->
    [0] al principio
   *[other] tras el turno de batalla { $turn }
  }
card-kind = { $kind ->
    [infantry] infantería
    [cavalry] caballería
    [elite-cavalry] caballería de élite
    [artillery] artillería
    [leader] líder
    [rail-action] acciones ferroviarias
    [naval-rating] índice naval
   *[standard-bearer] portaestandarte
  }
card-column = { $name ->
    [piece] Pieza
    [move] Movimiento
    [fire] Fuego
    [cost] Coste
    [transport] Puntos por tren o mar
    [difference] Inferior en
    [loss] Puntos perdidos
    [actions] Acciones de batalla
    [range] Alcance
    [charge] Carga
    [pursuit] Persecución
    [year] Año
    [need] Hace falta
    [roll] Dados
    [arrival] Llegada
    [number] Terrenos
   *[guns] Cañones allí
  }

# Las reglas

## 0. Niveles de reglas

rule-ACW-S-layer-01 = El juego estándar es el juego básico con cambios; donde el texto estándar trata un tema, sustituye por completo al básico (preparación, victoria, producción, batalla); donde calla, sigue en vigor el texto básico.
rule-ACW-A-layer-01 = Cada regla avanzada es opcional; los jugadores acuerdan antes de la partida cuáles se usan, y eso vale para toda la partida. Cualquier combinación es válida.
rule-ACW-A-layer-02 = Si una regla avanzada activa choca con una regla estándar, prevalece la avanzada.

## 1. Juego básico

rule-ACW-B-gen-01 = Dos bandos, Norte y Sur; 2 jugadores (hasta 4 por equipos, véase 3.12). Todos los dados son de seis caras.
rule-ACW-B-gen-02 = Capitales: Washington D.C. (Norte), Richmond (Sur).

## 1.1 Mapa

rule-ACW-B-board-01 = El mapa es un conjunto de espacios: regiones y ciudades. Una ciudad es un espacio propio y funciona exactamente como una región para el movimiento y la batalla.
rule-ACW-B-board-02 = Espacios propios: de borde gris = Sur, de borde azul = Norte. De borde verde = estados fronterizos, que no son propios de nadie.
rule-ACW-B-board-03 = Ambos jugadores pueden entrar en los espacios de los estados fronterizos.
rule-ACW-B-board-04 = Canadá, México y los territorios occidentales e indio están cerrados a todos en el juego básico.
rule-ACW-B-board-05 = No se puede entrar en los lagos, los océanos ni el Golfo.
rule-ACW-B-board-06 = Los ferrocarriles no tienen función en el juego básico.
rule-ACW-B-board-07 = Los ríos son decorativos: ni cuestan movimiento ni dividen un espacio.
rule-ACW-B-board-08 = El número impreso junto a una ciudad se ignora en el juego básico; cada ciudad vale 10 PP.
rule-ACW-B-board-09 = Recuento de ciudades: 11 del Norte, 13 del Sur y 3 fronterizas (Washington D.C., St. Louis y Louisville).

## 1.2 Piezas

rule-ACW-B-piece-01 = Clases de piezas: infantería, caballería, artillería, líder y portaestandarte. La caballería de élite no existe en el juego básico.
rule-ACW-B-piece-02 = Los portaestandartes son solo marcadores que representan a muchas piezas guardadas fuera del mapa; no tienen efecto en las reglas.

## 1.3 Preparación

rule-ACW-B-setup-01 = Primero despliega todo el Sur y luego el Norte.
rule-ACW-B-setup-02 = Sur: 1 infantería en cada una de las 13 ciudades grises.
rule-ACW-B-setup-03 = Sur, además: Richmond 3 I, 2 C, 2 A; Chattanooga 2 I, 1 C, 1 A; Memphis 2 I, 1 C, 1 A.
rule-ACW-B-setup-04 = El Sur coloca después 5 I, 2 C y 2 A libremente en espacios grises, como mucho una de estas nueve por espacio.
rule-ACW-B-setup-05 = Norte: 1 infantería en cada una de las 11 ciudades azules, en St. Louis y en Washington D.C. (13 en total).
rule-ACW-B-setup-06 = Norte, además: Washington D.C. 3 I, 2 C, 2 A; Cincinnati 2 I, 1 C, 1 A; St. Louis 2 I, 1 C, 1 A.
rule-ACW-B-setup-07 = El Norte coloca después 5 I, 2 C y 2 A libremente en espacios azules, como mucho una de estas nueve por espacio.
rule-ACW-B-setup-08 = Totales por bando: 25 I, 6 C, 6 A, 0 líderes.
rule-ACW-B-setup-09 = En vez de esta preparación, los jugadores pueden acordar la del escenario histórico (sección 4) con las reglas básicas.

## 1.4 Turnos

rule-ACW-B-turn-01 = Un turno: el Sur mueve cuanto quiera y luego libra todas las batallas resultantes; después el Norte hace lo mismo.
rule-ACW-B-turn-02 = Un jugador termina todo su movimiento antes de que se libre la primera batalla de su turno.
rule-ACW-B-turn-03 = Después de cada tercer turno hay una etapa de compras: el Sur compra y coloca, luego el Norte compra y coloca. Después vuelve a empezar el ciclo de tres turnos.
rule-ACW-B-turn-04 = El jugador que mueve elige el orden de sus batallas.
rule-ACW-B-turn-05 = El ciclo sigue hasta que alguien gane; no hay un último turno.

## 1.5 Movimiento

rule-ACW-B-move-01 = En su turno un jugador puede mover todas sus piezas, algunas o ninguna.
rule-ACW-B-move-02 = Entrar en cualquier espacio adyacente (región o ciudad) cuesta 1 punto de movimiento.
rule-ACW-B-move-03 = Infantería y artillería: 1 punto. Caballería y líderes: 2 puntos.
rule-ACW-B-move-04 = Una pieza que entra en un espacio con una pieza enemiga se detiene allí por ese turno, y allí se librará una batalla.
rule-ACW-B-move-05 = Las piezas enemigas entre sí no pueden compartir nunca un espacio salvo para combatir.
rule-ACW-B-move-06 = Las piezas mueven una a una; piezas de varios espacios pueden converger en uno.

## 1.6 Línea de batalla y reserva

rule-ACW-B-battle-01 = Siempre que quien mueve ha entrado en un espacio con piezas enemigas, se libra allí una batalla. El jugador cuyas piezas ya estaban en el espacio es el defensor.
rule-ACW-B-battle-02 = Ambos jugadores reparten todas sus piezas del espacio entre la línea de batalla y la reserva.
rule-ACW-B-battle-03 = Cada línea debe tener al principio al menos una unidad (un líder no basta). No hay límite superior para la línea ni para la reserva.
rule-ACW-B-battle-04 = La batalla repite el ciclo Fuego → Reagrupamiento → Movimiento de reservas hasta que un bando no tiene ninguna unidad en su línea. En cada etapa actúa primero el defensor y luego el atacante.
rule-ACW-B-battle-05 = Una fuerza compuesta solo de líderes no puede formar una línea y pierde en el acto.
rule-ACW-B-battle-06 = El defensor divide primero sus piezas, a la vista, y después el atacante. Opción basic-array: ambos las dividen en secreto.

## 1.7 Fuego

rule-ACW-B-fire-01 = Solo disparan las piezas de la línea; las de la reserva no.
rule-ACW-B-fire-02 = Cada pieza dispara como mucho una vez por etapa de fuego.
rule-ACW-B-fire-03 = Un bando puede disparar como mucho con 5 piezas más 1 por cada líder propio que esté en ese momento en la línea.
rule-ACW-B-fire-04 = Disparar es obligatorio: el número de disparos es el menor entre las unidades de la línea y 5 más los líderes de la línea. No se permiten menos. Si tiene más unidades que el límite, el jugador elige cuáles disparan.
rule-ACW-B-fire-05 = Los disparos se resuelven uno a uno: se elige una unidad que dispara y una unidad de la línea enemiga como blanco, y se tiran 2d; un total igual o superior al valor de fuego de quien dispara elimina el blanco.
rule-ACW-B-fire-06 = Valores de fuego: caballería 9, infantería 8, artillería 7. La clase del blanco no importa.
rule-ACW-B-fire-07 = Los blancos deben estar en la línea enemiga; no se puede acertar a las piezas de la reserva.
rule-ACW-B-fire-08 = Las bajas se retiran en el acto, así que una unidad abatida por el fuego del defensor no responde en esa etapa.
rule-ACW-B-fire-09 = Las unidades eliminadas se ponen aparte hasta que acaba la batalla, porque se pueden reagrupar; después salen de la partida.
rule-ACW-B-fire-10 = Los líderes no se pueden elegir como blanco.
rule-ACW-B-fire-11 = Si los dados de un disparo muestran 11 o 12, además del blanco se elimina un líder enemigo de la línea enemiga (si lo hay).
rule-ACW-B-fire-12 = El fuego no mata nunca a los líderes de la reserva.

## 1.8 Bonificación de armas combinadas

rule-ACW-B-bonus-01 = Mientras un jugador tenga en su línea al menos una infantería, una caballería, una artillería y un líder, cada una de sus tiradas de fuego recibe +1.
rule-ACW-B-bonus-02 = La bonificación se pierde en cuanto falta en la línea una de las cuatro clases, y vuelve si el conjunto se completa de nuevo. Se comprueba en el momento de cada disparo.
rule-ACW-B-bonus-03 = Ejemplo: con la bonificación, la infantería acierta con un total de 7 en los dados.

## 1.9 Reagrupamiento

rule-ACW-B-rally-01 = En la etapa de reagrupamiento de un jugador, cada líder suyo que esté en la reserva puede intentar una vez reagrupar una unidad perdida antes en esta misma batalla.
rule-ACW-B-rally-02 = Se tiran 2d por líder; con 9+ lo logra: la unidad elegida vuelve a la reserva.
rule-ACW-B-rally-03 = Se pueden reagrupar la infantería, la caballería y la artillería, pero no los líderes.
rule-ACW-B-rally-04 = Los líderes de la línea no pueden reagrupar; los de la reserva no elevan el límite de fuego.
rule-ACW-B-rally-05 = Vale cualquier unidad del jugador perdida en esta batalla, en el ciclo que sea.
rule-ACW-B-rally-06 = La unidad que se quiere reagrupar se nombra antes de tirar los dados.

## 1.10 Entre línea y reserva

rule-ACW-B-reserve-01 = En su etapa de reserva un jugador puede pasar cualquier número de piezas de la línea a la reserva y de la reserva a la línea.
rule-ACW-B-reserve-02 = Debe dejar al menos una unidad (no un líder) en la línea o pierde la batalla.

## 1.11 Fin de una batalla

rule-ACW-B-end-01 = Un jugador pierde en el momento en que no tiene infantería, caballería ni artillería en su línea, aunque su reserva esté llena.
rule-ACW-B-end-02 = La batalla se detiene en ese momento; los disparos restantes no se hacen.
rule-ACW-B-end-03 = Se eliminan todas las piezas que le queden al perdedor en esa batalla: las unidades de la reserva y todos los líderes. En el juego básico no hay retirada.
rule-ACW-B-end-04 = El ganador pone todas sus piezas supervivientes (línea y reserva) en el espacio disputado.

## 1.12 Victoria

rule-ACW-B-win-01 = Un jugador gana de inmediato cuando tiene en su poder a la vez ciudades enemigas por valor de 8.
rule-ACW-B-win-02 = Una ciudad está en poder de un jugador cuando hay en ella al menos una de sus unidades (no basta un líder).
rule-ACW-B-win-03 = Para el Norte, Richmond cuenta doble. Para el Sur, Washington D.C. cuenta doble. Todas las demás cuentan uno.
rule-ACW-B-win-04 = Para la victoria, Washington D.C. y St. Louis son ciudades del Norte. Louisville no cuenta para nadie.
rule-ACW-B-win-05 = Ejemplo: el Sur, con Washington, St. Louis, Chicago, Philadelphia, New York e Indianapolis en su poder, tiene 7 y necesita una más.
rule-ACW-B-win-06 = «De inmediato» = se comprueba después de cada movimiento completado a una ciudad enemiga vacía y después de cada batalla.

## 1.13 Compras

rule-ACW-B-buy-01 = PP = 10 × número de ciudades amigas.
rule-ACW-B-buy-02 = Ciudades amigas: (a) las de color propio sin piezas enemigas; (b) las fronterizas (St. Louis, Louisville y Washington D.C.) con al menos una unidad propia (un líder no cuenta).
rule-ACW-B-buy-03 = Las ciudades enemigas capturadas no dan PP a quien las captura, pero se los niegan a su propietario.
rule-ACW-B-buy-04 = Para las compras Washington D.C. es una ciudad fronteriza, aunque para la victoria sea del Norte.
rule-ACW-B-buy-05 = Ambos bandos empiezan con 13 ciudades amigas = 130 PP.
rule-ACW-B-buy-06 = Costes: infantería 10, caballería 15, artillería 20, líder 20.
rule-ACW-B-buy-07 = Los PP no gastados se pierden.
rule-ACW-B-buy-08 = El Sur compra y coloca antes de que compre el Norte.
rule-ACW-B-buy-09 = Las piezas nuevas van solo a espacios de color propio, como mucho una por espacio en cada etapa de compras.
rule-ACW-B-buy-10 = No se puede colocar ninguna pieza nueva en un espacio con unidades enemigas, en espacios de color enemigo ni en los estados fronterizos.

## 2. Juego estándar

## 2.1 Piezas

rule-ACW-S-piece-01 = Unidades: infantería, caballería (caballo marrón), caballería de élite (caballo negro), artillería. Los líderes son piezas, pero no unidades.
rule-ACW-S-piece-02 = Colores: la Unión, azul; los confederados, gris; británicos y canadienses, rojo; los franceses, azul claro. La infantería azul claro representa también a los amotinados y a los estados independientes, y la roja a los revolucionarios mexicanos; el motor debe mantenerlos como facciones distintas.
rule-ACW-S-piece-03 = La caballería de élite cuenta como caballería en todas las reglas y tablas, salvo que haya una entrada aparte para ella.
rule-ACW-S-piece-04 = A los líderes no se les puede atacar directamente en batalla (se les puede elegir como blanco de una persecución, véase ACW-S-pursuit-08).
rule-ACW-S-piece-05 = Un jugador puede cambiar en cualquier momento un grupo por un portaestandarte y viceversa; no tiene efecto en las reglas.

## 2.2 Mapa y propiedad

rule-ACW-S-map-01 = Los espacios son ciudades y subdivisiones de los estados (provincias en Canadá). Las ciudades funcionan como regiones para el movimiento y la batalla.
rule-ACW-S-map-02 = Propiedad inicial: el Norte es de la Unión; el Sur, de la Confederación; los estados fronterizos, de nadie; Canadá, de Gran Bretaña; México, al principio de nadie.
rule-ACW-S-map-03 = Los océanos y los lagos solo se cruzan con movimiento anfibio.
rule-ACW-S-map-04 = Nadie puede entrar nunca en el Territorio Indio ni en los Territorios del Oeste.
rule-ACW-S-map-05 = Los ríos no tienen efecto.
rule-ACW-S-map-06 = Un jugador es propietario de todo espacio de su color en el que no haya unidades enemigas, tenga o no piezas allí (la propiedad importa para la producción, la colocación y el ferrocarril).
rule-ACW-S-map-07 = Un espacio que no es de su color pertenece a un jugador solo mientras haya en él al menos una de sus unidades (no un líder).
rule-ACW-S-map-08 = Cuando la última unidad ocupante se va o muere, el espacio vuelve en el acto al propietario de su color (o queda neutral si es verde).
rule-ACW-S-map-09 = En un espacio solo puede haber unidades de un bando en cada momento; entrar en un espacio con unidades enemigas provoca una batalla.
rule-ACW-S-map-10 = Las unidades aliadas (por ejemplo, británicas y confederadas) pueden compartir un espacio sin batalla.

## 2.3 Victoria

rule-ACW-S-win-01 = La Unión gana si al final de algún turno mensual, hasta diciembre de 1865 inclusive, ocupa a la vez todas las ciudades grises y todas las de los estados fronterizos.
rule-ACW-S-win-02 = Son 13 + 3 = 16 ciudades: las 13 del Sur más Washington D.C., St. Louis y Louisville.
rule-ACW-S-win-03 = Una ciudad está ocupada si al final del turno mensual hay en ella una unidad del jugador (I, C/E o A); no basta con que sea del color propio.
rule-ACW-S-win-04 = La Confederación gana si el turno de diciembre de 1865 acaba sin victoria de la Unión.
rule-ACW-S-win-05 = La Confederación gana también si al final de un turno mensual ocupa a la vez ciudades de la Unión por valor de 6; las azules cuentan 1 y Washington D.C. cuenta 2 (de modo que bastan Washington y otras cuatro).
rule-ACW-S-win-06 = La victoria se comprueba solo al final de un turno mensual (después de las batallas de la Unión), nunca a mitad de turno.

## 2.4 Secuencia de juego

rule-ACW-S-seq-01 = Un turno = un mes. Movimiento confederado, batallas confederadas, movimiento de la Unión, batallas de la Unión; después avanza el marcador de turno.
rule-ACW-S-seq-02 = Todo el movimiento del jugador activo acaba antes de su primera batalla; una vez empezada una batalla, nada mueve salvo por retirada.
rule-ACW-S-seq-03 = El jugador activo elige el orden de sus batallas.
rule-ACW-S-seq-04 = Los aliados de un jugador mueven y combaten en la parte del turno de ese jugador.
rule-ACW-S-seq-05 = Después de marzo, junio, septiembre y diciembre vienen, en este orden: (1) la fase de batalla naval, (2) las iniciativas políticas y (3) la producción.
rule-ACW-S-seq-06 = Después se juega el mes siguiente; el ciclo se repite hasta la victoria o hasta el final de diciembre de 1865.
rule-ACW-S-seq-07 = Las partidas completas van de octubre de 1861 a diciembre de 1865 = 51 turnos mensuales, precedidos de una fase de producción.
rule-ACW-S-seq-08 = El marcador de turno avanza después de cada mes, también después del tercero: la batalla naval, la política y la producción de un trimestre se juegan con el marcador ya en el mes siguiente.

## 2.5 Movimiento terrestre

rule-ACW-S-move-01 = La infantería y la artillería mueven 1 espacio por turno; la caballería y los líderes, 2.
rule-ACW-S-move-02 = Entrar en un espacio con unidades enemigas pone fin al movimiento de la pieza y provoca una batalla.
rule-ACW-S-move-03 = No se puede entrar en Canadá ni en México si no hay guerra con Gran Bretaña y Francia (sección 2.11).
rule-ACW-S-move-04 = Una pieza usa una sola clase de movimiento en un turno: terrestre, ferroviario o anfibio.

## 2.6 Movimiento ferroviario

rule-ACW-S-rail-01 = Para mover por ferrocarril, una pieza debe empezar el turno en una ciudad conectada a la vía férrea y no haber movido todavía en ese turno.
rule-ACW-S-rail-02 = Puede recorrer cualquier distancia por vías conectadas.
rule-ACW-S-rail-03 = No puede entrar en un espacio que el enemigo posea u ocupe, ni atravesarlo, así que el movimiento por ferrocarril no provoca nunca una batalla.
rule-ACW-S-rail-04 = Puede acabar en cualquier espacio de la línea, sea o no una ciudad.
rule-ACW-S-rail-05 = El movimiento por ferrocarril ocupa todo el turno: no hay más movimiento en él.
rule-ACW-S-rail-06 = La suma de los costes ferroviarios de todas las piezas que un jugador mueve por ferrocarril en un turno no puede superar sus acciones ferroviarias actuales. Costes: infantería 1, artillería 1, caballería 2, líder 0.
rule-ACW-S-rail-07 = Las acciones ferroviarias son una capacidad, no una provisión: cada turno se dispone de nuevo del valor entero.
rule-ACW-S-rail-08 = Valores iniciales (escenario histórico): Unión 7, Confederación 4. Precio de una más: Unión 10 PP, Confederación 12 PP (más la subida anual).

## 2.7 Movimiento anfibio

rule-ACW-S-amph-01 = En vez de mover por tierra, las piezas pueden ir de un puerto (ciudad adyacente al océano) a cualquier espacio adyacente al océano o al Golfo de México.
rule-ACW-S-amph-02 = Capacidad por turno de jugador = índice naval actual. Costes: infantería 1, artillería 1, caballería 2, líder 0.
rule-ACW-S-amph-03 = Desembarcar en un espacio con unidades enemigas provoca una batalla.
rule-ACW-S-amph-04 = En esa batalla el jugador que desembarca tiene −1 en todas sus tiradas de carga y −1 en todas sus tiradas de fuego.
rule-ACW-S-amph-05 = Si el jugador que desembarca pierde esa batalla, su ejército no puede retirarse: se eliminan todas sus piezas de la batalla.
rule-ACW-S-amph-06 = Cada vez que se intenta un movimiento anfibio, el rival puede interceptarlo declarando una batalla naval (sección 2.8).
rule-ACW-S-amph-07 = Si el jugador que mueve pierde o empata la batalla de interceptación, el movimiento se anula y las piezas supervivientes vuelven al puerto del que salieron.
rule-ACW-S-amph-08 = Si el jugador que mueve pierde en ella puntos navales, pierde también otras tantas de las unidades transportadas, a su elección.
rule-ACW-S-amph-09 = Si gana el jugador que mueve, el movimiento continúa; quien intercepta sufre la pérdida de la tabla.
rule-ACW-S-amph-10 = Valores iniciales (escenario histórico): índice naval de la Unión 5, de la Confederación 1. Precio de un punto más: Unión 10 PP, Confederación 15 PP (más la subida anual).
rule-ACW-S-amph-11 = Un desembarco rechazado ha gastado su movimiento y su capacidad naval.

## 2.8 Batallas navales

rule-ACW-S-naval-01 = No hay piezas de flota; solo los dos índices navales.
rule-ACW-S-naval-02 = En la fase de batalla naval (después del tercer turno del trimestre y antes de las iniciativas políticas) cualquiera de los jugadores puede declarar una batalla naval; una vez por trimestre.
rule-ACW-S-naval-03 = Si nadie la declara, la fase termina.
rule-ACW-S-naval-04 = También hay batalla naval cuando se intercepta un movimiento anfibio.
rule-ACW-S-naval-05 = Resolución: cada bando tira 2d y suma su índice naval; se comparan los totales. Si son iguales, no hay efecto.
rule-ACW-S-naval-06 = El total más bajo pierde puntos navales según la diferencia: de 1 a 3, un punto; de 4 a 6, dos; de 7 o más, tres.
rule-ACW-S-naval-07 = Un índice naval no baja nunca de 0.

## 2.9 Iniciativas políticas

rule-ACW-S-pol-01 = Una vez por trimestre, antes de la producción, cada jugador puede elegir como mucho una iniciativa. El jugador confederado elige y resuelve primero, y luego el de la Unión.
rule-ACW-S-pol-02 = Iniciativas posibles: emancipación (cualquiera de los dos, una vez en la partida para ambos; la Unión debe haberla merecido); conscripción (cada bando, una vez); diplomacia en Europa (cada bando, en cuantos trimestres quiera); intento de apoyo o intervención (solo la Confederación, en cuantos trimestres quiera); declaración de guerra a Gran Bretaña, Francia y Canadá (solo la Unión, mientras no haya guerra).

## 2.9 Iniciativa: emancipación

rule-ACW-S-eman-01 = En la partida solo puede haber una emancipación: quien la hace primero se la cierra al otro.
rule-ACW-S-eman-02 = La Unión solo puede elegirla después de haber ganado una batalla en la que eliminó 8 o más unidades enemigas.
rule-ACW-S-eman-03 = La Confederación puede elegirla en cualquier trimestre, sin condiciones.
rule-ACW-S-eman-04 = Emancipación de la Unión, efecto 1: el Sur recibe de inmediato 6 infanterías gratis, colocadas en espacios que controle, como mucho una por espacio.
rule-ACW-S-eman-05 = Emancipación de la Unión, efecto 2: el índice de intervención europea sube en el acto a 12.
rule-ACW-S-eman-06 = Emancipación confederada, efecto 1: el índice de intervención europea baja a 5, salvo que ya sea menor.
rule-ACW-S-eman-07 = Emancipación confederada, efecto 2: se tiran 2d por cada estado confederado (algunos tienen varias regiones) que no esté ocupado por entero por unidades de la Unión; con 8+ el estado se separa de la Confederación.
rule-ACW-S-eman-08 = Toda unidad confederada que esté en un estado que se separa va en el acto al espacio más cercano que siga siendo parte de la Confederación.
rule-ACW-S-eman-09 = El estado independiente coloca de 1 a 3 infanterías (azul claro) en cada uno de sus espacios no ocupados.
rule-ACW-S-eman-10 = La infantería independiente no mueve nunca; combate contra cualquier unidad, del Norte o del Sur, que entre en su espacio.
rule-ACW-S-eman-11 = Emancipación confederada, efecto 3: se tira 1d por cada unidad del ejército confederado; con 1 o 2 esa unidad se disuelve (queda eliminada).
rule-ACW-S-eman-12 = Emancipación confederada, efecto 4: se suman 12 PP al total confederado.
rule-ACW-S-eman-13 = Los efectos se aplican en el orden indicado.

## 2.9 Iniciativa: conscripción

rule-ACW-S-consc-01 = Cada bando puede declararla una vez en la partida, en la fase política que quiera.
rule-ACW-S-consc-02 = Unión: +20 PP en cada fase de producción durante el resto de la partida (incluida la que sigue de inmediato).
rule-ACW-S-consc-03 = Unión: se tiran 2d por cada una de estas ciudades que no esté ocupada por unidades del Sur: Boston, New York, Chicago y Philadelphia; con 8+ estalla un motín.
rule-ACW-S-consc-04 = Confederación: +15 PP en cada fase de producción durante el resto de la partida.
rule-ACW-S-consc-05 = Confederación: tiradas de motín por Richmond, Atlanta y New Orleans si no están ocupadas por unidades del Norte; motín con 8+.
rule-ACW-S-consc-06 = Una ciudad amotinada recibe 1d infanterías amotinadas (azul claro).
rule-ACW-S-consc-07 = Los amotinados combaten contra cualquier unidad del bando que hizo la declaración que esté en la ciudad o entre en ella.
rule-ACW-S-consc-08 = Los amotinados no salen nunca de la ciudad.
rule-ACW-S-consc-09 = Una ciudad amotinada no da PP a su propietario hasta que se hayan eliminado todos sus amotinados.

## 2.9 Iniciativa: diplomacia en Europa

rule-ACW-S-dipl-01 = Diplomacia de la Unión: se pagan 10 PP de la siguiente fase de producción; índice de intervención europea +1.
rule-ACW-S-dipl-02 = Diplomacia confederada: se pagan 10 PP de la siguiente fase de producción; índice de intervención europea −1.
rule-ACW-S-dipl-03 = Solo puede elegir la diplomacia un bando cuya próxima producción, según está el mapa, sería de al menos 10 PP. Si luego falta algo, se paga hasta donde alcance.

## 2.9 Iniciativa: apoyo o intervención

rule-ACW-S-supp-01 = Se tiran 2d y se comparan con el índice de intervención europea actual.
rule-ACW-S-supp-02 = Tirada ≥ índice: la Confederación recibe 15 PP más en la siguiente fase de producción, siempre que entonces controle aún al menos un puerto. Una sola vez.
rule-ACW-S-supp-03 = Tirada ≥ índice + 3: Gran Bretaña y Francia intervienen plenamente: guerra con Europa (sección 2.11).
rule-ACW-S-supp-04 = Tirada < índice: nada.

## 2.9 Iniciativa: declaración de guerra

rule-ACW-S-war-01 = La Unión puede declarar la guerra a Gran Bretaña, Francia y Canadá; con eso empieza la guerra con Europa.
rule-ACW-S-war-02 = Sin una guerra así, ninguna unidad puede entrar en Canadá ni en México.

## 2.10 Índice de intervención europea

rule-ACW-S-euro-01 = El índice de intervención europea empieza en 8. Bajo favorece al Sur; alto, al Norte.
rule-ACW-S-euro-02 = La Unión gana una gran batalla: +1. La Confederación gana una gran batalla: −1. Las escaramuzas no lo cambian nunca.
rule-ACW-S-euro-03 = La Unión captura Richmond: +2. La Confederación captura Washington D.C.: −2.
rule-ACW-S-euro-04 = Diplomacia de la Unión +1, diplomacia confederada −1.
rule-ACW-S-euro-05 = La emancipación de la Unión lo fija en 12; la confederada lo baja a 5 si es mayor.
rule-ACW-S-euro-06 = No se aplica ningún mínimo ni máximo.

## 2.11 Guerra con Europa

rule-ACW-S-europe-01 = La desencadena la declaración de la Unión o la intervención plena; ambas causas tienen los mismos efectos, aplicados en el acto.
rule-ACW-S-europe-02 = Francia toma México: el jugador del Sur coloca 4 I, 2 C y 2 A (franceses) en cualquier lugar de México.
rule-ACW-S-europe-03 = Ingresos franceses en cada fase de producción desde ese momento: 5 PP (Ciudad de México) + 15 PP (Francia).
rule-ACW-S-europe-04 = Las unidades francesas nuevas aparecen solo en Ciudad de México.
rule-ACW-S-europe-05 = Si unidades de la Unión o los revolucionarios capturan Ciudad de México, Francia abandona la guerra.
rule-ACW-S-europe-06 = Desde ese momento, en su fase de producción el jugador de la Unión puede tirar 1d por cada espacio mexicano salvo Ciudad de México; con 4–6 ese espacio recibe de 1 a 3 infanterías revolucionarias mexicanas.
rule-ACW-S-europe-07 = Los revolucionarios los controla el jugador de la Unión, combaten contra las unidades francesas y no pueden salir nunca de México.
rule-ACW-S-europe-08 = El jugador del Sur coloca además 3 I, 1 C y 1 A (británicos) en cualquier lugar de Canadá.
rule-ACW-S-europe-09 = Ingresos británicos en cada fase de producción: los PP de todas las ciudades canadienses + 20 PP (Gran Bretaña).
rule-ACW-S-europe-10 = Las unidades británicas nuevas aparecen solo en las ciudades canadienses.
rule-ACW-S-europe-11 = Si unidades de la Unión ocupan a la vez las tres ciudades canadienses, Gran Bretaña abandona la guerra.
rule-ACW-S-europe-12 = El índice naval confederado sube en el acto 10 puntos.
rule-ACW-S-europe-13 = En cada fase de producción en la que controle al menos un puerto del Sur, la Confederación recibe 20 PP más.
rule-ACW-S-europe-14 = Los PP europeos se llevan aparte de los confederados; cada potencia compra solo unidades propias, a los precios de «Norte o Europa».
rule-ACW-S-europe-16 = Una ciudad canadiense, o Ciudad de México, ocupada por unidades de la Unión no paga a nadie.
rule-ACW-S-europe-15 = Las unidades europeas mueven y combaten en la parte confederada del turno y pueden compartir espacios con unidades confederadas.

## 2.12 Producción

rule-ACW-S-prod-01 = Cada ciudad tiene su valor impreso en PP. (Los valores son datos del mapa: véase ACW-D-02.)
rule-ACW-S-prod-02 = La producción tiene lugar después de marzo, junio, septiembre y diciembre.
rule-ACW-S-prod-03 = Un jugador cuenta las ciudades de color propio no ocupadas por unidades enemigas y las neutrales (fronterizas) ocupadas por al menos una de sus unidades.
rule-ACW-S-prod-04 = Washington D.C. es neutral para la producción: cuenta solo para el bando que tenga una unidad en ella.
rule-ACW-S-prod-05 = Una ciudad enemiga ocupada no da nada a quien la captura, pero niega sus PP al propietario.
rule-ACW-S-prod-06 = Después se suma o se resta lo que corresponda por conscripción, apoyo europeo, emancipación del Sur, guerra con Europa y diplomacia.
rule-ACW-S-prod-07 = Con los PP se compran unidades, líderes, puntos navales y acciones ferroviarias (y se paga la diplomacia). Para el Norte y Europa: infantería 9, caballería 15, caballería de élite 18, artillería 15, líder 19, acción ferroviaria 10, punto naval 10; para el Sur en 1861: 8, 11, 13, 16, 12, 12 y 15.
rule-ACW-S-prod-08 = El jugador confederado compra y coloca primero, y luego el de la Unión.
rule-ACW-S-prod-09 = Las piezas nuevas se colocan en espacios de color propio no ocupados por unidades enemigas; como mucho una por espacio en cada fase de producción.
rule-ACW-S-prod-10 = Los PP no gastados se pierden.
rule-ACW-S-prod-11 = Todos los costes del Sur (piezas, ferrocarril, marina) suben 1 al empezar cada año, en enero: coste = coste de 1861 + (año − 1861). Ejemplo: caballería del Sur, 11 en 1861 y 15 en 1865.
rule-ACW-S-prod-12 = Los costes del Norte y de Europa no cambian nunca.

## 2.13 Batalla táctica

rule-ACW-S-tac-01 = Se libra una batalla táctica en cada espacio en el que unidades del bando que mueve han encontrado unidades enemigas, una vez acabado todo el movimiento de ese jugador.
rule-ACW-S-tac-02 = El bando que ha entrado es el atacante; el que ya estaba allí, el defensor.
rule-ACW-S-tac-03 = Dos tamaños. Escaramuza: pequeña. Gran batalla: ambos bandos tienen 6 unidades o más (sin contar líderes). Toda batalla en la que al menos un bando tenga 5 unidades o menos es una escaramuza.
rule-ACW-S-tac-04 = El tamaño se fija cuando empieza la batalla y no cambia con las pérdidas.
rule-ACW-S-tac-05 = Las escaramuzas no mueven el índice de intervención europea; las grandes batallas sí.

## 2.14 Campo de batalla

rule-ACW-S-field-01 = Campo de la escaramuza, por bando: zona de retirada, zona de reserva y una zona de línea; entre las dos líneas, una zona intermedia.
rule-ACW-S-field-02 = Campo de la gran batalla, por bando: zona de retirada, zona de reserva y zonas de línea izquierda / centro / derecha; entre las líneas, tres zonas intermedias izquierda / centro / derecha. La izquierda de un bando está frente a la derecha del otro.
rule-ACW-S-field-03 = En una zona de batalla puede haber cualquier número de piezas.
rule-ACW-S-field-04 = Adyacencia que usa el motor (columna k = 1..3, o la única columna de una escaramuza): una zona de línea toca la reserva propia, las líneas propias vecinas y la zona intermedia de su columna; una zona intermedia toca las líneas de ambos bandos de su columna y las zonas intermedias vecinas; la reserva toca todas las líneas propias; nada lleva a la zona de retirada ni sale de ella, y solo un reagrupamiento trae de vuelta a una unidad.
rule-ACW-S-field-05 = Las piezas de una zona de reserva no pueden disparar, cargar ni ser atacadas.
rule-ACW-S-field-06 = La zona de retirada está detrás de la reserva y contiene las unidades desbandadas hasta que se reagrupan.
rule-ACW-S-field-07 = En el original no hay un tablero aparte; basta con agrupar las piezas.

## 2.15 Despliegue

rule-ACW-S-deploy-01 = Ambos bandos despliegan al mismo tiempo, sin verse; después se revelan a la vez los dos despliegues.
rule-ACW-S-deploy-02 = Las piezas solo se pueden poner en las zonas de línea propias y en la reserva propia.
rule-ACW-S-deploy-03 = Al principio cada zona de línea (una en una escaramuza, tres en una gran batalla) debe tener al menos una unidad; los líderes no cuentan.

## 2.16 Turno de batalla

rule-ACW-S-phase-01 = Un turno de batalla tiene cuatro fases: caballería, artillería, infantería y líderes. En cada una actúa primero el atacante con todas sus piezas de esa clase y luego el defensor.
rule-ACW-S-phase-02 = Un jugador puede usar todas las piezas de la clase de la fase, algunas o ninguna.
rule-ACW-S-phase-03 = Fase de caballería: cada caballería, de élite o no, tiene 2 acciones de batalla; mover, cargar o disparar cuesta 1 cada vez.
rule-ACW-S-phase-04 = La caballería normal no puede disparar dos veces en una fase; la de élite sí.
rule-ACW-S-phase-05 = Fase de artillería: cada artillería tiene 1 acción: mover o disparar.
rule-ACW-S-phase-06 = Fase de infantería: cada infantería tiene 1 acción: mover, cargar o disparar.
rule-ACW-S-phase-07 = Fase de líderes: cada líder tiene 2 acciones: mover, o reagrupar (solo mientras esté en la zona de reserva). Se permiten dos acciones iguales, también dos reagrupamientos.
rule-ACW-S-phase-08 = Las dos acciones de una pieza pueden ser cualquier combinación permitida (mover+disparar, mover+cargar, cargar+disparar, cargar+cargar, mover+mover).
rule-ACW-S-phase-09 = Las acciones se resuelven una a una; los resultados se aplican antes de la acción siguiente.
rule-ACW-S-phase-10 = Las fases se repiten hasta que acaba la batalla.
rule-ACW-S-phase-11 = La caballería de élite es la única unidad que puede disparar dos veces en una fase. Ninguna otra lo hace nunca, y ella nunca dispara una tercera vez, por muchas acciones que tenga una pieza (incluida la sorpresa por iniciativa).
rule-ACW-S-phase-12 = Las dos acciones de una pieza no tienen que ser seguidas: otras piezas pueden actuar entre ellas.

## 2.17 Movimiento en batalla

rule-ACW-S-tmove-01 = Una acción mueve una pieza a una zona de batalla adyacente.
rule-ACW-S-tmove-02 = Restricción por zona de control: una pieza que está en una zona adyacente a unidades enemigas no puede mover a otra zona que también sea adyacente a unidades enemigas.
rule-ACW-S-tmove-03 = Las unidades de la zona de retirada no pueden mover hasta que se reagrupan.
rule-ACW-S-tmove-04 = Una pieza no puede entrar en una zona con unidades enemigas.
rule-ACW-S-tmove-05 = Sacar la última unidad de una columna propia está permitido y hace perder la batalla en el acto.

## 2.18 Fuego

rule-ACW-S-fire-01 = El fuego y la carga solo se pueden dirigir de frente, en la misma columna: no hay ataques en diagonal ni laterales.
rule-ACW-S-fire-02 = La infantería y la caballería disparan contra una unidad enemiga de la zona adyacente (alcance 1).
rule-ACW-S-fire-03 = La artillería dispara a distancia 1; si no hay ninguna unidad en la zona adyacente de enfrente, puede disparar a distancia 2.
rule-ACW-S-fire-04 = Quien dispara designa una unidad como blanco y tira 2d; un total igual o superior al número de la tabla es un impacto. Contra infantería, caballería y artillería: la infantería necesita 8, 9 y 10; la caballería 9, 9 y 10; la artillería 6, 7 y 7 a distancia 1, 8, 9 y 9 a distancia 2.
rule-ACW-S-fire-05 = Tras un impacto se tira 1d. Infantería y artillería: 1–3 destruida, 4–6 a la zona de retirada. Caballería y caballería de élite: 1–2 destruida, 3–6 a la zona de retirada.
rule-ACW-S-fire-06 = El fuego no daña nunca a quien dispara.
rule-ACW-S-fire-07 = Los modificadores (anfibio −1, atrincheramiento, terreno) cambian el total de los dados, no la comprobación de la muerte de un líder.

## 2.19 Carga

rule-ACW-S-charge-01 = La infantería y la caballería pueden cargar contra una unidad enemiga de la zona adyacente justo enfrente; la artillería no puede cargar.
rule-ACW-S-charge-02 = Quien carga designa una unidad como blanco; ambos jugadores tiran 2d y suman sus modificadores; se comparan los totales.
rule-ACW-S-charge-03 = Quien pierde por 1 o 2: su unidad va a su zona de retirada. Quien pierde por 3 o más: su unidad queda destruida. Puede perder cualquiera de los dos.
rule-ACW-S-charge-04 = Empate: sin efecto.
rule-ACW-S-charge-05 = Modificador del atacante según el enfrentamiento: infantería contra infantería 0, contra caballería +2 (el blanco puede esquivar), contra artillería +3 (solo sin pantalla); caballería contra infantería −2, contra caballería 0, contra artillería +3 (solo sin pantalla).
rule-ACW-S-charge-06 = +1 para una unidad en una zona de batalla con un líder propio; varios líderes en una zona siguen dando solo +1.
rule-ACW-S-charge-07 = Caballería de élite: +1 además del modificador de caballería.
rule-ACW-S-charge-08 = Esquiva: la caballería (también de élite) cargada por infantería puede pasar a su propia reserva antes de que se tiren los dados; la acción de carga se gasta sin efecto.
rule-ACW-S-charge-09 = No hay esquiva contra una carga de caballería.
rule-ACW-S-charge-10 = Pantalla: no se puede cargar contra la artillería mientras haya infantería o caballería de su bando en la misma zona de batalla. Sí se le puede disparar.
rule-ACW-S-charge-11 = Una carga no mueve a la unidad que carga; se queda en su zona.
rule-ACW-S-charge-12 = La regla de supervivencia de la caballería (1–2/3–6) vale solo para el fuego; los resultados de la carga usan el margen para todas las clases.

## 2.20 Líderes en batalla

rule-ACW-S-leader-01 = Un líder en una zona de batalla da +1 a las cargas, según ACW-S-charge-06. No tiene efecto en el fuego.
rule-ACW-S-leader-02 = Un líder en la zona de reserva puede gastar una acción en reagrupar: elige una unidad de la zona de retirada propia y tira 2d; con 7+ pasa a la zona de reserva.
rule-ACW-S-leader-03 = Una unidad reagrupada puede volver a actuar desde su fase siguiente.
rule-ACW-S-leader-04 = Las unidades salen de la zona de retirada solo al reagruparse (o cuando acaba la batalla).
rule-ACW-S-leader-05 = Los líderes no se pueden designar como blanco del fuego ni de una carga.
rule-ACW-S-leader-06 = Si los dados del enemigo en un disparo o una carga contra una zona con un líder muestran 11 o 12, se elimina un líder de esa zona, ocurra lo que ocurra con el blanco.
rule-ACW-S-leader-07 = Un líder puede morir también como blanco de una persecución.

## 2.21 Ganar una batalla

rule-ACW-S-tend-01 = La línea de un bando está intacta mientras en cada columna (una o tres) tenga al menos una unidad en su propia zona de línea o en la zona intermedia de esa columna. Los líderes no cuentan; la artillería sí.
rule-ACW-S-tend-02 = Un bando cuya línea se rompe en cualquier columna pierde en el acto; la batalla termina de inmediato.
rule-ACW-S-tend-03 = Al perder, todas las piezas que le quedan al perdedor se unen a las de su zona de retirada; luego vienen la persecución y la retirada.
rule-ACW-S-tend-04 = Punto muerto: si durante dos turnos de batalla completos y seguidos ningún jugador dispara ni mueve unidades a una zona intermedia, la batalla acaba con victoria del defensor; el atacante se retira y puede ser perseguido.
rule-ACW-S-tend-05 = Retirada voluntaria: se permite en cualquier momento después del primer turno de batalla completo, en cualquier fase, antes de que el jugador que se retira haya usado alguna pieza en esa fase. Pierde y puede ser perseguido.

## 2.22 Persecución

rule-ACW-S-pursuit-01 = Cuando acaba la batalla, cada infantería, caballería y caballería de élite del ganador puede tirar 1d una vez contra una pieza enemiga elegida; un resultado igual o superior al número de la tabla la destruye. Contra infantería, caballería, artillería y líderes: la caballería necesita 5, 6, 4 y 5; la caballería de élite 4, 5, 3 y 4; la infantería 6, y nunca persigue a la caballería.
rule-ACW-S-pursuit-02 = Las unidades de la zona de retirada del ganador no pueden perseguir; la artillería y los líderes no persiguen nunca. Las unidades de la reserva sí pueden.
rule-ACW-S-pursuit-03 = Puede ser blanco cualquier pieza del ejército perdedor, se haya desbandado antes o no, con la limitación de la cobertura.
rule-ACW-S-pursuit-04 = Cobertura: si el perdedor tenía aún caballería (también de élite) fuera de su zona de retirada al acabar la batalla, solo pueden perseguir la caballería y la caballería de élite del ganador.
rule-ACW-S-pursuit-05 = Cobertura: toda esa caballería de cobertura debe ser destruida antes de que otra pieza pueda ser blanco.
rule-ACW-S-pursuit-06 = En la persecución la infantería no puede tener nunca como blanco a la caballería.
rule-ACW-S-pursuit-07 = Después de la persecución, todas las unidades de la zona de retirada del ganador se reincorporan automáticamente a su ejército.
rule-ACW-S-pursuit-08 = Los líderes pueden ser blanco de una persecución (columna «Líder»).
rule-ACW-S-pursuit-09 = También hay persecución en las escaramuzas.
rule-ACW-S-pursuit-10 = La caballería que espera en la reserva también cubre la retirada.

## 2.23 Retirada tras una batalla

rule-ACW-S-retreat-01 = Atacante que pierde: las piezas vuelven a uno o varios de los espacios de los que vinieron.
rule-ACW-S-retreat-02 = Defensor que pierde: las piezas van a un espacio adyacente no ocupado por unidades enemigas y que no sea un espacio del que vino el ataque.
rule-ACW-S-retreat-03 = Un ejército que no puede retirarse queda eliminado por entero.
rule-ACW-S-retreat-04 = Una fuerza que ha desembarcado no puede retirarse.
rule-ACW-S-retreat-05 = Las piezas del ganador se quedan en el espacio.

## 3. Reglas avanzadas

## 3.1 Elecciones de 1864

rule-ACW-A-elec-01 = Al final de octubre de 1864 el Sur gana la partida, a menos que se cumplan las dos condiciones siguientes.
rule-ACW-A-elec-02 = Condición 1: la Unión ocupa al menos 7 ciudades confederadas al final de octubre de 1864.
rule-ACW-A-elec-03 = Condición 2: la Unión ha ganado al menos una gran batalla (6 o más unidades en ambos bandos) en julio, agosto, septiembre u octubre de 1864.
rule-ACW-A-elec-04 = La condición 2 solo pide seis unidades por bando: también cuenta una gran batalla ganada a amotinados o independientes.

## 3.2 Experiencia

rule-ACW-A-exp-01 = Después de cada gran batalla ambos jugadores tiran 2d. Ganador: con 7+ recibe un líder gratis. Perdedor: con 9+ recibe un líder gratis.
rule-ACW-A-exp-02 = El líder nuevo se coloca con el ejército de ese jugador que libró la batalla.
rule-ACW-A-exp-03 = Un bando sin piezas supervivientes de la batalla no recibe ningún líder.

## 3.3 Iniciativa

rule-ACW-A-init-01 = Antes de cada gran batalla ambos bandos tiran 2d y suman +1 por caballería, +2 por caballería de élite y +1 por líder presentes al principio de la batalla.
rule-ACW-A-init-02 = Superior por 1 o más: ese bando actúa primero en cada fase, haya atacado quien haya atacado.
rule-ACW-A-init-03 = Superior por 3 o más: lo anterior, y además ve el despliegue enemigo antes de hacer el suyo (sin pantalla).
rule-ACW-A-init-04 = Superior por 5 o más: lo anterior, y además durante el primer turno de batalla cada una de sus piezas tiene una acción de batalla más, en cada una de las cuatro fases.
rule-ACW-A-init-05 = Empate: el atacante actúa primero y el despliegue es oculto, como en el juego estándar.
rule-ACW-A-init-06 = No se usa en las escaramuzas.

## 3.4 Artillería capturada

rule-ACW-A-capt-01 = La artillería destruida por una carga o en una persecución se captura en su lugar: se sustituye por una pieza de artillería de quien la captura.
rule-ACW-A-capt-02 = La pieza capturada se pone en la zona de reserva de quien la captura (en la persecución, se une al ejército vencedor).
rule-ACW-A-capt-03 = La artillería destruida por el fuego no se captura.

## 3.5 Atrincheramientos

rule-ACW-A-trench-01 = Antes de que empiece la batalla el defensor puede intentar atrincherarse. Tira 2d por cada zona de línea (no por las intermedias) en la que tenga al menos una infantería.
rule-ACW-A-trench-02 = En cada zona en la que lo intenta, a una infantería se le da la vuelta y no puede actuar en la siguiente fase de infantería, lo logre o no.
rule-ACW-A-trench-03 = Éxito y efecto según el año: 1861 con 10 o más, 1862 con 9, 1863 con 8, 1864 con 7, 1865 con 6; −1 al fuego (−2 desde 1864) y −1 a las cargas contra la zona.
rule-ACW-A-trench-04 = Un ejército que defiende una ciudad tiene automáticamente atrincheramientos en las tres zonas de línea (sin tirar y sin dar la vuelta a nadie).
rule-ACW-A-trench-05 = Una zona atrincherada se señala con un portaestandarte (solo para mostrarlo).

## 3.6 Destrucción de ferrocarriles

rule-ACW-A-rail-01 = Cada vez que se captura una ciudad enemiga distinta de Norfolk, el jugador que la ha perdido pierde 1 acción ferroviaria.

## 3.7 Bloqueo

rule-ACW-A-block-01 = En toda fase de producción en la que el Sur vaya a recibir PP de Europa, el Norte puede declarar un bloqueo.
rule-ACW-A-block-02 = Se tiran 2d; si el resultado es igual o inferior a (índice naval de la Unión − índice naval confederado), esos PP europeos se pierden.

## 3.8 Evitar la batalla naval

rule-ACW-A-avoid-01 = Cuando se declara una batalla naval, el jugador que no la ha declarado puede intentar evitarla: tira 2d; si el resultado es igual o inferior a (puertos que posee + 4), la batalla no tiene lugar.

## 3.9 Derechos de los estados

rule-ACW-A-states-01 = Cada estado del Sur debe contener en todo momento al menos 1 unidad confederada.
rule-ACW-A-states-02 = Debe contener al menos 2 si algún espacio de ese estado está ocupado por unidades de la Unión.
rule-ACW-A-states-03 = Si a un estado le faltan unidades, el jugador confederado debe colocar en él piezas recién compradas en cuanto pueda.
rule-ACW-A-states-04 = El mínimo obliga también a la infantería libre de la preparación, hasta donde alcance.

## 3.10 Refuerzos

rule-ACW-A-reinf-01 = Si las piezas del atacante entran en una batalla desde más de un espacio, designa un grupo (por espacio de origen) como ejército principal. El ejército principal empieza la batalla.
rule-ACW-A-reinf-02 = Por cada uno de los demás grupos se tira 1d: con 1 llega tras el turno de batalla 3, con 2 tras el turno 2, con 3 tras el turno 1, con 4 a 6 al principio de la batalla.
rule-ACW-A-reinf-03 = Los grupos que llegan más tarde se ponen en la zona de reserva del atacante y pueden actuar con normalidad desde el siguiente turno de batalla.

## 3.11 Terreno

rule-ACW-A-terr-01 = Se usa solo en las grandes batallas. Antes del despliegue cada jugador tira 2d por el número de terrenos especiales de su propio lado: de 2 a 5 ninguno, de 6 a 8 uno, de 9 a 11 dos, 12 tres.
rule-ACW-A-terr-02 = Por cada uno de ellos tira 2d para saber la clase: 2 un río detrás del ejército (+2 a todas las tiradas de persecución si este ejército es derrotado); 3 o 4 un arroyo (−1 a las cargas hacia la zona); 5 o 6 una aldea (−1 al fuego y a las cargas hacia la zona); 7 u 8 un bosque (−1 al fuego hacia la zona); de 9 a 11 una colina (+1 al fuego de artillería desde la zona, −1 a las cargas hacia ella); 12 un río delante del ejército (ni cargas ni persecución).
rule-ACW-A-terr-03 = El jugador coloca sus terrenos mientras despliega, en sus propias zonas de línea, como mucho uno por zona.

## 3.12 Cuatro jugadores

rule-ACW-A-four-01 = Dos jugadores por bando, en equipo; dos modalidades a elegir.
rule-ACW-A-four-02 = Modalidad de teatros: un jugador manda el Este y el otro el Oeste; cada uno mueve las piezas de su teatro.
rule-ACW-A-four-03 = Modalidad de teatros: el comandante del Este es el comandante supremo: asigna tropas a los dos mandos o fija la línea divisoria entre los teatros, o ambas cosas, y da directrices generales al Oeste.
rule-ACW-A-four-04 = Modalidad de teatros: el comandante del Oeste puede desobedecer; el comandante supremo puede entonces quitarle tropas o áreas, o asumir por completo su mando.
rule-ACW-A-four-05 = Modalidad de campo: un jugador del equipo se ocupa de todo el movimiento en el mapa, de la política y de la producción; el otro dirige todas las batallas tácticas.
rule-ACW-A-four-06 = Modo de teatro: las tropas se asignan de una en una o con su espacio. En un espacio puede haber piezas de los dos mandos, y el comandante supremo puede quitar piezas sueltas al Oeste.

## 4. Escenarios

rule-ACW-X-gen-01 = Las partidas estándar (y avanzadas) usan el escenario histórico o el equilibrado.
rule-ACW-X-gen-02 = Ambos empiezan en 1861 con la fase de producción que sigue al turno de septiembre de 1861; el primer turno mensual es octubre de 1861.
rule-ACW-X-gen-03 = «N infanterías libres» las coloca el jugador propietario, como mucho una por estado.

## 4.1 Escenario histórico

rule-ACW-X-hist-01 = Índice naval: Norte 5, Sur 1. Acciones ferroviarias: Norte 7, Sur 4.
rule-ACW-X-hist-02 = PP iniciales: Norte 115, Sur 80, sin controlar 5. El Norte empieza con Washington D.C. y St. Louis en su poder (así que los 5 sin controlar son Louisville).
rule-ACW-X-hist-03 = Despliegue del Norte: Washington 5 infanterías, 1 caballería, 1 artillería; Cincinnati 3 infanterías, 1 caballería, 1 artillería; Chicago 4 infanterías, 1 artillería; St. Louis 3 infanterías, 1 caballería; 14 infanterías libres.
rule-ACW-X-hist-04 = Despliegue del Sur: Richmond 4 infanterías, 1 caballería de élite, 1 artillería; Charleston 2 infanterías, 1 caballería; Mobile 2 infanterías; New Orleans 3 infanterías, 1 caballería; Memphis 3 infanterías, 1 caballería de élite, 1 artillería; Atlanta 2 infanterías, 1 caballería; 7 infanterías libres.
rule-ACW-X-hist-05 = Ningún bando tiene líderes al principio.

## 4.2 Escenario equilibrado

rule-ACW-X-bal-01 = Índice naval: 5 cada uno. Acciones ferroviarias: 6 cada uno.
rule-ACW-X-bal-02 = Cada ciudad vale 10 PP; el Norte empieza con Washington D.C. y St. Louis en su poder; PP iniciales, 130 cada uno.
rule-ACW-X-bal-03 = Sin iniciativas políticas de ninguna clase (ni intervención europea, ni conscripción, ni emancipación).
rule-ACW-X-bal-04 = Despliegue del Norte: Washington 5 infanterías, 2 caballerías, 1 artillería; St. Louis 4 infanterías, 1 caballería, 1 artillería; Cincinnati 3 infanterías, 1 caballería, 1 artillería; 11 infanterías libres.
rule-ACW-X-bal-05 = Despliegue del Sur: Richmond 5 infanterías, 1 caballería, 1 artillería; Memphis 4 infanterías, 1 caballería, 1 artillería; Chattanooga 3 infanterías, 1 caballería, 1 artillería; 11 infanterías libres.
rule-ACW-X-bal-06 = Nota: Washington tiene 2 caballerías y Richmond 1; los bandos difieren en una caballería, tal como está impreso.

## Reglas que atañen solo a los componentes

component-ACW-B-piece-02 = Los portaestandartes solo representan piezas guardadas junto al tablero.
component-ACW-S-piece-05 = Los portaestandartes solo representan piezas guardadas junto al tablero.
component-ACW-A-trench-05 = El tablero muestra por sí mismo una zona atrincherada.
component-ACW-S-field-07 = La regla trata de cómo se pueden agrupar las piezas en una mesa.

## Aclaraciones

ruling-ACW-R-01 = Movimiento de la artillería en el juego básico. A: la descripción de la pieza dice dos espacios. B: la sección de movimiento da uno a la infantería y a la artillería. → B. El texto de la pieza también llama «lenta» a la artillería; las reglas estándar dan 1; la reseña dice que la infantería y la artillería mueven uno.
ruling-ACW-R-02 = Un 11–12 mata a un líder: ¿total natural o modificado? A: los dados tal como salen. B: después de los modificadores +1/−1. → A: el texto habla de obtener 11 o 12 con los dados; los modificadores se describen como sumados para acertar. Lo mismo en el juego estándar.
ruling-ACW-R-03 = ¿Cuántos líderes mueren con cada 11–12? A: uno. B: todos los de la línea o la zona. → A: el texto y W1 usan el singular («ese líder», «un líder»). Los líderes son idénticos, así que no hay nada que elegir.
ruling-ACW-R-04 = Piezas libres de la preparación: una por espacio. A: como mucho una de las nueve piezas libres por espacio, sin tener en cuenta las guarniciones. B: un espacio que ya tiene alguna pieza está cerrado. → A: el límite va unido al grupo libre; B cerraría todas las ciudades.
ruling-ACW-R-05 = ¿Se designa el blanco antes de tirar? A: designar, tirar, retirar, siguiente disparo. B: tirar todo y luego elegir las bajas (como cuenta el ejemplo). → A. En el juego básico el número necesario no depende del blanco, así que A y B dan los mismos resultados posibles; ninguna prueba puede distinguirlos, salvo que con A quien dispara no puede ir más allá de las unidades presentes en ese momento.
ruling-ACW-R-06 = ¿Qué pérdidas se pueden reagrupar (básico)? A: cualquiera anterior en esta batalla. B: solo las que se acaban de perder en este ciclo («appena eliminate»). → A: la primera frase dice eliminadas antes en la misma batalla; las bajas se guardan aparte hasta el final de la batalla con ese fin.
ruling-ACW-R-07 = Líderes sin unidades. A: una batalla necesita unidades; las piezas enemigas que solo encuentran líderes provocan una batalla que los líderes pierden en el acto. B: los líderes se ignoran o coexisten. → A: el texto básico dice que cualquier pieza enemiga provoca una batalla y que una línea necesita una unidad. Básico: los líderes quedan eliminados. Estándar: el bando de los líderes pierde sin despliegue; hay persecución (las unidades del ganador pueden tener como blanco a los líderes) y luego retirada de los supervivientes; sin tamaño ni efecto europeo. Un líder solo no posee un espacio ni lo tiene en su poder.
ruling-ACW-R-08 = Washington, St. Louis y Louisville (básico). Para las compras las tres son ciudades fronterizas; para la victoria Washington (2) y St. Louis (1) son del Norte, y Louisville no es de nadie. No hay conflicto si se separan los dos fines.
ruling-ACW-R-09 = Victoria inmediata en el juego básico. A: se comprueba continuamente. B: al final del turno. → A, tal como está impreso; una ciudad cuenta cuando ha acabado la batalla por ella (una ciudad disputada no está en poder de nadie).
ruling-ACW-R-10 = Orden de las batallas en el juego básico. No se indica. → elige quien mueve, como en el estándar.
ruling-ACW-R-11 = Fuego obligatorio frente a fin de la batalla. A: se tiran todos los disparos permitidos. B: la batalla se detiene cuando la línea está vacía. → B, como muestra el turno 4 de W1 (dos disparos y luego el final).
ruling-ACW-R-12 = Atravesar un espacio con enemigos. Una unidad que entra en un espacio así se detiene aunque ya haya amigas combatiendo allí. Espacios solo con líderes enemigos: en el básico se detiene (cualquier pieza enemiga); en el estándar un líder no posee el espacio ni lo tiene en su poder, pero sigue habiendo una batalla según R-07.
ruling-ACW-R-13 = Victoria confederada en el juego estándar. A: seis puntos de ciudades, con Washington por valor de dos (aparte de Washington, solo ciudades azules). B: también St. Louis, como en el básico. → A: el texto estándar dice ciudades azules; solo se añade por su nombre Washington; «Washington y otras cuatro» confirma 2 + 4 = 6. Nótese que el básico exige 8 y el estándar 6.
ruling-ACW-R-14 = ¿Cuándo se comprueba (estándar)? Al final del turno mensual, es decir, después de las batallas de la Unión y antes de las fases del trimestre. Si ambos bandos cumplen en el mismo instante (cosa imposible en la práctica), se mira primero la condición de la Unión.
ruling-ACW-R-15 = «Quadrimestre». Literalmente, cuatro meses; la misma frase dice tres turnos, después de marzo, junio, septiembre y diciembre. → trimestre, tres meses.
ruling-ACW-R-16 = Comienzo del escenario. A: se empieza solo con la producción. B: se empieza con todo el final de trimestre (batalla naval, política, producción). → A: el texto del escenario nombra la fase de producción. Fecha de partida: septiembre de 1861 terminado.
ruling-ACW-R-17 = Precio en la producción de diciembre. A: el del año viejo. B: el del nuevo. → A: la subida llega en enero; la producción de diciembre es anterior a enero, aunque el marcador ya está entonces en enero. Opción december-price.
ruling-ACW-R-18 = St. Louis, 40 PP. El ejemplo de producción da 40 PP por St. Louis. A: el valor del mapa es 40. B: un lapsus (lo más probable, por 10). → no fijar nunca 40 en el código; se usa el valor del mapa; mientras no se conozca el mapa, 10. Con 40, las otras doce ciudades del Norte, incluidas New York y Washington, se repartirían 75, cerca de la media del Sur, en contra del énfasis del texto en la industria del Norte. Opción city-values.
ruling-ACW-R-19 = Tamaño cuando solo un bando tiene 6 o más. A: el texto de la escaramuza dice que ambos tienen cinco como mucho → el caso mixto queda sin definir. B: gran batalla solo si ambos tienen 6 o más; todo lo demás, escaramuza. → B: la gran batalla se define tres veces (índice de intervención europea, elecciones, terreno) como 6 o más en ambos bandos; un bando con menos de 3 unidades no podría guarnecer tres zonas; reseña: «uno o ambos bandos» por debajo de seis es una escaramuza; el resumen de docest coincide.
ruling-ACW-R-20 = Sentido de la diplomacia. Texto: Norte +1, Sur −1 (el segundo párrafo omite «del Sur», pero menciona el algodón). El Sur necesita 2d ≥ índice, así que un índice mayor perjudica al Sur: los sentidos impresos son correctos. Cualquier lectura que los invierta contradice las batallas (+1 si gana la Unión), las capitales y la emancipación.
ruling-ACW-R-21 = Comentario sobre la emancipación de la Unión. El italiano dice que 12 hace «posible» la ayuda al Sur. A: literal. B: lapsus por «(casi) imposible». → B: con 12 solo una tirada de 12 trae apoyo, y la intervención (15+) queda fuera de alcance hasta que baje el índice. El número 12 en sí no está en duda.
ruling-ACW-R-22 = Límites del índice. A: sin límite. B: acotado entre 2 y 12. → A: no se indica ninguno. «Sube a 12» no baja nunca un índice superior a 12; «baja a 5» no lo sube nunca.
ruling-ACW-R-23 = Condición de la emancipación de la Unión. Una sola batalla ganada por la Unión en la que se eliminaron al menos 8 unidades enemigas, incluidas las pérdidas de la persecución y de una retirada imposible y la artillería capturada, y excluidos los líderes; una vez lograda, queda lograda. Enemigo = confederado o europeo; no los amotinados.
ruling-ACW-R-24 = «De 1 a 3 unidades». A: a elección del jugador. B: al azar. → B: 1d: 1–2 → 1, 3–4 → 2, 5–6 → 3; la regla paralela del motín manda tirar un dado.
ruling-ACW-R-25 = Detalles de la secesión. (a) Se tira por cada uno de los once estados, salvo que en todos sus espacios haya una unidad de la Unión. (b) Primero se tira por todos los estados y luego se desplazan las piezas. (c) Las piezas desplazadas (también los líderes) van al espacio más cercano, contado en pasos del mapa, de lo que queda de la Confederación y libre de unidades de la Unión; en los empates elige la Confederación; si no hay ninguno, se eliminan. (d) «Región no ocupada» = cualquier región o ciudad del estado sin unidades de la Unión. (e) Los espacios independientes ya no dan al Sur PP ni colocación; una unidad confederada que reconquista una ciudad cuenta sus PP solo mientras esté en ella; para la victoria de la Unión siguen siendo ciudades grises que hay que ocupar. Opción independent-cities.
ruling-ACW-R-26 = Los 12 PP de la emancipación del Sur. A: una vez. B: en cada fase de producción. → B: la sección de producción los enumera junto a la conscripción como un añadido al total. Opción emancipation-points.
ruling-ACW-R-27 = Amotinados. (a) Si en la ciudad hay unidades del bando que hizo la declaración, se libra una batalla en el acto, en la fase política, con la guarnición como defensora y los amotinados como atacantes; si los amotinados pierden, se eliminan todos (no pueden irse); si pierde la guarnición, se retira normalmente. (b) Entradas posteriores: quien mueve ataca y los amotinados defienden. (c) Las unidades del otro bando que entren deben combatirlos también (solo puede haber una facción en un espacio). (d) Los amotinados mantienen la ciudad frente a su propietario: ni PP ni colocación.
ruling-ACW-R-28 = Apoyo e intervención. A: una tirada de índice + 3 da la guerra y los 15 PP. B: la guerra en vez de ellos. → A: el segundo resultado se añade al primero; nada dice que lo sustituya.
ruling-ACW-R-29 = Intentos después de empezada la guerra. Permitidos; solo puede darse el resultado de 15 PP, pues Europa ya participa. La declaración de la Unión ya no está disponible.
ruling-ACW-R-30 = Captura de una capital. Cada vez que el enemigo pasa a ser el único ocupante de la ciudad después de haberla tenido su propietario; la reconquista por el propietario no devuelve nada.
ruling-ACW-R-31 = Aliados. Las unidades europeas las mueve el jugador confederado, pueden apilarse con las suyas, combaten juntas como un solo ejército, cuentan como suyas para ocupar ciudades (victoria, negación de PP) y pueden usar su capacidad ferroviaria y anfibia. No dan a la Confederación los PP de las ciudades fronterizas. Opción allied-income.
ruling-ACW-R-32 = Colocación de unidades europeas nuevas. A: se aplica el límite de una pieza por espacio (Francia 1 por trimestre, Gran Bretaña hasta 3). B: exentas. → A: el límite general no se levanta. Los PP no gastados se pierden.
ruling-ACW-R-33 = Una potencia abandona la guerra. Se retiran sus unidades y cesan sus ingresos. Los +20 PP por los puertos del Sur continúan mientras una de las dos potencias siga en la guerra. El +10 al índice naval no se devuelve. La salida se comprueba en el acto con la captura. Opción europe-leaves.
ruling-ACW-R-34 = Revolucionarios. Se tira por cada espacio mexicano salvo Ciudad de México, también por los que tienen los franceses; si hay allí unidades francesas, se libra una batalla en el acto, con los revolucionarios como atacantes; si pierden, no pueden retirarse. Mueven 1 espacio en el turno de la Unión, solo dentro de México. El jugador de la Unión puede renunciar a tirar.
ruling-ACW-R-35 = Quién puede entrar en Canadá y México. Antes de la guerra, nadie. Durante la guerra, ambos bandos y sus aliados (los revolucionarios, solo en México). Cuando ambas potencias han salido, siguen abiertos.
ruling-ACW-R-36 = Batallas navales por trimestre. A: una por fase, la declare quien la declare. B: cada jugador puede declarar una. → A: el traductor usa «entrambe» por «cualquiera de las dos» en otro lugar (emancipación), y un empate «termina la fase». La lista de la secuencia usa el plural «batallas navales». Se pregunta primero al jugador confederado. Opción naval-battles.
ruling-ACW-R-37 = Mínimo de los índices. El índice naval y las acciones ferroviarias no pueden bajar de 0.
ruling-ACW-R-38 = Capacidad anfibia. El índice es un total por turno para todos los desembarcos de ese turno; si el índice baja a mitad de turno, la capacidad restante baja con él. Cada grupo (origen, destino) es un intento y se puede interceptar por separado. Las unidades que se pierden con los puntos navales se cuentan como unidades (una por punto; la caballería cuenta una), con el límite de las unidades embarcadas; nunca se toman líderes.
ruling-ACW-R-39 = Penalización por desembarco en un ataque mixto (algunos atacantes llegaron por tierra). A: −1 y sin retirada para todo el ejército. B: solo para las unidades desembarcadas. → A, tal como está impreso (el jugador que desembarca, todas las tiradas, todas sus unidades en la batalla). Las tiradas de persecución no se ven afectadas.
ruling-ACW-R-40 = Puertos. El origen debe ser una ciudad adyacente al océano o al Golfo en la que las piezas empiezan el turno (de cualquier color, puesto que la ocupan). Los Grandes Lagos no cuentan. Destino: cualquier espacio del océano o del Golfo en el que las piezas puedan entrar según las reglas.
ruling-ACW-R-41 = Recorrido ferroviario. Permitidos: los espacios propios y los neutrales (verdes) sin unidades enemigas. No permitidos: los espacios de color enemigo, salvo que los ocupen unidades propias; cualquier espacio con unidades enemigas, amotinadas o independientes.
ruling-ACW-R-42 = La caballería de élite cuesta 2 puntos ferroviarios o anfibios, mueve 2, dispara y recibe el fuego como caballería, esquiva y cubre.
ruling-ACW-R-43 = Adyacencia de las zonas de batalla. La reserva toca las tres zonas de línea (W2: la infantería va de la reserva a la línea izquierda con su única acción). No hay adyacencia en diagonal (turno 3 de W2: la caballería confederada va de la línea central a la zona intermedia del centro aunque haya unidades de la Unión en las dos zonas intermedias vecinas; con diagonales lo prohibiría la restricción por zona de control). Las líneas se tocan de lado; las zonas intermedias se tocan de lado.
ruling-ACW-R-44 = Rivales en una misma zona. No es posible: una pieza no puede entrar en una zona con unidades enemigas. Los líderes enemigos solos no bloquean; cuando entra una unidad, pasan a su propia reserva. Opción lone-leaders.
ruling-ACW-R-45 = Restricción por zona de control. Se comprueba en cada paso, para unidades y líderes; solo la ejercen las unidades enemigas (no los líderes); las vecinas de lado en las zonas intermedias cuentan como adyacentes. Mover a la reserva está siempre libre de ella. Una esquiva no es un movimiento.
ruling-ACW-R-46 = Línea de fuego a distancia 2. A: bloquea cualquier unidad, amiga o enemiga, de la zona intermedia. B: solo bloquean las enemigas. → A: ambas frases dicen «unidades» sin más. Los líderes no bloquean.
ruling-ACW-R-47 = La artillería en una zona intermedia dispara a distancia 1 contra la línea enemiga; a distancia 2 no hay nada a lo que acertar (no se puede atacar a las reservas).
ruling-ACW-R-48 = El +1 del líder en las cargas. A: todas las unidades de la zona del líder, carguen o reciban la carga. B: solo quien carga. → A. A favor de A: el modificador se formula por unidad situada en una zona con un líder; a ambos jugadores se les dice que sumen sus modificadores; W2 dice que ambos jugadores tiran por «su propia carga» y en el mismo aliento menciona los modificadores de líder. A favor de B: la tabla base se titula «modificadores para el atacante», la sección de líderes dice «ataques de carga» y la regla de experiencia relaciona a los líderes con el ataque. Opción leader-bonus.
ruling-ACW-R-49 = Pérdida de un líder en una carga. A: solo los dados de quien carga, contra los líderes de la zona del blanco. B: también los dados del defensor, contra los líderes de la zona de quien carga. → A: los líderes mueren por el fuego o la carga que tienen lugar en la zona en la que están, que es la del blanco. Si el blanco esquiva, no se tiran dados, así que ningún líder corre peligro. W2 dice que ambos jugadores tiran «por su propia carga»; eso no la convierte en un ataque a la zona de quien carga.
ruling-ACW-R-50 = Empate en una carga. Solo se definen los márgenes 1–2 y 3+ → sin efecto.
ruling-ACW-R-51 = No hay avance después de una carga. W2: seis cargas desde la zona intermedia; los vencedores se quedan allí.
ruling-ACW-R-52 = El +1 de élite se aplica en toda carga en la que participe la unidad de élite, cargue o reciba la carga; cuando la recibe no tiene un modificador propio de la tabla. El texto dice «además de los modificadores normales de la caballería», que solo tiene quien carga. Opción elite-bonus.
ruling-ACW-R-53 = Esquiva. Gratis, las veces que se quiera, de la línea o de la zona intermedia a la reserva propia; no ante una carga de caballería. Si vacía la columna, la línea se rompe en el acto. Puede dejar la artillería al descubierto para cargas posteriores.
ruling-ACW-R-54 = Fuego modificado. Los efectos «−1 al fuego» bajan el total; equivalen a subir el número necesario. Ninguna tirada natural acierta o falla siempre.
ruling-ACW-R-55 = Intentos de reagrupamiento. Dos por líder en cada fase de líderes (dos acciones), con la misma unidad o con distintas; está permitido entrar en la reserva y luego reagrupar una vez. Las unidades reagrupadas actúan en la siguiente fase de su clase.
ruling-ACW-R-56 = Punto muerto. A: literal (disparar o mover a la zona intermedia reinicia la cuenta). B: las cargas también la reinician. → B: una carga es un ataque al menos tan activo como el fuego, y el resumen de docest cuenta el fuego o la carga. Se cuentan los turnos completos en los que ningún bando ha disparado, cargado ni movido a una zona intermedia; al final del segundo seguido gana el defensor.
ruling-ACW-R-57 = Momento de la retirada voluntaria. Desde el turno de batalla 2, un jugador puede declararla siempre que aún no haya usado ninguna acción en la fase actual, también durante la parte del rival, entre dos acciones resueltas. Un jugador también puede romper su propia línea saliendo de ella (W2), desde el turno 1. Lectura más estrecha: solo al empezar su propia parte de una fase (así el resumen de docest); el texto dice cualquier momento. Opción withdrawal.
ruling-ACW-R-58 = Cobertura. Se comprueba una vez, al final de la batalla. Si la había, la infantería del ganador no persigue en absoluto, ni siquiera cuando la caballería de cobertura ha muerto; la caballería puede entonces elegir otros blancos.
ruling-ACW-R-59 = Las unidades de la reserva persiguen. El texto solo excluye la zona de retirada. → sí. También en las derrotas por retirada voluntaria o por punto muerto.
ruling-ACW-R-60 = Retirada. (a) Atacante: cada pieza va al espacio desde el que entró, o a cualquier otro desde el que hayan entrado piezas propias en esta batalla; para una pieza que movió dos pasos es el último espacio que dejó, no el inicial. Si ahora hay unidades enemigas en todos ellos: eliminada. (b) Defensor: todas las piezas supervivientes van juntas a un espacio adyacente, elegido por el perdedor, sin unidades enemigas, desde el que no haya entrado ningún atacante y en el que se pueda entrar (no los Territorios; Canadá y México solo en guerra). (c) Un espacio con una batalla aún por librar cuenta como ocupado por el enemigo.
ruling-ACW-R-61 = Los independientes y los amotinados no tienen adónde ir: si pierden, se eliminan todos; no persiguen nunca fuera de la batalla, pero cuando ganan sí tiran por la persecución.
ruling-ACW-R-62 = ¿Qué grandes batallas mueven el índice? Las que enfrentan al bando de la Unión con el confederado (aliados incluidos). No las libradas contra amotinados o independientes.
ruling-ACW-R-63 = La única pieza nueva por espacio incluye a los líderes. El básico dice pieza; el estándar dice unidad.
ruling-ACW-R-64 = PP no gastados (estándar). Se pierden, como en el básico.
ruling-ACW-R-65 = Los puntos ferroviarios y navales comprados cuentan en el acto, es decir, desde el mes siguiente. No hay límite de compra.
ruling-ACW-R-66 = Elecciones. Siete ciudades grises en su poder a la vez al final del turno de octubre de 1864 (no acumuladas); Richmond cuenta una; las fronterizas no cuentan. La condición 2 cuenta las victorias de la Unión como atacante o como defensora.
ruling-ACW-R-67 = Experiencia. Se tira después de la persecución y la retirada; el líder del perdedor aparece donde se retiró su ejército. Los supervivientes pueden ser solo líderes.
ruling-ACW-R-68 = Iniciativa. Solo cambia el orden de actuación; atacante y defensor siguen siéndolo para la retirada, el atrincheramiento y el punto muerto. Margen de 3 o más: el perdedor despliega primero y a la vista. La acción adicional puede ser un movimiento, una carga o un reagrupamiento, pero no un disparo más que los de la fase: solo la caballería de élite dispara dos veces, y nadie una tercera. Opción second-shot. La artillería y la infantería tienen entonces 2 acciones; la caballería y los líderes, 3.
ruling-ACW-R-69 = Artillería capturada. En batalla está en el acto en la reserva y puede actuar en la siguiente fase de artillería de quien la captura. Cuenta como eliminada para R-23. Las facciones neutrales que la capturan solo la destruyen.
ruling-ACW-R-70 = Atrincheramientos. Se tira después de revelar el despliegue. Protegen solo a las unidades de esa zona de línea (no de la intermedia). En una escaramuza la única zona de línea se trata como las demás, también en las ciudades. Las trincheras de las ciudades usan los modificadores del año. El modificador de carga se aplica a la tirada de quien carga.
ruling-ACW-R-71 = Destrucción de ferrocarriles. «Ciudad enemiga» = del color del rival; las fronterizas son «neutrales» en el vocabulario del texto y no cuentan. Cuenta toda captura, también una segunda de la misma ciudad. Mínimo 0.
ruling-ACW-R-72 = Bloqueo. Una tirada por fase de producción, que abarca tanto los 15 PP del apoyo como los 20 PP de la guerra con Europa; no los ingresos propios de franceses o británicos. Si la diferencia es menor de 2, no puede tener éxito.
ruling-ACW-R-73 = Evitar la batalla vale para las batallas trimestrales y las de interceptación; si se evita una interceptación, el desembarco continúa. Puertos que posee = ciudades portuarias de su propiedad en ese momento, incluidas las ajenas ocupadas.
ruling-ACW-R-74 = Derechos de los estados. La condición impresa «si todas las regiones de los estados independientes están ocupadas por unidades del Norte» es imposible (entonces no podría haber allí ninguna unidad del Sur). → «si algún espacio de ese estado en concreto está ocupado». Aplicación: no se permite un movimiento confederado (por tierra, ferrocarril o mar) que deje un estado por debajo de su mínimo; las pérdidas, las retiradas y la secesión sí; lo que falte debe cubrirse primero en la siguiente colocación, hasta donde lo permitan los espacios y los PP.
ruling-ACW-R-75 = Refuerzos. El tamaño (escaramuza o gran batalla) lo fijan las unidades presentes al principio. La llegada tiene lugar al final del turno de batalla indicado. Grupos que no han llegado al acabar la batalla: si ganó el atacante → se unen; si perdió → vuelven a su origen, sin ser perseguidos. Los grupos desembarcados son grupos propios. Un dado por grupo.
ruling-ACW-R-76 = Terreno. Los efectos de zona protegen solo la zona de línea, no las intermedias; los efectos se suman a las trincheras. El río detrás o delante afecta a todo el ejército, no a una zona, aunque el marcador ocupe una. Río delante: ninguna carga puede cruzar entre las zonas de línea de ese ejército y las intermedias, en ninguno de los dos sentidos, y después de la batalla no hay persecución alguna. Dos ríos iguales no se suman. Fuego y cargas «en la zona» significa dirigidos contra las unidades que están en ella. Opción rivers.
ruling-ACW-R-77 = Cuatro jugadores. El motor necesita asientos con derechos. Modalidad de teatros: el comandante supremo puede reasignar cualquier pieza o espacio entre los teatros en cualquier momento fuera de las batallas; la producción y la política son del comandante supremo; las batallas, del comandante del espacio. Modalidad de campo: tal como está impreso; los destinos de retirada son del jugador de mapa; desde el despliegue hasta la retirada voluntaria, del jugador de batallas. Opción field-retreat.
ruling-ACW-R-78 = Infantería libre de los escenarios. En estados de color propio, en cualquier espacio del estado, y se permite apilarla con las guarniciones indicadas; el Sur coloca primero. Los estados fronterizos no son estados propios. Si resulta que el mapa tiene menos de 14 estados azules, los fronterizos se abren para el resto.
ruling-ACW-R-79 = Escenario equilibrado. Siguen valiendo los precios impresos y la subida anual del Sur; nada los desactiva. La segunda caballería de Washington se mantiene tal como está impresa, aunque por lo demás los bandos sean simétricos.
ruling-ACW-R-80 = Preparación histórica con reglas básicas. La caballería de élite es entonces caballería normal; se mantienen las ciudades de 10 PP, la victoria y el ciclo de turnos básicos. Opción basic-cities.
ruling-ACW-R-81 = Portaestandartes. Son cosméticos; lo que contienen es información abierta.
ruling-ACW-R-82 = Orden antes de una batalla. Dados de refuerzos → tamaño → dados de terreno → dados de iniciativa → despliegue → dados de atrincheramiento → turno de batalla 1.
ruling-ACW-R-83 = Simples lapsus, sin efecto en las reglas. Números de página dentro de las líneas («26 Nord», «4 Nel corso»); «McClennen» por McClellan; líder y caballería de élite, ambos «caballo negro»; México «naranja» en el básico y «marrón» en el estándar; W2 llama «zona central» a una zona intermedia y dice que el flanco derecho de la Unión es débil cuando se trata del derecho confederado; «1862» como fundación de la Confederación; una frase sobre las ciudades queda cortada en la sección del tablero básico.
ruling-ACW-R-84 = ¿Quién juega las facciones neutrales en batalla? A los amotinados y a los independientes los lleva el rival del jugador que combate contra ellos; a los revolucionarios, el jugador de la Unión.
ruling-ACW-R-85 = Simultaneidad. Ninguna: cada acción se resuelve y se aplica antes de la siguiente; una línea rota acaba la batalla en mitad de una fase (turno 4 de W2).
ruling-ACW-R-86 = Controlar un puerto. Apoyo (15 PP): cualquier puerto propio. Guerra (20 PP): un puerto gris sin unidades enemigas ni amotinados.
ruling-ACW-L01 = El reglamento básico no conoce un último turno, así que dos jugadores prudentes no acabarían nunca. La partida acaba después de 51 turnos, tantos como meses tiene el juego estándar (opción length); gana el bando que tenga entonces en su poder más ciudades del enemigo y, si están igualados, nadie.
ruling-ACW-L02 = Líderes que solo encuentran líderes: pierde el atacante.
ruling-ACW-L03 = Una ciudad queda capturada cuando termina el movimiento o se gana su batalla; pasar por ella no es capturarla.
ruling-ACW-L04 = Un desembarco rechazado ha gastado su movimiento y su capacidad naval.
ruling-ACW-L05 = En una etapa de reserva del juego básico las piezas iguales van en un solo sentido, y si una línea está vacía se mira cuando el jugador está listo.
ruling-ACW-L06 = Las tiradas de motín se hacen solo por las ciudades que posee el bando que hace la declaración; por tanto, no por una que se haya hecho independiente.
ruling-ACW-L07 = La Unión llama a la revolución en los cuatro espacios mexicanos o en ninguno, y solo mientras Francia esté en la guerra.
ruling-ACW-L08 = El jugador que desembarca tiene −1 en sus dados en toda carga, también cuando la recibe.
ruling-ACW-L09 = No se coloca ninguna pieza nueva donde haya cualquier pieza enemiga, incluido un líder solo.
ruling-ACW-L10 = Nadie se retira a un espacio en el que haya un líder enemigo, y un ejército que incluya revolucionarios mexicanos se retira dentro de México.
ruling-ACW-L11 = Un líder ganado por experiencia es de la primera nación presente en el ejército: la Unión o la Confederación antes que los británicos, y estos antes que los franceses.
ruling-ACW-L12 = El ejército principal de un ataque debe incluir una unidad, si algún grupo la tiene.
ruling-ACW-L13 = Comandantes de teatro: los teatros limitan al principio en los 82 grados oeste. Antes de que mueva su bando, el comandante supremo puede pasar cada espacio al otro teatro una vez, y piezas sueltas al otro comandante para el movimiento que sigue; el Este mueve antes que el Oeste, y el comandante supremo elige el orden de las batallas.
ruling-ACW-L14 = Una parte de una fase en la que nadie puede hacer nada se pasa sin preguntar.
ruling-ACW-L15 = Los aliados salen de un estado que se separa junto con las piezas confederadas; a un líder de la Unión solo en él lo ataca la infantería independiente.
ruling-ACW-L16 = Los derechos de los estados obligan solo al colocar piezas nuevas; antes se pueden comprar acciones ferroviarias y puntos navales.
ruling-ACW-L17 = Los cañones capturados por los revolucionarios mexicanos pasan a ser artillería de la Unión.
ruling-ACW-L18 = Los refuerzos que no llegaron a una batalla perdida y cuyo espacio de origen ocupa ahora el enemigo van al primer otro espacio desde el que su bando entró en ella por tierra y donde no haya enemigos; si no hay ninguno, quedan eliminados.
ruling-ACW-L19 = El escenario equilibrado no tiene cláusula de victoria propia, así que con fuerzas iguales la Unión necesita las dieciséis ciudades y la Confederación seis puntos (ACW-S-win-01, ACW-S-win-05). Opción balanced-goal=basic: al final de un mes gana el bando que tiene ciudades enemigas por valor de 8, contadas como en el juego básico (ACW-B-win-03, ACW-B-win-04). Si los dos las tienen, gana la puntuación más alta, y la Unión si son iguales. Si diciembre de 1865 termina sin esa victoria, gana la Confederación (ACW-S-win-04).
ruling-ACW-L20 = Opción handicap, para un comienzo justo; es una regla nuestra, no del reglamento. En el juego básico (ocho puntos, ACW-B-win-01) o con su objetivo (ACW-L19) cada punto es un punto menos que el bando necesita para ganar y un punto más para el otro. Si no, cada punto de la Unión le ahorra dos de las dieciséis ciudades (ACW-S-win-01) y pide un punto más a la Confederación (seis, ACW-S-win-05), y cada punto de la Confederación es un punto menos para ella. De un medio solo cuenta el punto menos en el juego básico; si no, un medio de la Unión le ahorra una ciudad, y con un medio de la Confederación, que es un punto menos para ella, la Unión necesita dos ciudades menos por cada uno de esos puntos. Si los dos bandos alcanzan lo que necesitan, y cuando el juego básico llega a su fin (ACW-L01), gana el bando que más lo supera o al que le faltan menos puntos.

# --- orders

order-array = Línea y reserva
order-array-all = Todos a la línea
order-array-units = Todas las unidades a la línea, los líderes en reserva
order-fire = Objetivos de sus disparos
order-fire-artillery = Primero la artillería
order-fire-infantry = Primero la infantería
order-rally = Reagrupamiento
order-rally-recall = Reagrupar a quien se pueda
order-rally-forgo = No reagrupar a nadie
order-reserve = Movimiento de reservas
order-reserve-forward = Todos a la línea
order-reserve-stay = No mover a nadie
order-intercept = Un desembarco enemigo
order-intercept-intercept = Interceptar
order-intercept-let-pass = Dejar pasar el desembarco
order-avoid = Se declara una batalla naval
order-avoid-evade = Intentar evitar la batalla
order-avoid-accept = Aceptar la batalla
order-place = Colocar piezas en la iniciativa enemiga
order-place-spread = Donde haya menos unidades propias
order-terrain = Colocación del terreno
order-terrain-first = De izquierda a derecha
order-deploy = Despliegue
order-deploy-even = Todos a la línea, repartidos por igual
order-deploy-thin = Una unidad en cada zona, el resto en reserva
order-dig = Atrincherarse antes de una batalla
order-dig-dig = Atrincherarse donde sea posible
order-dig-none = No atrincherarse
order-fight = Su parte de una fase de batalla
order-fight-fire = Disparar con todos los que puedan; nadie se mueve ni carga
order-fight-pass = No hacer nada
order-fight-withdraw = Retirarse de la batalla
order-stand = Resistir o retirarse durante la parte enemiga
order-stand-stand = Resistir
order-stand-withdraw = Retirarse de la batalla
order-dodge = Caballería cargada por infantería
order-dodge-dodge = Esquivar hacia la reserva
order-dodge-hold = Resistir la carga
order-pursue = Persecución
order-pursue-pursue = Perseguir
order-pursue-halt = No perseguir
order-lose-leader = Qué líder se pierde
order-lose-leader-first = Uno de su propia nación
order-retreat = Adónde se retira un ejército derrotado
order-retreat-friends = A donde haya más unidades propias
