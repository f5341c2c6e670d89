# The page's texts about playing with others, in Spanish. At home they are not loaded.

club-badge = ({ $count }) Su turno –
club-left = Antiguo miembro
club-server = Servidor
club-save = Guardar
club-saved = Guardado.
club-remove = Eliminar
club-copy = Copiar
club-copied = Copiado.
club-online = en línea
club-offline = desconectado

## Account

club-sign-in = Iniciar sesión
club-sign-up = Crear cuenta
club-sign-out = Cerrar sesión
club-sign-in-passkey = Iniciar sesión con una llave de acceso
club-sign-up-passkey = Crear cuenta con una llave de acceso
club-recover = Restablecer la contraseña
club-have-account = Ya tengo cuenta
club-forgotten = ¿Ha olvidado su contraseña?
club-as-guest = Jugar como invitado
club-as-guest-about = Juegue contra el ordenador y acepte invitaciones sin cuenta. Más tarde puede crear una y conservar sus partidas.
club-name = Nombre de usuario
club-name-about = De 3 a 20 letras, cifras, - y _. Todos pueden verlo.
club-password = Contraseña
club-password-about = Al menos 10 caracteres.
club-old-password = Contraseña actual
club-new-password = Nueva contraseña
club-change-password = Cambiar la contraseña
club-recovery-code = Código de recuperación
club-no-passkey = No se ha usado ninguna llave de acceso. Inténtelo de nuevo o use su contraseña.
club-keep-matches = Conserva su nombre y sus partidas.
club-account = Cuenta
club-account-of = Cuenta: { $name }
club-email = Correo electrónico
club-email-about = Opcional. Solo para avisos. Nadie más lo ve.
club-passkey = Llave de acceso
club-passkeys = Llaves de acceso
club-passkeys-about = Inicie sesión con su huella, su rostro o el PIN de su dispositivo en lugar de una contraseña.
club-passkey-name = Nombre de la llave de acceso
club-add-passkey = Añadir llave de acceso
club-remove-passkey = Eliminar la llave de acceso «{ $name }»
club-recovery-codes = Códigos de recuperación
club-codes-about = { $count ->
    [0] No tiene códigos de recuperación. Cree algunos: cada uno restablece su contraseña una vez si la pierde.
    [one] Le queda un código de recuperación. Cada uno restablece su contraseña una vez.
   *[other] Le quedan { $count } códigos de recuperación. Cada uno restablece su contraseña una vez.
  }
club-codes-once = Guarde estos códigos en un lugar seguro. Solo se muestran una vez.
club-new-codes = Crear códigos nuevos
club-vacation = Vacaciones
club-vacation-about = Sus relojes por correspondencia se detienen hasta el final de ese día, como máximo 30 días al año.
club-vacation-last = Último día de sus vacaciones
club-vacation-begin = Irse de vacaciones
club-vacation-until = Está de vacaciones hasta el { $date }.
club-vacation-end = Terminar las vacaciones
club-data = Sus datos
club-data-about = Descargue todo lo que hay guardado sobre usted, o cierre la sesión en todos los dispositivos.
club-export = Descargar mis datos
club-sign-out-everywhere = Cerrar todas las sesiones
club-delete = Eliminar la cuenta
club-delete-about = Se eliminan su nombre, su correo, sus llaves de acceso y sus notas. Pierde sus partidas en curso, salvo las que acaban de empezar. No se puede deshacer.
club-delete-password = Su contraseña
club-delete-name = Escriba su nombre, { $name }, para confirmar
club-delete-sure = Eliminar definitivamente

## Lobby

