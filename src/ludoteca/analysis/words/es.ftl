# Análisis en español.

refusal-record-not-over = El registro se detiene en la jugada { $moves }, antes del final: solo se analizan partidas terminadas.
refusal-after-answer = «{ $text }» llega tarde: antes decide el azar u otro jugador.

grade-forced = sin elección
grade-best = la mejor
grade-good = buena
grade-inaccuracy = imprecisión
grade-mistake = error
grade-blunder = error grave

chance-setup = Preparación
chance-other = Azar

why-now = De inmediato son { $points } { $points ->
    [one] punto
   *[other] puntos
} frente a { $best_points }.
why-gains = La mejor jugada da más puntos: { $parts }.
why-denies = { $player } consigue menos puntos: { $parts }.
why-later = Más adelante promete { $points } { $points ->
    [one] punto
   *[other] puntos
} más.
why-costs = A cambio renuncia a algunos: { $parts }.
why-wins = Gana { $percent } { $percent ->
    [one] partida
   *[other] partidas
} más de cada cien.
why-part = { $points } ({ $source })

analyse-player = Jugador { $number }
analyse-course = { $decisions } decisiones, con { $rollouts } pruebas como máximo para cada una.
analyse-accuracy = precisión
analyse-loss = victoria perdida por decisión
analyse-points = puntos perdidos por decisión
analyse-margin = diferencia
analyse-start = lo esperado
analyse-luck = suerte
analyse-skill = acierto
analyse-interval = ±: con otras partidas de muestra, la suerte y el acierto podrían variar en esa medida (intervalo del 95 %). En todo caso suman la diferencia.
analyse-moments = Momentos
analyse-moment = Jugada { $move }, { $player }: { $grade } ({ $percent } % de la victoria)
analyse-played = Jugado: { $line }
analyse-better = Mejor: { $line }
analyse-none = No se han encontrado imprecisiones ni errores.
analyse-sources = Puntos por origen: conseguidos / esperados
analyse-source = origen
analyse-title = Análisis de { $game }
analyse-graph = Probabilidad de ganar a lo largo de la partida
analyse-graph-note = Con todas las manos a la vista y el azar futuro sin conocer. Los puntos son errores; las marcas, dados, repartos y revelaciones.
analyse-summary = Jugadores
