# Mille Fiori en español. Los valores: docs/formats.md, «Words».

game = Mille Fiori
game-about = Vidrieros de una laguna llenan de diamantes de vidrio las seis zonas de un tablero común. Una carta por turno, puntos al momento y, de vez en cuando, una cadena de cartas adicionales. De 2 a 4 jugadores, una hora más o menos.
chapter = Ronda { $number }

## Opciones

option-edition = Edición
help-option-edition = Con cuál de los dos reglamentos impresos se juega. Decide las cuatro últimas opciones de esta lista, que también se pueden elegir una a una.
option-edition-revised = Revisada
help-option-edition-revised = El texto más reciente: las casillas de bonificación puntúan al momento, sin cartas expuestas no hay nada, los empates se comparten y con una carta de puerto el barco puede quedarse.
option-edition-english = Inglesa
help-option-edition-english = El primer texto inglés: las casillas de bonificación puntúan al final, sin cartas expuestas se ganan 5 puntos, los empates se deshacen y con una carta de puerto el barco siempre avanza.
option-choice = Elección de carta
help-option-choice = Cuándo decides qué carta de tu mano te quedas.
option-choice-simultaneous = Todos a la vez
help-option-choice-simultaneous = Todos se quedan una carta al mismo tiempo, en secreto, y la juegan cuando llega su turno.
option-choice-on-turn = En tu turno
help-option-choice-on-turn = La variante táctica: eliges tu carta cuando llega tu turno, así que puedes responder a lo que han hecho los demás. La partida se alarga.
option-bonus_points = Casillas de bonificación
help-option-bonus_points = Cuándo se ganan los 20, 15, 10 o 5 puntos de una casilla de bonificación.
option-bonus_points-at-once = Al momento
help-option-bonus_points-at-once = En cuanto ocupas la casilla.
option-bonus_points-at-end = Al final
help-option-bonus_points-at-end = Cuando termina la partida.
option-empty_display = Sin cartas expuestas
help-option-empty_display = Qué vale una carta adicional cuando no queda ninguna carta expuesta.
option-empty_display-nothing = Nada
help-option-empty_display-nothing = La carta adicional se pierde.
option-empty_display-5-points = 5 puntos
help-option-empty_display-5-points = En lugar de la carta ganas 5 puntos.
option-tie = Empates
help-option-tie = Quién gana si hay empate en la mejor puntuación.
option-tie-shared = Compartidos
help-option-tie-shared = Los empatados ganan juntos.
option-tie-diamonds = Menos diamantes
help-option-tie-diamonds = Gana quien tenga menos diamantes sin colocar; si también empatan, comparten la victoria.
option-ship_move = El barco y las cartas de puerto
help-option-ship_move = Si tu barco tiene que navegar cuando colocas un diamante en el puerto.
option-ship_move-optional = Puede quedarse
help-option-ship_move-optional = Tú eliges: el número completo del timón, o nada.
option-ship_move-compulsory = Debe navegar
help-option-ship_move-compulsory = El barco avanza siempre el número del timón.

## Lo que se pide

prompt-choose = Quédate una carta de tu mano. La juegas este turno; las demás pasan a quien está a tu izquierda.
prompt-play = Usa tu carta: coloca un diamante en una casilla libre que le corresponda, o navega con el número de su timón.
prompt-extra = ¡Has conseguido una carta adicional! Juega una de las expuestas, o renuncia.

action-choose = Quedarte { $card }
action-extra = Jugar { $card } de las expuestas
action-place = { $stay ->
    [yes] Colocar en { $space }, el barco se queda
   *[no] Colocar en { $space }
}
action-sail = Solo navegar
action-decline = No jugar carta adicional

## Lo que pasa

