# Lessons of A House Divided. A key is the id of the lesson and the name of the step.

## El mapa y su primera marcha

ahd-map-title = El mapa y su primera marcha
ahd-map-welcome = Estamos en julio de 1861. Usted dirige a la Unión, de azul; la Confederación, de gris, es su rival. El mapa está hecho de casillas unidas por líneas: carreteras, líneas ferroviarias y ríos. Donde no hay línea, nadie puede pasar.
ahd-map-armies = Los dos ejércitos son todavía de milicianos, las tropas más bisoñas: doce unidades para usted, ocho para el Sur. Tres de las suyas protegen Washington. En una casilla cabe cualquier número de unidades.
ahd-map-colours = El color de una casilla dice quién la controla al principio: azul es suyo, gris es del rival, y las casillas blancas de Kentucky no son de nadie. Un ancla señala un puerto; un fuerte, murallas permanentes; y los números, las ciudades que reclutan tropas.
ahd-map-nobody = Se mueve por marchas. Cada marcha sale de una sola casilla, en la que usted debe tener unidades. Intente marchar desde Richmond, la capital enemiga, y lea lo que responde el juego.
ahd-map-chicago = En el primer turno cada bando tiene exactamente dos marchas; después lo decidirá un dado. Gaste la primera en Chicago: elija la casilla.
ahd-map-ride = Las líneas ferroviarias entre casillas que usted controla son lo más rápido: dos casillas en una marcha. Envíe una unidad de Chicago a Springfield por Bloomington. (Una unidad de otra casilla no puede unirse a esta marcha: pruebe con una de Washington).
ahd-map-same = La misma marcha puede enviar a la otra unidad a otro sitio. También puede quedarse, y por eso el juego pregunta. Que se quede: termine esta marcha.
ahd-map-end = Le queda una marcha, y puede dejarla sin usar; entonces se pierde. Termine el segmento de movimiento. Como no se ha encontrado con el enemigo, no hay combate y empieza el segmento siguiente.
ahd-map-done = Eso es una marcha: elegir una casilla, elegir unidades y elegir adónde va cada una. Todo lo demás gira a su alrededor.

## Un semiturno completo: camino de Manassas

ahd-half-turn-title = Un semiturno completo: camino de Manassas
ahd-half-turn-phases = Un turno es un semiturno de la Unión y luego uno confederado. Cada uno tiene cuatro segmentos: movimiento, combate, ascensos y reclutamiento. Ahora jugará uno de cada.
ahd-half-turn-attack = Una unidad confederada está en Manassas Junction, a una casilla de Washington por ferrocarril. Se puede entrar en una casilla con enemigos, pero hay que detenerse allí y habrá batalla. Marche desde Washington con las tres unidades.
ahd-half-turn-over = Tres contra uno es suficiente. Termine el segmento de movimiento: en cada casilla con unidades de ambos bandos habrá una batalla.
ahd-half-turn-first = Usted ataca porque es su semiturno, y el defensor siempre dispara primero. La milicia confederada necesitaba un 2 o menos y ha sacado un 3: fallo. Por cierto, el movimiento se ha acabado. Intente marchar ahora desde Chicago.
ahd-half-turn-volley = Le toca disparar. Cada unidad elige un objetivo, y solo entonces se tiran los dados. Con un enemigo hay un objetivo: apunte con las tres y dispare.
ahd-half-turn-spoils = 5, 2, 1: un fallo y dos aciertos. El primero redujo al enemigo, el segundo lo eliminó. Ha ganado, y una unidad que combatió puede ascender enseguida. Ascienda a u1; una unidad de Chicago no combatió.
ahd-half-turn-promote = El segmento de ascensos permite uno más, en cualquier parte del mapa. Pero no a la misma unidad. Ascienda a una de las otras dos de Manassas y pase al reclutamiento.
ahd-half-turn-recruit = Ha sacado un 3: hasta tres reclutas. Las fichas salen de su fondo de reclutamiento, adonde acaban de ir las dos milicias ascendidas. Ponga infantería en New York City y en Chicago. Un recluta por ciudad, y solo en ciudades con su número.
ahd-half-turn-rest = Termine el semiturno. Solo ahora cambia de manos Manassas: una casilla se captura teniendo allí una unidad cuando acaba un semiturno.
ahd-half-turn-august = Los confederados han dejado pasar su semiturno, y ya es agosto. Desde ahora un dado da sus marchas: 2 esta vez. Nadie tiene nunca menos.

