# Lessons of The American Civil War. A key is the id of the lesson and the name of the step.

## El juego básico: marchar a la batalla

acw-march-title = El juego básico: marchar a la batalla
acw-march-map = El mapa muestra regiones y ciudades; todas son espacios. Azul es el Norte, gris el Sur y verde los estados fronterizos, que no son de nadie y están abiertos a ambos. Usted es la Unión. Su ejército está en Maryland; dos infanterías confederadas, en Northern Virginia.
acw-march-from = Puede mover todas sus piezas, algunas o ninguna. Solo se sale de donde se tienen: pruebe Richmond. Luego salga de Maryland.
acw-march-to = Cada espacio adyacente cuesta un punto; infantería y artillería tienen uno, caballería y líderes dos. Richmond no es adyacente. Vaya a Northern Virginia con todos.
acw-march-join = Sus piezas han encontrado al enemigo y deben detenerse. Otras pueden venir de otros sitios: traiga también la infantería de Shenandoah Valley.
acw-march-end = Todo el movimiento precede a la primera batalla. Termine el movimiento. El Sur, que ya estaba allí, defiende y forma antes su línea.
acw-march-line = Divida su ejército: la línea combate, la reserva espera. La línea necesita al menos una unidad, y un líder no lo es: intente estar listo ya. Una pieza de cada clase en la línea, infantería, caballería, artillería y líder, da +1 a cada disparo. Ponga esas cuatro y dos infanterías más. Después, listo.
acw-march-done = El defensor disparó primero y falló dos veces: 7 y 6, cuando la infantería necesita un 8. La lección siguiente continúa en una batalla mayor.

## La batalla de ejemplo: el primer ciclo

acw-volley-title = La batalla de ejemplo: el primer ciclo
acw-volley-armies = Esta es la batalla del reglamento. Usted defiende Kentucky: seis infanterías, una artillería y dos líderes en la línea; dos caballerías y una artillería en reserva. El Norte ataca con más de todo.
acw-volley-limit = Un bando dispara con cinco piezas, más una por cada líder en la línea: siete disparos, todos obligatorios. Los líderes no disparan, y la reserva tampoco. Pruebe ambas cosas. Luego elija la artillería.
acw-volley-target = Los blancos son unidades de la línea enemiga: no su reserva, y nunca un líder. Pruebe ambas cosas y dispare a la artillería: la suya necesita un 7.
acw-volley-again = 8: acierto, y el cañón desaparece enseguida. La infantería necesita un 8. Dispare con una infantería al segundo cañón.
acw-volley-rest = No les quedan cañones. Dispare con sus otras cinco infanterías a la infantería.
acw-volley-leader = Cuatro aciertos en total, y un 12 mató además a su líder. Así que el Norte solo tuvo cinco disparos y acertó uno: su cañón se ha perdido. Nadie tiene un líder en reserva, así que nadie reagrupa.
acw-volley-reserve = Paso de reserva: las piezas pueden cambiar de sitio. Lleve el segundo cañón a la línea y mande atrás a un líder: desde la reserva podrá reagrupar unidades perdidas. Después, listo.

## La batalla de ejemplo: hasta el final

acw-rally-title = La batalla de ejemplo: hasta el final
acw-rally-second = Segundo ciclo. El Norte ha puesto su caballería en la línea. Ahora tiene allí un líder, así que seis disparos. Dispare el cañón y cinco infanterías, todos a la infantería.
acw-rally-recall = Tres aciertos cada uno, y un 11 mató a su líder de la línea; el de la reserva estaba a salvo. Puede intentar reagrupar una unidad perdida, nombrada antes de tirar; los líderes no vuelven. Intente reagrupar al líder caído y luego la artillería.
acw-rally-all = 6, y hacía falta un 9. Entonces, todo a la línea: las dos caballerías y el líder. Listo.
acw-rally-third = Tercer ciclo, seis disparos. La caballería necesita un 9: una a la infantería y otra a la caballería; luego cuatro infanterías a la infantería.
acw-rally-last = Su infantería ha desaparecido; quedan dos caballerías, que fallaron. Deje su línea como está.
acw-rally-win = Bastarán dos disparos. Un bando sin unidades en la línea pierde al instante, y los disparos que quedan no se hacen.
acw-rally-done = Conserva Kentucky con cuatro infanterías, dos caballerías y un líder. En el juego básico nadie se retira: el perdedor pierde todo lo que trajo.