event-round = Ronda { $round } de { $rounds }. { $start_you ->
    [yes] Empiezas tú.
   *[no] Empieza { $start }.
}
event-dealt = { $you ->
    [yes] Recibes { $cards }.
   *[no] { $player } recibe { $cards }.
}
event-dealt-hidden = { $player } recibe { $count } cartas.
event-passed = { $you ->
    [yes] Recibes { $cards } de tu derecha.
   *[no] { $player } recibe { $cards } de su derecha.
}
event-passed-hidden = { $player } recibe { $count ->
    [one] una carta
   *[other] { $count } cartas
} de su derecha.
event-chose = { $you ->
    [yes] Te quedas { $card }.
   *[no] { $player } se queda { $card }.
}
event-chose-hidden = { $player } se queda una carta.
event-placed = { $you ->
    [yes] Juegas { $card } y pones un diamante en { $space }.
   *[no] { $player } juega { $card } y pone un diamante en { $space }.
}
event-sailed = { $you ->
    [yes] Juegas { $card } y navegas hasta la casilla { $to } del mar.
   *[no] { $player } juega { $card } y navega hasta la casilla { $to } del mar.
}
event-bonus = { $you ->
    [yes] Ocupas la casilla de bonificación de { $value } en { $area }.
   *[no] { $player } ocupa la casilla de bonificación de { $value } en { $area }.
}
event-extra = { $you ->
    [yes] Tomas { $card } de las expuestas como carta adicional.
   *[no] { $player } toma { $card } de las expuestas como carta adicional.
}
event-declined = { $you ->
    [yes] Renuncias a la carta adicional.
   *[no] { $player } renuncia a la carta adicional.
}
event-supply-empty = { $you ->
    [yes] Tu último diamante está en el tablero. La partida acaba cuando todos completen este turno.
   *[no] El último diamante de { $player } está en el tablero. La partida acaba cuando todos completen este turno.
}
event-left-over = Las cartas que nadie se ha quedado pasan a estar expuestas: { $cards }.
event-ended = { $how_id ->
    [deck] El mazo se ha agotado: fin de la partida.
   *[diamonds] Alguien se ha quedado sin diamantes: fin de la partida.
}

reason-group = { $size ->
    [one] un diamante en los talleres
   *[other] un grupo de { $size } en los talleres
}
reason-pigment-group = { $size ->
    [one] un diamante en pigmento, que vale el doble
   *[other] un grupo de { $size } en los talleres, doblado por el pigmento
}
reason-residence-run = { $size ->
    [one] una residencia
   *[other] una fila de { $size } residencias
}
reason-citizen = fila { $level } de la pirámide
reason-citizen-doubled = fila { $level } de la pirámide, doblada porque coincide el símbolo
reason-triangle = { $count ->
    [one] un diamante bajo el nuevo
   *[other] { $count } diamantes bajo el nuevo
}
reason-column = { $count ->
    [one] un diamante en una columna que vale { $value }
   *[other] { $count } diamantes en una columna que vale { $value } por diamante
}
reason-fleet = { $ships ->
    [one] un barco de una flota con { $goods ->
        [one] { $goods } mercancía
       *[other] { $goods } mercancías
    }
   *[other] { $ships } barcos de una flota con { $goods ->
        [one] { $goods } mercancía
       *[other] { $goods } mercancías
    }
}
reason-sea-space = navegando hasta un { $points }
reason-bonus-space = una casilla de bonificación en { $area }
reason-empty-display = una carta adicional sin cartas expuestas

## Cómo llama el informe de equilibrio a lo que recibe (trait) y hace (did, por suceso) cada asiento

did-dealt = Recibido
did-chose = Elegido
did-passed = Pasado
did-extra = Carta adicional
did-placed = Colocado
did-sailed = Navegado con

## La hoja de puntos

source-workshops = Talleres
source-residences = Residencias
source-nobles = Nobles
source-commoners = Pueblo llano
source-trade = Comercio
source-harbor = Puerto
source-sea = Mar
source-bonus = Bonificaciones
source-display = Sin cartas expuestas

## Por qué no

