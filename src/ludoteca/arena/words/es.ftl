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
