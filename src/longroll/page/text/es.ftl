# The page's own texts in Spanish: lobby, panels, buttons. The games have catalogues of their own.

page-title = Longroll
motto = Juegos de tablero de la guerra de Secesión: cada regla se aplica y se explica.
close = Cerrar
cancel = Cancelar
try-again = Reintentar
opening = Abriendo la partida…
to-lobby = Volver al inicio
menu = Menú
tools = Herramientas

## Lobby

no-picture = El mapa no se puede mostrar ahora.
scenario = Escenario
scenario-none = Posición importada
origin-fork = derivada
origin-import = importada
players = Jugadores
seat = { $second ->
    [yes] { side }, segundo jugador
   *[no] { side }
  }
seated = { seat }: { $player }
player-me = Usted
player-guest = Otro jugador en este dispositivo
player-bot = { $bot } (jugador virtual)
bot-militia = Milicia
bot-veteran = Veterano
bot-crack = Élite
bot-random = Al azar
offer-bot = { $player } ({ $time })
time-bot-militia = al instante
time-bot-veteran = 1 s por turno
time-bot-crack = 5 s por turno
about-bot-militia = Juega al instante. Toma lo que está libre y conserva lo que da la victoria, sin plan. Un buen primer rival.
about-bot-veteran = Piensa alrededor de un segundo por turno y prepara todo su turno.
about-bot-crack = Piensa hasta cinco segundos por turno. El nivel más fuerte.
about-bot-random = Juega cualquier jugada permitida. No es un rival, pero sirve para probar.
bot-commanded = { $level }, { $commander }
style = Estilo
style-none = Ninguno
offer-commander = { $commander } ({ $style })
style-cautious = prudente
style-bold = audaz
style-methodical = metódico
style-raider = incursiones
commander-mcclellan = McClellan
commander-grant = Grant
commander-thomas = Thomas
commander-sheridan = Sheridan
commander-johnston = Johnston
commander-lee = Lee
commander-longstreet = Longstreet
commander-forrest = Forrest
about-commander-mcclellan = McClellan es prudente: cuida a sus tropas, se fortifica y solo ataca con buenas probabilidades.
about-commander-grant = Grant es audaz: ataca sin descanso y acepta pérdidas para ganar terreno.
about-commander-thomas = Thomas es metódico: primero reúne sus fuerzas y luego golpea con todo lo que tiene.
about-commander-sheridan = Sheridan hace incursiones: golpea los lugares mal guardados tras las líneas enemigas.
about-commander-johnston = Johnston es prudente: evita las batallas que podría perder y mantiene posiciones fuertes.
about-commander-lee = Lee es audaz: corre riesgos para ganar una batalla decisiva.
about-commander-longstreet = Longstreet es metódico: prepara sus ataques con cuidado y concentra sus fuerzas.
about-commander-forrest = Forrest hace incursiones: esquiva a los ejércitos fuertes y toma lo que está mal guardado.
starting = Comienzo
start-printed = Comienzo impreso
start-fair = Comienzo equilibrado: hándicap recomendado
start-own = Elegir un hándicap
start-cut = Usted fija el hándicap y el ordenador elige bando
start-pick = El ordenador fija el hándicap y usted elige bando
handicap = Hándicap
opponent = Rival
your-side = Su bando
balance = { side }: { $percent } % de victorias en { $games } partidas entre ordenadores de nivel { $bot }{ $draws ->
    [0] .
   *[other] ; { $draws } % de empates.
  }
helps = Ayuda a { $side }.
balance-handicap = Con este hándicap: { balance }
pie-picked = El ordenador ha elegido bando. Usted juega con: { side }.
rules = Reglas
options = { $count ->
    [0] Opciones
    [one] Opciones (1 cambiada)
   *[other] Opciones ({ $count } cambiadas)
  }
rule-named = Regla { $rule }
pack = Componentes propios
pack-why = Los mapas, las fichas y las tablas están reconstruidos en parte. Si tiene el juego, corríjalos en el editor de paquetes, guarde el archivo y juegue con él.
pack-edit = Editor de paquetes: corregir mapas, fichas y tablas
start = Empezar la partida
set-up = Opciones
play = Jugar
playing-time = unos { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h
  }
complexity-1 = reglas sencillas
complexity-2 = reglas medias
complexity-3 = reglas complejas
fair-known = Entre las opciones hay un comienzo equilibrado.
titles = Juego
matches = Sus partidas
no-matches = Todavía no hay partidas.
matches-all = Mostrar todas las partidas ({ $count })
import = Importar una partida
export = Exportar
continue = Continuar
view = Ver
replay = Repetición
delete = Eliminar
delete-sure = Eliminar definitivamente
keep = Conservar
standing = { $turn ->
    [0] Preparación.
   *[other] Turno { $turn }.
  } Elige: { seat }. { $actions ->
    [one] { $actions } acción jugada
   *[other] { $actions } acciones jugadas
  }.
