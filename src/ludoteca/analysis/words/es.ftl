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
