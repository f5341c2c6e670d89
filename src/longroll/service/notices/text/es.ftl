# Lo que se comunica a quien no está mirando la página.

notice-turn = Le toca jugar: { $game } contra { $opponent }
notice-challenge = { $opponent } le desafía: { $game }
notice-accepted = { $opponent } ha aceptado su desafío: { $game }
notice-accepted-more = Abra la página y la partida empieza.
notice-offer = { $kind ->
    [draw] { $opponent } ofrece un empate: { $game }
    [takeback] { $opponent } pide deshacer su jugada: { $game }
    [pause] { $opponent } pide una pausa: { $game }
   *[resign] Su compañero { $opponent } quiere abandonar: { $game }
  }
notice-chat = { $opponent } le ha escrito: { $game }
notice-over = { $result ->
    [won] Ha ganado: { $game } contra { $opponent }
    [lost] Ha perdido: { $game } contra { $opponent }
    [drawn] Empate: { $game } contra { $opponent }
   *[aborted] Partida cancelada: { $game } contra { $opponent }
  }
notice-annulled = Resultado anulado: { $game } contra { $opponent }
notice-annulled-more = { $rated ->
    [yes] La partida ya no cuenta para su puntuación ni para sus resultados.
   *[no] La partida ya no cuenta para sus resultados.
  }
notice-annulled-why = Motivo del organizador: { $reason }
notice-clock = Se le acaba el tiempo: { $game } contra { $opponent }
notice-clock-more = { $hours ->
    [0] Queda menos de una hora.
    [one] Queda una hora.
   *[other] Quedan { $hours } horas.
  }
notice-tournament = { $number ->
    [0] { $name }: le han desafiado
   *[other] { $name }: empieza la ronda { $number }
  }
notice-since = { $count ->
    [0] Empieza la partida.
    [one] Una acción desde la suya.
   *[other] { $count } acciones desde la última suya.
  }
notice-digest = { $count ->
    [one] Un aviso nuevo
   *[other] { $count } avisos nuevos
  }
notice-open = Abrir: { $url }
notice-mail-why = Recibe este correo porque activó los avisos en { $origin }.
notice-mail-settings = Configuración de los avisos: { $url }
notice-mail-stop = No recibir más correos: { $url }
notice-confirm = Confirme su dirección de correo
notice-confirm-about = { $name }, de { $origin }, quiere recibir avisos en esta dirección. Confírmela con este enlace en un plazo de siete días:
notice-confirm-ignore = Si no es usted, ignore este correo y no recibirá ninguno más.
