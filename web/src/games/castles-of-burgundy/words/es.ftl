cb-title = Los Castillos de Borgoña
cb-progress = Fase { $phase } · ronda { $round } de { $rounds }
cb-central = Tablero central
cb-depots = Depósitos
cb-phases = Fases y lo que suma un área completa
cb-phase-help = Fase { $phase }: cada área completada ahora da { $points } puntos más.
cb-rounds = Rondas de esta fase y mercancías por llegar
cb-bridge-order = Orden de turno: { $names }
cb-bonus = { $kind }: { $left }
cb-board = Tablero { $board }
cb-duchy = Ducado de { $name }
cb-placed = { $count } de { $all } colocadas
cb-area-points = Área completa
cb-not-yours = Es el ducado de { $name }: solo colocas losetas en el tuyo.
cb-back-home = Volver a mi ducado
cb-show-large = Ver este ducado en grande
cb-hex = { $kind } { $number }{ $row ->
    [0] {""}
   *[other] , fila { $row }, casilla { $place }
}: { $tile ->
    [none] vacía
   *[other] { $tile }
}
cb-land-castle = Castillo
cb-land-mine = Mina
cb-land-monastery = Monasterio
cb-land-ship = Río
cb-land-livestock = Pasto
cb-land-building = Ciudad
cb-free = gratis
cb-free-help = Un dado muestra este número: no hacen falta trabajadores.
cb-used = usado
cb-workers = { $count ->
    [one] { $count } trabajador
   *[other] { $count } trabajadores
}
cb-cost = Cuesta { cb-workers }.
cb-silver = { $count } de plata
cb-price = Cuesta { cb-silver }.
cb-has = { $count } { $thing }
cb-key-empty = Casilla-llave vacía
cb-sold = { $count ->
    [one] { $count } mercancía vendida
   *[other] { $count } mercancías vendidas
}
cb-sold-short = { $count ->
    [one] venta
   *[other] ventas
}
cb-sold-help = Mercancías que has vendido.
cb-gets = Recibes { cb-workers }{ $silver ->
    [0] {""}
   *[other] {" "}y { $silver } de plata
}.
cb-workers-caption = { $count ->
    [one] trabajador
   *[other] trabajadores
}
cb-silver-caption = de plata
cb-stock-turquoise = { $count } turquesa
cb-stock-purple = { $count ->
    [one] { $count } morada
   *[other] { $count } moradas
}
cb-stock-pink = { $count ->
    [one] { $count } rosa
   *[other] { $count } rosas
}
cb-stock-red = { $count ->
    [one] { $count } roja
   *[other] { $count } rojas
}
cb-stock-brown = { $count ->
    [one] { $count } marrón
   *[other] { $count } marrones
}
cb-stock-orange = { $count ->
    [one] { $count } naranja
   *[other] { $count } naranjas
}
cb-goods-space = Almacén vacío
cb-goods-space-help = Sitio para mercancías de un color más. Las carga de un depósito el barco que colocas.
cb-own-sold = Vendido
cb-verb = Confirmar
cb-verb-decline = Renunciar
cb-counter = { $counter } de { $target } puntos
cb-route = Ruta comercial de { $name }: { $laid } de { $all } mercancías puestas

