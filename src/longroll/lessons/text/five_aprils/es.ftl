# Lessons of Across Five Aprils. A key is the id of the lesson and the name of the step.

## Pea Ridge, turno 1: el cubilete

a5a-cup-title = Pea Ridge, turno 1: el cubilete
a5a-cup-march = Arkansas, marzo de 1862. Usted manda a los confederados. Cada batalla de Across Five Aprils es un mapa de hexágonos y un cubilete de marcadores. Un marcador mueve una formación; otro, uno por bando, desata los combates. Nadie sabe cuál saldrá.
a5a-cup-first = La primera extracción fue su marcador de combate. Nadie está en contacto, así que no pasó nada. Luego la Unión sacó a McCulloch: su formación. No importa quién extraiga; el marcador vale para quien lleva escrito. Sus hombres pueden quedarse fuera del mapa. Que esperen: termine el movimiento.
a5a-cup-price = Tras dos formaciones de la Unión y un marcador de combate sin efecto, sale Price. Ahora solo mueven sus unidades; intente tomar a Hebert, que es de McCulloch. Después tome a Price.
a5a-cup-road = Los refuerzos entran por los hexágonos de su letra: 3104 o 3105 para Price. Una carretera que cruza el lado cuesta solo medio punto de movimiento. El regimiento de la Unión en 3205 cierra el paso, y el cuartel general queda lejísimos: pruebe ambos. Luego vaya a 3105.
a5a-cup-stack = Price toca allí la zona de control enemiga y se detiene. Lleve la batería Price B al mismo hexágono: caben dos unidades. Después tome a Slack.
a5a-cup-trail = Una tercera unidad no puede detenerse en 3105 (pruebe). Slack y Little rodean por el sendero, un punto por hexágono: 3104, 3203, 3303, 3402. Envíe a ambos a 3402.
a5a-cup-guns = Por último, la batería Price A: por el bosque hasta 3204, tres puntos, todo lo que tiene la artillería. Después termine el movimiento.
a5a-cup-done = El marcador de Carr era el último: Dodge ha subido por Telegraph Road. Cuando el cubilete se vacía acaba el turno, y todos los marcadores vuelven a él.

## Pea Ridge, turno 2: los primeros disparos

a5a-first-shots-title = Pea Ridge, turno 2: los primeros disparos
a5a-first-shots-yield = Salió primero el marcador de combate de la Unión. En su fase, un bando debe atacar a todo enemigo cuya zona de control lo toque. El 24th Missouri, con fuerza de ataque 0, solo pudo hacer una retirada automática, sin pérdidas, a 3306.
a5a-first-shots-follow = Tras una retirada automática el otro bando puede avanzar con una unidad. La artillería nunca avanza: pruebe con Price B. Luego avance Price a 3205.
a5a-first-shots-fight = Suerte: ahora sale su propio marcador de combate. Primero se preguntan las retiradas automáticas; después vienen los ataques (intente atacar ya). Usted no huye: pase a los combates.
a5a-first-shots-aim = Ataque 3306. Sus cañones no pueden ayudar: el bosque les bloquea la línea de visión.
a5a-first-shots-odds = Pruebe las dos baterías y luego ataque con Price. Fuerza 5 contra 1: proporción 5-1. Pero el objetivo está en una colina boscosa: dos columnas a la izquierda, y se combate a 3-1.
a5a-first-shots-dice = Los dos bandos tiran a la vez y suman su moral: -1 para Price, 0 para los de Misuri. Su total se aplica a ellos, y el de ellos a usted. Resuelva el combate.
a5a-first-shots-losses = Usted sacó 6: 2R, dos pasos y retirada. Un regimiento de un paso desaparece. Ellos sacaron 4: un paso para usted. Price pasa a su cara reducida, para siempre, chequea su moral y aguanta: 5 menos 1 son los 4 que necesita. La colina queda libre, pero déjela: no avance.

## Pea Ridge, turno 2: hacia Elkhorn Tavern

