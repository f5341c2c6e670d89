# Los mensajes comunes a todos los juegos: el juego de texto y el servidor.

console-hint = Escriba help para ver los comandos, quit para salir de la partida.
console-enter = Intro: { $label }
console-over = La partida ha terminado. Todavía puede usar log, save, units, map y position.
console-no-choice = No existe la opción número { $number }: las opciones van de 1 a { $last }.
console-allowed = { $action } está permitido ahora.
console-undone = Deshecho: { $action }
console-no-undo = No se puede deshacer nada: { $why ->
    [start] todavía no se ha jugado nada.
    [die] se ha tirado un dado.
    [reveal] se ha revelado lo que estaba oculto.
    [end] la partida ha terminado.
   *[seat] ha jugado otro jugador.
  }
console-saved = Se { $actions ->
    [one] ha guardado 1 acción
   *[other] han guardado { $actions } acciones
  } en { $file }.
console-loaded = La partida continúa tras { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
  }.
console-no-log = Todavía no ha pasado nada.
console-no-place = No hay ningún lugar llamado «{ $name }»{ $near ->
    [none] { "" }
   *[other] . ¿Es uno de estos: { $near }?
  }
console-no-rule = No hay ninguna regla ni aclaración llamada «{ $name }».
console-no-side = «{ $name }» no es un bando; los bandos son { $sides }.
console-usage = Escríbalo así: { $usage }
console-left = Ha salido de la partida{ $actions ->
    [0] { $undone ->
        [0] { "" }
        [one] ; el archivo guardado tiene 1 acción más, que se ha deshecho
       *[other] ; el archivo guardado tiene { $undone } acciones más, que se han deshecho
      }
    [one] ; hay 1 acción sin guardar
   *[other] ; hay { $actions } acciones sin guardar
  }.
console-seats = { $side }: { $player }
console-me = usted
bot = { $bot ->
    [militia] Milicia
    [veteran] Veterano
    [crack] Élite
    [random] azar
   *[other] { $bot }
  }{ $commander ->
    [none] { "" }
   *[other] , { $commander }
  }
seat-name = { $seat ->
    [union] Unión
    [confederate] Confederación
    [union-second] Unión (segundo jugador)
    [confederate-second] Confederación (segundo jugador)
   *[other] { $seat }
  }
exercise-title = { $title } – { seat-name }, turno { $turn }
console-bot = ordenador ({ bot })
console-bot-failed = { $side }: desde ahora juega usted.
pack-written = Escrito en { $file }.
pack-sound = { $file } es válido: { $name }. Hexágonos: { $hexes }; unidades: { $units }.
pack-sound-boxes = { $file } es válido: { $name }. Casillas: { $boxes }; líneas: { $lines }.
pack-sound-spaces = { $file } es válido: { $name }. Espacios: { $spaces }; fronteras: { $borders }.
example-log = log 40
example-save = save my-game.txt
console-help =
    3                 elegir el número 3
    ACCIÓN            lo mismo, por escrito: { example-action }; cada opción muestra cómo se escribe
    Intro             la única opción, si solo hay una; si no, otra vez las opciones
    why ACCIÓN        por qué no se permite una acción: el motivo y la regla
    undo              deshacer la última opción, pero no más allá de un dado o de la opción de otro jugador
    look              todo el tablero
    map LUGAR         un lugar: quién lo controla, quién está allí, sus conexiones
    units [BANDO]     todas las unidades, por lugar
    log [N]           los últimos N sucesos, con sus reglas
    rule ID           el texto de una regla o aclaración: { example-rule }
    position          la posición en una línea
    save ARCHIVO      guardar la partida; longroll play --load ARCHIVO la continúa
    help, quit

## El servidor

service-unreadable = Eso no se puede leer: { $detail }.
service-no-action = Comando desconocido: «{ $action }».
service-no-place = No hay ningún lugar { $name } en este mapa.
server-field = La petición es incorrecta en { $place }: { $fault ->
    [missing] falta
    [json] no es JSON
    [long] es demasiado largo
    [short] es demasiado corto
    [range] está fuera de los límites
    [kind] el tipo es incorrecto
   *[other] el valor es desconocido
  }.
server-not-json = La petición no está en application/json.
server-not-text = Un diario se envía como text/plain.
server-not-utf-8 = El diario no es un texto en UTF-8.
server-too-long = La petición supera los { $limit } KiB.
server-address = La dirección no se puede leer.
server-nothing-here = Esta página no existe.
server-no-method = Eso no se puede hacer aquí.
server-foreign-host = Este servidor no acepta peticiones para ese nombre de host.
server-foreign-origin = No se aceptan peticiones de otro sitio.
server-too-many-watchers = Hay demasiados espectadores.
server-too-fast = Su dirección ha enviado demasiadas peticiones. Espere un momento y vuelva a intentarlo.
server-too-many-matches = Su dirección ha creado demasiadas partidas en poco tiempo. Espere un momento y vuelva a intentarlo.
server-too-many-bodies = Este servidor recibe demasiados datos en este momento. Vuelva a intentarlo más tarde.
server-page = No se puede leer un archivo de la página. Vuelva a construir la página.
service-no-match = Esa partida no existe.
service-no-moment = No hay una acción { $number }: la partida tiene { $last } acciones.
service-no-title = No hay ningún juego { $name }.
service-no-packs = { $name } no se juega con paquetes.
service-no-system = No hay ningún sistema { $name }.
service-no-language = No hay catálogo en el idioma { $name }.
service-no-player = «{ $name }» no puede jugar un bando; jugadores posibles: { $players }.
service-no-seat = «{ $name }» no es un bando; los bandos son { $seats }.
service-pie-seats = Si el ordenador va a elegir bando, no asigne los puestos.
service-no-lesson = No hay ninguna lección { $name }.
service-no-guided-game = No hay ninguna partida guiada { $name }.
service-no-picture = No hay ninguna imagen para { $name }.
service-lesson-other = Las reglas lo permiten, pero la lección pide ahora otra cosa.
service-lesson-over = La lección ha terminado; empiécela de nuevo o pase a la siguiente.
service-lesson-seats = En una lección no se pueden cambiar los jugadores.
service-lesson-advice = En una lección o un ejercicio el ordenador no da consejos.
service-no-task = Solo el jugador puede tomar esta decisión.
service-no-exercise = No existe el ejercicio { $name }.
service-not-exercise = Esta partida no es un ejercicio.
service-exercise-over = Su plan ha terminado: compruébelo o inténtelo de nuevo.
service-exercise-empty = Juegue algo primero; después se podrá comprobar su plan.
service-not-your-turn = No es el turno de este bando: { seat-name }.
service-not-your-action = La última acción no es de este bando: { seat-name }.
service-over = La partida ha terminado.
service-computer = El ordenador juega este bando: { seat-name }.
service-sign-in = Primero inicie sesión.
service-private = Esta partida es privada.
service-not-your-seat = Otra persona juega este bando: { seat-name }.
service-not-a-player = Usted no juega en esta partida.
service-others-play = Otras personas juegan en esta partida.
service-seat-of-other = Invite o desafíe a los demás; no puede sentarlos usted.
service-no-own-seat = En un club, uno de los bandos debe ser suyo: nadie más podría ver esta partida ni terminarla.
service-secret = Hay un despliegue secreto en curso; espere a que se revele.
service-stale = La partida ha cambiado; ahora está en la versión { $version }.
service-damaged = Esta partida ya no se puede reproducir a partir de la acción { $number }. Puede verla, exportarla o continuar desde la acción anterior en una partida nueva.
service-refused = «{ $action }» no está permitido: { $rule }.
service-other-rules = Este programa no puede mostrar esta partida. Sigue la versión { $theirs } de las reglas y el programa juega la { $ours }: { $detail }.
service-journal = El diario no se puede volver a jugar: { $detail }.
service-journal-unreadable = El diario no se puede leer.
service-journal-line = El diario no se puede leer en la línea { $number }.
service-journal-action = El diario no se puede leer en la acción { $number }.
service-journal-differs = El diario difiere de su repetición en la acción { $number } ({ $action }).
service-seed = La semilla del diario supera los { $limit } caracteres.
service-intact = no se ha guardado nada y la partida no ha cambiado.
service-disk-full = El disco está lleno: { service-intact }
service-read-only = No se puede escribir en la carpeta de datos: { service-intact }
service-busy = Otro programa está usando la base de datos: { service-intact }
service-gone = El archivo de la base de datos se ha retirado o cambiado con el programa en marcha: { service-intact }
service-corrupt = El archivo de la base de datos está dañado: { service-intact }
service-storage = No se ha podido escribir la base de datos: { service-intact }
service-down = La base de datos no responde en este momento. Vuelva a intentarlo en breve; si estaba haciendo un cambio, compruebe antes si se ha guardado.
service-fault = Algo ha fallado en el servidor: { service-intact }
service-bot = El jugador virtual { bot } ha fallado ({ $why }); la partida no ha cambiado.
service-bot-silent = El jugador virtual { bot } no ha respondido a tiempo; la partida no ha cambiado.
service-bot-lost = El jugador virtual { bot } fue detenido mientras pensaba; la partida no ha cambiado.
service-bot-unknown = No hay ningún jugador virtual { bot }; elija otro jugador para su bando.
service-not-over = La estimación del ordenador se muestra cuando la partida ha terminado.
service-analysis-not-over = Solo se puede analizar una partida terminada, y esta no lo está.
service-analyses = Se están analizando demasiadas partidas. Vuelva a intentarlo más tarde.
service-analysis = El análisis ha fallado ({ $why }); la partida no ha cambiado.
service-analysis-lost = El análisis se ha interrumpido; la partida no ha cambiado, y usted puede pedirlo de nuevo.
service-no-preview = Esto no se puede probar antes: se tiran dados o termina su turno.
service-rated-stays = Una partida clasificada no se puede eliminar.

## Why a plan is better or worse than another

reason-cities = { $better ->
    [yes] más ciudades
   *[no] menos ciudades
  }
reason-objectives = { $better ->
    [yes] más objetivos ocupados o al alcance
   *[no] menos objetivos ocupados o al alcance
  }
reason-strength = { $better ->
    [yes] un ejército más fuerte
   *[no] un ejército más débil
  }
reason-recruits = { $better ->
    [yes] más reclutas
   *[no] menos reclutas
  }
reason-income = { $better ->
    [yes] mejores ingresos
   *[no] menos ingresos
  }
reason-losses = { $better ->
    [yes] las bajas le favorecen
   *[no] las bajas favorecen al enemigo
  }
reason-result = { $better ->
    [yes] más cerca de la victoria por puntos
   *[no] más lejos de la victoria por puntos
  }
reason-advance = { $better ->
    [yes] su ejército está más cerca de sus objetivos
   *[no] su ejército está más lejos de sus objetivos
  }
reason-concentration = { $better ->
    [yes] su ejército está concentrado
   *[no] su ejército está disperso
  }
reason-works = { $better ->
    [yes] mejor atrincherado
   *[no] peor atrincherado
  }
reason-navy = { $better ->
    [yes] una flota más fuerte
   *[no] una flota más débil
  }
reason-europe = { $better ->
    [yes] Europa se inclina a su favor
   *[no] Europa se inclina a favor del enemigo
  }
reason-own-places = { $better ->
    [yes] sus posiciones están más seguras
   *[no] sus posiciones están en peligro
  }
reason-enemy-places = { $better ->
    [yes] las posiciones enemigas quedan amenazadas
   *[no] las posiciones enemigas quedan a salvo
  }
reason-own-attacks = { $better ->
    [yes] buenos ataques a continuación
   *[no] menos buenos ataques a continuación
  }
reason-enemy-attacks = { $better ->
    [yes] el enemigo tiene menos buenos ataques
   *[no] el enemigo consigue buenos ataques
  }

## Computer analysis