club-begin-friend = Jugar con un amigo
club-begin-friend-about = Envíe un enlace. Su amigo no necesita cuenta.
club-begin-open = Buscar rival
club-begin-open-about = Publique un desafío que cualquiera puede aceptar.
club-begin-player = Desafiar a un jugador
club-begin-computer = Jugar contra el ordenador
club-begin-computer-about = En cualquier momento, de fácil a fuerte.
club-your-turn = Su turno
club-running = Partidas en curso
club-finished = Partidas terminadas
club-watch = Ver
club-for-you = Desafíos para usted
club-yours = Sus desafíos
club-open = Desafíos abiertos
club-people = Jugadores en línea
club-people-none = No hay nadie más en línea en este momento.
club-open-sign-in = Cree una cuenta o inicie sesión para ver los desafíos abiertos.
club-open-none = No hay desafíos abiertos en este momento. Publique el suyo: «Buscar rival».
club-play-people = Jugar con otros
club-accept = Aceptar
club-accept-as = Aceptar: { $seat }
club-decline = Rechazar
club-withdraw = Cancelar
club-leave = Salir
club-accepted = Aceptado. La partida está a punto de empezar.
club-was-declined = { $name } ha rechazado su desafío.
club-waiting-for = A la espera de { $name }.
club-waiting-players = { $count ->
    [one] A la espera de un rival.
   *[other] A la espera de { $count } jugadores.
  }
club-waiting-start = Aceptado. La partida empieza cuando el desafiante esté en línea.
club-seat-open = libre
club-sides-drawn = bandos al azar
club-rated = Partida clasificada (sin deshacer jugadas ni sugerencias)
club-rated-short = clasificada
club-casual = amistosa
club-access-public = pública
club-access-private = privada
club-paired-short = dos partidas, bandos cambiados
club-pace-none = sin reloj
club-pace-clock = { $minutes } min + { $seconds } s por turno
club-pace-correspondence = { $days ->
    [one] un día
   *[other] { $days } días
  } para pensar
club-lost-share = Su desafío fue aceptado, pero su secreto para los dados está en otro navegador. Abra Longroll allí, o cancele y desafíe de nuevo.

## A new challenge

club-with-friend = Con un amigo
club-with-friend-about = Recibe un enlace para enviar. No hace falta una cuenta para aceptarlo.
club-with-open = Desafío abierto
club-with-open-about = Cualquiera puede aceptarlo en la página de inicio.
club-with-player = Desafiar a un jugador
club-with-player-about = Solo ese jugador puede aceptarlo.
club-challenge-name = Desafiar a { $name }
club-player-name = Jugador
club-find-player = Buscar a un jugador
club-nobody-found = No se encontró ningún jugador.
club-random = Al azar
club-partners = Compañeros
club-partners-open = Otros jugadores
club-partners-me = Un solo jugador por bando
club-pace = Ritmo de juego
club-pace-kind-none = Sin reloj
club-pace-kind-clock = En vivo
club-pace-kind-correspondence = Por correspondencia
club-pace-about-none = Cada uno se toma el tiempo que necesita.
club-pace-about-clock = Cada jugador tiene este tiempo para toda la partida y recupera un poco en cada turno.
club-pace-about-correspondence = Cada jugador tiene en total este número de días y recupera medio día en cada turno.
club-minutes = Minutos por jugador
club-increment = Segundos recuperados por turno
club-days = Días por jugador
club-public = Los espectadores pueden mirar
club-paired = Dos partidas con los bandos cambiados
club-send-friend = Crear enlace de invitación
club-send-open = Crear desafío
club-send-player = Desafiar
club-link-later = Encontrará el enlace en la página de inicio hasta que se use.
club-sent-open = Su desafío está publicado. La partida empieza cuando alguien lo acepte.
club-sent-player = El desafío se ha enviado a { $name }.
club-link = Enlace de invitación
club-link-about = { $count ->
    [one] Envíe este enlace a su amigo. Solo sirve una vez.
   *[other] Envíe un enlace a cada jugador. Cada uno solo sirve una vez.
  }

## Invitation

