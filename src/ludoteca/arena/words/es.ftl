# Torneos y equilibrio en español.

refusal-tournament-alone = Un torneo necesita al menos dos jugadores; escribe --players 2.
refusal-tournament-few-bots = Un torneo necesita al menos dos bots: --bots hard,greedy.
refusal-tournament-bot-twice = El bot «{ $bot_id }» aparece dos veces.
refusal-tournament-file = No se puede usar «{ $path_id }»: { $reason_id }.
refusal-tournament-file-damaged = «{ $path_id }» está dañado en la línea { $line }.
refusal-tournament-file-foreign = «{ $path_id }» es de otro programa.
refusal-tournament-file-other = «{ $path_id }» guarda otras partidas: allí { $what_id } es { $there_id }, no { $here_id }. Repite la orden con la que empezó o indica otro archivo con --out.
refusal-cluster-missing = Un clúster necesita Ray: pip install "ludoteca[cluster]".
refusal-cluster-away = Ningún clúster responde en «{ $address_id }»: { $reason_id }.
refusal-extra-missing = { $what_id } necesita { $package_id }: pip install "ludoteca[study]".

arena-title = Torneo de { $game }
arena-about = { $players } jugadores; { $format ->
    [ladder] cada cual contra sus vecinos
   *[other] todos contra todos
}; { $games } partidas, { $seeds } semillas, cada una jugada desde todos los asientos.
arena-rank = n.º
arena-bot = bot
arena-rating = puntuación
arena-wins = gana
arena-games = partidas
arena-points = puntos
arena-deviation = ± dt
arena-time = ms por decisión
arena-margin = puntos de más con la misma semilla
arena-ahead = por delante
arena-certain = seguro
arena-yes = sí
arena-not-yet = aún no
arena-pair = { $first } contra { $second }
arena-length = Una partida dura { $decisions } decisiones.
arena-order-certain = El orden es seguro: la probabilidad de que alguno de sus pares esté al revés es como mucho del { $percent } %.
arena-order-open = El orden aún no es seguro: { $pairs }.
arena-pair-open = { $first } y { $second }
arena-file = Las partidas están en { $path }; la misma orden sigue con ellas.
arena-interrupted = Parado tras { $games } de { $asked } partidas.
arena-faults = { $bot } perdió su turno { $count ->
    [one] una vez
   *[other] { $count } veces
}: { $why }.
arena-best = el mejor
arena-seeds = semillas
arena-decisions = decisiones por partida
arena-seat = asiento { $seat }
arena-standings = Clasificación
arena-pairs = Quién gana a quién
arena-distributions = Puntos y diferencias
arena-seats = Victorias por asiento
arena-how = Cómo se hizo
arena-plot-ratings = Puntuaciones
arena-plot-wins = Cuántas veces quedó la fila por delante de la columna
arena-plot-scores = Puntos
arena-plot-margins = Puntos más que el mejor de los demás
arena-plot-seats = Parte de victorias en cada asiento
arena-note-standings = Junto a las cifras están sus intervalos del 95 %. Entre dos jugadores, 100 puntos más de puntuación son el 64 % de las victorias y 200, el 76 %.
arena-note-pairs = Los puntos se comparan con la misma semilla desde todos los asientos: la suerte que tuvieron ambos no cuenta.
arena-note-matrix = Un empate cuenta la mitad.
arena-note-margins = A la derecha de la línea están las partidas ganadas.
arena-note-seats = El asiento 1 es el primero de la mesa. Lo justo es uno dividido por el número de jugadores.
arena-how-played = Todos los grupos de bots jugaron las mismas semillas, y cada una desde todos los asientos. El número de una partida lo decide todo en ella; cualquiera puede verse con «ludoteca trace».
arena-how-sure = Las puntuaciones son las de openskill (Plackett-Luce); sus intervalos, dos desviaciones típicas de lo que sale al sortear de nuevo semillas enteras (bootstrap). Las partes de victorias tienen el intervalo de Wilson; las diferencias de puntos, el de Student sobre las semillas. Si un orden es seguro lo decide una prueba secuencial que se puede mirar tras cada semilla.
