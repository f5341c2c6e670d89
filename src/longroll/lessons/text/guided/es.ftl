# Partidas guiadas. Una clave es el identificador de la partida y el nombre del consejo.

guided-bentonville-title = Su primera partida: Bentonville
guided-bentonville-welcome = Carolina del Norte, 19 de marzo de 1865. Usted es la Confederación; el ordenador lleva a la Unión, estirada a lo largo de la carretera. Tiene cinco turnos para hacerle daño. Juegue como quiera: nada de lo que pruebe puede estropear nada, y «¿Qué hago?» le muestra un plan.
guided-bentonville-marker = Se ha extraído un marcador del cubilete: una de sus formaciones puede mover. Sus unidades están resaltadas en el mapa. Haga clic en una de ellas.
guided-bentonville-take = Ahora están resaltados los hexágonos a los que llega esta unidad. Las carreteras son rápidas; los bosques, lentos. Haga clic en un hexágono para ir allí. Junto al enemigo es donde sus unidades podrán atacar.
guided-bentonville-go = Ha movido, una vez por extracción. Si fue un error, pulse «Deshacer». Dos unidades pueden compartir un hexágono. Mueva las demás o déjelas; después pulse «Terminar la fase».
guided-bentonville-cup = Ha salido del cubilete el marcador siguiente. Cada formación tiene uno, y también el combate de cada bando. Nadie conoce el orden; cuando el cubilete está vacío, el turno se acaba.
guided-bentonville-zone = Cada unidad controla los seis hexágonos que la rodean. Quien llega junto a un enemigo tiene que detenerse allí. Intente rodear: una unidad con enemigos por todas partes combate mal y no puede escapar.
guided-bentonville-union = Turno 2. Desde ahora la Unión también tiene sus marcadores en el cubilete. Sus dados han decidido además quién llega este turno por el borde, en 0113: tres unidades como máximo.
guided-bentonville-watch = Mueve una formación de la Unión. El ordenador lo hace a la vista. Después queda junto al mapa un resumen hasta que usted lo cierre; unas flechas muestran quién fue adónde.
guided-bentonville-duty = ¡Su marcador de combate! Hay que atacar a todos los enemigos adyacentes, y cada una de sus unidades junto a un enemigo tiene que atacar o ceder. Para luchar, pulse «Pasar a los combates». Para ceder, haga clic en el hexágono enemigo.
guided-bentonville-withdraw = Usted cede terreno: todas sus unidades junto a este enemigo se retiran, sin dados y sin pérdidas. Ante un enemigo más fuerte no es ninguna vergüenza. Pulse «Efectuar la retirada».
guided-bentonville-attack = ¿A qué enemigo ataca primero? Haga clic en un hexágono resaltado. Ninguna unidad ataca dos veces en una fase, y ninguna es atacada dos veces. Empiece donde sea más fuerte.
guided-bentonville-declare = Ahora haga clic en las unidades que atacan. Sus fuerzas se suman, y el panel muestra la proporción. Busque 2-1 o más; el bosque y los arroyos ayudan al defensor. Después pulse «Luchar».
guided-bentonville-morale = Sus atacantes tienen moral distinta. El valor que elija se suma a su dado, pero la primera pérdida recae en una unidad con ese valor. Normalmente conviene el más alto.
guided-bentonville-dice = Los dos bandos tiraron a la vez, y cada total se leyó en la columna de la proporción. El resultado es lo que sufre el enemigo: un número son pasos perdidos; R es una retirada.
guided-bentonville-loss = ¿Quién paga? Elija la unidad que pierde un paso. Una unidad con la fuerza completa solo se da la vuelta; una reducida desaparece.
guided-bentonville-reduced = Una de sus unidades ha perdido un paso y muestra su cara más débil. Queda reducida toda la batalla y da 1 punto al enemigo; eliminada, le da 3.
guided-bentonville-eliminated = Una brigada de la Unión ha sido destruida: 3 puntos para usted. Un enemigo menos para sostener la línea; mire dónde se ha abierto un hueco.
guided-bentonville-check = Tras una pérdida, los supervivientes hacen un chequeo de moral: dado más moral, con 4 o más aguantan. Quien lo falla se retira un hexágono más.
guided-bentonville-retreat = Una de sus unidades tiene que retirarse. Los hexágonos que le quedan abiertos están resaltados: lejos del enemigo y hacia sus propias líneas. Haga clic en uno.
guided-bentonville-stand = Sus unidades atacadas han aguantado. Todavía puede retirarlas un hexágono. Lo normal es resistir; retírese si el próximo ataque pudiera atraparlas.
guided-bentonville-advance = El enemigo ha dejado su hexágono, y una de sus unidades puede ocuparlo. Avance para estrechar el cerco o cortar una retirada; quédese si fuera a estar sola entre enemigos.
guided-bentonville-points = Turno 3. ¿Cómo se gana? Al final se comparan los puntos por pérdidas: 3 contra 2 es una victoria; 2 contra 1, una grande. La pestaña «Guerra» los muestra. Paso por paso, es un empate.
guided-bentonville-line = Turno 4. Los hexágonos marcados son la última línea de defensa y Harper’s House. Controle uno al final del turno 5 y gana, sean cuales sean las pérdidas. ¿Está libre el camino?
guided-bentonville-last = El último turno. Cada una de sus unidades puede mover una vez más, y su marcador de combate sale una vez. Si va ganando, no arriesgue nada; si no, ahora es el momento.
guided-bentonville-over = La batalla ha terminado: ha jugado una partida entera de Across Five Aprils. La pantalla final cuenta qué la decidió. Las lecciones muestran el resto, empezando por Pea Ridge; o juegue Bentonville otra vez, con el otro bando.
