# Los Castillos de Borgoña en español. Valores: docs/formats.md, "Words".

game = Los Castillos de Borgoña
game-about = Príncipes del siglo XV llenan sus ducados de castillos, minas, monasterios, barcos, ganado y ciudades. Dos dados por turno, y algo que hacer con cada número. De 1 a 4 jugadores, hora y media aproximadamente.
chapter = Fase { $number ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[5] E
}

## Options

option-board = Ducado
help-option-board = Qué ducado construye cada cual.
option-board-1 = N.º 1 para todos
help-option-board-1 = El ducado para una primera partida, igual para todos.
option-board-2 = N.º 2 para todos
help-option-board-2 = Áreas más pequeñas, igual para todos.
option-board-dealt = Al azar
help-option-board-dealt = Cada cual recibe al azar uno distinto de los números 1 a 10.
option-board-own = A elección
help-option-board-own = Cada cual elige entre los números 1 a 10, o todos entre 11a y 11f; a partir del 3 hay un solo ejemplar de cada uno.
about-board-1 = Ducado n.º 1: una ciudad de cinco, dos de tres y una de una; un pasto grande.
about-board-2 = Ducado n.º 2: ríos cortos, minas y castillos sueltos.
about-board-3 = Ducado n.º 3: los seis monasterios juntos y dos ciudades de cinco.
about-board-4 = Ducado n.º 4: dos ciudades de cinco y un río de cuatro.
about-board-5 = Ducado n.º 5: cinco ciudades pequeñas.
about-board-6 = Ducado n.º 6: un río de seis y una ciudad de seis.
about-board-7 = Ducado n.º 7: una ciudad de siete; castillos por parejas.
about-board-8 = Ducado n.º 8: seis ciudades de dos, seis barcos sueltos y un pasto de seis.
about-board-9 = Ducado n.º 9: dos ciudades de seis.
about-board-10 = Ducado n.º 10: una ciudad de ocho.
option-board_1 = Ducado del jugador 1
help-option-board_1 = Solo si cada cual elige el suyo. De los números 1 y 2 hay cuatro ejemplares, de los demás uno.
option-board_1-1 = N.º 1
help-option-board_1-1 = { about-board-1 }
option-board_1-2 = N.º 2
help-option-board_1-2 = { about-board-2 }
option-board_1-3 = N.º 3
help-option-board_1-3 = { about-board-3 }
option-board_1-4 = N.º 4
help-option-board_1-4 = { about-board-4 }
option-board_1-5 = N.º 5
help-option-board_1-5 = { about-board-5 }
option-board_1-6 = N.º 6
help-option-board_1-6 = { about-board-6 }
option-board_1-7 = N.º 7
help-option-board_1-7 = { about-board-7 }
option-board_1-8 = N.º 8
help-option-board_1-8 = { about-board-8 }
option-board_1-9 = N.º 9
help-option-board_1-9 = { about-board-9 }
option-board_1-10 = N.º 10
help-option-board_1-10 = { about-board-10 }
option-board_2 = Ducado del jugador 2
help-option-board_2 = Solo si cada cual elige el suyo. De los números 1 y 2 hay cuatro ejemplares, de los demás uno.
option-board_2-1 = N.º 1
help-option-board_2-1 = { about-board-1 }
option-board_2-2 = N.º 2
help-option-board_2-2 = { about-board-2 }
option-board_2-3 = N.º 3
help-option-board_2-3 = { about-board-3 }
option-board_2-4 = N.º 4
help-option-board_2-4 = { about-board-4 }
option-board_2-5 = N.º 5
help-option-board_2-5 = { about-board-5 }
option-board_2-6 = N.º 6
help-option-board_2-6 = { about-board-6 }
option-board_2-7 = N.º 7
help-option-board_2-7 = { about-board-7 }
option-board_2-8 = N.º 8
help-option-board_2-8 = { about-board-8 }
option-board_2-9 = N.º 9
help-option-board_2-9 = { about-board-9 }
option-board_2-10 = N.º 10
help-option-board_2-10 = { about-board-10 }
option-board_3 = Ducado del jugador 3
help-option-board_3 = Solo si cada cual elige el suyo. De los números 1 y 2 hay cuatro ejemplares, de los demás uno.
option-board_3-1 = N.º 1
help-option-board_3-1 = { about-board-1 }
option-board_3-2 = N.º 2
help-option-board_3-2 = { about-board-2 }
option-board_3-3 = N.º 3
help-option-board_3-3 = { about-board-3 }
option-board_3-4 = N.º 4
help-option-board_3-4 = { about-board-4 }
option-board_3-5 = N.º 5
help-option-board_3-5 = { about-board-5 }
option-board_3-6 = N.º 6
help-option-board_3-6 = { about-board-6 }
option-board_3-7 = N.º 7
help-option-board_3-7 = { about-board-7 }
option-board_3-8 = N.º 8
help-option-board_3-8 = { about-board-8 }
option-board_3-9 = N.º 9
help-option-board_3-9 = { about-board-9 }
option-board_3-10 = N.º 10
help-option-board_3-10 = { about-board-10 }
option-board_4 = Ducado del jugador 4
help-option-board_4 = Solo si cada cual elige el suyo. De los números 1 y 2 hay cuatro ejemplares, de los demás uno.
option-board_4-1 = N.º 1
help-option-board_4-1 = { about-board-1 }
option-board_4-2 = N.º 2
help-option-board_4-2 = { about-board-2 }
option-board_4-3 = N.º 3
help-option-board_4-3 = { about-board-3 }
option-board_4-4 = N.º 4
help-option-board_4-4 = { about-board-4 }
option-board_4-5 = N.º 5
help-option-board_4-5 = { about-board-5 }
option-board_4-6 = N.º 6
help-option-board_4-6 = { about-board-6 }
option-board_4-7 = N.º 7
help-option-board_4-7 = { about-board-7 }
option-board_4-8 = N.º 8
help-option-board_4-8 = { about-board-8 }
option-board_4-9 = N.º 9
help-option-board_4-9 = { about-board-9 }
option-board_4-10 = N.º 10
help-option-board_4-10 = { about-board-10 }
option-start_castle = Castillo inicial
help-option-start_castle = Dónde está tu primer castillo.
option-start_castle-centre = En el centro
help-option-start_castle-centre = En el 6 verde oscuro del centro; para los números 1 y 2.
option-start_castle-open = A la vista
help-option-start_castle-open = En cualquier casilla verde oscuro; se elige por orden de turno.
option-start_castle-secret = En secreto
help-option-start_castle-secret = En cualquier casilla verde oscuro; todos eligen a la vez y lo muestran juntos.

## What is asked

prompt-start-castle = Elige la casilla verde oscuro de tu primer castillo.
prompt-turn = Tu turno: usa tus dados en el orden que quieras, compra una loseta negra si te apetece y termina el turno.
prompt-free-action = Una acción libre: elige qué hacer, o renuncia.
prompt-hex = Elige la casilla para tu loseta.
prompt-make-room = Tus casillas-llave están llenas. ¿Qué loseta va a la caja?
prompt-pay = ¿Cómo pagas?
prompt-load = Tu barco: ¿de qué depósito cargas?
prompt-load-colour = No caben todas. ¿Qué color cargas?
prompt-load-neighbour = También puedes cargar las mercancías de un depósito vecino.

workers-cost = { $workers ->
    [0] {""}
    [one] , { $workers } trabajador
   *[other] , { $workers } trabajadores
}
goods-one = { $goods_key ->
    [goods-turquoise] turquesa
    [goods-purple] morada
    [goods-pink] rosa
    [goods-red] roja
    [goods-brown] marrón
   *[goods-orange] naranja
}
goods-many = { $goods_key ->
    [goods-turquoise] turquesa
    [goods-purple] moradas
    [goods-pink] rosas
    [goods-red] rojas
    [goods-brown] marrones
   *[goods-orange] naranjas
}
counted-goods = { $count ->
    [one] { $count } mercancía { goods-one }
   *[other] { $count } mercancías { goods-many }
}
the-tile = { $tile_id ->
    [castle] el castillo
    [mine] la mina
    [ship] el barco
    [warehouse] la tienda
    [carpenter] la carpintería
    [church] la iglesia
    [market] el mercado
    [boarding-house] la pensión
    [bank] el banco
    [city-hall] el ayuntamiento
    [watchtower] la atalaya
    [white-castle] el castillo blanco
    [inn] la posada
    [crane] la grúa
    [geese] las ocas
    [black-tile] la loseta negra
   *[other] { $tile }
}
action-take = Tomar { the-tile } del { $space }{ workers-cost }
action-place = Colocar { the-tile }
action-sell = Vender { counted-goods }{ workers-cost }
action-workers = Tomar { $gained } trabajadores
action-hex = Colocar { the-tile } en un { $number }{ at-hex }{ workers-cost }
action-discard = Dejar { the-tile } en la caja
action-buy = { $space_id ->
    [inns] Comprar { the-tile }
   *[other] Comprar { the-tile } del { $space }
}
action-pay = { $workers ->
    [0] Pagar con plata
    [one] Pagar con { $workers } trabajador y plata
   *[other] Pagar con { $workers } trabajadores
}
action-load = Cargar { $goods } del { $depot }
action-load-goods = Cargar { counted-goods }
action-decline = Renunciar
action-end-turn = Terminar el turno