a5a-elkhorn-title = Pea Ridge, turno 2: hacia Elkhorn Tavern
a5a-elkhorn-tavern = La taberna de 3605 es un objetivo de la batalla. Dodge se ha apostado al lado, en 3604, y domina el cruce. Sale el marcador de Price: tome a Price.
a5a-elkhorn-contest = Cada unidad tiene una zona de control: los seis hexágonos que la rodean. Un objetivo vacío es del bando cuya zona lo cubre en solitario; si lo cubren ambas, de nadie. Lleve a Price por carretera a 3505, junto a la taberna.
a5a-elkhorn-join = La taberna ya no es de nadie. Price ha movido, y una unidad mueve una vez: intente tomarlo de nuevo. Luego traiga Price B, también a 3505, y tome Price A.
a5a-elkhorn-far = Price A tiene tres puntos. 3505 está demasiado lejos y estaría lleno; vaya hasta donde permita la carretera, a 3305.
a5a-elkhorn-flank = Slack y Little llegan por el norte. Envíe a Slack a 3603 y tome a Little.
a5a-elkhorn-ring = Nadie entra en un hexágono enemigo: pruebe 3604. Little se une a Slack en 3603. Termine el movimiento: Dodge queda entre dos fuegos.

## Pea Ridge, turno 3: el rechazo

a5a-repulse-title = Pea Ridge, turno 3: el rechazo
a5a-repulse-duty = Su marcador de combate. Cuatro de sus unidades están en la zona de control de Dodge, y todas deben atacarlo o retirarse. Pase a los combates y ataque 3604.
a5a-repulse-all = Unidades de distintos hexágonos se unen en un solo ataque, cada una con toda su fuerza. Añada Little, Slack y la batería Price B.
a5a-repulse-odds = Price no tiene a nadie más a quien atacar, así que debe unirse: intente resolver sin él. Con él son 8 contra 4, 2-1, y una columna a la izquierda por el bosque: 1-1. Añada a Price y resuelva.
a5a-repulse-first = Dodge perdió un paso, superó el chequeo y aguanta. A usted le toca 2R: dos pasos, y todos atrás. Usted elige quién paga. Quite los pasos a Slack y luego a Little.
a5a-repulse-where = Una retirada tiene reglas: nunca a una zona de control enemiga, salvo que haya allí un amigo (pruebe la taberna, 3605). Entre los demás, lo más lejos posible del enemigo: no 3405, sino 3404. Retire a Price y Price B a 3404.
a5a-repulse-lines = Little y Slack deben ir hacia sus líneas, según la rosa de retirada del mapa: 3602 es la dirección equivocada. Retire a Little a 3503; Slack no tiene otra opción y lo sigue.
a5a-repulse-checks = Como se han perdido pasos, cada superviviente chequea su moral: dado más moral, 4 o más lo supera. Price aguanta; Little, Slack y Price B fallan y se retiran otro hexágono. Little y Slack a 3402, Price B a 3304.
a5a-repulse-done = Cuatro unidades contra una, y rechazadas: a 1-1 decidió la moral del defensor, +1 contra su -1.

## Pea Ridge, turno 4: ceder terreno y volver

a5a-give-ground-title = Pea Ridge, turno 4: ceder terreno y volver
a5a-give-ground-reserves = Ahora es usted la Unión. Dodge ha perdido un paso, y Price vuelve con todo. Marcador de Carr: traiga a Vandever de 3909 a 3706.
a5a-give-ground-enter = Llegan tropas frescas de la formación Independent por el hexágono de entrada C. La caballería tiene seis puntos: doce hexágonos por carretera. Envíe a Bowen a 3606 y la batería a 4110, y termine el movimiento.
a5a-give-ground-bad = Su marcador de combate, y malas noticias: Dodge tendría que atacar a cuatro unidades, 3 contra 16. Puede perder ese combate sin librarlo: retirada automática, sin dados ni pérdidas. Ceda ante 3505.
a5a-give-ground-back = No a la taberna: está en la zona de control de Price. Retírese a 3705.
a5a-give-ground-wait = Price ha seguido hasta 3604. Osterhaus no tiene nada que hacer; termine su movimiento.
a5a-give-ground-shelled = El marcador confederado: Price está solo ante usted. Cede, y su batería de 3505 bombardea a Dodge: alcance dos, así que su fuerza es la mitad, por el borde del bosque, donde la línea de visión está libre. 1-3, sin efecto. Podría retirarse; aguante.
a5a-give-ground-advance = Ha dejado 3604 por retirada automática, así que usted, el defensor, puede avanzar. Recupere su antigua posición.
a5a-give-ground-done = Nadie ha perdido un hombre, y está donde estaba, con tropas frescas detrás. Ceder terreno en el momento justo es medio juego.