refusal-card-chosen-already = Ya has elegido tu carta: úsala ahora.
refusal-card-not-in-hand = { $card } no está en tu mano.
refusal-no-extra-card-now = Solo juegas una carta expuesta cuando consigues una carta adicional.
refusal-card-not-in-display = { $card } no está entre las cartas expuestas.
refusal-nothing-to-decline = No has conseguido ninguna carta adicional a la que renunciar.
refusal-choose-card-first = Primero elige una carta de tu mano.
refusal-choose-extra-card-first = Primero elige una carta expuesta, o renuncia.
refusal-choose-card-for = Primero elige una carta de tu mano. { $cards_count ->
    [one] Sirve esta: { $cards }.
   *[other] Sirven estas: { $cards }.
}
refusal-choose-extra-card-for = Primero elige una carta expuesta. { $cards_count ->
    [one] Sirve esta: { $cards }.
   *[other] Sirven estas: { $cards }.
}
refusal-no-card-for-area = { $where_id ->
    [hand] Ninguna de tus cartas sirve para { $area }.
   *[display] Ninguna carta expuesta sirve para { $area }.
}
refusal-no-card-for-symbol = { $where_id ->
    [hand] Esa casilla pide una carta de { $symbol }, y no tienes ninguna.
   *[display] Esa casilla pide una carta de { $symbol }, y no hay ninguna expuesta.
}
refusal-wrong-area = Con { $card } solo puedes colocar en { $area }.
refusal-space-taken = Ahí ya hay un diamante de { $owner }.
refusal-no-diamonds-left = No te quedan diamantes; todavía puedes navegar.
refusal-residence-next = Las residencias se ocupan en orden; la siguiente es { $space }.
refusal-wrong-symbol = { $card } solo va en una casilla de { $symbol }.
refusal-ship-at-the-end = Tu barco ya está en la última casilla del mar: no hay nada que decidir.
refusal-pyramid-support = Antes tienen que estar ocupadas las dos casillas de debajo: así se llega a { $space }.
refusal-ship-of-other = Ese barco es de { $owner }; tú solo mueves el tuyo.
refusal-sail-forward = Tu barco solo navega hacia delante, desde donde está.
refusal-sail-by-wheel = Esa casilla está a { $steps } de tu barco, y navegas justo lo que diga un timón: { $wheels }.
refusal-position-cards-wrong = La posición no contiene exactamente las { $count } cartas del juego. { $missing ->
    [none] { "" }
   *[other] Falta: { $missing }.
}{ $surplus ->
    [none] { "" }
   *[other] { " " }Sobra: { $surplus }.
}
refusal-position-residences-gap = Hay un hueco en la fila de residencias: se llena desde el principio.
refusal-position-in-the-air = Hay un diamante en el aire ({ $space }): antes hay que ocupar las dos casillas de debajo.
refusal-position-not-played-for = Ninguna carta de los descartes corresponde al diamante de esta casilla: { $space }.
refusal-position-diamonds-wrong = { $seat } no tiene { $count } diamantes en esta posición.

## Nombres