## Tropas nuevas

acw-purchases-title = Tropas nuevas
acw-purchases-points = Cada tres turnos compran ambos bandos, primero el Sur. Cada ciudad amiga da diez puntos; le quedan 40. La infantería cuesta 10, la caballería 15, la artillería y los líderes 20. Boston está en manos enemigas.
acw-purchases-where = Las piezas nuevas aparecen en espacios de su color sin enemigos. Washington es aquí una ciudad fronteriza, y Richmond no es suya: pruébelas, y Boston también. Luego compre infantería en Chicago.
acw-purchases-one = Una pieza nueva por espacio: un líder en Chicago no se permite. Compre artillería en New York.
acw-purchases-last = Quedan diez puntos: pocos para caballería. Compre infantería en Buffalo y termine. Los puntos sin gastar se pierden.

## Ganar el juego básico

acw-eight-cities-title = Ganar el juego básico
acw-eight-cities-count = Gana en cuanto tiene ciudades enemigas por valor de 8. Cada una vale uno; la capital enemiga, dos. Una ciudad se tiene mientras haya en ella una unidad propia. Tiene seis.
acw-eight-cities-richmond = Richmond, la capital del Sur, está indefensa junto a su ejército en Eastern Virginia. Entre con todos.
acw-eight-cities-won = Seis y dos son ocho: la guerra acaba en mitad de un turno. Guarde sus ciudades con tanto cuidado como persigue las del rival.

## El juego estándar: el ferrocarril

acw-railroads-title = El juego estándar: el ferrocarril
acw-railroads-month = En el juego estándar un turno es un mes, y se usa el ferrocarril. Sus acciones ferroviarias, 3 hoy, son lo que puede llevar en un mes: infantería y artillería 1, caballería 2, líderes nada. Salga de Massachusetts.
acw-railroads-station = Los trenes solo salen de ciudades: intente ir a Chicago por ferrocarril. Luego vaya a pie a Boston.
acw-railroads-train = Desde Boston, envíe la caballería, una infantería y el líder a Cincinnati: 2 + 1 + 0. Cualquier distancia, por vías conectadas.
acw-railroads-spent = Quien vino en tren se queda este mes: intente seguir desde Cincinnati. Y en Boston queda infantería, pero no trenes: salga de allí y verá.
acw-railroads-empty = Pruebe Chicago por ferrocarril. Luego lleve al resto a pie a Massachusetts.
acw-railroads-enemy = Louisville está en la línea a Tennessee, pero Tennessee es del Sur: los trenes nunca entran en tierra enemiga. Salga de Louisville y verá.
acw-railroads-walk = Pruebe el tren a Middle Tennessee; luego vaya a pie a Western Kentucky.

## Un desembarco en Norfolk

acw-landing-title = Un desembarco en Norfolk
acw-landing-port = Los barcos llevan tropas de un puerto a cualquier espacio en el océano o el golfo. Su índice naval es 5: tantas infanterías o cañones al mes. Salga de Chicago.
acw-landing-lake = Chicago está en un lago: intente navegar a Florida. Luego marche a Northern Illinois y salga de New York.
acw-landing-sail = Navegue a Norfolk con todos: cuatro puntos. El enemigo puede intentar interceptar.
acw-landing-fleet = Lo hizo. Cada bando tira dos dados y suma su índice naval: 7 + 5 contra 4 + 1. Ha ganado, así que el desembarco sigue; él pierde puntos navales. Termine el movimiento.
acw-landing-deploy = Una escaramuza tiene una sola columna. Se despliega tras una pantalla, en la propia línea o en reserva; la zona intermedia viene después. Ponga una infantería y la artillería en la línea; pruebe la zona intermedia; luego, listo.
acw-landing-fire = La caballería actuaría primero, pero no hay. La artillería alcanza dos zonas si la intermedia está vacía. Quien desembarca tiene -1 en cada tirada. Elija la artillería.
acw-landing-won = La artillería nunca carga: pruebe. Luego dispare. A esta distancia necesita un 8 contra infantería.
acw-landing-done = 10 menos 1: acierto, y queda destruida. Su línea está rota, y Norfolk es suya mientras quede allí una unidad. De haber perdido, nadie habría vuelto: un desembarco no puede retirarse.

