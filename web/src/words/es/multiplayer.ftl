curtain-pass = Pásale la pantalla a { $name }
curtain-why = Los demás, mirad a otro lado: la mano es secreta.
curtain-lift = Soy { $name }: muestra mi lado
curtain-undo = { $name } se lo piensa mejor

missed-count = { $count ->
    [one] 1 novedad
   *[other] { $count } novedades
}
missed-step = Paso a paso
missed-dismiss = Entendido

notify-switch = Avísame cuando me toque
notify-denied = Este navegador no permite avisos aquí. En su lugar te lo dirá el título y, si quieres, un sonido.
notify-impossible = Este navegador no puede avisar en esta dirección (hace falta https). En su lugar te lo dirá el título y, si quieres, un sonido.
notify-turn = Te toca.
notify-question = Alguien te pide deshacer una jugada.

talk-tabs = Historial, chat y notas
talk-log = Historial
talk-chat = Chat
talk-notes = Notas
talk-unread = { $count ->
    [one] 1 sin leer
   *[other] { $count } sin leer
}
chat-lines = Mensajes
chat-empty = Todavía no hay mensajes.
chat-write = Escribe un mensaje
chat-send = Enviar
chat-watches = mirando
chat-only-players = En esta mesa, quienes miran solo pueden leer.
notes-write = Notas para ti
notes-private = Solo tú puedes leer esto.
notes-writing = Escribiendo…

clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes }
clock-of = { $name }: quedan { $left }
clock-spoken = { $minutes ->
    [0] { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }
    [one] 1 minuto { $seconds } s
   *[other] { $minutes } minutos { $seconds } s
}
clock-spoken-days = { $days ->
    [one] 1 día
   *[other] { $days } días
} { $hours ->
    [one] 1 hora
   *[other] { $hours } horas
}
clock-soon = Quedan { $seconds } segundos

takeback-ask = Pedir deshacer
takeback-now = Deshacer la jugada
takeback-question = { $name } quiere deshacer su última jugada.
takeback-own = También se deshace lo que has jugado desde entonces.
takeback-yes = Sí, deshacer
takeback-no = No
takeback-asking = Has pedido deshacer una jugada; falta la respuesta de { $names }.
takeback-withdraw = Déjalo
takeback-refused = Tu jugada se queda: no todos estaban de acuerdo en deshacerla.
standin-mine-clock = Se te ha acabado el tiempo: juega un bot por ti.
standin-mine-called = Un bot juega por ti.
standin-mine-resigned = Has abandonado; un bot sigue por ti.
standin-back = He vuelto
standin-seat = Juega un bot
seat-away = Ausente
absent-wait = { $names } no está.
absent-call = Que juegue un bot por { $name }
watching = Estás mirando · { $seats ->
    [one] 1 jugador
   *[other] { $seats } jugadores
}{ $others ->
    [0] {""}
    [one] {" "}· también mira 1 persona
   *[other] {" "}· también miran { $others } personas
}

menu-title = Menú
menu-leave = Salir por ahora
menu-watch = Enlace para mirar esta mesa
menu-copy = Copiar el enlace para mirar
menu-resign = Abandonar
menu-resign-question = ¿Abandonar la partida?
menu-resign-detail = Un bot ocupa tu asiento. No podrás volver.
menu-close = Cerrar la mesa
menu-close-question = ¿Cerrar esta mesa?
menu-close-detail = La partida termina aquí para todos, sin resultado.
menu-no = No, seguir jugando

closed-title = Esta mesa se ha cerrado
closed-detail = La partida terminó aquí, sin resultado.
closed-home = Inicio