number = { $number ->
    [none] {""}
   *[other] { " " }{ $number }
}
nth-m = { $nth ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
    [6] sexto
    [7] séptimo
    [8] octavo
    [9] noveno
   *[other] { $nth }.º
}
nth-f = { $nth ->
    [1] primera
    [2] segunda
    [3] tercera
    [4] cuarta
    [5] quinta
    [6] sexta
   *[other] { $nth }.ª
}
row = { $level ->
    [1] primera fila
    [2] segunda fila
   *[3] fila de arriba
}
row-nth = { $row ->
    [1] primera
    [2] segunda
    [3] tercera
    [4] cuarta
   *[5] quinta
}
citizen = { $symbol_id ->
    [coin] { citizen-f }
    [cross] { citizen-f }
    [shell] { citizen-f }
   *[other] { citizen-m }
}
citizen-f = { $alike ->
    [one] la { $symbol }
   *[other] la { nth-f } { $symbol }
}
citizen-m = { $alike ->
    [one] el { $symbol }
   *[other] el { nth-m } { $symbol }
}
name-quartz = { $number ->
    [none] cuarzo
   *[other] el cuarzo { $number }
}
name-ash = { $number ->
    [none] ceniza
   *[other] la ceniza { $number }
}
name-lime = { $number ->
    [none] cal
   *[other] la cal { $number }
}
name-pigment = { $number ->
    [none] pigmento
   *[other] el pigmento { $number }
}
name-residence = { $number ->
    [none] residencia
   *[other] la residencia { $number }
}
name-lion = { $number ->
    [none] león
   *[other] el león { $number }
}
name-coin = { $number ->
    [none] moneda
   *[other] la moneda { $number }
}
name-cross = { $number ->
    [none] cruz
   *[other] la cruz { $number }
}
name-fish = { $number ->
    [none] pez
   *[other] el pez { $number }
}
name-shell = { $number ->
    [none] concha
   *[other] la concha { $number }
}
name-crab = { $number ->
    [none] cangrejo
   *[other] el cangrejo { $number }
}
name-glassware = { $number ->
    [none] cristalería
   *[other] la cristalería { $number }
}
name-carafe = { $number ->
    [none] vasija
   *[other] la vasija { $number }
}
name-jewelry = { $number ->
    [none] joyería
   *[other] la joyería { $number }
}
name-swan = { $number ->
    [none] cisne
   *[other] el cisne { $number }
}
name-harbor = { $number ->
    [none] el puerto
   *[other] el puerto { $number }
}
name-workshops = los talleres
name-residences = las residencias
name-nobles = los nobles
name-commoners = el pueblo llano
name-trade = el comercio
name-citizens = los ciudadanos
name-sea = { $number ->
    [none] el mar
   *[other] la casilla { $number } del mar
}
name-ship = { $number ->
    [none] el barco
   *[other] el barco del jugador { $player }
}
name-stay = el barco se queda
name-decline = ninguna carta adicional
name-display = las cartas expuestas
name-w = el { nth-m } taller de { $symbol }
name-r = la { nth-f } residencia de { $points }
name-nb = { citizen } de los nobles, { row }
name-ns = { citizen } de los nobles, { row }
name-nt = { citizen } de los nobles, { row }
name-cb = { citizen } del pueblo llano, { row }
name-cs = { citizen } del pueblo llano, { row }
name-ct = { citizen } del pueblo llano, { row }
name-t = { $symbol_id ->
    [swan] el { $symbol }
   *[other] la { $symbol }
} de la { row-nth } fila de comercio
name-h = el { nth-m } barco de la flota { $row }
name-g = el { nth-m } diamante dorado
name-bonus-workshops = las casillas de bonificación de los talleres
name-bonus-residences = las casillas de bonificación de las residencias
name-bonus-nobles = las casillas de bonificación de los nobles
name-bonus-commoners = las casillas de bonificación del pueblo llano
name-bonus-trade = las casillas de bonificación del comercio

## Ayuda: qué es y qué hace cada cosa