## Las zonas de control

a5a-zones-title = Las zonas de control
a5a-zones-idea = Mueve la división de Carr. Cada unidad enemiga domina los seis hexágonos que la rodean: su zona de control. Entrar en una le detiene el resto de la fase. Tome a Dodge, en 3707.
a5a-zones-stop = Intente deslizarse junto a Price hasta 3603: tendría que detenerse por el camino. Vaya a 3705, a su lado, y deténgase allí.
a5a-zones-leave = Vandever empieza junto a Slack, en su zona. Puede salir, pero no entrar en ninguna zona enemiga en esta fase, ni siquiera dando un rodeo. Tome a Vandever.
a5a-zones-free = Pruebe 3909, todavía junto a Slack. Luego vuelva a 3807.
a5a-zones-trapped = La batería de 4110 está rodeada de zonas enemigas: no puede moverse en absoluto. Intente tomarla y termine el movimiento.

## Obligaciones: a quién hay que atacar

a5a-duties-title = Obligaciones: a quién hay que atacar
a5a-duties-two = Hebert y McNair comparten 3708, entre Coler en 3808 y Dodge en 3709. Ambos enemigos le tienen en su zona de control, así que hay que atacar a los dos en esta fase. Pase a los combates.
a5a-duties-first = No puede terminar la fase sin más: pruebe. Ataque 3808 con Hebert.
a5a-duties-joint = Si McNair se uniera aquí, no quedaría nadie para Dodge. El juego lo prevé: intente añadirlo. Luego resuelva solo con Hebert.
a5a-duties-hold = 1R: Coler se retiró a 3909, el único hexágono abierto. Hebert también perdió un paso, y aguanta. Podría avanzar al hexágono vacío; que se quede.
a5a-duties-second = Cada combate se acaba antes de declarar el siguiente. Ahora ataque 3709 con McNair.
a5a-duties-once = Hebert no puede ayudar: ninguna unidad ataca dos veces en una fase. Pruebe y luego resuelva.
a5a-duties-done = Ambos perdieron un paso, y ambos aguantan. Sus obligaciones están cumplidas, y la fase termina sola. Antes de ponerse junto a dos enemigos, cuente quién tendrá que atacar a quién.

## Adónde va una retirada

a5a-retreats-title = Adónde va una retirada
a5a-retreats-hit = Hebert ha acertado a Coler: 1R. El paso está pagado; ahora Coler debe retirarse un hexágono. Primero, lo prohibido: el hexágono del enemigo, y uno de su zona de control sin un amigo. Pruebe 3708 y 3807.
a5a-retreats-best = Después, las prioridades. Primera, fuera de zonas enemigas: el hexágono de Greusel, 3709, solo valdría si no hubiera nada mejor. Segunda, hacia sus líneas: sirven 3908 y 3909. Pruebe 3709 y el lejano 4008, y retírese a 3909.
a5a-retreats-again = Se perdió un paso, así que Coler chequeó la moral: un 2, fallo, y otro hexágono. 4008 o 4009: vaya a 4009, su cuartel general.

## El bombardeo

