mf-area-workshops = Talleres
mf-area-residences = Residencias
mf-area-nobles = Nobles
mf-area-commoners = Plebeyos
mf-area-trade = Comercio
mf-area-harbor = Puerto

mf-kind-quartz = Cuarzo
mf-kind-ash = Ceniza
mf-kind-lime = Cal
mf-kind-pigment = Pigmento
mf-kind-residence = Residencia
mf-kind-coin = Moneda
mf-kind-lion = León
mf-kind-cross = Cruz
mf-kind-shell = Concha
mf-kind-fish = Pez
mf-kind-crab = Cangrejo
mf-kind-glassware = Copa
mf-kind-carafe = Jarra
mf-kind-jewelry = Joyas
mf-kind-swan = Cisne
mf-kind-harbor = Puerto

mf-card-worth-workshops = 1 por vidrio
mf-card-worth-pigment = 2 por vidrio
mf-card-worth-residences = valor + serie
mf-card-worth-nobles = 1 · 3 · 6
mf-card-worth-commoners = 1 · 3 · 6
mf-card-worth-trade = por columna
mf-card-worth-harbor = flota × fila

mf-board-hint-workshops = 1 punto por vidrio del grupo, 2 en pigmento
mf-board-hint-harbor = flota × fila
mf-board-hint-trade = 1 por espacio ocupado
mf-different-values = valores distintos
mf-one-of-each = uno de cada
mf-outnumbered = en minoría

mf-display = Oferta
mf-face-up = { $count } a la vista
mf-display-empty = No hay cartas a la vista
mf-in-deck = en el mazo
mf-legend-extra = jugar una carta extra
mf-legend-others = otros también puntúan
mf-copies = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } copias
}

mf-card = Carta de { $kind }, timón { $wheel }
mf-space-workshop = Taller { $number }, { $kind }
mf-space-residence = Residencia { $number }, valor { $value }
mf-space-citizen = { $area }: { $kind }, vale { $value }, espacio { $number }
mf-space-trade = Comercio: { $kind }, fila { $row }
mf-space-harbor = Puerto: flota { $fleet }, espacio { $number }
mf-sea = Espacio { $number } del mar: { $points ->
    [0] sin puntos
    [one] { $points } punto
   *[other] { $points } puntos
}{ $extra ->
    [yes] , carta extra
   *[no] {""}
}
mf-bonus-spaces = Bonificaciones: { $area }
mf-gold = Rombo dorado
mf-free = libre
mf-occupied = { $space }: vidrio de { $name }
mf-fleet-worth = Flota { $fleet }: cada barco vale ahora { $points }
mf-ship-of = Barco de { $name }, en el espacio { $space } del mar
mf-pick-ship = Tu barco
mf-pick-stay = No mover el barco
mf-pick-decline = Sin carta extra

mf-glass-left = Quedan { $count } vidrios, { $reserve } en reserva
mf-ship-at = Barco en el espacio { $space } del mar
mf-need = Bonificación de { $area }: falta { $missing }
mf-need-won = Bonificación de { $area } lograda: { $points } puntos
mf-bonus-total = { $points } puntos de bonificaciones

mf-progress = Ronda { $round } de { $rounds } · carta { $pass } de { $passes }
mf-prompt-choose = Elige una carta
mf-prompt-choose-detail = El resto de tu mano pasa a { $next }.
mf-prompt-sealed = Puedes cambiar de carta hasta que todos hayan elegido.
mf-prompt-extra = Juega una carta extra
mf-prompt-extra-detail = Toma cualquier carta de la oferta, o renuncia.
mf-prompt-over = La partida ha terminado
mf-prompt-play-workshops = Pon tu vidrio en { $kind }
mf-prompt-play-residences = Construye la siguiente residencia
mf-prompt-play-nobles = Pon tu vidrio entre los nobles
mf-prompt-play-commoners = Pon tu vidrio entre los plebeyos
mf-prompt-play-trade = Comercia con { $kind }
mf-prompt-play-harbor = Carga un barco en el puerto
mf-prompt-play-detail = { $count ->
    [one] Hay un espacio libre
   *[other] Hay { $count } espacios libres
}, o navega { $wheel }.

mf-status-extra = Puede jugar una carta extra
mf-status-plays = Juega { $card }

mf-verb-choose = Elegir
mf-verb-place = Colocar
mf-verb-place-sail = Colocar, navegar { $wheel }
mf-verb-sail = Navegar { $wheel }
mf-verb-stay = No navegar
mf-verb-extra = Jugarla
mf-verb-decline = Sin carta extra
mf-gain-extra-card = Juega una carta más, de la oferta.

mf-help-card-workshops = Vidrio en un espacio libre de { $kind }: 1 punto por cada vidrio tuyo del grupo, 2 si cae en pigmento. O navega { $wheel }.
mf-help-card-residences = Vidrio en la siguiente residencia: su valor más tu serie seguida anterior. O navega { $wheel }.
mf-help-card-nobles = Vidrio en un espacio abierto de la pirámide de nobles: 1, 3 o 6 puntos, el doble en { $kind }. El vidrio de debajo puntúa otra vez. O navega { $wheel }.
mf-help-card-commoners = Vidrio en un espacio abierto de la pirámide de plebeyos: 1, 3 o 6 puntos, el doble en { $kind }. El vidrio de debajo puntúa otra vez. O navega { $wheel }.
mf-help-card-trade = Vidrio en la columna de { $kind }: cada vidrio de ella puntúa los espacios ocupados. O navega { $wheel }.
mf-help-card-harbor = Vidrio en cualquier espacio de barco; después tu barco puede mover { $wheel }. Una flota completa puntúa según las mercancías de su fila.
mf-help-space-workshops = Da 1 punto por cada vidrio de tu grupo; 2 si este es pigmento. Los cuatro símbolos dan una bonificación.
mf-help-space-residences = La línea se llena en orden. Puntúas este valor más tu serie seguida anterior. Tres y cinco valores distintos dan una carta extra; cuatro, una bonificación.
mf-help-space-nobles = Necesita los dos espacios de debajo. Vale el número indicado, el doble con la carta a juego; el triángulo de debajo puntúa otra vez. La cima da una carta extra.
mf-help-space-commoners = Necesita los dos espacios de debajo. Vale el número indicado, el doble con la carta a juego; el triángulo de debajo puntúa otra vez. La cima da una carta extra.
mf-help-space-trade = Cada vidrio de la columna puntúa los espacios ocupados en ella. Si otra persona tiene aquí más vidrio que tú, ganas una carta extra.
mf-help-space-harbor = Al llenarse su tercer espacio, la flota puntúa por cada vidrio: 1, 3, 6 o 10 con 1 a 4 mercancías en la misma fila.
mf-help-sea = Solo cuenta el espacio donde el barco se detiene: sus puntos, o una carta extra.
mf-help-bonus = La primera persona que cumple se lleva 20; las siguientes, 15, 10 y 5; una vez cada una.
mf-help-gold = Quien ocupa el último de los tres espacios que lo rodean juega una carta extra.