wheel-help = O, como con cualquier carta, navega: su timón hace avanzar { $wheel } a tu barco.
workshop-card-help = Carta de taller: coloca un diamante en una casilla libre con este símbolo. Ganas 1 punto por cada diamante de tu grupo conectado. { wheel-help }
noble-card-help = Carta de nobles: coloca un diamante en cualquier casilla libre de su pirámide; sobre la base, tienen que estar ocupadas las dos de debajo. Si la casilla muestra este símbolo, vale el doble. { wheel-help }
commoner-card-help = Carta de pueblo llano: coloca un diamante en cualquier casilla libre de su pirámide; sobre la base, tienen que estar ocupadas las dos de debajo. Si la casilla muestra este símbolo, vale el doble. { wheel-help }
trade-card-help = Carta de comercio: coloca un diamante en una casilla libre de esta mercancía. Después, cada diamante de la columna da a su dueño tantos puntos como diamantes hay en ella. { wheel-help }
help-quartz = { workshop-card-help }
help-ash = { workshop-card-help }
help-lime = { workshop-card-help }
help-pigment = Carta de taller: coloca un diamante en una casilla libre de pigmento. Ganas 2 puntos, en vez de 1, por cada diamante de tu grupo conectado. { wheel-help }
help-residence = Carta de residencia: coloca un diamante en la siguiente residencia libre. Ganas sus puntos y, otra vez, los de tu propia fila sin huecos justo anterior. { wheel-help }
help-lion = { noble-card-help }
help-coin = { noble-card-help }
help-cross = { noble-card-help }
help-fish = { commoner-card-help }
help-shell = { commoner-card-help }
help-crab = { commoner-card-help }
help-glassware = { trade-card-help }
help-carafe = { trade-card-help }
help-jewelry = { trade-card-help }
help-swan = { trade-card-help }
help-harbor = { $number ->
    [none] { rules-harbor }
   *[other] Carta de puerto: coloca un diamante en cualquier barco libre y, además, navega con el timón: { $wheel }. Una flota de tres barcos puntúa cuando está completa. O solo navega.
}
help-workshops = { rules-workshops }
help-residences = { rules-residences }
help-nobles = { rules-citizens }
help-commoners = { rules-citizens }
help-citizens = { rules-citizens }
help-trade = { rules-trade }
help-sea = { $number ->
    [none] { rules-sea }
    [0] La bahía, de donde salen los barcos.
   *[other] { $extra ->
        [yes] Si tu barco se detiene aquí ganas { $points ->
            [0] una carta adicional.
           *[other] { points-here } y una carta adicional. Nadie navega más allá.
        }
       *[no] Si tu barco se detiene aquí ganas { points-here }.
    }
}
points-here = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
help-w = Una casilla de los talleres. Ganas 1 punto por cada diamante de tu grupo, contando el nuevo, o 2 por cada uno si el nuevo cae en pigmento. Ocupar la última de las tres casillas que rodean un diamante dorado da una carta adicional.
help-r = Una residencia de { points-here }. Se ocupan en orden, sin saltarse ninguna. Ganas sus puntos y los de tu propia fila sin huecos justo anterior.
pyramid-help = Una casilla de pirámide de { points-here }, el doble si la carta muestra el mismo símbolo. Sobre la base, tienen que estar ocupadas las dos de debajo. Todos los diamantes del triángulo inferior vuelven a puntuar para sus dueños. La fila de arriba da una carta adicional.
help-nb = { pyramid-help }
help-ns = { pyramid-help }
help-nt = { pyramid-help }
help-cb = { pyramid-help }
help-cs = { pyramid-help }
help-ct = { pyramid-help }
help-t = Una casilla de comercio, para la mercancía de esta columna. Cada diamante de la columna da a su dueño tantos puntos como diamantes hay ya en ella. Si alguien tiene allí más diamantes que tú, consigues una carta adicional.
help-h = Un barco de la flota { $row }. Cuando sus tres barcos están ocupados, cada diamante en ellos vale 0, 1, 3, 6 o 10 puntos según haya de 0 a 4 mercancías ocupadas en la fila de comercio contigua. Después navegas con el timón de la carta.
help-g = Quien ocupa la última de las tres casillas que rodean este diamante dorado juega una carta adicional.
help-bonus-workshops = Quien primero tenga diamantes en las cuatro materias primas gana 20 puntos; los siguientes, 15, 10 y 5. Cuesta uno de tus diamantes; una vez por jugador.
help-bonus-residences = Quien primero tenga diamantes en residencias de cuatro valores distintos gana 20 puntos; los siguientes, 15, 10 y 5. Cuesta uno de tus diamantes; una vez por jugador.
help-bonus-nobles = Quien primero tenga diamantes en los tres símbolos de los nobles gana 20 puntos; los siguientes, 15, 10 y 5. Cuesta uno de tus diamantes; una vez por jugador.
help-bonus-commoners = Quien primero tenga diamantes en los tres símbolos del pueblo llano gana 20 puntos; los siguientes, 15, 10 y 5. Cuesta uno de tus diamantes; una vez por jugador.
help-bonus-trade = Quien primero tenga diamantes en las cuatro mercancías gana 20 puntos; los siguientes, 15, 10 y 5. Cuesta uno de tus diamantes; una vez por jugador.
help-ship = Tu barco. Cualquier carta puede usarse solo por el número de su timón: el barco avanza esas casillas y solo cuenta aquella en la que se detiene.
help-stay = Coloca el diamante en el puerto sin mover tu barco.
help-decline = Deja las cartas expuestas como están y termina tu turno.
help-display = Las cartas boca arriba junto al tablero. De aquí se juegan las cartas adicionales. Al final de cada ronda se añaden las que nadie se ha quedado; nada más las repone.