## Carreteras, líneas ferroviarias y ríos

ahd-lines-title = Carreteras, líneas ferroviarias y ríos
ahd-lines-evansville = Este es el ejemplo de movimiento del reglamento. Hay tres infanterías de la Unión en Evansville, y la Unión ha tomado Louisville. Una sola marcha puede enviar a cada una por su lado. Marche desde Evansville.
ahd-lines-mix = La infantería usa un solo tipo de línea en una marcha: carretera, ferrocarril o río. Tome la unidad u1 y mire sus opciones.
ahd-lines-river = Por río avanza dos casillas, las controle quien las controle. De un río se pasa a otro sin parar: baje por Paducah hasta Cairo. Intente antes tomar en Paducah el ferrocarril a Humboldt, o hacer una tercera casilla.
ahd-lines-rail = Por línea ferroviaria aliada también avanza dos casillas. Aliada quiere decir que usted controla los dos extremos. Envíe u2 por Bloomington a Indianapolis.
ahd-lines-louisville = Envíe la tercera a Louisville por la misma línea. Cruza el Ohio por el camino: ahora no cuesta nada, y solo importaría en un ataque.
ahd-lines-second = Queda una marcha. Una unidad puede participar en dos por segmento, así que la de Louisville puede seguir. Kentucky no es suyo, ni sus líneas ferroviarias: tome la unidad, y el paso siguiente mostrará qué significa.
ahd-lines-one = Una línea ferroviaria enemiga, o de nadie, lleva a la infantería una sola casilla por marcha. Intente dos casillas hasta Bowling Green y confórmese con Munfordville.
ahd-lines-done = Para recordar: una casilla por carretera o línea ajena, dos por río o línea aliada, y nunca dos tipos en una misma marcha.

## La caballería, y marchar dos veces

ahd-cavalry-title = La caballería, y marchar dos veces
ahd-cavalry-west = Ahora juega con el Sur, en Luisiana, con tres marchas. Infantería y caballería esperan en Shreveport; más infantería, en Vicksburg. La caballería es más rápida: dos casillas por carretera o por cualquier línea ferroviaria, y puede combinarlas. Marche desde Shreveport.
ahd-cavalry-ride = Cabalgue por carretera a Monroe y por ferrocarril a Vicksburg. Tres casillas serían demasiado incluso a caballo.
ahd-cavalry-foot = La infantería tiene que seguir a pie. No puede combinar carretera y ferrocarril, y por carretera hace una sola casilla. Pruebe las dos cosas y vaya a Monroe.
ahd-cavalry-again = Gaste la segunda marcha en Monroe y lleve la infantería a Vicksburg.
ahd-cavalry-tired = Ahora la tercera marcha, desde Vicksburg. La infantería recién llegada ya ha marchado dos veces, que es el límite. Empiece la marcha.
ahd-cavalry-fresh = Intente tomar la infantería cansada (c1): no se permite. La otra está descansada. Hágala bajar por el Misisipi hasta Natchez y subir por el río Rojo hasta Alexandria.
ahd-cavalry-mccomb = La caballería solo ha marchado una vez, así que puede seguir: por ferrocarril, por Jackson hasta McComb. Pero un caballo no nada: ferrocarril y luego río no se permite.
ahd-cavalry-done = Tres marchas, tres unidades, cada una hasta donde le dan las piernas. Las marchas siempre son pocas: gástelas donde varias unidades compartan casilla.

## Saltar por encima del enemigo

