app-name = Ludoteca
app-tagline = Juegos de mesa en una mesa digital
home-games = Juegos
home-about = Acerca de
about-icons = Iconos de game-icons.net, de Lorc, Delapouite y colaboradores, CC BY 3.0. Tipos: Fraunces, Inter, Limelight y Josefin Sans, SIL Open Font License. Los demás dibujos son nuestros.
about-rights = Los juegos pertenecen a sus autores y editoriales. Ludoteca no está afiliada a ellos.

bar-undo = Deshacer
bar-hint = Pista
bar-settings = Ajustes
bar-back = Volver
bar-home = Inicio
settings-language = Idioma
settings-theme = Tema
settings-theme-system = Según el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-bots = Velocidad de los bots
settings-bots-relaxed = Pausada
settings-bots-normal = Normal
settings-bots-instant = Inmediata
settings-confirm = Confirmar las jugadas

table-players = Jugadores
table-log = Historial
table-board = Tablero
table-choices = Para elegir
table-notes = Ayuda y avisos
table-log-empty = Aún no ha pasado nada.
table-loading = Poniendo la mesa…
table-waiting = Esperando a { $names }
table-hint = Pista
table-no-hint = No hay sugerencia para este momento.
table-not-now = Aquí no hay nada que elegir en este momento.
log-points = { $points ->
    [one] { $signed } punto
   *[other] { $signed } puntos
}

tray-confirm = Confirmar
# Over what a move brings, source by source: "Why +10?"
tray-why = ¿Por qué { $points }?
# Elegido mientras juegan los demás y guardado para el turno propio
mark-prepared = preparado
tray-prepared = Preparado para tu turno: { $things }.
tray-prepared-lost = Lo tenías preparado, pero ahora no se puede: { $things }.
tray-as-prepared = Como lo preparaste: confirma o cámbialo.
tray-drop = Descartarlo
tray-take-back = Cancelar
key-esc = Esc
points-exact = { $points ->
    [0] 0
   *[other] +{ $points }
}
points-up-to = hasta +{ $points }

seat-you = Tú
seat-bot = Bot
seat-turn = Turno de { $name }
seat-your-turn = Tu turno
seat-thinking = Pensando
seat-chosen = Ya ha elegido
seat-waits = Espera
seat-score = { $name }: { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}

parts-shared = Lo que comparten
parts-title = Piezas
parts-idle = en reposo
parts-legal = posible
parts-picked = elegida
parts-disabled = inactiva
parts-preview = avance
parts-help = Pasa por encima, enfoca o mantén pulsado.

home-name = Tu nombre
home-guest = Invitado/a
home-again = Reintentar
net-offline = No se puede contactar con el servidor
home-with = con { $names }
home-over = Terminada
home-running = En curso
home-play = Jugar ya
home-players = De { $low } a { $high } jugadores
home-against = Contra
home-bots = { $count ->
    [0] nadie
    [one] 1 bot
   *[other] { $count } bots
}
bot-level = Nivel del bot
bot-easy = Fácil
bot-easy-about = Juega con sentido, pero se le escapan cosas. Buen rival para tu primera partida.
bot-medium = Medio
bot-medium-about = Ve casi todo lo que da un turno. Un rival a tu altura cuando ya conoces el juego.
bot-hard = Difícil
bot-hard-about = Piensa por adelantado, cerca de un segundo por decisión. Tendrás que sudar la victoria.
bot-expert = Experto
bot-expert-about = Piensa todo lo que puede, unos cinco segundos por decisión. Lo normal es perder, y aprender.
bot-greedy = Codicioso
bot-greedy-about = Toma al instante lo que mejor pinta al final de su turno.
bot-random = Al azar
bot-random-about = Juega cualquier cosa que permitan las reglas.

bar-rules = Reglas
bar-lost = Conexión perdida; reintentando…
bar-full = Hay mucha gente mirando; esperando sitio…
rules-keys = Teclas: las flechas van de una cosa posible a la siguiente (con Mayús, por todas), Intro elige, Esc cancela.
rules-parts = Todas las piezas de este juego, una a una
settings-motion = Animaciones
settings-sounds = Sonidos
table-full = Ahora mismo hay mucha gente mirando. Entrarás en cuanto haya sitio.
table-gone = Ya no se puede acceder a esta mesa.
table-signed-out = Se ha cerrado la sesión en este dispositivo.
tray-go-on = Seguir

end-you-win = ¡Has ganado!
end-winners = { $count ->
    [one] Gana { $names }
   *[other] Comparten la victoria: { $names }
}
end-total = Total
end-rank = Puesto
end-course = Puntuación a lo largo de la partida
end-course-as-if-over = La puntuación que habría tenido cada cual en cada momento
end-rematch = Revancha
end-show-board = Ver el tablero
end-show-result = Ver el resultado
end-record = Registro de la partida
end-fair = Sello de juego limpio: { $commitment }…
home-practice = Practicar
home-setup = Montar una posición
home-puzzle = Problema del día
bar-best = ¿Qué harías tú?
