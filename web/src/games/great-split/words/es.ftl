gs-title = La gran división
gs-progress = Ronda { $round } de { $rounds } · { $phase ->
    [prepare] Preparación
    [discard] Reparto
    [split] División
    [choose] Elección
    [resolve] Juego
   *[over] Final
}
gs-rounds = Rondas
gs-rounds-small = nivel · límite de mano
gs-round = Ronda { $round }: cartas de nivel { $level }, límite de mano { $limit }
gs-after-round = tras la { $round }.ª
gs-you-now = tú: { $points }
gs-token = Puntuación de { $token } tras la ronda { $round }. Ahora mismo te daría { $points }.
gs-token-none = Una ficha vacía tras la ronda { $round }: no puntúa nada.
gs-market = Mercado de arte
gs-gauge = medidor en { $gauge }
gs-market-now = Tu nivel { $level } te da { $points }
gs-market-next = { ", un paso más " }{ $points }
gs-market-help = Lo que paga una puntuación de arte por cada casilla, con el medidor donde está ahora. Cada ronda una ficha mueve el medidor.
gs-token-shown = Ficha de mercado: { $value }
gs-token-hidden = Ficha de mercado, boca abajo
gs-house = Juego de la casa
gs-house-how = Los números de marcadores, cartas y personajes son nuestros, no de la editorial; cumplen todos los ejemplos del reglamento. Si tienes el juego puedes jugar con los impresos.
gs-house-page = Cómo introducir los números impresos
gs-board = Tu tablero
gs-board-of = Tablero de { $name }
gs-legend-next = hasta el próximo premio
gs-legend-piles = con el montón A o B
gs-legend-contract = contrato
gs-legend-arrow = { $steps } pasos en otro
gs-legend-star = puntos por contrato
gs-prestige = Prestigio
gs-resources = Recursos
gs-seals = Sellos
gs-contracts = Contratos × estrellas
gs-contracts-now = { $track }: { $contracts ->
    [one] { $contracts } contrato
   *[other] { $contracts } contratos
} × { $stars } = { $points }
gs-contracts-worth = { $contracts ->
    [one] Un contrato
   *[other] { $contracts } contratos
} × { $stars ->
    [one] una estrella
   *[other] { $stars } estrellas
} = { $points } al final.
gs-contracts-end = Contratos al final
gs-level = { $track }: { $level } de { $length }
gs-space = { $track }, casilla { $space }
gs-arrow = Doble flecha
gs-contract = Contrato
gs-ribbon = Cinta
gs-help-value = Desde aquí una puntuación de libros da { $points }.
gs-help-contract = Un contrato: al final vale tantos puntos como estrellas tenga la última cinta del marcador de sellos de este recurso.
gs-help-arrow = Una doble flecha: quien llega a ella o la pasa da enseguida { $steps } pasos en otro marcador.
gs-help-icon = Un icono: quien llega a él o lo pasa da enseguida un paso en { $resource }.
gs-help-stars = Una cinta: desde aquí cada contrato de este recurso vale { $stars } al final.
gs-help-ribbon = Las estrellas de la última cinta alcanzada son lo que vale al final cada contrato de este recurso.
gs-card-seals = { $count ->
    [one] 1 sello
   *[other] { $count } sellos
}
gs-splitter = DIVISOR
gs-splitter-any = donde quieras
gs-splitter-yours = Siempre tuyo
gs-splitter-stays = { $steps ->
    [one] un paso donde quieras
   *[other] { $steps } pasos donde quieras
}
gs-pile = Montón { $pile }
gs-pile-empty = Toca una carta para traerla aquí.
gs-move-to = a { $pile }
gs-card-in = { $card }, en el montón { $pile }. La mueve al montón { $other }.
gs-for = Para { $name }
gs-for-you = Para ti
gs-if-now = puntos si acabase ahora
gs-if-now-help = { $points } puntos más si la partida acabase justo después: cada carta usada por sus iconos, los sellos de una carta juntos, sellos y flechas donde más dan ahora.
gs-steps = { $track } de { $from } a { $to }.{ $contracts ->
    [0] {""}
    [one] { " " }Un contrato más.
   *[other] { " " }{ $contracts } contratos más.
}{ $arrows ->
    [0] {""}
    [one] { " " }Una doble flecha: { $steps } pasos en otro marcador.
   *[other] { " " }{ $arrows } dobles flechas: { $steps } pasos en otro marcador cada una.
}
gs-steps-none = { $track } está al final: más pasos se pierden.
gs-score-now = { $points } ahora
gs-far-help = { $name }. { $points } de prestigio si la partida acabase ahora. Muestra el tablero entero.
gs-score-now-help = Prestigio si la partida acabase ahora: con libros, obras de arte, piedras preciosas y contratos como están.
gs-wallet-open = Una cartera abierta
gs-wallet-closed = Una cartera cerrada
gs-yours = para ti
gs-goes-back = vuelve
gs-nothing = nada
gs-use = Usarla
gs-sell = o venderla, boca abajo
gs-sell-gold = por oro
gs-sell-prestige = por prestigio
gs-used = usada
gs-sold = vendida
gs-pick-card = Elige una carta o el divisor.
gs-pick-last-cards = Elige una carta.
gs-pick-track = Elige un marcador de tu tablero.
gs-left = Izq.: toma de ti
gs-right = Der.: te da
gs-both = Cada cual toma del otro
gs-large = Ver grande el tablero de { $name }
gs-small = Ver pequeño el tablero de { $name }