a5a-guns-title = El bombardeo
a5a-guns-range = La artillería puede golpear hasta a cuatro hexágonos si ve el objetivo, y no sufre nada a cambio. Primero, sin retiradas automáticas: pase a los combates.
a5a-guns-weak = Un bombardeo necesita una proporción real de 1-4. McNair, en 3610, es demasiado fuerte para quienes lo ven: intente atacar 3610. Luego ataque a Slack en 3708.
a5a-guns-who = ¿Quién puede participar? Ni la infantería desde lejos, ni la batería a cinco hexágonos, ni la que está en la zona de control de Pike: allí no se bombardea. Pruebe las tres. Luego añada las dos baterías de 4008.
a5a-guns-half = Más allá de un hexágono se suman las fuerzas, se divide por dos y se redondea hacia abajo: 2 + 1 da 1. 1 contra 2 es 1-2. Solo tira usted. Resuelva.
a5a-guns-pike = 1R: Slack perdió un paso y se retiró. Ahora Pike, cuya brigada india teme al cañón: atacada por artillería queda eliminada enseguida, sin dados. Ataque 3903 con la batería de Davis.

## Refuerzos y un camino bloqueado

a5a-entry-title = Refuerzos y un camino bloqueado
a5a-entry-due = Turno 3: Vandever debe llegar por el hexágono de entrada C, 4512. Pero Price se ha adelantado. Tome a Vandever.
a5a-entry-blocked = Nadie entra donde está el enemigo: pruebe 4512. En su lugar sirven los hexágonos libres más cercanos. Entre por 4513; toca la zona de control de Price y se detiene. Termine el movimiento.

## Gettysburg: noche y parapetos

a5a-night-title = Gettysburg: noche y parapetos
a5a-night-dark = Cae la noche del primer día. No hay marcadores de combate en el cubilete: nadie lucha a oscuras. Y nadie entra en una zona de control enemiga. Tome la brigada de 1512.
a5a-night-creep = Archer está en 1314. Intente ir a 1413, junto a él. Luego vaya a 1410.
a5a-night-shift = Mueva 2/1/I por Cemetery Hill, de 1609 a 1610, y termine el movimiento.
a5a-night-build = Salen las hachas. En Gettysburg, y solo allí, la infantería en una colina que no haya movido puede construir un parapeto. 2/1/I ha movido, y los artilleros no cavan: pruebe ambas. Tampoco se ataca.
a5a-night-culp = Un parapeto cubre tres lados de su hexágono, los que usted elija, y allí se queda. Que 1/1/I construya en Culp’s Hill, hacia abajo (D).
a5a-night-second = El hexágono ya está fortificado; un segundo no se permite. Que 1/1/XI construya en Cemetery Hill, hacia arriba (U), y termine la noche.
a5a-night-dawn = Tras un parapeto, un ataque por sus tres lados pierde una columna, y las zonas de control enemigas no entran por ahí. Buenos días.

## Bull Run: el puente de piedra

a5a-bull-run-title = Bull Run: el puente de piedra
a5a-bull-run-run = El Bull Run tiene orillas escarpadas: solo se cruza por puentes y vados. Evans guarda el puente de piedra, 3912. Tome a Schenck, en 4013.
a5a-bull-run-ford = Intente cruzar a 3914, donde no hay puente ni vado. Luego vaya a 4012 y lleve a Sherman de 4111 a 4011, al pie del puente. Termine el movimiento.
a5a-bull-run-attack = El marcador de combate de la Unión. A través del río nadie está obligado a atacar; por el puente, puede. Pase a los combates y ataque 3912.
a5a-bull-run-who = Sherman ataca por el puente, y la artillería dispara sobre el agua. Schenck está ante la orilla desnuda: intente añadirlo. Resuelva con los otros dos.
a5a-bull-run-bloody = 7 contra 3 es 2-1, pero el terreno y el agua restaron dos columnas: 1-2. Ambos bandos pierden un paso y se retiran; Evans falló el chequeo y se fue dos hexágonos. El puente es suyo, pero Sherman también se retira: a 4111, y nadie avanza.

## Shiloh: sorpresa al amanecer

