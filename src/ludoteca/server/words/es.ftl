# Lo que dice el servidor, además de lo que dicen los juegos.

event-table-undo = { $you ->
    [yes] Deshaces tu jugada.
   *[no] { $player } deshace su jugada.
}
event-table-release = Entretanto se corrigieron las reglas: se deshicieron las jugadas desde el último momento seguro.

refusal-nobody-sits = Al menos un asiento debe ser tuyo.
refusal-invite-wrong = Esta invitación no es para esta mesa.
refusal-no-seat-free = Todos los asientos están ocupados.
refusal-no-rematch = Solo quienes jugaron en una mesa terminada pueden pedir la revancha.
refusal-name-missing = Primero dinos quién eres.
refusal-table-unknown = No existe esa mesa.
refusal-game-not-over = La partida aún no ha terminado.
refusal-too-many-tables = Has abierto muchas mesas hace poco; espera un rato.
refusal-too-fast = Demasiadas peticiones; espera un momento.
refusal-not-ours = Esta petición no viene de una de nuestras páginas.
refusal-garbage = El servidor no entiende este mensaje.
refusal-too-large = Este mensaje es demasiado largo.
refusal-own-mistake = Algo falló en el servidor. Quedó anotado; no se ha cambiado nada.
refusal-hello-first = Una conexión empieza con hello.
refusal-protocol = Esta página es de otra versión; vuelve a cargarla.
refusal-bad-nonce = El nonce debe tener entre 32 y 64 cifras hexadecimales.
refusal-not-yours = Este asiento es de otra persona.
refusal-stale = Entretanto la mesa ha seguido adelante.
refusal-no-decision = Ahora no tienes nada que decidir.
refusal-not-seated = Estás mirando; solo juega quien tiene asiento.
refusal-not-playing = La partida no está en marcha.
refusal-after-barrier = Lo que viene después aún no se sabe; ve paso a paso.
refusal-nothing-to-undo = No hay nada que puedas deshacer.
refusal-not-saved = No se pudo guardar, así que no ha ocurrido. Inténtalo de nuevo.