club-invitation = Invitación
club-invited = { $name } le invita a jugar
club-invitation-own = Es su propia invitación. Envíe el enlace a su amigo.
club-invitation-waiting = Aceptado. La partida empieza en cuanto { $name } esté en línea. Puede cerrar esta página y volver.
club-guest-name = Su nombre
club-guest-about = Juega como invitado. Más tarde puede crear una cuenta y conservar la partida.
club-accept-guest = Aceptar como invitado
club-accept-named = Ha iniciado sesión como { $name }.

## Match

club-match = Partida
club-clock = Tiempo restante: { $time }
club-clock-low = Queda poco tiempo: { $time }
club-clock-days = { $days } d { $hours } h
club-offers-draw = { $name } ofrece un empate.
club-offers-takeback = { $count ->
    [one] { $name } pide deshacer la última acción.
   *[other] { $name } pide deshacer las últimas { $count } acciones.
  }
club-offers-pause = { $name } quiere pausar la partida.
club-offers-resume = { $name } quiere reanudar la partida.
club-offers-resign = Su compañero { $name } quiere abandonar.
club-offered-draw = Ha ofrecido un empate.
club-offered-takeback = Ha pedido deshacer su jugada.
club-offered-pause = Ha pedido una pausa.
club-offered-resume = Ha pedido reanudar la partida.
club-offered-resign = Ha propuesto a su compañero abandonar.
club-offered-rematch = Ha pedido la revancha.
club-declined-draw = Su oferta de empate ha sido rechazada.
club-declined-takeback = Su petición de deshacer la jugada ha sido rechazada.
club-declined-pause = Su petición ha sido rechazada.
club-declined-resign = Su compañero quiere seguir jugando.
club-paused = La partida está en pausa.
club-resume = Reanudar
club-late = { $name } se ha quedado sin tiempo.
club-claim-win = Reclamar la victoria
club-claim-bot = Que siga jugando Veterano
club-away = { $name } está de vacaciones hasta el { $date }.
club-guest-keep = Juega como invitado. Cree una cuenta para conservar esta partida.
club-takebacks = { $count ->
    [one] Se ha deshecho una jugada en esta partida.
   *[other] Se han deshecho { $count } jugadas en esta partida.
  }
club-pair = Partida { $number } de 2. Ir a la otra partida
club-watching = Está mirando esta partida.
club-offer-draw = Ofrecer un empate
club-ask-takeback = Pedir deshacer la jugada
club-pause = Pausa
club-abort = Cancelar la partida
club-abort-sure = ¿Cancelar la partida? No cuenta para nadie.
club-resign = Abandonar
club-resign-sure = ¿Abandonar la partida? Gana su rival.
club-aborted = La partida fue cancelada.
club-result-resigned = { $name } ha abandonado.
club-result-draw = Empate de común acuerdo.
club-result-time = { $name } se quedó sin tiempo.
club-result-aborted = { $name } la canceló en el primer turno.
club-result-adjudicated = Decidida por el torneo: la ronda ha terminado, o el organizador ha decidido.
club-rematch = Revancha
club-to-rematch = Ir a la revancha
club-accept-rematch = Aceptar la revancha

## Chat and notes

club-tab-chat = { $count ->
    [0] Chat
   *[other] Chat ({ $count })
  }
club-rooms = Chat y notas
club-room-players = Jugadores
club-room-spectators = Espectadores
club-room-notes = Notas
club-no-messages = Todavía no hay mensajes.
club-chat-sign-in = Inicie sesión para leer el chat y escribir.
club-message = Mensaje
club-send = Enviar
club-notes-about = Solo usted puede leer sus notas.

## Standing orders

club-orders = Órdenes permanentes
club-orders-short = Respuestas para cuando no está
club-orders-about = Estos juegos le hacen preguntas durante el turno de su rival. Con órdenes se responden al instante y nadie tiene que esperar. Se aplica la primera orden que encaja. Nadie más ve sus órdenes y puede cambiarlas en cualquier momento.
club-orders-none = Sin órdenes: se le pregunta cada vez.
club-orders-kept = { $count ->
    [0] Sin órdenes: se le pregunta cada vez.
    [one] Una orden guardada.
   *[other] { $count } órdenes guardadas.
  }
