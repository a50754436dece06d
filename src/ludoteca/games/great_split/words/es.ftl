# La gran división en español. Valores: docs/formats.md, «Words».

game = La gran división
game-about = Coleccionistas en una gala parten sus cartas en dos y el vecino de la izquierda se lleva una mitad. Después, cada cual convierte lo que tiene en libros, obras de arte, piedras preciosas, oro y sellos. Seis rondas, todos a la vez, de 2 a 7 jugadores. Tableros, cartas y personajes son un juego de la casa, nuestro; quien tenga la caja puede copiar los números impresos.
chapter = Ronda { $number }

## Opciones

option-min_group = Montón mínimo
help-option-min_group = Cuántas cartas tiene como mínimo cada uno de los dos montones de una división. El reglamento no lo dice.
option-min_group-1 = Una carta
help-option-min_group-1 = Los dos montones llevan cartas, tan pocas o tantas como quieras.
option-min_group-0 = Puede estar vacío
help-option-min_group-0 = Puedes poner todas las cartas en un montón y ninguna en el otro.
option-data = Números de tableros y cartas
help-option-data = Qué marcadores, cartas y personajes se usan.
option-data-house = Juego de la casa
help-option-data-house = Números nuestros, hechos para cumplir los ejemplos del reglamento. No son los de la editorial.

## Lo que se pregunta

prompt-prepare = Los primeros pasos de tu personaje han llegado a una casilla especial: elige el marcador.
prompt-discard = Tu mano pasa del límite de { $limit }: descarta boca abajo. Nadie ve qué.
prompt-split = Divide tu mano en dos montones. Tu vecino de la izquierda se queda uno; el otro vuelve a ti.
prompt-choose = Quédate uno de los dos montones de tu vecino de la derecha. El otro vuelve a su dueño.
prompt-resolve = Juega todas tus cartas y tu divisor, en el orden que quieras: usa sus iconos, o véndelas por un paso de oro o de prestigio.

action-discard = Descartar { $card }
action-split = Dividir: { $first } | { $second }
# En una pista, con los dos montones a la vista.
advice-split = separar { $second }
action-take = Quedarte { $cards }
action-use = Usar { $card }
action-sell = Vender { $card } por un paso de { $track }
action-splitter = Divisor: un paso en { $track }
action-seal = Usar el sello en { $track }
action-arrow = Doble flecha: 2 pasos en { $track }

## Lo que pasa

event-round = Ronda { $round } de { $rounds }: nivel { $levels }, límite de mano { $limit }.
event-dealt = { $you ->
    [yes] Recibes { $card }.
   *[no] { $player } recibe { $card }.
}
event-dealt-hidden = { $player } recibe una carta de nivel { $level_id }.
event-discarded = { $you ->
    [yes] Descartas { $card }.
   *[no] { $player } descarta { $card }.
}
event-discarded-hidden = { $player } descarta una carta.
event-split = { $you ->
    [yes] Divides tu mano: { $first }{ $bar }{ $second }.
   *[no] { $player } divide su mano: { $first }{ $bar }{ $second }.
}
event-split-hidden = { $player } ya ha dividido su mano.
event-offered = { $you ->
    [yes] { $owner } te ofrece { $first }{ $bar }{ $second }.
   *[no] { $owner } ofrece a { $player } { $first }{ $bar }{ $second }.
}
event-offered-hidden = { $owner } ofrece a { $player } dos montones de cartas.
event-chose = { $you ->
    [yes] Eliges { $cards }.
   *[no] { $player } elige { $cards }.
}
event-chose-hidden = { $player } ya ha elegido.
event-forecast = Si la partida acabase justo después, el primer montón daría { $first_owner } a quien lo reparte y { $first_chooser } a quien elige; el segundo, { $second_owner } y { $second_chooser }.
event-returned = { $you ->
    [yes] { $other } te devuelve { $cards }.
   *[no] { $other } devuelve a { $player } { $cards }.
}
event-returned-hidden = { $other } devuelve un montón a { $player }.
event-took = { $you ->
    [yes] Te quedas { $cards } de { $other }.
   *[no] { $player } se queda { $cards } de { $other }.
}
event-took-hidden = { $player } se queda un montón de { $other }.
event-used = { $you ->
    [yes] Usas { $card }.
   *[no] { $player } usa { $card }.
}
event-sold = { $you ->
    [yes] Vendes { $card } por un paso de { $track }.
   *[no] { $player } vende { $card } por un paso de { $track }.
}
event-sold-hidden = { $player } vende una carta por un paso de { $track }.
event-splitter = { $you ->
    [yes] Tu divisor da un paso en { $track }.
   *[no] El divisor de { $player } da un paso en { $track }.
}
event-arrow = { $you ->
    [yes] Usas la doble flecha en { $track }.
   *[no] { $player } usa la doble flecha en { $track }.
}
event-advanced = { $you ->
    [yes] { $steps ->
        [one] Avanzas un paso en { $track }, hasta { $space }.
       *[other] Avanzas { $steps } pasos en { $track }, hasta { $space }.
    }
   *[no] { $steps ->
        [one] { $player } avanza un paso en { $track }, hasta { $space }.
       *[other] { $player } avanza { $steps } pasos en { $track }, hasta { $space }.
    }
}
event-reached-arrow = { $you ->
    [yes] Llegas a una doble flecha: 2 pasos en otro marcador.
   *[no] { $player } llega a una doble flecha: 2 pasos en otro marcador.
}
event-reached-icon = { $you ->
    [yes] En { $track } llegas a un icono: un paso en { $resource }.
   *[no] En { $track }, { $player } llega a un icono: un paso en { $resource }.
}
event-lost = { $steps ->
    [one] Se pierde un paso en { $track }: el marcador está lleno.
   *[other] Se pierden { $steps } pasos en { $track }: el marcador está lleno.
}
event-lost-seals = { $steps ->
    [one] Se pierde un sello ({ $icon }): sus marcadores están llenos.
   *[other] Se pierden { $steps } sellos ({ $icon }): sus marcadores están llenos.
}
event-market = La ficha de mercado muestra { $value }: el medidor del arte está en { $gauge }.
event-scoring-line = Se cruza una línea de puntuación. Sus fichas: { $tokens }.
event-ended = Ha terminado la sexta ronda. Siguen las cuatro puntuaciones.