# El curso de un turno
cb-ask-dice = Usa tus dados: { $dice }
cb-ask-die = Usa tu { $value }
cb-can-take = toma una loseta
cb-can-place = coloca una
cb-can-place-first = coloca una loseta
cb-can-sell = vende mercancías
cb-can-workers = toma trabajadores
cb-can-shield = toma un escudo con ambos dados
cb-can-buy = compra una loseta negra
cb-which-die = ¿Con qué dado?
cb-which-die-or-buy = ¿Con qué dado? ¿O la compras?
cb-which-hex = ¿En qué casilla?
cb-which-thing = ¿Cuál?
cb-which-tile = ¿Qué loseta colocas aquí?
cb-with-die = Con tu { $die }, sin trabajadores.
cb-with-die-turned = { cb-workers } { $count ->
    [one] cambia
   *[other] cambian
} tu { $die }.
cb-do-take = Tomar { $thing }
cb-do-place = Colocar { $thing }
cb-do-sell = Vender { $thing }
cb-do-workers = { $count ->
    [0] Tomar trabajadores
   *[other] Tomar { cb-workers }
}
cb-do-shield = Tomar { $thing }
cb-do-buy = Comprar { $thing }
cb-do-load = Cargar { $thing }
cb-do-discard = A la caja: { $thing }
cb-do-hex = Colocar aquí
cb-do-decline = Renunciar
cb-do-end = Terminar el turno
cb-ask-end = Has usado tus dados
cb-ask-end-buy = Aún puedes comprar una loseta del depósito negro.
cb-ask-end-detail = No queda nada por hacer en este turno.
cb-a-purchase = una compra
cb-verb-end = Terminar el turno
cb-verb-end-purchase = Terminar el turno sin comprar
cb-verb-end-unused = Terminar el turno sin usar { $unused }
cb-free-castle = Castillo: otra acción, con cualquier número
cb-free-white-castle = Castillo blanco: una acción con { $value }
cb-free-route-action = Ruta comercial: una acción, con cualquier número
cb-free-target = Meta alcanzada: una acción, con cualquier número
cb-free-warehouse = Tienda: vende mercancías
cb-free-carpenter = Carpintería: toma un edificio
cb-free-church = Iglesia: toma una mina, un monasterio o un castillo
cb-free-market = Mercado: toma un barco o ganado
cb-free-city-hall = Ayuntamiento: coloca una loseta
cb-free-detail = Sin dado, sea cual sea el número.
cb-free-nothing = Todavía no encaja nada. Consigue algo antes, o renuncia.
cb-title-start-castle = Tu primer castillo
cb-title-hex = ¿En qué casilla?
cb-about-hex = { $tile }: elige una casilla que brille.
cb-title-make-room = Tus casillas-llave están llenas
cb-about-make-room = Va a llegar: { $tile }. ¿Qué loseta va a la caja?
cb-title-load = Barco: carga mercancías
cb-title-load-colour = Barco: ¿qué color?
cb-title-load-neighbour = Barco: ¿también uno vecino?
cb-title-put-shield = Escudo: ¿en qué castillo?
cb-title-load-everywhere = Escudo: ¿mercancías de un color?
cb-title-keep-three = Demasiadas losetas
cb-title-tile-from-depots = Escudo: ¿colocas una loseta?
cb-title-tile-from-black = Escudo: ¿una loseta negra?
cb-title-tax = Impuesto por tus escudos
cb-title-crane = Grúa: ¿como qué edificio?
cb-title-geese = Ocas: ¿con qué animales?
cb-title-keep = ¿Qué casillas-llave?
cb-about-keep = { $tile }: ¿en tus casillas-llave o en las del equipo?
cb-title-make-room-there = Esas casillas-llave están llenas
cb-about-make-room-there = { cb-about-make-room }
cb-title-from-key = ¿Cuál colocas?
cb-title-gains = ¿Qué puntos van primero?
cb-title-load-alone = Barco: carga mercancías
cb-title-load-neighbour-alone = Barco: ¿también uno vecino?
cb-title-swap = Barco: ¿cambias cinco mercancías?
cb-title-give = ¿Qué mercancías entregas?
cb-title-colour-tile = Un color está completo
cb-post = Puesto fronterizo
cb-post-linked = Puesto fronterizo, unido
cb-own-dice = Dados
cb-own-purse = Bolsa
cb-own-keys = Casillas-llave
cb-keys-mine = Solo tuyas
cb-team-keys = Del equipo
cb-own-goods = Mercancías
cb-posts-help = Puestos fronterizos: unir el segundo da ahora { $phase }; el tercero, { $phase } otra vez y una bonificación para los dos primeros: { $left }
cb-inns-left = { $count ->
    [0] Ninguna posada en venta de momento
    [one] { $count } posada en venta
   *[other] { $count } posadas en venta
}
cb-origin-printed-help = Los hexágonos están como en el tablero impreso de este número.
cb-origin-house = diseño nuestro
cb-origin-house-help = No hemos encontrado el tablero impreso con este número. Este es un diseño nuestro en su lugar.
cb-origin-one-source = de una sola fuente
cb-origin-one-source-help = Este tablero se conoce por una sola fuente; alguna casilla del impreso puede ser distinta.
cb-team = Equipo { $team }
cb-team-duchy = Ducado del equipo { $team }
cb-team-of = Equipo { $team }: { $names }
cb-team-points = { $points } puntos entre los dos
cb-team-stock = Común del equipo
cb-keys-shared = equipo
cb-keys-own = solo { $name }
cb-turn-order = Orden de esta ronda
cb-target = Puntos hasta la próxima acción
cb-gains = Por contar:
cb-sale = Puntos en venta, a 1 de plata cada uno
cb-removed = Fuera de la partida: { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}, { $goods ->
    [one] { $goods } mercancía
   *[other] { $goods } mercancías
}
cb-removed-help = Losetas que el dado blanco, una fase nueva o una casilla-llave llena sacaron de la partida, y mercancías que dejaron los barcos. { $tiles }
cb-won = Ganada: todas las casillas están cubiertas.
cb-lost = Perdida: { $count ->
    [one] queda { $count } casilla vacía
   *[other] quedan { $count } casillas vacías
}.
cb-hex-help = Admite una loseta de esta clase: { $kind }. El dado debe mostrar { $number }, y la casilla debe estar junto a una loseta tuya.
cb-tabs = Partes de la mesa
cb-tab-land = Mi ducado
cb-tab-depots = Depósitos
cb-tab-others = Los demás
cb-tab-log = Historial
cb-space-empty = Casilla vacía
cb-space-help = Vacía de momento. En cada fase llega aquí una loseta: { $kind }.
cb-bridge-help = Empieza quien va más adelantado en el puente; en una pila, quien está más arriba. Cada barco hace avanzar una casilla.
cb-area-help = Puntos por completar un área de tantas casillas. Los puntos de la fase se suman.
cb-bonus-help = Los dos primeros que llenan todas las casillas de esta clase en su ducado reciben estos puntos.
cb-setup-for-teams = Para jugar en equipo.
cb-setup-for-one = Para jugar en solitario.
cb-setup-not-for-teams = No es para equipos.
cb-setup-not-for-one = No es para jugar en solitario.
cb-setup-taken = Ya lo tiene alguien.
cb-setup-missing = No se han podido cargar los tableros.
cb-bonuses = Bonif. de color
cb-shield-how = Un doble { $number } lo lleva a un castillo tuyo, en vez de las dos acciones; los trabajadores pueden cambiar los dados.
