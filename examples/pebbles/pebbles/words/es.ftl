game = Guijarros
game-about = Echa guijarros en las pozas y sé el más alto cuando caiga el tercero. De 2 a 4 jugadores.

option-low_tide = Marea baja
help-option-low_tide = Qué guijarro de una poza llena es el mejor.
option-low_tide-false = marea alta
help-option-low_tide-false = El guijarro más alto de una poza llena es el que más puntúa.
option-low_tide-true = marea baja
help-option-low_tide-true = El guijarro más bajo de una poza llena es el que más puntúa.

## Cosas

name-pebble = guijarro { $number }
help-pebble = Un guijarro de { $number }. En una poza llena el mejor da 3 puntos y el siguiente 1.
name-pool = poza { $number }
help-pool = El tercer guijarro cierra la poza: el mejor da 3 puntos, el siguiente 1, y la poza vuelve a estar vacía.

## Lo que se hace y lo que pasa

action-drop = Echar { $pebble } en { $pool }.
event-dropped = { $you ->
    [yes] Echas { $pebble } en { $pool }.
   *[no] { $player } echa { $pebble } en { $pool }.
}
event-closed = El tercer guijarro cierra { $pool }.
source-pools = Pozas
reason-best = { $pebble } es el mejor de { $pool }
reason-next = { $pebble } es el siguiente de { $pool }

field-hands = Manos
field-pools = Pozas
field-owners = De quién son
field-spent = Fuera del juego
field-bag = Bolsa

prompt = Elige un guijarro y una poza.
board-hidden = + { $count } ocultos

## Por qué no

refusal-pebble-not-yours = { $pebble } no está en tu mano.
refusal-own-on-top = En { $pool } hay encima un guijarro tuyo.
refusal-position-pebbles-wrong = Cada uno de los { $count } guijarros debe estar en algún sitio, una sola vez.

## Las reglas en breve

topic-turn = Tu turno
rules-turn = Echa uno de tus guijarros en una poza, pero no encima de un guijarro tuyo.
topic-pools = Pozas
rules-pools = El tercer guijarro cierra la poza. El más alto de los tres (con marea baja, el más bajo) da 3 puntos y el siguiente 1.
topic-end = El final
rules-end = La partida acaba cuando todas las manos están vacías. Gana quien tenga más puntos.