## El final de un trimestre

acw-quarter-title = El final de un trimestre
acw-quarter-naval = Tras marzo, junio, septiembre y diciembre vienen batalla naval, política y producción, en ese orden. Usted es el Sur, con índice naval 1 contra 5. Sea audaz por una vez: desafíe a la Unión en el mar.
acw-quarter-lost = 11 + 5 contra 4 + 1: pierde tres puntos, pero el índice nunca baja de 0. Ahora la política: una iniciativa por trimestre y bando, primero el Sur. Declarar la guerra a Europa no le corresponde: pruebe. Luego pida apoyo a Europa.
acw-quarter-support = Sacó 9, y el índice de intervención europea era 8: basta para 15 puntos más en esta producción, mientras tenga un puerto. Con 11, Europa habría entrado en guerra por usted. La Unión respondió con diplomacia: el índice está en 9.
acw-quarter-buy = 80 puntos de sus ciudades y 15 de Europa. Las piezas nuevas van a sus espacios, una en cada uno. Compre infantería en Richmond; Washington no es suya, ni las tropas de la Unión.
acw-quarter-rail = Los puntos compran también acciones ferroviarias y puntos navales. Compre una acción ferroviaria y caballería de élite en Atlanta, y termine.
acw-quarter-done = Lo que no se gasta se pierde, y los precios del Sur suben uno cada año: compre pronto.

## Conscripción y motines

acw-home-front-title = Conscripción y motines
acw-home-front-choose = Finales de 1861: a la Unión le faltan hombres. La emancipación se gana con una gran victoria, y solo el Sur apela a Europa: pruebe ambas. Luego declare la conscripción.
acw-home-front-riot = 20 puntos más en cada producción, el resto de la guerra. El precio: dos dados por cada una de cuatro ciudades, y 8 o más es un motín. Chicago se alzó, con dos amotinados; no le paga nada hasta que desaparezcan.
acw-home-front-buy = Tampoco hay reclutas en una ciudad amotinada: pruebe Chicago. Compre infantería en Northern Illinois, al lado, y suba su índice naval en uno. Luego termine.

## La guerra con Europa

acw-europe-title = La guerra con Europa
acw-europe-war = La Unión ha declarado la guerra a Gran Bretaña y Francia. Ahora también las juega usted. Su índice naval ha subido diez de golpe.
acw-europe-french = Los franceses desembarcan en México, donde quiera, y los británicos en Canadá. Mezclarlos no se permite: pruebe una infantería francesa en Toronto y una británica en Ciudad de México. Luego ponga una infantería francesa en Ciudad de México.
acw-europe-british = Ponga una infantería británica en Toronto; las demás siguen solas.
acw-europe-points = Cada potencia tiene sus propios puntos y compra solo sus tropas: los británicos en las ciudades canadienses, los franceses en Ciudad de México. Pruebe Canada West y Chihuahua, y termine las compras.

## La batalla táctica: el fuego

