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

why-move = «{ $move }»
why-this = esto
why-other = la mejor opción
why-both = { $played }; { $better }
why-played = { $move } { $points ->
    [0] no da nada
    [one] da { $points } punto
   *[other] da { $points } puntos
} ahora
why-better = { $move } { $parts }
why-gains-now = daría { $points } en el acto
why-gains = sumaría { $parts }
why-denies = le quitaría { $parts } a { $player }
why-later = valdría { $points } más a la larga
why-more = { $points } más en { $source }
why-less = { $points } en { $source }
why-costs = { $sentence }, a cambio de { $parts }
why-wins = Así se ganan { $percent } { $percent ->
    [one] partida
   *[other] partidas
} más de cada cien.

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