## What happens

a-tile = { $tile_id ->
    [castle] un castillo
    [mine] una mina
    [ship] un barco
    [warehouse] una tienda
    [carpenter] una carpintería
    [church] una iglesia
    [market] un mercado
    [boarding-house] una pensión
    [bank] un banco
    [city-hall] un ayuntamiento
    [watchtower] una atalaya
    [white-castle] un castillo blanco
    [inn] una posada
    [crane] la grúa
    [geese] las ocas
    [black-tile] una loseta negra
   *[other] { $tile }
}
with-workers = { $workers ->
    [0] {""}
    [one] {" "}con { $workers } trabajador
   *[other] {" "}con { $workers } trabajadores
}
# Solo donde otra casilla del mismo color tiene el mismo número.
at-hex = { $row ->
    [0] {""}
   *[other] {" "}(fila { $row }, casilla { $place })
}
event-chose-castle = { $you ->
    [yes] Eliges un { $number }{ at-hex } para tu primer castillo.
   *[no] { $player } elige un { $number }{ at-hex } para su primer castillo.
}
event-chose-castle-hidden = { $player } ha elegido el lugar de su primer castillo.
event-founded = { $you ->
    [yes] Tu primer castillo está en un { $number }{ at-hex }.
   *[no] El primer castillo de { $player } está en un { $number }{ at-hex }.
}
event-phase = Empieza la fase { $phase }. Mercancías de la fase: { $colours }.
event-round = Ronda { $round }.
event-rolled = { $you ->
    [yes] Sacas { $dice }.
   *[no] { $player } saca { $dice }.
}
event-goods-arrived = El dado blanco lleva { $goods } al { $depot }.
event-took = { $you ->
    [yes] Tomas { a-tile } del { $space }{ with-workers }.
   *[no] { $player } toma { a-tile } del { $space }{ with-workers }.
}
event-took-workers = { $you ->
    [yes] Tomas { $workers ->
        [one] { $workers } trabajador
       *[other] { $workers } trabajadores
    }{ and-silver }.
   *[no] { $player } toma { $workers ->
        [one] { $workers } trabajador
       *[other] { $workers } trabajadores
    }{ and-silver }.
}
and-silver = { $silver ->
    [0] {""}
   *[other] {" "}y { $silver } de plata
}
event-placed = { $you ->
    [yes] Colocas { a-tile } en un { $number }{ with-workers }.
   *[no] { $player } coloca { a-tile } en un { $number }{ with-workers }.
}
event-discarded = { $you ->
    [yes] Dejas { a-tile } en la caja.
   *[no] { $player } deja { a-tile } en la caja.
}
event-sold = { $you ->
    [yes] Vendes { counted-goods }{ with-workers } por { $silver } de plata{ and-gained }.
   *[no] { $player } vende { counted-goods }{ with-workers } por { $silver } de plata{ and-gained }.
}
and-gained = { $gained ->
    [0] {""}
    [one] {" "}y { $gained } trabajador
   *[other] {" "}y { $gained } trabajadores
}
event-bought = { $space_id ->
    [inns] { $you ->
        [yes] Compras { a-tile } por { paid }.
       *[no] { $player } compra { a-tile } por { paid }.
    }
   *[other] { $you ->
        [yes] Compras { a-tile } del { $space } por { paid }.
       *[no] { $player } compra { a-tile } del { $space } por { paid }.
    }
}
paid = { $workers ->
    [0] { $silver } de plata
   *[other] { $silver ->
        [0] { $workers ->
            [one] { $workers } trabajador
           *[other] { $workers } trabajadores
        }
       *[other] { $silver } de plata y { $workers ->
            [one] { $workers } trabajador
           *[other] { $workers } trabajadores
        }
    }
}
event-loaded = { $you ->
    [yes] Cargas { counted-goods } del { $depot }.
   *[no] { $player } carga { counted-goods } del { $depot }.
}
event-advanced = { $you ->
    [yes] Tu peón avanza a la casilla { $space } del puente.
   *[no] El peón de { $player } avanza a la casilla { $space } del puente.
}
event-bank = { $you ->
    [yes] El banco te da { $silver } de plata.
   *[no] El banco da { $silver } de plata a { $player }.
}
event-boarding-house = { $you ->
    [yes] La pensión te da { $workers } trabajadores.
   *[no] La pensión da { $workers } trabajadores a { $player }.
}
event-mines-paid = { $you ->
    [yes] Tus minas dan { $silver } de plata{ and-workers }.
   *[no] Las minas de { $player } dan { $silver } de plata{ and-workers }.
}
and-workers = { $workers ->
    [0] {""}
    [one] {" "}y { $workers } trabajador
   *[other] {" "}y { $workers } trabajadores
}
event-declined = { $you ->
    [yes] No usas el efecto: { $effect }.
   *[no] { $player } no usa el efecto: { $effect }.
}
event-turn-ended = { $unused_count ->
    [0] { $you ->
        [yes] Terminas tu turno.
       *[no] { $player } termina su turno.
    }
   *[other] { $you ->
        [yes] Terminas tu turno sin usar { $unused }.
       *[no] { $player } termina su turno sin usar { $unused }.
    }
}
event-ended = La partida ha terminado: se cuentan los sobrantes y los monasterios.

reason-area = un área de { $size } completa: { $by_size }, más { $by_phase } por la fase { $phase }
reason-colour-first = primero en cubrir todas las casillas de { $kind }
reason-colour-second = segundo en cubrir todas las casillas de { $kind }
reason-livestock = { $extra ->
    [0] { $animals } { $species }
   *[other] { $animals } { $species }, y { $extra } por las losetas
}
reason-watchtower = una atalaya
reason-goods = { $count ->
    [one] { counted-goods } vendida
   *[other] { counted-goods } vendidas
}
reason-unsold-goods = { $count ->
    [one] { $count } mercancía
   *[other] { $count } mercancías
} sin vender
reason-silver = { $count } de plata
reason-workers = { $count } trabajadores, un punto por cada dos
reason-monastery = { $tile }: { $count } × { $what }

## Cómo llama el informe de equilibrio a lo que recibe (trait) y hace (did, por suceso) cada asiento

trait-boards = Ducados
did-took = Tomado de un depósito
did-bought = Comprado
did-placed = Colocado
did-discarded = Descartado
did-loaded = Cargado
did-sold = Vendido
did-founded = Primer castillo
did-declined = Rechazado
did-took-straight = Llevado directamente al ducado
did-took-shield = Escudo tomado
did-shield-put = Escudo puesto
did-shield-given-up = Escudo cedido
did-shield-replaced = Escudo sustituido
did-shield-worker = Trabajadores de un escudo
did-copied-player = Copiado a un jugador
did-route-bonus = Bonificación de una ruta comercial
did-set-die = Dado fijado

## The score sheet

source-areas = Áreas
source-colours = Bonificaciones
source-livestock = Ganado
source-buildings = Atalayas
source-goods = Mercancías vendidas
source-left-over = Sobrantes
source-monasteries = Monasterios

## Why not

refusal-option-value-elsewhere = { $option_id ->
    [board] El ducado { $value_id } se elige por asiento: board=own y board_1={ $value_id }, board_2=…; o board=border-posts, que reparte los ducados 11a a 11f.
   *[other] «{ $value_id }» no es un valor de «{ $option_id }», sino de { $others }.
}
refusal-board-not-own = { $option_id }: solo si cada cual elige el suyo, no con «{ $board_id }».
refusal-board-without-player = { $option_id }: no existe ese jugador; { $players ->
    [one] juega una persona
   *[other] jugáis { $players }
}.
refusal-board-copies = { $copies ->
    [one] Hay { $copies } ejemplar
   *[other] Hay { $copies } ejemplares
} del ducado { $board_id }.
refusal-start-castle-centre = El castillo está en el centro solo con { $choices }; con los demás elige cada cual, a la vista o en secreto.
refusal-position-tiles-wrong = La posición no contiene cada una de las { $count } losetas hexagonales exactamente una vez. { $missing ->
    [none] { "" }
   *[other] Falta: { $missing }.
}{ $surplus ->
    [none] { "" }
   *[other] { " " }Sobra: { $surplus }.
}
refusal-position-goods-wrong = La posición no contiene cada una de las { $count } mercancías exactamente una vez. { $missing ->
    [none] { "" }
   *[other] Falta: { $missing }.
}{ $surplus ->
    [none] { "" }
   *[other] { " " }Sobra: { $surplus }.
}
refusal-position-hex-wrong = { $tile } no puede estar en { $hex_id }.
refusal-position-keys-wrong = { $seat } tiene en esta posición más de { $count } losetas en sus casillas-llave.
refusal-position-store-wrong = { $seat } almacena en esta posición demasiados colores de mercancías.