ahd-jumps-title = Saltar por encima del enemigo
ahd-jumps-raid = Normalmente una unidad debe detenerse donde está el enemigo. La caballería puede atravesarlo: es un salto. Su caballería veterana de Bowling Green tiene enfrente infantería en Nashville. Empiece una marcha y tómela.
ahd-jumps-jump = Un salto no puede acabar entre enemigos, así que Murfreesboro queda cerrada; y nunca usa un río. Atraviese Nashville hasta Sparta.
ahd-jumps-once = Marche otra vez con la misma caballería. Dos límites: un salto por turno, y nunca sobre caballería enemiga. Empiece la marcha en Sparta.
ahd-jumps-home = Intente saltar de vuelta sobre Nashville. Ya ha hecho su salto; que vaya a Glasgow.
ahd-jumps-boats = La Unión tiene cañoneras, así que hasta su infantería puede saltar, río abajo. Hay caballería enemiga en Island No. 10, por debajo de Cairo, y eso no detiene a un barco. Lleve la infantería de Cairo por el Misisipi hasta Memphis.
ahd-jumps-upstream = Desde Paducah, los ríos hacia Forts Henry and Donelson corren al revés. Tome la infantería de Paducah.
ahd-jumps-against = Intente saltar río arriba, más allá de los fuertes, hasta Pittsburg Landing. Contra la corriente solo se pasa luchando: ataque los fuertes.
ahd-jumps-done = Un salto por unidad y turno, sea del tipo que sea. El Sur tiene buena caballería, pero no cañoneras: nunca hace un salto de río.

## Barcos y desembarcos

ahd-sea-title = Barcos y desembarcos
ahd-sea-navy = Solo la Unión tiene marina. Ha sacado un 6: seis marchas, y este turno también el derecho de invadir puertos enemigos desde Washington. Primero el movimiento naval simple: empieza en un puerto. Philadelphia no lo es. Tome la unidad que está allí.
ahd-sea-inland = Intente embarcarla a Pensacola. Después envíela a New York City por ferrocarril.
ahd-sea-begin = La unidad que ya estaba en New York City puede zarpar. Empiece allí una marcha y tome u3.
ahd-sea-sail = Puede ir a cualquier puerto controlado por la Unión. Richmond no tiene puerto, y Wilmington es confederada: solo pueden desembarcar allí tropas de Washington. Navegue a Fort Monroe.
ahd-sea-price = Eso ha costado una marcha entera por una sola unidad. Tres unidades del mismo puerto costarían tres. Y una unidad que navega no hace nada más este turno: intente seguir desde Fort Monroe.
ahd-sea-empty = Ahora la invasión. New Bern es un puerto enemigo sin guarnición. Envíe allí una unidad desde Washington: desembarca sin más, y el puerto será suyo al acabar el semiturno.
ahd-sea-defended = Wilmington está defendida, así que desembarcar allí es dar batalla. Envíe la otra unidad y termine el segmento de movimiento.
ahd-sea-surf = Desembarcar es como cruzar un río bajo el fuego: el defensor acertó con un 3 en vez de un 2. Usted necesita un 2. Dispare.
ahd-sea-press = Ha fallado, y el rival también. Resista y dispare otra vez.
ahd-sea-third = Acierto: el defensor está reducido. Desde la tercera ronda el desembarco ya no le ayuda. Una descarga más.
ahd-sea-done = Recuerde el 6: sin él, los puertos enemigos siguen cerrados. Y un derecho que no se usa no se guarda para después.

## Acantonarse

ahd-entrenching-title = Acantonarse
ahd-entrenching-why = Una unidad acantonada es más difícil de acertar. En vez de moverse, puede usar una marcha para acantonarse. En una ciudad de reclutamiento basta una: acantone c2 en Nashville.
ahd-entrenching-both = La misma marcha puede acantonar una unidad y enviar otra lejos. Envíe c3 a Decatur. (La primera ya ha actuado: intente tomarla otra vez).
ahd-entrenching-field = Manassas Junction es campo abierto: hacen falta dos marchas del mismo segmento. Gaste las dos en c4.
ahd-entrenching-walls = Richmond tiene sus propias murallas: quien la controla está acantonado allí enseguida y gratis. Pero el acantonamiento es de la unidad y de su sitio. Envíe c5 de Richmond a Fredericksburg y estará otra vez al descubierto.
ahd-entrenching-last = Queda una marcha. Empiécela en Fredericksburg y tome c1.
ahd-entrenching-potomac = Con una sola marcha no puede acantonarse aquí, y el Potomac hacia Washington está cerrado para el Sur: es de las cañoneras de la Unión. Pruebe las dos cosas. Luego vaya por carretera a Manassas Junction.
ahd-entrenching-done = c1 está ahora junto a una unidad acantonada, sin estarlo ella misma. Contra unidades acantonadas cada disparo es un punto peor.

