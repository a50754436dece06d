cb-tour-goal-title = Gana quien más puntos tenga
cb-tour-goal = Llena tu ducado de losetas: puntúan las áreas completas, los animales, las mercancías y mucho más. Tras { $phases } fases de { $rounds } rondas gana quien tenga más puntos.
cb-tour-goal-solo-title = Llena tu ducado
cb-tour-goal-solo = Ganas si cubres las { $hexes } casillas de tu ducado en { $rounds } rondas. Los puntos te ayudan por el camino.
cb-tour-dice-title = Dos dados, dos acciones
cb-tour-dice = Has sacado { $first } y { $second }. Con cada dado haces una cosa: tomar una loseta, colocar una, vender mercancías o tomar dos trabajadores.
cb-tour-take-title = Toma una loseta
cb-tour-take = Elige una loseta que brille en el depósito que muestra uno de tus dados y pulsa el botón. Un martillo es un trabajador que tendrías que gastar.
cb-tour-keys-title = Espera en una casilla-llave
cb-tour-keys = Solo se colocan losetas que estén aquí. Caben { $spaces }: no dejes que se llenen.
cb-tour-place-title = Coloca una loseta
cb-tour-place = Elige la loseta y después una casilla que brille: deben coincidir color y número, y tocar una loseta tuya. Si no brilla ninguna, usa el dado para otra loseta o para trabajadores.
cb-tour-areas-title = Las áreas puntúan
cb-tour-areas = Al cubrir la última casilla de un área puntúas su tamaño, de { $least } por una casilla a { $most } por { $size }. Además, la bonificación de la fase: de { $early } en la fase { $first } a { $late } en la fase { $last }.
cb-tour-colours-title = Bonificaciones por color
cb-tour-colours = Quien primero cubre todas las casillas de un color recibe su bonificación grande, { $first } puntos. El segundo recibe { $second }.
cb-tour-castle-title = Castillos, verde oscuro
cb-tour-castle = Un castillo es una acción más al momento, con el número que quieras. Solo puntúa por su área.
cb-tour-mine-title = Minas, gris
cb-tour-mine = Cada mina da una de plata al final de cada fase. Cuanto antes, más paga.
cb-tour-ship-title = Barcos, azul
cb-tour-ship = { $solo ->
    [yes] Un barco carga todas las mercancías de un depósito, y los demás pierden las suyas. { $price } mercancías pueden ser una loseta negra.
   *[no] Un barco carga todas las mercancías de un depósito y te adelanta en el puente. Quien va delante juega antes.
}
cb-tour-goods-title = Las mercancías puntúan
cb-tour-goods = Un dado vende todas tus mercancías de su número. Cada una son { $points } puntos, y la venta da una de plata.
cb-tour-livestock-title = Ganado, verde claro: puntúa
cb-tour-livestock = Cada animal de la loseta es un punto. Todos los de la misma especie que ya están en ese pasto puntúan otra vez.
cb-tour-building-title = Edificios, beige
cb-tour-building = Cada clase hace algo una vez: tomar o colocar una loseta, vender, traer trabajadores o plata; las atalayas puntúan { $points }. En cada ciudad, uno de cada clase.
cb-tour-monastery-title = Monasterios, amarillo
cb-tour-monastery = Cada monasterio te cambia una regla para el resto de la partida, o puntúa { $solo ->
    [yes] al momento
   *[no] al final
} por lo que has reunido. Señala uno para leerlo.
cb-tour-purse-title = Trabajadores y plata
cb-tour-purse = Un trabajador cambia un dado en uno; el 6 y el 1 son vecinos. Con { $price } de plata compras una loseta del depósito negro, una vez por turno y sin dado.
cb-tour-left-over-title = Lo que sobra
cb-tour-left-over = Al final cada mercancía sin vender, cada moneda de plata y cada dos trabajadores que sobran puntúan 1. Los monasterios suman lo suyo.
cb-tour-extra-tiles-title = Aquí: losetas adicionales
cb-tour-extra-tiles = La grúa es el edificio que te haga falta, y las ocas son ganado que vuelve a puntuar con cada loseta que llega a su pasto. Los monasterios 27 y 28 suben tu peón y venden trabajadores.
cb-tour-white-castles-title = Aquí: castillos blancos
cb-tour-white-castles = Un castillo blanco es un edificio. Te da una acción más, con lo que muestra el dado blanco.
cb-tour-inns-title = Aquí: posadas
cb-tour-inns = Compra una posada como una loseta negra y colócala en cualquier color, una por área. Su área puntúa como si tuviera una casilla más.
cb-tour-trade-routes-title = Aquí: rutas comerciales
cb-tour-trade-routes = Las mercancías que vendes se ponen en tu ruta desde la izquierda. Donde coincide el color recibes al momento lo que está impreso: puntos, plata, una acción y más.
cb-tour-shields-title = Aquí: escudos
cb-tour-shields = Con dos dados iguales tomas un escudo del depósito de ese número, para uno de tus castillos. Te cambia una regla, cuesta { $tax } de plata por fase y al final puntúa { $points }.
cb-tour-border-posts-title = Aquí: puestos fronterizos
cb-tour-border-posts = Une dos puestos con una cadena de losetas y puntúas los puntos de la fase. El tercero los puntúa otra vez, con una bonificación para los dos primeros jugadores.
cb-tour-team-title = Aquí: equipos
cb-tour-team = Compartes con tu pareja un ducado, mercancías, plata y trabajadores; cada uno tiene sus dados. Vuestros puntos se suman.
cb-tour-solo-title = El contador
cb-tour-solo = Los puntos mueven este contador; en la meta recibes una acción, y los puntos que pasan de ella se pierden. Justo después de puntuar, los que falten se pueden comprar con plata.
cb-tour-turn-title = Termina tu turno
cb-tour-turn = El botón dice lo que no has usado. Hasta que lo pulses puedes deshacer tus jugadas.
cb-tour-end-title = No necesitas más
cb-tour-end = Señala cualquier cosa, o mantén el dedo encima, para leer qué hace; en Reglas está todo. En tus primeros turnos se sugiere una buena jugada.