reason-prestige-card = { $card }
reason-prestige-sale = una carta vendida por prestigio
reason-prestige-splitter = el divisor en prestigio
reason-prestige-arrow = una doble flecha en prestigio
reason-tome-scoring = puntuación de libros, en la casilla { $space }
reason-artwork-scoring = puntuación de obras de arte, { $space } con el medidor en { $gauge }
reason-gem-scoring = puntuación de piedras preciosas, 2 × { $space }
reason-contract-scoring = contratos de { $resource }, { $contracts } × { $stars }

## Cómo llama el informe de equilibrio a lo que recibe (trait) y hace (did, por suceso) cada asiento

trait-characters = Personajes
did-dealt = Recibido
did-discarded = Descartado
did-split = Repartido
did-offered = Le ofrecieron
did-chose = Elegido
did-took = Tomado
did-returned = Recuperado
did-used = Usado
did-sold = Vendido
did-advanced = Avanzado en
did-arrow = Flecha usada en
did-reached-icon = Icono alcanzado
did-splitter = Divisor usado en
did-lost = Pasos perdidos en

## La hoja de puntos

source-prestige = Pasos de prestigio
source-tome = Libros
source-artwork = Obras de arte
source-gems = Piedras preciosas
source-contracts-tome = Contratos de libros
source-contracts-artwork = Contratos de obras de arte
source-contracts-topaz = Contratos de topacios
source-contracts-emerald = Contratos de esmeraldas
source-contracts-gold = Contratos de oro

## Por qué no