acw-tactics-title = La batalla táctica: el fuego
acw-tactics-field = La segunda batalla del reglamento, en Northern Virginia: usted ataca. Seis unidades o más por bando hacen una gran batalla de tres columnas: izquierda, centro, derecha. En cada una se suceden su línea, la zona intermedia y la línea enemiga. Si pierde su última unidad de una columna, pierde la batalla.
acw-tactics-cavalry = Un turno de batalla tiene cuatro fases: caballería, artillería, infantería, líderes. En cada una actúa primero el atacante. La infantería debe esperar: pruebe. Luego elija una caballería de la derecha.
acw-tactics-move = La caballería tiene dos acciones. Desde aquí no hay nada al alcance: fuego y carga van de frente, a la zona contigua. Intente disparar. Luego avance a la zona intermedia, y lo mismo con la segunda caballería.
acw-tactics-shoot = Ahora dispare con las dos a la infantería de enfrente. La caballería necesita un 9.
acw-tactics-guns = Un 10 acertó. Un segundo dado dice qué hace el impacto: 5, la infantería huye a la zona de retirada. Su caballería espera. Ahora sus dos cañones del centro: la zona intermedia está vacía, así que alcanzan su línea a dos. Dispare con ambos.
acw-tactics-foot = Uno destruido. Sus cañones respondieron: una caballería huyó y una infantería cayó. Fase de infantería: una acción cada una. Envíe la primera infantería de la derecha a la zona intermedia; las otras seis y la reserva la siguen.
acw-tactics-done = Su derecha está concentrada en la zona intermedia, y él ha movido tropas para hacerle frente. Empieza el segundo turno de batalla.

## La batalla táctica: la carga

acw-charge-title = La batalla táctica: la carga
acw-charge-mass = Segundo turno de batalla, fase de infantería. Seis de sus infanterías están en la zona intermedia derecha, cara a cara con su línea. Desde el segundo turno cualquiera puede romper el combate entre acciones; él se queda. Elija una infantería de la zona intermedia.
acw-charge-how = En una carga, ambos tiran dos dados. Pierde el total menor: por 1 o 2 la unidad huye, por 3 o más queda destruida, sea de quien sea. No puede deslizarse de lado junto al enemigo ni cargar un cañón con pantalla de infantería: pruebe ambas. Luego cargue a la infantería.
acw-charge-second = 8 contra 5: destruida. Cargue con la siguiente.
acw-charge-costly = 3 contra 5: la suya huye. La carga es un arma de doble filo. Otra vez.
acw-charge-fourth = 6 contra 9: la suya queda destruida. Una vez más.
acw-charge-fifth = 9 contra 10: huye. La quinta.
acw-charge-sixth = 11 contra 6: destruida. Queda una carga.
acw-charge-done = 7 contra 6: huye. Tres suyas por tres de él. Un cambio parejo, pero él tiene menos hombres en ese lado.

## La batalla táctica: la línea se rompe

acw-pursuit-title = La batalla táctica: la línea se rompe
acw-pursuit-cavalry = Cuarto turno de batalla. Lleve su caballería del centro a la izquierda, una zona cada vez: primero a la izquierda de su línea.
acw-pursuit-middle = Y de allí a la zona intermedia.
acw-pursuit-break = En el centro le queda una sola infantería. Si cae, su línea queda rota. Dispárele con un cañón.
acw-pursuit-pursue = La batalla está ganada al instante. Ahora la persecución: cada caballería e infantería tira un dado contra una pieza que huye. Los cañones no persiguen: pruebe con la artillería. Luego mande la caballería tras su artillería: hace falta un 4.
acw-pursuit-foot = Alcanzada. A pie hace falta un 6: deje que sus cuatro infanterías lo intenten.
acw-pursuit-done = Otra más. Se ha retirado a Eastern Virginia, al lado, sin enemigos. Sus hombres que huyeron vuelven solos. Ganar una gran batalla también hace pensar a Europa: su índice sube.

## Una regla avanzada: cañones capturados

acw-captured-guns-title = Una regla avanzada: cañones capturados
acw-captured-guns-option = Las reglas avanzadas se eligen una a una antes de la partida. En esta, «artillería capturada» está activa. Elija una infantería de la zona intermedia izquierda, donde está su líder.
acw-captured-guns-screen = El cañón tiene pantalla de infantería: no se puede cargar. Cargue a la infantería. Su líder da +1.
acw-captured-guns-gun = La pantalla ha caído. Cargue al cañón con la otra infantería: +3 contra artillería, +1 por el líder.
acw-captured-guns-done = En vez de destruirse, el cañón es suyo, en su reserva; y su izquierda está vacía: batalla ganada. Un cañón destruido por fuego no se habría capturado.