club-add-order = Añadir una orden:
club-all-veteran = Que decida Veterano
club-no-orders = Eliminar todas
club-ordered = por orden permanente
club-order-place = Dónde
club-order-anywhere = En cualquier lugar
club-order-when = Cuándo
club-order-always = Siempre
club-order-op = Comparación
club-order-least = es al menos
club-order-most = es como máximo
club-order-value = Número
club-order-answer = Respuesta
club-order-up = Subir
club-order-down = Bajar

## Dice

club-dice-shared = La semilla se hizo con { $shares } secretos: uno del servidor y uno de cada jugador. Nadie podía conocer ni elegir los dados.
club-dice-shares = Secretos y huellas
club-check-dice = Comprobar los dados
club-dice-sound = Los dados son correctos: los { $shares } secretos coinciden con sus huellas y juntos dan la semilla.
club-dice-share = El secreto de { $name } no coincide con su huella.
club-dice-seed = Los secretos no dan la semilla.
club-dice-commitment = La semilla no coincide con su huella.
club-dice-missing = Falta el secreto de { $name }.

## Profile

club-role-guest = Invitado
club-role-member = Miembro
club-role-organiser = Organizador
club-role-admin = Administrador
club-since = aquí desde el { $date }
club-challenge = Desafiar
club-block = Bloquear
club-unblock = Desbloquear
club-blocked-about = Ha bloqueado a este jugador: no hay desafíos ni mensajes entre ustedes.
club-report = Denunciar
club-report-title = Denunciar a { $name }
club-report-about = ¿Qué ha pasado? Solo lo leen los organizadores y los administradores.
club-reported = Gracias. Los organizadores y los administradores lo revisarán.
club-record = Resultados
club-no-record = Todavía no hay partidas terminadas.
club-own-profile = Esto es lo que ven los demás jugadores.
club-side = Bando
club-won = Ganadas
club-lost = Perdidas
club-drawn = Empates

## Tournaments

club-tournaments = Torneos
club-tournament-round = { $round ->
    [0] { $name }
   *[other] { $name }, ronda { $round }
  }

club-with-bot = Jugador virtual
club-with-bot-about = Un jugador virtual ocupa enseguida el otro puesto. Con reloj, la partida puede ser clasificada.
club-send-bot = Jugar
club-begin-bot = Jugar contra el ordenador
club-sent-bot = La partida empieza.

## Puntuaciones

ratings = Puntuaciones
ratings-of = Puntuación { $rating } ± { $deviation }
ratings-provisional = Puntuación provisional { $rating } ± { $deviation }
ratings-provisional-short = provisional
ratings-needs = Las partidas clasificadas son entre dos jugadores, con reloj y con las reglas estándar o el comienzo equilibrado.
ratings-none = Todavía no hay partidas clasificadas.
ratings-rank = n.º { $rank }
ratings-matches = { $count ->
    [one] una partida
   *[other] { $count } partidas
  }
ratings-leaders = Clasificaciones
ratings-about = Las puntuaciones provisionales no aparecen. Los jugadores virtuales tienen puntuación como los demás.
ratings-sign-in = Inicie sesión para ver las clasificaciones.
ratings-no-leaders = Nadie tiene todavía una puntuación estable aquí.
ratings-pace-clock = en vivo
ratings-pace-correspondence = por correspondencia
ratings-place = Puesto
ratings-player = Jugador
ratings-rating = Puntuación
ratings-deviation = Desviación
ratings-played = Partidas
ratings-previous = Anteriores
ratings-next = Siguientes
ratings-range = { $first }–{ $last } de { $total }
ratings-plot = { $class }: de { $first } a { $last } en { $matches ->
    [one] una partida
   *[other] { $matches } partidas
  }