gs-prompt-split = Divide tu mano en dos montones
gs-prompt-split-detail = { $name } se queda uno, el otro vuelve a ti. Toca o arrastra las cartas.
gs-prompt-choose = Quédate un montón de la cartera de { $name }
gs-prompt-choose-detail = El otro vuelve con el divisor.
gs-prompt-discard = Descarta hasta quedarte con { $limit }
gs-prompt-discard-detail = { $count ->
    [one] Sobra una carta. Va boca abajo; nadie la ve.
   *[other] Sobran { $count } cartas. Van boca abajo; nadie las ve.
}
gs-prompt-resolve = Juega tus cartas
gs-prompt-resolve-detail = En el orden que quieras, todas y el divisor. Cada icono es un paso.
gs-prompt-splitter = ¿Dónde va el divisor?
gs-prompt-splitter-detail = { $steps ->
    [one] Un paso en cualquier marcador.
   *[other] { $steps } pasos en cualquier marcador.
}
gs-prompt-arrow = Doble flecha: { $steps ->
    [2] dos
   *[other] { $steps }
} pasos
gs-prompt-arrow-detail = En un marcador que no sea el oro.
gs-prompt-seal = Coloca el sello ({ $icon })
gs-prompt-seal-detail = { $count ->
    [one] Un paso en un marcador de sellos que brille.
   *[other] Un paso en un marcador de sellos que brille. Quedan { $count } sellos, uno tras otro.
}
gs-prompt-wait-detail = Aún puedes deshacer mientras los demás piensan.
gs-verb-split = Cerrar la cartera
gs-verb-take = Quedarte el montón { $pile }
gs-verb-discard = Descartar
gs-verb-use = Usar
gs-verb-sell-gold = Vender por oro
gs-verb-sell-prestige = Vender por prestigio
gs-verb-track = Paso en { $track }
gs-verb-arrow = { $steps ->
    [2] Dos
   *[other] { $steps }
} pasos en { $track }
gs-status-split = ✓ Cartera cerrada
gs-status-choose = ✓ Ya ha elegido
gs-status-resolve = ✓ Todo jugado
gs-status-discard = ✓ Listo
gs-status-thinking = { $phase ->
    [split] Dividiendo
    [choose] Eligiendo
    [resolve] { $left } por jugar
    [discard] Descartando
   *[other] Pensando
}
gs-gain = { $track } a { $space }{ $contracts ->
    [0] {""}
    [one] , un contrato
   *[other] , { $contracts } contratos
}
gs-gain-prestige = { $points } de prestigio
gs-gain-arrow = Doble flecha: { $steps } pasos en otro marcador
gs-gain-rest = resto perdido
gs-gain-lost = Los pasos más allá del final se pierden
gs-tab-market = Mercado

gs-splitter-theirs = Se queda con { $name }
gs-taking = Te llevas este montón
gs-phases = Fases de una ronda
gs-phase-deal = Reparto
gs-phase-split = División
gs-phase-choose = Elección
gs-phase-play = Juego