analysis = Análisis por ordenador
analysis-about = Cómo cada dado y cada decisión cambiaron las posibilidades de ganar, y qué planes habrían sido mejores. Tarda alrededor de medio minuto y se guarda con la partida.
analysis-request = Pedir un análisis por ordenador
analysis-queued = A la espera de que terminen otros análisis.
analysis-running = La partida se está analizando.
analysis-interrupted = El análisis se ha interrumpido. La partida no ha cambiado, y usted puede pedirlo de nuevo.
analysis-cancelled = El análisis se ha cancelado. La partida no ha cambiado, y usted puede pedirlo de nuevo.
analysis-open = El análisis completo
analysis-chance = Posibilidades de ganar
analysis-curve = { side }: posibilidades de ganar { $start } al principio, { $end } al final
analysis-axis = Turno
analysis-turns = Turno por turno
analysis-point = { $date }: { side } { $chance }
analysis-turning = Punto de inflexión
analysis-turning-about = Después, las posibilidades del ganador no bajaron nunca de la mitad.
analysis-luck = Suerte y decisiones
analysis-luck-about = En puntos porcentuales de las posibilidades de ganar. Un dado pertenece al bando a cuya acción siguió. El comienzo, los dados y las decisiones de ambos bandos suman el resultado.
analysis-dice = Dados
analysis-effects = Decisiones
analysis-sum = { side-name }: los dados le { $luck ->
    [gain] dieron
   *[loss] costaron
  } { $dice ->
    [one] 1 punto porcentual
   *[other] { $dice } puntos porcentuales
  }, sus decisiones le { $effect ->
    [gain] dieron
   *[loss] costaron
  } { $decisions }.
analysis-decisions = Las decisiones más costosas
analysis-none = No se ha encontrado ningún plan mejor que lo jugado.
analysis-judgement = { $kind ->
    [blunder] Error grave
    [mistake] Error
   *[inaccuracy] Imprecisión
  }
analysis-instead = { $played } en vez de { $better }
analysis-played = Jugado
analysis-better = Mejor
analysis-show = Mostrar en el mapa
analysis-luckiest = Los dados que más contaron
analysis-marker = Marcador extraído

# --- orders

order-veteran = Como lo haría Veterano
order-fact-own = su fuerza
order-fact-enemy = fuerza enemiga
order-fact-ratio = fuerza enemiga dividida por la suya
order-fact-round = ronda de la batalla
service-order-question = «{ $name }» no es una pregunta para la que se puedan dejar órdenes.
service-order-answer = «{ $name }» no es una respuesta a esta pregunta.
service-order-place = No hay ningún lugar llamado «{ $name }».
service-order-fact = «{ $name }» no puede ser una condición de esta orden.
service-order-number = El número de una condición debe estar entre 0 y { $most }.
service-order-many = Puede dejar como máximo { $most } órdenes para un bando.
service-order-lesson = No se pueden dejar órdenes en una lección o un ejercicio.

# --- accounts

account-home = Aquí no hay cuentas: se juega en casa.
account-name = Un nombre tiene de { $shortest } a { $longest } letras de un mismo alfabeto, cifras, guiones o guiones bajos.
account-name-taken = Este nombre ya está en uso. Elija otro.
account-password = Una contraseña tiene al menos { $shortest } caracteres, y no siempre los mismos.
account-password-name = La contraseña no debe contener el nombre.
account-email = Esto no es una dirección de correo electrónico.
account-label = Una llave de acceso no puede llamarse así.
account-wrong = El nombre o la contraseña son incorrectos.
account-wrong-password = La contraseña es incorrecta.
account-sign-in-again = Cierre la sesión, vuelva a iniciarla e inténtelo de nuevo.
account-wrong-code = El nombre o el código de recuperación son incorrectos.
account-wrong-passkey = La llave de acceso no se ha aceptado. Vuelva a intentarlo.
account-last-passkey = Esta llave de acceso es su única forma de iniciar sesión. Primero ponga una contraseña o añada otra llave.
account-no-passkey = Usted no tiene esa llave de acceso.
account-too-many-passkeys = Ya tiene { $most } llaves de acceso. Primero quite una.
account-tries = Ha habido demasiados intentos. Vuelva a intentarlo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
  }.