refusal-card-not-in-hand = No tienes esta carta: { $card }.
refusal-discard-first = { $count ->
    [one] Descarta antes una carta: el límite de la mano es { $limit }.
   *[other] Descarta antes { $count } cartas: el límite de la mano es { $limit }.
}
refusal-split-first = Divide antes tu mano: marca las cartas de un montón y luego la cartera. { $least ->
    [0] Un montón puede quedar vacío.
    [one] Cada montón necesita al menos una carta.
   *[other] Cada montón necesita al menos { $least } cartas.
}
refusal-split-too-many = Solo tienes { $count } cartas para dividir.
refusal-group-empty = { $least ->
    [one] Cada montón necesita al menos una carta.
   *[other] Cada montón necesita al menos { $least } cartas.
}
refusal-split-same-groups = Es la misma división, con cartas idénticas cambiadas.
refusal-choose-first = Quédate antes uno de los dos montones.
refusal-groups-equal = Los dos montones son idénticos: quédate el primero.
refusal-arrow-first = Usa antes tu doble flecha: 2 pasos en un marcador que no sea el oro.
refusal-arrow-not-on-gold = La doble flecha da pasos en cualquier marcador menos el oro.
refusal-seal-first = Usa antes tu próximo sello ({ $icon }) en un marcador de sellos.
refusal-seal-wrong-group = { $icon_id ->
    [star] Un sello de estrella va en un marcador de sellos: { $tracks }.
    [diamond] Un sello de diamante solo va en { $tracks }.
   *[square] Un sello cuadrado solo va en { $tracks }.
}
refusal-track-full = Has llegado al final de este marcador: { $track }.
refusal-card-played = Ya has jugado esta carta en esta ronda: { $card }.
refusal-splitter-played = Ya has jugado tu divisor en esta ronda.
refusal-no-seal-now = Los marcadores de sellos avanzan al jugar una carta con sellos, o tu divisor.
refusal-no-arrow-now = Los marcadores avanzan con las cartas y el divisor que juegas, y con las dobles flechas que alcanzas en el oro.
refusal-no-discard-now = Solo se descarta tras el reparto, hasta el límite de { $limit }. Una carta que no te sirva se puede vender.
refusal-division-over = La mano se divide y los montones se eligen antes de jugar las cartas; en esta ronda ya ha pasado.
refusal-position-cards-wrong = La posición no contiene cada una de las { $count } cartas exactamente una vez. { $missing ->
    [none] { "" }
   *[other] Falta: { $missing }.
}{ $surplus ->
    [none] { "" }
   *[other] { " " }Sobra: { $surplus }.
}
refusal-position-deck-wrong = Tras este reparto, el mazo de nivel { $level_id } debe tener { $count } cartas.

refusal-data-not-toml = El archivo de datos no se puede leer como TOML: { $why_id }.
refusal-data-too-long = El archivo de datos pasa de { $limit } caracteres.
refusal-data-unreadable = El archivo de datos { $file_id } no se puede leer: { $why_id }.
refusal-data-name-wrong = «{ $name_id }» no sirve como nombre de un juego de datos: minúsculas, cifras y guiones, y ninguno que ya exista.
refusal-data-field-missing = A los datos les falta «{ $field_id }».
refusal-data-field-unknown = En los datos está «{ $field_id }», que no se conoce. { $nearest_id ->
    [none] {""}
   *[other] ¿Querías decir «{ $nearest_id }»?
}
refusal-data-number-wrong = «{ $field_id }» tiene que ser un número entero de { $low } a { $high }.
refusal-data-list-wrong = «{ $field_id }» tiene que ser una lista de { $count } números.
refusal-data-not-rising = Los números de «{ $field_id }» tienen que ir en aumento.
refusal-data-name-unknown = «{ $name_id }» en «{ $field_id }» no se conoce. { $nearest_id ->
    [none] Puede ser { $names }.
   *[other] ¿Querías decir «{ $nearest_id }»?
}
refusal-data-text-wrong = «{ $field_id }» tiene que ser un nombre en minúsculas, cifras y guiones.
refusal-data-table-wrong = «{ $field_id }» tiene que ser una tabla entre llaves, o una lista de ellas donde hay varias.
refusal-data-space-wrong = «{ $field_id }»: su nombre tiene que ser el número de una casilla, de { $low } a { $high }.
refusal-data-space-twice = «{ $field_id }» nombra dos veces una casilla.
refusal-data-row-without-zero = «{ $field_id }» tiene que decir qué vale no tener ninguna obra de arte: 0 = ...
refusal-data-card-empty = «{ $field_id }» no muestra nada.
refusal-data-card-twice = «{ $field_id }»: { $card_id } ya está; cuenta sus copias en una sola línea.
refusal-data-deck-small = El nivel { $level_id } tiene { $cards } cartas, pero { $players } jugadores necesitan { $needed }.
refusal-data-characters-few = Hay { $cards } personajes; hacen falta { $needed }.
refusal-data-character-twice = «{ $field_id }» tiene dos con el mismo nombre.

## Nombres