refusal-nothing-to-decline = No hay nada a lo que renunciar: esto hay que decidirlo.
refusal-nothing-to-discard = Solo se descarta una loseta para hacer sitio en las casillas-llave.
refusal-nothing-to-pay = Se paga al comprar una loseta del depósito negro.
refusal-pay-otherwise = Una loseta cuesta { $price }, y tienes { $silver } de plata y { $workers ->
    [one] { $workers } trabajador
   *[other] { $workers } trabajadores
}. Solo el monasterio 6 permite pagar con trabajadores.
refusal-decide-first = { $step_id ->
    [start-castle] Primero elige dónde va tu castillo.
    [turn] Primero usa tus dados o termina el turno.
    [free-action] Primero usa tu acción libre, o renuncia a ella.
    [hex] Primero elige la casilla para tu loseta.
    [make-room] Tus casillas-llave están llenas: primero elige la loseta que va a la caja.
    [make-room-there] Esas casillas-llave están llenas: primero elige la loseta que va a la caja.
    [keep-three] Tienes más de tres losetas en tus casillas-llave: primero elige la que va a la caja.
    [keep] Primero elige casillas-llave para tu loseta nueva: las tuyas o las del equipo.
    [from-key] Primero di qué loseta colocas: la tuya o la del equipo.
    [pay] Primero di cómo pagas la loseta.
    [load] Primero elige de qué depósito carga tu barco, o renuncia.
    [load-alone] Primero elige de qué depósito carga tu barco, o renuncia.
    [load-colour] No caben todas las mercancías: primero elige el color que cargas.
    [load-neighbour] Primero carga de un depósito vecino, o renuncia.
    [load-neighbour-alone] Primero carga de un depósito vecino, o renuncia.
    [load-everywhere] Primero elige el color que tu barco carga de todos los depósitos, o renuncia.
    [crane] Primero elige el edificio cuyo efecto usa tu grúa, o renuncia.
    [geese] Primero elige la especie que puntúa con tus ocas.
    [put-shield] Primero elige el castillo que lleva tu nuevo escudo.
    [tax] Primero paga el impuesto de tus escudos, o renuncia a alguno.
    [tile-from-depots] Primero coloca una loseta de los seis depósitos, o renuncia.
    [tile-from-black] Primero coloca una loseta del depósito negro, o renuncia.
    [gains] Primero cuenta tus puntos.
    [swap] Primero cambia cinco mercancías por una loseta negra, o renuncia.
    [give] Primero elige las mercancías que das por la loseta negra.
    [colour-tile] Primero pon en tu ducado una loseta del depósito negro, o renuncia.
   *[other] Primero haz lo que se te pide.
}
refusal-no-free-action = Las acciones libres vienen de los castillos y edificios que colocas: usa un dado.
refusal-free-action-first = Primero usa tu acción libre, o renuncia a ella; los dados van después.
refusal-die-used = Ya has usado ese dado en este turno.
refusal-dice-equal = Los dos dados muestran el mismo número: usa el primero.
refusal-dice-used = Ya has usado los dos dados en este turno.
refusal-effect-not-for-that = { $effect_id ->
    [warehouse] La tienda vende las mercancías de un color, y nada más.
    [carpenter] La carpintería toma un edificio de uno de los seis depósitos, y nada más.
    [church] La iglesia toma una mina, un monasterio o un castillo de uno de los seis depósitos, y nada más.
    [market] El mercado toma un barco o ganado de uno de los seis depósitos, y nada más.
    [city-hall] El ayuntamiento coloca una loseta de tus casillas-llave, y nada más.
   *[other] No sirve para eso: { $effect }.
}
refusal-effect-other-kinds = { $effect_id ->
    [carpenter] La carpintería solo toma edificios; esta loseta es de otra clase: { $kind }.
    [church] La iglesia solo toma minas, monasterios y castillos; esta loseta es de otra clase: { $kind }.
    [market] El mercado solo toma barcos y ganado; esta loseta es de otra clase: { $kind }.
   *[other] Este efecto, { $effect }, no toma esa clase de loseta: { $kind }.
}
refusal-no-goods = No tienes { $goods } que vender; los barcos cargan mercancías en los depósitos.
refusal-too-few-workers = Tu { $die } queda demasiado lejos: { $needed ->
    [one] hace falta { $needed } trabajador
   *[other] hacen falta { $needed } trabajadores
} y tienes { $workers }.
refusal-space-empty = Ahí no hay ninguna loseta.
refusal-equal-tile-first = Antes hay una loseta idéntica: toma aquella.
refusal-tile-not-held = No tienes esa loseta en tus casillas-llave: { $tile }.
refusal-no-hex-for-tile = Junto a tus losetas no hay ninguna casilla libre para { the-tile }.
refusal-castle-on-marked = En este tablero tu primer castillo va en otra casilla verde oscuro: una de las que brillan.
refusal-castle-on-green = Tu primer castillo va en una casilla verde oscuro.
refusal-choose-tile-first = Primero elige cuál de las losetas de tus casillas-llave va aquí.
refusal-hex-taken = En esta casilla ya hay { a-tile }.
refusal-wrong-colour = Aquí no va { $tile }: esta casilla es para { $kind_id ->
    [castle] un castillo
    [mine] una mina
    [ship] un barco
    [livestock] ganado
    [building] un edificio
   *[monastery] un monasterio
}.
refusal-no-tile-for-hex = { $kind_id ->
    [castle] Esta casilla es para un castillo, y no tienes ninguno en tus casillas-llave.
    [mine] Esta casilla es para una mina, y no tienes ninguna en tus casillas-llave.
    [ship] Esta casilla es para un barco, y no tienes ninguno en tus casillas-llave.
    [livestock] Esta casilla es para ganado, y no lo tienes en tus casillas-llave.
    [building] Esta casilla es para un edificio, y no tienes ninguno en tus casillas-llave.
   *[monastery] Esta casilla es para un monasterio, y no tienes ninguno en tus casillas-llave.
}
refusal-hex-not-adjacent = Esta casilla no está junto a ninguna de tus losetas.
refusal-second-in-city = Esta ciudad ya tiene ese edificio, y solo admite uno de cada tipo: { $tile }.
refusal-bought-already = Ya has comprado una loseta en este turno; el límite es una.
refusal-buy-black-only = Solo se venden las losetas del depósito negro; estas se toman con un dado.
refusal-too-little-silver = Una loseta cuesta { $price } de plata, y no tienes tanta.
refusal-load-with-ship = Las mercancías de los depósitos se cargan al colocar un barco.
refusal-depot-without-goods = No hay mercancías en el { $depot }.
refusal-depot-not-beside = Solo puedes cargar de un depósito contiguo al { $loaded }; el { $depot } no lo es.
refusal-no-room-for-goods = Tu almacén está lleno: admite { $count } colores de mercancías, y allí no hay ninguno de los tuyos.
refusal-goods-not-there = No hay { $goods } en el { $depot }.
refusal-goods-nowhere = No hay { $goods } en ningún depósito.

## Names

name-die-a = primer dado
name-die-b = segundo dado
name-white = dado blanco
name-free = acción libre
name-workers = trabajadores
name-silver = plata
name-discard = a la caja
name-buy = comprar
name-pay = { $number ->
    [0] con plata
    [one] { $number } trabajador y plata
   *[other] { $number } trabajadores
}
name-decline = renunciar
name-end-turn = terminar el turno
name-hex = casilla
name-depot = depósito { $number }
name-black = depósito negro
name-key = { $number ->
    [none] casilla-llave
   *[other] casilla-llave { $number }
}
# De mercancías, donde está claro que se habla de ellas.
name-colour-turquoise = turquesa
name-colour-purple = moradas
name-colour-pink = rosas
name-colour-red = rojas
name-colour-brown = marrones
name-colour-orange = naranjas
name-goods-turquoise = mercancías turquesa
name-goods-purple = mercancías moradas
name-goods-pink = mercancías rosas
name-goods-red = mercancías rojas
name-goods-brown = mercancías marrones
name-goods-orange = mercancías naranjas
name-castle = castillo
name-mine = mina
name-ship = barco
name-livestock = ganado
name-building = edificio
name-monastery = { $number ->
    [none] monasterio
   *[other] el monasterio { $number }
}
name-cow = { $number ->
    [none] vacas
   *[other] { $number } vacas
}
name-pig = { $number ->
    [none] cerdos
   *[other] { $number } cerdos
}
name-sheep = { $number ->
    [none] ovejas
   *[other] { $number } ovejas
}
name-goat = { $number ->
    [none] cabras
   *[other] { $number } cabras
}
name-warehouse = tienda
name-carpenter = carpintería
name-church = iglesia
name-market = mercado
name-boarding-house = pensión
name-bank = banco
name-city-hall = ayuntamiento
name-watchtower = atalaya
name-goods-types-sold = color de mercancía vendido
name-goods-sold = mercancía vendida
name-species = especie
name-bonus-tiles = loseta de bonificación