match-outcome = { $side ->
    [nobody] Empate: no ha ganado nadie.
   *[other] { side-name } ha ganado.
  }
you-won = Ha ganado la partida.
you-lost = Ha perdido la partida.

## Settings

language = Idioma
language-en = English
language-fr = Français
language-es = Español
language-it = Italiano
theme = Colores
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
pace = Velocidad del rival
pace-1200 = Lenta
pace-500 = Normal
pace-200 = Rápida
pace-0 = Instantánea
sound = Sonido
sound-volume = { $volume ->
    [0] Ninguno
    [1] Bajo
   *[other] Normal
  }
motion = Animar los movimientos
forced = Hacer por mí lo que solo tiene una opción

## Match

board = Mapa
panel = Panel
battle = Batalla
asked = Decisión actual
theatres = Partes del mapa
no-board = El mapa no se puede dibujar aquí. Todas las opciones están en la lista.
turn-phase = turno { $turn }, fase: { phase }
over = La partida ha terminado
your-turn = Su turno: { seat }
chooses = Elige: { seat }
computer-chooses = Elige: { seat } ({ $bot })
replaying = Repetición
turn-now = { $date }: turno { $turn } de { $last }
in-hand = { $count ->
    [one] Una pieza en la mano
   *[other] { $count } piezas en la mano
  }: elija adónde ir. Mayús+clic o pulsar sin soltar añade otra; Esc las devuelve.
left-stay = Volver
left-anyway = { $choice } de todos modos
pick-lit = Elija algo resaltado en el mapa, o una opción de la lista.
nothing-there = Ahí no hay nada que hacer ahora. Elija algo resaltado.
not-your-turn = No es su turno. Elige: { side-name }.
skip = { $count ->
    [0] Saltar
   *[other] Saltar (quedan { $count })
  }
bot-thinking = { seat }: { $bot } está pensando…
bot-queued = { seat }: { $bot } espera un procesador libre…
move-now = Jugar ya
take-over = Jugar este bando yo
instead = Sustituir por:
change-players = Aplicar
undo = Deshacer
undo-to = Deshacer hasta aquí
undo-start = Todavía no hay nada que deshacer.
undo-die = No se puede deshacer: se ha tirado un dado.
undo-seat = No se puede deshacer: ha jugado otro jugador.
undo-reveal = No se puede deshacer: se ha revelado información oculta.
undo-end = No se puede deshacer: la partida ha terminado.
type-example = Escriba una opción, p. ej. { $example }
which-one = ¿Cuál?
why-not = ¿Por qué no?
connection-lost = Conexión perdida. Reconectando…
waiting = Esperando al servidor…
tab-choices = { $count ->
    [0] Opciones
   *[other] Opciones ({ $count })
  }
tab-war = { $alarm ->
    [yes] Guerra ⚠
   *[no] Guerra
  }
tab-log = Registro
tab-dice = Dados
no-choice-past = Está viendo un momento pasado. Vuelva al presente para elegir, o juegue desde aquí.
no-choice-over = La partida ha terminado.
no-choice-now = Ahora no hay nada que elegir.
no-such-place = Esa dirección no se puede leer. Esta es la página más cercana.
match-deleted = Esta partida se ha eliminado.
damage = Esta partida se guardó con una versión anterior, y desde entonces se han corregido reglas. Se reproduce hasta la acción { $kept }; la acción { $number } («{ $action }») ya no vale. Puede verla, exportarla o continuar desde ahí en una partida nueva.
damage-continue = Continuar desde la acción { $kept }

## Battle

volley = Últimos disparos
hide-panel = Ocultar
show-panel = Mostrar: { $name }

## Log and dice

copy-log = Copiar como texto
log-copied = Copiado en el portapapeles.
log-not-copied = El navegador no permite usar el portapapeles.
log-empty = Todavía no ha pasado nada.
log-all = { $count ->
    [one] Mostrar 1 línea
   *[other] Mostrar las { $count } líneas
  }
see-moment = Ver este momento
rolls = { $count ->
    [0] Ningún dado tirado
    [one] 1 dado tirado
   *[other] { $count } dados tirados
  }
