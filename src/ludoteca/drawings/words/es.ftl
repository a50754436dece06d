# Palabras de los dibujos de posiciones.

drawing-seat = Jugador { $number }
drawing-round = Ronda { $round } de { $rounds }
drawing-over = La partida ha terminado
drawing-title = { $game }: { $moment }. { $scores }
drawing-score = { $player } { $points }
drawing-to-move = le toca
drawing-display = Expuestas
drawing-deck = { $count } en el mazo
drawing-kept = elegida
drawing-card = en uso
drawing-phase = Fase { $phase }, ronda { $round } de { $rounds }
