# The texts about tournaments, in Spanish.

tournaments = Torneos
tournaments-mine = Sus torneos
tournaments-open = Torneos abiertos
tournaments-over = Torneos terminados
tournaments-none = Ahora mismo no hay torneos abiertos. Los organizadores del club los anuncian aquí.
tournament-seasons = Temporadas
tournament-season = Temporada { $name }
tournament-season-about = Cada torneo terminado da un punto por acabarlo y otro por cada miembro clasificado detrás de usted. Quien se retira no recibe ninguno.
tournament-season-empty = Ningún torneo de esta temporada ha terminado todavía.
tournament-firsts = Ganados
tournament-new = Nuevo torneo
tournament-kind-round-robin = Todos contra todos
tournament-kind-swiss = Sistema suizo
tournament-kind-knock-out = Eliminatoria
tournament-kind-ladder = Escalera
tournament-kind-round-robin-about = Cada jugador se enfrenta a todos los demás.
tournament-kind-swiss-about = En cada ronda se enfrentan jugadores con los mismos puntos, nunca dos veces.
tournament-kind-knock-out-about = Dos partidas con los bandos cambiados; quien pierde queda eliminado.
tournament-kind-ladder-about = Siempre abierta: desafíe a quienes están por encima. Si gana, ocupa su puesto.
tournament-double = A doble vuelta, con los bandos cambiados
tournament-double-short = doble vuelta
tournament-announced = Inscripciones abiertas
tournament-starts = Empieza: { $date }
tournament-open-ladder = Siempre abierta
tournament-finished = Terminado
tournament-cancelled = Cancelado
tournament-won-by = { $count ->
    [one] Ganador: { $names }
   *[other] Ganadores: { $names }
  }
tournament-round-of = Ronda { $round } de { $rounds }
tournament-round = Ronda { $round }
tournament-rounds-title = Rondas
tournament-games = Partidas
tournament-join = Inscribirse
tournament-leave = Anular la inscripción
tournament-withdraw = Retirarse
tournament-leave-sure = ¿Anular su inscripción?
tournament-withdraw-sure = Perderá la partida en curso y no podrá volver.
tournament-withdraw-ladder = Perderá la partida en curso y su puesto. Podrá volver a entrar, en el último lugar.
tournament-withdrawn = retirado
tournament-my-game = Su partida
tournament-against = Contra { $name }
tournament-until = hasta el { $date }
tournament-challenge-about = Puede desafiar a jugadores hasta { $places } puestos por encima de usted. La partida empieza de inmediato.
tournament-standings = Clasificación
tournament-entrants = Inscritos
tournament-nobody = Todavía no se ha inscrito nadie.
tournament-crosstable = Cuadro cruzado
tournament-place = Puesto
tournament-player = Jugador
tournament-points = Puntos
tournament-won = G
tournament-drawn = E
tournament-lost = P
tournament-tie-breaks = Desempates, en este orden: { $names }.
tie-break-buchholz = Buch.
tie-break-buchholz-name = Buchholz
tie-break-buchholz-about = Buchholz: los puntos de todos los rivales
tie-break-sonneborn-berger = S.-B.
tie-break-sonneborn-berger-name = Sonneborn-Berger
tie-break-sonneborn-berger-about = Sonneborn-Berger: los puntos de los rivales vencidos y la mitad de los de los empates
tie-break-direct = Part.
tie-break-direct-name = resultado particular
tie-break-direct-about = Resultado particular: los puntos entre los empatados
tie-break-wins = Vict.
tie-break-wins-name = victorias
tie-break-wins-about = Partidas ganadas jugando
tie-break-second-wins = 2.º
tie-break-second-wins-name = victorias con el segundo bando
tie-break-second-wins-about = Partidas ganadas con el segundo bando
tournament-watch = { $first } contra { $second }
tournament-open-game = Ver la partida
tournament-through = { $name } pasa de ronda
tournament-reason-bye = descansa
tournament-reason-late = inscrito más tarde
tournament-reason-walkover = sin jugar: { $name } se retiró
tournament-reason-unpaired = sin rival disponible
tournament-reason-resigned = abandono
tournament-reason-draw = empate de común acuerdo
tournament-reason-time = por tiempo
tournament-reason-aborted = cancelada
tournament-reason-adjudicated = decidida de oficio
tournament-reason-annulled = resultado anulado
tournament-waits = resultado anulado: decide el organizador
tournament-reason-void = partida eliminada
tournament-organise = Organizar
tournament-start = Empezar ahora
tournament-start-two = Antes deben inscribirse al menos dos jugadores.
tournament-keep = No
tournament-cancel-ask = ¿Cancelar este torneo? Las partidas en curso se cancelarán.
tournament-cancel-do = Cancelar el torneo
tournament-close-ask = ¿Cerrar esta escalera? Los puestos quedan como están.
tournament-close-do = Cerrar la escalera
tournament-withdraw-ask = ¿Retirar a { $name }? Una partida en curso se pierde.
tournament-withdraw-do = Retirar al jugador
tournament-bot = Jugador virtual
tournament-bot-count = Cuántos
tournament-add-bot = Inscribir
tournament-new-deadline = Nuevo plazo de las partidas en curso
tournament-set-deadline = Fijar el plazo
tournament-adjudicate = Decidir las partidas
tournament-adjudicate-about = No se puede deshacer. Una partida en curso termina.
tournament-wins = Gana { $name }
tournament-draw-do = Empate
tournament-not-played = No jugada
tournament-name-field = Nombre
tournament-kind-field = Tipo
tournament-round-days = Días por ronda
tournament-rounds-field = Rondas (0: las necesarias)
tournament-late-field = Inscripciones tardías hasta la ronda
tournament-late-points-field = Puntos por ronda perdida
tournament-decider-field = Tras un empate
tournament-decider-game = una partida más
tournament-decider-draw = el mejor puesto en el sorteo
tournament-reach-field = Puestos por encima que se pueden desafiar
tournament-most-field = Máximo de jugadores
tournament-tie-break-field = Primer desempate
tournament-tie-break-usual = orden habitual
tournament-starts-field = Comienzo (vacío: cuando usted lo inicie)
tournament-season-field = Temporada (opcional)
tournament-bots = Se admiten jugadores virtuales
tournament-by-organiser = Decido yo las partidas tras el plazo
tournament-announce = Anunciar
tournament-dice = Dados
tournament-dice-about = El servidor fijó sus dígitos secretos antes de que nadie se inscribiera, y cada jugador añade los suyos. Hasta el final verá sus huellas; después, los propios dígitos.
tournament-players = { $count ->
    [one] un jugador
   *[other] { $count } jugadores
  }
tournament-lasts = { $kind ->
    [ladder] { $days ->
        [0] Una partida dura como máximo { $hours } horas.
        [one] Una partida dura como máximo un día.
       *[other] Una partida dura como máximo { $days } días.
      }
   *[round] { $days ->
        [0] Cada ronda dura { $hours } horas.
        [one] Cada ronda dura un día.
       *[other] Cada ronda dura { $days } días.
      }
  }
tournament-deadline-rule = { $by ->
    [organiser] Después, el organizador decide las partidas en curso.
   *[rule] Después, quien deba jugar en una partida en curso la pierde.
  }
