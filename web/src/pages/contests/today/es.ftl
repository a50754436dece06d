duel-go-on = Seguir jugando
day-played = { $count ->
    [0] Todavía no la ha terminado nadie
    [one] 1 resultado
   *[other] { $count } resultados
}
day-done = Tú: puesto { $rank } de { $count }, { $score } puntos
day-all = Partida del día
evening-home = Torneo: los mismos repartos para todo un club
