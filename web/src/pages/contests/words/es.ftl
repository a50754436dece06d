duel-title = Duelo
duel-challenge = Reta a alguien con los mismos dados
duel-challenge-help = La otra persona tendrá tu asiento, tus dados y tus bots, y no verá nada de tu partida antes del final. Después se comparan las dos partidas.
duel-see = Ver el duelo
duel-by = { $name } te reta
duel-same = Los mismos dados y cartas, el mismo asiento y los mismos bots para todos. ¿Quién les saca más partido?
duel-hidden = No verás nada de las otras partidas hasta que acabes la tuya.
duel-play = Jugar
duel-look = Solo mirar
duel-look-help = Si miras ahora las partidas, ya no podrás jugar este duelo.
duel-send = Envía este enlace a quien quieras retar
duel-share = Compartir el resultado
duel-share-help = Este enlace muestra los puntos, con una imagen, a quien lo abra.
duel-link-title = { $game }: un duelo con los mismos dados
duel-results = Resultados
duel-name = Nombre
duel-points = Puntos
duel-rank = Puesto
duel-game = Partida
duel-playing = jugando
duel-finished = terminada
duel-closed = abandonada
duel-further = otro intento
duel-you = tú
duel-watch = Ver
duel-seat = Asiento { $number } de { $players }
duel-against = Contra { $bots }
duel-sealed = Sellado antes de la primera jugada: { $commitment }…
duel-check = Comprobar los dados
duel-nobody = Todavía no ha terminado nadie.
duel-new = Duelo: los mismos dados para tus amigos
duel-new-help = Juegas contra bots; a quienes envíes el enlace les tocarán los mismos dados.

compare-title = Cara a cara
compare-left = Primera partida
compare-right = Segunda partida
compare-same = Las dos partidas son idénticas, jugada por jugada.
compare-parted = Dónde se separaron las partidas
compare-in = { $chapter }
compare-played = { $name }:
compare-nothing = terminó el turno
compare-show = Ver la posición
compare-sources = Puntos por origen
compare-rolls = Puntos tras cada tirada o reparto
compare-rolls = Quién sacó más de la misma tirada o reparto
compare-roll = Tirada o reparto
compare-better = { $name } sacó más de { $count ->
    [one] 1 de ellas
   *[other] { $count } de ellas
}
compare-even = Igual en { $count }
compare-total = Total

day-title = Partida del día
day-of = { $game }: partida del día
day-help = Una partida al día, con los mismos dados, cartas y bots para todos en este servidor. Cuenta tu primer intento.
day-again = Jugar otra vez (no cuenta)
day-first = Jugar: este intento cuenta
day-best = La mejor partida de ayer: { $name }, { $score } puntos
day-watch = Verla
day-analyse = Analizarla
day-tomorrow = Los dados de mañana ya están sellados: { $commitment }…
day-until = Hasta medianoche (UTC)

evening-title = Torneo
evening-new = Nuevo torneo
evening-help = Todos juegan los mismos repartos, en mesas con rivales y asientos que cambian. Cuenta cuántos puntos haces por encima de la media de tu reparto y asiento, como en el bridge duplicado.
evening-name = Nombre del torneo
evening-game = Juego
evening-players = Jugadores por mesa
evening-auto = Cada reparto empieza solo cuando terminan todas las mesas del anterior
evening-boards = Repartos
evening-bot = Los bots ocupan los asientos libres
evening-make = Crear el torneo
evening-join = Apuntarme
evening-join-as = Tu nombre
evening-code = Código
evening-link = Enlace para apuntarse
evening-entrants = { $count ->
    [0] Aún no se ha apuntado nadie
    [one] 1 persona
   *[other] { $count } personas
}
evening-start = Empezar el reparto { $number }
evening-need = Hacen falta al menos dos personas.
evening-waiting = Esperando a que el anfitrión empiece el reparto { $number }
evening-board = Reparto { $number }
evening-of = Reparto { $number } de { $count }
evening-table = Mesa { $number }
evening-my-table = Ir a mi mesa
evening-running = { $open } de { $count } mesas siguen jugando
evening-since = Jugando desde hace { $time }
evening-over = Clasificación final
evening-standings = Clasificación
evening-margin = Margen
evening-margin-help = Puntos por encima de la media de quienes tuvieron el mismo reparto y asiento
evening-played = Repartos
evening-later = pendiente
evening-done = terminada
evening-sealed = Los dados de todos los repartos se sellaron al crear el torneo.
evening-show = Ver