dice-of = { side-name }: cuántas veces ha salido cada número
luck = { $shots ->
    [0] Ningún disparo todavía.
    [one] 1 disparo; aciertos: { $hits }, esperados: { $due }.
   *[other] { $shots } disparos: { $hits } aciertos, { $due } esperados.
  }
verifiable-dice = Dados verificables
commitment = Esta huella de la semilla se publicó antes de la primera tirada. Al acabar la partida se revela la semilla, y cualquiera puede comprobar todos los dados:
seed-chosen = La semilla la eligió un jugador, que por tanto podía conocer los dados de antemano.
seed = Semilla:
verify = Para comprobar todos los dados, exporte el diario y ejecute

## What others did

summary = Desde su último turno
summary-all = Resumen
summary-of = { $at } de { $count }
summary-back = Parte anterior
summary-on = Parte siguiente
summary-unfold = Mostrar
summary-dismiss = Cerrar el resumen
summary-again = El último turno de los demás
summary-moves = { $count ->
    [one] { $count } movimiento
   *[other] { $count } movimientos
  }
summary-battles = { $count ->
    [one] { $count } batalla
   *[other] { $count } batallas
  }
summary-events = { $count ->
    [one] { $count } suceso
   *[other] { $count } sucesos
  }
summary-changes = Cambia de manos:
change = { $place }: { side }
losses = Pérdidas:
loss-side = { side }: { $kinds ->
    [lost] perdidas: { $lost }
    [reduced] reducidas: { $reduced }
   *[both] perdidas: { $lost }, reducidas: { $reduced }
  }
expected-side = { side }: { luck }

## After the game

end = Resultado
end-close = Ver el mapa
end-lost = Unidades perdidas
end-reduced = Unidades reducidas (veces)
end-moments = Las batallas más costosas
end-taken = Tomado por el vencedor:
play-again = Jugar otra vez
switch-sides = Cambiar de bando
watch-replay = Ver la repetición
estimates = Estimación del ordenador
estimates-about = Las posibilidades de ganar del ordenador, según él, al empezar cada uno de sus turnos.
estimate-turn = Turno
estimate-player = Jugador
estimate-chance = Posibilidades

## Rulebook

rulebook = Reglas
search-rules = Buscar en las reglas
no-rule-found = No se ha encontrado ninguna regla.

## Replay

to-present = Volver a la partida
moment = { $date }, fase: { phase }
action-of = { $at ->
    [0] acción { $at } de { $last }
   *[other] acción { $at } de { $last }: { $action }
  }
moment-slider = Momento de la partida
turn-back = Turno anterior
turn-on = Turno siguiente
step-back = Acción anterior
step-on = Acción siguiente
next-battle = Batalla siguiente
run = Reproducir
stop = Pausa
copy-link = Copiar enlace
link-copied = Enlace copiado en el portapapeles.
link-damaged = Este enlace está dañado: puede que falte una parte.
link-opening = Abriendo la partida…
play-on = Jugar desde aquí
play-on-about = Empieza una partida nueva tras la acción { $at }, con dados nuevos. Esta queda como está.

## Overlays and keys

overlay = Capa del mapa
overlay-none = Ninguna
hide-counters = Ocultar las fichas
keys = Atajos de teclado
key-primary = paso siguiente (el botón de color)
key-gather = añadir una pieza a las de la mano o dejarla (también Mayús+clic o pulsación larga)
key-undo = deshacer
key-type = escribir una opción
key-hide = ocultar o mostrar las fichas
key-rules = reglas
key-skip = saltar las jugadas del rival
key-summary = mostrar o cerrar lo que hicieron los demás
key-summary-step = su parte anterior o siguiente
key-move-now = hacer que el ordenador juegue ya
key-why = ir a la ficha «¿Por qué no?»
key-step = en la repetición: acción anterior o siguiente
key-leap = en la repetición: fase o batalla anterior o siguiente
key-run = en la repetición: reproducir o pausa
key-close = cerrar la ficha
key-keys = esta lista

## Errors

error-offline = El servidor no responde. ¿Sigue en marcha?
error-stale = La partida ha avanzado. Esta es la posición actual.
error-foreign-seat = Ese bando no es el suyo.
error-unknown = Algo ha fallado. Nada ha cambiado.

hint = Consejo
hint-asking = Pensando…
hint-close = Cerrar el consejo
hint-plans = Planes y posibilidades de ganar
hint-plan = Plan { $number }
hint-roll = Después deciden los dados.
hint-better = Por qué es mejor que el siguiente:
hint-compared = En comparación con el primer plan:
hint-play = Jugar este plan
for-me-set-up = Desplegar por mí
for-me-purchase = Comprar por mí
for-me-phase = Terminar esta fase por mí
done-for-me = Hecho por usted
done-undo = Deshacer todo

