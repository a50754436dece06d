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
cb-back-home = Volver a mi ducado
cb-show-large = Ver este ducado en grande
cb-hex = { $kind } { $number }: { $tile ->
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
cb-used = usado
cb-workers = { $count ->
    [one] { $count } trabajador
   *[other] { $count } trabajadores
}
cb-cost = Cuesta { cb-workers }.
cb-has = { $count } { $thing }
cb-key-empty = Casilla-llave vacía
cb-sold = { $count } mercancías vendidas
cb-sold-short = ventas
cb-sold-help = Mercancías que has vendido.
cb-because = Por: { $cause }
cb-ask-dice = Usa tus dados: { $dice }
cb-ask-die = Usa tu { $value }
cb-ask-detail = Toma una loseta, coloca una, vende mercancías o toma trabajadores.
cb-ask-end = Has usado los dos dados
cb-ask-end-detail = Compra una loseta negra si quieres, o termina tu turno.
cb-verb = Confirmar
cb-verb-end = Terminar el turno
cb-verb-end-unused = Terminar el turno sin usar { $dice }
cb-verb-decline = Renunciar
cb-counter = { $counter } de { $target } puntos
cb-shields = Escudos en los depósitos
cb-inns = { $count ->
    [one] { $count } posada en venta
   *[other] { $count } posadas en venta
}
cb-route = Ruta comercial de { $name }
cb-posts = Puestos fronterizos unidos:
