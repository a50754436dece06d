mf-card-worth-workshops = { $points } por diamante
mf-card-worth-residences = valor + fila
mf-card-worth-nobles = { $points }
mf-card-worth-commoners = { $points }
mf-card-worth-trade = por columna
mf-card-worth-harbor = flota × fila

mf-board-hint-workshops = { $group ->
    [one] { $group } punto
   *[other] { $group } puntos
} por diamante del grupo, { $pigment } en pigmento
mf-board-hint-harbor = flota × fila
mf-board-hint-trade = { $column } por diamante de la columna
mf-different-values = valores distintos
mf-one-of-each = uno de cada
mf-outnumbered = en minoría

mf-display = Expuestas
mf-face-up = { $count } cartas
mf-display-empty = No hay cartas expuestas
mf-in-deck = en el mazo
mf-legend-extra = jugar carta adicional
mf-legend-others = otros también puntúan

mf-free = libre
mf-occupied = { $space }: diamante de { $name }
mf-fleet-worth = Flota { $fleet }: cada barco vale ahora { $points }
mf-ship-of = Barco de { $name }, en la casilla { $space } del mar

mf-diamonds-left = { $count ->
    [one] Queda { $count } diamante
   *[other] Quedan { $count } diamantes
}, { $reserve } en reserva
mf-ship-at = Barco en la casilla { $space } del mar
mf-need = Bonificación de { $area }: falta { $missing }
mf-need-won = Bonificación de { $area } lograda: { $points } puntos
mf-bonus-total = { $points } puntos de casillas de bonificación

mf-progress = Ronda { $round } de { $rounds } · carta { $pass } de { $passes }
mf-prompt-choose = Quédate una carta
mf-prompt-choose-detail = Las demás pasan a { $next }.
mf-prompt-sealed = Puedes cambiar de carta hasta que todos tengan una.
mf-prompt-extra = Juega una carta adicional
mf-prompt-extra-detail = Toma cualquier carta expuesta, o renuncia.
mf-prompt-play-workshops = Pon tu diamante en { $kind }
mf-prompt-play-residences = Construye la siguiente residencia
mf-prompt-play-nobles = Pon tu diamante entre los nobles
mf-prompt-play-commoners = Pon tu diamante entre el pueblo llano
mf-prompt-play-trade = Comercia con { $kind }
mf-prompt-play-harbor = Ocupa un barco del puerto
mf-prompt-play-detail = { $count ->
    [one] Hay una casilla libre
   *[other] Hay { $count } casillas libres
}, o navega { $wheel }.

mf-prompt-play-extra = Con Deshacer eliges otra carta.

mf-status-extra = Puede jugar una carta adicional
mf-status-plays = Juega { $card }
mf-status-kept = Ya tiene carta

mf-verb-choose = Quedármela
mf-verb-place = Colocar
mf-verb-place-sail = Colocar, navegar { $wheel }
mf-verb-sail = Navegar { $wheel }
mf-verb-stay = No navegar
mf-verb-extra = Jugarla
mf-verb-decline = Sin carta adicional
mf-gain-extra-card = Después puedes jugar una carta adicional.
mf-brief-extra-card = y una carta