## Las reglas en breve, en el orden de la mesa

topic-goal = El objetivo
rules-goal = Colocas diamantes de vidrio en un tablero común, una carta cada vez. Los puntos se ganan al momento; quien más tenga, gana.
topic-turn = Un turno
rules-turn = Al empezar la ronda, todos reciben cinco cartas. Quédate una y pasa el resto a la izquierda; después, desde el jugador inicial, cada cual juega la que se ha quedado. Se sigue con las cartas recibidas hasta que queda una (dos si sois dos): esas pasan a estar expuestas.
topic-card = Usar una carta
rules-card = Una carta te deja colocar un diamante en una casilla de su zona. O úsala solo por el número de su timón y navega, muestre lo que muestre. Después se descarta.
topic-extra = Cartas adicionales
rules-extra = Algunas colocaciones y algunas casillas del mar dan una carta adicional: puedes jugar al momento una de las expuestas, como si fuera de tu mano. Puede darte otra, y así sucesivamente.
topic-workshops = Talleres
rules-workshops = Cualquier casilla libre con el símbolo de la carta. 1 punto por cada diamante de tu grupo conectado con el nuevo; 2 por cada uno si el nuevo cae en pigmento. Bonificación: las cuatro materias primas. Carta adicional: ocupar la última de las tres casillas que rodean un diamante dorado.
topic-residences = Residencias
rules-residences = Siempre la siguiente casilla libre. Sus puntos y, otra vez, los de tus diamantes en fila sin huecos justo anteriores. Bonificación: cuatro valores distintos. Carta adicional: el tercer y el quinto valor distinto.
topic-citizens = Ciudadanos
rules-citizens = Dos pirámides, nobles y pueblo llano. Cualquier casilla libre de la pirámide de la carta; sobre la base, solo encima de dos ocupadas. 1, 3 o 6 puntos según la fila, el doble si carta y casilla muestran el mismo símbolo; y cada diamante del triángulo inferior da su 1 o su 3 a su dueño. Bonificación: los tres símbolos de una pirámide. Carta adicional: la fila de arriba.
topic-trade = Comercio
rules-trade = Cualquier casilla libre de la mercancía de la carta. Cada diamante de esa columna da a su dueño tantos puntos como diamantes hay en ella. Bonificación: las cuatro mercancías. Carta adicional: si alguien tiene más diamantes que tú en la columna.
topic-harbor = Puerto
rules-harbor = Cualquier barco libre. Cuando los tres barcos de una fila están ocupados, la flota zarpa: cada diamante en ella vale 0, 1, 3, 6 o 10 puntos según haya 0, 1, 2, 3 o 4 mercancías ocupadas en la fila de comercio contigua. Después tu propio barco navega con el número del timón.
topic-sea = El mar
rules-sea = Solo cuenta la casilla en la que se detiene tu barco: sus puntos, o una carta adicional. En la última están las dos cosas, y ahí acaba el viaje.
topic-bonus = Bonificaciones
rules-bonus = Cinco zonas tienen cuatro casillas de bonificación: 20, 15, 10 y 5. Quien primero cumple el objetivo de la zona ocupa la más alta que quede, con un diamante de su suministro. Una por jugador en cada zona.
topic-end = El final
rules-end = La partida acaba con la ronda en la que se agota el mazo, o cuando alguien coloca el último de sus 27 diamantes: entonces juegan su carta quienes aún la tienen elegida, y nada más. Hay otros tres diamantes en reserva para ese último turno.