## Elegir objetivos: la batalla de Little Rock

ahd-volley-title = Elegir objetivos: la batalla de Little Rock
ahd-volley-army = El ejemplo de combate del reglamento. En Fort Smith tiene dos milicias (valor de combate 2) y una infantería de elite (3); dos milicias confederadas defienden Little Rock. Ataque con todo, Arkansas abajo, y termine el segmento de movimiento.
ahd-volley-few = Los defensores dispararon primero: dos unidades, tres objetivos. Con menos tiradores que objetivos, a nadie se le dispara dos veces; eligieron u1 y su elite. La infantería de elite es difícil de acertar: hacía falta un 1, y salió. Está reducida, pero dispara igual de bien.
ahd-volley-aim = Ahora tiene tres tiradores para dos objetivos. A cada enemigo debe dispararle alguien; el disparo sobrante puede repetir. Apunte con u1 y u2 a c1.
ahd-volley-spread = Intente apuntar también con la elite a c1. Después apunte a c2.
ahd-volley-fixed = Todos los objetivos están declarados y ya no cambian, digan lo que digan los dados. Dispare.
ahd-volley-round = El 5 falló, el 1 acertó a c1 y el 2 a c2: las dos están reducidas. Su segunda descarga falló. Una unidad reducida a la que se acierta otra vez desaparece. Resista, apunte con u1 a c1 y con las otras dos a c2, y dispare.
ahd-volley-wasted = u1 acabó con c1, u2 con c2, y el disparo de la elite contra c2 se desperdició: su objetivo ya no estaba. Ascienda a u1.

## Acantonamientos, elite y ríos

ahd-odds-title = Acantonamientos, elite y ríos
ahd-odds-richmond = Usted ataca Richmond, y el defensor acaba de disparar. Sus murallas protegen a todos los de dentro: cada disparo contra una unidad acantonada es un punto peor. Contra infantería de elite también, y ambas cosas se suman.
ahd-odds-river = Los ríos ayudan al defensor en las dos primeras rondas. La línea de Petersburg toca un lado azul de Richmond: u2 y u3 han cruzado el James. La milicia acertaba a u2 con 3 en vez de 2, y su elite necesitaba 3 contra la suya, uno menos y uno más. u1 vino de Yorktown y no cruzó nada.
ahd-odds-hopeless = Su caballería miliciana vale 1, menos 1 por las murallas: aquí no puede acertar a nadie y no tira dado. Aun así todos reciben un objetivo, así que úsela para repartir el fuego: u1 contra c1, y los dos disparos de verdad contra c2. Dispare.
ahd-odds-lucky = Incluso una elite acierta a una elite acantonada solo con un 1, y salió un 1: c2 está reducida. Ellos fallaron. Apunte con u1 y u2 a la milicia c1, donde u2 necesita un 2, y con u3 a c2.
ahd-odds-third = Tercera ronda: el río ya no cuenta. La última milicia necesitaba un 1 contra su elite y sacó un 2. Remátela.
ahd-odds-done = Antes de atacar, señale un objetivo: el juego dice qué necesita cada disparo.

## Hacia el fragor de los cañones

ahd-reinforcements-title = Hacia el fragor de los cañones
ahd-reinforcements-order = Hay dos batallas: dos contra dos en Manassas Junction, y su u6 sola contra dos en Front Royal. El atacante elige el orden. Combata primero en Manassas Junction.
ahd-reinforcements-first = Han fallado. Hay amigos en Harper’s Ferry, a una casilla, pero la ayuda llega solo desde la segunda ronda: intente traer u3. Después dispare, un tiro a cada enemigo.
ahd-reinforcements-theirs = Segunda ronda: el defensor trajo dos unidades, una de Fredericksburg y otra de Front Royal. Puede incluso sacar tropas de una casilla atacada, si allí queda igualado: c3 sigue frente a u6. Los cuatro disparos fallaron.
ahd-reinforcements-yours = Le toca reforzar. Baltimore está demasiado lejos, y u6 está ocupada: el atacante no puede sacar unidades de una casilla con enemigos. Pruebe ambas y traiga u3 de Harper’s Ferry.
ahd-reinforcements-volley = Una unidad por casilla y ronda, así que u4 debe esperar (pruebe). Son tres contra cuatro: cada disparo necesita su propio objetivo. Dispare a c1, c2 y c4.
ahd-reinforcements-won = Dos aciertos, y los confederados se han retirado a Fredericksburg: ha ganado. Ascienda a u1. Sigue la batalla de Front Royal.
ahd-reinforcements-alone = u6 ha sobrevivido a la primera descarga. Responda.
ahd-reinforcements-fresh = Refuerce otra vez. Los vencedores de Manassas están al lado, pero las unidades que han combatido este turno están agotadas. u4 no ha combatido: tráigala de Harper’s Ferry y dispare con las dos.
ahd-reinforcements-done = Dos aciertos, y Front Royal también es suya. Tenga unidades frescas una casilla por detrás del frente: allí valen más que en primera línea.

