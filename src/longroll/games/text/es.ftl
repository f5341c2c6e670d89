# Lo que puede estar mal en un paquete.

## Cualquier paquete.

more = hay más errores de los que se enumeran aquí
too-long = { $count } caracteres; se permiten como máximo { $most }
not-json = no es JSON: { $why }
too-deep = anidado a demasiada profundidad
bad-number = un número ilegible ({ $why })
twice = el campo { $field } aparece dos veces en un objeto
other-title = el paquete es para { $value }, no para { $title }
not-object = { $value } no es un objeto
unknown-field = campo desconocido{ $near }
missing = falta
name-missing = falta { $name }
not-list = { $value } no es una lista
too-few = { $count } elementos; hacen falta al menos { $least }
too-many = { $count } elementos; se permiten como máximo { $most }
not-text = { $value } no es un texto
wrong-length = { $value } tiene { $count } caracteres; se permiten de { $least } a { $most }
unprintable = un carácter no se puede imprimir
not-id = { $value } no es un identificador (minúsculas, cifras y guiones)
not-whole = { $value } no es un número entero
not-between = { $value } no está entre { $least } y { $most }
not-points = { $value } no es un número de puntos de movimiento
not-half = { $value } no es un entero o medio entre { $least } y { $most }
not-flag = { $value } no es ni true ni false
not-one-of = { $value } no es ninguno de estos: { $names }
again = { $value } ya está en { $where }
due = { $value } donde corresponde { $due }
taken = { $id } significa otra cosa en el texto de una posición
both-sides = los dos bandos están en { $spot }

## The American Civil War.

no-space = { $value } no es un espacio de este mapa{ $near }
no-city = { $space } no es una ciudad
no-state = { $value } no es un estado de este mapa{ $near }
inland-port = un puerto debe estar en la costa
region-pays = solo una ciudad da puntos
not-degrees = { $value } no está entre { $least } y { $most } grados
same-space = los dos extremos son el mismo espacio
no-border = no limita con ningún otro espacio
no-city-of = ninguna ciudad pertenece a { $home }
few-cities = { $count } ciudades son south o border; hacen falta al menos { $least }
many-cities = hay más de { $most } ciudades
both-capitals = { $space } es la capital de los dos bandos
month-order = { $date } no sigue al mes anterior
closed-space = { $space } está cerrado al comenzar la guerra
garrisoned = { $space } tiene una guarnición del otro bando
no-room-in-spaces = hay que colocar { $count } piezas y ese bando ({ $side }) tiene { $room } espacios
no-room-in-states = hay que colocar { $count } piezas y ese bando ({ $side }) tiene { $room } estados
no-pieces = no hay ninguno de { $kinds }
no-roll = nada para una tirada de { $roll }
no-year = nada para { $year }
not-upwards = las filas van en orden creciente y empiezan por 1
counts-already = { $space } ya cuenta para un bando
no-month = { $value } no es un mes de la guerra{ $near }

## A House Divided.

no-box = { $value } no es una casilla de este mapa{ $near }
many-recruits = los números { $side } de todas las casillas suman { $count }; se permiten como máximo { $most }
same-box = la línea acaba donde empieza
no-river-side = { $box } no tiene lado de río
no-line = ninguna línea lleva allí
many-neighbours = { $count } casillas alrededor; se permiten como máximo { $most }
many-routes = hay más recorridos de dos líneas de los que se pueden numerar
no-port = { $box } no es un puerto
drafting-side = { $value } no es el bando que recluta por leva, union
drafted-arm = { $value } no es infantry, la única que se recluta por leva
raised-rank = { $value } no es militia, la única que se recluta
many-units = { $count } unidades { $side }; se permiten como máximo { $most }
many-militia = { $count } fichas de milicia { $side }; se permiten como máximo { $most }
held-at-start = { $box } es { $side } desde el principio

## Across Five Aprils.

not-hex = { $value } no es el número de un hexágono
no-hex = { $hex } no es un hexágono de este mapa
first-greater = el primero es mayor que el último
many-hexes = { $count } hexágonos; se permiten como máximo { $most }
not-hexside = { $value } no es un lado (dos hexágonos, como 0101|0102)
apart = { $one } y { $other } no se tocan
no-hill = { $hex } es { $terrain }, no una colina
line-in-river = { $hex } es un hexágono de río, en el que no entra ninguna línea
broken-line = { $hex } no toca { $before }, el hexágono anterior
no-water = no hay agua en { $side }
no-hill-side = { $side } no está entre dos hexágonos de una misma colina
no-shore = { $hex } es un hexágono de río o está en la orilla oeste
not-letter = { $value } no es una letra de la A a la Z
river-hex = { $hex } es un hexágono de río
not-in-order = no están en orden ({ $names })
not-next = { $value } no sigue a { $before }
not-result = { $value } no es un resultado (-, 1, 1R, 2, 2R ...){ $near }
result-count = { $count } resultados para { $rows } filas
not-null = { $value } donde solo es posible null
day-order = { $value } viene después de { $before }
last-check = la partida acaba aquí, así que se comprueba la victoria
marker-name = { $id } es el nombre de un marcador de combate
no-units = ninguna unidad pertenece a { $formation }
wrong-prefix = { $id } no empieza por { $prefix }, como las unidades del bando { $side }
no-formation = { $value } no es una formación{ $near }
other-side = { $formation } es del bando { $side }
other-formation = { $division } es una división de { $formation }
two-beginnings = tiene despliegue y llegada a la vez
no-beginning = no tiene ni despliegue ni llegada
closed-hex = { $hex } es { $terrain }, cerrado para { $arm }
full-hex = { $hex } ya tiene { $most } unidades
no-entry = { $value } no es una letra de entrada de este mapa{ $near }
no-tag = ninguna unidad lleva la marca { $tag }, de la que hablan las reglas de esta batalla
turn-count = { $count } turnos; las reglas de esta batalla tienen { $wanted }
other-checks = las reglas de esta batalla comprueban la victoria solo tras estos turnos: { $turns }
other-water = { $name } es { $kind }; para las reglas es { $wanted }
objective-count = { $count } objetivos; las reglas tienen { $wanted }
goal-count = { $count } hexágonos de { $name }; las reglas tienen { $wanted }
needed = falta { $name }, de lo que hablan las reglas de esta batalla