account-busy = Muchas personas están iniciando sesión en este momento. Vuelva a intentarlo en unos segundos.
account-signed-in = Ya ha iniciado sesión.
account-members-only = Solo pueden hacerlo los miembros. Cree una cuenta: conservará sus partidas.
account-suspended = Esta cuenta está suspendida.
account-confirm = Escriba su nombre para confirmar que quiere eliminar la cuenta.
account-no-person = Ningún jugador se llama { $name }.
account-admins-only = Solo pueden hacerlo los administradores.
account-not-yourself = No puede cambiar su propio rol ni suspenderse.
account-guest-role = Un invitado no puede tener un rol, y nadie puede volver a ser invitado.

# --- club

club-access = Una partida es pública o privada.
club-access-not-over = Se decide si una partida es pública cuando ha terminado.
club-blocked = Este jugador le ha bloqueado.
club-both-sides = Nadie puede jugar con los dos bandos.
club-challenge-over = Este desafío ya no está abierto.
club-commitment = El compromiso debe tener 64 cifras hexadecimales.
club-entropy = Las cifras aleatorias deben ser de 32 a 128 cifras hexadecimales.
club-first-game = La segunda partida empieza cuando termina la primera.
club-members-only = Solo los miembros pueden hacer esto. Cree una cuenta para continuar.
club-no-abort = La partida solo se puede cancelar en el primer turno, antes de que se tire un dado.
club-no-agreement = Esta partida no se juega en el club.
club-no-challenge = Ese desafío no existe.
club-no-invitation = Esta invitación ya se ha usado, ha caducado o no existe.
club-no-offer = Esa propuesta no existe.
club-no-open-seat = Un enlace de invitación necesita un puesto libre.
club-no-own-seat = Ocupe usted un puesto.
club-no-pair = Esta partida no forma parte de un encuentro doble.
club-no-person = No hay ningún jugador con ese nombre.
club-nobody-to-ask = No hay otro jugador a quien preguntar.
club-nothing-to-reveal = Ahora no hay nada que revelar.
club-offered-already = Ya se ha propuesto.
club-offered-before = Esta propuesta fue rechazada. Podrá repetirla después de la próxima acción.
club-organisers-only = Solo los organizadores y los administradores pueden hacerlo.
club-other-entropy = Estas cifras aleatorias no corresponden al compromiso.
club-pace = Esos tiempos no están permitidos.
club-paired-terms = Los jugadores virtuales no pueden jugar encuentros dobles.
club-pause-lasts = La pausa dura hasta que todos estén de acuerdo. Pasado un día, cualquiera puede terminarla.
club-paused = La partida está en pausa.
club-rated = No es posible durante una partida clasificada o de torneo.
club-rated-clock = Una partida clasificada necesita un reloj.
club-rated-terms = Una partida clasificada se juega con los componentes originales y las reglas estándar o con el comienzo equilibrado.
club-rated-two = Solo las partidas entre dos jugadores pueden ser clasificadas.
club-room = Usted no puede usar esta sala de chat.
club-seat = «{ $name }» no puede ocupar un puesto.
club-taken = Alguien fue más rápido: el puesto está ocupado.
club-text = Escriba de 1 a { $limit } caracteres.
club-time-left = A su rival todavía le queda tiempo.
club-too-fast = Demasiados mensajes. Espere un momento.
club-too-many-challenges = Usted ya tiene { $limit } desafíos.
club-too-many-reports = Usted tiene { $limit } denuncias que nadie ha atendido todavía. Espere a que se lean.
club-asked-often = Ha desafiado a este jugador muchas veces. Espere unos minutos.
club-vacation = Le quedan { $days } días de vacaciones este año.
club-yourself = No puede hacérselo a usted mismo.

# --- ratings

