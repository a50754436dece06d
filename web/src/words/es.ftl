app-name = Ludoteca
app-tagline = Juegos de mesa en una mesa digital
home-games = Juegos
home-parts = Piezas
home-about = Acerca de
about-icons = Iconos de game-icons.net, de Lorc, Delapouite y colaboradores, CC BY 3.0. Tipos: Fraunces e Inter, SIL Open Font License. Los demás dibujos son nuestros.
about-rights = Los juegos pertenecen a sus autores y editoriales. Ludoteca no está afiliada a ellos.
game-demo = Ver la mesa

bar-undo = Deshacer
bar-hint = Pista
bar-settings = Ajustes
bar-home = Inicio
settings-language = Idioma
settings-theme = Tema
settings-theme-system = Como el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-confirm = Confirmar antes de jugar

table-players = Jugadores
table-log = Partida
table-board = Tablero
table-hand = Tu mano
table-log-empty = Aún no ha pasado nada.
table-loading = Poniendo la mesa…
table-waiting = Esperando a { $names }
table-hint = Pista
table-no-hint = No hay consejo para este momento.
table-not-now = Ahora no se puede elegir.
log-points = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } puntos
}

tray-confirm = Confirmar
tray-take-back = Retirar
key-esc = Esc
points-exact = { $points ->
    [0] 0
   *[other] +{ $points }
}
points-up-to = hasta +{ $points }

seat-you = Tú
seat-turn = Turno de { $name }
seat-your-turn = Tu turno
seat-thinking = Pensando
seat-chosen = Ya ha elegido
seat-waits = Espera
seat-score = { $name }: { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}

parts-title = Piezas
parts-idle = en reposo
parts-legal = posible
parts-picked = elegida
parts-disabled = inactiva
parts-preview = avance
parts-help = Pasa por encima, enfoca o mantén pulsado.
