# The page's own words in Spanish: lobby, panels, buttons. What the games say is in their catalogues.

page-title = Longroll
motto = La guerra de Secesión sobre el tablero: cada regla aplicada y explicada.
close = Cerrar
cancel = Cancelar
try-again = Intentar de nuevo
opening = Abriendo la partida…
to-lobby = Al inicio
menu = Menú
tools = Herramientas

## Lobby

no-picture = El mapa no puede mostrarse ahora.
scenario = Escenario
scenario-none = Posición traída de otra parte
players = Quién juega
seat = { $second ->
    [yes] { side }, segundo jugador
   *[no] { side }
  }
player-me = yo
player-guest = una segunda persona aquí
player-bot = ordenador: { $bot }
bot-militia = Milicia
bot-veteran = Veterano
bot-crack = Élite
bot-random = al azar
offer-bot = { $player } ({ $time })
time-bot-militia = al instante
time-bot-veteran = 1 s por turno
time-bot-crack = 5 s por turno
about-bot-militia = Juega al instante. Toma lo que está libre y conserva lo que gana, sin plan: un primer adversario.
about-bot-veteran = Piensa alrededor de un segundo por turno. Prepara su turno entero.
about-bot-crack = Piensa hasta cinco segundos por turno. Prepara su turno con el mayor cuidado.
about-bot-random = Juega al instante cualquier cosa permitida. No es un adversario, pero sirve para probar.
rules = Reglas
options = { $count ->
    [0] Opciones en detalle
    [one] Opciones en detalle (1 cambiada)
   *[other] Opciones en detalle ({ $count } cambiadas)
  }
rule-named = Regla { $rule }
pack = Componentes propios
pack-why = Los mapas, las fichas y las tablas están reconstruidos en parte. Quien tenga el original puede escribir el lote en un fichero (longroll pack export), corregirlo y jugar aquí con él.
start = Empezar la partida
set-up = Preparar una partida
titles = Título
matches = Partidas
no-matches = Aquí no se ha jugado todavía ninguna partida.
matches-all = Mostrar las { $count } partidas
import = Importar un diario
export = Exportar
continue = Continuar
view = Ver
replay = Repetición
delete = Borrar
delete-sure = Borrar para siempre
keep = Conservar
standing = Turno { $turn }, elige { seat }, { $actions ->
    [one] 1 acción jugada
   *[other] { $actions } acciones jugadas
  }.
outcome = { side-name } ha ganado.
you-won = La victoria es suya.
you-lost = Ha perdido la partida.

## Settings

language = Idioma
language-en = English
language-fr = Français
language-es = Español
language-it = Italiano
theme = Colores
theme-system = como el sistema
theme-light = claro
theme-dark = oscuro
pace = Jugadas de los demás
pace-1200 = despacio
pace-500 = normal
pace-200 = deprisa
pace-0 = de golpe
forced = Elegir por mí cuando solo hay una opción

## At the table

board = Mapa
panel = Panel
battle = Batalla
asked = Lo que se pregunta
theatres = Partes del mapa
no-board = El mapa no puede dibujarse aquí; todas las elecciones están en la lista.
turn-phase = turno { $turn }, fase: { phase }
over = La partida ha terminado
chooses = { seat }: le toca elegir
computer-chooses = { seat }: juega el ordenador
looking-back = Mirada atrás
turn-now = { $date }: turno { $turn } de { $last }
pick-lit = Elija algo iluminado en el mapa, o en la lista.
not-your-turn = No es su turno. { side-name } elige.
skip = Saltar{ $count ->
    [0] { "" }
   *[other] { " " }(quedan { $count })
  }
thinks = { seat }: { $bot } piensa…
move-now = Que juegue ya
take-over = Jugarlo yo
instead = En su lugar:
change-players = Cambiar los jugadores
undo = Deshacer
undo-start = Todavía no se ha jugado nada.
undo-die = No más atrás: se ha tirado un dado.
undo-seat = No más atrás: ha elegido otro jugador.
undo-reveal = No más atrás: se ha revelado lo que estaba oculto.
which-one = ¿Cuál?
why-not = ¿Por qué no?
line-lost = Se ha perdido la conexión con la mesa. Intentándolo de nuevo…
waiting = Esperando a la mesa…
tab-choices = Elegir{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
  }
tab-war = Guerra{ $alarm ->
    [yes] { " " }⚠
   *[no] { "" }
  }
tab-log = Diario
tab-dice = Dados
no-choice-past = Esto es el pasado. Vuelva al presente para elegir, o juegue desde aquí.
no-choice-over = La partida ha terminado.
no-choice-now = No hay nada que elegir en este momento.
no-such-match = Esa partida no existe aquí.
no-such-place = Esa dirección no se puede leer; este es el lugar más cercano.
match-deleted = Esta partida ha sido borrada.

## Battle

volley = La última descarga
fold = Plegar
unfold = Mostrar: { $name }

## Log and dice

copy-log = Copiar como relato
log-copied = El relato está en el portapapeles.
log-not-copied = El navegador no deja que la página use el portapapeles.
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
    [0] Ningún disparo aún.
    [one] 1 disparo: { $hits } impacto; { $due } de esperar.
   *[other] { $shots } disparos: { $hits } impactos; { $due } de esperar.
  }
honest-dice = Dados honrados
commitment = Esto se fijó antes de la primera tirada; al acabar la partida se muestra la semilla, y cualquiera puede comprobar cada dado:
seed = La semilla:
verify = Para comprobar cada dado: exporte el diario y ejecute

## Después de la partida

expected = Lo que esperaba
expected-about = Las posibilidades de ganar del ordenador, como las veía al empezar cada uno de sus turnos.
expected-turn = Turno
expected-player = Jugador
expected-chance = Posibilidades

## Rulebook

rulebook = Reglas
search-rules = Buscar en las reglas
no-rule-found = Ninguna regla dice eso.

## Replay

to-present = Al presente
moment = { $date }, fase: { phase }
action-of = acción { $at } de { $last }: { $action }
moment-slider = Momento de la partida
turn-back = Un turno atrás
turn-on = Un turno adelante
step-back = Un paso atrás
step-on = Un paso adelante
next-battle = Batalla siguiente
run = Reproducir
stop = Parar
copy-link = Copiar enlace
link-copied = Un enlace a este momento está en el portapapeles.
play-on = Jugar desde aquí
play-on-about = Una nueva partida empieza tras la acción { $at }, con dados nuevos. Esta queda como está.

## Overlays and keys

overlay = Mostrado en el mapa
overlay-none = nada más
hide-counters = ocultar las fichas
keys = Teclas
key-primary = el paso siguiente: el botón de color
key-undo = deshacer
key-type = escribir una elección
key-hide = ocultar o mostrar las fichas
key-rules = reglas
key-skip = saltar las jugadas de los demás
key-hurry = que el ordenador juegue ya
key-why = ir a la respuesta «¿por qué no?»
key-step = en la repetición: un paso atrás o adelante
key-leap = en la repetición: fase o batalla anterior o siguiente
key-run = en la repetición: reproducir o parar
key-close = cerrar la tarjeta
key-keys = esta lista

## Errors

error-offline = La mesa no responde. ¿Sigue en marcha?
error-stale = La partida ha avanzado; así está ahora.
error-foreign-seat = No le toca jugar ese bando ahora.
error-unknown = Algo ha salido mal; nada ha cambiado.
