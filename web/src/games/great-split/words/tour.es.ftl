gs-tour-goal-title = Gana quien más prestigio tenga
gs-tour-goal = Durante { $rounds ->
    [6] seis
   *[other] { $rounds }
} rondas reúnes libros, obras de arte, piedras preciosas y oro. Lo que alcanzas da puntos de prestigio, y gana quien tenga más.
gs-tour-hand-title = Tu mano
gs-tour-hand = Divide estas cartas en dos montones y pásaselos a { $left }, que se lleva uno. El otro vuelve a ti; todo el mundo lo hace a la vez.
gs-tour-piles-title = Dos montones
gs-tour-piles = Toca una carta, o arrástrala, para pasarla al otro montón. Cada montón necesita al menos una carta.
gs-tour-needs-title = ¿Qué necesita { $left }?
gs-tour-needs = A y B muestran adónde llevaría cada montón los cubos, en el tablero de { $left } y en el tuyo. Haz que los dos te convengan y que uno le baste a { $left }.
gs-tour-close-title = Cierra la cartera
gs-tour-close = Pulsa el botón cuando te gusten tus montones. Nadie los ve hasta que todo el mundo ha dividido.
gs-tour-choose-title = Ahora eliges tú
gs-tour-choose = Esta es la cartera de { $right }: quédate el montón que más te convenga. Junto con el que te deja { $left }, es tu mano de esta ronda.
gs-tour-play-title = Juega tus cartas
gs-tour-play = Juégalas todas, en cualquier orden: cada icono es un paso en su marcador, y el divisor un paso donde quieras. Una carta que no sirve se vende por un paso de oro o por un punto.
gs-tour-tome-title = Libros
gs-tour-tome = Los libros puntúan el número del último libro al que ha llegado tu cubo. Los de más adelante valen más.
gs-tour-artwork-title = Obras de arte
gs-tour-artwork = Las obras de arte puntúan lo que el mercado paga por la casilla de tu cubo: nada muy por debajo del medidor, lo máximo por encima. El medidor sube de ronda en ronda: no te quedes atrás.
gs-tour-gems-title = Piedras preciosas
gs-tour-gems = Topacios y esmeraldas puntúan juntos: el doble de lo que menos tengas. Haz avanzar las dos piedras.
gs-tour-gold-title = Oro
gs-tour-gold = El oro solo puntúa por sus contratos. Pero cada doble flecha que pasas son { $arrow ->
    [2] dos
   *[other] { $arrow }
} pasos inmediatos en otro marcador.
gs-tour-seals-title = Marcadores de sellos
gs-tour-seals = Las cartas de sellos mueven estos cubos. Una cinta da estrellas, y un icono es un paso inmediato en su recurso.
gs-tour-contracts-title = Contratos
gs-tour-contracts = Al final cada contrato que has pasado, y cada uno de tu personaje, puntúa las estrellas de la última cinta de su fila. Los hay de libros, obras de arte, topacios, esmeraldas y oro.
gs-tour-prestige-title = Prestigio
gs-tour-prestige = Los laureles son prestigio al momento, igual que una carta vendida por un punto. Los pasos de prestigio son puntos seguros.
gs-tour-rounds-title = Cuándo se puntúa
gs-tour-rounds = Tras las rondas { $early } y { $late } puntúan estas fichas: libros, obras de arte o piedras preciosas. Tras la { $rounds } puntúan otra vez las tres cosas, y los contratos.
gs-tour-end-title = No hace falta más
gs-tour-end = Señala cualquier cosa, o mantén el dedo encima, para leer qué hace; en Reglas está todo. En tus primeras decisiones se sugiere una buena jugada.