## Help: what a thing is and does

help-die-a = Una acción: tomar una loseta del depósito de su número, colocar una loseta en una casilla de su número, vender mercancías de su número, o tomar trabajadores. Cada trabajador que gastes lo cambia en uno; el 6 y el 1 son vecinos.
help-die-b = { help-die-a }
help-white = Al empezar una ronda dice a qué depósito va la siguiente mercancía.
help-free = Una acción sin dado propio: no hay número que cumplir ni trabajadores que gastar. Solo la de un castillo blanco tiene número, el del dado blanco, y los trabajadores pueden cambiarlo.
help-workers = Cada trabajador cambia un dado en uno, hacia arriba o hacia abajo; el 6 y el 1 son vecinos. Al final de la partida dos trabajadores son un punto.
help-silver = Con dos de plata se compra una loseta del depósito negro, una vez por turno. Al final de la partida cada una es un punto.
help-discard = Saca de la partida una loseta de tus casillas-llave, para hacer sitio a otra.
help-buy = Una vez por turno, en cualquier momento: paga 2 de plata y lleva una loseta del depósito negro a una casilla-llave.
help-pay = Una compra cuesta 2, en plata o, con el monasterio 6, en trabajadores, o uno de cada.
help-decline = No usar este efecto.
help-end-turn = Los dados sin usar se pierden.
help-hex = Una casilla de tu ducado: admite una loseta de su color, con un dado de su número, junto a una loseta ya colocada.
help-depot = { $space ->
    [none] Un depósito: un dado de su número toma de aquí una loseta; un barco se lleva todas las mercancías que haya.
   *[other] Una casilla del depósito { $number }: un dado de ese número lleva la loseta a una casilla-llave.
}
help-black = Una casilla del depósito negro. Una vez por turno puedes comprar aquí una loseta por 2 de plata.
help-key = Aquí esperan las losetas hasta que las colocas. Tienes tres.
goods-help = Almacenas tres colores de mercancías. Vender todas las de un color da 1 de plata y puntos por cada una: 2, 3 o 4 con dos, tres o cuatro jugadores. Sin vender, cada una es un punto al final.
help-goods-turquoise = Se venden con un 1. { goods-help }
help-goods-purple = Se venden con un 2. { goods-help }
help-goods-pink = Se venden con un 3. { goods-help }
help-goods-red = Se venden con un 4. { goods-help }
help-goods-brown = Se venden con un 5. { goods-help }
help-goods-orange = Se venden con un 6. { goods-help }
help-castle = Verde oscuro. Al colocarlo tienes en el acto una acción más, como con un dado de cualquier número.
help-mine = Gris. Al final de cada fase, cada mina de tu ducado da 1 de plata.
help-ship = Azul. Carga todas las mercancías de un depósito, mientras quepan en tus tres almacenes, y tu peón avanza una casilla en el puente.
help-livestock = Verde claro. Ganas tantos puntos como animales tenga la loseta, y otra vez los de la misma especie que ya estén en ese pasto.
help-building = Beis. Cada tipo tiene un efecto al colocarlo. Una ciudad admite cada tipo una sola vez.
help-monastery = Amarillo. Cambia una regla a tu favor, o da puntos al final de la partida.
help-cow = { help-livestock }
help-pig = { help-livestock }
help-sheep = { help-livestock }
help-goat = { help-livestock }
help-warehouse = Vende en el acto todas las mercancías de un color, sin dado.
help-carpenter = Lleva un edificio de cualquiera de los seis depósitos a una casilla-llave.
help-church = Lleva una mina, un monasterio o un castillo de cualquiera de los seis depósitos a una casilla-llave.
help-market = Lleva un barco o ganado de cualquiera de los seis depósitos a una casilla-llave.
help-boarding-house = Toma 4 trabajadores.
help-bank = Toma 2 de plata.
help-city-hall = Coloca en el acto otra loseta de tus casillas-llave, en una casilla de cualquier número.
help-watchtower = 4 puntos.
help-monastery-1 = Tus ciudades admiten varias veces el mismo tipo de edificio.
help-monastery-2 = Al final de cada fase, cada mina te da un trabajador además de la plata.
help-monastery-3 = Cada venta de mercancías te da 2 de plata en vez de 1.
help-monastery-4 = Cada venta de mercancías te da un trabajador además de la plata.
help-monastery-5 = Al colocar un barco puedes cargar también las mercancías de un depósito vecino del elegido.
help-monastery-6 = Tu compra se puede pagar con trabajadores, plata o ambas cosas, y hacer en cualquier depósito. Sigue siendo una por turno.
help-monastery-7 = Al colocar ganado, cada loseta que puntúa da 1 punto más.
help-monastery-8 = Cada trabajador puede cambiar un dado en dos en vez de en uno.
help-monastery-9 = Al colocar un edificio puedes cambiar el dado en uno, sin trabajador.
help-monastery-10 = Al colocar un barco o ganado puedes cambiar el dado en uno, sin trabajador.
help-monastery-11 = Al colocar un castillo, una mina o un monasterio puedes cambiar el dado en uno, sin trabajador.
help-monastery-12 = Al tomar una loseta con un dado puedes cambiar el dado en uno, sin trabajador.
help-monastery-13 = Al usar un dado para tomar trabajadores recibes además 1 de plata.
help-monastery-14 = Al usar un dado para tomar trabajadores recibes 4 en vez de 2.
help-monastery-15 = Al final: 2 puntos por cada color del que hayas vendido mercancías.
help-monastery-16 = Al final: 4 puntos por cada tienda de tu ducado.
help-monastery-17 = Al final: 4 puntos por cada atalaya de tu ducado.
help-monastery-18 = Al final: 4 puntos por cada carpintería de tu ducado.
help-monastery-19 = Al final: 4 puntos por cada iglesia de tu ducado.
help-monastery-20 = Al final: 4 puntos por cada mercado de tu ducado.
help-monastery-21 = Al final: 4 puntos por cada pensión de tu ducado.
help-monastery-22 = Al final: 4 puntos por cada banco de tu ducado.
help-monastery-23 = Al final: 4 puntos por cada ayuntamiento de tu ducado.
help-monastery-24 = Al final: 4 puntos por cada especie de ganado de tu ducado.
help-monastery-25 = Al final: 1 punto por cada mercancía vendida.
help-monastery-26 = Al final: 3 puntos por cada loseta de bonificación que tengas, grande o pequeña.

## The rules in short, in the order of the rulebook

topic-goal = El objetivo
rules-goal = Llena tu ducado de losetas. Los puntos vienen de áreas completadas, ganado, mercancías y mucho más, casi todos en el acto. Tras cinco fases de cinco rondas gana quien tenga más.
topic-phase = Una fase
rules-phase = Al empezar cada una de las cinco fases, las losetas que quedan en el tablero central van a la caja, se llenan de nuevo todas las casillas y se descubren cinco mercancías. Las mercancías de los depósitos se quedan.
topic-round = Una ronda
rules-round = Todos lanzan sus dos dados. El dado blanco lleva la siguiente mercancía a un depósito. Después juega cada cual su turno, en el orden del puente: primero el peón más avanzado, en una pila el de arriba.
topic-turn = Un turno
rules-turn = Dos dados, una acción con cada uno, en cualquier orden: tomar una loseta, colocar una loseta, vender mercancías o tomar trabajadores. Cada trabajador que gastes cambia un dado en uno. Una vez por turno puedes además comprar una loseta del depósito negro por 2 de plata, en cualquier momento.
topic-take = Tomar una loseta
rules-take = Una loseta del depósito con el número del dado va a una de tus tres casillas-llave. Si están llenas, antes va una loseta a la caja.
topic-place = Colocar una loseta
rules-place = Una loseta de una casilla-llave va a una casilla libre de su color y del número del dado que toque alguna loseta tuya. Después sucede su efecto. Las losetas colocadas no se mueven.
topic-tiles = Las losetas
rules-tiles = Los castillos dan una acción, las minas plata al final de cada fase, los barcos mercancías y un paso en el puente, el ganado puntos, los edificios un efecto cada uno, los monasterios una regla nueva o puntos al final.
topic-areas = Áreas y colores
rules-areas = Un área completada da 1, 3, 6, 10, 15, 21, 28 o 36 puntos según sus casillas, de 1 a 8, y 10, 8, 6, 4 o 2 más en la fase A, B, C, D o E. Quien primero cubre todas las casillas de un color recibe 5, 6 o 7 puntos con dos, tres o cuatro jugadores; el segundo, 2, 3 o 4.
topic-goods = Mercancías
rules-goods = Almacenas tres colores. Un dado con el número de un color lo vende entero: 1 de plata, y 2, 3 o 4 puntos por loseta con dos, tres o cuatro jugadores.
topic-end = El final
rules-end = Tras la fase E: un punto por cada mercancía sin vender, por cada moneda de plata y por cada dos trabajadores, y los puntos de tus monasterios. En caso de empate gana el ducado con más casillas vacías, y después el peón más atrasado en el puente.

## Shields

option-shields = Escudos
help-option-shields = En los depósitos hay escudos. Con dobles se toma uno para un castillo propio: cambia una regla para ti, paga impuestos en cada fase y da puntos al final.
option-shields-false = Sin escudos
help-option-shields-false = No hay escudos.
option-shields-true = Con escudos
help-option-shields-true = Seis, nueve o doce de los dieciocho escudos, según cuántos jueguen. No sirve para equipos ni en solitario.

prompt-put-shield = ¿Cuál de tus castillos lleva el escudo? Si ya hay uno encima, ese sale de la partida.
prompt-load-everywhere = Tu escudo: puedes cargar todas las mercancías de un color, de todos los depósitos.
prompt-keep-three = Sin el escudo tienes tres casillas-llave. ¿Qué loseta va a la caja?
prompt-tile-from-depots = Acaba la fase: puedes colocar en tu ducado una loseta de los seis depósitos.
prompt-tile-from-black = Acaba la fase: puedes colocar en tu ducado una loseta del depósito negro.
prompt-tax = Toca pagar impuestos: 1 de plata por cada escudo tuyo. Paga, o renuncia a escudos.

action-take-shield = Tomar { $shield }{ workers-cost }
action-set-die = Poner el { $source } en { $number }
action-copy-player = Compartir los monasterios del jugador { $other }
action-place-straight = { $space_id ->
    [inns] Colocar { the-tile }
   *[other] Colocar { the-tile } del { $space }
}
action-pay-tax = { $workers ->
    [0] Pagar los impuestos, { $silver } de plata
   *[other] Pagar los impuestos, { $silver } de plata{ and-workers }
}
action-give-up = Renunciar a { $shield }

event-took-shield = { $you ->
    [yes] Tomas { $shield } del { $depot }{ with-workers }.
   *[no] { $player } toma { $shield } del { $depot }{ with-workers }.
}
event-shield-put = { $you ->
    [yes] Tu castillo en un { $number }{ at-hex } lleva { $shield }.
   *[no] El castillo de { $player } en un { $number }{ at-hex } lleva { $shield }.
}
event-shield-replaced = Fuera de la partida: { $shield }.
event-shield-given-up = { $you ->
    [yes] No pagas por { $shield }: sale de la partida.
   *[no] { $player } no paga por { $shield }: sale de la partida.
}
event-shield-worker = { $you ->
    [yes] Gracias a { $shield } tomas un trabajador, igual que { $other }.
   *[no] Gracias a { $shield } { $player } toma un trabajador, igual que { $other }.
}
event-copied-player = { $you ->
    [yes] Con { $shield } compartes los monasterios de { $other }.
   *[no] Con { $shield } { $player } comparte los monasterios de { $other }.
}
event-took-straight = { $space_id ->
    [inns] { $you ->
        [yes] Con { $shield } llevas { a-tile } directamente a tu ducado.
       *[no] Con { $shield } { $player } lleva { a-tile } directamente a su ducado.
    }
   *[other] { $you ->
        [yes] Con { $shield } llevas { a-tile } del { $space } directamente a tu ducado.
       *[no] Con { $shield } { $player } lleva { a-tile } del { $space } directamente a su ducado.
    }
}
event-set-die = { $you ->
    [yes] Con { $shield } pones el { $die } en { $number }.
   *[no] Con { $shield } { $player } pone el { $die } en { $number }.
}
event-paid-tax = { $you ->
    [yes] Pagas { $silver } de plata{ and-workers } por tus escudos.
   *[no] { $player } paga { $silver } de plata{ and-workers } por sus escudos.
}

reason-shield = { $shield }
source-shields = Escudos

refusal-shield-not-there = { $shield } no está en ningún depósito.
refusal-shield-not-by-this = Una acción libre solo toma un escudo si acabas de colocar un castillo y tienes { $shield }.
refusal-shield-needs-both-dice = Un escudo cuesta los dos dados, y ya has usado uno.
refusal-shield-needs-double = Este escudo pide un doble { $number }: necesitas { $needed } { $needed ->
    [one] trabajador
   *[other] trabajadores
} y tienes { $workers }.
refusal-shield-not-held = No tienes { $shield }.
refusal-shield-on-castle = Un escudo va sobre una loseta de castillo, y en esta casilla no tienes ninguna.
refusal-shield-other-depots = { $shield } toma losetas de otro sitio, no de aquí.
refusal-die-set-already = En este turno ya has cambiado un dado con tu escudo.
refusal-die-shows-that = El { $die } ya muestra un { $number }.
refusal-player-copied-already = Elegiste a { $other }, y esa elección vale para toda la partida.
refusal-copy-another-player = El escudo 6 comparte los monasterios de otro jugador, no los tuyos.
refusal-copy-in-own-turn = Se elige a un jugador durante un turno propio.
refusal-no-tax-now = Los impuestos se pagan al final de la fase.
refusal-tax-otherwise = Los impuestos son { $tax }, y tienes { $silver } de plata y { $workers ->
    [one] { $workers } trabajador
   *[other] { $workers } trabajadores
}. Solo el escudo 3 permite pagar con trabajadores.
refusal-tile-at-phase-end = Una loseta va directamente al ducado solo al final de una fase, con el escudo 14 o el 15.
refusal-position-shields-wrong = En esta posición un escudo está en dos sitios, no está sobre un castillo o sobra ({ $field_id }).

name-shield = el escudo { $number }
name-number = número { $number }
name-player = jugador { $number }
name-tax = { $number ->
    [0] pagar los impuestos
    [one] los impuestos, con { $number } trabajador
   *[other] los impuestos, con { $number } trabajadores
}
name-give-up = renunciar

help-shield-1 = Todos tus pastos cuentan como uno solo al puntuar ganado. 12 puntos al final.
help-shield-2 = Cuando otro jugador toma trabajadores de la reserva, tú también tomas uno. 12 puntos al final.
help-shield-3 = Puedes pagar los impuestos de los escudos con trabajadores, con plata o con ambas cosas. 12 puntos al final.
help-shield-4 = Tienes tantas casillas-llave como quieras. 12 puntos al final.
help-shield-5 = Al colocar un barco puedes cargar además todas las mercancías de un color de los seis depósitos. 12 puntos al final.
help-shield-6 = En un turno tuyo elige una vez a un jugador: los monasterios de su ducado también te sirven a ti, incluso los que coloque después, y te cuentan al final. 12 puntos al final.
help-shield-7 = Las losetas de bonificación que ganes te dan el doble de puntos. 8 puntos al final.
help-shield-8 = Tus minas dan el doble de plata. 8 puntos al final.
help-shield-9 = Recibes 1 de plata por cada mercancía que vendes, en lugar de por cada venta. 8 puntos al final.
help-shield-10 = Al final, tus monasterios te dan el doble de puntos. 8 puntos al final.
help-shield-11 = Al colocar un castillo, su acción puede ser tomar un escudo, de cualquier depósito. 8 puntos al final.
help-shield-12 = Las mercancías que vendes dan el doble de puntos. 8 puntos al final.
help-shield-13 = Al final, todos tus escudos dan el doble de puntos, también este. 4 puntos al final.
help-shield-14 = Al final de cada fase puedes colocar una loseta de los seis depósitos directamente en tu ducado, con su efecto. 4 puntos al final.
help-shield-15 = Al final de cada fase puedes colocar una loseta del depósito negro directamente en tu ducado, con su efecto. 4 puntos al final.
help-shield-16 = Una vez por turno puedes poner uno de tus dados en el número que quieras antes de usarlo. 4 puntos al final.
help-shield-17 = Cada área que completas puntúa como si tuviera una casilla más, hasta 8. 4 puntos al final.
help-shield-18 = Tus losetas no tienen que tocar otras ya colocadas. 4 puntos al final.
help-number = El número en el que pones el dado.
help-player = El jugador cuyos monasterios también te sirven a ti.
help-tax = Al final de cada fase, antes de que paguen las minas, cada escudo cuesta 1 de plata. Con el escudo 3 también pagan los trabajadores.
help-give-up = En lugar de pagar por un escudo puedes eliminarlo de la partida.

topic-shields = Escudos
rules-shields = Usa los dos dados a la vez, con el mismo número (los trabajadores ayudan), para tomar un escudo del depósito de ese número. Va sobre uno de tus castillos, solo o en lugar de otro, y funciona enseguida; si un monasterio dice otra cosa, vale el escudo. Al final de cada fase, antes de que paguen las minas, cada escudo cuesta 1 de plata o sale de la partida.

## Extra tiles