## Lecciones

learn = Aprender a jugar
learn-why = Lecciones breves en el tablero real: usted lee un poco y juega, y las reglas responden a lo que intenta.
course-house-divided = A House Divided
course-five-aprils = Across Five Aprils
course-american-civil-war = The American Civil War
lessons-done = Hechas: { $done } de { $count }
lesson-minutes = { $minutes } min
lesson-begin = Empezar
lesson-again = Empezar de nuevo
lesson-all = Todas las lecciones
lesson-named = { $what }: { $title }
lesson-begun = empezada
lesson-done = hecha
lesson = Lección: { $title }
lesson-step = Paso { $number } de { $count }
lesson-back = Atrás
lesson-forward = Siguiente
lesson-finished = Lección terminada.
lesson-rules = Reglas:
lesson-shown = Ha mostrado estas reglas:
lesson-next = Lección siguiente: { $title }
lesson-show = Muéstremelo: { $title }

## Exercises

exercises = Ejercicios
exercises-why = Posiciones de partidas entre ordenadores en las que un plan es claramente el mejor. Encuéntrelo; la respuesta se compara con el mejor plan.
exercises-of = Ejercicios: { $title }
exercises-done = Resueltos: { $done } de { $count }
exercise-begun = empezado
exercise-done = resuelto
exercise = Ejercicio: { $title }
exercise-ask = Juega: { side-name }. Encuentre el mejor plan para este turno: haga las jugadas que cuentan y compruébelo. El ordenador completa el resto de su turno.
exercise-played = Su plan ha terminado. Compruébelo o inténtelo de nuevo.
exercise-check = Comprobar mi plan
exercise-right = ¡Correcto!
exercise-wrong = No es el mejor plan.
exercise-chances = Probabilidad de ganar: { $yours } con su plan, { $best } con el mejor.
exercise-best = El mejor plan:
exercise-why = Por qué es mejor:
exercise-next = Ejercicio siguiente
exercise-again = Intentarlo de nuevo
exercise-all = Todos los ejercicios
grades = Dificultad
grade-all = Todos
grade-easy = fácil
grade-medium = medio
grade-hard = difícil

## First game

first-game = ¿Primera vez aquí? Juegue su primera partida
first-game-why = Una batalla entera en unos { $minutes } minutos, contra un ordenador fácil. Los consejos explican una cosa cada vez, y usted juega como quiera.
first-game-new = Jugar mi primera partida
first-game-begun = Continuar mi primera partida
first-game-done = Jugarla otra vez
guided = Partida guiada: { $title }
guided-read = Entendido
guided-hint = ¿Qué hago?

## Libros de reglas

rulings = Aclaraciones
book-contents = Índice
book-turn = Capítulos anterior y siguiente
book-of = Reglas de { $title }
book-previous = Anterior: { $heading }
book-next = Siguiente: { $heading }
book-whole = Libro entero
book-print = Imprimir
book-printing = Dibujando las imágenes…
book-found = { $count ->
    [one] { $count } regla encontrada
   *[other] { $count } reglas encontradas
  }
book-ruling = Aclaración
book-component = Solo componentes:
book-rulings-on = Aclaraciones sobre esto:
book-option = Opción: { $name }
book-option-usual = { $value } (lo habitual)
book-option-other = { $value }
book-picture = Imagen: { $title }
book-lesson = Abrir la lección
book-open = Abrir en el libro
book-no-rule = Este libro no tiene esa regla.
book-no-book = Ese libro de reglas no existe.
rulebooks = Libros de reglas
rulebooks-why = Todas las reglas de cada juego, con imágenes, ejemplos y tarjetas de ayuda para imprimir.
cards = Tarjetas de ayuda
card-no-card = Esa tarjeta no existe.
card-of = { $title }: tarjeta de ayuda
card-civil-war-battle = Batalla táctica
card-civil-war-advanced = Reglas avanzadas

## La página sin servidor
site-loading = Cargando el juego…
site-loaded = { $loaded } de { $total } MB
site-starting = Casi listo…
site-failed = No se pudo cargar el juego: { $reason }
site-not-kept = Su navegador no permite que esta página guarde datos. Puede jugar, pero las partidas se pierden al cerrar la pestaña.
site-new-version = Hay una versión nueva.
site-update = Actualizar
site-install = Instalar
site-here = Aquí Longroll funciona en su navegador: no se envía nada y las partidas se guardan en este dispositivo. El ordenador tiene el mismo tiempo para pensar que en un servidor, pero calcula más despacio, así que juega algo peor.