ratings-table = Últimas partidas
ratings-date = Fecha
ratings-score = Resultado
ratings-result = { $score ->
    [won] ganada
    [lost] perdida
   *[drawn] empate
  }
ratings-status-pending = Se están calculando las puntuaciones.
ratings-status-annulled = Este resultado fue anulado: { $reason }
ratings-status-aborted = La partida fue cancelada. Las puntuaciones no cambian.
ratings-status-no-clock = Partida sin reloj. Las puntuaciones no cambian.
ratings-status-other-rules = Partida con otras reglas u otros componentes. Las puntuaciones no cambian.
ratings-status-not-two = Partida que no fue entre dos jugadores. Las puntuaciones no cambian.
ratings-organisers = Para organizadores
ratings-agreement = Coincidencia con el ordenador
ratings-agreement-share = { $share } ({ $agreed } de { $examined } planes)
ratings-agreement-about = Cuántos de los planes examinados eran los del jugador virtual más fuerte, o apenas peores. Un porcentaje alto no prueba nada por sí solo.
ratings-agreement-none = Esta partida no se ha analizado.
ratings-agreement-make = Analizar
ratings-agreement-wait = El análisis está en marcha.
ratings-agreement-look = Actualizar
ratings-reason = Motivo
ratings-annul = Anular el resultado

## Archive

club-archive = Archivo
club-archive-about = Partidas terminadas. Las privadas solo se muestran a sus jugadores, cuando buscan su propio nombre.
club-search = Buscar
club-more-filters = Más filtros
club-any = Cualquiera
club-title = Juego
club-scenario = Escenario
club-player = Jugador
club-player-side = Bando del jugador
club-player-result = Resultado del jugador
club-winner = Ganador
club-no-winner = Nadie
club-reason = Final
club-reason-game = jugada hasta el final
club-reason-resigned = abandono
club-reason-draw = empate de común acuerdo
club-reason-time = por tiempo
club-reason-adjudicated = decidida de oficio
club-reason-aborted = cancelada
club-actions-least = Acciones, como mínimo
club-actions-most = Acciones, como máximo
club-from = Desde
club-until = Hasta
club-option-sought = Opción
club-option-hint = por ejemplo handicap=union-plus-2
club-found-none = No se ha encontrado ninguna partida.
club-more = Mostrar más
club-actions-count = { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}
club-private-mark = privada
club-annulled-mark = resultado anulado
club-my-games = Mis partidas en un archivo
club-club-games = Todas las partidas públicas en un archivo
club-statistics = Estadísticas
club-statistics-about = Todas las partidas jugadas: con qué frecuencia gana cada bando, junto a las partidas entre ordenadores.
club-games = Partidas
club-drawn-games = Empates
club-average = Acciones de media
club-measured = Entre ordenadores
club-measured-share = { $side }: { $share } de victorias ({ $games } partidas, { $bot })
club-make-private = Hacer privada
club-make-public = Hacer pública
club-access-about = Una partida terminada es pública si lo quieren todos los que la jugaron.
club-access-waits = Usted quiere que esta partida sea pública. Su rival no, así que sigue siendo privada.

## Moderation