ratings-different = Las puntuaciones guardadas no coinciden con las que dan las partidas: { $what }.
ratings-many-players = Pida como máximo { $most } jugadores a la vez.
ratings-no-class = No hay puntuaciones para «{ $name }».
ratings-no-player = No hay ningún jugador «{ $name }».
ratings-not-counted = Esta partida no cuenta para la puntuación.
tournament-busy = Uno de los dos ya está jugando una partida de la escalera.
tournament-decided = Esta partida ya tiene resultado.
tournament-decider = La regla de desempate debe ser «game» o «draw».
tournament-far = El comienzo está a más de un año.
tournament-few-players = Un torneo necesita al menos dos jugadores.
tournament-full = El torneo está completo: { $limit } jugadores.
tournament-game-open = Todavía se está jugando una partida.
tournament-joined = Este jugador ya está inscrito.
tournament-kind = No existe ese tipo de torneo.
tournament-late-points = Una ronda perdida vale 0 o 0,5 puntos.
tournament-most = Elija de 2 a { $limit } jugadores.
tournament-name = Un nombre tiene de 1 a { $limit } caracteres visibles.
tournament-no-bot = No hay ningún jugador virtual «{ $name }».
tournament-no-bots = Los jugadores virtuales no pueden inscribirse en este torneo.
tournament-no-game = Esa partida no es de este torneo.
tournament-no-ladder = Solo es posible en una escalera.
tournament-none = Ese torneo no existe.
tournament-not-annulled = Solo una partida con resultado anulado puede contar como no jugada.
tournament-not-in = Este jugador no participa en el torneo.
tournament-not-started = El torneo no ha empezado.
tournament-not-yours = Este torneo lo dirige otro organizador.
tournament-over = El torneo ha terminado.
tournament-past = Esa fecha ya ha pasado.
tournament-reach = Puede desafiar a jugadores hasta { $places } puestos por encima de usted.
tournament-reach-number = El alcance de una escalera es de 1 a 20 puestos.
tournament-round-over = La ronda de esta partida ha terminado.
tournament-round-time = Una ronda dura de 5 minutos a 120 días.
tournament-rounds = Elija de 0 a { $limit } rondas.
tournament-same-again = Acaba de jugar contra este rival. Juegue antes contra otro.
tournament-started = El torneo ya ha empezado.
tournament-tie-breaks = Los desempates, cada uno como máximo una vez, son: { $names }.
tournament-too-late = Ya es tarde para inscribirse en este torneo.
tournament-too-many = Usted ya dirige { $limit } torneos.

# --- archive and moderation

archive-option = Una opción se busca como nombre=valor.
archive-page = Esta página de la lista no existe.
archive-player-missing = Un bando, un resultado o un rival solo se pueden buscar junto con un jugador.
archive-result = Un resultado es victoria, derrota o empate.
moderation-hours = Indique un número de horas de 0 a { $most }.
moderation-muted = Ahora no puede escribir en el chat: un moderador le ha silenciado.
moderation-no-report = No hay ninguna denuncia abierta con ese número.
moderation-no-result = Esta partida no tiene ningún resultado que anular.
moderation-own = No puede decidir sobre usted ni sobre su propia partida.
moderation-status = Una denuncia se cierra o se desestima.

# --- notices

notices-address = Esta dirección no se puede usar. Tiene la forma ntfys://ntfy.sh/TEMA o discord://ID/CLAVE.
notices-bounced = El servidor de correo de esta dirección dice que no existe.
notices-link = Este enlace ha caducado o está incompleto. Pida uno nuevo.
notices-mail-down = No se ha podido enviar el correo. Inténtelo más tarde.
notices-no-address = Indique primero una dirección de correo en su cuenta.
notices-no-mail = Este club no envía correos.
notices-no-webhook = Ese webhook no existe.
notices-not-here = Este club no envía avisos de este tipo.
notices-private = Esta dirección está en una red privada. No se puede usar.
notices-push = Este navegador ha enviado una suscripción incompleta.
notices-settings = Estos ajustes están incompletos.
notices-too-fast = Demasiados intentos. Espere un momento.
notices-too-many-webhooks = Ya tiene { $limit } webhooks.
notices-unknown-host = No se ha encontrado ningún servidor en esta dirección.
notices-unreachable = No se ha podido comprobar la dirección. Inténtelo más tarde.
notices-zone = Esa zona horaria no existe.