option-extra_tiles = Losetas adicionales
help-option-extra_tiles = Cuatro losetas más: los monasterios 27 y 28, la grúa y las ocas.
option-extra_tiles-false = Sin ellas
help-option-extra_tiles-false = Solo las losetas del juego base.
option-extra_tiles-true = Con losetas adicionales
help-option-extra_tiles-true = Se mezclan en las reservas amarilla y negra.

prompt-crane = Tu grúa: ¿el efecto de qué edificio usas?
prompt-geese = Tus ocas: ¿qué especie de su pasto puntúa con ellas?
action-hire = Comprar trabajadores por 1 de plata
action-crane = Usar la grúa como { $building }
action-species = Puntuar { $species } con las ocas
event-hired = { $you ->
    [yes] Compras { $workers } trabajadores por { $silver } de plata.
   *[no] { $player } compra { $workers } trabajadores por { $silver } de plata.
}
event-crane = { $you ->
    [yes] Tu grúa hace de { $building }.
   *[no] La grúa de { $player } hace de { $building }.
}
reason-geese = { $extra ->
    [0] las ocas con { $animals } { $species }
   *[other] las ocas con { $animals } { $species }, y { $extra } por las losetas
}
refusal-no-workers-for-sale = Solo el monasterio 28 permite comprar trabajadores; también se toman con un dado.
refusal-no-silver = Dos trabajadores cuestan 1 de plata, y no tienes.
refusal-no-crane = El edificio de la grúa se elige al colocarla.
refusal-no-geese = La especie de las ocas se elige al colocarlas.
refusal-no-such-species = En el pasto de las ocas no hay { $species }.
name-hire = comprar trabajadores
name-crane = grúa
name-geese = ocas
help-hire = Con el monasterio 28: 2 trabajadores por 1 de plata, en cualquier momento de tu turno, cuantas veces quieras.
help-crane = Beis, con dorso negro. Al colocarla puedes usar una vez el efecto de cualquier edificio. Al final cuenta como un edificio del tipo que cuente uno de tus monasterios.
help-geese = Verde claro, con dorso negro. Dos ocas: 2 puntos, y los animales de una especie que ya esté en ese pasto. Después, 2 puntos otra vez con cada loseta de ganado que se coloque allí. Son una especie aparte.
help-monastery-27 = Tu peón está siempre en lo alto de su pila en el puente, desde el primer momento y llegue quien llegue.
help-monastery-28 = En cualquier momento de tu turno puedes comprar 2 trabajadores por 1 de plata, cuantas veces quieras.

topic-extra-tiles = Losetas adicionales
rules-extra-tiles = El monasterio 27 mantiene tu peón en lo alto de su pila, el 28 te vende trabajadores, la grúa es el edificio que te haga falta y las ocas vuelven a puntuar con cada loseta que llega a su pasto.

## White castles

option-white_castles = Castillos blancos
help-option-white_castles = Edificios que actúan con el dado blanco, y un monasterio que los cuenta.
option-white_castles-false = Sin ellos
help-option-white_castles-false = No hay castillos blancos.
option-white_castles-true = Con castillos blancos
help-option-white_castles-true = Ocho castillos blancos y el monasterio 29 entran en las reservas.
name-white-castle = castillo blanco
help-white-castle = Beis. Al colocarlo tienes una acción más, con el número del dado blanco. Los trabajadores pueden cambiarlo para esa acción.
help-monastery-29 = Al final: 4 puntos por cada castillo blanco de tu ducado.

topic-white-castles = Castillos blancos
rules-white-castles = Un castillo blanco es un edificio: uno por ciudad. Da una acción cualquiera con lo que muestre el dado blanco en esta ronda; los trabajadores pueden cambiarlo, pero el dado se queda como está.

## Inns

option-inns = Posadas
help-option-inns = Losetas que valen para cualquier color y agrandan su área.
option-inns-false = Sin ellas
help-option-inns-false = No hay posadas.
option-inns-true = Con posadas
help-option-inns-true = Con cada fase llega una posada. No sirve en solitario.
event-inn-arrived = { $count ->
    [one] Hay una posada junto al depósito negro.
   *[other] Hay { $count } posadas junto al depósito negro.
}
refusal-second-inn = En esta área ya hay una posada, y solo admite una.
name-inns = las posadas
name-inn = posada
help-inns = Las posadas están junto al depósito negro hasta que alguien compra una, por 2 de plata, como compra del turno.
help-inn = Va en una casilla de cualquier color, una por área. No hace nada, pero su área cuenta como si tuviera una casilla más, hasta 8.

topic-inns = Posadas
rules-inns = En cada fase llega una posada más a la pila junto al depósito negro; las posadas no se retiran nunca. Se compran como una loseta negra y se colocan en una casilla de cualquier color, como mucho una por área. No tienen efecto propio, pero su área puntúa como si tuviera una casilla más, hasta 8.

## Trade routes

option-trade_routes = Rutas comerciales
help-option-trade_routes = Las mercancías que vendes se ponen en una ruta y dan bonificaciones.
option-trade_routes-false = Sin ellas
help-option-trade_routes-false = No hay rutas comerciales.
option-trade_routes-true = Con rutas comerciales
help-option-trade_routes-true = Cada cual recibe una ruta de cinco, cuatro o tres losetas con dos, tres o cuatro jugadores. No sirve para equipos ni en solitario.
event-route-bonus = { $bonus_id ->
    [workers] { $you ->
        [yes] La casilla { $space } de tu ruta comercial da 4 trabajadores.
       *[no] La casilla { $space } de la ruta comercial da 4 trabajadores a { $player }.
    }
    [silver] { $you ->
        [yes] La casilla { $space } de tu ruta comercial da 2 de plata.
       *[no] La casilla { $space } de la ruta comercial da 2 de plata a { $player }.
    }
    [points] { $you ->
        [yes] La casilla { $space } de tu ruta comercial da puntos.
       *[no] La casilla { $space } de la ruta comercial da puntos a { $player }.
    }
    [action] { $you ->
        [yes] La casilla { $space } de tu ruta comercial da una acción con cualquier número.
       *[no] La casilla { $space } de la ruta comercial da a { $player } una acción con cualquier número.
    }
   *[other] { $you ->
        [yes] La casilla { $space } de tu ruta comercial hace de { $bonus }.
       *[no] La casilla { $space } de la ruta comercial de { $player } hace de { $bonus }.
    }
}
reason-trade-route = casilla { $space } de la ruta comercial
source-trade-routes = Rutas comerciales
name-route-action = acción de la ruta comercial
name-route = loseta de ruta { $number }
help-route = Tres casillas de una ruta comercial. Una mercancía vendida que cae en una casilla de su color da la bonificación en el acto.
help-route-1 = Desde la izquierda, por una mercancía de ese color: morada: toma un edificio; roja: toma una mina, un monasterio o un castillo; turquesa: 4 trabajadores.
help-route-2 = Desde la izquierda, por una mercancía de ese color: turquesa: toma un barco o ganado; morada: 2 de plata; marrón: coloca una loseta con cualquier número.
help-route-3 = Desde la izquierda, por una mercancía de ese color: roja: una acción con cualquier número; turquesa: 4 puntos; morada: toma un barco o ganado.
help-route-4 = Desde la izquierda, por una mercancía de ese color: rosa: coloca una loseta con cualquier número; marrón: 4 puntos; naranja: toma un barco o ganado.
help-route-5 = Desde la izquierda, por una mercancía de ese color: naranja: coloca una loseta con cualquier número; roja: toma un barco o ganado; rosa: vende las mercancías de un color.
help-route-6 = Desde la izquierda, por una mercancía de ese color: roja: 4 trabajadores; turquesa: vende las mercancías de un color; naranja: toma un edificio.
help-route-7 = Desde la izquierda, por una mercancía de ese color: marrón: una acción con cualquier número; naranja: 2 de plata; turquesa: toma un edificio.
help-route-8 = Desde la izquierda, por una mercancía de ese color: roja: coloca una loseta con cualquier número; rosa: toma una mina, un monasterio o un castillo; morada: 4 trabajadores.
help-route-9 = Desde la izquierda, por una mercancía de ese color: turquesa: 2 de plata; naranja: una acción con cualquier número; marrón: toma un edificio.
help-route-10 = Desde la izquierda, por una mercancía de ese color: naranja: 4 puntos; rosa: 2 de plata; roja: vende las mercancías de un color.
help-route-11 = Desde la izquierda, por una mercancía de ese color: marrón: vende las mercancías de un color; morada: toma una mina, un monasterio o un castillo; rosa: 4 puntos.
help-route-12 = Desde la izquierda, por una mercancía de ese color: rosa: 4 trabajadores; marrón: toma una mina, un monasterio o un castillo; morada: una acción con cualquier número.

topic-trade-routes = Rutas comerciales
rules-trade-routes = Tras una venta y sus ingresos, las mercancías se ponen en tu ruta de una en una, desde la izquierda. Donde coincide el color recibes la bonificación en el acto, antes de poner la siguiente. Cuando la ruta está llena, las mercancías simplemente se venden. Todas cuentan al final como vendidas.