level = { $level_id ->
    [none] {""}
   *[other] { " " }({ $level_id })
}
name-I = I
name-II = II
name-III = III
name-prestige = { $number ->
    [none] prestigio
    [mixed] { $icons }{ level }
   *[other] { $number } de prestigio{ level }
}
name-tome = { $number ->
    [none] libros
    [mixed] { $icons }{ level }
    [one] { $number } libro{ level }
   *[other] { $number } libros{ level }
}
name-artwork = { $number ->
    [none] obras de arte
    [mixed] { $icons }{ level }
    [one] { $number } obra de arte{ level }
   *[other] { $number } obras de arte{ level }
}
name-topaz = { $number ->
    [none] topacios
    [mixed] { $icons }{ level }
    [one] { $number } topacio{ level }
   *[other] { $number } topacios{ level }
}
name-emerald = { $number ->
    [none] esmeraldas
    [mixed] { $icons }{ level }
    [one] { $number } esmeralda{ level }
   *[other] { $number } esmeraldas{ level }
}
name-gold = { $number ->
    [none] oro
    [mixed] { $icons }{ level }
   *[other] { $number } de oro{ level }
}
name-diamond = { $number ->
    [none] diamante
    [mixed] { $icons }{ level }
    [one] { $number } sello de diamante{ level }
   *[other] { $number } sellos de diamante{ level }
}
name-square = { $number ->
    [none] cuadrado
    [mixed] { $icons }{ level }
    [one] { $number } sello cuadrado{ level }
   *[other] { $number } sellos cuadrados{ level }
}
name-star = { $number ->
    [none] estrella
    [mixed] { $icons }{ level }
    [one] { $number } sello de estrella{ level }
   *[other] { $number } sellos de estrella{ level }
}
name-tome-seal = sellos de libros
name-artwork-seal = sellos de obras de arte
name-topaz-seal = sellos de topacios
name-emerald-seal = sellos de esmeraldas
name-gold-seal = sellos de oro
name-gems = piedras preciosas
name-none = sin puntuación
name-use = usar sus iconos
name-sell-gold = vender por oro
name-sell-prestige = vender por prestigio
name-splitter = tu divisor
name-wallet = tu cartera
name-group = { $number ->
    [1] el primer montón
   *[2] el segundo montón
}
name-slot = una carta de tu mano
name-bibliophile = la bibliófila
name-financier = el financiero
name-curator = la conservadora
name-jeweller = el joyero
name-muse = la musa
name-diplomat = el diplomático
name-heiress = la heredera

## Ayuda: qué es y qué hace cada cosa

card-help = Usada, cada icono es un paso. Vendida, es un paso de oro o de prestigio. En los dos casos vuelve a tu mano para la ronda siguiente.
help-prestige = { $number ->
    [none] El marcador de prestigio son tus puntos. No tiene fin.
   *[other] Cada icono de prestigio es un punto al momento. { card-help }
}
help-tome = { $number ->
    [none] El marcador de libros. Una puntuación de libros da el valor de la casilla con valor más lejana que hayas alcanzado. Sus contratos cuentan al final.
   *[other] Pasos en el marcador de libros. { card-help }
}
help-artwork = { $number ->
    [none] El marcador de obras de arte. Una puntuación de obras de arte paga lo que dé el mercado por tu casilla; cuanto más avanza el medidor, más obras hacen falta. Sus contratos cuentan al final.
   *[other] Pasos en el marcador de obras de arte. { card-help }
}
help-topaz = { $number ->
    [none] El marcador de topacios. Una puntuación de piedras preciosas da el doble de lo que menos tengas, topacios o esmeraldas. Sus contratos cuentan al final.
   *[other] Pasos en el marcador de topacios. { card-help }
}
help-emerald = { $number ->
    [none] El marcador de esmeraldas. Una puntuación de piedras preciosas da el doble de lo que menos tengas, topacios o esmeraldas. Sus contratos cuentan al final.
   *[other] Pasos en el marcador de esmeraldas. { card-help }
}
help-gold = { $number ->
    [none] El marcador de oro. No tiene puntuación propia, pero cada doble flecha que alcances o pases da al momento 2 pasos en otro marcador. Sus contratos cuentan al final.
   *[other] Pasos en el marcador de oro. { card-help }
}
help-diamond = Cada sello de diamante es un paso en los sellos de libros o de obras de arte, juntos o repartidos. { card-help }
help-square = Cada sello cuadrado es un paso en los sellos de topacios, esmeraldas u oro, juntos o repartidos. { card-help }
help-star = Cada sello de estrella es un paso en cualquier marcador de sellos, juntos o repartidos. { card-help }
seal-track-help = Un icono que alcances o pases da al momento un paso en ese recurso. Las estrellas de la última cinta alcanzada son lo que vale al final cada contrato de este recurso.
help-tome-seal = El marcador de sellos de los libros. { seal-track-help }
help-artwork-seal = El marcador de sellos de las obras de arte. { seal-track-help }
help-topaz-seal = El marcador de sellos de los topacios. { seal-track-help }
help-emerald-seal = El marcador de sellos de las esmeraldas. { seal-track-help }
help-gold-seal = El marcador de sellos del oro. { seal-track-help }
help-gems = Esta ficha da lugar a una puntuación de piedras preciosas: el doble de lo que menos tengas, topacios o esmeraldas.
help-none = Esta ficha no da lugar a ninguna puntuación.
help-use = Juega la carta boca arriba: cada icono es un paso.
help-sell-gold = Juega la carta boca abajo, sin contar sus iconos: en su lugar, un paso de oro. Se queda en tu mano.
help-sell-prestige = Juega la carta boca abajo, sin contar sus iconos: en su lugar, un paso de prestigio. Se queda en tu mano.
help-splitter = Tu divisor va entre los montones y siempre vuelve a ti. En cada ronda te da un paso en el marcador que quieras. No cuenta para el límite de la mano.
help-wallet = Tu cartera lleva los dos montones a tu vecino de la izquierda. Las cartas marcadas son un montón, las demás el otro.
help-group = Uno de los dos montones de tu vecino de la derecha. Quédatelo y el otro vuelve a su dueño.
help-slot = Una carta de tu mano.
character-help = Un personaje: sus primeros pasos se dieron al empezar; sus contratos cuentan en la puntuación de contratos.
help-bibliophile = { character-help }
help-financier = { character-help }
help-curator = { character-help }
help-jeweller = { character-help }
help-muse = { character-help }
help-diplomat = { character-help }
help-heiress = { character-help }