a5a-shiloh-title = Shiloh: sorpresa al amanecer
a5a-shiloh-dawn = Abril de 1862: los campamentos de la Unión duermen. En el primer turno de combate, todo ataque confederado gana dos columnas a la derecha. La brigada de Raith está en Shiloh Church, un objetivo. Pase a los combates y ataque 1107.
a5a-shiloh-both = Ataque con Wood y Hindman: 9 contra 5 es solo 1-1. La sorpresa lo hace 3-1. Resuelva.
a5a-shiloh-morale = Sus unidades tienen moral distinta, así que elige cuál usar. La primera pérdida saldría de esa unidad. -1 no está entre ellas; use 1.
a5a-shiloh-church = 5 + 1 da 2R: los dos pasos se han perdido, y con ellos la brigada. La iglesia está vacía. Avance a Wood.
a5a-shiloh-done = Una unidad de dos pasos eliminada vale 3 puntos de victoria, y la iglesia es suya. Pero la sorpresa se apaga: una columna en turnos posteriores, nada tras el turno 6.

## Shiloh: las cañoneras

a5a-gunboats-title = Shiloh: las cañoneras
a5a-gunboats-river = Las cañoneras Tyler y Lexington tienen su propio marcador y no temen ninguna zona de control. Se quedan en el río: tome la Tyler.
a5a-gunboats-bank = Pruebe la orilla oeste, 1721. Luego lleve los dos barcos a 1723, junto a los confederados de 1722, y termine el movimiento.
a5a-gunboats-fire = El marcador de combate. Las cañoneras disparan como artillería y no sufren nada. Ataque 1722 con las dos y resuelva.
a5a-gunboats-done = 1R: Hindman perdió un paso y dejó la orilla. A un hexágono no hay reducción a la mitad: acérquese antes de disparar.

## Gettysburg: un cuerpo mueve dos veces

a5a-corps-title = Gettysburg: un cuerpo mueve dos veces
a5a-corps-two = Los cuerpos de Lee son grandes, y cada uno tiene dos marcadores. En la primera extracción debe mover al menos una división entera. Intente terminar sin mover a nadie.
a5a-corps-heth = Mueva las brigadas de Heth: Archer de 0124 a 0324, Davis de 0125 a 0325. Pender aún no está, así que no puede empeñar su división en su lugar (pruebe). Luego termine el movimiento.
a5a-corps-second = El segundo marcador del cuerpo. La división de Heth ha movido, entera, y ya no se puede empeñar ninguna. Pruebe con Archer, y a empeñar a Heth.
a5a-corps-guns = Las baterías del cuerpo eligen cada una en qué extracción mueven. Lleve a Pegram de 0126 a 0326, detrás de la infantería, y termine el movimiento.

## Bentonville: la ayuda está en camino

a5a-bentonville-title = Bentonville: la ayuda está en camino
a5a-bentonville-dice = Carolina del Norte, 1865, turno 2. En el turno 1 la Unión, sorprendida, no tenía marcadores. Ahora cada unidad ausente tira un dado: este turno un 1 o un 2 la trae, tres como máximo. Primero el XIV Corps, luego el XX Corps. Ha sacado 2, 5, 1, 1: llegan tres.
a5a-bentonville-enter = Sale el XIV Corps. Una brigada del XX Corps debe esperar su marcador: pruebe 1/1/XX. Haga entrar a 3/2/XIV por Goldsboro Road, hasta 0512, un hexágono de la última línea de defensa.
a5a-bentonville-end = El resto del cuerpo se queda donde está. Termine el movimiento y mire qué trae el cubilete.

## Bentonville: el último turno

a5a-last-turn-title = Bentonville: el último turno
a5a-last-turn-line = Turno 5, el último marcador. Al final de este turno, tres objetivos dan una victoria decisiva confederada. La última línea de defensa está abierta. Harper’s House queda demasiado lejos incluso para Hill. Tómelo.
a5a-last-turn-hill = Pruebe Harper’s House, 0212; luego vaya a 0310. Una unidad controla el hexágono en que está, y el objetivo vacío de al lado, solo en su zona de control, también cuenta.
a5a-last-turn-bate = Envíe a Bate de 0409 a 0410 y termine el movimiento. El cubilete está vacío, el turno acaba y se decide la victoria.
a5a-last-turn-won = Cuatro objetivos: victoria decisiva. En estas batallas decide primero el terreno, y solo después las pérdidas.