## Retirada y repliegue

ahd-retreat-title = Retirada y repliegue
ahd-retreat-defend = Usted defiende Tennessee. La Unión ataca en tres sitios, y Nashville es el primero: sus dos milicias contra dos veteranas. En la primera ronda no se huye: intente retirarse a Decatur. Después dispare, un tiro a cada una.
ahd-retreat-hurt = Sus dos unidades están reducidas; un acierto más y se acabó. En vez de disparar, retírese. No a cualquier sitio: ni entre enemigos (Bowling Green) ni de donde vinieron los atacantes (los fuertes).
ahd-retreat-choose = Chattanooga no está junto a Nashville, y Sparta está en manos de la Unión: mientras haya abierta una casilla propia, hay que elegirla. Retírese a Decatur; todas sus unidades van juntas.
ahd-retreat-ride = Una retirada es una batalla perdida, así que la Unión ascendió a una veterana. Ahora Murfreesboro: su caballería contra infantería. La caballería que defiende sola puede escabullirse antes de cualquier ronda. Repliéguese.
ahd-retreat-where = Las mismas casillas están cerradas: Nashville, con enemigos, y Sparta, de donde vinieron. Vaya a Decatur.
ahd-retreat-chase = Allí nadie ha ganado y nadie asciende. Por último Okolona: caballería contra caballería. Un caballo corre más que un hombre, no que otro caballo: intente replegarse. Después dispare.
ahd-retreat-again = Acierto, y ellos fallaron. Resista y dispare otra vez.
ahd-retreat-promote = El vencedor puede ascender, también cuando es el defensor. Ascienda a su caballería.

## Veteranos

ahd-promotion-title = Veteranos
ahd-promotion-last = Un disparo acabará con esta batalla. Apunte con las dos unidades al enemigo y dispare.
ahd-promotion-ranks = El vencedor puede ascender un rango a una unidad que combatió: miliciana, veterana, de elite. u2 ya es de elite, y u3 estaba en Chicago. Pruebe ambas y ascienda a u1. De momento sigue reducida.
ahd-promotion-recover = Con la última batalla termina el segmento de combate, y todas las unidades reducidas de ambos bandos recuperan su fuerza completa. Ahora otro ascenso en cualquier parte: no u1 otra vez; ascienda a u3.
ahd-promotion-pool = Un ascenso por segmento, y ya está hecho. Las dos fichas de milicia han vuelto al fondo de reclutamiento: ascender deja sitio a los reclutas. Pase al reclutamiento.
ahd-promotion-new = Ponga nuevas milicias donde hagan falta: una en Washington y otra en Cairo.

## Reclutas, ciudades y levas

ahd-recruiting-title = Reclutas, ciudades y levas
ahd-recruiting-die = Marzo de 1862: su ejército ya tiene 32 unidades. Pase al reclutamiento: un dado dice cuántas milicias puede poner, y un 1 cuenta como 2.
ahd-recruiting-where = Un recluta aparece en una ciudad con un número de su color que usted controla. Cairo tiene uno, pero es del enemigo; el de Evansville es rojo: a usted no le sirve. Pruebe ambas y reclute infantería en Chicago.
ahd-recruiting-pool = Un recluta por ciudad y segmento, por grande que sea su número. Y en su fondo ya no hay infantería: doce unidades esperan las levas. Pruebe ambas y reclute caballería en New York City.
ahd-recruiting-rest = Sus dos reclutas están puestos. Termine el semiturno y mire qué hace el Sur con Cairo.
ahd-recruiting-april = El Sur ha reclutado en Cairo: una ciudad con números de ambos colores sirve a su dueño. Y es abril: la leva ha puesto cuatro infanterías más en su fondo. Termine el segmento de movimiento y pase al reclutamiento.
ahd-recruiting-ceiling = Hay infantería y hay dado, y aun así no puede reclutar. Su tamaño máximo de ejército es la suma de sus números en sus ciudades: 34, uno menos por Cairo y uno más por Louisville. Tiene 34 unidades. Pruebe en Chicago.
ahd-recruiting-done = Las ciudades son el corazón del juego: reclutan tropas, y su suma limita su ejército. ¡A por Cairo!

