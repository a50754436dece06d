# Lo que dice el servidor, además de lo que dicen los juegos.

event-table-undo = { $you ->
    [yes] Deshaces tu jugada.
   *[no] { $player } deshace su jugada.
}
event-table-release = Entretanto se corrigieron las reglas: se han deshecho las jugadas desde el último punto seguro.
event-table-takeback = { $you ->
    [yes] Todos están de acuerdo: se deshace tu última jugada y todo lo que vino después.
   *[no] Todos están de acuerdo: se deshace la última jugada de { $player } y todo lo que vino después.
}
event-table-standin = { $why_id ->
    [clock] { $you ->
        [yes] Se te ha acabado el tiempo: un bot juega por ti hasta que vuelvas.
       *[no] A { $player } se le ha acabado el tiempo: un bot juega hasta que vuelva.
    }
   *[called] { $you ->
        [yes] { $other } llama a un bot para que juegue por ti mientras no estás.
       *[no] { $other } llama a un bot para que juegue por { $player }, que no está.
    }
}
event-table-back = { $you ->
    [yes] Vuelves a jugar tú.
   *[no] { $player } ha vuelto y juega de nuevo.
}
event-table-resigned = { $you ->
    [yes] Abandonas; un bot sigue por ti.
   *[no] { $player } abandona; un bot sigue en su lugar.
}
event-table-fault = { $why_id ->
    [died] { $player } ha dejado de funcionar: se hace una jugada al azar en su lugar.
    [late] { $player } no ha respondido a tiempo: se hace una jugada al azar en su lugar.
    [rubbish] La respuesta de { $player } no se entiende: se hace una jugada al azar en su lugar.
   *[illegal] { $player } ha intentado una jugada ilegal: se hace una jugada al azar en su lugar.
}
event-table-closed = La mesa se ha cerrado.

# Points of the game that a branch goes on from
source-before = Antes de seguir jugando
preview-over = { $game }: la posición final
preview-running = { $game }: una partida en curso
preview-waiting = { $game }: una mesa espera jugadores
refusal-no-picture = Este juego no tiene dibujo.
deal-duel-link = { $game }: un duelo con los mismos dados
deal-duel-result = { $game }: así acabó el duelo
deal-day-link = { $game }: la partida del día
deal-day-result = { $game }: resultados del día
deal-same-dice = Los mismos dados y los mismos bots para todos.
refusal-deal-unknown = Este duelo o partida del día no existe.
refusal-evening-unknown = Este torneo no existe.
refusal-evening-begun = Este torneo ya ha empezado.
refusal-evening-full = Este torneo está completo.
refusal-evening-few = Un torneo necesita al menos dos personas.
refusal-evening-playing = Las mesas de este reparto siguen jugando.
refusal-evening-alone = Un torneo necesita al menos dos jugadores por mesa.
refusal-evening-boards = Un torneo tiene de 1 a { $most } repartos.
refusal-deal-closed = Todavía puedes jugar esta partida con los mismos dados: las de los demás se abren cuando acabes la tuya.
refusal-evening-closed = Este reparto aún se está jugando en otras mesas: sus partidas se abren cuando acaben todas.
refusal-deal-old-rules = Las reglas han cambiado desde que se hizo este reparto; ya no se puede jugar.
refusal-deal-fixed = Los asientos de esta mesa son de un duelo o torneo y no se pueden cambiar.
refusal-day-over = Esta partida del día ya ha terminado.
refusal-duel-played = Ya has jugado este duelo: cada cual tiene un solo intento.
refusal-duel-saw = Ya has visto una partida de este duelo y sabes lo que traen los dados: puedes mirar, pero no jugar.
refusal-duel-browser-saw = En este navegador ya se ha jugado o visto una partida de este duelo y se sabe lo que traen los dados: puedes mirar, pero no jugar.
refusal-duel-not-over = Para un duelo hace falta una partida terminada.
refusal-duel-not-alone = Un duelo se hace con una partida propia contra bots.
refusal-duel-from-position = Esta partida no empezó desde el principio con las reglas de hoy, así que nadie más podría jugarla con los mismos dados.
refusal-duel-taken-back = En esta partida se deshicieron jugadas cuando ya se conocían los dados: no sería un duelo justo.
refusal-duel-seats = En un duelo hay una persona, y bots en los demás asientos.
refusal-bot-not-repeatable = { $bot } no juega dos veces igual, así que no puede estar en una mesa con los mismos dados para todos.
imported-seat = Jugador { $number }