## Border posts

option-board-border-posts = Puestos fronterizos
help-option-board-border-posts = Cada cual recibe al azar un ducado distinto con puestos fronterizos, del 11a al 11f.
about-board-11a = Ducado n.º 11a, con puestos fronterizos: una ciudad de siete.
about-board-11b = Ducado n.º 11b, con puestos fronterizos: río, pasto y monasterios de seis. Conocido por una sola fuente.
about-board-11c = Ducado n.º 11c, con puestos fronterizos: tres ciudades de cuatro. Conocido por una sola fuente.
about-board-11d = Ducado n.º 11d, con puestos fronterizos: un río de seis y una ciudad de seis. Conocido por una sola fuente.
about-board-11e = Ducado n.º 11e, con puestos fronterizos: una ciudad de ocho. Conocido por una sola fuente.
about-board-11f = Ducado n.º 11f, con puestos fronterizos: dos ciudades de seis. Conocido por una sola fuente.
option-board_1-11a = N.º 11a
help-option-board_1-11a = { about-board-11a }
option-board_1-11b = N.º 11b
help-option-board_1-11b = { about-board-11b }
option-board_1-11c = N.º 11c
help-option-board_1-11c = { about-board-11c }
option-board_1-11d = N.º 11d
help-option-board_1-11d = { about-board-11d }
option-board_1-11e = N.º 11e
help-option-board_1-11e = { about-board-11e }
option-board_1-11f = N.º 11f
help-option-board_1-11f = { about-board-11f }
option-board_2-11a = N.º 11a
help-option-board_2-11a = { about-board-11a }
option-board_2-11b = N.º 11b
help-option-board_2-11b = { about-board-11b }
option-board_2-11c = N.º 11c
help-option-board_2-11c = { about-board-11c }
option-board_2-11d = N.º 11d
help-option-board_2-11d = { about-board-11d }
option-board_2-11e = N.º 11e
help-option-board_2-11e = { about-board-11e }
option-board_2-11f = N.º 11f
help-option-board_2-11f = { about-board-11f }
option-board_3-11a = N.º 11a
help-option-board_3-11a = { about-board-11a }
option-board_3-11b = N.º 11b
help-option-board_3-11b = { about-board-11b }
option-board_3-11c = N.º 11c
help-option-board_3-11c = { about-board-11c }
option-board_3-11d = N.º 11d
help-option-board_3-11d = { about-board-11d }
option-board_3-11e = N.º 11e
help-option-board_3-11e = { about-board-11e }
option-board_3-11f = N.º 11f
help-option-board_3-11f = { about-board-11f }
option-board_4-11a = N.º 11a
help-option-board_4-11a = { about-board-11a }
option-board_4-11b = N.º 11b
help-option-board_4-11b = { about-board-11b }
option-board_4-11c = N.º 11c
help-option-board_4-11c = { about-board-11c }
option-board_4-11d = N.º 11d
help-option-board_4-11d = { about-board-11d }
option-board_4-11e = N.º 11e
help-option-board_4-11e = { about-board-11e }
option-board_4-11f = N.º 11f
help-option-board_4-11f = { about-board-11f }
reason-border-posts = { $posts ->
    [2] dos puestos fronterizos unidos en la fase { $phase }
   *[other] el tercer puesto fronterizo unido en la fase { $phase }
}
reason-border-posts-first = primero en unir todos los puestos fronterizos
reason-border-posts-second = segundo en unir todos los puestos fronterizos
source-border-posts = Puestos fronterizos
refusal-border-posts-for-all = O juegan todos en ducados con puestos fronterizos ({ $choices }) o nadie: «{ $value_id }» no los tiene.
name-border-post = puesto fronterizo
help-border-post = Dos puestos unidos por una cadena de losetas tuyas dan los puntos de la fase; el tercero los da otra vez, con una bonificación para los dos primeros jugadores que lo logren.

topic-border-posts = Puestos fronterizos
rules-border-posts = Tres puestos están al borde de estos ducados, cada uno junto a dos casillas. Cuando una cadena de losetas une dos de ellos recibes los puntos de la fase, de 10 a 2. Cuando une el tercero los recibes otra vez, y además 5, 6 o 7 puntos con dos, tres o cuatro jugadores si eres el primero, o 2, 3 o 4 si eres el segundo. No es una loseta de bonificación.

refusal-not-in-teams = { $option_id ->
    [shields] Los escudos no se usan en el juego en equipo.
    [trade_routes] Las rutas comerciales no se usan en el juego en equipo.
    [inns] Las posadas no se usan en el juego en equipo.
    [white_castles] Los castillos blancos no se usan en el juego en equipo.
    [extra_tiles] Las losetas adicionales no se usan en el juego en equipo.
   *[other] { $option_id }: no en el juego en equipo.
}
refusal-not-alone = { $option_id ->
    [shields] Los escudos no se usan en solitario.
    [trade_routes] Las rutas comerciales no se usan en solitario.
    [inns] Las posadas no se usan en solitario.
    [team] El juego en equipo es para cuatro jugadores.
   *[other] { $option_id }: no en solitario.
}

## El juego en equipo

option-team = Juego en equipo
help-option-team = Cuatro jugadores en dos equipos. Cada equipo construye un ducado grande.
option-team-false = Cada cual por su cuenta
help-option-team-false = Sin equipos.
option-team-true = Dos equipos
help-option-team-true = Los jugadores 1 y 2 contra los jugadores 3 y 4.
option-board-12a = N.º 12a, para equipos
help-option-board-12a = El ducado de equipo para una primera partida: 73 casillas, con el castillo en el centro. Conocido por una sola imagen.
option-board-12b = N.º 12b, para equipos (diseño propio)
help-option-board-12b = Un diseño nuestro en lugar del ducado impreso con este número: ríos más cortos, ciudades más grandes y dos castillos para empezar.
prompt-keep = ¿Dónde guardas la loseta nueva: en tus casillas-llave o en las del equipo?
prompt-make-room-there = Estas casillas-llave están llenas. ¿Qué loseta va a la caja?
prompt-from-key = Tu equipo y tú tenéis esta loseta. ¿Cuál de las dos colocas?
action-key = { $key_id ->
    [private] Tus casillas-llave
   *[shared] Las casillas-llave del equipo
}
event-kept = { $you ->
    [yes] Guardas { a-tile } { $key_id ->
        [private] en una casilla-llave tuya
       *[shared] en una casilla-llave del equipo
    }.
   *[no] { $player } guarda { a-tile } { $key_id ->
        [private] en una casilla-llave suya
       *[shared] en una casilla-llave del equipo
    }.
}
refusal-team-of-four = El juego en equipo es para cuatro jugadores, no para { $players }.
refusal-team-board = «{ $value_id }» no es para el juego en equipo. Los equipos juegan en: { $choices }.
refusal-board-for-teams = «{ $board_id }» es solo para el juego en equipo.
refusal-start-castle-open = Con «{ $board_id }» el castillo se elige a la vista.
refusal-key-full = { $key_id ->
    [private] Tus casillas-llave están llenas y las del equipo no.
   *[shared] Las casillas-llave del equipo están llenas y las tuyas no.
}
refusal-discard-there = Haz sitio donde va la loseta nueva: { $key_id ->
    [private] tus propias casillas-llave.
   *[shared] las casillas-llave del equipo.
}
refusal-no-key-to-choose = Eliges entre tus casillas-llave y las del equipo al tomar o colocar una loseta.
name-key-private = casillas-llave propias
name-key-shared = casillas-llave del equipo
help-key-private = Dos casillas para losetas que solo tú puedes colocar.
help-key-shared = Dos casillas para losetas que podéis colocar tú o tu pareja.
topic-team = El juego en equipo
rules-team = Dos jugadores comparten un ducado de 73 casillas, sus mercancías, plata y trabajadores, y dos casillas-llave; cada uno tiene otras dos para sí, y dados, peones y puntos propios. El orden de la primera ronda es A1, B1, A2, B2. Los puntos de la pareja se suman; en caso de empate gana el ducado con más casillas vacías.

## El juego en solitario

