# Torneos y equilibrio en español.

refusal-tournament-alone = Un torneo necesita al menos dos jugadores; escribe --players 2.
refusal-tournament-few-bots = Un torneo necesita al menos dos bots: --bots hard,greedy.
refusal-tournament-bot-twice = El bot «{ $bot_id }» aparece dos veces.
refusal-tournament-file = No se puede usar «{ $path_id }»: { $reason_id }.
refusal-tournament-file-busy = Otro programa está escribiendo en «{ $path_id }».
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
ladder-done = { $game }, { $players } jugadores: { $games } partidas.

balance-title = El equilibrio de { $game }
balance-about = { $games } partidas en las que el bot { $bot } jugó en todos los asientos.
balance-read = Las diferencias verdes y rojas se mantienen tras corregir por todas las comparaciones hechas; las grises pueden ser azar. Son partidas de bots: léase «bueno para este bot».
balance-players = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
balance-by-players = Según el número de jugadores
balance-gain = cambio
balance-note-gain = Puntos más que los demás de la misma mesa, con cada número de jugadores, y cómo cambia.
balance-points = puntos, todos los jugadores
balance-winner = puntos de quien gana
balance-ties = victorias compartidas
balance-first = gana quien empieza
balance-spread = del primero al último
balance-margin = puntos de más
balance-seats = Asientos y orden de juego
balance-place = { $place }.º
balance-plot-order = Victorias según el orden de juego
balance-plot-seats = Victorias por asiento
balance-plot-trait = { $trait }: puntos más que los demás de la misma mesa
balance-numbers = En números
balance-sources = Qué gana
balance-note-sources = Puntos por línea de la hoja de puntos.
balance-plot-sources = Puntos por origen
balance-winners = ganadores
balance-losers = los demás
balance-difference = diferencia
balance-variants = Opciones, con las mismas semillas
balance-note-variants = Las diferencias son con la primera línea, semilla a semilla.
balance-worth = Lo que valió cada cosa
balance-note-worth = De cada cosa: los puntos de quienes la hicieron más que la media de su mesa, menos los puntos de los demás, en la misma partida. Dice qué acompaña a la victoria, no siempre qué la causa.
balance-rest = { $count } entre estas
balance-too-few = Muy pocas partidas para juzgar las cosas.
balance-anchors = Junto a partidas reales
balance-note-anchors = Miles de partidas de personas en un sitio público, con al menos uno de los tableros numerados.
balance-anchor-theirs = personas
balance-anchor-ours = estas partidas
balance-anchor-agrees = ¿coinciden?
balance-anchor-points = media de puntos
balance-anchor-first = gana quien empieza
balance-anchor-ties = victorias compartidas
balance-anchor-best = { $name } es el mejor con diferencia
balance-anchor-weak = { $name } es flojo
balance-anchor-gains = los tableros con un solo pasto grande son los que más ganan con más jugadores
balance-anchor-ours-best = el mejor es { $name }
balance-agrees = sí
balance-differs = no
balance-unsure = aún no se sabe
balance-unknown = véase la tabla
balance-how-paired = Todo se compara dentro de una partida: la misma semilla, la misma mesa, la misma suerte. Las opciones se comparan con las mismas semillas.
balance-how-sure = Los intervalos son del { $percent } %: el de Wilson para las partes de victorias, el de Student sobre partidas para los puntos. Las comparaciones de una misma clase se corrigen juntas por el método de Benjamini y Hochberg: de lo que se llama diferencia, se espera que una de cada veinte no lo sea.
balance-how-worth = Lo que hizo cada asiento sale de los sucesos del juego; lo que recibió, de su primera posición; los nombres, de su catálogo. Se omite aquello de lo que hablan menos de 30 partidas.