refusal-nobody-sits = Al menos un asiento debe ser tuyo.
refusal-invite-wrong = Esta invitación no es para esta mesa.
refusal-no-seat-free = Todos los asientos están ocupados.
refusal-no-rematch = Solo quienes jugaron en una mesa terminada pueden pedir la revancha.
refusal-name-missing = Primero dinos quién eres: escribe tu nombre en la página de inicio.
refusal-table-unknown = Esa mesa no existe.
refusal-game-not-over = La partida aún no ha terminado.
refusal-too-many-tables = Has abierto muchas mesas hace poco; espera un rato.
refusal-too-many-people = Últimamente han llegado muchas personas nuevas desde tu red; espera un poco.
refusal-too-fast = Demasiadas peticiones; espera un momento.
refusal-not-ours = Esta petición no viene de una de nuestras páginas.
refusal-garbage = El servidor no entiende este mensaje.
refusal-too-large = Este mensaje es demasiado largo.
refusal-own-mistake = Algo ha fallado en el servidor. Ha quedado anotado; no se ha cambiado nada.
refusal-too-many-watch = Ahora mismo hay demasiada gente mirando; prueba otra vez más tarde.
refusal-hello-first = Una conexión empieza con hello.
refusal-protocol = Esta página es de otra versión; vuelve a cargarla.
refusal-bad-nonce = El nonce debe tener entre 32 y 64 cifras hexadecimales.
refusal-not-yours = Este asiento es de otra persona.
refusal-stale = La mesa ha seguido adelante entretanto.
refusal-no-decision = De momento no tienes nada que decidir.
refusal-not-seated = Estás mirando; solo juega quien tiene asiento.
refusal-not-playing = La partida no está en curso.
refusal-after-barrier = Lo que viene después aún no se sabe; ve paso a paso.
refusal-nothing-to-undo = No hay nada que puedas deshacer.
refusal-not-saved = No se pudo guardar, así que no ha ocurrido. Inténtalo de nuevo.
refusal-database-away = La base de datos no responde en este momento. Inténtalo de nuevo en un rato.
refusal-clock-wrong = «{ $field_id }» del reloj debe estar entre { $low } y { $high }.
refusal-clock-mixed = Un reloj de este tipo no tiene «{ $field_id }».
refusal-cannot-leave = Solo puedes salir de una mesa antes de que empiece la partida, y si tienes asiento en ella.
refusal-not-host = Eso solo puede hacerlo quien organiza la mesa.
refusal-not-invited = Esta mesa es para quienes invitó su organizador; tú te sentaste al pasar. Puedes dejarla y abrir una tuya.
refusal-host-near = Quien organiza la mesa estaba aquí hace poco; dale algo de tiempo.
refusal-already-begun = Quién se sienta dónde solo puede cambiarse antes de que empiece la partida.
refusal-seats-wrong = Cada uno de los { $players } asientos debe nombrarse una vez.
refusal-nobody-left = Al menos una persona debe conservar su asiento.
refusal-already-over = Esta mesa ya ha terminado.
refusal-somebody-here = En este dispositivo eres { $name }, no la persona de este enlace.
refusal-link-wrong = Este enlace personal ya se ha usado o ha caducado. Pide otro en el otro dispositivo.
refusal-passkey-unknown = Este servidor no conoce esta llave de acceso.
refusal-passkey-wrong = No se ha podido comprobar la llave de acceso; no ha cambiado nada.
refusal-passkey-late = Ha tardado demasiado, o ya se había respondido; inténtalo otra vez.
refusal-no-passkeys = Las llaves de acceso necesitan una dirección con nombre y https, como https://play.example.org, o localhost.
refusal-too-many-passkeys = Ya tienes { $limit } llaves de acceso; quita alguna antes.
refusal-recovery-wrong = Este código no es correcto, o ya se ha usado.
refusal-device-unknown = Este dispositivo no es tuyo, o ya no tiene la sesión abierta.
refusal-page-private = Esta página no existe o es privada.
refusal-name-other = Para borrarlo todo, escribe tu nombre exactamente.
refusal-too-many-checks = Se han comprobado muchas partidas hace poco; espera un momento.
refusal-eyes-closed = Mientras dura la partida, la ves desde tu asiento o como la mesa abierta.
refusal-position-unknown = No existe ese momento en esta partida.
refusal-not-begun = Esta partida aún no ha empezado.
refusal-practice-unknown = No existe esa posición de práctica.
refusal-moment-unknown = El análisis de esta partida no tiene esa decisión, o no está terminado.
refusal-nothing-to-decide = En esta posición no hay nada que decidir.
refusal-no-answer = Ahora no se ha podido calcular; inténtalo de nuevo.
refusal-no-branch = Solo se puede seguir jugando desde una partida terminada, y desde un momento en que no lo estaba.
refusal-no-hints = En esta mesa se juega sin pistas.
refusal-no-takebacks = En esta mesa no se deshacen jugadas.
refusal-takeback-open = Alguien ya ha pedido deshacer una jugada.
refusal-no-takeback = Nadie te está pidiendo deshacer una jugada.
refusal-standin = Un bot juega por ti; di primero que has vuelto.
refusal-resigned = Has abandonado; un bot juega por ti.
refusal-not-away = Solo se puede llamar a un bot por alguien que lleva un rato ausente y a quien le toca.
refusal-muted = Quien administra este servidor te ha silenciado: puedes jugar, pero no escribir.
refusal-person-unknown = No hay nadie con ese identificador.
refusal-name-empty = Un nombre necesita al menos una letra.
refusal-chat-too-fast = Has escrito mucho en poco tiempo; espera un momento.
refusal-closed = La mesa está cerrada.
refusal-record-too-many-moves = El registro tiene más de { $limit } jugadas; ninguna partida es tan larga.
refusal-not-here = Este sitio no tiene servidor: aquí no hay amigos en otros dispositivos, códigos, enlaces, análisis ni prácticas.