## Quién controla qué

ahd-control-title = Quién controla qué
ahd-control-raiders = Su caballería tomó Decatur en una incursión. La caballería sola conserva una casilla mientras está en ella. Siga hasta Corinth y mire Decatur.
ahd-control-gone = Decatur vuelve enseguida a ser confederada. La infantería es distinta: lo que toma, tomado queda. Envíe u2 de Evansville a Louisville por río.
ahd-control-notyet = Louisville todavía no es suya: entrar no captura nada hasta que acaba un semiturno. Así que sus líneas ferroviarias tampoco son aliadas. Tome u3 en Bloomington.
ahd-control-rail = Intente pasar por Louisville hasta Lexington; después deténgase en Louisville.
ahd-control-capture = Termine el segmento de movimiento, el de ascensos y el semiturno. Mire lo que trae el final del semiturno.
ahd-control-now = Corinth y Louisville están capturadas, y con Louisville su tamaño máximo de ejército sube uno. Ha llegado el turno siguiente. Ahora la línea sí es aliada: lleve u3 de Louisville por Bloomington a Indianapolis.

## Cómo gana la Unión

ahd-victory-title = Cómo gana la Unión
ahd-victory-seven = Para ganar, la Unión debe tener a la vez siete grandes ciudades del Sur: New Orleans, Mobile, Atlanta, Memphis, Charleston, Wilmington y Richmond. Tiene seis. Es el turno 35 de 40; si la guerra sigue después, ha ganado el Sur.
ahd-victory-march = Solo falta Richmond, y solo la defiende una milicia. Ataque desde Petersburg con las dos unidades y termine el segmento de movimiento.
ahd-victory-fire = Han fallado. Contra las murallas sus veteranas necesitan un 2. Dispare.
ahd-victory-end = La ciudad está vacía, pero solo cuenta cuando acaba el semiturno. Ascienda a una unidad, pase los segmentos y termine el semiturno.
ahd-victory-won = Richmond ha caído y la guerra ha terminado. El Sur tiene caminos más cortos: gana enseguida si toma Washington.

## Washington, y una segunda oportunidad

ahd-washington-title = Washington, y una segunda oportunidad
ahd-washington-open = El Sur gana en cuanto captura Washington, o cuando su tamaño máximo de ejército es el mayor. Su rival ha dejado vacía la capital. Marche desde Manassas Junction y entre por ferrocarril.
ahd-washington-end = Termine el segmento de movimiento, el de ascensos y el semiturno.
ahd-washington-novice = Esta partida se juega con la variante de la Unión principiante: una victoria súbita del Sur solo cuenta al final de un semiturno de la Unión. Tuvo, pues, un semiturno para liberar su capital, y no lo hizo. Sin la variante habría ganado usted al instante.

## El último mes del juego corto

ahd-short-game-title = El último mes del juego corto
ahd-short-game-june = El juego corto acaba en junio de 1862, y es junio. Si nadie ha ganado antes, deciden los tamaños máximos de ejército: la Unión necesita al menos 5 de ventaja. Tiene 34 y usted 29: exactamente 5.
ahd-short-game-kentucky = Basta una ciudad para cambiarlo. Louisville no es de nadie y tiene un 1 rojo para usted. Marche allí desde Munfordville.
ahd-short-game-end = Ahora termine el segmento de movimiento, el de ascensos y el semiturno.
ahd-short-game-won = 34 contra 30: una ventaja de 4 no basta, y el Sur ha ganado el juego corto. Quien cuenta ciudades en junio, gana en junio.