option-board-13a = N.º 13a, en solitario
help-option-board-13a = Cuatro regiones unidas por ríos, para una primera partida en solitario.
option-board-13b = N.º 13b, en solitario
help-option-board-13b = Muchas regiones pequeñas unidas por ríos. Conocido por el tablero promocional; algún número de dado de la edición posterior puede ser distinto.
option-target = Meta del juego en solitario
help-option-target = Cuántos puntos dan la primera acción adicional. Una meta más baja hace el juego más fácil.
option-target-45 = 45
help-option-target-45 = Mucho más fácil.
option-target-46 = 46
help-option-target-46 = Más fácil.
option-target-47 = 47
help-option-target-47 = Más fácil.
option-target-48 = 48
help-option-target-48 = Un poco más fácil.
option-target-49 = 49
help-option-target-49 = Un poco más fácil.
option-target-50 = 50
help-option-target-50 = La normal.
option-target-51 = 51
help-option-target-51 = Un poco más difícil.
option-target-52 = 52
help-option-target-52 = Un poco más difícil.
option-target-53 = 53
help-option-target-53 = Más difícil.
option-target-54 = 54
help-option-target-54 = Más difícil.
option-target-55 = 55
help-option-target-55 = Mucho más difícil.
prompt-gains = Cuenta tus puntos en el orden que quieras; antes puedes hacer lo demás que esté pendiente.
prompt-load-alone = Tu barco: ¿de qué depósito cargas? Las demás mercancías salen de la partida.
prompt-load-neighbour-alone = También puedes cargar las mercancías de un depósito vecino antes de que las demás salgan de la partida.
prompt-swap = Puedes cambiar cinco mercancías por una loseta del depósito negro, que se queda boca abajo.
prompt-give = ¿Qué mercancías das por la loseta negra?
prompt-colour-tile = Un color está completo: lleva una loseta del depósito negro directamente a tu ducado o renuncia.
action-count = Contar { $points } { $points ->
    [one] punto
   *[other] puntos
}
action-buy-points = Comprar { $points } { $points ->
    [one] punto
   *[other] puntos
} con plata
action-swap = Cambiar cinco mercancías por { the-tile }, boca abajo
action-give = Dar { $goods }
action-lay = Llevar { the-tile } directamente a tu ducado
action-first = Primero: { $effect }
event-removed = El dado blanco saca de la partida { a-tile } del { $space }.
event-goods-removed = { $count ->
    [one] La mercancía que queda en los depósitos sale de la partida.
   *[other] Las { $count } mercancías que quedan en los depósitos salen de la partida.
}
event-counted = El contador avanza { $points }, hasta { $counter } de { $target }.
event-target-reached = Meta alcanzada: una acción como con un castillo. La próxima meta es { $target }.
event-swapped = Cambias { $goods } mercancías por una loseta del { $space }, boca abajo.
event-swap-lapsed = Quedan menos de { $goods } mercancías: ya no hay cambio.
event-gave = Sale de la partida una loseta: { $goods }.
event-laid = Un color completo: { a-tile } va del { $space } directamente al ducado.
event-land-filled = ¡La última casilla está cubierta!
event-land-unfinished = Han pasado las 25 rondas y { $empty ->
    [one] queda una casilla vacía
   *[other] quedan { $empty } casillas vacías
}.
reason-bought = { $silver ->
    [one] comprado
   *[other] comprados
} por { $silver } de plata
reason-past-target = más allá de la meta de { $target }, sin valor
source-bought = Comprados
source-lost = Perdidos en la meta
refusal-solo-board = «{ $value_id }» no es para jugar en solitario. En solitario se juega en: { $choices }.
refusal-board-for-one = «{ $board_id }» es solo para jugar en solitario.
refusal-target-for-one = Solo quien juega en solitario tiene una meta; jugáis { $players }.
refusal-no-such-gain = No hay ninguna ganancia de { $points } puntos por contar.
refusal-points-after-gain = Solo se compran puntos justo después de contar puntos.
refusal-points-past-target = { $points ->
    [one] Solo falta { $points } punto
   *[other] Solo faltan { $points } puntos
} hasta la meta.
refusal-points-too-dear = { $points } { $points ->
    [one] punto cuesta
   *[other] puntos cuestan
} { $points } de plata, y no tienes tanta.
refusal-no-swap = Las mercancías solo se cambian al colocar un barco: cinco por una loseta.
refusal-no-colour-complete = Una loseta del depósito negro va directa a tu ducado solo cuando llenas todas las casillas de un color.
refusal-nothing-to-do-first = No hay nada de eso pendiente.
refusal-asked-now = Es justo lo que se te pide: { $effect }.
refusal-order-chosen = Acabas de elegir qué va primero: { $effect }.
refusal-give-in-order = Las mercancías se dan en el orden de sus dados, y quedan { $count } por dar: con { $goods } se rompería el orden.
name-black-tile = loseta negra
name-count = contar { $number }
name-points = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
name-swap = cambio
name-lay = al ducado
name-first = primero
name-target = meta
name-load-alone = barco
name-load-neighbour-alone = depósito vecino
name-colour-tile = loseta negra por un color
help-black-tile = Una loseta boca abajo. Va en una casilla de cualquier color y la cubre; no tiene ningún otro efecto.
help-count = Avanza el contador con estos puntos. Lo que pasa de la meta se pierde.
help-points = Justo después de contar puntos puedes comprar más, a una moneda de plata cada uno.
help-swap = Al colocar un barco puedes dar cinco mercancías por una loseta del depósito negro. Se queda boca abajo y va en cualquier casilla.
help-lay = Cuando todas las casillas de un color están cubiertas, una loseta del depósito negro va directamente a tu ducado, sea cual sea el número, y tiene su efecto.
help-first = Tú decides en qué orden ocurre lo que está por hacer.
help-target = En la meta el contador vuelve a empezar, la siguiente meta baja cinco y tienes una acción como con un castillo.
help-load-alone = Carga las mercancías de un depósito; todas las demás salen de la partida.
help-load-neighbour-alone = Carga las mercancías de un depósito vecino del que acabas de cargar (monasterio 5), antes de que las demás salgan de la partida.
help-colour-tile = { help-lay }
topic-solo = El juego en solitario
rules-solo = Cubre las 37 casillas en 25 rondas. Las regiones solo están unidas por ríos. En cada ronda el dado blanco saca además una loseta de su depósito. Los puntos mueven un contador; en la meta vuelve a empezar, lo que sobra se pierde, la siguiente meta baja cinco y tienes una acción. Los monasterios dan sus puntos al momento. Almacenas mercancías de todos los colores; un barco vacía los depósitos que no carga, y cinco mercancías pueden convertirse en una loseta negra. Un color completo da una loseta del depósito negro en vez de puntos.

## Ayuda donde el juego en solitario o por equipos tiene otra regla

help-white-solo = Al empezar una ronda dice a qué depósito va la siguiente mercancía; después sale de la partida la primera loseta de ese depósito, o la del siguiente que tenga alguna.
help-workers-solo = Cada trabajador cambia un dado en uno, hacia arriba o hacia abajo; el 6 y el 1 son vecinos.
help-silver-solo = Con dos de plata se compra una loseta del depósito negro, una vez por turno. Justo después de contar puntos, cada una compra uno más.
goods-help-solo = Almacenas mercancías de todos los colores. Vender todas las de un color da 1 de plata y 2 puntos por cada una. Al colocar un barco, cinco cualesquiera pueden convertirse en una loseta negra.
help-ship-solo = Azul. Carga todas las mercancías de un depósito; todas las demás salen de la partida. Después, cinco mercancías cualesquiera pueden convertirse en una loseta del depósito negro, boca abajo.
help-monastery-solo = Amarillo. Cambia una regla a tu favor, o da puntos al colocarlo.
help-crane-solo = Beis, con dorso negro. Al colocarla puedes usar una vez el efecto de cualquier edificio. El siguiente monasterio que cuente edificios la cuenta como uno de ellos.
help-monastery-26-solo = Al colocarlo: 3 puntos por cada color completo en tu ducado.
help-key-team = Aquí esperan las losetas hasta que se colocan. Cada uno tiene dos casillas-llave para sí, y el equipo otras dos para ambos.
help-monastery-15-solo = Al colocarlo: 2 puntos por cada color del que hayas vendido mercancías.
help-monastery-16-solo = Al colocarlo: 4 puntos por cada tienda de tu ducado.
help-monastery-17-solo = Al colocarlo: 4 puntos por cada atalaya de tu ducado.
help-monastery-18-solo = Al colocarlo: 4 puntos por cada carpintería de tu ducado.
help-monastery-19-solo = Al colocarlo: 4 puntos por cada iglesia de tu ducado.
help-monastery-20-solo = Al colocarlo: 4 puntos por cada mercado de tu ducado.
help-monastery-21-solo = Al colocarlo: 4 puntos por cada pensión de tu ducado.
help-monastery-22-solo = Al colocarlo: 4 puntos por cada banco de tu ducado.
help-monastery-23-solo = Al colocarlo: 4 puntos por cada ayuntamiento de tu ducado.
help-monastery-24-solo = Al colocarlo: 4 puntos por cada especie de ganado de tu ducado.
help-monastery-25-solo = Al colocarlo: 1 punto por cada mercancía vendida.
help-monastery-29-solo = Al colocarlo: 4 puntos por cada castillo blanco de tu ducado.
help-goods-turquoise-solo = Se venden con un 1. { goods-help-solo }
help-goods-purple-solo = Se venden con un 2. { goods-help-solo }
help-goods-pink-solo = Se venden con un 3. { goods-help-solo }
help-goods-red-solo = Se venden con un 4. { goods-help-solo }
help-goods-brown-solo = Se venden con un 5. { goods-help-solo }
help-goods-orange-solo = Se venden con un 6. { goods-help-solo }