## Las reglas en breve, en el orden de la mesa

topic-goal = El objetivo
rules-goal = Reúnes libros, obras de arte, piedras preciosas y oro, y sellos que dan valor a los contratos. Gana quien más prestigio tenga tras seis rondas; los empates se comparten.
topic-deal = Reparto
rules-deal = Cada jugador recibe una carta, de nivel II en las rondas 1 a 3 y de nivel III después. Con dos jugadores hay otra más, del nivel anterior. Si una mano pasa del límite, se descarta boca abajo.
topic-division = División
rules-division = Cada jugador divide su mano en dos montones y los pasa a la izquierda. Te quedas uno de los montones que llegan de la derecha; el otro vuelve. Lo que te quedas y lo que te devuelven es tu nueva mano.
topic-resolution = Resolución
rules-resolution = Cada jugador juega todas sus cartas y su divisor, en cualquier orden. Cada icono es un paso en su marcador; un icono de sello, en un marcador de sellos de su clase. Cualquier carta se puede vender por un paso de oro o de prestigio. El divisor es un paso donde quieras. Los pasos más allá del final se pierden. Todas las cartas vuelven a la mano.
topic-spaces = Casillas especiales
rules-spaces = Una doble flecha del oro da 2 pasos en otro marcador; un icono de un marcador de sellos, un paso en ese recurso; las dos cosas al momento, al llegar o al pasar. Valores de libros, contratos y cintas solo cuentan en las puntuaciones.
topic-market = Mercado
rules-market = Al final de cada ronda una ficha de 0 a 4 mueve el medidor del arte. Se usan seis de las nueve fichas, así que termina entre 8 y 16.
topic-scoring = Puntuaciones
rules-scoring = Tras las rondas 3 y 4 las dos fichas de una línea dicen qué se puntúa: libros, obras de arte, piedras preciosas; una no puntúa nada. Tras la ronda 6 se puntúan las tres cosas, y los contratos.
topic-tomes = Libros
rules-tomes = El valor de la casilla con valor más lejana que hayas alcanzado.
topic-artwork = Obras de arte
rules-artwork = Según el medidor: muy por debajo 0 puntos, hasta tres casillas por debajo 6, a su altura 10, hasta tres por encima 13, más allá 15.
topic-gems = Piedras preciosas
rules-gems = El doble de lo que menos tengas, topacios o esmeraldas.
topic-contracts = Contratos
rules-contracts = Por cada recurso: los contratos de su marcador y de tu personaje, por las estrellas de la última cinta de su marcador de sellos.
topic-house = El juego de la casa
rules-house = Los números de marcadores, cartas y personajes son nuestros, no de la editorial. Cumplen todos los ejemplos del reglamento.
