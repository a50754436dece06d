home-more = Amigos, reglas, reloj…
home-more-of = { $game }: amigos, reglas, reloj
home-mine = Mis mesas
home-open-tables = Mesas abiertas
home-watch = Partidas para mirar
home-device = Usar mi nombre en otro dispositivo
home-join = Unirse con un código
home-go = Unirse
home-waiting-friends = Espera a amigos
home-turn-of = Juega { $names }
home-now = ahora mismo
home-not-begun = Aún sin empezar
home-closed = Cerrada
home-free = { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
}
home-more-tables = Mostrar { $count } más

new-title = Mesa nueva
new-who = Quién juega
new-seat = Asiento { $number }
new-seat-open = Un amigo por enlace
new-seat-bot = Un bot
new-seat-screen = Alguien en esta pantalla
new-bot = Cómo juega
new-name = Nombre
new-add = Añadir jugador
new-remove = Quitar el asiento { $number }
new-alone = Juegas en solitario.
new-rules = Reglas
new-rules-none = Este juego no tiene reglas a elegir.
new-usual = Lo habitual
new-usual-help = Depende de las otras reglas.
new-company = La mesa
new-access = Quién puede venir
new-private = Solo por enlace
new-private-help = Solo quienes reciban de ti el enlace o el código pueden sentarse o mirar.
new-public = Pública
new-public-help = Todos en este servidor ven la mesa, pueden ocupar un asiento libre y pueden mirar.
new-hints = Pistas permitidas
new-hints-help = El botón Pista muestra una jugada que haría un buen jugador.
new-takebacks = Se puede rectificar si todos están de acuerdo
new-takebacks-help = Más allá de deshacer: se pregunta a toda la mesa.
new-clock = Reloj
new-clock-none = Sin reloj
new-clock-minutes = Minutos
new-clock-days = Días
new-clock-none-help = Cada cual se toma el tiempo que necesite.
new-clock-minutes-help = Para una tarde juntos. A quien se le acabe el tiempo le sustituye un bot hasta que vuelva.
new-clock-days-help = Para una partida de varios días. A quien no juegue a tiempo le sustituye un bot hasta que vuelva.
new-minutes = Minutos por jugador
new-increment = Segundos más por decisión
new-days = Días por decisión
new-friends = Cómo llegan los amigos
new-friends-help = Tendrás un enlace y un código para enviar en cuanto la mesa esté lista.
new-make = Crear la mesa
new-begin = Empezar
new-unknown = Ese juego no está aquí
new-unknown-help = Quizá la dirección esté mal escrita. Todos los juegos de este servidor están en la página de inicio.

terms-title = Cómo se juega:
terms-public = Mesa pública
terms-private = Solo por enlace
terms-no-hints = Sin pistas
terms-no-takebacks = Sin rectificar
clock-said-none = Sin reloj
clock-said-minutes = { $increment ->
    [0] { $minutes } min por jugador
   *[other] { $minutes } min por jugador + { $increment } s
}
clock-said-days = { $days ->
    [one] 1 día por decisión
   *[other] { $days } días por decisión
}

invite-friends = Invita a tus amigos
invite-title = { $game }: siéntate conmigo
invite-link = Enlace
invite-code = Código
invite-copy = Copiar
invite-copy-link = Copiar el enlace
invite-copy-code = Copiar el código
invite-copied = Copiado
invite-not-copied = Márcalo y cópialo
invite-share = Compartir…
invite-qr = Código QR del enlace
invite-camera = O apunta aquí una cámara
reach-network = En la misma red, este servidor está en
reach-public = Este servidor está en
reach-loopback = Este servidor solo atiende a este ordenador. Para otros dispositivos de tu red, inícialo con
reach-nobody = No se ha encontrado ninguna dirección por la que otros lleguen a este servidor. Puede ayudar iniciarlo con

wait-title = Esperando a los amigos
wait-title-full = Todos los asientos están ocupados
wait-begins = La partida empieza cuando se ocupen todos los asientos.
wait-for = La partida empieza cuando estén todos. Falta { $names }.
wait-soon = La partida empieza.
wait-free = Asiento libre
wait-here = Aquí
wait-away = Aún no está
wait-ask = Estás mirando. Para sentarte, pide el enlace o el código a alguien de esta mesa.
wait-freed = Tu asiento ha quedado libre: ya no tienes sitio en esta mesa.
wait-host-help = ¿Alguien no viene? Libera su asiento y pon un bot. También puedes cambiar el orden de los asientos.
wait-up = Subir a { $name } al asiento { $number }
wait-down = Bajar a { $name } al asiento { $number }
wait-up-free = Subir el asiento libre al puesto { $number }
wait-down-free = Bajar el asiento libre al puesto { $number }
wait-open = Liberar
wait-open-of = Liberar el asiento de { $name }
wait-open-sure = { $name } pierde este asiento y otros podrán ocuparlo.
wait-open-not = Dejarlo así
wait-bot = Poner un bot
wait-bot-at = Poner un bot en el asiento { $number }
wait-bot-plays = Un bot que juega…
wait-bot-not = Ningún bot
wait-close = Cerrar la mesa
wait-close-sure = Ya nadie podrá jugar aquí.
wait-keep = Dejarla
wait-leave = Dejar la mesa
wait-home = Ir al inicio

join-title = Toma asiento
join-as = Tu nombre
join-sit = Sentarse
join-sit-at = Sentarse en el asiento { $number }
join-watch = Mirar
join-full = Todos los asientos están ocupados
join-full-help = Puedes mirar, o crear tu propia mesa.
join-running = La partida ha empezado
join-over = Esta partida ha terminado
join-over-help = Puedes ver cómo fue.
join-look = Verla
join-closed = Esta mesa se cerró
join-closed-help = Quien la creó la retiró. Crea la tuya, o pide otra invitación.
join-unknown = Ninguna mesa tiene este código
join-unknown-help = Míralo otra vez, o pide otra invitación.
sorry-unknown = No hay tal mesa
sorry-unknown-help = Puede que ya no exista, o que la dirección esté mal escrita.
sorry-new = Crear una mesa

me-title = Tu nombre en otro dispositivo
me-help = Abre este enlace en tu teléfono o en otro ordenador y allí también serás { $name }, con todas tus mesas. Sirve una vez y durante { $minutes } minutos. Quien lo abra pasa a ser tú, así que no lo compartas.
me-nobody = Aún no tienes nombre aquí. Ponte uno en la página de inicio; después podrá acompañarte.
me-make = Crear un enlace
me-again = Crear otro enlace
me-qr = Código QR de tu enlace personal
me-over = Este enlace ha caducado.
me-arrive-title = Vienes de otro dispositivo
me-arrive-sure = Aquí eres { $name }. Si sigues, pasas a ser la persona del enlace en este dispositivo; a las mesas de { $name } ya no se podrá llegar desde aquí.
me-arrive = Seguir
me-stay = Seguir siendo { $name }
me-welcome = Hola, { $name }
me-welcome-help = Tus mesas también están aquí.
me-arrive-failed = Este enlace ya no sirve
me-arrive-failed-help = Un enlace personal sirve una vez y por poco tiempo. Crea otro en tu otro dispositivo.