club-moderation = Moderación
club-reports = Denuncias
club-no-reports = No hay denuncias.
club-report-by = { $name } sobre { $person }
club-status-open = abierta
club-status-closed = resuelta
club-status-dismissed = desestimada
club-done-by = { $name }: { $done }
club-what-done = Qué se ha hecho y por qué
club-close-report = Marcar como resuelta
club-dismiss-report = Desestimar
club-mute-day = Silenciar un día
club-mute-month = Silenciar 30 días
club-unmute = Dejar de silenciar
club-suspend = Suspender
club-annul = Anular el resultado
club-show-match = Ver la partida
club-reason-needed = Escriba antes un motivo. Queda en el registro de auditoría.
club-audit = Registro de auditoría
club-audit-about = Todo lo que han hecho los organizadores, los administradores y el operador. Nada de esto se puede cambiar.
club-operator = Operador
club-audit-role = asignó un rol
club-audit-suspend = suspendió
club-audit-readmit = readmitió
club-audit-reset = restableció la cuenta
club-audit-mute = silenció
club-audit-unmute = dejó de silenciar
club-audit-annul = anuló un resultado
club-audit-report = resolvió una denuncia
club-audit-delete = eliminó una partida
club-audit-backup = hizo una copia de seguridad
club-audit-restore = restauró una copia de seguridad
club-audit-export = exportó partidas

## Avisos

notices-title = Avisos
notices-about = Entérese de cuándo le toca jugar, aunque esta página esté cerrada.
notices-set = Configurar los avisos
notices-what = Qué y cómo
notices-what-about = No se le avisa de lo que ya ve en esta página.
notices-event = Suceso
notices-turn = Le toca jugar
notices-challenge = Le desafían
notices-accepted = Han aceptado su desafío
notices-offer = Su rival hace una oferta
notices-chat = Mensaje nuevo
notices-over = La partida ha terminado
notices-annulled = Se anula un resultado suyo
notices-clock = Se le acaba el tiempo
notices-tournament = Empieza una ronda de torneo
notices-sound = Sonido
notices-browser = Página abierta
notices-push = Push
notices-mail = Correo
notices-webhook = Webhook
notices-choice = { $event }: { $way }
notices-here = Este navegador
notices-browser-about = Mientras Longroll está abierto en otra pestaña, este navegador muestra un aviso.
notices-browser-on = Los avisos están permitidos.
notices-browser-allow = Permitir los avisos
notices-browser-denied = Este navegador bloquea los avisos de este sitio. Permítalos en los ajustes del navegador.
notices-push-about = Con push, este navegador le avisa aunque Longroll esté cerrado.
notices-push-none = Este navegador no puede recibir mensajes push.
notices-push-on = Activar push
notices-push-off = Desactivar push
notices-push-is-on = Push está activado en este navegador.
notices-push-failed = No se ha podido activar push en este navegador.
notices-mail-none = Añada primero una dirección de correo a su cuenta.
notices-mail-unconfirmed = { $email } aún no está confirmada.
notices-mail-confirmed = Los correos se envían a { $email }.
notices-mail-bounced = El servidor de correo ha rechazado { $email }: { $why }. No se envían correos hasta que confirme de nuevo una dirección.
notices-mail-confirm = Enviar el enlace de confirmación
notices-mail-sent = Enviado. Abra el enlace del correo.
notices-mail-mode = Enviar correos
notices-mail-off = nunca
notices-mail-now = al momento
notices-mail-daily = una vez al día
notices-mail-at = a las
notices-quiet = Horas de silencio
notices-quiet-about = En esas horas no se envía nada. Lo que siga vigente se envía después. Zona horaria: { $zone }.
notices-quiet-use = Usar horas de silencio
notices-from = Desde
notices-until = Hasta
notices-webhooks = Webhooks
notices-webhooks-about = Discord, Matrix, Telegram, ntfy y otros: escriba la dirección en el formato de Apprise.
notices-webhook-address = Dirección
notices-webhook-add = Añadir webhook
notices-webhook-remove = Eliminar el webhook { $name }
notices-webhook-failed = No responde desde el { $date }.
notices-confirm = Confirmar la dirección de correo
notices-confirm-about = Confirme que quiere recibir correos en esta dirección.
notices-confirm-done = La dirección está confirmada.
notices-unsubscribe = Cancelar la suscripción
notices-unsubscribe-about = ¿Quiere dejar de recibir correos de este sitio?
notices-unsubscribe-done = No recibirá más correos. Puede volver a activarlos en su cuenta.
